//! The record that is being read, and what is said of one that makes no sense.

use std::ops::Range;

use super::super::codes::{block_name, record_name};
use super::super::stream::{Bitstream, Malformed, Record, StreamEntry};
use crate::diag::{Diagnostic, Span};

/// What is read, or why it is not.
pub(super) type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// The largest file: places in it are numbers of bits that fit into [`Span`]s.
pub(super) const MAX_LEN: usize = (u32::MAX / 8) as usize;

/// A bitstream and its current record.
pub(super) struct Input<'a> {
    pub stream: Bitstream<'a>,
    pub record: Record,
}

impl<'a> Input<'a> {
    pub(super) fn new(stream: Bitstream<'a>) -> Input<'a> {
        Input {
            stream,
            record: Record::default(),
        }
    }

    /// Where the current record stands.
    #[inline]
    pub(super) fn span(&self) -> Span {
        Span::new(self.record.at as usize, self.stream.at() as usize)
    }

    /// What comes next.
    #[inline]
    pub(super) fn entry(&mut self) -> Result<StreamEntry> {
        let entry = self.stream.entry();
        entry.map_err(malformed)
    }

    /// Enters a block.
    pub(super) fn enter(&mut self, block: u32) -> Result<()> {
        self.stream.enter(block).map_err(malformed)
    }

    /// Passes over a block.
    pub(super) fn skip(&mut self) -> Result<()> {
        self.stream.skip().map_err(malformed)
    }

    /// Reads a BLOCKINFO block.
    pub(super) fn block_info(&mut self) -> Result<()> {
        self.stream.block_info().map_err(malformed)
    }

    /// Reads a record whose operands are numbers, and gives its code.
    #[inline]
    pub(super) fn numbers(&mut self, id: u64) -> Result<u32> {
        let code = self.raw(id)?;
        self.record.numbers();
        Ok(code)
    }

    /// Reads a record that may have characters, and gives its code.
    #[inline]
    pub(super) fn raw(&mut self, id: u64) -> Result<u32> {
        match self.stream.record(id, &mut self.record) {
            Ok(()) => Ok(self.record.code),
            Err(fault) => Err(malformed(fault)),
        }
    }

    /// The next record of a block without blocks in it that matter; `None` at its end. Its
    /// operands may be characters.
    #[inline]
    pub(super) fn next(&mut self) -> Result<Option<u32>> {
        loop {
            match self.entry()? {
                StreamEntry::End => return Ok(None),
                StreamEntry::Block(_) => self.skip()?,
                StreamEntry::Record(id) => return self.raw(id).map(Some),
            }
        }
    }

    /// The operands, all as numbers.
    #[inline]
    pub(super) fn ops(&mut self) -> &[u64] {
        self.record.numbers()
    }

    /// The number of operands.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.record.ops.len()
    }

    /// Operand `n`, which has to be there.
    #[inline]
    pub(super) fn op(&self, n: usize) -> Result<u64> {
        match self.record.ops.get(n) {
            Some(&op) => Ok(op),
            None => Err(self.short(n)),
        }
    }

    /// Operand `n`, or 0.
    #[inline]
    pub(super) fn or_zero(&self, n: usize) -> u64 {
        self.record.ops.get(n).copied().unwrap_or(0)
    }

    /// Operand `n` as a number of 32 bits.
    pub(super) fn op32(&self, n: usize) -> Result<u32> {
        let op = self.op(n)?;
        u32::try_from(op).map_err(|_| self.malformed(format!("{op} has more than 32 bits")))
    }

    /// The operands from number `from` on as characters.
    pub(super) fn text(&mut self, from: usize) -> Result<&[u8]> {
        if self.record.text_from(from).is_none() {
            return Err(self.malformed("the operands are no characters"));
        }
        Ok(&self.record.text)
    }

    /// The bytes of a range of the file.
    pub(super) fn bytes(&self, range: Range<usize>) -> &'a [u8] {
        self.stream.bytes().get(range).unwrap_or(&[])
    }

    #[cold]
    fn short(&self, n: usize) -> Box<Diagnostic> {
        self.malformed(match n + 1 {
            1 => "there is no operand".to_string(),
            wanted => format!("there are {} operands, not {wanted}", self.len()),
        })
    }

    /// What record this is: its name.
    pub(super) fn name(&self) -> String {
        record_name(self.stream.block().unwrap_or(u32::MAX), self.record.code)
    }

    /// An error of this record.
    #[cold]
    pub(super) fn malformed(&self, what: impl Into<String>) -> Box<Diagnostic> {
        let message = format!("invalid {}: {}", self.name(), what.into());
        Box::new(Diagnostic::error(MALFORMED, self.span(), message))
    }

    /// An error of this block.
    #[cold]
    pub(super) fn bad_block(&self, what: impl Into<String>) -> Box<Diagnostic> {
        let block = block_name(self.stream.block().unwrap_or(u32::MAX));
        let at = self.stream.at() as usize;
        let message = format!("invalid {block}: {}", what.into());
        Box::new(Diagnostic::error(MALFORMED, Span::new(at, at), message))
    }

    /// What this record says can be valid, but not be run.
    #[cold]
    pub(super) fn unsupported(&self, what: impl std::fmt::Display) -> Box<Diagnostic> {
        Box::new(Diagnostic::unsupported(self.span(), what))
    }
}

/// The code of what is said of bitcode that makes no sense.
pub(super) const MALFORMED: &str = "malformed-bitcode";

/// What is said of bits that make no sense.
#[cold]
pub(super) fn malformed(fault: Malformed) -> Box<Diagnostic> {
    let at = fault.at as usize;
    Box::new(Diagnostic::error(
        MALFORMED,
        Span::new(at, at),
        fault.fault.to_string(),
    ))
}

/// A number whose lowest bit is its sign.
#[inline]
pub(super) fn signed(op: u64) -> i64 {
    match op {
        // There is no -0: this is the lowest number.
        1 => i64::MIN,
        _ if op & 1 == 0 => (op >> 1) as i64,
        _ => ((op >> 1) as i64).wrapping_neg(),
    }
}

/// A number whose lowest bit says that all others are inverted, as old debug metadata has them.
pub(super) fn inverted(op: u64) -> i64 {
    (op >> 1) as i64 ^ -((op & 1) as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_bit_of_a_number_is_its_sign() {
        let got = [0, 2, 3, 1, u64::MAX].map(signed);
        assert_eq!(got, [0, 1, -1, i64::MIN, -i64::MAX]);
    }
}
