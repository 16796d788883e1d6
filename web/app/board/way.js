/**
 * @typedef {{x: number, y: number}} Spot A place on the board as it is seen, in board units.
 * @typedef {string | [number, number]} Step A cell, or a place of the board between cells.
 * @typedef {Spot & {opacity: number, part: number}} Point relative to the way's end; `part` of the way, from 0 to 1
 * @typedef {{points: Point[], length: number, crossings: number}} Way
 */

/**
 * The way of a piece, for an animation of the piece where it arrives. Without a path it is straight. Over the edge it
 * fades out beyond the board and comes in again from beyond the opposite edge.
 * @param {object} what
 * @param {(Spot | null | undefined)[]} what.ends where it sets off and where it arrives
 * @param {Step[][]} [what.path] legs
 * @param {(step: Step) => Spot | null} what.place
 * @param {{width: number, height: number}} what.board
 * @returns {Way | null} none when an end is not known
 */
export function wayOf({ ends: [start, end], path = [], place, board }) {
  if (!start || !end) return null;
  const legs = path.map((leg) => leg.map(place).filter((spot) => spot !== null)).filter((leg) => leg.length > 0);
  if (legs.length === 0) legs.push([start, end]);
  /** @type {(Spot & {opacity: number, at: number})[]} */
  const trail = [];
  let at = 0;
  const go = (/** @type {Spot} */ { x, y }, opacity = 1, jump = false) => {
    const last = trail.at(-1);
    if (last && !jump) at += Math.hypot(x - last.x, y - last.y);
    trail.push({ x, y, opacity, at });
  };
  for (const leg of legs) {
    const [last, first] = [trail.at(-1), leg[0]];
    if (last && first) {
      const step = { x: over(first.x - last.x, board.width), y: over(first.y - last.y, board.height) };
      go(along(last, step, 0.5));
      go(along(last, step, 1), 0);
      go(along(first, step, -1), 0, true);
      go(along(first, step, -0.5));
    }
    for (const spot of leg) go(spot);
  }
  const points = trail.map((spot) => ({ x: spot.x - end.x, y: spot.y - end.y, opacity: spot.opacity, part: at > 0 ? spot.at / at : 1 }));
  return { points, length: at, crossings: legs.length - 1 };
}

/**
 * The step over the edge that leads to a place so far away on the board.
 * @param {number} away
 * @param {number} size of the board
 */
const over = (away, size) => away - size * Math.round(away / size);

/**
 * @param {Spot} spot
 * @param {Spot} step
 * @param {number} part
 */
const along = ({ x, y }, step, part) => ({ x: x + step.x * part, y: y + step.y * part });
