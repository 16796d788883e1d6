/** @import { View } from "../types.js" */
import { Board } from "./board.js";

/**
 * A small picture of a view, made anew only when the view is another.
 * @type {WeakMap<View, SVGSVGElement>}
 */
const made = new WeakMap();

/**
 * @param {View} view
 * @param {string} [label] without one it is decoration
 */
export function thumbnail(view, label = "") {
  let element = made.get(view);
  if (!element) {
    const board = new Board({ label });
    board.show({ view });
    element = board.element;
    element.classList.add("thumbnail");
    made.set(view, element);
  }
  if (!label) {
    element.removeAttribute("role");
    element.removeAttribute("aria-label");
    element.setAttribute("aria-hidden", "true");
  }
  return element;
}
