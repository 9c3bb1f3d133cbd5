// What the module answers when programs are run and looked at.
//
// usage: node programs.mjs MODULE
import assert from "node:assert/strict";
import { Engine } from "./engine.mjs";

const engine = new Engine(process.argv[2]);

const echo = `
declare i32 @getchar()
declare i32 @putchar(i32)
define i32 @main() {
  br label %loop
loop:
  %c = call i32 @getchar()
  %end = icmp eq i32 %c, -1
  br i1 %end, label %done, label %more
more:
  %p = call i32 @putchar(i32 %c)
  br label %loop
done:
  ret i32 7
}`;

const tests = {
  "a program is run"() {
    const answer = engine.call({ do: "run", source: echo, stdin: "ab\n", eof: true });
    assert.equal(answer.status, 7);
    assert.equal(answer.stdout, "ab\n");
    assert.equal(answer.wants_input, false);
    assert.deepEqual(answer.diagnostics, []);
  },
  "one that wants more input says so"() {
    const answer = engine.call({ do: "run", source: echo, stdin: "ab\n" });
    assert.deepEqual([answer.status, answer.stdout, answer.wants_input], [null, "ab\n", true]);
    assert.equal(answer.trap, null);
  },
  "mistakes are diagnostics"() {
    const answer = engine.call({ do: "run", source: "define i32 @main() {\n  ret i64 0\n}" });
    assert.equal(answer.status, 2);
    assert.equal(answer.diagnostics[0].severity, "error");
    assert.equal(answer.diagnostics[0].spans[0].start.line, 2);
    const missing = engine.call({ do: "run", source: "declare void @nowhere()\ndefine i32 @main() {\n  call void @nowhere()\n  ret i32 0\n}" });
    assert.equal(missing.status, 2);
    assert.match(missing.diagnostics[0].message, /nowhere/);
  },
  "a trap has its place"() {
    const source = "define i32 @main() {\n  %z = sub i32 1, 1\n  %q = sdiv i32 1, %z\n  ret i32 %q\n}";
    const { trap, status } = engine.call({ do: "run", source });
    assert.equal(status, 136);
    assert.equal(trap.kind, "division-by-zero");
    assert.deepEqual([trap.frames[0].function, trap.frames[0].line], ["main", 3]);
    const state = engine.call({ do: "state", source, step: 99 });
    assert.deepEqual([state.stopped, state.status, state.steps], [false, 136, 2]);
    assert.equal(state.calls[0].values[0].value.int, "0");
  },
  "a program without end is stopped"() {
    const source = "define void @main() {\n  br label %l\nl:\n  br label %l\n}";
    const { trap, status } = engine.call({ do: "run", source, steps: 1000000 });
    assert.deepEqual([trap.kind, status], ["out-of-fuel", 152]);
  },
  "the state is that of each step"() {
    const source = `
%node = type { i32, ptr }
@head = global ptr null
declare ptr @malloc(i64)
define void @push(i32 %v) {
  %n = call ptr @malloc(i64 16)
  store i32 %v, ptr %n
  %old = load ptr, ptr @head
  %at = getelementptr %node, ptr %n, i32 0, i32 1
  store ptr %old, ptr %at
  store ptr %n, ptr @head
  ret void
}
define i32 @main() {
  %x = alloca %node
  call void @push(i32 -1)
  call void @push(i32 2)
  ret i32 0
}`;
    const all = engine.call({ do: "run", source, stepped: true });
    assert.deepEqual([all.status, all.steps], [0, 18]);
    for (let step = 0; step < all.steps; step += 1) {
      const state = engine.call({ do: "state", source, step });
      assert.deepEqual([state.stopped, state.status, state.steps], [true, null, step]);
      assert.ok(state.calls.length >= 1);
    }
    const last = engine.call({ do: "state", source, step: 16 });
    assert.deepEqual(last.calls.map((call) => call.function), ["push", "main"]);
    const head = last.objects.find(({ name }) => name === "head");
    const second = last.objects[head.value.object];
    assert.equal(second.kind, "heap");
    assert.equal(second.bytes.slice(0, 8), "02000000");
    const values = Object.fromEntries(last.calls[0].values.map(({ name, value }) => [name, value]));
    assert.equal(values.v.int, "2");
    assert.equal(values.at.object, head.value.object);
    assert.equal(values.at.offset, 8);
    const old = last.objects[values.old.object];
    assert.equal(old.bytes.slice(0, 8), "ffffffff");
    const local = last.objects.find(({ kind }) => kind === "local");
    assert.deepEqual([local.name, local.type, local.size, local.call], ["x", "%node", 16, 1]);
    assert.equal(last.calls[0].line, 12);
  },
};

for (const [name, test] of Object.entries(tests)) {
  test();
  console.log(`ok: ${name}`);
}
