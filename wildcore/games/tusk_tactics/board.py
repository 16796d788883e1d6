"""The two sides of the savannah: hexagons of points without a hole. Reconstructed (RULINGS, "Tusk Tactics" and
"Largest Herd"): 30 points in rows of 4 5 6 6 5 4, and 35 in rows of 4 5 6 5 6 5 4."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.game import Options
from ...core.geometry import Board, hexagon
from ...core.view import Scene
from ...core.view import scene as core_scene

TALLEST = 35


@dataclass(frozen=True, slots=True, eq=False)
class Side:
    """One side of the board: ``rows`` are the numbers of points; ``setups`` say who stands on the rows, by option.

    ``landings[height][point]``: (number of the landing point) for each direction in which a stack of that height
    would stay on the board.
    """

    board: Board
    rows: tuple[int, ...]
    setups: dict[str, str]
    scene: Scene
    landings: tuple[tuple[tuple[int, ...], ...], ...]

    def scene_of(self, options: Options) -> Scene:
        """The board without elephants."""
        return self.scene


def _side(indented: tuple[tuple[int, int], ...], setups: dict[str, str], art: str) -> Side:
    board = hexagon(indented)
    points = range(len(board))
    landings = tuple(
        tuple(tuple(ray[point][height - 1] for ray in board.rays if len(ray[point]) >= height > 0) for point in points)
        for height in range(TALLEST + 1)
    )
    rows = tuple(length for _, length in indented)
    return Side(board, rows, setups, core_scene(board, art, "point"), landings)


SAVANNAH = _side(((2, 4), (1, 5), (0, 6), (1, 6), (2, 5), (3, 4)), {"halves": "yyyooo", "rows": "yoyoyo"}, "board.svg")
HERD = _side(((2, 4), (1, 5), (0, 6), (1, 5), (0, 6), (1, 5), (2, 4)), {"halves": "yyynooo"}, "board-herd.svg")
