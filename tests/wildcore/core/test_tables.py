"""Geometry, rows of letters, and the source of randomness."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildcore.core.errors import BadPosition
from wildcore.core.geometry import EIGHT, ORTHOGONAL, SIX, hexagon, square, torus
from wildcore.core.rows import read_rows, write_rows
from wildcore.core.source import Source


def test_squares_are_named_from_the_lower_left_and_drawn_from_the_upper_left() -> None:
    board = square(10, 10)
    assert len(board) == 100
    assert (board.name(0), board.name(9), board.name(99)) == ("a1", "j1", "j10")
    place = board.places[board.cell("a1")]
    assert (place.x, place.y, place.row, place.column) == (0.5, 9.5, 9, 0)


def test_rays_go_to_the_edge_nearest_first() -> None:
    board = square(5, 5)
    north_east = board.rays[EIGHT.index((1, 1))]
    assert [board.name(cell) for cell in north_east[board.cell("b2")]] == ["c3", "d4", "e5"]
    assert north_east[board.cell("e1")] == ()
    assert len(board.neighbours(board.cell("a1"))) == 3
    assert len(board.neighbours(board.cell("c3"))) == 8


def test_rays_of_a_torus_come_round_and_stop_before_their_start() -> None:
    board = torus(4, 3, ORTHOGONAL)
    east, north = (board.rays[ORTHOGONAL.index(direction)] for direction in ((1, 0), (0, 1)))
    assert [board.name(cell) for cell in east[board.cell("c1")]] == ["d1", "a1", "b1"]
    assert [board.name(cell) for cell in north[board.cell("a2")]] == ["a3", "a1"]


def test_hexagon_rows_are_lettered_from_the_top() -> None:
    board = hexagon([(2, 4), (1, 5), (0, 6), (1, 6), (2, 5), (3, 4)])
    assert len(board) == 30
    assert (board.name(0), board.name(4), board.name(29)) == ("a1", "b1", "f4")
    assert len(board.neighbours(board.cell("c3"))) == 6
    assert {board.name(cell) for cell in board.neighbours(board.cell("a1"))} == {"a2", "b1", "b2"}
    east = board.rays[SIX.index((2, 0))]
    assert [board.name(cell) for cell in east[board.cell("c4")]] == ["c5", "c6"]
    assert all(0 < place.x < board.width and 0 < place.y < board.height for place in board.places)


@pytest.mark.parametrize("board", [square(5, 5), torus(7, 7), hexagon([(1, 2), (0, 3), (1, 2)])])
def test_neighbours_are_mutual(board: object) -> None:
    cells = range(len(board))  # type: ignore[arg-type]
    for cell in cells:
        assert all(cell in board.neighbours(other) for other in board.neighbours(cell))  # type: ignore[attr-defined]


@given(st.dictionaries(st.integers(0, 34), st.sampled_from("xyZ")))
def test_rows_round_trip(letters: dict[int, str]) -> None:
    assert read_rows(write_rows(letters, 7, 5), 7, 5, "xyZ") == letters


@pytest.mark.parametrize(
    "text", ["", "5", "3/3", "3/3/3/3", "3/3/4", "3/3/2", "3/3/xxxx", "3/3/2x1", "3/3/9999999999999"]
)
def test_rows_of_a_wrong_shape_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        read_rows(text, 3, 3, "x")


def test_the_source_gives_the_published_numbers() -> None:
    """The first outputs of the reference splitmix64.c for the seed 1234567."""
    source = Source(1234567)
    assert [source.word() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_choices_and_shuffles_are_even() -> None:
    source = Source(1)
    counts = [0] * 5
    for _ in range(5000):
        counts[source.below(5)] += 1
    assert all(800 < count < 1200 for count in counts)
    items = list(range(20))
    source.shuffle(items)
    assert sorted(items) == list(range(20)) != items
    with pytest.raises(ValueError, match="bound"):
        source.below(0)
