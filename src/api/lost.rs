//! What natively a linker, a loader or a compiler's run-time library does for a program, and nobody does here.
//!
//! Such a program runs, and its user learns by a warning what it does without. Sections whose functions are called, and
//! those whose bounds are symbols, are no such thing: linking does as a linker does.

use crate::diag::{Diagnostic, Span};
use crate::entity::Entity;
use crate::ir::{Attr, AttrSet, Const, Global, GlobalKind, Linkage, Module};

/// Sections that mean something natively, also with a suffix behind a dot, and what they mean.
const SECTIONS: [(&str, &str); 9] = [
    (
        ".note",
        "a note in the file of the program, which loaders and tools read",
    ),
    (".interp", "the name of the program's loader"),
    (".init", "code that is executed when the program starts"),
    (".fini", "code that is executed when the program ends"),
    (
        ".tdata",
        "the first value of a variable that each thread has for itself",
    ),
    (
        ".tbss",
        "the first value of a variable that each thread has for itself",
    ),
    (".eh_frame", "how frames of the stack are unwound"),
    (".gnu.warning", "a warning of the linker"),
    (".dynamic", "what the loader is to do"),
];

/// What is to be said of a module.
type Judge = fn(&Module) -> Option<Diagnostic>;

/// What is to be said of modules, each with the number of the module. `is_offered` is whether the host has a symbol.
pub(super) fn warnings(
    modules: &[&Module],
    is_offered: impl Fn(&str) -> bool,
) -> Vec<(usize, Diagnostic)> {
    let mut found = Vec::new();
    for (number, module) in modules.iter().enumerate() {
        let globals = module.globals.values();
        let of_sections = globals.filter_map(|global| of_section(module, global));
        let told = of_sections.chain(instrumentation(module));
        found.extend(told.map(|warning| (number, warning)));
    }
    let is_there = |name: &str| {
        let defines = |module: &&Module| {
            let global = module.find(name).map(|id| &module.globals[id]);
            global.is_some_and(|global| is_defined(module, global))
        };
        modules.iter().any(defines) || is_offered(name)
    };
    let kinds: [(&str, Judge); 2] = [
        ("__llvm_profile_runtime", profile),
        ("llvm_gcov_init", coverage),
    ];
    for (runtime, warning) in kinds {
        let mut numbered = modules.iter().enumerate();
        let first = numbered.find_map(|(number, module)| Some((number, warning(module)?)));
        found.extend(first.filter(|_| !is_there(runtime)));
    }
    found
}

/// Whether a module has what a symbol stands for.
fn is_defined(module: &Module, global: &Global) -> bool {
    let has_one = match global.kind {
        GlobalKind::Function(function) => module.funcs[function].is_defined(),
        GlobalKind::Variable { init, .. } => init.is_some(),
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) => true,
        GlobalKind::Undeclared => false,
    };
    has_one && global.linkage != Linkage::AvailableExternally
}

/// What is to be said of a symbol that is in a section.
fn of_section(module: &Module, global: &Global) -> Option<Diagnostic> {
    let section = module.names.get(global.section?);
    let is = |name: &str| {
        let rest = section.strip_prefix(name.as_bytes());
        rest.is_some_and(|rest| matches!(rest, [] | [b'.', ..]))
    };
    let &(name, meaning) = SECTIONS.iter().find(|(name, _)| is(name))?;
    let holds_it = name.starts_with(".t") && global.thread_local.is_some();
    if holds_it || !is_defined(module, global) {
        return None;
    }
    let section = String::from_utf8_lossy(section);
    let name = module.names.text(global.name);
    let message = format!("the section `{section}` of `@{name}` has no effect");
    let diagnostic = Diagnostic::warning("section", global.span, message);
    Some(diagnostic.note(format!("natively, it is {meaning}")))
}

/// What is to be said of a module that counts for a profile, as clang's `InstrProf.h` has it.
fn profile(module: &Module) -> Option<Diagnostic> {
    /// Bits of the version that tell by which option a module counts.
    const BY_IR: u64 = 1 << 56;
    const BY_CONTEXT: u64 = 1 << 57;
    let counts = |global: &&Global| {
        let section = global.section.map(|section| module.names.get(section));
        section == Some(b"__llvm_prf_cnts") && is_defined(module, global)
    };
    let counters = module.globals.values().find(counts)?;
    let version = module.find("__llvm_profile_raw_version");
    let version = version.and_then(|id| match module.globals[id].kind {
        GlobalKind::Variable { init, .. } => init,
        _ => None,
    });
    let version = match version.map(|init| module.consts.get(init)) {
        Some(Const::Int { value, .. }) => value,
        _ => 0,
    };
    let option = match version {
        _ if version & BY_CONTEXT != 0 => "-fcs-profile-generate",
        _ if version & BY_IR != 0 => "-fprofile-generate",
        _ => "-fprofile-instr-generate",
    };
    Some(unwritten(counters.span, "profile", option))
}

/// What is to be said of a module that counts for coverage as GCC does it.
fn coverage(module: &Module) -> Option<Diagnostic> {
    let global = &module.globals[module.find("llvm_gcov_init")?];
    Some(unwritten(global.span, "coverage", "--coverage"))
}

/// What is to be said of a module whose functions ask for calls at their starts or ends that LLVM's code generator
/// makes, as clang does for `-pg`.
fn instrumentation(module: &Module) -> Option<Diagnostic> {
    let attrs = &module.attrs;
    let asks = |attr: Attr| {
        let Attr::Other(name) = attr else {
            return None;
        };
        let text = module.names.get(name);
        if text == b"\"fentry-call\"=\"true\"" {
            return Some(("entry", &b"__fentry__"[..]));
        }
        let text = text.strip_prefix(b"\"instrument-function-")?;
        ["entry", "exit"].into_iter().find_map(|place| {
            let callee = text.strip_prefix(place.as_bytes())?;
            let callee = callee.strip_prefix(b"-inlined\"=\"")?.strip_suffix(b"\"")?;
            (!callee.is_empty()).then_some((place, callee))
        })
    };
    // There are few sets.
    let mut sets = (0..attrs.len()).map(AttrSet::new);
    let (place, callee) = sets.find_map(|set| attrs.get(set).iter().copied().find_map(asks))?;
    let mut functions = module.funcs.values();
    let asking = functions.find(|function| {
        function.is_defined() && attrs.all(function.attrs).any(|attr| asks(attr).is_some())
    })?;
    let callee = String::from_utf8_lossy(callee);
    let message = format!("no function calls `{callee}` at its {place}, as this one asks for");
    let span = module.globals[asking.global].span;
    let diagnostic = Diagnostic::warning("instrumentation", span, message);
    Some(diagnostic.note("natively, LLVM inserts such calls, for `-pg` among others"))
}

fn unwritten(span: Span, what: &str, option: &str) -> Diagnostic {
    let message = format!("no {what} is written, for which this program counts (`{option}`)");
    Diagnostic::warning("profile", span, message).note(
        "natively, a library of the compiler that is linked into the program writes it at the end",
    )
}
