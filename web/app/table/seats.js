/** @import { Game, SeatView, Supply, View } from "../types.js" */
/** @import { Session } from "./session.js" */
import { html, svg } from "lit-html";
import { href } from "../board/art.js";
import { signOf } from "../catalogue.js";
import { icon } from "../parts/icon.js";
import { t } from "../texts/texts.js";

/**
 * The drawing that stands for a seat.
 * @param {Game} game
 * @param {number} seat
 */
export function token(game, seat) {
  const glyph = signOf(game, seat);
  return glyph ? html`<svg class="token" viewBox="0 0 100 100" aria-hidden="true"><use href=${href(game.name, glyph)}></use></svg>` : "";
}

/**
 * One side of the game: who it is, whether it is its turn, and what it has beside the board.
 * @param {Session} session
 * @param {Game} game
 * @param {number} seat
 */
export function seatTray(session, game, seat) {
  const { view } = session;
  const who = /** @type {SeatView} */ (view.seats[seat]);
  const name = t(who.name, {}, game.name);
  const won = view.outcome?.winner === seat;
  return html`
    <section class="seat ${who.active && !view.outcome ? "active" : ""} ${won ? "winner" : ""}" data-seat=${seat} aria-label=${name}>
      <span class="who">
        ${token(game, seat)}
        <span class="name">${name}</span>
        ${who.active && !view.outcome ? html`<span class="turn">${icon("turn")}<span>${t("to-move")}</span></span>` : ""}
        ${won ? html`<span class="turn">${icon("crown")}<span>${t("winner")}</span></span>` : ""}
      </span>
      ${view.supplies.filter((supply) => supply.seat === seat).map((supply) => pile(session, view, supply))}
    </section>
  `;
}

/**
 * @param {Session} session
 * @param {View} view
 * @param {Supply} supply
 */
function pile(session, view, supply) {
  const { game } = view;
  const chosen = session.taps.includes(supply.id);
  const open = session.next.some((choice) => choice.step === supply.id);
  const label = t("supply-label", { seat: { id: view.seats[supply.seat]?.name ?? "" }, piece: { id: supply.name }, count: supply.count }, game);
  const shown = Math.min(supply.count, 8);
  const width = 100 + Math.max(0, shown - 1) * 44;
  return html`
    <button
      type="button"
      class="supply ${chosen ? "chosen" : ""} ${open ? "can" : ""}"
      data-supply=${supply.id}
      aria-pressed=${chosen ? "true" : "false"}
      aria-label=${label}
      @click=${() => session.tap(supply.id)}
    >
      <svg class="pile" viewBox="0 0 ${width} 100" aria-hidden="true">
        ${Array.from({ length: shown }, (_, index) => svg`<use href=${href(game, supply.glyph)} x=${index * 44} y="0" width="100" height="100"></use>`)}
      </svg>
      <span class="count" aria-hidden="true">${supply.count}</span>
    </button>
  `;
}
