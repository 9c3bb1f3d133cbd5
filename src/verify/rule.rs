//! Rules as data: a name, the sentence of the specification, and the function that enforces it.

use super::checker::{At, Checker};
use super::intrinsics::IntrinsicUse;
use crate::ir::{Block, FuncId, GlobalId, InstData, Intrinsic, NamedTypeId};

/// A rule. Its code is the code of the diagnostics that it makes, and names its file tests.
#[derive(Clone, Copy)]
pub struct Rule {
    /// The name, in kebab case.
    pub code: &'static str,
    /// What the specification says; becomes the note of the rule's diagnostics.
    pub says: &'static str,
    pub(super) check: Check,
}

/// What a rule looks at, and its function.
#[derive(Clone, Copy)]
pub(super) enum Check {
    /// The module as a whole.
    Module(fn(&mut Checker<'_>, &'static Rule)),
    /// Each named type.
    Named(fn(&mut Checker<'_>, &'static Rule, NamedTypeId)),
    /// Each symbol.
    Global(fn(&mut Checker<'_>, &'static Rule, GlobalId)),
    /// Each function, declared or defined; its symbol was looked at as such.
    Function(fn(&mut Checker<'_>, &'static Rule, FuncId)),
    /// Each block of a body.
    Block(fn(&mut Checker<'_>, &'static Rule, FuncId, Block)),
    /// Each instruction of these kinds.
    Inst(
        &'static [InstKind],
        fn(&mut Checker<'_>, &'static Rule, At<'_>),
    ),
    /// Each call of these intrinsics whose types are right.
    Intrinsic(
        &'static [Intrinsic],
        fn(&mut Checker<'_>, &'static Rule, &IntrinsicUse<'_>),
    ),
    /// Enforced elsewhere, at the place that is named: by the parser, or by a walk over all
    /// operands or constants, which calls no function for each of them.
    Within(&'static str),
}

impl Rule {
    /// How many kinds of instructions it looks at, if one is among them.
    pub(super) fn kinds_with(&self, kind: InstKind) -> Option<usize> {
        match self.check {
            Check::Inst(kinds, _) => kinds.contains(&kind).then_some(kinds.len()),
            Check::Module(_)
            | Check::Named(_)
            | Check::Global(_)
            | Check::Function(_)
            | Check::Block(_)
            | Check::Intrinsic(..)
            | Check::Within(_) => None,
        }
    }

    /// What the rule looks at, in words: for lists of rules.
    pub fn looks_at(&self) -> &'static str {
        match self.check {
            Check::Module(_) => "the module",
            Check::Named(_) => "each named type",
            Check::Global(_) => "each symbol",
            Check::Function(_) => "each function",
            Check::Block(_) => "each block",
            Check::Inst(..) => "each instruction of its kinds",
            Check::Intrinsic(..) => "each call of its intrinsics",
            Check::Within(place) => place,
        }
    }
}

/// Declares [`InstKind`] and its mapping from [`InstData`].
macro_rules! kinds {
    ($($name:ident,)*) => {
        /// The kinds of instructions.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub(super) enum InstKind { $($name,)* }

        impl InstKind {
            /// All of them.
            pub(super) const ALL: &'static [InstKind] = &[$(InstKind::$name),*];

            /// The kind of an instruction.
            #[inline]
            pub(super) fn of(data: &InstData) -> InstKind {
                match data { $(InstData::$name { .. } => InstKind::$name,)* }
            }
        }
    };
}

kinds! {
    Binary, FNeg, Cast, ICmp, FCmp, Select, Freeze, Phi, Alloca, Load, Store, Gep, Call, Invoke,
    CallBr, VaArg, ExtractValue, InsertValue, ExtractElement, InsertElement, ShuffleVector, Fence,
    CmpXchg, AtomicRmw, LandingPad, Resume, CatchSwitch, CatchPad, CatchRet, CleanupPad, CleanupRet, Ret, Br, CondBr, Switch, IndirectBr, Unreachable,
}

/// The rules of a profile, by what they look at.
#[derive(Clone)]
pub(super) struct RuleSet {
    pub module: Vec<&'static Rule>,
    pub named: Vec<&'static Rule>,
    pub global: Vec<&'static Rule>,
    pub function: Vec<&'static Rule>,
    pub block: Vec<&'static Rule>,
    /// By [`InstKind`].
    pub inst: Vec<Vec<&'static Rule>>,
    pub intrinsic: Vec<&'static Rule>,
}

impl RuleSet {
    /// Sorts the rules of some tables.
    pub(super) fn new(tables: &[&'static [Rule]]) -> RuleSet {
        let mut set = RuleSet {
            module: Vec::new(),
            named: Vec::new(),
            global: Vec::new(),
            function: Vec::new(),
            block: Vec::new(),
            inst: vec![Vec::new(); InstKind::ALL.len()],
            intrinsic: Vec::new(),
        };
        for rule in tables.iter().copied().flatten() {
            match rule.check {
                Check::Module(_) => set.module.push(rule),
                Check::Named(_) => set.named.push(rule),
                Check::Global(_) => set.global.push(rule),
                Check::Function(_) => set.function.push(rule),
                Check::Block(_) => set.block.push(rule),
                Check::Inst(kinds, _) => {
                    for &kind in kinds {
                        set.inst[kind as usize].push(rule);
                    }
                }
                Check::Intrinsic(..) => set.intrinsic.push(rule),
                Check::Within(_) => {}
            }
        }
        set
    }

    /// Leaves the rules of a code out for instructions.
    pub(super) fn leave_out(&mut self, code: &str) {
        for rules in &mut self.inst {
            rules.retain(|rule| rule.code != code);
        }
    }
}
