//! What an iteration computes anew although it is the same in each one: elements at addresses that do not
//! change, and what is made of nothing else.
//!
//! A loop that stores may write what it loads, so these loads stayed in it: the pointers to the rows of a
//! matrix, the fields of a structure, a factor. The lanes load them once, in front, and run only if
//! nothing that is stored to is where they come from; that is looked up as what else is apart is.
//!
//! By induction each iteration then loads what the first one does. The first iteration runs whenever
//! the loop is entered, and so do these loads: none may trap that the loop does not run. Where an
//! address itself was loaded, that has to hold before anything is looked up, so such a load counts only if no
//! store comes before it in the iteration.

use rustc_hash::FxHashMap;

use super::region::Region;
use crate::lir::{Function, Inst, InstData, Value};

/// Loads that are the same in each iteration, at most.
const MOST: usize = 32;

/// The values of a loop that are the same in each iteration if what they are loaded from is.
#[derive(Default)]
pub(super) struct Fixed {
    /// Whether each is made of something that is loaded.
    values: FxHashMap<Value, bool>,
    /// The loads, in order.
    pub loads: Vec<Inst>,
}

impl Fixed {
    /// Looks at a loop that does nothing but load and store plainly and compute what cannot trap.
    pub(super) fn find(func: &Function, region: &Region) -> Fixed {
        let mut fixed = Fixed::default();
        let mut stores = false;
        let is_before = |value: Value| region.block_of(func, value).is_none();
        for (i, &block) in region.blocks.iter().enumerate() {
            for inst in func.block_insts(block) {
                let (mut same, mut loaded) = (true, false);
                func.for_each_use(inst, |arg| match fixed.values.get(&arg) {
                    Some(&is_loaded) => loaded |= is_loaded,
                    None => same &= is_before(arg),
                });
                let data = func.insts[inst];
                let Some(result) = func.result(inst).filter(|_| same) else {
                    stores |= matches!(data, InstData::Store { .. });
                    continue;
                };
                if matches!(data, InstData::Load { .. }) {
                    let is_safe = region.is_always(i) && !(loaded && stores);
                    if is_safe && fixed.loads.len() < MOST {
                        fixed.values.insert(result, true);
                        fixed.loads.push(inst);
                    }
                } else if data.is_pure() {
                    fixed.values.insert(result, loaded);
                }
            }
        }
        fixed
    }

    /// Whether a value of the loop is the same in each iteration and made of something that is loaded.
    pub(super) fn is_loaded(&self, value: Value) -> bool {
        self.values.get(&value) == Some(&true)
    }

    /// Whether a value of the loop is the same in each iteration.
    pub(super) fn has(&self, value: Value) -> bool {
        self.values.contains_key(&value)
    }
}
