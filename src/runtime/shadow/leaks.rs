//! Blocks of the heap that nothing leads to any more.

use std::collections::BTreeMap;

use rustc_hash::FxHashSet;

use super::finding::ObjectKind;
use super::judge::World;

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

/// Of the blocks and variables of a world that are alive, by their numbers, the blocks that are in use although no word of a
/// variable leads to them, nor of a block that one leads to: by the instructions that have allocated them, in their order.
/// It is for a time at which no program runs, as stacks are not looked through. A word counts as a pointer wherever it leads
/// into a block.
pub(crate) fn leaks<W: World>(world: &W, all: Vec<u32>) -> Vec<Leak> {
    let is_block = |&number: &u32| match world.object(number).kind {
        ObjectKind::Heap | ObjectKind::New | ObjectKind::NewArray => true,
        ObjectKind::Stack | ObjectKind::Variable => false,
    };
    let (blocks, roots): (Vec<u32>, Vec<u32>) = all.into_iter().partition(is_block);
    let mut met = FxHashSet::default();
    let mut todo = roots;
    while let Some(number) = todo.pop() {
        let object = world.object(number);
        let first = object.address.next_multiple_of(8) - object.address;
        let bytes = world.bytes(object.address, object.size);
        let (words, _) = bytes.get(first as usize..).unwrap_or_default().as_chunks();
        for &word in words {
            if let Some(found) = world.block_at(u64::from_le_bytes(word))
                && met.insert(found)
            {
                todo.push(found);
            }
        }
    }
    let mut leaks = BTreeMap::new();
    for number in blocks.into_iter().filter(|number| !met.contains(number)) {
        let object = world.object(number);
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
