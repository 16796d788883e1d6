"""The Crocodile ("Crocodile"): its move and Drown. Submerge is in ``situation``."""

from __future__ import annotations

from collections.abc import Iterator

from .animals import CROCODILE, KIND, POISONED, PORCUPINE
from .deeds import Deed, drown, walk
from .situation import Situation, wander
from .terrain import NEIGHBOURS


def crocodile_moves(situation: Situation, cell: int) -> Iterator[Deed]:
    """From swamp one or two steps, turning freely, and Drown; from dry land one step."""
    wet = cell in situation.swamp
    for end in wander(situation, cell, 2 if wet else 1, lambda square: may_take(situation, square), fears=True):
        yield walk(cell, end, situation.board[end] != 0)
    if wet and not situation.board[cell] & POISONED:
        for victim in NEIGHBOURS[cell]:
            if situation.is_enemy(victim) and may_take(situation, victim):
                for end in ends(situation, cell, victim):
                    yield drown(cell, victim, end)


def may_take(situation: Situation, square: int) -> bool:
    """A Crocodile never captures a Crocodile that is in the swamp."""
    return situation.board[square] & KIND != CROCODILE or square not in situation.swamp


def ends(situation: Situation, cell: int, victim: int) -> Iterator[int]:
    """After Drown it is where it was, or on an empty swamp square next to the victim's that it may touch. Drowning a
    Porcupine that costs the Crocodile is one deed, on the spot (RULINGS, "Drown")."""
    yield cell
    code = situation.board[victim]
    if code & KIND == PORCUPINE and not code & POISONED:
        return
    for square in NEIGHBOURS[victim]:
        if square in situation.swamp and not situation.board[square] and square not in situation.quills:
            yield square
