"""Baleen Bubbles (*Wild Duo*): everything slides until it is stopped; bring the own fish to rest in the middle."""

from ...core.game import REPETITION, Game
from .board import scene
from .position import SEATS, read, start
from .setup import SETUP

GAMES = (
    Game(
        name="baleen-bubbles",
        rules=1,
        seats=SEATS,
        options=(REPETITION,),
        start=start,
        read=read,
        scene=scene,
        package=__name__,
        setup=SETUP,
    ),
)
