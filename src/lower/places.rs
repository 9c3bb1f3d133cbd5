//! Where the values of a function are that was lowered last, for whoever looks at a program that has stopped.

use super::Lowerer;
use super::info::{Class, Leaf, ModuleInfo, Scalar};
use super::operand::Repr;
use crate::entity::Entity;
use crate::ir::{self, Module, TypeId};
use crate::lir::vector::Shape;
use crate::lir::{Slot, SymbolId, Value};

/// What a scalar is made of.
#[derive(Clone, Copy, Debug)]
pub enum Piece {
    /// A value.
    Value(Value),
    /// These bits.
    Bits(u64),
    /// A value plus bytes.
    Sum(Value, i32),
    /// The address of a slot plus bytes.
    Slot(Slot, i32),
    /// The address of a symbol plus bytes.
    Symbol(SymbolId, i32),
    /// A lane of a vector register.
    Lane(Value, Shape, u8),
    /// 1 where a lane of a vector register is not zero, else 0.
    Mask(Value, Shape, u8),
}

impl Lowerer {
    /// What a value of the function that was lowered last has become: its scalars, with their places in memory if it
    /// were stored at 0. `None` for one that has no form there, or none that is known.
    pub fn pieces(
        &self,
        module: &Module,
        info: &ModuleInfo,
        value: ir::Value,
        ty: TypeId,
    ) -> Option<Vec<(Leaf, Piece)>> {
        let repr = *self.scratch.reprs.get(value.index())?;
        match info.class(ty) {
            Class::Scalar(scalar) => Some(vec![(leaf_of(scalar), piece(repr)?)]),
            Class::Aggregate => {
                let mut leaves = Vec::new();
                info.leaves(module, ty, 0, &mut leaves).ok()?;
                let parts = match &repr {
                    Repr::Parts(first) => {
                        let first = *first as usize;
                        self.scratch.parts.get(first..first + leaves.len())?
                    }
                    _ if leaves.len() == 1 => std::slice::from_ref(&repr),
                    _ => return None,
                };
                let pieces = leaves.into_iter().zip(parts);
                pieces
                    .map(|(leaf, &part)| Some((leaf, piece(part)?)))
                    .collect()
            }
            Class::Void | Class::Other => None,
        }
    }
}

fn leaf_of(scalar: Scalar) -> Leaf {
    Leaf {
        offset: 0,
        scalar,
        lanes: 1,
        x87: false,
        packed: 0,
    }
}

fn piece(repr: Repr) -> Option<Piece> {
    Some(match repr {
        Repr::Value(value) => Piece::Value(value),
        Repr::Const(_, bits) => Piece::Bits(bits),
        Repr::Offset(value, bytes) => Piece::Sum(value, bytes),
        Repr::Slot(slot, bytes) => Piece::Slot(slot, bytes),
        Repr::Symbol(symbol, bytes) => Piece::Symbol(symbol, bytes),
        Repr::Lane(value, shape, lane) => Piece::Lane(value, shape, lane),
        Repr::Mask(value, shape, lane) => Piece::Mask(value, shape, lane),
        Repr::Unset | Repr::Parts(_) => return None,
    })
}
