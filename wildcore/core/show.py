"""The view of a line of play: what a screen needs, assembled the same way for every game."""

from __future__ import annotations

from collections.abc import Iterable

from .chooser import Taps, choices
from .line import Line
from .message import Message
from .position import Event, Outcome
from .view import OutcomeView, SeatView, View


def view_of(line: Line, last: Iterable[Event] = (), taps: Taps = ()) -> View:
    """What everybody may see of ``line``. ``last``: the events that led here; ``taps``: those made so far."""
    turn = line.turn
    outcome = line.outcome()
    return View(
        game=line.game.name,
        board=line.position.scene(line.game.scene(line.options)),
        pieces=line.position.pieces(),
        supplies=line.position.supplies(),
        seats=tuple(SeatView(seat.id, seat.name, number in turn) for number, seat in enumerate(line.game.seats)),
        turn=turn,
        next=choices(line.position, line.moves(), taps),
        last=_touched(last),
        status=_status(line, outcome),
        outcome=_ending(outcome, line) if outcome else None,
    )


def _status(line: Line, outcome: Outcome | None) -> Message:
    seats = line.game.seats
    if outcome is None:
        return Message("status-turn", {"seat": Message(seats[line.position.turn].name)})
    reason = _reason(outcome, line)
    if outcome.winner is None:
        return Message("status-drawn", {"reason": reason})
    return Message("status-won", {"seat": Message(seats[outcome.winner].name), "reason": reason})


def _reason(outcome: Outcome, line: Line) -> Message:
    """The reason with the names of the winner and of whom they beat, for sentences that want them."""
    if outcome.winner is None:
        return Message(str(outcome.reason))
    seats = line.game.seats
    names: dict[str, str | int | Message] = {"seat": Message(seats[outcome.winner].name)}
    beaten = [seat for number, seat in enumerate(seats) if number != outcome.winner]
    if len(beaten) == 1:
        names["loser"] = Message(beaten[0].name)
    return Message(str(outcome.reason), names)


def _ending(outcome: Outcome, line: Line) -> OutcomeView:
    return OutcomeView(outcome.winner, str(outcome.reason), _reason(outcome, line), outcome.cells)


def _touched(events: Iterable[Event]) -> tuple[str, ...]:
    cells = (cell for event in events for cell in (event.origin, event.to))
    return tuple(dict.fromkeys(cell for cell in cells if cell and not cell.startswith("@")))
