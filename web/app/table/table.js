/** @import { Shown, Session } from "./session.js" */
import { Board } from "../board/board.js";
import { carry } from "../board/drag.js";
import { drawing } from "../board/pieces.js";
import { told } from "../board/spoken.js";
import { gameOf } from "../catalogue.js";
import { announce } from "../parts/announce.js";
import { confirmed } from "../parts/dialog.js";
import { note } from "../parts/toast.js";
import * as settings from "../store/settings.js";
import { say, t } from "../texts/texts.js";
import { choiceWords, choicesOf } from "./guide.js";

/** A session on a board: draws what happens, says it, and turns taps, keys and carried pieces into steps. */
export class Table {
  /**
   * @param {Session} session
   * @param {() => void} changed called when what stands around the board must be drawn again
   * @param {{beside?: boolean}} [how] of its board
   */
  constructor(session, changed, { beside = false } = {}) {
    this.session = session;
    this.board = new Board({
      label: t("board-of", { game: { id: gameOf(session.view.game)?.title ?? "app" } }, session.view.game),
      beside,
      tap: (step) => session.tap(step),
      leave: () => session.deselect(),
      supply: (id) => this.#supply(id)?.getBoundingClientRect() ?? null,
    });
    session.sure = (question) =>
      confirmed({ name: "sure", title: t("sure"), text: say(question, session.view.game), yes: t("sure-yes"), no: t("sure-no") });
    settings.changes.addEventListener("change", this.#again);
    session.addEventListener("change", (event) => {
      this.#show(/** @type {CustomEvent<Shown>} */ (event).detail);
      changed();
    });
    session.addEventListener("refused", (event) => {
      const message = /** @type {CustomEvent<import("../types.js").Message>} */ (event).detail;
      note({ kind: "refused", text: say(message, session.view.game) });
    });
    this.#show({ how: "open" });
  }

  /** @type {HTMLElement | null} */
  #area = null;
  #release = () => {};

  /**
   * Lets pieces be carried over an area that holds the board and the supplies.
   * @param {Element | undefined} area
   */
  hold = (area) => {
    this.#release();
    this.#area = area instanceof HTMLElement ? area : null;
    if (!this.#area) return;
    this.#release = carry(this.#area, {
      lift: (step) => this.#lift(step),
      size: () => this.board.unit,
      over: (x, y) => this.board.at(x, y),
      start: (step) => {
        if (!this.session.taps.includes(step)) this.session.tap(step);
      },
      drop: (step, to) => {
        if (to === null) this.session.deselect();
        else if (to !== step) this.session.tap(to, { dropped: true });
      },
      hold: (step) => this.board.list(step),
    });
  };

  /** Draws the board as the settings now want it. */
  #again = () => this.board.show(this.#picture());

  close() {
    settings.changes.removeEventListener("change", this.#again);
    this.#release();
    this.session.close();
  }

  /** @param {string} id */
  #supply(id) {
    return this.#area?.querySelector(`[data-supply="${CSS.escape(id)}"] .pile`) ?? null;
  }

  /**
   * The drawing of what lies at a step, if it may be carried now.
   * @param {string} step
   */
  #lift(step) {
    const { view, next, taps } = this.session;
    const open = [...next, ...view.next].find((choice) => choice.step === step);
    if (!taps.includes(step) && (!open || (open.kind === "cell" && open.effect !== "select"))) return null;
    const supply = view.supplies.find(({ id }) => id === step);
    const piece = view.pieces.findLast(({ at }) => at === step);
    const glyph = supply?.glyph ?? piece?.glyph;
    return glyph ? drawing(view.game, glyph) : null;
  }

  #picture() {
    const { view, taps, next, pending } = this.session;
    return { view, taps, next, pending, zones: settings.get().zones[view.game] ?? [] };
  }

  /** @param {Shown} shown */
  #show({ how, before, events = [], dropped = false }) {
    const { view, taps, next, pending } = this.session;
    this.board.show(this.#picture(), { before, events, dropped, back: how === "back" });
    if (how === "played" || how === "followed") {
      announce(`${told(events, view)} ${say(view.status, view.game)}`.trim());
    } else if (how === "back" || how === "jump") {
      announce(`${t("log-at", { at: this.session.state?.at ?? 0 })} ${say(view.status, view.game)}`);
    } else if (how === "tap" && taps.length > 0 && pending.length === 0) {
      const asked = choicesOf(this.session).map((choice) => choiceWords(this.session, choice));
      const chosen = t("tap-chosen", { step: taps.at(-1) ?? "", count: next.filter(({ effect, kind }) => effect !== "select" && kind !== "word").length });
      announce(asked.length > 0 ? `${chosen} ${t("tap-asked", { choices: asked.join("; ") })}` : chosen);
    }
  }
}
