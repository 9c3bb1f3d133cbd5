// What the engine answers of runs, as the views have it.

import type { Range } from "./protocol.ts";
import type { Cell, Frame, MemoryObject, RunAnswer, State, Trap, Value } from "./state.ts";

type Raw = Record<string, unknown>;

const raw = (value: unknown): Raw => (value && typeof value === "object" ? (value as Raw) : {});
const list = (value: unknown): Raw[] => (Array.isArray(value) ? value.map(raw) : []);
const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));
const number = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

function range(value: unknown): Range | null {
  const { start, end } = raw(value);
  return typeof start === "number" && typeof end === "number" ? { start, end } : null;
}

function trap(value: unknown): Trap | null {
  if (!value) return null;
  const found = raw(value);
  const first = list(found.frames)[0];
  const line = number(first?.line);
  return {
    message: text(found.message), kind: text(found.kind), at: range(first),
    notes: list(found.frames).slice(1, 6).map((frame) => `called by \`@${text(frame.function)}\`, line ${text(frame.line)}`),
    ...(line === undefined ? {} : { line }),
  };
}

/** Why a program does not start: the first of what is wrong with it. */
function refusal(found: Raw, trap: Trap | null): string | undefined {
  if (found.error !== undefined) return text(found.error);
  const wrong = list(found.diagnostics).find((row) => row.severity === "error" || row.type === "error");
  return wrong && !trap ? [text(wrong.message), ...(Array.isArray(wrong.notes) ? wrong.notes : [])].join("; ") : undefined;
}

export function normalRun(answer: unknown): RunAnswer {
  const found = raw(answer);
  const trapped = trap(found.trap);
  const stopped = trapped?.kind === "out-of-fuel";
  const refused = refusal(found, trapped);
  return {
    status: number(found.status) ?? null,
    stdout: text(found.stdout), stderr: text(found.stderr), trap: stopped ? null : trapped,
    wantsInput: found.wants_input === true, stopped, steps: number(found.steps),
    ...(refused === undefined ? {} : { refused }),
  };
}

function value(found: Raw): Value {
  const pointer = number(found.pointer);
  return {
    name: text(found.name), type: text(found.type), text: text(found.value), at: range(found.span),
    ...(pointer === undefined ? {} : { pointer }),
  };
}

function frame(found: Raw): Frame {
  return {
    function: text(found.function), block: text(found.block), at: range(found.span), line: number(found.line),
    values: list(found.values).map(value),
  };
}

function cell(found: Raw): Cell {
  const pointer = number(found.pointer);
  return {
    offset: number(found.offset) ?? 0, label: text(found.label), type: text(found.type), text: text(found.value),
    ...(pointer === undefined ? {} : { pointer }),
  };
}

function object(found: Raw): MemoryObject {
  const kind = found.kind === "stack" || found.kind === "heap" ? found.kind : "global";
  const of = number(found.frame);
  return {
    kind, name: text(found.name), address: number(found.address) ?? 0, size: number(found.size) ?? 0,
    cells: list(found.cells).map(cell),
    ...(of === undefined ? {} : { frame: of }),
  };
}

export function normalState(answer: unknown): State {
  const found = raw(answer);
  return {
    ...normalRun(answer), step: number(found.step) ?? 0, frames: list(found.frames).map(frame), objects: list(found.objects).map(object),
  };
}
