"""Monkey Monarchs (*Wild Duo*): trap the other alpha between two monkeys, or reach the square where it began."""

from ...core.game import REPETITION, Game
from .board import BOARD, scene
from .position import SEATS, read, start
from .setup import SETUP

GAMES = (
    Game(
        name="monkey-monarchs",
        rules=1,
        seats=SEATS,
        options=(BOARD, REPETITION),
        start=start,
        read=read,
        scene=scene,
        package=__name__,
        setup=SETUP,
    ),
)
