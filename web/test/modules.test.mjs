// Modules of the page that need no browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { build } from "esbuild";

async function load(name) {
  const folder = new URL("..", import.meta.url).pathname;
  const made = await build({
    absWorkingDir: folder, entryPoints: [`src/${name}.ts`], bundle: true, format: "esm", write: false,
    loader: { ".css": "text", ".ll": "text" },
  });
  return import(`data:text/javascript;base64,${Buffer.from(made.outputFiles[0].text).toString("base64")}`);
}

test("offsets in bytes and in UTF-16 lead to each other", async () => {
  const { Positions } = await load("positions");
  for (const text of ["", "plain", "é", "a‰b", "🙂", "; é ‰ 🙂 z\n"]) {
    const positions = new Positions(text);
    for (let unit = 0; unit <= text.length; unit++) {
      const half = /[\udc00-\udfff]/.test(text[unit] ?? "");
      if (half) continue;
      const bytes = Buffer.byteLength(text.slice(0, unit));
      assert.equal(positions.toBytes(unit), bytes, `${text} at ${unit}`);
      assert.equal(positions.toUnits(bytes), unit, `${text} at byte ${bytes}`);
    }
  }
});

test("links lead to their program, and damaged ones to none", async () => {
  const { fragmentOf, programOf } = await load("link");
  const program = { text: "; é 🙂\n".repeat(200), std: "llvmlite" };
  const fragment = await fragmentOf(program);
  assert.match(fragment, /^#p=[-\w]+&std=llvmlite$/);
  assert.ok(fragment.length < 200, `${fragment.length} characters`);
  assert.deepEqual(await programOf(fragment), program);
  for (const other of ["", "#", "#p=", "#p=%", "#p=AAAA", "#x=1"]) assert.equal(await programOf(other), undefined, other);
  const unknown = fragment.replace("llvmlite", "c");
  assert.equal((await programOf(unknown)).std, "auto");
});

test("lines that a pass has changed are those that were not there", async () => {
  const { newLines } = await load("listing");
  const lines = (text) => [...text].map((text) => ({ text, at: null }));
  const changed = (a, b) => [...newLines(lines(a), lines(b))].map((n) => b[n]).join("");
  assert.equal(changed("abc", "abc"), "");
  assert.equal(changed("abc", "axc"), "x");
  assert.equal(changed("", "ab"), "ab");
  assert.equal(changed("abcd", "bd"), "");
  assert.equal(changed("aab", "ab!b"), "!b");
});

test("the answers of the engine become what the views have", async () => {
  const { normalRun } = await load("answers");
  const run = (more) => normalRun({ status: 0, stdout: "", stderr: "", trap: null, wants_input: false, steps: null, diagnostics: [], ...more });
  assert.equal(run({}).status, 0);
  const trap = { kind: "division-by-zero", message: "division by zero", frames: [{ function: "f", line: 3, start: 10, end: 20 }] };
  assert.deepEqual(run({ status: 136, trap }).trap.at, { start: 10, end: 20 });
  const fuel = run({ status: null, trap: { ...trap, kind: "out-of-fuel" } });
  assert.equal(fuel.stopped, true);
  assert.equal(fuel.trap, null);
  const refused = run({ status: 2, diagnostics: [{ severity: "warning", message: "w" }, { severity: "error", message: "no" }] });
  assert.equal(refused.refused, "no");
  assert.equal(normalRun({ error: "bad" }).refused, "bad");
  assert.equal(run({ wants_input: true }).wantsInput, true);
});
