//! What AVX-512 computes on lanes and no other set does: exponents and significands, rounding to fractions, ranges,
//! repairs by a table, sums of products.

use std::arch::asm;

use super::control::{rounding, status};
use super::{Emulated, Lane, OperandBlock};

/// A float whose parts are looked at as bits, in 64 of them.
trait Float: Lane {
    /// Bits of its significand behind the leading one.
    const FRACTION: u32;
    /// All bits.
    const BITS: u32;
    fn bits(self) -> u64;
    fn of_bits(bits: u64) -> Self;
    fn wide(self) -> f64;
    /// Rounded.
    fn of_wide(x: f64) -> Self;
    /// The difference to another one, with these bits of the status word for rounding.
    fn minus(self, y: Self, mode: u32) -> Self;
}

impl Float for f32 {
    const FRACTION: u32 = 23;
    const BITS: u32 = 32;
    fn bits(self) -> u64 {
        self.to_bits().into()
    }
    fn of_bits(bits: u64) -> f32 {
        f32::from_bits(bits as u32)
    }
    fn wide(self) -> f64 {
        self.into()
    }
    fn of_wide(x: f64) -> f32 {
        x as f32
    }
    fn minus(mut self, y: f32, mode: u32) -> f32 {
        let old = status();
        let new = old & !(3 << 13) | mode << 13;
        // SAFETY: the status word that is set for one instruction masks what the old one does, which is set again.
        unsafe {
            asm!("ldmxcsr [{new}]", "subss {x}, {y}", "ldmxcsr [{old}]", new = in(reg) &raw const new,
                old = in(reg) &raw const old, x = inout(xmm_reg) self, y = in(xmm_reg) y,
                options(nostack, preserves_flags));
        }
        self
    }
}

impl Float for f64 {
    const FRACTION: u32 = 52;
    const BITS: u32 = 64;
    fn bits(self) -> u64 {
        self.to_bits()
    }
    fn of_bits(bits: u64) -> f64 {
        f64::from_bits(bits)
    }
    fn wide(self) -> f64 {
        self
    }
    fn of_wide(x: f64) -> f64 {
        x
    }
    fn minus(mut self, y: f64, mode: u32) -> f64 {
        let old = status();
        let new = old & !(3 << 13) | mode << 13;
        // SAFETY: the status word that is set for one instruction masks what the old one does, which is set again.
        unsafe {
            asm!("ldmxcsr [{new}]", "subsd {x}, {y}", "ldmxcsr [{old}]", new = in(reg) &raw const new,
                old = in(reg) &raw const old, x = inout(xmm_reg) self, y = in(xmm_reg) y,
                options(nostack, preserves_flags));
        }
        self
    }
}

/// What the parts of a float say.
struct Parts<T: Float>(T);

impl<T: Float> Parts<T> {
    const SIGN: u64 = 1 << (T::BITS - 1);
    const FRACTION: u64 = (1 << T::FRACTION) - 1;
    const INFINITY: u64 = (Self::SIGN - 1) & !Self::FRACTION;
    const QUIET: u64 = 1 << (T::FRACTION - 1);
    const BIAS: i64 = (1 << (T::BITS - T::FRACTION - 2)) - 1;

    fn magnitude(&self) -> u64 {
        self.0.bits() & !Self::SIGN
    }

    fn is_negative(&self) -> bool {
        self.0.bits() & Self::SIGN != 0
    }

    fn is_nan(&self) -> bool {
        self.magnitude() > Self::INFINITY
    }

    fn is_signaling(&self) -> bool {
        self.is_nan() && self.0.bits() & Self::QUIET == 0
    }

    fn is_infinite(&self) -> bool {
        self.magnitude() == Self::INFINITY
    }

    fn quiet(&self) -> T {
        T::of_bits(self.0.bits() | Self::QUIET)
    }

    /// What an invalid operation gives.
    fn indefinite() -> T {
        T::of_bits(Self::SIGN | Self::INFINITY | Self::QUIET)
    }

    /// The exponent, and the bits behind the leading one, of what is finite and not zero.
    fn normalized(&self) -> (i64, u64) {
        let bits = self.magnitude();
        let (exponent, fraction) = ((bits >> T::FRACTION) as i64, bits & Self::FRACTION);
        if exponent > 0 {
            return (exponent - Self::BIAS, fraction);
        }
        let shift = fraction.leading_zeros() - (63 - T::FRACTION);
        let fraction = fraction << shift & Self::FRACTION;
        (1 - Self::BIAS - i64::from(shift), fraction)
    }
}

/// The instructions on floats: arguments, and behind these a number and how is rounded.
pub(super) fn floats(which: Emulated, f: &mut OperandBlock) -> u64 {
    use Emulated as E;
    match which {
        E::Getexpps => one::<f32>(f, |x, _| exponent(x)),
        E::Getexppd => one::<f64>(f, |x, _| exponent(x)),
        E::Getmantps => one::<f32>(f, significand),
        E::Getmantpd => one::<f64>(f, significand),
        E::Rndscaleps => one::<f32>(f, rounded),
        E::Rndscalepd => one::<f64>(f, rounded),
        E::Reduceps => one::<f32>(f, rest),
        E::Reducepd => one::<f64>(f, rest),
        E::Rcp14ps => one::<f32>(f, |x, _| f32::of_wide(1.0 / x.wide())),
        E::Rcp14pd => one::<f64>(f, |x, _| 1.0 / x),
        E::Rsqrt14ps => one::<f32>(f, |x, _| inverse_root(x)),
        E::Rsqrt14pd => one::<f64>(f, |x, _| inverse_root(x)),
        E::Scalefps => two::<f32>(f, |x, y, _| scaled(x, y)),
        E::Scalefpd => two::<f64>(f, |x, y, _| scaled(x, y)),
        E::Rangeps => two::<f32>(f, range),
        E::Rangepd => two::<f64>(f, range),
        E::Fixupimmps => {
            for i in 0..f.count::<f32>() {
                let (x, y, table): (f32, f32, u32) = (f.lane(0, i), f.lane(1, i), f.lane(2, i));
                f.set_at(i * 4, repaired(x, y, table));
            }
            0
        }
        E::Fixupimmpd => {
            for i in 0..f.count::<f64>() {
                let (x, y, table): (f64, f64, u64) = (f.lane(0, i), f.lane(1, i), f.lane(2, i));
                f.set_at(i * 8, repaired(x, y, table as u32));
            }
            0
        }
        _ => 0,
    }
}

fn one<T: Float>(f: &mut OperandBlock, op: impl Fn(T, u32) -> T) -> u64 {
    let number = f.lane(1, 0);
    for i in 0..f.count::<T>() {
        let made = op(f.lane(0, i), number);
        f.set_at(i * size_of::<T>(), made);
    }
    0
}

fn two<T: Float>(f: &mut OperandBlock, op: impl Fn(T, T, u32) -> T) -> u64 {
    let number = f.lane(2, 0);
    for i in 0..f.count::<T>() {
        let made = op(f.lane(0, i), f.lane(1, i), number);
        f.set_at(i * size_of::<T>(), made);
    }
    0
}

/// `vgetexp`
fn exponent<T: Float>(x: T) -> T {
    let parts = Parts(x);
    match parts.magnitude() {
        _ if parts.is_nan() => parts.quiet(),
        0 => T::of_bits(Parts::<T>::SIGN | Parts::<T>::INFINITY),
        _ if parts.is_infinite() => T::of_bits(Parts::<T>::INFINITY),
        _ => T::of_wide(parts.normalized().0 as f64),
    }
}

/// `vgetmant`: two bits say what range it is in, and two what becomes of the sign.
fn significand<T: Float>(x: T, number: u32) -> T {
    let parts = Parts(x);
    if parts.is_nan() {
        return parts.quiet();
    }
    let sign = match number >> 2 & 1 {
        0 => x.bits() & Parts::<T>::SIGN,
        _ => 0,
    };
    let one = (Parts::<T>::BIAS as u64) << T::FRACTION;
    if parts.is_negative() && number & 8 != 0 && parts.magnitude() != 0 {
        return Parts::<T>::indefinite();
    }
    if parts.magnitude() == 0 || parts.is_infinite() {
        return T::of_bits(sign | one);
    }
    let (exponent, fraction) = parts.normalized();
    let half = match number & 3 {
        0 => false,
        1 => exponent & 1 != 0,
        2 => true,
        _ => fraction & Parts::<T>::QUIET != 0,
    };
    let exponent = (Parts::<T>::BIAS - i64::from(half)) as u64;
    T::of_bits(sign | exponent << T::FRACTION | fraction)
}

/// A number rounded as a control says, whose third bit has the processor say it.
fn round(x: f64, control: u32) -> f64 {
    let mode = match control & 4 {
        0 => control & 3,
        _ => rounding(),
    };
    match mode {
        0 => x.round_ties_even(),
        1 => x.floor(),
        2 => x.ceil(),
        _ => x.trunc(),
    }
}

/// `vrndscale`: to so many bits behind the point.
fn rounded<T: Float>(x: T, number: u32) -> T {
    let parts = Parts(x);
    if parts.is_nan() {
        return parts.quiet();
    }
    let x = x.wide();
    // It has no bits there.
    if x.abs() >= 4_503_599_627_370_496.0 {
        return T::of_wide(x);
    }
    let scale = f64::from(1u32 << (number >> 4 & 15));
    T::of_wide(round(x * scale, number) / scale)
}

/// `vreduce`: what that takes away.
fn rest<T: Float>(x: T, number: u32) -> T {
    let parts = Parts(x);
    if parts.is_nan() {
        return parts.quiet();
    }
    if parts.is_infinite() {
        return T::of_bits(0);
    }
    let mode = match number & 4 {
        0 => number & 3,
        _ => rounding(),
    };
    x.minus(rounded(x, number), mode)
}

/// `vrsqrt14`
fn inverse_root<T: Float>(x: T) -> T {
    let parts = Parts(x);
    match parts.is_nan() {
        true => parts.quiet(),
        false if parts.is_negative() && parts.magnitude() != 0 => Parts::<T>::indefinite(),
        false => T::of_wide(1.0 / x.wide().sqrt()),
    }
}

/// `vscalef`: the first times two to the second, rounded down.
fn scaled<T: Float>(x: T, by: T) -> T {
    let (parts, power) = (Parts(x), Parts(by));
    if parts.is_nan() {
        // An infinite power says more than a NaN that is quiet.
        if power.is_infinite() && !parts.is_signaling() {
            return match power.is_negative() {
                true => T::of_bits(0),
                false => T::of_bits(Parts::<T>::INFINITY),
            };
        }
        return parts.quiet();
    }
    if power.is_nan() {
        return power.quiet();
    }
    let sign = x.bits() & Parts::<T>::SIGN;
    if power.is_infinite() {
        return match (
            power.is_negative(),
            parts.magnitude() == 0,
            parts.is_infinite(),
        ) {
            (false, true, _) | (true, _, true) => Parts::<T>::indefinite(),
            (false, false, _) => T::of_bits(sign | Parts::<T>::INFINITY),
            (true, _, false) => T::of_bits(sign),
        };
    }
    if parts.magnitude() == 0 || parts.is_infinite() {
        return x;
    }
    let power = by.wide().floor().clamp(-5000.0, 5000.0) as i64;
    let (exponent, fraction) = parts.normalized();
    let exponent = exponent + power;
    if exponent > Parts::<T>::BIAS {
        // As rounding has it: a product that is too large.
        let large = T::of_bits(sign | (Parts::<T>::INFINITY - 1)).wide();
        return match T::BITS {
            32 => T::of_wide(large * 4.0),
            _ => T::of_wide(large * 2.0),
        };
    }
    let one = (Parts::<T>::BIAS as u64) << T::FRACTION;
    if exponent > -Parts::<T>::BIAS {
        let exponent = (exponent + Parts::<T>::BIAS) as u64;
        return T::of_bits(sign | exponent << T::FRACTION | fraction);
    }
    let x = T::of_bits(sign | one | fraction).wide();
    if T::BITS == 32 {
        return T::of_wide(x * 2f64.powi(exponent.max(-400) as i32));
    }
    // The last product is the one that is rounded.
    let exponent = exponent.max(-1200) as i32;
    T::of_wide(x * 2f64.powi(exponent + 200) * 2f64.powi(-200))
}

/// `vrange`: the less or greater of two, or of their magnitudes; two further bits say whose sign it has.
fn range<T: Float>(x: T, y: T, number: u32) -> T {
    let (a, b) = (Parts(x), Parts(y));
    if a.is_signaling() {
        return a.quiet();
    }
    if b.is_signaling() {
        return b.quiet();
    }
    let chosen = match (a.is_nan(), b.is_nan()) {
        (true, false) => y,
        (false, true) => x,
        (true, true) => x,
        (false, false) => {
            let least = number & 1 == 0;
            // Zeros have an order by their signs here.
            let key = |x: T| match number & 2 {
                0 => (x.wide(), x.bits() & Parts::<T>::SIGN == 0),
                _ => (x.wide().abs(), false),
            };
            let (left, right) = (key(x), key(y));
            let first = match left == right {
                // Equal magnitudes are told apart by their signs.
                true => a.is_negative() == least,
                false => (left < right) == least,
            };
            if first { x } else { y }
        }
    };
    let sign = match number >> 2 & 3 {
        0 => x.bits() & Parts::<T>::SIGN,
        1 => return chosen,
        2 => 0,
        _ => Parts::<T>::SIGN,
    };
    T::of_bits(chosen.bits() & !Parts::<T>::SIGN | sign)
}

/// `vfixupimm`: what a table has for the class of the second operand.
fn repaired<T: Float>(x: T, y: T, table: u32) -> T {
    let class = Parts(y);
    let one = (Parts::<T>::BIAS as u64) << T::FRACTION;
    let token = match class.magnitude() {
        _ if class.is_signaling() => 1,
        _ if class.is_nan() => 0,
        0 => 2,
        _ if class.0.bits() == one => 3,
        _ if class.is_infinite() => 4 + u32::from(!class.is_negative()),
        _ => 6 + u32::from(!class.is_negative()),
    };
    let (sign, infinity) = (Parts::<T>::SIGN, Parts::<T>::INFINITY);
    match table >> (4 * token) & 15 {
        0 => x,
        1 => y,
        2 => T::of_bits(y.bits() | infinity | Parts::<T>::QUIET),
        3 => Parts::<T>::indefinite(),
        4 => T::of_bits(sign | infinity),
        5 => T::of_bits(infinity),
        6 => T::of_bits(y.bits() & sign | infinity),
        7 => T::of_bits(sign),
        8 => T::of_bits(0),
        9 => T::of_wide(-1.0),
        10 => T::of_wide(1.0),
        11 => T::of_wide(0.5),
        12 => T::of_wide(90.0),
        13 => T::of_wide(std::f64::consts::FRAC_PI_2),
        14 => T::of_bits(infinity - 1),
        _ => T::of_bits(sign | (infinity - 1)),
    }
}

/// The instructions on integers.
pub(super) fn integers(which: Emulated, f: &mut OperandBlock) -> u64 {
    use Emulated as E;
    match which {
        E::Conflictd => conflicts(f, |f, i| f.lane::<u32>(0, i).into(), 4),
        E::Conflictq => conflicts(f, |f, i| f.lane::<u64>(0, i), 8),
        E::Dbpsadbw => differences(f),
        E::Dpbusd | E::Dpbusds => sums(f, which == E::Dpbusds, 4, |f, i, n| {
            let at = 4 * i + n;
            i64::from(f.lane::<u8>(1, at)) * i64::from(f.lane::<i8>(2, at))
        }),
        E::Dpwssd | E::Dpwssds => sums(f, which == E::Dpwssds, 2, |f, i, n| {
            let at = 2 * i + n;
            i64::from(f.lane::<i16>(1, at)) * i64::from(f.lane::<i16>(2, at))
        }),
        E::Gf2p8mulb => {
            for i in 0..f.count::<u8>() {
                let made = galois_product(f.lane(0, i), f.lane(1, i));
                f.set_at(i, made);
            }
            0
        }
        E::Gf2p8affineqb | E::Gf2p8affineinvqb => {
            let add: u8 = f.lane(2, 0);
            for i in 0..f.count::<u8>() {
                let (x, rows): (u8, u64) = (f.lane(0, i), f.lane(1, i / 8));
                let x = match which {
                    E::Gf2p8affineinvqb => galois_inverse(x),
                    _ => x,
                };
                // The first row is for the highest bit.
                let bit = |n: u32| ((rows >> (56 - 8 * n)) as u8 & x).count_ones() as u8 & 1;
                let made = (0..8).fold(add, |made, n| made ^ bit(n) << n);
                f.set_at(i, made);
            }
            0
        }
        E::Madd52h | E::Madd52l => {
            let low = (1u64 << 52) - 1;
            for i in 0..f.count::<u64>() {
                let (a, b, c): (u64, u64, u64) = (f.lane(0, i), f.lane(1, i), f.lane(2, i));
                let product = u128::from(b & low) * u128::from(c & low);
                let part = match which {
                    E::Madd52h => (product >> 52) as u64,
                    _ => product as u64 & low,
                };
                f.set_at(8 * i, a.wrapping_add(part));
            }
            0
        }
        E::Multishiftqb => {
            for i in 0..f.count::<u64>() {
                let (control, word): (u64, u64) = (f.lane(0, i), f.lane(1, i));
                let byte = |n: usize| {
                    let by = (control >> (8 * n)) as u32 & 63;
                    (word.rotate_right(by) & 0xff) << (8 * n)
                };
                let made: u64 = (0..8).map(byte).sum();
                f.set_at(8 * i, made);
            }
            0
        }
        E::Shufbitqmb => (0..f.count::<u8>().min(64)).fold(0, |bits, i| {
            let by = f.lane::<u8>(1, i) & 63;
            bits | (f.lane::<u64>(0, i / 8) >> by & 1) << i
        }),
        _ => 0,
    }
}

/// A product of polynomials of two elements modulo x^8 + x^4 + x^3 + x + 1.
fn galois_product(a: u8, b: u8) -> u8 {
    let mut power = a;
    let mut sum = 0;
    for n in 0..8 {
        if b >> n & 1 != 0 {
            sum ^= power;
        }
        let carry = power >> 7;
        power = (power << 1) ^ (0x1b * carry);
    }
    sum
}

/// What gives one with it; zero of zero.
fn galois_inverse(a: u8) -> u8 {
    // The power of 254.
    let (mut product, mut square) = (1, a);
    for _ in 0..7 {
        square = galois_product(square, square);
        product = galois_product(product, square);
    }
    product
}

/// `vpconflict`: for each lane, which ones before it are equal.
fn conflicts(f: &mut OperandBlock, lane: impl Fn(&OperandBlock, usize) -> u64, size: usize) -> u64 {
    let all: Vec<u64> = (0..f.bytes / size).map(|i| lane(f, i)).collect();
    for (i, x) in all.iter().enumerate() {
        let before = all[..i].iter().enumerate();
        let found = before.fold(0u64, |set, (j, y)| set | u64::from(x == y) << j);
        match size {
            4 => f.set_at(4 * i, found as u32),
            _ => f.set_at(8 * i, found),
        }
    }
    0
}

/// `vpdpbusd` and its like: products that are added to a lane, with the nearest number there is or without.
fn sums(
    f: &mut OperandBlock,
    saturates: bool,
    count: usize,
    product: impl Fn(&OperandBlock, usize, usize) -> i64,
) -> u64 {
    for i in 0..f.count::<i32>() {
        let sum: i64 = (0..count).map(|n| product(f, i, n)).sum();
        let sum = sum + i64::from(f.lane::<i32>(0, i));
        let made = match saturates {
            true => sum.clamp(i32::MIN.into(), i32::MAX.into()),
            false => sum,
        };
        f.set_at(4 * i, made as i32);
    }
    0
}

/// `vdbpsadbw`: sums of absolute differences of four bytes each, of which the second ones are chosen by a number.
fn differences(f: &mut OperandBlock) -> u64 {
    let number: u32 = f.lane(2, 0);
    for block in 0..f.blocks() {
        let (a, b): ([u8; 16], [u32; 4]) = (f.block(0, block), f.block(1, block));
        let mut chosen = [0u8; 16];
        for (n, word) in chosen.chunks_exact_mut(4).enumerate() {
            let from = b[(number >> (2 * n) & 3) as usize];
            word.copy_from_slice(&from.to_le_bytes());
        }
        let sum = |from: usize, at: usize| {
            let pairs = (0..4).map(|k| a[from + k].abs_diff(chosen[at + k]));
            pairs.map(u16::from).sum::<u16>()
        };
        let mut made = [0u16; 8];
        for half in 0..2 {
            let at = 8 * half;
            made[4 * half] = sum(at, at);
            made[4 * half + 1] = sum(at, at + 1);
            made[4 * half + 2] = sum(at + 4, at + 2);
            made[4 * half + 3] = sum(at + 4, at + 3);
        }
        f.set(block, made);
    }
    0
}
