//! Tells the first languages from the one that LLVM has today, by the text alone.

use super::Dialect;
use crate::text::lex::{self, ALPHA, BLANK, DIGIT, NAME, is};

/// What a text that is read so far speaks for.
#[derive(Clone, Copy, Default)]
struct Evidence {
    /// A word that only types of the first languages are, or that only they begin lines with.
    old: bool,
    /// A form of 2002.
    year_2002: bool,
}

/// The dialect of a text, if it is of the first languages. What today's language alone has, such
/// as `@` or `define`, comes early in every text of it, and decides at once.
pub fn recognize(text: &[u8]) -> Option<Dialect> {
    let mut evidence = Evidence::default();
    let mut i = text;
    let mut line_start = true;
    while let [b, rest @ ..] = i {
        match b {
            b'\n' => line_start = true,
            b';' => {
                i = &i[memchr::memchr(b'\n', i).unwrap_or(i.len())..];
                continue;
            }
            b'"' => {
                // A name of a function or variable without a sigil is of the first years.
                let Ok((behind, _)) = lex::string(i) else {
                    return None;
                };
                i = behind;
                line_start = false;
                continue;
            }
            b'@' | b'!' | b'#' | b'$' | b'^' => return None,
            _ if is(*b, ALPHA) => {
                let len = lex::run(i, NAME);
                let label = i.get(len) == Some(&b':');
                let word = &i[..len];
                i = &i[len..];
                if !label {
                    match classify_word(word, i, line_start, &mut evidence) {
                        Some(true) => return Some(decide(text, evidence)),
                        Some(false) => return None,
                        None => {}
                    }
                }
                line_start = false;
                continue;
            }
            b'%' => {
                let len = lex::run(rest, NAME);
                if line_start && defines_variable(&rest[len..]) {
                    return Some(decide(text, evidence));
                }
                i = &rest[len..];
                line_start = false;
                continue;
            }
            _ if is(*b, DIGIT) => {
                i = &i[lex::run(i, NAME).max(1)..];
                line_start = false;
                continue;
            }
            _ if !is(*b, BLANK) => line_start = false,
            _ => {}
        }
        i = rest;
    }
    evidence.old.then(|| decide(text, evidence))
}

/// What a word decides: `Some(true)` that it is one of the first languages.
fn classify_word(
    word: &[u8],
    behind: &[u8],
    line_start: bool,
    evidence: &mut Evidence,
) -> Option<bool> {
    match word {
        b"define" | b"source_filename" | b"attributes" | b"ptr" | b"uselistorder" => Some(false),
        b"implementation" if line_start => Some(true),
        b"deplibs" if line_start => Some(true),
        b"begin" | b"uninitialized" => {
            evidence.year_2002 = true;
            evidence.old = true;
            None
        }
        b"sbyte" | b"ubyte" | b"ushort" | b"uint" | b"ulong" => {
            evidence.old = true;
            None
        }
        // A function or its declaration: `int %f(`.
        b"declare" | b"internal" | b"int" | b"void" | b"bool" | b"short" | b"long" | b"float"
        | b"double"
            if line_start =>
        {
            declares(behind).then_some(true)
        }
        _ if word[0] == b'i' && word.len() > 1 && word[1..].iter().all(u8::is_ascii_digit) => {
            Some(false)
        }
        _ => None,
    }
}

/// Whether a line goes on as the header of a function of the first languages does, with the name
/// behind `%` or in quotes, and its parameters: `int %f(`, `int "f"(`.
fn declares(i: &[u8]) -> bool {
    let line = &i[..memchr::memchr(b'\n', i).unwrap_or(i.len())];
    if memchr::memchr2(b'@', b'=', line).is_some() {
        return false;
    }
    let mut rest = line;
    while let Some(at) = memchr::memchr2(b'%', b'"', rest) {
        let (behind, _) = match lex::ident(if rest[at] == b'%' {
            &rest[at + 1..]
        } else {
            &rest[at..]
        }) {
            Ok(found) => found,
            Err(_) => return false,
        };
        if behind.first() == Some(&b'(') || lex::skip(behind).first() == Some(&b'(') {
            return true;
        }
        rest = behind;
    }
    false
}

/// Whether `%name` is followed by the definition of a variable.
fn defines_variable(i: &[u8]) -> bool {
    let Some(mut i) = lex::eat(i, b'=') else {
        return false;
    };
    loop {
        match lex::peek_word(i) {
            b"global" | b"constant" | b"const" => return true,
            word @ (b"internal" | b"external" | b"linkonce" | b"weak" | b"appending"
            | b"uninitialized" | b"dllimport" | b"dllexport" | b"extern_weak") => {
                i = &lex::skip(i)[word.len()..];
            }
            _ => return false,
        }
    }
}

/// Which of the two it is: 2002 has bodies from `begin` to `end`, and names in quotes.
fn decide(text: &[u8], evidence: Evidence) -> Dialect {
    let has = |words: &[u8]| memchr::memmem::find(text, words).is_some();
    let begins = || {
        memchr::memmem::find_iter(text, b"begin").any(|at| {
            let start = memchr::memrchr(b'\n', &text[..at]).map_or(0, |n| n + 1);
            let end = memchr::memchr(b'\n', &text[at..]).map_or(text.len(), |n| at + n);
            text[start..end].trim_ascii() == b"begin"
        })
    };
    let year = evidence.year_2002
        || begins()
        || [&b"uninitialized global"[..], b" icall ", b"with label %"]
            .into_iter()
            .any(has);
    match year {
        true => Dialect::Llvm2002,
        false => Dialect::Llvm1,
    }
}
