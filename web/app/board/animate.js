/** @import { GameEvent, View } from "../types.js" */
/** @import { Spot, Step } from "./way.js" */
import * as settings from "../store/settings.js";
import { href } from "./art.js";
import { drawing, lift, stacks, tally } from "./pieces.js";
import { wayOf } from "./way.js";

const FADE = 240;
const TURN = 340;
const STAGGER = 90;
const EASE = "cubic-bezier(.3,.1,.2,1)";

/** How long a piece is on its way: a while, a little for each unit, more for each time over the edge; at most LONGEST. */
const SET_OFF = 200;
const PACE = 50;
const CROSSING = 240;
const LONGEST = 1000;

/** Whether this person wants to see things move. */
export const moving = () =>
  settings.get().motion && !matchMedia("(prefers-reduced-motion: reduce)").matches && !document.hidden;

/**
 * @typedef {object} Stage What there is to animate.
 * @property {View} view shown now
 * @property {View} before
 * @property {Map<string, SVGGElement[]>} pieces elements of the view, by cell
 * @property {SVGGElement} ghosts holds what is about to vanish
 * @property {(step: Step) => Spot | null} place where a cell or a place of the board is seen
 * @property {(supply: string) => Spot | null} supply where a supply lies, in board units
 */

/** @typedef {(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) => Promise<unknown>} Play */

/**
 * Animates events over a board that already shows their result: what moves arrives, then what it caused is seen; going
 * back, the other way round. Aborting shows the result at once.
 * @param {Stage} stage
 * @param {GameEvent[]} events
 * @param {{dropped: boolean, back: boolean}} how
 * @param {AbortSignal} signal
 */
export async function animate(stage, events, { dropped, back }, signal) {
  if (!moving()) return;
  /** @type {Promise<unknown>[]} */
  const running = [];
  /** @type {Play} */
  const play = (element, frames, timing) => {
    const animation = element.animate(frames, { fill: "backwards", ...timing });
    signal.addEventListener("abort", () => animation.cancel());
    const over = animation.finished.catch(() => undefined);
    running.push(over);
    return over;
  };
  const travels = events.map((event, index) => (dropped && index === 0 ? null : travel(stage, event, back))).filter((each) => each !== null);
  const caused = events.filter(({ kind }) => kind === "captured" || kind === "flipped");
  const wait = back && caused.length > 0 ? FADE : 0;
  const arrival = back ? 0 : Math.max(0, ...travels.map(({ duration }) => duration));
  for (const each of travels) glide(stage, each, wait, play);
  caused.forEach((event, index) => {
    const at = event.at ?? "";
    const delay = arrival + STAGGER * index;
    if (event.kind === "flipped") turn(stage, at, delay, play, signal);
    else if (back) appear(stage, at, play);
    else vanish(stage, at, delay, play);
  });
  if (back) for (const event of events) if (event.kind === "placed") vanish(stage, event.to ?? "", 0, play);
  await Promise.all(running);
}

/**
 * @typedef {object} Travel Pieces on their way, as one.
 * @property {string} from empty when they come from beside the board
 * @property {string} to
 * @property {number} count of pieces
 * @property {import("./way.js").Way} way
 * @property {number} duration
 */

/**
 * What an event makes travel, if anything.
 * @param {Stage} stage
 * @param {GameEvent} event
 * @param {boolean} back
 * @returns {Travel | null}
 */
function travel({ view, before, place, supply }, event, back) {
  const { kind, from, to, path } = event;
  if (!from || !to || (kind !== "moved" && kind !== "placed") || (kind === "placed" && back)) return null;
  const [start, end] = back ? [to, from] : [from, to];
  const spots = [kind === "placed" ? supply(start) : place(start), place(end)];
  const way = wayOf({ ends: spots, path: back ? path?.map((leg) => leg.toReversed()).toReversed() : path, place, board: view.board });
  if (!way) return null;
  const count = (stacks(before).get(start)?.length ?? 0) - (stacks(view).get(start)?.length ?? 0);
  const duration = Math.min(LONGEST, SET_OFF + PACE * way.length + CROSSING * way.crossings);
  return { from: kind === "placed" ? "" : start, to: end, count: Math.max(1, count), way, duration };
}

/**
 * Pieces travel over whatever they pass and land on top of what stands where they arrive. Until then both have their
 * own numbers, and what stays behind or is landed on has its old height.
 * @param {Stage} stage
 * @param {Travel} travel
 * @param {number} delay
 * @param {Play} play
 */
function glide(stage, { from, to, count, way, duration }, delay, play) {
  const timing = { duration, delay, easing: EASE };
  const was = stacks(stage.before);
  const [left, met] = [was.get(from)?.length ?? count, was.get(to)?.length ?? 0];
  const standing = stage.pieces.get(to) ?? [];
  const under = standing.length - count;
  standing.slice(under).forEach((element, layer) => {
    const body = element.firstElementChild;
    element.parentElement?.append(element);
    if (!body) return;
    const rise = lift(left - count + layer, left) - lift(under + layer, standing.length);
    const frames = way.points.map(({ x, y, opacity, part }) => ({
      transform: `translate(${x}px, ${y + rise * (1 - part)}px)`,
      opacity,
      offset: part,
    }));
    void play(body, frames, timing);
  });
  settle(standing.slice(0, under), standing.length, met, timing, play);
  settle(stage.pieces.get(from) ?? [], stage.pieces.get(from)?.length ?? 0, left, timing, play);
  const number = standing.at(-1)?.querySelector(".tally");
  if (number) void play(number, [{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  lend(standing.at(-1), count, duration + delay, play);
  lend(standing[under - 1], met, duration + delay, play);
}

/**
 * Layers that stay find their places in a stack that has grown or shrunk.
 * @param {SVGGElement[]} elements from the ground up
 * @param {number} now the stack's height
 * @param {number} before
 * @param {KeyframeAnimationOptions} timing
 * @param {Play} play
 */
function settle(elements, now, before, timing, play) {
  elements.forEach((element, layer) => {
    const rise = lift(layer, before) - lift(layer, now);
    if (element.firstElementChild && Math.abs(rise) > 0.001)
      void play(element.firstElementChild, [{ transform: `translate(0px, ${rise}px)` }, { transform: "translate(0px, 0px)" }], timing);
  });
}

/**
 * A piece carries the number of a stack for a while.
 * @param {SVGGElement | undefined} element
 * @param {number} count
 * @param {number} duration
 * @param {Play} play
 */
function lend(element, count, duration, play) {
  if (!element || count < 2) return;
  const number = tally(count);
  element.firstElementChild?.append(number);
  void play(number, [{ opacity: 1 }, { opacity: 1 }], { duration }).then(() => number.remove());
}

/**
 * A disc turns over: its old side narrows to an edge, its new side widens from there.
 * @param {Stage} stage
 * @param {string} at
 * @param {number} delay
 * @param {Play} play
 * @param {AbortSignal} signal
 */
function turn(stage, at, delay, play, signal) {
  const body = stage.pieces.get(at)?.at(-1)?.firstElementChild;
  const face = body?.firstElementChild;
  const old = stacks(stage.before).get(at)?.at(-1)?.glyph;
  if (!body || !face || !old) return;
  const fresh = face.getAttribute("href") ?? "";
  const show = () => face.setAttribute("href", fresh);
  face.setAttribute("href", href(stage.view.game, old));
  signal.addEventListener("abort", show);
  void play(
    body,
    [
      { transform: "scale(1, 1)", easing: "ease-in" },
      { transform: "scale(.02, 1.1)", easing: "ease-out" },
      { transform: "scale(1, 1)" },
    ],
    { duration: TURN, delay },
  );
  const half = face.animate([], { duration: delay + TURN / 2 });
  half.finished.then(show, show);
  signal.addEventListener("abort", () => half.cancel());
}

/** What is no more, and what has come back. */
const HERE = { opacity: 1, transform: "scale(1)" };
const GONE = { opacity: 0, transform: "scale(.6)" };

/**
 * What stood on a cell fades away.
 * @param {Stage} stage
 * @param {string} at
 * @param {number} delay
 * @param {Play} play
 */
function vanish(stage, at, delay, play) {
  const gone = stacks(stage.before).get(at) ?? [];
  const spot = stage.place(at);
  if (!spot) return;
  gone.forEach((piece, layer) => {
    const ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
    ghost.setAttribute("transform", `translate(${spot.x} ${spot.y + lift(layer, gone.length)})`);
    const body = document.createElementNS("http://www.w3.org/2000/svg", "g");
    body.append(drawing(stage.view.game, piece.glyph));
    ghost.append(body);
    stage.ghosts.append(ghost);
    void play(body, [HERE, GONE], { duration: FADE, delay }).then(() => ghost.remove());
  });
}

/**
 * What stands on a cell is there again.
 * @param {Stage} stage
 * @param {string} at
 * @param {Play} play
 */
function appear(stage, at, play) {
  for (const element of stage.pieces.get(at) ?? [])
    if (element.firstElementChild) void play(element.firstElementChild, [GONE, HERE], { duration: FADE });
}
