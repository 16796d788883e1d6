"""What a disc may do: be placed, step, or slide along its own colour. Source: rulebook, "The Game"."""

from __future__ import annotations

from functools import partial

from ...core.geometry import DIAGONAL, EIGHT
from ...core.position import Move
from .board import BOARD, COLOURS, NAMES, SIZE, SQUARES

SUPPLIES = ("@purple", "@white")

_DIAGONALS = tuple(BOARD.rays[EIGHT.index(direction)] for direction in DIAGONAL)
_ROW = (1 << SIZE) - 1


class DiscMove(Move):
    """``leaves``: the bit of the square that a disc comes from, 0 when placed; ``to``: the number of its new square."""

    __slots__ = ("leaves", "to")

    def __init__(self, text: str, steps: tuple[str, ...], leaves: int, to: int) -> None:
        super().__init__(text, steps)
        self.leaves = leaves
        self.to = to


_PLACINGS = tuple(
    tuple(DiscMove(f"@{NAMES[square]}", (supply, NAMES[square]), 0, square) for square in SQUARES)
    for supply in SUPPLIES
)
_MOVES = tuple(
    tuple(DiscMove(f"{NAMES[a]}-{NAMES[b]}", (NAMES[a], NAMES[b]), 1 << a, b) for b in SQUARES) for a in SQUARES
)

Moves = tuple[DiscMove, ...]


def placings(seat: int, occupied: int) -> Moves:
    """A disc from the supply goes to any empty square."""
    rows = _EMPTY[seat]
    return (
        rows[0][occupied & _ROW]
        + rows[1][occupied >> 5 & _ROW]
        + rows[2][occupied >> 10 & _ROW]
        + rows[3][occupied >> 15 & _ROW]
        + rows[4][occupied >> 20]
    )


def moves_from(seat: int, square: int, occupied: int) -> Moves:
    """A disc on the board goes one step in any direction, or slides along a diagonal of its own colour."""
    reach = _REACH[seat][square]
    return reach[occupied & reach.matters]


class _Reach(dict[int, Moves]):
    """The moves of one seat's disc on one square by what is occupied among the squares that matter to it.

    Filled as positions come up; there are at most a few hundred for a square.
    """

    def __init__(self, seat: int, square: int) -> None:
        self.square = square
        slides = [_same_coloured(seat, square, ray[square]) for ray in _DIAGONALS]
        self.slides = [slide for slide in slides if slide]
        slid = {slide[0] for slide in self.slides}
        self.steps = [to for to in BOARD.neighbours(square) if to not in slid]
        self.matters = sum(1 << to for to in {*self.steps, *(to for slide in self.slides for to in slide)})

    def __missing__(self, occupied: int) -> Moves:
        targets = [to for to in self.steps if not occupied >> to & 1]
        for slide in self.slides:
            for to in slide:
                if occupied >> to & 1:
                    break  # no jumping
                targets.append(to)
        self[occupied] = moves = tuple(_MOVES[self.square][to] for to in sorted(targets))
        return moves


def _same_coloured(seat: int, square: int, ray: tuple[int, ...]) -> tuple[int, ...]:
    """The beginning of a diagonal that a disc may slide along: none unless it stands on its own colour, and not across
    a neutral square (RULINGS)."""
    if COLOURS[square] != seat:
        return ()
    end = next((n for n, to in enumerate(ray) if COLOURS[to] != seat), len(ray))
    return ray[:end]


def _empty(seat: int, rank: int, occupied: int) -> Moves:
    return tuple(_PLACINGS[seat][rank * SIZE + file] for file in range(SIZE) if not occupied >> file & 1)


_EMPTY = tuple(
    tuple(tuple(map(partial(_empty, seat, rank), range(1 << SIZE))) for rank in range(SIZE)) for seat in (0, 1)
)
_REACH = tuple(tuple(_Reach(seat, square) for square in SQUARES) for seat in (0, 1))
