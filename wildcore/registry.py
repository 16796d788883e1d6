"""Finds the games by itself: every package under ``wildcore/games`` that has ``GAMES``."""

from __future__ import annotations

import importlib
import pkgutil
from types import MappingProxyType

from . import games as _folder
from .core.errors import UnknownGame
from .core.game import Game


def _found() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for module in sorted(pkgutil.iter_modules(_folder.__path__), key=lambda module: module.name):
        for game in importlib.import_module(f"{_folder.__name__}.{module.name}").GAMES:
            if game.name in found:
                raise ValueError(f"two games are called {game.name}")
            found[game.name] = game
    return found


# At import, not at the first call: a memory snapshot holds what has been imported and no files.
GAMES = MappingProxyType(_found())
"""Every installed game by its name."""


def game(name: str) -> Game:
    """The game of that name; raises ``UnknownGame``."""
    try:
        return GAMES[name]
    except KeyError:
        raise UnknownGame(name) from None
