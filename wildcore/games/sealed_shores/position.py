"""A play of Sealed Shores: setup, movement, end, in the rulebook's order."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from itertools import pairwise, takewhile

from ...core.errors import BadPosition
from ...core.game import Options, Seat
from ...core.message import Message
from ...core.position import Event, Leg, Move, Outcome, Position
from ...core.rows import read_rows, write_rows
from ...core.view import Piece
from .board import BENDS, LINES_THROUGH, NAMES, NUMBERS, OVER_THE_EDGE, POINTS, SIZE

SAND, BROWN = 0, 1
SEATS = (Seat("sand", "seat-sand"), Seat("brown", "seat-brown"))
START = "3b1b3/3b1b3/3b1b3/3b1b3/9/3s1s3/3s1s3/3s1s3/3s1s3 s"

HERD = 8
LETTERS = "sb"
GLYPHS = ("sea-lion-sand", "sea-lion-brown")
PIECES = ("piece-sand", "piece-brown")


class End(StrEnum):
    """Why it is over."""

    BLOCKED = "reason-blocked"


class Swim(Move):
    """``leaves`` and ``arrives``: the bits of the two points."""

    __slots__ = ("arrives", "leaves")

    def __init__(self, start: int, end: int) -> None:
        super().__init__(f"{NAMES[start]}-{NAMES[end]}", (NAMES[start], NAMES[end]))
        self.leaves = 1 << start
        self.arrives = 1 << end


_swim = cache(Swim)  # each is made once, when a position first has it


class _Reach(dict[int, tuple[Swim, ...]]):
    """The moves from a point by what is occupied on its two lines. Filled as positions come up."""

    def __init__(self, point: int) -> None:
        self.point = point
        self.ways = [way for line in LINES_THROUGH[point] for way in _both_ways(line, point)]
        self.mask = sum({1 << other for way in self.ways for other in way})
        self.beside = sum({1 << way[0] for way in self.ways})

    def __missing__(self, occupied: int) -> tuple[Swim, ...]:
        """A point reached along two lines, or both ways round, is one move (RULINGS)."""
        free = {to for way in self.ways for to in takewhile(lambda to: not occupied >> to & 1, way)}
        self[occupied] = swims = tuple(_swim(self.point, to) for to in sorted(free))
        return swims


def _both_ways(line: tuple[int, ...], point: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """All other points of a closed line, one way round and the other."""
    at = line.index(point)
    onwards = line[at + 1 :] + line[:at]
    return onwards, onwards[::-1]


_REACH = tuple(_Reach(point) for point in POINTS)


def _way(start: int, end: int, occupied: int) -> tuple[int, ...]:
    """The free way that a sea lion is seen to swim, both ends included. Rules do not care which; where several are
    open it is the one over the fewest points, of two such on a ring the one against the clock."""
    ways = [way[: way.index(end) + 1] for way in _REACH[start].ways if end in way]
    free = [way for way in ways if not any(occupied >> point & 1 for point in way)]
    return (start, *min(free, key=len))


def _legs(way: tuple[int, ...]) -> tuple[Leg, ...]:
    """A way as the ``path`` of an event: a new leg where it goes over the edge; nothing when it is simply straight."""
    legs: list[Leg] = [(NAMES[way[0]],)]
    straight = True
    for here, there in pairwise(way):
        if (here, there) in OVER_THE_EDGE:
            legs.append((NAMES[there],))
        else:
            bend = BENDS.get((here, there), ())
            straight = straight and not bend
            legs[-1] = (*legs[-1], *bend, NAMES[there])
    return () if straight and len(legs) == 1 else tuple(legs)


class ShorePosition(Position[Swim]):
    """``herds``: bits for sand and brown."""

    __slots__ = ("_turn", "herds")

    def __init__(self, herds: tuple[int, int], turn: int) -> None:
        self.herds = herds
        self._turn = turn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ShorePosition) and self.herds == other.herds and self._turn == other._turn

    def __hash__(self) -> int:
        return hash((self.herds, self._turn))

    def __repr__(self) -> str:
        return f"<{self.to_text()}>"

    @property
    def turn(self) -> int:
        """Sand is seat 0 and starts ("The Game")."""
        return self._turn

    def moves(self) -> tuple[Swim, ...]:
        """Any distance along the lines, over the edge too, never through or onto another ("Movement")."""
        occupied = self.herds[0] | self.herds[1]
        found: tuple[Swim, ...] = ()
        herd = self.herds[self._turn]
        while herd:
            lowest = herd & -herd
            reach = _REACH[lowest.bit_length() - 1]
            if reach.beside & occupied == reach.beside:
                return ()  # blocked, which is the end
            found += reach[occupied & reach.mask]
            herd ^= lowest
        return found

    def after(self, move: Swim) -> ShorePosition:
        """The sea lion has moved; nothing is captured."""
        moved = move.leaves | move.arrives
        sand, brown = self.herds
        herds = (sand ^ moved, brown) if self._turn == SAND else (sand, brown ^ moved)
        return ShorePosition(herds, 1 - self._turn)

    def events(self, move: Swim) -> tuple[Event, ...]:
        """One sea lion swims, by the shortest way that is open."""
        seat = self._turn
        start, end = move.leaves.bit_length() - 1, move.arrives.bit_length() - 1
        path = _legs(_way(start, end, self.herds[0] | self.herds[1]))
        return (Event("moved", seat, move.steps[1], move.steps[0], GLYPHS[seat], PIECES[seat], path=path),)

    def outcome(self) -> Outcome | None:
        """Who begins a turn with a blocked sea lion has lost, whatever else is blocked ("End of the Game")."""
        blocked = tuple(NAMES[point] for point in POINTS if self._blocked(point))
        return Outcome(1 - self._turn, End.BLOCKED, blocked) if blocked else None

    def _blocked(self, point: int) -> bool:
        occupied = self.herds[0] | self.herds[1]
        beside = _REACH[point].beside
        return bool(self.herds[self._turn] >> point & 1) and beside & occupied == beside

    def to_text(self) -> str:
        """Nine rows from the top, the missing corners written as empty, and the side to move."""
        letters = {
            y * SIZE + x: LETTERS[seat]
            for (x, y), point in NUMBERS.items()
            for seat in (SAND, BROWN)
            if self.herds[seat] >> point & 1
        }
        return f"{write_rows(letters, SIZE, SIZE)} {LETTERS[self._turn]}"

    def pieces(self) -> tuple[Piece, ...]:
        """The sea lions."""
        return tuple(
            Piece(NAMES[point], GLYPHS[seat], PIECES[seat], seat, LETTERS[seat].upper())
            for point in POINTS
            for seat in (SAND, BROWN)
            if self.herds[seat] >> point & 1
        )


def start(options: Options) -> ShorePosition:
    """Eight each on two columns of their arm and of the middle (reconstructed: RULINGS)."""
    return read(START, options)


def read(text: str, options: Options) -> ShorePosition:
    """Take back what ``to_text`` gave; raises ``BadPosition``."""
    fields = text.split()
    if len(fields) != 2:
        raise BadPosition("error-position-fields", fields=2)
    letters = read_rows(fields[0], SIZE, SIZE, LETTERS)
    if fields[1] not in tuple(LETTERS):
        raise BadPosition("error-position-turn")
    herds = [0, 0]
    for cell, letter in letters.items():
        place = (cell % SIZE, cell // SIZE)
        if place not in NUMBERS:
            raise BadPosition("error-off-the-island")
        herds[LETTERS.index(letter)] |= 1 << NUMBERS[place]
    for seat, herd in enumerate(herds):
        if not 1 <= herd.bit_count() <= HERD:
            raise BadPosition("error-herd-size", seat=Message(SEATS[seat].name), most=HERD)
    return ShorePosition((herds[0], herds[1]), LETTERS.index(fields[1]))
