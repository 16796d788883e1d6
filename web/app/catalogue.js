/** @import { Game } from "./types.js" */

/** @type {Game[]} */
let games = [];

/** Reads which games there are. */
export async function loadCatalogue() {
  const answer = await fetch(new URL("./generated/games.json", import.meta.url));
  if (!answer.ok) throw new Error(`games.json: ${answer.status}`);
  games = await answer.json();
}

/** @returns {Game[]} */
export const allGames = () => games;

/** @param {string} name */
export const gameOf = (name) => games.find((game) => game.name === name);
