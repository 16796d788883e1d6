"""Games in a real WebKit, the engine of every browser on an iPad."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from selenium.common.exceptions import (
    ElementNotInteractableException,
    StaleElementReferenceException,
    TimeoutException,
)
from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.service import Service

from tests.browser import kingdom
from tests.browser.catalogue import SETUPS, Setup, move_between, stacks, taps_of
from tests.browser.site import SHOWN_STACKS, Server, link, the_game
from wildcore.core.play import Play
from wildcore.registry import GAMES

PLIES = 4

# WebKit starts Python several times slower than Chromium does.
PATIENCE = 120


def program(name: str, package: str) -> str:
    """Where a program is; without it the test fails and says what to install."""
    found = shutil.which(name)
    if found is None:
        pytest.fail(f"There is no {name}. On Debian: apt-get install {package}", pytrace=False)
    return found


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A screen that nobody sees."""
    reading, writing = os.pipe()
    screen = subprocess.Popen(
        [program("Xvfb", "xvfb"), "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    screen.kill()
    screen.wait()


@contextlib.contextmanager
def started(display: str) -> Iterator[WebKitGTK]:
    """A WebKit browser with a fresh profile."""
    driver = program("WebKitWebDriver", "webkit2gtk-driver")
    browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    if not browsers:
        pytest.fail("There is no MiniBrowser. On Debian: apt-get install webkit2gtk-driver", pytrace=False)
    options = WebKitGTKOptions()
    options.binary_location = str(browsers[-1])
    options.add_argument("--automation")
    environment = {
        **os.environ,
        "DISPLAY": display,
        "GDK_BACKEND": "x11",
        "LANG": "C.UTF-8",
        "LIBGL_ALWAYS_SOFTWARE": "1",
        "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        # Its sandbox cannot be had by root, which is what machines that run tests are.
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    }
    browser = WebKitGTK(options=options, service=Service(executable_path=driver, env=environment))
    browser.set_script_timeout(PATIENCE)
    try:
        yield browser
    finally:
        browser.quit()


@pytest.fixture
def webkit(display: str) -> Iterator[WebKitGTK]:
    """A browser of a test's own."""
    with started(display) as browser:
        yield browser


@pytest.fixture(scope="module")
def visited(display: str, dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[WebKitGTK, str]]:
    """A browser that has been to the home screen once, and its address: the server is gone. It is shared, because
    starting one takes longer than a game."""
    with started(display) as browser:
        server = Server(dist, tmp_path_factory.mktemp("webkit") / "log").start()
        try:
            browser.get(server.url)
            find(browser, "[data-game]")
            wait_for_worker(browser)
        finally:
            server.kill()
        yield browser, server.url


def wait_for_worker(webkit: WebKitGTK) -> None:
    """Waits until everything that is needed offline is kept."""
    webkit.execute_async_script("const done = arguments[0]; navigator.serviceWorker.ready.then(() => done())")


def find(webkit: WebKitGTK, selector: str) -> WebElement:
    """Waits for an element."""
    try:
        return WebDriverWait(webkit, PATIENCE, 0.1).until(lambda _: webkit.find_element(By.CSS_SELECTOR, selector))
    except TimeoutException:
        seen = webkit.execute_script(
            "return `${location.href} ${document.body?.dataset.screen}: ${document.body?.innerText}`"
        )
        raise AssertionError(f"no {selector} in {seen}") from None


def click(webkit: WebKitGTK, selector: str) -> None:
    """Clicks an element, once it is there and is not just being drawn anew."""
    drawing = (ElementNotInteractableException, StaleElementReferenceException)

    def clicked(_: WebKitGTK) -> bool:
        find(webkit, selector).click()
        return True

    WebDriverWait(webkit, PATIENCE, 0.1, ignored_exceptions=drawing).until(clicked)


def selector(step: str) -> str:
    """Where a step of a move is tapped."""
    if step.startswith("@"):
        return f'[data-supply="{step}"]'
    return f'.board [data-cell="{step}"]' if step[-1:].isdigit() else f'[data-word="{step}"]'


def wait_for_ply(webkit: WebKitGTK, number: int) -> None:
    """Waits until that many actions are in force."""
    find(webkit, f'[data-log] [data-ply="{number}"][aria-current="step"]')


def standing(webkit: WebKitGTK) -> dict[str, str]:
    """The glyph on each cell that is not empty."""
    found: dict[str, str] = webkit.execute_script(
        """return Object.fromEntries(
          [...document.querySelectorAll(".board .piece")].map(piece => [piece.dataset.at, piece.dataset.glyph]))"""
    )
    return found


def play(webkit: WebKitGTK, ply: int, *cells: str) -> None:
    """Clicks the cells of a move, which is then the so-many-eth."""
    for cell in cells:
        click(webkit, selector(cell))
    wait_for_ply(webkit, ply)


def test_a_game_and_a_link_without_the_server(webkit: WebKitGTK, dist: Path, serve: Callable[[Path], Server]) -> None:
    server = serve(dist)
    webkit.get(server.url)
    click(webkit, f'[data-game="{the_game().name}"] [data-do=play]')
    play(webkit, 1, "c3")
    play(webkit, 2, "d4")
    play(webkit, 3, "c3", "c2")
    before = standing(webkit)
    assert before == {"c2": "disc-purple", "d4": "disc-white"}
    wait_for_worker(webkit)

    server.kill()
    webkit.refresh()
    wait_for_ply(webkit, 3)
    assert standing(webkit) == before
    play(webkit, 4, "d4", "d5")

    webkit.get("about:blank")
    webkit.get(f"{server.url}#/{link('@a1', '@b1', '@e5')}")
    wait_for_ply(webkit, 3)
    assert standing(webkit) == {"a1": "disc-purple", "b1": "disc-white", "e5": "disc-purple"}
    play(webkit, 4, "c3")


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_beginning_of_every_game_without_the_server(visited: tuple[WebKitGTK, str], setup: Setup) -> None:
    webkit, url = visited
    webkit.get("about:blank")
    webkit.get(url)
    click(webkit, f'[data-game="{setup.game.name}"] [data-do=options]')
    for id, value in setup.options.items():
        choose(webkit, f'dialog[data-dialog=new-game] input[name="{id}"][value="{value}"]')
    click(webkit, "dialog[data-dialog=new-game] [data-do=start]")
    plays = setup.whole_game[: PLIES + 1]
    wait_for_start(webkit, plays[0])
    for ply, (before, after) in enumerate(pairwise(plays), start=1):
        for step in taps_of(before, move_between(before, after)):
            click(webkit, selector(step))
        wait_for_ply(webkit, ply)
        assert shown_stacks(webkit) == stacks(after)
    webkit.refresh()
    wait_for_ply(webkit, len(plays) - 1)
    assert shown_stacks(webkit) == stacks(plays[-1])


@pytest.mark.skipif(kingdom.NAME not in GAMES, reason=f"{kingdom.NAME} is not installed")
def test_a_whole_game_with_every_ability_without_the_server(visited: tuple[WebKitGTK, str]) -> None:
    webkit, url = visited
    plays = kingdom.plays()
    webkit.get("about:blank")
    webkit.get(url)
    click(webkit, f'[data-game="{kingdom.NAME}"] [data-do=play]')
    wait_for_start(webkit, plays[0])
    for ply, (before, after) in enumerate(pairwise(plays), start=1):
        move = move_between(before, after)
        for step in taps_of(before, move):
            click(webkit, selector(step))
        if before.line.position.question(move):
            click(webkit, "dialog[data-dialog=sure] [data-answer=yes]")
        wait_for_ply(webkit, ply)
        if ply == len(plays) // 2:
            webkit.refresh()
            wait_for_ply(webkit, ply)
    assert shown_stacks(webkit) == stacks(plays[-1])


def wait_for_start(webkit: WebKitGTK, start: Play) -> None:
    """Waits until the rules have answered: before, a board may be shown as the game usually begins."""
    wait_for_ply(webkit, 0)
    WebDriverWait(webkit, PATIENCE, 0.1).until(lambda _: shown_stacks(webkit) == stacks(start))


def choose(webkit: WebKitGTK, selector: str) -> None:
    """Clicks the label around a choice, which itself may be no more than a dot."""
    find(webkit, selector).find_element(By.XPATH, "ancestor::label").click()
    assert find(webkit, selector).is_selected()


def shown_stacks(webkit: WebKitGTK) -> dict[str, list[str]]:
    """The glyphs of the pieces on each cell, the lowest first, once nothing moves any more."""
    found: dict[str, list[str]] = webkit.execute_async_script(
        f"const done = arguments[0]; ({SHOWN_STACKS})(document.querySelector('.board')).then(done)"
    )
    return found


# Keeps every transaction that lists a table under way until the page is gone, as a slow disk may.
NEVER_DONE = """
  const { getAll, get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.getAll = function (...what) {
    const again = () => get.call(this, "").addEventListener("success", again);
    again();
    return getAll.apply(this, what);
  };
"""


def test_a_page_that_was_put_aside_while_it_tidied_up_holds_up_no_later_one(visited: tuple[WebKitGTK, str]) -> None:
    webkit, url = visited
    webkit.get("about:blank")
    webkit.get(url)
    find(webkit, "[data-game]")
    webkit.execute_script(NEVER_DONE)
    click(webkit, f'[data-game="{the_game().name}"] [data-do=play]')
    webkit.get("about:blank")
    webkit.get(f"{url}#/saves")
    find(webkit, "body[data-screen=saves]")
    webkit.get(url)
    click(webkit, f'[data-game="{the_game().name}"] [data-do=play]')
    play(webkit, 1, "c3")


def test_pages_that_are_left_as_soon_as_they_are_loaded_hold_up_no_later_one(visited: tuple[WebKitGTK, str]) -> None:
    webkit, url = visited
    for wait in (False, True) * 4:
        webkit.get(url)
        if wait:
            find(webkit, "[data-game]")
        webkit.get("about:blank")
    webkit.get(f"{url}#/saves")
    find(webkit, "body[data-screen=saves]")
    webkit.get(url)
    click(webkit, f'[data-game="{the_game().name}"] [data-do=options]')
    find(webkit, "dialog[data-dialog=new-game] [data-do=start]")
