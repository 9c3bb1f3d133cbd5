//! Use-list orders: those that the module states, and that of text for all symbols and constants
//! whose uses bitcode would leave in another order.

use rustc_hash::{FxHashMap, FxHashSet};

use super::super::codes::uselist as code;
use super::super::stream::BitWriter;
use super::super::use_order::{Uses, ValueIndex};
use super::WriteError;
use super::numbers::ValueEnumerator;
use crate::diag::Diagnostic;
use crate::entity::Entity;
use crate::ir::use_list::{UseListOf, UseListOrder};
use crate::ir::{Block, Body, Const, ConstId, FuncId, GlobalId, Operand, OperandKind};

/// The orders of symbols and constants, where they are written.
#[derive(Default)]
pub(super) struct UseLists<'m> {
    of_module: Vec<UseListEntry<'m>>,
    of_functions: FxHashMap<FuncId, Vec<UseListEntry<'m>>>,
    /// The orders of blocks that stand at the top level, by their functions.
    of_blocks: FxHashMap<GlobalId, Vec<&'m UseListOrder>>,
    /// The functions of which addresses of blocks are taken.
    addresses: FxHashSet<GlobalId>,
}

/// What an order is of.
enum RowOf {
    Constant(ConstId),
    Symbol(GlobalId),
}

/// An order to be written.
struct UseListEntry<'m> {
    value: RowOf,
    /// Where it is stated.
    order: Option<&'m UseListOrder>,
    indexes: Vec<u64>,
}

#[cold]
fn unsupported(order: &UseListOrder, why: &str) -> WriteError {
    let what = format!("a use-list order {why}, as bitcode");
    Box::new(Diagnostic::unsupported(order.span, what))
}

impl<'m> UseLists<'m> {
    /// The orders of a module whose values are numbered.
    pub(super) fn new(numbers: &ValueEnumerator<'m>) -> Result<UseLists<'m>, WriteError> {
        let m = numbers.m;
        let left_out = numbers.left_out();
        let metadata = numbers.metadata.constants();
        let uses = Uses::new(m, &numbers.consts, (&numbers.symbols, &metadata), left_out);
        let mut lists = UseLists::default();
        let mut stated = FxHashMap::default();
        let end = uses.end();
        for order in &m.use_lists {
            match order.of {
                UseListOf::Operand(_) if order.span.start < end => {
                    return Err(unsupported(order, "in front of definitions"));
                }
                UseListOf::Operand(operand) => state(&mut stated, &uses, operand, order)?,
                UseListOf::BlockOf(symbol, _) => {
                    lists.of_blocks.entry(symbol).or_default().push(order);
                }
                UseListOf::Block(_) => {}
            }
        }
        let constants = (0..m.consts.len()).map(|index| m.consts.get(ConstId::new(index)));
        lists.addresses = constants
            .filter_map(|constant| match constant {
                Const::BlockAddress { function, .. } => Some(function),
                _ => None,
            })
            .collect();
        // The last function that uses a value has its order.
        let mut last: FxHashMap<ValueIndex, (FuncId, ConstId)> = FxHashMap::default();
        for (func, function) in m.funcs.iter() {
            let Some(body) = &function.body else { continue };
            let used = uses.used_in(body).into_iter();
            last.extend(used.map(|(node, id)| (node, (func, id))));
            for order in body.use_lists() {
                let UseListOf::Operand(operand) = order.of else {
                    continue;
                };
                if operand.as_const().is_some() {
                    if !uses.ends_with(operand, func) {
                        let why = "of a symbol or constant that is used or defined further down";
                        return Err(unsupported(order, why));
                    }
                    state(&mut stated, &uses, operand, order)?;
                }
            }
        }
        let mut values: Vec<ValueIndex> = uses.values().collect();
        values.sort_unstable();
        for value in values {
            let order = stated.remove(&value);
            let Some(indexes) = uses.indexes(value, order) else {
                continue;
            };
            if uses.is_of_address(value) {
                match order {
                    Some(order) => {
                        return Err(unsupported(order, "of the address of a block or function"));
                    }
                    None => continue,
                }
            }
            let rows = match last.get(&value) {
                Some(&(func, _)) => lists.of_functions.entry(func).or_default(),
                None => &mut lists.of_module,
            };
            let value = match (uses.symbol_of(value), last.get(&value)) {
                (Some(symbol), _) => RowOf::Symbol(symbol),
                (None, Some(&(_, id))) => RowOf::Constant(id),
                (None, None) => RowOf::Constant(ConstId(value)),
            };
            rows.push(UseListEntry {
                value,
                order,
                indexes,
            });
        }
        match stated.into_values().next() {
            Some(order) => Err(unsupported(order, "of what is used once or not at all")),
            None => Ok(lists),
        }
    }

    /// Writes the orders that stand at the top level.
    pub(super) fn write(
        &self,
        n: &ValueEnumerator<'_>,
        out: &mut BitWriter,
    ) -> Result<(), WriteError> {
        write_block(out, rows(n, &self.of_module)?);
        Ok(())
    }

    /// Writes the orders that stand in the body of a function.
    pub(super) fn write_body(
        &self,
        n: &ValueEnumerator<'_>,
        out: &mut BitWriter,
        (func, symbol, body): (FuncId, GlobalId, &Body),
        number: impl Fn(Operand) -> Option<u32>,
    ) -> Result<(), WriteError> {
        let mut records = Vec::new();
        if let Some(constants) = self.of_functions.get(&func) {
            records = rows(n, constants)?;
        }
        for order in body.use_lists() {
            let indexes = order.indexes.iter().map(|&index| u64::from(index));
            match order.of {
                UseListOf::Operand(operand) if operand.as_const().is_none() => {
                    let number =
                        number(operand).ok_or_else(|| unsupported(order, "of what is no value"))?;
                    records.push((code::DEFAULT, indexes.chain([number.into()]).collect()));
                }
                UseListOf::Block(block) => records.push(self.block(order, symbol, block)?),
                _ => {}
            }
        }
        for &order in self.of_blocks.get(&symbol).into_iter().flatten() {
            let is_block = |&block: &Block| match order.of {
                UseListOf::BlockOf(_, name) => body.blocks[block].name == name,
                _ => false,
            };
            let block = body.blocks.keys().find(is_block);
            let block = block.ok_or_else(|| unsupported(order, "of a block that is not there"))?;
            records.push(self.block(order, symbol, block)?);
        }
        write_block(out, records);
        Ok(())
    }

    /// The record of the order of a block, whose uses LLVM has in the same order from text.
    fn block(
        &self,
        order: &UseListOrder,
        symbol: GlobalId,
        block: Block,
    ) -> Result<(u32, Vec<u64>), WriteError> {
        if self.addresses.contains(&symbol) {
            let why = "of a block of a function with a block whose address is taken";
            return Err(unsupported(order, why));
        }
        let indexes = order.indexes.iter().map(|&index| u64::from(index));
        Ok((code::BB, indexes.chain([block.index() as u64]).collect()))
    }
}

/// Notes an order that a module states of a symbol or constant.
fn state<'m>(
    stated: &mut FxHashMap<ValueIndex, &'m UseListOrder>,
    uses: &Uses<'_>,
    operand: Operand,
    order: &'m UseListOrder,
) -> Result<(), WriteError> {
    let OperandKind::Const(id) = operand.kind() else {
        return Ok(());
    };
    let value = uses.node(id);
    if uses.count(value) != order.indexes.len() {
        return Err(unsupported(order, "of what LLVM uses more or less often"));
    }
    match stated.insert(value, order) {
        Some(_) => Err(unsupported(order, "behind another one of the same value")),
        None => Ok(()),
    }
}

/// The records of symbols and constants.
fn rows(
    n: &ValueEnumerator<'_>,
    rows: &[UseListEntry<'_>],
) -> Result<Vec<(u32, Vec<u64>)>, WriteError> {
    let mut records = Vec::new();
    for row in rows {
        let number = match row.value {
            RowOf::Constant(id) => n.const_number(id),
            RowOf::Symbol(symbol) => Ok(n.symbol_numbers[symbol.index()]),
        };
        let indexes = row.indexes.iter().copied();
        match (number, row.order) {
            (Ok(number), _) => {
                records.push((code::DEFAULT, indexes.chain([number.into()]).collect()));
            }
            // Such as one that is only a part of constants that LLVM writes in one piece.
            (Err(_), Some(order)) => {
                return Err(unsupported(order, "of a constant without a record"));
            }
            (Err(_), None) => {}
        }
    }
    Ok(records)
}

fn write_block(out: &mut BitWriter, records: Vec<(u32, Vec<u64>)>) {
    if records.is_empty() {
        return;
    }
    out.enter(code::BLOCK, 3);
    for (record, ops) in records {
        out.record(record, &ops);
    }
    out.leave();
}
