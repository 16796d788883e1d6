"""A new version of the app is published while somebody plays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import (
    Server,
    Visitor,
    new_game,
    note,
    play_moves,
    standing,
    tap,
    wait_for_ply,
)
from tests.browser.versions import UNDO_IN_NEXT, build_next, put

OPENING = ("@c3", "@d4", "c3-c2")
# What the console says when the server is gone, and when a file of a new version is missing there.
NETWORK_TROUBLE = r"console: Failed to load resource: .*"

# The rules answer only some time after the new version has taken over.
SLOW_PYTHON = """async () => {
  const address = [...document.scripts].map(script => script.src).find(src => src.includes("/rules-start."));
  const { rules } = await import(address);
  const call = rules.call.bind(rules);
  const later = new Promise(resolve => navigator.serviceWorker.addEventListener(
    "controllerchange", () => setTimeout(resolve, 1500)));
  rules.call = async (...what) => {
    await later;
    return call(...what);
  };
}"""


@pytest.fixture(scope="module")
def next_version(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site after its next build."""
    return build_next(tmp_path_factory.mktemp("next"))


@pytest.fixture
def folder(dist: Path, tmp_path: Path) -> Path:
    """The folder that is served, with the version of today."""
    place = tmp_path / "site"
    put(dist, place)
    return place


@pytest.fixture
def server(folder: Path, serve: Callable[[Path], Server]) -> Server:
    """A server of its own, where something new can be published."""
    return serve(folder)


def in_a_game(visitor: Visitor) -> Page:
    """A page on which a game is being played, once the app is on the device."""
    page = visitor.page()
    new_game(page)
    play_moves(page, OPENING)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page


def come_back(page: Page) -> None:
    """The network was away for a moment; when it returns the app looks for a new version."""
    page.context.set_offline(True)
    page.context.set_offline(False)


def expect_version(page: Page, undo: str) -> None:
    """The version is told by the word on its button."""
    expect(page.locator("[data-do=undo]")).to_have_text(undo)


def test_an_update_is_offered_not_forced_and_no_move_is_lost(
    visitor: Callable[..., Visitor], server: Server, folder: Path, next_version: Path
) -> None:
    visits = visitor(server)
    page = in_a_game(visits)
    page.evaluate("window.sameDocument = true")
    put(next_version, folder)
    come_back(page)
    expect(note(page, "update")).to_be_visible()
    expect_version(page, "Undo")
    play_moves(page, ["@d1"])
    assert page.evaluate("window.sameDocument") is True
    before = standing(page)
    address = page.url

    # The last move is made in the same breath as the decision to switch, and Python is slow to answer.
    page.evaluate(SLOW_PYTHON)
    tap(page, "e5")
    note(page, "update").get_by_role("button", name="Reload now").tap()
    expect_version(page, UNDO_IN_NEXT)
    wait_for_ply(page, 5)
    assert page.url == address
    assert standing(page) == {**before, "e5": "disc-purple"}
    expect(note(page, "update")).to_have_count(0)
    play_moves(page, ["d4-d5"])

    server.kill()
    visits.allow(NETWORK_TROUBLE)
    page.reload()
    expect_version(page, UNDO_IN_NEXT)
    wait_for_ply(page, 6)
    play_moves(page, ["@a1"])


def test_whoever_says_later_plays_on_without_the_server(
    visitor: Callable[..., Visitor], server: Server, folder: Path, next_version: Path
) -> None:
    visits = visitor(server)
    page = in_a_game(visits)
    put(next_version, folder)
    come_back(page)
    note(page, "update").get_by_role("button", name="Later").tap()
    expect(note(page, "update")).to_have_count(0)
    server.kill()
    visits.allow(NETWORK_TROUBLE)
    page.reload()
    expect_version(page, "Undo")
    wait_for_ply(page, len(OPENING))
    play_moves(page, ["@d1"])
    # It is still there for the taking, also where the settings are, and without the server.
    page.goto("#/settings")
    with page.expect_navigation():
        page.locator("[data-update] [data-do=update]").tap()
    expect(page.locator("[data-update]")).to_have_count(0)
    page.go_back()
    expect_version(page, UNDO_IN_NEXT)
    wait_for_ply(page, 4)
    play_moves(page, ["@a1"])


def test_another_tab_is_not_reloaded_by_force(
    visitor: Callable[..., Visitor], server: Server, folder: Path, next_version: Path
) -> None:
    visits = visitor(server)
    other = in_a_game(visits)
    other.evaluate("window.sameDocument = true")
    page = visits.page()
    put(next_version, folder)
    come_back(page)
    note(page, "update").get_by_role("button", name="Reload now").tap()
    expect(page.locator("[data-do=continue]")).to_be_visible()
    new_game(page)
    expect_version(page, UNDO_IN_NEXT)
    # The other one has been overtaken, is told so, and goes on as it was, in Python too.
    expect(note(other, "update")).to_be_visible()
    play_moves(other, ["@d1"])
    assert other.evaluate("window.sameDocument") is True
    expect_version(other, "Undo")
    note(other, "update").get_by_role("button", name="Reload now").tap()
    expect_version(other, UNDO_IN_NEXT)
    wait_for_ply(other, 4)


def test_a_version_with_a_missing_file_is_never_offered(
    visitor: Callable[..., Visitor], server: Server, folder: Path, next_version: Path
) -> None:
    visits = visitor(server)
    page = in_a_game(visits)
    visits.allow(NETWORK_TROUBLE)
    put(next_version, folder)
    missing = next((folder / "app" / "texts").glob("en.*.ftl"))
    missing.unlink()
    page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          window.fate = new Promise(resolve => registration.addEventListener("updatefound", () => {
            const next = registration.installing;
            next.addEventListener("statechange", () => resolve(next.state));
          }));
        }"""
    )
    come_back(page)
    assert page.evaluate("window.fate") == "redundant"
    expect(note(page, "update")).to_have_count(0)
    server.kill()
    page.reload()
    expect_version(page, "Undo")
    wait_for_ply(page, len(OPENING))
    play_moves(page, ["@d1"])
    expect(note(page, "update")).to_have_count(0)
