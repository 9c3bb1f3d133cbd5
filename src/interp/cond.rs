//! Tests that branches and comparisons make, in the forms that bytecode has for them.

use super::op::Op;
use crate::lir::{FloatCond, IntCond, Type, signed};

/// A test on registers or on a register and a small constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CompareTest {
    /// The low byte of a register is not zero.
    NonZero(u16),
    /// The low byte of a register is zero.
    Zero(u16),
    /// A relation of two registers.
    Regs { rel: Rel, a: u16, b: u16 },
    /// A relation of a register and a constant.
    Imm { rel: ImmRel, a: u16, imm: u16 },
    /// A relation of two `f64` registers.
    Float { cond: FloatCond, a: u16, b: u16 },
}

/// A relation of two registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rel {
    Eq,
    Ne,
    Ult,
    Ule,
    Slt(Type),
    Sle(Type),
}

/// A relation of a register and a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ImmRel {
    Eq,
    Ne,
    Ult,
    Ugt,
    Slt(Type),
    Sgt(Type),
}

impl CompareTest {
    /// An integer comparison of two registers.
    pub(super) fn regs(cond: IntCond, ty: Type, a: u16, b: u16) -> CompareTest {
        let (rel, swap) = match cond {
            IntCond::Eq => (Rel::Eq, false),
            IntCond::Ne => (Rel::Ne, false),
            IntCond::Ult => (Rel::Ult, false),
            IntCond::Ugt => (Rel::Ult, true),
            IntCond::Ule => (Rel::Ule, false),
            IntCond::Uge => (Rel::Ule, true),
            IntCond::Slt => (Rel::Slt(ty), false),
            IntCond::Sgt => (Rel::Slt(ty), true),
            IntCond::Sle => (Rel::Sle(ty), false),
            IntCond::Sge => (Rel::Sle(ty), true),
        };
        let (a, b) = if swap { (b, a) } else { (a, b) };
        CompareTest::Regs { rel, a, b }
    }

    /// The relation and constant for a comparison with `k`, zero-extended from `ty`, if bytecode
    /// has it.
    pub(super) fn imm(cond: IntCond, ty: Type, k: u64) -> Option<(ImmRel, u16)> {
        let number = signed(ty, k);
        let equal = match ty {
            Type::I64 => i16::try_from(number).ok().map(|i| i as u16),
            _ => u16::try_from(k).ok().filter(|&k| k < 0x8000),
        };
        let unsigned = |k: Option<u64>, low: u64, high: u64| {
            k.filter(|k| (low..=high).contains(k)).map(|k| k as u16)
        };
        let below = |k| Some((ImmRel::Ult, unsigned(k, 1, 0xffff)?));
        let above = |k| Some((ImmRel::Ugt, unsigned(k, 0, 0xfffe)?));
        let small = |k: Option<i64>, low: i64, high: i64| {
            let wide = matches!(ty, Type::I32 | Type::I64);
            k.filter(|k| wide && (low..=high).contains(k))
                .map(|k| k as u16)
        };
        let less = |k| Some((ImmRel::Slt(ty), small(k, -0x7fff, 0x7fff)?));
        let greater = |k| Some((ImmRel::Sgt(ty), small(k, -0x8000, 0x7ffe)?));
        match cond {
            IntCond::Eq => Some((ImmRel::Eq, equal?)),
            IntCond::Ne => Some((ImmRel::Ne, equal?)),
            IntCond::Ult => below(Some(k)),
            IntCond::Ule => below(k.checked_add(1)),
            IntCond::Ugt => above(Some(k)),
            IntCond::Uge => above(k.checked_sub(1)),
            IntCond::Slt => less(Some(number)),
            IntCond::Sle => less(number.checked_add(1)),
            IntCond::Sgt => greater(Some(number)),
            IntCond::Sge => greater(number.checked_sub(1)),
        }
    }

    /// The test that is true where this one is false.
    pub(super) fn negate(self) -> CompareTest {
        match self {
            CompareTest::NonZero(a) => CompareTest::Zero(a),
            CompareTest::Zero(a) => CompareTest::NonZero(a),
            CompareTest::Regs { rel, a, b } => {
                let (rel, swap) = match rel {
                    Rel::Eq => (Rel::Ne, false),
                    Rel::Ne => (Rel::Eq, false),
                    Rel::Ult => (Rel::Ule, true),
                    Rel::Ule => (Rel::Ult, true),
                    Rel::Slt(ty) => (Rel::Sle(ty), true),
                    Rel::Sle(ty) => (Rel::Slt(ty), true),
                };
                let (a, b) = if swap { (b, a) } else { (a, b) };
                CompareTest::Regs { rel, a, b }
            }
            CompareTest::Imm { rel, a, imm } => {
                let (rel, imm) = match rel {
                    ImmRel::Eq => (ImmRel::Ne, imm),
                    ImmRel::Ne => (ImmRel::Eq, imm),
                    ImmRel::Ult => (ImmRel::Ugt, imm.wrapping_sub(1)),
                    ImmRel::Ugt => (ImmRel::Ult, imm.wrapping_add(1)),
                    ImmRel::Slt(ty) => (ImmRel::Sgt(ty), imm.wrapping_sub(1)),
                    ImmRel::Sgt(ty) => (ImmRel::Slt(ty), imm.wrapping_add(1)),
                };
                CompareTest::Imm { rel, a, imm }
            }
            CompareTest::Float { cond, a, b } => CompareTest::Float {
                cond: cond.negate(),
                a,
                b,
            },
        }
    }

    /// The branch that makes the test, with its first two fields.
    pub(super) fn branch(self) -> (Op, u16, u16) {
        match self {
            CompareTest::NonZero(a) => (Op::BrNz, a, 0),
            CompareTest::Zero(a) => (Op::BrZ, a, 0),
            CompareTest::Regs { rel, a, b } => {
                let op = match rel {
                    Rel::Eq => Op::BrEq,
                    Rel::Ne => Op::BrNe,
                    Rel::Ult => Op::BrUlt,
                    Rel::Ule => Op::BrUle,
                    Rel::Slt(ty) => Op::BrSlt8.of(ty),
                    Rel::Sle(ty) => Op::BrSle8.of(ty),
                };
                (op, a, b)
            }
            CompareTest::Imm { rel, a, imm } => {
                let op = match rel {
                    ImmRel::Eq => Op::BrEqI,
                    ImmRel::Ne => Op::BrNeI,
                    ImmRel::Ult => Op::BrUltI,
                    ImmRel::Ugt => Op::BrUgtI,
                    ImmRel::Slt(ty) => Op::BrSltI32.of_two(ty),
                    ImmRel::Sgt(ty) => Op::BrSgtI32.of_two(ty),
                };
                (op, a, imm)
            }
            CompareTest::Float { cond, a, b } => match Op::BrFOeq.of_float_cond(cond) {
                (op, false) => (op, a, b),
                (op, true) => (op, b, a),
            },
        }
    }

    /// The comparison that makes the test, with its last two fields; only for the forms with a
    /// relation of integers.
    pub(super) fn set(self) -> Option<(Op, u16, u16)> {
        match self {
            CompareTest::Regs { rel, a, b } => {
                let op = match rel {
                    Rel::Eq => Op::CmpEq,
                    Rel::Ne => Op::CmpNe,
                    Rel::Ult => Op::CmpUlt,
                    Rel::Ule => Op::CmpUle,
                    Rel::Slt(ty) => Op::CmpSlt8.of(ty),
                    Rel::Sle(ty) => Op::CmpSle8.of(ty),
                };
                Some((op, a, b))
            }
            CompareTest::Imm { rel, a, imm } => {
                let op = match rel {
                    ImmRel::Eq => Op::CmpEqI,
                    ImmRel::Ne => Op::CmpNeI,
                    ImmRel::Ult => Op::CmpUltI,
                    ImmRel::Ugt => Op::CmpUgtI,
                    ImmRel::Slt(ty) => Op::CmpSltI32.of_two(ty),
                    ImmRel::Sgt(ty) => Op::CmpSgtI32.of_two(ty),
                };
                Some((op, a, imm))
            }
            _ => None,
        }
    }

    /// The test that a conditional branch makes.
    pub(super) fn of_branch(op: Op, a: u16, b: u16) -> Option<CompareTest> {
        let regs = |rel| Some(CompareTest::Regs { rel, a, b });
        let imm = |rel| Some(CompareTest::Imm { rel, a, imm: b });
        let float = |cond| Some(CompareTest::Float { cond, a, b });
        match op {
            Op::BrNz => Some(CompareTest::NonZero(a)),
            Op::BrZ => Some(CompareTest::Zero(a)),
            Op::BrEq => regs(Rel::Eq),
            Op::BrNe => regs(Rel::Ne),
            Op::BrUlt => regs(Rel::Ult),
            Op::BrUle => regs(Rel::Ule),
            Op::BrSlt8 => regs(Rel::Slt(Type::I8)),
            Op::BrSlt16 => regs(Rel::Slt(Type::I16)),
            Op::BrSlt32 => regs(Rel::Slt(Type::I32)),
            Op::BrSlt64 => regs(Rel::Slt(Type::I64)),
            Op::BrSle8 => regs(Rel::Sle(Type::I8)),
            Op::BrSle16 => regs(Rel::Sle(Type::I16)),
            Op::BrSle32 => regs(Rel::Sle(Type::I32)),
            Op::BrSle64 => regs(Rel::Sle(Type::I64)),
            Op::BrEqI => imm(ImmRel::Eq),
            Op::BrNeI => imm(ImmRel::Ne),
            Op::BrUltI => imm(ImmRel::Ult),
            Op::BrUgtI => imm(ImmRel::Ugt),
            Op::BrSltI32 => imm(ImmRel::Slt(Type::I32)),
            Op::BrSltI64 => imm(ImmRel::Slt(Type::I64)),
            Op::BrSgtI32 => imm(ImmRel::Sgt(Type::I32)),
            Op::BrSgtI64 => imm(ImmRel::Sgt(Type::I64)),
            Op::BrFOeq => float(FloatCond::Oeq),
            Op::BrFOne => float(FloatCond::One),
            Op::BrFOlt => float(FloatCond::Olt),
            Op::BrFOle => float(FloatCond::Ole),
            Op::BrFOrd => float(FloatCond::Ord),
            Op::BrFUeq => float(FloatCond::Ueq),
            Op::BrFUlt => float(FloatCond::Ult),
            Op::BrFUle => float(FloatCond::Ule),
            Op::BrFUne => float(FloatCond::Une),
            Op::BrFUno => float(FloatCond::Uno),
            _ => None,
        }
    }
}
