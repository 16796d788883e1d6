"""A play of Monkey Monarchs: setup, movement, defeat, end, in the rulebook's order."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ...core.errors import BadPosition
from ...core.game import Options, Seat
from ...core.message import Message
from ...core.position import Event, Move, Outcome, Position
from ...core.rows import read_rows, write_rows
from ...core.view import Piece
from .board import MOUNTAINS, Mountain, mountain
from .traps import EMPTY, defeated

YELLOW, BLUE = 0, 1
SEATS = (Seat("yellow", "seat-yellow"), Seat("blue", "seat-blue"))

CLAN = 6
DUTY = 3
"""So many defeated monkeys oblige an alpha to leave its home ("Important")."""

SIDES = "yb"
_ALPHAS = "Aa"
_KINDS = {"A": "alpha", "F": "female", "B": "bachelor"}
_COLOURS = ("yellow", "blue")


class End(StrEnum):
    """Why it is over."""

    HOME = "reason-home"
    ALPHA = "reason-alpha"
    STUCK = "reason-stuck"


class Step(Move):
    """``start`` and ``end``: the numbers of the two squares."""

    __slots__ = ("end", "start")

    def __init__(self, names: tuple[str, ...], start: int, end: int) -> None:
        super().__init__(f"{names[start]}-{names[end]}", (names[start], names[end]))
        self.start = start
        self.end = end


_STEPS = {
    field.size: tuple(
        {end: Step(field.names, start, end) for end in field.neighbours[start]} for start in range(len(field.board))
    )
    for field in MOUNTAINS.values()
}


class MountainPosition(Position[Step]):
    """``monkeys``: a letter for each square, see ``traps``; ``lost``: how many monkeys yellow and blue have lost."""

    __slots__ = ("_turn", "lost", "monkeys", "mountain")

    def __init__(self, mountain: Mountain, monkeys: str, lost: tuple[int, int], turn: int) -> None:
        self.mountain = mountain
        self.monkeys = monkeys
        self.lost = lost
        self._turn = turn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MountainPosition) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<{self.to_text()}>"

    def _key(self) -> tuple[str, tuple[int, int], int]:
        return self.monkeys, self.lost, self._turn

    @property
    def turn(self) -> int:
        """Yellow is seat 0 and starts ("The Game")."""
        return self._turn

    def moves(self) -> tuple[Step, ...]:
        """Every step that may be made, by square; only the alpha's while it has the duty to leave its home."""
        if self._over():
            return ()
        seat = self._turn
        home = self.mountain.homes[seat]
        if self.lost[seat] >= DUTY and self.monkeys[home] == _ALPHAS[seat]:
            dutiful = tuple(self._steps_from(home))
            if dutiful:
                return dutiful
        return tuple(step for start in self._own() for step in self._steps_from(start))

    def _own(self) -> Iterator[int]:
        yellow = self._turn == YELLOW
        for square, monkey in enumerate(self.monkeys):
            if monkey != EMPTY and monkey.isupper() == yellow:
                yield square

    def _steps_from(self, start: int) -> Iterator[Step]:
        """One square in any direction, onto an empty one ("Movement")."""
        monkeys = self.monkeys
        for end, step in _STEPS[self.mountain.size][start].items():
            if monkeys[end] == EMPTY and (end not in self.mountain.homes or self._may_enter_home(step)):
                yield step

    def _may_enter_home(self, step: Step) -> bool:
        """An empty home was left by its alpha: only the other alpha may enter it, or whoever defeats the opposing alpha
        by doing so ("Important", "Exception")."""
        seat = self._turn
        if step.end == self.mountain.homes[1 - seat] and self.monkeys[step.start] == _ALPHAS[seat]:
            return True
        moved = self._moved(step)
        return any(moved[square] == _ALPHAS[1 - seat] for square in defeated(self.mountain, moved, step.end))

    def _moved(self, step: Step) -> str:
        """The monkeys after a step, before anybody is defeated."""
        low, high = sorted((step.start, step.end))
        monkeys = self.monkeys
        return f"{monkeys[:low]}{monkeys[high]}{monkeys[low + 1 : high]}{monkeys[low]}{monkeys[high + 1 :]}"

    def after(self, move: Step) -> MountainPosition:
        """The trapped monkeys leave the board."""
        monkeys = self._moved(move)
        gone = defeated(self.mountain, monkeys, move.end)
        lost = self.lost
        if gone:
            monkeys = "".join(EMPTY if square in gone else monkey for square, monkey in enumerate(monkeys))
            more = (0, len(gone)) if self._turn == YELLOW else (len(gone), 0)
            lost = (lost[0] + more[0], lost[1] + more[1])
        return MountainPosition(self.mountain, monkeys, lost, 1 - self._turn)

    def events(self, move: Step) -> tuple[Event, ...]:
        """The step, then who is defeated."""
        seat = self._turn
        names = self.mountain.names
        monkeys = self._moved(move)
        told = [Event("moved", seat, names[move.end], names[move.start], *called(monkeys[move.end]))]
        for square in sorted(defeated(self.mountain, monkeys, move.end)):
            glyph, name = called(monkeys[square])
            told.append(Event("captured", 1 - seat, names[square], glyph=glyph, name=name))
        return tuple(told)

    def _over(self) -> tuple[int, End, int] | None:
        """Winner, reason and the square that shows it, if an alpha is gone or at its goal ("End of the Game")."""
        for seat in (YELLOW, BLUE):
            goal = self.mountain.homes[1 - seat]
            if self.monkeys[goal] == _ALPHAS[seat]:
                return seat, End.HOME, goal
            if _ALPHAS[1 - seat] not in self.monkeys:
                return seat, End.ALPHA, self.monkeys.index(_ALPHAS[seat])
        return None

    def outcome(self) -> Outcome | None:
        """An alpha at the other's home, an alpha defeated, or no legal move ("End of the Game")."""
        over = self._over()
        if over:
            winner, reason, square = over
            return Outcome(winner, reason, (self.mountain.names[square],))
        return None if self.moves() else Outcome(1 - self._turn, End.STUCK)

    def to_text(self) -> str:
        """Rows from the top, side to move, and how many monkeys yellow and blue have lost."""
        size = self.mountain.size
        letters = {square: monkey for square, monkey in enumerate(self.monkeys) if monkey != EMPTY}
        return f"{write_rows(letters, size, size)} {SIDES[self._turn]} {self.lost[0]} {self.lost[1]}"

    def pieces(self) -> tuple[Piece, ...]:
        """The monkeys."""
        names = self.mountain.names
        return tuple(
            Piece(names[square], *called(monkey), YELLOW if monkey.isupper() else BLUE, monkey)
            for square, monkey in enumerate(self.monkeys)
            if monkey != EMPTY
        )


def called(monkey: str) -> tuple[str, str]:
    """Glyph and name of a monkey."""
    kind = f"{_KINDS[monkey.upper()]}-{_COLOURS[monkey.islower()]}"
    return kind, f"piece-{kind}"


def start(options: Options) -> MountainPosition:
    """Two corner triangles (reconstructed: RULINGS)."""
    return read(mountain(options).start, options)


def read(text: str, options: Options) -> MountainPosition:
    """Take back what ``to_text`` gave; raises ``BadPosition``."""
    field = mountain(options)
    fields = text.split()
    if len(fields) != 4:
        raise BadPosition("error-position-fields", fields=4)
    rows, turn, *lost = fields
    letters = read_rows(rows, field.size, field.size, "AFBafb")
    if turn not in tuple(SIDES):
        raise BadPosition("error-position-turn")
    monkeys = "".join(letters.get(square, EMPTY) for square in range(len(field.board)))
    numbers = tuple(int(number) if number in "0123456" and len(number) == 1 else CLAN + 1 for number in lost)
    for seat, letters_of_clan in enumerate(("AFB", "afb")):
        name = Message(SEATS[seat].name)
        clan = [monkey for monkey in monkeys if monkey in letters_of_clan]
        if len(clan) + numbers[seat] > CLAN:
            raise BadPosition("error-clan-size", seat=name)
        if clan.count(_ALPHAS[seat]) > 1:
            raise BadPosition("error-two-alphas", seat=name)
    if not any(alpha in monkeys for alpha in _ALPHAS):
        raise BadPosition("error-no-alpha")
    if all(monkeys[home] == alpha for home, alpha in zip(reversed(field.homes), _ALPHAS, strict=True)):
        raise BadPosition("error-both-home")
    return MountainPosition(field, monkeys, (numbers[0], numbers[1]), SIDES.index(turn))
