//! Code that was compiled and is kept, so that the same is not compiled twice: in memory for further instances of
//! the same modules ([`shared`]), and in the code cache for further processes ([`super::cache`]).
//!
//! What is kept holds no address (`jit/place`), and is published as code that has just been made.
//!
//! Promises: a program does the same whatever is kept.

mod shared;
pub(super) mod wire;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::cache::CacheEntry;
pub(super) use super::cache::Digest;
use super::compile::Tier;
use super::engine::{Engine, FunctionRow, ModuleGroup};
use super::linked_address::Symbols;
use super::memory::CODE_ALIGN;
use super::publish::{Facts, publish};
use super::tools::ToolOptions;
use crate::entity::Entity;
use crate::lir::SymbolId;
use crate::opt::LibraryFunction;
use crate::runtime::{FuncIndex, ResolvedSymbol, host};
use crate::x64::reloc::Code;
use shared::SharedCode;
pub(super) use shared::Stock;

/// A function, by its place in the program, and how it was compiled.
pub(super) type CodeKey = (u32, u8);

/// What stands for [`Tier::Counting`] and [`Tier::Opt`] in a row.
pub(super) const COUNTING: u8 = 1;
pub(super) const OPT: u8 = 2;

/// The number of a tier whose code is kept.
fn number(tier: Tier) -> Option<u8> {
    match tier {
        Tier::Baseline => Some(0),
        Tier::Counting => Some(COUNTING),
        Tier::Opt => Some(OPT),
        Tier::Enter(_) => None,
    }
}

/// What is kept of a program's code.
#[derive(Debug)]
pub(super) struct Kept {
    shared: Option<Arc<SharedCode>>,
    entry: Option<CacheEntry>,
}

impl Kept {
    /// Finds what is kept of a program that was linked. `None` where nothing is: where functions are interpreted,
    /// where code is announced to tools, as they want to know more than is kept, where tests have addresses of this
    /// process, and where nobody would want it.
    pub(super) fn find(engine: &Engine, group: &ModuleGroup) -> Option<Kept> {
        let options = engine.options();
        if options.is_interpreted() || options.tools != ToolOptions::default() {
            return None;
        }
        if options.checks.is_some() {
            return None;
        }
        if options.without_sharing && engine.cache.is_none() {
            return None;
        }
        let links = links(group);
        let entry = CacheEntry::find(engine, group, &links);
        let shared = match options.without_sharing {
            false => SharedCode::of(engine, group, links),
            true => None,
        };
        (shared.is_some() || entry.is_some()).then_some(Kept { shared, entry })
    }

    /// Publishes the code of a function that is kept, as it would be compiled for a tier.
    pub(super) fn publish(&self, symbols: &Symbols<'_>, tier: Tier) -> Option<*const u8> {
        let function = symbols.function.0.checked_sub(symbols.group.first)?;
        let row = (function, number(tier)?);
        let shared = self.shared.as_ref().and_then(|shared| shared.get(row));
        if let Some((code, _)) = shared.and_then(|bytes| publish_bytes(symbols, &bytes)) {
            symbols.engine.shared.fetch_add(1, Ordering::Relaxed);
            return Some(code);
        }
        let entry = self.entry.as_ref()?;
        let (code, len) = publish_bytes(symbols, entry.get(row)?)?;
        entry.count(len);
        Some(code)
    }

    /// The code of a function as it is kept; before it is published.
    pub(super) fn record(code: &Code, facts: &Facts) -> Option<Arc<[u8]>> {
        let mut bytes = Vec::new();
        wire::write(code, facts, &mut bytes)?;
        Some(bytes.into())
    }

    /// Keeps the code of a function of the program.
    pub(super) fn add(&self, function: u32, tier: Tier, code: Arc<[u8]>) {
        let Some(tier) = number(tier) else {
            return;
        };
        if let Some(entry) = &self.entry {
            entry.add((function, tier), code.clone());
        }
        if let Some(shared) = &self.shared {
            shared.add((function, tier), code);
        }
    }

    /// Writes what was compiled to the code cache, with what was kept there before. Where that is not possible it
    /// is not kept.
    pub(super) fn save(&self) {
        if let Some(entry) = &self.entry {
            entry.save();
        }
    }

    /// How many functions were taken from the code cache, and how many bytes they have.
    #[cfg(feature = "cache")]
    pub(super) fn taken(&self) -> (usize, usize) {
        self.entry.as_ref().map_or((0, 0), CacheEntry::taken)
    }
}

/// Publishes code that was kept, and says how many bytes it takes.
fn publish_bytes(symbols: &Symbols<'_>, bytes: &[u8]) -> Option<(*const u8, usize)> {
    let (mut code, facts) = wire::read(bytes)?;
    let published = publish(symbols, &mut code, facts, false, &[])?;
    Some((published, code.bytes.len().next_multiple_of(CODE_ALIGN)))
}

/// How the modules of a program were linked, as far as its code depends on that. There is a number for each
/// function of the program, and behind those, for each module, what its symbols are.
fn links(group: &ModuleGroup) -> Vec<u8> {
    let mut links = Vec::new();
    let library = LibraryFunction::ALL.map(|known| host::loaded(known.name()));
    for row in &group.functions {
        match row {
            FunctionRow::Defined { module, function } => {
                wire::put(&mut links, 1);
                wire::put(&mut links, *module as u32);
                wire::put(&mut links, function.index() as u32);
            }
            FunctionRow::IFunc { .. } => wire::put(&mut links, 2),
            FunctionRow::Data => wire::put(&mut links, 3),
            // What is known of a function of the C library is made use of only where it is that.
            FunctionRow::Host(address) => {
                let known = library.iter().position(|known| *known == Some(*address));
                wire::put(&mut links, 4);
                wire::put(&mut links, known.map_or(0, |at| at as u32 + 1));
            }
            FunctionRow::Missing { .. } | FunctionRow::Refused { .. } => wire::put(&mut links, 5),
        }
    }
    for unit in &group.modules {
        let globals = unit.module.ir.globals.len() as u32;
        wire::put(&mut links, globals);
        for n in 0..globals {
            match unit.symbols.get(SymbolId(n)) {
                // Those of the program are numbered from its own first.
                ResolvedSymbol::Function(FuncIndex(number)) => {
                    wire::put(&mut links, number.wrapping_sub(group.first));
                }
                ResolvedSymbol::Data(_) => wire::put(&mut links, u32::MAX),
            }
        }
    }
    links
}
