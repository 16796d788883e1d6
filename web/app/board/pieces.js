/** @import { Piece, View } from "../types.js" */
import { href } from "./art.js";
import { svg } from "./svg.js";

/** A piece's size in board units, how far each layer of a stack lies above the one below, and all of them at most. */
const SIZE = 0.88;
const LIFT = 0.1;
const TALLEST = 0.36;

/**
 * The drawing of one piece, its middle at 0,0.
 * @param {string} game
 * @param {string} glyph
 */
export function drawing(game, glyph) {
  return svg("use", { href: href(game, glyph), x: -SIZE / 2, y: -SIZE / 2, width: SIZE, height: SIZE });
}

/**
 * What a piece bears: at its upper right, and a second mark at its upper left.
 * @param {string} game
 * @param {Piece} piece
 */
export const marks = (game, { marks: borne = [] }) =>
  borne.map((mark, index) => svg("use", { class: "mark", "data-mark": mark, href: href(game, mark), x: index % 2 === 0 ? 0.1 : -0.46, y: -0.46, width: 0.36, height: 0.36 }));

/**
 * The pieces of a view by cell, bottom first.
 * @param {View} view
 */
export function stacks(view) {
  /** @type {Map<string, Piece[]>} */
  const found = new Map();
  for (const piece of view.pieces) {
    const stack = found.get(piece.at);
    if (stack) stack.push(piece);
    else found.set(piece.at, [piece]);
  }
  return found;
}

/**
 * How far a layer of a stack lies from the cell's middle, downwards. Tall stacks are drawn closer, and every stack has
 * its middle there, so that it hides as little as can be of its neighbours.
 * @param {number} layer
 * @param {number} height
 */
export function lift(layer, height) {
  const layers = Math.max(1, height - 1);
  const total = Math.min(LIFT * layers, TALLEST);
  return height > 1 ? total / 2 - (layer * total) / layers : 0;
}

/**
 * The elements of all pieces of a view, by cell and bottom first. Each is a group at its cell with a body inside,
 * which animations may move and turn.
 * @param {View} view
 * @param {(cell: string) => {x: number, y: number}} place
 */
export function pieces(view, place) {
  /** @type {Map<string, SVGGElement[]>} */
  const made = new Map();
  for (const [at, stack] of stacks(view)) {
    const { x, y } = place(at);
    made.set(
      at,
      stack.map((piece, layer) => {
        const body = svg("g", { class: "body" }, drawing(view.game, piece.glyph), ...marks(view.game, piece));
        if (layer > 0 && layer === stack.length - 1) body.append(tally(stack.length));
        const group = svg("g", { class: "piece", "data-at": at, "data-glyph": piece.glyph }, body);
        group.setAttribute("transform", `translate(${x} ${y + lift(layer, stack.length)})`);
        return group;
      }),
    );
  }
  return made;
}

/**
 * The number of a stack's pieces, at the upper right of the topmost: no stack in the row below reaches there.
 * @param {number} count
 */
export function tally(count) {
  const number = svg("text", { class: "height", x: 0.3, y: -0.17 });
  number.textContent = String(count);
  return svg("g", { class: "tally" }, svg("circle", { class: "height-ground", cx: 0.3, cy: -0.25, r: 0.17 }), number);
}
