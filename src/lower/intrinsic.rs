//! The table of intrinsics, and the calls of those that are not arithmetic.

use super::Cx;
use super::fail::Done;
use super::info::Scalar;
use super::operand::Repr;
use super::vector::Lanes;
use super::vector_intrinsic::VectorOp;
use crate::ir::{self, CallData, CastOp, Const, GlobalId, Module, Operand};
use crate::lir::{BinaryOp, InstData, IntCond, Libcall, Maths, MemFlags, Type, UnaryOp, Value};
use smallvec::SmallVec;

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
    /// A copy or filling of memory element by element, by this helper.
    Elements(Libcall),
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
    /// A function of C's mathematical library.
    Math(Maths),
    /// `llvm.copysign`
    CopySign,
    /// `llvm.fmuladd`: a product and a sum, each rounded.
    MulAdd,
    /// `llvm.minnum`, `llvm.maxnum`: the x86 operation that is right but for NaNs.
    NumberOf(BinaryOp),
    /// `llvm.minimum`, `llvm.maximum`: a NaN if either is one, and -0 below 0.
    FloatLimit(BinaryOp),
    /// `llvm.minimumnum`, `llvm.maximumnum`: a number if either is one, and -0 below 0.
    NumberLimit(BinaryOp),
    /// `llvm.fptosi.sat`, `llvm.fptoui.sat`
    SaturatingCast(CastOp),
    /// `llvm.lround` and its like: rounded by the runtime and converted.
    RoundTo(Maths),
    /// `llvm.powi`
    Powi,
    /// Arithmetic that is written as an intrinsic (constrained floating point).
    Arith(ir::BinaryOp),
    /// A conversion that is written as an intrinsic.
    Convert(CastOp),
    /// `llvm.sshl.sat`, `llvm.ushl.sat`
    ShiftSaturate(bool),
    /// A comparison that is written as an intrinsic; whether every NaN is an exception.
    Compares(bool),
    /// `llvm.is.fpclass`
    FpClass,
    /// `llvm.frexp`
    Frexp,
    /// `llvm.sincos`, `llvm.modf`
    TwoFloats(Maths),
    /// Fixed-point arithmetic: signed, saturating.
    FixedPoint(ir::BinaryOp, bool, bool),
    /// A helper of the runtime that takes integers, with the type of its result.
    Helper(Libcall),
    /// `true`, or 1.
    One,
    /// `llvm.frameaddress`: the stack pointer.
    FrameAddress,
    /// The lanes of a vector put together.
    Reduce(ir::BinaryOp),
    /// The same on top of a first operand, in order.
    ReduceFrom(ir::BinaryOp),
    /// The lane that compares so with all others.
    ReducePick(IntCond),
    /// The lanes put together as [`NumberOf`](Self::NumberOf).
    ReduceNumber(BinaryOp),
    /// The lanes put together as [`FloatLimit`](Self::FloatLimit).
    ReduceLimit(BinaryOp),
    /// One of vectors only.
    Vector(VectorOp),
    /// A full fence.
    Fence,
    /// `llvm.va_start`
    VaStart,
    /// `llvm.va_copy`
    VaCopy,
    /// `llvm.ptrmask`
    PtrMask,
    /// `llvm.load.relative`
    LoadRelative,
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
    (
        "memcpy.element.unordered.atomic",
        Intrinsic::Elements(Libcall::MemcpyElements),
    ),
    (
        "memmove.element.unordered.atomic",
        Intrinsic::Elements(Libcall::MemmoveElements),
    ),
    (
        "memset.element.unordered.atomic",
        Intrinsic::Elements(Libcall::MemsetElements),
    ),
    ("memcpy", Intrinsic::Copy(Libcall::Memcpy)),
    ("memmove", Intrinsic::Copy(Libcall::Memmove)),
    ("memset", Intrinsic::Set),
    ("dbg", Intrinsic::Drop),
    ("lifetime", Intrinsic::Drop),
    ("assume", Intrinsic::Drop),
    ("donothing", Intrinsic::Drop),
    ("sideeffect", Intrinsic::Drop),
    ("prefetch", Intrinsic::Drop),
    ("fake.use", Intrinsic::Drop),
    ("clear_cache", Intrinsic::Drop),
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
    ("threadlocal.address", Intrinsic::First),
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
    ("floor", Intrinsic::Math(Maths::Floor)),
    ("ceil", Intrinsic::Math(Maths::Ceil)),
    ("trunc", Intrinsic::Math(Maths::Trunc)),
    ("rint", Intrinsic::Math(Maths::Rint)),
    ("nearbyint", Intrinsic::Math(Maths::NearbyInt)),
    ("roundeven", Intrinsic::Math(Maths::RoundEven)),
    ("round", Intrinsic::Math(Maths::Round)),
    ("fma", Intrinsic::Math(Maths::Fma)),
    ("sin", Intrinsic::Math(Maths::Sin)),
    ("cos", Intrinsic::Math(Maths::Cos)),
    ("exp2", Intrinsic::Math(Maths::Exp2)),
    ("log2", Intrinsic::Math(Maths::Log2)),
    ("log10", Intrinsic::Math(Maths::Log10)),
    ("exp", Intrinsic::Math(Maths::Exp)),
    ("log", Intrinsic::Math(Maths::Log)),
    ("pow", Intrinsic::Math(Maths::Pow)),
    ("copysign", Intrinsic::CopySign),
    ("fmuladd", Intrinsic::MulAdd),
    ("minnum", Intrinsic::NumberOf(BinaryOp::Fmin)),
    ("maxnum", Intrinsic::NumberOf(BinaryOp::Fmax)),
    ("minimum", Intrinsic::FloatLimit(BinaryOp::Fmin)),
    ("maximum", Intrinsic::FloatLimit(BinaryOp::Fmax)),
    ("minimumnum", Intrinsic::NumberLimit(BinaryOp::Fmin)),
    ("maximumnum", Intrinsic::NumberLimit(BinaryOp::Fmax)),
    ("fptosi.sat", Intrinsic::SaturatingCast(CastOp::FPToSI)),
    ("fptoui.sat", Intrinsic::SaturatingCast(CastOp::FPToUI)),
    ("lround", Intrinsic::RoundTo(Maths::Round)),
    ("llround", Intrinsic::RoundTo(Maths::Round)),
    ("lrint", Intrinsic::RoundTo(Maths::Rint)),
    ("llrint", Intrinsic::RoundTo(Maths::Rint)),
    ("powi", Intrinsic::Powi),
    ("tan", Intrinsic::Math(Maths::Tan)),
    ("asin", Intrinsic::Math(Maths::Asin)),
    ("acos", Intrinsic::Math(Maths::Acos)),
    ("atan2", Intrinsic::Math(Maths::Atan2)),
    ("atan", Intrinsic::Math(Maths::Atan)),
    ("sinh", Intrinsic::Math(Maths::Sinh)),
    ("cosh", Intrinsic::Math(Maths::Cosh)),
    ("tanh", Intrinsic::Math(Maths::Tanh)),
    ("exp10", Intrinsic::Math(Maths::Exp10)),
    ("ldexp", Intrinsic::Math(Maths::Ldexp)),
    (
        "experimental.constrained.fadd",
        Intrinsic::Arith(ir::BinaryOp::FAdd),
    ),
    (
        "experimental.constrained.fsub",
        Intrinsic::Arith(ir::BinaryOp::FSub),
    ),
    (
        "experimental.constrained.fmul",
        Intrinsic::Arith(ir::BinaryOp::FMul),
    ),
    (
        "experimental.constrained.fdiv",
        Intrinsic::Arith(ir::BinaryOp::FDiv),
    ),
    (
        "experimental.constrained.frem",
        Intrinsic::Arith(ir::BinaryOp::FRem),
    ),
    (
        "experimental.constrained.fptosi",
        Intrinsic::Convert(CastOp::FPToSI),
    ),
    (
        "experimental.constrained.fptoui",
        Intrinsic::Convert(CastOp::FPToUI),
    ),
    (
        "experimental.constrained.sitofp",
        Intrinsic::Convert(CastOp::SIToFP),
    ),
    (
        "experimental.constrained.uitofp",
        Intrinsic::Convert(CastOp::UIToFP),
    ),
    (
        "experimental.constrained.fptrunc",
        Intrinsic::Convert(CastOp::FPTrunc),
    ),
    (
        "experimental.constrained.fpext",
        Intrinsic::Convert(CastOp::FPExt),
    ),
    ("experimental.constrained.fcmps", Intrinsic::Compares(true)),
    ("experimental.constrained.fcmp", Intrinsic::Compares(false)),
    (
        "experimental.constrained.floor",
        Intrinsic::Math(Maths::Floor),
    ),
    (
        "experimental.constrained.ceil",
        Intrinsic::Math(Maths::Ceil),
    ),
    (
        "experimental.constrained.trunc",
        Intrinsic::Math(Maths::Trunc),
    ),
    (
        "experimental.constrained.rint",
        Intrinsic::Math(Maths::Rint),
    ),
    (
        "experimental.constrained.nearbyint",
        Intrinsic::Math(Maths::NearbyInt),
    ),
    (
        "experimental.constrained.roundeven",
        Intrinsic::Math(Maths::RoundEven),
    ),
    (
        "experimental.constrained.round",
        Intrinsic::Math(Maths::Round),
    ),
    ("experimental.constrained.fma", Intrinsic::Math(Maths::Fma)),
    ("experimental.constrained.sin", Intrinsic::Math(Maths::Sin)),
    ("experimental.constrained.cos", Intrinsic::Math(Maths::Cos)),
    ("experimental.constrained.tan", Intrinsic::Math(Maths::Tan)),
    (
        "experimental.constrained.asin",
        Intrinsic::Math(Maths::Asin),
    ),
    (
        "experimental.constrained.acos",
        Intrinsic::Math(Maths::Acos),
    ),
    (
        "experimental.constrained.atan2",
        Intrinsic::Math(Maths::Atan2),
    ),
    (
        "experimental.constrained.atan",
        Intrinsic::Math(Maths::Atan),
    ),
    (
        "experimental.constrained.sinh",
        Intrinsic::Math(Maths::Sinh),
    ),
    (
        "experimental.constrained.cosh",
        Intrinsic::Math(Maths::Cosh),
    ),
    (
        "experimental.constrained.tanh",
        Intrinsic::Math(Maths::Tanh),
    ),
    (
        "experimental.constrained.exp2",
        Intrinsic::Math(Maths::Exp2),
    ),
    ("experimental.constrained.exp", Intrinsic::Math(Maths::Exp)),
    (
        "experimental.constrained.log2",
        Intrinsic::Math(Maths::Log2),
    ),
    (
        "experimental.constrained.log10",
        Intrinsic::Math(Maths::Log10),
    ),
    ("experimental.constrained.log", Intrinsic::Math(Maths::Log)),
    ("experimental.constrained.pow", Intrinsic::Math(Maths::Pow)),
    (
        "experimental.constrained.ldexp",
        Intrinsic::Math(Maths::Ldexp),
    ),
    (
        "experimental.constrained.sqrt",
        Intrinsic::Float(UnaryOp::Fsqrt),
    ),
    ("experimental.constrained.fmuladd", Intrinsic::MulAdd),
    (
        "experimental.constrained.minnum",
        Intrinsic::NumberOf(BinaryOp::Fmin),
    ),
    (
        "experimental.constrained.maxnum",
        Intrinsic::NumberOf(BinaryOp::Fmax),
    ),
    (
        "experimental.constrained.minimum",
        Intrinsic::FloatLimit(BinaryOp::Fmin),
    ),
    (
        "experimental.constrained.maximum",
        Intrinsic::FloatLimit(BinaryOp::Fmax),
    ),
    ("experimental.constrained.powi", Intrinsic::Powi),
    (
        "experimental.constrained.lround",
        Intrinsic::RoundTo(Maths::Round),
    ),
    (
        "experimental.constrained.llround",
        Intrinsic::RoundTo(Maths::Round),
    ),
    (
        "experimental.constrained.lrint",
        Intrinsic::RoundTo(Maths::Rint),
    ),
    (
        "experimental.constrained.llrint",
        Intrinsic::RoundTo(Maths::Rint),
    ),
    ("frexp", Intrinsic::Frexp),
    ("modf", Intrinsic::TwoFloats(Maths::Modf)),
    ("sincos", Intrinsic::TwoFloats(Maths::Sin)),
    ("is.fpclass", Intrinsic::FpClass),
    ("sshl.sat", Intrinsic::ShiftSaturate(true)),
    ("ushl.sat", Intrinsic::ShiftSaturate(false)),
    (
        "smul.fix.sat",
        Intrinsic::FixedPoint(ir::BinaryOp::Mul, true, true),
    ),
    (
        "smul.fix",
        Intrinsic::FixedPoint(ir::BinaryOp::Mul, true, false),
    ),
    (
        "umul.fix.sat",
        Intrinsic::FixedPoint(ir::BinaryOp::Mul, false, true),
    ),
    (
        "umul.fix",
        Intrinsic::FixedPoint(ir::BinaryOp::Mul, false, false),
    ),
    (
        "sdiv.fix.sat",
        Intrinsic::FixedPoint(ir::BinaryOp::SDiv, true, true),
    ),
    (
        "sdiv.fix",
        Intrinsic::FixedPoint(ir::BinaryOp::SDiv, true, false),
    ),
    (
        "udiv.fix.sat",
        Intrinsic::FixedPoint(ir::BinaryOp::SDiv, false, true),
    ),
    (
        "udiv.fix",
        Intrinsic::FixedPoint(ir::BinaryOp::SDiv, false, false),
    ),
    ("ubsantrap", Intrinsic::Trap),
    ("allow.runtime.check", Intrinsic::One),
    ("allow.ubsan.check", Intrinsic::One),
    ("experimental.widenable.condition", Intrinsic::One),
    // Whoever asks cannot see the whole program: what LLVM makes of it.
    ("public.type.test", Intrinsic::One),
    ("returnaddress", Intrinsic::Zero),
    ("frameaddress", Intrinsic::FrameAddress),
    ("readcyclecounter", Intrinsic::Helper(Libcall::Cycles)),
    ("readsteadycounter", Intrinsic::Helper(Libcall::Nanoseconds)),
    ("get.rounding", Intrinsic::Helper(Libcall::GetRounding)),
    ("flt.rounds", Intrinsic::Helper(Libcall::GetRounding)),
    ("set.rounding", Intrinsic::Helper(Libcall::SetRounding)),
    ("vector.reduce.add", Intrinsic::Reduce(ir::BinaryOp::Add)),
    ("vector.reduce.mul", Intrinsic::Reduce(ir::BinaryOp::Mul)),
    ("vector.reduce.and", Intrinsic::Reduce(ir::BinaryOp::And)),
    ("vector.reduce.or", Intrinsic::Reduce(ir::BinaryOp::Or)),
    ("vector.reduce.xor", Intrinsic::Reduce(ir::BinaryOp::Xor)),
    ("vector.reduce.smin", Intrinsic::ReducePick(IntCond::Slt)),
    ("vector.reduce.smax", Intrinsic::ReducePick(IntCond::Sgt)),
    ("vector.reduce.umin", Intrinsic::ReducePick(IntCond::Ult)),
    ("vector.reduce.umax", Intrinsic::ReducePick(IntCond::Ugt)),
    (
        "vector.reduce.fadd",
        Intrinsic::ReduceFrom(ir::BinaryOp::FAdd),
    ),
    (
        "vector.reduce.fmul",
        Intrinsic::ReduceFrom(ir::BinaryOp::FMul),
    ),
    (
        "vector.reduce.fmin",
        Intrinsic::ReduceNumber(BinaryOp::Fmin),
    ),
    (
        "vector.reduce.fmax",
        Intrinsic::ReduceNumber(BinaryOp::Fmax),
    ),
    (
        "vector.reduce.fminimum",
        Intrinsic::ReduceLimit(BinaryOp::Fmin),
    ),
    (
        "vector.reduce.fmaximum",
        Intrinsic::ReduceLimit(BinaryOp::Fmax),
    ),
    ("masked.load", Intrinsic::Vector(VectorOp::MaskedLoad)),
    ("masked.store", Intrinsic::Vector(VectorOp::MaskedStore)),
    ("masked.gather", Intrinsic::Vector(VectorOp::Gather)),
    ("masked.scatter", Intrinsic::Vector(VectorOp::Scatter)),
    ("masked.expandload", Intrinsic::Vector(VectorOp::ExpandLoad)),
    (
        "masked.compressstore",
        Intrinsic::Vector(VectorOp::CompressStore),
    ),
    ("vector.insert", Intrinsic::Vector(VectorOp::Insert)),
    ("vector.extract", Intrinsic::Vector(VectorOp::Extract)),
    ("vector.reverse", Intrinsic::Vector(VectorOp::Reverse)),
    ("vector.splice", Intrinsic::Vector(VectorOp::Splice)),
    (
        "vector.interleave2",
        Intrinsic::Vector(VectorOp::Interleave),
    ),
    (
        "vector.deinterleave2",
        Intrinsic::Vector(VectorOp::Deinterleave(2)),
    ),
    ("stepvector", Intrinsic::Vector(VectorOp::Step)),
    (
        "get.active.lane.mask",
        Intrinsic::Vector(VectorOp::ActiveLanes),
    ),
    ("x86.sse2.pause", Intrinsic::Drop),
    ("x86.sse.sfence", Intrinsic::Fence),
    ("x86.sse2.lfence", Intrinsic::Fence),
    ("x86.sse2.mfence", Intrinsic::Fence),
    ("va_start", Intrinsic::VaStart),
    ("va_copy", Intrinsic::VaCopy),
    ("va_end", Intrinsic::Drop),
    ("ptrmask", Intrinsic::PtrMask),
    ("load.relative", Intrinsic::LoadRelative),
    ("trap", Intrinsic::Trap),
    ("debugtrap", Intrinsic::Trap),
    ("stacksave", Intrinsic::StackSave),
    ("stackrestore", Intrinsic::StackRestore),
];

impl Intrinsic {
    /// The intrinsic of a name; `None` if it is not an intrinsic's name.
    pub fn of(name: &[u8]) -> Option<Intrinsic> {
        let rest = name.strip_prefix(b"llvm.")?;
        // What began as an experiment is often still called so.
        let rest = match rest.strip_prefix(b"experimental.") {
            Some(rest) if rest.starts_with(b"vector.") || rest.starts_with(b"stepvector") => rest,
            _ => rest,
        };
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
        // How constrained floating point is to be rounded and what exceptions count for: engines
        // follow the processor's state, and keep the order of what may be seen.
        let is_metadata = |&&word: &&u32| {
            let id = Operand(word).as_const();
            id.is_some_and(|id| matches!(self.module.consts.get(id), Const::Metadata(_)))
        };
        let more = args.iter().rev().take_while(is_metadata).count();
        let args = match intrinsic {
            Intrinsic::Unknown | Intrinsic::Drop | Intrinsic::Compares(_) => args,
            _ => &args[..args.len() - more],
        };
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
            Intrinsic::Elements(helper) => {
                return self.set_elements(helper, [arg(0), arg(1), arg(2), arg(3)]);
            }
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
            Intrinsic::Fence => {
                self.b.effect(InstData::Fence);
                return Ok(Repr::Unset);
            }
            Intrinsic::Vector(op) => return self.vector_intrinsic(op, ty, args),
            Intrinsic::Overflow(op, signed) if self.vector(self.type_of(arg(0))).is_some() => {
                let (scalar, _) = self.vector_of(self.type_of(arg(0)))?;
                let (mut values, b) = (self.lanes(arg(0))?, self.lanes(arg(1))?);
                let mut overflows = Lanes::new();
                for (value, b) in values.iter_mut().zip(b) {
                    let (sum, overflow) = self.with_overflow(op, signed, scalar, *value, b);
                    *value = sum;
                    overflows.push(overflow);
                }
                values.extend(overflows);
                return Ok(self.of_lanes(&values));
            }
            Intrinsic::Overflow(..) if self.wide(self.type_of(arg(0))).is_some() => {}
            Intrinsic::One => return Ok(Repr::Const(self.scalar(ty)?.ty, 1)),
            Intrinsic::Frexp => return self.frexp(ty, arg(0)),
            Intrinsic::TwoFloats(function) => return self.two_floats(function, ty, arg(0)),
            Intrinsic::Compares(signals) => {
                return self.strict_fcmp(signals, [arg(0), arg(1), arg(2)]);
            }
            Intrinsic::FrameAddress => match self.repr(arg(0))? {
                Repr::Const(_, 0) => {
                    return Ok(Repr::Value(self.b.value(InstData::StackSave, Type::I64)));
                }
                _ => return Ok(Repr::Const(Type::I64, 0)),
            },
            Intrinsic::Helper(helper) => {
                let mut values = SmallVec::<[Value; 2]>::new();
                for &word in args {
                    values.push(self.value(Operand(word))?);
                }
                let result = self.info.scalar(ty).map_or(Type::I32, |scalar| scalar.ty);
                return Ok(Repr::Value(self.libcall(helper, result, &values)?));
            }
            Intrinsic::Overflow(op, signed) => {
                let scalar = self.scalar(self.type_of(arg(0)))?;
                let (a, b) = (self.value(arg(0))?, self.value(arg(1))?);
                let (value, overflow) = self.with_overflow(op, signed, scalar, a, b);
                return Ok(self.with_leaves(ty, &[value, overflow]));
            }
            Intrinsic::VaStart => return self.va_start(arg(0)),
            Intrinsic::VaCopy => return self.va_copy(arg(0), arg(1)),
            Intrinsic::PtrMask => {
                let mask_ty = self.type_of(arg(1));
                if let Some((from, _)) = self.vector(mask_ty) {
                    return self.lanes_of_two(ty, [arg(0), arg(1)], |cx, _, [ptr, mask]| {
                        let mask = cx.zext(mask, from, Scalar::PTR);
                        Ok(cx.b.binary(BinaryOp::And, ptr, mask))
                    });
                }
                let from = self.scalar(mask_ty)?;
                let (ptr, mask) = (self.value(arg(0))?, self.value(arg(1))?);
                let mask = self.zext(mask, from, Scalar::PTR);
                return Ok(Repr::Value(self.b.binary(BinaryOp::And, ptr, mask)));
            }
            Intrinsic::LoadRelative => {
                let from = self.scalar(self.type_of(arg(1)))?;
                let (base, offset) = (self.value(arg(0))?, self.value(arg(1))?);
                let offset = self.sext(offset, from, Scalar::PTR);
                let at = self.b.binary(BinaryOp::Add, base, offset);
                let word = Scalar::full(Type::I32);
                let distance = self.load_scalar(word, MemFlags::PLAIN, (at, 0));
                let distance = self.sext(distance, word, Scalar::PTR);
                return Ok(Repr::Value(self.b.binary(BinaryOp::Add, base, distance)));
            }
            Intrinsic::Reduce(op) => {
                if let Some(repr) = self.simd_reduce(op, arg(0))? {
                    return Ok(repr);
                }
                if self.elements(self.type_of(arg(0))).is_some() {
                    return self.reduced_elements(arg(0), |cx, ty, args| cx.binary(op, ty, args));
                }
                return self.reduced(arg(0), None, |cx, scalar, a, b| {
                    cx.binary_values(op, scalar, a, b)
                });
            }
            Intrinsic::ReduceFrom(op) => {
                let start = self.value(arg(0))?;
                return self.reduced(arg(1), Some(start), |cx, scalar, a, b| {
                    cx.binary_values(op, scalar, a, b)
                });
            }
            Intrinsic::ReducePick(cond) => {
                if let Some(repr) = self.simd_reduce_pick(cond, arg(0))? {
                    return Ok(repr);
                }
                if self.elements(self.type_of(arg(0))).is_some() {
                    return self.reduced_elements(arg(0), |cx, ty, [a, b]| {
                        cx.per_lane(Intrinsic::Pick(cond), ty, &[a.0, b.0], false)
                    });
                }
                return self.reduced(arg(0), None, |cx, scalar, a, b| {
                    let picked = cx.icmp_values(cond, scalar, a, b);
                    Ok(cx.select_values(picked, a, b))
                });
            }
            Intrinsic::ReduceNumber(op) => {
                return self.reduced(arg(0), None, |cx, scalar, a, b| {
                    cx.intrinsic_value(Intrinsic::NumberOf(op), scalar, scalar, &[a, b])
                });
            }
            Intrinsic::ReduceLimit(op) => {
                return self.reduced(arg(0), None, |cx, scalar, a, b| {
                    cx.intrinsic_value(Intrinsic::FloatLimit(op), scalar, scalar, &[a, b])
                });
            }
            _ => {}
        }
        self.per_lane(intrinsic, ty, args, more > 0)
    }

    /// An intrinsic of scalars, or of vectors lane by lane.
    fn per_lane(
        &mut self,
        intrinsic: Intrinsic,
        ty: ir::TypeId,
        args: &[u32],
        strict: bool,
    ) -> Done<Repr> {
        let Some(&first) = args.first() else {
            return Err(self.invalid("it lacks arguments"));
        };
        // The second argument of these only says what is undefined.
        let args = match intrinsic {
            Intrinsic::Abs | Intrinsic::Bits(_) => &args[..1],
            _ => args,
        };
        let from_ty = self.type_of(Operand(first));
        if self.elements(from_ty).or(self.elements(ty)).is_some() {
            let args: SmallVec<[Operand; 3]> = args.iter().map(|&word| Operand(word)).collect();
            return self.by_element(ty, &args, |cx, ty, args| {
                let args: SmallVec<[u32; 3]> = args.iter().map(|arg| arg.0).collect();
                cx.per_lane(intrinsic, ty, &args, strict)
            });
        }
        let no_scalar = |ty| self.big(ty).is_some() || self.wide(ty).is_some();
        match intrinsic {
            Intrinsic::Convert(op) if no_scalar(from_ty) || no_scalar(ty) => {
                return self.strict_cast(op, ty, Operand(first));
            }
            Intrinsic::SaturatingCast(op)
                if self.wide(ty).is_some() && self.info.scalar(from_ty).is_some() =>
            {
                return self.wide_saturating(op, ty, Operand(first));
            }
            _ => {}
        }
        if let Some(big) = self.big(from_ty) {
            return self.big_intrinsic(big, intrinsic, ty, args, strict);
        }
        if let Some(bits) = self.wide(from_ty) {
            return self.wide_intrinsic(bits, intrinsic, ty, args);
        }
        let in_registers = match (intrinsic, args) {
            (Intrinsic::Float(op @ (UnaryOp::Fabs | UnaryOp::Fsqrt)), &[a]) => {
                self.simd_float(op, ty, Operand(a))?
            }
            (Intrinsic::Pick(cond), &[a, b]) => {
                self.simd_pick(cond, ty, [Operand(a), Operand(b)])?
            }
            (Intrinsic::MulAdd, &[a, b, c]) => {
                self.simd_mul_add(ty, [Operand(a), Operand(b), Operand(c)])?
            }
            (Intrinsic::CopySign, &[a, b]) => self.simd_copysign(ty, [Operand(a), Operand(b)])?,
            (Intrinsic::Abs, &[a]) => self.simd_abs(ty, Operand(a))?,
            (Intrinsic::FunnelShift(op), &[a, b, by]) => {
                self.simd_funnel(op, ty, [Operand(a), Operand(b), Operand(by)])?
            }
            _ => None,
        };
        if let Some(repr) = in_registers {
            return Ok(repr);
        }
        let mut values = SmallVec::<[Value; 4]>::new();
        let exponent = match intrinsic {
            Intrinsic::Powi | Intrinsic::Math(Maths::Ldexp) => args.get(1).copied(),
            _ => None,
        };
        let exponent = exponent.map(|word| self.type_of(Operand(word)));
        let Some((from, len)) = self.vector(from_ty) else {
            let (from, to) = (self.scalar(from_ty)?, self.scalar(ty)?);
            for &word in args {
                values.push(self.value(Operand(word))?);
            }
            if let (Some(ty), Some(value)) = (exponent, values.get_mut(1)) {
                let scalar = self.scalar(ty)?;
                *value = self.as_exponent(scalar, *value);
            }
            let value = self.maybe_strict(strict, intrinsic, (from, to), &mut values)?;
            return Ok(Repr::Value(value));
        };
        let Some((to, _)) = self.vector(ty) else {
            return Err(self.unsupported_type(from_ty));
        };
        let mut rows = SmallVec::<[Lanes; 3]>::new();
        for &word in args {
            let arg = Operand(word);
            rows.push(match self.vector(self.type_of(arg)) {
                Some(_) => self.lanes(arg)?,
                None => SmallVec::from_elem(self.value(arg)?, len as usize),
            });
        }
        let mut lanes = Lanes::new();
        let exponent = match exponent {
            Some(ty) => match self.vector(ty) {
                Some((scalar, _)) => Some(scalar),
                None => Some(self.scalar(ty)?),
            },
            None => None,
        };
        for i in 0..len as usize {
            values.clear();
            values.extend(rows.iter().filter_map(|row| row.get(i)).copied());
            if let (Some(scalar), Some(value)) = (exponent, values.get_mut(1)) {
                *value = self.as_exponent(scalar, *value);
            }
            lanes.push(self.maybe_strict(strict, intrinsic, (from, to), &mut values)?);
        }
        let lanes = self.of_lanes(&lanes);
        match intrinsic {
            Intrinsic::Math(
                Maths::Floor
                | Maths::Ceil
                | Maths::Trunc
                | Maths::Rint
                | Maths::NearbyInt
                | Maths::RoundEven
                | Maths::Fma,
            ) if !strict => self.in_registers(ty, lanes),
            _ => Ok(lanes),
        }
    }

    /// `llvm.memcpy`, `llvm.memmove`.
    fn copy(&mut self, helper: Libcall, [to, from, len]: [Operand; 3]) -> Done<Repr> {
        if let Repr::Const(_, len @ ..=MAX_INLINE_BYTES) = self.repr(len)? {
            let from = self.address(from)?;
            let mut loaded = SmallVec::<[(Value, u64); 12]>::new();
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

    /// `llvm.memcpy.element.unordered.atomic` and its like. `from` is the byte of a `memset`.
    fn set_elements(&mut self, helper: Libcall, [to, from, len, size]: [Operand; 4]) -> Done<Repr> {
        let Repr::Const(_, 1 | 2 | 4 | 8 | 16) = self.repr(size)? else {
            return Err(self.invalid("its elements are not of 1, 2, 4, 8 or 16 bytes"));
        };
        let to = self.value(to)?;
        let from = self.length(from)?;
        let len = self.length(len)?;
        let size = self.length(size)?;
        self.libcall(helper, Type::I64, &[to, from, len, size])?;
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
        assert_eq!(
            Intrinsic::of(b"llvm.memcpy.element.unordered.atomic.p0.p0.i64"),
            Some(Intrinsic::Elements(Libcall::MemcpyElements))
        );
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
