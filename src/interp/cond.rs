//! Tests that branches and comparisons make, in the forms that bytecode has for them.

use super::op::Opcode;
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
    pub(super) fn branch(self) -> (Opcode, u16, u16) {
        match self {
            CompareTest::NonZero(a) => (Opcode::BrNz, a, 0),
            CompareTest::Zero(a) => (Opcode::BrZ, a, 0),
            CompareTest::Regs { rel, a, b } => {
                let op = match rel {
                    Rel::Eq => Opcode::BrEq,
                    Rel::Ne => Opcode::BrNe,
                    Rel::Ult => Opcode::BrUlt,
                    Rel::Ule => Opcode::BrUle,
                    Rel::Slt(ty) => Opcode::BrSlt8.of(ty),
                    Rel::Sle(ty) => Opcode::BrSle8.of(ty),
                };
                (op, a, b)
            }
            CompareTest::Imm { rel, a, imm } => {
                let op = match rel {
                    ImmRel::Eq => Opcode::BrEqI,
                    ImmRel::Ne => Opcode::BrNeI,
                    ImmRel::Ult => Opcode::BrUltI,
                    ImmRel::Ugt => Opcode::BrUgtI,
                    ImmRel::Slt(ty) => Opcode::BrSltI32.of_two(ty),
                    ImmRel::Sgt(ty) => Opcode::BrSgtI32.of_two(ty),
                };
                (op, a, imm)
            }
            CompareTest::Float { cond, a, b } => match Opcode::BrFOeq.of_float_cond(cond) {
                (op, false) => (op, a, b),
                (op, true) => (op, b, a),
            },
        }
    }

    /// The comparison that makes the test, with its last two fields; only for the forms with a
    /// relation of integers.
    pub(super) fn set(self) -> Option<(Opcode, u16, u16)> {
        match self {
            CompareTest::Regs { rel, a, b } => {
                let op = match rel {
                    Rel::Eq => Opcode::CmpEq,
                    Rel::Ne => Opcode::CmpNe,
                    Rel::Ult => Opcode::CmpUlt,
                    Rel::Ule => Opcode::CmpUle,
                    Rel::Slt(ty) => Opcode::CmpSlt8.of(ty),
                    Rel::Sle(ty) => Opcode::CmpSle8.of(ty),
                };
                Some((op, a, b))
            }
            CompareTest::Imm { rel, a, imm } => {
                let op = match rel {
                    ImmRel::Eq => Opcode::CmpEqI,
                    ImmRel::Ne => Opcode::CmpNeI,
                    ImmRel::Ult => Opcode::CmpUltI,
                    ImmRel::Ugt => Opcode::CmpUgtI,
                    ImmRel::Slt(ty) => Opcode::CmpSltI32.of_two(ty),
                    ImmRel::Sgt(ty) => Opcode::CmpSgtI32.of_two(ty),
                };
                Some((op, a, imm))
            }
            _ => None,
        }
    }

    /// The test that a conditional branch makes.
    pub(super) fn of_branch(op: Opcode, a: u16, b: u16) -> Option<CompareTest> {
        let regs = |rel| Some(CompareTest::Regs { rel, a, b });
        let imm = |rel| Some(CompareTest::Imm { rel, a, imm: b });
        let float = |cond| Some(CompareTest::Float { cond, a, b });
        match op {
            Opcode::BrNz => Some(CompareTest::NonZero(a)),
            Opcode::BrZ => Some(CompareTest::Zero(a)),
            Opcode::BrEq => regs(Rel::Eq),
            Opcode::BrNe => regs(Rel::Ne),
            Opcode::BrUlt => regs(Rel::Ult),
            Opcode::BrUle => regs(Rel::Ule),
            Opcode::BrSlt8 => regs(Rel::Slt(Type::I8)),
            Opcode::BrSlt16 => regs(Rel::Slt(Type::I16)),
            Opcode::BrSlt32 => regs(Rel::Slt(Type::I32)),
            Opcode::BrSlt64 => regs(Rel::Slt(Type::I64)),
            Opcode::BrSle8 => regs(Rel::Sle(Type::I8)),
            Opcode::BrSle16 => regs(Rel::Sle(Type::I16)),
            Opcode::BrSle32 => regs(Rel::Sle(Type::I32)),
            Opcode::BrSle64 => regs(Rel::Sle(Type::I64)),
            Opcode::BrEqI => imm(ImmRel::Eq),
            Opcode::BrNeI => imm(ImmRel::Ne),
            Opcode::BrUltI => imm(ImmRel::Ult),
            Opcode::BrUgtI => imm(ImmRel::Ugt),
            Opcode::BrSltI32 => imm(ImmRel::Slt(Type::I32)),
            Opcode::BrSltI64 => imm(ImmRel::Slt(Type::I64)),
            Opcode::BrSgtI32 => imm(ImmRel::Sgt(Type::I32)),
            Opcode::BrSgtI64 => imm(ImmRel::Sgt(Type::I64)),
            Opcode::BrFOeq => float(FloatCond::Oeq),
            Opcode::BrFOne => float(FloatCond::One),
            Opcode::BrFOlt => float(FloatCond::Olt),
            Opcode::BrFOle => float(FloatCond::Ole),
            Opcode::BrFOrd => float(FloatCond::Ord),
            Opcode::BrFUeq => float(FloatCond::Ueq),
            Opcode::BrFUlt => float(FloatCond::Ult),
            Opcode::BrFUle => float(FloatCond::Ule),
            Opcode::BrFUne => float(FloatCond::Une),
            Opcode::BrFUno => float(FloatCond::Uno),
            _ => None,
        }
    }
}
