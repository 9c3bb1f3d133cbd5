//! The table of intrinsics, and what those become that are more than one helper or operation.

use super::Cx;
use super::fail::Done;
use super::info::Scalar;
use super::operand::Repr;
use crate::ir::{self, CallData, GlobalId, Module, Operand};
use crate::lir::{BinaryOp, FloatCond, InstData, IntCond, Libcall, MemFlags, Type, UnaryOp, Value};

/// What calls of an intrinsic become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intrinsic {
    /// Nothing.
    Drop,
    /// The first argument.
    First,
    /// Zero of the result type.
    Zero,
    /// `llvm.objectsize`: unknown.
    ObjectSize,
    /// A copy of bytes, by this helper where it is long.
    Copy(Libcall),
    /// `llvm.memset`
    Set,
    /// `llvm.abs`
    Abs,
    /// The first operand if it compares so with the second, else the second.
    Pick(IntCond),
    /// `llvm.ucmp`, `llvm.scmp`: which operand is less (the conditions: less, greater).
    Compare(IntCond, IntCond),
    /// An operation on one integer that fills its type or does not.
    Bits(UnaryOp),
    /// `llvm.bitreverse`
    BitReverse,
    /// `llvm.fshl`, `llvm.fshr`: the rotation for equal operands.
    FunnelShift(BinaryOp),
    /// Arithmetic with an overflow bit; signed or not.
    Overflow(BinaryOp, bool),
    /// Saturating arithmetic; signed or not.
    Saturate(BinaryOp, bool),
    /// An operation on one float.
    Float(UnaryOp),
    /// A function of `double`s in the runtime, by way of `double` for `float`.
    Math(Libcall),
    /// `llvm.copysign`
    CopySign,
    /// `llvm.fmuladd`: a product and a sum, each rounded.
    MulAdd,
    /// `llvm.minnum`, `llvm.maxnum`: the x86 operation that is right but for NaNs.
    NumberOf(BinaryOp),
    /// `llvm.ptrmask`
    PtrMask,
    /// `llvm.trap`
    Trap,
    /// `llvm.stacksave`
    StackSave,
    /// `llvm.stackrestore`
    StackRestore,
    /// One that cannot be run.
    Unknown,
}

/// The intrinsics by name: a row stands for `llvm.NAME` and for `llvm.NAME.anything`; of rows
/// that fit the first counts.
pub const TABLE: &[(&str, Intrinsic)] = &[
    ("memcpy.element", Intrinsic::Unknown),
    ("memmove.element", Intrinsic::Unknown),
    ("memset.element", Intrinsic::Unknown),
    ("memcpy", Intrinsic::Copy(Libcall::Memcpy)),
    ("memmove", Intrinsic::Copy(Libcall::Memmove)),
    ("memset", Intrinsic::Set),
    ("dbg", Intrinsic::Drop),
    ("lifetime", Intrinsic::Drop),
    ("assume", Intrinsic::Drop),
    ("donothing", Intrinsic::Drop),
    ("sideeffect", Intrinsic::Drop),
    ("prefetch", Intrinsic::Drop),
    ("invariant.start", Intrinsic::Zero),
    ("invariant.end", Intrinsic::Drop),
    ("var.annotation", Intrinsic::Drop),
    ("experimental.noalias.scope.decl", Intrinsic::Drop),
    ("pseudoprobe", Intrinsic::Drop),
    ("expect", Intrinsic::First),
    ("launder.invariant.group", Intrinsic::First),
    ("strip.invariant.group", Intrinsic::First),
    ("annotation", Intrinsic::First),
    ("ptr.annotation", Intrinsic::First),
    ("ssa.copy", Intrinsic::First),
    ("canonicalize", Intrinsic::First),
    ("arithmetic.fence", Intrinsic::First),
    ("is.constant", Intrinsic::Zero),
    ("objectsize", Intrinsic::ObjectSize),
    ("abs", Intrinsic::Abs),
    ("smin", Intrinsic::Pick(IntCond::Slt)),
    ("smax", Intrinsic::Pick(IntCond::Sgt)),
    ("umin", Intrinsic::Pick(IntCond::Ult)),
    ("umax", Intrinsic::Pick(IntCond::Ugt)),
    ("scmp", Intrinsic::Compare(IntCond::Slt, IntCond::Sgt)),
    ("ucmp", Intrinsic::Compare(IntCond::Ult, IntCond::Ugt)),
    ("ctpop", Intrinsic::Bits(UnaryOp::Popcnt)),
    ("ctlz", Intrinsic::Bits(UnaryOp::Clz)),
    ("cttz", Intrinsic::Bits(UnaryOp::Ctz)),
    ("bswap", Intrinsic::Bits(UnaryOp::Bswap)),
    ("bitreverse", Intrinsic::BitReverse),
    ("fshl", Intrinsic::FunnelShift(BinaryOp::Rotl)),
    ("fshr", Intrinsic::FunnelShift(BinaryOp::Rotr)),
    (
        "sadd.with.overflow",
        Intrinsic::Overflow(BinaryOp::Add, true),
    ),
    (
        "uadd.with.overflow",
        Intrinsic::Overflow(BinaryOp::Add, false),
    ),
    (
        "ssub.with.overflow",
        Intrinsic::Overflow(BinaryOp::Sub, true),
    ),
    (
        "usub.with.overflow",
        Intrinsic::Overflow(BinaryOp::Sub, false),
    ),
    (
        "smul.with.overflow",
        Intrinsic::Overflow(BinaryOp::Mul, true),
    ),
    (
        "umul.with.overflow",
        Intrinsic::Overflow(BinaryOp::Mul, false),
    ),
    ("sadd.sat", Intrinsic::Saturate(BinaryOp::Add, true)),
    ("uadd.sat", Intrinsic::Saturate(BinaryOp::Add, false)),
    ("ssub.sat", Intrinsic::Saturate(BinaryOp::Sub, true)),
    ("usub.sat", Intrinsic::Saturate(BinaryOp::Sub, false)),
    ("sqrt", Intrinsic::Float(UnaryOp::Fsqrt)),
    ("fabs", Intrinsic::Float(UnaryOp::Fabs)),
    ("floor", Intrinsic::Math(Libcall::Floor)),
    ("ceil", Intrinsic::Math(Libcall::Ceil)),
    ("trunc", Intrinsic::Math(Libcall::Ftrunc)),
    ("rint", Intrinsic::Math(Libcall::Rint)),
    ("nearbyint", Intrinsic::Math(Libcall::Rint)),
    ("roundeven", Intrinsic::Math(Libcall::Rint)),
    ("round", Intrinsic::Math(Libcall::Round)),
    ("fma", Intrinsic::Math(Libcall::Fma)),
    ("sin", Intrinsic::Math(Libcall::Sin)),
    ("cos", Intrinsic::Math(Libcall::Cos)),
    ("exp2", Intrinsic::Math(Libcall::Exp2)),
    ("log2", Intrinsic::Math(Libcall::Log2)),
    ("log10", Intrinsic::Math(Libcall::Log10)),
    ("exp", Intrinsic::Math(Libcall::Exp)),
    ("log", Intrinsic::Math(Libcall::Log)),
    ("pow", Intrinsic::Math(Libcall::Pow)),
    ("copysign", Intrinsic::CopySign),
    ("fmuladd", Intrinsic::MulAdd),
    ("minnum", Intrinsic::NumberOf(BinaryOp::Fmin)),
    ("maxnum", Intrinsic::NumberOf(BinaryOp::Fmax)),
    ("ptrmask", Intrinsic::PtrMask),
    ("trap", Intrinsic::Trap),
    ("debugtrap", Intrinsic::Trap),
    ("stacksave", Intrinsic::StackSave),
    ("stackrestore", Intrinsic::StackRestore),
];

impl Intrinsic {
    /// The intrinsic of a name; `None` if it is not an intrinsic's name.
    pub fn of(name: &[u8]) -> Option<Intrinsic> {
        let rest = name.strip_prefix(b"llvm.")?;
        let fits = |row: &&(&str, Intrinsic)| match rest.strip_prefix(row.0.as_bytes()) {
            Some(suffix) => matches!(suffix.first(), None | Some(b'.')),
            None => false,
        };
        Some(TABLE.iter().find(fits).map_or(Intrinsic::Unknown, |r| r.1))
    }

    /// The intrinsics that a module's symbols are.
    pub fn of_module(module: &Module) -> Vec<Option<Intrinsic>> {
        let of = |global: &ir::Global| Intrinsic::of(module.names.get(global.name));
        module.globals.values().map(of).collect()
    }
}

/// Copies of at most this many bytes are loads and stores.
const MAX_INLINE_BYTES: u64 = 64;

impl Cx<'_> {
    /// The intrinsic that a symbol is.
    #[inline]
    pub fn intrinsic(&self, global: GlobalId) -> Option<Intrinsic> {
        self.info.intrinsic(global)
    }

    pub fn call_intrinsic(
        &mut self,
        intrinsic: Intrinsic,
        global: GlobalId,
        inst: ir::Inst,
        call: &CallData,
    ) -> Done<Repr> {
        let args = self.body.pool.get(call.args);
        let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
        let ty = self.body.inst_type(inst);
        match intrinsic {
            Intrinsic::Unknown => {
                let name = self.module.names.text(self.module.globals[global].name);
                return Err(self.unsupported(format_args!("the intrinsic `@{name}`")));
            }
            Intrinsic::Drop => return Ok(Repr::Unset),
            Intrinsic::First => return self.repr(arg(0)),
            Intrinsic::Zero => return Ok(Repr::Const(self.scalar(ty)?.ty, 0)),
            Intrinsic::ObjectSize => {
                let scalar = self.scalar(ty)?;
                let unknown = match self.repr(arg(1))? {
                    Repr::Const(_, 0) => scalar.mask(),
                    _ => 0,
                };
                return Ok(Repr::Const(scalar.ty, unknown));
            }
            Intrinsic::Copy(helper) => return self.copy(helper, [arg(0), arg(1), arg(2)]),
            Intrinsic::Set => return self.set([arg(0), arg(1), arg(2)]),
            Intrinsic::Trap => {
                self.abort(inst);
                return Ok(Repr::Unset);
            }
            Intrinsic::StackSave => {
                return Ok(Repr::Value(self.b.value(InstData::StackSave, Type::I64)));
            }
            Intrinsic::StackRestore => {
                let saved = self.value(arg(0))?;
                self.b.effect(InstData::StackRestore { saved });
                return Ok(Repr::Unset);
            }
            Intrinsic::Math(helper) => return self.math(helper, ty, args),
            Intrinsic::Overflow(op, signed) => {
                let scalar = self.scalar(self.type_of(arg(0)))?;
                let (a, b) = (self.value(arg(0))?, self.value(arg(1))?);
                let (value, overflow) = self.with_overflow(op, signed, scalar, a, b);
                return Ok(self.with_leaves(ty, &[value, overflow]));
            }
            _ => {}
        }
        let scalar = self.scalar(self.type_of(arg(0)))?;
        let a = self.value(arg(0))?;
        let value = match intrinsic {
            Intrinsic::Abs => {
                let x = self.signed(a, scalar);
                let zero = self.constant(scalar.ty, 0);
                let negated = self.b.binary(BinaryOp::Sub, zero, x);
                let negative = self.b.icmp(IntCond::Slt, x, zero);
                let value = self.select_values(negative, negated, x);
                self.masked(value, scalar)
            }
            Intrinsic::Pick(cond) => {
                let b = self.value(arg(1))?;
                let picked = self.compare(cond, scalar, a, b);
                self.select_values(picked, a, b)
            }
            Intrinsic::Compare(less, greater) => {
                let b = self.value(arg(1))?;
                let result = self.scalar(ty)?;
                let less = self.compare(less, scalar, a, b);
                let greater = self.compare(greater, scalar, a, b);
                let sign = self.b.binary(BinaryOp::Sub, greater, less);
                self.sext(sign, Scalar::full(Type::I8), result)
            }
            Intrinsic::Bits(op) => self.bits(op, scalar, a),
            Intrinsic::BitReverse => self.bit_reverse(scalar, a),
            Intrinsic::FunnelShift(rotate) => {
                let b = self.value(arg(1))?;
                let by = self.value(arg(2))?;
                return self.funnel_shift(rotate, scalar, a, b, by);
            }
            Intrinsic::Saturate(op, signed) => {
                let b = self.value(arg(1))?;
                self.saturating(op, signed, scalar, a, b)
            }
            Intrinsic::Float(op) => self.b.unary(op, scalar.ty, a),
            Intrinsic::CopySign => {
                let b = self.value(arg(1))?;
                self.b.binary(BinaryOp::Fcopysign, a, b)
            }
            Intrinsic::MulAdd => {
                let (b, c) = (self.value(arg(1))?, self.value(arg(2))?);
                let product = self.b.binary(BinaryOp::Fmul, a, b);
                self.b.binary(BinaryOp::Fadd, product, c)
            }
            Intrinsic::NumberOf(op) => {
                // The x86 operation gives its second operand if either is a NaN: right unless
                // that one is the NaN.
                let b = self.value(arg(1))?;
                let either = self.b.binary(op, b, a);
                let nan = self.fcmp_values(FloatCond::Uno, scalar.ty, [a, a]);
                self.select_values(nan, b, either)
            }
            Intrinsic::PtrMask => {
                let from = self.scalar(self.type_of(arg(1)))?;
                let mask = self.value(arg(1))?;
                let mask = self.zext(mask, from, Scalar::PTR);
                self.b.binary(BinaryOp::And, a, mask)
            }
            _ => return Err(self.unsupported("this intrinsic")),
        };
        Ok(Repr::Value(value))
    }

    /// A comparison of canonical integers.
    fn compare(&mut self, cond: IntCond, scalar: Scalar, a: Value, b: Value) -> Value {
        let signed = matches!(cond, IntCond::Slt | IntCond::Sgt);
        let (a, b) = match signed {
            true => (self.signed(a, scalar), self.signed(b, scalar)),
            false => (a, b),
        };
        self.b.icmp(cond, a, b)
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

    fn bit_reverse(&mut self, scalar: Scalar, a: Value) -> Value {
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
    ) -> Done<Repr> {
        if scalar.is_odd() {
            return Err(self.unsupported(format_args!("a funnel shift of `i{}`", scalar.bits)));
        }
        let ty = scalar.ty;
        if a == b {
            return Ok(Repr::Value(self.b.binary(rotate, a, by)));
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
        Ok(Repr::Value(self.b.binary(BinaryOp::Or, high, low)))
    }

    /// The result, cut to its width, and whether it overflowed.
    fn with_overflow(
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

    /// A function of `double`s; `float`s go by way of `double`.
    fn math(&mut self, helper: Libcall, ty: ir::TypeId, args: &[u32]) -> Done<Repr> {
        let scalar = self.scalar(ty)?;
        if (helper, scalar.ty) == (Libcall::Fma, Type::F32) {
            // By way of `double` it would be rounded twice.
            let &[a, b, c] = args else {
                return Err(self.invalid("it lacks arguments"));
            };
            let values = [
                self.value(Operand(a))?,
                self.value(Operand(b))?,
                self.value(Operand(c))?,
            ];
            return self
                .libcall(Libcall::Fmaf, Type::F32, &values)
                .map(Repr::Value);
        }
        let mut values = smallvec::SmallVec::<[Value; 3]>::new();
        for &word in args.iter().take(3) {
            let value = self.value(Operand(word))?;
            values.push(match scalar.ty {
                Type::F32 => self.b.unary(UnaryOp::Fpromote, Type::F64, value),
                _ => value,
            });
        }
        let value = self.libcall(helper, Type::F64, &values)?;
        Ok(Repr::Value(match scalar.ty {
            Type::F32 => self.b.unary(UnaryOp::Fdemote, Type::F32, value),
            _ => value,
        }))
    }

    /// `llvm.memcpy`, `llvm.memmove`.
    fn copy(&mut self, helper: Libcall, [to, from, len]: [Operand; 3]) -> Done<Repr> {
        if let Repr::Const(_, len @ ..=MAX_INLINE_BYTES) = self.repr(len)? {
            let from = self.address(from)?;
            let mut loaded = smallvec::SmallVec::<[(Value, u64); 12]>::new();
            for (ty, offset) in chunks(len) {
                let (addr, offset_here) = self.moved(from, offset);
                let value = self.b.load(ty, addr, offset_here);
                loaded.push((value, offset));
            }
            let to = self.address(to)?;
            for (value, offset) in loaded {
                let (addr, offset) = self.moved(to, offset);
                self.b.store(value, addr, offset);
            }
            return Ok(Repr::Unset);
        }
        let to = self.value(to)?;
        let from = self.value(from)?;
        let len = self.length(len)?;
        self.libcall(helper, Type::I64, &[to, from, len])?;
        Ok(Repr::Unset)
    }

    /// `llvm.memset`
    fn set(&mut self, [to, byte, len]: [Operand; 3]) -> Done<Repr> {
        if let (Repr::Const(_, byte), Repr::Const(_, len @ ..=MAX_INLINE_BYTES)) =
            (self.repr(byte)?, self.repr(len)?)
        {
            let bytes = (byte & 0xff).wrapping_mul(0x0101_0101_0101_0101);
            let to = self.address(to)?;
            for (ty, offset) in chunks(len) {
                let value = self.constant(ty, bytes & ty.mask());
                let at = self.moved(to, offset);
                self.store_scalar(Scalar::full(ty), MemFlags::PLAIN, value, at);
            }
            return Ok(Repr::Unset);
        }
        let to = self.value(to)?;
        let scalar = self.scalar(self.type_of(byte))?;
        let byte = self.value(byte)?;
        let byte = self.zext(byte, scalar, Scalar::full(Type::I32));
        let len = self.length(len)?;
        self.libcall(Libcall::Memset, Type::I64, &[to, byte, len])?;
        Ok(Repr::Unset)
    }

    fn length(&mut self, len: Operand) -> Done<Value> {
        let scalar = self.scalar(self.type_of(len))?;
        let len = self.value(len)?;
        Ok(self.zext(len, scalar, Scalar::PTR))
    }
}

/// The accesses that cover so many bytes: as many of 8 as fit, then 4, 2 and 1.
fn chunks(len: u64) -> impl Iterator<Item = (Type, u64)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let ty = match len - at {
            0 => return None,
            8.. => Type::I64,
            4.. => Type::I32,
            2.. => Type::I16,
            _ => Type::I8,
        };
        let offset = at;
        at += u64::from(ty.bytes());
        Some((ty, offset))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_with_and_without_their_types() {
        assert_eq!(Intrinsic::of(b"llvm.trap"), Some(Intrinsic::Trap));
        assert_eq!(
            Intrinsic::of(b"llvm.memcpy.p0i8.p0i8.i64"),
            Some(Intrinsic::Copy(Libcall::Memcpy))
        );
        assert_eq!(Intrinsic::of(b"llvm.sinh.f64"), Some(Intrinsic::Unknown));
        assert_eq!(Intrinsic::of(b"printf"), None);
    }

    #[test]
    fn chunks_cover_each_byte_once() {
        let all: Vec<_> = chunks(15).collect();
        assert_eq!(
            all,
            [
                (Type::I64, 0),
                (Type::I32, 8),
                (Type::I16, 12),
                (Type::I8, 14)
            ]
        );
        assert_eq!(chunks(0).count(), 0);
    }
}
