// The engine in two workers: one for questions, which are short, and one for programs, which can be stopped.

import { fromBase64 } from "./link.ts";
import { Stopped, type Engine } from "./protocol.ts";

/** The text of `worker.ts` as one script, which the build puts here: a page that was opened as a file may not load one. */
declare const WORKER_TEXT: string;

declare global {
  /** What `jitlite-wasm.js` leaves: the module, compressed by gzip, in base64. */
  var jitliteWasm: string | undefined;
}

interface Waiting {
  done(answer: unknown): void;
  failed(error: Error): void;
}

class Answerer {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(private readonly module: Promise<WebAssembly.Module>) {}

  async ask(request: unknown): Promise<unknown> {
    const module = await this.module;
    this.worker ??= this.start(module);
    const worker = this.worker;
    const id = this.next++;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      worker.postMessage({ id, request });
    });
  }

  private start(module: WebAssembly.Module): Worker {
    const url = URL.createObjectURL(new Blob([WORKER_TEXT], { type: "text/javascript" }));
    const worker = new Worker(url);
    URL.revokeObjectURL(url);
    worker.onmessage = ({ data }) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ("failed" in data) waiting?.failed(new Error(data.failed));
      else waiting?.done(data.answer);
    };
    worker.postMessage({ module });
    return worker;
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const waiting of this.waiting.values()) waiting.failed(new Stopped("stopped"));
    this.waiting.clear();
  }
}

function load(url: string): Promise<void> {
  return new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = url;
    script.onload = () => done();
    script.onerror = () => failed(new Error(`could not load ${url}`));
    document.head.append(script);
  });
}

/** The module, which is fetched where that is possible; files may be loaded as scripts only. */
async function compile(base: string): Promise<WebAssembly.Module> {
  if (/^https?:/.test(base)) {
    const fetched = await fetch(new URL("jitlite.wasm", base));
    if (!fetched.ok) throw new Error(`could not load the engine: ${fetched.status}`);
    return WebAssembly.compile(await fetched.arrayBuffer());
  }
  if (globalThis.jitliteWasm === undefined) await load(new URL("jitlite-wasm.js", base).href);
  const packed = new Blob([fromBase64(globalThis.jitliteWasm ?? "")]).stream();
  const bytes = await new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  return WebAssembly.compile(bytes);
}

/** The engine whose files are in the folder of `base`. */
export function startEngine(base: string): Engine {
  const module = compile(base);
  const [questions, programs] = [new Answerer(module), new Answerer(module)];
  return {
    ask: (request) => questions.ask(request) as Promise<never>,
    run: (request) => programs.ask(request) as Promise<never>,
    stop: () => programs.stop(),
  };
}
