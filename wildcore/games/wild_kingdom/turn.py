"""What the side to move may do ("Rules", "Pieces"): every animal for itself, unless a Frog has a duty."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .animals import CROCODILE, DART, FROG, GIRAFFE, HIPPO, KIND, LION, PORCUPINE, RHINO, SPIDER
from .crocodile import crocodile_moves
from .deeds import Deed
from .frog import duties, frog_moves
from .giraffe import giraffe_moves
from .hippo import hippo_moves
from .lion import lion_moves
from .porcupine import porcupine_moves
from .rhino import rhino_moves
from .situation import Situation
from .spider import spider_moves

_MOVES: dict[int, Callable[[Situation, int], Iterator[Deed]]] = {
    FROG: frog_moves,
    DART: frog_moves,
    SPIDER: spider_moves,
    CROCODILE: crocodile_moves,
    PORCUPINE: porcupine_moves,
    RHINO: rhino_moves,
    GIRAFFE: giraffe_moves,
    HIPPO: hippo_moves,
    LION: lion_moves,
}


def deeds(situation: Situation) -> tuple[Deed, ...]:
    """Everything that may be done, in the order of the squares."""
    duty = duties(situation)
    if duty:
        return tuple(duty)
    board, webbed = situation.board, situation.webbed
    found: list[Deed] = []
    for cell in situation.own:
        if cell not in webbed:
            found.extend(_MOVES[board[cell] & KIND](situation, cell))
    return tuple(found)


def deeds_of(situation: Situation, cell: int) -> Iterator[Deed]:
    """What the animal on ``cell`` can do if no web holds it and no Frog has a duty."""
    return _MOVES[situation.board[cell] & KIND](situation, cell)
