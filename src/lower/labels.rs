//! Blocks whose addresses are taken (`blockaddress`), and the numbers that those are.
//!
//! Nothing is ever read or run at the address of a block: it is a number that `indirectbr` distinguishes
//! from others. So a function with such blocks has a symbol of its own, behind those of the
//! module, which the linker gives as many bytes of memory as there are such blocks; a block's
//! address is that of its byte. They are known before any code is made, differences of them are
//! small, and `indirectbr` is a switch.

use rustc_hash::FxHashMap;

use crate::entity::Entity;
use crate::ir::print::Numbering;
use crate::ir::{Block, Const, ConstId, FuncId, GlobalKind, LocalName, Module};
use crate::lir::SymbolId;

/// The blocks of a function whose addresses are taken.
#[derive(Clone, Debug)]
pub struct Labels {
    /// The function.
    pub function: FuncId,
    /// The distance of each block from the function's symbol.
    pub places: FxHashMap<Block, u32>,
}

/// The blocks of a module whose addresses are taken.
#[derive(Clone, Debug, Default)]
pub struct LabelTable {
    /// The number of the first function's symbol.
    first: u32,
    rows: Vec<Labels>,
    by_function: FxHashMap<FuncId, u32>,
    /// The function's row and the block's place in it.
    places: FxHashMap<ConstId, (u32, u32)>,
}

impl LabelTable {
    /// Finds the constants of a module that are addresses of blocks.
    pub fn new(module: &Module) -> LabelTable {
        let mut table = LabelTable {
            first: module.globals.len() as u32,
            ..LabelTable::default()
        };
        let mut names: Vec<FxHashMap<LocalName, Block>> = Vec::new();
        for index in 0..module.consts.len() {
            let id = ConstId::new(index);
            let Const::BlockAddress { function, block } = module.consts.get(id) else {
                continue;
            };
            let GlobalKind::Function(function) = module.globals[function].kind else {
                continue;
            };
            let Some(body) = &module.funcs[function].body else {
                continue;
            };
            let row = *table.by_function.entry(function).or_insert_with(|| {
                let places = FxHashMap::default();
                table.rows.push(Labels { function, places });
                names.push(Numbering::blocks_by_name(body));
                table.rows.len() as u32 - 1
            });
            let Some(&block) = names[row as usize].get(&block) else {
                continue;
            };
            let places = &mut table.rows[row as usize].places;
            let next = places.len() as u32;
            let place = *places.entry(block).or_insert(next);
            table.places.insert(id, (row, place));
        }
        table
    }

    /// The functions with such blocks; each has the next symbol behind those of the module.
    pub fn functions(&self) -> &[Labels] {
        &self.rows
    }

    /// The symbol and the distance from it that the address of a block is; `None` where there is
    /// no such block.
    pub fn address(&self, constant: ConstId) -> Option<(SymbolId, u32)> {
        let &(row, place) = self.places.get(&constant)?;
        Some((SymbolId(self.first + row), place))
    }

    /// The symbol of a function, and where its blocks are from there.
    pub fn of(&self, function: FuncId) -> Option<(SymbolId, &Labels)> {
        let &row = self.by_function.get(&function)?;
        Some((SymbolId(self.first + row), self.rows.get(row as usize)?))
    }
}
