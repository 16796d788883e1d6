/**
 * Makes what a browser needs to run the rules:
 *
 *     node rules.mjs WHEEL_OF_WILDCORE WHEEL_OF_MICROPIP FOLDER
 *
 * leaves in FOLDER Pyodide's own files, `stdlib.zip` (a compiled standard library of the modules really needed),
 * `empty.zip` and `wildcore.zip` (the rules, compiled). `snapshot.mjs` adds the memory snapshot: it cannot be made here, because an
 * instance in which micropip ran holds JavaScript objects that no snapshot can.
 */

import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { addRules, DISTRIBUTION, emptyLock, python } from "./python.mjs";

/** What stands for the standard library while Python starts from a snapshot, which needs none. */
const EMPTY_ZIP = Buffer.concat([Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]);

/** @typedef {Awaited<ReturnType<typeof python>>} Python */

/**
 * @param {Python} pyodide
 * @param {string} expression what gives `bytes`
 * @returns {Uint8Array}
 */
function bytes(pyodide, expression) {
  const proxy = pyodide.runPython(expression);
  const copy = proxy.toJs();
  proxy.destroy();
  return copy;
}

/** @returns {Promise<Python>} a Python with the helpers of pack.py */
async function packer() {
  // Line numbers are enough in a traceback; the columns would double the size of the tables.
  const pyodide = await python({ env: { PYTHONNODEBUGRANGES: "1" } });
  pyodide.FS.writeFile("/home/pyodide/pack.py", await readFile(new URL("pack.py", import.meta.url)));
  pyodide.runPython("import sys; sys.path.append('/home/pyodide'); import pack; from pathlib import Path");
  return pyodide;
}

/**
 * @param {string} wheel
 * @param {string} micropip
 * @returns {Promise<Uint8Array>} the rules as micropip installs them, compiled
 */
async function compiledRules(wheel, micropip) {
  const pyodide = await packer();
  const file = `/tmp/${path.basename(wheel)}`;
  pyodide.FS.writeFile(file, await readFile(wheel));
  pyodide.unpackArchive(new Uint8Array(await readFile(micropip)), "wheel");
  await pyodide.runPythonAsync(`import micropip; await micropip.install("emfs:${file}")`);
  return bytes(pyodide, "import wildcore; pack.zip_tree(Path(wildcore.__path__[0]).parent, 'wildcore')");
}

/**
 * @param {Uint8Array} rules
 * @returns {Promise<Uint8Array>} the standard library that these rules need
 */
async function trimmedLibrary(rules) {
  const pyodide = await packer();
  addRules(pyodide, rules);
  return bytes(
    pyodide,
    "pack.import_everything('wildcore'); pack.exercise(); pack.zip_standard_library(pack.imported())",
  );
}

/**
 * Pyodide's own files, without the references to source maps, which are not shipped.
 * @param {string} folder
 */
async function copyPyodide(folder) {
  for (const name of ["pyodide.mjs", "pyodide.asm.mjs"]) {
    const text = await readFile(DISTRIBUTION + name, "utf8");
    await writeFile(path.join(folder, name), text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n"));
  }
  await copyFile(`${DISTRIBUTION}pyodide.asm.wasm`, path.join(folder, "pyodide.asm.wasm"));
  await writeFile(path.join(folder, "lock.json"), await emptyLock());
  await writeFile(path.join(folder, "empty.zip"), EMPTY_ZIP);
}

const [wheel, micropip, folder] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
await copyPyodide(folder);
const rules = await compiledRules(wheel, micropip);
await writeFile(path.join(folder, "wildcore.zip"), rules);
await writeFile(path.join(folder, "stdlib.zip"), await trimmedLibrary(rules));
process.exit();
