import { using } from "./database.js";

/**
 * @typedef {object} Settings
 * @property {"en" | "ko" | ""} language "" follows the browser
 * @property {"light" | "dark" | "auto"} theme
 * @property {boolean} motion
 * @property {boolean} keys single-key shortcuts
 * @property {{[game: string]: string[]}} zones the areas of boards that are shown
 * @property {boolean} legend what the marks on the board mean is explained
 * @property {string[]} told notes that have been shown and need no second time
 */

/** @type {Settings} */
const settings = { language: "", theme: "auto", motion: true, keys: true, zones: {}, legend: true, told: [] };

/** Fires "change" when a setting changes. */
export const changes = new EventTarget();

/** @returns {Readonly<Settings>} */
export const get = () => settings;

/** Reads what was chosen in earlier visits. */
export async function load() {
  try {
    Object.assign(settings, await using("settings", "readonly", (store) => store.get("app")));
  } catch {
    // Nothing is kept here: the settings of this visit are all there is.
  }
}

/** @param {Partial<Settings>} wanted */
export async function set(wanted) {
  Object.assign(settings, wanted);
  changes.dispatchEvent(new Event("change"));
  try {
    await using("settings", "readwrite", (store) => store.put({ ...settings }, "app"));
  } catch {
    // See load().
  }
}

/**
 * Whether a note is new to this person; from now on it is not.
 * @param {string} note
 */
export function firstTime(note) {
  if (settings.told.includes(note)) return false;
  void set({ told: [...settings.told, note] });
  return true;
}
