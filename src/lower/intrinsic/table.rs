//! What becomes of each intrinsic that can be run.

use super::vector::VectorOp;
use super::x86::{self, X86, X86Op};
use crate::ir::intrinsics::{self, Found, Intrinsic};
use crate::ir::{self, CastOp, Module};
use crate::lir::{BinaryOp, IntCond, Libcall, Maths, UnaryOp};
use crate::lower::stack_map::Mapped;

/// What calls of an intrinsic become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntrinsicOp {
    /// Nothing.
    Drop,
    /// The first argument.
    First,
    /// Zero of the result type.
    Zero,
    /// `llvm.eh.typeid.for`
    TypeId,
    /// `llvm.eh.sjlj.setjmp`
    SjljSetjmp,
    /// `llvm.eh.sjlj.longjmp`
    SjljLongjmp,
    /// `llvm.objectsize`: unknown.
    ObjectSize,
    /// A copy of bytes, by this helper where it is long.
    Copy(Libcall),
    /// `llvm.memset`
    Set,
    /// `llvm.experimental.memset.pattern`
    SetPattern,
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
    /// `llvm.minnum`, `llvm.maxnum`: a number if either is one, and -0 below 0; the x86 operation
    /// that is right but for these.
    NumberOf(BinaryOp),
    /// The same where the sign of a zero does not matter (`nsz`).
    NumberOfAnyZero(BinaryOp),
    /// `llvm.minimum`, `llvm.maximum`: a NaN if either is one, and -0 below 0.
    FloatLimit(BinaryOp),
    /// `llvm.minimumnum`, `llvm.maximumnum`: as `minnum`; of two NaNs a quiet one.
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
    /// `llvm.addressofreturnaddress`, `llvm.sponentry`: the stack pointer that the function was entered with.
    EntryStack,
    /// `llvm.returnaddress`: of the function itself; of those that called it, which may have no frames, null.
    ReturnAddress,
    /// `llvm.stackprotector`: keeps the canary in a slot of the frame.
    StackProtector,
    /// The lanes of a vector put together by this, from the first to the last.
    Reduce(&'static IntrinsicOp),
    /// The same on top of a first operand.
    ReduceFrom(&'static IntrinsicOp),
    /// This on the lanes that a mask has and that are below a length.
    Predicated(&'static IntrinsicOp),
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
    /// `llvm.prefetch`
    Prefetch,
    /// `llvm.x86.sse2.pause`
    Pause,
    /// `llvm.va_start`
    VaStart,
    /// `llvm.va_copy`
    VaCopy,
    /// `llvm.ptrmask`
    PtrMask,
    /// `llvm.load.relative`
    LoadRelative,
    /// `llvm.type.checked.load`: the pointer at an offset, and that its type is as expected.
    CheckedLoad,
    /// The same of a distance from the first pointer, as in relative tables of virtual functions.
    CheckedLoadRelative,
    /// `llvm.preserve.array.access.index`: an element of an array.
    ArrayElement,
    /// `llvm.preserve.struct.access.index`: a field of a structure.
    StructField,
    /// `llvm.clmul`: the low bits of a product without carries.
    MulCarryless,
    /// `llvm.trap`
    Trap,
    /// `llvm.stacksave`
    StackSave,
    /// `llvm.stackrestore`
    StackRestore,
    /// `llvm.init.trampoline`: the memory of a trampoline keeps the address of its code.
    InitTrampoline,
    /// `llvm.adjust.trampoline`: that address.
    AdjustTrampoline,
    /// `llvm.gcroot`: an `alloca` that a collector finds.
    Root,
    /// `llvm.gcread`: a load of a pointer of an object.
    RootRead,
    /// `llvm.gcwrite`: a store of a pointer to an object.
    RootWrite,
    /// One of which there is a stack map.
    Mapped(Mapped),
    /// One that cannot be run.
    Unknown,
}

impl IntrinsicOp {
    /// Whether what it does to the lanes of a vector is for floats, and not for integers; `None`
    /// where it is for neither alone.
    pub fn takes_floats(self) -> Option<bool> {
        use ir::BinaryOp::{FAdd, FDiv, FMul, FRem, FSub};
        match self {
            IntrinsicOp::Reduce(by) | IntrinsicOp::ReduceFrom(by) | IntrinsicOp::Predicated(by) => {
                by.takes_floats()
            }
            IntrinsicOp::Arith(op) => Some(matches!(op, FAdd | FSub | FMul | FDiv | FRem)),
            IntrinsicOp::Float(_)
            | IntrinsicOp::Math(_)
            | IntrinsicOp::CopySign
            | IntrinsicOp::MulAdd
            | IntrinsicOp::NumberOf(_)
            | IntrinsicOp::NumberOfAnyZero(_)
            | IntrinsicOp::FloatLimit(_)
            | IntrinsicOp::NumberLimit(_)
            | IntrinsicOp::RoundTo(_)
            | IntrinsicOp::FpClass
            | IntrinsicOp::FCmp => Some(true),
            IntrinsicOp::Abs
            | IntrinsicOp::Pick(_)
            | IntrinsicOp::Bits(_)
            | IntrinsicOp::BitReverse
            | IntrinsicOp::FunnelShift(_)
            | IntrinsicOp::MulCarryless
            | IntrinsicOp::Saturate(..)
            | IntrinsicOp::ICmp => Some(false),
            IntrinsicOp::Convert(op) => match op {
                CastOp::FPExt | CastOp::FPTrunc | CastOp::FPToSI | CastOp::FPToUI => Some(true),
                CastOp::Trunc
                | CastOp::ZExt
                | CastOp::SExt
                | CastOp::SIToFP
                | CastOp::UIToFP
                | CastOp::IntToPtr => Some(false),
                _ => None,
            },
            _ => None,
        }
    }
}

/// An intrinsic and what calls of it become.
type Lowering = (Intrinsic, IntrinsicOp);

const fn row(name: &str, op: IntrinsicOp) -> Lowering {
    (Intrinsic::named(name), op)
}

const fn on_lanes(op: &'static IntrinsicOp) -> IntrinsicOp {
    IntrinsicOp::Predicated(op)
}

/// The intrinsics of all targets that can be run, in the order of the table of `ir`.
#[rustfmt::skip]
static GENERAL: &[Lowering] = &[
    row("abs", IntrinsicOp::Abs),
    row("acos", IntrinsicOp::Math(Maths::Acos)),
    row("addressofreturnaddress", IntrinsicOp::EntryStack),
    row("adjust.trampoline", IntrinsicOp::AdjustTrampoline),
    row("allow.runtime.check", IntrinsicOp::One),
    row("allow.ubsan.check", IntrinsicOp::One),
    row("annotation", IntrinsicOp::First),
    row("arithmetic.fence", IntrinsicOp::First),
    row("asin", IntrinsicOp::Math(Maths::Asin)),
    row("assume", IntrinsicOp::Drop),
    row("atan", IntrinsicOp::Math(Maths::Atan)),
    row("atan2", IntrinsicOp::Math(Maths::Atan2)),
    row("bitreverse", IntrinsicOp::BitReverse),
    row("bswap", IntrinsicOp::Bits(UnaryOp::Bswap)),
    row("canonicalize", IntrinsicOp::First),
    row("ceil", IntrinsicOp::Math(Maths::Ceil)),
    row("clear_cache", IntrinsicOp::Drop),
    row("clmul", IntrinsicOp::MulCarryless),
    row("codeview.annotation", IntrinsicOp::Drop),
    row("convert.from.fp16", IntrinsicOp::HalfBits(CastOp::FPExt)),
    row("convert.to.fp16", IntrinsicOp::HalfBits(CastOp::FPTrunc)),
    row("copysign", IntrinsicOp::CopySign),
    row("cos", IntrinsicOp::Math(Maths::Cos)),
    row("cosh", IntrinsicOp::Math(Maths::Cosh)),
    row("ctlz", IntrinsicOp::Bits(UnaryOp::Clz)),
    row("ctpop", IntrinsicOp::Bits(UnaryOp::Popcnt)),
    row("cttz", IntrinsicOp::Bits(UnaryOp::Ctz)),
    row("dbg.assign", IntrinsicOp::Drop),
    row("dbg.declare", IntrinsicOp::Drop),
    row("dbg.label", IntrinsicOp::Drop),
    row("dbg.value", IntrinsicOp::Drop),
    row("debugtrap", IntrinsicOp::Trap),
    row("donothing", IntrinsicOp::Drop),
    row("eh.sjlj.longjmp", IntrinsicOp::SjljLongjmp),
    row("eh.sjlj.setjmp", IntrinsicOp::SjljSetjmp),
    row("eh.typeid.for", IntrinsicOp::TypeId),
    row("exp", IntrinsicOp::Math(Maths::Exp)),
    row("exp10", IntrinsicOp::Math(Maths::Exp10)),
    row("exp2", IntrinsicOp::Math(Maths::Exp2)),
    row("expect", IntrinsicOp::First),
    row("expect.with.probability", IntrinsicOp::First),
    row("fabs", IntrinsicOp::Float(UnaryOp::Fabs)),
    row("fake.use", IntrinsicOp::Drop),
    row("floor", IntrinsicOp::Math(Maths::Floor)),
    row("fma", IntrinsicOp::Math(Maths::Fma)),
    row("fmuladd", IntrinsicOp::MulAdd),
    row("fptosi.sat", IntrinsicOp::SaturatingCast(CastOp::FPToSI)),
    row("fptoui.sat", IntrinsicOp::SaturatingCast(CastOp::FPToUI)),
    row("frameaddress", IntrinsicOp::FrameAddress),
    row("frexp", IntrinsicOp::Frexp),
    row("fshl", IntrinsicOp::FunnelShift(BinaryOp::Rotl)),
    row("fshr", IntrinsicOp::FunnelShift(BinaryOp::Rotr)),
    row("gcread", IntrinsicOp::RootRead),
    row("gcroot", IntrinsicOp::Root),
    row("gcwrite", IntrinsicOp::RootWrite),
    row("get.active.lane.mask", IntrinsicOp::Vector(VectorOp::ActiveLanes)),
    row("get.dynamic.area.offset", IntrinsicOp::Zero),
    row("get.fpenv", IntrinsicOp::FloatState(Libcall::Fegetenv)),
    row("get.fpmode", IntrinsicOp::FloatState(Libcall::Fegetmode)),
    row("get.rounding", IntrinsicOp::Helper(Libcall::GetRounding)),
    row("init.trampoline", IntrinsicOp::InitTrampoline),
    row("invariant.end", IntrinsicOp::Drop),
    row("invariant.start", IntrinsicOp::Zero),
    row("is.constant", IntrinsicOp::Zero),
    row("is.fpclass", IntrinsicOp::FpClass),
    row("launder.invariant.group", IntrinsicOp::First),
    row("ldexp", IntrinsicOp::Math(Maths::Ldexp)),
    row("lifetime.end", IntrinsicOp::Drop),
    row("lifetime.start", IntrinsicOp::Drop),
    row("llrint", IntrinsicOp::RoundTo(Maths::Rint)),
    row("llround", IntrinsicOp::RoundTo(Maths::Round)),
    row("load.relative", IntrinsicOp::LoadRelative),
    row("log", IntrinsicOp::Math(Maths::Log)),
    row("log10", IntrinsicOp::Math(Maths::Log10)),
    row("log2", IntrinsicOp::Math(Maths::Log2)),
    row("looptrap", IntrinsicOp::Trap),
    row("lrint", IntrinsicOp::RoundTo(Maths::Rint)),
    row("lround", IntrinsicOp::RoundTo(Maths::Round)),
    row("masked.compressstore", IntrinsicOp::Vector(VectorOp::CompressStore)),
    row("masked.expandload", IntrinsicOp::Vector(VectorOp::ExpandLoad)),
    row("masked.gather", IntrinsicOp::Vector(VectorOp::Gather)),
    row("masked.load", IntrinsicOp::Vector(VectorOp::MaskedLoad)),
    row("masked.scatter", IntrinsicOp::Vector(VectorOp::Scatter)),
    row("masked.store", IntrinsicOp::Vector(VectorOp::MaskedStore)),
    row("matrix.multiply", IntrinsicOp::Vector(VectorOp::Multiply)),
    row("matrix.transpose", IntrinsicOp::Vector(VectorOp::Transpose)),
    row("maximum", IntrinsicOp::FloatLimit(BinaryOp::Fmax)),
    row("maximumnum", IntrinsicOp::NumberLimit(BinaryOp::Fmax)),
    row("maxnum", IntrinsicOp::NumberOf(BinaryOp::Fmax)),
    row("memcpy", IntrinsicOp::Copy(Libcall::Memcpy)),
    row("memcpy.element.unordered.atomic", IntrinsicOp::Elements(Libcall::MemcpyElements)),
    row("memcpy.inline", IntrinsicOp::Copy(Libcall::Memcpy)),
    row("memmove", IntrinsicOp::Copy(Libcall::Memmove)),
    row("memmove.element.unordered.atomic", IntrinsicOp::Elements(Libcall::MemmoveElements)),
    row("memset", IntrinsicOp::Set),
    row("memset.element.unordered.atomic", IntrinsicOp::Elements(Libcall::MemsetElements)),
    row("memset.inline", IntrinsicOp::Set),
    row("minimum", IntrinsicOp::FloatLimit(BinaryOp::Fmin)),
    row("minimumnum", IntrinsicOp::NumberLimit(BinaryOp::Fmin)),
    row("minnum", IntrinsicOp::NumberOf(BinaryOp::Fmin)),
    row("modf", IntrinsicOp::TwoFloats(Maths::Modf)),
    row("nearbyint", IntrinsicOp::Math(Maths::NearbyInt)),
    row("objectsize", IntrinsicOp::ObjectSize),
    row("pcmarker", IntrinsicOp::Drop),
    row("pow", IntrinsicOp::Math(Maths::Pow)),
    row("powi", IntrinsicOp::Powi),
    row("prefetch", IntrinsicOp::Prefetch),
    row("preserve.array.access.index", IntrinsicOp::ArrayElement),
    row("preserve.static.offset", IntrinsicOp::First),
    row("preserve.struct.access.index", IntrinsicOp::StructField),
    row("preserve.union.access.index", IntrinsicOp::First),
    row("pseudoprobe", IntrinsicOp::Drop),
    row("ptr.annotation", IntrinsicOp::First),
    row("ptrmask", IntrinsicOp::PtrMask),
    row("public.type.test", IntrinsicOp::One),
    row("readcyclecounter", IntrinsicOp::Helper(Libcall::Cycles)),
    row("readsteadycounter", IntrinsicOp::Helper(Libcall::Nanoseconds)),
    row("reset.fpenv", IntrinsicOp::FloatState(Libcall::Fesetenv)),
    row("reset.fpmode", IntrinsicOp::FloatState(Libcall::Fesetmode)),
    row("returnaddress", IntrinsicOp::ReturnAddress),
    row("rint", IntrinsicOp::Math(Maths::Rint)),
    row("round", IntrinsicOp::Math(Maths::Round)),
    row("roundeven", IntrinsicOp::Math(Maths::RoundEven)),
    row("sadd.sat", IntrinsicOp::Saturate(BinaryOp::Add, true)),
    row("sadd.with.overflow", IntrinsicOp::Overflow(BinaryOp::Add, true)),
    row("scmp", IntrinsicOp::Compare(IntCond::Slt, IntCond::Sgt)),
    row("sdiv.fix", IntrinsicOp::FixedPoint(ir::BinaryOp::SDiv, true, false)),
    row("sdiv.fix.sat", IntrinsicOp::FixedPoint(ir::BinaryOp::SDiv, true, true)),
    row("set.fpenv", IntrinsicOp::FloatState(Libcall::Fesetenv)),
    row("set.fpmode", IntrinsicOp::FloatState(Libcall::Fesetmode)),
    row("set.rounding", IntrinsicOp::Helper(Libcall::SetRounding)),
    row("sideeffect", IntrinsicOp::Drop),
    row("sin", IntrinsicOp::Math(Maths::Sin)),
    row("sincos", IntrinsicOp::TwoFloats(Maths::Sin)),
    row("sinh", IntrinsicOp::Math(Maths::Sinh)),
    row("smax", IntrinsicOp::Pick(IntCond::Sgt)),
    row("smin", IntrinsicOp::Pick(IntCond::Slt)),
    row("smul.fix", IntrinsicOp::FixedPoint(ir::BinaryOp::Mul, true, false)),
    row("smul.fix.sat", IntrinsicOp::FixedPoint(ir::BinaryOp::Mul, true, true)),
    row("smul.with.overflow", IntrinsicOp::Overflow(BinaryOp::Mul, true)),
    row("sponentry", IntrinsicOp::EntryStack),
    row("sqrt", IntrinsicOp::Float(UnaryOp::Fsqrt)),
    row("ssa.copy", IntrinsicOp::First),
    row("sshl.sat", IntrinsicOp::ShiftSaturate(true)),
    row("ssub.sat", IntrinsicOp::Saturate(BinaryOp::Sub, true)),
    row("ssub.with.overflow", IntrinsicOp::Overflow(BinaryOp::Sub, true)),
    row("stackprotector", IntrinsicOp::StackProtector),
    row("stackrestore", IntrinsicOp::StackRestore),
    row("stacksave", IntrinsicOp::StackSave),
    row("stepvector", IntrinsicOp::Vector(VectorOp::Step)),
    row("strip.invariant.group", IntrinsicOp::First),
    row("tan", IntrinsicOp::Math(Maths::Tan)),
    row("tanh", IntrinsicOp::Math(Maths::Tanh)),
    row("thread.pointer", IntrinsicOp::Helper(Libcall::ThreadPointer)),
    row("threadlocal.address", IntrinsicOp::First),
    row("trap", IntrinsicOp::Trap),
    row("trunc", IntrinsicOp::Math(Maths::Trunc)),
    row("type.checked.load", IntrinsicOp::CheckedLoad),
    row("type.checked.load.relative", IntrinsicOp::CheckedLoadRelative),
    row("type.test", IntrinsicOp::One),
    row("uadd.sat", IntrinsicOp::Saturate(BinaryOp::Add, false)),
    row("uadd.with.overflow", IntrinsicOp::Overflow(BinaryOp::Add, false)),
    row("ubsantrap", IntrinsicOp::Trap),
    row("ucmp", IntrinsicOp::Compare(IntCond::Ult, IntCond::Ugt)),
    row("udiv.fix", IntrinsicOp::FixedPoint(ir::BinaryOp::SDiv, false, false)),
    row("udiv.fix.sat", IntrinsicOp::FixedPoint(ir::BinaryOp::SDiv, false, true)),
    row("umax", IntrinsicOp::Pick(IntCond::Ugt)),
    row("umin", IntrinsicOp::Pick(IntCond::Ult)),
    row("umul.fix", IntrinsicOp::FixedPoint(ir::BinaryOp::Mul, false, false)),
    row("umul.fix.sat", IntrinsicOp::FixedPoint(ir::BinaryOp::Mul, false, true)),
    row("umul.with.overflow", IntrinsicOp::Overflow(BinaryOp::Mul, false)),
    row("ushl.sat", IntrinsicOp::ShiftSaturate(false)),
    row("usub.sat", IntrinsicOp::Saturate(BinaryOp::Sub, false)),
    row("usub.with.overflow", IntrinsicOp::Overflow(BinaryOp::Sub, false)),
    row("va_copy", IntrinsicOp::VaCopy),
    row("va_end", IntrinsicOp::Drop),
    row("va_start", IntrinsicOp::VaStart),
    row("var.annotation", IntrinsicOp::Drop),
    row("experimental.convergence.anchor", IntrinsicOp::Drop),
    row("experimental.convergence.entry", IntrinsicOp::Drop),
    row("experimental.convergence.loop", IntrinsicOp::Drop),
    row("experimental.cttz.elts", IntrinsicOp::Vector(VectorOp::FirstSet)),
    row("experimental.deoptimize", IntrinsicOp::Mapped(Mapped::Deoptimize)),
    row("experimental.gc.relocate", IntrinsicOp::Mapped(Mapped::Relocated)),
    row("experimental.gc.result", IntrinsicOp::First),
    row("experimental.gc.statepoint", IntrinsicOp::Mapped(Mapped::Statepoint)),
    row("experimental.get.vector.length", IntrinsicOp::Vector(VectorOp::Length)),
    row("experimental.guard", IntrinsicOp::Mapped(Mapped::Guard)),
    row("experimental.memset.pattern", IntrinsicOp::SetPattern),
    row("experimental.noalias.scope.decl", IntrinsicOp::Drop),
    row("experimental.patchpoint", IntrinsicOp::Mapped(Mapped::PatchPoint)),
    row("experimental.patchpoint.void", IntrinsicOp::Mapped(Mapped::PatchPoint)),
    row("experimental.stackmap", IntrinsicOp::Mapped(Mapped::StackMap)),
    row("experimental.vector.match", IntrinsicOp::Vector(VectorOp::Match)),
    row("experimental.vp.reverse", on_lanes(&IntrinsicOp::Vector(VectorOp::Reverse))),
    row("experimental.vp.splat", on_lanes(&IntrinsicOp::Vector(VectorOp::Splat))),
    row("experimental.vp.splice", on_lanes(&IntrinsicOp::Vector(VectorOp::Splice))),
    row("experimental.vp.strided.load", on_lanes(&IntrinsicOp::Vector(VectorOp::StridedLoad))),
    row("experimental.vp.strided.store", on_lanes(&IntrinsicOp::Vector(VectorOp::StridedStore))),
    row("experimental.widenable.condition", IntrinsicOp::One),
    row("experimental.constrained.acos", IntrinsicOp::Math(Maths::Acos)),
    row("experimental.constrained.asin", IntrinsicOp::Math(Maths::Asin)),
    row("experimental.constrained.atan", IntrinsicOp::Math(Maths::Atan)),
    row("experimental.constrained.atan2", IntrinsicOp::Math(Maths::Atan2)),
    row("experimental.constrained.ceil", IntrinsicOp::Math(Maths::Ceil)),
    row("experimental.constrained.cos", IntrinsicOp::Math(Maths::Cos)),
    row("experimental.constrained.cosh", IntrinsicOp::Math(Maths::Cosh)),
    row("experimental.constrained.exp", IntrinsicOp::Math(Maths::Exp)),
    row("experimental.constrained.exp2", IntrinsicOp::Math(Maths::Exp2)),
    row("experimental.constrained.fadd", IntrinsicOp::Arith(ir::BinaryOp::FAdd)),
    row("experimental.constrained.fcmp", IntrinsicOp::Compares(false)),
    row("experimental.constrained.fcmps", IntrinsicOp::Compares(true)),
    row("experimental.constrained.fdiv", IntrinsicOp::Arith(ir::BinaryOp::FDiv)),
    row("experimental.constrained.floor", IntrinsicOp::Math(Maths::Floor)),
    row("experimental.constrained.fma", IntrinsicOp::Math(Maths::Fma)),
    row("experimental.constrained.fmul", IntrinsicOp::Arith(ir::BinaryOp::FMul)),
    row("experimental.constrained.fmuladd", IntrinsicOp::MulAdd),
    row("experimental.constrained.fpext", IntrinsicOp::Convert(CastOp::FPExt)),
    row("experimental.constrained.fptosi", IntrinsicOp::Convert(CastOp::FPToSI)),
    row("experimental.constrained.fptoui", IntrinsicOp::Convert(CastOp::FPToUI)),
    row("experimental.constrained.fptrunc", IntrinsicOp::Convert(CastOp::FPTrunc)),
    row("experimental.constrained.frem", IntrinsicOp::Arith(ir::BinaryOp::FRem)),
    row("experimental.constrained.fsub", IntrinsicOp::Arith(ir::BinaryOp::FSub)),
    row("experimental.constrained.ldexp", IntrinsicOp::Math(Maths::Ldexp)),
    row("experimental.constrained.llrint", IntrinsicOp::RoundTo(Maths::Rint)),
    row("experimental.constrained.llround", IntrinsicOp::RoundTo(Maths::Round)),
    row("experimental.constrained.log", IntrinsicOp::Math(Maths::Log)),
    row("experimental.constrained.log10", IntrinsicOp::Math(Maths::Log10)),
    row("experimental.constrained.log2", IntrinsicOp::Math(Maths::Log2)),
    row("experimental.constrained.lrint", IntrinsicOp::RoundTo(Maths::Rint)),
    row("experimental.constrained.lround", IntrinsicOp::RoundTo(Maths::Round)),
    row("experimental.constrained.maximum", IntrinsicOp::FloatLimit(BinaryOp::Fmax)),
    row("experimental.constrained.maxnum", IntrinsicOp::NumberOf(BinaryOp::Fmax)),
    row("experimental.constrained.minimum", IntrinsicOp::FloatLimit(BinaryOp::Fmin)),
    row("experimental.constrained.minnum", IntrinsicOp::NumberOf(BinaryOp::Fmin)),
    row("experimental.constrained.nearbyint", IntrinsicOp::Math(Maths::NearbyInt)),
    row("experimental.constrained.pow", IntrinsicOp::Math(Maths::Pow)),
    row("experimental.constrained.powi", IntrinsicOp::Powi),
    row("experimental.constrained.rint", IntrinsicOp::Math(Maths::Rint)),
    row("experimental.constrained.round", IntrinsicOp::Math(Maths::Round)),
    row("experimental.constrained.roundeven", IntrinsicOp::Math(Maths::RoundEven)),
    row("experimental.constrained.sin", IntrinsicOp::Math(Maths::Sin)),
    row("experimental.constrained.sinh", IntrinsicOp::Math(Maths::Sinh)),
    row("experimental.constrained.sitofp", IntrinsicOp::Convert(CastOp::SIToFP)),
    row("experimental.constrained.sqrt", IntrinsicOp::Float(UnaryOp::Fsqrt)),
    row("experimental.constrained.tan", IntrinsicOp::Math(Maths::Tan)),
    row("experimental.constrained.tanh", IntrinsicOp::Math(Maths::Tanh)),
    row("experimental.constrained.trunc", IntrinsicOp::Math(Maths::Trunc)),
    row("experimental.constrained.uitofp", IntrinsicOp::Convert(CastOp::UIToFP)),
    row("vector.compress", IntrinsicOp::Vector(VectorOp::Compress)),
    row("vector.deinterleave2", IntrinsicOp::Vector(VectorOp::Deinterleave(2))),
    row("vector.deinterleave3", IntrinsicOp::Vector(VectorOp::Deinterleave(3))),
    row("vector.deinterleave4", IntrinsicOp::Vector(VectorOp::Deinterleave(4))),
    row("vector.deinterleave5", IntrinsicOp::Vector(VectorOp::Deinterleave(5))),
    row("vector.deinterleave6", IntrinsicOp::Vector(VectorOp::Deinterleave(6))),
    row("vector.deinterleave7", IntrinsicOp::Vector(VectorOp::Deinterleave(7))),
    row("vector.deinterleave8", IntrinsicOp::Vector(VectorOp::Deinterleave(8))),
    row("vector.extract", IntrinsicOp::Vector(VectorOp::Extract)),
    row("vector.histogram.add", IntrinsicOp::Vector(VectorOp::Histogram)),
    row("vector.insert", IntrinsicOp::Vector(VectorOp::Insert)),
    row("vector.interleave2", IntrinsicOp::Vector(VectorOp::Interleave)),
    row("vector.interleave3", IntrinsicOp::Vector(VectorOp::Interleave)),
    row("vector.interleave4", IntrinsicOp::Vector(VectorOp::Interleave)),
    row("vector.interleave5", IntrinsicOp::Vector(VectorOp::Interleave)),
    row("vector.interleave6", IntrinsicOp::Vector(VectorOp::Interleave)),
    row("vector.interleave7", IntrinsicOp::Vector(VectorOp::Interleave)),
    row("vector.interleave8", IntrinsicOp::Vector(VectorOp::Interleave)),
    row("vector.partial.reduce.add", IntrinsicOp::Vector(VectorOp::PartialSum)),
    row("vector.reduce.add", IntrinsicOp::Reduce(&IntrinsicOp::Arith(ir::BinaryOp::Add))),
    row("vector.reduce.and", IntrinsicOp::Reduce(&IntrinsicOp::Arith(ir::BinaryOp::And))),
    row("vector.reduce.fadd", IntrinsicOp::ReduceFrom(&IntrinsicOp::Arith(ir::BinaryOp::FAdd))),
    row("vector.reduce.fmax", IntrinsicOp::Reduce(&IntrinsicOp::NumberOf(BinaryOp::Fmax))),
    row("vector.reduce.fmaximum", IntrinsicOp::Reduce(&IntrinsicOp::FloatLimit(BinaryOp::Fmax))),
    row("vector.reduce.fmin", IntrinsicOp::Reduce(&IntrinsicOp::NumberOf(BinaryOp::Fmin))),
    row("vector.reduce.fminimum", IntrinsicOp::Reduce(&IntrinsicOp::FloatLimit(BinaryOp::Fmin))),
    row("vector.reduce.fmul", IntrinsicOp::ReduceFrom(&IntrinsicOp::Arith(ir::BinaryOp::FMul))),
    row("vector.reduce.mul", IntrinsicOp::Reduce(&IntrinsicOp::Arith(ir::BinaryOp::Mul))),
    row("vector.reduce.or", IntrinsicOp::Reduce(&IntrinsicOp::Arith(ir::BinaryOp::Or))),
    row("vector.reduce.smax", IntrinsicOp::Reduce(&IntrinsicOp::Pick(IntCond::Sgt))),
    row("vector.reduce.smin", IntrinsicOp::Reduce(&IntrinsicOp::Pick(IntCond::Slt))),
    row("vector.reduce.umax", IntrinsicOp::Reduce(&IntrinsicOp::Pick(IntCond::Ugt))),
    row("vector.reduce.umin", IntrinsicOp::Reduce(&IntrinsicOp::Pick(IntCond::Ult))),
    row("vector.reduce.xor", IntrinsicOp::Reduce(&IntrinsicOp::Arith(ir::BinaryOp::Xor))),
    row("vector.reverse", IntrinsicOp::Vector(VectorOp::Reverse)),
    row("vector.splice", IntrinsicOp::Vector(VectorOp::Splice)),
    row("vp.abs", on_lanes(&IntrinsicOp::Abs)),
    row("vp.add", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::Add))),
    row("vp.and", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::And))),
    row("vp.ashr", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::AShr))),
    row("vp.bitreverse", on_lanes(&IntrinsicOp::BitReverse)),
    row("vp.bswap", on_lanes(&IntrinsicOp::Bits(UnaryOp::Bswap))),
    row("vp.ceil", on_lanes(&IntrinsicOp::Math(Maths::Ceil))),
    row("vp.copysign", on_lanes(&IntrinsicOp::CopySign)),
    row("vp.ctlz", on_lanes(&IntrinsicOp::Bits(UnaryOp::Clz))),
    row("vp.ctpop", on_lanes(&IntrinsicOp::Bits(UnaryOp::Popcnt))),
    row("vp.cttz", on_lanes(&IntrinsicOp::Bits(UnaryOp::Ctz))),
    row("vp.cttz.elts", on_lanes(&IntrinsicOp::Vector(VectorOp::FirstSet))),
    row("vp.fabs", on_lanes(&IntrinsicOp::Float(UnaryOp::Fabs))),
    row("vp.fadd", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::FAdd))),
    row("vp.fcmp", on_lanes(&IntrinsicOp::FCmp)),
    row("vp.fdiv", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::FDiv))),
    row("vp.floor", on_lanes(&IntrinsicOp::Math(Maths::Floor))),
    row("vp.fma", on_lanes(&IntrinsicOp::Math(Maths::Fma))),
    row("vp.fmul", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::FMul))),
    row("vp.fmuladd", on_lanes(&IntrinsicOp::MulAdd)),
    row("vp.fneg", on_lanes(&IntrinsicOp::Float(UnaryOp::Fneg))),
    row("vp.fpext", on_lanes(&IntrinsicOp::Convert(CastOp::FPExt))),
    row("vp.fptosi", on_lanes(&IntrinsicOp::Convert(CastOp::FPToSI))),
    row("vp.fptoui", on_lanes(&IntrinsicOp::Convert(CastOp::FPToUI))),
    row("vp.fptrunc", on_lanes(&IntrinsicOp::Convert(CastOp::FPTrunc))),
    row("vp.frem", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::FRem))),
    row("vp.fshl", on_lanes(&IntrinsicOp::FunnelShift(BinaryOp::Rotl))),
    row("vp.fshr", on_lanes(&IntrinsicOp::FunnelShift(BinaryOp::Rotr))),
    row("vp.fsub", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::FSub))),
    row("vp.gather", on_lanes(&IntrinsicOp::Vector(VectorOp::Gather))),
    row("vp.icmp", on_lanes(&IntrinsicOp::ICmp)),
    row("vp.inttoptr", on_lanes(&IntrinsicOp::Convert(CastOp::IntToPtr))),
    row("vp.is.fpclass", on_lanes(&IntrinsicOp::FpClass)),
    row("vp.llrint", on_lanes(&IntrinsicOp::RoundTo(Maths::Rint))),
    row("vp.load", on_lanes(&IntrinsicOp::Vector(VectorOp::MaskedLoad))),
    row("vp.lrint", on_lanes(&IntrinsicOp::RoundTo(Maths::Rint))),
    row("vp.lshr", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::LShr))),
    row("vp.maximum", on_lanes(&IntrinsicOp::FloatLimit(BinaryOp::Fmax))),
    row("vp.maxnum", on_lanes(&IntrinsicOp::NumberOf(BinaryOp::Fmax))),
    row("vp.merge", on_lanes(&IntrinsicOp::Merge)),
    row("vp.minimum", on_lanes(&IntrinsicOp::FloatLimit(BinaryOp::Fmin))),
    row("vp.minnum", on_lanes(&IntrinsicOp::NumberOf(BinaryOp::Fmin))),
    row("vp.mul", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::Mul))),
    row("vp.nearbyint", on_lanes(&IntrinsicOp::Math(Maths::NearbyInt))),
    row("vp.or", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::Or))),
    row("vp.ptrtoint", on_lanes(&IntrinsicOp::Convert(CastOp::PtrToInt))),
    row("vp.reduce.add", on_lanes(&IntrinsicOp::Reduce(&IntrinsicOp::Arith(ir::BinaryOp::Add)))),
    row("vp.reduce.and", on_lanes(&IntrinsicOp::Reduce(&IntrinsicOp::Arith(ir::BinaryOp::And)))),
    row("vp.reduce.fadd", on_lanes(&IntrinsicOp::Reduce(&IntrinsicOp::Arith(ir::BinaryOp::FAdd)))),
    row("vp.reduce.fmax", on_lanes(&IntrinsicOp::Reduce(&IntrinsicOp::NumberOf(BinaryOp::Fmax)))),
    row("vp.reduce.fmaximum", on_lanes(&IntrinsicOp::Reduce(&IntrinsicOp::FloatLimit(BinaryOp::Fmax)))),
    row("vp.reduce.fmin", on_lanes(&IntrinsicOp::Reduce(&IntrinsicOp::NumberOf(BinaryOp::Fmin)))),
    row("vp.reduce.fminimum", on_lanes(&IntrinsicOp::Reduce(&IntrinsicOp::FloatLimit(BinaryOp::Fmin)))),
    row("vp.reduce.fmul", on_lanes(&IntrinsicOp::Reduce(&IntrinsicOp::Arith(ir::BinaryOp::FMul)))),
    row("vp.reduce.mul", on_lanes(&IntrinsicOp::Reduce(&IntrinsicOp::Arith(ir::BinaryOp::Mul)))),
    row("vp.reduce.or", on_lanes(&IntrinsicOp::Reduce(&IntrinsicOp::Arith(ir::BinaryOp::Or)))),
    row("vp.reduce.smax", on_lanes(&IntrinsicOp::Reduce(&IntrinsicOp::Pick(IntCond::Sgt)))),
    row("vp.reduce.smin", on_lanes(&IntrinsicOp::Reduce(&IntrinsicOp::Pick(IntCond::Slt)))),
    row("vp.reduce.umax", on_lanes(&IntrinsicOp::Reduce(&IntrinsicOp::Pick(IntCond::Ugt)))),
    row("vp.reduce.umin", on_lanes(&IntrinsicOp::Reduce(&IntrinsicOp::Pick(IntCond::Ult)))),
    row("vp.reduce.xor", on_lanes(&IntrinsicOp::Reduce(&IntrinsicOp::Arith(ir::BinaryOp::Xor)))),
    row("vp.rint", on_lanes(&IntrinsicOp::Math(Maths::Rint))),
    row("vp.round", on_lanes(&IntrinsicOp::Math(Maths::Round))),
    row("vp.roundeven", on_lanes(&IntrinsicOp::Math(Maths::RoundEven))),
    row("vp.roundtozero", on_lanes(&IntrinsicOp::Math(Maths::Trunc))),
    row("vp.sadd.sat", on_lanes(&IntrinsicOp::Saturate(BinaryOp::Add, true))),
    row("vp.scatter", on_lanes(&IntrinsicOp::Vector(VectorOp::Scatter))),
    row("vp.sdiv", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::SDiv))),
    row("vp.select", on_lanes(&IntrinsicOp::Select)),
    row("vp.sext", on_lanes(&IntrinsicOp::Convert(CastOp::SExt))),
    row("vp.shl", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::Shl))),
    row("vp.sitofp", on_lanes(&IntrinsicOp::Convert(CastOp::SIToFP))),
    row("vp.smax", on_lanes(&IntrinsicOp::Pick(IntCond::Sgt))),
    row("vp.smin", on_lanes(&IntrinsicOp::Pick(IntCond::Slt))),
    row("vp.sqrt", on_lanes(&IntrinsicOp::Float(UnaryOp::Fsqrt))),
    row("vp.srem", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::SRem))),
    row("vp.ssub.sat", on_lanes(&IntrinsicOp::Saturate(BinaryOp::Sub, true))),
    row("vp.store", on_lanes(&IntrinsicOp::Vector(VectorOp::MaskedStore))),
    row("vp.sub", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::Sub))),
    row("vp.trunc", on_lanes(&IntrinsicOp::Convert(CastOp::Trunc))),
    row("vp.uadd.sat", on_lanes(&IntrinsicOp::Saturate(BinaryOp::Add, false))),
    row("vp.udiv", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::UDiv))),
    row("vp.uitofp", on_lanes(&IntrinsicOp::Convert(CastOp::UIToFP))),
    row("vp.umax", on_lanes(&IntrinsicOp::Pick(IntCond::Ugt))),
    row("vp.umin", on_lanes(&IntrinsicOp::Pick(IntCond::Ult))),
    row("vp.urem", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::URem))),
    row("vp.usub.sat", on_lanes(&IntrinsicOp::Saturate(BinaryOp::Sub, false))),
    row("vp.xor", on_lanes(&IntrinsicOp::Arith(ir::BinaryOp::Xor))),
    row("vp.zext", on_lanes(&IntrinsicOp::Convert(CastOp::ZExt))),
];

impl IntrinsicOp {
    /// What calls of an intrinsic become, if it can be run.
    pub fn of(intrinsic: Intrinsic) -> Option<IntrinsicOp> {
        if let (start, name) = intrinsic.name()
            && start.starts_with("x86.avx512")
        {
            return x86::family(name).map(IntrinsicOp::X86);
        }
        let rows = if intrinsic.is_x86() { X86 } else { GENERAL };
        let at = rows.binary_search_by_key(&intrinsic, |row| row.0).ok()?;
        Some(rows[at].1)
    }

    /// What the symbols of a module become that are intrinsics.
    pub fn of_module(module: &Module) -> Vec<Option<IntrinsicOp>> {
        let of = |global: &ir::Global| match intrinsics::find(module.names.get(global.name))? {
            Found::Intrinsic(intrinsic) => {
                Some(IntrinsicOp::of(intrinsic).unwrap_or(IntrinsicOp::Unknown))
            }
            Found::Replaced | Found::Foreign | Found::Unknown => Some(IntrinsicOp::Unknown),
        };
        module.globals.values().map(of).collect()
    }
}

/// The intrinsic that can be run whose name is closest to one, if one is close.
pub(super) fn nearest(name: &str) -> Option<Intrinsic> {
    intrinsics::nearest(name.as_bytes(), |intrinsic| {
        IntrinsicOp::of(intrinsic).is_some()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_order() {
        for rows in [GENERAL, X86] {
            assert!(rows.is_sorted_by(|a, b| a.0 < b.0));
        }
    }
}
