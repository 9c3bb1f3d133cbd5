//! What a module needs from others and offers to them.

use super::types::{FuncType, ValType};
use crate::ir::print::type_text;
use crate::ir::{Global, GlobalId, GlobalKind, Linkage, Module, Type};

/// A symbol by which a module is linked with others, or with the host.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extern {
    /// Its name, without the `@`.
    pub name: String,
    /// What it is.
    pub ty: ExternType,
    /// Its type as LLVM writes it, with all that an [`ExternType`] cannot say.
    pub type_text: String,
    /// Whether it may be missing (an import that is `extern_weak`), or be replaced by another of its
    /// name (an export that is weak).
    pub weak: bool,
}

/// What a symbol is. The type is `None` where it is one that does not cross to Rust.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ExternType {
    /// A function.
    Func(Option<FuncType>),
    /// A variable.
    Variable(Option<ValType>),
    /// A variable that each thread has for itself.
    ThreadLocal(Option<ValType>),
}

impl Extern {
    pub(super) fn of(module: &Module, id: GlobalId) -> Extern {
        let global = &module.globals[id];
        let ty = match module.types.resolved(global.ty) {
            Type::Function { .. } => ExternType::Func(FuncType::of(module, id)),
            _ if global.thread_local.is_some() => {
                ExternType::ThreadLocal(ValType::of(module, global.ty))
            }
            _ => ExternType::Variable(ValType::of(module, global.ty)),
        };
        Extern {
            name: module.names.text(global.name).into_owned(),
            ty,
            type_text: type_text(module, global.ty),
            weak: !matches!(global.linkage, Linkage::External | Linkage::Appending),
        }
    }
}

fn is_defined(module: &Module, global: &Global) -> bool {
    match global.kind {
        GlobalKind::Undeclared => false,
        GlobalKind::Variable { init, .. } => init.is_some(),
        GlobalKind::Function(function) => module.funcs[function].is_defined(),
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) => true,
    }
}

/// The symbols that a module needs.
pub(super) fn imports(module: &Module) -> impl Iterator<Item = Extern> + '_ {
    let needed = move |global: &Global| {
        let offered = global.linkage == Linkage::AvailableExternally;
        (offered || !is_defined(module, global))
            && !module.names.get(global.name).starts_with(b"llvm.")
    };
    let globals = module.globals.iter();
    let needed = globals.filter(move |(_, global)| needed(global));
    needed.map(|(id, _)| Extern::of(module, id))
}

/// The symbols that a module offers.
pub(super) fn exports(module: &Module) -> impl Iterator<Item = Extern> + '_ {
    let offered = move |global: &Global| {
        use Linkage::{Appending, AvailableExternally, Internal, Private};
        let hidden = matches!(
            global.linkage,
            Private | Internal | Appending | AvailableExternally
        );
        !hidden && is_defined(module, global)
    };
    let globals = module.globals.iter();
    let offered = globals.filter(move |(_, global)| offered(global));
    offered.map(|(id, _)| Extern::of(module, id))
}
