//! Where the parts of an instruction, a definition or a constant stand in the text.
//!
//! The IR keeps one span an instruction. When something is wrong with an operand, this file
//! reads the text of the instruction again, just far enough to find the operand. It never fails:
//! what it does not find it leaves out, and the diagnostic points at the whole instruction.

mod reader;

use smallvec::SmallVec;

pub(crate) use self::reader::TokenReader;
use super::rule::InstKind;
use crate::diag::Span;
use crate::ir::Module;

/// The parts of an instruction, as far as they were found.
#[derive(Default)]
pub(super) struct InstParts {
    /// `%x` in front of the `=`.
    pub result: Option<Span>,
    /// The word of the instruction.
    pub opcode: Option<Span>,
    /// The callee of a call.
    pub callee: Option<Span>,
    /// Operands in the order of the text, without the callee; each with the type written in
    /// front of it.
    pub operands: SmallVec<[(Option<Span>, Span); 4]>,
    /// Types that stand alone: what `load`, `alloca`, `getelementptr` and `call` name, and the
    /// target of a conversion.
    pub types: SmallVec<[Span; 2]>,
    /// Labels, each with its `%`.
    pub labels: SmallVec<[Span; 2]>,
    /// All words that are none of these: flags, `align`, ...
    pub words: SmallVec<[Span; 2]>,
}

impl InstParts {
    /// Operand `n`.
    pub(super) fn operand(&self, n: usize) -> Option<Span> {
        self.operands.get(n).map(|&(_, span)| span)
    }

    /// The type of operand `n`, or of the nearest operand before it that has one.
    pub(super) fn type_of(&self, n: usize) -> Option<Span> {
        let upto = self.operands.get(..=n)?;
        upto.iter().rev().find_map(|&(ty, _)| ty)
    }
}

/// The parts of the instruction at `span`.
pub(super) fn parts(module: &Module, span: Span, kind: InstKind) -> InstParts {
    let mut parts = InstParts::default();
    if span.is_none() {
        return parts;
    }
    let mut r = TokenReader::new(module.text(span), span.start);
    let mark = r.at;
    if let Some(name) = r.token()
        && r.text(name).starts_with(b"%")
        && r.eat(b"=")
    {
        parts.result = Some(name);
    } else {
        r.at = mark;
    }
    read_opcode(&mut r, &mut parts, kind);
    read_items(&mut r, &mut parts, kind, None);
    parts
}

fn read_opcode(r: &mut TokenReader<'_>, parts: &mut InstParts, kind: InstKind) {
    parts.opcode = r.token();
    if let Some(op) = parts.opcode
        && matches!(r.text(op), b"tail" | b"musttail" | b"notail")
    {
        parts.words.push(op);
        parts.opcode = r.token();
    }
    if matches!(kind, InstKind::ICmp | InstKind::FCmp | InstKind::AtomicRmw) {
        // Flags, and the condition or the operation.
        while let Some(word) = r.peek_word() {
            if r.is_type() {
                break;
            }
            parts.words.push(word);
            r.token();
        }
    }
}

/// Types, operands and labels until the end of the text or the token `end`.
fn read_items(r: &mut TokenReader<'_>, parts: &mut InstParts, kind: InstKind, end: Option<&[u8]>) {
    let call =
        matches!(kind, InstKind::Call | InstKind::Invoke | InstKind::CallBr) && end.is_none();
    let mut expect_type = false;
    while let Some(next) = r.peek() {
        let text = r.text(next);
        if Some(text) == end {
            r.token();
            return;
        }
        match text {
            b"," => {
                r.token();
                continue;
            }
            b"to" => {
                r.token();
                expect_type = true;
                continue;
            }
            b"label" => {
                r.token();
                parts.labels.extend(r.token());
                continue;
            }
            b"[" if matches!(kind, InstKind::Phi) && !parts.types.is_empty() => {
                r.token();
                read_pair(r, parts);
                continue;
            }
            b"[" if matches!(kind, InstKind::Switch | InstKind::IndirectBr)
                && !parts.operands.is_empty() =>
            {
                r.token();
                continue;
            }
            b"]" | b"}" | b")" | b"=" => {
                r.token();
                continue;
            }
            _ => {}
        }
        let mark = r.at;
        match r.skip_type() {
            Some(ty)
                if !text.starts_with(b"%")
                    || expect_type
                    || r.has_operand()
                    || lone_type(kind, parts) =>
            {
                expect_type = false;
                // Attributes of arguments stand between type and value.
                while call || end.is_some() {
                    match r.peek_word() {
                        Some(word) if !r.is_constant_word(word) => {
                            parts.words.push(word);
                            r.token();
                            if r.peek().is_some_and(|t| r.text(t) == b"(") {
                                r.skip_balanced();
                            }
                        }
                        _ => break,
                    }
                }
                if kind == InstKind::Phi && r.peek().is_some_and(|t| r.text(t) == b"[") {
                    parts.types.push(ty);
                    continue;
                }
                match r.has_operand().then(|| r.skip_constant()).flatten() {
                    Some(callee) if call && parts.callee.is_none() => {
                        parts.types.push(ty);
                        parts.callee = Some(callee);
                        if r.eat(b"(") {
                            read_items(r, parts, kind, Some(b")"));
                        }
                    }
                    Some(operand) => parts.operands.push((Some(ty), operand)),
                    None => parts.types.push(ty),
                }
            }
            _ => {
                r.at = mark;
                match r.peek_word() {
                    Some(word) if !r.is_constant_word(word) => {
                        parts.words.push(word);
                        r.token();
                        if word_takes_number(r.text(word)) {
                            r.token();
                        }
                    }
                    _ => match r.skip_constant() {
                        Some(operand) => parts.operands.push((None, operand)),
                        None => {
                            r.token();
                        }
                    },
                }
            }
        }
    }
}

/// Whether a `%name` on its own is a type here and not a value.
fn lone_type(kind: InstKind, parts: &InstParts) -> bool {
    matches!(kind, InstKind::Alloca | InstKind::Load | InstKind::Gep)
        && parts.types.is_empty()
        && parts.operands.is_empty()
}

fn word_takes_number(word: &[u8]) -> bool {
    matches!(word, b"align" | b"cc")
}

/// `value, %label ]`
fn read_pair(r: &mut TokenReader<'_>, parts: &mut InstParts) {
    let Some(value) = r.skip_constant() else {
        return;
    };
    parts.operands.push((None, value));
    if r.eat(b",") {
        parts.labels.extend(r.token());
    }
    r.eat(b"]");
}

/// The parts of the definition of a global variable whose name is at `span`.
#[derive(Default)]
pub(super) struct GlobalParts {
    /// Words between `=` and the type: linkage, `global`, ...
    pub words: SmallVec<[Span; 4]>,
    /// The type.
    pub ty: Option<Span>,
    /// The initializer.
    pub init: Option<Span>,
    /// What follows it: `align 8` and such, from the comma.
    pub rest: Option<Span>,
}

/// The parts of the definition of a global variable whose name is at `span`.
pub(super) fn global(module: &Module, span: Span) -> GlobalParts {
    let mut parts = GlobalParts::default();
    let Some(mut r) = TokenReader::from(module, span.end()) else {
        return parts;
    };
    if span.is_none() || !r.eat(b"=") {
        return parts;
    }
    while let Some(word) = r.peek_word() {
        if r.is_type() {
            break;
        }
        parts.words.push(word);
        r.token();
        if r.peek().is_some_and(|t| r.text(t) == b"(") {
            r.skip_balanced();
        }
    }
    parts.ty = r.skip_type();
    let external = |&word: &Span| matches!(r.text(word), b"external" | b"extern_weak");
    if parts.ty.is_some() && !parts.words.iter().any(external) {
        parts.init = r.skip_constant();
    }
    if let Some(comma) = r.peek().filter(|&t| r.text(t) == b",") {
        r.token();
        let mut all = comma;
        while let Some(word) = r.peek_word() {
            all = all.to(word);
            r.token();
            match r.peek() {
                Some(t) if r.text(t) == b"(" => r.skip_balanced(),
                Some(t)
                    if r.text(t)
                        .first()
                        .is_some_and(|b| b.is_ascii_digit() || *b == b'"') =>
                {
                    r.token();
                    all = all.to(t);
                }
                _ => {}
            }
            if !r.eat(b",") {
                break;
            }
        }
        parts.rest = Some(all);
    }
    parts
}

/// A part of the constant at `span`: element, field or operand `path[0]` of it, of that
/// `path[1]`, and so on; with the type written in front of it. Answers the smallest part that
/// was found.
pub(super) fn constant(module: &Module, span: Span, path: &[u32]) -> (Option<Span>, Span) {
    let mut at = (None, span);
    // Of a part on the way to another only the beginning is looked for: constants nest deeply.
    let whole = |(ty, part): (Option<Span>, Span)| {
        let text = Span::new(part.start as usize, span.end());
        let read = TokenReader::new(module.text(text), text.start).skip_constant();
        (
            ty,
            if part == span {
                span
            } else {
                read.unwrap_or(part)
            },
        )
    };
    'path: for &index in path {
        let text = Span::new(at.1.start as usize, span.end());
        let mut r = TokenReader::new(module.text(text), text.start);
        // The words of a constant expression.
        while r.peek_word().is_some() {
            r.token();
        }
        match r.token() {
            Some(open) if matches!(r.text(open), b"[" | b"{" | b"(" | b"<") => {
                if r.text(open) == b"<" {
                    r.eat(b"{");
                }
            }
            _ => return whole(at),
        }
        let mut n = 0;
        loop {
            let ty = r.skip_type();
            while let Some(word) = r.peek_word() {
                // `inrange`, `to`
                if r.is_constant_word(word) {
                    break;
                }
                r.token();
                r.skip_type();
            }
            if ty.is_some() && r.has_operand() {
                if n == index
                    && let Some(start) = r.peek()
                {
                    at = (ty, start);
                    continue 'path;
                }
                n += u32::from(r.skip_constant().is_some());
            }
            if !r.eat(b",") {
                return whole(at);
            }
        }
    }
    whole(at)
}

/// A range of bytes of the string `layout` that the module has for its data layout; nothing where
/// it is not written so.
pub(super) fn data_layout(module: &Module, layout: &[u8], at: std::ops::Range<usize>) -> Span {
    let text = module.source_text().unwrap_or_default();
    let quoted = [b"\"", layout, b"\""].concat();
    // The last one counts, and stands behind its words.
    let found = memchr::memmem::rfind_iter(text, &quoted).find(|&start| {
        let line = memchr::memrchr(b'\n', &text[..start]).map_or(0, |at| at + 1);
        text[line..start].trim_ascii_start().starts_with(b"target")
    });
    match found {
        Some(quote) => Span::new(quote + 1 + at.start, quote + 1 + at.end),
        None => Span::NONE,
    }
}

/// The type that stands behind the first token `word` of `span`.
pub(super) fn type_behind(module: &Module, span: Span, word: &[u8]) -> Option<Span> {
    let mut r = TokenReader::new(module.text(span), span.start);
    while let Some(token) = r.token() {
        if r.text(token) == word {
            return r.skip_type();
        }
    }
    None
}

/// The parts of a function's head.
#[derive(Default)]
pub(super) struct Head {
    /// Words in front of the type of the result: linkage, calling convention, attributes.
    pub words: SmallVec<[Span; 4]>,
    /// The type of the result.
    pub ret: Option<Span>,
    /// From behind the `)` to the `{`, without blanks; empty where nothing stands there.
    pub rest: Option<Span>,
}

/// The head of the function whose text, from `define` or `declare`, is at `span`.
pub(super) fn head(module: &Module, span: Span) -> Head {
    let mut head = Head::default();
    if span.is_none() {
        return head;
    }
    let mut r = TokenReader::new(module.text(span), span.start);
    r.token();
    while let Some(word) = r.peek_word() {
        if r.is_type() {
            break;
        }
        head.words.push(word);
        r.token();
        if r.peek().is_some_and(|t| r.text(t) == b"(") {
            r.skip_balanced();
        } else if word_takes_number(r.text(word)) {
            r.token();
        }
    }
    head.ret = r.skip_type();
    r.token();
    if r.peek().is_some_and(|t| r.text(t) == b"(") {
        r.skip_balanced();
        let mut rest: Option<Span> = None;
        while let Some(token) = r.peek().filter(|&t| r.text(t) != b"{") {
            rest = Some(rest.map_or(token, |all| all.to(token)));
            r.token();
        }
        head.rest = rest;
    }
    head
}

/// The definition of group `number` of attributes.
pub(super) fn group(module: &Module, number: u32) -> Span {
    let Some(text) = module.source_text() else {
        return Span::NONE;
    };
    let head = format!("attributes #{number}");
    for at in memchr::memmem::find_iter(text, head.as_bytes()) {
        let starts = at == 0 || text[at - 1] == b'\n';
        let behind = text.get(at + head.len());
        if starts && !behind.is_some_and(u8::is_ascii_digit) {
            let end = memchr::memchr(b'}', &text[at..]).map_or(text.len(), |n| at + n + 1);
            return Span::new(at, end);
        }
    }
    Span::NONE
}

/// The first token of `span` that is written `word`, or all of `span`.
pub(super) fn word_in(module: &Module, span: Span, word: &str) -> Span {
    let mut r = TokenReader::new(module.text(span), span.start);
    while let Some(token) = r.token() {
        if r.text(token) == word.as_bytes() {
            return token;
        }
    }
    span
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::Source;
    use std::sync::Arc;

    fn module(text: &str) -> (Module, Span) {
        let mut module = Module::new();
        module.source = Some(Arc::new(Source::new("a.ll", text).unwrap()));
        (module, Span::new(0, text.len()))
    }

    fn shown(text: &str, kind: InstKind) -> String {
        let (module, span) = module(text);
        let parts = parts(&module, span, kind);
        let text = |span: Span| String::from_utf8_lossy(module.text(span)).into_owned();
        let mut out = Vec::new();
        out.extend(parts.result.map(|s| format!("result {}", text(s))));
        out.extend(parts.callee.map(|s| format!("callee {}", text(s))));
        out.extend(parts.types.iter().map(|&s| format!("type {}", text(s))));
        for &(ty, s) in &parts.operands {
            out.push(match ty {
                Some(ty) => format!("{}: {}", text(s), text(ty)),
                None => text(s),
            });
        }
        out.extend(parts.labels.iter().map(|&s| format!("label {}", text(s))));
        out.join("; ")
    }

    #[test]
    fn parts_of_instructions() {
        for (text, kind, expected) in [
            (
                "%x = add nsw i64 %a, -5",
                InstKind::Binary,
                "result %x; %a: i64; -5",
            ),
            ("icmp slt %t* null, %b", InstKind::ICmp, "null: %t*; %b"),
            (
                "%p = alloca %node, i64 %n, align 8",
                InstKind::Alloca,
                "result %p; type %node; %n: i64",
            ),
            (
                "load i64, i64* %p, align 8",
                InstKind::Load,
                "type i64; %p: i64*",
            ),
            ("load %t, %t* %p", InstKind::Load, "type %t; %p: %t*"),
            ("load %t* %p", InstKind::Load, "%p: %t*"),
            (
                "store i64 ptrtoint (i64* @a to i64), i64* %p",
                InstKind::Store,
                "ptrtoint (i64* @a to i64): i64; %p: i64*",
            ),
            (
                "getelementptr inbounds %t, %t* %p, i32 0, i32 %i",
                InstKind::Gep,
                "type %t; %p: %t*; 0: i32; %i: i32",
            ),
            (
                "%r = call i64 (i8*, ...) @printf(i8* nonnull %f, i64 3, double 0x40)",
                InstKind::Call,
                "result %r; callee @printf; type i64 (i8*, ...); %f: i8*; 3: i64; 0x40: double",
            ),
            ("call void %f()", InstKind::Call, "callee %f; type void"),
            ("bitcast i8* %x to %t*", InstKind::Cast, "type %t*; %x: i8*"),
            (
                "br i1 %c, label %a, label %b",
                InstKind::CondBr,
                "%c: i1; label %a; label %b",
            ),
            ("ret %t* %x ; comment", InstKind::Ret, "%x: %t*"),
            (
                "phi i64 [ 0, %entry ], [ %x, %\"a b\" ]",
                InstKind::Phi,
                "type i64; 0; %x; label %entry; label %\"a b\"",
            ),
            (
                "switch i64 %v, label %d [ i64 1, label %a\n i64 2, label %b ]",
                InstKind::Switch,
                "%v: i64; 1: i64; 2: i64; label %d; label %a; label %b",
            ),
            (
                "select i1 %c, i64 1, i64 %y",
                InstKind::Select,
                "%c: i1; 1: i64; %y: i64",
            ),
            (
                "extractvalue { i64, i64 } %s, 1",
                InstKind::ExtractValue,
                "%s: { i64, i64 }; 1",
            ),
        ] {
            assert_eq!(shown(text, kind), expected, "{text}");
        }
    }

    #[test]
    fn parts_of_constants_and_globals() {
        let text = "@g = private constant { i64, [2 x i8*] } { i64 1, [2 x i8*] [i8* null, \
                    i8* bitcast (i64* @x to i8*)] }, align 8\n@h = global i64 1";
        let (module, _) = module(text);
        let parts = global(&module, Span::new(0, 2));
        let text = |span: Span| String::from_utf8_lossy(module.text(span)).into_owned();
        assert_eq!(text(parts.ty.unwrap()), "{ i64, [2 x i8*] }");
        assert_eq!(text(parts.words[0]), "private");
        assert_eq!(text(parts.rest.unwrap()), ", align 8");
        let init = parts.init.unwrap();
        assert_eq!(text(constant(&module, init, &[0]).1), "1");
        assert_eq!(text(constant(&module, init, &[1, 0]).1), "null");
        assert_eq!(text(constant(&module, init, &[1, 1, 0]).1), "@x");
    }

    #[test]
    fn parts_of_heads() {
        let text = "define internal fastcc %t* @f(i64 %x) #0 { ret %t* null }";
        let (module, span) = module(text);
        let head = head(&module, span);
        let text = |span: Span| String::from_utf8_lossy(module.text(span)).into_owned();
        assert_eq!(text(head.ret.unwrap()), "%t*");
        assert_eq!(head.words.len(), 2);
        assert_eq!(text(head.rest.unwrap()), "#0");
    }

    #[test]
    fn any_text_ends() {
        for text in [
            "",
            "%x =",
            "call (",
            "add \"",
            "phi [ [",
            "switch i64 <{",
            "c\"",
            "%",
            "\u{e9}",
        ] {
            for kind in [
                InstKind::Call,
                InstKind::Phi,
                InstKind::Switch,
                InstKind::Binary,
                InstKind::Gep,
            ] {
                shown(text, kind);
            }
        }
    }
}
