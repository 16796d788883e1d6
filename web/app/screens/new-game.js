/** @import { Game } from "../types.js" */
import { html } from "lit-html";
import { sheet } from "../parts/dialog.js";
import { go } from "../routes.js";
import { games } from "../store/games.js";
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
 * Asks how the game shall be played, then starts it.
 * @param {Game} game
 * @param {{options?: {[id: string]: string}, running?: boolean}} [now] `running`: a game is left for it
 */
export async function openNewGame(game, { options = {}, running = false } = {}) {
  /** @type {{[id: string]: string}} */
  const chosen = Object.fromEntries(game.options.map(({ id, default: first }) => [id, options[id] ?? first]));
  const answer = await sheet({
    name: "new-game",
    title: t("new-game-of", { game: { id: game.title } }, game.name),
    content: ({ close }) => html`
      <form
        class="sheet-content"
        @submit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          close("start");
        }}
      >
        ${running ? html`<p class="aside">${t("new-game-kept")}</p>` : ""}
        ${game.options.map(
          ({ id, values }) => html`
            <fieldset class="choices">
              <legend>${t(`option-${id}`, {}, game.name)}</legend>
              ${values.map(
                (value) => html`<label
                  ><input type="radio" name=${id} value=${value} ?checked=${chosen[id] === value} @change=${() => (chosen[id] = value)} />
                  <span>${t(`option-${id}-${value}`, {}, game.name)}</span></label
                >`,
              )}
            </fieldset>
          `,
        )}
        <p class="buttons"><button class="button main" data-do="start" autofocus>${t("new-game-start")}</button></p>
      </form>
    `,
  });
  if (answer === "start") await startGame(game, chosen);
}
