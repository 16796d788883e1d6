/** @import { Message } from "../types.js" */
/** @import { Screen } from "./screen.js" */
import { html } from "lit-html";
import { icon } from "../parts/icon.js";
import { say, t } from "../texts/texts.js";
import { page } from "./frame.js";

/**
 * One clear sentence about what cannot be shown, and ways on.
 * @param {Message} message
 * @returns {Screen}
 */
export function failed(message) {
  return {
    name: "failed",
    title: () => t("failed-title"),
    render: () =>
      page({
        title: t("failed-title"),
        body: html`
          <section class="card failed" data-error>
            ${icon("lost")}
            <p role="alert">${say(message)}</p>
            <p class="buttons">
              <a class="button main" href="#/">${t("home")}</a>
              <a class="button" href="#/saves">${t("saves")}</a>
            </p>
          </section>
        `,
      }),
  };
}
