/** @import { Draft, Setup, State } from "../types.js" */
import { Closed, using } from "./database.js";
import { games } from "./games.js";

/** How long a deleted setup can be brought back, also by another tab. */
const GRACE = 60_000;

/**
 * The starts that people have made for themselves, and one draft a game. Where the browser cannot keep anything (any
 * more) they live on in memory, and the store of games tells so.
 */
class Setups {
  /** What could not be written. @type {Map<string, Setup>} */
  #setups = new Map();
  /** @type {Map<string, Draft>} */
  #drafts = new Map();

  /**
   * @param {string} game
   * @returns {Promise<Setup[]>} those that are not deleted, oldest first
   */
  async all(game) {
    /** @type {Map<string, Setup>} */
    const found = new Map();
    try {
      for (const setup of await using("setups", "readonly", (store) => store.getAll())) found.set(setup.id, setup);
    } catch {
      games.trouble("trouble-closed");
    }
    for (const [id, setup] of this.#setups) found.set(id, setup);
    return [...found.values()].filter((setup) => setup.game === game && setup.deleted === null).sort((a, b) => a.created - b.created);
  }

  /**
   * @param {string} name
   * @param {State} state of a game that begins there
   * @returns {Promise<Setup>}
   */
  async create(name, state) {
    const created = Date.now();
    const id = crypto.randomUUID?.() ?? `${created}-${Math.random().toString(36).slice(2)}`;
    const setup = { id, game: state.record.game, name, state, created, deleted: null };
    await this.#write("setups", this.#setups, id, setup);
    return setup;
  }

  /**
   * Deletes a setup, or brings it back.
   * @param {Setup} setup
   * @param {boolean} deleted
   */
  async remove(setup, deleted = true) {
    await this.#write("setups", this.#setups, setup.id, { ...setup, deleted: deleted ? Date.now() : null });
  }

  /** Removes for good what was deleted and can no longer be brought back. */
  async purge() {
    try {
      await using("setups", "readwrite", async (store) => {
        const old = (await store.getAll()).filter(({ deleted }) => deleted !== null && Date.now() - deleted > GRACE);
        await Promise.all(old.map(({ id }) => store.delete(id)));
      });
    } catch {
      games.trouble("trouble-closed");
    }
  }

  /**
   * @param {string} game
   * @returns {Promise<Draft | undefined>} what was being edited
   */
  async draft(game) {
    const kept = this.#drafts.get(game);
    if (kept) return kept;
    try {
      return await using("drafts", "readonly", (store) => store.get(game));
    } catch {
      games.trouble("trouble-closed");
      return undefined;
    }
  }

  /** @param {Draft} draft */
  async keepDraft(draft) {
    await this.#write("drafts", this.#drafts, draft.game, draft);
  }

  /**
   * @template {"setups" | "drafts"} Table
   * @param {Table} table
   * @param {Map<string, import("./database.js").Tables[Table]["value"]>} memory
   * @param {string} key
   * @param {import("./database.js").Tables[Table]["value"]} value
   */
  async #write(table, memory, key, value) {
    memory.set(key, value); // found there until it is written
    try {
      await using(table, "readwrite", (store) => store.put(value));
      if (memory.get(key) === value) memory.delete(key);
    } catch (error) {
      games.trouble(error instanceof Closed ? "trouble-closed" : "trouble-full");
    }
  }
}

/** The one store of setups. */
export const setups = new Setups();
