"""What the rules page of Sealed Shores claims of its examples, and the facts of the nature note."""

from importlib import resources

import pytest

from tests.wildcore.examples import ending, example, lit
from wildcore.registry import game

SHORES = game("sealed-shores")
SAND, BROWN = 0, 1


def test_the_start_shown_is_the_start_of_the_game() -> None:
    assert example(SHORES, "setup")[0].line.position == SHORES.start({})


def test_ten_points_three_of_them_on_the_far_side() -> None:
    reached = lit(SHORES, "ten")
    assert len(reached) == 10
    assert {cell for cell in reached if cell[0] in "ghi"} == {"g5", "h5", "i5"}


def test_along_the_ring_up_to_d8_and_not_the_other_way() -> None:
    reached = lit(SHORES, "ring")
    assert {cell for cell in reached if not cell.endswith("4")} == {"b5", "b6", "d8"}
    standing = {piece.at: piece.seat for piece in example(SHORES, "ring")[0].line.position.pieces()}
    assert (standing["e8"], standing["d2"]) == (BROWN, SAND)


def test_all_the_row_but_the_own_point() -> None:
    reached = lit(SHORES, "round-trip")
    assert {cell for cell in reached if cell.endswith("5")} == {f"{file}5" for file in "bcdefghi"}


def test_one_step_shuts_in_a_sand_sea_lion_between_the_four_points_named() -> None:
    assert "b5" in lit(SHORES, "blocking")
    outcome = ending(SHORES, "blocking", "c5-b5")
    assert outcome is not None
    assert (outcome.winner, outcome.cells) == (BROWN, ("a5",))
    standing = {piece.at for piece in example(SHORES, "blocking")[0].play("c5-b5").line.position.pieces()}
    assert {"a4", "a6", "b5", "i5"} <= standing


def test_one_step_shuts_in_one_of_each_side() -> None:
    assert "b5" in lit(SHORES, "both-blocked")
    text = example(SHORES, "both-blocked")[0].play("c5-b5").line.position.to_text()
    for turn, winner, cells in ((" s", BROWN, ("a5",)), (" b", SAND, ("b6",))):
        outcome = SHORES.read(text.replace(" s", turn), {}).outcome()
        assert outcome is not None
        assert (outcome.winner, outcome.cells) == (winner, cells)


def test_brown_loses_unless_sand_makes_room() -> None:
    line = example(SHORES, "own-blocked")[0].line
    assert (line.position.turn, line.outcome()) == (SAND, None)
    for move in line.moves():
        outcome = line.after(move).outcome()
        if move.steps[0] == "c6":  # the only sea lion of sand beside b6
            assert outcome is None, move
        else:
            assert outcome is not None, move
            assert (outcome.winner, outcome.cells) == (SAND, ("b6",))


@pytest.mark.parametrize(
    ("language", "facts"),
    [
        ("en", ["December to February", "bulls", "harem", "3 to 18 females", "eats nothing", "storm the beach"]),
        ("ko", ["12월부터 2월", "힘센 수컷", "하렘", "3마리에서 18마리", "아무것도 먹지", "해변으로 몰려와"]),
    ],
)
def test_the_nature_note_tells_of_territories_and_harems(language: str, facts: list[str]) -> None:
    """The rulebook, "The Territorial Behavior of South American Sea Lions"."""
    texts = resources.files(SHORES.package).joinpath(f"{language}.ftl").read_text("utf-8")
    note = texts[texts.index("help-nature") :]
    assert [fact for fact in facts if fact not in note] == []
