//! Sizes, alignments and field offsets on x86-64 System V.
//!
//! Follows the data layout that clang gives for `x86_64-unknown-linux-gnu`
//! (`e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128`).
//! Relies on sized types whose named types are not cyclic but through a pointer: the verifier
//! proves that; [`Layout::of`] answers `None` for all else and never recurses without end.

use super::types::{Type, TypeId, TypeTable};

/// Size and alignment of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Bytes that a store writes (Language Reference, "store size").
    pub store_size: u64,
    /// ABI alignment in bytes.
    pub align: u64,
}

/// How deep types may nest before they count as not sized.
const MAX_DEPTH: u32 = 2_000;

impl Layout {
    /// The layout of a type, or `None` if it has no size: `void`, functions, opaque and cyclic
    /// types, types whose size is over 2^61 bytes.
    pub fn of(types: &TypeTable, ty: TypeId) -> Option<Layout> {
        layout(types, ty, 0)
    }

    /// The distance between elements of an array: the store size rounded up to the alignment.
    pub fn alloc_size(self) -> u64 {
        self.store_size.next_multiple_of(self.align)
    }
}

/// The offset in bytes of field `index` of a struct type.
pub fn field_offset(types: &TypeTable, ty: TypeId, index: usize) -> Option<u64> {
    let Type::Struct { fields, packed } = types.resolved(ty) else {
        return None;
    };
    let fields = types.list(fields);
    fields.get(index)?;
    let mut at = 0u64;
    for (i, &field) in fields.iter().enumerate() {
        let field = layout(types, field, 1)?;
        if !packed {
            at = at.next_multiple_of(field.align);
        }
        if i == index {
            return Some(at);
        }
        at = at.checked_add(field.alloc_size())?;
    }
    None
}

fn layout(types: &TypeTable, ty: TypeId, depth: u32) -> Option<Layout> {
    const MAX_SIZE: u64 = 1 << 61;
    if depth > MAX_DEPTH {
        return None;
    }
    let plain = |size| {
        Some(Layout {
            store_size: size,
            align: size,
        })
    };
    match types.resolved(ty) {
        Type::Int(width) => {
            let size = u64::from(width).div_ceil(8);
            Some(Layout {
                store_size: size,
                align: size.next_power_of_two().min(16),
            })
        }
        Type::Half | Type::BFloat => plain(2),
        Type::Float => plain(4),
        Type::Double | Type::Ptr { .. } | Type::TypedPtr { .. } => plain(8),
        Type::X86Fp80 => Some(Layout {
            store_size: 10,
            align: 16,
        }),
        Type::Fp128 | Type::PpcFp128 => plain(16),
        Type::Array { elem, len } => {
            let elem = layout(types, elem, depth + 1)?;
            let size = elem
                .alloc_size()
                .checked_mul(len)
                .filter(|&s| s <= MAX_SIZE)?;
            Some(Layout {
                store_size: size,
                align: elem.align,
            })
        }
        Type::Vector {
            elem,
            len,
            scalable: false,
        } => {
            // Elements are packed by their bits: <8 x i1> is one byte.
            let bits = match types.resolved(elem) {
                Type::Int(width) => u64::from(width),
                _ => layout(types, elem, depth + 1)?.store_size * 8,
            };
            let size = bits.checked_mul(len.into())?.div_ceil(8).max(1);
            Some(Layout {
                store_size: size,
                align: size.checked_next_power_of_two()?,
            })
        }
        Type::Struct { fields, packed } => {
            let (mut size, mut align) = (0u64, 1);
            for &field in types.list(fields) {
                let field = layout(types, field, depth + 1)?;
                if !packed {
                    size = size.next_multiple_of(field.align);
                    align = align.max(field.align);
                }
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
        Type::Vector { scalable: true, .. }
        | Type::Void
        | Type::Label
        | Type::Token
        | Type::Metadata
        | Type::X86Amx
        | Type::Function { .. }
        | Type::Named(_) => None,
    }
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
}
