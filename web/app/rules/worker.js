/**
 * The rules worker: starts Python and answers calls of `wildcore.bridge`.
 *
 * In: `{id, method, argument}`. Out: `{id, answer}` with the bridge's JSON text, or, when Python itself broke,
 * `{id, died}`; and once `{started: "snapshot" | "library"}` or `{failed}`.
 */

import { loadPyodide } from "pyodide";
import { unfolded } from "./memory.js";

/** @typedef {{call(method: string, argument: string): string}} Bridge */

const RULES = "/lib/wildcore.zip";

const file = {
  lock: new URL("../../pyodide/lock.json", import.meta.url).href,
  library: new URL("../../pyodide/stdlib.zip", import.meta.url).href,
  rules: new URL("../../pyodide/wildcore.zip", import.meta.url).href,
  snapshot: new URL("../../pyodide/snapshot.bin", import.meta.url).href,
};
const home = new URL("../../pyodide/", import.meta.url).href;

/** @type {DedicatedWorkerGlobalScope} */
const worker = self;

/**
 * @param {string} url
 * @returns {Promise<ArrayBuffer>}
 */
async function bytes(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
}

/**
 * Python with the rules on its path, restored from a snapshot when there is one.
 * @param {Promise<ArrayBuffer>} rules
 * @param {Promise<Uint8Array>} [snapshot]
 * @returns {Promise<Bridge>}
 */
async function python(rules, snapshot) {
  const pyodide = await loadPyodide({
    indexURL: home,
    packageBaseUrl: home,
    lockFileURL: file.lock,
    stdLibURL: file.library,
    ...(snapshot && { _loadSnapshot: snapshot }),
  });
  // Also beside a snapshot, which remembers the path but holds no file: a late look into the package then works.
  pyodide.FS.writeFile(RULES, new Uint8Array(await rules));
  if (!snapshot) pyodide.runPython(`import sys; sys.path.append(${JSON.stringify(RULES)})`);
  const bridge = pyodide.pyimport("wildcore.bridge");
  check(bridge);
  return bridge;
}

/**
 * Throws when Python came up but does not work, as a snapshot made for another engine might.
 * @param {Bridge} bridge
 */
function check(bridge) {
  const answer = JSON.parse(bridge.call("open", "{}"));
  if (!answer.error) throw new Error("The rules took an empty record for a game.");
}

/** @returns {Promise<{bridge: Bridge, from: "snapshot" | "library"}>} */
async function start() {
  // Everything is asked for at once; a failure is told where it is awaited.
  const rules = bytes(file.rules);
  const snapshot = bytes(file.snapshot).then(unfolded);
  for (const asked of [rules, snapshot]) asked.catch(() => undefined);
  try {
    return { bridge: await python(rules, snapshot), from: "snapshot" };
  } catch {
    return { bridge: await python(rules), from: "library" };
  }
}

const starting = start();
starting.then(
  ({ from }) => worker.postMessage({ started: from }),
  (error) => worker.postMessage({ failed: String(error) }),
);

worker.addEventListener("message", async ({ data: { id, method, argument } }) => {
  try {
    const { bridge } = await starting;
    worker.postMessage({ id, answer: bridge.call(method, JSON.stringify(argument ?? {})) });
  } catch (error) {
    // The bridge answers bad input in words; what is thrown means that Python itself is gone.
    worker.postMessage({ id, died: String(error) });
  }
});
