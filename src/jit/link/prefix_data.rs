//! What data in front of functions is, as the process has it: slots in front of those of their thunks.

use super::{FunctionRow, Linked, Linker};
use crate::diag::Diagnostic;
use crate::ir::ConstId;
use crate::jit::cells::EntryTable;
use crate::jit::constant::Constants;
use crate::jit::memory::{SLOT_SIZE, Writer};
use crate::runtime::FuncIndex;

/// An instruction of one byte that does nothing.
const NOP: u8 = 0x90;

impl Linker<'_> {
    /// Writes the data once all symbols have addresses.
    pub(super) fn write_data(
        &mut self,
        entries: &EntryTable,
        writer: &Writer<'_>,
        linked: &Linked,
    ) {
        for (number, row) in (linked.first..).zip(&linked.functions) {
            let &FunctionRow::Defined {
                module: m,
                function,
            } = row
            else {
                continue;
            };
            let func = &self.modules[m].0.funcs[function];
            let (data, conv, span) = (func.prefix, func.conv, func.span);
            let [prefix, prologue] =
                data.map(|data| self.bytes_of(m, data?, linked).filter(|b| !b.is_empty()));
            let mut entry = number;
            if let Some(mut bytes) = prologue {
                // Who comes from outside goes on where the data ends, and who comes from the program does, too.
                let place = (number - linked.first) as usize;
                let crosses = linked.crossings.iter().any(|row| row.place == place);
                if crosses && !steps_over(&bytes) {
                    let conv = conv.text();
                    let what = format!(
                        "`prologue` data that does more than to jump to its end, of a function of \
                         the calling convention `{conv}`"
                    );
                    self.errors.push((m, Diagnostic::unsupported(span, what)));
                }
                bytes.resize(bytes.len().next_multiple_of(SLOT_SIZE), NOP);
                entry -= write(writer, number, &bytes);
                let entry = FuncIndex(entry);
                entries.bind(entry, entries.thunk(entry) as *const u8);
            }
            if let Some(bytes) = prefix {
                let mut data = vec![0; bytes.len().next_multiple_of(SLOT_SIZE)];
                let start = data.len() - bytes.len();
                data[start..].copy_from_slice(&bytes);
                write(writer, entry, &data);
            }
        }
    }

    fn bytes_of(&mut self, m: usize, constant: ConstId, linked: &Linked) -> Option<Vec<u8>> {
        let (module, info) = self.modules[m];
        let mut constants = Constants::new(module, info, &linked.symbols[m]);
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

/// Whether code does nothing but to go to its end. Such code can stand in front of functions whose
/// arguments are not where their convention has them, as what is only called from here has them
/// where the C convention does.
fn steps_over(code: &[u8]) -> bool {
    let mut at = 0;
    while let Some(rest) = code.get(at..).filter(|rest| !rest.is_empty()) {
        at += match *rest {
            [NOP, ..] => 1,
            // xchg ax, ax; nop dword ptr [rax]; endbr64
            [0x66, NOP, ..] => 2,
            [0x0f, 0x1f, 0x00, ..] => 3,
            [0xf3, 0x0f, 0x1e, 0xfa, ..] => 4,
            [0xeb, to @ ..0x80, ..] => 2 + usize::from(to),
            [0xe9, a, b, c, d @ ..0x80, ..] => 5 + u32::from_le_bytes([a, b, c, d]) as usize,
            _ => return false,
        };
    }
    at == code.len()
}

/// Writes whole slots of data in front of a function, and gives their number.
fn write(writer: &Writer<'_>, function: u32, data: &[u8]) -> u32 {
    let slots = data.as_chunks().0;
    let count = slots.len() as u32;
    for (slot, &data) in (function - count..).zip(slots) {
        writer.write_slot(slot as usize, data);
    }
    count
}
