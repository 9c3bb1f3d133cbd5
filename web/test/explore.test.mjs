// The page that `jitlite explore` writes, as people use it: views, functions, what is lit, the keyboard. It is written by
// the command that was built last, or by that of JITLITE.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { close, noBrowser, openAt } from "./browser.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const built = ["release", "debug"].map((profile) => join(root, "target", profile, "jitlite")).filter(existsSync);
const command = process.env.JITLITE ?? built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
const skip = noBrowser || (!command && "no command in target/: its pages are not tested");
const folder = mkdtempSync(join(tmpdir(), "jitlite-explore-"));

after(async () => {
  rmSync(folder, { recursive: true });
  await close();
});

/** The page of a program. */
async function explore(program, args = [], options = {}) {
  const file = join(folder, "page.html");
  writeFileSync(join(folder, "in.txt"), "12\n");
  execFileSync(command, ["explore", program, "-o", file, ...args]);
  return openAt(pathToFileURL(file).href, options);
}

const sum = join(root, "tests/cli/explored/sum.ll");
const run = ["--run", "--stdin", join(folder, "in.txt")];
const tab = (page, name) => page.getByRole("tab", { name, exact: true });
const seen = (page) => page.locator("[role=tabpanel]:not([hidden]) .of:not([hidden])");
const lit = (page) => page.evaluate(() => [...document.querySelectorAll(".lit")].filter((row) => row.checkVisibility()).map((row) => row.textContent.trim()));

test("each view is shown, of each function", { skip }, async () => {
  const page = await explore(sum, run);
  const begins = {
    LIR: "function @main(", Passes: "‹", Bytecode: "; fn", "Baseline code": "@main:", "Optimized code": "@main:", Source: "sum.c",
  };
  assert.equal(await page.locator("#function option:checked").innerText(), "@main, 20 instructions run");
  assert.match(await seen(page).locator("svg").getAttribute("aria-label"), /^Control-flow graph of @main: 3 blocks$/);
  for (const [name, begin] of Object.entries(begins)) {
    await tab(page, name).click();
    const text = await seen(page).innerText();
    assert.ok(text.trim().startsWith(begin), `${name}: ${text.slice(0, 60)}`);
  }
  await tab(page, "LIR").click();
  await page.locator("#function").selectOption({ label: "@square, 12 instructions run" });
  assert.match(await seen(page).innerText(), /^function @square\(/);
  assert.equal(await seen(page).locator(".row .o").nth(1).innerText(), "mul.i32");
  await tab(page, "Run").click();
  assert.match(await page.locator("#panel-run").innerText(), /ended with status 0[^]*sum\(12\) = <328>/);
  assert.deepEqual(page.failures, []);
  await page.close();
});

test("lines that belong together are lit together", { skip }, async () => {
  const page = await explore(sum);
  await page.locator("#function").selectOption({ label: "@square" });
  await tab(page, "LIR").click();
  const product = page.locator("#text .row", { hasText: "mul nsw i32 %0, %0" });
  await product.hover({ position: { x: 80, y: 5 } });
  assert.equal((await lit(page)).filter((text) => /mul\.i32|mul nsw/.test(text)).length, 2);
  await page.locator("h1").hover();
  assert.deepEqual(await lit(page), []);

  // A click keeps them, also in other views, and Escape lets them go.
  await product.click({ position: { x: 80, y: 5 } });
  await page.locator("h1").hover();
  await tab(page, "Optimized code").click();
  assert.ok((await lit(page)).some((text) => text.includes("imul")));
  await tab(page, "Source").click();
  assert.ok((await lit(page)).some((text) => text.endsWith("return n * n;")));
  await page.keyboard.press("Escape");
  assert.deepEqual(await lit(page), []);

  // From the source: all lines of the text that come from it, in one colour.
  await page.locator("#panel-source .row", { hasText: "total += square(i)" }).click();
  const lines = (await lit(page)).filter((text) => text.includes("!dbg"));
  assert.equal(lines.length, 3);
  const colours = await page.evaluate(() => [...document.querySelectorAll(".lit")].map((row) => getComputedStyle(row).borderLeftColor));
  assert.equal(new Set(colours).size, 1);
  // The function came along.
  assert.equal(await page.locator("#function option:checked").innerText(), "@sum");
  assert.deepEqual(page.failures, []);
  await page.close();
});

test("passes go forward and back, with what they changed", { skip }, async () => {
  const page = await explore(sum);
  await tab(page, "Passes").click();
  const view = seen(page);
  assert.equal(await view.locator(".row.new").count(), 0);
  assert.ok(await view.getByLabel("Pass before").isDisabled());
  await view.getByLabel("Next pass").click();
  assert.match(await view.getByRole("status").innerText(), /^inline .*\(\d+ new lines\)$/);
  const count = await view.locator(".row.new").count();
  assert.ok(count > 5);
  const last = await view.getByLabel("Pass", { exact: true }).locator("option").count();
  await view.getByLabel("Pass", { exact: true }).selectOption(String(last - 1));
  assert.ok(await view.getByLabel("Next pass").isDisabled());
  await view.getByLabel("Pass before").click();
  assert.equal(await view.getByLabel("Pass", { exact: true }).inputValue(), String(last - 2));
  assert.deepEqual(page.failures, []);
  await page.close();
});

test("the keyboard alone is enough", { skip }, async () => {
  const page = await explore(sum);
  await tab(page, "Graph").focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement.id), "tab-lir");
  // The panel, and then one stop for all of its lines.
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "panel-lir");
  await page.keyboard.press("Tab");
  for (let i = 0; i < 8; i++) await page.keyboard.press("ArrowDown");
  const line = await page.evaluate(() => [document.activeElement.getAttribute("role"), document.activeElement.textContent.trim()]);
  assert.deepEqual(line, ["option", "v5 = call callee0() ; @getchar"]);
  assert.ok((await lit(page)).some((text) => text.includes("call i32 @getchar()")));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  assert.ok((await lit(page)).length > 1);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), /^Block entry, leads to 6, 14$/);
  await page.keyboard.press("Enter");
  assert.ok((await lit(page)).some((text) => text.includes("@getchar")));
  assert.deepEqual(page.failures, []);
  await page.close();
});

test("what can be reached has a name, and the page fits", { skip }, async () => {
  for (const options of [{ viewport: { width: 1400, height: 800 } }, { viewport: { width: 360, height: 700 }, colorScheme: "dark" }]) {
    const page = await explore(sum, run, options);
    for (const name of ["Graph", "LIR", "Passes", "Source", "Run"]) {
      await tab(page, name).click();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= options.viewport.width, `${name}: ${width}`);
    }
    const unnamed = await page.evaluate(() =>
      [...document.querySelectorAll("button, select, [role=listbox], [role=tabpanel], [role=group]")]
        .filter((element) => element.checkVisibility())
        .filter((element) => !element.getAttribute("aria-label") && !element.getAttribute("aria-labelledby") && !element.labels?.length && !element.textContent.trim())
        .map((element) => element.outerHTML.slice(0, 90)));
    assert.deepEqual(unnamed, []);
    assert.deepEqual(page.failures, []);
    await page.close();
  }
});

test("a program without functions, or that cannot be interpreted, has a page", { skip }, async () => {
  const empty = join(folder, "empty.ll");
  writeFileSync(empty, "@x = global i32 0\n");
  const page = await explore(empty);
  assert.match(await page.locator("#notes").innerText(), /No function has a body/);
  assert.deepEqual(page.failures, []);
  await page.close();
  const alone = join(folder, "alone.ll");
  writeFileSync(alone, "declare void @gone()\ndefine void @f() {\n  call void @gone()\n  ret void\n}\n");
  const other = await explore(alone);
  await tab(other, "Bytecode").click();
  assert.match(await seen(other).innerText(), /There is no bytecode of the portable engine: .*gone/);
  await tab(other, "Baseline code").click();
  assert.match(await seen(other).innerText(), /call +qword ptr \[@gone\]/);
  assert.equal(await tab(other, "Run").count(), 0);
  assert.deepEqual(other.failures, []);
  await other.close();
});
