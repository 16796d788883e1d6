"""The Porcupine ("Porcupine"): its move. Untouchable is in ``situation``, Quills in ``consequences``."""

from __future__ import annotations

from collections.abc import Iterator

from .animals import DARK, KIND, LION, POISONED, PORCUPINE, is_frog
from .deeds import Deed, walk
from .situation import Situation
from .terrain import NEIGHBOURS


def porcupine_moves(situation: Situation, cell: int) -> Iterator[Deed]:
    """One step in any direction, never onto swamp; other Porcupines' quills do not hinder it."""
    board, swamp, mine = situation.board, situation.swamp, situation.mine
    for square in NEIGHBOURS[cell]:
        code = board[square]
        if square not in swamp and (not code or code & DARK != mine):
            yield walk(cell, square, code != 0)


def quills_kill(victim: int, hunter: int) -> bool:
    """Whoever captures a Porcupine is removed too, but for Lions and Frogs; a poisoned one has no quills ("Quills")."""
    return victim & (KIND | POISONED) == PORCUPINE and hunter & KIND != LION and not is_frog(hunter)
