"""Putting two clans together by hand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ...core.game import Options
from ...core.rows import write_rows
from ...core.setup import Arrangement, Kind, Number, Setup
from .board import mountain
from .position import CLAN, SEATS, SIDES, MountainPosition, called


def _write(standing: Mapping[str, str], arrangement: Arrangement, options: Options) -> str:
    field = mountain(options)
    letters = {square: standing.get(name, "") for square, name in enumerate(field.names)}
    lost = " ".join(str(arrangement.numbers[seat.id]) for seat in SEATS)
    return f"{write_rows(letters, field.size, field.size)} {SIDES[arrangement.turn]} {lost}"


def _lost(seat: int, position: MountainPosition) -> int:
    return position.lost[seat]


SETUP = Setup(
    tuple(Kind(*called(letter), seat, letter) for seat, clan in enumerate(("AFB", "afb")) for letter in clan),
    _write,
    numbers=tuple(
        Number(side.id, "number-lost", seat, 0, CLAN, partial(_lost, seat)) for seat, side in enumerate(SEATS)
    ),
)
