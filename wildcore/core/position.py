"""The few things that a game must say about where a play stands; all else is derived from them in ``core``."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, TypeVar

from .errors import AmbiguousMove, IllegalMove, InvalidMove
from .message import Message
from .view import Piece, Scene, Supply


class Move:
    """A legal or once legal thing to do.

    ``text`` is its one printed notation; ``steps`` are the cells, supplies (``@…``) and words that a person taps to
    make it, in order. Games keep their moves in tables and add what ``after`` needs, so none is made in play.
    """

    __slots__ = ("steps", "text")

    def __init__(self, text: str, steps: tuple[str, ...]) -> None:
        self.text = text
        self.steps = steps

    def __repr__(self) -> str:
        return f"<{self.text}>"

    @property
    def ways(self) -> tuple[tuple[str, ...], ...]:
        """Every order in which its steps may be tapped; ``steps`` is the first."""
        return (self.steps,)


# What a move is shown as, by the weightiest of its events.
_EFFECTS = (("captured", "capture"), ("flipped", "flip"), ("placed", "place"), ("moved", "move"))

Leg = tuple[str | tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that a move did, in the order in which it happened: what logs, animations and voices tell.

    ``kind``: moved, placed, flipped, captured … ; ``seat``: whose piece; ``origin`` and ``to``: cells or supplies
    (a flip happens ``to`` its cell, without origin); ``glyph`` and ``name``: the piece as it is afterwards.
    The end of a play is an event too, ``won`` or ``drawn``: ``name`` is then the reason, ``cells`` show it.
    ``path`` is the way of a move that is not just straight from ``origin`` to ``to``: legs of cells, of which the first
    begins with the one and the last ends with the other. Inside a leg the piece goes from cell to cell; where it
    bends between two, places in board units as in a ``Scene`` may stand between them. Between two legs it leaves over
    the edge of the board and comes in at the opposite one.
    """

    kind: str
    seat: int
    to: str = ""
    origin: str = ""
    glyph: str = ""
    name: str = ""
    cells: tuple[str, ...] = ()
    path: tuple[Leg, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a play ended: ``winner`` is a seat or ``None`` for a draw; ``reason`` an enum member whose value is the id
    of a sentence; ``cells`` the cells that show it, if any."""

    winner: int | None
    reason: StrEnum
    cells: tuple[str, ...] = ()


M = TypeVar("M", bound=Move)


class Position(ABC, Generic[M]):
    """Where a play stands. Immutable, hashable, equal when the rules cannot tell two positions apart."""

    __slots__ = ()

    @property
    @abstractmethod
    def turn(self) -> int:
        """The seat that must act."""

    @abstractmethod
    def moves(self) -> tuple[M, ...]:
        """Every legal move, in a stable order; none when there is an outcome."""

    @abstractmethod
    def after(self, move: M) -> Position[M]:
        """The position that ``move`` leads to. Trusts that the move is legal here."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """``None`` while the play goes on."""

    @abstractmethod
    def events(self, move: M) -> tuple[Event, ...]:
        """What ``move``, legal here, does."""

    @abstractmethod
    def to_text(self) -> str:
        """The position in one line, without semicolons; the game's reader takes it back."""

    @abstractmethod
    def pieces(self) -> tuple[Piece, ...]:
        """What stands on the board; of a stack the lowest first."""

    def supplies(self) -> tuple[Supply, ...]:
        """What waits beside the board."""
        return ()

    def scene(self, usual: Scene) -> Scene:
        """The board, if the position knows better than the game what it looks like."""
        return usual

    def effect(self, move: M) -> str:
        """What ``move``, legal here, is shown as before it is made: a word that marks and sentences are found by."""
        kinds = {event.kind for event in self.events(move)}
        return next((effect for kind, effect in _EFFECTS if kind in kinds), "move")

    def refusal(self, taps: tuple[str, ...], step: str) -> Message | None:
        """Why ``step`` cannot be tapped after ``taps``, where the rules have a reason that helps."""
        return None

    def question(self, move: M) -> Message | None:
        """What to ask before ``move``, legal here, if whoever makes it would regret it at once."""
        return None

    def quiet(self, move: M) -> bool:
        """Whether ``move`` counts towards a draw by moves in which nothing happens; see ``SIXTY_MOVES``."""
        return False

    def parse(self, text: str) -> M:
        """The legal move that ``text`` means.

        Reading is lenient: case, spaces and the kind of dash do not matter, and the steps of a legal move, supplies
        left out, are enough. Raises ``InvalidMove`` for what is no notation at all, ``IllegalMove`` for a move that
        cannot be made now, ``AmbiguousMove`` when several fit.
        """
        moves = self.moves()
        for move in moves:
            if move.text == text:
                return move
        wanted = _bare(text)
        fitting = tuple(move for move in moves if wanted in (_bare(move.text), _tapped(move)))
        if len(fitting) > 1:
            raise AmbiguousMove(text, tuple(move.text for move in fitting))
        for move in fitting:
            return move
        raise IllegalMove(text) if _NOTATION.fullmatch(wanted) else InvalidMove(text)


AnyPosition = Position[Any]

# Cells are a letter and a number everywhere; words and marks may stand between them.
_MARKS = re.compile("[\\s\\-\u2010-\u2015\u2212\u2192>:,.x\u00d7]+")  # hyphens, dashes, minus, arrows, takes
_NOTATION = re.compile(r"@?[a-z]*@?[a-z]\d{1,2}([a-z]+|[a-z]\d{1,2}|\d)*")


def _tapped(move: Move) -> str:
    return "".join(step for step in move.steps if not step.startswith("@"))


def _bare(text: str) -> str:
    return _MARKS.sub("", text.casefold())
