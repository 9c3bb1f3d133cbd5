//! The machine code that `show asm` lists: each function compiled as the engine compiles it, at a
//! made-up place with made-up addresses, which the listing then calls by their names.

use anyhow::Result;

use super::asm::{self, Listing};
use crate::Status;
use crate::args::EngineName;
use crate::diag::{Diagnostic, Diagnostics};
use crate::entity::Entity;
use crate::ir::{FuncId, Function, GlobalId, GlobalKind, Inst, Module};
use crate::lir::{Libcall, Origin, SymbolId};
use crate::load::Loaded;
use crate::program;
use crate::query::flow;
use crate::report::Reporter;
use crate::runtime::{EntryLayout, FuncIndex};
use crate::stages::Stages;
use crate::x64::baseline::Baseline;
use crate::x64::optimizing::Optimizing;
use crate::x64::reloc::{Code, Resolve, SymbolAddr};

/// Where the code is, and the rows of what it refers to: all in reach of each other.
const CODE: u64 = 0x1000_0000;
const LIBCALLS: u64 = 0x2000_0000;
const CELLS: u64 = 0x2800_0000;
const THUNKS: u64 = 0x3000_0000;
const STUBS: u64 = 0x3800_0000;
const LIMITS: u64 = 0x3f00_0000;
const DATA: u64 = 0x4000_0000;
/// The distance between two variables; of larger ones the later parts go by the name of the next.
const DATA_STRIDE: u64 = 1 << 14;

/// Where functions are entered. That of symbol 0 is the second: the first address is that of all.
const ENTRIES: EntryLayout = EntryLayout {
    thunks: THUNKS,
    cells: CELLS,
    limit: 1 << 22,
};

/// The made-up addresses of a module's symbols.
struct SymbolAddresses<'a>(&'a Module);

impl Resolve for SymbolAddresses<'_> {
    fn symbol(&self, symbol: SymbolId) -> SymbolAddr {
        let module = self.0;
        let n = u64::from(symbol.0);
        let function = match module.globals.get(GlobalId(symbol.0)).map(|g| g.kind) {
            Some(GlobalKind::Function(function)) => Some(function),
            Some(GlobalKind::Undeclared) => None,
            _ => {
                return SymbolAddr::Data {
                    addr: DATA + n * DATA_STRIDE,
                    near: true,
                };
            }
        };
        SymbolAddr::Function {
            cell: ENTRIES.cell(FuncIndex(symbol.0 + 1)),
            thunk: ENTRIES.thunk(FuncIndex(symbol.0 + 1)),
            is_ir: function.is_some_and(|f| module.funcs[f].is_defined()),
        }
    }

    fn libcall(&self, libcall: Libcall) -> u64 {
        LIBCALLS + libcall.index() as u64 * EntryLayout::CELL_STRIDE
    }

    fn limits(&self) -> u64 {
        LIMITS
    }

    fn entries(&self) -> EntryLayout {
        ENTRIES
    }
}

impl SymbolAddresses<'_> {
    /// What is at an address.
    fn name(&self, address: u64) -> Option<String> {
        let symbol = |n: u64| {
            let global = self.0.globals.get(GlobalId(n as u32))?;
            Some(format!("@{}", self.0.names.text(global.name)))
        };
        match address {
            LIBCALLS..CELLS => {
                let libcall = Libcall::all()
                    .nth(((address - LIBCALLS) / EntryLayout::CELL_STRIDE) as usize)?;
                Some(libcall.name().to_string())
            }
            _ if address == THUNKS => Some("thunks".into()),
            CELLS..THUNKS => symbol(((address - CELLS) / EntryLayout::CELL_STRIDE).checked_sub(1)?),
            THUNKS..DATA => symbol((address - THUNKS) / EntryLayout::THUNK_STRIDE - 1),
            _ if address >= DATA => {
                let (n, offset) = (
                    (address - DATA) / DATA_STRIDE,
                    (address - DATA) % DATA_STRIDE,
                );
                let name = symbol(n)?;
                Some(match offset {
                    0 => name,
                    _ => format!("{name}+{offset}"),
                })
            }
            _ => None,
        }
    }
}

/// Lists functions.
pub(super) fn list(
    loaded: &Loaded,
    functions: &[&Function],
    engine: EngineName,
    reporter: Reporter,
    colour: bool,
) -> Result<(String, Status)> {
    let module = &loaded.module;
    let mut stages = Stages::new(module, program::features()?.vectors());
    let mut compilers = Compilers::new(module)?;
    let mut problems = Diagnostics::default();
    let mut out = String::new();
    for (id, function) in module.funcs.iter() {
        if function.body.is_none() || !functions.iter().any(|f| f.global == function.global) {
            continue;
        }
        match compilers.code(&mut stages, id, engine, colour) {
            Ok(rows) => {
                if !out.is_empty() {
                    out.push('\n');
                }
                out.push_str(&asm::text(&rows));
            }
            Err(problem) => problems.push(*problem),
        }
    }
    reporter.diagnostics(&problems, Some(&loaded.source));
    Ok((out, if problems.has_errors() { 2 } else { 0 }))
}

/// Both compilers, for the functions of a module.
pub(crate) struct Compilers<'m> {
    module: &'m Module,
    baseline: Baseline,
    optimizing: Optimizing,
}

impl<'m> Compilers<'m> {
    /// The compilers for this processor.
    ///
    /// # Errors
    /// If the processor has not what they need.
    pub(crate) fn new(module: &'m Module) -> Result<Compilers<'m>> {
        let features = program::features()?;
        let mut baseline = Baseline::with(features);
        baseline.wants_map = true;
        baseline.is_last_tier = true;
        let mut optimizing = Optimizing::with(features);
        optimizing.wants_map = true;
        optimizing.is_last_tier = true;
        Ok(Compilers {
            module,
            baseline,
            optimizing,
        })
    }

    /// The machine code of a function beside its IR.
    ///
    /// # Errors
    /// What is unsupported.
    pub(crate) fn code(
        &mut self,
        stages: &mut Stages<'m>,
        id: FuncId,
        engine: EngineName,
        colour: bool,
    ) -> Result<Vec<asm::Row>, Box<Diagnostic>> {
        let places = SymbolAddresses(self.module);
        let mut code = Code::default();
        let mut lir = stages.lower(id)?;
        let Ok(()) = lir.place_stubs(|_| Ok::<u64, std::convert::Infallible>(STUBS));
        let mut refused = None;
        let mut is_made = false;
        if engine == EngineName::Opt {
            stages.optimize(&mut lir);
            match self.optimizing.compile(&mut lir, &places, &mut code) {
                Ok(()) => is_made = true,
                Err(what) => refused = Some(what.to_string()),
            }
        }
        if is_made {
            // What was inlined stands at its call.
            for row in &mut code.map {
                row.1 = lir.outermost(row.1);
            }
        } else {
            let compiled = self.baseline.compile(&mut lir, &places, &mut code);
            compiled.map_err(|mut what| {
                what.origin = lir.outermost(what.origin);
                Box::new(unsupported(self.module, id, &what))
            })?;
        }
        for reloc in &code.relocs {
            // All places are in reach of each other.
            let _ = reloc.apply(&mut code.bytes, CODE);
        }
        let refused = refused.map(|why| asm::Row {
            inst: None,
            text: format!("; baseline code: {why}"),
        });
        let mut rows = Vec::from_iter(refused);
        let function = &self.module.funcs[id];
        rows.extend(one(self.module, function, &code, &places, colour));
        Ok(rows)
    }
}

fn unsupported(
    module: &Module,
    function: FuncId,
    what: &crate::x64::reloc::UnsupportedInst,
) -> Diagnostic {
    let function = &module.funcs[function];
    let body = function.body.as_ref();
    let span = body.and_then(|body| body.spans.get(Inst(what.origin.0)).copied());
    let span = span.unwrap_or(function.span);
    Diagnostic::unsupported(span, what)
}

fn one(
    module: &Module,
    function: &Function,
    code: &Code,
    places: &SymbolAddresses<'_>,
    colour: bool,
) -> Vec<asm::Row> {
    let title = format!(
        "@{}",
        module.names.text(module.globals[function.global].name)
    );
    let insts: Vec<(u32, u32)> = code
        .map
        .iter()
        .map(|&(at, origin)| (at, origin.0))
        .collect();
    let ir = |inst: u32| {
        let body = function.body.as_ref()?;
        if Origin(inst) == Origin::NONE {
            return None;
        }
        let inst = Inst::new(inst as usize);
        let data = body.insts.get(inst)?;
        let block = body.block_of(inst)?;
        let text = match flow::one_line(module.text(body.spans[inst])) {
            text if text.is_empty() => data.word().to_string(),
            text => text,
        };
        Some((flow::label(module, body, block), text))
    };
    asm::rows(&Listing {
        title: &title,
        code: &code.bytes[..code.text_len as usize],
        start: CODE,
        insts: &insts,
        ir: &ir,
        name: &|address| match address {
            CODE => Some(title.clone()),
            _ => places.name(address),
        },
        colour,
    })
}
