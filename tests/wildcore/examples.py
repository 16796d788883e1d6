"""The positions of the rules pages, as the catalogue shows them."""

from wildcore.core.game import Game
from wildcore.core.play import Play
from wildcore.core.position import Outcome


def example(game: Game, name: str) -> tuple[Play, tuple[str, ...]]:
    """The play that an example shows, and what is tapped in it."""
    entry = game.data("examples.json")[name]
    play = Play.start(game, entry.get("options"), entry["position"])
    for move in entry.get("moves", []):
        play = play.play(move)
    return play, tuple(entry.get("taps", []))


def lit(game: Game, name: str) -> set[str]:
    """The cells that light up in an example."""
    play, taps = example(game, name)
    return {choice.step for choice in play.view(taps).next}


def ending(game: Game, name: str, *moves: str) -> Outcome | None:
    """How it ends, if it does, once ``moves`` are played in an example."""
    play, _ = example(game, name)
    for move in moves:
        play = play.play(move)
    return play.line.outcome()


def gone(game: Game, name: str, move: str) -> set[str]:
    """The cells from which pieces are captured when ``move`` is played in an example."""
    play, _ = example(game, name)
    return {event.to for event in play.play(move).events if event.kind == "captured"}
