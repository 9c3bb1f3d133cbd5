//! Global definitions and the table of initializers.

use crate::diag::{Diagnostic, Span};
use crate::ir::{CastOp, Const, ConstId, ConstOp, GlobalId, GlobalKind, Module, TypeId};
use crate::verify::checker::{Checker, quoted};
use crate::verify::infos::Info;
use crate::verify::rule::{Check, Rule};
use crate::verify::{locate, show};

pub(in crate::verify) const RULES: &[Rule] = &[
    // "LLVMlite programs consist of three types of global definitions: function definitions,
    // global data definitions, and named type definitions"
    Rule {
        code: "lite-definition",
        says: "LLVMlite: \"LLVMlite programs consist of three types of global definitions: \
               function definitions, global data definitions, and named type definitions\"",
        check: Check::Module(definition),
    },
    // "@IDENT = global T G"
    Rule {
        code: "lite-global",
        says: "LLVMlite: \"@IDENT = global T G\"",
        check: Check::Global(global),
    },
    // The table of initializers: "null", "[0-9]+", "@IDENT", "c"[A-z]*\00"", "[ T G1, ..., T GN ]",
    // "{ T1 G1, ..., TN GN }", "bitcast (T1* G1 to T2*)"
    Rule {
        code: "lite-initializer",
        says: "LLVMlite's initializers are null, numbers [0-9]+, @IDENT, strings, arrays \
               [ T G1, ..., T GN ], structs { T1 G1, ..., TN GN } and bitcast (T1* G1 to T2*)",
        check: Check::Global(initializer),
    },
    // "[0-9]+ | i64 | 64-bit integer literal."
    Rule {
        code: "lite-literal",
        says: "LLVMlite: \"[0-9]+ | i64 | 64-bit integer literal\"",
        check: Check::Within("globals, operands"),
    },
    // "c"[A-z]*\00" | [ N x i8 ] | String literal. The size of the array N should be the length
    // of the string in bytes, including the null terminator \00."
    Rule {
        code: "lite-string",
        says: "LLVMlite: \"The size of the array N should be the length of the string in bytes, \
               including the null terminator \\00\"",
        check: Check::Within("globals"),
    },
];

const LITERAL: &Rule = crate::verify::walk::rule_named(RULES, "lite-literal");
const STRING: &Rule = crate::verify::walk::rule_named(RULES, "lite-string");

/// Lines of the top level that define something else, or nothing.
fn definition(c: &mut Checker<'_>, rule: &'static Rule) {
    let m = c.m;
    for global in m.globals.values() {
        if let GlobalKind::Alias(_) | GlobalKind::IFunc(_) = global.kind {
            let name = show::name_text(m, global.name);
            let diagnostic = c.error(rule, global.span, format!("`@{name}` is an alias"));
            c.push(diagnostic);
        }
    }
    let others = m.triple.is_some()
        || m.data_layout.is_some()
        || m.source_filename.is_some()
        || !m.module_asm.is_empty()
        || !m.metadata.is_empty()
        || !m.metadata.named.is_empty()
        || !m.use_lists.is_empty()
        || !m.summaries.is_empty()
        || !m.attrs.groups.is_empty()
        || !m.comdats.is_empty();
    let Some(source) = m.source.as_ref().filter(|_| others) else {
        return;
    };
    let text = source.bytes();
    let mut start = 0;
    while start < text.len() {
        let rest = &text[start..];
        let len = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        let line = &rest[..len];
        if let Some(what) = other_definition(line) {
            let mut quoted = false;
            let code = line.iter().position(|&b| {
                quoted ^= b == b'"';
                b == b';' && !quoted
            });
            let line_len = line[..code.unwrap_or(line.len())].trim_ascii_end().len();
            let span = Span::new(start, start + line_len);
            let diagnostic = c
                .error(
                    rule,
                    span,
                    format!("this is {what}, which LLVMlite does not have"),
                )
                .fix(Span::new(start, start + len), "", "leave it out")
                .certain();
            c.push(diagnostic);
        }
        start += len + 1;
    }
}

fn other_definition(line: &[u8]) -> Option<&'static str> {
    let starts = |word: &str| {
        line.strip_prefix(word.as_bytes())
            .is_some_and(|rest| matches!(rest.first(), Some(b' ' | b'\t' | b'=')))
    };
    match *line.first()? {
        b'!' => Some("metadata"),
        b'$' => Some("a comdat"),
        b's' if starts("source_filename") => Some("the name of a source file"),
        b't' if starts("target") => Some("a description of the target"),
        b'm' if starts("module") => Some("inline assembly"),
        b'a' if starts("attributes") => Some("a group of attributes"),
        _ => None,
    }
}

fn global(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let global = &c.m.globals[id];
    if !matches!(global.kind, GlobalKind::Variable { .. }) {
        return;
    }
    let parts = locate::global(c.m, global.span);
    for &word in &parts.words {
        let text = c.m.text(word);
        if text == b"global" || text == b"external" {
            continue;
        }
        let shown = String::from_utf8_lossy(text).into_owned();
        let diagnostic = if text == b"constant" {
            c.error(rule, word, "LLVMlite has no `constant`")
                .fix(word, "global", "write `global`")
        } else {
            c.error(rule, word, format!("LLVMlite has no `{shown}`"))
                .fix(with_blank(c.m, word), "", format!("leave out `{shown}`"))
                .certain()
        };
        c.push(diagnostic);
    }
    if let Some(rest) = parts.rest {
        let text = String::from_utf8_lossy(c.m.text(rest)).into_owned();
        let shown = text.trim_start_matches([',', ' ']).to_string();
        let diagnostic = c
            .error(
                rule,
                rest,
                format!(
                    "a definition of LLVMlite ends with its initializer: `{shown}` is too much"
                ),
            )
            .fix(rest, "", format!("leave out `{text}`"))
            .certain();
        c.push(diagnostic);
    }
}

/// A word with the blank behind it, if there is one.
pub(super) fn with_blank(m: &Module, word: Span) -> Span {
    let blank = m.text(Span::new(word.end(), word.end() + 1)) == b" ";
    Span::new(word.start as usize, word.end() + usize::from(blank))
}

fn initializer(c: &mut Checker<'_>, rule: &'static Rule, id: GlobalId) {
    let m = c.m;
    let global = &m.globals[id];
    let GlobalKind::Variable {
        init: Some(init), ..
    } = global.kind
    else {
        return;
    };
    // A type that is none says enough.
    if c.faults.get(global.ty).is_some() || c.m.types.resolve(global.ty) == TypeId::I8 {
        return;
    }
    // Depth first, with the way to each constant.
    let mut path: Vec<u32> = Vec::new();
    let mut stack: Vec<(ConstId, u32)> = vec![(init, 0)];
    while let Some((constant, next)) = stack.last_mut() {
        let (this, step) = (*constant, *next);
        *next += 1;
        let parts = match m.consts.get(this) {
            Const::Aggregate { elems, .. } => m.consts.lists.get(elems),
            Const::Expr {
                op: ConstOp::Cast(CastOp::BitCast),
                args,
                ..
            } => m.consts.lists.get(args),
            _ => &[],
        };
        if step == 0 && !is_initializer(c, this) {
            let parts = locate::global(m, global.span);
            let root = parts.init.unwrap_or(global.span);
            let span = match path.as_slice() {
                [] => root,
                path => locate::constant(m, root, path).1,
            };
            if let Some(diagnostic) = diagnose(c, rule, this, span) {
                c.push(diagnostic);
            }
        }
        match parts.get(step as usize) {
            Some(&part) => {
                path.push(step);
                stack.push((ConstId(part), 0));
            }
            None => {
                stack.pop();
                path.pop();
            }
        }
    }
}

/// Whether there is nothing to look at more closely.
fn is_initializer(c: &Checker<'_>, id: ConstId) -> bool {
    match c.m.consts.get(id) {
        Const::Null(_) | Const::Global(_) | Const::Aggregate { .. } => true,
        // A number with the high bit set may have been written with a minus.
        Const::Int { ty, value } => ty == TypeId::I64 && value >> 63 == 0,
        Const::Bytes { at, len, .. } => c.m.consts.bytes(at, len).last() == Some(&0),
        Const::Expr {
            op: ConstOp::Cast(CastOp::BitCast),
            ty,
            ..
        } => c.info(ty).any(Info::PTR),
        _ => false,
    }
}

/// The diagnostic for a constant that may be none of the table.
fn diagnose(c: &Checker<'_>, rule: &'static Rule, id: ConstId, span: Span) -> Option<Diagnostic> {
    match c.m.consts.get(id) {
        Const::Int { ty, .. } => literal(c, id, ty, span, true),
        Const::Bytes { .. } => {
            let text = c.m.text(span);
            let mut d = c.error(STRING, span, "this string does not end with `\\00`");
            if text.ends_with(b"\"") {
                let end = span.end() - 1;
                d = d.fix(Span::new(end, end), "\\00", "add the terminator");
            }
            Some(d.note("the length of the array counts the terminator too"))
        }
        Const::Zero(ty) => {
            let d = c.error(rule, span, "LLVMlite has no `zeroinitializer`");
            Some(match c.info(ty) {
                info if info.any(Info::PTR) => d.fix(span, "null", "write `null`").certain(),
                info if info.any(Info::INT) => d.fix(span, "0", "write `0`").certain(),
                _ => d.note("write the elements one by one"),
            })
        }
        _ => {
            let shown = quoted(&show::constant(c.m, id));
            let shown = match c.m.text(span) {
                text if text.len() < 40 && !text.is_empty() => {
                    format!("`{}`", String::from_utf8_lossy(text))
                }
                _ => shown,
            };
            Some(c.error(rule, span, format!("{shown} is no initializer of LLVMlite")))
        }
    }
}

/// The diagnostic for a literal that is not written as digits, or whose type is not `i64`.
pub(super) fn literal(
    c: &Checker<'_>,
    id: ConstId,
    ty: TypeId,
    span: Span,
    initializer: bool,
) -> Option<Diagnostic> {
    // The type itself is reported, and bytes are where they are used.
    let byte = !initializer && c.m.types.int_width(ty) == Some(8);
    if byte || c.faults.get(ty).is_some() {
        return None;
    }
    let text = c.m.text(span);
    let width = c.m.types.int_width(ty);
    if width != Some(64) {
        let own = c.ty(ty);
        let shown = match text.is_empty() {
            true => quoted(&show::constant(c.m, id)),
            false => format!("`{}`", String::from_utf8_lossy(text)),
        };
        let d = c.error(
            LITERAL,
            span,
            format!("literals are `i64`, but {shown} is {own}"),
        );
        return Some(match width {
            Some(1) => d.note(
                "a comparison gives an `i1`: `icmp eq i64 0, 0` is true, `icmp ne i64 0, 0` false",
            ),
            _ => d,
        });
    }
    if text.starts_with(b"-") {
        let shown = String::from_utf8_lossy(text).into_owned();
        let positive = shown.trim_start_matches('-').to_string();
        let d = c.error(
            LITERAL,
            span,
            format!("LLVMlite has no negative literals such as `{shown}`"),
        );
        let Const::Int { value, .. } = c.m.consts.get(id) else {
            return Some(d);
        };
        return Some(match initializer {
            true => d
                .fix(span, value.to_string(), "the same 64 bits without a sign")
                .certain(),
            false => d.note(format!("compute it: `sub i64 0, {positive}`")),
        });
    }
    (!text.is_empty() && !text.iter().all(u8::is_ascii_digit)).then(|| {
        let shown = String::from_utf8_lossy(text).into_owned();
        c.error(
            LITERAL,
            span,
            format!("`{shown}` is not written as a decimal number"),
        )
    })
}
