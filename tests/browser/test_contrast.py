"""Pieces can be seen on every ground that they stand on, also in bright light."""

from __future__ import annotations

import base64
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.catalogue import SETUPS, Setup, stacks
from tests.browser.site import Visitor, shown_stacks, wait_for_ply, wait_for_screen
from wildcore.core.links import write_link

# WCAG 2.2, 1.4.11: what is needed to understand a picture stands off from what is beside it.
ENOUGH = 3
# How much of the outline of a piece has to. Drawings have soft corners and highlights.
MOST = 0.8

# Given: two pictures of a board, with the pieces and without, and the middle and size of each stack of pieces; gives
# for each cell the share of its outline that stands off from the ground. From well within the piece it looks in all
# directions for the last pixel that the piece has changed. The ground is what lies beyond; somewhere between there and
# a fifth of a piece inwards (the outermost may be a shadow) the piece must have a colour that stands off.
OUTLINES = """
async ({ full, empty, cells, enough }) => {
  const read = async data => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  };
  const [pieces, ground] = [await read(full), await read(empty)];
  const { width, height } = ground;
  const at = ({ data }, x, y) => {
    const index = 4 * (Math.round(y) * width + Math.round(x));
    return [data[index], data[index + 1], data[index + 2]];
  };
  const within = (x, y) => x >= 0 && y >= 0 && Math.round(x) < width && Math.round(y) < height;
  const differ = (a, b) => a.some((value, n) => Math.abs(value - b[n]) > 8);
  const changed = (x, y) => within(x, y) && differ(at(pieces, x, y), at(ground, x, y));
  const light = color => {
    const parts = color.map(value => value / 255);
    const [r, g, b] = parts.map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const share = ({ x, y, size, far: farthest }) => {
    let [seen, off] = [0, 0];
    for (let turn = 0; turn < 72; turn++) {
      const [dx, dy] = [Math.cos((turn * Math.PI) / 36), Math.sin((turn * Math.PI) / 36)];
      const inside = Math.round(0.38 * size); // further in, a face may have the very colour of the ground
      let far = inside;
      while (far < farthest && changed(x + far * dx, y + far * dy)) far++;
      const beyond = [1, 2, 3].map(more => [x + (far + more) * dx, y + (far + more) * dy]);
      const crowded = beyond.some(([x, y]) => !within(x, y) || changed(x, y));
      if (far === inside || far >= farthest || crowded) continue; // another piece is in the way
      const outside = beyond.reduce((sum, [x, y]) => sum + light(at(ground, x, y)) / beyond.length, 0);
      seen++;
      for (let back = 0; back < size / 5; back++) {
        const edge = light(at(pieces, x + (far - back) * dx, y + (far - back) * dy));
        if (contrast(edge, outside) >= enough) {
          off++;
          break;
        }
      }
    }
    return seen ? off / seen : null;
  };
  return Object.fromEntries(cells.map(cell => [cell.id, share(cell)]));
}
"""


def outlines(page: Page, looking: Page) -> dict[str, float]:
    """For each occupied cell of the board on a page, the share of the outline that stands off from the ground."""
    board = page.locator(".board")
    box = board.bounding_box()
    assert box
    places: list[dict[str, Any]] = board.evaluate(
        """(board, { x, y }) => {
          const pieces = board.querySelectorAll(".piece use:first-child");
          const stacks = Map.groupBy(pieces, piece => piece.closest(".piece").dataset.at);
          return [...stacks].map(([id, stack]) => {
            const boxes = stack.map(use => use.getBoundingClientRect());
            const top = Math.min(...boxes.map(box => box.top));
            const bottom = Math.max(...boxes.map(box => box.bottom));
            const [{ left, right, width }] = boxes;
            const far = (bottom - top + 0.2 * width) / 2;
            return { id, x: (left + right) / 2 - x, y: (top + bottom) / 2 - y, size: width, far };
          });
        }""",
        box,
    )
    full = page.screenshot(clip=box)  # type: ignore[arg-type]
    board.evaluate("board => { for (const layer of board.querySelectorAll('.pieces')) layer.style.display = 'none'; }")
    empty = page.screenshot(clip=box)  # type: ignore[arg-type]
    found: dict[str, float] = looking.evaluate(
        OUTLINES,
        {
            "full": base64.b64encode(full).decode(),
            "empty": base64.b64encode(empty).decode(),
            "cells": places,
            "enough": ENOUGH,
        },
    )
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_pieces_stand_off_from_the_board(regular: Visitor, setup: Setup) -> None:
    page = regular.page()
    looking = regular.context.new_page()
    plays = setup.whole_game
    seen: set[str] = set()
    faint: dict[str, float] = {}
    for play in (plays[0], plays[len(plays) // 3], plays[2 * len(plays) // 3], plays[-1]):
        page.goto(f"#/{write_link(play.record)}")
        wait_for_screen(page, "play")
        wait_for_ply(page, play.record.at)
        standing = stacks(play)
        assert shown_stacks(page) == standing
        shares = outlines(page, looking)
        assert shares.keys() == standing.keys()
        for cell, share in shares.items():
            if share is not None:
                seen.update(standing[cell][-1:])
                if share < MOST:
                    faint[f"{standing[cell]} on {cell}"] = round(share, 2)
    assert seen >= {glyph for glyphs in standing.values() for glyph in glyphs[-1:]}
    assert faint == {}
