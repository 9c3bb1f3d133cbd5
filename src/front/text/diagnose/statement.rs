//! Statements that say in the words of another language what LLVM IR says in its own.

use super::super::foreign;
use super::super::lex::{ALPHA, Input, NAME, ident, is, run, token_len};
use super::super::locals::Locals;
use super::super::parser::Parser;
use super::super::{body, error};
use super::{CONSTANTS, TYPES, misspelt};
use crate::diag::{Diagnostic, Span};
use crate::ir::print::message_type;
use crate::ir::{LocalName, TypeId, Value};

/// A statement whose first word is one of another language.
pub(super) fn foreign_instruction<'a>(
    p: &mut Parser<'a>,
    diagnostic: Diagnostic,
    fault: Input<'a>,
    row: &foreign::Instruction,
) -> Diagnostic {
    let code = code_of_line(fault).trim_end_matches(';');
    let mut words = code.split_ascii_whitespace();
    let word = words.next().unwrap_or("");
    let ty = words.next().unwrap_or("");
    let operand = words.next();
    if row.int == "icmp" && p.statement_name == LocalName::UNNAMED {
        return diagnostic.note(foreign::COMPARE);
    }
    if foreign::jumps(row)
        && let [_, condition, yes, no] = code
            .split([' ', ','])
            .filter(|w| !w.is_empty())
            .collect::<Vec<_>>()[..]
        && condition.starts_with('%')
    {
        let at = p.at(fault);
        let label = |name: &str| name.trim_start_matches('%').to_string();
        let with = format!(
            "br i1 {condition}, label %{}, label %{}",
            label(yes),
            label(no)
        );
        let text = format!("did you mean `{with}`?");
        return diagnostic.fix(Span::new(at, at + code.len()), with, text);
    }
    if row.int.is_empty() {
        let diagnostic = diagnostic.note(row.note);
        return match foreign::copies(row) {
            true => copied(p, diagnostic, fault),
            false => diagnostic,
        };
    }
    let meant = if is_float(ty) { row.float } else { row.int };
    let target = code.rsplit_once(" to ").map(|(_, target)| target.trim());
    let meant = match target.and_then(|target| conversion(ty, target)) {
        Some(conversion) if meant == "bitcast" => conversion,
        _ => meant,
    };
    let at = p.at(fault);
    let all = Span::new(at, at + code.len());
    let label = operand.unwrap_or(ty).trim_start_matches('%');
    let (span, with) = match (meant, operand) {
        ("sub", Some(operand)) if word == "neg" => (all, format!("sub {ty} 0, {operand}")),
        ("ret", None) if ty.is_empty() && p.m.funcs[p.func].ret == TypeId::VOID => {
            (all, "ret void".to_string())
        }
        ("ret", None) if ty.starts_with('%') => match type_of_local(p, ty) {
            Some(own) => (all, format!("ret {own} {ty}")),
            None => (diagnostic.span(), meant.to_string()),
        },
        ("add" | "sub", Some(operand)) if matches!(word, "inc" | "dec") => {
            (all, format!("{meant} {ty} {operand}, 1"))
        }
        ("xor", Some(operand)) if ty == "i1" => (all, format!("xor i1 {operand}, true")),
        ("xor", Some(operand)) => (all, format!("xor {ty} {operand}, -1")),
        ("br", _) if ty == "label" || operand.is_none() && !label.is_empty() => {
            (all, format!("br label %{label}"))
        }
        _ => (diagnostic.span(), meant.to_string()),
    };
    let text = format!("did you mean `{with}`?");
    let diagnostic = diagnostic.fix(span, with, text);
    match row.note {
        "" => diagnostic,
        note => diagnostic.note(note),
    }
}

/// The conversion between two types, of signed numbers.
fn conversion(from: &str, to: &str) -> Option<&'static str> {
    let int = |ty: &str| ty.strip_prefix('i')?.parse::<u32>().ok();
    let float = |ty: &str| match ty {
        "half" | "bfloat" => Some(16u32),
        "float" => Some(32),
        "double" => Some(64),
        "x86_fp80" => Some(80),
        "fp128" => Some(128),
        _ => None,
    };
    let pointer = |ty: &str| ty == "ptr" || ty.ends_with('*');
    Some(match (int(from), int(to), float(from), float(to)) {
        (Some(a), Some(b), ..) if a > b => "trunc",
        (Some(1), Some(_), ..) => "zext",
        (Some(a), Some(b), ..) if a < b => "sext",
        (Some(_), _, _, Some(_)) => "sitofp",
        (_, Some(_), Some(_), _) => "fptosi",
        (_, _, Some(a), Some(b)) if a > b => "fptrunc",
        (_, _, Some(a), Some(b)) if a < b => "fpext",
        (Some(_), ..) if pointer(to) => "inttoptr",
        (_, Some(_), ..) if pointer(from) => "ptrtoint",
        _ => return None,
    })
}

/// A value where an instruction was expected: `%x = %a + 1`, `%x = 5`, `%x = i64 5`.
pub(super) fn no_instruction<'a>(
    p: &mut Parser<'a>,
    plain: Diagnostic,
    fault: Input<'a>,
) -> Diagnostic {
    if p.statement_name == LocalName::UNNAMED {
        return plain;
    }
    if let Some(better) = super::results::part_of(p, fault) {
        return better;
    }
    let code = code_of_line(fault);
    let at = p.at(fault);
    let span = Span::new(at, at + code.len());
    let words: Vec<&str> = code.split_ascii_whitespace().collect();
    match words[..] {
        [cond, "?", a, ":", b] if [cond, a, b].into_iter().all(is_value) => {
            let ty = type_of_local(p, a).or_else(|| type_of_local(p, b));
            let diagnostic = Diagnostic::error("syntax", span, "LLVM IR has no operator `? :`")
                .note("one of two values is chosen by `select i1 %c, i64 %a, i64 %b`");
            match ty {
                Some(ty) => {
                    let with = format!("select i1 {cond}, {ty} {a}, {ty} {b}");
                    let text = format!("did you mean `{with}`?");
                    diagnostic.fix(span, with, text)
                }
                None => diagnostic,
            }
        }
        [value] if value.ends_with("++") || value.ends_with("--") => {
            let (value, operator) = value.split_at(value.len() - 2);
            let word = if operator == "++" { "add" } else { "sub" };
            let message = format!("LLVM IR has no operators such as `{operator}`");
            let diagnostic = Diagnostic::error("syntax", span, message)
                .note("a value never changes: what is computed has a name of its own");
            match type_of_local(p, value) {
                Some(ty) => {
                    let with = format!("{word} {ty} {value}, 1");
                    let text = format!("did you mean `{with}`?");
                    diagnostic.fix(span, with, text)
                }
                None => diagnostic,
            }
        }
        [a, operator, b] if is_value(a) && is_value(b) => {
            let ty = type_of_local(p, a).or_else(|| type_of_local(p, b));
            let message = format!("LLVM IR has no operators such as `{operator}`");
            let diagnostic = Diagnostic::error("syntax", span, message)
                .note("an operation is an instruction with a type: `add i64 %a, 1`");
            let float = ty.as_deref().is_some_and(is_float);
            match (foreign::operator(operator, float), ty) {
                (Some(word), Some(ty)) => {
                    let with = format!("{word} {ty} {a}, {b}");
                    let text = format!("did you mean `{with}`?");
                    diagnostic.fix(span, with, text)
                }
                _ => diagnostic,
            }
        }
        [ty, op, ..]
            if super::typing::is_type(ty)
                && super::opcode_words().any(|word| word == op)
                && code.len() > ty.len() + op.len() =>
        {
            let message =
                format!("the type stands behind the word of the instruction: `{op} {ty}`");
            let swapped = Span::new(at, at + ty.len() + 1 + op.len());
            Diagnostic::error("syntax", Span::new(at, at + ty.len()), message)
                .fix(swapped, format!("{op} {ty}"), "swap them")
                .certain()
        }
        [ty, value] if is_value(value) && ty.starts_with('(') && ty.ends_with(')') => {
            let ty = ty.trim_matches(['(', ')']);
            let message = "a value is not converted by a type in parentheses";
            let diagnostic = Diagnostic::error("syntax", span, message);
            let own = type_of_local(p, value);
            let meant = foreign::type_word(ty.as_bytes()).unwrap_or(ty);
            match own.and_then(|own| Some((conversion(&own, meant)?, own))) {
                Some((word, own)) => {
                    let with = format!("{word} {own} {value} to {meant}");
                    diagnostic.fix(span, with, "write the conversion")
                }
                None => diagnostic.note("integers are converted by `trunc`, `zext` and `sext`"),
            }
        }
        [ref types @ .., value] if is_value(value) && types.len() < 2 => {
            let name = body::shown(p, p.statement_name);
            let message = format!("`%{name}` would be another name of `{value}` and no more");
            let diagnostic = Diagnostic::error("syntax", span, message).note(format!(
                "a value has one name, and a constant has none: write `{value}` where `%{name}` \
                     is meant"
            ));
            let again = [b"%", name.as_bytes(), b" = "].concat();
            let changes = memchr::memmem::find(&p.text[at..p.end], &again).is_some();
            if changes {
                let ty = super::typing::by_uses(p.text, at, name.as_bytes()).unwrap_or("i64");
                return diagnostic.note(format!(
                    "`%{name}` gets another value below, but a value never changes: what changes in a loop is a \
                     `phi`, `%{name} = phi {ty} [ {value}, %entry ], [ %{name}.next, %loop ]`, or is kept in \
                     memory, by `alloca`, `store` and `load`"
                ));
            }
            let ty = types.first().map(ToString::to_string);
            match same_as(p, ty, value, &name, at) {
                Some(with) => diagnostic.fix(span, with, "an instruction that gives the same"),
                None => diagnostic,
            }
        }
        _ => plain,
    }
}

/// The instruction that gives `value` again, for the local `name`, whose uses may say of which type
/// it is.
fn same_as(
    p: &mut Parser<'_>,
    ty: Option<String>,
    value: &str,
    name: &str,
    at: usize,
) -> Option<String> {
    let number = value.starts_with(|c: char| c == '-' || c.is_ascii_digit());
    let used = || {
        let uses = super::typing::by_uses(p.text, at, name.as_bytes());
        let ty = uses.unwrap_or(if value.contains('.') { "double" } else { "i64" });
        number.then(|| ty.to_string())
    };
    let known = ty.or_else(used);
    let ty = known.or_else(|| type_of_local(p, value))?;
    match ty.as_str() {
        ty if ty.starts_with('i') && !ty.ends_with('*') => Some(format!("add {ty} {value}, 0")),
        // Only that gives each number as it is, zeros among them.
        ty if is_float(ty) && value.contains(['.', '%']) => {
            Some(format!("fadd {ty} {value}, -0.0"))
        }
        _ => None,
    }
}

/// `%x = mov i32 %y`, `mov i32 %x, 5`: the instruction that gives the same.
fn copied<'a>(p: &mut Parser<'a>, diagnostic: Diagnostic, fault: Input<'a>) -> Diagnostic {
    let code = code_of_line(fault);
    let words: Vec<&str> = code
        .split([' ', ','])
        .filter(|word| !word.is_empty())
        .collect();
    let at = p.at(fault);
    let whole = Span::new(at, at + code.len());
    let own = body::shown(p, p.statement_name);
    let (ty, name, value) = match *words.get(1..).unwrap_or_default() {
        [value] if !own.is_empty() => (None, own.as_str(), value),
        [ty, value] if !own.is_empty() => (Some(ty), own.as_str(), value),
        [name, value] if name.starts_with('%') => (None, &name[1..], value),
        [ty, name, value] if name.starts_with('%') => (Some(ty), &name[1..], value),
        _ => return diagnostic,
    };
    let ty = ty.map(ToString::to_string);
    let made = match is_value(value) {
        true => same_as(p, ty, value, name, at),
        false => None,
    };
    let text = "an instruction that gives the same";
    match made {
        Some(with) if own.is_empty() => diagnostic.fix(whole, format!("%{name} = {with}"), text),
        Some(with) => diagnostic.fix(whole, with, text),
        None => diagnostic,
    }
}

/// The code from here to the end of the line, without a comment.
pub(super) fn code_of_line<'a>(i: Input<'a>) -> &'a str {
    let line = &i[..memchr::memchr(b'\n', i).unwrap_or(i.len())];
    let code = &line[..memchr::memchr(b';', line).unwrap_or(line.len())];
    std::str::from_utf8(code.trim_ascii_end()).unwrap_or("")
}

/// The type of a local that is defined so far, by its name with the percent sign.
fn type_of_local(p: &mut Parser<'_>, name: &str) -> Option<String> {
    type_of_known(p, name.strip_prefix('%')?.as_bytes())
}

/// A local that is defined so far, by its name.
pub(in crate::text) fn local_named(p: &mut Parser<'_>, name: &[u8]) -> Option<Value> {
    let (rest, _) = ident(name).ok()?;
    name.first()?;
    let known = match name[0] {
        b'0'..=b'9' => {
            let digits = std::str::from_utf8(name).ok()?;
            let number = digits.parse().ok();
            LocalName::number(number.filter(|&n| n <= LocalName::MAX_NUMBER)?)
        }
        _ => LocalName::named(p.m.names.find(name)?),
    };
    let word = p.locals.slot(known).value;
    Locals::value_of(word).filter(|_| rest.is_empty())
}

/// `ret` without a type.
pub(super) fn bad_result<'a>(
    p: &mut Parser<'a>,
    diagnostic: Diagnostic,
    fault: Input<'a>,
) -> Diagnostic {
    let start = diagnostic.span().start as usize;
    let here = Span::new(start, start);
    let found = diagnostic.span().len > 0;
    let diagnostic = diagnostic.note("a result is returned by `ret i64 %x`, nothing by `ret void`");
    let name = &fault[..token_len(fault)];
    if !found && p.m.funcs[p.func].ret == TypeId::VOID {
        return diagnostic
            .fix(here, " void", "nothing is returned")
            .certain();
    }
    let ret = p.m.funcs[p.func].ret;
    let ret = (ret != TypeId::VOID).then(|| message_type(&p.m, ret));
    let ty = match name {
        [b'%', ..] => {
            let own = std::str::from_utf8(name).ok();
            own.and_then(|name| type_of_local(p, name)).or(ret)
        }
        [b'0'..=b'9' | b'-' | b'@', ..] => ret,
        _ if CONSTANTS.iter().any(|word| word.as_bytes() == name) => ret,
        _ => None,
    };
    match ty.filter(|_| found) {
        Some(ty) => diagnostic
            .fix(here, format!("{ty} "), format!("add its type, `{ty}`"))
            .certain(),
        None => diagnostic,
    }
}

/// An entry of a `phi` whose parts are swapped, by the place of the second: all of it, and as it
/// should be.
pub(super) fn swapped_edge(p: &Parser<'_>, at: usize) -> Option<(Span, String)> {
    let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
    let open = line + memchr::memrchr(b'[', &p.text[line..at])?;
    let close = at + memchr::memchr2(b']', b'\n', &p.text[at..])?;
    let text = std::str::from_utf8(&p.text[open + 1..close]).ok()?;
    let (label, value) = text.split_once(',')?;
    let (label, value) = (label.trim(), value.trim());
    let is_name =
        value.starts_with(|c: char| c.is_ascii_alphabetic()) && !CONSTANTS.contains(&value);
    let plain =
        label.starts_with('%') && !is_name && !value.is_empty() && !value.contains([' ', ',']);
    let span = Span::new(open, close + 1);
    (plain && p.text[close] == b']').then(|| (span, format!("[ {value}, {label} ]")))
}

/// `icmp eq i64 %p, null`: where both operands are of another type than the one in front of
/// them, it is that which is wrong. `text` is the second.
pub(in crate::text) fn wrong_type_in_front(
    p: &mut Parser<'_>,
    ty: TypeId,
    text: &str,
) -> Option<Diagnostic> {
    let mismatch = *p.body.notes.as_ref()?.mismatches.last()?;
    if mismatch.inst != p.body.insts.next_key() || mismatch.written != ty {
        return None;
    }
    let own = p.m.operand_type(&p.body, mismatch.operand)?;
    let fits = match text {
        "null" => p.m.types.is_pointer(own),
        "true" | "false" => own == TypeId::I1,
        _ if p.m.types.is_pointer(ty) && p.m.types.int_width(own).is_some() => {
            text.bytes().all(|b| b.is_ascii_digit())
        }
        _ => matches!(own, TypeId::DOUBLE | TypeId::FLOAT) && text.contains('.'),
    };
    let place = mismatch.span;
    let operand = String::from_utf8_lossy(&p.text[place.start as usize..place.end()]);
    let (own, written) = (message_type(&p.m, own), message_type(&p.m, ty));
    let message = format!("`{operand}` has type `{own}`, but is used as `{written}`");
    let before = p.text[..place.start as usize].trim_ascii_end();
    let start = before.len().checked_sub(written.len()).filter(|_| fits)?;
    before.ends_with(written.as_bytes()).then(|| {
        let text = format!("did you mean `{own}`?");
        Diagnostic::error("operand-type", place, message)
            .label(format!("this is `{own}`"))
            .note("the type in front of an operand must be the type of the operand")
            .fix(Span::new(start, before.len()), own, text)
    })
}

/// Something that is no value.
pub(super) fn bad_value<'a>(
    p: &mut Parser<'a>,
    diagnostic: Diagnostic,
    start: Input<'a>,
    fault: Input<'a>,
    span: Span,
) -> Diagnostic {
    let word = &fault[..run(fault, NAME)];
    let start_of = start;
    let here = Span::new(span.start as usize, span.start as usize);
    if span.len == 0 {
        return match start {
            [b'@', ..] => {
                let diagnostic = diagnostic.note(
                    "a variable has a value at first, as in `global i32 0`, or is defined \
                     elsewhere: `external global i32`",
                );
                let zero = match super::typing::wanted(p.text, here.end()) {
                    Some(ty) if is_float(ty) => " 0.0",
                    Some(ty) if ty == "ptr" || ty.ends_with('*') => " null",
                    Some(_) => " 0",
                    None => " zeroinitializer",
                };
                diagnostic.fix(here, zero, "give it one")
            }
            _ if super::start_word(start) == b"ret" => {
                diagnostic.note("a result is returned by `ret i64 %x`, nothing by `ret void`")
            }
            _ => diagnostic,
        };
    }
    let before = p.text[..here.end()].trim_ascii_end();
    if fault.starts_with(b")") && before.ends_with(b"(void") {
        let word = Span::new(before.len() - b"void".len(), before.len());
        let message = "a call without arguments has empty parentheses";
        return Diagnostic::error("syntax", word, message)
            .fix(word, "", "leave it out")
            .certain();
    }
    if matches!(fault, [b')' | b',', ..]) && before.ends_with(b"\"") {
        let line = &before[memchr::memrchr(b'\n', before).map_or(0, |n| n + 1)..];
        let open = memchr::memrchr(b'"', &line[..line.len() - 1]).unwrap_or(line.len() - 1);
        let string = Span::new(before.len() - line.len() + open, before.len());
        let shown = error::quote(&line[open..]);
        let message = format!("expected a value, found the string {shown}");
        return Diagnostic::error("syntax", string, message).note(super::STRING);
    }
    // A punctuation mark that is one too many.
    let behind_type = super::typing::wanted(p.text, here.end()).is_some();
    if matches!(fault, [b',' | b'=' | b':', ..]) && behind_type && !before.ends_with(b",") {
        let gap = match fault[0] {
            b',' | b':' => 1,
            _ => fault.len() - super::skip(&fault[1..]).len(),
        };
        let removal = Span::new(here.end(), here.end() + gap);
        return diagnostic.fix(removal, "", "leave it out").certain();
    }
    if let [b'$' | b'#', number @ ..] = fault
        && matches!(number, [b'0'..=b'9' | b'-', ..])
    {
        let sign = Span::new(here.end(), here.end() + 1);
        return diagnostic
            .fix(sign, "", "a number has no sign in front")
            .certain();
    }
    if let [b'$' | b'&' | b'#' | b'!', name @ ..] = fault
        && local_named(p, &name[..run(name, NAME)]).is_some()
    {
        let sign = Span::new(here.end(), here.end() + 1);
        let text = "a local has a percent sign";
        return diagnostic.fix(sign, "%", text).certain();
    }
    if let [b'"', ..] = fault {
        if super::start_word(start_of) == b"call"
            && super::skip(&fault[token_len(fault)..]).starts_with(b"(")
        {
            let text = "the name of a function has an at sign";
            return diagnostic.fix(here, "@", text).certain();
        }
        if !p.text[..here.end()].trim_ascii_end().ends_with(b"]") {
            return diagnostic.note(super::STRING);
        }
        return diagnostic
            .note("a string has a `c` in front of it: `c\"hello\\00\"`")
            .fix(here, "c", "add the `c`")
            .certain();
    }
    // A second type where a value was expected.
    let is_type = match word {
        [b'i', digits @ ..] => !digits.is_empty() && digits.iter().all(u8::is_ascii_digit),
        _ => TYPES.iter().any(|t| t.as_bytes() == word),
    };
    let start = span.start as usize;
    if is_type {
        return second_type(p, diagnostic, start_of, fault, word);
    }
    let wanted = super::typing::wanted(p.text, start).unwrap_or("");
    if matches!(word, b"sizeof" | b"alignof") {
        return diagnostic.note(foreign::SIZE);
    }
    if let Some(meant) = foreign::constant(word, wanted) {
        return match meant {
            "" => diagnostic,
            _ => diagnostic.fix(span, meant, format!("did you mean `{meant}`?")),
        };
    }
    if FLAGS.iter().any(|flag| flag.as_bytes() == word) && !wanted.is_empty() {
        let flag = String::from_utf8_lossy(word).into_owned();
        let end = start + word.len();
        let ty = p.text[..start].trim_ascii_end().len() - wanted.len();
        let message = format!("the flag `{flag}` stands in front of the type");
        return Diagnostic::error("syntax", span, message)
            .fix(Span::new(ty, end), format!("{flag} {wanted}"), "swap them")
            .certain();
    }
    if let [b'.', b'0'..=b'9', ..] = fault {
        return diagnostic
            .note("a number begins with a digit")
            .fix(here, "0", "add the zero")
            .certain();
    }
    if super::opcode_words().any(|op| op.as_bytes() == word) {
        return diagnostic.note(super::NO_OPERAND);
    }
    if let Some(better) = single_quotes(p, fault) {
        return better;
    }
    if super::start_word(start_of) == b"call"
        && word.starts_with(b"llvm.")
        && fault.get(word.len()) == Some(&b'(')
    {
        let text = "the name of a function has an at sign";
        return diagnostic.fix(here, "@", text).certain();
    }
    let named = !word.is_empty() && word.len() == span.len as usize;
    if p.in_body && named {
        if local_named(p, word).is_some() || comes_later(p, start, word) {
            let text = "add the percent sign";
            return diagnostic.fix(here, "%", text).certain();
        }
        let name = p.m.names.find(word);
        if name.and_then(|name| p.m.by_name.get(name, false)).is_some() {
            return diagnostic.fix(here, "@", "add the at sign").certain();
        }
    }
    misspelt(diagnostic, fault, CONSTANTS.iter().copied())
}

/// A string or a character in single quotes.
fn single_quotes<'a>(p: &Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let start = p.at(fault);
    if let [b'c', b'\'', string @ ..] = fault
        && let Some(end) = string.iter().position(|b| b"'\n".contains(b))
    {
        let inside = String::from_utf8_lossy(&string[..end]).into_owned();
        let whole = Span::new(start, start + end + 3);
        let message = "a string stands in double quotes";
        return Some(
            Diagnostic::error("syntax", whole, message)
                .fix(whole, format!("c\"{inside}\""), "write them")
                .certain(),
        );
    }
    if let [b'\'', b'\\', c, b'\'', ..] = fault
        && let Some(number) = foreign::escape(*c)
    {
        let all = Span::new(start, start + 4);
        let shown = error::quote(&fault[..4]);
        let message = format!("expected a value, found the character {shown}");
        return Some(
            Diagnostic::error("syntax", all, message)
                .fix(all, number, "a character is written as its number")
                .certain(),
        );
    }
    if let [b'\'', c, b'\'', ..] = fault {
        let all = Span::new(start, start + 3);
        let shown = error::quote(&fault[..3]);
        let message = format!("expected a value, found the character {shown}");
        return Some(
            Diagnostic::error("syntax", all, message)
                .fix(all, c.to_string(), "a character is written as its number")
                .certain(),
        );
    }
    None
}

/// Whether a local of this name is defined further down in the body.
fn comes_later(p: &Parser<'_>, at: usize, name: &[u8]) -> bool {
    let rest = &p.text[at..p.end.max(at)];
    let definition = [b"%", name, b" ="].concat();
    is(name[0], ALPHA) && memchr::memmem::find(rest, &definition).is_some()
}

/// The flags of instructions.
pub(super) const FLAGS: &[&str] = &[
    "inbounds", "nsw", "nuw", "exact", "disjoint", "nneg", "samesign", "fast", "nnan", "ninf",
    "nsz", "arcp", "contract", "afn", "reassoc",
];

/// A type where a value was expected: it is written a second time.
fn second_type<'a>(
    p: &Parser<'a>,
    diagnostic: Diagnostic,
    start: Input<'a>,
    fault: Input<'a>,
    word: &[u8],
) -> Diagnostic {
    let at = p.at(fault);
    let instruction = super::start_word(start);
    if instruction == b"call" {
        let rest = super::skip(&fault[word.len()..]);
        let gap = Span::new(at, p.at(rest));
        return diagnostic
            .note("what is called has no type in front but that of the function")
            .fix(gap, "", "leave it out")
            .certain();
    }
    if matches!(instruction, b"getelementptr" | b"load") && word == b"ptr" {
        let before = p.text[..at].trim_ascii_end().len();
        let place = Span::new(before, before);
        let text = "a comma stands between the two types";
        return diagnostic.fix(place, ",", text).certain();
    }
    let len = fault.len() - super::skip(&fault[word.len()..]).len();
    let diagnostic = diagnostic.note("a type is written once in front of its value");
    let before = code_of_line_before(p, at);
    let shown = std::str::from_utf8(word).unwrap_or("");
    // Only the type of the other operand is one too many.
    let same = super::typing::wanted(p.text, at) == Some(shown);
    if !same && before.ends_with(',') && super::is_arithmetic(p, fault) {
        let diagnostic =
            diagnostic.note("both operands of an operation have one type, which is written once");
        let literal = matches!(super::skip(&fault[word.len()..]), [b'0'..=b'9' | b'-', ..]);
        let fix = diagnostic.fix(Span::new(at, at + len), "", "leave it out");
        return if literal { fix.certain() } else { fix };
    }
    match same && before.ends_with([',', '[']) || before.ends_with(&format!(" {shown}")) {
        true => diagnostic
            .fix(Span::new(at, at + len), "", "leave it out")
            .certain(),
        false => diagnostic,
    }
}

/// The code of the line in front of an offset.
fn code_of_line_before<'a>(p: &Parser<'a>, at: usize) -> &'a str {
    let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
    std::str::from_utf8(&p.text[line..at])
        .unwrap_or("")
        .trim_end()
}

/// A word where a condition was expected.
pub(super) fn bad_condition<'a>(
    p: &Parser<'a>,
    diagnostic: Diagnostic,
    start: Input<'a>,
    fault: Input<'a>,
) -> Diagnostic {
    let operator = fault.iter().take_while(|b| b"=<>!".contains(b)).count();
    let len = operator.max(run(fault, NAME));
    let at = diagnostic.span().start as usize;
    let span = Span::new(at, at + len);
    let written = std::str::from_utf8(&fault[..len]).unwrap_or("");
    let float = super::start_word(start) == b"fcmp";
    let (own, other) = if float {
        ("fcmp", "icmp")
    } else {
        ("icmp", "fcmp")
    };
    let operands = code_of_line(&fault[len..]).trim_start();
    let vector = operands
        .strip_prefix('<')
        .and_then(|rest| rest.split(" x ").nth(1));
    let ty = vector.unwrap_or(operands);
    let ty = ty.split([' ', '>', ',']).next().unwrap_or("");
    // The other instruction has conditions of its own.
    if is_float(ty) != float && (is_float(ty) || super::typing::is_type(ty)) {
        let numbers = if float {
            "integers"
        } else {
            "floating-point numbers"
        };
        let message = match written {
            "" => format!("`{own}` does not compare {numbers}"),
            _ => format!("`{own}` has no condition `{written}`, and does not compare {numbers}"),
        };
        let meant = match crate::ir::FCmpCond::from_word(written.as_bytes()) {
            Some(_) if !float && !written.is_empty() => Some(written),
            _ => foreign::condition(written, !float),
        };
        let word = p.text[..at].trim_ascii_end().len() - own.len();
        let diagnostic = Diagnostic::error("syntax", span, message);
        return match meant {
            Some(meant) => diagnostic.fix(
                Span::new(word, span.end()),
                format!("{other} {meant}"),
                format!("{numbers} are compared by `{other}`"),
            ),
            None => diagnostic.note(format!("{numbers} are compared by `{other}`")),
        };
    }
    let quoted = fault
        .strip_prefix(b"\"")
        .map(|word| &word[..run(word, NAME)]);
    let bare = quoted.and_then(|word| std::str::from_utf8(word).ok());
    let lower = bare.unwrap_or(written).to_ascii_lowercase();
    let own_word = match float {
        true => crate::ir::FCmpCond::from_word(lower.as_bytes()).is_some(),
        false => crate::ir::ICmpCond::ALL.iter().any(|row| row.1 == lower),
    };
    if own_word && diagnostic.span().len > 0 {
        let span = diagnostic.span();
        return diagnostic
            .fix(span, lower, "a condition is a word in small letters")
            .certain();
    }
    match foreign::condition(written, float) {
        Some(meant) if diagnostic.span().len > 0 => {
            let such = if float { "olt" } else { "slt" };
            let message = format!("expected a condition such as `{such}`, found `{written}`");
            let diagnostic = Diagnostic::error("syntax", span, message);
            let diagnostic = match meant.strip_prefix('s') {
                Some(rest) => diagnostic.note(format!(
                    "`{meant}` compares signed numbers, `u{rest}` unsigned ones"
                )),
                None => diagnostic,
            };
            diagnostic.fix(span, meant, format!("did you mean `{meant}`?"))
        }
        _ => {
            let list: Vec<&'static str> = match float {
                true => crate::ir::FCmpCond::ALL.iter().map(|c| c.1).collect(),
                false => vec![
                    "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge",
                ],
            };
            let note = format!("the conditions are {}", list.join(", "));
            misspelt(diagnostic.note(note), fault, list.into_iter())
        }
    }
}

pub(super) fn is_float(ty: &str) -> bool {
    matches!(
        ty,
        "float" | "double" | "half" | "bfloat" | "x86_fp80" | "fp128"
    )
}

/// Whether a word is a value as it stands.
fn is_value(word: &str) -> bool {
    match word.as_bytes() {
        [b'%' | b'@', name @ ..] => !name.is_empty() && run(name, NAME) == name.len(),
        [b'0'..=b'9', ..] | [b'-', b'0'..=b'9', ..] => !word.contains(')'),
        _ => matches!(word, "true" | "false" | "null"),
    }
}

/// `i32 %y = mul ...`, `let %y = ...`, `y = mul ...`: reports what is in front of the name, or
/// missing there, and gives what is a statement from there on, or an instruction of that name.
pub(in crate::text) fn bad_beginning<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    fault: Input<'a>,
) -> Option<(Input<'a>, Option<LocalName>)> {
    if let [b'$' | b'&' | b'#' | b'!', name @ ..] = start
        && let len @ 1.. = run(name, NAME)
        && let Some(operation) = super::skip(&name[len..]).strip_prefix(b"=")
    {
        let (at, name) = (p.at(start), &name[..len]);
        let sign = Span::new(at, at + 1);
        let shown = String::from_utf8_lossy(name).into_owned();
        let message = format!("the name of a value has a percent sign: `%{shown}`");
        let diagnostic = Diagnostic::error("syntax", Span::new(at, at + 1 + len), message);
        p.diags
            .push(diagnostic.fix(sign, "%", "write it").certain());
        let name = super::consts::local_name(p, super::super::lex::Ident::Plain(name));
        p.statement_name = name;
        return Some((super::skip(operation), Some(name)));
    }
    let word = &start[..run(start, NAME)];
    if fault.len() != start.len() || !word.first().is_some_and(|&b| is(b, ALPHA)) {
        return None;
    }
    let text = std::str::from_utf8(word).ok()?;
    let stars = start[word.len()..]
        .iter()
        .take_while(|&&b| b == b'*')
        .count();
    let end = &start[word.len() + stars..];
    let behind = super::skip(end);
    // What is on the next line is another statement.
    if !super::func::on_line(end, behind) {
        return None;
    }
    let at = p.at(start);
    let here = Span::new(at, at + word.len() + stars);
    let is_named = |i: Input<'a>| {
        let rest = i.strip_prefix(b"%")?;
        let (rest, _) = ident(rest).ok()?;
        (super::super::lex::peek(rest) == b'=').then_some(())
    };
    // `label done:`
    let label = run(behind, NAME);
    let is_label = matches!(
        word,
        b"label" | b"block" | b"bb" | b"basicblock" | b"basic_block"
    );
    if is_label && label > 0 && behind.get(label) == Some(&b':') {
        let removal = Span::new(at, p.at(behind));
        let message = "a label is defined by its name and a colon alone";
        let diagnostic = Diagnostic::error("syntax", here, message);
        p.diags
            .push(diagnostic.fix(removal, "", "leave the word out").certain());
        return Some((behind, None));
    }
    let is_type = super::typing::is_type(text) || foreign::type_word(word).is_some();
    let declares = is_type || matches!(word, b"let" | b"var" | b"const" | b"auto" | b"set");
    if declares && is_named(behind).is_some() {
        let removal = Span::new(at, p.at(behind));
        if let Some(rest) = type_in_front(p, text, here, behind).filter(|_| is_type) {
            return Some((rest, None));
        }
        let message = match is_type {
            true => "the type of a result is not written in front of its name",
            false => "a value is defined by its name and `=` alone",
        };
        p.diags.push(
            Diagnostic::error("syntax", here, message)
                .fix(removal, "", "leave it out")
                .certain(),
        );
        return Some((behind, None));
    }
    let is_row = foreign::instruction(word).is_some_and(|row| !row.int.is_empty());
    let is_keyword = matches!(
        word,
        b"define" | b"declare" | b"if" | b"while" | b"for" | b"else"
    );
    if is_named(behind).is_some() && !is_row && !is_keyword {
        let removal = Span::new(at, p.at(behind));
        let shown = error::quote(word);
        let message = format!(
            "{shown} is no word of LLVM IR: a statement begins with the name of its result"
        );
        let diagnostic = Diagnostic::error("syntax", here, message);
        p.diags.push(diagnostic.fix(removal, "", "leave it out"));
        return Some((behind, None));
    }
    let operator = behind.strip_prefix(b"=")?;
    if operator.starts_with(b"=") || stars > 0 {
        return None;
    }
    let sign = Span::new(at, at);
    let message = format!("the name of a value has a percent sign: `%{text}`");
    p.diags.push(
        Diagnostic::error("syntax", here, message)
            .fix(sign, "%", "add the percent sign")
            .certain(),
    );
    let name = super::consts::local_name(p, super::super::lex::Ident::Plain(word));
    p.statement_name = name;
    Some((super::skip(operator), Some(name)))
}

/// `i64 %x = add 1, 2`: the type of the operation stands in front of the name of its result. Gives the end of
/// the line.
fn type_in_front<'a>(
    p: &mut Parser<'a>,
    ty: &str,
    span: Span,
    named: Input<'a>,
) -> Option<Input<'a>> {
    let (rest, name) = ident(named.strip_prefix(b"%")?).ok()?;
    let operation = super::skip(super::skip(rest).strip_prefix(b"=")?);
    let meant = foreign::type_word(ty.as_bytes()).unwrap_or(ty);
    let line = memchr::memchr(b'\n', operation).unwrap_or(operation.len());
    let value = code_of_line(operation);
    if meant.starts_with('i') && value.bytes().all(|b| b.is_ascii_digit()) && !value.is_empty() {
        let whole = Span::new(span.start as usize, p.at(operation) + value.len());
        let head = String::from_utf8_lossy(&named[..named.len() - operation.len()]).into_owned();
        let message =
            format!("a value is the result of an instruction: write `{value}` where it is meant");
        let text = "an instruction that gives the same";
        let with = format!("{head}add {meant} {value}, 0");
        p.diags
            .push(Diagnostic::error("syntax", whole, message).fix(whole, with, text));
        let name = super::consts::local_name(p, name);
        p.locals.slot(name).value = crate::ir::Operand::MISSING.0;
        return Some(&operation[line..]);
    }
    let word = &operation[..run(operation, NAME)];
    let op = super::super::opcode::opcode(operation, word.len())?;
    let operand = super::skip(&operation[word.len()..]);
    let is_bare = matches!(operand, [b'%' | b'-' | b'0'..=b'9', ..]);
    if !is_bare || !matches!(op, super::super::opcode::Opcode::Binary(_)) {
        return None;
    }
    let head = String::from_utf8_lossy(&named[..named.len() - operation.len() + word.len()]);
    let whole = Span::new(span.start as usize, p.at(operation) + word.len());
    let with = format!("{head} {meant}");
    let message = "the type stands behind the word of the instruction, not in front of the name";
    let diagnostic = Diagnostic::error("syntax", span, message);
    p.diags
        .push(diagnostic.fix(whole, with, "write it there").certain());
    let name = super::consts::local_name(p, name);
    p.locals.slot(name).value = crate::ir::Operand::MISSING.0;
    let line = memchr::memchr(b'\n', operand).unwrap_or(operand.len());
    Some(&operand[line..])
}

/// `ret x`, where `%x` is a local.
pub(super) fn bare_result(
    p: &mut Parser<'_>,
    diagnostic: &Diagnostic,
    word: &[u8],
) -> Option<Diagnostic> {
    let value = local_named(p, word)?;
    let ty = message_type(&p.m, p.body.types[value]);
    let start = diagnostic.span().start as usize;
    let text = "a result has its type in front, and a local a percent sign";
    let fix = diagnostic
        .clone()
        .fix(Span::new(start, start), format!("{ty} %"), text);
    Some(fix.certain())
}

/// The type of a local that is defined so far, by its name.
pub(in crate::text) fn type_of_known(p: &mut Parser<'_>, name: &[u8]) -> Option<String> {
    match local_named(p, name) {
        Some(value) => Some(message_type(&p.m, p.body.types[value])),
        None => super::typing::by_definition(p, name).map(str::to_string),
    }
}

/// Whether a name with its percent sign is that of an `i1`.
pub(super) fn is_condition(p: &mut Parser<'_>, name: &[u8]) -> bool {
    let value = name
        .strip_prefix(b"%")
        .and_then(|name| local_named(p, name));
    value.is_some_and(|value| p.body.types[value] == TypeId::I1)
}
