//! Calls that may return more than once: `setjmp` and its kin.
//!
//! `setjmp` notes the machine's registers and stack, and `longjmp` goes on there. The loop of the
//! interpreter may by then have moved on in the very frame that was noted. So such a call is made
//! not from the loop but from a frame of its own that stays as it is while the loop runs: the one
//! of [`start`]. What the loop needs to go on (frame, stack pointer, instruction) stands in
//! callee-saved registers, which `setjmp` notes too. Whenever the call returns, the first time or a
//! later one, what runs above that frame is given up and the loop is started again from there.
//!
//! ```text
//!   caller of `start`
//!   callee-saved registers
//!   Run::stack               the loop, started by `begin` or `resume`; or the function that returns twice
//! ```
//!
//! What such a function notes is where its caller's stack ends, and it finds nothing below that when it returns again:
//! its caller would call others from there. So it has the place of the loop, which was given up before the call.
//!
//! Relies on: nothing in the loop or in what it calls has a destructor to run, as for traps; the
//! program jumps only to a `setjmp` whose function has not returned, as C demands.

use std::arch::naked_asm;
use std::mem::offset_of;
use std::sync::atomic::{AtomicU64, Ordering};

use super::calls::{CallTarget, InterpEnv, find};
use super::code::Bytecode;
use super::frame::CODE;
use super::native;
use super::op::{Opcode, Word};
use super::stack::{self, Context};
use crate::lir::{AbiLoc, AbiParam, Locations};
use crate::runtime::activation::{State, raise, set_state};
use crate::runtime::trap::TrapKind;

/// One run of the loop.
#[repr(C)]
pub(super) struct Run<'a> {
    /// The machine stack that the loop is started on; written by [`start`].
    pub(super) stack: usize,
    /// The thread's interpreter.
    pub(super) context: *mut Context,
    /// The engine.
    pub(super) env: &'a dyn InterpEnv,
    /// The end of the stack that native code is called on, or 0 if that is the one of the loop.
    pub(super) program_stack: usize,
}

/// Bytes of the callee-saved registers below the frame pointer of [`start`].
const SAVED: usize = 40;

/// Runs the loop from an instruction on until the frame that it was started for returns.
///
/// # Safety
///
/// As for [`native::run`].
#[unsafe(naked)]
pub(super) unsafe extern "C-unwind" fn start(
    run: *mut Run<'_>,
    fp: *mut u64,
    sp: usize,
    ip: *const AtomicU64,
) {
    naked_asm!(
        // Exceptions go through here. The unwinding directives of the frame hold at the call.
        ".cfi_startproc",
        "push rbp",
        "mov rbp, rsp",
        "push rbx",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        ".cfi_def_cfa rbp, 16",
        ".cfi_offset rbp, -16",
        ".cfi_offset rbx, -24",
        ".cfi_offset r12, -32",
        ".cfi_offset r13, -40",
        ".cfi_offset r14, -48",
        ".cfi_offset r15, -56",
        "sub rsp, 8",
        "mov [rdi + {stack}], rsp",
        "call {begin}",
        "add rsp, 8",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbx",
        "pop rbp",
        "ret",
        ".cfi_endproc",
        stack = const offset_of!(Run<'_>, stack),
        begin = sym begin,
    )
}

/// Calls `native` with six integers from the frame of [`start`]; each time that it returns, the
/// loop goes on behind the call.
///
/// # Safety
///
/// `run` must be the innermost run of this thread, the rest what its loop is at; `native` a
/// function that takes such arguments.
#[unsafe(naked)]
unsafe extern "C-unwind" fn call_and_start_again(
    run: *const Run<'_>,
    fp: *mut u64,
    sp: usize,
    ip: *const AtomicU64,
    native: *const u8,
    ints: *const [u64; 6],
) -> ! {
    naked_asm!(
        // Once the stack is that of `start`, the frame is, too.
        ".cfi_startproc",
        "mov rbx, rdi",
        "mov r12, rsi",
        "mov r13, rdx",
        "mov r14, rcx",
        "mov r10, r8",
        "mov r11, r9",
        // The arguments lie on the stack that is given up: they are read first.
        "mov rdi, [r11]",
        "mov rsi, [r11 + 8]",
        "mov rdx, [r11 + 16]",
        "mov rcx, [r11 + 24]",
        "mov r8, [r11 + 32]",
        "mov r9, [r11 + 40]",
        "mov rax, [rbx + {stack}]",
        "lea rbp, [rax + 8 + {saved}]",
        "mov rsp, rax",
        ".cfi_def_cfa rbp, 16",
        ".cfi_offset rbp, -16",
        ".cfi_offset rbx, -24",
        ".cfi_offset r12, -32",
        ".cfi_offset r13, -40",
        ".cfi_offset r14, -48",
        ".cfi_offset r15, -56",
        "xor eax, eax",
        "call r10",
        "mov rsp, [rbx + {stack}]",
        "mov rdi, rbx",
        "mov rsi, r12",
        "mov rdx, r13",
        "mov rcx, r14",
        "mov r8, rax",
        "call {resume}",
        "add rsp, 8",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbx",
        "pop rbp",
        "ret",
        ".cfi_endproc",
        saved = const SAVED,
        stack = const offset_of!(Run<'_>, stack),
        resume = sym resume,
    )
}

/// Runs the loop from a call that may return twice on.
///
/// # Safety
///
/// As for [`exec::run`].
unsafe extern "C-unwind" fn begin(
    run: *const Run<'_>,
    fp: *mut u64,
    sp: usize,
    ip: *const AtomicU64,
) {
    // SAFETY: `start` hands on what its caller vouches for.
    unsafe { native::run(&*run, fp, sp, ip) }
}

/// Goes on behind a call that has returned `result`.
///
/// # Safety
///
/// The call at `ip` in the code of the frame `fp` has returned, perhaps again. The frame is there still, as the program vouches, and
/// the context of the run is this thread's.
unsafe extern "C-unwind" fn resume(
    run: *const Run<'_>,
    fp: *mut u64,
    sp: usize,
    ip: *const AtomicU64,
    result: u64,
) {
    // SAFETY: the registers are those of the loop at a call in the code of the frame `fp`, which
    // the program vouches to be there still.
    unsafe {
        let run = &*run;
        stack::take_back(run.context, State::Interp);
        (*run.context).ip = ip;
        (*run.context).sp = sp;
        let word = *ip.cast::<Word>();
        let sig = locations(fp, ip);
        if let Some(AbiParam { ty, .. }) = sig.results.first() {
            *fp.add(word.a as usize) = result & ty.mask();
        }
        native::run(run, fp, sp, ip.add(word.len(|_| 0)));
    }
}

/// The second word of the call at `ip`, which is a row.
///
/// # Safety
///
/// At `ip` is a call, whose second word is a row.
unsafe fn row_of(ip: *const AtomicU64) -> usize {
    // SAFETY: the caller has a call.
    unsafe { (*ip.add(1)).load(Ordering::Relaxed) as usize }
}

/// Where what the call at `ip` passes travels, in the code of the frame `fp`.
///
/// # Safety
///
/// `fp` is a frame whose header is written, and `ip` a call in its code.
unsafe fn locations<'a>(fp: *mut u64, ip: *const AtomicU64) -> Locations<'a> {
    // SAFETY: the frame's header and the words of the call are as `flatten` and `exec` have
    // written them; the code lives while it runs.
    unsafe {
        let code = &*(*fp.add(CODE) as *const Bytecode);
        let row = match (*ip.cast::<Word>()).op {
            Opcode::CallTwice => code.callees.get_unchecked(row_of(ip)).sig as usize,
            _ => row_of(ip),
        };
        code.locations.row(row)
    }
}

/// A call that may return more than once. The loop goes on in a new run.
///
/// # Safety
///
/// `ip` must be such a call in the code of the frame `fp`, where the loop of `run` is.
#[cold]
#[inline(never)]
pub(super) unsafe fn call(run: &Run<'_>, fp: *mut u64, sp: usize, ip: *const AtomicU64) -> ! {
    // SAFETY: the frame's header and the words of the call are as `flatten` and `exec` have
    // written them; nothing here has a destructor.
    unsafe {
        (*run.context).ip = ip;
        (*run.context).sp = sp;
        let code = &*(*fp.add(CODE) as *const Bytecode);
        let function = code.callees.get_unchecked(row_of(ip)).function;
        let native = match find(run.env, function) {
            CallTarget::Native(address) => address,
            CallTarget::Code(_) => run.env.entries().thunk(function) as *const u8,
        };
        call_address(run, fp, sp, ip, native)
    }
}

/// The same through a pointer.
///
/// # Safety
///
/// As for [`call`].
#[cold]
#[inline(never)]
pub(super) unsafe fn call_indirect(
    run: &Run<'_>,
    fp: *mut u64,
    sp: usize,
    ip: *const AtomicU64,
    address: u64,
) -> ! {
    // SAFETY: as in `call`.
    unsafe {
        (*run.context).ip = ip;
        (*run.context).sp = sp;
        let native = match run.env.entries().function_at(address) {
            Some(function) => match find(run.env, function) {
                CallTarget::Native(address) => address,
                CallTarget::Code(_) => address as *const u8,
            },
            None if address < 4096 => raise(TrapKind::BadAddress(Some(address))),
            None => address as *const u8,
        };
        call_address(run, fp, sp, ip, native)
    }
}

/// Makes the call at `ip` of native code at an address.
///
/// # Safety
///
/// As for [`call`]; the address is that of a function that takes what the call passes, of a
/// signature that [`fits`].
pub(super) unsafe fn call_address(
    run: &Run<'_>,
    fp: *mut u64,
    sp: usize,
    ip: *const AtomicU64,
    native: *const u8,
) -> ! {
    // SAFETY: as in `call`.
    unsafe {
        let sig = locations(fp, ip);
        let regs = ip.add(2).cast::<u16>();
        let mut ints = [0; 6];
        for (i, param) in sig.params.iter().enumerate() {
            if let AbiLoc::Int(n) = param.loc {
                ints[n as usize % 6] = *fp.add(*regs.add(i) as usize);
            }
        }
        (*run.context).fp = fp;
        stack::enter_native(run.context);
        set_state(State::Native);
        call_and_start_again(run, fp, sp, ip, native, &ints)
    }
}
