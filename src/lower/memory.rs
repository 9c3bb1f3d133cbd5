//! `alloca`, `load`, `store`, `getelementptr`.
//!
//! A fixed `alloca` of the entry block is a slot. A `getelementptr` with constant indices makes
//! no instruction: its offset goes into the loads and stores that use it.

use super::Cx;
use super::fail::Done;
use super::info::{Class, Leaf, Scalar};
use super::operand::Repr;
use super::simd::Rows;
use super::vector::Lanes;
use smallvec::SmallVec;

use crate::ir::inst::{Align, Ordering};
use crate::ir::{self, Operand, TypeId};
use crate::lir::{BinaryOp, InstData, MemFlags, Type, UnaryOp, Value};

/// Slots of one function take at most this many bytes; what is beyond is allocated as it runs.
const MAX_SLOT_BYTES: u64 = 1 << 30;

impl Cx<'_> {
    pub fn alloca(&mut self, ty: TypeId, count: Operand, align: Align, flags: u8) -> Done<Repr> {
        if flags != 0 {
            return Err(self.unsupported("`alloca` with `inalloca` or `swifterror`"));
        }
        let Some(layout) = self.info.layout(self.module, ty) else {
            return Err(self.unsupported_type(ty));
        };
        let align = align.bytes().unwrap_or(1).max(layout.align);
        if align > 4096 {
            return Err(self.unsupported(format_args!("`alloca` with alignment {align}")));
        }
        let size = layout.alloc_size();
        let count = match count.is_missing() {
            true => Repr::Const(Type::I64, 1),
            false => self.low_word(count)?,
        };
        let size = match count {
            Repr::Const(_, n) => {
                let bytes = size.checked_mul(n).unwrap_or(u64::MAX >> 1);
                let room = MAX_SLOT_BYTES - self.slot_bytes;
                if self.block.0 == 0 && bytes <= room {
                    self.slot_bytes += bytes;
                    let slot = self.b.slot((bytes as u32).max(1), align as u32);
                    return Ok(Repr::Slot(slot, 0));
                }
                self.constant(Type::I64, bytes)
            }
            _ => {
                let count = self.materialize(count)?;
                self.times(count, size)
            }
        };
        let align = align.trailing_zeros() as u8;
        let data = InstData::StackAlloc { size, align };
        Ok(Repr::Value(self.b.value(data, Type::I64)))
    }

    /// A 64-bit value times a constant.
    pub fn times(&mut self, value: Value, factor: u64) -> Value {
        if factor == 1 {
            return value;
        }
        let (op, by) = match factor.is_power_of_two() {
            true => (BinaryOp::Shl, u64::from(factor.trailing_zeros())),
            false => (BinaryOp::Mul, factor),
        };
        let by = self.constant(Type::I64, by);
        self.b.binary(op, value, by)
    }

    fn flags(&self, flags: ir::inst::MemFlags) -> MemFlags {
        let order = match flags.get_ordering() {
            Ordering::NotAtomic => MemFlags::PLAIN,
            Ordering::SeqCst => MemFlags::SEQ_CST,
            _ => MemFlags::ATOMIC,
        };
        match flags.is_volatile() {
            true => MemFlags(order.0 | MemFlags::VOLATILE.0),
            false => order,
        }
    }

    pub fn load(&mut self, ty: TypeId, ptr: Operand, flags: ir::inst::MemFlags) -> Done<Repr> {
        let flags = self.flags(flags);
        self.scalar(self.type_of(ptr))?;
        if flags.has(MemFlags::ATOMIC) && self.wide(ty) == Some(128) {
            return self.wide_atomic_load(ptr);
        }
        let at = self.address(ptr)?;
        self.load_at(ty, flags, at)
    }

    /// Loads a value of any type.
    pub fn load_at(&mut self, ty: TypeId, flags: MemFlags, at: (Value, i32)) -> Done<Repr> {
        match self.info.class(ty) {
            Class::Scalar(scalar) => Ok(Repr::Value(self.load_scalar(scalar, flags, at))),
            _ => self.load_leaves(ty, flags, at),
        }
    }

    /// Stores a value of any type.
    pub fn store_at(
        &mut self,
        ty: TypeId,
        flags: MemFlags,
        value: Repr,
        at: (Value, i32),
    ) -> Done<()> {
        match (self.info.class(ty), value) {
            (Class::Scalar(scalar), value) => {
                let value = self.materialize(value)?;
                self.store_scalar(scalar, flags, value, at);
                Ok(())
            }
            (_, value) => {
                let parts = self.parts_of(value)?;
                self.store_leaves(ty, flags, parts, at)
            }
        }
    }

    /// Loads an aggregate leaf by leaf.
    pub fn load_leaves(&mut self, ty: TypeId, flags: MemFlags, at: (Value, i32)) -> Done<Repr> {
        let leaves = self.take_leaves(ty)?;
        let first = self.s.parts.len();
        let mut i = 0;
        while let Some(leaf) = leaves.get(i) {
            let at = self.moved(at, leaf.offset);
            i += if leaf.packed > 0 {
                let end = leaves.len().min(i + leaf.packed as usize);
                let scalars = leaves[i..end].iter().map(|leaf| leaf.scalar);
                let bits = scalars.clone().map(|scalar| u32::from(scalar.bits)).sum();
                let words = self.load_bits(bits, flags, at);
                let lanes = self.lanes_of_bits(scalars, &words);
                self.s.parts.extend(lanes.into_iter().map(Repr::Value));
                leaf.packed
            } else if let Some(rows) = Rows::of(leaf.scalar, leaf.lanes) {
                self.load_rows(rows, flags, at);
                leaf.lanes
            } else {
                let part = Repr::Value(self.load_scalar(leaf.scalar, flags, at));
                self.s.parts.push(part);
                1
            } as usize;
        }
        self.s.leaves = leaves;
        Ok(Repr::Parts(first as u32))
    }

    /// The leaves of a type, in the scratch vector: to be given back.
    pub fn take_leaves(&mut self, ty: TypeId) -> Done<Vec<Leaf>> {
        let mut leaves = std::mem::take(&mut self.s.leaves);
        leaves.clear();
        match self.info.leaves(self.module, ty, 0, &mut leaves) {
            Ok(()) => Ok(leaves),
            Err(limit) => Err(self.limit(limit, ty)),
        }
    }

    /// Loads one scalar; memory behind its last byte is not touched.
    pub fn load_scalar(&mut self, scalar: Scalar, flags: MemFlags, at: (Value, i32)) -> Value {
        let Scalar { ty, .. } = scalar;
        if scalar.bytes() == ty.bytes() {
            let value = self.load_piece(ty, flags, at);
            return self.masked(value, scalar);
        }
        let mut whole = None;
        for (piece, offset) in pieces(scalar.bytes()) {
            let at = self.moved(at, offset.into());
            let part = self.load_piece(piece, flags, at);
            let mut part = self.b.unary(UnaryOp::Uext, ty, part);
            if offset > 0 {
                let shift = self.constant(ty, u64::from(offset * 8));
                part = self.b.binary(BinaryOp::Shl, part, shift);
            }
            whole = Some(match whole {
                Some(low) => self.b.binary(BinaryOp::Or, low, part),
                None => part,
            });
        }
        let whole = match whole {
            Some(whole) => whole,
            None => self.constant(ty, 0),
        };
        self.masked(whole, scalar)
    }

    fn load_piece(&mut self, ty: Type, flags: MemFlags, (addr, offset): (Value, i32)) -> Value {
        let data = InstData::Load {
            ty,
            flags,
            addr,
            offset,
        };
        self.b.value(data, ty)
    }

    pub fn store(&mut self, value: Operand, ptr: Operand, flags: ir::inst::MemFlags) -> Done<()> {
        let flags = self.flags(flags);
        let ty = self.type_of(value);
        self.scalar(self.type_of(ptr))?;
        if let Class::Scalar(scalar) = self.info.class(ty) {
            let value = self.value(value)?;
            let at = self.address(ptr)?;
            self.store_scalar(scalar, flags, value, at);
            return Ok(());
        }
        if flags.has(MemFlags::ATOMIC) && self.wide(ty) == Some(128) {
            return self.wide_atomic_store(value, ptr);
        }
        let parts = self.parts(value)?;
        let at = self.address(ptr)?;
        self.store_leaves(ty, flags, parts, at)
    }

    /// Stores an aggregate leaf by leaf.
    pub fn store_leaves(
        &mut self,
        ty: TypeId,
        flags: MemFlags,
        parts: u32,
        at: (Value, i32),
    ) -> Done<()> {
        let leaves = self.take_leaves(ty)?;
        let mut i = 0;
        while let Some(leaf) = leaves.get(i) {
            let at = self.moved(at, leaf.offset);
            i += if leaf.packed > 0 {
                let end = leaves.len().min(i + leaf.packed as usize);
                let scalars = leaves[i..end].iter().map(|leaf| leaf.scalar);
                let bits = scalars.clone().map(|scalar| u32::from(scalar.bits)).sum();
                let mut lanes = Lanes::new();
                for lane in i..end {
                    lanes.push(self.part(parts, lane)?);
                }
                let words = self.bits_of_lanes(scalars, &lanes);
                self.store_bits(bits, flags, &words, at);
                leaf.packed
            } else if let Some(rows) = Rows::of(leaf.scalar, leaf.lanes)
                && let start = parts as usize + i
                && let lanes = self.s.parts.get(start..start + leaf.lanes as usize)
                && let lanes = SmallVec::<[Repr; 16]>::from(lanes.unwrap_or(&[]))
                && self.store_rows(rows, flags, &lanes, at)?
            {
                leaf.lanes
            } else {
                let value = self.part(parts, i)?;
                self.store_scalar(leaf.scalar, flags, value, at);
                1
            } as usize;
        }
        self.s.leaves = leaves;
        Ok(())
    }

    /// Stores one scalar; memory behind its last byte is not touched.
    pub fn store_scalar(
        &mut self,
        scalar: Scalar,
        flags: MemFlags,
        value: Value,
        at: (Value, i32),
    ) {
        let Scalar { ty, .. } = scalar;
        if scalar.bytes() == ty.bytes() {
            return self.store_piece(ty, flags, value, at);
        }
        for (piece, offset) in pieces(scalar.bytes()) {
            let mut part = value;
            if offset > 0 {
                let shift = self.constant(ty, u64::from(offset * 8));
                part = self.b.binary(BinaryOp::Lshr, part, shift);
            }
            let part = self.b.unary(UnaryOp::Trunc, piece, part);
            let at = self.moved(at, offset.into());
            self.store_piece(piece, flags, part, at);
        }
    }

    fn store_piece(&mut self, ty: Type, flags: MemFlags, value: Value, at: (Value, i32)) {
        let (addr, offset) = at;
        self.b.effect(InstData::Store {
            ty,
            flags,
            value,
            addr,
            offset,
        });
    }

    pub fn gep(
        &mut self,
        source: TypeId,
        args: impl Iterator<Item = Operand> + Clone,
    ) -> Done<Repr> {
        let mut lanes = args
            .clone()
            .filter_map(|arg| self.vector(self.type_of(arg)));
        let Some((_, len)) = lanes.next() else {
            return self.gep_of_lane(source, args, 0);
        };
        let mut reprs = Vec::with_capacity(len as usize);
        for lane in 0..len as usize {
            reprs.push(self.gep_of_lane(source, args.clone(), lane)?);
        }
        Ok(self.of_lane_reprs(&reprs))
    }

    /// Lane `lane` of an operand that is a vector, or else all of it; and what it is.
    fn lane_of(&mut self, operand: Operand, lane: usize) -> Done<(Scalar, Repr)> {
        let ty = self.type_of(operand);
        let Some((scalar, _)) = self.vector(ty) else {
            return match self.wide(ty) {
                Some(_) => Ok((Scalar::PTR, self.low_word(operand)?)),
                None => Ok((self.scalar(ty)?, self.repr(operand)?)),
            };
        };
        let parts = self.parts(operand)? as usize;
        match self.s.parts.get(parts + lane) {
            Some(&repr) => Ok((scalar, repr)),
            None => Err(self.invalid("a vector lacks a lane")),
        }
    }

    fn gep_of_lane(
        &mut self,
        source: TypeId,
        args: impl Iterator<Item = Operand>,
        lane: usize,
    ) -> Done<Repr> {
        let mut args = args;
        let Some(base) = args.next() else {
            return Err(self.invalid("it has no operands"));
        };
        let (_, mut at) = self.lane_of(base, lane)?;
        let mut offset = 0i64;
        let mut ty = source;
        let mut first = true;
        for index in args {
            let (scalar, index) = self.lane_of(index, lane)?;
            let size = match std::mem::take(&mut first) {
                true => self.size_of(ty)?,
                false => match self.module.types.resolved(ty) {
                    ir::Type::Array { elem, .. } => {
                        ty = elem;
                        self.size_of(elem)?
                    }
                    ir::Type::Vector { elem, .. } => {
                        ty = elem;
                        match self.info.layout(self.module, elem) {
                            Some(layout) => layout.store_size,
                            None => return Err(self.unsupported_type(ty)),
                        }
                    }
                    ir::Type::Struct { fields, .. } => {
                        let Repr::Const(_, index) = index else {
                            return Err(self.invalid("a struct has no variable index"));
                        };
                        let types = &self.module.types;
                        let index = usize::try_from(index).unwrap_or(usize::MAX);
                        let field = types.list(fields).get(index).copied();
                        let by = self.info.layouts.field_offset(types, ty, index);
                        let (Some(field), Some(by)) = (field, by) else {
                            return Err(self.invalid("a struct index is out of range"));
                        };
                        offset = offset.wrapping_add(by as i64);
                        ty = field;
                        continue;
                    }
                    _ => return Err(self.unsupported_type(ty)),
                },
            };
            match index {
                Repr::Const(_, bits) => {
                    let by = scalar.signed(bits).wrapping_mul(size as i64);
                    offset = offset.wrapping_add(by);
                }
                repr => {
                    let index = self.materialize(repr)?;
                    let index = self.sext(index, scalar, Scalar::PTR);
                    at = self.indexed(at, index, size)?;
                }
            }
        }
        self.offset(at, offset)
    }

    fn size_of(&mut self, ty: TypeId) -> Done<u64> {
        match self.info.layout(self.module, ty) {
            Some(layout) => Ok(layout.alloc_size()),
            None => Err(self.unsupported_type(ty)),
        }
    }

    /// `at + index * size`; a constant that is a part of `at` stays one.
    fn indexed(&mut self, at: Repr, index: Value, size: u64) -> Done<Repr> {
        if size == 0 {
            return Ok(at);
        }
        let (base, offset) = match at {
            Repr::Offset(base, offset) => (base, offset),
            Repr::Slot(slot, offset) => (self.materialize(Repr::Slot(slot, 0))?, offset),
            Repr::Symbol(symbol, offset) => (self.materialize(Repr::Symbol(symbol, 0))?, offset),
            repr => (self.materialize(repr)?, 0),
        };
        let (index, scale) = match size {
            1 | 2 | 4 | 8 => (index, size.trailing_zeros() as u8),
            _ => (self.times(index, size), 0),
        };
        let data = InstData::Lea {
            base,
            index,
            scale,
            offset: 0,
        };
        Ok(Repr::Offset(self.b.value(data, Type::I64), offset))
    }

    /// `at + by`.
    pub fn offset(&mut self, at: Repr, by: i64) -> Done<Repr> {
        let sum = |offset: i32| i32::try_from(i64::from(offset).checked_add(by)?).ok();
        let moved = match at {
            Repr::Const(_, bits) => Some(Repr::Const(Type::I64, bits.wrapping_add(by as u64))),
            Repr::Value(value) if by == 0 => Some(Repr::Value(value)),
            Repr::Value(value) => sum(0).map(|offset| Repr::Offset(value, offset)),
            Repr::Offset(value, offset) => match sum(offset) {
                Some(0) => Some(Repr::Value(value)),
                offset => offset.map(|offset| Repr::Offset(value, offset)),
            },
            Repr::Slot(slot, offset) => sum(offset).map(|offset| Repr::Slot(slot, offset)),
            Repr::Symbol(symbol, offset) => sum(offset).map(|offset| Repr::Symbol(symbol, offset)),
            Repr::Lane(..) | Repr::Mask(..) => sum(0).and_then(|offset| {
                let value = self.materialize(at).ok()?;
                Some(if offset == 0 {
                    Repr::Value(value)
                } else {
                    Repr::Offset(value, offset)
                })
            }),
            Repr::Unset | Repr::Parts(_) => None,
        };
        match moved {
            Some(moved) => Ok(moved),
            None => {
                let base = self.materialize(at)?;
                Ok(Repr::Value(self.plus(base, by)))
            }
        }
    }
}

/// The accesses that make up an integer whose size is not a power of two: 7 bytes are 4, 2 and 1.
fn pieces(bytes: u32) -> impl Iterator<Item = (Type, u32)> {
    let mut at = 0;
    [Type::I32, Type::I16, Type::I8]
        .into_iter()
        .filter(move |ty| bytes & ty.bytes() != 0)
        .map(move |ty| {
            let offset = at;
            at += ty.bytes();
            (ty, offset)
        })
}
