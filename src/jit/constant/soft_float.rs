//! Constants of `x86_fp80` and `fp128`, computed without the processor: what stands for `big_float.rs` where no
//! machine code runs.

use std::cmp::Ordering;

use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert};

use crate::ir::inst::{BinaryOp, CastOp, FCmpCond};
use crate::ir::types::Type;

/// `fadd`, `fsub`, `fmul`, `fdiv`, `frem`
pub(super) fn binary(ty: Type, op: BinaryOp, a: u128, b: u128) -> Option<u128> {
    if ty == Type::X86Fp80 {
        return binary_of::<X87DoubleExtended>(op, a, b);
    }
    (ty == Type::Fp128).then(|| binary_of::<Quad>(op, a, b))?
}

fn binary_of<T: Float>(op: BinaryOp, a: u128, b: u128) -> Option<u128> {
    let (a, b) = (T::from_bits(a), T::from_bits(b));
    let result = match op {
        BinaryOp::FAdd => a + b,
        BinaryOp::FSub => a - b,
        BinaryOp::FMul => a * b,
        BinaryOp::FDiv => a / b,
        BinaryOp::FRem => a.c_fmod(b),
        BinaryOp::Add
        | BinaryOp::Sub
        | BinaryOp::Mul
        | BinaryOp::UDiv
        | BinaryOp::SDiv
        | BinaryOp::URem
        | BinaryOp::SRem
        | BinaryOp::Shl
        | BinaryOp::LShr
        | BinaryOp::AShr
        | BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor => return None,
    };
    Some(result.value.to_bits())
}

/// Whether a comparison holds.
pub(super) fn compares(ty: Type, cond: FCmpCond, a: u128, b: u128) -> bool {
    let order = match ty {
        Type::X86Fp80 => {
            let of = X87DoubleExtended::from_bits;
            of(a).partial_cmp(&of(b))
        }
        _ => Quad::from_bits(a).partial_cmp(&Quad::from_bits(b)),
    };
    let outcome = match order {
        Some(Ordering::Less) => FCmpCond::LESS,
        Some(Ordering::Equal) => FCmpCond::EQUAL,
        Some(Ordering::Greater) => FCmpCond::GREATER,
        None => FCmpCond::UNORDERED,
    };
    cond.outcomes() & outcome != 0
}

/// Conversions between floats one of which, at least, is such a float, and of such a float to an integer.
pub(super) fn cast(op: CastOp, (from, to): (Type, Type), a: u128) -> Option<u128> {
    match from {
        Type::X86Fp80 => cast_of(X87DoubleExtended::from_bits(a), op, to),
        Type::Fp128 => cast_of(Quad::from_bits(a), op, to),
        Type::Half => cast_of(Half::from_bits(a), op, to),
        Type::BFloat => cast_of(BFloat::from_bits(a), op, to),
        Type::Float => cast_of(Single::from_bits(a), op, to),
        Type::Double => cast_of(Double::from_bits(a), op, to),
        _ => None,
    }
}

fn cast_of<T>(value: T, op: CastOp, to: Type) -> Option<u128>
where
    T: Float
        + FloatConvert<Half>
        + FloatConvert<BFloat>
        + FloatConvert<Single>
        + FloatConvert<Double>
        + FloatConvert<X87DoubleExtended>
        + FloatConvert<Quad>,
{
    Some(match (op, to) {
        (CastOp::FPTrunc | CastOp::FPExt, Type::Half) => rounded::<T, Half>(value),
        (CastOp::FPTrunc | CastOp::FPExt, Type::BFloat) => rounded::<T, BFloat>(value),
        (CastOp::FPTrunc | CastOp::FPExt, Type::Float) => rounded::<T, Single>(value),
        (CastOp::FPTrunc | CastOp::FPExt, Type::Double) => rounded::<T, Double>(value),
        (CastOp::FPTrunc | CastOp::FPExt, Type::X86Fp80) => rounded::<T, X87DoubleExtended>(value),
        (CastOp::FPTrunc | CastOp::FPExt, Type::Fp128) => rounded::<T, Quad>(value),
        (CastOp::FPToSI, _) if value.is_nan() => 0,
        (CastOp::FPToSI, _) => value.to_i128(128).value as u128,
        (CastOp::FPToUI, _) if value.is_nan() => 0,
        (CastOp::FPToUI, _) => value.to_u128(128).value,
        _ => return None,
    })
}

fn rounded<T: FloatConvert<U>, U: Float>(value: T) -> u128 {
    let mut loses = false;
    value.convert(&mut loses).value.to_bits()
}

/// An integer, by its sign and magnitude, as such a float.
pub(super) fn of_integer(ty: Type, negative: bool, magnitude: u128) -> Option<u128> {
    match ty {
        Type::X86Fp80 => Some(integer_of::<X87DoubleExtended>(negative, magnitude)),
        Type::Fp128 => Some(integer_of::<Quad>(negative, magnitude)),
        _ => None,
    }
}

fn integer_of<T: Float>(negative: bool, magnitude: u128) -> u128 {
    let value = T::from_u128(magnitude).value;
    if negative { -value } else { value }.to_bits()
}

#[cfg(all(test, all(target_arch = "x86_64", target_os = "linux")))]
mod tests {
    use super::super::big_float as of_processor;
    use super::*;

    const ONE: [u128; 2] = [0x3fff << 64 | 1 << 63, 0x3fff << 112];

    /// Both formats' numbers, some of which are near the ends.
    fn numbers() -> Vec<(Type, u128)> {
        let integers = [
            0,
            1,
            3,
            7,
            10,
            255,
            1 << 40,
            (1 << 64) - 1,
            (1 << 64) + 1,
            u128::MAX,
        ];
        let mut all = Vec::new();
        for (ty, one) in [Type::X86Fp80, Type::Fp128].into_iter().zip(ONE) {
            for negative in [false, true] {
                for magnitude in integers {
                    let whole = of_integer(ty, negative, magnitude).unwrap();
                    all.push((ty, whole));
                    all.push((ty, binary(ty, BinaryOp::FDiv, one, whole).unwrap()));
                }
            }
        }
        all
    }

    #[test]
    fn it_computes_as_the_processor_does() {
        let all = numbers();
        assert!(all.len() > 70);
        let operations = [
            BinaryOp::FAdd,
            BinaryOp::FSub,
            BinaryOp::FMul,
            BinaryOp::FDiv,
            BinaryOp::FRem,
        ];
        // A NaN that the processor makes is negative.
        let is_nan = |ty, bits| compares(ty, FCmpCond::Uno, bits, bits);
        for &(ty, a) in &all {
            for &(_, b) in all.iter().filter(|(other, _)| *other == ty) {
                for op in operations {
                    let found = binary(ty, op, a, b).unwrap();
                    let wanted = of_processor::binary(ty, op, a, b).unwrap();
                    let both_are = is_nan(ty, found) && is_nan(ty, wanted);
                    assert!(found == wanted || both_are, "{op:?} {a:x} {b:x}");
                }
                for cond in [FCmpCond::Olt, FCmpCond::Ueq, FCmpCond::Ord] {
                    let found = compares(ty, cond, a, b);
                    assert_eq!(found, of_processor::compares(ty, cond, a, b));
                }
            }
            for to in [Type::Half, Type::BFloat, Type::Float, Type::Double] {
                let found = cast(CastOp::FPTrunc, (ty, to), a);
                let wanted = of_processor::cast(CastOp::FPTrunc, (ty, to), a);
                assert_eq!(found, wanted, "{a:x} to {to:?}");
            }
            for (op, to) in [
                (CastOp::FPExt, Type::Fp128),
                (CastOp::FPTrunc, Type::X86Fp80),
                (CastOp::FPToSI, Type::Int(128)),
                (CastOp::FPToUI, Type::Int(128)),
            ] {
                let found = cast(op, (ty, to), a);
                assert_eq!(found, of_processor::cast(op, (ty, to), a), "{op:?} {a:x}");
            }
        }
        for magnitude in [0, 1, 5, (1 << 70) + 3, u128::MAX] {
            for ty in [Type::X86Fp80, Type::Fp128] {
                let found = of_integer(ty, true, magnitude);
                assert_eq!(found, of_processor::of_integer(ty, true, magnitude));
            }
        }
    }
}
