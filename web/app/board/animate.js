/** @import { GameEvent, View } from "../types.js" */
import * as settings from "../store/settings.js";
import { href } from "./art.js";
import { drawing, stacks } from "./pieces.js";

const GLIDE = 240;
const TURN = 340;
const STAGGER = 90;
const EASE = "cubic-bezier(.3,.1,.2,1)";

/** Whether this person wants to see things move. */
export const moving = () =>
  settings.get().motion && !matchMedia("(prefers-reduced-motion: reduce)").matches && !document.hidden;

/**
 * @typedef {object} Stage What there is to animate.
 * @property {View} view shown now
 * @property {View} before
 * @property {Map<string, SVGGElement[]>} pieces elements of the view, by cell
 * @property {SVGGElement} ghosts holds what is about to vanish
 * @property {(cell: string) => {x: number, y: number}} place
 * @property {(supply: string) => {x: number, y: number} | null} supply where a supply lies, in board units
 */

/**
 * Animates events over a board that already shows their result. Aborting shows the result at once.
 * @param {Stage} stage
 * @param {GameEvent[]} events
 * @param {{dropped: boolean, back: boolean}} how
 * @param {AbortSignal} signal
 */
export async function animate(stage, events, { dropped, back }, signal) {
  if (!moving()) return;
  /** @type {Promise<unknown>[]} */
  const running = [];
  const play = (/** @type {Element} */ element, /** @type {Keyframe[]} */ frames, /** @type {KeyframeAnimationOptions} */ timing) => {
    const animation = element.animate(frames, { fill: "backwards", ...timing });
    signal.addEventListener("abort", () => animation.cancel());
    running.push(animation.finished.catch(() => undefined));
    return animation;
  };
  const glide = (/** @type {Element | null | undefined} */ element, /** @type {{x: number, y: number}} */ from, /** @type {{x: number, y: number}} */ to) => {
    const body = element?.firstElementChild;
    element?.parentElement?.append(element); // over what it passes
    if (body) play(body, [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }], { duration: GLIDE, easing: EASE });
  };
  const was = stacks(stage.before);
  const travels = events.some((event) => event.kind === "moved" || event.kind === "placed");
  const lead = travels && !dropped ? GLIDE : 0;
  let turned = 0;

  for (const event of events) {
    if (event.kind === "moved" && event.from && event.to && !(dropped && event === events[0])) {
      const [from, to] = back ? [event.to, event.from] : [event.from, event.to];
      const count = Math.max(1, (was.get(from)?.length ?? 0) - (stage.pieces.get(from)?.length ?? 0));
      for (const element of stage.pieces.get(to)?.slice(-count) ?? []) glide(element, stage.place(from), stage.place(to));
    } else if (event.kind === "placed" && event.to && event.from && !dropped) {
      const away = stage.supply(event.from);
      if (back) vanish(stage, event.to, 0, play);
      else if (away) glide(stage.pieces.get(event.to)?.at(-1), away, stage.place(event.to));
    } else if (event.kind === "captured" && event.at) {
      if (!back) vanish(stage, event.at, lead, play);
    } else if (event.kind === "flipped" && event.at) {
      const element = stage.pieces.get(event.at)?.at(-1);
      const old = was.get(event.at)?.at(-1)?.glyph;
      if (element && old) turn(element, stage.view.game, old, lead * 0.8 + STAGGER * turned++, play, signal);
    }
  }
  await Promise.all(running);
}

/** @typedef {(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) => Animation} PlayAnimation */

/**
 * A disc turns over: its old side narrows to an edge, its new side widens from there.
 * @param {SVGGElement} element
 * @param {string} game
 * @param {string} old the glyph that was on top
 * @param {number} delay
 * @param {PlayAnimation} play
 * @param {AbortSignal} signal
 */
function turn(element, game, old, delay, play, signal) {
  const body = /** @type {Element} */ (element.firstElementChild);
  const face = /** @type {Element} */ (body.firstElementChild);
  const fresh = face.getAttribute("href") ?? "";
  const show = () => face.setAttribute("href", fresh);
  face.setAttribute("href", href(game, old));
  signal.addEventListener("abort", show);
  play(
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

/**
 * What stood on a cell fades away.
 * @param {Stage} stage
 * @param {string} at
 * @param {number} delay
 * @param {PlayAnimation} play
 */
function vanish(stage, at, delay, play) {
  const gone = stacks(stage.before).get(at)?.at(-1);
  if (!gone) return;
  const { x, y } = stage.place(at);
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
  ghost.setAttribute("transform", `translate(${x} ${y})`);
  const body = document.createElementNS("http://www.w3.org/2000/svg", "g");
  body.append(drawing(stage.view.game, gone.glyph));
  ghost.append(body);
  stage.ghosts.append(ghost);
  play(body, [{ opacity: 1, transform: "scale(1)" }, { opacity: 0, transform: "scale(.6)" }], { duration: GLIDE, delay }).finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}
