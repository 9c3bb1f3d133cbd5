//! Reads a source, whatever it holds.

use std::sync::Arc;

use crate::bitcode;
use crate::diag::{Diagnostic, Diagnostics, Listing, Source, Span};
use crate::ir::{FuncId, Module, print};
use crate::legacy::{self, Dialect};
use crate::text;

/// The language of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// Whatever it is by the look of it.
    #[default]
    Any,
    /// What LLVM has read since 2.0.
    Today,
    /// One of the first languages.
    First(Dialect),
}

impl Language {
    /// The dialect that a text is read as, if it is of the first languages.
    pub fn dialect(self, text: &[u8]) -> Option<Dialect> {
        match self {
            Language::Any => legacy::recognize(text),
            Language::Today => None,
            Language::First(dialect) => Some(dialect),
        }
    }
}

/// Reads a text of a language.
fn text(source: Arc<Source>, language: Language, diags: &mut Diagnostics) -> Module {
    match language.dialect(source.bytes()) {
        Some(dialect) => legacy::read(source, dialect, diags),
        None => text::parse(source, diags),
    }
}

/// Reads the module of a source, which is text or bitcode: its first bytes say which. What is wrong
/// is pushed to `diags`; the module has all that could be read.
pub fn module(source: Arc<Source>, diags: &mut Diagnostics) -> Module {
    module_in(source, Language::Any, diags)
}

/// As [`module`], of a text in a language that is known.
pub fn module_in(source: Arc<Source>, language: Language, diags: &mut Diagnostics) -> Module {
    if !bitcode::is_bitcode(source.bytes()) {
        return text(source, language, diags);
    }
    let (module, count) = nth(source, 0, diags);
    if count > 1 {
        let what = format!("a file of {count} modules where one is asked for");
        diags.push(Diagnostic::unsupported(Span::NONE, what));
    }
    module
}

/// What it takes to read bodies when they are needed.
pub enum Bodies {
    /// Of bitcode.
    Bitcode(bitcode::Bodies),
    /// Of a text.
    Text(text::Bodies),
}

impl Bodies {
    /// Reads the body of a function into its module, if that was not done.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn read(&self, m: &mut Module, function: FuncId) -> Result<(), Box<Diagnostic>> {
        match self {
            Bodies::Bitcode(bodies) => bodies.read(m, function),
            Bodies::Text(bodies) => bodies.read(m, function),
        }
    }

    /// About how many instructions a function has.
    pub fn insts(&self, function: FuncId) -> usize {
        /// What an instruction takes, as a rule.
        const BITS: u64 = 32;
        const BYTES: u64 = 48;
        let insts = match self {
            Bodies::Bitcode(bodies) => bodies.size(function) / BITS,
            Bodies::Text(bodies) => bodies.size(function) / BYTES,
        };
        insts as usize
    }
}

/// The top level of a source that is bitcode of one module, and its bodies. `None` where it is
/// anything else or has to be read as a whole: as it is where something is wrong, or where it states
/// a target of which more is to be known.
pub fn lazily(source: &Arc<Source>) -> Option<(Module, bitcode::Bodies)> {
    if !bitcode::is_bitcode(source.bytes()) {
        return None;
    }
    let modules = bitcode::modules(source).ok()?;
    let [at] = &modules[..] else { return None };
    let (module, bodies) = bitcode::read_lazily(Arc::clone(source), at).ok()??;
    source.set_lister(|source| listing(source, 0));
    Some((module, bodies))
}

/// As [`module_in`], for files that may have several: each with what is wrong with it, at most `limit`
/// errors. There is always a first one. All others have a source each, which is the same file.
pub fn modules(
    source: Arc<Source>,
    language: Language,
    limit: usize,
) -> Vec<(Module, Diagnostics)> {
    let mut diags = Diagnostics::new(limit);
    if !bitcode::is_bitcode(source.bytes()) {
        let module = text(source, language, &mut diags);
        return vec![(module, diags)];
    }
    let (module, count) = nth(source.clone(), 0, &mut diags);
    let mut all = vec![(module, diags)];
    for n in 1..count {
        let name = format!("{}, module {}", source.name(), n + 1);
        // It is no longer than the one that there is already.
        if let Ok(copy) = Source::new(name, source.bytes()) {
            let mut diags = Diagnostics::new(limit);
            let module = nth(Arc::new(copy), n, &mut diags).0;
            all.push((module, diags));
        }
    }
    all
}

/// Reads one module of bitcode, and says how many there are.
fn nth(source: Arc<Source>, n: usize, diags: &mut Diagnostics) -> (Module, usize) {
    source.set_lister(move |source| listing(source, n));
    match bitcode::modules(&source) {
        Ok(modules) => (bitcode::read(source, &modules[n], diags), modules.len()),
        Err(fault) => {
            diags.push(*fault);
            let module = Module {
                source: Some(source),
                ..Module::default()
            };
            (module, 1)
        }
    }
}

/// The text of a module of bitcode, for diagnostics to point at. It is made of what is read again,
/// as that is hardly ever asked for.
fn listing(source: &Source, n: usize) -> Listing {
    let bytes: Arc<[u8]> = source.bytes().into();
    let again = Source::new(source.name(), &bytes[..]).map(Arc::new);
    let mut printed = (Vec::new(), Vec::new());
    if let Ok(again) = again
        && let Ok(modules) = bitcode::modules(&again)
        && let Some(at) = modules.get(n)
    {
        let module = bitcode::read(again, at, &mut Diagnostics::default());
        printed = print::module_with_places(&module);
    }
    let (text, places) = printed;
    let text = Source::new(source.name(), text).unwrap_or_else(|_| Source::empty(source.name()));
    Listing::new(text, places, move |bit| {
        Some(bitcode::describe(&bytes, bit))
    })
}
