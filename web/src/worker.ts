// Runs in a worker: the engine, and a request after the other.

interface Exports {
  memory: WebAssembly.Memory;
  alloc(length: number): number;
  release(at: number, length: number): void;
  call(at: number, length: number): number;
}

type Message = { module: WebAssembly.Module } | { id: number; request: unknown };

export {};

let module: WebAssembly.Module | undefined;
let engine: Exports | undefined;

function answer(request: unknown): unknown {
  if (!module) throw new Error("the engine is not loaded");
  engine ??= new WebAssembly.Instance(module, {}).exports as unknown as Exports;
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const room = engine.alloc(bytes.length);
  new Uint8Array(engine.memory.buffer, room, bytes.length).set(bytes);
  const found = engine.call(room, bytes.length);
  engine.release(room, bytes.length);
  const length = new DataView(engine.memory.buffer).getUint32(found, true);
  const text = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, found + 4, length));
  engine.release(found, 4 + length);
  return JSON.parse(text);
}

self.onmessage = (event: MessageEvent<Message>) => {
  const message = event.data;
  if ("module" in message) {
    module = message.module;
    return;
  }
  try {
    self.postMessage({ id: message.id, answer: answer(message.request) });
  } catch (error) {
    // What has failed within is in no known state: the next request gets a new instance.
    engine = undefined;
    self.postMessage({ id: message.id, failed: String(error) });
  }
};
