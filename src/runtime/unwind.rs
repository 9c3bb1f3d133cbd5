//! The system's unwinder: found in the process or loaded into it, never linked against.
//!
//! It is that of `libgcc_s` or LLVM's `libunwind`, which the C++ library and Rust's use too. It is
//! given tables for machine code (`jit/unwind`), by which it finds the handler of an exception.

use std::arch::naked_asm;
use std::ffi::{c_int, c_void};
use std::mem::{self, offset_of};
use std::num::NonZero;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use super::activation;
use super::host::{self, real::Real};
use super::trampoline::jump_to_landing;

/// How tables are made known, and forgotten again. Both take the start of a table of the form of an
/// `.eh_frame` section, with its end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Register {
    /// Makes a table known.
    pub add: unsafe extern "C" fn(*const c_void),
    /// Forgets it.
    pub remove: unsafe extern "C" fn(*const c_void),
}

/// How tables are made known to the unwinder of this process; `None` where it has no function
/// for that.
pub(crate) fn register() -> Option<Register> {
    static FOUND: OnceLock<Option<Register>> = OnceLock::new();
    *FOUND.get_or_init(|| {
        let names = match host::in_process(c"__unw_add_dynamic_eh_frame_section") {
            // Of LLVM's, what has the other names takes one entry and no table.
            Some(_) => [
                c"__unw_add_dynamic_eh_frame_section",
                c"__unw_remove_dynamic_eh_frame_section",
            ],
            None => [c"__register_frame", c"__deregister_frame"],
        };
        let [add, remove] = names.map(host::compiler_library);
        let (add, remove) = (add?.cast(), remove?.cast());
        // SAFETY: that is what both take and give, by the documentation of either library.
        unsafe {
            Some(Register {
                add: mem::transmute::<*const c_void, unsafe extern "C" fn(*const c_void)>(add),
                remove: mem::transmute::<*const c_void, unsafe extern "C" fn(*const c_void)>(
                    remove,
                ),
            })
        }
    })
}

/// Whether a symbol is of what unwinds stacks or looks at them: of C++ and Rust, of C what ends threads.
pub(crate) fn is_about_unwinding(name: &[u8]) -> bool {
    const STARTS: [&[u8]; 6] = [
        b"_Unwind_",
        b"__cxa_throw",
        b"__cxa_rethrow",
        b"backtrace",
        b"pthread_exit",
        b"pthread_cancel",
    ];
    STARTS.iter().any(|start| name.starts_with(start))
}

/// Whether there is code that may have cleanups: else a trap does not look for them, frame by frame.
static HAS_CLEANUPS: AtomicBool = AtomicBool::new(false);

/// Says that there may be such code, of libraries that programs reach. They bring the unwinder that they need.
pub(crate) fn expect_cleanups() {
    HAS_CLEANUPS.store(true, Ordering::Release);
}

/// Says that there is generated code with landing pads, and has the unwinder there before a trap needs it: nothing
/// can be loaded then, as the program may be in the middle of anything.
pub(crate) fn expect_landing_pads() {
    host::compiler_library(FORCED_UNWIND.name());
    expect_cleanups();
}

/// Whether there is. Async-signal-safe.
pub(super) fn has_cleanups() -> bool {
    HAS_CLEANUPS.load(Ordering::Acquire)
}

/// What the unwinder carries along (Itanium C++ ABI, Exception Handling, section 1.2). All zero, it is of
/// no language.
#[repr(C, align(16))]
#[derive(Debug)]
pub(crate) struct Exception {
    class: u64,
    cleanup: Option<unsafe extern "C-unwind" fn(c_int, *mut Exception)>,
    private: [u64; 2],
}

impl Exception {
    /// One that ends an activation.
    pub(crate) const fn ending_activation() -> Exception {
        Exception {
            class: 0,
            cleanup: Some(exception_cleanup),
            private: [0; 2],
        }
    }
}

/// Nothing is left of the stack.
const END_OF_STACK: c_int = 16;

type Stop = unsafe extern "C-unwind" fn(
    c_int,
    c_int,
    u64,
    *mut Exception,
    *mut c_void,
    *mut c_void,
) -> c_int;

type ForcedUnwind = unsafe extern "C-unwind" fn(*mut Exception, Stop, *mut c_void) -> c_int;

/// Runs the cleanups of all frames between here and the end of the innermost activation's stack, which
/// is then left. Returns where there is nothing to run, or nobody to do it.
///
/// # Safety
///
/// The activation is ended by a trap that is written down, and `saved_rsp` is where it goes on. Whatever
/// lies between may be unwound. The exception is not on the stack that is left.
pub(crate) unsafe fn run_cleanups(exception: *mut Exception, saved_rsp: usize) {
    if let Some(unwind) = NonZero::new(FORCED_UNWIND.address()) {
        // SAFETY: that is what it takes and gives, by the ABI. The exception is fresh, and the rest is what the
        // caller vouches for.
        unsafe {
            let unwind = mem::transmute::<NonZero<usize>, ForcedUnwind>(unwind);
            unwind(exception, stop, saved_rsp as *mut c_void);
        }
    }
}

/// Is asked at each frame whether that is where to stop.
///
/// # Safety
///
/// The unwinder calls it, with the stack pointer that [`run_cleanups`] was given.
unsafe extern "C-unwind" fn stop(
    _version: c_int,
    actions: c_int,
    _class: u64,
    _exception: *mut Exception,
    _context: *mut c_void,
    saved_rsp: *mut c_void,
) -> c_int {
    if actions & END_OF_STACK != 0 {
        // SAFETY: all frames in between have been unwound.
        unsafe { jump_to_landing(saved_rsp as usize) }
    }
    0
}

/// A handler for all exceptions has taken the one that ends an activation for its own, and is done with
/// it. It is none, so the trap goes on from here.
///
/// # Safety
///
/// The unwinder calls it, while a trap unwinds this thread.
unsafe extern "C-unwind" fn exception_cleanup(_reason: c_int, _exception: *mut Exception) {
    // SAFETY: only code that is unwound because of a trap is given such an exception.
    unsafe { activation::go_on_unwinding() }
}

/// Has C++ forget, in this thread, that it has caught an exception: what ends an activation is gone with that, and
/// may have been left in the midst of a handler.
pub(crate) fn forget(exception: &Exception) {
    /// More than the bytes of what C++ has in front of its own exceptions.
    const HEADER: usize = 256;
    let Some(globals) = NonZero::new(GET_GLOBALS.address()) else {
        return;
    };
    // SAFETY: that is what it takes and gives; the first word is what was caught last (Itanium C++ ABI, Exception
    // Handling, section 2.2.2). Exceptions of others stand alone there, as where one of its own would begin.
    unsafe {
        let globals: extern "C" fn() -> *mut usize = mem::transmute(globals);
        let caught = globals();
        if (&raw const *exception as usize).wrapping_sub(*caught) <= HEADER {
            *caught = 0;
        }
    }
}

static FORCED_UNWIND: Real = Real::new(c"_Unwind_ForcedUnwind");
static GET_GLOBALS: Real = Real::new(c"__cxa_get_globals");
static TERMINATE: Real = Real::new(c"_ZSt9terminatev");
static END_CATCH: Real = Real::new(c"__cxa_end_catch");

/// The address of a function that is another one for programs than the system's.
pub(crate) fn in_place_of(name: &[u8]) -> Option<*const u8> {
    (name == b"_ZSt9terminatev").then_some(terminate as *const u8)
}

/// `void std::terminate()`, which functions of C++ that must not throw call where something does. A trap
/// is no exception of theirs, and goes on.
extern "C-unwind" fn terminate() -> ! {
    // SAFETY: that is what these take and give (Itanium C++ ABI, Exception Handling, section 2.5). The trap has
    // been caught for `std::terminate`, which is where a handler ends; it need not come back.
    unsafe {
        if activation::is_unwinding() {
            if let Some(end_catch) = NonZero::new(END_CATCH.address()) {
                mem::transmute::<NonZero<usize>, unsafe extern "C-unwind" fn()>(end_catch)();
            }
            activation::go_on_unwinding();
        }
        match NonZero::new(TERMINATE.address()) {
            Some(real) => mem::transmute::<NonZero<usize>, extern "C-unwind" fn() -> !>(real)(),
            None => std::process::abort(),
        }
    }
}

/// What a fault has interrupted, written below its stack for [`from_fault`].
#[repr(C, align(16))]
#[derive(Debug, Clone, Copy)]
pub(super) struct Interrupted {
    /// The instruction.
    pub pc: usize,
    /// The stack pointer.
    pub sp: usize,
    /// The register by which a large frame is described while it is allocated.
    pub r11: usize,
    /// All other registers are left as they are.
    pub _padding: usize,
}

/// Runs the cleanups of the frames that a fault has interrupted, and leaves the activation. The handler of
/// the signal has the thread go on here, with `rsp` leading to an [`Interrupted`]. To the unwinder this is
/// the frame of a signal: the instruction below it may be any, and not only a call.
///
/// # Safety
///
/// The fault is written down as the trap of the innermost activation.
#[unsafe(naked)]
pub(super) unsafe extern "C-unwind" fn from_fault() -> ! {
    naked_asm!(
        ".cfi_startproc",
        ".cfi_signal_frame",
        // The canonical frame address is the word at `rsp + 8` (`DW_OP_breg7 8, DW_OP_deref`).
        ".cfi_escape 0x0f, 3, 0x77, {sp}, 0x06",
        // The return address is at `rsp`, and `r11` behind that (`DW_OP_breg7`).
        ".cfi_escape 0x10, 16, 2, 0x77, {pc}",
        ".cfi_escape 0x10, 11, 2, 0x77, {r11}",
        // What is called expects these two as the ABI has them.
        "cld",
        "emms",
        "call {go_on}",
        "ud2",
        ".cfi_endproc",
        pc = const offset_of!(Interrupted, pc),
        sp = const offset_of!(Interrupted, sp),
        r11 = const offset_of!(Interrupted, r11),
        go_on = sym activation::go_on_unwinding,
    )
}
