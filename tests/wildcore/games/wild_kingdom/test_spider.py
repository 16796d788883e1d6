"""Wild Kingdom, "Jungle Spider": a test for each sentence of the rulebook, named after it, in its order."""

import pytest

from tests.wildcore.games.wild_kingdom.table import (
    BLACK,
    SWAMP,
    after,
    around,
    at,
    bitten,
    captures,
    cells,
    doings,
    events,
    left,
    ray,
    targets,
    uses,
    walks,
)

# Walking: a poisoned Spider does nothing else


def test_they_may_move_up_to_three_spaces_in_any_direction() -> None:
    assert walks(at("S!c3 La9"), "c3") == around("c3", 3) - SWAMP
    assert walks(at("S!i9"), "i9") == around("i9", 3) - SWAMP - {"j10"}


def test_they_may_change_direction_after_every_square() -> None:
    """Out of a corner by the only way there is."""
    position = at("S!b1 La1 Ga2 Gb2 Gc2 Gd2 Ge1")
    assert walks(position, "b1") == {"c1", "d1", "e2"}


def test_they_may_not_end_on_the_square_that_they_started_on() -> None:
    assert "b1" not in walks(at("S!b1 La1 Ga2 Gb2 Gc2 Gd2 Ge1"), "b1")
    assert "-c3-bite-c4" not in doings(at("Sc3 rc4"), "c3")


def test_they_may_not_end_on_swamp_but_move_through_it() -> None:
    position = at("S!f4")
    assert walks(position, "f4").isdisjoint(SWAMP)
    assert walks(position, "f4") == around("f4", 3) - SWAMP
    surrounded = at("S!f4 Ge3 Gf3 Gg3 Ge4")
    assert walks(surrounded, "f4") >= {"g6", "h6", "f7", "d5", "h3"}


def test_they_walk_around_animals_and_not_through_or_over_them() -> None:
    walled = at("S!a5 Gb3 Gb4 rb5 rb6 Gb7 Ga8 La2")
    assert walks(walled, "a5") == {"a3", "a4", "a6", "a7", "b2", "b8"}


def test_it_cannot_capture() -> None:
    position = at("Sc3 rd3 gc4 hb2 lc5")
    assert captures(position, "c3") == set()
    assert walks(position, "c3").isdisjoint({"d3", "c4", "b2", "c5"})


# The movement diagram: e3, with the Hippo on h6 that the Jump diagram tells of

SPIDER_MOVEMENT = "Se3 Gd2 Ge2 Gf2 Gd3 Rf3 Rd4 Gg3 Hh6"


def test_diagram_every_square_of_the_way_except_swamp() -> None:
    walking = at(SPIDER_MOVEMENT.replace("Se3", "S!e3"))
    assert walks(walking, "e3") == cells("e4 f4 d5 c4 c5 g6 h3")


def test_diagram_one_or_two_squares_are_also_a_move() -> None:
    assert {"e4", "f4", "d5"} <= walks(at(SPIDER_MOVEMENT), "e3")


# Ability 1 – Jump

SURROUNDED = "Gd2 Ge2 Gf2 Gd3 Gf3 Gd4 Ge4 Gf4"


def test_they_can_jump_two_or_three_spaces_in_a_straight_line_over_animals_and_swamp() -> None:
    assert doings(at("Se3 Hh6 " + SURROUNDED), "e3") == {f"-{to}" for to in cells("g3 h3 g1 e1 c1 c3 b3 c5 b6")}


def test_jump_diagram_walking_and_jumping() -> None:
    position = at(SPIDER_MOVEMENT)
    assert walks(position, "e3") == cells("e4 f4 d5 c4 c5 g6 h3") | cells("h3 g1 e1 c1 c3 b3 c5 b6")


def test_jump_diagram_not_to_e5_e6_and_g5_which_are_swamp() -> None:
    assert walks(at("Se3 " + SURROUNDED), "e3") & cells("e5 e6 g5 h6") == {"h6"}


def test_jump_diagram_not_to_h6_which_is_occupied() -> None:
    for hippo in "Hh":
        assert "h6" not in targets(at(f"Se3 {hippo}h6 " + SURROUNDED), "e3")


def test_enemies_are_jumped_like_friends_and_stay() -> None:
    position = at("Sa5 ra6 rb6 rb5 rb4 ra4")
    assert walks(position, "a5") == cells("a7 a8 d8 c5 d5 c3 d2 a3 a2")
    assert left(position, "a5-a8") == {"Sa8", "ra6", "rb6", "rb5", "rb4", "ra4"}


def test_a_jump_is_two_or_three_spaces_and_no_more() -> None:
    walled = at("Sa1 La7 Ga2 Gb1 Gb2")
    assert walks(walled, "a1") == {"a3", "a4", "c1", "d1", "c3", "d4"}


def test_jumping_through_the_untouchable_zone_but_not_into_it() -> None:
    """e1 lies behind the zone of d3; d4, e4 and d2 lie in it."""
    position = at("Sb4 Ga3 Gb3 Gc3 Ga4 Gc4 Ga5 Gb5 Gc5 pd3")
    assert walks(position, "b4") == cells("e1 b6 b7 e7 b2 b1")


def test_a_jump_counts_as_a_move() -> None:
    assert after(at("Se3 " + SURROUNDED), "e3-e1").turn == BLACK


# Ability 2 – Web


@pytest.mark.parametrize("enemy", "fdrghlpc")
def test_all_enemies_next_to_a_spider_cannot_move_capture_or_use_active_abilities(enemy: str) -> None:
    """There is somebody to be captured, leapt, flung, swiped and shot at."""
    victim = f"{enemy}e3 Rg4 Gd2 Gf2"
    assert doings(at(victim, "b"), "e3")
    assert doings(at(f"{victim} Sd4", "b"), "e3") == set()


def test_whites_animals_are_webbed_too() -> None:
    assert doings(at("Re8 sd8"), "e8") == set()


def test_a_webbed_frog_has_no_duty() -> None:
    position = at("fe8 Fe7 Sd8 rb8", "b")
    assert doings(position, "e8") == set()
    assert doings(position, "b8") >= {"-b9", "-b3"}


def test_until_the_spider_moves_more_than_one_square_away() -> None:
    position = at("re3 Sd4")
    assert doings(after(position, "d4-c4"), "e3")
    assert doings(after(position, "d4-d3"), "e3") == set()


def test_or_until_it_is_captured() -> None:
    position = at("re3 Sd4 ra4", "b")
    assert doings(position, "e3") == set()
    freed = after(position, "a4xd4", "a1-a2")
    assert doings(freed, "e3")


def test_abilities_that_are_not_moves_are_still_active() -> None:
    """A webbed Porcupine's quills, and its squares that nobody enters."""
    position = at("pe3 Sd4 Re8 Ra2 Gg1")
    assert left(position, "g1xe3") == {"Sd4", "Re8", "Ra2"}
    assert targets(position, "a2") >= {"b2", "c2"}
    assert targets(position, "a2").isdisjoint({"d2", "e2"})


def test_enemies_move_freely_through_the_squares_next_to_a_spider_but_are_webbed_if_they_stop() -> None:
    position = at("ra5 Sc4", "b")
    assert targets(position, "a5") >= cells("b5 c5 d5")
    assert doings(after(position, "a5-d5", "a1-a2"), "d5") == set()


def test_enemy_spiders_are_immune() -> None:
    assert walks(at("se3 Sd4", "b"), "e3")
    assert bitten(at("se3 Sd4", "b"), "e3", "e4") == {"d4"}


@pytest.mark.parametrize("enemy", "frghlc")
def test_any_animal_on_swamp_is_immune(enemy: str) -> None:
    assert doings(at(f"{enemy}g5 Sf4", "b"), "g5")


def test_friends_are_not_webbed() -> None:
    assert doings(at("Re3 Sd4"), "e3")


def test_webbed_animals_are_not_immune_to_other_abilities() -> None:
    position = at("re3 Sd4 Gf3 Dg5")
    assert {"e3-d3", "e3-c3"} <= uses(position, "f3", "fling")
    assert uses(position, "g5", "dart") == {"e3"}


def test_the_web_is_no_move() -> None:
    """It holds whoever comes near by another's doing: flung next to it."""
    position = at("Ge2 rf2 Si3")
    assert doings(after(position, "e2-fling-f2-h2"), "h2") == set()


def test_webbed_animals_are_marked() -> None:
    marks = {piece.at: piece.marks for piece in at("re3 Sd4 se4 Rc4 cd5").pieces()}
    assert {cell for cell, found in marks.items() if "webbed" in found} == {"e3", "d5"}


# Ability 3 – Poison Fangs


def test_after_a_spider_moves_it_is_able_to_bite_an_enemy_next_to_its_final_square() -> None:
    position = at("Sb2 re3 ge4 rg8 Rd2")
    assert bitten(position, "b2", "d3") == {"e3", "e4"}
    assert left(position, "b2-d3-bite-e4") == {"Sd3", "re3", "g!e4", "rg8", "Rd2"}
    assert events(position, "b2-d3-bite-e4") == ["moved b2-d3", "poisoned e4"]


def test_it_need_not_bite() -> None:
    assert "d3" in walks(at("Sb2 re3"), "b2")


@pytest.mark.parametrize("enemy", "fscrghl")
def test_each_enemy_can_be_bitten(enemy: str) -> None:
    assert left(at(f"Sb2 {enemy}d3"), "b2-c3-bite-d3") == {"Sc3", f"{enemy}!d3"}


def test_alternately_it_bites_two_adjacent_enemies_without_moving() -> None:
    position = at("Sc3 rb4 gd4 hc2")
    assert uses(position, "c3", "bite") == {"c2-b4", "c2-d4", "b4-d4"}
    assert left(position, "c3-bite-c2-d4") == {"Sc3", "rb4", "g!d4", "h!c2"}
    assert events(position, "c3-bite-c2-d4") == ["poisoned c2", "poisoned d4"]


def test_without_moving_it_bites_two_and_not_one() -> None:
    assert uses(at("Sc3 rb4 Gd4"), "c3", "bite") == set()


def test_bites_reach_no_further_than_the_next_square() -> None:
    assert uses(at("Sc3 rc5 gd4"), "c3", "bite") == set()
    assert bitten(at("Sc3 rc6"), "c3", "c4") == set()


def test_friends_are_not_bitten() -> None:
    assert uses(at("Sc3 Rb4 Gd4"), "c3", "bite") == set()
    assert bitten(at("Sb2 Re3"), "b2", "d3") == set()


def test_no_bite_for_who_is_poisoned_or_immune() -> None:
    assert uses(at("Sc3 r!b4 gd4 db3 hc2"), "c3", "bite") == {"c2-d4"}
    assert bitten(at("Sb2 r!e3 de4 gd4"), "b2", "d3") == {"d4"}


def test_poisoned_animals_move_and_capture_but_use_no_abilities() -> None:
    """The Giraffe flings no more, but goes and captures as before."""
    position = after(at("Sb2 ge3 Rd3 Rg5", "w"), "b2-d4-bite-e3")
    assert doings(position, "e3") == set()
    free = after(position, "j10-j9", "d4-b4")
    assert uses(free, "e3", "fling") == set()
    assert {"xg5", "-e2"} <= doings(free, "e3")


def test_no_fangs_during_a_turn_with_a_jump() -> None:
    """e1 is reached by a jump only: no bite; g3 on foot: bites."""
    position = at("Se3 Gd2 Ge2 Gf2 Gd3 Gf3 Gd4 Gf4 rd1 Ge4")
    assert "e1" in walks(position, "e3")
    assert bitten(position, "e3", "e1") == set()
    assert bitten(at("Se3 rd1"), "e3", "e1") == {"d1"}


def test_a_square_reached_both_ways_is_one_move() -> None:
    position = at("Se3")
    assert len([move for move in position.moves() if move.steps == ("e3", "e1")]) == 1
    assert set(ray("e3", 0, -1)) <= walks(position, "e3")
