//! Blocks of the heap that nothing leads to any more.

use std::collections::BTreeMap;

use rustc_hash::FxHashSet;

use super::finding::ObjectKind;
use super::objects::{self, Records};

/// Blocks that one instruction has allocated and nobody can give back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Leak {
    /// The number of the instruction, 0 where it is not known.
    pub made_at: u32,
    /// How many blocks.
    pub count: u64,
    /// Their bytes.
    pub bytes: u64,
}

/// The blocks of checked programs that are in use although no word of a variable leads to them, nor of a block that one
/// leads to: by the instructions that have allocated them, in their order. It is for a time at which no program runs, as
/// stacks are not looked through. A word counts as a pointer wherever it leads into a block.
pub(crate) fn leaks() -> Vec<Leak> {
    let all = objects::all();
    let is_block = |kind| match kind {
        ObjectKind::Heap | ObjectKind::New | ObjectKind::NewArray => true,
        ObjectKind::Stack | ObjectKind::Variable => false,
    };
    let (blocks, roots): (Vec<u32>, Vec<u32>) = all
        .into_iter()
        .partition(|&number| is_block(Records::get(number).kind()));
    let mut met = FxHashSet::default();
    let mut todo = roots;
    while let Some(number) = todo.pop() {
        let record = Records::get(number);
        let first = record.base().next_multiple_of(8);
        let end = record.base() + record.full_size();
        for at in (first..end.saturating_sub(7)).step_by(8) {
            // SAFETY: the object is alive, and the word lies within it; no program runs that might change it.
            let word = unsafe { (at as *const u64).read() };
            if let Some(found) = objects::block_at(word)
                && met.insert(found)
            {
                todo.push(found);
            }
        }
    }
    let mut leaks = BTreeMap::new();
    for number in blocks.into_iter().filter(|number| !met.contains(number)) {
        let object = objects::describe(number);
        let leak = leaks.entry(object.made_at).or_insert(Leak {
            made_at: object.made_at,
            count: 0,
            bytes: 0,
        });
        leak.count += 1;
        leak.bytes += object.size;
    }
    leaks.into_values().collect()
}
