//! What stands for instructions of SSE on other processors: the same results, bit for bit.
//!
//! An operand that is a NaN is the result, made quiet; of two the first. An operation that has no number as its result
//! gives a negative quiet NaN.

/// A format of floats.
trait Float: Copy {
    type Bits: Copy;
    /// The NaN that operations give which have no result.
    const INVALID: Self::Bits;

    fn of(bits: u64) -> Self;
    fn is_nan(self) -> bool;
    fn bits(self) -> Self::Bits;
    /// The bits of a NaN, made quiet.
    fn quiet(self) -> Self::Bits;
}

impl Float for f32 {
    type Bits = u32;
    const INVALID: u32 = 0xffc0_0000;

    #[inline(always)]
    fn of(bits: u64) -> f32 {
        f32::from_bits(bits as u32)
    }
    #[inline(always)]
    fn is_nan(self) -> bool {
        self.is_nan()
    }
    #[inline(always)]
    fn bits(self) -> u32 {
        self.to_bits()
    }
    #[inline(always)]
    fn quiet(self) -> u32 {
        self.to_bits() | 1 << 22
    }
}

impl Float for f64 {
    type Bits = u64;
    const INVALID: u64 = 0xfff8 << 48;

    #[inline(always)]
    fn of(bits: u64) -> f64 {
        f64::from_bits(bits)
    }
    #[inline(always)]
    fn is_nan(self) -> bool {
        self.is_nan()
    }
    #[inline(always)]
    fn bits(self) -> u64 {
        self.to_bits()
    }
    #[inline(always)]
    fn quiet(self) -> u64 {
        self.to_bits() | 1 << 51
    }
}

#[inline(always)]
fn binary<F: Float>(a: u64, b: u64, result: impl Fn(F, F) -> F) -> F::Bits {
    let (x, y) = (F::of(a), F::of(b));
    let result = result(x, y);
    match (result.is_nan(), x.is_nan(), y.is_nan()) {
        (false, ..) => result.bits(),
        (true, true, _) => x.quiet(),
        (true, false, true) => y.quiet(),
        (true, false, false) => F::INVALID,
    }
}

/// Declares functions on the bits of floats.
macro_rules! operations {
    ($($name:ident $float:ty, $bits:ty, $text:literal, $result:expr;)*) => {$(
        #[doc = concat!("`", $text, "` of the low lanes.")]
        #[inline(always)]
        pub(crate) fn $name(a: u64, b: u64) -> $bits {
            binary::<$float>(a, b, $result)
        }
    )*};
}

operations! {
    addss f32, u32, "addss", |x, y| x + y;
    addsd f64, u64, "addsd", |x, y| x + y;
    subss f32, u32, "subss", |x, y| x - y;
    subsd f64, u64, "subsd", |x, y| x - y;
    mulss f32, u32, "mulss", |x, y| x * y;
    mulsd f64, u64, "mulsd", |x, y| x * y;
    divss f32, u32, "divss", |x, y| x / y;
    divsd f64, u64, "divsd", |x, y| x / y;
}

/// Declares functions that give one of two floats, as it is: the second, if either is a NaN.
macro_rules! choices {
    ($($name:ident $bits:ty, $float:ty, $text:literal, $first:expr;)*) => {$(
        #[doc = concat!("`", $text, "` of the low lanes.")]
        #[inline(always)]
        pub(crate) fn $name(a: u64, b: u64) -> $bits {
            let is_first: fn($float, $float) -> bool = $first;
            if is_first(Float::of(a), Float::of(b)) { a as $bits } else { b as $bits }
        }
    )*};
}

choices! {
    minss u32, f32, "minss", |x, y| x < y;
    minsd u64, f64, "minsd", |x, y| x < y;
    maxss u32, f32, "maxss", |x, y| x > y;
    maxsd u64, f64, "maxsd", |x, y| x > y;
}

/// `sqrtss`
#[inline(always)]
pub(crate) fn sqrtss_of(_: u64, b: u64) -> u32 {
    binary::<f32>(b, b, |x, _| x.sqrt())
}

/// `sqrtsd`
#[inline(always)]
pub(crate) fn sqrtsd_of(_: u64, b: u64) -> u64 {
    binary::<f64>(b, b, |x, _| x.sqrt())
}

/// `cvtss2sd`
#[inline(always)]
pub(crate) fn cvtss2sd_of(_: u64, b: u64) -> u64 {
    let x = f32::of(b);
    if x.is_nan() {
        let quiet = u64::from(x.quiet());
        return (quiet >> 31) << 63 | 0x7ff << 52 | (quiet & 0x7f_ffff) << 29;
    }
    f64::from(x).to_bits()
}

/// `cvtsd2ss`
#[inline(always)]
pub(crate) fn cvtsd2ss_of(_: u64, b: u64) -> u32 {
    let x = f64::of(b);
    if x.is_nan() {
        let fraction = x.quiet() << 12 >> 41;
        return ((b >> 63) as u32) << 31 | 0xff << 23 | fraction as u32;
    }
    (x as f32).to_bits()
}

/// Towards zero; what does not fit gives the minimum.
#[inline(always)]
pub(crate) fn f32_to_s32(a: u32) -> u32 {
    f64_to_s32(f64::from(f32::from_bits(a)).to_bits())
}

/// Towards zero; what does not fit gives the minimum.
#[inline(always)]
pub(crate) fn f32_to_s64(a: u32) -> u64 {
    f64_to_s64(f64::from(f32::from_bits(a)).to_bits())
}

/// Towards zero; what does not fit gives the minimum.
#[inline(always)]
pub(crate) fn f64_to_s32(a: u64) -> u32 {
    let x = f64::from_bits(a);
    match x > -2_147_483_649.0 && x < 2_147_483_648.0 {
        true => x as i32 as u32,
        false => 1 << 31,
    }
}

/// Towards zero; what does not fit gives the minimum.
#[inline(always)]
pub(crate) fn f64_to_s64(a: u64) -> u64 {
    const LIMIT: f64 = 9_223_372_036_854_775_808.0;
    let x = f64::from_bits(a);
    match (-LIMIT..LIMIT).contains(&x) {
        true => x as i64 as u64,
        false => 1 << 63,
    }
}
