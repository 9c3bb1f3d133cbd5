// The page around the editor: examples, the link, and light or dark.

import { examples } from "./examples.ts";
import type { JitliteEditor } from "./element.ts";
import { fragmentOf, programOf } from "./link.ts";

const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

const editor = document.querySelector("jitlite-editor") as JitliteEditor;
const choice = find<HTMLSelectElement>("example");
const link = find<HTMLButtonElement>("link");
const theme = find<HTMLSelectElement>("theme");
const said = find<HTMLElement>("said");

for (const example of examples) choice.add(new Option(example.title, example.name));

function open(name: string): void {
  const example = examples.find((other) => other.name === name);
  if (!example) return;
  editor.std = example.std ?? "auto";
  editor.value = example.text;
  editor.give(example.input ?? "");
}

choice.addEventListener("change", () => {
  history.replaceState(null, "", location.pathname);
  open(choice.value);
});

link.addEventListener("click", async () => {
  const fragment = await fragmentOf({ text: editor.value, std: editor.std });
  history.replaceState(null, "", fragment);
  try {
    await navigator.clipboard.writeText(location.href);
    said.textContent = "The link is copied.";
  } catch {
    said.textContent = "The link is in the address bar.";
  }
});

theme.addEventListener("change", () => {
  document.documentElement.style.colorScheme = theme.value;
});

async function fromLink(): Promise<boolean> {
  const program = await programOf(location.hash);
  if (!program) {
    if (location.hash.includes("p=")) said.textContent = "The link is damaged: it has no program.";
    return false;
  }
  editor.std = program.std;
  editor.value = program.text;
  choice.selectedIndex = -1;
  return true;
}

addEventListener("hashchange", () => void fromLink());
void fromLink().then((found) => {
  if (!found) open(examples[0]?.name ?? "");
});
