"""What one seat may see, as plain data: nothing here draws, and nothing hidden is in it."""

from __future__ import annotations

from dataclasses import dataclass

from .geometry import Board
from .message import Message


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell as drawn: ``x`` and ``y`` are its centre in board units from the top left; ``shape`` is square or point;
    ``row`` and ``col`` place it in the grid that keyboards and screen readers walk; ``name`` tells its kind;
    ``ground`` is the glyph to draw it with where it is not as in the board's drawing."""

    id: str
    x: float
    y: float
    shape: str
    row: int
    col: int
    name: Message | None = None
    ground: str = ""


@dataclass(frozen=True, slots=True)
class Zone:
    """An area of the board that matters to a seat, or to all, and is shown when asked for; ``name`` says which."""

    id: str
    name: str
    seat: int | None
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """The board without pieces: its size in board units, the drawing in the game's folder, its cells and zones."""

    width: float
    height: float
    art: str
    cells: tuple[Cell, ...]
    zones: tuple[Zone, ...] = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece on the board. ``glyph`` names its drawing, ``name`` the message that says it, ``letter`` is for text."""

    at: str
    glyph: str
    name: str
    seat: int | None
    letter: str
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Supply:
    """``count`` equal pieces of a seat waiting beside the board; ``id`` begins with ``@`` and is what is tapped."""

    id: str
    seat: int
    glyph: str
    name: str
    count: int


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be tapped next. ``kind``: cell, supply or word; ``effect``: what it leads to (select, place,
    move, flip, capture …, several); ``final``: the tap completes a move; ``effects``: those of all moves that it can
    lead to, unless it only selects."""

    step: str
    kind: str
    effect: str
    final: bool
    effects: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as shown: ``active`` when it must act."""

    id: str
    name: str
    active: bool


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """The end as shown: ``winner`` a seat or ``None``, ``message`` the reason as a sentence."""

    winner: int | None
    reason: str
    message: Message
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Everything a screen needs to show a play at one moment."""

    game: str
    board: Scene
    pieces: tuple[Piece, ...]
    supplies: tuple[Supply, ...]
    seats: tuple[SeatView, ...]
    turn: tuple[int, ...]
    next: tuple[Choice, ...]
    last: tuple[str, ...]
    status: Message
    outcome: OutcomeView | None


def scene(board: Board, art: str, shape: str, names: tuple[str, ...] = ()) -> Scene:
    """The scene of a geometry board; ``names``, if given, are the message ids of the cells' kinds by cell number."""
    cells = tuple(
        Cell(
            place.name,
            place.x,
            place.y,
            shape,
            place.row,
            place.column,
            Message(names[number]) if names else None,
        )
        for number, place in enumerate(board.places)
    )
    return Scene(board.width, board.height, art, cells)


def draw(view: View) -> str:
    """The board in text: one line a row, the letter of the topmost piece or a dot, stacks with their height."""
    stacks: dict[str, list[Piece]] = {}
    for piece in view.pieces:
        stacks.setdefault(piece.at, []).append(piece)
    wide = any(len(stack) > 1 for stack in stacks.values())
    unit = 4 if wide else 2  # characters a board unit, so that half steps of hexagons keep their place
    rows: dict[int, list[str]] = {}
    for cell in sorted(view.board.cells, key=lambda cell: (cell.row, cell.x)):
        line = rows.setdefault(cell.row, [])
        stack = stacks.get(cell.id, [])
        mark = stack[-1].letter if stack else "."
        if len(stack) > 1:
            mark += str(len(stack))
        start = round((cell.x - 0.5) * unit)
        line.extend(" " * (start - len(line)))
        line.extend(mark)
    lines = ["".join(rows[row]).rstrip() for row in sorted(rows)]
    lines += [f"{supply.id} {supply.count}" for supply in view.supplies]
    return "\n".join(lines)
