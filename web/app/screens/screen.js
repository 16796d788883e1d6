/** @import { TemplateResult } from "lit-html" */

/**
 * @typedef {object} Screen One page of the app.
 * @property {string} name for styles and tests
 * @property {() => string} title
 * @property {() => TemplateResult} render
 * @property {() => void} [shown] after the first drawing
 * @property {() => void} [close] before another screen takes its place
 */

const redraw = new EventTarget();

/** Draws the current screen again. */
export const drawAgain = () => redraw.dispatchEvent(new Event("draw"));

/** @param {() => void} draw */
export const onDrawAgain = (draw) => redraw.addEventListener("draw", draw);
