/** Puts the icons that a drawing uses into the drawing. */

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const SETS = ["fluent-emoji-flat", "fluent-emoji-high-contrast", "game-icons"];
const USE = new RegExp(`href="#((${SETS.join("|")}):([a-z0-9-]+))"`, "g");

/** @type {Map<string, Promise<any>>} */
const sets = new Map();

/** @param {string} name */
function iconSet(name) {
  let set = sets.get(name);
  if (!set) {
    const file = fileURLToPath(import.meta.resolve(`@iconify-json/${name}/icons.json`));
    sets.set(name, (set = readFile(file, "utf8").then(JSON.parse)));
  }
  return set;
}

/**
 * The drawing with a `<symbol>` for every `<use href="#set:icon">` in it.
 * @param {string} svg
 * @param {string} name says in an error which drawing it is
 * @returns {Promise<string>}
 */
export async function withIcons(svg, name) {
  const wanted = new Map([...svg.matchAll(USE)].map(([, id, set, icon]) => [id, { set, icon }]));
  let symbols = "";
  for (const id of [...wanted.keys()].sort()) {
    if (svg.includes(`id="${id}"`)) continue;
    const { set, icon } = /** @type {{set: string, icon: string}} */ (wanted.get(id));
    symbols += symbol(id, await iconSet(set), icon, name);
  }
  const end = svg.lastIndexOf("</svg>");
  return symbols ? `${svg.slice(0, end)}${symbols}${svg.slice(end)}` : svg;
}

/**
 * @param {string} id
 * @param {any} set
 * @param {string} icon
 * @param {string} drawing
 */
function symbol(id, set, icon, drawing) {
  const found = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent];
  if (!found) throw new Error(`${drawing}: there is no icon ${id}`);
  const width = found.width ?? set.width ?? 16;
  const height = found.height ?? set.height ?? 16;
  return `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${ownIds(found.body, id)}</symbol>\n`;
}

/**
 * Icons of one set repeat ids for their gradients; in one document each needs its own.
 * @param {string} body
 * @param {string} prefix
 */
function ownIds(body, prefix) {
  const own = prefix.replace(":", "-");
  return body
    .replace(/\bid="([^"]+)"/g, `id="${own}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${own}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${own}-$1"`);
}
