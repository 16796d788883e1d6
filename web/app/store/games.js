/** @import { GameRecord, Save, State } from "../types.js" */
import { Closed, using } from "./database.js";

/** How long a deleted game can be brought back, also by another tab. */
const GRACE = 60_000;

/** @typedef {{id: string, revision: number, own: boolean}} Change */
/** @typedef {{ok: true, save: Save} | {ok: false, save: Save}} Written */

/**
 * The saved games. Every write names the revision that it builds on; a write that comes too late changes nothing and
 * is answered with the newer save. Where the browser cannot keep anything (any more), games live on in memory.
 *
 * Fires "change" (detail: Change), also for changes by other tabs, and once "trouble" (detail: message id).
 */
class Games extends EventTarget {
  /** Saves that could not be written, with the revision that is on disk. @type {Map<string, {save: Save, base: number}>} */
  #memory = new Map();
  #channel = new BroadcastChannel("wild-games");
  #told = false;

  constructor() {
    super();
    this.#channel.onmessage = ({ data }) => this.#fire(String(data.id), Number(data.revision), false);
  }

  /** @returns {Promise<Save[]>} all saves that are not deleted, last changed first */
  async all() {
    /** @type {Map<string, Save>} */
    const saves = new Map();
    try {
      for (const save of await using("games", "readonly", (store) => store.getAll())) saves.set(save.id, save);
    } catch {
      this.trouble("trouble-closed");
    }
    for (const [id, { save }] of this.#memory) saves.set(id, save);
    return [...saves.values()].filter((save) => save.deleted === null).sort((a, b) => b.changed - a.changed);
  }

  /**
   * @param {string} id
   * @returns {Promise<Save | undefined>}
   */
  async get(id) {
    const kept = this.#memory.get(id);
    if (kept) return kept.save;
    try {
      return await using("games", "readonly", (store) => store.get(id));
    } catch {
      this.trouble("trouble-closed");
      return undefined;
    }
  }

  /**
   * A new save; earlier ones of the same game in which nothing was played give way.
   * @param {string} game
   * @param {{options?: {[id: string]: string}, state?: State | null, name?: string}} [from]
   * @returns {Promise<Save>}
   */
  async create(game, { options = {}, state = null, name = "" } = {}) {
    if (!state) await this.#sweep(game);
    const now = Date.now();
    /** @type {Save} */
    const save = {
      id: crypto.randomUUID?.() ?? `${now}-${Math.random().toString(36).slice(2)}`,
      game,
      name,
      record: state?.record ?? null,
      options: state?.record.options ?? options,
      state,
      created: now,
      changed: now,
      revision: 0,
      deleted: null,
    };
    return (await this.write(save)).save;
  }

  /**
   * Writes a save that builds on `save.revision`.
   * @param {Save} save
   * @returns {Promise<Written>}
   */
  async write(save) {
    const next = { ...save, revision: save.revision + 1 };
    const kept = this.#memory.get(save.id);
    const base = kept ? kept.base : save.revision;
    try {
      const newer = await using("games", "readwrite", async (store) => {
        const stored = await store.get(save.id);
        if (stored && stored.revision !== base) return stored;
        await store.put(next);
        return null;
      });
      this.#memory.delete(save.id);
      if (newer) return { ok: false, save: newer };
    } catch (error) {
      this.#memory.set(save.id, { save: next, base });
      this.trouble(error instanceof Closed ? "trouble-closed" : "trouble-full");
    }
    this.#fire(next.id, next.revision, true);
    this.#channel.postMessage({ id: next.id, revision: next.revision });
    return { ok: true, save: next };
  }

  /**
   * Changes one save whatever its revision: a new name, deleted, restored.
   * @param {string} id
   * @param {Partial<Pick<Save, "name" | "deleted">>} change
   */
  async edit(id, change) {
    for (;;) {
      const save = await this.get(id);
      if (!save || (await this.write({ ...save, ...change })).ok) return;
    }
  }

  /** Removes for good what was deleted and can no longer be brought back. @param {(save: Save) => boolean} [which] */
  async purge(which = (save) => save.deleted !== null && Date.now() - save.deleted > GRACE) {
    for (const [id, { save }] of this.#memory) if (which(save)) this.#memory.delete(id);
    try {
      await using("games", "readwrite", async (store) => {
        const old = (await store.getAll()).filter(which);
        await Promise.all(old.map(({ id }) => store.delete(id)));
      });
    } catch {
      this.trouble("trouble-closed");
    }
  }

  /**
   * The save of the very same game, if there is one.
   * @param {GameRecord} record
   */
  async same(record) {
    const wanted = fingerprint(record);
    return (await this.all()).find((save) => save.record && fingerprint(save.record) === wanted);
  }

  /** @param {string} game */
  async #sweep(game) {
    await this.purge((save) => save.game === game && !save.name && (save.state?.length ?? 0) === 0 && !save.record?.position);
  }

  /**
   * Tells, once, that something cannot be kept.
   * @param {string} message
   */
  trouble(message) {
    if (this.#told) return;
    this.#told = true;
    this.dispatchEvent(new CustomEvent("trouble", { detail: message }));
  }

  /**
   * @param {string} id
   * @param {number} revision
   * @param {boolean} own
   */
  #fire(id, revision, own) {
    this.dispatchEvent(new CustomEvent("change", { detail: { id, revision, own } }));
  }
}

/** @param {GameRecord} record */
function fingerprint({ game, options, position, actions }) {
  return JSON.stringify([game, Object.entries(options).sort(), position, actions]);
}

/** The one store of saved games. */
export const games = new Games();
