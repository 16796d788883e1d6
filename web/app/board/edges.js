/** @import { Cell, Scene } from "../types.js" */
import { svg } from "./svg.js";

/** The room for names to the left of a board and below it, and their size, in widths of the board. */
export const MARGIN = 0.066;
const SIZE = 0.042;

/**
 * The names of rows and columns beside a board, large enough to read on a small one.
 * @param {Scene} board
 * @param {Cell[]} cells where they are seen
 */
export function beside({ width, height }, cells) {
  const size = SIZE * width;
  const rows = lines(cells, ({ y }) => y);
  const columns = lines(cells, ({ x }) => x);
  // Where rows are half a step off, columns have no name: there the cells of the lowest row are named.
  const low = Math.max(...cells.map(({ y }) => y));
  const feet = columns.every((column) => column.length < 2 || shared(column))
    ? columns.map((column) => ({ x: column[0]?.x ?? 0, text: shared(column) || (column[0]?.id ?? "") }))
    : cells.filter(({ y }) => y === low).map(({ id, x }) => ({ x, text: id }));
  return [
    ...rows.map((row) => label(shared(row) || (row[0]?.id ?? ""), (MARGIN * width) / -2, (row[0]?.y ?? 0) + size * 0.36, size)),
    ...feet.map(({ text, x }) => label(text, x, height + MARGIN * width * 0.5 + size * 0.36, size)),
  ];
}

/**
 * @param {Cell[]} cells
 * @param {(cell: Cell) => number} by
 * @returns {Cell[][]}
 */
function lines(cells, by) {
  /** @type {Map<number, Cell[]>} */
  const found = new Map();
  for (const cell of cells) found.set(by(cell), [...(found.get(by(cell)) ?? []), cell]);
  return [...found.values()];
}

/**
 * What the names of cells in a line have in common: their letter or their number; empty when it is neither.
 * @param {Cell[]} line
 */
function shared(line) {
  const parts = line.map(({ id }) => /^([a-z]+)(\d+)$/.exec(id) ?? [id, id, id]);
  const [first] = parts;
  const part = line.length > 1 ? [1, 2].find((each) => parts.every((name) => name[each] === first?.[each])) : undefined;
  return part ? (first?.[part] ?? "") : "";
}

/**
 * @param {string} words
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function label(words, x, y, size) {
  const text = svg("text", { class: "beside", x, y, "font-size": size });
  text.textContent = words;
  return text;
}
