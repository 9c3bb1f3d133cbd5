//! Instructions that compute, and those of memory.

use super::builder::{inst, jitlite_builder, jitlite_ir_type, jitlite_ir_value};
use crate::build::{BinaryOp, CastOp, FCmpCond, FunctionBuilder, ICmpCond, Ordering, RmwOp, Value};

type Unary = fn(&FunctionBuilder<'_>, Value) -> Value;

/// What makes the instructions of `jitlite_unary_op`, by their numbers.
const UNARY: [Unary; 4] = [
    |body, value| body.neg(value),
    |body, value| body.not(value),
    |body, value| body.fneg(value),
    |body, value| body.freeze(value),
];

/// `op T a, b`, with a `jitlite_binary_op`. Flags are given to the result by `jitlite_builder_set_flags`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_binary(
    builder: Option<&mut jitlite_builder>,
    op: u32,
    a: jitlite_ir_value,
    b: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (a, b) = (open.value(a), open.value(b));
        let (op, _) = open.op(BinaryOp::ALL, op, "binary operation")?;
        Some(open.body()?.binary(op, a, b))
    })
}

/// `op T value`, with a `jitlite_unary_op`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_unary(
    builder: Option<&mut jitlite_builder>,
    op: u32,
    value: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let value = open.value(value);
        let make: Unary = open.op(&UNARY, op, "unary operation")?;
        Some(make(&open.body()?, value))
    })
}

/// `icmp cond T a, b`, with a `jitlite_icmp_cond`: an `i1`, or a vector of them.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_icmp(
    builder: Option<&mut jitlite_builder>,
    op: u32,
    a: jitlite_ir_value,
    b: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (a, b) = (open.value(a), open.value(b));
        let (op, _) = open.op(ICmpCond::ALL, op, "condition")?;
        Some(open.body()?.icmp(op, a, b))
    })
}

/// `fcmp cond T a, b`, with a `jitlite_fcmp_cond`: an `i1`, or a vector of them.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_fcmp(
    builder: Option<&mut jitlite_builder>,
    op: u32,
    a: jitlite_ir_value,
    b: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (a, b) = (open.value(a), open.value(b));
        let (op, _) = open.op(FCmpCond::ALL, op, "condition")?;
        Some(open.body()?.fcmp(op, a, b))
    })
}

/// `op T value to ty`, with a `jitlite_cast_op`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_cast(
    builder: Option<&mut jitlite_builder>,
    op: u32,
    value: jitlite_ir_value,
    ty: jitlite_ir_type,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (value, ty) = (open.value(value), open.ty(ty));
        let (op, _) = open.op(CastOp::ALL, op, "conversion")?;
        Some(open.body()?.cast(op, value, ty))
    })
}

/// `select i1 cond, T then, T otherwise`
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_select(
    builder: Option<&mut jitlite_builder>,
    cond: jitlite_ir_value,
    then: jitlite_ir_value,
    otherwise: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (cond, then, otherwise) = (open.value(cond), open.value(then), open.value(otherwise));
        Some(open.body()?.select(cond, then, otherwise))
    })
}

/// `phi ty`, whose incoming values are added by `jitlite_builder_add_incoming` as they become known. It is put at the
/// head of the current block, behind the ones that are there.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_phi(
    builder: Option<&mut jitlite_builder>,
    ty: jitlite_ir_type,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let ty = open.ty(ty);
        Some(open.body()?.phi(ty))
    })
}

/// `extractvalue T aggregate, indices`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_build_extract_value(
    builder: Option<&mut jitlite_builder>,
    aggregate: jitlite_ir_value,
    indices: *const u32,
    count: usize,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let aggregate = open.value(aggregate);
        // SAFETY: the caller's array.
        let indices = unsafe { open.list(indices, count, "the list of indices")? };
        Some(open.body()?.extract_value(aggregate, indices))
    })
}

/// `insertvalue T aggregate, U elem, indices`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_build_insert_value(
    builder: Option<&mut jitlite_builder>,
    aggregate: jitlite_ir_value,
    elem: jitlite_ir_value,
    indices: *const u32,
    count: usize,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (aggregate, elem) = (open.value(aggregate), open.value(elem));
        // SAFETY: the caller's array.
        let indices = unsafe { open.list(indices, count, "the list of indices")? };
        Some(open.body()?.insert_value(aggregate, elem, indices))
    })
}

/// `extractelement T vector, U index`
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_extract_element(
    builder: Option<&mut jitlite_builder>,
    vector: jitlite_ir_value,
    index: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (vector, index) = (open.value(vector), open.value(index));
        Some(open.body()?.extract_element(vector, index))
    })
}

/// `insertelement T vector, U elem, V index`
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_insert_element(
    builder: Option<&mut jitlite_builder>,
    vector: jitlite_ir_value,
    elem: jitlite_ir_value,
    index: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (vector, elem, index) = (open.value(vector), open.value(elem), open.value(index));
        Some(open.body()?.insert_element(vector, elem, index))
    })
}

/// `shufflevector T a, T b, mask`: for each element of the result the number of one of both vectors, or -1 for `poison`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_build_shuffle(
    builder: Option<&mut jitlite_builder>,
    a: jitlite_ir_value,
    b: jitlite_ir_value,
    mask: *const i32,
    count: usize,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (a, b) = (open.value(a), open.value(b));
        // SAFETY: the caller's array.
        let mask = unsafe { open.list(mask, count, "the mask")? };
        Some(open.body()?.shuffle(a, b, mask))
    })
}

/// A local variable: an `alloca` at the head of the entry block, wherever the builder is. The optimizer keeps in registers
/// what only `load` and `store` use.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_local_variable(
    builder: Option<&mut jitlite_builder>,
    ty: jitlite_ir_type,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let ty = open.ty(ty);
        Some(open.body()?.local_variable(ty))
    })
}

/// `alloca ty`, here: each time that it is executed it is another one.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_alloca(
    builder: Option<&mut jitlite_builder>,
    ty: jitlite_ir_type,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let ty = open.ty(ty);
        Some(open.body()?.alloca(ty))
    })
}

/// `alloca ty, T count`, here.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_alloca_array(
    builder: Option<&mut jitlite_builder>,
    ty: jitlite_ir_type,
    count: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (ty, count) = (open.ty(ty), open.value(count));
        Some(open.body()?.alloca_array(ty, count))
    })
}

/// `load ty, ptr address`
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_load(
    builder: Option<&mut jitlite_builder>,
    ty: jitlite_ir_type,
    address: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (ty, address) = (open.ty(ty), open.value(address));
        Some(open.body()?.load(ty, address))
    })
}

/// `store T value, ptr address`
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_store(
    builder: Option<&mut jitlite_builder>,
    value: jitlite_ir_value,
    address: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (value, address) = (open.value(value), open.value(address));
        Some(open.body()?.store(value, address))
    })
}

/// `getelementptr source, ptr base, indices`. Flags are given to it by `jitlite_builder_set_gep_flags`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn jitlite_build_gep(
    builder: Option<&mut jitlite_builder>,
    source: jitlite_ir_type,
    base: jitlite_ir_value,
    indices: *const jitlite_ir_value,
    count: usize,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (source, base) = (open.ty(source), open.value(base));
        // SAFETY: the caller's array.
        let indices = unsafe { open.values(indices, count)? };
        Some(open.body()?.gep(source, base, &indices))
    })
}

/// `getelementptr inbounds source, ptr base, i32 0, i32 n`: the address of field number `n` of a struct, from 0.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_field(
    builder: Option<&mut jitlite_builder>,
    source: jitlite_ir_type,
    base: jitlite_ir_value,
    n: u32,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (source, base) = (open.ty(source), open.value(base));
        Some(open.body()?.field(source, base, n))
    })
}

/// `getelementptr inbounds elem, ptr base, T index`: the address of an element of an array.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_element(
    builder: Option<&mut jitlite_builder>,
    elem: jitlite_ir_type,
    base: jitlite_ir_value,
    index: jitlite_ir_value,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (elem, base, index) = (open.ty(elem), open.value(base), open.value(index));
        Some(open.body()?.element(elem, base, index))
    })
}

/// `va_arg ptr list, ty`
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_va_arg(
    builder: Option<&mut jitlite_builder>,
    list: jitlite_ir_value,
    ty: jitlite_ir_type,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (list, ty) = (open.value(list), open.ty(ty));
        Some(open.body()?.va_arg(list, ty))
    })
}

/// `fence ordering`, with a `jitlite_ordering`.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_fence(
    builder: Option<&mut jitlite_builder>,
    ordering: u32,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (ordering, _) = open.op(Ordering::ALL, ordering, "ordering")?;
        Some(open.body()?.fence(ordering))
    })
}

/// `cmpxchg ptr address, T expected, T new success failure`, each a `jitlite_ordering`: a struct of what was there, and
/// whether it was what was expected.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_cmpxchg(
    builder: Option<&mut jitlite_builder>,
    address: jitlite_ir_value,
    expected: jitlite_ir_value,
    replacement: jitlite_ir_value,
    success: u32,
    failure: u32,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (address, expected) = (open.value(address), open.value(expected));
        let replacement = open.value(replacement);
        let (success, _) = open.op(Ordering::ALL, success, "ordering")?;
        let (failure, _) = open.op(Ordering::ALL, failure, "ordering")?;
        let orderings = [success, failure];
        Some(
            open.body()?
                .cmpxchg(address, expected, replacement, orderings),
        )
    })
}

/// `atomicrmw op ptr address, T value ordering`, with a `jitlite_rmw_op` and a `jitlite_ordering`: what was there before.
#[unsafe(no_mangle)]
pub extern "C" fn jitlite_build_atomic_rmw(
    builder: Option<&mut jitlite_builder>,
    op: u32,
    address: jitlite_ir_value,
    value: jitlite_ir_value,
    ordering: u32,
) -> jitlite_ir_value {
    inst(builder, |open| {
        let (address, value) = (open.value(address), open.value(value));
        let (op, _) = open.op(RmwOp::ALL, op, "atomic operation")?;
        let (ordering, _) = open.op(Ordering::ALL, ordering, "ordering")?;
        Some(open.body()?.atomic_rmw(op, address, value, ordering))
    })
}
