/** Finds where one file of the site names another. */

import path from "node:path";
import { init, parse } from "es-module-lexer";

/**
 * @typedef {{start: number, end: number, text: string, target: string, style: "relative" | "site",
 *   eager?: boolean}} Reference
 *   The characters `start` to `end` name `target`, a path below the site's root, relative to the file (or, in JSON, to
 *   the root: style "site"). `eager`: a static import.
 */

const ELSEWHERE = /^([a-z][a-z0-9+.-]*:|\/\/|#|\/|\?|$)/i;

/**
 * @param {string} name path of the file below the site's root
 * @param {string} text
 * @param {(specifier: string) => string | undefined} library what a bare import means
 * @returns {Promise<Reference[]>} in order
 */
export async function references(name, text, library = () => undefined) {
  switch (path.extname(name)) {
    case ".js":
    case ".mjs":
      return inModule(name, text, library);
    case ".html":
      return matches(name, text, /\s(?:href|src)="([^"]+)"/g);
    case ".css":
      return matches(name, text, /(?:url\(\s*["']?|@import\s+["'])([^"')]+)/g);
    case ".webmanifest":
      return matches(name, text, /"src"\s*:\s*"([^"]+)"/g);
    case ".json":
      return matches(name, text, /"asset:([^"]+)"/dg, "site");
    default:
      return [];
  }
}

/**
 * @param {string} name
 * @param {string} text
 * @param {RegExp} pattern
 * @param {"relative" | "site"} [style]
 */
function matches(name, text, pattern, style = "relative") {
  /** @type {Reference[]} */
  const found = [];
  for (const match of text.matchAll(pattern)) {
    const start = match.index + match[0].lastIndexOf(match[1]);
    if (style === "site") {
      // The mark "asset:" goes away with the rewriting.
      const end = start + match[1].length;
      found.push({ start: start - "asset:".length, end, text: match[1], target: match[1], style });
    } else if (!ELSEWHERE.test(match[1])) {
      found.push(relative(name, start, match[1]));
    }
  }
  return found;
}

/**
 * @param {string} name
 * @param {number} start
 * @param {string} text
 * @returns {Reference}
 */
function relative(name, start, text) {
  const file = text.replace(/[?#].*$/, "");
  const target = path.posix.join(path.posix.dirname(name), file);
  return { start, end: start + file.length, text: file, target, style: "relative" };
}

/**
 * Imports of all kinds, and `new URL("…", import.meta.url)`.
 * @param {string} name
 * @param {string} text
 * @param {(specifier: string) => string | undefined} library
 */
async function inModule(name, text, library) {
  await init;
  /** @type {Reference[]} */
  const found = [];
  for (const { type, specifier, start, end } of parse(text, name)[0]) {
    if (type === "import-meta") {
      const before = /new URL\(\s*(["'])([^"'\n]+)\1\s*,\s*$/.exec(text.slice(0, start));
      if (before && text.startsWith(".url", end) && !ELSEWHERE.test(before[2])) {
        found.push(relative(name, before.index + before[0].indexOf(before[1]) + 1, before[2]));
      }
      continue;
    }
    if (typeof specifier !== "string") continue; // computed: nothing of ours
    const at = text.indexOf(specifier, start);
    const reference = /^\.{0,2}\//.test(specifier) ? relative(name, at, specifier) : bare(name, at, specifier, library);
    if (reference) found.push({ ...reference, eager: type !== "dynamic" });
  }
  return found.sort((one, other) => one.start - other.start);
}

/**
 * @param {string} name
 * @param {number} start
 * @param {string} text
 * @param {(specifier: string) => string | undefined} library
 * @returns {Reference | undefined}
 */
function bare(name, start, text, library) {
  const target = library(text);
  if (target) return { start, end: start + text.length, text, target, style: "relative" };
  if (text.startsWith("node:")) return undefined; // Pyodide's, under Node only
  throw new Error(`${name}: unknown library "${text}"`);
}
