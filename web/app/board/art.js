/** @import { Game } from "../types.js" */

const SVG = "http://www.w3.org/2000/svg";
/** @type {Map<string, Promise<void>>} */
const inlined = new Map();

/**
 * Brings a game's drawings into the page, once: its pieces and its boards become symbols that `href()` names.
 * @param {Game} game
 */
export function bring(game) {
  let done = inlined.get(game.name);
  if (!done) {
    const file = (/** @type {string} */ path) => new URL(path, document.baseURI);
    const { pieces, ...boards } = game.art;
    done = Promise.all([
      inline(file(pieces), game.name),
      ...Object.entries(boards).map(([name, path]) => inline(file(path), game.name, name)),
    ]).then(() => undefined);
    done.catch(() => inlined.delete(game.name));
    inlined.set(game.name, done);
  }
  return done;
}

/**
 * The address of a drawing inside the page.
 * @param {string} game
 * @param {string} name a glyph, or a board's drawing
 */
export const href = (game, name) => `#${game}/${name.replace(/\.svg$/, "")}`;

/**
 * Puts the drawings of an SVG file into the page. Ids get the scope in front, so that the drawings of two games may
 * use the same ones.
 * @param {URL} file
 * @param {string} scope
 * @param {string} [whole] makes the whole file one symbol of this name
 */
export async function inline(file, scope, whole) {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file.pathname}: ${answer.status}`);
  const source = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  for (const element of source.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes]) {
      if (name === "id") element.setAttribute(name, `${scope}/${value}`);
      else if (/href$/.test(name) && value.startsWith("#")) element.setAttribute(name, `#${scope}/${value.slice(1)}`);
      else if (value.includes("url(#")) element.setAttribute(name, value.replaceAll("url(#", `url(#${scope}/`));
    }
  }
  const holder = document.createElementNS(SVG, "svg");
  holder.setAttribute("class", "drawings");
  holder.setAttribute("aria-hidden", "true");
  if (whole) {
    const symbol = document.createElementNS(SVG, "symbol");
    symbol.id = `${scope}/${whole}`;
    symbol.setAttribute("viewBox", source.getAttribute("viewBox") ?? "");
    symbol.append(...source.childNodes);
    holder.append(symbol);
  } else holder.append(...source.childNodes);
  document.body.append(holder);
}
