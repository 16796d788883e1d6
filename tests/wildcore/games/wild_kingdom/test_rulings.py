"""Wild Kingdom: the rulings on what its rulebook leaves open, row by row (RULINGS, "Rulings"), each from both sides."""

import pytest

from tests.wildcore.games.wild_kingdom.table import (
    BLACK,
    after,
    around,
    at,
    bitten,
    captures,
    cells,
    doings,
    ending,
    going,
    left,
    moves,
    ray,
    second_leaps,
    standing,
    targets,
    uses,
    walks,
)

# What poison takes away


@pytest.mark.parametrize(
    ("animals", "cell", "lost"),
    [
        ("Fe3 sg3", "e3", {"-tongue-g3"}),
        ("Fb2 Gc3 re5", "b2", {"-d4xf6"}),
        ("Sa1 Ga2 Gb1 Gb2 Lh1", "a1", {"-a3", "-a4", "-c1", "-d1", "-c3", "-d4"}),
        ("Sc3 rb4 gd4", "c3", {"-bite-b4-d4"}),
        ("Ch4 hi5", "h4", {"-drown-i5-h4", "-drown-i5-h5"}),
        ("Gd4 re4", "d4", {"-fling-e4-f4", "-fling-e4-g4"}),
        ("Le3 re5 rf4", "e3", {"-swipe-e4", "-swipe-f3"}),
    ],
)
def test_poison_takes_away_the_abilities_that_are_moves(animals: str, cell: str, lost: set[str]) -> None:
    poisoned = animals[0] + "!" + animals[1:]
    assert doings(at(animals), cell) - doings(at(poisoned), cell) >= lost
    assert doings(at(poisoned), cell) <= doings(at(animals), cell)
    assert all("-" not in doing[1:] for doing in doings(at(poisoned), cell))


def test_poison_takes_away_the_bite_after_a_walk() -> None:
    assert bitten(at("S!b2 re3"), "b2", "d3") == set()
    assert "d3" in walks(at("S!b2 re3"), "b2")


def test_poison_takes_away_the_web() -> None:
    assert doings(at("re3 S!d4", "b"), "e3")
    assert doings(at("re3 Sd4", "b"), "e3") == set()


@pytest.mark.parametrize("animal", "CH")
def test_poison_takes_away_submerge(animal: str) -> None:
    assert targets(at(f"Re3 {animal}e5"), "e3") & set(ray("e3", 0, 1)) > {"e4"}
    assert targets(at(f"Re3 {animal}!e5"), "e3") & set(ray("e3", 0, 1)) == {"e4"}


def test_poison_takes_away_untouchable_and_quills() -> None:
    assert targets(at("ra4 P!e3", "b"), "a4") >= cells("b4 c4 d4 e4 f4 g4")
    assert left(at("ra3 P!e3", "b"), "a3xe3") == {"re3"}
    assert left(at("pd4 P!e3", "b"), "d4xe3") == {"pe3"}


def test_poison_takes_away_tough_guy() -> None:
    assert targets(at("R!a3 fc3 fd3"), "a3") & set(ray("a3", 1, 0)) == {"b3", "c3"}
    assert left(at("R!a3 fc3 fd3"), "a3xc3") == {"R!c3", "fd3"}


def test_poison_takes_away_territorialism() -> None:
    assert targets(at("H!a3 rc3 rd3"), "a3") & set(ray("a3", 1, 0)) == {"b3", "c3"}
    assert left(at("H!a3 rc3 rd3"), "a3xc3") == {"H!c3", "rd3"}


@pytest.mark.parametrize(
    ("animals", "cell"),
    [
        ("Rd3 rd9 gh3", "d3"),
        ("Gd3 rg6 ra6", "d3"),
        ("Hi8 ri6 gf8", "i8"),
        ("Le3 re5 gc1", "e3"),
        ("Pe3 re4 gd2", "e3"),
        ("Ce5 re7 gc5", "e5"),
        ("Cc3 rd4", "c3"),
        ("Fe3 re4 Gd3", "e3"),
    ],
)
def test_ordinary_moves_and_captures_are_kept(animals: str, cell: str) -> None:
    poisoned = at(animals[0] + "!" + animals[1:])
    assert targets(poisoned, cell) == targets(at(animals), cell)
    assert captures(poisoned, cell) == captures(at(animals), cell) != set()


def test_a_frogs_single_leap_is_kept() -> None:
    assert doings(at("F!b2 Gc3 re5"), "b2") == {"-a3", "-d4"}
    assert doings(at("F!b2 rc3"), "b2") == {"-a3", "xd4"}


def test_the_duty_to_capture_is_kept() -> None:
    assert moves(at("F!e3 fe4 Rb3 lb8")) == {"e3xe5"}
    assert moves(at("Fe3 f!e4 Rb3 lb8")) == {"e3xe5"}


def test_landing_next_to_an_enemy_frog_a_poisoned_frog_stops() -> None:
    assert doings(at("F!b2 Gc3 fe5"), "b2") == {"-a3", "-d4"}


def test_the_crocodiles_two_steps_are_kept() -> None:
    assert walks(at("C!e5"), "e5") == around("e5", 2)
    assert walks(at("C!c3"), "c3") == around("c3")


def test_the_lions_immunity_is_kept() -> None:
    assert left(at("L!d4 pe3"), "d4xe3") == {"L!e3"}
    assert targets(at("L!d4 pe3"), "d4") >= cells("d3 e4 f4 d2")


def test_poisoned_frogs_take_porcupines_unharmed() -> None:
    assert left(at("f!h8 Ph7", "b"), "h8xh6") == {"f!h6"}


# How long


def test_poison_is_for_good() -> None:
    position = after(at("De3 re5"), "e3-dart-e5")
    for number in range(6):
        position = after(position, ("e5-e8", "a1-a2", "e8-e5", "a2-a1")[number % 4])
        assert "r!" in standing(position).values()


def test_poison_is_kept_when_flung_or_capturing() -> None:
    assert left(at("Gd4 r!e4"), "d4-fling-e4-f4") == {"Gd4", "r!f4"}
    assert left(at("r!a3 Ge3", "b"), "a3xe3") == {"r!e3"}


def test_a_poisoned_frog_is_cured_when_it_changes() -> None:
    changed = after(at("F!d7"), "d7-e8")
    assert standing(changed)["e8"] == "D"


def test_a_poisoned_frog_in_the_zone_is_cured_at_the_end_of_any_turn_of_its_side() -> None:
    assert left(at("F!b9"), "a1-a2") == {"Db9", "La2"}
    assert left(at("F!b9", "b"), "j10-j9") == {"F!b9", "lj9"}


# Poisoning one already poisoned, or a Poison Dart Frog


@pytest.mark.parametrize("target", ["r!", "d"])
def test_who_is_poisoned_or_immune_is_no_target(target: str) -> None:
    assert uses(at(f"De3 {target}e5"), "e3", "dart") == set()
    assert bitten(at(f"Sb2 {target}e3"), "b2", "d3") == set()
    assert uses(at(f"Sc3 {target}b4 rd4"), "c3", "bite") == set()


# Webbed


def test_webbed_is_every_enemy_next_to_an_unpoisoned_spider() -> None:
    ring = sorted(around("e3"))
    position = at("Se3 " + " ".join(f"r{cell}" for cell in ring), "b")
    assert {cell for cell in ring if doings(position, cell)} == set()
    assert doings(at("Se3 rg3", "b"), "g3")


def test_the_web_ends_when_the_spider_is_poisoned() -> None:
    position = at("re3 Sd4 dd6 Lh1", "b")
    assert doings(position, "e3") == set()
    assert doings(after(position, "d6-dart-d4", "h1-h2"), "e3")


def test_a_webbed_animal_swipes_flings_and_captures_nobody() -> None:
    for animals, cell in (("le3 Sd4 Rf4", "e3"), ("ge3 Sd4 Rf3", "e3"), ("ci5 Sj5 Ri6", "i5")):
        assert doings(at(animals, "b"), cell) == set()


def test_a_webbed_animal_can_be_flung_poisoned_and_captured() -> None:
    position = at("rd3 Sc4 Ge3 De2 Rd9")
    assert {"d3-c3", "d3-b3"} <= uses(position, "e3", "fling")
    assert "d3" in captures(at("rd3 Sc4 Ra3"), "a3")
    assert uses(at("rd3 Sc4 Dd1 Lh1"), "d1", "dart") == {"d3"}


def test_a_frog_next_to_an_enemy_spider_on_dry_land_does_not_use_its_tongue() -> None:
    assert doings(at("Fe3 sf4"), "e3") == set()
    assert uses(at("Fe5 sf4"), "e5", "tongue") == {"f4"}


def test_webs_of_either_side_hold_only_the_other() -> None:
    assert doings(at("Fe3 Sf4"), "e3") == {"-d4", "-g5"}


def test_a_spider_on_the_map_holds_nobody_on_swamp() -> None:
    assert doings(at("re5 Se4", "b"), "e5")
    assert doings(at("re3 Se4", "b"), "e3") == set()


# A frog's leap


@pytest.mark.parametrize("animal", "CcHh")
def test_submerged_animals_can_be_leapt_and_captured_if_enemies(animal: str) -> None:
    position = at(f"Fe4 {animal}f5")
    assert "g6" in targets(position, "e4")
    rest = {"Dg6"} | ({f"{animal}f5"} if animal.isupper() else set())
    assert left(position, going(position, "e4", "g6")) == rest


# Duty to capture


def test_the_duty_goes_before_taking_the_lion() -> None:
    assert moves(at("Fe3 fd4 Rb3 lb8")) == {"e3xc5"}


def test_the_frog_that_stands_there_must_do_it_by_leaping() -> None:
    """Neither the Rhino nor another Frog's Leap Frog will do."""
    assert moves(at("Fe3 fe4 Ra4 Fb2 Gc3")) == {"e3xe5"}


def test_poison_dart_frogs_have_no_duty() -> None:
    assert "a1-a2" in moves(at("De3 fe4"))
    assert moves(at("Fe3 fe4")) == {"e3xe5"}


def test_poison_dart_frogs_are_captured_by_duty() -> None:
    assert moves(at("Fe3 de4")) == {"e3xe5"}


def test_webbed_frogs_have_no_duty() -> None:
    assert "a1-a2" in moves(at("Fe3 fe4 sd2"))
    assert moves(at("Fe3 fe4 s!d2")) == {"e3xe5"}


def test_a_leap_among_quills_is_no_duty() -> None:
    assert "a1-a2" in moves(at("Fe3 fe4 pd5"))
    assert doings(at("Fe3 fe4 pd5"), "e3") == {"-f4"}
    assert moves(at("Fe3 fe4 p!d5")) == {"e3xe5"}


def test_a_landing_among_quills_is_no_duty() -> None:
    """The leap from e3 over d4 ends on c5, next to b6."""
    assert "a1-a2" in moves(at("Fe3 fd4 pb6"))
    assert moves(at("Fe3 fd4 p!b6")) == {"e3xc5"}


def test_an_enemy_frog_on_swamp_is_captured_by_duty() -> None:
    assert moves(at("Fd4 fe5")) == {"d4xf6"}


# Leap Frog


def test_after_leaping_a_friend_one_more_leap_over_an_enemy_in_any_allowed_direction() -> None:
    assert second_leaps(at("Fb2 Gc3 rc4 re4 gc5 gd5 ge5"), "b2", "d4") == cells("b4 f4 b6 d6 f6")


def test_the_victim_must_be_a_frog_if_one_can_be_captured() -> None:
    assert doings(at("Fb2 Gc3 fe4 rd5"), "b2") == {"-a3", "-d4xf4"}
    assert doings(at("Fb2 Gc3 fe4 rd5 gf4"), "b2") == {"-a3", "-d4", "-d4xd6"}


def test_for_poison_dart_frogs_it_is_always_optional() -> None:
    assert doings(at("Db2 Gc3 fe4 rd5 Lh1"), "b2") == {"-a1", "-c1", "-a3", "-d4", "-d4xf4", "-d4xd6"}


def test_stopping_after_the_first_leap_is_otherwise_legal() -> None:
    assert "-d4" in doings(at("Fb2 Gc3 rd5"), "b2")


def test_a_double_leap_that_quills_forbid_is_not_compulsory() -> None:
    """f6 is next to g7."""
    assert doings(at("Fb2 Gc3 fe5 rd5 pg7"), "b2") == {"-a3", "-d4", "-d4xd6"}
    assert doings(at("Fb2 Gc3 fe5 rd5 p!g7"), "b2") == {"-a3", "-d4xf6"}


def test_among_quills_only_the_porcupine_can_be_the_second_victim() -> None:
    """d4 is next to d5: the Frog on e4 cannot be captured from there, so the Porcupine can."""
    assert doings(at("Fb2 Gc3 pd5 fe4"), "b2") == {"-a3", "-d4xd6"}
    assert left(at("Fb2 Gc3 pd5 fe4"), "b2-d4xd6") == {"Fd6", "Gc3", "fe4"}


def test_landing_next_to_a_porcupine_and_a_harmless_frog_the_duty_is_to_the_frog() -> None:
    assert doings(at("Fb2 Gc3 p!d5 fe4"), "b2") == {"-a3", "-d4xf4"}


def test_the_frog_is_not_webbed_where_it_only_touches_down() -> None:
    assert doings(at("Fb2 Gc3 sd5"), "b2") == {"-a3", "-d4", "-d4xd6"}


def test_the_leap_over_the_friend_passes_quills_like_any_move() -> None:
    """c3 is next to d2."""
    assert doings(at("Fb2 Gc3 re5 pd2 Lh1"), "b2") == {"-a3"}
    assert doings(at("Fb2 Gc3 re5 p!d2 Lh1"), "b2") == {"-a3", "-d4", "-d4xf6"}


# Sticky Tongue, Poison Dart


def test_a_submerged_animal_is_a_target_itself() -> None:
    for animal in "ch":
        assert uses(at(f"Df4 {animal}g5"), "f4", "dart") == {"g5"}
        assert uses(at(f"Df4 {animal}h6 Cg5"), "f4", "dart") == {"h6"}
        assert bitten(at(f"Sf3 {animal}h4"), "f3", "g3") == {"h4"}


@pytest.mark.parametrize("animal", "CcHh")
def test_a_poisoned_animal_on_swamp_is_not_empty(animal: str) -> None:
    assert uses(at(f"Ff4 {animal}!g5 sh6"), "f4", "tongue") == set()
    assert uses(at(f"Ff4 {animal}g5 sh6"), "f4", "tongue") == {"h6"}


def test_other_animals_on_swamp_are_not_empty() -> None:
    assert uses(at("Ff4 rg5 sh6"), "f4", "tongue") == set()


# Spider


def test_spiders_step_on_friendly_logs_and_not_on_enemies() -> None:
    """From e4, walled in but for e5."""
    wall = "Ge3 Gd4 Gf4 Rd5 Rd3 Rf3 Gf5"
    assert walks(at(f"S!e4 {wall} Ce5"), "e4") == {"c5", "e7", "f7", "g6", "g7"}
    assert walks(at(f"S!e4 {wall} ce5"), "e4") == set()
    assert walks(at(f"S!e4 {wall} C!e5"), "e4") == set()


def test_a_walk_does_not_pass_quills_but_a_jump_does() -> None:
    """From b4 to e1 over c3 and d2, next to d3, on foot not within reach."""
    assert "e1" in walks(at("Sb4 pd3"), "b4")
    assert "e1" not in walks(at("S!b4 pd3"), "b4")


def test_no_bite_where_only_a_jump_leads() -> None:
    assert bitten(at("Sb4 pd3 rf1"), "b4", "e1") == set()
    assert bitten(at("Sb4 p!d3 rf1"), "b4", "e1") == {"f1"}


def test_two_neighbours_are_bitten_or_none() -> None:
    assert uses(at("Sc3 rb4"), "c3", "bite") == set()
    assert uses(at("Sc3 rb4 rd4"), "c3", "bite") == {"b4-d4"}


# Crocodile, Drown


def test_no_crocodile_takes_a_crocodile_that_is_on_swamp() -> None:
    for enemy in ("c", "c!"):
        position = at(f"Ce5 {enemy}e6")
        assert captures(position, "e5") == set()
        assert uses(position, "e5", "drown") == set()
    assert captures(at("Ce5 cd5"), "e5") == {"d5"}


def test_others_take_crocodiles_on_swamp() -> None:
    assert captures(at("Re3 ce5"), "e3") == {"e5"}


def test_a_changed_final_square_may_not_be_among_quills() -> None:
    """g4 is next to f3."""
    assert uses(at("Ch4 rg3 pf3"), "h4", "drown") == {"g3-h4"}
    assert uses(at("Ch4 rg3 p!f3"), "h4", "drown") == {"g3-h4", "g3-g4"}


def test_staying_is_free() -> None:
    """h4 itself is next to i3."""
    assert uses(at("Ch4 rg3 pi3"), "h4", "drown") == {"g3-h4", "g3-g4", "i3-h4"}


def test_drowning_a_porcupine_costs_the_crocodile_and_is_one_move() -> None:
    assert uses(at("Ch4 pg3"), "h4", "drown") == {"g3-h4"}
    assert left(at("Ch4 pg3"), "h4-drown-g3-h4") == set()


def test_drowning_a_poisoned_porcupine_costs_nothing() -> None:
    assert uses(at("Ch4 p!g3"), "h4", "drown") == {"g3-h4", "g3-g4"}
    assert left(at("Ch4 p!g3"), "h4-drown-g3-g4") == {"Cg4"}


# Submerge


def test_for_enemies_a_log_is_an_animal() -> None:
    assert targets(at("re3 Ce5", "b"), "e3") & set(ray("e3", 0, 1)) == {"e4", "e5"}
    assert targets(at("Re3 Ce5"), "e3") & set(ray("e3", 0, 1)) == {"e4", "e6", "e7", "e8", "e9", "e10"}


def test_lions_and_crocodiles_walk_over_a_friendly_log_too() -> None:
    lion = "Le4 Ge3 Gd4 Gf4 Rd5 Rd3 Rf3 Gf5"
    assert targets(at(f"{lion} Ce5"), "e4") == {"d6", "e6", "f6"}
    assert targets(at(f"{lion} C!e5"), "e4") == set()
    assert targets(at(f"{lion} He5"), "e4") == {"d6", "e6", "f6"}
    crocodile = "Cg4 Gh3 Gh5 Gg3 Gg5 Gf3 Gf4 Gf5"
    assert targets(at(f"{crocodile} Hh4"), "g4") == {"i3", "i4", "i5"}


def test_porcupines_and_steps_do_not_use_logs() -> None:
    assert targets(at("Pf4 Cg5"), "f4") == cells("e3 f3 g3 e4")


# Untouchable


def test_capturing_a_porcupine_does_not_allow_to_cross_anothers_squares() -> None:
    assert "e3" in captures(at("ra3 Pe3", "b"), "a3")
    assert "e3" not in captures(at("ra3 Pe3 Pc4", "b"), "a3")
    assert "e3" in captures(at("ra3 Pe3 P!c4", "b"), "a3")


def test_two_porcupines_side_by_side_guard_each_other() -> None:
    assert captures(at("rh3 Pe3 Pd3", "b"), "h3") == set()
    assert captures(at("rh3 Pe3 P!d3", "b"), "h3") == {"e3"}
    assert "e3" in captures(at("lf3 Pe3 Pd3", "b"), "f3")
    assert "e3" in captures(at("pf3 Pe3 Pd3", "b"), "f3")


def test_a_friend_among_quills_is_out_of_reach_unless_a_lion_or_porcupine_takes_it() -> None:
    assert "d4" not in captures(at("ra4 Rd4 Pe3", "b"), "a4")
    assert "d4" in captures(at("ra4 Rd4 P!e3", "b"), "a4")
    assert "d4" in captures(at("lc4 Rd4 Pe3", "b"), "c4")
    assert "d4" in captures(at("pc4 Rd4 Pe3", "b"), "c4")


@pytest.mark.parametrize(
    ("hunter", "prey", "porcupine"),
    [("cf6", "f5", "e4"), ("cf6", "f4", "e3"), ("cc5", "d4", "e3"), ("gb6", "d4", "e3"), ("hd9", "d4", "e3")],
)
def test_nobody_else_captures_among_quills(hunter: str, prey: str, porcupine: str) -> None:
    assert prey in captures(at(f"{hunter} R{prey} P!{porcupine}", "b"), hunter[1:])
    assert prey not in captures(at(f"{hunter} R{prey} P{porcupine}", "b"), hunter[1:])


def test_a_crocodile_takes_no_porcupine_through_the_squares_of_another() -> None:
    """f4 itself is next to e4."""
    assert "f4" in captures(at("cf6 Pf4 P!e4", "b"), "f6")
    assert "f4" not in captures(at("cf6 Pf4 Pe4", "b"), "f6")


def test_flung_animals_fly_through_quills() -> None:
    assert uses(at("Gb4 rc4 pd5"), "b4", "fling") == {"c4-d4", "c4-e4"}


# Quills


@pytest.mark.parametrize("thrown", ["F", "f", "D", "d", "L", "l"])
def test_frogs_and_lions_flung_onto_a_porcupine_live(thrown: str) -> None:
    position = at(f"Ge3 {thrown}f3 pg3")
    assert left(position, "e3-fling-f3-g3") == {"Ge3", f"{thrown}g3"}


def test_others_flung_onto_an_own_porcupine_die_too() -> None:
    assert left(at("Ge3 Rf3 Pg3"), "e3-fling-f3-g3") == {"Ge3"}
    assert left(at("Ge3 Rf3 P!g3"), "e3-fling-f3-g3") == {"Ge3", "Rg3"}


def test_porcupine_takes_porcupine_both_go() -> None:
    assert left(at("Pd4 pe3"), "d4xe3") == set()
    assert left(at("Pd4 p!e3"), "d4xe3") == {"Pe3"}


def test_a_poisoned_porcupine_is_pricked_by_another() -> None:
    assert left(at("P!d4 pe3"), "d4xe3") == set()


# Porcupine


def test_a_porcupine_cannot_take_what_stands_on_swamp() -> None:
    assert captures(at("Pf4 re5 rg5 rf5 re4"), "f4") == {"e4"}


# Rhino and Giraffe


def test_the_second_swamp_square_ends_the_way_and_a_log_is_dry() -> None:
    assert targets(at("Rj5"), "j5") & set(ray("j5", -1, 0)) == cells("i5 h5 g5")
    assert targets(at("Rj5 Cg5"), "j5") & set(ray("j5", -1, 0)) == cells("i5 h5 f5")
    assert targets(at("Rj5 Cg5 Ch5"), "j5") & set(ray("j5", -1, 0)) == cells("i5 f5 e5")
    assert targets(at("Gb8 Cd6"), "b8") & set(ray("b8", 1, -1)) == cells("c7 e5")


def test_one_square_steps_go_to_an_empty_square_tough_guy_or_not() -> None:
    assert "d4" not in targets(at("Re3 fd4"), "e3")
    assert "d4" in targets(at("Re3"), "e3")
    assert "e4" not in targets(at("Ge3 fe4"), "e3")


def test_tough_guy_ends_on_a_frog_or_behind_it() -> None:
    assert targets(at("Ra3 fc3"), "a3") >= {"c3", "d3"}


def test_tough_guy_among_quills_only_to_capture_that_porcupine() -> None:
    position = at("ra3 Fc3 Fd3 Pe3", "b")
    assert targets(position, "a3") & set(ray("a3", 1, 0)) == {"b3", "c3", "e3"}
    assert left(position, "a3xe3") == set()
    beside = at("ra4 Fc4 Fd4 Pe3", "b")
    assert targets(beside, "a4") & set(ray("a4", 1, 0)) == {"b4", "c4"}


# Fling


def test_no_room_at_all_is_no_fling() -> None:
    assert uses(at("Gb3 ra3 ra4 ra2"), "b3", "fling") == set()


def test_it_stops_on_the_first_animal_friend_or_foe() -> None:
    for hit in "Rr":
        assert uses(at(f"Ge3 gd3 {hit}c3"), "e3", "fling") == {"d3-c3"}
        assert left(at(f"Ge3 gd3 {hit}c3"), "e3-fling-d3-c3") == {"Ge3", "gc3"}


@pytest.mark.parametrize("log", ["C", "c", "H", "h"])
def test_a_submerged_animal_in_the_way_is_met(log: str) -> None:
    position = at(f"Gf3 Rf4 {log}f5")
    assert uses(position, "f3", "fling") == {"f4-f5"}
    assert left(position, "f3-fling-f4-f5") == {"Gf3", "Rf5"}


def test_a_spider_that_hits_an_animal_on_swamp_removes_it_and_is_removed_too() -> None:
    near = at("Ge3 Se4 ce5")
    assert uses(near, "e3", "fling") == {"e4-e5"}
    assert left(near, "e3-fling-e4-e5") == {"Ge3"}
    far = at("Ge3 Se4 ce6")
    assert uses(far, "e3", "fling") == {"e4-e5", "e4-e6"}
    assert left(far, "e3-fling-e4-e5") == {"Ge3", "ce6"}
    assert left(far, "e3-fling-e4-e6") == {"Ge3"}


def test_a_spider_that_hits_an_animal_on_dry_land_lives() -> None:
    assert left(at("Ge3 Sd3 rb3"), "e3-fling-d3-b3") == {"Ge3", "Sb3"}


def test_over_two_swamp_squares_it_is_one_move_and_over_a_dry_one_two() -> None:
    assert uses(at("Ge3 Se4"), "e3", "fling") == {"e4-e5"}
    assert uses(at("Gd3 Se4"), "d3", "fling") == {"e4-f5", "e4-g6"}
    assert uses(at("Gi7 Si6"), "i7", "fling") == {"i6-i5", "i6-i4"}


def test_a_spider_flung_over_a_dry_square_into_the_swamp() -> None:
    position = at("Gf2 Sf3")
    assert uses(position, "f2", "fling") == {"f3-f4", "f3-f5"}
    assert left(position, "f2-fling-f3-f5") == {"Gf2"}
    assert left(position, "f2-fling-f3-f4") == {"Gf2", "Sf4"}


def test_a_poisoned_animal_on_swamp_can_be_flung_but_no_poisoned_porcupine() -> None:
    assert uses(at("Gf4 h!g5"), "f4", "fling") == {"g5-h6", "g5-i7"}
    assert uses(at("Gf4 c!g5"), "f4", "fling") == {"g5-h6", "g5-i7"}
    assert uses(at("Gf4 p!g3"), "f4", "fling") == set()


def test_flinging_onto_the_own_lion_is_legal_and_loses() -> None:
    assert ending(after(at("Ge3 rd3 Lc3"), "e3-fling-d3-c3")).winner == BLACK


# Transformation


def test_at_the_end_of_a_turn_all_frogs_of_that_player_in_the_zone_change() -> None:
    assert left(at("Fb9 Fh8 Fc4 fb2 fe9"), "a1-a2") == {"Db9", "Dh8", "Fc4", "fb2", "fe9", "La2"}


# Lion, Swipe


def test_swipe_takes_friends_and_submerged_ones_too() -> None:
    assert left(at("Le4 Cd5 ce5 Hf5"), "e4-swipe-e5") == {"Le4"}


def test_a_side_without_animals_is_no_swipe() -> None:
    assert uses(at("Le3"), "e3", "swipe") == set()
    assert uses(at("Le3 Fe4"), "e3", "swipe") == {"e4"}


# Poisoned crocodile or hippo on swamp


@pytest.mark.parametrize("animal", "CH")
def test_it_is_no_log_and_blocks(animal: str) -> None:
    assert targets(at(f"Gc3 {animal}!e5"), "c3") & set(ray("c3", 1, 1)) == {"d4"}
    assert targets(at(f"Gc3 {animal}e5"), "c3") & set(ray("c3", 1, 1)) >= {"d4", "f6", "g7"}
