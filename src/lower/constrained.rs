//! Constrained floating point: what follows the rounding mode where it stands, and raises the
//! exceptions that it should.
//!
//! Such operations may not be moved, known or left out, so their operands and results go through
//! memory that no pass looks into.

use super::Cx;
use super::fail::Done;
use super::family::Family;
use super::info::Scalar;
use super::intrinsic::IntrinsicOp;
use super::operand::Repr;
use super::vector::Lanes;
use crate::ir::inst::FCmpCond;
use crate::ir::intrinsics::metadata_string;
use crate::ir::{CastOp, Operand, TypeId};
use crate::lir::{BinaryOp, MemFlags, Type, Value};

impl Cx<'_> {
    /// An intrinsic of scalars. A strict one depends on how the processor rounds where it stands.
    pub fn maybe_strict(
        &mut self,
        strict: bool,
        intrinsic: IntrinsicOp,
        (from, to): (Scalar, Scalar),
        values: &mut [Value],
    ) -> Done<Value> {
        if !strict {
            return self.intrinsic_value(intrinsic, from, to, values);
        }
        self.pin(true, values)?;
        let result = self.intrinsic_value(intrinsic, from, to, values)?;
        self.pinned(result)
    }

    /// Values by way of memory, if they are of a strict operation.
    pub fn pin(&mut self, strict: bool, values: &mut [Value]) -> Done<()> {
        if strict {
            for value in values {
                *value = self.pinned(*value)?;
            }
        }
        Ok(())
    }

    fn pinned(&mut self, value: Value) -> Done<Value> {
        let scalar = Scalar::full(self.b.func.ty(value));
        let slot = self.b.slot(8, 8);
        let at = (self.materialize(Repr::Slot(slot, 0))?, 0);
        self.store_scalar(scalar, MemFlags::VOLATILE, value, at);
        Ok(self.load_scalar(scalar, MemFlags::VOLATILE, at))
    }

    /// A conversion from or to a type that is no scalar.
    pub fn strict_cast(&mut self, op: CastOp, ty: TypeId, arg: Operand) -> Done<Repr> {
        let from_ty = self.type_of(arg);
        let repr = match self.family(from_ty).max(self.family(ty)) {
            Family::BigFloat => self.big_cast(op, ty, arg, true)?,
            _ => self.wide_cast(op, ty, arg, true)?,
        };
        let Repr::Parts(at) = repr else {
            let value = self.materialize(repr)?;
            return Ok(Repr::Value(self.pinned(value)?));
        };
        let mut leaves = Lanes::new();
        for i in 0..self.leaf_count(ty)? {
            leaves.push(self.part(at, i)?);
        }
        self.pin(true, &mut leaves)?;
        Ok(self.of_lanes(&leaves))
    }

    /// `llvm.experimental.constrained.fcmp`, and `fcmps`, for which every NaN is an exception. The
    /// condition is a word of metadata.
    pub fn strict_fcmp(&mut self, signals: bool, args: [Operand; 3]) -> Done<Repr> {
        let [a, b, cond] = args;
        let cond = metadata_string(self.module, cond).and_then(FCmpCond::from_word);
        let Some(cond) = cond else {
            return Err(self.invalid("its condition is none"));
        };
        let ty = self.type_of(a);
        let family = self.family(ty);
        if family == Family::Elements {
            return self.by_element(ty, &args, |cx, _, args| {
                cx.strict_fcmp(signals, [args[0], args[1], args[2]])
            });
        }
        if family == Family::BigFloat {
            let compared = self.big_fcmp(cond, ty, [a, b], true)?;
            if signals {
                let unordered = self.big_fcmp(FCmpCond::Uno, ty, [a, b], true)?;
                let unordered = self.materialize(unordered)?;
                self.raise_invalid(unordered)?;
            }
            return Ok(compared);
        }
        let compare = |cx: &mut Self, scalar: Scalar, mut args: [Value; 2]| {
            cx.pin(true, &mut args)?;
            let compared = cx.fcmp_reprs(cond, scalar, args)?;
            if signals {
                let unordered = cx.fcmp_reprs(FCmpCond::Uno, scalar, args)?;
                let unordered = cx.materialize(unordered)?;
                cx.raise_invalid(unordered)?;
            }
            let compared = cx.materialize(compared)?;
            cx.pinned(compared)
        };
        if family == Family::Vector {
            return self.lanes_of_two(ty, [a, b], compare);
        }
        let scalar = self.scalar(ty)?;
        let args = [self.value(a)?, self.value(b)?];
        Ok(Repr::Value(compare(self, scalar, args)?))
    }

    /// Raises the exception of an invalid operation if a condition holds, as infinity less itself
    /// does.
    fn raise_invalid(&mut self, cond: Value) -> Done<()> {
        let infinity = self.constant(Type::F64, f64::INFINITY.to_bits());
        let zero = self.constant(Type::F64, 0);
        let x = self.select_values(cond, infinity, zero);
        let x = self.pinned(x)?;
        let difference = self.b.binary(BinaryOp::Fsub, x, x);
        self.pinned(difference)?;
        Ok(())
    }
}
