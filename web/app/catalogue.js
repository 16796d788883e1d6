/** @import { Game, View } from "./types.js" */

/** @type {Game[]} */
let games = [];

/** Reads which games there are. */
export async function loadCatalogue() {
  const answer = await fetch(new URL("./generated/games.json", import.meta.url));
  if (!answer.ok) throw new Error(`games.json: ${answer.status}`);
  games = (await answer.json()).map(whole);
}

/**
 * A game with its boards put back into its views, which name them by number.
 * @param {any} game
 * @returns {Game}
 */
function whole({ boards, ...game }) {
  const blocks = game.help.flatMap((/** @type {Game["help"][number]} */ section) => section.blocks);
  for (const { view } of [game, ...game.starts, ...blocks]) if (view) view.board = boards[view.board];
  return game;
}

/** @returns {Game[]} */
export const allGames = () => games;

/** @param {string} name */
export const gameOf = (name) => games.find((game) => game.name === name);

/**
 * The view of a game's start, so that a board can be drawn before the rules have answered.
 * @param {Game} game
 * @param {{[id: string]: string}} options what is not named is as usual
 * @returns {View}
 */
export function startView(game, options) {
  const usual = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const fits = (/** @type {{[id: string]: string}} */ wanted) => Object.entries(wanted).every(([id, value]) => (options[id] ?? usual[id]) === value);
  return game.starts.find((start) => fits(start.options))?.view ?? game.view;
}

/**
 * The glyph that stands for a seat: its own piece at the start of the game.
 * @param {Game | undefined} game
 * @param {number | null} seat
 */
export function signOf(game, seat) {
  const ofSeat = (/** @type {{seat: number | null}} */ each) => each.seat === seat;
  return (game?.view.supplies.find(ofSeat) ?? game?.view.pieces.find(ofSeat))?.glyph ?? "";
}

/**
 * The options on which a game's start depends: those that one sees on the board.
 * @param {Game} game
 */
export const seenOptions = (game) =>
  game.options.filter(({ id, default: usual }) => game.starts.some(({ options }) => options[id] !== undefined && options[id] !== usual));
