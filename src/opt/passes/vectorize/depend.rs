//! Whether the accesses of some iterations may be done at once, each for all of them.
//!
//! Of two accesses, the first one in an iteration is then done before the second one of earlier
//! iterations, too. Elements follow each other, so that matters where the second one's address is
//! above the first one's by less than what is accessed at once, or below it in a loop that runs
//! backwards. Where that is not known it is looked up before the loop.

use super::shape::Linear;
use crate::entity::Entity;
use crate::lir::{Function, Value};
use crate::opt::analyses::alias::{Memory, MemoryLocation};

/// What is looked up before a loop, at most.
const MOST: usize = 6;
/// Accesses of a loop, at most.
const ACCESSES: usize = 24;

/// A load or a store of elements that follow each other.
pub struct Access {
    pub is_store: bool,
    /// Bytes of an element, by which the address grows in each iteration, or sinks.
    pub size: u32,
    pub addr: Value,
    pub linear: Linear,
}

/// What has to hold of a difference of addresses, the second's less the first's, or the other way
/// round in a loop that runs backwards.
pub struct Check {
    pub terms: Vec<(Value, i64)>,
    /// What is added to the terms, at least and at most.
    pub offsets: [i64; 2],
    /// The sizes of the elements: where they differ, all that is accessed is apart.
    pub sizes: [u32; 2],
}

/// What is known of the accesses of a loop.
pub struct Dependences {
    /// So many iterations may be done at once, whatever the checks say.
    pub most: u64,
    pub checks: Vec<Check>,
}

/// Looks at all pairs of accesses, which come in order, of a loop that runs backwards or not.
pub fn find(
    memory: &Memory<'_>,
    func: &Function,
    accesses: &[Access],
    backwards: bool,
) -> Option<Dependences> {
    let mut found = Dependences {
        most: u64::MAX,
        checks: Vec::new(),
    };
    if accesses.len() > ACCESSES {
        return None;
    }
    // Nothing is known of how far they are from each other in different iterations.
    let place = |access: &Access| MemoryLocation {
        offset: None,
        ..memory.place(func, access.addr, 0, access.size)
    };
    let places: Vec<MemoryLocation> = accesses.iter().map(place).collect();
    for (j, second) in accesses.iter().enumerate() {
        for (i, first) in accesses[..j].iter().enumerate() {
            if !first.is_store && !second.is_store {
                continue;
            }
            let differ = first.size != second.size;
            let may_alias = || memory.may_alias(places[i], places[j]);
            // What runs backwards is as what runs forwards is with all addresses negated.
            let [first, second] = match backwards {
                true => [second, first],
                false => [first, second],
            };
            let ahead = second.linear.offset.wrapping_sub(first.linear.offset);
            if first.linear.terms == second.linear.terms {
                if differ {
                    return None;
                }
                if ahead > 0 {
                    found.most = found.most.min(ahead as u64 / u64::from(first.size));
                }
            } else if may_alias() {
                // What elements of two sizes take is not looked up backwards.
                if differ && backwards {
                    return None;
                }
                found.check(first, second, ahead)?;
            }
        }
    }
    Some(found)
}

impl Dependences {
    fn check(&mut self, first: &Access, second: &Access, ahead: i64) -> Option<()> {
        let mut terms = second.linear.terms.clone();
        for &(value, by) in &first.linear.terms {
            match terms.iter_mut().find(|term| term.0 == value) {
                Some(term) => term.1 = term.1.wrapping_sub(by),
                None => terms.push((value, by.wrapping_neg())),
            }
        }
        terms.retain(|term| term.1 != 0);
        terms.sort_unstable_by_key(|term| term.0.index());
        let sizes = [first.size, second.size];
        let same = |check: &&mut Check| {
            let offsets = check.offsets == [ahead; 2] || sizes[0] == sizes[1];
            check.sizes == sizes && check.terms == terms && offsets
        };
        if let Some(check) = self.checks.iter_mut().find(same) {
            let [least, most] = check.offsets;
            check.offsets = [least.min(ahead), most.max(ahead)];
            return Some(());
        }
        self.checks.push(Check {
            terms,
            offsets: [ahead; 2],
            sizes,
        });
        (self.checks.len() <= MOST).then_some(())
    }
}
