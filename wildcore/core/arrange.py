"""What the rules say of a setup that somebody has put together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace

from .errors import BadPosition, BadRecord
from .game import Game, Options
from .line import Line
from .message import Message
from .setup import Arrangement, Setup, usual_grounds
from .show import view_of
from .view import Piece, Scene, SeatView, View

MAX_PIECES = 400


@dataclass(frozen=True, slots=True)
class Arranged:
    """An arrangement as looked at by the rules: its ``position`` as text, ``None`` where ``wrong`` says what hinders a
    play from there."""

    view: View
    position: str | None
    wrong: Message | None


def arrange(game: Game, options: Options, arrangement: Arrangement) -> Arranged:
    """Look at an arrangement. Raises ``BadRecord`` for what no editor can make: unknown cells, pieces, numbers or
    grounds."""
    setup = game.setup
    if setup is None:
        raise BadRecord("error-record-broken")
    if len(arrangement.pieces) > MAX_PIECES:
        few = arrange(game, options, replace(arrangement, pieces=arrangement.pieces[:MAX_PIECES]))
        return Arranged(few.view, None, BadPosition("error-too-many-pieces").message)
    usual = game.scene(options)
    pieces = tuple(_pieces(setup, usual, arrangement))
    grounds = _grounds(setup, usual, arrangement)
    view = View(
        game=game.name,
        board=setup.lay(usual, grounds) if setup.lay and grounds else usual,
        pieces=pieces,
        supplies=(),
        seats=tuple(SeatView(s.id, s.name, number == arrangement.turn) for number, s in enumerate(game.seats)),
        turn=(arrangement.turn,),
        next=(),
        last=(),
        status=Message("status-turn", {"seat": Message(game.seats[arrangement.turn].name)}),
        outcome=None,
    )
    standing: defaultdict[str, str] = defaultdict(str)
    for piece in pieces:
        standing[piece.at] += piece.letter
    text = setup.write(standing, replace(arrangement, grounds=grounds), options)
    try:
        position = game.read(text, options)
    except BadPosition as error:
        return Arranged(view, None, error.message)
    line = Line(game, options, position)
    if line.outcome():
        return Arranged(view, None, Message("error-setup-over", {"status": view_of(line).status}))
    return Arranged(view, position.to_text(), None)


def _pieces(setup: Setup, board: Scene, arrangement: Arrangement) -> Iterator[Piece]:
    """The pieces with their names, once everything is known to exist."""
    kinds = {kind.glyph: kind for kind in setup.kinds}
    cells = {cell.id for cell in board.cells}
    numbers = {number.id: number for number in setup.numbers}
    taken: set[str] = set()
    if arrangement.numbers.keys() != numbers.keys():
        raise BadRecord("error-record-broken")
    for id, value in arrangement.numbers.items():
        if not numbers[id].least <= value <= numbers[id].most:
            raise BadRecord("error-record-broken")
    for at, glyph in arrangement.pieces:
        if at not in cells or glyph not in kinds or (at in taken and not setup.stacks):
            raise BadRecord("error-record-broken")
        taken.add(at)
        kind = kinds[glyph]
        yield Piece(at, kind.glyph, kind.name, kind.seat, kind.letter)


def _grounds(setup: Setup, usual: Scene, arrangement: Arrangement) -> dict[str, str]:
    """The grounds that differ from the usual board, once everything is known to exist."""
    if not arrangement.grounds:
        return {}
    cells = {cell.id for cell in usual.cells}
    ids = {ground.id for ground in setup.grounds}
    if not arrangement.grounds.keys() <= cells or not ids.issuperset(arrangement.grounds.values()):
        raise BadRecord("error-record-broken")
    anyway = usual_grounds(setup, usual)
    return {cell: id for cell, id in arrangement.grounds.items() if anyway.get(cell) != id}
