//! Calls a handler for a signal that has come to the one of [`super`], as the kernel would have
//! called it in its place: on the stack that its flags ask for, with the signals blocked that it
//! has asked for, and with what the kernel said, which it may change.
//!
//! The handler here always runs on the thread's alternate stack. Another one runs there too if it
//! has `SA_ONSTACK`: then it is called. Else what the kernel has pushed is copied to the stack that
//! was interrupted, and the context for the kernel to return to is changed to the handler, there. When that returns, the
//! kernel takes the copy for its own. So a handler may also jump out, and finds all as natively.

use std::arch::naked_asm;
use std::ffi::c_void;
use std::ptr;

use super::dispositions::Disposition;
use crate::runtime::stack::StackBounds;
use crate::sys::signals::{bit, set_mask};

/// Bytes below the stack pointer that the code which was interrupted may use.
pub(super) const RED_ZONE: usize = 128;
/// Bytes of the kernel's `ucontext`, which is shorter than C's `ucontext_t`.
const CONTEXT: usize = 304;
/// Bytes of `siginfo_t`.
const INFO: usize = 128;
/// Where in the state of the floating-point unit the kernel says how long it is, behind a mark.
const STATE_MARK: usize = 464;
const MARK: u32 = 0x4650_5853;
/// Bytes of that state where it says nothing.
const PLAIN_STATE: usize = 512;
/// The direction, trap and resume flags.
const FLAGS_OFF: i64 = 0x400 | 0x100 | 0x1_0000;

/// Calls a handler, now or as soon as the handler that calls this returns. `false` if there is no
/// room for it on the stack where it would have to run. The stack that was interrupted is known
/// where `bounds` are given.
///
/// # Safety
///
/// The pointers are those that the kernel gave for a signal, whose handler does nothing after this
/// but to return. The disposition has a function that may be called for it.
pub(super) unsafe fn deliver(
    found: &Disposition,
    signal: i32,
    info: *mut libc::siginfo_t,
    context: *mut libc::ucontext_t,
    bounds: Option<StackBounds>,
) -> bool {
    // SAFETY: the kernel's pointers; what is written to the stack that was interrupted lies below
    // all that is in use there, and within its bounds where they are known.
    unsafe {
        let own = match found.flags & libc::SA_NODEFER {
            0 => bit(signal),
            _ => 0,
        };
        let mask = blocked(context) | found.mask | own;
        if found.flags & libc::SA_ONSTACK != 0 || is_on_this_stack(context) {
            call_here(found, signal, info, context, mask);
            return true;
        }
        let sp = (*context).uc_mcontext.gregs[libc::REG_RSP as usize] as usize;
        let state = (*context).uc_mcontext.fpregs.cast::<u8>();
        let state_size = size_of_state(state);
        let state_at = (sp - RED_ZONE - state_size) & !63;
        // What is copied to here starts 8 bytes behind a multiple of 16, as where a call has been
        // made, since its first word is the address that the handler returns to.
        let frame = (state_at - INFO - CONTEXT - 8) & !15;
        let frame = frame - 8;
        let (context_at, info_at) = (frame + 8, frame + 8 + CONTEXT);
        // The handler wants some room, too.
        if bounds.is_some_and(|bounds| bounds.contains(sp) && !bounds.contains(frame - 4096)) {
            return false;
        }
        if !state.is_null() {
            ptr::copy_nonoverlapping(state, state_at as *mut u8, state_size);
        }
        ptr::copy_nonoverlapping(info.cast::<u8>(), info_at as *mut u8, INFO);
        ptr::copy_nonoverlapping(context.cast::<u8>(), context_at as *mut u8, CONTEXT);
        let give_back: extern "C" fn() = give_back;
        (frame as *mut usize).write(give_back as usize + 1);
        let copy = context_at as *mut libc::ucontext_t;
        if !state.is_null() {
            (*copy).uc_mcontext.fpregs = state_at as *mut _;
        }

        let registers = &mut (*context).uc_mcontext.gregs;
        registers[libc::REG_RIP as usize] = found.handler as i64;
        registers[libc::REG_RSP as usize] = frame as i64;
        registers[libc::REG_RDI as usize] = i64::from(signal);
        registers[libc::REG_RSI as usize] = info_at as i64;
        registers[libc::REG_RDX as usize] = context_at as i64;
        registers[libc::REG_RAX as usize] = 0;
        registers[libc::REG_EFL as usize] &= !FLAGS_OFF;
        // A handler starts with the floating-point unit as a process does.
        (*context).uc_mcontext.fpregs = ptr::null_mut();
        set_blocked(context, mask);
        true
    }
}

/// Calls a handler on this stack. The kernel unblocks what is blocked here when all return.
///
/// # Safety
///
/// The pointers are the kernel's, for this signal. `found` is a handler that may be called here.
unsafe fn call_here(
    found: &Disposition,
    signal: i32,
    info: *mut libc::siginfo_t,
    context: *mut libc::ucontext_t,
    mask: u64,
) {
    // SAFETY: what has no SA_SIGINFO takes the number alone, and does not mind the others.
    unsafe {
        set_mask(mask);
        let handler: extern "C" fn(i32, *mut libc::siginfo_t, *mut c_void) =
            std::mem::transmute(found.handler);
        handler(signal, info, context.cast());
    }
}

/// Returns from a handler to the instruction behind its first: what it was called with lies behind the address
/// that it returns to, and `rsp` leads there. So the unwinder, which looks for what describes a return address
/// in front of that, finds this.
#[unsafe(naked)]
extern "C" fn give_back() {
    naked_asm!(
        ".cfi_startproc",
        ".cfi_signal_frame",
        // The canonical frame address is the interrupted `rsp`, in the context (`DW_OP_breg7`, `DW_OP_deref`).
        ".cfi_escape 0x0f, 4, 0x77, 0xa0, 0x01, 0x06",
        // So are the registers (`DW_OP_breg7`).
        ".cfi_escape 0x10, 0, 3, 0x77, 0x90, 0x01",  // rax
        ".cfi_escape 0x10, 1, 3, 0x77, 0x88, 0x01",  // rdx
        ".cfi_escape 0x10, 2, 3, 0x77, 0x98, 0x01",  // rcx
        ".cfi_escape 0x10, 3, 3, 0x77, 0x80, 0x01",  // rbx
        ".cfi_escape 0x10, 4, 3, 0x77, 0xf0, 0x00",  // rsi
        ".cfi_escape 0x10, 5, 3, 0x77, 0xe8, 0x00",  // rdi
        ".cfi_escape 0x10, 6, 3, 0x77, 0xf8, 0x00",  // rbp
        ".cfi_escape 0x10, 8, 2, 0x77, 0x28",        // r8
        ".cfi_escape 0x10, 9, 2, 0x77, 0x30",        // r9
        ".cfi_escape 0x10, 10, 2, 0x77, 0x38",       // r10
        ".cfi_escape 0x10, 11, 3, 0x77, 0xc0, 0x00", // r11
        ".cfi_escape 0x10, 12, 3, 0x77, 0xc8, 0x00", // r12
        ".cfi_escape 0x10, 13, 3, 0x77, 0xd0, 0x00", // r13
        ".cfi_escape 0x10, 14, 3, 0x77, 0xd8, 0x00", // r14
        ".cfi_escape 0x10, 15, 3, 0x77, 0xe0, 0x00", // r15
        ".cfi_escape 0x10, 16, 3, 0x77, 0xa8, 0x01", // the return address
        "nop",
        // Debuggers know it by these bytes.
        ".byte 0x48, 0xc7, 0xc0, 0x0f, 0, 0, 0",
        "syscall",
        ".cfi_endproc",
    )
}

/// Whether the kernel has stayed on the stack that it has interrupted.
///
/// # Safety
///
/// The context is the kernel's.
unsafe fn is_on_this_stack(context: *const libc::ucontext_t) -> bool {
    // SAFETY: the caller's pointer is the kernel's.
    unsafe {
        let sp = (*context).uc_mcontext.gregs[libc::REG_RSP as usize] as usize;
        let alternate = (*context).uc_stack;
        let start = alternate.ss_sp as usize;
        alternate.ss_flags & libc::SS_DISABLE != 0
            || alternate.ss_size == 0
            || (start..start + alternate.ss_size).contains(&sp)
    }
}

/// How long the state of the floating-point unit is that the kernel has pushed.
///
/// # Safety
///
/// It is null or the state that the kernel has pushed.
unsafe fn size_of_state(state: *const u8) -> usize {
    if state.is_null() {
        return 0;
    }
    // SAFETY: the kernel pushes at least the plain state; the words are in what is left of it.
    unsafe {
        let mark = state.add(STATE_MARK).cast::<u32>();
        match mark.read() == MARK {
            true => mark.add(1).read() as usize,
            false => PLAIN_STATE,
        }
    }
}

/// The signals that were blocked where the code was interrupted.
///
/// # Safety
///
/// The context is the kernel's.
pub(super) unsafe fn blocked(context: *const libc::ucontext_t) -> u64 {
    // SAFETY: the kernel's sets have one word.
    unsafe { (&raw const (*context).uc_sigmask).cast::<u64>().read() }
}

/// Says which are to be when the handler returns.
///
/// # Safety
///
/// The context is the kernel's.
pub(super) unsafe fn set_blocked(context: *mut libc::ucontext_t, mask: u64) {
    // SAFETY: the kernel's sets have one word.
    unsafe { (&raw mut (*context).uc_sigmask).cast::<u64>().write(mask) }
}
