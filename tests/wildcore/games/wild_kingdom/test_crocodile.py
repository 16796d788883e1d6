"""Wild Kingdom, "Crocodile": a test for each sentence of the rulebook, named after it, in its order."""

import pytest

from tests.wildcore.games.wild_kingdom.table import (
    BLACK,
    after,
    around,
    at,
    captures,
    cells,
    doings,
    ending,
    events,
    left,
    second_leaps,
    targets,
    uses,
    walks,
)

# Movement


@pytest.mark.parametrize("cell", ["e5", "c7", "h4"])
def test_from_swamp_it_moves_up_to_two_spaces_in_any_direction(cell: str) -> None:
    assert walks(at(f"C{cell}"), cell) == around(cell, 2)


def test_and_captures_enemies_so_far() -> None:
    position = at("Ce5 rc4 ge7 he4")
    assert captures(position, "e5") == {"c4", "e7", "e4"}
    assert left(position, "e5xc4") == {"Cc4", "ge7", "he4"}


def test_it_may_change_direction_over_each_square() -> None:
    """d7 can only be left by c8 here."""
    position = at("Cd7 Gc6 Gd6 Ge6 Rc7 Re7 Rd8 Re8")
    assert targets(position, "d7") == cells("c8 b7 b8 b9 c9 d9")


def test_it_may_not_end_on_the_square_started_on() -> None:
    assert all(move.steps[-1] != "e5" for move in at("Ce5").moves() if move.steps[0] == "e5")


def test_it_captures_no_more_than_one_animal_and_stops_there() -> None:
    position = at("Ce5 Gd6 re6 Gf6 re7 Gd5 Gf5 Gd4 Ge4 Gf4")
    assert targets(position, "e5") == {"e6"}
    assert left(at("Ce5 re6 re7"), "e5xe6") == {"Ce6", "re7"}


def test_friends_are_in_the_way() -> None:
    assert targets(at("Ce5 Gd6 Re6 Gf6 Gd5 Gf5 Gd4 Re4 Gf4"), "e5") == set()


def test_outside_the_swamp_it_is_limited_to_one_square() -> None:
    assert targets(at("Cc3"), "c3") == around("c3")
    assert captures(at("Cc3 rd4 rc5"), "c3") == {"d4"}


def test_outside_the_swamp_it_drowns_nobody() -> None:
    assert uses(at("Cf4 rg4 re4 rg5"), "f4", "drown") == set()


def test_a_crocodile_may_not_capture_another_that_is_in_the_swamp() -> None:
    position = at("Ce5 ce6 cd5")
    assert captures(position, "e5") == {"d5"}
    assert {each.split("-")[0] for each in uses(position, "e5", "drown")} == {"d5"}
    assert captures(at("Ce4 ce5"), "e4") == set()


# The movement diagram

CROCODILES = "Cb2 Ce5 cf6 Cg2 ch2 Lj6 la9"


def test_diagram_the_b2_crocodile_can_only_move_one_square() -> None:
    assert doings(at(CROCODILES), "b2") == {f"-{cell}" for cell in around("b2")}


def test_diagram_the_e5_crocodile_starts_in_the_swamp_and_cannot_capture_the_one_there() -> None:
    """And g7 has no other way than over it."""
    position = at(CROCODILES)
    assert targets(position, "e5") == around("e5", 2) - {"f6", "g7"}
    assert uses(position, "e5", "drown") == set()


def test_diagram_the_g2_and_h2_crocodiles_can_capture_each_other() -> None:
    assert captures(at(CROCODILES), "g2") == {"h2"}
    assert captures(at(CROCODILES, "b"), "h2") == {"g2"}


# Ability 1 – Submerge

LOGS = "Cf6 Rf3 Gd4 rf8 gh8"


def test_a_friends_submerged_square_is_treated_as_jungle() -> None:
    """d7 and c7 would be the first and second swamp squares of the seventh row: the log on d7 does not count."""
    assert targets(at("Rg7"), "g7") & cells("f7 e7 d7 c7 b7 a7") == cells("f7 e7 d7 c7")
    assert targets(at("Rg7 Cd7"), "g7") & cells("f7 e7 d7 c7 b7 a7") == cells("f7 e7 c7 b7 a7")


def test_friends_may_step_over_the_log_but_not_stop_on_it() -> None:
    assert "d7" not in targets(at("Rg7 Cd7"), "g7")
    assert "e6" not in targets(at("Gc4 Ce6"), "c4")


@pytest.mark.parametrize(
    ("animals", "start", "beyond"),
    [
        ("Re3 Ce5", "e3", "e6"),
        ("Gc3 Ce5", "c3", "f6"),
        ("He3 Ce5", "e3", "e8"),
        ("Le4 Ge3 Gd4 Gf4 Rd5 Rd3 Rf3 Gf5 Ce5", "e4", "e6"),
        ("S!e4 Ge3 Gd4 Gf4 Rd5 Rd3 Rf3 Gf5 Ce5", "e4", "e7"),
        ("Cg4 Ch4 Gh3 Gh5 Gg3 Gg5 Gf3 Gf4 Gf5", "g4", "i4"),
    ],
)
def test_who_walks_over_a_log(animals: str, start: str, beyond: str) -> None:
    assert beyond in targets(at(animals), start)


def test_a_log_does_not_help_a_crocodile_on_dry_land() -> None:
    assert targets(at("Ce4 Ce5"), "e4") == around("e4") - {"e5"}


def test_a_submerged_crocodile_counts_as_empty_for_abilities_that_require_empty_space() -> None:
    for crocodile in "Cc":
        assert uses(at(f"Ff4 {crocodile}g5 sh6"), "f4", "tongue") == {"h6"}
        assert "h6" in uses(at(f"Df4 {crocodile}g5 rh6"), "f4", "dart")


def test_on_dry_land_it_is_no_empty_square() -> None:
    for crocodile in "Cc":
        assert uses(at(f"Fe3 {crocodile}f3 sg3"), "e3", "tongue") == set()


def test_though_frogs_can_leap_over_one() -> None:
    assert "g6" in walks(at("Fe4 Cf5"), "e4")
    assert left(at("Fe4 cf5"), "e4xg6") == {"Dg6"}
    assert second_leaps(at("Fd4 Re4 cg5"), "d4", "f4") == {"h6"}


def test_for_enemies_the_crocodile_is_in_the_way() -> None:
    position = at("re3 Ce5", "b")
    assert captures(position, "e3") == {"e5"}
    assert targets(position, "e3").isdisjoint(cells("e6 e7"))


def test_submerge_is_always_active_and_no_move() -> None:
    assert all("submerge" not in move.text for move in at("Ce5").moves())


def test_diagram_giraffe_and_rhino_threaten_over_the_log() -> None:
    position = at(LOGS)
    assert "f7" in targets(position, "f3")
    assert captures(position, "f3") == {"f8"}
    assert captures(position, "d4") == {"h8"}


def test_diagram_without_threat_back() -> None:
    position = at(LOGS, "b")
    assert captures(position, "f8") == {"f6"}
    assert captures(position, "h8") == {"f6"}


def test_diagram_because_the_swamp_limits_them_without_the_log() -> None:
    position = at(LOGS.replace("Cf6 ", ""))
    assert targets(position, "f3") & cells("f4 f5 f6 f7 f8") == cells("f4 f5 f6")
    assert captures(position, "d4") == set()
    assert captures(at(LOGS.replace("Cf6 ", ""), "b"), "f8") == set()


# Ability 2 – Drown


@pytest.mark.parametrize(
    ("crocodile", "victim", "ends"),
    [
        ("h4", "g3", "g4 h4"),
        ("h4", "i5", "h4 h5"),
        ("h4", "h5", "g4 g5 h4"),
        ("h4", "h3", "g4 h4"),
        ("h4", "i3", "h4"),
        ("e5", "f5", "e5 e6 f6 g4 g5"),
        ("e5", "d4", "e5"),
        ("e6", "d5", "c6 d6 e5 e6"),
        ("c7", "b8", "c7"),
        ("c7", "b7", "c6 c7"),
    ],
)
def test_it_drowns_an_enemy_next_to_it_and_ends_where_it_was_or_on_swamp_next_to_the_victim(
    crocodile: str, victim: str, ends: str
) -> None:
    position = at(f"C{crocodile} h{victim}")
    assert uses(position, crocodile, "drown") == {f"{victim}-{end}" for end in ends.split()}


@pytest.mark.parametrize("enemy", "fdsrghl")
def test_each_enemy_can_be_drowned(enemy: str) -> None:
    position = at(f"Ch4 {enemy}g3")
    assert left(position, "h4-drown-g3-h4") == {"Ch4"}
    assert left(position, "h4-drown-g3-g4") == {"Cg4"}


def test_a_crocodile_on_dry_land_can_be_drowned() -> None:
    assert left(at("Ch4 cg3"), "h4-drown-g3-g4") == {"Cg4"}


def test_drowning_the_lion_wins() -> None:
    assert ending(after(at("Ch4 lg3"), "h4-drown-g3-h4")).winner == 0


def test_nobody_further_away_is_drowned() -> None:
    assert uses(at("Ch4 hf3 hh6 hh2"), "h4", "drown") == set()


def test_no_friend_is_drowned() -> None:
    assert uses(at("Ch4 Hg3 Rh5"), "h4", "drown") == set()


def test_the_end_must_be_empty() -> None:
    assert uses(at("Ch4 hg3 Gg4"), "h4", "drown") == {"g3-h4"}
    assert uses(at("Ch4 hg3 rg4"), "h4", "drown") == {"g3-h4", "g4-h4", "g4-g5", "g4-h5", "g4-f5"}


def test_it_does_not_end_on_the_victims_own_square() -> None:
    position = at("Ch4 hh5")
    assert "h5-h5" not in uses(position, "h4", "drown")
    assert "h5" in captures(position, "h4")


def test_drowning_moves_the_crocodile_or_not() -> None:
    assert events(at("Ch4 hg3"), "h4-drown-g3-h4") == ["captured g3"]
    assert events(at("Ch4 hg3"), "h4-drown-g3-g4") == ["moved h4-g4", "captured g3"]


def test_drown_counts_as_a_move() -> None:
    assert after(at("Ch4 hg3"), "h4-drown-g3-h4").turn == BLACK


def test_diagram_a_hippo_is_drowned() -> None:
    """It may stay, or end on any swamp square next to where the Hippo was."""
    assert left(at("Ce6 hf7"), "e6-drown-f7-e6") == {"Ce6"}
    assert uses(at("Ce6 hf7"), "e6", "drown") == {"f7-e6", "f7-f6"}
