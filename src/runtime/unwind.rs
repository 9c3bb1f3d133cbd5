//! The system's unwinder: found in the process, never linked against.
//!
//! It is that of `libgcc_s` or LLVM's `libunwind`, which the C++ library and Rust's use too. It is
//! told of machine code by tables (`jit/unwind`), and finds what handles an exception by them.

use std::ffi::{CStr, c_void};
use std::sync::OnceLock;

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

fn symbol(name: &CStr) -> Option<*const c_void> {
    // SAFETY: the name is a C string.
    let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
    (!found.is_null()).then_some(found.cast_const())
}
