//! What code refers to: numbers that stand for addresses until the code is published.
//!
//! So what a compiler makes holds no address, and is the same in every process: it can be kept
//! (`jit/kept`), and is published in one way whether it was kept or has just been made.

use super::engine::{Engine, ModuleGroup};
use crate::lir::{Libcall, SymbolId};
use crate::runtime::{EntryLayout, FuncIndex, ResolvedSymbol, SymbolTable};
use crate::x64::baseline::count::Counting;
use crate::x64::reloc::{Resolve, SymbolAddr};

/// Something that has an address once its program is linked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LinkedAddress {
    /// The entry cell of a function.
    Cell(SymbolId),
    /// A variable, or a function as a value.
    Symbol(SymbolId),
    /// The entry cell of a libcall, by its number.
    Libcall(u32),
    /// The first thunk.
    Thunks,
    /// The program's limits.
    Limits,
    /// The counter of the function itself.
    Counter,
    /// The number of the function itself.
    Number,
    /// The lazy stub of the function itself.
    Stub,
    /// What is called where a loop is left.
    Leave,
    /// What is noted of the indirect call of an instruction of the function itself.
    Target(u32),
}

/// The bits of an index, below those that say what it is of.
const INDEX: u32 = 32;

impl LinkedAddress {
    /// What stands for its address.
    pub(super) const fn stands(self) -> u64 {
        let (kind, index) = match self {
            LinkedAddress::Cell(symbol) => (1, symbol.0),
            LinkedAddress::Symbol(symbol) => (2, symbol.0),
            LinkedAddress::Libcall(number) => (3, number),
            LinkedAddress::Thunks => (4, 0),
            LinkedAddress::Limits => (5, 0),
            LinkedAddress::Counter => (6, 0),
            LinkedAddress::Number => (7, 0),
            LinkedAddress::Stub => (8, 0),
            LinkedAddress::Leave => (9, 0),
            LinkedAddress::Target(inst) => (10, inst),
        };
        kind << INDEX | index as u64
    }

    /// What a number stands for.
    fn of(number: u64) -> Option<LinkedAddress> {
        let index = number as u32;
        Some(match number >> INDEX {
            1 => LinkedAddress::Cell(SymbolId(index)),
            2 => LinkedAddress::Symbol(SymbolId(index)),
            3 => LinkedAddress::Libcall(index),
            4 => LinkedAddress::Thunks,
            5 => LinkedAddress::Limits,
            6 => LinkedAddress::Counter,
            7 => LinkedAddress::Number,
            8 => LinkedAddress::Stub,
            9 => LinkedAddress::Leave,
            10 => LinkedAddress::Target(index),
            _ => return None,
        })
    }
}

/// What code that counts refers to.
pub(super) const COUNTING: Counting = Counting {
    counter: LinkedAddress::Counter.stands(),
    entry: LinkedAddress::Stub.stands(),
    leave: LinkedAddress::Leave.stands(),
    function: LinkedAddress::Number.stands(),
    targets: LinkedAddress::Target(0).stands(),
};

/// The places that a function of a module can refer to.
pub(super) struct Symbols<'a> {
    pub engine: &'a Engine,
    pub group: &'a ModuleGroup,
    pub table: &'a SymbolTable,
    pub function: FuncIndex,
}

/// How far beyond a variable's address code may reach.
const MARGIN: usize = 1 << 20;

impl Symbols<'_> {
    /// The address that a number stands for.
    pub(super) fn address(&self, number: u64) -> Option<u64> {
        let entries = self.table.entries();
        let stubs = self.engine.entries.stubs();
        Some(match LinkedAddress::of(number)? {
            LinkedAddress::Cell(symbol) => match self.table.get(symbol) {
                ResolvedSymbol::Function(function) => entries.cell(function),
                ResolvedSymbol::Data(_) => return None,
            },
            LinkedAddress::Symbol(symbol) => self.table.address(symbol),
            LinkedAddress::Libcall(number) if (number as usize) < Libcall::COUNT => {
                entries.cell(FuncIndex(number))
            }
            LinkedAddress::Libcall(_) => return None,
            LinkedAddress::Thunks => entries.thunks,
            LinkedAddress::Limits => self.group.limits.as_ptr() as u64,
            LinkedAddress::Counter => {
                std::ptr::from_ref(self.engine.entries.counter(self.function)) as u64
            }
            LinkedAddress::Number => self.function.0.into(),
            LinkedAddress::Stub => stubs.stub(self.function.0 as usize) as u64,
            LinkedAddress::Leave => stubs.leave() as u64,
            LinkedAddress::Target(inst) => {
                let seen = self.engine.entries.seen_target(self.function, inst);
                // What another function has noted there before this one is published says nothing of it.
                seen.forget();
                std::ptr::from_ref(seen) as u64
            }
        })
    }
}

impl Resolve for Symbols<'_> {
    fn symbol(&self, symbol: SymbolId) -> SymbolAddr {
        let value = LinkedAddress::Symbol(symbol).stands();
        match self.table.get(symbol) {
            ResolvedSymbol::Function(function) => SymbolAddr::Function {
                cell: LinkedAddress::Cell(symbol).stands(),
                thunk: value,
                is_ir: self.group.defines(function),
            },
            ResolvedSymbol::Data(addr) => SymbolAddr::Data {
                addr: value,
                near: self.engine.memory.reaches(addr as usize, MARGIN),
            },
        }
    }

    fn libcall(&self, libcall: Libcall) -> u64 {
        LinkedAddress::Libcall(libcall.index() as u32).stands()
    }

    fn limits(&self) -> u64 {
        LinkedAddress::Limits.stands()
    }

    fn entries(&self) -> EntryLayout {
        let entries = self.table.entries();
        let thunks = LinkedAddress::Thunks.stands();
        EntryLayout {
            thunks,
            cells: thunks.wrapping_add(entries.cells.wrapping_sub(entries.thunks)),
            limit: entries.limit,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_lead_back_to_places() {
        let last = SymbolId(u32::MAX);
        let places = [
            LinkedAddress::Cell(SymbolId(0)),
            LinkedAddress::Cell(last),
            LinkedAddress::Symbol(SymbolId(7)),
            LinkedAddress::Symbol(last),
            LinkedAddress::Libcall(3),
            LinkedAddress::Thunks,
            LinkedAddress::Limits,
            LinkedAddress::Counter,
            LinkedAddress::Number,
            LinkedAddress::Stub,
            LinkedAddress::Leave,
            LinkedAddress::Target(7),
        ];
        for place in places {
            assert_eq!(LinkedAddress::of(place.stands()), Some(place));
        }
        assert_eq!(LinkedAddress::of(0), None);
        assert_eq!(LinkedAddress::of(u64::MAX), None);
    }
}
