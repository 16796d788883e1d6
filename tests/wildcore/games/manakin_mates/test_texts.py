"""Position texts and what is wrong with them, and the facts of the nature note."""

from importlib import resources

import pytest

from tests.wildcore.examples import ending, example, lit
from tests.wildcore.games.manakin_mates.table import START
from wildcore.core.errors import BadPosition
from wildcore.games.manakin_mates.position import read
from wildcore.registry import game

FOLDER = resources.files("wildcore.games.manakin_mates")


def test_start_has_25_moves() -> None:
    assert len(START.moves()) == 25


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("5/5/5/5/5 p 6 6", "error-position-fields"),
        ("5/5/5/5 p 6 6 -", "error-board-shape"),
        ("5/5/5/5/4 p 6 6 -", "error-board-shape"),
        ("5/5/5/5/pppppp p 0 6 -", "error-board-shape"),
        ("5/5/5/5/x4 p 6 6 -", "error-board-letter"),
        ("5/5/5/5/5 pw 6 6 -", "error-position-turn"),
        ("5/5/5/5/5 x 6 6 -", "error-position-turn"),
        ("5/5/5/5/5 p 7 6 -", "error-supply"),
        ("5/5/5/5/5 p 6 -1 -", "error-supply"),
        ("5/5/5/5/p4 p 6 6 -", "error-too-many-discs"),
        ("ppppp/wwwww/5/5/5 p 0 0 -", "error-both-five"),
        ("5/5/5/5/pppp1 w 2 6 x", "error-four-flag"),
        ("5/5/5/5/ppp2 w 3 6 4", "error-four-flag"),
        ("5/5/5/5/pppp1 p 2 6 4", "error-four-flag"),
    ],
)
def test_impossible_positions_say_why(text: str, why: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(text, {})
    assert caught.value.why.id == why


def test_a_made_four_is_over_and_a_standing_four_is_not() -> None:
    assert read("5/5/5/5/pppp1 w 2 6 4", {}).moves() == ()
    assert read("5/5/5/5/pppp1 w 2 6 -", {}).moves()


@pytest.mark.parametrize("name", game("manakin-mates").data("examples.json"))
def test_examples_can_be_played(name: str) -> None:
    play, taps = example(game("manakin-mates"), name)
    assert play.view(taps).next


@pytest.mark.parametrize(
    ("name", "move", "reason"),
    [
        ("four-by-move", "d3-c3", "reason-four"),
        ("four-by-flip", "d3-d4", "reason-four"),
        ("five-loses", "d3-c3", "reason-five"),
    ],
)
def test_examples_show_their_point(name: str, move: str, reason: str) -> None:
    outcome = ending(game("manakin-mates"), name, move)
    assert outcome is not None
    assert outcome.reason == reason


def test_slides_go_as_far_as_the_texts_say() -> None:
    steps = {"b1", "d1", "b2", "c2", "d2"}
    assert lit(game("manakin-mates"), "slides-purple") == steps | {"a3", "e3"}
    assert lit(game("manakin-mates"), "slides-white") == {"a1", "b1", "b2", "a3", "b3", "c4", "d5"}


def test_two_birds_turn_over_and_the_third_stays() -> None:
    play = example(game("manakin-mates"), "flip")[0].play("d3-c3")
    assert {event.to for event in play.events if event.kind == "flipped"} == {"b3", "d4"}
    names = {piece.at: piece.name for piece in play.line.position.pieces()}
    assert [names[at] for at in ("b3", "c4", "d5")] == ["piece-purple", "piece-white", "piece-purple"]  # closed in


def test_a_placed_bird_turns_nothing_over_and_wins_nothing() -> None:
    play = example(game("manakin-mates"), "placing-never-flips")[0]
    assert play.record.actions == ("@c3",)
    assert {piece.at: piece.name for piece in play.line.position.pieces()}["b3"] == "piece-white"
    four = example(game("manakin-mates"), "four-by-placing")[0]
    assert four.record.actions == ("@c3",)
    assert {"c1", "c2", "c3", "c4"} <= {piece.at for piece in four.line.position.pieces() if piece.seat == 0}
    assert four.line.outcome() is None


@pytest.mark.parametrize(
    ("language", "facts"),
    [
        ("en", ["Brazil", "Paraguay", "Argentina", "olive", "alpha", "metre and a half", "fifty"]),
        ("ko", ["브라질", "파라과이", "아르헨티나", "올리브", "우두머리", "1.5미터", "쉰 번"]),
    ],
)
def test_the_nature_note_tells_the_facts_of_the_courtship_dance(language: str, facts: list[str]) -> None:
    """Both rulebooks, "The Courtship Dance of the Blue Manakin"."""
    texts = FOLDER.joinpath(f"{language}.ftl").read_text("utf-8")
    assert [fact for fact in facts if fact not in texts] == []
