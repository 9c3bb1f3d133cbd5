//! What `cast` does, for every pair of types (manual, "'cast' Instruction"): the rules of C.

use super::super::types::{Ty, Type};
use super::Upgrader;
use crate::ir::{CastOp, FCmpCond, ICmpCond, TypeId};

/// A conversion as instructions of today.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Conversion {
    /// One instruction.
    One(CastOp),
    /// Two, over an integer of 64 bits.
    Two(CastOp, CastOp),
    /// Whether an integer or pointer is not zero.
    NonZero(ICmpCond),
    /// Whether a number is not zero; a NaN is not.
    NonZeroFloat(FCmpCond),
}

impl Upgrader<'_> {
    /// The conversion between two types of first class.
    pub(super) fn conversion(&mut self, from: Ty, to: Ty) -> Conversion {
        use CastOp::*;
        use Conversion::{NonZero, NonZeroFloat, One, Two};
        let types = &self.m.types;
        if let (Type::Pointer(_), Type::Pointer(_)) = (types.get(from), types.get(to)) {
            return One(BitCast);
        }
        let pointer = |ty: Ty| types.pointee(ty).is_some();
        let packed = |ty: Ty| matches!(types.resolved(ty), Type::Packed(..));
        if packed(from) || packed(to) {
            return One(BitCast);
        }
        let (a, b) = (types.integral(from), types.integral(to));
        match (a, b) {
            (Some((m, _)), Some((n, _))) if m == n => One(BitCast),
            (Some(_), Some((1, _))) => NonZero(ICmpCond::Ne),
            (Some((m, _)), Some((n, _))) if m > n => One(Trunc),
            (Some((_, true)), Some(_)) => One(SExt),
            (Some((_, false)), Some(_)) => One(ZExt),
            (Some((64, _)), None) if pointer(to) => One(IntToPtr),
            // The integer is first made as wide as a pointer, as its own sign says.
            (Some((_, true)), None) if pointer(to) => Two(SExt, IntToPtr),
            (Some(_), None) if pointer(to) => One(IntToPtr),
            (Some((_, true)), None) => One(SIToFP),
            (Some((_, false)), None) => One(UIToFP),
            (None, Some((1, _))) if pointer(from) => NonZero(ICmpCond::Ne),
            (None, Some((1, _))) => NonZeroFloat(FCmpCond::Une),
            (None, Some(_)) if pointer(from) => One(PtrToInt),
            (None, Some((_, true))) => One(FPToSI),
            (None, Some((_, false))) => One(FPToUI),
            (None, None) => match (pointer(from), pointer(to)) {
                (true, true) => One(BitCast),
                (true, false) => Two(PtrToInt, UIToFP),
                (false, true) => Two(FPToUI, IntToPtr),
                (false, false) => match (types.primitive(from), types.primitive(to)) {
                    (Some(Ty::FLOAT), Some(Ty::DOUBLE)) => One(FPExt),
                    (Some(Ty::DOUBLE), Some(Ty::FLOAT)) => One(FPTrunc),
                    _ => One(BitCast),
                },
            },
        }
    }

    /// The zero that a value of a type is compared with.
    pub(super) fn zero(&mut self, ty: TypeId) -> crate::ir::ConstId {
        use crate::ir::{Const, Type};
        match self.out.types.resolved(ty) {
            Type::Int(width) => self.out.consts.int(ty, width, 0),
            Type::Float | Type::Double => self.out.consts.intern(Const::Float { ty, bits: 0 }),
            Type::Ptr { .. } => self.out.consts.intern(Const::Null(ty)),
            _ => self.out.consts.intern(Const::Zero(ty)),
        }
    }
}
