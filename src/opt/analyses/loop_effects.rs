//! What a loop does to memory, and from where it is left.

use super::alias::{Memory, MemoryLocation};
use crate::analysis::{LoopId, Loops};
use crate::entity::Entity;
use crate::lir::{Block, Effects, Function, InstData, MemFlags};
use crate::opt::Cx;

/// Stores and exits of a loop that are distinguished.
pub(crate) const STORES: usize = 24;
/// Loops around each other that something is moved out of at once.
pub(crate) const LEVELS: usize = 8;

/// What a loop does to memory, and where it is left.
#[derive(Clone, Default)]
pub(crate) struct LoopEffects {
    /// Whether it may write anything.
    pub anything: bool,
    pub stores: Vec<MemoryLocation>,
    /// Blocks with an edge out of it or back to its header; too many are none.
    pub ends: Vec<Block>,
    /// Whether it may be left from further inside than is looked at.
    pub deep: bool,
}

/// What each loop does.
pub(crate) fn find(
    func: &Function,
    cx: &Cx<'_>,
    loops: &Loops<Block>,
    memory: &Memory<'_>,
) -> Vec<LoopEffects> {
    let mut all = vec![LoopEffects::default(); loops.iter().count()];
    for &block in cx.graph.reverse_post_order() {
        let Some(id) = loops.innermost(block) else {
            continue;
        };
        let effects = &mut all[id.index()];
        for inst in func.block_insts(block) {
            match func.insts[inst] {
                InstData::Store {
                    ty,
                    flags,
                    addr,
                    offset,
                    ..
                } => {
                    let place = memory.place(func, addr, offset, ty.bytes());
                    effects.stores.push(place);
                    effects.anything |= flags.has(MemFlags::ATOMIC);
                }
                data if memory.is_pure_call(func, data) => {}
                data => effects.anything |= data.effects().has(Effects::WRITES),
            }
        }
        let succs = cx.graph.succs(block);
        // Blocks that go nowhere are in no loop.
        for (level, (id, outer)) in around(loops, id).enumerate() {
            if level > LEVELS {
                all[id.index()].deep = true;
                break;
            }
            if succs
                .iter()
                .any(|&to| to == outer || !loops.contains(id, to))
            {
                all[id.index()].ends.push(block);
            }
        }
    }
    // Inner loops come first.
    for (id, inner) in loops.iter() {
        let own = std::mem::take(&mut all[id.index()].stores);
        if let Some(up) = inner.parent {
            all[up.index()].anything |= all[id.index()].anything;
            all[up.index()].deep |= all[id.index()].deep;
            if all[up.index()].stores.len() <= STORES {
                all[up.index()].stores.extend_from_slice(&own);
            }
        }
        all[id.index()].stores = own;
    }
    all
}

/// A loop and those around it, with their headers.
fn around(loops: &Loops<Block>, id: LoopId) -> impl Iterator<Item = (LoopId, Block)> {
    std::iter::successors(Some(id), |&at| loops.get(at).parent).map(|id| (id, loops.get(id).header))
}

/// Whether each iteration, and each way out of the loop, passes a block.
pub(crate) fn passes(cx: &Cx<'_>, effects: &LoopEffects, block: Block) -> bool {
    !effects.deep
        && effects.ends.len() <= STORES
        && effects
            .ends
            .iter()
            .all(|&end| cx.dominators.dominates(block, end))
}
