"""Sealed Shores (*Wild Duo*): surround one of the other's sea lions so that it cannot move."""

from ...core.game import REPETITION, Game
from .board import scene
from .position import SEATS, read, start
from .setup import SETUP

GAMES = (
    Game(
        name="sealed-shores",
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
