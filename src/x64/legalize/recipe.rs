//! What stands for operations that the processor lacks: other operations, mostly on vectors.

use super::Legalizer;
use crate::lir::{
    BinaryOp, InstData, IntCond, Shape, Type, UnaryOp, Value, VectorBinary, VectorTernary,
    VectorUnary,
};

/// Counting bits: sums of 2, of 4 and of 8 bits, by a shift and a mask each.
const BIT_SUMS: [(u8, u64); 3] = [
    (1, 0x5555_5555_5555_5555),
    (2, 0x3333_3333_3333_3333),
    (4, 0x0f0f_0f0f_0f0f_0f0f),
];
/// Times this the highest byte is the sum of all.
const BYTES: u64 = 0x0101_0101_0101_0101;

/// How many operations on masks are looked through.
const MASK_DEPTH: u32 = 3;

impl Legalizer<'_, '_> {
    pub(super) fn by_recipe(&mut self, data: InstData) -> Value {
        match data {
            // The table asks for no other on a scalar.
            InstData::Unary { ty, arg, .. } => self.count_scalar_bits(ty, arg),
            InstData::Vunary {
                op,
                shape,
                imm,
                arg,
            } => self.unary_recipe(op, shape, imm, arg),
            InstData::Vbinary {
                op: VectorBinary::Insert,
                imm,
                args,
                ..
            } => self.insert_byte(imm, args),
            InstData::Vbinary {
                op: VectorBinary::ShuffleBytes,
                args,
                ..
            } => self.shuffle_bytes(args),
            InstData::Vbinary {
                op, shape, args, ..
            } => self.binary_recipe(op, shape, args),
            InstData::Vternary { args, .. } => self.select(args),
            _ => self.constant(Type::V128, 0),
        }
    }

    fn one(&mut self, op: VectorUnary, shape: Shape, imm: u8, arg: Value) -> Value {
        self.value(
            InstData::Vunary {
                op,
                shape,
                imm,
                arg,
            },
            op.types(shape).1,
        )
    }

    fn two(&mut self, op: VectorBinary, shape: Shape, args: [Value; 2]) -> Value {
        let imm = 0;
        self.value(
            InstData::Vbinary {
                op,
                shape,
                imm,
                args,
            },
            shape.ty(),
        )
    }

    /// The words of each half of a vector, in this order.
    fn words(&mut self, a: Value, order: [u8; 4]) -> Value {
        let bytes =
            order.map(|word| u128::from(u32::from_le_bytes([0, 1, 2, 3].map(|i| 4 * word + i))));
        let mask = bytes.iter().rev().fold(0, |all, word| all << 32 | word);
        let mask = self.b.func.vconsts.push(mask);
        let (ty, args) = (self.b.func.ty(a), [a, a]);
        self.b.value(InstData::Vshuffle { ty, args, mask }, ty)
    }

    /// Each byte is read from where the vector is in memory.
    fn shuffle_bytes(&mut self, [a, by]: [Value; 2]) -> Value {
        let slot = self.b.slot(16, 16);
        let at = self
            .b
            .value(InstData::SlotAddr { slot, offset: 0 }, Type::I64);
        self.b.store(a, at, 0);
        let (zero, last) = (self.b.iconst(Type::I8, 0), self.b.iconst(Type::I8, 15));
        let mut result = self.constant(Type::V128, 0);
        for i in 0..16 {
            let by = self.one(VectorUnary::Extract, Shape::I8x16, i, by);
            let place = self.b.binary(BinaryOp::And, by, last);
            let place = self.b.unary(UnaryOp::Uext, Type::I64, place);
            let from = self.b.binary(BinaryOp::Add, at, place);
            let byte = self.b.load(Type::I8, from, 0);
            let none = self.b.icmp(IntCond::Slt, by, zero);
            let (ty, args) = (Type::I8, [none, zero, byte]);
            let byte = self.b.value(InstData::Select { ty, args }, ty);
            let insert = InstData::Vbinary {
                op: VectorBinary::Insert,
                shape: Shape::I8x16,
                imm: i,
                args: [result, byte],
            };
            result = self.value(insert, Type::V128);
        }
        result
    }

    /// The highest bit of each lane.
    fn sign(shape: Shape) -> u128 {
        shape.make(|_| 1 << (shape.lane().bits() - 1))
    }

    /// A mask of the lanes that are negative.
    fn negative(&mut self, shape: Shape, a: Value) -> Value {
        let zero = self.constant(shape.ty(), 0);
        self.two(VectorBinary::Sgt, shape, [zero, a])
    }

    fn unary_recipe(&mut self, op: VectorUnary, shape: Shape, by: u8, a: Value) -> Value {
        match op {
            VectorUnary::Abs => self.magnitude(shape, a),
            VectorUnary::Popcnt => self.count_bits(shape, a),
            _ => self.shift(op, shape, by, a),
        }
    }

    /// The bits of each byte, and then the sum of all bytes, in 64 bits.
    fn count_scalar_bits(&mut self, ty: Type, arg: Value) -> Value {
        let mut sum = match ty {
            Type::I64 => arg,
            _ => self.b.unary(UnaryOp::Uext, Type::I64, arg),
        };
        for (by, mask) in BIT_SUMS {
            let amount = self.b.iconst(Type::I64, by.into());
            let mask = self.b.iconst(Type::I64, mask);
            let high = self.b.binary(BinaryOp::Lshr, sum, amount);
            let mut masked = |of| self.b.binary(BinaryOp::And, of, mask);
            sum = match by {
                // Of two bits, the difference to the high one is their sum.
                1 => {
                    let high = masked(high);
                    self.b.binary(BinaryOp::Sub, sum, high)
                }
                2 => {
                    let (low, high) = (masked(sum), masked(high));
                    self.b.binary(BinaryOp::Add, low, high)
                }
                // A sum of eight bits has room in four.
                _ => {
                    let both = self.b.binary(BinaryOp::Add, sum, high);
                    self.b.binary(BinaryOp::And, both, mask)
                }
            };
        }
        let bytes = self.b.iconst(Type::I64, BYTES);
        let sum = self.b.binary(BinaryOp::Mul, sum, bytes);
        let by = self.b.iconst(Type::I64, 56);
        let sum = self.b.binary(BinaryOp::Lshr, sum, by);
        match ty {
            Type::I64 => sum,
            _ => self.b.unary(UnaryOp::Trunc, ty, sum),
        }
    }

    /// The bits of each byte, in sums of 2, of 4 and of 8, and then of the bytes of each lane.
    fn count_bits(&mut self, shape: Shape, a: Value) -> Value {
        let [bytes, words] = [Shape::I8x16, Shape::I16x8].map(|lanes| shape.with(lanes));
        let mut sum = a;
        for (by, mask) in BIT_SUMS {
            let mask = bytes.make(|_| mask);
            let high = self.one(VectorUnary::Lshr, words, by, sum);
            let high = self.bits(BinaryOp::And, high, mask);
            sum = match by {
                1 => self.two(VectorBinary::Sub, bytes, [sum, high]),
                _ => {
                    let low = self.bits(BinaryOp::And, sum, mask);
                    self.two(VectorBinary::Add, bytes, [low, high])
                }
            };
        }
        let mut bits = 8;
        while bits < shape.lane().bits() as u8 {
            let high = self.one(VectorUnary::Lshr, shape, bits, sum);
            sum = self.two(VectorBinary::Add, shape, [sum, high]);
            bits *= 2;
        }
        match bits {
            8 => sum,
            // What is above is sums of other bytes.
            _ => self.bits(BinaryOp::And, sum, shape.make(|_| 0x7f)),
        }
    }

    fn magnitude(&mut self, shape: Shape, a: Value) -> Value {
        let signs = self.negative(shape, a);
        let flipped = self.b.binary(BinaryOp::Xor, a, signs);
        self.two(VectorBinary::Sub, shape, [flipped, signs])
    }

    /// Shifts by a number: of bytes, or arithmetic ones of 64 bits.
    fn shift(&mut self, op: VectorUnary, shape: Shape, by: u8, a: Value) -> Value {
        let bits = shape.lane().bits();
        if op == VectorUnary::Ashr {
            if u32::from(by) + 1 == bits {
                return self.negative(shape, a);
            }
            // A sign bit that was shifted without its copies: those are what a difference makes.
            let moved = self.one(VectorUnary::Lshr, shape, by, a);
            let sign = shape.make(|_| 1 << (bits - 1 - u32::from(by)));
            let flipped = self.bits(BinaryOp::Xor, moved, sign);
            let sign = self.constant(shape.ty(), sign);
            return self.two(VectorBinary::Sub, shape, [flipped, sign]);
        }
        // As words, without what came from the neighbour.
        let moved = self.one(op, shape.with(Shape::I16x8), by, a);
        let keep = match op {
            VectorUnary::Shl => 0xff << by,
            _ => 0xff >> by,
        };
        self.bits(BinaryOp::And, moved, shape.make(|_| keep))
    }

    /// The factors that are shifts up of 16 bits by constants.
    fn powers_of_two(&mut self, shape: Shape, amounts: Value) -> Option<Value> {
        let lanes = shape.half();
        if lanes != Shape::I16x8 {
            return None;
        }
        let power = |bits: u128| lanes.make(|i| 1 << (lanes.get(bits, i) & 15));
        let [low, high] = self.vector_bits(amounts)?.map(power);
        if low == high {
            return Some(self.constant(shape.ty(), low));
        }
        let args = [low, high].map(|half| self.constant(Type::V128, half));
        let (op, shape, imm) = (VectorBinary::Join, Shape::I64x4, 0);
        let data = InstData::Vbinary {
            op,
            shape,
            imm,
            args,
        };
        Some(self.b.value(data, Type::V256))
    }

    /// Shifts by vectors: by a power of two in those lanes whose amount has its bit, for each.
    fn shift_by_bits(&mut self, op: VectorUnary, shape: Shape, [a, by]: [Value; 2]) -> Value {
        let bits = shape.lane().bits() as u8;
        let mut step = bits / 2;
        // The bit of the step is the highest one of each lane.
        let top = bits - 1 - step.trailing_zeros() as u8;
        let words = shape.with(Shape::I16x8);
        let mut by = self.one(VectorUnary::Shl, words, top, by);
        let mut result = a;
        while step > 0 {
            let mask = match shape.half() {
                Shape::I8x16 if self.features.avx => by,
                _ => self.negative(shape, by),
            };
            let moved = self.one(op, shape, step, result);
            result = self.choose(mask, moved, result);
            step /= 2;
            if step > 0 {
                by = self.two(VectorBinary::Add, shape, [by, by]);
            }
        }
        result
    }

    fn binary_recipe(&mut self, op: VectorBinary, shape: Shape, [a, b]: [Value; 2]) -> Value {
        use VectorBinary as V;
        match op {
            V::Mul if shape.half() == Shape::I8x16 => self.multiply_bytes(shape, [a, b]),
            V::Mul if shape.half() == Shape::I32x4 => self.multiply_words([a, b]),
            V::Mul => self.multiply_wide(shape, [a, b]),
            V::Eq => self.equal_wide([a, b]),
            V::Sgt => self.greater_wide([a, b]),
            V::Ugt => {
                let args = [a, b].map(|arg| self.bits(BinaryOp::Xor, arg, Self::sign(shape)));
                self.two(V::Sgt, shape, args)
            }
            V::Ne => self.complement(V::Eq, shape, [a, b]),
            V::Sge => self.complement(V::Sgt, shape, [b, a]),
            V::Uge
                if shape.half().lanes() > 4
                    || shape.half() == Shape::I32x4 && self.features.sse41 =>
            {
                let most = self.two(V::Umax, shape, [a, b]);
                self.two(V::Eq, shape, [most, a])
            }
            V::Uge => self.complement(V::Ugt, shape, [b, a]),
            V::Fone => {
                let [differ, ordered] = [V::Fune, V::Ford].map(|op| self.two(op, shape, [a, b]));
                self.b.binary(BinaryOp::And, differ, ordered)
            }
            V::Fueq => {
                let [equal, unordered] = [V::Foeq, V::Funo].map(|op| self.two(op, shape, [a, b]));
                self.b.binary(BinaryOp::Or, equal, unordered)
            }
            V::Ashr if shape.half() == Shape::I64x2 => self.shift_signed(shape, [a, b]),
            V::Shl => match self.powers_of_two(shape, b) {
                Some(powers) => self.two(V::Mul, shape, [a, powers]),
                None => self.shift_by_bits(VectorUnary::Shl, shape, [a, b]),
            },
            V::Lshr => self.shift_by_bits(VectorUnary::Lshr, shape, [a, b]),
            V::Ashr => self.shift_by_bits(VectorUnary::Ashr, shape, [a, b]),
            V::Smin | V::Smax | V::Umin | V::Umax => self.extreme(op, shape, [a, b]),
            V::UaddSat => {
                // As much as there is room for.
                let room = self.bits(BinaryOp::Xor, b, u128::MAX);
                let least = self.two(V::Umin, shape, [a, room]);
                self.two(V::Add, shape, [least, b])
            }
            V::UsubSat => {
                let most = self.two(V::Umax, shape, [a, b]);
                self.two(V::Sub, shape, [most, b])
            }
            _ => self.saturate(op == V::SaddSat, shape, [a, b]),
        }
    }

    /// Without SSE4.1: the word that the byte is part of, with its other byte.
    fn insert_byte(&mut self, lane: u8, [into, byte]: [Value; 2]) -> Value {
        let (shape, imm) = (Shape::I16x8, lane / 2);
        let word = self.b.vunary(VectorUnary::Extract, shape, imm, into);
        let (kept, shift) = match lane % 2 {
            0 => (0xff00, 0),
            _ => (0x00ff, 8),
        };
        let kept = self.b.iconst(Type::I16, kept);
        let other = self.b.binary(BinaryOp::And, word, kept);
        let mut byte = self.b.unary(UnaryOp::Uext, Type::I16, byte);
        if shift > 0 {
            let by = self.b.iconst(Type::I16, shift);
            byte = self.b.binary(BinaryOp::Shl, byte, by);
        }
        let word = self.b.binary(BinaryOp::Or, other, byte);
        let data = InstData::Vbinary {
            op: VectorBinary::Insert,
            shape,
            imm,
            args: [into, word],
        };
        self.b.value(data, Type::V128)
    }

    /// The mask of where a comparison does not hold.
    fn complement(&mut self, op: VectorBinary, shape: Shape, args: [Value; 2]) -> Value {
        let mask = self.two(op, shape, args);
        self.bits(BinaryOp::Xor, mask, u128::MAX)
    }

    /// Products of bytes: of the even and of the odd ones, as words.
    fn multiply_bytes(&mut self, shape: Shape, args: [Value; 2]) -> Value {
        let words = shape.with(Shape::I16x8);
        let even = self.two(VectorBinary::Mul, words, args);
        let even = self.bits(BinaryOp::And, even, words.make(|_| 0xff));
        let odd = args.map(|arg| self.one(VectorUnary::Lshr, words, 8, arg));
        let odd = self.two(VectorBinary::Mul, words, odd);
        let odd = self.one(VectorUnary::Shl, words, 8, odd);
        self.b.binary(BinaryOp::Or, even, odd)
    }

    /// Without SSE4.1: products of even and of odd lanes, put together.
    fn multiply_words(&mut self, args: [Value; 2]) -> Value {
        let odd = args.map(|arg| self.words(arg, [1, 1, 3, 3]));
        let odd = self.two(VectorBinary::MulU32, Shape::I64x2, odd);
        let even = self.two(VectorBinary::MulU32, Shape::I64x2, args);
        let [even, odd] = [even, odd].map(|arg| self.words(arg, [0, 2, 2, 3]));
        let mask = self
            .b
            .func
            .vconsts
            .push(0x1716_1514_0706_0504_1312_1110_0302_0100);
        let (ty, args) = (Type::V128, [even, odd]);
        self.b.value(InstData::Vshuffle { ty, args, mask }, ty)
    }

    /// Products of 64 bits, of their halves.
    fn multiply_wide(&mut self, shape: Shape, [a, b]: [Value; 2]) -> Value {
        let [a_high, b_high] = [a, b].map(|arg| self.one(VectorUnary::Lshr, shape, 32, arg));
        let left = self.two(VectorBinary::MulU32, shape, [a_high, b]);
        let right = self.two(VectorBinary::MulU32, shape, [a, b_high]);
        let high = self.two(VectorBinary::Add, shape, [left, right]);
        let high = self.one(VectorUnary::Shl, shape, 32, high);
        let low = self.two(VectorBinary::MulU32, shape, [a, b]);
        self.two(VectorBinary::Add, shape, [low, high])
    }

    /// Without SSE4.1, from comparisons of halves.
    fn equal_wide(&mut self, args: [Value; 2]) -> Value {
        let same = self.two(VectorBinary::Eq, Shape::I32x4, args);
        let other = self.words(same, [1, 0, 3, 2]);
        self.b.binary(BinaryOp::And, other, same)
    }

    /// Without SSE4.2, from comparisons of halves. Where the high halves are equal, the low ones
    /// decide: whether a difference borrows.
    fn greater_wide(&mut self, [a, b]: [Value; 2]) -> Value {
        let same = self.two(VectorBinary::Eq, Shape::I32x4, [a, b]);
        let borrow = self.two(VectorBinary::Sub, Shape::I64x2, [b, a]);
        let low = self.b.binary(BinaryOp::And, borrow, same);
        let high = self.two(VectorBinary::Sgt, Shape::I32x4, [a, b]);
        let both = self.b.binary(BinaryOp::Or, high, low);
        self.words(both, [1, 1, 3, 3])
    }

    /// A logical shift, and the sign moved with it extended again.
    fn shift_signed(&mut self, shape: Shape, [a, by]: [Value; 2]) -> Value {
        let by = self.below_width(shape, by);
        let sign = self.constant(shape.ty(), Self::sign(shape));
        let [a, sign] = [a, sign].map(|arg| self.two(VectorBinary::Lshr, shape, [arg, by]));
        let flipped = self.b.binary(BinaryOp::Xor, a, sign);
        self.two(VectorBinary::Sub, shape, [flipped, sign])
    }

    fn extreme(&mut self, op: VectorBinary, shape: Shape, [a, b]: [Value; 2]) -> Value {
        use VectorBinary as V;
        if shape.half() == Shape::I16x8 {
            // Unsigned words without SSE4.1.
            let above = self.two(V::UsubSat, shape, [a, b]);
            return match op {
                V::Umin => self.two(V::Sub, shape, [a, above]),
                _ => self.two(V::Add, shape, [b, above]),
            };
        }
        let greater = match op {
            V::Umin | V::Umax => self.two(V::Ugt, shape, [a, b]),
            _ => self.two(V::Sgt, shape, [a, b]),
        };
        match op {
            V::Umax | V::Smax => self.choose(greater, a, b),
            _ => self.choose(greater, b, a),
        }
    }

    /// A sum or a difference that overflows is what its wrong sign says.
    fn saturate(&mut self, adds: bool, shape: Shape, [a, b]: [Value; 2]) -> Value {
        let op = if adds {
            VectorBinary::Add
        } else {
            VectorBinary::Sub
        };
        let result = self.two(op, shape, [a, b]);
        let changed = self.b.binary(BinaryOp::Xor, a, result);
        // Only operands of one sign, or for a difference of two, can overflow.
        let other = self
            .b
            .binary(BinaryOp::Xor, b, if adds { result } else { a });
        let overflows = self.b.binary(BinaryOp::And, changed, other);
        let overflows = self.negative(shape, overflows);
        let limit = self.negative(shape, result);
        let limit = self.bits(BinaryOp::Xor, limit, Self::sign(shape));
        self.choose(overflows, limit, result)
    }

    /// Bytes of `a` where those of a mask are ones, of `b` where they are zero.
    fn choose(&mut self, mask: Value, a: Value, b: Value) -> Value {
        if self.features.avx {
            let ty = self.b.func.ty(mask);
            let shape = match ty {
                Type::V256 => Shape::I8x32,
                _ => Shape::I8x16,
            };
            let (op, args) = (VectorTernary::Select, [mask, a, b]);
            return self.b.value(InstData::Vternary { op, shape, args }, ty);
        }
        let differ = self.b.binary(BinaryOp::Xor, a, b);
        let differ = self.b.binary(BinaryOp::And, differ, mask);
        self.b.binary(BinaryOp::Xor, differ, b)
    }

    /// Without `vpblendvb`.
    fn select(&mut self, [mask, a, b]: [Value; 3]) -> Value {
        let mask = match self.is_mask(mask, MASK_DEPTH) {
            true => mask,
            false => self.negative(Shape::I8x16, mask),
        };
        self.choose(mask, a, b)
    }

    /// Whether all bits of each byte of a vector are known to be the same.
    fn is_mask(&self, value: Value, depth: u32) -> bool {
        match self.def(value) {
            Some(InstData::Vbinary { op, .. }) => op.is_mask(),
            Some(InstData::Vunary {
                op: VectorUnary::Ashr,
                shape,
                imm,
                ..
            }) => u32::from(imm) + 1 == shape.lane().bits(),
            Some(InstData::Vconst { vconst }) => {
                let bytes = self.b.func.vconsts[vconst].to_le_bytes();
                bytes.iter().all(|&byte| matches!(byte, 0 | 0xff))
            }
            Some(InstData::Binary { args, .. }) if depth > 0 => {
                args.iter().all(|&arg| self.is_mask(arg, depth - 1))
            }
            Some(InstData::Vshuffle { args, .. }) if depth > 0 => {
                args.iter().all(|&arg| self.is_mask(arg, depth - 1))
            }
            _ => false,
        }
    }
}
