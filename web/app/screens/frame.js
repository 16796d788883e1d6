/** @import { TemplateResult } from "lit-html" */
import { html } from "lit-html";
import { icon } from "../parts/icon.js";
import { t } from "../texts/texts.js";

/**
 * A page with a way home, a heading and a body.
 * @param {{title: string, body: unknown, tools?: unknown, back?: string}} page
 * @returns {TemplateResult}
 */
export function page({ title, body, tools = "", back = "#/" }) {
  return html`
    <header class="bar">
      <a class="button round" href=${back} aria-label=${t("home")}>${icon("home")}</a>
      <h1 tabindex="-1">${title}</h1>
      <div class="tools">${tools}</div>
    </header>
    <main id="main" class="page" tabindex="-1">${body}</main>
  `;
}
