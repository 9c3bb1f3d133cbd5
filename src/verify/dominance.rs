//! Every use is dominated by its definition.
//!
//! Most uses need no dominator tree: the operand is a parameter, or defined earlier in the same
//! block, or in the entry block. The others are collected while the body is walked, and only
//! where there are some (or a `phi`) is the tree computed, once the walk is over.

use super::Profile;
use super::checker::Checker;
use super::rule::{Check, InstKind, Rule};
use super::show;
use super::walk::rule_named;
use crate::analysis::{Dominators, Graph};
use crate::diag::{Diagnostic, Span};
use crate::entity::Entity;
use crate::entity::List;
use crate::ir::{Block, Body, Function, Inst, InstData, Operand, OperandKind, Value, ValueDef};
use crate::sort;

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "dominance",
        says: "a definition must dominate its uses: no path from the entry may reach the use \
               without passing the definition",
        check: Check::Within("dominance"),
    },
    Rule {
        code: "phi-edges",
        says: "a `phi` has exactly one entry for every edge into its block",
        check: Check::Within("dominance"),
    },
];

const DOMINANCE: &Rule = rule_named(RULES, "dominance");
const PHI_EDGES: &Rule = rule_named(RULES, "phi-edges");

/// The state of the check, used for one body after the other.
#[derive(Default)]
pub(super) struct Dominance {
    /// Behind the last instruction of the entry block.
    entry_end: u32,
    params: u32,
    /// Uses that need the tree.
    pending: Vec<(Inst, Value)>,
    phis: Vec<Inst>,
    graph: Graph<Block>,
    dominators: Dominators,
    /// The block of each instruction.
    blocks: Vec<Block>,
    edges: Vec<Block>,
    incoming: Vec<(Block, Operand)>,
}

impl Dominance {
    /// Starts a body.
    pub(super) fn start(&mut self, body: &Body) {
        // An `invoke` defines its result on one of its edges only.
        let last = body.terminator(Block(0));
        let invoke = last.is_some_and(|inst| matches!(body.insts[inst], InstData::Invoke { .. }));
        self.entry_end = body.blocks[Block(0)].end.0 - u32::from(invoke);
        self.params = body.param_count;
        self.pending.clear();
        self.phis.clear();
    }

    /// Looks at the operands of an instruction. Answers whether all operands and targets that
    /// it must have are there.
    #[inline]
    pub(super) fn operands(
        &mut self,
        body: &Body,
        data: &InstData,
        block: Block,
        first: Inst,
        inst: Inst,
    ) -> bool {
        let mut complete = true;
        let mut one = |operand: Operand| {
            // Constants have the high bit set, as has the missing operand.
            let Some(value) = operand.as_value() else {
                complete &= !operand.is_missing();
                return;
            };
            let Some(def) = value.0.checked_sub(self.params) else {
                return;
            };
            let before = def >= first.0 && def < inst.0;
            if !before && (def >= self.entry_end || block == Block(0)) {
                if value.index() < body.types.len() {
                    self.pending.push((inst, value));
                } else {
                    complete = false;
                }
            }
        };
        match *data {
            InstData::Binary { args, .. }
            | InstData::ICmp { args, .. }
            | InstData::FCmp { args, .. }
            | InstData::ExtractElement { args } => args.into_iter().for_each(one),
            InstData::Select { args, .. }
            | InstData::InsertElement { args }
            | InstData::ShuffleVector { args }
            | InstData::CmpXchg { args, .. } => args.into_iter().for_each(one),
            InstData::FNeg { arg, .. } | InstData::Cast { arg, .. } | InstData::Freeze { arg } => {
                one(arg)
            }
            InstData::Phi { incoming, .. } => {
                self.phis.push(inst);
                for pair in body.pool.get(incoming).chunks_exact(2) {
                    let known = match Operand(pair[0]).kind() {
                        OperandKind::Missing => false,
                        OperandKind::Value(v) => v.index() < body.types.len(),
                        OperandKind::Const(_) => true,
                    };
                    complete &= known && (pair[1] as usize) < body.blocks.len();
                }
            }
            InstData::LandingPad { clauses, .. } => body
                .pool
                .get(clauses)
                .chunks_exact(2)
                .for_each(|pair| one(Operand(pair[1]))),
            InstData::Alloca { count, .. } => {
                if !count.is_missing() {
                    one(count);
                }
            }
            InstData::Load { ptr, .. } => one(ptr),
            InstData::Store { value, ptr, .. } | InstData::AtomicRmw { ptr, value, .. } => {
                one(value);
                one(ptr);
            }
            InstData::Gep { args, .. } => body.operands(args).for_each(one),
            InstData::Call { call }
            | InstData::Invoke { call, .. }
            | InstData::CallBr { call, .. } => match body.calls.get(call) {
                Some(call) => {
                    one(call.callee);
                    body.operands(call.args).for_each(&mut one);
                    if call.bundles != List::EMPTY {
                        let bundles = body.bundles(call.bundles);
                        bundles
                            .flat_map(|bundle| bundle.operands)
                            .for_each(|&word| one(Operand(word)));
                    }
                }
                None => complete = false,
            },
            InstData::VaArg { list } => one(list),
            InstData::ExtractValue { agg, .. } => one(agg),
            InstData::InsertValue { agg, elem, .. } => {
                one(agg);
                one(elem);
            }
            InstData::Resume { value } | InstData::Switch { value, .. } => one(value),
            // A missing operand is `ret void`: the rule of `ret` judges it.
            InstData::Ret { value } => {
                if !value.is_missing() {
                    one(value);
                }
            }
            InstData::CondBr { cond, .. } => one(cond),
            InstData::IndirectBr { addr, .. } => one(addr),
            InstData::CatchPad { parent, args } | InstData::CleanupPad { parent, args } => {
                one(parent);
                body.operands(args).for_each(one);
            }
            InstData::CatchSwitch { parent: pad, .. }
            | InstData::CatchRet { pad, .. }
            | InstData::CleanupRet { pad, .. } => one(pad),
            InstData::Br { .. } | InstData::Fence { .. } | InstData::Unreachable => {}
        }
        if data.is_terminator() {
            complete &= targets_exist(body, data);
        }
        complete
    }

    /// Judges what was collected.
    pub(super) fn finish(&mut self, c: &mut Checker<'_>, func: &Function, body: &Body) {
        if self.pending.is_empty() && self.phis.is_empty() {
            return;
        }
        self.graph.compute(body);
        self.dominators.compute(&self.graph);
        self.blocks.clear();
        for (block, data) in body.blocks.iter() {
            self.blocks.resize(data.end.0 as usize, block);
        }
        for i in 0..self.pending.len() {
            let (inst, value) = self.pending[i];
            if !self.use_is_dominated(body, inst, value) {
                self.report_use(c, func, body, inst, value, None);
            }
        }
        // The `phi`s of a block have the same edges: one after the other they are sorted once.
        let mut sorted = None;
        for i in 0..self.phis.len() {
            self.phi(c, func, body, self.phis[i], &mut sorted);
        }
    }

    fn use_is_dominated(&self, body: &Body, inst: Inst, value: Value) -> bool {
        let ValueDef::Inst(def) = body.def(value) else {
            return true;
        };
        let (at, from) = (self.blocks[inst.0 as usize], self.blocks[def.0 as usize]);
        if !self.graph.is_reachable(at) {
            return true;
        }
        if let InstData::Invoke { normal, unwind, .. } = body.insts[def] {
            return normal != unwind && self.edge_dominates(from, normal, at);
        }
        match at == from {
            true => def < inst,
            false => self.dominators.dominates(from, at),
        }
    }

    /// Whether every path to `at` takes the edge `from` → `to`.
    fn edge_dominates(&self, from: Block, to: Block, at: Block) -> bool {
        to.index() < self.graph.block_count()
            && self.dominators.dominates(to, at)
            && self
                .graph
                .preds(to)
                .iter()
                .all(|&pred| pred == from || self.dominators.dominates(to, pred))
            && self.graph.preds(to).iter().filter(|&&p| p == from).count() == 1
    }

    #[cold]
    fn report_use(
        &self,
        c: &mut Checker<'_>,
        func: &Function,
        body: &Body,
        inst: Inst,
        value: Value,
        edge: Option<Block>,
    ) {
        let name = show::value(c.m, body, value);
        // It is not clear which one is meant of several with its name, which was reported.
        let own = body.names[value];
        let is_named = own != crate::ir::LocalName::UNNAMED;
        if is_named && body.names.values().filter(|&&other| other == own).count() > 1 {
            return;
        }
        let span = use_span(c, body, inst, &name);
        let at = self.blocks[inst.0 as usize];
        let def = match body.def(value) {
            ValueDef::Inst(def) => def,
            ValueDef::Param(_) => return,
        };
        let from = self.blocks[def.0 as usize];
        let message = match edge {
            Some(pred) => format!(
                "`{name}` is not defined on the way from {} to this `phi`",
                c.block_name(body, pred)
            ),
            None if matches!(body.insts[def], InstData::Invoke { .. }) => {
                format!("`{name}` is not defined here: its `invoke` may not have returned")
            }
            None if def == inst => format!("`{name}` is used in its own definition"),
            None if at == from => format!("`{name}` is used before it is defined"),
            None => format!(
                "`{name}` is not defined on every path to this use: {} can be reached without \
                 passing {}",
                c.block_name(body, at),
                c.block_name(body, from)
            ),
        };
        let diagnostic = c.error(DOMINANCE, span, message).label("used here").also(
            c.value_span(func, body, value),
            match at == from || edge.is_some() {
                true => format!("`{name}` is defined here"),
                false => format!("`{name}` is defined here, in {}", c.block_name(body, from)),
            },
        );
        if def == inst && c.profile != Profile::Llvmlite {
            let ty = show::ty(c.m, body.types[value]);
            c.push(diagnostic.note(format!(
                "what changes in a loop is a `phi`: `{name} = phi {ty} [ 0, %entry ], [ {name}.next, %loop ]`, \
                 and this computes `{name}.next`"
            )));
            return;
        }
        c.push(match at == from || edge.is_some() {
            true => diagnostic,
            false if c.profile == Profile::Llvmlite => diagnostic,
            false => diagnostic.note(
                "where ways join, a `phi` has a value for each; or keep it in memory, by `alloca`, \
                 `store` and `load`",
            ),
        });
    }

    /// One entry for every edge, and each value defined at the end of its block.
    fn phi(
        &mut self,
        c: &mut Checker<'_>,
        func: &Function,
        body: &Body,
        inst: Inst,
        sorted: &mut Option<Block>,
    ) {
        let block = self.blocks[inst.0 as usize];
        if *sorted != Some(block) {
            *sorted = Some(block);
            self.edges.clear();
            // Predecessors are in block order.
            self.edges.extend_from_slice(self.graph.preds(block));
        }
        let InstData::Phi { incoming, .. } = body.insts[inst] else {
            return;
        };
        self.incoming.clear();
        let pairs = body.pool.get(incoming).chunks_exact(2);
        self.incoming
            .extend(pairs.map(|pair| (Block(pair[1]), Operand(pair[0]))));
        sort::by_number(&mut self.incoming, |&(block, _)| block.0);
        // A statement that could not be parsed may have been an edge.
        if !body.gaps().is_empty() {
            return;
        }
        if !self
            .incoming
            .iter()
            .map(|&(b, _)| b)
            .eq(self.edges.iter().copied())
        {
            // So may have been the terminator that a block lacks, which was reported.
            let lacks = |block: Block| {
                block.index() < body.blocks.len()
                    && body
                        .block_insts(block)
                        .next_back()
                        .is_none_or(|last| !body.insts[last].is_terminator())
            };
            if self.incoming.iter().any(|&(block, _)| lacks(block)) {
                return;
            }
            self.report_edges(c, body, inst, block);
            return;
        }
        for i in 0..self.incoming.len() {
            let (pred, operand) = self.incoming[i];
            if let Some(&(next, other)) = self.incoming.get(i + 1)
                && next == pred
                && other != operand
            {
                let name = c.block_name(body, pred);
                let span = body.spans[inst];
                let diagnostic = c.error(
                    PHI_EDGES,
                    span,
                    format!("this `phi` has different values for the same block {name}"),
                );
                c.push(diagnostic);
                return;
            }
            if let OperandKind::Value(value) = operand.kind()
                && value.index() < body.types.len()
                && self.graph.is_reachable(pred)
                && !self.defined_at_end(body, pred, block, value)
            {
                self.report_use(c, func, body, inst, value, Some(pred));
            }
        }
    }

    fn defined_at_end(&self, body: &Body, pred: Block, block: Block, value: Value) -> bool {
        let ValueDef::Inst(def) = body.def(value) else {
            return true;
        };
        let from = self.blocks[def.0 as usize];
        if let InstData::Invoke { normal, unwind, .. } = body.insts[def] {
            // The edge itself counts, and what lies behind it.
            return normal != unwind
                && ((from == pred && normal == block) || self.edge_dominates(from, normal, pred));
        }
        self.dominators.dominates(from, pred)
    }

    #[cold]
    fn report_edges(&self, c: &mut Checker<'_>, body: &Body, inst: Inst, block: Block) {
        // Both lists are sorted.
        let has = |list: &[Block], b: Block| list.binary_search(&b).is_ok();
        let listed: Vec<Block> = self.incoming.iter().map(|&(b, _)| b).collect();
        let exists = |b: Block| b.index() < body.blocks.len();
        if listed.iter().any(|&b| !exists(b)) {
            // An undefined label, which the parser has reported.
            return;
        }
        let span = body.spans[inst];
        let absent = self.edges.iter().find(|&&b| !has(&listed, b));
        let extra = listed.iter().find(|&&b| !has(&self.edges, b));
        let mut diagnostic = match (absent, extra) {
            (Some(&absent), Some(&extra)) => {
                let name = show::local(c.m, body.blocks[extra].name);
                let message = format!(
                    "this `phi` has an entry for {}, which does not lead here, and none for {}, which \
                     does",
                    c.block_name(body, extra),
                    c.block_name(body, absent),
                );
                let place = use_span(c, body, inst, &name);
                let meant = show::local(c.m, body.blocks[absent].name);
                let diagnostic = c.error(PHI_EDGES, place, message).also(
                    terminator_span(body, absent),
                    "this goes to the block of the `phi`",
                );
                match place != span && !body.blocks[absent].span.is_none() {
                    true => {
                        let text = format!("did you mean `{meant}`?");
                        diagnostic.fix(place, meant, text)
                    }
                    false => diagnostic,
                }
            }
            (Some(&b), None) => {
                let message = format!(
                    "this `phi` has no entry for the predecessor {}",
                    c.block_name(body, b)
                );
                let diagnostic = c.error(PHI_EDGES, span, message).also(
                    terminator_span(body, b),
                    "this goes to the block of the `phi`",
                );
                missing_entry(c, diagnostic, body, inst, b)
            }
            (None, Some(&b)) => {
                let name = show::local(c.m, body.blocks[b].name);
                let message = format!(
                    "this `phi` has an entry for {}, which is no predecessor of its block",
                    c.block_name(body, b)
                );
                c.error(PHI_EDGES, use_span(c, body, inst, &name), message)
                    .also(terminator_span(body, b), "this goes elsewhere")
            }
            (None, None) => {
                let (edges, entries) = (self.edges.len(), listed.len());
                let message = format!(
                    "this `phi` has {} for {} into its block",
                    match entries {
                        1 => "1 entry".to_string(),
                        n => format!("{n} entries"),
                    },
                    show::count(edges, "edge"),
                );
                c.error(PHI_EDGES, span, message)
            }
        };
        if self.edges.is_empty() {
            diagnostic = diagnostic.also(c.block_span(body, block), "nothing goes to this block");
        }
        c.push(diagnostic);
    }
}

/// Offers the entry that a `phi` lacks for the block `from`: with what that computes of the `phi`, as
/// a loop does.
fn missing_entry(
    c: &Checker<'_>,
    diagnostic: Diagnostic,
    body: &Body,
    inst: Inst,
    from: Block,
) -> Diagnostic {
    let label = show::local(c.m, body.blocks[from].name);
    if body.blocks[from].span.is_none() || label.len() < 2 {
        return diagnostic;
    }
    let own = Operand::value(body.result(inst));
    let ty = body.types[body.result(inst)];
    let next = body.block_insts(from).find(|&other| {
        let mut uses = false;
        body.for_each_operand(other, |operand| uses |= operand == own);
        uses && other != inst && body.types[body.result(other)] == ty
    });
    match next {
        Some(next) => {
            let value = show::operand(c.m, body, Operand::value(body.result(next)));
            let end = body.spans[inst].end();
            let entry = format!("[ {value}, {label} ]");
            let text = format!("`{value}` is what `{label}` makes of it: `{entry}`");
            diagnostic.fix(Span::new(end, end), format!(", {entry}"), text)
        }
        None => diagnostic.note(format!("add one: `[ value, {label} ]`")),
    }
}

/// Whether all blocks that a terminator goes to exist.
fn targets_exist(body: &Body, data: &InstData) -> bool {
    let exists = |block: u32| (block as usize) < body.blocks.len();
    match *data {
        InstData::Br { to } => exists(to.0),
        InstData::CondBr { then, els, .. } => exists(then.0) && exists(els.0),
        InstData::Invoke { normal, unwind, .. } => exists(normal.0) && exists(unwind.0),
        InstData::Switch { targets, .. } => {
            let words = body.pool.get(targets);
            words.len() % 2 == 1
                && exists(words[0])
                && words[1..].chunks_exact(2).all(|pair| exists(pair[1]))
        }
        InstData::IndirectBr { targets, .. } => body.pool.get(targets).iter().all(|&b| exists(b)),
        InstData::CatchRet { to, .. } => exists(to.0),
        InstData::CleanupRet { unwind, .. } => unwind == Block::CALLER || exists(unwind.0),
        InstData::CatchSwitch { targets, .. } => match body.pool.get(targets) {
            [unwind, handlers @ ..] => {
                (*unwind == Block::CALLER.0 || exists(*unwind))
                    && handlers.iter().all(|&b| exists(b))
            }
            [] => false,
        },
        InstData::CallBr { targets, .. } => {
            let targets = body.pool.get(targets);
            !targets.is_empty() && targets.iter().all(|&b| exists(b))
        }
        _ => true,
    }
}

/// Where an instruction names a value or label, or all of it.
fn use_span(c: &Checker<'_>, body: &Body, inst: Inst, name: &str) -> Span {
    let span = body.spans[inst];
    let data = &body.insts[inst];
    let parts = super::locate::parts(c.m, span, InstKind::of(data));
    let places = parts.operands.iter().map(|&(_, span)| span);
    places
        .chain(parts.callee)
        .chain(parts.labels.iter().copied())
        .find(|&place| c.m.text(place) == name.as_bytes())
        .unwrap_or(span)
}

fn terminator_span(body: &Body, block: Block) -> Span {
    match body.terminator(block) {
        Some(inst) => body.spans[inst],
        None => Span::NONE,
    }
}
