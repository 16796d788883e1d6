"""A game in a real WebKit, the engine of every browser on an iPad."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.common.exceptions import TimeoutException
from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.service import Service

from tests.browser.site import GAME, Server, link

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


@pytest.fixture
def webkit(display: str) -> Iterator[WebKitGTK]:
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
    yield browser
    browser.quit()


def find(webkit: WebKitGTK, selector: str) -> WebElement:
    """Waits for an element."""
    try:
        return WebDriverWait(webkit, PATIENCE).until(lambda _: webkit.find_element(By.CSS_SELECTOR, selector))
    except TimeoutException:
        seen = webkit.execute_script(
            "return `${location.href} ${document.body?.dataset.screen}: ${document.body?.innerText}`"
        )
        raise AssertionError(f"no {selector} in {seen}") from None


def click(webkit: WebKitGTK, selector: str) -> None:
    """Clicks an element, once it is there."""
    find(webkit, selector).click()


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
        click(webkit, f'.board [data-cell="{cell}"]')
    wait_for_ply(webkit, ply)


def test_a_game_and_a_link_without_the_server(webkit: WebKitGTK, dist: Path, serve: Callable[[Path], Server]) -> None:
    server = serve(dist)
    webkit.get(server.url)
    click(webkit, f'[data-game="{GAME}"] [data-do=play]')
    play(webkit, 1, "c3")
    play(webkit, 2, "d4")
    play(webkit, 3, "c3", "c2")
    before = standing(webkit)
    assert before == {"c2": "disc-purple", "d4": "disc-white"}
    webkit.set_script_timeout(PATIENCE)
    webkit.execute_async_script("const done = arguments[0]; navigator.serviceWorker.ready.then(() => done())")

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
