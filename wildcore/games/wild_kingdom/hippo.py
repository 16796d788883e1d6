"""The Hippo ("Hippo"): its move and Territorialism. Submerge is in ``situation``."""

from __future__ import annotations

from collections.abc import Iterator

from .animals import KIND, POISONED, PORCUPINE
from .deeds import Deed, walk
from .situation import Situation, slide


def hippo_moves(situation: Situation, cell: int) -> Iterator[Deed]:
    """Any distance in any direction with capture; swamp does not hinder it. In its territory it passes enemies, which
    are captured, but never a Porcupine, poisoned or not."""
    board = situation.board
    fierce = not board[cell] & POISONED
    home = situation.terrain.territory[situation.seat]

    def runs_over(square: int, code: int) -> bool:
        return fierce and square in home and code & KIND != PORCUPINE

    for end in slide(situation, cell, range(8), wades=False, runs_over=runs_over):
        yield walk(cell, end, board[end] != 0)
