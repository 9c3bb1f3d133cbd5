//! Bits: fixed-width and variable-width integers, from the lowest bit of each byte on.
//!
//! Source: LLVM Bitcode File Format, "Primitives".
//!
//! Whatever is read behind the end is zero. The place goes on there all the same, so that who has
//! read a whole record asks once, by [`Cursor::is_behind_end`], whether there was enough of it.

/// A place in some bytes.
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'a> {
    bytes: &'a [u8],
    /// Where it stands, in bits.
    at: u64,
    /// Whether a variable-width integer had more than 64 bits.
    too_wide: bool,
}

/// The 6-bit characters, in order.
pub const CHAR6: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

impl<'a> Cursor<'a> {
    /// The start of some bytes.
    pub fn new(bytes: &'a [u8]) -> Cursor<'a> {
        Cursor {
            bytes,
            at: 0,
            too_wide: false,
        }
    }

    /// The bytes that it reads.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Where it stands, in bits.
    #[inline]
    pub fn at(&self) -> u64 {
        self.at
    }

    /// Goes to a bit.
    #[inline]
    pub fn seek(&mut self, bit: u64) {
        self.at = bit;
    }

    /// How many bits there are.
    #[inline]
    pub fn end(&self) -> u64 {
        self.bytes.len() as u64 * 8
    }

    /// How many bits are left.
    #[inline]
    pub fn left(&self) -> u64 {
        self.end().saturating_sub(self.at)
    }

    /// Whether more was read than there is.
    #[inline]
    pub fn is_behind_end(&self) -> bool {
        self.at > self.end()
    }

    /// Whether an integer had more than 64 bits since this was last asked.
    #[inline]
    pub fn take_too_wide(&mut self) -> bool {
        std::mem::take(&mut self.too_wide)
    }

    /// At least the next 57 bits, and zeros behind the end.
    #[inline(always)]
    fn peek(&self) -> u64 {
        let byte = (self.at >> 3) as usize;
        let word = match self.bytes.get(byte..).and_then(|rest| rest.first_chunk()) {
            Some(word) => u64::from_le_bytes(*word),
            None => self.last_word(byte),
        };
        word >> (self.at & 7)
    }

    #[cold]
    fn last_word(&self, byte: usize) -> u64 {
        let rest = self.bytes.get(byte..).unwrap_or(&[]);
        rest.iter()
            .rev()
            .fold(0, |word, &byte| word << 8 | u64::from(byte))
    }

    /// An integer of `width` bits, at most 57.
    #[inline(always)]
    pub fn fixed(&mut self, width: u32) -> u64 {
        debug_assert!(width <= 57);
        let value = self.peek() & ((1 << width) - 1);
        self.at += u64::from(width);
        value
    }

    /// An integer in chunks of `width` bits, 2 to 32, of which the highest says whether another
    /// one follows.
    #[inline(always)]
    pub fn vbr(&mut self, width: u32) -> u64 {
        debug_assert!((2..=32).contains(&width));
        let more = 1 << (width - 1);
        let first = self.peek();
        if first & more == 0 {
            self.at += u64::from(width);
            return first & (more - 1);
        }
        let second = first >> width;
        if second & more == 0 && width <= 28 {
            self.at += u64::from(2 * width);
            return (first & (more - 1)) | (second & (more - 1)) << (width - 1);
        }
        self.long_vbr(width)
    }

    #[inline(never)]
    fn long_vbr(&mut self, width: u32) -> u64 {
        let more = 1 << (width - 1);
        // As far as one look goes, nothing is too wide.
        let word = self.peek();
        let (mut value, mut shift, mut used) = (0, 0, 0);
        while used + width <= 57 {
            let chunk = word >> used;
            value |= (chunk & (more - 1)) << shift;
            shift += width - 1;
            used += width;
            if chunk & more == 0 {
                self.at += u64::from(used);
                return value;
            }
        }
        self.longest_vbr(width)
    }

    #[cold]
    fn longest_vbr(&mut self, width: u32) -> u64 {
        let more = 1 << (width - 1);
        let (mut value, mut shift) = (0, 0);
        loop {
            let chunk = self.fixed(width);
            let part = chunk & (more - 1);
            // Some writers fill the last chunk of a wide integer with bits that count for nothing.
            if shift < 64 {
                value |= part << shift;
            }
            if part != 0 && (shift >= 64 || part << shift >> shift != part) {
                self.too_wide = true;
            }
            if chunk & more == 0 {
                return value;
            }
            shift = (shift + width - 1).min(64);
        }
    }

    /// Goes on to the next multiple of 32 bits.
    #[inline]
    pub fn align(&mut self) {
        self.at = self.at.next_multiple_of(32);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variable_width_integers_are_chunks() {
        // The example of the specification: 27 as vbr4 is 1011 0011.
        let mut cursor = Cursor::new(&[0b0011_1011]);
        assert_eq!((cursor.vbr(4), cursor.at()), (27, 8));
        let mut cursor = Cursor::new(&[0xff; 16]);
        assert_eq!(cursor.fixed(3), 7);
        assert_eq!(cursor.vbr(6), u64::MAX);
        assert!(cursor.is_behind_end() && cursor.take_too_wide());
    }

    #[test]
    fn behind_the_end_all_is_zero() {
        let mut cursor = Cursor::new(&[1, 2, 3]);
        assert_eq!(cursor.fixed(32), 0x0003_0201);
        assert_eq!((cursor.fixed(8), cursor.is_behind_end()), (0, true));
        cursor.seek(u64::from(u32::MAX));
        assert_eq!((cursor.vbr(6), cursor.left()), (0, 0));
    }
}
