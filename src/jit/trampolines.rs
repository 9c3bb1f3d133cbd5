//! Code that calls a function with a value in the register of `nest`: what `llvm.init.trampoline` makes.
//!
//! ```text
//!     code                              data
//!     mov r10, [rip + nest]   ───────►  nest
//!     jmp [rip + function]    ───────►  function
//! ```
//!
//! The code of many is made at once, and never changes; what it loads lies in data. Of what a program does with the memory
//! that it has for a trampoline only the address is used: where it is filled in again, the trampoline is another one from then on. So
//! there are at most as many of them as there are such places.

use rustc_hash::FxHashMap;

use super::memory::{CodeBlock, CodeMemory, DataBlock};
use crate::runtime::registry::FrameShape;

/// Bytes of code, and of data.
const STRIDE: usize = 16;

/// How many are made at once: their data takes a page.
const COUNT: usize = 256;

/// The trampolines of an engine.
#[derive(Debug, Default)]
pub(super) struct Trampolines {
    /// By the place for each.
    known: FxHashMap<u64, Trampoline>,
    /// Those that are left.
    free: Vec<Trampoline>,
    /// Where they all are.
    blocks: Vec<(CodeBlock, DataBlock)>,
}

#[derive(Clone, Copy, Debug)]
struct Trampoline {
    code: u64,
    data: u64,
}

impl Trampolines {
    /// The address of the trampoline of a place, which calls this function from now on; [`None`] where there is no memory.
    pub(super) fn make(
        &mut self,
        memory: &CodeMemory,
        place: u64,
        function: u64,
        nest: u64,
    ) -> Option<u64> {
        let trampoline = match self.known.get(&place) {
            Some(&known) => known,
            None => {
                if self.free.is_empty() {
                    self.add(memory)?;
                }
                let new = self.free.pop()?;
                self.known.insert(place, new);
                new
            }
        };
        let data = trampoline.data as *mut u64;
        // SAFETY: the words are within a block of data that is held here, and nobody else writes there.
        unsafe {
            data.write_volatile(nest);
            data.add(1).write_volatile(function);
        }
        Some(trampoline.code)
    }

    /// Makes more of them.
    fn add(&mut self, memory: &CodeMemory) -> Option<()> {
        let data = memory.take_data(COUNT * STRIDE, STRIDE).ok()?;
        let writer = memory.writer().ok()?;
        let code = writer.take_code(COUNT * STRIDE)?;
        let (from, to) = (code.address(), data.address());
        let mut bytes = Vec::with_capacity(COUNT * STRIDE);
        for n in 0..COUNT {
            let (code, data) = (from + STRIDE * n, to + STRIDE * n);
            let nest = data.wrapping_sub(code + 7) as i64;
            let function = (data + 8).wrapping_sub(code + 13) as i64;
            bytes.extend([0x4c, 0x8b, 0x15]);
            bytes.extend(i32::try_from(nest).ok()?.to_le_bytes());
            bytes.extend([0xff, 0x25]);
            bytes.extend(i32::try_from(function).ok()?.to_le_bytes());
            bytes.resize(STRIDE * (n + 1), 0xcc);
            let (code, data) = (code as u64, data as u64);
            self.free.push(Trampoline { code, data });
        }
        memory.set_shape(&code, FrameShape::fixed(0, false));
        writer.write(&code, 0, &bytes);
        drop(writer);
        self.blocks.push((code, data));
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jit::memory::WindowSize;
    use crate::runtime::critical;

    #[test]
    fn a_place_has_one_trampoline() {
        let memory = CodeMemory::new(WindowSize::default(), false).unwrap();
        let mut trampolines = Trampolines::default();
        let _section = critical::enter();
        let mut make = |place, nest| {
            let function = libc::labs as *const () as u64;
            trampolines.make(&memory, place, function, nest).unwrap()
        };
        let first = make(0x1000, 1);
        let others: Vec<u64> = (0..2 * COUNT as u64)
            .map(|n| make(0x2000 + 16 * n, n))
            .collect();
        assert!(!others.contains(&first));
        assert_eq!(make(0x1000, 2), first);
        assert_eq!(make(0x2000, 2), others[0]);
        // SAFETY: the trampoline leads to `labs`, which does not look at `r10`.
        let labs: extern "C" fn(i64) -> i64 = unsafe { std::mem::transmute(first as *const u8) };
        assert_eq!(labs(-7), 7);
    }
}
