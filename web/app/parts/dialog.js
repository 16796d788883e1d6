/** @import { TemplateResult } from "lit-html" */
import { html, render } from "lit-html";
import { t } from "../texts/texts.js";
import { icon } from "./icon.js";

/**
 * @typedef {object} Opened
 * @property {(value?: string) => void} close
 * @property {() => void} draw draws the content again
 */

/**
 * Opens a sheet over the screen; focus goes into it and comes back afterwards.
 * @param {object} what
 * @param {string} what.name for tests and styles
 * @param {string} what.title
 * @param {(opened: Opened) => TemplateResult} what.content
 * @returns {Promise<string>} what it was closed with, "" when it was left
 */
export function sheet({ name, title, content }) {
  const dialog = document.createElement("dialog");
  dialog.className = "sheet";
  dialog.dataset.dialog = name;
  dialog.setAttribute("aria-labelledby", `${name}-title`);
  document.body.append(dialog);
  const before = document.activeElement;
  const opened = {
    close: (value = "") => dialog.close(value),
    draw: () =>
      render(
        html`
          <div class="sheet-body">
            <header>
              <h2 id=${`${name}-title`}>${title}</h2>
              <button type="button" class="button round" aria-label=${t("dialog-close")} @click=${() => dialog.close("")}>
                ${icon("close")}
              </button>
            </header>
            ${content(opened)}
          </div>
        `,
        dialog,
      ),
  };
  opened.draw();
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close("");
  });
  const leave = () => dialog.close("");
  window.addEventListener("hashchange", leave);
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      window.removeEventListener("hashchange", leave);
      dialog.remove();
      // The browser has put the focus back already, as a rule; whoever has gone on since then is not called back.
      const lost = document.activeElement === document.body;
      if (lost && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus();
      resolve(dialog.returnValue);
    });
    dialog.showModal();
    const first = dialog.querySelector("[autofocus], .sheet-content button, .sheet-content input, .sheet-content select, .sheet-content a");
    if (first instanceof HTMLElement) first.focus();
  });
}

/**
 * Asks before something that cannot be taken back.
 * @param {{name: string, title: string, text: string, yes: string, no?: string}} question
 * @returns {Promise<boolean>}
 */
export async function confirmed({ name, title, text, yes, no = t("dialog-cancel") }) {
  const answer = await sheet({
    name,
    title,
    content: ({ close }) => html`
      <div class="sheet-content">
        <p>${text}</p>
        <p class="buttons">
          <button type="button" class="button" autofocus @click=${() => close("")}>${no}</button>
          <button type="button" class="button main" data-answer="yes" @click=${() => close("yes")}>${yes}</button>
        </p>
      </div>
    `,
  });
  return answer === "yes";
}
