"""Counts moves with the rules and with python-chess in turns, in whatever Python this is: CPython or Pyodide.

Both sides walk their tree of moves three deep, one first move after the other, for some time; their next turn goes on
where this one stopped. There are two ways of counting:

- ``counted``: the moves of the last positions are generated and counted, none of them is made;
- ``made``: every move is made, the last ones too.
"""

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import cycle, product
from typing import Any

import chess

from wildcore.core.game import HOUSE_RULES, Game
from wildcore.core.line import perft
from wildcore.core.play import Play
from wildcore.core.playout import playout
from wildcore.core.position import AnyPosition
from wildcore.core.source import Source
from wildcore.registry import GAMES

DEPTH = 3
KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

Count = Callable[[Any, int], int]


# ---------------------------------------------------------------- the two sides


def made(position: AnyPosition, depth: int) -> int:
    """As :func:`perft`, but the last moves are made too."""
    if depth == 0:
        return 1
    total = 0
    for move in position.moves():
        total += made(position.after(move), depth - 1)
    return total


def chess_counted(board: chess.Board, depth: int) -> int:
    """What :func:`perft` is for the rules."""
    if depth == 1:
        return board.legal_moves.count()
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += chess_counted(board, depth - 1)
        board.pop()
    return total


def chess_made(board: chess.Board, depth: int) -> int:
    """What :func:`made` is for the rules."""
    if depth == 0:
        return 1
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += chess_made(board, depth - 1)
        board.pop()
    return total


RULES: Mapping[str, Count] = {"counted": perft, "made": made}
CHESS: Mapping[str, Count] = {"counted": chess_counted, "made": chess_made}


# ---------------------------------------------------------------- where they begin


def setups(game: Game) -> list[dict[str, str]]:
    """The choices of options that begin differently. House rules are left out: the bare rules know no past."""
    free = [option for option in game.options if option not in HOUSE_RULES]
    found: dict[str, dict[str, str]] = {}
    for values in product(*(option.values for option in free)):
        chosen = {option.id: value for option, value in zip(free, values, strict=True)}
        found.setdefault(game.start(chosen).to_text(), chosen)
    return list(found.values())


def beginnings(game: Game, chosen: Mapping[str, str]) -> dict[str, AnyPosition]:
    """The start, and the position half-way through a random game."""
    start = Play.start(game, chosen).line
    plies = playout(start, Source(1), limit=1000).plies
    return {"start": start.position, "middle": game.read(plies[len(plies) // 2].position, chosen)}


def below(position: AnyPosition) -> list[AnyPosition]:
    """The positions after each move."""
    return [position.after(move) for move in position.moves()]


def chess_below(fen: str) -> list[chess.Board]:
    """The boards after each move."""
    boards = []
    for move in chess.Board(fen).legal_moves:
        board = chess.Board(fen)
        board.push(move)
        boards.append(board)
    return boards


# ---------------------------------------------------------------- the race


class Walk:
    """An endless walk below ``nodes``, all made by one move from the beginning."""

    def __init__(self, nodes: Iterable[Any], count: Count) -> None:
        self.nodes: Iterator[Any] = cycle(nodes)
        self.count = count

    def speed(self, seconds: float) -> float:
        """Moves a second, walking on for ``seconds``: of the processor where that can be told, as others use it too."""
        total = 0
        spent = 0.0
        begun = time.process_time()
        while spent < seconds:
            total += self.count(next(self.nodes), DEPTH - 1)
            spent = time.process_time() - begun
        return total / spent


def check(nodes: list[Any], counts: Mapping[str, Count]) -> None:
    """Both ways of counting must find the same moves, or they measure different things."""
    found = {name: sum(count(node, 1) for node in nodes) for name, count in counts.items()}
    if not all(found.values()) or len(set(found.values())) > 1:
        raise ValueError(f"the counts differ: {found}")


def race(nodes: list[Any], rival: list[Any], way: str, runs: int, seconds: float) -> dict[str, list[float]]:
    """The speeds of both sides, in turns; the first turn only fills tables and caches."""
    walks = {"rules": Walk(nodes, RULES[way]), "chess": Walk(rival, CHESS[way])}
    speeds: dict[str, list[float]] = {side: [] for side in walks}
    for run in range(runs + 1):
        for side, walk in walks.items():
            speed = walk.speed(seconds)
            if run:
                speeds[side].append(speed)
    return speeds


def measured(runs: int, seconds: float) -> dict[str, Any]:
    """Which Python this is, and a row for each game, setup, beginning and way of counting."""
    rivals = {"start": chess_below(chess.STARTING_FEN), "middle": chess_below(KIWIPETE)}
    for boards in rivals.values():
        check(boards, CHESS)
    rows = []
    for game in GAMES.values():
        for chosen in setups(game):
            for where, position in beginnings(game, chosen).items():
                nodes = below(position)
                check(nodes, RULES)
                for way in RULES:
                    speeds = race(nodes, rivals[where], way, runs, seconds)
                    rows.append({"game": game.name, "options": chosen, "where": where, "way": way, **speeds})
    return {"python": sys.version.split()[0], "rows": rows}
