//! Operations on vectors: a row each, of which everything that knows an operation is made.
//!
//! A row is the name as it is written, the shapes (and numbers) for which there is the operation,
//! its [`Traits`], the types of its operands and of its result if those are not all the vector, and what
//! it [means](Meaning): most give in each lane what an operation on scalars gives, whose row says what
//! that is.

use super::cipher;
use super::scalar::{
    BinaryOp, COMMUTES, COMMUTES_BUT_NAN, FloatCond, IntCond, MAKES_NAN, MASK, PLAIN, ROUNDS,
    Traits, UnaryOp, multiply_add, words,
};
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
        /// 32 lanes of 8 bits
        I8x32 = "i8x32",
        /// 16 lanes of 16 bits
        I16x16 = "i16x16",
        /// 8 lanes of 32 bits
        I32x8 = "i32x8",
        /// 4 lanes of 64 bits
        I64x4 = "i64x4",
        /// 8 lanes of IEEE binary32
        F32x8 = "f32x8",
        /// 4 lanes of IEEE binary64
        F64x4 = "f64x4",
    }
}

impl Shape {
    /// The shape of 128 bits with such lanes.
    pub const fn of(lane: Type) -> Option<Shape> {
        match lane {
            Type::I8 => Some(Shape::I8x16),
            Type::I16 => Some(Shape::I16x8),
            Type::I32 => Some(Shape::I32x4),
            Type::I64 => Some(Shape::I64x2),
            Type::F32 => Some(Shape::F32x4),
            Type::F64 => Some(Shape::F64x2),
            Type::V128 | Type::V256 => None,
        }
    }

    /// The type of a lane.
    pub const fn lane(self) -> Type {
        match self {
            Shape::I8x16 | Shape::I8x32 => Type::I8,
            Shape::I16x8 | Shape::I16x16 => Type::I16,
            Shape::I32x4 | Shape::I32x8 => Type::I32,
            Shape::I64x2 | Shape::I64x4 => Type::I64,
            Shape::F32x4 | Shape::F32x8 => Type::F32,
            Shape::F64x2 | Shape::F64x4 => Type::F64,
        }
    }

    /// Whether it is one of 256 bits.
    pub const fn is_long(self) -> bool {
        self as u8 >= Shape::I8x32 as u8
    }

    /// The type of the vector.
    pub const fn ty(self) -> Type {
        match self.is_long() {
            true => Type::V256,
            false => Type::V128,
        }
    }

    /// The shape of 128 bits with such lanes: of a half, if it is a longer one.
    pub const fn half(self) -> Shape {
        match self {
            Shape::I8x32 => Shape::I8x16,
            Shape::I16x16 => Shape::I16x8,
            Shape::I32x8 => Shape::I32x4,
            Shape::I64x4 => Shape::I64x2,
            Shape::F32x8 => Shape::F32x4,
            Shape::F64x4 => Shape::F64x2,
            short => short,
        }
    }

    /// The shape of 256 bits with such lanes.
    pub const fn long(self) -> Shape {
        match self {
            Shape::I8x16 => Shape::I8x32,
            Shape::I16x8 => Shape::I16x16,
            Shape::I32x4 => Shape::I32x8,
            Shape::I64x2 => Shape::I64x4,
            Shape::F32x4 => Shape::F32x8,
            Shape::F64x2 => Shape::F64x4,
            long => long,
        }
    }

    /// As long a shape as this, with the lanes of another one.
    pub const fn with(self, lanes: Shape) -> Shape {
        match self.is_long() {
            true => lanes.long(),
            false => lanes.half(),
        }
    }

    /// The number of lanes.
    pub const fn lanes(self) -> u32 {
        self.ty().bytes() / self.lane().bytes()
    }

    /// Whether the lanes are integers.
    pub const fn is_int(self) -> bool {
        self.lane().is_int()
    }

    /// Whether the lanes are floats.
    pub const fn is_float(self) -> bool {
        !self.is_int()
    }

    /// Whether the lanes are integers of so many bits.
    const fn is_int_of(self, least: u32, most: u32) -> bool {
        let bits = self.lane().bits();
        self.is_int() && least <= bits && bits <= most
    }

    /// Lane `i` of a vector of 128 bits; of a float, its bits.
    pub fn get(self, vector: u128, i: u32) -> u64 {
        let bits = self.lane().bits();
        (vector >> (i * bits % 128)) as u64 & self.lane().mask()
    }

    /// The vector of such lanes; of one of 256 bits its low half.
    pub fn make(self, mut lane: impl FnMut(u32) -> u64) -> u128 {
        let ty = self.lane();
        let lanes =
            (0..self.half().lanes()).map(|i| u128::from(lane(i) & ty.mask()) << (i * ty.bits()));
        lanes.fold(0, |all, lane| all | lane)
    }
}

/// What an operation with so many operands gives.
pub enum Meaning<Scalar, const N: usize> {
    /// In each lane what an operation on scalars gives for the operands' lanes in its place.
    Each(Scalar),
    /// In each lane a function of the operands' lanes in its place, which are zero-extended; of the
    /// result the bits above the lane are cut off.
    Lanes(fn(Type, [u64; N]) -> u64),
    /// The same, of the number that the operation bears, too.
    LanesBy(fn(Type, u8, [u64; N]) -> u64),
    /// Of as many lanes as both have, from the lowest on, what an operation on scalars gives, as lanes of
    /// another shape; zeros above.
    Converted(Scalar, Shape),
    /// A function of all bits and of the number that the operation bears, for 128 bits.
    Whole(fn(Shape, u8, [u128; N]) -> u128),
    /// There is only one of 256 bits, and [`halves`](super::halves) says what it is of halves.
    ByHalves,
}

use Meaning::{ByHalves, Converted, Each, Lanes, LanesBy, Whole};

/// The types of the operands and of the result: those of a row, if it says them.
macro_rules! types {
    ($shape:ident, $operands:literal) => {
        ([$shape.ty(); $operands], $shape.ty())
    };
    ($shape:ident, $operands:literal, $from:expr, $to:expr) => {
        ($from, $to)
    };
}

/// Declares operations by their rows. Behind the name stand the shape and the number that make out
/// whether there is the operation.
macro_rules! operations {
    ($(#[$doc:meta])* pub enum $name:ident($shape:ident, $imm:ident)[$scalar:ty; $operands:literal] {
        $($(#[$mdoc:meta])* $member:ident = $word:literal:
            $takes:expr, $traits:expr $(, $from:expr, $to:expr)? => $meaning:expr;)*
    }) => {
        words! { $(#[$doc])* pub enum $name { $($(#[$mdoc])* $member = $word,)* } }

        #[allow(unused_variables)]
        impl $name {
            /// Whether there is such an operation.
            pub const fn has(self, $shape: Shape, $imm: u8) -> bool {
                match self { $($name::$member => $takes,)* }
            }

            /// The types of the operands and of the result.
            pub const fn types(self, $shape: Shape) -> ([Type; $operands], Type) {
                match self { $($name::$member => types!($shape, $operands $(, $from, $to)?),)* }
            }

            /// Whether each lane of the result is made of the operands' lanes in its place.
            pub fn is_by_lanes(self, $shape: Shape) -> bool {
                self.meaning().is_by_lanes($shape)
            }

            /// What it gives.
            pub fn meaning(self) -> Meaning<$scalar, $operands> {
                match self { $($name::$member => $meaning,)* }
            }

            const fn traits(self) -> Traits {
                match self { $($name::$member => $traits,)* }
            }

            /// Whether the first two operands may be swapped, and no bit of the result changes but
            /// those of a NaN.
            pub const fn commutes_but_nan(self) -> bool {
                self.traits().has(COMMUTES) || self.traits().has(COMMUTES_BUT_NAN)
            }

            /// Whether the bits of a NaN that it gives are the processor's choice.
            pub const fn makes_nan(self) -> bool {
                self.traits().has(MAKES_NAN)
            }

            /// Whether each lane of the result is all ones or zero.
            pub const fn is_mask(self) -> bool {
                self.traits().has(MASK)
            }
        }
    };
}

operations! {
    /// Operations on one vector, or one that makes a vector. "imm" is the number they bear.
    pub enum VectorUnary(shape, imm)[UnaryOp; 1] {
        /// A vector all of whose lanes are the operand, a scalar.
        Splat = "vsplat": imm == 0, PLAIN, [shape.lane()], shape.ty()
            => Whole(|shape, _, [a]| shape.make(|_| a as u64));
        /// A vector whose lowest lane is the operand, an `i32` or `i64`; the others are zero.
        Low = "vlow": shape.is_int_of(32, 64) && !shape.is_long() && imm == 0, PLAIN, [shape.lane()], shape.ty()
            => Whole(|shape, _, [a]| a & u128::from(shape.lane().mask()));
        /// Lane imm, a scalar.
        Extract = "vextract": (imm as u32) < shape.lanes(), PLAIN, [shape.ty()], shape.lane()
            => Whole(|shape, lane, [a]| shape.get(a, lane.into()).into());
        /// An `i32`: bit `i` is the highest bit of lane `i`; not of `i16x8`.
        Signs = "vsigns": !shape.is_int_of(16, 16) && imm == 0, PLAIN, [shape.ty()], Type::I32
            => Whole(|shape, _, [a]| signs(shape, a));
        /// Each lane shifted left by imm, which is below the width.
        Shl = "vshl": shape.is_int() && (imm as u32) < shape.lane().bits(), PLAIN
            => LanesBy(|_, by, [a]| a << by);
        /// Each lane shifted right by imm, which is below the width, logical.
        Lshr = "vlshr": shape.is_int() && (imm as u32) < shape.lane().bits(), PLAIN
            => LanesBy(|_, by, [a]| a >> by);
        /// Each lane shifted right by imm, which is below the width, arithmetic.
        Ashr = "vashr": shape.is_int() && (imm as u32) < shape.lane().bits(), PLAIN
            => LanesBy(|ty, by, [a]| (signed(ty, a) >> by) as u64);
        /// Magnitude; of the least number itself.
        Abs = "vabs": shape.is_int() && imm == 0, PLAIN => Lanes(|ty, [a]| signed(ty, a).unsigned_abs());
        /// Number of set bits.
        Popcnt = "vpopcnt": shape.is_int() && imm == 0, PLAIN => Each(UnaryOp::Popcnt);
        /// `aesimc`: the key of a round for the decryption by [`VectorBinary::AesDec`].
        AesImc = "vaes_imc": matches!(shape, Shape::I8x16) && imm == 0, PLAIN => Whole(|_, _, [a]| cipher::aes_imc(a));
        /// `aeskeygenassist`: a step from one round's key to the next, with the constant imm.
        AesKey = "vaes_key": matches!(shape, Shape::I8x16), PLAIN => Whole(|_, imm, [a]| cipher::aes_key(a, imm));
        /// Correctly rounded square root.
        Sqrt = "vsqrt": shape.is_float() && imm == 0, MAKES_NAN => Each(UnaryOp::Fsqrt);
        /// To an integer, downwards.
        Floor = "vfloor": shape.is_float() && imm == 0, MAKES_NAN => Each(UnaryOp::Ffloor);
        /// To an integer, upwards.
        Ceil = "vceil": shape.is_float() && imm == 0, MAKES_NAN => Each(UnaryOp::Fceil);
        /// To an integer, towards zero.
        Trunc = "vtrunc": shape.is_float() && imm == 0, MAKES_NAN => Each(UnaryOp::Ftrunc);
        /// To the nearest integer, ties to even.
        RoundEven = "vroundeven": shape.is_float() && imm == 0, MAKES_NAN => Each(UnaryOp::Froundeven);
        /// As [`UnaryOp::Frint`].
        Rint = "vrint": shape.is_float() && imm == 0, ROUNDS => Each(UnaryOp::Frint);
        /// As [`UnaryOp::Fnearbyint`].
        NearbyInt = "vnearbyint": shape.is_float() && imm == 0, ROUNDS => Each(UnaryOp::Fnearbyint);
        /// Integers of 32 bits to `f32`, to nearest.
        StoF = "vs_to_f": shape.is_int_of(32, 32) && imm == 0, PLAIN
            => Converted(UnaryOp::StoF, Shape::F32x4);
        /// The two lowest lanes of an `i32x4` to `f64x2`. Of an `i32x8`: all four of a `v128`, to `f64x4`.
        StoD = "vs_to_d": shape.is_int_of(32, 32) && imm == 0, PLAIN, [Type::V128], shape.ty()
            => Converted(UnaryOp::StoF, Shape::F64x2);
        /// `f32` to integers of 32 bits, towards zero; what does not fit gives the minimum. Of an `f64x2` the
        /// two lowest lanes of an `i32x4`, and zeros above; of an `f64x4` all four of a `v128`.
        FtoS = "vf_to_s": shape.is_float() && imm == 0, PLAIN, [shape.ty()], narrowed(shape)
            => Converted(UnaryOp::FtoS, Shape::I32x4);
        /// The two lowest lanes of an `f32x4` to `f64x2`. Of an `f32x8`: all four of a `v128`, to `f64x4`.
        Fpromote = "vfpromote": matches!(shape.half(), Shape::F32x4) && imm == 0, MAKES_NAN, [Type::V128], shape.ty()
            => Converted(UnaryOp::Fpromote, Shape::F64x2);
        /// `f64x2` to the two lowest lanes of an `f32x4`, to nearest, and zeros above; `f64x4` to all
        /// four of a `v128`.
        Fdemote = "vfdemote": matches!(shape.half(), Shape::F64x2) && imm == 0, MAKES_NAN, [shape.ty()], Type::V128
            => Converted(UnaryOp::Fdemote, Shape::F32x4);
        /// Of 256 bits: half imm, a `v128`.
        Half = "vhalf": shape.is_long() && imm < 2, PLAIN, [shape.ty()], Type::V128 => ByHalves;
        /// Of 256 bits: the lowest lanes of a `v128`, of imm bytes each, zero-extended.
        Uext = "vuext": widens(shape, imm), PLAIN, [Type::V128], shape.ty() => ByHalves;
        /// Of 256 bits: the lowest lanes of a `v128`, of imm bytes each, sign-extended.
        Sext = "vsext": widens(shape, imm), PLAIN, [Type::V128], shape.ty() => ByHalves;
        /// Of an `i64x4`: lane `i` is the lane whose number the bits 2i and 2i + 1 of imm are.
        Permute = "vpermute": matches!(shape, Shape::I64x4), PLAIN => ByHalves;
    }
}

operations! {
    /// Operations on two vectors, lane by lane. Comparisons give lanes that are all ones or zero.
    /// Bitwise operations are [`BinaryOp`]s.
    pub enum VectorBinary(shape, imm)[BinaryOp; 2] {
        /// The first operand with the second, a scalar, as lane imm.
        Insert = "vinsert": (imm as u32) < shape.lanes(), PLAIN, [shape.ty(), shape.lane()], shape.ty()
            => Whole(|shape, lane, [a, b]| {
                shape.make(|i| if i == u32::from(lane) { b as u64 } else { shape.get(a, i) })
            });
        /// Of 256 bits: two of 128 bits, the low half first.
        Join = "vjoin": shape.is_long() && imm == 0, PLAIN, [Type::V128; 2], shape.ty() => ByHalves;
        /// Sum, wrapping.
        Add = "vadd": shape.is_int() && imm == 0, COMMUTES => Each(BinaryOp::Add);
        /// Difference, wrapping.
        Sub = "vsub": shape.is_int() && imm == 0, PLAIN => Each(BinaryOp::Sub);
        /// Low half of the product.
        Mul = "vmul": shape.is_int() && imm == 0, COMMUTES => Each(BinaryOp::Mul);
        /// Of lanes of 64 bits: the products of the low halves of the lanes, unsigned.
        MulU32 = "vmul_u32": matches!(shape.half(), Shape::I64x2) && imm == 0, COMMUTES
            => Lanes(|_, [a, b]| u64::from(a as u32) * u64::from(b as u32));
        /// Of lanes of 16 bits: the high halves of the products, unsigned.
        MulHighU16 = "vmul_high_u16": matches!(shape.half(), Shape::I16x8) && imm == 0, COMMUTES
            => Lanes(|_, [a, b]| (a * b) >> 16);
        /// Of lanes of 16 bits: the high halves of the products, signed.
        MulHighS16 = "vmul_high_s16": matches!(shape.half(), Shape::I16x8) && imm == 0, COMMUTES
            => Lanes(|ty, [a, b]| ((signed(ty, a) * signed(ty, b)) >> 16) as u64);
        /// Of lanes of 16 bits: the signed products, rounded, without their 15 lowest bits.
        MulRounded = "vmul_rounded": matches!(shape.half(), Shape::I16x8) && imm == 0, COMMUTES
            => Lanes(|ty, [a, b]| ((((signed(ty, a) * signed(ty, b)) >> 14) + 1) >> 1) as u64);
        /// Of lanes of 16 bits: lanes of 32 bits, the sums of the signed products of two neighbours.
        MulAdd = "vmul_add": matches!(shape.half(), Shape::I16x8) && imm == 0, COMMUTES
            => Whole(|shape, _, [a, b]| Shape::I32x4.make(|i| {
                let product = |i| signed(Type::I16, shape.get(a, i)) * signed(Type::I16, shape.get(b, i));
                (product(2 * i) + product(2 * i + 1)) as u64
            }));
        /// Of bytes: lanes of 16 bits, the sums of the products of two neighbours, saturated; the bytes of the first operand
        /// have no sign.
        MulAddBytes = "vmul_add_bytes": matches!(shape.half(), Shape::I8x16) && imm == 0, PLAIN
            => Whole(|shape, _, [a, b]| Shape::I16x8.make(|i| {
                let product = |i| shape.get(a, i) as i64 * signed(Type::I8, shape.get(b, i));
                saturated(Type::I16, i128::from(product(2 * i) + product(2 * i + 1)))
            }));
        /// Of bytes: lanes of 64 bits, the sums of the differences of eight neighbours without their signs.
        SumOfDifferences = "vsum_of_differences": matches!(shape.half(), Shape::I8x16) && imm == 0, COMMUTES
            => Whole(|shape, _, [a, b]| Shape::I64x2.make(|i| {
                (8 * i..8 * i + 8).map(|i| shape.get(a, i).abs_diff(shape.get(b, i))).sum()
            }));
        /// Of lanes of 8 or 16 bits: the unsigned mean, rounded up.
        Average = "vaverage": shape.is_int_of(8, 16) && imm == 0, COMMUTES => Lanes(|_, [a, b]| (a + b + 1) >> 1);
        /// Bytes of the first operand by the lowest four bits of those of the second, or zero where their highest
        /// bit is set.
        ShuffleBytes = "vshuffle_bytes": matches!(shape.half(), Shape::I8x16) && imm == 0, PLAIN
            => Whole(|shape, _, [a, by]| shape.make(|i| match shape.get(by, i) as u32 {
                place @ 0..128 => shape.get(a, place % 16),
                _ => 0,
            }));
        /// `aesenc`: a round of AES, whose key is the second operand. This and the next three are of each 128 bits.
        AesEnc = "vaes_enc": matches!(shape.half(), Shape::I8x16) && imm == 0, PLAIN
            => Whole(|_, _, [a, key]| cipher::aes_enc(a, key));
        /// `aesenclast`: the last round.
        AesEncLast = "vaes_enc_last": matches!(shape.half(), Shape::I8x16) && imm == 0, PLAIN
            => Whole(|_, _, [a, key]| cipher::aes_enc_last(a, key));
        /// `aesdec`: a round of the decryption.
        AesDec = "vaes_dec": matches!(shape.half(), Shape::I8x16) && imm == 0, PLAIN
            => Whole(|_, _, [a, key]| cipher::aes_dec(a, key));
        /// `aesdeclast`: its last round.
        AesDecLast = "vaes_dec_last": matches!(shape.half(), Shape::I8x16) && imm == 0, PLAIN
            => Whole(|_, _, [a, key]| cipher::aes_dec_last(a, key));
        /// `pclmulqdq`: of each 128 bits, the product without carries of the lane of the first operand that bit 0 of imm
        /// names and of that of the second that bit 4 does.
        MulCarryless = "vmul_carryless": matches!(shape.half(), Shape::I64x2) && imm & !0x11 == 0, PLAIN
            => Whole(|_, imm, [a, b]| cipher::multiply_carryless(imm, a, b));
        /// `sha1msg1`
        Sha1Msg1 = "vsha1_msg1": matches!(shape, Shape::I32x4) && imm == 0, PLAIN => Whole(|_, _, [a, b]| cipher::sha1_msg1(a, b));
        /// `sha1msg2`
        Sha1Msg2 = "vsha1_msg2": matches!(shape, Shape::I32x4) && imm == 0, PLAIN => Whole(|_, _, [a, b]| cipher::sha1_msg2(a, b));
        /// `sha1nexte`
        Sha1NextE = "vsha1_next_e": matches!(shape, Shape::I32x4) && imm == 0, PLAIN => Whole(|_, _, [a, b]| cipher::sha1_next_e(a, b));
        /// `sha1rnds4`: four rounds of part imm.
        Sha1Rounds = "vsha1_rounds": matches!(shape, Shape::I32x4) && imm < 4, PLAIN
            => Whole(|_, imm, [a, b]| cipher::sha1_rounds(imm, a, b));
        /// `sha256msg1`
        Sha256Msg1 = "vsha256_msg1": matches!(shape, Shape::I32x4) && imm == 0, PLAIN
            => Whole(|_, _, [a, b]| cipher::sha256_msg1(a, b));
        /// `sha256msg2`
        Sha256Msg2 = "vsha256_msg2": matches!(shape, Shape::I32x4) && imm == 0, PLAIN
            => Whole(|_, _, [a, b]| cipher::sha256_msg2(a, b));
        /// Shift left by the lanes of the second operand, which are taken modulo the width.
        Shl = "vshl_by": shape.is_int() && imm == 0, PLAIN => Each(BinaryOp::Shl);
        /// Logical shift right by the lanes of the second operand, modulo the width.
        Lshr = "vlshr_by": shape.is_int() && imm == 0, PLAIN => Each(BinaryOp::Lshr);
        /// Arithmetic shift right by the lanes of the second operand, modulo the width.
        Ashr = "vashr_by": shape.is_int() && imm == 0, PLAIN => Each(BinaryOp::Ashr);
        /// The lesser of two signed integers.
        Smin = "vsmin": shape.is_int() && imm == 0, COMMUTES
            => Lanes(|ty, [a, b]| signed(ty, a).min(signed(ty, b)) as u64);
        /// The greater of two signed integers.
        Smax = "vsmax": shape.is_int() && imm == 0, COMMUTES
            => Lanes(|ty, [a, b]| signed(ty, a).max(signed(ty, b)) as u64);
        /// The lesser of two unsigned integers.
        Umin = "vumin": shape.is_int() && imm == 0, COMMUTES => Lanes(|_, [a, b]| a.min(b));
        /// The greater of two unsigned integers.
        Umax = "vumax": shape.is_int() && imm == 0, COMMUTES => Lanes(|_, [a, b]| a.max(b));
        /// Sum of signed integers, the greatest or least number where it does not fit.
        SaddSat = "vsadd_sat": shape.is_int() && imm == 0, COMMUTES
            => Lanes(|ty, [a, b]| saturated(ty, i128::from(signed(ty, a)) + i128::from(signed(ty, b))));
        /// Sum of unsigned integers, the greatest number where it does not fit.
        UaddSat = "vuadd_sat": shape.is_int() && imm == 0, COMMUTES
            => Lanes(|ty, [a, b]| a.saturating_add(b).min(ty.mask()));
        /// Difference of signed integers, the greatest or least number where it does not fit.
        SsubSat = "vssub_sat": shape.is_int() && imm == 0, PLAIN
            => Lanes(|ty, [a, b]| saturated(ty, i128::from(signed(ty, a)) - i128::from(signed(ty, b))));
        /// Difference of unsigned integers, zero where it is negative.
        UsubSat = "vusub_sat": shape.is_int() && imm == 0, PLAIN => Lanes(|_, [a, b]| a.saturating_sub(b));
        /// Equal.
        Eq = "veq": shape.is_int() && imm == 0, EQUALS => Lanes(|ty, [a, b]| ones(IntCond::Eq.holds(ty, a, b)));
        /// Signed greater.
        Sgt = "vsgt": shape.is_int() && imm == 0, MASK => Lanes(|ty, [a, b]| ones(IntCond::Sgt.holds(ty, a, b)));
        /// Unsigned greater.
        Ugt = "vugt": shape.is_int() && imm == 0, MASK => Lanes(|ty, [a, b]| ones(IntCond::Ugt.holds(ty, a, b)));
        /// Not equal.
        Ne = "vne": shape.is_int() && imm == 0, EQUALS => Lanes(|ty, [a, b]| ones(IntCond::Ne.holds(ty, a, b)));
        /// Signed greater or equal.
        Sge = "vsge": shape.is_int() && imm == 0, MASK => Lanes(|ty, [a, b]| ones(IntCond::Sge.holds(ty, a, b)));
        /// Unsigned greater or equal.
        Uge = "vuge": shape.is_int() && imm == 0, MASK => Lanes(|ty, [a, b]| ones(IntCond::Uge.holds(ty, a, b)));
        /// IEEE sum.
        Fadd = "vfadd": shape.is_float() && imm == 0, COMMUTES_BUT_NAN => Each(BinaryOp::Fadd);
        /// IEEE difference.
        Fsub = "vfsub": shape.is_float() && imm == 0, MAKES_NAN => Each(BinaryOp::Fsub);
        /// IEEE product.
        Fmul = "vfmul": shape.is_float() && imm == 0, COMMUTES_BUT_NAN => Each(BinaryOp::Fmul);
        /// IEEE quotient.
        Fdiv = "vfdiv": shape.is_float() && imm == 0, MAKES_NAN => Each(BinaryOp::Fdiv);
        /// As [`BinaryOp::Fmin`].
        Fmin = "vfmin": shape.is_float() && imm == 0, PLAIN => Each(BinaryOp::Fmin);
        /// As [`BinaryOp::Fmax`].
        Fmax = "vfmax": shape.is_float() && imm == 0, PLAIN => Each(BinaryOp::Fmax);
        /// Ordered and equal.
        Foeq = "vfoeq": shape.is_float() && imm == 0, EQUALS => Lanes(|ty, [a, b]| ones(FloatCond::Oeq.holds(ty, a, b)));
        /// Ordered and less.
        Folt = "vfolt": shape.is_float() && imm == 0, MASK => Lanes(|ty, [a, b]| ones(FloatCond::Olt.holds(ty, a, b)));
        /// Ordered and less or equal.
        Fole = "vfole": shape.is_float() && imm == 0, MASK => Lanes(|ty, [a, b]| ones(FloatCond::Ole.holds(ty, a, b)));
        /// Ordered and not equal.
        Fone = "vfone": shape.is_float() && imm == 0, EQUALS => Lanes(|ty, [a, b]| ones(FloatCond::One.holds(ty, a, b)));
        /// Unordered or equal.
        Fueq = "vfueq": shape.is_float() && imm == 0, EQUALS => Lanes(|ty, [a, b]| ones(FloatCond::Ueq.holds(ty, a, b)));
        /// Either is a NaN.
        Funo = "vfuno": shape.is_float() && imm == 0, EQUALS => Lanes(|ty, [a, b]| ones(FloatCond::Uno.holds(ty, a, b)));
        /// Unordered or not equal.
        Fune = "vfune": shape.is_float() && imm == 0, EQUALS => Lanes(|ty, [a, b]| ones(FloatCond::Une.holds(ty, a, b)));
        /// Unordered or greater or equal.
        Fuge = "vfuge": shape.is_float() && imm == 0, MASK => Lanes(|ty, [a, b]| ones(FloatCond::Uge.holds(ty, a, b)));
        /// Unordered or greater.
        Fugt = "vfugt": shape.is_float() && imm == 0, MASK => Lanes(|ty, [a, b]| ones(FloatCond::Ugt.holds(ty, a, b)));
        /// Neither is a NaN.
        Ford = "vford": shape.is_float() && imm == 0, EQUALS => Lanes(|ty, [a, b]| ones(FloatCond::Ord.holds(ty, a, b)));
    }
}

/// A comparison whose operands may be swapped.
const EQUALS: Traits = COMMUTES.and(MASK);

operations! {
    /// Operations on three vectors, lane by lane.
    pub enum VectorTernary(shape, imm)[(); 3] {
        /// The product of the first two operands plus the third, rounded once, as
        /// [`Fma`](super::InstData::Fma).
        Fma = "vfma": shape.is_float() && imm == 0, COMMUTES_BUT_NAN => Lanes(multiply_add);
        /// The second operand where the highest bit of the first is set, else the third; of bytes.
        Select = "vselect": matches!(shape.half(), Shape::I8x16) && imm == 0, PLAIN
            => Lanes(|_, [mask, a, b]| if mask >> 7 != 0 { a } else { b });
        /// `sha256rnds2`: two rounds.
        Sha256Rounds = "vsha256_rounds": matches!(shape, Shape::I32x4) && imm == 0, PLAIN
            => Whole(|_, _, [a, b, c]| cipher::sha256_rounds(a, b, c));
    }
}

impl VectorUnary {
    /// The result, for a shape of 128 bits.
    pub fn eval(self, shape: Shape, imm: u8, a: u128) -> u128 {
        self.meaning().eval(shape, imm, [a], |op, from, to, [a]| {
            op.eval(from, to, a).ok()
        })
    }
}

impl VectorBinary {
    /// The result, for a shape of 128 bits.
    pub fn eval(self, shape: Shape, imm: u8, a: u128, b: u128) -> u128 {
        self.meaning()
            .eval(shape, imm, [a, b], |op, ty, _, [a, b]| {
                op.eval(ty, a, b).ok()
            })
    }
}

impl VectorTernary {
    /// The result, for a shape of 128 bits.
    pub fn eval(self, shape: Shape, args: [u128; 3]) -> u128 {
        self.meaning().eval(shape, 0, args, |(), _, _, _| None)
    }
}

impl<Scalar: Copy, const N: usize> Meaning<Scalar, N> {
    fn is_by_lanes(&self, shape: Shape) -> bool {
        match *self {
            Each(_) | Lanes(_) | LanesBy(_) => true,
            Converted(_, to) => to.lane().bytes() == shape.lane().bytes(),
            Whole(_) | ByHalves => false,
        }
    }

    /// The result, by what the operations on scalars give. None of those that rows name traps.
    fn eval(
        self,
        shape: Shape,
        imm: u8,
        args: [u128; N],
        scalar: impl Fn(Scalar, Type, Type, [u64; N]) -> Option<u64>,
    ) -> u128 {
        let ty = shape.lane();
        let lanes = |i| args.map(|arg| shape.get(arg, i));
        match self {
            Each(op) => shape.make(|i| scalar(op, ty, ty, lanes(i)).unwrap_or(0)),
            Lanes(f) => shape.make(|i| f(ty, lanes(i))),
            LanesBy(f) => shape.make(|i| f(ty, imm, lanes(i))),
            Converted(op, to) => to.make(|i| match i < shape.lanes() {
                true => scalar(op, ty, to.lane(), lanes(i)).unwrap_or(0),
                false => 0,
            }),
            Whole(f) => f(shape, imm, args),
            ByHalves => 0,
        }
    }
}

/// The type of as many lanes as a shape has, of 32 bits each, but of `v128` at least.
const fn narrowed(shape: Shape) -> Type {
    match shape {
        Shape::F64x4 => Type::V128,
        _ => shape.ty(),
    }
}

/// Whether lanes of so many bytes can be made lanes of a shape of 256 bits.
const fn widens(shape: Shape, bytes: u8) -> bool {
    shape.is_long()
        && shape.is_int()
        && bytes.is_power_of_two()
        && (bytes as u32) < shape.lane().bytes()
}

fn signs(shape: Shape, a: u128) -> u128 {
    let sign = |i| shape.get(a, i) >> (shape.lane().bits() - 1);
    (0..shape.lanes()).fold(0, |all, i| all | u128::from(sign(i)) << i)
}

const fn ones(cond: bool) -> u64 {
    if cond { u64::MAX } else { 0 }
}

/// The number of the type that is nearest.
fn saturated(ty: Type, x: i128) -> u64 {
    let most = i128::from(ty.mask() >> 1);
    x.clamp(-most - 1, most) as u64
}

/// What [`Vshuffle`](super::inst::InstData::Vshuffle) gives, of 128 bits.
pub fn shuffle(a: u128, b: u128, mask: u128) -> u128 {
    let (a, b, mask) = (a.to_le_bytes(), b.to_le_bytes(), mask.to_le_bytes());
    u128::from_le_bytes(mask.map(|i| match i {
        0..16 => a[usize::from(i)],
        16..32 => b[usize::from(i - 16)],
        _ => 0,
    }))
}
