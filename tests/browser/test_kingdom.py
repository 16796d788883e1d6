"""Wild Kingdom from its start to its end with every ability, by touch on a tablet, without server and network."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import kingdom
from tests.browser.catalogue import move_between, stacks, taps_of, words
from tests.browser.site import (
    Server,
    Visitor,
    cut_off,
    dialog,
    do,
    note,
    ply_of,
    shown_stacks,
    tap,
    tap_all,
    wait_for_ply,
    wait_for_screen,
)
from wildcore.core.play import Play
from wildcore.registry import GAMES

pytestmark = pytest.mark.skipif(kingdom.NAME not in GAMES, reason=f"{kingdom.NAME} is not installed")

LOOKED_AT = 5  # plies between looks at the whole board


def test_the_game_uses_every_ability_and_ends() -> None:
    last = kingdom.plays()[-1]
    assert {entry.effect for entry in last.entries} == kingdom.EFFECTS
    assert {event.kind for entry in last.entries for event in entry.events} == kingdom.EVENTS
    outcome = last.line.outcome()
    assert outcome
    assert outcome.winner == 1


def test_a_whole_game_with_every_ability_by_touch(
    visitor: Callable[..., Visitor], dist: Path, serve: Callable[[Path], Server]
) -> None:
    server = serve(dist)
    visits = visitor(server, is_mobile=True)
    page = visits.page()
    expect(note(page, "offline")).to_be_visible()
    cut_off(visits, server)
    page.reload()
    wait_for_screen(page, "home")
    do(page.locator(f'[data-game="{kingdom.NAME}"]'), "play")
    wait_for_screen(page, "play")
    plays = kingdom.plays()
    for ply, (before, after) in enumerate(pairwise(plays)):
        if ply in kingdom.REFUSED:
            assert_refused(page, before, *kingdom.REFUSED[ply])
        play_by_touch(page, before, after)
        if ply % LOOKED_AT == 0:
            assert shown_stacks(page) == stacks(after)
        if ply == len(plays) // 2:
            page.reload()
            wait_for_ply(page, ply + 1)
            assert shown_stacks(page) == stacks(after)
    assert shown_stacks(page) == stacks(plays[-1])
    expect(page.locator("[data-seat].winner")).to_have_attribute("data-seat", "1")


def play_by_touch(page: Page, before: Play, after: Play) -> None:
    """Makes a move, and says yes if one is asked whether one is sure."""
    move = move_between(before, after)
    tap_all(page, *taps_of(before, move))
    question = before.line.position.question(move)
    if question:
        asked = dialog(page, "sure")
        expect(asked).to_contain_text(words(before.game, question))
        assert ply_of(page) == before.record.at
        asked.locator("[data-answer=yes]").tap()
    wait_for_ply(page, after.record.at)


def assert_refused(page: Page, play: Play, taps: tuple[str, ...], reason: str) -> None:
    """The last of the taps is refused for that reason, in words; then everything is let go of."""
    refused = play.tap(taps[:-1], taps[-1]).refused
    assert refused
    assert refused.id == reason
    tap_all(page, *taps)
    expect(note(page, "refused").locator("p")).to_have_text(words(play.game, refused))
    if taps[:-1]:
        tap(page, taps[-2])
        expect(page.locator(".ground.chosen")).to_have_count(0)
