/** @import { DBSchema, IDBPDatabase, IDBPObjectStore, StoreNames } from "idb" */
/** @import { Draft, Save, Setup } from "../types.js" */
import { openDB } from "idb";

/**
 * @typedef {object} Tables
 * @property {{key: string, value: Save}} games
 * @property {{key: string, value: unknown}} settings
 * @property {{key: string, value: Setup}} setups
 * @property {{key: string, value: Draft}} drafts
 */
/** @typedef {Tables & DBSchema} Schema */
/** @typedef {IDBPDatabase<Schema>} Database */

/** Grows with every change of the tables. Tables are added and never changed, so that an older app can read on. */
const VERSION = 2;

/** The browser keeps nothing, as in some private windows. */
export class Closed extends Error {}

/** @type {Promise<Database> | null} */
let opened = null;

/** What other pages have to wait for. @type {Set<{abort(): void}>} */
const running = new Set();

/** Settled when all that was asked for has been done. @type {Promise<unknown>} */
let queue = Promise.resolve();

/** While the browser has put this page aside: settled when it is shown again. @type {Promise<void> | null} */
let away = null;

/** How often this page has been put aside. */
let leaves = 0;

// A page that the browser puts aside, to have it at hand for the way back, stands still. What it has under way would
// never end, and every other page of the app would wait for that.
addEventListener("pagehide", ({ persisted }) => {
  if (!persisted) return;
  leaves++;
  away ??= new Promise((resolve) => {
    addEventListener("pageshow", () => {
      away = null;
      resolve();
    }, { once: true });
  });
  for (const transaction of running) {
    try {
      transaction.abort();
    } catch {
      // It has all that it needs to come to its end without this page.
    }
  }
  release();
});

/**
 * Does a job on one table, in a transaction. Jobs are done one after another. One that the browser has cut short by
 * putting the page aside is done again when the page is back, so it starts from what is stored then.
 * @template {StoreNames<Schema>} Table
 * @template {"readonly" | "readwrite"} Mode
 * @template Result
 * @param {Table} table
 * @param {Mode} mode
 * @param {(store: IDBPObjectStore<Schema, [Table], Table, Mode>) => Promise<Result>} job waits for nothing but the table
 * @returns {Promise<Result>} rejected with `Closed` where there is no database
 */
export function using(table, mode, job) {
  const done = queue.then(() => untilDone(table, mode, job));
  queue = done.catch(() => undefined);
  return done;
}

/**
 * @template {StoreNames<Schema>} Table
 * @template {"readonly" | "readwrite"} Mode
 * @template Result
 * @param {Table} table
 * @param {Mode} mode
 * @param {(store: IDBPObjectStore<Schema, [Table], Table, Mode>) => Promise<Result>} job
 */
async function untilDone(table, mode, job) {
  for (;;) {
    while (away) await away;
    const before = leaves;
    try {
      const db = await database();
      if (leaves === before) return await transact(db, table, mode, job);
    } catch (error) {
      if (leaves === before) throw error;
    }
  }
}

/**
 * @template {StoreNames<Schema>} Table
 * @template {"readonly" | "readwrite"} Mode
 * @template Result
 * @param {Database} db
 * @param {Table} table
 * @param {Mode} mode
 * @param {(store: IDBPObjectStore<Schema, [Table], Table, Mode>) => Promise<Result>} job
 */
async function transact(db, table, mode, job) {
  const transaction = db.transaction(table, mode);
  running.add(transaction);
  try {
    const [result] = await Promise.all([job(transaction.store), transaction.done]);
    return result;
  } finally {
    running.delete(transaction);
  }
}

/** The app's database, opened once and again when it was closed. */
function database() {
  opened ??= open();
  opened.catch(forget);
  return opened;
}

function forget() {
  opened = null;
}

/** Lets others do what they could not while this page has the database open. */
function release() {
  void opened?.then((old) => old.close(), () => undefined);
  forget();
}

// Async, because some browsers throw where others reject.
async function open() {
  try {
    const db = await at(VERSION).catch((error) => {
      // A newer version of the app has been here and has added tables: these are still among them.
      if (error?.name === "VersionError") return at(undefined);
      throw error;
    });
    return /** @type {Database} */ (/** @type {unknown} */ (db));
  } catch (cause) {
    throw new Closed("There is no database.", { cause });
  }
}

/** @param {number | undefined} version undefined: whatever there is */
function at(version) {
  return openDB("wild", version, {
    upgrade(db, from, _, transaction) {
      running.add(transaction);
      const over = () => running.delete(transaction);
      transaction.done.then(over, over);
      if (from < 1) {
        db.createObjectStore("games", { keyPath: "id" });
        db.createObjectStore("settings");
      }
      if (from < 2) {
        db.createObjectStore("setups", { keyPath: "id" });
        db.createObjectStore("drafts", { keyPath: "game" });
      }
    },
    // A newer version of the app in another tab wants to change the tables: let it.
    blocking: release,
    terminated: forget,
  });
}
