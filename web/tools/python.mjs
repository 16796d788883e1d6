/** Pyodide under Node, for the build and its tests. */

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

/** The folder of the npm package `pyodide`. */
export const DISTRIBUTION = fileURLToPath(new URL("./", import.meta.resolve("pyodide")));

/** Where the zip of `wildcore` lies in Pyodide's file system, at build time and in the browser. */
export const RULES = "/lib/wildcore.zip";

/**
 * A package index without packages: nothing is ever installed from elsewhere.
 * @returns {Promise<string>}
 */
export async function emptyLock() {
  const lock = JSON.parse(await readFile(`${DISTRIBUTION}pyodide-lock.json`, "utf8"));
  return JSON.stringify({ info: lock.info, packages: {} });
}

/**
 * A fresh Python.
 * @param {Parameters<typeof loadPyodide>[0]} [options]
 */
export async function python(options = {}) {
  return loadPyodide({
    indexURL: DISTRIBUTION,
    packageBaseUrl: DISTRIBUTION,
    lockFileContents: await emptyLock(),
    ...options,
  });
}

/**
 * Puts the rules on Python's path.
 * @param {Awaited<ReturnType<typeof loadPyodide>>} pyodide
 * @param {Uint8Array} zip
 */
export function addRules(pyodide, zip) {
  pyodide.FS.writeFile(RULES, zip);
  pyodide.runPython(`import sys; sys.path.append(${JSON.stringify(RULES)})`);
}
