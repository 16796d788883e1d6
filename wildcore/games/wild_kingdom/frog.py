"""Frogs and Poison Dart Frogs ("Frogs", "Poison Dart Frog"): steps and leaps, the duty to capture, Sticky Tongue,
Leap Frog, Poison Dart, and what they change into."""

from __future__ import annotations

from collections.abc import Iterator

from .animals import DARK, DART, FROG, KIND, POISONED, SPIDER, is_frog
from .deeds import Deed, dart, leap, tongue, walk
from .situation import Situation
from .terrain import (
    CELLS,
    DIAGONAL,
    EAST,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    RAYS,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    Terrain,
)

Leaps = tuple[tuple[int, int], ...]
_ANY = 2  # a Poison Dart Frog goes backwards too

_STEPS = ((NORTH_EAST, NORTH_WEST), (SOUTH_EAST, SOUTH_WEST), DIAGONAL)
_LEAPS = (
    (NORTH, EAST, WEST, NORTH_EAST, NORTH_WEST),
    (EAST, SOUTH, WEST, SOUTH_EAST, SOUTH_WEST),
    range(8),
)
STEPS = tuple(tuple(tuple(RAYS[d][cell][0] for d in way if RAYS[d][cell]) for cell in CELLS) for way in _STEPS)
"""By seat, or for Poison Dart Frogs: the squares one diagonal step forward of each square."""

LEAPS: tuple[tuple[Leaps, ...], ...] = tuple(
    tuple(tuple((RAYS[d][cell][0], RAYS[d][cell][1]) for d in way if len(RAYS[d][cell]) > 1) for cell in CELLS)
    for way in _LEAPS
)
"""Likewise the squares leapt over and landed on: sideways and forwards."""

SIGHT = tuple(tuple(ray[cell][:2] for ray in RAYS if ray[cell]) for cell in CELLS)
"""What tongue and dart may reach: one or two squares in a straight line, in each of the eight directions."""


def way_of(situation: Situation, cell: int) -> int:
    """Which of the tables is for the frog on ``cell``."""
    return _ANY if situation.board[cell] & KIND == DART else situation.seat


def frog_moves(situation: Situation, cell: int) -> Iterator[Deed]:
    """Everything that a frog can do when no Frog has a duty."""
    way = way_of(situation, cell)
    board, quills = situation.board, situation.quills
    for square in STEPS[way][cell]:
        if not board[square] and square not in quills:
            yield walk(cell, square, False)
    yield from _leaps(situation, cell, way)
    if not board[cell] & POISONED:
        yield from _shots(situation, cell)


def duties(situation: Situation) -> list[Deed]:
    """The captures of enemy Frogs, one of which must be made if there is any ("Frogs"): by a plain Frog, of a Frog
    next to it, by a single leap. Webbed Frogs have no duty, poisoned ones have."""
    board, mine, webbed, seat = situation.board, situation.mine, situation.webbed, situation.seat
    found: list[Deed] = []
    for cell in situation.own:
        if board[cell] & KIND != FROG or cell in webbed:
            continue
        for over, landing in LEAPS[seat][cell]:
            code = board[over]
            prey = code and code & DARK != mine and is_frog(code) and not board[landing]
            if prey and situation.permits((over, landing), over):
                found.append(leap(cell, (landing,), True))
    return found


def _leaps(situation: Situation, cell: int, way: int) -> Iterator[Deed]:
    """A leap over any neighbour captures an enemy; after one over a friend another one may follow ("Leap Frog")."""
    board, mine = situation.board, situation.mine
    for over, landing in LEAPS[way][cell]:
        code = board[over]
        if not code or board[landing]:
            continue
        if code & DARK != mine:
            if situation.permits((over, landing), over):
                yield leap(cell, (landing,), True)
            continue
        onward = [] if board[cell] & POISONED else list(second_leaps(situation, way, over, landing))
        frogs = [second for second in onward if is_frog(board[second[0]])] if way != _ANY else []
        if not frogs and situation.permits((over, landing), -1):
            yield leap(cell, (landing,), False)
        for _, end in frogs or onward:  # an enemy Frog that can be captured must be
            yield leap(cell, (landing, end), True)


def second_leaps(situation: Situation, way: int, over: int, landing: int) -> Iterator[tuple[int, int]]:
    """The leaps over an enemy that may follow one over a friend on ``over``, in any allowed direction.

    The whole way has to be open: the quills of a Porcupine may be entered to capture it ("Untouchable").
    """
    board = situation.board
    for over_next, end in LEAPS[way][landing]:
        squares = (over, landing, over_next, end)
        if situation.is_enemy(over_next) and not board[end] and situation.permits(squares, over_next):
            yield over_next, end


def _shots(situation: Situation, cell: int) -> Iterator[Deed]:
    """Sticky Tongue on Jungle Spiders and Poison Dart on any enemy, one or two squares away, nothing between."""
    board, mine = situation.board, situation.mine
    darts = board[cell] & KIND == DART
    for sight in SIGHT[cell]:
        for square in sight:
            code = board[square]
            if not code:
                continue
            if code & DARK != mine:
                if code & KIND == SPIDER:
                    yield tongue(cell, square)
                if darts and can_be_poisoned(code):
                    yield dart(cell, square)
            if square not in situation.submerged:
                break


def can_be_poisoned(code: int) -> bool:
    """Poison Dart Frogs are immune, and nothing is poisoned twice (RULINGS)."""
    return not code & POISONED and code & KIND != DART


def change(board: bytearray, seat: int, terrain: Terrain) -> None:
    """At the end of a player's turn that player's Frogs on their far bank become Poison Dart Frogs, poisoned ones too
    ("Poison Dart Frog")."""
    frog = FROG + (DARK if seat else 0)
    for code in (frog, frog | POISONED):
        at = board.find(code)
        while at >= 0:
            if at in terrain.changing[seat]:
                board[at] = frog - FROG + DART
            at = board.find(code, at + 1)
