//! Words that were expected, and others that stand in their places.

use super::super::lex::{ALPHA, Input, NAME, eat_word, is, peek, peek_word, run, skip};
use super::super::opcode::opcode_words;
use super::super::parser::Parser;
use super::super::{body, error, foreign};
use super::{header, jump, misspelt, operation, punctuation, start_word, statement, typing};
use crate::diag::{Diagnostic, Span};
use crate::ir::inst::RmwOp;
use crate::ir::known_attrs::KNOWN;

/// One of the words `words`, or what they describe, was expected.
pub(super) fn bad_word<'a>(
    p: &mut Parser<'a>,
    diagnostic: Diagnostic,
    start: Input<'a>,
    fault: Input<'a>,
    words: &'static str,
) -> Diagnostic {
    let (at, span) = (p.at(fault), diagnostic.span());
    let here = Span::new(span.start as usize, span.start as usize);
    match words {
        "`localdynamic`, `initialexec` or `localexec`" => bad_model(p, diagnostic, fault),
        "`align`, `section` or `comdat`" => {
            let word = &fault[..run(fault, NAME)];
            let letters = word.iter().take_while(|b| b.is_ascii_alphabetic()).count();
            let whole = Span::new(at, at + word.len());
            let glued = &word[..letters] == b"align" && letters < word.len();
            if glued && word[letters..].iter().all(u8::is_ascii_digit) {
                let number = String::from_utf8_lossy(&word[letters..]).into_owned();
                let text = "a blank stands in front of the number";
                return diagnostic.fix(whole, format!("align {number}"), text).certain();
            }
            misspelt(diagnostic, fault, ["align", "section", "comdat"].into_iter())
        }
        "an initializer" => {
            let text = "a variable has a value at first, or is `external`";
            let zero = match typing::wanted(p.text, here.end()) {
                Some(ty) if statement::is_float(ty) => " 0.0",
                Some(ty) if ty == "ptr" || ty.ends_with('*') => " null",
                Some(_) => " 0",
                None => " zeroinitializer",
            };
            diagnostic.fix(here, zero, text)
        }
        "`global`, `constant` or `alias`" => bad_variable(p, diagnostic, start, fault),
        _ if words.starts_with("a condition") => {
            statement::bad_condition(p, diagnostic, start, fault)
        }
        _ if words.starts_with("the type of the result") => {
            statement::bad_result(p, diagnostic, fault)
        }
        _ if words.starts_with("a label") => bad_label(p, diagnostic, start, fault),
        _ if words.starts_with("the name of a function") => match fault {
            _ if peek_word(fault) == b"asm" => diagnostic.note(
                "inline assembly is its text and its constraints: `call void asm sideeffect \"nop\", \"\"()`",
            ),
            [b, ..] if is(*b, ALPHA) => diagnostic.fix(here, "@", "add the at sign").certain(),
            _ => diagnostic,
        },
        "the end of the jump" => jump::longer_jump(p, diagnostic, fault),
        "`label` or `i1`" => {
            let rest = &fault[1.min(fault.len())..];
            let name = run(rest, NAME);
            match peek(&rest[name..]) {
                b',' => diagnostic
                    .fix(here, "i1 ", "add the type of the condition")
                    .certain(),
                _ => diagnostic
                    .fix(here, "label ", "add the word `label`")
                    .certain(),
            }
        }
        "type" if matches!(peek_word(fault), b"global" | b"constant") && start.starts_with(b"%") => {
            let sign = Span::new(p.at(start), p.at(start) + 1);
            let text = "a variable of the module has an at sign";
            diagnostic.fix(sign, "@", text).certain()
        }
        "type" if opcode_words().any(|op| op.as_bytes() == peek_word(fault)) => {
            let shown = error::quote(peek_word(fault));
            let message = format!("this {shown} stands outside of a function");
            Diagnostic::error("syntax", span, message)
                .note("a body stands in braces behind its header: `define i64 @f(i64 %x) {`")
        }
        _ if words.starts_with("a node") || words.starts_with("a list of nodes") => {
            bad_node(diagnostic, fault, words)
        }
        _ if words.starts_with("metadata such as") && fault.starts_with(b"\"") => diagnostic
            .note("a string in metadata has an exclamation mark in front: `!\"name\"`")
            .fix(here, "!", "add the exclamation mark")
            .certain(),
        _ if words.starts_with("an ordering") => {
            let words = crate::ir::inst::Ordering::ALL.iter().map(|row| row.1);
            if span.len == 0 {
                let text = "an atomic access names its ordering, such as `seq_cst`";
                return diagnostic.fix(here, " seq_cst", text);
            }
            match super::foreign::ordering(peek_word(fault)) {
                Some(meant) => diagnostic.fix(span, meant, format!("did you mean `{meant}`?")),
                None => misspelt(diagnostic, fault, words.filter(|word| !word.is_empty())),
            }
        }
        _ if words.starts_with("an operation such as") => {
            atomic_operation(p, diagnostic, start, fault)
        }
        "to" if instead_of_to(fault, start) > 0 => {
            let before = p.text[..at].trim_ascii_end().len();
            let gap = Span::new(before, at + instead_of_to(fault, start));
            diagnostic.fix(gap, " to", "write the word `to`").certain()
        }
        "to" if span.len > 0 => {
            let is_to = |i| eat_word(i, "to").is_some();
            match punctuation::one_too_many(p, &diagnostic, fault, is_to) {
                Some(better) => better,
                None => diagnostic.fix(here, "to ", "add the word `to`").certain(),
            }
        }
        "to" if start_word(start) != b"invoke" => {
            typing::conversion_without_type(p, diagnostic, start)
        }
        "x" if start_word(start) == b"phi" => phi_without_type(p, start, at),
        "x" if span.len > 0 => punctuation::array_length(diagnostic, fault),
        "label" if super::opcode_words().any(|op| op.as_bytes() == peek_word(fault)) => diagnostic
            .note("a jump names blocks, and no instruction: what is done there has a block of its own"),
        "label" if peek_word(fault) == b"default" => {
            let behind = skip(&fault[b"default".len()..]);
            let word = Span::new(at, at + b"default".len() + usize::from(behind.starts_with(b":")));
            let text = "the label for all other values stands first, and needs no word but `label`";
            diagnostic.fix(word, "label", text)
        }
        "label" if matches!(fault, [b'%', ..]) => diagnostic
            .fix(here, "label ", "add the word `label`")
            .certain(),
        "`{` or an attribute" => misspelt(diagnostic, fault, KNOWN.iter().map(|row| row.word)),
        "asm" if fault.starts_with(b"{") || fault.starts_with(b"@") => diagnostic.note(
            "a text is one module, and has no braces around it; `module { ... }` is of MLIR",
        ),
        "asm" if fault.starts_with(b"\"") => {
            let word = Span::new(p.at(start), p.at(start) + b"module".len());
            let text = "the name of a module is a line of its own";
            diagnostic.fix(word, "source_filename =", text).certain()
        }
        word if !word.contains(' ') => misspelt(diagnostic, fault, std::iter::once(word)),
        _ => diagnostic,
    }
}

/// `phi [ %a, %then ]`: where the first entry was taken for the type of an array.
pub(super) fn phi_without_type<'a>(p: &mut Parser<'a>, start: Input<'a>, at: usize) -> Diagnostic {
    let name = body::shown(p, p.statement_name);
    let used = typing::by_uses(p.text, at, name.as_bytes()).unwrap_or("i64");
    let place = p.at(operation(start)) + b"phi".len();
    let place = Span::new(place, place);
    let shown = Span::new(place.start as usize + 1, place.start as usize + 2);
    let text = format!("add its type, such as `{used}`");
    Diagnostic::error("syntax", shown, "expected the type of the `phi`, found `[`").fix(
        place,
        format!(" {used}"),
        text,
    )
}

/// The length of what another language has for the `to` of a conversion, or 0.
fn instead_of_to(fault: Input<'_>, start: Input<'_>) -> usize {
    let converts = matches!(
        super::super::opcode::opcode(operation(start), start_word(start).len()),
        Some(super::super::opcode::Opcode::Cast(_))
    );
    match fault {
        _ if !converts => 0,
        [b'-' | b'=', b'>', ..] => 2,
        [b',', ..] => 1,
        _ if matches!(peek_word(fault), b"as" | b"into") => peek_word(fault).len(),
        _ => 0,
    }
}

/// The operation of an `atomicrmw`, in the words of another language or behind the address.
fn atomic_operation<'a>(
    p: &Parser<'a>,
    diagnostic: Diagnostic,
    start: Input<'a>,
    fault: Input<'a>,
) -> Diagnostic {
    let word = peek_word(fault);
    let known = |word: &[u8]| {
        RmwOp::ALL
            .iter()
            .map(|row| row.1)
            .find(|own| own.as_bytes() == word)
    };
    let code = statement::code_of_line(fault);
    if let Some((address, value)) = code.split_once(", ")
        && let Some((op, value)) = value.split_once(' ')
        && let Some(op) = known(op.as_bytes())
    {
        let at = p.at(fault);
        let whole = Span::new(at, at + code.len());
        let with = format!("{op} {address}, {value}");
        return diagnostic
            .fix(whole, with, "the operation stands in front of the address")
            .certain();
    }
    let meant = super::foreign::instruction(word)
        .map(|row| row.int)
        .and_then(|int| known(int.as_bytes()));
    match meant.or(matches!(word, b"exchange" | b"swap").then_some("xchg")) {
        Some(meant) => {
            let span = diagnostic.span();
            diagnostic.fix(span, meant, format!("did you mean `{meant}`?"))
        }
        None if start.is_empty() => diagnostic,
        None => misspelt(diagnostic, fault, RmwOp::ALL.iter().map(|row| row.1)),
    }
}

/// Something that is no node of metadata.
fn bad_node(diagnostic: Diagnostic, fault: Input<'_>, words: &str) -> Diagnostic {
    let start = diagnostic.span().start as usize;
    let here = Span::new(start, start);
    let says = "a node has an exclamation mark in front";
    match fault {
        [b'{', ..] => diagnostic.fix(here, "!", says).certain(),
        [b'0'..=b'9', ..] if words.contains("!0") => diagnostic.fix(here, "!", says).certain(),
        [b'!', b'0'..=b'9', ..] if words.contains("!{") => {
            let len = 1 + run(&fault[1..], NAME);
            let number = String::from_utf8_lossy(&fault[..len]).into_owned();
            let all = Span::new(start, start + len);
            let says = "a list has braces, also of one node";
            diagnostic
                .fix(all, format!("!{{{number}}}"), says)
                .certain()
        }
        _ => diagnostic,
    }
}

/// Something that is no model of thread-local storage.
fn bad_model<'a>(p: &Parser<'a>, diagnostic: Diagnostic, fault: Input<'a>) -> Diagnostic {
    let at = p.at(fault);
    let word = &fault[..run(fault, NAME)];
    let plain: Vec<u8> = word
        .iter()
        .copied()
        .filter(|b| b.is_ascii_alphabetic())
        .collect();
    let mut models = ["localdynamic", "initialexec", "localexec"].into_iter();
    match models.find(|model| model.as_bytes() == plain) {
        Some(meant) => {
            let whole = Span::new(at, at + word.len());
            diagnostic
                .fix(whole, meant, format!("it is written `{meant}`"))
                .certain()
        }
        None => misspelt(diagnostic, fault, models),
    }
}

/// Something that is no label.
fn bad_label<'a>(
    p: &Parser<'a>,
    diagnostic: Diagnostic,
    start: Input<'a>,
    fault: Input<'a>,
) -> Diagnostic {
    let (at, span) = (p.at(fault), diagnostic.span());
    let here = Span::new(span.start as usize, span.start as usize);
    match fault {
        _ if start_word(start) == b"phi" && statement::swapped_edge(p, at).is_some() => {
            let (span, swapped) = statement::swapped_edge(p, at).unwrap_or_default();
            let message = "a `phi` names a value first, then the block that it comes from";
            Diagnostic::error("syntax", span, message)
                .fix(span, swapped, "swap them")
                .certain()
        }
        _ if peek_word(fault) == b"label" && skip(&fault[b"label".len()..]).starts_with(b"%") => {
            let behind = skip(&fault[b"label".len()..]);
            let word = Span::new(at, p.at(behind));
            diagnostic
                .fix(word, "", "leave the word out: an entry names a block alone")
                .certain()
        }
        [b, ..] if is(*b, NAME) && span.len > 0 => {
            diagnostic.fix(here, "%", "add the percent sign").certain()
        }
        [b'@' | b'$' | b'.' | b'^' | b'#' | b'&', ..] => {
            let sign = Span::new(at, at + 1);
            diagnostic
                .fix(sign, "%", "a label has a percent sign")
                .certain()
        }
        _ => diagnostic,
    }
}

/// Something else than `global` or `constant` behind the name of a variable.
fn bad_variable<'a>(
    p: &Parser<'a>,
    diagnostic: Diagnostic,
    start: Input<'a>,
    fault: Input<'a>,
) -> Diagnostic {
    let span = diagnostic.span();
    let here = Span::new(span.start as usize, span.start as usize);
    let word = peek_word(fault);
    if typing::is_type(std::str::from_utf8(word).unwrap_or("")) {
        let kind = peek_word(&fault[word.len()..]);
        if matches!(kind, b"global" | b"constant") {
            let end = p.at(skip(&fault[word.len()..])) + kind.len();
            let whole = Span::new(span.start as usize, end);
            let with = format!(
                "{} {}",
                String::from_utf8_lossy(kind),
                String::from_utf8_lossy(word)
            );
            return diagnostic
                .fix(whole, with, "the type stands behind the word")
                .certain();
        }
        let text = "a variable is a `global` or a `constant`";
        return diagnostic.fix(here, "global ", text).certain();
    }
    if word == b"define" {
        return diagnostic
            .note("a function is no variable: `define i64 @f(i64 %x) {` gives it its name");
    }
    if fault.starts_with(b"@") {
        return header::early_linkage(p, diagnostic, start, fault);
    }
    match foreign::variable(word) {
        Some(meant) => {
            let text = format!("did you mean `{meant}`?");
            diagnostic.fix(span, meant, text).certain()
        }
        None => match super::foreign::linkage(word) {
            Some(meant) if crate::ir::Linkage::from_word(meant.as_bytes()).is_some() => diagnostic
                .fix(span, meant, format!("did you mean `{meant}`?"))
                .certain(),
            _ => misspelt(
                diagnostic,
                fault,
                ["global", "constant", "alias"].into_iter(),
            ),
        },
    }
}
