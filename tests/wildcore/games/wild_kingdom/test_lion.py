"""Wild Kingdom, "Lion": a test for each sentence of the rulebook, named after it, in its order."""

import pytest

from tests.wildcore.games.wild_kingdom.table import (
    BLACK,
    after,
    around,
    at,
    captures,
    cells,
    ending,
    events,
    left,
    targets,
    uses,
    walks,
)

# Movement


@pytest.mark.parametrize("cell", ["d3", "e5", "a4", "h4"])
def test_they_move_up_to_two_spaces_in_any_direction_and_swamp_does_not_limit_them(cell: str) -> None:
    assert walks(at(f"L{cell}"), cell) == around(cell, 2)


def test_they_capture_up_to_two_spaces_away() -> None:
    assert captures(at("Ld3 rd5 gf4 cc3 fb1 hg3"), "d3") == {"d5", "f4", "c3", "b1"}
    assert left(at("Ld3 gf4"), "d3xf4") == {"Lf4"}


def test_they_are_able_to_change_direction() -> None:
    """Out of b2 by c2 only."""
    position = at("Lb2 Ga1 Ga2 Ga3 Gb1 Gb3 Gc1 Gc3")
    assert targets(position, "b2") == cells("c2 d1 d2 d3")


@pytest.mark.parametrize("cell", ["d4", "e3"])
def test_lions_are_immune_to_all_porcupine_abilities(cell: str) -> None:
    position = at(f"Ld3 p{cell}")
    assert targets(position, "d3") >= around("d3") - {cell}
    assert left(position, f"d3x{cell}") == {f"L{cell}"}


def test_but_can_still_be_captured_by_porcupines() -> None:
    position = at("Le3 pd4", "b")
    assert left(position, "d4xe3") == {"pe3"}
    assert ending(after(position, "d4xe3")).winner == BLACK


def test_a_lion_stops_if_it_captures() -> None:
    position = at("Ld3 rd4 rd5 Gc4 Ge4 Gc3 Ge3 Gc2 Gd2 Ge2")
    assert targets(position, "d3") == {"d4"}
    assert left(position, "d3xd4") >= {"Ld4", "rd5"}


def test_lions_may_not_land_on_the_square_they_started_on() -> None:
    assert "d3" not in targets(at("Ld3"), "d3")


def test_nor_leap_over_animals() -> None:
    assert targets(at("Ld3 Gd4 Gc4 Ge4 Gc3 Ge3 Gc2 Gd2 Ge2"), "d3") == set()


# The movement diagram

LION_MOVEMENT = "Ld3 Rc2 Gc3 Rc4 pd4 rd5"


def test_diagram_the_lion_does_not_reach_the_b_column() -> None:
    expected = cells("c1 d1 e1 f1 d2 e2 f2 e3 f3 d4 e4 f4 d5 e5 f5")
    assert targets(at(LION_MOVEMENT), "d3") == expected


def test_diagram_it_captures_the_porcupine_without_fear_but_not_the_rhino_in_the_same_turn() -> None:
    assert left(at(LION_MOVEMENT), "d3xd4") == {"Ld4", "Rc2", "Gc3", "Rc4", "rd5"}


def test_diagram_it_moves_around_the_porcupine_to_capture_the_rhino() -> None:
    assert left(at(LION_MOVEMENT), "d3xd5") == {"Ld5", "Rc2", "Gc3", "Rc4", "pd4"}
    walled = at(LION_MOVEMENT + " Fe4")
    assert "d5" not in targets(walled, "d3")


# Ability 1 – Swipe


def test_it_swipes_all_animals_on_one_side_of_the_square_about_it() -> None:
    position = at("Le3 rd4 ge4 hf4 rf3 cd2 fe5")
    assert left(position, "e3-swipe-e4") == {"Le3", "rf3", "cd2", "fe5"}
    assert left(position, "e3-swipe-d3") == {"Le3", "ge4", "hf4", "rf3", "fe5"}
    assert left(position, "e3-swipe-f3") == {"Le3", "rd4", "ge4", "cd2", "fe5"}
    assert left(position, "e3-swipe-e2") == {"Le3", "rd4", "ge4", "hf4", "rf3", "fe5"}


def test_all_animals_including_friendly_ones_are_removed() -> None:
    position = at("Le3 Rd4 ge4 Ff4")
    assert left(position, "e3-swipe-e4") == {"Le3"}
    assert sorted(events(position, "e3-swipe-e4")) == ["captured d4", "captured e4", "captured f4"]


@pytest.mark.parametrize(
    ("animals", "sides"),
    [
        ("La5 rb4 rb6", "a4 a6 b5"),
        ("Le1 rd2 rf2", "d1 f1 e2"),
        ("La1 rb2", "a2 b1"),
        ("Le3 rd2 rf4", "d3 e2 f3 e4"),
        ("Le3 re4", "e4"),
        ("Le3", ""),
    ],
)
def test_it_can_be_used_at_the_edge_even_on_sides_without_full_three_squares(animals: str, sides: str) -> None:
    """A side without any animal is not swiped (RULINGS, "Swipe")."""
    assert uses(at(animals), animals[1:3], "swipe") == cells(sides)


def test_swipe_counts_as_a_move() -> None:
    assert after(at("Le3 re4"), "e3-swipe-e4").turn == BLACK


SWIPE = "Le3 rd4 pf4 Gd2 rf2 la5 Rb6 Fb4 Gb5"


def test_diagram_the_white_lion_swipes_any_of_four_sides() -> None:
    assert uses(at(SWIPE), "e3", "swipe") == {"e4", "f3", "e2", "d3"}


def test_diagram_the_black_lion_swipes_any_of_three() -> None:
    position = at(SWIPE, "b")
    assert uses(position, "a5", "swipe") == {"a6", "b5", "a4"}
    assert left(position, "a5-swipe-b5") == cells("Le3 rd4 pf4 Gd2 rf2 la5")
    assert left(position, "a5-swipe-a6") == cells("Le3 rd4 pf4 Gd2 rf2 la5 Fb4 Gb5")


def test_diagram_the_lion_can_swipe_porcupines() -> None:
    assert left(at(SWIPE), "e3-swipe-e4") == cells("Le3 Gd2 rf2 la5 Rb6 Fb4 Gb5")
