// The server behind the client of VS Code's protocol libraries. The command is the one in JITLITE.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { test } from "node:test";

const require = createRequire(import.meta.url);
const protocol = require("vscode-languageserver-protocol/node");
const { createProtocolConnection, StreamMessageReader, StreamMessageWriter } = protocol;

const command = process.env.JITLITE;
const skip = command ? false : "JITLITE names no command";
const uri = "file:///programs/a.ll";
const text = "define i32 @main() {\n  %x = add i32 1, 2 ; ä\n  ret i32 %y\n}\n";

test("a session of the protocol's own client", { skip }, async () => {
  const server = spawn(command, ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise((resolve) => server.on("exit", resolve));
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const published = [];
  let wake = () => {};
  connection.onNotification(protocol.PublishDiagnosticsNotification.type, (params) => {
    published.push(params);
    wake();
  });
  const diagnostics = async () => {
    while (published.length === 0) await new Promise((resolve) => (wake = resolve));
    return published.shift().diagnostics;
  };
  connection.listen();
  const { capabilities } = await connection.sendRequest(protocol.InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities: { general: { positionEncodings: ["utf-16"] } },
  });
  assert.equal(capabilities.positionEncoding, "utf-16");
  await connection.sendNotification(protocol.InitializedNotification.type, {});
  const item = { uri, languageId: "llvm", version: 1, text };
  await connection.sendNotification(protocol.DidOpenTextDocumentNotification.type, { textDocument: item });
  const [mistake, ...others] = await diagnostics();
  assert.deepEqual(others, []);
  assert.equal(mistake.code, "undefined-local");
  const range = { start: { line: 2, character: 10 }, end: { line: 2, character: 12 } };
  assert.deepEqual(mistake.range, range);
  await connection.sendNotification(protocol.DidChangeTextDocumentNotification.type, {
    textDocument: { uri, version: 2 },
    contentChanges: [{ range, text: "%x" }],
  });
  assert.deepEqual(await diagnostics(), []);
  const textDocument = { uri };
  const position = range.start;
  const hover = await connection.sendRequest(protocol.HoverRequest.type, { textDocument, position });
  assert.match(hover.contents.value, /%x: i32/);
  const tokens = await connection.sendRequest(protocol.SemanticTokensRequest.type, { textDocument });
  assert.equal(tokens.data.length % 5, 0);
  // What is taken back is refused as the library expects it, or was answered before.
  const source = new protocol.CancellationTokenSource();
  const taken = connection.sendRequest(protocol.HoverRequest.type, { textDocument, position }, source.token);
  source.cancel();
  await taken.catch((error) => assert.equal(error.code, protocol.LSPErrorCodes.RequestCancelled));
  await assert.rejects(connection.sendRequest("textDocument/none", {}), { code: -32601 });
  await connection.sendRequest(protocol.ShutdownRequest.type);
  await connection.sendNotification(protocol.ExitNotification.type);
  assert.equal(await ended, 0);
  connection.dispose();
});
