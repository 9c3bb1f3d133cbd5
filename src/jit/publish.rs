//! Publishing: code that holds no address is written to where it runs, and made known to whoever asks
//! about its addresses.

use super::linked_address::{LinkedAddress, Symbols};
use super::unwind::{lsda, table};
use crate::lir::{self, Home, Inlined, TrapCode};
use crate::runtime::registry::{CodeRange, CodeSite, InlinedSite};
use crate::runtime::trap::Fault;
use crate::runtime::{ResolvedSymbol, SymbolTable, unwind};
use crate::x64::reloc::{Code, Reloc, RelocKind, Site, SiteKind};

/// What is said of code that is to be published.
#[derive(Debug, Clone)]
pub(super) struct Facts {
    /// What traps mean, and where calls come from.
    pub sites: Vec<CodeSite>,
    /// What was inlined, as its function's module numbers symbols.
    pub inlined: Vec<Inlined>,
    /// The unwinder's table in the code.
    pub written: table::Written,
    /// Whether it handles exceptions.
    pub handles: bool,
}

impl Facts {
    /// Finishes the code of a function: its unwind table comes behind it.
    pub(super) fn finish(func: &lir::Function, code: &mut Code) -> Facts {
        let (written, handles) = append_table(func, code);
        Facts {
            sites: code.sites.iter().map(site).collect(),
            inlined: func.inlined.clone(),
            written,
            handles,
        }
    }
}

/// Appends the unwind table of code, with the fields for the addresses that this names; says where, and
/// whether exceptions are handled.
pub(super) fn append_table(func: &lir::Function, code: &mut Code) -> (table::Written, bool) {
    let personality = func.personality.filter(|_| !code.pads.is_empty());
    let text = 0..code.text_len as isize;
    let Some(personality) = personality else {
        let written = table::append(&mut code.bytes, text, &code.frame_info, None);
        return (written, false);
    };
    let (asked, types) = lsda(func, &code.pads, code.text_len, func.caught.len());
    let written = table::append(&mut code.bytes, text, &code.frame_info, Some(&asked));
    let mut field = |offset: usize, symbol| {
        code.relocs.push(Reloc {
            offset: offset as u32,
            kind: RelocKind::Abs64,
            target: LinkedAddress::Symbol(symbol).stands(),
            addend: 0,
        });
    };
    field(written.personality, personality);
    let types = code.bytes.len() - asked.len() + types;
    for (i, ty) in func.caught.values().rev().enumerate() {
        if let Some(ty) = *ty {
            field(types + 8 * i, ty);
        }
    }
    (written, true)
}

/// Writes code of a function to where it runs. `None` if there is no memory for it, if its program was unloaded
/// meanwhile, or if something is out of its reach. `entered` is whether it goes on for a call that is under way.
pub(super) fn publish(
    symbols: &Symbols<'_>,
    code: &mut Code,
    facts: Facts,
    entered: bool,
    homes: &[Home],
) -> Option<*const u8> {
    let Symbols { engine, group, .. } = *symbols;
    if facts.handles {
        unwind::expect_landing_pads();
        engine.unwinding.register_all();
    }
    group.publish(|blocks| {
        let writer = engine.memory.writer().ok()?;
        let len = code.text_len as usize;
        let block = writer.take_code(engine.options.tools.room_for(code))?;
        let base = block.address();
        if !relocate(symbols, code, base) {
            // SAFETY: nobody knows of the block.
            unsafe { writer.free_code(block) };
            return None;
        }
        engine.memory.set_shape(&block, code.shape);
        writer.write(&block, 0, &code.bytes);
        engine
            .unwinding
            .add(base..base + len, facts.written.at(base));
        let range = CodeRange {
            start: base,
            len: code.bytes.len(),
            function: symbols.function,
            entered,
            sites: facts.sites.into(),
            stops: code.stops.as_slice().into(),
            map: match engine.options.keeps_map {
                true => code.map.as_slice().into(),
                false => Box::default(),
            },
            inlined: inlined(&facts.inlined, symbols.table),
        };
        group.stops.add(&writer, base, &code.stops);
        engine.notify_tools(&range, code, homes);
        engine.registry.insert(range);
        blocks.push(block);
        Some(base as *const u8)
    })
}

/// Fills in what code refers to; whether all is in reach of it at an address.
pub(super) fn relocate(symbols: &Symbols<'_>, code: &mut Code, base: usize) -> bool {
    let Code { bytes, relocs, .. } = code;
    relocs
        .iter()
        .all(|reloc| match symbols.address(reloc.target) {
            Some(address) => reloc.of(address).apply(bytes, base as u64),
            None => false,
        })
}

/// The rows of what was inlined, as the registry has them.
fn inlined(rows: &[Inlined], symbols: &SymbolTable) -> Box<[InlinedSite]> {
    let row = |row: &Inlined| InlinedSite {
        function: match symbols.get(row.callee) {
            ResolvedSymbol::Function(number) => Some(number),
            ResolvedSymbol::Data(_) => None,
        },
        inst: row.inst.0,
        at: row.at.0,
    };
    rows.iter().map(row).collect()
}

fn site(site: &Site) -> CodeSite {
    CodeSite {
        offset: site.offset,
        inst: site.origin.0,
        fault: match site.kind {
            SiteKind::DivideByZero => Some(Fault::DivisionByZero),
            SiteKind::DivideOverflow => Some(Fault::DivisionOverflow),
            SiteKind::Trap(TrapCode::Unreachable) => Some(Fault::Unreachable),
            SiteKind::Trap(TrapCode::Abort) => Some(Fault::Abort),
            SiteKind::Memory
            | SiteKind::Divide { .. }
            | SiteKind::Call
            | SiteKind::Check
            | SiteKind::StackProbe => None,
        },
    }
}
