//! Where a function finds its next argument: in registers and behind them on the stack, or by way of a `va_list`
//! (System V ABI for AMD64, section 3.5.7).

use crate::interp::portable::memory::{Fault, LinearMemory};
use crate::interp::portable::registers::Registers;

/// Bytes of the integer registers in an area where registers are saved.
const INT_BYTES: u32 = 48;
/// Bytes of all of it.
const SAVED_BYTES: u32 = 176;

/// Arguments that are still to be taken. There are two at a time at most, so that their size does not matter.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)]
pub(super) enum Arguments {
    /// Those of a call.
    Call {
        /// The registers at the call.
        registers: Registers,
        /// How many of each kind were taken.
        ints: usize,
        /// As above.
        floats: usize,
        /// The next one on the stack.
        stack: u64,
    },
    /// Those of a `va_list` at this address.
    List(u64),
}

impl Arguments {
    /// The arguments of a call.
    pub(super) fn of_call(registers: &Registers) -> Arguments {
        Arguments::Call {
            registers: *registers,
            ints: 0,
            floats: 0,
            stack: registers.stack,
        }
    }

    /// Arguments that are words in memory, one behind the other.
    pub(super) fn in_words(stack: u64) -> Arguments {
        let registers = Registers::default();
        Arguments::Call {
            ints: registers.ints.len(),
            floats: registers.floats.len(),
            registers,
            stack,
        }
    }

    /// The next integer or pointer.
    pub(super) fn int(&mut self, memory: &mut LinearMemory) -> Result<u64, Fault> {
        if let Arguments::Call {
            registers, ints, ..
        } = self
            && let Some(&value) = registers.ints.get(*ints)
        {
            *ints += 1;
            return Ok(value);
        }
        let at = match *self {
            Arguments::List(list) => saved(memory, list, 0, INT_BYTES, 8)?,
            Arguments::Call { .. } => None,
        };
        let at = match at {
            Some(at) => at,
            None => self.in_memory(memory, 8, 8)?,
        };
        Ok(u64::from_le_bytes(memory.read(at)?))
    }

    /// The next vector register.
    pub(super) fn vector(&mut self, memory: &mut LinearMemory) -> Result<[u64; 2], Fault> {
        if let Arguments::Call {
            registers, floats, ..
        } = self
            && let Some(&value) = registers.floats.get(*floats)
        {
            *floats += 1;
            return Ok(value);
        }
        let at = match *self {
            Arguments::List(list) => saved(memory, list, 4, SAVED_BYTES, 16)?,
            Arguments::Call { .. } => None,
        };
        let at = match at {
            Some(at) => at,
            None => self.in_memory(memory, 8, 8)?,
        };
        Ok([u64::from_le_bytes(memory.read(at)?), 0])
    }

    /// The next `double`.
    pub(super) fn double(&mut self, memory: &mut LinearMemory) -> Result<f64, Fault> {
        Ok(f64::from_bits(self.vector(memory)?[0]))
    }

    /// The next `long double`.
    pub(super) fn long_double(&mut self, memory: &mut LinearMemory) -> Result<[u8; 10], Fault> {
        let at = self.in_memory(memory, 16, 16)?;
        memory.read(at)
    }

    /// Where the next argument is that travels in memory.
    fn in_memory(
        &mut self,
        memory: &mut LinearMemory,
        size: u64,
        align: u64,
    ) -> Result<u64, Fault> {
        match self {
            Arguments::Call { stack, .. } => {
                let at = stack.wrapping_add(align - 1) & align.wrapping_neg();
                *stack = at.wrapping_add(size);
                Ok(at)
            }
            Arguments::List(list) => {
                let place = list.wrapping_add(8);
                let next = u64::from_le_bytes(memory.read(place)?);
                let at = next.wrapping_add(align - 1) & align.wrapping_neg();
                memory.write(place, at.wrapping_add(size).to_le_bytes())?;
                Ok(at)
            }
        }
    }
}

/// The next register of a kind that a list has; `offset` is where in the list its distance is.
fn saved(
    memory: &mut LinearMemory,
    list: u64,
    offset: u64,
    end: u32,
    size: u32,
) -> Result<Option<u64>, Fault> {
    let place = list.wrapping_add(offset);
    let distance = u32::from_le_bytes(memory.read(place)?);
    if distance.checked_add(size).is_none_or(|next| next > end) {
        return Ok(None);
    }
    memory.write(place, (distance + size).to_le_bytes())?;
    let area = u64::from_le_bytes(memory.read(list.wrapping_add(16))?);
    Ok(Some(area.wrapping_add(distance.into())))
}
