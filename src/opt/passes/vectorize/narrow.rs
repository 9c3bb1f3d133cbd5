//! Computes with as few bits as numbers have: of lanes that are half as wide there are twice as many.
//!
//! C computes with bytes in `int`. What comes of them lies between numbers that are known, so most of
//! it can be done with lanes of a byte or two: extensions come late, or not at all.

use super::known::{fits_signed, zero_above};
use super::pack::{N, Packer};
use crate::lir::magic::unsigned_magic;
use crate::lir::{BinaryOp, InstData, Type, UnaryOp, Value, VectorBinary};
use crate::opt::analyses::interval::Interval;

/// How deep it is looked whether a value is made of narrower ones.
const DEPTH: u32 = 6;
/// The types that lanes may be narrowed to.
const NARROW: [Type; 3] = [Type::I8, Type::I16, Type::I32];

impl Packer<'_> {
    /// Between what numbers an integer lies.
    pub(super) fn interval(&mut self, value: Value) -> Interval {
        self.intervals.interval(self.func, self.shape, value)
    }

    /// What a value is, if it can be computed with fewer bits than are asked for and then be extended.
    pub(super) fn extended(&mut self, value: Value, ty: Type) -> Option<N> {
        let InstData::Binary { op, args, .. } = self.func.insts[self.func.def_inst(value)?] else {
            return None;
        };
        // The operands of one operation alone are as soon extended as its result.
        if !args.iter().any(|&arg| self.is_computed(arg)) {
            return None;
        }
        let x = self.interval(value);
        let narrower = NARROW.into_iter().filter(|to| to.bytes() < ty.bytes());
        for to in narrower {
            let natural = zero_above(x, to);
            if !natural && !fits_signed(x, to) || op == BinaryOp::Mul && to == Type::I8 {
                continue;
            }
            if !self.is_made_of(value, to, DEPTH) {
                continue;
            }
            let node = self.value(value, to)?;
            return Some(self.widen(node, to.bytes(), ty.bytes(), !natural));
        }
        None
    }

    /// Whether a value is computed in the loop, and is more than a number of fewer bits that was extended.
    fn is_computed(&self, mut value: Value) -> bool {
        while let Some(inst) = self.func.def_inst(value) {
            match self.func.insts[inst] {
                InstData::Unary { arg, .. } => value = arg,
                InstData::Binary { .. } | InstData::Select { .. } => {
                    return self.shape.varies(self.func, value);
                }
                _ => return false,
            }
        }
        false
    }

    /// Whether the low bits of a value are computed of nothing wider than they are.
    fn is_made_of(&mut self, value: Value, to: Type, depth: u32) -> bool {
        let func = self.func;
        if !self.shape.varies(func, value) || func.ty(value).bytes() <= to.bytes() {
            return true;
        }
        let (Some(inst), Some(depth)) = (func.def_inst(value), depth.checked_sub(1)) else {
            return false;
        };
        let mut all = |args: &[Value]| args.iter().all(|&arg| self.is_made_of(arg, to, depth));
        match func.insts[inst] {
            InstData::Iconst { .. } | InstData::Icmp { .. } => true,
            InstData::Unary {
                op: UnaryOp::Uext | UnaryOp::Sext | UnaryOp::Copy | UnaryOp::Trunc,
                arg,
                ..
            } => all(&[arg]),
            InstData::Binary { op, args, .. } => match op {
                BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => all(&args),
                BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => all(&args),
                BinaryOp::Shl => func.as_iconst(args[1]).is_some() && all(&args[..1]),
                // High bits become low ones.
                BinaryOp::Lshr | BinaryOp::Ashr => {
                    let Some(by) = func.as_iconst(args[1]) else {
                        return false;
                    };
                    let (own, x) = (func.ty(value), self.interval(args[0]));
                    let by = by as u32 % own.bits();
                    match zero_above(x, to) || fits_signed(x, to) {
                        true => self.is_made_of(args[0], to, depth),
                        false => to.bytes() >= 2 && self.quotient(own, args[0], by).is_some(),
                    }
                }
                _ => false,
            },
            InstData::Select { args, .. } => all(&args[1..]),
            _ => false,
        }
    }

    /// Whether a choice is that of the lesser or the greater one of two values.
    pub(super) fn is_extreme(&self, [cond, a, b]: [Value; 3]) -> bool {
        let inst = self.func.def_data(cond);
        match inst {
            Some(InstData::Icmp { args, .. }) => args == [a, b] || args == [b, a],
            _ => false,
        }
    }

    /// A shift of an integer by a constant below its width.
    pub(super) fn shift_by(
        &mut self,
        op: BinaryOp,
        own: Type,
        value: Value,
        by: u32,
        ty: Type,
    ) -> Option<N> {
        if op == BinaryOp::Shl {
            let node = self.value(value, ty)?;
            return Some(match by < ty.bits() {
                true => self.shifted(op, node, ty, by),
                false => self.constant(ty.bytes(), 0),
            });
        }
        if let Some((from, multiplier, more)) = self.quotient(own, value, by) {
            let node = self.value(from, Type::I16)?;
            let multiplier = self.constant(2, multiplier);
            let high = self.two(VectorBinary::MulHighU16, 2, node, multiplier);
            let node = self.shifted(BinaryOp::Lshr, high, Type::I16, more);
            return Some(match ty.bytes() > 2 {
                true => self.widen(node, 2, ty.bytes(), false),
                false => self.narrow(node, 2, ty.bytes()),
            });
        }
        let x = self.interval(value);
        let fits = |to: &Type| ty.bytes() <= to.bytes() && to.bytes() < own.bytes();
        for to in NARROW.into_iter().filter(fits) {
            let bits = to.bits();
            let (op, by) = match op {
                _ if zero_above(x, to) => (BinaryOp::Lshr, by),
                BinaryOp::Ashr if fits_signed(x, to) => (op, by.min(bits - 1)),
                // Nothing is left but copies of the sign.
                _ if fits_signed(x, to) && by + 1 >= bits && own.bits() - by <= bits => {
                    let node = self.value(value, to)?;
                    let signs = self.shifted(BinaryOp::Ashr, node, to, bits - 1);
                    let by = bits - (own.bits() - by);
                    let node = self.shifted(BinaryOp::Lshr, signs, to, by);
                    return Some(self.narrow(node, to.bytes(), ty.bytes()));
                }
                _ => continue,
            };
            if by >= bits {
                return Some(self.constant(ty.bytes(), 0));
            }
            let node = self.value(value, to)?;
            let node = self.shifted(op, node, to, by);
            return Some(self.narrow(node, to.bytes(), ty.bytes()));
        }
        let node = self.value(value, own)?;
        let node = self.shifted(op, node, own, by);
        Some(self.narrow(node, own.bytes(), ty.bytes()))
    }

    /// A quotient by a constant is the high bits of a product: the dividend, if that has 16 bits, and
    /// the multiplier and the shift beyond 16 bits by which the quotient comes out.
    fn quotient(&mut self, own: Type, product: Value, by: u32) -> Option<(Value, u64, u32)> {
        let func = self.func;
        let InstData::Binary {
            op: BinaryOp::Mul,
            args: [from, multiplier],
            ..
        } = func.insts[func.def_inst(product)?]
        else {
            return None;
        };
        let multiplier = func.as_iconst(multiplier)?;
        if own != Type::I64 || !self.shape.varies(func, product) {
            return None;
        }
        let x = self.interval(from);
        if !zero_above(x, Type::I16) {
            return None;
        }
        let (multiplier, more) = shorter(multiplier, by, x.hi as u64)?;
        Some((from, multiplier, more))
    }
}

/// The multiplier below 2^16 and the shift `s` with `(x * m) >> (16 + s)` for `(x * multiplier) >> by`,
/// for all numbers up to `most`, which is below 2^16.
///
/// The multiplier is `2^by / d` rounded up, by an error of `e / d`: then `x * multiplier / 2^by` is above
/// `x / d` by `x * e / (d * 2^by)`, which does not reach `1 / d`, and so not the next integer, as long as
/// `x * e` is below `2^by`.
fn shorter(multiplier: u64, by: u32, most: u64) -> Option<(u64, u32)> {
    let most = u128::from(most);
    let (multiplier, power) = (u128::from(multiplier), 1u128 << by);
    // The product has neither a sign nor more than 64 bits.
    if multiplier == 0 || multiplier >> 40 != 0 || (multiplier * most) >> 63 != 0 {
        return None;
    }
    let divisor = power.div_ceil(multiplier);
    if (multiplier * divisor - power) * most >= power {
        return None;
    }
    let divisor = u64::try_from(divisor).ok().filter(|&divisor| divisor > 1)?;
    let bits = 128 - most.leading_zeros();
    unsigned_magic(16, bits, divisor).filter(|&(_, shift)| shift < 16)
}

#[cfg(test)]
mod tests {
    use super::shorter;

    #[test]
    fn shorter_multipliers_divide_alike() {
        for divisor in [
            2u64, 3, 5, 6, 7, 9, 10, 11, 13, 25, 100, 255, 641, 1000, 65535,
        ] {
            for most in [255u64, 2295, 4095, 0x7fff, 0xffff] {
                for by in [33, 35, 40] {
                    let multiplier = (1u64 << by) / divisor + 1;
                    let Some((short, more)) = shorter(multiplier, by, most) else {
                        continue;
                    };
                    assert!(short < 1 << 16);
                    for x in 0..=most {
                        let quotient = (x * multiplier) >> by;
                        assert_eq!((x * short) >> (16 + more), quotient, "{x} / {divisor}");
                    }
                }
            }
        }
        assert_eq!(shorter(3817748708, 35, 9 * 255), Some((7282, 0)));
    }

    #[test]
    fn what_is_no_quotient_is_left_alone() {
        // Three quarters are no part of one.
        assert_eq!(shorter(3 << 32, 34, 255), None);
        // A tenth is 205 / 2048 of numbers up to 1023, but of 1029 that is 103.
        assert_eq!(shorter(205, 11, 1023), Some((6554, 0)));
        assert_eq!(shorter(205, 11, 1029), None);
        // More than 64 bits, and a sign.
        assert_eq!(shorter(1 << 40, 63, 0xffff), None);
        assert_eq!(shorter((1 << 40) - 1, 47, 1 << 24), None);
        assert_eq!(shorter(0, 16, 255), None);
    }
}
