"""Boards as tables: cells, their names and places, and the rays that leave each of them.

A :class:`Board` is made once per shape. Cells are numbered from 0; ``rays[direction][cell]`` is the tuple of cells
met when walking from ``cell`` in ``direction``, nearest first, so that sliding, stepping, jumping and looking
along a line are all loops over a tuple.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

Rays = tuple[tuple[tuple[int, ...], ...], ...]

ORTHOGONAL = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL = ((1, 1), (1, -1), (-1, -1), (-1, 1))
EIGHT = ORTHOGONAL + DIAGONAL
# In doubled columns: a step along a row is 2, a step to the next row 1.
SIX = ((2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1))


@dataclass(frozen=True, slots=True)
class Place:
    """Where a cell is: its name, the centre in board units (origin top left, y downwards) and grid row and column."""

    name: str
    x: float
    y: float
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class Board:
    """A shape: ``places`` by cell number, ``rays[direction][cell]``, and the size of its drawing in board units."""

    width: float
    height: float
    places: tuple[Place, ...]
    rays: Rays
    numbers: dict[str, int]

    def __len__(self) -> int:
        return len(self.places)

    def name(self, cell: int) -> str:
        """The name of a cell, as people write it."""
        return self.places[cell].name

    def cell(self, name: str) -> int:
        """The number of the cell called ``name``; ``KeyError`` when there is none."""
        return self.numbers[name]

    def neighbours(self, cell: int) -> tuple[int, ...]:
        """The cells one step away, in the order of the directions, each once."""
        return tuple(dict.fromkeys(ray[cell][0] for ray in self.rays if ray[cell]))


def square(files: int, ranks: int, directions: Sequence[tuple[int, int]] = EIGHT) -> Board:
    """A board of squares. Cells are numbered along the ranks from a1 at the lower left; y of a direction is up."""
    return _squares(files, ranks, directions, wrap=lambda file, rank: (file, rank))


def torus(files: int, ranks: int, directions: Sequence[tuple[int, int]] = EIGHT) -> Board:
    """As :func:`square`, but each line goes over the edge and comes in at the opposite one.

    A ray ends before it would come back to its own cell.
    """
    return _squares(files, ranks, directions, wrap=lambda file, rank: (file % files, rank % ranks))


def hexagon(rows: Sequence[tuple[int, int]]) -> Board:
    """A board of points in rows, each row half a step off its neighbours; six directions.

    ``rows``, from the top: (half steps by which the row is indented, number of points). Names are the row's letter
    from the top and the place in the row from the left. Rows are √3/2 apart, points in a row 1.
    """
    margin = 0.5
    points: list[tuple[int, int]] = []
    places: list[Place] = []
    for row, (indent, length) in enumerate(rows):
        for place in range(length):
            doubled = indent + 2 * place
            points.append((doubled, row))
            name = f"{chr(ord('a') + row)}{place + 1}"
            places.append(Place(name, margin + doubled / 2, margin + row * sqrt(3) / 2, row, place))
    width = max(place.x for place in places) + margin
    height = max(place.y for place in places) + margin
    return _board(width, height, places, points, SIX, lambda column, row: (column, row))


Wrap = Callable[[int, int], tuple[int, int]]


def _squares(files: int, ranks: int, directions: Sequence[tuple[int, int]], wrap: Wrap) -> Board:
    points = [(file, rank) for rank in range(ranks) for file in range(files)]
    places = [
        Place(f"{chr(ord('a') + file)}{rank + 1}", file + 0.5, ranks - rank - 0.5, ranks - 1 - rank, file)
        for file, rank in points
    ]
    return _board(files, ranks, places, points, directions, wrap)


def _board(
    width: float,
    height: float,
    places: Sequence[Place],
    points: Sequence[tuple[int, int]],
    directions: Sequence[tuple[int, int]],
    wrap: Wrap,
) -> Board:
    numbers = {point: number for number, point in enumerate(points)}

    def ray(start: tuple[int, int], step: tuple[int, int]) -> tuple[int, ...]:
        cells: list[int] = []
        at = wrap(start[0] + step[0], start[1] + step[1])
        while at in numbers and at != start:
            cells.append(numbers[at])
            at = wrap(at[0] + step[0], at[1] + step[1])
        return tuple(cells)

    rays = tuple(tuple(ray(point, step) for point in points) for step in directions)
    return Board(width, height, tuple(places), rays, {place.name: n for n, place in enumerate(places)})
