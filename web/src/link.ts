// Links that have the program in their fragment: `#p=` and the text, deflated, in base64url; `&std=` and the language.

import type { Strictness } from "./protocol.ts";

export interface Linked {
  text: string;
  std: Strictness;
}

const STDS: readonly string[] = ["auto", "llvm", "llvmlite", "llvm1", "llvm2002"];

async function piped(bytes: Uint8Array<ArrayBuffer>, through: GenericTransformStream): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(through as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function fragmentOf(program: Linked): Promise<string> {
  const deflated = await piped(new TextEncoder().encode(program.text), new CompressionStream("deflate-raw"));
  const std = program.std === "auto" ? "" : `&std=${program.std}`;
  return `#p=${toBase64(deflated)}${std}`;
}

/** The program of a fragment; none where it has none that can be read. */
export async function programOf(fragment: string): Promise<Linked | undefined> {
  const fields = new URLSearchParams(fragment.replace(/^#/, ""));
  const packed = fields.get("p");
  if (packed === null) return undefined;
  try {
    const bytes = await piped(fromBase64(packed), new DecompressionStream("deflate-raw"));
    const std = fields.get("std") ?? "auto";
    return {
      text: new TextDecoder("utf-8", { fatal: true }).decode(bytes),
      std: STDS.includes(std) ? (std as Strictness) : "auto",
    };
  } catch {
    return undefined;
  }
}
