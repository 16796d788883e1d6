"""What the rules pages of Tusk Tactics and Largest Herd claim of their examples, and the facts of the nature note."""

from importlib import resources

import pytest

from tests.wildcore.examples import ending, example, lit
from wildcore.games.tusk_tactics.position import Herds
from wildcore.registry import game

TUSK, HERD = game("tusk-tactics"), game("largest-herd")
YELLOW, ORANGE = 0, 1


def heights(name: str, seat: int) -> list[int]:
    """The heights of a side's stacks in an example, tallest first."""
    position = example(HERD if name in ("tallest", "second") else TUSK, name)[0].line.position
    assert isinstance(position, Herds)
    return sorted((len(stack) for stack in position.stacks if stack[-1:] == "yo"[seat]), reverse=True)


def test_the_starts_shown_are_the_starts_of_the_games() -> None:
    for which, name, options in (
        (TUSK, "halves", {"setup": "halves"}),
        (TUSK, "rows", {"setup": "rows"}),
        (HERD, "largest-start", {}),
    ):
        assert example(which, name)[0].line.position == which.start(options)


def test_alone_it_is_oranges_turn_again() -> None:
    play, _ = example(TUSK, "alone")
    assert play.record.actions == ("f2-e2",)
    assert [line.position.turn for line in play.lines] == [ORANGE, ORANGE]
    assert play.line.outcome() is None


def test_a_pair_goes_two_points_over_its_neighbours_and_over_the_empty_point() -> None:
    """To every point two away from c3; d3, on the way to e3, is empty."""
    assert lit(TUSK, "two") == {"c5", "a3", "a1", "c1", "e1", "e3"}
    assert "d3" not in {piece.at for piece in example(TUSK, "two")[0].line.position.pieces()}


def test_a_stack_of_three_has_two_moves() -> None:
    assert lit(TUSK, "three") == {"f1", "f4"}
    assert "c1" not in {piece.at for piece in example(TUSK, "three")[0].line.position.pieces()}


def test_the_lead_is_taken_over() -> None:
    play, taps = example(TUSK, "takeover")
    assert taps == ("e3",)
    assert "d3" in lit(TUSK, "takeover")
    pieces = play.play("e3-d3").line.position.pieces()
    assert [piece.name for piece in pieces if piece.at == "d3"] == ["piece-orange", "piece-yellow", "piece-orange"]


@pytest.mark.parametrize(
    ("name", "winner", "reason", "yellow", "orange"),
    [
        ("most", ORANGE, "reason-most-herds", 2, 3),
        ("larger", YELLOW, "reason-larger-herd", 2, 2),
        ("equal", None, "reason-equal", 2, 2),
    ],
)
def test_herds_are_counted_as_told(name: str, winner: int | None, reason: str, yellow: int, orange: int) -> None:
    outcome = ending(TUSK, name)
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (winner, reason)
    herds = [sum(height >= 4 for height in heights(name, seat)) for seat in (YELLOW, ORANGE)]
    assert herds == [yellow, orange]


def test_the_largest_herds_are_as_tall_as_told() -> None:
    assert (heights("larger", YELLOW)[0], heights("larger", ORANGE)[0]) == (8, 4)
    assert (heights("equal", YELLOW)[0], heights("equal", ORANGE)[0]) == (9, 9)


def test_a_neutral_elephant_goes_onto_an_orange_one_and_the_other_may_move_it_too() -> None:
    assert {"e3", "e4"} <= lit(HERD, "neutral")
    after = example(HERD, "neutral")[0].play("d3-e3").line
    assert after.position.turn == ORANGE
    assert "e3" in {move.steps[0] for move in after.moves()}


def test_the_tallest_stack_counts_unless_a_neutral_elephant_leads_it() -> None:
    outcome = ending(HERD, "tallest")
    assert outcome is not None
    assert (outcome.winner, outcome.cells) == (ORANGE, ("e3",))
    assert (heights("tallest", ORANGE)[0], heights("tallest", YELLOW)[0]) == (8, 5)
    position = example(HERD, "tallest")[0].line.position
    assert isinstance(position, Herds)
    assert [stack[-1] for stack in position.stacks if len(stack) == 11] == ["n"]


def test_the_second_tallest_decides() -> None:
    outcome = ending(HERD, "second")
    assert outcome is not None
    assert outcome.winner == YELLOW
    assert heights("second", YELLOW)[:2] == [7, 5]
    assert heights("second", ORANGE)[:2] == [7, 4]


@pytest.mark.parametrize(
    ("language", "facts"),
    [
        ("en", ["Loxodonta africana", "matriarch", "splits up to look for food", "fission–fusion", "dry year"]),
        ("ko", ["Loxodonta africana", "우두머리 암컷", "먹이를 찾아 흩어졌다가", "분열–융합", "가뭄"]),
    ],
)
def test_the_nature_note_tells_how_families_split_and_join(language: str, facts: list[str]) -> None:
    """The rulebook, "The Fission-Fusion Social System of African Elephants"."""
    texts = resources.files(TUSK.package).joinpath(f"{language}.ftl").read_text("utf-8")
    assert [fact for fact in facts if fact not in texts] == []
