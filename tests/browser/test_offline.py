"""After one visit the app needs neither the network nor the server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.site import (
    GAME,
    Server,
    Visitor,
    cut_off,
    link,
    new_game,
    note,
    piece,
    play_moves,
    standing,
    tap,
    wait_for_board,
    wait_for_ply,
)

OPENING = ("@c3", "@d4", "c3-c2")


@pytest.fixture
def server(dist: Path, serve: Callable[[Path], Server]) -> Server:
    """A server of its own, to be killed."""
    return serve(dist)


# Of the module that runs on the page.
RULES = """
  const address = [...document.scripts].map(script => script.src).find(src => src.includes("/rules-start."));
  const { rules } = await import(address);
"""


def python_has_started(page: Page) -> bool:
    """Whether the rules can be asked on that page."""
    return bool(page.evaluate(f"async () => {{ {RULES} return rules.state === 'ready'; }}"))


def python_came_from(page: Page) -> str:
    """Waits until Python has started and tells from what: the snapshot or the library."""
    return str(page.evaluate(f"async () => {{ {RULES} await rules.ready; return rules.startedFrom; }}"))


def test_a_game_goes_on_without_server_and_network(visitor: Callable[..., Visitor], server: Server) -> None:
    visits = visitor(server)
    page = visits.page()
    expect(note(page, "offline")).to_contain_text("Ready to play without a network")
    new_game(page)
    play_moves(page, OPENING)
    # In mid-move: a piece is chosen, nothing is played yet.
    tap(page, "d4")
    before = standing(page)
    assert before == {"c2": "disc-purple", "d4": "disc-white"}
    cut_off(visits, server)
    page.reload()
    wait_for_board(page)
    wait_for_ply(page, len(OPENING))
    assert standing(page) == before
    play_moves(page, ["d4-d5", "@a1"])
    after = standing(page)
    page.reload()
    wait_for_ply(page, 5)
    assert standing(page) == after
    assert python_came_from(page) == "snapshot"
    play_moves(page, ["@b2"])
    # The whole app is there, not only this page of it.
    page.goto(f"#/learn/{GAME}")
    expect(page.locator("h1")).to_contain_text("the rules")
    page.goto("#/")
    page.locator("[data-do=continue]").tap()
    wait_for_ply(page, 6)


def test_a_link_opens_without_server_after_one_visit(visitor: Callable[..., Visitor], server: Server) -> None:
    visits = visitor(server)
    home = visits.page()
    expect(note(home, "offline")).to_be_visible()
    home.close()
    cut_off(visits, server)
    page = visits.page(f"#/{link(*OPENING)}")
    wait_for_board(page)
    wait_for_ply(page, len(OPENING))
    assert standing(page) == {"c2": "disc-purple", "d4": "disc-white"}
    play_moves(page, ["d4-d5"])


def test_the_board_is_painted_and_taps_are_kept_while_python_starts(
    visitor: Callable[..., Visitor], server: Server
) -> None:
    visits = visitor(server)
    page = visits.page()
    expect(note(page, "offline")).to_be_visible()
    new_game(page)
    play_moves(page, OPENING)
    before = standing(page)
    cut_off(visits, server)
    # Python is told to start only when the test says so.
    page.add_init_script(
        """
        const Real = Worker;
        globalThis.Worker = class extends EventTarget {
          constructor(...how) {
            super();
            const kept = [];
            this.postMessage = (message) => kept.push(message);
            this.terminate = () => undefined;
            globalThis.startPython = () => {
              const real = new Real(...how);
              for (const type of ["message", "error", "messageerror"])
                real.addEventListener(type, (event) => this.dispatchEvent(
                  event instanceof MessageEvent ? new MessageEvent(type, { data: event.data }) : new Event(type)));
              this.postMessage = (message) => real.postMessage(message);
              this.terminate = () => real.terminate();
              for (const message of kept) real.postMessage(message);
            };
          }
        };
        """
    )
    page.reload()
    wait_for_board(page)
    assert standing(page) == before
    expect(piece(page, "c2")).to_be_visible()
    expect(page.locator("[data-status]")).to_contain_text("White to move")
    tap(page, "d4")
    tap(page, "d5")
    expect(page.locator("[data-status]")).to_contain_text("your tap is kept")
    assert not python_has_started(page)
    page.evaluate("startPython()")
    wait_for_ply(page, len(OPENING) + 1)
    assert standing(page) == {"c2": "disc-purple", "d5": "disc-white"}
    expect(page.locator("[data-status]")).not_to_contain_text("your tap is kept")


def test_python_that_dies_is_started_again(visitor: Callable[..., Visitor]) -> None:
    page = visitor().page()
    new_game(page)
    play_moves(page, OPENING)
    [first] = page.workers
    first.evaluate("() => void setTimeout(() => { throw new Error('killed by the test'); })")
    tap(page, "d4")
    tap(page, "d5")
    wait_for_ply(page, len(OPENING) + 1)
    [second] = page.workers
    assert second is not first
    play_moves(page, ["@a1"])


def test_a_broken_snapshot_is_done_without(visitor: Callable[..., Visitor]) -> None:
    visits = visitor(service_workers="block")
    broken: list[str] = []

    def spoil(route: Route) -> None:
        broken.append(route.request.url)
        whole = route.fetch()
        route.fulfill(response=whole, body=whole.body()[: len(whole.body()) // 2])

    visits.context.route("**/snapshot.bin", spoil)
    page = visits.page()
    new_game(page)
    play_moves(page, OPENING)
    assert python_came_from(page) == "library"
    assert broken
    expect(page.locator("#notes .note")).to_have_count(0)
