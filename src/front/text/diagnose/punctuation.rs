//! Punctuation marks that are missing, or one too many.

use super::super::error;
use super::super::lex::{ALPHA, DIGIT, Input, NAME, is, peek_word, run, token_len};
use super::super::opcode::{Opcode, opcode};
use super::super::parser::Parser;
use super::{
    NO_OPERAND, code_before, ends_in_opcode, jump, lists, memory, operation, spelling, start_word,
    starts_body, typing,
};
use crate::diag::{Diagnostic, Span};

/// A punctuation mark was expected, and something else was found.
pub(super) fn bad_byte<'a>(
    p: &mut Parser<'a>,
    diagnostic: Diagnostic,
    start: Input<'a>,
    fault: Input<'a>,
    wanted: u8,
) -> Diagnostic {
    let at = p.at(fault);
    let span = diagnostic.span();
    let here = Span::new(span.start as usize, span.start as usize);
    let before = code_before(p, at);
    let place = Span::new(before, before);
    let starts_operand = match fault {
        [c, ..] => is(*c, ALPHA | DIGIT) || matches!(c, b'%' | b'@' | b'-' | b'"'),
        [] => false,
    };
    if let Some(better) = around_byte(p, &diagnostic, start, fault, wanted) {
        return better;
    }
    match wanted {
        b',' if start_word(start) == b"store" && is_preposition(fault) => {
            memory::store_by_word(p, fault, before)
        }
        b',' if start_word(start) == b"store" && fault.starts_with(b"@") => {
            let text = "a comma and the type of the address stand in front";
            diagnostic.fix(place, ", ptr", text).certain()
        }
        b',' if fault.starts_with(b"(") && p.text[..before].ends_with(b"\"") => {
            let text = "the constraints of inline assembly stand behind its text";
            diagnostic.fix(place, ", \"\"", text).certain()
        }
        b',' if fault.starts_with(b"->") || fault.starts_with(b"=>") => {
            let message = format!("expected `,`, found {}", error::quote(&fault[..2]));
            Diagnostic::error("syntax", Span::new(at, at + 2), message)
                .fix(Span::new(before, at + 2), ",", "write a comma")
                .certain()
        }
        b',' if start_word(start) == b"switch" && fault.starts_with(b":") => {
            let colon = Span::new(before, at + 1);
            diagnostic
                .note("a case is `i32 1, label %a`, and no comma stands between two of them")
                .fix(colon, ",", "write a comma")
                .certain()
        }
        // An operator where both operands are in their places.
        b',' if matches!(
            fault,
            [
                b'+' | b'*' | b'/' | b'<' | b'>' | b'=' | b'&' | b'|' | b'^',
                ..
            ] | [b'-', b' ', ..]
        ) =>
        {
            let operator = fault
                .iter()
                .take_while(|b| b"-+*/<>=&|^".contains(b))
                .count();
            diagnostic
                .note("LLVM IR has no operators: the word in front says what is computed")
                .fix(Span::new(before, at + operator), ",", "write a comma")
        }
        b',' if fault.starts_with(b"]") && start_word(start) == b"phi" => diagnostic.note(
            "an entry of a `phi` is a value and the block that it comes from: `[ %x, %entry ]`",
        ),
        b',' if span.len == 0 && start_word(start) == b"shufflevector" => {
            lists::one_vector(p, diagnostic, start)
        }
        b',' if span.len == 0 && start_word(start) == b"br" => {
            jump::one_label(p, diagnostic, start, before)
        }
        b',' if starts_operand && span.len > 0 => {
            diagnostic.fix(place, ",", "add a comma").certain()
        }
        b'{' if start_word(start) == b"define" => missing_body(p, diagnostic, start, fault),
        b'{' if start_word(start) == b"attributes" => {
            let end = p.text[..line_end(p, at)].trim_ascii_end().len().max(at);
            let list = String::from_utf8_lossy(&p.text[at..end]).into_owned();
            let whole = Span::new(at, end);
            diagnostic
                .fix(whole, format!("{{ {list} }}"), "the list stands in braces")
                .certain()
        }
        b'#' if matches!(fault, [b'0'..=b'9', ..]) => diagnostic
            .fix(here, "#", "a group has the sign in front of its number")
            .certain(),
        b'{' => diagnostic.fix(here, " {", "open the body").certain(),
        b'(' if p.text[..before].ends_with(b"getelementptr")
            || p.text[..before].ends_with(b"inbounds") =>
        {
            let end = p.text[..line_end(p, at)].trim_ascii_end().len().max(at);
            let operands = String::from_utf8_lossy(&p.text[at..end]).into_owned();
            let whole = Span::new(before, end);
            diagnostic
                .note("as an operand it is a constant expression, whose operands stand in parentheses")
                .fix(whole, format!(" ({operands})"), "write parentheses")
                .certain()
        }
        b'(' if ends_in_opcode(without_condition(&p.text[..before]))
            && !p.text[..before]
                .rsplit(|&b| b == b' ')
                .next()
                .is_some_and(|word| word.starts_with(b"@")) =>
        {
            diagnostic.note(NO_OPERAND)
        }
        b'(' if start_word(start) == b"call" => bare_arguments(p, diagnostic, fault),
        b'=' if starts_operand && span.len > 0 => {
            diagnostic.fix(place, " =", "add an equals sign").certain()
        }
        b'=' if fault.starts_with(b":")
            && matches!(start_word(start), b"target" | b"source_filename") =>
        {
            let colon = Span::new(before, at + 1);
            diagnostic
                .fix(colon, " =", "write an equals sign")
                .certain()
        }
        b'=' if fault.starts_with(b":") && !p.in_body => typed_by_colon(p, diagnostic, fault),
        b'}' if start_word(start) == b"type" && typing::is_type(ty_of(fault)) => {
            diagnostic.fix(place, ",", "add a comma").certain()
        }
        b']' | b'}' | b'>' | b')' if span.len > 0 && starts_part(fault) => {
            diagnostic.fix(place, ",", "add a comma").certain()
        }
        b'!' if span.len == 0 => diagnostic.note("the kind is followed by a node, as in `!dbg !0`"),
        b'!' if fault.first().is_some_and(u8::is_ascii_digit) => {
            let text = "a node has an exclamation mark";
            diagnostic.fix(here, "!", text).certain()
        }
        b'=' if p.in_body && span.len == 0 && jump::is_target(p) => {
            jump::label_with_sign(p, start, before)
        }
        b'=' if fault.starts_with(b":=") => {
            let span = Span::new(at, at + 2);
            let message = "a value is given its name by `=`, not by `:=`";
            Diagnostic::error("syntax", span, message)
                .fix(span, "=", "write `=`")
                .certain()
        }
        b')' | b']' | b'}' | b'>' if span.len == 0 => diagnostic
            .fix(span, (wanted as char).to_string(), "close it here")
            .certain(),
        _ => diagnostic,
    }
}

/// What is known of the statement or entity around a punctuation mark that is missing.
fn around_byte<'a>(
    p: &mut Parser<'a>,
    diagnostic: &Diagnostic,
    start: Input<'a>,
    fault: Input<'a>,
    wanted: u8,
) -> Option<Diagnostic> {
    let at = p.at(fault);
    let span = diagnostic.span();
    let here = Span::new(span.start as usize, span.start as usize);
    let before = code_before(p, at);
    let place = Span::new(before, before);
    if wanted == b'}' && start_word(start) == b"attributes" && matches!(fault, [b',' | b';', ..]) {
        let comma = Span::new(at, at + 1);
        let message = "no comma stands between attributes";
        let diagnostic = Diagnostic::error("syntax", comma, message);
        return Some(diagnostic.fix(comma, "", "leave it out").certain());
    }
    if wanted == b'('
        && let Some(better) = super::results::behind_type(p, start, fault)
    {
        return Some(better);
    }
    if wanted == b'('
        && span.len > 0
        && matches!(
            start_word(start),
            b"define" | b"declare" | b"call" | b"invoke" | b"tail"
        )
        && let Some(better) = unusual_name(p, fault)
    {
        return Some(better);
    }
    let opens_list = matches!(start_word(start), b"define" | b"declare") && wanted == b'(';
    let ty = std::str::from_utf8(peek_word(fault)).unwrap_or("");
    if opens_list && (typing::is_type(ty) || fault.starts_with(b")")) {
        let text = "the parameters stand in parentheses";
        return Some(diagnostic.clone().fix(place, "(", text).certain());
    }
    let closes = matches!(wanted, b')' | b']' | b'}' | b'>');
    let is_wanted = |i: Input<'_>| match i {
        [b',', ..] => closes || wanted == b',',
        [b, ..] => *b == wanted && wanted != b'=',
        [] => false,
    };
    let takes_operator = !matches!(
        opcode(operation(start), start_word(start).len()),
        Some(Opcode::Binary(_) | Opcode::ICmp | Opcode::FCmp) | None
    );
    if (closes || wanted == b',' && takes_operator)
        && p.in_body
        && let Some(better) = super::shape::operator_in_operand(p, start, fault)
    {
        return Some(better);
    }
    if wanted == b','
        && span.len > 0
        && let Some(better) = spelling::split_label(p, before, fault)
    {
        return Some(better);
    }
    if wanted == b')' && fault.starts_with(b"...") {
        let text = "a comma stands in front of the dots";
        return Some(diagnostic.clone().fix(place, ",", text).certain());
    }
    let fields = wanted == b'}' && start_word(start) == b"type" && typing::is_type(ty_of(fault));
    // The list of a value that has no type in front was taken for a type.
    if wanted == b'}' && fault.starts_with(b"%") && p.in_body {
        let open = memchr::memrchr(b'{', &p.text[..at]).unwrap_or(at);
        if let Some(better) = super::aggregate::of_values(p, p.at(start), open, None) {
            return Some(better);
        }
    }
    if !fields && let Some(better) = one_too_many(p, diagnostic, fault, is_wanted) {
        return Some(better);
    }
    if closes
        && span.len == 0
        && let Some(better) = lists::cut_off(p, here.end(), wanted)
    {
        return Some(better);
    }
    None
}

/// A call whose arguments stand without parentheses, or without some of them.
fn bare_arguments<'a>(p: &Parser<'a>, diagnostic: Diagnostic, fault: Input<'a>) -> Diagnostic {
    let at = p.at(fault);
    let span = diagnostic.span();
    let before = code_before(p, at);
    let code = p.text[..line_end(p, at)].trim_ascii_end();
    let args = String::from_utf8_lossy(code.get(before..).unwrap_or(b"")).into_owned();
    if args.ends_with(')') && !args.contains('(') && span.len > 0 {
        let text = "the arguments of a call stand in parentheses";
        return diagnostic.fix(Span::new(before, at), "(", text).certain();
    }
    let (args, text) = match (args.trim(), span.len) {
        ("", _) | (_, 0) => ("", "a call without arguments has empty ones"),
        (args, _) => (args, "the arguments of a call stand in parentheses"),
    };
    let all = Span::new(before, if args.is_empty() { before } else { code.len() });
    diagnostic.fix(all, format!("({args})"), text).certain()
}

/// A token that stands in front of what was expected.
pub(super) fn one_too_many<'a>(
    p: &Parser<'a>,
    diagnostic: &Diagnostic,
    fault: Input<'a>,
    is_wanted: impl Fn(Input<'a>) -> bool,
) -> Option<Diagnostic> {
    let len = token_len(fault);
    let blanks = fault.get(len..)?.iter().take_while(|b| b" \t".contains(b));
    let behind = &fault[len + blanks.count()..];
    if diagnostic.span().len == 0 || !is_wanted(behind) {
        return None;
    }
    let at = p.at(fault);
    let gap = Span::new(code_before(p, at), at + len);
    let word = std::str::from_utf8(&fault[..len]).unwrap_or("");
    let diagnostic = diagnostic.clone().fix(gap, "", "leave it out");
    // A name or number may be wanted in another place.
    Some(
        match typing::is_type(word) || matches!(word, ")" | "]" | "}" | ">" | ":") {
            true => diagnostic.certain(),
            false => diagnostic,
        },
    )
}

/// A definition whose body does not open where its header ends.
fn missing_body<'a>(
    p: &Parser<'a>,
    diagnostic: Diagnostic,
    start: Input<'a>,
    fault: Input<'a>,
) -> Diagnostic {
    let before = code_before(p, p.at(fault));
    let place = Span::new(before, before);
    let ends = diagnostic.span().len == 0;
    if starts_body(fault) {
        return diagnostic.fix(place, " {", "open the body").certain();
    }
    if !ends {
        let colon = Span::new(before, p.at(fault) + 1);
        return match fault {
            [b':' | b'=', ..] => diagnostic
                .note("a body stands in braces")
                .fix(colon, " {", "open the body")
                .certain(),
            _ => diagnostic,
        };
    }
    if peek_word(fault) == b"begin" {
        let begin = Span::new(before, p.at(fault) + b"begin".len());
        return diagnostic
            .note("a body stands in braces")
            .fix(begin, " {", "open the body");
    }
    let word = p.at(start);
    let word = Span::new(word, word + b"define".len());
    diagnostic
        .note("a function without a body is declared")
        .fix(word, "declare", "did you mean `declare`?")
        .certain()
}

/// Whether an arrow or a word stands here that says where something goes.
fn is_preposition(fault: Input<'_>) -> bool {
    let word = matches!(peek_word(fault), b"to" | b"in" | b"into" | b"at" | b"on");
    word || fault.starts_with(b"->") || fault.starts_with(b"=>")
}

/// A text without the condition of a comparison at its end.
fn without_condition(text: &[u8]) -> &[u8] {
    let len = text
        .iter()
        .rev()
        .take_while(|b| b.is_ascii_lowercase())
        .count();
    let (before, word) = text.split_at(text.len() - len);
    match std::str::from_utf8(word) {
        Ok(word) if super::super::foreign::condition(word, false).is_some() => {
            before.trim_ascii_end()
        }
        _ => text,
    }
}

/// The word at a place, as text.
fn ty_of(fault: Input<'_>) -> &str {
    std::str::from_utf8(peek_word(fault)).unwrap_or("")
}

/// Whether a part of a list starts here: a type, and a value of it on the line.
fn starts_part(fault: Input<'_>) -> bool {
    if let [b'[' | b'{' | b'<', behind @ ..] = fault {
        let behind = behind.trim_ascii_start();
        return matches!(behind, [b'0'..=b'9', ..]) || fault[0] == b'{';
    }
    let word = peek_word(fault);
    let is_type = typing::is_type(std::str::from_utf8(word).unwrap_or(""));
    let behind = fault[word.len()..].trim_ascii_start();
    is_type && matches!(behind, [b, ..] if is(*b, ALPHA | DIGIT) || b"%@-c}])>,".contains(b))
}

/// `@x: i32 = 5`
fn typed_by_colon(p: &Parser<'_>, diagnostic: Diagnostic, fault: Input<'_>) -> Diagnostic {
    let at = p.at(fault);
    let code = String::from_utf8_lossy(&p.text[at + 1..line_end(p, at)]).into_owned();
    let Some((ty, value)) = code.split_once('=') else {
        return diagnostic;
    };
    let with = format!(" = global {} {}", ty.trim(), value.trim());
    let whole = Span::new(at, at + 1 + code.trim_end().len());
    let text = "a variable is `global` or `constant`, its type and its value";
    diagnostic.fix(whole, with, text).certain()
}

/// Where the code of a line ends.
pub(super) fn line_end(p: &Parser<'_>, at: usize) -> usize {
    let rest = &p.text[at..];
    let line = &rest[..memchr::memchr(b'\n', rest).unwrap_or(rest.len())];
    at + memchr::memchr(b';', line).unwrap_or(line.len())
}

/// `mul i32 (%a, 2)`, `add(i32 %a, i32 %b)`: operands in parentheses, as a constant expression has
/// them.
pub(super) fn parenthesised<'a>(p: &Parser<'a>, start: Input<'a>) -> Option<Diagnostic> {
    let operation = operation(start);
    let word = peek_word(operation).len();
    let op = opcode(operation, word)?;
    let one_type = matches!(op, Opcode::Binary(_) | Opcode::ICmp | Opcode::FCmp);
    let others = matches!(
        op,
        Opcode::Cast(_)
            | Opcode::FNeg
            | Opcode::Alloca
            | Opcode::Select
            | Opcode::Load
            | Opcode::Store
            | Opcode::Gep
            | Opcode::Ret
    );
    let at = p.at(operation);
    let code = std::str::from_utf8(&p.text[at..line_end(p, at)])
        .ok()?
        .trim_end();
    let (head, operands) = code.strip_suffix(')')?.split_once('(')?;
    let is_plain = |b: u8| b.is_ascii_alphanumeric() || b" _*".contains(&b);
    let nests = ends_in_opcode(head[word..].trim_end().as_bytes());
    if !(one_type || others) || nests || operands.contains('(') || !head.bytes().all(is_plain) {
        return None;
    }
    let mut parts: Vec<&str> = operands.split(',').map(str::trim).collect();
    if let ([first, second], true) = (&mut parts[..], one_type) {
        let outer = head
            .trim_end()
            .rsplit(' ')
            .next()
            .filter(|ty| typing::is_type(ty));
        let ty = outer.or(first.split(' ').next()).unwrap_or("");
        let bare = |part: &str| {
            part.strip_prefix(ty)
                .is_some_and(|rest| rest.starts_with(' '))
        };
        for part in [first, second]
            .into_iter()
            .skip(usize::from(outer.is_none()))
        {
            if bare(part) {
                *part = part[ty.len()..].trim_start();
            }
        }
    }
    let list = Span::new(at + head.len(), at + code.len());
    let message = "the operands of an instruction stand without parentheses";
    let with = format!("{} {}", head.trim_end(), parts.join(", "));
    let whole = Span::new(at, at + code.len());
    let diagnostic = Diagnostic::error("syntax", list, message);
    Some(diagnostic.fix(whole, with, "leave them out").certain())
}

/// `[10 * i32]`, `[10 i32]`: what stands where the `x` should.
pub(super) fn array_length(diagnostic: Diagnostic, fault: Input<'_>) -> Diagnostic {
    let span = diagnostic.span();
    let here = Span::new(span.start as usize, span.start as usize);
    let diagnostic =
        diagnostic.note("the type of an array is its length, `x` and a type: `[10 x i32]`; that of a vector, `<4 x i32>`");
    let glued = fault.strip_prefix(b"x").map(|ty| &ty[..run(ty, NAME)]);
    if let Some(ty) = glued.and_then(|ty| std::str::from_utf8(ty).ok())
        && typing::is_type(ty)
    {
        let mark = Span::new(here.end(), here.end() + 1);
        return diagnostic
            .fix(mark, " x ", "put blanks around the `x`")
            .certain();
    }
    match fault {
        [b'*' | b'X' | b',' | b':', ..] => diagnostic.fix(span, "x", "write `x`").certain(),
        _ => diagnostic.fix(here, "x ", "add the `x`").certain(),
    }
}

/// A comma with nothing behind it, or a second one.
pub(super) fn idle_comma<'a>(
    p: &Parser<'a>,
    fault: Input<'a>,
    expected: error::Expected,
) -> Option<Diagnostic> {
    let at = p.at(fault);
    let before = p.text[..at].trim_ascii_end();
    let wants_part = matches!(expected, error::Expected::Type | error::Expected::Value);
    let ends = matches!(fault, [b')' | b']' | b'}' | b'>' | b',', ..]);
    if !wants_part || !ends || !before.ends_with(b",") {
        return None;
    }
    let comma = Span::new(before.len() - 1, before.len());
    let message = "nothing stands behind this comma";
    let diagnostic = Diagnostic::error("syntax", comma, message);
    Some(diagnostic.fix(comma, "", "leave it out").certain())
}

/// `@my func()`, `@foo::bar()`: a name that takes quotes, at what is wrong in it.
fn unusual_name<'a>(p: &Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let at = p.at(fault);
    let line = memchr::memrchr(b'\n', &p.text[..at]).map_or(0, |n| n + 1);
    let sign = line + memchr::memrchr(b'@', &p.text[line..at])?;
    let end = at + memchr::memchr(b'(', &p.text[at..line_end(p, at)])?;
    let name = std::str::from_utf8(&p.text[sign + 1..end]).ok()?;
    let plain = |b: u8| b.is_ascii_alphanumeric() || b" :_.$<>-~".contains(&b);
    let is_known =
        p.m.names
            .find(name.as_bytes())
            .is_some_and(|name| p.m.by_name.get(name, false).is_some());
    if p.in_body && !is_known {
        return None;
    }
    if name.is_empty() || !name.bytes().all(plain) {
        return None;
    }
    let span = Span::new(sign, end);
    let quoted = format!("@\"{name}\"");
    let message = format!("a name with other characters is written in quotes: `{quoted}`");
    let diagnostic = Diagnostic::error("syntax", span, message);
    Some(diagnostic.fix(span, quoted, "add the quotes"))
}
