//! Whether the accesses of some iterations may be done at once, each for all of them.
//!
//! Of two accesses, the first one in an iteration is then done before the second one of earlier
//! iterations, too. Elements follow each other, so that matters where the second one's address is
//! above the first one's by less than what is accessed at once, or below it in a loop that runs
//! backwards. Where that is not known it is looked up before the loop.

use super::access::{Access, Accesses, FixedLoad};
use super::shape::Linear;
use crate::lir::{Function, Value};
use crate::opt::analyses::alias::{Memory, MemoryLocation};
use crate::sort;

/// What is looked up before a loop, at most.
const MOST: usize = 12;
/// Iterations that are done at once, at most.
const LANES: i64 = 64;

/// What has to hold of a difference of addresses, the second's less the first's, or the other way
/// round in a loop that runs backwards.
pub(super) struct Check {
    pub terms: Vec<(Value, i64)>,
    /// What is added to the terms, at least and at most.
    pub offsets: [i64; 2],
    /// Bytes from one iteration's to the next one's: where they differ, all that is accessed is apart.
    pub steps: [u32; 2],
    /// The bytes of the first one, if that is a load that is the same in all iterations.
    pub fixed: u32,
    /// Whether it is likely to lie among what is stored to, as `a[i][k]` where all `a[i][j]` are.
    pub within: bool,
}

/// What is known of the accesses of a loop.
pub(super) struct Dependences {
    /// So many iterations may be done at once, whatever the checks say.
    pub most: u64,
    pub checks: Vec<Check>,
}

/// Looks at all pairs of accesses, which come in order, of a loop that runs backwards or not.
pub(super) fn find(
    memory: &Memory<'_>,
    func: &Function,
    accesses: &Accesses,
) -> Option<Dependences> {
    let backwards = accesses.backwards;
    let mut found = Dependences {
        most: u64::MAX,
        checks: Vec::new(),
    };
    // Nothing is known of how far they are from each other in different iterations.
    let place = |addr, size| MemoryLocation {
        offset: None,
        ..memory.place(func, addr, 0, size)
    };
    let loads = &accesses.fixed;
    let accesses = &accesses.all;
    let places = accesses
        .iter()
        .map(|access| place(access.addr, access.size));
    let places: Vec<MemoryLocation> = places.collect();
    for load in loads {
        let from = place(load.addr, load.size);
        for (store, &to) in accesses.iter().zip(&places) {
            if store.is_store && memory.may_alias(from, to) {
                found.keeps(load, store)?;
            }
        }
    }
    for (j, second) in accesses.iter().enumerate() {
        for (i, first) in accesses[..j].iter().enumerate() {
            if !first.is_store && !second.is_store || first.at == second.at {
                continue;
            }
            // What is done in the place of a later one comes behind those of the same iteration, too.
            let late = first.at > second.at;
            let [first, second] = if late {
                [second, first]
            } else {
                [first, second]
            };
            let ahead = second.linear.offset.wrapping_sub(first.linear.offset);
            if first.linear.terms == second.linear.terms {
                let [size, other] = [first, second].map(|access| i64::from(access.size));
                let meets = |turns: i64| {
                    let far = ahead.wrapping_sub(turns.wrapping_mul(first.linear.step));
                    -other < far && far < size
                };
                match (i64::from(!late)..LANES).find(|&turns| meets(turns)) {
                    Some(0) => return None,
                    Some(turns) => found.most = found.most.min(turns as u64),
                    None => {}
                }
            } else if memory.may_alias(places[i], places[j]) {
                if first.is_reversed || second.is_reversed {
                    return None;
                }
                // What runs backwards is as what runs forwards is with all addresses negated.
                let (first, second, ahead) = match backwards {
                    true => (second, first, ahead.wrapping_neg()),
                    false => (first, second, ahead),
                };
                // What elements take that lie apart by different steps is not looked up backwards.
                if first.step() != second.step() && backwards {
                    return None;
                }
                let least = ahead;
                let most = ahead
                    + if late {
                        i64::from(first.size.max(second.size))
                    } else {
                        0
                    };
                found.check(first, second, [least, most])?;
            }
        }
    }
    Some(found)
}

impl Dependences {
    fn check(&mut self, first: &Access, second: &Access, offsets: [i64; 2]) -> Option<()> {
        self.look_up(Check {
            terms: difference(&first.linear, &second.linear),
            offsets,
            steps: [first.step(), second.step()],
            fixed: 0,
            within: false,
        })
    }

    /// Has it looked up that a store does not write what a load loads that is the same in all iterations.
    fn keeps(&mut self, load: &FixedLoad, store: &Access) -> Option<()> {
        let (from, to) = (&load.linear.terms, &store.linear.terms);
        let within = from.iter().any(|term| to.contains(term));
        let terms = difference(&load.linear, &store.linear);
        if terms.is_empty() {
            return None;
        }
        let ahead = store.linear.offset.wrapping_sub(load.linear.offset);
        self.look_up(Check {
            terms,
            offsets: [ahead; 2],
            steps: [0, store.step()],
            fixed: load.size,
            within: within && store.linear.step > 0 && store.step().is_power_of_two(),
        })
    }

    fn look_up(&mut self, more: Check) -> Option<()> {
        let is_alike = |check: &&mut Check| {
            check.steps == more.steps
                && check.terms == more.terms
                && (check.fixed == 0) == (more.fixed == 0)
        };
        if let Some(check) = self.checks.iter_mut().find(is_alike) {
            let [least, most] = check.offsets;
            check.offsets = [least.min(more.offsets[0]), most.max(more.offsets[1])];
            check.fixed = check.fixed.max(more.fixed);
            check.within &= more.within;
            return Some(());
        }
        self.checks.push(more);
        (self.checks.len() <= MOST).then_some(())
    }
}

/// How far the second is above the first, but for the constant.
fn difference(first: &Linear, second: &Linear) -> Vec<(Value, i64)> {
    let mut terms = second.terms.clone();
    for &(value, by) in &first.terms {
        match terms.iter_mut().find(|term| term.0 == value) {
            Some(term) => term.1 = term.1.wrapping_sub(by),
            None => terms.push((value, by.wrapping_neg())),
        }
    }
    terms.retain(|term| term.1 != 0);
    sort::by_number(&mut terms, |term| term.0.0);
    terms
}
