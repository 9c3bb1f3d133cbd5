//! Types that a profile does not have, such as arrays of functions or, in LLVMlite, `i32`.
//!
//! A type that is made of a faulty one is faulty for the same reason, but a named type is not:
//! its definition is reported, and who uses the name is spared.

use super::Profile;
use super::llvmlite;
use super::rule::Rule;
use super::types::INVALID_TYPE;
use crate::entity::Entity;
use crate::ir::{Type, TypeId, TypeTable};

/// Why a type is not one.
#[derive(Clone, Copy)]
pub(super) struct TypeFault {
    /// The rule that says so.
    pub rule: &'static Rule,
    /// The type that is wrong, a part of the one that was asked about.
    pub offender: TypeId,
    /// What it is wrong in: the same, or the type that has it as a part.
    pub within: TypeId,
}

/// The faults of all types.
#[derive(Clone, Default)]
pub(super) struct Faults {
    rows: Vec<Option<TypeFault>>,
    any: bool,
}

impl Faults {
    pub(super) fn new(types: &TypeTable, profile: Profile) -> Faults {
        let mut faults = Faults::default();
        faults.extend(types, profile);
        faults
    }

    /// Adds the types that came to the table since then.
    pub(super) fn extend(&mut self, types: &TypeTable, profile: Profile) {
        self.rows.reserve(types.len() - self.rows.len());
        for index in self.rows.len()..types.len() {
            let ty = TypeId::new(index);
            let mut fault = invalid(types, ty);
            if fault.is_none() && profile == Profile::Llvmlite {
                fault = llvmlite::types::fault(types, ty);
            }
            // Parts come before what is made of them, but for names, which stop faults.
            fault = fault.or_else(|| self.of_parts(types, ty));
            self.any |= fault.is_some();
            self.rows.push(fault);
        }
    }

    /// Whether any type has a fault.
    #[inline]
    pub(super) fn any(&self) -> bool {
        self.any
    }

    /// The fault of a type.
    #[inline]
    pub(super) fn get(&self, ty: TypeId) -> Option<TypeFault> {
        self.rows.get(ty.index()).copied().flatten()
    }

    fn of_parts(&self, types: &TypeTable, ty: TypeId) -> Option<TypeFault> {
        match types.get(ty) {
            Type::TypedPtr { pointee: part, .. }
            | Type::Array { elem: part, .. }
            | Type::Vector { elem: part, .. } => self.get(part),
            Type::Struct { fields, .. } => types.list(fields).iter().find_map(|&f| self.get(f)),
            Type::Function { ret, params, .. } => self
                .get(ret)
                .or_else(|| types.list(params).iter().find_map(|&p| self.get(p))),
            _ => None,
        }
    }
}

/// What LLVM says of a type, its parts taken for granted.
fn invalid(types: &TypeTable, ty: TypeId) -> Option<TypeFault> {
    let element = |part: TypeId| {
        !matches!(
            types.resolved(part),
            Type::Void
                | Type::Label
                | Type::Metadata
                | Type::Token
                | Type::X86Amx
                | Type::Function { .. }
        )
    };
    let first_wrong = |parts: &[TypeId], fits: &dyn Fn(TypeId) -> bool| {
        parts.iter().copied().find(|&part| !fits(part))
    };
    let offender = match types.get(ty) {
        Type::Array { elem, .. } => first_wrong(&[elem], &element),
        Type::Struct { fields, .. } => first_wrong(types.list(fields), &|part| {
            element(part) || types.resolved(part) == Type::X86Amx
        }),
        Type::Vector { elem, len, .. } => {
            let scalar = |part| match types.resolved(part) {
                Type::Int(_) | Type::Ptr { .. } | Type::TypedPtr { .. } => true,
                ty => ty.is_float(),
            };
            first_wrong(&[elem], &scalar).or((len == 0).then_some(ty))
        }
        Type::TypedPtr { pointee, .. } => first_wrong(&[pointee], &|part| {
            !matches!(
                types.resolved(part),
                Type::Void | Type::Label | Type::Metadata | Type::Token
            )
        }),
        Type::Function { ret, params, .. } => {
            let returned = |part| {
                !matches!(
                    types.resolved(part),
                    Type::Label | Type::Metadata | Type::Function { .. }
                )
            };
            let passed = |part| {
                !matches!(
                    types.resolved(part),
                    Type::Void | Type::Label | Type::Function { .. }
                )
            };
            first_wrong(&[ret], &returned).or(first_wrong(types.list(params), &passed))
        }
        _ => None,
    };
    offender.map(|offender| TypeFault {
        rule: INVALID_TYPE,
        offender,
        within: ty,
    })
}
