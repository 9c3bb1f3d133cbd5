//! A few words that are read together without waiting for a lock, also where a signal has interrupted whatever
//! else: a sequence lock, as in Boehm, "Can seqlocks get along with programming language memory models?" (2012).

use crate::sync::{AtomicU32, AtomicU64, Ordering, fence, spin_loop};

/// `N` words. Any number of threads may read and write them at once.
#[derive(Debug)]
pub(crate) struct SeqLock<const N: usize> {
    /// How often they were written, twice; odd while they are.
    writes: AtomicU32,
    words: [AtomicU64; N],
}

impl<const N: usize> SeqLock<N> {
    /// Words with these values.
    pub(crate) fn new(values: [u64; N]) -> Self {
        SeqLock {
            writes: AtomicU32::new(0),
            words: values.map(AtomicU64::new),
        }
    }

    /// The words as one write has left them.
    pub(crate) fn get(&self) -> [u64; N] {
        loop {
            let before = self.writes.load(Ordering::Acquire);
            let found = self.load();
            fence(Ordering::Acquire);
            if before.is_multiple_of(2) && self.writes.load(Ordering::Relaxed) == before {
                return found;
            }
            spin_loop();
        }
    }

    fn load(&self) -> [u64; N] {
        std::array::from_fn(|i| self.words[i].load(Ordering::Relaxed))
    }

    /// Writes the words, and gives what they were. Nobody may ask for them on this thread meanwhile, as a handler
    /// of a signal would, which would wait for itself.
    pub(crate) fn set(&self, values: [u64; N]) -> [u64; N] {
        let mut before = self.writes.load(Ordering::Relaxed) & !1;
        while let Err(now) = self.writes.compare_exchange_weak(
            before,
            before + 1,
            Ordering::Acquire,
            Ordering::Relaxed,
        ) {
            spin_loop();
            before = now & !1;
        }
        fence(Ordering::Release);
        let old = self.load();
        for (word, value) in self.words.iter().zip(values) {
            word.store(value, Ordering::Relaxed);
        }
        self.writes.store(before.wrapping_add(2), Ordering::Release);
        old
    }

    /// Puts `to` in the place of one word if it is `from`. A write at the same moment may undo that.
    pub(crate) fn replace(&self, word: usize, from: u64, to: u64) {
        let _ = (self.words[word]).compare_exchange(from, to, Ordering::AcqRel, Ordering::Relaxed);
    }
}
