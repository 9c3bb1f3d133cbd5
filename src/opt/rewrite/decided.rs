//! Branches that are decided by those that lead to them: where an edge is the only one into a block, the condition of
//! its branch holds in all that the block dominates, or does not.

use super::compared::{self, Comparison};
use super::emit::Emit;
use crate::analysis::Graph;
use crate::lir::{Block, BlockCall, Function, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// So many branches by the same condition are looked at, the last ones.
const MOST: usize = 32;

/// What the branches say that were met so far, in a walk down the dominator tree.
#[derive(Default)]
pub(crate) struct Conditions {
    /// Of comparisons, by the values in order.
    compared: FxHashMap<[Value; 2], SmallVec<[(Block, Comparison); 2]>>,
    /// Of other conditions.
    values: FxHashMap<Value, SmallVec<[(Block, bool); 2]>>,
}

impl Conditions {
    /// Notes what a branch says about the blocks that only it leads to; `cond` is its condition in the copy.
    pub(crate) fn note(
        &mut self,
        func: &Function,
        graph: &Graph<Block>,
        emit: &Emit<'_, '_>,
        cond: Value,
        [then, els]: [BlockCall; 2],
    ) {
        let targets = [(func.target(then), true), (func.target(els), false)];
        if targets[0].0 == targets[1].0 {
            return;
        }
        for (block, holds) in targets {
            if graph.preds(block).len() != 1 {
                continue;
            }
            match compared::find(emit, cond) {
                Some(comparison) => {
                    let known = match holds {
                        true => comparison,
                        false => comparison.negate(),
                    };
                    let rows = self.compared.entry(key(comparison)).or_default();
                    rows.push((block, known));
                }
                None => self.values.entry(cond).or_default().push((block, holds)),
            }
        }
    }

    /// Whether a condition holds in a block, if that is decided.
    pub(crate) fn decided(&self, emit: &Emit<'_, '_>, cond: Value, block: Block) -> Option<bool> {
        let Some(asked) = compared::find(emit, cond) else {
            let mut rows = self.values.get(&cond)?.iter().rev().take(MOST);
            let row = rows.find(|row| emit.dominates(row.0, block))?;
            return Some(row.1);
        };
        let rows = self.compared.get(&key(asked))?.iter().rev().take(MOST);
        let mut known: Option<Comparison> = None;
        for &(_, row) in rows.filter(|row| emit.dominates(row.0, block)) {
            known = match known {
                None => Some(row),
                Some(known) => known.and(row).or(Some(known)),
            };
            if let Some(holds) = row.decides(asked) {
                return Some(holds);
            }
        }
        known?.decides(asked)
    }
}

/// The values that are compared, whichever is the first.
fn key(comparison: Comparison) -> [Value; 2] {
    let [a, b] = comparison.args;
    match a.0 <= b.0 {
        true => [a, b],
        false => [b, a],
    }
}
