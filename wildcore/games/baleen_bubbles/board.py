"""The ocean: 7 by 7 squares, as seven pieces fill the first row ("Game Setup"). Squares are bits, a1 lowest."""

from __future__ import annotations

from ...core.game import Options
from ...core.geometry import square
from ...core.view import Scene
from ...core.view import scene as core_scene

SIZE = 7
BOARD = square(SIZE, SIZE)
SQUARES = range(SIZE * SIZE)
NAMES = tuple(place.name for place in BOARD.places)
CENTRE = BOARD.cell("d4")

_SCENE = core_scene(
    BOARD, "board.svg", "square", tuple("cell-centre" if cell == CENTRE else "cell-water" for cell in SQUARES)
)


def scene(options: Options) -> Scene:
    """The board without pieces."""
    return _SCENE
