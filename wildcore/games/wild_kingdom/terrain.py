"""The board: jungle, swamp and banks, and how their map is written.

The swamp and the banks are reconstructed (RULINGS, "Swamp, zones, setup"), so they are data: a map of four kinds of
ground, which a position may bring with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from ...core.errors import BadPosition
from ...core.game import Options
from ...core.geometry import EIGHT, square
from ...core.message import Message
from ...core.rows import read_rows, write_rows
from ...core.view import Cell, Scene, Zone
from ...core.view import scene as core_scene

WHITE, BLACK = 0, 1
SIDE = 10
BOARD = square(SIDE, SIDE)
CELLS = range(len(BOARD))

# The directions by number, as in ``EIGHT``: clockwise from north, then the diagonals.
NORTH, EAST, SOUTH, WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST = range(8)
STRAIGHT = (NORTH, EAST, SOUTH, WEST)
DIAGONAL = (NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST)
assert EIGHT[NORTH] == (0, 1) and EIGHT[NORTH_WEST] == (-1, 1)

RAYS = BOARD.rays
NEIGHBOURS = tuple(BOARD.neighbours(cell) for cell in CELLS)
"""The cells next to each cell, in all eight directions (RULINGS, "Terms")."""

AROUND = tuple(frozenset(neighbours) for neighbours in NEIGHBOURS)

SWAMP, CHANGING_WHITE, CHANGING_BLACK = "~", "^", "v"
"""The signs of the map: swamp, and the dry squares beyond it as White and as Black sees them."""

USUAL = "/".join(
    (
        "^^^^^^^^^^",
        "^^^^^^^^^^",
        "^^^^^^^^^^",
        "2~~^^^^^^",
        "2~~~~^^^^",
        "vvvv~~~~2",
        "vvvvvv~~2",
        "vvvvvvvvvv",
        "vvvvvvvvvv",
        "vvvvvvvvvv",
    )
)


@dataclass(frozen=True, slots=True, eq=False)
class Terrain:
    """One map. ``changing[seat]``: the seat's far bank, where its Frogs change; ``territory[seat]``: every other
    square, where its Hippo is at home; ``text``: the map as written, empty for the usual one."""

    swamp: frozenset[int]
    changing: tuple[frozenset[int], frozenset[int]]
    territory: tuple[frozenset[int], frozenset[int]]
    grounds: Mapping[int, str]
    text: str


def _terrain(signs: Mapping[int, str], text: str) -> Terrain:
    cells = {sign: frozenset(cell for cell in CELLS if signs.get(cell) == sign) for sign in "~^v"}
    changing = (cells[CHANGING_WHITE], cells[CHANGING_BLACK])
    territory = (frozenset(CELLS) - changing[WHITE], frozenset(CELLS) - changing[BLACK])
    return Terrain(cells[SWAMP], changing, territory, dict(signs), text)


STANDARD = _terrain(read_rows(USUAL, SIDE, SIDE, "~^v"), "")


def write_map(signs: Mapping[int, str]) -> str:
    """The map with those signs on its squares, empty for the usual one."""
    text = write_rows(signs, SIDE, SIDE)
    return "" if text == USUAL else text


@lru_cache(maxsize=32)
def read_map(text: str) -> Terrain:
    """The terrain of a map; raises ``BadPosition``."""
    if not text:
        return STANDARD
    try:
        signs = read_rows(text, SIDE, SIDE, "~^v")
    except BadPosition:
        raise BadPosition("error-map") from None
    written = write_map(signs)
    return _terrain(signs, written) if written else STANDARD


def last_row(seat: int) -> range:
    """The row that a seat's Lion wants to reach ("Rules", 2)."""
    return CELLS[-SIDE:] if seat == WHITE else CELLS[:SIDE]


# ---------------------------------------------------------------- what is seen of it

_NAMES = ("cell-jungle", "cell-swamp")
IDS = {"": "dry", SWAMP: "swamp", CHANGING_WHITE: "bank-white", CHANGING_BLACK: "bank-black"}
"""The kinds of ground by their signs, as the setup editor names them."""


def _zones(terrain: Terrain) -> tuple[Zone, ...]:
    def zone(name: str, seat: int, cells: frozenset[int]) -> Zone:
        return Zone(name, f"zone-{name}", seat, tuple(BOARD.name(cell) for cell in sorted(cells)))

    return (
        zone("changing-white", WHITE, terrain.changing[WHITE]),
        zone("changing-black", BLACK, terrain.changing[BLACK]),
        zone("territory-white", WHITE, terrain.territory[WHITE]),
        zone("territory-black", BLACK, terrain.territory[BLACK]),
    )


def _names(terrain: Terrain) -> tuple[str, ...]:
    return tuple(_NAMES[cell in terrain.swamp] for cell in CELLS)


_SCENE = replace(core_scene(BOARD, "board.svg", "square", _names(STANDARD)), zones=_zones(STANDARD))


def scene(options: Options) -> Scene:
    """The usual board without animals."""
    return _SCENE


@lru_cache(maxsize=8)
def scene_of(terrain: Terrain) -> Scene:
    """The board of a terrain: squares that are not as usual are drawn anew."""
    if terrain is STANDARD:
        return _SCENE
    names = _names(terrain)

    def cell(number: int, usual: Cell) -> Cell:
        sign = terrain.grounds.get(number, "")
        same = sign == STANDARD.grounds.get(number, "")
        return replace(usual, name=Message(names[number]), ground="" if same else f"ground-{IDS[sign]}")

    cells = tuple(cell(number, usual) for number, usual in enumerate(_SCENE.cells))
    return replace(_SCENE, cells=cells, zones=_zones(terrain))
