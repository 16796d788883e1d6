"""What the browser tests share: the real server, visitors who are watched, and hands that play."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebError, expect

from wildcore.bridge import plain
from wildcore.core.game import Game
from wildcore.core.links import write_link
from wildcore.core.play import Play
from wildcore.registry import GAMES

ROOT = Path(__file__).resolve().parents[2]
GAME = "manakin-mates"
SEATS = ("Purple", "White")

# Generous: the machine may be busy with other things. Nothing is ever waited for by the clock.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)

VIEWPORTS = {
    "phone": {"width": 390, "height": 844},
    "portrait": {"width": 768, "height": 1024},
    "landscape": {"width": 1024, "height": 768},
    "desktop": {"width": 1920, "height": 1080},
}


class Server:
    """The real server in a process of its own, so that it can be killed and started again at the same address."""

    def __init__(self, dist: Path, log: Path) -> None:
        self._dist = dist
        self._log = log
        self._port = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The address of the top of the site."""
        return f"http://127.0.0.1:{self._port}/"

    def start(self) -> Server:
        """Returns when it listens; after a kill on the same port as before."""
        environment = {
            **os.environ,
            "WILD_HOST": "127.0.0.1",
            "WILD_PORT": str(self._port),
            "WILD_DIST": str(self._dist),
        }
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "server"], cwd=ROOT, env=environment, stdout=log, stderr=log
            )
        self._port = self._told_port(self._process)
        return self

    def kill(self) -> None:
        """Ends it at once: from here on a connection is refused."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _told_port(self, process: subprocess.Popen[bytes]) -> int:
        while process.poll() is None:
            told = re.search(r"http://[^/]*:(\d+)/", self._log.read_text())
            if told:
                return int(told[1])
            time.sleep(0.02)
        raise AssertionError(f"The server did not start:\n{self._log.read_text()}")


# What the browser itself writes on the console when it asks for a new version and there is no server.
NO_SERVER = r"console: Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED) .*"


class Visitor:
    """A browser profile of its own. Every page in it is watched: console errors, uncaught errors and requests to
    another origin are ``problems``, and a test in which a problem came up fails."""

    def __init__(self, browser: Browser, url: str, **options: object) -> None:
        chosen = {
            "viewport": VIEWPORTS["landscape"],
            "has_touch": True,
            "reduced_motion": "reduce",
            "locale": "en-US",
            "service_workers": "allow",
            **options,
        }
        self.url = url
        self.problems: list[str] = []
        self._allowed: list[re.Pattern[str]] = []
        self.context = browser.new_context(base_url=url, **chosen)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._console)
        self.context.on("weberror", self._error)
        self.context.on("request", self._request)
        self.context.on("serviceworker", lambda worker: worker.on("console", self._console))

    def page(self, where: str = "#/") -> Page:
        """A new page that shows a route of the app."""
        page = self.context.new_page()
        page.goto(where)
        return page

    def allow(self, pattern: str) -> None:
        """From here on problems that match the whole of ``pattern`` are none: they are what the test brings about."""
        self._allowed.append(re.compile(pattern, re.DOTALL))

    def close(self) -> None:
        """Ends the profile and everything that it stored."""
        self.context.close()

    def _problem(self, text: str) -> None:
        if not any(allowed.fullmatch(text) for allowed in self._allowed):
            self.problems.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._problem(f"console: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self._problem(f"uncaught: {error.error}")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != urlsplit(self.url).netloc:
            self._problem(f"request to another origin: {request.url}")


def cut_off(visits: Visitor, server: Server) -> None:
    """No server, and no network either."""
    server.kill()
    visits.allow(NO_SERVER)
    visits.context.set_offline(True)


# ---------------------------------------------------------------- playing


def the_game() -> Game:
    """The game that most tests play by its moves. Where somebody has taken it out, they are skipped."""
    if GAME not in GAMES:
        pytest.skip(f"{GAME} is not installed")
    return GAMES[GAME]


def link(*moves: str, position: str | None = None, undone: int = 0, **options: str) -> str:
    """What stands after ``#/`` in a link to a game in which these moves were played and the last ``undone`` taken
    back. It is made by the rules in this Python."""
    play = Play.start(the_game(), options, position)
    for move in moves:
        play = play.play(move)
    return write_link(play.goto(len(moves) - undone).record)


def after(*moves: str, position: str | None = None) -> dict[str, Any]:
    """What the rules in this Python show after these moves."""
    play = Play.start(the_game(), {}, position)
    for move in moves:
        play = play.play(move)
    shown: dict[str, Any] = plain(play.view())
    return shown


def glyphs(view: dict[str, Any]) -> dict[str, str]:
    """The glyph on each cell of a view that is not empty."""
    return {piece["at"]: piece["glyph"] for piece in view["pieces"]}


def wait_for_screen(page: Page, name: str) -> None:
    """Returns when that screen is shown."""
    expect(page.locator("body")).to_have_attribute("data-screen", name)


def wait_for_board(page: Page) -> None:
    """Returns when a board to play on is shown."""
    wait_for_screen(page, "play")
    expect(cell(page, "c3")).to_be_visible()


def new_game(page: Page) -> None:
    """From the home screen into a new game."""
    page.locator(f'[data-game="{the_game().name}"] [data-do=play]').tap()
    wait_for_board(page)


def open_game(page: Page, *moves: str, position: str | None = None, undone: int = 0) -> None:
    """Shows a game that stands after these moves."""
    page.goto(f"#/{link(*moves, position=position, undone=undone)}")
    wait_for_board(page)
    wait_for_ply(page, len(moves) - undone)


def cell(where: Page | Locator, name: str) -> Locator:
    """A cell of the board."""
    return where.locator(f'.board [data-cell="{name}"]')


def piece(where: Page | Locator, name: str) -> Locator:
    """What stands on a cell."""
    return where.locator(f'.board .piece[data-at="{name}"]')


def standing(where: Page | Locator) -> dict[str, str]:
    """The glyph on each cell that is not empty."""
    found: dict[str, str] = where.locator(".board .piece").evaluate_all(
        "all => Object.fromEntries(all.map(piece => [piece.dataset.at, piece.dataset.glyph]))"
    )
    return found


# Of a board, in any browser.
SHOWN_STACKS = """async board => {
  const moving = () => board.getAnimations({ subtree: true })
    .filter(animation => animation.effect.getTiming().iterations !== Infinity && animation.playState !== "finished");
  while (moving().length) await Promise.allSettled(moving().map(animation => animation.finished));
  const found = {};
  for (const piece of board.querySelectorAll(".piece")) {
    const { at, glyph } = piece.dataset;
    const cell = board.querySelector(`[data-cell="${at}"]`).getBoundingClientRect();
    const seen = piece.querySelector("use");
    const box = seen.getBoundingClientRect();
    const aside = Math.abs(box.x + box.width / 2 - cell.x - cell.width / 2) / cell.width;
    const above = (cell.y + cell.height / 2 - box.y - box.height / 2) / cell.height;
    const wrong = !seen.getAttribute("href").endsWith(`/${glyph}`) ? "looks like another "
      : aside > 0.25 || above < -0.25 || above > 0.6 ? "is not at its place " : "";
    (found[at] ??= []).push(wrong + glyph);
  }
  return found;
}"""


def shown_stacks(where: Page | Locator) -> dict[str, list[str]]:
    """The glyphs of the pieces on each cell, the lowest first, once nothing moves any more. A piece that does not look
    like its glyph or is not seen at its cell is told as such."""
    found: dict[str, list[str]] = where.locator(".board").evaluate(SHOWN_STACKS)
    return found


def targets(where: Page | Locator) -> set[str]:
    """The cells that show a dot: where the chosen piece may go."""
    return marked(where, ".dot.open")


def marked(where: Page | Locator, kind: str) -> set[str]:
    """The cells that show a mark, such as ``.ground.won``, by where it is seen."""
    found: list[str] = where.locator(".board").evaluate(
        """(board, kind) => {
          const middle = element => {
            const box = element.getBoundingClientRect();
            return `${Math.round(box.x + box.width / 2)} ${Math.round(box.y + box.height / 2)}`;
          };
          const cells = [...board.querySelectorAll("[data-cell]")];
          const names = new Map(cells.map(cell => [middle(cell), cell.dataset.cell]));
          const seen = mark => {
            const style = getComputedStyle(mark);
            return style.visibility !== "hidden" && style.display !== "none" && Number(style.opacity) > 0;
          };
          return [...board.querySelectorAll(kind)].filter(seen).map(mark => names.get(middle(mark)) ?? "no cell");
        }""",
        kind,
    )
    return set(found)


def tap(where: Page | Locator, name: str) -> None:
    """A finger taps a cell, a supply such as ``@purple``, or a word such as ``done``."""
    if name.startswith("@"):
        where.locator(f'[data-supply="{name}"]').tap()
    elif name[-1:].isdigit():
        cell(where, name).tap()
    else:
        where.locator(f'[data-word="{name}"]').tap()


def tap_all(where: Page | Locator, *names: str) -> None:
    """Taps one after another, as fast as they can be made."""
    for name in names:
        tap(where, name)


def play_moves(page: Page, moves: Iterable[str]) -> None:
    """Plays by touch: ``@c3`` places a bird, ``c3-d4`` moves one. Waits until each is done."""
    for move in moves:
        ply = ply_of(page)
        tap_all(page, *([move[1:]] if move.startswith("@") else move.split("-")))
        wait_for_ply(page, ply + 1)


def ply_of(page: Page) -> int:
    """How many actions are in force."""
    return int(page.locator("[data-log] [aria-current=step]").first.get_attribute("data-ply") or "-1")


def wait_for_ply(page: Page, number: int) -> None:
    """Returns when that many actions are in force."""
    expect(page.locator(f'[data-log] [data-ply="{number}"]').first).to_have_attribute("aria-current", "step")


def turn(page: Page) -> str:
    """The seat that is marked as the one to move; empty after the end."""
    active = page.locator("[data-seat].active")
    return SEATS[int(active.get_attribute("data-seat") or "")] if active.count() else ""


def status_text(page: Page | Locator) -> str:
    """The sentence that says how the game stands."""
    return page.locator("[data-status]").inner_text()


def note(page: Page, kind: str) -> Locator:
    """A note of that kind at the edge of the screen."""
    return page.locator(f'#notes .note[data-kind="{kind}"]')


def dialog(page: Page, name: str) -> Locator:
    """An open dialog."""
    return page.locator(f'dialog[data-dialog="{name}"][open]')


def do(where: Page | Locator, name: str) -> None:
    """Taps a button by what it does."""
    where.locator(f'[data-do="{name}"]').tap()


def from_menu(page: Page, name: str) -> None:
    """Opens the menu of the play screen and taps an entry."""
    do(page, "menu")
    do(dialog(page, "menu"), name)
