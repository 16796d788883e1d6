/** @import { Screen } from "./screen.js" */
/** @import { Game } from "../types.js" */
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { bring } from "../board/art.js";
import { marksEffects } from "../board/badges.js";
import { gameOf, startView } from "../catalogue.js";
import { icon } from "../parts/icon.js";
import { note } from "../parts/toast.js";
import { tool } from "../parts/tool.js";
import { games } from "../store/games.js";
import { guide, zoneLegend } from "../table/guide.js";
import { Session } from "../table/session.js";
import { seatTray } from "../table/seats.js";
import { Table } from "../table/table.js";
import { say, t } from "../texts/texts.js";
import { failed } from "./failed.js";
import { shortcuts } from "./play/keys.js";
import { moveLog, typeMove } from "./play/log.js";
import { openLog, openMenu } from "./play/menu.js";
import { outcomeCard } from "./play/outcome.js";
import { openShare } from "./play/share.js";
import { drawAgain } from "./screen.js";

/**
 * A saved game, played on.
 * @param {string} id
 * @returns {Promise<Screen>}
 */
export async function play(id) {
  const save = await games.get(id);
  if (!save || save.deleted !== null) return failed({ id: "page-no-save" });
  const game = gameOf(save.game);
  if (!game) return failed({ id: "error-unknown-game", args: { game: save.game } });
  await bring(game);

  const session = new Session(save, startView(game, save.options));
  const table = new Table(session, drawAgain);
  const scene = { game, session, table };
  const keys = shortcuts(scene);
  session.addEventListener("overtaken", (event) => {
    const { detail: own } = /** @type {CustomEvent<import("../types.js").State>} */ (event);
    note({
      kind: "overtaken",
      text: t("overtaken"),
      actions: [{ label: t("overtaken-keep"), run: () => void games.create(game.name, { state: own, name: t("copy-of", { name: title() }) }) }],
    });
  });
  const title = () => session.save.name || t(game.title, {}, game.name);

  return {
    name: "play",
    title: () => `${say(session.view.status, game.name)} · ${title()}`,
    shown: () => document.addEventListener("keydown", keys),
    close: () => {
      document.removeEventListener("keydown", keys);
      table.close();
    },
    render: () => layout(scene, title()),
  };
}

/** @typedef {{game: Game, session: Session, table: Table}} Scene */

/**
 * @param {Scene} scene
 * @param {string} title
 */
function layout(scene, title) {
  const { game, session, table } = scene;
  const { view, state } = session;
  const order = view.seats.map((_, seat) => seat);
  const sides = table.board.flipped ? order : order.reverse();
  return html`
    <header class="bar">
      <a class="button round" href="#/" aria-label=${t("home")}>${icon("home")}</a>
      <h1 tabindex="-1">${title}</h1>
      <div class="tools">
        <a class="button round" href="#/learn/${game.name}" aria-label=${t("rules")}>${icon("book")}</a>
        <button type="button" class="button round" data-do="share" aria-label=${t("share")} @click=${() => openShare(scene)}>${icon("share")}</button>
      </div>
    </header>
    <main id="main" class="play ${marksEffects(game.name) ? "guided" : ""}" tabindex="-1" ${ref(table.hold)}>
      <div class="board-place">${table.board.element}</div>
      ${sides.map((seat, place) => html`<div class="seat-place ${place === sides.length - 1 ? "near" : "far"}">${seatTray(session, game, seat)}</div>`)}
      <div class="status-place">
        ${view.outcome ? outcomeCard(scene) : html`<p class="status" data-status>${say(view.status, game.name)}${session.pending.length > 0 ? html`<span class="kept">${t("tap-kept")}</span>` : ""}</p>`}
        ${zoneLegend(scene)}
      </div>
      <div class="guide-place">${guide(scene)}</div>
      <section class="log-place" aria-label=${t("moves")}>${moveLog(scene)} ${typeMove(scene)}</section>
      <div class="tool-place" role="group" aria-label=${t("tools")}>
        ${tool("undo", () => session.undo(), !state?.can.undo)} ${tool("redo", () => session.redo(), !state?.can.redo)}
        ${tool("flip", () => void table.board.flip().then(drawAgain))}
        ${tool("moves", () => openLog(scene), false, "narrow")}
        ${tool("menu", () => openMenu(scene))}
      </div>
    </main>
  `;
}
