//! Calls of intrinsics: what the rows of `table` become.
//!
//! Those of scalars take vectors lane by lane; each file beside this one has those of one kind of
//! type.

mod big;
mod float;
mod memory;
mod predicated;
mod table;
mod vector;
mod wide;
mod x86;

pub use table::IntrinsicOp;
pub use vector::VectorOp;

use super::Cx;
use super::fail::{self, Done, Fail};
use super::family::Family;
use super::info::{Scalar, SmallFloat};
use super::operand::Repr;
use super::vector::Lanes;
use crate::diag::Diagnostic;
use crate::ir::inst::Flags;
use crate::ir::intrinsics::{self, Found};
use crate::ir::{self, CallData, CastOp, Const, GlobalId, Operand};
use crate::lir::{BinaryOp, InstData, Maths, MemFlags, Type, UnaryOp, Value};
use smallvec::SmallVec;

impl Cx<'_> {
    /// The intrinsic that a symbol is.
    #[inline]
    pub fn intrinsic(&self, global: GlobalId) -> Option<IntrinsicOp> {
        self.info.intrinsic(global)
    }

    pub fn call_intrinsic(
        &mut self,
        intrinsic: IntrinsicOp,
        global: GlobalId,
        inst: ir::Inst,
        call: &CallData,
    ) -> Done<Repr> {
        let args = self.body.pool.get(call.args);
        // How constrained floating point is to be rounded and what exceptions count for: engines
        // follow the processor's state, and keep the order of what may be seen.
        let is_metadata = |&&word: &&u32| {
            let id = Operand(word).as_const();
            id.is_some_and(|id| matches!(self.module.consts.get(id), Const::Metadata(_)))
        };
        let more = args.iter().rev().take_while(is_metadata).count();
        let args = match intrinsic {
            IntrinsicOp::Unknown | IntrinsicOp::Drop | IntrinsicOp::Compares(_) => args,
            _ => &args[..args.len() - more],
        };
        let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
        let ty = self.body.inst_type(inst);
        let intrinsic = match intrinsic {
            IntrinsicOp::NumberOf(op) if call.flags.has(Flags::NSZ) => {
                IntrinsicOp::NumberOfAnyZero(op)
            }
            other => other,
        };
        if !self.lanes_fit(intrinsic, args) {
            let name = self.module.names.text(self.module.globals[global].name);
            let what = format!("`@{name}` of a vector of other elements than it is for");
            return Err(fail::unsupported(self.span(), what).into());
        }
        match intrinsic {
            IntrinsicOp::Unknown => Err(self.unknown_intrinsic(global)),
            IntrinsicOp::Drop => Ok(Repr::Unset),
            IntrinsicOp::First => self.repr(arg(0)),
            IntrinsicOp::TypeId => self.type_id(arg(0)),
            IntrinsicOp::SjljSetjmp => self.sjlj_setjmp(arg(0)),
            IntrinsicOp::SjljLongjmp => self.sjlj_longjmp(arg(0)),
            IntrinsicOp::Copy(helper) => {
                // Whether it is volatile is said last, in older versions behind the alignment.
                let last = arg(args.len().saturating_sub(1));
                let is_volatile = !matches!(self.repr(last)?, Repr::Const(_, 0));
                self.copy(helper, is_volatile, [arg(0), arg(1), arg(2)])
            }
            IntrinsicOp::Set => {
                let last = arg(args.len().saturating_sub(1));
                let is_volatile = !matches!(self.repr(last)?, Repr::Const(_, 0));
                self.set(is_volatile, [arg(0), arg(1), arg(2)])
            }
            IntrinsicOp::Elements(helper) => {
                self.set_elements(helper, [arg(0), arg(1), arg(2), arg(3)])
            }
            IntrinsicOp::Trap => {
                self.abort(inst);
                Ok(Repr::Unset)
            }
            IntrinsicOp::StackSave => Ok(Repr::Value(self.b.value(InstData::StackSave, Type::I64))),
            IntrinsicOp::StackRestore => {
                let saved = self.value(arg(0))?;
                self.b.effect(InstData::StackRestore { saved });
                Ok(Repr::Unset)
            }
            IntrinsicOp::Fence => {
                self.b.effect(InstData::Fence);
                Ok(Repr::Unset)
            }
            IntrinsicOp::FrameAddress => match self.repr(arg(0))? {
                Repr::Const(_, 0) => Ok(Repr::Value(self.b.value(InstData::StackSave, Type::I64))),
                _ => Ok(Repr::Const(Type::I64, 0)),
            },
            IntrinsicOp::VaStart => self.va_start(arg(0)),
            IntrinsicOp::VaCopy => self.va_copy(arg(0), arg(1)),
            IntrinsicOp::LoadRelative => {
                let from = self.scalar(self.type_of(arg(1)))?;
                let (base, offset) = (self.value(arg(0))?, self.value(arg(1))?);
                let offset = self.sext(offset, from, Scalar::PTR);
                let at = self.b.binary(BinaryOp::Add, base, offset);
                let word = Scalar::full(Type::I32);
                let distance = self.load_scalar(word, MemFlags::PLAIN, (at, 0));
                let distance = self.sext(distance, word, Scalar::PTR);
                Ok(Repr::Value(self.b.binary(BinaryOp::Add, base, distance)))
            }
            IntrinsicOp::FloatState(helper) => self.float_state(helper, ty, args),
            op => self.of_arguments(op, ty, args, more > 0),
        }
    }

    /// An intrinsic that computes a value of its arguments; `strict` is whether how it is to be rounded was
    /// said too.
    fn of_arguments(
        &mut self,
        intrinsic: IntrinsicOp,
        ty: ir::TypeId,
        args: &[u32],
        strict: bool,
    ) -> Done<Repr> {
        let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
        match intrinsic {
            IntrinsicOp::Zero => Ok(Repr::Const(self.scalar(ty)?.ty, 0)),
            IntrinsicOp::ObjectSize => {
                let scalar = self.scalar(ty)?;
                let unknown = match self.repr(arg(1))? {
                    Repr::Const(_, 0) => scalar.mask(),
                    _ => 0,
                };
                Ok(Repr::Const(scalar.ty, unknown))
            }
            IntrinsicOp::Vector(op) => self.vector_intrinsic(op, ty, args),
            IntrinsicOp::X86(op) => self.x86_intrinsic(op, ty, args),
            IntrinsicOp::One => Ok(Repr::Const(self.scalar(ty)?.ty, 1)),
            IntrinsicOp::Frexp => self.frexp(ty, arg(0)),
            IntrinsicOp::TwoFloats(function) => self.two_floats(function, ty, arg(0)),
            IntrinsicOp::Compares(signals) => self.strict_fcmp(signals, [arg(0), arg(1), arg(2)]),
            IntrinsicOp::Helper(helper) => {
                let mut values = SmallVec::<[Value; 2]>::new();
                for &word in args {
                    values.push(self.value(Operand(word))?);
                }
                let result = self.info.scalar(ty).map_or(Type::I32, |scalar| scalar.ty);
                Ok(Repr::Value(self.libcall(helper, result, &values)?))
            }
            IntrinsicOp::PtrMask => {
                let mask_ty = self.type_of(arg(1));
                if let Some((from, _)) = self.vector(mask_ty) {
                    return self.lanes_of_two(ty, [arg(0), arg(1)], |cx, _, [ptr, mask]| {
                        let mask = cx.zext(mask, from, Scalar::PTR);
                        Ok(cx.b.binary(BinaryOp::And, ptr, mask))
                    });
                }
                let from = self.scalar(mask_ty)?;
                let (ptr, mask) = (self.value(arg(0))?, self.value(arg(1))?);
                let mask = self.zext(mask, from, Scalar::PTR);
                Ok(Repr::Value(self.b.binary(BinaryOp::And, ptr, mask)))
            }
            IntrinsicOp::Reduce(by) => {
                let in_registers = match *by {
                    IntrinsicOp::Arith(op) => self.simd_reduce(op, arg(0))?,
                    IntrinsicOp::Pick(cond) => self.simd_reduce_pick(cond, arg(0))?,
                    _ => None,
                };
                match in_registers {
                    Some(repr) => Ok(repr),
                    None => self.reduced(None, arg(0), None, *by),
                }
            }
            IntrinsicOp::ReduceFrom(by) => self.reduced(Some(arg(0)), arg(1), None, *by),
            IntrinsicOp::Predicated(what) => self.predicated(*what, ty, args),
            IntrinsicOp::HalfBits(op) => {
                let half = Scalar::small(SmallFloat::Half);
                let value = self.value(arg(0))?;
                let value = match op {
                    CastOp::FPExt => self.cast_value(op, half, self.scalar(ty)?, value)?,
                    _ => self.cast_value(op, self.scalar(self.type_of(arg(0)))?, half, value)?,
                };
                Ok(Repr::Value(value))
            }
            IntrinsicOp::Overflow(op, signed) => self.overflow(op, signed, ty, args),
            _ => self.per_lane(intrinsic, ty, args, strict),
        }
    }

    /// `llvm.*.with.overflow`, of any integers or vectors of them.
    fn overflow(&mut self, op: BinaryOp, signed: bool, ty: ir::TypeId, args: &[u32]) -> Done<Repr> {
        let intrinsic = IntrinsicOp::Overflow(op, signed);
        let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
        let operand = self.type_of(arg(0));
        if let Some((scalar, _)) = self.vector(operand) {
            let (mut values, b) = (self.lanes(arg(0))?, self.lanes(arg(1))?);
            let mut overflows = Lanes::new();
            for (value, b) in values.iter_mut().zip(b) {
                let (sum, overflow) = self.with_overflow(op, signed, scalar, *value, b);
                *value = sum;
                overflows.push(overflow);
            }
            values.extend(overflows);
            return Ok(self.of_lanes(&values));
        }
        let family = self.family(operand);
        if family == Family::Elements {
            return self.split_by_element(&[arg(0), arg(1)], 1, |cx, elem, args| {
                cx.per_lane(intrinsic, elem, &[args[0].0, args[1].0], false)
            });
        }
        if family == Family::Wide {
            return self.per_lane(intrinsic, ty, args, false);
        }
        let scalar = self.scalar(operand)?;
        let (a, b) = (self.value(arg(0))?, self.value(arg(1))?);
        let (value, overflow) = self.with_overflow(op, signed, scalar, a, b);
        Ok(self.with_leaves(ty, &[value, overflow]))
    }

    /// Whether the vectors among the arguments have elements that the intrinsic is for. Those of
    /// `llvm.vp.*` and some reductions have any by their signature.
    fn lanes_fit(&self, intrinsic: IntrinsicOp, args: &[u32]) -> bool {
        let types = &self.module.types;
        let resolved = args
            .iter()
            .map(|&arg| types.resolved(self.type_of(Operand(arg))));
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

    /// The error of an intrinsic that cannot be run.
    #[cold]
    fn unknown_intrinsic(&self, global: GlobalId) -> Fail {
        let name = self.module.names.text(self.module.globals[global].name);
        let what = format!("the intrinsic `@{name}`");
        let mut unsupported = Diagnostic::unsupported(self.span(), what);
        if !matches!(intrinsics::find(name.as_bytes()), Some(Found::Intrinsic(_)))
            && let Some(near) = table::nearest(&name)
        {
            unsupported = unsupported.note(format!("there is `{near}`"));
        }
        Box::new(unsupported).into()
    }

    /// An intrinsic of scalars, or of vectors lane by lane.
    pub fn per_lane(
        &mut self,
        intrinsic: IntrinsicOp,
        ty: ir::TypeId,
        args: &[u32],
        strict: bool,
    ) -> Done<Repr> {
        let Some(&first) = args.first() else {
            return Err(self.invalid("it lacks arguments"));
        };
        // The second argument of these only says what is undefined.
        let args = match intrinsic {
            IntrinsicOp::Abs | IntrinsicOp::Bits(_) => &args[..1],
            _ => args,
        };
        match (intrinsic, args) {
            (IntrinsicOp::Arith(op), &[a, b]) if !strict => {
                return self.binary(op, ty, [Operand(a), Operand(b)]);
            }
            (IntrinsicOp::Convert(op), _) if !strict => return self.cast(op, ty, Operand(first)),
            (IntrinsicOp::Float(UnaryOp::Fneg), _) => return self.fneg(ty, Operand(first)),
            _ => {}
        }
        let (from, to) = (self.family(self.type_of(Operand(first))), self.family(ty));
        let family = match intrinsic {
            IntrinsicOp::Convert(_) | IntrinsicOp::SaturatingCast(_) => from.max(to),
            _ if to == Family::Elements => to,
            _ => from,
        };
        (family.row().intrinsic)(self, intrinsic, ty, args, strict)
    }

    /// An intrinsic of scalars.
    pub fn scalar_intrinsic(
        &mut self,
        intrinsic: IntrinsicOp,
        ty: ir::TypeId,
        args: &[u32],
        strict: bool,
    ) -> Done<Repr> {
        let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
        let (from, to) = (self.scalar(self.type_of(arg(0)))?, self.scalar(ty)?);
        let mut values = SmallVec::<[Value; 4]>::new();
        for &word in args {
            values.push(self.value(Operand(word))?);
        }
        if has_exponent(intrinsic)
            && let Some(value) = values.get_mut(1)
        {
            let scalar = self.scalar(self.type_of(arg(1)))?;
            *value = self.as_exponent(scalar, *value);
        }
        let value = self.maybe_strict(strict, intrinsic, (from, to), &mut values)?;
        Ok(Repr::Value(value))
    }

    /// An intrinsic of vectors of scalars: in registers where there is an operation for that, else lane by
    /// lane.
    pub fn lanes_intrinsic(
        &mut self,
        intrinsic: IntrinsicOp,
        ty: ir::TypeId,
        args: &[u32],
        strict: bool,
    ) -> Done<Repr> {
        if let Some(repr) = self.intrinsic_in_registers(intrinsic, ty, args, strict)? {
            return Ok(repr);
        }
        let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
        let from_ty = self.type_of(arg(0));
        let (from, len) = self.vector_of(from_ty)?;
        let Some((to, _)) = self.vector(ty) else {
            return Err(self.unsupported_type(from_ty));
        };
        let mut rows = SmallVec::<[Lanes; 3]>::new();
        for &word in args {
            let arg = Operand(word);
            rows.push(match self.vector(self.type_of(arg)) {
                Some(_) => self.lanes(arg)?,
                None => SmallVec::from_elem(self.value(arg)?, len as usize),
            });
        }
        let exponent = match has_exponent(intrinsic) && args.len() > 1 {
            true => match self.vector(self.type_of(arg(1))) {
                Some((scalar, _)) => Some(scalar),
                None => Some(self.scalar(self.type_of(arg(1)))?),
            },
            false => None,
        };
        let mut values = SmallVec::<[Value; 4]>::new();
        let mut lanes = Lanes::new();
        for i in 0..len as usize {
            values.clear();
            values.extend(rows.iter().filter_map(|row| row.get(i)).copied());
            if let (Some(scalar), Some(value)) = (exponent, values.get_mut(1)) {
                *value = self.as_exponent(scalar, *value);
            }
            lanes.push(self.maybe_strict(strict, intrinsic, (from, to), &mut values)?);
        }
        Ok(self.of_lanes(&lanes))
    }

    /// An intrinsic for which there is an operation on vectors.
    fn intrinsic_in_registers(
        &mut self,
        intrinsic: IntrinsicOp,
        ty: ir::TypeId,
        args: &[u32],
        strict: bool,
    ) -> Done<Option<Repr>> {
        Ok(match (intrinsic, args) {
            (IntrinsicOp::Float(op @ (UnaryOp::Fabs | UnaryOp::Fsqrt)), &[a]) => {
                self.simd_float(op, ty, Operand(a))?
            }
            (IntrinsicOp::Math(function), &[a]) if !strict => match function.rounding() {
                Some(op) => self.simd_float(op, ty, Operand(a))?,
                None => None,
            },
            (IntrinsicOp::Math(Maths::Fma), &[a, b, c]) if !strict => {
                self.simd_fma(ty, [Operand(a), Operand(b), Operand(c)])?
            }
            (IntrinsicOp::Saturate(op, signed), &[a, b]) => {
                self.simd_saturating(op, signed, ty, [Operand(a), Operand(b)])?
            }
            (IntrinsicOp::NumberOf(op), &[a, b]) if !strict => {
                self.simd_number_of(op, false, ty, [Operand(a), Operand(b)])?
            }
            (IntrinsicOp::NumberOfAnyZero(op), &[a, b]) if !strict => {
                self.simd_number_of(op, true, ty, [Operand(a), Operand(b)])?
            }
            (IntrinsicOp::FloatLimit(op), &[a, b]) if !strict => {
                self.simd_limit(op, false, ty, [Operand(a), Operand(b)])?
            }
            (IntrinsicOp::NumberLimit(op), &[a, b]) if !strict => {
                self.simd_limit(op, true, ty, [Operand(a), Operand(b)])?
            }
            (IntrinsicOp::Bits(op), &[a, ..]) => self.simd_bits_of_lanes(op, ty, Operand(a))?,
            (IntrinsicOp::BitReverse, &[a]) => self.simd_reverse_bits(ty, Operand(a))?,
            (IntrinsicOp::Pick(cond), &[a, b]) => {
                self.simd_pick(cond, ty, [Operand(a), Operand(b)])?
            }
            (IntrinsicOp::MulAdd, &[a, b, c]) => {
                self.simd_mul_add(ty, [Operand(a), Operand(b), Operand(c)])?
            }
            (IntrinsicOp::CopySign, &[a, b]) => self.simd_copysign(ty, [Operand(a), Operand(b)])?,
            (IntrinsicOp::Abs, &[a]) => self.simd_abs(ty, Operand(a))?,
            (IntrinsicOp::FunnelShift(op), &[a, b, by]) => {
                self.simd_funnel(op, ty, [Operand(a), Operand(b), Operand(by)])?
            }
            _ => None,
        })
    }
}

/// Whether the second argument is the exponent of a power of two or of the first one.
fn has_exponent(intrinsic: IntrinsicOp) -> bool {
    matches!(
        intrinsic,
        IntrinsicOp::Powi | IntrinsicOp::Math(Maths::Ldexp)
    )
}
