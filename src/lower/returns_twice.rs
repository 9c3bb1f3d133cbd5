//! Which calls may return more than once, as those of `setjmp`.
//!
//! A call or the function that it names says so by `returns_twice`; of some functions of C it is
//! known by their names. A call through a pointer says nothing as a rule. So where a module uses the
//! address of such a function as a value, each call through a pointer that has the type of one is
//! taken for a call of it.

use super::ModuleInfo;
use crate::entity::Entity;
use crate::ir::types::{Type, TypeId};
use crate::ir::{Const, ConstId, GlobalId, GlobalKind, InstData, Module, OperandKind};
use crate::lir::{self, SymbolId};

/// The functions of C that may return more than once, whatever their declaration says.
const RETURN_TWICE: [&[u8]; 7] = [
    b"setjmp",
    b"_setjmp",
    b"sigsetjmp",
    b"__sigsetjmp",
    b"savectx",
    b"vfork",
    b"getcontext",
];

/// What a module has of them.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct ReturnsTwice {
    /// Whether it declares one.
    declared: bool,
    /// Whether it uses the address of one other than to call it.
    by_address: bool,
}

impl ReturnsTwice {
    pub(super) fn of_module(module: &Module) -> ReturnsTwice {
        let names = RETURN_TWICE
            .iter()
            .filter_map(|name| module.names.find(name));
        let globals = names.filter_map(|name| {
            let text = module.names.text(name);
            module.find(&text).filter(|&id| is_declared(module, id))
        });
        let functions: Vec<GlobalId> = globals.collect();
        ReturnsTwice {
            declared: !functions.is_empty(),
            by_address: !functions.is_empty()
                && (module.has_unread() || has_address_of(module, &functions)),
        }
    }
}

fn is_declared(module: &Module, id: GlobalId) -> bool {
    module
        .function(id)
        .is_some_and(|function| !function.is_defined())
}

/// Whether a module uses the address of one of these functions other than to call it.
fn has_address_of(module: &Module, functions: &[GlobalId]) -> bool {
    let names = |id: ConstId| match module.consts.get(id) {
        Const::Global(global) => functions.contains(&global),
        _ => false,
    };
    let is_called = |id: ConstId| match module.consts.get(id) {
        // Typed pointers are cast before a call of another type.
        Const::Expr { args, .. } => {
            let mut args = module.consts.list(args);
            args.len() == 1 && args.any(names)
        }
        _ => names(id),
    };
    let held = (0..module.consts.len()).any(|i| match module.consts.get(ConstId::new(i)) {
        Const::Aggregate { elems: list, .. } => module.consts.list(list).any(is_called),
        Const::Expr { args: list, .. } => {
            let list = module.consts.list(list);
            list.len() > 1 && list.into_iter().any(is_called)
        }
        Const::Splat { elem, .. } => is_called(elem),
        _ => false,
    });
    held || module.globals.values().any(|global| match global.kind {
        GlobalKind::Variable { init, .. } => init.is_some_and(is_called),
        GlobalKind::Alias(target) | GlobalKind::IFunc(target) => is_called(target),
        GlobalKind::Undeclared | GlobalKind::Function(_) => false,
    }) || module
        .funcs
        .values()
        .filter_map(|f| f.body.as_ref())
        .any(|body| {
            body.insts.iter().any(|(inst, data)| {
                let mut found = 0;
                body.for_each_operand(inst, |operand| {
                    if let OperandKind::Const(id) = operand.kind() {
                        found += usize::from(is_called(id));
                    }
                });
                let callee = match *data {
                    InstData::Call { call } | InstData::Invoke { call, .. } => {
                        Some(body.calls[call].callee)
                    }
                    _ => None,
                };
                let calls = match callee.map(|callee| callee.kind()) {
                    Some(OperandKind::Const(id)) => usize::from(is_called(id)),
                    _ => 0,
                };
                found > calls
            })
        })
}

impl ModuleInfo {
    /// Whether calls of a symbol may return more than once.
    pub(super) fn returns_twice(&self, module: &Module, symbol: SymbolId) -> bool {
        let id = GlobalId(symbol.0);
        let Some(function) = module.function(id) else {
            return false;
        };
        self.passing(function.attrs).returns_twice
            || self.calls_twice.declared
                && !function.is_defined()
                && RETURN_TWICE.contains(&module.names.get(module.globals[id].name))
    }

    /// Whether a call of this type through a pointer, with arguments of these types, may return more
    /// than once, though it does not say so.
    pub(super) fn may_return_twice(
        &self,
        module: &Module,
        fn_ty: TypeId,
        mut args: impl ExactSizeIterator<Item = lir::Type>,
    ) -> bool {
        /// `sigsetjmp` takes as many.
        const MOST_PARAMS: usize = 2;
        let Type::Function {
            ret,
            params,
            varargs,
        } = module.types.resolved(fn_ty)
        else {
            return false;
        };
        // They take addresses and integers, and no variable arguments; a call without a prototype
        // has those only.
        self.calls_twice.by_address
            && module.types.resolved(ret) == Type::Int(32)
            && (!varargs || module.types.list(params).is_empty())
            && args.len() <= MOST_PARAMS
            && args.all(lir::Type::is_int)
    }
}
