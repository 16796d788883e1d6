"""Why an animal cannot act, or not there, in a sentence.

Most reasons are found by asking what would be possible if one thing were different: no duty, no poison, no quills, no
swamp. What remains are the bounds of an animal's way of moving.
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.message import Message
from .animals import (
    COLOURS,
    CROCODILE,
    DART,
    FROG,
    GIRAFFE,
    HIPPO,
    KIND,
    LION,
    NAMES,
    POISONED,
    PORCUPINE,
    RHINO,
    SPIDER,
    is_frog,
)
from .deeds import Leap, between
from .frog import LEAPS, STEPS, duties, second_leaps, way_of
from .giraffe import SIDES
from .rhino import CORNERS
from .situation import Situation
from .terrain import AROUND, BOARD, NEIGHBOURS, Terrain
from .turn import deeds_of

Taps = tuple[str, ...]
_name = BOARD.name


def why_not(situation: Situation, taps: Taps, step: str) -> Message | None:
    """Why ``step`` is no way to begin, or to go on after ``taps``; ``None`` where there is no better reason than that
    nothing leads there."""
    cell = BOARD.numbers.get(step)
    if cell is None:
        return None
    if not taps:
        return _idle(situation, cell)
    start = BOARD.cell(taps[0])
    return (
        _but_for(situation, start, (*taps, step))
        or (_leap_on(situation, start, taps) if len(taps) > 1 else None)
        or (_bounds(situation, start, cell) if len(taps) == 1 else None)
    )


# ---------------------------------------------------------------- animals that cannot act at all


def _idle(situation: Situation, cell: int) -> Message | None:
    code = situation.board[cell]
    if not code:
        return None
    if cell not in situation.own:
        return Message("why-not-yours", {"seat": Message(f"seat-{COLOURS[situation.seat]}")})
    return _duty(situation) or _held(situation, cell) or Message("why-nothing", {"piece": Message(NAMES[code])})


def _duty(situation: Situation) -> Message | None:
    for deed in duties(situation):
        if isinstance(deed, Leap):
            return Message("why-duty", {"cell": _name(deed.over[0])})
    return None


def _held(situation: Situation, cell: int) -> Message | None:
    if cell not in situation.webbed:
        return None
    board = situation.board
    spider = next(
        square
        for square in NEIGHBOURS[cell]
        if situation.is_enemy(square) and board[square] & (KIND | POISONED) == SPIDER
    )
    return Message("why-webbed", {"piece": Message(NAMES[board[cell]]), "cell": _name(cell), "spider": _name(spider)})


# ---------------------------------------------------------------- what one difference would allow


def _but_for(situation: Situation, start: int, steps: Taps) -> Message | None:
    """The duty, the poison, the quills or the swamp, if without it the steps would lead somewhere."""
    board, cell = situation.board, BOARD.cell(steps[-1])
    piece = Message(NAMES[board[start]])
    if _leads(situation, start, steps):
        return _duty(situation) or _held(situation, start)
    healed = bytearray(board)
    healed[start] &= ~POISONED
    if _leads(Situation(bytes(healed), situation.seat, situation.terrain), start, steps):
        return Message("why-poisoned", {"piece": piece})
    for porcupine in sorted({each for near in situation.quills.values() for each in near}):
        dull = bytearray(board)
        dull[porcupine] |= POISONED
        if _leads(Situation(bytes(dull), situation.seat, situation.terrain), start, steps):
            return Message("why-quills", {"cell": _name(cell), "porcupine": _name(porcupine)})
    terrain = situation.terrain
    drained = Terrain(frozenset(), terrain.changing, terrain.territory, {}, terrain.text)
    if _leads(Situation(board, situation.seat, drained), start, steps):
        return _swamp(situation, start, cell)
    return None


def _leads(situation: Situation, start: int, steps: Taps) -> bool:
    return any(way[: len(steps)] == steps for deed in deeds_of(situation, start) for way in deed.ways)


def _swamp(situation: Situation, start: int, cell: int) -> Message | None:
    """What the swamp has to do with it."""
    board = situation.board
    kind = board[start] & KIND
    piece = Message(NAMES[board[start]])
    if kind == PORCUPINE:
        return Message("why-porcupine-swamp")
    if kind == SPIDER:
        return Message("why-swamp-end", {"piece": piece})
    if kind == CROCODILE:
        return Message("why-crocodile-crocodile")
    if cell in situation.submerged:
        return Message(
            "why-fling-submerged" if kind == GIRAFFE and cell in AROUND[start] else "why-log", {"cell": _name(cell)}
        )
    if kind in (RHINO, GIRAFFE):
        return Message("why-second-swamp", {"cell": _second_swamp(situation, start, cell)})
    return None


def _second_swamp(situation: Situation, start: int, cell: int) -> str:
    wet = [square for square in between(start, cell) if square in situation.swamp and square not in situation.logs]
    return _name(wet[1] if len(wet) > 1 else cell)


def _leap_on(situation: Situation, start: int, taps: Taps) -> Message | None:
    """After a leap over a friend an enemy Frog that can be captured has to be; friends are not leapt twice."""
    if situation.board[start] & KIND != FROG:
        return None
    landing = BOARD.cell(taps[1])
    for over, end in LEAPS[situation.seat][start]:
        if end == landing and not situation.is_enemy(over):
            for prey, _ in second_leaps(situation, way_of(situation, start), over, landing):
                if is_frog(situation.board[prey]):
                    return Message("why-must-leap-on", {"cell": _name(prey)})
    return Message("why-leap-friend-twice")


# ---------------------------------------------------------------- the bounds of each way of moving


def _bounds(situation: Situation, start: int, cell: int) -> Message | None:
    board = situation.board
    kind = board[start] & KIND
    if kind == GIRAFFE and cell in AROUND[start] and board[cell]:
        return _fling(situation, start, cell)
    if board[cell] and not situation.is_enemy(cell):
        return (
            Message("why-log", {"cell": _name(cell)})
            if cell in situation.logs
            else Message("why-own", {"cell": _name(cell)})
        )
    return _BOUNDS[kind](situation, start, cell)


def _fling(situation: Situation, start: int, cell: int) -> Message:
    code = situation.board[cell]
    if code & KIND == PORCUPINE:
        return Message("why-fling-porcupine")
    if cell in situation.submerged:
        return Message("why-fling-submerged", {"cell": _name(cell)})
    if situation.is_enemy(cell) and cell in SIDES[start]:
        return Message("why-orthogonal-captures")
    return Message("why-fling-no-room")


def _frog(situation: Situation, start: int, cell: int) -> Message | None:
    board = situation.board
    way = way_of(situation, start)
    code = board[cell]
    if code & KIND == DART and board[start] & KIND == DART and cell in _line(start, cell):
        return Message("why-dart-immune")
    if code and board[start] & KIND == DART and code & POISONED:
        return Message("why-already-poisoned", {"piece": Message(NAMES[code])})
    if code:
        for over, landing in LEAPS[way][start]:
            if over == cell and board[landing]:
                return Message("why-leap-blocked", {"cell": _name(cell)})
        if cell in STEPS[way][start]:
            return Message("why-frog-step-captures")
        if code & KIND == SPIDER or board[start] & KIND == DART:
            return _aim(situation, start, cell)
    if way == situation.seat and _backwards(situation.seat, start, cell):
        return Message("why-frog-back")
    return Message("why-frog-way")


def _aim(situation: Situation, start: int, cell: int) -> Message:
    """Tongue and dart need a free straight line of one or two squares."""
    piece = Message(NAMES[situation.board[start]])
    if not any(cell in ray[start] for ray in BOARD.rays):
        return Message("why-not-in-line", {"piece": piece})
    way = between(start, cell)
    if len(way) > 1:
        return Message("why-too-far", {"piece": piece})
    return Message("why-tongue-blocked", {"cell": _name(way[0] if way else cell)})


def _backwards(seat: int, start: int, cell: int) -> bool:
    up = BOARD.places[start].row - BOARD.places[cell].row
    return (up if seat == 0 else -up) < 0


def _line(start: int, cell: int) -> tuple[int, ...]:
    return (*between(start, cell), cell) if any(cell in ray[start][:2] for ray in BOARD.rays) else ()


def _spider(situation: Situation, start: int, cell: int) -> Message | None:
    if situation.board[cell]:
        return Message("why-spider-captures")
    return Message("why-too-far", {"piece": Message(NAMES[situation.board[start]])})


def _crocodile(situation: Situation, start: int, cell: int) -> Message | None:
    if start not in situation.swamp:
        return Message("why-crocodile-dry")
    return _lion(situation, start, cell)


def _lion(situation: Situation, start: int, cell: int) -> Message | None:
    """One or two steps: too far, or everything between is occupied."""
    piece = Message(NAMES[situation.board[start]])
    mids = [square for square in NEIGHBOURS[start] if square in AROUND[cell]]
    if not mids:
        return Message("why-too-far", {"piece": piece})
    return Message("why-way-blocked", {"piece": piece, "cell": _name(mids[0])})


def _step(situation: Situation, start: int, cell: int) -> Message | None:
    return Message("why-too-far", {"piece": Message(NAMES[situation.board[start]])})


def _slider(situation: Situation, start: int, cell: int) -> Message | None:
    """Rhino, Giraffe and Hippo: out of line, or something stands in between."""
    board = situation.board
    kind = board[start] & KIND
    piece = Message(NAMES[board[start]])
    if board[cell] and kind == RHINO and cell in CORNERS[start]:
        return Message("why-diagonal-captures")
    for square in between(start, cell):
        if not board[square] or square in situation.logs:
            continue
        if kind == HIPPO and situation.is_enemy(square):
            if board[square] & KIND == PORCUPINE:
                return Message("why-hippo-porcupine", {"cell": _name(square)})
            if square not in situation.terrain.territory[situation.seat]:
                return Message("why-territory", {"cell": _name(square)})
            continue
        return Message("why-way-blocked", {"piece": piece, "cell": _name(square)})
    return Message("why-not-in-line", {"piece": piece})


_BOUNDS: dict[int, Callable[[Situation, int, int], Message | None]] = {
    FROG: _frog,
    DART: _frog,
    SPIDER: _spider,
    CROCODILE: _crocodile,
    PORCUPINE: _step,
    RHINO: _slider,
    GIRAFFE: _slider,
    HIPPO: _slider,
    LION: _lion,
}
