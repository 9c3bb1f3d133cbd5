//! The functions of C that start another program.
//!
//! It inherits which signals are ignored, and the default for all others. What this program has set
//! for the signals that are handled here is not known to the kernel, so it is set just before.
//! While it knows, a fault of any thread ends the process. That does not matter where the process is
//! about to be another program; beside a process that goes on it is done only where the process
//! is the program's own.

use std::arch::naked_asm;
use std::ffi::{c_char, c_int, c_void};

use smallvec::SmallVec;

use super::{SIGNALS, program, set_own};
use crate::runtime::host::real::Real;
use crate::sys::signals;

/// The address of a function of C that is another one for programs.
pub(super) fn symbol(name: &[u8]) -> Option<*const u8> {
    let own = match name {
        b"execve" => execve as *const u8,
        b"execv" => execv as *const u8,
        b"execvp" => execvp as *const u8,
        b"execvpe" => execvpe as *const u8,
        b"fexecve" => fexecve as *const u8,
        b"execl" => execl as *const u8,
        b"execlp" => execlp as *const u8,
        b"execle" => execle as *const u8,
        b"posix_spawn" => posix_spawn as *const u8,
        b"posix_spawnp" => posix_spawnp as *const u8,
        b"system" => system as *const u8,
        b"popen" => popen as *const u8,
        _ => return None,
    };
    for real in [
        &EXECVE,
        &EXECV,
        &EXECVP,
        &EXECVPE,
        &FEXECVE,
        &POSIX_SPAWN,
        &POSIX_SPAWNP,
        &SYSTEM,
        &POPEN,
    ] {
        // A child that was forked may be the first to call it, and may not look it up.
        real.address();
    }
    Some(own)
}

static EXECVE: Real = Real::new(c"execve");
static EXECV: Real = Real::new(c"execv");
static EXECVP: Real = Real::new(c"execvp");
static EXECVPE: Real = Real::new(c"execvpe");
static FEXECVE: Real = Real::new(c"fexecve");
static POSIX_SPAWN: Real = Real::new(c"posix_spawn");
static POSIX_SPAWNP: Real = Real::new(c"posix_spawnp");
static SYSTEM: Real = Real::new(c"system");
static POPEN: Real = Real::new(c"popen");

/// Calls C's own function with six words, of which it takes as many as it has parameters.
///
/// # Safety
///
/// As for that function.
unsafe fn call(real: &Real, words: [usize; 6]) -> usize {
    type Function = unsafe extern "C" fn(usize, usize, usize, usize, usize, usize) -> usize;
    // SAFETY: what C does not take it does not look at. A program has asked for the function by its
    // name, or for one of the same kind, so it is there.
    unsafe {
        let function: Function = std::mem::transmute(real.address());
        let [a, b, c, d, e, f] = words;
        function(a, b, c, d, e, f)
    }
}

/// Does what starts another program in the place of this one.
fn replacing<R>(start: impl FnOnce() -> R) -> R {
    let is_ignored = |signal: &i32| {
        let found = program().and_then(|program| program.get(*signal));
        found.is_some_and(|found| found.handler == libc::SIG_IGN)
    };
    let ignored: SmallVec<[i32; SIGNALS.len()]> =
        SIGNALS.iter().copied().filter(is_ignored).collect();
    for &signal in &ignored {
        signals::ignore(signal);
    }
    let result = start();
    // It has not been started, or elsewhere.
    for &signal in &ignored {
        // What was possible at first is so again.
        let _ = set_own(signal, libc::SA_RESTART);
    }
    result
}

/// Does what starts another program beside this one.
fn beside<R>(start: impl FnOnce() -> R) -> R {
    match program().is_some_and(|program| program.owns_process()) {
        true => replacing(start),
        false => start(),
    }
}

type Strings = *const *const c_char;

/// C's function of this name, which a program calls.
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn execve(path: *const c_char, args: Strings, env: Strings) -> c_int {
    // SAFETY: as the caller vouches.
    replacing(|| unsafe {
        let words = [path as usize, args as usize, env as usize, 0, 0, 0];
        call(&EXECVE, words) as c_int
    })
}

/// C's function of this name, which a program calls.
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn execv(path: *const c_char, args: Strings) -> c_int {
    // SAFETY: as the caller vouches.
    replacing(|| unsafe { call(&EXECV, [path as usize, args as usize, 0, 0, 0, 0]) as c_int })
}

/// C's function of this name, which a program calls.
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn execvp(file: *const c_char, args: Strings) -> c_int {
    // SAFETY: as the caller vouches.
    replacing(|| unsafe { call(&EXECVP, [file as usize, args as usize, 0, 0, 0, 0]) as c_int })
}

/// C's function of this name, which a program calls.
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn execvpe(file: *const c_char, args: Strings, env: Strings) -> c_int {
    // SAFETY: as the caller vouches.
    replacing(|| unsafe {
        let words = [file as usize, args as usize, env as usize, 0, 0, 0];
        call(&EXECVPE, words) as c_int
    })
}

/// C's function of this name, which a program calls.
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn fexecve(file: c_int, args: Strings, env: Strings) -> c_int {
    // SAFETY: as the caller vouches.
    replacing(|| unsafe {
        let words = [file as usize, args as usize, env as usize, 0, 0, 0];
        call(&FEXECVE, words) as c_int
    })
}

/// `posix_spawn` takes six words.
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn posix_spawn(
    a: usize,
    b: usize,
    c: usize,
    d: usize,
    e: usize,
    f: usize,
) -> c_int {
    // SAFETY: as the caller vouches.
    beside(|| unsafe { call(&POSIX_SPAWN, [a, b, c, d, e, f]) as c_int })
}

/// So does `posix_spawnp`.
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn posix_spawnp(
    a: usize,
    b: usize,
    c: usize,
    d: usize,
    e: usize,
    f: usize,
) -> c_int {
    // SAFETY: as the caller vouches.
    beside(|| unsafe { call(&POSIX_SPAWNP, [a, b, c, d, e, f]) as c_int })
}

/// C's function of this name, which a program calls.
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn system(command: *const c_char) -> c_int {
    // SAFETY: as the caller vouches.
    beside(|| unsafe { call(&SYSTEM, [command as usize, 0, 0, 0, 0, 0]) as c_int })
}

/// C's function of this name, which a program calls.
///
/// # Safety
///
/// As for C's function.
unsafe extern "C" fn popen(command: *const c_char, mode: *const c_char) -> *mut c_void {
    // SAFETY: as the caller vouches.
    beside(|| unsafe { call(&POPEN, [command as usize, mode as usize, 0, 0, 0, 0]) as *mut c_void })
}

/// A function of C whose arguments are a list that ends with null: hands what came in registers
/// behind the first to a function, and then what came in memory.
macro_rules! of_list {
    ($name:ident, $called:ident) => {
        #[unsafe(naked)]
        extern "C" fn $name() {
            naked_asm!(
                "sub rsp, 56",
                "mov [rsp], rsi",
                "mov [rsp + 8], rdx",
                "mov [rsp + 16], rcx",
                "mov [rsp + 24], r8",
                "mov [rsp + 32], r9",
                "mov rsi, rsp",
                "lea rdx, [rsp + 64]",
                "call {called}",
                "add rsp, 56",
                "ret",
                called = sym $called,
            )
        }
    };
}

of_list!(execl, list_v);
of_list!(execlp, list_vp);
of_list!(execle, list_ve);

/// The arguments that come in registers.
type First = [*const c_char; 5];

/// What `execl` does with its arguments.
///
/// # Safety
///
/// As for C's `execl`: the arguments behind the path are in `first` and then at `rest`, up to null.
unsafe extern "C" fn list_v(path: *const c_char, first: &First, rest: Strings) -> c_int {
    // SAFETY: as the caller of `execl` vouches.
    unsafe { execv(path, listed(first, rest).as_ptr()) }
}

/// What `execlp` does with its arguments.
///
/// # Safety
///
/// As for C's `execlp`; see [`list_v`].
unsafe extern "C" fn list_vp(file: *const c_char, first: &First, rest: Strings) -> c_int {
    // SAFETY: as the caller of `execlp` vouches.
    unsafe { execvp(file, listed(first, rest).as_ptr()) }
}

/// What `execle` does with its arguments.
///
/// # Safety
///
/// As for C's `execle`; see [`list_v`]. The environment is behind the null.
unsafe extern "C" fn list_ve(path: *const c_char, first: &First, rest: Strings) -> c_int {
    // SAFETY: as the caller of `execle` vouches: the environment stands behind the list.
    unsafe {
        let args = listed(first, rest);
        execve(path, args.as_ptr(), nth(first, rest, args.len()).cast())
    }
}

/// The arguments up to null, and that. There is room for some on the stack: what is on the heap is
/// lost where the process becomes another, and shares its memory with its parent as after `vfork`.
///
/// # Safety
///
/// The arguments are in `first` and then at `rest`, up to null.
unsafe fn listed(first: &First, rest: Strings) -> SmallVec<[*const c_char; 64]> {
    let mut args = SmallVec::new();
    loop {
        // SAFETY: it stands behind those that were there.
        let arg = unsafe { nth(first, rest, args.len()) };
        args.push(arg);
        if arg.is_null() {
            return args;
        }
    }
}

/// One of the arguments in registers and memory.
///
/// # Safety
///
/// The caller of the function has passed more than `n` arguments.
unsafe fn nth(first: &First, rest: Strings, n: usize) -> *const c_char {
    match first.get(n) {
        Some(&arg) => arg,
        // SAFETY: the caller has passed this argument.
        None => unsafe { rest.add(n - first.len()).read() },
    }
}
