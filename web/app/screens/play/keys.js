/** @import { Scene } from "../play.js" */
import { html } from "lit-html";
import { pieceWords, told } from "../../board/spoken.js";
import { announce } from "../../parts/announce.js";
import { sheet } from "../../parts/dialog.js";
import { note } from "../../parts/toast.js";
import * as settings from "../../store/settings.js";
import { letGo } from "../../table/guide.js";
import { say, t } from "../../texts/texts.js";
import { drawAgain } from "../screen.js";

/** The keys and the messages that explain them. */
const KEYS = /** @type {const} */ ([
  ["← ↑ → ↓", "key-arrows"],
  ["Enter", "key-enter"],
  ["Esc", "key-escape"],
  ["B", "key-board"],
  ["C", "key-choices"],
  ["S / ⇧ Enter", "key-stack"],
  ["M", "key-move"],
  ["U / R", "key-undo"],
  ["F", "key-flip"],
  ["T", "key-turn"],
  ["P", "key-pieces"],
  ["L", "key-last"],
  ["?", "key-help"],
]);

/**
 * The single-key shortcuts of a game.
 * @param {Scene} scene
 * @returns {(event: KeyboardEvent) => void}
 */
export function shortcuts({ game, session, table }) {
  const speak = (/** @type {string} */ text) => {
    announce(text);
    note({ kind: "spoken", text });
  };
  /** @type {{[key: string]: () => unknown}} */
  const keys = {
    b: () => table.board.focus(),
    c: () => /** @type {HTMLElement | null} */ (document.querySelector("[data-choice]") ?? document.querySelector("[data-guide] button"))?.focus(),
    s: () => table.board.list() || speak(t("stack-none")),
    m: () => /** @type {HTMLElement | null} */ (document.querySelector("[data-type-move]"))?.focus(),
    u: () => void session.undo(),
    r: () => void session.redo(),
    f: () => void table.board.flip().then(drawAgain),
    t: () => speak(say(session.view.status, game.name)),
    p: () => speak(session.view.pieces.map((piece) => `${piece.at} ${pieceWords(piece, game.name)}`).join(", ") || t("pieces-none")),
    l: () => speak(told(session.state?.events ?? [], session.view) || t("last-none")),
    "?": () => void openKeys(),
  };
  return (event) => {
    if (event.key === "Escape" && session.taps.length > 0 && !document.querySelector("dialog[open]")) letGo(table);
    if (!settings.get().keys || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (/** @type {Element} */ (event.target).closest("input, textarea, select")) return;
    const run = keys[event.key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  };
}

/** Explains the keyboard. */
export const openKeys = () =>
  sheet({
    name: "keys",
    title: t("keys"),
    content: () => html`
      <div class="sheet-content">
        <dl class="keys">${KEYS.map(([key, id]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${t(id)}</dd></div>`)}</dl>
      </div>
    `,
  });
