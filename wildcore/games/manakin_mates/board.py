"""The rainforest: 5 by 5 squares; corners and centre neutral, the centre's colour purple, the rest white.

Source: rulebook, "The Game"; the colours are reconstructed (RULINGS, "Manakin Mates", board). Squares are bits of an
integer, a1 lowest, rank by rank; a set of squares is the sum of their bits.
"""

from __future__ import annotations

from ...core.game import Options
from ...core.geometry import square
from ...core.view import Scene
from ...core.view import scene as core_scene

SIZE = 5
BOARD = square(SIZE, SIZE)
SQUARES = range(SIZE * SIZE)
NAMES = tuple(place.name for place in BOARD.places)

PURPLE, WHITE, NEUTRAL = 0, 1, 2
_KINDS = ("cell-purple", "cell-white", "cell-neutral")


def _colour(name: str) -> int:
    if name in ("a1", "a5", "e1", "e5", "c3"):
        return NEUTRAL
    file, rank = BOARD.places[BOARD.cell(name)].column, BOARD.places[BOARD.cell(name)].row
    return PURPLE if (file + rank) % 2 == 0 else WHITE


COLOURS = tuple(_colour(name) for name in NAMES)
"""``PURPLE``, ``WHITE`` or ``NEUTRAL`` for each square."""

_SCENE = core_scene(BOARD, "board.svg", "square", tuple(_KINDS[colour] for colour in COLOURS))


def scene(options: Options) -> Scene:
    """The board without discs."""
    return _SCENE


def bits(squares: tuple[int, ...]) -> int:
    """The set of ``squares``."""
    return sum(1 << square for square in squares)


def _rows(length: int) -> tuple[int, ...]:
    """Every straight run of ``length`` squares, each once."""
    runs = {
        bits((start, *ray[start][: length - 1]))
        for ray in BOARD.rays
        for start in SQUARES
        if len(ray[start]) >= length - 1
    }
    return tuple(sorted(runs))


FOURS = _rows(4)
FIVES = _rows(5)
FOURS_THROUGH = tuple(tuple(row for row in FOURS if row >> square & 1) for square in SQUARES)

ENCLOSURES = tuple(
    tuple(
        (bits(ray[square][:length]), 1 << ray[square][length])
        for ray in BOARD.rays
        for length in range(1, len(ray[square]))
    )
    for square in SQUARES
)
"""For each square, in all eight directions: (a run of squares beginning beside it, the square that closes the run)."""


def names(squares: int) -> tuple[str, ...]:
    """The names of a set of squares."""
    return tuple(NAMES[square] for square in SQUARES if squares >> square & 1)
