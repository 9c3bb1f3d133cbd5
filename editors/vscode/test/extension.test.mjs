// The grammar over programs, and what the manifest names.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

const require = createRequire(import.meta.url);
const here = new URL("..", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("package.json", here)));
const oniguruma = require("vscode-oniguruma");
const { Registry, INITIAL, parseRawGrammar } = require("vscode-textmate");

async function grammar() {
  await oniguruma.loadWASM(readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm")));
  const { path, scopeName } = manifest.contributes.grammars[0];
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => parseRawGrammar(readFileSync(new URL(path, here), "utf8"), path),
  });
  return registry.loadGrammar(scopeName);
}

/** The tokens of a text that have a scope beside that of the language: `[text, scope]`. */
function tokens(grammar, text) {
  let stack = INITIAL;
  return text.split("\n").flatMap((line) => {
    const found = grammar.tokenizeLine(line, stack);
    stack = found.ruleStack;
    return found.tokens
      .filter((token) => token.scopes.length > 1)
      .map((token) => [line.slice(token.startIndex, token.endIndex), token.scopes.at(-1)]);
  });
}

const llvm = await grammar();

test("each token of a program has its scope", () => {
  const text = [
    "%pair = type { i32, ptr } ; two",
    '@s = private constant [4 x i8] c"a;\\0A\\00"',
    "define internal i64 @f.x(i64 %n) #0 {",
    "entry:",
    "  %0 = add nsw i64 %n, -1",
    "  br i1 true, label %entry, label %2, !prof !3",
    "  %1 = call double @llvm.sqrt.f64(double 0x3FF0000000000000)",
    "  store float 1.5e+00, ptr @g, align 4",
  ].join("\n");
  assert.deepEqual(tokens(llvm, text).map(([text, scope]) => `${text} ${scope.replace(".llvm", "")}`), [
    "%pair entity.name.type", "type keyword.other", "i32 storage.type", "ptr storage.type",
    "; two comment.line.semicolon",
    "@s variable.other.global", "private keyword.other", "constant keyword.other",
    "4 constant.numeric.integer", "x keyword.other", "i8 storage.type", 'c" string.quoted.double', "a; string.quoted.double",
    "\\0A constant.character.escape", "\\00 constant.character.escape", '" string.quoted.double',
    "define keyword.other", "internal keyword.other", "i64 storage.type", "@f.x entity.name.function",
    "i64 storage.type", "%n variable.other.local", "#0 entity.other.attribute-name.group",
    "entry entity.name.label", ": punctuation.separator.label",
    "%0 variable.other.local", "add keyword.operator.instruction", "nsw keyword.other", "i64 storage.type",
    "%n variable.other.local", "-1 constant.numeric.integer",
    "br keyword.operator.instruction", "i1 storage.type", "true constant.language", "label storage.type",
    "%entry variable.other.local", "label storage.type", "%2 variable.other.local",
    "!prof variable.other.metadata", "!3 variable.other.metadata",
    "%1 variable.other.local", "call keyword.operator.instruction", "double storage.type",
    "@llvm.sqrt.f64 support.function.intrinsic", "double storage.type", "0x3FF0000000000000 constant.numeric.hex",
    "store keyword.operator.instruction", "float storage.type", "1.5e+00 constant.numeric.float", "ptr storage.type",
    "@g variable.other.global", "align keyword.other", "4 constant.numeric.integer",
  ]);
});

test("a program of the examples has words for each of its tokens", () => {
  const folder = new URL("../../examples/", here);
  const text = readFileSync(new URL("fac.ll", folder), "utf8");
  const bare = text.replace(/;.*$/gm, "").match(/[%@!#]?[-\w$.]+/g);
  const painted = tokens(llvm, text).filter(([, scope]) => !scope.startsWith("comment"));
  assert.deepEqual(painted.map(([text]) => text).filter((text) => /\w/.test(text)), bare);
});

test("what the manifest names is there", () => {
  for (const path of [
    manifest.main,
    manifest.contributes.grammars[0].path,
    manifest.contributes.languages[0].configuration,
    "dist/jitlite.vsix",
  ]) {
    assert.ok(existsSync(new URL(path, here)), path);
  }
});
