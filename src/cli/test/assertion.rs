//! The assertions that a program holds in its comments:
//!
//! ```text
//! ; ASSERT EQ: i64 120 = call i64 @fac(i64 5)
//! ; ASSERT EXIT: 0 = run 3 4 < numbers.in > sum.out
//! ; ASSERT EXIT (2 points): 1 = run < c"7\\0A" > c"odd\\0A"
//! ```
//!
//! Behind the kind may stand points, behind a line a comment.
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

/// A comment that asserts something.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Assertion {
    /// The line that it stands on, from 1.
    pub line: u32,
    /// From `call` or `run` to the end.
    pub span: Span,
    /// The text behind the kind and the colon.
    pub text: String,
    /// What it is worth.
    pub points: Option<u32>,
    /// What it asserts.
    pub claim: Claim,
}

/// What can be asserted.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Claim {
    /// `EQ`: what a call returns.
    Call(Call),
    /// `EXIT`: what a run of the whole program ends with, and what it writes.
    Run(Run),
}

/// `EXPECTED = call TYPE @CALLEE(ARGS)`
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Call {
    /// What the call must return.
    pub expected: Literal,
    /// The function, without the `@`.
    pub callee: String,
    /// What it is called with.
    pub args: Vec<Literal>,
}

/// `STATUS = run ARGS < INPUT > OUTPUT`
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Run {
    /// What the program must end with.
    pub status: u8,
    /// What it is started with.
    pub args: Vec<String>,
    /// What it can read on stdin: nothing where that is not given.
    pub input: Option<Stream>,
    /// What it must write to stdout, if that matters.
    pub output: Option<Stream>,
}

/// The bytes of a standard stream.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Stream {
    /// Those of a file, whose path starts at the folder of the assertion.
    File(String, Span),
    /// These.
    Text(Vec<u8>),
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
        let claim = match kind {
            b"EQ" => Reader::call,
            b"EXIT" => Reader::run,
            _ => {
                let kind = String::from_utf8_lossy(kind).into_owned();
                let span = Span::new(start, self.at);
                let what = format!("the assertion `ASSERT {kind}`");
                return Err(Box::new(Diagnostic::unsupported(span, what).note(FORMS)));
            }
        };
        let points = self.points()?;
        self.word(":")?;
        let text_start = self.skip_blanks();
        let (verb, claim) = claim(self)?;
        let end = self.at;
        if !self.is_at_end() {
            return Err(self.expected("the end of the line"));
        }
        Ok(Assertion {
            line: 0,
            span: Span::new(verb, end),
            text: String::from_utf8_lossy(&self.bytes[text_start..end]).into_owned(),
            points,
            claim,
        })
    }

    /// `(2 points)`, where that stands there.
    fn points(&mut self) -> Result<Option<u32>, Box<Diagnostic>> {
        if !self.eat(b'(') {
            return Ok(None);
        }
        let start = self.skip_blanks();
        let word = self.take_while(|b| b.is_ascii_alphanumeric());
        let points = std::str::from_utf8(word).ok().and_then(|w| w.parse().ok());
        let Some(points) = points else {
            self.at = start;
            return Err(self.expected("a number of points"));
        };
        self.word("point")?;
        self.eat_word(b"s");
        self.word(")")?;
        Ok(Some(points))
    }

    /// What `EQ` asserts, and where `call` stands.
    fn call(&mut self) -> Result<(usize, Claim), Box<Diagnostic>> {
        let expected = self.literal()?;
        self.word("=")?;
        let verb = self.skip_blanks();
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
        let call = Call {
            expected,
            callee,
            args,
        };
        Ok((verb, Claim::Call(call)))
    }

    /// What `EXIT` asserts, and where `run` stands.
    fn run(&mut self) -> Result<(usize, Claim), Box<Diagnostic>> {
        let start = self.skip_blanks();
        let word = self.take_while(|b| b.is_ascii_alphanumeric() || b"+-".contains(&b));
        let status = std::str::from_utf8(word).ok().and_then(|w| w.parse().ok());
        let Some(status) = status else {
            self.at = start;
            return Err(self.expected("an exit status from 0 to 255"));
        };
        self.word("=")?;
        let verb = self.skip_blanks();
        self.word("run")?;
        let mut run = Run {
            status,
            args: Vec::new(),
            input: None,
            output: None,
        };
        // The end of what was read is that of the last word, and not of the blanks behind it.
        let mut end = self.at;
        while !self.is_at_end() {
            if run.input.is_none() && self.eat(b'<') {
                run.input = Some(self.stream()?);
            } else if run.output.is_none() && self.eat(b'>') {
                run.output = Some(self.stream()?);
            } else {
                run.args.push(self.argument()?);
            }
            end = self.at;
        }
        self.at = end;
        Ok((verb, Claim::Run(run)))
    }

    /// The name of a file, or `c"..."`.
    fn stream(&mut self) -> Result<Stream, Box<Diagnostic>> {
        let start = self.skip_blanks();
        if self.bytes[start..].starts_with(b"c\"") {
            self.at += 1;
            return self.quoted().map(Stream::Text);
        }
        let name = self.argument()?;
        Ok(Stream::File(name, Span::new(start, self.at)))
    }

    /// A word, or `"..."`.
    fn argument(&mut self) -> Result<String, Box<Diagnostic>> {
        self.skip_blanks();
        if self.bytes[self.at..].starts_with(b"\"") {
            let text = self.quoted()?;
            return Ok(String::from_utf8_lossy(&text).into_owned());
        }
        let word = self.take_while(|b| !b.is_ascii_whitespace() && !b"<>;\"".contains(&b));
        match word.is_empty() {
            true => Err(self.expected("a word")),
            false => Ok(String::from_utf8_lossy(word).into_owned()),
        }
    }

    /// Whether nothing follows in the line but a comment.
    fn is_at_end(&mut self) -> bool {
        let rest = &self.bytes[self.skip_blanks()..];
        rest.is_empty() || rest.starts_with(b";")
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
        if self.bytes.get(self.skip_blanks()) != Some(&b'"') {
            return Err(self.expected("`null` or a string such as `c\"abc\"`"));
        }
        let mut out = self.quoted()?;
        if out.last() == Some(&0) {
            out.pop();
        }
        Ok(out)
    }

    /// `"..."` with `\XX` escapes.
    fn quoted(&mut self) -> Result<Vec<u8>, Box<Diagnostic>> {
        self.word("\"")?;
        let body = self.take_while(|b| b != b'"');
        // A quotation mark ends it, without blanks in front of that.
        match self.eat_word(b"\"") {
            true => Ok(unescape(body)),
            false => Err(self.expected("`\"`")),
        }
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
    Box::new(problem.note(FORMS))
}

/// What can be written.
const FORMS: &str = "an assertion reads `; ASSERT EQ: i64 120 = call i64 @f(i64 5)` or \
                     `; ASSERT EXIT: 0 = run 3 4 < sum.in > sum.out`";

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

    fn call(assertion: Assertion) -> Call {
        match assertion.claim {
            Claim::Call(call) => call,
            Claim::Run(run) => panic!("{run:?}"),
        }
    }

    #[test]
    fn an_assertion_has_a_result_and_a_call() {
        let a =
            one("define i64 @f() {\n}\n;  ASSERT EQ: i64 120 = call i64 @f(i64 5, i1 true) ; ok\n");
        assert_eq!(a.line, 3);
        assert_eq!(a.text, "i64 120 = call i64 @f(i64 5, i1 true)");
        assert_eq!(a.points, None);
        let call = call(a);
        assert_eq!(call.expected, Literal::Int(64, 120));
        assert_eq!(call.callee, "f");
        assert_eq!(call.args, [Literal::Int(64, 5), Literal::Int(1, 1)]);
    }

    #[test]
    fn points_stand_behind_the_kind() {
        let points = |text: &str| one(text).points;
        assert_eq!(points(";ASSERT EQ (1 point): i1 1 = call i1 @f()"), Some(1));
        assert_eq!(points("; ASSERT EXIT(20 points) : 0 = run"), Some(20));
        assert_eq!(points("; ASSERT EXIT: 0 = run ; 3 points"), None);
    }

    #[test]
    fn a_run_has_a_status_arguments_and_streams() {
        let text = "3 = run -v \"two words\" < in/a.txt x > c\"7\\0A\"";
        let a = one(&format!("; ASSERT EXIT: {text}  ; why"));
        assert_eq!(a.text, text);
        let Claim::Run(run) = a.claim else {
            panic!("{a:?}")
        };
        assert_eq!((run.status, run.args.len()), (3, 3));
        assert_eq!(run.args, ["-v", "two words", "x"]);
        assert!(matches!(run.input, Some(Stream::File(name, _)) if name == "in/a.txt"));
        assert_eq!(run.output, Some(Stream::Text(b"7\n".to_vec())));
    }

    #[test]
    fn pointers_and_floats_are_read() {
        let a = one(
            ";ASSERT EQ: double 0x3FF0000000000000 = call double @\"a b\"(i64 1, i8** null, \
                     { i64, i8* }* null, i64 (i64)* null, ptr c\"a\\41\\00\", float -1.5)",
        );
        let a = call(a);
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
        let said = [
            (
                "EXIT: 256 = run",
                "expected an exit status from 0 to 255, found `256`",
            ),
            ("EXIT: 0 = call", "expected `run`, found `call`"),
            ("EXIT: 0 = run < a < b", "expected a word, found `<`"),
            (
                "EXIT: 0 = run >",
                "expected a word, found the end of the line",
            ),
            (
                "EXIT: 0 = run c\"a",
                "expected `\"`, found the end of the line",
            ),
            (
                "EXIT (): 0 = run",
                "expected a number of points, found `):`",
            ),
            (
                "EXIT (-1 points): 0 = run",
                "expected a number of points, found `-1`",
            ),
            (
                "EXIT (2 pints): 0 = run",
                "expected `point`, found `pints):`",
            ),
        ];
        for (text, message) in said {
            assert_eq!(problem(&format!("; ASSERT {text}")), message);
        }
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
        let run = "; ASSERT EXIT (2 points): 0 = run a \"b\" < c\"5\\0A\" > \"out put\"";
        for text in [whole, run] {
            for end in 0..text.len() {
                read(&text[..end]);
            }
        }
    }
}
