"""The Giraffe ("Giraffe"): its move and Fling."""

from __future__ import annotations

from collections.abc import Iterator

from .animals import KIND, POISONED, PORCUPINE, SPIDER
from .deeds import Deed, fling, walk
from .situation import Situation, slide
from .terrain import CELLS, DIAGONAL, RAYS, STRAIGHT

SIDES = tuple(tuple(RAYS[d][cell][0] for d in STRAIGHT if RAYS[d][cell]) for cell in CELLS)

THROWS = tuple(tuple(ray[cell][:3] for ray in RAYS if len(ray[cell]) > 1) for cell in CELLS)
"""For each direction in which there is room: the neighbour's square and the one or two behind it."""


def giraffe_moves(situation: Situation, cell: int) -> Iterator[Deed]:
    """Any distance diagonally with capture, or one step straight without; swamp slows it down; and Fling."""
    board = situation.board
    for end in slide(situation, cell, DIAGONAL, wades=True, runs_over=lambda _, __: False):
        yield walk(cell, end, board[end] != 0)
    for end in SIDES[cell]:
        if not board[end] and end not in situation.quills:
            yield walk(cell, end, False)
    if not board[cell] & POISONED:
        for thrown, *behind in THROWS[cell]:
            if can_be_flung(situation, thrown):
                for stop in stops(situation, board[thrown], behind):
                    yield fling(cell, thrown, stop)


def can_be_flung(situation: Situation, square: int) -> bool:
    """A neighbour of either side, but no Porcupine, poisoned or not, and nobody submerged."""
    code = situation.board[square]
    return code != 0 and code & KIND != PORCUPINE and square not in situation.submerged


def stops(situation: Situation, thrown: int, behind: list[int]) -> list[int]:
    """One or two squares straight away, no further than the first animal met. Two throws with one result are one
    (RULINGS, "Fling"): a Jungle Spider is lost in the swamp, and so it is on the next square if that is empty swamp, or
    dry land where it would replace a spider just like it."""
    board, swamp = situation.board, situation.swamp
    if board[behind[0]]:
        return behind[:1]
    lost = thrown & KIND == SPIDER and behind[0] in swamp
    same = all(board[square] == (0 if square in swamp else thrown) for square in behind[1:])
    return behind[:1] if lost and same else behind
