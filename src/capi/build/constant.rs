//! Constants.

use std::ffi::c_char;

use super::builder::{constant, jitlite_builder, jitlite_ir_type, jitlite_ir_value};
use super::symbol::gep_flags;
use crate::build::{BinaryOp, CastOp};

/// The integer `value` of an integer type, or of a vector of them, all of whose elements it then is; of a
/// floating-point type, the number that is equal to it. It must fit in the type, with a sign or without.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_int(
    builder: Option<&mut jitlite_builder>,
    ty: jitlite_ir_type,
    value: i64,
) -> jitlite_ir_value {
    constant(builder, |open| {
        let ty = open.ty(ty);
        Some(open.m.int(ty, value))
    })
}

/// The integer of an integer type whose magnitude has these 64-bit words, the lowest first, and which is negative or
/// not: for what `jitlite_builder_int` has no room for. It must fit in the type, with a sign or without.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_int_of_words(
    builder: Option<&mut jitlite_builder>,
    ty: jitlite_ir_type,
    negative: bool,
    words: *const u64,
    count: usize,
) -> jitlite_ir_value {
    constant(builder, |open| {
        let ty = open.ty(ty);
        // SAFETY: the caller's array.
        let words = unsafe { open.list(words, count, "the list of words")? };
        Some(open.m.int_of_words(ty, negative, words))
    })
}

/// A number of a floating-point type, or of a vector of them, rounded to it.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_float(
    builder: Option<&mut jitlite_builder>,
    ty: jitlite_ir_type,
    value: f64,
) -> jitlite_ir_value {
    constant(builder, |open| {
        let ty = open.ty(ty);
        Some(open.m.float(ty, value))
    })
}

/// The zero of any type: `0`, `0.0`, `null`, `zeroinitializer`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_zero(
    builder: Option<&mut jitlite_builder>,
    ty: jitlite_ir_type,
) -> jitlite_ir_value {
    constant(builder, |open| {
        let ty = open.ty(ty);
        Some(open.m.zero(ty))
    })
}

/// `undef`
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_undef(
    builder: Option<&mut jitlite_builder>,
    ty: jitlite_ir_type,
) -> jitlite_ir_value {
    constant(builder, |open| {
        let ty = open.ty(ty);
        Some(open.m.undef(ty))
    })
}

/// `poison`
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_poison(
    builder: Option<&mut jitlite_builder>,
    ty: jitlite_ir_type,
) -> jitlite_ir_value {
    constant(builder, |open| {
        let ty = open.ty(ty);
        Some(open.m.poison(ty))
    })
}

/// `c"..."`: an array of `len` bytes, which are copied. Nothing is added behind them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_bytes(
    builder: Option<&mut jitlite_builder>,
    bytes: *const c_char,
    len: usize,
) -> jitlite_ir_value {
    constant(builder, |open| {
        // SAFETY: the caller's array.
        let bytes = unsafe { open.list(bytes.cast::<u8>(), len, "the list of bytes")? };
        Some(open.m.bytes(bytes))
    })
}

/// An array, a vector or a struct, named or not, of a type, made of `count` constants.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_aggregate(
    builder: Option<&mut jitlite_builder>,
    ty: jitlite_ir_type,
    elems: *const jitlite_ir_value,
    count: usize,
) -> jitlite_ir_value {
    constant(builder, |open| {
        let ty = open.ty(ty);
        // SAFETY: the caller's array.
        let elems = unsafe { open.values(elems, count)? };
        Some(open.m.aggregate(ty, &elems))
    })
}

/// The constant expression `op (T value to ty)`, with a `jitlite_cast_op`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_const_cast(
    builder: Option<&mut jitlite_builder>,
    op: u32,
    value: jitlite_ir_value,
    ty: jitlite_ir_type,
) -> jitlite_ir_value {
    constant(builder, |open| {
        let (value, ty) = (open.value(value), open.ty(ty));
        let (op, _) = open.op(CastOp::ALL, op, "conversion")?;
        Some(open.m.const_cast(op, value, ty))
    })
}

/// The constant expression `op (T a, T b)`, with a `jitlite_binary_op`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_builder_const_binary(
    builder: Option<&mut jitlite_builder>,
    op: u32,
    a: jitlite_ir_value,
    b: jitlite_ir_value,
) -> jitlite_ir_value {
    constant(builder, |open| {
        let (a, b) = (open.value(a), open.value(b));
        let (op, _) = open.op(BinaryOp::ALL, op, "binary operation")?;
        Some(open.m.const_binary(op, a, b))
    })
}

/// The constant expression `getelementptr (source, base, indices)`. `flags` are of `jitlite_gep_flag`, or 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_const_gep(
    builder: Option<&mut jitlite_builder>,
    source: jitlite_ir_type,
    base: jitlite_ir_value,
    indices: *const jitlite_ir_value,
    count: usize,
    flags: u32,
) -> jitlite_ir_value {
    constant(builder, |open| {
        let (source, base) = (open.ty(source), open.value(base));
        // SAFETY: the caller's array.
        let indices = unsafe { open.values(indices, count)? };
        let flags = gep_flags(open, flags)?;
        Some(open.m.const_gep(source, base, &indices, flags))
    })
}

/// `asm sideeffect "text", "constraints"` in the AT&T dialect, to be called by `jitlite_build_call_indirect`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_builder_inline_asm(
    builder: Option<&mut jitlite_builder>,
    text: *const c_char,
    constraints: *const c_char,
) -> jitlite_ir_value {
    constant(builder, |open| {
        // SAFETY: the caller's strings.
        let (text, constraints) = unsafe {
            let text = open.text(text, "the text of inline assembly")?;
            (text, open.text(constraints, "the list of constraints")?)
        };
        Some(open.m.inline_asm(text, constraints))
    })
}
