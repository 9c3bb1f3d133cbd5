//! What verifies, run by the interpreter under a step limit.
//!
//!     cargo +nightly fuzz run --sanitizer none interp

#![no_main]

mod run;

use std::sync::Arc;

use jitlite::diag::{Diagnostics, Source};
use jitlite::{read, verify};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(source) = Source::new("fuzz.ll", bytes) else {
        return;
    };
    let mut diagnostics = Diagnostics::new(1);
    let module = read::module(Arc::new(source), &mut diagnostics);
    if diagnostics.has_errors() {
        return;
    }
    verify::verify(&module, verify::Profile::Auto, &mut diagnostics);
    if !diagnostics.has_errors() {
        run::run(&module);
    }
});
