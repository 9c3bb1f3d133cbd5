//! What passes ask about the program that a function is a part of.

use std::cell::RefCell;

use crate::ir::attr::Attr;
use crate::ir::global::Linkage;
use crate::ir::{GlobalId, GlobalKind, Module};
use crate::lir::{self, SymbolId};
use crate::lower::{Lowerer, ModuleInfo};

/// Answers what passes ask. Whoever knows nothing says nothing: the answers given here always
/// hold.
pub trait Env {
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

    /// Whether calls of a symbol are sure to reach the definition in this module.
    fn is_final(&self, _symbol: SymbolId) -> bool {
        false
    }

    /// Makes `out` the body of a function that calls of a symbol are sure to reach, as it was
    /// lowered, if it may be inlined; tells how much that is wished.
    fn body(&self, _symbol: SymbolId, _out: &mut lir::Function) -> Option<Inlining> {
        None
    }
}

/// How much it is wished that a function is inlined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inlining {
    /// Where it pays.
    Normal,
    /// `inlinehint`
    Hinted,
    /// `alwaysinline`
    Always,
}

/// A program that nothing is known of.
#[derive(Clone, Copy, Debug)]
pub struct Alone;

impl Env for Alone {}

/// What a module says by itself, whatever it is linked with.
#[derive(Debug)]
pub struct ModuleEnv<'a> {
    module: &'a Module,
    bodies: Option<Bodies<'a>>,
}

/// Where the bodies of functions come from.
struct Bodies<'a> {
    info: &'a ModuleInfo,
    lowerer: RefCell<&'a mut Lowerer>,
    /// Whether calls of a function reach its definition in this module.
    is_final: &'a dyn Fn(GlobalId) -> bool,
}

impl std::fmt::Debug for Bodies<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Bodies").finish_non_exhaustive()
    }
}

/// Functions of more `ir` instructions than this are not looked at for inlining, whose authors
/// say nothing of it or hint that they should be.
const LARGE: [usize; 2] = [400, 1500];

impl<'a> ModuleEnv<'a> {
    /// What `module` says.
    pub fn new(module: &'a Module) -> ModuleEnv<'a> {
        ModuleEnv {
            module,
            bodies: None,
        }
    }

    /// The same, with the bodies of the functions for which `is_final` holds: that no other
    /// definition has taken the place of this module's.
    pub fn with_bodies(
        mut self,
        info: &'a ModuleInfo,
        lowerer: &'a mut Lowerer,
        is_final: &'a dyn Fn(GlobalId) -> bool,
    ) -> ModuleEnv<'a> {
        self.bodies = Some(Bodies {
            info,
            lowerer: RefCell::new(lowerer),
            is_final,
        });
        self
    }
}

impl Env for ModuleEnv<'_> {
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

    fn is_final(&self, symbol: SymbolId) -> bool {
        let bodies = self.bodies.as_ref();
        bodies.is_some_and(|bodies| (bodies.is_final)(GlobalId(symbol.0)))
    }

    fn body(&self, symbol: SymbolId, out: &mut lir::Function) -> Option<Inlining> {
        let (module, bodies) = (self.module, self.bodies.as_ref()?);
        let global = GlobalId(symbol.0);
        let GlobalKind::Function(id) = module.globals[global].kind else {
            return None;
        };
        let function = &module.funcs[id];
        let size = function.body.as_ref()?.insts.len();
        let has = |word: &[u8]| {
            let name = module.names.find(word).map(Attr::Other);
            name.is_some_and(|attr| module.attrs.has(function.attrs, attr))
        };
        let wish = match has(b"alwaysinline") {
            true => Inlining::Always,
            // clang -O0 writes `noinline optnone` at every function, and means nothing by it.
            false if has(b"noinline") && !has(b"optnone") || has(b"naked") => return None,
            false if has(b"inlinehint") => Inlining::Hinted,
            false => Inlining::Normal,
        };
        let fits = match wish {
            Inlining::Normal => size <= LARGE[0],
            Inlining::Hinted => size <= LARGE[1],
            Inlining::Always => true,
        };
        if !fits || !(bodies.is_final)(global) {
            return None;
        }
        let mut lowerer = bodies.lowerer.borrow_mut();
        lowerer.lower_into(module, bodies.info, id, out).ok()?;
        Some(wish)
    }
}
