/** The memory snapshot as it is stored. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { folded, initialData, unfolded } from "../../web/app/rules/memory.js";

const PAGE = 65536;
const HEAD = 16;

/** A snapshot: a head that says its own length, then the memory. */
const snapshot = (memory) => {
  const whole = new Uint8Array(HEAD + memory.length);
  new Uint32Array(whole.buffer, 0, 2)[1] = HEAD;
  whole.set(memory, HEAD);
  return whole;
};

const little = (value) => [...new Uint8Array(new Uint32Array([value]).buffer)];
const leb = (value) => {
  const bytes = [];
  for (;;) {
    const byte = value & 127;
    value >>= 7;
    const last = (value === 0 && !(byte & 64)) || (value === -1 && byte & 64);
    bytes.push(last ? byte : byte | 128);
    if (last) return bytes;
  }
};

/** A WebAssembly file with one memory and this data, as the engine reads it too. */
const wasm = (segments) => {
  const data = [
    ...leb(segments.length),
    ...segments.flatMap(([at, bytes]) => [0, 0x41, ...leb(at), 0x0b, ...leb(bytes.length), ...bytes]),
  ];
  const memory = [1, 0, 16];
  const exports = [1, 1, 0x6d, 2, 0];
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, ...little(1)],
    ...[5, ...leb(memory.length), ...memory],
    ...[7, ...leb(exports.length), ...exports],
    ...[11, ...leb(data.length), ...data],
  ]);
};

const DATA = [
  [0, [1]],
  [63, [2, 3]],
  [66, [4, 5, 6]],
  [300, Array(200).fill(7)],
  [3 * PAGE - 2, [8, 9, 10, 11]],
];
const FILE = wasm(DATA);

test("the data of a file is what an engine finds in a fresh memory", async () => {
  const { instance } = await WebAssembly.instantiate(FILE);
  const fresh = new Uint8Array(instance.exports.m.buffer);
  const read = new Uint8Array(fresh.length);
  for (const { at, bytes } of initialData(FILE)) read.set(bytes, at);
  assert.deepEqual(read, fresh);
});

test("data of an unknown kind is refused", () => {
  const passive = FILE.slice();
  passive[FILE.findIndex((byte, at) => byte === 0 && FILE[at + 1] === 0x41)] = 1;
  assert.throws(() => initialData(passive));
});

test("the data of Pyodide itself can be read", () => {
  const found = initialData(readFileSync(new URL("../../web/node_modules/pyodide/pyodide.asm.wasm", import.meta.url)));
  assert(found.length > 100);
  assert(found.every(({ at, bytes }) => at > 0 && bytes.length > 0));
});

for (const [what, memory] of [
  ["only empty pages", new Uint8Array(4 * PAGE)],
  ["something in the middle", new Uint8Array(5 * PAGE).fill(7, 2 * PAGE + 5, 3 * PAGE + 1)],
  ["a short last page", new Uint8Array(3 * PAGE + 100).fill(1, PAGE + 99)],
  ["full pages", new Uint8Array(4 * PAGE + 3).fill(9)],
]) {
  test(`${what}: it comes back as it was`, () => {
    const whole = snapshot(memory);
    const stored = folded(whole, FILE);
    assert.deepEqual(unfolded(stored.slice().buffer, FILE.slice().buffer), whole);
  });
}

test("what a fresh memory has is not stored, and nor are empty pages", () => {
  const memory = new Uint8Array(8 * PAGE);
  for (const [at, bytes] of DATA) memory.set(bytes, at);
  memory[6 * PAGE] = 1;
  const stored = folded(snapshot(memory), FILE);
  const pages = 2; // the head's and the one byte's
  assert.equal(stored.length, 4 * (2 + pages) + pages * PAGE);
  assert.equal(stored.slice(4 * (2 + pages)).filter((byte) => byte !== 0).length, 2);
});
