//! What each token of a text is, for an editor that colours it.

use rustc_hash::FxHashSet;
use std::sync::OnceLock;

use super::complete::INSTRUCTIONS;
use super::mentions::{Mentions, Symbol};
use super::token::{Token, TokenKind};
use crate::diag::Span;
use crate::ir::{
    BinaryOp, CastOp, FuncId, GlobalId, GlobalKind, Module, Value, intrinsics, known_attrs,
};

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Paint {
    /// From `;` to the end of the line.
    Comment,
    /// The word of an instruction.
    Instruction,
    /// Another word: `define`, `align`, `private`.
    Keyword,
    /// The name of a type, or a word for one.
    Type,
    /// A number, or a word for a value: `null`, `true`.
    Number,
    /// A string.
    Text,
    /// A function.
    Function,
    /// A function that has a meaning of its own.
    Intrinsic,
    /// A variable or alias.
    Variable,
    /// A variable that is not written.
    Constant,
    /// A parameter of a function.
    Parameter,
    /// The result of an instruction.
    Local,
    /// A block.
    Label,
    /// A word or group of attributes.
    Attribute,
    /// A node or a kind of metadata.
    Metadata,
}

/// A token with what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Painted {
    /// Where it is.
    pub span: Span,
    /// What it is.
    pub paint: Paint,
    /// Whether it is a name that is defined or declared here.
    pub defines: bool,
}

/// The tokens of a part of a text and its comments, in order; `names` are those of the part.
pub fn painted(module: &Module, names: &Mentions, part: Span) -> Vec<Painted> {
    let text = module.source_text().unwrap_or_default();
    let end = part.end().min(text.len());
    let mut found = Vec::new();
    let mut at = (part.start as usize).min(end);
    let mut mentions = names.all().iter().peekable();
    for token in names.tokens() {
        comments(text, at, token.span.start as usize, &mut found);
        at = token.span.end();
        while mentions
            .peek()
            .is_some_and(|mention| mention.span.start < token.span.start)
        {
            mentions.next();
        }
        let mention = mentions.peek().filter(|mention| mention.span == token.span);
        let (paint, defines) = match mention {
            Some(mention) => (of_symbol(module, mention.symbol), mention.defines),
            None => match of_token(token, module.text(token.span)) {
                Some(paint) => (paint, false),
                None => continue,
            },
        };
        found.push(Painted {
            span: token.span,
            paint,
            defines,
        });
    }
    comments(text, at, end, &mut found);
    found
}

/// The comments between two tokens.
fn comments(text: &[u8], mut at: usize, end: usize, found: &mut Vec<Painted>) {
    while at < end {
        let Some(start) = memchr::memchr(b';', &text[at..end]) else {
            return;
        };
        let start = at + start;
        let line = memchr::memchr(b'\n', &text[start..end]);
        at = line.map_or(end, |line| start + line);
        let comment = text[start..at].trim_ascii_end();
        found.push(Painted {
            span: Span::new(start, start + comment.len()),
            paint: Paint::Comment,
            defines: false,
        });
    }
}

fn of_symbol(module: &Module, symbol: Symbol) -> Paint {
    match symbol {
        Symbol::Value(function, value) => match is_parameter(module, function, value) {
            true => Paint::Parameter,
            false => Paint::Local,
        },
        Symbol::Block(..) => Paint::Label,
        Symbol::Global(id) => of_global(module, id),
        Symbol::Type(_) => Paint::Type,
        Symbol::Comdat(_) => Paint::Variable,
        Symbol::Group(_) => Paint::Attribute,
        Symbol::Node(_) => Paint::Metadata,
    }
}

fn is_parameter(module: &Module, function: FuncId, value: Value) -> bool {
    let body = module.funcs[function].body.as_ref();
    body.is_none_or(|body| value.0 < body.param_count)
}

fn of_global(module: &Module, id: GlobalId) -> Paint {
    let global = &module.globals[id];
    match global.kind {
        GlobalKind::Function(_) | GlobalKind::IFunc(_) => {
            match intrinsics::find(module.names.get(global.name)).is_some() {
                true => Paint::Intrinsic,
                false => Paint::Function,
            }
        }
        GlobalKind::Variable { constant: true, .. } => Paint::Constant,
        GlobalKind::Variable {
            constant: false, ..
        }
        | GlobalKind::Alias(_)
        | GlobalKind::Undeclared => Paint::Variable,
    }
}

/// What a token is that is no name, or the name of nothing.
fn of_token(token: &Token, text: &[u8]) -> Option<Paint> {
    Some(match token.kind {
        TokenKind::Local => Paint::Local,
        TokenKind::Global | TokenKind::Comdat => Paint::Variable,
        TokenKind::Label => Paint::Label,
        TokenKind::Metadata => Paint::Metadata,
        TokenKind::Group => Paint::Attribute,
        TokenKind::Number => Paint::Number,
        TokenKind::Text => Paint::Text,
        TokenKind::Mark => return None,
        TokenKind::Word => of_word(text),
    })
}

fn of_word(word: &[u8]) -> Paint {
    const TYPES: [&[u8]; 25] = [
        b"bfloat",
        b"bool",
        b"byte",
        b"double",
        b"float",
        b"fp128",
        b"half",
        b"int",
        b"label",
        b"long",
        b"metadata",
        b"ppc_fp128",
        b"ptr",
        b"sbyte",
        b"short",
        b"string",
        b"token",
        b"ubyte",
        b"uint",
        b"ulong",
        b"ushort",
        b"void",
        b"x86_amx",
        b"x86_fp80",
        b"x86_mmx",
    ];
    const VALUES: [&[u8]; 8] = [
        b"false",
        b"none",
        b"null",
        b"poison",
        b"true",
        b"undef",
        b"zeroinitializer",
        b"splat",
    ];
    let is_integer = |word: &[u8]| match word {
        [b'i', digits @ ..] => !digits.is_empty() && digits.iter().all(u8::is_ascii_digit),
        _ => false,
    };
    if is_instruction(word) {
        return Paint::Instruction;
    }
    if is_integer(word) || TYPES.contains(&word) {
        return Paint::Type;
    }
    if VALUES.contains(&word) {
        return Paint::Number;
    }
    match known_attrs::known(word) {
        Some(_) => Paint::Attribute,
        None => Paint::Keyword,
    }
}

fn is_instruction(word: &[u8]) -> bool {
    static WORDS: OnceLock<FxHashSet<&'static [u8]>> = OnceLock::new();
    let words = WORDS.get_or_init(|| {
        let operators = BinaryOp::ALL.iter().map(|(_, word)| *word);
        let casts = CastOp::ALL.iter().map(|(_, word)| *word);
        // Those of exceptions on Windows, and those of the first languages.
        let others = [
            "callbr",
            "catchpad",
            "catchret",
            "catchswitch",
            "cleanuppad",
            "cleanupret",
            "cast",
            "free",
            "malloc",
            "musttail",
            "notail",
            "seteq",
            "setge",
            "setgt",
            "setle",
            "setlt",
            "setne",
        ];
        let all = operators.chain(casts).chain(INSTRUCTIONS.iter().copied());
        all.chain(others).map(str::as_bytes).collect()
    });
    words.contains(word)
}
