//! What is said of symbols that cannot be linked or called.

use super::ModuleGlobal;
use crate::diag::Diagnostic;
use crate::ir::print::type_text;
use crate::ir::{GlobalId, GlobalKind, Module, TypeId};

/// What is said of a symbol that is defined nowhere.
pub(super) fn unresolved(module: &Module, id: GlobalId) -> Diagnostic {
    let global = &module.globals[id];
    let name = module.names.text(global.name);
    let what = match global.kind {
        GlobalKind::Variable { .. } => "variable",
        _ => "function",
    };
    let message = format!("undefined {what} `@{name}`");
    Diagnostic::error("undefined-symbol", global.span, message)
        .label("declared here and defined nowhere")
        .note("no module of the program defines it, nor do the host and the libraries loaded")
}

/// What is said where a function is called that is defined nowhere.
pub(in crate::jit) fn undefined_called(module: &Module, id: GlobalId) -> Diagnostic {
    let name = module.names.text(module.globals[id].name);
    Diagnostic {
        message: format!("the undefined function `@{name}` was called"),
        ..unresolved(module, id)
    }
}

/// What is said where a variable is accessed that is defined nowhere.
pub(in crate::jit) fn undefined_accessed(module: &Module, id: GlobalId) -> Diagnostic {
    let name = module.names.text(module.globals[id].name);
    Diagnostic {
        message: format!("the undefined variable `@{name}` was accessed"),
        ..unresolved(module, id)
    }
}

/// What is said of a function of the host to or from which a type travels otherwise than here.
pub(in crate::jit) fn private_called(
    module: &Module,
    id: GlobalId,
    ty: TypeId,
    is_result: bool,
) -> Diagnostic {
    let what = format!(
        "a function outside of the program with a {} of type `{}`",
        if is_result { "result" } else { "parameter" },
        type_text(module, ty)
    );
    Diagnostic::unsupported(module.globals[id].span, what)
}

/// What is said of the symbol of the `m`th module that the other one defines, too.
pub(super) fn duplicate(
    module: &Module,
    id: GlobalId,
    other: ModuleGlobal,
    m: usize,
) -> Diagnostic {
    let global = &module.globals[id];
    let name = module.names.text(global.name);
    let message = format!("`@{name}` is defined twice");
    let error = Diagnostic::error("duplicate-symbol", global.span, message);
    match other.0 == m {
        true => error.also(module.globals[other.1].span, "the other definition"),
        false => error.note("another module that is linked with this one defines it too"),
    }
}
