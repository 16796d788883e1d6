"""A play of Manakin Mates: setup, turn, flip, end, in the rulebook's order."""

from __future__ import annotations

from enum import StrEnum

from ...core.errors import BadPosition
from ...core.game import Options, Seat
from ...core.message import Message
from ...core.position import Event, Outcome, Position
from ...core.rows import read_rows, write_rows
from ...core.view import Piece, Supply
from .board import ENCLOSURES, FIVES, FOURS, FOURS_THROUGH, NAMES, PURPLE, SIZE, SQUARES, WHITE, names
from .moves import SUPPLIES, DiscMove, moves_from, placings

SEATS = (Seat("purple", "seat-purple"), Seat("white", "seat-white"))
DISCS = 6
"""What each player starts with."""

LETTERS = "pw"
GLYPHS = ("disc-purple", "disc-white")
PIECES = ("piece-purple", "piece-white")


class End(StrEnum):
    """Why it is over."""

    FOUR = "reason-four"
    FIVE = "reason-five"
    STUCK = "reason-stuck"


class ManakinPosition(Position[DiscMove]):
    """``discs`` and ``supply``: for purple and white; ``moved_four``: the last move made a four in a row."""

    __slots__ = ("_turn", "discs", "moved_four", "supply")

    def __init__(self, discs: tuple[int, int], supply: tuple[int, int], turn: int, moved_four: bool = False) -> None:
        self.discs = discs
        self.supply = supply
        self._turn = turn
        self.moved_four = moved_four

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ManakinPosition) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<{self.to_text()}>"

    def _key(self) -> tuple[tuple[int, int], tuple[int, int], int, bool]:
        return self.discs, self.supply, self._turn, self.moved_four

    @property
    def turn(self) -> int:
        """Purple is seat 0 and starts ("The Game")."""
        return self._turn

    def moves(self) -> tuple[DiscMove, ...]:
        """Place a disc or move one ("The Game"): placings first, both by square."""
        if self.moved_four or self._five() is not None:
            return ()
        seat = self._turn
        occupied = self.discs[PURPLE] | self.discs[WHITE]
        moves = placings(seat, occupied) if self.supply[seat] else ()
        own = self.discs[seat]
        while own:
            lowest = own & -own
            moves += moves_from(seat, lowest.bit_length() - 1, occupied)
            own ^= lowest
        return moves

    def after(self, move: DiscMove) -> ManakinPosition:
        """Flips follow moves only, all at once and without a chain ("Flip")."""
        seat = self._turn
        own, other = self.discs[seat], self.discs[1 - seat]
        arrived = 1 << move.to
        supply = self.supply
        moved_four = False
        if move.leaves:
            flipped = self._flipped(move)
            own = own ^ move.leaves | arrived | flipped
            other ^= flipped
            moved_four = _makes_four(own, move.to, flipped)
        else:
            own |= arrived
            supply = (supply[0] - 1, supply[1]) if seat == PURPLE else (supply[0], supply[1] - 1)
        discs = (own, other) if seat == PURPLE else (other, own)
        return ManakinPosition(discs, supply, 1 - seat, moved_four)

    def events(self, move: DiscMove) -> tuple[Event, ...]:
        """The disc's own way, then each flip."""
        seat = self._turn
        kind, origin = ("moved", move.steps[0]) if move.leaves else ("placed", SUPPLIES[seat])
        told = [Event(kind, seat, NAMES[move.to], origin, GLYPHS[seat], PIECES[seat])]
        if move.leaves:
            flipped = names(self._flipped(move))
            told += [Event("flipped", seat, at, glyph=GLYPHS[seat], name=PIECES[seat]) for at in flipped]
        return tuple(told)

    def outcome(self) -> Outcome | None:
        """Five loses, looked at first; a four by moving wins; who cannot act loses ("End of the Game", RULINGS)."""
        for seat in (PURPLE, WHITE):
            five = _row(self.discs[seat], FIVES)
            if five:
                return Outcome(1 - seat, End.FIVE, names(five))
        mover = 1 - self._turn
        if self.moved_four:
            return Outcome(mover, End.FOUR, names(_row(self.discs[mover], FOURS)))
        return None if self.moves() else Outcome(mover, End.STUCK)

    def to_text(self) -> str:
        """Rows from the top, side to move, both supplies, and ``4`` when the last move made a four (else ``-``)."""
        letters = {
            square: LETTERS[seat] for seat in (PURPLE, WHITE) for square in SQUARES if self.discs[seat] >> square & 1
        }
        rows = write_rows(letters, SIZE, SIZE)
        return f"{rows} {LETTERS[self._turn]} {self.supply[0]} {self.supply[1]} {'4' if self.moved_four else '-'}"

    def pieces(self) -> tuple[Piece, ...]:
        """The discs on the board."""
        return tuple(
            Piece(NAMES[square], GLYPHS[seat], PIECES[seat], seat, LETTERS[seat].upper())
            for square in SQUARES
            for seat in (PURPLE, WHITE)
            if self.discs[seat] >> square & 1
        )

    def supplies(self) -> tuple[Supply, ...]:
        """The discs not yet placed."""
        return tuple(
            Supply(SUPPLIES[seat], seat, GLYPHS[seat], PIECES[seat], self.supply[seat]) for seat in (PURPLE, WHITE)
        )

    def _five(self) -> int | None:
        return next((seat for seat in (PURPLE, WHITE) if _row(self.discs[seat], FIVES)), None)

    def _flipped(self, move: DiscMove) -> int:
        """Every unbroken run of enemies between the moved disc and another own one ("Flip")."""
        own = self.discs[self._turn] ^ move.leaves
        other = self.discs[1 - self._turn]
        flipped = 0
        for run, end in ENCLOSURES[move.to]:
            if own & end and run & other == run:
                flipped |= run
        return flipped


def start(options: Options) -> ManakinPosition:
    """An empty board and six discs each ("Game Setup")."""
    return ManakinPosition((0, 0), (DISCS, DISCS), PURPLE)


def read(text: str, options: Options) -> ManakinPosition:
    """Take back what ``to_text`` gave; raises ``BadPosition`` for what cannot stand on the board."""
    fields = text.split()
    if len(fields) != 5:
        raise BadPosition("error-position-fields", fields=5)
    rows, turn, purple, white, four = fields
    letters = read_rows(rows, SIZE, SIZE, LETTERS)
    if turn not in LETTERS or len(turn) != 1:
        raise BadPosition("error-position-turn")
    discs = tuple(sum(1 << square for square, found in letters.items() if found == letter) for letter in LETTERS)
    position = ManakinPosition(
        (discs[0], discs[1]), (_supply(purple, PURPLE), _supply(white, WHITE)), LETTERS.index(turn), four == "4"
    )
    _check(position, four)
    return position


def _supply(text: str, seat: int) -> int:
    if text not in tuple(map(str, range(DISCS + 1))):
        raise BadPosition("error-supply", seat=Message(SEATS[seat].name))
    return int(text)


def _check(position: ManakinPosition, four: str) -> None:
    if len(position.pieces()) + sum(position.supply) > 2 * DISCS:
        raise BadPosition("error-too-many-discs")
    if all(_row(discs, FIVES) for discs in position.discs):
        raise BadPosition("error-both-five")
    mover = 1 - position.turn
    if four not in ("4", "-") or (position.moved_four and not _row(position.discs[mover], FOURS)):
        raise BadPosition("error-four-flag", seat=Message(SEATS[mover].name))


def _row(discs: int, rows: tuple[int, ...]) -> int:
    """The squares of all ``rows`` that are full of ``discs``."""
    found = 0
    if discs.bit_count() >= 4:
        for row in rows:
            if discs & row == row:
                found |= row
    return found


def _makes_four(own: int, to: int, flipped: int) -> bool:
    """Whether a four stands that holds the moved disc or one just flipped ("End of the Game")."""
    if own.bit_count() < 4:
        return False
    if any(own & row == row for row in FOURS_THROUGH[to]):
        return True
    return bool(flipped) and any(own & row == row and row & flipped for row in FOURS)
