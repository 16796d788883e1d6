"""What people meet who listen to the app, use it by keyboard, or need strong contrast."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import (
    GAME,
    ROOT,
    Visitor,
    cell,
    dialog,
    do,
    from_menu,
    new_game,
    note,
    open_game,
    play_moves,
    tap,
    wait_for_board,
    wait_for_ply,
    wait_for_screen,
)

MakeVisitor = Callable[..., Visitor]

pytestmark = pytest.mark.usefixtures("usual_game")

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
TO_FOUR = ("@c1", "@c2", "@a4", "@b3", "c1-d1")


def violations(page: Page) -> list[str]:
    """What axe finds on the page as it is now, in lines that can be read."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert result["passes"], "axe has looked at nothing"
    return [
        f"{found['id']}: {found['help']} – {node['target']} {node['failureSummary']}"
        for found in result["violations"]
        for node in found["nodes"]
    ]


def every_screen(page: Page) -> Iterator[str]:
    """Goes through all screens and dialogs; each is ready to be looked at when its name is yielded."""
    page.goto("#/")
    wait_for_screen(page, "home")
    do(page.locator(f'[data-game="{GAME}"]'), "options")
    yield from an_open_dialog(page, "new-game")
    new_game(page)
    yield "play, at the start"
    play_moves(page, ["@c3", "@a1"])
    tap(page, "c3")
    expect(cell(page, "c3")).to_have_attribute("aria-selected", "true")
    tap(page, "a1")
    expect(note(page, "refused")).to_be_visible()
    yield "play, with a chosen bird and a note"
    page.locator('[data-ply="1"]').tap()
    wait_for_ply(page, 1)
    play_moves(page, ["@e5"])
    page.locator("[data-lines] summary").tap()
    expect(page.locator("[data-line]")).to_be_visible()
    yield "play, with another line"
    do(page, "menu")
    yield from an_open_dialog(page, "menu")
    for entry, name in {"offer-draw": "draw", "resign": "resign", "keys": "keys"}.items():
        from_menu(page, entry)
        yield from an_open_dialog(page, name)
    page.keyboard.press("?")
    yield from an_open_dialog(page, "keys")
    page.goto("#/")
    wait_for_screen(page, "home")
    expect(page.locator("[data-do=continue]")).to_be_visible()
    yield "home, with a game to go on with"
    open_game(page, *TO_FOUR)
    expect(page.locator("[data-outcome]")).to_be_visible()
    yield "play, at the end"
    do(page, "share")
    expect(page.locator("[data-qr]")).to_be_visible()
    yield from an_open_dialog(page, "share")
    page.goto("#/saves")
    wait_for_screen(page, "saves")
    page.locator("[data-do=rename]").first.tap()
    yield from an_open_dialog(page, "rename")
    yield "saved games"
    page.goto(f"#/setup/{GAME}")
    wait_for_screen(page, "setup")
    expect(page.locator("[data-status]")).to_have_class(re.compile(r"\bright\b"))
    yield "a setup that can be played"
    do(page, "setup-keep")
    yield from an_open_dialog(page, "keep-setup")
    do(page, "setup-keep")
    dialog(page, "keep-setup").locator(".button.main").tap()
    expect(note(page, "setup-kept")).to_be_visible()
    tap(page, "c3")
    expect(page.locator("[data-status]")).to_have_class(re.compile(r"\bwrong\b"))
    yield "a setup that cannot be played, and a note"
    page.goto("#/")
    wait_for_screen(page, "home")
    do(page.locator(f'[data-game="{GAME}"]'), "options")
    expect(dialog(page, "new-game").locator("[data-setup]")).to_be_visible()
    yield "dialog new-game, with a setup"
    do(dialog(page, "new-game"), "delete-setup")
    expect(dialog(page, "new-game").locator("[data-do=restore-setup]")).to_be_visible()
    yield from an_open_dialog(page, "new-game", "with a deleted setup")
    page.goto("#/settings")
    wait_for_screen(page, "settings")
    yield "settings"
    page.goto(f"#/learn/{GAME}")
    wait_for_screen(page, "learn")
    figure = page.locator('[data-example="flip"]')
    do(figure, "try")
    expect(cell(figure, "d3")).to_have_attribute("aria-selected", "true")
    yield "rules"
    page.goto(f"#/{GAME}/1broken")
    expect(page.locator("[data-error]")).to_be_visible()
    yield "a bad link"


def an_open_dialog(page: Page, name: str, more: str = "") -> Iterator[str]:
    """Yields while it is open, then closes it."""
    expect(dialog(page, name)).to_be_visible()
    yield f"dialog {name}, {more}" if more else f"dialog {name}"
    page.keyboard.press("Escape")
    expect(dialog(page, name)).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ko"])
def test_axe_finds_nothing_on_any_screen(visitor: MakeVisitor, language: str) -> None:
    page = visitor(bypass_csp=True).page("#/settings")
    page.locator(f'[data-setting=language] input[value="{language}"]').check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", language)
    found = {}
    grounds = set()
    for screen in every_screen(page):
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            grounds.add((theme, page.evaluate("getComputedStyle(document.documentElement).backgroundColor")))
            found[f"{screen}, {theme}"] = violations(page)
    assert len({ground for _, ground in grounds}) == 2, "the colours follow the device"
    assert len(found) > 30
    assert {screen: lines for screen, lines in found.items() if lines} == {}


def test_the_chosen_colours_are_used(regular: Visitor) -> None:
    page = regular.page("#/settings")
    page.emulate_media(color_scheme="light")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(ground)
    page.emulate_media(color_scheme="dark")
    dark = page.evaluate(ground)
    page.locator("[data-setting=theme]").get_by_text("Paper", exact=True).tap()
    assert page.evaluate(ground) == light != dark
    page.reload()
    wait_for_screen(page, "settings")
    assert page.evaluate(ground) == light
    page.goto("#/")
    page.locator("[data-theme-switch]").tap()
    assert page.evaluate(ground) == dark
    page.emulate_media(color_scheme="light")
    assert page.evaluate(ground) == dark
    page.locator("[data-theme-switch]").tap()
    assert page.evaluate(ground) == light


def test_axe_would_find_something(visitor: MakeVisitor) -> None:
    page = visitor(bypass_csp=True).page()
    wait_for_screen(page, "home")
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [line for line in violations(page) if line.startswith("button-name")]


def test_axe_finds_nothing_on_a_phone(visitor: MakeVisitor) -> None:
    page = visitor(bypass_csp=True, viewport={"width": 390, "height": 844}).page()
    wait_for_screen(page, "home")
    found = {"home": violations(page)}
    open_game(page, "@c3", "@a1")
    found["play"] = violations(page)
    do(page, "moves")
    for screen in an_open_dialog(page, "moves"):
        found[screen] = violations(page)
    page.goto(f"#/setup/{GAME}")
    wait_for_screen(page, "setup")
    found["setup"] = violations(page)
    assert {screen: lines for screen, lines in found.items() if lines} == {}


def test_the_board_is_a_labelled_grid(regular: Visitor) -> None:
    page = regular.page()
    open_game(page, "@c3", "@a2")
    grid = page.get_by_role("grid", name="The board of Manakin Mates")
    expect(grid).to_have_attribute("aria-rowcount", "5")
    rows = grid.get_by_role("row")
    expect(rows).to_have_count(5)
    for down in range(5):
        names = (
            rows.nth(down)
            .get_by_role("gridcell")
            .evaluate_all("all => all.map(each => each.getAttribute('aria-label').split(',')[0])")
        )
        assert names == [f"{file}{5 - down}" for file in "abcde"]
    expect(grid.locator("[tabindex='0']")).to_have_count(1)
    label = "aria-label"
    expect(cell(page, "c3")).to_have_attribute(label, "c3, neutral clearing, purple bird, can be moved")
    expect(cell(page, "a2")).to_have_attribute(label, "a2, white square, white bird, part of the last move")
    expect(cell(page, "c1")).to_have_attribute(label, "c1, purple square, empty, can be placed here")
    tap(page, "c3")
    expect(cell(page, "c3")).to_have_attribute(label, "c3, neutral clearing, purple bird, chosen")
    expect(cell(page, "d4")).to_have_attribute(label, "d4, purple square, empty, can move here")
    expect(cell(page, "e5")).to_have_attribute(label, "e5, neutral clearing, empty")


def test_the_row_that_ended_the_game_is_told(regular: Visitor) -> None:
    page = regular.page()
    open_game(page, *TO_FOUR)
    for name in ("d1", "c2", "b3", "a4"):
        expect(cell(page, name)).to_have_attribute("aria-label", re.compile("part of the row that ended the game"))


def test_the_language_of_the_page_is_told(visitor: MakeVisitor) -> None:
    korean = visitor(locale="ko-KR").page()
    expect(korean.locator("html")).to_have_attribute("lang", "ko")
    expect(korean).to_have_title("게임 목록 – 와일드")
    expect(korean.locator("[data-language=en]")).to_have_attribute("lang", "en")
    other = visitor(locale="fr-FR").page()
    expect(other.locator("html")).to_have_attribute("lang", "en")


def test_focus_comes_back_after_a_dialog(regular: Visitor) -> None:
    page = regular.page()
    new_game(page)
    for button, name in {"menu": "menu", "share": "share"}.items():
        opener = page.locator(f"#app [data-do={button}]")
        opener.focus()
        page.keyboard.press("Enter")
        expect(dialog(page, name)).to_be_visible()
        assert page.evaluate("document.activeElement.closest('dialog') !== null"), "focus is in the dialog"
        for _ in range(12):
            page.keyboard.press("Tab")
            assert page.evaluate("document.querySelector('#app').contains(document.activeElement)") is False
        page.keyboard.press("Escape")
        expect(opener).to_be_focused()

    page.keyboard.press("b")
    page.keyboard.press("?")
    expect(dialog(page, "keys")).to_be_visible()
    dialog(page, "keys").get_by_role("button", name="Close").press("Enter")
    expect(cell(page, "c3")).to_be_focused()


def test_what_has_the_focus_is_seen(regular: Visitor) -> None:
    page = regular.page()
    new_game(page)
    seen = set()
    for _ in range(20):
        page.keyboard.press("Tab")
        what, outline = page.evaluate(
            """() => {
              const {activeElement: at} = document;
              const {outlineStyle, outlineWidth, stroke, strokeWidth, boxShadow} = getComputedStyle(at);
              const ring = outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
              const line = at.matches("svg *") && stroke !== "none" && parseFloat(strokeWidth) > 0;
              const name = at.dataset.cell ?? at.dataset.do ?? at.dataset.supply ?? at.tagName;
              return [name, ring || line || boxShadow !== "none"];
            }"""
        )
        assert outline or what == "BODY", f"{what} has the focus, but it is not seen"
        seen.add(what)
    assert {"c3", "@purple", "undo", "menu", "share"} <= seen


def test_the_way_past_the_header(regular: Visitor) -> None:
    page = regular.page()
    new_game(page)
    address = page.url
    page.reload()
    wait_for_board(page)
    page.keyboard.press("Tab")
    skip = page.locator("#skip")
    expect(skip).to_be_focused()
    expect(skip).to_have_text("Skip to the game")
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    assert page.url == address


def test_another_screen_begins_at_its_heading(regular: Visitor) -> None:
    page = regular.page()
    wait_for_screen(page, "home")
    page.locator('a[href="#/saves"]').tap()
    wait_for_screen(page, "saves")
    expect(page.locator("h1")).to_be_focused()
    expect(page).to_have_title("Saved games – Wild")
