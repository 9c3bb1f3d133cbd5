//! Finds the pairs of a function.
//!
//! It starts from what lowering made of one instruction on a wider vector: loads and stores side by
//! side, and two halves of a vector made wider. From there it goes on to what the halves
//! are computed from and to what is computed from them, as long as that is the same
//! operation on both. Then pairs are given up whose halves cannot be made at one place, and all
//! that hang together if they take more instructions to put halves together and apart than they
//! save, by the depth of loops.

use super::super::Selector;
use super::super::shuffle::Widening;
use super::{Halves, Join, Pairs, Position};
use crate::lir::{
    Block, BlockCall, Function, Inst, InstData, Shape, Type, Value, ValueDef, VectorBinary,
    VectorUnary,
};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// So many users of a value are looked at.
const MOST_USERS: usize = 16;

/// After so many rounds of looking for what is misplaced, all pairs are given up.
const MOST_ROUNDS: usize = 16;

/// The operands of a pair of instructions that are pairs themselves.
type Operands = SmallVec<[Halves; 2]>;

/// What makes both halves.
#[derive(Clone, Copy)]
enum Step {
    Insts([Inst; 2]),
    Params(Block),
}

struct Candidate {
    step: Step,
    /// What it gives; a store gives nothing.
    values: Option<Halves>,
    /// Another one that it hangs together with, or itself.
    group: usize,
    alive: bool,
}

/// An address, as far as two can be told to be neighbours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Address {
    /// A value, a stack slot or a symbol.
    base: (u8, u32),
    index: u32,
    scale: u8,
    offset: i64,
}

pub struct Finder<'s, 'a> {
    cx: &'s Selector<'a>,
    found: Vec<Candidate>,
    of_value: FxHashMap<Value, usize>,
    of_inst: FxHashMap<Inst, usize>,
    users: FxHashMap<Value, SmallVec<[Inst; 4]>>,
    /// In which block of the order each instruction is.
    blocks: Vec<u32>,
    /// Where each edge leads, what it passes, and from which block of the order it comes.
    edges: Vec<(Block, BlockCall, u32)>,
    todo: Vec<usize>,
}

impl<'s, 'a> Finder<'s, 'a> {
    pub fn new(cx: &'s Selector<'a>) -> Self {
        Finder {
            cx,
            found: Vec::new(),
            of_value: FxHashMap::default(),
            of_inst: FxHashMap::default(),
            users: FxHashMap::default(),
            blocks: vec![0; cx.func.insts.len()],
            edges: Vec::new(),
            todo: Vec::new(),
        }
    }

    /// Finds the pairs, and adds them to what is known of a function.
    pub fn find(mut self, out: &mut Pairs) {
        self.look_around();
        self.start();
        while let Some(at) = self.todo.pop() {
            self.spread(at);
        }
        if self.found.is_empty() {
            return;
        }
        self.drop_misplaced();
        self.drop_costly();
        self.drop_misplaced();
        self.finish(out);
    }

    fn ty(&self, value: Value) -> Type {
        self.cx.func.ty(value)
    }

    fn data(&self, inst: Inst) -> InstData {
        self.cx.func.insts[inst]
    }

    /// Users, blocks and edges.
    fn look_around(&mut self) {
        let (func, order) = (self.cx.func, self.cx.order);
        for (index, node) in order.nodes.iter().enumerate() {
            for inst in func.block_insts(node.block) {
                self.blocks[inst.0 as usize] = index as u32;
                // An alias uses nothing: those that use it do.
                if func
                    .result(inst)
                    .is_some_and(|value| self.cx.root(value) != value)
                {
                    continue;
                }
                func.for_each_use(inst, |value| {
                    let root = self.cx.root(value);
                    if func.ty(root) == Type::V128 {
                        self.users.entry(root).or_default().push(inst);
                    }
                });
            }
            let last = func.terminator(node.block);
            func.for_each_successor(last, |call| {
                self.edges.push((func.target(call), call, index as u32));
            });
        }
        self.edges.sort_by_key(|edge| edge.0.0);
    }

    /// The edges to a block.
    fn edges_to(&self, block: Block) -> &[(Block, BlockCall, u32)] {
        let start = self.edges.partition_point(|edge| edge.0.0 < block.0);
        let end = self.edges.partition_point(|edge| edge.0.0 <= block.0);
        &self.edges[start..end]
    }

    /// The pairs to start from.
    fn start(&mut self) {
        let func = self.cx.func;
        let mut accesses: Vec<(u32, u32, bool, Address, Inst)> = Vec::new();
        for (index, node) in self.cx.order.nodes.iter().enumerate() {
            let mut before = None;
            for inst in func.block_insts(node.block) {
                let origin = func.origins[inst].0;
                match self.data(inst) {
                    InstData::Load { addr, offset, .. } => {
                        let at = self.address(addr, offset);
                        accesses.push((index as u32, origin, false, at, inst));
                    }
                    InstData::Store { addr, offset, .. } => {
                        let at = self.address(addr, offset);
                        accesses.push((index as u32, origin, true, at, inst));
                    }
                    InstData::Vconst { .. } => continue,
                    _ => {}
                }
                if let Some(low) = before.replace(inst)
                    && self.widened([low, inst])
                {
                    self.pair_insts([low, inst]);
                }
            }
        }
        accesses.sort_unstable();
        for two in accesses.windows(2) {
            self.pair_insts([two[0].4, two[1].4]);
        }
    }

    fn address(&self, addr: Value, offset: i32) -> Address {
        let root = self.cx.root(addr);
        let mut address = Address {
            base: (0, root.0),
            index: u32::MAX,
            scale: 0,
            offset: offset.into(),
        };
        let Some((_, data)) = self.cx.def_of(addr) else {
            return address;
        };
        match data {
            InstData::Lea {
                base,
                index,
                scale,
                offset,
            } => {
                address.base.1 = self.cx.root(base).0;
                address.index = self.cx.root(index).0;
                address.scale = scale;
                address.offset += i64::from(offset);
            }
            InstData::SlotAddr { slot, offset } => {
                address.base = (1, slot.0);
                address.offset += i64::from(offset);
            }
            InstData::SymbolAddr { symbol, offset } => {
                address.base = (2, symbol.0);
                address.offset += i64::from(offset);
            }
            _ => {}
        }
        address
    }

    /// Whether an instruction makes both halves from one vector of half the size.
    fn widened(&self, halves: [Inst; 2]) -> bool {
        self.cx.widened_from(halves).is_some()
    }

    /// Whether two instructions can be done by one.
    fn fits(&self, [low, high]: [Inst; 2]) -> bool {
        let func = self.cx.func;
        let block = |inst: Inst| self.blocks[inst.0 as usize];
        let is_long = |inst: Inst| func.result(inst).is_some_and(|v| func.ty(v) == Type::V256);
        if low == high
            || is_long(low)
            || func.origins[low] != func.origins[high]
            || block(low) != block(high)
            || self.cx.facts.sunk[low.0 as usize]
        {
            return false;
        }
        let epoch = |inst: Inst| self.cx.facts.epochs[inst.0 as usize];
        let neighbours = |[a, b]: [(Value, i32); 2]| {
            let mut low = self.address(a.0, a.1);
            low.offset += 16;
            low == self.address(b.0, b.1)
        };
        match (self.data(low), self.data(high)) {
            (
                InstData::Load {
                    ty: Type::V128,
                    flags: a_flags,
                    addr: a,
                    offset: at,
                },
                InstData::Load {
                    ty: Type::V128,
                    flags: b_flags,
                    addr: b,
                    offset: bt,
                },
            ) => {
                a_flags.0 | b_flags.0 == 0
                    && epoch(low) == epoch(high)
                    && neighbours([(a, at), (b, bt)])
            }
            (
                InstData::Store {
                    ty: Type::V128,
                    flags: a_flags,
                    addr: a,
                    offset: at,
                    ..
                },
                InstData::Store {
                    ty: Type::V128,
                    flags: b_flags,
                    addr: b,
                    offset: bt,
                    ..
                },
            ) => {
                let between = low.0.min(high.0) + 1..low.0.max(high.0);
                let no_loads = between.len() < 64
                    && between
                        .map(Inst)
                        .all(|inst| !matches!(self.data(inst), InstData::Load { .. }));
                a_flags.0 | b_flags.0 == 0
                    && epoch(low).abs_diff(epoch(high)) == 1
                    && no_loads
                    && neighbours([(a, at), (b, bt)])
            }
            (
                InstData::Binary {
                    op: a,
                    ty: Type::V128,
                    ..
                },
                InstData::Binary {
                    op: b,
                    ty: Type::V128,
                    ..
                },
            ) => a == b,
            (
                InstData::Vbinary {
                    op: a, shape: s, ..
                },
                InstData::Vbinary {
                    op: b, shape: t, ..
                },
            ) => a != VectorBinary::Insert && (a, s) == (b, t),
            (
                InstData::Vternary {
                    op: a, shape: s, ..
                },
                InstData::Vternary {
                    op: b, shape: t, ..
                },
            ) => (a, s) == (b, t),
            (
                InstData::Vunary {
                    op: a,
                    shape: s,
                    imm: i,
                    ..
                },
                InstData::Vunary {
                    op: b,
                    shape: t,
                    imm: j,
                    ..
                },
            ) => (a, s, i) == (b, t, j) && (is_by_lanes(a, s) || self.widened([low, high])),
            (InstData::Vshuffle { mask: a, .. }, InstData::Vshuffle { mask: b, .. }) => {
                self.widened([low, high]) || func.vconsts[a] == func.vconsts[b]
            }
            _ => false,
        }
    }

    /// The operands of two instructions that [`fits`](Self::fits) accepts.
    fn operands(&self, [low, high]: [Inst; 2]) -> Operands {
        let root = |values: Halves| values.map(|value| self.cx.root(value));
        let two =
            |a: Halves, b: Halves| Operands::from_iter([root([a[0], b[0]]), root([a[1], b[1]])]);
        match (self.data(low), self.data(high)) {
            (InstData::Store { value: a, .. }, InstData::Store { value: b, .. }) => {
                Operands::from_iter([root([a, b])])
            }
            (InstData::Binary { args: a, .. }, InstData::Binary { args: b, .. })
            | (InstData::Vbinary { args: a, .. }, InstData::Vbinary { args: b, .. }) => two(a, b),
            (InstData::Vternary { args: a, .. }, InstData::Vternary { args: b, .. }) => {
                let args = a.into_iter().zip(b);
                args.map(|(a, b)| root([a, b])).collect()
            }
            (InstData::Vshuffle { args: a, .. }, InstData::Vshuffle { args: b, .. })
                if !self.widened([low, high]) =>
            {
                two(a, b)
            }
            (InstData::Vunary { arg: a, .. }, InstData::Vunary { arg: b, .. })
                if !self.widened([low, high]) =>
            {
                Operands::from_iter([root([a, b])])
            }
            _ => Operands::new(),
        }
    }

    /// A pair of instructions, a new one or one that is known, if they are one.
    fn pair_insts(&mut self, insts: [Inst; 2]) -> Option<usize> {
        let [low, high] = insts.map(|inst| self.of_inst.get(&inst).copied());
        if low.is_some() || high.is_some() {
            let same = |&at: &usize| matches!(self.found[at].step, Step::Insts(of) if of == insts);
            return low.filter(same);
        }
        if !self.fits(insts) {
            return None;
        }
        let values = insts.map(|inst| self.cx.func.result(inst));
        let values = match values {
            [Some(low), Some(high)] => Some([low, high]),
            _ => None,
        };
        for inst in insts {
            self.of_inst.insert(inst, self.found.len());
        }
        Some(self.add(Step::Insts(insts), values))
    }

    fn add(&mut self, step: Step, values: Option<Halves>) -> usize {
        let at = self.found.len();
        for value in values.into_iter().flatten() {
            self.of_value.insert(value, at);
        }
        self.found.push(Candidate {
            step,
            values,
            group: at,
            alive: true,
        });
        self.todo.push(at);
        at
    }

    /// A pair of values, a new one or one that is known, if they are one.
    fn pair_values(&mut self, values: Halves) -> Option<usize> {
        let [low, high] = values;
        if low == high || values.iter().any(|&value| self.ty(value) != Type::V128) {
            return None;
        }
        let [known, other] = values.map(|value| self.of_value.get(&value).copied());
        if known.is_some() || other.is_some() {
            return known.filter(|&at| self.found[at].values == Some(values));
        }
        match values.map(|value| self.cx.func.def(value)) {
            [ValueDef::Param(a, _), ValueDef::Param(b, _)] if a == b && a != Function::ENTRY => {
                Some(self.add(Step::Params(a), Some(values)))
            }
            [ValueDef::Result(a, 0), ValueDef::Result(b, 0)] => self.pair_insts([a, b]),
            _ => None,
        }
    }

    /// What is passed along an edge for two parameters.
    fn passed(&self, call: BlockCall, params: Halves) -> Option<Halves> {
        let of = |param: Value| match self.cx.func.def(param) {
            ValueDef::Param(_, at) => self.cx.func.args(call).nth(at.into()),
            ValueDef::Result(..) => None,
        };
        let [low, high] = params.map(of);
        Some([self.cx.root(low?), self.cx.root(high?)])
    }

    /// The pairs that a pair is made from.
    fn sources(&self, at: usize) -> SmallVec<[(Halves, u32); 2]> {
        match (self.found[at].step, self.found[at].values) {
            (Step::Insts(insts), _) => {
                let block = self.blocks[insts[0].0 as usize];
                let operands = self.operands(insts).into_iter();
                operands.map(|values| (values, block)).collect()
            }
            (Step::Params(block), Some(params)) => self
                .edges_to(block)
                .iter()
                .filter_map(|&(_, call, from)| Some((self.passed(call, params)?, from)))
                .collect(),
            _ => SmallVec::new(),
        }
    }

    fn group(&self, mut at: usize) -> usize {
        while self.found[at].group != at {
            at = self.found[at].group;
        }
        at
    }

    fn unite(&mut self, a: usize, b: usize) {
        let whole = self.group(a).min(self.group(b));
        // Ways stay short.
        for mut at in [a, b] {
            while self.found[at].group != at {
                at = std::mem::replace(&mut self.found[at].group, whole);
            }
            self.found[at].group = whole;
        }
    }

    /// Goes on from a pair to its operands and its users.
    fn spread(&mut self, at: usize) {
        for (values, _) in self.sources(at) {
            if let Some(source) = self.pair_values(values) {
                self.unite(at, source);
            }
        }
        let Some([low, high]) = self.found[at].values else {
            return;
        };
        let of = |value: Value| -> SmallVec<[Inst; 4]> {
            let users = self.users.get(&value).into_iter().flatten();
            users.copied().take(MOST_USERS).collect()
        };
        let (lows, highs) = (of(low), of(high));
        for &user in &lows {
            if self.of_inst.contains_key(&user) {
                continue;
            }
            let uses_both = |&other: &Inst| {
                !self.of_inst.contains_key(&other)
                    && self.fits([user, other])
                    && self.operands([user, other]).contains(&[low, high])
            };
            let others: SmallVec<[Inst; 4]> = highs.iter().copied().filter(uses_both).collect();
            let best = others.iter().find(|&&other| self.agree([user, other]));
            if let Some(&other) = best.or(others.first())
                && let Some(user) = self.pair_insts([user, other])
            {
                self.unite(at, user);
            }
        }
    }

    /// Whether all operands are pairs already, or as good as.
    fn agree(&self, insts: [Inst; 2]) -> bool {
        self.operands(insts).iter().all(|&values| {
            self.is_free(values)
                || self
                    .of_value
                    .get(&values[0])
                    .is_some_and(|&at| self.found[at].values == Some(values))
        })
    }

    /// Whether two values are in one register without being a pair.
    fn is_free(&self, [low, high]: Halves) -> bool {
        let splat = |value| {
            let splat = self.cx.def_of(value);
            matches!(
                splat,
                Some((
                    _,
                    InstData::Vunary {
                        op: VectorUnary::Splat,
                        ..
                    }
                ))
            )
        };
        let constant = |value| self.cx.vector_bits(value).is_some();
        low == high && splat(low) || constant(low) && constant(high)
    }

    fn alive(&self, value: Value) -> Option<usize> {
        let &at = self.of_value.get(&value)?;
        self.found[at].alive.then_some(at)
    }

    /// Where a pair of instructions is made: where the later of both stands.
    fn made_at(&self, at: usize) -> Option<Inst> {
        match self.found[at].step {
            Step::Insts([low, high]) => Some(Inst(low.0.max(high.0))),
            Step::Params(_) => None,
        }
    }

    /// Gives up pairs of which somebody needs a half before both can be made.
    fn drop_misplaced(&mut self) {
        for round in 0..=MOST_ROUNDS {
            let mut changed = false;
            if round == MOST_ROUNDS {
                self.found
                    .iter_mut()
                    .for_each(|candidate| candidate.alive = false);
            }
            for at in 0..self.found.len() {
                let (Some(made), Some(values)) = (self.made_at(at), self.found[at].values) else {
                    continue;
                };
                let too_early = |&user: &Inst| {
                    let pair = self
                        .of_inst
                        .get(&user)
                        .filter(|&&pair| self.found[pair].alive);
                    let place = pair.and_then(|&pair| self.made_at(pair)).unwrap_or(user);
                    self.blocks[user.0 as usize] == self.blocks[made.0 as usize] && place <= made
                };
                let users = values
                    .iter()
                    .filter_map(|value| self.users.get(value))
                    .flatten();
                if self.found[at].alive && users.copied().any(|user| too_early(&user)) {
                    self.found[at].alive = false;
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// How often a block of the order may run.
    fn weight(&self, block: u32) -> i64 {
        1 << (3 * self.cx.order.nodes[block as usize].depth.min(6))
    }

    /// Gives up pairs that do not save what they cost.
    fn drop_costly(&mut self) {
        let mut gains = vec![0i64; self.found.len()];
        let mut joined = FxHashSet::default();
        // How often a high half is used by itself.
        let mut apart: FxHashMap<Value, i64> = FxHashMap::default();
        for at in 0..self.found.len() {
            let candidate = &self.found[at];
            let (true, group) = (candidate.alive, self.group(at)) else {
                continue;
            };
            if let Some([_, high]) = candidate.values {
                let users = self.users.get(&high).into_iter().flatten();
                let uses = users.map(|user| self.weight(self.blocks[user.0 as usize]));
                *apart.entry(high).or_default() += uses.sum::<i64>();
            }
            if let Step::Insts([low, _]) = candidate.step {
                gains[group] += self.weight(self.blocks[low.0 as usize]);
            }
            for (values, from) in self.sources(at) {
                if self.is_pair(values) {
                    *apart.entry(values[1]).or_default() -= self.weight(from);
                } else if !self.is_free(values) && joined.insert((group, values)) {
                    gains[group] -= self.weight(self.join_place(values).0);
                }
            }
        }
        for at in 0..self.found.len() {
            if let Some([_, high]) = self.found[at].values {
                gains[self.group(at)] -= apart.get(&high).copied().unwrap_or(0);
            }
        }
        // Each call costs an instruction more.
        let mut calls = 0;
        for (inst, data) in self.cx.func.insts.iter() {
            if data.is_call() {
                calls += self.weight(self.blocks[inst.0 as usize]);
            }
        }
        let saved: i64 = gains.iter().filter(|&&gain| gain > 0).sum();
        for at in 0..self.found.len() {
            self.found[at].alive &= gains[self.group(at)] > 0 && saved > calls;
        }
    }

    fn is_pair(&self, values: Halves) -> bool {
        let at = self.alive(values[0]);
        at.is_some_and(|at| self.found[at].values == Some(values))
    }

    /// Where a value is there: the block of the order, and behind which instruction.
    fn place(&self, value: Value) -> Position {
        let func = self.cx.func;
        if let Some(at) = self.alive(value)
            && let Some(inst) = self.made_at(at)
        {
            return (self.blocks[inst.0 as usize], inst.0 + 1);
        }
        match func.def(value) {
            ValueDef::Result(inst, _) => (self.blocks[inst.0 as usize], inst.0 + 1),
            ValueDef::Param(block, _) => (self.cx.order.index_of(block), 0),
        }
    }

    /// Where two values can be put together: where the later one is there, which the other one's
    /// place dominates.
    fn join_place(&self, values: Halves) -> Position {
        let [low, high] = values.map(|value| self.place(value));
        low.max(high)
    }

    fn finish(&self, out: &mut Pairs) {
        for at in 0..self.found.len() {
            let candidate = &self.found[at];
            if !candidate.alive {
                continue;
            }
            if let Some([low, high]) = candidate.values {
                out.high.insert(low, high);
                out.low.insert(high, low);
            }
            if let Step::Insts(halves) = candidate.step {
                if let Some(Widened::Lanes(Widening { of, .. })) = self.cx.widened_from(halves) {
                    let users = self.users.get(&of).into_iter().flatten();
                    if users.copied().all(|user| halves.contains(&user)) {
                        out.only.insert(of);
                    }
                }
                let made = self.made_at(at);
                for inst in halves {
                    out.made
                        .insert(inst, (Some(inst) == made).then_some(halves));
                }
            }
            for (values, _) in self.sources(at) {
                let constants = values.iter().all(|&v| self.cx.vector_bits(v).is_some());
                if !self.is_pair(values) && !constants && !out.joins.contains_key(&values) {
                    let join = Join {
                        needed: false,
                        vreg: None,
                    };
                    out.joins.insert(values, join);
                    let place = self.join_place(values);
                    out.joined_at.entry(place).or_default().push(values);
                }
            }
        }
    }
}

/// Whether an operation gives each lane from the lane at the same place.
fn is_by_lanes(op: VectorUnary, shape: Shape) -> bool {
    match op {
        VectorUnary::Shl
        | VectorUnary::Lshr
        | VectorUnary::Ashr
        | VectorUnary::Abs
        | VectorUnary::Sqrt
        | VectorUnary::Floor
        | VectorUnary::Ceil
        | VectorUnary::Trunc
        | VectorUnary::RoundEven
        | VectorUnary::Rint
        | VectorUnary::NearbyInt
        | VectorUnary::StoF => true,
        VectorUnary::FtoS => shape == Shape::F32x4,
        _ => false,
    }
}

/// What makes both halves from one vector of half the size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Widened {
    /// Lanes made wider by zeros or signs.
    Lanes(Widening),
    /// A conversion of the low half of the vector, and of its high half.
    Converted(VectorUnary, Shape, Value),
}

impl Selector<'_> {
    /// How two instructions make both halves from one vector of half the size, if they do.
    pub(super) fn widened_from(&self, [low, high]: [Inst; 2]) -> Option<Widened> {
        let func = self.func;
        match (func.insts[low], func.insts[high]) {
            (InstData::Vshuffle { .. }, InstData::Vshuffle { .. }) => {
                let (a, b) = (self.widening(low)?, self.widening(high)?);
                let next = Widening {
                    start: a.start + 16 / a.wide * a.narrow,
                    ..a
                };
                (b == next).then_some(Widened::Lanes(a))
            }
            (
                InstData::Vunary {
                    op, shape, arg: a, ..
                },
                InstData::Vunary {
                    op: other, arg: b, ..
                },
            ) if op == other && matches!(op, VectorUnary::StoD | VectorUnary::Fpromote) => {
                let InstData::Vshuffle { args, mask, .. } = self.def_of(b)?.1 else {
                    return None;
                };
                let mask = func.vconsts[mask].to_le_bytes();
                let is_high = (0..8).all(|i| usize::from(mask[i]) == i + 8);
                let from = self.root(a);
                (is_high && self.root(args[0]) == from)
                    .then_some(Widened::Converted(op, shape, from))
            }
            _ => None,
        }
    }
}
