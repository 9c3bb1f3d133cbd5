//! The rows as a program has them: texts one behind the other, and where each begins. That is made
//! of the rows at compile time, takes half of their space, and has no addresses in it.

use super::IntrinsicRow;

/// The rows whose names start alike.
pub(in super::super) struct TableSection {
    /// What the names start with.
    pub start: &'static str,
    pub rows: &'static [Packed],
    pub text: &'static [u8],
}

impl TableSection {
    /// One of the texts.
    pub(in super::super) fn text(&self, (start, len): (usize, usize)) -> &'static str {
        let text = self.text.get(start..start + len).unwrap_or(&[]);
        std::str::from_utf8(text).unwrap_or_default()
    }
}

/// Where the texts of a row are.
#[derive(Clone, Copy)]
pub(in super::super) struct Packed {
    name: u16,
    signature: u16,
    name_len: u8,
    signature_len: u8,
    pub effects: u16,
}

impl Packed {
    /// The name, as the place of its first byte and its length.
    pub(in super::super) const fn name(self) -> (usize, usize) {
        (self.name as usize, self.name_len as usize)
    }

    /// The signature.
    pub(in super::super) const fn signature(self) -> (usize, usize) {
        (self.signature as usize, self.signature_len as usize)
    }
}

/// The bytes of all texts; a signature that is that of the row before is there once.
pub(super) const fn text_len(rows: &[IntrinsicRow]) -> usize {
    let (mut len, mut i) = (0, 0);
    while i < rows.len() {
        len += rows[i].0.len();
        if !repeats(rows, i) {
            len += rows[i].1.len();
        }
        i += 1;
    }
    len
}

const fn repeats(rows: &[IntrinsicRow], i: usize) -> bool {
    i > 0 && same(rows[i].1.as_bytes(), rows[i - 1].1.as_bytes())
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    a.len() == b.len() && i == a.len()
}

/// Packs rows whose texts have so many bytes.
pub(super) const fn pack<const ROWS: usize, const BYTES: usize>(
    rows: &[IntrinsicRow],
) -> ([Packed; ROWS], [u8; BYTES]) {
    let none = Packed {
        name: 0,
        signature: 0,
        name_len: 0,
        signature_len: 0,
        effects: 0,
    };
    let (mut packed, mut text) = ([none; ROWS], [0; BYTES]);
    assert!(BYTES <= u16::MAX as usize);
    let (mut at, mut i) = (0, 0);
    while i < ROWS {
        let (name, signature, effects) = rows[i];
        let row = &mut packed[i];
        assert!(name.len() <= u8::MAX as usize && signature.len() <= u8::MAX as usize);
        (row.name, row.name_len) = (at as u16, name.len() as u8);
        row.effects = effects;
        put(&mut text, &mut at, name.as_bytes());
        row.signature_len = signature.len() as u8;
        if repeats(rows, i) {
            packed[i].signature = packed[i - 1].signature;
        } else {
            row.signature = at as u16;
            put(&mut text, &mut at, signature.as_bytes());
        }
        i += 1;
    }
    (packed, text)
}

const fn put(text: &mut [u8], at: &mut usize, bytes: &[u8]) {
    text.split_at_mut(*at)
        .1
        .split_at_mut(bytes.len())
        .0
        .copy_from_slice(bytes);
    *at += bytes.len();
}

/// A section of some rows.
macro_rules! section {
    ($start:literal, $rows:expr) => {{
        const ROWS: &[IntrinsicRow] = $rows;
        const BYTES: usize = packed::text_len(ROWS);
        static PACKED: ([Packed; ROWS.len()], [u8; BYTES]) = packed::pack(ROWS);
        TableSection {
            start: $start,
            rows: &PACKED.0,
            text: &PACKED.1,
        }
    }};
}
pub(super) use section;
