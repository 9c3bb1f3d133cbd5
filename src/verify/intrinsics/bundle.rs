//! Operand bundles, of which a module keeps the text.

use crate::ir::{CallData, Module};

/// A bundle: its tag, and its operands as they are written, each with its type.
pub(super) struct Bundle<'a> {
    pub tag: &'a [u8],
    pub operands: Vec<&'a [u8]>,
}

impl Bundle<'_> {
    /// Whether an operand is a pointer.
    pub(super) fn is_pointer(&self, n: usize) -> bool {
        let text = self.operands.get(n).copied().unwrap_or(b"");
        let ty = text.split(|&byte| byte == b' ').next().unwrap_or(b"");
        let global = text.iter().any(|&byte| byte == b'*');
        text.starts_with(b"ptr") || ty.ends_with(b"*") || global
    }

    /// Whether an operand is an integer.
    pub(super) fn is_int(&self, n: usize) -> bool {
        let text = self.operands.get(n).copied().unwrap_or(b"");
        let ty = text.split(|&byte| byte == b' ').next().unwrap_or(b"");
        match ty.split_first() {
            Some((b'i', bits)) => !bits.is_empty() && bits.iter().all(u8::is_ascii_digit),
            _ => false,
        }
    }

    /// Whether an operand is an integer that is a number.
    pub(super) fn is_number(&self, n: usize) -> bool {
        let text = self.operands.get(n).copied().unwrap_or(b"");
        let value = text.split(|&byte| byte == b' ').next_back().unwrap_or(b"");
        let digits = value.strip_prefix(b"-").unwrap_or(value);
        let word = value == b"true" || value == b"false";
        self.is_int(n) && (word || digits.iter().all(u8::is_ascii_digit))
    }
}

/// The bundles of a call.
pub(super) fn bundles<'a>(m: &'a Module, call: &CallData) -> Vec<Bundle<'a>> {
    let mut bundles = Vec::new();
    let Some(text) = call.bundles else {
        return bundles;
    };
    for item in split(m.names.get(text)) {
        let Some(rest) = item.strip_prefix(b"\"") else {
            continue;
        };
        let Some(end) = rest.iter().position(|&byte| byte == b'"') else {
            continue;
        };
        let (tag, rest) = rest.split_at(end);
        let rest = rest[1..].trim_ascii();
        let inner = rest
            .strip_prefix(b"(")
            .and_then(|rest| rest.strip_suffix(b")"));
        bundles.push(Bundle {
            tag,
            operands: split(inner.unwrap_or(b"")),
        });
    }
    bundles
}

/// The parts between the commas that stand in no parentheses and no string.
fn split(text: &[u8]) -> Vec<&[u8]> {
    let (mut parts, mut depth, mut quoted, mut start) = (Vec::new(), 0, false, 0);
    for (at, &byte) in text.iter().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth -= 1,
            b',' if depth == 0 => {
                parts.push(text[start..at].trim_ascii());
                start = at + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim_ascii();
    if !last.is_empty() {
        parts.push(last);
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn commas_in_parentheses_do_not_split() {
        let parts = split(b"\"deopt\"(i32 1, ptr %x), \"a,b\"() ");
        assert_eq!(parts, [&b"\"deopt\"(i32 1, ptr %x)"[..], b"\"a,b\"()"]);
        assert!(split(b"").is_empty());
    }
}
