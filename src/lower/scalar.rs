//! Arithmetic, comparisons, conversions, `select`.
//!
//! An integer that does not fill its LIR type is kept zero-extended: operations that can set
//! higher bits are followed by a mask, operations that look at the sign extend it first.

use super::Cx;
use super::fail::Done;
use super::family::Lowering;
use super::info::{Class, Scalar};
use super::operand::Repr;
use super::small_float::FLOAT;
use crate::ir::inst::FCmpCond;
use crate::ir::{self, CastOp, ICmpCond, Operand, TypeId};
use crate::lir::{
    BinaryOp, CalleeData, FloatCond, InstData, IntCond, Libcall, Maths, Signature, Target, Type,
    UnaryOp, Value,
};

/// What lowers an instruction on scalars.
pub(super) const LOWERING: Lowering = Lowering {
    binary: |cx, op, ty, args| cx.scalar_binary(op, ty, args),
    fneg: |cx, ty, arg| cx.scalar_fneg(ty, arg),
    icmp: |cx, cond, ty, args| cx.scalar_icmp(cond, ty, args),
    fcmp: |cx, cond, ty, args| cx.scalar_fcmp(cond, ty, args),
    cast: |cx, op, ty, arg| cx.scalar_cast(op, ty, arg),
    intrinsic: |cx, intrinsic, ty, args, strict| cx.scalar_intrinsic(intrinsic, ty, args, strict),
};

impl Cx<'_> {
    /// The scalar of a type, or the error that the instruction cannot work on it.
    #[inline]
    pub fn scalar(&self, ty: TypeId) -> Done<Scalar> {
        match self.info.class(ty) {
            Class::Scalar(scalar) => Ok(scalar),
            _ => Err(self.unsupported_type(ty)),
        }
    }

    /// Clears the bits that are not the value's.
    pub fn masked(&mut self, value: Value, scalar: Scalar) -> Value {
        if !scalar.is_odd() {
            return value;
        }
        let mask = self.constant(scalar.ty, scalar.mask());
        self.b.binary(BinaryOp::And, value, mask)
    }

    /// Copies the sign bit to the bits above it, within the LIR type.
    pub fn signed(&mut self, value: Value, scalar: Scalar) -> Value {
        if !scalar.is_odd() {
            return value;
        }
        if scalar.bits == 1 {
            let zero = self.constant(scalar.ty, 0);
            return self.b.binary(BinaryOp::Sub, zero, value);
        }
        let unused = u64::from(scalar.ty.bits() - u32::from(scalar.bits));
        let unused = self.constant(scalar.ty, unused);
        let high = self.b.binary(BinaryOp::Shl, value, unused);
        self.b.binary(BinaryOp::Ashr, high, unused)
    }

    /// Sign-extends to an integer of at least the width.
    pub fn sext(&mut self, value: Value, from: Scalar, to: Scalar) -> Value {
        let wide = if from.bits == 1 {
            let value = self.widened(UnaryOp::Uext, value, from.ty, to.ty);
            let zero = self.constant(to.ty, 0);
            self.b.binary(BinaryOp::Sub, zero, value)
        } else {
            let value = self.signed(value, from);
            self.widened(UnaryOp::Sext, value, from.ty, to.ty)
        };
        self.masked(wide, to)
    }

    /// Zero-extends to an integer of at least the width.
    pub fn zext(&mut self, value: Value, from: Scalar, to: Scalar) -> Value {
        self.widened(UnaryOp::Uext, value, from.ty, to.ty)
    }

    /// The low bits.
    pub fn trunc(&mut self, value: Value, from: Scalar, to: Scalar) -> Value {
        let low = match from.ty == to.ty {
            true => value,
            false => self.b.unary(UnaryOp::Trunc, to.ty, value),
        };
        self.masked(low, to)
    }

    /// A narrow integer of what was extended to 32 bits; bits above its width are kept.
    pub fn cut_extended(&mut self, value: Value, to: Scalar) -> Value {
        self.trunc(value, Scalar::full(Type::I32), Scalar::full(to.ty))
    }

    /// Zero-extends or cuts.
    pub fn resized(&mut self, value: Value, from: Scalar, to: Scalar) -> Value {
        match from.bits > to.bits {
            true => self.trunc(value, from, to),
            false => self.zext(value, from, to),
        }
    }

    fn widened(&mut self, op: UnaryOp, value: Value, from: Type, to: Type) -> Value {
        match from == to {
            true => value,
            false => self.b.unary(op, to, value),
        }
    }

    fn scalar_binary(&mut self, op: ir::BinaryOp, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
        use ir::BinaryOp as Op;
        let scalar = self.scalar(ty)?;
        let [mut a, mut b] = args;
        let commutes = matches!(op, Op::Add | Op::Mul | Op::And | Op::Or | Op::Xor);
        if commutes && a.as_const().is_some() && b.as_const().is_none() {
            (a, b) = (b, a);
        }
        let (x, y) = (self.value(a)?, self.value(b)?);
        self.binary_values(op, scalar, x, y).map(Repr::Value)
    }

    /// A binary operation on scalars.
    pub fn binary_values(
        &mut self,
        op: ir::BinaryOp,
        scalar: Scalar,
        mut x: Value,
        mut y: Value,
    ) -> Done<Value> {
        use ir::BinaryOp as Op;
        let is_float = matches!(op, Op::FAdd | Op::FSub | Op::FMul | Op::FDiv | Op::FRem);
        if is_float && scalar.small.is_some() {
            let (x, y) = (self.float_of(x, scalar)?, self.float_of(y, scalar)?);
            let value = self.binary_values(op, FLOAT, x, y)?;
            return self.small_of(value, scalar);
        }
        let lir = match op {
            Op::Add => BinaryOp::Add,
            Op::Sub => BinaryOp::Sub,
            Op::Mul => BinaryOp::Mul,
            Op::UDiv => BinaryOp::Udiv,
            Op::SDiv => BinaryOp::Sdiv,
            Op::URem => BinaryOp::Urem,
            Op::SRem => BinaryOp::Srem,
            Op::Shl => BinaryOp::Shl,
            Op::LShr => BinaryOp::Lshr,
            Op::AShr => BinaryOp::Ashr,
            Op::And => BinaryOp::And,
            Op::Or => BinaryOp::Or,
            Op::Xor => BinaryOp::Xor,
            Op::FAdd => BinaryOp::Fadd,
            Op::FSub => BinaryOp::Fsub,
            Op::FMul => BinaryOp::Fmul,
            Op::FDiv => BinaryOp::Fdiv,
            Op::FRem => return self.frem(scalar, x, y),
        };
        if scalar.is_odd() {
            match op {
                Op::SDiv | Op::SRem => {
                    x = self.signed(x, scalar);
                    y = self.signed(y, scalar);
                }
                Op::AShr => x = self.signed(x, scalar),
                _ => {}
            }
        }
        let mut value = self.b.binary(lir, x, y);
        let keeps_high_bits_clear = matches!(
            op,
            Op::UDiv | Op::URem | Op::LShr | Op::And | Op::Or | Op::Xor
        );
        if !keeps_high_bits_clear {
            value = self.masked(value, scalar);
        }
        Ok(value)
    }

    fn frem(&mut self, scalar: Scalar, x: Value, y: Value) -> Done<Value> {
        self.math(Maths::Fmod, scalar, &[x, y])
    }

    /// Calls a helper of the runtime that has one result.
    pub fn libcall(&mut self, call: Libcall, result: Type, args: &[Value]) -> Done<Value> {
        let types: smallvec::SmallVec<[Type; 4]> =
            args.iter().map(|&arg| self.b.func.ty(arg)).collect();
        let mut sig = Signature::new(&types, &[result]);
        sig.returns_twice = call == Libcall::Setjmp;
        let row = &mut self.s.libcalls[call.index()];
        let callee = match *row {
            Some(callee) => callee,
            None => {
                let sig = self.b.func.sigs.push(sig);
                let target = Target::Libcall(call);
                *row.insert(self.b.func.callees.push(CalleeData { target, sig }))
            }
        };
        let args = self.b.list(args);
        Ok(self.b.value(InstData::Call { callee, args }, result))
    }

    fn scalar_fneg(&mut self, ty: TypeId, arg: Operand) -> Done<Repr> {
        let scalar = self.scalar(ty)?;
        let value = self.value(arg)?;
        Ok(Repr::Value(self.fneg_value(scalar, value)))
    }

    fn scalar_icmp(&mut self, cond: ICmpCond, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
        let scalar = self.scalar(ty)?;
        let [mut a, mut b] = args;
        let mut cond = int_cond(cond);
        if a.as_const().is_some() && b.as_const().is_none() {
            (a, b) = (b, a);
            cond = cond.swap();
        }
        let (mut x, mut y) = (self.value(a)?, self.value(b)?);
        let signed = matches!(
            cond,
            IntCond::Sgt | IntCond::Sge | IntCond::Slt | IntCond::Sle
        );
        if signed && scalar.is_odd() {
            x = self.signed(x, scalar);
            y = match b.as_const() {
                Some(_) => self.signed_constant(b, scalar)?,
                None => self.signed(y, scalar),
            };
        }
        Ok(Repr::Value(self.b.icmp(cond, x, y)))
    }

    /// A comparison of canonical integers.
    pub fn icmp_values(&mut self, cond: IntCond, scalar: Scalar, x: Value, y: Value) -> Value {
        let signed = matches!(
            cond,
            IntCond::Sgt | IntCond::Sge | IntCond::Slt | IntCond::Sle
        );
        let (x, y) = match signed {
            true => (self.signed(x, scalar), self.signed(y, scalar)),
            false => (x, y),
        };
        self.b.icmp(cond, x, y)
    }

    fn signed_constant(&mut self, operand: Operand, scalar: Scalar) -> Done<Value> {
        match self.repr(operand)? {
            Repr::Const(ty, bits) => Ok(self.constant(ty, scalar.signed(bits) as u64 & ty.mask())),
            repr => {
                let value = self.materialize(repr)?;
                Ok(self.signed(value, scalar))
            }
        }
    }

    fn scalar_fcmp(&mut self, cond: FCmpCond, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
        let scalar = self.scalar(ty)?;
        let args = [self.value(args[0])?, self.value(args[1])?];
        self.fcmp_reprs(cond, scalar, args)
    }

    pub fn fcmp_reprs(&mut self, cond: FCmpCond, scalar: Scalar, [a, b]: [Value; 2]) -> Done<Repr> {
        let cond = match cond {
            FCmpCond::False => return Ok(Repr::Const(Type::I8, 0)),
            FCmpCond::True => return Ok(Repr::Const(Type::I8, 1)),
            FCmpCond::Oeq => FloatCond::Oeq,
            FCmpCond::Ogt => FloatCond::Ogt,
            FCmpCond::Oge => FloatCond::Oge,
            FCmpCond::Olt => FloatCond::Olt,
            FCmpCond::Ole => FloatCond::Ole,
            FCmpCond::One => FloatCond::One,
            FCmpCond::Ord => FloatCond::Ord,
            FCmpCond::Ueq => FloatCond::Ueq,
            FCmpCond::Ugt => FloatCond::Ugt,
            FCmpCond::Uge => FloatCond::Uge,
            FCmpCond::Ult => FloatCond::Ult,
            FCmpCond::Ule => FloatCond::Ule,
            FCmpCond::Une => FloatCond::Une,
            FCmpCond::Uno => FloatCond::Uno,
        };
        let args = [self.float_of(a, scalar)?, self.float_of(b, scalar)?];
        Ok(Repr::Value(self.fcmp_values(cond, scalar.travels(), args)))
    }

    /// A float comparison of LIR values.
    pub fn fcmp_values(&mut self, cond: FloatCond, ty: Type, args: [Value; 2]) -> Value {
        self.b.value(InstData::Fcmp { cond, ty, args }, Type::I8)
    }

    /// One of two LIR values.
    pub fn select_values(&mut self, cond: Value, then: Value, els: Value) -> Value {
        if then == els {
            return then;
        }
        let ty = self.b.func.ty(then);
        let args = [cond, then, els];
        self.b.value(InstData::Select { ty, args }, ty)
    }

    pub fn select(&mut self, ty: TypeId, [cond, then, els]: [Operand; 3]) -> Done<Repr> {
        let cond_ty = self.type_of(cond);
        if self.vector(cond_ty).is_some() {
            let args = [cond, then, els];
            return match self.simd_select(ty, args)? {
                Some(repr) => Ok(repr),
                None if self.elements(ty).is_some() => {
                    self.by_element(ty, &args, |cx, ty, args| {
                        cx.select(ty, [args[0], args[1], args[2]])
                    })
                }
                None => self.lanes_of_select(ty, args),
            };
        }
        self.scalar(cond_ty)?;
        let cond = self.value(cond)?;
        if self.info.class(ty) != Class::Aggregate {
            self.scalar(ty)?;
            let (then, els) = (self.value(then)?, self.value(els)?);
            return Ok(Repr::Value(self.select_values(cond, then, els)));
        }
        if let Some(repr) = self.simd_choice(ty, cond, [then, els])? {
            return Ok(repr);
        }
        let count = self.leaf_count(ty)?;
        let (then, els) = (self.parts(then)?, self.parts(els)?);
        let at = self.s.parts.len() as u32;
        for i in 0..count {
            let (then, els) = (self.part(then, i)?, self.part(els, i)?);
            let part = Repr::Value(self.select_values(cond, then, els));
            self.s.parts.push(part);
        }
        Ok(Repr::Parts(at))
    }

    fn scalar_cast(&mut self, op: CastOp, ty: TypeId, arg: Operand) -> Done<Repr> {
        let from_ty = self.type_of(arg);
        let from = self.scalar(from_ty)?;
        let to = self.scalar(ty)?;
        // What keeps all 64 bits may stay an address that is not made yet.
        if from == to && !matches!(op, CastOp::SExt) {
            return self.repr(arg);
        }
        let value = self.value(arg)?;
        self.cast_value(op, from, to, value).map(Repr::Value)
    }

    /// A conversion of a scalar.
    pub fn cast_value(
        &mut self,
        op: CastOp,
        from: Scalar,
        to: Scalar,
        value: Value,
    ) -> Done<Value> {
        if from.small.is_some() || to.small.is_some() {
            return self.cast_small(op, from, to, value);
        }
        Ok(match op {
            CastOp::Trunc => self.trunc(value, from, to),
            CastOp::ZExt => self.zext(value, from, to),
            CastOp::SExt => self.sext(value, from, to),
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr => {
                self.resized(value, from, to)
            }
            CastOp::BitCast if from.ty == to.ty => value,
            CastOp::BitCast if from.ty.bits() == to.ty.bits() => {
                self.b.unary(UnaryOp::Bitcast, to.ty, value)
            }
            CastOp::BitCast | CastOp::AddrSpaceCast => {
                return Err(self.invalid("its types differ in size"));
            }
            CastOp::FPTrunc => self.b.unary(UnaryOp::Fdemote, to.ty, value),
            CastOp::FPExt => self.b.unary(UnaryOp::Fpromote, to.ty, value),
            CastOp::FPToSI => self.float_to_int(value, to, UnaryOp::FtoS, to.bits),
            CastOp::FPToUI if to.bits == 64 => self.b.unary(UnaryOp::FtoU, to.ty, value),
            // One bit more, so that all values fit in a signed conversion.
            CastOp::FPToUI => self.float_to_int(value, to, UnaryOp::FtoS, to.bits + 1),
            CastOp::SIToFP => {
                let wide = whole(from.bits);
                let value = self.sext(value, from, wide);
                self.b.unary(UnaryOp::StoF, to.ty, value)
            }
            CastOp::UIToFP if from.bits == 64 => self.b.unary(UnaryOp::UtoF, to.ty, value),
            CastOp::UIToFP => {
                let value = self.zext(value, from, whole(from.bits + 1));
                self.b.unary(UnaryOp::StoF, to.ty, value)
            }
        })
    }

    /// A conversion from or to a small float, by way of `float`.
    fn cast_small(&mut self, op: CastOp, from: Scalar, to: Scalar, value: Value) -> Done<Value> {
        match op {
            CastOp::BitCast if from.bits == to.bits => Ok(value),
            CastOp::FPExt | CastOp::FPToSI | CastOp::FPToUI if from.small.is_some() => {
                let value = self.float_of(value, from)?;
                match to == FLOAT {
                    true => Ok(value),
                    false => self.cast_value(op, FLOAT, to, value),
                }
            }
            CastOp::FPTrunc if from.small.is_none() => self.small_of(value, to),
            CastOp::SIToFP | CastOp::UIToFP => {
                let value = self.cast_value(op, from, FLOAT, value)?;
                self.small_of(value, to)
            }
            _ => Err(self.invalid("its types do not fit")),
        }
    }

    fn float_to_int(&mut self, value: Value, to: Scalar, op: UnaryOp, bits: u8) -> Value {
        let wide = whole(bits);
        let value = self.b.unary(op, wide.ty, value);
        self.trunc(value, wide, to)
    }
}

/// `i32` or `i64`, whichever has at least so many bits.
fn whole(bits: u8) -> Scalar {
    Scalar::full(if bits <= 32 { Type::I32 } else { Type::I64 })
}

/// The condition of LIR.
pub(super) fn int_cond(cond: ICmpCond) -> IntCond {
    match cond {
        ICmpCond::Eq => IntCond::Eq,
        ICmpCond::Ne => IntCond::Ne,
        ICmpCond::Ugt => IntCond::Ugt,
        ICmpCond::Uge => IntCond::Uge,
        ICmpCond::Ult => IntCond::Ult,
        ICmpCond::Ule => IntCond::Ule,
        ICmpCond::Sgt => IntCond::Sgt,
        ICmpCond::Sge => IntCond::Sge,
        ICmpCond::Slt => IntCond::Slt,
        ICmpCond::Sle => IntCond::Sle,
    }
}
