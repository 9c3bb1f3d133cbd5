//! What travels in registers at calls that are no calls of bytecode with a frame of its own: the places of
//! [`lir::abi`](crate::lir::AbiLoc), with stack arguments in the program's memory.

#![forbid(unsafe_code)]

use super::memory::{Fault, LinearMemory};
use crate::lir::AbiLoc;

/// The registers of arguments and results.
#[derive(Clone, Copy, Debug, Default)]
pub struct Registers {
    /// Integer arguments.
    pub ints: [u64; 6],
    /// Float and vector arguments.
    pub floats: [[u64; 2]; 8],
    /// The address of the stack arguments.
    pub stack: u64,
    /// Integer results.
    pub int_results: [u64; 3],
    /// Float and vector results.
    pub float_results: [[u64; 2]; 4],
}

impl Registers {
    /// Puts an argument where it travels.
    pub(super) fn set_arg(
        &mut self,
        loc: AbiLoc,
        words: [u64; 2],
        bytes: u32,
        memory: &mut LinearMemory,
    ) -> Result<(), Fault> {
        match loc {
            AbiLoc::Int(n) => set(&mut self.ints, n, words[0]),
            AbiLoc::Float(n) => set(&mut self.floats, n, words),
            AbiLoc::Stack(offset) => {
                let at = self.stack.wrapping_add(offset.into());
                memory.write(at, words[0].to_le_bytes())?;
                if bytes == 16 {
                    memory.write(at.wrapping_add(8), words[1].to_le_bytes())?;
                }
            }
            // The function that is called has its caller's variable arguments.
            AbiLoc::StackAddr(offset) => self.stack = words[0].wrapping_sub(offset.into()),
        }
        Ok(())
    }

    /// An argument.
    pub(super) fn arg(
        &self,
        loc: AbiLoc,
        bytes: u32,
        memory: &LinearMemory,
    ) -> Result<[u64; 2], Fault> {
        Ok(match loc {
            AbiLoc::Int(n) => [get(&self.ints, n), 0],
            AbiLoc::Float(n) => get(&self.floats, n),
            AbiLoc::Stack(offset) => {
                let at = self.stack.wrapping_add(offset.into());
                let low = u64::from_le_bytes(memory.read(at)?);
                let high = match bytes {
                    16 => u64::from_le_bytes(memory.read(at.wrapping_add(8))?),
                    _ => 0,
                };
                [low, high]
            }
            AbiLoc::StackAddr(offset) => [self.stack.wrapping_add(offset.into()), 0],
        })
    }

    /// Puts a result where it travels.
    pub(super) fn set_result(&mut self, loc: AbiLoc, words: [u64; 2]) {
        match loc {
            AbiLoc::Int(n) => set(&mut self.int_results, n, words[0]),
            AbiLoc::Float(n) => set(&mut self.float_results, n, words),
            // No result travels so.
            AbiLoc::Stack(_) | AbiLoc::StackAddr(_) => {}
        }
    }

    /// A result.
    pub(super) fn result(&self, loc: AbiLoc) -> [u64; 2] {
        match loc {
            AbiLoc::Int(n) => [get(&self.int_results, n), 0],
            AbiLoc::Float(n) => get(&self.float_results, n),
            // No result travels so.
            AbiLoc::Stack(_) | AbiLoc::StackAddr(_) => [0; 2],
        }
    }
}

fn get<T: Copy + Default>(registers: &[T], n: u8) -> T {
    registers.get(usize::from(n)).copied().unwrap_or_default()
}

fn set<T>(registers: &mut [T], n: u8, value: T) {
    if let Some(register) = registers.get_mut(usize::from(n)) {
        *register = value;
    }
}
