"""What a piece can do besides moving: marked, explained, asked for, refused and thought over, by touch and without
server and network. The game is Wild Kingdom, because its animals can do the most."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.catalogue import stacks, words
from tests.browser.site import (
    Server,
    Visitor,
    cell,
    cut_off,
    dialog,
    do,
    from_menu,
    note,
    piece,
    ply_of,
    shown_stacks,
    tap,
    tap_all,
    wait_for_ply,
    wait_for_screen,
)
from tests.browser.test_accessibility import violations
from wildcore.core.chooser import DONE
from wildcore.core.game import Game
from wildcore.core.links import write_link
from wildcore.core.play import Play
from wildcore.registry import GAMES

NAME = "wild-kingdom"

pytestmark = pytest.mark.skipif(NAME not in GAMES, reason=f"{NAME} is not installed")

MANY = "s4l4/9h/10/2f7/4r5/4Cf4/3r5G/2f5g1/2SD1f1f2/1R2L2H2 w"
"""The spider c2 can bite, the crocodile e5 drown, the dart frog d2 shoot, the giraffe j4 fling, the lion e1 swipe."""

OWN_LION = "5l4/10/10/10/10/10/10/10/3GfL4/10 w"
"""The giraffe d2 can fling the frog e2 onto its own lion."""


@pytest.fixture(scope="module")
def offline_profile(browser: Browser, dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """See ``offline``."""
    server = Server(dist, tmp_path_factory.mktemp("abilities") / "log").start()
    visits = Visitor(browser, server.url, is_mobile=True)
    expect(note(visits.page(), "offline")).to_be_visible()
    cut_off(visits, server)
    yield visits
    visits.close()
    server.kill()


@pytest.fixture
def offline(offline_profile: Visitor) -> Iterator[Visitor]:
    """A watched profile without server and network, which the tests share."""
    yield offline_profile
    problems, offline_profile.problems = offline_profile.problems, []
    for page in offline_profile.context.pages:
        page.close()
    assert problems == []


def the_kingdom() -> Game:
    return GAMES[NAME]


def start(position: str, *moves: str) -> Play:
    """The rules' own play from there."""
    play = Play.start(the_kingdom(), {}, position)
    for move in moves:
        play = play.play(move)
    return play


def show(visits: Visitor, play: Play) -> Page:
    """A page on which that play stands."""
    page = visits.page(f"#/{write_link(play.record)}")
    wait_for_screen(page, "play")
    wait_for_ply(page, play.record.at)
    return page


def badges(page: Page) -> set[tuple[str, str]]:
    """The marks that are shown: cell and effect."""
    found = page.locator(".board .badge").evaluate_all("all => all.map(one => [one.dataset.at, one.dataset.effect])")
    return {(at, effect) for at, effect in found}


def spoken(page: Page, at: str) -> str:
    """How a cell is read aloud."""
    return cell(page, at).get_attribute("aria-label") or ""


def legend(page: Page) -> set[str]:
    """The effects that are explained."""
    found: list[str] = page.locator("[data-legend] li").evaluate_all("all => all.map(one => one.dataset.effect)")
    return set(found)


# ---------------------------------------------------------------- shown and explained


@pytest.mark.parametrize("at", ["c2", "d2", "e5", "j4", "h1"])
def test_choosing_an_animal_marks_and_explains_what_it_can_do(offline: Visitor, at: str) -> None:
    play = start(MANY)
    page = show(offline, play)
    board = page.locator(".board").bounding_box()
    tap(page, at)
    plain = {"move", "capture"}
    offered = play.tap((), at).next
    special = {(choice.step, effect) for choice in offered for effect in choice.effects if effect not in plain}
    expect(page.locator(".board .badge").first).to_be_visible()
    assert {(cell, effect) for cell, effect in badges(page) if effect not in plain} == special
    assert legend(page) == {effect for _, effect in badges(page)}
    for effect in legend(page):
        expect(page.locator(f'[data-legend] [data-effect="{effect}"]')).to_have_text(
            words(the_kingdom(), f"explain-{effect}")
        )
    for choice in offered:
        assert page.locator(f'.dot[data-at="{choice.step}"]').evaluate("one => one.matches('.on')") is not choice.final
    assert page.locator(".board").bounding_box() == board, "the board stays where it is"
    tap(page, at)
    expect(page.locator(".board .badge")).to_have_count(0)
    expect(page.locator("[data-guide]")).to_have_count(0)


def test_a_badge_hides_neither_the_middle_of_a_piece_nor_its_mark(offline: Visitor) -> None:
    page = show(offline, start(MANY))
    tap(page, "d2")
    badge = page.locator('.board .badge[data-at="c3"]').bounding_box()
    mark = piece(page, "c3").locator(".mark").bounding_box()
    square = cell(page, "c3").bounding_box()
    assert badge and mark and square
    assert badge["y"] > mark["y"] + mark["height"]
    assert badge["x"] > square["x"] + square["width"] / 2


def test_explanations_can_be_folded_away(offline: Visitor) -> None:
    page = show(offline, start(MANY))
    tap(page, "c2")
    expect(page.locator("[data-legend]")).to_be_visible()
    do(page, "explain")
    expect(page.locator("[data-legend]")).to_have_count(0)
    expect(page.locator("[data-do=explain]")).to_have_attribute("aria-expanded", "false")
    do(page, "explain")
    expect(page.locator("[data-legend]")).to_be_visible()


def test_what_a_piece_bears_is_said(offline: Visitor) -> None:
    play = start(MANY, "c2-e4-bite-d4")
    page = show(offline, play)
    borne = {(one.at, mark) for one in play.view().pieces for mark in one.marks}
    assert borne
    for at, mark in borne:
        expect(piece(page, at).locator(f'.mark[data-mark="{mark}"]')).to_have_count(1)
        assert words(play.game, f"mark-{mark}").pattern.strip("\\s*") in re.escape(spoken(page, at))
    expect(page.locator(".board .mark")).to_have_count(len(borne))


def test_the_log_marks_what_was_done(offline: Visitor) -> None:
    page = show(offline, start(MANY, "c2-e4-bite-d4", "j9-j8"))
    moves = page.locator("[data-log] [data-ply]")
    expect(moves.nth(1).locator(".badge-icon")).to_have_count(1)
    expect(moves.nth(1)).to_have_attribute("title", words(the_kingdom(), "event-poisoned"))
    expect(moves.nth(2).locator(".badge-icon")).to_have_count(0)


# ---------------------------------------------------------------- asked


CHOICES = (
    (("e5", "f5"), "g5"),
    (("e5", "f5"), DONE),
    (("d2", "f2"), "dart"),
    (("j4", "i3"), "h2"),
    (("e1", "swipe"), "f1"),
    (("c2", "e4"), "d4"),
    (("c2", "e4"), DONE),
)
WAYS = [(taps, wanted, "button") for taps, wanted in CHOICES] + [
    (taps, wanted, "board") for taps, wanted in CHOICES if wanted[-1].isdigit()
]


@pytest.mark.parametrize(("taps", "wanted", "how"), WAYS)
def test_what_can_follow_is_asked_and_answered(offline: Visitor, taps: tuple[str, ...], wanted: str, how: str) -> None:
    play = start(MANY)
    page = show(offline, play)
    tap_all(page, *taps)
    answer = play.tap(taps[:-1], taps[-1])
    asked = page.locator("[data-guide] [data-choice]")
    expect(asked).to_have_count(len(answer.next))
    for choice in answer.next:
        at = choice.step if choice.kind == "cell" else answer.taps[-1]
        button = page.locator(f'[data-choice="{choice.step}"]')
        if at[-1].isdigit():
            expect(button).to_contain_text(at)
    assert ply_of(page) == 0
    (page.locator(f'[data-choice="{wanted}"]') if how == "button" else cell(page, wanted)).tap()
    wait_for_ply(page, 1)
    move = play.tap(answer.taps, wanted).move
    assert move
    assert shown_stacks(page) == stacks(play.play(move.text))
    expect(page.locator("[data-guide]")).to_have_count(0)


def test_a_choice_is_taken_back(offline: Visitor) -> None:
    page = show(offline, start(MANY))
    tap_all(page, "e5", "f5")
    do(page, "release")
    expect(page.locator("[data-guide]")).to_have_count(0)
    expect(page.locator(".ground.chosen")).to_have_count(0)
    assert ply_of(page) == 0


def test_by_keyboard_the_choices_are_said_and_reached(offline: Visitor) -> None:
    page = show(offline, start(MANY))
    for at in ("e5", "f5"):
        cell(page, at).focus()
        page.keyboard.press("Enter")
        expect(page.locator(".ground.chosen").first).to_be_visible()
    expect(page.locator("#spoken")).to_contain_text(page.locator("[data-choice=g5]").inner_text().strip())
    page.keyboard.press("c")
    expect(page.locator("[data-choice]").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-guide]")).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('.board') !== null"), "the keyboard is back on the board"


# ---------------------------------------------------------------- refused, or thought over


def test_a_refusal_says_why_and_replaces_the_one_before(offline: Visitor) -> None:
    play = start(MANY)
    page = show(offline, play)
    tap(page, "c2")
    for at in ("j9", "d2"):
        tap(page, at)
        refused = play.tap(("c2",), at).refused
        if refused is None:
            continue
        expect(note(page, "refused")).to_have_count(1)
        expect(note(page, "refused").locator("p")).to_have_text(words(play.game, refused))
    assert ply_of(page) == 0


def test_an_animal_that_cannot_move_says_why(offline: Visitor) -> None:
    play = start("5l4/10/10/10/10/10/10/2s7/2F7/4L5 w")
    page = show(offline, play)
    tap(page, "c2")
    refused = play.tap((), "c2").refused
    assert refused
    assert refused.id == "why-webbed"
    expect(note(page, "refused").locator("p")).to_have_text(words(play.game, refused))


@pytest.mark.parametrize("how", ["tap", "typed"])
def test_losing_the_own_lion_is_asked_about_first(offline: Visitor, how: str) -> None:
    play = start(OWN_LION)
    (move,) = (move for move in play.line.moves() if play.line.position.question(move) and "fling" in move.text)
    page = show(offline, play)

    def wish() -> None:
        if how == "typed":
            page.locator("[data-type-move]").fill(move.text)
            page.keyboard.press("Enter")
        else:
            tap(page, move.steps[-1])

    if how == "tap":
        tap_all(page, *move.steps[:-1])
    wish()
    asked = dialog(page, "sure")
    expect(asked).to_contain_text(words(play.game, "question-own-lion"))
    asked.locator("[autofocus]").tap()
    expect(asked).to_have_count(0)
    assert ply_of(page) == 0
    if how == "typed":
        expect(page.locator("[data-type-move]")).to_have_value(move.text)
    else:
        expect(page.locator(".ground.chosen")).to_have_count(len(move.steps) - 1)
    wish()
    asked.locator("[data-answer=yes]").tap()
    wait_for_ply(page, 1)
    assert shown_stacks(page) == stacks(play.play(move.text))
    expect(page.locator("[data-seat].winner")).to_have_attribute("data-seat", "1")


# ---------------------------------------------------------------- areas


def test_areas_are_shown_named_and_remembered(offline: Visitor) -> None:
    play = start(MANY)
    zones = play.view().board.zones
    page = show(offline, play)
    expect(page.locator(".board .zone")).to_have_count(0)
    from_menu(page, "zones-show")
    first = page.locator(".board .zone")
    expect(first.first).to_be_visible()
    shown = set(first.evaluate_all("all => all.map(one => one.dataset.zone)"))
    seen = [at for zone in zones if zone.id in shown for at in zone.cells]
    assert len(seen) == len(set(seen)), "at first no two lie over each other"
    for zone in zones:
        button = page.locator(f'[data-zones] [data-zone="{zone.id}"]')
        expect(button).to_have_text(words(play.game, zone.name))
        if zone.id not in shown:
            button.tap()
        expect(page.locator(f'.board .zone[data-zone="{zone.id}"]')).to_have_count(1)
        assert words(play.game, zone.name).pattern.strip("\\s*") in re.escape(spoken(page, zone.cells[0]))
    assert violations(page) == []
    tap(page, "c2")
    expect(page.locator(".board .badge").first).to_be_visible()
    page.reload()
    expect(page.locator(".board .zone")).to_have_count(len(zones))
    from_menu(page, "zones-hide")
    expect(page.locator(".board .zone")).to_have_count(0)
    for zone in zones:
        assert not words(play.game, zone.name).search(spoken(page, zone.cells[0]))


# ---------------------------------------------------------------- motion


MOVES = [
    pytest.param(MANY, "c2-e4-bite-d4", id="poisoned"),
    pytest.param(MANY, "e5-drown-f5-g5", id="drowned"),
    pytest.param(MANY, "j4-fling-i3-h2", id="flung onto another"),
    pytest.param(MANY, "e1-swipe-f1", id="swept away"),
    pytest.param("5l4/10/10/10/10/10/10/2p7/2R7/4L5 w", "c2xc3", id="dies by quills"),
    pytest.param("5l4/10/10/1F8/10/10/10/10/10/4L5 w", "b7-a8", id="changed"),
    pytest.param("5l4/10/10/2F7/1f8/10/10/10/10/4L5 w", "c7-b8", id="changed again"),
]


@pytest.mark.parametrize(("position", "move"), MOVES)
def test_played_and_taken_back_nothing_is_left_of_the_motion(offline: Visitor, position: str, move: str) -> None:
    play = start(position)
    after = play.play(move)
    page = show(offline, play)
    page.emulate_media(reduced_motion="no-preference")
    page.locator("[data-type-move]").fill(move)
    page.keyboard.press("Enter")
    wait_for_ply(page, 1)
    assert shown_stacks(page) == stacks(after)
    assert_no_ghosts(page)
    do(page, "undo")
    wait_for_ply(page, 0)
    assert shown_stacks(page) == stacks(play)
    assert_no_ghosts(page)
    do(page, "redo")
    do(page, "undo")
    wait_for_ply(page, 0)
    assert shown_stacks(page) == stacks(play)
    assert_no_ghosts(page)


def assert_no_ghosts(page: Page) -> None:
    """Only pieces are among the pieces, and all of them can be seen."""
    expect(page.locator(".board .pieces > :not(.piece)")).to_have_count(0)
    opacities = page.locator(".board .piece, .board .piece .body").evaluate_all(
        "all => all.map(one => getComputedStyle(one).opacity)"
    )
    assert set(opacities) == {"1"}
