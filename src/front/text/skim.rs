//! Finds the end of a function body without parsing it.
//!
//! Nearly always a body ends at the first `}` that starts a line, which is searched for at the
//! speed of memory. Where another `define` stands in front of that, something else than an entity of
//! the module behind it, or none is found, the braces are counted instead.

use super::lex::{BLANK, Input, eat, eat_word, ident, is, peek_word, skip, string};
use super::parser::TOP_WORDS;

/// How many bytes are left at the next `}` that starts a line: remembered, so that a text in
/// which they are far away is searched once.
#[derive(Clone, Copy, Default)]
pub(super) struct NextBrace {
    left: Option<usize>,
}

impl NextBrace {
    /// Where the next brace that starts a line is, the line break in front of it included.
    fn find(&mut self, i: Input<'_>) -> Option<usize> {
        let left = match self.left {
            Some(left) if left <= i.len() => left,
            _ => memchr::memmem::find(i, b"\n}").map_or(0, |at| i.len() - at),
        };
        self.left = Some(left);
        (left > 0).then(|| i.len() - left)
    }
}

/// The input from the `}` that ends the body on (or from where the text of the body ends, where
/// the brace is missing). `i` is behind the opening brace.
pub(super) fn skip_body<'a>(i: Input<'a>, next: &mut NextBrace) -> Input<'a> {
    if let Some(at) = line_brace(i, next) {
        return &i[at..];
    }
    count_braces(i)
}

/// The input behind the body of the definition that starts at `i`, whose header may be wrong.
pub(super) fn body_end<'a>(i: Input<'a>, next: &mut NextBrace) -> Option<Input<'a>> {
    let line = &i[..memchr::memchr(b'\n', i).unwrap_or(i.len())];
    let open = memchr::memrchr(b'{', line)?;
    let rest = skip_body(&i[open + 1..], next);
    Some(rest.strip_prefix(b"}").unwrap_or(rest))
}

/// Where the brace that starts a line is, if the body certainly goes to there.
fn line_brace(i: Input<'_>, next: &mut NextBrace) -> Option<usize> {
    let line_end = memchr::memchr(b'\n', i)?;
    // Code behind the opening brace: the body may end on this line.
    if !skip(&i[..line_end]).is_empty() {
        return None;
    }
    let at = line_end + next.find(&i[line_end..])? + 1;
    // Another definition in between: this body ends at a brace that starts no line.
    if memchr::memmem::find(&i[..at], b"define ").is_some() {
        return None;
    }
    // More of an instruction behind it: the brace is one of a type or constant that goes over several lines.
    let behind = skip(&i[at + 1..]);
    let is_named = |behind: &'_ [u8]| match ident(&behind[1..]) {
        Ok((rest, _)) => {
            eat(rest, b'=').is_some_and(|rest| behind[0] != b'%' || peek_word(rest) == b"type")
        }
        Err(_) => false,
    };
    let is_entity = match behind {
        [] => true,
        [b'@' | b'%' | b'$' | b'!' | b'^', ..] => is_named(behind),
        // Orders of uses stand in bodies, too.
        _ => {
            let word = peek_word(behind);
            TOP_WORDS.contains(&word) && !word.starts_with(b"uselistorder")
        }
    };
    if !is_entity {
        return None;
    }
    Some(at)
}

/// Counts braces outside of strings and comments. A line that starts with `define` or `declare`
/// ends the body in any case.
fn count_braces(i: Input<'_>) -> Input<'_> {
    let mut rest = i;
    let mut depth = 0usize;
    let mut line_start = false;
    while let [b, after @ ..] = rest {
        match b {
            b'\n' => {
                line_start = true;
                rest = after;
                continue;
            }
            b if is(*b, BLANK) => {
                rest = after;
                continue;
            }
            b'"' => {
                rest = match string(rest) {
                    Ok((after, _)) => after,
                    Err(_) => after,
                };
                line_start = false;
                continue;
            }
            b';' => {
                rest = match memchr::memchr(b'\n', after) {
                    Some(at) => &after[at..],
                    None => &[],
                };
                continue;
            }
            b'd' if line_start
                && (eat_word(rest, "define").is_some() || eat_word(rest, "declare").is_some()) =>
            {
                return rest;
            }
            b'{' => depth += 1,
            b'}' if depth == 0 => return rest,
            b'}' => depth -= 1,
            _ => {}
        }
        line_start = false;
        rest = after;
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rest(text: &str) -> String {
        String::from_utf8_lossy(skip_body(text.as_bytes(), &mut NextBrace::default())).into_owned()
    }

    #[test]
    fn a_body_ends_at_a_brace_that_starts_a_line() {
        assert_eq!(rest("\n  %a = alloca {i64, [2 x i8]}\n}\nX"), "}\nX");
    }

    #[test]
    fn a_body_may_end_on_any_line() {
        assert_eq!(
            rest(" ret i64 0 }\ndefine i64 @g() {\n}\n"),
            "}\ndefine i64 @g() {\n}\n"
        );
        assert_eq!(
            rest("\n ret i64 0\n }\ndefine i64 @g() {\n}"),
            "}\ndefine i64 @g() {\n}"
        );
        assert_eq!(rest(" ; }\n %s = load {i8}, ptr @\"}\" }X"), "}X");
    }

    #[test]
    fn an_open_body_ends_at_the_next_definition() {
        assert_eq!(
            rest("\n  ret void\ndefine void @g() {\n}"),
            "define void @g() {\n}"
        );
        assert_eq!(rest("\n  ret void\n"), "");
    }
}
