"""Putting a herd together by hand."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.game import Options
from ...core.setup import Arrangement, Kind, Setup
from .position import EMPTY, LETTERS, Herds, called, seat_of


def setup_of(game: type[Herds]) -> Setup:
    """Elephants on points, one on another, as many as the game has."""

    def write(standing: Mapping[str, str], arrangement: Arrangement, options: Options) -> str:
        points = iter(game.side.board.places)
        rows = (",".join(standing.get(next(points).name, EMPTY) for _ in range(length)) for length in game.side.rows)
        return f"{'/'.join(rows)} {LETTERS[arrangement.turn]}"

    kinds = tuple(Kind(*called(letter), seat_of(letter), letter) for letter in game.letters)
    return Setup(kinds, write, stacks=True)
