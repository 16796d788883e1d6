/** @import { Piece } from "../types.js" */
import { html, render } from "lit-html";
import { announce } from "../parts/announce.js";
import { t } from "../texts/texts.js";
import { swallowClick } from "./drag.js";
import { drawing } from "./pieces.js";
import { listed, runs } from "./spoken.js";
import { svg } from "./svg.js";

/** A card's distance from its stack and from the edges of the window, in pixels. */
const GAP = 8;

/** A piece's size on the card in pixels, how far one lies above the next in pieces, and how many are drawn at most. */
const SIZE = 34;
const STEP = 0.14;
const DRAWN = 6;

/** Above so many rows a card has two columns. */
const LONG = 12;

/**
 * @typedef {object} Stack
 * @property {SVGElement} board
 * @property {Element} place where the stack is seen
 * @property {string} game
 * @property {string} cell
 * @property {Piece[]} stack from the ground up
 */

/** A card beside a stack that lists it from top to bottom, until something else is touched. */
export class StackCard {
  /** @type {HTMLElement | null} */
  #element = null;
  #open = new AbortController();

  /** @param {Stack} what */
  open({ board, place, game, cell, stack }) {
    this.close();
    const count = stack.length;
    const card = document.createElement("div");
    card.className = "stack-card";
    card.dataset.stack = cell;
    card.setAttribute("role", "group");
    const title = t("stack-title", { cell, count });
    card.setAttribute("aria-label", title);
    const rows = runs(stack);
    card.classList.toggle("long", rows.length > LONG);
    render(
      html`<p class="stack-title">${title}</p>
        <p class="stack-end">${t("stack-top")}</p>
        <ol>
          ${rows.map(
            ({ piece, count }) => html`<li>
              ${pile(game, piece.glyph, count)}
              <span>${t("stack-run", { count, piece: { id: piece.name } }, game)}</span>
            </li>`,
          )}
        </ol>
        <p class="stack-end">${t("stack-bottom")}</p>`,
      card,
    );
    board.parentElement?.append(card);
    this.#element = card;
    lay(card, place.getBoundingClientRect());
    this.#until(board, card, cell);
    announce(t("stack-told", { cell, count, pieces: listed(stack, game) }));
  }

  close() {
    this.#open.abort();
    this.#element?.remove();
    this.#element = null;
  }

  /**
   * Closes the card when something else is touched, when the keyboard goes on, or when its place is no longer right.
   * @param {SVGElement} board
   * @param {HTMLElement} card
   * @param {string} cell
   */
  #until(board, card, cell) {
    this.#open = new AbortController();
    const how = { capture: true, signal: this.#open.signal };
    const close = () => this.close();
    document.addEventListener(
      "pointerdown",
      (event) => {
        const target = /** @type {Element} */ (event.target);
        if (card.contains(target)) return;
        close();
        if (board.contains(target)) swallowClick(board);
      },
      how,
    );
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        close();
        event.stopPropagation();
      },
      how,
    );
    document.addEventListener(
      "focusin",
      ({ target }) => {
        if (target instanceof Element && target.getAttribute("data-cell") !== cell && !card.contains(target)) close();
      },
      how,
    );
    window.addEventListener("resize", close, how);
    window.addEventListener("hashchange", close, how);
  }
}

/**
 * Equal pieces, lying one on the other.
 * @param {string} game
 * @param {string} glyph
 * @param {number} count
 */
function pile(game, glyph, count) {
  const drawn = Math.min(count, DRAWN);
  const height = 1 + (drawn - 1) * STEP;
  const pieces = Array.from({ length: drawn }, (_, layer) => {
    const group = svg("g", {}, drawing(game, glyph));
    group.setAttribute("transform", `translate(.5 ${height - 0.5 - layer * STEP})`);
    return group;
  });
  return svg("svg", { viewBox: `0 0 1 ${height}`, width: SIZE, height: SIZE * height, "aria-hidden": "true" }, ...pieces);
}

/**
 * Puts a card beside a place: to its right, else to its left, else below or above it, and wholly in the window.
 * @param {HTMLElement} card
 * @param {DOMRect} place
 */
function lay(card, place) {
  const { width, height } = card.getBoundingClientRect();
  const [wide, high] = [document.documentElement.clientWidth, document.documentElement.clientHeight];
  const right = place.right + GAP;
  const left = place.left - GAP - width;
  const beside = right + width + GAP <= wide ? right : left >= GAP ? left : null;
  const x = beside ?? place.left + (place.width - width) / 2;
  const below = place.bottom + GAP;
  const y = beside === null ? (below + height + GAP <= high ? below : place.top - GAP - height) : place.top + (place.height - height) / 2;
  const within = (/** @type {number} */ at, /** @type {number} */ most) => Math.max(GAP, Math.min(at, most - GAP));
  card.style.setProperty("left", `${within(x, wide - width)}px`);
  card.style.setProperty("top", `${within(y, high - height)}px`);
}
