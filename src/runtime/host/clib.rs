//! The C library.

use std::ffi::{CStr, CString, c_int, c_void};
use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, Ordering};

use crate::runtime::{critical, signals, threads};

use super::{Address, Family, HostFn, HostType, processor};

/// What a program finds in the process by a name: what is another function for programs, or what
/// [`c_library`] finds.
pub fn c_symbol(name: &[u8]) -> Option<*const u8> {
    symbol(name, c_library)
}

/// The same in the C library and its mathematical part alone.
pub fn libc_symbol(name: &[u8]) -> Option<*const u8> {
    symbol(name, in_libc)
}

fn symbol(name: &[u8], find: fn(&[u8]) -> Option<*const u8>) -> Option<*const u8> {
    if name == b"__dso_handle" {
        return Some(&raw const DSO_HANDLE);
    }
    let own = threads::symbol(name)
        .or_else(|| signals::symbol(name))
        .or_else(|| processor::symbol(name));
    if own.is_some() {
        return own;
    }
    let found = find(name)?;
    if let Some(row) = RETURN_TWICE.iter().position(|&known| known == name) {
        TWICE[row].store(found.cast_mut(), Ordering::Release);
    }
    Some(found)
}

/// The address of a function or variable of the C library, its mathematical part included, or of any
/// other library that the process has loaded for all to see.
pub fn c_library(name: &[u8]) -> Option<*const u8> {
    static LOADED: OnceLock<usize> = OnceLock::new();
    find_or_load(&CString::new(name).ok()?, &LOADED, MATHS)
}

/// The address of a function of the compiler's own library: of arithmetic that processors lack, or of what
/// unwinds stacks.
pub fn compiler_library(name: &CStr) -> Option<*const u8> {
    static LOADED: OnceLock<usize> = OnceLock::new();
    find_or_load(name, &LOADED, COMPILER)
}

/// The address of a function of the unwinder: of the one that the process has loaded for all to see when it first
/// asks for any, such as LLVM's with its C++ library, or else of that in the compiler's own library. What one
/// unwinder writes down of a stack another one cannot read, so all functions are of the same.
pub fn unwinder_function(name: &CStr) -> Option<*const u8> {
    static IS_THERE: OnceLock<bool> = OnceLock::new();
    static LOADED: OnceLock<usize> = OnceLock::new();
    let is_there = IS_THERE.get().copied().unwrap_or_else(|| {
        // No thread forks in the middle of this.
        let _section = critical::enter();
        *IS_THERE.get_or_init(|| in_process(c"_Unwind_RaiseException").is_some())
    });
    if is_there {
        return in_process(name);
    }
    // SAFETY: the library stays loaded.
    unsafe { in_library(open_once(&LOADED, COMPILER, 0), name) }
}

/// The mathematical part of the C library.
const MATHS: &CStr = c"libm.so.6";

/// The library of GCC, which other compilers use too.
const COMPILER: &CStr = c"libgcc_s.so.1";

/// The address of a symbol of the process. Where it has none, a library is loaded for all to see, which a
/// process that does not use it may lack.
fn find_or_load(name: &CStr, loaded: &OnceLock<usize>, library: &CStr) -> Option<*const u8> {
    in_process(name).or_else(|| {
        let is_there = open_once(loaded, library, libc::RTLD_GLOBAL) != 0;
        is_there.then(|| in_process(name)).flatten()
    })
}

/// The address of a symbol that the process has loaded for all to see.
pub fn in_process(name: &CStr) -> Option<*const u8> {
    // SAFETY: the name is a C string.
    let mut found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
    if found.is_null() && PROCESSOR.contains(&name) {
        // SAFETY: the name is a C string.
        found = unsafe { libc::dlvsym(libc::RTLD_DEFAULT, name.as_ptr(), c"GCC_4.8.0".as_ptr()) };
    }
    (!found.is_null()).then_some(found.cast_const().cast())
}

/// What `__builtin_cpu_supports` asks. Compilers link it into each program, and the compiler's library has it by
/// its version alone, for programs of the time before.
const PROCESSOR: [&CStr; 2] = [c"__cpu_model", c"__cpu_indicator_init"];

/// The address of a symbol of the C library or of its mathematical part, which is loaded where the first has
/// no such symbol.
fn in_libc(name: &[u8]) -> Option<*const u8> {
    static LIBC: OnceLock<usize> = OnceLock::new();
    static LIBM: OnceLock<usize> = OnceLock::new();
    let text = CString::new(name).ok()?;
    [(&LIBC, c"libc.so.6"), (&LIBM, MATHS)]
        .into_iter()
        .find_map(|(handle, file)| {
            // SAFETY: the library stays loaded.
            unsafe { in_library(open_once(handle, file, 0), &text) }
        })
}

/// What [`c_library`] finds of what the process has loaded by now: what is linked to a function has.
pub fn loaded(name: &str) -> Option<usize> {
    let text = CString::new(name).ok()?;
    let found = in_process(&text).or_else(|| {
        // SAFETY: the library is one that stays loaded, as nothing unloads it.
        unsafe { in_library(open(MATHS, libc::RTLD_NOLOAD), &text) }
    });
    found.map(|found| found as usize)
}

/// A handle to a library of this system, or 0 if the process cannot load it. The dynamic linker is not in the
/// middle of this where another thread forks: what it holds then would be held in the child for ever.
fn open(file: &CStr, flags: c_int) -> usize {
    let _section = critical::enter();
    // SAFETY: the name is a C string; these libraries run nothing of note when they are loaded.
    unsafe { libc::dlopen(file.as_ptr(), libc::RTLD_LAZY | flags) as usize }
}

/// The same, asked for once.
fn open_once(handle: &OnceLock<usize>, file: &CStr, flags: c_int) -> usize {
    if let Some(&handle) = handle.get() {
        return handle;
    }
    // Not in the middle of this either.
    let _section = critical::enter();
    *handle.get_or_init(|| open(file, flags))
}

/// The address of a symbol of a library, by its handle, or 0 for none.
///
/// # Safety
///
/// The library stays loaded.
unsafe fn in_library(handle: usize, name: &CStr) -> Option<*const u8> {
    if handle == 0 {
        return None;
    }
    // SAFETY: the handle is that of a library that is loaded; the name is a C string.
    let found = unsafe { libc::dlsym(handle as *mut libc::c_void, name.as_ptr()) };
    (!found.is_null()).then_some(found.cast_const().cast())
}

/// The functions of C that may return more than once.
const RETURN_TWICE: [&[u8]; 5] = [
    b"setjmp",
    b"_setjmp",
    b"__sigsetjmp",
    b"getcontext",
    b"vfork",
];

/// Their addresses, of those that programs have asked for.
static TWICE: [AtomicPtr<u8>; RETURN_TWICE.len()] =
    [const { AtomicPtr::new(ptr::null_mut()) }; RETURN_TWICE.len()];

/// Whether an address is that of a function of C that may return more than once, and that some program
/// knows by its name.
pub fn returns_twice(address: *const u8) -> bool {
    let mut known = TWICE.iter().map(|known| known.load(Ordering::Acquire));
    !address.is_null() && known.any(|known| known.cast_const() == address)
}

/// What the linker gives each program: its address stands for the program where C registers
/// functions to be called at exit.
static DSO_HANDLE: u8 = 0;

/// Writes out what C's output streams hold, as `exit` does. Output of host functions and of
/// `printf` is in there.
pub fn flush() {
    // SAFETY: null stands for all streams.
    unsafe { libc::fflush(std::ptr::null_mut()) };
}

/// `int atexit(void (*)(void))`, as the C library has it linked into each program: it knows of which program the
/// function is.
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn atexit(function: unsafe extern "C" fn(*mut c_void)) -> c_int {
    // SAFETY: a function that takes nothing does not look at what it is given.
    unsafe { __cxa_atexit(function, ptr::null_mut(), dso_handle()) }
}

fn dso_handle() -> *mut c_void {
    (&raw const DSO_HANDLE).cast_mut().cast()
}

/// Calls what the programs of this process have registered to be called at exit and was not called yet, the last first.
///
/// # Safety
///
/// Those programs are there, and trusted.
pub unsafe extern "C-unwind" fn finalize() {
    // SAFETY: the handle stands for all of them; the rest is the caller's.
    unsafe { __cxa_finalize(dso_handle()) }
}

unsafe extern "C" {
    fn at_quick_exit(function: extern "C" fn()) -> c_int;
    fn __cxa_atexit(
        function: unsafe extern "C" fn(*mut c_void),
        argument: *mut c_void,
        dso: *mut c_void,
    ) -> c_int;
}

unsafe extern "C-unwind" {
    fn __cxa_finalize(dso: *mut c_void);
}

const PTR: HostType = HostType::Ptr("ptr");
const I32: HostType = HostType::I32;

/// What the C library links into each program, so that it is not found by name.
#[rustfmt::skip]
pub(super) const FUNCTIONS: &[HostFn] = &[
    row("atexit", &[PTR], "registers a function to be called at exit", atexit as *const ()),
    row("at_quick_exit", &[PTR], "registers a function to be called by quick_exit", at_quick_exit as *const ()),
    row("stat", &[PTR, PTR], "what a file is", libc::stat as *const ()),
    row("fstat", &[I32, PTR], "what an open file is", libc::fstat as *const ()),
    row("lstat", &[PTR, PTR], "what a file or symbolic link is", libc::lstat as *const ()),
    row("fstatat", &[I32, PTR, PTR, I32], "what a file in a folder is", libc::fstatat as *const ()),
    row("mknod", &[PTR, I32, HostType::I64], "makes a special file", libc::mknod as *const ()),
    row("pthread_atfork", &[PTR, PTR, PTR], "registers functions to be called around fork", libc::pthread_atfork as *const ()),
];

const fn row(
    name: &'static str,
    params: &'static [HostType],
    doc: &'static str,
    address: *const (),
) -> HostFn {
    HostFn {
        name,
        family: Family::C,
        params,
        result: HostType::I32,
        doc,
        address: Address(address),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{self, RecvTimeoutError};
    use std::thread;
    use std::time::Duration;

    use super::*;

    #[test]
    fn functions_and_variables_of_c_are_found() {
        for name in [
            "printf",
            "malloc",
            "cos",
            "pow",
            "qsort",
            "stdin",
            "pthread_create",
        ] {
            assert!(c_symbol(name.as_bytes()).is_some(), "{name}");
        }
        assert!(c_symbol(b"no_such_function_anywhere").is_none());
        assert!(c_symbol(b"printf\0x").is_none());
    }

    #[test]
    fn the_unwinder_is_not_loaded_while_a_thread_forks() {
        let (start, started) = mpsc::channel();
        let (find, found) = mpsc::channel();
        let finder = thread::spawn(move || {
            started.recv().unwrap();
            let function = unwinder_function(c"_Unwind_RaiseException");
            find.send(function.is_some()).unwrap();
        });
        // What a thread that forks holds.
        let alone = critical::enter_alone().unwrap();
        start.send(()).unwrap();
        let early = found.recv_timeout(Duration::from_millis(50));
        drop(alone);
        assert_eq!(early, Err(RecvTimeoutError::Timeout));
        assert_eq!(found.recv_timeout(Duration::from_secs(20)), Ok(true));
        finder.join().unwrap();
    }
}
