/** @import { Game, Ground, Kind, SetupNumber } from "../../types.js" */
/** @import { Editor } from "./editor.js" */
import { html, nothing } from "lit-html";
import { href } from "../../board/art.js";
import { seenOptions } from "../../catalogue.js";
import { icon } from "../../parts/icon.js";
import { token } from "../../table/seats.js";
import { t } from "../../texts/texts.js";
import { brushOf } from "./editor.js";

/** With more kinds than these only the name of the one that is chosen is written. */
const FEW = 12;

/** What marks a kind among the steps that can be carried. */
const KIND = "+";

/**
 * The glyph that is carried from the palette; null for a cell.
 * @param {string} step
 */
export const carried = (step) => (step.startsWith(KIND) ? step.slice(KIND.length) : null);

/**
 * What a tap puts down: the kinds of pieces by their side, nothing, or a ground.
 * @param {Editor} editor
 */
export function palette(editor) {
  const { game } = editor;
  const { grounds, kinds } = /** @type {import("../../types.js").SetupKinds} */ (game.setup);
  const seats = [...new Set(kinds.map(({ seat }) => seat))];
  const many = kinds.length > FEW;
  const choose = (/** @type {string} */ glyph) => () => {
    editor.tool = glyph;
  };
  const choice = (/** @type {string} */ value, /** @type {string} */ words, /** @type {unknown} */ picture, more = "", supply = "") => html`
    <label class=${`kind ${more}`} data-supply=${supply} title=${many ? words : nothing}>
      <input class="visually-hidden" type="radio" name="kind" value=${value} .checked=${editor.tool === value} @change=${choose(value)} />
      ${picture}<span>${words}</span>
    </label>
  `;
  const picture = (/** @type {string} */ glyph) => html`<svg class="kind-picture" viewBox="0 0 100 100" aria-hidden="true"><use href=${href(game.name, glyph)}></use></svg>`;
  const kind = (/** @type {Kind} */ { glyph, name }) => choice(glyph, t(name, {}, game.name), picture(glyph), "", KIND + glyph);
  const usual = Object.keys(editor.now.grounds).length === 0;
  const ground = (/** @type {Ground} */ { glyph, id, name }) => choice(brushOf(id), t(name, {}, game.name), picture(glyph), "ground-kind");
  const now = kinds.find(({ glyph }) => glyph === editor.tool) ?? grounds.find(({ id }) => id === editor.painting);
  return html`
    <div class=${`palette ${many ? "many" : ""}`} role="radiogroup" aria-label=${t("setup-pieces")}>
      ${many ? html`<p class="palette-now" aria-hidden="true">${now ? t(now.name, {}, game.name) : t("setup-remove")}</p>` : ""}
      ${seats.map((seat) => html`<div class="kinds">${kinds.filter((each) => each.seat === seat).map(kind)}</div>`)}
      <div class="kinds">${choice("", t("setup-remove"), icon("erase"), "remove")}</div>
      ${
        grounds.length > 0
          ? html`<div class="kinds ground-kinds" role="group" aria-labelledby="setup-grounds">
              <span class="row-name" id="setup-grounds">${t("setup-grounds")}</span>
              ${grounds.map(ground)}
              <button type="button" class="button quiet" data-do="setup-usual-ground" aria-disabled=${usual ? "true" : "false"} @click=${() => editor.unpaint()}>${icon("again")} ${t("setup-usual-ground")}</button>
            </div>`
          : ""
      }
    </div>
  `;
}

/**
 * Whose move it is.
 * @param {Editor} editor
 */
export const turnChoice = (editor) => html`
  <div class="row" role="radiogroup" aria-labelledby="setup-turn">
    <span class="row-name" id="setup-turn">${t("setup-turn")}</span>
    <span class="segments">
      ${editor.game.seats.map(
        ({ name }, seat) => html`<label class="segment">
          <input class="visually-hidden" type="radio" name="turn" value=${seat} .checked=${editor.now.turn === seat} @change=${() => editor.turn(seat)} />
          ${token(editor.game, seat)}<span>${t(name, {}, editor.game.name)}</span>
        </label>`,
      )}
    </span>
  </div>
`;

/**
 * What belongs to a setup beside the pieces on the board, each kind of number once for all sides that have it.
 * @param {Editor} editor
 */
export function numbers(editor) {
  const { numbers: all } = /** @type {import("../../types.js").SetupKinds} */ (editor.game.setup);
  return [...new Set(all.map(({ name }) => name))].map(
    (name) => html`<div class="row">
      <span class="row-name">${t(name, {}, editor.game.name)}</span>
      <span class="steppers">${all.filter((number) => number.name === name).map((number) => stepper(editor, number))}</span>
    </div>`,
  );
}

/**
 * @param {Editor} editor
 * @param {SetupNumber} number
 */
function stepper(editor, { id, name, seat, least, most }) {
  const { game } = editor;
  const what = t(name, {}, game.name);
  const words = seat === null ? what : t("setup-number", { seat: { id: game.seats[seat]?.name ?? "" }, what }, game.name);
  const value = editor.now.numbers[id] ?? NaN;
  const step = (/** @type {number} */ by, /** @type {string} */ drawing, /** @type {string} */ label) => {
    const off = !(value + by >= least && value + by <= most);
    return html`<button type="button" class="button round" data-by=${by} aria-label=${t(label, { what: words })} aria-disabled=${off ? "true" : "false"} @click=${() => !off && editor.count(id, value + by)}>
      ${icon(drawing)}
    </button>`;
  };
  return html`
    <span class="stepper" role="group" aria-label=${words} data-number=${id}>
      ${seat === null ? "" : token(game, seat)} ${step(-1, "minus", "setup-less")}<output>${Number.isNaN(value) ? "–" : value}</output>${step(1, "plus", "setup-more")}
    </span>
  `;
}

/**
 * The usual starts: one, or one for each choice that is seen on the board.
 * @param {Editor} editor
 */
export function starts(editor) {
  const seen = seenOptions(editor.game);
  if (seen.length === 0) return html`<p class="row"><button type="button" class="button" data-do="setup-start" @click=${() => editor.start()}>${icon("start")} ${t("setup-start")}</button></p>`;
  return seen.map(({ id, values, default: usual }) => {
    const now = editor.now.options[id] ?? usual;
    return html`
      <div class="row" role="group" aria-labelledby=${`setup-start-${id}`}>
        <span class="row-name" id=${`setup-start-${id}`}>${t("setup-start")}</span>
        <span class="buttons">
          ${values.map(
            (value) => html`<button type="button" class="button" data-do="setup-start" data-value=${value} aria-current=${now === value ? "true" : "false"} @click=${() => editor.start({ ...editor.now.options, [id]: value })}>
              ${t(`option-${id}-${value}`, {}, editor.game.name)}
            </button>`,
          )}
        </span>
      </div>
    `;
  });
}

/**
 * Why a setup may differ from the box, for games that tell it.
 * @param {Game} game
 */
export const noteOf = (game) => game.title.replace("title", "setup-note");
