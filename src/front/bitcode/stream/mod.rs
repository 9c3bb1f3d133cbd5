//! The bitstream: blocks within blocks, and records of numbers in them.
//!
//! Source: LLVM Bitcode File Format, "Bitstream Format".
//!
//! Nothing here knows what the records mean. Whatever the bytes are, reading them ends: a block
//! ends where its header says, a record takes at least a bit for each of its operands, and those
//! that take none are counted ([`Bitstream::record`]). So memory stays in proportion to the bytes.

mod abbrev;
mod cursor;
#[cfg(test)]
mod tests;
mod writer;

use std::fmt;
use std::sync::Arc;

pub use abbrev::{AbbrevOp, AbbrevTable, BlockInfos};
pub use cursor::{CHAR6, Cursor};
pub use writer::{BitWriter, char6};

/// The id of the block that holds abbreviations for others.
pub const BLOCKINFO: u32 = 0;

/// The ids that abbreviations do not have.
mod id {
    pub(super) const END_BLOCK: u64 = 0;
    pub(super) const ENTER_SUBBLOCK: u64 = 1;
    pub(super) const DEFINE_ABBREV: u64 = 2;
    pub(super) const UNABBREV_RECORD: u64 = 3;
    pub(super) const FIRST_ABBREV: u64 = 4;
}

/// What is wrong with some bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Malformed {
    /// Where, in bits from the start of the bytes.
    pub at: u64,
    /// What is wrong there.
    pub fault: StreamErrorKind,
}

/// What can be wrong with a bitstream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StreamErrorKind {
    /// A record or block goes on behind the end of the bytes.
    BehindEnd,
    /// A block is longer than the bytes around it: its words, and those that are left.
    BlockLength(u64, u64),
    /// A block ends elsewhere than its header says: so many bits, instead of so many.
    BlockEnd(u64, u64),
    /// A block whose ids have no bits, or too many.
    IdWidth(u64),
    /// A block id of more than 32 bits.
    BlockId(u64),
    /// The end of a block where none is open.
    NoBlock,
    /// An abbreviation that is not defined.
    UndefinedAbbrev(u64),
    /// An abbreviation of so many operands.
    AbbrevLength(u64),
    /// A number of so many bits in an abbreviation.
    AbbrevWidth(u64),
    /// An unknown encoding in an abbreviation.
    AbbrevEncoding(u64),
    /// An array or blob where none can be.
    AbbrevForm,
    /// A number of more than 64 bits.
    NumberWidth,
    /// More operands than the bits that are left.
    OperandCount(u64),
    /// More operands that take hardly any room than there are bytes.
    CheapOperands,
    /// The code of a record is no number of 32 bits.
    Code(u64),
    /// An abbreviation for other blocks before it is said for which.
    NoBlockInfo,
}

impl fmt::Display for StreamErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            StreamErrorKind::BehindEnd => write!(f, "the file ends within a record"),
            StreamErrorKind::BlockLength(words, left) => write!(
                f,
                "a block of {words} words begins where only {left} are left"
            ),
            StreamErrorKind::BlockEnd(is, said) => write!(
                f,
                "a block that should have {said} bits ends after {is} of them"
            ),
            StreamErrorKind::IdWidth(width) => {
                write!(f, "a block has abbreviation ids of {width} bits")
            }
            StreamErrorKind::BlockId(id) => write!(f, "{id} is no id of a block"),
            StreamErrorKind::NoBlock => write!(f, "a block ends where none is open"),
            StreamErrorKind::UndefinedAbbrev(id) => write!(f, "abbreviation {id} is not defined"),
            StreamErrorKind::AbbrevLength(0) => write!(f, "an abbreviation has no operands"),
            StreamErrorKind::AbbrevLength(n) => write!(f, "an abbreviation has {n} operands"),
            StreamErrorKind::AbbrevWidth(width) => {
                write!(f, "an abbreviation has an operand of {width} bits")
            }
            StreamErrorKind::AbbrevEncoding(n) => write!(f, "{n} is no encoding of an operand"),
            StreamErrorKind::AbbrevForm => {
                write!(f, "an abbreviation has an array or blob that is not last")
            }
            StreamErrorKind::NumberWidth => write!(f, "a number has more than 64 bits"),
            StreamErrorKind::OperandCount(n) => {
                write!(f, "a record of {n} operands has no room for them")
            }
            StreamErrorKind::CheapOperands => {
                write!(f, "there are more operands than bits for them")
            }
            StreamErrorKind::Code(code) => write!(f, "{code} is no code of a record"),
            StreamErrorKind::NoBlockInfo => write!(f, "an abbreviation is defined for no block"),
        }
    }
}

/// What comes next in a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StreamEntry {
    /// The block ends.
    End,
    /// A block with this id begins: to be [entered](Bitstream::enter) or
    /// [skipped](Bitstream::skip).
    Block(u32),
    /// A record with the id of its abbreviation: to be [read](Bitstream::record).
    Record(u64),
}

/// A record.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// What it is, within its block.
    pub code: u32,
    /// Its operands, but those of [`text`](Self::text).
    pub ops: Vec<u64>,
    /// The operands of an array whose elements have at most 8 bits: mostly characters. They stand
    /// behind the others.
    pub text: Vec<u8>,
    /// The bytes of a blob.
    pub blob: Option<std::ops::Range<usize>>,
    /// Where it begins, in bits.
    pub at: u64,
}

impl Record {
    /// All operands, as numbers.
    #[inline]
    pub fn numbers(&mut self) -> &[u64] {
        if !self.text.is_empty() {
            self.ops.extend(self.text.drain(..).map(u64::from));
        }
        &self.ops
    }

    /// The operands from number `from` on, as characters; `None` where one of them is none, or
    /// there are fewer.
    pub fn text_from(&mut self, from: usize) -> Option<&[u8]> {
        if self.ops.len() < from {
            return None;
        }
        if self.ops.len() > from {
            let chars: Option<Vec<u8>> = self.ops[from..].iter().map(|&op| character(op)).collect();
            let chars = chars?;
            self.text.splice(0..0, chars);
            self.ops.truncate(from);
        }
        Some(&self.text)
    }
}

/// The character that an operand is. LLVM writes many by way of C's `char`, so that those above 127 are
/// sign-extended, to 32 bits or to 64.
pub fn character(op: u64) -> Option<u8> {
    let char = op as u8;
    let extended = char as i8;
    let is_extended = extended < 0 && (op == extended as u64 || op == u64::from(extended as u32));
    (op == u64::from(char) || is_extended).then_some(char)
}

/// A block that is open.
#[derive(Clone, Copy, Debug)]
struct Scope {
    block: u32,
    /// The width of abbreviation ids.
    width: u32,
    /// Where its content begins and ends, in bits.
    start: u64,
    end: u64,
    /// The row of [`BlockInfos`], and how many abbreviations it has.
    info: usize,
    infos: usize,
    /// How many abbreviations there were before its own.
    own: usize,
}

/// The width of abbreviation ids outside of blocks.
const TOP_WIDTH: u32 = 2;

/// A bitstream that is read.
#[derive(Clone, Debug)]
pub struct Bitstream<'a> {
    cursor: Cursor<'a>,
    infos: Arc<BlockInfos>,
    /// The abbreviations that open blocks define for themselves.
    own: AbbrevTable,
    scopes: Vec<Scope>,
    /// Where the innermost block or else the bytes end, in bits.
    end: u64,
    /// How many operands there may still be.
    budget: u64,
}

/// How many operands there may be for each byte: they have more bits than that in what LLVM
/// writes.
const OPERANDS_PER_BYTE: u64 = 2;
/// A small file may have more.
const FREE_OPERANDS: u64 = 4096;

impl<'a> Bitstream<'a> {
    /// The bitstream in some bytes, which are those of the file: its bits are counted from the
    /// first one on.
    pub fn new(bytes: &'a [u8]) -> Bitstream<'a> {
        Bitstream::with_infos(bytes, Arc::default())
    }

    /// As [`new`](Self::new), with abbreviations that are known already.
    pub fn with_infos(bytes: &'a [u8], infos: Arc<BlockInfos>) -> Bitstream<'a> {
        let cursor = Cursor::new(bytes);
        Bitstream {
            cursor,
            infos,
            own: AbbrevTable::default(),
            scopes: Vec::new(),
            end: cursor.end(),
            budget: bytes.len() as u64 * OPERANDS_PER_BYTE + FREE_OPERANDS,
        }
    }

    /// Where it stands, in bits.
    pub fn at(&self) -> u64 {
        self.cursor.at()
    }

    /// Goes to a bit outside of all blocks.
    pub fn seek(&mut self, bit: u64) {
        self.scopes.clear();
        self.own.truncate(0);
        self.end = self.cursor.end();
        self.cursor.seek(bit.min(self.end));
    }

    /// The bytes that it reads.
    pub fn bytes(&self) -> &'a [u8] {
        self.cursor.bytes()
    }

    /// How many bits are left of the innermost block, or else of the bytes.
    pub fn left(&self) -> u64 {
        self.end.saturating_sub(self.cursor.at())
    }

    /// The abbreviations that blocks begin with, as far as they were read.
    pub fn infos(&self) -> &Arc<BlockInfos> {
        &self.infos
    }

    /// The id of the innermost block.
    pub fn block(&self) -> Option<u32> {
        self.scopes.last().map(|scope| scope.block)
    }

    /// How many blocks are open.
    pub fn depth(&self) -> usize {
        self.scopes.len()
    }

    /// The width of abbreviation ids where it stands.
    pub fn id_width(&self) -> u32 {
        self.scopes.last().map_or(TOP_WIDTH, |scope| scope.width)
    }

    fn malformed<T>(&self, at: u64, fault: StreamErrorKind) -> Result<T, Malformed> {
        Err(Malformed { at, fault })
    }

    /// What comes next. Definitions of abbreviations are taken in on the way.
    ///
    /// # Errors
    ///
    /// If the bits make no sense.
    #[inline]
    pub fn entry(&mut self) -> Result<StreamEntry, Malformed> {
        loop {
            let at = self.cursor.at();
            let id = self.cursor.fixed(self.id_width());
            if self.cursor.at() > self.end {
                return self.malformed(at, StreamErrorKind::BehindEnd);
            }
            match id {
                id::END_BLOCK => {
                    self.leave(at)?;
                    return Ok(StreamEntry::End);
                }
                id::ENTER_SUBBLOCK => {
                    let block = self.cursor.vbr(8);
                    return match u32::try_from(block) {
                        Ok(block) => Ok(StreamEntry::Block(block)),
                        Err(_) => self.malformed(at, StreamErrorKind::BlockId(block)),
                    };
                }
                id::DEFINE_ABBREV => self.own.define(&mut self.cursor)?,
                id => return Ok(StreamEntry::Record(id)),
            }
        }
    }

    /// The header of the block whose id was read: the width of its ids, and where it ends.
    fn header(&mut self) -> Result<(u32, u64), Malformed> {
        let at = self.cursor.at();
        let width = self.cursor.vbr(4);
        self.cursor.align();
        let words = self.cursor.fixed(32);
        if self.cursor.at() > self.end {
            return self.malformed(at, StreamErrorKind::BehindEnd);
        }
        let left = (self.end - self.cursor.at()) / 32;
        if words > left {
            return self.malformed(at, StreamErrorKind::BlockLength(words, left));
        }
        match width {
            2..=32 => Ok((width as u32, self.cursor.at() + words * 32)),
            _ => self.malformed(at, StreamErrorKind::IdWidth(width)),
        }
    }

    /// Where the block ends whose id was [read](Self::entry), in bits.
    ///
    /// # Errors
    ///
    /// If its header makes no sense.
    pub fn block_end(&self) -> Result<u64, Malformed> {
        Ok(self.clone().header()?.1)
    }

    /// Enters the block whose id was [read](Self::entry).
    ///
    /// # Errors
    ///
    /// If its header makes no sense.
    pub fn enter(&mut self, block: u32) -> Result<(), Malformed> {
        let (width, end) = self.header()?;
        let info = self.infos.find(block);
        self.scopes.push(Scope {
            block,
            width,
            start: self.cursor.at(),
            end,
            info: info.unwrap_or(0),
            infos: info.map_or(0, |row| self.infos.table(row).len()),
            own: self.own.len(),
        });
        self.end = end;
        Ok(())
    }

    /// Passes over the block whose id was [read](Self::entry).
    ///
    /// # Errors
    ///
    /// If its header makes no sense.
    pub fn skip(&mut self) -> Result<(), Malformed> {
        let (_, end) = self.header()?;
        self.cursor.seek(end);
        Ok(())
    }

    fn leave(&mut self, at: u64) -> Result<(), Malformed> {
        let Some(scope) = self.scopes.pop() else {
            return self.malformed(at, StreamErrorKind::NoBlock);
        };
        self.cursor.align();
        if self.cursor.at() != scope.end {
            let is = self.cursor.at() - scope.start;
            return self.malformed(at, StreamErrorKind::BlockEnd(is, scope.end - scope.start));
        }
        self.close(scope);
        Ok(())
    }

    fn close(&mut self, scope: Scope) {
        self.own.truncate(scope.own);
        self.end = match self.scopes.last() {
            Some(around) => around.end,
            None => self.cursor.end(),
        };
    }

    /// Reads a record.
    ///
    /// # Errors
    ///
    /// If it makes no sense, or there are more operands that take hardly any bits than a file of
    /// this size can have.
    #[inline]
    pub fn record(&mut self, abbrev: u64, record: &mut Record) -> Result<(), Malformed> {
        record.at = self.cursor.at() - u64::from(self.id_width());
        record.ops.clear();
        record.text.clear();
        record.blob = None;
        match abbrev {
            id::UNABBREV_RECORD => self.unabbreviated(record)?,
            _ => self.abbreviated(abbrev, record)?,
        }
        if self.cursor.at() > self.end {
            return self.malformed(record.at, StreamErrorKind::BehindEnd);
        }
        if self.cursor.take_too_wide() {
            return self.malformed(record.at, StreamErrorKind::NumberWidth);
        }
        let cost = (record.ops.len() + record.text.len()) as u64;
        match self.budget.checked_sub(cost) {
            Some(rest) => self.budget = rest,
            None => return self.malformed(record.at, StreamErrorKind::CheapOperands),
        }
        Ok(())
    }

    #[inline]
    fn unabbreviated(&mut self, record: &mut Record) -> Result<(), Malformed> {
        let mut cursor = self.cursor;
        let code = cursor.vbr(6);
        let count = cursor.vbr(6);
        if count > (self.end.saturating_sub(cursor.at())) / 6 {
            return self.malformed(record.at, StreamErrorKind::OperandCount(count));
        }
        record.ops.reserve(count as usize);
        for _ in 0..count {
            record.ops.push(cursor.vbr(6));
        }
        self.cursor = cursor;
        self.set_code(record, code)
    }

    #[inline]
    fn set_code(&self, record: &mut Record, code: u64) -> Result<(), Malformed> {
        match u32::try_from(code) {
            Ok(code) => {
                record.code = code;
                Ok(())
            }
            Err(_) => self.malformed(record.at, StreamErrorKind::Code(code)),
        }
    }

    fn abbreviated(&mut self, abbrev: u64, record: &mut Record) -> Result<(), Malformed> {
        let Some(operands) = self.abbrev(abbrev) else {
            return self.malformed(record.at, StreamErrorKind::UndefinedAbbrev(abbrev));
        };
        let mut cursor = self.cursor;
        let [code, operands @ ..] = operands else {
            return self.malformed(record.at, StreamErrorKind::UndefinedAbbrev(abbrev));
        };
        let code = scalar(&mut cursor, *code);
        let mut operands = operands.iter();
        while let Some(&operand) = operands.next() {
            match operand {
                AbbrevOp::Array => {
                    let count = cursor.vbr(6);
                    let Some(&element) = operands.next() else {
                        break;
                    };
                    let left = self.end.saturating_sub(cursor.at());
                    if count > left / element.least_bits().max(1) {
                        return self.malformed(record.at, StreamErrorKind::OperandCount(count));
                    }
                    array(&mut cursor, element, count as usize, record);
                }
                AbbrevOp::Blob => {
                    let len = cursor.vbr(6);
                    cursor.align();
                    let left = self.end.saturating_sub(cursor.at());
                    if len > left / 8 {
                        return self.malformed(record.at, StreamErrorKind::OperandCount(len));
                    }
                    let start = (cursor.at() / 8) as usize;
                    record.blob = Some(start..start + len as usize);
                    cursor.seek(cursor.at() + len * 8);
                    cursor.align();
                }
                other => record.ops.push(scalar(&mut cursor, other)),
            }
        }
        self.cursor = cursor;
        self.set_code(record, code)
    }

    /// The operands of an abbreviation of the innermost block.
    pub fn abbrev(&self, id: u64) -> Option<&[AbbrevOp]> {
        let scope = self.scopes.last()?;
        let index = usize::try_from(id.checked_sub(id::FIRST_ABBREV)?).ok()?;
        match index.checked_sub(scope.infos) {
            None => self.infos.table(scope.info).get(index),
            Some(index) => self.own.get(scope.own + index),
        }
    }

    /// How many abbreviations open blocks have defined for themselves.
    pub fn own_abbrevs(&self) -> usize {
        self.own.len()
    }

    /// The operands of one of those.
    pub fn own_abbrev(&self, index: usize) -> Option<&[AbbrevOp]> {
        self.own.get(index)
    }

    /// The id that one of those has in the innermost block.
    pub fn own_id(&self, index: usize) -> u64 {
        let scope = self.scopes.last();
        let (infos, own) = scope.map_or((0, 0), |scope| (scope.infos, scope.own));
        id::FIRST_ABBREV + (infos + index).saturating_sub(own) as u64
    }

    /// Reads a BLOCKINFO block whose id was [read](Self::entry).
    ///
    /// # Errors
    ///
    /// If it makes no sense.
    pub fn block_info(&mut self) -> Result<(), Malformed> {
        const SETBID: u32 = 1;
        self.enter(BLOCKINFO)?;
        let mut row = None;
        let mut record = Record::default();
        loop {
            let at = self.cursor.at();
            let id = self.cursor.fixed(self.id_width());
            if self.cursor.at() > self.end {
                return self.malformed(at, StreamErrorKind::BehindEnd);
            }
            match id {
                id::END_BLOCK => return self.leave(at),
                id::ENTER_SUBBLOCK => {
                    self.cursor.vbr(8);
                    self.skip()?;
                }
                id::DEFINE_ABBREV => {
                    let Some(row) = row else {
                        return self.malformed(at, StreamErrorKind::NoBlockInfo);
                    };
                    let infos = Arc::make_mut(&mut self.infos);
                    infos.table_mut(row).define(&mut self.cursor)?;
                }
                id => {
                    self.record(id, &mut record)?;
                    if let (SETBID, &[block]) = (record.code, record.numbers()) {
                        let Ok(block) = u32::try_from(block) else {
                            return self.malformed(at, StreamErrorKind::BlockId(block));
                        };
                        row = Some(Arc::make_mut(&mut self.infos).row(block));
                    }
                }
            }
        }
    }
}

/// A number as an operand of an abbreviation has it.
#[inline(always)]
fn scalar(cursor: &mut Cursor<'_>, operand: AbbrevOp) -> u64 {
    match operand {
        AbbrevOp::Literal(value) => value,
        AbbrevOp::Fixed(width) => cursor.fixed(width.into()),
        AbbrevOp::Vbr(width) => cursor.vbr(width.into()),
        AbbrevOp::Char6 => CHAR6[cursor.fixed(6) as usize].into(),
        AbbrevOp::Array | AbbrevOp::Blob => 0,
    }
}

fn array(cursor: &mut Cursor<'_>, element: AbbrevOp, count: usize, record: &mut Record) {
    match element {
        AbbrevOp::Fixed(width @ 1..=8) => {
            record.text.reserve(count);
            let chars = (0..count).map(|_| cursor.fixed(width.into()) as u8);
            record.text.extend(chars);
        }
        AbbrevOp::Char6 => {
            record.text.reserve(count);
            let chars = (0..count).map(|_| CHAR6[cursor.fixed(6) as usize]);
            record.text.extend(chars);
        }
        element => {
            record.ops.reserve(count);
            let numbers = (0..count).map(|_| scalar(cursor, element));
            record.ops.extend(numbers);
        }
    }
}
