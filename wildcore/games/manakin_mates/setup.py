"""Putting a dance together by hand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ...core.game import Options
from ...core.rows import write_rows
from ...core.setup import Arrangement, Kind, Number, Setup
from .board import NAMES, SIZE
from .position import DISCS, GLYPHS, LETTERS, PIECES, SEATS, ManakinPosition


def _write(standing: Mapping[str, str], arrangement: Arrangement, options: Options) -> str:
    """A four that stands already was not made by a move, so it wins nothing."""
    rows = write_rows({square: standing.get(name, "") for square, name in enumerate(NAMES)}, SIZE, SIZE)
    supplies = " ".join(str(arrangement.numbers[seat.id]) for seat in SEATS)
    return f"{rows} {LETTERS[arrangement.turn]} {supplies} -"


def _supply(seat: int, position: ManakinPosition) -> int:
    return position.supply[seat]


SETUP = Setup(
    tuple(Kind(GLYPHS[seat], PIECES[seat], seat, LETTERS[seat]) for seat in range(len(SEATS))),
    _write,
    numbers=tuple(
        Number(side.id, "number-supply", seat, 0, DISCS, partial(_supply, seat)) for seat, side in enumerate(SEATS)
    ),
)
