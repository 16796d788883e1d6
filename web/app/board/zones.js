/** @import { View, Zone } from "../types.js" */
import { gameOf, signOf } from "../catalogue.js";
import { drawing } from "./pieces.js";
import { svg } from "./svg.js";

/** How far an outline lies within its cells, and how much farther that of each next area. */
const INSET = 0.05;
const FURTHER = 0.045;

/** How many ways to fill an area there are. */
const FILLS = 4;

/**
 * How an area is filled, so that it can be told from others without its colour.
 * @param {Zone[]} zones all of the board
 * @param {Zone} zone
 */
export const fillOf = (zones, zone) => zones.indexOf(zone) % FILLS;

/**
 * The areas that can be seen at one time without lying over each other, the first ones first.
 * @param {Zone[]} zones
 */
export function apart(zones) {
  const taken = new Set();
  const found = [];
  for (const { id, cells } of zones) {
    if (cells.some((cell) => taken.has(cell))) continue;
    for (const cell of cells) taken.add(cell);
    found.push(id);
  }
  return found;
}

/**
 * The drawings of areas: each outlined and hatched, with the sign of its owner at a corner.
 * @param {View} view
 * @param {string[]} wanted
 * @param {(cell: string) => {x: number, y: number}} place
 */
export function areas(view, wanted, place) {
  const zones = view.board.zones ?? [];
  const sign = (/** @type {number | null} */ seat) => (seat === null ? "" : signOf(gameOf(view.game), seat));
  return zones
    .filter(({ id, cells }) => wanted.includes(id) && cells.length > 0)
    .map((zone, index) => {
      const spots = zone.cells.map(place);
      const cells = new Set(spots.map(spotKey));
      const fill = fillOf(zones, zone);
      const edge = spots.map((spot) => outline(spot, cells, INSET + FURTHER * index)).join("");
      const area = svg("g", { class: "zone", "data-zone": zone.id, "data-owner": zone.seat ?? "all" });
      area.append(
        svg("path", { class: "hatch", d: spots.map((spot) => hatch(spot, fill)).join("") }),
        svg("path", { class: "edge-ground", d: edge }),
        svg("path", { class: "edge", d: edge }),
      );
      const corner = spots.sort((a, b) => a.y - b.y || a.x - b.x)[0];
      const glyph = sign(zone.seat);
      if (corner && glyph) area.append(svg("g", { transform: `translate(${corner.x - 0.36} ${corner.y - 0.36}) scale(.32)` }, drawing(view.game, glyph)));
      return area;
    });
}

/** @param {{x: number, y: number}} spot */
const spotKey = ({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/**
 * Lines that fill a cell: strokes one way or the other, level or upright.
 * @param {{x: number, y: number}} centre
 * @param {number} fill
 */
function hatch({ x, y }, fill) {
  const [left, top] = [x - 0.5, y - 0.5];
  return [0.125, 0.375, 0.625, 0.875]
    .map((at) => {
      if (fill === 2) return `M${left} ${top + at}h1`;
      if (fill === 3) return `M${left + at} ${top}v1`;
      const back = 1 - at;
      if (fill === 1) return `M${left + at} ${top}l${back} ${back}M${left} ${top + back}l${at} ${at}`;
      return `M${left + at} ${top}l${-at} ${at}M${left + 1} ${top + at}l${-back} ${back}`;
    })
    .join("");
}

/**
 * The sides of a cell at which an area ends.
 * @param {{x: number, y: number}} centre
 * @param {Set<string>} cells where the cells of the area are
 * @param {number} inset
 */
function outline({ x, y }, cells, inset) {
  const inside = (/** @type {number} */ dx, /** @type {number} */ dy) => cells.has(spotKey({ x: x + dx, y: y + dy }));
  const near = 0.5 - inset;
  return [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]
    .map(([dx = 0, dy = 0]) => {
      if (inside(dx, dy)) return "";
      // Along the side, from one corner to the other; a neighbour that belongs to the area too is reached.
      const end = (/** @type {number} */ sign) => {
        const [ax, ay] = [dy * sign, dx * sign];
        if (!inside(ax, ay)) return near;
        return inside(ax + dx, ay + dy) ? 0.5 + inset : 0.5;
      };
      const from = { x: x + dx * near - dy * end(-1), y: y + dy * near - dx * end(-1) };
      const to = { x: x + dx * near + dy * end(1), y: y + dy * near + dx * end(1) };
      return `M${from.x} ${from.y}L${to.x} ${to.y}`;
    })
    .join("");
}
