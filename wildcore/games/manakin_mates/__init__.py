"""Manakin Mates (*Wild Duo*): four birds in a row by moving wins, five in a row loses."""

from ...core.game import REPETITION, Game
from . import board
from .position import SEATS, read, start
from .setup import SETUP

GAMES = (
    Game(
        name="manakin-mates",
        rules=1,
        seats=SEATS,
        options=(REPETITION,),
        start=start,
        read=read,
        scene=board.scene,
        package=__name__,
        setup=SETUP,
    ),
)
