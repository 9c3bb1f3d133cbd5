//! Intrinsics on integers of more than 64 bits.

use super::super::Cx;
use super::super::fail::Done;
use super::super::info::Scalar;
use super::super::operand::Repr;
use super::super::wide::Words;
use super::IntrinsicOp;
use crate::ir::{BinaryOp as Op, CastOp, Operand, TypeId};
use crate::lir::{BinaryOp, FloatCond, IntCond, Libcall, Type, UnaryOp, Value};

impl Cx<'_> {
    /// An intrinsic whose first argument is a wide integer, or one that makes a wide integer of a scalar.
    pub fn wide_intrinsic(
        &mut self,
        intrinsic: IntrinsicOp,
        ty: TypeId,
        args: &[u32],
        _: bool,
    ) -> Done<Repr> {
        let first = args.first().map_or(Operand::MISSING, |&word| Operand(word));
        match intrinsic {
            IntrinsicOp::Convert(op) => return self.strict_cast(op, ty, first),
            IntrinsicOp::SaturatingCast(op) => return self.wide_saturating(op, ty, first),
            _ => {}
        }
        let bits = self.wide_bits(self.type_of(first))?;
        let words_of = |cx: &mut Self, i: usize| match args.get(i) {
            Some(&word) => cx.words(Operand(word)),
            None => Err(cx.invalid("it lacks arguments")),
        };
        let x = words_of(self, 0)?;
        let result = match intrinsic {
            IntrinsicOp::Abs => {
                let zero = self.zero_words(x.len());
                let negated = self.wide_binary_words(Op::Sub, bits, zero.clone(), x.clone())?;
                let negative = self.wide_icmp_words(IntCond::Slt, bits, x.clone(), zero);
                self.select_words(negative, &negated, &x)
            }
            IntrinsicOp::Pick(cond) => {
                let y = words_of(self, 1)?;
                let picked = self.wide_icmp_words(cond, bits, x.clone(), y.clone());
                self.select_words(picked, &x, &y)
            }
            IntrinsicOp::Compare(less, greater) => {
                let y = words_of(self, 1)?;
                let to = self.scalar(ty)?;
                let less = self.wide_icmp_words(less, bits, x.clone(), y.clone());
                let greater = self.wide_icmp_words(greater, bits, x, y);
                let sign = self.b.binary(BinaryOp::Sub, greater, less);
                return Ok(Repr::Value(self.sext(sign, Scalar::full(Type::I8), to)));
            }
            IntrinsicOp::Bits(UnaryOp::Bswap) | IntrinsicOp::BitReverse => {
                let mut reversed = Words::new();
                for &word in x.iter().rev() {
                    reversed.push(match intrinsic {
                        IntrinsicOp::BitReverse => self.bit_reverse(Scalar::PTR, word),
                        _ => self.b.unary(UnaryOp::Bswap, Type::I64, word),
                    });
                }
                self.dropped(64 * x.len() as u32 - bits, reversed)?
            }
            IntrinsicOp::Bits(op) => self.counted(op, bits, &x),
            IntrinsicOp::FunnelShift(rotate) => {
                let (y, by) = (words_of(self, 1)?, words_of(self, 2)?);
                self.wide_funnel(rotate == BinaryOp::Rotl, bits, x, y, by)?
            }
            IntrinsicOp::Overflow(op, signed) => {
                let y = words_of(self, 1)?;
                let (value, overflow) = self.wide_overflow(op, signed, bits, &x, &y)?;
                let repr = self.of_words(bits, &value);
                self.s.parts.push(Repr::Value(overflow));
                return Ok(repr);
            }
            IntrinsicOp::Saturate(op, signed) => {
                let y = words_of(self, 1)?;
                let (value, overflow) = self.wide_overflow(op, signed, bits, &x, &y)?;
                let (min, max) = self.limits(signed, bits);
                let limit = match (signed, op) {
                    (false, BinaryOp::Add) => max,
                    (false, _) => min,
                    (true, _) => {
                        // The limit on the side of the first operand.
                        let zeros = self.zero_words(x.len());
                        let negative = self.wide_icmp_words(IntCond::Slt, bits, x, zeros);
                        self.select_words(negative, &min, &max)
                    }
                };
                self.select_words(overflow, &limit, &value)
            }
            IntrinsicOp::ShiftSaturate(signed) => {
                let by = words_of(self, 1)?[0];
                self.long_shift_saturating(signed, bits, x, by)?
            }
            IntrinsicOp::FixedPoint(op, signed, saturates) => {
                let y = words_of(self, 1)?;
                let scale = match args.get(2).map(|&word| self.repr(Operand(word))) {
                    Some(Ok(Repr::Const(_, scale))) if scale <= u64::from(bits) => scale,
                    _ => return Err(self.invalid("its scale is not constant")),
                };
                let args = [x, y].map(|words| self.doubled(signed, bits, words));
                self.fixed_point_words((op, signed, saturates), bits, args, scale)?
            }
            _ => return Err(self.unsupported_type(ty)),
        };
        Ok(self.of_words(bits, &result))
    }

    fn zero_words(&mut self, count: usize) -> Words {
        let zero = self.constant(Type::I64, 0);
        Words::from_elem(zero, count)
    }

    /// Words without their lowest bits.
    fn dropped(&mut self, by: u32, words: Words) -> Done<Words> {
        let amount = self.constant(Type::I64, by.into());
        let bits = 64 * words.len() as u32;
        self.wide_shift(Op::LShr, bits, words, Some(by.into()), amount)
    }

    /// Set bits, or zeros at an end.
    pub fn counted(&mut self, op: UnaryOp, bits: u32, x: &[Value]) -> Words {
        let count = x.len();
        let zero = self.constant(Type::I64, 0);
        let mut sum = match op {
            UnaryOp::Ctz => self.constant(Type::I64, bits.into()),
            UnaryOp::Clz => self.constant(Type::I64, 64 * count as u64),
            _ => zero,
        };
        for i in 0..count {
            // The word that decides comes last.
            let i = if op == UnaryOp::Ctz { count - 1 - i } else { i };
            let here = self.b.unary(op, Type::I64, x[i]);
            if op == UnaryOp::Popcnt {
                sum = self.b.binary(BinaryOp::Add, sum, here);
                continue;
            }
            let passed = if op == UnaryOp::Ctz { i } else { count - 1 - i };
            let here = self.plus(here, 64 * passed as i64);
            let any = self.b.icmp(IntCond::Ne, x[i], zero);
            sum = self.select_values(any, here, sum);
        }
        if op == UnaryOp::Clz {
            sum = self.plus(sum, i64::from(bits) - 64 * count as i64);
        }
        let mut words = self.zero_words(count);
        words[0] = sum;
        words
    }

    fn wide_funnel(&mut self, left: bool, bits: u32, x: Words, y: Words, by: Words) -> Done<Words> {
        let mut width = self.zero_words(x.len());
        width[0] = self.constant(Type::I64, bits.into());
        let by = match bits.is_power_of_two() {
            true => {
                let mask = self.constant(Type::I64, u64::from(bits - 1));
                self.b.binary(BinaryOp::And, by[0], mask)
            }
            false => self.wide_binary_words(Op::URem, bits, by, width)?[0],
        };
        let most = self.constant(Type::I64, u64::from(bits - 1));
        let rest = self.b.binary(BinaryOp::Sub, most, by);
        let one = self.constant(Type::I64, 1);
        let (high, low) = match left {
            true => {
                let low = self.wide_shift(Op::LShr, bits, y, Some(1), one)?;
                let low = self.wide_shift(Op::LShr, bits, low, None, rest)?;
                (self.wide_shift(Op::Shl, bits, x, None, by)?, low)
            }
            false => {
                let high = self.wide_shift(Op::Shl, bits, x, Some(1), one)?;
                let high = self.wide_shift(Op::Shl, bits, high, None, rest)?;
                (high, self.wide_shift(Op::LShr, bits, y, None, by)?)
            }
        };
        self.wide_binary_words(Op::Or, bits, high, low)
    }

    /// The bits of the last word that are above the width, cleared.
    pub fn cut_words(&mut self, bits: u32, mut words: Words) -> Words {
        let used = (bits - 1) % 64 + 1;
        if let (Some(last), 1..64) = (words.last_mut(), used) {
            let mask = self.constant(Type::I64, (1 << used) - 1);
            *last = self.b.binary(BinaryOp::And, *last, mask);
        }
        words
    }

    /// The result, cut to its width, and whether it overflowed.
    fn wide_overflow(
        &mut self,
        op: BinaryOp,
        signed: bool,
        bits: u32,
        x: &Words,
        y: &Words,
    ) -> Done<(Words, Value)> {
        if op == BinaryOp::Mul {
            return self.wide_mul_overflow(signed, bits, x, y);
        }
        let ir = if op == BinaryOp::Add {
            Op::Add
        } else {
            Op::Sub
        };
        let value = self.wide_binary_words(ir, bits, x.clone(), y.clone())?;
        let value = self.cut_words(bits, value);
        if !signed {
            let (less, than) = match op {
                BinaryOp::Add => (&value, x),
                _ => (x, y),
            };
            let overflow = self.wide_icmp_words(IntCond::Ult, bits, less.clone(), than.clone());
            return Ok((value, overflow));
        }
        // As for one word: of a sum the operands' signs agree and the result's does not.
        let last = x.len() - 1;
        let (a, b, r) = (x[last], y[last], value[last]);
        let p = self.b.binary(BinaryOp::Xor, a, r);
        let q = self
            .b
            .binary(BinaryOp::Xor, b, if op == BinaryOp::Add { r } else { a });
        let both = self.b.binary(BinaryOp::And, p, q);
        let sign = self.constant(Type::I64, 1 << ((bits - 1) % 64));
        let both = self.b.binary(BinaryOp::And, both, sign);
        let zero = self.constant(Type::I64, 0);
        Ok((value, self.b.icmp(IntCond::Ne, both, zero)))
    }

    fn wide_mul_overflow(
        &mut self,
        signed: bool,
        bits: u32,
        x: &Words,
        y: &Words,
    ) -> Done<(Words, Value)> {
        if bits > 128 {
            let [x, y] = [x, y].map(|words| self.doubled(signed, bits, words.clone()));
            let (count, whole) = (x.len(), 64 * x.len() as u32);
            let product = self.wide_binary_words(Op::Mul, whole, x, y)?;
            let value = self.cut_words(bits, Words::from_slice(&product[..count / 2]));
            let back = self.doubled(signed, bits, value.clone());
            let overflow = self.wide_icmp_words(IntCond::Ne, whole, back, product);
            return Ok((value, overflow));
        }
        let (mut x, mut y) = (x.clone(), y.clone());
        if signed {
            self.signed_top(bits, &mut x);
            self.signed_top(bits, &mut y);
        }
        let helper = match signed {
            true => Libcall::Smulo128,
            false => Libcall::Umulo128,
        };
        let overflow = self.wide_call(helper, &[x[0], x[1], y[0], y[1]], &[Type::I8])?[0];
        let product = self.wide_binary_words(Op::Mul, 128, x, y)?;
        let value = self.cut_words(bits, product.clone());
        let mut back = value.clone();
        if signed {
            self.signed_top(bits, &mut back);
        }
        let changed = self.wide_icmp_words(IntCond::Ne, 128, back, product);
        Ok((value, self.b.binary(BinaryOp::Or, overflow, changed)))
    }

    /// `llvm.fptosi.sat` or `llvm.fptoui.sat` of a scalar to a wide integer.
    pub fn wide_saturating(&mut self, op: CastOp, ty: TypeId, arg: Operand) -> Done<Repr> {
        let signed = op == CastOp::FPToSI;
        let bits = self.integer_bits(ty)?;
        let mut from = self.scalar(self.type_of(arg))?;
        let mut x = self.value(arg)?;
        if from.small.is_some() {
            x = self.float_of(x, from)?;
            from = super::super::small_float::FLOAT;
        }
        let exact = self.words_of_float(op, bits, from, x)?;
        // Beyond all numbers is infinity.
        let power_of_two = |n: u32| match from.ty {
            Type::F32 => u64::from((127 + n).min(0xff)) << 23,
            _ => u64::from((1023 + n).min(0x7ff)) << 52,
        };
        let (below, above) = match signed {
            true => {
                let limit = power_of_two(bits - 1);
                (limit | 1 << (from.ty.bits() - 1), limit)
            }
            false => (0, power_of_two(bits)),
        };
        let (below, above) = (self.constant(from.ty, below), self.constant(from.ty, above));
        let below = self.fcmp_values(FloatCond::Ole, from.ty, [x, below]);
        let above = self.fcmp_values(FloatCond::Oge, from.ty, [x, above]);
        let nan = self.fcmp_values(FloatCond::Uno, from.ty, [x, x]);
        let words = self.saturated(signed, bits, exact, [below, above, nan]);
        Ok(self.of_words(bits, &words))
    }
}
