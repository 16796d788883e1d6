/**
 * A snapshot of Python's memory as it is stored: only the pages that hold anything, and of those only what is not in
 * Python's WebAssembly file already. Every instance begins with the data of that file in its memory, a quarter of
 * what a snapshot holds; stored as the difference it costs nearly nothing to send.
 *
 * Layout, in 32-bit words: the length of the whole, the number of pages stored, the index of each of those; then
 * their contents. The last page of the whole may be a short one.
 */

const PAGE = 65536;
const WORD = 4;

/** Where a snapshot of Pyodide says how long its head is, in words; the memory follows the head. */
const HEAD = 1;

/**
 * @param {Uint8Array} memory a snapshot, as Pyodide makes it
 * @param {Uint8Array} wasm Python's WebAssembly file
 * @returns {Uint8Array}
 */
export function folded(memory, wasm) {
  const rest = memory.slice();
  mix(rest, wasm);
  const page = (/** @type {number} */ index) => rest.subarray(index * PAGE, (index + 1) * PAGE);
  const all = [...Array(Math.ceil(rest.length / PAGE)).keys()];
  const kept = all.filter((index) => page(index).some((byte) => byte !== 0));
  const head = new Uint8Array(new Uint32Array([rest.length, kept.length, ...kept]).buffer);
  const out = new Uint8Array(kept.reduce((length, index) => length + page(index).length, head.length));
  out.set(head);
  kept.forEach((index, at) => out.set(page(index), head.length + at * PAGE));
  return out;
}

/**
 * @param {ArrayBuffer} stored what `folded` made
 * @param {ArrayBuffer} wasm the same WebAssembly file
 * @returns {Uint8Array} the memory
 */
export function unfolded(stored, wasm) {
  const [length, kept] = new Uint32Array(stored, 0, 2);
  const indices = new Uint32Array(stored, 2 * WORD, kept);
  const contents = new Uint8Array(stored, (2 + kept) * WORD);
  const memory = new Uint8Array(length);
  indices.forEach((index, at) => memory.set(contents.subarray(at * PAGE, (at + 1) * PAGE), index * PAGE));
  mix(memory, new Uint8Array(wasm));
  return memory;
}

/**
 * Takes the data of the file out of a memory, or puts it back in: "exclusive or" does both.
 * @param {Uint8Array} memory
 * @param {Uint8Array} wasm
 */
function mix(memory, wasm) {
  const head = new Uint32Array(memory.buffer, memory.byteOffset, HEAD + 1)[HEAD] ?? 0;
  for (const { at, bytes } of initialData(wasm)) {
    const start = head + at;
    for (let index = 0; index < bytes.length; index++) memory[start + index] = (memory[start + index] ?? 0) ^ (bytes[index] ?? 0);
  }
}

const DATA_SECTION = 11;
const I32_CONST = 0x41;
const END = 0x0b;

/**
 * What a WebAssembly file puts into a fresh memory.
 * @param {Uint8Array} wasm
 * @returns {{at: number, bytes: Uint8Array}[]}
 */
export function initialData(wasm) {
  let at = 8; // after the magic number and the version
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return { value: value >>> 0, signed: shift < 28 && byte & 64 ? value | (-1 << (shift + 7)) : value };
    }
  };
  while (at < wasm.length) {
    const section = wasm[at++];
    const { value: length } = number();
    if (section !== DATA_SECTION) {
      at += length;
      continue;
    }
    return Array.from({ length: number().value }, () => {
      // Kind 0: put at a constant address. Nothing else is in a Pyodide; if it ever is, the build stops here.
      if (number().value !== 0 || wasm[at++] !== I32_CONST) throw new Error("This WebAssembly file has data of an unknown kind.");
      const start = number().signed >>> 0;
      if (wasm[at++] !== END) throw new Error("This WebAssembly file has data of an unknown kind.");
      const size = number().value;
      at += size;
      return { at: start, bytes: wasm.subarray(at - size, at) };
    });
  }
  return [];
}
