//! The block that an instruction is in, and the one in which a value becomes known.

use crate::entity::Entity;
use crate::lir::{Block, Function, Inst, Value, ValueDef};
use crate::opt::rewrite::rebuild::NONE;

/// The block of each instruction that is laid out.
pub(crate) struct Owners(Vec<Block>);

impl Owners {
    /// Finds them.
    pub(crate) fn new(func: &Function) -> Owners {
        let mut owners = vec![Block(NONE); func.insts.len()];
        for &block in &func.layout {
            for inst in func.block_insts(block) {
                owners[inst.index()] = block;
            }
        }
        Owners(owners)
    }

    /// The block that an instruction is in.
    pub(crate) fn of_inst(&self, inst: Inst) -> Block {
        self.0[inst.index()]
    }

    /// The block that computes a value, or has it as a parameter.
    pub(crate) fn of(&self, func: &Function, value: Value) -> Block {
        match func.def(value) {
            ValueDef::Param(block, _) => block,
            ValueDef::Result(inst, _) => self.of_inst(inst),
        }
    }
}
