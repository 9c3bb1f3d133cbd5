//! Syntax errors in words, with the fix where one can be guessed.

mod aggregate;
mod form;
pub(super) mod header;
mod hold;
pub(super) mod jump;
pub(super) mod lists;
pub(super) mod memory;
pub(super) mod number;
mod operators;
pub(super) mod param;
mod punctuation;
pub(super) mod results;
mod shape;
mod spelling;
pub(super) mod statement;
mod typing;
mod word;

pub(super) use hold::withdraw_fixes;
pub(super) use lists::{behind_braces, behind_nested_code};
pub(super) use spelling::behind_comment;
pub(super) use typing::Part;

use super::error::{self, Error, Expected};
use super::lex::{ALPHA, BLANK, DIGIT, Input, NAME, ident, is, peek_word, run, skip};
use super::opcode::opcode_words;
use super::parser::Parser;
use super::{body, consts, foreign, func};

use crate::diag::{Diagnostic, Span, suggest};

/// Reports that the entity or statement which starts at `start` failed with `e`.
#[cold]
pub(super) fn syntax_error<'a>(p: &mut Parser<'a>, start: Input<'a>, e: Error) {
    if p.diags.is_full() {
        // It is counted, and nobody reads it.
        let at = p.end.saturating_sub(e.left as usize);
        let plain = error::diagnostic(p.text, p.at(start), at, e.expected);
        return p.diags.push(plain);
    }
    let mut diagnostic = explain(p, start, e);
    let last = p.body.spans.values().next_back();
    match last.filter(|_| p.in_body && e.expected == Expected::Instruction) {
        // What goes on behind a statement.
        Some(last)
            if diagnostic
                .message
                .starts_with("expected the end of the line") =>
        {
            form::add_form(&mut diagnostic, &p.text[last.start as usize..], true);
        }
        _ => form::add_form(&mut diagnostic, start, p.in_body),
    }
    p.diags.push(diagnostic);
}

fn explain<'a>(p: &mut Parser<'a>, start: Input<'a>, e: Error) -> Diagnostic {
    let at = p.end.saturating_sub(e.left as usize);
    let diagnostic = error::diagnostic(p.text, p.at(start), at, e.expected);
    let fault = &p.text[at.min(p.end)..p.end];
    let span = diagnostic.span();
    if let Some(better) = spelling::foreign(p, fault, at) {
        return better;
    }
    let part = p.bad_part.take().filter(|part| part.left == e.left);
    if let Some(better) = punctuation::parenthesised(p, start).filter(|_| p.in_body) {
        return better;
    }
    if !p.in_body
        && let [b'&', b'@', ..] = fault
        && let Some(better) = operators::foreign_operator(p, start, fault, e.expected)
    {
        return better;
    }
    if let Some(better) = punctuation::idle_comma(p, fault, e.expected) {
        return better;
    }
    if let Some(better) = shape::misshapen(p, start, fault, e.expected).filter(|_| p.in_body) {
        return better;
    }
    if e.expected == Expected::Number
        && start_word(start) == b"phi"
        && p.text[..at].trim_ascii_end().ends_with(b"[")
    {
        return word::phi_without_type(p, start, at);
    }
    if e.expected == Expected::Number
        && let Some(better) = shape::list_without_type(p, fault)
    {
        return better;
    }
    if let Some(better) = lists::foreign_list(p, start, fault, e.expected) {
        return better;
    }
    if p.in_body
        && let Some(better) = operators::destination_first(p, start)
    {
        return better;
    }
    if p.in_body
        && let Some(better) = operators::foreign_operator(p, start, fault, e.expected)
    {
        return better;
    }
    let list = part.filter(|_| fault.starts_with(b",") || fault.starts_with(b"["));
    if let Some((place, parts)) = list.and_then(|part| typing::nested_parts(p, part)) {
        let message = "every element of a constant has its type in front";
        let diagnostic = Diagnostic::error("syntax", span, message);
        return diagnostic.fix(place, parts, "add the types").certain();
    }
    match e.expected {
        Expected::Instruction => bad_instruction(p, diagnostic, fault, span),
        Expected::TopLevel => bad_entity(p, diagnostic, fault),
        Expected::Type => bad_type(p, diagnostic, start, fault, part),
        Expected::Constant if p.in_body && fault.starts_with(b"%") && part.is_some() => {
            let part_of = part.map_or(at, |part| p.end - part.open as usize);
            let ty = part.map(|part| crate::ir::print::message_type(&p.m, part.ty));
            match aggregate::of_values(p, p.at(start), part_of, ty.as_deref()) {
                Some(better) => better,
                None => diagnostic,
            }
        }
        Expected::Constant if start_word(start) == b"switch" && fault.starts_with(b"%") => diagnostic
            .note("the cases of a `switch` are constants: other values are compared by `icmp`, and chosen by `br`"),
        Expected::Value | Expected::Constant => match missing_type(p, at) {
            Some(better) => better,
            None => statement::bad_value(p, diagnostic, start, fault, span),
        },
        Expected::Byte(b) => punctuation::bad_byte(p, diagnostic, start, fault, b),
        Expected::Number
            if start_word(start) == b"alloca" && fault.starts_with(b"%") && span.len > 0 =>
        {
            lists::array_of_unknown_length(p, diagnostic, fault)
        }
        Expected::Number | Expected::SmallNumber
            if start_word(start) != b"phi" && p.text[..at].trim_ascii_end().ends_with(b"[") =>
        {
            diagnostic.note(
                "the length of an array is a number that is written in its type: `[10 x i32]`",
            )
        }
        Expected::Number if fault.starts_with(b"=") => {
            let mark = Span::new(at, at + 1);
            diagnostic
                .fix(mark, " ", "the number follows the word")
                .certain()
        }
        Expected::Name if matches!(fault, [b' ', b, ..] if is(*b, NAME)) => {
            let blank = Span::new(at, at + 1);
            let text = "a name follows its sign";
            diagnostic.fix(blank, "", text).certain()
        }
        Expected::Name if matches!(fault, [b'%' | b'@', ..]) && p.text[..at].ends_with(&fault[..1]) => {
            let sign = Span::new(at, at + 1);
            diagnostic.fix(sign, "", "a name has one sign").certain()
        }
        Expected::Name if matches!(fault, [b'{' | b'(', ..]) => {
            let len = run(&fault[1..], NAME);
            let whole = Span::new(at, at + len + 2);
            let name = String::from_utf8_lossy(&fault[1..1 + len]).into_owned();
            let closed = matches!(fault.get(len + 1), Some(b'}' | b')')) && len > 0;
            match closed {
                true => diagnostic.fix(whole, name, "a name has no brackets").certain(),
                false => diagnostic,
            }
        }
        Expected::Name if p.in_body && ends_in_sign(&p.text[..at]).is_some() => {
            let len = ends_in_sign(&p.text[..at]).unwrap_or(0);
            let word = Span::new(at - 1 - len, at);
            let name = String::from_utf8_lossy(&p.text[at - 1 - len..at - 1]).into_owned();
            let text = "the percent sign stands in front";
            diagnostic.fix(word, format!("%{name}"), text).certain()
        }
        Expected::String if is_bare_string(fault) => {
            let len = fault
                .iter()
                .position(|b| b" \t\n,;".contains(b))
                .unwrap_or(fault.len());
            let text = String::from_utf8_lossy(&fault[..len]).into_owned();
            let whole = Span::new(at, at + len);
            diagnostic
                .fix(whole, format!("\"{text}\""), "add the quotes")
                .certain()
        }
        Expected::Quote => {
            let end = punctuation::line_end(p, at);
            let end = p.text[..end].trim_ascii_end().len().max(at);
            let place = Span::new(end, end);
            diagnostic.fix(place, "\"", "end it with its line")
        }
        Expected::Word(words) => word::bad_word(p, diagnostic, start, fault, words),
        _ => diagnostic,
    }
}

const STRING: &str = "a string is a variable, `@s = constant [3 x i8] c\"hi\\00\"`, whose address is \
                      passed: `ptr @s`";
const NO_OPERAND: &str =
    "an instruction is no operand: it stands on a line of its own, and its result has a name";

/// Whether the last word of a text is that of an instruction.
fn ends_in_opcode(text: &[u8]) -> bool {
    let is_letter = |&&b: &&u8| b.is_ascii_lowercase();
    let len = text.iter().rev().take_while(is_letter).count();
    let word = &text[text.len() - len..];
    opcode_words().any(|op| op.as_bytes() == word)
}

/// Whether a line of a body stands here: an instruction or a label, and no entity of the module.
pub(super) fn starts_body(fault: Input<'_>) -> bool {
    let word = peek_word(fault);
    let name = run(fault, NAME);
    match fault {
        [b'%', ..] => ident(&fault[1..]).is_ok_and(|(rest, _)| {
            super::lex::eat(rest, b'=').is_none_or(|rest| peek_word(rest) != b"type")
        }),
        _ => {
            name > 0 && fault.get(name) == Some(&b':')
                || opcode_words().any(|op| op.as_bytes() == word)
        }
    }
}

/// Something behind the end of a statement, in its line.
fn behind_statement<'a>(p: &mut Parser<'a>, fault: Input<'a>, span: Span) -> Diagnostic {
    let at = p.at(fault);
    let found = error::quote(&fault[..(span.len as usize).min(fault.len())]);
    let message = format!("expected the end of the line, found {found}");
    let diagnostic = Diagnostic::error("syntax", span, message);
    let place = Span::new(p.prev_end, p.prev_end);
    let last = p.body.spans.values().next_back().copied();
    if let Some(last) = last {
        let statement = &p.text[last.start as usize..p.end];
        let better = results::behind_arrow(p, last, fault)
            .or_else(|| shape::operator_in_operand(p, statement, fault))
            .or_else(|| shape::late_flag(p, last, fault));
        if let Some(better) = better {
            return better;
        }
    }
    if let Some(better) = shape::use_with_blank(p, fault) {
        return better;
    }
    if let Some(better) = spelling::longer_statement(p, &diagnostic, fault) {
        return better;
    }
    let starts_operand = matches!(fault, [b, ..] if is(*b, ALPHA | DIGIT) || b"%@".contains(b));
    let is_metadata = matches!(fault, [b'!', b, ..] if is(*b, ALPHA));
    match starts_operand {
        false if is_metadata => diagnostic.fix(place, ",", "add a comma").certain(),
        true if spelling::takes_more(p) => diagnostic.fix(place, ",", "add a comma").certain(),
        true => {
            let line = punctuation::line_end(p, at);
            let end = p.text[..line].trim_ascii_end().len();
            diagnostic.fix(Span::new(p.prev_end, end), "", "leave it out")
        }
        false => diagnostic,
    }
}

fn bad_instruction<'a>(
    p: &mut Parser<'a>,
    plain: Diagnostic,
    fault: Input<'a>,
    span: Span,
) -> Diagnostic {
    let len = run(fault, ALPHA | DIGIT);
    let at = p.at(fault);
    let is_open = p.in_body && !p.body.insts.is_empty() && p.prev_end <= at;
    let in_line = |b: &u8| is(*b, BLANK) && *b != b'\n';
    if is_open && p.text[p.prev_end..at].iter().all(in_line) {
        return behind_statement(p, fault, span);
    }
    if matches!(fault, [b'{' | b'[' | b'<', ..])
        && p.statement_name != crate::ir::LocalName::UNNAMED
    {
        let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
        let start = line + p.text[line..at].len() - p.text[line..at].trim_ascii_start().len();
        if let Some(better) = aggregate::of_values(p, start, at, None) {
            return better;
        }
    }
    let line = statement::code_of_line(fault);
    if let Some(inner) = line
        .strip_prefix('{')
        .and_then(|line| line.strip_suffix('}'))
    {
        let whole = Span::new(at, at + line.len());
        return plain
            .note("a body has no braces within it: its blocks start at labels")
            .fix(whole, inner.trim().to_string(), "leave them out")
            .certain();
    }
    if fault.starts_with(b"{") || fault.starts_with(b"}") {
        return plain.note("a body has no braces within it: its blocks start at labels");
    }
    if fault.starts_with(b"...") {
        return plain.note("dots stand for nothing: what was left out is to be written");
    }
    if len == 0 || !is(fault[0], ALPHA) {
        if let Some(better) = shape::foreign_label(p, fault) {
            return better;
        }
        if matches!(fault, [b'.' | b'$', b, ..] if is(*b, NAME))
            && let Some(better) = label_without_colon(p, fault)
        {
            return better;
        }
        return statement::no_instruction(p, plain, fault);
    }
    let word = &fault[..len];
    if matches!(fault.get(len), Some(b'.')) && foreign::is_dialect(word) {
        let whole = Span::new(at, at + run(fault, NAME));
        let shown = error::quote(&fault[..run(fault, NAME)]);
        let message = format!("{shown} is an operation of MLIR, not of LLVM IR");
        return Diagnostic::error("unknown-instruction", whole, message)
            .note("`mlir-translate --mlir-to-llvmir` makes LLVM IR of MLIR in its dialect `llvm`");
    }
    if let Some(better) = shape::glued_type(p, fault) {
        return better;
    }
    if TYPES.iter().any(|ty| ty.as_bytes() == word) {
        return statement::no_instruction(p, plain, fault);
    }
    let shown = error::quote(word);
    if matches!(word, b"define" | b"declare") {
        let message = format!("a function body cannot hold {shown}");
        let indented = p.text[..at].ends_with(b" ") || p.text[..at].ends_with(b"\t");
        return Diagnostic::error("syntax", span, message).note(match (word, indented) {
            (b"declare", true) => "a function is declared at the top level, beside the others",
            (_, true) => {
                "functions do not nest: each is defined at the top level, beside the others"
            }
            (_, false) => "the body before it is not closed by `}`",
        });
    }
    if let Some(better) = shape::machine_instruction(&plain, fault) {
        return better;
    }
    if let Some(better) = shape::foreign_label(p, fault) {
        return better;
    }
    if let Some(better) = spelling::split_name(p, fault).or_else(|| shape::early_flag(p, fault)) {
        return better;
    }
    let name = run(fault, NAME);
    if let [b' ', ..] = &fault[name..]
        && super::lex::peek(&fault[name..]) == b':'
    {
        let colon = &fault[name..];
        let gap = Span::new(at + name, at + name + (colon.len() - skip(colon).len()));
        return Diagnostic::error("syntax", gap, "the colon of a label follows its name")
            .fix(gap, "", "remove the blank")
            .certain();
    }
    // `return;` is no label.
    let known = foreign::instruction(word).is_some_and(|row| !row.int.is_empty());
    if !known && let Some(better) = label_without_colon(p, fault) {
        return better;
    }
    if let Some(better) = operators::call_by_name(p, fault) {
        return better;
    }
    let message = format!("unknown instruction {shown}");
    let diagnostic = Diagnostic::error("unknown-instruction", span, message);
    let lower = word.to_ascii_lowercase();
    if let Some(op) = opcode_words().find(|op| op.as_bytes() == lower && lower != word) {
        let text = "the words of LLVM IR have small letters";
        return diagnostic.fix(span, op, text).certain();
    }
    if let Some(better) = operators::intrinsic(p, &diagnostic, fault) {
        return better;
    }
    if word == b"type" && p.statement_name != crate::ir::LocalName::UNNAMED {
        let message = "a type is not defined in a function";
        return Diagnostic::error("syntax", span, message)
            .note("a type is defined at the top level, in front of or behind the functions");
    }
    if let Some(better) = shape::glued_type(p, fault) {
        return better;
    }
    let near = foreign::instruction(&lower).or_else(|| {
        let own = opcode_words().map(|word| (word.as_bytes(), ()));
        let theirs = foreign::instruction_words().map(|word| (word, word));
        match suggest::closest(word, own) {
            Some(()) => None,
            None => foreign::instruction(suggest::closest(word, theirs)?),
        }
    });
    match near {
        Some(row) => statement::foreign_instruction(p, diagnostic, fault, row),
        None => misspelt(diagnostic, fault, opcode_words()),
    }
}

/// A word alone on its line: a label without its colon.
fn label_without_colon<'a>(p: &mut Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let name = run(fault, NAME);
    let (at, behind) = (p.at(fault), &fault[name..]);
    if &fault[..name] == b"end" && skip(behind).is_empty() {
        let whole = Span::new(at, at + name);
        let message = "a body is closed by `}`";
        return Some(Diagnostic::error("syntax", whole, message).fix(whole, "}", "write it"));
    }
    if !skip(behind).is_empty() && func::on_line(behind, skip(behind)) {
        return None;
    }
    let whole = Span::new(at, at + name);
    let end = Span::new(at + name, at + name);
    let shown = error::quote(&fault[..name]);
    let message = format!("expected an instruction or a label, found {shown}");
    let diagnostic = Diagnostic::error("syntax", whole, message);
    Some(match is_near_opcode(&fault[..name]) {
        Some(best) => diagnostic.fix(whole, best, format!("did you mean `{best}`?")),
        None => {
            let label = consts::local_name(p, super::lex::Ident::Plain(&fault[..name]));
            body::open_block(p, label, whole);
            diagnostic.fix(end, ":", "a label has a colon behind it")
        }
    })
}

/// Something else than an entity at the top level.
fn bad_entity<'a>(p: &mut Parser<'a>, diagnostic: Diagnostic, fault: Input<'a>) -> Diagnostic {
    let at = p.at(fault);
    if p.text[..at].ends_with(b"\\\"") {
        // The variable has ended with the string that was cut short.
        if let Some(id) = p.m.globals.keys().next_back() {
            p.m.globals[id].kind = crate::ir::GlobalKind::Undeclared;
            p.m.failed.push(id);
        }
        let escape = Span::new(at - 2, at);
        return Diagnostic::error("syntax", escape, "this quote ends the string")
            .note("an escape is a backslash and two hexadecimal digits, as in `\\0A` or `\\22`")
            .fix(escape, "\\22", "a quote in a string is written `\\22`")
            .certain();
    }
    if fault.starts_with(b"}") {
        let brace = Span::new(at, at + 1);
        return Diagnostic::error("syntax", brace, "this brace closes nothing")
            .fix(brace, "", "remove it")
            .certain();
    }
    let span = diagnostic.span();
    let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
    let rest = statement::code_of_line(fault);
    if p.text[..at].ends_with(b"\"") && rest.contains('"') && p.text[line..].starts_with(b"@") {
        if let Some(id) = p.m.globals.keys().next_back() {
            p.m.globals[id].kind = crate::ir::GlobalKind::Undeclared;
            p.m.failed.push(id);
        }
        let quote = Span::new(at - 1, at);
        return Diagnostic::error("syntax", quote, "this quote ends the string").fix(
            quote,
            "\\22",
            "a quote in a string is written `\\22`",
        );
    }
    if !p.text[line..at].trim_ascii().is_empty() {
        let found = error::quote(&fault[..(span.len as usize).min(fault.len())]);
        let message = format!("expected the end of the line, found {found}");
        let diagnostic = Diagnostic::error("syntax", span, message);
        return match fault {
            [
                b'+' | b'*' | b'/' | b'-' | b'<' | b'>' | b'&' | b'|' | b'^',
                ..,
            ] => diagnostic.note("a constant is not computed by operators: write what it is"),
            [b'.' | b':' | b')' | b']' | b',', ..] if p.text[..at].ends_with(b"}") => diagnostic
                .fix(Span::new(at, at + 1), "", "leave it out")
                .certain(),
            [b',', ..] if p.text[line..at].starts_with(b"%") => {
                let fields = statement::code_of_line(&p.text[line..]);
                let ty = fields.split_once(" type ").map_or("", |(_, fields)| fields);
                let whole = Span::new(line + fields.len() - ty.len(), line + fields.len());
                let with = format!("{{ {ty} }}");
                diagnostic.fix(whole, with, "the fields of a struct stand in braces")
            }
            _ => diagnostic,
        };
    }
    if let Some(better) = spelling::foreign_entity(p, fault, span) {
        return better;
    }
    if let Some(better) = spelling::no_code(p, fault, span) {
        return better;
    }
    let line = &fault[..memchr::memchr(b'\n', fault).unwrap_or(fault.len())];
    match foreign::definition(peek_word(fault)).filter(|_| line.contains(&b'@')) {
        Some(word) => diagnostic.fix(span, word, format!("did you mean `{word}`?")),
        None => misspelt(diagnostic, fault, TOP_LEVEL.iter().copied()),
    }
}

/// A type was expected and something else was found.
fn bad_type<'a>(
    p: &mut Parser<'a>,
    diagnostic: Diagnostic,
    start: Input<'a>,
    fault: Input<'a>,
    part: Option<Part>,
) -> Diagnostic {
    let here = diagnostic.span().start as usize;
    let here = Span::new(here, here);
    if diagnostic.span().len == 0 {
        return diagnostic;
    }
    if let [b'@', name @ ..] = fault
        && let Ok((_, name)) = ident(name)
    {
        let known =
            p.m.names
                .find(&name.bytes())
                .and_then(|name| p.m.by_name.get(name, false));
        let before = &p.text[p.at(start)..here.end()];
        let calls = matches!(
            start_word(start),
            b"call" | b"invoke" | b"tail" | b"musttail" | b"notail"
        );
        if !calls || before.contains(&b'(') {
            return typing::address_without_type(p, diagnostic, fault, known);
        }
        // `call @f()`: the result's type is known.
        let known = known.and_then(|global| p.m.function(global));
        let diagnostic = diagnostic.note("a call names the type of its result");
        return match known {
            Some(func) => {
                let ty = crate::ir::print::message_type(&p.m, func.ret);
                diagnostic
                    .fix(here, format!("{ty} "), format!("add its type, `{ty}`"))
                    .certain()
            }
            None => {
                let name = body::shown(p, p.statement_name);
                let used = match name.is_empty() {
                    true => Some("void"),
                    false => typing::by_uses(p.text, here.end(), name.as_bytes()),
                };
                let used = used.unwrap_or("i64").to_string();
                let text = format!("add its type, such as `{used}`");
                diagnostic.fix(here, format!("{used} "), text)
            }
        };
    }
    let word = &fault[..run(fault, NAME)];
    // `zext i32 %a to 64`
    if p.text[..here.end()].ends_with(b" to ") && fault.first().is_some_and(u8::is_ascii_digit) {
        let text = "an integer type has an `i` in front of its width";
        return diagnostic.fix(here, "i", text).certain();
    }
    let is_word = matches!(word, b"null" | b"true" | b"false" | b"undef" | b"poison");
    if start_word(start) == b"ret" && is_word {
        return statement::bad_result(p, diagnostic, fault);
    }
    if matches!(fault, [b'0'..=b'9' | b'-', ..]) || is_word && (part.is_some() || p.in_body) {
        return value_without_type(p, &diagnostic, start, fault, part);
    }
    if let Some(better) = typing::foreign_type(p, &diagnostic, start, fault) {
        return better;
    }
    if matches!(word, b"tail" | b"musttail" | b"notail") && start_word(start) == b"call" {
        let whole = Span::new(p.at(operation(start)), here.end() + word.len());
        let with = format!("{} call", String::from_utf8_lossy(word));
        return diagnostic
            .fix(whole, with, "the word stands in front")
            .certain();
    }
    if opcode_words().any(|op| op.as_bytes() == word) {
        return match shape::operation_as_argument(p, start, fault).filter(|_| p.in_body) {
            Some(better) => better,
            None => diagnostic.note(NO_OPERAND),
        };
    }
    if fault.starts_with(b"\"") && (p.in_body || !start.starts_with(b"@")) {
        return diagnostic.note(STRING);
    }
    if let Some(better) = lists::string_without_type(p, fault) {
        return better;
    }
    if !word.is_empty() && fault.get(word.len()) == Some(&b':') && part.is_some() {
        return diagnostic.note("the fields of a constant have types in front, and no names");
    }
    if !word.is_empty() && fault.get(word.len()) == Some(&b':') && p.in_body {
        let gap = Span::new(here.end(), p.at(skip(&fault[word.len() + 1..])));
        let text = "an argument has a type and no name in front";
        return diagnostic.fix(gap, "", text).certain();
    }
    if let Some(func) = operators::function_named(p, word).filter(|_| p.in_body)
        && start_word(start) == b"call"
    {
        let ty = crate::ir::print::message_type(&p.m, p.m.funcs[func].ret);
        let text = "a call names the type of its result, and the function by an at sign";
        return diagnostic.fix(here, format!("{ty} @"), text).certain();
    }
    if matches!(
        start_word(start),
        b"call" | b"tail" | b"musttail" | b"notail" | b"invoke"
    ) && let Some(better) = operators::call_without_type(p, &diagnostic, fault)
    {
        return better;
    }
    if let Some(better) = jump_or_dots(&diagnostic, start, fault) {
        return better;
    }
    if start_word(start) == b"ret"
        && let Some(better) = statement::bare_result(p, &diagnostic, word)
    {
        return better;
    }
    if !p.in_body
        && start.starts_with(b"@")
        && let Some(better) = header::late_linkage(p, start, fault)
    {
        return better;
    }
    match foreign::type_word(word) {
        Some(ty) => {
            let span = diagnostic.span();
            // The operand knows better how wide the number is.
            let operand = skip(&fault[word.len()..]).strip_prefix(b"%");
            let own =
                operand.and_then(|name| statement::type_of_known(p, &name[..run(name, NAME)]));
            let ty = own
                .as_deref()
                .filter(|own| own.starts_with(&ty[..1]))
                .unwrap_or(ty);
            diagnostic.fix(span, ty, format!("did you mean `{ty}`?"))
        }
        None if header::is_type_name(p, word) => {
            let text = "the name of a type has a percent sign";
            diagnostic.fix(here, "%", text).certain()
        }
        None => misspelt(
            diagnostic,
            fault,
            TYPES.iter().chain(statement::FLAGS).copied(),
        ),
    }
}

/// `va_list`, `br if %c`, `br done`: what stands where a type should.
fn jump_or_dots(diagnostic: &Diagnostic, start: Input<'_>, fault: Input<'_>) -> Option<Diagnostic> {
    let word = &fault[..run(fault, NAME)];
    let span = diagnostic.span();
    let here = Span::new(span.start as usize, span.start as usize);
    let diagnostic = diagnostic.clone();
    if fault.starts_with(b"..") || matches!(word, b"va_list" | b"varargs") {
        let text = "variable arguments are three dots";
        return Some(diagnostic.fix(span, "...", text).certain());
    }
    let is_condition = skip(&fault[word.len()..]).starts_with(b"%") && !word.is_empty();
    if start_word(start) == b"br" && is_condition && word != b"label" {
        let text = "the condition of a jump is an `i1`";
        return Some(diagnostic.fix(span, "i1", text).certain());
    }
    if start_word(start) == b"br" && !word.is_empty() {
        let text = "a jump names its label: `br label %name`";
        return Some(diagnostic.fix(here, "label %", text).certain());
    }
    None
}

/// A number, or a word that is a value, where a type was expected.
fn value_without_type<'a>(
    p: &mut Parser<'a>,
    diagnostic: &Diagnostic,
    start: Input<'a>,
    fault: Input<'a>,
    part: Option<Part>,
) -> Diagnostic {
    let word = &fault[..run(fault, NAME)];
    let is_word = !fault.first().is_some_and(|b| is(*b, DIGIT) || *b == b'-');
    let here = diagnostic.span().start as usize;
    let here = Span::new(here, here);
    let shown = error::quote(&fault[..diagnostic.span().len as usize]);
    let message = format!("expected a type in front of {shown}");
    let error = Diagnostic::error("syntax", diagnostic.span(), message);
    if let Some((place, parts)) = part.and_then(|part| typing::typed_parts(p, fault, part)) {
        return error
            .note("every element of a constant has its type in front")
            .fix(place, parts, "add the types")
            .certain();
    }
    if is_word && start_word(start) == b"insertvalue" && !matches!(word, b"true" | b"false") {
        return typing::aggregate_without_type(p, error, here);
    }
    if let Some(ty) = typing::of_number(p, start, here.start as usize) {
        let text = format!("add its type, `{ty}`");
        return error.fix(here, format!("{ty} "), text).certain();
    }
    match word {
        b"true" | b"false" => error.fix(here, "i1 ", "add its type, `i1`").certain(),
        b"null" => error.fix(here, "ptr ", "add its type, `ptr`"),
        _ => error.fix(here, "i64 ", "add its type, such as `i64`"),
    }
}

/// `add %x, 1`: the value `%x` was taken for a type, as none stands in front of it.
fn missing_type(p: &mut Parser<'_>, at: usize) -> Option<Diagnostic> {
    let end = code_before(p, at.min(p.end));
    let line = memchr::memrchr(b'\n', &p.text[..end]).map_or(0, |n| n + 1);
    let start = line + memchr::memrchr(b'%', &p.text[line..end])?;
    let (rest, name) = ident(&p.text[start + 1..end]).ok()?;
    if !rest.is_empty() || !p.in_body {
        return None;
    }
    // A type that is defined is what was meant.
    let type_name = p.m.names.find(&name.bytes())?;
    let named = p.m.types.find_named(type_name)?;
    if p.m.types.named[named].defined {
        return None;
    }
    p.mistaken.push(named);
    let name = consts::local_name(p, name);
    let span = Span::new(start, end);
    let shown = body::shown(p, name);
    let message = format!("expected a type in front of `%{shown}`");
    let diagnostic = Diagnostic::error("syntax", span, message);
    let value = super::locals::Locals::value_of(p.locals.slot(name).value);
    let behind = std::str::from_utf8(peek_word(&p.text[end..])).unwrap_or("");
    let stop = end + 1 + behind.len();
    if typing::is_type(behind)
        && p.text[end..].starts_with(b" ")
        && super::lex::ends_line(&p.text[stop..])
    {
        let with = format!("{behind} %{shown}");
        let text = "the type stands in front";
        return Some(diagnostic.fix(Span::new(start, stop), with, text).certain());
    }
    Some(match value {
        Some(value) => {
            let ty = crate::ir::print::message_type(&p.m, p.body.types[value]);
            let place = Span::new(start, start);
            diagnostic
                .fix(place, format!("{ty} "), format!("add its type, `{ty}`"))
                .certain()
        }
        None if typing::by_definition(p, shown.as_bytes()).is_some() => {
            let ty = typing::by_definition(p, shown.as_bytes()).unwrap_or_default();
            let place = Span::new(start, start);
            diagnostic
                .fix(place, format!("{ty} "), format!("add its type, `{ty}`"))
                .certain()
        }
        None => {
            diagnostic.note("every operand, or the first of two of one type, has its type in front")
        }
    })
}

/// The length of the name in front of a percent sign that a text ends with: `2%`.
fn ends_in_sign(text: &[u8]) -> Option<usize> {
    let name = text.strip_suffix(b"%")?;
    let len = name.iter().rev().take_while(|&&b| is(b, NAME)).count();
    (len > 0 && !name[..name.len() - len].ends_with(b"%")).then_some(len)
}

/// Whether a word stands here that lacks its quotes.
fn is_bare_string(fault: Input<'_>) -> bool {
    matches!(fault, [b, ..] if is(*b, NAME))
}

/// Where the token in front of `at` ends.
fn code_before(p: &Parser<'_>, at: usize) -> usize {
    error::code_end(p.text, at)
}

/// The instruction without operands that a word is close to.
fn is_near_opcode(word: &[u8]) -> Option<&'static str> {
    suggest::closest(word, [(&b"unreachable"[..], "unreachable")])
}

/// A statement without the name that it gives.
fn operation(start: Input<'_>) -> Input<'_> {
    match start {
        [b'%', ..] => match memchr::memchr2(b'=', b'\n', start) {
            Some(at) if start[at] == b'=' => skip(&start[at + 1..]),
            _ => &[],
        },
        _ => start,
    }
}

/// The word of the instruction that a statement is.
fn start_word(start: Input<'_>) -> &[u8] {
    peek_word(operation(start))
}

/// Offers the word that is closest to the one at `fault`.
fn misspelt(
    diagnostic: Diagnostic,
    fault: Input<'_>,
    words: impl Iterator<Item = &'static str>,
) -> Diagnostic {
    let len = run(fault, super::lex::NAME);
    let span = diagnostic.span();
    if len == 0 || span.len as usize != len {
        return diagnostic;
    }
    let candidates = words.map(|word| (word.as_bytes(), word));
    match suggest::closest(&fault[..len], candidates) {
        Some(best) => diagnostic.fix(span, best, format!("did you mean `{best}`?")),
        None => diagnostic,
    }
}

const TOP_LEVEL: &[&str] = &[
    "define",
    "declare",
    "target",
    "attributes",
    "source_filename",
    "module",
];
const TYPES: &[&str] = &[
    "void", "i1", "i8", "i16", "i32", "i64", "ptr", "double", "float", "label", "metadata", "half",
];
const CONSTANTS: &[&str] = &[
    "null",
    "true",
    "false",
    "undef",
    "poison",
    "zeroinitializer",
    "getelementptr",
    "bitcast",
    "ptrtoint",
    "inttoptr",
];

/// Whether a place is in the line of an operation on two numbers.
pub(super) fn is_arithmetic<'a>(p: &Parser<'a>, i: Input<'a>) -> bool {
    let at = p.at(i);
    let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
    let word = start_word(skip(&p.text[line..]));
    matches!(
        super::opcode::opcode(word, word.len()),
        Some(super::opcode::Opcode::Binary(_))
    )
}
