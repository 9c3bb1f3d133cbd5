//! What may be written at a place: what has a name there, or a word that fits.

use rustc_hash::FxHashSet;

use super::explain;
use super::meanings::meaning;
use super::mentions::function_at;
use super::token::{Token, TokenKind, tokens};
use crate::diag::Span;
use crate::entity::Entity;
use crate::ir::print::{Numbering, name_text, type_text};
use crate::ir::{
    BinaryOp, CastOp, FCmpCond, FuncId, GlobalKind, ICmpCond, Intrinsic, LocalNameKind, Module,
    TypeId,
};
use crate::lower::IntrinsicOp;

/// What kind of thing is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A local value.
    Local,
    /// A block.
    Label,
    /// A function.
    Function,
    /// A variable.
    Variable,
    /// A type.
    Type,
    /// An instruction.
    Instruction,
    /// Another word.
    Word,
}

/// What is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Completion {
    /// The text, with its sigil.
    pub text: String,
    /// What kind of thing it is.
    pub kind: Kind,
    /// Its type, or what it means.
    pub detail: String,
}

/// What is offered at a place.
pub struct Completions {
    /// What is to be replaced: the part of a name that is written already.
    pub span: Span,
    /// All that may stand there; the editor picks those that begin as what is written.
    pub items: Vec<Completion>,
}

/// What may be written at an offset.
pub fn at(module: &Module, offset: usize) -> Completions {
    let text = module.source_text().unwrap_or_default();
    let offset = offset.min(text.len());
    let line_start = memchr::memrchr(b'\n', &text[..offset]).map_or(0, |at| at + 1);
    let before = tokens(&text[line_start..offset]);
    let line = &text[line_start..offset];
    let bytes = |token: &Token| &line[token.span.start as usize..token.span.end()];
    let touched = before
        .last()
        .filter(|token| line_start + token.span.end() == offset);
    // A comment or a string is no place for names.
    let is_comment = memchr::memchr(b';', line)
        .is_some_and(|at| before.last().is_none_or(|token| token.span.end() <= at));
    let (typed, prior) = match touched {
        Some(token) if token.kind != TokenKind::Mark || sigil(bytes(token)) => {
            (Some(*token), before.len().checked_sub(2))
        }
        _ => (None, before.len().checked_sub(1)),
    };
    let prior = prior.map_or(&b""[..], |n| bytes(&before[n]));
    let start = typed.map_or(offset, |token| line_start + token.span.start as usize);
    let mut found = Completions {
        span: Span::new(start, offset),
        items: Vec::new(),
    };
    if is_comment {
        return found;
    }
    let function = function_at(module, offset).filter(|&id| module.funcs[id].body.is_some());
    let items = &mut found.items;
    match typed.map(|token| bytes(&token)).and_then(<[u8]>::first) {
        Some(b'%') => {
            if let Some(function) = function {
                locals(module, function, prior == b"label", items);
            }
            if prior != b"label" {
                types(module, items);
            }
        }
        Some(b'@') => {
            globals(module, items);
            if typed.is_some_and(|token| bytes(&token).starts_with(b"@l")) {
                intrinsics(items);
            }
        }
        Some(b'!' | b'#' | b'$' | b'"' | b'0'..=b'9' | b'-') => {}
        _ => words(module, function.is_some(), prior, items),
    }
    found
}

fn sigil(token: &[u8]) -> bool {
    matches!(token, b"%" | b"@" | b"!" | b"#" | b"$")
}

fn locals(module: &Module, function: FuncId, only_labels: bool, items: &mut Vec<Completion>) {
    let data = &module.funcs[function];
    let Some(body) = &data.body else { return };
    let numbering = Numbering::new(body);
    let mut seen = FxHashSet::default();
    if !only_labels {
        for value in body.types.keys() {
            if body.types[value] == TypeId::VOID {
                continue;
            }
            let text = format!("%{}", numbering.value_text(module, body, value));
            if seen.insert(text.clone()) {
                let (kind, detail) = (Kind::Local, type_text(module, body.types[value]));
                items.push(Completion { text, kind, detail });
            }
        }
    }
    for block in body.blocks.keys() {
        let name = match body.blocks[block].name.kind() {
            LocalNameKind::Named(name) => name_text(module.names.get(name)),
            LocalNameKind::Number(_) | LocalNameKind::Unnamed => {
                numbering.block_number(block).to_string()
            }
        };
        // Nothing goes to the entry.
        if block.index() > 0 {
            let (text, kind) = (format!("%{name}"), Kind::Label);
            let detail = "label".into();
            items.push(Completion { text, kind, detail });
        }
    }
}

fn types(module: &Module, items: &mut Vec<Completion>) {
    for named in module.types.named.values().filter(|named| named.defined) {
        items.push(Completion {
            text: format!("%{}", name_text(module.names.get(named.name))),
            kind: Kind::Type,
            detail: named
                .body
                .map_or("opaque".into(), |body| type_text(module, body)),
        });
    }
}

fn globals(module: &Module, items: &mut Vec<Completion>) {
    for global in module.globals.values() {
        let bytes = module.names.get(global.name);
        let name = match global.numbered {
            true => String::from_utf8_lossy(bytes).into_owned(),
            false => name_text(bytes),
        };
        let kind = match global.kind {
            GlobalKind::Function(_) | GlobalKind::IFunc(_) => Kind::Function,
            GlobalKind::Variable { .. } | GlobalKind::Alias(_) => Kind::Variable,
            // What is being written is offered to nobody.
            GlobalKind::Undeclared => continue,
        };
        items.push(Completion {
            text: format!("@{name}"),
            kind,
            detail: type_text(module, global.ty),
        });
    }
}

/// The intrinsics that run, but those of processors.
fn intrinsics(items: &mut Vec<Completion>) {
    let all = Intrinsic::all().filter(|i| !i.is_x86() && IntrinsicOp::of(*i).is_some());
    items.extend(all.map(|intrinsic| Completion {
        text: format!("@{intrinsic}"),
        kind: Kind::Function,
        detail: match meaning(intrinsic) {
            Some(says) => format!("{}  {says}", intrinsic.signature()),
            None => intrinsic.signature().to_string(),
        },
    }));
}

const TYPES: &[&str] = &[
    "i1", "i8", "i16", "i32", "i64", "i128", "ptr", "void", "float", "double", "half", "label",
];
const TOP: &[&str] = &[
    "define",
    "declare",
    "target",
    "attributes",
    "source_filename",
    "module",
];
/// The instructions that are neither operators nor conversions.
pub(super) const INSTRUCTIONS: &[&str] = &[
    "alloca",
    "atomicrmw",
    "br",
    "call",
    "cmpxchg",
    "extractelement",
    "extractvalue",
    "fcmp",
    "fence",
    "fneg",
    "freeze",
    "getelementptr",
    "icmp",
    "indirectbr",
    "insertelement",
    "insertvalue",
    "invoke",
    "landingpad",
    "load",
    "phi",
    "resume",
    "ret",
    "select",
    "shufflevector",
    "store",
    "switch",
    "tail",
    "unreachable",
    "va_arg",
];

/// Words, by the token in front of them.
fn words(module: &Module, in_body: bool, prior: &[u8], items: &mut Vec<Completion>) {
    let mut add = |text: &str, kind| {
        let detail = explain::word(text.as_bytes()).unwrap_or_default().into();
        let text = text.into();
        items.push(Completion { text, kind, detail });
    };
    match prior {
        b"" if !in_body => TOP.iter().for_each(|word| add(word, Kind::Word)),
        b"icmp" => ICmpCond::ALL
            .iter()
            .for_each(|(_, word)| add(word, Kind::Word)),
        b"fcmp" => FCmpCond::ALL
            .iter()
            .for_each(|(_, word)| add(word, Kind::Word)),
        b"br" => ["label", "i1"]
            .iter()
            .for_each(|word| add(word, Kind::Word)),
        b"" | b"=" if in_body => {
            let operators = BinaryOp::ALL.iter().map(|(_, word)| *word);
            let casts = CastOp::ALL.iter().map(|(_, word)| *word);
            let all = operators.chain(casts).chain(INSTRUCTIONS.iter().copied());
            all.for_each(|word| add(word, Kind::Instruction));
        }
        b"=" => {
            let all = [
                "global", "constant", "type", "private", "internal", "external", "alias",
            ];
            all.iter().for_each(|word| add(word, Kind::Word));
        }
        _ => {
            TYPES.iter().for_each(|word| add(word, Kind::Type));
            let values = [
                "null",
                "true",
                "false",
                "undef",
                "poison",
                "zeroinitializer",
                "to",
                "align",
            ];
            values.iter().for_each(|word| add(word, Kind::Word));
            let flags = ["nsw", "nuw", "exact", "inbounds", "volatile"];
            flags.iter().for_each(|word| add(word, Kind::Word));
            types(module, items);
        }
    }
}
