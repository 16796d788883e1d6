/** @import { Scene } from "../play.js" */
import { html } from "lit-html";
import { apart } from "../../board/zones.js";
import { confirmed, sheet } from "../../parts/dialog.js";
import { icon } from "../../parts/icon.js";
import { go } from "../../routes.js";
import { showZones, shownZones } from "../../table/guide.js";
import { t } from "../../texts/texts.js";
import { openNewGame } from "../new-game.js";
import { openKeys } from "./keys.js";
import { moveLog, typeMove } from "./log.js";

/** Everything that is wanted less often. @param {Scene} scene */
export async function openMenu(scene) {
  const { game, session } = scene;
  const { state, view } = session;
  const entries = [
    { name: "new-game", on: true },
    { name: "offer-draw", on: Boolean(state?.can.draw) },
    { name: "resign", on: Boolean(state?.can.resign) },
    { name: "change-position", on: Boolean(game.setup) && state !== null },
    { name: shownZones(view).length > 0 ? "zones-hide" : "zones-show", on: (view.board.zones ?? []).length > 0 },
    { name: "saves", on: true },
    { name: "settings", on: true },
    { name: "keys", on: true },
  ];
  const wanted = await sheet({
    name: "menu",
    title: t("menu"),
    content: ({ close }) => html`
      <ul class="sheet-content menu">
        ${entries
          .filter(({ on }) => on)
          .map(({ name }) => html`<li><button type="button" class="entry" data-do=${name} @click=${() => close(name)}>${icon(name)}<span>${t(name)}</span></button></li>`)}
      </ul>
    `,
  });
  if (wanted === "new-game") await openNewGame(game, { options: session.save.options, running: !view.outcome && (state?.at ?? 0) > 0 });
  else if (wanted === "offer-draw") await draw(scene);
  else if (wanted === "resign") await resign(scene);
  else if (wanted === "zones-show" || wanted === "zones-hide") {
    showZones(view, wanted === "zones-show" ? apart(view.board.zones ?? []) : []);
  } else if (wanted === "change-position") {
    await session.settled;
    go(`setup/${game.name}/${session.save.id}`);
  } else if (wanted === "saves" || wanted === "settings") go(wanted);
  else if (wanted === "keys") await openKeys();
}

/** @param {Scene} scene */
export async function draw({ game, session }) {
  const seat = session.view.turn[0] ?? 0;
  const other = session.view.seats.find((_, index) => index !== seat);
  const agreed = await confirmed({
    name: "draw",
    title: t("offer-draw"),
    text: t("draw-question", { seat: { id: session.view.seats[seat]?.name ?? "" }, other: { id: other?.name ?? "" } }, game.name),
    yes: t("draw-agree"),
    no: t("draw-go-on"),
  });
  if (agreed) await session.act("draw", seat);
}

/** @param {Scene} scene */
export async function resign({ game, session }) {
  const seat = session.view.turn[0] ?? 0;
  const sure = await confirmed({
    name: "resign",
    title: t("resign"),
    text: t("resign-question", { seat: { id: session.view.seats[seat]?.name ?? "" } }, game.name),
    yes: t("resign-yes"),
  });
  if (sure) await session.act("resign", seat);
}

/** The list of moves, where there is no room for it beside the board. @param {Scene} scene */
export async function openLog(scene) {
  let again = () => {};
  const changed = () => again();
  scene.session.addEventListener("change", changed);
  await sheet({
    name: "moves",
    title: t("moves"),
    content: ({ draw: redraw }) => {
      again = redraw;
      return html`<div class="sheet-content moves">${moveLog(scene)} ${typeMove(scene)}</div>`;
    },
  });
  scene.session.removeEventListener("change", changed);
}
