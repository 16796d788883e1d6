/** @import { Scene } from "../play.js" */
import { html } from "lit-html";
import { icon } from "../../parts/icon.js";
import { token } from "../../table/seats.js";
import { say, t } from "../../texts/texts.js";
import { startAgain } from "../new-game.js";
import { openShare } from "./share.js";

/**
 * How the game ended, and what can be done next.
 * @param {Scene} scene
 */
export function outcomeCard(scene) {
  const { game, session } = scene;
  const { outcome } = session.view;
  if (!outcome) return "";
  const winner = outcome.winner === null ? undefined : session.view.seats[outcome.winner];
  return html`
    <section class="outcome" data-outcome aria-label=${t("outcome")}>
      <h2>
        ${outcome.winner === null ? "" : token(game, outcome.winner)}
        ${winner ? t("wins", { seat: { id: winner.name } }, game.name) : t("drawn")}
      </h2>
      <p>${say(outcome.message, game.name)}</p>
      <p class="buttons">
        <button type="button" class="button main" data-do="rematch" @click=${() => startAgain(game, session.save)}>${icon("again")} ${t("rematch")}</button>
        <button type="button" class="button" data-do="share-outcome" @click=${() => openShare(scene)}>${icon("share")} ${t("share")}</button>
      </p>
    </section>
  `;
}
