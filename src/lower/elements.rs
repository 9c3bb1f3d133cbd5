//! Vectors of elements that are no scalars: integers and floats of more than 64 bits.
//!
//! As values they are aggregates of all leaves of all elements. What is done with them is done with
//! one element after the other, by what lowers an instruction of such an element: to that, an
//! element is an operand, a *stand-in* with a number behind those of the function's own values.

use smallvec::SmallVec;

use super::Cx;
use super::fail::Done;
use super::family::Lowering;
use super::info::Class;
use super::intrinsic::IntrinsicOp;
use super::operand::Repr;
use crate::entity::Entity;
use crate::ir::{self, CastOp, Operand, TypeId};
use crate::lir::{BinaryOp, MemFlags, Type, Value};

/// What lowers an instruction on such vectors: what lowers it for each of their elements.
pub(super) const LOWERING: Lowering = Lowering {
    binary: |cx, op, ty, args| {
        cx.by_element(ty, &args, |cx, ty, args| {
            cx.binary(op, ty, [args[0], args[1]])
        })
    },
    fneg: |cx, ty, arg| cx.by_element(ty, &[arg], |cx, ty, args| cx.fneg(ty, args[0])),
    icmp: |cx, cond, ty, args| {
        cx.by_element(ty, &args, |cx, _, args| cx.icmp(cond, [args[0], args[1]]))
    },
    fcmp: |cx, cond, ty, args| {
        cx.by_element(ty, &args, |cx, _, args| cx.fcmp(cond, [args[0], args[1]]))
    },
    cast: |cx, op, ty, arg| cx.cast_elements(op, ty, arg),
    intrinsic: |cx, intrinsic, ty, args, strict| {
        let args: SmallVec<[Operand; 3]> = args.iter().map(|&word| Operand(word)).collect();
        cx.by_element(ty, &args, |cx, ty, args| {
            let args: SmallVec<[u32; 3]> = args.iter().map(|arg| arg.0).collect();
            cx.per_lane(intrinsic, ty, &args, strict)
        })
    },
};

impl Cx<'_> {
    /// What the elements are, and how many, if a type is such a vector.
    #[inline]
    pub fn elements(&self, ty: TypeId) -> Option<(TypeId, u32)> {
        if self.info.class(ty) != Class::Aggregate {
            return None;
        }
        let (elem, len) = self.any_elements(ty)?;
        self.info.scalar(elem).is_none().then_some((elem, len))
    }

    /// What the elements of any vector are, and how many.
    pub fn any_elements(&self, ty: TypeId) -> Option<(TypeId, u32)> {
        match self.module.types.resolved(ty) {
            ir::Type::Vector { elem, len, .. } => Some((elem, len)),
            _ => None,
        }
    }

    /// The type of a value that stands in for an element.
    pub fn stand_in_type(&self, value: ir::Value) -> Option<TypeId> {
        let at = value.index().checked_sub(self.body.types.len())?;
        self.s.stand_ins.get(at).copied()
    }

    /// A value of this type as an operand.
    pub fn stand_in(&mut self, ty: TypeId, repr: Repr) -> Operand {
        let value = ir::Value::new(self.s.reprs.len());
        self.s.reprs.push(repr);
        self.s.stand_ins.push(ty);
        Operand::value(value)
    }

    /// What the elements of a type are that is any vector.
    pub fn element_type(&self, ty: TypeId) -> Done<TypeId> {
        match self.any_elements(ty) {
            Some((elem, _)) => Ok(elem),
            None => Err(self.unsupported_type(ty)),
        }
    }

    /// What each element is of an operand that is any vector.
    pub fn element_reprs(&mut self, operand: Operand) -> Done<Vec<Repr>> {
        let ty = self.type_of(operand);
        let Some((elem, len)) = self.any_elements(ty) else {
            return Err(self.unsupported_type(ty));
        };
        let count = self.leaf_count(elem)?;
        let first = self.parts(operand)? as usize;
        let is_scalar = self.info.scalar(elem).is_some();
        let places = (first..).step_by(count.max(1)).take(len as usize);
        Ok(match is_scalar {
            true => places
                .map(|at| self.s.parts.get(at).copied().unwrap_or(Repr::Unset))
                .collect(),
            false => places.map(|at| Repr::Parts(at as u32)).collect(),
        })
    }

    /// The elements of an operand that is any vector, as operands of their own.
    pub fn elements_of(&mut self, operand: Operand) -> Done<Vec<Operand>> {
        let elem = self.element_type(self.type_of(operand))?;
        let reprs = self.element_reprs(operand)?;
        Ok(reprs
            .into_iter()
            .map(|repr| self.stand_in(elem, repr))
            .collect())
    }

    /// A vector of these elements, or several, or parts of one.
    pub fn of_elements(&mut self, elem: TypeId, elements: &[Repr]) -> Done<Repr> {
        let count = self.leaf_count(elem)?;
        let start = self.s.parts.len() as u32;
        for &element in elements {
            match element {
                Repr::Parts(at) => {
                    let leaves = at as usize..at as usize + count;
                    if leaves.end > self.s.parts.len() {
                        return Err(self.invalid("a vector lacks an element"));
                    }
                    self.s.parts.extend_from_within(leaves);
                }
                scalar => self.s.parts.push(scalar),
            }
        }
        Ok(Repr::Parts(start))
    }

    /// The vector of type `ty` whose elements `f` makes of those of the arguments, and of
    /// arguments that are no vectors. `f` is given the type of an element.
    pub fn by_element(
        &mut self,
        ty: TypeId,
        args: &[Operand],
        f: impl Fn(&mut Self, TypeId, &[Operand]) -> Done<Repr>,
    ) -> Done<Repr> {
        let Some((elem, len)) = self.any_elements(ty) else {
            return Err(self.unsupported_type(ty));
        };
        let mut rows = SmallVec::<[Vec<Operand>; 3]>::new();
        for &arg in args {
            rows.push(match self.any_elements(self.type_of(arg)) {
                Some(_) => self.elements_of(arg)?,
                None => vec![arg; len as usize],
            });
        }
        let mut elements = Vec::with_capacity(len as usize);
        for i in 0..len as usize {
            let args: SmallVec<[Operand; 3]> =
                rows.iter().filter_map(|row| row.get(i)).copied().collect();
            if args.len() < rows.len() {
                return Err(self.invalid("its vectors differ in length"));
            }
            elements.push(f(self, elem, &args)?);
        }
        self.of_elements(elem, &elements)
    }

    /// Two vectors, one behind the other: `f` makes an element of the first, and behind its leaves
    /// the `more` leaves of an element of the second.
    pub fn split_by_element(
        &mut self,
        args: &[Operand],
        more: usize,
        f: impl Fn(&mut Self, TypeId, &[Operand]) -> Done<Repr>,
    ) -> Done<Repr> {
        let mut rows = SmallVec::<[Vec<Operand>; 2]>::new();
        for &arg in args {
            rows.push(self.elements_of(arg)?);
        }
        let (mut firsts, mut seconds) = (Vec::new(), Vec::new());
        for i in 0..rows.first().map_or(0, Vec::len) {
            let args: SmallVec<[Operand; 2]> =
                rows.iter().filter_map(|row| row.get(i)).copied().collect();
            let elem = self.type_of(args[0]);
            let middle = self.leaf_count(elem)?;
            let at = match f(self, elem, &args)? {
                Repr::Parts(at) => at as usize,
                _ => return Err(self.invalid("it gives one value")),
            };
            let parts = self.s.parts.get(at..at + middle + more).unwrap_or(&[]);
            let (first, second) = parts.split_at(middle.min(parts.len()));
            firsts.extend_from_slice(first);
            seconds.extend_from_slice(second);
        }
        firsts.extend(seconds);
        Ok(self.of_lane_reprs(&firsts))
    }

    /// The elements of any vector, or those that a mask has, put together by an intrinsic, from the
    /// first to the last, on top of `start`.
    pub fn reduced(
        &mut self,
        start: Option<Operand>,
        vector: Operand,
        mask: Option<Operand>,
        by: IntrinsicOp,
    ) -> Done<Repr> {
        let mask = match mask {
            Some(mask) => self.elements_of(mask)?,
            None => Vec::new(),
        };
        let mut sum = start;
        for (i, element) in self.elements_of(vector)?.into_iter().enumerate() {
            let Some(before) = sum else {
                sum = Some(element);
                continue;
            };
            let elem = self.type_of(element);
            let mut repr = self.per_lane(by, elem, &[before.0, element.0], false)?;
            if let Some(&on) = mask.get(i) {
                let with = self.stand_in(elem, repr);
                repr = self.select(elem, [on, with, before])?;
            }
            sum = Some(self.stand_in(elem, repr));
        }
        self.repr(sum.unwrap_or(Operand::MISSING))
    }

    /// A conversion from or to such a vector.
    pub fn cast_elements(&mut self, op: CastOp, ty: TypeId, arg: Operand) -> Done<Repr> {
        let from_ty = self.type_of(arg);
        match op {
            CastOp::BitCast => self.reinterpret(from_ty, ty, arg),
            _ => self.by_element(ty, &[arg], |cx, ty, args| cx.cast(op, ty, args[0])),
        }
    }

    /// `extractelement`
    pub fn extract_of_elements(&mut self, vector: Operand, index: Operand) -> Done<Repr> {
        let ty = self.type_of(vector);
        let elements = self.element_reprs(vector)?;
        let index = self.low_word(index)?;
        if let Repr::Const(_, i) = index {
            let element = elements.get(i as usize).or(elements.first());
            return Ok(element.copied().unwrap_or(Repr::Unset));
        }
        let elem = self.element_type(ty)?;
        let [_, at] = self.element_in_memory(vector, ty, index)?;
        self.load_leaves(elem, MemFlags::PLAIN, (at, 0))
    }

    /// `insertelement`
    pub fn insert_of_elements(&mut self, [vector, elem, index]: [Operand; 3]) -> Done<Repr> {
        let ty = self.type_of(vector);
        let inserted = elem;
        let elem = self.element_type(ty)?;
        let mut elements = self.element_reprs(vector)?;
        let index = self.low_word(index)?;
        if let Repr::Const(_, at) = index {
            if let Some(element) = elements.get_mut(at as usize) {
                *element = self.repr(inserted)?;
            }
            return self.of_elements(elem, &elements);
        }
        let [base, at] = self.element_in_memory(vector, ty, index)?;
        let inserted = self.repr(inserted)?;
        self.store_at(elem, MemFlags::PLAIN, inserted, (at, 0))?;
        let stride = self.stride(elem)?;
        for (i, element) in elements.iter_mut().enumerate() {
            let at = self.moved((base, 0), i as u64 * stride);
            *element = self.load_leaves(elem, MemFlags::PLAIN, at)?;
        }
        self.of_elements(elem, &elements)
    }

    /// `shufflevector`
    pub fn shuffle_of_elements(&mut self, ty: TypeId, args: [Operand; 3]) -> Done<Repr> {
        let [a, b, mask] = args;
        let mut from = self.element_reprs(a)?;
        from.extend(self.element_reprs(b)?);
        let mut elements = Vec::new();
        for index in self.element_reprs(mask)? {
            let Repr::Const(_, i) = index else {
                return Err(self.invalid("its mask is not constant"));
            };
            let element = from.get(i as usize).or(from.first()).copied();
            elements.push(element.unwrap_or(Repr::Unset));
        }
        let elem = self.element_type(ty)?;
        self.of_elements(elem, &elements)
    }

    /// Bytes from one element of an array to the next.
    fn stride(&mut self, elem: TypeId) -> Done<u64> {
        match self.info.layout(self.module, elem) {
            Some(layout) => Ok(layout.alloc_size()),
            None => Err(self.unsupported_type(elem)),
        }
    }

    /// Stores the elements of a vector to a slot, as an array; the slot's address, and that of the
    /// element at an index, taken modulo the next power of two so that it is within the slot.
    fn element_in_memory(&mut self, vector: Operand, ty: TypeId, index: Repr) -> Done<[Value; 2]> {
        let Some((elem, len)) = self.any_elements(ty) else {
            return Err(self.unsupported_type(ty));
        };
        let stride = self.stride(elem)?;
        let count = u64::from(len).next_power_of_two();
        let Ok(bytes) = u32::try_from(stride * count) else {
            return Err(self.unsupported_type(ty));
        };
        let slot = self.b.slot(bytes, 16);
        let base = self.materialize(Repr::Slot(slot, 0))?;
        for (i, element) in self.element_reprs(vector)?.into_iter().enumerate() {
            let at = self.moved((base, 0), i as u64 * stride);
            self.store_at(elem, MemFlags::PLAIN, element, at)?;
        }
        let index = self.materialize(index)?;
        let most = self.constant(Type::I64, count - 1);
        let index = self.b.binary(BinaryOp::And, index, most);
        let offset = self.times(index, stride);
        Ok([base, self.b.binary(BinaryOp::Add, base, offset)])
    }
}
