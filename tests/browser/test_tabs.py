"""Two tabs on one game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.site import Visitor, new_game, note, play_moves, ply_of, standing, tap, wait_for_board, wait_for_ply

OPENING = ("@c3", "@d4", "c3-c2")

# A tab that hears nothing of the others, as one that the browser has put to sleep.
DEAF = "Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} })"


def second_tab(page: Page, *, deaf: bool = False) -> Page:
    """The same game in another tab."""
    other = page.context.new_page()
    if deaf:
        other.add_init_script(DEAF)
    other.goto(page.url)
    wait_for_board(other)
    wait_for_ply(other, ply_of(page))
    return other


def game_with_opening(visitor: Callable[..., Visitor]) -> Page:
    """A game in which something has been played."""
    page = visitor().page()
    new_game(page)
    play_moves(page, OPENING)
    return page


def test_each_tab_follows_what_is_played_in_the_other(visitor: Callable[..., Visitor]) -> None:
    one = game_with_opening(visitor)
    two = second_tab(one)
    play_moves(one, ["@d1"])
    wait_for_ply(two, 4)
    assert standing(two) == standing(one) == {"c2": "disc-purple", "d4": "disc-white", "d1": "disc-white"}
    play_moves(two, ["@e5"])
    wait_for_ply(one, 5)
    assert standing(one) == standing(two)
    one.locator("[data-do=undo]").tap()
    wait_for_ply(two, 4)
    play_moves(two, ["@a1"])
    wait_for_ply(one, 5)
    assert standing(one)["a1"] == "disc-purple"
    expect(note(one, "overtaken")).to_have_count(0)
    expect(note(two, "overtaken")).to_have_count(0)


def test_a_tab_that_comes_too_late_overwrites_nothing_and_follows(visitor: Callable[..., Visitor]) -> None:
    one = game_with_opening(visitor)
    late = second_tab(one, deaf=True)
    play_moves(one, ["@d1", "@e5"])
    written = standing(one)
    tap(late, "a1")
    expect(note(late, "overtaken")).to_contain_text("Another tab has played on")
    wait_for_ply(late, 5)
    assert standing(late) == written
    for page in (one, late):
        page.reload()
        wait_for_board(page)
        wait_for_ply(page, 5)
        assert standing(page) == written
    play_moves(one, ["d4-d5"])


def test_what_came_too_late_can_be_kept_as_a_game_of_its_own(visitor: Callable[..., Visitor]) -> None:
    one = game_with_opening(visitor)
    late = second_tab(one, deaf=True)
    play_moves(one, ["@d1", "@e5"])
    tap(late, "a1")
    note(late, "overtaken").get_by_role("button", name="Keep mine too").tap()
    late.goto("#/saves")
    expect(late.locator('a[href^="#/play/"]')).to_have_count(2)
    late.locator('a[href^="#/play/"]').filter(has_text="my line").tap()
    wait_for_board(late)
    wait_for_ply(late, 4)
    assert standing(late) == {"c2": "disc-purple", "d4": "disc-white", "a1": "disc-white"}
    assert ply_of(one) == 5
