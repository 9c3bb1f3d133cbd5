//! The parser of the first languages in both years, and what comes behind it up to the lowering.
//!
//!     cargo +nightly fuzz run --sanitizer none legacy

#![no_main]

mod shared;

use jitlite::legacy::{self, Dialect};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for dialect in [Dialect::Llvm1, Dialect::Llvm2002] {
        shared::front("fuzz.ll", bytes, |source, diags| {
            legacy::read(source, dialect, diags)
        });
    }
});
