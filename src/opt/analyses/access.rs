//! Loads and stores, as passes compare them with each other in a loop.

use crate::lir::{Block, Function, Inst, InstData, MemFlags, Type, Value};

/// What an instruction accesses in memory, and as what.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct MemoryOperand {
    /// The address.
    pub addr: Value,
    /// Bytes behind it.
    pub offset: i32,
    /// The type of what is there.
    pub ty: Type,
}

/// A load or store.
#[derive(Clone, Copy)]
pub(crate) struct Access {
    /// The instruction.
    pub inst: Inst,
    /// The block that it is in.
    pub block: Block,
    /// What it accesses.
    pub operand: MemoryOperand,
    /// Whether it stores.
    pub is_store: bool,
    /// Whether it is neither volatile nor atomic.
    pub is_plain: bool,
}

impl Access {
    /// What an instruction of a block accesses, if it loads or stores.
    pub(crate) fn find(func: &Function, inst: Inst, block: Block) -> Option<Access> {
        let (ty, flags, addr, offset, is_store) = match func.insts[inst] {
            InstData::Load {
                ty,
                flags,
                addr,
                offset,
            } => (ty, flags, addr, offset, false),
            InstData::Store {
                ty,
                flags,
                addr,
                offset,
                ..
            } => (ty, flags, addr, offset, true),
            _ => return None,
        };
        Some(Access {
            inst,
            block,
            operand: MemoryOperand { addr, offset, ty },
            is_store,
            is_plain: flags == MemFlags::PLAIN,
        })
    }

    /// Whether it is a plain access to what another one accesses.
    pub(crate) fn is_to(&self, operand: MemoryOperand) -> bool {
        self.is_plain && self.operand == operand
    }
}
