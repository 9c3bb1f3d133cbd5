// The page as people use it: typing, fixing, asking, running, stepping, the link, the keyboard.

import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { choose, close, open, skip, write } from "./browser.mjs";

after(close);

const examples = ["loop", "three", "hello", "recursion", "variables", "list", "input", "phi", "trap", "first"];
const text = (page) => page.evaluate(() => document.querySelector("jitlite-editor").value);
const summary = (page) => page.locator(".problems .summary").innerText();
const output = (page) => page.locator(".output").innerText();

async function ended(page) {
  await page.waitForFunction(() => {
    const status = document.querySelector("jitlite-editor").shadowRoot.querySelector(".run .status");
    return !["", "Running…"].includes(status.textContent) && !status.textContent.startsWith("Run shows");
  });
  return page.locator(".run .status").innerText();
}

async function run(page) {
  await page.getByRole("button", { name: "Run", exact: true }).click();
  return ended(page);
}

/** Puts the cursor behind some words. */
async function cursor(page, words, n = 0) {
  await page.evaluate(({ words, n }) => {
    const editor = document.querySelector("jitlite-editor");
    let at = -1;
    for (let i = 0; i <= n; i++) at = editor.value.indexOf(words, at + 1);
    if (at < 0) throw new Error(`no ${words}`);
    editor.go(at + words.length);
  }, { words, n });
}

test("the examples are valid, but for the one that is not", { skip }, async () => {
  const page = await open();
  for (const name of examples) {
    await choose(page, name);
    const said = await summary(page);
    assert.match(said, name === "phi" ? /^\d errors$/ : /^The program is valid/, name);
  }
  assert.deepEqual(page.failures, []);
  await page.close();
});

test("typing underlines a mistake, and a button fixes it", { skip }, async () => {
  const page = await open();
  await write(page, "define i64 @f(i64 %count) {\n  ret i64 %coun\n}\n");
  assert.equal(await summary(page), "1 error");
  await page.waitForSelector(".cm-lintRange-error");
  await page.locator(".problems .fix").click();
  await page.waitForFunction(() => document.querySelector("jitlite-editor").shadowRoot.querySelector(".summary").textContent.startsWith("The program is valid"));
  assert.match(await text(page), /ret i64 %count\n/);
  await cursor(page, "ret i64 %count");
  await page.keyboard.type("x");
  await page.waitForSelector(".cm-lintRange-error");
  assert.equal(await summary(page), "1 error");
  await page.keyboard.press("Control+.");
  await page.waitForFunction(() => document.querySelector("jitlite-editor").value.includes("%count\n"));
  await page.close();
});

test("a text of 500 lines is checked after each key, and says how long that took", { skip }, async () => {
  const page = await open();
  const one = (n) => `define i64 @f${n}(i64 %x) {\n  %a = add i64 %x, 1\n  %b = mul i64 %a, %x\n  %c = sub i64 %b, 7\n  ret i64 %c\n}\n`;
  await write(page, Array.from({ length: 84 }, (_, n) => one(n)).join(""));
  await cursor(page, "ret i64 %c", 40);
  const times = [];
  for (let i = 0; i < 12; i++) {
    const checked = page.evaluate(() => new Promise((done) => {
      const editor = document.querySelector("jitlite-editor");
      editor.addEventListener("checked", () => done(Number(editor.dataset.checked)), { once: true });
    }));
    await page.keyboard.type("1");
    times.push(await checked);
  }
  times.sort((a, b) => a - b);
  console.log(`key to diagnostics, 504 lines: median ${times[6]} ms, most ${times.at(-1)} ms`);
  assert.ok(times.every((time) => time > 0), `${times}`);
  await page.close();
});

test("languages have their strictness", { skip }, async () => {
  const page = await open();
  await write(page, "define i64 @f(i64 %x) {\n  %y = sdiv i64 %x, 2\n  ret i64 %y\n}\n");
  assert.equal(await summary(page), "The program is valid.");
  await page.getByLabel("Language").selectOption("llvmlite");
  await page.waitForFunction(() => /error/.test(document.querySelector("jitlite-editor").shadowRoot.querySelector(".summary").textContent));
  await page.close();
});

test("hovering describes an instruction with its rule", { skip }, async () => {
  const page = await open();
  await page.locator(".cm-line", { hasText: "%done = icmp" }).locator("span", { hasText: /^icmp$/ }).hover();
  const box = page.locator(".described");
  await box.waitFor();
  const said = await box.innerText();
  assert.match(said, /icmp: i1/);
  assert.match(said, /true if the first operand is greater/);
  assert.match(said, /icmp-type/);
  await page.close();
});

test("definition, mentions, a new name, completion and format have keys", { skip }, async () => {
  const page = await open();
  await write(page, "define i64 @f(i64 %n) {\n  %sum = add   i64 %n, %n\n  %more = mul i64 %sum, %sum\n  ret i64 %more\n}\n");
  await cursor(page, "mul i64 %sum");
  await page.keyboard.press("F12");
  await page.waitForFunction(() => {
    const { from, to } = document.querySelector("jitlite-editor").selection;
    return document.querySelector("jitlite-editor").value.slice(from, to) === "%sum" && from < 40;
  });
  await page.keyboard.press("Shift+F12");
  await page.waitForSelector(".mentions:not([hidden])");
  assert.match(await page.locator(".mentions .summary").innerText(), /3 mentions/);
  await cursor(page, "mul i64 %sum");
  await page.keyboard.press("F2");
  await page.getByLabel("New name").fill("total");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("jitlite-editor").value.includes("mul i64 %total, %total"));
  await cursor(page, "ret i64 %more");
  for (let i = 0; i < 3; i++) await page.keyboard.press("Backspace");
  await page.keyboard.press("Control+Space");
  await page.waitForSelector(".cm-tooltip-autocomplete li");
  assert.match(await page.locator(".cm-tooltip-autocomplete li").first().innerText(), /%more/);
  await page.waitForTimeout(120);
  await page.keyboard.press("Enter");
  assert.match(await text(page), /ret i64 %more\n/);
  await page.keyboard.press("Shift+Alt+F");
  await page.waitForFunction(() => document.querySelector("jitlite-editor").value.includes("add i64 %n"));
  assert.deepEqual(page.failures, []);
  await page.close();
});

test("programs run, with output, status, input and traps", { skip }, async () => {
  const page = await open();
  assert.match(await run(page), /^Ended with 0/);
  assert.equal(await output(page), "sum is 55\n");
  await page.locator("#example").selectOption("first");
  assert.match(await run(page), /^Ended with 0/);
  assert.equal(await output(page), "fib is 55\n");
  await page.locator("#example").selectOption("input");
  assert.match(await run(page), /^Ended with 0/);
  assert.equal(await output(page), "sum: 6\n");
  await page.getByLabel("ends there").uncheck();
  assert.match(await run(page), /waits for input/);
  await page.getByLabel("Input of the program").fill("1 2 3\n4\n");
  await page.getByLabel("ends there").check();
  await page.waitForFunction(() => document.querySelector("jitlite-editor").shadowRoot.querySelector(".output").textContent.includes("sum: 10"));
  await page.locator("#example").selectOption("trap");
  assert.match(await run(page), /^Trap in line 14: division by zero/);
  assert.equal(await page.locator(".cm-here").count(), 1);
  await page.locator("#example").selectOption("phi");
  await page.waitForSelector(".problems.bad");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  assert.match(await page.locator(".run .status").innerText(), /^Run shows/);
  assert.deepEqual(page.failures, []);
  await page.close();
});

test("a program that does not end shows its output and is stopped", { skip }, async () => {
  const page = await open();
  await write(page, '@t = private constant [3 x i8] c"go\\00"\ndeclare i32 @puts(ptr)\ndefine i32 @main() {\n  %x = call i32 @puts(ptr @t)\n  br label %loop\nloop:\n  br label %loop\n}\n');
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.waitForFunction(() => document.querySelector("jitlite-editor").shadowRoot.querySelector(".output").textContent.includes("go"));
  await page.getByRole("button", { name: "Stop" }).click();
  assert.equal(await ended(page), "Stopped.");
  // The engine answers as before.
  await page.locator("#example").selectOption("hello");
  assert.match(await run(page), /^Ended with 0/);
  assert.equal(await output(page), "Hello, world!\n");
  await page.close();
});

/** Steps, and waits until the step is shown. */
async function step(page, key, expected) {
  await page.keyboard.press(key);
  await page.waitForFunction((expected) => {
    const where = document.querySelector("jitlite-editor").shadowRoot.querySelector(".where").textContent;
    return where.startsWith(`step ${expected}`);
  }, String(expected));
}

test("steps go forward and back, with values beside their lines and the block lit", { skip }, async () => {
  const page = await open();
  await page.getByRole("tab", { name: "Graph" }).click();
  await page.waitForSelector(".graph .block");
  await page.getByRole("button", { name: "Step", exact: true }).click();
  await page.waitForFunction(() => / of \d+/.test(document.querySelector("jitlite-editor").shadowRoot.querySelector(".where").textContent));
  assert.match(await page.locator(".cm-here").innerText(), /call i64 @sum/);
  for (let n = 1; n <= 3; n++) await step(page, "Alt+ArrowRight", n);
  assert.match(await page.locator(".cm-here").innerText(), /%next = add/);
  const beside = await page.locator(".beside").allInnerTexts();
  assert.ok(beside.some((text) => text.includes("%n = 10")), `${beside}`);
  assert.ok(beside.some((text) => text.includes("%more = 1")), `${beside}`);
  await page.waitForSelector(".graph .lit");
  assert.equal(await page.locator(".graph .lit .label").textContent(), "loop:");
  await step(page, "Alt+ArrowLeft", 2);
  assert.match(await page.locator(".cm-here").innerText(), /%more = add/);
  await page.keyboard.press("Alt+End");
  await page.waitForFunction(() => document.querySelector("jitlite-editor").shadowRoot.querySelector(".output").textContent === "sum is 55\n");
  await page.keyboard.press("Alt+ArrowLeft");
  await page.waitForSelector(".cm-here");
  await cursor(page, "ret i32 0");
  await page.keyboard.type(" ");
  await page.waitForFunction(() => document.querySelector("jitlite-editor").shadowRoot.querySelectorAll(".cm-here, .beside").length === 0);
  assert.deepEqual(page.failures, []);
  await page.close();
});

test("the program runs to the cursor's line and back to it, and to who wrote a box", { skip }, async () => {
  const page = await open();
  const program = "@total = global i64 0\ndefine i64 @main() {\nentry:\n  br label %loop\nloop:\n  %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n  store i64 %i, ptr @total\n  %next = add i64 %i, 1\n  %more = icmp ult i64 %next, 3\n  br i1 %more, label %loop, label %end\nend:\n  ret i64 0\n}\n";
  await write(page, program);
  await cursor(page, "%next = add");
  await step(page, "Alt+ArrowRight", 0);
  for (const expected of [2, 6, 10]) await step(page, "Alt+ArrowDown", expected);
  await step(page, "Alt+ArrowUp", 6);
  assert.match(await page.locator(".cm-here").innerText(), /%next = add/);
  await page.getByRole("button", { name: "Who wrote @total?" }).click();
  await page.waitForFunction(() => document.querySelector("jitlite-editor").shadowRoot.querySelector(".where").textContent.startsWith("step 5 "));
  assert.match(await page.locator(".cm-here").innerText(), /store i64 %i/);
  assert.equal(await text(page), program);
  assert.deepEqual(page.failures, []);
  await page.close();
});

test("what LLVM leaves undefined is found, and leads back to its cause", { skip }, async () => {
  const page = await open();
  const program = "declare ptr @malloc(i64)\ndeclare void @free(ptr)\ndefine i32 @main() {\n  %p = call ptr @malloc(i64 4)\n  store i32 1, ptr %p\n  call void @free(ptr %p)\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n";
  await write(page, program);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("button", { name: "Back to the cause" }).waitFor();
  assert.match(await page.locator(".status").innerText(), /Found in line 7: read of 4 bytes in a block of the heap, which was given back/);
  assert.match(await page.locator(".status").innerText(), /line 6: given back here/);
  await page.getByRole("button", { name: "Back to the cause" }).click();
  await page.waitForFunction(() => document.querySelector("jitlite-editor").shadowRoot.querySelector(".where").textContent.startsWith("step 2 "));
  assert.match(await page.locator(".cm-here").innerText(), /call void @free/);
  await page.getByRole("tab", { name: "Output" }).click();
  await page.getByLabel("checked").uncheck();
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByText("Ended with 1").waitFor();
  assert.deepEqual(page.failures, []);
  await page.close();
});

test("memory is shown as boxes, with arrows for pointers and marks for changes", { skip }, async () => {
  const page = await open();
  await choose(page, "list");
  await page.getByRole("button", { name: "Step", exact: true }).click();
  await page.waitForFunction(() => / of \d+/.test(document.querySelector("jitlite-editor").shadowRoot.querySelector(".where").textContent));
  assert.equal(await page.getByRole("tab", { name: "Memory" }).getAttribute("aria-selected"), "true");
  assert.match(await page.locator(".calls").innerText(), /@main/);
  await page.locator(".steps input").evaluate((slider) => {
    slider.value = "16";
    slider.dispatchEvent(new Event("input"));
  });
  await page.waitForFunction(() => document.querySelector("jitlite-editor").shadowRoot.querySelector(".where").textContent.startsWith("step 16"));
  assert.ok(await page.locator(".heap .box").count() >= 1);
  assert.ok(await page.locator(".arrows > path").count() >= 1);
  assert.match(await page.locator(".global").innerText(), /@head/);
  assert.ok(await page.locator(".machine .changed").count() >= 1);
  assert.deepEqual(page.failures, []);
  await page.close();
});

test("a function that calls itself has a frame for each call", { skip }, async () => {
  const page = await open();
  await choose(page, "recursion");
  await page.getByRole("button", { name: "Step", exact: true }).click();
  await page.waitForSelector(".frame-head");
  for (let n = 1; n <= 9; n++) await step(page, "Alt+ArrowRight", n);
  const calls = await page.locator(".calls").innerText();
  assert.equal(calls.match(/@factorial/g)?.length, 3, calls);
  await page.locator(".frame-head").nth(1).click();
  await page.waitForFunction(() => [...document.querySelector("jitlite-editor").shadowRoot.querySelectorAll(".beside")].some((value) => value.textContent.includes("%n = 4")));
  await page.close();
});

test("the graph shows blocks, and each leads to its text", { skip }, async () => {
  const page = await open();
  await page.getByRole("tab", { name: "Graph" }).click();
  await page.waitForSelector(".graph .block");
  assert.equal(await page.locator(".graph .block").count(), 3);
  await page.getByRole("button", { name: /^Block loop, leads to out, loop/ }).click();
  await page.waitForFunction(() => {
    const editor = document.querySelector("jitlite-editor");
    return editor.value.slice(editor.selection.from).startsWith("loop:") || editor.value.slice(editor.selection.from, editor.selection.to).startsWith("loop");
  });
  await page.getByLabel("Function", { exact: true }).selectOption("main");
  await page.waitForFunction(() => document.querySelector("jitlite-editor").shadowRoot.querySelectorAll(".graph .block").length === 1);
  await page.close();
});

test("LIR is tied to its lines", { skip }, async () => {
  const page = await open();
  await page.getByRole("tab", { name: "LIR" }).click();
  const row = page.locator(".listing .row[class*='tie-']").first();
  await row.waitFor();
  await row.hover();
  await page.waitForSelector(".cm-tied");
  await page.close();
});

test("a link has the program in it", { skip }, async () => {
  const page = await open();
  const program = "; é ‰ 🙂\ndefine i32 @main() {\n  ret i32 7\n}\n";
  await write(page, program);
  await page.getByLabel("Language").selectOption("llvm");
  await page.getByRole("button", { name: "Link" }).click();
  await page.waitForFunction(() => location.hash.startsWith("#p="));
  const fragment = new URL(page.url()).hash;
  const other = await open({}, fragment);
  await other.waitForFunction((program) => document.querySelector("jitlite-editor").value === program, program);
  assert.equal(await other.getByLabel("Language").inputValue(), "llvm");
  assert.match(await run(other), /^Ended with 7/);
  const damaged = await open({}, "#p=!!");
  await damaged.getByText("The link is damaged").waitFor();
  for (const one of [page, other, damaged]) await one.close();
});

test("the keyboard alone is enough", { skip }, async () => {
  const page = await open();
  await page.locator(".cm-content").focus();
  await page.keyboard.press("Control+Enter");
  assert.match(await ended(page), /^Ended with 0/);
  await page.getByRole("tab", { name: "Output" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.getByRole("tab", { name: "Graph" }).getAttribute("aria-selected"), "true");
  await page.waitForSelector(".graph .block");
  await page.locator(".cm-content").focus();
  await page.keyboard.press("Tab");
  const left = await page.evaluate(() => document.querySelector("jitlite-editor").shadowRoot.activeElement?.className ?? "");
  assert.ok(!left.includes("cm-content"), left);
  await page.close();
});

test("everything that can be used has a name", { skip }, async () => {
  const page = await open();
  const nameless = await page.evaluate(() => {
    const root = document.querySelector("jitlite-editor").shadowRoot;
    const all = [...document.querySelectorAll("button, select, input, textarea"), ...root.querySelectorAll("button, select, input, textarea, [role]")];
    const name = (element) => element.getAttribute("aria-label") ?? element.getAttribute("aria-labelledby") ?? element.title
      ?? "" ;
    const is = (element) => name(element) || element.textContent.trim() || element.closest("label")?.textContent.trim();
    const roles = ["status", "none", "presentation"];
    return all.filter((element) => !roles.includes(element.getAttribute("role")) && !is(element)).map((element) => element.outerHTML.slice(0, 120));
  });
  assert.deepEqual(nameless, []);
  await page.close();
});

/** The page that the book shows, and the lines of script behind it. */
async function exercise() {
  const chapter = await readFile(new URL("../../book/src/page.md", import.meta.url), "utf8");
  const block = (language) => new RegExp("^```" + language + "\n(.*?)^```$", "ms").exec(chapter)[1];
  return `${block("html")}<script>${block("js")}</script>\n`;
}

test("a page of one's own has a program in the element, and knows when it is right", { skip }, async () => {
  const folder = await mkdtemp(`${tmpdir()}/jitlite-page-`);
  await mkdir(`${folder}/jitlite`);
  for (const file of ["jitlite-editor.js", "jitlite.wasm", "jitlite-wasm.js"]) {
    await symlink(new URL(`../dist/${file}`, import.meta.url), `${folder}/jitlite/${file}`);
  }
  await writeFile(`${folder}/exercise.html`, await exercise());
  const page = await open();
  await page.goto(pathToFileURL(`${folder}/exercise.html`).href);
  await page.waitForSelector(".problems .summary:not(:has-text('Loading'))");
  assert.equal(await summary(page), "1 error");
  await write(page, (await text(page)).replace("[ 1, %entry ]\n", "[ 1, %entry ], [ %i.next, %loop ]\n"));
  const praise = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  assert.match(await run(page), /^Ended with 55/);
  assert.equal(await praise, "Well done!");
  assert.deepEqual(page.failures, []);
  await page.close();
  await rm(folder, { recursive: true });
});
