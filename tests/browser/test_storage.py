"""When the browser keeps nothing, or nothing more, or puts a page aside in the middle of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import (
    Visitor,
    new_game,
    note,
    play_moves,
    standing,
    tap,
    wait_for_board,
    wait_for_ply,
    wait_for_screen,
)

OPENING = ("@c3", "@d4", "c3-c2")


def dismiss(page: Page, kind: str) -> None:
    """Takes a note away."""
    note(page, kind).get_by_role("button", name="Dismiss").tap()
    expect(note(page, kind)).to_have_count(0)


def test_without_room_it_is_said_once_and_the_game_goes_on(visitor: Callable[..., Visitor]) -> None:
    # What the service worker keeps takes room too, and is not what this is about.
    visits = visitor(service_workers="block")
    page = visits.context.new_page()
    browser = visits.context.new_cdp_session(page)
    origin = visits.url.rstrip("/")
    browser.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page.goto("#/")
    new_game(page)
    expect(note(page, "trouble")).to_contain_text("The browser has no room left. The game goes on")
    dismiss(page, "trouble")
    play_moves(page, OPENING)
    # Also from screen to screen, as long as the page is open.
    page.goto("#/")
    page.locator("[data-do=continue]").tap()
    wait_for_ply(page, len(OPENING))
    play_moves(page, ["@d1"])
    expect(note(page, "trouble")).to_have_count(0)
    # Once there is room again everything is kept.
    browser.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    play_moves(page, ["@e5"])
    page.reload()
    wait_for_board(page)
    wait_for_ply(page, 5)


def test_when_room_runs_out_in_mid_game_it_goes_on_too(visitor: Callable[..., Visitor]) -> None:
    visits = visitor()
    # As the browser does it: the write seems to go well, then the whole transaction is taken back.
    visits.context.add_init_script(
        """
        const put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function (...what) {
          const request = put.apply(this, what);
          if (globalThis.full) this.transaction.abort();
          return request;
        };
        """
    )
    page = visits.page()
    new_game(page)
    play_moves(page, OPENING)
    page.evaluate("globalThis.full = true")
    play_moves(page, ["@d1", "@e5"])
    expect(note(page, "trouble")).to_contain_text("The browser has no room left. The game goes on")
    expect(note(page, "trouble")).to_have_count(1)
    page.reload()
    wait_for_board(page)
    wait_for_ply(page, len(OPENING))


@pytest.mark.parametrize(
    "missing",
    [
        "delete globalThis.indexedDB; delete Window.prototype.indexedDB",
        "Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('', 'SecurityError'); } })",
        "IDBFactory.prototype.open = () => { throw new DOMException('', 'InvalidStateError'); }",
    ],
    ids=["no database", "a forbidden database", "a database that does not open"],
)
def test_where_nothing_can_be_kept_it_is_said_once_and_the_game_goes_on(
    visitor: Callable[..., Visitor], missing: str
) -> None:
    visits = visitor()
    visits.context.add_init_script(missing)
    page = visits.page()
    expect(note(page, "trouble")).to_contain_text("This browser keeps nothing")
    dismiss(page, "trouble")
    new_game(page)
    play_moves(page, OPENING)
    page.goto("#/")
    page.locator("[data-do=continue]").tap()
    wait_for_ply(page, len(OPENING))
    play_moves(page, ["@d1"])
    expect(note(page, "trouble")).to_have_count(0)


def test_lasting_storage_is_asked_for_at_the_first_save(visitor: Callable[..., Visitor]) -> None:
    visits = visitor()
    visits.context.add_init_script(
        """
        if (navigator.storage) {
          globalThis.asked = 0;
          StorageManager.prototype.persisted = async () => false;
          StorageManager.prototype.persist = async () => { asked += 1; return true; };
        }
        """
    )
    page = visits.page()
    expect(page.locator("[data-game]").first).to_be_visible()
    assert page.evaluate("asked") == 0
    new_game(page)
    play_moves(page, OPENING)
    assert page.evaluate("asked") == 1


# While the page is `slow` no transaction that writes ends, as on a slow disk, and it says that one is `held`.
SLOW = """
  globalThis.slow = globalThis.slow ?? false;
  for (const [type, method] of [[IDBObjectStore, "put"], [IDBDatabase, "createObjectStore"]]) {
    const original = type.prototype[method];
    type.prototype[method] = function (...what) {
      const made = original.apply(this, what);
      const store = type === IDBObjectStore ? this : made;
      const again = () => slow && store.count().addEventListener("success", again);
      if (slow) document.documentElement.dataset.held = "";
      again();
      return made;
    };
  }
"""


def wait_until_held(page: Page) -> None:
    """Returns when a transaction is under way that does not come to its end."""
    expect(page.locator("html")).to_have_attribute("data-held", "")


def put_aside(page: Page) -> None:
    """What the browser tells a page that it keeps for the way back. This one runs on, so that it can be asked."""
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")


def bring_back(page: Page) -> None:
    """The page is shown again, and the disk is fast again."""
    page.evaluate("slow = false; dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")


def put_aside_in_mid_save(page: Page, cell: str) -> None:
    """Taps a cell, and puts the page aside while the move is being saved."""
    page.evaluate("slow = true")
    tap(page, cell)
    wait_until_held(page)
    put_aside(page)


def slow_game(visits: Visitor) -> Page:
    """A game in which something was played, on a page that can be made slow."""
    visits.context.add_init_script(SLOW)
    page = visits.page()
    new_game(page)
    play_moves(page, OPENING)
    return page


def test_a_page_put_aside_in_mid_save_locks_out_no_other_and_saves_when_it_is_back(
    visitor: Callable[..., Visitor],
) -> None:
    visits = visitor()
    page = slow_game(visits)
    put_aside_in_mid_save(page, "d1")
    other = visits.page()
    new_game(other)
    play_moves(other, ["@a1"])
    other.goto("#/saves")
    expect(other.locator('a[href^="#/play/"]')).to_have_count(2)
    bring_back(page)
    wait_for_ply(page, 4)
    play_moves(page, ["@e5"])
    for one in (page, visits.page(page.url)):
        one.reload()
        wait_for_board(one)
        wait_for_ply(one, 5)
        assert standing(one)["d1"] == "disc-white"
    expect(note(page, "trouble")).to_have_count(0)


def test_a_page_put_aside_in_mid_save_overwrites_nothing_that_was_played_meanwhile(
    visitor: Callable[..., Visitor],
) -> None:
    visits = visitor()
    page = slow_game(visits)
    put_aside_in_mid_save(page, "d1")
    other = visits.page(page.url)
    wait_for_board(other)
    wait_for_ply(other, len(OPENING))
    play_moves(other, ["@a1", "@b1"])
    bring_back(page)
    expect(note(page, "overtaken")).to_contain_text("Another tab has played on")
    wait_for_ply(page, 5)
    assert standing(page) == standing(other)
    assert "d1" not in standing(page)


def test_what_is_asked_for_while_a_page_is_put_aside_is_done_in_order_when_it_is_back(
    visitor: Callable[..., Visitor],
) -> None:
    visits = visitor()
    page = slow_game(visits)
    put_aside_in_mid_save(page, "d1")
    tap(page, "e5")
    tap(page, "a1")
    page.evaluate("location.hash = '#/saves'")
    other = visits.page("#/saves")
    wait_for_screen(other, "saves")
    bring_back(page)
    wait_for_screen(page, "saves")
    expect(note(page, "overtaken")).to_have_count(0)
    page.locator('a[href^="#/play/"]').tap()
    wait_for_board(page)
    wait_for_ply(page, 4)


def test_a_page_put_aside_when_the_tables_are_made_leaves_that_to_others(visitor: Callable[..., Visitor]) -> None:
    visits = visitor()
    page = visits.context.new_page()
    page.add_init_script(f"globalThis.slow = true; {SLOW}")
    page.goto("#/")
    wait_until_held(page)
    put_aside(page)
    other = visits.page()
    new_game(other)
    play_moves(other, OPENING)
    bring_back(page)
    page.locator("[data-do=continue]").tap()
    wait_for_board(page)
    wait_for_ply(page, len(OPENING))


def test_a_page_put_aside_does_not_keep_a_newer_version_from_changing_the_tables(
    visitor: Callable[..., Visitor],
) -> None:
    visits = visitor()
    page = slow_game(visits)
    put_aside(page)
    # As if it stood still: it can do nothing when it is asked to let go.
    page.evaluate("IDBDatabase.prototype.close = () => undefined")
    other = visits.page("#/settings")
    other.evaluate(
        """() => new Promise((resolve, reject) => {
          const opening = indexedDB.open("wild", 1000);
          opening.onsuccess = () => resolve(opening.result.close());
          opening.onblocked = () => reject(new Error("blocked"));
        })"""
    )
    bring_back(page)
    play_moves(page, ["@d1"])
    page.reload()
    wait_for_board(page)
    wait_for_ply(page, 4)
