//! Data in front of functions (`prefix`) and at their start (`prologue`).
//!
//! A function's address is that of its slot, which jumps to where its code is. The slots in front
//! of it are taken for its prologue, which thus leads into it, and what the symbol stands for is the
//! first of them: as a function it is bound to that address, so that whoever calls it, on whichever
//! engine, executes the prologue, and whoever reads there finds it. The slots in front of that
//! are taken for the prefix.

use super::{FunctionRow, Linker, ModuleGlobal};
use crate::ir::{ConstId, FuncId};
use crate::jit::memory::SLOT_SIZE;

impl Linker<'_> {
    /// Takes the numbers in front of that of a function for its data, and gives the number that
    /// its symbol has.
    pub(super) fn reserve_data(&mut self, place: ModuleGlobal, function: FuncId) -> usize {
        let (module, _) = self.modules[place.0];
        let func = &module.funcs[function];
        let [prefix, prologue] = func.prefix.map(|data| self.slots_of(place.0, data));
        let first = self.functions.len();
        let rows = std::iter::repeat_n(FunctionRow::Data, prefix + prologue);
        self.functions.extend(rows);
        first + prefix
    }

    /// How many slots some data take.
    fn slots_of(&self, m: usize, data: Option<ConstId>) -> usize {
        let size = data.and_then(|data| self.size_of(m, data));
        size.unwrap_or(0).div_ceil(SLOT_SIZE)
    }

    pub(super) fn size_of(&self, m: usize, constant: ConstId) -> Option<usize> {
        let (module, info) = self.modules[m];
        let layout = info.layout(module, module.const_type(constant))?;
        usize::try_from(layout.alloc_size()).ok()
    }
}
