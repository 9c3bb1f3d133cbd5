//! Vectors in vector registers.
//!
//! A vector is a row of lanes here as everywhere, but a lane may be [`Repr::Lane`]: a place in a
//! vector register, which is taken out of it only where it is used by itself. An operation that
//! LIR has for vectors, or that takes few of those, works on registers; every other one works lane
//! by lane, so what LIR does not have needs no code here. A comparison gives [`Repr::Mask`]: a
//! lane of all ones or zeros, that stands for an `i1`.
//!
//! Vectors of 16 bytes and of 32 are a register, larger ones several, those of 4 and 8 bytes the low part
//! of one. Lanes above that part hold anything; no operation traps or depends on them.

pub(super) mod arith;
pub(super) mod cast;
mod cut;
pub(super) mod float;
mod gather;
pub(super) mod masked;
pub(super) mod phi;
pub(super) mod reduce;
pub(super) mod x86;

use smallvec::SmallVec;

use super::fail::Done;
use super::info::Scalar;
use super::operand::Repr;
use super::{Cx, scalar, vector};
use crate::ir::{Operand, TypeId};
use crate::lir::{BinaryOp, InstData, MemFlags, Shape, Type, Value, VectorBinary, VectorUnary};

/// How a vector lies in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RegisterSplit {
    pub shape: Shape,
    /// Lanes in each register: all that it has, or fewer where there is only one.
    pub lanes: u32,
    /// How many registers there are.
    pub count: u32,
}

impl RegisterSplit {
    /// Of `len` lanes; `None` if they are not in registers.
    pub(super) fn of(lane: Scalar, len: u32) -> Option<RegisterSplit> {
        let shape =
            Shape::of(lane.ty).filter(|_| !lane.is_odd() && lane.small.is_none() && len > 1)?;
        match len * lane.ty.bytes() {
            4 | 8 => Some(RegisterSplit {
                shape,
                lanes: len,
                count: 1,
            }),
            bytes if bytes.is_multiple_of(32) => Some(RegisterSplit {
                shape: shape.long(),
                lanes: shape.long().lanes(),
                count: bytes / 32,
            }),
            bytes if bytes.is_multiple_of(16) => Some(RegisterSplit {
                shape,
                lanes: shape.lanes(),
                count: bytes / 16,
            }),
            _ => None,
        }
    }

    /// Whether no register has lanes that are none of the vector's.
    pub(super) fn is_full(&self) -> bool {
        self.lanes == self.shape.lanes()
    }
}

/// The register that these are the first lanes of, in order.
fn in_order(shape: Shape, parts: &[Repr]) -> Option<Value> {
    let size = shape.lane().bytes();
    let &Repr::Lane(value, of, _) = parts.first()? else {
        return None;
    };
    if of.is_long() != shape.is_long() {
        return None;
    }
    let all = parts.iter().enumerate().all(|(i, &part)| match part {
        Repr::Lane(v, s, lane) => v == value && s.lane().bytes() == size && usize::from(lane) == i,
        _ => false,
    });
    all.then_some(value)
}

/// Kinds of what is remembered of vectors.
const CONST: u32 = 0;
const SPLAT: u32 = 1;
const JOINED: u32 = 16;
const HALF: u32 = 17;

/// The registers of a vector.
pub(super) type Registers = SmallVec<[Value; 4]>;

/// How a type lies in registers, if it does.
pub(super) fn rows(cx: &Cx<'_>, ty: TypeId) -> Option<RegisterSplit> {
    let (lane, len) = vector::of_type(cx, ty)?;
    RegisterSplit::of(lane, len)
}

/// The same of a type of integers.
fn int_rows(cx: &Cx<'_>, ty: TypeId) -> Option<RegisterSplit> {
    rows(cx, ty).filter(|rows| rows.shape.is_int())
}

/// And of floats.
fn float_rows(cx: &Cx<'_>, ty: TypeId) -> Option<RegisterSplit> {
    rows(cx, ty).filter(|rows| rows.shape.is_float())
}

/// A vector constant, of these bits in each half.
fn vector_const(cx: &mut Cx<'_>, ty: Type, half: u128) -> Value {
    let half = half_const(cx, half);
    match ty {
        Type::V256 => joined(cx, [half; 2]),
        _ => half,
    }
}

/// A vector constant of these lanes.
fn lanes_const(cx: &mut Cx<'_>, shape: Shape, lane: impl Fn(u32) -> u64) -> Value {
    let low = half_const(cx, shape.make(&lane));
    if !shape.is_long() {
        return low;
    }
    let high = half_const(cx, shape.make(|i| lane(i + shape.half().lanes())));
    joined(cx, [low, high])
}

/// Two vectors of 128 bits as one.
fn joined(cx: &mut Cx<'_>, args: [Value; 2]) -> Value {
    let data = InstData::Vbinary {
        op: VectorBinary::Join,
        shape: Shape::I64x4,
        imm: 0,
        args,
    };
    let key = u64::from(args[0].0) << 32 | u64::from(args[1].0);
    cx.remembered_vector(JOINED, key, Type::V256, data)
}

/// A half of a vector of 256 bits.
fn half_of(cx: &mut Cx<'_>, arg: Value, which: u8) -> Value {
    let data = InstData::Vunary {
        op: VectorUnary::Half,
        shape: Shape::I64x4,
        imm: which,
        arg,
    };
    let key = u64::from(arg.0) << 1 | u64::from(which);
    cx.remembered_vector(HALF, key, Type::V128, data)
}

fn half_const(cx: &mut Cx<'_>, bits: u128) -> Value {
    let vconsts = &mut cx.b.func.vconsts;
    let row = vconsts.iter().rev().take(16).find(|row| *row.1 == bits);
    let vconst = match row {
        Some((vconst, _)) => vconst,
        None => vconsts.push(bits),
    };
    let data = InstData::Vconst { vconst };
    cx.remembered_vector(CONST, vconst.0.into(), Type::V128, data)
}

fn splat(cx: &mut Cx<'_>, shape: Shape, arg: Value) -> Value {
    let data = InstData::Vunary {
        op: VectorUnary::Splat,
        shape,
        imm: 0,
        arg,
    };
    cx.remembered_vector(SPLAT + shape as u32, arg.0.into(), shape.ty(), data)
}

pub(super) fn vunary(cx: &mut Cx<'_>, op: VectorUnary, shape: Shape, imm: u8, arg: Value) -> Value {
    let ty = op.types(shape).1;
    let data = InstData::Vunary {
        op,
        shape,
        imm,
        arg,
    };
    cx.b.value(data, ty)
}

fn vbinary(cx: &mut Cx<'_>, op: VectorBinary, shape: Shape, imm: u8, args: [Value; 2]) -> Value {
    let data = InstData::Vbinary {
        op,
        shape,
        imm,
        args,
    };
    cx.b.value(data, shape.ty())
}

/// The shape whose lanes are the integers of the size of another one's.
fn int_shape(shape: Shape) -> Shape {
    let ints = Type::int(shape.lane().bits()).and_then(Shape::of);
    shape.with(ints.unwrap_or(Shape::I64x2))
}

/// An integer of all ones where an `i1` holds, else zero.
fn ones_if(cx: &mut Cx<'_>, ty: Type, bit: Value) -> Value {
    let wide = scalar::zext(cx, bit, Scalar::BOOL, Scalar::full(ty));
    let zero = cx.constant(ty, 0);
    cx.b.binary(BinaryOp::Sub, zero, wide)
}

/// The lane of a register as a scalar.
pub(super) fn lane_value(cx: &mut Cx<'_>, vector: Value, shape: Shape, lane: u8) -> Value {
    let data = InstData::Vunary {
        op: VectorUnary::Extract,
        shape,
        imm: lane,
        arg: vector,
    };
    let key = u64::from(vector.0) << 8 | u64::from(lane);
    cx.remembered_lane(shape, key, data)
}

/// The `i1` that a lane of all ones or zeros stands for.
pub(super) fn mask_value(cx: &mut Cx<'_>, vector: Value, shape: Shape, lane: u8) -> Value {
    // The lowest byte of the lane.
    let byte = lane * shape.lane().bytes() as u8;
    let bits = lane_value(cx, vector, shape.with(Shape::I8x16), byte);
    let one = cx.constant(Type::I8, 1);
    cx.b.binary(BinaryOp::And, bits, one)
}

/// The register that holds these lanes in order, if that takes at most one instruction.
fn row_of(cx: &mut Cx<'_>, shape: Shape, parts: &[Repr]) -> Done<Option<Value>> {
    if let Some(register) = in_order(shape, parts) {
        return Ok(Some(register));
    }
    let Some(&first) = parts.first() else {
        return Ok(None);
    };
    if parts.iter().all(|part| matches!(part, Repr::Const(..))) {
        let lane = |i: u32| match parts.get(i as usize) {
            Some(&Repr::Const(_, bits)) => bits,
            _ => 0,
        };
        return Ok(Some(lanes_const(cx, shape, lane)));
    }
    let same = parts.iter().all(|&part| part == first);
    if same && !matches!(first, Repr::Unset | Repr::Parts(_) | Repr::Lane(..)) {
        let lane = cx.materialize(first)?;
        if cx.b.func.ty(lane) == shape.lane() {
            return Ok(Some(splat(cx, shape, lane)));
        }
    }
    Ok(None)
}

/// The registers of an operand, whatever it takes.
fn registers(cx: &mut Cx<'_>, rows: RegisterSplit, operand: Operand) -> Done<Registers> {
    let parts = vector::lane_reprs(cx, operand)?;
    let mut registers = Registers::new();
    for row in parts.chunks(rows.lanes as usize) {
        registers.push(packed_row(cx, rows.shape, row)?);
    }
    match registers.len() == rows.count as usize {
        true => Ok(registers),
        false => Err(cx.invalid("a vector lacks a lane")),
    }
}

/// These lanes in a register, whatever it takes.
pub(super) fn packed_row(cx: &mut Cx<'_>, shape: Shape, parts: &[Repr]) -> Done<Value> {
    if let Some(register) = row_of(cx, shape, parts)? {
        return Ok(register);
    }
    if let Some(register) = gather::shuffled(cx, shape, parts) {
        return Ok(register);
    }
    if shape.is_long() {
        let middle = parts.len().min(shape.half().lanes() as usize);
        let (low, high) = parts.split_at(middle);
        let halves = [
            packed_row(cx, shape.half(), low)?,
            packed_row(cx, shape.half(), high)?,
        ];
        return Ok(joined(cx, halves));
    }
    let mut parts = SmallVec::<[Repr; 16]>::from_slice(parts);
    for part in &mut parts {
        if let Repr::Lane(vector, of, lane) = *part
            && of.is_long()
        {
            let half = of.half();
            let lanes = half.lanes() as u8;
            *part = Repr::Lane(half_of(cx, vector, lane / lanes), half, lane % lanes);
        }
    }
    // The register that most lanes are in their place in already, or else the constants.
    let in_place = |i: usize, value: Value| match parts.get(i) {
        Some(&Repr::Lane(v, s, lane)) => {
            v == value && s.lane().bytes() == shape.lane().bytes() && usize::from(lane) == i
        }
        _ => false,
    };
    let mut best = (0, None);
    for &part in &parts {
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
            half_const(cx, bits)
        }
    };
    for (i, &part) in parts.iter().enumerate() {
        let is_there = match best.1 {
            Some(value) => in_place(i, value),
            None => matches!(part, Repr::Const(..)),
        };
        if !is_there {
            let lane = cx.materialize(part)?;
            let args = [register, lane];
            register = vbinary(cx, VectorBinary::Insert, shape, i as u8, args);
        }
    }
    Ok(register)
}

/// The vector whose lanes are in these registers.
pub(super) fn of_registers(cx: &mut Cx<'_>, rows: RegisterSplit, registers: &[Value]) -> Repr {
    of_rows(cx, rows, registers, Repr::Lane)
}

fn of_rows(
    cx: &mut Cx<'_>,
    rows: RegisterSplit,
    registers: &[Value],
    lane: fn(Value, Shape, u8) -> Repr,
) -> Repr {
    let at = cx.s.parts.len() as u32;
    for &register in registers {
        let lanes = (0..rows.lanes as u8).map(|i| lane(register, rows.shape, i));
        cx.s.parts.extend(lanes);
    }
    Repr::Parts(at)
}

/// Puts the lanes of a vector that come from registers into registers of their own.
pub(super) fn settled(cx: &mut Cx<'_>, ty: TypeId, at: u32) -> Done<Repr> {
    let Some(rows) = rows(cx, ty) else {
        return Ok(Repr::Parts(at));
    };
    let len = (rows.lanes * rows.count) as usize;
    let parts = cx.s.parts.get(at as usize..at as usize + len);
    let parts: SmallVec<[Repr; 16]> = parts.unwrap_or(&[]).into();
    let mut registers = Registers::new();
    for row in parts.chunks(rows.lanes as usize) {
        let from_registers = row.iter().any(|part| matches!(part, Repr::Lane(..)));
        if !from_registers {
            return Ok(Repr::Parts(at));
        }
        let register = in_order(rows.shape, row);
        match register.or_else(|| gather::shuffled(cx, rows.shape, row)) {
            Some(register) => registers.push(register),
            None => return Ok(Repr::Parts(at)),
        }
    }
    Ok(of_registers(cx, rows, &registers))
}

/// Loads a vector into registers.
pub(super) fn load_rows(
    cx: &mut Cx<'_>,
    rows: RegisterSplit,
    flags: MemFlags,
    at: (Value, i32),
) -> Repr {
    let mut registers = Registers::new();
    let bytes = rows.lanes * rows.shape.lane().bytes();
    for i in 0..rows.count {
        let (addr, offset) = cx.moved(at, u64::from(i) * u64::from(bytes));
        let ty = match bytes {
            32 => Type::V256,
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
        let loaded = cx.b.value(data, ty);
        registers.push(match Shape::of(ty) {
            Some(shape) => vunary(cx, VectorUnary::Low, shape, 0, loaded),
            None => loaded,
        });
    }
    of_registers(cx, rows, &registers)
}

/// Stores lanes that are in registers, or are better put there; false if they are not.
pub(super) fn store_rows(
    cx: &mut Cx<'_>,
    rows: RegisterSplit,
    flags: MemFlags,
    parts: &[Repr],
    at: (Value, i32),
) -> Done<bool> {
    let is_lane = |part: &Repr| matches!(part, Repr::Lane(..));
    let mut registers = Registers::new();
    for row in parts.chunks(rows.lanes as usize) {
        let register = match row.iter().any(is_lane) {
            true => Some(packed_row(cx, rows.shape, row)?),
            false => row_of(cx, rows.shape, row)?,
        };
        match register {
            Some(register) => registers.push(register),
            None => return Ok(false),
        }
    }
    let bytes = rows.lanes * rows.shape.lane().bytes();
    for (i, &register) in registers.iter().enumerate() {
        let (addr, offset) = cx.moved(at, i as u64 * u64::from(bytes));
        let (value, ty) = match bytes {
            32 => (register, Type::V256),
            16 => (register, Type::V128),
            8 => (lane_value(cx, register, Shape::I64x2, 0), Type::I64),
            _ => (lane_value(cx, register, Shape::I32x4, 0), Type::I32),
        };
        cx.b.effect(InstData::Store {
            ty,
            flags,
            value,
            addr,
            offset,
        });
    }
    Ok(true)
}
