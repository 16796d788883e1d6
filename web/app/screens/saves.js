/** @import { Screen } from "./screen.js" */
/** @import { Save } from "../types.js" */
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { thumbnail } from "../board/thumbnail.js";
import { gameOf, startView } from "../catalogue.js";
import { sheet } from "../parts/dialog.js";
import { icon } from "../parts/icon.js";
import { note } from "../parts/toast.js";
import { rules } from "../rules-start.js";
import { BadFile, download, exported, imported } from "../store/files.js";
import { games } from "../store/games.js";
import { current, say, t } from "../texts/texts.js";
import { page } from "./frame.js";
import { drawAgain } from "./screen.js";

/**
 * All saved games.
 * @returns {Promise<Screen>}
 */
export async function saves() {
  let list = await games.all();
  const again = async () => {
    list = await games.all();
    drawAgain();
  };
  const changed = () => void again();
  games.addEventListener("change", changed);
  return {
    name: "saves",
    title: () => t("saves"),
    close: () => games.removeEventListener("change", changed),
    render: () =>
      page({
        title: t("saves"),
        body: html`
          ${list.length === 0 ? html`<p class="card aside">${t("saves-none")}</p>` : ""}
          <ul class="saves">
            ${repeat(list, (save) => save.id, (save) => html`<li>${row(save)}</li>`)}
          </ul>
          ${files(list)}
        `,
      }),
  };
}

/** @param {Save} save */
function nameOf(save) {
  const game = gameOf(save.game);
  return save.name || (game ? t(game.title, {}, game.name) : save.game);
}

/** @param {Save} save */
function row(save) {
  const game = gameOf(save.game);
  const view = save.state?.view ?? (game && startView(game, save.options));
  const name = nameOf(save);
  const when = new Intl.DateTimeFormat(current(), { dateStyle: "medium", timeStyle: "short" }).format(save.changed);
  return html`
    <article class="save card" data-save=${save.id} aria-label=${name}>
      <a class="save-open" href="#/play/${save.id}">
        ${view ? thumbnail(view) : icon("lost")}
        <span>
          <strong>${name}</strong>
          <span>${view ? say(view.status, save.game) : t("error-unknown-game", { game: save.game })}</span>
          <small>${t("saves-moves", { count: save.state?.length ?? 0 })} · ${t("saves-changed", { when })}</small>
        </span>
      </a>
      <button type="button" class="button round" data-do="rename" aria-label=${`${t("saves-rename")}: ${name}`} @click=${() => rename(save)}>${icon("pen")}</button>
      <button type="button" class="button round" data-do="delete" aria-label=${`${t("saves-delete")}: ${name}`} @click=${() => remove(save)}>${icon("delete")}</button>
    </article>
  `;
}

/** @param {Save} save */
async function remove(save) {
  await games.edit(save.id, { deleted: Date.now() });
  note({
    text: t("saves-deleted", { name: nameOf(save) }),
    icon: "delete",
    actions: [{ label: t("saves-undo"), main: true, run: () => void games.edit(save.id, { deleted: null }) }],
  });
  /** @type {HTMLElement | null} */ (document.querySelector("h1"))?.focus();
}

/** @param {Save} save */
async function rename(save) {
  let name = save.name;
  const answer = await sheet({
    name: "rename",
    title: t("saves-rename"),
    content: ({ close }) => html`
      <form
        class="sheet-content"
        @submit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          close("save");
        }}
      >
        <label class="field"
          ><span>${t("saves-name")}</span>
          <input name="name" type="text" maxlength="80" autofocus .value=${nameOf(save)} @input=${(/** @type {Event} */ event) => (name = /** @type {HTMLInputElement} */ (event.target).value)}
        /></label>
        <p class="buttons"><button class="button main">${t("saves-name-save")}</button></p>
      </form>
    `,
  });
  if (answer === "save") await games.edit(save.id, { name: name.trim() });
}

/** @param {Save[]} list */
function files(list) {
  return html`
    <section class="card files">
      <h2>${t("saves-files")}</h2>
      <p>${t("saves-files-text")}</p>
      <p class="buttons">
        <button type="button" class="button" data-do="export" ?disabled=${list.length === 0} @click=${async () => download(await exported())}>${icon("export")} ${t("saves-export")}</button>
        <label class="button">${icon("import")} ${t("saves-import")}<input class="visually-hidden" data-import type="file" accept=".json,application/json" @change=${takeIn} /></label>
      </p>
    </section>
  `;
}

/** @param {Event} event */
async function takeIn(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const file = field.files?.[0];
  if (!file) return;
  try {
    const count = await imported(file, (record) => rules.call("open", { record }));
    note({ kind: "import", text: t("import-done", count) });
  } catch (error) {
    note({ kind: "import", icon: "warning", text: t(error instanceof BadFile ? error.id : "import-unreadable") });
  }
  field.value = "";
}
