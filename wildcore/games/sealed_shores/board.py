"""The island: a cross of 45 points, six lines that go over the edge and three rings.

Reconstructed (RULINGS, "Sealed Shores"): columns a–i and ranks 1–9 without the four corners of three by three. Every
line is closed: a full column or row comes in again at the opposite edge, and ring ``k`` joins the four rows of three
points at distance ``k`` from the middle. Points are bits, rank by rank from the bottom.
"""

from __future__ import annotations

from math import cos, pi, sin

from ...core.game import Options
from ...core.message import Message
from ...core.view import Cell, Scene

SIZE = 9
MIDDLE = (3, 4, 5)

PLACES = tuple((x, y) for y in range(SIZE) for x in range(SIZE) if x in MIDDLE or y in MIDDLE)
NUMBERS = {place: number for number, place in enumerate(PLACES)}
NAMES = tuple(f"{'abcdefghi'[x]}{y + 1}" for x, y in PLACES)
POINTS = range(len(PLACES))

Line = tuple[int, ...]


def _ring(distance: int) -> Line:
    low, high = 3 - distance, 5 + distance
    top = [(x, high) for x in MIDDLE]
    right = [(high, y) for y in reversed(MIDDLE)]
    bottom = [(x, low) for x in reversed(MIDDLE)]
    left = [(low, y) for y in MIDDLE]
    return tuple(NUMBERS[place] for place in (*top, *right, *bottom, *left))


COLUMNS = tuple(tuple(NUMBERS[x, y] for y in range(SIZE)) for x in MIDDLE)
ROWS = tuple(tuple(NUMBERS[x, y] for x in range(SIZE)) for y in MIDDLE)
RINGS = tuple(_ring(distance) for distance in (1, 2, 3))
LINES = COLUMNS + ROWS + RINGS
"""Each a closed round of points."""

LINES_THROUGH = tuple(tuple(line for line in LINES if point in line) for point in POINTS)
"""The two lines of each point."""

OVER_THE_EDGE = {ends for line in COLUMNS + ROWS for ends in ((line[0], line[-1]), (line[-1], line[0]))}
"""The pairs of points that are neighbours over the edge."""


def _drawn(x: float, y: float) -> tuple[float, float]:
    """Where a place is in the drawing: its middle from the top left."""
    return x + 0.5, SIZE - y - 0.5


def _bend(here: int, there: int) -> tuple[tuple[float, float], ...]:
    """Two places on the quarter of a circle by which a ring goes from one row of three to the next; none elsewhere."""
    (x, y), (to_x, to_y) = PLACES[here], PLACES[there]
    if x == to_x or y == to_y:
        return ()
    middle_x, middle_y = (x, to_y) if x in MIDDLE and to_y in MIDDLE else (to_x, y)
    turns = [(cos(turn), sin(turn)) for turn in (pi / 6, pi / 3)]
    return tuple(
        _drawn(
            round(middle_x + (x - middle_x) * begin + (to_x - middle_x) * end, 2),
            round(middle_y + (y - middle_y) * begin + (to_y - middle_y) * end, 2),
        )
        for begin, end in turns
    )


BENDS = {
    way: bend
    for ring in RINGS
    for here, there in zip(ring, ring[1:] + ring[:1], strict=True)
    for way in ((here, there), (there, here))
    if (bend := _bend(*way))
}
"""By two neighbours on a ring: the places between them where it bends."""


def _kind(x: int, y: int) -> str:
    return "cell-middle" if x in MIDDLE and y in MIDDLE else "cell-shore"


_SCENE = Scene(
    SIZE,
    SIZE,
    "board.svg",
    tuple(
        Cell(NAMES[n], *_drawn(x, y), "point", SIZE - 1 - y, x, Message(_kind(x, y))) for n, (x, y) in enumerate(PLACES)
    ),
)


def scene(options: Options) -> Scene:
    """The board without sea lions."""
    return _SCENE
