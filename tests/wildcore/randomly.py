"""Random play for tests."""

from collections.abc import Iterable, Iterator
from itertools import product

from wildcore.core.game import HOUSE_RULES, Game
from wildcore.core.line import Line
from wildcore.core.play import Play
from wildcore.core.source import Source

LONGEST = 120
WHOLE = 2000  # no random game has been seen to last longer


def every_choice(game: Game) -> Iterator[dict[str, str]]:
    """Every combination of a game's options, the house rules all on or all off."""
    own = [option for option in game.options if option not in HOUSE_RULES]
    for *values, rules in product(*(option.values for option in own), ("on", "off")):
        chosen = dict(zip((option.id for option in own), values, strict=True))
        yield chosen | {option.id: rules for option in HOUSE_RULES if option in game.options}


def lines(game: Game, options: dict[str, str], seed: int, longest: int = LONGEST) -> Iterator[Line]:
    """The lines of one random game, the last one included; cut off after ``longest`` moves."""
    source = Source(seed)
    line = Play.start(game, options).line
    yield line
    for _ in range(longest):
        if line.outcome():
            return
        line = line.after(source.choice(line.moves()))
        yield line


def spread(found: Iterable[Line], moves: int = 10) -> Iterator[Line]:
    """Some of the lines, so many that there are about that many moves to a ply: for what is done with every move."""
    credit = 0
    for line in found:
        credit += moves
        if credit >= len(line.moves()):
            credit -= len(line.moves())
            yield line


def record_of(game: Game, seed: int, plies: int = WHOLE) -> Play:
    """A play of random moves, through the checked door."""
    source = Source(seed)
    play = Play.start(game, {})
    while play.line.outcome() is None and play.record.at < plies:
        play = play.play(source.choice(play.line.moves()).text)
    return play
