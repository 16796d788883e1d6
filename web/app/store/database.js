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
  opened ??= openDB("wild", 1, {
    upgrade(db) {
      db.createObjectStore("games", { keyPath: "id" });
      db.createObjectStore("settings");
    },
    // A newer version of the app in another tab wants to change the tables: let it.
    blocking() {
      void opened?.then((db) => db.close());
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return /** @type {Promise<Database>} */ (/** @type {unknown} */ (opened));
}
