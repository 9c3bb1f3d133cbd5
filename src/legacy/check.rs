//! The rules of the flow of control, judged when a function is known as a whole: what ends blocks,
//! where phis stand, and that definitions dominate their uses. Types are judged where they are
//! parsed. A function with an error of the parser is left alone.

use super::Dialect;
use super::ast::{Block, Body, ConstKind, Inst, InstId, Module, Symbol, SymbolKind, flag};
use super::intrinsic;
use super::op::Op;
use super::rule::{self, Rule};
use super::types::Type;
use crate::analysis::{Dominators, Flow, Graph};
use crate::diag::{Diagnostic, Diagnostics, Span};
use crate::entity::Entity;
use crate::ir::{self, Operand, Value};

/// Judges the bodies of a module.
pub fn module(module: &mut Module, diags: &mut Diagnostics) {
    if diags.has_errors() {
        return;
    }
    let intrinsics = module.symbols.values().any(|symbol| {
        let name = symbol.name.map_or(&b""[..], |name| module.names.get(name));
        name.starts_with(b"llvm.")
    });
    for symbol in module.symbols.values() {
        let mut checker = Checker {
            module,
            symbol,
            dialect: module.dialect,
            intrinsics,
            diags,
        };
        checker.symbol();
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

/// A body as a flow graph: its blocks by their place in the text.
struct Places<'a> {
    body: &'a Body,
    place: Vec<u32>,
    /// Whether the body has calls `with label`.
    with: bool,
}

impl Flow for Places<'_> {
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
    matches!(data.op, Op::Call | Op::ICall) && data.flags & flag::WITH != 0
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

    fn symbol(&mut self) {
        let SymbolKind::Function(function) = &self.symbol.kind else {
            return;
        };
        let Some(body) = &function.body else { return };
        let name = self
            .symbol
            .name
            .map_or(&b""[..], |name| self.module.names.get(name));
        if name.starts_with(b"llvm.") {
            let message = format!("{} is an intrinsic function and has a body", self.name());
            self.broken(rule::INTRINSIC, self.symbol.span, message);
        }
        let Some(&entry) = body.order.first() else {
            let message = format!("{} has no basic block", self.name());
            return self.broken(rule::EMPTY, self.symbol.span, message);
        };
        let mut sound = true;
        for &block in &body.order {
            sound &= self.block(body, block, entry);
        }
        for inst in body.insts.keys() {
            self.instruction(body, inst);
        }
        if sound {
            self.flow(body);
        }
    }

    /// Whether a block ends with its only terminator, and does not lead to the entry.
    fn block(&mut self, body: &Body, block: Block, entry: Block) -> bool {
        let data = body.blocks[block];
        let last = InstId(data.end.0.saturating_sub(1));
        if data.first == data.end || !body.insts[last].op.is_terminator() {
            let (span, how) = match data.first == data.end {
                true => (data.span, "is empty"),
                false => (body.spans[last.index()], "does not end with a terminator"),
            };
            let message = format!("block {} {how}", self.module.show_name(data.name));
            self.broken(rule::TERMINATOR, span, message);
            return false;
        }
        for inst in (data.first.0..data.end.0).map(InstId) {
            let mut again = false;
            for_each_target(body, inst, |to| again |= to == entry);
            if again {
                let label = self.module.show_name(body.blocks[entry].name);
                let message = format!("a branch to {label}, the entry of {}", self.name());
                self.broken(rule::ENTRY, body.spans[inst.0 as usize], message);
            }
        }
        let mut phis = true;
        for inst in (data.first.0..data.end.0).map(InstId) {
            let phi = body.insts[inst].op == Op::Phi;
            if phi && !phis {
                let message = "a `phi` behind another instruction".to_string();
                self.broken(rule::PHI_FIRST, body.spans[inst.0 as usize], message);
                break;
            }
            phis = phi;
        }
        true
    }

    fn instruction(&mut self, body: &Body, inst: InstId) {
        let op = body.insts[inst].op;
        let span = body.spans[inst.0 as usize];
        let args = body.args(inst);
        if op == Op::Switch {
            let mut seen: Vec<u64> = args[2..]
                .chunks_exact(2)
                .filter_map(|pair| self.module.int_of(Operand(pair[0])))
                .collect();
            seen.sort_unstable();
            if let Some(twice) = seen.windows(2).find(|pair| pair[0] == pair[1]) {
                let message = format!("{} stands twice in a `switch`", twice[0]);
                self.broken(rule::SWITCH_TWICE, span, message);
            }
        }
        if !self.intrinsics {
            return;
        }
        let call = match op {
            Op::Call | Op::ICall if is_call_with(&body.insts[inst]) => &args[..args.len() - 1],
            Op::Call | Op::ICall => args,
            Op::Invoke => &args[2..],
            _ => &[],
        };
        let callee = call.first().copied();
        if let Some(name) = callee.and_then(|word| self.intrinsic(Operand(word))) {
            self.intrinsic_call(body, inst, name, &call[1..]);
        }
        let mut first = callee;
        let mut addresses = Vec::new();
        body.for_each_operand(inst, |operand| {
            if first == Some(operand.0) {
                first = None;
            } else if operand.as_const().is_some() {
                addresses.extend(self.intrinsic(operand));
            }
        });
        for name in addresses {
            let message = format!("the address of `%{}`", String::from_utf8_lossy(name));
            self.diags
                .push(*rule::INTRINSIC_USE.broken(self.dialect, span, message));
        }
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
    fn flow(&mut self, body: &Body) {
        let mut place = vec![u32::MAX; body.blocks.len()];
        for (n, &block) in body.order.iter().enumerate() {
            place[block.index()] = n as u32;
        }
        let with = body.insts.values().any(is_call_with);
        let places = Places { body, place, with };
        let graph = Graph::new(&places);
        let dominators = Dominators::new(&graph);
        // The place of the block of each instruction.
        let mut home = vec![0; body.insts.len()];
        for (n, &block) in body.order.iter().enumerate() {
            let data = body.blocks[block];
            home[data.first.index()..data.end.index()].fill(n as u32);
        }
        let known = Known {
            body,
            home: &home,
            place: &places.place,
            dominators: &dominators,
        };
        for (n, &block) in body.order.iter().enumerate() {
            let (at, data) = (ir::Block(n as u32), body.blocks[block]);
            let insts = (data.first.0..data.end.0).map(InstId);
            for inst in insts.clone().filter(|&inst| body.insts[inst].op == Op::Phi) {
                self.phi(body, inst, at, &places, &graph);
            }
            // What is not executed need not be dominated.
            if !graph.is_reachable(at) {
                continue;
            }
            for inst in insts {
                if body.insts[inst].op == Op::Phi {
                    self.phi_operands(&known, inst, at, &graph);
                    continue;
                }
                body.for_each_operand(inst, |operand| {
                    // Most operands are defined further up in the block, by what is no `invoke`.
                    if let Some(def) = body.definition(operand)
                        && !(data.first <= def && def < inst)
                    {
                        let user = Use {
                            at,
                            before: inst,
                            inst,
                            to: None,
                        };
                        self.dominated(&known, def, user);
                    }
                });
            }
        }
    }

    /// The operands of a phi count for the ends of the blocks that they come from.
    fn phi_operands(
        &mut self,
        known: &Known<'_>,
        inst: InstId,
        at: ir::Block,
        graph: &Graph<ir::Block>,
    ) {
        for pair in known.body.args(inst).chunks_exact(2) {
            let from = known.place[pair[1] as usize];
            if let Some(def) = known.body.definition(Operand(pair[0]))
                && from != u32::MAX
                && graph.is_reachable(ir::Block(from))
            {
                let user = Use {
                    at: ir::Block(from),
                    before: known.body.blocks[Block(pair[1])].end,
                    inst,
                    to: Some(at),
                };
                self.dominated(known, def, user);
            }
        }
    }

    fn phi(
        &mut self,
        body: &Body,
        inst: InstId,
        at: ir::Block,
        places: &Places<'_>,
        graph: &Graph<ir::Block>,
    ) {
        let mut wanted: Vec<u32> = graph.preds(at).iter().map(|block| block.0).collect();
        let mut given: Vec<u32> = body
            .args(inst)
            .chunks_exact(2)
            .map(|pair| places.place[pair[1] as usize])
            .collect();
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

    fn dominated(&mut self, known: &Known<'_>, def: InstId, user: Use) {
        let Known {
            body,
            home,
            place,
            dominators,
        } = *known;
        let from = ir::Block(home[def.index()]);
        let sound = match from == user.at {
            true => def < user.before,
            false => dominators.dominates(from, user.at),
        };
        // The value of an `invoke` is there only where it returned.
        let thrown = body.insts[def].op == Op::Invoke && {
            let args = body.args(def);
            let except = ir::Block(place[args[1] as usize]);
            let here = user.to.filter(|_| from == user.at).unwrap_or(user.at);
            args[0] != args[1]
                && (here == except || from != user.at && dominators.dominates(except, user.at))
                && !dominators.dominates(ir::Block(place[args[0] as usize]), here)
        };
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
struct Known<'a> {
    body: &'a Body,
    /// By instruction: the place of its block.
    home: &'a [u32],
    /// By block: its place.
    place: &'a [u32],
    dominators: &'a Dominators,
}

/// A use of a value: the block it counts for, the instruction there before which the definition has
/// to stand, the user, and the block of the user where that is a phi.
#[derive(Clone, Copy)]
struct Use {
    at: ir::Block,
    before: InstId,
    inst: InstId,
    to: Option<ir::Block>,
}
