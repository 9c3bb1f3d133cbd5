//! What passes ask about the program that a function is a part of.

use crate::ir::attr::Attr;
use crate::ir::global::Linkage;
use crate::ir::{Function, GlobalId, GlobalKind, Module};
use crate::lir::SymbolId;

/// Answers what passes ask. Whoever knows nothing says nothing: the answers given here always
/// hold.
pub trait Env {
    /// Whether calls of a symbol may return more than once, as those of `setjmp` do.
    fn returns_twice(&self, _symbol: SymbolId) -> bool {
        false
    }

    /// Whether calls of a symbol can be left out where their results are not used.
    fn is_removable(&self, _symbol: SymbolId) -> bool {
        false
    }

    /// Whether a symbol is data that is never written to.
    fn is_constant(&self, _symbol: SymbolId) -> bool {
        false
    }

    /// Whether a symbol is data that shares no byte with any other such symbol.
    fn is_distinct(&self, _symbol: SymbolId) -> bool {
        false
    }
}

/// A program that nothing is known of.
#[derive(Clone, Copy, Debug)]
pub struct Alone;

impl Env for Alone {}

/// What a module says by itself, whatever it is linked with.
#[derive(Clone, Copy, Debug)]
pub struct ModuleEnv<'a> {
    module: &'a Module,
}

/// The functions of C that return more than once, whatever their declaration says.
const RETURN_TWICE: &[&[u8]] = &[
    b"setjmp",
    b"_setjmp",
    b"sigsetjmp",
    b"__sigsetjmp",
    b"savectx",
    b"vfork",
    b"getcontext",
];

impl<'a> ModuleEnv<'a> {
    /// What `module` says.
    pub fn new(module: &'a Module) -> ModuleEnv<'a> {
        ModuleEnv { module }
    }

    fn function(&self, symbol: SymbolId) -> Option<&'a Function> {
        self.module.function(GlobalId(symbol.0))
    }
}

impl Env for ModuleEnv<'_> {
    fn returns_twice(&self, symbol: SymbolId) -> bool {
        let Some(function) = self.function(symbol) else {
            return false;
        };
        let name = self.module.globals[function.global].name;
        RETURN_TWICE.contains(&self.module.names.get(name))
            || self.module.attrs.has(function.attrs, Attr::ReturnsTwice)
    }

    fn is_constant(&self, symbol: SymbolId) -> bool {
        let global = self.module.globals.get(GlobalId(symbol.0));
        global.is_some_and(|g| matches!(g.kind, GlobalKind::Variable { constant: true, .. }))
    }

    fn is_distinct(&self, symbol: SymbolId) -> bool {
        // A declaration, or a definition that another may replace, can be an alias elsewhere.
        let global = self.module.globals.get(GlobalId(symbol.0));
        global.is_some_and(|global| {
            let defined = matches!(global.kind, GlobalKind::Variable { init: Some(_), .. });
            let own = matches!(
                global.linkage,
                Linkage::External | Linkage::Private | Linkage::Internal
            );
            defined && own
        })
    }
}
