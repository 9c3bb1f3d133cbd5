//! How a running function is left at a loop: what the code that goes on expects in a buffer is
//! gathered from the registers and the frame of the one that is left.

use super::points::{LiveIn, STRIDE};
use crate::lir::{Function, Halves, Type, Value};
use crate::x64::baseline::count::{HeaderState, Leaving, LiveLocation, MOST_COUNTED};
use crate::x64::regs::Reg;
use std::ptr;

/// The most items that the buffer has room for.
pub(crate) const MOST_ITEMS: usize = crate::x64::baseline::count::BUFFER / STRIDE as usize;

/// What a counter is set to at least where the entry is still to be counted at.
pub(crate) const AT_LEAST: i32 = MOST_COUNTED as i32;

/// The registers of a function at the header of a loop, and what stands above them on the stack.
#[repr(C)]
#[derive(Debug)]
pub(crate) struct Saved {
    floats: [[u64; 2]; 16],
    /// Without `rsp` and `rbp`.
    ints: [u64; 16],
    rbp: u64,
    back: u64,
    /// Which function, where, and the buffer.
    pub leaving: Leaving,
}

const _: () = assert!(std::mem::offset_of!(Saved, rbp) == SAVED_REGISTERS);

/// Bytes of the registers that the common code saves below its frame pointer.
pub(crate) const SAVED_REGISTERS: usize = 16 * 16 + 16 * 8;

/// Where an item comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ItemLocation {
    /// It is not needed.
    Nowhere,
    Reg(Reg),
    /// What stands so many bytes above a register.
    Memory(Reg, i32),
    /// The address so many bytes above a register.
    Address(Reg, i32),
    /// What stands so many bytes above an address that is in memory itself.
    Behind(Reg, i32, i32),
}

/// Where the items come from that are handed over at a header.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Handover(Box<[(ItemLocation, usize)]>);

impl Handover {
    /// What is handed over as `items`, where everything is as `state` says. Of vectors of 256 bits the
    /// halves are there, each a row of the buffer.
    ///
    /// `None` if a value that is needed has no place. Baseline code keeps each such value in a register or in the frame,
    /// which debug builds check.
    pub(crate) fn new(
        func: &Function,
        items: &[LiveIn],
        halves: &Halves,
        state: &HeaderState,
    ) -> Option<Handover> {
        let at = |place: LiveLocation, offset: i32| match place {
            LiveLocation::Nowhere | LiveLocation::Lost => ItemLocation::Nowhere,
            LiveLocation::Reg(reg) => ItemLocation::Reg(reg),
            LiveLocation::Frame(base, disp) => {
                ItemLocation::Memory(base, disp.wrapping_add(offset))
            }
            LiveLocation::Behind(base, disp) => ItemLocation::Behind(base, disp, offset),
        };
        let source = |&item: &LiveIn| match item {
            LiveIn::Value(value) => (at(state.value(value), 0), func.ty(value).bytes() as usize),
            LiveIn::Part(slot, offset, ty) => (at(state.slot(slot), offset), ty.bytes() as usize),
            LiveIn::Address(slot) => match state.slot(slot) {
                LiveLocation::Frame(base, disp) => (ItemLocation::Address(base, disp), 8),
                LiveLocation::Behind(base, disp) => (ItemLocation::Memory(base, disp), 8),
                LiveLocation::Reg(_) | LiveLocation::Nowhere | LiveLocation::Lost => {
                    (ItemLocation::Nowhere, 8)
                }
            },
        };
        let is_lost = |value: Value| {
            let is_lost = state.value(value) == LiveLocation::Lost;
            debug_assert!(!is_lost, "{value:?} has no place at a header:\n{func}");
            is_lost
        };
        let mut rows = Vec::with_capacity(items.len());
        for &item in items {
            let of_value = match item {
                LiveIn::Value(value) => halves.of(value),
                _ => None,
            };
            match (item, of_value) {
                (_, Some(halves)) if halves.into_iter().any(is_lost) => return None,
                (LiveIn::Value(value), None) if is_lost(value) => return None,
                (LiveIn::Address(slot), None) if state.slot(slot) == LiveLocation::Nowhere => {
                    debug_assert!(false, "{slot:?} has no place at a header:\n{func}");
                    return None;
                }
                (_, Some(halves)) => {
                    rows.extend(halves.map(|half| source(&LiveIn::Value(half))));
                }
                (LiveIn::Part(slot, offset, Type::V256), None) => {
                    let part = |offset| source(&LiveIn::Part(slot, offset, Type::V128));
                    rows.extend([part(offset), part(offset.wrapping_add(16))]);
                }
                (item, None) => rows.push(source(&item)),
            }
        }
        Some(Handover(rows.into()))
    }
}

impl Saved {
    /// Fills the buffer.
    ///
    /// # Safety
    ///
    /// This lies where the common code has saved the registers of a function at the header that the
    /// handover is of.
    pub(crate) unsafe fn hand_over(&mut self, handover: &Handover) {
        let end = ptr::from_mut(self).wrapping_add(1) as u64;
        let base = |reg: Reg, ints: &[u64; 16], rbp: u64| match reg {
            Reg::RSP => end,
            Reg::RBP => rbp,
            reg => ints[usize::from(reg.code())],
        };
        let (rows, _) = self.leaving.buffer.as_chunks_mut::<{ STRIDE as usize }>();
        for (row, &(source, bytes)) in rows.iter_mut().zip(&handover.0) {
            let above = |reg, disp: i32| {
                base(reg, &self.ints, self.rbp).wrapping_add_signed(i64::from(disp))
            };
            let from = match source {
                ItemLocation::Nowhere => continue,
                ItemLocation::Reg(reg) if reg.is_xmm() => {
                    let [low, high] = self.floats[usize::from(reg.code())];
                    row[..8].copy_from_slice(&low.to_le_bytes());
                    row[8..].copy_from_slice(&high.to_le_bytes());
                    continue;
                }
                ItemLocation::Reg(reg) => {
                    row[..8].copy_from_slice(&base(reg, &self.ints, self.rbp).to_le_bytes());
                    continue;
                }
                ItemLocation::Address(reg, disp) => {
                    row[..8].copy_from_slice(&above(reg, disp).to_le_bytes());
                    continue;
                }
                ItemLocation::Memory(reg, disp) => above(reg, disp),
                ItemLocation::Behind(reg, disp, offset) => {
                    // SAFETY: a cell in the function's frame, which is live.
                    let start = unsafe { ptr::read_unaligned(above(reg, disp) as *const u64) };
                    start.wrapping_add_signed(i64::from(offset))
                }
            };
            // SAFETY: so many bytes of the function's frame, which is live and above the buffer.
            unsafe { ptr::copy_nonoverlapping(from as *const u8, row.as_mut_ptr(), bytes) };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_come_from_registers_and_the_frame() {
        #[repr(C)]
        struct Stack {
            saved: Saved,
            frame: [u64; 8],
        }
        // SAFETY: all zeros are integers.
        let mut stack: Box<Stack> = Box::new(unsafe { std::mem::zeroed() });
        stack.frame = [10, 11, 12, 13, 14, 15, 16, 17];
        stack.saved.ints[3] = 0x33;
        stack.saved.floats[2] = [0x22, 0x222];
        stack.saved.rbp = (&raw const stack.frame[4]) as u64;
        stack.frame[7] = (&raw const stack.frame[5]) as u64;
        let (rsp, rbp) = ((&raw const stack.frame[0]) as u64, stack.saved.rbp);
        let sources = [
            (ItemLocation::Reg(Reg(3)), 4),
            (ItemLocation::Reg(Reg::xmm(2)), 16),
            (ItemLocation::Memory(Reg::RSP, 8), 8),
            (ItemLocation::Memory(Reg::RBP, -8), 8),
            (ItemLocation::Address(Reg::RSP, 16), 8),
            (ItemLocation::Address(Reg::RBP, 0), 8),
            (ItemLocation::Behind(Reg::RSP, 56, 8), 8),
            (ItemLocation::Nowhere, 8),
        ];
        let handover = Handover(sources.into());
        // SAFETY: the frame lies above, as it does on the stack.
        unsafe { stack.saved.hand_over(&handover) };
        let row = |n: usize| {
            let at = n * STRIDE as usize;
            u64::from_le_bytes(stack.saved.leaving.buffer[at..at + 8].try_into().unwrap())
        };
        let got: Vec<u64> = (0..8).map(row).collect();
        assert_eq!(got, [0x33, 0x22, 11, 13, rsp + 16, rbp, 16, 0]);
    }
}
