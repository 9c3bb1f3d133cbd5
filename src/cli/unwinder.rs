//! What unwinds the panics of the command, loaded when something is first unwound.
//!
//! The standard library is linked to the unwinder of `libgcc_s`, and a process that needs it from the start takes
//! a tenth of a millisecond to load it: a tenth of a small program's whole run. Here are functions of the same names,
//! so that the linker leaves that library out. Each goes on in that of the unwinder which the program has brought, or
//! else in the library's own: there is one unwinder in the process.

use std::arch::naked_asm;
use std::ffi::CStr;
use std::process;
use std::sync::atomic::{AtomicPtr, Ordering};

use jitlite::runtime::host;

/// Defines functions that go on in those of the library. They are hidden: other libraries find the library's.
macro_rules! forward {
    ($($number:literal $name:ident $text:literal,)*) => {
        /// The names, by their numbers.
        const NAMES: &[&CStr] = &[$($text),*];

        $(
            /// # Safety
            ///
            /// That of the function of this name (Itanium C++ ABI, Exception Handling, level I).
            #[unsafe(naked)]
            #[unsafe(no_mangle)]
            unsafe extern "C" fn $name() {
                // None takes more than three arguments, nor any on the stack; the stack is aligned for the call.
                naked_asm!(
                    concat!(".hidden ", stringify!($name)),
                    "mov rax, [rip + {found} + 8 * {number}]",
                    "test rax, rax",
                    "jnz 2f",
                    "push rdi",
                    "push rsi",
                    "push rdx",
                    "mov edi, {number}",
                    "call {find}",
                    "pop rdx",
                    "pop rsi",
                    "pop rdi",
                    "2:",
                    "jmp rax",
                    found = sym FOUND,
                    number = const $number,
                    find = sym find,
                )
            }
        )*
    };
}

forward! {
    0 _Unwind_RaiseException c"_Unwind_RaiseException",
    1 _Unwind_Resume c"_Unwind_Resume",
    2 _Unwind_DeleteException c"_Unwind_DeleteException",
    3 _Unwind_Backtrace c"_Unwind_Backtrace",
    4 _Unwind_GetIP c"_Unwind_GetIP",
    5 _Unwind_GetIPInfo c"_Unwind_GetIPInfo",
    6 _Unwind_SetIP c"_Unwind_SetIP",
    7 _Unwind_SetGR c"_Unwind_SetGR",
    8 _Unwind_GetCFA c"_Unwind_GetCFA",
    9 _Unwind_GetLanguageSpecificData c"_Unwind_GetLanguageSpecificData",
    10 _Unwind_GetRegionStart c"_Unwind_GetRegionStart",
    11 _Unwind_GetTextRelBase c"_Unwind_GetTextRelBase",
    12 _Unwind_GetDataRelBase c"_Unwind_GetDataRelBase",
    13 _Unwind_FindEnclosingFunction c"_Unwind_FindEnclosingFunction",
}

/// The unwinder's functions that were looked up.
static FOUND: [AtomicPtr<u8>; NAMES.len()] =
    [const { AtomicPtr::new(std::ptr::null_mut()) }; NAMES.len()];

/// Looks up a function of the unwinder, by its number here. Its library is loaded while `fork` waits, so that no
/// child has one that is half loaded. Without it nothing can be unwound, and the process ends.
extern "C" fn find(number: usize) -> *const u8 {
    let row = NAMES.get(number).zip(FOUND.get(number));
    let found = row.and_then(|(name, row)| {
        let found = host::unwinder_function(name)?;
        row.store(found.cast_mut(), Ordering::Release);
        Some(found)
    });
    found.unwrap_or_else(|| process::abort())
}
