//! Values in place of stack slots: `alloca`, `load` and `store` become block parameters.
//!
//! Parameters are put at the iterated dominance frontier of the stores to a variable, where it is
//! still read ("pruned SSA"); then one walk down the dominator tree gives each load the value it
//! reads. What is read before it is written is 0. A variable that may change between the two returns of a call that
//! returns twice, and is read behind it, stays in memory.
//!
//! Before that, who reads a slot that is only a copy of a constant reads the [constant](originals).

use crate::analysis::Graph;
use crate::entity::Entity;
use crate::lir::{BinaryOp, Block, Builder, Function, Import, InstData, Type, UnaryOp, Value};
use crate::opt::Cx;
use crate::opt::analyses::returns_twice::Changes;
use crate::opt::analyses::slots::{Variable, VariablePart, Variables};
use crate::opt::rewrite::originals;
use crate::opt::rewrite::rebuild::{self, Map, Rewriter};
use rustc_hash::FxHashMap;

/// Blocks looked at, for each instruction and block, and in small functions at least.
const STEPS: usize = 24;
const LEAST: usize = 10_000;

/// A variable would be passed along so many ways, and on more than so many for each block that reads or writes it, if
/// it is to stay in memory. An interpreter of unoptimized IR has a variable in each of two hundred cases, of which the case
/// writes a part and copies the whole: all would be passed from each case to the next, and no register is left for them.
const MANY_WAYS: usize = 256;
const WAYS_PER_ACCESS: usize = 32;

/// Runs the pass.
pub(crate) fn run(cx: &mut Cx<'_>, func: &mut Function) {
    if func.slots.is_empty() {
        return;
    }
    originals::run(cx, func);
    cx.find_graph(func);
    let mut vars = Variables::find(func, cx.graph.reverse_post_order());
    if vars.all.is_empty() {
        return;
    }
    cx.find_dominators(func);
    let Some(joins) = Joins::find(func, cx, &mut vars) else {
        return;
    };
    rename(func, cx, &vars, &joins);
    cx.replace_insts(func);
}

/// The variables that are parameters of each block.
struct Joins {
    starts: Vec<u32>,
    vars: Vec<u32>,
}

impl Joins {
    fn at(&self, block: Block) -> &[u32] {
        let i = block.index();
        &self.vars[self.starts[i] as usize..self.starts[i + 1] as usize]
    }

    /// Places the parameters. Variables that are live in very many blocks, all together, would
    /// take time that is not linear: those beyond [`STEPS`] stay in memory.
    fn find(func: &Function, cx: &Cx<'_>, vars: &mut Variables) -> Option<Joins> {
        let graph = &*cx.graph;
        let count = vars.all.len();
        let mut steps = STEPS * (func.insts.len() + graph.block_count()) + LEAST;
        let uses = VariableAccesses::find(func, graph, vars);
        let changes = Changes::find(func, graph, vars);
        let frontiers = GroupedLists::frontiers(cx, steps)?;
        let mut kept = vec![false; count];
        let mut any_kept = false;
        // Marks by variable, so that none has to be cleared.
        let mut live = vec![u32::MAX; graph.block_count()];
        let mut stored = vec![u32::MAX; graph.block_count()];
        let mut placed = vec![u32::MAX; graph.block_count()];
        let mut work: Vec<u32> = Vec::new();
        let mut pairs: Vec<(u32, u32)> = Vec::new();
        for var in 0..count as u32 {
            let reads = uses.reads.row(var);
            if reads.is_empty() {
                kept[var as usize] = changes.has(graph, var, |_| false);
                any_kept |= kept[var as usize];
                continue;
            }
            for &block in uses.writes.row(var) {
                stored[block as usize] = var;
            }
            work.clear();
            work.extend_from_slice(reads);
            reads.iter().for_each(|&b| live[b as usize] = var);
            let first_pair = pairs.len();
            let mut spent = changes.block_count();
            while let Some(block) = work.pop() {
                spent += 1 + graph.preds(Block(block)).len();
                if spent > steps {
                    break;
                }
                for &from in graph.preds(Block(block)) {
                    let i = from.index();
                    if graph.is_reachable(from) && stored[i] != var && live[i] != var {
                        live[i] = var;
                        work.push(from.0);
                    }
                }
            }
            if spent <= steps {
                work.extend_from_slice(uses.writes.row(var));
            }
            while let Some(block) = work.pop().filter(|_| spent <= steps) {
                spent += 1 + frontiers.row(block).len();
                for &join in frontiers.row(block) {
                    let i = join as usize;
                    if placed[i] != var && live[i] == var {
                        placed[i] = var;
                        pairs.push((join, var));
                        if stored[i] != var {
                            work.push(join);
                        }
                    }
                }
            }
            let joins = pairs[first_pair..].iter();
            let ways: usize = joins.map(|&(join, _)| graph.preds(Block(join)).len()).sum();
            let accesses = reads.len() + uses.writes.row(var).len();
            if spent > steps
                || ways >= MANY_WAYS && ways > WAYS_PER_ACCESS * accesses
                || changes.has(graph, var, |block| live[block.index()] == var)
            {
                pairs.truncate(first_pair);
                kept[var as usize] = true;
                any_kept = true;
            }
            steps = steps.saturating_sub(spent);
        }
        if any_kept {
            vars.keep_in_memory(&mut kept);
            pairs.retain(|&(_, var)| !kept[var as usize]);
        }
        let rows = GroupedLists::group(graph.block_count(), &pairs);
        Some(Joins {
            starts: rows.starts,
            vars: rows.items,
        })
    }
}

/// Lists of numbers by a number.
struct GroupedLists {
    starts: Vec<u32>,
    items: Vec<u32>,
}

impl GroupedLists {
    fn row(&self, key: u32) -> &[u32] {
        let i = key as usize;
        &self.items[self.starts[i] as usize..self.starts[i + 1] as usize]
    }

    /// Counting sort of pairs by their first; the order of equal ones is kept.
    fn group(count: usize, pairs: &[(u32, u32)]) -> GroupedLists {
        let mut starts = vec![0; count + 1];
        for &(key, _) in pairs {
            starts[key as usize] += 1;
        }
        let mut at = 0;
        for start in &mut starts {
            at += *start;
            *start = at;
        }
        let mut items = vec![0; pairs.len()];
        for &(key, item) in pairs.iter().rev() {
            starts[key as usize] -= 1;
            items[starts[key as usize] as usize] = item;
        }
        GroupedLists { starts, items }
    }

    /// The dominance frontier of each block: the joins where its dominance ends.
    /// None if they are more than `most`.
    fn frontiers(cx: &Cx<'_>, most: usize) -> Option<GroupedLists> {
        let mut pairs = Vec::new();
        let mut last = vec![u32::MAX; cx.graph.block_count()];
        for &join in cx.graph.reverse_post_order() {
            let preds = cx.graph.preds(join);
            if preds.len() < 2 {
                continue;
            }
            let stop = cx.dominators.idom(join);
            for &from in preds.iter().filter(|&&b| cx.graph.is_reachable(b)) {
                let mut at = Some(from);
                while let Some(block) = at.filter(|_| at != stop) {
                    if std::mem::replace(&mut last[block.index()], join.0) == join.0 {
                        break;
                    }
                    if pairs.len() == most {
                        return None;
                    }
                    pairs.push((block.0, join.0));
                    at = cx.dominators.idom(block);
                }
            }
        }
        Some(GroupedLists::group(cx.graph.block_count(), &pairs))
    }
}

/// Where variables are read before they are written, and where they are written.
struct VariableAccesses {
    reads: GroupedLists,
    writes: GroupedLists,
}

impl VariableAccesses {
    fn find(func: &Function, graph: &Graph<Block>, vars: &Variables) -> VariableAccesses {
        let count = vars.all.len();
        let (mut reads, mut writes) =
            (Vec::with_capacity(4 * count), Vec::with_capacity(2 * count));
        let mut read = vec![u32::MAX; count];
        let mut written = vec![u32::MAX; count];
        for &block in graph.reverse_post_order() {
            for inst in func.block_insts(block) {
                let Some(part) = vars.part(inst) else {
                    continue;
                };
                let is_store = matches!(func.insts[inst], InstData::Store { .. });
                for id in part.vars() {
                    let var = id as usize;
                    let whole = vars.is_overwritten(func, inst, id);
                    if !whole && read[var] != block.0 && written[var] != block.0 {
                        read[var] = block.0;
                        reads.push((id, block.0));
                    }
                    if is_store && written[var] != block.0 {
                        written[var] = block.0;
                        writes.push((id, block.0));
                    }
                }
            }
        }
        VariableAccesses {
            reads: GroupedLists::group(count, &reads),
            writes: GroupedLists::group(count, &writes),
        }
    }
}

/// The values that variables have at a point of the walk.
struct Renamer<'a> {
    map: Map,
    vars: &'a [Variable],
    joins: &'a Joins,
    now: Vec<Option<Value>>,
    /// What variables were before, to go back up the tree.
    log: Vec<(u32, Option<Value>)>,
    /// What values were put together of, from the lowest bits on: often they are only copied.
    joined: FxHashMap<Value, Vec<Value>>,
}

impl Rewriter for Renamer<'_> {
    fn map(&mut self) -> &mut Map {
        &mut self.map
    }

    fn changes_args(&self, to: Block) -> bool {
        !self.joins.at(to).is_empty()
    }

    fn change_args(&mut self, to: Block, out: &mut Builder<'_>, args: &mut Vec<u32>) {
        for &var in self.joins.at(to) {
            args.push(self.get(out, var).0);
        }
    }
}

impl Renamer<'_> {
    fn set(&mut self, var: u32, value: Value) {
        let before = self.now[var as usize].replace(value);
        self.log.push((var, before));
    }

    fn get(&mut self, out: &mut Builder<'_>, var: u32) -> Value {
        match self.now[var as usize] {
            Some(value) => value,
            None => {
                let value = zero(out, self.vars[var as usize].ty);
                self.set(var, value);
                value
            }
        }
    }

    /// Puts together what several variables are.
    fn join(&mut self, out: &mut Builder<'_>, part: VariablePart, ty: Type) -> Value {
        let pieces: Vec<Value> = part.vars().map(|var| self.get(out, var)).collect();
        let wide = int(ty);
        let mut shift = 0;
        let mut whole = None;
        for &piece in &pieces {
            let bits = out.func.ty(piece).bits();
            let small = cast(out, piece, Type::int(bits).unwrap_or(wide));
            let mut value = out.unary(UnaryOp::Uext, wide, small);
            if shift > 0 {
                let by = out.iconst(wide, shift);
                value = out.binary(BinaryOp::Shl, value, by);
            }
            shift += u64::from(bits);
            whole = Some(match whole {
                Some(low) => out.binary(BinaryOp::Or, low, value),
                None => value,
            });
        }
        let whole = whole.unwrap_or_else(|| zero(out, wide));
        let whole = cast(out, whole, ty);
        self.joined.insert(whole, pieces);
        whole
    }

    /// Makes several variables of a value.
    fn split(&mut self, out: &mut Builder<'_>, part: VariablePart, value: Value) {
        let vars = self.vars;
        let types = part.vars().map(|var| vars[var as usize].ty);
        let sizes = types.clone().map(Type::bytes);
        if let Some(pieces) = self.joined.get(&value).cloned()
            && sizes.eq(pieces.iter().map(|&piece| out.func.ty(piece).bytes()))
        {
            for ((var, ty), piece) in part.vars().zip(types).zip(pieces) {
                let piece = cast(out, piece, ty);
                self.set(var, piece);
            }
            return;
        }
        let wide = int(out.func.ty(value));
        let whole = cast(out, value, wide);
        let mut shift = 0;
        for (var, ty) in part.vars().zip(types) {
            let mut bits = whole;
            if shift > 0 {
                let by = out.iconst(wide, shift);
                bits = out.binary(BinaryOp::Lshr, whole, by);
            }
            shift += u64::from(ty.bits());
            let small = out.unary(UnaryOp::Trunc, int(ty), bits);
            let piece = cast(out, small, ty);
            self.set(var, piece);
        }
    }

    fn read(&mut self, out: &mut Builder<'_>, part: VariablePart, ty: Type) -> Value {
        if part.count > 1 {
            return self.join(out, part, ty);
        }
        let whole = self.get(out, part.var);
        let from = self.vars[part.var as usize].ty;
        if from.bytes() == ty.bytes() {
            return cast(out, whole, ty);
        }
        let mut bits = whole;
        if part.shift > 0 {
            let by = out.iconst(from, part.shift.into());
            bits = out.binary(BinaryOp::Lshr, bits, by);
        }
        let small = out.unary(UnaryOp::Trunc, int(ty), bits);
        cast(out, small, ty)
    }

    fn write(&mut self, out: &mut Builder<'_>, part: VariablePart, value: Value) {
        if part.count > 1 {
            return self.split(out, part, value);
        }
        let to = self.vars[part.var as usize].ty;
        let ty = out.func.ty(value);
        if to.bytes() == ty.bytes() {
            let value = cast(out, value, to);
            return self.set(part.var, value);
        }
        let old = self.get(out, part.var);
        let small = cast(out, value, int(ty));
        let mut bits = out.unary(UnaryOp::Uext, to, small);
        if part.shift > 0 {
            let by = out.iconst(to, part.shift.into());
            bits = out.binary(BinaryOp::Shl, bits, by);
        }
        let mask = out.iconst(to, !(int(ty).mask() << part.shift));
        let kept = out.binary(BinaryOp::And, old, mask);
        let value = out.binary(BinaryOp::Or, kept, bits);
        self.set(part.var, value);
    }
}

fn int(ty: Type) -> Type {
    Type::int(ty.bits()).unwrap_or(Type::I64)
}

/// The bits of a value as another type of its size.
fn cast(out: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    match out.func.ty(value) == ty {
        true => value,
        false => out.unary(UnaryOp::Bitcast, ty, value),
    }
}

/// A zero of any type.
fn zero(out: &mut Builder<'_>, ty: Type) -> Value {
    match ty {
        Type::F32 | Type::F64 => out.fconst(ty, 0),
        Type::V128 | Type::V256 => out.vconst(ty, 0),
        _ => out.iconst(ty, 0),
    }
}

fn rename(func: &Function, cx: &mut Cx<'_>, vars: &Variables, joins: &Joins) {
    let graph = &*cx.graph;
    let (mut out, map) = rebuild::start(func, cx.spare, |block, types| {
        let more = joins.at(block).iter();
        types.extend(more.map(|&var| vars.all[var as usize].ty));
        graph.is_reachable(block)
    });
    let mut walk = Renamer {
        map,
        vars: &vars.all,
        joins,
        now: vec![None; vars.all.len()],
        log: Vec::with_capacity(func.blocks.len() + vars.all.len()),
        joined: FxHashMap::default(),
    };
    let mut path: Vec<(Block, usize)> = Vec::with_capacity(func.blocks.len());
    for block in cx.dominators.preorder::<Block>() {
        while let Some(&(up, mark)) = path.last() {
            if cx.dominators.dominates(up, block) {
                break;
            }
            for (var, before) in walk.log.drain(mark..).rev() {
                walk.now[var as usize] = before;
            }
            path.pop();
        }
        path.push((block, walk.log.len()));
        let copy = walk.map.block(block);
        out.fill(copy);
        let own = func.params(block).len();
        for (i, &var) in joins.at(block).iter().enumerate() {
            let param = out.func.params(copy).nth(own + i);
            if let Some(param) = param {
                walk.set(var, param);
            }
        }
        for inst in func.block_insts(block) {
            match (vars.part(inst), func.insts[inst]) {
                (Some(part), InstData::Load { ty, .. }) => {
                    out.origin = func.origins[inst];
                    let value = walk.read(&mut out, part, ty);
                    if let Some(result) = func.result(inst) {
                        walk.map.values[result.index()] = value;
                    }
                }
                (Some(part), InstData::Store { value, .. }) => {
                    out.origin = func.origins[inst];
                    let value = walk.value(value);
                    walk.write(&mut out, part, value);
                }
                _ => {
                    out.copy(func, inst, &mut walk);
                }
            }
        }
    }
    rebuild::finish(func, out.func, &walk.map);
}
