//! What there is to know of each type, computed once: the rules then test a bit.

use rustc_hash::FxHashMap;

use crate::entity::Entity;
use crate::ir::layout::Layouts;
use crate::ir::types::TargetForm;
use crate::ir::{Type, TypeId, TypeTable};

/// Properties of a type, behind its names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Info(u16);

impl Info {
    /// An integer.
    pub(super) const INT: Info = Info(1);
    /// A floating-point number.
    pub(super) const FLOAT: Info = Info(2);
    /// A pointer.
    pub(super) const PTR: Info = Info(4);
    /// A vector of integers.
    pub(super) const INT_VEC: Info = Info(8);
    /// A vector of floating-point numbers.
    pub(super) const FLOAT_VEC: Info = Info(16);
    /// A vector of pointers.
    pub(super) const PTR_VEC: Info = Info(32);
    /// A struct or array.
    pub(super) const AGGREGATE: Info = Info(64);
    /// Can be the type of a value (Language Reference, "first class types").
    pub(super) const FIRST_CLASS: Info = Info(128);
    /// Has a size in memory.
    pub(super) const SIZED: Info = Info(256);
    /// A function.
    pub(super) const FUNCTION: Info = Info(512);
    /// `void`
    pub(super) const VOID: Info = Info(1024);
    /// A vector whose length is known only when the program runs, or has one as a part.
    pub(super) const SCALABLE: Info = Info(2048);

    /// All of them.
    pub(super) const EVERY: Info = Info(u16::MAX);
    /// All but `void`.
    pub(super) const VALUE: Info = Info(!1024);

    /// Any vector.
    pub(super) const VEC: Info = Info(8 | 16 | 32);
    /// An integer or a vector of them.
    pub(super) const INT_LIKE: Info = Info(1 | 8);
    /// A floating-point number or a vector of them.
    pub(super) const FLOAT_LIKE: Info = Info(2 | 16);
    /// A pointer or a vector of them.
    pub(super) const PTR_LIKE: Info = Info(4 | 32);

    /// Whether it has any of these properties.
    #[inline]
    pub(super) fn any(self, of: Info) -> bool {
        self.0 & of.0 != 0
    }

    /// What is in both.
    pub(super) fn and(self, other: Info) -> Info {
        Info(self.0 & other.0)
    }

    fn with(self, other: Info) -> Info {
        Info(self.0 | other.0)
    }
}

/// The properties of all types.
#[derive(Clone, Default)]
pub(super) struct Infos {
    rows: Vec<Info>,
    layouts: Layouts,
    /// The types that are aligned to more bytes than LLVM can say.
    overaligned: Vec<TypeId>,
}

/// The largest alignment that LLVM can say.
const MAX_ALIGN: u64 = 1 << 32;

impl Infos {
    pub(super) fn new(types: &TypeTable) -> Infos {
        let mut infos = Infos::default();
        infos.extend(types);
        infos
    }

    /// Adds the types that came to the table since then.
    pub(super) fn extend(&mut self, types: &TypeTable) {
        self.layouts.extend(types);
        let Infos {
            rows,
            layouts,
            overaligned,
        } = self;
        let mut sizes = Sizes::default();
        let new = (rows.len()..types.len()).map(TypeId::new);
        rows.extend(new.map(|ty| {
            let info = classify(types, types.resolved(ty));
            if let Some(layout) = layouts.of(types, ty) {
                if layout.align > MAX_ALIGN {
                    overaligned.push(ty);
                }
                return info.with(Info::SIZED);
            }
            let size = sizes.of(types, ty);
            let info = match size.is_scalable {
                true => info.with(Info::SCALABLE),
                false => info,
            };
            match size.is_sized {
                true => info.with(Info::SIZED),
                false => info,
            }
        }));
    }

    /// Whether any type is aligned to more bytes than LLVM can say.
    #[inline]
    pub(super) fn has_overaligned(&self) -> bool {
        !self.overaligned.is_empty()
    }

    /// Whether a type is.
    pub(super) fn is_overaligned(&self, ty: TypeId) -> bool {
        self.overaligned.binary_search(&ty).is_ok()
    }

    /// The properties of a type.
    #[inline]
    pub(super) fn get(&self, ty: TypeId) -> Info {
        self.rows.get(ty.index()).copied().unwrap_or_default()
    }
}

/// Which of the types without a layout have a size all the same: one that is known later, as that
/// of scalable vectors, or one that is larger than any memory.
#[derive(Default)]
struct Sizes {
    known: FxHashMap<TypeId, Size>,
    stack: Vec<TypeId>,
}

/// What is known of the size of a type.
#[derive(Default, Clone, Copy)]
struct Size {
    is_sized: bool,
    /// It is a vector whose length is known only when the program runs, or has one as a part.
    is_scalable: bool,
}

impl Sizes {
    fn of(&mut self, types: &TypeTable, ty: TypeId) -> Size {
        let root = types.resolve(ty);
        self.stack.push(root);
        while let Some(&ty) = self.stack.last() {
            let resolved = types.get(ty);
            let own;
            let parts = match resolved {
                Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                    own = [elem];
                    &own[..]
                }
                Type::Struct { fields, .. } => types.list(fields),
                _ => &[],
            };
            let parts = parts.iter().map(|&part| types.resolve(part));
            if self.known.contains_key(&ty) {
                self.stack.pop();
                let size = self.decide(types, resolved, parts);
                self.known.insert(ty, size);
                continue;
            }
            // Whoever meets it again before its parts are known contains itself.
            self.known.insert(ty, Size::default());
            let known = &self.known;
            self.stack
                .extend(parts.filter(|part| !known.contains_key(part)));
        }
        self.known[&root]
    }

    fn decide(
        &self,
        types: &TypeTable,
        ty: Type,
        mut parts: impl Iterator<Item = TypeId> + Clone,
    ) -> Size {
        let known = |part| self.known.get(&part).copied().unwrap_or_default();
        let is_scalable =
            is_scalable_itself(types, ty) || (parts.clone()).any(|part| known(part).is_scalable);
        let is_sized = match ty {
            Type::X86Amx => true,
            Type::Target(id) => types.target_type(id).form != TargetForm::Opaque,
            Type::Struct { .. } if is_scalable => {
                // Vectors of one scalable type have a size together, but not beside others.
                let first = parts.clone().next();
                parts.all(|part| Some(part) == first && known(part).is_sized)
            }
            Type::Struct { .. } | Type::Array { .. } | Type::Vector { .. } => {
                parts.all(|part| known(part).is_sized)
            }
            other => classify(types, other).any(Info(1 | 2 | 4)),
        };
        Size {
            is_sized,
            is_scalable,
        }
    }
}

fn is_scalable_itself(types: &TypeTable, ty: Type) -> bool {
    match ty {
        Type::Vector { scalable, .. } => scalable,
        Type::Target(id) => types.target_type(id).form == TargetForm::Predicate,
        _ => false,
    }
}

fn classify(types: &TypeTable, ty: Type) -> Info {
    match ty {
        Type::Int(_) => Info::INT.with(Info::FIRST_CLASS),
        Type::Half
        | Type::BFloat
        | Type::Float
        | Type::Double
        | Type::X86Fp80
        | Type::Fp128
        | Type::PpcFp128 => Info::FLOAT.with(Info::FIRST_CLASS),
        Type::Ptr { .. } | Type::TypedPtr { .. } => Info::PTR.with(Info::FIRST_CLASS),
        Type::Vector { elem, .. } => match classify_element(types.resolved(elem)) {
            Some(info) => info.with(Info::FIRST_CLASS),
            None => Info::default(),
        },
        Type::Struct { .. } | Type::Array { .. } => Info::AGGREGATE.with(Info::FIRST_CLASS),
        Type::Label
        | Type::Token
        | Type::Metadata
        | Type::X86Amx
        | Type::X86Mmx
        | Type::Target(_) => Info::FIRST_CLASS,
        Type::Function { .. } => Info::FUNCTION,
        Type::Void => Info::VOID,
        // Opaque, or undefined.
        Type::Named(_) => Info::default(),
    }
}

fn classify_element(ty: Type) -> Option<Info> {
    match ty {
        Type::Int(_) => Some(Info::INT_VEC),
        Type::Ptr { .. } | Type::TypedPtr { .. } => Some(Info::PTR_VEC),
        ty if ty.is_float() => Some(Info::FLOAT_VEC),
        _ => None,
    }
}
