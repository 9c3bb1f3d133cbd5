//! Types that are known where none is written, or another one.

use super::super::error;
use super::super::lex::{Input, NAME, is, run, skip, token_len};
use super::super::opcode::{Opcode, opcode};
use super::super::parser::Parser;
use super::start_word;
use crate::diag::{Diagnostic, Span};
use crate::ir::print::message_type;
use crate::ir::{GlobalId, GlobalKind, Type, TypeId};

/// A part of a constant in front of which its type is missing.
#[derive(Clone, Copy)]
pub(in crate::text) struct Part {
    /// How many bytes were left.
    pub left: u32,
    /// The type of the whole.
    pub ty: TypeId,
    /// Which part it is.
    pub index: usize,
    /// How many bytes were left at the bracket in front, and the one that is wanted behind.
    pub open: u32,
    pub close: u8,
}

/// The type of a part of an aggregate.
fn part_type(p: &Parser<'_>, whole: TypeId, index: usize) -> Option<String> {
    Some(message_type(&p.m, part_id(p, whole, index)?))
}

fn part_id(p: &Parser<'_>, whole: TypeId, index: usize) -> Option<TypeId> {
    match p.m.types.resolved(whole) {
        Type::Array { elem, .. } | Type::Vector { elem, .. } => Some(elem),
        Type::Struct { fields, .. } => p.m.types.list(fields).get(index).copied(),
        _ => None,
    }
}

/// The parts of a list from the one at `fault` on, each with its type in front, and where they stand
/// now. The list gets the brackets of its type.
pub(super) fn typed_parts(p: &Parser<'_>, fault: Input<'_>, part: Part) -> Option<(Span, String)> {
    let end = fault.iter().position(|b| b"]}>[{<(\n;".contains(b))?;
    let text = std::str::from_utf8(&fault[..end]).ok()?.trim_end();
    if fault[end] != part.close {
        return None;
    }
    let count = match p.m.types.resolved(part.ty) {
        Type::Array { len, .. } => len,
        Type::Struct { fields, .. } => p.m.types.list(fields).len() as u64,
        _ => 1,
    };
    // `{0}` of C.
    if count > 1 && text == "0" && part.index == 0 {
        let open = p.end - part.open as usize;
        let whole = Span::new(open, p.at(fault) + end + 1);
        return Some((whole, "zeroinitializer".into()));
    }
    let parts: Option<Vec<String>> = text
        .split(',')
        .enumerate()
        .map(|(n, written)| {
            let written = written.trim();
            match written.contains(' ') {
                true => Some(written.to_string()),
                false => Some(format!(
                    "{} {written}",
                    part_type(p, part.ty, part.index + n)?
                )),
            }
        })
        .collect();
    let (parts, start) = (parts?.join(", "), p.at(fault));
    let own = match p.m.types.resolved(part.ty) {
        Type::Array { .. } => ('[', b']'),
        Type::Vector { .. } => ('<', b'>'),
        Type::Struct { packed: false, .. } => ('{', b'}'),
        _ => return None,
    };
    if own.1 == part.close {
        return Some((Span::new(start, start + text.len()), parts));
    }
    let open = p.end - part.open as usize;
    let before = std::str::from_utf8(&p.text[open + 1..start]).ok()?;
    let list = format!("{}{before}{parts}{}", own.0, own.1 as char);
    Some((Span::new(open, start + end + 1), list))
}

/// How deep lists are that get types.
const DEEPEST: usize = 8;

/// `[[1, 2], [3, 4]]`: a constant whose lists nest, with all their types.
pub(super) fn nested_parts(p: &Parser<'_>, part: Part) -> Option<(Span, String)> {
    let open = p.end - part.open as usize;
    let text = &p.text[open..];
    let line = &text[..memchr::memchr(b'\n', text).unwrap_or(text.len())];
    let line = std::str::from_utf8(line).ok()?;
    let (list, rest) = typed_list(p, part.ty, line, DEEPEST)?;
    Some((Span::new(open, open + line.len() - rest.len()), list))
}

/// The list that a text starts with, with the types of its parts and the brackets of its own, and what
/// is behind it.
fn typed_list<'t>(
    p: &Parser<'_>,
    ty: TypeId,
    text: &'t str,
    depth: usize,
) -> Option<(String, &'t str)> {
    let (open, close) = match p.m.types.resolved(ty) {
        Type::Array { .. } => ('[', ']'),
        Type::Vector { .. } => ('<', '>'),
        Type::Struct { packed: false, .. } => ('{', '}'),
        _ => return None,
    };
    let mut rest = text.trim_start().strip_prefix(['[', '{', '<'])?;
    let mut parts = Vec::new();
    for n in 0.. {
        let part = part_id(p, ty, n)?;
        let shown = message_type(&p.m, part);
        rest = rest.trim_start();
        rest = rest.strip_prefix(&*shown).map_or(rest, str::trim_start);
        let value = match rest.starts_with(['[', '{', '<']) {
            true if depth > 0 => {
                let (list, behind) = typed_list(p, part, rest, depth - 1)?;
                rest = behind;
                list
            }
            true => return None,
            false => {
                let end = rest.find([',', ']', '}', '>'])?;
                let value = rest[..end].trim_end().to_string();
                rest = &rest[end..];
                value
            }
        };
        parts.push(format!("{shown} {value}"));
        rest = rest.trim_start();
        match rest.strip_prefix(',') {
            Some(behind) => rest = behind,
            None => break,
        }
    }
    let rest = rest.strip_prefix([']', '}', '>'])?;
    Some((format!("{open}{}{close}", parts.join(", ")), rest))
}

/// `load i32, @g`: an address without its type.
pub(super) fn address_without_type(
    p: &Parser<'_>,
    diagnostic: Diagnostic,
    fault: Input<'_>,
    known: Option<GlobalId>,
) -> Diagnostic {
    let name = error::quote(&fault[..token_len(fault)]);
    let start = diagnostic.span().start as usize;
    let here = Span::new(start, start);
    let message = format!("expected a type in front of {name}");
    // A text without a star has no types of pointers.
    let is_typed = !p.m.opaque_pointers && p.text.contains(&b'*');
    let ty = match known.filter(|_| is_typed) {
        Some(global) if p.m.globals[global].kind != GlobalKind::Undeclared => {
            message_type(&p.m, p.m.globals[global].ptr_ty)
        }
        _ => "ptr".into(),
    };
    let before = p.text[..start].trim_ascii_end();
    if before.ends_with(b"load")
        && let Some(known) = known
        && let GlobalKind::Variable { .. } = p.m.globals[known].kind
    {
        let loaded = message_type(&p.m, p.m.globals[known].ty);
        let text = format!("write the loaded type, then the pointer's: `{loaded}, {ty}`");
        return Diagnostic::error("syntax", diagnostic.span(), message)
            .note("the name of a variable or function is its address")
            .fix(here, format!("{loaded}, {ty} "), text)
            .certain();
    }
    Diagnostic::error("syntax", diagnostic.span(), message)
        .note("the name of a variable or function is its address")
        .fix(here, format!("{ty} "), format!("add its type, `{ty}`"))
        .certain()
}

/// The type that a number has at `at`, where none is written in front of it.
pub(super) fn of_number(p: &mut Parser<'_>, start: Input<'_>, at: usize) -> Option<String> {
    let before = &p.text[p.end - start.len()..at];
    if matches!(
        start_word(start),
        b"call" | b"tail" | b"musttail" | b"invoke"
    ) && let Some(sign) = memchr::memchr(b'@', before)
    {
        let len = run(&before[sign + 1..], NAME);
        let (name, behind) = before[sign + 1..].split_at(len);
        let args = behind.strip_prefix(b"(")?;
        let name = p.m.names.find(name)?;
        let func = p.m.function(p.m.by_name.get(name, false)?)?;
        let n = args.iter().filter(|&&b| b == b',').count();
        return Some(message_type(&p.m, func.params.get(n)?.ty));
    }
    let index = matches!(
        start_word(start),
        b"getelementptr" | b"insertelement" | b"extractelement" | b"alloca"
    );
    if index {
        // An index or a count of that type is right in all places.
        return Some("i32".into());
    }
    if start_word(start) == b"insertvalue" {
        let line = &p.text[at..];
        let line = &line[..memchr::memchr(b'\n', line).unwrap_or(line.len())];
        let index = std::str::from_utf8(line).ok()?.rsplit(',').next()?;
        let index = index.trim().parse().ok()?;
        let name = before[memchr::memrchr(b'%', before)? + 1..].trim_ascii_end();
        let value = super::statement::local_named(p, name.strip_suffix(b",")?)?;
        return part_type(p, p.body.types[value], index);
    }
    if start_word(start) == b"switch" {
        let words = std::str::from_utf8(before).ok()?;
        let ty = words.split_ascii_whitespace().nth(1)?;
        return is_type(ty).then(|| ty.to_string());
    }
    None
}

/// `insertvalue undef, i32 %a, 0`: the type of the whole is missing, which may well be the one that the
/// function returns.
pub(super) fn aggregate_without_type(
    p: &Parser<'_>,
    diagnostic: Diagnostic,
    here: Span,
) -> Diagnostic {
    let ret = p.m.funcs[p.func].ret;
    match p.m.types.resolved(ret) {
        Type::Struct { .. } | Type::Array { .. } => {
            let ty = message_type(&p.m, ret);
            let text = format!("add the type of the whole, such as `{ty}`, which is returned");
            diagnostic.fix(here, format!("{ty} "), text)
        }
        _ => diagnostic.note(
            "the type of the whole stands in front of it: `insertvalue { i64, i32 } undef, i64 %x, 0`",
        ),
    }
}

/// `*%T`, `vector<4 x i32>`, `load volatile atomic`: what stands in front of a type, or in place of one.
pub(super) fn foreign_type<'a>(
    p: &mut Parser<'a>,
    diagnostic: &Diagnostic,
    start: Input<'a>,
    fault: Input<'a>,
) -> Option<Diagnostic> {
    let at = p.at(fault);
    if let Some(pointee) = fault.strip_prefix(b"*").or(fault.strip_prefix(b"&")) {
        let len = match pointee {
            [b'%', name @ ..] => 1 + run(name, NAME),
            _ => run(pointee, NAME),
        };
        let word = std::str::from_utf8(&pointee[..len]).ok()?;
        let is_known = is_type(word)
            || word
                .strip_prefix('%')
                .is_some_and(|name| super::header::is_type_name(p, name.as_bytes()));
        let span = Span::new(at, at + 1 + len);
        let with = match p.m.shows_pointees() && !p.m.opaque_pointers {
            true => format!("{word}*"),
            false => "ptr".into(),
        };
        let message = format!("the type of a pointer is written `{with}`");
        return is_known.then(|| {
            Diagnostic::error("syntax", span, message)
                .fix(span, with, "write it so")
                .certain()
        });
    }
    let word = &fault[..run(fault, NAME)];
    let glued = word.strip_prefix(b".").or(word.strip_prefix(b"_"));
    if glued.is_some_and(|ty| is_type(std::str::from_utf8(ty).unwrap_or(""))) {
        let mark = Span::new(at, at + 1);
        let text = "a blank stands between the word of an instruction and the type";
        return Some(diagnostic.clone().fix(mark, " ", text).certain());
    }
    let behind = skip(&fault[word.len()..]);
    if matches!(
        word,
        b"vector" | b"vec" | b"array" | b"Vector" | b"Array" | b"struct"
    ) && matches!(behind, [b'<' | b'[' | b'{', ..])
    {
        let gap = Span::new(at, p.at(behind));
        let text = "leave the word out: the brackets say what it is";
        return Some(diagnostic.clone().fix(gap, "", text).certain());
    }
    let access = matches!(start_word(start), b"load" | b"store");
    let head = p.text[p.end - start.len()..at].trim_ascii_end();
    if access && word == b"atomic" && head.ends_with(b"volatile") {
        let from = head.len() - b"volatile".len() + p.end - start.len();
        let whole = Span::new(from, at + word.len());
        let message = "`atomic` stands in front of `volatile`";
        let diagnostic = Diagnostic::error("syntax", diagnostic.span(), message);
        return Some(
            diagnostic
                .fix(whole, "atomic volatile", "swap them")
                .certain(),
        );
    }
    let is_ordering = crate::ir::inst::Ordering::from_word(word).is_some();
    if access && is_ordering && !word.is_empty() {
        let shown = error::quote(word);
        let message = format!("the ordering {shown} stands behind the address");
        let diagnostic = Diagnostic::error("syntax", diagnostic.span(), message);
        let line = super::statement::code_of_line(behind);
        let end = line.find(", align").unwrap_or(line.len());
        let whole = Span::new(at, p.at(behind) + end);
        let with = format!("{} {}", &line[..end], shown.trim_matches('`'));
        return Some(diagnostic.fix(whole, with, "write it there").certain());
    }
    None
}

/// A conversion whose line ends where its target should be.
pub(super) fn conversion_without_type(
    p: &Parser<'_>,
    diagnostic: Diagnostic,
    start: Input<'_>,
) -> Diagnostic {
    let end = diagnostic.span().end();
    let name = super::body::shown(p, p.statement_name);
    let diagnostic = diagnostic.note("a conversion names the type that it gives: `... to i64`");
    let used = by_uses(p.text, end, name.as_bytes()).filter(|_| !name.is_empty());
    match used {
        Some(ty) if !start.is_empty() => {
            let here = Span::new(end, end);
            let text = format!("`%{name}` is used as `{ty}`");
            diagnostic.fix(here, format!(" to {ty}"), text)
        }
        _ => diagnostic,
    }
}

/// A word that is a type as it stands.
pub(in crate::text) fn is_type(word: &str) -> bool {
    let word = word.trim_end_matches('*');
    match word.strip_prefix('i') {
        Some(digits) if !digits.is_empty() => digits.bytes().all(|b| b.is_ascii_digit()),
        _ => matches!(
            word,
            "ptr" | "half" | "bfloat" | "float" | "double" | "x86_fp80" | "fp128"
        ),
    }
}

/// The type that is wanted at `at` by what is written on its line: the word in front of it, or
/// behind a comma or a bracket the only type of the instruction.
pub(in crate::text) fn wanted(text: &[u8], at: usize) -> Option<&str> {
    let line = memchr::memrchr(b'\n', &text[..at]).map_or(0, |n| n + 1);
    let before = std::str::from_utf8(&text[line..at]).ok()?.trim_end();
    if !before.ends_with([',', '[']) {
        let last = before.rsplit([' ', '\t', '(', '[', '{', '<', ',']).next()?;
        return is_type(last).then_some(last);
    }
    let code = match before.split_once('=') {
        Some((_, code)) => code.trim_start(),
        None => before.trim_start(),
    };
    let len = run(code.as_bytes(), NAME);
    let one_type = matches!(
        opcode(code.as_bytes(), len),
        Some(Opcode::Binary(_) | Opcode::ICmp | Opcode::FCmp | Opcode::Phi)
    );
    let mut words = code[len..].split([' ', '\t']);
    words.find(|word| one_type && is_type(word))
}

/// The type that a local has by its uses in a text that begins at `from` and goes to the end of
/// its body. `name` has no percent sign.
pub(in crate::text) fn by_uses<'a>(text: &'a [u8], from: usize, name: &[u8]) -> Option<&'a str> {
    let end = memchr::memmem::find(&text[from..], b"\n}").map_or(text.len(), |n| from + n);
    let mut at = from;
    while let Some(n) = memchr::memchr(b'%', &text[at..end]) {
        let sign = at + n;
        at = sign + 1;
        let rest = &text[at..end];
        if run(rest, NAME) == name.len()
            && rest.starts_with(name)
            && skip(&rest[name.len()..]).first() != Some(&b'=')
            && let Some(ty) = wanted(text, sign)
        {
            return Some(ty);
        }
    }
    None
}

/// The type of a local whose definition could not be read, by the types that are written in it.
pub(super) fn by_definition<'a>(p: &Parser<'a>, name: &[u8]) -> Option<&'a str> {
    let line = [b"%", name, b" = "].concat();
    let start = memchr::memmem::rfind(&p.text[..p.end], &line)?;
    let code = std::str::from_utf8(&p.text[start + line.len()..p.end]).ok()?;
    let code = code.lines().next()?;
    let mut types = code.split([' ', ',', '(']).filter(|word| is_type(word));
    match opcode(code.as_bytes(), run(code.as_bytes(), NAME))? {
        Opcode::Binary(_) | Opcode::Phi | Opcode::Load | Opcode::FNeg | Opcode::Freeze => {
            types.next()
        }
        Opcode::Call => types.next().filter(|_| !code.contains("...")),
        Opcode::ICmp | Opcode::FCmp => Some("i1"),
        Opcode::Cast(_) => code
            .rsplit_once(" to ")
            .map(|(_, ty)| ty.trim())
            .filter(|ty| is_type(ty)),
        Opcode::Select => types.find(|ty| *ty != "i1"),
        Opcode::Alloca | Opcode::Gep if !p.m.shows_pointees() => Some("ptr"),
        Opcode::Alloca
        | Opcode::Store
        | Opcode::Gep
        | Opcode::Tail
        | Opcode::MustTail
        | Opcode::NoTail
        | Opcode::Invoke
        | Opcode::CallBr
        | Opcode::VaArg
        | Opcode::ExtractValue
        | Opcode::InsertValue
        | Opcode::ExtractElement
        | Opcode::InsertElement
        | Opcode::ShuffleVector
        | Opcode::Fence
        | Opcode::CmpXchg
        | Opcode::AtomicRmw
        | Opcode::LandingPad
        | Opcode::Resume
        | Opcode::CatchSwitch
        | Opcode::CatchPad
        | Opcode::CatchRet
        | Opcode::CleanupPad
        | Opcode::CleanupRet
        | Opcode::Ret
        | Opcode::Br
        | Opcode::Switch
        | Opcode::IndirectBr
        | Opcode::Unreachable
        | Opcode::Volatile
        | Opcode::Malloc
        | Opcode::Free
        | Opcode::Unsupported => None,
    }
}

/// The type that the first `ret` behind `from` returns.
pub(in crate::text) fn returned(text: &[u8], from: usize) -> Option<&str> {
    let end = memchr::memmem::find(&text[from..], b"\n}").map_or(text.len(), |n| from + n);
    let body = &text[from..end];
    let at =
        memchr::memmem::find_iter(body, b"ret ").find(|&at| at == 0 || !is(body[at - 1], NAME))?;
    let word = body[at + 4..].split(|b| b" \t\n;".contains(b)).next()?;
    let word = std::str::from_utf8(word).ok()?;
    (is_type(word) || word == "void").then_some(word)
}
