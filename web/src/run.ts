// Running a program: its output as it comes, its input, its end, and a way to stop it.

import { normalRun } from "./answers.ts";
import { h, prose } from "./dom.ts";
import { Stopped, type Engine, type Range } from "./protocol.ts";
import type { RunAnswer } from "./state.ts";

/** The steps of the first slice, and how many times as many those of the next have. */
const FIRST = 200_000;
const GROWTH = 4;

export interface Runner {
  engine: Engine;
  request(): Record<string, unknown>;
  /** Whether the program can be run; says why it cannot. */
  mayRun(): boolean;
  trapped(at: Range | null): void;
  ran(answer: RunAnswer): void;
  /** Goes back to what has led to a finding. */
  cause(): void;
}

export class RunView {
  readonly element = h("div", { class: "run" });
  private readonly output = h("pre", { class: "output", role: "log", "aria-label": "Output", tabindex: 0 });
  private readonly status = h("div", { class: "status", role: "status" });
  private readonly input = h("textarea", { rows: 2, "aria-label": "Input of the program", placeholder: "Input of the program" });
  private readonly ends = h("input", { type: "checkbox" });
  private readonly checks = h("input", { type: "checkbox", checked: true });
  private readonly args = h("input", { type: "text", "aria-label": "Arguments of the program", placeholder: "Arguments" });
  private run = 0;
  /** Whether a run waits for input, or goes on with what it got of it. */
  private waits = false;

  constructor(private readonly runner: Runner, private readonly busy: (running: boolean) => void) {
    const fields = h("div", { class: "fields" },
      h("label", {}, h("span", {}, "Input"), this.input),
      h("label", { class: "check" }, this.ends, "ends there"),
      h("label", {}, h("span", {}, "Arguments"), this.args),
      h("label", { class: "check", title: "Says what the program does that LLVM leaves undefined. It runs more slowly." }, this.checks, "checked"));
    this.element.append(fields, this.output, this.status);
    // A program that waits goes on at the next line, or where there is none.
    this.input.addEventListener("input", () => this.waits && this.input.value.endsWith("\n") && void this.start());
    this.ends.addEventListener("change", () => this.waits && void this.start());
    this.say("Run shows what the program writes.");
  }

  /** What a program is given. */
  given(): Record<string, unknown> {
    const args = this.args.value.trim();
    return { ...this.runner.request(), stdin: this.input.value, eof: this.ends.checked, checked: this.checks.checked, args: args === "" ? [] : args.split(/\s+/) };
  }

  setInput(input: string, args: string): void {
    this.input.value = input;
    this.ends.checked = input !== "";
    this.args.value = args;
  }

  say(message: string): void {
    this.output.replaceChildren();
    this.status.className = "status";
    this.status.textContent = message;
  }

  /** Runs the program. It is deterministic, so what takes long is run again for more steps each time. */
  async start(): Promise<void> {
    if (!this.runner.mayRun()) return;
    const run = ++this.run;
    this.output.replaceChildren();
    this.status.className = "status";
    this.status.textContent = "Running…";
    this.busy(true);
    const begun = performance.now();
    try {
      const given = this.given();
      for (let steps = FIRST; run === this.run; steps *= GROWTH) {
        const answer = normalRun(await this.runner.engine.run({ do: "run", ...given, steps }));
        if (run !== this.run) return;
        this.show(answer);
        if (!answer.stopped) return this.ended(answer, ` (${duration(performance.now() - begun)})`);
      }
    } catch (error) {
      if (run === this.run) this.end(error instanceof Stopped ? "Stopped." : `The engine has failed: ${String(error)}`, "bad");
    } finally {
      if (run === this.run) this.busy(false);
    }
  }

  stop(): void {
    this.runner.engine.stop();
  }

  show(answer: RunAnswer): void {
    const near = this.output.scrollHeight - this.output.scrollTop - this.output.clientHeight < 20;
    this.output.replaceChildren(answer.stdout, h("span", { class: "stderr" }, answer.stderr));
    if (near) this.output.scrollTop = this.output.scrollHeight;
  }

  /** Says how a program has ended. */
  ended(answer: RunAnswer, took = ""): void {
    this.waits = answer.wantsInput;
    this.runner.ran(answer);
    if (answer.refused !== undefined) return this.end(`The program does not start: ${answer.refused}`, "bad");
    if (answer.trap) {
      this.runner.trapped(answer.trap.at);
      const { line, isFinding, message, notes } = answer.trap;
      this.end(`${isFinding ? "Found" : "Trap"}${line === undefined ? "" : ` in line ${line}`}: ${message}${took}`, "bad", notes);
      if (isFinding) this.status.append(h("button", { class: "cause", onclick: () => this.runner.cause() }, "Back to the cause"));
    } else if (answer.wantsInput) {
      this.end("The program waits for input: write a line above, or check that it ends there.", "waits");
      this.input.focus();
    } else this.end(`Ended with ${answer.status}${took}`, answer.status === 0 ? "good" : "");
  }

  private end(message: string, name: string, notes: string[] = []): void {
    this.status.className = `status ${name}`;
    this.status.replaceChildren(prose(message), ...notes.map((note) => h("div", { class: "note" }, prose(note))));
  }
}

function duration(milliseconds: number): string {
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;
}
