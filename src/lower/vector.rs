//! Vectors, lane by lane.
//!
//! As values they are aggregates: a scalar for each lane. What is to be looked at by another type,
//! or by an index that is not constant, goes by way of a slot.

use smallvec::SmallVec;

use super::Cx;
use super::fail::Done;
use super::family::Lowering;
use super::info::Scalar;
use super::operand::Repr;
use super::scalar::int_cond;
use super::wide::Words;
use crate::ir::inst::FCmpCond;
use crate::ir::{self, CastOp, ICmpCond, Operand, TypeId};
use crate::lir::{BinaryOp, InstData, MemFlags, Type, UnaryOp, Value};

/// The lanes of a vector.
pub(super) type Lanes = SmallVec<[Value; 8]>;

/// What lowers an instruction on vectors of scalars: in registers where there is an operation for that,
/// else lane by lane.
pub(super) const LOWERING: Lowering = Lowering {
    binary: |cx, op, ty, args| cx.vector_binary(op, ty, args),
    fneg: |cx, ty, arg| cx.vector_fneg(ty, arg),
    icmp: |cx, cond, ty, args| cx.vector_icmp(cond, ty, args),
    fcmp: |cx, cond, ty, args| cx.vector_fcmp(cond, ty, args),
    cast: |cx, op, ty, arg| cx.cast_lanes(op, ty, arg),
    intrinsic: |cx, intrinsic, ty, args, strict| cx.lanes_intrinsic(intrinsic, ty, args, strict),
};

impl Cx<'_> {
    fn vector_binary(&mut self, op: ir::BinaryOp, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
        match self.simd_binary(op, ty, args)? {
            Some(repr) => Ok(repr),
            None => self.lanes_of_two(ty, args, |cx, scalar, [x, y]| {
                cx.binary_values(op, scalar, x, y)
            }),
        }
    }

    fn vector_fneg(&mut self, ty: TypeId, arg: Operand) -> Done<Repr> {
        match self.simd_float(UnaryOp::Fneg, ty, arg)? {
            Some(repr) => Ok(repr),
            None => self.lanes_of_one(
                ty,
                arg,
                |cx, scalar, value| Ok(cx.fneg_value(scalar, value)),
            ),
        }
    }

    fn vector_icmp(&mut self, cond: ICmpCond, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
        let cond = int_cond(cond);
        match self.simd_icmp(cond, ty, args)? {
            Some(repr) => Ok(repr),
            None => self.lanes_of_two(ty, args, |cx, scalar, [x, y]| {
                Ok(cx.icmp_values(cond, scalar, x, y))
            }),
        }
    }

    fn vector_fcmp(&mut self, cond: FCmpCond, ty: TypeId, args: [Operand; 2]) -> Done<Repr> {
        match self.simd_fcmp(cond, ty, args)? {
            Some(repr) => Ok(repr),
            None => self.lanes_of_two(ty, args, |cx, scalar, args| {
                let compared = cx.fcmp_reprs(cond, scalar, args)?;
                cx.materialize(compared)
            }),
        }
    }

    /// The lanes of a type that is a vector.
    pub fn vector(&self, ty: TypeId) -> Option<(Scalar, u32)> {
        self.info.vector(self.module, ty)
    }

    /// The same; the error that the instruction cannot work on it if it is none.
    pub fn vector_of(&self, ty: TypeId) -> Done<(Scalar, u32)> {
        match self.vector(ty) {
            Some(vector) => Ok(vector),
            None => Err(self.unsupported_type(ty)),
        }
    }

    /// The lanes of an operand.
    pub fn lanes(&mut self, operand: Operand) -> Done<Lanes> {
        let (_, len) = self.vector_of(self.type_of(operand))?;
        let parts = self.parts(operand)?;
        (0..len as usize).map(|i| self.part(parts, i)).collect()
    }

    /// A vector of these lanes.
    pub fn of_lanes(&mut self, lanes: &[Value]) -> Repr {
        let at = self.s.parts.len() as u32;
        self.s.parts.extend(lanes.iter().map(|&v| Repr::Value(v)));
        Repr::Parts(at)
    }

    /// What each lane of an operand is.
    pub fn lane_reprs(&mut self, operand: Operand) -> Done<Vec<Repr>> {
        let (_, len) = self.vector_of(self.type_of(operand))?;
        let at = self.parts(operand)? as usize;
        match self.s.parts.get(at..at + len as usize) {
            Some(parts) => Ok(parts.to_vec()),
            None => Err(self.invalid("a vector lacks a lane")),
        }
    }

    /// A vector of such lanes.
    pub fn of_lane_reprs(&mut self, lanes: &[Repr]) -> Repr {
        let at = self.s.parts.len() as u32;
        self.s.parts.extend_from_slice(lanes);
        Repr::Parts(at)
    }

    /// Applies `f` to each lane of one operand of type `ty`.
    pub fn lanes_of_one(
        &mut self,
        ty: TypeId,
        arg: Operand,
        f: impl Fn(&mut Self, Scalar, Value) -> Done<Value>,
    ) -> Done<Repr> {
        let (scalar, _) = self.vector_of(ty)?;
        let mut lanes = self.lanes(arg)?;
        for lane in &mut lanes {
            *lane = f(self, scalar, *lane)?;
        }
        Ok(self.of_lanes(&lanes))
    }

    /// Applies `f` to the lanes of two operands of type `ty`.
    pub fn lanes_of_two(
        &mut self,
        ty: TypeId,
        [a, b]: [Operand; 2],
        f: impl Fn(&mut Self, Scalar, [Value; 2]) -> Done<Value>,
    ) -> Done<Repr> {
        let (scalar, _) = self.vector_of(ty)?;
        let mut lanes = self.lanes(a)?;
        let others = self.lanes(b)?;
        for (lane, &other) in lanes.iter_mut().zip(&others) {
            *lane = f(self, scalar, [*lane, other])?;
        }
        Ok(self.of_lanes(&lanes))
    }

    /// `select` with a condition for each lane.
    pub fn lanes_of_select(&mut self, ty: TypeId, args: [Operand; 3]) -> Done<Repr> {
        self.vector_of(ty)?;
        let conds = self.lanes(args[0])?;
        let mut lanes = self.lanes(args[1])?;
        let others = self.lanes(args[2])?;
        for ((lane, &other), &cond) in lanes.iter_mut().zip(&others).zip(&conds) {
            *lane = self.select_values(cond, *lane, other);
        }
        Ok(self.of_lanes(&lanes))
    }

    /// A conversion from or to a vector.
    pub fn cast_lanes(&mut self, op: CastOp, ty: TypeId, arg: Operand) -> Done<Repr> {
        let from_ty = self.type_of(arg);
        if let Some(repr) = self.simd_cast(op, from_ty, ty, arg)? {
            return Ok(repr);
        }
        if let (Some((from, n)), Some((to, m))) = (self.vector(from_ty), self.vector(ty))
            && (op != CastOp::BitCast || n == m)
        {
            return self.lanes_of_one(from_ty, arg, |cx, _, lane| match from == to {
                true => Ok(lane),
                false => cx.cast_value(op, from, to, lane),
            });
        }
        if op != CastOp::BitCast {
            return Err(self.unsupported_type(ty));
        }
        let packed = self.is_packed(from_ty) || self.is_packed(ty);
        match packed && self.big(from_ty).or(self.big(ty)).is_none() {
            true => {
                let bits = self.bits_of(from_ty, arg)?;
                self.of_bits(ty, &bits)
            }
            false => self.reinterpret(from_ty, ty, arg),
        }
    }

    /// Whether a type is a vector whose lanes are no whole bytes.
    fn is_packed(&self, ty: TypeId) -> bool {
        matches!(self.vector(ty), Some((lane, _)) if !lane.bits.is_multiple_of(8))
    }

    /// The bits of a value, as words of 64: the first lane of a vector is the lowest.
    fn bits_of(&mut self, ty: TypeId, arg: Operand) -> Done<Words> {
        if let Some((lane, _)) = self.vector(ty) {
            let lanes = self.lanes(arg)?;
            return Ok(self.bits_of_lanes(std::iter::repeat(lane), &lanes));
        }
        match self.info.scalar(ty) {
            Some(scalar) if !scalar.ty.is_int() => {
                let value = self.value(arg)?;
                Ok(self.bits_of_lanes([scalar].into_iter(), &[value]))
            }
            _ => self.words(arg),
        }
    }

    /// The value of a type that has these bits.
    fn of_bits(&mut self, ty: TypeId, bits: &[Value]) -> Done<Repr> {
        if let Some((lane, len)) = self.vector(ty) {
            let lanes = self.lanes_of_bits(std::iter::repeat_n(lane, len as usize), bits);
            return Ok(self.of_lanes(&lanes));
        }
        match (self.wide(ty), bits.first()) {
            (Some(width), _) => Ok(self.of_words(width, bits)),
            (None, Some(_)) => {
                let scalar = self.scalar(ty)?;
                let lanes = self.lanes_of_bits([scalar].into_iter(), bits);
                Ok(Repr::Value(lanes[0]))
            }
            (None, None) => Err(self.unsupported_type(ty)),
        }
    }

    /// The bits of lanes one behind the other.
    pub fn bits_of_lanes(
        &mut self,
        scalars: impl Iterator<Item = Scalar>,
        lanes: &[Value],
    ) -> Words {
        let zero = self.constant(Type::I64, 0);
        let mut words = Words::new();
        let mut place = 0;
        for (lane, &value) in scalars.zip(lanes) {
            let width = u32::from(lane.bits);
            let value = self.int_of(lane, value);
            let (word, shift) = ((place / 64) as usize, place % 64);
            place += width;
            words.resize(place.div_ceil(64) as usize, zero);
            self.or_into(&mut words, word, BinaryOp::Shl, value, shift);
            if shift + width > 64 {
                self.or_into(&mut words, word + 1, BinaryOp::Lshr, value, 64 - shift);
            }
        }
        words
    }

    fn or_into(&mut self, words: &mut Words, i: usize, op: BinaryOp, value: Value, shift: u32) {
        let zero = self.constant(Type::I64, 0);
        let shift_by = self.constant(Type::I64, shift.into());
        let value = match shift {
            0 => value,
            _ => self.b.binary(op, value, shift_by),
        };
        words[i] = match words[i] == zero {
            true => value,
            false => self.b.binary(BinaryOp::Or, words[i], value),
        };
    }

    /// The lanes that lie in these bits one behind the other.
    pub fn lanes_of_bits(
        &mut self,
        scalars: impl Iterator<Item = Scalar>,
        words: &[Value],
    ) -> Lanes {
        let mut lanes = Lanes::new();
        let mut place = 0;
        for lane in scalars {
            let width = u32::from(lane.bits);
            let (word, shift) = ((place / 64) as usize, place % 64);
            place += width;
            let Some(&low) = words.get(word) else { break };
            let mut value = low;
            if shift > 0 {
                let by = self.constant(Type::I64, shift.into());
                value = self.b.binary(BinaryOp::Lshr, low, by);
            }
            if let Some(&high) = words.get(word + 1)
                && shift + width > 64
            {
                let by = self.constant(Type::I64, (64 - shift).into());
                let high = self.b.binary(BinaryOp::Shl, high, by);
                value = self.b.binary(BinaryOp::Or, value, high);
            }
            lanes.push(self.of_int(lane, value));
        }
        lanes
    }

    /// A scalar as an `i64`, zero-extended.
    fn int_of(&mut self, scalar: Scalar, value: Value) -> Value {
        match Type::int(scalar.ty.bits()) {
            Some(ty) if !scalar.ty.is_int() => {
                let bits = self.b.unary(UnaryOp::Bitcast, ty, value);
                self.zext(bits, Scalar::full(ty), Scalar::PTR)
            }
            _ => self.zext(value, scalar, Scalar::PTR),
        }
    }

    /// The scalar in the low bits of an `i64`.
    fn of_int(&mut self, scalar: Scalar, value: Value) -> Value {
        match Type::int(scalar.ty.bits()) {
            Some(ty) if !scalar.ty.is_int() => {
                let bits = self.trunc(value, Scalar::PTR, Scalar::full(ty));
                self.b.unary(UnaryOp::Bitcast, scalar.ty, bits)
            }
            _ => self.trunc(value, Scalar::PTR, scalar),
        }
    }

    /// Loads so many bits; memory behind the last byte is not touched.
    pub fn load_bits(&mut self, bits: u32, flags: MemFlags, at: (Value, i32)) -> Words {
        let mut words = Words::new();
        for done in (0..bits).step_by(64) {
            let scalar = Scalar::int((bits - done).min(64)).unwrap_or(Scalar::PTR);
            let at = self.moved(at, u64::from(done / 8));
            let word = self.load_scalar(scalar, flags, at);
            words.push(self.zext(word, scalar, Scalar::PTR));
        }
        words
    }

    /// Stores so many bits, and zeros up to the end of the last byte.
    pub fn store_bits(&mut self, bits: u32, flags: MemFlags, words: &[Value], at: (Value, i32)) {
        for (done, &word) in (0..bits).step_by(64).zip(words) {
            let scalar = Scalar::int((bits - done).min(64)).unwrap_or(Scalar::PTR);
            let at = self.moved(at, u64::from(done / 8));
            let word = self.trunc(word, Scalar::PTR, Scalar::full(scalar.ty));
            self.store_scalar(scalar, flags, word, at);
        }
    }

    /// The bytes of a value as another type, by way of memory.
    pub fn reinterpret(&mut self, from: TypeId, to: TypeId, arg: Operand) -> Done<Repr> {
        let bytes = |ty| self.info.layout(self.module, ty).map(|l| l.store_size);
        let (Some(size), Some(other)) = (bytes(from), bytes(to)) else {
            return Err(self.unsupported_type(from));
        };
        let size = size.max(other);
        let slot = self.b.slot(size as u32, 16);
        let at = (self.materialize(Repr::Slot(slot, 0))?, 0);
        let value = self.repr(arg)?;
        self.store_at(from, MemFlags::PLAIN, value, at)?;
        self.load_at(to, MemFlags::PLAIN, at)
    }

    /// An index or a count as an `i64`, zero-extended; of a wider one the lowest word.
    pub fn low_word(&mut self, index: Operand) -> Done<Repr> {
        let repr = self.repr(index)?;
        if let Repr::Parts(at) = repr {
            let word = self.s.parts.get(at as usize).copied();
            return Ok(word.unwrap_or(Repr::Unset));
        }
        let scalar = self.scalar(self.type_of(index))?;
        Ok(match repr {
            Repr::Const(_, i) => Repr::Const(Type::I64, i),
            repr => {
                let index = self.materialize(repr)?;
                Repr::Value(self.zext(index, scalar, Scalar::PTR))
            }
        })
    }

    /// Stores lanes to a slot and gives the address of the lane at a variable index, taken modulo
    /// the next power of two so that it is always within the slot; and the slot's address.
    fn spilled(&mut self, lane: Scalar, lanes: &[Value], index: Repr) -> Done<[Value; 2]> {
        let stride = lane.ty.bytes();
        let count = (lanes.len() as u32).next_power_of_two();
        let slot = self.b.slot(stride * count, 16);
        let base = self.materialize(Repr::Slot(slot, 0))?;
        let whole = Scalar::full(lane.ty);
        for (i, &value) in lanes.iter().enumerate() {
            let at = (base, (i as u32 * stride) as i32);
            self.store_scalar(whole, MemFlags::PLAIN, value, at);
        }
        let index = self.materialize(index)?;
        let most = self.constant(Type::I64, u64::from(count - 1));
        let index = self.b.binary(BinaryOp::And, index, most);
        let data = InstData::Lea {
            base,
            index,
            scale: stride.trailing_zeros() as u8,
            offset: 0,
        };
        Ok([self.b.value(data, Type::I64), base])
    }

    pub fn extract_element(&mut self, [vector, index]: [Operand; 2]) -> Done<Repr> {
        if self.elements(self.type_of(vector)).is_some() {
            return self.extract_of_elements(vector, index);
        }
        let (lane, len) = self.vector_of(self.type_of(vector))?;
        let index = self.low_word(index)?;
        if let Repr::Const(_, i) = index {
            let parts = self.parts(vector)?;
            if i >= u64::from(len) {
                return Ok(Repr::Const(lane.ty, 0));
            }
            return match self.s.parts.get(parts as usize + i as usize) {
                Some(&repr) => Ok(repr),
                None => Err(self.invalid("a vector lacks a lane")),
            };
        }
        let lanes = self.lanes(vector)?;
        let [at, _] = self.spilled(lane, &lanes, index)?;
        let whole = Scalar::full(lane.ty);
        Ok(Repr::Value(self.load_scalar(
            whole,
            MemFlags::PLAIN,
            (at, 0),
        )))
    }

    pub fn insert_element(&mut self, [vector, elem, index]: [Operand; 3]) -> Done<Repr> {
        if self.elements(self.type_of(vector)).is_some() {
            return self.insert_of_elements([vector, elem, index]);
        }
        let (lane, len) = self.vector_of(self.type_of(vector))?;
        let index = self.low_word(index)?;
        if let Repr::Const(_, i) = index {
            let old = self.parts(vector)? as usize;
            let elem = self.repr(elem)?;
            let at = self.s.parts.len();
            if old + len as usize > at {
                return Err(self.invalid("a vector lacks a lane"));
            }
            self.s.parts.extend_from_within(old..old + len as usize);
            if i < u64::from(len) {
                self.s.parts[at + i as usize] = elem;
            }
            return Ok(Repr::Parts(at as u32));
        }
        let mut lanes = self.lanes(vector)?;
        let elem = self.value(elem)?;
        let [at, base] = self.spilled(lane, &lanes, index)?;
        let whole = Scalar::full(lane.ty);
        self.store_scalar(whole, MemFlags::PLAIN, elem, (at, 0));
        for (i, lane_value) in lanes.iter_mut().enumerate() {
            let at = (base, (i as u32 * lane.ty.bytes()) as i32);
            *lane_value = self.load_scalar(whole, MemFlags::PLAIN, at);
        }
        Ok(self.of_lanes(&lanes))
    }

    pub fn shuffle_vector(&mut self, ty: TypeId, [a, b, mask]: [Operand; 3]) -> Done<Repr> {
        if self.elements(ty).is_some() {
            return self.shuffle_of_elements(ty, [a, b, mask]);
        }
        let (lane, len) = self.vector_of(ty)?;
        let (_, count) = self.vector_of(self.type_of(a))?;
        let (a, b) = (self.parts(a)? as usize, self.parts(b)? as usize);
        let mask = self.parts(mask)? as usize;
        let at = self.s.parts.len() as u32;
        for i in 0..len as usize {
            let part = match self.s.parts.get(mask + i) {
                Some(&Repr::Const(_, i)) if i < u64::from(count) => a + i as usize,
                Some(&Repr::Const(_, i)) => {
                    b + i.saturating_sub(count.into()).min(u64::from(count) - 1) as usize
                }
                _ => return Err(self.invalid("its mask is not constant")),
            };
            let zero = Repr::Const(lane.ty, 0);
            let part = self.s.parts.get(part).copied().unwrap_or(zero);
            self.s.parts.push(part);
        }
        self.settled(ty, at)
    }
}
