"""Every game of the catalogue with each of its setups, a whole game of each, and its words: for tests that name no
game and are there for the next one too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any

from tests.browser.site import ROOT
from wildcore.bridge import plain
from wildcore.core.chooser import DONE
from wildcore.core.game import HOUSE_RULES, Game
from wildcore.core.play import Play
from wildcore.core.position import Move
from wildcore.core.source import Source
from wildcore.registry import GAMES

SHORTEST = 10  # plies, so that there is a game to look at before it ends
SHORT = 20
SEEDS = 12


@dataclass(frozen=True)
class Setup:
    """A game with one choice of the options that are its own. House rules are left as they are."""

    game: Game
    options: dict[str, str] = field(hash=False)

    def __str__(self) -> str:
        chosen = [f"{id}={value}" for id, value in self.options.items()]
        return f"{self.game.name}[{' '.join(chosen)}]" if chosen else self.game.name

    @property
    def start(self) -> Play:
        """Nothing is played yet."""
        return Play.start(self.game, self.options)

    @cached_property
    def whole_game(self) -> tuple[Play, ...]:
        """The plays of a short game from its start to its end by the rules, one a ply."""
        played: tuple[Play, ...] = ()
        for seed in range(SEEDS):
            game = self._random_game(seed)
            if game and (not played or len(game) < len(played)):
                played = game
            if played and len(played) <= SHORT:
                break
        assert played, f"no game of {self} has ended"
        return played

    def _random_game(self, seed: int) -> tuple[Play, ...]:
        """Random moves, but the end is put off for a while and then taken at once; nothing if it takes too long."""
        source = Source(seed)
        plays = [self.start]
        while plays[-1].line.outcome() is None:
            if len(plays) > 20 * SHORT:
                return ()
            line = plays[-1].line
            moves = [move for move in line.moves() if not line.position.question(move)]
            ends = [move for move in moves if line.after(move).outcome()]
            going_on = [move for move in moves if move not in ends]
            wanted = ends if ends and (len(plays) > SHORTEST or not going_on) else going_on
            plays.append(plays[-1].play(source.choice(wanted).text))
        return tuple(plays)


def setups() -> Iterator[Setup]:
    """Every game of the catalogue, once for each choice of its own options."""
    for game in GAMES.values():
        own = [option for option in game.options if option not in HOUSE_RULES]
        for values in product(*(option.values for option in own)):
            yield Setup(game, dict(zip((option.id for option in own), values, strict=True)))


SETUPS = tuple(setups())


def move_between(before: Play, after: Play) -> Move:
    """The move that led from one play to the next."""
    return before.line.position.parse(after.record.actions[-1])


def taps_of(play: Play, move: Move) -> tuple[str, ...]:
    """Everything that a person taps to make a move: its steps, and a word where those could go on."""
    taps: tuple[str, ...] = ()
    for step in move.steps:
        tapped = play.tap(taps, step)
        taps = tapped.taps
    return move.steps if tapped.move else (*move.steps, DONE)


def stacks(play: Play) -> dict[str, list[str]]:
    """The glyphs on each cell that is not empty, the lowest first."""
    found: dict[str, list[str]] = {}
    for piece in plain(play.view())["pieces"]:
        found.setdefault(piece["at"], []).append(piece["glyph"])
    return found


def words(game: Game, message: Any) -> re.Pattern[str]:
    """How a message of the game, or else of the app, reads in English. What is put into it may be anything."""
    id = message if isinstance(message, str) else message.id
    for file in (Path(GAMES_FOLDER, game.folder, "en.ftl"), ROOT / "web/app/texts/en.ftl"):
        found = re.search(rf"^{re.escape(id)} = (.*(?:\n[ }}].*)*)", file.read_text("utf-8"), re.MULTILINE)
        if found:
            return re.compile(_pattern(found[1]))
    raise AssertionError(f"no text for {id}")


GAMES_FOLDER = ROOT / "wildcore" / "games"


def _pattern(text: str) -> str:
    """Braces, with those inside them, become anything."""
    pattern, depth = "", 0
    for sign in " ".join(text.split()):
        depth += sign == "{"
        if depth == 0:
            pattern += re.escape(sign)
        elif sign == "}":
            depth -= 1
            pattern += ".+" if depth == 0 else ""
    return rf"\s*{pattern}\s*"
