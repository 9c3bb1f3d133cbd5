//! Calls of intrinsics: what the rows of `table` become.
//!
//! Those of scalars take vectors lane by lane; each file beside this one has those of one kind of
//! type.

pub(super) mod big;
pub(super) mod float;
pub(super) mod memory;
pub(super) mod predicated;
mod table;
pub(super) mod vector;
pub(super) mod wide;
pub(super) mod x86;

pub use table::IntrinsicOp;
pub(crate) use vector::VectorOp;

use super::fail::{self, Done};
use super::family::Family;
use super::info::{Scalar, SmallFloat};
use super::operand::Repr;
use super::vector::Lanes;
use super::{
    Cx, aggregate, arith, call, constrained, elements, exception, family, memory as lower_memory,
    roots, scalar, simd, stack_map, varargs, vector as lower_vector,
};
use crate::diag::{Diagnostic, Span};
use crate::ir::inst::Flags;
use crate::ir::intrinsics::{self, Found};
use crate::ir::{self, CallData, CastOp, Const, GlobalId, Module, Operand};
use crate::lir::Libcall;
use crate::lir::{BinaryOp, InstData, Locality, Maths, MemFlags, Type, UnaryOp, Value};
use smallvec::SmallVec;

/// The intrinsic that a symbol is.
#[inline]
pub(super) fn intrinsic(cx: &Cx<'_>, global: GlobalId) -> Option<IntrinsicOp> {
    cx.info.intrinsic(global)
}
pub(super) fn call_intrinsic(
    cx: &mut Cx<'_>,
    intrinsic: IntrinsicOp,
    global: GlobalId,
    inst: ir::Inst,
    call: &CallData,
) -> Done<Repr> {
    let args = cx.body.pool.get(call.args);
    // How constrained floating point is to be rounded and what exceptions count for: engines
    // follow the processor's state, and keep the order of what may be seen.
    let is_metadata = |&&word: &&u32| {
        let id = Operand(word).as_const();
        id.is_some_and(|id| matches!(cx.module.consts.get(id), Const::Metadata(_)))
    };
    let more = args.iter().rev().take_while(is_metadata).count();
    let args = match intrinsic {
        IntrinsicOp::Unknown | IntrinsicOp::Drop | IntrinsicOp::Compares(_) => args,
        _ => &args[..args.len() - more],
    };
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    let ty = cx.body.inst_type(inst);
    let intrinsic = match intrinsic {
        IntrinsicOp::NumberOf(op) if call.flags.has(Flags::NSZ) => IntrinsicOp::NumberOfAnyZero(op),
        other => other,
    };
    if !lanes_fit(cx, intrinsic, args) {
        let name = cx.module.names.text(cx.module.globals[global].name);
        let what = format!("`@{name}` of a vector of other elements than it is for");
        return Err(fail::unsupported(cx.span(), what).into());
    }
    match intrinsic {
        IntrinsicOp::Unknown => Err(Box::new(unsupported(cx.module, global, cx.span())).into()),
        IntrinsicOp::Drop => Ok(Repr::Unset),
        IntrinsicOp::First => cx.repr(arg(0)),
        IntrinsicOp::TypeId => exception::type_id(cx, arg(0)),
        IntrinsicOp::SjljSetjmp => exception::sjlj_setjmp(cx, arg(0)),
        IntrinsicOp::SjljLongjmp => exception::sjlj_longjmp(cx, arg(0)),
        IntrinsicOp::Copy(helper) => {
            let is_volatile = is_volatile(cx, args)?;
            memory::copy(cx, helper, is_volatile, [arg(0), arg(1), arg(2)])
        }
        IntrinsicOp::Set => {
            let is_volatile = is_volatile(cx, args)?;
            memory::set(cx, is_volatile, [arg(0), arg(1), arg(2)])
        }
        IntrinsicOp::SetPattern => {
            let is_volatile = is_volatile(cx, args)?;
            memory::set_pattern(cx, is_volatile, [arg(0), arg(1), arg(2)])
        }
        IntrinsicOp::Elements(helper) => {
            memory::set_elements(cx, helper, [arg(0), arg(1), arg(2), arg(3)])
        }
        IntrinsicOp::Trap => {
            call::abort(cx, inst);
            Ok(Repr::Unset)
        }
        IntrinsicOp::StackSave => Ok(Repr::Value(cx.b.value(InstData::StackSave, Type::I64))),
        IntrinsicOp::StackRestore => {
            let saved = cx.value(arg(0))?;
            cx.b.effect(InstData::StackRestore { saved });
            Ok(Repr::Unset)
        }
        IntrinsicOp::Fence => {
            cx.b.effect(InstData::Fence);
            Ok(Repr::Unset)
        }
        IntrinsicOp::Root if roots::has_frame(cx) => Ok(Repr::Unset),
        IntrinsicOp::Root => Err(cx.unsupported("a root of a collector without a shadow stack")),
        IntrinsicOp::RootRead => {
            let at = cx.address(arg(1))?;
            let value = lower_memory::load_scalar(cx, Scalar::PTR, MemFlags::PLAIN, at);
            Ok(Repr::Value(value))
        }
        IntrinsicOp::RootWrite => {
            let (value, at) = (cx.value(arg(0))?, cx.address(arg(2))?);
            lower_memory::store_scalar(cx, Scalar::PTR, MemFlags::PLAIN, value, at);
            Ok(Repr::Unset)
        }
        IntrinsicOp::InitTrampoline => {
            let (place, function, nest) = (cx.value(arg(0))?, cx.value(arg(1))?, cx.value(arg(2))?);
            let code =
                scalar::libcall(cx, Libcall::Trampoline, Type::I64, &[place, function, nest])?;
            cx.b.store(code, place, 0);
            Ok(Repr::Unset)
        }
        IntrinsicOp::AdjustTrampoline => {
            let place = cx.value(arg(0))?;
            Ok(Repr::Value(cx.b.load(Type::I64, place, 0)))
        }
        IntrinsicOp::Mapped(what) => stack_map::mapped(cx, what, (inst, call), (args, ty)),
        IntrinsicOp::Prefetch => prefetch(cx, args),
        IntrinsicOp::Pause => {
            cx.b.effect(InstData::Pause);
            Ok(Repr::Unset)
        }
        IntrinsicOp::StackProtector => {
            let (canary, at) = (cx.value(arg(0))?, cx.address(arg(1))?);
            lower_memory::store_scalar(cx, Scalar::PTR, MemFlags::VOLATILE, canary, at);
            Ok(Repr::Unset)
        }
        IntrinsicOp::FrameAddress => match cx.repr(arg(0))? {
            Repr::Const(_, 0) => Ok(Repr::Value(cx.b.value(InstData::StackSave, Type::I64))),
            _ => Ok(Repr::Const(Type::I64, 0)),
        },
        IntrinsicOp::EntryStack => {
            let at = cx.b.value(InstData::EntryStack, Type::I64);
            Ok(Repr::Value(at))
        }
        IntrinsicOp::ReturnAddress => match cx.repr(arg(0))? {
            Repr::Const(_, 0) => {
                let at = cx.b.value(InstData::EntryStack, Type::I64);
                Ok(Repr::Value(cx.b.load(Type::I64, at, 0)))
            }
            _ => Ok(Repr::Const(Type::I64, 0)),
        },
        IntrinsicOp::VaStart => varargs::va_start(cx, arg(0)),
        IntrinsicOp::VaCopy => varargs::va_copy(cx, arg(0), arg(1)),
        IntrinsicOp::LoadRelative => Ok(Repr::Value(load_relative(cx, arg(0), arg(1))?)),
        IntrinsicOp::CheckedLoad | IntrinsicOp::CheckedLoadRelative => {
            let pointer = match intrinsic {
                IntrinsicOp::CheckedLoad => {
                    let at = offset_address(cx, arg(0), arg(1))?;
                    lower_memory::load_scalar(cx, Scalar::PTR, MemFlags::PLAIN, (at, 0))
                }
                _ => load_relative(cx, arg(0), arg(1))?,
            };
            let is_expected = cx.constant(Type::I8, 1);
            Ok(aggregate::with_leaves(cx, ty, &[pointer, is_expected]))
        }
        IntrinsicOp::ArrayElement | IntrinsicOp::StructField => {
            let (dimensions, index) = match intrinsic {
                IntrinsicOp::ArrayElement => (cx.repr(arg(1))?, arg(2)),
                _ => (Repr::Const(Type::I32, 1), arg(1)),
            };
            let Repr::Const(_, dimensions @ 0..8) = dimensions else {
                return Err(cx.unsupported("an array of more than seven dimensions"));
            };
            let Some(element) = call::element_type(cx, call, 0) else {
                return Err(cx.invalid("its first argument lacks an `elementtype`"));
            };
            let zero = predicated::zero(cx, cx.type_of(index))?;
            let zeros = std::iter::repeat_n(zero, dimensions as usize);
            let path = std::iter::once(arg(0)).chain(zeros).chain([index]);
            lower_memory::gep(cx, element, path)
        }
        IntrinsicOp::FloatState(helper) => float::float_state(cx, helper, ty, args),
        op => of_arguments(cx, op, ty, args, more > 0),
    }
}

/// The address so many bytes behind a pointer.
fn offset_address(cx: &mut Cx<'_>, base: Operand, offset: Operand) -> Done<Value> {
    let from = scalar::of_type(cx, cx.type_of(offset))?;
    let (base, offset) = (cx.value(base)?, cx.value(offset)?);
    let offset = scalar::sext(cx, offset, from, Scalar::PTR);
    Ok(cx.b.binary(BinaryOp::Add, base, offset))
}

/// The pointer whose distance from a base, in 32 bits, is at an offset from it.
fn load_relative(cx: &mut Cx<'_>, base: Operand, offset: Operand) -> Done<Value> {
    let at = offset_address(cx, base, offset)?;
    let word = Scalar::full(Type::I32);
    let distance = lower_memory::load_scalar(cx, word, MemFlags::PLAIN, (at, 0));
    let distance = scalar::sext(cx, distance, word, Scalar::PTR);
    let base = cx.value(base)?;
    Ok(cx.b.binary(BinaryOp::Add, base, distance))
}

/// `llvm.prefetch`: an address, whether it is written, how near it is to be kept, and whether it is data.
fn prefetch(cx: &mut Cx<'_>, args: &[u32]) -> Done<Repr> {
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    // What is written is brought in as what is read, as by all processors of the first version of x86-64.
    // Code is not brought in: there is an instruction for an address in the code itself only.
    if let Repr::Const(_, 1) = cx.repr(arg(3))? {
        let locality = match cx.repr(arg(2))? {
            Repr::Const(_, 0) => Locality::Once,
            Repr::Const(_, 1) => Locality::Third,
            Repr::Const(_, 2) => Locality::Second,
            _ => Locality::All,
        };
        let (addr, offset) = cx.address(arg(0))?;
        cx.b.effect(InstData::Prefetch {
            locality,
            addr,
            offset,
        });
    }
    Ok(Repr::Unset)
}

/// An intrinsic that computes a value of its arguments; `strict` is whether how it is to be rounded was
/// said too.
fn of_arguments(
    cx: &mut Cx<'_>,
    intrinsic: IntrinsicOp,
    ty: ir::TypeId,
    args: &[u32],
    strict: bool,
) -> Done<Repr> {
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    match intrinsic {
        IntrinsicOp::Zero => Ok(Repr::Const(scalar::of_type(cx, ty)?.ty, 0)),
        IntrinsicOp::ObjectSize => {
            let scalar = scalar::of_type(cx, ty)?;
            let unknown = match cx.repr(arg(1))? {
                Repr::Const(_, 0) => scalar.mask(),
                _ => 0,
            };
            Ok(Repr::Const(scalar.ty, unknown))
        }
        IntrinsicOp::Vector(op) => vector::vector_intrinsic(cx, op, ty, args),
        IntrinsicOp::X86(op) => x86::x86_intrinsic(cx, op, ty, args),
        IntrinsicOp::One => Ok(Repr::Const(scalar::of_type(cx, ty)?.ty, 1)),
        IntrinsicOp::Frexp => float::frexp(cx, ty, arg(0)),
        IntrinsicOp::TwoFloats(function) => float::two_floats(cx, function, ty, arg(0)),
        IntrinsicOp::Compares(signals) => {
            constrained::strict_fcmp(cx, signals, [arg(0), arg(1), arg(2)])
        }
        IntrinsicOp::Helper(helper) => {
            let mut values = SmallVec::<[Value; 2]>::new();
            for &word in args {
                values.push(cx.value(Operand(word))?);
            }
            let result = cx.info.scalar(ty).map_or(Type::I32, |scalar| scalar.ty);
            Ok(Repr::Value(scalar::libcall(cx, helper, result, &values)?))
        }
        IntrinsicOp::PtrMask => {
            let mask_ty = cx.type_of(arg(1));
            if let Some((from, _)) = lower_vector::of_type(cx, mask_ty) {
                return lower_vector::lanes_of_two(
                    cx,
                    ty,
                    [arg(0), arg(1)],
                    |cx, _, [ptr, mask]| {
                        let mask = scalar::zext(cx, mask, from, Scalar::PTR);
                        Ok(cx.b.binary(BinaryOp::And, ptr, mask))
                    },
                );
            }
            let from = scalar::of_type(cx, mask_ty)?;
            let (ptr, mask) = (cx.value(arg(0))?, cx.value(arg(1))?);
            let mask = scalar::zext(cx, mask, from, Scalar::PTR);
            Ok(Repr::Value(cx.b.binary(BinaryOp::And, ptr, mask)))
        }
        IntrinsicOp::Reduce(by) => {
            let in_registers = match *by {
                IntrinsicOp::Arith(op) => simd::reduce::reduce(cx, op, arg(0))?,
                IntrinsicOp::Pick(cond) => simd::reduce::reduce_pick(cx, cond, arg(0))?,
                _ => None,
            };
            match in_registers {
                Some(repr) => Ok(repr),
                None => elements::reduced(cx, None, arg(0), None, *by),
            }
        }
        IntrinsicOp::ReduceFrom(by) => elements::reduced(cx, Some(arg(0)), arg(1), None, *by),
        IntrinsicOp::Predicated(what) => predicated::predicated(cx, *what, ty, args),
        IntrinsicOp::HalfBits(op) => {
            let half = Scalar::small(SmallFloat::Half);
            let value = cx.value(arg(0))?;
            let value = match op {
                CastOp::FPExt => scalar::cast_value(cx, op, half, scalar::of_type(cx, ty)?, value)?,
                _ => scalar::cast_value(
                    cx,
                    op,
                    scalar::of_type(cx, cx.type_of(arg(0)))?,
                    half,
                    value,
                )?,
            };
            Ok(Repr::Value(value))
        }
        IntrinsicOp::Overflow(op, signed) => overflow(cx, op, signed, ty, args),
        _ => per_lane(cx, intrinsic, ty, args, strict),
    }
}

/// `llvm.*.with.overflow`, of any integers or vectors of them.
fn overflow(
    cx: &mut Cx<'_>,
    op: BinaryOp,
    signed: bool,
    ty: ir::TypeId,
    args: &[u32],
) -> Done<Repr> {
    let intrinsic = IntrinsicOp::Overflow(op, signed);
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    let operand = cx.type_of(arg(0));
    if let Some((scalar, _)) = lower_vector::of_type(cx, operand) {
        let (mut values, b) = (
            lower_vector::lane_values(cx, arg(0))?,
            lower_vector::lane_values(cx, arg(1))?,
        );
        let mut overflows = Lanes::new();
        for (value, b) in values.iter_mut().zip(b) {
            let (sum, overflow) = arith::with_overflow(cx, op, signed, scalar, *value, b);
            *value = sum;
            overflows.push(overflow);
        }
        values.extend(overflows);
        return Ok(lower_vector::of_lanes(cx, &values));
    }
    let family = family::family(cx, operand);
    if family == Family::Elements {
        return elements::split_by_element(cx, &[arg(0), arg(1)], 1, |cx, elem, args| {
            per_lane(cx, intrinsic, elem, &[args[0].0, args[1].0], false)
        });
    }
    if family == Family::Wide {
        return per_lane(cx, intrinsic, ty, args, false);
    }
    let scalar = scalar::of_type(cx, operand)?;
    let (a, b) = (cx.value(arg(0))?, cx.value(arg(1))?);
    let (value, overflow) = arith::with_overflow(cx, op, signed, scalar, a, b);
    Ok(aggregate::with_leaves(cx, ty, &[value, overflow]))
}

/// Whether the vectors among the arguments have elements that the intrinsic is for. Those of
/// `llvm.vp.*` and some reductions have any by their signature.
fn lanes_fit(cx: &Cx<'_>, intrinsic: IntrinsicOp, args: &[u32]) -> bool {
    let types = &cx.module.types;
    let resolved = args
        .iter()
        .map(|&arg| types.resolved(cx.type_of(Operand(arg))));
    let mut elements = resolved.filter_map(|ty| match ty {
        ir::Type::Vector { elem, .. } => Some(types.resolved(elem)),
        _ => None,
    });
    match intrinsic {
        IntrinsicOp::Predicated(&IntrinsicOp::Bits(UnaryOp::Bswap)) => {
            matches!(elements.next(), Some(ir::Type::Int(bits)) if bits % 16 == 0)
        }
        // A mask is last.
        IntrinsicOp::Reduce(_) | IntrinsicOp::ReduceFrom(_) | IntrinsicOp::Predicated(_) => {
            match (elements.next(), intrinsic.takes_floats()) {
                (Some(elem), Some(floats)) => elem.is_float() == floats,
                _ => true,
            }
        }
        IntrinsicOp::Vector(VectorOp::PartialSum) => {
            let first = elements.next();
            matches!(first, Some(ir::Type::Int(_))) && elements.next() == first
        }
        _ => true,
    }
}

/// Whether an access is volatile, which is said last; in older versions behind the alignment.
fn is_volatile(cx: &mut Cx<'_>, args: &[u32]) -> Done<bool> {
    let last = args.last().map_or(Operand::MISSING, |&word| Operand(word));
    Ok(!matches!(cx.repr(last)?, Repr::Const(_, 0)))
}

/// The error of an intrinsic that cannot be run.
#[cold]
pub(crate) fn unsupported(module: &Module, global: GlobalId, span: Span) -> Diagnostic {
    let name = module.names.text(module.globals[global].name);
    let what = format!("the intrinsic `@{name}`");
    let mut unsupported = Diagnostic::unsupported(span, what);
    if !matches!(intrinsics::find(name.as_bytes()), Some(Found::Intrinsic(_)))
        && let Some(near) = table::nearest(&name)
    {
        unsupported = unsupported.note(format!("there is `{near}`"));
    }
    unsupported
}

/// Whether an intrinsic can be called as a function is: one that cannot be run is refused where it is reached, and
/// what stands in front of it runs.
pub(super) fn is_called(
    cx: &Cx<'_>,
    intrinsic: IntrinsicOp,
    inst: ir::Inst,
    call: &CallData,
) -> bool {
    use ir::Type::{Metadata, Token, X86Amx};
    let is_value = |ty| !matches!(cx.module.types.resolved(ty), Metadata | Token | X86Amx);
    let mut args = cx.body.operands(call.args);
    intrinsic == IntrinsicOp::Unknown
        && is_value(cx.body.inst_type(inst))
        && args.all(|arg| is_value(cx.type_of(arg)))
}

/// An intrinsic of scalars, or of vectors lane by lane.
pub(super) fn per_lane(
    cx: &mut Cx<'_>,
    intrinsic: IntrinsicOp,
    ty: ir::TypeId,
    args: &[u32],
    strict: bool,
) -> Done<Repr> {
    let Some(&first) = args.first() else {
        return Err(cx.invalid("it lacks arguments"));
    };
    // The second argument of these only says what is undefined.
    let args = match intrinsic {
        IntrinsicOp::Abs | IntrinsicOp::Bits(_) => &args[..1],
        _ => args,
    };
    match (intrinsic, args) {
        (IntrinsicOp::Arith(op), &[a, b]) if !strict => {
            return family::binary(cx, op, ty, [Operand(a), Operand(b)]);
        }
        (IntrinsicOp::Convert(op), _) if !strict => {
            return family::cast(cx, op, ty, Operand(first));
        }
        (IntrinsicOp::Float(UnaryOp::Fneg), _) => return family::fneg(cx, ty, Operand(first)),
        _ => {}
    }
    let (from, to) = (
        family::family(cx, cx.type_of(Operand(first))),
        family::family(cx, ty),
    );
    let family = match intrinsic {
        IntrinsicOp::Convert(_) | IntrinsicOp::SaturatingCast(_) => from.max(to),
        _ if to == Family::Elements => to,
        _ => from,
    };
    (family.row().intrinsic)(cx, intrinsic, ty, args, strict)
}

/// An intrinsic of scalars.
pub(super) fn scalar_intrinsic(
    cx: &mut Cx<'_>,
    intrinsic: IntrinsicOp,
    ty: ir::TypeId,
    args: &[u32],
    strict: bool,
) -> Done<Repr> {
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    let (from, to) = (
        scalar::of_type(cx, cx.type_of(arg(0)))?,
        scalar::of_type(cx, ty)?,
    );
    let mut values = SmallVec::<[Value; 4]>::new();
    for &word in args {
        values.push(cx.value(Operand(word))?);
    }
    if has_exponent(intrinsic)
        && let Some(value) = values.get_mut(1)
    {
        let scalar = scalar::of_type(cx, cx.type_of(arg(1)))?;
        *value = float::as_exponent(cx, scalar, *value);
    }
    let value = constrained::maybe_strict(cx, strict, intrinsic, (from, to), &mut values)?;
    Ok(Repr::Value(value))
}

/// An intrinsic of vectors of scalars: in registers where there is an operation for that, else lane by
/// lane.
pub(super) fn lanes_intrinsic(
    cx: &mut Cx<'_>,
    intrinsic: IntrinsicOp,
    ty: ir::TypeId,
    args: &[u32],
    strict: bool,
) -> Done<Repr> {
    if let Some(repr) = intrinsic_in_registers(cx, intrinsic, ty, args, strict)? {
        return Ok(repr);
    }
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    let from_ty = cx.type_of(arg(0));
    let (from, len) = lower_vector::vector_of(cx, from_ty)?;
    let Some((to, _)) = lower_vector::of_type(cx, ty) else {
        return Err(cx.unsupported_type(from_ty));
    };
    let mut rows = SmallVec::<[Lanes; 3]>::new();
    for &word in args {
        let arg = Operand(word);
        rows.push(match lower_vector::of_type(cx, cx.type_of(arg)) {
            Some(_) => lower_vector::lane_values(cx, arg)?,
            None => SmallVec::from_elem(cx.value(arg)?, len as usize),
        });
    }
    let exponent = match has_exponent(intrinsic) && args.len() > 1 {
        true => match lower_vector::of_type(cx, cx.type_of(arg(1))) {
            Some((scalar, _)) => Some(scalar),
            None => Some(scalar::of_type(cx, cx.type_of(arg(1)))?),
        },
        false => None,
    };
    let mut values = SmallVec::<[Value; 4]>::new();
    let mut lanes = Lanes::new();
    for i in 0..len as usize {
        values.clear();
        values.extend(rows.iter().filter_map(|row| row.get(i)).copied());
        if let (Some(scalar), Some(value)) = (exponent, values.get_mut(1)) {
            *value = float::as_exponent(cx, scalar, *value);
        }
        lanes.push(constrained::maybe_strict(
            cx,
            strict,
            intrinsic,
            (from, to),
            &mut values,
        )?);
    }
    Ok(lower_vector::of_lanes(cx, &lanes))
}

/// An intrinsic for which there is an operation on vectors.
fn intrinsic_in_registers(
    cx: &mut Cx<'_>,
    intrinsic: IntrinsicOp,
    ty: ir::TypeId,
    args: &[u32],
    strict: bool,
) -> Done<Option<Repr>> {
    Ok(match (intrinsic, args) {
        (IntrinsicOp::Float(op @ (UnaryOp::Fabs | UnaryOp::Fsqrt)), &[a]) => {
            simd::float::float(cx, op, ty, Operand(a))?
        }
        (IntrinsicOp::Math(function), &[a]) if !strict => match function.rounding() {
            Some(op) => simd::float::float(cx, op, ty, Operand(a))?,
            None => None,
        },
        (IntrinsicOp::Math(Maths::Fma), &[a, b, c]) if !strict => {
            simd::float::fma(cx, ty, [Operand(a), Operand(b), Operand(c)])?
        }
        (IntrinsicOp::Saturate(op, signed), &[a, b]) => {
            simd::arith::saturating(cx, op, signed, ty, [Operand(a), Operand(b)])?
        }
        (IntrinsicOp::NumberOf(op), &[a, b]) if !strict => {
            simd::float::number_of(cx, op, false, ty, [Operand(a), Operand(b)])?
        }
        (IntrinsicOp::NumberOfAnyZero(op), &[a, b]) if !strict => {
            simd::float::number_of(cx, op, true, ty, [Operand(a), Operand(b)])?
        }
        (IntrinsicOp::FloatLimit(op), &[a, b]) if !strict => {
            simd::float::limit(cx, op, false, ty, [Operand(a), Operand(b)])?
        }
        (IntrinsicOp::NumberLimit(op), &[a, b]) if !strict => {
            simd::float::limit(cx, op, true, ty, [Operand(a), Operand(b)])?
        }
        (IntrinsicOp::Bits(op), &[a, ..]) => simd::arith::bits_of_lanes(cx, op, ty, Operand(a))?,
        (IntrinsicOp::BitReverse, &[a]) => simd::arith::reverse_bits(cx, ty, Operand(a))?,
        (IntrinsicOp::Pick(cond), &[a, b]) => {
            simd::arith::pick(cx, cond, ty, [Operand(a), Operand(b)])?
        }
        (IntrinsicOp::MulAdd, &[a, b, c]) => {
            simd::float::mul_add(cx, ty, [Operand(a), Operand(b), Operand(c)], strict)?
        }
        (IntrinsicOp::CopySign, &[a, b]) => {
            simd::float::copysign(cx, ty, [Operand(a), Operand(b)])?
        }
        (IntrinsicOp::Abs, &[a]) => simd::arith::abs(cx, ty, Operand(a))?,
        (IntrinsicOp::FunnelShift(op), &[a, b, by]) => {
            simd::arith::funnel(cx, op, ty, [Operand(a), Operand(b), Operand(by)])?
        }
        _ => None,
    })
}

/// Whether the second argument is the exponent of a power of two or of the first one.
fn has_exponent(intrinsic: IntrinsicOp) -> bool {
    matches!(
        intrinsic,
        IntrinsicOp::Powi | IntrinsicOp::Math(Maths::Ldexp)
    )
}
