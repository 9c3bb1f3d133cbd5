//! The rules of the flow of control, judged when a function is known as a whole: what ends blocks,
//! where phis stand, and that definitions dominate their uses. Types are judged where they are
//! parsed. A function with an error of the parser is left alone.

use super::Dialect;
use super::ast::{Block, Body, ConstKind, Inst, InstId, Module, Symbol, SymbolKind, flag};
use super::intrinsic;
use super::op::Opcode;
use super::rule::{self, Rule};
use super::types::Type;
use crate::analysis::{Dominators, Flow, Graph};
use crate::diag::{Diagnostic, Diagnostics, Span};
use crate::entity::Entity;
use crate::ir::{self, Operand, Value};

/// Judges the bodies of a module.
pub(super) fn module(module: &mut Module, diags: &mut Diagnostics) {
    if diags.has_errors() {
        return;
    }
    let intrinsics = module
        .symbols
        .values()
        .any(|symbol| module.plain_name(symbol).starts_with(b"llvm."));
    let mut uses = NonlocalUses::default();
    for symbol in module.symbols.values() {
        let mut checker = Checker {
            module,
            symbol,
            dialect: module.dialect,
            intrinsics,
            diags,
        };
        checker.symbol(&mut uses);
    }
}

struct Checker<'a> {
    module: &'a Module,
    symbol: &'a Symbol,
    dialect: Dialect,
    /// Whether the module has any intrinsic.
    intrinsics: bool,
    diags: &'a mut Diagnostics,
}

/// The uses that only the flow graph can judge, and its tables: one body after the other has them.
#[derive(Default)]
struct NonlocalUses {
    /// The user and the definition, where they are in other blocks.
    far: Vec<(InstId, InstId)>,
    phis: Vec<InstId>,
    /// By label: its place in the text.
    place: Vec<u32>,
    /// By instruction: the place of its block.
    home: Vec<u32>,
    graph: Graph<ir::Block>,
    dominators: Dominators,
}

/// A body as a flow graph: its blocks by their place in the text.
struct FlowGraph<'a> {
    body: &'a Body,
    place: &'a [u32],
    /// Whether the body has calls `with label`.
    with: bool,
}

impl Flow for FlowGraph<'_> {
    type Block = ir::Block;

    fn block_count(&self) -> usize {
        self.body.order.len()
    }

    fn for_each_successor(&self, block: ir::Block, mut f: impl FnMut(ir::Block)) {
        let data = self.body.blocks[self.body.order[block.index()]];
        let first = match self.with {
            true => data.first.0,
            false => data.end.0.saturating_sub(1),
        };
        for inst in (first..data.end.0).map(InstId) {
            for_each_target(self.body, inst, |to| f(ir::Block(self.place[to.index()])));
        }
    }
}

/// Whether an instruction is a call `with label`, which may leave from the middle of a block.
fn is_call_with(data: &Inst) -> bool {
    matches!(data.op, Opcode::Call | Opcode::ICall) && data.flags & flag::WITH != 0
}

/// The end of what the entry has executed in all other blocks: it is left first by its terminator, or by
/// a call `with label`.
fn known_everywhere(body: &Body, entry: Block) -> InstId {
    let home = body.blocks[entry];
    let last = home.end.0.saturating_sub(1);
    let mut insts = (home.first.0..last).map(InstId);
    let left = insts.find(|&inst| is_call_with(&body.insts[inst]));
    left.unwrap_or(InstId(last))
}

/// Calls `f` with the labels that an instruction may go to.
fn for_each_target(body: &Body, inst: InstId, mut f: impl FnMut(Block)) {
    match body.insts[inst] {
        data if data.op.is_terminator() => body.for_each_successor(inst, f),
        data if is_call_with(&data) => body
            .args(inst)
            .last()
            .into_iter()
            .for_each(|&to| f(Block(to))),
        _ => {}
    }
}

impl<'a> Checker<'a> {
    fn broken(&mut self, rule: &Rule, span: Span, message: String) {
        if !rule.says(self.dialect).is_empty() {
            self.diags.push(*rule.broken(self.dialect, span, message));
        }
    }

    fn name(&self) -> String {
        match self.symbol.name {
            Some(name) => self.module.show_name(name),
            None => "the function".into(),
        }
    }

    fn symbol(&mut self, uses: &mut NonlocalUses) {
        let SymbolKind::Function(function) = &self.symbol.kind else {
            return;
        };
        let Some(body) = &function.body else { return };
        if self.module.plain_name(self.symbol).starts_with(b"llvm.") {
            let message = format!("{} is an intrinsic function and has a body", self.name());
            self.broken(rule::INTRINSIC, self.symbol.span, message);
        }
        let Some(&entry) = body.order.first() else {
            let message = format!("{} has no basic block", self.name());
            return self.broken(rule::EMPTY, self.symbol.span, message);
        };
        uses.far.clear();
        uses.phis.clear();
        let known = known_everywhere(body, entry);
        let mut sound = true;
        for &block in &body.order {
            sound &= self.block(body, block, (entry, known), uses);
        }
        if sound && !(uses.far.is_empty() && uses.phis.is_empty()) {
            self.flow(body, uses);
        }
    }

    /// Judges the instructions of a block. The instructions up to `known` of the entry have been
    /// executed in all other blocks. Answers whether it ends with its only terminator.
    fn block(
        &mut self,
        body: &Body,
        block: Block,
        (entry, known): (Block, InstId),
        uses: &mut NonlocalUses,
    ) -> bool {
        let data = body.blocks[block];
        let last = InstId(data.end.0.saturating_sub(1));
        let ends = data.first != data.end && body.insts[last].op.is_terminator();
        if !ends {
            let (span, how) = match data.first == data.end {
                true => (data.span, "is empty"),
                false => (body.spans[last.index()], "does not end with a terminator"),
            };
            let message = format!("block {} {how}", self.module.show_name(data.name));
            self.broken(rule::TERMINATOR, span, message);
        }
        let home = body.blocks[entry];
        let everywhere = match block == entry {
            true => home.first..home.first,
            false => home.first..known,
        };
        let mut phis = true;
        for inst in (data.first.0..data.end.0).map(InstId) {
            match body.insts[inst].op {
                Opcode::Phi if phis => {
                    uses.phis.push(inst);
                    continue;
                }
                Opcode::Phi => {
                    let message = "a `phi` behind another instruction".to_string();
                    self.broken(rule::PHI_FIRST, body.spans[inst.index()], message);
                    uses.phis.push(inst);
                    continue;
                }
                Opcode::Switch => self.switch(body, inst),
                _ => {}
            }
            phis = false;
            body.for_each_operand(inst, |operand| {
                if let Some(def) = body.definition(operand)
                    && !(data.first <= def && def < inst)
                    && !everywhere.contains(&def)
                {
                    uses.far.push((inst, def));
                }
            });
            let mut again = false;
            for_each_target(body, inst, |to| again |= to == entry);
            if again {
                let label = self.module.show_name(home.name);
                let message = format!("a branch to {label}, the entry of {}", self.name());
                self.broken(rule::ENTRY, body.spans[inst.index()], message);
            }
            if self.intrinsics {
                self.intrinsics(body, inst);
            }
        }
        ends
    }

    /// No case stands twice.
    fn switch(&mut self, body: &Body, inst: InstId) {
        let cases = body.args(inst)[2..].chunks_exact(2);
        let mut seen: Vec<u64> = cases
            .filter_map(|pair| self.module.int_of(Operand(pair[0])))
            .collect();
        seen.sort_unstable();
        if let Some(twice) = seen.windows(2).find(|pair| pair[0] == pair[1]) {
            let message = format!("{} stands twice in a `switch`", twice[0]);
            self.broken(rule::SWITCH_TWICE, body.spans[inst.index()], message);
        }
    }

    /// Judges what an instruction does with intrinsic functions: it may only call them.
    fn intrinsics(&mut self, body: &Body, inst: InstId) {
        let args = body.args(inst);
        let call = match body.insts[inst].op {
            Opcode::Call | Opcode::ICall if is_call_with(&body.insts[inst]) => {
                &args[..args.len() - 1]
            }
            Opcode::Call | Opcode::ICall => args,
            Opcode::Invoke => &args[2..],
            _ => &[],
        };
        let callee = call.first().copied();
        if let Some(name) = callee.and_then(|word| self.intrinsic(Operand(word))) {
            self.intrinsic_call(body, inst, name, &call[1..]);
        }
        let mut first = callee;
        body.for_each_operand(inst, |operand| {
            if first == Some(operand.0) {
                first = None;
            } else if let Some(name) = self.intrinsic(operand) {
                let message = format!("the address of `%{}`", String::from_utf8_lossy(name));
                self.broken(rule::INTRINSIC_USE, body.spans[inst.index()], message);
            }
        });
    }

    /// A call of an intrinsic function with these arguments.
    fn intrinsic_call(&mut self, body: &Body, inst: InstId, name: &[u8], words: &[u32]) {
        let span = body.spans[inst.index()];
        let varargs = matches!(
            self.module.types.get(self.symbol.ty),
            Type::Function(_, _, true)
        );
        if name == b"llvm.va_start" && !varargs {
            let message = format!(
                "`%llvm.va_start` is called in {}, which takes no variable arguments",
                self.name()
            );
            self.broken(rule::VA_START, span, message);
        }
        let ret = body.types[body.result(inst)];
        if let Some(message) = intrinsic::mistake(self.module, body, name, ret, words) {
            self.broken(rule::INTRINSIC_TYPES, span, message);
        }
    }

    /// The name of the intrinsic function that an operand is.
    fn intrinsic(&self, operand: Operand) -> Option<&'a [u8]> {
        let id = operand.as_const()?;
        let ConstKind::Symbol(symbol) = self.module.consts[super::ast::ConstId(id.0)].kind else {
            return None;
        };
        let symbol = &self.module.symbols[symbol];
        let name = self.module.names.get(symbol.name?);
        (matches!(symbol.kind, SymbolKind::Function(_)) && name.starts_with(b"llvm."))
            .then_some(name)
    }

    /// Phis have a pair for every edge, and definitions dominate uses.
    fn flow(&mut self, body: &Body, uses: &mut NonlocalUses) {
        uses.place.clear();
        uses.place.resize(body.blocks.len(), u32::MAX);
        uses.home.clear();
        uses.home.resize(body.insts.len(), 0);
        for (n, &block) in body.order.iter().enumerate() {
            let data = body.blocks[block];
            uses.place[block.index()] = n as u32;
            uses.home[data.first.index()..data.end.index()].fill(n as u32);
        }
        let with = body.insts.values().any(is_call_with);
        let places = FlowGraph {
            body,
            place: &uses.place,
            with,
        };
        uses.graph.compute(&places);
        uses.dominators.compute(&uses.graph);
        let known = BodyFacts {
            body,
            home: &uses.home,
            place: &uses.place,
            with,
            graph: &uses.graph,
            dominators: &uses.dominators,
        };
        for &inst in &uses.phis {
            let at = ir::Block(known.home[inst.index()]);
            self.phi(&known, inst, at);
            if known.graph.is_reachable(at) {
                self.phi_operands(&known, inst, at);
            }
        }
        for &(inst, def) in &uses.far {
            let at = ir::Block(known.home[inst.index()]);
            // What is not executed need not be dominated.
            if known.graph.is_reachable(at) {
                let user = PendingUse {
                    at,
                    before: inst,
                    inst,
                    to: None,
                };
                self.dominated(&known, def, user);
            }
        }
    }

    /// The operands of a phi count for the ends of the blocks that they come from.
    fn phi_operands(&mut self, known: &BodyFacts<'_>, inst: InstId, at: ir::Block) {
        for pair in known.body.args(inst).chunks_exact(2) {
            let from = known.place[pair[1] as usize];
            if let Some(def) = known.body.definition(Operand(pair[0]))
                && from != u32::MAX
                && known.graph.is_reachable(ir::Block(from))
            {
                let user = PendingUse {
                    at: ir::Block(from),
                    before: known.body.blocks[Block(pair[1])].end,
                    inst,
                    to: Some(at),
                };
                self.dominated(known, def, user);
            }
        }
    }

    fn phi(&mut self, known: &BodyFacts<'_>, inst: InstId, at: ir::Block) {
        let body = known.body;
        let mut wanted: Vec<u32> = known.graph.preds(at).iter().map(|block| block.0).collect();
        let pairs = body.args(inst).chunks_exact(2);
        let mut given: Vec<u32> = pairs.map(|pair| known.place[pair[1] as usize]).collect();
        wanted.sort_unstable();
        given.sort_unstable();
        if wanted == given {
            return;
        }
        let name = |n: u32| match body.order.get(n as usize) {
            Some(&block) => self.module.show_name(body.blocks[block].name),
            None => "a label that is defined nowhere".into(),
        };
        let missing = wanted.iter().find(|n| !given.contains(n));
        let extra = given.iter().find(|n| !wanted.contains(n));
        let message = match (missing, extra) {
            (Some(&missing), _) => {
                format!("a `phi` without a pair for predecessor {}", name(missing))
            }
            (_, Some(&extra)) => format!(
                "a `phi` with a pair for {}, which is no predecessor",
                name(extra)
            ),
            _ => "a `phi` with another number of pairs than its block has predecessors".into(),
        };
        self.broken(rule::PHI_PAIRS, body.spans[inst.index()], message);
    }

    fn dominated(&mut self, known: &BodyFacts<'_>, def: InstId, user: PendingUse) {
        let BodyFacts {
            body,
            home,
            dominators,
            ..
        } = *known;
        let from = ir::Block(home[def.index()]);
        let sound = match from == user.at {
            true => def < user.before,
            false => dominators.dominates(from, user.at),
        };
        let thrown = sound && known.is_left_before(def, user);
        if sound && !thrown {
            return;
        }
        let name = self.value_name(body, body.result(def));
        let span = body.spans[user.inst.index()];
        let message = format!("the definition of {name} does not dominate this use");
        let diagnostic: Box<Diagnostic> = rule::DOMINANCE.broken(self.dialect, span, message);
        let diagnostic = diagnostic.also(body.spans[def.index()], "defined here");
        self.diags.push(diagnostic);
    }

    fn value_name(&self, body: &Body, value: Value) -> String {
        match body.names[value] {
            Some(name) => self.module.show_name(name),
            None => format!("a value of {}", self.module.show(body.types[value])),
        }
    }
}

/// What is known of a body where its uses are judged.
struct BodyFacts<'a> {
    body: &'a Body,
    /// By instruction: the place of its block.
    home: &'a [u32],
    /// By block: its place.
    place: &'a [u32],
    /// Whether the body has calls `with label`.
    with: bool,
    graph: &'a Graph<ir::Block>,
    dominators: &'a Dominators,
}

impl BodyFacts<'_> {
    /// Whether the block of a definition may be left on the way to a user before the value is there: by the
    /// `invoke` that makes it and does not return, or by a call `with label` up to there.
    fn is_left_before(&self, def: InstId, user: PendingUse) -> bool {
        let from = ir::Block(self.home[def.index()]);
        let first = match self.with {
            true => self.body.blocks[self.body.order[from.index()]].first,
            false => def,
        };
        let calls = (first.0..=def.0).map(InstId);
        let mut handlers: Vec<ir::Block> = Vec::new();
        for inst in calls {
            let args = self.body.args(inst);
            let handler = match self.body.insts[inst] {
                data if is_call_with(&data) => args.last(),
                data if data.op == Opcode::Invoke && args[0] != args[1] => args.get(1),
                _ => None,
            };
            handlers.extend(handler.map(|&label| ir::Block(self.place[label as usize])));
        }
        if handlers.is_empty() {
            return false;
        }
        if user.at == from {
            return user.to.is_some_and(|to| handlers.contains(&to));
        }
        // Mostly an `invoke` alone goes on where it returns to, and the user is behind that.
        if self.body.insts[def].op == Opcode::Invoke {
            let normal = ir::Block(self.place[self.body.args(def)[0] as usize]);
            let is_alone = handlers.len() == 1 && self.graph.preds(normal).len() == 1;
            if is_alone && self.dominators.dominates(normal, user.at) {
                return false;
            }
        }
        let mut seen = vec![false; self.graph.block_count()];
        // On a way through the block once more, the value is there.
        seen[from.index()] = true;
        while let Some(block) = handlers.pop() {
            if block == user.at {
                return true;
            }
            if !std::mem::replace(&mut seen[block.index()], true) {
                handlers.extend_from_slice(self.graph.succs(block));
            }
        }
        false
    }
}

/// A use of a value: the block it counts for, the instruction there before which the definition has
/// to stand, the user, and the block of the user where that is a phi.
#[derive(Clone, Copy)]
struct PendingUse {
    at: ir::Block,
    before: InstId,
    inst: InstId,
    to: Option<ir::Block>,
}
