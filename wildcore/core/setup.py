"""Setups that people make themselves: what a game lets them put together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .position import AnyPosition
from .view import Scene


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
class Ground:
    """What a cell can be made of, where people may change that; ``glyph`` draws it, ``name`` says it."""

    id: str
    name: str
    glyph: str


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What somebody has put on a board, right or wrong. ``pieces``: (cell, glyph), of a stack the lowest first;
    ``turn``: the seat to move; ``numbers``: by id; ``grounds``: the ids of those that differ from the usual board, by
    cell."""

    pieces: tuple[tuple[str, str], ...]
    turn: int
    numbers: Mapping[str, int]
    grounds: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Setup:
    """How positions of a game are put together by hand.

    ``write(standing, arrangement, options)`` gives the text that the game's reader takes or refuses; ``standing`` has
    the letters on each occupied cell, of a stack the lowest first. Where ``grounds`` can be changed, ``grounds_of``
    tells those of a position that differ from the usual board, and ``lay`` gives a scene the grounds named by cell,
    leaving alone a cell that has that ground anyway.
    """

    kinds: tuple[Kind, ...]
    write: Callable[[Mapping[str, str], Arrangement, Mapping[str, str]], str]
    stacks: bool = False
    numbers: tuple[Number, ...] = ()
    grounds: tuple[Ground, ...] = ()
    grounds_of: Callable[[Any], Mapping[str, str]] | None = None
    lay: Callable[[Scene, Mapping[str, str]], Scene] | None = None


def arrangement_of(setup: Setup, position: AnyPosition) -> Arrangement:
    """What stands on the board in ``position``."""
    return Arrangement(
        tuple((piece.at, piece.glyph) for piece in position.pieces()),
        position.turn,
        {number.id: number.of(position) for number in setup.numbers},
        dict(setup.grounds_of(position)) if setup.grounds_of else {},
    )


def usual_grounds(setup: Setup, usual: Scene) -> dict[str, str]:
    """The ground that each cell of ``usual`` has: the one that changes nothing when it is laid there."""
    found: dict[str, str] = {}
    if setup.lay is None:
        return found
    for ground in setup.grounds:
        laid = setup.lay(usual, dict.fromkeys((cell.id for cell in usual.cells), ground.id))
        found |= {cell.id: ground.id for cell, now in zip(usual.cells, laid.cells, strict=True) if now == cell}
    return found
