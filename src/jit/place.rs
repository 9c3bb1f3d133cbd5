//! What code refers to: numbers that stand for addresses until the code is published.
//!
//! So what a compiler makes holds no address, and is the same in every process: it can be kept
//! (`jit/kept`), and is published in one way whether it was kept or has just been made.

use super::engine::{Engine, Group};
use crate::lir::{Libcall, SymbolId};
use crate::runtime::{EntryLayout, FuncIndex, Symbol, SymbolTable};
use crate::x64::baseline::count::Counting;
use crate::x64::reloc::{Resolve, SymbolAddr};

/// Something that has an address once its program is linked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
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
}

/// The bits of an index, below those that say what it is of.
const INDEX: u32 = 32;

impl Place {
    /// What stands for its address.
    pub const fn stands(self) -> u64 {
        let (kind, index) = match self {
            Place::Cell(symbol) => (1, symbol.0),
            Place::Symbol(symbol) => (2, symbol.0),
            Place::Libcall(number) => (3, number),
            Place::Thunks => (4, 0),
            Place::Limits => (5, 0),
            Place::Counter => (6, 0),
            Place::Number => (7, 0),
            Place::Stub => (8, 0),
            Place::Leave => (9, 0),
        };
        kind << INDEX | index as u64
    }

    /// What a number stands for.
    fn of(number: u64) -> Option<Place> {
        let index = number as u32;
        Some(match number >> INDEX {
            1 => Place::Cell(SymbolId(index)),
            2 => Place::Symbol(SymbolId(index)),
            3 => Place::Libcall(index),
            4 => Place::Thunks,
            5 => Place::Limits,
            6 => Place::Counter,
            7 => Place::Number,
            8 => Place::Stub,
            9 => Place::Leave,
            _ => return None,
        })
    }
}

/// What code that counts refers to.
pub(super) const COUNTING: Counting = Counting {
    counter: Place::Counter.stands(),
    entry: Place::Stub.stands(),
    leave: Place::Leave.stands(),
    function: Place::Number.stands(),
};

/// The places that a function of a module can refer to.
pub(super) struct Symbols<'a> {
    pub engine: &'a Engine,
    pub group: &'a Group,
    pub table: &'a SymbolTable,
    pub function: FuncIndex,
}

/// How far beyond a variable's address code may reach.
const MARGIN: usize = 1 << 20;

impl Symbols<'_> {
    /// The address that a number stands for.
    pub fn address(&self, number: u64) -> Option<u64> {
        let entries = self.table.entries();
        let stubs = self.engine.entries.stubs();
        Some(match Place::of(number)? {
            Place::Cell(symbol) => match self.table.get(symbol) {
                Symbol::Function(function) => entries.cell(function),
                Symbol::Data(_) => return None,
            },
            Place::Symbol(symbol) => self.table.address(symbol),
            Place::Libcall(number) if (number as usize) < Libcall::COUNT => {
                entries.cell(FuncIndex(number))
            }
            Place::Libcall(_) => return None,
            Place::Thunks => entries.thunks,
            Place::Limits => self.group.limits.as_ptr() as u64,
            Place::Counter => std::ptr::from_ref(self.engine.entries.counter(self.function)) as u64,
            Place::Number => self.function.0.into(),
            Place::Stub => stubs.stub(self.function.0 as usize) as u64,
            Place::Leave => stubs.leave() as u64,
        })
    }
}

impl Resolve for Symbols<'_> {
    fn symbol(&self, symbol: SymbolId) -> SymbolAddr {
        let value = Place::Symbol(symbol).stands();
        match self.table.get(symbol) {
            Symbol::Function(function) => SymbolAddr::Function {
                cell: Place::Cell(symbol).stands(),
                thunk: value,
                is_ir: self.group.defines(function),
            },
            Symbol::Data(addr) => SymbolAddr::Data {
                addr: value,
                near: self.engine.memory.reaches(addr as usize, MARGIN),
            },
        }
    }

    fn libcall(&self, libcall: Libcall) -> u64 {
        Place::Libcall(libcall.index() as u32).stands()
    }

    fn limits(&self) -> u64 {
        Place::Limits.stands()
    }

    fn entries(&self) -> EntryLayout {
        let entries = self.table.entries();
        let thunks = Place::Thunks.stands();
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
            Place::Cell(SymbolId(0)),
            Place::Cell(last),
            Place::Symbol(SymbolId(7)),
            Place::Symbol(last),
            Place::Libcall(3),
            Place::Thunks,
            Place::Limits,
            Place::Counter,
            Place::Number,
            Place::Stub,
            Place::Leave,
        ];
        for place in places {
            assert_eq!(Place::of(place.stands()), Some(place));
        }
        assert_eq!(Place::of(0), None);
        assert_eq!(Place::of(u64::MAX), None);
    }
}
