//! The table of intrinsics: what each becomes, by its name.

use super::vector::VectorOp;
use super::x86::X86Op;
use crate::diag::suggest;
use crate::ir::inst::FCmpCond;
use crate::ir::{self, CastOp, Module};
use crate::lir::{BinaryOp, IntCond, Libcall, Maths, UnaryOp};

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
    /// The lanes of a vector put together by this, from the first to the last.
    Reduce(&'static Intrinsic),
    /// The same on top of a first operand.
    ReduceFrom(&'static Intrinsic),
    /// This on the lanes that a mask has and that are below a length.
    Predicated(&'static Intrinsic),
    /// `llvm.vp.icmp`: by a condition that is a word.
    ICmp,
    /// `llvm.vp.fcmp`
    FCmp,
    /// `llvm.vp.select`
    Select,
    /// `llvm.vp.merge`: of lanes below a length.
    Merge,
    /// `llvm.convert.from.fp16`, `llvm.convert.to.fp16`: a `half` as an integer.
    HalfBits(CastOp),
    /// What the processor keeps of floating point, by this function of C's library: from memory, or
    /// to memory.
    FloatState(Libcall),
    /// One of vectors only.
    Vector(VectorOp),
    /// One of x86.
    X86(X86Op),
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

/// A name, without `llvm.`, and what it stands for.
type Row = (&'static str, Intrinsic);

/// The intrinsics by name: a row stands for `llvm.NAME` and for `llvm.NAME.anything`; of rows
/// that fit the first counts.
#[rustfmt::skip]
const TABLE: &[Row] = &[
    ("memcpy.element.unordered.atomic", Intrinsic::Elements(Libcall::MemcpyElements)),
    ("memmove.element.unordered.atomic", Intrinsic::Elements(Libcall::MemmoveElements)),
    ("memset.element.unordered.atomic", Intrinsic::Elements(Libcall::MemsetElements)),
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
    ("pcmarker", Intrinsic::Drop),
    ("experimental.convergence.anchor", Intrinsic::Drop),
    ("experimental.convergence.entry", Intrinsic::Drop),
    ("experimental.convergence.loop", Intrinsic::Drop),
    ("expect", Intrinsic::First),
    ("launder.invariant.group", Intrinsic::First),
    ("strip.invariant.group", Intrinsic::First),
    ("annotation", Intrinsic::First),
    ("ptr.annotation", Intrinsic::First),
    ("ssa.copy", Intrinsic::First),
    ("threadlocal.address", Intrinsic::First),
    ("canonicalize", Intrinsic::First),
    ("arithmetic.fence", Intrinsic::First),
    ("preserve.static.offset", Intrinsic::First),
    ("is.constant", Intrinsic::Zero),
    ("get.dynamic.area.offset", Intrinsic::Zero),
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
    ("sadd.with.overflow", Intrinsic::Overflow(BinaryOp::Add, true)),
    ("uadd.with.overflow", Intrinsic::Overflow(BinaryOp::Add, false)),
    ("ssub.with.overflow", Intrinsic::Overflow(BinaryOp::Sub, true)),
    ("usub.with.overflow", Intrinsic::Overflow(BinaryOp::Sub, false)),
    ("smul.with.overflow", Intrinsic::Overflow(BinaryOp::Mul, true)),
    ("umul.with.overflow", Intrinsic::Overflow(BinaryOp::Mul, false)),
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
    ("frexp", Intrinsic::Frexp),
    ("modf", Intrinsic::TwoFloats(Maths::Modf)),
    ("sincos", Intrinsic::TwoFloats(Maths::Sin)),
    ("is.fpclass", Intrinsic::FpClass),
    ("sshl.sat", Intrinsic::ShiftSaturate(true)),
    ("ushl.sat", Intrinsic::ShiftSaturate(false)),
    ("smul.fix.sat", Intrinsic::FixedPoint(ir::BinaryOp::Mul, true, true)),
    ("smul.fix", Intrinsic::FixedPoint(ir::BinaryOp::Mul, true, false)),
    ("umul.fix.sat", Intrinsic::FixedPoint(ir::BinaryOp::Mul, false, true)),
    ("umul.fix", Intrinsic::FixedPoint(ir::BinaryOp::Mul, false, false)),
    ("sdiv.fix.sat", Intrinsic::FixedPoint(ir::BinaryOp::SDiv, true, true)),
    ("sdiv.fix", Intrinsic::FixedPoint(ir::BinaryOp::SDiv, true, false)),
    ("udiv.fix.sat", Intrinsic::FixedPoint(ir::BinaryOp::SDiv, false, true)),
    ("udiv.fix", Intrinsic::FixedPoint(ir::BinaryOp::SDiv, false, false)),
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
    ("get.fpenv", Intrinsic::FloatState(Libcall::Fegetenv)),
    ("set.fpenv", Intrinsic::FloatState(Libcall::Fesetenv)),
    ("reset.fpenv", Intrinsic::FloatState(Libcall::Fesetenv)),
    ("get.fpmode", Intrinsic::FloatState(Libcall::Fegetmode)),
    ("set.fpmode", Intrinsic::FloatState(Libcall::Fesetmode)),
    ("reset.fpmode", Intrinsic::FloatState(Libcall::Fesetmode)),
    ("convert.from.fp16", Intrinsic::HalfBits(CastOp::FPExt)),
    ("convert.to.fp16", Intrinsic::HalfBits(CastOp::FPTrunc)),
    ("vector.reduce.add", Intrinsic::Reduce(&Intrinsic::Arith(ir::BinaryOp::Add))),
    ("vector.reduce.mul", Intrinsic::Reduce(&Intrinsic::Arith(ir::BinaryOp::Mul))),
    ("vector.reduce.and", Intrinsic::Reduce(&Intrinsic::Arith(ir::BinaryOp::And))),
    ("vector.reduce.or", Intrinsic::Reduce(&Intrinsic::Arith(ir::BinaryOp::Or))),
    ("vector.reduce.xor", Intrinsic::Reduce(&Intrinsic::Arith(ir::BinaryOp::Xor))),
    ("vector.reduce.smin", Intrinsic::Reduce(&Intrinsic::Pick(IntCond::Slt))),
    ("vector.reduce.smax", Intrinsic::Reduce(&Intrinsic::Pick(IntCond::Sgt))),
    ("vector.reduce.umin", Intrinsic::Reduce(&Intrinsic::Pick(IntCond::Ult))),
    ("vector.reduce.umax", Intrinsic::Reduce(&Intrinsic::Pick(IntCond::Ugt))),
    ("vector.reduce.fadd", Intrinsic::ReduceFrom(&Intrinsic::Arith(ir::BinaryOp::FAdd))),
    ("vector.reduce.fmul", Intrinsic::ReduceFrom(&Intrinsic::Arith(ir::BinaryOp::FMul))),
    ("vector.reduce.fmin", Intrinsic::Reduce(&Intrinsic::NumberOf(BinaryOp::Fmin))),
    ("vector.reduce.fmax", Intrinsic::Reduce(&Intrinsic::NumberOf(BinaryOp::Fmax))),
    ("vector.reduce.fminimum", Intrinsic::Reduce(&Intrinsic::FloatLimit(BinaryOp::Fmin))),
    ("vector.reduce.fmaximum", Intrinsic::Reduce(&Intrinsic::FloatLimit(BinaryOp::Fmax))),
    ("masked.load", Intrinsic::Vector(VectorOp::MaskedLoad)),
    ("masked.store", Intrinsic::Vector(VectorOp::MaskedStore)),
    ("masked.gather", Intrinsic::Vector(VectorOp::Gather)),
    ("masked.scatter", Intrinsic::Vector(VectorOp::Scatter)),
    ("masked.expandload", Intrinsic::Vector(VectorOp::ExpandLoad)),
    ("masked.compressstore", Intrinsic::Vector(VectorOp::CompressStore)),
    ("vector.insert", Intrinsic::Vector(VectorOp::Insert)),
    ("vector.extract", Intrinsic::Vector(VectorOp::Extract)),
    ("vector.reverse", Intrinsic::Vector(VectorOp::Reverse)),
    ("vector.splice", Intrinsic::Vector(VectorOp::Splice)),
    ("vector.interleave2", Intrinsic::Vector(VectorOp::Interleave)),
    ("vector.deinterleave2", Intrinsic::Vector(VectorOp::Deinterleave(2))),
    ("vector.interleave3", Intrinsic::Vector(VectorOp::Interleave)),
    ("vector.deinterleave3", Intrinsic::Vector(VectorOp::Deinterleave(3))),
    ("vector.interleave4", Intrinsic::Vector(VectorOp::Interleave)),
    ("vector.deinterleave4", Intrinsic::Vector(VectorOp::Deinterleave(4))),
    ("vector.interleave5", Intrinsic::Vector(VectorOp::Interleave)),
    ("vector.deinterleave5", Intrinsic::Vector(VectorOp::Deinterleave(5))),
    ("vector.interleave6", Intrinsic::Vector(VectorOp::Interleave)),
    ("vector.deinterleave6", Intrinsic::Vector(VectorOp::Deinterleave(6))),
    ("vector.interleave7", Intrinsic::Vector(VectorOp::Interleave)),
    ("vector.deinterleave7", Intrinsic::Vector(VectorOp::Deinterleave(7))),
    ("vector.interleave8", Intrinsic::Vector(VectorOp::Interleave)),
    ("vector.deinterleave8", Intrinsic::Vector(VectorOp::Deinterleave(8))),
    ("vector.compress", Intrinsic::Vector(VectorOp::Compress)),
    ("vector.histogram.add", Intrinsic::Vector(VectorOp::Histogram)),
    ("vector.partial.reduce.add", Intrinsic::Vector(VectorOp::PartialSum)),
    ("experimental.cttz.elts", Intrinsic::Vector(VectorOp::FirstSet)),
    ("experimental.get.vector.length", Intrinsic::Vector(VectorOp::Length)),
    ("matrix.transpose", Intrinsic::Vector(VectorOp::Transpose)),
    ("matrix.multiply", Intrinsic::Vector(VectorOp::Multiply)),
    ("stepvector", Intrinsic::Vector(VectorOp::Step)),
    ("get.active.lane.mask", Intrinsic::Vector(VectorOp::ActiveLanes)),
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

/// Extensions of x86 whose intrinsics of one name do the same.
const EXTENSIONS: [&str; 5] = ["sse", "sse2", "sse41", "avx", "avx2"];

/// What `llvm.x86.NAME` becomes: a row stands for all extensions that have one of the name behind
/// theirs, of any length.
#[rustfmt::skip]
const X86: &[Row] = &[
    ("sse2.pause", Intrinsic::Drop),
    ("sse2.clflush", Intrinsic::Drop),
    ("avx.vzeroupper", Intrinsic::Drop),
    ("sse.sfence", Intrinsic::Fence),
    ("sse2.lfence", Intrinsic::Fence),
    ("sse2.mfence", Intrinsic::Fence),
    ("sse.min.ss", Intrinsic::X86(X86Op::LowestLimit(BinaryOp::Fmin))),
    ("sse2.min.sd", Intrinsic::X86(X86Op::LowestLimit(BinaryOp::Fmin))),
    ("sse.min.ps", Intrinsic::X86(X86Op::Limit(BinaryOp::Fmin))),
    ("sse2.min.pd", Intrinsic::X86(X86Op::Limit(BinaryOp::Fmin))),
    ("sse.max.ss", Intrinsic::X86(X86Op::LowestLimit(BinaryOp::Fmax))),
    ("sse2.max.sd", Intrinsic::X86(X86Op::LowestLimit(BinaryOp::Fmax))),
    ("sse.max.ps", Intrinsic::X86(X86Op::Limit(BinaryOp::Fmax))),
    ("sse2.max.pd", Intrinsic::X86(X86Op::Limit(BinaryOp::Fmax))),
    ("sse.comieq.ss", Intrinsic::X86(X86Op::Compare(FCmpCond::Oeq))),
    ("sse2.comieq.sd", Intrinsic::X86(X86Op::Compare(FCmpCond::Oeq))),
    ("sse.ucomieq.ss", Intrinsic::X86(X86Op::Compare(FCmpCond::Oeq))),
    ("sse2.ucomieq.sd", Intrinsic::X86(X86Op::Compare(FCmpCond::Oeq))),
    ("sse.comilt.ss", Intrinsic::X86(X86Op::Compare(FCmpCond::Olt))),
    ("sse2.comilt.sd", Intrinsic::X86(X86Op::Compare(FCmpCond::Olt))),
    ("sse.ucomilt.ss", Intrinsic::X86(X86Op::Compare(FCmpCond::Olt))),
    ("sse2.ucomilt.sd", Intrinsic::X86(X86Op::Compare(FCmpCond::Olt))),
    ("sse.comile.ss", Intrinsic::X86(X86Op::Compare(FCmpCond::Ole))),
    ("sse2.comile.sd", Intrinsic::X86(X86Op::Compare(FCmpCond::Ole))),
    ("sse.ucomile.ss", Intrinsic::X86(X86Op::Compare(FCmpCond::Ole))),
    ("sse2.ucomile.sd", Intrinsic::X86(X86Op::Compare(FCmpCond::Ole))),
    ("sse.comigt.ss", Intrinsic::X86(X86Op::Compare(FCmpCond::Ogt))),
    ("sse2.comigt.sd", Intrinsic::X86(X86Op::Compare(FCmpCond::Ogt))),
    ("sse.ucomigt.ss", Intrinsic::X86(X86Op::Compare(FCmpCond::Ogt))),
    ("sse2.ucomigt.sd", Intrinsic::X86(X86Op::Compare(FCmpCond::Ogt))),
    ("sse.comige.ss", Intrinsic::X86(X86Op::Compare(FCmpCond::Oge))),
    ("sse2.comige.sd", Intrinsic::X86(X86Op::Compare(FCmpCond::Oge))),
    ("sse.ucomige.ss", Intrinsic::X86(X86Op::Compare(FCmpCond::Oge))),
    ("sse2.ucomige.sd", Intrinsic::X86(X86Op::Compare(FCmpCond::Oge))),
    ("sse.comineq.ss", Intrinsic::X86(X86Op::Compare(FCmpCond::Une))),
    ("sse2.comineq.sd", Intrinsic::X86(X86Op::Compare(FCmpCond::Une))),
    ("sse.ucomineq.ss", Intrinsic::X86(X86Op::Compare(FCmpCond::Une))),
    ("sse2.ucomineq.sd", Intrinsic::X86(X86Op::Compare(FCmpCond::Une))),
    ("sse.cmp.ss", Intrinsic::X86(X86Op::CompareLowest)),
    ("sse2.cmp.sd", Intrinsic::X86(X86Op::CompareLowest)),
    ("sse.cvtss2si", Intrinsic::X86(X86Op::ToInt(true))),
    ("sse.cvtss2si64", Intrinsic::X86(X86Op::ToInt(true))),
    ("sse.cvttss2si", Intrinsic::X86(X86Op::ToInt(false))),
    ("sse.cvttss2si64", Intrinsic::X86(X86Op::ToInt(false))),
    ("sse2.cvtsd2si", Intrinsic::X86(X86Op::ToInt(true))),
    ("sse2.cvtsd2si64", Intrinsic::X86(X86Op::ToInt(true))),
    ("sse2.cvttsd2si", Intrinsic::X86(X86Op::ToInt(false))),
    ("sse2.cvttsd2si64", Intrinsic::X86(X86Op::ToInt(false))),
    ("sse2.cvtps2dq", Intrinsic::X86(X86Op::ToInts(true))),
    ("sse2.cvttps2dq", Intrinsic::X86(X86Op::ToInts(false))),
    ("sse2.cvtpd2dq", Intrinsic::X86(X86Op::ToInts(true))),
    ("sse2.cvttpd2dq", Intrinsic::X86(X86Op::ToInts(false))),
    ("avx.cvt.ps2dq", Intrinsic::X86(X86Op::ToInts(true))),
    ("avx.cvtt.ps2dq", Intrinsic::X86(X86Op::ToInts(false))),
    ("avx.cvt.pd2dq", Intrinsic::X86(X86Op::ToInts(true))),
    ("avx.cvtt.pd2dq", Intrinsic::X86(X86Op::ToInts(false))),
    ("sse2.cvtpd2ps", Intrinsic::X86(X86Op::ToFloats)),
    ("avx.cvt.pd2.ps", Intrinsic::X86(X86Op::ToFloats)),
    ("sse2.cvtsd2ss", Intrinsic::X86(X86Op::LowestToFloat)),
    ("sse.movmsk.ps", Intrinsic::X86(X86Op::Signs)),
    ("sse2.movmsk.pd", Intrinsic::X86(X86Op::Signs)),
    ("sse2.pmovmskb", Intrinsic::X86(X86Op::Signs)),
    ("sse2.packssdw", Intrinsic::X86(X86Op::Pack(true))),
    ("sse2.packsswb", Intrinsic::X86(X86Op::Pack(true))),
    ("sse2.packuswb", Intrinsic::X86(X86Op::Pack(false))),
    ("sse41.packusdw", Intrinsic::X86(X86Op::Pack(false))),
    ("sse2.pmulh.w", Intrinsic::X86(X86Op::MulHigh(true))),
    ("sse2.pmulhu.w", Intrinsic::X86(X86Op::MulHigh(false))),
    ("sse2.pmadd.wd", Intrinsic::X86(X86Op::MulAdd)),
    ("sse2.psad.bw", Intrinsic::X86(X86Op::SumOfDifferences)),
    ("sse2.pavg.b", Intrinsic::X86(X86Op::Average)),
    ("sse2.pavg.w", Intrinsic::X86(X86Op::Average)),
    ("sse2.pslli.w", Intrinsic::X86(X86Op::Shift(ir::BinaryOp::Shl))),
    ("sse2.psll.w", Intrinsic::X86(X86Op::ShiftByLowest(ir::BinaryOp::Shl))),
    ("sse2.pslli.d", Intrinsic::X86(X86Op::Shift(ir::BinaryOp::Shl))),
    ("sse2.psll.d", Intrinsic::X86(X86Op::ShiftByLowest(ir::BinaryOp::Shl))),
    ("avx2.psllv.d", Intrinsic::X86(X86Op::ShiftEach(ir::BinaryOp::Shl))),
    ("sse2.pslli.q", Intrinsic::X86(X86Op::Shift(ir::BinaryOp::Shl))),
    ("sse2.psll.q", Intrinsic::X86(X86Op::ShiftByLowest(ir::BinaryOp::Shl))),
    ("avx2.psllv.q", Intrinsic::X86(X86Op::ShiftEach(ir::BinaryOp::Shl))),
    ("sse2.psrli.w", Intrinsic::X86(X86Op::Shift(ir::BinaryOp::LShr))),
    ("sse2.psrl.w", Intrinsic::X86(X86Op::ShiftByLowest(ir::BinaryOp::LShr))),
    ("sse2.psrli.d", Intrinsic::X86(X86Op::Shift(ir::BinaryOp::LShr))),
    ("sse2.psrl.d", Intrinsic::X86(X86Op::ShiftByLowest(ir::BinaryOp::LShr))),
    ("avx2.psrlv.d", Intrinsic::X86(X86Op::ShiftEach(ir::BinaryOp::LShr))),
    ("sse2.psrli.q", Intrinsic::X86(X86Op::Shift(ir::BinaryOp::LShr))),
    ("sse2.psrl.q", Intrinsic::X86(X86Op::ShiftByLowest(ir::BinaryOp::LShr))),
    ("avx2.psrlv.q", Intrinsic::X86(X86Op::ShiftEach(ir::BinaryOp::LShr))),
    ("sse2.psrai.w", Intrinsic::X86(X86Op::Shift(ir::BinaryOp::AShr))),
    ("sse2.psra.w", Intrinsic::X86(X86Op::ShiftByLowest(ir::BinaryOp::AShr))),
    ("sse2.psrai.d", Intrinsic::X86(X86Op::Shift(ir::BinaryOp::AShr))),
    ("sse2.psra.d", Intrinsic::X86(X86Op::ShiftByLowest(ir::BinaryOp::AShr))),
    ("avx2.psrav.d", Intrinsic::X86(X86Op::ShiftEach(ir::BinaryOp::AShr))),
];

/// Instructions that families of intrinsics have under their own names.
#[rustfmt::skip]
const INSTRUCTIONS: &[Row] = &[
    ("add", Intrinsic::Arith(ir::BinaryOp::Add)),
    ("sub", Intrinsic::Arith(ir::BinaryOp::Sub)),
    ("mul", Intrinsic::Arith(ir::BinaryOp::Mul)),
    ("udiv", Intrinsic::Arith(ir::BinaryOp::UDiv)),
    ("sdiv", Intrinsic::Arith(ir::BinaryOp::SDiv)),
    ("urem", Intrinsic::Arith(ir::BinaryOp::URem)),
    ("srem", Intrinsic::Arith(ir::BinaryOp::SRem)),
    ("shl", Intrinsic::Arith(ir::BinaryOp::Shl)),
    ("lshr", Intrinsic::Arith(ir::BinaryOp::LShr)),
    ("ashr", Intrinsic::Arith(ir::BinaryOp::AShr)),
    ("and", Intrinsic::Arith(ir::BinaryOp::And)),
    ("or", Intrinsic::Arith(ir::BinaryOp::Or)),
    ("xor", Intrinsic::Arith(ir::BinaryOp::Xor)),
    ("fadd", Intrinsic::Arith(ir::BinaryOp::FAdd)),
    ("fsub", Intrinsic::Arith(ir::BinaryOp::FSub)),
    ("fmul", Intrinsic::Arith(ir::BinaryOp::FMul)),
    ("fdiv", Intrinsic::Arith(ir::BinaryOp::FDiv)),
    ("frem", Intrinsic::Arith(ir::BinaryOp::FRem)),
    ("fptosi", Intrinsic::Convert(CastOp::FPToSI)),
    ("fptoui", Intrinsic::Convert(CastOp::FPToUI)),
    ("sitofp", Intrinsic::Convert(CastOp::SIToFP)),
    ("uitofp", Intrinsic::Convert(CastOp::UIToFP)),
    ("fptrunc", Intrinsic::Convert(CastOp::FPTrunc)),
    ("fpext", Intrinsic::Convert(CastOp::FPExt)),
    ("trunc", Intrinsic::Convert(CastOp::Trunc)),
    ("zext", Intrinsic::Convert(CastOp::ZExt)),
    ("sext", Intrinsic::Convert(CastOp::SExt)),
    ("ptrtoint", Intrinsic::Convert(CastOp::PtrToInt)),
    ("inttoptr", Intrinsic::Convert(CastOp::IntToPtr)),
    ("fneg", Intrinsic::Float(UnaryOp::Fneg)),
    ("fcmps", Intrinsic::Compares(true)),
    ("fcmp", Intrinsic::Compares(false)),
];

/// What `llvm.vp.NAME` does on some lanes that no row above has under its name.
#[rustfmt::skip]
const PREDICATED: &[Row] = &[
    ("load", Intrinsic::Vector(VectorOp::MaskedLoad)),
    ("store", Intrinsic::Vector(VectorOp::MaskedStore)),
    ("gather", Intrinsic::Vector(VectorOp::Gather)),
    ("scatter", Intrinsic::Vector(VectorOp::Scatter)),
    ("strided.load", Intrinsic::Vector(VectorOp::StridedLoad)),
    ("strided.store", Intrinsic::Vector(VectorOp::StridedStore)),
    ("splat", Intrinsic::Vector(VectorOp::Splat)),
    ("icmp", Intrinsic::ICmp),
    ("fcmp", Intrinsic::FCmp),
    ("select", Intrinsic::Select),
    ("merge", Intrinsic::Merge),
    ("roundtozero", Intrinsic::Math(Maths::Trunc)),
    ("reduce.add", Intrinsic::Reduce(&Intrinsic::Arith(ir::BinaryOp::Add))),
    ("reduce.mul", Intrinsic::Reduce(&Intrinsic::Arith(ir::BinaryOp::Mul))),
    ("reduce.and", Intrinsic::Reduce(&Intrinsic::Arith(ir::BinaryOp::And))),
    ("reduce.or", Intrinsic::Reduce(&Intrinsic::Arith(ir::BinaryOp::Or))),
    ("reduce.xor", Intrinsic::Reduce(&Intrinsic::Arith(ir::BinaryOp::Xor))),
    ("reduce.smin", Intrinsic::Reduce(&Intrinsic::Pick(IntCond::Slt))),
    ("reduce.smax", Intrinsic::Reduce(&Intrinsic::Pick(IntCond::Sgt))),
    ("reduce.umin", Intrinsic::Reduce(&Intrinsic::Pick(IntCond::Ult))),
    ("reduce.umax", Intrinsic::Reduce(&Intrinsic::Pick(IntCond::Ugt))),
    ("reduce.fadd", Intrinsic::Reduce(&Intrinsic::Arith(ir::BinaryOp::FAdd))),
    ("reduce.fmul", Intrinsic::Reduce(&Intrinsic::Arith(ir::BinaryOp::FMul))),
    ("reduce.fmin", Intrinsic::Reduce(&Intrinsic::NumberOf(BinaryOp::Fmin))),
    ("reduce.fmax", Intrinsic::Reduce(&Intrinsic::NumberOf(BinaryOp::Fmax))),
    ("reduce.fminimum", Intrinsic::Reduce(&Intrinsic::FloatLimit(BinaryOp::Fmin))),
    ("reduce.fmaximum", Intrinsic::Reduce(&Intrinsic::FloatLimit(BinaryOp::Fmax))),
];

/// What there is as `llvm.vp.NAME`: of the tables above, rows of instructions first.
#[rustfmt::skip]
const PREDICATED_LANES: &[&str] = &[
    "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor",
    "fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "trunc", "zext", "sext", "ptrtoint", "inttoptr",
    "fptosi", "fptoui", "sitofp", "uitofp", "fptrunc", "fpext", "abs", "smin", "smax", "umin",
    "umax", "bswap", "bitreverse", "ctpop", "ctlz", "cttz", "fshl", "fshr", "sadd.sat", "uadd.sat",
    "ssub.sat", "usub.sat", "fabs", "sqrt", "fma", "fmuladd", "copysign", "minnum", "maxnum",
    "minimum", "maximum", "floor", "ceil", "rint", "nearbyint", "round", "roundeven", "lrint",
    "llrint", "is.fpclass",
];

/// What there is as `llvm.experimental.constrained.NAME`: rows of the tables above.
#[rustfmt::skip]
const CONSTRAINED: &[&str] = &[
    "fadd", "fsub", "fmul", "fdiv", "frem", "fptosi", "fptoui", "sitofp", "uitofp", "fptrunc",
    "fpext", "fcmps", "fcmp", "floor", "ceil", "trunc", "rint", "nearbyint", "roundeven", "round",
    "fma", "sin", "cos", "tan", "asin", "acos", "atan2", "atan", "sinh", "cosh", "tanh", "exp2",
    "exp", "log2", "log10", "log", "pow", "ldexp", "sqrt", "fmuladd", "minnum", "maxnum", "minimum",
    "maximum", "powi", "lround", "llround", "lrint", "llrint",
];

/// What the names of intrinsics begin with that were experiments once.
const OLDER: [&[u8]; 3] = [b"vector.", b"stepvector", b"vp."];

impl Intrinsic {
    /// The intrinsic of a name; `None` if it is not an intrinsic's name.
    pub fn of(name: &[u8]) -> Option<Intrinsic> {
        let rest = name.strip_prefix(b"llvm.")?;
        // What began as an experiment is often still called so.
        let rest = match rest.strip_prefix(b"experimental.") {
            Some(rest) if OLDER.iter().any(|start| rest.starts_with(start)) => rest,
            _ => rest,
        };
        let what = if let Some(rest) = rest.strip_prefix(b"experimental.constrained.") {
            named(CONSTRAINED, rest, [TABLE, INSTRUCTIONS]).copied()
        } else if let Some(rest) = rest.strip_prefix(b"vp.") {
            let what = find(PREDICATED, rest);
            let what = what.or_else(|| named(PREDICATED_LANES, rest, [INSTRUCTIONS, TABLE]));
            what.map(Intrinsic::Predicated)
        } else if let Some(rest) = rest.strip_prefix(b"x86.") {
            let known = EXTENSIONS.iter().any(|name| fits(name, rest));
            let fits = |row: &&Row| known && fits(behind_dot(row.0), behind_dot(rest));
            X86.iter().find(fits).map(|row| row.1)
        } else {
            find(TABLE, rest).copied()
        };
        Some(what.unwrap_or(Intrinsic::Unknown))
    }

    /// The intrinsics that a module's symbols are.
    pub fn of_module(module: &Module) -> Vec<Option<Intrinsic>> {
        let of = |global: &ir::Global| Intrinsic::of(module.names.get(global.name));
        module.globals.values().map(of).collect()
    }
}

/// Whether a name is this one, alone or with types behind it.
fn fits<T: AsRef<[u8]> + ?Sized>(row: &T, name: &[u8]) -> bool {
    match name.strip_prefix(row.as_ref()) {
        Some(suffix) => matches!(suffix.first(), None | Some(b'.')),
        None => false,
    }
}

/// What follows the first dot of a name.
fn behind_dot<T: AsRef<[u8]> + ?Sized>(name: &T) -> &[u8] {
    let name = name.as_ref();
    let dot = name.iter().position(|&byte| byte == b'.');
    &name[dot.map_or(0, |dot| dot + 1)..]
}

fn find(table: &'static [Row], name: &[u8]) -> Option<&'static Intrinsic> {
    table.iter().find(|row| fits(row.0, name)).map(|row| &row.1)
}

/// The row for a name that is one of some.
fn named(names: &[&str], name: &[u8], tables: [&'static [Row]; 2]) -> Option<&'static Intrinsic> {
    let name = names.iter().find(|known| fits(known, name))?;
    tables.iter().find_map(|table| find(table, name.as_bytes()))
}

/// The names of all intrinsics that can be run, without types.
pub fn names() -> impl Iterator<Item = String> {
    let rows = |start: &'static str, table: &'static [Row]| {
        table
            .iter()
            .map(move |row| format!("llvm.{start}{}", row.0))
    };
    let named = |start: &'static str, names: &'static [&'static str]| {
        names.iter().map(move |name| format!("llvm.{start}{name}"))
    };
    rows("", TABLE)
        .chain(rows("x86.", X86))
        .chain(rows("vp.", PREDICATED))
        .chain(named("vp.", PREDICATED_LANES))
        .chain(named("experimental.constrained.", CONSTRAINED))
}

/// The intrinsic that can be run whose name is closest to one, if one is close.
pub fn nearest(name: &str) -> Option<String> {
    let mut written = name.strip_prefix("llvm.")?;
    // The types that may stand behind are no part of it.
    while let Some((before, last)) = written.rsplit_once('.')
        && last.ends_with(|c: char| c.is_ascii_digit())
    {
        written = before;
    }
    let names: Vec<String> = names().collect();
    let near = names
        .iter()
        .map(|name| (&name.as_bytes()["llvm.".len()..], name));
    suggest::closest(written.as_bytes(), near).cloned()
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
        assert_eq!(
            Intrinsic::of(b"llvm.experimental.constrained.fptosi.i32.f64"),
            Some(Intrinsic::Convert(CastOp::FPToSI))
        );
        assert_eq!(
            Intrinsic::of(b"llvm.vp.trunc.v4i8.v4i32"),
            Some(Intrinsic::Predicated(&Intrinsic::Convert(CastOp::Trunc)))
        );
        assert_eq!(Intrinsic::of(b"llvm.fadd.f64"), Some(Intrinsic::Unknown));
        assert_eq!(Intrinsic::of(b"printf"), None);
    }

    #[test]
    fn near_names_are_found_without_their_types() {
        let near = |name| nearest(name).unwrap_or_default();
        assert_eq!(near("llvm.smx.i32"), "llvm.smax");
        assert_eq!(near("llvm.memcopy.p0.p0.i64"), "llvm.memcpy");
        assert_eq!(near("llvm.coro.suspend"), "");
    }

    #[test]
    fn all_names_are_found() {
        for name in names() {
            let what = Intrinsic::of(name.as_bytes());
            assert!(
                what.is_some_and(|what| what != Intrinsic::Unknown),
                "{name}"
            );
        }
    }
}
