import { swallowClick } from "./drag.js";

/**
 * Lets a finger go over cells and paint them all. Taps are left to others.
 * @param {HTMLElement} area holds the board
 * @param {object} how
 * @param {(x: number, y: number) => string | null} how.over the cell under a point
 * @param {() => number} how.size of a cell on the screen
 * @param {() => ((cell: string) => void) | null} how.brush what one stroke does to each cell; null paints nothing now
 * @returns {() => void} stops it
 */
export function paint(area, { over, size, brush }) {
  /** @type {{id: number, x: number, y: number, first: string, stroke: (cell: string) => void, begun: boolean} | null} */
  let hand = null;

  const move = (/** @type {PointerEvent} */ event) => {
    if (!hand || event.pointerId !== hand.id) return;
    const { clientX, clientY } = event;
    // A quick finger leaves out cells: they are looked for on its way.
    const parts = Math.max(1, Math.ceil(Math.hypot(clientX - hand.x, clientY - hand.y) / Math.max(4, size() / 3)));
    for (let part = 1; part <= parts; part++) {
      const cell = over(hand.x + ((clientX - hand.x) * part) / parts, hand.y + ((clientY - hand.y) * part) / parts);
      if (cell === null || (!hand.begun && cell === hand.first)) continue;
      if (!hand.begun) hand.stroke(hand.first);
      hand.begun = true;
      hand.stroke(cell);
    }
    hand.x = clientX;
    hand.y = clientY;
  };

  const up = (/** @type {PointerEvent} */ event) => {
    if (!hand || event.pointerId !== hand.id) return;
    if (hand.begun) swallowClick(area);
    release();
  };

  const release = () => {
    hand = null;
    document.removeEventListener("pointermove", move);
    for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) document.removeEventListener(type, up);
  };

  const down = (/** @type {PointerEvent} */ event) => {
    if (hand || event.button !== 0 || !event.isPrimary) return;
    const first = over(event.clientX, event.clientY);
    const stroke = first === null ? null : brush();
    if (first === null || !stroke) return;
    hand = { id: event.pointerId, x: event.clientX, y: event.clientY, first, stroke, begun: false };
    document.addEventListener("pointermove", move);
    for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) document.addEventListener(type, up);
  };

  area.addEventListener("pointerdown", down);
  return () => {
    release();
    area.removeEventListener("pointerdown", down);
  };
}
