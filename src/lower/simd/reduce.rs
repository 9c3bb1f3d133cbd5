//! Reductions in registers: all registers into one, then its halves, until one lane is left.
//!
//! Only of integers, where the order does not matter.

use super::super::Cx;
use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use super::Rows;
use super::arith::has;
use super::gather::Byte;
use crate::ir::{BinaryOp as Op, Operand};
use crate::lir::{IntCond, Shape, Type, Value};

impl Cx<'_> {
    /// The lanes of an operand put together by an operation on integers.
    pub fn simd_reduce(&mut self, op: Op, arg: Operand) -> Done<Option<Repr>> {
        let ty = self.type_of(arg);
        if let Some((Scalar::BOOL, len)) = self.vector(ty) {
            return self.reduce_mask(op, len, arg);
        }
        let Some(rows) = self.rows(ty).filter(|rows| has(op, rows.shape)) else {
            return Ok(None);
        };
        self.halved(rows, arg, |cx, shape, args| cx.row_binary(op, shape, args))
    }

    /// The lane that compares so with all others.
    pub fn simd_reduce_pick(&mut self, cond: IntCond, arg: Operand) -> Done<Option<Repr>> {
        let rows = self.rows(self.type_of(arg));
        let Some(rows) = rows.filter(|rows| rows.shape.lane().is_int()) else {
            return Ok(None);
        };
        self.halved(rows, arg, |cx, shape, args| cx.row_pick(cond, shape, args))
    }

    fn halved(
        &mut self,
        rows: Rows,
        arg: Operand,
        f: impl Fn(&mut Self, Shape, [Value; 2]) -> Value,
    ) -> Done<Option<Repr>> {
        let registers = self.registers(rows, arg)?;
        let Some((&first, rest)) = registers.split_first() else {
            return Ok(None);
        };
        let mut whole = rest
            .iter()
            .fold(first, |whole, &next| f(self, rows.shape, [whole, next]));
        let shape = rows.shape.half();
        let mut bytes = rows.lanes * rows.shape.lane().bytes();
        if rows.shape.is_long() {
            let halves = [0, 1].map(|i| self.half_of(whole, i));
            whole = f(self, shape, halves);
            bytes /= 2;
        }
        while bytes > rows.shape.lane().bytes() {
            bytes /= 2;
            let mut upper = [Byte::Any; 16];
            for (i, byte) in upper.iter_mut().take(bytes as usize).enumerate() {
                *byte = Byte::Of(whole, bytes as u8 + i as u8);
            }
            let Some(upper) = self.gather(&upper) else {
                return Ok(None);
            };
            whole = f(self, shape, [whole, upper]);
        }
        Ok(Some(Repr::Value(self.lane_value(whole, shape, 0))))
    }

    /// Whether any, or all, of the `i1` lanes of a comparison are true.
    fn reduce_mask(&mut self, op: Op, len: u32, arg: Operand) -> Done<Option<Repr>> {
        let (cond, limit) = match op {
            Op::Or => (IntCond::Ne, 0),
            Op::And => (IntCond::Eq, (1u64 << len.min(32)) - 1),
            _ => return Ok(None),
        };
        let Some(bits) = self.mask_number(len, arg)? else {
            return Ok(None);
        };
        let limit = self.constant(Type::I32, limit);
        Ok(Some(Repr::Value(self.b.icmp(cond, bits, limit))))
    }
}
