/** @import { DBSchema, IDBPDatabase } from "idb" */
/** @import { Save } from "../types.js" */
import { openDB } from "idb";

/**
 * @typedef {object} Tables
 * @property {{key: string, value: Save}} games
 * @property {{key: string, value: unknown}} settings
 */
/** @typedef {IDBPDatabase<Tables & DBSchema>} Database */

/** @type {Promise<Database> | null} */
let opened = null;

/**
 * The app's database, opened once and again when the browser has closed it.
 * @returns {Promise<Database>} rejected where the browser keeps nothing (some private windows)
 */
export function database() {
  opened ??= open();
  opened.catch(forget);
  return opened;
}

function forget() {
  opened = null;
}

// Async, because some browsers throw where others reject.
async function open() {
  const db = await openDB("wild", 1, {
    upgrade(fresh) {
      fresh.createObjectStore("games", { keyPath: "id" });
      fresh.createObjectStore("settings");
    },
    // A newer version of the app in another tab wants to change the tables: let it.
    blocking() {
      void opened?.then((old) => old.close());
      forget();
    },
    terminated: forget,
  });
  return /** @type {Database} */ (/** @type {unknown} */ (db));
}
