"""Wild Kingdom, "Hippo": a test for each sentence of the rulebook, named after it, in its order."""

import pytest

from tests.wildcore.games.wild_kingdom.table import (
    ALL,
    FAR_BANK,
    WHITE,
    after,
    at,
    captures,
    cells,
    doings,
    ending,
    going,
    left,
    ray,
    targets,
    uses,
    walks,
)

EIGHT = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]

# Movement


@pytest.mark.parametrize("cell", ["i8", "e5", "d3"])
def test_hippos_move_any_amount_of_spaces_in_any_direction_and_swamp_does_not_limit_them(cell: str) -> None:
    expected = {to for right, up in EIGHT for to in ray(cell, right, up)} - {"a1", "j10"}
    assert walks(at(f"H{cell}"), cell) == expected


def test_and_capture() -> None:
    assert captures(at("Hi8 rf8 rg6 Gi6"), "i8") == {"f8", "g6"}
    assert left(at("Hi8 rf8"), "i8xf8") == {"Hf8"}


def test_friends_are_in_the_way() -> None:
    assert targets(at("Ha3 Rc3"), "a3") & set(ray("a3", 1, 0)) == {"b3"}


# Ability 1 – Submerge


def test_friends_pass_over_her_in_the_swamp_but_do_not_stop_there() -> None:
    assert targets(at("Re3 He5"), "e3") & set(ray("e3", 0, 1)) == cells("e4 e6 e7 e8 e9 e10")
    assert targets(at("Gc3 He5"), "c3") & set(ray("c3", 1, 1)) == cells("d4 f6 g7 h8 i9 j10")
    assert targets(at("Hc3 He5"), "c3") & set(ray("c3", 1, 1)) == cells("d4 f6 g7 h8 i9 j10")


def test_not_on_dry_land() -> None:
    assert targets(at("Re3 He4"), "e3") & set(ray("e3", 0, 1)) == set()


def test_not_for_enemies() -> None:
    assert targets(at("re3 He5", "b"), "e3") & set(ray("e3", 0, 1)) == cells("e4 e5")


@pytest.mark.parametrize("hippo", "Hh")
def test_she_counts_as_empty_for_tongues_and_darts(hippo: str) -> None:
    assert uses(at(f"Ff4 {hippo}g5 sh6"), "f4", "tongue") == {"h6"}
    assert "h6" in uses(at(f"Df4 {hippo}g5 rh6"), "f4", "dart")


def test_frogs_leap_over_her() -> None:
    assert "g6" in walks(at("Fe4 Hf5"), "e4")
    assert left(at("Fe4 hf5"), "e4xg6") == {"Dg6"}


def test_she_has_no_drown() -> None:
    assert all("drown" not in doing for doing in doings(at("He5 re6"), "e5"))


# Ability 2 – Territorialism


def test_hippos_can_capture_multiple_enemies_within_their_territory() -> None:
    position = at("Ha3 rc3 ge3 cf3")
    assert targets(position, "a3") & set(ray("a3", 1, 0)) == cells("b3 c3 d3 e3 f3 g3 h3 i3 j3")
    assert left(position, going(position, "a3", "h3")) == {"Hh3"}
    assert left(position, going(position, "a3", "e3")) == {"He3", "cf3"}
    assert left(position, going(position, "a3", "d3")) == {"Hd3", "ge3", "cf3"}


@pytest.mark.parametrize("enemy", ["f", "d", "s!", "c", "r", "g", "h", "l"])
def test_hippos_move_through_any_enemy_in_their_territory_as_if_the_square_were_empty(enemy: str) -> None:
    position = at(f"Ha3 {enemy}c3")
    assert "f3" in targets(position, "a3")
    assert left(position, going(position, "a3", "f3")) == {"Hf3"}


def test_passing_over_the_lion_wins() -> None:
    position = at("Ha3 lc3")
    assert ending(after(position, going(position, "a3", "f3"))).winner == WHITE


@pytest.mark.parametrize(("colour", "hippo", "enemy"), [("w", "H", "r"), ("b", "h", "R")])
def test_the_boundaries_of_the_territory(colour: str, hippo: str, enemy: str) -> None:
    """Each square of the board that can be passed along its row: all but the far bank."""
    passed, stopped = set(), set()
    for cell in ALL:
        before, behind = ray(cell, -1, 0)[:1], ray(cell, 1, 0)[:1]
        if before and behind and {"a1", "j10"}.isdisjoint({cell, *before, *behind}):
            found = targets(at(f"{hippo}{before[0]} {enemy}{cell}", colour), before[0])
            (passed if behind[0] in found else stopped).add(cell)
    assert stopped == {cell for cell in FAR_BANK[colour] if cell[0] not in "aj"} - {"b1", "i10"}
    assert passed.isdisjoint(FAR_BANK[colour])


def test_hippos_cannot_move_over_porcupines() -> None:
    position = at("Ha3 rb3 pd3")
    assert targets(position, "a3") & set(ray("a3", 1, 0)) == cells("b3 d3")
    assert left(position, "a3xd3") == set()


def test_nor_over_poisoned_ones_which_do_not_prick() -> None:
    position = at("Ha3 p!c3 rd3")
    assert targets(position, "a3") & set(ray("a3", 1, 0)) == cells("b3 c3")
    assert left(position, "a3xc3") == {"Hc3", "rd3"}


def test_it_works_where_the_captured_animals_are_regardless_of_where_she_started() -> None:
    assert targets(at("Ha9 ra7 ra5"), "a9") & set(ray("a9", 0, -1)) == cells("a8 a7 a6 a5 a4 a3 a2")
    assert targets(at("Ha5 ra8 ra9"), "a5") & set(ray("a5", 0, 1)) == cells("a6 a7 a8")
    assert targets(at("Ha10 ra8 ra5 La1"), "a10") & set(ray("a10", 0, -1)) == cells("a9 a8")


def test_enemies_in_the_swamp_are_in_her_territory() -> None:
    position = at("Hd4 ce5 hf6")
    assert targets(position, "d4") & set(ray("d4", 1, 1)) == cells("e5 f6 g7 h8 i9 j10")


# The diagram

TERRITORIALISM = "Hb2 sd2 rf2 pi2 rd4 gf6 fg7"


def test_diagram_spider_rhino_and_porcupine_in_a_row_cost_her_life() -> None:
    position = at(TERRITORIALISM)
    assert targets(position, "b2") & set(ray("b2", 1, 0)) == cells("c2 d2 e2 f2 g2 i2")
    assert left(position, "b2xi2") == {"rd4", "gf6", "fg7"}


def test_diagram_without_the_porcupine_she_has_to_stop_at_g2() -> None:
    position = at(TERRITORIALISM)
    assert left(position, going(position, "b2", "g2")) == {"Hg2", "pi2", "rd4", "gf6", "fg7"}


def test_diagram_diagonally_rhino_and_giraffe_but_not_through_the_frog_on_the_far_side() -> None:
    position = at(TERRITORIALISM)
    assert targets(position, "b2") & set(ray("b2", 1, 1)) == cells("c3 d4 e5 f6 g7")
    assert left(position, "b2xg7") == {"Hg7", "sd2", "rf2", "pi2"}
