import { html, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { t } from "../texts/texts.js";
import { icon } from "./icon.js";

/**
 * @typedef {object} Toast
 * @property {string} text
 * @property {string} [icon]
 * @property {string} [kind] replaces an older toast of the same kind
 * @property {boolean} [stays] until it is dismissed
 * @property {{label: string, run: () => void, main?: boolean}[]} [actions]
 * @property {() => void} [gone] called when it leaves without an action
 */

/** How long a note stays, in milliseconds: longer when there is more to read or something to decide. */
const READING = 4500;
const LETTER = 70;
const DECIDING = 9000;

/** @type {{toast: Toast, timer: number}[]} */
let shown = [];

/**
 * Shows a note at the edge of the screen that takes no focus and leaves by itself.
 * @param {Toast} toast
 * @returns {() => void} takes it away
 */
export function note(toast) {
  if (toast.kind) for (const { toast: old } of shown.filter((entry) => entry.toast.kind === toast.kind)) leave(old);
  const time = Math.max(toast.actions ? DECIDING : READING, 1500 + LETTER * toast.text.length);
  const timer = toast.stays ? 0 : window.setTimeout(() => leave(toast), time);
  shown = [...shown, { toast, timer }];
  draw();
  return () => leave(toast);
}

/**
 * @param {Toast} toast
 * @param {boolean} [acted]
 */
function leave(toast, acted = false) {
  const entry = shown.find((each) => each.toast === toast);
  if (!entry) return;
  clearTimeout(entry.timer);
  shown = shown.filter((each) => each !== entry);
  draw();
  if (!acted) toast.gone?.();
}

/** A question with several answers is left by one of them. @param {Toast} toast */
const asks = ({ actions = [] }) => actions.length > 1;

function draw() {
  const region = document.getElementById("notes");
  if (!region) return;
  const one = (/** @type {{toast: Toast}} */ { toast }) => html`
    <div class="note ${asks(toast) ? "ask" : ""}" data-kind=${toast.kind ?? ""}>
      ${toast.icon ? icon(toast.icon) : ""}
      <p>${toast.text}</p>
      ${(toast.actions ?? []).map(
        ({ label, run, main }) => html`<button
          type="button"
          class=${main ? "button main" : "button quiet"}
          @click=${() => {
            leave(toast, true);
            run();
          }}
        >
          ${label}
        </button>`,
      )}
      ${asks(toast) ? "" : html`<button type="button" class="button round" aria-label=${t("note-close")} @click=${() => leave(toast)}>${icon("close")}</button>`}
    </div>
  `;
  render(repeat(shown, ({ toast }) => toast, one), region);
}
