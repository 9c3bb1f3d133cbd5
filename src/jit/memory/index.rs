//! The table by which the system's unwinder finds the frames of an engine's code: `.eh_frame_hdr`
//! (Linux Standard Base Core 5.0, section 10.6.2).
//!
//! It has a row for all slots together, and one for each [`CODE_ALIGN`] bytes behind them, where a
//! function can begin: the address of the function that is there, and of its entry; or that of the bytes
//! themselves and of an entry of no code. So code that comes and goes changes rows in their places, by one
//! store each, and in an order in which their addresses never fall: who searches by halves meanwhile
//! finds what does not change.

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use super::CODE_ALIGN;
use crate::jit::unwind::table;
use crate::runtime::critical;
use crate::x64::cfi::FrameInfo;

/// The table of a window.
#[derive(Debug)]
pub(crate) struct FrameIndex {
    /// Where it stands, which is what its fields count from.
    header: usize,
    /// The entry of what is no code.
    nothing: usize,
    slots: usize,
    first_code: usize,
    /// How many rows were ever written.
    filled: Mutex<usize>,
}

/// Bytes of the header.
const HEADER: usize = 12;

/// Bytes of a row.
const ROW: usize = 8;

/// Bytes for the table of a window with so many bytes of code.
pub(super) const fn table_size(code: usize) -> usize {
    HEADER + ROW * (1 + code / CODE_ALIGN)
}

impl FrameIndex {
    /// Makes the table of slots and of code that starts at addresses.
    ///
    /// # Safety
    ///
    /// The two blocks of memory are writable, zero and the table's own for as long as it lives:
    /// one of [`table_size`] for itself, at an address that is four less than a multiple of eight, and one
    /// of 64 bytes.
    pub(super) unsafe fn new(header: usize, spare: usize, slots: usize, first_code: usize) -> Self {
        let mut bytes = Vec::new();
        let nothing = table::append(&mut bytes, 0..0, &FrameInfo::default(), None);
        assert!(bytes.len() <= 64, "an entry is small");
        // A version; distances from each field; a number; distances from here.
        let [by_field, number, by_header] = [0x1b, 0x03, 0x3b];
        let (first, field) = ([1, by_field, number, by_header], header + 4);
        // SAFETY: by the contract.
        unsafe {
            std::ptr::copy_nonoverlapping(bytes.as_ptr(), spare as *mut u8, bytes.len());
            (header as *mut [u8; 4]).write(first);
            (field as *mut u32).write(spare.wrapping_sub(field) as u32);
        }
        FrameIndex {
            header,
            nothing: spare + nothing.entry,
            slots,
            first_code,
            filled: Mutex::new(0),
        }
    }

    /// Has the entry at an address be found for a range of code, or for the slots.
    pub(in crate::jit) fn set(&self, code: Range<usize>, entry: usize) {
        let rows = self.rows(&code);
        let mut filled = critical::lock(&self.filled);
        for row in *filled..rows.end {
            self.clear_row(row);
        }
        rows.clone()
            .for_each(|row| self.write(row, code.start, entry));
        if *filled < rows.end {
            *filled = rows.end;
            // SAFETY: the third field of the header, which is aligned.
            let count = unsafe { AtomicU32::from_ptr((self.header + 8) as *mut u32) };
            count.store(rows.end as u32, Ordering::Release);
        }
    }

    /// Has nothing be found for a range of code.
    pub(super) fn clear(&self, code: Range<usize>) {
        let filled = critical::lock(&self.filled);
        let rows = self.rows(&code);
        let known = rows.start..rows.end.min(*filled);
        known.rev().for_each(|row| self.clear_row(row));
    }

    fn rows(&self, code: &Range<usize>) -> Range<usize> {
        let row = |address: usize| match address.checked_sub(self.first_code) {
            Some(offset) => 1 + offset / CODE_ALIGN,
            None => 0,
        };
        row(code.start)..row(code.end - 1) + 1
    }

    fn clear_row(&self, row: usize) {
        let address = match row {
            0 => self.slots,
            _ => self.first_code + (row - 1) * CODE_ALIGN,
        };
        self.write(row, address, self.nothing);
    }

    fn write(&self, row: usize, address: usize, entry: usize) {
        let [address, entry] = [address, entry].map(|at| at.wrapping_sub(self.header) as u32);
        let at = self.header + HEADER + row * ROW;
        // SAFETY: the table has a row for each address of the code, and they are aligned.
        let place = unsafe { AtomicU64::from_ptr(at as *mut u64) };
        place.store(
            u64::from(entry) << 32 | u64::from(address),
            Ordering::Release,
        );
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::c_void;

    use super::*;
    use crate::jit::memory::{CodeMemory, WindowSize};

    /// What libgcc finds for an address: the start of its function.
    fn found(address: usize) -> Option<usize> {
        unsafe extern "C" {
            fn _Unwind_Find_FDE(pc: *const c_void, bases: *mut [usize; 3]) -> *const c_void;
        }
        let mut bases = [0; 3];
        // SAFETY: the function writes three addresses, the last that of the function.
        let entry = unsafe { _Unwind_Find_FDE(address as *const c_void, &raw mut bases) };
        (!entry.is_null()).then_some(bases[2])
    }

    #[test]
    fn the_unwinder_finds_what_is_there() {
        let size = WindowSize {
            code: 16 << 20,
            data: 16 << 20,
            ..WindowSize::default()
        };
        let memory = CodeMemory::new(size, true).unwrap();
        let Some(index) = memory.index() else {
            println!("skipped: there is no dynamic linker or no /proc");
            return;
        };
        let writer = memory.writer().unwrap();
        let mut blocks: Vec<_> = [1, 64, 65, 1000, 7]
            .map(|len| {
                let mut code = vec![0xc3; len];
                let written =
                    table::append(&mut code, 0..len as isize, &FrameInfo::default(), None);
                let block = writer.take_code(code.len()).unwrap();
                let start = block.address();
                writer.write(&block, 0, &code);
                index.set(start..start + len, written.at(start).entry);
                (block, len)
            })
            .into();
        let check = |blocks: &[(super::super::CodeBlock, usize)]| {
            for (block, len) in blocks {
                let start = block.address();
                for offset in 0..*len {
                    assert_eq!(found(start + offset), Some(start), "{offset} of {len}");
                }
                assert_eq!(found(start + len), None);
            }
        };
        check(&blocks);
        let (middle, _) = blocks.remove(3);
        let gone = middle.address();
        // SAFETY: nothing has ever called it.
        unsafe { writer.free_code(middle) };
        assert_eq!(found(gone), None);
        assert_eq!(found(gone + 999), None);
        check(&blocks);
        let last = blocks.last().unwrap().0.address();
        assert_eq!(found(last + (1 << 20)), None);
    }
}
