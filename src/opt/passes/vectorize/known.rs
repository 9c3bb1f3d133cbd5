//! What is known of the high bits of values.

use crate::lir::signed;
use crate::lir::{BinaryOp, Function, InstData, Type, UnaryOp, Value};

/// How deep values are looked into.
const DEPTH: u32 = 4;

/// Whether a value is 0 or 1 as a comparison gives it.
pub(super) fn is_bool(func: &Function, value: Value) -> bool {
    truth(func, value, DEPTH)
}

fn truth(func: &Function, value: Value, depth: u32) -> bool {
    let Some(inst) = func.def_inst(value).filter(|_| depth > 0) else {
        return false;
    };
    match func.insts[inst] {
        InstData::Icmp { .. } | InstData::Fcmp { .. } => true,
        InstData::Unary {
            op: UnaryOp::Copy | UnaryOp::Uext | UnaryOp::Trunc,
            arg,
            ..
        } => truth(func, arg, depth - 1),
        InstData::Binary {
            op: BinaryOp::And | BinaryOp::Or,
            args,
            ..
        } => args.iter().all(|&arg| truth(func, arg, depth - 1)),
        InstData::Binary {
            op: BinaryOp::Xor,
            args: [a, b],
            ..
        } => {
            truth(func, a, depth - 1) && (func.as_iconst(b) == Some(1) || truth(func, b, depth - 1))
        }
        _ => false,
    }
}

/// Whether all bits of a value above those of a type are zero.
pub(super) fn zero_above(func: &Function, value: Value, ty: Type) -> bool {
    above(func, value, ty, DEPTH)
}

fn above(func: &Function, value: Value, ty: Type, depth: u32) -> bool {
    if let Some(imm) = func.as_iconst(value) {
        return imm <= ty.mask();
    }
    let own = func.ty(value);
    if own.bytes() <= ty.bytes() {
        return true;
    }
    let Some(inst) = func.def_inst(value).filter(|_| depth > 0) else {
        return false;
    };
    let rest = |value| above(func, value, ty, depth - 1);
    match func.insts[inst] {
        InstData::Unary {
            op: UnaryOp::Uext | UnaryOp::Copy,
            arg,
            ..
        } => rest(arg),
        InstData::Binary {
            op: BinaryOp::And,
            args,
            ..
        } => args.into_iter().any(rest),
        InstData::Binary {
            op: BinaryOp::Or | BinaryOp::Xor,
            args,
            ..
        } => args.into_iter().all(rest),
        InstData::Binary {
            op: BinaryOp::Lshr,
            args: [a, by],
            ..
        } => {
            let by = func
                .as_iconst(by)
                .map_or(0, |by| by % u64::from(own.bits()));
            by >= u64::from(own.bits() - ty.bits()) || rest(a)
        }
        InstData::Select { args, .. } => args[1..].iter().all(|&arg| rest(arg)),
        _ => false,
    }
}

/// Whether a value is the sign extension of its low bits, as many as a type has.
pub(super) fn fits_signed(func: &Function, value: Value, ty: Type) -> bool {
    signs(func, value, ty, DEPTH)
}

fn signs(func: &Function, value: Value, ty: Type, depth: u32) -> bool {
    let own = func.ty(value);
    if own.bytes() <= ty.bytes() {
        return true;
    }
    if let Some(imm) = func.as_iconst(value) {
        return signed(ty, imm & ty.mask()) == signed(own, imm);
    }
    let Some(inst) = func.def_inst(value).filter(|_| depth > 0) else {
        return false;
    };
    let half = Type::int(ty.bits() / 2);
    match func.insts[inst] {
        InstData::Unary {
            op: UnaryOp::Sext,
            arg,
            ..
        } => signs(func, arg, ty, depth - 1),
        InstData::Unary {
            op: UnaryOp::Uext,
            arg,
            ..
        } => func.ty(arg).bytes() < ty.bytes() || half.is_some_and(|ty| zero_above(func, arg, ty)),
        InstData::Select { args, .. } => {
            args[1..].iter().all(|&arg| signs(func, arg, ty, depth - 1))
        }
        _ => half.is_some_and(|half| zero_above(func, value, half)),
    }
}
