//! Vectors in vector registers.
//!
//! A vector is a row of lanes here as everywhere, but a lane may be [`Repr::Lane`]: a place in a
//! vector register, which is taken out of it only where it is used by itself. An operation that
//! finds all lanes of its operands in order in registers (or all constant, or all the same) and
//! that LIR has for vectors works on registers; every other one works lane by lane. So what LIR
//! does not have needs no code here. A comparison gives [`Repr::Mask`]: a lane of all ones or
//! zeros, that stands for an `i1`.

use smallvec::SmallVec;

use super::Cx;
use super::fail::Done;
use super::info::Scalar;
use super::operand::Repr;
use crate::ir::inst::FCmpCond;
use crate::ir::{self, CastOp, Operand, TypeId};
use crate::lir::{
    BinaryOp, InstData, IntCond, MemFlags, Shape, Type, UnaryOp, Value, VectorBinary, VectorUnary,
};

/// How a vector lies in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rows {
    pub shape: Shape,
    /// Lanes in each register: all that it has, or fewer where there is only one.
    pub lanes: u32,
    /// How many registers there are.
    pub count: u32,
}

impl Rows {
    /// Of `len` lanes; `None` if they are not in registers.
    pub fn of(lane: Scalar, len: u32) -> Option<Rows> {
        let shape = Shape::of(lane.ty).filter(|_| !lane.is_odd() && len > 1)?;
        match len * lane.ty.bytes() {
            4 | 8 => Some(Rows {
                shape,
                lanes: len,
                count: 1,
            }),
            bytes if bytes.is_multiple_of(16) => Some(Rows {
                shape,
                lanes: shape.lanes(),
                count: bytes / 16,
            }),
            _ => None,
        }
    }
}

/// The register that these are the first lanes of, in order.
fn in_order(shape: Shape, parts: &[Repr]) -> Option<Value> {
    let size = shape.lane().bytes();
    let &Repr::Lane(value, ..) = parts.first()? else {
        return None;
    };
    let all = parts.iter().enumerate().all(|(i, &part)| match part {
        Repr::Lane(v, s, lane) => v == value && s.lane().bytes() == size && usize::from(lane) == i,
        _ => false,
    });
    all.then_some(value)
}

/// The registers of a vector.
pub(super) type Registers = SmallVec<[Value; 4]>;

impl Cx<'_> {
    /// How a type lies in registers, if it does.
    pub fn rows(&self, ty: TypeId) -> Option<Rows> {
        let (lane, len) = self.vector(ty)?;
        Rows::of(lane, len)
    }

    /// A vector constant.
    fn vector_const(&mut self, bits: u128) -> Value {
        let vconsts = &mut self.b.func.vconsts;
        let row = vconsts.iter().rev().take(16).find(|row| *row.1 == bits);
        let vconst = match row {
            Some((vconst, _)) => vconst,
            None => vconsts.push(bits),
        };
        self.remembered_vector(0, vconst.0.into(), InstData::Vconst { vconst })
    }

    fn splat(&mut self, shape: Shape, arg: Value) -> Value {
        let data = InstData::Vunary {
            op: VectorUnary::Splat,
            shape,
            imm: 0,
            arg,
        };
        self.remembered_vector(1 + shape as u32, arg.0.into(), data)
    }

    pub fn vunary(&mut self, op: VectorUnary, shape: Shape, imm: u8, arg: Value) -> Value {
        let ty = op.types(shape).1;
        let data = InstData::Vunary {
            op,
            shape,
            imm,
            arg,
        };
        self.b.value(data, ty)
    }

    fn vbinary(&mut self, op: VectorBinary, shape: Shape, imm: u8, args: [Value; 2]) -> Value {
        let data = InstData::Vbinary {
            op,
            shape,
            imm,
            args,
        };
        self.b.value(data, Type::V128)
    }

    /// The lane of a register as a scalar.
    pub fn lane_value(&mut self, vector: Value, shape: Shape, lane: u8) -> Value {
        let data = InstData::Vunary {
            op: VectorUnary::Extract,
            shape,
            imm: lane,
            arg: vector,
        };
        let key = u64::from(vector.0) << 8 | u64::from(lane);
        self.remembered_lane(shape, key, data)
    }

    /// The `i1` that a lane of all ones or zeros stands for.
    pub fn mask_value(&mut self, vector: Value, shape: Shape, lane: u8) -> Value {
        // The lowest byte of the lane.
        let byte = lane * shape.lane().bytes() as u8;
        let bits = self.lane_value(vector, Shape::I8x16, byte);
        let one = self.constant(Type::I8, 1);
        self.b.binary(BinaryOp::And, bits, one)
    }

    /// The register that holds these lanes in order, if that takes at most one instruction; and
    /// whether it is a register of a program's vector, not of a constant or of equal lanes.
    fn row_of(&mut self, shape: Shape, parts: &[Repr]) -> Done<Option<(Value, bool)>> {
        if let Some(register) = in_order(shape, parts) {
            return Ok(Some((register, true)));
        }
        let Some(&first) = parts.first() else {
            return Ok(None);
        };
        if parts.iter().all(|part| matches!(part, Repr::Const(..))) {
            let bits = shape.make(|i| match parts.get(i as usize) {
                Some(&Repr::Const(_, bits)) => bits,
                _ => 0,
            });
            return Ok(Some((self.vector_const(bits), false)));
        }
        let same = parts.iter().all(|&part| part == first);
        if same && !matches!(first, Repr::Unset | Repr::Parts(_)) {
            let lane = self.materialize(first)?;
            if self.b.func.ty(lane) == shape.lane() {
                return Ok(Some((self.splat(shape, lane), false)));
            }
        }
        Ok(None)
    }

    /// The registers of an operand, where they are there or cheap to make.
    fn registers(&mut self, rows: Rows, operand: Operand) -> Done<Option<(Registers, bool)>> {
        let parts = self.lane_reprs(operand)?;
        let mut registers = Registers::new();
        let mut real = false;
        for row in parts.chunks(rows.lanes as usize) {
            let Some((register, is_real)) = self.row_of(rows.shape, row)? else {
                return Ok(None);
            };
            real |= is_real;
            registers.push(register);
        }
        Ok((registers.len() == rows.count as usize).then_some((registers, real)))
    }

    /// The registers of operands of one type, if one of them at least has some.
    fn all_registers<const N: usize>(
        &mut self,
        rows: Rows,
        operands: [Operand; N],
    ) -> Done<Option<SmallVec<[Registers; 2]>>> {
        let mut all = SmallVec::new();
        let mut any = false;
        for operand in operands {
            let Some((registers, real)) = self.registers(rows, operand)? else {
                return Ok(None);
            };
            any |= real;
            all.push(registers);
        }
        Ok(any.then_some(all))
    }

    /// These lanes in a register, whatever it takes.
    pub fn packed_row(&mut self, shape: Shape, parts: &[Repr]) -> Done<Value> {
        if let Some((register, _)) = self.row_of(shape, parts)? {
            return Ok(register);
        }
        if let Some(register) = self.shuffled(shape, parts) {
            return Ok(register);
        }
        let bits = shape.make(|i| match parts.get(i as usize) {
            Some(&Repr::Const(_, bits)) => bits,
            _ => 0,
        });
        let mut register = self.vector_const(bits);
        for (i, &part) in parts.iter().enumerate() {
            if !matches!(part, Repr::Const(..)) {
                let lane = self.materialize(part)?;
                let args = [register, lane];
                register = self.vbinary(VectorBinary::Insert, shape, i as u8, args);
            }
        }
        Ok(register)
    }

    /// The vector whose lanes are in these registers.
    pub fn of_registers(&mut self, rows: Rows, registers: &[Value]) -> Repr {
        self.of_rows(rows, registers, Repr::Lane)
    }

    fn of_rows(
        &mut self,
        rows: Rows,
        registers: &[Value],
        lane: fn(Value, Shape, u8) -> Repr,
    ) -> Repr {
        let at = self.s.parts.len() as u32;
        for &register in registers {
            let lanes = (0..rows.lanes as u8).map(|i| lane(register, rows.shape, i));
            self.s.parts.extend(lanes);
        }
        Repr::Parts(at)
    }

    /// A register with bytes of at most two others, or zeros.
    fn gather(&mut self, bytes: [Option<(Value, u8)>; 16]) -> Option<Value> {
        let mut sources = SmallVec::<[Value; 2]>::new();
        let mut mask = [0xff; 16];
        for (to, &from) in mask.iter_mut().zip(&bytes) {
            let Some((value, byte)) = from else { continue };
            let known = sources.iter().position(|&source| source == value);
            let source = known.unwrap_or_else(|| {
                sources.push(value);
                sources.len() - 1
            });
            if source > 1 {
                return None;
            }
            *to = 16 * source as u8 + byte;
        }
        let &first = sources.first()?;
        let args = [first, sources.get(1).copied().unwrap_or(first)];
        let mask = self.b.func.vconsts.push(u128::from_le_bytes(mask));
        Some(self.b.value(InstData::Vshuffle { args, mask }, Type::V128))
    }

    /// Lanes of at most two registers, put together in one.
    fn shuffled(&mut self, shape: Shape, parts: &[Repr]) -> Option<Value> {
        let size = shape.lane().bytes() as usize;
        let mut bytes = [None; 16];
        for (place, &part) in bytes.chunks_exact_mut(size).zip(parts) {
            match part {
                Repr::Lane(value, s, lane) if s.lane().bytes() as usize == size => {
                    for (i, byte) in place.iter_mut().enumerate() {
                        *byte = Some((value, lane * size as u8 + i as u8));
                    }
                }
                Repr::Const(_, 0) => {}
                _ => return None,
            }
        }
        self.gather(bytes)
    }

    /// Puts the lanes of a vector that come from registers into registers of their own.
    pub fn settled(&mut self, ty: TypeId, at: u32) -> Done<Repr> {
        let Some(rows) = self.rows(ty) else {
            return Ok(Repr::Parts(at));
        };
        let len = (rows.lanes * rows.count) as usize;
        let parts = self.s.parts.get(at as usize..at as usize + len);
        let parts: SmallVec<[Repr; 16]> = parts.unwrap_or(&[]).into();
        let mut registers = Registers::new();
        for row in parts.chunks(rows.lanes as usize) {
            let from_registers = row.iter().any(|part| matches!(part, Repr::Lane(..)));
            if !from_registers {
                return Ok(Repr::Parts(at));
            }
            let register = in_order(rows.shape, row);
            match register.or_else(|| self.shuffled(rows.shape, row)) {
                Some(register) => registers.push(register),
                None => return Ok(Repr::Parts(at)),
            }
        }
        Ok(self.of_registers(rows, &registers))
    }

    /// A binary operation in registers.
    pub fn simd_binary(
        &mut self,
        op: ir::BinaryOp,
        ty: TypeId,
        [a, b]: [Operand; 2],
    ) -> Done<Option<Repr>> {
        use ir::BinaryOp as Op;
        let Some(rows) = self.rows(ty) else {
            return Ok(None);
        };
        let bitwise = match op {
            Op::And => Some(BinaryOp::And),
            Op::Or => Some(BinaryOp::Or),
            Op::Xor => Some(BinaryOp::Xor),
            _ => None,
        };
        let shift = match op {
            Op::Shl => Some(VectorUnary::Shl),
            Op::LShr => Some(VectorUnary::Lshr),
            Op::AShr => Some(VectorUnary::Ashr),
            _ => None,
        };
        let lanes = match op {
            Op::Add => Some(VectorBinary::Add),
            Op::Sub => Some(VectorBinary::Sub),
            Op::Mul => Some(VectorBinary::Mul),
            Op::FAdd => Some(VectorBinary::Fadd),
            Op::FSub => Some(VectorBinary::Fsub),
            Op::FMul => Some(VectorBinary::Fmul),
            Op::FDiv => Some(VectorBinary::Fdiv),
            _ => None,
        };
        let lanes = lanes.filter(|op| op.has(rows.shape, 0));
        if let Some(shift) = shift {
            let amounts = self.lane_reprs(b)?;
            let Some(&Repr::Const(_, by)) = amounts.first() else {
                return Ok(None);
            };
            let by = u8::try_from(by).unwrap_or(u8::MAX);
            let uniform = amounts.iter().all(|amount| *amount == amounts[0]);
            if !uniform || !shift.has(rows.shape, by) {
                return Ok(None);
            }
            return self.each_register(rows, [a], |cx, [a]| cx.vunary(shift, rows.shape, by, a));
        }
        match (bitwise, lanes) {
            (Some(op), _) => self.each_register(rows, [a, b], |cx, [a, b]| cx.b.binary(op, a, b)),
            (None, Some(op)) => {
                self.each_register(rows, [a, b], |cx, args| cx.vbinary(op, rows.shape, 0, args))
            }
            (None, None) => Ok(None),
        }
    }

    /// Applies `f` to each register of the operands.
    fn each_register<const N: usize>(
        &mut self,
        rows: Rows,
        operands: [Operand; N],
        f: impl Fn(&mut Self, [Value; N]) -> Value,
    ) -> Done<Option<Repr>> {
        let Some(all) = self.all_registers(rows, operands)? else {
            return Ok(None);
        };
        let mut registers = Registers::new();
        for i in 0..rows.count as usize {
            let args = std::array::from_fn(|n| all[n][i]);
            registers.push(f(self, args));
        }
        Ok(Some(self.of_registers(rows, &registers)))
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
        let Some(rows) = rows.filter(|rows| VectorBinary::Sgt.has(rows.shape, 0)) else {
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
        let Some(all) = self.all_registers(rows, args)? else {
            return Ok(None);
        };
        let mut registers = Registers::new();
        for i in 0..rows.count as usize {
            registers.push(f(self, [all[0][i], all[1][i]]));
        }
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

    /// The masks of `i1` lanes for registers laid out as `rows`, if comparisons made them.
    fn mask_registers(&mut self, rows: Rows, conds: Operand) -> Done<Option<Registers>> {
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
            let mut bytes = [None; 16];
            for (place, &part) in bytes.chunks_exact_mut(size).zip(row) {
                let Repr::Mask(value, shape, lane) = part else {
                    return Ok(None);
                };
                place.fill(Some((value, lane * shape.lane().bytes() as u8)));
            }
            match self.gather(bytes) {
                Some(register) => registers.push(register),
                None => return Ok(None),
            }
        }
        Ok(Some(registers))
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
            return Ok(None);
        };
        let Some((a, _)) = self.registers(rows, args[1])? else {
            return Ok(None);
        };
        let Some((b, _)) = self.registers(rows, args[2])? else {
            return Ok(None);
        };
        let Some(masks) = self.mask_registers(rows, args[0])? else {
            return Ok(None);
        };
        let mut registers = Registers::new();
        for ((&a, &b), &mask) in a.iter().zip(&b).zip(&masks) {
            registers.push(self.blend(mask, a, b));
        }
        Ok(Some(self.of_registers(rows, &registers)))
    }

    /// The one of two integers that compares so with the other, in registers.
    pub fn simd_pick(
        &mut self,
        cond: IntCond,
        ty: TypeId,
        args: [Operand; 2],
    ) -> Done<Option<Repr>> {
        let rows = self.rows(ty);
        let Some(rows) = rows.filter(|rows| VectorBinary::Sgt.has(rows.shape, 0)) else {
            return Ok(None);
        };
        self.each_register(rows, args, |cx, [a, b]| {
            let mask = cx.compare(cond, rows.shape, [a, b]);
            cx.blend(mask, a, b)
        })
    }

    /// A conversion in registers.
    pub fn simd_cast(
        &mut self,
        op: CastOp,
        from_ty: TypeId,
        ty: TypeId,
        arg: Operand,
    ) -> Done<Option<Repr>> {
        let Some(to) = self.rows(ty) else {
            return Ok(None);
        };
        let Some(from) = self.rows(from_ty) else {
            return self.simd_cast_mask(op, to, arg);
        };
        let number = match (op, from.shape, to.shape) {
            (CastOp::SIToFP, Shape::I32x4, Shape::F32x4) => Some(VectorUnary::StoF),
            (CastOp::FPToSI, Shape::F32x4, Shape::I32x4) => Some(VectorUnary::FtoS),
            (CastOp::Trunc | CastOp::ZExt | CastOp::SExt | CastOp::BitCast, ..) => None,
            _ => return Ok(None),
        };
        let Some((registers, true)) = self.registers(from, arg)? else {
            return Ok(None);
        };
        if let Some(op) = number {
            let convert = registers.iter().map(|&r| self.vunary(op, from.shape, 0, r));
            let converted: Registers = convert.collect();
            return Ok(Some(self.of_registers(to, &converted)));
        }
        if op == CastOp::BitCast {
            let same = from.count == to.count
                && from.lanes * from.shape.lane().bytes() == to.lanes * to.shape.lane().bytes();
            return Ok(same.then(|| self.of_registers(to, &registers)));
        }
        // What stands above each lane when it gets wider.
        let mut signs = Registers::new();
        if op == CastOp::SExt {
            if !VectorBinary::Sgt.has(from.shape, 0) {
                return Ok(None);
            }
            let zero = self.vector_const(0);
            for &register in &registers {
                signs.push(self.vbinary(VectorBinary::Sgt, from.shape, 0, [zero, register]));
            }
        }
        let (narrow, wide) = (from.shape.lane().bytes(), to.shape.lane().bytes());
        let mut converted = Registers::new();
        for row in 0..to.count {
            let mut bytes = [None; 16];
            for lane in 0..to.lanes {
                let source = row * to.lanes + lane;
                let (register, place) = (source / from.lanes, source % from.lanes);
                for i in 0..wide {
                    let byte = (place * narrow + i.min(narrow - 1)) as u8;
                    let of = if i < narrow { &registers } else { &signs };
                    let value = of.get(register as usize).copied();
                    bytes[(lane * wide + i) as usize] = value.map(|value| (value, byte));
                }
            }
            match self.gather(bytes) {
                Some(register) => converted.push(register),
                None => return Ok(None),
            }
        }
        Ok(Some(self.of_registers(to, &converted)))
    }

    /// `i1` lanes that comparisons made as integers.
    fn simd_cast_mask(&mut self, op: CastOp, to: Rows, arg: Operand) -> Done<Option<Repr>> {
        let is_mask = matches!(self.vector(self.type_of(arg)), Some((Scalar::BOOL, _)));
        if !is_mask || !matches!(op, CastOp::ZExt | CastOp::SExt) {
            return Ok(None);
        }
        let Some(mut masks) = self.mask_registers(to, arg)? else {
            return Ok(None);
        };
        if op == CastOp::ZExt {
            let one = self.vector_const(to.shape.make(|_| 1));
            for mask in &mut masks {
                *mask = self.b.binary(BinaryOp::And, *mask, one);
            }
        }
        Ok(Some(self.of_registers(to, &masks)))
    }

    /// Loads a vector into registers.
    pub fn load_rows(&mut self, rows: Rows, flags: MemFlags, at: (Value, i32)) -> Repr {
        let mut registers = Registers::new();
        let bytes = rows.lanes * rows.shape.lane().bytes();
        for i in 0..rows.count {
            let (addr, offset) = self.moved(at, u64::from(i) * 16);
            let ty = match bytes {
                16 => Type::V128,
                8 => Type::I64,
                _ => Type::I32,
            };
            let data = InstData::Load {
                ty,
                flags,
                addr,
                offset,
            };
            let loaded = self.b.value(data, ty);
            registers.push(match Shape::of(ty) {
                Some(shape) => self.splat(shape, loaded),
                None => loaded,
            });
        }
        self.of_registers(rows, &registers)
    }

    /// Stores lanes that are in registers; false if they are not.
    pub fn store_rows(
        &mut self,
        rows: Rows,
        flags: MemFlags,
        parts: &[Repr],
        at: (Value, i32),
    ) -> Done<bool> {
        let mut registers = Registers::new();
        for row in parts.chunks(rows.lanes as usize) {
            match self.row_of(rows.shape, row)? {
                Some((register, _)) => registers.push(register),
                None => return Ok(false),
            }
        }
        for (i, &register) in registers.iter().enumerate() {
            let (addr, offset) = self.moved(at, i as u64 * 16);
            let (value, ty) = match rows.lanes * rows.shape.lane().bytes() {
                16 => (register, Type::V128),
                8 => (self.lane_value(register, Shape::I64x2, 0), Type::I64),
                _ => (self.lane_value(register, Shape::I32x4, 0), Type::I32),
            };
            self.b.effect(InstData::Store {
                ty,
                flags,
                value,
                addr,
                offset,
            });
        }
        Ok(true)
    }

    /// The registers of an operand, whatever it takes.
    pub fn packed_registers(
        &mut self,
        rows: Rows,
        operand: Operand,
        out: &mut Vec<Value>,
    ) -> Done<()> {
        let parts = self.lane_reprs(operand)?;
        for row in parts.chunks(rows.lanes as usize) {
            let register = self.packed_row(rows.shape, row)?;
            out.push(register);
        }
        Ok(())
    }
}
