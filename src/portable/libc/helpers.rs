//! The helpers that lowered code calls: copies, wide integers, and floats that the processor of the host may not have.

use std::cmp::Ordering;

use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round};

use super::{Call, Done, Value, math, stdlib, time, unsupported};
use crate::interp::portable::Stop;
use crate::lir::vector_code;
use crate::lir::{Format, Libcall, Maths};

/// Runs a helper.
pub(super) fn run(libcall: Libcall, c: &mut Call<'_, '_>) -> Done {
    match libcall {
        Libcall::Memcpy | Libcall::Memmove | Libcall::MemcpyElements | Libcall::MemmoveElements => {
            let (to, from, len) = (c.word()?, c.word()?, c.word()?);
            c.memory().copy_anywhere(to, from, len)?;
            Ok(to.into())
        }
        Libcall::Memset | Libcall::MemsetElements => {
            let (to, byte, len) = (c.word()?, c.word()?, c.word()?);
            c.memory().fill_anywhere(to, byte as u8, len)?;
            Ok(to.into())
        }
        Libcall::WideMul => wide_multiply(c),
        Libcall::WideDiv => wide_divide(c),
        Libcall::CmpXchg16 => compare_and_swap(c),
        Libcall::Setjmp => stdlib::setjmp(c),
        Libcall::Longjmp => stdlib::longjmp(c),
        Libcall::CtypeTolowerLoc => Ok(c.library().places.lower.into()),
        Libcall::CtypeToupperLoc => Ok(c.library().places.upper.into()),
        // There is one thread, and one copy of each variable.
        Libcall::ThreadLocal => Ok(c.word()?.into()),
        // There is no code but the program's.
        Libcall::OtherCode => Ok(c.word()?.into()),
        Libcall::StackMap => Ok(0u64.into()),
        Libcall::Trampoline => unsupported("`llvm.init.trampoline` on this engine"),
        Libcall::Cycles | Libcall::Nanoseconds => {
            Ok((time::since_start(c).as_nanos() as u64).into())
        }
        // To the nearest.
        Libcall::GetRounding => Ok(1i32.into()),
        Libcall::SetRounding => match c.int()? {
            1 => Ok(0i32.into()),
            _ => unsupported("another rounding than to the nearest on this engine"),
        },
        Libcall::VectorOperation => vector_operation(c),
        Libcall::Math(function, format) => maths(function, format, libcall.name(), c),
        Libcall::ThreadPointer
        | Libcall::Emulate
        | Libcall::UnwindResume
        | Libcall::Fegetenv
        | Libcall::Fesetenv
        | Libcall::Fegetmode
        | Libcall::Fesetmode => unsupported(format!("`{}` on this engine", libcall.name())),
        Libcall::Udivti3
        | Libcall::Umodti3
        | Libcall::Divti3
        | Libcall::Modti3
        | Libcall::Smulo128
        | Libcall::Floattidf
        | Libcall::Floattisf
        | Libcall::Floatuntidf
        | Libcall::Floatuntisf
        | Libcall::Fixdfti
        | Libcall::Fixsfti
        | Libcall::Fixunsdfti
        | Libcall::Fixunssfti
        | Libcall::Clmul
        | Libcall::Powidf2
        | Libcall::Powisf2 => integers(libcall, c),
        Libcall::Extendhfsf2
        | Libcall::Truncsfhf2
        | Libcall::Truncdfhf2
        | Libcall::Truncsfbf2
        | Libcall::Truncdfbf2 => small_floats(libcall, c),
        Libcall::Powixf2
        | Libcall::Addxf3
        | Libcall::Subxf3
        | Libcall::Mulxf3
        | Libcall::Divxf3
        | Libcall::Cmpxf2
        | Libcall::Extendsfxf2
        | Libcall::Extenddfxf2
        | Libcall::Truncxfsf2
        | Libcall::Truncxfdf2
        | Libcall::Floattixf
        | Libcall::Floatuntixf
        | Libcall::Truncxfhf2
        | Libcall::Truncxfbf2
        | Libcall::Fixxfti
        | Libcall::Fixunsxfti
        | Libcall::Extendxftf2 => long_doubles(libcall, c),
        Libcall::Powitf2
        | Libcall::Addtf3
        | Libcall::Subtf3
        | Libcall::Multf3
        | Libcall::Divtf3
        | Libcall::Cmptf2
        | Libcall::Extendsftf2
        | Libcall::Extenddftf2
        | Libcall::Trunctfsf2
        | Libcall::Trunctfdf2
        | Libcall::Floattitf
        | Libcall::Floatuntitf
        | Libcall::Fixtfti
        | Libcall::Fixunstfti
        | Libcall::Trunctfxf2
        | Libcall::Trunctfhf2
        | Libcall::Trunctfbf2 => quads(libcall, c),
    }
}

/// What a match over some of the helpers gives for the others, which it is never asked for.
fn not_of_this_family(libcall: Libcall) -> Done {
    unsupported(format!("`{}` on this engine", libcall.name()))
}

/// Integers of 128 bits. Division by 0 has trapped before.
fn integers(libcall: Libcall, c: &mut Call<'_, '_>) -> Done {
    Ok(match libcall {
        Libcall::Udivti3 => c.wide()?.checked_div(c.wide()?).unwrap_or(0).into(),
        Libcall::Umodti3 => c.wide()?.checked_rem(c.wide()?).unwrap_or(0).into(),
        Libcall::Divti3 => {
            let (a, b) = (c.wide()? as i128, c.wide()? as i128);
            (if b == 0 { 0 } else { a.wrapping_div(b) }).into()
        }
        Libcall::Modti3 => {
            let (a, b) = (c.wide()? as i128, c.wide()? as i128);
            (if b == 0 { 0 } else { a.wrapping_rem(b) }).into()
        }
        Libcall::Smulo128 => {
            let (a, b) = (c.wide()? as i128, c.wide()? as i128);
            a.overflowing_mul(b).1.into()
        }
        Libcall::Floattidf => (c.wide()? as i128 as f64).into(),
        Libcall::Floattisf => (c.wide()? as i128 as f32).into(),
        Libcall::Floatuntidf => (c.wide()? as f64).into(),
        Libcall::Floatuntisf => (c.wide()? as f32).into(),
        Libcall::Fixdfti => (c.double()? as i128).into(),
        Libcall::Fixsfti => (c.float()? as i128).into(),
        Libcall::Fixunsdfti => (c.double()? as u128).into(),
        Libcall::Fixunssfti => (c.float()? as u128).into(),
        Libcall::Clmul => {
            let (x, y) = (c.word()?, c.word()?);
            let terms = (0..64).filter(|&i| y >> i & 1 != 0);
            terms.fold(0, |product, i| product ^ x << i).into()
        }
        Libcall::Powidf2 => {
            let (x, n) = (c.double()?, c.int()?);
            let power = powi(x, n, 1.0, |a, b| a * b);
            (if n < 0 { 1.0 / power } else { power }).into()
        }
        Libcall::Powisf2 => {
            let (x, n) = (c.float()?, c.int()?);
            let power = powi(x, n, 1.0, |a, b| a * b);
            (if n < 0 { 1.0 / power } else { power }).into()
        }
        other => return not_of_this_family(other),
    })
}

/// The power of the magnitude of an exponent, in the order of the compiler's own library.
fn powi<T: Copy>(x: T, n: i32, one: T, multiply: impl Fn(T, T) -> T) -> T {
    let (mut power, mut rest, mut result) = (x, n, one);
    loop {
        if rest & 1 != 0 {
            result = multiply(result, power);
        }
        rest /= 2;
        if rest == 0 {
            return result;
        }
        power = multiply(power, power);
    }
}

/// Rounds to another format.
fn round<T, U: Float>(value: T) -> U
where
    T: FloatConvert<U>,
{
    let mut loses = false;
    value.convert(&mut loses).value
}

fn single(value: f32) -> Single {
    Single::from_bits(value.to_bits().into())
}

fn double(value: f64) -> Double {
    Double::from_bits(value.to_bits().into())
}

fn to_single<T: FloatConvert<Single>>(value: T) -> Value {
    f32::from_bits(round::<T, Single>(value).to_bits() as u32).into()
}

fn to_double<T: FloatConvert<Double>>(value: T) -> Value {
    f64::from_bits(round::<T, Double>(value).to_bits() as u64).into()
}

/// Floats of 16 bits travel as integers.
fn small<T, U: Float>(value: T) -> Value
where
    T: FloatConvert<U>,
{
    (round::<T, U>(value).to_bits() as u64).into()
}

fn small_floats(libcall: Libcall, c: &mut Call<'_, '_>) -> Done {
    Ok(match libcall {
        Libcall::Extendhfsf2 => to_single(Half::from_bits((c.word()? & 0xffff).into())),
        Libcall::Truncsfhf2 => small::<_, Half>(single(c.float()?)),
        Libcall::Truncdfhf2 => small::<_, Half>(double(c.double()?)),
        Libcall::Truncsfbf2 => small::<_, BFloat>(single(c.float()?)),
        Libcall::Truncdfbf2 => small::<_, BFloat>(double(c.double()?)),
        other => return not_of_this_family(other),
    })
}

/// How two floats compare: 1 less, 2 equal, 4 greater, 8 unordered.
fn comparison<T: Float>(a: T, b: T) -> Value {
    match a.partial_cmp(&b) {
        Some(Ordering::Less) => 1i32,
        Some(Ordering::Equal) => 2,
        Some(Ordering::Greater) => 4,
        None => 8,
    }
    .into()
}

/// An 80-bit float as two integers.
fn extended(c: &mut Call<'_, '_>) -> Result<X87DoubleExtended, Stop> {
    let significand = c.word()?;
    let top = c.word()? & 0xffff;
    let bits = u128::from(significand) | u128::from(top) << 64;
    Ok(X87DoubleExtended::from_bits(bits))
}

fn pair<T: Float>(value: T) -> Value {
    value.to_bits().into()
}

/// To an integer of 128 bits, saturating.
fn saturated<T: Float>(value: T, signed: bool) -> Value {
    match (value.is_nan(), signed) {
        (true, _) => 0u128.into(),
        (false, true) => value.to_i128(128).value.into(),
        (false, false) => value.to_u128(128).value.into(),
    }
}

fn reciprocal_if<T: Float>(is_negative: bool, power: T) -> T {
    if is_negative {
        (T::from_u128(1).value / power).value
    } else {
        power
    }
}

fn long_doubles(libcall: Libcall, c: &mut Call<'_, '_>) -> Done {
    Ok(match libcall {
        Libcall::Addxf3 => pair((extended(c)? + extended(c)?).value),
        Libcall::Subxf3 => pair((extended(c)? - extended(c)?).value),
        Libcall::Mulxf3 => pair((extended(c)? * extended(c)?).value),
        Libcall::Divxf3 => pair((extended(c)? / extended(c)?).value),
        Libcall::Cmpxf2 => comparison(extended(c)?, extended(c)?),
        Libcall::Extendsfxf2 => pair(round::<_, X87DoubleExtended>(single(c.float()?))),
        Libcall::Extenddfxf2 => pair(round::<_, X87DoubleExtended>(double(c.double()?))),
        Libcall::Truncxfsf2 => to_single(extended(c)?),
        Libcall::Truncxfdf2 => to_double(extended(c)?),
        Libcall::Truncxfhf2 => small::<_, Half>(extended(c)?),
        Libcall::Truncxfbf2 => small::<_, BFloat>(extended(c)?),
        Libcall::Floattixf => pair(X87DoubleExtended::from_i128(c.wide()? as i128).value),
        Libcall::Floatuntixf => pair(X87DoubleExtended::from_u128(c.wide()?).value),
        Libcall::Fixxfti => saturated(extended(c)?, true),
        Libcall::Fixunsxfti => saturated(extended(c)?, false),
        Libcall::Extendxftf2 => pair(round::<_, Quad>(extended(c)?)),
        Libcall::Powixf2 => {
            let (x, n) = (extended(c)?, c.int()?);
            let one = X87DoubleExtended::from_u128(1).value;
            pair(reciprocal_if(n < 0, powi(x, n, one, |a, b| (a * b).value)))
        }
        other => return not_of_this_family(other),
    })
}

fn quad(c: &mut Call<'_, '_>) -> Result<Quad, Stop> {
    Ok(Quad::from_bits(c.quad()?))
}

fn quad_in_words(c: &mut Call<'_, '_>) -> Result<Quad, Stop> {
    Ok(Quad::from_bits(c.wide()?))
}

fn quad_result(value: Quad) -> Value {
    Value::Float(value.to_bits())
}

fn quads(libcall: Libcall, c: &mut Call<'_, '_>) -> Done {
    Ok(match libcall {
        Libcall::Addtf3 => quad_result((quad(c)? + quad(c)?).value),
        Libcall::Subtf3 => quad_result((quad(c)? - quad(c)?).value),
        Libcall::Multf3 => quad_result((quad(c)? * quad(c)?).value),
        Libcall::Divtf3 => quad_result((quad(c)? / quad(c)?).value),
        Libcall::Cmptf2 => comparison(quad_in_words(c)?, quad_in_words(c)?),
        Libcall::Extendsftf2 => quad_result(round(single(c.float()?))),
        Libcall::Extenddftf2 => quad_result(round(double(c.double()?))),
        Libcall::Trunctfsf2 => to_single(quad(c)?),
        Libcall::Trunctfdf2 => to_double(quad(c)?),
        Libcall::Floattitf => quad_result(Quad::from_i128(c.wide()? as i128).value),
        Libcall::Floatuntitf => quad_result(Quad::from_u128(c.wide()?).value),
        Libcall::Fixtfti => saturated(quad(c)?, true),
        Libcall::Fixunstfti => saturated(quad(c)?, false),
        Libcall::Trunctfxf2 => pair(round::<_, X87DoubleExtended>(quad_in_words(c)?)),
        Libcall::Trunctfhf2 => small::<_, Half>(quad_in_words(c)?),
        Libcall::Trunctfbf2 => small::<_, BFloat>(quad_in_words(c)?),
        Libcall::Powitf2 => {
            let (x, n) = (quad(c)?, c.int()?);
            let one = Quad::from_u128(1).value;
            quad_result(reciprocal_if(n < 0, powi(x, n, one, |a, b| (a * b).value)))
        }
        other => return not_of_this_family(other),
    })
}

fn maths(function: Maths, format: Format, name: &str, c: &mut Call<'_, '_>) -> Done {
    match format {
        Format::F32 | Format::F64 => math::run(name, c),
        Format::X87 => {
            let argument = |c: &mut Call<'_, '_>| {
                let bytes = c.arguments.long_double(&mut c.machine.memory)?;
                let mut all = [0; 16];
                all[..10].copy_from_slice(&bytes);
                Ok(X87DoubleExtended::from_bits(u128::from_le_bytes(all)))
            };
            large_maths(function, name, c, argument, |value| {
                let bytes = value.to_bits().to_le_bytes();
                Value::X87(*bytes.first_chunk().unwrap_or(&[0; 10]))
            })
        }
        Format::F128 => large_maths(function, name, c, quad, quad_result),
    }
}

/// The functions that are exact in each format. The others are approximations, for which there is no library.
fn large_maths<T: Float>(
    function: Maths,
    name: &str,
    c: &mut Call<'_, '_>,
    argument: fn(&mut Call<'_, '_>) -> Result<T, Stop>,
    result: fn(T) -> Value,
) -> Done {
    let rounding = match function {
        Maths::Floor => Some(Round::TowardNegative),
        Maths::Ceil => Some(Round::TowardPositive),
        Maths::Trunc => Some(Round::TowardZero),
        Maths::Rint | Maths::NearbyInt | Maths::RoundEven | Maths::Lrint => {
            Some(Round::NearestTiesToEven)
        }
        Maths::Round | Maths::Lround => Some(Round::NearestTiesToAway),
        _ => None,
    };
    if let Some(rounding) = rounding {
        let rounded = argument(c)?.round_to_integral(rounding).value;
        if matches!(function, Maths::Lrint | Maths::Lround) {
            let (least, most) = (i64::MIN as i128, i64::MAX as i128);
            let value = rounded.to_i128(128).value;
            if T::BITS == 128 && !rounded.is_nan() {
                // As the compiler's library converts, which saturates.
                return Ok((value.clamp(least, most) as i64).into());
            }
            // As the x87 does.
            let fits = !rounded.is_nan() && (least..=most).contains(&value);
            return Ok(if fits { value as i64 } else { i64::MIN }.into());
        }
        return Ok(result(rounded));
    }
    match function {
        Maths::Fmod => {
            let (x, y) = (argument(c)?, argument(c)?);
            Ok(result(x.c_fmod(y).value))
        }
        Maths::Fma => {
            let (x, y, z) = (argument(c)?, argument(c)?, argument(c)?);
            Ok(result(x.mul_add(y, z).value))
        }
        Maths::Ldexp => {
            let (x, n) = (argument(c)?, c.int()?);
            Ok(result(x.scalbn(n.clamp(-40_000, 40_000))))
        }
        Maths::Frexp => {
            let (x, at) = (argument(c)?, c.word()?);
            let mut exponent = 0;
            let fraction = x.frexp(&mut exponent);
            let exponent = if x.is_finite_non_zero() { exponent } else { 0 };
            c.write_int(at, exponent)?;
            Ok(result(fraction))
        }
        Maths::Modf => {
            let (x, at) = (argument(c)?, c.word()?);
            let whole = x.round_to_integral(Round::TowardZero).value;
            let rest = if x.is_infinite() {
                T::ZERO
            } else {
                (x - whole).value
            };
            let bytes = whole.to_bits().to_le_bytes();
            let size = T::BITS / 8;
            let to = c.memory().slice_mut(at, size as u64)?;
            to.copy_from_slice(&bytes[..size]);
            Ok(result(rest.copy_sign(x)))
        }
        _ => unsupported(format!("`{name}` on this engine")),
    }
}

fn vector_operation(c: &mut Call<'_, '_>) -> Done {
    let (at, code) = (c.word()?, c.word()?);
    let mut args = [0u128; 3];
    for (arg, at) in args.iter_mut().zip((at..).step_by(16)) {
        *arg = u128::from_le_bytes(c.memory().read(at)?);
    }
    let [x, y, z] = args;
    let result = vector_code::run(code, x, y, z);
    c.memory().write(at, result.to_le_bytes())?;
    Ok(Value::Void)
}

fn compare_and_swap(c: &mut Call<'_, '_>) -> Done {
    let (at, expected, new) = (c.word()?, c.wide()?, c.wide()?);
    let old = u128::from_le_bytes(c.memory().read(at)?);
    let kept = if old == expected { new } else { old };
    c.memory().write(at, kept.to_le_bytes())?;
    Ok(old.into())
}

/// The words of a wide integer, the least first.
fn words(c: &mut Call<'_, '_>, at: u64, count: u64) -> Result<Vec<u64>, Stop> {
    let bytes = c.memory().slice(at, count.saturating_mul(8))?;
    let words = bytes.as_chunks::<8>().0.iter();
    Ok(words.map(|word| u64::from_le_bytes(*word)).collect())
}

fn write_words(c: &mut Call<'_, '_>, at: u64, words: &[u64]) -> Result<(), Stop> {
    for (at, word) in (at..).step_by(8).zip(words) {
        c.write_word(at, *word)?;
    }
    Ok(())
}

fn wide_multiply(c: &mut Call<'_, '_>) -> Done {
    let (at, by, count) = (c.word()?, c.word()?, c.word()?);
    let (x, y) = (words(c, at, count)?, words(c, by, count)?);
    let mut product = vec![0u64; x.len()];
    for (i, &a) in x.iter().enumerate() {
        let mut carry = 0u128;
        for (j, &b) in y.iter().enumerate().take(x.len() - i) {
            let sum = u128::from(a) * u128::from(b) + u128::from(product[i + j]) + carry;
            product[i + j] = sum as u64;
            carry = sum >> 64;
        }
    }
    write_words(c, at, &product)?;
    Ok(Value::Void)
}

/// Bit by bit: such divisions are rare.
fn wide_divide(c: &mut Call<'_, '_>) -> Done {
    let (at, by, count) = (c.word()?, c.word()?, c.word()?);
    let (mut x, y) = (words(c, at, count)?, words(c, by, count)?);
    let mut rest = vec![0u64; x.len()];
    if y.iter().any(|&word| word != 0) {
        for _ in 0..64 * x.len() {
            // The highest bit goes over to the remainder, which may have one bit more than its words for a moment.
            let overflow = shift_in(&mut rest, shift_in(&mut x, 0));
            if overflow != 0 || rest.iter().rev().ge(y.iter().rev()) {
                let mut borrow = false;
                for (r, &y) in rest.iter_mut().zip(&y) {
                    let (low, first) = r.overflowing_sub(y);
                    let (low, second) = low.overflowing_sub(borrow.into());
                    (*r, borrow) = (low, first || second);
                }
                x[0] |= 1;
            }
        }
    }
    write_words(c, at, &x)?;
    write_words(c, by, &rest)?;
    Ok(Value::Void)
}

/// Shifts left by a bit; what falls out.
fn shift_in(words: &mut [u64], bit: u64) -> u64 {
    words.iter_mut().fold(bit, |carry, word| {
        let out = *word >> 63;
        *word = *word << 1 | carry;
        out
    })
}
