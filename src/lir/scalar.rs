//! Operations on scalars: a row each, of which everything that knows an operation is made.
//!
//! A row is the name as it is written, the types for which there is the operation, its
//! [`Traits`], and what it computes, on bits that are zero-extended from their type to 64. Of the
//! result the bits above its type are cut off. What computes floats does so by the instruction
//! that compiled code has, so that all engines agree on every bit of every NaN.

use super::sse;
use super::types::{Type, signed};

/// What passes and engines may do with an operation, as a set of bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traits(u8);

/// Nothing special.
pub(super) const PLAIN: Traits = Traits(0);
/// Both operands may be swapped, and no bit of the result changes.
pub(super) const COMMUTES: Traits = Traits(1);
/// The same, and where it is done twice, either may be done first.
const ASSOCIATES: Traits = Traits(64 | COMMUTES.0);
/// It may trap.
const TRAPS: Traits = Traits(2);
/// Computes a float. The bits of a NaN that it gives are the processor's choice.
pub(super) const MAKES_NAN: Traits = Traits(4);
/// The same, and both operands may be swapped, but for the bits of a NaN.
pub(super) const COMMUTES_BUT_NAN: Traits = Traits(8 | MAKES_NAN.0);
/// Rounds as the processor's control register says when it is done; a float, as [`MAKES_NAN`].
pub(super) const ROUNDS: Traits = Traits(16 | MAKES_NAN.0);

/// Gives lanes that are all ones or zero.
pub(super) const MASK: Traits = Traits(32);

impl Traits {
    /// Both.
    pub(super) const fn and(self, other: Traits) -> Traits {
        Traits(self.0 | other.0)
    }

    pub(super) const fn has(self, other: Traits) -> bool {
        self.0 & other.0 == other.0
    }
}

/// Why a division traps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Division {
    /// The divisor is zero.
    ByZero,
    /// The least number is divided by -1.
    Overflow,
}

/// Declares a fieldless enum with the word that each member is written as.
macro_rules! words {
    ($(#[$doc:meta])* pub enum $name:ident { $($(#[$mdoc:meta])* $member:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$mdoc])* $member,)* }

        impl $name {
            /// All members.
            pub const ALL: &'static [$name] = &[$($name::$member),*];

            /// The word that it is written as.
            pub const fn word(self) -> &'static str {
                match self { $($name::$member => $word,)* }
            }

            /// The member that is written so.
            pub fn from_word(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$member),)* _ => None }
            }
        }

        impl $crate::lir::scalar::Word for $name {
            #[inline(always)]
            fn word(self) -> &'static str {
                self.word()
            }

            fn from_word(word: &str) -> Option<$name> {
                $name::from_word(word)
            }
        }
    };
}
pub(super) use words;

/// What is written as one word.
pub trait Word: Copy {
    /// The word.
    fn word(self) -> &'static str;

    /// What is written so.
    fn from_word(word: &str) -> Option<Self>;
}

/// What an operation gives whose operands may be of two sizes of floats.
macro_rules! by_size {
    ($ty:expr, $f32:expr, $f64:expr) => {
        match $ty {
            Type::F32 => $f32.into(),
            _ => $f64.into(),
        }
    };
}

/// Compares floats, as numbers of their own size.
macro_rules! compare {
    ($ty:expr, $a:expr, $b:expr, |$x:ident, $y:ident| $holds:expr) => {
        match $ty {
            Type::F32 => {
                let ($x, $y) = (f32::from_bits($a as u32), f32::from_bits($b as u32));
                $holds
            }
            _ => {
                let ($x, $y) = (f64::from_bits($a), f64::from_bits($b));
                $holds
            }
        }
    };
}

/// Declares operations by their rows. Behind the name stand the types that make out which one it is,
/// that of the result last, and then the operands.
macro_rules! operations {
    ($(#[$doc:meta])* pub enum $name:ident($($ty:ident),+)($($arg:ident),+) {
        $($(#[$mdoc:meta])* $member:ident = $word:literal: $takes:expr, $traits:expr => $eval:expr;)*
    }) => {
        words! { $(#[$doc])* pub enum $name { $($(#[$mdoc])* $member = $word,)* } }

        impl $name {
            /// Whether there is the operation for these types.
            pub const fn takes(self, $($ty: Type),+) -> bool {
                match self { $($name::$member => $takes,)* }
            }

            const fn traits(self) -> Traits {
                match self { $($name::$member => $traits,)* }
            }

            /// Whether it may trap.
            #[inline]
            pub const fn can_trap(self) -> bool {
                self.traits().has(TRAPS)
            }

            /// Whether the bits of a NaN that it gives are the processor's choice.
            #[inline]
            pub const fn makes_nan(self) -> bool {
                self.traits().has(MAKES_NAN)
            }

            /// Whether the result is known only where it is computed.
            #[inline]
            pub const fn rounds(self) -> bool {
                self.traits().has(ROUNDS)
            }

            /// The result for scalars of types that it takes, or why it traps.
            ///
            /// # Errors
            ///
            /// Why it traps.
            #[inline(always)]
            pub fn eval(self, $($ty: Type,)+ $($arg: u64),+) -> Result<u64, Division> {
                let bits: u64 = match self { $($name::$member => $eval,)* };
                let types = [$($ty),+];
                Ok(bits & types[types.len() - 1].mask())
            }
        }
    };
}

operations! {
    /// Operations on one value.
    pub enum UnaryOp(from, to)(a) {
        /// The operand itself (`freeze`).
        Copy = "copy": same(from, to), PLAIN => a;
        /// Zero-extends to a wider integer.
        Uext = "uext": widens(from, to), PLAIN => a;
        /// Sign-extends to a wider integer.
        Sext = "sext": widens(from, to), PLAIN => signed(from, a) as u64;
        /// The low bits as a narrower integer.
        Trunc = "trunc": widens(to, from), PLAIN => a;
        /// The bits as another type of the same size.
        Bitcast = "bitcast": !same(from, to) && from.bits() == to.bits(), PLAIN => a;
        /// Number of leading zero bits; the width for 0.
        Clz = "clz": from.is_int() && same(from, to), PLAIN
            => u64::from(a.leading_zeros()) - u64::from(64 - from.bits());
        /// Number of trailing zero bits; the width for 0.
        Ctz = "ctz": from.is_int() && same(from, to), PLAIN
            => u64::from(a.trailing_zeros().min(from.bits()));
        /// Number of set bits.
        Popcnt = "popcnt": from.is_int() && same(from, to), PLAIN => a.count_ones().into();
        /// Bytes reversed.
        Bswap = "bswap": from.is_int() && from.bits() > 8 && same(from, to), PLAIN
            => a.swap_bytes() >> (64 - from.bits());
        /// Sign bit flipped, also of a NaN.
        Fneg = "fneg": from.is_float() && same(from, to), PLAIN => a ^ sign(from);
        /// Sign bit cleared, also of a NaN.
        Fabs = "fabs": from.is_float() && same(from, to), PLAIN => a & !sign(from);
        /// Correctly rounded square root.
        Fsqrt = "fsqrt": from.is_float() && same(from, to), MAKES_NAN
            => by_size!(from, sse::sqrtss(a), sse::sqrtsd(a));
        /// To an integer, downwards.
        Ffloor = "ffloor": from.is_float() && same(from, to), MAKES_NAN
            => rounded(from, a, f32::floor, f64::floor);
        /// To an integer, upwards.
        Fceil = "fceil": from.is_float() && same(from, to), MAKES_NAN
            => rounded(from, a, f32::ceil, f64::ceil);
        /// To an integer, towards zero.
        Ftrunc = "ftrunc": from.is_float() && same(from, to), MAKES_NAN
            => rounded(from, a, f32::trunc, f64::trunc);
        /// To the nearest integer, ties to even.
        Froundeven = "froundeven": from.is_float() && same(from, to), MAKES_NAN
            => rounded(from, a, f32::round_ties_even, f64::round_ties_even);
        /// To an integer, in the rounding mode of the processor; says if that changes it.
        Frint = "frint": from.is_float() && same(from, to), ROUNDS
            => by_size!(from, sse::rintss(a), sse::rintsd(a));
        /// The same, and nobody is notified.
        Fnearbyint = "fnearbyint": from.is_float() && same(from, to), ROUNDS
            => by_size!(from, sse::rintss(a), sse::rintsd(a));
        /// `f32` to `f64`.
        Fpromote = "fpromote": from.is_float() && widens_float(from, to), MAKES_NAN => sse::cvtss2sd(a);
        /// `f64` to `f32`, to nearest, ties to even.
        Fdemote = "fdemote": widens_float(to, from), MAKES_NAN => sse::cvtsd2ss(a).into();
        /// Float to signed `i32` or `i64`, towards zero; what does not fit gives the minimum.
        FtoS = "f_to_s": from.is_float() && is_word(to), PLAIN => match to {
            Type::I32 => by_size!(from, sse::f32_to_s32(a as u32), sse::f64_to_s32(a)),
            _ => by_size!(from, sse::f32_to_s64(a as u32), sse::f64_to_s64(a)),
        };
        /// Float to unsigned `i64`, towards zero: below 2^63 as [`FtoS`](Self::FtoS); else
        /// `FtoS(x - 2^63) ^ 2^63`.
        FtoU = "f_to_u": from.is_float() && same(to, Type::I64), PLAIN
            => by_size!(from, sse::f32_to_u64(a as u32), sse::f64_to_u64(a));
        /// Signed `i32` or `i64` to float, to nearest.
        StoF = "s_to_f": is_word(from) && to.is_float(), PLAIN
            => by_size!(to, (signed(from, a) as f32).to_bits(), (signed(from, a) as f64).to_bits());
        /// Unsigned `i64` to float, to nearest.
        UtoF = "u_to_f": same(from, Type::I64) && to.is_float(), PLAIN
            => by_size!(to, (a as f32).to_bits(), (a as f64).to_bits());
    }
}

operations! {
    /// Operations on two values of one type, which is also the type of the result. Of shifts and
    /// rotates the amount has the type of the value.
    pub enum BinaryOp(ty)(a, b) {
        /// Sum, wrapping.
        Add = "add": ty.is_int(), ASSOCIATES => a.wrapping_add(b);
        /// Difference, wrapping.
        Sub = "sub": ty.is_int(), PLAIN => a.wrapping_sub(b);
        /// Low half of the product.
        Mul = "mul": ty.is_int(), ASSOCIATES => a.wrapping_mul(b);
        /// High half of the unsigned product; `i64` only.
        Umulhi = "umulhi": same(ty, Type::I64), COMMUTES
            => ((u128::from(a) * u128::from(b)) >> 64) as u64;
        /// High half of the signed product; `i64` only.
        Smulhi = "smulhi": same(ty, Type::I64), COMMUTES
            => ((i128::from(a as i64) * i128::from(b as i64)) >> 64) as u64;
        /// Unsigned quotient; traps if the divisor is 0.
        Udiv = "udiv": ty.is_int(), TRAPS => a.checked_div(b).ok_or(Division::ByZero)?;
        /// Signed quotient towards zero; traps if the divisor is 0, or on `MIN / -1`.
        Sdiv = "sdiv": ty.is_int(), TRAPS => signed_quotient(ty, a, b)?;
        /// Unsigned remainder; traps if the divisor is 0.
        Urem = "urem": ty.is_int(), TRAPS => a.checked_rem(b).ok_or(Division::ByZero)?;
        /// Signed remainder with the sign of the dividend; traps as [`Sdiv`](Self::Sdiv).
        Srem = "srem": ty.is_int(), TRAPS => signed_remainder(ty, a, b)?;
        /// Bitwise and; of vectors too, as `or` and `xor`.
        And = "and": !ty.is_float(), ASSOCIATES => a & b;
        /// Bitwise or.
        Or = "or": !ty.is_float(), ASSOCIATES => a | b;
        /// Bitwise exclusive or.
        Xor = "xor": !ty.is_float(), ASSOCIATES => a ^ b;
        /// Shift left; the amount is taken modulo the width.
        Shl = "shl": ty.is_int(), PLAIN => a << amount(ty, b);
        /// Logical shift right; the amount is taken modulo the width.
        Lshr = "lshr": ty.is_int(), PLAIN => a >> amount(ty, b);
        /// Arithmetic shift right; the amount is taken modulo the width.
        Ashr = "ashr": ty.is_int(), PLAIN => (signed(ty, a) >> amount(ty, b)) as u64;
        /// Rotate left; the amount is taken modulo the width.
        Rotl = "rotl": ty.is_int(), PLAIN => rotate_left(ty, a, amount(ty, b));
        /// Rotate right; the amount is taken modulo the width.
        Rotr = "rotr": ty.is_int(), PLAIN => rotate_left(ty, a, amount(ty, b.wrapping_neg()));
        /// IEEE sum.
        Fadd = "fadd": ty.is_float(), COMMUTES_BUT_NAN
            => by_size!(ty, sse::addss(a, b), sse::addsd(a, b));
        /// IEEE difference.
        Fsub = "fsub": ty.is_float(), MAKES_NAN => by_size!(ty, sse::subss(a, b), sse::subsd(a, b));
        /// IEEE product.
        Fmul = "fmul": ty.is_float(), COMMUTES_BUT_NAN
            => by_size!(ty, sse::mulss(a, b), sse::mulsd(a, b));
        /// IEEE quotient.
        Fdiv = "fdiv": ty.is_float(), MAKES_NAN => by_size!(ty, sse::divss(a, b), sse::divsd(a, b));
        /// x86 `minsd`: the second operand if either is a NaN or both are zeros.
        Fmin = "fmin": ty.is_float(), PLAIN => by_size!(ty, sse::minss(a, b), sse::minsd(a, b));
        /// x86 `maxsd`: the second operand if either is a NaN or both are zeros.
        Fmax = "fmax": ty.is_float(), PLAIN => by_size!(ty, sse::maxss(a, b), sse::maxsd(a, b));
        /// Magnitude of the first with the sign of the second.
        Fcopysign = "fcopysign": ty.is_float(), PLAIN => a & !sign(ty) | b & sign(ty);
    }
}

impl BinaryOp {
    /// Whether its operands may be swapped, and no bit of the result changes.
    #[inline]
    pub const fn commutes(self) -> bool {
        self.traits().has(COMMUTES)
    }

    /// Whether the operands of several may come in any order and in any groups, and no bit of the result changes.
    #[inline]
    pub const fn associates(self) -> bool {
        self.traits().has(ASSOCIATES)
    }

    /// Whether its operands may be swapped by who does not care for the bits of a NaN.
    #[inline]
    pub const fn commutes_but_nan(self) -> bool {
        self.commutes() || self.traits().has(COMMUTES_BUT_NAN)
    }
}

/// Declares conditions by their rows: the name, the one for swapped operands, the one that is true
/// where this one is false, and whether it holds.
macro_rules! conditions {
    ($(#[$doc:meta])* pub enum $name:ident($ty:ident)($a:ident, $b:ident) {
        $($(#[$mdoc:meta])* $member:ident = $word:literal: $swap:ident, $negate:ident => $holds:expr;)*
    }) => {
        words! { $(#[$doc])* pub enum $name { $($(#[$mdoc])* $member = $word,)* } }

        impl $name {
            /// The condition for swapped operands.
            pub const fn swap(self) -> $name {
                match self { $($name::$member => $name::$swap,)* }
            }

            /// The condition that is true where this one is false.
            pub const fn negate(self) -> $name {
                match self { $($name::$member => $name::$negate,)* }
            }

            /// Whether it holds for two values of a type.
            #[inline(always)]
            pub fn holds(self, $ty: Type, $a: u64, $b: u64) -> bool {
                match self { $($name::$member => $holds,)* }
            }
        }
    };
}

impl IntCond {
    /// The condition of the same order without signs.
    pub const fn unsigned(self) -> IntCond {
        match self {
            IntCond::Slt => IntCond::Ult,
            IntCond::Sle => IntCond::Ule,
            IntCond::Sgt => IntCond::Ugt,
            IntCond::Sge => IntCond::Uge,
            cond => cond,
        }
    }

    /// The condition of the same order with signs.
    pub const fn signed(self) -> IntCond {
        match self {
            IntCond::Ult => IntCond::Slt,
            IntCond::Ule => IntCond::Sle,
            IntCond::Ugt => IntCond::Sgt,
            IntCond::Uge => IntCond::Sge,
            cond => cond,
        }
    }

    /// Whether it is an order of numbers with signs.
    pub const fn is_signed(self) -> bool {
        matches!(
            self,
            IntCond::Slt | IntCond::Sle | IntCond::Sgt | IntCond::Sge
        )
    }

    /// The condition of the same order that does not hold for equal numbers.
    pub const fn strict(self) -> IntCond {
        match self {
            IntCond::Sle => IntCond::Slt,
            IntCond::Sge => IntCond::Sgt,
            IntCond::Ule => IntCond::Ult,
            IntCond::Uge => IntCond::Ugt,
            cond => cond,
        }
    }
}

conditions! {
    /// The condition of an integer comparison.
    pub enum IntCond(ty)(a, b) {
        /// Equal.
        Eq = "eq": Eq, Ne => a == b;
        /// Not equal.
        Ne = "ne": Ne, Eq => a != b;
        /// Unsigned greater.
        Ugt = "ugt": Ult, Ule => a > b;
        /// Unsigned greater or equal.
        Uge = "uge": Ule, Ult => a >= b;
        /// Unsigned less.
        Ult = "ult": Ugt, Uge => a < b;
        /// Unsigned less or equal.
        Ule = "ule": Uge, Ugt => a <= b;
        /// Signed greater.
        Sgt = "sgt": Slt, Sle => signed(ty, a) > signed(ty, b);
        /// Signed greater or equal.
        Sge = "sge": Sle, Slt => signed(ty, a) >= signed(ty, b);
        /// Signed less.
        Slt = "slt": Sgt, Sge => signed(ty, a) < signed(ty, b);
        /// Signed less or equal.
        Sle = "sle": Sge, Sgt => signed(ty, a) <= signed(ty, b);
    }
}

conditions! {
    /// The condition of a float comparison: "o" is false and "u" is true if either is a NaN.
    /// `false` and `true` of LLVM are constants in LIR.
    pub enum FloatCond(ty)(a, b) {
        /// Ordered and equal.
        Oeq = "oeq": Oeq, Une => compare!(ty, a, b, |x, y| x == y);
        /// Ordered and greater.
        Ogt = "ogt": Olt, Ule => compare!(ty, a, b, |x, y| x > y);
        /// Ordered and greater or equal.
        Oge = "oge": Ole, Ult => compare!(ty, a, b, |x, y| x >= y);
        /// Ordered and less.
        Olt = "olt": Ogt, Uge => compare!(ty, a, b, |x, y| x < y);
        /// Ordered and less or equal.
        Ole = "ole": Oge, Ugt => compare!(ty, a, b, |x, y| x <= y);
        /// Ordered and not equal.
        One = "one": One, Ueq => compare!(ty, a, b, |x, y| x != y && !unordered(x, y));
        /// Neither is a NaN.
        Ord = "ord": Ord, Uno => compare!(ty, a, b, |x, y| !unordered(x, y));
        /// Unordered or equal.
        Ueq = "ueq": Ueq, One => compare!(ty, a, b, |x, y| x == y || unordered(x, y));
        /// Unordered or greater.
        Ugt = "ugt": Ult, Ole => !compare!(ty, a, b, |x, y| x <= y);
        /// Unordered or greater or equal.
        Uge = "uge": Ule, Olt => !compare!(ty, a, b, |x, y| x < y);
        /// Unordered or less.
        Ult = "ult": Ugt, Oge => !compare!(ty, a, b, |x, y| x >= y);
        /// Unordered or less or equal.
        Ule = "ule": Uge, Ogt => !compare!(ty, a, b, |x, y| x > y);
        /// Unordered or not equal.
        Une = "une": Une, Oeq => compare!(ty, a, b, |x, y| x != y);
        /// Either is a NaN.
        Uno = "uno": Uno, Ord => compare!(ty, a, b, |x, y| unordered(x, y));
    }
}

const fn same(a: Type, b: Type) -> bool {
    a as u8 == b as u8
}

const fn widens(from: Type, to: Type) -> bool {
    from.is_int() && to.is_int() && from.bits() < to.bits()
}

const fn widens_float(from: Type, to: Type) -> bool {
    from.is_float() && to.is_float() && from.bits() < to.bits()
}

const fn is_word(ty: Type) -> bool {
    matches!(ty, Type::I32 | Type::I64)
}

/// A float rounded to an integer; a NaN becomes quiet, of which functions of Rust promise nothing.
fn rounded(ty: Type, a: u64, single: fn(f32) -> f32, double: fn(f64) -> f64) -> u64 {
    let (x, y) = (f32::from_bits(a as u32), f64::from_bits(a));
    match ty {
        Type::F32 if x.is_nan() => sse::subss(a, 0).into(),
        Type::F32 => single(x).to_bits().into(),
        _ if y.is_nan() => sse::subsd(a, 0),
        _ => double(y).to_bits(),
    }
}

/// What [`InstData::Fma`](super::InstData::Fma) gives: the product of the first two plus the third,
/// rounded once.
pub fn multiply_add(ty: Type, [a, b, c]: [u64; 3]) -> u64 {
    let float32 = |bits: u64| f32::from_bits(bits as u32);
    let float64 = f64::from_bits;
    by_size!(
        ty,
        float32(a).mul_add(float32(b), float32(c)).to_bits(),
        float64(a).mul_add(float64(b), float64(c)).to_bits()
    )
}

/// The sign bit of a float.
const fn sign(ty: Type) -> u64 {
    1 << (ty.bits() - 1)
}

/// The amount of a shift.
#[inline(always)]
fn amount(ty: Type, b: u64) -> u32 {
    (b & u64::from(ty.bits() - 1)) as u32
}

#[inline(always)]
fn rotate_left(ty: Type, a: u64, by: u32) -> u64 {
    match ty {
        Type::I8 => (a as u8).rotate_left(by).into(),
        Type::I16 => (a as u16).rotate_left(by).into(),
        Type::I32 => (a as u32).rotate_left(by).into(),
        _ => a.rotate_left(by),
    }
}

/// The operands of a signed division that does not trap.
#[inline(always)]
fn dividend_and_divisor(ty: Type, a: u64, b: u64) -> Result<(i64, i64), Division> {
    let (x, y) = (signed(ty, a), signed(ty, b));
    match y {
        0 => Err(Division::ByZero),
        -1 if x == signed(ty, 1 << (ty.bits() - 1)) => Err(Division::Overflow),
        _ => Ok((x, y)),
    }
}

/// In 32 bits where they are enough: processors divide them several times as fast.
#[inline(always)]
fn signed_quotient(ty: Type, a: u64, b: u64) -> Result<u64, Division> {
    let (x, y) = dividend_and_divisor(ty, a, b)?;
    let quotient = match ty {
        Type::I64 => x.checked_div(y).unwrap_or(0),
        _ => (x as i32).checked_div(y as i32).unwrap_or(0).into(),
    };
    Ok(quotient as u64)
}

/// As [`signed_quotient`].
#[inline(always)]
fn signed_remainder(ty: Type, a: u64, b: u64) -> Result<u64, Division> {
    let (x, y) = dividend_and_divisor(ty, a, b)?;
    let remainder = match ty {
        Type::I64 => x.checked_rem(y).unwrap_or(0),
        _ => (x as i32).checked_rem(y as i32).unwrap_or(0).into(),
    };
    Ok(remainder as u64)
}

#[inline(always)]
fn unordered<T: PartialOrd>(a: T, b: T) -> bool {
    a.partial_cmp(&b).is_none()
}
