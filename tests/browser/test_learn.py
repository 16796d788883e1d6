"""The rules pages: boards drawn as they come near, named at their edges, and exercises that know when they are done."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.catalogue import taps_of
from tests.browser.site import VIEWPORTS, Visitor, do, wait_for_screen
from wildcore.core.game import Game
from wildcore.core.play import Play
from wildcore.registry import GAMES

MakeVisitor = Callable[..., Visitor]


def shown(game: Game) -> list[str]:
    """The examples of a rules page, in its order."""
    blocks = (block for section in game.data(game.help) for block in section["blocks"])
    return [block["example"] for block in blocks if "example" in block]


def exercises(game: Game, moves: int) -> list[tuple[str, dict[str, Any]]]:
    """The exercises of a rules page whose solutions have so many moves."""
    found = ((name, game.data("examples.json")[name]) for name in shown(game))
    return [(name, example) for name, example in found if len(example.get("solution", [])) == moves]


LONGEST = max(GAMES.values(), key=lambda game: len(shown(game)), default=None)
SHORT = [(game, *each) for game in GAMES.values() for each in exercises(game, 1)]
LONG = [(game, *each) for game in GAMES.values() for each in exercises(game, 3)]

needs_exercises = pytest.mark.skipif(not SHORT, reason="no game has exercises")
needs_long_exercises = pytest.mark.skipif(not LONG, reason="no game has exercises of two moves")


def learn(page: Page, game: Game) -> None:
    """Opens the rules page of a game."""
    page.goto(f"#/learn/{game.name}")
    wait_for_screen(page, "learn")


def board(page: Page, example: str) -> Locator:
    """The picture of an example, or the board to try it on."""
    return page.locator(f'[data-example="{example}"] .board')


def result(page: Page, example: str) -> Locator:
    """What is said of an exercise, if anything."""
    return page.locator(f'[data-example="{example}"] [data-result]')


def begun(game: Game, example: dict[str, Any]) -> Play:
    """The play in which there is something to find."""
    play = Play.start(game, example.get("options"), example["position"])
    for move in example.get("moves", []):
        play = play.play(move)
    return play


def make(page: Page, name: str, play: Play, text: str) -> Play:
    """Makes a move on the board of an example."""
    figure = page.locator(f'[data-example="{name}"]')
    for step in taps_of(play, play.line.position.parse(text)):
        word = figure.locator(f'[data-word="{step}"]')
        (word if word.count() else figure.locator(f'[data-cell="{step}"]')).tap()
    sure = page.locator("dialog[open] [data-answer=yes]")
    if play.line.position.question(play.line.position.parse(text)):
        sure.tap()
    return play.play(text)


@pytest.mark.parametrize("shape", ["phone", "landscape"])
def test_boards_are_drawn_as_they_come_near_and_nothing_jumps(visitor: MakeVisitor, shape: str) -> None:
    assert LONGEST
    page = visitor(viewport=VIEWPORTS[shape]).page()
    learn(page, LONGEST)
    names = shown(LONGEST)
    height = page.evaluate("document.documentElement.scrollHeight")
    last = board(page, names[-1])
    expect(last).to_have_attribute("aria-label", re.compile(r".{10,}"))
    assert last.locator("*").count() == 0, "it is far away"
    # Whoever jumps to the last chapter is there at once, and its boards are too.
    chapter = page.locator(f'.chapter:has([data-example="{names[-1]}"])')
    page.locator(".contents a").filter(has_text=chapter.locator("h2").inner_text()).last.tap()
    expect(chapter.locator("h2")).to_be_in_viewport()
    last.scroll_into_view_if_needed()
    expect(last.locator(".art")).to_have_count(1)
    # A page that is printed shows them all.
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    for name in names:
        expect(board(page, name).locator(".art")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollHeight") == height


def test_the_names_of_rows_and_columns_can_be_read_beside_every_board(visitor: MakeVisitor) -> None:
    for shape in ("phone", "landscape"):
        page = visitor(viewport=VIEWPORTS[shape]).page()
        for game in GAMES.values():
            learn(page, game)
            first = board(page, shown(game)[0])
            first.scroll_into_view_if_needed()
            rows = len({cell.y for cell in game.scene(game.complete({})).cells})
            names = first.locator(".beside").evaluate_all(
                """all => all.map(name => {
                  const art = name.closest(".board").querySelector(".art").getBoundingClientRect();
                  const { left, right, top, bottom, height } = name.getBoundingClientRect();
                  return [name.textContent, height, right <= art.left + 1 || top >= art.bottom - 1, left, bottom];
                })"""
            )
            assert len(names) > rows, (game.name, names)
            assert len({text for text, *_ in names}) == len(names), (game.name, names)
            for text, high, outside, *_ in names:
                assert outside, (game.name, text)
                assert high >= 12, (game.name, text, high)
        page.close()


@needs_exercises
def test_an_exercise_is_solved_by_its_move_and_not_by_another(visitor: MakeVisitor) -> None:
    game, name, example = SHORT[0]
    play = begun(game, example)
    (answer,) = example["solution"]
    good = play.play(answer).line
    others = (move for move in play.line.moves() if not play.line.position.question(move))
    wrong = next(
        move
        for move in others
        if play.line.after(move).position != good.position
        and (over := play.line.after(move).outcome(), not over or over.winner != play.line.position.turn)[1]
    )
    page = visitor().page()
    learn(page, game)
    figure = page.locator(f'[data-example="{name}"]')
    do(figure, "try")
    make(page, name, play, wrong.text)
    expect(result(page, name)).to_have_attribute("data-result", "missed")
    do(figure, "again")
    expect(result(page, name)).to_have_count(0)
    make(page, name, play, answer)
    expect(result(page, name)).to_have_attribute("data-result", "solved")
    expect(result(page, name)).to_contain_text("Solved!")
    expect(page.locator("#spoken")).to_contain_text("Solved!")


@needs_long_exercises
def test_a_right_move_is_answered_for_the_other_side(visitor: MakeVisitor) -> None:
    game, name, example = LONG[0]
    play = begun(game, example)
    first, answer, last = example["solution"]
    page = visitor().page()
    learn(page, game)
    do(page.locator(f'[data-example="{name}"]'), "try")
    play = make(page, name, play, first).play(answer)
    for piece in play.view().pieces:
        expect(board(page, name).locator(f'.piece[data-at="{piece.at}"]').last).to_have_attribute(
            "data-glyph", piece.glyph
        )
    expect(result(page, name)).to_have_count(0)
    make(page, name, play, last)
    expect(result(page, name)).to_have_attribute("data-result", "solved")


@needs_long_exercises
def test_a_solution_is_shown_move_by_move_and_in_words(visitor: MakeVisitor) -> None:
    game, name, example = LONG[0]
    play = begun(game, example)
    page = visitor().page()
    learn(page, game)
    figure = page.locator(f'[data-example="{name}"]')
    do(figure, "solution")
    steps = figure.locator(".solution li")
    for count, text in enumerate(example["solution"], start=1):
        play = play.play(text)
        expect(steps).to_have_count(count)
        expect(steps.last).to_have_text(re.compile(r"\w.*\b[a-z]\d+\b"))
    pieces = figure.locator(".board .piece").evaluate_all("all => all.map(one => [one.dataset.at, one.dataset.glyph])")
    assert sorted(map(tuple, pieces)) == sorted((piece.at, piece.glyph) for piece in play.view().pieces)
    expect(result(page, name)).to_have_count(0)
    do(figure, "again")
    expect(steps).to_have_count(0)
