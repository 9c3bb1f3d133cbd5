// How long programs take in the module for web pages.
//
// usage: node speed.mjs MODULE [FILE...]
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Engine } from "./engine.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const [, , module, ...given] = process.argv;
const paths = given.length > 0 ? given : ["sieve", "nbody"].map((name) => join(root, `benches/c/${name}.ll`));
const begun = performance.now();
const engine = new Engine(module);
console.log(`instantiated in ${(performance.now() - begun).toFixed(1)} ms`);
for (const path of paths) {
  const source = readFileSync(path, "utf8");
  const times = [false, true].map((stepped) => {
    const all = [1, 2, 3].map(() => {
      const start = performance.now();
      const answer = engine.call({ do: "run", name: basename(path), source, stepped });
      if (answer.status === null || answer.status === 2) throw new Error(JSON.stringify(answer));
      return performance.now() - start;
    });
    return Math.min(...all).toFixed(0);
  });
  console.log(`${basename(path)}: ${times[0]} ms, ${times[1]} ms where it can be stopped`);
}
