//! What verifies, run in a memory of its own.
//!
//!     cargo +nightly fuzz run sandbox fuzz/corpus/sandbox fuzz/corpus/interp

#![no_main]

use jitlite::{Checks, Module, Profile, Sandbox};
use libfuzzer_sys::fuzz_target;

/// Instructions that a program may run.
const FUEL: u64 = 20_000;

fuzz_target!(|bytes: &[u8]| {
    let Ok(module) = Module::from_bytes("fuzz.ll", bytes, Profile::Auto) else {
        return;
    };
    for checks in [Checks::NONE, Checks::ALL] {
        let sandbox = Sandbox::new()
            .stack_size(1 << 16)
            .heap_size(1 << 22)
            .fuel(FUEL)
            .checked(checks)
            .stdin(&b"12 ab\nline\n"[..]);
        let Ok(program) = sandbox.link(std::slice::from_ref(&module)) else {
            return;
        };
        // It may end in any way, but for taking the process with it.
        let _ = program.run("main", &[]);
    }
});
