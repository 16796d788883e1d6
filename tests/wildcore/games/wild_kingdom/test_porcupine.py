"""Wild Kingdom, "Porcupine": a test for each sentence of the rulebook, named after it, in its order."""

import pytest

from tests.wildcore.games.wild_kingdom.table import (
    BLACK,
    SWAMP,
    WHITE,
    around,
    at,
    bitten,
    block,
    captures,
    cells,
    doings,
    left,
    moves,
    second_leaps,
    targets,
    uses,
    walks,
)

# Movement


@pytest.mark.parametrize("cell", ["c3", "a4", "j9"])
def test_porcupines_move_one_space_in_any_direction(cell: str) -> None:
    assert doings(at(f"P{cell} Lh1 lb10"), cell) == {f"-{to}" for to in around(cell)}


def test_and_capture_one_space_in_any_direction() -> None:
    ring = sorted(around("c3"))
    assert captures(at("Pc3 Lh1 " + " ".join(f"r{cell}" for cell in ring)), "c3") == set(ring)
    assert left(at("Pc3 rd4"), "c3xd4") == {"Pd4"}


def test_porcupines_may_not_enter_the_swamp() -> None:
    assert targets(at("Pf4"), "f4") == cells("e3 f3 g3 e4")
    assert targets(at("Pf4 Cg4 re5 rg5"), "f4") == cells("e3 f3 g3 e4")


# Ability 1 – Untouchable: a white Porcupine on e3, and the squares about it

ZONE = around("e3")


def zone_free(animals: str, start: str) -> set[str]:
    """Where a black animal may go: nowhere next to the Porcupine."""
    found = targets(at(f"{animals} Pe3", "b"), start)
    assert found.isdisjoint(ZONE)
    return found


def test_no_enemy_may_move_to_or_pass_through_the_squares_about_it_a_rhino() -> None:
    assert zone_free("ra4 Lh9", "a4") == cells("a1 a2 a3 a5 a6 a7 a8 a9 a10 b3 b4 b5 c4")


def test_no_enemy_may_move_to_or_pass_through_the_squares_about_it_a_giraffe() -> None:
    assert zone_free("ga5", "a5") & cells("b4 c3 d2 e1") == cells("b4 c3")
    assert targets(at("ga5 P!e3", "b"), "a5") >= cells("b4 c3 d2 e1")


def test_no_enemy_may_move_to_or_pass_through_the_squares_about_it_a_hippo() -> None:
    found = zone_free("hb2 Li8", "b2")
    assert found & cells("c2 d2 e2 f2 g2") == {"c2"}
    assert found & cells("c3 d4 e5 f6") == {"c3"}


def test_no_enemy_may_move_to_or_pass_through_the_squares_about_it_a_spider() -> None:
    """On foot: poisoned, it does not jump."""
    assert zone_free("s!c3", "c3") == block("a1", "c6") - cells("a1 c3 c6") | cells("d1 d5 e1")


def test_no_enemy_may_move_to_or_pass_through_the_squares_about_it_a_frog() -> None:
    assert zone_free("fc5", "c5") == {"b4"}
    assert zone_free("fd6 gd5 gc6", "d6") == {"c5", "e5", "b6"}


def test_no_enemy_may_move_to_or_pass_through_the_squares_about_it_a_leap() -> None:
    """The leaps over d2 and d4 would end beyond the zone, on e1 and e5."""
    assert zone_free("dc3 gd2 gd4 gc4", "c3") == {"b2", "b4", "c5"}
    assert targets(at("dc3 gd2 gd4 gc4 P!e3", "b"), "c3") == {"b2", "b4", "c5", "e1", "e5"}


def test_swamp_squares_are_included_a_crocodile() -> None:
    assert around("f4") & SWAMP == cells("e5 f5 g5 g4")
    assert targets(at("ce6 Pf4", "b"), "e6") == around("e6", 2) - around("f4")


def test_a_crocodile_does_not_swim_through_them() -> None:
    """From f6 to g4 past a friend on g5: by f5 only."""
    assert "g4" in walks(at("cf6 gg5 P!e4", "b"), "f6")
    assert "g4" not in walks(at("cf6 gg5 Pe4", "b"), "f6")


@pytest.mark.parametrize("animal", "lp")
def test_except_for_porcupines_and_lions(animal: str) -> None:
    assert {"d2", "d3", "d4"} <= targets(at(f"{animal}c3 Pe3", "b"), "c3")


def test_friends_of_the_porcupine_come_and_go() -> None:
    assert targets(at("Ra4 Pe3"), "a4") >= cells("b4 c4 d4 e4 f4 g4")


@pytest.mark.parametrize("start", ["ra3 Pe3", "gh6 Pe3", "gc5 Pe3", "he9 Pe3", "cf6 Pf4", "pd4 Pe3", "lc5 Pe3"])
def test_unless_the_move_was_made_to_capture_the_porcupine(start: str) -> None:
    assert start[-2:] in captures(at(start, "b"), start[1:3])


def test_rhinos_move_through_a_frog_in_the_zone_as_long_as_the_porcupine_is_captured() -> None:
    position = at("ra3 Fd3 Pe3", "b")
    assert targets(position, "a3") & cells("b3 c3 d3 e3 f3") == cells("b3 c3 e3")
    assert left(position, "a3xe3") == set()
    assert targets(at("ra4 Fd4 Pe3", "b"), "a4") & cells("b4 c4 d4 e4 f4 g4") == cells("b4 c4")


def test_who_starts_next_to_it_does_not_have_to_move() -> None:
    assert {"h8-h7", "j10-j9", "d4-d5"} <= moves(at("rd4 Pe3 rh8", "b"))


@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ("rd3", "e3 a3 b3 c3 c2 c4"),
        ("rd4", "a4 b4 c4 d5 d6 d7 c3 c5 e5"),
        ("gd4", "e3 c3 b2 a1 c5 b6 a7 e5 f6 c4 d5"),
        ("he4", "e3 e5 e6 e7 e8 e9 e10 f5 g6 h7 i8 j9 d5 c6 b7 a8"),
        ("cd4", "e3 c3 c4 c5 d5 e5"),
        ("dd4", "c3 c5 e5 f2"),
        ("ff4", "g3 d2"),
    ],
)
def test_it_must_capture_the_porcupine_or_leave_without_crossing_any_more_of_these_squares(
    start: str, ends: str
) -> None:
    assert targets(at(f"{start} Pe3 Lh1", "b"), start[1:]) == cells(ends)


def test_leaving_on_foot_the_first_step_leads_out() -> None:
    expected = block("a1", "b7") - {"a1"} | block("c1", "c5") | cells("d1 d5 e7 f7 g6 g7")
    assert targets(at("s!d4 Pe3", "b"), "d4") == expected


def test_lions_are_immune() -> None:
    """f2 is only out of reach because the Porcupine itself is in the way."""
    assert targets(at("ld4 Pe3", "b"), "d4") == around("d4", 2) - {"f2"}


@pytest.mark.parametrize("frog", "fd")
def test_frogs_of_both_kinds_can_still_capture_porcupines_by_leap_frog(frog: str) -> None:
    position = at(f"{frog}e7 ge6 Pe4", "b")
    assert second_leaps(position, "e7", "e5") == {"e3"}
    assert left(position, "e7-e5xe3") == {"ge6", "de3"}


def test_without_that_capture_a_frog_does_not_stop_there() -> None:
    assert "e5" not in targets(at("fe7 ge6 Pe4", "b"), "e7")
    assert "e5" in targets(at("fe7 ge6 P!e4", "b"), "e7")


def test_a_frog_next_to_a_porcupine_leaps_it() -> None:
    position = at("fe4 Pe3", "b")
    assert targets(position, "e4") == {"e2"}
    assert left(position, "e4xe2") == {"de2"}


def test_pieces_moved_by_fling_are_not_affected() -> None:
    assert uses(at("gb3 rc3 Pe3", "b"), "b3", "fling") == {"c3-d3", "c3-e3"}
    assert uses(at("Gb4 rc4 Pe3"), "b4", "fling") == {"c4-d4", "c4-e4"}


def test_what_is_no_movement_is_not_hindered() -> None:
    assert uses(at("sd4 Pe3 Rc4", "b"), "d4", "bite") == {"e3-c4"}
    assert uses(at("dd4 Pe3", "b"), "d4", "dart") == {"e3"}
    assert uses(at("gd4 Pe3 rd3", "b"), "d4", "fling") == {"d3-d2", "d3-d1"}


def test_a_spider_does_not_stop_next_to_it_to_bite() -> None:
    position = at("sb3 Pe3", "b")
    assert "d3" not in walks(position, "b3")
    assert bitten(position, "b3", "d3") == set()


def test_untouchable_counts_as_no_move() -> None:
    assert doings(at("Pe3 rb3"), "e3") == {f"-{cell}" for cell in around("e3")}


# The Untouchable diagram: Porcupine on d5, as the Rhinos of the d and e file tell

UNTOUCHABLE = "Pd5 pb4 rd1 re1 gf7 fg8 lf3 Li8"


def test_diagram_the_black_porcupine_moves_one_square_in_any_direction() -> None:
    """c4 and c5 are next to the other: it is immune."""
    assert targets(at(UNTOUCHABLE, "b"), "b4") == around("b4")


def test_diagram_the_d1_rhino_moves_up_to_the_zone_or_captures() -> None:
    assert targets(at(UNTOUCHABLE, "b"), "d1") == cells("a1 b1 c1 c2 e2 d2 d3 d5")


def test_diagram_the_same_occurs_for_the_giraffe() -> None:
    assert targets(at(UNTOUCHABLE, "b"), "f7") == cells("d5 e8 d9 c10 g6 h5 i4 j3 e7 g7 f8 f6")


def test_diagram_the_e1_rhino_cannot_capture_and_must_stop_before_the_zone() -> None:
    assert targets(at(UNTOUCHABLE, "b"), "e1") == cells("f1 g1 h1 i1 j1 d2 f2 e2 e3")


def test_diagram_the_lion_can_enter_and_capture() -> None:
    assert {"e4", "d5"} <= targets(at(UNTOUCHABLE, "b"), "f3")


def test_diagram_the_black_frog_enters_over_the_giraffe_and_captures_by_leap_frog() -> None:
    position = at(UNTOUCHABLE, "b")
    assert doings(position, "g8") == {"-h7", "-e6xc4"}
    assert left(position, "g8-e6xc4") == {"dc4", "pb4", "rd1", "re1", "gf7", "lf3", "Li8"}


# Ability 2 – Quills


@pytest.mark.parametrize(
    ("animals", "move"),
    [
        ("ra3 Pe3", "a3xe3"),
        ("gc5 Pe3", "c5xe3"),
        ("he9 Pe3", "e9xe3"),
        ("cd4 Pe3", "d4xe3"),
        ("cf6 Pf4", "f6xf4"),
        ("cf5 Pf4", "f5-drown-f4-f5"),
        ("pd4 Pe3", "d4xe3"),
    ],
)
def test_any_animal_that_captures_a_porcupine_is_also_removed(animals: str, move: str) -> None:
    position = at(animals, "b")
    assert left(position, move) == set()
    removed = [event for event in position.events(position.parse(move)) if event.kind == "captured"]
    assert [event.seat for event in removed] == [WHITE, BLACK]
    assert {event.to for event in removed if event.seat == WHITE} == {animals[-2:]}


@pytest.mark.parametrize(
    ("animals", "move", "rest"),
    [
        ("ld4 Pe3", "d4xe3", {"le3"}),
        ("ld3 Pe3", "d3-swipe-e3", {"ld3"}),
        ("fh8 Ph7", "h8xh6", {"fh6"}),
        ("dh8 Ph7", "h8xh6", {"dh6"}),
        ("fh9 gh8 Ph6", "h9-h7xh5", {"fh5", "gh8"}),
    ],
)
def test_this_does_not_affect_lions_frogs_and_poison_dart_frogs(animals: str, move: str, rest: set[str]) -> None:
    assert left(at(animals, "b"), move) == rest
