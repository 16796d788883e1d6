/**
 * Turns the staged site into the one that is served: every file that can be reached, named by its content, with the
 * references to it rewritten.
 */

import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow, shortHash } from "./files.mjs";
import { references } from "./references.mjs";
import { libraryFile } from "./stage.mjs";

/** @typedef {import("./references.mjs").Reference} Reference */
/** @typedef {{content: Buffer, references: Reference[]}} Staged */

/** What a browser asks for by name. */
const ROOTS = ["index.html", "manifest.webmanifest", "sw.js"];

/** Pyodide finds its files by their names in one folder, so the folder's name is hashed. */
const KEPT_TOGETHER = "pyodide/";

const TEXT = /\.(js|mjs|html|css|json|webmanifest)$/;
const PRECACHE = '/*PRECACHE*/ { version: "dev", files: [] }';

/**
 * @param {string} stage
 * @param {string} dist an empty folder
 * @returns {Promise<{left: string[]}>} `left`: staged files of `app/`, `styles/`, `art/` that nothing reaches
 */
export async function publish(stage, dist) {
  const staged = await readStage(stage);
  const reached = reachable(staged);
  const names = publishedNames(staged, reached);
  for (const name of reached) {
    if (name === "sw.js") continue;
    await write(path.join(dist, /** @type {string} */ (names.get(name))), rewritten(name, staged, names));
  }
  const published = reached.map((name) => /** @type {string} */ (names.get(name)));
  await write(path.join(dist, "sw.js"), await worker(dist, published, staged));
  const left = [...staged.keys()].filter((name) => /^(app|styles|art|games)\//.test(name) && !reached.includes(name));
  return { left };
}

/**
 * @param {string} stage
 * @returns {Promise<Map<string, Staged>>}
 */
async function readStage(stage) {
  const staged = new Map();
  for (const name of await filesBelow(stage)) {
    const content = await readFile(path.join(stage, name));
    const reads = TEXT.test(name) && !name.startsWith(KEPT_TOGETHER) && name !== "sw.js";
    const found = reads ? await references(name, content.toString("utf8"), libraryFile) : [];
    staged.set(name, { content, references: found });
  }
  return staged;
}

/**
 * @param {string} name
 * @param {Map<string, Staged>} staged
 * @returns {string[]} the files that this one names; throws when one is not there
 */
function neighbours(name, staged) {
  const found = (staged.get(name)?.references ?? []).flatMap(({ target, text }) => {
    if (target.startsWith(KEPT_TOGETHER)) {
      if (target !== KEPT_TOGETHER && !staged.has(target)) throw missing(name, text);
      return [...staged.keys()].filter((each) => each.startsWith(KEPT_TOGETHER));
    }
    if (target === "." || target === "./") return ["index.html"];
    if (!staged.has(target)) throw missing(name, text);
    return [target];
  });
  return [...new Set(found)];
}

/**
 * @param {string} name
 * @param {string} text
 */
const missing = (name, text) => new Error(`${name} refers to "${text}", which is not there`);

/**
 * @param {string[]} from
 * @param {Map<string, Staged>} staged
 * @returns {string[]} everything that can be reached, sorted
 */
function closure(from, staged) {
  const seen = new Set(from);
  for (const name of seen) for (const next of neighbours(name, staged)) seen.add(next);
  return [...seen].sort();
}

/** @param {Map<string, Staged>} staged */
function reachable(staged) {
  return closure(
    ROOTS.filter((name) => staged.has(name)),
    staged,
  );
}

/**
 * A file's hash covers all that it reaches, so that modules which import each other in a circle have names too.
 * @param {Map<string, Staged>} staged
 * @param {string[]} reached
 * @returns {Map<string, string>}
 */
function publishedNames(staged, reached) {
  const own = new Map(reached.map((name) => [name, shortHash(staged.get(name)?.content ?? "")]));
  const hashOf = (/** @type {string[]} */ names) => shortHash(...names.flatMap((name) => [name, own.get(name) ?? ""]));
  const together = hashOf(reached.filter((name) => name.startsWith(KEPT_TOGETHER)));
  return new Map(
    reached.map((name) => {
      if (ROOTS.includes(name)) return [name, name];
      if (name.startsWith(KEPT_TOGETHER)) return [name, `pyodide-${together}/${name.slice(KEPT_TOGETHER.length)}`];
      const { dir, name: base, ext } = path.posix.parse(name);
      return [name, path.posix.join(dir, `${base}.${hashOf(closure([name], staged))}${ext}`)];
    }),
  );
}

/**
 * @param {string} name
 * @param {Map<string, Staged>} staged
 * @param {Map<string, string>} names
 * @returns {string | Buffer}
 */
function rewritten(name, staged, names) {
  const { content, references: found } = /** @type {Staged} */ (staged.get(name));
  if (!found.length) return content;
  const text = content.toString("utf8");
  let out = "";
  let at = 0;
  for (const { start, end, target, style } of found) {
    const to = publishedTarget(target, names);
    out += text.slice(at, start) + (style === "site" ? to : fromFile(name, to));
    at = end;
  }
  out += text.slice(at);
  return name === "index.html" ? withPreloads(out, staged, names) : out;
}

/**
 * @param {string} target
 * @param {Map<string, string>} names
 */
function publishedTarget(target, names) {
  if (target === KEPT_TOGETHER) return `${path.posix.dirname(names.get(`${KEPT_TOGETHER}pyodide.mjs`) ?? "")}/`;
  if (target === "." || target === "./") return "./";
  return /** @type {string} */ (names.get(target));
}

/**
 * @param {string} name
 * @param {string} to
 */
function fromFile(name, to) {
  const way = path.posix.relative(path.posix.dirname(name), to) + (to.endsWith("/") ? "/" : "");
  return way.startsWith(".") ? way : `./${way}`;
}

/**
 * Names the modules that the page's script imports, so that a browser asks for all at once and not one after another.
 * @param {string} html
 * @param {Map<string, Staged>} staged
 * @param {Map<string, string>} names
 */
function withPreloads(html, staged, names) {
  const named = (staged.get("index.html")?.references ?? []).map(({ target }) => target);
  const scripts = named.filter((each) => /\.m?js$/.test(each));
  const imports = new Set(scripts);
  for (const name of imports) {
    for (const { target, eager } of staged.get(name)?.references ?? []) if (eager) imports.add(target);
  }
  const links = [...imports]
    .filter((name) => !scripts.includes(name))
    .map((name) => `<link rel="modulepreload" href="./${names.get(name)}">\n`);
  return html.replace("</head>", `${links.join("")}</head>`);
}

/**
 * The service worker with the list of everything it keeps.
 * @param {string} dist
 * @param {string[]} published
 * @param {Map<string, Staged>} staged
 */
async function worker(dist, published, staged) {
  const source = staged.get("sw.js")?.content.toString("utf8") ?? "";
  if (source.split(PRECACHE).length !== 2) throw new Error(`sw.js must hold this once: ${PRECACHE}`);
  const files = published.filter((name) => name !== "sw.js").sort();
  const hashes = await Promise.all(files.map(async (name) => shortHash(name, await readFile(path.join(dist, name)))));
  // The code of the worker counts too: a new one is a new version even when nothing else has changed.
  const version = shortHash(source, ...hashes);
  const list = JSON.stringify(
    files.map((name) => `./${name}`),
    null,
    2,
  );
  return source.replace(PRECACHE, () => `{ version: "${version}", files: ${list} }`);
}

/**
 * @param {string} file
 * @param {string | Uint8Array} content
 */
async function write(file, content) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
