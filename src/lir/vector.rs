//! What the operations on vectors mean: by lanes, on the bits of a register.

use super::scalar::words;
use super::types::{Type, signed};

words! {
    /// How a vector register is looked at: the type of a lane and how many there are.
    pub enum Shape {
        /// 16 lanes of 8 bits
        I8x16 = "i8x16",
        /// 8 lanes of 16 bits
        I16x8 = "i16x8",
        /// 4 lanes of 32 bits
        I32x4 = "i32x4",
        /// 2 lanes of 64 bits
        I64x2 = "i64x2",
        /// 4 lanes of IEEE binary32
        F32x4 = "f32x4",
        /// 2 lanes of IEEE binary64
        F64x2 = "f64x2",
    }
}

words! {
    /// Operations on one vector, or one that makes a vector. "imm" is the number they bear.
    pub enum VectorUnary {
        /// A vector all of whose lanes are the operand, a scalar.
        Splat = "vsplat",
        /// A vector whose lowest lane is the operand, an `i32` or `i64`; the others are zero.
        Low = "vlow",
        /// Lane imm, a scalar.
        Extract = "vextract",
        /// An `i32`: bit `i` is the highest bit of lane `i`; not of `i16x8`.
        Signs = "vsigns",
        /// Each lane shifted left by imm, which is below the width; not of `i8x16`.
        Shl = "vshl",
        /// Each lane shifted right by imm, which is below the width, logical; not of `i8x16`.
        Lshr = "vlshr",
        /// Each lane shifted right by imm, which is below the width, arithmetic; of `i16x8` and
        /// `i32x4`.
        Ashr = "vashr",
        /// Correctly rounded square root of each float.
        Sqrt = "vsqrt",
        /// `i32x4` to `f32x4`, to nearest.
        StoF = "vs_to_f",
        /// The two lowest lanes of an `i32x4` to `f64x2`.
        StoD = "vs_to_d",
        /// `f32x4` to `i32x4`, towards zero; what does not fit gives the minimum. Of an `f64x2` the
        /// two lowest lanes of an `i32x4`, and zeros above.
        FtoS = "vf_to_s",
        /// The two lowest lanes of an `f32x4` to `f64x2`.
        Fpromote = "vfpromote",
        /// `f64x2` to the two lowest lanes of an `f32x4`, to nearest, and zeros above.
        Fdemote = "vfdemote",
    }
}

words! {
    /// Operations on two vectors, lane by lane. Comparisons give lanes that are all ones or zero.
    /// Bitwise operations are [`BinaryOp`](super::BinaryOp)s.
    pub enum VectorBinary {
        /// The first operand with the second, a scalar, as lane imm.
        Insert = "vinsert",
        /// Sum, wrapping.
        Add = "vadd",
        /// Difference, wrapping.
        Sub = "vsub",
        /// Low half of the product; of `i16x8` and `i32x4`.
        Mul = "vmul",
        /// Of an `i64x2`: the products of the low halves of the lanes, unsigned.
        MulU32 = "vmul_u32",
        /// Equal.
        Eq = "veq",
        /// Signed greater.
        Sgt = "vsgt",
        /// IEEE sum.
        Fadd = "vfadd",
        /// IEEE difference.
        Fsub = "vfsub",
        /// IEEE product.
        Fmul = "vfmul",
        /// IEEE quotient.
        Fdiv = "vfdiv",
        /// As [`BinaryOp::Fmin`](super::BinaryOp::Fmin).
        Fmin = "vfmin",
        /// As [`BinaryOp::Fmax`](super::BinaryOp::Fmax).
        Fmax = "vfmax",
        /// Ordered and equal.
        Foeq = "vfoeq",
        /// Ordered and less.
        Folt = "vfolt",
        /// Ordered and less or equal.
        Fole = "vfole",
        /// Either is a NaN.
        Funo = "vfuno",
        /// Unordered or not equal.
        Fune = "vfune",
        /// Unordered or greater or equal.
        Fuge = "vfuge",
        /// Unordered or greater.
        Fugt = "vfugt",
        /// Neither is a NaN.
        Ford = "vford",
    }
}

impl Shape {
    /// The shape with such lanes.
    pub const fn of(lane: Type) -> Option<Shape> {
        match lane {
            Type::I8 => Some(Shape::I8x16),
            Type::I16 => Some(Shape::I16x8),
            Type::I32 => Some(Shape::I32x4),
            Type::I64 => Some(Shape::I64x2),
            Type::F32 => Some(Shape::F32x4),
            Type::F64 => Some(Shape::F64x2),
            Type::V128 => None,
        }
    }

    /// The type of a lane.
    pub const fn lane(self) -> Type {
        match self {
            Shape::I8x16 => Type::I8,
            Shape::I16x8 => Type::I16,
            Shape::I32x4 => Type::I32,
            Shape::I64x2 => Type::I64,
            Shape::F32x4 => Type::F32,
            Shape::F64x2 => Type::F64,
        }
    }

    /// The number of lanes.
    pub const fn lanes(self) -> u32 {
        16 / self.lane().bytes()
    }

    /// Lane `i` of a vector; of a float, its bits.
    pub fn get(self, vector: u128, i: u32) -> u64 {
        let bits = self.lane().bits();
        (vector >> (i % self.lanes() * bits)) as u64 & self.lane().mask()
    }

    /// The vector of such lanes.
    pub fn make(self, mut lane: impl FnMut(u32) -> u64) -> u128 {
        let ty = self.lane();
        let lanes = (0..self.lanes()).map(|i| u128::from(lane(i) & ty.mask()) << (i * ty.bits()));
        lanes.fold(0, |all, lane| all | lane)
    }
}

impl VectorUnary {
    /// Whether there is such an operation.
    pub const fn has(self, shape: Shape, imm: u8) -> bool {
        let width = shape.lane().bits();
        let float = !shape.lane().is_int();
        match self {
            VectorUnary::Splat => imm == 0,
            VectorUnary::Low => matches!(shape, Shape::I32x4 | Shape::I64x2) && imm == 0,
            VectorUnary::Signs => !matches!(shape, Shape::I16x8) && imm == 0,
            VectorUnary::Extract => (imm as u32) < shape.lanes(),
            VectorUnary::Shl | VectorUnary::Lshr => !float && width > 8 && (imm as u32) < width,
            VectorUnary::Ashr => !float && width > 8 && width < 64 && (imm as u32) < width,
            VectorUnary::Sqrt => float && imm == 0,
            VectorUnary::StoF | VectorUnary::StoD => matches!(shape, Shape::I32x4) && imm == 0,
            VectorUnary::FtoS => float && imm == 0,
            VectorUnary::Fpromote => matches!(shape, Shape::F32x4) && imm == 0,
            VectorUnary::Fdemote => matches!(shape, Shape::F64x2) && imm == 0,
        }
    }

    /// The types of the operand and the result.
    pub const fn types(self, shape: Shape) -> (Type, Type) {
        match self {
            VectorUnary::Splat | VectorUnary::Low => (shape.lane(), Type::V128),
            VectorUnary::Signs => (Type::V128, Type::I32),
            VectorUnary::Extract => (Type::V128, shape.lane()),
            _ => (Type::V128, Type::V128),
        }
    }

    /// The result.
    pub fn eval(self, shape: Shape, imm: u8, a: u128) -> u128 {
        let by = u32::from(imm);
        let each = |f: &dyn Fn(u64) -> u64| shape.make(|i| f(shape.get(a, i)));
        match self {
            VectorUnary::Splat => shape.make(|_| a as u64),
            VectorUnary::Low => a & u128::from(shape.lane().mask()),
            VectorUnary::Signs => (0..shape.lanes())
                .map(|i| u128::from(shape.get(a, i) >> (shape.lane().bits() - 1)) << i)
                .fold(0, |all, bit| all | bit),
            VectorUnary::Extract => shape.get(a, by).into(),
            VectorUnary::Shl => each(&|x| x << by),
            VectorUnary::Lshr => each(&|x| x >> by),
            VectorUnary::Ashr => each(&|x| (signed(shape.lane(), x) >> by) as u64),
            VectorUnary::Sqrt if shape == Shape::F32x4 => {
                each(&|x| f32::from_bits(x as u32).sqrt().to_bits().into())
            }
            VectorUnary::Sqrt => each(&|x| f64::from_bits(x).sqrt().to_bits()),
            VectorUnary::StoF => each(&|x| (x as i32 as f32).to_bits().into()),
            VectorUnary::StoD => Shape::F64x2.make(|i| {
                let lane = Shape::I32x4.get(a, i) as i32;
                f64::from(lane).to_bits()
            }),
            VectorUnary::Fpromote => Shape::F64x2.make(|i| {
                let lane = f32::from_bits(Shape::F32x4.get(a, i) as u32);
                f64::from(lane).to_bits()
            }),
            VectorUnary::Fdemote => Shape::F32x4.make(|i| match i {
                0 | 1 => {
                    let lane = f64::from_bits(Shape::F64x2.get(a, i)) as f32;
                    lane.to_bits().into()
                }
                _ => 0,
            }),
            VectorUnary::FtoS if shape == Shape::F64x2 => Shape::I32x4.make(|i| {
                let x = f64::from_bits(Shape::F64x2.get(a, i));
                match i {
                    0 | 1 if x > -2147483649.0 && x < 2147483648.0 => x as i32 as u32 as u64,
                    0 | 1 => 0x8000_0000,
                    _ => 0,
                }
            }),
            VectorUnary::FtoS => each(&|x| {
                let x = f32::from_bits(x as u32);
                let fits = (-2147483648.0..2147483648.0).contains(&x);
                if fits {
                    x as i32 as u32 as u64
                } else {
                    0x8000_0000
                }
            }),
        }
    }
}

impl VectorBinary {
    /// Whether there is such an operation.
    pub const fn has(self, shape: Shape, imm: u8) -> bool {
        let float = !shape.lane().is_int();
        match self {
            VectorBinary::Insert => (imm as u32) < shape.lanes(),
            _ if imm != 0 => false,
            VectorBinary::Add | VectorBinary::Sub => !float,
            VectorBinary::Mul => matches!(shape, Shape::I16x8 | Shape::I32x4),
            VectorBinary::MulU32 => matches!(shape, Shape::I64x2),
            VectorBinary::Eq | VectorBinary::Sgt => !float,
            _ => float,
        }
    }

    /// The type of the second operand.
    pub const fn second(self, shape: Shape) -> Type {
        match self {
            VectorBinary::Insert => shape.lane(),
            _ => Type::V128,
        }
    }

    /// The result.
    pub fn eval(self, shape: Shape, imm: u8, a: u128, b: u128) -> u128 {
        use VectorBinary as Op;
        if self == Op::Insert {
            let lane = |i| {
                if i == u32::from(imm) {
                    b as u64
                } else {
                    shape.get(a, i)
                }
            };
            return shape.make(lane);
        }
        shape.make(|i| {
            let (x, y) = (shape.get(a, i), shape.get(b, i));
            let ones = |cond: bool| if cond { u64::MAX } else { 0 };
            match (self, shape) {
                (Op::Add, _) => x.wrapping_add(y),
                (Op::Sub, _) => x.wrapping_sub(y),
                (Op::Mul, _) => x.wrapping_mul(y),
                (Op::MulU32, _) => u64::from(x as u32) * u64::from(y as u32),
                (Op::Eq, _) => ones(x == y),
                (Op::Sgt, _) => ones(signed(shape.lane(), x) > signed(shape.lane(), y)),
                (_, Shape::F32x4) => {
                    let (x, y) = (f32::from_bits(x as u32), f32::from_bits(y as u32));
                    match self {
                        Op::Fadd => (x + y).to_bits().into(),
                        Op::Fsub => (x - y).to_bits().into(),
                        Op::Fmul => (x * y).to_bits().into(),
                        Op::Fdiv => (x / y).to_bits().into(),
                        Op::Fmin => (if x < y { x } else { y }).to_bits().into(),
                        Op::Fmax => (if x > y { x } else { y }).to_bits().into(),
                        _ => ones(self.compares(x.partial_cmp(&y))),
                    }
                }
                _ => {
                    let (x, y) = (f64::from_bits(x), f64::from_bits(y));
                    match self {
                        Op::Fadd => (x + y).to_bits(),
                        Op::Fsub => (x - y).to_bits(),
                        Op::Fmul => (x * y).to_bits(),
                        Op::Fdiv => (x / y).to_bits(),
                        Op::Fmin => (if x < y { x } else { y }).to_bits(),
                        Op::Fmax => (if x > y { x } else { y }).to_bits(),
                        _ => ones(self.compares(x.partial_cmp(&y))),
                    }
                }
            }
        })
    }

    /// Whether a comparison of floats holds for operands in this order.
    fn compares(self, order: Option<std::cmp::Ordering>) -> bool {
        match self {
            VectorBinary::Foeq => order.is_some_and(|o| o.is_eq()),
            VectorBinary::Folt => order.is_some_and(|o| o.is_lt()),
            VectorBinary::Fole => order.is_some_and(|o| o.is_le()),
            VectorBinary::Funo => order.is_none(),
            VectorBinary::Fune => order.is_none_or(|o| o.is_ne()),
            VectorBinary::Fuge => order.is_none_or(|o| o.is_ge()),
            VectorBinary::Fugt => order.is_none_or(|o| o.is_gt()),
            _ => order.is_some(),
        }
    }
}

/// What [`Vshuffle`](super::inst::InstData::Vshuffle) gives.
pub fn shuffle(a: u128, b: u128, mask: u128) -> u128 {
    let (a, b, mask) = (a.to_le_bytes(), b.to_le_bytes(), mask.to_le_bytes());
    u128::from_le_bytes(mask.map(|i| match i {
        0..16 => a[usize::from(i)],
        16..32 => b[usize::from(i - 16)],
        _ => 0,
    }))
}
