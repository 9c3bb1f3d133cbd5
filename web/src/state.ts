// A program that was stopped at a step: where it is, its calls with their values, and its memory.

import type { Range } from "./protocol.ts";

export interface Trap {
  message: string;
  kind: string;
  at: Range | null;
  line?: number;
  notes: string[];
  /** It is what a checked program was found to do. */
  isFinding: boolean;
}

export interface RunAnswer {
  status: number | null;
  stdout: string;
  stderr: string;
  trap: Trap | null;
  /** The program has asked for input that is not there. */
  wantsInput: boolean;
  /** It was stopped since it had made as many steps as it was allowed. */
  stopped: boolean;
  /** How many steps it made, where they were counted. */
  steps: number | undefined;
  /** Why it does not start. */
  refused?: string;
}

export interface Value {
  name: string;
  type: string;
  text: string;
  /** The address, of a pointer. */
  pointer?: number;
  /** Where the value is defined. */
  at: Range | null;
}

export interface Frame {
  function: string;
  block: string;
  at: Range | null;
  line: number | undefined;
  /** Where that is in the source that the text was made of. */
  source: string | undefined;
  values: Value[];
}

export interface Cell {
  /** Its place in the object: numbers of fields and elements, or the offset. */
  label: string;
  text: string;
  /** The address, of a pointer. */
  pointer?: number;
}

export interface MemoryObject {
  kind: "stack" | "global" | "constant" | "heap";
  name: string;
  type: string;
  /** The call of an object on the stack; 0 is the innermost one. */
  frame?: number;
  address: number;
  size: number;
  cells: Cell[];
}

export interface State extends RunAnswer {
  step: number;
  /** Whether the program has come to its end, or to a trap. */
  hasEnded: boolean;
  /** The innermost call first. */
  frames: Frame[];
  objects: MemoryObject[];
}

/** The object that an address is in, or at the end of. */
export function objectAt(objects: MemoryObject[], address: number): MemoryObject | undefined {
  const inside = (object: MemoryObject, size: number) => address >= object.address && address < object.address + size;
  return objects.find((object) => inside(object, Math.max(object.size, 1))) ?? objects.find((object) => inside(object, object.size + 1));
}

/** What has changed from a state to the next, by a key of each part. */
export class Changes {
  private readonly before: Map<string, string> | undefined;

  constructor(before: State | undefined) {
    if (before) this.before = parts(before);
  }

  has(key: string, text: string): boolean {
    return this.before !== undefined && this.before.get(key) !== text;
  }
}

export function valueKey(depth: number, frame: Frame, value: Value): string {
  return `${depth} ${frame.function} ${value.name}`;
}

export function cellKey(object: MemoryObject, cell: Cell): string {
  return `${object.kind} ${object.address} ${cell.label}`;
}

function parts(state: State): Map<string, string> {
  const found = new Map<string, string>();
  state.frames.forEach((frame, n) => {
    for (const value of frame.values) found.set(valueKey(state.frames.length - n, frame, value), value.text);
  });
  for (const object of state.objects) {
    for (const cell of object.cells) found.set(cellKey(object, cell), cell.text);
  }
  return found;
}
