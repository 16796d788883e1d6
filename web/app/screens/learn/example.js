/** @import { Game, HelpBlock, Save, State, View } from "../../types.js" */
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { Board } from "../../board/board.js";
import { told } from "../../board/spoken.js";
import { announce } from "../../parts/announce.js";
import { icon } from "../../parts/icon.js";
import { go } from "../../routes.js";
import { rules } from "../../rules-start.js";
import { games } from "../../store/games.js";
import { guide } from "../../table/guide.js";
import { Session } from "../../table/session.js";
import { seatTray } from "../../table/seats.js";
import { Table } from "../../table/table.js";
import { say, t } from "../../texts/texts.js";
import { drawAgain } from "../screen.js";

/** How long each move of a solution can be looked at before the next one is made, in milliseconds. */
const PACE = 1500;

/** @param {number} time in milliseconds */
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** A position of the rules page: a picture at first, a board to play on when asked. Some have something to find. */
export class Example {
  /** @type {Table | null} */
  #table = null;
  #picture = new Board({ beside: true });
  #drawn = false;
  /** Whether a solution is being shown: it is not the person who solves then. */
  #showing = false;
  /** @type {"" | "solved" | "missed"} */
  #result = "";
  /** @type {State | null} what the rules have been asked about */
  #judged = null;
  #watch;

  /**
   * @param {Game} game
   * @param {HelpBlock} block
   * @param {(example: Example, board: Element) => void} watch is told where the picture will be
   */
  constructor(game, block, watch) {
    this.game = game;
    this.block = block;
    this.view = /** @type {View} */ (block.view);
    this.#watch = (/** @type {Element | undefined} */ board) => {
      if (board && !this.#drawn) watch(this, board);
    };
    this.#picture.reserve(this.view);
  }

  /** Draws the picture, for which there has only been room so far. */
  draw() {
    if (this.#drawn) return;
    this.#drawn = true;
    this.#picture.show({ view: this.view, taps: this.block.taps ?? [], next: this.view.next });
  }

  close() {
    this.#table?.close();
    this.#table = null;
  }

  #start() {
    this.close();
    this.#showing = false;
    this.#result = "";
    this.#judged = null;
    const now = Date.now();
    const record = this.block.record ?? null;
    /** @type {Save} */
    const save = { id: "", game: this.game.name, name: "", record, options: record?.options ?? {}, state: null, created: now, changed: now, revision: 0, deleted: null };
    const session = new Session(save, { ...this.view, next: [] }, { kept: false });
    this.#table = new Table(session, this.#changed, { beside: true });
    for (const step of this.block.taps ?? []) session.tap(step);
    drawAgain();
    this.#table.board.focus();
  }

  /** How many actions were made before there is something to find. */
  get #begun() {
    return this.block.record?.at ?? 0;
  }

  #changed = () => {
    this.#judge().catch(() => undefined); // without the rules nothing is found out
    drawAgain();
  };

  /** Says whether what was to be found is found, and answers a right move for the other side. */
  async #judge() {
    const { solution } = this.block;
    const table = this.#table;
    const state = table?.session.state;
    if (!solution || !table || !state || this.#showing || state === this.#judged || state.at <= this.#begun) return;
    this.#judged = state;
    const { solved } = await rules.call("solved", { record: state.record, at: this.#begun, solution });
    if (this.#judged !== state || this.#table !== table) return;
    const made = state.record.actions.slice(this.#begun, state.at);
    const answer = made.every((action, index) => action === solution[index]) ? solution[made.length] : undefined;
    if (!solved && answer !== undefined) {
      if (state.view.turn[0] !== this.view.turn[0]) void table.session.play(answer);
      return;
    }
    this.#result = solved ? "solved" : "missed";
    // With what the move did: what is said last is all that is heard.
    const { events, view } = state;
    announce([told(events, view), say(view.status, this.game.name), t(`learn-${this.#result}`)].join(" "));
    drawAgain();
  }

  /** Plays the solution, unless somebody moves a piece meanwhile. */
  async #solve() {
    this.#start();
    const table = this.#table;
    if (!table) return;
    this.#showing = true;
    const { solution = [] } = this.block;
    for (const [made, action] of solution.entries()) {
      await Promise.all([table.session.settled, pause(PACE)]);
      if (this.#table !== table || table.session.state?.at !== this.#begun + made) return;
      await table.session.play(action);
    }
  }

  /** What has happened in a solution so far, move by move. */
  #steps() {
    const { state, view } = /** @type {Table} */ (this.#table).session;
    const log = this.#showing && state ? state.log.slice(this.#begun, state.at) : [];
    return log.length > 0 ? html`<ol class="solution">${log.map(({ events }) => html`<li>${told(events, view)}</li>`)}</ol>` : "";
  }

  #solution() {
    return this.block.solution
      ? html`<button type="button" class="button" data-do="solution" @click=${() => this.#solve()}>${icon("leaf")} ${t("learn-solution")}</button>`
      : "";
  }

  async #keep() {
    const state = this.#table?.session.state;
    if (!state) return;
    const save = await games.create(this.game.name, { state });
    go(`play/${save.id}`);
  }

  render() {
    const { game, block } = this;
    const caption = t(block.text ?? "", {}, game.name);
    const table = this.#table;
    if (!table) {
      this.#picture.element.setAttribute("aria-label", caption);
      return html`
        <figure class="example" data-example=${block.example ?? ""}>
          <div class="example-board" ${ref(this.#watch)}>${this.#picture.element}</div>
          <figcaption>
            <p>${caption}</p>
            <p class="buttons">
              <button type="button" class="button" data-do="try" @click=${() => this.#start()}>${icon("hand")} ${t("learn-try")}</button>
              ${this.#solution()}
            </p>
          </figcaption>
        </figure>
      `;
    }
    const { session } = table;
    return html`
      <figure class="example trying" data-example=${block.example ?? ""}>
        <div class="example-board" ${ref(table.hold)}>
          ${table.board.element}
          <div class="example-seats">${session.view.seats.map((_, seat) => seatTray(session, game, seat))}</div>
        </div>
        <figcaption>
          <p>${caption}</p>
          <p class="status" data-status>${say(session.view.status, game.name)}</p>
          ${guide({ game, session, table })}
          ${this.#steps()}
          ${this.#result ? html`<p class="result ${this.#result}" data-result=${this.#result}>${icon(this.#result === "solved" ? "check" : "again")} ${t(`learn-${this.#result}`)}</p>` : ""}
          <p class="buttons">
            <button type="button" class="button" data-do="again" @click=${() => this.#start()}>${icon("again")} ${t("learn-again")}</button>
            ${this.#solution()}
            <button type="button" class="button" data-do="keep" @click=${() => this.#keep()}>${icon("play")} ${t("learn-open")}</button>
          </p>
        </figcaption>
      </figure>
    `;
  }
}
