"""What a game is, as opposed to where a play of it stands."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import resources
from typing import Any

from .errors import UnknownOption
from .position import AnyPosition
from .setup import Setup
from .view import Scene

Options = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Seat:
    """One side of a game: ``id`` as written in records, ``name`` the message that says it."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the start. Its texts are ``option-<id>`` and ``option-<id>-<value>``."""

    id: str
    values: tuple[str, ...]
    default: str


REPETITION = Option("repetition", ("on", "off"), "on")
"""The house rule of every board game (RULINGS, "Repetition"): a position standing for the third time is a draw."""

SIXTY_MOVES = Option("sixty-moves", ("on", "off"), "on")
"""A house rule for games that can go on without anything happening: after 60 quiet moves by each side it is a draw."""

HOUSE_RULES = (REPETITION, SIXTY_MOVES)
"""Options that change how a play can end, and nothing on the board."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game with its rules. ``name`` is used in commands, links and saves; ``rules`` counts changes of the rules.

    ``start(options)`` is the first position, ``read(text, options)`` the position that a text describes (raises
    ``BadPosition``), ``scene(options)`` the empty board. ``package`` holds the game's texts, drawings and examples;
    a game that shares its folder with another names its own ``title`` message, and with it ``tagline`` and help.
    ``setup`` says how positions are put together by hand, where that makes sense.
    """

    name: str
    rules: int
    seats: tuple[Seat, ...]
    options: tuple[Option, ...]
    start: Callable[[Options], AnyPosition]
    read: Callable[[str, Options], AnyPosition]
    scene: Callable[[Options], Scene]
    package: str
    title: str = "title"
    setup: Setup | None = None

    @property
    def tagline(self) -> str:
        """The message that says in a line what the game is."""
        return self.title.replace("title", "tagline", 1)

    @property
    def help(self) -> str:
        """The file with the sections of the rules page."""
        return f"{self.title.replace('title', 'help', 1)}.json"

    @property
    def folder(self) -> str:
        """The name of the folder under ``wildcore/games``."""
        return self.package.rsplit(".", 1)[-1]

    def complete(self, chosen: Options) -> dict[str, str]:
        """``chosen`` with the defaults added; raises ``UnknownOption`` for what the game does not offer."""
        known = {option.id: option for option in self.options}
        for id, value in chosen.items():
            if id not in known or value not in known[id].values:
                raise UnknownOption(id, value)
        return {id: chosen.get(id, option.default) for id, option in known.items()}

    def seat(self, id: str) -> int:
        """The number of the seat called ``id``; ``KeyError`` when there is none."""
        for number, seat in enumerate(self.seats):
            if seat.id == id:
                return number
        raise KeyError(id)

    def data(self, file: str) -> Any:
        """The contents of a JSON file in the game's folder. Needs the files, so not for use in a running browser."""
        return json.loads(resources.files(self.package).joinpath(file).read_text("utf-8"))
