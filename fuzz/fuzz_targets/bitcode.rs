//! The bitcode reader, of whole modules and of one body after the other, the writer, and what comes
//! behind the reader up to the interpreter.
//!
//!     cargo +nightly fuzz run --sanitizer none bitcode -- -max_len=4096

#![no_main]

mod run;
mod shared;

use std::sync::Arc;

use jitlite::diag::{Diagnostics, Source};
use jitlite::{bitcode, read, verify};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // Without the magic it would be text.
    if !bitcode::is_bitcode(bytes) {
        return;
    }
    let valid = shared::front("fuzz.bc", bytes, |source, diagnostics| {
        let module = read::module(source, diagnostics);
        if !diagnostics.has_errors() {
            let _written = bitcode::write(&module);
        }
        module
    });
    let wrong = lazily(bytes);
    if let Some(module) = valid {
        assert!(!wrong, "what is right as a whole is wrong in parts");
        run::run(&module);
    }
});

/// Reads and judges one body after the other; whether something is wrong.
fn lazily(bytes: &[u8]) -> bool {
    let Ok(source) = Source::new("fuzz.bc", bytes) else {
        return true;
    };
    let Some((mut module, bodies)) = read::lazily(&Arc::new(source)) else {
        return false;
    };
    let mut diagnostics = Diagnostics::new(1);
    let judge = verify::Gradual::new(&module, verify::Profile::Auto, &mut diagnostics);
    let Some(mut judge) = judge else { return false };
    for function in module.funcs.keys().collect::<Vec<_>>() {
        if bodies.read(&mut module, function).is_err() {
            return true;
        }
        judge.body(&module, function, &mut diagnostics);
    }
    diagnostics.has_errors()
}
