//! `llvm.x86.avx512.*` and `llvm.x86.avx512fp16.*`: what of AVX-512 is no operation of LLVM IR.
//!
//! Most of these instructions compute on lanes and take what a mask forbids from another vector. So a row says what is
//! computed on a lane ([`LaneOp`]), and how the arguments stand ([`Form`]). Both are done here on any processor.

use smallvec::SmallVec;

use super::super::super::vector::Lanes;
use super::super::super::{
    arith, constrained, memory, scalar, small_float, vector as lower_vector,
};
use super::super::IntrinsicOp;
use super::super::float::is_fpclass;
use super::CONDITIONS;
use crate::ir::inst::FCmpCond;
use crate::ir::{BinaryOp as Op, CastOp, Operand, TypeId};
use crate::lir::emulated::stride;
use crate::lir::{
    BinaryOp, Emulated, FloatCond, IntCond, Libcall, Maths, MemFlags, Type, UnaryOp, Value,
};
use crate::lower::Cx;
use crate::lower::fail::Done;
use crate::lower::info::{Scalar, SmallFloat};
use crate::lower::operand::Repr;

/// What is computed on a lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LaneOp {
    /// A sum, a difference, a product, a quotient.
    Arith(Op),
    /// The second operand unless the first compares so with it.
    Limit(FCmpCond),
    /// A square root.
    Sqrt,
    /// A product and a sum, rounded once.
    Fma,
    /// The same, with a difference in even lanes.
    FmaAddSub,
    /// One that the runtime carries out, for `float` and for `double`.
    Runtime(Emulated, Emulated),
    /// To an integer, rounded or cut.
    ToInt { signed: bool, rounds: bool },
    /// From an integer.
    FromInt { signed: bool },
    /// To another float.
    Resize,
    /// From the bits of a `half`.
    FromHalf,
    /// To the bits of a `half`, as a number says.
    ToHalf,
    /// To a narrower integer: the low bits, or the nearest there is.
    Narrow(Narrowing),
}

/// How an integer becomes narrower.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Narrowing {
    /// Its low bits.
    Low,
    /// The nearest with sign.
    Signed,
    /// The nearest without.
    Unsigned,
}

/// How the arguments stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// So many operands, and a control.
    All(u8),
    /// So many operands, what is instead, the mask, and a control.
    Masked(u8),
    /// Two vectors, what is instead, the mask, and a control: of the lowest lane of both or of the second one; the others
    /// are the first one's.
    Lowest { both: bool },
    /// The same with a number behind the operands: so many of these.
    LowestBy { both: bool },
    /// The same with a number behind the mask.
    LowestThenBy { both: bool },
    /// `fixupimm`: two vectors and a table, a number, the mask; what is instead is the first one, or zero.
    Fixup { lowest: bool, zero: bool },
}

/// An operand's lanes.
struct Row {
    scalar: Scalar,
    lanes: Lanes,
}

/// The numbers of `_MM_FROUND_*` that round as the instruction says; others, as the processor is set.
fn static_rounding(control: u64) -> Option<u64> {
    // What `Libcall::SetRounding` calls nearest, down, up and towards zero.
    const MODES: [u64; 4] = [1, 3, 2, 0];
    (control & 8 != 0 && control & 4 == 0).then(|| MODES[(control & 3) as usize])
}

/// An instruction that computes on lanes.
pub(super) fn on_lanes(
    cx: &mut Cx<'_>,
    (op, form): (LaneOp, Form),
    ty: TypeId,
    args: &[u32],
) -> Done<Repr> {
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    let known = |cx: &mut Cx<'_>, i: usize| match args.get(i) {
        Some(&word) => constant(cx, Operand(word)),
        None => Ok(4),
    };
    match form {
        Form::All(count) => {
            let n = usize::from(count);
            let mut rows = SmallVec::<[Row; 3]>::new();
            for i in 0..n {
                rows.push(row(cx, arg(i))?);
            }
            let control = known(cx, n)?;
            let (to, len) = result_lanes(cx, ty)?;
            let made = computed(cx, op, &rows, (to, len), (0, control))?;
            Ok(of_type(cx, ty, made))
        }
        Form::Masked(count) => {
            let n = usize::from(count);
            let (operands, number) = operands(cx, &args[..n.min(args.len())])?;
            let control = known(cx, n + 2)?;
            let (to, len) = lower_vector::vector_of(cx, ty)?;
            // The lanes that there is nothing for are zero.
            let filled = operands.iter().map(|row| row.lanes.len() as u32).min();
            let filled = filled.unwrap_or(len).min(len);
            let mut made = computed(cx, op, &operands, (to, filled), (number, control))?;
            let mask = mask_lanes(cx, arg(n + 1), filled)?;
            let instead = lower_vector::lane_values(cx, arg(n))?;
            choose(cx, &mask, &mut made, &instead);
            let zero = cx.constant(to.ty, 0);
            made.resize(len as usize, zero);
            Ok(lower_vector::of_lanes(cx, &made))
        }
        Form::Lowest { both } | Form::LowestBy { both } | Form::LowestThenBy { both } => {
            let before = usize::from(matches!(form, Form::LowestBy { .. }));
            let behind = usize::from(matches!(form, Form::LowestThenBy { .. }));
            let number = match before + behind {
                0 => 0,
                _ => known(cx, if before > 0 { 2 } else { 4 })?,
            };
            let control = known(cx, 4 + before + behind)?;
            let mut rows = SmallVec::<[Row; 3]>::new();
            for operand in [arg(0), arg(1)].into_iter().skip(usize::from(!both)) {
                rows.push(lowest(cx, operand)?);
            }
            let (to, _) = lower_vector::vector_of(cx, ty)?;
            let mut made = computed(cx, op, &rows, (to, 1), (number, control))?;
            let mask = mask_lanes(cx, arg(3 + before), 1)?;
            let instead = lower_vector::lane_values(cx, arg(2 + before))?;
            choose(cx, &mask, &mut made, &instead);
            let mut lanes = lower_vector::lane_values(cx, arg(0))?;
            lanes[0] = made[0];
            Ok(lower_vector::of_lanes(cx, &lanes))
        }
        Form::Fixup {
            lowest: is_lowest,
            zero,
        } => {
            let mut rows = SmallVec::<[Row; 3]>::new();
            for i in 0..3 {
                rows.push(match is_lowest {
                    true => lowest(cx, arg(i))?,
                    false => row(cx, arg(i))?,
                });
            }
            let (to, _) = lower_vector::vector_of(cx, ty)?;
            let (number, control) = (known(cx, 3)?, known(cx, 5)?);
            let count = rows[0].lanes.len() as u32;
            let mut made = computed(cx, op, &rows, (to, count), (number, control))?;
            let mask = mask_lanes(cx, arg(4), count)?;
            // Other lanes than the lowest are those of the second vector.
            let mut all = lower_vector::lane_values(cx, arg(1))?;
            let mut instead = lower_vector::lane_values(cx, arg(0))?;
            if zero {
                let none = cx.constant(to.ty, 0);
                instead.fill(none);
            }
            choose(cx, &mask, &mut made, &instead);
            all[..made.len()].copy_from_slice(&made);
            Ok(lower_vector::of_lanes(cx, &all))
        }
    }
}

/// `vpmovdb` and its like to memory: lanes that a mask has.
pub(super) fn narrow_to_memory(
    cx: &mut Cx<'_>,
    (how, bits): (Narrowing, u8),
    args: [Operand; 3],
) -> Done<Repr> {
    let [ptr, value, mask] = args;
    let source = row(cx, value)?;
    let to = narrow(bits);
    let count = source.lanes.len() as u32;
    let operands = [source];
    let made = computed(cx, LaneOp::Narrow(how), &operands, (to, count), (0, 4))?;
    let mask = mask_lanes(cx, mask, count)?;
    let at = cx.address(ptr)?;
    let slot = cx.b.slot(8, 8);
    let nowhere = cx.materialize(Repr::Slot(slot, 0))?;
    for (i, &lane) in made.iter().enumerate() {
        let here = cx.moved(at, i as u64 * u64::from(to.ty.bytes()));
        let here = match &mask {
            None => here,
            Some(mask) => {
                let place = cx.plus(here.0, here.1.into());
                (scalar::select_values(cx, mask[i], place, nowhere), 0)
            }
        };
        memory::store_scalar(cx, to, MemFlags::PLAIN, lane, here);
    }
    Ok(Repr::Unset)
}

/// An integer of 8, 16 or 32 bits.
fn narrow(bits: u8) -> Scalar {
    Scalar::full(match bits {
        8 => Type::I8,
        16 => Type::I16,
        _ => Type::I32,
    })
}

/// The lanes of a result that is a vector, or that it is one itself.
fn result_lanes(cx: &Cx<'_>, ty: TypeId) -> Done<(Scalar, u32)> {
    match lower_vector::of_type(cx, ty) {
        Some(vector) => Ok(vector),
        None => Ok((scalar::of_type(cx, ty)?, 1)),
    }
}

/// A result that is a vector of these lanes, or the only one.
fn of_type(cx: &mut Cx<'_>, ty: TypeId, lanes: Lanes) -> Repr {
    match (lower_vector::of_type(cx, ty), lanes.first()) {
        (None, Some(&lane)) => Repr::Value(lane),
        _ => lower_vector::of_lanes(cx, &lanes),
    }
}

/// A constant argument.
fn constant(cx: &mut Cx<'_>, operand: Operand) -> Done<u64> {
    match cx.repr(operand)? {
        Repr::Const(_, number) => Ok(number),
        _ => Err(cx.invalid("its control is not constant")),
    }
}

/// Operands in front of what is instead: vectors, and a number among them.
fn operands(cx: &mut Cx<'_>, args: &[u32]) -> Done<(SmallVec<[Row; 3]>, u64)> {
    let mut rows = SmallVec::new();
    let mut number = 0;
    for &word in args {
        let operand = Operand(word);
        match lower_vector::of_type(cx, cx.type_of(operand)) {
            Some(_) => rows.push(row(cx, operand)?),
            None => number = constant(cx, operand)?,
        }
    }
    Ok((rows, number))
}

fn row(cx: &mut Cx<'_>, operand: Operand) -> Done<Row> {
    let ty = cx.type_of(operand);
    Ok(match lower_vector::of_type(cx, ty) {
        Some((scalar, _)) => Row {
            scalar,
            lanes: lower_vector::lane_values(cx, operand)?,
        },
        None => Row {
            scalar: scalar::of_type(cx, ty)?,
            lanes: Lanes::from_slice(&[cx.value(operand)?]),
        },
    })
}

fn lowest(cx: &mut Cx<'_>, operand: Operand) -> Done<Row> {
    let mut row = row(cx, operand)?;
    row.lanes.truncate(1);
    Ok(row)
}

/// Whether each lane is of a mask, which is an integer or a vector of bits; [`None`] if all are.
pub(super) fn mask_lanes(cx: &mut Cx<'_>, mask: Operand, count: u32) -> Done<Option<Lanes>> {
    let ty = cx.type_of(mask);
    if lower_vector::of_type(cx, ty).is_some() {
        return lower_vector::lane_values(cx, mask).map(Some);
    }
    let all = u64::MAX >> (64 - count.clamp(1, 64));
    if let Repr::Const(_, bits) = cx.repr(mask)?
        && bits & all == all
    {
        return Ok(None);
    }
    let from = scalar::of_type(cx, ty)?;
    let word = cx.value(mask)?;
    let word = scalar::zext(cx, word, from, Scalar::PTR);
    Ok(Some(bits_as_lanes(cx, word, count)))
}

/// The low bits of a word, each as an `i1`.
pub(super) fn bits_as_lanes(cx: &mut Cx<'_>, word: Value, count: u32) -> Lanes {
    let bits = std::iter::repeat_n(Scalar::BOOL, count as usize);
    lower_vector::lanes_of_bits(cx, bits, &[word])
}

/// Puts what is instead in the lanes that a mask does not have.
fn choose(cx: &mut Cx<'_>, mask: &Option<Lanes>, made: &mut Lanes, instead: &Lanes) {
    let Some(mask) = mask else { return };
    for ((lane, &other), &bit) in made.iter_mut().zip(instead).zip(mask) {
        *lane = scalar::select_values(cx, bit, *lane, other);
    }
}

/// Computes lanes; the control may say how is rounded.
fn computed(
    cx: &mut Cx<'_>,
    op: LaneOp,
    rows: &[Row],
    (to, len): (Scalar, u32),
    (number, control): (u64, u64),
) -> Done<Lanes> {
    if let LaneOp::Runtime(single, double) = op {
        return by_runtime(cx, (single, double), rows, to, (number, control));
    }
    let mode = match op {
        // These bear no rounding: the control only says whether there are exceptions.
        LaneOp::Limit(_) | LaneOp::Narrow(_) | LaneOp::FromHalf | LaneOp::ToHalf => None,
        LaneOp::ToInt { rounds: false, .. } => None,
        LaneOp::Arith(_)
        | LaneOp::Sqrt
        | LaneOp::Fma
        | LaneOp::FmaAddSub
        | LaneOp::ToInt { .. }
        | LaneOp::FromInt { .. }
        | LaneOp::Resize
        | LaneOp::Runtime(..) => static_rounding(control),
    };
    let before = match mode {
        None => None,
        Some(mode) => {
            let before = scalar::libcall(cx, Libcall::GetRounding, Type::I32, &[])?;
            let mode = cx.constant(Type::I32, mode);
            scalar::libcall(cx, Libcall::SetRounding, Type::I32, &[mode])?;
            Some(before)
        }
    };
    // Nearest is how halves are rounded in any case.
    let as_set = mode.is_some_and(|mode| mode != 1);
    let mut lanes = Lanes::new();
    for i in 0..len as usize {
        let mut values = SmallVec::<[Value; 3]>::new();
        values.extend(rows.iter().filter_map(|row| row.lanes.get(i)).copied());
        constrained::pin(cx, mode.is_some(), &mut values)?;
        let from = rows.first().map_or(to, |row| row.scalar);
        let mut made = [lane(cx, (op, number, i, as_set), from, to, &values)?];
        constrained::pin(cx, mode.is_some(), &mut made)?;
        lanes.push(made[0]);
    }
    if let Some(before) = before {
        scalar::libcall(cx, Libcall::SetRounding, Type::I32, &[before])?;
    }
    Ok(lanes)
}

/// One lane, of this number.
fn lane(
    cx: &mut Cx<'_>,
    (op, number, i, as_set): (LaneOp, u64, usize, bool),
    from: Scalar,
    to: Scalar,
    values: &[Value],
) -> Done<Value> {
    let get = |n: usize| values.get(n).copied();
    let Some(a) = get(0) else {
        return Err(cx.invalid("it lacks arguments"));
    };
    let b = get(1).unwrap_or(a);
    match op {
        LaneOp::Arith(op) => by_float(cx, from, &[a, b], as_set, |cx, scalar, v| {
            arith::intrinsic_value(cx, IntrinsicOp::Arith(op), scalar, scalar, v)
        }),
        LaneOp::Limit(cond) => {
            let x = [widened(cx, from, a)?, widened(cx, from, b)?];
            let holds = scalar::fcmp_reprs(cx, cond, float_of(from), x)?;
            let holds = cx.materialize(holds)?;
            Ok(scalar::select_values(cx, holds, a, b))
        }
        LaneOp::Sqrt => by_float(cx, from, &[a], as_set, |cx, scalar, v| {
            Ok(cx.b.unary(UnaryOp::Fsqrt, scalar.ty, v[0]))
        }),
        LaneOp::Fma | LaneOp::FmaAddSub => {
            let Some(mut c) = get(2) else {
                return Err(cx.invalid("it lacks arguments"));
            };
            if op == LaneOp::FmaAddSub && i.is_multiple_of(2) {
                c = small_float::fneg_value(cx, from, c);
            }
            fused(cx, from, [a, b, c], as_set)
        }
        LaneOp::ToInt { signed, rounds } => {
            let x = widened(cx, from, a)?;
            to_int(cx, (signed, rounds), float_of(from), to, x)
        }
        LaneOp::FromInt { signed: false } if as_set && from.bits == 64 => {
            let made = from_word(cx, float_of(to), a);
            shortened(cx, to, made, as_set)
        }
        LaneOp::FromInt { signed } => {
            let op = if signed {
                CastOp::SIToFP
            } else {
                CastOp::UIToFP
            };
            let made = scalar::cast_value(cx, op, from, float_of(to), a)?;
            // Integers that a half can be are exact as `float`.
            shortened(cx, to, made, as_set)
        }
        LaneOp::Resize => {
            let longer =
                from.small.is_some() || to.small.is_none() && from.ty.bytes() < to.ty.bytes();
            match (longer, to.small) {
                (true, _) => scalar::cast_value(cx, CastOp::FPExt, from, to, a),
                (false, None) => scalar::cast_value(cx, CastOp::FPTrunc, from, to, a),
                (false, Some(_)) => shortened(cx, to, a, as_set),
            }
        }
        LaneOp::FromHalf => {
            let half = Scalar::small(SmallFloat::Half);
            scalar::cast_value(cx, CastOp::FPExt, half, to, a)
        }
        LaneOp::ToHalf => {
            let control = cx.constant(Type::I32, number);
            let bits = emulate(cx, Emulated::Cvtps2ph, &[(from, &[a])], &[control], to, 1)?;
            Ok(bits[0])
        }
        LaneOp::Narrow(how) => Ok(narrowed(cx, how, from, to, a)),
        LaneOp::Runtime(..) => Err(cx.invalid("the runtime carries it out")),
    }
}

/// The float that a small one is computed as.
fn float_of(scalar: Scalar) -> Scalar {
    match scalar.small {
        Some(_) => Scalar::full(Type::F32),
        None => scalar,
    }
}

/// A lane as that.
fn widened(cx: &mut Cx<'_>, scalar: Scalar, value: Value) -> Done<Value> {
    match scalar.small {
        Some(_) => scalar::cast_value(cx, CastOp::FPExt, scalar, float_of(scalar), value),
        None => Ok(value),
    }
}

/// And back, rounded to nearest or as the processor is set.
fn shortened(cx: &mut Cx<'_>, scalar: Scalar, value: Value, as_set: bool) -> Done<Value> {
    let from = Scalar::full(cx.b.func.ty(value));
    match scalar.small {
        Some(_) if as_set => {
            let float = Scalar::full(Type::F32);
            let value = match from == float {
                true => value,
                // Rounded in one direction twice, it is as rounded once. To nearest, the runtime does it.
                false => scalar::cast_value(cx, CastOp::FPTrunc, from, float, value)?,
            };
            let as_set = cx.constant(Type::I32, 4);
            let lanes = emulate(
                cx,
                Emulated::Cvtps2ph,
                &[(float, &[value])],
                &[as_set],
                scalar,
                1,
            )?;
            Ok(lanes[0])
        }
        Some(_) => scalar::cast_value(cx, CastOp::FPTrunc, from, scalar, value),
        None => Ok(value),
    }
}

/// An operation that `float` has precision enough for that a `half` is rounded once.
fn by_float(
    cx: &mut Cx<'_>,
    scalar: Scalar,
    values: &[Value],
    as_set: bool,
    f: impl Fn(&mut Cx<'_>, Scalar, &[Value]) -> Done<Value>,
) -> Done<Value> {
    let mut wide = SmallVec::<[Value; 2]>::new();
    for &value in values {
        wide.push(widened(cx, scalar, value)?);
    }
    let made = f(cx, float_of(scalar), &wide)?;
    shortened(cx, scalar, made, as_set)
}

/// A product and a sum. Those of halves are exact as `double`, or what is lost is far below a half's last place.
pub(super) fn fused(
    cx: &mut Cx<'_>,
    scalar: Scalar,
    args: [Value; 3],
    as_set: bool,
) -> Done<Value> {
    if scalar.small.is_none() {
        return arith::math(cx, Maths::Fma, scalar, &args);
    }
    let double = Scalar::full(Type::F64);
    let mut wide = [args[0]; 3];
    for (to, value) in wide.iter_mut().zip(args) {
        *to = scalar::cast_value(cx, CastOp::FPExt, scalar, double, value)?;
    }
    let made = arith::math(cx, Maths::Fma, double, &wide)?;
    shortened(cx, scalar, made, as_set)
}

/// An integer of 64 bits without sign as a float, rounded once in each direction: half of it where its sign bit is set, with
/// the bit that is lost kept in the lowest one.
fn from_word(cx: &mut Cx<'_>, to: Scalar, x: Value) -> Value {
    let (one, zero) = (cx.constant(Type::I64, 1), cx.constant(Type::I64, 0));
    let half = cx.b.binary(BinaryOp::Lshr, x, one);
    let lost = cx.b.binary(BinaryOp::And, x, one);
    let half = cx.b.binary(BinaryOp::Or, half, lost);
    let is_large = cx.b.icmp(IntCond::Slt, x, zero);
    let x = scalar::select_values(cx, is_large, half, x);
    let made = cx.b.unary(UnaryOp::StoF, to.ty, x);
    let twice = cx.b.binary(BinaryOp::Fadd, made, made);
    scalar::select_values(cx, is_large, twice, made)
}

/// A float as an integer; all ones without sign, or the least with sign, stand for what does not fit.
fn to_int(
    cx: &mut Cx<'_>,
    (signed, rounds): (bool, bool),
    from: Scalar,
    to: Scalar,
    x: Value,
) -> Done<Value> {
    let x = match rounds {
        true => arith::math(cx, Maths::NearbyInt, from, &[x])?,
        false => x,
    };
    if signed && to.bits >= 32 {
        return scalar::cast_value(cx, CastOp::FPToSI, from, to, x);
    }
    let power = |n: u64| match from.ty {
        Type::F32 => (127 + n) << 23,
        _ => (1023 + n) << 52,
    };
    let bits = u64::from(to.bits);
    let sign = 1u64 << (from.ty.bits() - 1);
    let x = arith::math(cx, Maths::Trunc, from, &[x])?;
    let (op, least, above, instead) = match signed {
        true => (
            CastOp::FPToSI,
            power(bits - 1) | sign,
            power(bits - 1),
            1 << (bits - 1),
        ),
        false => (CastOp::FPToUI, 0, power(bits), to.mask()),
    };
    let (least, above) = (cx.constant(from.ty, least), cx.constant(from.ty, above));
    let fits = scalar::fcmp_values(cx, FloatCond::Oge, from.ty, [x, least]);
    let is_below = scalar::fcmp_values(cx, FloatCond::Olt, from.ty, [x, above]);
    let fits = cx.b.binary(BinaryOp::And, fits, is_below);
    let made = scalar::cast_value(cx, op, from, to, x)?;
    let instead = cx.constant(to.ty, instead);
    Ok(scalar::select_values(cx, fits, made, instead))
}

/// A narrower integer.
fn narrowed(cx: &mut Cx<'_>, how: Narrowing, from: Scalar, to: Scalar, a: Value) -> Value {
    let bits = u32::from(to.bits);
    let limit = |cx: &mut Cx<'_>, cond: IntCond, a: Value, limit: u64| {
        let limit = cx.constant(from.ty, limit & from.mask());
        let beyond = cx.b.icmp(cond, a, limit);
        scalar::select_values(cx, beyond, limit, a)
    };
    let a = match how {
        Narrowing::Low => a,
        Narrowing::Signed => {
            let most = (1u64 << (bits - 1)) - 1;
            let a = limit(cx, IntCond::Sgt, a, most);
            limit(cx, IntCond::Slt, a, !most)
        }
        Narrowing::Unsigned => limit(cx, IntCond::Ugt, a, (1 << bits) - 1),
    };
    scalar::trunc(cx, a, from, to)
}

/// An operation of the runtime on floats, of which those of 16 bits are widened.
fn by_runtime(
    cx: &mut Cx<'_>,
    (single, double): (Emulated, Emulated),
    rows: &[Row],
    to: Scalar,
    (number, control): (u64, u64),
) -> Done<Lanes> {
    let float = float_of(to);
    let which = if float.ty == Type::F64 {
        double
    } else {
        single
    };
    let mut wide = SmallVec::<[(Scalar, Lanes); 3]>::new();
    for row in rows {
        let mut lanes = Lanes::new();
        for &lane in &row.lanes {
            lanes.push(widened(cx, row.scalar, lane)?);
        }
        wide.push((float_of(row.scalar), lanes));
    }
    let count = wide.first().map_or(0, |(_, lanes)| lanes.len());
    let (number, control) = (
        cx.constant(Type::I32, number),
        cx.constant(Type::I32, control),
    );
    let mut made = Lanes::new();
    for start in (0..count).step_by(16) {
        let end = count.min(start + 16);
        let part: SmallVec<[(Scalar, &[Value]); 3]> = wide
            .iter()
            .map(|(scalar, lanes)| (*scalar, &lanes[start..end]))
            .collect();
        let lanes = emulate(cx, which, &part, &[number, control], float, end - start)?;
        for lane in lanes {
            // A difference is rounded as the number says.
            made.push(match to.small {
                Some(_) if which == Emulated::Reduceps => {
                    let bits = emulate(
                        cx,
                        Emulated::Cvtps2ph,
                        &[(float, &[lane])],
                        &[number],
                        to,
                        1,
                    )?;
                    bits[0]
                }
                _ => shortened(cx, to, lane, false)?,
            });
        }
    }
    Ok(made)
}

/// An instruction that the runtime carries out on lanes and numbers; its first lanes.
pub(super) fn emulate(
    cx: &mut Cx<'_>,
    which: Emulated,
    rows: &[(Scalar, &[Value])],
    numbers: &[Value],
    to: Scalar,
    count: usize,
) -> Done<Lanes> {
    let (at, _) = emulated(cx, which, rows, numbers)?;
    let mut lanes = Lanes::new();
    for i in 0..count as u32 {
        let offset = (i * to.ty.bytes()) as i32;
        lanes.push(memory::load_scalar(cx, to, MemFlags::PLAIN, (at, offset)));
    }
    Ok(lanes)
}

/// The same; where the result is, and what is returned.
pub(super) fn emulated(
    cx: &mut Cx<'_>,
    which: Emulated,
    rows: &[(Scalar, &[Value])],
    numbers: &[Value],
) -> Done<(Value, Value)> {
    let (first, lanes) = rows
        .first()
        .map_or((Scalar::PTR, 1), |(s, l)| (*s, l.len()));
    let bytes = lanes as u64 * u64::from(first.ty.bytes());
    let stride = stride(bytes);
    let slot = cx.b.slot(stride * (rows.len() + numbers.len()) as u32, 16);
    let at = cx.materialize(Repr::Slot(slot, 0))?;
    for (n, (scalar, lanes)) in rows.iter().enumerate() {
        for (i, &lane) in lanes.iter().enumerate() {
            let offset = n as u32 * stride + i as u32 * scalar.ty.bytes();
            memory::store_scalar(cx, *scalar, MemFlags::PLAIN, lane, (at, offset as i32));
        }
    }
    for (n, &number) in numbers.iter().enumerate() {
        let scalar = Scalar::full(cx.b.func.ty(number));
        let offset = (rows.len() + n) as u32 * stride;
        memory::store_scalar(cx, scalar, MemFlags::PLAIN, number, (at, offset as i32));
    }
    let which = cx.constant(Type::I64, which as u64);
    let bytes = cx.constant(Type::I64, bytes);
    let returned = scalar::libcall(cx, Libcall::Emulate, Type::I64, &[at, which, bytes])?;
    Ok((at, returned))
}

/// `vcmpps`, `vfpclassps` and others whose result is a mask: whether each lane is of it.
pub(super) fn compare(cx: &mut Cx<'_>, args: &[u32], lanes: Option<usize>) -> Done<Lanes> {
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    let (a, b) = (row(cx, arg(0))?, row(cx, arg(1))?);
    let cond = CONDITIONS[(constant(cx, arg(2))? & 15) as usize];
    let mut found = Lanes::new();
    let pairs = a.lanes.iter().zip(&b.lanes);
    for (&x, &y) in pairs.take(lanes.unwrap_or(usize::MAX)) {
        let values = [widened(cx, a.scalar, x)?, widened(cx, a.scalar, y)?];
        let holds = scalar::fcmp_reprs(cx, cond, float_of(a.scalar), values)?;
        found.push(cx.materialize(holds)?);
    }
    Ok(found)
}

/// `vfpclassps`: whether each lane is of the classes of a number.
pub(super) fn classes(cx: &mut Cx<'_>, args: &[u32], lanes: Option<usize>) -> Done<Lanes> {
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    let a = row(cx, arg(0))?;
    let asked = constant(cx, arg(1))?;
    // The classes of `llvm.is.fpclass`: both signs of a denormal, and all finite negative numbers but zero.
    const CLASSES: [u64; 8] = [
        1 << 1,
        1 << 6,
        1 << 5,
        1 << 9,
        1 << 2,
        1 << 4 | 1 << 7,
        1 << 3 | 1 << 4,
        1,
    ];
    let classes = (0..8).filter(|bit| asked >> bit & 1 != 0);
    let classes = classes.fold(0, |set, bit| set | CLASSES[bit]);
    let mut found = Lanes::new();
    for &x in a.lanes.iter().take(lanes.unwrap_or(usize::MAX)) {
        found.push(is_fpclass(cx, a.scalar, x, classes)?);
    }
    Ok(found)
}

/// A mask of lanes, and what another one has of them.
pub(super) fn masked(cx: &mut Cx<'_>, lanes: &mut Lanes, mask: Operand) -> Done<()> {
    if let Some(mask) = mask_lanes(cx, mask, lanes.len() as u32)? {
        for (lane, &bit) in lanes.iter_mut().zip(&mask) {
            *lane = cx.b.binary(BinaryOp::And, *lane, bit);
        }
    }
    Ok(())
}

/// Bits of lanes as a word.
pub(super) fn word_of(cx: &mut Cx<'_>, lanes: &[Value]) -> Value {
    let bits = std::iter::repeat_n(Scalar::BOOL, lanes.len());
    let words = lower_vector::bits_of_lanes(cx, bits, lanes);
    words[0]
}

/// `vcvtsi2ss`: a vector with an integer as its lowest lane.
pub(super) fn lowest_from_int(
    cx: &mut Cx<'_>,
    signed: bool,
    ty: TypeId,
    args: &[u32],
) -> Done<Repr> {
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    let (to, _) = lower_vector::vector_of(cx, ty)?;
    let operand = [row(cx, arg(1))?];
    let control = match args.get(2) {
        Some(&word) => constant(cx, Operand(word))?,
        None => 4,
    };
    let made = computed(
        cx,
        LaneOp::FromInt { signed },
        &operand,
        (to, 1),
        (0, control),
    )?;
    let mut lanes = lower_vector::lane_values(cx, arg(0))?;
    lanes[0] = made[0];
    Ok(lower_vector::of_lanes(cx, &lanes))
}

/// An instruction on whole vectors that the runtime carries out.
pub(super) fn whole(cx: &mut Cx<'_>, which: Emulated, ty: TypeId, args: &[u32]) -> Done<Repr> {
    let mut rows = SmallVec::<[Row; 3]>::new();
    let mut numbers = SmallVec::<[Value; 1]>::new();
    for &word in args {
        let operand = Operand(word);
        match lower_vector::of_type(cx, cx.type_of(operand)) {
            Some(_) => rows.push(row(cx, operand)?),
            None => numbers.push(cx.value(operand)?),
        }
    }
    let rows: SmallVec<[(Scalar, &[Value]); 3]> = rows
        .iter()
        .map(|row| (row.scalar, &row.lanes[..]))
        .collect();
    let (to, len) = lower_vector::vector_of(cx, ty)?;
    let lanes = emulate(cx, which, &rows, &numbers, to, len as usize)?;
    Ok(lower_vector::of_lanes(cx, &lanes))
}
