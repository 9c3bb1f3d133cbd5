//! Made-up addresses of what code refers to, all in reach of each other, and their names.

use jitlite::ir::{GlobalId, GlobalKind, Module};
use jitlite::lir::{Libcall, SymbolId};
use jitlite::runtime::{EntryLayout, FuncIndex};
use jitlite::x64::{Resolve, SymbolAddr};

/// Where the code is.
pub const CODE: u64 = 0x1000_0000;
const LIBCALLS: u64 = 0x2000_0000;
const LIMITS: u64 = 0x3f00_0000;
const DATA: u64 = 0x4000_0000;
/// The distance between two variables.
const DATA_STRIDE: u64 = 1 << 16;
const ENTRIES: EntryLayout = EntryLayout {
    thunks: 0x3000_0000,
    cells: 0x2800_0000,
    limit: 1 << 22,
};

/// The places of a module's symbols.
pub struct Places<'a> {
    pub module: &'a Module,
}

/// The function of a symbol: the first is nobody's, so that its address is that of the row alone.
fn function(symbol: SymbolId) -> FuncIndex {
    FuncIndex(symbol.0 + 1)
}

impl Resolve for Places<'_> {
    fn symbol(&self, symbol: SymbolId) -> SymbolAddr {
        let module = self.module;
        let is_ir = match module.globals.get(GlobalId(symbol.0)).map(|g| g.kind) {
            Some(GlobalKind::Function(function)) => module.funcs[function].is_defined(),
            Some(GlobalKind::Undeclared) => false,
            _ => {
                return SymbolAddr::Data {
                    addr: DATA + u64::from(symbol.0) * DATA_STRIDE,
                    near: true,
                };
            }
        };
        SymbolAddr::Function {
            cell: ENTRIES.cell(function(symbol)),
            thunk: ENTRIES.thunk(function(symbol)),
            is_ir,
        }
    }

    fn libcall(&self, libcall: Libcall) -> u64 {
        LIBCALLS + libcall.index() as u64 * EntryLayout::CELL_STRIDE
    }

    fn limits(&self) -> u64 {
        LIMITS
    }

    fn entries(&self) -> EntryLayout {
        ENTRIES
    }
}

impl Places<'_> {
    /// The name of what is at an address outside of the code. That of a function's entry cell is
    /// the function's; that of its thunk is `&` in front of it.
    pub fn name(&self, address: u64) -> Option<String> {
        if address == ENTRIES.thunks {
            return Some("thunks".into());
        }
        let libcalls = Libcall::all().find(|&l| self.libcall(l) == address);
        if let Some(libcall) = libcalls {
            return Some(libcall.name().to_string());
        }
        (0..self.module.globals.len() as u32).find_map(|n| {
            let global = &self.module.globals[GlobalId(n)];
            let name = self.module.names.text(global.name);
            match self.symbol(SymbolId(n)) {
                SymbolAddr::Function { cell, .. } if cell == address => Some(format!("@{name}")),
                SymbolAddr::Function { thunk, .. } if thunk == address => Some(format!("&@{name}")),
                SymbolAddr::Data { addr, .. } => {
                    // What is before or behind a variable is still called by it.
                    let offset = address.wrapping_sub(addr) as i64;
                    let half = DATA_STRIDE as i64 / 2;
                    (-half..half).contains(&offset).then(|| match offset {
                        0 => format!("@{name}"),
                        _ => format!("@{name}{offset:+}"),
                    })
                }
                _ => None,
            }
        })
    }
}
