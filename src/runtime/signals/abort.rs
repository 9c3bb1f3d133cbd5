//! `abort` and a failed `assert` are traps, as what the processor refuses is.
//!
//! A program's own calls are ended here, with nothing of C's on the stack. Where a function of C
//! finds that it cannot go on, as where memory is freed twice, it calls C's `abort`: then it is
//! the signal that says so ([`super::fault`]).

use std::arch::naked_asm;
use std::ffi::{CStr, c_char, c_uint};
use std::ptr;

use super::dispositions::{Disposition, only_program};
use super::program;
use crate::runtime::activation::{WalkStart, raise_at};
use crate::runtime::trap::TrapKind;
use crate::sys::signals;

/// The address of a function of C that is another one for programs.
pub(super) fn symbol(name: &[u8]) -> Option<*const u8> {
    match name {
        b"abort" => Some(abort as *const u8),
        b"__assert_fail" => Some(assert_fail as *const u8),
        _ => None,
    }
}

/// `void abort(void)`
#[unsafe(naked)]
extern "C-unwind" fn abort() {
    naked_asm!(
        "mov rdi, rsp",
        "mov rsi, rbp",
        "jmp {abort_at}",
        abort_at = sym abort_at,
    )
}

/// `void __assert_fail(const char *, const char *, unsigned, const char *)`
#[unsafe(naked)]
extern "C-unwind" fn assert_fail() {
    naked_asm!(
        "mov r8, rsp",
        "mov r9, rbp",
        "jmp {fail_at}",
        fail_at = sym fail_at,
    )
}

/// # Safety
///
/// As for [`raise_at`].
unsafe extern "C-unwind" fn abort_at(sp: usize, fp: usize) -> ! {
    let found = program()
        .or_else(only_program)
        .and_then(|table| table.get(libc::SIGABRT));
    if found.as_ref().is_some_and(Disposition::is_function) {
        signals::unblock(libc::SIGABRT);
        // The program's own handler may jump out; where it returns, nothing has changed.
        signals::raise(libc::SIGABRT);
    }
    // SAFETY: the frames above are those of the program.
    unsafe {
        let place = WalkStart {
            sp,
            fp,
            is_called: true,
        };
        raise_at(TrapKind::Aborted, place)
    }
}

/// # Safety
///
/// As for C's function, and for [`raise_at`].
unsafe extern "C-unwind" fn fail_at(
    what: *const c_char,
    file: *const c_char,
    line: c_uint,
    function: *const c_char,
    sp: usize,
    fp: usize,
) -> ! {
    // SAFETY: the caller keeps the contract of `fail_at`.
    unsafe {
        report_assertion(what, file, line, function);
        abort_at(sp, fp)
    }
}

/// Says what C says of an assertion.
///
/// # Safety
///
/// The strings are null or C strings.
unsafe fn report_assertion(
    what: *const c_char,
    file: *const c_char,
    line: c_uint,
    function: *const c_char,
) {
    let text = |text: *const c_char| match text.is_null() {
        true => String::new(),
        // SAFETY: the caller's strings.
        false => unsafe { CStr::from_ptr(text) }
            .to_string_lossy()
            .into_owned(),
    };
    // SAFETY: the C library's variable of this name, where it has one, is a pointer to a string.
    let program = unsafe {
        let place = libc::dlsym(libc::RTLD_DEFAULT, c"__progname".as_ptr());
        let name = place.cast::<*const c_char>().as_ref();
        text(name.map_or(ptr::null(), |name| *name))
    };
    let colon = if function.is_null() { "" } else { ": " };
    let message = format!(
        "{}: {}:{line}: {}{colon}Assertion `{}' failed.\n",
        program,
        text(file),
        text(function),
        text(what),
    );
    // SAFETY: the pointer and the length are those of the text.
    unsafe { libc::write(libc::STDERR_FILENO, message.as_ptr().cast(), message.len()) };
}
