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

# What a completed move is shown as, by the weightiest of its events.
_EFFECTS = (("captured", "capture"), ("flipped", "flip"), ("placed", "place"), ("moved", "move"))


@dataclass(frozen=True, slots=True)
class Tapped:
    """What a tap did: the taps that now stand, what can follow, the ``move`` it completed or why it was ``refused``."""

    taps: Taps
    next: tuple[Choice, ...]
    move: Move | None = None
    refused: Message | None = None


def choices(position: AnyPosition, moves: Iterable[Move], taps: Taps = ()) -> tuple[Choice, ...]:
    """What can be tapped after ``taps`` to make one of ``moves``, each step once, in the order of the moves."""
    found: dict[str, Choice] = {}
    for steps, move in _paths(moves):
        if steps[: len(taps)] != taps:
            continue
        if len(steps) == len(taps):
            found[DONE] = Choice(DONE, "word", _effect(position, move), True)
            continue
        step = steps[len(taps)]
        whole = len(steps) == len(taps) + 1
        if step not in found or not whole:  # a step that can go on is not final, whatever else it completes
            effect = _effect(position, move) if whole else "select"
            found[step] = Choice(step, _kind(step), effect, whole)
    if list(found) == [DONE]:
        return ()
    return tuple(found.values())


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
    return Tapped(taps, tuple(offered.values()), refused=Message("error-not-here", {"cell": step}))


def _paths(moves: Iterable[Move]) -> list[tuple[Taps, Move]]:
    """Every way to enter each move: its steps, and without the supply where the cell alone says which is meant."""
    paths = [(move.steps, move) for move in moves]
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


def _effect(position: AnyPosition, move: Move) -> str:
    kinds = {event.kind for event in position.events(move)}
    return next((effect for kind, effect in _EFFECTS if kind in kinds), "move")
