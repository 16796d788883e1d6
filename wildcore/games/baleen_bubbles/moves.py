"""Sliding until something stops it, for every piece alike. Source: rulebook, "Movement"."""

from __future__ import annotations

from functools import cache

from ...core.geometry import EIGHT
from ...core.position import Move
from .board import BOARD, CENTRE, NAMES, SQUARES


class Slide(Move):
    """``leaves`` and ``arrives``: the bits of the two squares."""

    __slots__ = ("arrives", "leaves")

    def __init__(self, start: int, end: int) -> None:
        super().__init__(f"{NAMES[start]}-{NAMES[end]}", (NAMES[start], NAMES[end]))
        self.leaves = 1 << start
        self.arrives = 1 << end


Slides = tuple[Slide, ...]

_slide = cache(Slide)  # each is made once, when a position first has it

# The four lines through a square, each as its two opposite directions.
_LINES = tuple(
    (BOARD.rays[EIGHT.index(direction)], BOARD.rays[EIGHT.index((-direction[0], -direction[1]))])
    for direction in ((1, 0), (0, 1), (1, 1), (1, -1))
)


class _Line(dict[int, Slides]):
    """The slides from a square along one line, by what is occupied on it. Filled as positions come up: at most 64."""

    def __init__(self, square: int, rays: tuple[tuple[int, ...], ...], whale: bool) -> None:
        self.square = square
        self.rays = rays
        self.whale = whale
        self.mask = sum(1 << cell for ray in rays for cell in ray)

    def __missing__(self, occupied: int) -> Slides:
        ends = (_stop(self.square, ray, occupied) for ray in self.rays)
        self[occupied] = slides = tuple(
            _slide(self.square, end)
            for end in ends
            if end != self.square and not (self.whale and end == CENTRE)  # "Important": only fish may stay there
        )
        return slides


def _stop(square: int, ray: tuple[int, ...], occupied: int) -> int:
    """Where a slide ends: the last square before a piece or the edge."""
    for cell in ray:
        if occupied >> cell & 1:
            break
        square = cell
    return square


def _table(whale: bool) -> tuple[tuple[tuple[int, _Line], ...], ...]:
    lines = ([_Line(square, (one[square], other[square]), whale) for one, other in _LINES] for square in SQUARES)
    return tuple(tuple((line.mask, line) for line in of_square if line.mask) for of_square in lines)


WHALE = _table(whale=True)
FISH = _table(whale=False)
"""By square: its lines, each as (squares on it, slides by which of them are occupied)."""


def slides(table: tuple[tuple[int, _Line], ...], occupied: int) -> Slides:
    """The slides of a piece whose lines are ``table``."""
    found: Slides = ()
    for mask, line in table:
        found += line[occupied & mask]
    return found
