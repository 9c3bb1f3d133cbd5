//! The bitcode reader, the verifier in both profiles, the rendering of diagnostics, the printer and
//! the lowering: whatever the bytes, each ends and none panics; what is lowered is good LIR.
//!
//!     cargo +nightly fuzz run --sanitizer none bitcode

#![no_main]

use std::sync::Arc;

use jitlite::diag::render::{Style, render_all};
use jitlite::diag::{Diagnostics, Source};
use jitlite::lower::{Lowerer, ModuleInfo};
use jitlite::{ir, lir, read, verify};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(source) = Source::new("fuzz.bc", bytes) else {
        return;
    };
    let source = Arc::new(source);
    let mut diagnostics = Diagnostics::new(4);
    let module = read::module(Arc::clone(&source), &mut diagnostics);
    let parsed = !diagnostics.has_errors();
    let mut lite = Diagnostics::new(4);
    verify::verify(&module, verify::Profile::Llvmlite, &mut lite);
    verify::verify(&module, verify::Profile::Auto, &mut diagnostics);
    let _rendered = render_all(&diagnostics, Some(&source), Style::default());
    if parsed {
        let _printed = ir::print::module(&module);
    }
    if diagnostics.has_errors() {
        return;
    }
    let info = ModuleInfo::new(&module);
    let mut lowerer = Lowerer::new();
    for (id, function) in module.funcs.iter() {
        if function.body.is_some()
            && let Ok(lowered) = lowerer.lower(&module, &info, id)
        {
            let violations = lir::verify(&lowered);
            assert!(violations.is_empty(), "bad LIR: {:?}", violations[0]);
        }
    }
});
