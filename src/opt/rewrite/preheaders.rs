//! Preheaders: blocks in front of loops, in a function that is copied.
//!
//! Edges that enter a loop lead to its preheader, with what they passed to its header. Those from within the loop
//! lead to the header.

use super::rebuild::{Map, NONE};
use crate::analysis::Loops;
use crate::entity::Entity;
use crate::lir::{Block, Builder, Function, Type, Value};

/// The preheaders that a copy gets.
pub(crate) struct Preheaders<'a> {
    loops: &'a Loops<Block>,
    /// By the header of the loop, of the original; [`NONE`] where there is none.
    of: Vec<Block>,
    /// The block of the original that is copied.
    from: Block,
}

impl<'a> Preheaders<'a> {
    /// None so far.
    pub(crate) fn new(func: &Function, loops: &'a Loops<Block>) -> Preheaders<'a> {
        Preheaders {
            loops,
            of: vec![Block(NONE); func.blocks.len()],
            from: Function::ENTRY,
        }
    }

    /// Gives the loop of a header a preheader.
    pub(crate) fn add(&mut self, func: &Function, out: &mut Builder<'_>, header: Block) {
        self.of[header.index()] = like(func, out, header);
    }

    /// The preheader of the loop of a header, if it gets one.
    pub(crate) fn get(&self, header: Block) -> Option<Block> {
        Some(self.of[header.index()]).filter(|block| block.0 != NONE)
    }

    /// Says which block the edges come from that [`target`](Self::target) is asked about.
    pub(crate) fn set_source(&mut self, block: Block) {
        self.from = block;
    }

    /// Where an edge to a block leads in the copy.
    pub(crate) fn target(&self, map: &Map, to: Block) -> Block {
        let enters = |_: &Block| {
            let id = self.loops.innermost(to);
            id.is_some_and(|id| !self.loops.contains(id, self.from))
        };
        let preheader = self.get(to).filter(enters);
        preheader.unwrap_or(map.blocks[to.index()])
    }

    /// The blocks of the copy in the order of the original, each preheader right in front of its header.
    pub(crate) fn layout(&self, func: &Function, map: &Map) -> Vec<Block> {
        let blocks = func.layout.iter();
        let both = blocks.flat_map(|block| [self.of[block.index()], map.blocks[block.index()]]);
        both.filter(|block| block.0 != NONE).collect()
    }
}

/// A new block with the parameters of one of the original.
pub(crate) fn like(func: &Function, out: &mut Builder<'_>, block: Block) -> Block {
    let types: Vec<Type> = func.params(block).map(|v| func.ty(v)).collect();
    out.block(&types)
}

/// Ends a block by a jump that passes on all that it was passed itself.
pub(crate) fn pass_on(out: &mut Builder<'_>, block: Block, to: Block) {
    let args: Vec<Value> = out.func.params(block).collect();
    out.jump(to, &args);
}
