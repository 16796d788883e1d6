"""The two sides of the mountain: 5 by 5 (reconstructed: RULINGS) and 6 by 6 ("Game Setup"). Each alpha has a home in
a corner, where it starts."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.game import Option, Options
from ...core.geometry import Board, square
from ...core.view import Scene
from ...core.view import scene as core_scene

BOARD = Option("board", ("5x5", "6x6"), "5x5")


@dataclass(frozen=True, slots=True, eq=False)
class Mountain:
    """One side of the board: ``homes`` are the starting squares of the yellow and the blue alpha."""

    size: int
    start: str
    board: Board
    homes: tuple[int, int]
    neighbours: tuple[tuple[int, ...], ...]
    names: tuple[str, ...]
    scene: Scene


def _mountain(size: int, start: str) -> Mountain:
    board = square(size, size)
    homes = (0, size * size - 1)
    kinds = {homes[0]: "cell-home-yellow", homes[1]: "cell-home-blue"}
    return Mountain(
        size,
        start,
        board,
        homes,
        tuple(board.neighbours(cell) for cell in range(len(board))),
        tuple(place.name for place in board.places),
        core_scene(
            board, f"board-{size}.svg", "square", tuple(kinds.get(cell, "cell-rock") for cell in range(len(board)))
        ),
    )


MOUNTAINS = {
    "5x5": _mountain(5, "2bfa/3bf/F3b/BF3/ABF2 y 0 0"),
    "6x6": _mountain(6, "3bfa/4bf/5b/F5/BF4/ABF3 y 0 0"),
}


def mountain(options: Options) -> Mountain:
    """The side of the board that is played on."""
    return MOUNTAINS[options.get(BOARD.id, BOARD.default)]


def scene(options: Options) -> Scene:
    """The board without monkeys."""
    return mountain(options).scene
