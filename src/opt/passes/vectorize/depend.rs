//! Whether the accesses of some iterations may be done at once, each for all of them.
//!
//! Of two accesses, the first one in an iteration is then done before the second one of earlier
//! iterations, too. Elements follow each other, so that matters where the second one's address is
//! above the first one's by less than what is accessed at once, or below it in a loop that runs
//! backwards. Where that is not known it is looked up before the loop.

use super::access::Access;
use crate::lir::{Function, Value};
use crate::opt::analyses::alias::{Memory, MemoryLocation};
use crate::sort;

/// What is looked up before a loop, at most.
const MOST: usize = 6;
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
    accesses: &[Access],
    backwards: bool,
) -> Option<Dependences> {
    let mut found = Dependences {
        most: u64::MAX,
        checks: Vec::new(),
    };
    // Nothing is known of how far they are from each other in different iterations.
    let place = |access: &Access| MemoryLocation {
        offset: None,
        ..memory.place(func, access.addr, 0, access.size)
    };
    let places: Vec<MemoryLocation> = accesses.iter().map(place).collect();
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
        let mut terms = second.linear.terms.clone();
        for &(value, by) in &first.linear.terms {
            match terms.iter_mut().find(|term| term.0 == value) {
                Some(term) => term.1 = term.1.wrapping_sub(by),
                None => terms.push((value, by.wrapping_neg())),
            }
        }
        terms.retain(|term| term.1 != 0);
        sort::by_number(&mut terms, |term| term.0.0);
        let steps = [first.step(), second.step()];
        let same = |check: &&mut Check| check.steps == steps && check.terms == terms;
        if let Some(check) = self.checks.iter_mut().find(same) {
            let [least, most] = check.offsets;
            check.offsets = [least.min(offsets[0]), most.max(offsets[1])];
            return Some(());
        }
        self.checks.push(Check {
            terms,
            offsets,
            steps,
        });
        (self.checks.len() <= MOST).then_some(())
    }
}
