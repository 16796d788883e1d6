"""What the rules page of Baleen Bubbles claims of its examples, and the facts of the nature note."""

from importlib import resources

import pytest

from tests.wildcore.examples import ending, example, lit
from wildcore.registry import game

OCEAN = game("baleen-bubbles")
BLUE, BLACK = 0, 1


def test_the_start_shown_is_the_start_of_the_game() -> None:
    for name in ("setup", "first-move"):
        assert example(OCEAN, name)[0].line.position == OCEAN.start({})


@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("first-move", {"a4", "g4"}),
        ("fish-slides", {"f7", "e6", "d3", "a4"}),
        ("whale-slides", {"a2", "g2", "a5", "g5", "d6"}),
        ("fish-crosses", {"a5", "g7"}),
        ("fish-stops", {"a5", "d4"}),
    ],
)
def test_an_example_lights_up_what_its_text_says(name: str, cells: set[str]) -> None:
    assert lit(OCEAN, name) == cells


def test_the_fish_is_stopped_by_whales_on_three_ways_and_by_the_edge_on_the_fourth() -> None:
    standing = {piece.at for piece in example(OCEAN, "fish-slides")[0].line.position.pieces()}
    assert {"g7", "f5", "d2"} <= standing


def test_a_whale_may_cross_the_net_but_not_stop_there() -> None:
    assert "g4" in lit(OCEAN, "whale-crosses")
    assert not {cell for cell in lit(OCEAN, "whale-may-not-stop") if cell.endswith("4")}


@pytest.mark.parametrize(
    ("name", "move", "reason", "cells"),
    [
        ("fish-stops", "a1-d4", "reason-centre", ("d4",)),
        ("blocking", "a6-f6", "reason-blocked", ("g7",)),
        ("both-blocked", "f1-f6", "reason-blocked", None),
    ],
)
def test_blue_wins_by_the_move_told(name: str, move: str, reason: str, cells: tuple[str, ...] | None) -> None:
    assert set(move.split("-")[1:]) <= lit(OCEAN, name)
    outcome = ending(OCEAN, name, move)
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (BLUE, reason)
    assert cells in (None, outcome.cells)


def test_the_fish_in_the_corner_has_one_way_out() -> None:
    text = example(OCEAN, "blocking")[0].line.position.to_text()
    moves = OCEAN.read(text.replace(" b ", " k "), {}).moves()
    assert {move.text for move in moves if move.steps[0] == "g7"} == {"g7-a1"}  # over f6


def test_neither_fish_can_move_any_more() -> None:
    text = example(OCEAN, "both-blocked")[0].play("f1-f6").line.position.to_text()
    for turn, winner in ((" b ", BLACK), (" k ", BLUE)):
        outcome = OCEAN.read(text.replace(" k ", turn), {}).outcome()
        assert outcome is not None
        assert (outcome.winner, outcome.reason) == (winner, "reason-blocked")


def test_only_moving_the_whale_on_a2_away_lets_blues_fish_out() -> None:
    line = example(OCEAN, "own-blocked")[0].line
    assert (line.position.turn, line.outcome()) == (BLACK, None)
    for move in line.moves():
        after = line.after(move).outcome()
        assert (after is None) == (move.steps[0] == "a2"), move


@pytest.mark.parametrize(
    ("language", "facts"),
    [
        ("en", ["baleen", "krill", "spiral", "bubble", "sieve", "mouths wide open"]),
        ("ko", ["고래수염", "크릴", "나선", "거품", "체로 거른", "입을 크게 벌리고"]),
    ],
)
def test_the_nature_note_tells_how_bubble_nets_are_made(language: str, facts: list[str]) -> None:
    """The rulebook, "The Bubble-Net Feeding of Humpback Whales"."""
    texts = resources.files(OCEAN.package).joinpath(f"{language}.ftl").read_text("utf-8")
    note = texts[texts.index("help-nature") :]
    assert [fact for fact in facts if fact not in note] == []
