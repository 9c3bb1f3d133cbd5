//! What the loop's operations need besides floats and memory.

use std::mem;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::interp::code::operation;
use crate::interp::op::{Opcode, Word};
use crate::lir::Division;
use crate::runtime::trap::TrapKind;

/// The first word of an instruction. Another thread may be putting an [`Opcode::Stop`] in the operation's place, so
/// that is read atomically; the fields stay, and each is read where it is wanted.
///
/// # Safety
///
/// At `ip` is the first word of an instruction of bytecode that stays alive.
#[inline(always)]
pub(super) unsafe fn fetch(ip: *const AtomicU64) -> Word {
    // SAFETY: the caller has an instruction there, and what is ever stored as its operation is an `Opcode`.
    unsafe {
        let word = ip.cast::<Word>();
        Word {
            op: mem::transmute::<u16, Opcode>(operation(&*ip).load(Ordering::Relaxed)),
            a: (*word).a,
            b: (*word).b,
            c: (*word).c,
        }
    }
}

/// A further word of an instruction.
///
/// # Safety
///
/// At `ip` is an instruction of more than `n` words.
#[inline(always)]
pub(super) unsafe fn word(ip: *const AtomicU64, n: usize) -> u64 {
    // SAFETY: the caller has an instruction with so many words.
    unsafe { *ip.add(n).cast::<u64>() }
}

/// The distance to the case of a sparse switch that equals `value`.
///
/// # Safety
///
/// At `ip` is a sparse switch.
pub(super) unsafe fn find_case(ip: *const AtomicU64, value: u64) -> u64 {
    // SAFETY: w1 counts the pairs that follow, and the default's distance follows them.
    unsafe {
        let count = word(ip, 1) as usize;
        let (mut low, mut high) = (0, count);
        while low < high {
            let middle = (low + high) / 2;
            let case = word(ip, 2 + 2 * middle);
            if case == value {
                return word(ip, 3 + 2 * middle);
            }
            match case < value {
                true => low = middle + 1,
                false => high = middle,
            }
        }
        word(ip, 2 + 2 * count)
    }
}

/// Why a division traps.
pub(super) fn division(why: Division) -> TrapKind {
    match why {
        Division::ByZero => TrapKind::DivisionByZero,
        Division::Overflow => TrapKind::DivisionOverflow,
    }
}

/// `a / b`, where `b` is neither 0 nor -1.
#[inline(always)]
pub(super) fn unchecked_div(a: i64, b: i16) -> i64 {
    a.wrapping_div(if b == 0 { 1 } else { b.into() })
}

/// `a % b`, where `b` is neither 0 nor -1.
#[inline(always)]
pub(super) fn unchecked_rem(a: i64, b: i16) -> i64 {
    a.wrapping_rem(if b == 0 { 1 } else { b.into() })
}

/// A divisor that `flatten` has found not to be 0.
#[inline(always)]
pub(super) fn nonzero(n: u16) -> u64 {
    u64::from(n).max(1)
}
