"""A play of Tusk Tactics or Largest Herd: setup, turn, movement, end, in the rulebook's order."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache

from ...core.errors import BadPosition
from ...core.game import Options, Seat
from ...core.position import Event, Move, Outcome, Position
from ...core.view import Piece
from .board import HERD, SAVANNAH, Side

YELLOW, ORANGE = 0, 1
SEATS = (Seat("yellow", "seat-yellow"), Seat("orange", "seat-orange"))

HERD_SIZE = 4
"""So many elephants are a herd ("End of the Game")."""

LETTERS = "yo"
_NEUTRAL = "n"
_NAMES = {"y": "yellow", "o": "orange", "n": "neutral"}
EMPTY = "-"

Stacks = tuple[str, ...]


class End(StrEnum):
    """Why it is over."""

    MOST_HERDS = "reason-most-herds"
    LARGER_HERD = "reason-larger-herd"
    TALLEST = "reason-tallest"
    EQUAL = "reason-equal"


class March(Move):
    """``start`` and ``end``: the numbers of the two points."""

    __slots__ = ("end", "start")

    def __init__(self, side: Side, start: int, end: int) -> None:
        names = (side.board.name(start), side.board.name(end))
        super().__init__(f"{names[0]}-{names[1]}", names)
        self.start = start
        self.end = end


@lru_cache
def _marches(side: Side) -> tuple[tuple[March, ...], ...]:
    points = range(len(side.board))
    return tuple(tuple(March(side, start, end) for end in points) for start in points)


class Herds(Position[March]):
    """``stacks``: at each point the elephants from the ground up, as letters: y yellow, o orange, n neutral.

    The turn skips a player who cannot move: for them it is over, the other completes all moves ("The Game"). Nobody
    regains a move later, as a point that is empty stays so.
    """

    __slots__ = ("_turn", "stacks")

    side = SAVANNAH
    letters = "yo"
    elephants = 30

    def __init__(self, stacks: Stacks, turn: int) -> None:
        self.stacks = stacks
        self._turn = turn if self._can_move(turn) or not self._can_move(1 - turn) else 1 - turn

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.stacks == other.stacks and self._turn == other._turn

    def __hash__(self) -> int:
        return hash((self.stacks, self._turn))

    def __repr__(self) -> str:
        return f"<{self.to_text()}>"

    @property
    def turn(self) -> int:
        """Yellow is seat 0 and starts ("The Game")."""
        return self._turn

    def moves(self) -> tuple[March, ...]:
        """A stack moves exactly its height, straight, and lands on another; it may cross anything ("Movement")."""
        marches = _marches(self.side)
        stacks = self.stacks
        leaders = self._leaders(self._turn)
        landings = self.side.landings
        return tuple(
            marches[start][end]
            for start, stack in enumerate(stacks)
            if stack and stack[-1] in leaders
            for end in landings[len(stack)][start]
            if stacks[end]
        )

    def _can_move(self, seat: int) -> bool:
        stacks = self.stacks
        leaders = self._leaders(seat)
        landings = self.side.landings
        for start, stack in enumerate(stacks):
            if stack and stack[-1] in leaders:
                for end in landings[len(stack)][start]:
                    if stacks[end]:
                        return True
        return False

    def _leaders(self, seat: int) -> str:
        """Whose stacks a player may move: those led by an own elephant."""
        return LETTERS[seat]

    def after(self, move: March) -> Herds:
        """The stack stands on top of the other and leads it."""
        stacks = list(self.stacks)
        stacks[move.end] += stacks[move.start]
        stacks[move.start] = ""
        return type(self)(tuple(stacks), 1 - self._turn)

    def events(self, move: March) -> tuple[Event, ...]:
        """The stack moves as one."""
        start, end = move.steps
        return (Event("moved", self._turn, end, start, *called(self.stacks[move.start][-1])),)

    def outcome(self) -> Outcome | None:
        """When nobody can move ("End of the Game")."""
        if self._can_move(self._turn):
            return None
        return self._counted()

    def _counted(self) -> Outcome:
        """Most herds; else the larger largest herd; else, or without herds, a draw (RULINGS)."""
        herds = [[height for height in heights if height >= HERD_SIZE] for heights in self._heights()]
        numbers, largest = [len(own) for own in herds], [max(own, default=0) for own in herds]
        for values, reason in ((numbers, End.MOST_HERDS), (largest, End.LARGER_HERD)):
            if values[YELLOW] != values[ORANGE]:
                winner = YELLOW if values[YELLOW] > values[ORANGE] else ORANGE
                return Outcome(winner, reason, self._led(winner, HERD_SIZE))
        return Outcome(None, End.EQUAL)

    def _heights(self) -> list[list[int]]:
        """The heights of the stacks led by yellow and by orange, tallest first."""
        return [
            sorted((len(stack) for stack in self.stacks if stack and stack[-1] == letter), reverse=True)
            for letter in LETTERS
        ]

    def _led(self, seat: int, height: int) -> tuple[str, ...]:
        """The points of a seat's stacks of at least that height."""
        return tuple(
            self.side.board.name(point)
            for point, stack in enumerate(self.stacks)
            if len(stack) >= height and stack[-1] == LETTERS[seat]
        )

    def to_text(self) -> str:
        """Rows from the top joined by ``/``, points by ``,``, elephants from the ground up; side to move."""
        rows = []
        begin = 0
        for length in self.side.rows:
            rows.append(",".join(stack or EMPTY for stack in self.stacks[begin : begin + length]))
            begin += length
        return f"{'/'.join(rows)} {LETTERS[self._turn]}"

    def pieces(self) -> tuple[Piece, ...]:
        """Every elephant, of each stack the lowest first."""
        return tuple(
            Piece(self.side.board.name(point), *called(letter), seat_of(letter), letter.upper())
            for point, stack in enumerate(self.stacks)
            for letter in stack
        )


class Largest(Herds):
    """Largest Herd: neutral elephants in the middle that both may move, and another count at the end."""

    __slots__ = ()

    side = HERD
    letters = "yon"
    elephants = 35

    def _leaders(self, seat: int) -> str:
        return LETTERS[seat] + _NEUTRAL

    def _counted(self) -> Outcome:
        """The tallest stack; equal, the second tallest, and so on, a missing one counting 0 ("End of the Game")."""
        yellow, orange = self._heights()
        if yellow == orange:
            return Outcome(None, End.EQUAL)
        winner = YELLOW if yellow > orange else ORANGE
        return Outcome(winner, End.TALLEST, self._led(winner, max(yellow, orange)[0]))


def called(letter: str) -> tuple[str, str]:
    """Glyph and name of an elephant."""
    return f"elephant-{_NAMES[letter]}", f"piece-{_NAMES[letter]}"


def seat_of(letter: str) -> int | None:
    return LETTERS.index(letter) if letter in LETTERS else None


def starter(kind: type[Herds]) -> Callable[[Options], Herds]:
    """The start of that game: all points filled (reconstructed: RULINGS)."""

    def start(options: Options) -> Herds:
        rows = kind.side.setups[options.get("setup", "halves")]
        return kind(tuple("".join(who * length for who, length in zip(rows, kind.side.rows, strict=True))), YELLOW)

    return start


def reader(kind: type[Herds]) -> Callable[[str, Options], Herds]:
    """What takes back the texts of that game; it raises ``BadPosition``."""

    def read(text: str, options: Options) -> Herds:
        fields = text.split()
        if len(fields) != 2:
            raise BadPosition("error-position-fields", fields=2)
        if fields[1] not in tuple(LETTERS):
            raise BadPosition("error-position-turn")
        rows = [row.split(",") for row in fields[0].split("/")]
        if tuple(map(len, rows)) != kind.side.rows:
            raise BadPosition("error-hexagon-shape", rows=" ".join(map(str, kind.side.rows)))
        stacks = tuple("" if stack == EMPTY else stack for row in rows for stack in row)
        strange = next((sign for stack in stacks for sign in stack if sign not in kind.letters), None)
        if strange or not all(stack for row in rows for stack in row):
            raise BadPosition("error-board-letter", letter=strange or " ")
        if not 1 <= sum(map(len, stacks)) <= kind.elephants:
            raise BadPosition("error-too-many-elephants", most=kind.elephants)
        return kind(stacks, LETTERS.index(fields[1]))

    return read
