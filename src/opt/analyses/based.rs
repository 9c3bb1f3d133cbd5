//! What pointers are based on, where parameters are `noalias`.
//!
//! LLVM: "memory locations accessed via pointer values based on the argument are not also accessed,
//! during the execution of the function, via pointer values not based on the argument", if they are
//! modified at all. So a store by one and another access by the other are different memory.
//!
//! What is computed from a pointer is based on it, whatever the operation. A load gives what was
//! stored somewhere, and a call what it was given, some time: these may be based on every parameter
//! that went into memory or a call anywhere.

use crate::entity::Entity;
use crate::lir::{Block, Function, InstData, Value};

/// A set: the `noalias` parameters that a pointer may be based on, and whether it may be based on
/// none of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Based(u16);

/// Something that is no `noalias` parameter.
const OTHER: u16 = 1 << 15;
/// Parameters that are distinguished.
const MOST: usize = 15;
/// Walks over the function until nothing changes, at most: loops are in each other.
const WALKS: usize = 8;

impl Based {
    /// Whatever there is.
    pub(crate) const ANYTHING: Based = Based(u16::MAX);

    /// Whether it is based on one parameter for sure.
    fn is_one(self) -> bool {
        self.0.is_power_of_two() && self.0 != OTHER
    }

    /// Whether what one accesses the other does not, if one of them writes.
    pub(crate) fn is_apart(self, other: Based) -> bool {
        self.0 & other.0 & !OTHER == 0 && (self.is_one() || other.is_one())
    }
}

/// What each value is based on.
#[derive(Default)]
pub(crate) struct Bases {
    /// Empty where it is not known.
    of: Vec<u16>,
    /// The parameters that are known elsewhere.
    escaped: u16,
}

impl Bases {
    /// Looks at a function whose blocks come in an order that has definitions first.
    pub(crate) fn find(func: &Function, order: &[Block]) -> Bases {
        let mut bases = Bases::default();
        if func.noalias == 0 {
            return bases;
        }
        bases.of = vec![0; func.values.len()];
        let mut left = (0..MOST).map(|i| 1 << i);
        for (i, param) in func.params(Function::ENTRY).enumerate() {
            let own = left.next().filter(|_| func.is_noalias(i));
            bases.of[param.index()] = own.unwrap_or(OTHER);
        }
        for _ in 0..WALKS {
            let mut changed = false;
            for &block in order {
                for inst in func.block_insts(block) {
                    changed |= bases.walk(func, inst);
                }
            }
            if !changed {
                return bases;
            }
        }
        Bases::default()
    }

    /// Adds what is known from an instruction; returns whether that was new.
    fn walk(&mut self, func: &Function, inst: crate::lir::Inst) -> bool {
        let before = self.escaped;
        let mut all = 0;
        func.for_each_use(inst, |value| all |= self.of[value.index()]);
        let based = match func.insts[inst] {
            InstData::Icmp { .. } | InstData::Fcmp { .. } => 0,
            InstData::Iconst { .. } | InstData::Fconst { .. } | InstData::Vconst { .. } => 0,
            InstData::SlotAddr { .. }
            | InstData::SymbolAddr { .. }
            | InstData::StackSave
            | InstData::EntryStack => OTHER,
            // The index is how far it is, mostly.
            InstData::Lea { base, index, .. } => {
                self.of[base.index()] | (self.of[index.index()] & !OTHER)
            }
            InstData::Load { .. } => OTHER | self.escaped,
            InstData::Store { value, .. } => {
                self.escaped |= self.of[value.index()] & !OTHER;
                0
            }
            data if data.is_call() => {
                self.escaped |= all & !OTHER;
                let changed = data.is_terminator() && self.edges(func, inst);
                let results = OTHER | self.escaped;
                let mut changed = changed || self.escaped != before;
                for value in func.inst_results(inst) {
                    changed |= self.add(value, results);
                }
                return changed;
            }
            data if data.is_terminator() => return self.edges(func, inst),
            data if data.is_pure() => all,
            InstData::Binary { .. } => all,
            _ => {
                self.escaped |= all & !OTHER;
                OTHER | self.escaped
            }
        };
        let mut changed = self.escaped != before;
        for value in func.inst_results(inst) {
            changed |= self.add(value, based);
        }
        changed
    }

    fn edges(&mut self, func: &Function, inst: crate::lir::Inst) -> bool {
        let mut changed = false;
        func.for_each_successor(inst, |call| {
            let params = func.params(func.target(call));
            for (param, arg) in params.zip(func.args(call)) {
                changed |= self.add(param, self.of[arg.index()]);
            }
        });
        changed
    }

    fn add(&mut self, value: Value, based: u16) -> bool {
        let of = &mut self.of[value.index()];
        let before = std::mem::replace(of, *of | based);
        before != *of
    }

    /// What a value is based on.
    pub(crate) fn of(&self, value: Value) -> Based {
        self.of
            .get(value.index())
            .map_or(Based::ANYTHING, |&of| Based(of))
    }

    /// Whether what is accessed by something based so is accessed by no code elsewhere.
    pub(crate) fn is_hidden(&self, based: Based) -> bool {
        !self.of.is_empty() && based.is_one() && based.0 & self.escaped == 0
    }
}
