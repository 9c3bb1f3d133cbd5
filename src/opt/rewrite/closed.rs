//! The ways on from a block that branches get parameters for its values, so that no other block uses those of the block
//! itself.
//!
//! ```text
//!   block1(v1): v2 = v1 < v0                  block1(v1): v2 = v1 < v0
//!               brif v2, block2, block3                   brif v2, block4(v1), block5(v1)
//!   block2: use of v1                    =>   block4(v3): jump block2
//!   block3: use of v1                         block2: use of v3
//!                                             block5(v4): jump block3
//!                                             block3: use of v4
//! ```
//!
//! Then the block can be copied, as another way to decide what it decides: what is behind it need not know which of
//! them it came by. This is to any block what loop-closed form is to the exits of a loop.

use crate::analysis::Graph;
use crate::entity::Entity;
use crate::lir::{Block, BlockCall, Builder, Function, Import, InstData, Type, Value};
use crate::opt::Cx;
use crate::opt::analyses::owners::Owners;
use crate::opt::rewrite::rebuild::{self, Map, NONE, Rewriter};
use smallvec::SmallVec;

/// The block that alone goes to another one, if it goes there one way.
pub(crate) fn only_pred(graph: &Graph<Block>, block: Block) -> Option<Block> {
    match graph.preds(block) {
        &[pred] => Some(pred),
        _ => None,
    }
}

/// Which of the blocks that are asked for have values that another block uses where control may have come to by none of the
/// ways on from the first, of those that it alone goes. The graph and the dominators of the function are known.
pub(crate) fn are_used_elsewhere(
    func: &Function,
    cx: &Cx<'_>,
    is_asked: impl Fn(Block) -> bool,
) -> Vec<bool> {
    let (graph, dominators) = (&*cx.graph, &*cx.dominators);
    let owners = Owners::new(func);
    let mut used = vec![false; func.blocks.len()];
    for &block in graph.reverse_post_order() {
        for inst in func.block_insts(block) {
            func.for_each_use(inst, |value| {
                let owner = owners.of(func, value);
                if owner == block || !is_asked(owner) {
                    return;
                }
                let comes_by = |&way: &Block| {
                    dominators.dominates(way, block) && only_pred(graph, way) == Some(owner)
                };
                used[owner.index()] |= !graph.succs(owner).iter().any(comes_by);
            });
        }
    }
    used
}

/// A block whose ways on get parameters.
struct Row {
    block: Block,
    ways: Ways,
    /// Its values that are used behind it.
    values: Vec<Value>,
    /// The blocks on its ways.
    made: SmallVec<[Block; 4]>,
}

/// The edges out of a block, in the order in which they are written.
pub(crate) type Ways = SmallVec<[BlockCall; 2]>;

/// The edges out of a block that ends in a branch.
pub(crate) fn ways(func: &Function, block: Block) -> Option<Ways> {
    match func.insts[func.terminator(block)] {
        InstData::Brif { then, els, .. } => Some([then, els].into_iter().collect()),
        InstData::Switch { table, .. } => {
            let table = &func.tables[table];
            let cases = table.cases.iter().map(|&(_, to)| to);
            Some(std::iter::once(table.default).chain(cases).collect())
        }
        _ => None,
    }
}

struct Closer<'a> {
    func: &'a Function,
    map: Map,
    rows: Vec<Row>,
}

impl Rewriter for Closer<'_> {
    fn map(&mut self) -> &mut Map {
        &mut self.map
    }
}

/// Puts a block with parameters on each way on from these blocks, which end in a branch, and whose values
/// [are used nowhere else](are_used_elsewhere). The copy is in the spare function; what the blocks are there is given.
pub(crate) fn close(func: &Function, cx: &mut Cx<'_>, blocks: &[Block]) -> Vec<Block> {
    let graph = &*cx.graph;
    let (mut out, map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let (mut rows, of) = rows(func, graph, blocks);
    for row in &mut rows {
        let types: SmallVec<[Type; 4]> = row.values.iter().map(|&v| func.ty(v)).collect();
        row.made = row.ways.iter().map(|_| out.block(&types)).collect();
    }
    let mut closer = Closer { func, map, rows };
    let row_of = |block: Block| of[block.index()] as usize;
    // All that a block dominates comes right behind it, while the values of another are those of its way there.
    for block in cx.dominators.preorder::<Block>() {
        if let Some(pred) = only_pred(graph, block)
            && let Some(row) = closer.rows.get(row_of(pred))
            && let Some(way) = row.ways.iter().position(|&way| func.target(way) == block)
        {
            closer.fill_way(&mut out, row_of(pred), way);
        }
        out.fill(closer.map.block(block));
        let is_closed = row_of(block) < closer.rows.len();
        let last = func.terminator(block);
        for inst in func.block_insts(block) {
            if !is_closed || inst != last {
                out.copy(func, inst, &mut closer);
            }
        }
        if is_closed {
            closer.branch(&mut out, row_of(block));
            for way in 0..closer.rows[row_of(block)].ways.len() {
                let to = func.target(closer.rows[row_of(block)].ways[way]);
                if only_pred(graph, to).is_none() {
                    closer.fill_way(&mut out, row_of(block), way);
                }
            }
        }
    }
    let is_reachable = |block: &&Block| graph.is_reachable(**block);
    let mut layout = Vec::with_capacity(func.layout.len() + 2 * closer.rows.len());
    for &block in func.layout.iter().filter(is_reachable) {
        layout.push(closer.map.blocks[block.index()]);
        if let Some(row) = closer.rows.get(row_of(block)) {
            layout.extend_from_slice(&row.made);
        }
    }
    out.func.layout = layout;
    blocks
        .iter()
        .map(|&block| closer.map.block(block))
        .collect()
}

impl Closer<'_> {
    /// Ends the copy of a block: it branches to the blocks on its ways.
    fn branch(&mut self, out: &mut Builder<'_>, row: usize) {
        let Closer { func, map, rows } = self;
        let row = &rows[row];
        let args: SmallVec<[Value; 8]> = row.values.iter().map(|&v| map.value(v)).collect();
        let last = func.terminator(row.block);
        out.origin = func.origins[last];
        match func.insts[last] {
            InstData::Brif { cond, .. } => {
                out.brif(map.value(cond), (row.made[0], &args), (row.made[1], &args));
            }
            InstData::Switch { value, table } => {
                let bits = func.tables[table].cases.iter().map(|&(bits, _)| bits);
                let cases = bits.zip(&row.made[1..]);
                let cases = cases.map(|(bits, &made)| (bits, out.block_call(made, &args)));
                let cases = cases.collect();
                let default = out.block_call(row.made[0], &args);
                let (value, table) = (map.value(value), out.table(default, cases));
                out.effect(InstData::Switch { value, table });
            }
            _ => {}
        }
    }

    /// Fills the block on a way on: what is behind it uses its parameters from now on.
    fn fill_way(&mut self, out: &mut Builder<'_>, row: usize, way: usize) {
        let Closer { func, map, rows } = self;
        let row = &rows[row];
        for (old, new) in row.values.iter().zip(out.func.params(row.made[way])) {
            map.values[old.index()] = new;
        }
        let call = row.ways[way];
        let args: SmallVec<[Value; 4]> = func.args(call).map(|v| map.value(v)).collect();
        out.fill(row.made[way]);
        out.origin = func.origins[func.terminator(row.block)];
        out.jump(map.block(func.target(call)), &args);
    }
}

/// What there is to do of each block, and the row of each block, or [`NONE`].
fn rows(func: &Function, graph: &Graph<Block>, blocks: &[Block]) -> (Vec<Row>, Vec<u32>) {
    let mut rows: Vec<Row> = Vec::with_capacity(blocks.len());
    let mut of = vec![NONE; func.blocks.len()];
    for &block in blocks {
        if let Some(ways) = ways(func, block) {
            of[block.index()] = rows.len() as u32;
            rows.push(Row {
                block,
                ways,
                values: Vec::new(),
                made: SmallVec::new(),
            });
        }
    }
    let owners = Owners::new(func);
    let mut is_listed = vec![false; func.values.len()];
    let mut list = |value: Value, is_behind: &dyn Fn(Block) -> bool| {
        let owner = owners.of(func, value);
        let row = rows.get_mut(of[owner.index()] as usize);
        if let Some(row) = row.filter(|_| is_behind(owner) && !is_listed[value.index()]) {
            is_listed[value.index()] = true;
            row.values.push(value);
        }
    };
    for &block in graph.reverse_post_order() {
        for inst in func.block_insts(block) {
            func.for_each_use(inst, |value| list(value, &|owner| owner != block));
        }
        // What an edge of the block itself passes is passed behind the new block on it.
        if of[block.index()] != NONE {
            for way in ways(func, block).into_iter().flatten() {
                func.args(way)
                    .for_each(|value| list(value, &|owner| owner == block));
            }
        }
    }
    (rows, of)
}
