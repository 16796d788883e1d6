/** @import { Choice, Game, View } from "../types.js" */
/** @import { Session } from "./session.js" */
/** @import { Table } from "./table.js" */
import { html, nothing } from "lit-html";
import { href } from "../board/art.js";
import { badgesOf, hasBadge } from "../board/badges.js";
import { pieceWords } from "../board/spoken.js";
import { fillOf } from "../board/zones.js";
import { icon } from "../parts/icon.js";
import * as settings from "../store/settings.js";
import { has, t } from "../texts/texts.js";
import { token } from "./seats.js";

/** From so many taps on, what can follow is asked in words too, and not shown on the board alone. */
const ASKING = 2;

/**
 * What can follow that is asked in words: words always, cells when a move has begun that can be ended in several ways.
 * @param {Session} session
 */
export function choicesOf({ taps, next }) {
  if (taps.length === 0) return [];
  return next.filter(({ kind, effect }) => kind === "word" || (taps.length >= ASKING && kind === "cell" && effect !== "select"));
}

/**
 * The cell that a choice is about: its own, or for a word the one that was tapped last.
 * @param {Session} session
 * @param {Choice} choice
 */
const cellOf = ({ taps }, { kind, step }) => (kind === "cell" ? step : (taps.at(-1) ?? ""));

/**
 * The piece on top of a cell.
 * @param {Session} session
 * @param {string} cell
 */
const pieceOn = ({ view }, cell) => view.pieces.findLast(({ at }) => at === cell);

/**
 * The piece to show with a choice: what it is done to, not who does it.
 * @param {Session} session
 * @param {Choice} choice
 */
function concerned(session, choice) {
  const [mover = "", ...others] = session.taps;
  const cells = [cellOf(session, choice), others.at(-1) ?? ""].filter((cell) => cell !== mover);
  return cells.map((cell) => pieceOn(session, cell)).find((piece) => piece !== undefined);
}

/**
 * What a choice does, in words.
 * @param {Session} session
 * @param {Choice} choice
 */
export function choiceWords(session, choice) {
  const { game } = session.view;
  const cell = cellOf(session, choice);
  const piece = pieceOn(session, cell);
  const id = has(`choice-${choice.effect}`, game) ? `choice-${choice.effect}` : "choice-other";
  return t(id, { cell, piece: piece ? { id: piece.name } : "" }, game);
}

/**
 * The mark of an effect, beside words that say what it is.
 * @param {string} game
 * @param {string} effect
 */
export const badgeIcon = (game, effect) =>
  html`<svg class="badge-icon" viewBox="0 0 100 100" aria-hidden="true"><use href=${href(game, `effect-${effect}`)}></use></svg>`;

/**
 * What the piece that was chosen can do: the marks on the board explained, and what must be chosen asked in words.
 * @param {{game: Game, session: Session, table: Table}} scene
 */
export function guide(scene) {
  const { session } = scene;
  if (session.taps.length === 0 || session.view.outcome) return "";
  const asked = choicesOf(session);
  const explained = explanations(session);
  if (asked.length === 0 && explained.length === 0) return "";
  const { legend } = settings.get();
  return html`
    <section class="guide" data-guide aria-label=${t("words")}>
      <header>
        ${chosen(session)}
        ${explained.length > 0
          ? html`<button type="button" class="button round" data-do="explain" aria-label=${t("guide-explain")} aria-expanded=${legend ? "true" : "false"} @click=${() => settings.set({ legend: !legend })}>
              ${icon("explain")}
            </button>`
          : ""}
        <button type="button" class="button round" data-do="release" aria-label=${t("guide-release")} @click=${() => letGo(scene.table)}>${icon("close")}</button>
      </header>
      <div class="guide-body">
        ${asked.length > 0 ? html`<div class="asked" role="group" aria-label=${t("words")}>${asked.map((choice) => button(scene, choice))}</div>` : ""}
        ${legend && explained.length > 0
          ? html`<ul class="legend" data-legend>
              ${explained.map((effect) => html`<li data-effect=${effect}>${hasBadge(session.view.game, effect) ? badgeIcon(session.view.game, effect) : html`<span class="badge-icon plain"></span>`}<span>${t(`explain-${effect}`, {}, session.view.game)}</span></li>`)}
            </ul>`
          : ""}
      </div>
    </section>
  `;
}

/**
 * Takes back what was chosen; a keyboard that was beside the board comes back to it.
 * @param {Table} table
 */
export function letGo({ session, board }) {
  if (document.activeElement?.closest("[data-guide]")) board.focus();
  session.deselect();
}

/**
 * The effects that marks on the board and words stand for, if the game explains them.
 * @param {Session} session
 */
function explanations({ next, view }) {
  const effects = next.flatMap((choice) => (choice.kind === "word" ? (choice.effects ?? []) : badgesOf(view.game, choice)));
  return [...new Set(effects)].filter((effect) => has(`explain-${effect}`, view.game));
}

/** Who was chosen. @param {Session} session */
function chosen(session) {
  const { game } = session.view;
  const cell = session.taps[0] ?? "";
  const piece = pieceOn(session, cell);
  if (!piece) return html`<span class="guide-who"></span>`;
  return html`<span class="guide-who">
    <svg class="token" viewBox="0 0 100 100" aria-hidden="true"><use href=${href(game, piece.glyph)}></use></svg>
    <span>${pieceWords(piece, game)}</span>
  </span>`;
}

/**
 * @param {{game: Game, session: Session, table: Table}} scene
 * @param {Choice} choice
 */
function button({ session, table }, choice) {
  const { game } = session.view;
  const piece = concerned(session, choice);
  const run = () => {
    if (document.activeElement?.closest("[data-guide]")) table.board.focus();
    session.tap(choice.step);
  };
  const shown = hasBadge(game, choice.effect);
  return html`
    <button type="button" class="button choice ${choice.final ? "" : "on"}" data-choice=${choice.step} data-word=${choice.kind === "word" ? choice.step : nothing} @click=${run}>
      <span class="choice-picture" aria-hidden="true">
        ${piece ? html`<svg class="choice-piece" viewBox="0 0 100 100"><use href=${href(game, piece.glyph)}></use></svg>` : ""}
        ${shown ? badgeIcon(game, choice.effect) : piece ? "" : html`<span class="badge-icon plain"></span>`}
      </span>
      <span>${choiceWords(session, choice)}</span>
    </button>
  `;
}

/**
 * The areas of a board that are shown.
 * @param {View} view
 */
export const shownZones = ({ game, board }) => (settings.get().zones[game] ?? []).filter((id) => board.zones?.some((zone) => zone.id === id));

/**
 * @param {View} view
 * @param {string[]} ids
 */
export const showZones = ({ game }, ids) => void settings.set({ zones: { ...settings.get().zones, [game]: ids } });

/**
 * The areas of the board, once some are shown: each can be shown and hidden by itself.
 * @param {{game: Game, session: Session}} scene
 */
export function zoneLegend({ game, session: { view } }) {
  const shown = shownZones(view);
  const zones = view.board.zones ?? [];
  if (shown.length === 0 || view.outcome) return "";
  return html`
    <div class="zone-legend" data-zones role="group" aria-label=${t("zones")}>
      ${zones.map((zone) => {
        const on = shown.includes(zone.id);
        const change = () => showZones(view, on ? shown.filter((id) => id !== zone.id) : [...shown, zone.id]);
        return html`<button type="button" class="zone-button" data-zone=${zone.id} aria-pressed=${on ? "true" : "false"} @click=${change}>
          <svg class="zone swatch" data-owner=${zone.seat ?? "all"} viewBox="0 0 24 24" aria-hidden="true"><use href="#ui/zone-${fillOf(zones, zone)}"></use></svg>
          ${zone.seat === null ? "" : token(game, zone.seat)}<span>${t(zone.name, {}, game.name)}</span>
        </button>`;
      })}
    </div>
  `;
}
