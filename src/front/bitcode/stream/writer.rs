//! Writing a bitstream.
//!
//! Source: LLVM Bitcode File Format, "Bitstream Format".

use super::abbrev::{AbbrevOp, AbbrevTable, BlockInfos};
use super::cursor::CHAR6;
use super::{BLOCKINFO, TOP_WIDTH, id};

/// A block that is open.
#[derive(Debug)]
struct Scope {
    block: u32,
    /// The width of abbreviation ids around it.
    outer_width: u32,
    /// The byte where its length stands.
    length_at: usize,
    /// How many abbreviations it began with.
    infos: usize,
    /// How many abbreviations there were before its own.
    own: usize,
}

/// A bitstream that is written.
#[derive(Debug)]
pub struct BitWriter {
    out: Vec<u8>,
    /// Bits that are no whole byte so far, the first one lowest.
    pending: u64,
    pending_bits: u32,
    width: u32,
    scopes: Vec<Scope>,
    infos: BlockInfos,
    own: AbbrevTable,
}

impl Default for BitWriter {
    fn default() -> Self {
        BitWriter::new()
    }
}

impl BitWriter {
    /// An empty bitstream.
    pub fn new() -> BitWriter {
        BitWriter {
            out: Vec::new(),
            pending: 0,
            pending_bits: 0,
            width: TOP_WIDTH,
            scopes: Vec::new(),
            infos: BlockInfos::default(),
            own: AbbrevTable::default(),
        }
    }

    /// The bytes, with zero bits behind the last one.
    pub fn finish(mut self) -> Vec<u8> {
        self.align();
        self.out
    }

    /// Where it stands, in bits.
    pub fn at(&self) -> u64 {
        self.out.len() as u64 * 8 + u64::from(self.pending_bits)
    }

    /// An integer in `width` bits, at most 57.
    #[inline]
    pub fn fixed(&mut self, value: u64, width: u32) {
        debug_assert!(width <= 57 && value >> width == 0);
        self.pending |= value << self.pending_bits;
        self.pending_bits += width;
        while self.pending_bits >= 8 {
            self.out.push(self.pending as u8);
            self.pending >>= 8;
            self.pending_bits -= 8;
        }
    }

    /// An integer in chunks of `width` bits.
    #[inline]
    pub fn vbr(&mut self, mut value: u64, width: u32) {
        let more = 1 << (width - 1);
        while value >= more {
            self.fixed(value & (more - 1) | more, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    /// Zero bits up to the next multiple of 32.
    pub fn align(&mut self) {
        let gap = (self.at().next_multiple_of(32) - self.at()) as u32;
        self.fixed(0, gap);
    }

    /// Bytes as they are; it stands at the end of a byte.
    pub fn bytes(&mut self, bytes: &[u8]) {
        debug_assert!(self.pending_bits == 0);
        self.out.extend_from_slice(bytes);
    }

    /// Overwrites 32 bits, all of which are among whole bytes.
    pub fn patch(&mut self, bit: u64, value: u32) {
        let (at, shift) = ((bit / 8) as usize, bit % 8);
        let (value, mask) = (u64::from(value) << shift, u64::from(u32::MAX) << shift);
        for (n, byte) in self.out.iter_mut().skip(at).take(5).enumerate() {
            let (value, mask) = ((value >> (8 * n)) as u8, (mask >> (8 * n)) as u8);
            *byte = *byte & !mask | value & mask;
        }
    }

    /// Begins a block whose abbreviation ids have `width` bits.
    pub fn enter(&mut self, block: u32, width: u32) {
        self.fixed(id::ENTER_SUBBLOCK, self.width);
        self.vbr(block.into(), 8);
        self.vbr(width.into(), 4);
        self.align();
        let length_at = self.out.len();
        self.bytes(&[0; 4]);
        let infos = match self.infos.find(block) {
            Some(row) => self.infos.table(row).len(),
            None => 0,
        };
        self.scopes.push(Scope {
            block,
            outer_width: self.width,
            length_at,
            infos,
            own: self.own.len(),
        });
        self.width = width;
    }

    /// Ends the innermost block.
    pub fn leave(&mut self) {
        self.fixed(id::END_BLOCK, self.width);
        self.align();
        let Some(scope) = self.scopes.pop() else {
            return;
        };
        self.width = scope.outer_width;
        self.own.truncate(scope.own);
        let words = (self.out.len() - scope.length_at - 4) / 4;
        self.patch(scope.length_at as u64 * 8, words as u32);
    }

    /// Defines an abbreviation of the innermost block, and gives its id.
    pub fn define(&mut self, operands: &[AbbrevOp]) -> u64 {
        self.definition(operands);
        self.own.push(operands);
        let Some(scope) = self.scopes.last() else {
            return id::FIRST_ABBREV;
        };
        id::FIRST_ABBREV + (scope.infos + self.own.len() - scope.own - 1) as u64
    }

    fn definition(&mut self, operands: &[AbbrevOp]) {
        self.fixed(id::DEFINE_ABBREV, self.width);
        self.vbr(operands.len() as u64, 5);
        for &operand in operands {
            if let AbbrevOp::Literal(value) = operand {
                self.fixed(1, 1);
                self.vbr(value, 8);
                continue;
            }
            let (encoding, data) = match operand {
                AbbrevOp::Fixed(width) => (1, Some(width)),
                AbbrevOp::Vbr(width) => (2, Some(width)),
                AbbrevOp::Array => (3, None),
                AbbrevOp::Char6 => (4, None),
                AbbrevOp::Blob | AbbrevOp::Literal(_) => (5, None),
            };
            self.fixed(0, 1);
            self.fixed(encoding, 3);
            if let Some(data) = data {
                self.vbr(data.into(), 5);
            }
        }
    }

    /// Writes a BLOCKINFO block with abbreviations for others; each gets the next id of its block,
    /// from 4 on.
    pub fn block_info(&mut self, abbrevs: &[(u32, &[AbbrevOp])]) {
        const SETBID: u32 = 1;
        self.enter(BLOCKINFO, TOP_WIDTH);
        let mut current = None;
        for &(block, operands) in abbrevs {
            if current != Some(block) {
                self.record(SETBID, &[block.into()]);
                current = Some(block);
            }
            self.definition(operands);
            let row = self.infos.row(block);
            self.infos.table_mut(row).push(operands);
        }
        self.leave();
    }

    /// A record without an abbreviation.
    pub fn record(&mut self, code: u32, ops: &[u64]) {
        self.fixed(id::UNABBREV_RECORD, self.width);
        self.vbr(code.into(), 6);
        self.vbr(ops.len() as u64, 6);
        for &op in ops {
            self.vbr(op, 6);
        }
    }

    /// A record without an abbreviation that ends with characters.
    pub fn text(&mut self, code: u32, ops: &[u64], text: &[u8]) {
        self.fixed(id::UNABBREV_RECORD, self.width);
        self.vbr(code.into(), 6);
        self.vbr((ops.len() + text.len()) as u64, 6);
        for &op in ops {
            self.vbr(op, 6);
        }
        for &char in text {
            self.vbr(char.into(), 6);
        }
    }

    /// A record with an abbreviation of the innermost block; of an array, which is last, all
    /// elements are among the operands.
    pub fn abbreviated(&mut self, abbrev: u64, code: u32, ops: &[u64]) {
        self.with(abbrev, code, ops.len(), |n| ops[n]);
    }

    /// As [`abbreviated`](Self::abbreviated), with characters for the array.
    pub fn abbreviated_text(&mut self, abbrev: u64, code: u32, ops: &[u64], text: &[u8]) {
        let op = |n: usize| match n.checked_sub(ops.len()) {
            None => ops[n],
            Some(n) => text[n].into(),
        };
        self.with(abbrev, code, ops.len() + text.len(), op);
    }

    fn with(&mut self, abbrev: u64, code: u32, count: usize, op: impl Fn(usize) -> u64) {
        self.fixed(abbrev, self.width);
        let mut next = 0;
        let mut place = 0;
        while let Some(operand) = self.operand(abbrev, place) {
            if operand == AbbrevOp::Array {
                let element = self.operand(abbrev, place + 1);
                self.vbr((count + 1 - next) as u64, 6);
                for n in next..=count {
                    self.scalar(element.unwrap_or(AbbrevOp::Vbr(6)), op(n - 1));
                }
                return;
            }
            let value = match next {
                0 => code.into(),
                n => op(n - 1),
            };
            self.scalar(operand, value);
            next += 1;
            place += 1;
        }
        debug_assert!(next == count + 1, "an operand for each of the abbreviation");
    }

    fn operand(&self, abbrev: u64, place: usize) -> Option<AbbrevOp> {
        let scope = self.scopes.last()?;
        let index = abbrev.checked_sub(id::FIRST_ABBREV)? as usize;
        let operands = match index.checked_sub(scope.infos) {
            None => self.infos.table(self.infos.find(scope.block)?).get(index),
            Some(index) => self.own.get(scope.own + index),
        };
        operands?.get(place).copied()
    }

    #[inline]
    fn scalar(&mut self, operand: AbbrevOp, value: u64) {
        match operand {
            AbbrevOp::Literal(literal) => debug_assert_eq!(literal, value),
            AbbrevOp::Fixed(width) => self.fixed(value, width.into()),
            AbbrevOp::Vbr(width) => self.vbr(value, width.into()),
            AbbrevOp::Char6 => self.fixed(char6(value as u8).unwrap_or(0).into(), 6),
            AbbrevOp::Array | AbbrevOp::Blob => {}
        }
    }

    /// A record with an abbreviation that ends with a blob.
    pub fn blob(&mut self, abbrev: u64, ops: &[u64], blob: &[u8]) {
        self.fixed(abbrev, self.width);
        let mut ops = ops.iter().copied();
        let mut place = 0;
        while let Some(operand) = self.operand(abbrev, place) {
            match operand {
                AbbrevOp::Blob => {
                    self.vbr(blob.len() as u64, 6);
                    self.align();
                    self.bytes(blob);
                    self.align();
                }
                AbbrevOp::Literal(_) => {}
                other => self.scalar(other, ops.next().unwrap_or(0)),
            }
            place += 1;
        }
    }
}

/// The 6 bits of a character, if it is one that they have.
pub fn char6(char: u8) -> Option<u8> {
    Some(match char {
        b'a'..=b'z' => char - b'a',
        b'A'..=b'Z' => char - b'A' + 26,
        b'0'..=b'9' => char - b'0' + 52,
        b'.' => 62,
        b'_' => 63,
        _ => return None,
    })
}

const _: () = assert!(CHAR6.len() == 64);

#[cfg(test)]
mod tests {
    use super::super::{Bitstream, Record, StreamEntry};
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut writer = BitWriter::new();
        writer.block_info(&[(
            9,
            &[AbbrevOp::Literal(5), AbbrevOp::Vbr(6), AbbrevOp::Fixed(3)],
        )]);
        writer.enter(9, 4);
        let name = [
            AbbrevOp::Fixed(3),
            AbbrevOp::Vbr(8),
            AbbrevOp::Array,
            AbbrevOp::Char6,
        ];
        let name = writer.define(&name);
        let blob = writer.define(&[AbbrevOp::Literal(7), AbbrevOp::Vbr(6), AbbrevOp::Blob]);
        assert_eq!((name, blob), (5, 6));
        writer.abbreviated(4, 5, &[1000, 3]);
        writer.abbreviated_text(name, 2, &[77], b"ab_9");
        writer.blob(blob, &[12], b"hello");
        writer.record(1, &[u64::MAX, 0]);
        writer.leave();
        let bytes = writer.finish();

        let mut stream = Bitstream::new(&bytes);
        let mut record = Record::default();
        assert_eq!(stream.entry(), Ok(StreamEntry::Block(BLOCKINFO)));
        stream.block_info().unwrap();
        assert_eq!(stream.entry(), Ok(StreamEntry::Block(9)));
        stream.enter(9).unwrap();
        let mut next = || {
            let Ok(StreamEntry::Record(id)) = stream.entry() else {
                return None;
            };
            stream.record(id, &mut record).unwrap();
            Some(record.clone())
        };
        let record = next().unwrap();
        assert_eq!((record.code, &record.ops[..]), (5, &[1000, 3][..]));
        let mut record = next().unwrap();
        assert_eq!((record.code, record.ops[0]), (2, 77));
        assert_eq!(record.text_from(1), Some(&b"ab_9"[..]));
        let record = next().unwrap();
        assert_eq!(record.ops, [12]);
        assert_eq!(&bytes[record.blob.unwrap()], b"hello");
        let mut record = next().unwrap();
        assert_eq!(record.numbers(), [u64::MAX, 0]);
        assert_eq!(next().map(|record| record.code), None);
        assert_eq!(stream.depth(), 0);
    }
}
