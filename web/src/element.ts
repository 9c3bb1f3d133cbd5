// `<jitlite-editor>`: a text of LLVM IR with its mistakes, its runs, its steps and its views.

import { h } from "./dom.ts";
import { Editor } from "./editor.ts";
import { startEngine } from "./engine.ts";
import { characterWidth, GraphView } from "./graph.ts";
import { ListingView, newLines } from "./listing.ts";
import { showStep, showTied, type LineValue } from "./marks.ts";
import { MemoryView } from "./memory.ts";
import { Problems } from "./problems.ts";
import type { Checked, Engine, Graph, Line, Listing, Passes, Range, Refused, Strictness } from "./protocol.ts";
import { RunView } from "./run.ts";
import { Changes, valueKey } from "./state.ts";
import { Stepper, type Shown } from "./stepper.ts";
import styles from "./element.css";
import { Tabs } from "./tabs.ts";

const STDS: [Strictness, string][] = [
  ["auto", "LLVM, as it comes"], ["llvm", "LLVM, strictly"], ["llvmlite", "LLVMlite"], ["llvm1", "LLVM 1.x"], ["llvm2002", "LLVM of 2002"],
];

/** Where the script is, and with it the engine: known while it is loaded alone. */
const base = (document.currentScript as HTMLScriptElement | null)?.src ?? document.baseURI;

/** Whether the parser of the page is behind the end of an element. */
function isRead(element: Node): boolean {
  if (document.readyState !== "loading") return true;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}

export class JitliteEditor extends HTMLElement {
  static readonly observedAttributes = ["std"];
  /** Who answers: set it before the element is connected to put another one in its place. */
  engine: Engine | undefined;
  private parts: ReturnType<JitliteEditor["build"]> | undefined;
  private answer: Checked | undefined;
  private shown: Shown | undefined;
  private pass = 0;
  private passes: Passes | undefined;

  connectedCallback(): void {
    // Where the script comes first, the parser has yet to read the text within the element.
    if (isRead(this)) this.begin();
    else document.addEventListener("DOMContentLoaded", () => this.begin(), { once: true });
  }

  private begin(): void {
    if (this.parts || !this.isConnected) return;
    const root = this.attachShadow({ mode: "open" });
    root.append(h("style", {}, styles));
    // A program in the page's text: `<script type="text/llvm">`, or the text of the element itself.
    const script = this.querySelector("script[type='text/llvm']");
    const text = (script ?? this).textContent ?? "";
    this.parts = this.build(root, text.replace(/^\s*\n/, ""));
    root.append(this.parts.frame);
    root.addEventListener("keydown", (event) => this.parts?.stepper.key(event as KeyboardEvent));
  }

  attributeChangedCallback(): void {
    if (!this.parts) return;
    this.parts.language.value = this.std;
    this.parts.editor.checkAgain();
  }

  get value(): string {
    return this.parts?.editor.text ?? this.textContent ?? "";
  }

  set value(text: string) {
    this.begin();
    this.parts?.editor.open(text);
    this.parts?.run.say("Run shows what the program writes.");
  }

  get std(): Strictness {
    const std = this.getAttribute("std");
    return STDS.find(([name]) => name === std)?.[0] ?? "auto";
  }

  set std(std: Strictness) {
    this.setAttribute("std", std);
  }

  /** Puts the cursor somewhere, or selects. */
  go(from: number, to = from): void {
    this.begin();
    this.parts?.editor.go(from, to);
  }

  get selection(): { from: number; to: number } {
    const { from, to } = this.parts?.editor.view.state.selection.main ?? { from: 0, to: 0 };
    return { from, to };
  }

  /** Puts input and arguments in their fields. */
  give(input: string, args = ""): void {
    this.begin();
    this.parts?.run.setInput(input, args);
  }

  private build(root: ShadowRoot, text: string) {
    const engine = (this.engine ??= startEngine(this.getAttribute("base") ?? base));
    const go = (range: Range) => {
      const { from, to } = editor.span(range);
      editor.go(from, to);
    };
    const tie = (range: Range | undefined) => showTied(editor.view, range && editor.span(range));
    const problems = new Problems((start, end) => go({ start, end }), (fix) => editor.fix(fix));
    const mentions = h("section", { class: "mentions", "aria-label": "Mentions", hidden: true });
    const pane = h("div", { class: "text" });
    const graph = new GraphView(go);
    const [lir, bytecode, passes] = [0, 1, 2].map(() => new ListingView(tie, go)) as [ListingView, ListingView, ListingView];
    const memory = new MemoryView((frame) => stepper.select(frame), ({ address, size }) => void stepper.find("back", { address, size }));
    memory.clear("Step shows the calls of the program, its values and its memory.");
    const say = (message: string) => problems.say(message);
    const run = new RunView({
      engine,
      request: () => ({ source: editor.text, std: this.std }),
      mayRun: () => this.mayRun(),
      trapped: (at) => at && showStep(editor.view, [], editor.span(at), true),
      ran: (answer) => this.dispatchEvent(new CustomEvent("ran", { detail: answer })),
      cause: () => void stepper.cause(),
    }, (running) => {
      stop.hidden = !running;
      start.hidden = running;
      const { activeElement } = root;
      if (activeElement === (running ? start : stop)) (running ? stop : start).focus({ preventScroll: true });
    });
    const stepper = new Stepper(engine, () => run.given(), () => this.mayRun(), (shown) => this.step(shown), say, () => editor.line);
    const editor: Editor = new Editor(root, pane, text, {
      engine,
      std: () => this.std,
      checked: (answer, milliseconds) => this.checked(answer, milliseconds),
      changed: () => this.changed(),
      run: () => this.run(),
      isStepping: () => stepper.active,
      say,
      mentioned: (places) => {
        mentions.hidden = false;
        mentions.replaceChildren(
          h("div", { class: "summary" }, `${places.length} mention${places.length === 1 ? "" : "s"}`, h("button", { "aria-label": "Close", onclick: () => (mentions.hidden = true) }, "✕")),
          h("ol", {}, ...places.map((place) => h("li", {}, h("button", { class: "place", onclick: () => editor.go(place.from, place.to) }, `${place.line}`), h("code", {}, place.text), place.defines ? h("span", { class: "note" }, " defined") : undefined))));
        mentions.querySelector<HTMLElement>(".place")?.focus();
      },
    });
    const start = h("button", { class: "primary", title: "Ctrl+Enter", onclick: () => this.run() }, "Run");
    const stop = h("button", { class: "primary", hidden: true, onclick: () => run.stop() }, "Stop");
    const step = h("button", { title: "Alt+Right", onclick: () => void stepper.by(1) }, "Step");
    const language = h("select", { "aria-label": "Language", onchange: () => (this.std = language.value as Strictness) },
      ...STDS.map(([name, label]) => h("option", { value: name }, label)));
    language.value = this.std;
    const bar = h("div", { class: "bar", role: "toolbar", "aria-label": "Program" }, start, stop, step,
      h("button", { title: "Shift+Alt+F", onclick: () => void editor.format() }, "Format"),
      h("button", { title: "F2", onclick: () => void editor.rename() }, "Rename"), language);
    const choose = h("select", { "aria-label": "Function", onchange: () => this.view() });
    const back = h("button", { "aria-label": "Pass before", onclick: () => this.choosePass(-1) }, "◀");
    const forward = h("button", { "aria-label": "Next pass", onclick: () => this.choosePass(1) }, "▶");
    const passName = h("output", { class: "pass-name" });
    const passBar = h("div", { class: "pass-bar" }, back, forward, passName);
    const panel = (...children: Node[]) => h("div", { class: "panel" }, ...children);
    const tabs = new Tabs([
      { name: "output", label: "Output", panel: panel(run.element) },
      { name: "memory", label: "Memory", panel: panel(memory.element) },
      { name: "graph", label: "Graph", panel: panel(graph.element) },
      { name: "lir", label: "LIR", panel: panel(lir.element) },
      { name: "passes", label: "Passes", panel: panel(passBar, passes.element) },
      { name: "bytecode", label: "Bytecode", panel: panel(bytecode.element) },
    ], () => this.view());
    const right = h("div", { class: "views" }, h("div", { class: "views-head" }, tabs.bar, choose), ...tabs.panels());
    const frame = h("div", { class: "frame-all" }, h("div", { class: "left" }, bar, stepper.element, pane, mentions, problems.element), right);
    return { frame, editor, problems, graph, lir, bytecode, passes, passName, memory, run, stepper, tabs, choose, language, root };
  }

  private mayRun(): boolean {
    const isValid = this.answer === undefined || this.answer.valid;
    if (!isValid) this.parts?.problems.element.querySelector<HTMLElement>("button")?.focus();
    return isValid;
  }

  private run(): void {
    this.parts?.stepper.clear();
    this.parts?.tabs.open("output");
    void this.parts?.run.start();
  }

  private checked(answer: Checked, milliseconds: number): void {
    if (!this.parts) return;
    this.answer = answer;
    this.parts.problems.show(answer);
    this.dataset.checked = milliseconds.toFixed(1);
    const { choose } = this.parts;
    const chosen = choose.value;
    choose.replaceChildren(...answer.functions.map((name) => h("option", { value: name }, `@${name}`)));
    if (answer.functions.includes(chosen)) choose.value = chosen;
    this.dispatchEvent(new CustomEvent("checked", { detail: answer }));
    this.view();
  }

  private changed(): void {
    if (this.parts?.stepper.active) this.parts.stepper.clear();
    this.dispatchEvent(new Event("input"));
  }

  /** Asks for what the tab that is open shows. */
  private view(): void {
    const { parts } = this;
    if (!parts || !this.answer) return;
    const { name } = parts.tabs;
    parts.choose.hidden = name === "output" || name === "memory" || this.answer.functions.length === 0;
    const about = { function: parts.choose.value };
    if (name === "memory") parts.memory.redraw();
    if (name === "graph") {
      const char = characterWidth(parts.root);
      this.ask<Graph>("cfg", { ...about, char }, (graph) => {
        parts.graph.show(graph);
        this.light();
      }, () => undefined);
    }
    const listing = name === "lir" ? parts.lir : name === "bytecode" ? parts.bytecode : undefined;
    if (listing) this.ask<Listing>(name, about, ({ lines }) => listing.show(lines), (why) => listing.say(why));
    if (name === "passes") {
      this.ask<Passes>(name, about, (passes) => {
        this.passes = passes;
        this.choosePass(0);
      }, (why) => parts.passes.say(why));
    }
  }

  private ask<T>(what: string, about: Record<string, unknown>, show: (answer: T) => void, refuse: (why: string) => void): void {
    const text = this.value;
    this.parts?.editor.ask<T | Refused>(what, about).then((answer) => {
      if (this.value !== text) return;
      if (answer && typeof answer === "object" && "error" in answer) refuse(`Nothing to show: ${(answer as Refused).error}.`);
      else show(answer as T);
    }, (error: unknown) => refuse(String(error)));
  }

  private choosePass(by: number): void {
    const [parts, steps] = [this.parts, this.passes?.steps ?? []];
    if (!parts || steps.length === 0) return;
    this.pass = Math.max(0, Math.min(this.pass + by, steps.length - 1));
    const step = steps[this.pass];
    if (!step) return;
    parts.passName.replaceChildren(h("b", {}, step.pass), ` ${this.pass + 1} of ${steps.length}: ${step.says}`);
    const before: Line[] | undefined = steps[this.pass - 1]?.lines;
    parts.passes.show(step.lines, before && newLines(before, step.lines));
  }

  /** Shows where a program is, or nothing. */
  private step(shown: Shown | undefined): void {
    const { parts } = this;
    if (!parts) return;
    const { editor, memory, run, choose } = parts;
    this.shown = shown;
    if (!shown) {
      showStep(editor.view, [], undefined, false);
      memory.clear("Step shows the calls of the program, its values and its memory.");
      this.light();
      return;
    }
    const { state, before, frame } = shown;
    const call = state.frames[frame];
    const changes = new Changes(before);
    const depth = state.frames.length - frame;
    const lines = new Map<number, LineValue>();
    for (const value of call?.values ?? []) {
      if (!value.at) continue;
      const { from } = editor.span(value.at);
      const line = editor.view.state.doc.lineAt(Math.min(from, editor.view.state.doc.length)).from;
      const changed = changes.has(valueKey(depth, call as never, value), value.text);
      const known = lines.get(line);
      const text = known ? `${known.text}, ${value.name} = ${value.text}` : `${value.name} = ${value.text}`;
      lines.set(line, { at: line, text, changed: changed || (known?.changed ?? false) });
    }
    const place = state.trap?.at ?? call?.at ?? undefined;
    showStep(editor.view, [...lines.values()], place && editor.span(place), true);
    if (state.frames.length > 0) memory.show(state, before, frame);
    else memory.clear("The program has ended. A step back shows its last state.");
    run.show(state);
    if (state.hasEnded) run.ended(state);
    const isOpen = ["memory", "graph"].includes(parts.tabs.name);
    if (!isOpen) parts.tabs.open("memory");
    if (call && choose.value !== call.function && [...choose.options].some((option) => option.value === call.function)) {
      choose.value = call.function;
      this.view();
    } else this.light();
  }

  private light(): void {
    const call = this.shown?.state.frames[this.shown.frame];
    const isHere = call !== undefined && call.function === this.parts?.graph.function;
    this.parts?.graph.light(isHere ? call.block : undefined);
  }
}

customElements.define("jitlite-editor", JitliteEditor);
