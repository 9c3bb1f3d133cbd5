//! The symbols of a module that are intrinsics, judged once each.

use super::{is_immarg, is_immediate};
use crate::entity::Entity;
use crate::ir::intrinsics::signature::Mismatch;
use crate::ir::intrinsics::{self, Found, Intrinsic, upgrade};
use crate::ir::{Block, CallData, Const, ConstId, GlobalId, GlobalKind, Module, Operand};
use crate::verify::rule::{Check, Rule};

/// The symbols of a module that begin with `llvm.`, and what is known of each.
#[derive(Clone)]
pub(in crate::verify) struct IntrinsicSymbols {
    /// For each symbol one more than its place among the rows, or 0.
    index: Vec<u32>,
    pub(super) rows: Vec<IntrinsicSymbol>,
    /// The function whose uses of statepoints were looked at last.
    pub(super) swept: Option<GlobalId>,
    /// What the `invoke` gives that leads to this block of a function, as found last.
    pub(super) unwound: Option<(GlobalId, Block, Option<Operand>)>,
    /// The constants that are addresses of these symbols, a bit for each constant.
    addresses: Vec<u64>,
    /// How many constants were looked at for that.
    looked_at: usize,
}

#[derive(Clone)]
pub(super) struct IntrinsicSymbol {
    pub(super) global: GlobalId,
    pub(super) found: Found,
    /// What is wrong with the type of the symbol.
    pub(super) verdict: Result<(), Mismatch>,
    /// The arguments that must be constants, a bit each.
    pub(super) immediates: u32,
    /// The rules for calls of it.
    pub(super) rules: Vec<&'static Rule>,
    /// Whether its declaration has been reported.
    pub(super) reported: bool,
}

impl IntrinsicSymbols {
    pub(in crate::verify) fn new(m: &Module, rules: &[&'static Rule]) -> IntrinsicSymbols {
        let mut symbols = IntrinsicSymbols {
            index: Vec::new(),
            rows: Vec::new(),
            swept: None,
            unwound: None,
            addresses: Vec::new(),
            looked_at: 0,
        };
        for (id, global) in m.globals.iter() {
            if let Some(found) = intrinsics::find(m.names.get(global.name)) {
                if matches!(global.kind, GlobalKind::Variable { .. }) {
                    continue;
                }
                symbols.rows.push(IntrinsicSymbol::new(m, found, id, rules));
                symbols.index.resize(m.globals.len(), 0);
                symbols.index[id.index()] = symbols.rows.len() as u32;
            }
        }
        symbols.extend(m);
        symbols
    }

    /// Looks at the constants that came to the module since then.
    pub(in crate::verify) fn extend(&mut self, m: &Module) {
        if self.rows.is_empty() {
            return;
        }
        self.addresses.resize(m.consts.len().div_ceil(64), 0);
        for index in self.looked_at..m.consts.len() {
            if let Const::Global(global) = m.consts.get(ConstId::new(index))
                && self.at(global).is_some()
            {
                self.addresses[index / 64] |= 1 << (index % 64);
            }
        }
        self.looked_at = m.consts.len();
    }

    pub(super) fn at(&self, global: GlobalId) -> Option<usize> {
        let number = self.index.get(global.index()).copied().unwrap_or(0);
        (number as usize).checked_sub(1)
    }

    pub(super) fn row(&self, global: GlobalId) -> Option<&IntrinsicSymbol> {
        self.at(global).map(|at| &self.rows[at])
    }

    /// Whether a symbol is an intrinsic, or named like one.
    #[inline]
    pub(in crate::verify) fn has(&self, global: GlobalId) -> bool {
        self.index
            .get(global.index())
            .is_some_and(|&number| number != 0)
    }

    /// The intrinsic that a symbol is.
    pub(in crate::verify) fn intrinsic(&self, global: GlobalId) -> Option<Intrinsic> {
        match self.row(global)?.found {
            Found::Intrinsic(intrinsic) => Some(intrinsic),
            _ => None,
        }
    }

    /// Whether an operand is the address of an intrinsic.
    #[inline]
    pub(in crate::verify) fn is_address(&self, operand: Operand) -> bool {
        operand.as_const().is_some_and(|id| {
            let word = self.addresses.get(id.index() / 64);
            word.is_some_and(|word| word >> (id.index() % 64) & 1 != 0)
        })
    }

    /// Whether there are no rules for this call but those that all calls have.
    #[inline]
    pub(in crate::verify) fn has_no_rules_for(
        &self,
        m: &Module,
        call: &CallData,
        args: &[u32],
    ) -> bool {
        if self.rows.is_empty() {
            return true;
        }
        let Some(Const::Global(global)) = call.callee.as_const().map(|id| m.consts.get(id)) else {
            return true;
        };
        let Some(row) = self.row(global) else {
            return true;
        };
        row.verdict.is_ok()
            && row.rules.is_empty()
            && (row.immediates == 0 || {
                let mut args = args.iter().enumerate();
                args.all(|(n, &arg)| {
                    row.immediates >> n.min(31) & 1 == 0 || is_immediate(m, Operand(arg))
                })
            })
    }
}

impl IntrinsicSymbol {
    fn new(m: &Module, found: Found, id: GlobalId, rules: &[&'static Rule]) -> IntrinsicSymbol {
        let (ty, declared) = (m.globals[id].ty, m.function(id));
        let mut symbol = IntrinsicSymbol {
            global: id,
            found,
            verdict: Ok(()),
            immediates: 0,
            rules: Vec::new(),
            reported: false,
        };
        if found == Found::Foreign {
            return symbol;
        }
        let params = declared.map_or(&[][..], |func| &func.params);
        for (n, param) in params.iter().enumerate().take(32) {
            let is_immarg_set = m.attrs.all(param.attrs).any(|attr| is_immarg(m, &attr));
            symbol.immediates |= u32::from(is_immarg_set) << n;
        }
        let Found::Intrinsic(intrinsic) = found else {
            return symbol;
        };
        let (signature, _, verdict) = upgrade::check(intrinsic, &m.types, ty);
        symbol.verdict = verdict;
        symbol.immediates |= signature.immediates();
        for &rule in rules {
            if let Check::Intrinsic(of, _) = rule.check
                && of.contains(&intrinsic)
            {
                symbol.rules.push(rule);
            }
        }
        symbol
    }
}
