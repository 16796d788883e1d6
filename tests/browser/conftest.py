"""The site as it was built, behind the real server, and browser profiles that are watched."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.site import ROOT, Server, Visitor, the_game
from wildcore.core.game import Game

CHROMIUM_OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def usual_game() -> Game:
    """See ``the_game``: for tests that name it but play it by nothing of ``site``."""
    return the_game()


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site."""
    folder = ROOT / "dist"
    if not (folder / "index.html").is_file():
        pytest.fail("The site has not been built. Run: python3 build.py build", pytrace=False)
    return folder


@pytest.fixture(scope="session")
def site(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The built site, served. It is shared: a test that kills its server uses ``serve``."""
    server = Server(dist, tmp_path_factory.mktemp("site") / "log").start()
    yield server
    server.kill()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[[Path], Server]]:
    """Starts a server of a test's own for a folder; it is ended with the test."""
    started: list[Server] = []

    def start(folder: Path) -> Server:
        server = Server(folder, tmp_path / f"server-{len(started)}.log")
        started.append(server)
        return server.start()

    yield start
    for server in started:
        server.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("There is no Chromium. On Debian: apt-get install chromium", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_OPTIONS)
        yield browser
        browser.close()


@pytest.fixture
def visitor(browser: Browser, site: Server) -> Iterator[Callable[..., Visitor]]:
    """Makes browser profiles, on a tablet that is held sideways unless options say otherwise. Afterwards nothing may
    have gone wrong in any of them: no error on the console, no uncaught one, no request to another origin."""
    visitors: list[Visitor] = []

    def make(server: Server = site, **options: object) -> Visitor:
        visitors.append(Visitor(browser, server.url, **options))
        return visitors[-1]

    yield make
    problems = [problem for one in visitors for problem in one.problems]
    for one in visitors:
        one.close()
    assert problems == []


@pytest.fixture(scope="module")
def regular_profile(browser: Browser, site: Server) -> Iterator[Visitor]:
    """See ``regular``."""
    visitor = Visitor(browser, site.url)
    yield visitor
    visitor.close()


@pytest.fixture
def regular(regular_profile: Visitor) -> Iterator[Visitor]:
    """A watched profile that the tests of a module share, for those that do not care what was saved before them."""
    yield regular_profile
    problems, regular_profile.problems = regular_profile.problems, []
    for page in regular_profile.context.pages:
        page.close()
    assert problems == []
