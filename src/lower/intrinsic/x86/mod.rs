//! `llvm.x86.*`: what C compilers write for instructions of x86 for which LLVM IR has no operation
//! of its own.
//!
//! Each is done lane by lane, or by the runtime, on any processor.

mod atomic;
mod table;

pub use table::X86;

use smallvec::SmallVec;

use super::vector::{Next, VectorOp};
use crate::ir::inst::{FCmpCond, RmwOp};
use crate::ir::{self, BinaryOp as Op, CastOp, Operand, TypeId};
use crate::lir::emulated::STRIDE;
use crate::lir::{BinaryOp, Emulated, IntCond, Libcall, Maths, MemFlags, Type, UnaryOp, Value};
use crate::lower::Cx;
use crate::lower::fail::Done;
use crate::lower::info::Scalar;
use crate::lower::operand::Repr;
use crate::lower::vector::Lanes;

/// An intrinsic of x86.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum X86Op {
    /// `minps`, `maxps`
    Limit(BinaryOp),
    /// `minss`, `maxss`: of the lowest lane.
    LowestLimit(BinaryOp),
    /// `packssdw`, `packuswb`: to half the width, saturating; signed or not.
    Pack(bool),
    /// `movmskps`, `pmovmskb`: the sign of each lane.
    Signs,
    /// `pslld` by a number that holds for all lanes.
    Shift(Op),
    /// `pslld` by the lowest 64 bits of a vector.
    ShiftByLowest(Op),
    /// `vpsllvd`: each lane by one of its own.
    ShiftEach(Op),
    /// `pmulhw`: the high half of each product; signed or not.
    MulHigh(bool),
    /// `pmaddwd`: sums of two products each.
    MulAdd,
    /// `psadbw`: sums of eight differences each, without their signs.
    SumOfDifferences,
    /// `pavgb`
    Average,
    /// `comiss`: a comparison of the lowest lanes.
    Compare(FCmpCond),
    /// `cmpss`: the lowest lane becomes all ones or zero.
    CompareLowest,
    /// `cvtss2si`, rounded, or `cvttss2si`, cut: the lowest lane.
    ToInt(bool),
    /// `cvtps2dq`, `cvttps2dq`: all lanes; those above are zero.
    ToInts(bool),
    /// `cvtpd2ps`: all lanes; those above are zero.
    ToFloats,
    /// `cvtsd2ss`: the lowest lane of the second operand in place of that of the first.
    LowestToFloat,
    /// `cmpps`: all lanes become all ones or zero.
    CompareAll,
    /// One that the runtime carries out.
    Emulated(Emulated),
    /// `adc`, `sbb`: with a carry in and out.
    Carry(BinaryOp),
    /// `lddqu`
    Load,
    /// `vmaskmovps` from memory: the lanes whose mask has a sign; others are zero.
    MaskedLoad,
    /// And to memory.
    MaskedStore,
    /// `maskmovdqu`: the same of bytes, with the address last.
    MaskedBytes,
    /// `vpgatherdd`
    Gather,
    /// `lock sub` and its like, and a condition on what flags it leaves.
    AtomicFlags(RmwOp),
    /// `lock bts` and its like: a bit as it was, in its place or as 0 or 1.
    AtomicBit(RmwOp, bool),
}

/// The conditions of `cmpss` by their numbers; the upper ones are of AVX. The 16 beyond them differ
/// in exceptions alone.
const CONDITIONS: [FCmpCond; 16] = [
    FCmpCond::Oeq,
    FCmpCond::Olt,
    FCmpCond::Ole,
    FCmpCond::Uno,
    FCmpCond::Une,
    FCmpCond::Uge,
    FCmpCond::Ugt,
    FCmpCond::Ord,
    FCmpCond::Ueq,
    FCmpCond::Ult,
    FCmpCond::Ule,
    FCmpCond::False,
    FCmpCond::One,
    FCmpCond::Oge,
    FCmpCond::Ogt,
    FCmpCond::True,
];

impl Cx<'_> {
    pub fn x86_intrinsic(&mut self, op: X86Op, ty: TypeId, args: &[u32]) -> Done<Repr> {
        let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
        match op {
            X86Op::Emulated(which) => self.emulated(which, ty, args),
            X86Op::Carry(op) => self.add_with_carry(op, ty, [arg(0), arg(1), arg(2)]),
            X86Op::Load => {
                let at = self.address(arg(0))?;
                self.load_at(ty, MemFlags::PLAIN, at)
            }
            X86Op::MaskedLoad => {
                let next = self.next(VectorOp::MaskedLoad, arg(0))?;
                let (mask, zero) = (self.signs(arg(1))?, self.zero(ty)?);
                self.masked_load(next, mask, zero)
            }
            X86Op::MaskedStore => {
                let next = self.next(VectorOp::MaskedStore, arg(0))?;
                let mask = self.signs(arg(1))?;
                self.masked_store(next, arg(2), mask)
            }
            X86Op::MaskedBytes => {
                let next = self.next(VectorOp::MaskedStore, arg(2))?;
                let mask = self.signs(arg(1))?;
                self.masked_store(next, arg(0), mask)
            }
            X86Op::Gather => self.gather_by_index(ty, [arg(0), arg(1), arg(2), arg(3), arg(4)]),
            X86Op::AtomicFlags(op) => self.atomic_flags(op, [arg(0), arg(1), arg(2)]),
            X86Op::AtomicBit(op, in_place) => self.atomic_bit((op, in_place), ty, [arg(0), arg(1)]),
            op => self.x86_of_vectors(op, ty, args),
        }
    }

    /// An intrinsic that computes on the lanes of a vector.
    fn x86_of_vectors(&mut self, op: X86Op, ty: TypeId, args: &[u32]) -> Done<Repr> {
        let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
        let from_ty = self.type_of(arg(0));
        let (from, _) = self.vector_of(from_ty)?;
        match op {
            X86Op::Limit(op) => self.lanes_of_two(ty, [arg(0), arg(1)], |cx, _, [a, b]| {
                Ok(cx.b.binary(op, a, b))
            }),
            X86Op::LowestLimit(op) => {
                let [a, b] = self.lowest([arg(0), arg(1)])?;
                let limit = self.b.binary(op, a, b);
                self.with_lowest(arg(0), limit)
            }
            X86Op::Pack(signed) => self.pack(signed, ty, [arg(0), arg(1)]),
            X86Op::Signs => self.sign_bits(from, arg(0)),
            X86Op::Shift(op) => {
                if let Repr::Const(_, by) = self.repr(arg(1))? {
                    return self.shift_by_known(op, ty, arg(0), by);
                }
                let scalar = self.scalar(self.type_of(arg(1)))?;
                let by = self.value(arg(1))?;
                let by = self.zext(by, scalar, Scalar::PTR);
                self.lanes_of_one(ty, arg(0), |cx, scalar, lane| {
                    Ok(cx.shift_or_fill(op, scalar, lane, by))
                })
            }
            X86Op::ShiftByLowest(op) => {
                let (scalar, _) = self.vector_of(self.type_of(arg(1)))?;
                let lanes = self.lanes(arg(1))?;
                let words = self.bits_of_lanes(std::iter::repeat(scalar), &lanes);
                let Some(&by) = words.first() else {
                    return Err(self.invalid("a vector has no lanes"));
                };
                self.lanes_of_one(ty, arg(0), |cx, scalar, lane| {
                    Ok(cx.shift_or_fill(op, scalar, lane, by))
                })
            }
            X86Op::ShiftEach(op) => {
                self.lanes_of_two(ty, [arg(0), arg(1)], |cx, scalar, [lane, by]| {
                    let by = cx.zext(by, scalar, Scalar::PTR);
                    Ok(cx.shift_or_fill(op, scalar, lane, by))
                })
            }
            X86Op::MulHigh(signed) => {
                self.lanes_of_two(ty, [arg(0), arg(1)], |cx, scalar, args| {
                    let [a, b] = args.map(|x| cx.as_word(signed, scalar, x));
                    let product = cx.b.binary(BinaryOp::Mul, a, b);
                    let by = cx.constant(Type::I32, scalar.bits.into());
                    let high = cx.b.binary(BinaryOp::Lshr, product, by);
                    Ok(cx.trunc(high, Scalar::full(Type::I32), scalar))
                })
            }
            X86Op::MulAdd => self.multiply_add_pairs(from, [arg(0), arg(1)]),
            X86Op::SumOfDifferences => self.sum_of_differences(from, [arg(0), arg(1)]),
            X86Op::Average => self.lanes_of_two(ty, [arg(0), arg(1)], |cx, scalar, args| {
                let [a, b] = args.map(|x| cx.as_word(false, scalar, x));
                let one = cx.constant(Type::I32, 1);
                let sum = cx.b.binary(BinaryOp::Add, a, b);
                let sum = cx.b.binary(BinaryOp::Add, sum, one);
                let half = cx.b.binary(BinaryOp::Lshr, sum, one);
                Ok(cx.trunc(half, Scalar::full(Type::I32), scalar))
            }),
            X86Op::Compare(cond) => {
                let args = self.lowest([arg(0), arg(1)])?;
                let compared = self.fcmp_reprs(cond, from, args)?;
                let compared = self.materialize(compared)?;
                Ok(Repr::Value(self.as_word(false, Scalar::BOOL, compared)))
            }
            X86Op::CompareLowest => {
                let cond = self.condition(arg(2))?;
                let args = self.lowest([arg(0), arg(1)])?;
                let lowest = self.ones_if(cond, from, args)?;
                self.with_lowest(arg(0), lowest)
            }
            X86Op::CompareAll => {
                let cond = self.condition(arg(2))?;
                self.lanes_of_two(ty, [arg(0), arg(1)], |cx, scalar, args| {
                    cx.ones_if(cond, scalar, args)
                })
            }
            X86Op::ToInt(rounds) => {
                let to = self.scalar(ty)?;
                let [x, _] = self.lowest([arg(0), arg(0)])?;
                Ok(Repr::Value(self.rounded_int(rounds, from, to, x)?))
            }
            X86Op::ToInts(rounds) => {
                self.converted(ty, arg(0), |cx, to, x| cx.rounded_int(rounds, from, to, x))
            }
            X86Op::ToFloats => self.converted(ty, arg(0), |cx, to, x| {
                cx.cast_value(CastOp::FPTrunc, from, to, x)
            }),
            X86Op::LowestToFloat => {
                let (wide, _) = self.vector_of(self.type_of(arg(1)))?;
                let [x, _] = self.lowest([arg(1), arg(1)])?;
                let lowest = self.cast_value(CastOp::FPTrunc, wide, from, x)?;
                self.with_lowest(arg(0), lowest)
            }
            _ => Err(self.unsupported("this intrinsic")),
        }
    }

    /// The top bits of all lanes, as the bits of an integer.
    fn sign_bits(&mut self, from: Scalar, arg: Operand) -> Done<Repr> {
        let word = Scalar::full(Type::I32);
        let mut signs = self.constant(Type::I32, 0);
        for (i, lane) in self.lanes(arg)?.into_iter().enumerate() {
            let bits = self.bits_of_lane(from, lane);
            let top = Scalar::full(self.b.func.ty(bits));
            let by = self.constant(top.ty, u64::from(top.bits) - 1);
            let sign = self.b.binary(BinaryOp::Lshr, bits, by);
            let sign = self.resized(sign, top, word);
            let place = self.constant(Type::I32, i as u64);
            let sign = self.b.binary(BinaryOp::Shl, sign, place);
            signs = self.b.binary(BinaryOp::Or, signs, sign);
        }
        Ok(Repr::Value(signs))
    }

    /// The products of lanes, two neighbours added.
    fn multiply_add_pairs(&mut self, from: Scalar, args: [Operand; 2]) -> Done<Repr> {
        let (a, b) = (self.lanes(args[0])?, self.lanes(args[1])?);
        let mut sums = Lanes::new();
        for (a, b) in a.chunks_exact(2).zip(b.chunks_exact(2)) {
            let products = [0, 1].map(|i| {
                let [a, b] = [a[i], b[i]].map(|x| self.as_word(true, from, x));
                self.b.binary(BinaryOp::Mul, a, b)
            });
            sums.push(self.b.binary(BinaryOp::Add, products[0], products[1]));
        }
        Ok(self.of_lanes(&sums))
    }

    /// The absolute differences of lanes, eight neighbours added.
    fn sum_of_differences(&mut self, from: Scalar, args: [Operand; 2]) -> Done<Repr> {
        let (a, b) = (self.lanes(args[0])?, self.lanes(args[1])?);
        let mut sums = Lanes::new();
        for (a, b) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
            let mut sum = self.constant(Type::I32, 0);
            for (&a, &b) in a.iter().zip(b) {
                let [x, y] = [a, b].map(|x| self.as_word(false, from, x));
                let less = self.b.icmp(IntCond::Ult, x, y);
                let down = self.b.binary(BinaryOp::Sub, x, y);
                let up = self.b.binary(BinaryOp::Sub, y, x);
                let difference = self.select_values(less, up, down);
                sum = self.b.binary(BinaryOp::Add, sum, difference);
            }
            sums.push(self.zext(sum, Scalar::full(Type::I32), Scalar::PTR));
        }
        Ok(self.of_lanes(&sums))
    }

    /// An instruction that the runtime carries out on arguments in memory.
    fn emulated(&mut self, which: Emulated, ty: TypeId, args: &[u32]) -> Done<Repr> {
        let slot = self.b.slot(STRIDE * args.len().max(1) as u32, 16);
        let at = self.materialize(Repr::Slot(slot, 0))?;
        let mut bytes = None;
        for (n, &word) in args.iter().enumerate() {
            let (arg, arg_ty) = (Operand(word), self.type_of(Operand(word)));
            let repr = self.repr(arg)?;
            self.store_at(
                arg_ty,
                MemFlags::PLAIN,
                repr,
                (at, STRIDE as i32 * n as i32),
            )?;
            let layout = self.info.layout(self.module, arg_ty);
            bytes = bytes.or(layout.map(|layout| layout.store_size));
        }
        let which = self.constant(Type::I64, which as u64);
        let bytes = self.constant(Type::I64, bytes.unwrap_or(8));
        let result = self.libcall(Libcall::Emulate, Type::I64, &[at, which, bytes])?;
        match self.module.types.resolved(ty) {
            ir::Type::Void => Ok(Repr::Unset),
            ir::Type::Int(_) => {
                let to = self.scalar(ty)?;
                Ok(Repr::Value(self.resized(result, Scalar::PTR, to)))
            }
            _ => self.load_at(ty, MemFlags::PLAIN, (at, 0)),
        }
    }

    /// A sum or a difference with a carry: the carry out, and the number.
    fn add_with_carry(&mut self, op: BinaryOp, ty: TypeId, args: [Operand; 3]) -> Done<Repr> {
        let scalar = self.scalar(self.type_of(args[1]))?;
        let [carry, a, b] = [
            self.value(args[0])?,
            self.value(args[1])?,
            self.value(args[2])?,
        ];
        let none = self.constant(Type::I8, 0);
        let carry = self.b.icmp(IntCond::Ne, carry, none);
        let carry = self.zext(carry, Scalar::full(Type::I8), scalar);
        let (first, over) = self.with_overflow(op, false, scalar, a, b);
        let (both, again) = self.with_overflow(op, false, scalar, first, carry);
        let out = self.b.binary(BinaryOp::Or, over, again);
        Ok(self.with_leaves(ty, &[out, both]))
    }

    /// Whether each lane has a sign, as an operand that is a mask.
    fn signs(&mut self, mask: Operand) -> Done<Operand> {
        let mask_ty = self.type_of(mask);
        let (scalar, _) = self.vector_of(mask_ty)?;
        let top = u32::from(scalar.bits) - 1;
        let mut lanes = self.lane_reprs(mask)?;
        for lane in &mut lanes {
            *lane = match *lane {
                Repr::Const(_, bits) => Repr::Const(Type::I8, bits >> top & 1),
                repr => {
                    let lane = self.materialize(repr)?;
                    let bits = self.bits_of_lane(scalar, lane);
                    let zero = self.constant(self.b.func.ty(bits), 0);
                    Repr::Value(self.b.icmp(IntCond::Slt, bits, zero))
                }
            };
        }
        let repr = self.of_lane_reprs(&lanes);
        Ok(self.stand_in(mask_ty, repr))
    }

    /// `vpgatherdd`: of the first operand, the base, the indices, the mask and the scale. Lanes for
    /// which there is no index are zero.
    fn gather_by_index(&mut self, ty: TypeId, args: [Operand; 5]) -> Done<Repr> {
        let [instead, base, indices, mask, scale] = args;
        let Repr::Const(_, scale) = self.repr(scale)? else {
            return Err(self.invalid("its scale is not constant"));
        };
        let (to, len) = self.vector_of(ty)?;
        let (from, count) = self.vector_of(self.type_of(indices))?;
        let count = count.min(len) as usize;
        let base = self.value(base)?;
        let mut places = vec![Repr::Value(base); len as usize];
        let indices = self.lanes(indices)?;
        for (place, &index) in places.iter_mut().zip(&indices[..count]) {
            let index = self.sext(index, from, Scalar::PTR);
            let by = self.times(index, scale);
            *place = Repr::Value(self.b.binary(BinaryOp::Add, base, by));
        }
        places.reverse();
        let mask = self.signs(mask)?;
        let loaded = self.masked_load(Next::Each(places), mask, instead)?;
        if count == len as usize {
            return Ok(loaded);
        }
        let loaded = self.stand_in(ty, loaded);
        let mut lanes = self.lane_reprs(loaded)?;
        lanes[count..].fill(Repr::Const(to.ty, 0));
        Ok(self.of_lane_reprs(&lanes))
    }

    /// The condition that a number is.
    fn condition(&mut self, number: Operand) -> Done<FCmpCond> {
        match self.repr(number)? {
            Repr::Const(_, number) => Ok(CONDITIONS[(number & 15) as usize]),
            _ => Err(self.invalid("its condition is not constant")),
        }
    }

    /// All ones if a comparison holds, and else zero.
    fn ones_if(&mut self, cond: FCmpCond, scalar: Scalar, args: [Value; 2]) -> Done<Value> {
        let compared = self.fcmp_reprs(cond, scalar, args)?;
        let compared = self.materialize(compared)?;
        let ones = self.constant(scalar.ty, scalar.mask());
        let zero = self.constant(scalar.ty, 0);
        Ok(self.select_values(compared, ones, zero))
    }

    /// The lowest lanes of two vectors.
    fn lowest(&mut self, args: [Operand; 2]) -> Done<[Value; 2]> {
        let [a, b] = [self.parts(args[0])?, self.parts(args[1])?];
        Ok([self.part(a, 0)?, self.part(b, 0)?])
    }

    /// A vector with another lowest lane.
    fn with_lowest(&mut self, vector: Operand, lowest: Value) -> Done<Repr> {
        let mut lanes = self.lane_reprs(vector)?;
        if let Some(lane) = lanes.first_mut() {
            *lane = Repr::Value(lowest);
        }
        Ok(self.of_lane_reprs(&lanes))
    }

    /// A narrow integer as an `i32`.
    fn as_word(&mut self, signed: bool, scalar: Scalar, value: Value) -> Value {
        match signed {
            true => self.sext(value, scalar, Scalar::full(Type::I32)),
            false => self.zext(value, scalar, Scalar::full(Type::I32)),
        }
    }

    /// A lane as an integer.
    fn bits_of_lane(&mut self, scalar: Scalar, lane: Value) -> Value {
        match Type::int(scalar.ty.bits()) {
            Some(ty) if !scalar.ty.is_int() => self.b.unary(UnaryOp::Bitcast, ty, lane),
            _ => lane,
        }
    }

    /// A float as an integer, the minimum of which stands for what does not fit.
    fn rounded_int(&mut self, rounds: bool, from: Scalar, to: Scalar, x: Value) -> Done<Value> {
        let x = match rounds {
            true => self.math(Maths::Rint, from, &[x])?,
            false => x,
        };
        self.cast_value(CastOp::FPToSI, from, to, x)
    }

    /// A vector of type `ty` of converted lanes, and of zeros above them.
    fn converted(
        &mut self,
        ty: TypeId,
        arg: Operand,
        f: impl Fn(&mut Self, Scalar, Value) -> Done<Value>,
    ) -> Done<Repr> {
        let (to, len) = self.vector_of(ty)?;
        let zero = Repr::Const(to.ty, 0);
        let mut lanes = SmallVec::<[Repr; 8]>::new();
        for lane in self.lanes(arg)? {
            lanes.push(Repr::Value(f(self, to, lane)?));
        }
        lanes.resize(len as usize, zero);
        Ok(self.of_lane_reprs(&lanes))
    }

    /// All lanes shifted by a constant: what is shifted out altogether leaves zeros, or signs.
    fn shift_by_known(&mut self, op: Op, ty: TypeId, arg: Operand, by: u64) -> Done<Repr> {
        let (scalar, _) = self.vector_of(ty)?;
        let by = match op {
            Op::AShr => by.min(u64::from(scalar.bits) - 1),
            _ if by >= u64::from(scalar.bits) => {
                let zero = self.zero(ty)?;
                return self.repr(zero);
            }
            _ => by,
        };
        let by = self.splat_int(ty, by)?;
        self.binary(op, ty, [arg, by])
    }

    /// One lane shifted by any number.
    fn shift_or_fill(&mut self, op: Op, scalar: Scalar, lane: Value, by: Value) -> Value {
        let limit = self.constant(Type::I64, scalar.bits.into());
        let out = self.b.icmp(IntCond::Uge, by, limit);
        let last = self.constant(Type::I64, u64::from(scalar.bits) - 1);
        let by = self.select_values(out, last, by);
        let by = self.trunc(by, Scalar::PTR, scalar);
        let shift = match op {
            Op::Shl => BinaryOp::Shl,
            Op::LShr => BinaryOp::Lshr,
            _ => BinaryOp::Ashr,
        };
        let shifted = self.b.binary(shift, lane, by);
        if shift == BinaryOp::Ashr {
            return shifted;
        }
        let zero = self.constant(scalar.ty, 0);
        self.select_values(out, zero, shifted)
    }

    /// Lanes of two vectors, saturated to half their width: within every 16 bytes first those of
    /// the one, then those of the other.
    fn pack(&mut self, signed: bool, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
        let (from, _) = self.vector_of(self.type_of(args[0]))?;
        let (to, _) = self.vector_of(ty)?;
        let (min, max) = match signed {
            true => (
                (-1i64 << (to.bits - 1)) as u64 & from.mask(),
                to.mask() >> 1,
            ),
            false => (0, to.mask()),
        };
        let (min, max) = (self.constant(from.ty, min), self.constant(from.ty, max));
        let (a, b) = (self.lanes(args[0])?, self.lanes(args[1])?);
        let each = 128 / usize::from(from.bits);
        let mut lanes = Lanes::new();
        for (a, b) in a.chunks(each).zip(b.chunks(each)) {
            for &lane in a.iter().chain(b) {
                let below = self.b.icmp(IntCond::Slt, lane, min);
                let lane = self.select_values(below, min, lane);
                let above = self.b.icmp(IntCond::Sgt, lane, max);
                let lane = self.select_values(above, max, lane);
                lanes.push(self.trunc(lane, from, to));
            }
        }
        Ok(self.of_lanes(&lanes))
    }
}
