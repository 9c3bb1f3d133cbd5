//! What metadata holds, for rules that look into it.

use smallvec::SmallVec;

use crate::ir::{Const, Metadata, MetadataId, Module, Type, TypeId};

/// The operands of a tuple.
pub(super) type TupleOperands = SmallVec<[MetadataId; 4]>;

/// The operands of a tuple; `None` for what is none.
pub(super) fn tuple(m: &Module, id: MetadataId) -> Option<TupleOperands> {
    match m.metadata.get(id) {
        Metadata::Tuple { operands, .. } => Some(m.metadata.list(operands).collect()),
        _ => None,
    }
}

/// Whether metadata is a node of any kind.
pub(super) fn is_node(m: &Module, id: MetadataId) -> bool {
    matches!(
        m.metadata.get(id),
        Metadata::Tuple { .. } | Metadata::Node { .. } | Metadata::Expression(_)
    )
}

/// The string that metadata is.
pub(super) fn text(m: &Module, id: MetadataId) -> Option<&[u8]> {
    m.metadata.as_text(id).map(|name| m.names.get(name))
}

/// Whether metadata is a string.
pub(super) fn is_text(m: &Module, id: MetadataId) -> bool {
    m.metadata.as_text(id).is_some()
}

/// An integer constant of at most 128 bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct ConstantInt {
    pub ty: TypeId,
    /// The width in bits.
    pub width: u32,
    /// The value modulo 2^width; of wider ones the low 128 bits.
    pub value: u128,
}

impl ConstantInt {
    /// The number that a value is modulo 2^width, with its sign.
    pub(super) fn signed(self) -> i128 {
        let unused = 128 - self.width.clamp(1, 128);
        ((self.value << unused) as i128) >> unused
    }
}

/// The integer constant that metadata is.
pub(super) fn number(m: &Module, id: MetadataId) -> Option<ConstantInt> {
    let (ty, value) = match m.consts.get(m.metadata.as_constant(id)?) {
        Const::Int { ty, value } => (ty, value.into()),
        Const::BigInt { ty, words } => {
            let word = |at: usize| u128::from(m.consts.word(words, at)) << (32 * at);
            (ty, (0..4).map(word).fold(0, |all, word| all | word))
        }
        Const::Zero(ty) => (ty, 0),
        _ => return None,
    };
    let Type::Int(width) = m.types.resolved(ty) else {
        return None;
    };
    let mask = match width {
        128.. => u128::MAX,
        width => (1 << width) - 1,
    };
    Some(ConstantInt {
        ty,
        width,
        value: value & mask,
    })
}
