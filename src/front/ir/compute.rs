//! What operators on integers give, for whoever knows their operands: constants are evaluated by it
//! (`lower/constant`), and those of the first languages folded (`legacy/upgrade`).
//!
//! Numbers have at most 128 bits and are modulo 2^width, with zeros above.

use super::inst::{BinaryOp, ICmpCond};

/// The low bits of a number, as many as `width`.
pub fn truncate(value: u128, width: u32) -> u128 {
    match width {
        128.. => value,
        width => value & ((1 << width) - 1),
    }
}

/// A number of `width` bits with its sign.
pub fn sign_extend(value: u128, width: u32) -> i128 {
    let unused = 128 - width.clamp(1, 128);
    ((value << unused) as i128) >> unused
}

/// What an operator gives; `None` for those on floats, for a division by zero, and for a shift by
/// the width or more.
pub fn binary(op: BinaryOp, width: u32, a: u128, b: u128) -> Option<u128> {
    let (sa, sb) = (sign_extend(a, width), sign_extend(b, width));
    let shift = || u32::try_from(b).ok().filter(|&shift| shift < width);
    let value = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl => a << shift()?,
        BinaryOp::LShr => a >> shift()?,
        BinaryOp::AShr => (sa >> shift()?) as u128,
        BinaryOp::UDiv => a.checked_div(b)?,
        BinaryOp::URem => a.checked_rem(b)?,
        BinaryOp::SDiv if b != 0 => sa.wrapping_div(sb) as u128,
        BinaryOp::SRem if b != 0 => sa.wrapping_rem(sb) as u128,
        _ => return None,
    };
    Some(truncate(value, width))
}

/// Whether a comparison holds.
pub fn compare(cond: ICmpCond, width: u32, a: u128, b: u128) -> bool {
    let (sa, sb) = (sign_extend(a, width), sign_extend(b, width));
    cond.holds(a.cmp(&b), sa.cmp(&sb))
}
