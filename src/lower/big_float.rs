//! Floats of more than 64 bits: `x86_fp80` and `fp128`.
//!
//! As values they are aggregates of two leaves ([`ModuleInfo::leaves`]): the low 64 bits, and the
//! rest as an `i16` or `i64`. Arithmetic is done by helpers of the runtime, mathematical functions
//! by the C library.
//!
//! [`ModuleInfo::leaves`]: super::info::ModuleInfo::leaves

use smallvec::SmallVec;

use super::Cx;
use super::abi::SigBuilder;
use super::fail::Done;
use super::family::{Lowering, no_icmp};
use super::info::{Class, Scalar, SmallFloat};
use super::operand::Repr;
use crate::ir::inst::FCmpCond;
use crate::ir::{self, CastOp, Operand, TypeId};
use crate::lir::{
    BinaryOp, CalleeData, Format, InstData, IntCond, Libcall, Maths, Target, Type, UnaryOp, Value,
};

/// A format of more than 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Big {
    /// `x86_fp80`
    X87,
    /// `fp128`
    Quad,
}

impl Big {
    /// The type of what is above the low 64 bits, and its sign bit.
    pub fn top(self) -> (Type, u64) {
        match self {
            Big::X87 => (Type::I16, 1 << 15),
            Big::Quad => (Type::I64, 1 << 63),
        }
    }

    pub fn pick(self, x87: Libcall, quad: Libcall) -> Libcall {
        match self {
            Big::X87 => x87,
            Big::Quad => quad,
        }
    }
}

/// The two leaves of a value.
pub(super) type Pair = [Value; 2];

/// What lowers an instruction on such floats.
pub(super) const LOWERING: Lowering = Lowering {
    binary: |cx, op, ty, args| cx.big_binary(op, ty, args),
    fneg: |cx, ty, arg| cx.big_fneg(ty, arg),
    icmp: no_icmp,
    fcmp: |cx, cond, ty, args| cx.big_fcmp(cond, ty, args, false),
    cast: |cx, op, ty, arg| cx.big_cast(op, ty, arg, false),
    intrinsic: |cx, intrinsic, ty, args, strict| cx.big_intrinsic(intrinsic, ty, args, strict),
};

impl Cx<'_> {
    /// The format of a type that is a float of more than 64 bits.
    #[inline]
    pub fn big(&self, ty: TypeId) -> Option<Big> {
        if self.info.class(ty) != Class::Aggregate {
            return None;
        }
        match self.module.types.resolved(ty) {
            ir::Type::X86Fp80 => Some(Big::X87),
            ir::Type::Fp128 => Some(Big::Quad),
            _ => None,
        }
    }

    /// The leaves of an operand.
    pub fn pair_of(&mut self, operand: Operand) -> Done<Pair> {
        let parts = self.parts(operand)?;
        Ok([self.part(parts, 0)?, self.part(parts, 1)?])
    }

    /// The same; behind memory if it is of a strict operation.
    pub fn big_operand(&mut self, operand: Operand, strict: bool) -> Done<Pair> {
        let mut pair = self.pair_of(operand)?;
        self.pin(strict, &mut pair)?;
        Ok(pair)
    }

    pub fn of_pair(&mut self, pair: Pair) -> Repr {
        let at = self.s.parts.len() as u32;
        self.s.parts.extend(pair.map(Repr::Value));
        Repr::Parts(at)
    }

    /// Flips (`xor`) or clears (`and`) the sign.
    pub fn big_sign(&mut self, big: Big, op: BinaryOp, [low, top]: Pair) -> Repr {
        let (ty, sign) = big.top();
        let mask = match op {
            BinaryOp::And => ty.mask() & !sign,
            _ => sign,
        };
        let mask = self.constant(ty, mask);
        let top = self.b.binary(op, top, mask);
        self.of_pair([low, top])
    }

    /// The format of a type; the error that the instruction cannot work on it if it is no such float.
    pub fn big_format(&self, ty: TypeId) -> Done<Big> {
        match self.big(ty) {
            Some(big) => Ok(big),
            None => Err(self.unsupported_type(ty)),
        }
    }

    fn big_fneg(&mut self, ty: TypeId, arg: Operand) -> Done<Repr> {
        let big = self.big_format(ty)?;
        let value = self.pair_of(arg)?;
        Ok(self.big_sign(big, BinaryOp::Xor, value))
    }

    fn big_binary(&mut self, op: ir::BinaryOp, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
        let big = self.big_format(ty)?;
        let (a, b) = (self.pair_of(args[0])?, self.pair_of(args[1])?);
        let pair = self.big_arith(big, op, a, b)?;
        Ok(self.of_pair(pair))
    }

    pub fn big_arith(&mut self, big: Big, op: ir::BinaryOp, a: Pair, b: Pair) -> Done<Pair> {
        let helper = match op {
            ir::BinaryOp::FAdd => big.pick(Libcall::Addxf3, Libcall::Addtf3),
            ir::BinaryOp::FSub => big.pick(Libcall::Subxf3, Libcall::Subtf3),
            ir::BinaryOp::FMul => big.pick(Libcall::Mulxf3, Libcall::Multf3),
            ir::BinaryOp::FDiv => big.pick(Libcall::Divxf3, Libcall::Divtf3),
            ir::BinaryOp::FRem => return self.big_math(big, Maths::Fmod, &[a, b]),
            _ => return Err(self.invalid("it is of floats")),
        };
        match big {
            Big::X87 => self.ints_to_pair(Big::X87, helper, &[a[0], a[1], b[0], b[1]]),
            Big::Quad => {
                let args = [self.vector_of_pair(a)?, self.vector_of_pair(b)?];
                let value = self.libcall(helper, Type::V128, &args)?;
                self.pair_of_vector(value)
            }
        }
    }

    /// Calls a helper that gives two integers.
    pub fn ints_to_pair(&mut self, to: Big, helper: Libcall, args: &[Value]) -> Done<Pair> {
        let words = self.wide_call(helper, args, &[Type::I64, to.top().0])?;
        Ok([words[0], words[1]])
    }

    /// An `fp128` as it travels: in a vector register.
    pub fn vector_of_pair(&mut self, [low, high]: Pair) -> Done<Value> {
        let slot = self.b.slot(16, 16);
        let base = self.materialize(Repr::Slot(slot, 0))?;
        self.b.store(low, base, 0);
        self.b.store(high, base, 8);
        Ok(self.b.load(Type::V128, base, 0))
    }

    pub fn pair_of_vector(&mut self, vector: Value) -> Done<Pair> {
        let slot = self.b.slot(16, 16);
        let base = self.materialize(Repr::Slot(slot, 0))?;
        self.b.store(vector, base, 0);
        Ok([0, 8].map(|at| self.b.load(Type::I64, base, at)))
    }

    /// A comparison; a strict one where it stands.
    pub fn big_fcmp(
        &mut self,
        cond: FCmpCond,
        ty: TypeId,
        args: [Operand; 2],
        strict: bool,
    ) -> Done<Repr> {
        let big = self.big_format(ty)?;
        match cond {
            FCmpCond::False => return Ok(Repr::Const(Type::I8, 0)),
            FCmpCond::True => return Ok(Repr::Const(Type::I8, 1)),
            _ => {}
        }
        let mask = cond.outcomes().into();
        let a = self.big_operand(args[0], strict)?;
        let b = self.big_operand(args[1], strict)?;
        Ok(Repr::Value(self.big_compares(big, mask, a, b)?))
    }

    /// Whether two floats compare as one of the bits of `mask` says.
    pub fn big_compares(&mut self, big: Big, mask: u64, a: Pair, b: Pair) -> Done<Value> {
        let helper = big.pick(Libcall::Cmpxf2, Libcall::Cmptf2);
        let how = self.wide_call(helper, &[a[0], a[1], b[0], b[1]], &[Type::I32])?[0];
        let mask = self.constant(Type::I32, mask);
        let zero = self.constant(Type::I32, 0);
        let found = self.b.binary(BinaryOp::And, how, mask);
        Ok(self.b.icmp(IntCond::Ne, found, zero))
    }

    /// A conversion from or to such a float; a strict one where it stands.
    pub fn big_cast(&mut self, op: CastOp, ty: TypeId, arg: Operand, strict: bool) -> Done<Repr> {
        let from_ty = self.type_of(arg);
        match (op, self.big(from_ty), self.big(ty)) {
            // An `i80` or `i128` has the same leaves.
            (CastOp::BitCast, ..) => self.repr(arg),
            (CastOp::FPExt, Some(Big::X87), Some(Big::Quad)) => {
                let from = self.big_operand(arg, strict)?;
                let pair = self.ints_to_pair(Big::Quad, Libcall::Extendxftf2, &from)?;
                Ok(self.of_pair(pair))
            }
            (CastOp::FPTrunc, Some(Big::Quad), Some(Big::X87)) => {
                let from = self.big_operand(arg, strict)?;
                let pair = self.ints_to_pair(Big::X87, Libcall::Trunctfxf2, &from)?;
                Ok(self.of_pair(pair))
            }
            (CastOp::FPExt, None, Some(big)) => {
                let mut from = self.scalar(from_ty)?;
                let mut value = self.value(arg)?;
                self.pin(strict, std::slice::from_mut(&mut value))?;
                if from.small.is_some() {
                    value = self.float_of(value, from)?;
                    from = super::small_float::FLOAT;
                }
                let pair = self.extended_big(big, from, value)?;
                Ok(self.of_pair(pair))
            }
            (CastOp::FPTrunc, Some(big), None) => {
                let to = self.scalar(ty)?;
                let from = self.big_operand(arg, strict)?;
                Ok(Repr::Value(self.truncated_big(big, to, from)?))
            }
            (CastOp::SIToFP | CastOp::UIToFP, None, Some(big)) => {
                let signed = op == CastOp::SIToFP;
                let pair = match self.wide(from_ty) {
                    Some(bits @ 129..) => {
                        let mut words = self.words(arg)?;
                        self.pin(strict, &mut words)?;
                        self.long_to_big(signed, bits, words, big)?
                    }
                    _ => {
                        let mut words = self.words_of_128(arg, signed)?;
                        self.pin(strict, &mut words)?;
                        self.big_of_words(big, signed, &words)?
                    }
                };
                Ok(self.of_pair(pair))
            }
            (CastOp::FPToSI | CastOp::FPToUI, Some(big), None) => {
                let from = self.big_operand(arg, strict)?;
                let bits = self.integer_bits(ty)?;
                let words = self.big_to_words_of(big, op == CastOp::FPToSI, bits, from)?;
                self.resize_words(words, ty, None)
            }
            _ => Err(self.unsupported_type(ty)),
        }
    }

    /// Two words as a float.
    pub fn big_of_words(&mut self, big: Big, signed: bool, words: &[Value]) -> Done<Pair> {
        let helper = match signed {
            true => big.pick(Libcall::Floattixf, Libcall::Floattitf),
            false => big.pick(Libcall::Floatuntixf, Libcall::Floatuntitf),
        };
        match big {
            Big::X87 => self.ints_to_pair(big, helper, words),
            Big::Quad => {
                let value = self.libcall(helper, Type::V128, words)?;
                self.pair_of_vector(value)
            }
        }
    }

    /// The words of a float as an integer of `bits` bits, at least two.
    pub fn big_to_words_of(
        &mut self,
        big: Big,
        signed: bool,
        bits: u32,
        from: Pair,
    ) -> Done<super::wide::Words> {
        match bits {
            ..=128 => self.big_to_words(big, signed, from),
            _ => self.big_to_words_long(big, bits, from),
        }
    }

    /// The two words of a float as an integer.
    pub fn big_to_words(&mut self, big: Big, signed: bool, from: Pair) -> Done<super::wide::Words> {
        let helper = match signed {
            true => big.pick(Libcall::Fixxfti, Libcall::Fixtfti),
            false => big.pick(Libcall::Fixunsxfti, Libcall::Fixunstfti),
        };
        match big {
            Big::X87 => self.wide_call(helper, &from, &[Type::I64; 2]),
            Big::Quad => {
                let value = self.vector_of_pair(from)?;
                self.wide_call(helper, &[value], &[Type::I64; 2])
            }
        }
    }

    fn extended_big(&mut self, big: Big, from: Scalar, value: Value) -> Done<Pair> {
        let helper = match from.ty {
            Type::F32 => big.pick(Libcall::Extendsfxf2, Libcall::Extendsftf2),
            Type::F64 => big.pick(Libcall::Extenddfxf2, Libcall::Extenddftf2),
            _ => return Err(self.invalid("it is not of floats")),
        };
        match big {
            Big::X87 => self.ints_to_pair(big, helper, &[value]),
            Big::Quad => {
                let value = self.libcall(helper, Type::V128, &[value])?;
                self.pair_of_vector(value)
            }
        }
    }

    fn truncated_big(&mut self, big: Big, to: Scalar, from: Pair) -> Done<Value> {
        if let Some(small) = to.small {
            // Rounded once: by way of a `double` it would be twice.
            let helper = match small {
                SmallFloat::Half => big.pick(Libcall::Truncxfhf2, Libcall::Trunctfhf2),
                SmallFloat::BFloat => big.pick(Libcall::Truncxfbf2, Libcall::Trunctfbf2),
            };
            let bits = self.libcall(helper, Type::I32, &from)?;
            return Ok(self.b.unary(UnaryOp::Trunc, Type::I16, bits));
        }
        let helper = match to.ty {
            Type::F32 => big.pick(Libcall::Truncxfsf2, Libcall::Trunctfsf2),
            Type::F64 => big.pick(Libcall::Truncxfdf2, Libcall::Trunctfdf2),
            _ => return Err(self.invalid("it is not of floats")),
        };
        match big {
            Big::X87 => self.libcall(helper, to.ty, &from),
            Big::Quad => {
                let value = self.vector_of_pair(from)?;
                self.libcall(helper, to.ty, &[value])
            }
        }
    }

    pub fn big_math(&mut self, big: Big, function: Maths, args: &[Pair]) -> Done<Pair> {
        self.big_math_with(big, function, args, &[])
    }

    /// A function of floats, and of other values behind them.
    pub fn big_math_with(
        &mut self,
        big: Big,
        function: Maths,
        args: &[Pair],
        more: &[Value],
    ) -> Done<Pair> {
        match big {
            Big::X87 => {
                let slots = self.x87_slots(1)?;
                self.x87_call(function, args, more, &[])?;
                let pair = self.pop_x87(&slots);
                Ok([pair[0], pair[1]])
            }
            Big::Quad => {
                let mut values = SmallVec::<[Value; 3]>::new();
                for &arg in args {
                    values.push(self.vector_of_pair(arg)?);
                }
                values.extend_from_slice(more);
                let helper = Libcall::Math(function, Format::F128);
                let value = self.libcall(helper, Type::V128, &values)?;
                self.pair_of_vector(value)
            }
        }
    }

    /// Calls a function of `long double`s, and of other values behind them.
    pub fn x87_call(
        &mut self,
        function: Maths,
        args: &[Pair],
        more: &[Value],
        results: &[Type],
    ) -> Done<SmallVec<[Value; 1]>> {
        let libcall = Libcall::Math(function, Format::X87);
        let callee = match self.s.libcalls[libcall.index()] {
            Some(callee) => callee,
            None => {
                let mut sig = SigBuilder::default();
                results.iter().for_each(|&ty| {
                    sig.result(ty);
                });
                args.iter().for_each(|_| sig.x87());
                more.iter().for_each(|&v| sig.param(self.b.func.ty(v)));
                let sig = self.b.func.sigs.push(sig.sig);
                let target = Target::Libcall(libcall);
                self.b.func.callees.push(CalleeData { target, sig })
            }
        };
        self.s.libcalls[libcall.index()] = Some(callee);
        let mut values: SmallVec<[Value; 6]> = args.iter().flatten().copied().collect();
        values.extend_from_slice(more);
        let args = self.b.list(&values);
        let inst = self.b.inst_with(InstData::Call { callee, args }, results);
        Ok(self.b.func.inst_results(inst).collect())
    }
}
