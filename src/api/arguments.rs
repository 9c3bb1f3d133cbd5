//! What constructors are called with.
//!
//! The GNU system gives them what `main` gets: `argc`, `argv` and `envp`. Those of a library that a process loads get
//! what the process was started with, and so do those of a program here, unless the host says otherwise.

use std::ffi::{CString, c_char};
use std::os::unix::ffi::OsStrExt;
use std::sync::{Arc, OnceLock};

unsafe extern "C" {
    /// The C library's environment of the process.
    static environ: *const *const c_char;
}

/// The arguments of a program.
pub(super) struct Arguments {
    /// What `argv` is: the addresses of the strings, and a null.
    pointers: Vec<usize>,
    /// Kept for it.
    _strings: Vec<CString>,
}

impl Arguments {
    /// Each ends at its first NUL, if it has one.
    pub(super) fn new<A: Into<Vec<u8>>>(arguments: impl IntoIterator<Item = A>) -> Arguments {
        let strings = arguments.into_iter().map(|argument| {
            let mut bytes = argument.into();
            bytes.truncate(memchr::memchr(0, &bytes).unwrap_or(bytes.len()));
            CString::new(bytes).unwrap_or_default()
        });
        let strings: Vec<CString> = strings.collect();
        let pointers = strings.iter().map(|string| string.as_ptr() as usize);
        Arguments {
            pointers: pointers.chain([0]).collect(),
            _strings: strings,
        }
    }

    /// Those that the process was started with.
    pub(super) fn of_process() -> Arc<Arguments> {
        static OF_PROCESS: OnceLock<Arc<Arguments>> = OnceLock::new();
        let made = || {
            let arguments = std::env::args_os();
            Arc::new(Arguments::new(arguments.map(|a| a.as_bytes().to_vec())))
        };
        OF_PROCESS.get_or_init(made).clone()
    }

    /// `argc`, `argv` and `envp`.
    pub(super) fn words(&self) -> [u64; 3] {
        // SAFETY: the variable is read; what is behind it is for the program to look at.
        let environment = unsafe { environ } as u64;
        let count = self.pointers.len() as u64 - 1;
        [count, self.pointers.as_ptr() as u64, environment]
    }
}
