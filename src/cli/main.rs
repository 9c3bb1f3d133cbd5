//! The `jitlite` command.
//!
//! Its `main` is the C library's, not Rust's: what Rust's runtime does before a `main` (it reads
//! `/proc/self/maps`, and installs handlers that report stack overflows) takes a fifth of the time
//! in which a small program is run, and is not needed here.

#![no_main]

mod unwinder;

use std::ffi::{c_char, c_int};

#[global_allocator]
static ALLOCATOR: jitlite_cli::Allocator = jitlite_cli::Allocator;

/// Called by the C library. The arguments are read by way of `std::env`.
///
/// # Safety
///
/// Only the C library calls it, once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn main(_argc: c_int, _argv: *const *const c_char) -> c_int {
    jitlite_cli::main().into()
}
