"""Wild Kingdom, "Giraffe": a test for each sentence of the rulebook, named after it, in its order."""

import pytest

from tests.wildcore.games.wild_kingdom.table import (
    BLACK,
    after,
    at,
    captures,
    cells,
    events,
    left,
    ray,
    targets,
    uses,
    walks,
)

# Movement


def test_giraffes_move_any_amount_of_spaces_diagonally_and_one_space_orthogonally() -> None:
    assert walks(at("Gi8"), "i8") == cells("j9 h9 g10 j7 h7 g6 f5 e4 d3 c2 b1 i7 i9 h8 j8")


def test_they_capture_diagonally_what_they_meet_first() -> None:
    position = at("Gi8 re4 rd3 rg10 Rj7")
    assert captures(position, "i8") == {"e4", "g10"}
    assert targets(position, "i8").isdisjoint({"d3", "j7"})
    assert left(position, "i8xe4") == {"Ge4", "rd3", "rg10", "Rj7"}


@pytest.mark.parametrize("enemy", "sgchlrpfd")
def test_they_do_not_capture_orthogonally(enemy: str) -> None:
    """The Spider is poisoned, so that it holds nobody."""
    enemy = "s!" if enemy == "s" else enemy
    assert "h8" not in targets(at(f"Gi8 {enemy}h8"), "i8")
    assert "h7" in targets(at(f"Gi8 {enemy}h7"), "i8")


@pytest.mark.parametrize(
    ("start", "right", "up", "ends"),
    [
        ("c3", 1, 1, "d4 e5 f6"),
        ("b8", 1, -1, "c7 d6"),
        ("i3", -1, 1, "h4 g5"),
        ("f3", 1, 1, "g4 h5"),
        ("d4", 1, 1, "e5 f6"),
        ("f8", -1, -1, "e7 d6 c5 b4 a3"),
    ],
)
def test_they_must_stop_on_the_second_swamp_square(start: str, right: int, up: int, ends: str) -> None:
    assert targets(at(f"G{start}"), start) & set(ray(start, right, up)) == cells(ends)


def test_this_does_not_count_the_square_that_they_start_on() -> None:
    position = at("Ge5 Lh9 la10")
    assert targets(position, "e5") == cells("f6 g7 h8 i9 j10 d6 c7 d4 c3 b2 a1 f4 g3 h2 i1 e4 e6 d5 f5")


def test_it_may_capture_on_the_second_swamp_square_but_nothing_behind() -> None:
    assert captures(at("Gc3 cf6 rg7"), "c3") == {"f6"}
    assert captures(at("Gc3 rg7"), "c3") == set()


def test_diagram_the_white_giraffe_goes_any_way_and_the_black_one_is_limited_by_the_swamp() -> None:
    """And cannot capture the Hippo, which is not diagonal."""
    assert len(targets(at("Gi8 gb8 Hb7"), "i8")) == 15
    assert targets(at("Gi8 gb8 Hb7", "b"), "b8") == cells("c7 d6 a7 c9 d10 a9 a8 c8 b9")


# Ability 1 – Fling


@pytest.mark.parametrize("animal", "RhCdLl")
@pytest.mark.parametrize(
    ("neighbour", "stops"),
    [
        ("c3", "b2 a1"),
        ("d3", "d2 d1"),
        ("e3", "f2 g1"),
        ("c4", "b4 a4"),
        ("e4", "f4 g4"),
        ("c5", "b6 a7"),
        ("d5", "d6 d7"),
    ],
)
def test_adjacent_animals_of_either_player_are_flung_up_to_two_spaces_directly_away(
    animal: str, neighbour: str, stops: str
) -> None:
    home = "" if animal == "L" else "Lh1"
    position = at(f"Gd4 {animal}{neighbour} {home}")
    assert uses(position, "d4", "fling") == {f"{neighbour}-{stop}" for stop in stops.split()}


def test_the_giraffe_stays_and_the_animal_stands_elsewhere() -> None:
    position = at("Gd4 re4")
    assert left(position, "d4-fling-e4-f4") == {"Gd4", "rf4"}
    assert left(position, "d4-fling-e4-g4") == {"Gd4", "rg4"}
    assert events(position, "d4-fling-e4-g4") == ["flung e4-g4"]


def test_nobody_further_away_is_flung() -> None:
    assert uses(at("Gd4 rd6 rf4 rf6"), "d4", "fling") == set()


@pytest.mark.parametrize("porcupine", ["P", "p", "P!", "p!"])
def test_porcupines_are_unable_to_be_flung(porcupine: str) -> None:
    assert uses(at(f"Gd4 {porcupine}e4"), "d4", "fling") == set()


def test_flung_animals_stop_at_the_edge() -> None:
    assert uses(at("Gc4 rb4"), "c4", "fling") == {"b4-a4"}
    assert uses(at("Gd8 rd9 rc9"), "d8", "fling") == {"d9-d10", "c9-b10"}


@pytest.mark.parametrize("spider", ["S", "S!", "s!"])
def test_spiders_flung_into_the_swamp_are_removed(spider: str) -> None:
    """Both squares behind e4 are swamp: one move."""
    position = at(f"Ge3 {spider}e4")
    assert uses(position, "e3", "fling") == {"e4-e5"}
    assert left(position, "e3-fling-e4-e5") == {"Ge3"}


def test_spiders_flung_over_a_swamp_square_onto_dry_land_live() -> None:
    position = at("Gd3 Se4")
    assert uses(position, "d3", "fling") == {"e4-f5", "e4-g6"}
    assert left(position, "d3-fling-e4-f5") == {"Gd3"}
    assert left(position, "d3-fling-e4-g6") == {"Gd3", "Sg6"}


@pytest.mark.parametrize(("thrown", "hit"), ["Rr", "rR", "RH", "rg", "fl", "Fs", "hc", "Cr"])
def test_the_animal_landed_on_is_removed(thrown: str, hit: str) -> None:
    position = at(f"Ge3 {thrown}d3 {hit}b3")
    assert uses(position, "e3", "fling") == {"d3-c3", "d3-b3"}
    assert left(position, "e3-fling-d3-b3") == {"Ge3", f"{thrown}b3"}
    assert sorted(events(position, "e3-fling-d3-b3")) == ["captured b3", "flung d3-b3"]


@pytest.mark.parametrize("porcupine", "Pp")
@pytest.mark.parametrize("thrown", "RrhGsSc")
def test_if_it_was_a_porcupine_the_flung_animal_is_also_removed(porcupine: str, thrown: str) -> None:
    thrown = "s!" if thrown == "s" else thrown
    position = at(f"Ge3 {thrown}f3 {porcupine}g3")
    assert uses(position, "e3", "fling") == {"f3-g3"}
    assert left(position, "e3-fling-f3-g3") == {"Ge3"}


def test_animals_can_be_flung_into_an_enemy_porcupines_region() -> None:
    """h3 is next to i4."""
    assert uses(at("Ge3 Rf3 pi4"), "e3", "fling") == {"f3-g3", "f3-h3"}


def test_webbed_animals_can_be_flung() -> None:
    assert uses(at("Gd4 Re4 sf3"), "d4", "fling") == {"e4-f4", "e4-g4"}
    assert uses(at("Gd4 re4 Sf3"), "d4", "fling") == {"e4-f4", "e4-g4"}


@pytest.mark.parametrize("animal", "CcHh")
def test_but_submerged_animals_cannot(animal: str) -> None:
    assert uses(at(f"Gf4 {animal}g5"), "f4", "fling") == set()
    assert uses(at(f"Gf4 {animal}g3"), "f4", "fling") == {"g3-h2", "g3-i1"}


@pytest.mark.parametrize("animal", "RrFGl")
def test_other_animals_on_swamp_can_be_flung(animal: str) -> None:
    assert uses(at(f"Gf4 {animal}g5"), "f4", "fling") == {"g5-h6", "g5-i7"}


def test_animals_cannot_be_flung_over_others() -> None:
    position = at("Ge3 Rd3 rc3 rb3")
    assert uses(position, "e3", "fling") == {"d3-c3"}
    assert left(position, "e3-fling-d3-c3") == {"Ge3", "Rc3", "rb3"}


def test_fling_counts_as_a_move() -> None:
    assert after(at("Gd4 re4"), "d4-fling-e4-f4").turn == BLACK


# The Fling diagram

FLING = "Ge3 rf3 Pg3 he2 fd3 gc3 Se4 pd4"


def test_diagram_who_can_be_flung() -> None:
    """The Porcupine on d4 cannot."""
    assert uses(at(FLING), "e3", "fling") == {"f3-g3", "e2-e1", "d3-c3", "e4-e5"}


def test_diagram_the_rhino_flung_into_the_porcupine_both_are_lost() -> None:
    assert left(at(FLING), "e3-fling-f3-g3") == cells("Ge3 he2 fd3 gc3 Se4 pd4")


def test_diagram_the_hippo_stops_at_the_border() -> None:
    assert left(at(FLING), "e3-fling-e2-e1") == cells("Ge3 rf3 Pg3 he1 fd3 gc3 Se4 pd4")


def test_diagram_the_frog_replaces_the_giraffe() -> None:
    assert left(at(FLING), "e3-fling-d3-c3") == cells("Ge3 rf3 Pg3 he2 fc3 Se4 pd4")


def test_diagram_the_spider_lands_on_swamp_and_is_removed() -> None:
    assert left(at(FLING), "e3-fling-e4-e5") == cells("Ge3 rf3 Pg3 he2 fd3 gc3 pd4")
