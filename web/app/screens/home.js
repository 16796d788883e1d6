/** @import { Screen } from "./screen.js" */
/** @import { Game, Save } from "../types.js" */
import { html } from "lit-html";
import { thumbnail } from "../board/thumbnail.js";
import { allGames, gameOf } from "../catalogue.js";
import { icon } from "../parts/icon.js";
import { games } from "../store/games.js";
import * as settings from "../store/settings.js";
import { current, LANGUAGES, say, t } from "../texts/texts.js";
import { appHint } from "./install.js";
import { openNewGame, startGame } from "./new-game.js";

/**
 * The first page: the game that was played last, and all games.
 * @returns {Promise<Screen>}
 */
export async function home() {
  const last = (await games.all()).find((save) => gameOf(save.game) && save.state && !save.state.view.outcome && save.state.length > 0);
  return {
    name: "home",
    title: () => t("games"),
    render: () => html`
      <header class="bar home-bar">
        <p class="mark">${icon("leaf")}<span>${t("app")}</span></p>
        <div class="tools">${languageSwitch()} ${themeSwitch()}</div>
      </header>
      <main id="main" class="page home" tabindex="-1">
        <h1 tabindex="-1">${t("app-tagline")}</h1>
        ${last ? goOn(last) : ""}
        <h2 class="rule"><span>${t("games")}</span></h2>
        <ul class="plates">
          ${allGames().map((game, index) => html`<li>${plate(game, index)}</li>`)}
        </ul>
        ${appHint()}
        <nav class="foot" aria-label=${t("menu")}>
          <a class="button" href="#/saves">${icon("saves")} ${t("saves")}</a>
          <a class="button" href="#/settings">${icon("settings")} ${t("settings")}</a>
        </nav>
      </main>
    `,
  };
}

/** @param {Save} save */
function goOn(save) {
  const game = /** @type {Game} */ (gameOf(save.game));
  const { view, at } = /** @type {import("../types.js").State} */ (save.state);
  return html`
    <a class="go-on" href="#/play/${save.id}" data-do="continue">
      ${thumbnail(view)}
      <span>
        <strong>${t("continue")}</strong>
        <span>${save.name || t(game.title, {}, game.name)}</span>
        <small>${say(view.status, game.name)} · ${t("saves-moves", { count: at })}</small>
      </span>
      ${icon("next")}
    </a>
  `;
}

/**
 * @param {Game} game
 * @param {number} index
 */
function plate(game, index) {
  const title = t(game.title, {}, game.name);
  return html`
    <article class="plate" data-game=${game.name} aria-label=${title}>
      <p class="plate-number" aria-hidden="true">${t("plate", { number: index + 1 })}</p>
      <button type="button" class="plate-board" aria-label=${t("board-of", { game: title })} tabindex="-1" aria-hidden="true" @click=${() => startGame(game)}>${thumbnail(game.view)}</button>
      <h3>${title}</h3>
      <p class="tagline">${t(game.tagline, {}, game.name)}</p>
      <p class="buttons">
        <button type="button" class="button main" data-do="play" @click=${() => startGame(game)}>${icon("play")} ${t("play")}</button>
        <a class="button" href="#/learn/${game.name}">${icon("book")} ${t("rules")}</a>
        <button type="button" class="button round" data-do="options" aria-label=${`${title}: ${t("new-game")}, ${t("settings")}`} @click=${() => openNewGame(game)}>${icon("settings")}</button>
      </p>
    </article>
  `;
}

/** A button for each other language, in its own words. */
export function languageSwitch() {
  return LANGUAGES.filter(([code]) => code !== current()).map(
    ([code, name]) => html`<button type="button" class="button quiet" lang=${code} data-language=${code} @click=${() => settings.set({ language: code })}>${name}</button>`,
  );
}

const ORDER = /** @type {const} */ (["auto", "light", "dark"]);

function themeSwitch() {
  const { theme } = settings.get();
  const next = ORDER[(ORDER.indexOf(theme) + 1) % ORDER.length] ?? "auto";
  return html`<button type="button" class="button round" data-theme-switch aria-label=${`${t("set-theme")}: ${t(`set-theme-${theme}`)}`} @click=${() => settings.set({ theme: next })}>
    ${icon(`theme-${theme}`)}
  </button>`;
}
