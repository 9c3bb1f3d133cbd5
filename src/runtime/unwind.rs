//! The system's unwinder: found in the process, never linked against.
//!
//! It is that of `libgcc_s` or LLVM's `libunwind`, which the C++ library and Rust's use too. It is
//! told of machine code by tables (`jit/unwind`), and finds what handles an exception by them.

use std::ffi::{CStr, c_int, c_void};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use super::activation;
use super::trampoline::jump_to_landing;

/// How tables are made known, and forgotten again. Both take the start of a table of the form of an
/// `.eh_frame` section, with its end.
#[derive(Clone, Copy, Debug)]
pub struct Register {
    /// Makes a table known.
    pub add: unsafe extern "C" fn(*const c_void),
    /// Forgets it.
    pub remove: unsafe extern "C" fn(*const c_void),
}

/// How tables are made known to the unwinder of this process; `None` where there is none that could
/// be told.
pub fn register() -> Option<Register> {
    static FOUND: OnceLock<Option<Register>> = OnceLock::new();
    *FOUND.get_or_init(|| {
        let names = match symbol(c"__unw_add_dynamic_eh_frame_section") {
            // Of LLVM's, what has the other names takes one entry and no table.
            Some(_) => [
                c"__unw_add_dynamic_eh_frame_section",
                c"__unw_remove_dynamic_eh_frame_section",
            ],
            None => [c"__register_frame", c"__deregister_frame"],
        };
        let [add, remove] = names.map(symbol);
        let (add, remove) = (add?, remove?);
        // SAFETY: that is what both take and give, by the documentation of either library.
        unsafe {
            Some(Register {
                add: std::mem::transmute::<*const c_void, unsafe extern "C" fn(*const c_void)>(add),
                remove: std::mem::transmute::<*const c_void, unsafe extern "C" fn(*const c_void)>(
                    remove,
                ),
            })
        }
    })
}

/// The address of the function that goes on unwinding behind a landing pad that does not handle the
/// exception; null where there is none.
pub fn resume() -> *const u8 {
    symbol(c"_Unwind_Resume").unwrap_or(std::ptr::null()).cast()
}

/// Whether a symbol is of what unwinds stacks or looks at them: of C++ and Rust, of C what ends threads.
pub fn is_about_unwinding(name: &[u8]) -> bool {
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

/// Whether there has been code with landing pads: else traps need not look for cleanups.
static HAS_CLEANUPS: AtomicBool = AtomicBool::new(false);

/// Says that there is code with landing pads.
pub fn expect_cleanups() {
    HAS_CLEANUPS.store(true, Ordering::Release);
}

/// What the unwinder carries along (Itanium C++ ABI, Exception Handling, section 1.2). All zero, it is of
/// no language.
#[repr(C, align(16))]
#[derive(Debug)]
pub struct Exception {
    class: u64,
    cleanup: Option<unsafe extern "C-unwind" fn(c_int, *mut Exception)>,
    private: [u64; 2],
}

impl Exception {
    /// One that ends an activation.
    pub const fn ending_activation() -> Exception {
        Exception {
            class: 0,
            cleanup: Some(swallowed),
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
pub unsafe fn run_cleanups(exception: *mut Exception, saved_rsp: usize) {
    static FOUND: OnceLock<Option<ForcedUnwind>> = OnceLock::new();
    if !HAS_CLEANUPS.load(Ordering::Acquire) {
        return;
    }
    let found = FOUND.get_or_init(|| {
        // SAFETY: that is what it takes and gives, by the ABI.
        symbol(c"_Unwind_ForcedUnwind")
            .map(|found| unsafe { std::mem::transmute::<*const c_void, ForcedUnwind>(found) })
    });
    if let Some(unwind) = found {
        // SAFETY: the exception is fresh, and the rest is what the caller vouches for.
        unsafe { unwind(exception, stop, saved_rsp as *mut c_void) };
    }
}

/// Is asked at each frame whether that is where to stop.
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

/// A handler for all exceptions has taken the one that ends an activation for its own. It is none: the
/// trap goes on from here, past the cleanups that are left.
unsafe extern "C-unwind" fn swallowed(_reason: c_int, _exception: *mut Exception) {
    activation::leave_unwinding();
}

fn symbol(name: &CStr) -> Option<*const c_void> {
    // SAFETY: the name is a C string.
    let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
    (!found.is_null()).then_some(found.cast_const())
}
