"""The setup editor: positions put together by hand, played from, sent, and kept for new games."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.site import (
    VIEWPORTS,
    Server,
    Visitor,
    cell,
    dialog,
    do,
    from_menu,
    note,
    piece,
    tap,
    wait_for_ply,
    wait_for_screen,
)
from wildcore.bridge import plain
from wildcore.core.arrange import arrange
from wildcore.core.game import HOUSE_RULES, REPETITION, Game
from wildcore.core.links import write_link
from wildcore.core.play import Play
from wildcore.core.setup import Arrangement, Setup, arrangement_of, usual_grounds
from wildcore.registry import GAMES

MakeVisitor = Callable[..., Visitor]

ARRANGED = [name for name, game in GAMES.items() if game.setup]
STACKING = [name for name in ARRANGED if (GAMES[name].setup or Setup((), lambda *_: "")).stacks]
FLAT = [name for name in ARRANGED if name not in STACKING]
GROUNDED = [name for name in ARRANGED if (GAMES[name].setup or Setup((), lambda *_: "")).grounds]
CHOOSING = [name for name in ARRANGED if any(option not in HOUSE_RULES for option in GAMES[name].options)]

HOSTILE = "<img src=x onerror=window.hacked=1>"
NETWORK_TROUBLE = r"console: Failed to load resource: .*"

pytestmark = pytest.mark.skipif(not ARRANGED, reason="no game has anything to arrange")


# ---------------------------------------------------------------- what the rules in this Python say


def judged(game: Game, arrangement: Arrangement) -> str:
    """``right`` or ``wrong``, as the editor marks its sentence."""
    return "wrong" if arrange(game, game.complete({}), arrangement).wrong else "right"


def stacks(pieces: tuple[tuple[str, str], ...]) -> dict[str, list[str]]:
    """The glyphs on each cell, the lowest first."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for at, glyph in pieces:
        found[at].append(glyph)
    return dict(found)


@dataclass(frozen=True)
class Small:
    """A small setup that can be played, as the rules in this Python write it."""

    game: Game
    arrangement: Arrangement
    position: str

    @property
    def link(self) -> str:
        """What stands after ``#/`` in a link to a game that begins here."""
        return write_link(Play.start(self.game, {}, self.position).record)

    def play(self) -> Play:
        """A game that begins here."""
        return Play.start(self.game, {}, self.position)


def small(name: str) -> Small:
    """Where a game stands after a few moves, with as few pieces left as the rules allow, three if they allow less;
    with a stack where there are stacks."""
    game = GAMES[name]
    assert game.setup
    play = Play.start(game)
    for _ in range(6):
        play = play.play(play.line.moves()[0].text)
        assert play.line.outcome() is None
    best = arrangement_of(game.setup, play.line.position)
    for left_out in best.pieces:
        fewer = list(best.pieces)
        fewer.remove(left_out)
        less = replace(best, pieces=tuple(fewer))
        if len(fewer) >= 3 and judged(game, less) == "right":
            best = less
    if game.setup.stacks:
        higher = [
            replace(best, pieces=(*best.pieces, (at, kind.glyph))) for at, _ in best.pieces for kind in game.setup.kinds
        ]
        best = next(each for each in higher if judged(game, each) == "right")
    position = arrange(game, game.complete({}), best).position
    assert position is not None
    return Small(game, best, position)


# ---------------------------------------------------------------- hands


def wait_for_editor(page: Page) -> None:
    """Returns when the editor is shown and the rules have said what they think of it."""
    wait_for_screen(page, "setup")
    expect(status(page)).to_have_class(re.compile("right|wrong"))


def edit(page: Page, game: str) -> None:
    """Opens the editor of a game."""
    page.goto(f"#/setup/{game}")
    wait_for_editor(page)


def status(page: Page) -> Locator:
    """The sentence that says whether the setup can be played."""
    return page.locator("[role=status][data-status]")


def says(page: Page, verdict: str) -> None:
    """Returns when the rules have answered with that verdict, in a sentence."""
    expect(status(page)).to_have_class(re.compile(rf"\b{verdict}\b"))
    sentence = status(page).inner_text()
    assert re.fullmatch(r"[A-Z].{10,}\.", sentence), sentence
    assert not re.search(r"…|\{|undefined|\[object|error-|reason-", sentence), sentence
    assert sentence.startswith("Ready to play.") == (verdict == "right")


def choose(page: Page, glyph: str) -> None:
    """Taps what the next taps shall put down; empty: they take away."""
    page.locator(".kind", has=page.locator(f'input[name=kind][value="{glyph}"]')).tap()
    expect(page.locator(f'input[name=kind][value="{glyph}"]')).to_be_checked()


def standing(where: Page | Locator) -> dict[str, list[str]]:
    """The glyphs on each cell that is not empty, the lowest first."""
    found: list[list[str]] = where.locator(".board .piece").evaluate_all(
        "all => all.map(piece => [piece.dataset.at, piece.dataset.glyph])"
    )
    return stacks(tuple((at, glyph) for at, glyph in found))


def count_to(page: Page, id: str, value: int) -> None:
    """Steps a number to a value."""
    number = page.locator(f'[data-number="{id}"]')
    while (shown := int(number.locator("output").inner_text())) != value:
        number.locator(f'[data-by="{1 if shown < value else -1}"]').tap()


def build(page: Page, setup: Small) -> Iterator[tuple[Arrangement, str]]:
    """Builds a setup by touch, beginning with an empty board. Yields what stands there after each touch."""
    arrangement = setup.arrangement
    assert setup.game.setup
    seat = page.locator(f'input[name=turn][value="{arrangement.turn}"]')
    page.locator(".segment", has=seat).tap()
    expect(seat).to_be_checked()
    if page.locator(".board .piece").count():
        do(page, "setup-clear")
    start = arrangement_of(setup.game.setup, Play.start(setup.game).line.position)
    now = replace(start, pieces=(), turn=arrangement.turn)
    yield now, judged(setup.game, now)
    for at, glyph in arrangement.pieces:
        choose(page, glyph)
        tap(page, at)
        now = replace(now, pieces=(*now.pieces, (at, glyph)))
        yield now, judged(setup.game, now)
    for id, value in arrangement.numbers.items():
        count_to(page, id, value)
        now = replace(now, numbers={**now.numbers, id: value})
        yield now, judged(setup.game, now)


def build_all(page: Page, setup: Small) -> None:
    """Builds a setup by touch."""
    for _ in build(page, setup):
        pass
    says(page, "right")


def share_text(page: Page) -> str:
    """What stands after ``#/`` in the link that the share sheet shows, which is closed again."""
    expect(dialog(page, "share").locator("[data-link]")).not_to_have_value("")
    expect(dialog(page, "share").locator("[data-qr]")).to_be_visible()
    address = dialog(page, "share").locator("[data-link]").input_value()
    page.keyboard.press("Escape")
    expect(dialog(page, "share")).to_have_count(0)
    return address.split("#/", 1)[1]


def keep(page: Page, name: str | None = None) -> str:
    """Keeps the setup, under the proposed name unless another is given. Gives the name."""
    do(page, "setup-keep")
    sheet = dialog(page, "keep-setup")
    field = sheet.locator("input[name=name]")
    if name is not None:
        field.fill(name)
    chosen = field.input_value()
    sheet.locator(".button.main").tap()
    expect(note(page, "setup-kept")).to_contain_text(chosen)
    return chosen


def new_game_sheet(page: Page, game: str) -> Locator:
    """Opens the sheet for a new game from the home screen."""
    page.goto("#/")
    wait_for_screen(page, "home")
    page.locator(f'[data-game="{game}"] [data-do=options]').tap()
    expect(dialog(page, "new-game")).to_be_visible()
    return dialog(page, "new-game")


def mine(sheet: Locator) -> Locator:
    """The names of the setups of one's own that can be chosen."""
    return sheet.locator("input[name=own-setup]:not([value='']) ~ span")


def opened(page: Page, setup: Small) -> None:
    """Has a setup in the editor, by way of a game that was sent and the menu."""
    page.goto(f"#/{setup.link}")
    wait_for_screen(page, "play")
    expect(page.locator("[data-do=menu]")).to_be_visible()
    from_menu(page, "change-position")
    wait_for_editor(page)
    says(page, "right")


# ---------------------------------------------------------------- every game


@pytest.mark.parametrize("name", ARRANGED)
def test_a_setup_is_built_by_touch_and_played_from_without_a_network(
    visitor: MakeVisitor, serve: Callable[[Path], Server], dist: Path, name: str
) -> None:
    setup = small(name)
    server = serve(dist)
    visits = visitor(server, service_workers="block")
    visits.allow(r"console: .*[Ss]ervice [Ww]orker.*")
    page = visits.page(f"#/setup/{name}")
    wait_for_editor(page)
    usual = arrangement_of(setup.game.setup, Play.start(setup.game).line.position)  # type: ignore[arg-type]
    assert standing(page) == stacks(usual.pieces), "it begins with the usual start"
    says(page, "right")
    server.kill()
    visits.allow(NETWORK_TROUBLE)

    seen = set()
    for arrangement, verdict in build(page, setup):
        says(page, verdict)
        assert standing(page) == stacks(arrangement.pieces)
        off = "true" if verdict == "wrong" else "false"
        for action in ("setup-play", "setup-share", "setup-keep"):
            expect(page.locator(f"[data-do={action}]")).to_have_attribute("aria-disabled", off)
        seen.add(verdict)
    assert seen == {"right", "wrong"}
    do(page, "setup-play")
    wait_for_screen(page, "play")
    expect(page.locator(f'[data-seat="{setup.arrangement.turn}"]')).to_have_class(re.compile(r"\bactive\b"))
    assert standing(page) == stacks(setup.arrangement.pieces)

    play = setup.play()
    move = play.line.moves()[0]
    for step in move.steps:
        word = page.locator(f'[data-word="{step}"]')
        if word.count():
            word.tap()
        else:
            tap(page, step)
    wait_for_ply(page, 1)
    after = play.play(move.text).view()
    assert standing(page) == stacks(tuple((each.at, each.glyph) for each in after.pieces))


@pytest.mark.parametrize("name", ARRANGED)
def test_a_setup_is_sent_as_a_link_and_kept_for_new_games(visitor: MakeVisitor, name: str) -> None:
    setup = small(name)
    page = visitor().page()
    opened(page, setup)
    assert standing(page) == stacks(setup.arrangement.pieces)
    do(page, "setup-share")
    text = share_text(page)
    assert text == setup.link, "the rules in this Python write the same"
    friend = visitor().page(f"#/{text}")
    wait_for_screen(friend, "play")
    assert standing(friend) == stacks(setup.arrangement.pieces)

    assert keep(page) == "My setup 1"
    assert keep(page) == "My setup 2"
    sheet = new_game_sheet(page, name)
    expect(mine(sheet)).to_have_text(["My setup 1", "My setup 2"])
    row = sheet.locator("[data-setup]").first
    assert standing(row.locator(":scope", has=page.locator(".board"))) == stacks(setup.arrangement.pieces)
    row.locator("label").tap()
    expect(sheet.locator("input:checked[name=own-setup]")).to_have_count(1)
    do(sheet, "start")
    wait_for_screen(page, "play")
    assert standing(page) == stacks(setup.arrangement.pieces)
    wait_for_ply(page, 0)

    # Another game after this one begins there too.
    from_menu(page, "resign")
    dialog(page, "resign").locator("[data-answer=yes]").tap()
    wait_for_ply(page, 1)
    do(page, "rematch")
    wait_for_ply(page, 0)
    expect(page.locator("[data-outcome]")).to_have_count(0)
    assert standing(page) == stacks(setup.arrangement.pieces)


# ---------------------------------------------------------------- putting down and taking away


def test_a_draft_survives_a_reload_another_language_and_going_away(visitor: MakeVisitor) -> None:
    setup = small(ARRANGED[0])
    page = visitor().page()
    edit(page, setup.game.name)
    build_all(page, setup)
    there = standing(page)
    page.reload()
    wait_for_editor(page)
    assert standing(page) == there
    says(page, "right")
    do(page, "undo")
    do(page, "redo")
    says(page, "right")
    assert standing(page) == there, "steps can be taken back after a reload too"

    page.goto("#/settings")
    page.locator('[data-setting=language] input[value="ko"]').check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    page.go_back()
    wait_for_editor(page)
    assert standing(page) == there
    expect(status(page)).to_contain_text("이제 둘 수 있어요")
    assert page.locator(f'input[name=turn][value="{setup.arrangement.turn}"]').is_checked()


def test_going_on_from_a_game_does_not_lose_the_draft(visitor: MakeVisitor) -> None:
    setup = small(ARRANGED[0])
    page = visitor().page()
    edit(page, setup.game.name)
    do(page, "setup-clear") if page.locator(".board .piece").count() else tap(page, setup.arrangement.pieces[0][0])
    draft = standing(page)
    opened(page, setup)
    assert standing(page) == stacks(setup.arrangement.pieces) != draft
    page.reload()
    wait_for_editor(page)
    assert standing(page) == stacks(setup.arrangement.pieces), "a reload does not begin again"
    do(page, "undo")
    assert standing(page) == draft


@pytest.mark.skipif(not FLAT, reason="every game has stacks")
def test_a_tap_puts_down_exchanges_and_takes_away(regular: Visitor) -> None:
    game = GAMES[max(FLAT, key=lambda name: len(GAMES[name].setup.kinds))]  # type: ignore[union-attr]
    assert game.setup
    one, other = (kind.glyph for kind in game.setup.kinds[:2])
    page = regular.page()
    edit(page, game.name)
    if page.locator(".board .piece").count():
        do(page, "setup-clear")
    assert standing(page) == {}
    at, beside = (each.id for each in game.scene(game.complete({})).cells[:2])
    choose(page, one)
    tap(page, at)
    tap(page, beside)
    assert standing(page) == {at: [one], beside: [one]}
    choose(page, other)
    tap(page, at)
    assert standing(page) == {at: [other], beside: [one]}, "another piece takes its place"
    tap(page, at)
    assert standing(page) == {beside: [one]}, "the same piece is taken away"
    choose(page, "")
    tap(page, beside)
    assert standing(page) == {}
    tap(page, beside)
    assert standing(page) == {}
    for expected in ({beside: [one]}, {at: [other], beside: [one]}, {at: [one], beside: [one]}):
        do(page, "undo")
        assert standing(page) == expected
    do(page, "redo")
    assert standing(page) == {at: [other], beside: [one]}
    tap(page, beside)
    expect(page.locator("[data-do=redo]")).to_have_attribute("aria-disabled", "true")


@pytest.mark.skipif(not STACKING, reason="no game has stacks")
def test_stacks_grow_and_shrink_at_the_top(regular: Visitor) -> None:
    game = GAMES[STACKING[0]]
    assert game.setup
    one, other = (kind.glyph for kind in game.setup.kinds[:2])
    page = regular.page()
    edit(page, game.name)
    do(page, "setup-clear")
    at, beside = (each.id for each in game.scene(game.complete({})).cells[:2])
    choose(page, one)
    tap(page, at)
    tap(page, at)
    choose(page, other)
    tap(page, at)
    assert standing(page) == {at: [one, one, other]}
    expect(piece(page, at).last.locator(".height")).to_have_text("3")
    expect(cell(page, at)).to_have_attribute("aria-label", re.compile(r"\b3\b"))
    carry(page, middle(cell(page, at)), middle(cell(page, beside)))
    assert standing(page) == {at: [one, one], beside: [other]}, "the top piece is carried"
    carry(page, middle(cell(page, beside)), middle(cell(page, at)))
    choose(page, "")
    tap(page, at)
    tap(page, at)
    assert standing(page) == {at: [one]}


def middle(where: Locator) -> tuple[float, float]:
    """The middle of an element on the screen."""
    box = where.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """A piece is carried from one point to another."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=3)
    page.mouse.move(*end, steps=3)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)


def test_pieces_are_carried_to_the_board_over_it_and_off_it(regular: Visitor) -> None:
    game = GAMES[ARRANGED[0]]
    assert game.setup
    glyph = game.setup.kinds[-1].glyph
    page = regular.page()
    edit(page, game.name)
    if page.locator(".board .piece").count():
        do(page, "setup-clear")
    cells = [each.id for each in game.scene(game.complete({})).cells]
    at, beyond = cells[0], cells[-1]
    kind = page.locator(".kind", has=page.locator(f'input[value="{glyph}"]'))
    carry(page, middle(kind), middle(cell(page, at)))
    assert standing(page) == {at: [glyph]}
    expect(page.locator(f'input[name=kind][value="{glyph}"]')).to_be_checked()
    carry(page, middle(cell(page, at)), middle(cell(page, beyond)))
    assert standing(page) == {beyond: [glyph]}
    carry(page, middle(cell(page, beyond)), middle(page.locator("h1")))
    assert standing(page) == {}
    do(page, "undo")
    carry(page, middle(kind), middle(page.locator("h1")))
    assert standing(page) == {beyond: [glyph]}, "what comes from beside the board changes nothing beside it"


def laid(where: Page | Locator) -> dict[str, str]:
    """The grounds that are drawn where they are not as usual: their glyphs, by place."""
    found: list[list[str]] = where.locator(".board .grounds use").evaluate_all(
        "all => all.map(ground => [`${ground.getAttribute('x')},${ground.getAttribute('y')}`, "
        "ground.getAttribute('href').split('/').at(-1)])"
    )
    return {place: glyph for place, glyph in found}


def drawn(game: Game, grounds: dict[str, str]) -> dict[str, str]:
    """What ``laid`` gives for these grounds."""
    assert game.setup
    glyphs = {ground.id: ground.glyph for ground in game.setup.grounds}
    places = {cell.id: f"{cell.x - 0.5:g},{cell.y - 0.5:g}" for cell in game.scene(game.complete({})).cells}
    return {places[cell]: glyphs[id] for cell, id in grounds.items()}


def painted(game: Game) -> tuple[str, list[str]]:
    """A ground, and three empty cells side by side in the start that are usually of another."""
    assert game.setup
    scene = game.scene(game.complete({}))
    usual = usual_grounds(game.setup, scene)
    full = {piece.at for piece in Play.start(game).line.position.pieces()}
    row = [cell.id for cell in scene.cells if cell.row == len({each.row for each in scene.cells}) // 2]
    for ground in game.setup.grounds:
        for start in range(len(row) - 2):
            cells = row[start : start + 3]
            if full.isdisjoint(cells) and all(usual[cell] != ground.id for cell in cells):
                return ground.id, cells
    raise AssertionError("no such cells")


@pytest.mark.skipif(not GROUNDED, reason="no game has grounds that can be changed")
def test_grounds_are_painted_by_tap_stroke_and_key_and_taken_back(visitor: MakeVisitor) -> None:
    game = GAMES[GROUNDED[0]]
    ground, cells = painted(game)
    first, second, third = cells
    page = visitor().page()
    edit(page, game.name)
    pieces = standing(page)
    usual = cell(page, first).get_attribute("aria-label")
    expect(page.locator("[data-do=setup-usual-ground]")).to_have_attribute("aria-disabled", "true")

    choose(page, f"~{ground}")
    tap(page, first)
    assert laid(page) == drawn(game, {first: ground})
    assert cell(page, first).get_attribute("aria-label") != usual
    says(page, "right")
    tap(page, first)
    assert laid(page) == {}, "the same ground again: it is as usual"
    expect(cell(page, first)).to_have_attribute("aria-label", str(usual))

    carry(page, middle(cell(page, first)), middle(cell(page, third)))
    whole = drawn(game, dict.fromkeys(cells, ground))
    assert laid(page) == whole, "a finger paints all that it goes over"
    assert standing(page) == pieces, "and carries nothing"
    do(page, "undo")
    assert laid(page) == {}, "a stroke is one step"
    do(page, "redo")
    assert laid(page) == whole

    cell(page, second).focus()
    page.keyboard.press("Enter")
    assert laid(page) == drawn(game, {first: ground, third: ground})
    says(page, "right")
    page.reload()
    wait_for_editor(page)
    assert laid(page) == drawn(game, {first: ground, third: ground}), "the draft has them"
    do(page, "setup-usual-ground")
    assert laid(page) == {}
    assert standing(page) == pieces
    do(page, "undo")

    # Played from, kept, and changed again, they are the same.
    there = laid(page)
    says(page, "right")
    assert keep(page) == "My setup 1"
    sheet = new_game_sheet(page, game.name)
    assert laid(sheet.locator("[data-setup]").first) == there
    sheet.locator("[data-setup] label").first.tap()
    do(sheet, "start")
    wait_for_screen(page, "play")
    assert laid(page) == there
    from_menu(page, "change-position")
    wait_for_editor(page)
    assert laid(page) == there


@pytest.mark.skipif(not GROUNDED, reason="no game has grounds that can be changed")
def test_a_draft_from_before_there_were_grounds_opens(visitor: MakeVisitor) -> None:
    game = GAMES[GROUNDED[0]]
    page = visitor().page()
    edit(page, game.name)
    pieces = standing(page)
    page.evaluate(
        """game => new Promise((done, failed) => {
          const opened = indexedDB.open("wild");
          opened.onerror = failed;
          opened.onsuccess = () => {
            const store = opened.result.transaction("drafts", "readwrite").objectStore("drafts");
            store.get(game).onsuccess = ({ target }) => {
              for (const step of target.result.steps) delete step.grounds;
              store.put(target.result).onsuccess = () => (opened.result.close(), done());
            };
          };
        })""",
        game.name,
    )
    page.reload()
    wait_for_editor(page)
    says(page, "right")
    assert standing(page) == pieces
    assert laid(page) == {}


@pytest.mark.skipif(not CHOOSING, reason="every game has one start only")
def test_each_choice_of_a_start_leads_to_it(visitor: MakeVisitor) -> None:
    game = GAMES[CHOOSING[0]]
    option = next(option for option in game.options if option not in HOUSE_RULES)
    page = visitor().page()
    edit(page, game.name)
    for value in (*option.values, option.default):
        page.locator(f'[data-do=setup-start][data-value="{value}"]').tap()
        says(page, "right")
        pieces = Play.start(game, {option.id: value}).line.position.pieces()
        assert standing(page) == stacks(tuple((each.at, each.glyph) for each in pieces))
    do(page, "undo")
    says(page, "right")
    do(page, "setup-play")
    wait_for_screen(page, "play")
    wait_for_ply(page, 0)
    value = option.values[-1]
    assert standing(page) == stacks(
        tuple((each.at, each.glyph) for each in Play.start(game, {option.id: value}).line.position.pieces())
    )


def test_the_board_of_another_choice_is_shown_before_the_rules_have_started(visitor: MakeVisitor) -> None:
    if not CHOOSING:
        pytest.skip("every game has one start only")
    game = GAMES[CHOOSING[0]]
    option = next(option for option in game.options if option not in HOUSE_RULES)
    value = next(value for value in option.values if value != option.default)
    visits = visitor(service_workers="block")
    held: list[Route] = []
    visits.context.route("**/*.wasm", lambda route: held.append(route))
    page = visits.page()
    sheet = new_game_sheet(page, game.name)
    sheet.locator("label", has=page.locator(f'input[name="{option.id}"][value="{value}"]')).tap()
    do(sheet, "start")
    wait_for_screen(page, "play")
    pieces = Play.start(game, {option.id: value}).line.position.pieces()
    assert standing(page) == stacks(tuple((each.at, each.glyph) for each in pieces))
    assert held, "the rules cannot have started"
    for route in held:
        route.abort()
    visits.problems.clear()


def test_pieces_are_put_down_before_the_rules_have_started(visitor: MakeVisitor) -> None:
    setup = small(ARRANGED[0])
    visits = visitor(service_workers="block")
    held: list[Route] = []
    visits.context.route("**/*.wasm", lambda route: held.append(route))
    page = visits.page(f"#/setup/{setup.game.name}")
    wait_for_screen(page, "setup")
    expect(status(page)).to_contain_text("The rules are just starting")
    do(page, "setup-clear") if page.locator(".board .piece").count() else None
    at, glyph = setup.arrangement.pieces[0]
    choose(page, glyph)
    tap(page, at)
    assert standing(page) == {at: [glyph]}
    expect(status(page)).to_contain_text("The rules are just starting")
    assert held, "the rules cannot have started"
    for route in held:
        route.continue_()
    visits.context.unroute("**/*.wasm")
    wait_for_editor(page)
    assert standing(page) == {at: [glyph]}
    assert setup.game.setup
    start = arrangement_of(setup.game.setup, Play.start(setup.game).line.position)
    says(page, judged(setup.game, replace(start, pieces=((at, glyph),))))


def test_it_is_used_by_keyboard_alone(visitor: MakeVisitor) -> None:
    game = GAMES[(FLAT or ARRANGED)[0]]
    assert game.setup
    page = visitor(has_touch=False).page()
    edit(page, game.name)
    glyphs = [kind.glyph for kind in game.setup.kinds]
    clear = page.locator("[data-do=setup-clear]")
    if page.locator(".board .piece").count():
        clear.focus()
        page.keyboard.press("Enter")
    assert standing(page) == {}
    page.locator("[role=gridcell][tabindex='0']").focus()
    at = page.evaluate("document.activeElement.dataset.cell")
    page.keyboard.press("Enter")
    assert standing(page) == {at: glyphs[:1]}
    # From the board the next stop is what a tap puts down; arrows go through it.
    page.keyboard.press("Tab")
    expect(page.locator(f'input[name=kind][value="{glyphs[0]}"]')).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(f'input[name=kind][value="{glyphs[1]}"]')).to_be_focused()
    expect(page.locator(f'input[name=kind][value="{glyphs[1]}"]')).to_be_checked()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowRight")
    beside = page.evaluate("document.activeElement.dataset.cell")
    assert beside != at
    page.keyboard.press("Space")
    assert standing(page) == {at: glyphs[:1], beside: glyphs[1:2]}
    expect(page.locator("#spoken")).to_contain_text(beside)
    page.keyboard.press("Delete")
    assert standing(page) == {at: glyphs[:1]}
    page.keyboard.press("Control+z")
    assert standing(page) == {at: glyphs[:1], beside: glyphs[1:2]}
    page.keyboard.press("Control+Shift+z")
    assert standing(page) == {at: glyphs[:1]}
    expect(cell(page, beside)).to_be_focused()
    page.locator("[data-do=setup-start]").first.focus()
    page.keyboard.press("Enter")
    says(page, "right")
    page.locator("[data-do=setup-play]").focus()
    page.keyboard.press("Enter")
    wait_for_screen(page, "play")


def test_what_cannot_be_played_is_not_begun_sent_or_kept(regular: Visitor) -> None:
    page = regular.page()
    setup = small(ARRANGED[0])
    edit(page, setup.game.name)
    for _, verdict in build(page, setup):
        if verdict == "wrong":
            break
    says(page, "wrong")
    for action in ("setup-play", "setup-share", "setup-keep"):
        page.evaluate("document.querySelector('#spoken').replaceChildren()")
        page.locator(f"[data-do={action}]").tap(force=True)  # it is marked as disabled, and tapped all the same
        expect(page.locator("#spoken")).to_contain_text(status(page).inner_text())
        expect(page.locator("dialog")).to_have_count(0)
    wait_for_screen(page, "setup")


# ---------------------------------------------------------------- my setups


def test_the_name_of_a_setup_is_text(visitor: MakeVisitor) -> None:
    setup = small(ARRANGED[0])
    page = visitor().page()
    opened(page, setup)
    keep(page, HOSTILE)
    sheet = new_game_sheet(page, setup.game.name)
    expect(mine(sheet)).to_have_text([HOSTILE])
    do(sheet, "delete-setup")
    expect(sheet.locator("[data-setup]")).to_contain_text(f"“{HOSTILE}” was deleted.")
    assert page.locator("img").count() == 0
    assert page.evaluate("window.hacked") is None
    for address in (
        f"setup/{HOSTILE}",
        f"setup/{setup.game.name}/{HOSTILE}",
        "setup/no-such-game",
        "setup/constructor",
    ):
        page.goto(f"#/{address}")
        expect(page.locator("[data-error]")).to_be_visible()
        assert page.locator("img").count() == 0
        assert page.evaluate("window.hacked") is None
        page.goto("#/")
        wait_for_screen(page, "home")


def test_a_deleted_setup_can_be_brought_back(visitor: MakeVisitor) -> None:
    setup = small(ARRANGED[0])
    page = visitor().page()
    opened(page, setup)
    keep(page, "One")
    keep(page, "Two")
    sheet = new_game_sheet(page, setup.game.name)
    first = sheet.locator("[data-setup]").first
    first.locator("label").tap()
    do(first, "delete-setup")
    expect(first).to_contain_text("“One” was deleted.")
    expect(first.locator("[data-do=restore-setup]")).to_be_focused()
    do(first, "restore-setup")
    expect(mine(first)).to_have_text("One")
    do(first, "delete-setup")
    page.keyboard.press("Escape")
    sheet = new_game_sheet(page, setup.game.name)
    expect(mine(sheet)).to_have_text(["Two"])
    page.reload()
    wait_for_screen(page, "home")
    sheet = new_game_sheet(page, setup.game.name)
    expect(mine(sheet)).to_have_text(["Two"])
    do(sheet, "edit-setup")
    wait_for_editor(page)
    assert standing(page) == stacks(setup.arrangement.pieces)


def test_a_kept_setup_starts_with_the_other_choices_of_the_sheet(visitor: MakeVisitor) -> None:
    games = [name for name in ARRANGED if REPETITION in GAMES[name].options]
    if not games:
        pytest.skip("no game has the common option")
    setup = small(games[0])
    page = visitor().page()
    opened(page, setup)
    keep(page)
    sheet = new_game_sheet(page, setup.game.name)
    sheet.locator("[data-setup] label").tap()
    sheet.locator(f'input[name="{REPETITION.id}"][value="off"]').check()
    do(sheet, "start")
    wait_for_screen(page, "play")
    do(page, "share")
    expected = Play.start(setup.game, {REPETITION.id: "off"}, setup.position)
    assert share_text(page) == write_link(expected.record)


def test_the_editor_is_reached_from_the_sheet_for_a_new_game(regular: Visitor) -> None:
    page = regular.page()
    sheet = new_game_sheet(page, ARRANGED[0])
    do(sheet, "set-up")
    wait_for_editor(page)
    expect(page.locator("dialog")).to_have_count(0)


# ---------------------------------------------------------------- what is kept


OLD_DATABASE = """saves => new Promise((resolve, reject) => {
  const opening = indexedDB.open("wild", 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("games", { keyPath: "id" });
    opening.result.createObjectStore("settings");
  };
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const writing = opening.result.transaction(["games", "settings"], "readwrite");
    for (const save of saves) writing.objectStore("games").put(save);
    writing.objectStore("settings").put({ language: "ko", told: ["offline"] }, "app");
    writing.oncomplete = () => { opening.result.close(); resolve(); };
  };
})"""

NEWER_DATABASE = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open("wild", 77);
  opening.onupgradeneeded = () => opening.result.createObjectStore("of the future");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => { opening.result.close(); resolve(); };
})"""


def blank(visits: Visitor) -> Page:
    """A page of the site's origin on which the app does not run."""
    visits.allow(r"console: .*favicon\.ico\)")
    page = visits.context.new_page()
    page.goto("manifest.webmanifest")
    return page


def test_what_an_older_version_kept_is_still_there(visitor: MakeVisitor) -> None:
    setup = small(ARRANGED[0])
    play = setup.play()
    save: dict[str, Any] = {
        "id": "old",
        "game": setup.game.name,
        "name": "From long ago",
        "record": play.record.to_json(),
        "options": dict(play.record.options),
        "state": None,
        "created": 1,
        "changed": 1,
        "revision": 3,
        "deleted": None,
    }
    visits = visitor()
    page = blank(visits)
    page.evaluate(OLD_DATABASE, [json.loads(json.dumps(plain(save)))])
    page.goto("./#/saves")
    expect(page.locator("[data-save] strong")).to_have_text("From long ago")
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    page.locator("[data-save] a").tap()
    wait_for_screen(page, "play")
    wait_for_ply(page, 0)
    page.goto(f"#/setup/{setup.game.name}/old")
    expect(page.locator("[data-error]")).to_have_count(0)
    wait_for_screen(page, "setup")


def test_what_a_newer_version_has_added_does_no_harm(visitor: MakeVisitor) -> None:
    visits = visitor()
    page = visits.page()
    wait_for_screen(page, "home")
    setup = small(ARRANGED[0])
    opened(page, setup)
    keep(page)
    page.close()
    page = blank(visits)
    page.evaluate(NEWER_DATABASE)
    page.goto("./#/")
    sheet = new_game_sheet(page, setup.game.name)
    expect(mine(sheet)).to_have_text(["My setup 1"])
    page.keyboard.press("Escape")
    expect(note(page, "trouble")).to_have_count(0)


def test_without_room_setups_live_on_in_memory(visitor: MakeVisitor) -> None:
    setup = small(ARRANGED[0])
    visits = visitor(service_workers="block")
    visits.allow(r"console: .*[Ss]ervice [Ww]orker.*")
    page = visits.context.new_page()
    browser = visits.context.new_cdp_session(page)
    browser.send("Storage.overrideQuotaForOrigin", {"origin": visits.url.rstrip("/"), "quotaSize": 1})
    page.goto("#/")
    opened(page, setup)
    expect(note(page, "trouble")).to_contain_text("The browser has no room left.")
    keep(page)
    page.goto("#/")
    wait_for_screen(page, "home")
    edit(page, setup.game.name)
    assert standing(page) == stacks(setup.arrangement.pieces), "the draft"
    sheet = new_game_sheet(page, setup.game.name)
    expect(mine(sheet)).to_have_text(["My setup 1"])


# ---------------------------------------------------------------- what is seen


@pytest.mark.parametrize("name", ARRANGED)
def test_everything_is_in_reach_and_the_board_is_not_covered(visitor: MakeVisitor, name: str) -> None:
    page = visitor().page()
    edit(page, name)
    for shape, viewport in {**VIEWPORTS, "phone on its side": {"width": 844, "height": 390}}.items():
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), shape
        page.evaluate("scrollTo(0, 0)")
        covered = page.locator(".setup [data-cell]").evaluate_all(
            """all => all.filter(cell => {
              const { x, y, width, height } = cell.getBoundingClientRect();
              return document.elementFromPoint(x + width / 2, y + height / 2) !== cell;
            }).map(cell => cell.dataset.cell)"""
        )
        assert covered == [], shape
        missed = page.locator(".setup :is(button, label)").evaluate_all(
            """all => all.filter(control => {
              control.scrollIntoView({ block: "center" });
              const { x, y, width, height } = control.getBoundingClientRect();
              const there = document.elementFromPoint(x + width / 2, y + height / 2);
              return width < 44 || height < 44 || !control.contains(there);
            }).map(control => control.outerHTML)"""
        )
        assert missed == [], shape


def test_a_note_says_what_was_reconstructed(regular: Visitor) -> None:
    page = regular.page()
    noted = 0
    for name in ARRANGED:
        game = GAMES[name]
        id = game.title.replace("title", "setup-note")
        folder = Path(__import__(game.package, fromlist=["__file__"]).__file__ or "").parent
        text = re.search(rf"^{id} = (.+)$", (folder / "en.ftl").read_text("utf-8"), re.MULTILINE)
        edit(page, name)
        if text is None:
            expect(page.locator("[data-setup-note]")).to_have_count(0)
        else:
            expect(page.locator("[data-setup-note]")).to_have_text(text[1])
            noted += 1
    assert noted
