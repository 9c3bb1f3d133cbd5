//! The whole way of one function, from what was written to what can be called.
//!
//! ```text
//!   ir ──lower──► lir ──flatten──► bytecode
//! ```
//!
//! Relies on: a verified module whose program is linked, so that all addresses are final.
//! Promises: the code is complete and known to the registry before its address is returned.

use super::engine::{Group, Prepared};
use crate::diag::Diagnostic;
use crate::interp;
use crate::ir::{self, FuncId, Module};
use crate::lir::{self, Origin};
use crate::lower::Lowerer;
use crate::runtime::FuncIndex;

/// The stages, with the memory that each keeps from one function to the next.
#[derive(Default)]
pub(super) struct Compiler {
    lowerer: Lowerer,
    lir: lir::Function,
}

impl Compiler {
    /// Makes the bytecode of a function of a program.
    pub(super) fn flatten(
        &mut self,
        group: &Group,
        module: usize,
        function: FuncId,
        number: FuncIndex,
    ) -> Result<interp::Code, Box<Diagnostic>> {
        let unit = &group.modules[module];
        let Prepared { ir, info } = &*unit.module;
        self.lowerer.lower_into(ir, info, function, &mut self.lir)?;
        let options = interp::Options::default();
        interp::flatten::flatten(&self.lir, number, &unit.symbols, options)
            .map_err(|what| unsupported(ir, function, what.origin, &what))
    }
}

impl std::fmt::Debug for Compiler {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Compiler").finish_non_exhaustive()
    }
}

/// What an engine cannot run, at the instruction where it stands.
fn unsupported(
    ir: &Module,
    function: FuncId,
    origin: Origin,
    what: &dyn std::fmt::Display,
) -> Box<Diagnostic> {
    let function = &ir.funcs[function];
    let body = function.body.as_ref();
    let inst = body.and_then(|body| body.spans.get(ir::Inst(origin.0)));
    let span = inst.copied().unwrap_or(function.span);
    Box::new(Diagnostic::error("unsupported", span, what.to_string()))
}
