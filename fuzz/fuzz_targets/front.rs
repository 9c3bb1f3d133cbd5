//! The text parser, and what comes behind it up to the lowering.
//!
//!     cargo +nightly fuzz run --sanitizer none front

#![no_main]

mod shared;

use jitlite::text;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    shared::front("fuzz.ll", bytes, text::parse);
});
