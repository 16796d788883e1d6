/**
 * A snapshot of Python's memory as it is stored: only the pages that hold anything. Most of the memory is empty, and
 * what is not stored need not be read back at every start.
 *
 * Layout, in 32-bit words: the length of the whole, the number of pages stored, the index of each of those; then
 * their contents. The last page of the whole may be a short one.
 */

const PAGE = 65536;
const WORD = 4;

/**
 * @param {Uint8Array} memory
 * @returns {Uint8Array}
 */
export function folded(memory) {
  const page = (/** @type {number} */ index) => memory.subarray(index * PAGE, (index + 1) * PAGE);
  const all = [...Array(Math.ceil(memory.length / PAGE)).keys()];
  const kept = all.filter((index) => page(index).some((byte) => byte !== 0));
  const head = new Uint8Array(new Uint32Array([memory.length, kept.length, ...kept]).buffer);
  const out = new Uint8Array(kept.reduce((length, index) => length + page(index).length, head.length));
  out.set(head);
  kept.forEach((index, at) => out.set(page(index), head.length + at * PAGE));
  return out;
}

/**
 * @param {ArrayBuffer} stored what `folded` made
 * @returns {Uint8Array} the memory
 */
export function unfolded(stored) {
  const [length, kept] = new Uint32Array(stored, 0, 2);
  const indices = new Uint32Array(stored, 2 * WORD, kept);
  const contents = new Uint8Array(stored, (2 + kept) * WORD);
  const memory = new Uint8Array(length);
  indices.forEach((index, at) => memory.set(contents.subarray(at * PAGE, (at + 1) * PAGE), index * PAGE));
  return memory;
}
