"""Position texts and what is wrong with them, and the facts of the nature note."""

from importlib import resources

import pytest

from tests.wildcore.games.manakin_mates.table import START
from wildcore.core.errors import BadPosition
from wildcore.core.play import Play
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
    example = game("manakin-mates").data("examples.json")[name]
    play = Play.start(game("manakin-mates"), position=example["position"])
    for move in example.get("moves", []):
        play = play.play(move)
    taps = tuple(example.get("taps", []))
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
    example = game("manakin-mates").data("examples.json")[name]
    outcome = Play.start(game("manakin-mates"), position=example["position"]).play(move).line.outcome()
    assert outcome is not None
    assert outcome.reason == reason


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
