/**
 * Writes the site:
 *
 *     node dist.mjs WEB GAMES RULES CATALOGUE CACHE DIST
 *
 * DIST is replaced as a whole, at the end.
 */

import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import path from "node:path";
import { compress } from "./compress.mjs";
import { publish } from "./publish.mjs";
import { stage } from "./stage.mjs";

const [web, games, rules, catalogue, cache, dist] = process.argv.slice(2).map((name) => path.resolve(name));
await mkdir(cache, { recursive: true });
const work = await mkdtemp(path.join(cache, "site-"));
try {
  const staged = path.join(work, "stage");
  const fresh = path.join(work, "dist");
  await stage({ web, games, rules, catalogue, stage: staged });
  const { left } = await publish(staged, fresh);
  if (left.length) console.log(`Nothing refers to these, so they are left out: ${left.join(" ")}`);
  let told = 0;
  await compress(fresh, path.join(cache, "compressed"), (done, all) => {
    const tenth = Math.floor((10 * done) / all);
    if (tenth > told) console.log(`compressed ${done} of ${all}`);
    told = Math.max(told, tenth);
  });
  await rename(dist, path.join(work, "old")).catch(() => undefined); // there may be none yet
  await rename(fresh, dist);
} finally {
  await rm(work, { recursive: true, force: true });
}
