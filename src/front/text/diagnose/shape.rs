//! Statements whose parts are all there, in an order or with marks that are not those of LLVM IR.

use super::super::error::{self, Expected};
use super::super::lex::{Input, NAME, is, peek_word, run, skip, token_len};
use super::super::opcode::{Opcode, opcode, opcode_words};
use super::super::parser::Parser;
use super::{operation, punctuation, start_word, statement, typing};
use crate::diag::{Diagnostic, Span};
use crate::ir::{FCmpCond, ICmpCond};

fn error(span: Span, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error("syntax", span, message)
}

/// What is wrong with a statement as a whole.
pub(super) fn misshapen<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    fault: Input<'a>,
    expected: Expected,
) -> Option<Diagnostic> {
    let wants_type = expected == Expected::Type;
    // What starts another line is no part of this statement.
    let (from, at) = (p.at(start), p.at(fault));
    if wants_type
        && start_word(start) == b"switch"
        && matches!(fault, [b'0'..=b'9' | b'-', ..])
        && let Some(ty) = typing::of_number(p, start, at)
    {
        let span = Span::new(at, at + token_len(fault));
        let shown = error::quote(&fault[..token_len(fault)]);
        let here = Span::new(at, at);
        let message = format!("expected a type in front of {shown}");
        let text = format!("add the type of the value, `{ty}`");
        return Some(
            error(span, message)
                .fix(here, format!("{ty} "), text)
                .certain(),
        );
    }
    if wants_type && start_word(start) == b"switch" && p.text.get(at) == Some(&b'}') {
        let brace = Span::new(at, at + 1);
        let message = "the cases of a `switch` are closed by `]`";
        return Some(
            error(brace, message)
                .fix(brace, "]", "write a bracket")
                .certain(),
        );
    }
    if from > at || p.text[from..at].contains(&b'\n') {
        return None;
    }
    if start_word(start) == b"br"
        && let Some(better) = compare_in_jump(p, start, fault)
    {
        return Some(better);
    }
    if let Some(better) = operation_with_parentheses(p, start, fault) {
        return Some(better);
    }
    match start_word(start) {
        b"call" | b"tail" | b"musttail" | b"notail" | b"invoke" if wants_type => {
            function_type_first(p, fault)
        }
        b"icmp" | b"fcmp" if matches!(expected, Expected::Word(_)) => condition_behind(p, fault),
        b"icmp" | b"fcmp" if wants_type && fault.starts_with(b",") => {
            let comma = Span::new(at, at + 1);
            let message = "no comma stands behind the condition of a comparison";
            Some(
                error(comma, message)
                    .fix(comma, "", "leave it out")
                    .certain(),
            )
        }
        b"br" if wants_type => compare_in_jump(p, start, fault),
        b"phi" => bare_entries(p, start, fault),
        b"store" if wants_type => store_to_number(p, start, fault),
        b"va_arg" if fault.starts_with(b",") => {
            let code = statement::code_of_line(operation(start));
            let (ty, list) = code.strip_prefix("va_arg ")?.split_once(", ")?;
            let at = p.at(operation(start)) + "va_arg ".len();
            let whole = Span::new(at, at + ty.len() + 2 + list.len());
            let message = "the list of arguments stands first, then the type that is taken from it";
            let diagnostic = error(whole, message);
            Some(
                diagnostic
                    .fix(whole, format!("{list}, {ty}"), "swap them")
                    .certain(),
            )
        }
        _ if wants_type && fault.starts_with(b"(") => operands_in_parentheses(p, start),
        _ if expected == Expected::Value => operation_as_operand(p, start, fault),
        _ => None,
    }
}

/// `call (ptr, ...) i32 @f(...)`, at the parenthesis.
fn function_type_first<'a>(p: &Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let line = statement::code_of_line(fault.strip_prefix(b"(")?);
    let (params, behind) = line.split_once(')')?;
    let ty = behind.trim_start();
    let ty = &ty[..ty.find([' ', '@', '%'])?];
    if params.contains('(') || !(typing::is_type(ty) || ty == "void") {
        return None;
    }
    let at = p.at(fault);
    let list = 1 + params.len() + 1;
    let len = list + behind.len() - behind.trim_start().len() + ty.len();
    let whole = Span::new(at, at + len);
    let message = "the type of the result stands in front of those of the parameters";
    let with = format!("{ty} ({params})");
    let diagnostic = error(Span::new(at, at + list), message);
    Some(diagnostic.fix(whole, with, "swap them").certain())
}

/// `br eq i64 %n, 0, label %a, label %b`, `br icmp eq ...`: a comparison where the condition should be.
fn compare_in_jump<'a>(p: &Parser<'a>, start: Input<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let operands = skip(start.strip_prefix(b"br")?);
    let code = statement::code_of_line(operands);
    let (compare, labels) = code.split_at(code.find(", label")?);
    let plain = compare
        .strip_prefix("icmp ")
        .or(compare.strip_prefix("fcmp "))
        .unwrap_or(compare);
    let [condition, ty, _, _] = plain.split(' ').collect::<Vec<_>>()[..] else {
        return None;
    };
    let is_float = statement::is_float(ty);
    let known = super::foreign::condition(condition, is_float).is_some();
    if !known || !typing::is_type(ty) || start.len() == fault.len() {
        return None;
    }
    let (from, at) = (p.at(start), p.at(operands));
    let line = memchr::memrchr(b'\n', &p.text[..from]).map_or(0, |n| n + 1);
    let indent = std::str::from_utf8(&p.text[line..from]).ok()?;
    let span = Span::new(at, at + compare.len());
    let message = "the condition of a jump is a value: a comparison stands on a line of its own";
    let (new, word) = (new_name(p, "c"), if is_float { "fcmp" } else { "icmp" });
    let whole = Span::new(from, at + code.len());
    let with = format!("{new} = {word} {plain}\n{indent}br i1 {new}{labels}");
    Some(error(span, message).fix(whole, with, "compare first"))
}

/// `icmp i32 eq %a, %b`, at the type.
fn condition_behind<'a>(p: &Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let ty = peek_word(fault);
    let behind = skip(fault.get(ty.len()..)?);
    let condition = peek_word(behind);
    let ty = std::str::from_utf8(ty)
        .ok()
        .filter(|ty| typing::is_type(ty))?;
    let is_float = statement::is_float(ty);
    let is_known = match is_float {
        true => FCmpCond::from_word(condition).is_some(),
        false => ICmpCond::ALL
            .iter()
            .any(|row| row.1.as_bytes() == condition),
    };
    let word = std::str::from_utf8(condition).ok()?;
    let meant = match super::foreign::condition(word, is_float) {
        _ if is_known => word,
        Some(meant) => meant,
        None => return None,
    };
    let at = p.at(fault);
    let whole = Span::new(at, p.at(behind) + condition.len());
    let message = "the condition of a comparison stands in front of the type";
    let diagnostic = error(whole, message).fix(whole, format!("{meant} {ty}"), "swap them");
    Some(match is_known {
        true => diagnostic.certain(),
        false => diagnostic,
    })
}

/// `phi i64 0, %entry, %j, %loop`, `phi i64 {0, %a}, {%j, %b}`: entries without brackets, or with others.
pub(super) fn bare_entries<'a>(
    p: &Parser<'a>,
    start: Input<'a>,
    fault: Input<'a>,
) -> Option<Diagnostic> {
    let code = statement::code_of_line(operation(start));
    let from = p.at(operation(start));
    let list = code.strip_prefix("phi")?.trim_start();
    let (ty, list) = list.split_once(' ')?;
    let list = list.trim_start();
    if !typing::is_type(ty) || p.at(fault) < from + code.len() - list.len() {
        return None;
    }
    let place = Span::new(from + code.len() - list.len(), from + code.len());
    let message = "each entry of a `phi` stands in brackets: `[ value, %block ]`";
    let plain = list.replace(['{', '}', '(', ')', '<', '>'], "");
    let parts: Vec<&str> = plain
        .split([',', ' '])
        .map(str::trim)
        .filter(|part| !part.is_empty() && !matches!(*part, "label" | ":" | "from"))
        .map(|part| part.trim_end_matches(':'))
        .filter(|part| *part != ty)
        .collect();
    let is_part = |part: &str| part.bytes().all(|b| is(b, NAME) || b == b'%' || b == b'@');
    let pairs = parts.chunks(2);
    let fits = parts.len().is_multiple_of(2) && parts.iter().all(|part| is_part(part));
    if list.contains(['[', ']', '"']) || parts.is_empty() {
        return None;
    }
    let entries: Option<Vec<String>> = pairs
        .map(|pair| match pair {
            [value, block] if block.starts_with('%') => Some(format!("[ {value}, {block} ]")),
            _ => None,
        })
        .collect();
    let diagnostic = error(place, message);
    Some(match entries.filter(|_| fits) {
        Some(entries) => diagnostic
            .fix(place, entries.join(", "), "write the brackets")
            .certain(),
        None => diagnostic,
    })
}

/// `store i32 %p, 3`: a number where the address should be.
fn store_to_number<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    fault: Input<'a>,
) -> Option<Diagnostic> {
    let before = statement::code_of_line(start);
    let before = before.get(..p.at(fault).checked_sub(p.at(start))?)?;
    let is_number = matches!(fault, [b'0'..=b'9' | b'-', ..]);
    let first = before.trim_end().strip_suffix(',')?;
    if !is_number {
        return None;
    }
    let number = std::str::from_utf8(&fault[..token_len(fault)]).ok()?;
    let at = p.at(fault);
    let span = Span::new(at, at + number.len());
    let message = format!(
        "expected the address that is stored to, found {}",
        error::quote(number.as_bytes())
    );
    let diagnostic = error(span, message)
        .note("a store names the value first, then the pointer: `store i32 1, ptr %p`");
    let words: Vec<&str> = first.split_ascii_whitespace().skip(1).collect();
    let [ty, address] = words[..] else {
        return Some(diagnostic);
    };
    let name = address.strip_prefix('%').unwrap_or("");
    let own = match address.starts_with('@') {
        true => Some("ptr".to_string()),
        false => statement::type_of_known(p, name.as_bytes()),
    };
    let own = own.filter(|own| own.starts_with("ptr") || own.ends_with('*'));
    Some(match own {
        Some(own) if typing::is_type(ty) => {
            let value = match own.strip_suffix('*') {
                Some(pointee) => pointee,
                None => ty,
            };
            let whole = Span::new(at - before.len(), span.end());
            let with = format!("store {value} {number}, {own} {address}");
            diagnostic.fix(whole, with, format!("if it goes to `{address}`, swap them"))
        }
        _ => diagnostic,
    })
}

/// `and i1 %a, not %b`, `ret i64 add(%a, %b)`: an operation where a value should be.
fn operation_as_operand<'a>(
    p: &Parser<'a>,
    start: Input<'a>,
    fault: Input<'a>,
) -> Option<Diagnostic> {
    let word = peek_word(fault);
    let is_own = gives_value(word);
    let theirs = super::foreign::instruction(word);
    if word.is_empty() || !(is_own || theirs.is_some_and(|row| !row.int.is_empty())) {
        return None;
    }
    let behind = &fault[word.len()..];
    if !matches!(skip(behind), [b'%' | b'@' | b'(' | b'0'..=b'9' | b'i', ..]) || start.is_empty() {
        return None;
    }
    let meant = theirs.filter(|_| !is_own).map(|row| row.int);
    let diagnostic = no_operand(p.at(fault), word);
    let diagnostic = match is_own {
        true => computed_first(p, diagnostic, start, fault),
        false => diagnostic,
    };
    Some(match meant {
        Some("xor") => diagnostic.note("to negate an `i1`: `%n = xor i1 %x, true`"),
        Some(meant) => diagnostic.note(format!("the instruction is `{meant}`")),
        None => diagnostic,
    })
}

/// Whether a word is that of an instruction which gives a value.
fn gives_value(word: &[u8]) -> bool {
    matches!(
        opcode(word, word.len()),
        Some(
            Opcode::Binary(_)
                | Opcode::Cast(_)
                | Opcode::ICmp
                | Opcode::FCmp
                | Opcode::FNeg
                | Opcode::Select
                | Opcode::Freeze
                | Opcode::Load
                | Opcode::Gep
                | Opcode::Call
                | Opcode::ExtractValue
                | Opcode::InsertValue
                | Opcode::ExtractElement
                | Opcode::InsertElement
        )
    )
}

fn no_operand(at: usize, word: &[u8]) -> Diagnostic {
    let shown = error::quote(word);
    let message = format!("expected a value, found the operation {shown}");
    error(Span::new(at, at + word.len()), message).note(super::NO_OPERAND)
}

/// `ret i64 add(%a, %b)`, `add i64 %a, mul i64 %b, %c`, behind the word of the operation.
fn operation_with_parentheses<'a>(
    p: &Parser<'a>,
    start: Input<'a>,
    fault: Input<'a>,
) -> Option<Diagnostic> {
    let before = p.text.get(p.at(operation(start))..p.at(fault))?;
    let before = before.trim_ascii_end();
    // The first operand may have been taken for a type.
    let before = match fault {
        [b',' | b')', ..] => {
            let name = before
                .iter()
                .rev()
                .take_while(|b| is(**b, NAME) || **b == b'%');
            before[..before.len() - name.count()].trim_ascii_end()
        }
        _ => before,
    };
    let before = match before.strip_suffix(b"(") {
        Some(before) => before.trim_ascii_end(),
        None if matches!(fault, [b'i' | b'%' | b'd' | b'f' | b'p', ..]) => before,
        None => return None,
    };
    let len = before.iter().rev().take_while(|b| is(**b, NAME)).count();
    let word = &before[before.len() - len..];
    let outside = before[..before.len() - len].trim_ascii_end();
    let compares = start.starts_with(b"br") && word.ends_with(b"cmp");
    let is_name = outside.ends_with(b"@") || outside.ends_with(b"%");
    let begins = matches!(
        word,
        b"call" | b"getelementptr" | b"inttoptr" | b"ptrtoint" | b"bitcast"
    );
    let is_operation = !outside.is_empty() && !compares && !is_name && !begins && gives_value(word);
    let at = p.at(operation(start)) + before.len() - len;
    let diagnostic = is_operation.then(|| no_operand(at, word))?;
    let word = &p.text[at..p.end];
    Some(match p.text[at..p.at(fault)].contains(&b'(') {
        true => diagnostic,
        false => computed_first(p, diagnostic, start, word),
    })
}

/// `call i32 @f(i32 %n - 1)`, `ret i32 %a + %b`, at the operator: it is computed in a line of its own.
pub(super) fn operator_in_operand<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    fault: Input<'a>,
) -> Option<Diagnostic> {
    let len = fault
        .iter()
        .take_while(|b| b"+-*/%<>=!&|^".contains(b))
        .count();
    let operator = std::str::from_utf8(&fault[..len]).ok()?;
    let at = p.at(fault);
    // `%a %b` are two names.
    if operator.ends_with('%') && fault.get(len).is_some_and(|&b| is(b, NAME)) {
        return None;
    }
    let before = p.text.get(p.at(start)..at)?;
    let left_end = before.trim_ascii_end();
    let is_part = |b: &&u8| is(**b, NAME) || **b == b'%';
    let left = left_end.iter().rev().take_while(is_part).count();
    let (head, left) = left_end.split_at(left_end.len() - left);
    let left = std::str::from_utf8(left).ok()?;
    let right_at = skip(&fault[len..]);
    let right = right_at.iter().take_while(is_part).count();
    let right = std::str::from_utf8(&right_at[..right]).ok()?;
    let named = |value: &str| value.strip_prefix('%').map(|name| name.as_bytes().to_vec());
    let own = [left, right]
        .into_iter()
        .filter_map(named)
        .find_map(|name| statement::type_of_known(p, &name))?;
    let points = own == "ptr" || own.ends_with('*');
    let word = super::foreign::operator(operator, statement::is_float(&own))?;
    if points && word != "add" {
        return None;
    }
    if left.is_empty() || right.is_empty() || before.contains(&b'\n') {
        return None;
    }
    let span = Span::new(at, at + len);
    let diagnostic = error(
        span,
        format!("LLVM IR has no operators such as `{operator}`"),
    )
    .note("an operand is a value: what is computed has a line of its own, and a name");
    let from = p.at(start);
    let line = memchr::memrchr(b'\n', &p.text[..from]).map_or(0, |n| n + 1);
    let indent = std::str::from_utf8(&p.text[line..from]).ok()?;
    let new = new_name(p, left.trim_start_matches('%'));
    let head = std::str::from_utf8(head).ok()?;
    let whole = Span::new(from, p.at(right_at) + right.len());
    let code = match points {
        true => {
            let start_code = statement::code_of_line(operation(start));
            let loaded = start_code
                .strip_prefix("load ")
                .and_then(|code| code.split_once(','));
            let elem = loaded.map_or("i8", |(ty, _)| ty);
            format!("getelementptr {elem}, {own} {left}, i64 {right}")
        }
        false => format!("{word} {own} {left}, {right}"),
    };
    let with = format!("{new} = {code}\n{indent}{head}{new}");
    Some(match indent.trim().is_empty() {
        true => diagnostic.fix(whole, with, "compute it first"),
        false => diagnostic,
    })
}

/// Offers to compute the operation from `fault` to the end of its line first, in a line of its own.
fn computed_first<'a>(
    p: &Parser<'a>,
    diagnostic: Diagnostic,
    start: Input<'a>,
    fault: Input<'a>,
) -> Diagnostic {
    let (from, at) = (p.at(start), p.at(fault));
    let line = memchr::memrchr(b'\n', &p.text[..from]).map_or(0, |n| n + 1);
    let parts = (
        std::str::from_utf8(&p.text[line..from]),
        p.text.get(from..at).map(std::str::from_utf8),
    );
    let (Ok(indent), Some(Ok(head))) = parts else {
        return diagnostic;
    };
    let code = statement::code_of_line(fault);
    if code.contains(['(', ')', '[', ']']) || !indent.trim().is_empty() {
        return diagnostic;
    }
    let new = new_name(p, "v");
    let whole = Span::new(from, at + code.len());
    let with = format!("{new} = {code}\n{indent}{head}{new}");
    diagnostic.fix(whole, with, "compute it first")
}

/// `call i32 @f(sub i32 %n, 1)`: an operation where a type and a value should be.
pub(super) fn operation_as_argument<'a>(
    p: &Parser<'a>,
    start: Input<'a>,
    fault: Input<'a>,
) -> Option<Diagnostic> {
    let (from, at) = (p.at(start), p.at(fault));
    let line = memchr::memrchr(b'\n', &p.text[..from]).map_or(0, |n| n + 1);
    let word = peek_word(fault);
    let diagnostic = no_operand(at, word);
    let code = statement::code_of_line(fault);
    let code = &code[..code.find(')').unwrap_or(code.len())];
    let ty = match opcode(fault, word.len())? {
        Opcode::Binary(_) => code.split(' ').find(|word| typing::is_type(word))?,
        Opcode::ICmp | Opcode::FCmp => "i1",
        Opcode::Cast(_) => code.rsplit_once(" to ")?.1.trim(),
        // A word in front of an access, and no operation.
        Opcode::Volatile => return None,
        Opcode::FNeg
        | Opcode::Select
        | Opcode::Freeze
        | Opcode::Phi
        | Opcode::Alloca
        | Opcode::Load
        | Opcode::Store
        | Opcode::Gep
        | Opcode::Call
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
        | Opcode::Malloc
        | Opcode::Free
        | Opcode::Unsupported => return Some(diagnostic),
    };
    let indent = std::str::from_utf8(&p.text[line..from]).ok()?;
    let head = std::str::from_utf8(p.text.get(from..at)?).ok()?;
    if code.contains('(') || !indent.trim().is_empty() {
        return Some(diagnostic);
    }
    let new = new_name(p, "v");
    let whole = Span::new(from, at + code.len());
    let with = format!("{new} = {code}\n{indent}{head}{ty} {new}");
    Some(diagnostic.fix(whole, with, "compute it first"))
}

/// `add (i64 1), (i64 2)`: each operand in parentheses.
fn operands_in_parentheses<'a>(p: &Parser<'a>, start: Input<'a>) -> Option<Diagnostic> {
    let code = statement::code_of_line(operation(start));
    let (word, operands) = code.split_once(' ')?;
    let one_type = matches!(
        opcode(word.as_bytes(), word.len())?,
        Opcode::Binary(_) | Opcode::ICmp | Opcode::FCmp
    );
    let plain = operands.replace(['(', ')'], "");
    let first = plain.split(' ').next()?;
    let ty = typing::is_type(first).then_some(first)?;
    let parts: Vec<&str> = plain
        .split(", ")
        .enumerate()
        .map(|(n, part)| match part.strip_prefix(ty) {
            Some(value) if n > 0 && one_type && value.starts_with(' ') => value.trim_start(),
            _ => part,
        })
        .collect();
    let at = p.at(operation(start)) + code.len() - operands.len();
    let span = Span::new(at, at + operands.len());
    let message = "the operands of an instruction stand without parentheses";
    let diagnostic = error(span, message);
    Some(
        diagnostic
            .fix(span, parts.join(", "), "leave them out")
            .certain(),
    )
}

/// `add i64 1, 2 nsw`, at the flag behind an operation.
pub(super) fn late_flag<'a>(p: &Parser<'a>, last: Span, fault: Input<'a>) -> Option<Diagnostic> {
    let flag = peek_word(fault);
    let known = statement::FLAGS
        .iter()
        .any(|known| known.as_bytes() == flag);
    let code = std::str::from_utf8(&p.text[last.start as usize..last.end()]).ok()?;
    let from = last.end() - operation(code.as_bytes()).len();
    let word = peek_word(&p.text[from..]);
    if !known || flag.is_empty() || !opcode_words().any(|op| op.as_bytes() == word) {
        return None;
    }
    let at = p.at(fault);
    let end = from + word.len();
    let flag = String::from_utf8_lossy(flag).into_owned();
    let operands = String::from_utf8_lossy(p.text[end..at].trim_ascii_end()).into_owned();
    let span = Span::new(at, at + flag.len());
    let message = format!("`{flag}` stands behind the word of the instruction");
    let diagnostic = error(span, message);
    let whole = Span::new(end, span.end());
    Some(
        diagnostic
            .fix(whole, format!(" {flag}{operands}"), "write it there")
            .certain(),
    )
}

/// `add_i64 %a, 1`, `i64.add`: an operation and its type as one word.
pub(super) fn glued_type<'a>(p: &Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let whole = &fault[..run(fault, NAME)];
    let text = std::str::from_utf8(whole).ok()?;
    let (first, second) = text.split_once(['.', '_'])?;
    let is_op = |word: &str| opcode_words().any(|op| op == word);
    let with = match () {
        () if is_op(first) && typing::is_type(second) => format!("{first} {second}"),
        () if is_op(second) && typing::is_type(first) => format!("{second} {first}"),
        () => return None,
    };
    let at = p.at(fault);
    let span = Span::new(at, at + whole.len());
    let says = "the word of the instruction stands first, then a blank and the type";
    let message = format!("unknown instruction {}", error::quote(whole));
    let better = Diagnostic::error("unknown-instruction", span, message);
    Some(better.fix(span, with, says).certain())
}

/// `movq %rdi, %rax`, `lea rax, [rdi+1]`: an instruction of a processor.
pub(super) fn machine_instruction(plain: &Diagnostic, fault: Input<'_>) -> Option<Diagnostic> {
    let word = std::str::from_utf8(peek_word(fault)).ok()?;
    let stem = word.strip_suffix(['b', 'w', 'l', 'q']).unwrap_or("");
    let words = [
        "mov", "add", "sub", "ret", "push", "pop", "call", "lea", "cmp", "jmp", "test", "xor",
        "and", "or", "inc", "dec", "imul", "idiv", "shl", "sar",
    ];
    let suffixed = words.contains(&stem);
    let operands = statement::code_of_line(fault).get(word.len()..)?;
    let register = operands
        .split([' ', ',', '[', ']', '+', '(', ')'])
        .any(|part| {
            let name = part.trim_start_matches('%');
            let known = ["ax", "bx", "cx", "dx", "si", "di", "bp", "sp"];
            name.len() == 3 && name.starts_with(['r', 'e']) && known.contains(&&name[1..])
        });
    let bare = operands.trim().is_empty();
    if !(suffixed && (register || operands.contains('$') || bare)
        || register && words.contains(&word))
    {
        return None;
    }
    let message = format!("`{word}` is an instruction of a processor, not of LLVM IR");
    let mut better = plain.clone();
    (better.message, better.code) = (message, "unknown-instruction");
    Some(better.note("LLVM IR has no registers: a value is computed once and has a name, as in `%x = add i64 %a, 1`"))
}

/// What has no counterpart: `bb1(%x: i64):`.
pub(super) const NO_PARAMS: &str = "blocks have no parameters: a `phi` at the start of a block has a value for each block that goes there";

/// `bb1(%x: i64):`, `^bb1:`: a label as other languages write it.
pub(super) fn foreign_label<'a>(p: &mut Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let line = &fault[..memchr::memchr(b'\n', fault).unwrap_or(fault.len())];
    let head = line.trim_ascii_end().strip_suffix(b":")?;
    let sign = usize::from(matches!(head, [b'^' | b'$' | b'@' | b'#' | b'&', ..]));
    let len = run(&head[sign..], NAME);
    let (name, behind) = (&head[sign..sign + len], &head[sign + len..]);
    let at = p.at(fault);
    let span = Span::new(at, at + head.len());
    let label = super::consts::local_name(p, super::super::lex::Ident::Plain(name));
    let shown = String::from_utf8_lossy(name).into_owned();
    let diagnostic = match behind {
        [] if sign > 0 && len > 0 => {
            error(span, "a label is defined by its name and a colon alone")
        }
        [b'(', .., b')'] if len > 0 => {
            // The parameters are no undefined values.
            for part in behind.split(|b| b"(,): ".contains(b)) {
                if let [b'%', name @ ..] = part
                    && run(name, NAME) == name.len()
                {
                    let param = super::consts::local_name(p, super::super::lex::Ident::Plain(name));
                    p.locals.slot(param).value = crate::ir::Operand::MISSING.0;
                }
            }
            error(span, format!("the block `{shown}` cannot have parameters")).note(NO_PARAMS)
        }
        _ => return None,
    };
    super::body::open_block(p, label, span);
    let fix = diagnostic.fix(span, shown, "write its name alone");
    Some(if sign > 0 { fix.certain() } else { fix })
}

/// A local name that the text does not have, for what is computed of another one.
pub(super) fn new_name(p: &Parser<'_>, stem: &str) -> String {
    let stem = match stem.starts_with(|c: char| c.is_ascii_digit()) || stem.is_empty() {
        true => "v",
        false => stem,
    };
    let mut names = (1..).map(|n| format!("%{stem}.{n}"));
    let is_free = |name: &String| {
        let mut fixes = p
            .diags
            .iter()
            .filter_map(|diagnostic| diagnostic.fix.as_ref());
        memchr::memmem::find(p.text, name.as_bytes()).is_none()
            && !fixes.any(|fix| fix.replacement.contains(name.as_str()))
    };
    names.find(is_free).unwrap_or_default()
}

/// `nsw add i64 %a, %b`, at the flag.
pub(super) fn early_flag<'a>(p: &Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let is_flag = |word: &[u8]| statement::FLAGS.iter().any(|flag| flag.as_bytes() == word);
    let mut flags = Vec::new();
    let mut rest = fault;
    while let word @ [_, ..] = peek_word(rest)
        && is_flag(word)
    {
        flags.push(std::str::from_utf8(word).ok()?);
        rest = skip(&rest[word.len()..]);
    }
    let word = std::str::from_utf8(peek_word(rest)).ok()?;
    if flags.is_empty() || !opcode_words().any(|op| op == word) {
        return None;
    }
    let at = p.at(fault);
    let flags = flags.join(" ");
    let span = Span::new(at, at + flags.len());
    let whole = Span::new(at, p.at(rest) + word.len());
    let message = format!("`{flags}` stands behind the word of the instruction");
    let with = format!("{word} {flags}");
    Some(error(span, message).fix(whole, with, "swap them").certain())
}

/// `[[i32 1, i32 2], [i32 3, i32 4]]`, where a part of a list is a list without its type: at what was taken
/// for a length.
pub(super) fn list_without_type<'a>(p: &Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let at = p.at(fault);
    let open = p.text[..at].trim_ascii_end();
    let word = std::str::from_utf8(peek_word(fault)).ok()?;
    if !open.ends_with(b"[") || !typing::is_type(word) {
        return None;
    }
    let open = open.len() - 1;
    let len = p.text[open..punctuation::line_end(p, open)]
        .iter()
        .position(|&b| b == b']')?;
    let inside = std::str::from_utf8(&p.text[open + 1..open + len]).ok()?;
    let count = inside.split(',').count();
    let is_list = inside.split(',').all(|part| {
        part.trim()
            .strip_prefix(word)
            .is_some_and(|part| part.starts_with(' '))
    });
    let outer = p.text[..open].trim_ascii_end();
    if !is_list || !(outer.ends_with(b"[") || outer.ends_with(b",") || outer.ends_with(b"{")) {
        return None;
    }
    let span = Span::new(open, open + len + 1);
    let here = Span::new(open, open);
    let ty = format!("[{count} x {word}]");
    let message = "this list has no type in front";
    Some(
        error(span, message)
            .note("every element of a constant has its type in front, a list too")
            .fix(here, format!("{ty} "), format!("add its type, `{ty}`"))
            .certain(),
    )
}

/// `%my var = add i32 %a, 1`, at the second word: the names of the statement are read as one.
pub(super) fn blank_in_name<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    fault: Input<'a>,
) -> Option<Diagnostic> {
    let line = &start[..memchr::memchr(b'\n', start).unwrap_or(start.len())];
    let equals = memchr::memchr(b'=', line)?;
    let name = line[..equals].trim_ascii_end().strip_prefix(b"%")?;
    let plain = name.iter().all(|&b| is(b, NAME) || b == b' ');
    let first = run(name, NAME);
    let is_second = p.at(fault) > p.at(start) + first;
    if !plain || !is_second || !name.contains(&b' ') {
        return None;
    }
    // Uses of it are no errors of their own, those of its first word among them.
    for part in [&name[..first], name] {
        let part = super::consts::local_name(p, super::super::lex::Ident::Plain(part));
        let slot = p.locals.slot(part);
        if slot.value == super::super::locals::NO_VALUE {
            slot.value = crate::ir::Operand::MISSING.0;
        }
    }
    let shown = String::from_utf8_lossy(name).into_owned();
    let at = p.at(start);
    let span = Span::new(at, at + 1 + name.len());
    Some(super::spelling::quoted(span, &shown, "%"))
}

/// `ret i32 %my var`, at the second word of a name that was defined so.
pub(super) fn use_with_blank<'a>(p: &mut Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let at = p.at(fault);
    let before = p.text[..at].trim_ascii_end();
    let sign = memchr::memrchr(b'%', before)?;
    let first = &before[sign + 1..];
    let line = statement::code_of_line(fault);
    let end = line.find(|c: char| !(c.is_ascii_alphanumeric() || "-$._ ".contains(c)));
    let words = line[..end.unwrap_or(line.len())].trim_end();
    let name = [first, b" ", words.as_bytes()].concat();
    let known = p.m.names.find(&name)?;
    let slot = p.locals.slot(crate::ir::LocalName::named(known));
    if first.len() != run(first, NAME) || slot.value == super::super::locals::NO_VALUE {
        return None;
    }
    let shown = String::from_utf8_lossy(&name).into_owned();
    let span = Span::new(sign, at + words.len());
    Some(super::spelling::quoted(span, &shown, "%"))
}
