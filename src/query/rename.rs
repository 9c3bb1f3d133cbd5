//! Gives what has a name another one, wherever a text mentions it.

use super::mentions::{Mention, Mentions, Symbol};
use super::token::{Token, TokenKind, WrittenName, name};
use crate::diag::Span;
use crate::ir::Module;
use crate::ir::print::name_text;

/// A change of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    /// What is replaced.
    pub span: Span,
    /// By this.
    pub text: String,
}

/// The changes that give the symbol at an offset a new name, which is written with its sigil or without.
///
/// # Errors
/// Why it cannot have it.
pub fn at(
    module: &Module,
    mentions: &Mentions,
    offset: usize,
    new: &str,
) -> Result<Vec<Edit>, String> {
    let mention = mentions
        .at(offset)
        .ok_or("nothing with a name stands here")?;
    let symbol = mention.symbol;
    let sigil = match symbol {
        Symbol::Value(..) | Symbol::Block(..) | Symbol::Type(_) => '%',
        Symbol::Global(_) => '@',
        Symbol::Comdat(_) => '$',
        Symbol::Group(_) | Symbol::Node(_) => return Err("what has a number keeps it".into()),
    };
    let new = new.strip_prefix([sigil, '%', '@']).unwrap_or(new).trim();
    let new = new.strip_suffix(':').unwrap_or(new);
    let new = new
        .strip_prefix('"')
        .and_then(|new| new.strip_suffix('"'))
        .unwrap_or(new);
    if new.is_empty() {
        return Err("a name is not empty".into());
    }
    if new.bytes().all(|b| b.is_ascii_digit()) {
        return Err("numbers are for values without a name, and are counted".into());
    }
    if let Symbol::Global(id) = symbol {
        let old = module.names.get(module.globals[id].name);
        if old.starts_with(b"llvm.") || new.starts_with("llvm.") {
            return Err("names that begin with `llvm.` have a meaning of their own".into());
        }
    }
    if is_taken(module, mentions, symbol, new) {
        return Err(format!("`{sigil}{new}` is the name of something else"));
    }
    let old = name(token_text(module, mention.span));
    let mut edits: Vec<Edit> = mentions
        .of_symbol(symbol)
        .map(|mention| Edit {
            span: mention.span,
            text: written(module, mention, new),
        })
        .collect();
    if let WrittenName::Number(number) = old {
        let is_written = mentions.definition(symbol).is_some();
        if !is_written {
            return Err(format!(
                "`{sigil}{number}` is counted and not written where it is defined"
            ));
        }
        count_down(module, mentions, symbol, number, &mut edits);
    }
    edits.sort_unstable_by_key(|edit| edit.span.start);
    Ok(edits)
}

fn token_text(module: &Module, span: Span) -> &[u8] {
    module.text(span)
}

/// A name as it stands at a mention: with the sigil that is there, or with none in front of a colon.
fn written(module: &Module, mention: &Mention, new: &str) -> String {
    let new = name_text(new.as_bytes());
    match module.text(mention.span).first() {
        Some(&sigil @ (b'%' | b'@' | b'$')) => format!("{}{new}", sigil as char),
        _ => new,
    }
}

/// Whether something in the same space of names has a name.
fn is_taken(module: &Module, mentions: &Mentions, symbol: Symbol, new: &str) -> bool {
    let same_space = |other: Symbol| match (symbol, other) {
        (
            Symbol::Value(function, _) | Symbol::Block(function, _),
            Symbol::Value(of, _) | Symbol::Block(of, _),
        ) => function == of,
        (Symbol::Global(_), Symbol::Global(_))
        | (Symbol::Type(_), Symbol::Type(_))
        | (Symbol::Comdat(_), Symbol::Comdat(_)) => true,
        _ => false,
    };
    mentions.all().iter().any(|mention| {
        mention.symbol != symbol
            && same_space(mention.symbol)
            && matches!(name(module.text(mention.span)), WrittenName::Bytes(bytes) if *bytes == *new.as_bytes())
    })
}

/// Behind a number that becomes a name, those of the same space are one less.
fn count_down(
    module: &Module,
    mentions: &Mentions,
    symbol: Symbol,
    number: u32,
    edits: &mut Vec<Edit>,
) {
    let function = |symbol: Symbol| match symbol {
        Symbol::Value(function, _) | Symbol::Block(function, _) => Some(function),
        Symbol::Global(_)
        | Symbol::Type(_)
        | Symbol::Comdat(_)
        | Symbol::Group(_)
        | Symbol::Node(_) => None,
    };
    let is_local = function(symbol).is_some();
    for mention in mentions.all() {
        let is_near = match (is_local, mention.symbol) {
            (true, other) => function(other) == function(symbol),
            (false, other) => std::mem::discriminant(&other) == std::mem::discriminant(&symbol),
        };
        // Types have the numbers that they are written with.
        if !is_near || matches!(symbol, Symbol::Type(_)) {
            continue;
        }
        let text = module.text(mention.span);
        if let WrittenName::Number(other) = name(text)
            && other > number
        {
            let sigil = match text.first() {
                Some(&sigil @ (b'%' | b'@')) => (sigil as char).to_string(),
                _ => String::new(),
            };
            edits.push(Edit {
                span: mention.span,
                text: format!("{sigil}{}", other - 1),
            });
        }
    }
}

/// The name at an offset as it can be changed, and where it stands.
pub fn name_at(module: &Module, mentions: &Mentions, offset: usize) -> Option<(Span, String)> {
    let mention = mentions.at(offset)?;
    let Token { kind, span } = mentions.token_at(mention.span.start as usize)?;
    let text = String::from_utf8_lossy(module.text(span)).into_owned();
    let is_name = !matches!(kind, TokenKind::Group | TokenKind::Metadata);
    is_name.then_some((span, text))
}
