//! AVX-512's instructions on masks, by tables, and to and from memory: what is no operation on each lane by itself.

use smallvec::SmallVec;

use super::super::super::vector::Lanes;
use super::super::super::{elements, memory, scalar, simd, vector as lower_vector};
use super::super::vector::{self, NextLane, VectorOp};
use super::avx512;
use crate::ir::{Operand, TypeId};
use crate::lir::{BinaryOp, Emulated, IntCond, MemFlags, Type, Value};
use crate::lower::Cx;
use crate::lower::fail::Done;
use crate::lower::info::Scalar;
use crate::lower::operand::Repr;

/// What becomes of masks, and of lanes that are found by numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MaskOp {
    /// `vcmpps`, or `vfpclassps`: a mask of lanes.
    Asked(Question),
    /// The same of the lowest lane: a bit.
    AskedOfLowest(Question),
    /// `vcomiss`: what holds of the lowest lanes.
    CompareLowest,
    /// `vpternlogd`: bits by a table of three.
    Ternary,
    /// `vpermd`, `vpermi2d`: lanes of so many vectors, by numbers.
    Table(u8),
    /// `kaddw`
    Add,
    /// `kortestw`, `ktestw`: whether the second mask has no bits of the first, or none beyond it.
    Test { beyond: bool },
    /// `vpbroadcastmb2q`: a mask as each lane.
    Broadcast,
    /// `vpcompressd`
    Compress,
    /// `vpexpandd`
    Expand,
    /// `vgatherdps`
    Gather,
    /// `vscatterdps`
    Scatter,
    /// `vp2intersectd`: which lanes of each vector the other has.
    Intersect,
    /// `vpshufbitqmb`: bits of words, by numbers.
    Bits,
}

/// What is asked of lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Whether two compare so.
    Compare,
    /// Whether it is of a class.
    Class,
}

pub(super) fn mask_intrinsic(cx: &mut Cx<'_>, op: MaskOp, ty: TypeId, args: &[u32]) -> Done<Repr> {
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    match op {
        MaskOp::Asked(question) => {
            let mut lanes = asked(cx, question, args, None)?;
            // A class has no mask of its own.
            if question == Question::Compare {
                avx512::masked(cx, &mut lanes, arg(3))?;
            }
            Ok(lower_vector::of_lanes(cx, &lanes))
        }
        MaskOp::AskedOfLowest(question) => {
            let mut lanes = asked(cx, question, args, Some(1))?;
            let mask = match question {
                Question::Compare => arg(3),
                Question::Class => arg(2),
            };
            avx512::masked(cx, &mut lanes, mask)?;
            Ok(Repr::Value(lanes[0]))
        }
        MaskOp::CompareLowest => {
            let lanes = asked(cx, Question::Compare, args, Some(1))?;
            let to = scalar::of_type(cx, ty)?;
            let holds = scalar::zext(cx, lanes[0], Scalar::full(Type::I8), to);
            Ok(Repr::Value(holds))
        }
        MaskOp::Ternary => {
            let Repr::Const(_, table) = cx.repr(arg(3))? else {
                return Err(cx.invalid("its table is not constant"));
            };
            simd::x86::ternary(cx, table as u8, ty, [arg(0), arg(1), arg(2)])
        }
        MaskOp::Table(count) => table(cx, count, ty, args),
        MaskOp::Add => {
            let lanes = lower_vector::lane_values(cx, arg(0))?;
            let [a, b] = words(cx, [arg(0), arg(1)])?;
            let sum = cx.b.binary(BinaryOp::Add, a, b);
            let sum = avx512::bits_as_lanes(cx, sum, lanes.len() as u32);
            Ok(lower_vector::of_lanes(cx, &sum))
        }
        MaskOp::Test { beyond } => {
            let [a, b] = words(cx, [arg(0), arg(1)])?;
            let a = match beyond {
                true => {
                    let ones = cx.constant(Type::I64, u64::MAX);
                    cx.b.binary(BinaryOp::Xor, a, ones)
                }
                false => a,
            };
            let common = cx.b.binary(BinaryOp::And, a, b);
            let none = cx.constant(Type::I64, 0);
            let holds = cx.b.icmp(IntCond::Eq, common, none);
            let to = scalar::of_type(cx, ty)?;
            let holds = scalar::zext(cx, holds, Scalar::full(Type::I8), to);
            Ok(Repr::Value(holds))
        }
        MaskOp::Broadcast => {
            let (to, len) = lower_vector::vector_of(cx, ty)?;
            let from = scalar::of_type(cx, cx.type_of(arg(0)))?;
            let mask = cx.value(arg(0))?;
            let mask = scalar::zext(cx, mask, from, to);
            let lanes: Lanes = std::iter::repeat_n(mask, len as usize).collect();
            Ok(lower_vector::of_lanes(cx, &lanes))
        }
        MaskOp::Compress => {
            let args = [args[0], args[2], args[1]];
            vector::vector_intrinsic(cx, VectorOp::Compress, ty, &args)
        }
        MaskOp::Expand => {
            let (scalar, _) = lower_vector::vector_of(cx, ty)?;
            let lanes = lower_vector::lane_values(cx, arg(0))?;
            let at = in_slot(cx, scalar, &[&lanes])?;
            vector::masked_load(cx, NextLane::Packed(at), arg(2), arg(1))
        }
        MaskOp::Gather => {
            let [instead, base, indices, mask, scale] = [0, 1, 2, 3, 4].map(arg);
            let (to, len) = lower_vector::vector_of(cx, ty)?;
            let (places, count) = places(cx, base, (indices, scale), len)?;
            let mask = mask_operand(cx, mask, (ty, len), count)?;
            let loaded = vector::masked_load(cx, NextLane::Each(places), mask, instead)?;
            if count == len {
                return Ok(loaded);
            }
            let loaded = elements::stand_in(cx, ty, loaded);
            let mut lanes = lower_vector::lane_reprs(cx, loaded)?;
            lanes[count as usize..].fill(Repr::Const(to.ty, 0));
            Ok(lower_vector::of_lane_reprs(cx, &lanes))
        }
        MaskOp::Scatter => {
            let [base, mask, indices, value, scale] = [0, 1, 2, 3, 4].map(arg);
            let value_ty = cx.type_of(value);
            let (_, len) = lower_vector::vector_of(cx, value_ty)?;
            let (places, count) = places(cx, base, (indices, scale), len)?;
            let mask = mask_operand(cx, mask, (value_ty, len), count)?;
            vector::masked_store(cx, NextLane::Each(places), value, mask)
        }
        MaskOp::Intersect => intersect(cx, [arg(0), arg(1)]),
        MaskOp::Bits => {
            let byte = Scalar::full(Type::I8);
            let (a, b) = (
                lower_vector::lane_values(cx, arg(0))?,
                lower_vector::lane_values(cx, arg(1))?,
            );
            let rows: [(Scalar, &[Value]); 2] = [(byte, &a), (byte, &b)];
            let (_, bits) = avx512::emulated(cx, Emulated::Shufbitqmb, &rows, &[])?;
            let lanes = avx512::bits_as_lanes(cx, bits, a.len() as u32);
            Ok(lower_vector::of_lanes(cx, &lanes))
        }
    }
}

fn asked(cx: &mut Cx<'_>, question: Question, args: &[u32], lanes: Option<usize>) -> Done<Lanes> {
    match question {
        Question::Compare => avx512::compare(cx, args, lanes),
        Question::Class => avx512::classes(cx, args, lanes),
    }
}

/// Two masks, each as a word.
fn words(cx: &mut Cx<'_>, masks: [Operand; 2]) -> Done<[Value; 2]> {
    let [a, b] = [
        lower_vector::lane_values(cx, masks[0])?,
        lower_vector::lane_values(cx, masks[1])?,
    ];
    Ok([avx512::word_of(cx, &a), avx512::word_of(cx, &b)])
}

/// The address of memory with these lanes one behind the other.
fn in_slot(cx: &mut Cx<'_>, scalar: Scalar, rows: &[&Lanes]) -> Done<Value> {
    let count: usize = rows.iter().map(|row| row.len()).sum();
    // One more, which nobody reads but who looks at the next one in any case.
    let slot = cx.b.slot((count as u32 + 1) * scalar.ty.bytes(), 16);
    let at = cx.materialize(Repr::Slot(slot, 0))?;
    for (i, &lane) in rows.iter().copied().flatten().enumerate() {
        let offset = (i as u32 * scalar.ty.bytes()) as i32;
        memory::store_scalar(cx, scalar, MemFlags::PLAIN, lane, (at, offset));
    }
    Ok(at)
}

/// `vpermd`: (a, numbers); `vpermi2d`: (a, numbers, b).
fn table(cx: &mut Cx<'_>, count: u8, ty: TypeId, args: &[u32]) -> Done<Repr> {
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    let (scalar, len) = lower_vector::vector_of(cx, ty)?;
    let (from, _) = lower_vector::vector_of(cx, cx.type_of(arg(1)))?;
    let numbers = lower_vector::lane_reprs(cx, arg(1))?;
    let first = lower_vector::lane_values(cx, arg(0))?;
    let mut all = first.clone();
    if count > 1 {
        all.extend(lower_vector::lane_values(cx, arg(2))?);
    }
    let last = u64::from(len) * u64::from(count) - 1;
    let mut at = None;
    let mut lanes = Lanes::new();
    for number in numbers {
        if let Repr::Const(_, number) = number {
            lanes.push(all[(number & last) as usize]);
            continue;
        }
        let start = match at {
            Some(start) => start,
            None => *at.insert(in_slot(cx, scalar, &[&all])?),
        };
        let number = cx.materialize(number)?;
        let number = scalar::zext(cx, number, from, Scalar::PTR);
        let last = cx.constant(Type::I64, last);
        let number = cx.b.binary(BinaryOp::And, number, last);
        let offset = memory::times(cx, number, u64::from(scalar.ty.bytes()));
        let here = cx.b.binary(BinaryOp::Add, start, offset);
        lanes.push(memory::load_scalar(cx, scalar, MemFlags::PLAIN, (here, 0)));
    }
    Ok(lower_vector::of_lanes(cx, &lanes))
}

/// Where lanes are that have an index, the last one first, and how many have one.
fn places(
    cx: &mut Cx<'_>,
    base: Operand,
    (indices, scale): (Operand, Operand),
    len: u32,
) -> Done<(Vec<Repr>, u32)> {
    let Repr::Const(_, scale) = cx.repr(scale)? else {
        return Err(cx.invalid("its scale is not constant"));
    };
    let (from, count) = lower_vector::vector_of(cx, cx.type_of(indices))?;
    let count = count.min(len);
    let base = cx.value(base)?;
    let mut places = vec![Repr::Value(base); len as usize];
    let indices = lower_vector::lane_values(cx, indices)?;
    for (place, &index) in places.iter_mut().zip(&indices[..count as usize]) {
        let index = scalar::sext(cx, index, from, Scalar::PTR);
        let by = memory::times(cx, index, scale);
        *place = Repr::Value(cx.b.binary(BinaryOp::Add, base, by));
    }
    places.reverse();
    Ok((places, count))
}

/// A mask as an operand with a lane for each of a vector; only so many can be of it.
fn mask_operand(
    cx: &mut Cx<'_>,
    mask: Operand,
    (ty, len): (TypeId, u32),
    count: u32,
) -> Done<Operand> {
    let mut lanes: SmallVec<[Repr; 16]> = match avx512::mask_lanes(cx, mask, count)? {
        Some(lanes) => lanes.iter().map(|&lane| Repr::Value(lane)).collect(),
        None => std::iter::repeat_n(Repr::Const(Type::I8, 1), count as usize).collect(),
    };
    lanes.truncate(count as usize);
    lanes.resize(len as usize, Repr::Const(Type::I8, 0));
    let repr = lower_vector::of_lane_reprs(cx, &lanes);
    Ok(elements::stand_in(cx, ty, repr))
}

/// `vp2intersectd`: a pair of masks.
fn intersect(cx: &mut Cx<'_>, args: [Operand; 2]) -> Done<Repr> {
    let (a, b) = (
        lower_vector::lane_values(cx, args[0])?,
        lower_vector::lane_values(cx, args[1])?,
    );
    let no = cx.constant(Type::I8, 0);
    let mut found = [Lanes::from_elem(no, a.len()), Lanes::from_elem(no, b.len())];
    for (i, &x) in a.iter().enumerate() {
        for (j, &y) in b.iter().enumerate() {
            let same = cx.b.icmp(IntCond::Eq, x, y);
            found[0][i] = cx.b.binary(BinaryOp::Or, found[0][i], same);
            found[1][j] = cx.b.binary(BinaryOp::Or, found[1][j], same);
        }
    }
    let all: Lanes = found.into_iter().flatten().collect();
    Ok(lower_vector::of_lanes(cx, &all))
}
