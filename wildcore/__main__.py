"""The command line: ``python -m wildcore games|perft|random|show|stats``."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from .bridge import plain
from .core.errors import WildError
from .core.game import Game
from .core.line import Line, perft
from .core.play import Play
from .core.playout import playout, statistics
from .core.source import Source
from .core.view import draw
from .registry import GAMES, game


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status. Bad input is answered on standard error, in a line."""
    options = _parser().parse_args(arguments)
    try:
        options.command(options)
    except WildError as error:
        print(f"wildcore: {_sentence(plain(error.message))}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()  # the reader, a head say, has seen enough
    return 0


def _games(options: argparse.Namespace) -> None:
    if options.json:
        _print_json(
            [
                {
                    "name": game.name,
                    "folder": game.folder,
                    "rules": game.rules,
                    "seats": [seat.id for seat in game.seats],
                    "options": plain(game.options),
                }
                for game in GAMES.values()
            ]
        )
        return
    for one in GAMES.values():
        offered = " ".join(f"{option.id}={'|'.join(option.values)}" for option in one.options)
        print(f"{one.name:16} {' '.join(seat.id for seat in one.seats):16} {offered}")


def _perft(options: argparse.Namespace) -> None:
    line = _line(options)
    if options.divide and options.depth > 0:
        for move in line.moves():
            print(f"{move.text} {perft(line.after(move), options.depth - 1)}")
    for depth in range(1, options.depth + 1):
        print(depth, perft(line, depth), flush=True)


def _random(options: argparse.Namespace) -> None:
    game, chosen = _game(options)
    result = playout(Play.start(game, chosen).line, Source(options.seed), options.plies)
    if options.json:
        _print_json({"game": game.name, "options": game.complete(chosen), "seed": options.seed, **plain(result)})
        return
    print(" ".join(ply.move for ply in result.plies))
    print(_ending(game, plain(result.outcome)))


def _show(options: argparse.Namespace) -> None:
    game, chosen = _game(options)
    play = Play.start(game, chosen, options.position)
    for move in (options.moves or "").split():
        play = play.play(move)
    line = play.line
    moves = [move.text for move in line.moves()]
    outcome = _outcome(game, line)
    if options.json:
        _print_json(
            {"position": line.position.to_text(), "turn": _seat(game, line), "moves": moves, "outcome": outcome}
        )
        return
    print(draw(play.view()))
    print(line.position.to_text())
    print(f"{len(moves)} moves:", " ".join(moves))
    print(_ending(game, outcome))


def _stats(options: argparse.Namespace) -> None:
    game, chosen = _game(options)
    found = statistics(Play.start(game, chosen).line, Source(options.seed), options.games, options.plies)
    numbers = {
        "games": found.games,
        **{f"wins {seat.id}": won for seat, won in zip(game.seats, found.wins, strict=True)},
        "draws": found.draws,
        "unfinished": found.unfinished,
        "plies a game": round(found.plies / max(found.games, 1), 2),
        "moves a turn": round(found.moves / max(found.plies, 1), 2),
    }
    if options.json:
        _print_json(numbers)
        return
    for name, number in numbers.items():
        print(f"{name:16} {number}")
    for reason, count in sorted(found.reasons.items()):
        print(f"{reason:24} {count}")


def _game(options: argparse.Namespace) -> tuple[Game, dict[str, str]]:
    return game(options.game), dict(options.option)


def _line(options: argparse.Namespace) -> Line:
    game, chosen = _game(options)
    return Play.start(game, chosen, options.position).line


def _seat(game: Game, line: Line) -> str | None:
    return game.seats[line.turn[0]].id if line.turn else None


def _outcome(game: Game, line: Line) -> dict[str, Any] | None:
    outcome = line.outcome()
    if outcome is None:
        return None
    return {**plain(outcome), "winner": None if outcome.winner is None else game.seats[outcome.winner].id}


def _ending(game: Game, outcome: dict[str, Any] | None) -> str:
    if outcome is None:
        return "unfinished"
    winner = outcome["winner"]
    name = game.seats[winner].id if isinstance(winner, int) else winner
    return f"{outcome['reason']}: {f'{name} wins' if name is not None else 'a draw'}"


def _sentence(message: dict[str, Any]) -> str:
    """A message without the words of a language: its id and arguments."""
    args = " ".join(
        f"{name}={_sentence(value) if isinstance(value, dict) else value}" for name, value in message["args"].items()
    )
    return f"{message['id']} {args}".strip()


def _print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=1))


def _count(text: str) -> int:
    number = int(text)
    if number < 0:
        raise argparse.ArgumentTypeError("must not be negative")
    return number


def _pair(text: str) -> tuple[str, str]:
    key, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError("must be written k=v")
    return key, value


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m wildcore", description="The rules of the games of Wild.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, function: Any, help: str) -> argparse.ArgumentParser:
        one = commands.add_parser(name, help=help, description=help)
        one.set_defaults(command=function)
        return one

    def of_game(name: str, function: Any, help: str) -> argparse.ArgumentParser:
        one = command(name, function, help)
        one.add_argument("game", metavar="GAME", help="a name that 'games' lists")
        one.add_argument("--option", metavar="K=V", type=_pair, action="append", default=[], help="a game option")
        return one

    one = command("games", _games, "every game with its seats and options")
    one.add_argument("--json", action="store_true")

    one = of_game("perft", _perft, "count the sequences of legal moves of each length")
    one.add_argument("depth", metavar="DEPTH", type=_count)
    one.add_argument("--position", metavar="TEXT", help="where to begin, instead of the start")
    one.add_argument("--divide", action="store_true", help="first the count below each first move")

    one = of_game("random", _random, "a game of random moves")
    one.add_argument("--seed", type=int, required=True)
    one.add_argument("--plies", type=_count, default=1000, help="stop after so many (1000)")
    one.add_argument("--json", action="store_true", help="every position with its moves")

    one = of_game("show", _show, "draw a position and list its moves")
    begin = one.add_mutually_exclusive_group()
    begin.add_argument("--position", metavar="TEXT")
    begin.add_argument("--moves", metavar="TEXTS", help="played from the start, separated by spaces")
    one.add_argument("--json", action="store_true")

    one = of_game("stats", _stats, "play random games and count how they end")
    one.add_argument("--games", type=_count, required=True)
    one.add_argument("--seed", type=int, required=True)
    one.add_argument("--plies", type=_count, default=1000, help="call a game unfinished after so many (1000)")
    one.add_argument("--json", action="store_true")
    return parser


if __name__ == "__main__":
    sys.exit(main())
