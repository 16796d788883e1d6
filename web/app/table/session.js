/** @import { Choice, GameEvent, GameRecord, Message, Save, State, TapAnswer, View } from "../types.js" */
import { rules } from "../rules-start.js";
import { games } from "../store/games.js";

/** How long a move waits to be written before it is shown all the same, in milliseconds. */
const PATIENCE = 1000;

/** @param {number} time in milliseconds */
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** @type {Set<Session>} */
const open = new Set();

/** Settled when everything that was asked for in games being played has been done and saved. */
export const settled = () => Promise.all([...open].map((session) => session.settled));

/**
 * One game being played. Everything that a person does goes through one queue, so that it happens in order and is
 * kept while the rules are still starting.
 *
 * Fires "change" (detail: Shown) when there is something to draw, "refused" (detail: Message) when an action has no
 * effect, "overtaken" (detail: State, the own line) when another tab had already written a newer state.
 *
 * @typedef {object} Shown
 * @property {"open" | "tap" | "played" | "back" | "jump" | "followed"} how
 * @property {View} [before] what was shown before
 * @property {GameEvent[]} [events] what to animate
 * @property {boolean} [dropped] the piece was carried to its place by hand
 */
export class Session extends EventTarget {
  /** @type {Save} */
  save;
  /** @type {View} what is on the board */
  view;
  /** @type {State | null} */
  state;
  /** @type {string[]} taps of the move being made */
  taps = [];
  /** @type {Choice[]} what can be tapped next */
  next;
  /** @type {string[]} taps that wait for the rules */
  pending = [];
  /**
   * Asks before a move that would be regretted. Without somebody to ask, nothing is done.
   * @type {(question: Message) => Promise<boolean>}
   */
  sure = async () => false;

  #queue = Promise.resolve();
  #kept;
  #closed = false;
  /** @param {Event} event */
  #changed = (event) => {
    const { id, revision } = /** @type {CustomEvent<import("../store/games.js").Change>} */ (event).detail;
    if (id === this.save.id && revision > this.save.revision) this.#run(() => this.#follow());
  };

  /**
   * @param {Save} save
   * @param {View} start the start position of the game, shown while there is no state yet
   * @param {{kept?: boolean}} [how] kept: false plays without saving
   */
  constructor(save, start, { kept = true } = {}) {
    super();
    this.save = save;
    this.state = save.state;
    this.view = save.state?.view ?? start;
    this.next = this.view.next;
    this.#kept = kept;
    if (kept) games.addEventListener("change", this.#changed);
    open.add(this);
    this.#run(() => this.#open());
  }

  /** No longer listens and no longer writes. */
  close() {
    this.#closed = true;
    games.removeEventListener("change", this.#changed);
    open.delete(this);
  }

  /** @returns {Promise<void>} when all that was asked for has been done */
  get settled() {
    return this.#queue;
  }

  /**
   * @param {string} step a cell, a supply or a word
   * @param {{dropped?: boolean}} [how]
   */
  tap(step, { dropped = false } = {}) {
    this.pending = [...this.pending, step];
    this.#fire({ how: "tap" });
    this.#run(async () => {
      try {
        const record = await this.#record();
        const asked = { record, taps: this.taps, tap: step };
        /** @type {TapAnswer} */
        let answer = await rules.call("tap", asked);
        if (answer.ask) {
          dropped = false;
          if (await this.sure(answer.ask)) answer = await rules.call("tap", { ...asked, sure: true });
        }
        this.pending = this.pending.slice(1);
        this.taps = answer.taps;
        this.next = answer.next;
        if (answer.refused) this.#refuse(this.view.outcome ? { id: "error-game-over" } : answer.refused);
        if (answer.played) await this.#take(answer.played, { how: "played", dropped });
        else this.#fire({ how: "tap" });
      } catch (error) {
        this.pending = this.pending.slice(1);
        this.#fire({ how: "tap" });
        throw error;
      }
    });
  }

  /** Lets go of what was chosen so far. */
  deselect() {
    this.#run(async () => {
      this.taps = [];
      this.next = this.view.next;
      this.#fire({ how: "tap" });
    });
  }

  /**
   * @param {string} text a move in notation
   * @returns {Promise<boolean>} false when the person, asked whether they are sure, was not
   */
  async play(text) {
    let wanted = true;
    await this.#run(async () => {
      const asked = { record: await this.#record(), text };
      /** @type {State | {ask: Message}} */
      let answer = await rules.call("play", asked);
      if ("ask" in answer) {
        wanted = await this.sure(answer.ask);
        if (!wanted) return;
        answer = /** @type {State} */ (await rules.call("play", { ...asked, sure: true }));
      }
      await this.#take(answer, { how: "played" });
    });
    return wanted;
  }

  /** @param {number} at */
  goto(at) {
    const now = this.state?.at ?? 0;
    return this.#ask("goto", () => ({ at }), at === now + 1 ? "played" : at === now - 1 ? "back" : "jump");
  }

  undo() {
    return this.#run(async () => {
      if (this.state?.can.undo) await this.#step("goto", { at: this.state.at - 1 }, "back");
    });
  }

  redo() {
    return this.#run(async () => {
      if (this.state?.can.redo) await this.#step("goto", { at: this.state.at + 1 }, "played");
    });
  }

  /** @param {number} index */
  branch(index) {
    return this.#ask("branch", () => ({ index }), "jump");
  }

  /**
   * @param {"resign" | "draw"} action
   * @param {number} seat
   */
  act(action, seat) {
    return this.#ask("act", () => ({ action, seat }), "played");
  }

  /** @returns {Promise<string>} the part of a share link after the `#/` */
  async link() {
    const record = await this.#record();
    return (await rules.call("share", { record })).text;
  }

  /**
   * @param {string} method
   * @param {() => object} argument
   * @param {Shown["how"]} how
   */
  #ask(method, argument, how) {
    return this.#run(() => this.#step(method, argument(), how));
  }

  /**
   * @param {string} method
   * @param {object} argument
   * @param {Shown["how"]} how
   */
  async #step(method, argument, how) {
    const record = await this.#record();
    await this.#take(await rules.call(method, { record, ...argument }), { how });
  }

  /** @returns {Promise<GameRecord>} */
  async #record() {
    if (!this.save.record) await this.#open();
    if (!this.save.record) throw new Error("The game has no record.");
    return this.save.record;
  }

  /** Starts the game, or replays the record so that a state drawn by an older version is brought up to date. */
  async #open() {
    const { record, game, options } = this.save;
    const state = /** @type {State} */ (
      record ? await rules.call("open", { record }) : await rules.call("start", { game, options })
    );
    if (state.warning) this.#refuse(state.warning);
    if (!record) return this.#take(state, { how: "open" });
    // Not written before something is played: a record that could be replayed only in part stays whole until then.
    this.save = { ...this.save, state, record: state.record };
    this.#adopt(state);
    this.#fire({ how: "open" });
  }

  /**
   * @param {State} state
   * @param {Omit<Shown, "before" | "events">} shown
   */
  async #take(state, shown) {
    const before = this.view;
    const undone = shown.how === "back" ? (this.state?.log[this.state.at - 1]?.events ?? []) : [];
    this.#adopt(state);
    this.save = { ...this.save, state, record: state.record, changed: shown.how === "open" ? this.save.changed : Date.now() };
    const writing = this.#kept && !this.#closed ? games.write(this.save) : null;
    // What is seen has been kept: a page that is left at once loses nothing. A slow disk is not waited for long.
    if (writing) await Promise.race([writing, pause(PATIENCE)]);
    this.#fire({ ...shown, before, events: shown.how === "back" ? undone : shown.how === "played" ? state.events : [] });
    if (!writing) return;
    const written = await writing;
    if (!written.ok && written.save.deleted !== null) return this.#revive(written.save.revision);
    this.save = written.save;
    if (written.ok) return;
    this.#adopt(written.save.state ?? state);
    this.#fire({ how: "followed", before: state.view, events: [] });
    this.dispatchEvent(new CustomEvent("overtaken", { detail: state }));
  }

  /**
   * Whoever plays on in a game that another tab has deleted wants to keep it.
   * @param {number} revision
   */
  async #revive(revision) {
    this.save = (await games.write({ ...this.save, revision, deleted: null })).save;
  }

  /** @param {State} state */
  #adopt(state) {
    this.state = state;
    this.view = state.view;
    this.taps = [];
    this.next = state.view.next;
  }

  /** Takes over what another tab has written. */
  async #follow() {
    const newer = await games.get(this.save.id);
    if (!newer || newer.revision <= this.save.revision || this.#closed) return;
    const before = this.view;
    const one = newer.state && newer.state.at === (this.state?.at ?? 0) + 1;
    const same = JSON.stringify(newer.record) === JSON.stringify(this.save.record);
    this.save = newer;
    if (same || !newer.state) return;
    this.#adopt(newer.state);
    this.#fire({ how: "followed", before, events: one ? newer.state.events : [] });
  }

  /**
   * @param {() => Promise<void>} job
   * @returns {Promise<void>}
   */
  #run(job) {
    this.#queue = this.#queue.then(job).catch((error) => {
      this.#refuse(error?.message_ ?? { id: "error-internal" });
      if (!error?.message_) console.error(error);
    });
    return this.#queue;
  }

  /** @param {Message} message */
  #refuse(message) {
    this.dispatchEvent(new CustomEvent("refused", { detail: message }));
  }

  /** @param {Shown} shown */
  #fire(shown) {
    if (!this.#closed) this.dispatchEvent(new CustomEvent("change", { detail: shown }));
  }
}
