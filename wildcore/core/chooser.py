"""From taps to moves, for every game: what can be tapped next, and what a tap completes.

A move is entered by tapping its steps in order. Two things are forgiving: a supply that is the only one fitting a
cell need not be tapped first, and tapping another starting point begins anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .message import Message
from .position import AnyPosition, Move
from .view import Choice

Taps = tuple[str, ...]

DONE = "done"
"""The word offered when what has been tapped is a whole move, but also the beginning of a longer one."""

SEVERAL = "several"
"""The effect of a tap that can be followed by things of different effects."""


@dataclass(frozen=True, slots=True)
class Tapped:
    """What a tap did: the taps that now stand, what can follow, the ``move`` it completed or why it was ``refused``."""

    taps: Taps
    next: tuple[Choice, ...]
    move: Move | None = None
    refused: Message | None = None


def choices(position: AnyPosition, moves: Iterable[Move], taps: Taps = ()) -> tuple[Choice, ...]:
    """What can be tapped after ``taps`` to make one of ``moves``, each step once, in the order of the moves."""
    made = len(taps)
    leads: dict[str, list[Move]] = {}
    long: set[str] = set()  # a step that can go on is not final, whatever else it completes
    for steps, move in _paths(moves):
        if steps[:made] != taps:
            continue
        step = steps[made] if len(steps) > made else DONE
        leads.setdefault(step, []).append(move)
        if len(steps) > made + 1:
            long.add(step)
    if list(leads) == [DONE]:
        return ()
    return tuple(_choice(position, step, fitting, made, step not in long) for step, fitting in leads.items())


def _choice(position: AnyPosition, step: str, leads: list[Move], made: int, final: bool) -> Choice:
    """What a step that leads to those moves is shown as. The first one only selects: its effects are not worked out."""
    kind = _kind(step)
    if not final and not made:
        return Choice(step, kind, "select", False)
    effects = tuple(dict.fromkeys(position.effect(move) for move in leads))
    effect = effects[0] if len(effects) == 1 else SEVERAL
    return Choice(step, kind, effect, final, effects)


def tap(position: AnyPosition, moves: tuple[Move, ...], taps: Taps, step: str) -> Tapped:
    """Add one tap. The last step again takes everything back; what makes no sense is refused and changes nothing."""
    offered = {choice.step: choice for choice in choices(position, moves, taps)}
    if step in offered:
        wanted = taps if step == DONE else (*taps, step)
        if offered[step].final:
            return Tapped((), (), move=_whole(moves, wanted))
        return Tapped(wanted, choices(position, moves, wanted))
    first = choices(position, moves)
    if taps and step == taps[-1]:
        return Tapped((), first)
    if any(choice.step == step and not choice.final for choice in first):
        return Tapped((step,), choices(position, moves, (step,)))
    refused = position.refusal(taps, step) or Message("error-not-here", {"cell": step})
    return Tapped(taps, tuple(offered.values()), refused=refused)


def _paths(moves: Iterable[Move]) -> list[tuple[Taps, Move]]:
    """Every way to enter each move: its steps, and without the supply where the cell alone says which is meant."""
    paths = [(steps, move) for move in moves for steps in move.ways]
    starts = {steps[0] for steps, _ in paths if steps}
    bare: dict[Taps, list[Move]] = {}
    for steps, move in paths:
        if len(steps) > 1 and steps[0].startswith("@") and steps[1] not in starts:
            bare.setdefault(steps[1:], []).append(move)
    return paths + [(steps, fitting[0]) for steps, fitting in bare.items() if len(fitting) == 1]


def _whole(moves: tuple[Move, ...], taps: Taps) -> Move:
    return next(move for steps, move in _paths(moves) if steps == taps)


def _kind(step: str) -> str:
    if step.startswith("@"):
        return "supply"
    return "cell" if step[-1:].isdigit() else "word"
