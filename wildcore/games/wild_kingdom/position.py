"""A play of Wild Kingdom: setup, turn, what each animal may do, and the end ("Setup", "Pieces", "Rules")."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import groupby

from ...core.errors import BadPosition
from ...core.game import Options, Seat
from ...core.message import Message
from ...core.position import Event, Outcome, Position
from ...core.view import Piece, Scene
from .animals import (
    CODES,
    DARK,
    DART,
    GLYPHS,
    HIPPO,
    KIND,
    LION,
    NAMES,
    POISON,
    POISONED,
    PORCUPINE,
    RHINO,
    SPIDER,
    animal,
    is_frog,
    letter,
    seat_of,
)
from .consequences import done
from .deeds import Bite, Dart, Deed, Drown, Fling, Jump, Leap, Swipe, Tongue, Walk
from .refusals import why_not
from .situation import Situation
from .terrain import BLACK, BOARD, CELLS, SIDE, STANDARD, WHITE, Terrain, last_row, read_map, scene_of
from .turn import deeds

SEATS = (Seat("white", "seat-white"), Seat("black", "seat-black"))
TURNS = "wb"

START = "sprgglhspr/ffffffffff/10/2c7/10/10/7C2/10/FFFFFFFFFF/RPSHLGGRPS w"
"""Where the animals stand at first ("Setup"; RULINGS, "Swamp, zones, setup")."""


class End(StrEnum):
    """Why it is over ("Rules", 1 to 3)."""

    LION_TAKEN = "reason-lion-taken"
    LION_HOME = "reason-lion-home"
    NO_MOVES = "reason-no-moves"


_EFFECTS = {Jump: "jump", Tongue: "tongue", Dart: "dart", Bite: "bite", Drown: "drown", Fling: "fling", Swipe: "swipe"}


_WEB: tuple[tuple[str, ...], ...] = ((), ("webbed",))


class Kingdom(Position[Deed]):
    """``board``: the animal on each of the 100 squares, as in ``animals``; ``terrain``: the map it is played on."""

    __slots__ = ("_legal", "_situation", "_turn", "board", "terrain")

    def __init__(self, board: bytes, turn: int, terrain: Terrain) -> None:
        self.board = board
        self._turn = turn
        self.terrain = terrain
        self._legal: tuple[Deed, ...] | None = None
        self._situation: Situation | None = None

    def __eq__(self, other: object) -> bool:
        return (
            type(other) is type(self)
            and self.board == other.board
            and self._turn == other._turn
            and self.terrain.text == other.terrain.text
        )

    def __hash__(self) -> int:
        return hash((self.board, self._turn, self.terrain.text))

    def __repr__(self) -> str:
        return f"<{self.to_text()}>"

    @property
    def turn(self) -> int:
        """White is seat 0 and moves first ("Rules")."""
        return self._turn

    def moves(self) -> tuple[Deed, ...]:
        """Everything that the animals may do; only the captures of Frogs if there is a duty ("Frogs")."""
        if self._legal is None:
            self._legal = () if self._decided() else deeds(self.situation)
        return self._legal

    @property
    def situation(self) -> Situation:
        """The board as the side to move finds it."""
        if self._situation is None:
            self._situation = Situation(self.board, self._turn, self.terrain)
        return self._situation

    def after(self, move: Deed) -> Kingdom:
        """The deed is done, frogs change, the other side is to move."""
        return Kingdom(done(self.board, move, self._turn, self.terrain), 1 - self._turn, self.terrain)

    def outcome(self) -> Outcome | None:
        """A lion taken, a lion on the last row at the end of its side's move, or nobody who can move ("Rules")."""
        decided = self._decided()
        if decided or self.moves():
            return decided
        return Outcome(1 - self._turn, End.NO_MOVES)

    def _decided(self) -> Outcome | None:
        lions = [self.lion(seat) for seat in (WHITE, BLACK)]
        for seat, cell in enumerate(lions):
            if cell < 0:
                return Outcome(1 - seat, End.LION_TAKEN)
        moved = 1 - self._turn
        if lions[moved] in last_row(moved):
            return Outcome(moved, End.LION_HOME, (BOARD.name(lions[moved]),))
        return None

    def lion(self, seat: int) -> int:
        """Where a seat's Lion is, -1 when it has none."""
        healthy = self.board.find(animal(LION, seat))
        return healthy if healthy >= 0 else self.board.find(animal(LION, seat, True))

    # ------------------------------------------------------------ what is told of a deed

    def events(self, move: Deed) -> tuple[Event, ...]:
        """The animal moves or flings, then what is captured, poisoned or changed."""
        return tuple(self._events(move, done(self.board, move, self._turn, self.terrain)))

    def _events(self, move: Deed, after: bytes) -> Iterator[Event]:
        before = bytearray(self.board)
        for kind, origin, to in self._travels(move):
            code = before[origin]
            before[origin] = 0
            if before[to]:
                yield _event("captured", before[to], to)
            before[to] = code
            yield _event(kind, code, to, origin)
        for cell in CELLS:
            was, now = before[cell], after[cell]
            if was == now:
                continue
            if not now:
                yield _event("captured", was, cell)
            elif now & KIND != was & KIND:
                yield _event("changed", now, cell)
            else:
                yield _event("poisoned", now, cell)

    def _travels(self, move: Deed) -> Iterator[tuple[str, int, int]]:
        """What changes its square by a deed."""
        if isinstance(move, Fling):
            yield "flung", move.thrown, move.stop
        elif move.start != move.end:
            yield "moved", move.start, move.end

    def effect(self, move: Deed) -> str:
        """The ability that it is, or whether it only moves or captures."""
        if isinstance(move, Leap):
            return "leap" if len(move.landings) == 1 else "leap-frog"
        if type(move) is not Walk:
            return _EFFECTS[type(move)]
        kind = self.board[move.start] & KIND
        if kind in (RHINO, HIPPO) and any(
            code and (code ^ self.board[move.start]) & DARK for code in map(self.board.__getitem__, move.between)
        ):
            return "tough-guy" if kind == RHINO else "territory"
        return "capture" if move.takes else "move"

    def refusal(self, taps: tuple[str, ...], step: str) -> Message | None:
        """Why an animal cannot act, or not there."""
        return why_not(self.situation, taps, step)

    def question(self, move: Deed) -> Message | None:
        """Whoever removes their own Lion loses (RULINGS, "winning")."""
        lost = self.after(move).lion(self._turn) < 0
        return Message("question-own-lion") if lost else None

    def quiet(self, move: Deed) -> bool:
        """Nothing captured or poisoned, and no frog's move (RULINGS, "draws")."""
        if isinstance(move, (Bite, Dart)) or is_frog(self.board[move.start]):
            return False
        return self.board.count(0) == done(self.board, move, self._turn, self.terrain).count(0)

    # ------------------------------------------------------------ text and pictures

    def to_text(self) -> str:
        """Rows from the top, ``!`` behind poisoned animals; side to move; the map if it is not the usual one."""
        rows = []
        for rank in reversed(range(SIDE)):
            row = self.board[rank * SIDE : (rank + 1) * SIDE]
            parts = ((empty, list(group)) for empty, group in groupby(row, key=lambda code: code == 0))
            rows.append("".join(str(len(group)) if empty else "".join(map(letter, group)) for empty, group in parts))
        return " ".join(filter(None, ("/".join(rows), TURNS[self._turn], self.terrain.text)))

    def pieces(self) -> tuple[Piece, ...]:
        """Every animal, those that cannot move for a web with the mark ``webbed``."""
        webbed = {cell for seat in (WHITE, BLACK) for cell in Situation(self.board, seat, self.terrain).webbed}
        return tuple(
            Piece(BOARD.name(cell), GLYPHS[code], NAMES[code], seat_of(code), letter(code)[0], _WEB[cell in webbed])
            for cell, code in enumerate(self.board)
            if code
        )

    def scene(self, usual: Scene) -> Scene:
        """The board of this position's terrain."""
        return scene_of(self.terrain)


def _event(kind: str, code: int, to: int, origin: int | None = None) -> Event:
    start = "" if origin is None else BOARD.name(origin)
    name = NAMES[code & ~POISONED if kind == "poisoned" else code]
    return Event(kind, seat_of(code), BOARD.name(to), start, GLYPHS[code], name)


def start(options: Options) -> Kingdom:
    """The start position."""
    return read(START, options)


def read(text: str, options: Options) -> Kingdom:
    """The position that a text describes; raises ``BadPosition``."""
    words = text.split()
    if len(words) not in (2, 3) or words[1] not in TURNS:
        raise BadPosition("error-board-shape", rows=SIDE, columns=SIDE)
    terrain = read_map(words[2]) if len(words) == 3 else STANDARD
    board = bytes(_codes(words[0]))
    _check(board, terrain)
    return Kingdom(board, TURNS.index(words[1]), terrain)


def _codes(rows: str) -> list[int]:
    shape = BadPosition("error-board-shape", rows=SIDE, columns=SIDE)
    lines = rows.split("/")
    if len(lines) != SIDE:
        raise shape
    board: list[int] = []
    for line in reversed(lines):
        row: list[int] = []
        for digits, group in groupby(line, key=lambda sign: sign in "0123456789"):
            signs = "".join(group)
            if digits:
                row.extend([0] * int(signs[:4]))
                continue
            for sign in signs:
                if sign == POISON and row and row[-1] and not row[-1] & POISONED:
                    row[-1] |= POISONED
                elif sign in CODES:
                    row.append(CODES[sign])
                else:
                    raise BadPosition("error-board-letter", letter=sign)
        if len(row) != SIDE:
            raise shape
        board.extend(row)
    return board


def _check(board: bytes, terrain: Terrain) -> None:
    """What cannot stand: lions missing or too many, animals on swamp that never enter it, poisoned dart frogs."""
    lions = [sum(code & (KIND | DARK) == animal(LION, seat) for code in board) for seat in (WHITE, BLACK)]
    if max(lions) != 1:
        raise BadPosition("error-lions")
    for cell, code in enumerate(board):
        if code & KIND in (SPIDER, PORCUPINE) and cell in terrain.swamp:
            raise BadPosition("error-on-swamp", piece=Message(NAMES[code]), cell=BOARD.name(cell))
        if code & KIND == DART and code & POISONED:
            raise BadPosition("error-poisoned-dart", cell=BOARD.name(cell))
