//! Types.

use std::ffi::c_char;

use super::builder::{jitlite_builder, jitlite_ir_type, with};
use crate::build::Type;

/// A type that has no parts, of a `jitlite_ir_kind`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_type(
    builder: Option<&mut jitlite_builder>,
    kind: u32,
) -> jitlite_ir_type {
    with(builder, |open| {
        let types = [
            Type::VOID,
            open.m.half_type(),
            open.m.bfloat_type(),
            Type::FLOAT,
            Type::DOUBLE,
            open.m.x86_fp80_type(),
            open.m.fp128_type(),
            Type::PTR,
            Type::TOKEN,
            Type::METADATA,
        ];
        let ty = open.op(&types, kind, "kind of types");
        open.add_type(ty.unwrap_or(Type::I64))
    })
}

/// The integer type of a width, 1 to 2^23 bits.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_int_type(
    builder: Option<&mut jitlite_builder>,
    bits: u32,
) -> jitlite_ir_type {
    with(builder, |open| {
        let ty = open.m.int_type(bits);
        open.add_type(ty)
    })
}

/// `ptr addrspace(space)`
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_pointer_type(
    builder: Option<&mut jitlite_builder>,
    space: u32,
) -> jitlite_ir_type {
    with(builder, |open| {
        let ty = open.m.pointer_type(space);
        open.add_type(ty)
    })
}

/// `[len x elem]`
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_array_type(
    builder: Option<&mut jitlite_builder>,
    elem: jitlite_ir_type,
    len: u64,
) -> jitlite_ir_type {
    with(builder, |open| {
        let elem = open.ty(elem);
        let ty = open.m.array_type(elem, len);
        open.add_type(ty)
    })
}

/// `<len x elem>`
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_vector_type(
    builder: Option<&mut jitlite_builder>,
    elem: jitlite_ir_type,
    len: u32,
) -> jitlite_ir_type {
    with(builder, |open| {
        let elem = open.ty(elem);
        let ty = open.m.vector_type(elem, len);
        open.add_type(ty)
    })
}

/// `{ fields }`, or, if it is packed, `<{ fields }>`, which is laid out without padding.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_struct_type(
    builder: Option<&mut jitlite_builder>,
    fields: *const jitlite_ir_type,
    count: usize,
    packed: bool,
) -> jitlite_ir_type {
    with(builder, |open| {
        // SAFETY: the caller's array.
        let fields = unsafe { open.types(fields, count) }.unwrap_or_default();
        let ty = match packed {
            true => open.m.packed_struct_type(&fields),
            false => open.m.struct_type(&fields),
        };
        open.add_type(ty)
    })
}

/// `%name`, opaque until `jitlite_builder_define_type` says what it is, so that it may contain pointers to itself.
/// Asking for the same name again gives the same type.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_named_type(
    builder: Option<&mut jitlite_builder>,
    name: *const c_char,
) -> jitlite_ir_type {
    with(builder, |open| {
        // SAFETY: the caller's string.
        let name = unsafe { open.text(name, "the name of a type") };
        let ty = name.map_or(Type::I64, |name| open.m.named_type(name));
        open.add_type(ty)
    })
}

/// `%name = type body`, once.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_define_type(
    builder: Option<&mut jitlite_builder>,
    named: jitlite_ir_type,
    body: jitlite_ir_type,
) {
    with(builder, |open| {
        let (named, body) = (open.ty(named), open.ty(body));
        open.m.define_type(named, body);
    });
}

/// `result (params)`, for calls by address. With varargs it is `result (params, ...)`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_function_type(
    builder: Option<&mut jitlite_builder>,
    result: jitlite_ir_type,
    params: *const jitlite_ir_type,
    param_count: usize,
    varargs: bool,
) -> jitlite_ir_type {
    with(builder, |open| {
        let result = open.ty(result);
        // SAFETY: the caller's array.
        let params = unsafe { open.types(params, param_count) }.unwrap_or_default();
        let ty = match varargs {
            true => open.m.varargs_function_type(result, &params),
            false => open.m.function_type(result, &params),
        };
        open.add_type(ty)
    })
}
