//! Integers of more than 128 bits: what no helper on two words does.
//!
//! Long products and quotients are helpers of the runtime on words in memory, so that code stays
//! linear in the width. Conversions from and to floats go by way of 128 bits, in which every
//! significand fits, and a power of two.

use super::Cx;
use super::big_float::{Big, Pair};
use super::fail::Done;
use super::info::Scalar;
use super::operand::Repr;
use super::wide::Words;
use crate::ir::{BinaryOp as Op, CastOp};
use crate::lir::{BinaryOp, IntCond, Libcall, Maths, MemFlags, Type, UnaryOp, Value};

/// Products of more words than this are made by a helper.
pub(super) const MAX_INLINE_PRODUCT: usize = 8;

/// Integers below 2 to the power of this are converted from floats as they are. No format has more
/// digits.
const EXACT: u64 = 113;

impl Cx<'_> {
    /// Words in a slot: where they are.
    fn words_in_memory(&mut self, words: &[Value]) -> Done<Value> {
        let slot = self.b.slot(8 * words.len() as u32, 8);
        let base = self.materialize(Repr::Slot(slot, 0))?;
        for (i, &word) in words.iter().enumerate() {
            self.store_scalar(Scalar::PTR, MemFlags::PLAIN, word, (base, 8 * i as i32));
        }
        Ok(base)
    }

    fn words_at(&mut self, base: Value, count: usize) -> Words {
        (0..count)
            .map(|i| self.b.load(Type::I64, base, 8 * i as i32))
            .collect()
    }

    /// The product, cut to the length of the factors.
    pub fn long_mul(&mut self, x: &[Value], y: &[Value]) -> Done<Words> {
        let (at, by) = (self.words_in_memory(x)?, self.words_in_memory(y)?);
        let count = self.imm(x.len() as u64);
        self.wide_call(Libcall::WideMul, &[at, by, count], &[])?;
        Ok(self.words_at(at, x.len()))
    }

    /// Division by a helper, of magnitudes. Traps if the divisor is 0, as that of words does.
    pub fn long_div(&mut self, op: Op, bits: u32, mut x: Words, mut y: Words) -> Done<Words> {
        self.trap_if_zero(&y);
        let signed = matches!(op, Op::SDiv | Op::SRem);
        let (of_x, of_y);
        if signed {
            (x, of_x) = self.magnitude(bits, x)?;
            (y, of_y) = self.magnitude(bits, y)?;
        } else {
            (of_x, of_y) = (None, None);
        }
        let (at, by) = (self.words_in_memory(&x)?, self.words_in_memory(&y)?);
        let count = self.imm(x.len() as u64);
        self.wide_call(Libcall::WideDiv, &[at, by, count], &[])?;
        let from = match op {
            Op::UDiv | Op::SDiv => at,
            _ => by,
        };
        let result = self.words_at(from, x.len());
        let negative = match (op, of_x, of_y) {
            (Op::SDiv, Some(x), Some(y)) => self.b.binary(BinaryOp::Xor, x, y),
            (Op::SRem, Some(x), _) => x,
            _ => return Ok(result),
        };
        self.negated_if(negative, bits, result)
    }

    /// Traps as a division does if a divisor is 0.
    pub fn trap_if_zero(&mut self, divisor: &[Value]) {
        let Some((&first, rest)) = divisor.split_first() else {
            return;
        };
        let mut any = first;
        for &word in rest {
            any = self.b.binary(BinaryOp::Or, any, word);
        }
        let zero = self.imm(0);
        let any = self.b.icmp(IntCond::Ne, any, zero);
        let any = self.zext(any, Scalar::full(Type::I8), Scalar::PTR);
        let one = self.imm(1);
        self.b.binary(BinaryOp::Udiv, one, any);
    }

    fn negated_if(&mut self, negative: Value, bits: u32, x: Words) -> Done<Words> {
        let zero = self.imm(0);
        let zeros = Words::from_elem(zero, x.len());
        let negated = self.wide_binary_words(Op::Sub, bits, zeros, x.clone())?;
        Ok(self.select_words(negative, &negated, &x))
    }

    /// The magnitude of a signed integer, and whether that is another one.
    fn magnitude(&mut self, bits: u32, mut x: Words) -> Done<(Words, Option<Value>)> {
        self.signed_top(bits, &mut x);
        let zero = self.imm(0);
        let last = x.last().copied().unwrap_or(zero);
        let negative = self.b.icmp(IntCond::Slt, last, zero);
        let x = self.negated_if(negative, 64 * x.len() as u32, x)?;
        Ok((x, Some(negative)))
    }

    /// An integer as two words and the power of two that they are to be taken times, an `i32`.
    /// They round as the integer does: the lowest bit of them is set if any below it was.
    pub fn top_of_words(&mut self, signed: bool, bits: u32, x: Words) -> Done<(Words, Value)> {
        let count = x.len();
        let (x, negative) = match signed {
            true => self.magnitude(bits, x)?,
            false => (x, None),
        };
        let whole = 64 * count as u32;
        let zeros = self.counted(UnaryOp::Clz, whole, &x)[0];
        let x = self.wide_shift(Op::Shl, whole, x, None, zeros)?;
        let zero = self.imm(0);
        let mut below = zero;
        for &word in &x[..count - 2] {
            below = self.b.binary(BinaryOp::Or, below, word);
        }
        // A bit is left for the sign.
        let top = Words::from_slice(&x[count - 2..]);
        let one = self.imm(1);
        let lost = self.b.binary(BinaryOp::And, top[0], one);
        below = self.b.binary(BinaryOp::Or, below, lost);
        let mut top = self.wide_shift(Op::LShr, 128, top, Some(1), one)?;
        let below = self.b.icmp(IntCond::Ne, below, zero);
        let below = self.zext(below, Scalar::full(Type::I8), Scalar::PTR);
        top[0] = self.b.binary(BinaryOp::Or, top[0], below);
        if let Some(negative) = negative {
            top = self.negated_if(negative, 128, top)?;
        }
        let most = self.imm(u64::from(whole) - 127);
        let power = self.b.binary(BinaryOp::Sub, most, zeros);
        let power = self.trunc(power, Scalar::PTR, Scalar::full(Type::I32));
        Ok((top, power))
    }

    /// An integer as a scalar float.
    pub fn long_to_float(&mut self, signed: bool, bits: u32, x: Words, to: Scalar) -> Done<Value> {
        let (top, power) = self.top_of_words(signed, bits, x)?;
        let (helper, float) = match to.ty {
            Type::F64 => (Libcall::Floattidf, Scalar::full(Type::F64)),
            _ => (Libcall::Floattisf, Scalar::full(Type::F32)),
        };
        let value = self.wide_call(helper, &top, &[float.ty])?[0];
        let value = self.math(Maths::Ldexp, float, &[value, power])?;
        self.small_of(value, to)
    }

    /// An integer as a float of more than 64 bits.
    pub fn long_to_big(&mut self, signed: bool, bits: u32, x: Words, big: Big) -> Done<Pair> {
        let (top, power) = self.top_of_words(signed, bits, x)?;
        let pair = self.big_of_words(big, true, &top)?;
        self.big_math_with(big, Maths::Ldexp, &[pair], &[power])
    }

    /// An exponent without its bias, as far as it is above that of what fits in two words.
    fn excess(&mut self, exponent: Value, bias: u64) -> Value {
        let exact = self.imm(bias + EXACT);
        let excess = self.b.binary(BinaryOp::Sub, exponent, exact);
        let zero = self.imm(0);
        let above = self.b.icmp(IntCond::Sgt, excess, zero);
        self.select_values(above, excess, zero)
    }

    /// Two words, signed, as a longer integer, times a power of two.
    fn scaled(&mut self, bits: u32, mut words: Words, power: Value) -> Done<Words> {
        let zero = self.imm(0);
        let last = words.last().copied().unwrap_or(zero);
        let by = self.imm(63);
        let sign = self.b.binary(BinaryOp::Ashr, last, by);
        let count = bits.div_ceil(64) as usize;
        words.resize(count, sign);
        self.wide_shift(Op::Shl, 64 * count as u32, words, None, power)
    }

    /// A scalar float, `float` or `double`, as an integer.
    pub fn float_to_long(&mut self, bits: u32, from: Scalar, value: Value) -> Done<Words> {
        let value = match from.ty {
            Type::F64 => value,
            _ => self.b.unary(UnaryOp::Fpromote, Type::F64, value),
        };
        let raw = self.b.unary(UnaryOp::Bitcast, Type::I64, value);
        let by = self.imm(52);
        let mask = self.imm(0x7ff);
        let exponent = self.b.binary(BinaryOp::Lshr, raw, by);
        let exponent = self.b.binary(BinaryOp::And, exponent, mask);
        let excess = self.excess(exponent, 1023);
        let less = self.b.binary(BinaryOp::Shl, excess, by);
        let raw = self.b.binary(BinaryOp::Sub, raw, less);
        let value = self.b.unary(UnaryOp::Bitcast, Type::F64, raw);
        let words = self.wide_call(Libcall::Fixdfti, &[value], &[Type::I64; 2])?;
        self.scaled(bits, words, excess)
    }

    /// A float of more than 64 bits as an integer.
    pub fn big_to_words_long(&mut self, big: Big, bits: u32, [low, top]: Pair) -> Done<Words> {
        let (ty, sign) = big.top();
        let scalar = Scalar::full(ty);
        let place = match big {
            Big::X87 => 0,
            Big::Quad => 48,
        };
        let (by, mask) = (self.imm(place), self.constant(ty, sign - 1));
        let exponent = self.b.binary(BinaryOp::And, top, mask);
        let exponent = self.zext(exponent, scalar, Scalar::PTR);
        let exponent = self.b.binary(BinaryOp::Lshr, exponent, by);
        let excess = self.excess(exponent, 16383);
        let less = self.b.binary(BinaryOp::Shl, excess, by);
        let less = self.trunc(less, Scalar::PTR, scalar);
        let top = self.b.binary(BinaryOp::Sub, top, less);
        let words = self.big_to_words(big, true, [low, top])?;
        self.scaled(bits, words, excess)
    }

    /// The least and the greatest integer of a width.
    pub fn limits(&mut self, signed: bool, bits: u32) -> (Words, Words) {
        let count = bits.div_ceil(64) as usize;
        let (zero, ones) = (self.imm(0), self.imm(u64::MAX));
        let (mut min, mut max) = (Words::from_elem(zero, count), Words::from_elem(ones, count));
        let top = 1u64 << ((bits - 1) % 64);
        let (low, high) = match signed {
            true => (top, top - 1),
            false => (0, top | (top - 1)),
        };
        (min[count - 1], max[count - 1]) = (self.imm(low), self.imm(high));
        (min, max)
    }

    /// An integer, or the limits of its width where a float was not above or not below them, or 0
    /// where it was none.
    pub fn saturated(
        &mut self,
        signed: bool,
        bits: u32,
        exact: Words,
        [below, above, nan]: [Value; 3],
    ) -> Words {
        let (min, max) = self.limits(signed, bits);
        let zero = self.imm(0);
        let zeros = Words::from_elem(zero, min.len());
        let value = self.select_words(below, &min, &exact);
        let value = self.select_words(above, &max, &value);
        self.select_words(nan, &zeros, &value)
    }

    /// `llvm.sshl.sat`, `llvm.ushl.sat`
    pub fn long_shift_saturating(
        &mut self,
        signed: bool,
        bits: u32,
        x: Words,
        by: Value,
    ) -> Done<Words> {
        let shifted = self.wide_shift(Op::Shl, bits, x.clone(), None, by)?;
        let shifted = self.cut_words(bits, shifted);
        let back = if signed { Op::AShr } else { Op::LShr };
        let back = self.wide_shift(back, bits, shifted.clone(), None, by)?;
        let back = self.cut_words(bits, back);
        let lost = self.wide_icmp_words(IntCond::Ne, bits, back, x.clone());
        let (min, mut limit) = self.limits(signed, bits);
        if signed {
            let zero = self.imm(0);
            let zeros = Words::from_elem(zero, x.len());
            let negative = self.wide_icmp_words(IntCond::Slt, bits, x, zeros);
            limit = self.select_words(negative, &min, &limit);
        }
        Ok(self.select_words(lost, &limit, &shifted))
    }

    /// `llvm.smul.fix` and its like, of integers that are extended to twice their words; rounded
    /// down. The result is of as many words, and right in the lower half.
    pub fn fixed_point_words(
        &mut self,
        (op, signed, saturates): (Op, bool, bool),
        bits: u32,
        [a, b]: [Words; 2],
        scale: u64,
    ) -> Done<Words> {
        let count = a.len();
        let whole = 64 * count as u32;
        let by = self.imm(scale);
        let shift = if signed { Op::AShr } else { Op::LShr };
        let exact = if op == Op::Mul {
            let product = self.wide_binary_words(Op::Mul, whole, a, b)?;
            self.wide_shift(shift, whole, product, Some(scale), by)?
        } else {
            let a = self.wide_shift(Op::Shl, whole, a, Some(scale), by)?;
            let divide = if signed { Op::SDiv } else { Op::UDiv };
            let quotient = self.wide_binary_words(divide, whole, a.clone(), b.clone())?;
            match signed {
                true => self.rounded_down(quotient, a, b)?,
                false => quotient,
            }
        };
        if !saturates {
            return Ok(exact);
        }
        let (mut min, mut max) = self.limits(signed, bits);
        if signed {
            self.signed_top(bits, &mut min);
        }
        let (zero, ones) = (self.imm(0), self.imm(u64::MAX));
        min.resize(count, if signed { ones } else { zero });
        max.resize(count, zero);
        let (less, greater) = match signed {
            true => (IntCond::Slt, IntCond::Sgt),
            false => (IntCond::Ult, IntCond::Ugt),
        };
        let above = self.wide_icmp_words(greater, whole, exact.clone(), max.clone());
        let below = self.wide_icmp_words(less, whole, exact.clone(), min.clone());
        let value = self.select_words(above, &max, &exact);
        Ok(self.select_words(below, &min, &value))
    }

    /// A quotient less 1 where it was cut towards zero from below.
    fn rounded_down(&mut self, quotient: Words, a: Words, b: Words) -> Done<Words> {
        let (count, whole) = (a.len(), 64 * a.len() as u32);
        let back = self.wide_binary_words(Op::Mul, whole, quotient.clone(), b.clone())?;
        let inexact = self.wide_icmp_words(IntCond::Ne, whole, back, a.clone());
        let signs = self.b.binary(BinaryOp::Xor, a[count - 1], b[count - 1]);
        let zero = self.imm(0);
        let negative = self.b.icmp(IntCond::Slt, signs, zero);
        let less = self.b.binary(BinaryOp::And, inexact, negative);
        let less = self.zext(less, Scalar::full(Type::I8), Scalar::PTR);
        let mut one = Words::from_elem(zero, count);
        one[0] = less;
        self.wide_binary_words(Op::Sub, whole, quotient, one)
    }

    /// Words extended to twice as many.
    pub fn doubled(&mut self, signed: bool, bits: u32, mut x: Words) -> Words {
        let mut fill = self.imm(0);
        if signed {
            self.signed_top(bits, &mut x);
            if let Some(&last) = x.last() {
                let by = self.imm(63);
                fill = self.b.binary(BinaryOp::Ashr, last, by);
            }
        }
        x.resize(2 * x.len(), fill);
        x
    }

    /// The words of an integer of `bits` bits that is converted from a scalar float.
    pub fn words_of_float(
        &mut self,
        op: CastOp,
        bits: u32,
        from: Scalar,
        value: Value,
    ) -> Done<Words> {
        let is_double = from.ty == Type::F64;
        let value = self.float_of(value, from)?;
        if bits > 128 {
            return self.float_to_long(bits, Scalar::full(self.b.func.ty(value)), value);
        }
        let helper = match (is_double, op) {
            (true, CastOp::FPToSI) => Libcall::Fixdfti,
            (true, _) => Libcall::Fixunsdfti,
            (false, CastOp::FPToSI) => Libcall::Fixsfti,
            (false, _) => Libcall::Fixunssfti,
        };
        self.wide_call(helper, &[value], &[Type::I64; 2])
    }
}
