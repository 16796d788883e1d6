/**
 * Runs Python in the Pyodide of a built site, started as the browser's worker starts it:
 *
 *     node run.mjs FOLDER snapshot|library [files] < program.py
 *
 * FOLDER is the site's `pyodide-…`; `files` gives a snapshot the files that follow some seconds later. Prints what the program leaves in `answer`, as JSON.
 */

import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { unfolded } from "../../web/app/rules/memory.js";

const RULES = "/lib/wildcore.zip";

const [folder, start, files] = process.argv.slice(2);
const program = readFileSync(0, "utf8");
const bytes = (name) => new Uint8Array(readFileSync(path.join(folder, name)));
const { loadPyodide } = await import(pathToFileURL(path.join(folder, "pyodide.mjs")).href);

const restored = start === "snapshot" && { _loadSnapshot: unfolded(bytes("snapshot.bin").buffer, bytes("pyodide.asm.wasm").buffer) };
const pyodide = await loadPyodide({
  indexURL: folder,
  packageBaseUrl: folder,
  lockFileContents: readFileSync(path.join(folder, "lock.json"), "utf8"),
  stdLibURL: path.join(folder, restored ? "empty.zip" : "stdlib.zip"),
  ...restored,
});
if (files === "files") {
  pyodide.FS.writeFile("/lib/python314.zip", bytes("stdlib.zip"));
  pyodide.FS.writeFile(RULES, bytes("wildcore.zip"));
}
if (!restored) pyodide.runPython(`import sys; sys.path.append("${RULES}")`);
const scope = pyodide.toPy({});
pyodide.runPython(program, { globals: scope });
const answer = pyodide.runPython("import json; json.dumps(answer)", { globals: scope });
process.stdout.write(`answer ${answer}\n`, () => process.exit());
