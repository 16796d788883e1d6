"""A record being played: replayed, looked at, taken back, continued."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .chooser import Tapped, Taps, tap
from .errors import BadRecord, WildError
from .game import Game, Options
from .line import Line
from .message import Message
from .position import Event
from .record import Record
from .show import view_of
from .view import View


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of the log: who acted, what was written, and what happened, the end of the game included;
    ``effect`` is that of the move, empty for what is none."""

    seat: int
    action: str
    events: tuple[Event, ...]
    effect: str = ""


@dataclass(frozen=True, slots=True)
class Play:
    """A record with the lines that it replays to. Immutable: each action gives a new play.

    ``lines[n]`` stands after ``n`` actions, undone ones included; ``entries[n]`` led from ``lines[n]`` to the next;
    ``warning`` says why a record could not be replayed whole, if so.
    """

    game: Game
    record: Record
    lines: tuple[Line, ...]
    entries: tuple[Entry, ...]
    warning: Message | None = None

    @staticmethod
    def start(game: Game, options: Options | None = None, position: str | None = None, seed: int = 0) -> Play:
        """A new play; raises ``UnknownOption`` and ``BadPosition``."""
        return Play.open(game, Record(game.name, game.rules, options or {}, position, seed=seed))

    @staticmethod
    def open(game: Game, record: Record) -> Play:
        """Replay ``record`` through the checked door.

        What cannot be played today is not lost: the record is shown up to there, with a warning, and its line is kept
        among the branches.
        """
        if record.rules > game.rules:
            raise BadRecord("error-record-newer")
        options = game.complete(record.options)
        first = game.start(options) if record.position is None else game.read(record.position, options)
        lines = [Line(game, options, first)]
        entries: list[Entry] = []
        warning = None
        for ply, action in enumerate(record.actions):
            try:
                line, entry = _played(lines[-1], action)
            except WildError:
                warning = Message("error-record-illegal", {"ply": ply + 1, "move": action})
                break
            lines.append(line)
            entries.append(entry)
        actions = tuple(entry.action for entry in entries)
        position = None if record.position is None else first.to_text()
        opened = replace(record, options=options, position=position)
        if warning:
            short = replace(opened, actions=actions, at=min(record.at, len(actions)))
            opened = replace(short, branches=(*(b for b in record.branches if b != record.actions), record.actions))
        else:
            opened = replace(opened, actions=actions)
        return Play(game, opened, tuple(lines), tuple(entries), warning)

    @property
    def line(self) -> Line:
        """Where the play stands."""
        return self.lines[self.record.at]

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last action in force did."""
        return self.entries[self.record.at - 1].events if self.record.at else ()

    def view(self, taps: Taps = ()) -> View:
        """What can be seen now."""
        return view_of(self.line, self.events, taps)

    def tap(self, taps: Taps, step: str) -> Tapped:
        """One more tap on the board; see :func:`wildcore.core.chooser.tap`."""
        return tap(self.line.position, self.line.moves(), taps, step)

    def play(self, action: str) -> Play:
        """Act: a move in notation, ``resign:<seat>`` or ``draw``. Raises what :meth:`Line.read` raises, and
        ``BadRecord`` when the record is full."""
        line, entry = _played(self.line, action)
        at = self.record.at
        record = self.record.added(entry.action)
        if record.actions is self.record.actions:
            return replace(self, record=record, warning=None)
        return Play(self.game, record, (*self.lines[: at + 1], line), (*self.entries[:at], entry))

    def goto(self, at: int) -> Play:
        """Undo, redo or jump: with ``at`` actions in force."""
        if not 0 <= at <= len(self.record.actions):
            raise BadRecord("error-record-broken")
        return replace(self, record=replace(self.record, at=at), warning=None)

    def branch(self, index: int) -> Play:
        """Change over to a kept line of play; the one left is kept in its turn."""
        return Play.open(self.game, self.record.swapped(index))


def _played(line: Line, text: str) -> tuple[Line, Entry]:
    move = line.read(text)
    after = line.after(move)
    events = line.events(move)
    outcome = after.outcome()
    if outcome:
        kind = "drawn" if outcome.winner is None else "won"
        winner = -1 if outcome.winner is None else outcome.winner
        events = (*events, Event(kind, winner, name=str(outcome.reason), cells=outcome.cells))
    seat = events[0].seat if events and events[0].kind == "resigned" else line.position.turn
    effect = line.position.effect(move) if move.steps else ""
    return after, Entry(seat, move.text, events, effect)
