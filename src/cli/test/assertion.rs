//! The assertions that a program holds in its comments:
//!
//! ```text
//! ; ASSERT EQ: i64 120 = call i64 @fac(i64 5)
//! ```
//!
//! A comment that starts with `ASSERT` and does not read so is a diagnostic, so that no test is
//! passed over in silence.

use crate::diag::{Diagnostic, Diagnostics, Source, Span};

/// A value that can be written in an assertion.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Literal {
    /// An integer of so many bits, zero-extended.
    Int(u32, u64),
    /// The bits of a `float`.
    Float(u32),
    /// The bits of a `double`.
    Double(u64),
    /// The null pointer.
    Null,
    /// A pointer to these bytes and a null byte.
    Text(Vec<u8>),
}

/// `; ASSERT EQ: EXPECTED = call TYPE @CALLEE(ARGS)`
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Assertion {
    /// The line that it stands on, from 1.
    pub line: u32,
    /// From `call` to the end.
    pub span: Span,
    /// The text behind `ASSERT EQ:`.
    pub text: String,
    /// What the call must return.
    pub expected: Literal,
    /// The function, without the `@`.
    pub callee: String,
    /// What it is called with.
    pub args: Vec<Literal>,
}

/// All assertions of a source, in order.
pub(super) fn find(source: &Source, problems: &mut Diagnostics) -> Vec<Assertion> {
    let bytes = source.bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        // Most lines hold none: go from one `ASSERT` to the next.
        let Some(hit) = memchr::memmem::find(&bytes[at..], b"ASSERT") else {
            break;
        };
        let hit = at + hit;
        let start = memchr::memrchr(b'\n', &bytes[..hit]).map_or(0, |n| n + 1);
        let end = memchr::memchr(b'\n', &bytes[hit..]).map_or(bytes.len(), |n| hit + n);
        at = end;
        let is_comment = bytes[start..hit]
            .trim_ascii()
            .strip_prefix(b";")
            .is_some_and(|rest| rest.iter().all(|&b| b == b';' || b == b' '));
        if !is_comment {
            continue;
        }
        let mut reader = Reader {
            bytes: &bytes[..end],
            at: hit,
        };
        match reader.assertion() {
            Ok(mut assertion) => {
                assertion.line = source.position(hit as u32).line;
                found.push(assertion);
            }
            Err(problem) => problems.push(*problem),
        }
    }
    found
}

/// A type as far as it matters here.
#[derive(Clone, Copy, PartialEq, Debug)]
enum ValueKind {
    Int(u32),
    Float,
    Double,
    Pointer,
}

struct Reader<'a> {
    /// The source up to the end of the line.
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn assertion(&mut self) -> Result<Assertion, Box<Diagnostic>> {
        self.word("ASSERT")?;
        let start = self.skip_blanks();
        let kind = self.take_while(|b| b.is_ascii_alphanumeric() || b == b'_');
        if kind != b"EQ" {
            let kind = String::from_utf8_lossy(kind).into_owned();
            let span = Span::new(start, self.at);
            let what = format!("the assertion `ASSERT {kind}`");
            return Err(Box::new(Diagnostic::unsupported(span, what).note(
                "what can be asserted is `; ASSERT EQ: i64 120 = call i64 @f(i64 5)`",
            )));
        }
        self.word(":")?;
        let text_start = self.skip_blanks();
        let expected = self.literal()?;
        self.word("=")?;
        let call = self.skip_blanks();
        self.word("call")?;
        self.kind()?;
        self.skip_blanks();
        self.word("@")?;
        let callee = self.name()?;
        self.word("(")?;
        let mut args = Vec::new();
        if !self.eat(b')') {
            loop {
                args.push(self.literal()?);
                if self.eat(b')') {
                    break;
                }
                self.word(",")?;
            }
        }
        let end = self.at;
        if self.skip_blanks() < self.bytes.len() && !self.bytes[self.at..].starts_with(b";") {
            return Err(self.expected("the end of the line"));
        }
        Ok(Assertion {
            line: 0,
            span: Span::new(call, end),
            text: String::from_utf8_lossy(&self.bytes[text_start..end]).into_owned(),
            expected,
            callee,
            args,
        })
    }

    /// A type and a value of it.
    fn literal(&mut self) -> Result<Literal, Box<Diagnostic>> {
        let kind = self.kind()?;
        let start = self.skip_blanks();
        if let ValueKind::Pointer = kind {
            if self.eat_word(b"null") {
                return Ok(Literal::Null);
            }
            return self.text().map(Literal::Text);
        }
        let word = self.take_while(|b| b.is_ascii_alphanumeric() || b"+-.".contains(&b));
        let word = std::str::from_utf8(word).unwrap_or("");
        let span = Span::new(start, self.at);
        let value = match kind {
            ValueKind::Int(width) => integer(word, width).map(|value| Literal::Int(width, value)),
            ValueKind::Float => float(word).map(|value| Literal::Float((value as f32).to_bits())),
            ValueKind::Double => float(word).map(|value| Literal::Double(value.to_bits())),
            ValueKind::Pointer => None,
        };
        value.ok_or_else(|| {
            let what = match kind {
                ValueKind::Int(width) => format!("an `i{width}`"),
                ValueKind::Float => "a `float`".into(),
                _ => "a `double`".into(),
            };
            malformed(span, format!("expected {what}, found `{word}`"))
        })
    }

    fn kind(&mut self) -> Result<ValueKind, Box<Diagnostic>> {
        let start = self.skip_blanks();
        let word = self.take_while(|b| b.is_ascii_alphanumeric() || b"%._-".contains(&b));
        let mut kind = match word {
            b"float" => Some(ValueKind::Float),
            b"double" => Some(ValueKind::Double),
            b"ptr" => Some(ValueKind::Pointer),
            [b'i', digits @ ..] => std::str::from_utf8(digits)
                .ok()
                .and_then(|digits| digits.parse().ok())
                .filter(|width| (1..=64).contains(width))
                .map(ValueKind::Int),
            _ => None,
        };
        // Whatever stands in front of a `*`, it is a pointer: `%struct.a*`, `{ i64, i8* }*`,
        // `i64 (i64)*`.
        loop {
            match self.bytes.get(self.skip_blanks()) {
                Some(b'*') => {
                    self.at += 1;
                    kind = Some(ValueKind::Pointer);
                }
                Some(b'(' | b'{' | b'[' | b'<') => {
                    self.brackets()?;
                    kind = None;
                }
                _ => break,
            }
        }
        kind.ok_or_else(|| {
            let text = String::from_utf8_lossy(self.bytes[start..self.at].trim_ascii());
            let found = if text.is_empty() { "none" } else { &text };
            let message = format!("expected a type that an assertion can have, found `{found}`");
            let problem = malformed(Span::new(start, self.at), message);
            Box::new(problem.note("these are `i1` to `i64`, `float`, `double` and pointers"))
        })
    }

    /// Skips to behind the bracket that closes the one here.
    fn brackets(&mut self) -> Result<(), Box<Diagnostic>> {
        let mut depth = 0usize;
        while let Some(&byte) = self.bytes.get(self.at) {
            self.at += 1;
            match byte {
                b'(' | b'{' | b'[' | b'<' => depth += 1,
                b')' | b'}' | b']' | b'>' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return Ok(());
            }
        }
        Err(self.expected("a closing bracket"))
    }

    /// `c"..."` or `"..."` with `\XX` escapes; a null byte at the end is taken off.
    fn text(&mut self) -> Result<Vec<u8>, Box<Diagnostic>> {
        self.eat(b'c');
        if !self.eat(b'"') {
            return Err(self.expected("`null` or a string such as `c\"abc\"`"));
        }
        let body = self.take_while(|b| b != b'"');
        if !self.eat(b'"') {
            return Err(self.expected("`\"`"));
        }
        let mut out = unescape(body);
        if out.last() == Some(&0) {
            out.pop();
        }
        Ok(out)
    }

    fn name(&mut self) -> Result<String, Box<Diagnostic>> {
        let name = match self.bytes.get(self.at) {
            Some(b'"') => {
                self.at += 1;
                let name = unescape(self.take_while(|b| b != b'"'));
                self.at = (self.at + 1).min(self.bytes.len());
                name
            }
            _ => self
                .take_while(|b| b.is_ascii_alphanumeric() || b"$._-".contains(&b))
                .to_vec(),
        };
        match name.is_empty() {
            true => Err(self.expected("the name of a function")),
            false => Ok(String::from_utf8_lossy(&name).into_owned()),
        }
    }

    fn skip_blanks(&mut self) -> usize {
        self.take_while(|b| matches!(b, b' ' | b'\t' | b'\r'));
        self.at
    }

    fn take_while(&mut self, f: impl Fn(u8) -> bool) -> &'a [u8] {
        let start = self.at;
        while self.bytes.get(self.at).is_some_and(|&b| f(b)) {
            self.at += 1;
        }
        &self.bytes[start..self.at]
    }

    fn eat(&mut self, byte: u8) -> bool {
        let here = self.bytes.get(self.skip_blanks()) == Some(&byte);
        self.at += here as usize;
        here
    }

    fn eat_word(&mut self, word: &[u8]) -> bool {
        let here = self.bytes[self.at..].starts_with(word);
        self.at += if here { word.len() } else { 0 };
        here
    }

    fn word(&mut self, word: &str) -> Result<(), Box<Diagnostic>> {
        self.skip_blanks();
        match self.eat_word(word.as_bytes()) {
            true => Ok(()),
            false => Err(self.expected(&format!("`{word}`"))),
        }
    }

    fn expected(&self, what: &str) -> Box<Diagnostic> {
        let rest = self.bytes.get(self.at..).unwrap_or(&[]).trim_ascii_end();
        let len = rest
            .iter()
            .position(|b| b.is_ascii_whitespace())
            .unwrap_or(rest.len());
        let found = match len {
            0 => "the end of the line".to_string(),
            _ => format!("`{}`", String::from_utf8_lossy(&rest[..len])),
        };
        malformed(
            Span::new(self.at, self.at + len),
            format!("expected {what}, found {found}"),
        )
    }
}

fn malformed(span: Span, message: String) -> Box<Diagnostic> {
    let problem = Diagnostic::error("bad-assertion", span, message);
    Box::new(problem.note("an assertion reads `; ASSERT EQ: i64 120 = call i64 @f(i64 5)`"))
}

fn unescape(body: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(body.len());
    let mut rest = body;
    while let [first, tail @ ..] = rest {
        let digits = tail.get(..2).and_then(|d| std::str::from_utf8(d).ok());
        let code = digits.and_then(|d| u8::from_str_radix(d, 16).ok());
        if let (b'\\', Some(code)) = (first, code) {
            out.push(code);
            rest = &tail[2..];
            continue;
        }
        rest = tail;
        out.push(*first);
    }
    out
}

/// An integer that fits `width` bits, signed or unsigned.
fn integer(word: &str, width: u32) -> Option<u64> {
    let mask = u64::MAX >> (64 - width);
    let value: i128 = match word {
        "true" if width == 1 => 1,
        "false" if width == 1 => 0,
        _ => word.parse().ok()?,
    };
    let fits = value >= -(1i128 << (width - 1)) && value <= mask as i128;
    fits.then_some(value as u64 & mask)
}

/// A decimal number, or `0x` and the bits of a `double`.
fn float(word: &str) -> Option<f64> {
    match word.strip_prefix("0x") {
        Some(bits) => u64::from_str_radix(bits, 16).ok().map(f64::from_bits),
        None => word.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Vec<Assertion>, Vec<String>) {
        let source = Source::new("a.ll", text).unwrap();
        let mut problems = Diagnostics::default();
        let found = find(&source, &mut problems);
        (found, problems.iter().map(|d| d.message.clone()).collect())
    }

    fn one(text: &str) -> Assertion {
        let (mut found, problems) = read(text);
        assert_eq!(problems, [""; 0]);
        assert_eq!(found.len(), 1);
        found.remove(0)
    }

    #[test]
    fn an_assertion_has_a_result_and_a_call() {
        let a =
            one("define i64 @f() {\n}\n;  ASSERT EQ: i64 120 = call i64 @f(i64 5, i1 true) ; ok\n");
        assert_eq!(a.line, 3);
        assert_eq!(a.text, "i64 120 = call i64 @f(i64 5, i1 true)");
        assert_eq!(a.expected, Literal::Int(64, 120));
        assert_eq!(a.callee, "f");
        assert_eq!(a.args, [Literal::Int(64, 5), Literal::Int(1, 1)]);
    }

    #[test]
    fn pointers_and_floats_are_read() {
        let a = one(
            ";ASSERT EQ: double 0x3FF0000000000000 = call double @\"a b\"(i64 1, i8** null, \
                     { i64, i8* }* null, i64 (i64)* null, ptr c\"a\\41\\00\", float -1.5)",
        );
        assert_eq!(a.expected, Literal::Double(1f64.to_bits()));
        assert_eq!(a.callee, "a b");
        assert_eq!(a.args[1..4], [Literal::Null, Literal::Null, Literal::Null]);
        assert_eq!(a.args[4], Literal::Text(b"aA".to_vec()));
        assert_eq!(a.args[5], Literal::Float((-1.5f32).to_bits()));
    }

    #[test]
    fn integers_must_fit() {
        assert_eq!(integer("-1", 8), Some(255));
        assert_eq!(integer("255", 8), Some(255));
        assert_eq!(integer("256", 8), None);
        assert_eq!(integer("-129", 8), None);
        assert_eq!(integer("18446744073709551615", 64), Some(u64::MAX));
    }

    #[test]
    fn what_is_malformed_is_told() {
        let problem = |text: &str| {
            let (found, problems) = read(text);
            assert!(found.is_empty());
            problems.join("; ")
        };
        assert_eq!(
            problem("; ASSERT EQ: i8 256 = call i8 @f()"),
            "expected an `i8`, found `256`"
        );
        assert_eq!(problem("; ASSERT EQ i64 1"), "expected `:`, found `i64`");
        assert_eq!(
            problem("; ASSERT EQ: i64 1 = call i64 @f(i64 1"),
            "expected `,`, found the end of the line"
        );
        assert_eq!(
            problem("; ASSERT POISON: call i64 @f()"),
            "unsupported: the assertion `ASSERT POISON`"
        );
        assert!(problem("; ASSERT EQ: void = call void @f()").contains("found `void`"));
        assert!(problem("; ASSERT EQ: i64 ((((").contains("closing bracket"));
    }

    #[test]
    fn other_mentions_are_not_assertions() {
        assert_eq!(
            read("@s = global [7 x i8] c\"ASSERT\\00\"\n; we ASSERT EQ: this\n").0,
            []
        );
    }

    #[test]
    fn no_text_is_too_short() {
        let whole = "; ASSERT EQ: ptr c\"a\\41\" = call i64 (i64)* @\"f\"(double 1.0, {i64}* null)";
        for end in 0..whole.len() {
            read(&whole[..end]);
        }
    }
}
