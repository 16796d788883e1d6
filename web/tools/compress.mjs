/** Puts `.br` and `.gz` beside the files of the site that get smaller by it. */

import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { filesBelow } from "./files.mjs";

const SMALLEST = 512; // below it a compressed variant saves no packet
const PAYS = 0.95;

const CODINGS = {
  br: (/** @type {Buffer} */ content) =>
    promisify(zlib.brotliCompress)(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
        [zlib.constants.BROTLI_PARAM_LGWIN]: zlib.constants.BROTLI_MAX_WINDOW_BITS,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (/** @type {Buffer} */ content) => promisify(zlib.gzip)(content, { level: 9 }),
};

/**
 * @param {string} dist
 * @param {string} cache keeps compressed contents between builds, by what they are made of
 * @param {(done: number, all: number) => void} [progress]
 */
export async function compress(dist, cache, progress = () => undefined) {
  await mkdir(cache, { recursive: true });
  const names = await filesBelow(dist);
  // The big files first, each coding on its own, so that two cores end at about the same time.
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const name of names) sizes.set(name, (await stat(path.join(dist, name))).size);
  const work = names
    .filter((name) => (sizes.get(name) ?? 0) >= SMALLEST)
    .sort((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0))
    .flatMap((name) => /** @type {("br" | "gz")[]} */ (["br", "gz"]).map((coding) => ({ name, coding })));
  const all = work.length;
  let done = 0;
  const worker = async () => {
    for (let next = work.shift(); next; next = work.shift()) {
      await one(path.join(dist, next.name), next.coding, cache);
      progress(++done, all);
    }
  };
  await Promise.all([worker(), worker()]);
}

/**
 * @param {string} file
 * @param {"br" | "gz"} coding
 * @param {string} cache
 */
async function one(file, coding, cache) {
  const content = await readFile(file);
  const kept = path.join(cache, `${createHash("sha256").update(content).digest("hex")}.${coding}`);
  const size = await stat(kept).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) {
    const smaller = await CODINGS[coding](content);
    // Only a whole one is ever found; two files with one content may be at it at the same time.
    const part = `${kept}.${randomUUID()}.part`;
    await writeFile(part, smaller);
    await rename(part, kept);
  }
  if ((await stat(kept)).size < content.length * PAYS) await copyFile(kept, `${file}.${coding}`);
}
