/** @import { Arranged, Arrangement, Cell, Draft, Game, Message, View } from "../../types.js" */
import { startView } from "../../catalogue.js";
import { rules } from "../../rules-start.js";
import { setups } from "../../store/setups.js";

/** What marks a ground among the tools. */
const GROUND = "~";

/**
 * The tool that paints a ground.
 * @param {string} ground
 */
export const brushOf = (ground) => GROUND + ground;

/** How many steps can be taken back. */
const MEMORY = 100;

/**
 * A setup being made. Pieces are put down at once; what the rules say of it follows. Every step is kept as the draft
 * of its game.
 *
 * Fires "change" when there is something to draw.
 */
export class Editor extends EventTarget {
  /** @type {string} the kind of piece that a tap puts down, or a ground by brushOf(); "" takes away */
  tool;
  /** @type {View} */
  view;
  /** @type {Arranged | null} what the rules say of what is shown; null until they have answered */
  answer = null;

  /** @type {Arrangement[]} */
  #steps;
  #at;
  #setup;
  /** @type {Map<string, import("../../types.js").Ground>} */
  #grounds;
  /**
   * What the rules have been asked to fill in: where it was begun, and all steps since that have its numbers.
   * @type {{seen: Arrangement, told: Promise<Arrangement>}[]}
   */
  #untold = [];
  /** @type {Promise<Arranged> | null} */
  #checking = null;

  /**
   * @param {Game} game
   * @param {Draft | undefined} draft
   */
  constructor(game, draft) {
    super();
    this.game = game;
    this.#setup = /** @type {import("../../types.js").SetupKinds} */ (game.setup);
    this.#grounds = new Map(this.#setup.grounds.map((ground) => [ground.id, ground]));
    this.tool = this.#setup.kinds[0]?.glyph ?? "";
    this.#steps = (draft?.steps ?? []).map((step) => this.#fit(step));
    this.#at = draft?.at ?? 0;
    this.view = game.view;
    if (!this.#steps[this.#at]) this.start();
    else {
      for (const seen of this.#steps) if (!this.#counted(seen)) this.#await(seen, this.#usual(seen.options));
      this.#show();
    }
  }

  /** @returns {Arrangement} */
  get now() {
    return /** @type {Arrangement} */ (this.#steps[this.#at]);
  }

  get can() {
    return { undo: this.#at > 0, redo: this.#at < this.#steps.length - 1 };
  }

  /**
   * Asked by a person's finger or key: put down, exchange, take away or paint.
   * @param {string} cell
   */
  tap(cell) {
    const { painting } = this;
    if (painting !== null) {
      this.stroke(this.#groundAt(cell) === painting ? this.#usualGround(cell) : painting)(cell);
      return;
    }
    const there = this.now.pieces.filter(({ at }) => at === cell);
    const same = !this.#setup.stacks && there[0]?.glyph === this.tool;
    if (this.tool === "" || same) this.take(cell);
    else this.put(cell, this.tool);
  }

  /**
   * @param {string} cell
   * @param {string} glyph
   */
  put(cell, glyph) {
    this.#change({ pieces: [...this.#beneath(this.now.pieces, cell), { at: cell, glyph }] });
  }

  /** Takes the top piece away. @param {string} cell */
  take(cell) {
    const pieces = without(this.now.pieces, cell);
    if (pieces.length < this.now.pieces.length) this.#change({ pieces });
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  move(from, to) {
    const glyph = this.now.pieces.findLast(({ at }) => at === from)?.glyph;
    if (!glyph || from === to) return;
    this.#change({ pieces: [...this.#beneath(without(this.now.pieces, from), to), { at: to, glyph }] });
  }

  /** The ground that a tap paints; null when it does something else. */
  get painting() {
    return this.tool.startsWith(GROUND) ? this.tool.slice(GROUND.length) : null;
  }

  /**
   * Paints one cell after the other; all of them are one step.
   * @param {string} ground
   * @returns {(cell: string) => void}
   */
  stroke(ground) {
    /** @type {Arrangement | null} */
    let painted = null;
    return (cell) => {
      if (this.#groundAt(cell) === ground) return;
      const { [cell]: _, ...others } = this.now.grounds;
      const grounds = ground === this.#usualGround(cell) ? others : { ...others, [cell]: ground };
      this.#change({ grounds }, painted === this.now);
      painted = this.now;
    };
  }

  /** Makes the board as it usually is. What stands on it stays. */
  unpaint() {
    if (Object.keys(this.now.grounds).length > 0) this.#change({ grounds: {} });
  }

  /** @param {string} cell */
  #usualGround(cell) {
    return this.#setup.grounds.find(({ cells }) => cells.includes(cell))?.id ?? "";
  }

  /** @param {string} cell */
  #groundAt(cell) {
    return this.now.grounds[cell] ?? this.#usualGround(cell);
  }

  clear() {
    if (this.now.pieces.length > 0) this.#change({ pieces: [] });
  }

  /** @param {number} seat */
  turn(seat) {
    if (seat !== this.now.turn) this.#change({ turn: seat });
  }

  /**
   * @param {string} id
   * @param {number} value
   */
  count(id, value) {
    if (this.#counted(this.now) && value !== this.now.numbers[id]) this.#change({ numbers: { ...this.now.numbers, [id]: value } });
  }

  undo() {
    if (this.can.undo) this.#go(this.#at - 1);
  }

  redo() {
    if (this.can.redo) this.#go(this.#at + 1);
  }

  /**
   * The usual start under these options.
   * @param {{[id: string]: string}} [options]
   */
  start(options = this.now?.options ?? {}) {
    this.#begin(this.#seen(startView(this.game, options), options), this.#usual(options));
  }

  /**
   * Where a game stands, which becomes the next step: what was edited before is one step back.
   * @param {import("../../types.js").State} state
   */
  from({ record, view }) {
    this.#begin(this.#seen(view, record.options), rules.call("arrangement", { record }));
  }

  /**
   * The usual start as the rules tell it.
   * @param {{[id: string]: string}} options
   * @returns {Promise<Arrangement>}
   */
  async #usual(options) {
    const { record } = await rules.call("start", { game: this.game.name, options });
    return rules.call("arrangement", { record });
  }

  /**
   * Begins with what can be seen; what cannot is filled in when the rules have told it.
   * @param {Arrangement} seen
   * @param {Promise<Arrangement>} told
   */
  #begin(seen, told) {
    this.#await(seen, told);
    this.#change(seen);
  }

  /**
   * @param {Arrangement} seen
   * @param {Promise<Arrangement>} told
   */
  #await(seen, told) {
    told.catch(() => undefined); // whoever fills it in hears of it
    this.#untold.push({ seen, told });
  }

  /** Fills in what the rules have told. What a person has changed meanwhile stays. */
  async #fill() {
    for (let untold = this.#untold[0]; untold; untold = this.#untold[0]) {
      const { seen, told } = untold;
      // What could not be told stays a number that is missing: the check says so.
      const whole = await told.catch(() => null);
      this.#untold.shift();
      if (!whole) continue;
      this.#steps = this.#steps.map((step) =>
        step === seen ? { ...step, turn: whole.turn, numbers: whole.numbers, grounds: whole.grounds } : step.numbers === seen.numbers ? { ...step, numbers: whole.numbers } : step,
      );
      this.view = this.#drawn();
      this.#keep();
    }
  }

  /** Whether all numbers of a step are known. @param {Arrangement} step */
  #counted(step) {
    return this.#setup.numbers.every(({ id }) => step.numbers[id] !== undefined);
  }

  /**
   * What the rules say of what is shown now.
   * @returns {Promise<Arranged>}
   */
  checked() {
    if (this.answer) return Promise.resolve(this.answer);
    this.#checking ??= this.#ask().finally(() => {
      this.#checking = null;
    });
    return this.#checking;
  }

  /** @returns {Promise<Arranged>} */
  async #ask() {
    for (;;) {
      await this.#fill();
      const asked = this.now;
      const answer = await this.#arranged(asked);
      if (asked !== this.now || this.#untold.length > 0) continue;
      this.answer = answer;
      this.dispatchEvent(new Event("change"));
      return answer;
    }
  }

  /**
   * @param {Arrangement} asked
   * @returns {Promise<Arranged>}
   */
  async #arranged(asked) {
    try {
      return await rules.call("arrange", asked);
    } catch (error) {
      const { message_ } = /** @type {{message_?: Message}} */ (error);
      return { view: this.view, position: null, wrong: message_ ?? { id: "error-internal" } };
    }
  }

  /**
   * @param {Partial<Arrangement>} changed
   * @param {boolean} [same] it belongs to the step that was made last
   */
  #change(changed, same = false) {
    const next = /** @type {Arrangement} */ (this.now && !changed.game ? { ...this.now, ...changed } : changed);
    const kept = this.#steps.slice(0, this.#at + (same ? 0 : 1)).slice(1 - MEMORY);
    this.#steps = [...kept, next];
    this.#go(this.#steps.length - 1);
  }

  /** @param {number} at */
  #go(at) {
    this.#at = at;
    this.#show();
    this.#keep();
  }

  #keep() {
    void setups.keepDraft({ game: this.game.name, steps: this.#steps, at: this.#at });
  }

  #show() {
    this.view = this.#drawn();
    this.answer = null;
    this.dispatchEvent(new Event("change"));
    void this.checked();
  }

  /**
   * What is there before a piece comes on top, or in its place.
   * @param {Arrangement["pieces"]} pieces
   * @param {string} cell
   */
  #beneath(pieces, cell) {
    return this.#setup.stacks ? pieces : pieces.filter(({ at }) => at !== cell);
  }

  /**
   * @param {View} view
   * @param {{[id: string]: string}} options
   * @returns {Arrangement}
   */
  #seen({ board, pieces, turn }, options) {
    const seen = pieces.map(({ at, glyph }) => ({ at, glyph }));
    const ids = new Map(this.#setup.grounds.map(({ id, glyph }) => [glyph, id]));
    const grounds = Object.fromEntries(board.cells.map(({ id, ground = "" }) => [id, ids.get(ground) ?? ""]));
    return this.#fit({ game: this.game.name, options, pieces: seen, turn: turn[0] ?? 0, numbers: {}, grounds });
  }

  /**
   * A step without what there is no more, and with what there was not yet: it may have been kept by another version.
   * @param {Omit<Arrangement, "grounds"> & Partial<Arrangement>} step
   * @returns {Arrangement}
   */
  #fit({ options, pieces, turn, numbers, grounds = {} }) {
    const known = Object.fromEntries(this.game.options.map(({ id, values, default: usual }) => [id, values.find((value) => value === options[id]) ?? usual]));
    const cells = new Set(startView(this.game, known).board.cells.map(({ id }) => id));
    const glyphs = new Set(this.#setup.kinds.map(({ glyph }) => glyph));
    const laid = Object.entries(grounds).filter(([cell, ground]) => cells.has(cell) && this.#grounds.has(ground) && this.#usualGround(cell) !== ground);
    const counted = this.#setup.numbers.filter(({ id, least, most }) => (numbers[id] ?? NaN) >= least && (numbers[id] ?? NaN) <= most);
    return {
      game: this.game.name,
      options: known,
      pieces: pieces.filter(({ at, glyph }) => cells.has(at) && glyphs.has(glyph)),
      turn: this.game.seats[turn] ? turn : 0,
      numbers: Object.fromEntries(counted.map(({ id }) => [id, /** @type {number} */ (numbers[id])])),
      grounds: Object.fromEntries(laid),
    };
  }

  /** What the arrangement looks like, without the rules. */
  #drawn() {
    const { options, pieces, turn, grounds } = this.now;
    const start = startView(this.game, options);
    const kinds = new Map(this.#setup.kinds.map((kind) => [kind.glyph, kind]));
    return {
      ...start,
      board: Object.keys(grounds).length > 0 ? { ...start.board, cells: start.board.cells.map((cell) => this.#laid(cell)) } : start.board,
      pieces: pieces.map(({ at, glyph }) => ({ at, .../** @type {import("../../types.js").Kind} */ (kinds.get(glyph)) })),
      supplies: [],
      seats: start.seats.map((seat, index) => ({ ...seat, active: index === turn })),
      turn: [turn],
      next: [],
      last: [],
      outcome: null,
    };
  }

  /**
   * A cell with the ground that it has now.
   * @param {Cell} cell
   * @returns {Cell}
   */
  #laid(cell) {
    const ground = this.#grounds.get(this.now.grounds[cell.id] ?? "");
    return ground ? { ...cell, ground: ground.glyph, name: { id: ground.name } } : cell;
  }
}

/**
 * The pieces without the top one of a cell.
 * @param {Arrangement["pieces"]} pieces
 * @param {string} cell
 */
function without(pieces, cell) {
  const top = pieces.findLastIndex(({ at }) => at === cell);
  return pieces.filter((_, index) => index !== top);
}
