//! The walk over a module that applies the rules: symbols first, then each body once.

use super::checker::{At, Checker, KnownModule};
use super::dominance::Dominance;
use super::fast::plainly_right;
use super::rule::{Check, InstKind, Rule, RuleSet};
use super::types::INVALID_TYPE;
use super::{Profile, constants, foreign_target, inst, intrinsics, metadata, show, symbols};
use crate::diag::{Diagnostic, Diagnostics};
use crate::ir::body::Mismatch;
use crate::ir::{Block, Body, FuncId, Function, Inst, InstData, Module, Type};
use crate::sort;

/// Applies the rules of a profile to a module.
pub(super) fn module(m: &Module, profile: Profile, diags: &mut Diagnostics) {
    let mut rules = RuleSet::new(&profile.tables());
    let c = &mut Checker::new(m, profile, &rules, diags);
    // A rule for every instruction is worth leaving out where it cannot find anything.
    if !c.faults.any() {
        rules.leave_out(INVALID_TYPE.code);
    }
    let mut bodies = BodyScratch::default();
    top(c, &rules, |c, id, func| {
        if let Some(body) = &func.body {
            bodies.check(c, &rules, id, func, body);
        }
    });
    super::debug_info::left_behind(c);
}

/// Applies the rules to all but bodies, and has `body` look at the function of each.
fn top<'m>(
    c: &mut Checker<'m>,
    rules: &RuleSet,
    mut body: impl FnMut(&mut Checker<'m>, FuncId, &'m Function),
) {
    let m = c.m;
    for rule in &rules.module {
        if let Check::Module(check) = rule.check {
            check(c, rule);
        }
    }
    for named in m.types.named.keys() {
        for rule in &rules.named {
            if let Check::Named(check) = rule.check {
                check(c, rule, named);
            }
        }
    }
    for global in m.globals.keys() {
        for rule in &rules.global {
            if let Check::Global(check) = rule.check {
                check(c, rule, global);
            }
        }
    }
    for (id, func) in m.funcs.iter() {
        function(c, rules, id);
        body(c, id, func);
    }
}

fn function(c: &mut Checker<'_>, rules: &RuleSet, id: FuncId) {
    for rule in &rules.function {
        if let Check::Function(check) = rule.check {
            check(c, rule, id);
        }
    }
}

/// Judges the bodies of a module as they are read, each with what came to the tables of the module
/// with it. It finds all errors that [`verify`](super::verify) finds there, but for those of debug
/// information: that makes no difference to what is run.
///
/// Relies on: no body has the address of a block.
#[derive(Clone)]
pub struct Gradual {
    profile: Profile,
    rules: RuleSet,
    /// There is always something between two bodies.
    known: Option<KnownModule>,
}

impl std::fmt::Debug for Gradual {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Gradual").finish_non_exhaustive()
    }
}

impl Gradual {
    /// Judges what is not the body of a function. `None` where one body says something about
    /// another, or bodies together about the module: where it was made for another target, and
    /// where functions use the slots of others. LLVMlite's rules are about a text, and all of it.
    pub fn new(m: &Module, profile: Profile, diags: &mut Diagnostics) -> Option<Gradual> {
        let whole = foreign_target::states_another(m) || m.find("llvm.localrecover").is_some();
        if whole || profile == Profile::Llvmlite {
            return None;
        }
        let rules = RuleSet::new(&profile.tables());
        let mut c = Checker::new(m, profile, &rules, diags);
        c.gradual = true;
        top(&mut c, &rules, |_, _, _| ());
        let known = Some(c.into_known());
        Some(Gradual {
            profile,
            rules,
            known,
        })
    }

    /// Judges a body, and what came with it.
    pub fn body(&mut self, m: &Module, id: FuncId, diags: &mut Diagnostics) {
        let func = &m.funcs[id];
        let Some(body) = &func.body else { return };
        let Some(known) = self.known.take() else {
            return;
        };
        let mut c = Checker::resume(m, self.profile, known, diags);
        symbols::reserved_in(&mut c, body);
        constants::check_new(&mut c);
        metadata::nodes_of(&mut c, id);
        function(&mut c, &self.rules, id);
        BodyScratch::default().check(&mut c, &self.rules, id, func, body);
        self.known = Some(c.into_known());
    }
}

/// What one body leaves for the next to use again.
#[derive(Default)]
struct BodyScratch {
    dominance: Dominance,
    mismatches: Vec<Mismatch>,
}

impl BodyScratch {
    fn check(
        &mut self,
        c: &mut Checker<'_>,
        rules: &RuleSet,
        func_id: FuncId,
        func: &Function,
        body: &Body,
    ) {
        if body.blocks.is_empty() {
            return;
        }
        if !is_well_shaped(c.m, func, body) {
            c.push(Diagnostic::error(
                "malformed-body",
                func.span,
                format!("the body of {} is malformed", c.func_name(func)),
            ));
            return;
        }
        self.mismatches.clear();
        self.mismatches.extend_from_slice(body.mismatches());
        sort::by_number(&mut self.mismatches, |m| {
            sort::pair(
                m.inst.0,
                u64::from(m.span.start) << 32 | u64::from(m.span.len),
            )
        });
        let mut next_mismatch = 0;
        self.dominance.start(body);
        let fast = c.clean
            && c.profile != Profile::Llvmlite
            && !c.faults.any()
            && !c.infos.has_overaligned();
        for block in body.blocks.keys() {
            for rule in &rules.block {
                if let Check::Block(check) = rule.check {
                    check(c, rule, func_id, block);
                }
            }
            let first = body.blocks[block].first;
            for inst in body.block_insts(block) {
                let at = At {
                    func,
                    body,
                    block,
                    inst,
                };
                let data = &body.insts[inst];
                let complete = self.dominance.operands(body, data, block, first, inst);
                if c.clean && !complete {
                    report_missing(c, at);
                }
                if let Some(m) = self.mismatches.get(next_mismatch)
                    && m.inst == inst
                {
                    let rest = &self.mismatches[next_mismatch..];
                    let count = rest.iter().take_while(|m| m.inst == inst).count();
                    next_mismatch += count;
                    if !inst::mismatch::check(c, at, &rest[..count]) {
                        c.spared = true;
                        apply(c, rules, at, data);
                        c.spared = false;
                    }
                    continue;
                }
                if fast && plainly_right(c, &at, data) {
                    if cfg!(debug_assertions) {
                        let before = c.found();
                        apply(c, rules, at, data);
                        debug_assert_eq!(before, c.found(), "a shortcut past a rule");
                    }
                    continue;
                }
                intrinsics::addresses_in_body(c, at, data);
                apply(c, rules, at, data);
            }
        }
        self.dominance.finish(c, func, body);
    }
}

/// Applies the rules for an instruction.
fn apply(c: &mut Checker<'_>, rules: &RuleSet, at: At<'_>, data: &InstData) {
    let before = c.found();
    c.loose = None;
    for rule in &rules.inst[InstKind::of(data) as usize] {
        if let Check::Inst(_, check) = rule.check {
            check(c, rule, at);
        }
    }
    if let Some((a, b)) = c.loose.take()
        && c.found() == before
    {
        inst::mismatch::report_pointer_mismatch(c, at, a, b);
    }
}

/// Operands and targets can be missing without an error of the parser only in a module that was
/// built by a program.
#[cold]
fn report_missing(c: &mut Checker<'_>, at: At<'_>) {
    let word = at.data().word();
    c.push(Diagnostic::error(
        "missing-operand",
        at.span(),
        format!("an operand or target of this `{word}` is missing"),
    ));
}

/// Whether the tables of a body fit together: the walk relies on it.
fn is_well_shaped(m: &Module, func: &Function, body: &Body) -> bool {
    let count = body.insts.len();
    let mut end = Inst(0);
    let contiguous = body.blocks.values().all(|block| {
        let fits = block.first == end && block.end >= block.first;
        end = block.end;
        fits
    });
    let params = || func.params.iter().map(|param| param.ty);
    let declared = match m.types.get(m.globals[func.global].ty) {
        Type::Function {
            ret,
            params: own,
            varargs,
        } => {
            ret == func.ret
                && varargs == func.varargs
                && params().eq(m.types.list(own).iter().copied())
        }
        _ => false,
    };
    contiguous
        && declared
        && params().eq(body.types.values().copied().take(func.params.len()))
        && end.0 as usize == count
        && body.param_count as usize == func.params.len()
        && body.types.len() == count + func.params.len()
        && body.spans.len() == count
}

/// A rule's place for words on a block that does not exist: used by messages of several rules.
pub(super) fn label_text(c: &Checker<'_>, body: &Body, block: Block) -> String {
    match body.blocks.get(block) {
        Some(data) => show::local(c.m, data.name),
        None => "an undefined label".to_string(),
    }
}

/// Finds a rule of a table by its code: for walks that enforce several rules at once.
pub(super) const fn rule_named(table: &'static [Rule], code: &str) -> &'static Rule {
    let mut i = 0;
    while i < table.len() {
        if same(table[i].code.as_bytes(), code.as_bytes()) {
            return &table[i];
        }
        i += 1;
    }
    panic!("no such rule")
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}
