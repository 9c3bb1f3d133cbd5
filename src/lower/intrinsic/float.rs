//! Intrinsics of floats that are more than one operation, and fixed-point arithmetic.

use super::super::Cx;
use super::super::fail::Done;
use super::super::info::{Scalar, SmallFloat};
use super::super::operand::Repr;
use super::super::vector::Lanes;
use super::super::wide::Words;
use crate::ir::{BinaryOp as Op, Operand, TypeId};
use crate::lir::{BinaryOp, Format, IntCond, Libcall, Maths, MemFlags, Type, UnaryOp, Value};

impl Cx<'_> {
    /// `llvm.is.fpclass` for the classes of a mask.
    pub fn is_fpclass(&mut self, scalar: Scalar, x: Value, mask: u64) -> Done<Value> {
        let (ty, fraction, sign) = match (scalar.ty, scalar.small) {
            (_, Some(SmallFloat::Half)) => (Type::I16, 10, 15),
            (_, Some(SmallFloat::BFloat)) => (Type::I16, 7, 15),
            (Type::F32, _) => (Type::I32, 23, 31),
            (Type::F64, _) => (Type::I64, 52, 63),
            _ => return Err(self.invalid("it is not of floats")),
        };
        let int = Scalar::full(ty);
        let infinity = int.mask() >> 1 & !((1u64 << fraction) - 1);
        let quiet = infinity | 1 << (fraction - 1);
        let bits = match scalar.small {
            Some(_) => x,
            None => self.b.unary(UnaryOp::Bitcast, ty, x),
        };
        let shift = self.constant(ty, sign);
        let negative = self.b.binary(BinaryOp::Lshr, bits, shift);
        let negative = self.trunc(negative, int, Scalar::full(Type::I8));
        let one = self.constant(Type::I8, 1);
        let positive = self.b.binary(BinaryOp::Xor, negative, one);
        let magnitude_mask = self.constant(ty, int.mask() >> 1);
        let magnitude = self.b.binary(BinaryOp::And, bits, magnitude_mask);
        // Each class: the bits of the mask for either sign, and its range of magnitudes.
        let smallest = 1u64 << fraction;
        let classes = [
            (1, 1, infinity + 1, quiet - 1),
            (2, 2, quiet, int.mask() >> 1),
            (4, 512, infinity, infinity),
            (8, 256, smallest, infinity - 1),
            (16, 128, 1, smallest - 1),
            (32, 64, 0, 0),
        ];
        let mut found = self.constant(Type::I8, 0);
        for (minus, plus, from, to) in classes {
            if mask & (minus | plus) == 0 {
                continue;
            }
            let low = self.constant(ty, from);
            let span = self.constant(ty, to - from);
            let above = self.b.binary(BinaryOp::Sub, magnitude, low);
            let mut within = self.b.icmp(IntCond::Ule, above, span);
            let of = (mask & minus != 0, mask & plus != 0);
            within = self.with_sign(within, of, (negative, positive));
            found = self.b.binary(BinaryOp::Or, found, within);
        }
        Ok(found)
    }

    /// A test of a number's magnitude for the signs that it is made for: negative and positive ones,
    /// one of them or both.
    pub fn with_sign(&mut self, within: Value, of: (bool, bool), is: (Value, Value)) -> Value {
        match of {
            (true, false) => self.b.binary(BinaryOp::And, within, is.0),
            (false, true) => self.b.binary(BinaryOp::And, within, is.1),
            _ => within,
        }
    }

    /// An exponent as C's functions take it: an `int`, which the limits stand for where it is
    /// beyond them.
    pub fn as_exponent(&mut self, scalar: Scalar, value: Value) -> Value {
        let int = Scalar::full(Type::I32);
        if scalar.bits <= 32 {
            return self.sext(value, scalar, int);
        }
        let value = self.sext(value, scalar, Scalar::PTR);
        let min = self.constant(Type::I64, i64::from(i32::MIN) as u64);
        let max = self.constant(Type::I64, i32::MAX as u64);
        let below = self.b.icmp(IntCond::Slt, value, min);
        let value = self.select_values(below, min, value);
        let above = self.b.icmp(IntCond::Sgt, value, max);
        let value = self.select_values(above, max, value);
        self.trunc(value, Scalar::PTR, int)
    }

    fn resized_int(&mut self, value: Value, from: Scalar, to: Scalar) -> Value {
        match to.bits < from.bits {
            true => self.trunc(value, from, to),
            false => self.sext(value, from, to),
        }
    }

    /// `llvm.sincos` and `llvm.modf`: two floats of one, or vectors of them.
    pub fn two_floats(&mut self, function: Maths, ty: TypeId, arg: Operand) -> Done<Repr> {
        let from_ty = self.type_of(arg);
        if let Some((elem, _)) = self.elements(from_ty) {
            let more = self.leaf_count(elem)?;
            return self.split_by_element(&[arg], more, |cx, _, args| {
                cx.two_floats(function, ty, args[0])
            });
        }
        let slot = self.b.slot(16, 16);
        let at = self.materialize(Repr::Slot(slot, 0))?;
        if let Some(big) = self.big(from_ty) {
            let a = self.pair_of(arg)?;
            let first = match function {
                Maths::Modf => self.big_math_with(big, function, &[a], &[at])?,
                _ => self.big_math_with(big, Maths::Sin, &[a], &[])?,
            };
            let second = match function {
                Maths::Modf => [
                    self.b.load(Type::I64, at, 0),
                    self.b.load(big.top().0, at, 8),
                ],
                _ => self.big_math_with(big, Maths::Cos, &[a], &[])?,
            };
            return Ok(self.with_leaves(ty, &[first[0], first[1], second[0], second[1]]));
        }
        let (scalar, mut firsts) = match self.vector(from_ty) {
            Some((scalar, _)) => (scalar, self.lanes(arg)?),
            None => (
                self.scalar(from_ty)?,
                Lanes::from_slice(&[self.value(arg)?]),
            ),
        };
        let mut seconds = Lanes::new();
        for lane in &mut firsts {
            let x = self.float_of(*lane, scalar)?;
            let float = self.b.func.ty(x);
            let format = match float {
                Type::F32 => Format::F32,
                _ => Format::F64,
            };
            let (first, second) = match function {
                Maths::Modf => {
                    let function = Libcall::Math(Maths::Modf, format);
                    let fraction = self.libcall(function, float, &[x, at])?;
                    (fraction, self.b.load(float, at, 0))
                }
                _ => {
                    let [sine, cosine] = [Maths::Sin, Maths::Cos].map(|f| Libcall::Math(f, format));
                    let sine = self.libcall(sine, float, &[x])?;
                    (sine, self.libcall(cosine, float, &[x])?)
                }
            };
            *lane = self.small_of(first, scalar)?;
            seconds.push(self.small_of(second, scalar)?);
        }
        firsts.extend(seconds);
        Ok(self.with_leaves(ty, &firsts))
    }

    /// `llvm.frexp`: a fraction and an exponent, or vectors of them.
    pub fn frexp(&mut self, ty: TypeId, arg: Operand) -> Done<Repr> {
        let from_ty = self.type_of(arg);
        if self.elements(from_ty).is_some() {
            return self.split_by_element(&[arg], 1, |cx, _, args| cx.frexp(ty, args[0]));
        }
        let leaves = self.take_leaves(ty)?;
        let exponent = leaves.last().map(|leaf| leaf.scalar);
        self.s.leaves = leaves;
        let Some(exponent) = exponent.filter(|scalar| scalar.ty.is_int()) else {
            return Err(self.unsupported_type(ty));
        };
        let slot = self.b.slot(4, 4);
        let at = self.materialize(Repr::Slot(slot, 0))?;
        let int = Scalar::full(Type::I32);
        if let Some(big) = self.big(from_ty) {
            let a = self.pair_of(arg)?;
            let [low, top] = self.big_math_with(big, Maths::Frexp, &[a], &[at])?;
            let found = self.b.load(Type::I32, at, 0);
            let found = self.resized_int(found, int, exponent);
            return Ok(self.with_leaves(ty, &[low, top, found]));
        }
        let (scalar, mut fractions) = match self.vector(from_ty) {
            Some((scalar, _)) => (scalar, self.lanes(arg)?),
            None => (
                self.scalar(from_ty)?,
                Lanes::from_slice(&[self.value(arg)?]),
            ),
        };
        let mut exponents = Lanes::new();
        for lane in &mut fractions {
            let x = self.float_of(*lane, scalar)?;
            let fraction = match self.b.func.ty(x) {
                Type::F32 => Libcall::Math(Maths::Frexp, Format::F32),
                _ => Libcall::Math(Maths::Frexp, Format::F64),
            };
            let fraction = self.libcall(fraction, self.b.func.ty(x), &[x, at])?;
            let found = self.b.load(Type::I32, at, 0);
            *lane = self.small_of(fraction, scalar)?;
            exponents.push(self.resized_int(found, int, exponent));
        }
        fractions.extend(exponents);
        Ok(self.with_leaves(ty, &fractions))
    }

    /// A product or quotient of fixed-point numbers of at most 64 bits, by way of 128; what does
    /// not fit exactly is rounded down.
    pub fn fixed_point(
        &mut self,
        (op, signed, saturates): (Op, bool, bool),
        scalar: Scalar,
        [a, b]: [Value; 2],
        scale: u64,
    ) -> Done<Value> {
        let (a, b) = (
            self.as_words(scalar, signed, a),
            self.as_words(scalar, signed, b),
        );
        let words =
            self.fixed_point_words((op, signed, saturates), scalar.bits.into(), [a, b], scale)?;
        Ok(self.trunc(words[0], Scalar::PTR, scalar))
    }

    /// A scalar as two words.
    fn as_words(&mut self, scalar: Scalar, signed: bool, value: Value) -> Words {
        let (low, high) = match signed {
            true => {
                let low = self.sext(value, scalar, Scalar::PTR);
                let by = self.constant(Type::I64, 63);
                (low, self.b.binary(BinaryOp::Ashr, low, by))
            }
            false => (
                self.zext(value, scalar, Scalar::PTR),
                self.constant(Type::I64, 0),
            ),
        };
        Words::from_slice(&[low, high])
    }

    /// `llvm.sshl.sat`, `llvm.ushl.sat`
    pub fn shift_saturating(&mut self, signed: bool, scalar: Scalar, a: Value, by: Value) -> Value {
        let ty = scalar.ty;
        let shifted = self.b.binary(BinaryOp::Shl, a, by);
        let shifted = self.masked(shifted, scalar);
        let zero = self.constant(ty, 0);
        let (back, limit) = match signed {
            true => {
                let wide = self.signed(shifted, scalar);
                let back = self.b.binary(BinaryOp::Ashr, wide, by);
                let negative = self.icmp_values(IntCond::Slt, scalar, a, zero);
                let min = 1u64 << (scalar.bits - 1);
                let max = self.constant(ty, min - 1);
                let min = self.constant(ty, min);
                (
                    self.masked(back, scalar),
                    self.select_values(negative, min, max),
                )
            }
            false => {
                let back = self.b.binary(BinaryOp::Lshr, shifted, by);
                (back, self.constant(ty, scalar.mask()))
            }
        };
        let lost = self.b.icmp(IntCond::Ne, back, a);
        self.select_values(lost, limit, shifted)
    }

    /// A funnel shift of an integer that does not fill its type.
    pub fn odd_funnel(&mut self, left: bool, scalar: Scalar, [a, b, by]: [Value; 3]) -> Value {
        let ty = scalar.ty;
        let width = self.constant(ty, scalar.bits.into());
        let by = self.b.binary(BinaryOp::Urem, by, width);
        let most = self.constant(ty, u64::from(scalar.bits - 1));
        let rest = self.b.binary(BinaryOp::Sub, most, by);
        let one = self.constant(ty, 1);
        let (high, low) = match left {
            true => {
                let low = self.b.binary(BinaryOp::Lshr, b, one);
                let low = self.b.binary(BinaryOp::Lshr, low, rest);
                (self.b.binary(BinaryOp::Shl, a, by), low)
            }
            false => {
                let high = self.b.binary(BinaryOp::Shl, a, one);
                let high = self.b.binary(BinaryOp::Shl, high, rest);
                (high, self.b.binary(BinaryOp::Lshr, b, by))
            }
        };
        let both = self.b.binary(BinaryOp::Or, high, low);
        self.masked(both, scalar)
    }

    /// `llvm.get.fpenv` and its like: what the processor keeps of floating point, to or from the
    /// bits of an integer. What takes no operand sets what a program starts with.
    pub fn float_state(&mut self, helper: Libcall, ty: TypeId, args: &[u32]) -> Done<Repr> {
        let set = args.first().map(|&word| Operand(word));
        let ty = set.map_or(ty, |operand| self.type_of(operand));
        let at = match (helper, self.info.layout(self.module, ty)) {
            (Libcall::Fegetenv | Libcall::Fesetenv, Some(layout)) if layout.store_size == 32 => 32,
            (Libcall::Fegetmode | Libcall::Fesetmode, Some(layout)) if layout.store_size == 8 => 8,
            (_, None) => 0,
            _ => return Err(self.unsupported_type(ty)),
        };
        let at = match at {
            0 => self.constant(Type::I64, u64::MAX),
            bytes => {
                let slot = self.b.slot(bytes, 8);
                self.materialize(Repr::Slot(slot, 0))?
            }
        };
        if let Some(operand) = set {
            let value = self.repr(operand)?;
            self.store_at(ty, MemFlags::PLAIN, value, (at, 0))?;
        }
        self.libcall(helper, Type::I32, &[at])?;
        match helper {
            Libcall::Fegetenv | Libcall::Fegetmode => self.load_at(ty, MemFlags::PLAIN, (at, 0)),
            _ => Ok(Repr::Unset),
        }
    }
}
