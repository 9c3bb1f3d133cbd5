//! Makes symbols in a module. Whole modules are built by `jitlite::build`.

use super::attr::AttrSet;
use super::body::CallConv;
use super::global::{Function, GlobalId, GlobalKind, Param};
use super::module::Module;
use super::name::LocalName;
use super::types::TypeId;
use crate::diag::Span;

/// The symbol `@name`, made (undeclared) where there is none.
pub fn symbol(module: &mut Module, name: &str) -> GlobalId {
    let name = module.names.intern(name.as_bytes());
    module.symbol(name, false, Span::NONE)
}

/// Declares the function `ret @name(params)`, or with `varargs` `ret @name(params, ...)`.
pub fn declare(
    module: &mut Module,
    name: &str,
    ret: TypeId,
    params: &[TypeId],
    varargs: bool,
) -> GlobalId {
    let id = symbol(module, name);
    let ty = module.types.function(ret, params, varargs);
    let ptr_ty = module.types.pointer_to(ty);
    let func = module.funcs.push(Function {
        global: id,
        params: params
            .iter()
            .map(|&ty| Param {
                ty,
                name: LocalName::UNNAMED,
                span: Span::NONE,
                attrs: AttrSet::EMPTY,
            })
            .collect(),
        ret,
        varargs,
        ret_attrs: AttrSet::EMPTY,
        attrs: AttrSet::EMPTY,
        conv: CallConv::C,
        personality: None,
        prefix: [None; 2],
        span: Span::NONE,
        body: None,
        unread: false,
    });
    let global = &mut module.globals[id];
    global.ty = ty;
    global.ptr_ty = ptr_ty;
    global.kind = GlobalKind::Function(func);
    id
}

/// Defines the variable `@name` with an initializer.
pub fn variable(module: &mut Module, name: &str, init: super::ConstId, constant: bool) -> GlobalId {
    let id = symbol(module, name);
    let ty = module.const_type(init);
    let ptr_ty = module.types.pointer_to(ty);
    let global = &mut module.globals[id];
    global.ty = ty;
    global.ptr_ty = ptr_ty;
    global.kind = GlobalKind::Variable {
        constant,
        init: Some(init),
    };
    id
}
