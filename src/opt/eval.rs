//! What operations on constants give: the opcode table, computed. Where an operation would trap,
//! or would give a NaN whose bits are the processor's choice, there is no answer.

use crate::lir::{BinaryOp, FloatCond, IntCond, Type, UnaryOp};

/// The value of an integer type as a signed number.
#[inline]
pub fn signed(ty: Type, bits: u64) -> i64 {
    let unused = 64 - ty.bits();
    ((bits << unused) as i64) >> unused
}

/// An operation on two integers.
pub fn binary(op: BinaryOp, ty: Type, a: u64, b: u64) -> Option<u64> {
    let (x, y) = (signed(ty, a), signed(ty, b));
    let by = (b & u64::from(ty.bits() - 1)) as u32;
    let bits = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Umulhi => ((u128::from(a) * u128::from(b)) >> 64) as u64,
        BinaryOp::Smulhi => ((i128::from(x) * i128::from(y)) >> 64) as u64,
        BinaryOp::Udiv => a.checked_div(b)?,
        BinaryOp::Urem => a.checked_rem(b)?,
        BinaryOp::Sdiv if is_overflow(ty, x, y) => return None,
        BinaryOp::Srem if is_overflow(ty, x, y) => return None,
        BinaryOp::Sdiv => x.checked_div(y)? as u64,
        BinaryOp::Srem => x.checked_rem(y)? as u64,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl => a << by,
        BinaryOp::Lshr => a >> by,
        BinaryOp::Ashr => (x >> by) as u64,
        BinaryOp::Rotl => rotate_left(ty, a, by),
        BinaryOp::Rotr => rotate_left(ty, a, ty.bits() - by),
        _ => return float_binary(op, ty, a, b),
    };
    Some(bits & ty.mask())
}

fn is_overflow(ty: Type, x: i64, y: i64) -> bool {
    y == -1 && x == signed(ty, 1 << (ty.bits() - 1))
}

fn rotate_left(ty: Type, a: u64, by: u32) -> u64 {
    let width = ty.bits();
    match by % width {
        0 => a,
        by => (a << by) | (a >> (width - by)),
    }
}

fn float_binary(op: BinaryOp, ty: Type, a: u64, b: u64) -> Option<u64> {
    match ty {
        Type::F64 => {
            let (x, y) = (f64::from_bits(a), f64::from_bits(b));
            let result = match op {
                BinaryOp::Fadd => x + y,
                BinaryOp::Fsub => x - y,
                BinaryOp::Fmul => x * y,
                BinaryOp::Fdiv => x / y,
                _ => return None,
            };
            (!result.is_nan()).then(|| result.to_bits())
        }
        Type::F32 => {
            let (x, y) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
            let result = match op {
                BinaryOp::Fadd => x + y,
                BinaryOp::Fsub => x - y,
                BinaryOp::Fmul => x * y,
                BinaryOp::Fdiv => x / y,
                _ => return None,
            };
            (!result.is_nan()).then(|| u64::from(result.to_bits()))
        }
        _ => None,
    }
}

/// An operation on one value of type `from`; the result has type `ty`.
pub fn unary(op: UnaryOp, from: Type, ty: Type, a: u64) -> Option<u64> {
    let unused = 64 - from.bits();
    let bits = match op {
        UnaryOp::Copy | UnaryOp::Uext | UnaryOp::Trunc | UnaryOp::Bitcast => a,
        UnaryOp::Sext => signed(from, a) as u64,
        UnaryOp::Clz => u64::from((a << unused).leading_zeros().min(from.bits())),
        UnaryOp::Ctz => u64::from(a.trailing_zeros().min(from.bits())),
        UnaryOp::Popcnt => u64::from(a.count_ones()),
        UnaryOp::Bswap => a.swap_bytes() >> unused,
        UnaryOp::Fneg => a ^ (1 << (from.bits() - 1)),
        UnaryOp::Fabs => a & !(1 << (from.bits() - 1)),
        UnaryOp::Fpromote => {
            let x = f32::from_bits(a as u32);
            return (!x.is_nan()).then(|| f64::from(x).to_bits());
        }
        UnaryOp::Fdemote => {
            let x = f64::from_bits(a);
            return (!x.is_nan()).then(|| u64::from((x as f32).to_bits()));
        }
        UnaryOp::StoF => match ty {
            Type::F32 => u64::from((signed(from, a) as f32).to_bits()),
            _ => (signed(from, a) as f64).to_bits(),
        },
        UnaryOp::UtoF => match ty {
            Type::F32 => u64::from((a as f32).to_bits()),
            _ => (a as f64).to_bits(),
        },
        _ => return None,
    };
    Some(bits & ty.mask())
}

/// A comparison of integers.
pub fn icmp(cond: IntCond, ty: Type, a: u64, b: u64) -> bool {
    let (x, y) = (signed(ty, a), signed(ty, b));
    match cond {
        IntCond::Eq => a == b,
        IntCond::Ne => a != b,
        IntCond::Ugt => a > b,
        IntCond::Uge => a >= b,
        IntCond::Ult => a < b,
        IntCond::Ule => a <= b,
        IntCond::Sgt => x > y,
        IntCond::Sge => x >= y,
        IntCond::Slt => x < y,
        IntCond::Sle => x <= y,
    }
}

/// A comparison of floats.
pub fn fcmp(cond: FloatCond, ty: Type, a: u64, b: u64) -> bool {
    let (x, y) = match ty {
        Type::F32 => (
            f64::from(f32::from_bits(a as u32)),
            f64::from(f32::from_bits(b as u32)),
        ),
        _ => (f64::from_bits(a), f64::from_bits(b)),
    };
    let unordered = x.is_nan() || y.is_nan();
    match cond {
        FloatCond::Oeq => x == y,
        FloatCond::Ogt => x > y,
        FloatCond::Oge => x >= y,
        FloatCond::Olt => x < y,
        FloatCond::Ole => x <= y,
        FloatCond::One => !unordered && x != y,
        FloatCond::Ord => !unordered,
        FloatCond::Ueq => unordered || x == y,
        FloatCond::Ugt => unordered || x > y,
        FloatCond::Uge => unordered || x >= y,
        FloatCond::Ult => unordered || x < y,
        FloatCond::Ule => unordered || x <= y,
        FloatCond::Une => x != y,
        FloatCond::Uno => unordered,
    }
}
