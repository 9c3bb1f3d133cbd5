//! Intrinsics of floats of more than 64 bits.

use smallvec::SmallVec;

use super::super::Cx;
use super::super::big_float::{Big, Pair};
use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use super::super::wide::Words;
use super::IntrinsicOp;
use crate::ir::{self, CastOp, Operand, TypeId};
use crate::lir::{BinaryOp, Format, IntCond, Libcall, Maths, Type, UnaryOp, Value};

impl Cx<'_> {
    /// An intrinsic whose first argument is such a float.
    pub fn big_intrinsic(
        &mut self,
        intrinsic: IntrinsicOp,
        ty: TypeId,
        args: &[u32],
        strict: bool,
    ) -> Done<Repr> {
        if let IntrinsicOp::Convert(op) = intrinsic {
            return self.strict_cast(op, ty, Operand(args[0]));
        }
        let first = args.first().map_or(Operand::MISSING, |&word| Operand(word));
        let big = self.big_format(self.type_of(first))?;
        let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
        let mut pairs = SmallVec::<[Pair; 3]>::new();
        for &word in args {
            let operand = Operand(word);
            if self.big(self.type_of(operand)) == Some(big) {
                pairs.push(self.big_operand(operand, strict)?);
            }
        }
        let Some(&a) = pairs.first() else {
            return Err(self.invalid("it lacks arguments"));
        };
        let b = pairs.get(1).copied().unwrap_or(a);
        let mut pair = match intrinsic {
            IntrinsicOp::Float(UnaryOp::Fabs) => return Ok(self.big_sign(big, BinaryOp::And, a)),
            IntrinsicOp::Float(UnaryOp::Fsqrt) => self.big_math(big, Maths::Sqrt, &[a])?,
            IntrinsicOp::Math(function) => {
                let mut more = SmallVec::<[Value; 1]>::new();
                if function == Maths::Ldexp {
                    let scalar = self.scalar(self.type_of(arg(1)))?;
                    let exponent = self.value(arg(1))?;
                    more.push(self.as_exponent(scalar, exponent));
                }
                self.big_math_with(big, function, &pairs, &more)?
            }
            IntrinsicOp::CopySign => {
                let (ty, sign) = big.top();
                let (sign, rest) = (
                    self.constant(ty, sign),
                    self.constant(ty, ty.mask() & !sign),
                );
                let kept = self.b.binary(BinaryOp::And, a[1], rest);
                let taken = self.b.binary(BinaryOp::And, b[1], sign);
                [a[0], self.b.binary(BinaryOp::Or, kept, taken)]
            }
            IntrinsicOp::MulAdd => {
                let product = self.big_arith(big, ir::BinaryOp::FMul, a, b)?;
                let c = pairs.get(2).copied().unwrap_or(a);
                self.big_arith(big, ir::BinaryOp::FAdd, product, c)?
            }
            IntrinsicOp::FloatLimit(op)
            | IntrinsicOp::NumberLimit(op)
            | IntrinsicOp::NumberOf(op)
            | IntrinsicOp::NumberOfAnyZero(op) => {
                let (mut a, mut b) = (a, b);
                if !matches!(intrinsic, IntrinsicOp::FloatLimit(_)) {
                    let a_is_nan = self.big_compares(big, 8, a, a)?;
                    let b_is_nan = self.big_compares(big, 8, b, b)?;
                    (a, b) = (
                        [0, 1].map(|i| self.select_values(a_is_nan, b[i], a[i])),
                        [0, 1].map(|i| self.select_values(b_is_nan, a[i], b[i])),
                    );
                }
                let min = op == BinaryOp::Fmin;
                let beyond = self.big_compares(big, if min { 1 } else { 4 }, a, b)?;
                let picked = [0, 1].map(|i| self.select_values(beyond, a[i], b[i]));
                // Of equal operands only zeros can differ: their signs are put together.
                let equal = self.big_compares(big, 2, a, b)?;
                let signs = if min { BinaryOp::Or } else { BinaryOp::And };
                let top = self.b.binary(signs, a[1], b[1]);
                let picked = [picked[0], self.select_values(equal, top, picked[1])];
                let nan = self.big_compares(big, 8, a, b)?;
                let sum = self.big_arith(big, ir::BinaryOp::FAdd, a, b)?;
                [0, 1].map(|i| self.select_values(nan, sum[i], picked[i]))
            }
            IntrinsicOp::Arith(op) => self.big_arith(big, op, a, b)?,
            IntrinsicOp::Powi => {
                let scalar = self.scalar(self.type_of(arg(1)))?;
                let power = self.value(arg(1))?;
                let power = self.as_exponent(scalar, power);
                self.big_powi(big, a, power)?
            }
            IntrinsicOp::RoundTo(function) => {
                let function = match function {
                    Maths::Round => Maths::Lround,
                    _ => Maths::Lrint,
                };
                let word = self.big_to_long(big, function, a)?;
                return self.resize_words(SmallVec::from_slice(&[word]), ty, None);
            }
            IntrinsicOp::SaturatingCast(op) => {
                let words = self.big_saturating(big, op, ty, a)?;
                return self.resize_words(words, ty, None);
            }
            IntrinsicOp::FpClass => {
                let Repr::Const(_, mask) = self.repr(arg(1))? else {
                    return Err(self.invalid("its classes are not constant"));
                };
                return Ok(Repr::Value(self.big_fpclass(big, a, mask)));
            }
            _ => return Err(self.unsupported_type(ty)),
        };
        self.pin(strict, &mut pair)?;
        Ok(self.of_pair(pair))
    }

    fn big_powi(&mut self, big: Big, a: Pair, power: Value) -> Done<Pair> {
        match big {
            Big::X87 => self.ints_to_pair(big, Libcall::Powixf2, &[a[0], a[1], power]),
            Big::Quad => {
                let a = self.vector_of_pair(a)?;
                let value = self.libcall(Libcall::Powitf2, Type::V128, &[a, power])?;
                self.pair_of_vector(value)
            }
        }
    }

    /// A function that gives a `long`.
    fn big_to_long(&mut self, big: Big, function: Maths, a: Pair) -> Done<Value> {
        match big {
            Big::X87 => Ok(self.x87_call(function, &[a], &[], &[Type::I64])?[0]),
            Big::Quad => {
                let a = self.vector_of_pair(a)?;
                self.libcall(Libcall::Math(function, Format::F128), Type::I64, &[a])
            }
        }
    }

    /// The power of two that is 1 above the largest of so many bits.
    fn big_power(&mut self, big: Big, exponent: u32, negative: bool) -> Pair {
        let (ty, sign) = big.top();
        // Beyond all numbers is infinity.
        let exponent = (16383 + u64::from(exponent)).min(0x7fff);
        let (low, top) = match big {
            Big::X87 => (1 << 63, exponent),
            Big::Quad => (0, exponent << 48),
        };
        let sign = if negative { sign } else { 0 };
        [self.constant(Type::I64, low), self.constant(ty, top | sign)]
    }

    /// `llvm.fptosi.sat`, `llvm.fptoui.sat`
    fn big_saturating(&mut self, big: Big, op: CastOp, ty: TypeId, a: Pair) -> Done<Words> {
        let signed = op == CastOp::FPToSI;
        let bits = self.integer_bits(ty)?;
        let exact = self.big_to_words_of(big, signed, bits, a)?;
        let above = self.big_power(big, bits - u32::from(signed), false);
        let above = self.big_compares(big, 6, a, above)?;
        let below = match signed {
            true => self.big_power(big, bits - 1, true),
            false => {
                let zero = self.constant(Type::I64, 0);
                [zero, self.constant(big.top().0, 0)]
            }
        };
        let below = self.big_compares(big, 3, a, below)?;
        let nan = self.big_compares(big, 8, a, a)?;
        Ok(self.saturated(signed, bits, exact, [below, above, nan]))
    }

    /// The width of an integer.
    pub fn integer_bits(&mut self, ty: TypeId) -> Done<u32> {
        match (self.wide(ty), self.info.scalar(ty)) {
            (Some(bits), _) => Ok(bits),
            (None, Some(scalar)) => Ok(scalar.bits.into()),
            _ => Err(self.unsupported_type(ty)),
        }
    }

    /// `llvm.is.fpclass` for the classes of a mask.
    fn big_fpclass(&mut self, big: Big, [low, top]: Pair, mask: u64) -> Value {
        let (ty, sign) = big.top();
        let bits = 64 + ty.bits();
        let top_scalar = Scalar::full(ty);
        let top = self.zext(top, top_scalar, Scalar::PTR);
        let sign = self.constant(Type::I64, sign);
        let negative = self.b.binary(BinaryOp::And, top, sign);
        let zero = self.constant(Type::I64, 0);
        let negative = self.b.icmp(IntCond::Ne, negative, zero);
        let one = self.constant(Type::I8, 1);
        let positive = self.b.binary(BinaryOp::Xor, negative, one);
        let rest = self.constant(Type::I64, (ty.mask() >> 1) & top_scalar.mask());
        let magnitude = Words::from_slice(&[low, self.b.binary(BinaryOp::And, top, rest)]);
        // Magnitudes as integers. An 80-bit float has its leading bit in the significand.
        let (smallest, largest, quiet): (u128, u128, u128) = match big {
            Big::X87 => (1 << 63, 0x7ffe << 64 | 0xffff_ffff_ffff_ffff, 1 << 62),
            Big::Quad => (1 << 112, (0x7fff << 112) - 1, 1 << 111),
        };
        let infinity = match big {
            Big::X87 => 0x7fff << 64 | 1 << 63,
            Big::Quad => 0x7fff << 112,
        };
        let all = u128::MAX >> (129 - bits);
        let classes = [
            (1, 1, infinity + 1, (infinity | quiet) - 1),
            (2, 2, infinity | quiet, all),
            (4, 512, infinity, infinity),
            (8, 256, smallest, largest),
            (16, 128, 1, smallest - 1),
            (32, 64, 0, 0),
        ];
        // What has no leading bit and should, or has one and should not, is what only `isnan` of
        // all is said to be.
        let odd = (big == Big::X87).then(|| {
            let leading = self.b.icmp(IntCond::Slt, low, zero);
            let normal = self.b.icmp(IntCond::Ne, magnitude[1], zero);
            self.b.binary(BinaryOp::Xor, leading, normal)
        });
        let mut found = self.constant(Type::I8, 0);
        for (minus, plus, from, to) in classes {
            if mask & (minus | plus) == 0 {
                continue;
            }
            let mut limit = |x: u128| {
                let words = [x as u64, (x >> 64) as u64];
                Words::from_slice(&words.map(|word| self.constant(Type::I64, word)))
            };
            let (from, to) = (limit(from), limit(to));
            let above = self.wide_icmp_words(IntCond::Uge, 128, magnitude.clone(), from);
            let below = self.wide_icmp_words(IntCond::Ule, 128, magnitude.clone(), to);
            let mut within = self.b.binary(BinaryOp::And, above, below);
            if let Some(odd) = odd {
                let even = self.b.binary(BinaryOp::Xor, odd, one);
                within = self.b.binary(BinaryOp::And, within, even);
            }
            let of = (mask & minus != 0, mask & plus != 0);
            within = self.with_sign(within, of, (negative, positive));
            found = self.b.binary(BinaryOp::Or, found, within);
        }
        match odd {
            Some(odd) if mask & 3 == 3 => self.b.binary(BinaryOp::Or, found, odd),
            _ => found,
        }
    }
}
