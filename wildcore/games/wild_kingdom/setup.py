"""Putting a kingdom together by hand: animals, poison, and the swamp and the banks themselves."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.game import Options
from ...core.rows import write_rows
from ...core.setup import Arrangement, Ground, Kind, Setup
from ...core.view import Scene
from .animals import GLYPHS, NAMES, letter, seat_of
from .position import TURNS, Kingdom
from .terrain import BOARD, CELLS, IDS, SIDE, STANDARD, Terrain, read_map, scene_of, write_map

_SIGNS = {id: sign for sign, id in IDS.items()}


def _terrain(grounds: Mapping[str, str]) -> Terrain:
    """The usual map with other grounds on those squares."""
    signs = {**STANDARD.grounds, **{BOARD.cell(name): _SIGNS[id] for name, id in grounds.items()}}
    return read_map(write_map(signs))


def _write(standing: Mapping[str, str], arrangement: Arrangement, options: Options) -> str:
    rows = write_rows({cell: standing.get(BOARD.name(cell), "") for cell in CELLS}, SIDE, SIDE)
    map = _terrain(arrangement.grounds).text
    return " ".join(filter(None, (rows, TURNS[arrangement.turn], map)))


def _grounds_of(position: Kingdom) -> dict[str, str]:
    """The grounds that differ from the usual board."""
    usual, own = ([terrain.grounds.get(cell, "") for cell in CELLS] for terrain in (STANDARD, position.terrain))
    return {BOARD.name(cell): IDS[own[cell]] for cell in CELLS if own[cell] != usual[cell]}


def _lay(scene: Scene, grounds: Mapping[str, str]) -> Scene:
    return scene_of(_terrain(grounds))


SETUP = Setup(
    tuple(Kind(glyph, NAMES[code], seat_of(code), letter(code)) for code, glyph in GLYPHS.items()),
    _write,
    grounds=tuple(Ground(id, f"ground-{id}", f"ground-{id}") for id in IDS.values()),
    grounds_of=_grounds_of,
    lay=_lay,
)
