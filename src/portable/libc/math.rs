//! `math.h`.

use super::{Call, Done, Value, errno, functions};
use crate::interp::portable::Stop;
use crate::lir::scalar::multiply_add;
use crate::lir::{Type, UnaryOp};

/// Declares the functions of one and two floats that are the same for both formats.
macro_rules! maths {
    (
        one { $($one:ident $onef:ident = $f:expr, $g:expr;)* }
        two { $($two:ident $twof:ident = $h:expr, $i:expr;)* }
        $($rest:tt)*
    ) => {
        functions! {
            $($one: "double (double)" = |c| { let x = c.double()?; let f: fn(f64) -> f64 = $f; noted(c, &[x], f(x)) };
            $onef: "float (float)" = |c| { let x = c.float()?; let f: fn(f32) -> f32 = $g; noted_single(c, &[x], f(x)) };)*
            $($two: "double (double, double)" = |c| { let (x, y) = (c.double()?, c.double()?); let f: fn(f64, f64) -> f64 = $h; noted(c, &[x, y], f(x, y)) };
            $twof: "float (float, float)" = |c| { let (x, y) = (c.float()?, c.float()?); let f: fn(f32, f32) -> f32 = $i; noted_single(c, &[x, y], f(x, y)) };)*
            $($rest)*
        }
    };
}

maths! {
    one {
        acos acosf = f64::acos, f32::acos;
        acosh acoshf = libm::acosh, libm::acoshf;
        asin asinf = f64::asin, f32::asin;
        asinh asinhf = libm::asinh, libm::asinhf;
        atan atanf = f64::atan, f32::atan;
        atanh atanhf = libm::atanh, libm::atanhf;
        cbrt cbrtf = f64::cbrt, f32::cbrt;
        ceil ceilf = |x| rounded(UnaryOp::Fceil, x), |x| rounded_single(UnaryOp::Fceil, x);
        cos cosf = f64::cos, f32::cos;
        cosh coshf = f64::cosh, f32::cosh;
        erf erff = libm::erf, libm::erff;
        erfc erfcf = libm::erfc, libm::erfcf;
        exp expf = f64::exp, f32::exp;
        exp2 exp2f = f64::exp2, f32::exp2;
        exp10 exp10f = |x| 10f64.powf(x), |x| 10f64.powf(x.into()) as f32;
        expm1 expm1f = f64::exp_m1, f32::exp_m1;
        fabs fabsf = f64::abs, f32::abs;
        floor floorf = |x| rounded(UnaryOp::Ffloor, x), |x| rounded_single(UnaryOp::Ffloor, x);
        j0 j0f = libm::j0, libm::j0f;
        j1 j1f = libm::j1, libm::j1f;
        lgamma lgammaf = libm::lgamma, libm::lgammaf;
        log logf = f64::ln, f32::ln;
        log10 log10f = f64::log10, f32::log10;
        log1p log1pf = f64::ln_1p, f32::ln_1p;
        log2 log2f = f64::log2, f32::log2;
        logb logbf = |x| logb(x), |x| logb(x.into()) as f32;
        nearbyint nearbyintf = |x| rounded(UnaryOp::Fnearbyint, x), |x| rounded_single(UnaryOp::Fnearbyint, x);
        rint rintf = |x| rounded(UnaryOp::Frint, x), |x| rounded_single(UnaryOp::Frint, x);
        round roundf = f64::round, f32::round;
        roundeven roundevenf = |x| rounded(UnaryOp::Froundeven, x), |x| rounded_single(UnaryOp::Froundeven, x);
        sin sinf = f64::sin, f32::sin;
        sinh sinhf = f64::sinh, f32::sinh;
        sqrt sqrtf = f64::sqrt, f32::sqrt;
        tan tanf = f64::tan, f32::tan;
        tanh tanhf = f64::tanh, f32::tanh;
        tgamma tgammaf = libm::tgamma, libm::tgammaf;
        trunc truncf = |x| rounded(UnaryOp::Ftrunc, x), |x| rounded_single(UnaryOp::Ftrunc, x);
    }
    two {
        atan2 atan2f = f64::atan2, f32::atan2;
        copysign copysignf = f64::copysign, f32::copysign;
        fdim fdimf = libm::fdim, libm::fdimf;
        fmax fmaxf = f64::max, f32::max;
        fmin fminf = f64::min, f32::min;
        fmod fmodf = |x, y| x % y, |x, y| x % y;
        hypot hypotf = f64::hypot, f32::hypot;
        nextafter nextafterf = libm::nextafter, libm::nextafterf;
        pow powf = f64::powf, f32::powf;
        remainder remainderf = libm::remainder, libm::remainderf;
    }
    fma: "double (double, double, double)" = |c| { let (x, y, z) = (c.double()?, c.double()?, c.double()?); Ok(f64::from_bits(multiply_add(Type::F64, [x, y, z].map(f64::to_bits))).into()) };
    fmaf: "float (float, float, float)" = |c| { let (x, y, z) = (c.float()?, c.float()?, c.float()?); Ok(f32::from_bits(multiply_add(Type::F32, [x, y, z].map(|x| x.to_bits().into())) as u32).into()) };
    ldexp: "double (double, i32)" = |c| { let (x, n) = (c.double()?, c.int()?); Ok(ldexp(x, n).into()) };
    ldexpf: "float (float, i32)" = |c| { let (x, n) = (c.float()?, c.int()?); Ok(libm::ldexpf(x, n).into()) };
    scalbn: "double (double, i32)" = |c| { let (x, n) = (c.double()?, c.int()?); Ok(ldexp(x, n).into()) };
    scalbln: "double (double, i64)" = |c| { let (x, n) = (c.double()?, c.long()?); Ok(ldexp(x, n.clamp(-100_000, 100_000) as i32).into()) };
    frexp: "double (double, ptr)" = |c| { let (x, at) = (c.double()?, c.word()?); frexp(c, x, at) };
    frexpf: "float (float, ptr)" = |c| { let (x, at) = (c.float()?, c.word()?); frexpf(c, x, at) };
    modf: "double (double, ptr)" = |c| { let (x, at) = (c.double()?, c.word()?); modf(c, x, at) };
    modff: "float (float, ptr)" = |c| { let (x, at) = (c.float()?, c.word()?); modff(c, x, at) };
    sincos: "void (double, ptr, ptr)" = |c| { let (x, s, k) = (c.double()?, c.word()?, c.word()?); c.write_word(s, x.sin().to_bits())?; c.write_word(k, x.cos().to_bits())?; Ok(Value::Void) };
    ilogb: "i32 (double)" = |c| { let x = c.double()?; Ok(libm::ilogb(x).into()) };
    lrint: "i64 (double)" = |c| { let x = c.double()?; Ok(to_long(x.round_ties_even()).into()) };
    lrintf: "i64 (float)" = |c| { let x = c.float()?; Ok(to_long(x.round_ties_even().into()).into()) };
    llrint: "i64 (double)" = |c| { let x = c.double()?; Ok(to_long(x.round_ties_even()).into()) };
    lround: "i64 (double)" = |c| { let x = c.double()?; Ok(to_long(x.round()).into()) };
    lroundf: "i64 (float)" = |c| { let x = c.float()?; Ok(to_long(x.round().into()).into()) };
    llround: "i64 (double)" = |c| { let x = c.double()?; Ok(to_long(x.round()).into()) };
    nan: "double (ptr)" = |c| { c.word()?; Ok(f64::NAN.into()) };
    nanf: "float (ptr)" = |c| { c.word()?; Ok(f32::NAN.into()) };
    __fpclassify: "i32 (double)" = |c| { let x = c.double()?; Ok(classify(x).into()) };
    __isnan: "i32 (double)" = |c| { let x = c.double()?; Ok(i32::from(x.is_nan()).into()) };
    __isinf: "i32 (double)" = |c| { let x = c.double()?; Ok(if x.is_infinite() { x.signum() as i32 } else { 0 }.into()) };
    __finite: "i32 (double)" = |c| { let x = c.double()?; Ok(i32::from(x.is_finite()).into()) };
    __signbit: "i32 (double)" = |c| { let x = c.double()?; Ok(i32::from(x.is_sign_negative()).into()) };
    isnan: "i32 (double)" = |c| { let x = c.double()?; Ok(i32::from(x.is_nan()).into()) };
    isinf: "i32 (double)" = |c| { let x = c.double()?; Ok(if x.is_infinite() { x.signum() as i32 } else { 0 }.into()) };
    fegetround: "i32 ()" = |_| Ok(0i32.into());
    fesetround: "i32 (i32)" = |c| { let mode = c.int()?; if mode == 0 { Ok(0i32.into()) } else { super::unsupported("another rounding than to the nearest on this engine") } };
}

/// A result. As C has it, `errno` says where it is none, or is too large.
fn noted(c: &mut Call<'_, '_>, args: &[f64], result: f64) -> Done {
    let error = match result {
        _ if args.iter().any(|x| x.is_nan()) => None,
        result if result.is_nan() => Some(errno::EDOM),
        _ if args.iter().any(|x| x.is_infinite()) => None,
        result if result.is_infinite() => Some(errno::ERANGE),
        _ => None,
    };
    if let Some(error) = error {
        c.fail(error)?;
    }
    Ok(result.into())
}

fn noted_single(c: &mut Call<'_, '_>, args: &[f32], result: f32) -> Done {
    let args: Vec<f64> = args.iter().map(|&x| x.into()).collect();
    noted(c, &args, result.into())?;
    Ok(result.into())
}

/// A rounding, as LIR has it.
fn rounded(op: UnaryOp, x: f64) -> f64 {
    let bits = op.eval(Type::F64, Type::F64, x.to_bits());
    f64::from_bits(bits.unwrap_or(0))
}

fn rounded_single(op: UnaryOp, x: f32) -> f32 {
    let bits = op.eval(Type::F32, Type::F32, x.to_bits().into());
    f32::from_bits(bits.unwrap_or(0) as u32)
}

/// What cannot be converted is the least number, as the processor has it.
fn to_long(x: f64) -> i64 {
    let fits = (-9_223_372_036_854_775_808.0..9_223_372_036_854_775_808.0).contains(&x);
    if fits { x as i64 } else { i64::MIN }
}

fn logb(x: f64) -> f64 {
    match x {
        0.0 => f64::NEG_INFINITY,
        x if x.is_nan() => x,
        x if x.is_infinite() => f64::INFINITY,
        x => libm::ilogb(x).into(),
    }
}

/// glibc's numbers.
fn classify(x: f64) -> i32 {
    use std::num::FpCategory;
    match x.classify() {
        FpCategory::Nan => 0,
        FpCategory::Infinite => 1,
        FpCategory::Zero => 2,
        FpCategory::Subnormal => 3,
        FpCategory::Normal => 4,
    }
}

/// `x * 2^n`, rounded once.
pub(super) fn ldexp(x: f64, n: i32) -> f64 {
    libm::ldexp(x, n)
}

fn frexp(c: &mut Call<'_, '_>, x: f64, at: u64) -> Done {
    let (fraction, exponent) = libm::frexp(x);
    c.write_int(at, exponent)?;
    Ok(fraction.into())
}

fn frexpf(c: &mut Call<'_, '_>, x: f32, at: u64) -> Done {
    let (fraction, exponent) = libm::frexpf(x);
    c.write_int(at, exponent)?;
    Ok(fraction.into())
}

fn modf(c: &mut Call<'_, '_>, x: f64, at: u64) -> Done {
    c.write_word(at, x.trunc().to_bits())?;
    let rest = if x.is_infinite() { 0.0 } else { x - x.trunc() };
    Ok(rest.copysign(x).into())
}

fn modff(c: &mut Call<'_, '_>, x: f32, at: u64) -> Done {
    c.memory().write(at, x.trunc().to_bits().to_le_bytes())?;
    let rest = if x.is_infinite() { 0.0 } else { x - x.trunc() };
    Ok(rest.copysign(x).into())
}

/// A function of the table by its name.
fn named(c: &mut Call<'_, '_>, name: &str) -> Option<Done> {
    let found = FUNCTIONS.iter().find(|function| function.name == name)?;
    Some((found.run)(c))
}

/// The function that an intrinsic stands for, of a `float` or a `double`.
pub(super) fn run(name: &str, c: &mut Call<'_, '_>) -> Result<Value, Stop> {
    match named(c, name) {
        Some(done) => done,
        None => super::unsupported(format!("`{name}` on this engine")),
    }
}
