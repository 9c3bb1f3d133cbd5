//! Intrinsics that compute: of integers and floats, one scalar at a time.

use super::Cx;
use super::fail::Done;
use super::info::Scalar;
use super::intrinsic::IntrinsicOp;
use crate::ir::CastOp;
use crate::lir::{
    BinaryOp, FloatCond, Format, InstData, IntCond, Libcall, Maths, Type, UnaryOp, Value,
};

impl Cx<'_> {
    /// The result, a scalar `to`, of an intrinsic whose first argument is a scalar `from`.
    pub fn intrinsic_value(
        &mut self,
        intrinsic: IntrinsicOp,
        from: Scalar,
        to: Scalar,
        args: &[Value],
    ) -> Done<Value> {
        let small = from.small.is_some() || to.small.is_some();
        let by_itself = matches!(
            intrinsic,
            IntrinsicOp::FpClass | IntrinsicOp::Arith(_) | IntrinsicOp::Convert(_)
        );
        if small && !by_itself {
            return self.small_intrinsic(intrinsic, (from, to), args);
        }
        let &[a, ..] = args else {
            return Err(self.invalid("it lacks arguments"));
        };
        let b = args.get(1).copied().unwrap_or(a);
        let c = args.get(2).copied().unwrap_or(a);
        Ok(match intrinsic {
            IntrinsicOp::Abs => {
                let x = self.signed(a, from);
                let zero = self.constant(from.ty, 0);
                let negated = self.b.binary(BinaryOp::Sub, zero, x);
                let negative = self.b.icmp(IntCond::Slt, x, zero);
                let value = self.select_values(negative, negated, x);
                self.masked(value, from)
            }
            IntrinsicOp::Pick(cond) => {
                let picked = self.icmp_values(cond, from, a, b);
                self.select_values(picked, a, b)
            }
            IntrinsicOp::Compare(less, greater) => {
                let less = self.icmp_values(less, from, a, b);
                let greater = self.icmp_values(greater, from, a, b);
                let sign = self.b.binary(BinaryOp::Sub, greater, less);
                self.sext(sign, Scalar::full(Type::I8), to)
            }
            IntrinsicOp::Bits(op) => self.bits(op, from, a),
            IntrinsicOp::BitReverse => self.bit_reverse(from, a),
            IntrinsicOp::FunnelShift(rotate) => self.funnel_shift(rotate, from, a, b, c)?,
            IntrinsicOp::Saturate(op, signed) => self.saturating(op, signed, from, a, b),
            IntrinsicOp::Float(op) => self.b.unary(op, from.ty, a),
            IntrinsicOp::Math(helper) => self.math(helper, from, args)?,
            IntrinsicOp::CopySign => self.b.binary(BinaryOp::Fcopysign, a, b),
            IntrinsicOp::MulAdd => {
                let product = self.b.binary(BinaryOp::Fmul, a, b);
                self.b.binary(BinaryOp::Fadd, product, c)
            }
            IntrinsicOp::NumberOf(op) => {
                // As below, but of equal operands only zeros can differ: their signs are put
                // together.
                let signs = match op {
                    BinaryOp::Fmin => BinaryOp::Or,
                    _ => BinaryOp::And,
                };
                let bits = match from.ty {
                    Type::F32 => Type::I32,
                    _ => Type::I64,
                };
                let [x, y] = [a, b].map(|x| self.b.unary(UnaryOp::Bitcast, bits, x));
                let same = self.b.binary(signs, x, y);
                let same = self.b.unary(UnaryOp::Bitcast, from.ty, same);
                let either = self.b.binary(op, b, a);
                let equal = self.fcmp_values(FloatCond::Oeq, from.ty, [a, b]);
                let either = self.select_values(equal, same, either);
                let nan = self.fcmp_values(FloatCond::Uno, from.ty, [a, a]);
                self.select_values(nan, b, either)
            }
            IntrinsicOp::NumberOfAnyZero(op) => {
                // The x86 operation gives its second operand if either is a NaN: right unless
                // that one is the NaN.
                let either = self.b.binary(op, b, a);
                let nan = self.fcmp_values(FloatCond::Uno, from.ty, [a, a]);
                self.select_values(nan, b, either)
            }
            IntrinsicOp::FloatLimit(op) => self.float_limit(op, from, a, b),
            IntrinsicOp::NumberLimit(op) => {
                let a_is_nan = self.fcmp_values(FloatCond::Uno, from.ty, [a, a]);
                let b_is_nan = self.fcmp_values(FloatCond::Uno, from.ty, [b, b]);
                let (x, y) = (
                    self.select_values(a_is_nan, b, a),
                    self.select_values(b_is_nan, a, b),
                );
                self.float_limit(op, from, x, y)
            }
            IntrinsicOp::SaturatingCast(op) => self.saturating_cast(op, from, to, a)?,
            IntrinsicOp::RoundTo(helper) => {
                let rounded = self.math(helper, from, &[a])?;
                self.cast_value(CastOp::FPToSI, from, to, rounded)?
            }
            IntrinsicOp::Powi => {
                let helper = match from.ty {
                    Type::F32 => Libcall::Powisf2,
                    _ => Libcall::Powidf2,
                };
                self.libcall(helper, from.ty, &[a, b])?
            }
            IntrinsicOp::Arith(op) => self.binary_values(op, from, a, b)?,
            IntrinsicOp::Convert(op) => self.cast_value(op, from, to, a)?,
            IntrinsicOp::ShiftSaturate(signed) => self.shift_saturating(signed, from, a, b),
            IntrinsicOp::FpClass => match self.b.func.as_iconst(b) {
                Some(mask) => self.is_fpclass(from, a, mask)?,
                None => return Err(self.invalid("its classes are not constant")),
            },
            IntrinsicOp::FixedPoint(op, signed, saturates) => match self.b.func.as_iconst(c) {
                Some(scale) if scale <= 64 => {
                    self.fixed_point((op, signed, saturates), from, [a, b], scale)?
                }
                _ => return Err(self.invalid("its scale is not constant")),
            },
            _ => return Err(self.unsupported("this intrinsic")),
        })
    }

    /// A function of C's mathematical library.
    pub fn math(&mut self, function: Maths, scalar: Scalar, args: &[Value]) -> Done<Value> {
        let ty = scalar.ty;
        match (function, function.rounding(), args) {
            (_, Some(op), &[a]) if ty.is_float() => return Ok(self.b.unary(op, ty, a)),
            (Maths::Fma, _, &[a, b, c]) if ty.is_float() => {
                let args = [a, b, c];
                return Ok(self.b.value(InstData::Fma { ty, args }, ty));
            }
            _ => {}
        }
        let format = match scalar.ty {
            Type::F32 => Format::F32,
            Type::F64 => Format::F64,
            _ => return Err(self.invalid("it is not of floats")),
        };
        self.libcall(Libcall::Math(function, format), scalar.ty, args)
    }

    fn float_limit(&mut self, op: BinaryOp, scalar: Scalar, a: Value, b: Value) -> Value {
        let bits = if scalar.ty == Type::F32 {
            Type::I32
        } else {
            Type::I64
        };
        // Of equal operands only zeros can differ: their signs are put together.
        let (x, y) = (
            self.b.unary(UnaryOp::Bitcast, bits, a),
            self.b.unary(UnaryOp::Bitcast, bits, b),
        );
        let signs = if op == BinaryOp::Fmin {
            BinaryOp::Or
        } else {
            BinaryOp::And
        };
        let same = self.b.binary(signs, x, y);
        let same = self.b.unary(UnaryOp::Bitcast, scalar.ty, same);
        let nan = self.b.binary(BinaryOp::Fadd, a, b);
        let differ = self.b.binary(op, a, b);
        let equal = self.fcmp_values(FloatCond::Oeq, scalar.ty, [a, b]);
        let unordered = self.fcmp_values(FloatCond::Uno, scalar.ty, [a, b]);
        let differ = self.select_values(unordered, nan, differ);
        self.select_values(equal, same, differ)
    }

    fn saturating_cast(&mut self, op: CastOp, from: Scalar, to: Scalar, x: Value) -> Done<Value> {
        let signed = op == CastOp::FPToSI;
        let power_of_two = |n: u64| match from.ty {
            Type::F32 => (127 + n) << 23,
            _ => (1023 + n) << 52,
        };
        let sign = 1 << (from.ty.bits() - 1);
        let bits = u64::from(to.bits);
        let (below, above, min, max) = match signed {
            true => {
                let limit = power_of_two(bits - 1);
                let min = 1 << (bits - 1);
                (limit | sign, limit, min, to.mask() & !min)
            }
            false => (0, power_of_two(bits), 0, to.mask()),
        };
        let converted = self.cast_value(op, from, to, x)?;
        let (below, above) = (self.constant(from.ty, below), self.constant(from.ty, above));
        let (min, max) = (self.constant(to.ty, min), self.constant(to.ty, max));
        let zero = self.constant(to.ty, 0);
        let is_below = self.fcmp_values(FloatCond::Olt, from.ty, [x, below]);
        let is_above = self.fcmp_values(FloatCond::Oge, from.ty, [x, above]);
        let is_nan = self.fcmp_values(FloatCond::Uno, from.ty, [x, x]);
        let value = self.select_values(is_below, min, converted);
        let value = self.select_values(is_above, max, value);
        Ok(self.select_values(is_nan, zero, value))
    }

    fn bits(&mut self, op: UnaryOp, scalar: Scalar, a: Value) -> Value {
        let ty = scalar.ty;
        let unused = u64::from(ty.bits() - u32::from(scalar.bits));
        if unused == 0 || op == UnaryOp::Popcnt {
            return self.b.unary(op, ty, a);
        }
        match op {
            UnaryOp::Ctz => {
                let end = self.constant(ty, 1 << scalar.bits);
                let a = self.b.binary(BinaryOp::Or, a, end);
                self.b.unary(op, ty, a)
            }
            UnaryOp::Clz => {
                let count = self.b.unary(op, ty, a);
                let unused = self.constant(ty, unused);
                self.b.binary(BinaryOp::Sub, count, unused)
            }
            _ => {
                let swapped = self.b.unary(op, ty, a);
                let unused = self.constant(ty, unused);
                self.b.binary(BinaryOp::Lshr, swapped, unused)
            }
        }
    }

    pub fn bit_reverse(&mut self, scalar: Scalar, a: Value) -> Value {
        let ty = scalar.ty;
        let mut value = a;
        for (shift, mask) in [
            (1, 0x5555_5555_5555_5555),
            (2, 0x3333_3333_3333_3333),
            (4, 0x0f0f_0f0f_0f0f_0f0f),
        ] {
            let shift = self.constant(ty, shift);
            let mask = self.constant(ty, mask & ty.mask());
            let high = self.b.binary(BinaryOp::Lshr, value, shift);
            let high = self.b.binary(BinaryOp::And, high, mask);
            let low = self.b.binary(BinaryOp::And, value, mask);
            let low = self.b.binary(BinaryOp::Shl, low, shift);
            value = self.b.binary(BinaryOp::Or, high, low);
        }
        if ty != Type::I8 {
            value = self.b.unary(UnaryOp::Bswap, ty, value);
        }
        if scalar.is_odd() {
            let unused = u64::from(ty.bits() - u32::from(scalar.bits));
            let unused = self.constant(ty, unused);
            value = self.b.binary(BinaryOp::Lshr, value, unused);
        }
        value
    }

    fn funnel_shift(
        &mut self,
        rotate: BinaryOp,
        scalar: Scalar,
        a: Value,
        b: Value,
        by: Value,
    ) -> Done<Value> {
        if scalar.is_odd() {
            return Ok(self.odd_funnel(rotate == BinaryOp::Rotl, scalar, [a, b, by]));
        }
        let ty = scalar.ty;
        if a == b {
            return Ok(self.b.binary(rotate, a, by));
        }
        // Shift amounts are taken modulo the width, so `!by` is `width - 1 - by`.
        let ones = self.constant(ty, ty.mask());
        let rest = self.b.binary(BinaryOp::Xor, by, ones);
        let one = self.constant(ty, 1);
        let (high, low) = if rotate == BinaryOp::Rotl {
            let low = self.b.binary(BinaryOp::Lshr, b, one);
            (
                self.b.binary(BinaryOp::Shl, a, by),
                self.b.binary(BinaryOp::Lshr, low, rest),
            )
        } else {
            let high = self.b.binary(BinaryOp::Shl, a, one);
            (
                self.b.binary(BinaryOp::Shl, high, rest),
                self.b.binary(BinaryOp::Lshr, b, by),
            )
        };
        Ok(self.b.binary(BinaryOp::Or, high, low))
    }

    /// The result, cut to its width, and whether it overflowed.
    pub fn with_overflow(
        &mut self,
        op: BinaryOp,
        signed: bool,
        scalar: Scalar,
        a: Value,
        b: Value,
    ) -> (Value, Value) {
        match (op, signed) {
            (BinaryOp::Mul, _) => self.mul_overflow(signed, scalar, a, b),
            (_, false) => {
                let value = self.b.binary(op, a, b);
                let value = self.masked(value, scalar);
                let (less, than) = match op {
                    BinaryOp::Add => (value, a),
                    _ => (a, b),
                };
                (value, self.b.icmp(IntCond::Ult, less, than))
            }
            (_, true) if scalar.is_odd() => {
                let (a, b) = (self.signed(a, scalar), self.signed(b, scalar));
                let exact = self.b.binary(op, a, b);
                self.cut(exact, scalar)
            }
            (_, true) => {
                // It overflowed if the operands' signs (of a difference: the second one's
                // negated) agree and the result's does not.
                let value = self.b.binary(op, a, b);
                let x = self.b.binary(BinaryOp::Xor, a, value);
                let other = if op == BinaryOp::Add { value } else { a };
                let y = self.b.binary(BinaryOp::Xor, b, other);
                let both = self.b.binary(BinaryOp::And, x, y);
                let zero = self.constant(scalar.ty, 0);
                (value, self.b.icmp(IntCond::Slt, both, zero))
            }
        }
    }

    /// A signed value cut to the width of `scalar`, and whether that changed it.
    fn cut(&mut self, exact: Value, scalar: Scalar) -> (Value, Value) {
        let value = self.masked(exact, scalar);
        let back = self.signed(value, scalar);
        (value, self.b.icmp(IntCond::Ne, back, exact))
    }

    fn mul_overflow(&mut self, signed: bool, scalar: Scalar, a: Value, b: Value) -> (Value, Value) {
        let ty = scalar.ty;
        if scalar.bits <= 32 {
            // The product fits in twice the width.
            let wide = Scalar::full(if ty == Type::I32 {
                Type::I64
            } else {
                Type::I32
            });
            let (a, b) = match signed {
                true => (self.sext(a, scalar, wide), self.sext(b, scalar, wide)),
                false => (self.zext(a, scalar, wide), self.zext(b, scalar, wide)),
            };
            let product = self.b.binary(BinaryOp::Mul, a, b);
            let value = self.trunc(product, wide, scalar);
            let back = match signed {
                true => self.sext(value, scalar, wide),
                false => self.zext(value, scalar, wide),
            };
            return (value, self.b.icmp(IntCond::Ne, back, product));
        }
        if !signed {
            let low = self.b.binary(BinaryOp::Mul, a, b);
            let high = self.b.binary(BinaryOp::Umulhi, a, b);
            let zero = self.constant(ty, 0);
            let overflow = self.b.icmp(IntCond::Ne, high, zero);
            if !scalar.is_odd() {
                return (low, overflow);
            }
            let mask = self.constant(ty, scalar.mask());
            let above = self.b.icmp(IntCond::Ugt, low, mask);
            let overflow = self.b.binary(BinaryOp::Or, overflow, above);
            return (self.masked(low, scalar), overflow);
        }
        let (a, b) = (self.signed(a, scalar), self.signed(b, scalar));
        let low = self.b.binary(BinaryOp::Mul, a, b);
        let high = self.b.binary(BinaryOp::Smulhi, a, b);
        let top = self.constant(ty, 63);
        let sign = self.b.binary(BinaryOp::Ashr, low, top);
        let overflow = self.b.icmp(IntCond::Ne, high, sign);
        if !scalar.is_odd() {
            return (low, overflow);
        }
        let (value, changed) = self.cut(low, scalar);
        (value, self.b.binary(BinaryOp::Or, overflow, changed))
    }

    fn saturating(
        &mut self,
        op: BinaryOp,
        signed: bool,
        scalar: Scalar,
        a: Value,
        b: Value,
    ) -> Value {
        let (value, overflow) = self.with_overflow(op, signed, scalar, a, b);
        let limit = match (op, signed) {
            (BinaryOp::Add, false) => self.constant(scalar.ty, scalar.mask()),
            (_, false) => self.constant(scalar.ty, 0),
            (_, true) => {
                // The limit on the side of the first operand.
                let min = 1 << (scalar.bits - 1);
                let a = self.signed(a, scalar);
                let zero = self.constant(scalar.ty, 0);
                let negative = self.b.icmp(IntCond::Slt, a, zero);
                let max = self.constant(scalar.ty, scalar.mask() & !min);
                let min = self.constant(scalar.ty, min);
                self.select_values(negative, min, max)
            }
        };
        self.select_values(overflow, limit, value)
    }
}
