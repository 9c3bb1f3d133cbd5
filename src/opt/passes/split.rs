//! Branches on two conditions, one after the other.
//!
//! ```text
//!   block1: v1 = load v0 == 0                 block1: v1 = load v0 == 0
//!           v2 = v3 * v4                =>            brif v1, block2, block4
//!           v5 = v2 < 9                       block4: v2 = v3 * v4
//!           v6 = v1 | v5                              v5 = v2 < 9
//!           brif v6, block2, block3                   brif v5, block2, block3
//! ```
//!
//! Front ends and [`ifconv`](super::ifconv) compute both conditions of `a || b` and `a && b` and branch once.
//! As machine code that takes a number for each of the two conditions and an operation on them, where a comparison of its own
//! goes straight to its branch. And what the second condition takes is computed even if the first has decided. One branch is
//! guessed wrong less often than two, though, so this is done where the second condition takes more than another operation:
//! as LLVM's selection weighs it (`SelectionDAGBuilder::shouldKeepJumpConditionsTogether`).
//!
//! Only what nothing else needs moves behind the first branch: operations without effects, and loads that nothing in front
//! of the end of the block could change. A loop is gone around by one edge before and behind.

use crate::analysis::Graph;
use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, BlockCall, Effects, Function, Inst, InstData, MemFlags, Type, Value,
};
use crate::opt::Cx;
use crate::opt::analyses::{flag, uses};
use crate::opt::rewrite::rebuild;

/// Steps that the second condition takes, with its comparison, at most for one branch on both.
const MOST: u32 = 2;

/// Instructions that move behind a branch, at most.
const MOST_MOVED: usize = 24;

/// How often the pass goes over a function: each time, one condition of a branch is made a branch of its own.
const ROUNDS: usize = 4;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    for _ in 0..ROUNDS {
        if !split(cx, func) {
            return;
        }
    }
}

/// Splits branches once each; gives whether there were any.
fn split(cx: &mut Cx<'_>, func: &mut Function) -> bool {
    if !func.layout.iter().any(|&block| pair(func, block).is_some()) {
        return false;
    }
    cx.find_graph(func);
    let graph = &*cx.graph;
    let mut finder = Finder {
        func,
        graph,
        uses: uses::counts(func, graph.reverse_post_order()),
        moves: vec![false; func.insts.len()],
    };
    let mut splits = vec![None; func.blocks.len()];
    for &block in graph.reverse_post_order() {
        splits[block.index()] = finder.find(block);
    }
    let moves = finder.moves;
    if splits.iter().all(Option::is_none) {
        return false;
    }
    copy(cx, func, &splits, &moves);
    cx.replace(func);
    true
}

/// A branch on two conditions.
#[derive(Clone, Copy)]
struct Pair {
    conds: [Value; 2],
    /// What one of them decides alone: with either that it is taken, with both that it is not.
    either: bool,
    then: BlockCall,
    els: BlockCall,
    /// What combines the conditions.
    both: Inst,
}

/// The two conditions of the branch that ends a block.
fn pair(func: &Function, block: Block) -> Option<Pair> {
    let InstData::Brif { cond, then, els } = func.insts[func.terminator(block)] else {
        return None;
    };
    let both = func.def_inst(cond)?;
    let (conds, either) = match func.insts[both] {
        InstData::Select {
            args: [c, a, b], ..
        } => match [a, b].map(|arg| func.as_iconst(arg)) {
            [Some(1), None] => ([c, b], true),
            [None, Some(0)] => ([c, a], false),
            _ => return None,
        },
        InstData::Binary {
            op: op @ (BinaryOp::Or | BinaryOp::And),
            args,
            ..
        } if args.iter().all(|&arg| flag::is_bool(func, arg)) => (args, op == BinaryOp::Or),
        _ => return None,
    };
    // A condition is tested as a byte.
    let is_byte = conds.iter().all(|&cond| func.ty(cond) == Type::I8);
    is_byte.then_some(Pair {
        conds,
        either,
        then,
        els,
        both,
    })
}

struct Finder<'a> {
    func: &'a Function,
    graph: &'a Graph<Block>,
    uses: Vec<u32>,
    /// Whether an instruction goes with the second condition.
    moves: Vec<bool>,
}

impl Finder<'_> {
    /// The branch that ends a block, if it is to be split, with the second condition last.
    fn find(&mut self, block: Block) -> Option<Pair> {
        let func = self.func;
        let mut found = pair(func, block)?;
        let shared = if found.either { found.then } else { found.els };
        let [of_shared, here] = [func.target(shared), block].map(|block| self.graph.place(block));
        let [cond, ..] = found.conds;
        if of_shared <= here
            || !self.is_last(block, found.both)
            || func.target(found.then) == func.target(found.els)
            || found.conds[1] == cond
        {
            return None;
        }
        if matches!(func.insts[found.both], InstData::Binary { .. })
            && self.work(block, found.conds[0], false) > self.work(block, found.conds[1], false)
        {
            found.conds.swap(0, 1);
        }
        if self.work(block, found.conds[1], false) <= MOST {
            return None;
        }
        self.work(block, found.conds[1], true);
        self.moves[found.both.index()] = true;
        Some(found)
    }

    /// Whether a value of the block is for the branch at its end alone.
    fn is_last(&self, block: Block, inst: Inst) -> bool {
        let is_single = |value: Value| self.uses[value.index()] == 1;
        self.func.block_insts(block).any(|other| other == inst)
            && self.func.result(inst).is_some_and(is_single)
    }

    /// About how many steps a condition takes that nothing else of the function takes; notes the instructions if it moves.
    fn work(&mut self, block: Block, cond: Value, moves: bool) -> u32 {
        let func = self.func;
        let mut steps = 0;
        // What is left of the uses of values outside of what moves.
        let mut left: Vec<(Value, u32)> = vec![(cond, self.uses[cond.index()] - 1)];
        let (mut writes, mut moved) = (false, 0);
        for inst in func.block_insts(block).rev().skip(1) {
            let data = func.insts[inst];
            let is_alone = func.result(inst).is_some_and(|result| {
                left.iter()
                    .any(|&(value, count)| value == result && count == 0)
            });
            if !is_alone || !may_move(data, writes) || moved == MOST_MOVED {
                writes |= data.effects().has(Effects::WRITES);
                continue;
            }
            moved += 1;
            steps += self::steps(data);
            self.moves[inst.index()] |= moves;
            func.for_each_use(inst, |value| {
                match left.iter_mut().find(|row| row.0 == value) {
                    Some(row) => row.1 -= 1,
                    None => left.push((value, self.uses[value.index()] - 1)),
                }
            });
        }
        steps
    }
}

/// Whether an instruction may be done behind the end of its block, or not at all; behind it, memory is written or not.
fn may_move(data: InstData, writes: bool) -> bool {
    match data {
        InstData::Load { flags, .. } => flags == MemFlags::PLAIN && !writes,
        data => data.is_pure(),
    }
}

/// About how long an instruction takes.
fn steps(data: InstData) -> u32 {
    match data {
        InstData::Iconst { .. } | InstData::SymbolAddr { .. } | InstData::SlotAddr { .. } => 0,
        InstData::Load { .. } => 4,
        InstData::Binary {
            op: BinaryOp::Mul, ..
        } => 3,
        _ => 1,
    }
}

/// Copies the function with these branches split, and these instructions moved.
fn copy(cx: &mut Cx<'_>, func: &Function, splits: &[Option<Pair>], moves: &[bool]) {
    let graph = &*cx.graph;
    let (mut out, mut map) = rebuild::start(func, cx.spare, |block, _| graph.is_reachable(block));
    let mut seconds = vec![None; func.blocks.len()];
    for &block in graph.reverse_post_order() {
        out.fill(map.blocks[block.index()]);
        let last = func.terminator(block);
        for inst in func.block_insts(block) {
            let Some(pair) = splits[block.index()].filter(|_| inst == last) else {
                if !moves[inst.index()] {
                    out.copy(func, inst, &mut map);
                }
                continue;
            };
            let second = out.block(&[]);
            seconds[block.index()] = Some(second);
            let edge = |call: BlockCall| {
                let args: Vec<Value> = func.args(call).map(|arg| map.values[arg.index()]).collect();
                (map.blocks[func.target(call).index()], args)
            };
            let ((then, for_then), (els, for_els)) = (edge(pair.then), edge(pair.els));
            let first = map.values[pair.conds[0].index()];
            out.origin = func.origins[last];
            match pair.either {
                true => out.brif(first, (then, &for_then), (second, &[])),
                false => out.brif(first, (second, &[]), (els, &for_els)),
            };
            out.fill(second);
            for inst in func.block_insts(block).filter(|inst| moves[inst.index()]) {
                if inst != pair.both {
                    out.copy(func, inst, &mut map);
                }
            }
            let cond = map.values[pair.conds[1].index()];
            out.origin = func.origins[last];
            out.brif(cond, (then, &for_then), (els, &for_els));
        }
    }
    let kept = func
        .layout
        .iter()
        .filter(|&&block| graph.is_reachable(block));
    let blocks = kept.flat_map(|block| [Some(map.blocks[block.index()]), seconds[block.index()]]);
    out.func.layout = blocks.flatten().collect();
}
