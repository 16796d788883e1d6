/** The memory snapshot as it is stored. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { folded, unfolded } from "../../web/app/rules/memory.js";

const PAGE = 65536;

for (const [what, memory, pages] of [
  ["nothing", new Uint8Array(0), 0],
  ["only empty pages", new Uint8Array(3 * PAGE), 0],
  ["something in the middle", new Uint8Array(5 * PAGE).fill(7, 2 * PAGE + 5, 3 * PAGE + 1), 2],
  ["a short last page", new Uint8Array(PAGE + 100).fill(1, PAGE + 99), 1],
  ["a short last page after a full one", new Uint8Array(2 * PAGE + 3).fill(9), 3],
]) {
  test(`${what} comes back as it was`, () => {
    const stored = folded(memory);
    assert.deepEqual(unfolded(stored.slice().buffer), memory);
    assert(stored.length <= 4 * (2 + pages) + pages * PAGE);
  });
}
