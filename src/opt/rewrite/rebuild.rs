//! A function that is copied while it is changed: what most passes do.
//!
//! The copy has a block for each block that is kept, laid out as before, and is filled in an order
//! in which dominators come before what they dominate.

use crate::entity::Entity;
use crate::lir::{Block, Builder, Callee, Function, Import, SigRef, Slot, Type, Value};

/// What has no counterpart in the copy.
pub(crate) const NONE: u32 = u32::MAX;

/// The ids of the copy by those of the original.
#[derive(Debug, Default)]
pub(crate) struct Map {
    /// Values; [`NONE`] for those not copied yet.
    pub values: Vec<Value>,
    /// Blocks; [`NONE`] for those left out.
    pub blocks: Vec<Block>,
}

impl Import for Map {
    #[inline]
    fn value(&mut self, value: Value) -> Value {
        let value = self.values[value.index()];
        debug_assert!(value.0 != NONE, "a value is used before it is copied");
        value
    }

    #[inline]
    fn bind(&mut self, value: Value, copy: Value) {
        self.values[value.index()] = copy;
    }

    #[inline]
    fn block(&mut self, block: Block) -> Block {
        self.blocks[block.index()]
    }
}

/// What a pass changes while it copies a function: values are those of its [`Map`], and edges lead
/// where they did and pass what they passed, unless it says otherwise.
pub(crate) trait Rewriter {
    /// The ids of the copy.
    fn map(&mut self) -> &mut Map;

    /// The target of an edge: [`Import::block`].
    #[inline]
    fn redirect(&mut self, block: Block) -> Block {
        self.map().block(block)
    }

    /// A stack slot: [`Import::slot`].
    #[inline]
    fn copied_slot(&mut self, slot: Slot) -> Slot {
        slot
    }

    /// A callee: [`Import::callee`].
    #[inline]
    fn copied_callee(&mut self, callee: Callee) -> Callee {
        callee
    }

    /// A signature of a call: [`Import::sig`].
    #[inline]
    fn copied_sig(&mut self, sig: SigRef) -> SigRef {
        sig
    }

    /// Whether edges to a block pass something else: [`Import::changes_edges`].
    #[inline]
    fn changes_args(&self, _to: Block) -> bool {
        false
    }

    /// Whether an edge to such a block keeps an argument: [`Import::edge_args`].
    #[inline]
    fn keeps_arg(&mut self, _to: Block, _i: usize) -> bool {
        true
    }

    /// Changes the arguments of an edge to such a block: [`Import::edge`].
    #[inline]
    fn change_args(&mut self, _to: Block, _out: &mut Builder<'_>, _args: &mut Vec<u32>) {}
}

impl<R: Rewriter> Import for R {
    #[inline]
    fn value(&mut self, value: Value) -> Value {
        self.map().value(value)
    }

    #[inline]
    fn bind(&mut self, value: Value, copy: Value) {
        self.map().bind(value, copy);
    }

    #[inline]
    fn block(&mut self, block: Block) -> Block {
        self.redirect(block)
    }

    #[inline]
    fn slot(&mut self, slot: Slot) -> Slot {
        self.copied_slot(slot)
    }

    #[inline]
    fn callee(&mut self, callee: Callee) -> Callee {
        self.copied_callee(callee)
    }

    #[inline]
    fn sig(&mut self, sig: SigRef) -> SigRef {
        self.copied_sig(sig)
    }

    #[inline]
    fn changes_edges(&self, to: Block) -> bool {
        self.changes_args(to)
    }

    #[inline]
    fn edge_args(&mut self, to: Block, i: usize) -> bool {
        self.keeps_arg(to, i)
    }

    #[inline]
    fn edge(&mut self, to: Block, out: &mut Builder<'_>, args: &mut Vec<u32>) {
        self.change_args(to, out, args);
    }
}

/// Starts a copy: all blocks for which `keep` gives true, with their parameters and those whose
/// types it adds.
pub(crate) fn start<'o>(
    from: &Function,
    out: &'o mut Function,
    mut keep: impl FnMut(Block, &mut Vec<Type>) -> bool,
) -> (Builder<'o>, Map) {
    out.clear_like(from);
    start_cleared(from, out, &mut keep)
}

/// The same in a function that has the tables already.
pub(crate) fn start_cleared<'o>(
    from: &Function,
    out: &'o mut Function,
    keep: &mut dyn FnMut(Block, &mut Vec<Type>) -> bool,
) -> (Builder<'o>, Map) {
    out.insts.reserve(from.insts.len());
    out.results.reserve(from.insts.len());
    out.origins.reserve(from.insts.len());
    out.values.reserve(from.values.len());
    let mut map = Map {
        values: vec![Value(NONE); from.values.len()],
        blocks: vec![Block(NONE); from.blocks.len()],
    };
    let mut b = Builder::new(out);
    let mut types = Vec::new();
    for &block in &from.layout {
        types.clear();
        types.extend(from.params(block).map(|v| from.ty(v)));
        if !keep(block, &mut types) {
            continue;
        }
        let copy = b.block(&types);
        map.blocks[block.index()] = copy;
        if types.is_empty() {
            continue;
        }
        for (old, new) in from.params(block).zip(b.func.params(copy)) {
            map.values[old.index()] = new;
        }
    }
    (b, map)
}

/// Ends a copy: the layout is the one it had, without the blocks that were not filled.
pub(crate) fn finish(from: &Function, out: &mut Function, map: &Map) {
    out.layout.clear();
    for &block in &from.layout {
        let copy = map.blocks[block.index()];
        if copy.0 != NONE && out.blocks[copy].first < out.blocks[copy].end {
            out.layout.push(copy);
        }
    }
}

/// Which rows of a table are a block's, where those of a block follow each other.
pub(crate) struct BlockRows(Vec<(u32, u32)>);

impl BlockRows {
    /// By the block of each row.
    pub(crate) fn new(func: &Function, blocks: impl Iterator<Item = Block>) -> BlockRows {
        let mut rows = vec![(0, 0); func.blocks.len()];
        for (i, block) in (0..).zip(blocks) {
            let row = &mut rows[block.index()];
            if row.1 == 0 {
                row.0 = i;
            }
            row.1 = i + 1;
        }
        BlockRows(rows)
    }

    /// The rows of a block, by their numbers.
    pub(crate) fn get(&self, block: Block) -> std::ops::Range<usize> {
        let (from, to) = self.0[block.index()];
        from as usize..to as usize
    }
}
