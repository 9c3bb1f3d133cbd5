// Requests and answers of the engine (web/engine). Places are offsets in bytes.

export interface Range {
  start: number;
  end: number;
}

export interface Position {
  line: number;
  column: number;
  offset: number;
}

export interface Label {
  primary: boolean;
  label: string;
  start: Position | null;
  end: Position | null;
}

export interface Fix {
  message: string;
  certain: boolean;
  replacement: string;
  start: Position;
  end: Position;
}

/** A diagnostic, as `jitlite check --format json` prints it. */
export interface Diagnostic {
  severity: "error" | "warning";
  code: string;
  message: string;
  spans: Label[];
  notes: string[];
  fix: Fix | null;
}

export interface Checked {
  valid: boolean;
  errors: number;
  diagnostics: Diagnostic[];
  functions: string[];
}

export interface Hover extends Range {
  title: string;
  text: string[];
  rules: { code: string; says: string }[];
}

export interface Reference extends Range {
  defines: boolean;
}

export interface Edit extends Range {
  text: string;
}

export type CompletionKind =
  "local" | "label" | "function" | "variable" | "type" | "instruction" | "word";

export interface Completions extends Range {
  items: { text: string; kind: CompletionKind; detail: string }[];
}

export interface Block {
  label: string;
  at: Range | null;
  x: number;
  y: number;
  width: number;
  height: number;
  lines: { text: string; at: Range | null }[];
  ending: "goes" | "returns" | "dies";
}

export interface Edge {
  from: number;
  to: number;
  kind: "plain" | "true" | "false" | "case" | "unwind";
  label: string;
  path: string;
  x: number;
  y: number;
}

export interface Graph {
  function: string | null;
  functions: string[];
  char: number;
  line: number;
  head: number;
  pad: number;
  width: number;
  height: number;
  blocks: Block[];
  edges: Edge[];
}

export interface Line {
  text: string;
  at: Range | null;
}

export interface Listing {
  function: string | null;
  functions: string[];
  lines: Line[];
}

export interface Passes {
  function: string | null;
  functions: string[];
  steps: { pass: string; says: string; lines: Line[] }[];
}

/** What an engine answers instead where a request is wrong. */
export interface Refused {
  error: string;
}

export type Strictness = "auto" | "llvm" | "llvmlite" | "llvm1" | "llvm2002";

/** Who answers requests: a worker with the engine in it, or what an embedder puts in its place. */
export interface Engine {
  ask<T>(request: Record<string, unknown>): Promise<T>;
  /** As `ask`, of what may take long: `stop` ends it, and its promise fails. */
  run<T>(request: Record<string, unknown>): Promise<T>;
  stop(): void;
}

export class Stopped extends Error {}
