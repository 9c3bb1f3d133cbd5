// Steps forward and back. A program is deterministic, so that each step is a run from the start to there.

import { normalRun, normalState, type Locals } from "./answers.ts";
import { h } from "./dom.ts";
import { Stopped, type Engine } from "./protocol.ts";
import type { State } from "./state.ts";

/** What a program is stopped at that has no end. */
const LAST = 5_000_000;

export interface Shown {
  state: State;
  before: State | undefined;
  frame: number;
}

export class Stepper {
  readonly element = h("div", { class: "steps", role: "toolbar", "aria-label": "Steps" });
  private readonly where = h("output", { class: "where" }, "");
  private readonly slider = h("input", { type: "range", min: 0, max: 1, value: 0, "aria-label": "Step", oninput: () => void this.to(Number(this.slider.value)) });
  private readonly buttons: HTMLButtonElement[];
  private state: State | undefined;
  private before: State | undefined;
  /** How many steps the program has; none where it was never run to its end. */
  private total: number | undefined;
  private wanted: number | undefined;
  private asking = false;
  /** Is done when nothing is asked for any more. */
  private idle: Promise<void> = Promise.resolve();
  private program = 0;
  private locals: Locals | undefined;

  constructor(
    private readonly engine: Engine,
    private readonly given: () => Record<string, unknown>,
    private readonly mayRun: () => boolean,
    private readonly show: (shown: Shown | undefined) => void,
    private readonly say: (message: string) => void,
    /** The line of the cursor. */
    private readonly line: () => number,
  ) {
    const button = (sign: string, label: string, work: () => void) =>
      h("button", { class: "step", "aria-label": label, title: label, onclick: work }, sign);
    this.buttons = [
      button("|◀", "To the first step (Alt+Home)", () => void this.to(0)),
      button("◀", "One step back (Alt+Left)", () => void this.by(-1)),
      button("▶", "One step forward (Alt+Right)", () => void this.by(1)),
      button("▶|", "To the last step (Alt+End)", () => void this.to(LAST)),
      button("◀ line", "Back to the cursor's line (Alt+Up)", () => void this.find("back", { line: this.line() })),
      button("line ▶", "Run to the cursor's line (Alt+Down)", () => void this.find("on", { line: this.line() })),
    ];
    const close = button("✕", "Stop stepping (Alt+Escape)", () => this.clear());
    this.element.append(...this.buttons, this.slider, this.where, close);
    this.update();
  }

  get active(): boolean {
    return this.state !== undefined;
  }

  /** The keys of the buttons. */
  key(event: KeyboardEvent): boolean {
    if (!event.altKey || event.ctrlKey || event.metaKey) return false;
    const work: Record<string, () => void> = {
      ArrowRight: () => void this.by(1),
      ArrowLeft: () => void this.by(-1),
      Home: () => void this.to(0),
      End: () => void this.to(LAST),
      ArrowUp: () => void this.find("back", { line: this.line() }),
      ArrowDown: () => void this.find("on", { line: this.line() }),
      Escape: () => this.clear(),
    };
    const found = work[event.key];
    if (!found || (!this.active && event.key !== "ArrowRight")) return false;
    event.preventDefault();
    found();
    return true;
  }

  /** Counts the steps of the program, so that the slider has an end. */
  private async measure(): Promise<void> {
    const answer = normalRun(await this.engine.run({ ...this.given(), do: "run", stepped: true, steps: LAST }));
    if (!this.active || answer.stopped || answer.steps === undefined) return;
    this.total = answer.steps;
    this.update();
  }

  clear(): void {
    this.state = this.before = this.wanted = this.total = this.locals = undefined;
    this.program++;
    this.update();
    this.show(undefined);
  }

  /** Shows the values of another call. */
  select(frame: number): void {
    if (this.state) this.show({ state: this.state, before: this.before, frame });
  }

  async by(count: number): Promise<void> {
    const from = this.wanted ?? this.state?.step;
    await this.to(from === undefined ? 0 : from + count);
  }

  /** Goes to the next or the last step at a line, or to the one that writes some bytes. */
  async find(way: "on" | "back", what: { line: number } | { address: number; size: number }): Promise<void> {
    if (!this.active) await this.to(0);
    await this.idle;
    const [from, program] = [this.state?.step, this.program];
    if (from === undefined || this.asking) return;
    try {
      const found = await this.engine.run<{ step?: number | null }>({ ...this.given(), do: "find", way, step: from, ...what });
      if (this.program !== program) return;
      if (typeof found.step === "number") return await this.to(found.step);
      const when = way === "back" ? "before" : "behind";
      this.say("line" in what ? `The program is not at line ${what.line} ${when} this step.` : "Nothing has written these bytes so far.");
    } catch (error) {
      if (!(error instanceof Stopped)) this.say(`The engine has failed: ${String(error)}`);
    }
  }

  /** Goes back from the end to what has led to the finding there. */
  async cause(): Promise<void> {
    if (!this.active) await this.to(LAST);
    await this.idle;
    if (!this.active) return;
    const asked = { ...this.given(), do: "find", way: "back", step: LAST, cause: true };
    try {
      const { step } = await this.engine.run<{ step?: number | null }>(asked);
      if (typeof step === "number") return await this.to(step);
      this.say("What was found is about something that was there from the start.");
    } catch (error) {
      if (!(error instanceof Stopped)) this.say(`The engine has failed: ${String(error)}`);
    }
  }

  /** Goes to a step. What is asked for meanwhile is done next, the last wish alone. */
  async to(step: number): Promise<void> {
    if (!this.active && !this.mayRun()) return;
    this.wanted = Math.max(0, this.total === undefined ? step : Math.min(step, this.total));
    if (this.asking) return;
    this.asking = true;
    let done = () => {};
    this.idle = new Promise((resolve) => (done = resolve));
    try {
      while (this.wanted !== undefined) {
        const [wanted, program]: [number, number] = [this.wanted, this.program];
        const given = this.given();
        this.locals ??= await this.engine.ask<Locals>({ ...given, do: "locals" });
        const state = normalState(await this.engine.run({ ...given, do: "state", step: wanted }), this.locals);
        // What was asked of a text that is another one by now is of no use.
        if (this.program !== program) continue;
        if (this.wanted === wanted) this.wanted = undefined;
        const isFirst = !this.active;
        this.arrived(state);
        if (isFirst && this.active) await this.measure();
      }
    } catch (error) {
      this.wanted = undefined;
      if (!(error instanceof Stopped)) this.say(`The engine has failed: ${String(error)}`);
    } finally {
      this.asking = false;
      done();
    }
  }

  private arrived(state: State): void {
    if (state.refused !== undefined) {
      this.say(`The program does not start: ${state.refused}`);
      this.clear();
      return;
    }
    if (state.hasEnded) this.total = state.step;
    this.before = this.state;
    this.state = state;
    this.update();
    this.show({ state, before: this.before, frame: 0 });
  }

  private update(): void {
    const { state, total } = this;
    const atEnd = state !== undefined && total !== undefined && state.step >= total;
    const atStart = !state || state.step === 0;
    const disabled = [atStart, atStart, atEnd, atEnd, atStart, atEnd];
    this.buttons.forEach((button, n) => (button.disabled = disabled[n] ?? false));
    this.slider.disabled = !state;
    this.slider.max = String(total ?? Math.max(Number(this.slider.max), (state?.step ?? 0) + 1));
    this.slider.value = String(state?.step ?? 0);
    this.where.textContent = state ? `step ${state.step}${total === undefined ? "" : ` of ${total}`}` : "";
    this.element.classList.toggle("active", state !== undefined);
  }
}
