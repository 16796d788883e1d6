"""Putting the colonies together by hand."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.game import Options
from ...core.rows import write_rows
from ...core.setup import Arrangement, Kind, Setup
from .board import NAMES, PLACES, SIZE
from .position import GLYPHS, LETTERS, PIECES, SEATS


def _write(standing: Mapping[str, str], arrangement: Arrangement, options: Options) -> str:
    letters = {y * SIZE + x: standing.get(name, "") for name, (x, y) in zip(NAMES, PLACES, strict=True)}
    return f"{write_rows(letters, SIZE, SIZE)} {LETTERS[arrangement.turn]}"


SETUP = Setup(tuple(Kind(GLYPHS[seat], PIECES[seat], seat, LETTERS[seat]) for seat in range(len(SEATS))), _write)
