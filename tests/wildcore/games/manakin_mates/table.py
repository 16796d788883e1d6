"""A rainforest on the table, for tests: set it up from text, play, look."""

from wildcore.core.position import Outcome
from wildcore.core.source import Source
from wildcore.games.manakin_mates.position import ManakinPosition, read, start

START = start({})


def at(text: str) -> ManakinPosition:
    """``rows turn purple-supply white-supply four``; the last three may be left out when they do not matter."""
    fields = text.split()
    return read(" ".join(fields + ["0", "0", "-"][len(fields) - 2 :]), {})


def played(position: ManakinPosition, *moves: str) -> ManakinPosition:
    """After ``moves``, each legal."""
    for move in moves:
        position = position.after(position.parse(move))
    return position


def targets(position: ManakinPosition, square: str) -> set[str]:
    """Where the disc on ``square`` may go."""
    return {move.steps[1] for move in position.moves() if move.steps[0] == square}


def placings(position: ManakinPosition) -> set[str]:
    """Where a disc may be placed."""
    return {move.steps[1] for move in position.moves() if move.steps[0].startswith("@")}


def birds(position: ManakinPosition, seat: int) -> set[str]:
    """The squares of one side's discs."""
    return {piece.at for piece in position.pieces() if piece.seat == seat}


def random_positions(games: int) -> list[ManakinPosition]:
    """Every position of some random games."""
    source = Source(2026)
    found = []
    for _ in range(games):
        position = START
        while position.outcome() is None:
            found.append(position)
            position = position.after(source.choice(position.moves()))
        found.append(position)
    return found


def ending(position: ManakinPosition) -> Outcome:
    """The outcome, which there must be."""
    outcome = position.outcome()
    assert outcome is not None
    return outcome
