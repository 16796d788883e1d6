import { html } from "lit-html";
import { offline } from "../offline.js";
import { icon } from "../parts/icon.js";
import * as settings from "../store/settings.js";
import { t } from "../texts/texts.js";
import { drawAgain } from "./screen.js";

const NOTE = "install-ios";

/** A new version that waits, or how to put the app on the home screen, where that can be done. */
export function appHint() {
  if (offline.updateReady)
    return html`
      <aside class="card hint" data-update>
        ${icon("leaf")}
        <p>${t("update-ready")}</p>
        <button type="button" class="button" data-do="update" @click=${() => void offline.applyUpdate()}>${t("update-now")}</button>
      </aside>
    `;
  if (offline.canInstall)
    return html`
      <aside class="card hint" data-install>
        ${icon("install")}
        <p>${t("install-text")}</p>
        <button type="button" class="button" data-do="install" @click=${() => void offline.install().then(drawAgain)}>${t("install")}</button>
      </aside>
    `;
  if (offline.needsIosHint && !settings.get().told.includes(NOTE))
    return html`
      <aside class="card hint" data-install-ios>
        ${icon("install")}
        <p>${t("install-ios")}</p>
        <button
          type="button"
          class="button"
          @click=${() => {
            settings.firstTime(NOTE);
            drawAgain();
          }}
        >
          ${t("install-ios-done")}
        </button>
      </aside>
    `;
  return "";
}
