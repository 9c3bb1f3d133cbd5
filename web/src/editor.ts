// The text: CodeMirror with what the engine knows of LLVM IR.

import { autocompletion, closeBrackets, completionKeymap, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching } from "@codemirror/language";
import { forceLinting, lintGutter, lintKeymap, linter, type Diagnostic as Mark } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorSelection, EditorState, StateEffect, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, hoverTooltip, keymap, lineNumbers, showDialog, type Tooltip } from "@codemirror/view";

import { h, prose } from "./dom.ts";
import { llvm } from "./language.ts";
import { marks, showAlike } from "./marks.ts";
import { Positions } from "./positions.ts";
import type { Checked, Completions, Diagnostic, Edit, Engine, Fix, Hover, Range, Reference, Strictness } from "./protocol.ts";

/** Milliseconds without a key before a text is checked. */
const PAUSE = 12;
const recheck = StateEffect.define<null>();

export interface Owner {
  engine: Engine;
  std(): Strictness;
  checked(answer: Checked, milliseconds: number): void;
  changed(): void;
  run(): void;
  say(message: string): void;
  isStepping(): boolean;
  mentioned(places: { line: number; text: string; from: number; to: number; defines: boolean }[]): void;
}

export class Editor {
  readonly view: EditorView;
  private edited = 0;
  private known: { text: string; positions: Positions } = { text: "", positions: new Positions("") };

  constructor(root: ShadowRoot, parent: HTMLElement, text: string, private readonly owner: Owner) {
    this.view = new EditorView({ root, parent, state: EditorState.create({ doc: text, extensions: this.extensions() }) });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  /** Another text: no change of the one that was there, and nothing to undo. */
  open(text: string): void {
    this.view.setState(EditorState.create({ doc: text, extensions: this.extensions() }));
    this.owner.changed();
    forceLinting(this.view);
  }

  /** Checks the text again, as it was read for another language. */
  checkAgain(): void {
    this.view.dispatch({ effects: recheck.of(null) });
    forceLinting(this.view);
  }

  positions(): Positions {
    const { text } = this;
    if (this.known.text !== text) this.known = { text, positions: new Positions(text) };
    return this.known.positions;
  }

  span(range: Range): { from: number; to: number } {
    const positions = this.positions();
    return { from: positions.toUnits(range.start), to: positions.toUnits(range.end) };
  }

  /** The number of the line that the cursor is in. */
  get line(): number {
    const { doc, selection } = this.view.state;
    return doc.lineAt(selection.main.head).number;
  }

  /** Puts the cursor somewhere, in sight. */
  go(from: number, to = from): void {
    const { length } = this.view.state.doc;
    const selection = EditorSelection.single(Math.min(from, length), Math.min(to, length));
    this.view.dispatch({ selection, effects: EditorView.scrollIntoView(selection.main, { y: "center" }) });
    this.view.focus();
  }

  fix(fix: Fix): void {
    const { from, to } = this.span({ start: fix.start.offset, end: fix.end.offset });
    this.view.dispatch({ changes: { from, to, insert: fix.replacement }, userEvent: "input.fix" });
    this.view.focus();
  }

  async format(): Promise<void> {
    const { text } = this;
    const answer = await this.ask<{ text?: string; refused?: string }>("format");
    if (answer.text === undefined) return this.owner.say(`Not formatted: ${answer.refused}.`);
    if (this.text !== text) return;
    if (answer.text === text) return this.owner.say("Formatted already.");
    const cursor = Math.min(this.view.state.selection.main.head, answer.text.length);
    this.view.dispatch({ changes: { from: 0, to: text.length, insert: answer.text }, selection: { anchor: cursor } });
    this.owner.say("Formatted.");
  }

  async rename(): Promise<void> {
    const offset = this.offset();
    const name = await this.ask<(Range & { text: string }) | null>("rename", { offset });
    if (!name) return this.owner.say("Nothing with a name stands at the cursor.");
    const { result } = showDialog(this.view, {
      label: `New name of ${name.text}: `, input: { name: "to", value: name.text, "aria-label": "New name" },
      submitLabel: "Rename", focus: true, top: true,
    });
    const form = await result;
    const to = (form?.elements.namedItem("to") as HTMLInputElement | null)?.value;
    if (to === undefined || to === name.text) return;
    const answer = await this.ask<{ edits?: Edit[]; refused?: string }>("rename", { offset, to });
    if (!answer.edits) return this.owner.say(`Not renamed: ${answer.refused}.`);
    const changes = answer.edits.map((edit) => ({ ...this.span(edit), insert: edit.text }));
    this.view.dispatch({ changes, userEvent: "input.rename" });
    this.owner.say(`Renamed in ${changes.length} places.`);
  }

  async definition(at = this.view.state.selection.main.head): Promise<void> {
    const offset = this.positions().toBytes(at);
    const place = await this.ask<Range | null>("definition", { offset });
    if (!place) return this.owner.say("There is no definition of this.");
    const { from, to } = this.span(place);
    this.go(from, to);
  }

  async references(): Promise<void> {
    const found = await this.ask<Reference[]>("references", { offset: this.offset() });
    if (found.length === 0) return this.owner.say("Nothing with a name stands at the cursor.");
    const { doc } = this.view.state;
    this.owner.mentioned(found.map((reference) => {
      const { from, to } = this.span(reference);
      const line = doc.lineAt(from);
      return { line: line.number, text: line.text.trim(), from, to, defines: reference.defines };
    }));
  }

  private offset(): number {
    return this.positions().toBytes(this.view.state.selection.main.head);
  }

  ask<T>(what: string, more: Record<string, unknown> = {}): Promise<T> {
    return this.owner.engine.ask<T>({ do: what, source: this.text, std: this.owner.std(), ...more });
  }

  private extensions(): Extension[] {
    const command = (work: () => unknown) => () => {
      void work();
      return true;
    };
    return [
      lineNumbers(), highlightActiveLineGutter(), highlightActiveLine(), history(), drawSelection(),
      EditorState.allowMultipleSelections.of(true), bracketMatching(), closeBrackets(), highlightSelectionMatches(),
      llvm, marks, lintGutter(),
      linter(() => this.check(), {
        delay: PAUSE,
        needsRefresh: (update) => update.transactions.some((change) => change.effects.some((effect) => effect.is(recheck))),
      }),
      hoverTooltip((_, at) => this.hover(at), { hoverTime: 250 }),
      autocompletion({ override: [(context) => this.complete(context)], icons: false }),
      keymap.of([
        { key: "F12", run: command(() => this.definition()) },
        { key: "Shift-F12", run: command(() => this.references()) },
        { key: "F2", run: command(() => this.rename()) },
        { key: "Shift-Alt-f", run: command(() => this.format()) },
        { key: "Mod-.", run: command(() => this.fixAtCursor()) },
        { key: "Mod-Enter", run: command(() => this.owner.run()) },
        // These move lines, but not while the program is stepped through.
        { key: "Alt-ArrowUp", run: () => this.owner.isStepping() },
        { key: "Alt-ArrowDown", run: () => this.owner.isStepping() },
        // Tab leaves the text, for those who use the keyboard alone.
        ...lintKeymap, ...completionKeymap, ...searchKeymap, ...historyKeymap, ...defaultKeymap,
      ]),
      EditorView.domEventHandlers({
        mousedown: (event, view) => {
          if (!(event.ctrlKey || event.metaKey)) return false;
          const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
          if (at !== null) void this.definition(at);
          return at !== null;
        },
      }),
      EditorView.contentAttributes.of({ "aria-label": "LLVM IR", spellcheck: "false", autocapitalize: "off" }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) {
          this.edited = performance.now();
          this.owner.changed();
        } else if (update.selectionSet) this.alike();
      }),
    ];
  }

  private diagnostics: Diagnostic[] = [];

  private fixAtCursor(): void {
    const { head } = this.view.state.selection.main;
    const line = this.view.state.doc.lineAt(head).number;
    const near = this.diagnostics.find((found) => found.fix && found.spans[0]?.start?.line === line);
    const first = near ?? this.diagnostics.find((found) => found.fix);
    if (first?.fix) this.fix(first.fix);
    else this.owner.say("There is nothing to fix by itself.");
  }

  private async check(): Promise<Mark[]> {
    const begun = this.edited || performance.now();
    const { text } = this;
    const answer = await this.ask<Checked>("check");
    // The text that is there by now is checked next.
    if (this.text !== text) return [];
    this.diagnostics = answer.diagnostics;
    this.owner.checked(answer, performance.now() - begun);
    return answer.diagnostics.map((found) => this.mark(found));
  }

  private mark(found: Diagnostic): Mark {
    const place = found.spans.find((span) => span.primary) ?? found.spans[0];
    const span = { start: place?.start?.offset ?? 0, end: place?.end?.offset ?? 0 };
    let { from, to } = this.span(span);
    const { length } = this.view.state.doc;
    [from, to] = [Math.min(from, length), Math.min(to, length)];
    // A place between two characters is shown at the one in front of it.
    if (from === to) from = Math.max(0, from - 1);
    const { fix } = found;
    return {
      from, to, severity: found.severity, message: found.message,
      renderMessage: () => explained(found),
      actions: fix ? [{ name: `Fix: ${fix.message}`, apply: () => this.fix(fix) }] : [],
    };
  }

  private async hover(at: number): Promise<Tooltip | null> {
    const found = await this.ask<Hover | null>("hover", { offset: this.positions().toBytes(at) });
    if (!found) return null;
    const { from, to } = this.span(found);
    return { pos: from, end: to, above: true, create: () => ({ dom: described(found) }) };
  }

  private async complete(context: CompletionContext): Promise<CompletionResult | null> {
    const word = context.matchBefore(/[%@!]?["\w$.-]*/);
    if (!context.explicit && (!word || word.from === word.to)) return null;
    const found = await this.ask<Completions>("complete", { offset: this.positions().toBytes(context.pos) });
    if (found.items.length === 0) return null;
    const { from } = this.span(found);
    const options = found.items.map((item) => ({
      label: item.text, type: item.kind, detail: item.detail.length > 48 ? `${item.detail.slice(0, 47)}…` : item.detail,
      boost: item.kind === "local" || item.kind === "label" ? 1 : 0,
    }));
    return { from, options, validFor: /^[%@!]?["\w$.-]*$/ };
  }

  private waiting: ReturnType<typeof setTimeout> | undefined;

  /** Marks the names that stand for the same as the one at the cursor. */
  private alike(): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(async () => {
      const { text } = this;
      const found = await this.ask<Reference[]>("references", { offset: this.offset() }).catch(() => []);
      if (this.text === text && Array.isArray(found)) showAlike(this.view, found.map((place) => this.span(place)));
    }, 120);
  }
}

/** What is wrong, with its notes and the places that it conflicts with. */
export function explained(found: Diagnostic): HTMLElement {
  const places = found.spans.filter((span) => span.label !== "" && span.start);
  return h("div", { class: "explained" },
    h("div", { class: "message" }, prose(found.message), " ", h("span", { class: "code" }, found.code)),
    ...places.map((span) => h("div", { class: "note" }, span.primary ? "" : `line ${span.start?.line}: `, prose(span.label))),
    ...found.notes.map((note) => h("div", { class: "note" }, prose(note))));
}

function described(found: Hover): HTMLElement {
  return h("div", { class: "described" },
    h("div", { class: "title" }, found.title),
    ...found.text.map((sentence) => h("div", {}, prose(sentence))),
    ...found.rules.map((rule) => h("div", { class: "note" }, h("span", { class: "code" }, rule.code), " ", prose(rule.says))));
}
