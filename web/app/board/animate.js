/** @import { GameEvent, Piece, View } from "../types.js" */
/** @import { Spot, Step } from "./way.js" */
import * as settings from "../store/settings.js";
import { href } from "./art.js";
import { drawing, lift, marks, stacks, tally } from "./pieces.js";
import { svg } from "./svg.js";
import { wayOf } from "./way.js";

const FADE = 240;
const TURN = 340;
const PULSE = 480;
const SWOLLEN = 0.4;
const STAGGER = 90;
const EASE = "cubic-bezier(.3,.1,.2,1)";

/** How long a piece is on its way: a while, a little for each unit, more for each time over the edge; at most LONGEST. */
const SET_OFF = 200;
const PACE = 50;
const CROSSING = 240;
const LONGEST = 1000;

/** What is thrown rises so many units and grows by that part, drawn in so many steps. */
const HIGH = 0.7;
const SWELL = 0.25;
const ARC = 8;

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
  const travels = events.map((_, index) => (dropped && index === 0 ? null : travel(stage, events, index, back))).filter((each) => each !== null);
  const lost = new Set(travels.flatMap(({ end }) => end ?? []));
  const caused = events.filter((event) => CAUSED.has(event.kind) && !lost.has(event) && !(back && event.kind === "poisoned"));
  // Forwards what is thrown flies when all others have arrived; backwards it comes home before they set off.
  const [thrown, walking] = [travels.filter(({ flies }) => flies), travels.filter(({ flies }) => !flies)];
  const [first, second] = back ? [thrown, walking] : [walking, thrown];
  const wait = back && (caused.length > 0 || lost.size > 0) ? FADE : 0;
  const between = wait + longest(first);
  const arrival = back ? 0 : between + longest(second);
  for (const each of first) glide(stage, each, wait, play);
  for (const each of second) glide(stage, each, between, play);
  caused.forEach((event, index) => {
    const delay = arrival + STAGGER * index;
    if (event.kind === "flipped" || event.kind === "changed") turn(stage, turned(events, event, back), delay, play, signal);
    else if (event.kind === "poisoned") pulse(stage, event.at ?? "", delay, play, signal);
    else if (back) appear(stage, event.at ?? "", play);
    else vanish(stage, event.at ?? "", delay, play);
  });
  if (back) for (const event of events) if (event.kind === "placed") vanish(stage, event.to ?? "", 0, play);
  await Promise.all(running);
}

/** What is seen on the spot, once everything has arrived. Going back, a mark is gone at once. */
const CAUSED = new Set(["captured", "flipped", "poisoned", "changed"]);

/** @param {Travel[]} travels */
const longest = (travels) => Math.max(0, ...travels.map(({ duration }) => duration));

/**
 * @typedef {object} Travel Pieces on their way, as one.
 * @property {string} from empty when they come from beside the board
 * @property {string} to
 * @property {number} count of pieces
 * @property {import("./way.js").Way} way
 * @property {number} duration
 * @property {boolean} flies in a high bow
 * @property {GameEvent | undefined} end in which it is captured where it arrives
 */

/**
 * What an event makes travel, if anything.
 * @param {Stage} stage
 * @param {GameEvent[]} events
 * @param {number} index of the event
 * @param {boolean} back
 * @returns {Travel | null}
 */
function travel({ view, before, place, supply }, events, index, back) {
  const event = /** @type {GameEvent} */ (events[index]);
  const { kind, from, to, path } = event;
  if (!from || !to || !["moved", "flung", "placed"].includes(kind) || (kind === "placed" && back)) return null;
  const [start, end] = back ? [to, from] : [from, to];
  const spots = [kind === "placed" ? supply(start) : place(start), place(end)];
  const way = wayOf({ ends: spots, path: back ? path?.map((leg) => leg.toReversed()).toReversed() : path, place, board: view.board });
  if (!way) return null;
  const count = (stacks(before).get(start)?.length ?? 0) - (stacks(view).get(start)?.length ?? 0);
  const duration = Math.min(LONGEST, SET_OFF + PACE * way.length + CROSSING * way.crossings);
  const lost = events.slice(index + 1).find((each) => each.kind === "captured" && each.at === to && each.name === event.name && each.seat === event.seat);
  // Whoever still stands where it arrived, after the move, was not what was captured there.
  const survived = (stacks(back ? before : view).get(to) ?? []).some(({ name, seat }) => name === event.name && seat === event.seat);
  const flies = kind === "flung";
  return { from: kind === "placed" ? "" : start, to: end, count: Math.max(1, count), way, duration, flies, end: survived ? undefined : lost };
}

/**
 * Where a piece that turned over is now, and where it was before.
 * @param {GameEvent[]} events
 * @param {GameEvent} event
 * @param {boolean} back
 */
function turned(events, event, back) {
  const at = event.at ?? "";
  const came = events.slice(0, events.indexOf(event)).findLast(({ kind, to }) => (kind === "moved" || kind === "flung") && to === at)?.from ?? at;
  return back ? { now: came, then: at, travels: came !== at } : { now: at, then: came, travels: came !== at };
}

/**
 * Pieces travel over whatever they pass and land on top of what stands where they arrive. Until then both have their
 * own numbers, and what stays behind or is landed on has its old height.
 * @param {Stage} stage
 * @param {Travel} travel
 * @param {number} delay
 * @param {Play} play
 */
function glide(stage, travel, delay, play) {
  const { from, to, count, duration, end } = travel;
  const timing = { duration, delay, easing: EASE };
  if (end && !stage.pieces.get(to)?.length) return perish(stage, travel, delay, play);
  const was = stacks(stage.before);
  const [left, met] = [was.get(from)?.length ?? count, was.get(to)?.length ?? 0];
  const standing = stage.pieces.get(to) ?? [];
  const under = standing.length - count;
  standing.slice(under).forEach((element, layer) => {
    const body = element.firstElementChild;
    element.parentElement?.append(element);
    if (!body) return;
    const rise = lift(left - count + layer, left) - lift(under + layer, standing.length);
    void play(body, framesOf(travel, rise), timing);
    if (end) void play(element, [{ opacity: 0 }, { opacity: 1 }], { duration: delay });
  });
  settle(standing.slice(0, under), standing.length, met, timing, play);
  settle(stage.pieces.get(from) ?? [], stage.pieces.get(from)?.length ?? 0, left, timing, play);
  const number = standing.at(-1)?.querySelector(".tally");
  if (number) void play(number, [{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  lend(standing.at(-1), count, duration + delay, play);
  lend(standing[under - 1], met, duration + delay, play);
}

/**
 * A piece that is captured where it arrives goes there and fades away.
 * @param {Stage} stage
 * @param {Travel} travel
 * @param {number} delay
 * @param {Play} play
 */
function perish(stage, travel, delay, play) {
  const spot = stage.place(travel.to);
  const piece = stacks(stage.before).get(travel.from)?.at(-1);
  if (!spot || !piece) return;
  const [ghost, body] = ghostOf(stage, piece, spot);
  void play(body, framesOf(travel, 0), { duration: travel.duration, delay, easing: EASE });
  void play(ghost, [{ opacity: 1 }, { opacity: 0 }], { duration: FADE, delay: delay + travel.duration }).then(() => ghost.remove());
}

/**
 * The way as an animation shows it. What flies rises over the board, and is larger there.
 * @param {Travel} travel
 * @param {number} rise of the place where it sets off over that where it arrives, in its stack
 * @returns {Keyframe[]}
 */
function framesOf({ way, flies }, rise) {
  const first = way.points[0];
  if (!flies || !first)
    return way.points.map(({ x, y, opacity, part }) => ({ transform: `translate(${x}px, ${y + rise * (1 - part)}px)`, opacity, offset: part }));
  return Array.from({ length: ARC + 1 }, (_, index) => {
    const part = index / ARC;
    const height = 4 * part * (1 - part);
    const [x, y] = [first.x * (1 - part), first.y * (1 - part) - HIGH * height];
    return { transform: `translate(${x}px, ${y}px) scale(${1 + SWELL * height})`, offset: part };
  });
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
 * A piece turns over: its old side narrows to an edge, its new side widens from there.
 * @param {Stage} stage
 * @param {{now: string, then: string, travels: boolean}} where it stands and stood; on its way its face alone turns
 * @param {number} delay
 * @param {Play} play
 * @param {AbortSignal} signal
 */
function turn(stage, { now, then, travels }, delay, play, signal) {
  const body = stage.pieces.get(now)?.at(-1)?.firstElementChild;
  const face = body?.firstElementChild;
  const old = stacks(stage.before).get(then)?.at(-1)?.glyph;
  if (!body || !face || !old) return;
  wear(face, href(stage.view.game, old), delay + TURN / 2, signal);
  void play(
    travels ? face : body,
    [
      { transform: "scale(1, 1)", easing: "ease-in" },
      { transform: "scale(.02, 1.1)", easing: "ease-out" },
      { transform: "scale(1, 1)" },
    ],
    { duration: TURN, delay },
  );
}

/**
 * A piece keeps an older face for a while.
 * @param {Element} face
 * @param {string} old
 * @param {number} time
 * @param {AbortSignal} signal
 */
function wear(face, old, time, signal) {
  const fresh = face.getAttribute("href") ?? "";
  const show = () => face.setAttribute("href", fresh);
  face.setAttribute("href", old);
  signal.addEventListener("abort", show);
  const wait = face.animate([], { duration: time });
  wait.finished.then(show, show);
  signal.addEventListener("abort", () => wait.cancel());
}

/**
 * Something has come over a piece: it swells, and from then on has its new face and bears its new marks.
 * @param {Stage} stage
 * @param {string} at
 * @param {number} delay
 * @param {Play} play
 * @param {AbortSignal} signal
 */
function pulse(stage, at, delay, play, signal) {
  const body = stage.pieces.get(at)?.at(-1)?.firstElementChild;
  const face = body?.firstElementChild;
  const was = stacks(stage.before).get(at)?.at(-1);
  if (!body || !face || !was) return;
  wear(face, href(stage.view.game, was.glyph), delay + PULSE * SWOLLEN, signal);
  void play(body, [{ transform: "scale(1)" }, { transform: "scale(1.22)", offset: SWOLLEN }, { transform: "scale(1)" }], { duration: PULSE, delay, easing: "ease-in-out" });
  for (const mark of body.querySelectorAll(".mark")) {
    if (was.marks?.includes(mark.getAttribute("data-mark") ?? "")) continue;
    void play(mark, [{ opacity: 0 }, { opacity: 0, offset: SWOLLEN }, { opacity: 1 }], { duration: PULSE, delay });
  }
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
    const [ghost, body] = ghostOf(stage, piece, { x: spot.x, y: spot.y + lift(layer, gone.length) });
    void play(body, [HERE, GONE], { duration: FADE, delay }).then(() => ghost.remove());
  });
}

/**
 * The drawing of a piece that is no more, in a group at its place.
 * @param {Stage} stage
 * @param {Piece} piece
 * @param {Spot} spot
 */
function ghostOf(stage, piece, { x, y }) {
  const body = svg("g", {}, drawing(stage.view.game, piece.glyph), ...marks(stage.view.game, piece));
  const ghost = svg("g", { transform: `translate(${x} ${y})` }, body);
  stage.ghosts.append(ghost);
  return /** @type {const} */ ([ghost, body]);
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
