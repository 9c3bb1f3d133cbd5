//! A small cache in front of the interner of names.

use crate::ir::Name;
use crate::ir::name::Names;

const ROWS: usize = 1024;

/// Names of up to 16 bytes that were met lately. A name has no NUL byte, so its bytes filled up
/// with zeros are a key without its length.
pub(super) struct RecentNames {
    rows: Vec<([u64; 2], Name)>,
}

impl RecentNames {
    pub(super) fn new() -> RecentNames {
        // No name has a key of zeros.
        RecentNames {
            rows: vec![([0; 2], Name(0)); ROWS],
        }
    }

    /// The id of `name`, which must not hold NUL bytes.
    #[inline(always)]
    pub(super) fn get(&mut self, name: &[u8], names: &mut Names) -> Name {
        let key = match name.len() {
            1..=8 => [low(name), 0],
            9..=16 => [low(name), low(&name[8..])],
            _ => return names.intern(name),
        };
        let mixed = (key[0] ^ key[1].rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let row = (mixed >> 54) as usize % ROWS;
        if let Some(row) = self.rows.get(row)
            && row.0 == key
        {
            return row.1;
        }
        self.miss(name, key, row, names)
    }

    #[inline(never)]
    fn miss(&mut self, name: &[u8], key: [u64; 2], row: usize, names: &mut Names) -> Name {
        let id = names.intern(name);
        if let Some(row) = self.rows.get_mut(row) {
            *row = (key, id);
        }
        id
    }
}

/// The first eight bytes, filled up with zeros.
#[inline(always)]
fn low(name: &[u8]) -> u64 {
    match name.first_chunk::<8>() {
        Some(chunk) => u64::from_le_bytes(*chunk),
        None => match (name.first_chunk::<4>(), name.last_chunk::<4>()) {
            // Two halves that overlap.
            (Some(first), Some(last)) => {
                let last = u64::from(u32::from_le_bytes(*last));
                u64::from(u32::from_le_bytes(*first)) | last << (8 * (name.len() - 4))
            }
            _ => name.iter().rev().fold(0, |key, &b| key << 8 | u64::from(b)),
        },
    }
}
