// Runs the programs of tests/files/run and benches/c in the module for web pages, and compares what they do with their
// headers (see tests/support/expectation.rs). A file is skipped only for what the module lacks, by the reason that it gives.
//
// usage: node files.mjs MODULE [PART OF A NAME]
import { readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Engine } from "./engine.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
// So many files do at least what they are to do.
const LEAST = 670;

const TRAPS = {
  address: [139, "bad address"],
  stack: [139, "stack overflow"],
  divide: [136, "division by zero"],
  overflow: [136, "division overflow"],
  unreachable: [132, "`unreachable` was reached"],
  abort: [134, "`abort` was called"],
  bus: [135, "access to a page that cannot be had"],
};

function find(folder) {
  const names = readdirSync(folder).sort();
  return names.flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? find(path) : path.endsWith(".ll") ? [path] : [];
  });
}

/** The text of a line of input or output, of which bytes may be escaped. */
function unescape(value) {
  let ends = true;
  const bytes = [];
  for (const [part] of value.matchAll(/\\x[0-9a-fA-F]{2}|\\.|[^\\]+/gs)) {
    if (part === "\\c") ends = false;
    else if (part === "\\n") bytes.push(10);
    else if (part === "\\t") bytes.push(9);
    else if (part === "\\\\") bytes.push(92);
    else if (part.startsWith("\\x")) bytes.push(parseInt(part.slice(2), 16));
    else bytes.push(...Buffer.from(part));
  }
  if (ends) bytes.push(10);
  return Buffer.from(bytes);
}

function words(text) {
  return [...text.matchAll(/"([^"]*)"|(\S+)/g)].map((found) => found[1] ?? found[2]);
}

function header(source) {
  const e = { exit: null, stdout: [], stdin: [], stderr: [], args: [], flags: [], trap: null };
  for (const line of source.replace(/^\ufeff/, "").split("\n")) {
    const found = /^; ([^:]*):( ?)(.*)$/.exec(line.replace(/\r$/, ""));
    if (!found) continue;
    const [, key, , value] = found;
    if (key === "exit") e.exit = Number(value);
    if (key === "stdout") e.stdout.push(unescape(value));
    if (key === "stdin") e.stdin.push(unescape(value));
    if (key === "stderr") e.stderr.push(value);
    if (key === "args") e.args = words(value);
    if (key === "flags") e.flags = words(value);
    if (key === "trap") {
      const [kind, place] = value.split(" in");
      [e.exit, e.trap] = TRAPS[kind];
      e.place = place.trim();
    }
  }
  return e;
}

/** What is asked of the module for a file; a text is why it cannot be. */
function request(path, source, e) {
  const asked = { do: "run", name: path, source, args: e.args, eof: true, stack: 8 << 20 };
  asked.stdin = Buffer.concat(e.stdin).toString();
  for (let i = 0; i < e.flags.length; i += 1) {
    const [flag, given] = e.flags[i].split("=");
    const value = () => given ?? e.flags[++i];
    if (flag === "--std") asked.std = value();
    else if (flag === "--entry") asked.entry = value();
    else return `the module has no \`${flag}\``;
  }
  return asked;
}

/** Why a file cannot be run in the module; undefined if it can. */
function refusal(source, e, answer) {
  if (e.stderr.some((text) => /^(free|malloc)\(\)/.test(text))) return "what the C library's allocator says";
  const messages = answer.diagnostics.filter(({ code }) => ["unsupported", "out-of-memory"].includes(code));
  if (messages.length > 0) return messages[0].message;
  if (answer.trap?.kind === "unsupported") return answer.trap.message;
  const names = [...e.stderr, e.place ?? ""].some((text) => text.includes("::"));
  if (names && answer.trap !== null) return "names as C++ and Rust write them";
  if (/@(fopen|open|freopen|getenv|environ|clock_gettime|gettimeofday|time)\b/.test(source)) {
    return "files, the environment and the time of the process";
  }
  return undefined;
}

function wrong(e, answer) {
  const found = [];
  if (answer.status !== e.exit) found.push(`status ${answer.status}, not ${e.exit}`);
  const stdout = new TextDecoder().decode(Buffer.concat(e.stdout));
  if (answer.stdout !== stdout) found.push(`stdout ${JSON.stringify(answer.stdout)}, not ${JSON.stringify(stdout)}`);
  // What is read of a module without an error is for the request that checks it.
  const stderr = e.stderr.some((text) => text.startsWith("warning")) ? [] : e.stderr;
  const rendered = answer.diagnostics.map((d) => d.rendered ?? d.message).join("\n");
  const errors = answer.stderr + rendered + (answer.trap?.rendered ?? "");
  for (const text of [...stderr, ...(e.trap ? [e.trap, e.place] : [])]) {
    if (!errors.includes(text)) found.push(`no \`${text}\` in ${JSON.stringify(errors)}`);
  }
  return found;
}

const [, , module, part = ""] = process.argv;
const engine = new Engine(module);
const skipped = new Map();
let done = 0;
let failed = 0;
const start = performance.now();
for (const path of [...find(join(root, "tests/files/run")), ...find(join(root, "benches/c"))]) {
  const name = relative(root, path);
  if (!name.includes(part)) continue;
  const source = readFileSync(path, "utf8");
  const e = header(source);
  const asked = request(name, source, e);
  const skip = (why) => skipped.set(why, [...(skipped.get(why) ?? []), name]);
  if (typeof asked === "string") {
    skip(asked);
    continue;
  }
  try {
    const answer = engine.call(asked);
    const found = wrong(e, answer);
    const why = found.length > 0 ? refusal(source, e, answer) : undefined;
    if (why !== undefined) {
      skip(why);
    } else if (found.length > 0) {
      failed += 1;
      console.log(`${name}: ${found.join("; ").slice(0, 600)}`);
    } else {
      done += 1;
    }
  } catch (error) {
    failed += 1;
    console.log(`${name}: the module has trapped: ${error}`);
    engine.restart();
    // A module that fails at everything need not be tried with everything.
    if (done === 0 && failed > 20) break;
  }
}
if (process.env.JITLITE_VERBOSE) {
  for (const [why, names] of skipped) console.log(`skipped: ${why}: ${names.join(" ")}`);
}
const count = [...skipped.values()].reduce((sum, names) => sum + names.length, 0);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`${done} files did in the module what they are to do, ${failed} did not, ${count} were skipped (${seconds} s)`);
if (failed > 0 || (part === "" && done < LEAST)) process.exit(1);
