"""Measures the start, in one Chromium: the time to the first accepted tap, and the bytes of a first visit.

(a) a bare page: the default ``loadPyodide()``, ``wildcore`` imported from source, one tap asked for;
(b) the app's first visit, in a fresh profile;
(c) the app's start from its own store, with the server gone.

Run it with ``python3 build.py bench start``.
"""

from __future__ import annotations

import argparse
import logging
import shutil
import statistics
import sys
import tempfile
import threading
import zipfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright
from waitress.server import create_server

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from server import create_app  # noqa: E402 (the repository is no installed package)

CHROMIUM: dict[str, Any] = {
    "executable_path": shutil.which("chromium"),
    "args": [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
    ],
}
TABLET: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}

WARM_TO_BARE = 0.2
COLD_BYTES = 7_000_000

BARE_PAGE = '<!doctype html><html lang="en"><title>Bare</title><script type="module" src="bare.js"></script>'
BARE_SCRIPT = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
python.unpackArchive(await (await fetch("./wildcore.zip")).arrayBuffer(), "zip");
const bridge = python.pyimport("wildcore.bridge");
const ask = (method, argument) => JSON.parse(bridge.call(method, JSON.stringify(argument))).ok;
const { record, view } = ask("start", { game: "manakin-mates" });
const step = view.next.find(({ kind, final }) => kind === "cell" && final).step;
if (!ask("tap", { record, taps: [], tap: step }).played) throw new Error("The tap was not accepted.");
finish({ tap: performance.now() });
"""

# In the app: presses "play" on the first page, taps a free cell as soon as the board has been painted, and waits for
# the piece on it. Moments are in milliseconds since the navigation began.
WATCH = """
const moments = {};
const found = (selector) => new Promise((resolve) => {
  const look = () => document.querySelector(selector);
  const now = look();
  if (now) return resolve(now);
  new MutationObserver((_, observer) => {
    const element = look();
    if (element) { observer.disconnect(); resolve(element); }
  }).observe(document, { childList: true, subtree: true });
});
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
async function watch() {
  if (!location.hash) (await found('[data-do="play"]')).click();
  await found("main.play [data-cell]");
  await painted();
  moments.board = performance.now();
  const start = document.querySelector('script[src*="rules-start"]').src;
  import(start).then(({ rules }) => rules.ready).then(() => { moments.python = performance.now(); });
  const taken = new Set([...document.querySelectorAll("[data-at]")].map((piece) => piece.dataset.at));
  const cell = [...document.querySelectorAll("main.play [data-cell]")].find(({ dataset }) => !taken.has(dataset.cell));
  cell.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await found(`main.play [data-at="${cell.dataset.cell}"]`);
  moments.tap = performance.now();
  finish(moments);
}
if (self === top) watch();
"""


PROMISE = "globalThis.measured = new Promise((resolve) => { globalThis.finish = resolve; });"


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[tuple[int, list[int]]]:
    """Serves a folder: gives the port, and the sizes of the bodies sent so far."""
    sizes: list[int] = []
    app = create_app(folder)

    def counted(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        def start(status: str, headers: list[tuple[str, str]], *rest: Any) -> Any:
            sizes.extend(int(value) for name, value in headers if name.lower() == "content-length")
            return start_response(status, headers, *rest)

        return app(environ, start)

    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    server = create_server(counted, host="localhost", port=port, ident=None)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    try:
        yield getattr(server, "effective_port", port), sizes
    finally:
        server.task_dispatcher.shutdown()  # type: ignore[attr-defined]
        server.close()


def bare_site(folder: Path) -> None:
    """What somebody writes in ten minutes."""
    (folder / "index.html").write_text(BARE_PAGE, "utf-8")
    (folder / "bare.js").write_text(BARE_SCRIPT, "utf-8")
    shutil.copytree(ROOT / "web/node_modules/pyodide", folder / "pyodide")
    with zipfile.ZipFile(folder / "wildcore.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted((ROOT / "wildcore").rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                archive.write(file, file.relative_to(ROOT))


def measured(context: BrowserContext, address: str, script: str = "") -> tuple[Page, dict[str, float]]:
    """Opens a page there and waits for what the script in it measures."""
    page = context.new_page()
    page.add_init_script(PROMISE + script)
    page.goto(address, wait_until="commit")
    moments: dict[str, float] = page.evaluate("measured")
    return page, moments


@contextmanager
def profile(playwright: Playwright) -> Iterator[BrowserContext]:
    """Chromium with a new profile of its own on disk, as a person has: there it also keeps compiled code."""
    with tempfile.TemporaryDirectory() as folder:
        context = playwright.chromium.launch_persistent_context(folder, **CHROMIUM, **TABLET)
        try:
            yield context
        finally:
            context.close()


def bare(playwright: Playwright, runs: int) -> list[dict[str, float]]:
    """(a)"""
    results = []
    with tempfile.TemporaryDirectory() as name:
        bare_site(Path(name))
        with served(Path(name)) as (port, _):
            for _run in range(runs):
                with profile(playwright) as context:
                    results.append(measured(context, f"http://localhost:{port}/")[1])
    return results


STORED = """
navigator.serviceWorker.ready.then(({ active }) => new Promise((resolve) => {
  if (active.state === "activated") resolve();
  active.addEventListener("statechange", () => active.state === "activated" && resolve());
}))
"""


def app(playwright: Playwright, runs: int) -> tuple[list[dict[str, float]], list[dict[str, float]], list[int]]:
    """(b), (c), and the bytes of (b)."""
    cold, warm, sizes = [], [], []
    for _run in range(runs):
        with profile(playwright) as context:
            with served(ROOT / "dist") as (port, sent):
                page, moments = measured(context, f"http://localhost:{port}/", WATCH)
                cold.append(moments)
                page.evaluate(STORED)
                sizes.append(sum(sent))
            # The server is gone. The starts before the one that counts let the browser keep the compiled code.
            for _start in range(3):
                address = page.url
                page.close()
                page, moments = measured(context, address, WATCH)
            warm.append(moments)
    return cold, warm, sizes


def median(results: list[dict[str, float]], moment: str) -> float:
    """In seconds."""
    return statistics.median(result.get(moment, result["tap"]) for result in results) / 1000


def start(runs: int) -> bool:
    """Prints the figures; whether all goals are met."""
    with sync_playwright() as playwright:
        print(f"Chromium, {runs} runs each, medians", flush=True)
        bare_results = bare(playwright, runs)
        cold, warm, sizes = app(playwright, runs)
    a, b, c = median(bare_results, "tap"), median(cold, "tap"), median(warm, "tap")
    board, python = median(warm, "board"), median(warm, "python")
    size = int(statistics.median(sizes))
    goals = {
        f"c is at most {WARM_TO_BARE} × a ({WARM_TO_BARE * a:.2f} s)": c <= WARM_TO_BARE * a,
        f"a first visit takes at most {COLD_BYTES / 1e6:.0f} MB": size <= COLD_BYTES,
        "in c the board is painted before Python is ready": all(
            each["board"] < each.get("python", each["tap"]) for each in warm
        ),
    }
    print(f"first accepted tap: (a) bare page     {a:6.2f} s")
    print(f"                    (b) first visit   {b:6.2f} s")
    print(f"                    (c) warm, offline {c:6.2f} s = {c / a:.2f} × a")
    print(f"in (c): board painted after {board:.2f} s, Python ready after {python:.2f} s")
    print(f"bytes sent in a first visit, as compressed: {size:,}")
    for goal, met in goals.items():
        print(f"{'met    ' if met else 'NOT MET'} {goal}")
    return all(goals.values())


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="build.py bench start", description=__doc__)
    parser.add_argument("--runs", type=int, required=True)
    arguments = parser.parse_args()
    start(arguments.runs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
