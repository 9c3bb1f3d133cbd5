//! Structs and arrays as values: rows of [`Repr`]s, one for each scalar leaf.

use super::Cx;
use super::fail::Done;
use super::info::Class;
use super::operand::Repr;
use crate::ir::{self, Operand, TypeId};
use crate::lir::Value;

impl Cx<'_> {
    /// Where the leaves of an operand start in the scratch table of parts. A scalar becomes an
    /// aggregate of one leaf.
    pub fn parts(&mut self, operand: Operand) -> Done<u32> {
        let repr = self.repr(operand)?;
        self.parts_of(repr)
    }

    /// The same of what a value is.
    pub fn parts_of(&mut self, repr: Repr) -> Done<u32> {
        match repr {
            Repr::Parts(at) => Ok(at),
            Repr::Unset => Err(self.invalid("an operand has no value")),
            repr => {
                self.s.parts.push(repr);
                Ok(self.s.parts.len() as u32 - 1)
            }
        }
    }

    /// Leaf `index` of the aggregate whose leaves start at `parts`.
    pub fn part(&mut self, parts: u32, index: usize) -> Done<Value> {
        let Some(&repr) = self.s.parts.get(parts as usize + index) else {
            return Err(self.invalid("an aggregate lacks a part"));
        };
        self.materialize(repr)
    }

    /// Appends all leaves of an operand of type `ty` to `out`.
    pub fn push_leaves(&mut self, operand: Operand, ty: TypeId, out: &mut Vec<Value>) -> Done<()> {
        if let Class::Scalar(_) = self.info.class(ty) {
            out.push(self.value(operand)?);
            return Ok(());
        }
        let count = self.leaf_count(ty)?;
        let parts = self.parts(operand)?;
        for i in 0..count {
            let value = self.part(parts, i)?;
            out.push(value);
        }
        Ok(())
    }

    /// A value of type `ty` whose leaves are given: new LIR values that are defined here.
    pub fn with_leaves(&mut self, ty: TypeId, leaves: &[Value]) -> Repr {
        match (self.info.class(ty), leaves) {
            (Class::Scalar(_), &[value]) => Repr::Value(value),
            _ => {
                let at = self.s.parts.len() as u32;
                self.s.parts.extend(leaves.iter().map(|&v| Repr::Value(v)));
                Repr::Parts(at)
            }
        }
    }

    /// The type that an index path leads to, and how many leaves stand in front of it.
    fn path(&mut self, ty: TypeId, indices: &[u32]) -> Done<(TypeId, usize)> {
        let (mut ty, mut before) = (ty, 0usize);
        for &index in indices {
            match self.module.types.resolved(ty) {
                ir::Type::Struct { fields, .. } => {
                    let fields = self.module.types.list(fields);
                    let Some(&field) = fields.get(index as usize) else {
                        return Err(self.invalid("an index is out of range"));
                    };
                    for &skipped in &fields[..index as usize] {
                        before += self.leaf_count(skipped)?;
                    }
                    ty = field;
                }
                ir::Type::Array { elem, .. } => {
                    before += self.leaf_count(elem)? * index as usize;
                    ty = elem;
                }
                _ => return Err(self.unsupported_type(ty)),
            }
        }
        Ok((ty, before))
    }

    pub fn extract_value(&mut self, agg: Operand, indices: &[u32]) -> Done<Repr> {
        let ty = self.type_of(agg);
        // All leaves of the aggregate must have a form, also those that are not looked at.
        self.leaf_count(ty)?;
        let (part, before) = self.path(ty, indices)?;
        let parts = self.parts(agg)? as usize + before;
        if self.info.class(part) == Class::Aggregate {
            return Ok(Repr::Parts(parts as u32));
        }
        match self.s.parts.get(parts) {
            Some(&repr) => Ok(repr),
            None => Err(self.invalid("an aggregate lacks a part")),
        }
    }

    pub fn insert_value(&mut self, agg: Operand, elem: Operand, indices: &[u32]) -> Done<Repr> {
        let ty = self.type_of(agg);
        let count = self.leaf_count(ty)?;
        let (part, before) = self.path(ty, indices)?;
        let inserted = self.leaf_count(part)?;
        let old = self.parts(agg)? as usize;
        let new = self.parts(elem)? as usize;
        let table = &mut self.s.parts;
        if old + count > table.len() || new + inserted > table.len() || before + inserted > count {
            return Err(self.invalid("an aggregate lacks a part"));
        }
        let at = table.len();
        table.extend_from_within(old..old + count);
        table.copy_within(new..new + inserted, at + before);
        Ok(Repr::Parts(at as u32))
    }
}
