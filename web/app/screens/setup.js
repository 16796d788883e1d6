/** @import { Screen } from "./screen.js" */
/** @import { Game, State } from "../types.js" */
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { bring } from "../board/art.js";
import { Board } from "../board/board.js";
import { paint } from "../board/brush.js";
import { carry } from "../board/drag.js";
import { drawing } from "../board/pieces.js";
import { spoken } from "../board/spoken.js";
import { gameOf } from "../catalogue.js";
import { announce } from "../parts/announce.js";
import { icon } from "../parts/icon.js";
import { note } from "../parts/toast.js";
import { tool } from "../parts/tool.js";
import { rules } from "../rules-start.js";
import { games } from "../store/games.js";
import { setups } from "../store/setups.js";
import { has, say, t } from "../texts/texts.js";
import { failed } from "./failed.js";
import { startFrom } from "./new-game.js";
import { openShare } from "./play/share.js";
import { drawAgain } from "./screen.js";
import { Editor } from "./setup/editor.js";
import { keepSetup } from "./setup/keep.js";
import { carried, noteOf, numbers, palette, starts, turnChoice } from "./setup/palette.js";

/**
 * The setup editor of a game.
 * @param {string} name
 * @param {string} [from] a saved game, or a setup of one's own, to begin with
 * @returns {Promise<Screen>}
 */
export async function setup(name, from = "") {
  const game = gameOf(name);
  if (!game) return failed({ id: "error-unknown-game", args: { game: name } });
  if (!game.setup) return failed({ id: "page-unknown" });
  await bring(game);
  const editor = new Editor(game, await setups.draft(game.name));
  if (from) {
    const state = await standing(game, from);
    if (!state) return failed({ id: "page-no-save" });
    editor.from(state);
    // From here on it is the draft, also after a reload.
    history.replaceState(history.state, "", `#/setup/${game.name}`);
  }
  const bench = new Bench(game, editor);
  return {
    name: "setup",
    title: bench.title,
    shown: () => document.addEventListener("keydown", bench.key),
    close: () => {
      document.removeEventListener("keydown", bench.key);
      bench.close();
    },
    render: () => bench.render(),
  };
}

/**
 * @param {Game} game
 * @param {string} id
 * @returns {Promise<State | null | undefined>}
 */
async function standing(game, id) {
  const own = (await setups.all(game.name)).find((setup) => setup.id === id);
  if (own) return own.state;
  const save = await games.get(id);
  if (save?.game !== game.name || save.deleted !== null) return null;
  // A game that was never drawn here, or of which the rules had no time to say anything.
  const { state, record, options } = save;
  const told = () => (record ? rules.call("open", { record }) : rules.call("start", { game: game.name, options }));
  return state ?? told().catch(() => null);
}

/** The editor on the screen: its board, what can be put down, and what can be done with the setup. */
class Bench {
  #release = () => {};
  /** @type {string} the last thing that the rules said, which stands until they say another */
  #said = "";

  /**
   * @param {Game} game
   * @param {Editor} editor
   */
  constructor(game, editor) {
    this.game = game;
    this.editor = editor;
    this.board = new Board({
      label: t("board-of", { game: { id: game.title } }, game.name),
      tap: (cell) => this.#at(cell, () => editor.tap(cell)),
    });
    editor.addEventListener("change", this.#changed);
    rules.addEventListener("state", drawAgain);
    this.board.show({ view: editor.view });
  }

  close() {
    this.#release();
    this.editor.removeEventListener("change", this.#changed);
    rules.removeEventListener("state", drawAgain);
  }

  title = () => t("setup-title", { game: { id: this.game.title } }, this.game.name);

  #changed = () => {
    this.board.show({ view: this.editor.view });
    drawAgain();
  };

  /**
   * Does something to a cell and says what is there now.
   * @param {string} cell
   * @param {() => void} change
   */
  #at(cell, change) {
    change();
    announce(spoken({ view: this.editor.view })(cell));
  }

  /** @param {Element | undefined} area */
  #hold = (area) => {
    this.#release();
    this.#release = () => {};
    if (!(area instanceof HTMLElement)) return;
    const { board, editor } = this;
    const top = (/** @type {string} */ cell) => editor.view.pieces.findLast(({ at }) => at === cell);
    const rest = carry(area, {
      lift: (step) => {
        if (carried(step) === null && editor.painting !== null) return null;
        const glyph = carried(step) ?? top(step)?.glyph;
        return glyph ? drawing(this.game.name, glyph) : null;
      },
      size: () => board.unit,
      over: (x, y) => board.at(x, y),
      hold: (step) => carried(step) === null && editor.painting === null && board.list(step),
      start: (step) => {
        const glyph = carried(step);
        if (glyph === null) board.standing(step).at(-1)?.classList.add("lifted");
        else {
          editor.tool = glyph;
          drawAgain();
        }
      },
      drop: (step, to, point) => {
        const glyph = carried(step);
        if (glyph === null) board.standing(step).at(-1)?.classList.remove("lifted");
        if (to !== null) this.#at(to, () => (glyph === null ? editor.move(step, to) : editor.put(to, glyph)));
        else if (glyph === null && point && !within(board.element, point)) this.#at(step, () => editor.take(step));
      },
    });
    const dry = paint(area, {
      over: (x, y) => board.at(x, y),
      size: () => board.unit,
      brush: () => {
        const { painting } = editor;
        const stroke = painting === null ? null : editor.stroke(painting);
        return stroke && ((cell) => this.#at(cell, () => stroke(cell)));
      },
    });
    this.#release = () => {
      rest();
      dry();
    };
  };

  /** @param {KeyboardEvent} event */
  key = (event) => {
    if (document.querySelector("dialog[open]")) return;
    const { editor } = this;
    const target = /** @type {Element} */ (event.target);
    const cell = target.closest("[data-cell]")?.getAttribute("data-cell");
    const command = (event.ctrlKey || event.metaKey) && !event.altKey ? event.key.toLowerCase() : "";
    if (cell && (event.key === "Delete" || event.key === "Backspace")) this.#at(cell, () => editor.take(cell));
    else if (command === "y" || (command === "z" && event.shiftKey)) editor.redo();
    else if (command === "z") editor.undo();
    else return;
    event.preventDefault();
  };

  /** What is wrong, or that nothing is. The last answer stands until the next one comes, so that it does not flicker. */
  #status() {
    const { answer, now } = this.editor;
    const seat = this.game.seats[now.turn];
    if (answer) this.#said = answer.wrong ? say(answer.wrong, this.game.name) : t("setup-ready", { seat: { id: seat?.name ?? "" } }, this.game.name);
    else if (rules.state === "starting") this.#said = t("setup-wait");
    return this.#said || t("setup-wait");
  }

  /**
   * Hands over a game that begins with this setup, once the rules have found nothing wrong with it.
   * @param {(state: State) => unknown} use
   */
  async #begin(use) {
    const { wrong, position } = await this.editor.checked();
    if (wrong || position === null) {
      announce(this.#status());
      return;
    }
    try {
      await use(await rules.call("start", { game: this.game.name, options: this.editor.now.options, position }));
    } catch (error) {
      const { message_ } = /** @type {{message_?: import("../types.js").Message}} */ (error);
      note({ kind: "refused", icon: "warning", text: say(message_ ?? { id: "error-internal" }, this.game.name) });
    }
  }

  render() {
    const { board, editor, game } = this;
    const { answer, can } = editor;
    const bad = Boolean(answer?.wrong);
    const told = noteOf(game);
    const action = (/** @type {string} */ name, /** @type {string} */ drawing, /** @type {(state: State) => unknown} */ use, main = false) => html`
      <button type="button" class="button ${main ? "main" : ""}" data-do=${name} aria-disabled=${bad ? "true" : "false"} aria-describedby="setup-status" @click=${() => this.#begin(use)}>
        ${icon(drawing)} ${t(name)}
      </button>
    `;
    return html`
      <header class="bar">
        <a class="button round" href="#/" aria-label=${t("home")}>${icon("home")}</a>
        <h1 tabindex="-1">${this.title()}</h1>
        <div class="tools"><a class="button round" href="#/learn/${game.name}" aria-label=${t("rules")}>${icon("book")}</a></div>
      </header>
      <main id="main" class="setup" tabindex="-1" ${ref(this.#hold)}>
        <div class="board-place">${board.element}</div>
        <p class="setup-status ${answer ? (bad ? "wrong" : "right") : ""}" id="setup-status" role="status" data-status>
          ${icon(answer ? (bad ? "warning" : "check") : "lost")}<span>${this.#status()}</span>
        </p>
        ${palette(editor)}
        <div class="tool-place" role="group" aria-label=${t("tools")}>
          ${tool("undo", () => editor.undo(), !can.undo)} ${tool("redo", () => editor.redo(), !can.redo)} ${tool("flip", () => void board.flip())}
          ${tool("setup-clear", () => editor.clear(), editor.now.pieces.length === 0)}
        </div>
        <div class="setup-more">
          ${turnChoice(editor)}
          ${numbers(editor)}
          ${starts(editor)}
          ${has(told, game.name) ? html`<p class="setup-note" data-setup-note>${icon("leaf")}<span>${t(told, {}, game.name)}</span></p>` : ""}
        </div>
        <p class="buttons setup-actions">
          ${action("setup-play", "play", startFrom, true)}
          ${action("setup-share", "share", ({ record }) => openShare({ game, session: { link: async () => (await rules.call("share", { record })).text } }))}
          ${action("setup-keep", "keep", (state) => keepSetup(game, state))}
        </p>
      </main>
    `;
  }
}

/**
 * @param {Element} element
 * @param {{x: number, y: number}} point
 */
function within(element, { x, y }) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
