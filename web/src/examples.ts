// Programs to begin with, from three lines on.

import type { Strictness } from "./protocol.ts";
import first from "./examples/first.ll";
import hello from "./examples/hello.ll";
import input from "./examples/input.ll";
import list from "./examples/list.ll";
import loop from "./examples/loop.ll";
import phi from "./examples/phi.ll";
import recursion from "./examples/recursion.ll";
import three from "./examples/three.ll";
import trap from "./examples/trap.ll";
import variables from "./examples/variables.ll";

export interface Example {
  name: string;
  title: string;
  text: string;
  std?: Strictness;
  input?: string;
}

export const examples: Example[] = [
  { name: "loop", title: "A loop", text: loop },
  { name: "three", title: "Three lines", text: three },
  { name: "hello", title: "Hello, world", text: hello },
  { name: "recursion", title: "A function that calls itself", text: recursion },
  { name: "variables", title: "Variables in memory", text: variables },
  { name: "list", title: "A linked list", text: list },
  { name: "input", title: "Input", text: input, input: "1 2 3\n" },
  { name: "phi", title: "A phi that goes wrong", text: phi },
  { name: "trap", title: "A trap", text: trap },
  { name: "first", title: "A program of 2002", text: first },
];
