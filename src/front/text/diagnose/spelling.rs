//! What is right in another language: comments, characters, names with blanks, definitions.

use super::super::lex::{Input, NAME, is, peek, peek_word, run, skip};
use super::super::opcode::opcode_words;
use super::super::parser::Parser;
use super::super::{error, foreign};
use super::typing;
use crate::diag::{Diagnostic, Span};
use crate::ir::InstData;

/// A comment, a fence or a character of another notation.
pub(super) fn foreign<'a>(p: &Parser<'a>, fault: Input<'a>, at: usize) -> Option<Diagnostic> {
    let line = &fault[..memchr::memchr(b'\n', fault).unwrap_or(fault.len())];
    let error = |span, message: String| Diagnostic::error("syntax", span, message);
    let comment = match fault {
        [b'/', b'/', ..] => "//",
        [b'-', b'-', b' ' | b'-' | b'\n', ..] => "--",
        [b'#', b'd', b'b', b'g', b'_', ..] | [b'#', b'0'..=b'9', ..] => "",
        [b'#', ..] if !is_directive(line) => "#",
        _ => "",
    };
    if !comment.is_empty() {
        let mark = Span::new(at, at + comment.len());
        let message = format!("a comment starts with a semicolon, not with `{comment}`");
        return Some(
            error(mark, message)
                .fix(mark, ";", "write a semicolon")
                .certain(),
        );
    }
    if fault.starts_with(b"/*") {
        let mark = Span::new(at, at + 2);
        let message = "a comment starts with a semicolon, and goes to the end of its line";
        let diagnostic = error(mark, message.into());
        let Some(behind) = behind_comment(fault) else {
            return Some(diagnostic);
        };
        let comment = &fault[..fault.len() - behind.len()];
        let whole = Span::new(at, at + comment.len());
        // Code behind it in its line would be a part of it.
        let is_last = !goes_on(behind);
        return Some(match std::str::from_utf8(comment) {
            Ok(text) if is_last => diagnostic
                .fix(whole, as_lines(text), "write a semicolon")
                .certain(),
            _ => diagnostic.fix(whole, "", "leave it out"),
        });
    }
    if fault.starts_with(b"```") {
        let whole = Span::new(at, at + line.len());
        let message = "this line is of Markdown, not of LLVM IR";
        return Some(
            error(whole, message.into())
                .fix(whole, "", "remove it")
                .certain(),
        );
    }
    // The `c` of a string may stand in front.
    let (fault, at) = match foreign::character(fault.get(1..)?) {
        Some((_, "\"", _)) if fault[0] == b'c' => (&fault[1..], at + 1),
        _ => (fault, at),
    };
    let line = &fault[..memchr::memchr(b'\n', fault).unwrap_or(fault.len())];
    let (len, meant, name) = foreign::character(fault)?;
    let span = Span::new(at, at + len);
    let shown = match meant.trim() {
        "" => "this".to_string(),
        _ => format!("this {}", error::quote(&p.text[at..at + len])),
    };
    let message = format!("{shown} is {name}, which is no character of LLVM IR");
    let diagnostic = error(span, message);
    // A string in such quotes is mended whole.
    if meant == "\""
        && let Some(end) = (len..line.len())
            .find(|&n| foreign::character(&line[n..]).is_some_and(|(_, other, _)| other == meant))
    {
        let inside = String::from_utf8_lossy(&line[len..end]).into_owned();
        let whole = Span::new(at, at + end + len);
        let quoted = format!("\"{inside}\"");
        return Some(diagnostic.fix(whole, quoted, "write `\"`").certain());
    }
    let text = match meant {
        "" => "remove it".to_string(),
        " " => "write a blank".to_string(),
        _ => format!("write `{meant}`"),
    };
    Some(diagnostic.fix(span, meant, text).certain())
}

/// What is behind a comment of C that starts here.
pub(in crate::text) fn behind_comment(i: Input<'_>) -> Option<Input<'_>> {
    let text = i.strip_prefix(b"/*")?;
    let end = memchr::memmem::find(text, b"*/")?;
    Some(&text[end + 2..])
}

/// A comment of C as comments of lines, each at its place.
fn as_lines(comment: &str) -> String {
    let text = comment.trim_start_matches("/*").trim_end_matches("*/");
    let lines = text.trim().lines().enumerate().map(|(n, line)| {
        let words = line.trim_start();
        let indent = if n > 0 {
            &line[..line.len() - words.len()]
        } else {
            ""
        };
        let words = words.trim_start_matches('*').trim();
        format!("{indent}; {words}").trim_end().to_string()
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether a line is one for the preprocessor of C.
fn is_directive(line: &[u8]) -> bool {
    let word = peek_word(&line[1..]);
    matches!(
        word,
        b"include" | b"define" | b"if" | b"ifdef" | b"ifndef" | b"endif" | b"pragma"
    )
}

/// `label %if then`: a name with a blank.
pub(super) fn split_label<'a>(
    p: &Parser<'a>,
    before: usize,
    fault: Input<'a>,
) -> Option<Diagnostic> {
    let word = &fault[..run(fault, NAME)];
    let line = memchr::memrchr(b'\n', &p.text[..before]).map_or(0, |n| n + 1);
    let sign = line + memchr::memrchr(b'%', &p.text[line..before])?;
    let label = p.text[line..sign].trim_ascii_end().ends_with(b"label");
    let behind = &fault[word.len()..];
    let ends = behind.is_empty() || matches!(skip(behind), [b',', ..]) || behind[0] == b'\n';
    if !label || word.is_empty() || !ends || p.text[sign + 1..before].contains(&b' ') {
        return None;
    }
    let span = Span::new(sign, p.at(fault) + word.len());
    let name = String::from_utf8_lossy(&p.text[sign + 1..span.end()]).into_owned();
    Some(quoted(span, &name, "%"))
}

/// `if then:`: the label of such a name.
pub(super) fn split_name<'a>(p: &mut Parser<'a>, fault: Input<'a>) -> Option<Diagnostic> {
    let line = &fault[..memchr::memchr(b'\n', fault).unwrap_or(fault.len())];
    let name = line.trim_ascii_end().strip_suffix(b":")?;
    let plain = name.iter().all(|&b| is(b, NAME) || b == b' ');
    if !plain || !name.contains(&b' ') {
        return None;
    }
    let at = p.at(fault);
    let own = name.trim_ascii_end();
    if !own.contains(&b' ') && !own.is_empty() {
        let label = super::consts::local_name(p, super::super::lex::Ident::Plain(own));
        super::body::open_block(p, label, Span::new(at, at + own.len()));
        let gap = Span::new(at + own.len(), at + name.len());
        let colon = Span::new(at + name.len(), at + name.len() + 1);
        let message = "the colon of a label stands right behind its name";
        let fix = Diagnostic::error("syntax", colon, message).fix(gap, "", "leave the blank out");
        return Some(fix.certain());
    }
    let span = Span::new(at, at + name.len());
    let shown = String::from_utf8_lossy(name).into_owned();
    let label = super::consts::local_name(p, super::super::lex::Ident::Plain(name));
    super::body::open_block(p, label, span);
    Some(quoted(span, &shown, ""))
}

pub(super) fn quoted(span: Span, name: &str, sign: &str) -> Diagnostic {
    let quoted = format!("{sign}\"{name}\"");
    let message = format!("a name with a blank in it is written in quotes: `{quoted}`");
    Diagnostic::error("syntax", span, message).fix(span, quoted, "add the quotes")
}

/// What is wrong with a statement that goes on behind its end, where a comma alone would not do.
pub(super) fn longer_statement(
    p: &mut Parser<'_>,
    diagnostic: &Diagnostic,
    fault: Input<'_>,
) -> Option<Diagnostic> {
    let last = *p.body.insts.values().next_back()?;
    let span = *p.body.spans.values().next_back()?;
    let text = &p.text[span.start as usize..span.end()];
    let diagnostic = diagnostic.clone();
    let start = &p.text[span.start as usize..p.end];
    if fault.starts_with(b",")
        && let Some(better) = super::operators::destination_first(p, start)
    {
        return Some(better);
    }
    // `alloca i32 5`, `alloca i32 = 5`
    let value = skip(fault.strip_prefix(b"=").unwrap_or(fault));
    match last {
        InstData::Phi { .. } if fault.starts_with(b",") && skip(&fault[1..]).starts_with(b"[") => {
            let comma = Span::new(p.at(fault), p.at(fault) + 1);
            Some(diagnostic.fix(comma, "", "no comma stands behind the type").certain())
        }
        InstData::Phi { incoming, .. } if p.body.pool.get(incoming).is_empty() => {
            super::shape::bare_entries(p, start, fault)
        }
        InstData::Phi { .. } if fault.starts_with(b"[") => {
            let place = Span::new(span.end(), span.end());
            Some(diagnostic.fix(place, ",", "add a comma").certain())
        }
        InstData::Br { .. } | InstData::CondBr { .. } if fault.starts_with(b":") => Some(
            diagnostic
                .note("a colon stands behind a label where its block starts, and only there")
                .fix(Span::new(span.end(), p.at(fault) + 1), "", "leave it out")
                .certain(),
        ),
        _ if fault.starts_with(b",") && is_bare_attachment(&fault[1..]) => {
            let word = skip(&fault[1..]);
            let here = Span::new(p.at(word), p.at(word));
            Some(
                diagnostic
                    .fix(here, "!", "metadata has an exclamation mark")
                    .certain(),
            )
        }
        InstData::Binary { .. } | InstData::ICmp { .. } | InstData::FCmp { .. } | InstData::Cast { .. }
            if fault.starts_with(b",") && peek_word(skip(&fault[1..])) == b"align" =>
        {
            let end = super::statement::code_of_line(fault).len();
            let gap = Span::new(span.end(), p.at(fault) + end);
            let note = "only accesses of memory and variables have an alignment";
            Some(diagnostic.note(note).fix(gap, "", "leave it out").certain())
        }
        InstData::Load { .. } | InstData::Store { .. }
            if fault.starts_with(b",") && matches!(skip(&fault[1..]), [b'0'..=b'9', ..]) =>
        {
            let number = skip(&fault[1..]);
            let here = Span::new(p.at(number), p.at(number));
            let text = "the alignment has its word in front";
            Some(diagnostic.fix(here, "align ", text).certain())
        }
        InstData::Load { .. } | InstData::Store { .. } | InstData::Alloca { .. }
            if fault.starts_with(b",")
                && matches!(peek_word(skip(&fault[1..])), b"aligned" | b"alignment" | b"alig" | b"aling") =>
        {
            let word = skip(&fault[1..]);
            let place = Span::new(p.at(word), p.at(word) + peek_word(word).len());
            Some(diagnostic.fix(place, "align", "did you mean `align`?").certain())
        }
        InstData::Call { .. } | InstData::Invoke { .. }
            if matches!(fault, [b, ..] if b.is_ascii_lowercase()) =>
        {
            let word = peek_word(fault);
            let names = crate::ir::known_attrs::KNOWN.iter().map(|row| (row.word.as_bytes(), row.word));
            let best = crate::diag::suggest::closest(word, names).filter(|_| word.len() > 3)?;
            let text = format!("did you mean `{best}`?");
            Some(diagnostic.fix(diagnostic_span(p, fault), best, text))
        }
        InstData::Alloca { .. } if typing::is_type(std::str::from_utf8(peek_word(fault)).unwrap_or("")) => {
            Some(diagnostic.note("an `alloca` names one type, that of what it makes room for; its result is a pointer"))
        }
        InstData::Alloca { .. } if peek_word(fault) == b"x" && matches!(skip(&fault[1..]), [b'0'..=b'9', ..]) => {
            let number = skip(&fault[1..]);
            let number = String::from_utf8_lossy(&number[..run(number, super::super::lex::DIGIT)]).into_owned();
            let ty = String::from_utf8_lossy(text).into_owned();
            let ty = ty.rsplit(' ').next().unwrap_or("").to_string();
            let end = super::statement::code_of_line(fault).len();
            let whole = Span::new(span.end() - ty.len(), p.at(fault) + end);
            let with = format!("[{number} x {ty}]");
            Some(diagnostic.fix(whole, with, "an array has its length in front"))
        }
        InstData::ICmp { .. } | InstData::FCmp { .. } if fault.starts_with(b"?") => Some(
            diagnostic.note("one of two values is chosen by `select i1 %c, i64 %a, i64 %b`, by the result of the comparison"),
        ),
        InstData::Binary { .. } if is_thousands(fault) => {
            let comma = Span::new(p.at(fault), p.at(fault) + 1);
            Some(diagnostic.fix(comma, "", "a number has no comma within it"))
        }
        InstData::Br { .. } if fault.starts_with(b"(") => Some(diagnostic.note(super::shape::NO_PARAMS)),
        InstData::Ret { .. } if fault.starts_with(b",") => Some(diagnostic.note(
            "a function returns one value; several are the parts of a struct: `ret { i32, i32 } %s`",
        )),
        InstData::Alloca { .. } if matches!(value, [b'0'..=b'9', ..]) => {
            let number = String::from_utf8_lossy(&value[..run(value, NAME)]).into_owned();
            let gap = Span::new(span.end(), p.at(value) + number.len());
            let ty = String::from_utf8_lossy(text).into_owned();
            let ty = ty.rsplit(' ').next().unwrap_or("").to_string();
            let name = p.body.names.values().next_back().copied();
            let name = name.map_or(String::new(), |name| super::body::shown(p, name));
            Some(
                diagnostic
                    .note(format!(
                        "an `alloca` has no value at first: `store {ty} {number}, ptr %{name}` gives it one"
                    ))
                    .fix(
                        gap,
                        format!(", i32 {number}"),
                        format!("if room for {number} of them is meant"),
                    ),
            )
        }
        _ if fault.starts_with(b",") && !fault.get(1..).is_some_and(goes_on) => {
            let comma = diagnostic.span();
            Some(diagnostic.fix(comma, "", "leave it out").certain())
        }
        InstData::Binary { op, .. } if fault.starts_with(b",") => Some(diagnostic.note(format!(
            "`{}` has two operands: its result is an operand of the next one",
            op.word()
        ))),
        // An operator of another language.
        _ if matches!(
            fault,
            [
                b'+' | b'*' | b'/' | b'<' | b'>' | b'=' | b'&' | b'|' | b'^' | b'?',
                ..
            ]
        ) =>
        {
            Some(
                diagnostic
                    .note("LLVM IR has no operators: each operation is an instruction of its own"),
            )
        }
        _ => None,
    }
}

/// `dbg !0`
fn is_bare_attachment(i: Input<'_>) -> bool {
    let word = peek_word(i);
    !word.is_empty() && peek(&skip(i)[word.len()..]) == b'!'
}

/// Whether the last instruction may go on behind a comma.
pub(super) fn takes_more(p: &Parser<'_>) -> bool {
    matches!(
        p.body.insts.values().next_back(),
        Some(
            InstData::Alloca { .. }
                | InstData::Load { .. }
                | InstData::Store { .. }
                | InstData::Gep { .. }
                | InstData::ExtractValue { .. }
                | InstData::InsertValue { .. }
                | InstData::Phi { .. }
                | InstData::AtomicRmw { .. }
                | InstData::CmpXchg { .. }
        )
    )
}

/// `,000`, without a blank behind the comma.
fn is_thousands(fault: Input<'_>) -> bool {
    let digits = fault
        .strip_prefix(b",")
        .map_or(0, |rest| run(rest, super::super::lex::DIGIT));
    digits == 3 && !fault.get(4).is_some_and(|&b| is(b, NAME))
}

/// The span of the word at `fault`.
fn diagnostic_span<'a>(p: &Parser<'a>, fault: Input<'a>) -> Span {
    let at = p.at(fault);
    Span::new(at, at + peek_word(fault).len())
}

/// Something at the top level that another language has there, or that belongs in a body.
pub(super) fn foreign_entity(p: &Parser<'_>, fault: Input<'_>, span: Span) -> Option<Diagnostic> {
    let error = |message: String| Diagnostic::error("syntax", span, message);
    let line = &fault[..memchr::memchr(b'\n', fault).unwrap_or(fault.len())];
    let word = peek_word(fault);
    let shown = error::quote(word);
    let name = run(fault, NAME);
    let outside = "a body ends at the first `}` of its own, and only definitions stand behind it";
    if fault.starts_with(b"#") && is_directive(line) {
        return Some(
            error("LLVM IR has no preprocessor".into())
                .note("a function of another library is declared: `declare i32 @puts(ptr)`"),
        );
    }
    if name > 0 && fault.get(name) == Some(&b':') {
        let diagnostic = error("this label stands outside of a function".into()).note(outside);
        let before = p.text[..p.at(fault)].trim_ascii_end();
        return Some(match before {
            [.., b'\n', b'}'] => {
                let brace = Span::new(before.len() - 1, before.len());
                let text = "if it belongs to the body before, leave out the brace that ends that";
                diagnostic
                    .also(brace, "the body before ends here")
                    .fix(brace, "", text)
            }
            _ => diagnostic,
        });
    }
    if word.is_empty() {
        return None;
    }
    if matches!(
        word,
        b"import" | b"use" | b"using" | b"from" | b"package" | b"require"
    ) {
        let message = format!("LLVM IR has no {shown}");
        return Some(error(message).note(
            "a module is one file: a function of another one is declared, `declare i32 @puts(ptr)`",
        ));
    }
    if let Some(better) = super::header::bad_definition(p, fault, span) {
        return Some(better);
    }
    if let Some(better) = super::header::type_in_front(fault, span) {
        return Some(better);
    }
    if foreign::is_type_definition(word) {
        let message = format!("a type is not defined by {shown} in LLVM IR");
        let name = skip(&fault[word.len()..]);
        let len = 1 + run(name.get(1..).unwrap_or(&[]), NAME);
        if let [b'%', ..] = name
            && matches!(skip(&name[len..]), [b'{', ..])
        {
            let whole = Span::new(p.at(fault), p.at(name) + len);
            let with = format!("{} = type", String::from_utf8_lossy(&name[..len]));
            return Some(error(message).fix(whole, with, "write it so").certain());
        }
        return Some(error(message).note(
            "a type is defined by its name, and its fields have no names: `%P = type { i32, ptr }`",
        ));
    }
    // `x = global i32 0`
    if name == word.len() && peek(&fault[name..]) == b'=' {
        let behind = peek_word(&skip(&fault[name..])[1..]);
        let here = Span::new(span.start as usize, span.start as usize);
        let sign = if behind == b"type" { "%" } else { "@" };
        let message = format!(
            "a name at the top level has a sign in front: `{sign}{}`",
            shown.trim_matches('`')
        );
        return Some(
            error(message)
                .fix(here, sign, format!("add the `{sign}`"))
                .certain(),
        );
    }
    if opcode_words().any(|op| op.as_bytes() == word) {
        return Some(error(format!("this {shown} stands outside of a function")).note(outside));
    }
    let defines = foreign::definition(word).is_some()
        || foreign::type_word(word).is_some()
        || typing::is_type(std::str::from_utf8(word).unwrap_or(""))
        || word == b"void";
    if defines && !line.contains(&b'@') && memchr::memchr(b'(', line).is_some() {
        let message = format!("a function is not defined by {shown} in LLVM IR");
        return Some(error(message).note(
            "a definition has types, a name with `@` and a body in braces: `define i64 @f(i64 %x) {`",
        ));
    }
    if matches!(word, b"let" | b"var" | b"const" | b"static" | b"int") {
        let message = format!("a variable is not defined by {shown} in LLVM IR");
        return Some(error(message).note(
            "a variable of the module is `@x = global i64 0`, a constant `@x = constant i64 0`",
        ));
    }
    None
}

/// Prose, marks of a mail or a page, and numbers of lines, where a definition should be.
pub(super) fn no_code(p: &Parser<'_>, fault: Input<'_>, span: Span) -> Option<Diagnostic> {
    let error = |message: &str| Diagnostic::error("syntax", span, message);
    let at = span.start as usize;
    let line = &fault[..memchr::memchr(b'\n', fault).unwrap_or(fault.len())];
    let tag = matches!(fault, [b'<', b'/' | b'!' | b'a'..=b'z' | b'A'..=b'Z', ..]);
    if tag && line.trim_ascii_end().ends_with(b">") {
        let whole = Span::new(at, at + line.len());
        let message = "this line is of HTML, not of LLVM IR";
        return Some(
            Diagnostic::error("syntax", whole, message)
                .fix(whole, "", "remove it")
                .certain(),
        );
    }
    // A mark that all lines begin with.
    let text = std::str::from_utf8(p.text).ok()?;
    let mark_of = |line: &str| -> Option<usize> {
        let trimmed = line.trim_start();
        let mark = match trimmed.as_bytes() {
            [b'>' | b'|' | b'+', ..] => 1,
            _ => trimmed.bytes().take_while(u8::is_ascii_digit).count(),
        };
        let behind = trimmed[mark..].trim_start_matches([':', '.', '|']);
        let blank = usize::from(behind.starts_with([' ', '\t']));
        let is_mark = mark > 0 && (blank > 0 || behind.is_empty());
        is_mark.then(|| line.len() - behind.len() + blank)
    };
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    if mark_of(std::str::from_utf8(line).ok()?).is_some()
        && lines.all(|line| mark_of(line).is_some())
    {
        let plain: Vec<&str> = text
            .lines()
            .map(|line| &line[mark_of(line).unwrap_or(0)..])
            .collect();
        let whole = Span::new(0, p.text.len());
        let message = "each line begins with a mark or a number, which is no part of LLVM IR";
        let with = plain.join("\n") + "\n";
        return Some(error(message).fix(whole, with, "leave them out").certain());
    }
    if let [b'.', b, ..] = fault
        && b.is_ascii_lowercase()
    {
        let message = "LLVM IR has no directives of an assembler";
        return Some(error(message).note("what is visible and where it is placed is said in the definition: `define internal`, `section \".text\"`"));
    }
    let name = &fault[..run(fault, NAME)];
    if super::operators::function_named(p, name).is_some() && fault.get(name.len()) == Some(&b'(') {
        let shown = String::from_utf8_lossy(name).into_owned();
        let diagnostic = error("this call stands outside of a function");
        return Some(diagnostic.note(format!(
            "a program starts at its function `@main`, whose body has what it does: `call i64 @{shown}(...)`"
        )));
    }
    let words = line.split(|&b| b == b' ').count();
    let is_prose =
        is(*fault.first()?, super::super::lex::ALPHA) && !line.iter().any(|b| b"@%={}".contains(b));
    let upper = line.iter().all(|b| b.is_ascii_uppercase());
    if is_prose && (words > 2 || upper) {
        let here = Span::new(at, at);
        let diagnostic = error("this line is no code")
            .note("what is written for people stands behind a semicolon");
        return Some(diagnostic.fix(here, "; ", "make it a comment"));
    }
    None
}

/// Whether something stands on the line.
fn goes_on(line: &[u8]) -> bool {
    let next = line
        .iter()
        .find(|&&b| b != b' ' && b != b'\t' && b != b'\r');
    next.is_some_and(|&b| b != b'\n' && b != b';')
}
