/** @import { Game, State } from "../../types.js" */
import { html } from "lit-html";
import { sheet } from "../../parts/dialog.js";
import { note } from "../../parts/toast.js";
import { setups } from "../../store/setups.js";
import { t } from "../../texts/texts.js";

/**
 * Asks for a name and keeps a setup for new games.
 * @param {Game} game
 * @param {State} state of a game that begins there
 */
export async function keepSetup(game, state) {
  const taken = new Set((await setups.all(game.name)).map(({ name }) => name));
  let number = 1;
  while (taken.has(t("setup-name-proposal", { number }))) number++;
  const proposal = t("setup-name-proposal", { number });
  let name = proposal;
  const answer = await sheet({
    name: "keep-setup",
    title: t("setup-keep"),
    content: ({ close }) => html`
      <form
        class="sheet-content"
        @submit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          close("keep");
        }}
      >
        <p>${t("setup-keep-text")}</p>
        <label class="field"
          ><span>${t("setup-name")}</span>
          <input name="name" type="text" maxlength="80" autocomplete="off" autofocus .value=${name} @input=${(/** @type {Event} */ event) => (name = /** @type {HTMLInputElement} */ (event.target).value)}
        /></label>
        <p class="buttons"><button class="button main">${t("setup-keep-yes")}</button></p>
      </form>
    `,
  });
  if (answer !== "keep") return;
  const kept = await setups.create(name.trim() || proposal, state);
  note({ kind: "setup-kept", icon: "check", text: t("setup-kept", { name: kept.name }) });
}
