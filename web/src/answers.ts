// What the engine answers of runs, as the views have it.

import type { Range } from "./protocol.ts";
import { objectAt, type Cell, type Frame, type MemoryObject, type RunAnswer, type State, type Trap, type Value } from "./state.ts";

type Raw = Record<string, unknown>;

/** Where the values of each function are defined, as the request `locals` has it. */
export type Locals = Record<string, (Range & { name: string })[]>;

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
  const finding = found.finding ? raw(found.finding) : undefined;
  const places = list(finding?.spans).filter((span) => span.primary !== true);
  const sentences = Array.isArray(finding?.notes) ? finding.notes.map(text) : [];
  const calls = list(found.frames).slice(1, 6).map((frame) => `called by \`@${text(frame.function)}\`, line ${text(frame.line)}`);
  return {
    message: text(finding?.message ?? found.message), kind: text(found.kind), at: range(first), isFinding: finding !== undefined,
    notes: [...places.map((span) => `line ${text(raw(span.start).line)}: ${text(span.label)}`), ...calls, ...sentences],
    ...(line === undefined ? {} : { line }),
  };
}

/** A place in the source that a text was made of, as `file:line`. */
function sourceOf(call: Raw): string | undefined {
  const [place] = list(call.source);
  return place && `${text(place.file).split("/").pop() ?? ""}:${text(place.line)}`;
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

/** A value on one line. */
function shown(value: unknown, type: string, objects: MemoryObject[]): string {
  if (value === null || value === undefined) return "?";
  const found = raw(value);
  if (found.omitted === true) return "…";
  if (typeof found.int === "string") return found.bits === 1 ? (found.int === "0" ? "false" : "true") : found.int;
  if (typeof found.float === "string") return found.float;
  if (typeof found.pointer === "string") {
    if (found.pointer === "0x0") return "null";
    const object = objects[number(found.object) ?? -1];
    if (!object) return found.pointer;
    const offset = number(found.offset) ?? 0;
    return `→ ${object.name}${offset === 0 ? "" : ` + ${offset}`}`;
  }
  const string = characters(value);
  if (string !== undefined) return string;
  if (Array.isArray(found.list)) return `[${found.list.map((part) => shown(part, type, objects)).join(", ")}]`;
  if (Array.isArray(found.fields)) return `{ ${found.fields.map((part) => shown(part, type, objects)).join(", ")} }`;
  return text(found.hex);
}

/** The text of an array of bytes, if it looks like some. */
function characters(value: unknown): string | undefined {
  const parts = list(raw(value).list);
  if (parts.length < 2 || parts.some((part) => part.bits !== 8)) return undefined;
  const bytes = parts.map((part) => Number(part.int) & 255);
  const end = bytes.indexOf(0);
  const written = end < 0 ? bytes : bytes.slice(0, end);
  if (written.some((byte) => (byte < 32 && byte !== 10 && byte !== 9) || byte > 126) || written.length === 0) return undefined;
  return JSON.stringify(String.fromCharCode(...written));
}

const address = (value: unknown): number | undefined => {
  const { pointer } = raw(value);
  return typeof pointer === "string" && pointer !== "0x0" ? Number(pointer) : undefined;
};

/** What an object holds: a row for each scalar in it, or for each eight bytes where its type is not known. */
function cells(found: Raw, objects: MemoryObject[]): Cell[] {
  const rows: Cell[] = [];
  const add = (value: unknown, label: string): void => {
    const parts = raw(value).list ?? raw(value).fields;
    if (Array.isArray(parts) && characters(value) === undefined) {
      parts.forEach((part, n) => add(part, label === "" ? String(n) : `${label}.${n}`));
      return;
    }
    const pointer = address(value);
    rows.push({ label, text: shown(value, "", objects), ...(pointer === undefined ? {} : { pointer }) });
  };
  if (found.value !== null && found.value !== undefined) {
    add(found.value, "");
    return rows;
  }
  const bytes = (text(found.bytes).match(/../g) ?? []).map((byte) => parseInt(byte, 16));
  for (let at = 0; at < bytes.length; at += 8) rows.push(word(bytes.slice(at, at + 8), at, objects));
  return rows;
}

/** Eight bytes of which nothing is known: an address, if they lead into an object, or numbers of four bytes. */
function word(bytes: number[], at: number, objects: MemoryObject[]): Cell {
  const four = (from: number) => bytes.slice(from, from + 4).reduceRight((sum, byte) => sum * 256 + byte, 0);
  const whole = four(4) * 2 ** 32 + four(0);
  const object = whole === 0 ? undefined : objectAt(objects, whole);
  const label = `+${at}`;
  if (object && bytes.length === 8) {
    const offset = whole - object.address;
    return { label, text: `→ ${object.name}${offset === 0 ? "" : ` + ${offset}`}`, pointer: whole };
  }
  const halves = bytes.length > 4 ? [four(0), four(4)] : [four(0)];
  return { label, text: halves.map((half) => String(half | 0)).join(" ") };
}

function object(found: Raw, n: number): MemoryObject {
  const kinds = { local: "stack", variable: "global", constant: "constant", heap: "heap" } as const;
  const kind = kinds[text(found.kind) as keyof typeof kinds] ?? "global";
  const sigil = kind === "stack" ? "%" : "@";
  const of = number(found.call);
  return {
    kind, name: found.name ? sigil + text(found.name).replace(/^[%@]/, "") : kind === "heap" ? `block ${n}` : text(found.address),
    type: text(found.type), address: Number(found.address), size: number(found.size) ?? 0, cells: [],
    ...(of === undefined ? {} : { frame: of }),
  };
}

export function normalState(answer: unknown, locals: Locals): State {
  const found = raw(answer);
  const run = normalRun(answer);
  const rows = list(found.objects);
  let blocks = 0;
  const objects = rows.map((row) => object(row, row.kind === "heap" ? ++blocks : 0));
  objects.forEach((object, n) => (object.cells = cells(rows[n] ?? {}, objects)));
  const frames = list(found.calls).map((call): Frame => {
    const places = locals[text(call.function)] ?? [];
    const values = list(call.values).map((row): Value => {
      const name = `%${text(row.name)}`;
      const pointer = address(row.value);
      return {
        name, type: text(row.type), text: shown(row.value, text(row.type), objects), at: places.find((place) => place.name === name) ?? null,
        ...(pointer === undefined ? {} : { pointer }),
      };
    });
    return { function: text(call.function), block: text(call.block), at: range(call), line: number(call.line), source: sourceOf(call), values };
  });
  const hasEnded = found.stopped !== true;
  const step = (hasEnded ? run.steps : number(found.step)) ?? 0;
  return { ...run, step, hasEnded, frames, objects };
}
