//! The table of strings that the records of a module and its symbol table refer to.

use rustc_hash::FxHashMap;

/// The strings that were added, each once.
#[derive(Debug, Default)]
pub(super) struct StringTable {
    bytes: Vec<u8>,
    places: FxHashMap<Box<[u8]>, u64>,
}

impl StringTable {
    /// Adds a string, if it is not there yet: where it is, and how long.
    pub(super) fn add(&mut self, string: &[u8]) -> (u64, u64) {
        let len = string.len() as u64;
        if let Some(&at) = self.places.get(string) {
            return (at, len);
        }
        let at = self.bytes.len() as u64;
        self.bytes.extend_from_slice(string);
        self.places.insert(string.into(), at);
        (at, len)
    }

    /// All strings, without anything between them.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}
