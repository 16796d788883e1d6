/** @import { DBSchema, IDBPDatabase } from "idb" */
/** @import { Draft, Save, Setup } from "../types.js" */
import { openDB } from "idb";

/**
 * @typedef {object} Tables
 * @property {{key: string, value: Save}} games
 * @property {{key: string, value: unknown}} settings
 * @property {{key: string, value: Setup}} setups
 * @property {{key: string, value: Draft}} drafts
 */
/** @typedef {IDBPDatabase<Tables & DBSchema>} Database */

/** @type {Promise<Database> | null} */
let opened = null;

/** Grows with every change of the tables. Tables are added and never changed, so that an older app can read on. */
const VERSION = 2;

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
  const db = await at(VERSION).catch((error) => {
    // A newer version of the app has been here and has added tables: these are still among them.
    if (error?.name === "VersionError") return at(undefined);
    throw error;
  });
  return /** @type {Database} */ (/** @type {unknown} */ (db));
}

/** @param {number | undefined} version undefined: whatever there is */
function at(version) {
  return openDB("wild", version, {
    upgrade(db, from) {
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
    blocking() {
      void opened?.then((old) => old.close());
      forget();
    },
    terminated: forget,
  });
}
