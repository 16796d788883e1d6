/** Small helpers over files and hashes. */

import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Every file below a folder, as sorted paths with forward slashes.
 * @param {string} folder
 * @param {(name: string) => boolean} [leaveOut] by path below the folder, of files and folders
 * @returns {Promise<string[]>}
 */
export async function filesBelow(folder, leaveOut = () => false) {
  /** @type {string[]} */
  const found = [];
  /** @param {string} below */
  async function walk(below) {
    for (const entry of await readdir(path.join(folder, below), { withFileTypes: true })) {
      const name = below ? `${below}/${entry.name}` : entry.name;
      if (leaveOut(name)) continue;
      if (entry.isDirectory()) await walk(name);
      else found.push(name);
    }
  }
  await walk("");
  return found.sort();
}

/**
 * @param {...(string | Uint8Array)} parts
 * @returns {string} enough of their SHA-256 for a file name
 */
export function shortHash(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 12);
}
