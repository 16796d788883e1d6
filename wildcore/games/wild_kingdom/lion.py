"""The Lion ("Lion"): its move and Swipe."""

from __future__ import annotations

from collections.abc import Iterator

from .animals import POISONED
from .deeds import Deed, swipe, walk
from .situation import Situation, wander
from .terrain import AROUND, CELLS, RAYS, STRAIGHT


def _sides(cell: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The middle and the squares of each side: those next to the lion that lie in line with the middle."""
    for direction in STRAIGHT:
        across = [RAYS[d] for d in STRAIGHT if d % 2 != direction % 2]
        for middle in RAYS[direction][cell][:1]:
            beside = (square for ray in across for square in ray[middle][:1])
            yield middle, tuple(sorted((middle, *(square for square in beside if square in AROUND[cell]))))


SIDES = tuple(tuple(_sides(cell)) for cell in CELLS)
"""The four sides of a Lion, fewer and shorter at the edge."""


def lion_moves(situation: Situation, cell: int) -> Iterator[Deed]:
    """One or two steps, turning freely, and Swipe. Neither swamp nor Porcupines hinder it."""
    board = situation.board
    for end in wander(situation, cell, 2, lambda _: True, fears=False):
        yield walk(cell, end, board[end] != 0)
    if not board[cell] & POISONED:
        for middle, side in SIDES[cell]:
            if any(board[square] for square in side):
                yield swipe(cell, middle, side)
