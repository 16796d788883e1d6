"""Exercises: positions with something to find in them."""

from __future__ import annotations

from collections.abc import Sequence

from .errors import BadRecord
from .play import Play


def solved(play: Play, at: int, solution: Sequence[str]) -> bool:
    """Whether ``play``, in which an exercise began after ``at`` actions, stands where ``solution`` leads to, by any way
    there, or the side that was to move then has won. Raises what :meth:`Line.read` raises for a solution that cannot be
    played."""
    if not 0 <= at < len(play.lines):
        raise BadRecord("error-record-broken")
    goal = play.lines[at]
    seat = goal.position.turn
    for text in solution:
        goal = goal.after(goal.read(text))
    outcome = play.line.outcome()
    if outcome and outcome.winner is not None:
        return outcome.winner == seat
    return play.record.at > at and play.line.position == goal.position
