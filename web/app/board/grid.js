/** @import { Cell } from "../types.js" */
/** @import { Picture } from "./board.js" */
import { spoken } from "./spoken.js";
import { svg } from "./svg.js";

/**
 * The cells as keyboards and screen readers meet them: a labelled grid of which one cell at a time can be tabbed to.
 * Nothing else on the board can be touched: it takes taps and clicks too.
 */
export class Grid {
  #element = svg("g", { class: "cells", role: "grid" });
  /** @type {Map<string, {cell: Cell, element: SVGElement}>} */
  #cells = new Map();
  #current = "";
  #tap;
  #leave;
  #list;

  /**
   * @param {string} label
   * @param {(cell: string) => void} tap
   * @param {() => void} leave
   * @param {(cell: string) => boolean} list lists the stack on a cell, if there is one
   */
  constructor(label, tap, leave, list) {
    this.#tap = tap;
    this.#leave = leave;
    this.#list = list;
    this.#element.setAttribute("aria-label", label);
    this.#element.addEventListener("click", (event) => {
      const id = idOf(event);
      if (id) this.#tap(id);
    });
    this.#element.addEventListener("contextmenu", (event) => {
      const id = idOf(event);
      if (id && this.#list(id)) event.preventDefault();
    });
    this.#element.addEventListener("keydown", (event) => this.#key(event));
    this.#element.addEventListener("focusin", (event) => {
      const id = idOf(event);
      if (id) this.#go(id, false);
    });
  }

  /**
   * Lays the cells out where they are seen, row by row.
   * @param {Cell[]} cells
   */
  lay(cells) {
    this.#cells.clear();
    /** @type {Map<number, Cell[]>} */
    const rows = new Map();
    for (const cell of cells) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell]);
    const ordered = [...rows.values()].sort(([a], [b]) => (a?.y ?? 0) - (b?.y ?? 0));
    const lines = ordered.map((row, down) => {
      const line = svg("g", { role: "row", "aria-rowindex": down + 1 });
      row.sort((a, b) => a.x - b.x).forEach((cell, across) => {
        const element =
          cell.shape === "square"
            ? svg("rect", { x: cell.x - 0.5, y: cell.y - 0.5, width: 1, height: 1 })
            : svg("circle", { cx: cell.x, cy: cell.y, r: 0.49 });
        element.setAttribute("class", "cell");
        element.setAttribute("role", "gridcell");
        element.setAttribute("data-cell", cell.id);
        element.setAttribute("aria-colindex", String(across + 1));
        element.setAttribute("tabindex", "-1");
        this.#cells.set(cell.id, { cell, element });
        line.append(element);
      });
      return line;
    });
    this.#element.replaceChildren(...lines);
    this.#element.setAttribute("aria-rowcount", String(ordered.length));
    this.#element.setAttribute("aria-colcount", String(Math.max(0, ...ordered.map((row) => row.length))));
    if (!this.#cells.has(this.#current)) this.#current = middle(cells);
    this.#cells.get(this.#current)?.element.setAttribute("tabindex", "0");
    return this.#element;
  }

  /** @param {Picture} picture */
  label(picture) {
    const words = spoken(picture);
    const open = new Set((picture.next ?? []).map((choice) => choice.step));
    for (const [id, { element }] of this.#cells) {
      element.setAttribute("aria-label", words(id));
      element.setAttribute("aria-selected", String(picture.taps?.includes(id) ?? false));
      element.classList.toggle("can", open.has(id));
    }
  }

  /** The cell where the keyboard is, or comes to when it goes to the board. */
  get current() {
    return this.#current;
  }

  /** Whether the keyboard is on the board now. */
  get focused() {
    return this.#element.contains(document.activeElement);
  }

  focus() {
    this.#cells.get(this.#current)?.element.focus();
  }

  /**
   * @param {string} id
   * @param {boolean} focus
   */
  #go(id, focus) {
    this.#cells.get(this.#current)?.element.setAttribute("tabindex", "-1");
    this.#current = id;
    const element = this.#cells.get(id)?.element;
    element?.setAttribute("tabindex", "0");
    if (focus) element?.focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const id = idOf(event);
    const here = id && this.#cells.get(id)?.cell;
    if (!here) return;
    if (event.key === "Enter" && event.shiftKey) this.#list(here.id);
    else if (event.key === "Enter" || event.key === " ") this.#tap(here.id);
    else if (event.key === "Escape") this.#leave();
    else {
      const target = this.#beside(here, event.key);
      if (target === undefined) return;
      if (target) this.#go(target.id, true);
    }
    event.preventDefault();
  }

  /**
   * The cell that a key leads to; null at the edge, undefined for other keys.
   * @param {Cell} here
   * @param {string} key
   */
  #beside(here, key) {
    const all = [...this.#cells.values()].map(({ cell }) => cell);
    const row = all.filter((cell) => cell.row === here.row).sort((a, b) => a.x - b.x);
    const index = row.findIndex((cell) => cell.id === here.id);
    if (key === "ArrowRight") return row[index + 1] ?? null;
    if (key === "ArrowLeft") return row[index - 1] ?? null;
    if (key === "Home") return row[0] ?? null;
    if (key === "End") return row.at(-1) ?? null;
    if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
    const way = key === "ArrowUp" ? -1 : 1;
    const beyond = all.filter((cell) => cell.row !== here.row && Math.sign(cell.y - here.y) === way);
    const far = (/** @type {Cell} */ cell) => Math.abs(cell.y - here.y) * 100 + Math.abs(cell.x - here.x);
    return beyond.sort((a, b) => far(a) - far(b))[0] ?? null;
  }
}

/** @param {Event} event */
const idOf = (event) => /** @type {Element} */ (event.target).closest("[data-cell]")?.getAttribute("data-cell");

/** @param {Cell[]} cells */
function middle(cells) {
  const x = Math.max(...cells.map((cell) => cell.x)) / 2;
  const y = Math.max(...cells.map((cell) => cell.y)) / 2;
  const far = (/** @type {Cell} */ cell) => Math.hypot(cell.x - x, cell.y - y);
  return [...cells].sort((a, b) => far(a) - far(b))[0]?.id ?? "";
}
