//! Operators and calls as other languages write them.

use super::super::body;
use super::super::error::Expected;
use super::super::lex::{Input, NAME, ident, peek_word, run, skip};
use super::super::opcode::{Opcode, opcode};
use super::super::parser::Parser;
use super::{operation, start_word, statement, typing};
use crate::diag::{Diagnostic, Span};
use crate::ir::FuncId;
use crate::ir::intrinsics::{self, Found};
use crate::ir::print::{message_type, type_text};

fn error(span: Span, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error("syntax", span, message)
}

/// What is no instruction, but an operator or a call of another language.
pub(super) fn foreign_operator<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    fault: Input<'a>,
    expected: Expected,
) -> Option<Diagnostic> {
    match fault {
        [b'*' | b'&', b'%' | b'@', ..] => address_operator(p, start, fault, expected),
        [b'@', ..] if operation(start).len() == fault.len() => bare_call(p, fault),
        [b'@', ..] if start.len() == fault.len() => bare_call(p, fault),
        [b'=', ..] if expected == Expected::Instruction && start.starts_with(b"%") => {
            let mark = p.span(fault, &fault[1..]);
            let message = "a value is given its name by one equals sign";
            Some(error(mark, message).fix(mark, "", "leave it out").certain())
        }
        [b'<', b'-', ..] | [b'-' | b'=', b'>', ..] if expected == Expected::Byte(b'=') => {
            let arrow = p.span(fault, &fault[2..]);
            let message = "a value is given its name by `=`";
            Some(error(arrow, message).fix(arrow, "=", "write `=`").certain())
        }
        [b, ..]
            if expected == Expected::Byte(b'=')
                && !b.is_ascii_whitespace()
                && is_in_name(p, fault) =>
        {
            let mark = p.span(fault, &fault[1..]);
            let message = "a name with this character is written in quotes: `%\"a b\"`";
            let note = "letters, digits, `.`, `_`, `$` and `-` need no quotes";
            Some(error(mark, message).note(note))
        }
        [b',', ..] if expected == Expected::Byte(b'=') => super::results::several(p, start, fault),
        _ if expected == Expected::Byte(b'=') => match compound(p, start, fault) {
            Some(better) => Some(better),
            None => super::shape::blank_in_name(p, start, fault),
        },
        _ => None,
    }
}

/// Whether a mark follows a name without a blank, and is no operator.
fn is_in_name<'a>(p: &Parser<'a>, fault: Input<'a>) -> bool {
    let before = &p.text[..p.at(fault)];
    let attached = !before.ends_with(b" ");
    let arrow = fault[0] == b'>' && before.ends_with(b"-");
    let within =
        matches!(fault[0], b':' | b'[') && fault.get(1).is_some_and(|&b| super::is(b, NAME));
    let mark = matches!(fault[0], b'!' | b'?' | b'@' | b'\'' | b'~');
    attached && (arrow || within || mark)
}

/// `*%p`, `&%x`
fn address_operator<'a>(
    p: &Parser<'a>,
    start: Input<'a>,
    fault: Input<'a>,
    expected: Expected,
) -> Option<Diagnostic> {
    let at = p.at(fault);
    let mark = Span::new(at, at + 1);
    let reads = fault[0] == b'*';
    let (message, with) = match (reads, expected) {
        (true, _) => (
            "no operator reads what an address leads to: `load` does",
            "ptr ",
        ),
        (false, _) => (
            "no operator takes an address: the name of a variable is one",
            "ptr ",
        ),
    };
    let with = if expected == Expected::Type { with } else { "" };
    let diagnostic = error(mark, message);
    let is_access = matches!(start_word(start), b"load" | b"store");
    Some(match !reads || is_access {
        true => {
            let text = if with.is_empty() {
                "leave it out"
            } else {
                "an address has type `ptr`"
            };
            diagnostic.fix(mark, with, text).certain()
        }
        false => diagnostic.note("its result has a name: `%v = load i32, ptr %p`"),
    })
}

/// `@f(i32 1)` without `call`, and `@g = ...` in a body.
fn bare_call<'a>(p: &Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let (rest, name) = ident(&fault[1..]).ok()?;
    let at = p.at(fault);
    let span = p.span(fault, rest);
    let shown = String::from_utf8_lossy(&name.bytes()).into_owned();
    if let Some(behind) = skip(rest).strip_prefix(b"=") {
        if matches!(
            peek_word(behind),
            b"global" | b"constant" | b"alias" | b"private" | b"internal"
        ) {
            let note = "a variable is defined at the top level; one of a function is an `alloca`";
            let message = format!("the variable `@{shown}` is not defined in a function");
            return Some(error(span, message).note(note));
        }
        let note = format!(
            "a result has a local name, such as `%{shown}.new`; `store i32 %{shown}.new, ptr @{shown}` \
             writes it to the variable"
        );
        let message = format!("`@{shown}` is a variable of the module, and no result");
        let diagnostic = error(span, message).note(note);
        let known =
            p.m.names
                .find(&name.bytes())
                .and_then(|name| p.m.by_name.get(name, false));
        let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
        let indent = std::str::from_utf8(&p.text[line..at]).unwrap_or("?");
        return Some(match known {
            Some(known) if indent.trim().is_empty() => {
                let ty = type_text(&p.m, p.m.globals[known].ty);
                let code = statement::code_of_line(behind).trim_start();
                let end = at + statement::code_of_line(fault).len();
                let with =
                    format!("%{shown}.new = {code}\n{indent}store {ty} %{shown}.new, ptr @{shown}");
                diagnostic.fix(Span::new(at, end), with, "name the result, and store it")
            }
            _ => diagnostic,
        });
    }
    if !rest.starts_with(b"(") {
        return None;
    }
    let message = format!("`@{shown}` is called by the word `call`");
    Some(with_call(
        p,
        error(span, message),
        &name.bytes(),
        Span::new(at, at),
    ))
}

/// The function of a name.
pub(super) fn function_named(p: &Parser<'_>, name: &[u8]) -> Option<FuncId> {
    let global = p.m.by_name.get(p.m.names.find(name)?, false)?;
    match p.m.globals[global].kind {
        crate::ir::GlobalKind::Function(func) => Some(func),
        crate::ir::GlobalKind::Undeclared
        | crate::ir::GlobalKind::Variable { .. }
        | crate::ir::GlobalKind::Alias(_)
        | crate::ir::GlobalKind::IFunc(_) => None,
    }
}

/// Offers the beginning of a call of a function, at `here`.
fn with_call(p: &Parser<'_>, diagnostic: Diagnostic, name: &[u8], here: Span) -> Diagnostic {
    match function_named(p, name) {
        Some(func) => {
            let ty = message_type(&p.m, p.m.funcs[func].ret);
            let text = "a call names the type of its result";
            diagnostic.fix(here, format!("call {ty} "), text).certain()
        }
        None => diagnostic.note("a call names the type of its result: `call i32 @f(i32 1)`"),
    }
}

/// `abs(i32 1)` where an instruction should be: a call of a function of the module.
pub(super) fn call_by_name<'a>(p: &Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let name = &fault[..run(fault, NAME)];
    let func = function_named(p, name)?;
    if !skip(&fault[name.len()..]).starts_with(b"(") {
        return None;
    }
    let at = p.at(fault);
    let shown = String::from_utf8_lossy(name).into_owned();
    let ty = message_type(&p.m, p.m.funcs[func].ret);
    let with = format!("call {ty} @{shown}");
    let span = Span::new(at, at + name.len());
    let message = format!("`@{shown}` is called by the word `call`");
    Some(
        error(span, message)
            .fix(span, with, "a call names the type of its result")
            .certain(),
    )
}

/// `call puts(ptr %s)`, at the name of a function that is nowhere.
pub(super) fn call_without_type<'a>(
    p: &mut Parser<'a>,
    diagnostic: &Diagnostic,
    fault: Input<'a>,
) -> Option<Diagnostic> {
    let name = &fault[..run(fault, NAME)];
    let args = fault[name.len()..]
        .strip_prefix(b"(")
        .filter(|_| !name.is_empty())?;
    let named = body::shown(p, p.statement_name);
    let at = p.at(fault);
    let ty = match named.is_empty() {
        true => "void",
        false => typing::by_uses(p.text, at, named.as_bytes()).unwrap_or("i32"),
    };
    let shown = String::from_utf8_lossy(name).into_owned();
    let span = Span::new(at, at + name.len());
    let message = format!("expected the type of the result in front of `{shown}`");
    let says = "a call names the type of its result, and the function by an at sign";
    let here = Span::new(at, at);
    let better = Diagnostic {
        message,
        ..diagnostic.clone()
    }
    .note(says);
    let better = match args {
        [b'"', ..] => better.note(super::STRING),
        _ => better,
    };
    let text = format!("write both, such as `{ty} @{shown}`");
    Some(
        Diagnostic {
            labels: error(span, "").labels,
            ..better
        }
        .fix(here, format!("{ty} @"), text),
    )
}

/// `%a += 1`, `%a++`
fn compound<'a>(p: &mut Parser<'a>, start: Input<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let len = fault
        .iter()
        .take_while(|b| b"+-*/%&|^<>=".contains(b))
        .count();
    let operator = std::str::from_utf8(&fault[..len]).ok()?;
    let code = statement::code_of_line(&fault[len..]).trim();
    let (operator, value) = match operator {
        "++" | "--" if code.is_empty() => (&operator[..1], "1"),
        "==" | "=" | "" => return None,
        _ => (operator.strip_suffix('=')?, code),
    };
    let name = body::shown(p, p.statement_name);
    let at = p.at(start);
    let span = p.span(fault, &fault[len..]);
    let diagnostic = error(span, "a value never changes")
        .note("what is computed has a name of its own; what changes is in memory: `alloca`, `store`, `load`");
    let ty = statement::type_of_known(p, name.as_bytes());
    let float = ty.as_deref().is_some_and(statement::is_float);
    let end = at + statement::code_of_line(start).len();
    match (super::foreign::operator(operator, float), ty) {
        (Some(word), Some(ty)) if !value.contains(' ') && !value.is_empty() => {
            let with = format!("%{name}.new = {word} {ty} %{name}, {value}");
            Some(diagnostic.fix(Span::new(at, end), with, "name the result anew"))
        }
        _ => Some(diagnostic),
    }
}

/// `%x = sqrt double %a`: what is computed by an intrinsic.
pub(super) fn intrinsic<'a>(
    p: &Parser<'a>,
    diagnostic: &Diagnostic,
    fault: Input<'a>,
) -> Option<Diagnostic> {
    let code = statement::code_of_line(fault);
    let (word, operands) = code.split_once(' ').unwrap_or((code, ""));
    let called = match word {
        "fsqrt" => "sqrt",
        "fpow" => "pow",
        "fsin" => "sin",
        "fcos" => "cos",
        "fmax" => "maxnum",
        "fmin" => "minnum",
        "fma" => "fma",
        "max" => "smax",
        "min" => "smin",
        "popcnt" | "popcount" => "ctpop",
        "clz" => "ctlz",
        "ctz" => "cttz",
        _ => word,
    };
    let name = format!("llvm.{called}");
    let Found::Intrinsic(_) = intrinsics::find(name.as_bytes())? else {
        return None;
    };
    let diagnostic = diagnostic.clone();
    let parts = operands
        .split_once(' ')
        .filter(|(ty, _)| typing::is_type(ty));
    let Some((ty, values)) = parts else {
        return Some(diagnostic.note(format!(
            "the intrinsic `@{name}` computes it: it is declared and called as a function is"
        )));
    };
    let kind = match ty {
        "double" => "f64",
        "float" => "f32",
        "half" => "f16",
        "ptr" => "p0",
        ty => ty,
    };
    let mut values: Vec<String> = values
        .split(',')
        .map(|v| format!("{ty} {}", v.trim()))
        .collect();
    // These have a flag behind the number.
    if matches!(called, "abs" | "ctlz" | "cttz") {
        values.push("i1 false".into());
    }
    let types: Vec<&str> = values.iter().filter_map(|v| v.split(' ').next()).collect();
    let at = p.at(fault);
    let note = format!(
        "an intrinsic computes it: `declare {ty} @{name}.{kind}({})`",
        types.join(", ")
    );
    let with = format!("call {ty} @{name}.{kind}({})", values.join(", "));
    let whole = Span::new(at, at + code.len());
    Some(
        diagnostic
            .note(note)
            .fix(whole, with, "declare it, and call it"),
    )
}

/// `add %x, %a, %b`, `add i32 %x, %a, %b`: the result in front of the operands, as in assembly.
pub(super) fn destination_first<'a>(p: &mut Parser<'a>, start: Input<'a>) -> Option<Diagnostic> {
    let len = run(start, NAME);
    let Some(Opcode::Binary(op)) = opcode(start, len) else {
        return None;
    };
    let code = statement::code_of_line(start);
    let words = code.get(len..)?.split([' ', ',']);
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let (ty, dest, operands) = match words[..] {
        [dest, a, b] => (None, dest, [a, b]),
        [ty, dest, a, b] => (Some(ty.to_string()), dest, [a, b]),
        _ => return None,
    };
    let name = dest.strip_prefix('%')?;
    let typed = ty.as_deref().is_none_or(typing::is_type);
    if !typed || statement::type_of_known(p, name.as_bytes()).is_some() {
        return None;
    }
    let mut known = operands.iter().filter_map(|word| word.strip_prefix('%'));
    let own = known.find_map(|name| statement::type_of_known(p, name.as_bytes()));
    let ty = ty.or(own)?;
    let at = p.at(start);
    let [a, b] = operands;
    let with = format!("{dest} = {} {ty} {a}, {b}", op.word());
    let span = Span::new(at, at + code.len());
    // Its uses are no errors of their own.
    if let Ok((_, name)) = ident(&start[code.find(dest)? + 1..]) {
        let name = super::consts::local_name(p, name);
        p.statement_name = name;
        let forwards = p.locals.forwards.iter_mut();
        for forward in forwards.filter(|forward| forward.name == name) {
            forward.defined = true;
        }
    }
    let message = "the result of an instruction stands in front, with an equals sign";
    Some(
        error(span, message)
            .fix(span, with, "the result stands in front")
            .certain(),
    )
}
