"""Putting an ocean together by hand."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.game import Options
from ...core.rows import write_rows
from ...core.setup import Arrangement, Kind, Setup
from .board import NAMES, SIZE
from .position import GLYPHS, LETTERS, PIECES, SEATS, SIDES, START


def _write(standing: Mapping[str, str], arrangement: Arrangement, options: Options) -> str:
    """The limit on the very first move holds for the start setup only."""
    rows = write_rows({square: standing.get(name, "") for square, name in enumerate(NAMES)}, SIZE, SIZE)
    text = f"{rows} {SIDES[arrangement.turn]}"
    return f"{text} 1" if f"{text} 1" == START else f"{text} -"


SETUP = Setup(
    tuple(
        Kind(GLYPHS[seat][kind], PIECES[seat][kind], seat, LETTERS[seat][kind])
        for seat in range(len(SEATS))
        for kind in range(2)
    ),
    _write,
)
