//! How the native machine ends the loop: traps, limits, and stops.

use std::mem;
use std::sync::atomic::AtomicU64;

use crate::interp::code::Bytecode;
use crate::interp::frame::CODE;
use crate::interp::op::Opcode;
use crate::interp::stack::{self, Context};
use crate::runtime::activation::{self, State, ensure_host_room, raise, raise_with};
use crate::runtime::limits::Limits;
use crate::runtime::trap::TrapKind;

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
