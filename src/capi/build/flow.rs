//! Calls, exceptions, and what ends blocks.

use super::builder::{inst, jitlite_builder, jitlite_ir_block, jitlite_ir_type, jitlite_ir_value};
use crate::build::Clause;

/// What a `landingpad` takes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct jitlite_clause {
    /// A `jitlite_clause_kind`.
    pub kind: u32,
    /// The type or the array of types; of a cleanup it is not looked at.
    pub value: jitlite_ir_value,
}

/// `call result @function(arguments)`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_build_call(
    builder: Option<&mut jitlite_builder>,
    function: jitlite_ir_value,
    args: *const jitlite_ir_value,
    count: usize,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let function = open.function(function);
        // SAFETY: the caller's array.
        let args = unsafe { open.values(args, count)? };
        Some(open.body()?.call(function?, &args))
    })
}

/// A call of a function by its address, or of inline assembly; `ty` is the type of the function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_build_call_indirect(
    builder: Option<&mut jitlite_builder>,
    ty: jitlite_ir_type,
    callee: jitlite_ir_value,
    args: *const jitlite_ir_value,
    count: usize,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (ty, callee) = (open.ty(ty), open.value(callee));
        // SAFETY: the caller's array.
        let args = unsafe { open.values(args, count)? };
        Some(open.body()?.call_indirect(ty, callee, &args))
    })
}

/// `invoke result @function(arguments) to label normal unwind label unwind`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_build_invoke(
    builder: Option<&mut jitlite_builder>,
    function: jitlite_ir_value,
    args: *const jitlite_ir_value,
    count: usize,
    normal: jitlite_ir_block,
    unwind: jitlite_ir_block,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let function = open.function(function);
        let (normal, unwind) = (open.target(normal), open.target(unwind));
        // SAFETY: the caller's array.
        let args = unsafe { open.values(args, count)? };
        Some(open.body()?.invoke(function?, &args, normal, unwind))
    })
}

/// The same of a function by its address.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_build_invoke_indirect(
    builder: Option<&mut jitlite_builder>,
    ty: jitlite_ir_type,
    callee: jitlite_ir_value,
    args: *const jitlite_ir_value,
    count: usize,
    normal: jitlite_ir_block,
    unwind: jitlite_ir_block,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (ty, callee) = (open.ty(ty), open.value(callee));
        let (normal, unwind) = (open.target(normal), open.target(unwind));
        // SAFETY: the caller's array.
        let args = unsafe { open.values(args, count)? };
        let body = open.body()?;
        Some(body.invoke_indirect(ty, callee, &args, normal, unwind))
    })
}

/// A call of `llvm.memcpy`: copies `len` bytes, an `i64`, between places that do not overlap.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_memcpy(
    builder: Option<&mut jitlite_builder>,
    to: jitlite_ir_value,
    from: jitlite_ir_value,
    len: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (to, from, len) = (open.value(to), open.value(from), open.value(len));
        Some(open.body()?.memcpy(to, from, len))
    })
}

/// A call of `llvm.memmove`: copies `len` bytes, an `i64`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_memmove(
    builder: Option<&mut jitlite_builder>,
    to: jitlite_ir_value,
    from: jitlite_ir_value,
    len: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (to, from, len) = (open.value(to), open.value(from), open.value(len));
        Some(open.body()?.memmove(to, from, len))
    })
}

/// A call of `llvm.memset`: sets `len` bytes, an `i64`, to `byte`, an `i8`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_memset(
    builder: Option<&mut jitlite_builder>,
    to: jitlite_ir_value,
    byte: jitlite_ir_value,
    len: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (to, byte, len) = (open.value(to), open.value(byte), open.value(len));
        Some(open.body()?.memset(to, byte, len))
    })
}

/// `landingpad ty clauses`, the first instruction behind the `phi`s of a block that `invoke`s unwind to.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_build_landing_pad(
    builder: Option<&mut jitlite_builder>,
    ty: jitlite_ir_type,
    clauses: *const jitlite_clause,
    count: usize,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let ty = open.ty(ty);
        // SAFETY: the caller's array.
        let list = unsafe { open.list(clauses, count, "the list of clauses")? };
        let mut clauses = Vec::new();
        for clause in list {
            clauses.push(match clause.kind {
                0 => Clause::Cleanup,
                1 => Clause::Catch(open.value(clause.value)),
                2 => Clause::Filter(open.value(clause.value)),
                kind => {
                    open.misuse(&format!("there is no clause of number {kind}"));
                    return None;
                }
            });
        }
        Some(open.body()?.landing_pad(ty, &clauses))
    })
}

/// `resume T value`: the exception goes on.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_resume(
    builder: Option<&mut jitlite_builder>,
    value: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let value = open.value(value);
        Some(open.body()?.resume(value))
    })
}

/// `br label to`
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_br(
    builder: Option<&mut jitlite_builder>,
    to: jitlite_ir_block,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let to = open.target(to);
        Some(open.body()?.br(to))
    })
}

/// `br i1 cond, label then, label otherwise`
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_cond_br(
    builder: Option<&mut jitlite_builder>,
    cond: jitlite_ir_value,
    then: jitlite_ir_block,
    otherwise: jitlite_ir_block,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (cond, then, otherwise) = (open.value(cond), open.target(then), open.target(otherwise));
        Some(open.body()?.cond_br(cond, then, otherwise))
    })
}

/// `switch T value, label otherwise []`; cases are added one by one by `jitlite_builder_add_case`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_switch(
    builder: Option<&mut jitlite_builder>,
    value: jitlite_ir_value,
    otherwise: jitlite_ir_block,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (value, otherwise) = (open.value(value), open.target(otherwise));
        Some(open.body()?.switch(value, otherwise))
    })
}

/// `ret T value`
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_ret(
    builder: Option<&mut jitlite_builder>,
    value: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let value = open.value(value);
        Some(open.body()?.ret(value))
    })
}

/// `ret void`
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_ret_void(
    builder: Option<&mut jitlite_builder>,
) -> jitlite_ir_value {
    inst(builder, |open| Some(open.body()?.ret_void()))
}

/// `unreachable`: being here is a mistake of the program.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_unreachable(
    builder: Option<&mut jitlite_builder>,
) -> jitlite_ir_value {
    inst(builder, |open| Some(open.body()?.unreachable()))
}
