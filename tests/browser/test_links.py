"""Sending a game as a link, and whatever arrives as one."""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.qr import read_qr
from tests.browser.site import (
    GAME,
    Visitor,
    after,
    dialog,
    do,
    glyphs,
    link,
    new_game,
    note,
    open_game,
    piece,
    play_moves,
    standing,
    status_text,
    wait_for_board,
    wait_for_ply,
    wait_for_screen,
)
from wildcore.core.links import write_link
from wildcore.core.record import Record

MakeVisitor = Callable[..., Visitor]

pytestmark = pytest.mark.usefixtures("usual_game")

MOVES = ("@c1", "@a2", "c1-a3", "@e5")
HOSTILE = "<img src=x onerror=window.hacked=1>"


# ---------------------------------------------------------------- sending


def test_a_link_opens_the_same_game_somewhere_else(visitor: MakeVisitor) -> None:
    page = visitor(permissions=["clipboard-read", "clipboard-write"]).page()
    new_game(page)
    play_moves(page, MOVES)
    do(page, "share")
    sheet = dialog(page, "share")
    expect(sheet.locator("[data-link]")).to_have_value(re.compile(rf"#/{GAME}/1"))
    address = sheet.locator("[data-link]").input_value()
    assert address.startswith(page.url.partition("#")[0])
    do(sheet, "copy")
    expect(sheet.locator("[data-do=copy]")).to_contain_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == address

    friend = visitor().page(address)
    wait_for_board(friend)
    wait_for_ply(friend, len(MOVES))
    assert standing(friend) == glyphs(after(*MOVES))
    assert status_text(friend) == "Purple to move"
    play_moves(friend, ["a3-a4"])
    friend.goto("#/saves")
    expect(friend.locator("[data-save]")).to_have_count(1)
    expect(friend.locator("[data-save]")).to_contain_text("5 moves")


def test_a_camera_reads_the_link_from_the_code(regular: Visitor) -> None:
    page = regular.page()
    new_game(page)
    play_moves(page, ["@c1"])
    do(page, "share")
    sheet = dialog(page, "share")
    expect(sheet.locator("[data-qr]")).to_be_visible()
    assert sheet.locator("[data-qr]").get_attribute("aria-label")
    dark = sheet.locator("[data-qr] path").get_attribute("d") or ""
    modules = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", dark)}
    assert min(x for x, _ in modules) == 4, "a camera needs a quiet border"
    assert read_qr({(x - 4, y - 4) for x, y in modules}) == sheet.locator("[data-link]").input_value()


def test_a_game_is_handed_to_another_app(visitor: MakeVisitor) -> None:
    someone = visitor()
    someone.context.add_init_script("navigator.share = async what => { window.shared = what; }")
    page = someone.page()
    open_game(page, *MOVES)
    do(page, "share")
    expect(dialog(page, "share").locator("[data-link]")).not_to_have_value("")
    do(dialog(page, "share"), "send")
    expect(dialog(page, "share").locator("[data-link]")).to_have_value(page.evaluate("window.shared.url"))
    assert page.evaluate("window.shared.title") == "Manakin Mates"


def test_a_link_keeps_what_was_taken_back(visitor: MakeVisitor) -> None:
    page = visitor().page()
    new_game(page)
    play_moves(page, MOVES)
    do(page, "undo")
    wait_for_ply(page, 3)
    do(page, "undo")
    wait_for_ply(page, 2)
    do(page, "share")
    expect(dialog(page, "share").locator("[data-link]")).not_to_have_value("")
    address = dialog(page, "share").locator("[data-link]").input_value()
    assert address.endswith(f"#/{link(*MOVES, undone=2)}"), "the rules in this Python write the same"

    friend = visitor().page(address)
    wait_for_board(friend)
    wait_for_ply(friend, 2)
    assert standing(friend) == glyphs(after(*MOVES[:2]))
    do(friend, "redo")
    wait_for_ply(friend, 3)
    do(friend, "redo")
    wait_for_ply(friend, 4)
    assert standing(friend) == glyphs(after(*MOVES))


def test_the_same_link_twice_is_the_same_game(visitor: MakeVisitor) -> None:
    page = visitor().page()
    open_game(page, *MOVES)
    first = page.url
    page.goto("#/")
    wait_for_screen(page, "home")
    open_game(page, *MOVES)
    assert page.url == first
    page.go_back()
    wait_for_screen(page, "home")


def test_what_the_way_added_to_a_link_is_forgiven(regular: Visitor) -> None:
    page = regular.page()
    text = link(*MOVES)
    page.goto(f"#/{text[:30]}%20%0A{text[30:]}%3E.")
    wait_for_board(page)
    wait_for_ply(page, len(MOVES))
    assert standing(page) == glyphs(after(*MOVES))


def test_a_move_that_is_not_allowed_is_told_and_the_game_is_shown_up_to_there(visitor: MakeVisitor) -> None:
    page = visitor().page(f"#/{write_link(Record(GAME, 1, {}, None, (), 0, ('@c1', '@c1', '@c2'), 3))}")
    wait_for_board(page)
    wait_for_ply(page, 1)
    expect(note(page, "refused")).to_contain_text("Move 2 (@c1) is not allowed by today’s rules.")
    expect(piece(page, "c1")).to_have_count(1)


# ---------------------------------------------------------------- what arrives broken


def packed(text: str | bytes, name: str = GAME, version: str = "1") -> str:
    """A link that holds any text."""
    content = zlib.compress(text.encode() if isinstance(text, str) else text, 9)
    return f"{name}/{version}{base64.urlsafe_b64encode(content).decode().rstrip('=')}"


def noise(length: int) -> str:
    """Letters that no compression shortens, the same each time."""
    state, letters = 1, []
    for _ in range(length):
        state = state * 48271 % 2147483647
        letters.append("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef"[state % 32])
    return "".join(letters)


DAMAGED = "This link is damaged. Perhaps a part of it got lost on the way; please ask for it again."
TOO_LONG = "This link is too long to be a game."
NEWER = "This link was made by a newer version of the app. Please update first."
NOTHING = "There is nothing at this address."

BAD = {
    "letters changed": (f"{GAME}/1{noise(60)}", DAMAGED),
    "cut off": (link(*MOVES)[:-7], DAMAGED),
    "cut to the game": (f"{GAME}/1", DAMAGED),
    "only the game": (GAME, NOTHING),
    "no record inside": (packed("hello"), DAMAGED),
    "no text inside": (packed(b"\xff\xfe\x00"), DAMAGED),
    "something after the end": (f"{packed('1;;;;;;')}AAAA", DAMAGED),
    "a hundred thousand letters": (f"{GAME}/1{noise(100_000)}", TOO_LONG),
    "twenty thousand letters": (f"{GAME}/1{noise(20_000)}", TOO_LONG),
    "unpacks to ten million letters": (packed("1" * 10_000_000), TOO_LONG),
    "newer link": (packed("1;;;;;;@c3", version="2"), NEWER),
    "newer rules": (
        packed("999;;;;;;@c3"),
        "This game was saved by a newer version of the app. Please update first.",
    ),
    "unknown game": (packed("1;;;;;;@c3", name="no-such-game"), "This app does not have the game “no-such-game”."),
    "name of an object's own": (packed("1;;;;;;@c3", name="constructor"), "does not have the game “constructor”."),
    "not even a name": ("__proto__/polluted", DAMAGED),
    "unknown option": (packed(f"1;{quote(HOSTILE)}=1;;;;;"), f"The option {HOSTILE} is not known here."),
    "position of another board": (packed("1;;5/5 p 6 6 -;;;;"), "This position cannot be played:"),
    "position with a script": (
        packed(f"1;;{quote(f'{HOSTILE}/5/5/5/5 p 6 6 -')};;;;"),
        "This position cannot be played:",
    ),
    "at beyond the end": (packed("1;;;;;99;@c3"), DAMAGED),
    "endlessly many moves": (packed("1;;;;;;" + " ".join(["@c3"] * 5000)), "."),
    "script for a game": (f"{HOSTILE}/1abc", DAMAGED),
    "script for a record": (f"{GAME}/1<script>window.hacked=1</script>", DAMAGED),
    "script address": ("javascript:window.hacked=1/x", DAMAGED),
    "wrong percent signs": ("%E0%A4%A/%ZZ", DAMAGED),
    "unknown page": ("nowhere", NOTHING),
    "saved game that is not here": (
        "play/00000000-0000-0000-0000-000000000000",
        "This game is not saved in this browser.",
    ),
    "rules of an unknown game": (f"learn/{HOSTILE}", "This app does not have the game"),
}


def test_a_bad_link_gives_one_clear_sentence_and_changes_nothing(visitor: MakeVisitor) -> None:
    page = visitor().page()
    open_game(page, *MOVES)
    page.goto("#/saves")
    wait_for_screen(page, "saves")
    before = saves(page)
    assert len(before) == 1
    for name, (text, sentence) in BAD.items():
        page.goto(f"#/{text}")
        error = page.locator("[data-error]")
        expect(error, name).to_have_count(1)
        expect(error.locator("p[role=alert]"), name).to_contain_text(sentence)
        said = error.locator("p[role=alert]").inner_text()
        assert said.endswith(".") and len(said) < 250, name
        assert not re.search(r"\b(error|help|reason)-|undefined|null|\[object|Traceback|\{", said), name
        assert page.locator("img, script:not([src])").count() == 0, name
        assert page.evaluate("[window.hacked, ({}).polluted]") == [None, None], name
        error.locator('a[href="#/saves"]').tap()
        wait_for_screen(page, "saves")
        assert saves(page) == before, name
    page.go_back()
    expect(page.locator("[data-error]")).to_have_count(1)
    page.locator("[data-error] a.main").tap()
    wait_for_screen(page, "home")
    expect(page.locator("[data-do=continue]")).to_contain_text("4 moves")


def saves(page: Page) -> list[str]:
    """The saved games as the list shows them."""
    return page.locator("[data-save]").all_inner_texts()


def test_a_bad_link_at_the_very_first_visit(visitor: MakeVisitor) -> None:
    page = visitor().page(f"#/{BAD['cut off'][0]}")
    expect(page.locator("[data-error]")).to_contain_text(DAMAGED)
    page.locator("[data-error] a.main").tap()
    new_game(page)
    play_moves(page, ["@c3"])
