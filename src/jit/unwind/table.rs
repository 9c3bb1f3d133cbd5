//! Entries of the tables that the system's unwinder reads (Linux Standard Base Core 5.0, section 10.6:
//! `.eh_frame`).

use std::ops::Range;

use crate::x64::cfi::{FrameInfo, uleb128};

/// Where the parts of what [`append`] has written start.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Written {
    /// The table, with this one entry.
    pub table: usize,
    /// Its entry.
    pub entry: usize,
    /// Where the address of the personality function is to be written, if there is one.
    pub personality: usize,
}

impl Written {
    /// The same, where what they count from stands at an address.
    pub(crate) fn at(self, address: usize) -> Written {
        Written {
            table: address + self.table,
            entry: address + self.entry,
            personality: address + self.personality,
        }
    }
}

/// Addresses are eight bytes, as they are.
const ABSOLUTE: u8 = 0;

/// Addresses are four bytes, from where they stand on.
const RELATIVE: u8 = 0x1b;

/// Appends the entry of a piece of code, in a table of its own. The code's addresses count from where `out`
/// starts; wherever that is, at a multiple of 8, the entry holds. `out` grows by as much whatever they are.
/// `asked` is what the personality function of code that handles exceptions asks for; it comes last.
pub(crate) fn append(
    out: &mut Vec<u8>,
    code: Range<isize>,
    frame: &FrameInfo,
    asked: Option<&[u8]>,
) -> Written {
    out.resize(out.len().next_multiple_of(8), 0);
    let table = out.len();
    let personality = common(asked.is_some(), out);
    let entry = out.len();
    out.extend([0; 4]);
    // How far in front of this field the common part starts.
    out.extend(((out.len() - table) as u32).to_le_bytes());
    let start = code.start - out.len() as isize;
    out.extend((start as i32).to_le_bytes());
    out.extend((code.len() as u32).to_le_bytes());
    let own = out.len() + 1;
    match asked {
        Some(_) => out.extend([4, 0, 0, 0, 0]),
        None => out.push(0),
    }
    frame.encode(out);
    close(entry, out);
    // A length of 0 is the end.
    out.extend([0; 4]);
    if let Some(asked) = asked {
        let distance = (out.len() - own) as u32;
        out[own..own + 4].copy_from_slice(&distance.to_le_bytes());
        out.extend(asked);
    }
    Written {
        table,
        entry,
        personality,
    }
}

/// The common information entry; gives the place of the address of the personality function.
fn common(handles: bool, out: &mut Vec<u8>) -> usize {
    let at = out.len();
    out.extend([0; 8]);
    out.push(1);
    out.extend(match handles {
        true => &b"zPLR\0"[..],
        false => b"zR\0",
    });
    // Bytes an instruction is a multiple of; bytes a place on the stack is; the return address.
    out.extend([1, 0x78, 16]);
    let mut personality = 0;
    if handles {
        uleb128(11, out);
        out.push(ABSOLUTE);
        personality = out.len();
        out.extend([0; 8]);
        out.extend([RELATIVE, RELATIVE]);
    } else {
        out.extend([1, RELATIVE]);
    }
    // The frame address is `rsp + 8`, and the return address is right below it.
    out.extend([0x0c, 7, 8, 0x80 | 16, 1]);
    close(at, out);
    personality
}

/// Pads what starts at an offset, and writes its length in front of it.
fn close(at: usize, out: &mut Vec<u8>) {
    // `nop`
    out.resize(out.len().next_multiple_of(4), 0);
    let len = (out.len() - at - 4) as u32;
    out[at..at + 4].copy_from_slice(&len.to_le_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_what_the_standard_says() {
        let mut bytes = vec![0xcc; 5];
        let written = append(&mut bytes, 0..0x20, &FrameInfo::default(), None);
        assert_eq!((written.table, written.entry), (8, 32));
        let common = [
            20, 0, 0, 0, 0, 0, 0, 0, 1, b'z', b'R', 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1,
            0, 0,
        ];
        assert_eq!(bytes[8..32], common);
        // The code starts 40 bytes in front of the third field.
        let own = [
            16, 0, 0, 0, 28, 0, 0, 0, 0xd8, 0xff, 0xff, 0xff, 0x20, 0, 0, 0, 0, 0, 0, 0,
        ];
        assert_eq!(bytes[32..52], own);
        assert_eq!(bytes[52..], [0; 4]);
    }

    #[test]
    fn what_a_personality_asks_for_follows() {
        let mut bytes = Vec::new();
        let frame = FrameInfo::default();
        let written = append(&mut bytes, 0..8, &frame, Some(&[1, 2, 3]));
        assert_eq!(bytes[written.table + 9..][..5], *b"zPLR\0");
        assert_eq!(written.personality, written.table + 19);
        assert_eq!(bytes[written.table + 18..][..9], [0; 9]);
        let field = written.entry + 17;
        let distance = u32::from_le_bytes(bytes[field..field + 4].try_into().unwrap());
        assert_eq!(bytes[field + distance as usize..], [1, 2, 3]);
    }
}
