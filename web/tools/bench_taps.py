"""Measures how soon a tap shows where a piece can go, in one Chromium, on the positions with the most moves that random
games of each game come to: from the click to the marks on the board, the rules in their worker included.

Run it with ``python3 build.py bench taps``.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from heapq import nlargest
from pathlib import Path

from bench_start import CHROMIUM, ROOT, TABLET, served
from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(ROOT))

from wildcore.core.game import Game
from wildcore.core.links import write_link
from wildcore.core.play import Play
from wildcore.core.playout import playout
from wildcore.core.source import Source
from wildcore.registry import GAMES

GAMES_PLAYED = 30
LARGEST = 5
MEDIAN, P95 = 16, 50  # milliseconds

TAPS = """
async (cells) => {
  const board = document.querySelector("main.play .board");
  const until = (fits) => new Promise((resolve) => {
    if (fits()) return resolve();
    const observer = new MutationObserver(() => { if (fits()) { observer.disconnect(); resolve(); } });
    observer.observe(board, { subtree: true, attributes: true, childList: true });
  });
  const chosen = () => board.querySelector(".ground.chosen") !== null;
  const cell = (id) => board.querySelector(`[data-cell="${id}"]`);
  const click = (id) => cell(id).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const times = [];
  for (const id of cells) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const begun = performance.now();
    click(id);
    await until(chosen);
    times.push(performance.now() - begun);
    click(id);
    await until(() => !chosen());
  }
  return times;
}
"""


def largest(game: Game) -> list[str]:
    """The positions with the most moves, as text."""
    found: dict[str, int] = {}
    for seed in range(GAMES_PLAYED):
        for ply in playout(Play.start(game).line, Source(seed), limit=300).plies:
            found[ply.position] = len(ply.moves)
    return nlargest(LARGEST, found, key=lambda text: (found[text], text))


def times(page: Page, address: str, game: Game, position: str, runs: int) -> list[float]:
    """In milliseconds, for each piece that can be chosen, after a round that only fills caches."""
    play = Play.start(game, {}, position)
    cells = [choice.step for choice in play.view().next if choice.kind == "cell" and not choice.final]
    page.goto(f"{address}#/{write_link(play.record)}")
    page.reload()
    page.wait_for_selector("main.play [data-cell]")
    page.evaluate(TAPS, cells)
    return [time for _ in range(runs) for time in page.evaluate(TAPS, cells)]


def taps(runs: int) -> None:
    """Prints the figures of each game, then the goals."""
    reached = []
    with sync_playwright() as playwright, served(Path(ROOT / "dist")) as (port, _):
        browser = playwright.chromium.launch(**CHROMIUM)
        for game in GAMES.values():
            page = browser.new_context(**TABLET).new_page()
            address = f"http://localhost:{port}/"
            found = [time for text in largest(game) for time in times(page, address, game, text, runs)]
            page.context.close()
            if not found:  # a game in which every tap is a whole move
                continue
            middle, late = statistics.median(found), statistics.quantiles(found, n=20)[-1]
            print(f"{game.name:16} {len(found):5} taps   median {middle:5.1f} ms   p95 {late:5.1f} ms", flush=True)
            reached.append((game.name, middle <= MEDIAN and late <= P95))
        browser.close()
    for name, met in reached:
        print(f"{'met    ' if met else 'NOT MET'} {name}: median at most {MEDIAN} ms, p95 at most {P95} ms")


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="build.py bench taps", description=__doc__)
    parser.add_argument("--runs", type=int, required=True)
    taps(parser.parse_args().runs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
