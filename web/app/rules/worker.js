/**
 * The rules worker: starts Python and answers calls of `wildcore.bridge`.
 *
 * In: `{id, method, argument}`. Out: `{id, answer}` with the bridge's JSON text, or, when Python itself broke,
 * `{id, died}`; and once `{started: "snapshot" | "library"}` or `{failed}`.
 */

import { loadPyodide } from "pyodide";
import { unfolded } from "./memory.js";

/** @typedef {{call(method: string, argument: string): string}} Bridge */

/** @typedef {Awaited<ReturnType<typeof loadPyodide>>} Pyodide */

const RULES = "/lib/wildcore.zip";
const LIBRARY = "/lib/python314.zip";

const file = {
  lock: new URL("../../pyodide/lock.json", import.meta.url).href,
  empty: new URL("../../pyodide/empty.zip", import.meta.url).href,
  library: new URL("../../pyodide/stdlib.zip", import.meta.url).href,
  rules: new URL("../../pyodide/wildcore.zip", import.meta.url).href,
  snapshot: new URL("../../pyodide/snapshot.bin", import.meta.url).href,
  wasm: new URL("../../pyodide/pyodide.asm.wasm", import.meta.url).href,
};
const home = new URL("../../pyodide/", import.meta.url).href;
const ours = { indexURL: home, packageBaseUrl: home, lockFileURL: file.lock };

/** How long after the start the files follow that a snapshot leaves out: after the first taps. */
const LATER = 4000;

const worker = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

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
 * Python as it was when it had just imported the rules.
 * @returns {Promise<Bridge>}
 */
async function fromSnapshot() {
  const snapshot = Promise.all([bytes(file.snapshot), bytes(file.wasm)]).then(([stored, wasm]) => unfolded(stored, wasm));
  snapshot.catch(() => undefined); // told where it is awaited
  const pyodide = await loadPyodide({ ...ours, stdLibURL: file.empty, _loadSnapshot: snapshot });
  const bridge = working(pyodide);
  setTimeout(() => void addFiles(pyodide).catch(() => undefined), LATER);
  return bridge;
}

/**
 * A snapshot holds memory and no files. All that the rules use is in memory; with the files a late import, or a look
 * into a package, works too.
 * @param {Pyodide} pyodide
 */
async function addFiles(pyodide) {
  pyodide.FS.writeFile(LIBRARY, new Uint8Array(await bytes(file.library)));
  pyodide.FS.writeFile(RULES, new Uint8Array(await bytes(file.rules)));
}

/**
 * Python started from its files.
 * @returns {Promise<Bridge>}
 */
async function fromLibrary() {
  const [pyodide, rules] = await Promise.all([loadPyodide({ ...ours, stdLibURL: file.library }), bytes(file.rules)]);
  pyodide.FS.writeFile(RULES, new Uint8Array(rules));
  pyodide.runPython(`import sys; sys.path.append(${JSON.stringify(RULES)})`);
  return working(pyodide);
}

/**
 * The bridge; throws when Python came up but does not work, as a snapshot made for another engine might.
 * @param {Pyodide} pyodide
 * @returns {Bridge}
 */
function working(pyodide) {
  const bridge = pyodide.pyimport("wildcore.bridge");
  const answer = JSON.parse(bridge.call("open", "{}"));
  if (!answer.error) throw new Error("The rules took an empty record for a game.");
  return bridge;
}

/** @returns {Promise<{bridge: Bridge, from: "snapshot" | "library"}>} */
async function start() {
  try {
    return { bridge: await fromSnapshot(), from: "snapshot" };
  } catch {
    return { bridge: await fromLibrary(), from: "library" };
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
