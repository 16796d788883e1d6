"""Games of random moves: for tests, statistics and goldens."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from .line import Line
from .position import Outcome
from .source import Source


@dataclass(frozen=True, slots=True)
class Ply:
    """A position, its legal moves, sorted, and the one that was played, as texts."""

    position: str
    moves: tuple[str, ...]
    move: str


@dataclass(frozen=True, slots=True)
class Playout:
    """A random game; ``outcome`` is ``None`` when it was cut off."""

    plies: tuple[Ply, ...]
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class Statistics:
    """Totals over random games. ``wins``: by seat; ``plies``: moves played; ``moves``: legal moves to choose from."""

    games: int
    wins: tuple[int, ...]
    draws: int
    unfinished: int
    plies: int
    moves: int
    reasons: Counter[str]


def playout(line: Line, source: Source, limit: int) -> Playout:
    """Play from ``line`` to the end, at most ``limit`` plies."""
    plies: list[Ply] = []
    while len(plies) < limit and line.outcome() is None:
        moves = line.moves()
        move = source.choice(moves)
        plies.append(Ply(line.position.to_text(), tuple(sorted(move.text for move in moves)), move.text))
        line = line.after(move)
    return Playout(tuple(plies), line.outcome())


def statistics(line: Line, source: Source, games: int, limit: int) -> Statistics:
    """Play ``games`` random games from ``line``, each cut off after ``limit`` plies."""
    wins = [0] * len(line.game.seats)
    draws = unfinished = plies = moves = 0
    reasons: Counter[str] = Counter()
    for _ in range(games):
        result = playout(line, source, limit)
        plies += len(result.plies)
        moves += sum(len(ply.moves) for ply in result.plies)
        if result.outcome is None:
            unfinished += 1
            continue
        reasons[str(result.outcome.reason)] += 1
        if result.outcome.winner is None:
            draws += 1
        else:
            wins[result.outcome.winner] += 1
    return Statistics(games, tuple(wins), draws, unfinished, plies, moves, reasons)
