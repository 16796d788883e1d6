"""Setups that people make themselves: what a game lets them put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .position import AnyPosition


@dataclass(frozen=True, slots=True)
class Kind:
    """A piece that can be put on the board. ``glyph`` names it here too; ``letter`` is the one of the game's texts."""

    glyph: str
    name: str
    seat: int | None
    letter: str


@dataclass(frozen=True, slots=True)
class Number:
    """Something to be counted beside the board, from ``least`` to ``most``; ``of`` reads it from a position."""

    id: str
    name: str
    seat: int | None
    least: int
    most: int
    of: Callable[[Any], int]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What somebody has put on a board, right or wrong. ``pieces``: (cell, glyph), of a stack the lowest first;
    ``turn``: the seat to move; ``numbers``: by id."""

    pieces: tuple[tuple[str, str], ...]
    turn: int
    numbers: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Setup:
    """How positions of a game are put together by hand.

    ``write(standing, arrangement, options)`` gives the text that the game's reader takes or refuses; ``standing`` has
    the letters on each occupied cell, of a stack the lowest first.
    """

    kinds: tuple[Kind, ...]
    write: Callable[[Mapping[str, str], Arrangement, Mapping[str, str]], str]
    stacks: bool = False
    numbers: tuple[Number, ...] = ()


def arrangement_of(setup: Setup, position: AnyPosition) -> Arrangement:
    """What stands on the board in ``position``."""
    return Arrangement(
        tuple((piece.at, piece.glyph) for piece in position.pieces()),
        position.turn,
        {number.id: number.of(position) for number in setup.numbers},
    )
