//! Gives out the registers of values that live within one block, and takes them back.

/// The registers of a function that are not dedicated to one value.
#[derive(Debug)]
pub(super) struct RegPool {
    single: Vec<u16>,
    double: Vec<u16>,
    next: u32,
}

impl RegPool {
    /// All registers from `first` on are free.
    pub(super) fn new(first: u32) -> RegPool {
        RegPool {
            single: Vec::new(),
            double: Vec::new(),
            next: first,
        }
    }

    /// Takes so many registers that follow each other, or `None` where instructions cannot name
    /// more.
    pub(super) fn take(&mut self, words: u32) -> Option<u16> {
        let free = match words {
            1 => self.single.pop(),
            2 => self.double.pop(),
            _ => None,
        };
        free.or_else(|| self.take_fresh(words))
    }

    /// Takes registers that nothing has used before.
    pub(super) fn take_fresh(&mut self, words: u32) -> Option<u16> {
        let first = self.next;
        if first + words > u16::MAX as u32 + 1 {
            return None;
        }
        self.next += words;
        Some(first as u16)
    }

    /// Gives registers back.
    pub(super) fn give(&mut self, first: u16, words: u32) {
        match words {
            1 => self.single.push(first),
            2 => self.double.push(first),
            _ => self.single.extend((0..words as u16).map(|i| first + i)),
        }
    }

    /// Behind the highest register that was ever taken.
    pub(super) fn end(&self) -> u32 {
        self.next
    }
}
