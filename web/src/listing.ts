// Text that a stage makes, tied to the text that it comes from: by colour, and under the pointer.

import { h } from "./dom.ts";
import { pieces } from "./language.ts";
import type { Line, Range } from "./protocol.ts";

const COLOURS = 6;

export class ListingView {
  readonly element = h("div", { class: "listing" });

  constructor(private readonly tie: (range: Range | undefined) => void, private readonly go: (range: Range) => void) {}

  say(message: string): void {
    this.element.replaceChildren(h("p", { class: "empty" }, message));
  }

  show(lines: Line[], changed?: Set<number>): void {
    const places = new Map<number, number>();
    const rows = lines.map((line, n) => {
      const { at } = line;
      if (at && !places.has(at.start)) places.set(at.start, places.size % COLOURS);
      const tie = at ? ` tie-${places.get(at.start)}` : "";
      const mark = changed?.has(n) ? " new" : "";
      return h("div", {
        class: `row${tie}${mark}`,
        onmouseenter: () => this.tie(at ?? undefined),
        onmouseleave: () => this.tie(undefined),
        onclick: () => at && this.go(at),
      }, ...pieces(line.text).map((piece) => h("span", { class: `c-${piece.color}` }, piece.text)));
    });
    this.element.replaceChildren(h("pre", { "aria-label": "Listing" }, ...rows));
  }
}

/** The lines of a text that are not in another one, by a longest common subsequence. */
export function newLines(before: Line[], after: Line[]): Set<number> {
  const [a, b] = [before.map((line) => line.text), after.map((line) => line.text)];
  const width = b.length + 1;
  const table = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const same = a[i] === b[j] ? (table[(i + 1) * width + j + 1] ?? 0) + 1 : 0;
      table[i * width + j] = Math.max(same, table[(i + 1) * width + j] ?? 0, table[i * width + j + 1] ?? 0);
    }
  }
  const found = new Set<number>();
  let [i, j] = [0, 0];
  while (j < b.length) {
    if (i < a.length && a[i] === b[j] && table[i * width + j] === (table[(i + 1) * width + j + 1] ?? 0) + 1) {
      i++;
      j++;
    } else if (i < a.length && (table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0)) i++;
    else found.add(j++);
  }
  return found;
}
