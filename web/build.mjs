// Builds the page into dist/: `node build.mjs [JITLITE.WASM]`.
//
// dist/jitlite-editor.js is the element, dist/index.html a page with one. They take the engine from jitlite.wasm, or from
// jitlite-wasm.js where they were opened as files, which may load scripts and nothing else.

import { build } from "esbuild";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";

const folder = new URL(".", import.meta.url);
const out = new URL("dist/", folder);
const wasm = process.argv[2] ?? new URL("../target/wasm/jitlite.wasm", folder);
/** The first answer needs all of this. */
const MOST = 2.5e6;

const usual = { bundle: true, minify: true, format: "iife", target: "es2022", legalComments: "none", absWorkingDir: folder.pathname };

const worker = await build({ ...usual, entryPoints: ["src/worker.ts"], write: false });
const define = { WORKER_TEXT: JSON.stringify(worker.outputFiles[0].text) };
await mkdir(out, { recursive: true });
for (const [entry, name] of [["src/page.ts", "jitlite-page.js"], ["src/element.ts", "jitlite-editor.js"]]) {
  await build({ ...usual, entryPoints: [entry], outfile: new URL(name, out).pathname, define, loader: { ".css": "text", ".ll": "text" } });
}
await copyFile(new URL("src/index.html", folder), new URL("index.html", out));

const module = await readFile(wasm);
const packed = gzipSync(module, { level: 9 });
await writeFile(new URL("jitlite.wasm", out), module);
await writeFile(new URL("jitlite-wasm.js", out), `globalThis.jitliteWasm="${packed.toString("base64")}";\n`);

const sizes = {};
for (const name of ["jitlite-page.js", "jitlite-editor.js", "jitlite.wasm", "jitlite-wasm.js"]) {
  const bytes = await readFile(new URL(name, out));
  sizes[name] = { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
}
console.table(sizes);
const first = sizes["jitlite-page.js"].gzip + sizes["jitlite-editor.js"].gzip + sizes["jitlite.wasm"].gzip;
// A module that was made fast to build is larger.
if (first > MOST && !process.env.JITLITE_WASM_PROFILE) {
  console.error(`the page has ${first} bytes compressed, and may have ${MOST}`);
  process.exitCode = 1;
}
