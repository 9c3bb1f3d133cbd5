//! Vectors of elements that are no scalars: integers of more than 64 bits, and `fp128`.
//!
//! As values they are aggregates of all leaves of all elements. What is done with them is done with
//! one element after the other, by what lowers an instruction of such an element: to that, an
//! element is an operand, a *stand-in* with a number behind those of the function's own values.

use smallvec::SmallVec;

use super::Cx;
use super::fail::Done;
use super::info::{Class, Scalar};
use super::operand::Repr;
use crate::entity::Entity;
use crate::ir::{self, CastOp, Operand, TypeId};
use crate::lir::{BinaryOp, MemFlags, Type, Value};

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

    fn any_elements(&self, ty: TypeId) -> Option<(TypeId, u32)> {
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

    fn stand_in(&mut self, ty: TypeId, repr: Repr) -> Operand {
        let value = ir::Value::new(self.s.reprs.len());
        self.s.reprs.push(repr);
        self.s.stand_ins.push(ty);
        Operand::value(value)
    }

    /// The elements of an operand that is any vector, as operands of their own.
    fn elements_of(&mut self, operand: Operand) -> Done<Vec<Operand>> {
        let ty = self.type_of(operand);
        let Some((elem, len)) = self.any_elements(ty) else {
            return Err(self.unsupported_type(ty));
        };
        let count = self.leaf_count(elem)?;
        let first = self.parts(operand)? as usize;
        let mut elements = Vec::with_capacity(len as usize);
        for at in (first..).step_by(count.max(1)).take(len as usize) {
            let repr = match self.info.scalar(elem) {
                Some(_) => self.s.parts.get(at).copied().unwrap_or(Repr::Unset),
                None => Repr::Parts(at as u32),
            };
            elements.push(self.stand_in(elem, repr));
        }
        Ok(elements)
    }

    /// A vector of type `ty` with these elements.
    fn of_elements(&mut self, ty: TypeId, elements: &[Repr]) -> Done<Repr> {
        let count = match self.any_elements(ty) {
            Some((elem, _)) => self.leaf_count(elem)?,
            None => return Err(self.unsupported_type(ty)),
        };
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
        self.of_elements(ty, &elements)
    }

    /// The elements put together by an operation, from the first to the last.
    pub fn reduced_elements(
        &mut self,
        vector: Operand,
        f: impl Fn(&mut Self, TypeId, [Operand; 2]) -> Done<Repr>,
    ) -> Done<Repr> {
        let elements = self.elements_of(vector)?;
        let Some((&first, rest)) = elements.split_first() else {
            return Err(self.invalid("a vector has no lanes"));
        };
        let elem = self.type_of(first);
        let mut sum = first;
        for &element in rest {
            let repr = f(self, elem, [sum, element])?;
            sum = self.stand_in(elem, repr);
        }
        self.repr(sum)
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
        let elements = self.elements_of(vector)?;
        let Some(&first) = elements.first() else {
            return Err(self.invalid("a vector has no lanes"));
        };
        if let Repr::Const(_, i) = self.repr(index)? {
            return self.repr(elements.get(i as usize).copied().unwrap_or(first));
        }
        let elem = self.type_of(first);
        let [_, at] = self.element_in_memory(vector, ty, index)?;
        self.load_leaves(elem, MemFlags::PLAIN, (at, 0))
    }

    /// `insertelement`
    pub fn insert_of_elements(&mut self, [vector, elem, index]: [Operand; 3]) -> Done<Repr> {
        let ty = self.type_of(vector);
        if let Repr::Const(_, at) = self.repr(index)? {
            let mut elements = Vec::new();
            for (i, element) in self.elements_of(vector)?.into_iter().enumerate() {
                let element = if i as u64 == at { elem } else { element };
                elements.push(self.repr(element)?);
            }
            return self.of_elements(ty, &elements);
        }
        let [base, at] = self.element_in_memory(vector, ty, index)?;
        let leaves = self.parts(elem)?;
        self.store_leaves(self.type_of(elem), MemFlags::PLAIN, leaves, (at, 0))?;
        self.load_leaves(ty, MemFlags::PLAIN, (base, 0))
    }

    /// `shufflevector`
    pub fn shuffle_of_elements(&mut self, ty: TypeId, args: [Operand; 3]) -> Done<Repr> {
        let [a, b, mask] = args;
        let mut from = self.elements_of(a)?;
        from.extend(self.elements_of(b)?);
        let mut elements = Vec::new();
        for index in self.elements_of(mask)? {
            let Repr::Const(_, i) = self.repr(index)? else {
                return Err(self.invalid("its mask is not constant"));
            };
            let element = from.get(i as usize).or(from.first()).copied();
            elements.push(self.repr(element.unwrap_or(Operand::MISSING))?);
        }
        self.of_elements(ty, &elements)
    }

    /// Stores a vector to a slot; the slot's address, and that of the element at an index, taken
    /// modulo the next power of two so that it is within the slot.
    fn element_in_memory(
        &mut self,
        vector: Operand,
        ty: TypeId,
        index: Operand,
    ) -> Done<[Value; 2]> {
        let Some((elem, len)) = self.any_elements(ty) else {
            return Err(self.unsupported_type(ty));
        };
        let layout = self.info.layout(self.module, elem);
        let stride = layout.map_or(0, |layout| layout.alloc_size());
        let count = u64::from(len).next_power_of_two();
        let Ok(bytes) = u32::try_from(stride * count) else {
            return Err(self.unsupported_type(ty));
        };
        let slot = self.b.slot(bytes, 16);
        let base = self.materialize(Repr::Slot(slot, 0))?;
        let parts = self.parts(vector)?;
        self.store_leaves(ty, MemFlags::PLAIN, parts, (base, 0))?;
        let scalar = self.scalar(self.type_of(index))?;
        let index = self.value(index)?;
        let index = self.zext(index, scalar, Scalar::PTR);
        let most = self.constant(Type::I64, count - 1);
        let index = self.b.binary(BinaryOp::And, index, most);
        let stride = self.constant(Type::I64, stride);
        let offset = self.b.binary(BinaryOp::Mul, index, stride);
        Ok([base, self.b.binary(BinaryOp::Add, base, offset)])
    }
}
