/** @import { Game, Message } from "../types.js" */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { particle } from "./particle.js";

const FILES = {
  en: new URL("./en.ftl", import.meta.url),
  ko: new URL("./ko.ftl", import.meta.url),
};

/** The languages, each with its own name for itself. */
export const LANGUAGES = /** @type {const} */ ([
  ["en", "English"],
  ["ko", "한국어"],
]);

/** @typedef {"en" | "ko"} Language */
/** @typedef {{[name: string]: number | string | Message}} Args */

const FALLBACK = "en";

/** @type {Map<string, Promise<FluentBundle>>} */
const loading = new Map();
/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Language} */
let language = FALLBACK;

/**
 * The language to begin with: the first of the browser's languages that there is a file for.
 * @returns {Language}
 */
export function preferred() {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find(([code]) => wish.toLowerCase().split("-")[0] === code);
    if (found) return found[0];
  }
  return FALLBACK;
}

/** @returns {Language} the language in use */
export const current = () => language;

/**
 * Loads the texts of the app and of the games in a language, and English to fall back on.
 * @param {Language} wanted
 * @param {Game[]} games
 */
export async function use(wanted, games) {
  const files = [];
  for (const code of new Set([wanted, FALLBACK])) {
    files.push(load(code, "", FILES[/** @type {Language} */ (code)]));
    for (const game of games) {
      const file = game.texts[code];
      if (file) files.push(load(code, game.name, new URL(file, document.baseURI)).catch(() => undefined));
    }
  }
  await Promise.all(files);
  language = wanted;
  document.documentElement.lang = wanted;
}

/**
 * @param {string} code
 * @param {string} game
 * @param {URL} file
 */
function load(code, game, file) {
  const key = `${code}/${game}`;
  let bundle = loading.get(key);
  if (!bundle) {
    bundle = fetch(file)
      .then((answer) => {
        if (!answer.ok) throw new Error(`${file.pathname}: ${answer.status}`);
        return answer.text();
      })
      .then((text) => {
        const made = new FluentBundle(code, { useIsolating: false, functions: { PARTICLE: particle } });
        made.addResource(new FluentResource(text));
        bundles.set(key, made);
        return made;
      });
    bundle.catch(() => loading.delete(key));
    loading.set(key, bundle);
  }
  return bundle;
}

/**
 * Words a message: first from the game's texts, then from the app's, then in English. A raw id is never shown.
 * @param {string} id
 * @param {Args} [args]
 * @param {string} [game]
 * @returns {string}
 */
export function t(id, args = {}, game = "") {
  for (const code of new Set([language, FALLBACK])) {
    for (const key of game ? [`${code}/${game}`, `${code}/`] : [`${code}/`]) {
      const bundle = bundles.get(key);
      const pattern = bundle?.getMessage(id)?.value;
      if (bundle && pattern) return bundle.formatPattern(pattern, worded(args, game), []);
    }
  }
  return id === "text-missing" ? "…" : t("text-missing");
}

/**
 * @param {string} id
 * @param {string} [game]
 */
export function has(id, game = "") {
  return [`${language}/${game}`, `${language}/`, `${FALLBACK}/${game}`, `${FALLBACK}/`].some((key) =>
    bundles.get(key)?.hasMessage(id),
  );
}

/**
 * @param {Message} message
 * @param {string} [game]
 */
export const say = (message, game) => t(message.id, message.args ?? {}, game);

/**
 * @param {Args} args
 * @param {string} game
 */
function worded(args, game) {
  /** @type {{[name: string]: string | number}} */
  const plain = {};
  for (const [name, value] of Object.entries(args)) {
    plain[name] = value !== null && typeof value === "object" ? say(value, game) : value;
  }
  return plain;
}
