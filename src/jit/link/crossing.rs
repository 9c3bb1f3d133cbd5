//! Functions by which a program meets code of other conventions.
//!
//! Linking notes them. What is between the two is made once the program has its numbers (`jit/border.rs`).

use super::{Linker, ModuleGlobal};
use crate::diag::Diagnostic;
use crate::ir::{CallConv, FuncId};
use crate::lir::convention::{Crossing, Refusal};
use crate::lower::abi;

/// A function with something between it and those who call it otherwise than this program does.
#[derive(Debug)]
pub(in crate::jit) struct CrossingRow {
    /// The symbol, which declares or defines it.
    #[cfg_attr(not(feature = "portable"), allow(dead_code))]
    pub symbol: ModuleGlobal,
    /// The place of the function in the link.
    pub place: usize,
    /// The place that its symbol has, if data that begins it is in front.
    pub entry: usize,
    /// The address of native code; [`None`] of a function of the program.
    pub native: Option<u64>,
    /// What is between them.
    pub crossing: Crossing,
}

impl Linker<'_> {
    /// Notes what is between a function of the program, which has the next place in the link, and those who call it by its
    /// address. Its symbol is at `entry`.
    pub(super) fn cross_in(&mut self, (m, id): ModuleGlobal, function: FuncId, entry: usize) {
        let (module, info) = self.modules[m];
        if let Some(crossing) = abi::crossing(module, info, &module.funcs[function]) {
            self.crossings.push(CrossingRow {
                symbol: (m, id),
                place: self.functions.len(),
                entry,
                native: None,
                crossing,
            });
        }
    }

    /// Notes what is between the program and native code, which has the next place in the link.
    pub(super) fn cross_out(
        &mut self,
        (m, id): ModuleGlobal,
        address: u64,
    ) -> Result<(), Box<Diagnostic>> {
        let (module, info) = self.modules[m];
        let function = module.function(id);
        let Some(crossing) = function.and_then(|f| abi::crossing(module, info, f)) else {
            return Ok(());
        };
        if let Crossing::Refused(refusal) = crossing {
            let what = refused(refusal);
            let what = format!("{what} of a function outside of the program");
            return Err(Box::new(Diagnostic::unsupported(
                module.globals[id].span,
                what,
            )));
        }
        let place = self.functions.len();
        self.crossings.push(CrossingRow {
            symbol: (m, id),
            place,
            entry: place,
            native: Some(address),
            crossing,
        });
        Ok(())
    }
}

/// What is not built between a program and other code.
pub(in crate::jit) fn refused(refusal: Refusal) -> String {
    let convention = CallConv::from_number(refusal.convention.into());
    refusal.part.describe(&convention.text())
}
