//! Use-list orders: their indexes are a permutation of the uses that there are.

use rustc_hash::{FxHashMap, FxHashSet};

use super::checker::Checker;
use super::rule::{Check, Rule};
use super::show;
use crate::entity::Entity;
use crate::ir::use_list::{UseListOf, UseListOrder};
use crate::ir::{
    Body, CastOp, Const, ConstId, ConstOp, FuncId, GlobalId, GlobalKind, Inst, InstData, LocalName,
    LocalNameKind, Module, OperandKind,
};

pub(super) const RULES: &[Rule] = &[
    Rule {
        code: "use-list-indexes",
        says: "the indexes of a use-list order are the numbers from 0 on, each once, and in \
               another order than that",
        check: Check::Function(in_function),
    },
    Rule {
        code: "use-list-uses",
        says: "a use-list order has one index for each use of its value, and there are at least two",
        check: Check::Module(in_module),
    },
    Rule {
        code: "use-list-place",
        says: "use-list orders of a function stand at its end; `uselistorder_bb` names a block of \
               a function that is defined in front of it",
        check: Check::Within("use-list-uses"),
    },
];

const INDEXES: &Rule = super::walk::rule_named(RULES, "use-list-indexes");
const USES: &Rule = super::walk::rule_named(RULES, "use-list-uses");
const PLACE: &Rule = super::walk::rule_named(RULES, "use-list-place");

/// What is wrong with a permutation, if anything is.
fn wrong_indexes(order: &UseListOrder) -> Option<String> {
    let count = order.indexes.len();
    if count < 2 {
        return Some("a use-list order has two indexes or more".into());
    }
    let mut seen = vec![false; count];
    for &index in &order.indexes {
        let Some(seen) = seen.get_mut(index as usize) else {
            return Some(format!(
                "the index {index} is out of range: there are {count} indexes, from 0 to {}",
                count - 1
            ));
        };
        if std::mem::replace(seen, true) {
            return Some(format!("the index {index} stands twice"));
        }
    }
    let sorted = order.indexes.is_sorted();
    sorted.then(|| "these indexes keep the order as it is".into())
}

/// Reports what is wrong with the indexes of an order, or with their number where that of the uses
/// is known.
fn check_order(c: &mut Checker<'_>, order: &UseListOrder, what: &str, uses: Option<usize>) {
    let count = order.indexes.len();
    let message = match uses {
        Some(uses @ ..2) => Some(format!(
            "{what} is used {}, so that there is no order of its uses",
            match uses {
                0 => "nowhere",
                _ => "once",
            }
        )),
        Some(uses) if uses != count => Some(format!(
            "{what} has {uses} uses, and the number of indexes is {count}"
        )),
        _ => None,
    };
    let (rule, message) = match (wrong_indexes(order), message) {
        (_, Some(message)) => (USES, message),
        (Some(message), None) => (INDEXES, message),
        (None, None) => return,
    };
    let diagnostic = c.error(rule, order.span, message);
    c.push(diagnostic);
}

fn in_function(c: &mut Checker<'_>, _: &'static Rule, id: FuncId) {
    let func = &c.m.funcs[id];
    let Some(body) = &func.body else { return };
    if body.use_lists().is_empty() {
        return;
    }
    let mut values = vec![0; body.types.len()];
    let blocks = targets(body);
    for inst in body.insts.keys() {
        body.for_each_operand(inst, |operand| {
            if let Some(uses) = operand.as_value().and_then(|v| values.get_mut(v.index())) {
                *uses += 1;
            }
        });
    }
    for order in body.use_lists() {
        if order.before.index() < body.insts.len() {
            let message = "a use-list order stands behind all instructions of its function";
            let diagnostic = c.error(PLACE, order.span, message);
            c.push(diagnostic);
            continue;
        }
        match order.of {
            UseListOf::Operand(operand) => {
                let uses = operand.as_value().and_then(|v| values.get(v.index()));
                let shown = c.shown(body, operand);
                check_order(c, order, &shown, uses.copied());
            }
            UseListOf::Block(block) => {
                let Some(&uses) = blocks.get(block.index()) else {
                    continue;
                };
                let name = body.blocks[block].name;
                let addresses = c.block_addresses.get_or_insert_with(|| addresses(c.m));
                let uses = uses + usize::from(addresses.contains(&(func.global, name)));
                let shown = c.block_name(body, block);
                check_order(c, order, &shown, Some(uses));
            }
            UseListOf::BlockOf(..) => {
                let message = "`uselistorder_bb` stands at the top level";
                let diagnostic = c.error(PLACE, order.span, message);
                c.push(diagnostic);
            }
        }
    }
}

/// A `switch` always lists its default.
fn is_whole(body: &Body, inst: Inst) -> bool {
    match body.insts[inst] {
        InstData::Switch { targets, .. } => !body.pool.get(targets).is_empty(),
        _ => true,
    }
}

/// The blocks whose addresses are taken: each by one constant.
fn addresses(m: &Module) -> FxHashSet<(GlobalId, LocalName)> {
    let constants = (0..m.consts.len()).map(|index| m.consts.get(ConstId::new(index)));
    let block = |constant| match constant {
        Const::BlockAddress { function, block } if block != LocalName::UNNAMED => {
            Some((function, block))
        }
        _ => None,
    };
    constants.filter_map(block).collect()
}

fn in_module(c: &mut Checker<'_>, _: &'static Rule) {
    let m = c.m;
    if m.use_lists.is_empty() {
        return;
    }
    let uses = ConstantUseCounts::of(m);
    let addresses = addresses(m);
    let known = m
        .globals
        .values()
        .filter(|g| g.kind != GlobalKind::Undeclared);
    let symbols = known.map(|global| global.span);
    let spans = symbols.chain(m.funcs.values().map(|func| func.span));
    // What comes behind an order is no use there.
    let end = spans.filter(|span| !span.is_none()).map(|span| span.start);
    let end = end.max().unwrap_or(0);
    let mut jumps = FxHashMap::default();
    for order in &m.use_lists {
        match order.of {
            UseListOf::Operand(operand) => {
                let OperandKind::Const(id) = operand.kind() else {
                    continue;
                };
                let count = match m.consts.get(id) {
                    // It is reported as such.
                    Const::Global(g) if m.globals[g].kind == GlobalKind::Undeclared => continue,
                    Const::Global(_) if order.span.start >= end => uses.get(id),
                    _ => None,
                };
                let shown = super::checker::quoted(&show::constant(m, id));
                check_order(c, order, &shown, count);
            }
            UseListOf::BlockOf(function, name) => match block_order(c, order, function, name) {
                Err(message) => {
                    let diagnostic = c.error(PLACE, order.span, message);
                    c.push(diagnostic);
                }
                Ok(None) => {}
                Ok(Some((body, block))) => {
                    let counts = jumps.entry(function).or_insert_with(|| targets(body));
                    let address = addresses.contains(&(function, name));
                    let uses = counts.get(block).unwrap_or(&0) + usize::from(address);
                    let shown = format!("`{}`", show::local(m, name));
                    check_order(c, order, &shown, Some(uses));
                }
            },
            UseListOf::Block(_) => {}
        }
    }
}

/// The block that a `uselistorder_bb` names, or why there is none.
fn block_order<'a>(
    c: &Checker<'a>,
    order: &UseListOrder,
    symbol: GlobalId,
    name: LocalName,
) -> Result<Option<(&'a Body, usize)>, String> {
    let global = &c.m.globals[symbol];
    let shown = format!("`@{}`", show::name_text(c.m, global.name));
    let local = show::local(c.m, name);
    let func = match global.kind {
        GlobalKind::Function(func) => func,
        GlobalKind::Undeclared => return Ok(None),
        _ => return Err(format!("{shown} is no function, and so has no blocks")),
    };
    let Some(body) = &c.m.funcs[func].body else {
        return Err(format!("{shown} is only declared, and so has no blocks"));
    };
    if !global.span.is_none() && global.span.start > order.span.start {
        return Err(format!("{shown} is defined further down"));
    }
    if !matches!(name.kind(), LocalNameKind::Named(_)) {
        return Err("`uselistorder_bb` names a block by a name, and not by a number".into());
    }
    match body.blocks.values().position(|block| block.name == name) {
        Some(block) => Ok(Some((body, block))),
        None if body.names.values().any(|&other| other == name) => {
            Err(format!("`{local}` is no block of {shown}, but a value"))
        }
        None => Err(format!("{shown} has no block `{local}`")),
    }
}

/// How often terminators name each block.
fn targets(body: &Body) -> Vec<usize> {
    let mut counts = vec![0; body.blocks.len()];
    for inst in body.insts.keys().filter(|&inst| is_whole(body, inst)) {
        body.for_each_successor(inst, |block| {
            if let Some(count) = counts.get_mut(block.index()) {
                *count += 1;
            }
        });
    }
    counts
}

/// How often each constant is used; `None` where LLVM might count otherwise, because it computes
/// some constant expressions when it reads them.
struct ConstantUseCounts(Vec<Option<usize>>);

impl ConstantUseCounts {
    fn of(m: &Module) -> ConstantUseCounts {
        let mut uses = ConstantUseCounts(vec![Some(0); m.consts.len()]);
        for global in m.globals.values() {
            match global.kind {
                GlobalKind::Variable { init, .. } => init.into_iter().for_each(|id| uses.add(id)),
                GlobalKind::Alias(target) | GlobalKind::IFunc(target) => uses.add(target),
                GlobalKind::Function(_) | GlobalKind::Undeclared => {}
            }
        }
        for func in m.funcs.values() {
            let own = func.prefix.into_iter().chain([func.personality]);
            own.flatten().for_each(|id| uses.add(id));
            let Some(body) = &func.body else { continue };
            for inst in body.insts.keys() {
                body.for_each_operand(inst, |operand| {
                    operand.as_const().into_iter().for_each(|id| uses.add(id));
                });
            }
        }
        let ids = || (0..m.consts.len()).map(ConstId::new);
        let symbols: FxHashMap<GlobalId, ConstId> = ids()
            .filter_map(|id| match m.consts.get(id) {
                Const::Global(global) => Some((global, id)),
                _ => None,
            })
            .collect();
        for id in ids() {
            uses.parts(m, m.consts.get(id), &symbols);
        }
        uses
    }

    fn get(&self, id: ConstId) -> Option<usize> {
        self.0.get(id.index()).copied().flatten()
    }

    fn add(&mut self, id: ConstId) {
        if let Some(Some(uses)) = self.0.get_mut(id.index()) {
            *uses += 1;
        }
    }

    /// Counts what a constant uses.
    fn parts(&mut self, m: &Module, constant: Const, symbols: &FxHashMap<GlobalId, ConstId>) {
        match constant {
            Const::Aggregate { elems, .. } => m.consts.list(elems).for_each(|id| self.add(id)),
            Const::Splat { elem, .. } => self.forget(elem),
            Const::BlockAddress {
                function: global, ..
            }
            | Const::DsoLocalEquivalent(global)
            | Const::NoCfi(global) => {
                if let Some(&id) = symbols.get(&global) {
                    self.add(id);
                }
            }
            Const::Expr { op, args, .. } => {
                let stays = match op {
                    ConstOp::Cast(op) => matches!(op, CastOp::PtrToInt | CastOp::AddrSpaceCast),
                    ConstOp::PtrAuth => true,
                    ConstOp::Gep(_) => m.consts.list(args).skip(1).any(
                        |id| matches!(m.consts.get(id), Const::Int { value, .. } if value != 0),
                    ),
                    _ => false,
                };
                for id in m.consts.list(args) {
                    let plain = matches!(m.consts.get(id), Const::Global(_) | Const::Int { .. });
                    match stays && plain {
                        true => self.add(id),
                        false => self.forget(id),
                    }
                }
            }
            _ => {}
        }
    }

    fn forget(&mut self, id: ConstId) {
        if let Some(uses) = self.0.get_mut(id.index()) {
            *uses = None;
        }
    }
}
