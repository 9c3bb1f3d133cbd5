//! How often values are used.

use crate::entity::Entity;
use crate::lir::{Block, Function};

/// By value, how many operands of these blocks' instructions it is.
pub(crate) fn counts(func: &Function, blocks: &[Block]) -> Vec<u32> {
    let mut counts = vec![0; func.values.len()];
    for inst in blocks.iter().flat_map(|&block| func.block_insts(block)) {
        func.for_each_use(inst, |value| counts[value.index()] += 1);
    }
    counts
}
