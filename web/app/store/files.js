/** @import { GameRecord } from "../types.js" */
import { games } from "./games.js";

const LIMIT = 20_000_000;

/** A file that cannot be taken in; `id` is the message that says why. */
export class BadFile extends Error {
  /** @param {string} id */
  constructor(id) {
    super(id);
    this.id = id;
  }
}

/**
 * All saved games as a file to keep.
 * @returns {Promise<File>}
 */
export async function exported() {
  const kept = (await games.all()).filter((save) => save.record);
  const text = JSON.stringify({ wild: 1, games: kept.map(({ name, created, changed, record }) => ({ name, created, changed, record })) }, null, 1);
  const day = new Date().toISOString().slice(0, 10);
  return new File([text], `wild-games-${day}.json`, { type: "application/json" });
}

/**
 * Takes in the games of such a file. Games that are already here are left alone; nothing is overwritten.
 * @param {File} file
 * @param {(record: GameRecord) => Promise<import("../types.js").State>} open replays a record by the rules
 * @returns {Promise<{added: number, known: number, bad: number}>}
 */
export async function imported(file, open) {
  if (file.size > LIMIT) throw new BadFile("import-too-big");
  let content;
  try {
    content = JSON.parse(await file.text());
  } catch {
    throw new BadFile("import-unreadable");
  }
  if (content?.wild > 1) throw new BadFile("import-newer");
  if (content?.wild !== 1 || !Array.isArray(content.games)) throw new BadFile("import-unreadable");
  const count = { added: 0, known: 0, bad: 0 };
  for (const entry of content.games) {
    try {
      const state = await open(entry.record);
      if (await games.same(state.record)) count.known++;
      else {
        await games.create(state.record.game, { state, name: String(entry.name ?? "").slice(0, 80) });
        count.added++;
      }
    } catch {
      count.bad++;
    }
  }
  return count;
}

/**
 * Hands a file to the person, as a download.
 * @param {File} file
 */
export function download(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
