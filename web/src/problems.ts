// What is wrong, as a list: each line goes to its place, and what can be fixed has a button.

import { h, prose } from "./dom.ts";
import { explained } from "./editor.ts";
import type { Checked, Diagnostic, Fix } from "./protocol.ts";

const MOST = 50;

export class Problems {
  readonly element = h("section", { class: "problems", "aria-label": "Mistakes" });
  private readonly summary = h("div", { class: "summary", role: "status" }, "Loading…");
  private readonly list = h("ol", {});

  constructor(private readonly go: (offset: number, end: number) => void, private readonly fix: (fix: Fix) => void) {
    this.element.append(this.summary, this.list);
  }

  say(message: string): void {
    this.summary.textContent = message;
  }

  show(answer: Checked): void {
    const warnings = answer.diagnostics.filter((found) => found.severity === "warning").length;
    const count = (n: number, word: string) => `${n} ${word}${n === 1 ? "" : "s"}`;
    const parts = [answer.errors > 0 && count(answer.errors, "error"), warnings > 0 && count(warnings, "warning")];
    this.summary.textContent = parts.filter(Boolean).join(", ") || "The program is valid.";
    this.element.classList.toggle("bad", answer.errors > 0);
    this.list.replaceChildren(...answer.diagnostics.slice(0, MOST).map((found) => this.row(found)));
  }

  private row(found: Diagnostic): HTMLElement {
    const place = found.spans.find((span) => span.primary)?.start;
    const end = found.spans.find((span) => span.primary)?.end?.offset ?? place?.offset ?? 0;
    const { fix } = found;
    return h("li", { class: found.severity },
      place ? h("button", { class: "place", onclick: () => this.go(place.offset, end), "aria-label": `Go to line ${place.line}` }, `${place.line}:${place.column}`) : undefined,
      explained(found),
      fix ? h("button", { class: "fix", onclick: () => this.fix(fix) }, prose(fix.message)) : undefined);
  }
}
