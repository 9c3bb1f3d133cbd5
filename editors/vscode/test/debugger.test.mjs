// The debugger behind VS Code's own client for tests of debug adapters. The command is the one in JITLITE.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const require = createRequire(import.meta.url);
const { DebugClient } = require("@vscode/debugadapter-testsupport");

const command = process.env.JITLITE;
const skip = command ? false : "JITLITE names no command";
const folder = mkdtempSync(join(tmpdir(), "jitlite-dap-"));
after(() => rmSync(folder, { recursive: true }));

const program = join(folder, "sum.ll");
writeFileSync(program, `@total = global i32 0
define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr @total
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 3
  br i1 %more, label %loop, label %end
end:
  %last = load i32, ptr @total
  ret i32 %last
}
`);

async function started() {
  const client = new DebugClient(command, "dap", "jitlite");
  await client.start();
  return client;
}

const move = async (client, request, line) => {
  const stopped = client.waitForEvent("stopped");
  await client.send(request, { threadId: 1 });
  const { body } = await stopped;
  const { body: stack } = await client.stackTraceRequest({ threadId: 1 });
  assert.equal(stack.stackFrames[0].line, line, request);
  return body.reason;
};

test("a breakpoint is hit, and the program goes on and back", { skip }, async () => {
  const client = await started();
  await client.hitBreakpoint({ program, stopOnEntry: false, stopAtEnd: true }, { path: program, line: 8 });
  const value = async (expression) => (await client.evaluateRequest({ expression, frameId: 1 })).body.result;
  assert.equal(await value("%i"), "0");
  assert.equal(await move(client, "continue", 8), "breakpoint");
  assert.equal(await value("%i"), "1");
  assert.equal(await move(client, "next", 9), "step");
  assert.equal(await move(client, "reverseContinue", 8), "breakpoint");
  assert.equal(await move(client, "reverseContinue", 8), "breakpoint");
  assert.equal(await value("%i"), "0");
  assert.equal(await move(client, "stepBack", 7), "step");
  const { body } = await client.send("dataBreakpointInfo", { name: "@total", frameId: 1 });
  await client.setBreakpointsRequest({ source: { path: program }, breakpoints: [] });
  await client.send("setDataBreakpoints", { breakpoints: [{ dataId: body.dataId, condition: "@total == 2" }] });
  assert.equal(await move(client, "continue", 8), "data breakpoint");
  assert.equal(await value("@total"), "2");
  const stopped = client.waitForEvent("stopped");
  await client.send("continue", { threadId: 1 });
  assert.equal((await stopped).body.reason, "end");
  const exited = client.waitForEvent("exited");
  await client.send("continue", { threadId: 1 });
  assert.equal((await exited).body.exitCode, 2);
  await client.stop();
});

test("a program that is wrong is not launched, and says why", { skip }, async () => {
  const client = await started();
  const wrong = join(folder, "wrong.ll");
  writeFileSync(wrong, "define i32 @main() {\n  ret i32 %x\n}\n");
  await client.initializeRequest();
  await assert.rejects(client.launchRequest({ program: wrong }), /undefined value `%x`/);
  await client.stop();
});
