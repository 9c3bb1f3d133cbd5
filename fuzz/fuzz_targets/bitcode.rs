//! The bitcode reader and writer, and what comes behind the reader up to the lowering.
//!
//!     cargo +nightly fuzz run --sanitizer none bitcode -- -max_len=4096

#![no_main]

mod shared;

use jitlite::{bitcode, read};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // Without the magic it would be text.
    if bitcode::is_bitcode(bytes) {
        shared::front("fuzz.bc", bytes, |source, diagnostics| {
            let module = read::module(source, diagnostics);
            if !diagnostics.has_errors() {
                let _written = bitcode::write(&module);
            }
            module
        });
    }
});
