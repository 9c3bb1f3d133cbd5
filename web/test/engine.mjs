// The module for web pages, for tests: requests in JSON, answers in JSON.
import { readFileSync } from "node:fs";

export class Engine {
  constructor(path) {
    this.module = new WebAssembly.Module(readFileSync(path));
    this.restart();
  }

  /** Begins anew, with memory that nothing has used. */
  restart() {
    this.exports = new WebAssembly.Instance(this.module, {}).exports;
  }

  /** Answers a request. */
  call(request) {
    const { alloc, call, release, memory } = this.exports;
    const text = new TextEncoder().encode(JSON.stringify(request));
    const at = alloc(text.length);
    new Uint8Array(memory.buffer).set(text, at);
    const answer = call(at, text.length);
    release(at, text.length);
    const length = new DataView(memory.buffer).getUint32(answer, true);
    const bytes = new Uint8Array(memory.buffer, answer + 4, length);
    const found = JSON.parse(new TextDecoder().decode(bytes));
    release(answer, 4 + length);
    return found;
  }
}
