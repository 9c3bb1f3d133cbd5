//! What every target of a front end does with a module.

use std::sync::Arc;

use jitlite::diag::render::{Style, render_all};
use jitlite::diag::{Diagnostics, Source};
use jitlite::lower::{Lowerer, ModuleInfo};
use jitlite::{ir, lir, verify};

/// Reads a source, verifies it in both profiles, renders its diagnostics, prints it and lowers it:
/// whatever the bytes, each ends and none panics; what is lowered is good LIR. Gives the module if
/// it is valid.
pub fn front(
    name: &str,
    bytes: &[u8],
    read: impl FnOnce(Arc<Source>, &mut Diagnostics) -> ir::Module,
) -> Option<ir::Module> {
    let Ok(source) = Source::new(name, bytes) else {
        return None;
    };
    let source = Arc::new(source);
    let mut diagnostics = Diagnostics::new(4);
    let module = read(Arc::clone(&source), &mut diagnostics);
    let parsed = !diagnostics.has_errors();
    let mut lite = Diagnostics::new(4);
    verify::verify(&module, verify::Profile::Llvmlite, &mut lite);
    verify::verify(&module, verify::Profile::Auto, &mut diagnostics);
    let _rendered = render_all(&diagnostics, Some(&source), Style::default());
    if parsed {
        let _printed = ir::print::module(&module);
    }
    if diagnostics.has_errors() {
        return None;
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
    Some(module)
}
