//! What a loop carries in fewer bits than it computes with: computed in as many as are kept.
//!
//! C computes with `int`, so an accumulator of 8 bits is extended, added to, and cut again in each iteration. Its low
//! bits depend on the low bits of what is added alone.
//!
//! ```text
//!     block1(v1: i8):                  block1(v1: i8):
//!         v2 = uext.i32 v1
//!         v3 = add.i32 v2, v9              v4 = trunc.i8 v9
//!         v4 = trunc.i8 v3                 v5 = add.i8 v1, v4
//!         jump block1(v4)                  jump block1(v5)
//! ```
//!
//! Only what starts with a parameter of a block is computed so: anything else is as good in a wide register, and what
//! is also used wide would be computed twice.

use super::emit::Emit;
use crate::lir::{BinaryOp, InstData, Type, UnaryOp, Value, ValueDef};

/// So many operations are looked through between the value that is cut and the parameter.
const DEPTH: u32 = 4;

/// The low bits of a value that is computed from a parameter of a block of this type, without the wider value.
pub(super) fn low(e: &mut Emit<'_, '_>, ty: Type, value: Value) -> Option<Value> {
    let is_narrow = matches!(ty, Type::I8 | Type::I16);
    (is_narrow && starts_narrow(e, ty, value, DEPTH)).then(|| cut(e, ty, value, DEPTH))
}

/// The operands of an operation whose low bits are made of the low bits of its operands.
fn operands(e: &Emit<'_, '_>, ty: Type, value: Value) -> Option<(BinaryOp, [Value; 2])> {
    let InstData::Binary { op, args, .. } = e.def(value)? else {
        return None;
    };
    let keeps_low = match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => true,
        // The processor has no product of lanes of eight bits.
        BinaryOp::Mul => ty == Type::I16,
        BinaryOp::Umulhi
        | BinaryOp::Smulhi
        | BinaryOp::Udiv
        | BinaryOp::Sdiv
        | BinaryOp::Urem
        | BinaryOp::Srem
        | BinaryOp::Shl
        | BinaryOp::Lshr
        | BinaryOp::Ashr
        | BinaryOp::Rotl
        | BinaryOp::Rotr
        | BinaryOp::Fadd
        | BinaryOp::Fsub
        | BinaryOp::Fmul
        | BinaryOp::Fdiv
        | BinaryOp::Fmin
        | BinaryOp::Fmax
        | BinaryOp::Fcopysign => false,
    };
    keeps_low.then_some((op, args))
}

/// The parameter of a block, of this type, that a value is extended from.
fn extended_param(e: &Emit<'_, '_>, ty: Type, value: Value) -> Option<Value> {
    let InstData::Unary {
        op: UnaryOp::Uext | UnaryOp::Sext,
        arg,
        ..
    } = e.def(value)?
    else {
        return None;
    };
    let is_param = matches!(e.b.func.def(arg), ValueDef::Param(..));
    (is_param && e.ty(arg) == ty).then_some(arg)
}

/// Whether a value is computed from such a parameter.
fn starts_narrow(e: &Emit<'_, '_>, ty: Type, value: Value, depth: u32) -> bool {
    let Some((_, args)) = operands(e, ty, value).filter(|_| depth > 0) else {
        return false;
    };
    args.into_iter()
        .any(|arg| extended_param(e, ty, arg).is_some() || starts_narrow(e, ty, arg, depth - 1))
}

/// The low bits of a value: of what is computed from such a parameter, by narrow operations.
fn cut(e: &mut Emit<'_, '_>, ty: Type, value: Value, depth: u32) -> Value {
    if let Some(param) = extended_param(e, ty, value) {
        return param;
    }
    match operands(e, ty, value) {
        Some((op, args)) if starts_narrow(e, ty, value, depth) => {
            let [a, b] = args.map(|arg| cut(e, ty, arg, depth - 1));
            e.binary(op, a, b)
        }
        _ => e.unary(UnaryOp::Trunc, ty, value),
    }
}
