"""What moves on the board, and stacks that are listed. Games are found by what their moves do, whichever there are.

Nothing here waits for the clock: animations are held as soon as they begin, and then set to one moment after another.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import groupby, pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.site import VIEWPORTS, Visitor, cell, do, tap, wait_for_ply, wait_for_screen
from tests.browser.test_accessibility import violations
from wildcore.core.links import write_link
from wildcore.core.play import Play
from wildcore.core.position import AnyPosition, Event, Move
from wildcore.core.source import Source
from wildcore.core.view import Piece
from wildcore.registry import GAMES

MakeVisitor = Callable[..., Visitor]
Found = tuple[Play, Move]
Wanted = Callable[[AnyPosition, Move, tuple[Event, ...]], bool]

HOLD = """
  window.held = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    held.push(animation);
    return animation;
  };
"""
MOMENTS = 60


# ---------------------------------------------------------------- finding a game that has it


@cache
def plays() -> tuple[Play, ...]:
    """Random games of every kind, each up to where it ended or was broken off."""
    return tuple(_random(name, seed) for name in GAMES for seed in range(3))


def _random(name: str, seed: int) -> Play:
    source = Source(seed)
    play = Play.start(GAMES[name])
    while play.line.outcome() is None and play.record.at < 60:
        play = play.play(source.choice(play.line.moves()).text)
    return play


def find(wanted: Wanted) -> Found:
    """A position and a legal move in it that does what is wanted."""
    for play in plays():
        for at, line in enumerate(play.lines):
            for move in line.moves():
                if wanted(line.position, move, line.position.events(move)):
                    return _until(play, at), move
    pytest.skip("No game that is installed has such a move.")


def _until(play: Play, at: int) -> Play:
    opened = Play.start(play.game)
    for action in play.record.actions[:at]:
        opened = opened.play(action)
    return opened


def stack_of(play: Play, at: str) -> list[Piece]:
    """What stands on a cell, the lowest first."""
    return [piece for piece in play.line.position.pieces() if piece.at == at]


def height(position: AnyPosition, at: str) -> int:
    return sum(piece.at == at for piece in position.pieces())


def find_stack(least: int, kinds: int) -> tuple[Play, str]:
    """A position with a stack that its player may move, and where it stands."""

    def wanted(position: AnyPosition, move: Move, events: tuple[Event, ...]) -> bool:
        stack = [piece.glyph for piece in position.pieces() if piece.at == events[0].origin]
        return len(stack) >= least and len(set(stack)) >= kinds

    play, move = find(wanted)
    return play, move.steps[0]


# ---------------------------------------------------------------- what is seen


def watched(visitor: MakeVisitor, play: Play, **options: object) -> Page:
    """A page that shows this position; whatever begins to move there is held."""
    chosen = visitor(**{"reduced_motion": "no-preference", **options})
    chosen.context.add_init_script(HOLD)
    page = chosen.page(f"#/{write_link(play.record)}")
    wait_for_screen(page, "play")
    wait_for_ply(page, play.record.at)
    return page


def begin(page: Page, move: Move) -> None:
    """Taps a move; returns when it has begun to be seen."""
    for step in move.steps:
        tap(page, step)
    held(page)


def held(page: Page) -> None:
    """Returns when something has begun to move."""
    page.wait_for_function("() => held.length > 0")


def finish(page: Page) -> None:
    """All that moves comes to its end."""
    page.evaluate("held.splice(0).forEach(animation => animation.finish())")
    page.wait_for_function("() => document.getAnimations().length === 0")


def moments(page: Page, at: str, first: bool = False) -> list[tuple[float, float, float]]:
    """Where a cell's topmost (or first) piece is seen from the beginning to the end, in board units, and how much."""
    found: list[tuple[float, float, float]] = page.evaluate(
        """([at, first, count]) => {
          const board = document.querySelector(".board");
          const units = board.getScreenCTM().inverse();
          const body = [...board.querySelectorAll(`.piece[data-at="${at}"] .body`)].at(first ? 0 : -1);
          const end = Math.max(...held.map(animation => animation.effect.getComputedTiming().endTime));
          return Array.from({ length: count + 1 }, (_, moment) => {
            for (const animation of held) animation.currentTime = (end * moment) / count;
            const box = body.querySelector("use").getBoundingClientRect();
            const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(units);
            return [x, y, Number(getComputedStyle(body).opacity)];
          });
        }""",
        [at, first, MOMENTS],
    )
    return found


def heap(page: Page) -> list[list[Any]]:
    """Everything that stands on the board: cell, drawing, number, and where it is seen, in pixels."""
    found: list[list[Any]] = page.locator(".board .piece").evaluate_all(
        """all => all.map(piece => {
          const { x, y } = piece.querySelector("use").getBoundingClientRect();
          const number = piece.querySelector(".height")?.textContent ?? "";
          return [piece.dataset.at, piece.dataset.glyph, number, Math.round(x), Math.round(y)];
        })"""
    )
    return sorted(found)


def tallies(page: Page, at: str) -> list[str]:
    """The numbers that can be seen at the pieces of a cell."""
    found: list[str] = page.locator(f'.board .piece[data-at="{at}"] .tally').evaluate_all(
        "all => all.filter(one => Number(getComputedStyle(one).opacity) > 0).map(one => one.textContent)"
    )
    return sorted(found)


def centre(play: Play, at: str) -> tuple[float, float]:
    """The middle of a cell in board units."""
    (found,) = [(place.x, place.y) for place in play.view().board.cells if place.id == at]
    return found


def near(seen: tuple[float, ...], wanted: tuple[float, float], most: float = 0.12) -> bool:
    return abs(seen[0] - wanted[0]) <= most and abs(seen[1] - wanted[1]) <= most


# ---------------------------------------------------------------- ways


def over_an_edge(play: Play, seen: list[tuple[float, float, float]]) -> list[str]:
    """The edges beyond which a piece is seen, in order."""
    board = play.view().board
    edges = (
        ("left", lambda x, y: x < -0.1),
        ("right", lambda x, y: x > board.width + 0.1),
        ("top", lambda x, y: y < -0.1),
        ("bottom", lambda x, y: y > board.height + 0.1),
    )
    beyond = [name for x, y, _ in seen for name, is_beyond in edges if is_beyond(x, y)]
    return [name for name, _ in groupby(beyond)]


OPPOSITE = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}


def test_over_the_edge_it_leaves_the_board_and_comes_in_at_the_other_side(visitor: MakeVisitor) -> None:
    play, move = find(lambda position, move, events: len(events[0].path) == 2)
    start, end = move.steps
    page = watched(visitor, play)
    begin(page, move)
    seen = moments(page, end)
    assert near(seen[0], centre(play, start)), "it sets off where it stood"
    assert near(seen[-1], centre(play, end))
    out, into = over_an_edge(play, seen)
    assert into == OPPOSITE[out]
    assert min(opacity for _, _, opacity in seen) < 0.3, "it is not seen to fly across the board"
    for before, after in pairwise(seen):
        jump = max(abs(after[0] - before[0]), abs(after[1] - before[1]))
        assert jump < 1 or max(before[2], after[2]) < 0.6
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    finish(page)
    page.keyboard.press("u")
    held(page)
    back = moments(page, start)
    assert near(back[0], centre(play, end))
    assert near(back[-1], centre(play, start))
    assert over_an_edge(play, back) == [into, out]
    finish(page)
    wait_for_ply(page, play.record.at)


def test_on_a_board_turned_around_the_edges_are_turned_too(visitor: MakeVisitor) -> None:
    play, move = find(lambda position, move, events: len(events[0].path) == 2)
    page = watched(visitor, play)
    begin(page, move)
    edges = over_an_edge(play, moments(page, move.steps[1]))
    finish(page)
    do(page, "undo")
    held(page)
    finish(page)
    do(page, "flip")
    expect(page.locator(".seat-place.near [data-seat]")).to_have_attribute("data-seat", "1")
    begin(page, move)
    assert over_an_edge(play, moments(page, move.steps[1])) == [OPPOSITE[edge] for edge in edges]
    finish(page)


def test_a_way_that_bends_is_followed_from_cell_to_cell(visitor: MakeVisitor) -> None:
    play, move = find(lambda position, move, events: len(events[0].path) == 1 and len(events[0].path[0]) > 4)
    (event,) = play.line.position.events(move)
    page = watched(visitor, play)
    begin(page, move)
    seen = iter(moments(page, move.steps[1]))
    for step in event.path[0]:
        place = centre(play, step) if isinstance(step, str) else step
        assert any(near(each, place, 0.3) for each in seen), f"{step} is not passed in its turn"
    finish(page)


# ---------------------------------------------------------------- stacks on their way


def onto_another(position: AnyPosition, move: Move, events: tuple[Event, ...]) -> bool:
    """Whether a stack of two or more moves as one onto another of two or more."""
    event = events[0]
    return event.kind == "moved" and height(position, event.origin) > 1 and height(position, event.to) > 1


def test_a_stack_glides_as_one_and_lands_on_top(visitor: MakeVisitor) -> None:
    play, move = find(onto_another)
    start, end = move.steps
    moving, met = len(stack_of(play, start)), len(stack_of(play, end))
    page = watched(visitor, play)
    stood = heap(page)
    begin(page, move)

    bodies = f'.board .piece[data-at="{end}"]'
    assert page.locator(bodies).count() == moving + met
    layers = page.evaluate(
        """([at, moving]) => {
          const end = Math.max(...held.map(animation => animation.effect.getComputedTiming().endTime));
          const all = [...document.querySelectorAll(`.board .piece[data-at="${at}"] .body`)].slice(-moving);
          return [0, 0.3, 0.6].map(part => {
            for (const animation of held) animation.currentTime = end * part;
            return all.map(body => body.querySelector("use").getBoundingClientRect()).map(({ x, y }) => [x, y]);
          });
        }""",
        [end, moving],
    )
    for seen in layers:
        assert max(x for x, _ in seen) - min(x for x, _ in seen) < 1.5, "one over the other all the way"
        ys = [y for _, y in seen]
        assert ys == sorted(ys, reverse=True), "in the order in which they stood"
    before = sorted((y, x) for at, _, _, x, y in stood if at == start)
    for (x, y), (stood_y, stood_x) in zip(reversed(layers[0]), before, strict=True):
        assert abs(x - stood_x) < 1.5
        assert abs(y - stood_y) < 1.5

    assert tallies(page, end) == sorted([str(moving), str(met)]), "each with its own number until it lands"
    last = [
        piece.get_attribute("data-at")
        for piece in page.locator(".board .pieces").first.locator("> *").element_handles()[-moving:]
    ]
    assert last == [end] * moving, "over everything that it passes"
    finish(page)
    assert tallies(page, end) == [str(moving + met)]

    page.keyboard.press("u")
    held(page)
    finish(page)
    assert heap(page) == stood, "taken back, both stand as before"


@pytest.mark.parametrize("viewport", ["landscape", "phone"])
@pytest.mark.parametrize("most", ["tallest", "crowded"])
def test_no_number_is_hidden_by_a_neighbour_or_cut_off(visitor: MakeVisitor, most: str, viewport: str) -> None:
    """The tallest stack of the random games, and the most that rise before others: no piece drawn later may lie on a
    number."""
    measure = {"tallest": tallest, "crowded": crowded}[most]
    found, play, at = max(
        ((measure(play, line.position), play, at) for play in plays() for at, line in enumerate(play.lines)),
        key=lambda each: each[0],
    )
    if not found:
        pytest.skip("No game that is installed has stacks.")
    page = watched(visitor, _until(play, at), viewport=VIEWPORTS[viewport])
    hidden = page.locator(".board").evaluate(
        """board => {
          const round = box => ({ x: box.x + box.width / 2, y: box.y + box.height / 2, r: box.width / 2 });
          const all = [...board.querySelectorAll(".piece")];
          return all.flatMap((piece, index) => {
            const ground = piece.querySelector(".height-ground");
            if (!ground) return [];
            const number = round(ground.getBoundingClientRect());
            const over = all.slice(index + 1).filter(later => {
              const disc = round(later.querySelector("use").getBoundingClientRect());
              return Math.hypot(disc.x - number.x, disc.y - number.y) < disc.r + number.r - 1;
            });
            const { x, y, r } = number;
            const outside = x - r < 0 || y - r < 0 || x + r > innerWidth || y + r > innerHeight;
            return over.length || outside ? [piece.dataset.at] : [];
          });
        }"""
    )
    assert hidden == []


def tallest(play: Play, position: AnyPosition) -> int:
    """How many pieces stand on one cell, if they are a stack."""
    most = max(heights(position).values(), default=0)
    return most if most > 1 else 0


def crowded(play: Play, position: AnyPosition) -> int:
    """By how much a stack is at most taller than a stack above it to the left, whose number is on that side."""
    standing = heights(position)
    places = {place.id: (place.x, place.y) for place in play.game.scene(play.line.options).cells}
    return max(
        (
            standing[low] - standing[high] + 1
            for low in standing
            for high in standing
            if standing[low] > 1 and standing[high] > 1 and math.dist(places[low], places[high]) < 1.2
            if places[low][0] > places[high][0] and places[low][1] > places[high][1]
        ),
        default=0,
    )


def heights(position: AnyPosition) -> Counter[str]:
    """How many pieces stand on each cell that is not empty."""
    return Counter(piece.at for piece in position.pieces())


# ---------------------------------------------------------------- captures


def test_what_is_captured_vanishes_after_the_move_has_arrived(visitor: MakeVisitor) -> None:
    def captures(position: AnyPosition, move: Move, events: tuple[Event, ...]) -> bool:
        return events[0].kind == "moved" and any(event.kind == "captured" for event in events)

    play, move = find(captures)
    events = play.line.position.events(move)
    gone = {event.to for event in events if event.kind == "captured"}
    page = watched(visitor, play)
    stood = heap(page)
    begin(page, move)
    seen = page.evaluate(
        """([to, count]) => {
          const board = document.querySelector(".board");
          const mover = [...board.querySelectorAll(`.piece[data-at="${to}"] .body`)].at(-1);
          const ghosts = [...board.querySelectorAll(".pieces > g:not(.piece) > g")];
          const end = Math.max(...held.map(animation => animation.effect.getComputedTiming().endTime));
          return Array.from({ length: count + 1 }, (_, moment) => {
            for (const animation of held) animation.currentTime = (end * moment) / count;
            const moved = getComputedStyle(mover).transform;
            const still = moved === "none" || new DOMMatrix(moved).isIdentity;
            return [still, ghosts.map(ghost => Number(getComputedStyle(ghost).opacity))];
          });
        }""",
        [move.steps[1], MOMENTS],
    )
    assert len(seen[0][1]) == len(gone)
    assert not seen[0][0]
    for arrived, opacities in seen:
        assert arrived or opacities == [1] * len(gone), "who is trapped is seen until the move has arrived"
    assert any(arrived and min(opacities) < 0.5 for arrived, opacities in seen[:-1])
    finish(page)
    assert not gone & {at for at, *_ in heap(page)} - {move.steps[1]}
    assert page.locator(".board .pieces").nth(1).locator("> *").count() == 0

    page.keyboard.press("u")
    held(page)
    finish(page)
    assert heap(page) == stood


# ---------------------------------------------------------------- those who do not want to see things move


@pytest.mark.parametrize("how", ["the device", "the settings"])
def test_without_motion_the_result_is_there_at_once(visitor: MakeVisitor, how: str) -> None:
    def anything(position: AnyPosition, move: Move, events: tuple[Event, ...]) -> bool:
        return events[0].kind == "moved"

    play, move = find(lambda *what: anything(*what) and len(what[2][0].path) == 2) if paths() else find(anything)
    page = watched(visitor, play, reduced_motion="reduce" if how == "the device" else "no-preference")
    if how == "the settings":
        where = page.url
        page.goto("#/settings")
        page.locator("[data-setting=motion] label").last.tap()
        page.goto(where)
        wait_for_screen(page, "play")
    for step in move.steps:
        tap(page, step)
    wait_for_ply(page, play.record.at + 1)
    assert page.evaluate("held.length") == 0
    assert near(at_rest(page, move.steps[1]), centre(play, move.steps[1]), 0.3)
    page.keyboard.press("u")
    wait_for_ply(page, play.record.at)
    assert page.evaluate("held.length") == 0


def paths() -> bool:
    """Whether a game that is installed tells ways over the edge."""
    return any(len(event.path) == 2 for play in plays() for entry in play.entries for event in entry.events)


def at_rest(page: Page, at: str) -> tuple[float, float]:
    """Where a cell's topmost piece is seen, in board units."""
    x, y = page.locator(".board").evaluate(
        """(board, at) => {
          const box = [...board.querySelectorAll(`.piece[data-at="${at}"] use`)].at(-1).getBoundingClientRect();
          const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
          const { x, y } = middle.matrixTransform(board.getScreenCTM().inverse());
          return [x, y];
        }""",
        at,
    )
    return x, y


# ---------------------------------------------------------------- a stack, listed


def card(page: Page) -> Any:
    """The card that lists a stack."""
    return page.locator(".stack-card")


def listed(page: Page) -> list[str]:
    """The drawings on the card from top to bottom."""
    found: list[str] = page.locator(".stack-card use").evaluate_all(
        """all => all.map(use => use.getAttribute("href").split("/").at(-1))"""
    )
    return found


def middle(page: Page, at: str) -> tuple[float, float]:
    box = cell(page, at).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def chosen(page: Page) -> int:
    return page.locator('.board [aria-selected="true"]').count()


def test_a_long_press_lists_a_stack_and_makes_no_move(visitor: MakeVisitor) -> None:
    play, at = find_stack(least=3, kinds=2)
    page = watched(visitor, play, reduced_motion="reduce")
    touch = page.context.new_cdp_session(page)
    x, y = middle(page, at)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(card(page)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    assert listed(page) == [piece.glyph for piece in reversed(stack_of(play, at))]
    told = page.locator("#spoken").inner_text()
    rows = card(page).locator("li").all_inner_texts()
    assert [told.index(row.strip()) for row in rows]
    assert ", ".join(row.strip() for row in rows) in told
    label = cell(page, at).get_attribute("aria-label") or ""
    assert ", ".join(row.strip() for row in rows) in label
    box, window = card(page).bounding_box(), page.viewport_size
    assert box
    assert window
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= window["width"]
    assert box["y"] + box["height"] <= window["height"]
    assert chosen(page) == 0

    other = next(place.id for place in play.view().board.cells if place.id != at and far(page, place.id, card(page)))
    tap(page, other)
    expect(card(page)).to_have_count(0)
    assert chosen(page) == 0, "the tap that closes the card does nothing else"
    tap(page, at)
    expect(cell(page, at)).to_have_attribute("aria-selected", "true")


def far(page: Page, at: str, other: Any) -> bool:
    """Whether the middle of a cell is not under the card."""
    x, y = middle(page, at)
    box = other.bounding_box()
    return not (box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"])


def test_a_finger_that_goes_on_carries_and_lists_nothing(visitor: MakeVisitor) -> None:
    play, at = find_stack(least=2, kinds=1)
    page = watched(visitor, play, reduced_motion="reduce", has_touch=False)
    page.clock.install()
    x, y = middle(page, at)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 25, y + 25, steps=5)
    expect(page.locator(".carried")).to_be_visible()
    page.clock.run_for(2000)
    expect(card(page)).to_have_count(0)
    page.mouse.move(x, y)
    page.mouse.up()
    page.clock.run_for(1000)
    expect(page.locator(".carried")).to_have_count(0)


def test_the_right_mouse_button_and_a_button_held_list_a_stack(visitor: MakeVisitor) -> None:
    play, at = find_stack(least=2, kinds=1)
    page = watched(visitor, play, reduced_motion="reduce", has_touch=False)
    cell(page, at).click(button="right")
    expect(card(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    page.mouse.move(*middle(page, at))
    page.mouse.down()
    expect(card(page)).to_be_visible()
    page.mouse.up()
    expect(card(page)).to_be_visible()
    assert chosen(page) == 0


@pytest.mark.parametrize("key", ["s", "Shift+Enter"])
def test_a_key_lists_a_stack_until_escape(visitor: MakeVisitor, key: str) -> None:
    play, at = find_stack(least=2, kinds=1)
    page = watched(visitor, play, reduced_motion="reduce", has_touch=False)
    cell(page, at).focus()
    page.keyboard.press("Enter")
    expect(cell(page, at)).to_have_attribute("aria-selected", "true")
    page.keyboard.press(key)
    expect(card(page)).to_be_visible()
    assert len(listed(page)) == len(stack_of(play, at))
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)
    expect(cell(page, at)).to_be_focused()
    expect(cell(page, at)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(cell(page, at)).to_have_attribute("aria-selected", "false")

    page.keyboard.press(key)
    expect(card(page)).to_be_visible()
    page.keyboard.press("u")
    wait_for_ply(page, play.record.at - 1)
    expect(card(page)).to_have_count(0)


def test_an_open_card_is_accessible_and_goes_when_the_keyboard_goes_on(visitor: MakeVisitor) -> None:
    play, at = find_stack(least=2, kinds=1)
    page = watched(visitor, play, reduced_motion="reduce", has_touch=False, bypass_csp=True)
    cell(page, at).focus()
    page.keyboard.press("Shift+Enter")
    expect(card(page)).to_have_attribute("role", "group")
    assert at in (card(page).get_attribute("aria-label") or "")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        assert violations(page) == []
    for key in ("ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
    expect(card(page)).to_have_count(0)


# ---------------------------------------------------------------- where the keyboard is


def test_turning_the_board_keeps_the_keyboard_on_its_cell(visitor: MakeVisitor) -> None:
    page = watched(visitor, Play.start(next(iter(GAMES.values()))), reduced_motion="reduce", has_touch=False)
    page.keyboard.press("b")
    page.keyboard.press("Home")
    at = page.evaluate("document.activeElement.dataset.cell")
    before = middle(page, at)
    for near_seat in ("1", "0"):
        page.keyboard.press("f")
        expect(page.locator(".seat-place.near [data-seat]")).to_have_attribute("data-seat", near_seat)
        assert page.evaluate("document.activeElement.dataset.cell ?? null") == at
        assert (middle(page, at) == before) == (near_seat == "0")


def test_a_sheet_that_is_left_does_not_take_the_keyboard_from_where_it_has_gone(visitor: MakeVisitor) -> None:
    page = watched(visitor, Play.start(next(iter(GAMES.values()))), reduced_motion="reduce")
    do(page, "menu")
    expect(page.locator("dialog[open]")).to_be_visible()
    at = page.evaluate(
        """async () => {
          const dialog = document.querySelector("dialog[open]");
          const closed = new Promise(resolve => dialog.addEventListener("close", () => setTimeout(resolve)));
          dialog.close();
          const cell = document.querySelector(".board [data-cell][tabindex='0']");
          cell.focus();
          await closed;
          return document.activeElement === cell;
        }"""
    )
    assert at
