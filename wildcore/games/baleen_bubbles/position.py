"""A play of Baleen Bubbles: setup, turn, end, in the rulebook's order."""

from __future__ import annotations

from enum import StrEnum

from ...core.errors import BadPosition
from ...core.game import Options, Seat
from ...core.message import Message
from ...core.position import Event, Outcome, Position
from ...core.rows import read_rows, write_rows
from ...core.view import Piece
from .board import CENTRE, NAMES, SIZE, SQUARES
from .moves import FISH, WHALE, Slide, slides

BLUE, BLACK = 0, 1
SEATS = (Seat("blue", "seat-blue"), Seat("black", "seat-black"))
START = "wwwfwww/7/7/7/7/7/WWWFWWW b 1"

WHALES = 6
SIDES = "bk"
LETTERS = (("W", "F"), ("w", "f"))
GLYPHS = (("whale-blue", "fish-blue"), ("whale-black", "fish-black"))
PIECES = (("piece-whale-blue", "piece-fish-blue"), ("piece-whale-black", "piece-fish-black"))
_CENTRE = 1 << CENTRE


class End(StrEnum):
    """Why it is over."""

    CENTRE = "reason-centre"
    BLOCKED = "reason-blocked"


class OceanPosition(Position[Slide]):
    """``whales`` and ``fish``: bits for blue and black; ``first``: nothing has been moved yet."""

    __slots__ = ("_turn", "first", "fish", "whales")

    def __init__(self, whales: tuple[int, int], fish: tuple[int, int], turn: int, first: bool = False) -> None:
        self.whales = whales
        self.fish = fish
        self._turn = turn
        self.first = first

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OceanPosition) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<{self.to_text()}>"

    def _key(self) -> tuple[tuple[int, int], tuple[int, int], int, bool]:
        return self.whales, self.fish, self._turn, self.first

    @property
    def turn(self) -> int:
        """Blue is seat 0 and starts ("The Game")."""
        return self._turn

    def moves(self) -> tuple[Slide, ...]:
        """The fish first, then the whales by square."""
        seat = self._turn
        occupied = self.whales[0] | self.whales[1] | self.fish[0] | self.fish[1]
        if (self.fish[0] | self.fish[1]) & _CENTRE:
            return ()
        square = self.fish[seat].bit_length() - 1
        found = slides(FISH[square], occupied)
        if not found:
            return ()  # blocked, which is the end
        if self.first and seat == BLUE:
            found = tuple(slide for slide in found if not _vertical(slide))
        whales = self.whales[seat]
        while whales:
            lowest = whales & -whales
            found += slides(WHALE[lowest.bit_length() - 1], occupied)
            whales ^= lowest
        return found

    def after(self, move: Slide) -> OceanPosition:
        """The piece stands at the end of its slide; nothing is captured."""
        seat = self._turn
        moved = move.leaves | move.arrives
        if self.fish[seat] == move.leaves:
            fish = (move.arrives, self.fish[1]) if seat == BLUE else (self.fish[0], move.arrives)
            return OceanPosition(self.whales, fish, 1 - seat)
        blue, black = self.whales
        whales = (blue ^ moved, black) if seat == BLUE else (blue, black ^ moved)
        return OceanPosition(whales, self.fish, 1 - seat)

    def events(self, move: Slide) -> tuple[Event, ...]:
        """One slide."""
        seat = self._turn
        kind = int(self.fish[seat] == move.leaves)
        return (Event("moved", seat, move.steps[1], move.steps[0], GLYPHS[seat][kind], PIECES[seat][kind]),)

    def outcome(self) -> Outcome | None:
        """A fish at rest in the middle, or the fish of the side to move that cannot move ("End of the Game").

        When one move leaves both fish blocked, it is the opponent's turn that begins: the mover wins (RULINGS).
        """
        for seat in (BLUE, BLACK):
            if self.fish[seat] == _CENTRE:
                return Outcome(seat, End.CENTRE, (NAMES[CENTRE],))
        occupied = self.whales[0] | self.whales[1] | self.fish[0] | self.fish[1]
        square = self.fish[self._turn].bit_length() - 1
        if any(line[occupied & mask] for mask, line in FISH[square]):
            return None
        return Outcome(1 - self._turn, End.BLOCKED, (NAMES[square],))

    def to_text(self) -> str:
        """Rows from the top, side to move (``b`` blue, ``k`` black), ``1`` before the very first move (else ``-``)."""
        letters = {piece.at: piece.letter for piece in self.pieces()}
        rows = write_rows({n: letters[name] for n, name in enumerate(NAMES) if name in letters}, SIZE, SIZE)
        return f"{rows} {SIDES[self._turn]} {'1' if self.first else '-'}"

    def pieces(self) -> tuple[Piece, ...]:
        """Whales and fish."""
        return tuple(
            Piece(NAMES[square], GLYPHS[seat][kind], PIECES[seat][kind], seat, LETTERS[seat][kind])
            for square in SQUARES
            for seat in (BLUE, BLACK)
            for kind, pieces in enumerate((self.whales[seat], self.fish[seat]))
            if pieces >> square & 1
        )


def _vertical(slide: Slide) -> bool:
    return slide.steps[0][0] == slide.steps[1][0]


def start(options: Options) -> OceanPosition:
    """Each side's fish in the middle of its first row, three whales on either hand ("Game Setup")."""
    return read(START, options)


def read(text: str, options: Options) -> OceanPosition:
    """Take back what ``to_text`` gave; raises ``BadPosition``."""
    fields = text.split()
    if len(fields) != 3:
        raise BadPosition("error-position-fields", fields=3)
    rows, turn, first = fields
    letters = read_rows(rows, SIZE, SIZE, "WFwf")
    if turn not in tuple(SIDES):
        raise BadPosition("error-position-turn")
    if first not in ("1", "-"):
        raise BadPosition("error-first-flag")
    sets = [[sum(1 << n for n, found in letters.items() if found == letter) for letter in side] for side in LETTERS]
    for seat, (whales, fish) in enumerate(sets):
        name = Message(SEATS[seat].name)
        if fish.bit_count() != 1:
            raise BadPosition("error-one-fish", seat=name)
        if whales.bit_count() > WHALES:
            raise BadPosition("error-too-many-whales", seat=name)
        if whales & _CENTRE:
            raise BadPosition("error-whale-in-centre")
    (blue, blue_fish), (black, black_fish) = sets
    return OceanPosition((blue, black), (blue_fish, black_fish), SIDES.index(turn), first == "1")
