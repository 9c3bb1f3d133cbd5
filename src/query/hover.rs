//! What stands at a place: its type, what it does, and the rules that it is held to.

use std::fmt::Write;

use super::explain;
use super::flow::one_line;
use super::meanings::meaning;
use super::mentions::{Mentions, Symbol, function_at};
use super::token::{Token, TokenKind};
use crate::diag::Span;
use crate::entity::Entity;
use crate::ir::intrinsics::{self, Found};
use crate::ir::known_attrs;
use crate::ir::print::{Numbering, name_text, type_text};
use crate::ir::{
    Body, FuncId, GlobalId, GlobalKind, Inst, InstData, Layout, Module, NamedTypeId, Type, TypeId,
    Value, ValueDef, field_offset,
};
use crate::verify::{Profile, Rule};

/// What there is to tell of a place.
pub struct Hover {
    /// The place.
    pub span: Span,
    /// What stands there, as code.
    pub title: String,
    /// Sentences about it.
    pub text: Vec<String>,
    /// Rules that it is held to.
    pub rules: Vec<&'static Rule>,
}

/// How many rules are told of an instruction.
const MOST_RULES: usize = 3;
/// How many characters of code are shown.
const MOST_CODE: usize = 160;

/// What stands at an offset, under the rules of a profile.
pub fn at(module: &Module, mentions: &Mentions, profile: Profile, offset: usize) -> Option<Hover> {
    if let Some(mention) = mentions.at(offset) {
        let mut hover = Hover::new(mention.span, String::new());
        symbol(module, mention.symbol, &mut hover);
        let is_described = !hover.title.is_empty();
        return is_described.then_some(hover);
    }
    let token = mentions.token_at(offset)?;
    let bytes = module.text(token.span);
    match token.kind {
        TokenKind::Word => {}
        TokenKind::Number => return number(module, token),
        TokenKind::Local
        | TokenKind::Global
        | TokenKind::Label
        | TokenKind::Comdat
        | TokenKind::Metadata
        | TokenKind::Group
        | TokenKind::Text
        | TokenKind::Mark => return None,
    }
    instruction_word(module, profile, token, offset)
        .or_else(|| attribute(token.span, bytes))
        .or_else(|| integer_type(token.span, bytes))
        .or_else(|| {
            let says = explain::word(bytes)?;
            let title = String::from_utf8_lossy(bytes).into_owned();
            Some(Hover::new(token.span, title).say(says))
        })
}

impl Hover {
    fn new(span: Span, title: String) -> Hover {
        Hover {
            span,
            title,
            text: Vec::new(),
            rules: Vec::new(),
        }
    }

    fn say(mut self, sentence: impl Into<String>) -> Hover {
        self.text.push(sentence.into());
        self
    }
}

/// The word of an instruction.
fn instruction_word(
    module: &Module,
    profile: Profile,
    token: Token,
    offset: usize,
) -> Option<Hover> {
    let function = function_at(module, offset)?;
    let body = module.funcs[function].body.as_ref()?;
    let inst = inst_at(body, offset)?;
    let data = &body.insts[inst];
    let bytes = module.text(token.span);
    let is_opcode = bytes == data.word().as_bytes() || is_former_word(module, bytes, data);
    if !is_opcode {
        return None;
    }
    let title = match body.inst_type(inst) {
        TypeId::VOID => data.word().to_string(),
        ty => format!("{}: {}", data.word(), type_text(module, ty)),
    };
    let mut hover = Hover::new(token.span, title).say(explain::instruction(data));
    hover.rules = profile.rules_of(data);
    // Some have more than one sentence, which their diagnostics state.
    hover.rules.retain(|rule| !rule.says.is_empty());
    hover.rules.truncate(MOST_RULES);
    Some(hover)
}

/// Whether a word is that of an instruction in one of the first languages, where it had another one: `setlt`, `cast`,
/// `malloc`. It is the first word of the statement.
fn is_former_word(module: &Module, word: &[u8], data: &InstData) -> bool {
    const FORMER: [&[u8]; 14] = [
        b"seteq", b"setne", b"setlt", b"setgt", b"setle", b"setge", b"cast", b"malloc", b"free",
        b"div", b"rem", b"shr", b"not", b"vaarg",
    ];
    let is_one = FORMER.contains(&word);
    module.upgraded && is_one && !matches!(data, InstData::Unreachable)
}

/// The instruction whose text an offset is in.
pub(super) fn inst_at(body: &Body, offset: usize) -> Option<Inst> {
    let inside =
        |span: &Span| !span.is_none() && span.start as usize <= offset && offset <= span.end();
    let mut found = body.spans.iter().filter(|(_, span)| inside(span));
    found.next().map(|(inst, _)| inst)
}

fn attribute(span: Span, word: &[u8]) -> Option<Hover> {
    let row = known_attrs::known(word)?;
    let title = format!("{}{}", row.word, row.takes.example());
    let mut hover = Hover::new(span, title).say(sentence(row.says));
    hover.text.push(format!("It stands {}.", row.places.text()));
    Some(hover)
}

/// Words as a sentence: with a capital and a full stop.
fn sentence(words: &str) -> String {
    let mut chars = words.chars();
    let first = chars.next().map(|c| c.to_uppercase().to_string());
    let stop = if words.ends_with('.') { "" } else { "." };
    format!("{}{}{stop}", first.unwrap_or_default(), chars.as_str())
}

fn integer_type(span: Span, word: &[u8]) -> Option<Hover> {
    let digits = std::str::from_utf8(word.strip_prefix(b"i")?).ok()?;
    let bits: u32 = digits.parse().ok()?;
    let says = match bits {
        1 => "A truth value: 0 or 1.".to_string(),
        8 => "An integer of 8 bits: a byte, or a character of C.".to_string(),
        _ => format!("An integer of {bits} bits; whether it has a sign is up to each instruction."),
    };
    Some(Hover::new(span, format!("i{bits}")).say(says))
}

/// A whole number, as others write it.
fn number(module: &Module, token: Token) -> Option<Hover> {
    let text = std::str::from_utf8(module.text(token.span)).ok()?;
    let value: i128 = text.parse().ok()?;
    if value.abs() < 10 {
        return None;
    }
    let mut hover = Hover::new(token.span, text.to_string());
    hover.text.push(match value {
        32..=126 => format!("{:#x}, the character `{}`.", value, value as u8 as char),
        0.. => format!("{value:#x}."),
        _ => format!("Minus {:#x}; {:#x} in 64 bits.", -value, value as i64),
    });
    Some(hover)
}

fn symbol(module: &Module, symbol: Symbol, hover: &mut Hover) {
    match symbol {
        Symbol::Value(function, value) => local(module, function, value, hover),
        Symbol::Block(function, block) => {
            let Some(body) = &module.funcs[function].body else {
                return;
            };
            hover.title = format!("label {}", String::from_utf8_lossy(module.text(hover.span)));
            let count = body.block_insts(block).count();
            let mut from = 0;
            for other in body.blocks.keys() {
                if let Some(last) = body.terminator(other) {
                    body.for_each_successor(last, |to| from += usize::from(to == block));
                }
            }
            let ways = match (block.index(), from) {
                (0, _) => "the function begins here".to_string(),
                (_, 0) => "nothing leads here".to_string(),
                (_, 1) => "one way leads here".to_string(),
                (_, n) => format!("{n} ways lead here"),
            };
            let s = if count == 1 { "" } else { "s" };
            hover
                .text
                .push(format!("A block of {count} instruction{s}; {ways}."));
        }
        Symbol::Global(id) => global(module, id, hover),
        Symbol::Type(id) => named_type(module, id, hover),
        Symbol::Comdat(id) => {
            let comdat = &module.comdats[id];
            let name = name_text(module.names.get(comdat.name));
            hover.title = format!("${name} = comdat {}", module.names.text(comdat.kind));
            hover
                .text
                .push("A group of symbols of which a linker keeps all or none.".into());
        }
        Symbol::Group(number) => {
            hover.title = format!("attributes #{number}");
            if let Some(line) = line_of(module, &format!("attributes #{number} = ")) {
                hover.text.push(line);
            }
        }
        Symbol::Node(number) => {
            hover.title = format!("!{number}");
            if let Some(line) = line_of(module, &format!("!{number} = ")) {
                hover.title = line;
            }
        }
    }
}

/// The line of a text that begins with some words.
fn line_of(module: &Module, start: &str) -> Option<String> {
    let text = module.source_text()?;
    let mut lines = text.split(|&b| b == b'\n');
    let line = lines.find(|line| line.starts_with(start.as_bytes()))?;
    Some(cut(&String::from_utf8_lossy(line)))
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(MOST_CODE) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_string(),
    }
}

fn local(module: &Module, function: FuncId, value: Value, hover: &mut Hover) {
    let data = &module.funcs[function];
    let Some(body) = &data.body else {
        let ty = data.params.get(value.index()).map(|param| param.ty);
        hover.title = ty.map_or(String::new(), |ty| type_text(module, ty));
        return;
    };
    let name = Numbering::new(body).value_text(module, body, value);
    hover.title = format!("%{name}: {}", type_text(module, body.types[value]));
    match body.def(value) {
        ValueDef::Param(n) => hover.text.push(format!("Parameter {}.", n + 1)),
        ValueDef::Inst(inst) => {
            let code = cut(&one_line(module.text(body.spans[inst])));
            if !code.is_empty() {
                hover.text.push(format!("`{code}`"));
            }
            hover.text.push(explain::instruction(&body.insts[inst]));
        }
    }
}

fn global(module: &Module, id: GlobalId, hover: &mut Hover) {
    let global = &module.globals[id];
    let bytes = module.names.get(global.name);
    let name = match global.numbered {
        true => String::from_utf8_lossy(bytes).into_owned(),
        false => name_text(bytes),
    };
    let ty = type_text(module, global.ty);
    match global.kind {
        GlobalKind::Undeclared => {
            hover.title = format!("@{name}: {ty}");
            hover.text.push("It is not declared in this text.".into());
        }
        GlobalKind::Variable { constant, init } => {
            let word = if constant { "constant" } else { "global" };
            hover.title = format!("@{name}: {word} {ty}");
            let size = Layout::of(&module.types, global.ty);
            let mut says = match size {
                Some(layout) => format!("{} bytes", layout.alloc_size()),
                None => "A variable".to_string(),
            };
            if init.is_none() {
                says.push_str(", defined elsewhere");
            }
            hover.text.push(says + ".");
        }
        GlobalKind::Function(function) => {
            let function = &module.funcs[function];
            let params: Vec<String> = (function.params.iter())
                .map(|param| type_text(module, param.ty))
                .chain(function.varargs.then(|| "...".to_string()))
                .collect();
            let word = if function.is_defined() {
                "define"
            } else {
                "declare"
            };
            let ret = type_text(module, function.ret);
            hover.title = format!("{word} {ret} @{name}({})", params.join(", "));
        }
        GlobalKind::Alias(_) => hover.title = format!("@{name}: alias {ty}"),
        GlobalKind::IFunc(_) => hover.title = format!("@{name}: ifunc {ty}"),
    }
    match intrinsics::find(bytes) {
        Some(Found::Intrinsic(intrinsic)) => {
            hover.text.extend(meaning(intrinsic).map(String::from));
            hover
                .text
                .push(format!("`{intrinsic}: {}`", intrinsic.signature()));
            let effects: Vec<&str> = intrinsic.effects().collect();
            if !effects.is_empty() {
                hover.text.push(format!("Effects: {}.", effects.join(", ")));
            }
        }
        Some(Found::Replaced) => {
            let says = "An intrinsic of older versions of LLVM, whose calls become instructions.";
            hover.text.push(says.into());
        }
        Some(Found::Foreign) => hover.text.push("An intrinsic of another target.".into()),
        Some(Found::Unknown) => hover.text.push("There is no such intrinsic.".into()),
        None => {}
    }
}

/// A type with its fields: where each lies, and how large all is.
fn named_type(module: &Module, id: NamedTypeId, hover: &mut Hover) {
    const MOST_FIELDS: usize = 16;
    let named = &module.types.named[id];
    let name = name_text(module.names.get(named.name));
    let Some(body) = named.body else {
        hover.title = format!("%{name} = type opaque");
        hover
            .text
            .push("Nothing is known of it but its name.".into());
        return;
    };
    hover.title = cut(&format!("%{name} = type {}", type_text(module, body)));
    if let Type::Struct { fields, .. } = module.types.resolved(body) {
        let fields = module.types.list(fields);
        let mut rows = String::new();
        for (n, &field) in fields.iter().enumerate().take(MOST_FIELDS) {
            let Some(offset) = field_offset(&module.types, body, n) else {
                continue;
            };
            // Writing to a string cannot fail.
            let _ = write!(
                rows,
                "{}{n}: {} at {offset}",
                sep(&rows),
                type_text(module, field)
            );
        }
        if !rows.is_empty() {
            hover.text.push(format!("Fields: {rows}."));
        }
    }
    if let Some(layout) = Layout::of(&module.types, body) {
        hover.text.push(format!("{} bytes.", layout.alloc_size()));
    }
}

fn sep(rows: &str) -> &'static str {
    if rows.is_empty() { "" } else { "; " }
}
