"""When the browser keeps nothing, or nothing more."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import Visitor, new_game, note, play_moves, wait_for_board, wait_for_ply

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
