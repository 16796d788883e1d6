"""Playing: by touch, by hand and by keyboard, from the first move to the outcome."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, Route, expect

from tests.browser.site import (
    GAME,
    SEATS,
    VIEWPORTS,
    Visitor,
    after,
    cell,
    dialog,
    do,
    from_menu,
    glyphs,
    marked,
    new_game,
    note,
    open_game,
    piece,
    play_moves,
    standing,
    status_text,
    tap,
    tap_all,
    targets,
    turn,
    wait_for_board,
    wait_for_ply,
    wait_for_screen,
)
from wildcore.registry import game

MakeVisitor = Callable[..., Visitor]

pytestmark = pytest.mark.usefixtures("usual_game")

# Purple wins by its last move, which turns d4 over. Before that come a slide (a2-c4) and a flip without a win (e3-d3).
TO_FOUR = ("@d2", "@c2", "@b5", "@e5", "@e3", "@a2", "@a3", "a2-c4", "e3-d3", "e5-d4", "c4-d5")
# White's last move turns three birds over and so makes five in a row, which loses.
TO_FIVE = ("@b3", "@e3", "@c3", "@b2", "@a4", "@a2", "@d3", "a2-a3")

# Names that are no other in Korean.
NAMES = {"English", "Wild", "Fluent", "Emoji", "Microsoft", "MIT", "Chiroxiphia", "caudata", "Yonmoque"}

HOSTILE = "<img src=x onerror=window.hacked=1>"


def play_along(page: Page, moves: tuple[str, ...]) -> None:
    """Plays by touch and compares every position on the screen with the rules."""
    for ply in range(len(moves)):
        assert turn(page) == SEATS[ply % 2]
        assert status_text(page) == f"{SEATS[ply % 2]} to move"
        play_moves(page, moves[ply : ply + 1])
        assert standing(page) == glyphs(after(*moves[: ply + 1]))


def played(page: Page) -> list[str]:
    """The list of moves as it reads, without the start."""
    rows = page.locator("[data-log] [data-ply]").all_inner_texts()
    return [re.sub(r"^\d+\s*", "", row) for row in rows[1:]]


# ---------------------------------------------------------------- whole games


def test_a_whole_game_by_touch_to_four_in_a_row(visitor: MakeVisitor) -> None:
    page = visitor().page()
    new_game(page)
    play_along(page, TO_FOUR[:8])
    assert standing(page)["c4"] == "disc-white"
    play_moves(page, TO_FOUR[8:9])
    assert standing(page)["c4"] == "disc-purple", "e3-d3 turns c4 over"
    play_moves(page, TO_FOUR[9:])

    expect(page.locator("[data-outcome]")).to_contain_text("Purple wins")
    expect(page.locator("[data-outcome]")).to_contain_text("four in a row by a move")
    assert marked(page, ".ground.won") == {"d2", "d3", "d4", "d5"}
    expect(page.locator('[data-seat="0"]')).to_have_class(re.compile(r"\bwinner\b"))
    expect(page.locator('[data-seat="1"]')).not_to_have_class(re.compile(r"\bwinner\b"))
    assert turn(page) == ""
    assert played(page) == list(TO_FOUR)

    tap(page, "a1")
    expect(note(page, "refused")).to_have_text("This game is over.")
    assert standing(page) == glyphs(after(*TO_FOUR))


def test_a_whole_game_by_touch_to_the_loss_by_five_in_a_row(visitor: MakeVisitor) -> None:
    page = visitor().page()
    new_game(page)
    play_along(page, TO_FIVE)
    expect(page.locator("[data-outcome]")).to_contain_text("Purple wins")
    expect(page.locator("[data-outcome]")).to_contain_text("five in a row")
    assert marked(page, ".ground.won") == {"a3", "b3", "c3", "d3", "e3"}
    assert {standing(page)[name] for name in ("b3", "c3", "d3")} == {"disc-white"}

    do(page, "rematch")
    wait_for_ply(page, 0)
    assert standing(page) == {}
    assert turn(page) == "Purple"


def test_a_turned_bird_is_seen_turning_over(visitor: MakeVisitor) -> None:
    page = visitor(reduced_motion="no-preference").page()
    open_game(page, *TO_FOUR[:8])
    # What is animated, with the side that is up when it begins.
    page.evaluate(
        """() => {
          window.turns = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, timing) {
            const up = this.firstElementChild?.getAttribute("href") ?? "";
            if (frames.some(({transform = ""}) => transform.startsWith("scale(.02")))
              window.turns.push([this.parentElement.dataset.at, up.split("/").pop()]);
            return animate.call(this, frames, timing);
          };
        }"""
    )
    play_moves(page, TO_FOUR[8:9])
    assert page.evaluate("window.turns") == [["c4", "disc-white"]]
    expect(piece(page, "c4").locator("use").first).to_have_attribute("href", re.compile("disc-purple$"))
    expect(piece(page, "c4").locator("use").first).to_be_visible()


def test_the_same_position_for_the_third_time_is_a_draw(regular: Visitor) -> None:
    around = ("a1-b1", "e5-e4", "b1-a1", "e4-e5")
    page = regular.page()
    open_game(page, "@a1", "@e5", *around, *around[:3])
    play_moves(page, around[3:])
    expect(page.locator("[data-outcome]")).to_contain_text("A draw")
    expect(page.locator("[data-outcome]")).to_contain_text("the same position for the third time")


# ---------------------------------------------------------------- taps


def test_a_chosen_bird_shows_where_it_may_go(regular: Visitor) -> None:
    page = regular.page()
    new_game(page)
    play_moves(page, ["@c1", "@a2", "@e1", "@e5"])
    assert targets(page) == set()

    tap(page, "c1")
    expect(cell(page, "c1")).to_have_attribute("aria-selected", "true")
    assert targets(page) == {"b1", "d1", "b2", "c2", "d2", "a3", "e3"}, "steps, and slides along purple"
    assert marked(page, ".ground.chosen") == {"c1"}

    tap(page, "e1")
    expect(cell(page, "e1")).to_have_attribute("aria-selected", "true")
    assert targets(page) == {"d1", "d2", "e2"}, "another own bird is chosen instead"

    tap(page, "e1")
    expect(cell(page, "e1")).to_have_attribute("aria-selected", "false")
    assert targets(page) == set(), "the same bird is let go"

    tap(page, "@purple")
    expect(page.locator('[data-supply="@purple"]')).to_have_attribute("aria-pressed", "true")
    assert len(targets(page)) == 21, "a waiting bird may go to every empty square"
    tap(page, "c3")
    wait_for_ply(page, 5)
    assert standing(page)["c3"] == "disc-purple"


def test_a_tap_without_a_meaning_says_why(regular: Visitor) -> None:
    page = regular.page()
    new_game(page)
    play_moves(page, ["@c1", "@a2"])
    tap(page, "a2")
    expect(note(page, "refused")).to_have_text("Nothing can be done with a2 now.")
    tap(page, "c1")
    expect(cell(page, "c1")).to_have_attribute("aria-selected", "true")
    tap(page, "e5")
    expect(note(page, "refused")).to_have_text("Nothing can be done with e5 now.")
    expect(cell(page, "c1")).to_have_attribute("aria-selected", "true")
    tap(page, "@white")
    expect(note(page, "refused")).to_contain_text("white")
    assert standing(page) == {"c1": "disc-purple", "a2": "disc-white"}
    wait_for_ply(page, 2)


def test_taps_before_the_rules_are_ready_are_kept(visitor: MakeVisitor) -> None:
    someone = visitor(service_workers="block")
    held: list[Route] = []
    someone.context.route("**/*.wasm", lambda route: held.append(route))
    page = someone.page()
    new_game(page)
    tap_all(page, "c3", "a1", "c3")
    expect(page.locator("[data-status]")).to_contain_text("your tap is kept")
    assert marked(page, ".ground.waiting") == {"c3", "a1"}
    assert standing(page) == {}
    assert held, "the rules cannot have started"
    for route in held:
        route.continue_()
    someone.context.unroute("**/*.wasm")
    wait_for_ply(page, 2)
    assert standing(page) == {"c3": "disc-purple", "a1": "disc-white"}
    expect(cell(page, "c3")).to_have_attribute("aria-selected", "true")
    assert status_text(page) == "Purple to move"


# ---------------------------------------------------------------- carrying


class Finger:
    """One finger on the glass."""

    def __init__(self, page: Page) -> None:
        self._touch: CDPSession = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", x, y)

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", x, y)

    def up(self) -> None:
        self._touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _send(self, kind: str, x: float, y: float) -> None:
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


class Mouse:
    """The same with a mouse."""

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def down(self, x: float, y: float) -> None:
        self._mouse.move(x, y)
        self._mouse.down()

    def move(self, x: float, y: float) -> None:
        self._mouse.move(x, y)

    def up(self) -> None:
        self._mouse.up()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, hand: Finger | Mouse, thing: Locator, to: tuple[float, float]) -> None:
    """Carries what lies there, and looks whether it is seen on the way."""
    x, y = middle(thing)
    hand.down(x, y)
    for part in (0.3, 0.6, 1):
        hand.move(x + (to[0] - x) * part, y + (to[1] - y) * part)
    expect(page.locator(".carried")).to_be_visible()
    hand.up()
    expect(page.locator(".carried")).to_have_count(0)


@pytest.mark.parametrize("hand", [Finger, Mouse])
def test_birds_are_carried_to_their_place(regular: Visitor, hand: type[Finger] | type[Mouse]) -> None:
    page = regular.page()
    new_game(page)
    holding = hand(page)
    carry(page, holding, page.locator('[data-supply="@purple"]'), middle(cell(page, "c1")))
    wait_for_ply(page, 1)
    carry(page, holding, page.locator('[data-supply="@white"]'), middle(cell(page, "e5")))
    wait_for_ply(page, 2)
    carry(page, holding, cell(page, "c1"), middle(cell(page, "a3")))
    wait_for_ply(page, 3)
    assert played(page) == ["@c1", "@e5", "c1-a3"]
    assert standing(page) == {"a3": "disc-purple", "e5": "disc-white"}

    carry(page, holding, cell(page, "e5"), middle(page.locator("[data-status]")))
    expect(cell(page, "e5")).to_have_attribute("aria-selected", "false")
    assert targets(page) == set(), "dropped beside the board it is let go"
    carry(page, holding, cell(page, "e5"), middle(cell(page, "c1")))
    expect(note(page, "refused")).to_have_text("Nothing can be done with c1 now.")
    assert standing(page) == {"a3": "disc-purple", "e5": "disc-white"}


# ---------------------------------------------------------------- back and forth


def test_undo_redo_and_a_jump_in_the_list_of_moves(regular: Visitor) -> None:
    page = regular.page()
    new_game(page)
    moves = ["@c1", "@a2", "c1-a3", "@e5"]
    undo, redo = page.locator("[data-do=undo]"), page.locator("[data-do=redo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(redo).to_have_attribute("aria-disabled", "true")
    undo.tap(force=True)
    play_moves(page, moves)
    expect(redo).to_have_attribute("aria-disabled", "true")

    undo.tap()
    wait_for_ply(page, 3)
    undo.tap()
    wait_for_ply(page, 2)
    assert standing(page) == {"c1": "disc-purple", "a2": "disc-white"}
    assert turn(page) == "Purple"
    redo.tap()
    wait_for_ply(page, 3)
    assert standing(page) == {"a3": "disc-purple", "a2": "disc-white"}

    page.locator('[data-ply="0"]').tap()
    wait_for_ply(page, 0)
    assert standing(page) == {}
    expect(undo).to_have_attribute("aria-disabled", "true")
    page.locator('[data-ply="4"]').tap()
    wait_for_ply(page, 4)
    assert standing(page) == glyphs(after(*moves))
    assert played(page) == moves


def test_playing_on_after_undo_keeps_the_other_line(regular: Visitor) -> None:
    page = regular.page()
    new_game(page)
    play_moves(page, ["@b1", "@b2", "@b4", "@b5"])
    page.locator('[data-ply="1"]').tap()
    wait_for_ply(page, 1)
    expect(page.locator("[data-lines]")).to_have_count(0)
    play_moves(page, ["@d2"])
    assert played(page) == ["@b1", "@d2"]

    page.locator("[data-lines] summary").tap()
    expect(page.locator("[data-line]")).to_have_text(["From move 2: @b2 (4 moves)"])
    page.locator('[data-line="0"]').tap()
    expect(page.locator("[data-line]")).to_have_text(["From move 2: @d2 (2 moves)"])
    wait_for_ply(page, 2)
    assert played(page) == ["@b1", "@b2", "@b4", "@b5"]
    assert standing(page) == {"b1": "disc-purple", "b2": "disc-white"}

    page.reload()
    wait_for_board(page)
    expect(page.locator("[data-lines]")).to_have_count(1)
    assert played(page) == ["@b1", "@b2", "@b4", "@b5"]


# ---------------------------------------------------------------- the menu


def test_giving_up_asks_first(regular: Visitor) -> None:
    page = regular.page()
    new_game(page)
    play_moves(page, ["@b1"])
    from_menu(page, "resign")
    question = dialog(page, "resign")
    expect(question).to_contain_text("White gives up and loses this game. Are you sure?")
    question.get_by_text("Cancel", exact=True).tap()
    expect(question).to_have_count(0)
    assert status_text(page) == "White to move"

    from_menu(page, "resign")
    question.locator("[data-answer=yes]").tap()
    expect(page.locator("[data-outcome]")).to_contain_text("Purple wins")
    expect(page.locator("[data-outcome]")).to_contain_text("gave up")
    assert played(page) == ["@b1", "White gives up"]
    do(page, "menu")
    expect(dialog(page, "menu").locator("[data-do=saves]")).to_be_visible()
    expect(dialog(page, "menu").locator("[data-do=resign], [data-do=offer-draw]")).to_have_count(0)


def test_a_draw_must_be_agreed_to(regular: Visitor) -> None:
    page = regular.page()
    new_game(page)
    play_moves(page, ["@b1"])
    from_menu(page, "offer-draw")
    question = dialog(page, "draw")
    expect(question).to_contain_text("White offers a draw. Does Purple agree?")
    question.get_by_text("Play on", exact=True).tap()
    expect(question).to_have_count(0)
    assert status_text(page) == "White to move"

    from_menu(page, "offer-draw")
    question.locator("[data-answer=yes]").tap()
    expect(page.locator("[data-outcome]")).to_contain_text("A draw")
    expect(page.locator("[data-outcome]")).to_contain_text("both sides agreed")
    expect(page.locator(".winner")).to_have_count(0)

    do(page, "undo")
    wait_for_ply(page, 1)
    assert status_text(page) == "White to move"


def test_a_new_game_leaves_the_old_one_among_the_saved(visitor: MakeVisitor) -> None:
    page = visitor().page()
    new_game(page)
    play_moves(page, ["@b1"])
    old = page.url
    from_menu(page, "new-game")
    expect(dialog(page, "new-game")).to_contain_text("stays among your saved games")
    dialog(page, "new-game").get_by_text("does not matter").tap()
    do(dialog(page, "new-game"), "start")
    wait_for_ply(page, 0)
    assert standing(page) == {}
    assert page.url != old

    around = ("a1-b1", "e5-e4", "b1-a1", "e4-e5")
    play_moves(page, ["@a1", "@e5", *around, *around])
    assert status_text(page) == "Purple to move", "without the house rule the third time does not matter"

    page.goto("#/saves")
    expect(page.locator("[data-save]")).to_have_count(2)
    page.goto(old)
    wait_for_ply(page, 1)
    assert standing(page) == {"b1": "disc-purple"}


def test_the_board_turns_around(regular: Visitor) -> None:
    page = regular.page()
    new_game(page)
    play_moves(page, ["@a1"])

    def seen_at() -> tuple[bool, bool]:
        """Whether a1, and the seat of Purple, are in the lower half of the board."""
        x, y = middle(page.locator(".board"))
        a1 = middle(piece(page, "a1"))
        assert (a1[0] < x) == (a1[1] > y), "a1 is at the lower left or the upper right"
        return a1[1] > y, middle(page.locator('[data-seat="0"]'))[1] > y

    assert seen_at() == (True, True)
    do(page, "flip")
    expect(page.locator(".seat-place.near [data-seat]")).to_have_attribute("data-seat", "1")
    assert seen_at() == (False, False)
    play_moves(page, ["@e5", "a1-b1"])
    assert standing(page) == {"b1": "disc-purple", "e5": "disc-white"}
    do(page, "flip")
    expect(page.locator(".seat-place.near [data-seat]")).to_have_attribute("data-seat", "0")
    assert middle(piece(page, "b1"))[1] > middle(piece(page, "e5"))[1]


# ---------------------------------------------------------------- writing moves


def test_a_move_can_be_written(regular: Visitor) -> None:
    page = regular.page()
    new_game(page)

    def write(text: str) -> None:
        page.locator("[data-type-move]").fill(text)
        page.locator("[data-type-move]").press("Enter")

    write("@c1")
    wait_for_ply(page, 1)
    write(" E5 ")
    wait_for_ply(page, 2)
    write("c1-a3")
    wait_for_ply(page, 3)
    assert played(page) == ["@c1", "@e5", "c1-a3"]
    expect(page.locator("[data-type-move]")).to_have_value("")

    write("hello")
    expect(note(page, "refused")).to_have_text("“hello” is not a move of this game.")
    write("e5-e3")
    expect(note(page, "refused")).to_have_text("e5-e3 is not possible now.")
    write(HOSTILE)
    expect(note(page, "refused")).to_have_text(f"“{HOSTILE}” is not a move of this game.")
    assert page.evaluate("window.hacked") is None
    assert played(page) == ["@c1", "@e5", "c1-a3"]


# ---------------------------------------------------------------- going on after a reload


def test_a_reload_in_mid_game_goes_on_where_it_was(visitor: MakeVisitor) -> None:
    page = visitor().page()
    new_game(page)
    play_moves(page, ["@c1", "@a2", "@e5"])
    do(page, "undo")
    wait_for_ply(page, 2)
    tap(page, "c1")
    expect(cell(page, "c1")).to_have_attribute("aria-selected", "true")

    page.reload()
    wait_for_board(page)
    wait_for_ply(page, 2)
    assert standing(page) == {"c1": "disc-purple", "a2": "disc-white"}
    assert targets(page) == set(), "a move that was only begun begins anew"
    tap_all(page, "c1", "a3")
    wait_for_ply(page, 3)
    assert played(page) == ["@c1", "@a2", "c1-a3"]

    page.goto("#/")
    go_on = page.locator("[data-do=continue]")
    expect(go_on).to_contain_text("White to move · 3 moves")
    go_on.tap()
    wait_for_board(page)
    assert standing(page) == {"a3": "disc-purple", "a2": "disc-white"}
    play_moves(page, ["@e1"])


# ---------------------------------------------------------------- keyboard


def test_a_game_by_keyboard_alone(visitor: MakeVisitor) -> None:
    page = visitor(has_touch=False).page()
    wait_for_screen(page, "home")
    press = page.keyboard.press
    play = page.locator(f'[data-game="{GAME}"] [data-do=play]')
    for _ in range(30):
        press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    press("Enter")
    wait_for_board(page)

    def at() -> str | None:
        found: str | None = page.evaluate("document.activeElement.dataset.cell ?? null")
        return found

    press("b")
    assert at() == "c3"
    press("Enter")
    wait_for_ply(page, 1)
    assert at() == "c3", "the keyboard stays where it is"
    for key in ("ArrowLeft", "ArrowUp", "ArrowUp", "ArrowUp"):
        press(key)
    assert at() == "b5", "there is nothing beyond the edge"
    press(" ")
    wait_for_ply(page, 2)
    press("End")
    assert at() == "e5"
    press("Home")
    assert at() == "a5"

    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight"):
        press(key)
    press("Enter")
    expect(cell(page, "c3")).to_have_attribute("aria-selected", "true")
    press("Escape")
    expect(cell(page, "c3")).to_have_attribute("aria-selected", "false")
    assert targets(page) == set()
    for key in ("Enter", "ArrowDown", "Enter"):
        press(key)
    wait_for_ply(page, 3)
    assert played(page) == ["@c3", "@b5", "c3-c2"]

    press("u")
    wait_for_ply(page, 2)
    press("r")
    wait_for_ply(page, 3)
    press("m")
    expect(page.locator("[data-type-move]")).to_be_focused()
    page.keyboard.type("b5-b4")
    press("Enter")
    wait_for_ply(page, 4)
    assert standing(page) == {"c2": "disc-purple", "b4": "disc-white"}

    page.locator("[data-do=menu]").focus()
    press("?")
    expect(dialog(page, "keys")).to_be_visible()
    press("Escape")
    expect(dialog(page, "keys")).to_have_count(0)
    press("f")
    expect(page.locator(".seat-place.near [data-seat]")).to_have_attribute("data-seat", "1")
    page.wait_for_function(
        """() => document.querySelector("[data-cell=a1]").getBoundingClientRect().y
          < document.querySelector("[data-cell=a5]").getBoundingClientRect().y"""
    )  # the board turns when the last move has come to rest
    press("b")
    before = middle(cell(page, at() or ""))
    press("ArrowUp")
    assert middle(cell(page, at() or ""))[1] < before[1], "up is up, also on a board that was turned around"


def test_single_key_shortcuts_can_be_switched_off(visitor: MakeVisitor) -> None:
    page = visitor().page("#/settings")
    page.locator("[data-setting=keys]").get_by_text("Off", exact=True).tap()
    page.goto("#/")
    new_game(page)
    play_moves(page, ["@c1"])
    page.keyboard.press("u")
    page.keyboard.press("f")
    play_moves(page, ["@e5"])
    expect(page.locator(".seat-place.near [data-seat]")).to_have_attribute("data-seat", "0")
    assert played(page) == ["@c1", "@e5"]


def test_what_happens_is_said(regular: Visitor) -> None:
    page = regular.page()
    spoken = page.locator("#spoken")
    new_game(page)
    play_moves(page, ["@b3"])
    expect(spoken).to_have_text("Purple: purple bird placed on b3. White to move")
    play_moves(page, ["@c3", "@e3"])
    tap(page, "c3")
    expect(spoken).to_have_text("c3 chosen. 7 places to go.")
    tap(page, "c3")
    play_moves(page, ["@a1", "e3-d3"])
    expect(spoken).to_have_text("Purple: purple bird from e3 to d3. c3 turns over: purple bird. White to move")
    do(page, "undo")
    expect(spoken).to_have_text("After move 4. Purple to move")
    page.keyboard.press("t")
    expect(spoken).to_have_text("Purple to move")
    page.keyboard.press("p")
    expect(spoken).to_have_text("a1 white bird, b3 purple bird, c3 white bird, e3 purple bird")
    page.keyboard.press("l")
    expect(spoken).to_have_text("White: white bird placed on a1.")
    expect(note(page, "spoken")).to_have_text("White: white bird placed on a1.")


# ---------------------------------------------------------------- languages


def test_everything_can_be_read_in_korean(visitor: MakeVisitor) -> None:
    page = visitor().page()
    page.locator("[data-language=ko]").tap()
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    new_game(page)
    play_moves(page, ["@c3", "@a1"])
    assert "보라" in status_text(page)
    expect(page.locator("#spoken")).to_contain_text("a1")
    assert foreign(page.locator("#spoken")) == []
    tap(page, "c3")
    expect(cell(page, "c3")).to_have_attribute("aria-selected", "true")
    assert foreign(page.locator("#app")) == []
    do(page, "menu")
    assert foreign(dialog(page, "menu")) == []
    do(dialog(page, "menu"), "keys")
    assert foreign(dialog(page, "keys")) == ["Enter", "Esc"]
    page.keyboard.press("Escape")
    for screen, where in {
        "learn": f"#/learn/{GAME}",
        "saves": "#/saves",
        "settings": "#/settings",
        "failed": "#/x",
    }.items():
        page.goto(where)
        wait_for_screen(page, screen)
        assert foreign(page.locator("#app")) == [], screen

    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    page.goto("#/")
    page.locator("[data-language=en]").tap()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator(f'[data-game="{GAME}"] [data-do=play]')).to_contain_text("Play")


def foreign(part: Locator) -> list[str]:
    """The words in Latin letters that can be read or heard there."""
    texts: list[str] = part.evaluate(
        """part => {
          const spoken = [...part.querySelectorAll("[aria-label]")].map(each => each.getAttribute("aria-label"));
          const held = [...part.querySelectorAll("[placeholder]")].map(each => each.placeholder);
          return [part.innerText, ...spoken, ...held];
        }"""
    )
    return sorted({word for text in texts for word in re.findall(r"[A-Za-z]{2,}", text)} - NAMES)


# ---------------------------------------------------------------- saved games


def test_a_saved_game_is_renamed(visitor: MakeVisitor) -> None:
    page = visitor().page()
    open_game(page, "@b1", "@b2")
    page.goto("#/saves")
    do(page, "rename")
    dialog(page, "rename").locator("input").fill(HOSTILE)
    page.keyboard.press("Enter")
    expect(page.locator("[data-save] strong")).to_have_text(HOSTILE)
    page.locator("[data-save] a").tap()
    expect(page.locator("h1")).to_have_text(HOSTILE)
    page.goto("#/")
    expect(page.locator("[data-do=continue]")).to_contain_text(HOSTILE)
    page.goto("#/saves")
    do(page, "delete")
    expect(page.locator("#notes .note").last).to_contain_text(HOSTILE)
    assert page.locator("img").count() == 0
    assert page.evaluate("window.hacked") is None


def test_deleting_a_saved_game_can_be_undone(visitor: MakeVisitor) -> None:
    page = visitor().page()
    open_game(page, "@b1", "@b2")
    address = page.url
    page.goto("#/saves")
    expect(page.locator("[data-save]")).to_contain_text("2 moves")
    do(page, "delete")
    expect(page.locator("[data-save]")).to_have_count(0)
    page.locator("#notes .note").get_by_text("Undo", exact=True).tap()
    expect(page.locator("[data-save]")).to_contain_text("2 moves")

    do(page, "delete")
    expect(page.locator("[data-save]")).to_have_count(0)
    page.goto(address)
    expect(page.locator("[data-error]")).to_contain_text("This game is not saved in this browser.")


def test_saved_games_travel_in_a_file(visitor: MakeVisitor, tmp_path: Path) -> None:
    page = visitor().page()
    open_game(page, *TO_FOUR)
    open_game(page, "@b1", "@b2", undone=1)
    page.goto("#/saves")
    page.locator(f'[data-save="{saved(page)[0]["id"]}"] [data-do=rename]').tap()
    dialog(page, "rename").locator("input").fill("수요일")
    page.keyboard.press("Enter")
    expect(page.locator("[data-save] strong").filter(has_text="수요일")).to_have_count(1)
    with page.expect_download() as download:
        do(page, "export")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".json"
    kept = {(save["name"], save["text"]) for save in saved(page)}

    elsewhere = visitor().page("#/saves")
    expect(elsewhere.locator("[data-do=export]")).to_be_disabled()
    elsewhere.locator("[data-import]").set_input_files(file)
    expect(note(elsewhere, "import")).to_have_text("2 games were added.")
    expect(elsewhere.locator("[data-save]")).to_have_count(2)
    assert {(save["name"], save["text"]) for save in saved(elsewhere)} == kept
    elsewhere.locator("[data-import]").set_input_files(file)
    expect(note(elsewhere, "import")).to_have_text("No new game in this file. 2 were here already.")
    elsewhere.locator("[data-save]").filter(has_text="수요일").locator("a").tap()
    wait_for_board(elsewhere)
    wait_for_ply(elsewhere, 1)
    assert played(elsewhere) == ["@b1", "@b2"], "what was taken back can be played again"


def saved(page: Page) -> list[dict[str, str]]:
    """The saved games as the list shows them."""
    found: list[dict[str, str]] = page.locator("[data-save]").evaluate_all(
        """all => all.map(each => ({
          id: each.dataset.save,
          name: each.querySelector("strong").textContent,
          text: each.querySelector("strong + span").textContent + each.querySelector("small").textContent.split("·")[0],
        }))"""
    )
    return found


def bad_files() -> dict[str, tuple[bytes, str]]:
    """Files that hold no saved games, or no good ones, and what is said about them."""
    nothing = "This file holds no saved games of this app. Nothing was changed."
    record: dict[str, Any] = {"format": 1, "game": GAME, "rules": 1, "options": {}, "actions": ["@c3"], "at": 1}
    broken = [
        {"name": "", "record": {**record, "game": "no-such-game"}},
        {"name": "", "record": {**record, "actions": [HOSTILE, 7]}},
        {"name": "", "record": {**record, "format": 99}},
        {"name": "", "record": None},
        None,
    ]
    return {
        "no json": (b"\x89PNG\r\n\x1a\n", nothing),
        "nothing": (b"", nothing),
        "cut off": (b'{"wild": 1, "games": [', nothing),
        "something else": (b'{"games": []}', nothing),
        "no list": (b'{"wild": 1, "games": {"length": 5}}', nothing),
        "newer": (b'{"wild": 2, "games": []}', "This file comes from a newer version of the app."),
        "broken games": (
            json.dumps({"wild": 1, "games": [*broken, {"name": "good", "record": record}]}).encode(),
            "One game was added. 5 could not be read and were left out.",
        ),
    }


def test_a_file_that_holds_no_games_is_refused_in_a_sentence(visitor: MakeVisitor) -> None:
    page = visitor().page()
    open_game(page, "@b1", "@b2")
    page.goto("#/saves")
    expect(page.locator("[data-save]")).to_have_count(1)
    for name, (content, sentence) in bad_files().items():
        page.locator("[data-import]").set_input_files(
            {"name": f"{name}.json", "mimeType": "application/json", "buffer": content}
        )
        expect(note(page, "import")).to_contain_text(sentence)
    # Made in the page: so large a file takes long on its way through the browser's door for tests.
    page.locator("[data-import]").evaluate(
        """field => {
          const files = new DataTransfer();
          files.items.add(new File([new Uint8Array(20_000_001)], "big.json"));
          field.files = files.files;
          field.dispatchEvent(new Event("change"));
        }"""
    )
    expect(note(page, "import")).to_have_text("This file is too big to be saved games. Nothing was changed.")
    expect(page.locator("[data-save]")).to_have_count(2)
    expect(page.locator("[data-save]").filter(has_text="good")).to_contain_text("1 move")
    assert page.evaluate("window.hacked") is None


# ---------------------------------------------------------------- the rules page


def test_the_rules_are_shown_on_boards_that_can_be_played(visitor: MakeVisitor) -> None:
    page = visitor().page()
    page.locator(f'[data-game="{GAME}"] a[href="#/learn/{GAME}"]').tap()
    wait_for_screen(page, "learn")
    examples = game(GAME).data("examples.json")
    chapters = game(GAME).data("help.json")
    wanted = [block["example"] for chapter in chapters for block in chapter["blocks"] if "example" in block]
    shown = page.locator("[data-example]")
    assert shown.evaluate_all("all => all.map(each => each.dataset.example)") == wanted
    for name in wanted:
        example = examples[name]
        figure = page.locator(f'[data-example="{name}"]')
        figure.scroll_into_view_if_needed()
        expect(figure.locator(".art")).to_have_count(1)
        view = after(*example.get("moves", []), position=example["position"])
        assert standing(figure) == glyphs(view), name
        assert figure.locator(".dot.open").count() > 0 or not example.get("taps"), name
        assert figure.locator("figcaption p").first.inner_text() != "", name

    for name, ending in {
        "four-by-move": "Purple wins: four in a row by a move",
        "five-loses": "White wins: the other side has five in a row",
        "flip": "White to move",
    }.items():
        figure = page.locator(f'[data-example="{name}"]')
        do(figure, "try")
        expect(cell(figure, "d3")).to_have_attribute("aria-selected", "true")
        tap(figure, "c3")
        expect(figure.locator("[data-status]")).to_have_text(ending)
        assert standing(figure) == glyphs(after("d3-c3", position=examples[name]["position"])), name

    do(figure, "again")
    expect(figure.locator("[data-status]")).to_have_text("Purple to move")
    assert standing(figure) == glyphs(after(position=examples["flip"]["position"]))
    expect(cell(figure, "d3")).to_have_attribute("aria-selected", "true")
    tap(figure, "c3")
    expect(figure.locator("[data-status]")).to_have_text("White to move")
    do(figure, "keep")
    wait_for_board(page)
    wait_for_ply(page, 1)
    assert standing(page) == glyphs(after("d3-c3", position=examples["flip"]["position"]))

    page.goto("#/saves")
    expect(page.locator("[data-save]")).to_have_count(1)


# ---------------------------------------------------------------- sizes


@pytest.mark.parametrize("size", VIEWPORTS)
def test_the_play_screen_fits(visitor: MakeVisitor, size: str) -> None:
    page = visitor(viewport=VIEWPORTS[size]).page()
    new_game(page)
    assert_fits(page)
    play_moves(page, TO_FOUR[:8])
    assert_fits(page)
    assert page.locator(".play .board").bounding_box()["width"] >= 340  # type: ignore[index]

    moves = page.locator("[data-do=moves]")
    if moves.is_visible():
        moves.tap()
        dialog(page, "moves").locator('[data-ply="3"]').tap()
        page.keyboard.press("Escape")
        wait_for_ply(page, 3)
        assert standing(page) == glyphs(after(*TO_FOUR[:3]))
        do(page, "redo")
        wait_for_ply(page, 4)
    else:
        expect(page.locator("[data-log]")).to_be_visible()
    do(page, "menu")
    assert_inside(page, dialog(page, "menu").locator("button"))
    page.keyboard.press("Escape")

    open_game(page, *TO_FOUR)
    expect(page.locator("[data-outcome]")).to_be_visible()
    assert_fits(page)
    do(page, "share-outcome")
    expect(page.locator("[data-qr]")).to_be_visible()
    assert_inside(page, dialog(page, "share").locator("button, input, svg.qr"))
    for screen, where in {
        "home": "#/",
        "saves": "#/saves",
        "settings": "#/settings",
        "learn": f"#/learn/{GAME}",
    }.items():
        page.goto(where)
        wait_for_screen(page, screen)
        assert page.evaluate("document.documentElement.scrollWidth") <= VIEWPORTS[size]["width"], screen


def assert_fits(page: Page) -> None:
    """The play screen needs no scrolling, and a finger hits everything on it."""
    height, width = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert page.viewport_size
    assert height <= page.viewport_size["height"]
    assert width <= page.viewport_size["width"]
    assert_inside(page, page.locator(".play .board, [data-seat], [data-status], [data-outcome]"))
    buttons = page.locator("#app :is(button, a, input):visible:not(.ply)")
    assert_inside(page, buttons)
    for box in boxes(buttons):
        assert box["width"] >= 44 and box["height"] >= 44, box
    for box in boxes(page.locator(".play .board text")):
        cell = boxes(page.locator(".play .board [data-cell]"))[0]
        assert box["width"] < cell["width"] / 2 and box["height"] < cell["height"] / 2, f"{box} is too large"
    board, *around = boxes(page.locator(".play .board, .play [data-seat], .play .tool-place, .play .status-place"))
    for box in around:
        apart = (
            box["x"] >= board["x"] + board["width"] - 1
            or box["x"] + box["width"] <= board["x"] + 1
            or box["y"] >= board["y"] + board["height"] - 1
            or box["y"] + box["height"] <= board["y"] + 1
        )
        assert apart, f"{box} lies on the board"


def assert_inside(page: Page, things: Locator) -> None:
    """All of them can be seen whole without scrolling."""
    expect(things.first).to_be_visible()
    assert page.viewport_size
    for box in boxes(things):
        assert box["x"] >= -0.5 and box["y"] >= -0.5, box
        assert box["x"] + box["width"] <= page.viewport_size["width"] + 0.5, box
        assert box["y"] + box["height"] <= page.viewport_size["height"] + 0.5, box


def boxes(things: Locator) -> list[dict[str, Any]]:
    """Where they are on the screen."""
    found: list[dict[str, Any]] = things.evaluate_all(
        """all => all.map(each => {
          const {x, y, width, height} = each.getBoundingClientRect();
          return {x, y, width, height, is: `${each.tagName} ${each.getAttribute("class")}`};
        })"""
    )
    return found
