"""Wild Kingdom: two sides of eight animals each, which fight by their abilities for swamp and jungle."""

from ...core.game import REPETITION, SIXTY_MOVES, Game
from .position import SEATS, read, start
from .setup import SETUP
from .terrain import scene

GAMES = (
    Game(
        name="wild-kingdom",
        rules=1,
        seats=SEATS,
        options=(REPETITION, SIXTY_MOVES),
        start=start,
        read=read,
        scene=scene,
        package=__name__,
        setup=SETUP,
    ),
)
