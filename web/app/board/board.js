/** @import { Cell, Choice, GameEvent, View } from "../types.js" */
import { animate } from "./animate.js";
import { href } from "./art.js";
import { badge, badgesOf } from "./badges.js";
import { beside, MARGIN } from "./edges.js";
import { Grid } from "./grid.js";
import { pieces, stacks } from "./pieces.js";
import { StackCard } from "./stack-card.js";
import { svg } from "./svg.js";
import { areas } from "./zones.js";

/**
 * @typedef {object} Picture What a board shows.
 * @property {View} view
 * @property {string[]} [taps] steps of the move being made
 * @property {Choice[]} [next] what can be tapped next
 * @property {string[]} [pending] taps that wait for the rules
 * @property {string[]} [zones] the areas of the board that are shown
 */

/**
 * @typedef {object} Motion How a board comes to show it.
 * @property {View} [before]
 * @property {GameEvent[]} [events]
 * @property {boolean} [dropped]
 * @property {boolean} [back]
 */

/** One board: draws any view as SVG, and names what was tapped. It knows no game. */
export class Board {
  element = svg("svg", { class: "board" });
  flipped = false;

  #grounds = svg("g", { class: "grounds" });
  #zones = svg("g", { class: "zones" });
  #under = svg("g", { class: "under" });
  #names = svg("g", { class: "coordinates", "aria-hidden": "true" });
  #pieces = svg("g", { class: "pieces" });
  #ghosts = svg("g", { class: "pieces" });
  #over = svg("g", { class: "over" });
  #badges = svg("g", { class: "badges" });
  /** @type {Map<string, {cell: Cell, under: SVGElement, over: SVGElement}>} */
  #cells = new Map();
  /** @type {Map<string, SVGGElement[]>} */
  #standing = new Map();
  /** @type {Picture | null} */
  #shown = null;
  #laid = "";
  #zoned = "";
  #card = new StackCard();
  #moving = new AbortController();
  /** @type {Promise<void>} */
  #still = Promise.resolve();
  #grid;
  #beside;

  /**
   * @param {object} [how]
   * @param {(step: string) => void} [how.tap] a cell was tapped; a board without it is a picture
   * @param {() => void} [how.leave] Escape was pressed
   * @param {(supply: string) => DOMRect | null} [how.supply] where a supply is on the screen
   * @param {string} [how.label]
   * @param {boolean} [how.beside] names of rows and columns stand beside the board: it is small, or a picture to read about
   */
  constructor({ tap, leave, supply, label = "", beside = false } = {}) {
    this.#beside = beside;
    this.#grid = tap ? new Grid(label, tap, leave ?? (() => undefined), (cell) => this.list(cell)) : null;
    this.supply = supply ?? (() => null);
    if (!tap) {
      this.element.setAttribute("role", "img");
      this.element.setAttribute("aria-label", label);
    }
  }

  /** @param {{x: number, y: number}} place */
  #spot({ x, y }) {
    const { width, height } = /** @type {Picture} */ (this.#shown).view.board;
    return this.flipped ? { x: width - x, y: height - y } : { x, y };
  }

  /** Where a cell, or a place of the board, is seen. */
  #find = (/** @type {import("./way.js").Step} */ step) => {
    const place = typeof step === "string" ? this.#cells.get(step)?.cell : { x: step[0], y: step[1] };
    return place ? this.#spot(place) : null;
  };

  #place = (/** @type {string} */ id) => this.#find(id) ?? { x: 0, y: 0 };

  /**
   * Takes the room that a view needs, before anything is drawn.
   * @param {View} view
   */
  reserve({ board: { width, height } }) {
    const left = this.#beside ? MARGIN * width : 0;
    this.element.setAttribute("viewBox", `${-left} 0 ${width + left} ${height + left}`);
  }

  /**
   * Shows a picture, moving there from what was shown before if events say how. Motion still going on is ended.
   * @param {Picture} picture
   * @param {Motion} [motion]
   */
  show(picture, { before, events = [], dropped = false, back = false } = {}) {
    const old = this.#shown;
    this.#shown = picture;
    const { view } = picture;
    this.#lay(view);
    if (old?.view !== view) {
      this.#moving.abort();
      this.#moving = new AbortController();
      this.#standing = pieces(view, this.#place);
      this.#heap();
      this.#card.close();
      if (before && events.length > 0) {
        const stage = {
          view,
          before,
          pieces: this.#standing,
          ghosts: this.#ghosts,
          place: this.#find,
          supply: (/** @type {string} */ id) => this.#locate(id),
        };
        const { signal } = this.#moving;
        this.#still = animate(stage, events, { dropped, back }, signal).then(() => {
          if (!signal.aborted) this.#heap();
        });
      } else this.#still = Promise.resolve();
    }
    this.#zone(picture);
    this.#mark(picture);
    this.#grid?.label(picture);
  }

  /** Lays the pieces one over the other: what is farther down lies over what is farther up. */
  #heap() {
    const order = [...this.#standing].sort(([a], [b]) => this.#place(a).y - this.#place(b).y);
    this.#pieces.replaceChildren(...order.flatMap(([, stack]) => stack));
  }

  /** Turns the board around, after any motion has ended. */
  async flip() {
    await this.#still;
    this.flipped = !this.flipped;
    if (this.#shown) {
      const picture = this.#shown;
      this.#laid = "";
      this.#shown = null;
      this.show(picture);
    }
  }

  /**
   * The cell under a point of the screen.
   * @param {number} x
   * @param {number} y
   * @returns {string | null}
   */
  at(x, y) {
    const cell = document.elementFromPoint(x, y)?.closest("[data-cell]");
    return cell && this.element.contains(cell) ? cell.getAttribute("data-cell") : null;
  }

  /** @returns {number} the length of one board unit on the screen */
  get unit() {
    const matrix = this.element.getScreenCTM();
    return matrix ? Math.abs(matrix.a) : 1;
  }

  /**
   * The elements of the pieces on a cell, bottom first.
   * @param {string} cell
   */
  standing(cell) {
    return this.#standing.get(cell) ?? [];
  }

  /** Puts the keyboard on the board. */
  focus() {
    this.#grid?.focus();
  }

  /**
   * Lists the stack on a cell from top to bottom, beside it and aloud.
   * @param {string} [cell] without one the cell where the keyboard is
   * @returns {boolean} whether there is a stack
   */
  list(cell = this.#grid?.current ?? "") {
    const view = this.#shown?.view;
    const stack = view ? (stacks(view).get(cell) ?? []) : [];
    const place = this.#cells.get(cell)?.under;
    if (!view || !place || stack.length < 2) return false;
    this.#card.open({ board: this.element, place, game: view.game, cell, stack });
    return true;
  }

  /** @param {View} view */
  #lay(view) {
    const { width, height, cells } = view.board;
    const laid = `${view.game} ${view.board.art} ${width} ${height} ${this.flipped} ${cells.map(({ id, x, y, ground = "" }) => `${id},${x},${y},${ground}`).join(" ")}`;
    if (laid === this.#laid) return;
    this.#laid = laid;
    this.#zoned = "";
    this.#zones.replaceChildren();
    this.reserve(view);
    const art = svg("use", { class: "art", href: href(view.game, view.board.art), width, height });
    if (this.flipped) art.setAttribute("transform", `rotate(180 ${width / 2} ${height / 2})`);
    this.#cells.clear();
    for (const cell of cells) {
      const { x, y } = this.#spot(cell);
      const square = cell.shape === "square";
      const under = square
        ? svg("rect", { class: "ground", x: x - 0.5, y: y - 0.5, width: 1, height: 1 })
        : svg("circle", { class: "ground", cx: x, cy: y, r: 0.47 });
      const over = svg("circle", { class: "dot", "data-at": cell.id, cx: x, cy: y, r: dot(cell) });
      this.#cells.set(cell.id, { cell, under, over });
    }
    if (this.#grid) {
      this.#under.replaceChildren(...[...this.#cells.values()].map(({ under }) => under));
      this.#over.replaceChildren(...[...this.#cells.values()].map(({ over }) => over));
    }
    const grounds = cells.filter(({ ground }) => ground).map((cell) => ({ ...this.#spot(cell), ground: cell.ground ?? "" }));
    this.#grounds.replaceChildren(...grounds.map(({ x, y, ground }) => svg("use", { href: href(view.game, ground), x: x - 0.5, y: y - 0.5, width: 1, height: 1 })));
    this.#names.replaceChildren(...this.#named(view));
    const focused = this.#grid?.focused;
    const grid = this.#grid?.lay(cells.map((cell) => ({ ...cell, ...this.#spot(cell) })));
    // Only the grid can be touched. What marks its cells lies under the pieces, so that it hides no number.
    const layers = [art, this.#grounds, this.#zones, this.#names, this.#under, ...(grid ? [grid] : []), this.#pieces, this.#ghosts, this.#over, this.#badges];
    this.element.replaceChildren(...layers);
    if (focused) this.#grid?.focus();
  }

  /**
   * The names of cells, on them or beside the board; a picture without them is too small to read them.
   * @param {View} view
   */
  #named({ board }) {
    const spots = board.cells.map((cell) => ({ ...cell, ...this.#spot(cell) }));
    if (this.#beside) return beside(board, spots);
    return this.#grid ? this.#edges().map((cell) => name(cell.id, this.#spot(cell))) : [];
  }

  /** The first cell of each row and the lowest row, whose names are enough to read the names of all. */
  #edges() {
    const cells = [...this.#cells.values()].map(({ cell }) => cell);
    const low = Math.max(...cells.map((cell) => this.#spot(cell).y));
    /** @type {Map<number, number>} */
    const first = new Map();
    for (const cell of cells) first.set(cell.row, Math.min(first.get(cell.row) ?? Infinity, this.#spot(cell).x));
    return cells.filter((cell) => this.#spot(cell).x === first.get(cell.row) || this.#spot(cell).y === low);
  }

  /** Draws the areas of the board that are wanted. @param {Picture} picture */
  #zone({ view, zones = [] }) {
    const zoned = zones.length > 0 ? JSON.stringify([zones, view.board.zones]) : "";
    if (zoned === this.#zoned) return;
    this.#zoned = zoned;
    this.#zones.replaceChildren(...areas(view, zones, this.#place));
  }

  /** @param {Picture} picture */
  #mark({ view, taps = [], next = [], pending = [] }) {
    const choices = taps.length > 0 ? new Map(next.map((choice) => [choice.step, choice])) : new Map();
    const badges = [];
    for (const [id, { cell, under, over }] of this.#cells) {
      const choice = choices.get(id);
      const target = choice && choice.effect !== "select";
      under.classList.toggle("last", view.last.includes(id));
      under.classList.toggle("chosen", taps.includes(id));
      under.classList.toggle("waiting", pending.includes(id));
      under.classList.toggle("won", view.outcome?.cells.includes(id) ?? false);
      over.classList.toggle("open", Boolean(target));
      over.setAttribute("r", target && this.#standing.has(id) ? "0.46" : String(dot(cell)));
      over.classList.toggle("ring", Boolean(target) && this.#standing.has(id));
      over.classList.toggle("on", Boolean(target) && !choice.final);
      if (target) badges.push(...badgesOf(view.game, choice).map((effect, index) => badge(view.game, effect, id, this.#spot(cell), index)));
      for (const element of this.#standing.get(id) ?? []) element.classList.toggle("chosen", taps.includes(id));
    }
    this.#badges.replaceChildren(...badges);
    if (this.#grid) return;
    // A picture holds only the marks that are seen: there may be many pictures.
    const marks = [...this.#cells.values()];
    this.#under.replaceChildren(...marks.map(({ under }) => under).filter(({ classList }) => classList.length > 1));
    this.#over.replaceChildren(...marks.map(({ over }) => over).filter(({ classList }) => classList.contains("open")));
  }

  /**
   * Where a supply lies, in board units.
   * @param {string} id
   */
  #locate(id) {
    const area = this.supply(id);
    const matrix = this.element.getScreenCTM();
    if (!area || !matrix) return null;
    const { x, y } = new DOMPoint(area.x + area.width / 2, area.y + area.height / 2).matrixTransform(matrix.inverse());
    return { x, y };
  }
}

/**
 * The radius of the mark on a cell that can be gone to: on a drawn point it must cover the point.
 * @param {Cell} cell
 */
const dot = ({ shape }) => (shape === "point" ? 0.27 : 0.15);

/**
 * The name of a cell, in its lower left corner.
 * @param {string} id
 * @param {{x: number, y: number}} centre
 */
function name(id, { x, y }) {
  const text = svg("text", { class: "coordinate", x: x - 0.45, y: y + 0.44 });
  text.textContent = id;
  return text;
}
