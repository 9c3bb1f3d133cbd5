//! Blocks that are joined with those behind them: one test takes the place of several.
//!
//! What is computed on the way from one test to the next is computed in any case then, so it must be little and
//! without effects. The last block may as well pass what it finds to where the others pass a constant.

use super::rebuild;
use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, BlockCall, Builder, Function, Import, Inst, InstData, UnaryOp, Value,
};
use crate::opt::Cx;
use smallvec::SmallVec;

/// How many instructions a block behind the first may have.
const MOST: usize = 6;

/// What is found at each block that is not behind another one of which something is found; nothing if that is all.
pub(crate) fn sites<T>(
    func: &Function,
    cx: &Cx<'_>,
    find: impl Fn(&Function, &Cx<'_>, Block) -> Option<Joined<T>>,
) -> Vec<Option<Joined<T>>> {
    let mut sites = Vec::new();
    let mut joined = Vec::new();
    for &block in cx.graph.reverse_post_order() {
        if joined.get(block.index()).copied().unwrap_or(false) {
            continue;
        }
        if let Some(site) = find(func, cx, block) {
            sites.resize_with(func.blocks.len(), || None);
            joined.resize(func.blocks.len(), false);
            for block in &site.inner {
                joined[block.index()] = true;
            }
            sites[block.index()] = Some(site);
        }
    }
    sites
}

/// A test that begins in a block and takes the place of those of the blocks behind it.
pub(crate) struct Joined<T> {
    /// The blocks behind it, of which each is entered from the one before only.
    pub inner: SmallVec<[Block; 4]>,
    pub test: T,
    pub then: Consequence,
}

/// What follows of the test.
#[derive(Clone, Copy)]
pub(crate) enum Consequence {
    Branch {
        within: BlockCall,
        beyond: BlockCall,
    },
    /// It is passed as one of the arguments.
    Pass { to: BlockCall, at: usize },
}

/// What computes one or zero.
pub(crate) trait JoinedTest {
    fn emit(&self, out: &mut Builder<'_>, map: &mut rebuild::Map) -> Value;
}

/// Copies a function of which some blocks are joined with those behind them.
pub(crate) fn join<T: JoinedTest>(
    cx: &mut Cx<'_>,
    func: &mut Function,
    sites: &[Option<Joined<T>>],
) {
    let mut joined = vec![false; func.blocks.len()];
    for block in sites.iter().flatten().flat_map(|site| &site.inner) {
        joined[block.index()] = true;
    }
    let graph = &*cx.graph;
    let keep = |block: Block| graph.is_reachable(block) && !joined[block.index()];
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| keep(block));
    for &block in graph.reverse_post_order() {
        if !keep(block) {
            continue;
        }
        out.fill(map.blocks[block.index()]);
        let Some(site) = &sites[block.index()] else {
            for inst in func.block_insts(block) {
                out.copy(func, inst, &mut map);
            }
            continue;
        };
        for &block in std::iter::once(&block).chain(&site.inner) {
            let last = func.terminator(block);
            for inst in func.block_insts(block).filter(|&inst| inst != last) {
                out.copy(func, inst, &mut map);
            }
        }
        out.origin = func.origins[func.terminator(block)];
        let is_within = site.test.emit(&mut out, &mut map);
        let data = match site.then {
            Consequence::Branch { within, beyond } => {
                let then = out.import_edge(func, within, &mut map);
                let els = out.import_edge(func, beyond, &mut map);
                let cond = is_within;
                InstData::Brif { cond, then, els }
            }
            Consequence::Pass { to, at } => {
                let target = func.target(to);
                let args = func.args(to).enumerate();
                let args: Vec<Value> = args
                    .map(|(i, arg)| match i == at {
                        true => is_within,
                        false => map.value(arg),
                    })
                    .collect();
                let to = out.block_call(map.block(target), &args);
                InstData::Jump { to }
            }
        };
        out.effect(data);
    }
    rebuild::finish(func, out.func, &map);
    cx.replace(func);
}

/// Whether a block is entered from one other only, and may as well be done when that is.
pub(crate) fn is_joinable(func: &Function, cx: &Cx<'_>, inner: Block) -> bool {
    let alone = cx.graph.preds(inner).len() == 1 && func.params(inner).next().is_none();
    let last = func.terminator(inner);
    let mut insts = func.block_insts(inner);
    alone
        && inner != Function::ENTRY
        && func.block_insts(inner).count() <= MOST
        && insts.all(|inst| inst == last || is_light(func, inst))
}

/// Whether two edges go to one block with the same arguments, but for one of them.
pub(crate) fn alike(func: &Function, a: BlockCall, b: BlockCall, but: Option<usize>) -> bool {
    let same = |x: Value, y: Value| {
        x == y || func.as_iconst(x).is_some() && func.as_iconst(x) == func.as_iconst(y)
    };
    let mut args = func.args(a).zip(func.args(b)).enumerate();
    func.target(a) == func.target(b) && args.all(|(i, (x, y))| Some(i) == but || same(x, y))
}

/// Whether an instruction costs so little that it may as well be done before it is needed.
fn is_light(func: &Function, inst: Inst) -> bool {
    match func.insts[inst] {
        InstData::Iconst { .. } | InstData::Icmp { .. } => true,
        InstData::Unary { op, .. } => {
            matches!(op, UnaryOp::Uext | UnaryOp::Sext | UnaryOp::Trunc)
        }
        InstData::Binary { op, args, .. } => {
            op == BinaryOp::Add && func.as_iconst(args[1]).is_some()
        }
        _ => false,
    }
}
