"""The two sides of the mountain: 5 by 5 (reconstructed: RULINGS) and 6 by 6 ("Game Setup"). Each alpha has a home in
a corner, where it starts. Squares are bits of an integer, a1 lowest, rank by rank."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...core.game import Option, Options
from ...core.geometry import Board, square
from ...core.view import Scene
from ...core.view import scene as core_scene

BOARD = Option("board", ("5x5", "6x6"), "5x5")


def bits(squares: Iterable[int]) -> int:
    """The set of ``squares``."""
    return sum(1 << square for square in squares)


@dataclass(frozen=True, slots=True, eq=False)
class Mountain:
    """One side of the board: ``homes`` are the starting squares of the yellow and the blue alpha, as bits."""

    size: int
    start: str
    board: Board
    homes: tuple[int, int]
    names: tuple[str, ...]
    scene: Scene


def _mountain(size: int, start: str) -> Mountain:
    board = square(size, size)
    last = size * size - 1
    kinds = {0: "cell-home-yellow", last: "cell-home-blue"}
    return Mountain(
        size,
        start,
        board,
        (1, 1 << last),
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
