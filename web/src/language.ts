// LLVM IR in colours.

import { HighlightStyle, StreamLanguage, syntaxHighlighting, StringStream } from "@codemirror/language";
import { tags } from "@lezer/highlight";

const TYPE = /^(?:i\d+|ptr|void|float|double|half|bfloat|fp128|x86_fp80|ppc_fp128|label|metadata|token|opaque|int|uint|long|ulong|short|ushort|sbyte|ubyte|bool)$/;
const CONSTANT = /^(?:true|false|null|undef|poison|zeroinitializer|none)$/;
const OPCODE = /^(?:ret|br|switch|indirectbr|invoke|callbr|resume|unreachable|fneg|f?add|f?sub|f?mul|[usf]div|[usf]rem|div|rem|shl|shr|[la]shr|and|or|xor|[if]cmp|set(?:eq|ne|lt|gt|le|ge)|phi|select|freeze|call|va_arg|alloca|malloc|free|load|store|fence|cmpxchg|atomicrmw|getelementptr|trunc|[zs]ext|fptrunc|fpext|fpto[us]i|[us]itofp|ptrtoint|inttoptr|bitcast|addrspacecast|cast|extractelement|insertelement|shufflevector|extractvalue|insertvalue|landingpad|catchpad|cleanuppad|catchswitch|catchret|cleanupret)$/;

function token(stream: StringStream): string | null {
  if (stream.eatSpace()) return null;
  if (stream.match(/^;.*/)) return "comment";
  const begins = stream.string.slice(0, stream.pos).trim() === "";
  if (begins && stream.match(/^(?:"[^"]*"|[-$._\w]+):/)) return "labelName";
  if (stream.match(/^c?"[^"]*"?/)) return "string";
  if (stream.match(/^%(?:"[^"]*"?|[-$._\w]+)/)) return "variableName";
  if (stream.match(/^[@$](?:"[^"]*"?|[-$._\w]+)/)) return "macroName";
  if (stream.match(/^[!#][-$._\w]*/)) return "meta";
  if (stream.match(/^-?(?:0x[0-9a-fA-FKLMHR]+|\d+(?:\.\d*)?(?:[eE][-+]?\d+)?)/)) return "number";
  const word = stream.match(/^[A-Za-z_.][\w.]*/) as RegExpMatchArray | null;
  if (!word) {
    stream.next();
    return "punctuation";
  }
  if (TYPE.test(word[0])) return "typeName";
  if (CONSTANT.test(word[0])) return "atom";
  return OPCODE.test(word[0]) ? "keyword" : "modifier";
}

const style = HighlightStyle.define([
  { tag: tags.comment, color: "var(--code-comment)", fontStyle: "italic" },
  { tag: tags.labelName, color: "var(--code-label)", fontWeight: "600" },
  { tag: tags.string, color: "var(--code-string)" },
  { tag: tags.variableName, color: "var(--code-local)" },
  { tag: tags.macroName, color: "var(--code-global)" },
  { tag: tags.meta, color: "var(--code-comment)" },
  { tag: tags.number, color: "var(--code-number)" },
  { tag: tags.typeName, color: "var(--code-type)" },
  { tag: tags.atom, color: "var(--code-number)" },
  { tag: tags.keyword, color: "var(--code-opcode)", fontWeight: "600" },
  { tag: tags.modifier, color: "var(--code-word)" },
  { tag: tags.punctuation, color: "var(--code-mark)" },
]);

const language = StreamLanguage.define({
  name: "llvm-ir",
  token,
  tokenTable: { macroName: tags.macroName },
  languageData: { commentTokens: { line: ";" } },
});

export const llvm = [language, syntaxHighlighting(style)];

const COLOURS: Record<string, string> = {
  comment: "comment", labelName: "label", string: "string", variableName: "local", macroName: "global", meta: "comment",
  number: "number", typeName: "type", atom: "number", keyword: "opcode", modifier: "word", punctuation: "mark",
};

/** The same colours for a line that is shown elsewhere: pieces, each with the name of its colour. */
export function pieces(line: string): { text: string; color: string }[] {
  const stream = new StringStream(line, 2, 2);
  const found: { text: string; color: string }[] = [];
  while (!stream.eol()) {
    stream.start = stream.pos;
    const kind = token(stream);
    found.push({ text: stream.current(), color: COLOURS[kind ?? ""] ?? "mark" });
  }
  return found;
}
