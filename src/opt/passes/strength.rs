//! Strength reduction: what a loop multiplies its counter by, it adds up.
//!
//! A counter goes on by a constant, so its product with what is the same in each iteration goes on
//! by the product of the two: that becomes a parameter of the header too. Sums and products wrap,
//! so this holds for every number. Only in loops without others inside, where the product is
//! computed in each iteration, and for a few: each takes a register.
//!
//! So does what a counter is taken from, where memory is accessed by that place: `a[n - i]` goes on by the opposite of what the
//! counter goes on by. That is done late ([`countdown`]), for vectors are made of such loops by what they count.

use crate::analysis::{LoopId, Loops};
use crate::entity::Entity;
use crate::lir::signed;
use crate::lir::{
    BinaryOp, Block, Builder, Function, Import, Inst, InstData, Type, Value, ValueDef,
};
use crate::opt::Cx;
use crate::opt::analyses::iteration::{back_edge, first_number};
use crate::opt::analyses::owners::Owners;
use crate::opt::rewrite::rebuild::{self, BlockRows, Map, NONE, Rewriter};
use rustc_hash::FxHashMap;

/// Products of a loop that are added up, at most.
const MOST: usize = 2;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    let multiplies = |data: &InstData| {
        matches!(
            data,
            InstData::Binary {
                op: BinaryOp::Mul,
                ..
            }
        )
    };
    if !func.insts.values().any(multiplies) {
        return;
    }
    reduce(cx, func, product);
}

/// Runs the pass that adds up differences.
pub(crate) fn countdown(cx: &mut Cx<'_>, func: &mut Function) {
    let subtracts = |data: &InstData| {
        matches!(
            data,
            InstData::Binary {
                op: BinaryOp::Sub,
                ty: Type::I64,
                ..
            }
        )
    };
    if func.insts.values().any(subtracts) {
        reduce(cx, func, difference);
    }
}

fn reduce(cx: &mut Cx<'_>, func: &mut Function, matches: Matches) {
    let Some(loops) = cx.take_loops(func) else {
        return;
    };
    let products = find(func, cx, &loops, matches);
    if products.is_empty() {
        return cx.keep_loops(loops);
    }
    let beside = beside(func, &loops, &products);
    copy(func, cx, &loops, &products, &beside);
    cx.replace_insts(func);
}

/// What an instruction of a loop makes of a parameter of its header, if that is to be added up: with which one, and its type.
type Matches = fn(&Function, &Loops<Block>, LoopId, &Owners, Inst) -> Option<(Factor, usize, Type)>;

/// What a counter is multiplied by, or taken from.
#[derive(Clone, Copy, PartialEq)]
enum Factor {
    Constant(u64),
    /// Computed before the loop.
    Value(Value),
    /// It is taken from this, computed before the loop.
    TakenFrom(Value),
}

/// A product of a counter with what is the same in each iteration.
#[derive(Clone, Copy)]
struct Product {
    within: LoopId,
    ty: Type,
    /// Which parameter of the header the counter is.
    index: usize,
    /// What it goes on by.
    by: i64,
    /// What it starts with, if that is known.
    first: Option<u64>,
    factor: Factor,
    /// The multiplication.
    inst: Inst,
}

/// The products that are worth it, those of a loop one behind the other.
fn find(func: &Function, cx: &Cx<'_>, loops: &Loops<Block>, matches: Matches) -> Vec<Product> {
    let owners = Owners::new(func);
    let mut is_inner = vec![true; loops.iter().count()];
    for up in loops.iter().filter_map(|(_, found)| found.parent) {
        is_inner[up.index()] = false;
    }
    let mut all: Vec<Product> = Vec::new();
    for (id, found) in loops.iter().filter(|(id, _)| is_inner[id.index()]) {
        let header = found.header;
        let Some(back) = back_edge(func, cx, loops, id) else {
            continue;
        };
        let preds = cx.graph.preds(header);
        let Some(&last) = preds.iter().find(|&&from| loops.contains(id, from)) else {
            continue;
        };
        let start = all.len();
        let mut at = last;
        // Up the dominators: what runs in each iteration.
        loop {
            for inst in func.block_insts(at) {
                let Some((factor, index, ty)) = matches(func, loops, id, &owners, inst) else {
                    continue;
                };
                let next = func.args(back).nth(index);
                let param = func.params(header).nth(index);
                if let (Some(param), Some(next)) = (param, next)
                    && let Some(by) = step(func, param, next)
                    && (by == 1 || preds.len() == 2 || !matches!(factor, Factor::Value(_)))
                    && all.len() < start + MOST
                {
                    all.push(Product {
                        within: id,
                        ty,
                        index,
                        by,
                        first: first_number(func, cx, loops, id, index),
                        factor,
                        inst,
                    });
                }
            }
            match cx.dominators.idom(at) {
                Some(up) if at != header => at = up,
                _ => break,
            }
        }
    }
    all
}

/// What a multiplication multiplies a parameter of the header by, if that is the same in each
/// iteration, and which parameter.
fn product(
    func: &Function,
    loops: &Loops<Block>,
    id: LoopId,
    owners: &Owners,
    inst: Inst,
) -> Option<(Factor, usize, Type)> {
    let InstData::Binary {
        op: BinaryOp::Mul,
        ty,
        args: [a, b],
    } = func.insts[inst]
    else {
        return None;
    };
    let header = loops.get(id).header;
    let counter = |value| match func.def(value) {
        ValueDef::Param(block, index) if block == header => Some(usize::from(index)),
        _ => None,
    };
    let factor = |value| {
        if let Some(bits) = func.as_iconst(value) {
            // Addressing modes do these.
            return (!matches!(bits, 3 | 5 | 9)).then_some(Factor::Constant(bits));
        }
        let owner = owners.of(func, value);
        (!loops.contains(id, owner)).then_some(Factor::Value(value))
    };
    let found = match (counter(a), counter(b)) {
        (Some(index), _) => (factor(b)?, index, ty),
        (_, Some(index)) => (factor(a)?, index, ty),
        _ => return None,
    };
    ty.is_int().then_some(found)
}

/// What an instruction takes a parameter of the header from, if that is the same in each iteration and memory is
/// accessed there.
fn difference(
    func: &Function,
    loops: &Loops<Block>,
    id: LoopId,
    owners: &Owners,
    inst: Inst,
) -> Option<(Factor, usize, Type)> {
    let InstData::Binary {
        op: BinaryOp::Sub,
        ty: Type::I64,
        args: [from, counter],
    } = func.insts[inst]
    else {
        return None;
    };
    let ValueDef::Param(block, place) = func.def(counter) else {
        return None;
    };
    let result = func.result(inst)?;
    let is_index =
        |inst| matches!(func.insts[inst], InstData::Lea { index, .. } if index == result);
    let header = loops.get(id).header;
    let found = block == header
        && !loops.contains(id, owners.of(func, from))
        && func.block_insts(owners.of(func, result)).any(is_index);
    found.then_some((Factor::TakenFrom(from), place.into(), Type::I64))
}

/// Differences of a loop that are those of `products` but for a constant, which the counter was more: by instruction the
/// number of the product, and the constant.
fn beside(
    func: &Function,
    loops: &Loops<Block>,
    products: &[Product],
) -> FxHashMap<Inst, (usize, u64)> {
    let mut taken = FxHashMap::default();
    for (i, product) in products.iter().enumerate() {
        let counter = func
            .params(loops.get(product.within).header)
            .nth(product.index);
        if let (Factor::TakenFrom(from), Some(counter)) = (product.factor, counter) {
            taken.insert((from, counter), i);
        }
    }
    let mut found = FxHashMap::default();
    if taken.is_empty() {
        return found;
    }
    for &block in &func.layout {
        for inst in func.block_insts(block) {
            let InstData::Binary {
                op: BinaryOp::Sub,
                args: [from, above],
                ..
            } = func.insts[inst]
            else {
                continue;
            };
            if let Some(InstData::Binary {
                op: BinaryOp::Add,
                args: [counter, by],
                ..
            }) = func.def_data(above)
                && let Some(by) = func.as_iconst(by)
                && let Some(&i) = taken.get(&(from, counter))
                && loops.contains(products[i].within, block)
            {
                found.insert(inst, (i, by));
            }
        }
    }
    found
}

/// The constant by which a counter goes on.
fn step(func: &Function, param: Value, next: Value) -> Option<i64> {
    match func.insts[func.def_inst(next)?] {
        InstData::Binary {
            op: op @ (BinaryOp::Add | BinaryOp::Sub),
            ty,
            args: [x, by],
        } if x == param => {
            let by = signed(ty, func.as_iconst(by)?);
            Some(if op == BinaryOp::Sub { -by } else { by })
        }
        _ => None,
    }
}

struct Reducer<'a> {
    map: Map,
    loops: &'a Loops<Block>,
    products: &'a [Product],
    of_header: BlockRows,
    /// The sum that stands for each product, and what it goes on by where that is no constant.
    sums: Vec<(Value, Value)>,
    from: Block,
}

impl Rewriter for Reducer<'_> {
    fn map(&mut self) -> &mut Map {
        &mut self.map
    }

    fn changes_args(&self, to: Block) -> bool {
        !self.of_header.get(to).is_empty()
    }

    fn change_args(&mut self, to: Block, out: &mut Builder<'_>, args: &mut Vec<u32>) {
        for i in self.of_header.get(to) {
            let Product {
                within,
                ty,
                index,
                by,
                first,
                factor,
                ..
            } = self.products[i];
            let goes_back = self.loops.contains(within, self.from);
            let passed = Value(args[index + 1]);
            let start = |out: &mut Builder<'_>| match first {
                Some(first) => out.iconst(ty, first),
                None => passed,
            };
            let arg = match factor {
                Factor::Constant(bits) if goes_back => {
                    let on = signed(ty, bits).wrapping_mul(by);
                    let on = out.iconst(ty, on as u64);
                    out.binary(BinaryOp::Add, self.sums[i].0, on)
                }
                Factor::Value(_) if goes_back => {
                    let (sum, on) = self.sums[i];
                    out.binary(BinaryOp::Add, sum, on)
                }
                Factor::TakenFrom(_) if goes_back => {
                    let on = out.iconst(ty, by.wrapping_neg() as u64);
                    out.binary(BinaryOp::Add, self.sums[i].0, on)
                }
                Factor::TakenFrom(from) if first == Some(0) => self.map.value(from),
                Factor::TakenFrom(from) => {
                    let from = self.map.value(from);
                    let start = start(out);
                    out.binary(BinaryOp::Sub, from, start)
                }
                Factor::Constant(bits) => {
                    let (start, factor) = (start(out), out.iconst(ty, bits));
                    times(out, ty, start, factor)
                }
                Factor::Value(factor) => {
                    let factor = self.map.value(factor);
                    // By 1 it goes on by the factor, wherever the loop is entered from.
                    let by = out.iconst(ty, by as u64);
                    self.sums[i].1 = times(out, ty, factor, by);
                    let start = start(out);
                    times(out, ty, start, factor)
                }
            };
            args.push(arg.0);
        }
    }
}

/// A product in front of a loop, of constants a constant.
fn times(out: &mut Builder<'_>, ty: Type, a: Value, b: Value) -> Value {
    match (out.func.as_iconst(a), out.func.as_iconst(b)) {
        (Some(a), Some(b)) => out.iconst(ty, a.wrapping_mul(b)),
        (Some(0), _) => out.iconst(ty, 0),
        (Some(1), _) => b,
        (_, Some(1)) => a,
        _ => out.binary(BinaryOp::Mul, a, b),
    }
}

fn copy(
    func: &Function,
    cx: &mut Cx<'_>,
    loops: &Loops<Block>,
    products: &[Product],
    beside: &FxHashMap<Inst, (usize, u64)>,
) {
    let graph = &*cx.graph;
    let header = |product: &Product| loops.get(product.within).header;
    let of_header = BlockRows::new(func, products.iter().map(header));
    let (mut out, map) = rebuild::start(func, cx.spare, |block, types| {
        types.extend(of_header.get(block).map(|i| products[i].ty));
        graph.is_reachable(block)
    });
    let mut reducer = Reducer {
        map,
        loops,
        products,
        of_header,
        sums: vec![(Value(NONE), Value(NONE)); products.len()],
        from: Function::ENTRY,
    };
    for block in products.iter().map(header) {
        let added = out.func.params(reducer.map.block(block));
        let added = added.skip(func.params(block).len());
        for (i, sum) in reducer.of_header.get(block).zip(added) {
            reducer.sums[i].0 = sum;
            if let Some(product) = func.result(products[i].inst) {
                reducer.map.values[product.index()] = sum;
            }
        }
    }
    for &block in graph.reverse_post_order() {
        reducer.from = block;
        out.fill(reducer.map.block(block));
        for inst in func.block_insts(block) {
            if let Some(result) = func.result(inst)
                && reducer.map.values[result.index()].0 != NONE
            {
                // A product that is added up.
                continue;
            }
            if let (Some(&(i, by)), Some(result)) = (beside.get(&inst), func.result(inst)) {
                let less = out.iconst(Type::I64, by.wrapping_neg());
                let value = out.binary(BinaryOp::Add, reducer.sums[i].0, less);
                reducer.map.values[result.index()] = value;
                continue;
            }
            out.copy(func, inst, &mut reducer);
        }
    }
    rebuild::finish(func, out.func, &reducer.map);
}
