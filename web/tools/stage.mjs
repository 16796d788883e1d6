/** Lays the site out as it is written: sources, libraries, games and Python side by side, names not yet hashed. */

import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { filesBelow } from "./files.mjs";
import { withIcons } from "./icons.mjs";

/** What a bare import in `web/app` means: a file below a package's folder, staged below `vendor/`. */
const LIBRARIES = {
  "lit-html": { folder: ".", main: "lit-html.js" },
  idb: { folder: "build", main: "index.js" },
  uqr: { folder: "dist", main: "index.mjs" },
  "@fluent/bundle": { folder: "esm", main: "index.js" },
};

const MODULES = /\.m?js$/;
const NOT_STAGED = /^(node_modules|tools|package(-lock)?\.json|tsconfig.*\.json|\.npmrc)$|\.d\.ts$/;

/**
 * The staged file of a bare import; undefined when it names no library of ours.
 * @param {string} specifier
 * @returns {string | undefined}
 */
export function libraryFile(specifier) {
  if (specifier === "pyodide") return "pyodide/pyodide.mjs";
  for (const [name, { main }] of Object.entries(LIBRARIES)) {
    if (specifier === name) return `vendor/${name}/${main}`;
    if (specifier.startsWith(`${name}/`)) return `vendor/${specifier}`;
  }
  return undefined;
}

/**
 * @param {{web: string, games: string, rules: string, catalogue: string, stage: string}} places
 *   `rules`: what rules.mjs and snapshot.mjs made; `catalogue`: the JSON file of the bridge's catalogue
 */
export async function stage({ web, games, rules, catalogue, stage }) {
  await copyDrawn(web, stage, (name) => NOT_STAGED.test(name));
  await stageLibraries(stage);
  await cp(rules, path.join(stage, "pyodide"), { recursive: true });
  await stageGames(games, JSON.parse(await readFile(catalogue, "utf8")), stage);
}

/** @param {string} stage */
async function stageLibraries(stage) {
  for (const [name, { folder, main }] of Object.entries(LIBRARIES)) {
    const from = fileURLToPath(new URL(`../node_modules/${name}/${folder}/`, import.meta.url));
    const all = await filesBelow(from, (file) => /^(node_modules|development|node)$/.test(file));
    for (const file of all.filter((each) => MODULES.test(each))) {
      const text = await readFile(path.join(from, file), "utf8");
      await write(path.join(stage, "vendor", name, file), text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
    }
    if (!all.includes(main)) throw new Error(`${name} has no ${main}`);
  }
}

/**
 * The games' drawings and texts, and the catalogue with the way to them.
 * @param {string} games
 * @param {any[]} catalogue
 * @param {string} stage
 */
async function stageGames(games, catalogue, stage) {
  for (const game of catalogue) {
    const from = path.join(games, game.folder);
    const to = `games/${game.name}`;
    const files = await filesBelow(from, (name) => name === "__pycache__");
    await copyDrawn(from, path.join(stage, to), (name) => !/\.(svg|ftl)$/.test(name) || name.includes("/"));
    game.art = {};
    game.texts = {};
    for (const file of files) {
      const { name, ext } = path.parse(file);
      if (ext === ".svg") game.art[name] = `asset:${to}/${file}`;
      if (ext === ".ftl") game.texts[name] = `asset:${to}/${file}`;
    }
  }
  await write(path.join(stage, "app/generated/games.json"), JSON.stringify(catalogue));
}

/**
 * Copies a tree; drawings get their icons on the way.
 * @param {string} from
 * @param {string} to
 * @param {(name: string) => boolean} leaveOut
 */
async function copyDrawn(from, to, leaveOut) {
  for (const name of await filesBelow(from, leaveOut)) {
    const content = await readFile(path.join(from, name));
    const drawn = name.endsWith(".svg") ? await withIcons(content.toString("utf8"), name) : content;
    await write(path.join(to, name), drawn);
  }
}

/**
 * @param {string} file
 * @param {string | Uint8Array} content
 */
async function write(file, content) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
