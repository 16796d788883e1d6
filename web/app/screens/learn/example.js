/** @import { Game, HelpBlock, Save, View } from "../../types.js" */
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { Board } from "../../board/board.js";
import { icon } from "../../parts/icon.js";
import { go } from "../../routes.js";
import { games } from "../../store/games.js";
import { guide } from "../../table/guide.js";
import { Session } from "../../table/session.js";
import { seatTray } from "../../table/seats.js";
import { Table } from "../../table/table.js";
import { say, t } from "../../texts/texts.js";
import { drawAgain } from "../screen.js";

/** A position of the rules page: a picture at first, a board to play on when asked. */
export class Example {
  /** @type {Table | null} */
  #table = null;
  #picture = new Board();

  /**
   * @param {Game} game
   * @param {HelpBlock} block
   */
  constructor(game, block) {
    this.game = game;
    this.block = block;
    this.view = /** @type {View} */ (block.view);
    this.#picture.show({ view: this.view, taps: block.taps ?? [], next: this.view.next });
  }

  close() {
    this.#table?.close();
    this.#table = null;
  }

  #start() {
    this.close();
    const now = Date.now();
    const record = this.block.record ?? null;
    /** @type {Save} */
    const save = { id: "", game: this.game.name, name: "", record, options: record?.options ?? {}, state: null, created: now, changed: now, revision: 0, deleted: null };
    const session = new Session(save, { ...this.view, next: [] }, { kept: false });
    this.#table = new Table(session, drawAgain);
    for (const step of this.block.taps ?? []) session.tap(step);
    drawAgain();
    this.#table.board.focus();
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
          <div class="example-board">${this.#picture.element}</div>
          <figcaption>
            <p>${caption}</p>
            <p class="buttons"><button type="button" class="button" data-do="try" @click=${() => this.#start()}>${icon("hand")} ${t("learn-try")}</button></p>
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
          <p class="buttons">
            <button type="button" class="button" data-do="again" @click=${() => this.#start()}>${icon("again")} ${t("learn-again")}</button>
            <button type="button" class="button" data-do="keep" @click=${() => this.#keep()}>${icon("play")} ${t("learn-open")}</button>
          </p>
        </figcaption>
      </figure>
    `;
  }
}
