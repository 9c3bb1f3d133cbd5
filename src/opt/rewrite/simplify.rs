//! The rules by which instructions become simpler ones, in tables: what they say, and a function
//! that gives the simpler value or none.
//!
//! Operands are values of the copy; constants stand on the right of what commutes, and two
//! constants were computed before. What a rule makes goes through the rules again.

use super::bytes;
use super::choose::{self, Choice};
use super::compared;
use super::divide;
use super::emit::Emit;
use super::eval;
use super::{popcount, products, recurrence};
use crate::lir::signed;
use crate::lir::{
    BinaryOp, FloatCond, Function, InstData, IntCond, Type, UnaryOp, Value, ValueDef,
};
use std::fmt;

/// A rule for an operation on two integers: what it is made for, and what it says.
pub struct RewriteRule {
    op: BinaryOp,
    /// What it says.
    pub says: &'static str,
    apply: fn(&mut Emit<'_, '_>, Type, Value, Value) -> Option<Value>,
}

impl fmt::Display for RewriteRule {
    /// The operation and what the rule says of it, which no other rule does.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.op.word(), self.says)
    }
}

/// Which of the [`RULES`] have made something of an instruction: a bit for each.
pub(crate) type Applied = u128;

const _: () = assert!(RULES.len() <= Applied::BITS as usize);

const fn rule(
    op: BinaryOp,
    says: &'static str,
    apply: fn(&mut Emit<'_, '_>, Type, Value, Value) -> Option<Value>,
) -> RewriteRule {
    RewriteRule { op, says, apply }
}

use BinaryOp::{
    Add, And, Ashr, Fadd, Fdiv, Fmul, Lshr, Mul, Or, Sdiv, Shl, Smulhi, Srem, Sub, Udiv, Umulhi,
    Urem, Xor,
};

/// The rules for two integers.
pub const RULES: &[RewriteRule] = &[
    rule(Add, "x + 0 = x", |e, _, a, b| is(e, b, 0).then_some(a)),
    rule(Add, "(x + c) + d = x + (c + d)", |e, ty, a, b| {
        again(e, Add, ty, a, b)
    }),
    rule(Add, "x + (y + c) = (x + y) + c", |e, ty, a, b| {
        // Indices of neighbours share a sum, and the constants go into their addresses.
        let apart = |e: &mut Emit<'_, '_>, x: Value, of: Value| {
            let [y, c] = args(e, Add, of)?;
            let by = e.konst(c)?;
            let sum = e.binary(Add, x, y);
            Some(e.binary_imm(Add, sum, by))
        };
        if ty != Type::I64 || e.konst(b).is_some() {
            return None;
        }
        apart(e, a, b).or_else(|| apart(e, b, a))
    }),
    rule(Add, "(x - y) + y = x", |e, _, a, b| {
        // What is based on `y` must stay so.
        if e.b.func.noalias != 0 {
            return None;
        }
        [(a, b), (b, a)].into_iter().find_map(|(a, b)| {
            let [x, y] = args(e, Sub, a)?;
            (y == b).then_some(x)
        })
    }),
    rule(Add, "lea + c = lea", |e, _, a, b| {
        let by = signed(Type::I64, e.konst(b)?);
        match e.def(a)? {
            InstData::Lea {
                base,
                index,
                scale,
                offset,
            } => {
                let offset = i32::try_from(i64::from(offset).checked_add(by)?).ok()?;
                Some(e.lea(base, index, scale, offset))
            }
            InstData::SlotAddr { slot, offset } => {
                let offset = i32::try_from(i64::from(offset).checked_add(by)?).ok()?;
                Some(e.numbered(InstData::SlotAddr { slot, offset }, Type::I64))
            }
            _ => None,
        }
    }),
    rule(Add, "bytes of a word = the word", |e, ty, a, b| {
        // As "or" where they are apart, which a shift gives a hint of.
        let shifted = [a, b].into_iter().any(|v| args(e, Shl, v).is_some());
        if !shifted {
            return None;
        }
        bytes::together(e, ty, a, b)
    }),
    rule(
        Add,
        "numbers of bits in the halves = popcnt(x)",
        popcount::by_halves,
    ),
    rule(Add, "products of halves = umulhi(x, y)", products::high),
    rule(Sub, "x - 0 = x", |e, _, a, b| is(e, b, 0).then_some(a)),
    rule(Sub, "x - x = 0", |e, ty, a, b| {
        (a == b).then(|| e.iconst(ty, 0))
    }),
    rule(Sub, "x - c = x + -c", |e, _, a, b| {
        let by = e.konst(b)?;
        Some(e.binary_imm(Add, a, by.wrapping_neg()))
    }),
    rule(Sub, "(x + y) - x = y", |e, _, a, b| {
        let [x, y] = args(e, Add, a)?;
        match (x == b, y == b) {
            (true, _) => Some(y),
            (_, true) => Some(x),
            _ => None,
        }
    }),
    rule(
        Sub,
        "(x ^ (x >> sign)) - (x >> sign) = abs(x)",
        |e, ty, a, b| {
            let [x, y] = args(e, Xor, a)?;
            let of = sign_of(e, ty, b)?;
            let both = (x == of && y == b) || (y == of && x == b);
            both.then(|| absolute(e, of))
        },
    ),
    rule(Mul, "x * 0 = 0", |e, _, _, b| is(e, b, 0).then_some(b)),
    rule(Mul, "x * 1 = x", |e, _, a, b| is(e, b, 1).then_some(a)),
    rule(Mul, "x * -1 = 0 - x", |e, ty, a, b| {
        let minus = is(e, b, ty.mask());
        minus.then(|| {
            let zero = e.iconst(ty, 0);
            e.binary(Sub, zero, a)
        })
    }),
    rule(Mul, "x * 2^n = x << n", |e, _, a, b| {
        let by = e.konst(b)?;
        (by.is_power_of_two()).then(|| e.binary_imm(Shl, a, by.trailing_zeros().into()))
    }),
    rule(Mul, "(x * c) * d = x * (c * d)", |e, ty, a, b| {
        again(e, Mul, ty, a, b)
    }),
    rule(Mul, "(x + c) * d = x * d + c * d", |e, ty, a, b| {
        // So rows of a matrix that follow each other share a product, and the sum goes into the address.
        let [x, c] = args(e, Add, a)?;
        let (c, d) = (signed(ty, e.konst(c)?), signed(ty, e.konst(b)?));
        let sum = i32::try_from(c.checked_mul(d)?).ok()?;
        (ty == Type::I64).then(|| {
            let product = e.binary(Mul, x, b);
            e.binary_imm(Add, product, i64::from(sum) as u64)
        })
    }),
    rule(Umulhi, "high half of x * 0 = 0", |e, _, _, b| {
        is(e, b, 0).then_some(b)
    }),
    rule(
        Umulhi,
        "high half of x * 2^n = x >> (64 - n)",
        |e, ty, a, b| {
            let by = e.konst(b)?;
            match by.is_power_of_two().then(|| by.trailing_zeros())? {
                0 => Some(e.iconst(ty, 0)),
                n => Some(e.binary_imm(Lshr, a, u64::from(64 - n))),
            }
        },
    ),
    rule(Smulhi, "high half of x * 0 = 0", |e, _, _, b| {
        is(e, b, 0).then_some(b)
    }),
    rule(And, "x & 0 = 0", |e, _, _, b| is(e, b, 0).then_some(b)),
    rule(And, "x & -1 = x", |e, ty, a, b| {
        is(e, b, ty.mask()).then_some(a)
    }),
    rule(And, "x & x = x", |_, _, a, b| (a == b).then_some(a)),
    rule(And, "(x & c) & d = x & (c & d)", |e, ty, a, b| {
        again(e, And, ty, a, b)
    }),
    rule(
        And,
        "x & c = x where no other bits can be set",
        |e, ty, a, b| {
            let keep = e.konst(b)?;
            (possible(e, a, 0) & !keep & ty.mask() == 0).then_some(a)
        },
    ),
    rule(
        And,
        "x & c = 0 where none of these bits can be set",
        |e, ty, a, b| {
            let keep = e.konst(b)?;
            (possible(e, a, 0) & keep == 0).then(|| e.iconst(ty, 0))
        },
    ),
    rule(And, "(x | c) & d = x & d where c & d = 0", |e, _, a, b| {
        let d = e.konst(b)?;
        let [x, c] = args(e, Or, a)?;
        (e.konst(c)? & d == 0).then(|| e.binary(And, x, b))
    }),
    rule(
        And,
        "numbers of bits in the bytes = popcnt(x)",
        popcount::by_mask,
    ),
    rule(And, "(x <= y) & (x >= y) = (x == y)", compared::both),
    rule(Or, "x | 0 = x", |e, _, a, b| is(e, b, 0).then_some(a)),
    rule(Or, "x | -1 = -1", |e, ty, _, b| {
        is(e, b, ty.mask()).then_some(b)
    }),
    rule(Or, "x | x = x", |_, _, a, b| (a == b).then_some(a)),
    rule(Or, "(x | c) | d = x | (c | d)", |e, ty, a, b| {
        again(e, Or, ty, a, b)
    }),
    rule(Or, "(x << n) | (x >> (width - n)) = rotl(x, n)", rotate),
    rule(Or, "bytes of a word = the word, or bswap", bytes::together),
    rule(Or, "(x < y) | (x == y) = (x <= y)", compared::either),
    rule(Xor, "x ^ 0 = x", |e, _, a, b| is(e, b, 0).then_some(a)),
    rule(Xor, "x ^ x = 0", |e, ty, a, b| {
        (a == b).then(|| e.iconst(ty, 0))
    }),
    rule(Xor, "(x ^ c) ^ d = x ^ (c ^ d)", |e, ty, a, b| {
        again(e, Xor, ty, a, b)
    }),
    rule(Xor, "(x < y) ^ 1 = x >= y", |e, _, a, b| {
        let negated = is(e, b, 1);
        match e.def(a)? {
            InstData::Icmp { cond, args, .. } if negated => {
                Some(e.icmp(cond.negate(), args[0], args[1]))
            }
            InstData::Fcmp { cond, args, .. } if negated => {
                Some(e.fcmp(cond.negate(), args[0], args[1]))
            }
            _ => None,
        }
    }),
    rule(
        Xor,
        "(x + (x >> sign)) ^ (x >> sign) = abs(x)",
        |e, ty, a, b| {
            [(a, b), (b, a)].into_iter().find_map(|(a, b)| {
                let of = sign_of(e, ty, b)?;
                let [x, y] = args(e, Add, a)?;
                let both = (x == of && y == b) || (y == of && x == b);
                both.then(|| absolute(e, of))
            })
        },
    ),
    rule(Shl, "x << 0 = x", unshifted),
    rule(Shl, "x << (n & (width - 1)) = x << n", |e, ty, a, b| {
        amount(e, Shl, ty, a, b)
    }),
    rule(Shl, "(x << c) << d = x << (c + d)", |e, ty, a, b| {
        shifted(e, Shl, ty, a, b)
    }),
    rule(Shl, "(x >> c) << c = x & high bits", |e, ty, a, b| {
        let [x, c] = args(e, Lshr, a).or_else(|| args(e, Ashr, a))?;
        let by = e.konst(b)? & u64::from(ty.bits() - 1);
        let same = e.konst(c)? & u64::from(ty.bits() - 1) == by;
        // A mask that is no immediate would be no better.
        (same && by < 32).then(|| e.binary_imm(And, x, ty.mask() << by))
    }),
    rule(Lshr, "x >> 0 = x", unshifted),
    rule(Lshr, "x >> (n & (width - 1)) = x >> n", |e, ty, a, b| {
        amount(e, Lshr, ty, a, b)
    }),
    rule(Lshr, "(x >> c) >> d = x >> (c + d)", |e, ty, a, b| {
        shifted(e, Lshr, ty, a, b)
    }),
    rule(Lshr, "(x << c) >> c = x & low bits", |e, ty, a, b| {
        let [x, c] = args(e, Shl, a)?;
        let by = e.konst(b)? & u64::from(ty.bits() - 1);
        let same = e.konst(c)? & u64::from(ty.bits() - 1) == by;
        same.then(|| e.binary_imm(And, x, ty.mask() >> by))
    }),
    rule(
        Lshr,
        "(x >> c) >> (width - 1) = x >> (width - 1), of the sign",
        |e, ty, a, b| {
            let [x, c] = args(e, Ashr, a)?;
            let top = u64::from(ty.bits() - 1);
            e.konst(c)?;
            is(e, b, top).then(|| e.binary(Lshr, x, b))
        },
    ),
    rule(
        Lshr,
        "numbers of bits in the bytes = popcnt(x)",
        popcount::by_product,
    ),
    rule(Ashr, "x >> 0 = x", unshifted),
    rule(Ashr, "x >> (n & (width - 1)) = x >> n", |e, ty, a, b| {
        amount(e, Ashr, ty, a, b)
    }),
    rule(Ashr, "(x << c) >> c = sext(trunc(x))", |e, ty, a, b| {
        let [x, c] = args(e, Shl, a)?;
        let (by, c) = (e.konst(b)?, e.konst(c)?);
        let narrow = Type::int(ty.bits().checked_sub(by as u32)?)?;
        (by == c && narrow != ty).then(|| {
            let low = e.unary(UnaryOp::Trunc, narrow, x);
            e.unary(UnaryOp::Sext, ty, low)
        })
    }),
    rule(Udiv, "x / c by multiplication", divide::udiv),
    rule(Urem, "x % c by multiplication", divide::urem),
    rule(Sdiv, "x / c by multiplication", divide::sdiv),
    rule(Srem, "x % c by multiplication", divide::srem),
    rule(Fdiv, "x / 2^n = x * 2^-n", divide::fdiv),
    rule(Fmul, "x * 2 = x + x", |e, ty, a, b| {
        let two = match ty {
            Type::F32 => u64::from(2f32.to_bits()),
            _ => 2f64.to_bits(),
        };
        [(a, b), (b, a)].into_iter().find_map(|(a, b)| {
            let is_twice = e.bits(b) == Some(two);
            is_twice.then(|| e.binary(Fadd, a, a))
        })
    }),
];

/// Where the rules of each operation start in [`RULES`].
const STARTS: [u8; 64] = {
    let mut starts = [RULES.len() as u8; 64];
    let mut at = RULES.len();
    while at > 0 {
        at -= 1;
        starts[RULES[at].op as usize] = at as u8;
    }
    starts
};

/// Applies the rules for an operation on two values.
pub(crate) fn binary(e: &mut Emit<'_, '_>, op: BinaryOp, a: Value, b: Value) -> Option<Value> {
    let ty = e.ty(a);
    if ty.is_vector() {
        return None;
    }
    let start = usize::from(STARTS[op as usize]);
    let rules = RULES[start..].iter().take_while(|rule| rule.op == op);
    rules.zip(start..).find_map(|(rule, at)| {
        let value = (rule.apply)(e, ty, a, b)?;
        e.applied |= 1 << at;
        Some(value)
    })
}

fn is(e: &Emit<'_, '_>, value: Value, imm: u64) -> bool {
    e.konst(value) == Some(imm)
}

/// The operands of a value that is an operation.
fn args(e: &Emit<'_, '_>, wanted: BinaryOp, value: Value) -> Option<[Value; 2]> {
    match e.def(value)? {
        InstData::Binary { op, args, .. } if op == wanted => Some(args),
        _ => None,
    }
}

/// `(x op c) op d = x op (c op d)`.
fn again(e: &mut Emit<'_, '_>, op: BinaryOp, ty: Type, a: Value, b: Value) -> Option<Value> {
    let d = e.konst(b)?;
    let [x, c] = args(e, op, a)?;
    let c = e.konst(c)?;
    Some(e.binary_imm(op, x, eval::binary(op, ty, c, d)?))
}

/// The value of whose sign alone another one is made.
fn sign_of(e: &Emit<'_, '_>, ty: Type, value: Value) -> Option<Value> {
    let [x, by] = args(e, Ashr, value)?;
    is(e, by, u64::from(ty.bits() - 1)).then_some(x)
}

/// The absolute value, wrapping. The negative is tested, because computing it leaves its sign in
/// the flags.
fn absolute(e: &mut Emit<'_, '_>, x: Value) -> Value {
    let zero = e.iconst(e.ty(x), 0);
    let minus = e.binary(Sub, zero, x);
    let positive = e.icmp(IntCond::Slt, minus, zero);
    e.select(positive, x, minus)
}

fn unshifted(e: &mut Emit<'_, '_>, ty: Type, a: Value, b: Value) -> Option<Value> {
    (e.konst(b)? & u64::from(ty.bits() - 1) == 0).then_some(a)
}

/// Two shifts one way as one, or nothing left.
fn shifted(e: &mut Emit<'_, '_>, op: BinaryOp, ty: Type, a: Value, b: Value) -> Option<Value> {
    let width = u64::from(ty.bits());
    let [x, c] = args(e, op, a)?;
    let by = (e.konst(c)? & (width - 1)) + (e.konst(b)? & (width - 1));
    Some(match by < width {
        true => e.binary_imm(op, x, by),
        false => e.iconst(ty, 0),
    })
}

/// A shift whose amount is cut to what it is taken modulo anyway, maybe before it is extended.
fn amount(e: &mut Emit<'_, '_>, op: BinaryOp, ty: Type, a: Value, b: Value) -> Option<Value> {
    let low = narrow(e, b);
    let [n, mask] = args(e, And, low)?;
    let width = u64::from(ty.bits() - 1);
    (e.konst(mask)? & width == width).then(|| {
        let n = match e.ty(n) == ty {
            true => n,
            false => e.unary(UnaryOp::Uext, ty, n),
        };
        e.binary(op, a, n)
    })
}

/// What a value was extended from with zeros.
fn narrow(e: &Emit<'_, '_>, value: Value) -> Value {
    match e.def(value) {
        Some(InstData::Unary {
            op: UnaryOp::Uext,
            arg,
            ..
        }) => arg,
        _ => value,
    }
}

/// Whether two amounts, taken modulo the width, add up to it.
fn complete(e: &Emit<'_, '_>, ty: Type, n: Value, m: Value) -> bool {
    let width = u64::from(ty.bits());
    match args(e, Sub, narrow(e, m)) {
        Some([all, by]) => {
            (by == n || by == narrow(e, n)) && e.konst(all).is_some_and(|all| all % width == 0)
        }
        None => false,
    }
}

fn rotate(e: &mut Emit<'_, '_>, ty: Type, a: Value, b: Value) -> Option<Value> {
    let width = u64::from(ty.bits());
    for (left, right) in [(a, b), (b, a)] {
        let (Some([x, n]), Some([y, m])) = (args(e, Shl, left), args(e, Lshr, right)) else {
            continue;
        };
        if x == y && complete(e, ty, n, m) {
            return Some(e.binary(BinaryOp::Rotl, x, n));
        }
        if x == y && complete(e, ty, m, n) {
            return Some(e.binary(BinaryOp::Rotr, x, m));
        }
        let (Some(n), Some(m)) = (e.konst(n), e.konst(m)) else {
            continue;
        };
        if x == y && n > 0 && n < width && n + m == width {
            return Some(e.binary_imm(BinaryOp::Rotl, x, n));
        }
    }
    None
}

/// The bits of an integer that may be set.
fn possible(e: &Emit<'_, '_>, value: Value, depth: u32) -> u64 {
    let all = e.ty(value).mask();
    if depth > 3 {
        return all;
    }
    match e.def(value) {
        Some(InstData::Iconst { imm, .. }) => imm,
        Some(InstData::Icmp { .. } | InstData::Fcmp { .. }) => 1,
        Some(InstData::SlotAddr { slot, offset }) => {
            let low = u64::from(e.b.func.slots[slot].align - 1);
            !low | offset as u64 & low
        }
        Some(InstData::Unary {
            op: UnaryOp::Uext,
            arg,
            ..
        }) => possible(e, arg, depth + 1),
        Some(InstData::Binary {
            op, args: [a, b], ..
        }) => match op {
            And => possible(e, a, depth + 1) & possible(e, b, depth + 1),
            Or | Xor => possible(e, a, depth + 1) | possible(e, b, depth + 1),
            Lshr => match e.konst(b) {
                Some(by) => possible(e, a, depth + 1) >> (by & u64::from(e.ty(value).bits() - 1)),
                None => all,
            },
            _ => all,
        },
        Some(InstData::Select {
            args: [_, a, b], ..
        }) => possible(e, a, depth + 1) | possible(e, b, depth + 1),
        _ => all,
    }
}

/// Whether a value is 0 or 1.
pub(crate) fn is_bool(e: &Emit<'_, '_>, value: Value) -> bool {
    possible(e, value, 0) & !1 == 0
}

/// Rules for operations on one value: extensions and truncations of each other.
pub(crate) fn unary(e: &mut Emit<'_, '_>, op: UnaryOp, ty: Type, arg: Value) -> Option<Value> {
    use UnaryOp::{Bitcast, Copy, Fabs, Fneg, Fpromote, Sext, Trunc, Uext};
    let inner = match e.def(arg) {
        Some(InstData::Unary { op, arg, .. }) => Some((op, arg)),
        _ => None,
    };
    match (op, inner) {
        // `freeze`: there is no poison here.
        (Copy, _) => Some(arg),
        (Uext, Some((Uext, x))) => Some(e.unary(Uext, ty, x)),
        (Sext, Some((Sext, x))) => Some(e.unary(Sext, ty, x)),
        // What was widened with zeros is not negative.
        (Sext, Some((Uext, x))) => Some(e.unary(Uext, ty, x)),
        (Sext, _) if possible(e, arg, 0) >> (e.ty(arg).bits() - 1) & 1 == 0 => {
            Some(e.unary(Uext, ty, arg))
        }
        (Trunc, Some((Trunc, x))) => Some(e.unary(Trunc, ty, x)),
        (Trunc, Some((extend @ (Uext | Sext), x))) => {
            let from = e.ty(x);
            Some(match from.bits().cmp(&ty.bits()) {
                std::cmp::Ordering::Equal => x,
                std::cmp::Ordering::Less => e.unary(extend, ty, x),
                std::cmp::Ordering::Greater => e.unary(Trunc, ty, x),
            })
        }
        (Trunc, _) => {
            // A mask that keeps all that is kept does nothing.
            let masked = args(e, And, arg);
            let masked = masked.filter(|&[_, mask]| {
                let mask = e.konst(mask);
                mask.is_some_and(|mask| mask & ty.mask() == ty.mask())
            });
            match masked {
                Some([x, _]) => Some(e.unary(Trunc, ty, x)),
                None => recurrence::low(e, ty, arg),
            }
        }
        (Uext, Some((Trunc, x))) if e.ty(x) == ty => {
            let mask = e.ty(arg).mask();
            Some(e.binary_imm(And, x, mask))
        }
        (Bitcast, Some((Bitcast, x))) => Some(match e.ty(x) == ty {
            true => x,
            false => e.unary(Bitcast, ty, x),
        }),
        (Fneg, Some((Fneg, x))) => Some(x),
        (Fabs, Some((Fneg | Fabs, x))) => Some(e.unary(Fabs, ty, x)),
        (UnaryOp::Fdemote, Some((Fpromote, _))) => None,
        _ => None,
    }
}

/// Rules for comparisons.
pub(crate) fn icmp(e: &mut Emit<'_, '_>, cond: IntCond, a: Value, b: Value) -> Option<Value> {
    use IntCond::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    let ty = e.ty(a);
    if a == b {
        return Some(e.iconst(Type::I8, cond.holds(ty, 0, 0).into()));
    }
    if let Some((cond, [a, b])) = narrowed(e, cond, a, b) {
        return Some(e.icmp(cond, a, b));
    }
    let imm = e.konst(b)?;
    match (cond, imm) {
        (Ult, 0) => return Some(e.iconst(Type::I8, 0)),
        (Uge, 0) => return Some(e.iconst(Type::I8, 1)),
        (Ugt, 0) => return Some(e.icmp(Ne, a, b)),
        (Ule, 0) => return Some(e.icmp(Eq, a, b)),
        (Ult, 1) => {
            let zero = e.iconst(ty, 0);
            return Some(e.icmp(Eq, a, zero));
        }
        (Uge, 1) => {
            let zero = e.iconst(ty, 0);
            return Some(e.icmp(Ne, a, zero));
        }
        _ => {}
    }
    // A truth value compared with one: itself, or its opposite.
    if matches!(cond, Eq | Ne) && imm <= 1 && is_bool(e, a) {
        let itself = (cond == Ne) == (imm == 0);
        if itself && ty == Type::I8 {
            return Some(a);
        }
        match e.def(a)? {
            InstData::Unary {
                op: UnaryOp::Uext,
                arg,
                ..
            } => {
                let b = e.iconst(e.ty(arg), imm);
                return Some(e.icmp(cond, arg, b));
            }
            InstData::Icmp { cond, args, .. } => {
                return Some(e.icmp(cond.negate(), args[0], args[1]));
            }
            _ if !itself && ty == Type::I8 => return Some(e.binary_imm(Xor, a, 1)),
            _ => {}
        }
    }
    match e.def(a)? {
        // A slot is somewhere.
        InstData::SlotAddr { slot, offset } if imm == 0 && matches!(cond, Eq | Ne) => {
            let is_inside = u32::try_from(offset).is_ok_and(|at| at <= e.b.func.slots[slot].size);
            is_inside.then(|| e.iconst(Type::I8, (cond == Ne).into()))
        }
        InstData::Unary {
            op: UnaryOp::Uext,
            arg,
            ..
        } => {
            // The signs of both are clear, so a signed order is an unsigned one.
            let narrow = e.ty(arg);
            if imm > narrow.mask() {
                let holds = match cond {
                    Eq => false,
                    Ne => true,
                    Ult | Ule => true,
                    Ugt | Uge => false,
                    Slt | Sle => signed(ty, imm) >= 0,
                    Sgt | Sge => signed(ty, imm) < 0,
                };
                return Some(e.iconst(Type::I8, holds.into()));
            }
            let b = e.iconst(narrow, imm);
            Some(e.icmp(cond.unsigned(), arg, b))
        }
        InstData::Unary {
            op: UnaryOp::Sext,
            arg,
            ..
        } if matches!(cond, Eq | Ne | Slt | Sle | Sgt | Sge) => {
            let narrow = e.ty(arg);
            let fits = signed(narrow, imm & narrow.mask()) == signed(ty, imm);
            fits.then(|| {
                let b = e.iconst(narrow, imm);
                e.icmp(cond, arg, b)
            })
        }
        InstData::Binary {
            op: op @ (Add | Xor),
            args: [x, c],
            ..
        } if matches!(cond, Eq | Ne) => {
            // What a loop counts with lives on as its sum: not as both.
            if op == Add && is_loop_variable(e, x) {
                return None;
            }
            let c = e.konst(c)?;
            let b = match op {
                Add => e.iconst(ty, imm.wrapping_sub(c)),
                _ => e.iconst(ty, imm ^ c),
            };
            Some(e.icmp(cond, x, b))
        }
        InstData::Binary {
            op: Sub,
            args: [x, y],
            ..
        } if matches!(cond, Eq | Ne) && imm == 0 => Some(e.icmp(cond, x, y)),
        InstData::Select { .. } | InstData::Binary { op: Sub, .. } => {
            compared::chosen(e, cond, a, imm)
        }
        _ => None,
    }
}

/// A comparison of two values that were extended from one type in one way, as one of what they were
/// extended from.
fn narrowed(e: &Emit<'_, '_>, cond: IntCond, a: Value, b: Value) -> Option<(IntCond, [Value; 2])> {
    let (
        Some(InstData::Unary { op, arg: x, .. }),
        Some(InstData::Unary {
            op: other, arg: y, ..
        }),
    ) = (e.def(a), e.def(b))
    else {
        return None;
    };
    if op != other || e.ty(x) != e.ty(y) {
        return None;
    }
    match op {
        // Of signs that are clear, the order is the one without signs.
        UnaryOp::Uext => Some((cond.unsigned(), [x, y])),
        // Those with a sign stay above all others.
        UnaryOp::Sext => Some((cond, [x, y])),
        _ => None,
    }
}

/// Rules for comparisons of floats.
pub(crate) fn fcmp(e: &mut Emit<'_, '_>, cond: FloatCond, a: Value, b: Value) -> Option<Value> {
    // What is never below zero, but may be a NaN.
    let is_zero = |e: &Emit<'_, '_>, v| e.bits(v).is_some_and(|bits| bits << 1 == 0);
    let is_below = match cond {
        FloatCond::Olt => is_zero(e, b) && is_no_less_than_zero(e, a, 0),
        FloatCond::Ogt => is_zero(e, a) && is_no_less_than_zero(e, b, 0),
        _ => false,
    };
    is_below.then(|| e.iconst(Type::I8, 0))
}

/// Whether a float is zero, greater than that, or a NaN.
fn is_no_less_than_zero(e: &Emit<'_, '_>, value: Value, depth: u32) -> bool {
    let both =
        |a, b| is_no_less_than_zero(e, a, depth + 1) && is_no_less_than_zero(e, b, depth + 1);
    match e.def(value) {
        _ if depth > 5 => false,
        Some(InstData::Fconst { ty, bits }) => bits >> (8 * ty.bytes() - 1) == 0,
        Some(InstData::Unary { op, .. }) => {
            matches!(op, UnaryOp::Fabs | UnaryOp::Fsqrt | UnaryOp::UtoF)
        }
        Some(InstData::Binary {
            op, args: [a, b], ..
        }) => match op {
            Fmul => a == b || both(a, b),
            Fadd => both(a, b),
            _ => false,
        },
        _ => false,
    }
}

/// Whether a value is a parameter of a block, but not of the function.
fn is_loop_variable(e: &Emit<'_, '_>, value: Value) -> bool {
    matches!(e.b.func.def(value), ValueDef::Param(block, _) if block != Function::ENTRY)
}

/// Rules for choices.
pub(crate) fn select(e: &mut Emit<'_, '_>, cond: Value, a: Value, b: Value) -> Option<Value> {
    let ty = e.ty(a);
    match choose::find(e.b.func, cond, a, b) {
        Some(Choice::Float(op, [a, b])) => return Some(e.binary(op, a, b)),
        Some(Choice::Abs(x)) => return Some(absolute(e, x)),
        None => {}
    }
    if ty.is_int()
        && let (Some(x), Some(y)) = (e.konst(a), e.konst(b))
        && is_bool(e, cond)
    {
        let bit = match (x, y) {
            (1, 0) => cond,
            (0, 1) => e.binary_imm(Xor, cond, 1),
            _ => return None,
        };
        return Some(match ty {
            Type::I8 => bit,
            _ => e.unary(UnaryOp::Uext, ty, bit),
        });
    }
    None
}

/// Rules for addresses: constants go to the offset.
pub(crate) fn lea(
    e: &mut Emit<'_, '_>,
    base: Value,
    index: Value,
    scale: u8,
    offset: i32,
) -> Option<Value> {
    let moved = |by: i64| i32::try_from(i64::from(offset).checked_add(by)?).ok();
    if let Some(imm) = e.konst(index) {
        let by = (imm << scale).wrapping_add(offset as i64 as u64);
        return Some(e.binary_imm(Add, base, by));
    }
    if let Some(InstData::Binary { op, args, .. }) = e.def(index)
        && let Some(c) = e.konst(args[1])
    {
        let by = i32::try_from(c as i64).ok();
        match (op, by.and_then(|by| moved(i64::from(by) << scale))) {
            (Add, Some(offset)) => return Some(e.lea(base, args[0], scale, offset)),
            (Shl, _) if c <= 3 && u64::from(scale) + c <= 3 => {
                return Some(e.lea(base, args[0], scale + c as u8, offset));
            }
            _ => {}
        }
    }
    match e.def(base)? {
        InstData::Binary {
            op: Add,
            args: [x, c],
            ..
        } => {
            let offset = moved(e.konst(c)? as i64)?;
            Some(e.lea(x, index, scale, offset))
        }
        InstData::SlotAddr { slot, offset: by } if by != 0 => {
            let offset = moved(by.into())?;
            let base = e.numbered(InstData::SlotAddr { slot, offset: 0 }, Type::I64);
            Some(e.lea(base, index, scale, offset))
        }
        // The constant goes to the outermost one, and from there into what accesses memory.
        InstData::Lea {
            base: inner,
            index: first,
            scale: by,
            offset: c,
        } if c != 0 => {
            let offset = moved(c.into())?;
            let base = e.lea(inner, first, by, 0);
            Some(e.lea(base, index, scale, offset))
        }
        _ => None,
    }
}
