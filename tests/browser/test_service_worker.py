"""The real service worker in a real browser, on a small site that is published again and again."""

from __future__ import annotations

import functools
import hashlib
import http.server
import json
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect
from werkzeug.serving import BaseWSGIServer, make_server

from server import create_app
from tests.browser.site import PATIENCE

WEB = Path(__file__).resolve().parents[2] / "web"
PRECACHE = '/*PRECACHE*/ { version: "dev", files: [] }'

INDEX = """<!doctype html>
<html><head><meta charset="utf-8"><title>Site</title>
<link rel="icon" href="data:,"><script type="module" src="{main}"></script></head><body></body></html>
"""
# What the page knows is written into its markup, where the tests can wait for it.
MAIN = """
import {{ offline }} from "./{offline}";
const show = () => Object.assign(document.body.dataset, {{ ready: offline.offlineReady, update: offline.updateReady }});
document.body.dataset.version = "{version}";
window.offline = offline;
window.loadPart = () => import("./{part}").then((part) => part.version);
offline.addEventListener("change", show);
void offline.start().then(show);
"""


class Live:
    """A WSGI application on a port of this machine that can be switched off and on again."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._server: BaseWSGIServer | None = None
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        """The address of the top of the site."""
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Listens; after a stop on the same port as before."""
        self._server = make_server("127.0.0.1", self.port, self._app, threaded=True)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """From here on a connection is refused."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


@pytest.fixture
def live() -> Iterator[Callable[[Any], Live]]:
    """Starts an application; what still runs at the end of the test is stopped."""
    started: list[Live] = []

    def start(app: Any) -> Live:
        started.append(Live(app))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture
def profile(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh profile: nothing cached, no worker registered."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


class Site:
    """A folder into which versions of a small site are published as the build does it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._published_at = 1_700_000_000

    def publish(self, version: str, *, without: str = "", page: str = "", padding: int = 0) -> None:
        """Replaces what is there. ``without``: the part that is listed but missing; ``page``: a foreign index.html."""
        offline = self._hashed("offline.js", (WEB / "app" / "offline.js").read_text())
        shared = self._hashed("shared.js", "export const same = true;\n")
        part = self._hashed("part.js", f"export const version = '{version}';\n//{'x' * padding}\n")
        main = self._hashed("main.js", MAIN.format(offline=offline[0], part=part[0], version=version))
        files = dict([offline, shared, part, main])
        index = INDEX.format(main=f"app/{main[0]}")
        listed = ["./index.html", *(f"./app/{name}" for name in files)]
        digest = hashlib.sha256(json.dumps([listed, index]).encode()).hexdigest()[:12]
        worker = (WEB / "sw.js").read_text()
        assert worker.count(PRECACHE) == 1
        app = self.folder / "app"
        app.mkdir(parents=True, exist_ok=True)
        for old in app.iterdir():
            old.unlink()
        for name, text in files.items():
            if not (without and name.startswith(f"{without}.")):
                (app / name).write_text(text)
        (self.folder / "index.html").write_text(page or index)
        (self.folder / "sw.js").write_text(worker.replace(PRECACHE, json.dumps({"version": digest, "files": listed})))
        # A plain host tells versions apart by the second, and a test publishes several in one.
        self._published_at += 1
        for name in ("index.html", "sw.js"):
            os.utime(self.folder / name, (self._published_at, self._published_at))

    @staticmethod
    def _hashed(name: str, text: str) -> tuple[str, str]:
        base, end = name.split(".")
        return f"{base}.{hashlib.sha256(text.encode()).hexdigest()[:12]}.{end}", text


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """A site in its first version."""
    made = Site(tmp_path / "site")
    made.publish("1")
    return made


@pytest.fixture
def server(site: Site, live: Callable[[Any], Live]) -> Live:
    """The site, served by ours."""
    return live(create_app(site.folder))


def shows(page: Page, **state: str) -> Locator:
    """The page once its state is this."""
    return page.locator("body" + "".join(f"[data-{name}='{value}']" for name, value in state.items()))


def visit(profile: BrowserContext, url: str, version: str) -> Page:
    """A new tab on the site, once the site is on the device."""
    page = profile.new_page()
    page.goto(url)
    expect(shows(page, version=version, ready="true")).to_be_attached()
    return page


def look_for_update(page: Page) -> None:
    """As when the tablet is taken up again."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def failed_update(page: Page) -> None:
    """Looks for an update and waits until the worker found has been thrown away."""
    page.evaluate(
        """async () => {
            const registration = await navigator.serviceWorker.ready;
            const gone = new Promise((resolve) => registration.addEventListener("updatefound", () => {
                const next = registration.installing;
                next.addEventListener("statechange", () => resolve(next.state));
            }));
            await registration.update().catch(() => undefined);
            if ((await gone) !== "redundant") throw new Error("the worker was installed");
        }"""
    )


def cache_names(page: Page) -> list[str]:
    """The caches that the browser holds for this site."""
    names: list[str] = page.evaluate("caches.keys()")
    return names


def test_after_one_visit_the_server_is_not_needed(profile: BrowserContext, server: Live) -> None:
    page = visit(profile, server.url, "1")
    server.stop()
    page.reload()
    expect(shows(page, version="1")).to_be_attached()
    assert page.evaluate("loadPart()") == "1"
    page.close()
    later = profile.new_page()
    later.goto(f"{server.url}?from=home-screen#/some/link")
    expect(shows(later, version="1")).to_be_attached()


def test_the_first_visit_offers_no_update(profile: BrowserContext, server: Live) -> None:
    page = visit(profile, server.url, "1")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    expect(shows(page, update="false")).to_be_attached()


def test_a_plain_host_under_a_sub_path_does(profile: BrowserContext, site: Site, plain_host: Plain) -> None:
    page = visit(profile, plain_host.url, "1")
    assert page.evaluate("fetch('../').then((answer) => answer.text())") == "the rest of the host"
    plain_host.stop()
    page.reload()
    expect(shows(page, version="1")).to_be_attached()


def test_a_host_that_redirects_the_page_does(profile: BrowserContext, site: Site, plain_host: Plain) -> None:
    plain_host.redirects = True
    page = visit(profile, plain_host.url, "1")
    plain_host.stop()
    page.reload()
    expect(shows(page, version="1")).to_be_attached()


def test_a_new_version_is_offered_and_not_forced(profile: BrowserContext, site: Site, server: Live) -> None:
    page = visit(profile, server.url, "1")
    site.publish("2")
    look_for_update(page)
    expect(shows(page, version="1", update="true")).to_be_attached()
    page.reload()
    expect(shows(page, version="1", update="true")).to_be_attached()
    assert page.evaluate("loadPart()") == "1"
    page.evaluate("void offline.applyUpdate()")
    expect(shows(page, version="2", update="false")).to_be_attached()
    server.stop()
    page.reload()
    expect(shows(page, version="2")).to_be_attached()
    assert page.evaluate("loadPart()") == "2"


def test_closing_all_pages_switches_too(profile: BrowserContext, site: Site, server: Live) -> None:
    page = visit(profile, server.url, "1")
    site.publish("2")
    look_for_update(page)
    expect(shows(page, update="true")).to_be_attached()
    page.goto("about:blank")
    page.goto(server.url)
    expect(shows(page, version="2", update="false")).to_be_attached()


def test_another_page_goes_on_with_its_version(profile: BrowserContext, site: Site, server: Live) -> None:
    other = visit(profile, server.url, "1")
    page = visit(profile, server.url, "1")
    other.evaluate("window.midGame = true")
    site.publish("2")
    look_for_update(page)
    expect(shows(page, update="true")).to_be_attached()
    page.evaluate("void offline.applyUpdate()")
    expect(shows(page, version="2")).to_be_attached()
    expect(shows(other, version="1", update="true")).to_be_attached()
    assert other.evaluate("midGame") is True
    # Its modules have left the server by now: they come from the version that was kept for it.
    assert other.evaluate("loadPart()") == "1"
    other.evaluate("void offline.applyUpdate()")
    expect(shows(other, version="2", update="false")).to_be_attached()


def test_the_version_before_is_kept_until_the_next_switch(profile: BrowserContext, site: Site, server: Live) -> None:
    page = visit(profile, server.url, "1")
    seen = cache_names(page)
    for version in ("2", "1", "3", "4"):
        site.publish(version)
        look_for_update(page)
        expect(shows(page, update="true")).to_be_attached()
        page.evaluate("void offline.applyUpdate()")
        expect(shows(page, version=version, update="false")).to_be_attached()
        page.evaluate("navigator.serviceWorker.ready")
        now = cache_names(page)
        assert len(now) == 2
        assert seen[-1] in now, "the version that other pages may still run"
        seen.append(next(name for name in now if name != seen[-1]))


def test_a_version_that_comes_during_a_switch_is_kept_whole(
    profile: BrowserContext, site: Site, plain_host: Plain
) -> None:
    page = visit(profile, plain_host.url, "1")
    site.publish("2")
    look_for_update(page)
    expect(shows(page, update="true")).to_be_attached()
    site.publish("3")
    plain_host.lets_parts_go.clear()
    look_for_update(page)
    page.wait_for_function("async () => (await navigator.serviceWorker.ready).installing !== null")
    page.evaluate("void offline.applyUpdate()")
    expect(shows(page, version="2")).to_be_attached()
    plain_host.lets_parts_go.set()
    expect(shows(page, version="2", update="true")).to_be_attached()
    page.evaluate("void offline.applyUpdate()")
    expect(shows(page, version="3", update="false")).to_be_attached()
    plain_host.stop()
    page.reload()
    expect(shows(page, version="3")).to_be_attached()
    assert page.evaluate("loadPart()") == "3"


def test_a_version_with_a_missing_file_never_comes_to_be(profile: BrowserContext, site: Site, server: Live) -> None:
    page = visit(profile, server.url, "1")
    before = cache_names(page)
    site.publish("2", without="part")
    failed_update(page)
    expect(shows(page, version="1", update="false")).to_be_attached()
    assert cache_names(page) == before
    server.stop()
    page.reload()
    expect(shows(page, version="1")).to_be_attached()
    assert page.evaluate("loadPart()") == "1"
    server.start()
    site.publish("3")
    look_for_update(page)
    expect(shows(page, update="true")).to_be_attached()


def test_a_page_of_another_version_is_not_kept(profile: BrowserContext, site: Site, server: Live) -> None:
    page = visit(profile, server.url, "1")
    site.publish("2", page=INDEX.format(main="app/main.feedfeedfeed.js"))
    failed_update(page)
    server.stop()
    page.reload()
    expect(shows(page, version="1", update="false")).to_be_attached()


def test_a_page_instead_of_a_file_is_not_kept(profile: BrowserContext, site: Site, plain_host: Plain) -> None:
    page = visit(profile, plain_host.url, "1")
    plain_host.answers_everything = True
    site.publish("2", without="part")
    failed_update(page)
    expect(shows(page, version="1", update="false")).to_be_attached()


def test_without_room_the_old_version_goes_on(profile: BrowserContext, site: Site, server: Live) -> None:
    page = visit(profile, server.url, "1")
    before = cache_names(page)
    browser = profile.new_cdp_session(page)
    browser.send("Storage.overrideQuotaForOrigin", {"origin": server.url.rstrip("/"), "quotaSize": 200_000})
    site.publish("2", padding=1_000_000)
    failed_update(page)
    assert cache_names(page) == before
    server.stop()
    page.reload()
    expect(shows(page, version="1", update="false")).to_be_attached()


def test_what_has_not_changed_is_not_loaded_again(profile: BrowserContext, site: Site, server: Live) -> None:
    page = visit(profile, server.url, "1")
    asked: list[str] = []
    profile.on("request", lambda request: asked.append(request.url.removeprefix(server.url)))
    site.publish("2")
    look_for_update(page)
    expect(shows(page, update="true")).to_be_attached()
    page.evaluate("void offline.applyUpdate()")
    expect(shows(page, version="2")).to_be_attached()
    assert page.evaluate("caches.match(document.querySelector('script').src).then((kept) => kept.ok)")
    loaded = [address for address in asked if address.startswith("app/")]
    assert any(address.startswith("app/part.") for address in loaded), "a worker's own requests are seen"
    assert not [address for address in loaded if address.startswith("app/shared.")]


def test_what_is_not_of_the_app_goes_to_the_network(profile: BrowserContext, site: Site, server: Live) -> None:
    page = visit(profile, server.url, "1")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    (site.folder / "later.txt").write_text("fresh")
    assert page.evaluate("fetch('later.txt').then((answer) => answer.text())") == "fresh"
    assert page.goto(f"{server.url}nowhere").status == 404  # type: ignore[union-attr]


def test_copies_beside_each_other_leave_each_other_alone(
    profile: BrowserContext, site: Site, plain_host: Plain, tmp_path: Path
) -> None:
    inner = Site(site.folder / "preview-0a1b2c3d")
    inner.publish("inner")
    page = visit(profile, plain_host.url, "1")
    copy = visit(profile, f"{plain_host.url}preview-0a1b2c3d/", "inner")
    for version in ("2", "3"):
        site.publish(version)
        look_for_update(page)
        expect(shows(page, update="true")).to_be_attached()
        page.evaluate("void offline.applyUpdate()")
        expect(shows(page, version=version)).to_be_attached()
    expect(shows(copy, version="inner", update="false")).to_be_attached()
    # The copy's folder looks hashed, and yet its page changes from version to version.
    inner.publish("next")
    look_for_update(copy)
    expect(shows(copy, version="inner", update="true")).to_be_attached()
    copy.evaluate("void offline.applyUpdate()")
    expect(shows(copy, version="next")).to_be_attached()
    plain_host.stop()
    copy.reload()
    expect(shows(copy, version="next", update="false")).to_be_attached()
    assert copy.evaluate("loadPart()") == "next"


class Plain(http.server.ThreadingHTTPServer):
    """Python's own file server, as an example of a host that knows nothing of the app."""

    daemon_threads = True
    redirects = False
    answers_everything = False

    def __init__(self, root: Path, path: str) -> None:
        super().__init__(("127.0.0.1", 0), functools.partial(PlainAnswers, directory=str(root)))
        self.url = f"http://127.0.0.1:{self.server_port}{path}"
        self.lets_parts_go = threading.Event()
        self.lets_parts_go.set()
        threading.Thread(target=self.serve_forever, daemon=True).start()
        self._runs = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that breaks off an answer is nothing to tell; anything else shows in the test."""

    def stop(self) -> None:
        """From here on a connection is refused."""
        if self._runs:
            self._runs = False
            self.lets_parts_go.set()
            self.shutdown()
            self.server_close()


class PlainAnswers(http.server.SimpleHTTPRequestHandler):
    """With two habits that real hosts have: "index.html" sent to its folder, and a page for whatever is missing."""

    server: Plain

    def do_GET(self) -> None:
        if "/part." in self.path:
            self.server.lets_parts_go.wait()
        if self.server.redirects and self.path.endswith("/index.html"):
            self.send_response(301)
            self.send_header("Location", self.path.removesuffix("index.html"))
            self.end_headers()
            return
        if self.server.answers_everything and not Path(self.translate_path(self.path)).exists():
            self.path = "/games/wild/index.html"
        super().do_GET()

    def log_message(self, format: str, *args: object) -> None:
        """Silent."""


@pytest.fixture
def plain_host(site: Site, tmp_path: Path) -> Iterator[Plain]:
    """The site below a path of a host that has other things too."""
    root = tmp_path / "host"
    (root / "games").mkdir(parents=True)
    (root / "games" / "index.html").write_text("the rest of the host")
    (root / "games" / "wild").symlink_to(site.folder)
    host = Plain(root, "/games/wild/")
    yield host
    host.stop()
