//! Entries of the tables that the system's unwinder reads (Linux Standard Base Core 5.0, section 10.6:
//! `.eh_frame`).

use crate::runtime::unwind::Register;
use crate::x64::cfi::{FrameInfo, uleb128};

/// What the unwinder is told of a piece of code: a table with one entry.
#[derive(Debug)]
pub struct Entry {
    start: usize,
    /// The table, whose address the unwinder has.
    words: Box<[u64]>,
    /// What the personality function asks for; the table has its address.
    _lsda: Option<Box<[u8]>>,
}

/// Addresses are eight bytes, as they are.
const ABSOLUTE: u8 = 0;

impl Entry {
    /// The entry of the code at an address. Where it handles exceptions, the address of its personality
    /// function and what that asks for are there.
    pub fn new(
        start: usize,
        len: usize,
        frame: &FrameInfo,
        handling: Option<(u64, Box<[u8]>)>,
    ) -> Entry {
        let mut bytes = Vec::with_capacity(128);
        common(handling.as_ref().map(|handling| handling.0), &mut bytes);
        let at = bytes.len();
        bytes.extend([0; 4]);
        // How far in front of this field the common part starts.
        bytes.extend((at as u32 + 4).to_le_bytes());
        bytes.extend((start as u64).to_le_bytes());
        bytes.extend((len as u64).to_le_bytes());
        match &handling {
            Some((_, lsda)) => {
                bytes.push(8);
                bytes.extend((lsda.as_ptr() as u64).to_le_bytes());
            }
            None => bytes.push(0),
        }
        frame.encode(&mut bytes);
        close(at, &mut bytes);
        // A length of 0 is the end.
        bytes.extend([0; 8]);
        Entry {
            start,
            words: words(&bytes),
            _lsda: handling.map(|handling| handling.1),
        }
    }

    /// The address of the code.
    pub fn start(&self) -> usize {
        self.start
    }

    /// Makes the table known.
    pub fn tell(&self, register: Register) {
        // SAFETY: the table is complete and closed, and is forgotten before it is given back.
        unsafe { (register.add)(self.words.as_ptr().cast()) };
    }

    /// Has a table forgotten that was made known.
    pub fn forget(&self, register: Register) {
        // SAFETY: that is what was made known.
        unsafe { (register.remove)(self.words.as_ptr().cast()) };
    }
}

/// The common information entry.
fn common(personality: Option<u64>, out: &mut Vec<u8>) {
    out.extend([0; 4]);
    out.extend([0; 4]);
    out.push(1);
    out.extend(match personality {
        Some(_) => &b"zPLR\0"[..],
        None => b"zR\0",
    });
    // Bytes an instruction is a multiple of; bytes a place on the stack is; the return address.
    out.extend([1, 0x78, 16]);
    match personality {
        Some(address) => {
            uleb128(11, out);
            out.push(ABSOLUTE);
            out.extend(address.to_le_bytes());
            out.extend([ABSOLUTE, ABSOLUTE]);
        }
        None => out.extend([1, ABSOLUTE]),
    }
    // The frame address is `rsp + 8`, and the return address is right below it.
    out.extend([0x0c, 7, 8, 0x80 | 16, 1]);
    close(0, out);
}

/// Pads what starts at an offset, and writes its length in front of it.
fn close(at: usize, out: &mut Vec<u8>) {
    // `nop`
    out.resize(out.len().next_multiple_of(8), 0);
    let len = (out.len() - at - 4) as u32;
    out[at..at + 4].copy_from_slice(&len.to_le_bytes());
}

fn words(bytes: &[u8]) -> Box<[u64]> {
    let (words, _) = bytes.as_chunks::<8>();
    words.iter().map(|word| u64::from_le_bytes(*word)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_what_the_standard_says() {
        let entry = Entry::new(0x1000, 0x20, &FrameInfo::default(), None);
        let bytes: Vec<u8> = entry.words.iter().flat_map(|w| w.to_le_bytes()).collect();
        let common = [
            20, 0, 0, 0, 0, 0, 0, 0, 1, b'z', b'R', 0, 1, 0x78, 16, 1, 0, 0x0c, 7, 8, 0x90, 1, 0, 0,
        ];
        assert_eq!(bytes[..24], common);
        let own = [
            28, 0, 0, 0, 28, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0, 0x20, 0, 0, 0, 0, 0, 0, 0, 0, 0,
            0, 0, 0, 0, 0, 0,
        ];
        assert_eq!(bytes[24..56], own);
        assert_eq!(bytes[56..], [0; 8]);
    }
}
