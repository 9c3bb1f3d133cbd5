//! Integers of more than 64 bits: words of 64 bits, the lowest first.
//!
//! As values they are aggregates ([`ModuleInfo::leaves`](super::info::ModuleInfo::leaves)): an
//! `i64` for each whole word and the rest as an integer of its own, which is how they are loaded,
//! stored and passed. Arithmetic takes all words as `i64`, the last one zero-extended.

use smallvec::SmallVec;

use super::Cx;
use super::fail::Done;
use super::family::{Lowering, no_fcmp, no_fneg};
use super::info::Scalar;
use super::operand::Repr;
use super::scalar::int_cond;
use super::wide_long::MAX_INLINE_PRODUCT;
use crate::ir::{self, CastOp, ICmpCond, Operand, TypeId};
use crate::lir::{
    BinaryOp, CalleeData, InstData, IntCond, Libcall, MemFlags, Signature, Target, Type, Value,
};

/// The words of a wide integer.
pub(super) type Words = SmallVec<[Value; 4]>;

/// How many bits stand in the last word.
fn top_bits(bits: u32) -> u32 {
    (bits - 1) % 64 + 1
}

/// The scalar that the last word of a wide integer is.
fn top(bits: u32) -> Scalar {
    Scalar::int(top_bits(bits)).unwrap_or(Scalar::PTR)
}

/// What lowers an instruction on wide integers.
pub(super) const LOWERING: Lowering = Lowering {
    binary: |cx, op, ty, args| cx.wide_binary(op, ty, args),
    fneg: no_fneg,
    icmp: |cx, cond, ty, args| cx.wide_icmp(cond, ty, args),
    fcmp: no_fcmp,
    cast: |cx, op, ty, arg| cx.wide_cast(op, ty, arg, false),
    intrinsic: |cx, intrinsic, ty, args, strict| cx.wide_intrinsic(intrinsic, ty, args, strict),
};

impl Cx<'_> {
    /// The width of a type that is a wide integer.
    pub fn wide(&self, ty: TypeId) -> Option<u32> {
        self.info.wide(self.module, ty)
    }

    /// The same; the error that the instruction cannot work on it if it is none.
    pub fn wide_bits(&self, ty: TypeId) -> Done<u32> {
        match self.wide(ty) {
            Some(bits) => Ok(bits),
            None => Err(self.unsupported_type(ty)),
        }
    }

    /// The words of an operand of at most 64 bits, or of a wide one.
    pub fn words(&mut self, operand: Operand) -> Done<Words> {
        let ty = self.type_of(operand);
        let Some(bits) = self.wide(ty) else {
            let scalar = self.scalar(ty)?;
            let value = self.value(operand)?;
            let word = self.zext(value, scalar, Scalar::PTR);
            return Ok(SmallVec::from_slice(&[word]));
        };
        let parts = self.parts(operand)?;
        let count = bits.div_ceil(64) as usize;
        let mut words = Words::new();
        for i in 0..count {
            let mut word = self.part(parts, i)?;
            if i + 1 == count {
                word = self.zext(word, top(bits), Scalar::PTR);
            }
            words.push(word);
        }
        Ok(words)
    }

    /// A wide integer of these words, whose bits above the width may be set.
    pub fn of_words(&mut self, bits: u32, words: &[Value]) -> Repr {
        let at = self.s.parts.len() as u32;
        let count = bits.div_ceil(64) as usize;
        for (i, &word) in words.iter().take(count).enumerate() {
            let part = match i + 1 == count {
                true => self.trunc(word, Scalar::PTR, top(bits)),
                false => word,
            };
            self.s.parts.push(Repr::Value(part));
        }
        Repr::Parts(at)
    }

    /// The two words of an integer of at most 128 bits, extended.
    pub fn words_of_128(&mut self, operand: Operand, signed: bool) -> Done<Words> {
        let ty = self.type_of(operand);
        let bits = match (self.wide(ty), self.info.scalar(ty)) {
            (Some(bits @ ..=128), _) => bits,
            (None, Some(scalar)) => u32::from(scalar.bits),
            _ => return Err(self.unsupported_type(ty)),
        };
        let mut words = self.words(operand)?;
        let mut fill = self.imm(0);
        if signed {
            self.signed_top(bits, &mut words);
            if words.len() == 1 {
                fill = self.sign_of(words[0]);
            }
        }
        words.resize(2, fill);
        Ok(words)
    }

    /// A constant word.
    pub fn imm(&mut self, word: u64) -> Value {
        self.constant(Type::I64, word)
    }

    /// A word that is all sign: 0 or all ones.
    fn sign_of(&mut self, word: Value) -> Value {
        let by = self.imm(63);
        self.b.binary(BinaryOp::Ashr, word, by)
    }

    /// Sign-extends within the last of the words of an integer of `bits` bits.
    pub fn signed_top(&mut self, bits: u32, words: &mut Words) {
        if let Some(last) = words.last_mut() {
            let unused = 64 - u64::from(top_bits(bits));
            if unused > 0 {
                let unused = self.constant(Type::I64, unused);
                let high = self.b.binary(BinaryOp::Shl, *last, unused);
                *last = self.b.binary(BinaryOp::Ashr, high, unused);
            }
        }
    }

    fn wide_binary(&mut self, op: ir::BinaryOp, ty: TypeId, [a, b]: [Operand; 2]) -> Done<Repr> {
        use ir::BinaryOp as Op;
        let bits = self.wide_bits(ty)?;
        let x = self.words(a)?;
        let y = self.words(b)?;
        let words = match op {
            Op::Shl | Op::LShr | Op::AShr => {
                let known = self.known_amount(b)?;
                self.wide_shift(op, bits, x, known, y[0])?
            }
            _ => self.wide_binary_words(op, bits, x, y)?,
        };
        Ok(self.of_words(bits, &words))
    }

    /// An operation on words that is no shift; bits above the width may be set.
    pub fn wide_binary_words(
        &mut self,
        op: ir::BinaryOp,
        bits: u32,
        x: Words,
        y: Words,
    ) -> Done<Words> {
        use ir::BinaryOp as Op;
        Ok(match op {
            Op::And => self.each(BinaryOp::And, &x, &y),
            Op::Or => self.each(BinaryOp::Or, &x, &y),
            Op::Xor => self.each(BinaryOp::Xor, &x, &y),
            Op::Add => self.wide_add(&x, &y),
            Op::Sub => self.wide_sub(&x, &y),
            Op::Mul if x.len() > MAX_INLINE_PRODUCT => self.long_mul(&x, &y)?,
            Op::Mul => self.wide_mul(&x, &y),
            Op::UDiv | Op::URem | Op::SDiv | Op::SRem => match x.len() {
                2 => self.wide_div(op, bits, x, y)?,
                _ => self.long_div(op, bits, x, y)?,
            },
            _ => {
                return Err(self.unsupported(format_args!("`{}` of type `i{bits}`", op.word())));
            }
        })
    }

    /// One of two rows of words.
    pub fn select_words(&mut self, cond: Value, then: &[Value], els: &[Value]) -> Words {
        let pairs = then.iter().zip(els);
        pairs
            .map(|(&then, &els)| self.select_values(cond, then, els))
            .collect()
    }

    fn each(&mut self, op: BinaryOp, x: &[Value], y: &[Value]) -> Words {
        x.iter()
            .zip(y)
            .map(|(&x, &y)| self.b.binary(op, x, y))
            .collect()
    }

    fn carry(&mut self, cond: IntCond, a: Value, b: Value) -> Value {
        let carry = self.b.icmp(cond, a, b);
        self.zext(carry, Scalar::full(Type::I8), Scalar::PTR)
    }

    fn wide_add(&mut self, x: &[Value], y: &[Value]) -> Words {
        let mut words = Words::new();
        let mut carry: Option<Value> = None;
        for (i, (&a, &b)) in x.iter().zip(y).enumerate() {
            let first = self.b.binary(BinaryOp::Add, a, b);
            let sum = match carry {
                Some(carry) => self.b.binary(BinaryOp::Add, first, carry),
                None => first,
            };
            words.push(sum);
            if i + 1 == x.len() {
                break;
            }
            let out = self.carry(IntCond::Ult, first, a);
            carry = Some(match carry {
                Some(_) => {
                    let again = self.carry(IntCond::Ult, sum, first);
                    self.b.binary(BinaryOp::Or, out, again)
                }
                None => out,
            });
        }
        words
    }

    fn wide_sub(&mut self, x: &[Value], y: &[Value]) -> Words {
        let mut words = Words::new();
        let mut borrow: Option<Value> = None;
        for (i, (&a, &b)) in x.iter().zip(y).enumerate() {
            let first = self.b.binary(BinaryOp::Sub, a, b);
            let rest = match borrow {
                Some(borrow) => self.b.binary(BinaryOp::Sub, first, borrow),
                None => first,
            };
            words.push(rest);
            if i + 1 == x.len() {
                break;
            }
            let out = self.carry(IntCond::Ult, a, b);
            borrow = Some(match borrow {
                Some(borrow) => {
                    let again = self.carry(IntCond::Ult, first, borrow);
                    self.b.binary(BinaryOp::Or, out, again)
                }
                None => out,
            });
        }
        words
    }

    /// The schoolbook product, cut to the length of the factors.
    fn wide_mul(&mut self, x: &[Value], y: &[Value]) -> Words {
        let count = x.len();
        if let (&[x0, x1], &[y0, y1]) = (x, y) {
            let low = self.b.binary(BinaryOp::Mul, x0, y0);
            let high = self.b.binary(BinaryOp::Umulhi, x0, y0);
            let a = self.b.binary(BinaryOp::Mul, x0, y1);
            let b = self.b.binary(BinaryOp::Mul, x1, y0);
            let high = self.b.binary(BinaryOp::Add, high, a);
            let high = self.b.binary(BinaryOp::Add, high, b);
            return SmallVec::from_slice(&[low, high]);
        }
        let zero = self.imm(0);
        let mut words: Words = SmallVec::from_elem(zero, count);
        for (i, &x) in x.iter().enumerate() {
            let mut carry = zero;
            for (j, &y) in y.iter().enumerate().take(count - i) {
                let low = self.b.binary(BinaryOp::Mul, x, y);
                let sum = self.wide_add(&[words[i + j], zero], &[low, zero]);
                let sum = self.wide_add(&sum, &[carry, zero]);
                words[i + j] = sum[0];
                if i + j + 1 < count {
                    let high = self.b.binary(BinaryOp::Umulhi, x, y);
                    carry = self.b.binary(BinaryOp::Add, high, sum[1]);
                }
            }
        }
        words
    }

    /// The lowest word of an amount that is a constant.
    fn known_amount(&mut self, amount: Operand) -> Done<Option<u64>> {
        Ok(match self.repr(amount)? {
            Repr::Parts(at) => match self.s.parts.get(at as usize) {
                Some(&Repr::Const(_, by)) => Some(by),
                _ => None,
            },
            _ => None,
        })
    }

    /// A shift by the word `by`, whose value may be known; bits above the width may be set.
    pub fn wide_shift(
        &mut self,
        op: ir::BinaryOp,
        bits: u32,
        mut x: Words,
        known: Option<u64>,
        by: Value,
    ) -> Done<Words> {
        if op == ir::BinaryOp::AShr {
            self.signed_top(bits, &mut x);
        }
        let zero = self.imm(0);
        let fill = match (op, x.last()) {
            (ir::BinaryOp::AShr, Some(&last)) => self.sign_of(last),
            _ => zero,
        };
        let left = op == ir::BinaryOp::Shl;
        Ok(match known {
            Some(by) => self.shifted_by_known(left, &x, fill, by),
            None => self.shifted(left, &x, fill, by)?,
        })
    }

    fn shifted_by_known(&mut self, left: bool, x: &[Value], fill: Value, by: u64) -> Words {
        let count = x.len() as u64;
        let (skip, by) = ((by / 64).min(count), by % 64);
        // Word `i` of the input, as seen from outside.
        let at = |i: Option<u64>| i.and_then(|i| x.get(i as usize)).copied().unwrap_or(fill);
        let mut words = Words::new();
        for i in 0..count {
            let (from, beside) = match left {
                true => (at(i.checked_sub(skip)), at(i.checked_sub(skip + 1))),
                false => (at(Some(i + skip)), at(Some(i + skip + 1))),
            };
            words.push(match by {
                0 => from,
                by => {
                    let (one, other) = match left {
                        true => (BinaryOp::Shl, BinaryOp::Lshr),
                        false => (BinaryOp::Lshr, BinaryOp::Shl),
                    };
                    let (near, far) = (self.imm(by), self.imm(64 - by));
                    let from = self.b.binary(one, from, near);
                    let beside = self.b.binary(other, beside, far);
                    self.b.binary(BinaryOp::Or, from, beside)
                }
            });
        }
        words
    }

    /// Shifts by way of memory: whole words by where they are read again, the rest as by a
    /// constant. An amount of the width or more is taken modulo the next power of two.
    fn shifted(&mut self, left: bool, x: &[Value], fill: Value, by: Value) -> Done<Words> {
        let count = x.len() as u32;
        let span = count.next_power_of_two();
        // To the right: words and then as much fill; to the left: fill and then words.
        let slot = self.b.slot(8 * (2 * span + 2), 8);
        let base = self.materialize(Repr::Slot(slot, 0))?;
        let first = if left { span + 1 } else { 0 };
        for i in 0..2 * span + 2 {
            let word = match i.checked_sub(first) {
                Some(i) if i < count => x[i as usize],
                _ => fill,
            };
            self.store_scalar(Scalar::PTR, MemFlags::PLAIN, word, (base, 8 * i as i32));
        }
        let six = self.imm(6);
        let skip = self.b.binary(BinaryOp::Lshr, by, six);
        let most = self.imm(u64::from(span - 1));
        let mut skip = self.b.binary(BinaryOp::And, skip, most);
        if left {
            let zero = self.imm(0);
            skip = self.b.binary(BinaryOp::Sub, zero, skip);
        }
        let data = InstData::Lea {
            base,
            index: skip,
            scale: 3,
            offset: 0,
        };
        let at = self.b.value(data, Type::I64);
        let low_bits = self.imm(63);
        let near = self.b.binary(BinaryOp::And, by, low_bits);
        let rest = self.b.binary(BinaryOp::Xor, near, low_bits);
        let one = self.imm(1);
        let (toward, away) = match left {
            true => (BinaryOp::Shl, BinaryOp::Lshr),
            false => (BinaryOp::Lshr, BinaryOp::Shl),
        };
        let mut words = Words::new();
        for i in 0..count {
            let here = 8 * (first + i) as i32;
            let beside = if left { here - 8 } else { here + 8 };
            let from = self.b.load(Type::I64, at, here);
            let beside = self.b.load(Type::I64, at, beside);
            let from = self.b.binary(toward, from, near);
            // By 64 - near, in two steps as that may be 64.
            let beside = self.b.binary(away, beside, one);
            let beside = self.b.binary(away, beside, rest);
            words.push(self.b.binary(BinaryOp::Or, from, beside));
        }
        Ok(words)
    }

    /// Division of at most 128 bits, by the runtime.
    fn wide_div(&mut self, op: ir::BinaryOp, bits: u32, mut x: Words, mut y: Words) -> Done<Words> {
        self.trap_if_zero(&y);
        let helper = match op {
            ir::BinaryOp::UDiv => Libcall::Udivti3,
            ir::BinaryOp::URem => Libcall::Umodti3,
            ir::BinaryOp::SDiv => Libcall::Divti3,
            _ => Libcall::Modti3,
        };
        if matches!(op, ir::BinaryOp::SDiv | ir::BinaryOp::SRem) {
            self.signed_top(bits, &mut x);
            self.signed_top(bits, &mut y);
        }
        self.wide_call(helper, &[x[0], x[1], y[0], y[1]], &[Type::I64; 2])
    }

    /// Calls a helper of the runtime that takes or gives 128-bit integers.
    pub fn wide_call(&mut self, helper: Libcall, args: &[Value], results: &[Type]) -> Done<Words> {
        let types: SmallVec<[Type; 4]> = args.iter().map(|&a| self.b.func.ty(a)).collect();
        let sig = Signature::new(&types, results);
        let callee = self.s.libcalls[helper.index()];
        let callee = callee.unwrap_or_else(|| {
            let sig = self.b.func.sigs.push(sig);
            let target = Target::Libcall(helper);
            self.b.func.callees.push(CalleeData { target, sig })
        });
        self.s.libcalls[helper.index()] = Some(callee);
        let args = self.b.list(args);
        let inst = self.b.inst_with(InstData::Call { callee, args }, results);
        Ok(self.b.func.inst_results(inst).collect())
    }

    fn wide_icmp(&mut self, cond: ICmpCond, ty: TypeId, [a, b]: [Operand; 2]) -> Done<Repr> {
        let bits = self.wide_bits(ty)?;
        let (x, y) = (self.words(a)?, self.words(b)?);
        Ok(Repr::Value(self.wide_icmp_words(
            int_cond(cond),
            bits,
            x,
            y,
        )))
    }

    /// A comparison of words, whose bits above the width are zero.
    pub fn wide_icmp_words(
        &mut self,
        cond: IntCond,
        bits: u32,
        mut x: Words,
        mut y: Words,
    ) -> Value {
        if matches!(cond, IntCond::Eq | IntCond::Ne) {
            let mut any = self.imm(0);
            for (&x, &y) in x.iter().zip(&y) {
                let differ = self.b.binary(BinaryOp::Xor, x, y);
                any = self.b.binary(BinaryOp::Or, any, differ);
            }
            let zero = self.imm(0);
            return self.b.icmp(cond, any, zero);
        }
        // Below the highest word that differs, all is compared without sign.
        let unsigned = match cond {
            IntCond::Slt | IntCond::Ult => IntCond::Ult,
            IntCond::Sle | IntCond::Ule => IntCond::Ule,
            IntCond::Sgt | IntCond::Ugt => IntCond::Ugt,
            _ => IntCond::Uge,
        };
        if cond != unsigned {
            self.signed_top(bits, &mut x);
            self.signed_top(bits, &mut y);
        }
        let mut result = self.b.icmp(unsigned, x[0], y[0]);
        for i in 1..x.len() {
            let cond = if i + 1 == x.len() { cond } else { unsigned };
            let here = self.b.icmp(cond, x[i], y[i]);
            let same = self.b.icmp(IntCond::Eq, x[i], y[i]);
            result = self.select_values(same, result, here);
        }
        result
    }

    /// A cast from or to a wide integer; a strict one, of floats, where it stands.
    pub fn wide_cast(&mut self, op: CastOp, ty: TypeId, arg: Operand, strict: bool) -> Done<Repr> {
        let from_ty = self.type_of(arg);
        let (from, to) = (self.wide(from_ty), self.wide(ty));
        match (op, from, to) {
            (CastOp::Trunc | CastOp::ZExt | CastOp::PtrToInt | CastOp::IntToPtr, ..) => {
                let words = self.words(arg)?;
                self.resize_words(words, ty, None)
            }
            (CastOp::SExt, ..) => {
                let mut words = self.words(arg)?;
                let bits = match (from, self.info.scalar(from_ty)) {
                    (Some(bits), _) => bits,
                    (None, Some(scalar)) => u32::from(scalar.bits),
                    (None, None) => return Err(self.unsupported_type(from_ty)),
                };
                self.signed_top(bits, &mut words);
                let fill = match words.last() {
                    Some(&last) => self.sign_of(last),
                    None => self.imm(0),
                };
                self.resize_words(words, ty, Some(fill))
            }
            (CastOp::BitCast, ..) if from == to => self.repr(arg),
            (CastOp::SIToFP | CastOp::UIToFP, Some(bits), _) => {
                let signed = op == CastOp::SIToFP;
                let to = self.scalar(ty)?;
                let mut words = self.words(arg)?;
                self.pin(strict, &mut words)?;
                if bits > 128 {
                    return Ok(Repr::Value(self.long_to_float(signed, bits, words, to)?));
                }
                if signed {
                    self.signed_top(bits, &mut words);
                }
                let helper = match (to.ty, signed) {
                    (Type::F64, true) => Libcall::Floattidf,
                    (Type::F64, false) => Libcall::Floatuntidf,
                    (_, true) => Libcall::Floattisf,
                    (_, false) => Libcall::Floatuntisf,
                };
                let value = self.wide_call(helper, &words, &[to.travels()])?[0];
                Ok(Repr::Value(self.small_of(value, to)?))
            }
            (CastOp::FPToSI | CastOp::FPToUI, _, Some(bits)) => {
                let from = self.scalar(from_ty)?;
                let mut value = self.value(arg)?;
                self.pin(strict, std::slice::from_mut(&mut value))?;
                let words = self.words_of_float(op, bits, from, value)?;
                Ok(self.of_words(bits, &words))
            }
            _ => {
                let named = if from.is_some() { from_ty } else { ty };
                Err(self.unsupported_type(named))
            }
        }
    }

    /// Words as an integer of type `ty`, with `fill` (or zeros) above them.
    pub fn resize_words(
        &mut self,
        mut words: Words,
        ty: TypeId,
        fill: Option<Value>,
    ) -> Done<Repr> {
        match self.wide(ty) {
            Some(bits) => {
                let fill = match fill {
                    Some(fill) => fill,
                    None => self.imm(0),
                };
                let count = bits.div_ceil(64) as usize;
                words.resize(words.len().max(count), fill);
                Ok(self.of_words(bits, &words))
            }
            None => {
                let to = self.scalar(ty)?;
                Ok(Repr::Value(self.trunc(words[0], Scalar::PTR, to)))
            }
        }
    }
}
