"""Tusk Tactics and its variant Largest Herd (*Wild Duo*): stacks move their height and take over other stacks."""

from ...core.game import REPETITION, Game, Option
from .board import HERD, SAVANNAH
from .position import SEATS, Herds, Largest, reader, starter
from .setup import setup_of

SETUP = Option("setup", ("halves", "rows"), "halves")

GAMES = (
    Game(
        name="tusk-tactics",
        rules=1,
        seats=SEATS,
        options=(SETUP, REPETITION),
        start=starter(Herds),
        read=reader(Herds),
        scene=SAVANNAH.scene_of,
        package=__name__,
        setup=setup_of(Herds),
    ),
    Game(
        name="largest-herd",
        rules=1,
        seats=SEATS,
        options=(REPETITION,),
        start=starter(Largest),
        read=reader(Largest),
        scene=HERD.scene_of,
        package=__name__,
        title="title-largest-herd",
        setup=setup_of(Largest),
    ),
)
