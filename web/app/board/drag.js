import { svg } from "./svg.js";

/** How far a finger must go before it drags and no longer taps. */
const SLACK = 9;

/** How long a finger must stay, in milliseconds, before it holds and no longer taps. */
const HOLD = 500;

/** How long after a finger is lifted its click may still come, in milliseconds. */
const LATE = 400;

/**
 * Lets pieces be carried, from a cell or a supply to a cell, and held. Taps are left to others.
 * @param {HTMLElement} area holds everything that can be carried
 * @param {object} how
 * @param {(step: string) => SVGElement | null} how.lift the drawing of what lies at a step, if it may be carried
 * @param {() => number} how.size of a piece on the screen
 * @param {(x: number, y: number) => string | null} how.over the cell under a point
 * @param {(step: string) => void} how.start
 * @param {(step: string, to: string | null, point: {x: number, y: number} | null) => void} how.drop the point: where the
 *   finger left the screen, null when it was called off
 * @param {(step: string) => boolean} [how.hold] a finger has stayed on a step; whether that has done something
 * @returns {() => void} stops it
 */
export function carry(area, { lift, size, over, start, drop, hold = () => false }) {
  /** @type {{step: string, x: number, y: number, id: number, ghost: SVGSVGElement | null, touch: boolean} | null} */
  let hand = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let staying;

  const move = (/** @type {PointerEvent} */ event) => {
    if (!hand || event.pointerId !== hand.id) return;
    if (!hand.ghost) {
      if (Math.hypot(event.clientX - hand.x, event.clientY - hand.y) < SLACK) return;
      const drawing = lift(hand.step);
      if (!drawing) {
        release();
        return;
      }
      const side = size() * 1.12;
      hand.ghost = svg("svg", { class: "carried", viewBox: "-.5 -.5 1 1", width: side, height: side, "aria-hidden": "true" }, drawing);
      document.body.append(hand.ghost);
      area.classList.add("carrying");
      clearTimeout(staying);
      start(hand.step);
    }
    const { ghost, touch } = hand;
    const side = ghost.width.baseVal.value / 2;
    ghost.style.setProperty("transform", `translate(${event.clientX - side}px, ${event.clientY - side - (touch ? side * 0.5 : 0)}px)`);
    const cell = over(event.clientX, event.clientY);
    for (const marked of area.querySelectorAll(".cell.hover")) if (marked.getAttribute("data-cell") !== cell) marked.classList.remove("hover");
    if (cell) area.querySelector(`[data-cell="${CSS.escape(cell)}"]`)?.classList.add("hover");
  };

  const up = (/** @type {PointerEvent} */ event) => {
    if (!hand || event.pointerId !== hand.id) return;
    const { ghost, step } = hand;
    release();
    if (!ghost) return;
    swallowClick(area);
    const point = event.type === "pointerup" ? { x: event.clientX, y: event.clientY } : null;
    drop(step, point && over(point.x, point.y), point);
  };

  const release = () => {
    clearTimeout(staying);
    hand?.ghost?.remove();
    hand = null;
    area.classList.remove("carrying");
    for (const marked of area.querySelectorAll(".cell.hover")) marked.classList.remove("hover");
    for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) document.removeEventListener(type, up);
    document.removeEventListener("pointermove", move);
  };

  const down = (/** @type {PointerEvent} */ event) => {
    if (hand || event.button !== 0 || !event.isPrimary) return;
    const source = /** @type {Element} */ (event.target).closest("[data-cell], [data-supply]");
    const step = source?.getAttribute("data-cell") ?? source?.getAttribute("data-supply");
    if (!step) return;
    hand = { step, x: event.clientX, y: event.clientY, id: event.pointerId, ghost: null, touch: event.pointerType === "touch" };
    document.addEventListener("pointermove", move);
    for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) document.addEventListener(type, up);
    staying = setTimeout(() => {
      if (!hand || hand.ghost || !hold(step)) return;
      release();
      swallowClick(area);
    }, HOLD);
  };

  area.addEventListener("pointerdown", down);
  return () => {
    release();
    area.removeEventListener("pointerdown", down);
  };
}

/**
 * The click that may end the present touch has no effect; the next touch, or a key, clicks again.
 * @param {Element} area
 */
export function swallowClick(area) {
  const done = new AbortController();
  const { signal } = done;
  area.addEventListener(
    "click",
    (event) => {
      event.stopPropagation();
      event.preventDefault();
      done.abort();
    },
    { capture: true, signal },
  );
  const end = () => setTimeout(() => done.abort(), LATE);
  for (const type of /** @type {const} */ (["pointerdown", "keydown"])) document.addEventListener(type, () => done.abort(), { capture: true, signal });
  for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) document.addEventListener(type, end, { signal });
}
