//! Vectors in vector registers.
//!
//! A vector is a row of lanes here as everywhere, but a lane may be [`Repr::Lane`]: a place in a
//! vector register, which is taken out of it only where it is used by itself. An operation that
//! LIR has for vectors, or that takes few of those, works on registers; every other one works lane
//! by lane, so what LIR does not have needs no code here. A comparison gives [`Repr::Mask`]: a
//! lane of all ones or zeros, that stands for an `i1`.
//!
//! Vectors of 16 bytes are a register, larger ones several, those of 4 and 8 bytes the low part of
//! one. Lanes above that part hold anything; no operation traps or depends on them.

mod arith;
mod cast;
mod float;
mod reduce;

use smallvec::SmallVec;

use super::Cx;
use super::fail::Done;
use super::info::Scalar;
use super::operand::Repr;
use crate::ir::{Operand, TypeId};
use crate::lir::{BinaryOp, InstData, MemFlags, Shape, Type, Value, VectorBinary, VectorUnary};

/// How a vector lies in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rows {
    pub shape: Shape,
    /// Lanes in each register: all that it has, or fewer where there is only one.
    pub lanes: u32,
    /// How many registers there are.
    pub count: u32,
}

impl Rows {
    /// Of `len` lanes; `None` if they are not in registers.
    pub fn of(lane: Scalar, len: u32) -> Option<Rows> {
        let shape =
            Shape::of(lane.ty).filter(|_| !lane.is_odd() && lane.small.is_none() && len > 1)?;
        match len * lane.ty.bytes() {
            4 | 8 => Some(Rows {
                shape,
                lanes: len,
                count: 1,
            }),
            bytes if bytes.is_multiple_of(16) => Some(Rows {
                shape,
                lanes: shape.lanes(),
                count: bytes / 16,
            }),
            _ => None,
        }
    }
}

/// The register that these are the first lanes of, in order.
fn in_order(shape: Shape, parts: &[Repr]) -> Option<Value> {
    let size = shape.lane().bytes();
    let &Repr::Lane(value, ..) = parts.first()? else {
        return None;
    };
    let all = parts.iter().enumerate().all(|(i, &part)| match part {
        Repr::Lane(v, s, lane) => v == value && s.lane().bytes() == size && usize::from(lane) == i,
        _ => false,
    });
    all.then_some(value)
}

/// The registers of a vector.
pub(super) type Registers = SmallVec<[Value; 4]>;

/// A byte of a register that is put together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Byte {
    /// One that nobody looks at.
    Any,
    /// Zero.
    Zero,
    /// A byte of another register.
    Of(Value, u8),
}

/// The mask of a shuffle of two registers (or one) that gives those of the bytes that are theirs.
/// The others are zero if `exact`; else those that nobody looks at are what lets the shuffle move
/// whole words, where that can be.
fn shuffle_mask(bytes: &[Byte; 16], from: &[Value], exact: bool) -> [u8; 16] {
    let number = |byte: Byte| match byte {
        Byte::Of(value, at) => {
            let source = from.iter().position(|&source| source == value);
            source.map_or(0xff, |source| 16 * source as u8 + at)
        }
        Byte::Zero | Byte::Any => 0xff,
    };
    let mut mask = bytes.map(number);
    if exact {
        return mask;
    }
    for i in 0..16 {
        if bytes[i] != Byte::Any {
            continue;
        }
        // As if the byte followed the one before it; the first of a word stays where it is.
        mask[i] = match i % 4 {
            0 => i as u8,
            _ if mask[i - 1] == 0xff => 0xff,
            _ => mask[i - 1] % 32 / 16 * 16 + (mask[i - 1] + 1) % 16,
        };
    }
    mask
}

impl Cx<'_> {
    /// How a type lies in registers, if it does.
    pub fn rows(&self, ty: TypeId) -> Option<Rows> {
        let (lane, len) = self.vector(ty)?;
        Rows::of(lane, len)
    }

    /// A vector constant.
    fn vector_const(&mut self, bits: u128) -> Value {
        let vconsts = &mut self.b.func.vconsts;
        let row = vconsts.iter().rev().take(16).find(|row| *row.1 == bits);
        let vconst = match row {
            Some((vconst, _)) => vconst,
            None => vconsts.push(bits),
        };
        self.remembered_vector(0, vconst.0.into(), InstData::Vconst { vconst })
    }

    fn splat(&mut self, shape: Shape, arg: Value) -> Value {
        let data = InstData::Vunary {
            op: VectorUnary::Splat,
            shape,
            imm: 0,
            arg,
        };
        self.remembered_vector(1 + shape as u32, arg.0.into(), data)
    }

    pub fn vunary(&mut self, op: VectorUnary, shape: Shape, imm: u8, arg: Value) -> Value {
        let ty = op.types(shape).1;
        let data = InstData::Vunary {
            op,
            shape,
            imm,
            arg,
        };
        self.b.value(data, ty)
    }

    fn vbinary(&mut self, op: VectorBinary, shape: Shape, imm: u8, args: [Value; 2]) -> Value {
        let data = InstData::Vbinary {
            op,
            shape,
            imm,
            args,
        };
        self.b.value(data, Type::V128)
    }

    /// The lane of a register as a scalar.
    pub fn lane_value(&mut self, vector: Value, shape: Shape, lane: u8) -> Value {
        let data = InstData::Vunary {
            op: VectorUnary::Extract,
            shape,
            imm: lane,
            arg: vector,
        };
        let key = u64::from(vector.0) << 8 | u64::from(lane);
        self.remembered_lane(shape, key, data)
    }

    /// The `i1` that a lane of all ones or zeros stands for.
    pub fn mask_value(&mut self, vector: Value, shape: Shape, lane: u8) -> Value {
        // The lowest byte of the lane.
        let byte = lane * shape.lane().bytes() as u8;
        let bits = self.lane_value(vector, Shape::I8x16, byte);
        let one = self.constant(Type::I8, 1);
        self.b.binary(BinaryOp::And, bits, one)
    }

    /// The register that holds these lanes in order, if that takes at most one instruction.
    fn row_of(&mut self, shape: Shape, parts: &[Repr]) -> Done<Option<Value>> {
        if let Some(register) = in_order(shape, parts) {
            return Ok(Some(register));
        }
        let Some(&first) = parts.first() else {
            return Ok(None);
        };
        if parts.iter().all(|part| matches!(part, Repr::Const(..))) {
            let bits = shape.make(|i| match parts.get(i as usize) {
                Some(&Repr::Const(_, bits)) => bits,
                _ => 0,
            });
            return Ok(Some(self.vector_const(bits)));
        }
        let same = parts.iter().all(|&part| part == first);
        if same && !matches!(first, Repr::Unset | Repr::Parts(_) | Repr::Lane(..)) {
            let lane = self.materialize(first)?;
            if self.b.func.ty(lane) == shape.lane() {
                return Ok(Some(self.splat(shape, lane)));
            }
        }
        Ok(None)
    }

    /// The registers of an operand, whatever it takes.
    fn registers(&mut self, rows: Rows, operand: Operand) -> Done<Registers> {
        let parts = self.lane_reprs(operand)?;
        let mut registers = Registers::new();
        for row in parts.chunks(rows.lanes as usize) {
            registers.push(self.packed_row(rows.shape, row)?);
        }
        match registers.len() == rows.count as usize {
            true => Ok(registers),
            false => Err(self.invalid("a vector lacks a lane")),
        }
    }

    /// These lanes in a register, whatever it takes.
    pub fn packed_row(&mut self, shape: Shape, parts: &[Repr]) -> Done<Value> {
        if let Some(register) = self.row_of(shape, parts)? {
            return Ok(register);
        }
        if let Some(register) = self.shuffled(shape, parts) {
            return Ok(register);
        }
        // The register that most lanes are in their place in already, or else the constants.
        let in_place = |i: usize, value: Value| match parts.get(i) {
            Some(&Repr::Lane(v, s, lane)) => {
                v == value && s.lane().bytes() == shape.lane().bytes() && usize::from(lane) == i
            }
            _ => false,
        };
        let mut best = (0, None);
        for &part in parts {
            if let Repr::Lane(value, ..) = part {
                let count = (0..parts.len()).filter(|&i| in_place(i, value)).count();
                if count > best.0 {
                    best = (count, Some(value));
                }
            }
        }
        let mut register = match best.1 {
            Some(register) => register,
            None => {
                let bits = shape.make(|i| match parts.get(i as usize) {
                    Some(&Repr::Const(_, bits)) => bits,
                    _ => 0,
                });
                self.vector_const(bits)
            }
        };
        for (i, &part) in parts.iter().enumerate() {
            let is_there = match best.1 {
                Some(value) => in_place(i, value),
                None => matches!(part, Repr::Const(..)),
            };
            if !is_there {
                let lane = self.materialize(part)?;
                let args = [register, lane];
                register = self.vbinary(VectorBinary::Insert, shape, i as u8, args);
            }
        }
        Ok(register)
    }

    /// The vector whose lanes are in these registers.
    pub fn of_registers(&mut self, rows: Rows, registers: &[Value]) -> Repr {
        self.of_rows(rows, registers, Repr::Lane)
    }

    fn of_rows(
        &mut self,
        rows: Rows,
        registers: &[Value],
        lane: fn(Value, Shape, u8) -> Repr,
    ) -> Repr {
        let at = self.s.parts.len() as u32;
        for &register in registers {
            let lanes = (0..rows.lanes as u8).map(|i| lane(register, rows.shape, i));
            self.s.parts.extend(lanes);
        }
        Repr::Parts(at)
    }

    /// A register of bytes of others.
    fn gather(&mut self, bytes: &[Byte; 16]) -> Option<Value> {
        let mut sources = SmallVec::<[Value; 4]>::new();
        for &byte in bytes {
            if let Byte::Of(value, _) = byte
                && !sources.contains(&value)
            {
                sources.push(value);
            }
        }
        let mut whole = None;
        for pair in sources.chunks(2) {
            let mask = shuffle_mask(bytes, pair, sources.len() > 2);
            let mask = self.b.func.vconsts.push(u128::from_le_bytes(mask));
            let &first = pair.first()?;
            let args = [first, pair.get(1).copied().unwrap_or(first)];
            let ty = Type::V128;
            let part = self.b.value(InstData::Vshuffle { ty, args, mask }, ty);
            whole = Some(match whole {
                Some(whole) => self.b.binary(BinaryOp::Or, whole, part),
                None => part,
            });
        }
        whole
    }

    /// Lanes of registers, put together in one.
    fn shuffled(&mut self, shape: Shape, parts: &[Repr]) -> Option<Value> {
        let size = shape.lane().bytes() as usize;
        let mut bytes = [Byte::Any; 16];
        for (place, &part) in bytes.chunks_exact_mut(size).zip(parts) {
            match part {
                Repr::Lane(value, s, lane) if s.lane().bytes() as usize == size => {
                    for (i, byte) in place.iter_mut().enumerate() {
                        *byte = Byte::Of(value, lane * size as u8 + i as u8);
                    }
                }
                Repr::Const(_, 0) => place.fill(Byte::Zero),
                _ => return None,
            }
        }
        self.gather(&bytes)
    }

    /// Puts the lanes of a vector that come from registers into registers of their own.
    pub fn settled(&mut self, ty: TypeId, at: u32) -> Done<Repr> {
        let Some(rows) = self.rows(ty) else {
            return Ok(Repr::Parts(at));
        };
        let len = (rows.lanes * rows.count) as usize;
        let parts = self.s.parts.get(at as usize..at as usize + len);
        let parts: SmallVec<[Repr; 16]> = parts.unwrap_or(&[]).into();
        let mut registers = Registers::new();
        for row in parts.chunks(rows.lanes as usize) {
            let from_registers = row.iter().any(|part| matches!(part, Repr::Lane(..)));
            if !from_registers {
                return Ok(Repr::Parts(at));
            }
            let register = in_order(rows.shape, row);
            match register.or_else(|| self.shuffled(rows.shape, row)) {
                Some(register) => registers.push(register),
                None => return Ok(Repr::Parts(at)),
            }
        }
        Ok(self.of_registers(rows, &registers))
    }

    /// Loads a vector into registers.
    pub fn load_rows(&mut self, rows: Rows, flags: MemFlags, at: (Value, i32)) -> Repr {
        let mut registers = Registers::new();
        let bytes = rows.lanes * rows.shape.lane().bytes();
        for i in 0..rows.count {
            let (addr, offset) = self.moved(at, u64::from(i) * 16);
            let ty = match bytes {
                16 => Type::V128,
                8 => Type::I64,
                _ => Type::I32,
            };
            let data = InstData::Load {
                ty,
                flags,
                addr,
                offset,
            };
            let loaded = self.b.value(data, ty);
            registers.push(match Shape::of(ty) {
                Some(shape) => self.vunary(VectorUnary::Low, shape, 0, loaded),
                None => loaded,
            });
        }
        self.of_registers(rows, &registers)
    }

    /// Stores lanes that are in registers, or are better put there; false if they are not.
    pub fn store_rows(
        &mut self,
        rows: Rows,
        flags: MemFlags,
        parts: &[Repr],
        at: (Value, i32),
    ) -> Done<bool> {
        let is_lane = |part: &Repr| matches!(part, Repr::Lane(..));
        let mut registers = Registers::new();
        for row in parts.chunks(rows.lanes as usize) {
            let register = match row.iter().any(is_lane) {
                true => Some(self.packed_row(rows.shape, row)?),
                false => self.row_of(rows.shape, row)?,
            };
            match register {
                Some(register) => registers.push(register),
                None => return Ok(false),
            }
        }
        for (i, &register) in registers.iter().enumerate() {
            let (addr, offset) = self.moved(at, i as u64 * 16);
            let (value, ty) = match rows.lanes * rows.shape.lane().bytes() {
                16 => (register, Type::V128),
                8 => (self.lane_value(register, Shape::I64x2, 0), Type::I64),
                _ => (self.lane_value(register, Shape::I32x4, 0), Type::I32),
            };
            self.b.effect(InstData::Store {
                ty,
                flags,
                value,
                addr,
                offset,
            });
        }
        Ok(true)
    }

    /// Adds the registers of an operand to `out`.
    pub fn packed_registers(
        &mut self,
        rows: Rows,
        operand: Operand,
        out: &mut Vec<Value>,
    ) -> Done<()> {
        out.extend(self.registers(rows, operand)?);
        Ok(())
    }
}
