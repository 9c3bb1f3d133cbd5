//! Comparisons that are decided by others: two of the same values as one, and one of what comparisons have chosen.
//!
//! The order of two values in three ways, which Rust has for most comparisons and C for `qsort`, is a choice among
//! constants; whoever asks for one of them asks for a comparison of the values.

use super::emit::Emit;
use super::simplify::is_bool;
use crate::lir::{BinaryOp, FloatCond, InstData, IntCond, Type, UnaryOp, Value};

/// How two values are to each other, a bit each.
const LESS: u8 = 1;
const EQUAL: u8 = 2;
const GREATER: u8 = 4;
const UNORDERED: u8 = 8;

/// Choices in choices that are looked through, at most.
const DEPTH: u32 = 3;

/// A comparison: of what, and for which relations of the two it holds.
#[derive(Clone, Copy)]
pub(super) struct Comparison {
    kind: Kind,
    pub args: [Value; 2],
    holds: u8,
}

impl Comparison {
    /// The comparison that holds where this one does not.
    pub(super) fn negate(self) -> Comparison {
        Comparison {
            holds: self.kind.all() & !self.holds,
            ..self
        }
    }

    /// The comparison that holds where this one and another one of the same values in any order do, if it is one.
    pub(super) fn and(self, other: Comparison) -> Option<Comparison> {
        let (kind, other) = self.alike(other)?;
        let holds = self.holds & other.holds;
        Some(Comparison {
            kind,
            holds,
            ..self
        })
    }

    /// Whether another comparison of the same values holds where this one does, if that is decided.
    pub(super) fn decides(self, other: Comparison) -> Option<bool> {
        let (_, other) = self.alike(other)?;
        match self.holds {
            // Nothing comes here.
            0 => None,
            holds if holds & !other.holds == 0 => Some(true),
            holds if holds & other.holds == 0 => Some(false),
            _ => None,
        }
    }

    /// The kind of both, and the other one with its values in the order of this one.
    fn alike(self, other: Comparison) -> Option<(Kind, Comparison)> {
        let kind = match (self.kind, other.kind) {
            (a, b) if a == b => a,
            (Kind::Either, Kind::Float) | (Kind::Float, Kind::Either) => return None,
            (Kind::Either, kind) | (kind, Kind::Either) => kind,
            _ => return None,
        };
        let [x, y] = self.args;
        let holds = match other.args {
            args if args == self.args => other.holds,
            args if args == [y, x] => {
                let swapped = [(LESS, GREATER), (GREATER, LESS)];
                let kept = other.holds & (EQUAL | UNORDERED);
                swapped.iter().fold(kept, |holds, (from, to)| {
                    holds | if other.holds & from != 0 { *to } else { 0 }
                })
            }
            _ => return None,
        };
        Some((
            kind,
            Comparison {
                holds,
                args: self.args,
                ..other
            },
        ))
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Of integers that are the same or not, whatever their signs mean.
    Either,
    Unsigned,
    Signed,
    Float,
}

impl Kind {
    /// All relations that there are.
    fn all(self) -> u8 {
        match self {
            Kind::Float => LESS | EQUAL | GREATER | UNORDERED,
            _ => LESS | EQUAL | GREATER,
        }
    }
}

/// Two comparisons of the same values that both hold, as one.
pub(super) fn both(e: &mut Emit<'_, '_>, _: Type, a: Value, b: Value) -> Option<Value> {
    join(e, a, b, |a, b| a & b)
}

/// Two comparisons of the same values one of which holds, as one.
pub(super) fn either(e: &mut Emit<'_, '_>, _: Type, a: Value, b: Value) -> Option<Value> {
    join(e, a, b, |a, b| a | b)
}

fn join(e: &mut Emit<'_, '_>, a: Value, b: Value, op: fn(u8, u8) -> u8) -> Option<Value> {
    let (a, b) = (find(e, a)?, find(e, b)?);
    let (kind, b) = a.alike(b)?;
    let holds = op(a.holds, b.holds);
    let [x, y] = a.args;
    match kind {
        _ if holds == 0 || holds == kind.all() => Some(e.iconst(Type::I8, u64::from(holds != 0))),
        Kind::Float => Some(e.fcmp(float_cond(holds)?, x, y)),
        _ => Some(e.icmp(int_cond(kind, holds)?, x, y)),
    }
}

/// The comparison that a value is the result of.
pub(super) fn find(e: &Emit<'_, '_>, value: Value) -> Option<Comparison> {
    let (kind, holds, args) = match e.def(value)? {
        InstData::Icmp { cond, args, .. } => {
            let (kind, holds) = of_int(cond);
            (kind, holds, args)
        }
        InstData::Fcmp { cond, args, .. } => (Kind::Float, of_float(cond), args),
        _ => return None,
    };
    Some(Comparison { kind, args, holds })
}

fn of_int(cond: IntCond) -> (Kind, u8) {
    match cond {
        IntCond::Eq => (Kind::Either, EQUAL),
        IntCond::Ne => (Kind::Either, LESS | GREATER),
        IntCond::Ult => (Kind::Unsigned, LESS),
        IntCond::Ule => (Kind::Unsigned, LESS | EQUAL),
        IntCond::Ugt => (Kind::Unsigned, GREATER),
        IntCond::Uge => (Kind::Unsigned, GREATER | EQUAL),
        IntCond::Slt => (Kind::Signed, LESS),
        IntCond::Sle => (Kind::Signed, LESS | EQUAL),
        IntCond::Sgt => (Kind::Signed, GREATER),
        IntCond::Sge => (Kind::Signed, GREATER | EQUAL),
    }
}

fn int_cond(kind: Kind, holds: u8) -> Option<IntCond> {
    use IntCond::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    let all = [Eq, Ne, Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge];
    all.into_iter().find(|&cond| {
        let (of, relations) = of_int(cond);
        relations == holds && (of == kind || of == Kind::Either)
    })
}

fn of_float(cond: FloatCond) -> u8 {
    match cond {
        FloatCond::Oeq => EQUAL,
        FloatCond::Ogt => GREATER,
        FloatCond::Oge => GREATER | EQUAL,
        FloatCond::Olt => LESS,
        FloatCond::Ole => LESS | EQUAL,
        FloatCond::One => LESS | GREATER,
        FloatCond::Ord => LESS | EQUAL | GREATER,
        FloatCond::Ueq => UNORDERED | EQUAL,
        FloatCond::Ugt => UNORDERED | GREATER,
        FloatCond::Uge => UNORDERED | GREATER | EQUAL,
        FloatCond::Ult => UNORDERED | LESS,
        FloatCond::Ule => UNORDERED | LESS | EQUAL,
        FloatCond::Une => UNORDERED | LESS | GREATER,
        FloatCond::Uno => UNORDERED,
    }
}

fn float_cond(holds: u8) -> Option<FloatCond> {
    use FloatCond::{Oeq, Oge, Ogt, Ole, Olt, One, Ord, Ueq, Uge, Ugt, Ule, Ult, Une, Uno};
    let all = [
        Oeq, Ogt, Oge, Olt, Ole, One, Ord, Ueq, Ugt, Uge, Ult, Ule, Une, Uno,
    ];
    all.into_iter().find(|&cond| of_float(cond) == holds)
}

/// A truth value, as far as it is known.
#[derive(Clone, Copy)]
enum Truth {
    Always(bool),
    Where(Value),
}

/// A comparison with a constant of what was chosen from constants, as what decides the choice.
pub(super) fn chosen(e: &mut Emit<'_, '_>, cond: IntCond, value: Value, imm: u64) -> Option<Value> {
    if !is_choice(e, value, 0) {
        return None;
    }
    match truth(e, cond, value, imm)? {
        Truth::Always(holds) => Some(e.iconst(Type::I8, holds.into())),
        Truth::Where(value) => Some(value),
    }
}

/// What a value is made of, where it is chosen from constants by truth values.
enum Choice {
    Constant(u64),
    /// 1 or 0.
    Bit(Value),
    /// The difference of two of those.
    Difference([Value; 2]),
    Select([Value; 3]),
}

fn choice(e: &Emit<'_, '_>, value: Value) -> Option<Choice> {
    if let Some(bits) = e.konst(value) {
        return Some(Choice::Constant(bits));
    }
    match e.def(value)? {
        InstData::Select { args, .. } if is_bool(e, args[0]) => Some(Choice::Select(args)),
        InstData::Binary {
            op: BinaryOp::Sub,
            args: [a, b],
            ..
        } => Some(Choice::Difference([bit(e, a)?, bit(e, b)?])),
        _ => bit(e, value).map(Choice::Bit),
    }
}

/// The truth value that a value is.
fn bit(e: &Emit<'_, '_>, value: Value) -> Option<Value> {
    let narrow = match e.def(value)? {
        InstData::Unary {
            op: UnaryOp::Uext,
            arg,
            ..
        } => arg,
        _ => value,
    };
    (e.ty(narrow) == Type::I8 && is_bool(e, narrow)).then_some(narrow)
}

/// Whether a value is chosen from constants by truth values.
fn is_choice(e: &Emit<'_, '_>, value: Value, depth: u32) -> bool {
    match choice(e, value) {
        Some(Choice::Select([_, a, b])) => {
            depth < DEPTH && is_choice(e, a, depth + 1) && is_choice(e, b, depth + 1)
        }
        other => other.is_some(),
    }
}

/// Where a value compares so with a constant.
fn truth(e: &mut Emit<'_, '_>, cond: IntCond, value: Value, imm: u64) -> Option<Truth> {
    let ty = e.ty(value);
    let holds = |bits: u64| Truth::Always(cond.holds(ty, bits & ty.mask(), imm));
    match choice(e, value)? {
        Choice::Constant(bits) => Some(holds(bits)),
        Choice::Bit(test) => choose(e, test, holds(1), holds(0)),
        Choice::Difference([a, b]) => {
            let yes = choose(e, b, holds(0), holds(1))?;
            let no = choose(e, b, holds(u64::MAX), holds(0))?;
            choose(e, a, yes, no)
        }
        Choice::Select([test, a, b]) => {
            let (a, b) = (truth(e, cond, a, imm)?, truth(e, cond, b, imm)?);
            choose(e, test, a, b)
        }
    }
}

/// `test ? a : b`, where that is no choice any more.
fn choose(e: &mut Emit<'_, '_>, test: Value, a: Truth, b: Truth) -> Option<Truth> {
    let opposite = |e: &mut Emit<'_, '_>| {
        let zero = e.iconst(e.ty(test), 0);
        e.icmp(IntCond::Eq, test, zero)
    };
    let value = match (a, b) {
        (Truth::Always(a), Truth::Always(b)) if a == b => return Some(Truth::Always(a)),
        (Truth::Always(true), Truth::Always(_)) => test,
        (Truth::Always(false), Truth::Always(_)) => opposite(e),
        (Truth::Always(true), Truth::Where(b)) => e.binary(BinaryOp::Or, test, b),
        (Truth::Always(false), Truth::Where(b)) => {
            let not = opposite(e);
            e.binary(BinaryOp::And, not, b)
        }
        (Truth::Where(a), Truth::Always(true)) => {
            let not = opposite(e);
            e.binary(BinaryOp::Or, not, a)
        }
        (Truth::Where(a), Truth::Always(false)) => e.binary(BinaryOp::And, test, a),
        (Truth::Where(a), Truth::Where(b)) if a == b => a,
        (Truth::Where(_), Truth::Where(_)) => return None,
    };
    Some(Truth::Where(value))
}
