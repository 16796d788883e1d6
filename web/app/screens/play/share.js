/** @import { Game } from "../../types.js" */
import { html, svg } from "lit-html";
import { encode } from "uqr";
import { sheet } from "../../parts/dialog.js";
import { icon } from "../../parts/icon.js";
import { address } from "../../routes.js";
import { t } from "../../texts/texts.js";

/** What a QR code holds at most; beyond it no camera reads it reliably. */
const READABLE = 1400;

/**
 * The game as a link: to copy, to hand to another app, or as a code for a camera.
 * @param {{game: Game, session: {link: () => Promise<string>}}} what
 */
export async function openShare({ game, session }) {
  let link = "";
  let copied = false;
  /** @type {import("../../parts/dialog.js").Opened | undefined} */
  let open;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      const field = /** @type {HTMLInputElement | null} */ (document.querySelector("dialog [data-link]"));
      field?.select();
      document.execCommand("copy");
    }
    copied = true;
    open?.draw();
  };
  const send = () => navigator.share({ title: t(game.title, {}, game.name), url: link }).catch(() => undefined);
  const done = sheet({
    name: "share",
    title: t("share"),
    content: (opened) => {
      open = opened;
      return html`
        <div class="sheet-content share">
          <p>${t("share-text")}</p>
          <div class="code">${link === "" ? "" : code(link)}</div>
          <input data-link type="text" readonly .value=${link} aria-label=${t("share-link")} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
          <p class="buttons">
            <button type="button" class="button main" data-do="copy" autofocus @click=${copy}>${icon(copied ? "check" : "copy")} ${t(copied ? "share-copied" : "share-copy")}</button>
            ${"share" in navigator ? html`<button type="button" class="button" data-do="send" @click=${send}>${icon("share")} ${t("share-send")}</button>` : ""}
          </p>
          <p class="visually-hidden" role="status">${copied ? t("share-copied") : ""}</p>
        </div>
      `;
    },
  });
  try {
    link = address(await session.link());
    open?.draw();
  } catch {
    open?.close();
  }
  await done;
}

/**
 * The link as dark squares on white, with the quiet border that cameras need.
 * @param {string} link
 */
function code(link) {
  if (link.length > READABLE) return html`<p>${t("share-too-long")}</p>`;
  const { data, size } = encode(link, { border: 4, ecc: "L" });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return html`<svg class="qr" data-qr viewBox="0 0 ${size} ${size}" role="img" aria-label=${t("share-code")} shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#fff"></rect><path fill="#000" d=${squares}></path>`}
  </svg>`;
}
