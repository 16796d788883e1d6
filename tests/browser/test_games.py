"""Every game of the catalogue with every setup, played by touch on a tablet from the home screen to its end, without
server and network."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.catalogue import SETUPS, Setup, move_between, stacks, taps_of, words
from tests.browser.site import (
    VIEWPORTS,
    Server,
    Visitor,
    cut_off,
    dialog,
    do,
    marked,
    note,
    ply_of,
    shown_stacks,
    tap,
    tap_all,
    targets,
    wait_for_ply,
    wait_for_screen,
)
from wildcore.core.links import write_link
from wildcore.core.play import Play
from wildcore.core.view import Choice

MakeVisitor = Callable[..., Visitor]

IN_MOTION = 4  # plies that are played with everything moving
REFUSED_EVERY = 7  # plies between taps that are not allowed


@pytest.fixture
def server(dist: Path, serve: Callable[[Path], Server]) -> Server:
    """A server of its own, to be killed."""
    return serve(dist)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_whole_game_by_touch_without_server_and_network(visitor: MakeVisitor, server: Server, setup: Setup) -> None:
    visits = visitor(server, is_mobile=True, reduced_motion="no-preference")
    page = visits.page()
    expect(note(page, "offline")).to_be_visible()
    cut_off(visits, server)
    page.reload()
    start_from_home(page, setup)
    plays = setup.whole_game
    assert_shown(page, plays[0])
    refused = 0
    for ply, (before, after) in enumerate(pairwise(plays), start=1):
        if ply == IN_MOTION + 1:
            page.emulate_media(reduced_motion="reduce")
        if ply % REFUSED_EVERY == REFUSED_EVERY - 1:
            refused += tap_in_vain(page, before)
        play_by_touch(page, before, after, watched=ply <= IN_MOTION)
        assert_shown(page, after)
        if ply == len(plays) // 2:
            reload_in_mid_move(page, after)
    assert refused, "nothing was tapped that is not allowed"

    assert_end_is_shown(page, plays[-1])
    page.reload()
    assert_end_is_shown(page, plays[-1])
    do(page, "undo")
    assert_shown(page, plays[-2])
    do(page, "redo")
    assert_end_is_shown(page, plays[-1])


def test_the_move_in_force_is_in_sight_in_a_long_list(regular: Visitor) -> None:
    plays = max((setup.whole_game for setup in SETUPS), key=len)
    play = plays[-2]
    page = regular.page(f"#/{write_link(play.record)}")
    page.set_viewport_size({"width": 1024, "height": 600})
    wait_for_screen(page, "play")
    wait_for_ply(page, play.record.at)
    move = page.locator("[data-log] [aria-current=step]")
    expect(move).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size(VIEWPORTS["portrait"])
    expect(move).not_to_be_in_viewport()
    page.set_viewport_size({"width": 1100, "height": 620})
    expect(move).to_be_in_viewport(ratio=0.9)
    play_by_touch(page, play, plays[-1], watched=False)
    expect(page.locator(f'[data-log] [data-ply="{play.record.at + 1}"]')).to_be_in_viewport(ratio=0.9)


def start_from_home(page: Page, setup: Setup) -> None:
    """Opens the sheet of the game, chooses what the setup chooses and starts."""
    wait_for_screen(page, "home")
    do(page.locator(f'[data-game="{setup.game.name}"]'), "options")
    sheet = dialog(page, "new-game")
    for id, value in setup.options.items():
        choice = sheet.locator(f'input[name="{id}"][value="{value}"]')
        sheet.locator("label", has=page.locator(f'input[name="{id}"][value="{value}"]')).tap()
        expect(choice).to_be_checked()
    do(sheet, "start")
    wait_for_screen(page, "play")


def play_by_touch(page: Page, before: Play, after: Play, *, watched: bool) -> None:
    """Makes a move. When it is watched, each tap must show where one can go on before the next is made."""
    taps: tuple[str, ...] = ()
    for step in taps_of(before, move_between(before, after)):
        tap(page, step)
        tapped = before.tap(taps, step)
        taps = tapped.taps
        if watched and not tapped.move:
            assert_offered(page, tapped.next)
    wait_for_ply(page, len(after.record.actions))


def assert_offered(page: Page, choices: tuple[Choice, ...]) -> None:
    """The board comes to show these choices as the cells where the piece may go."""
    cells = {choice.step for choice in choices if choice.kind == "cell" and choice.effect != "select"}
    expect(page.locator(".board .dot.open")).to_have_count(len(cells))
    assert targets(page) == cells


def assert_shown(page: Page, play: Play) -> None:
    """The pieces, the supplies and whose turn it is are those that the rules in this Python tell."""
    wait_for_ply(page, play.record.at)
    assert shown_stacks(page) == stacks(play)
    view = play.view()
    for supply in view.supplies:
        expect(page.locator(f'[data-supply="{supply.id}"] .count')).to_have_text(str(supply.count))
    active = page.locator("[data-seat].active")
    assert [int(seat.get_attribute("data-seat") or "") for seat in active.all()] == list(view.turn)


def tap_in_vain(page: Page, play: Play) -> int:
    """Taps a cell that cannot be tapped, at first and then with a piece chosen: a sentence says so and nothing is
    lost. Gives how often there was such a cell."""
    found = 0
    for taps in ((), begun(play)):
        tap_all(page, *taps)
        answers = {one.id: play.tap(taps, one.id) for one in play.view().board.cells}
        wrong, answer = next(((id, tapped) for id, tapped in answers.items() if tapped.refused), (None, None))
        if wrong and answer:
            tap(page, wrong)
            expect(note(page, "refused").locator("p")).to_have_text(words(play.game, answer.refused))
            assert shown_stacks(page) == stacks(play)
            assert ply_of(page) == play.record.at
            found += 1
        tap_all(page, *taps)  # lets go of it
        expect(page.locator(".board .dot.open")).to_have_count(0)
    return found


def begun(play: Play) -> tuple[str, ...]:
    """A tap with which a move begins but does not end, if there is one."""
    return next(((choice.step,) for choice in play.view().next if not choice.final), ())


def reload_in_mid_move(page: Page, play: Play) -> None:
    """The page is loaded anew when a piece is chosen: every move is still there, and can be taken back."""
    before = page.locator("[data-log]").inner_text()
    tap_all(page, *begun(play))
    page.reload()
    assert_shown(page, play)
    assert page.locator("[data-log]").inner_text() == before
    do(page, "undo")
    wait_for_ply(page, play.record.at - 1)
    do(page, "redo")
    assert_shown(page, play)


def assert_end_is_shown(page: Page, play: Play) -> None:
    """The card says who won and why, and nothing more can be done."""
    assert_shown(page, play)
    outcome = play.view().outcome
    assert outcome
    card = page.locator("[data-outcome]")
    if outcome.winner is None:
        expect(card.locator("h2")).to_have_text(words(play.game, "drawn"))
        expect(page.locator("[data-seat].winner")).to_have_count(0)
    else:
        seat = words(play.game, play.game.seats[outcome.winner].name).pattern
        expect(card.locator("h2")).to_have_text(re.compile(rf"{seat}wins\s*"))
        expect(page.locator("[data-seat].winner")).to_have_attribute("data-seat", str(outcome.winner))
    expect(card.locator("p").first).to_have_text(words(play.game, outcome.message))
    assert marked(page, ".ground.won") == set(outcome.cells)
    played = page.locator("[data-log] [data-ply]").all_inner_texts()
    assert [re.sub(r"^\d+\s*", "", row) for row in played[1:]] == list(play.record.actions)
    tap(page, play.view().board.cells[0].id)
    expect(note(page, "refused").locator("p")).to_have_text(words(play.game, "error-game-over"))
