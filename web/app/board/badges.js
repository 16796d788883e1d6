/** @import { Choice } from "../types.js" */
import { href } from "./art.js";
import { svg } from "./svg.js";

/** What dots and rings show well enough by themselves. */
const PLAIN = new Set(["move", "capture", "place", "flip", "select"]);

/**
 * Whether an effect is more than what every game has.
 * @param {string} effect
 */
export const isSpecial = (effect) => effect !== "" && !PLAIN.has(effect);

/** How many badges a cell has room for, and their size and distance from its middle in board units. */
const MOST = 2;
const SIZE = 0.34;
const ASIDE = 0.33;

/**
 * Whether a game has a drawing of that name.
 * @param {string} game
 * @param {string} name
 */
const drawn = (game, name) => document.getElementById(href(game, name).slice(1)) !== null;

/**
 * Whether a game has a drawing that stands for an effect.
 * @param {string} game
 * @param {string} effect
 */
export const hasBadge = (game, effect) => drawn(game, `effect-${effect}`);

/**
 * Whether a game marks what its pieces can do, and so needs room to explain it.
 * @param {string} game
 */
export const marksEffects = (game) => document.querySelector(`symbol[id^="${CSS.escape(game)}/effect-"]`) !== null;

/**
 * The effects that badges show beside the dot or ring of a cell.
 * @param {string} game
 * @param {Choice} choice
 */
export function badgesOf(game, { effect, effects = [] }) {
  const all = effects.length > 0 ? effects : [effect];
  const special = all.filter((each) => isSpecial(each));
  // A capture among other things is one of several that can happen there.
  const shown = special.length > 0 && all.includes("capture") ? [...special, "capture"] : special;
  return shown.filter((each) => hasBadge(game, each)).slice(0, MOST);
}

/**
 * A badge at a lower corner of a cell, where it hides neither the face of a piece nor its marks.
 * @param {string} game
 * @param {string} effect
 * @param {string} at the cell
 * @param {{x: number, y: number}} centre
 * @param {number} index
 */
export function badge(game, effect, at, { x, y }, index) {
  const side = index === 0 ? 1 : -1;
  return svg("use", { class: "badge", "data-at": at, "data-effect": effect, href: href(game, `effect-${effect}`), x: x + side * ASIDE - SIZE / 2, y: y + ASIDE - SIZE / 2, width: SIZE, height: SIZE });
}
