//! `llvm.x86.atomic.*`: what LLVM makes of an atomic operation whose result is only compared with
//! zero, or of which one bit is looked at.

use crate::ir::inst::RmwOp;
use crate::ir::{Operand, TypeId};
use crate::lir::{BinaryOp, IntCond, Type, UnaryOp, Value};
use crate::lower::Cx;
use crate::lower::fail::Done;
use crate::lower::info::Scalar;
use crate::lower::operand::Repr;

impl Cx<'_> {
    /// `lock sub` and its like: whether a condition holds of the flags, by its number in the
    /// instruction set.
    pub(super) fn atomic_flags(&mut self, op: RmwOp, args: [Operand; 3]) -> Done<Repr> {
        let [ptr, by, cond] = args;
        let Repr::Const(_, cond) = self.repr(cond)? else {
            return Err(self.invalid("its condition is not constant"));
        };
        let scalar = self.scalar(self.type_of(by))?;
        let old = self.atomic_rmw(op, ptr, by)?;
        let (old, by) = (self.materialize(old)?, self.value(by)?);
        let zero = self.constant(scalar.ty, 0);
        let arith = match op {
            RmwOp::Add => BinaryOp::Add,
            RmwOp::Sub => BinaryOp::Sub,
            RmwOp::And => BinaryOp::And,
            RmwOp::Or => BinaryOp::Or,
            _ => BinaryOp::Xor,
        };
        let new = self.b.binary(arith, old, by);
        let sign = self.b.icmp(IntCond::Slt, new, zero);
        let is_zero = self.b.icmp(IntCond::Eq, new, zero);
        let (carry, overflow) = match op {
            RmwOp::Add => (
                self.b.icmp(IntCond::Ult, new, old),
                self.signs_differ(scalar, [old, new], [by, new]),
            ),
            RmwOp::Sub => (
                self.b.icmp(IntCond::Ult, old, by),
                self.signs_differ(scalar, [old, by], [old, new]),
            ),
            _ => (self.constant(Type::I8, 0), self.constant(Type::I8, 0)),
        };
        let less = self.b.binary(BinaryOp::Xor, sign, overflow);
        let holds = match cond >> 1 & 7 {
            0 => overflow,
            1 => carry,
            2 => is_zero,
            3 => self.b.binary(BinaryOp::Or, carry, is_zero),
            4 => sign,
            5 => {
                let byte = self.resized(new, scalar, Scalar::full(Type::I8));
                let word = self.b.unary(UnaryOp::Uext, Type::I32, byte);
                let count = self.b.unary(UnaryOp::Popcnt, Type::I32, word);
                let one = self.constant(Type::I32, 1);
                let odd = self.b.binary(BinaryOp::And, count, one);
                let zero = self.constant(Type::I32, 0);
                self.b.icmp(IntCond::Eq, odd, zero)
            }
            6 => less,
            _ => self.b.binary(BinaryOp::Or, less, is_zero),
        };
        let inverts = self.constant(Type::I8, cond & 1);
        Ok(Repr::Value(self.b.binary(BinaryOp::Xor, holds, inverts)))
    }

    /// Whether both pairs differ in their signs.
    fn signs_differ(&mut self, scalar: Scalar, a: [Value; 2], b: [Value; 2]) -> Value {
        let a = self.b.binary(BinaryOp::Xor, a[0], a[1]);
        let b = self.b.binary(BinaryOp::Xor, b[0], b[1]);
        let both = self.b.binary(BinaryOp::And, a, b);
        let zero = self.constant(scalar.ty, 0);
        self.b.icmp(IntCond::Slt, both, zero)
    }

    /// `lock bts` and its like: the bit as it was, in its place if its number is a constant of the
    /// call, or else as 0 or 1.
    pub(super) fn atomic_bit(
        &mut self,
        (op, in_place): (RmwOp, bool),
        ty: TypeId,
        [ptr, bit]: [Operand; 2],
    ) -> Done<Repr> {
        let word_ty = if in_place { ty } else { self.type_of(bit) };
        let scalar = self.scalar(word_ty)?;
        let from = self.scalar(self.type_of(bit))?;
        let number = self.value(bit)?;
        let number = self.resized(number, from, scalar);
        let last = self.constant(scalar.ty, u64::from(scalar.bits) - 1);
        let number = self.b.binary(BinaryOp::And, number, last);
        let one = self.constant(scalar.ty, 1);
        let mask = self.b.binary(BinaryOp::Shl, one, number);
        let ones = self.constant(scalar.ty, scalar.mask());
        let by = match op {
            RmwOp::And => self.b.binary(BinaryOp::Xor, mask, ones),
            _ => mask,
        };
        let by = self.stand_in(word_ty, Repr::Value(by));
        let old = self.atomic_rmw(op, ptr, by)?;
        let old = self.materialize(old)?;
        if in_place {
            return Ok(Repr::Value(self.b.binary(BinaryOp::And, old, mask)));
        }
        let low = self.b.binary(BinaryOp::Lshr, old, number);
        let low = self.b.binary(BinaryOp::And, low, one);
        let to = self.scalar(ty)?;
        Ok(Repr::Value(self.resized(low, scalar, to)))
    }
}
