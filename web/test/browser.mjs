// A page in headless Chromium. Without Chromium, or without the built page, tests are skipped and say so.

import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const folder = new URL("../dist/", import.meta.url);
const places = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const path = places.find((place) => place && existsSync(place));

/** Why there is no browser; false where there is. */
export const noBrowser = !path && "no Chromium: the page is not tested";

/** Why there is nothing to test; false where there is. */
export const skip = noBrowser
  ? noBrowser
  : !existsSync(new URL("jitlite.wasm", folder))
    ? "no built page in dist/: the page is not tested"
    : false;

/** The page as a file, which is how it is opened from a folder. */
export const address = new URL("index.html", folder).href;

let browser;

/** A page at an address, which keeps the mistakes of its scripts. */
export async function openAt(address, options = {}) {
  browser ??= await chromium.launch({
    executablePath: path,
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  page.failures = [];
  page.on("pageerror", (error) => page.failures.push(error.message));
  page.on("console", (message) => message.type() === "error" && page.failures.push(message.text()));
  await page.goto(address);
  return page;
}

export async function open(options = {}, fragment = "") {
  const page = await openAt(address + fragment, options);
  await page.waitForSelector(".problems .summary:not(:has-text('Loading'))");
  return page;
}

export async function close() {
  await browser?.close();
}

/** Chooses an example, which is checked then, if it is another one. */
export async function choose(page, name) {
  const select = page.locator("#example");
  if ((await select.inputValue()) === name) return;
  const checked = page.evaluate(
    () => new Promise((done) => document.querySelector("jitlite-editor").addEventListener("checked", () => done(), { once: true })),
  );
  await select.selectOption(name);
  await checked;
}

/** Puts a text into the editor, as a key would: at once, and with the check that follows. */
export async function write(page, text) {
  await page.evaluate(async (text) => {
    const editor = document.querySelector("jitlite-editor");
    const checked = new Promise((done) => editor.addEventListener("checked", done, { once: true }));
    editor.value = text;
    await checked;
  }, text);
}
