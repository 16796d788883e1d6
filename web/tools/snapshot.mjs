/**
 * Adds the memory of a Python that has imported the rules to what `rules.mjs` made:
 *
 *     node snapshot.mjs FOLDER
 *
 * writes FOLDER/snapshot.bin.
 */

import nodeCrypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { folded } from "../app/rules/memory.js";
import { addRules, python } from "./python.mjs";

/**
 * Makes clocks and entropy give the same at every build, so that the same tree gives the same snapshot. Nothing in the
 * rules may lean on either; the browser hands in seeds.
 */
function standStill() {
  Date.now = () => Date.UTC(2000, 0, 1);
  performance.now = () => 0;
  let block = 0;
  /** @param {any} array */
  const fill = (array) => {
    const view = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < view.length; at += 32) {
      const digest = nodeCrypto.createHash("sha256").update(`wild ${block++}`).digest();
      view.set(digest.subarray(0, view.length - at), at);
    }
    return array;
  };
  nodeCrypto.randomFillSync = fill;
  crypto.getRandomValues = fill;
}

const [folder] = process.argv.slice(2);
const rules = await readFile(path.join(folder, "wildcore.zip"));
standStill();
process.argv.length = 1; // Python keeps its command line, and with it the place of this checkout
const pyodide = await python({ stdLibURL: path.join(folder, "stdlib.zip"), _makeSnapshot: true });
addRules(pyodide, rules);
pyodide.runPython(`
def _load():
    import gc, importlib, pkgutil, wildcore
    for module in pkgutil.walk_packages(wildcore.__path__, "wildcore."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    gc.collect()
_load()
del _load
`);
const wasm = await readFile(path.join(folder, "pyodide.asm.wasm"));
await writeFile(path.join(folder, "snapshot.bin"), folded(pyodide.makeMemorySnapshot(), wasm));
process.exit();
