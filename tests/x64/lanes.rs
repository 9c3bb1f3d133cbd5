//! What the operations on vectors mean, in other words than the table of LIR: by lanes that are numbers.

use super::ciphers;
use jitlite::lir::{Shape, VectorBinary, VectorTernary, VectorUnary};

/// The bits of a lane.
fn bits(shape: Shape) -> u32 {
    match shape {
        Shape::I8x16 => 8,
        Shape::I16x8 => 16,
        Shape::I32x4 | Shape::F32x4 => 32,
        Shape::I64x2 | Shape::F64x2 => 64,
        long => bits(long.half()),
    }
}

/// Lane `i` as a number without sign.
fn unsigned(shape: Shape, vector: u128, i: u32) -> i128 {
    let bits = bits(shape);
    (vector >> (i * bits)) as i128 & ((1 << bits) - 1)
}

/// Lane `i` as a number with sign.
fn signed(shape: Shape, vector: u128, i: u32) -> i128 {
    let number = unsigned(shape, vector, i);
    let limit = 1i128 << (bits(shape) - 1);
    if number >= limit {
        number - 2 * limit
    } else {
        number
    }
}

/// The vector of these lanes, which are cut to their size.
fn vector(shape: Shape, lane: impl Fn(u32) -> i128) -> u128 {
    let bits = bits(shape);
    (0..128 / bits).fold(0, |all, i| {
        all | (lane(i) as u128 & ((1 << bits) - 1)) << (i * bits)
    })
}

fn float32(vector: u128, i: u32) -> f32 {
    f32::from_bits(unsigned(Shape::F32x4, vector, i) as u32)
}

fn float64(vector: u128, i: u32) -> f64 {
    f64::from_bits(unsigned(Shape::F64x2, vector, i) as u64)
}

fn floats(shape: Shape, single: impl Fn(u32) -> f32, double: impl Fn(u32) -> f64) -> u128 {
    vector(shape, |i| match shape {
        Shape::F32x4 => single(i).to_bits().into(),
        _ => double(i).to_bits().into(),
    })
}

/// To an `i32`, or the least where it does not fit.
fn to_int(x: f64) -> i128 {
    let fits = x.trunc() >= -2147483648.0 && x.trunc() <= 2147483647.0;
    if fits { x as i128 } else { 0x8000_0000 }
}

pub fn unary(op: VectorUnary, shape: Shape, imm: u8, a: u128) -> u128 {
    use VectorUnary as V;
    let by = u32::from(imm);
    let rounded = |single: fn(f32) -> f32, double: fn(f64) -> f64| {
        floats(shape, |i| single(float32(a, i)), |i| double(float64(a, i)))
    };
    match op {
        V::Splat => vector(shape, |_| a as i128),
        V::Low => vector(shape, |i| if i == 0 { a as i128 } else { 0 }),
        V::Extract => unsigned(shape, a, by) as u128,
        V::Signs => (0..128 / bits(shape))
            .filter(|&i| signed(shape, a, i) < 0)
            .map(|i| 1 << i)
            .sum(),
        V::Shl => vector(shape, |i| unsigned(shape, a, i) << by),
        V::Lshr => vector(shape, |i| unsigned(shape, a, i) >> by),
        V::Ashr => vector(shape, |i| signed(shape, a, i) >> by),
        V::Abs => vector(shape, |i| signed(shape, a, i).abs()),
        V::Popcnt => vector(shape, |i| unsigned(shape, a, i).count_ones().into()),
        V::Sqrt => rounded(f32::sqrt, f64::sqrt),
        V::Floor => rounded(f32::floor, f64::floor),
        V::Ceil => rounded(f32::ceil, f64::ceil),
        V::Trunc => rounded(f32::trunc, f64::trunc),
        V::RoundEven | V::Rint | V::NearbyInt => {
            rounded(f32::round_ties_even, f64::round_ties_even)
        }
        V::StoF => floats(Shape::F32x4, |i| signed(shape, a, i) as f32, |_| 0.0),
        V::StoD => floats(Shape::F64x2, |_| 0.0, |i| signed(shape, a, i) as f64),
        V::FtoS => vector(Shape::I32x4, |i| match (shape, i) {
            (Shape::F32x4, _) => to_int(float32(a, i).into()),
            (_, 0 | 1) => to_int(float64(a, i)),
            _ => 0,
        }),
        V::Fpromote => floats(Shape::F64x2, |_| 0.0, |i| float32(a, i).into()),
        V::Fdemote => floats(
            Shape::F32x4,
            |i| if i < 2 { float64(a, i) as f32 } else { 0.0 },
            |_| 0.0,
        ),
        V::AesImc | V::AesKey => ciphers::unary(op, imm, a),
        V::Half | V::Uext | V::Sext | V::Permute => panic!("there is only one of 256 bits"),
    }
}

/// A vector of 256 bits, the low half first.
pub type Long = [u128; 2];

/// Lane `i` of a vector of 256 bits as a number.
fn lane(shape: Shape, vector: Long, i: u32, is_signed: bool) -> i128 {
    let each = 128 / bits(shape);
    let half = vector[(i / each) as usize];
    match is_signed {
        true => signed(shape, half, i % each),
        false => unsigned(shape, half, i % each),
    }
}

fn long(shape: Shape, f: impl Fn(u32) -> i128) -> Long {
    let each = 128 / bits(shape);
    [0, 1].map(|half| vector(shape, |i| f(half * each + i)))
}

/// The same for a shape of 256 bits; operands and results of fewer bits are in the lowest ones.
pub fn long_unary(op: VectorUnary, shape: Shape, imm: u8, a: Long) -> Long {
    use VectorUnary as V;
    let half = shape.half();
    let narrow = match imm {
        1 => Shape::I8x16,
        2 => Shape::I16x8,
        _ => Shape::I32x4,
    };
    let double = |f: &dyn Fn(u32) -> f64| long(Shape::F64x4, |i| f(i).to_bits().into());
    match op {
        V::Splat => long(shape, |_| a[0] as i128),
        V::Extract => [lane(shape, a, imm.into(), false) as u128, 0],
        V::Signs => {
            let lanes = 256 / bits(shape);
            let set = (0..lanes).filter(|&i| lane(shape, a, i, true) < 0);
            [set.map(|i| 1 << i).sum(), 0]
        }
        V::Half => [a[usize::from(imm)], 0],
        V::Uext => long(shape, |i| lane(narrow, a, i, false)),
        V::Sext => long(shape, |i| lane(narrow, a, i, true)),
        V::Permute => long(shape, |i| {
            lane(shape, a, (imm >> (2 * i) & 3).into(), false)
        }),
        V::StoD => double(&|i| lane(Shape::I32x4, a, i, true) as f64),
        V::Fpromote => double(&|i| float32(a[0], i).into()),
        V::FtoS if half == Shape::F64x2 => {
            let to_int = |i: u32| to_int(float64(a[(i / 2) as usize], i % 2));
            [vector(Shape::I32x4, to_int), 0]
        }
        V::Fdemote => {
            let cut = |i: u32| float64(a[(i / 2) as usize], i % 2) as f32;
            [floats(Shape::F32x4, cut, |_| 0.0), 0]
        }
        _ => a.map(|a| unary(op, half, imm, a)),
    }
}

/// The same for a shape of 256 bits.
pub fn long_binary(op: VectorBinary, shape: Shape, imm: u8, a: Long, b: Long) -> Long {
    match op {
        VectorBinary::Join => [a[0], b[0]],
        VectorBinary::Insert => long(shape, |i| match i == u32::from(imm) {
            true => b[0] as i128,
            false => lane(shape, a, i, false),
        }),
        _ => [0, 1].map(|i| binary(op, shape.half(), imm, a[i], b[i])),
    }
}

pub fn binary(op: VectorBinary, shape: Shape, imm: u8, a: u128, b: u128) -> u128 {
    use VectorBinary as V;
    let width = bits(shape);
    let (least, most) = (-1i128 << (width - 1), (1i128 << (width - 1)) - 1);
    let s = |f: &dyn Fn(i128, i128) -> i128| {
        vector(shape, |i| f(signed(shape, a, i), signed(shape, b, i)))
    };
    let u = |f: &dyn Fn(i128, i128) -> i128| {
        vector(shape, |i| f(unsigned(shape, a, i), unsigned(shape, b, i)))
    };
    let f = |single: &dyn Fn(f32, f32) -> f32, double: &dyn Fn(f64, f64) -> f64| {
        floats(
            shape,
            |i| single(float32(a, i), float32(b, i)),
            |i| double(float64(a, i), float64(b, i)),
        )
    };
    // Of less, equal, greater and unordered.
    let compare = |holds: [bool; 4]| {
        vector(shape, |i| {
            let order = match shape {
                Shape::F32x4 => float32(a, i).partial_cmp(&float32(b, i)),
                Shape::F64x2 => float64(a, i).partial_cmp(&float64(b, i)),
                _ => Some(signed(shape, a, i).cmp(&signed(shape, b, i))),
            };
            -i128::from(holds[order.map_or(3, |order| (order as i8 + 1) as usize)])
        })
    };
    match op {
        V::Insert => vector(shape, |i| {
            if i == u32::from(imm) {
                b as i128
            } else {
                unsigned(shape, a, i)
            }
        }),
        V::Join => panic!("there is only one of 256 bits"),
        V::Add => u(&|x, y| x + y),
        V::Sub => u(&|x, y| x - y),
        V::Mul => u(&|x, y| x.wrapping_mul(y)),
        V::MulU32 => u(&|x, y| (x & 0xffff_ffff) * (y & 0xffff_ffff)),
        V::MulHighU16 => u(&|x, y| (x * y) >> 16),
        V::MulHighS16 => s(&|x, y| x * y / 65536 - i128::from(x * y < 0 && x * y % 65536 != 0)),
        V::MulRounded => s(&|x, y| (x * y + 0x4000) >> 15),
        V::MulAdd => vector(Shape::I32x4, |i| {
            [2 * i, 2 * i + 1]
                .map(|i| signed(shape, a, i) * signed(shape, b, i))
                .iter()
                .sum()
        }),
        V::MulAddBytes => vector(Shape::I16x8, |i| {
            let products = [2 * i, 2 * i + 1].map(|i| unsigned(shape, a, i) * signed(shape, b, i));
            (products[0] + products[1]).clamp(-0x8000, 0x7fff)
        }),
        V::SumOfDifferences => vector(Shape::I64x2, |lane| {
            let bytes = 8 * lane..8 * lane + 8;
            bytes
                .map(|i| (unsigned(shape, a, i) - unsigned(shape, b, i)).abs())
                .sum()
        }),
        V::Average => u(&|x, y| (x + y) / 2 + (x + y) % 2),
        V::ShuffleBytes => vector(shape, |i| match signed(shape, b, i) {
            by if by < 0 => 0,
            by => unsigned(shape, a, by as u32 & 15),
        }),
        V::AesEnc | V::AesEncLast | V::AesDec | V::AesDecLast | V::MulCarryless => {
            ciphers::binary(op, imm, a, b)
        }
        V::Sha1Msg1 | V::Sha1Msg2 | V::Sha1NextE | V::Sha1Rounds => ciphers::binary(op, imm, a, b),
        V::Sha256Msg1 | V::Sha256Msg2 => ciphers::binary(op, imm, a, b),
        V::Shl => u(&|x, y| x << (y % i128::from(width))),
        V::Lshr => u(&|x, y| x >> (y % i128::from(width))),
        V::Ashr => s(&|x, y| x >> y.rem_euclid(width.into())),
        V::Smin => s(&|x, y| x.min(y)),
        V::Smax => s(&|x, y| x.max(y)),
        V::Umin => u(&|x, y| x.min(y)),
        V::Umax => u(&|x, y| x.max(y)),
        V::SaddSat => s(&|x, y| (x + y).clamp(least, most)),
        V::SsubSat => s(&|x, y| (x - y).clamp(least, most)),
        V::UaddSat => u(&|x, y| (x + y).min(2 * most + 1)),
        V::UsubSat => u(&|x, y| (x - y).max(0)),
        V::Eq => compare([false, true, false, false]),
        V::Sgt => compare([false, false, true, false]),
        V::Ugt => u(&|x, y| -i128::from(x > y)),
        V::Ne => compare([true, false, true, false]),
        V::Sge => compare([false, true, true, false]),
        V::Uge => u(&|x, y| -i128::from(x >= y)),
        V::Fone => compare([true, false, true, false]),
        V::Fueq => compare([false, true, false, true]),
        V::Fadd => f(&|x, y| x + y, &|x, y| x + y),
        V::Fsub => f(&|x, y| x - y, &|x, y| x - y),
        V::Fmul => f(&|x, y| x * y, &|x, y| x * y),
        V::Fdiv => f(&|x, y| x / y, &|x, y| x / y),
        V::Fmin => f(&|x, y| if x < y { x } else { y }, &|x, y| {
            if x < y { x } else { y }
        }),
        V::Fmax => f(&|x, y| if x > y { x } else { y }, &|x, y| {
            if x > y { x } else { y }
        }),
        V::Foeq => compare([false, true, false, false]),
        V::Folt => compare([true, false, false, false]),
        V::Fole => compare([true, true, false, false]),
        V::Funo => compare([false, false, false, true]),
        V::Fune => compare([true, false, true, true]),
        V::Fuge => compare([false, true, true, true]),
        V::Fugt => compare([false, false, true, true]),
        V::Ford => compare([true, true, true, false]),
    }
}

pub fn ternary(op: VectorTernary, shape: Shape, [a, b, c]: [u128; 3]) -> u128 {
    match op {
        VectorTernary::Fma => floats(
            shape,
            |i| float32(a, i).mul_add(float32(b, i), float32(c, i)),
            |i| float64(a, i).mul_add(float64(b, i), float64(c, i)),
        ),
        VectorTernary::Select => vector(shape, |i| match signed(shape, a, i) < 0 {
            true => unsigned(shape, b, i),
            false => unsigned(shape, c, i),
        }),
        VectorTernary::Sha256Rounds => ciphers::ternary(op, [a, b, c]),
    }
}
