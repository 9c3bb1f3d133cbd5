//! What the symbols of a module are once it is linked, and where functions are entered.
//!
//! The linker (`jit`) makes these tables before any function is compiled or interpreted, so both
//! engines read final addresses.

use std::sync::Arc;

use crate::lir::{Libcall, SymbolId};

crate::entity! {
    /// The engine-wide number of a function. With it go, by arithmetic, an entry cell and a
    /// thunk, whose address is that of the function for ever.
    pub struct FuncIndex, "fn";
}

/// What a symbol is at run time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResolvedSymbol {
    /// A function, of this or another module or of the host. A call goes through its entry cell,
    /// and its address is that of its thunk.
    Function(FuncIndex),
    /// A variable at this address.
    Data(u64),
}

/// The symbols of a program, as one of its modules numbers them: its own by the number of their
/// `ir` symbol, and those of the others by their distance from its first.
#[derive(Debug, Clone, Default)]
pub struct SymbolTable {
    rows: Arc<[ResolvedSymbol]>,
    /// The row of the module's first symbol.
    first: u32,
    entries: EntryLayout,
}

impl SymbolTable {
    /// The table of a program of one module, with these rows.
    pub fn new(rows: Arc<[ResolvedSymbol]>, entries: EntryLayout) -> Self {
        SymbolTable {
            rows,
            first: 0,
            entries,
        }
    }

    /// The same for the module whose symbols begin at this row.
    pub fn of_module(&self, first: u32) -> SymbolTable {
        SymbolTable {
            first,
            ..self.clone()
        }
    }

    /// What a symbol is. One that the program does not have counts as a variable at 0.
    pub fn get(&self, symbol: SymbolId) -> ResolvedSymbol {
        let row = self.first.wrapping_add(symbol.0);
        let row = self.rows.get(row as usize);
        row.copied().unwrap_or(ResolvedSymbol::Data(0))
    }

    /// What is added, modulo 2³², to a symbol's number in another module's table of the program
    /// to get its number in this one.
    pub fn offset_of(&self, other: &SymbolTable) -> u32 {
        other.first.wrapping_sub(self.first)
    }

    /// The address of a symbol as a value.
    pub fn address(&self, symbol: SymbolId) -> u64 {
        match self.get(symbol) {
            ResolvedSymbol::Function(function) => self.entries.thunk(function),
            ResolvedSymbol::Data(address) => address,
        }
    }

    /// Where functions are entered.
    pub fn entries(&self) -> EntryLayout {
        self.entries
    }
}

/// Where an engine's functions are entered: their thunks and cells lie in two rows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct EntryLayout {
    /// The address of the first function's thunk.
    pub thunks: u64,
    /// The address of the first function's entry cell.
    pub cells: u64,
    /// How many functions there can be.
    pub limit: u32,
}

impl EntryLayout {
    /// The distance between two thunks.
    pub const THUNK_STRIDE: u64 = 16;

    /// The distance between two entry cells; what lies between them is the engine's.
    pub const CELL_STRIDE: u64 = 32;

    /// The address of a function as a value; it never changes.
    #[inline]
    pub fn thunk(&self, function: FuncIndex) -> u64 {
        self.thunks + u64::from(function.0) * Self::THUNK_STRIDE
    }

    /// The address of a function's entry cell, which holds the address that a call goes to.
    #[inline]
    pub fn cell(&self, function: FuncIndex) -> u64 {
        self.cells + u64::from(function.0) * Self::CELL_STRIDE
    }

    /// The function whose thunk is at this address, if one is declared there.
    #[inline]
    pub fn function_at(&self, thunk: u64) -> Option<FuncIndex> {
        let offset = thunk.wrapping_sub(self.thunks);
        let index = offset / Self::THUNK_STRIDE;
        let found = offset.is_multiple_of(Self::THUNK_STRIDE) && index < u64::from(self.limit);
        found.then_some(FuncIndex(index as u32))
    }

    /// The function that a libcall is: every engine binds them first, in the order of their
    /// numbers.
    #[inline]
    pub fn libcall(&self, libcall: Libcall) -> FuncIndex {
        FuncIndex(libcall.index() as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thunks_lead_back_to_functions() {
        let entries = EntryLayout {
            thunks: 0x1000,
            cells: 0x8000,
            limit: 10,
        };
        let function = FuncIndex(3);
        assert_eq!(
            (entries.thunk(function), entries.cell(function)),
            (0x1030, 0x8060)
        );
        assert_eq!(entries.function_at(0x1030), Some(function));
        assert_eq!(entries.function_at(0x1038), None);
        assert_eq!(entries.function_at(0x10a0), None);
        assert_eq!(entries.function_at(0xff0), None);
    }

    #[test]
    fn symbols_have_addresses() {
        let entries = EntryLayout {
            thunks: 0x1000,
            cells: 0x8000,
            limit: 10,
        };
        let rows = [
            ResolvedSymbol::Data(5),
            ResolvedSymbol::Function(FuncIndex(1)),
        ];
        let table = SymbolTable::new(rows.into(), entries);
        assert_eq!(table.address(SymbolId(0)), 5);
        assert_eq!(table.address(SymbolId(1)), 0x1010);
        assert_eq!(table.get(SymbolId(9)), ResolvedSymbol::Data(0));
    }

    #[test]
    fn modules_see_the_symbols_of_others() {
        let rows = [5, 6, 7, 8].map(ResolvedSymbol::Data);
        let first = SymbolTable::new(rows.into(), EntryLayout::default());
        let second = first.of_module(2);
        assert_eq!(second.get(SymbolId(1)), ResolvedSymbol::Data(8));
        let there = |table: &SymbolTable, other, n: u32| {
            table.get(SymbolId(n.wrapping_add(table.offset_of(other))))
        };
        assert_eq!(there(&first, &second, 1), ResolvedSymbol::Data(8));
        assert_eq!(there(&second, &first, 1), ResolvedSymbol::Data(6));
        assert_eq!(second.get(SymbolId(2)), ResolvedSymbol::Data(0));
    }
}
