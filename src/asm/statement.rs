//! Statements: lines and what `;` separates, without comments.

/// A statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Statement<'a> {
    /// Where it stands in the text.
    pub at: usize,
    /// What it says, without blanks around it.
    pub text: &'a [u8],
}

/// The statements of a text; comments are passed over. A comment without an end takes all that
/// follows it.
pub fn statements(text: &[u8]) -> Vec<Statement<'_>> {
    let mut list = Vec::new();
    let (mut start, mut at) = (0, 0);
    let mut end = |from: usize, to: usize| {
        let text = &text[from..to];
        let blanks = text.len() - text.trim_ascii_start().len();
        let text = text.trim_ascii();
        if !text.is_empty() {
            let at = from + blanks;
            list.push(Statement { at, text });
        }
    };
    while let Some(&byte) = text.get(at) {
        let rest = &text[at..];
        let skipped = match byte {
            b'\n' | b';' => 1,
            b'#' => memchr::memchr(b'\n', rest).unwrap_or(rest.len()),
            b'/' if rest.get(1) == Some(&b'/') => memchr::memchr(b'\n', rest).unwrap_or(rest.len()),
            b'/' if rest.get(1) == Some(&b'*') => {
                memchr::memmem::find(rest, b"*/").map_or(rest.len(), |end| end + 2)
            }
            b'"' => {
                at += quoted(rest);
                continue;
            }
            _ => {
                at += 1;
                continue;
            }
        };
        // What a comment stands within is refused later: few write so.
        let is_within = byte == b'/' && rest.get(1) == Some(&b'*') && {
            let mut after = text[at + skipped..].iter();
            let next = after.find(|byte| !matches!(byte, b' ' | b'\t'));
            let is_end = next.is_none_or(|byte| matches!(byte, b'\n' | b';' | b'#' | b'/'));
            !is_end && !text[start..at].trim_ascii().is_empty()
        };
        if !is_within {
            end(start, at);
            start = at + skipped;
        }
        at += skipped;
    }
    end(start, text.len());
    list
}

/// How long a string in quotes is, with both.
fn quoted(text: &[u8]) -> usize {
    let mut at = 1;
    while let Some(&byte) = text.get(at) {
        at += match byte {
            b'\\' => 2,
            b'"' => return at + 1,
            _ => 1,
        };
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<(usize, String)> {
        let all = statements(text.as_bytes());
        all.iter()
            .map(|s| (s.at, String::from_utf8_lossy(s.text).into_owned()))
            .collect()
    }

    #[test]
    fn lines_and_semicolons_separate() {
        let found = texts(" nop; lock\n\taddl $1, %eax # one; two\n/* a */ ret // b");
        let wanted = [(1, "nop"), (6, "lock"), (12, "addl $1, %eax"), (45, "ret")];
        assert_eq!(found, wanted.map(|(at, text)| (at, text.to_string())));
    }

    #[test]
    fn strings_may_hold_anything() {
        assert_eq!(texts(".ascii \"a;#\\\"b\"; nop").len(), 2);
        assert_eq!(
            texts("").len() + texts("# all").len() + texts("/* open").len(),
            0
        );
    }
}
