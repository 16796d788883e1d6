"""What the rules page of Monkey Monarchs claims of its examples, and the facts of the nature note."""

from importlib import resources

import pytest

from tests.wildcore.examples import ending, example, gone, lit
from wildcore.registry import game

MOUNTAIN = game("monkey-monarchs")
YELLOW, BLUE = 0, 1


def test_the_starts_shown_are_the_starts_of_the_game() -> None:
    for name, board in (("start", "5x5"), ("start-6x6", "6x6")):
        assert example(MOUNTAIN, name)[0].line.position == MOUNTAIN.start({"board": board})


@pytest.mark.parametrize(
    ("name", "move", "cells"),
    [
        ("exception", "a2-a1", {"b1"}),
        ("alpha", "d2-c2", {"c3", "c4"}),  # example 2
        ("alike", "d3-c3", {"c4"}),  # example 1
        ("unlike", "d3-c3", set()),  # example 3
        ("deceit", "b3-c3", {"c4"}),  # example 4
        ("no-deceit", "b3-c3", set()),  # example 5
        ("deceit-alpha", "b3-c3", {"c4"}),
        ("several", "d3-c3", {"c4", "b3"}),
        ("own-between", "d2-c2", set()),
        ("four", "f3-f4", set()),
        ("alpha-defeated", "c2-d2", {"d3", "d4"}),
    ],
)
def test_a_move_defeats_whom_the_text_says(name: str, move: str, cells: set[str]) -> None:
    play, taps = example(MOUNTAIN, name)
    start, end = move.split("-")
    assert taps == (start,)
    effects = {choice.step: choice.effect for choice in play.view(taps).next}
    assert effects[end] == ("capture" if cells else "move")
    assert gone(MOUNTAIN, name, move) == cells


@pytest.mark.parametrize(
    ("name", "move", "reason"),
    [
        ("exception", "a2-a1", "reason-alpha"),
        ("deceit-alpha", "b3-c3", "reason-alpha"),
        ("home", "d4-e5", "reason-home"),
        ("alpha-defeated", "c2-d2", "reason-alpha"),
    ],
)
def test_yellow_wins_by_the_move_told(name: str, move: str, reason: str) -> None:
    outcome = ending(MOUNTAIN, name, move)
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (YELLOW, reason)


def test_the_mover_of_example_1_stands_between_two_blue_bachelors() -> None:
    pieces = {piece.at: piece.name for piece in example(MOUNTAIN, "alike")[0].play("d3-c3").line.position.pieces()}
    assert pieces["c3"] == "piece-female-yellow"
    assert (pieces["b4"], pieces["d2"]) == ("piece-bachelor-blue", "piece-bachelor-blue")


def test_the_alpha_may_go_anywhere_around_it_but_home() -> None:
    assert lit(MOUNTAIN, "closed") == {"a2", "a3", "b3", "c1", "c2", "c3"}


def test_the_alpha_must_come_out_and_has_one_square() -> None:
    assert lit(MOUNTAIN, "duty") == {"b2"}
    assert {move.text for move in example(MOUNTAIN, "duty")[0].line.moves()} == {"a1-b2"}


def test_the_last_yellow_monkey_is_stuck() -> None:
    play, _ = example(MOUNTAIN, "stuck")
    assert play.record.actions == ("c1-b1",)
    outcome = play.line.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (BLUE, "reason-stuck")
    assert [piece.seat for piece in play.line.position.pieces()].count(YELLOW) == 1


@pytest.mark.parametrize(
    ("language", "facts"),
    [
        (
            "en",
            ["Rhinopithecus roxellana", "several levels", "one adult male", "form a band", "in secret", "endangered"],
        ),
        ("ko", ["Rhinopithecus roxellana", "여러 층", "어른 수컷 하나", "큰 무리", "몰래", "멸종 위기"]),
    ],
)
def test_the_nature_note_tells_of_a_society_of_several_levels(language: str, facts: list[str]) -> None:
    """The rulebook, "The Structure of Golden Snub-nosed Monkeys Breeding Bands"."""
    texts = resources.files(MOUNTAIN.package).joinpath(f"{language}.ftl").read_text("utf-8")
    note = texts[texts.index("help-nature") :]
    assert [fact for fact in facts if fact not in note] == []
