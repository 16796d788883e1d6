/** @import { Screen } from "./screens/screen.js" */
import { render } from "lit-html";
import "./rules-start.js";
import { bring } from "./board/art.js";
import { allGames, loadCatalogue } from "./catalogue.js";
import { icons } from "./parts/icon.js";
import { notices } from "./notices.js";
import { route } from "./routes.js";
import { failed } from "./screens/failed.js";
import { home } from "./screens/home.js";
import { learn } from "./screens/learn.js";
import { play } from "./screens/play.js";
import { receive } from "./screens/receive.js";
import { saves } from "./screens/saves.js";
import { onDrawAgain } from "./screens/screen.js";
import { settingsScreen } from "./screens/settings.js";
import { setup } from "./screens/setup.js";
import { games } from "./store/games.js";
import * as settings from "./store/settings.js";
import { setups } from "./store/setups.js";
import { preferred, t, use } from "./texts/texts.js";
import { dress } from "./theme.js";

/** How long a page has to stay before it tidies up, in milliseconds: many are left at once. */
const SETTLED = 10_000;

/** @type {Screen | null} */
let current = null;
let turn = 0;

/**
 * The screen of the address in the bar.
 * @returns {Screen | Promise<Screen>}
 */
function screenOf() {
  const where = route(location.hash);
  switch (where.screen) {
    case "home":
      return home();
    case "play":
      return play(where.id);
    case "learn":
      return learn(where.game);
    case "setup":
      return setup(where.game, where.from);
    case "saves":
      return saves();
    case "settings":
      return settingsScreen();
    case "receive":
      return receive(where.text);
    case "unknown":
      return failed({ id: "page-unknown" });
  }
}

async function show() {
  const mine = ++turn;
  const next = await screenOf();
  if (mine !== turn) {
    next.close?.();
    return;
  }
  const first = current === null;
  current?.close?.();
  current = next;
  document.body.dataset.screen = next.name;
  draw();
  next.shown?.();
  window.scrollTo(0, 0);
  if (!first) document.querySelector("h1")?.focus();
}

function draw() {
  const root = document.getElementById("app");
  if (!current || !root) return;
  document.title = `${current.title()} – ${t("app")}`;
  render(current.render(), root);
  const skip = document.getElementById("skip");
  if (skip) skip.textContent = t("skip");
}

async function start() {
  const drawings = icons();
  await Promise.all([settings.load(), loadCatalogue()]);
  dress();
  await Promise.all([use(settings.get().language || preferred(), allGames()), drawings, ...allGames().map(bring)]);
  window.addEventListener("hashchange", () => void show());
  onDrawAgain(draw);
  settings.changes.addEventListener("change", () => {
    dress();
    void use(settings.get().language || preferred(), allGames()).then(draw);
  });
  notices();
  await show();
  setTimeout(tidyUp, SETTLED);
}

function tidyUp() {
  void games.purge();
  void setups.purge();
}

start().catch((error) => {
  console.error(error);
  const stuck = document.getElementById("stuck");
  if (stuck) stuck.hidden = false;
});

// A jump inside the page must not look like an address of the app.
document.getElementById("skip")?.addEventListener("click", (event) => {
  event.preventDefault();
  document.getElementById("main")?.focus();
});
