//! Libcalls that are an instruction, where the processor has it.
//!
//! The C library has the same instructions behind these names on such a processor, so the bits are
//! the same, those of NaNs too. Its functions are called where a processor has less, and by the
//! interpreter. The other way round, there is what stands in for `popcnt`.

use super::asm::Op;
use super::features::Features;
use super::packed::{newer, newer_imm};
use crate::lir::{Format, Libcall, Maths};

/// What stands in for a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instead {
    /// `roundss` or `roundsd`, with its immediate operand.
    Round(Op, u8),
    /// `vfmadd213ss` or `vfmadd213sd`: the product of the first two operands plus the third, where
    /// the first is overwritten.
    MultiplyAdd(Op),
}

/// Neither says that the result is not the operand.
const QUIET: u8 = 8;

/// The instruction that does what a libcall does.
pub fn instead_of(libcall: Libcall, features: Features) -> Option<Instead> {
    let Libcall::Math(function, format @ (Format::F32 | Format::F64)) = libcall else {
        return None;
    };
    let mode = match function {
        Maths::RoundEven => QUIET,
        Maths::Floor => QUIET | 1,
        Maths::Ceil => QUIET | 2,
        Maths::Trunc => QUIET | 3,
        // As the control register says.
        Maths::Rint => 4,
        Maths::NearbyInt => QUIET | 4,
        Maths::Fma if features.fma => {
            let op = newer(0xa9);
            return Some(Instead::MultiplyAdd(match format {
                Format::F32 => op,
                _ => op.wide(),
            }));
        }
        _ => return None,
    };
    let opcode = if format == Format::F32 { 0x0a } else { 0x0b };
    let round = Instead::Round(newer_imm(opcode), mode);
    features.sse41.then_some(round)
}

/// Counting bits without `popcnt`: sums of 2, of 4 and of 8 bits, by a shift and a mask each.
pub const BIT_SUMS: [(u8, u64); 3] = [
    (1, 0x5555_5555_5555_5555),
    (2, 0x3333_3333_3333_3333),
    (4, 0x0f0f_0f0f_0f0f_0f0f),
];
/// Times this the highest byte is the sum of all.
pub const BYTES: u64 = 0x0101_0101_0101_0101;
