"""A play of Monkey Monarchs: setup, movement, defeat, end, in the rulebook's order."""

from __future__ import annotations

from enum import StrEnum

from ...core.errors import BadPosition
from ...core.game import Options, Seat
from ...core.message import Message
from ...core.position import Event, Outcome, Position
from ...core.rows import read_rows, write_rows
from ...core.view import Piece
from .board import Mountain, bits, mountain
from .moves import AROUND, Step
from .traps import deceivers, defeated, partners

YELLOW, BLUE = 0, 1
SEATS = (Seat("yellow", "seat-yellow"), Seat("blue", "seat-blue"))

CLAN = 6
DUTY = 3
"""So many defeated monkeys oblige an alpha to leave its home ("Important")."""

SIDES = "yb"
_LETTERS = ("AFB", "afb")
_KINDS = {"A": "alpha", "F": "female", "B": "bachelor"}
_COLOURS = ("yellow", "blue")


Pair = tuple[int, int]
"""Yellow's and blue's."""


class End(StrEnum):
    """Why it is over."""

    HOME = "reason-home"
    ALPHA = "reason-alpha"
    STUCK = "reason-stuck"


class MountainPosition(Position[Step]):
    """``clans``: the squares of yellow and blue; ``alphas`` and ``females``: those of both, all others are bachelors;
    ``lost``: how many monkeys yellow and blue have lost. Squares are bits."""

    __slots__ = ("_turn", "alphas", "clans", "females", "lost", "mountain")

    def __init__(self, mountain: Mountain, clans: Pair, alphas: int, females: int, lost: Pair, turn: int) -> None:
        self.mountain = mountain
        self.clans = clans
        self.alphas = alphas
        self.females = females
        self.lost = lost
        self._turn = turn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MountainPosition) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<{self.to_text()}>"

    def _key(self) -> tuple[int, Pair, int, int, Pair, int]:
        return self.mountain.size, self.clans, self.alphas, self.females, self.lost, self._turn

    @property
    def turn(self) -> int:
        """Yellow is seat 0 and starts ("The Game")."""
        return self._turn

    def moves(self) -> tuple[Step, ...]:
        """Every step that may be made, by square; only the alpha's while it has the duty to leave its home."""
        if self._over():
            return ()
        seat = self._turn
        own = self.clans[seat]
        if self.lost[seat] >= DUTY:
            dutiful = self._steps(own & self.alphas & self.mountain.homes[seat])
            if dutiful:
                return dutiful
        return self._steps(own)

    def _steps(self, monkeys: int) -> tuple[Step, ...]:
        """One square in any direction, onto an empty one ("Movement"); the homes have a rule of their own."""
        around = AROUND[self.mountain.size]
        yellow, blue = self.clans
        empty = ~(yellow | blue)
        left = empty & (self.mountain.homes[YELLOW] | self.mountain.homes[BLUE])
        steps: tuple[Step, ...] = ()
        while monkeys:
            monkey = monkeys & -monkeys
            squares = around[monkey]
            open = empty & squares.beside
            if open & left:
                open ^= self._barred(monkey, open & left)
            steps += squares[open]
            monkeys ^= monkey
        return steps

    def _barred(self, monkey: int, homes: int) -> int:
        """Which ``homes`` it may not enter. An empty home was left by its alpha: only the other alpha may enter it, or
        whoever defeats the opposing alpha by doing so ("Important", "Exception")."""
        seat = self._turn
        goal = self.mountain.homes[1 - seat]
        enemy_alpha = self.clans[1 - seat] & self.alphas
        for home in self.mountain.homes:
            alpha_at_goal = home == goal and monkey & self.alphas
            if home & homes and (alpha_at_goal or self._defeated(monkey, home) & enemy_alpha):
                homes ^= home
        return homes

    def _defeated(self, leaves: int, arrives: int) -> int:
        """The squares of the monkeys that a step defeats."""
        around = AROUND[self.mountain.size][arrives]
        enemies = self.clans[1 - self._turn]
        if not around.beside & enemies:
            return 0
        alphas = self.alphas
        if leaves & alphas:
            kin = alphas
        elif leaves & self.females:
            kin = self.females
        else:
            kin = ~(alphas | self.females)
        others = self.clans[self._turn] ^ leaves
        return defeated(around.runs, enemies, partners(others, kin, alphas), deceivers(enemies, kin, alphas))

    def after(self, move: Step) -> MountainPosition:
        """The trapped monkeys leave the board."""
        seat = self._turn
        leaves = move.leaves
        step = leaves | move.arrives
        own, enemies = self.clans[seat] ^ step, self.clans[1 - seat]
        alphas, females, lost = self.alphas, self.females, self.lost
        if alphas & leaves:
            alphas ^= step
        elif females & leaves:
            females ^= step
        gone = self._defeated(leaves, move.arrives)
        if gone:
            enemies ^= gone
            alphas &= ~gone
            females &= ~gone
            more = gone.bit_count()
            lost = (lost[0], lost[1] + more) if seat == YELLOW else (lost[0] + more, lost[1])
        clans = (own, enemies) if seat == YELLOW else (enemies, own)
        return MountainPosition(self.mountain, clans, alphas, females, lost, 1 - seat)

    def events(self, move: Step) -> tuple[Event, ...]:
        """The step, then who is defeated."""
        seat = self._turn
        origin, to = move.steps
        told = [Event("moved", seat, to, origin, *called(self._letter(move.leaves)))]
        gone = self._defeated(move.leaves, move.arrives)
        for square, monkey in self._monkeys().items():
            if gone >> square & 1:
                glyph, name = called(monkey)
                told.append(Event("captured", 1 - seat, self.mountain.names[square], glyph=glyph, name=name))
        return tuple(told)

    def _over(self) -> tuple[int, End, int] | None:
        """Winner, reason and the square that shows it, if an alpha is gone or at its goal ("End of the Game")."""
        for seat in (YELLOW, BLUE):
            alpha = self.alphas & self.clans[seat]
            if alpha & self.mountain.homes[1 - seat]:
                return seat, End.HOME, alpha
            if not self.alphas & self.clans[1 - seat]:
                return seat, End.ALPHA, alpha
        return None

    def outcome(self) -> Outcome | None:
        """An alpha at the other's home, an alpha defeated, or no legal move ("End of the Game")."""
        over = self._over()
        if over:
            winner, reason, alpha = over
            return Outcome(winner, reason, (self.mountain.names[alpha.bit_length() - 1],))
        return None if self.moves() else Outcome(1 - self._turn, End.STUCK)

    def to_text(self) -> str:
        """Rows from the top, side to move, and how many monkeys yellow and blue have lost."""
        size = self.mountain.size
        return f"{write_rows(self._monkeys(), size, size)} {SIDES[self._turn]} {self.lost[0]} {self.lost[1]}"

    def pieces(self) -> tuple[Piece, ...]:
        """The monkeys."""
        names = self.mountain.names
        return tuple(
            Piece(names[square], *called(monkey), YELLOW if monkey.isupper() else BLUE, monkey)
            for square, monkey in self._monkeys().items()
        )

    def _monkeys(self) -> dict[int, str]:
        """The letter of every monkey by the number of its square, in the order of squares."""
        found = ((square, self._letter(1 << square)) for square in range(len(self.mountain.board)))
        return {square: letter for square, letter in found if letter}

    def _letter(self, square: int) -> str:
        """The letter of the monkey on a square, if there is one."""
        kind = 0 if self.alphas & square else 1 if self.females & square else 2
        return next((letters[kind] for clan, letters in zip(self.clans, _LETTERS, strict=True) if clan & square), "")


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
    squares = {letter: bits(square for square, found in letters.items() if found == letter) for letter in "AFBafb"}
    numbers = tuple(int(number) if number in "0123456" and len(number) == 1 else CLAN + 1 for number in lost)
    yellow, blue = (sum(squares[letter] for letter in clan) for clan in _LETTERS)
    alphas, females = squares["A"] | squares["a"], squares["F"] | squares["f"]
    for seat, clan in enumerate((yellow, blue)):
        name = Message(SEATS[seat].name)
        if clan.bit_count() + numbers[seat] > CLAN:
            raise BadPosition("error-clan-size", seat=name)
        if (clan & alphas).bit_count() > 1:
            raise BadPosition("error-two-alphas", seat=name)
    if not alphas:
        raise BadPosition("error-no-alpha")
    if (squares["a"], squares["A"]) == field.homes:
        raise BadPosition("error-both-home")
    return MountainPosition(field, (yellow, blue), alphas, females, (numbers[0], numbers[1]), SIDES.index(turn))
