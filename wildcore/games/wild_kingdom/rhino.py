"""The Rhino ("Rhino"): its move and Tough Guy."""

from __future__ import annotations

from collections.abc import Iterator

from .animals import POISONED, is_frog
from .deeds import Deed, walk
from .situation import Situation, slide
from .terrain import CELLS, DIAGONAL, RAYS, STRAIGHT

CORNERS = tuple(tuple(RAYS[d][cell][0] for d in DIAGONAL if RAYS[d][cell]) for cell in CELLS)


def rhino_moves(situation: Situation, cell: int) -> Iterator[Deed]:
    """Any distance straight ahead with capture, or one step diagonally without; swamp slows it down."""
    board = situation.board
    tough = not board[cell] & POISONED
    for end in slide(situation, cell, STRAIGHT, wades=True, runs_over=lambda _, code: tough and is_frog(code)):
        yield walk(cell, end, board[end] != 0)
    for end in CORNERS[cell]:
        if not board[end] and end not in situation.quills:
            yield walk(cell, end, False)
