//! The parser of both dialects, in one pass over the text.
//!
//! A name is that of a value *of a type*, and what it names may come later: an operand that is not
//! known yet is noted and found at the end of its function, or, if it is no local, at the end of
//! the module. A statement that cannot be parsed gives one error and is left out.

mod body;
mod consts;
mod inst;
mod locals;
mod top;
mod types;

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::Dialect;
use super::ast::{ConstId, Module, SymbolId};
use super::rule::{self, Rule};
use super::types::{MAX_DEPTH, Ty, Types};
use crate::diag::{Diagnostic, Diagnostics, Source, Span, suggest};
use crate::entity::PrimaryMap;

use crate::ir::name::{Name, Names};
use crate::text::error;
use crate::text::lex::{self, BLANK, DIGIT, Ident, NAME, is};
use crate::text::recent::RecentNames;

/// What a parser gives: a failure is a diagnostic, of the statement as a whole.
pub(super) type Parsed<T> = Result<T, Box<Diagnostic>>;

/// A name as it is used: a number is that of a value of the written type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ref {
    Name(Name),
    Number(u32),
}

/// The parser.
pub(super) struct Parser<'a> {
    text: &'a [u8],
    /// The rest of the text.
    i: &'a [u8],
    /// Where the statement starts.
    start: usize,
    /// No backslash is in the text from here to there.
    plain: std::ops::Range<usize>,
    m: Module,
    /// Names that were met lately.
    recent: RecentNames,
    diags: &'a mut Diagnostics,
    depth: u32,
    /// The symbols without a name, by their canonical type.
    unnamed: FxHashMap<Ty, Vec<SymbolId>>,
    ints: FxHashMap<(Ty, u64), ConstId>,
    named: consts::NamedConsts,
    /// Names whose definitions could not be parsed.
    failed: Vec<Name>,
    /// The types that are open around the one that is parsed, for up-references.
    open_types: Vec<Option<super::types::NamedId>>,
    next_type: u32,
    locals: locals::Locals,
    in_body: bool,
    /// The body that is being parsed.
    body: super::ast::Body,
    /// The block that instructions go to; none behind a terminator.
    block: Option<super::ast::Block>,
    /// What the function that is being parsed returns.
    ret: Ty,
    scratch: inst::Scratch,
}

impl<'a> Parser<'a> {
    /// A parser of a source.
    pub(super) fn new(
        source: &'a Arc<Source>,
        dialect: Dialect,
        diags: &'a mut Diagnostics,
    ) -> Self {
        let text = source.bytes();
        Parser {
            text,
            i: &text[source.mark() as usize..],
            start: 0,
            plain: 0..0,
            m: Module {
                source: Arc::clone(source),
                dialect,
                names: Names::default(),
                types: Types::default(),
                consts: PrimaryMap::new(),
                lists: Default::default(),
                bytes: Vec::new(),
                symbols: PrimaryMap::new(),
                by_name: FxHashMap::default(),
                items: Vec::new(),
            },
            recent: RecentNames::new(source.bytes().len()),
            diags,
            depth: 0,
            unnamed: FxHashMap::default(),
            ints: FxHashMap::default(),
            named: Default::default(),
            failed: Vec::new(),
            open_types: Vec::new(),
            next_type: 0,
            locals: Default::default(),
            in_body: false,
            body: Default::default(),
            block: None,
            ret: Ty::VOID,
            scratch: Default::default(),
        }
    }

    /// The offset behind the last token.
    #[inline(always)]
    fn at(&self) -> usize {
        self.text.len() - self.i.len()
    }

    /// The offset of the next token.
    #[inline(always)]
    fn next_at(&mut self) -> usize {
        self.i = lex::skip(self.i);
        self.at()
    }

    /// From an offset to behind the last token.
    #[inline(always)]
    fn span(&self, start: usize) -> Span {
        Span::new(start, self.at().max(start))
    }

    #[inline(always)]
    fn peek(&self) -> u8 {
        lex::peek(self.i)
    }

    /// Takes the punctuation `b`, if it comes next.
    #[inline(always)]
    fn eat(&mut self, b: u8) -> bool {
        match lex::eat(self.i, b) {
            Some(rest) => {
                self.i = rest;
                true
            }
            None => false,
        }
    }

    #[inline(always)]
    fn punct(&mut self, b: u8) -> Parsed<()> {
        match self.eat(b) {
            true => Ok(()),
            false => self.expected(&format!("`{}`", b as char)),
        }
    }

    /// Takes a word, if it comes next.
    #[inline(always)]
    fn eat_word(&mut self, word: &str) -> bool {
        match lex::eat_word(self.i, word) {
            Some(rest) => {
                self.i = rest;
                true
            }
            None => false,
        }
    }

    fn word(&mut self, word: &'static str) -> Parsed<()> {
        match self.eat_word(word) {
            true => Ok(()),
            false => self.expected(&format!("`{word}`")),
        }
    }

    #[inline(always)]
    fn peek_word(&self) -> &'a [u8] {
        lex::peek_word(self.i)
    }

    /// Fails: what was expected, and what was found.
    #[cold]
    fn expected<T>(&mut self, what: &str) -> Parsed<T> {
        let at = self.next_at();
        let (span, found) = error::found(self.text, self.start, at);
        let message = format!("expected {what}, found {found}");
        let mut diagnostic = Diagnostic::error("syntax", span, message);
        let word = self.peek_word();
        if !word.is_empty()
            && let Some(wanted) = what.strip_prefix('`').and_then(|w| w.strip_suffix('`'))
            && suggest::closest(word, [(wanted.as_bytes(), ())]).is_some()
        {
            let text = format!("did you mean `{wanted}`?");
            diagnostic = diagnostic.fix(span, wanted, text);
        }
        Err(Box::new(diagnostic))
    }

    /// A violation of a rule.
    #[cold]
    fn broken(&self, rule: &Rule, span: Span, message: impl Into<String>) -> Box<Diagnostic> {
        rule.broken(self.m.dialect, span, message)
    }

    /// Fails with a violation of a rule.
    #[cold]
    fn breaks<T>(&self, rule: &Rule, span: Span, message: impl Into<String>) -> Parsed<T> {
        Err(self.broken(rule, span, message))
    }

    /// Runs a parser one level deeper, unless that is too deep.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth >= MAX_DEPTH {
            let at = self.next_at();
            let message = format!("types and constants nest more than {MAX_DEPTH} levels deep");
            return Err(Box::new(Diagnostic::error(
                "nesting",
                Span::new(at, at + 1),
                message,
            )));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    /// Takes what a lexer takes.
    #[inline(always)]
    fn take<T>(
        &mut self,
        lexer: impl FnOnce(&'a [u8]) -> lex::PResult<'a, T>,
        expected: &str,
    ) -> Parsed<T> {
        match lexer(self.i) {
            Ok((rest, value)) => {
                self.i = rest;
                Ok(value)
            }
            Err(_) => self.expected(expected),
        }
    }

    /// A name: `%name`, `%"name"`, `%7`, or, as in 2002, `"name"`.
    #[inline]
    fn name(&mut self) -> Parsed<Ref> {
        match self.try_name()? {
            Some(name) => Ok(name),
            None => self.expected("a name such as `%x`"),
        }
    }

    /// A name as most are, a `%` and what stands behind it, if one comes next.
    #[inline(always)]
    fn plain_name(&mut self) -> Option<Name> {
        let [b'%', rest @ ..] = lex::skip(self.i) else {
            return None;
        };
        if !lex::starts(rest, NAME) || lex::starts(rest, DIGIT) {
            return None;
        }
        let (name, rest) = rest.split_at(lex::run(rest, NAME));
        self.i = rest;
        Some(self.recent.get(name, &mut self.m.names))
    }

    /// A name, if one comes next.
    fn try_name(&mut self) -> Parsed<Option<Ref>> {
        self.i = lex::skip(self.i);
        let i = match self.i {
            [b'%', rest @ ..] => rest,
            [b'"', ..] => self.i,
            _ => return Ok(None),
        };
        let Ok((rest, ident)) = lex::ident(i) else {
            return self.expected("a name such as `%x`");
        };
        self.i = rest;
        Ok(Some(match ident {
            Ident::Number(n) => Ref::Number(n),
            Ident::Plain(name) => Ref::Name(self.recent.get(name, &mut self.m.names)),
            quoted => Ref::Name(self.m.names.intern(&quoted.bytes())),
        }))
    }

    /// A string in quotes, its escapes resolved.
    fn string(&mut self) -> Parsed<Name> {
        let raw = self.take(lex::string, "a string in quotes")?;
        Ok(self.m.names.intern(&lex::unescape(raw)))
    }

    fn show_ref(&self, name: Ref) -> String {
        match name {
            Ref::Name(name) => self.m.show_name(name),
            Ref::Number(n) => format!("`%{n}`"),
        }
    }

    /// Reads an unsigned number.
    fn uint(&mut self) -> Parsed<u64> {
        let i = lex::skip(self.i);
        let len = lex::run(i, lex::DIGIT);
        let digits = std::str::from_utf8(&i[..len]).ok();
        match digits.and_then(|digits| digits.parse().ok()) {
            Some(n) => {
                self.i = &i[len..];
                Ok(n)
            }
            None => self.expected("a number"),
        }
    }

    /// `align N`, if it comes next; 0 where it does not.
    fn align(&mut self) -> Parsed<u32> {
        if !self.eat_word("align") {
            return Ok(0);
        }
        let start = self.next_at();
        let align = self.uint()?;
        match align {
            0 => Ok(0),
            n if n.is_power_of_two() && n <= 1 << 30 => Ok(n as u32),
            _ => Err(Box::new(Diagnostic::error(
                "alignment",
                self.span(start),
                format!("an alignment is a power of two, which {align} is not"),
            ))),
        }
    }

    /// Goes on behind a statement that could not be parsed: at the next line that can start one.
    fn recover(&mut self, starts: impl Fn(&'a [u8]) -> bool) {
        // What was missing at the end of a line was looked for in the next.
        let at = self.next_at();
        let line = memchr::memrchr(b'\n', &self.text[..at]).map_or(0, |n| n + 1);
        let first = self.text[line..at].iter().all(|&b| is(b, BLANK));
        if at > self.start && first && starts(self.i) {
            return;
        }
        loop {
            match memchr::memchr(b'\n', self.i) {
                Some(at) => self.i = &self.i[at + 1..],
                None => {
                    self.i = &[];
                    return;
                }
            }
            let line = lex::skip(self.i);
            if line.is_empty() || starts(line) {
                self.i = line;
                return;
            }
            // Comments may have been passed over.
            if !self.i.first().is_some_and(|&b| is(b, BLANK)) && line.len() < self.i.len() {
                self.i = line;
                if starts(line) {
                    return;
                }
            }
        }
    }

    /// Warns of a form of the other year.
    fn of_year(&mut self, what: &str, year: Dialect, span: Span, fix: &str) {
        if self.m.dialect != year && !rule::YEAR.says(self.m.dialect).is_empty() {
            let other = match year {
                Dialect::Llvm1 => "LLVM 1.x",
                Dialect::Llvm2002 => "2002",
            };
            let diagnostic = Diagnostic::warning(
                rule::YEAR.code,
                span,
                format!("{what} is a form of {other}{fix}"),
            );
            self.diags.push(diagnostic);
        }
    }
}
