"""The rules against a slow second reading of the rulebook, position by position: what is legal and where it leads."""

import pytest

from tests.wildcore.games.wild_kingdom.reference import (
    KINDS,
    SQUARES,
    START,
    USUAL,
    Board,
    Ground,
    Table,
    legal,
    outcome,
    read,
    write,
)
from wildcore.core.source import Source
from wildcore.games.wild_kingdom.animals import GLYPHS, POISONED
from wildcore.games.wild_kingdom.deeds import Deed
from wildcore.games.wild_kingdom.position import Kingdom, start
from wildcore.games.wild_kingdom.position import read as read_position

PLIES = 60
"""A random game is followed so far: most of its animals have met by then."""

ANIMALS = {code: (*glyph.split("-")[:2], bool(code & POISONED)) for code, glyph in GLYPHS.items()}


def compare(position: Kingdom, table: Table) -> None:
    """They name the same deeds, which lead to the same positions, and the same end."""
    assert position.to_text() == write(table)
    end = outcome(*table)
    found = position.outcome()
    assert (found and (("white", "black")[found.winner or 0], found.reason.value)) == end, position
    expected = {} if end else legal(*table)
    texts = [move.text for move in position.moves()]
    assert sorted(texts) == sorted(expected), position
    for move in position.moves():
        after = position.after(move)
        assert board_of(after) == expected[move.text], (position, move)
        assert (after.turn, after.terrain) == (1 - position.turn, position.terrain)


def board_of(position: Kingdom) -> Board:
    return {square: ANIMALS[code] for square, code in zip(SQUARES, position.board, strict=True) if code}


def follow(position: Kingdom, source: Source, plies: int) -> int:
    """Compare a position and what a random play makes of it; gives the number of positions."""
    for ply in range(plies):
        compare(position, read(position.to_text()))
        if position.outcome():
            return ply + 1
        position = position.after(pick(position, source))
    return plies


def pick(position: Kingdom, source: Source) -> Deed:
    """A random move: first what kind, so that the few of a rare kind are not lost among the many of another."""
    moves = position.moves()
    effects = [position.effect(move) for move in moves]
    kinds = sorted(set(effects))
    kind = source.choice(kinds)
    return source.choice([move for move, effect in zip(moves, effects, strict=True) if effect == kind])


def crowd(source: Source, ground: Ground) -> Table:
    """Animals of both sides, close together, wherever they may be; which kinds are many differs."""
    board: Board = {}
    columns, rows = 4 + source.below(5), 4 + source.below(5)
    left, bottom = _near_the_middle(source, 11 - columns), _near_the_middle(source, 11 - rows)
    squares = [square for square in SQUARES if square[0] in "abcdefghij"[left : left + columns]]
    squares = [square for square in squares if int(square[1:]) in range(bottom + 1, bottom + rows + 1)]
    source.shuffle(squares)
    kinds = [kind for kind in KINDS.values() if kind != "lion"]
    bag = [kind for kind in kinds for _ in range(source.choice((0, 1, 1, 3, 8)))] or kinds
    sickly = source.below(5)
    for colour in ("white", "black"):
        board[squares.pop()] = ("lion", colour, not source.below(4))
    if not source.below(40):
        del board[next(iter(board))]
    for square in squares[: len(squares) * (1 + source.below(7)) // 10]:
        kind = source.choice(bag)
        if kind not in ("spider", "porcupine") or square not in ground.swamp:
            board[square] = (kind, source.choice(("white", "black")), kind != "dart" and source.below(10) < sickly)
    return Table(board, source.choice(("white", "black")), ground)


def _near_the_middle(source: Source, bound: int) -> int:
    return (source.below(bound) + source.below(bound)) // 2


def any_map(source: Source) -> Ground:
    """Swamp and banks anywhere, in stripes or as they fall."""
    width = 1 + source.below(5)
    marks = [source.choice("~~~^v.") for _ in SQUARES]
    marked = {square: marks[number // width] for number, square in enumerate(SQUARES)}
    swamp, white, black = (frozenset(one for one in SQUARES if marked[one] == mark) for mark in "~^v")
    return Ground(swamp, {"white": white, "black": black})


def test_the_start_is_read_alike() -> None:
    assert write(START) == start({}).to_text()
    assert len(legal(*START)) == 64


@pytest.mark.parametrize("seed", range(3))
def test_random_games_agree_with_the_slow_reading(seed: int) -> None:
    follow(start({}), Source(seed), PLIES)


def test_crowds_agree_with_the_slow_reading() -> None:
    source = Source(1)
    for _ in range(100):
        follow(read_position(write(crowd(source, USUAL)), {}), source, 2)


def test_crowds_on_other_maps_agree_with_the_slow_reading() -> None:
    source = Source(2)
    for _ in range(60):
        follow(read_position(write(crowd(source, any_map(source))), {}), source, 2)
