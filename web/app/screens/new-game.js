/** @import { Game, GameOption, Save, Setup, State, View } from "../types.js" */
import { html } from "lit-html";
import { thumbnail } from "../board/thumbnail.js";
import { seenOptions, startView } from "../catalogue.js";
import { sheet } from "../parts/dialog.js";
import { icon } from "../parts/icon.js";
import { go } from "../routes.js";
import { rules } from "../rules-start.js";
import { games } from "../store/games.js";
import { setups } from "../store/setups.js";
import { t } from "../texts/texts.js";

/**
 * Starts a game and goes there.
 * @param {Game} game
 * @param {{[id: string]: string}} [options]
 */
export async function startGame(game, options = {}) {
  const save = await games.create(game.name, { options });
  go(`play/${save.id}`);
}

/**
 * Starts a game from a setup and goes there; one in which nothing has been played yet is used again.
 * @param {State} state
 */
export async function startFrom(state) {
  const save = (await games.same(state.record)) ?? (await games.create(state.record.game, { state }));
  go(`play/${save.id}`);
}

/**
 * Starts another game that begins as this one did.
 * @param {Game} game
 * @param {Save} save
 */
export async function startAgain(game, { options, record }) {
  if (!record?.position) return startGame(game, options);
  await startFrom(await rules.call("start", { game: game.name, options: record.options, position: record.position }));
}

/**
 * Asks how the game shall be played, then starts it.
 * @param {Game} game
 * @param {{options?: {[id: string]: string}, running?: boolean}} [now] `running`: a game is left for it
 */
export async function openNewGame(game, { options = {}, running = false } = {}) {
  const wish = new Wish(game, options, await setups.all(game.name));
  const answer = await sheet({
    name: "new-game",
    title: t("new-game-of", { game: { id: game.title } }, game.name),
    content: ({ close, draw }) => html`
      <form
        class="sheet-content"
        @submit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          close("start");
        }}
      >
        ${running ? html`<p class="aside">${t("new-game-kept")}</p>` : ""} ${wish.render(draw)}
        <p class="buttons">
          ${game.setup ? html`<a class="button" data-do="set-up" href="#/setup/${game.name}">${icon("change-position")} ${t("setup-own")}</a>` : ""}
          <button class="button main" data-do="start" autofocus>${t("new-game-start")}</button>
        </p>
      </form>
    `,
  });
  if (answer === "start") await wish.start();
}

/** What is chosen for a new game. */
class Wish {
  /** @type {Setup | null} a setup of one's own to begin with */
  #own = null;
  /** @type {Set<Setup>} */
  #deleted = new Set();
  /** @type {Map<string, View>} views of this sheet alone: the picture of a view can be in one place only */
  #views = new Map();

  /**
   * @param {Game} game
   * @param {{[id: string]: string}} options
   * @param {Setup[]} own
   */
  constructor(game, options, own) {
    this.game = game;
    this.own = own;
    /** @type {{[id: string]: string}} */
    this.options = Object.fromEntries(game.options.map(({ id, default: first }) => [id, options[id] ?? first]));
  }

  async start() {
    if (!this.#own) return startGame(this.game, this.options);
    const { state } = this.#own;
    const seen = new Set(seenOptions(this.game).map(({ id }) => id));
    const free = Object.fromEntries(Object.entries(this.options).filter(([id]) => !seen.has(id)));
    return startFrom({ ...state, record: { ...state.record, options: { ...state.record.options, ...free } } });
  }

  /** @param {() => void} draw */
  render(draw) {
    const { game } = this;
    const seen = seenOptions(game);
    return html`
      ${seen.map((option) => this.#option(option, draw, true))} ${this.own.length > 0 ? this.#owns(draw, seen.length === 0) : ""}
      ${game.options.filter((option) => !seen.includes(option)).map((option) => this.#option(option, draw, false))}
    `;
  }

  /**
   * @param {GameOption} option
   * @param {() => void} draw
   * @param {boolean} seen whether the board shows it
   */
  #option({ id, values }, draw, seen) {
    const { game, options } = this;
    const choose = (/** @type {string} */ value) => () => {
      options[id] = value;
      if (seen) this.#own = null;
      draw();
    };
    return html`
      <fieldset class="choices">
        <legend>${t(`option-${id}`, {}, game.name)}</legend>
        ${values.map(
          (value) => html`<label
            ><input type="radio" name=${id} value=${value} .checked=${options[id] === value && !(seen && this.#own)} @change=${choose(value)} />
            ${seen ? this.#picture(`${id} ${value}`, () => startView(game, { ...options, [id]: value })) : ""}
            <span>${t(`option-${id}-${value}`, {}, game.name)}</span></label
          >`,
        )}
      </fieldset>
    `;
  }

  /**
   * The setups of one's own, after the usual start where no option shows it already.
   * @param {() => void} draw
   * @param {boolean} usual
   */
  #owns(draw, usual) {
    const choose = (/** @type {Setup | null} */ setup) => () => {
      this.#own = setup;
      draw();
    };
    const remove = (/** @type {Setup} */ setup, /** @type {boolean} */ away) => async (/** @type {Event} */ event) => {
      const row = /** @type {HTMLElement} */ (event.currentTarget).closest("[data-setup]");
      if (away) this.#deleted.add(setup);
      else this.#deleted.delete(setup);
      if (away && this.#own === setup) this.#own = null;
      draw();
      /** @type {HTMLElement | null | undefined} */ (row?.querySelector("button"))?.focus();
      await setups.remove(setup, away);
    };
    const row = (/** @type {Setup} */ setup) =>
      this.#deleted.has(setup)
        ? html`<span class="deleted" role="status">${t("saves-deleted", { name: setup.name })}</span>
            <button type="button" class="button" data-do="restore-setup" @click=${remove(setup, false)}>${t("saves-undo")}</button>`
        : html`<label
              ><input type="radio" name="own-setup" value=${setup.id} .checked=${this.#own === setup} @change=${choose(setup)} />
              ${thumbnail(setup.state.view)} <span>${setup.name}</span></label
            >
            <a class="button round" data-do="edit-setup" href="#/setup/${setup.game}/${setup.id}" aria-label=${`${t("setup-edit")}: ${setup.name}`}>${icon("pen")}</a>
            <button type="button" class="button round" data-do="delete-setup" aria-label=${`${t("saves-delete")}: ${setup.name}`} @click=${remove(setup, true)}>${icon("delete")}</button>`;
    return html`
      <fieldset class="choices">
        <legend>${t("setup-mine")}</legend>
        ${usual
          ? html`<label
              ><input type="radio" name="own-setup" value="" .checked=${this.#own === null} @change=${choose(null)} />
              ${this.#picture("usual", () => this.game.view)} <span>${t("setup-start")}</span></label
            >`
          : ""}
        ${this.own.map((setup) => html`<div class="own-setup" data-setup=${setup.id}>${row(setup)}</div>`)}
      </fieldset>
    `;
  }

  /**
   * @param {string} key
   * @param {() => View} view
   */
  #picture(key, view) {
    const shown = this.#views.get(key) ?? { ...view() };
    this.#views.set(key, shown);
    return thumbnail(shown);
  }
}
