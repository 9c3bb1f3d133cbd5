//! Sizes, alignments and field offsets on x86-64 System V.
//!
//! Follows the data layout that clang gives for `x86_64-unknown-linux-gnu`
//! (`e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128`).
//! Relies on sized types whose named types are not cyclic but through a pointer: the verifier
//! proves that; [`Layout::of`] answers `None` for all else, however types nest.

mod target;

pub use target::{
    ADDRESS_SPACE_BITS, DataLayout, LayoutError, Mangling, PointerLayout, TypeAlign, X86_64,
};

use rustc_hash::FxHashMap;

use super::types::{TargetForm, Type, TypeId, TypeTable};
use crate::entity::Entity;

/// Size and alignment of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Bytes that a store writes (Language Reference, "store size").
    pub store_size: u64,
    /// ABI alignment in bytes.
    pub align: u64,
}

/// Sizes over this count as no size at all: what is computed from them fits a `u64`.
const MAX_SIZE: u64 = 1 << 62;

impl Layout {
    /// The layout of a type, or `None` if it has no size: `void`, functions, opaque and cyclic
    /// types, types whose size is over 2^62 bytes.
    ///
    /// Who asks for many types asks [`Layouts`], which computes each once.
    pub fn of(types: &TypeTable, ty: TypeId) -> Option<Layout> {
        if let Some(scalar) = scalar(types, types.resolved(ty)) {
            return scalar;
        }
        let mut rows = FxHashMap::default();
        compute(types, ty, &mut rows);
        rows.row(types.resolve(ty)).layout()
    }

    /// The distance between elements of an array: the store size rounded up to the alignment.
    pub fn alloc_size(self) -> u64 {
        self.store_size.next_multiple_of(self.align)
    }

    fn plain(size: u64) -> Layout {
        Layout {
            store_size: size,
            align: size,
        }
    }
}

/// The offset in bytes of field `index` of a struct type.
pub fn field_offset(types: &TypeTable, ty: TypeId, index: usize) -> Option<u64> {
    let Type::Struct { fields, packed } = types.resolved(ty) else {
        return None;
    };
    let fields = types.list(fields).get(..=index)?;
    let mut rows = FxHashMap::default();
    for &field in fields {
        compute(types, field, &mut rows);
    }
    let layouts = fields.iter().map(|&f| rows.row(types.resolve(f)).layout());
    let mut last = None;
    struct_layout(layouts, packed, |offset| last = Some(offset))?;
    last
}

/// The layouts of all types of a table, each computed once and without recursion, so that types
/// of any depth and types that share their parts (`{T, T}` of `{U, U}` of ...) cost no more than
/// they have parts.
#[derive(Clone, Debug, Default)]
pub struct Layouts {
    rows: Vec<LayoutState>,
    /// For each struct, where its offsets start in `offsets`, parallel to `rows`.
    starts: Vec<u32>,
    offsets: Vec<u64>,
}

impl Layouts {
    /// The layouts of all types that `types` holds now.
    pub fn new(types: &TypeTable) -> Layouts {
        let mut layouts = Layouts::default();
        layouts.extend(types);
        layouts
    }

    /// Adds the types that came to `types`, the table given before, since then.
    pub fn extend(&mut self, types: &TypeTable) {
        let old = self.rows.len();
        self.rows.resize(types.len(), LayoutState::Unknown);
        for index in old..types.len() {
            compute(types, TypeId::new(index), self.rows.as_mut_slice());
        }
        self.starts.resize(types.len(), 0);
        for index in old..types.len() {
            if let Type::Struct { fields, packed } = types.get(TypeId::new(index)) {
                self.starts[index] = self.offsets.len() as u32;
                let rows = &self.rows;
                let layouts = types
                    .list(fields)
                    .iter()
                    .map(|&f| rows[types.resolve(f).index()].layout());
                let offsets = &mut self.offsets;
                struct_layout(layouts, packed, |offset| offsets.push(offset));
            }
        }
    }

    /// The layout of a type, as [`Layout::of`].
    #[inline]
    pub fn of(&self, types: &TypeTable, ty: TypeId) -> Option<Layout> {
        self.rows.get(types.resolve(ty).index())?.layout()
    }

    /// The offset in bytes of field `index` of a struct type that has a size.
    #[inline]
    pub fn field_offset(&self, types: &TypeTable, ty: TypeId, index: usize) -> Option<u64> {
        let ty = types.resolve(ty);
        let Type::Struct { fields, .. } = types.get(ty) else {
            return None;
        };
        self.of(types, ty)?;
        types.list(fields).get(index)?;
        let start = *self.starts.get(ty.index())? as usize;
        self.offsets.get(start + index).copied()
    }
}

/// What is known of the layout of a type.
#[derive(Clone, Copy, Debug)]
enum LayoutState {
    Unknown,
    /// On the way to be computed: who meets it again has found a cycle.
    Busy,
    Known(Option<Layout>),
}

impl LayoutState {
    fn layout(self) -> Option<Layout> {
        match self {
            LayoutState::Known(layout) => layout,
            LayoutState::Unknown | LayoutState::Busy => None,
        }
    }
}

/// A table of [`LayoutState`]s, whole or of the types that were asked for.
trait LayoutTable {
    fn row(&self, ty: TypeId) -> LayoutState;
    fn set(&mut self, ty: TypeId, row: LayoutState);
}

impl LayoutTable for [LayoutState] {
    fn row(&self, ty: TypeId) -> LayoutState {
        self[ty.index()]
    }
    fn set(&mut self, ty: TypeId, row: LayoutState) {
        self[ty.index()] = row;
    }
}

impl LayoutTable for FxHashMap<TypeId, LayoutState> {
    fn row(&self, ty: TypeId) -> LayoutState {
        self.get(&ty).copied().unwrap_or(LayoutState::Unknown)
    }
    fn set(&mut self, ty: TypeId, row: LayoutState) {
        self.insert(ty, row);
    }
}

/// Makes the row of `ty` known, and so the rows of all its parts: depth first with a stack of
/// its own.
fn compute<R: LayoutTable + ?Sized>(types: &TypeTable, ty: TypeId, rows: &mut R) {
    let mut stack = vec![types.resolve(ty)];
    while let Some(&ty) = stack.last() {
        match rows.row(ty) {
            LayoutState::Known(_) => {
                stack.pop();
            }
            LayoutState::Unknown => {
                rows.set(ty, LayoutState::Busy);
                for_each_part(types, ty, |part| {
                    if matches!(rows.row(part), LayoutState::Unknown) {
                        stack.push(part);
                    }
                });
            }
            LayoutState::Busy => {
                // All parts are known by now, but for those that this type is itself a part of.
                rows.set(ty, LayoutState::Known(from_parts(types, ty, rows)));
                stack.pop();
            }
        }
    }
}

/// Calls `f` with the types that the layout of `ty` is made from, behind their names.
fn for_each_part(types: &TypeTable, ty: TypeId, mut f: impl FnMut(TypeId)) {
    match types.get(ty) {
        Type::Array { elem, .. } | Type::Vector { elem, .. } => f(types.resolve(elem)),
        Type::Struct { fields, .. } => types
            .list(fields)
            .iter()
            .for_each(|&field| f(types.resolve(field))),
        _ => {}
    }
}

/// The layout of a type without parts; the outer `None` where it has parts.
fn scalar(types: &TypeTable, ty: Type) -> Option<Option<Layout>> {
    Some(match ty {
        Type::Int(width) => {
            let size = u64::from(width).div_ceil(8);
            Some(Layout {
                store_size: size,
                align: size.next_power_of_two().min(16),
            })
        }
        Type::Half | Type::BFloat => Some(Layout::plain(2)),
        Type::Float => Some(Layout::plain(4)),
        Type::Double | Type::Ptr { .. } | Type::TypedPtr { .. } => Some(Layout::plain(8)),
        Type::X86Mmx => Some(Layout::plain(8)),
        Type::Target(id) => match types.target_type(id).form {
            TargetForm::Image | TargetForm::Handle => Some(Layout::plain(8)),
            TargetForm::Opaque | TargetForm::Predicate => None,
        },
        Type::X86Fp80 => Some(Layout {
            store_size: 10,
            align: 16,
        }),
        Type::Fp128 | Type::PpcFp128 => Some(Layout::plain(16)),
        Type::Vector { scalable: true, .. }
        | Type::Void
        | Type::Label
        | Type::Token
        | Type::Metadata
        | Type::X86Amx
        | Type::Function { .. }
        | Type::Named(_) => None,
        Type::Vector { .. } | Type::Array { .. } | Type::Struct { .. } => return None,
    })
}

/// The layout of a type whose parts are known.
fn from_parts<R: LayoutTable + ?Sized>(types: &TypeTable, ty: TypeId, rows: &R) -> Option<Layout> {
    let part = |ty| rows.row(types.resolve(ty)).layout();
    let ty = types.get(ty);
    if let Some(scalar) = scalar(types, ty) {
        return scalar;
    }
    match ty {
        Type::Array { elem, len } => {
            let elem = part(elem)?;
            let size = elem
                .alloc_size()
                .checked_mul(len)
                .filter(|&s| s <= MAX_SIZE)?;
            Some(Layout {
                store_size: size,
                align: elem.align,
            })
        }
        Type::Vector { elem, len, .. } => {
            // Elements are packed by their bits: <8 x i1> is one byte.
            let bits = match types.resolved(elem) {
                Type::Int(width) => u64::from(width),
                _ => part(elem)?.store_size.checked_mul(8)?,
            };
            let size = bits.checked_mul(len.into())?.div_ceil(8).max(1);
            Some(Layout {
                store_size: size,
                align: size.checked_next_power_of_two()?,
            })
            .filter(|_| size <= MAX_SIZE)
        }
        Type::Struct { fields, packed } => {
            let fields = types.list(fields).iter().map(|&field| part(field));
            struct_layout(fields, packed, |_| {})
        }
        _ => None,
    }
}

/// Lays fields out one after the other and calls a function with the offset of each.
fn struct_layout(
    fields: impl Iterator<Item = Option<Layout>>,
    packed: bool,
    mut offset: impl FnMut(u64),
) -> Option<Layout> {
    let (mut size, mut align) = (0u64, 1);
    for field in fields {
        let field = field?;
        if !packed {
            size = size.next_multiple_of(field.align);
            align = align.max(field.align);
        }
        offset(size);
        size = size
            .checked_add(field.alloc_size())
            .filter(|&s| s <= MAX_SIZE)?;
    }
    // The padding at the end is a part of a struct.
    Some(Layout {
        store_size: size.next_multiple_of(align),
        align,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn structs_are_padded_as_c_does() {
        let mut types = TypeTable::new();
        let s = types.structure(&[TypeId::I8, TypeId::I64, TypeId::I16], false);
        assert_eq!(
            Layout::of(&types, s),
            Some(Layout {
                store_size: 24,
                align: 8
            })
        );
        assert_eq!(field_offset(&types, s, 1), Some(8));
        assert_eq!(field_offset(&types, s, 2), Some(16));
        assert_eq!(field_offset(&types, s, 3), None);
        let p = types.structure(&[TypeId::I8, TypeId::I64, TypeId::I16], true);
        assert_eq!(
            Layout::of(&types, p),
            Some(Layout {
                store_size: 11,
                align: 1
            })
        );
        assert_eq!(field_offset(&types, p, 2), Some(9));
    }

    #[test]
    fn odd_integers_take_the_next_alignment() {
        let mut types = TypeTable::new();
        let i24 = types.int(24);
        let layout = Layout::of(&types, i24).unwrap();
        assert_eq!(
            (layout.store_size, layout.align, layout.alloc_size()),
            (3, 4, 4)
        );
        let i128 = types.int(128);
        assert_eq!(
            Layout::of(&types, i128),
            Some(Layout {
                store_size: 16,
                align: 16
            })
        );
        let i1 = Layout::of(&types, TypeId::I1).unwrap();
        assert_eq!((i1.store_size, i1.align), (1, 1));
    }

    #[test]
    fn what_has_no_size_has_no_layout() {
        let mut types = TypeTable::new();
        let f = types.function(TypeId::VOID, &[], false);
        assert_eq!(Layout::of(&types, f), None);
        let huge = types.array(TypeId::I64, u64::MAX / 2);
        assert_eq!(Layout::of(&types, huge), None);
    }

    #[test]
    fn shared_and_deep_types_cost_no_more_than_their_parts() {
        let mut types = TypeTable::new();
        let mut shared = TypeId::I64;
        for _ in 0..40 {
            shared = types.structure(&[shared, shared], false);
        }
        let mut deep = TypeId::I8;
        for _ in 0..200_000 {
            deep = types.structure(&[deep], false);
        }
        let layouts = Layouts::new(&types);
        assert_eq!(
            layouts.of(&types, shared),
            Some(Layout {
                store_size: 8 << 40,
                align: 8
            })
        );
        assert_eq!(Layout::of(&types, shared), layouts.of(&types, shared));
        assert_eq!(layouts.field_offset(&types, shared, 1), Some(4 << 40));
        assert_eq!(field_offset(&types, shared, 1), Some(4 << 40));
        assert_eq!(layouts.field_offset(&types, shared, 2), None);
        assert_eq!(
            layouts.of(&types, deep),
            Some(Layout {
                store_size: 1,
                align: 1
            })
        );
        assert_eq!(Layout::of(&types, deep), layouts.of(&types, deep));
    }

    #[test]
    fn cyclic_types_have_no_layout() {
        let mut types = TypeTable::new();
        let a = types.named(super::super::name::Name(0), crate::diag::Span::NONE);
        let ta = types.intern(Type::Named(a));
        let inner = types.structure(&[TypeId::I64, ta], false);
        types.named[a].body = Some(types.array(inner, 2));
        let ptr = types.pointer_to(ta);
        let fine = types.structure(&[ptr, ptr], false);
        let layouts = Layouts::new(&types);
        assert_eq!(
            (layouts.of(&types, ta), Layout::of(&types, inner)),
            (None, None)
        );
        assert_eq!(layouts.field_offset(&types, inner, 0), None);
        assert_eq!(layouts.field_offset(&types, fine, 1), Some(8));
    }
}
