/** @import { LogEntry } from "../../types.js" */
/** @import { Scene } from "../play.js" */
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { hasBadge, isSpecial } from "../../board/badges.js";
import { told } from "../../board/spoken.js";
import { icon } from "../../parts/icon.js";
import { badgeIcon } from "../../table/guide.js";
import { t } from "../../texts/texts.js";

/**
 * An action as it is written in the list of moves.
 * @param {string} text
 * @param {Scene} scene
 */
export function actionText(text, { game }) {
  if (text === "draw") return t("log-draw");
  const left = /^resign:(.+)$/.exec(text);
  if (!left) return text;
  const seat = game.seats.find(({ id }) => id === left[1]);
  return t("log-resign", { seat: seat ? { id: seat.name } : "" }, game.name);
}

/**
 * The moves so far, each a way back to it, and the other lines that were kept.
 * @param {Scene} scene
 */
export function moveLog(scene) {
  const { session } = scene;
  const log = session.state?.log ?? [];
  const at = session.state?.at ?? 0;
  return html`
    <ol class="log" data-log>
      <li>
        <button type="button" class="ply" data-ply="0" aria-current=${at === 0 ? "step" : "false"} @click=${() => session.goto(0)}>
          <span class="number">${icon("start")}</span><span>${t("log-start")}</span>
        </button>
      </li>
      ${log.map(
        (entry) => html`<li class=${spread(entry)}>
          <button
            type="button"
            class="ply ${entry.ply > at ? "undone" : ""}"
            data-ply=${entry.ply}
            aria-current=${entry.ply === at ? "step" : "false"}
            title=${told(entry.events, session.view)}
            @click=${() => session.goto(entry.ply)}
            ${entry.ply === at ? ref(inSight) : ""}
          >
            <span class="number">${entry.ply}</span><span class="move-text">${actionText(entry.text, scene)}</span>${ability(entry, scene)}
          </button>
        </li>`,
      )}
    </ol>
    ${lines(scene)}
  `;
}

/** The mark of what a move did, where its game has one. @param {LogEntry} entry @param {Scene} scene */
function ability({ effect = "" }, { game }) {
  return isSpecial(effect) && hasBadge(game.name, effect) ? badgeIcon(game.name, effect) : "";
}

/** Moves stand in two columns, one a side of a game of two; what is no move takes the line. @param {LogEntry} entry */
function spread({ seat, events }) {
  if (events.some(({ kind }) => kind === "resigned")) return "wide";
  return seat === 0 ? "first" : "";
}

/** @param {Scene} scene */
function lines(scene) {
  const branches = scene.session.state?.branches ?? [];
  if (branches.length === 0) return "";
  return html`
    <details class="lines" data-lines>
      <summary>${t("lines", { count: branches.length })}</summary>
      <ul>
        ${branches.map(
          ({ index, at, length, first }) => html`<li>
            <button type="button" class="button" data-line=${index} @click=${() => scene.session.branch(index)}>
              ${icon("branch")} ${t(first ? "line" : "line-end", { at: at + 1, first: actionText(first, scene), length })}
            </button>
          </li>`,
        )}
      </ul>
    </details>
  `;
}

/** Shows the move in force, once its element stands in the list. @param {Element | undefined} element */
function inSight(element) {
  if (element) requestAnimationFrame(() => scrollTo(element));
}

/** @param {Element} element */
function scrollTo(element) {
  const list = element.closest("ol");
  if (!list) return;
  const [move, frame] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
  if (move.top < frame.top || move.bottom > frame.bottom) list.scrollTop += (move.top + move.bottom - frame.top - frame.bottom) / 2;
}

// A tablet that is turned has another list.
addEventListener("resize", () => document.querySelectorAll('[data-log] [aria-current="step"]').forEach(scrollTo));

/**
 * The field in which a move can be written.
 * @param {Scene} scene
 */
export function typeMove({ session }) {
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("move"));
    if (!field.value.trim()) return;
    const written = field.value.trim();
    field.value = "";
    void session.play(written).then((wanted) => {
      if (!wanted && !field.value) field.value = written;
    });
  };
  return html`
    <form class="type" @submit=${send}>
      <input name="move" data-type-move type="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="40" enterkeyhint="send" aria-label=${t("type-move")} placeholder=${t("type-move")} />
      <button class="button" aria-label=${t("type-play")}>${icon("enter")}</button>
    </form>
  `;
}
