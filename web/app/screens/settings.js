/** @import { Screen } from "./screen.js" */
/** @import { Settings } from "../store/settings.js" */
import { html } from "lit-html";
import * as settings from "../store/settings.js";
import { LANGUAGES, t } from "../texts/texts.js";
import { page } from "./frame.js";
import { appHint } from "./install.js";

/** @returns {Screen} */
export function settingsScreen() {
  return {
    name: "settings",
    title: () => t("settings"),
    render: () => {
      const { language, theme, motion, keys } = settings.get();
      return page({
        title: t("settings"),
        body: html`
          <form class="card settings" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
            ${choice(t("set-language"), "language", language, [["", t("set-language-auto")], ...LANGUAGES])}
            ${choice(t("set-theme"), "theme", theme, [
              ["auto", t("set-theme-auto")],
              ["light", t("set-theme-light")],
              ["dark", t("set-theme-dark")],
            ])}
            ${choice(t("set-motion"), "motion", motion, [
              [true, t("set-motion-on")],
              [false, t("set-motion-off")],
            ])}
            ${choice(t("set-keys"), "keys", keys, [
              [true, t("set-keys-on")],
              [false, t("set-keys-off")],
            ])}
          </form>
          ${appHint()}
          ${credits()}
        `,
      });
    },
  };
}

/**
 * @param {string} legend
 * @param {keyof Settings} name
 * @param {unknown} chosen
 * @param {ReadonlyArray<readonly [unknown, string]>} values
 */
function choice(legend, name, chosen, values) {
  return html`
    <fieldset class="choices" data-setting=${name}>
      <legend>${legend}</legend>
      ${values.map(
        ([value, label]) => html`<label
          ><input type="radio" name=${name} value=${String(value)} .checked=${value === chosen} @change=${() => settings.set({ [name]: value })} />
          <span>${label}</span></label
        >`,
      )}
    </fieldset>
  `;
}

/** Whose drawings these are, and the licences in full. */
function credits() {
  return html`
    <section class="card" data-credits>
      <h2>${t("credits")}</h2>
      <p>${t("credits-drawings")}</p>
      <p><a href=${new URL("../../art/CREDITS.md", import.meta.url).href} target="_blank">${t("credits-licences")}</a></p>
    </section>
  `;
}
