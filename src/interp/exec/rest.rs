//! What the loop's operations need besides floats and memory.

use std::mem;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::interp::code::{Bytecode, operation};
use crate::interp::op::{Opcode, Word};
use crate::interp::stack::{self, CODE, Context};
use crate::lir::Division;
use crate::runtime::activation::{self, State, ensure_host_room, raise, raise_with};
use crate::runtime::limits::Limits;
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

/// Raises a trap at this instruction if the program is to stop by its limits, and the host gives no more fuel. What is in
/// use ends at `sp`.
///
/// # Safety
///
/// The context is this thread's, `fp` a frame on its stack whose code has limits, and `ip` an instruction of that code. Frames
/// between here and the innermost activation have no destructor to run.
#[cold]
#[inline(never)]
pub(in crate::interp) unsafe fn raise_if_stopped(
    context: *mut Context,
    ip: *const AtomicU64,
    fp: *mut u64,
    sp: usize,
) {
    // SAFETY: code that asks has limits; the rest is passed on to the caller. The host is called as a function
    // of its own is; see `call_native`.
    unsafe {
        let limits = &*limits(fp);
        while let Some(fault) = limits.check() {
            (*context).ip = ip;
            (*context).fp = fp;
            if !limits.is_asked_for(fault) {
                raise(fault.into())
            }
            ensure_host_room();
            (*context).sp = sp;
            stack::enter_native(context);
            let answer = limits.ask_for_fuel();
            stack::take_back(context, State::Interp);
            (*context).sp = sp;
            (*context).fp = fp;
            if let Err(payload) = answer {
                (*context).ip = ip;
                raise_with(fault.into(), payload)
            }
        }
    }
}

/// What [`raise_if_stopped`] does where the program can be stopped; the operation that is to be carried out there, if this returns.
/// Who comes here may have been called by a program that is to stop, and which is linked with this one; others go on.
///
/// # Safety
///
/// As for [`raise_if_stopped`].
#[cold]
#[inline(never)]
pub(in crate::interp) unsafe fn ask_at_stop(
    context: *mut Context,
    ip: *const AtomicU64,
    fp: *mut u64,
    sp: usize,
) -> Opcode {
    // SAFETY: as for `raise_if_stopped`; the operation that the code has there is an `Opcode`.
    unsafe {
        raise_if_stopped(context, ip, fp, sp);
        if let Some(fault) = activation::stopped() {
            trap(context, ip, fp, fault.into())
        }
        let code = &*(*fp.add(CODE) as *const Bytecode);
        mem::transmute::<u16, Opcode>(code.operation_at(ip))
    }
}

/// The limits of the program whose frame this is.
///
/// # Safety
///
/// `fp` is a frame whose header is written.
#[inline(always)]
pub(in crate::interp) unsafe fn limits(fp: *mut u64) -> *const Limits {
    // SAFETY: the header of a frame has its code.
    unsafe { (*(*fp.add(CODE) as *const Bytecode)).limits }
}

/// Raises a trap at this instruction.
///
/// # Safety
///
/// The context is this thread's, `fp` a frame on its stack, and `ip` an instruction of its code. Frames between here and the
/// innermost activation have no destructor to run.
#[cold]
#[inline(never)]
pub(in crate::interp) unsafe fn trap(
    context: *mut Context,
    ip: *const AtomicU64,
    fp: *mut u64,
    kind: TrapKind,
) -> ! {
    // SAFETY: the context is this thread's; the caller vouches for the frames.
    unsafe {
        (*context).ip = ip;
        (*context).fp = fp;
        raise(kind)
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
