"""A line of play: a position with what it cannot know of itself, how it came about and how people ended it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from .errors import BadRecord, GameOver
from .game import REPETITION, SIXTY_MOVES, Game, Options
from .position import AnyPosition, Event, Move, Outcome

THIRD_TIME = 3
QUIET_PLIES = 120
"""60 moves by each of two sides."""


class Ending(StrEnum):
    """How a line ends other than by the rules of its game."""

    RESIGNED = "reason-resigned"
    AGREED = "reason-agreed"
    REPETITION = "reason-repetition"
    SIXTY_MOVES = "reason-sixty-moves"


class Resignation(Move):
    """A seat gives up. Possible at any time, also out of turn."""

    __slots__ = ("seat",)

    def __init__(self, id: str, seat: int) -> None:
        super().__init__(f"resign:{id}", ())
        self.seat = seat


class Agreement(Move):
    """Both sides call it a draw."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("draw", ())


class Line:
    """Immutable, like a position, and played the same way, with resigning, agreed draws and the house rules on top."""

    __slots__ = ("_ended", "_quiet", "_seen", "game", "options", "position")

    def __init__(
        self,
        game: Game,
        options: Options,
        position: AnyPosition,
        seen: Mapping[AnyPosition, int] | None = None,
        ended: Outcome | None = None,
        quiet: int = 0,
    ) -> None:
        self.game = game
        self.options = options
        self.position = position
        self._ended = ended
        self._quiet = quiet
        self._seen: Mapping[AnyPosition, int] | None = None
        if options.get(REPETITION.id) == "on":
            self._seen = {position: 1} if seen is None else seen

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that must act; none after the end."""
        return () if self.outcome() else (self.position.turn,)

    def moves(self) -> tuple[Move, ...]:
        """Every legal move of the position, none after the end."""
        return () if self._ended else self.position.moves()

    def outcome(self) -> Outcome | None:
        """How it ended, ``None`` while it goes on."""
        return self._ended or self.position.outcome()

    def after(self, move: Move) -> Line:
        """The line with one more action. Trusts that it is legal here; :meth:`read` is the checked door."""
        if isinstance(move, Resignation):
            winner = next((seat for seat in range(len(self.game.seats)) if seat != move.seat), None)
            return self._closed(Outcome(winner, Ending.RESIGNED))
        if isinstance(move, Agreement):
            return self._closed(Outcome(None, Ending.AGREED))
        position = self.position.after(move)
        quiet, seen, reason = 0, None, None
        if self.options.get(SIXTY_MOVES.id) == "on":
            quiet = self._quiet + 1 if self.position.quiet(move) else 0
            if quiet >= QUIET_PLIES:
                reason = Ending.SIXTY_MOVES
        if self._seen is not None:
            times = self._seen.get(position, 0) + 1
            seen = {**self._seen, position: times}
            if times >= THIRD_TIME:
                reason = Ending.REPETITION
        ended = Outcome(None, reason) if reason and position.outcome() is None else None
        return Line(self.game, self.options, position, seen, ended, quiet)

    def read(self, text: str) -> Move:
        """The action that ``text`` means here: a move, ``resign:<seat>`` or ``draw``.

        Raises ``GameOver``, ``BadRecord`` for an unknown seat, and what ``Position.parse`` raises.
        """
        if self.outcome():
            raise GameOver
        action, _, seat = text.strip().partition(":")
        if action == "resign":
            try:
                return Resignation(seat, self.game.seat(seat))
            except KeyError:
                raise BadRecord("error-record-broken") from None
        if text.strip() == "draw":
            return Agreement()
        move: Move = self.position.parse(text)
        return move

    def events(self, move: Move) -> tuple[Event, ...]:
        """What ``move``, legal here, does."""
        if isinstance(move, Resignation):
            return (Event("resigned", move.seat),)
        if isinstance(move, Agreement):
            return ()
        return self.position.events(move)

    def _closed(self, outcome: Outcome) -> Line:
        return Line(self.game, self.options, self.position, self._seen, outcome, self._quiet)


def perft(node: AnyPosition | Line, depth: int) -> int:
    """The number of sequences of ``depth`` legal moves. ``node``: a position, or a line if repetition shall end it."""
    if depth == 0:
        return 1
    moves: tuple[Any, ...] = node.moves()
    if depth == 1:
        return len(moves)
    return sum(perft(node.after(move), depth - 1) for move in moves)
