//! Types that follow from others: of the results of instructions and constant expressions, whoever
//! reads them.

use super::constant::{Const, ConstId};
use super::inst::{Operand, OperandKind};
use super::module::Module;
use super::types::{Type, TypeId, TypeTable};

impl TypeTable {
    /// The type of element `index` of an aggregate type, if there is one.
    #[inline]
    pub fn field(&self, ty: TypeId, index: Option<u64>) -> Option<TypeId> {
        match self.resolved(ty) {
            Type::Struct { fields, .. } => {
                let index = usize::try_from(index?).ok()?;
                self.list(fields).get(index).copied()
            }
            Type::Array { elem, .. } | Type::Vector { elem, .. } => Some(elem),
            _ => None,
        }
    }

    /// The length of a vector type, and whether it is scalable.
    #[inline]
    pub fn vector_len(&self, ty: TypeId) -> Option<(u32, bool)> {
        match self.resolved(ty) {
            Type::Vector { len, scalable, .. } => Some((len, scalable)),
            _ => None,
        }
    }

    /// The element of a vector type.
    pub fn element(&self, ty: TypeId) -> Option<TypeId> {
        match self.resolved(ty) {
            Type::Vector { elem, .. } => Some(elem),
            _ => None,
        }
    }

    /// `i1`, or as many of them as the vector type has elements: the type of a comparison.
    #[inline]
    pub fn bool_like(&mut self, ty: TypeId) -> TypeId {
        if ty <= TypeId::PTR {
            return TypeId::I1;
        }
        match self.vector_len(ty) {
            Some((len, scalable)) => self.intern(Type::Vector {
                elem: TypeId::I1,
                len,
                scalable,
            }),
            None => TypeId::I1,
        }
    }

    /// Elements of the first type, as many as the mask has: the type of a `shufflevector`.
    pub fn shuffled(&mut self, vector: TypeId, mask: TypeId) -> TypeId {
        match (self.element(vector), self.vector_len(mask)) {
            (Some(elem), Some((len, scalable))) => self.intern(Type::Vector {
                elem,
                len,
                scalable,
            }),
            _ => vector,
        }
    }

    /// A pointer to a type, in an address space.
    #[inline]
    pub fn pointer_into(&mut self, ty: TypeId, space: u32) -> TypeId {
        match space {
            0 => self.pointer_to(ty),
            space => self.intern(Type::TypedPtr { pointee: ty, space }),
        }
    }

    /// The type of a `cmpxchg` of values of a type.
    pub fn exchanged(&mut self, ty: TypeId) -> TypeId {
        self.structure(&[ty, TypeId::I1], false)
    }

    /// The type that a `getelementptr` of a typed pointer steps over where it names none.
    pub fn gep_source(&self, pointer: TypeId) -> TypeId {
        match self.resolved(pointer) {
            Type::TypedPtr { pointee, .. } => pointee,
            Type::Vector { elem, .. } => self.pointee(elem).unwrap_or(TypeId::I8),
            _ => TypeId::I8,
        }
    }

    /// The result of a `getelementptr` that ends at a field of type `end`; `ptr`, which agrees
    /// with all pointers, where the path leads nowhere.
    fn gep_result(
        &mut self,
        pointer: TypeId,
        end: Option<TypeId>,
        vector: Option<(u32, bool)>,
    ) -> TypeId {
        let (scalar, own) = match self.resolved(pointer) {
            Type::Vector {
                elem,
                len,
                scalable,
            } => (self.resolved(elem), Some((len, scalable))),
            other => (other, None),
        };
        let scalar = match (scalar, end) {
            (Type::TypedPtr { space: 0, .. }, Some(end)) => self.pointer_to(end),
            (Type::TypedPtr { space, .. }, Some(pointee)) => {
                self.intern(Type::TypedPtr { pointee, space })
            }
            (Type::Ptr { space } | Type::TypedPtr { space, .. }, _) if space != 0 => {
                self.intern(Type::Ptr { space })
            }
            _ => TypeId::PTR,
        };
        match own.or(vector) {
            Some((len, scalable)) => self.intern(Type::Vector {
                elem: scalar,
                len,
                scalable,
            }),
            None => scalar,
        }
    }
}

/// The walk of a `getelementptr` through its source type, index by index.
#[derive(Clone, Copy, Debug)]
pub struct GepWalk {
    pointer: TypeId,
    /// Where it is; `None` where the path has led nowhere, or to no matter.
    at: Option<TypeId>,
    vector: Option<(u32, bool)>,
    first: bool,
}

impl GepWalk {
    /// A walk through `source` from a pointer of type `pointer`.
    #[inline]
    pub fn new(pointer: TypeId, source: TypeId) -> GepWalk {
        GepWalk {
            pointer,
            // What a `ptr` leads to makes no difference to the type.
            at: (pointer != TypeId::PTR).then_some(source),
            vector: None,
            first: true,
        }
    }

    /// Steps on by an index of type `ty`, whose number is asked for where it matters.
    #[inline]
    pub fn step(&mut self, types: &TypeTable, ty: TypeId, index: impl FnOnce() -> Option<u64>) {
        if ty > TypeId::PTR {
            self.vector = self.vector.or(types.vector_len(ty));
        }
        // The first index steps over the pointer.
        if !std::mem::replace(&mut self.first, false)
            && let Some(at) = self.at
        {
            self.at = types.field(at, index());
        }
    }

    /// The type of the result.
    #[inline]
    pub fn finish(self, types: &mut TypeTable) -> TypeId {
        match self.vector {
            None if self.pointer == TypeId::PTR => TypeId::PTR,
            vector => types.gep_result(self.pointer, self.at, vector),
        }
    }
}

impl Module {
    /// The number that a constant index is; a vector of equal numbers counts as one.
    pub fn index_value(&self, id: ConstId) -> Option<u64> {
        match self.consts.get(self.consts.uniform(id)) {
            Const::Int { value, .. } => Some(value),
            Const::Zero(_) => Some(0),
            _ => None,
        }
    }

    /// The number that an index is, if it is constant.
    #[inline]
    pub fn index_of(&self, operand: Operand) -> Option<u64> {
        match operand.kind() {
            OperandKind::Const(id) => self.index_value(id),
            _ => None,
        }
    }
}
