import { html } from "lit-html";
import { t } from "../texts/texts.js";
import { icon } from "./icon.js";

/**
 * A button with its drawing above its word. Its name is that of the drawing and of the word.
 * @param {string} name
 * @param {() => void} run
 * @param {boolean} [off]
 * @param {string} [more]
 */
export const tool = (name, run, off = false, more = "") =>
  html`<button type="button" class="tool ${more}" data-do=${name} aria-disabled=${off ? "true" : "false"} @click=${() => !off && run()}>
    ${icon(name)}<span>${t(name)}</span>
  </button>`;
