//! Data in front of functions (`prefix`) and at their start (`prologue`).
//!
//! The slots in front of a function's are taken for its prefix, since a function's address is
//! that of its slot. What prologue data is for is to be jumped over where the function is called,
//! so it is left out, provided that it is code that does that.

use super::{FunctionRow, Linked, Linker, Place};
use crate::diag::Diagnostic;
use crate::ir::{ConstId, FuncId};
use crate::jit::cells::EntryTable;
use crate::jit::constant::Constants;
use crate::jit::memory::SLOT_SIZE;
use crate::runtime::FuncIndex;

impl Linker<'_> {
    /// Takes the numbers in front of that of a function for its prefix.
    pub(super) fn reserve_prefix(&mut self, place: Place, function: FuncId) {
        let prefix = self.modules[place.0].0.funcs[function].prefix[0];
        if let Some(size) = prefix.and_then(|prefix| self.size_of(place.0, prefix)) {
            let slots = size.div_ceil(SLOT_SIZE);
            let rows = std::iter::repeat_n(FunctionRow::Prefix, slots);
            self.functions.extend(rows);
        }
    }

    /// Writes the prefixes once all symbols have addresses, and judges the prologues.
    pub(super) fn write_prefixes(&mut self, entries: &EntryTable, linked: &Linked) {
        for (number, row) in (linked.first..).zip(&linked.functions) {
            let &FunctionRow::Defined {
                module: m,
                function,
            } = row
            else {
                continue;
            };
            let [prefix, prologue] = self.modules[m].0.funcs[function].prefix;
            let prefix = prefix.and_then(|prefix| self.bytes_of(m, prefix, linked));
            if let Some(bytes) = prefix {
                let slots = bytes.len().div_ceil(SLOT_SIZE);
                let mut data = vec![0; slots * SLOT_SIZE];
                data[slots * SLOT_SIZE - bytes.len()..].copy_from_slice(&bytes);
                let first = number - slots as u32;
                for (slot, data) in (first..).zip(data.as_chunks().0) {
                    entries.write_data(FuncIndex(slot), *data);
                }
            }
            let prologue = prologue.and_then(|prologue| self.bytes_of(m, prologue, linked));
            if prologue.is_some_and(|bytes| !is_skipped(&bytes)) {
                let what = "`prologue` data that is not code which jumps over it";
                let span = self.modules[m].0.funcs[function].span;
                self.errors.push((m, Diagnostic::unsupported(span, what)));
            }
        }
    }

    fn size_of(&self, m: usize, constant: ConstId) -> Option<usize> {
        let (module, info) = self.modules[m];
        let layout = info.layout(module, module.const_type(constant))?;
        usize::try_from(layout.alloc_size()).ok()
    }

    fn bytes_of(&mut self, m: usize, constant: ConstId, linked: &Linked) -> Option<Vec<u8>> {
        let (module, info) = self.modules[m];
        let constants = Constants {
            module,
            info,
            symbols: &linked.symbols[m],
        };
        let mut bytes = vec![0; self.size_of(m, constant)?];
        match constants.write(constant, &mut bytes) {
            Ok(()) => Some(bytes),
            Err(what) => {
                let span = crate::diag::Span::NONE;
                self.errors.push((m, Diagnostic::unsupported(span, what.0)));
                None
            }
        }
    }
}

/// Whether code leads to its own end and does nothing else: `nop`s, and a short jump.
fn is_skipped(code: &[u8]) -> bool {
    let nops = code.iter().take_while(|&&byte| byte == 0x90).count();
    match code[nops..] {
        [] => true,
        [0xeb, distance, ref skipped @ ..] => skipped.len() == usize::from(distance),
        _ => false,
    }
}
