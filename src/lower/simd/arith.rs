//! Arithmetic, comparisons and choices on registers.

use super::super::Cx;
use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use super::{Byte, Registers, Rows};
use crate::ir::inst::FCmpCond;
use crate::ir::{self, Operand, TypeId};
use crate::lir::{BinaryOp, IntCond, Shape, UnaryOp, Value, VectorBinary, VectorUnary};

/// The operation on all bits that one of LLVM is.
fn bitwise(op: ir::BinaryOp) -> Option<BinaryOp> {
    match op {
        ir::BinaryOp::And => Some(BinaryOp::And),
        ir::BinaryOp::Or => Some(BinaryOp::Or),
        ir::BinaryOp::Xor => Some(BinaryOp::Xor),
        _ => None,
    }
}

impl Cx<'_> {
    /// A binary operation in registers.
    pub fn simd_binary(
        &mut self,
        op: ir::BinaryOp,
        ty: TypeId,
        [a, b]: [Operand; 2],
    ) -> Done<Option<Repr>> {
        use ir::BinaryOp as Op;
        let Some(rows) = self.rows(ty) else {
            return match bitwise(op) {
                Some(op) => self.mask_binary(op, ty, [a, b]),
                None => Ok(None),
            };
        };
        let shift = match op {
            Op::Shl => Some(VectorUnary::Shl),
            Op::LShr => Some(VectorUnary::Lshr),
            Op::AShr => Some(VectorUnary::Ashr),
            _ => None,
        };
        if let Some(shift) = shift {
            let Some(by) = self.same_amount(rows, b)? else {
                return Ok(None);
            };
            return self.each_register(rows, [a], |cx, [a]| cx.row_shift(shift, rows.shape, by, a));
        }
        if !has(op, rows.shape) {
            return Ok(None);
        }
        self.each_register(rows, [a, b], |cx, args| cx.row_binary(op, rows.shape, args))
    }

    /// The one constant by which all lanes are shifted, if there is one.
    fn same_amount(&mut self, rows: Rows, amounts: Operand) -> Done<Option<u8>> {
        let amounts = self.lane_reprs(amounts)?;
        Ok(match amounts.first() {
            Some(&Repr::Const(_, by)) if amounts.iter().all(|amount| *amount == amounts[0]) => {
                let bits = u64::from(rows.shape.lane().bits());
                u8::try_from(by).ok().filter(|_| by < bits)
            }
            _ => None,
        })
    }

    /// An operation that [`has`] knows.
    pub(super) fn row_binary(
        &mut self,
        op: ir::BinaryOp,
        shape: Shape,
        [a, b]: [Value; 2],
    ) -> Value {
        use ir::BinaryOp as Op;
        if let Some(op) = bitwise(op) {
            return self.b.binary(op, a, b);
        }
        let op = match op {
            Op::Add => VectorBinary::Add,
            Op::Sub => VectorBinary::Sub,
            Op::FAdd => VectorBinary::Fadd,
            Op::FSub => VectorBinary::Fsub,
            Op::FMul => VectorBinary::Fmul,
            Op::FDiv => VectorBinary::Fdiv,
            _ if shape == Shape::I8x16 => return self.mul_bytes([a, b]),
            _ if shape == Shape::I64x2 => return self.mul_wide([a, b]),
            _ => VectorBinary::Mul,
        };
        self.vbinary(op, shape, 0, [a, b])
    }

    /// Products of bytes: of the even and of the odd ones, as words.
    fn mul_bytes(&mut self, args: [Value; 2]) -> Value {
        let words = Shape::I16x8;
        let even = self.vbinary(VectorBinary::Mul, words, 0, args);
        let low = self.vector_const(words.make(|_| 0xff));
        let even = self.b.binary(BinaryOp::And, even, low);
        let odd = args.map(|arg| self.vunary(VectorUnary::Lshr, words, 8, arg));
        let odd = self.vbinary(VectorBinary::Mul, words, 0, odd);
        let odd = self.vunary(VectorUnary::Shl, words, 8, odd);
        self.b.binary(BinaryOp::Or, even, odd)
    }

    /// Products of 64 bits, of their halves.
    fn mul_wide(&mut self, [a, b]: [Value; 2]) -> Value {
        let shape = Shape::I64x2;
        let [a_high, b_high] = [a, b].map(|arg| self.vunary(VectorUnary::Lshr, shape, 32, arg));
        let left = self.vbinary(VectorBinary::MulU32, shape, 0, [a_high, b]);
        let right = self.vbinary(VectorBinary::MulU32, shape, 0, [a, b_high]);
        let high = self.vbinary(VectorBinary::Add, shape, 0, [left, right]);
        let high = self.vunary(VectorUnary::Shl, shape, 32, high);
        let low = self.vbinary(VectorBinary::MulU32, shape, 0, [a, b]);
        self.vbinary(VectorBinary::Add, shape, 0, [low, high])
    }

    /// Lanes shifted by a constant below their width.
    fn row_shift(&mut self, op: VectorUnary, shape: Shape, by: u8, a: Value) -> Value {
        if by == 0 {
            return a;
        }
        if op.has(shape, by) {
            return self.vunary(op, shape, by, a);
        }
        let bits = shape.lane().bits();
        if op == VectorUnary::Ashr {
            // A sign bit that was shifted without its copies: those are what a difference makes.
            let moved = self.row_shift(VectorUnary::Lshr, shape, by, a);
            let sign = self.vector_const(shape.make(|_| 1 << (bits - 1 - u32::from(by))));
            let flipped = self.b.binary(BinaryOp::Xor, moved, sign);
            return self.vbinary(VectorBinary::Sub, shape, 0, [flipped, sign]);
        }
        // Bytes: as words, without what came from the neighbour.
        let moved = self.vunary(op, Shape::I16x8, by, a);
        let keep = match op {
            VectorUnary::Shl => 0xff << by,
            _ => 0xff >> by,
        };
        let keep = self.vector_const(shape.make(|_| keep));
        self.b.binary(BinaryOp::And, moved, keep)
    }

    /// Applies `f` to each register of the operands.
    fn each_register<const N: usize>(
        &mut self,
        rows: Rows,
        operands: [Operand; N],
        f: impl Fn(&mut Self, [Value; N]) -> Value,
    ) -> Done<Option<Repr>> {
        let registers = self.for_each_row(rows, operands, f)?;
        Ok(Some(self.of_registers(rows, &registers)))
    }

    fn for_each_row<const N: usize>(
        &mut self,
        rows: Rows,
        operands: [Operand; N],
        f: impl Fn(&mut Self, [Value; N]) -> Value,
    ) -> Done<Registers> {
        let mut all: [Registers; N] = std::array::from_fn(|_| Registers::new());
        for (registers, operand) in all.iter_mut().zip(operands) {
            *registers = self.registers(rows, operand)?;
        }
        let mut registers = Registers::new();
        let count = all.first().map_or(0, |first| first.len());
        for row in 0..count {
            let args = all.each_ref().map(|registers| registers[row]);
            registers.push(f(self, args));
        }
        Ok(registers)
    }

    /// A unary operation on floats in registers: `fneg`, `fabs`, `sqrt`.
    pub fn simd_float(&mut self, op: UnaryOp, ty: TypeId, arg: Operand) -> Done<Option<Repr>> {
        let Some(rows) = self.rows(ty).filter(|rows| !rows.shape.lane().is_int()) else {
            return Ok(None);
        };
        let shape = rows.shape;
        let sign = 1 << (shape.lane().bits() - 1);
        self.each_register(rows, [arg], |cx, [a]| match op {
            UnaryOp::Fneg => {
                let mask = cx.vector_const(shape.make(|_| sign));
                cx.b.binary(BinaryOp::Xor, a, mask)
            }
            UnaryOp::Fabs => {
                let mask = cx.vector_const(shape.make(|_| !sign));
                cx.b.binary(BinaryOp::And, a, mask)
            }
            _ => cx.vunary(VectorUnary::Sqrt, shape, 0, a),
        })
    }

    /// `llvm.fmuladd`: a product and a sum, each rounded.
    pub fn simd_mul_add(&mut self, ty: TypeId, args: [Operand; 3]) -> Done<Option<Repr>> {
        let Some(rows) = self.rows(ty).filter(|rows| !rows.shape.lane().is_int()) else {
            return Ok(None);
        };
        self.each_register(rows, args, |cx, [a, b, c]| {
            let product = cx.vbinary(VectorBinary::Fmul, rows.shape, 0, [a, b]);
            cx.vbinary(VectorBinary::Fadd, rows.shape, 0, [product, c])
        })
    }

    /// `llvm.copysign`
    pub fn simd_copysign(&mut self, ty: TypeId, args: [Operand; 2]) -> Done<Option<Repr>> {
        let Some(rows) = self.rows(ty).filter(|rows| !rows.shape.lane().is_int()) else {
            return Ok(None);
        };
        let sign = rows.shape.make(|_| 1 << (rows.shape.lane().bits() - 1));
        self.each_register(rows, args, |cx, [a, b]| {
            let (sign, rest) = (cx.vector_const(sign), cx.vector_const(!sign));
            let magnitude = cx.b.binary(BinaryOp::And, a, rest);
            let sign = cx.b.binary(BinaryOp::And, b, sign);
            cx.b.binary(BinaryOp::Or, magnitude, sign)
        })
    }

    /// `llvm.abs`
    pub fn simd_abs(&mut self, ty: TypeId, arg: Operand) -> Done<Option<Repr>> {
        let Some(rows) = self.rows(ty).filter(|rows| rows.shape.lane().is_int()) else {
            return Ok(None);
        };
        let shape = rows.shape;
        self.each_register(rows, [arg], |cx, [a]| {
            let zero = cx.vector_const(0);
            let signs = cx.vbinary(VectorBinary::Sgt, shape, 0, [zero, a]);
            let flipped = cx.b.binary(BinaryOp::Xor, a, signs);
            cx.vbinary(VectorBinary::Sub, shape, 0, [flipped, signs])
        })
    }

    /// `llvm.fshl` and `llvm.fshr` by a constant; `op` is the rotation for equal operands.
    pub fn simd_funnel(
        &mut self,
        op: BinaryOp,
        ty: TypeId,
        [a, b, by]: [Operand; 3],
    ) -> Done<Option<Repr>> {
        let Some(rows) = self.rows(ty).filter(|rows| rows.shape.lane().is_int()) else {
            return Ok(None);
        };
        let Some(by) = self.same_amount(rows, by)?.filter(|&by| by > 0) else {
            return Ok(None);
        };
        let shape = rows.shape;
        let rest = shape.lane().bits() as u8 - by;
        let (left, right) = match op {
            BinaryOp::Rotl => (by, rest),
            _ => (rest, by),
        };
        self.each_register(rows, [a, b], |cx, [a, b]| {
            let high = cx.row_shift(VectorUnary::Shl, shape, left, a);
            let low = cx.row_shift(VectorUnary::Lshr, shape, right, b);
            cx.b.binary(BinaryOp::Or, high, low)
        })
    }

    fn inverted(&mut self, mask: Value) -> Value {
        let ones = self.vector_const(u128::MAX);
        self.b.binary(BinaryOp::Xor, mask, ones)
    }

    fn compare(&mut self, cond: IntCond, shape: Shape, [a, b]: [Value; 2]) -> Value {
        let (op, swap, invert, unsigned) = match cond {
            IntCond::Eq => (VectorBinary::Eq, false, false, false),
            IntCond::Ne => (VectorBinary::Eq, false, true, false),
            IntCond::Sgt => (VectorBinary::Sgt, false, false, false),
            IntCond::Slt => (VectorBinary::Sgt, true, false, false),
            IntCond::Sge => (VectorBinary::Sgt, true, true, false),
            IntCond::Sle => (VectorBinary::Sgt, false, true, false),
            IntCond::Ugt => (VectorBinary::Sgt, false, false, true),
            IntCond::Ult => (VectorBinary::Sgt, true, false, true),
            IntCond::Uge => (VectorBinary::Sgt, true, true, true),
            IntCond::Ule => (VectorBinary::Sgt, false, true, true),
        };
        let mut args = if swap { [b, a] } else { [a, b] };
        if unsigned {
            let sign = 1 << (shape.lane().bits() - 1);
            let sign = self.vector_const(shape.make(|_| sign));
            args = args.map(|arg| self.b.binary(BinaryOp::Xor, arg, sign));
        }
        let mask = self.vbinary(op, shape, 0, args);
        if invert { self.inverted(mask) } else { mask }
    }

    /// A comparison of integers in registers.
    pub fn simd_icmp(
        &mut self,
        cond: IntCond,
        ty: TypeId,
        args: [Operand; 2],
    ) -> Done<Option<Repr>> {
        let rows = self.rows(ty);
        let Some(rows) = rows.filter(|rows| rows.shape.lane().is_int()) else {
            return Ok(None);
        };
        self.masks(rows, args, |cx, args| cx.compare(cond, rows.shape, args))
    }

    fn masks(
        &mut self,
        rows: Rows,
        args: [Operand; 2],
        f: impl Fn(&mut Self, [Value; 2]) -> Value,
    ) -> Done<Option<Repr>> {
        let registers = self.for_each_row(rows, args, f)?;
        Ok(Some(self.of_rows(rows, &registers, Repr::Mask)))
    }

    /// A comparison of floats in registers.
    pub fn simd_fcmp(
        &mut self,
        cond: FCmpCond,
        ty: TypeId,
        args: [Operand; 2],
    ) -> Done<Option<Repr>> {
        use VectorBinary as V;
        let Some(rows) = self.rows(ty).filter(|rows| !rows.shape.lane().is_int()) else {
            return Ok(None);
        };
        let shape = rows.shape;
        let (op, swap, and) = match cond {
            FCmpCond::False | FCmpCond::True => return Ok(None),
            FCmpCond::Oeq => (V::Foeq, false, None),
            FCmpCond::Ogt => (V::Folt, true, None),
            FCmpCond::Oge => (V::Fole, true, None),
            FCmpCond::Olt => (V::Folt, false, None),
            FCmpCond::Ole => (V::Fole, false, None),
            FCmpCond::One => (V::Fune, false, Some((V::Ford, BinaryOp::And))),
            FCmpCond::Ord => (V::Ford, false, None),
            FCmpCond::Ueq => (V::Foeq, false, Some((V::Funo, BinaryOp::Or))),
            FCmpCond::Ugt => (V::Fugt, false, None),
            FCmpCond::Uge => (V::Fuge, false, None),
            FCmpCond::Ult => (V::Fugt, true, None),
            FCmpCond::Ule => (V::Fuge, true, None),
            FCmpCond::Une => (V::Fune, false, None),
            FCmpCond::Uno => (V::Funo, false, None),
        };
        self.masks(rows, args, |cx, [a, b]| {
            let args = if swap { [b, a] } else { [a, b] };
            let mask = cx.vbinary(op, shape, 0, args);
            match and {
                Some((other, with)) => {
                    let other = cx.vbinary(other, shape, 0, args);
                    cx.b.binary(with, mask, other)
                }
                None => mask,
            }
        })
    }

    /// How the `i1` lanes of a comparison, or of constants, lie in registers.
    fn mask_rows(&mut self, conds: Operand) -> Done<Option<Rows>> {
        let conds = self.lane_reprs(conds)?;
        let found = conds.iter().find_map(|&part| match part {
            Repr::Mask(_, shape, _) => Some(shape),
            _ => None,
        });
        Ok(found.and_then(|shape| Rows::of(Scalar::full(shape.lane()), conds.len() as u32)))
    }

    /// The masks of `i1` lanes for registers laid out as `rows`, if comparisons made them, or if
    /// they are constants.
    pub(super) fn mask_registers(&mut self, rows: Rows, conds: Operand) -> Done<Option<Registers>> {
        let conds = self.lane_reprs(conds)?;
        let size = rows.shape.lane().bytes() as usize;
        let mut registers = Registers::new();
        for row in conds.chunks(rows.lanes as usize) {
            if let Some(&Repr::Mask(value, shape, 0)) = row.first()
                && shape.lane().bytes() as usize == size
                && (row.iter().enumerate())
                    .all(|(i, &part)| part == Repr::Mask(value, shape, i as u8))
            {
                registers.push(value);
                continue;
            }
            if row.iter().all(|part| matches!(part, Repr::Const(..))) {
                let bits = rows.shape.make(|i| match row.get(i as usize) {
                    Some(&Repr::Const(_, bit)) if bit & 1 != 0 => u64::MAX,
                    _ => 0,
                });
                registers.push(self.vector_const(bits));
                continue;
            }
            let mut bytes = [Byte::Any; 16];
            for (place, &part) in bytes.chunks_exact_mut(size).zip(row) {
                match part {
                    Repr::Const(_, 0) => place.fill(Byte::Zero),
                    Repr::Mask(value, shape, lane) => {
                        // All bytes of the lane are the same; in order, words are moved whole.
                        let from = shape.lane().bytes() as u8;
                        for (i, byte) in place.iter_mut().enumerate() {
                            *byte = Byte::Of(value, lane * from + i as u8 % from);
                        }
                    }
                    _ => return Ok(None),
                }
            }
            match self.gather(&bytes) {
                Some(register) => registers.push(register),
                None => return Ok(None),
            }
        }
        Ok(Some(registers))
    }

    /// `and`, `or` and `xor` of `i1` lanes that comparisons made.
    fn mask_binary(&mut self, op: BinaryOp, ty: TypeId, args: [Operand; 2]) -> Done<Option<Repr>> {
        if !matches!(self.vector(ty), Some((Scalar::BOOL, _))) {
            return Ok(None);
        }
        let rows = match self.mask_rows(args[0])? {
            Some(rows) => Some(rows),
            None => self.mask_rows(args[1])?,
        };
        let Some(rows) = rows else {
            return Ok(None);
        };
        let (Some(a), Some(b)) = (
            self.mask_registers(rows, args[0])?,
            self.mask_registers(rows, args[1])?,
        ) else {
            return Ok(None);
        };
        let registers = a.iter().zip(&b).map(|(&a, &b)| self.b.binary(op, a, b));
        let registers: Registers = registers.collect();
        Ok(Some(self.of_rows(rows, &registers, Repr::Mask)))
    }

    /// `(a & mask) | (b & !mask)`
    fn blend(&mut self, mask: Value, a: Value, b: Value) -> Value {
        let differ = self.b.binary(BinaryOp::Xor, a, b);
        let differ = self.b.binary(BinaryOp::And, differ, mask);
        self.b.binary(BinaryOp::Xor, differ, b)
    }

    /// `select` with a condition for each lane, in registers.
    pub fn simd_select(&mut self, ty: TypeId, args: [Operand; 3]) -> Done<Option<Repr>> {
        let Some(rows) = self.rows(ty) else {
            return self.mask_select(ty, args);
        };
        if self.mask_rows(args[0])?.is_none() {
            return Ok(None);
        }
        let Some(masks) = self.mask_registers(rows, args[0])? else {
            return Ok(None);
        };
        let (a, b) = (
            self.registers(rows, args[1])?,
            self.registers(rows, args[2])?,
        );
        let mut registers = Registers::new();
        for ((&a, &b), &mask) in a.iter().zip(&b).zip(&masks) {
            registers.push(self.blend(mask, a, b));
        }
        Ok(Some(self.of_registers(rows, &registers)))
    }

    /// `select` of `i1` lanes: mostly an `and` or `or` that does not look at poison.
    fn mask_select(&mut self, ty: TypeId, args: [Operand; 3]) -> Done<Option<Repr>> {
        if !matches!(self.vector(ty), Some((Scalar::BOOL, _))) {
            return Ok(None);
        }
        let Some(rows) = self.mask_rows(args[0])? else {
            return Ok(None);
        };
        let mut all = [Registers::new(), Registers::new(), Registers::new()];
        for (registers, arg) in all.iter_mut().zip(args) {
            match self.mask_registers(rows, arg)? {
                Some(masks) => *registers = masks,
                None => return Ok(None),
            }
        }
        let [masks, a, b] = all;
        let mut registers = Registers::new();
        for ((&a, &b), &mask) in a.iter().zip(&b).zip(&masks) {
            registers.push(self.blend(mask, a, b));
        }
        Ok(Some(self.of_rows(rows, &registers, Repr::Mask)))
    }

    /// `select` of vectors with one condition for all lanes.
    pub fn simd_choice(
        &mut self,
        ty: TypeId,
        cond: Value,
        args: [Operand; 2],
    ) -> Done<Option<Repr>> {
        match self.rows(ty) {
            Some(rows) => self.each_register(rows, args, |cx, [a, b]| cx.select_values(cond, a, b)),
            None => Ok(None),
        }
    }

    /// The one of two integers that compares so with the other, in registers.
    pub fn simd_pick(
        &mut self,
        cond: IntCond,
        ty: TypeId,
        args: [Operand; 2],
    ) -> Done<Option<Repr>> {
        let rows = self.rows(ty);
        let Some(rows) = rows.filter(|rows| rows.shape.lane().is_int()) else {
            return Ok(None);
        };
        self.each_register(rows, args, |cx, args| cx.row_pick(cond, rows.shape, args))
    }

    pub(super) fn row_pick(&mut self, cond: IntCond, shape: Shape, [a, b]: [Value; 2]) -> Value {
        let mask = self.compare(cond, shape, [a, b]);
        self.blend(mask, a, b)
    }
}

/// Whether an operation on lanes takes one instruction, or few.
pub(super) fn has(op: ir::BinaryOp, shape: Shape) -> bool {
    use ir::BinaryOp as Op;
    match op {
        Op::Add | Op::Sub | Op::Mul => shape.lane().is_int(),
        Op::And | Op::Or | Op::Xor => true,
        Op::FAdd | Op::FSub | Op::FMul | Op::FDiv => !shape.lane().is_int(),
        _ => false,
    }
}
