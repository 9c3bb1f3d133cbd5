//! Abbreviations: how records are laid out.
//!
//! Source: LLVM Bitcode File Format, "Abbreviations" and "#0 - BLOCKINFO Block".

use super::cursor::Cursor;
use super::{Malformed, StreamErrorKind};

/// What one operand of an abbreviation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AbbrevOp {
    /// Always this value; it takes no room.
    Literal(u64),
    /// So many bits, 1 to 32.
    Fixed(u8),
    /// Chunks of so many bits, 2 to 32.
    Vbr(u8),
    /// As many elements as a number in front of them says; the operand behind it is their form.
    Array,
    /// A 6-bit character.
    Char6,
    /// Bytes, aligned to 32 bits.
    Blob,
}

impl AbbrevOp {
    /// How many bits it takes at least.
    pub fn least_bits(self) -> u64 {
        match self {
            AbbrevOp::Literal(_) => 0,
            AbbrevOp::Fixed(width) | AbbrevOp::Vbr(width) => width.into(),
            AbbrevOp::Array | AbbrevOp::Char6 | AbbrevOp::Blob => 6,
        }
    }
}

/// The most operands that an abbreviation may have: those that LLVM writes have some thirty.
const MOST_OPERANDS: u64 = 256;

/// The widest number: all others are made of several.
const WIDEST: u64 = 32;

/// Abbreviations, one after the other.
#[derive(Clone, Debug, Default)]
pub struct AbbrevTable {
    operands: Vec<AbbrevOp>,
    /// Where each ends.
    ends: Vec<u32>,
}

impl AbbrevTable {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The operands of one, the first of which is the code of the record.
    #[inline]
    pub fn get(&self, index: usize) -> Option<&[AbbrevOp]> {
        let end = *self.ends.get(index)? as usize;
        let start = match index {
            0 => 0,
            n => self.ends[n - 1] as usize,
        };
        Some(&self.operands[start..end])
    }

    /// Adds one.
    pub fn push(&mut self, operands: &[AbbrevOp]) {
        self.operands.extend_from_slice(operands);
        self.ends.push(self.operands.len() as u32);
    }

    /// Forgets all but the first `len`.
    pub fn truncate(&mut self, len: usize) {
        self.ends.truncate(len);
        let end = self.ends.last().map_or(0, |&end| end as usize);
        self.operands.truncate(end);
    }

    /// Reads a definition: what stands behind the id `DEFINE_ABBREV`.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn define(&mut self, cursor: &mut Cursor<'_>) -> Result<(), Malformed> {
        let at = cursor.at();
        let malformed = |fault| Malformed { at, fault };
        let count = cursor.vbr(5);
        if count == 0 || count > MOST_OPERANDS {
            return Err(malformed(StreamErrorKind::AbbrevLength(count)));
        }
        let start = self.operands.len();
        for _ in 0..count {
            let operand = operand(cursor).map_err(malformed)?;
            self.operands.push(operand);
        }
        if cursor.is_behind_end() {
            return Err(malformed(StreamErrorKind::BehindEnd));
        }
        check_form(&self.operands[start..]).map_err(malformed)?;
        self.ends.push(self.operands.len() as u32);
        Ok(())
    }
}

fn operand(cursor: &mut Cursor<'_>) -> Result<AbbrevOp, StreamErrorKind> {
    if cursor.fixed(1) == 1 {
        return Ok(AbbrevOp::Literal(cursor.vbr(8)));
    }
    let encoding = cursor.fixed(3);
    Ok(match encoding {
        // A number of no bits is 0.
        1 | 2 => match cursor.vbr(5) {
            0 => AbbrevOp::Literal(0),
            width if width > WIDEST || (encoding == 2 && width == 1) => {
                return Err(StreamErrorKind::AbbrevWidth(width));
            }
            width if encoding == 1 => AbbrevOp::Fixed(width as u8),
            width => AbbrevOp::Vbr(width as u8),
        },
        3 => AbbrevOp::Array,
        4 => AbbrevOp::Char6,
        5 => AbbrevOp::Blob,
        _ => return Err(StreamErrorKind::AbbrevEncoding(encoding)),
    })
}

/// An array is the last operand but one, a blob the last one, and the code is a number.
fn check_form(operands: &[AbbrevOp]) -> Result<(), StreamErrorKind> {
    let last = operands.len() - 1;
    for (n, operand) in operands.iter().enumerate() {
        let fits = match operand {
            AbbrevOp::Array => n > 0 && n + 1 == last,
            AbbrevOp::Blob => n > 0 && n == last && operands[n - 1] != AbbrevOp::Array,
            AbbrevOp::Literal(_) => n == 0 || operands[n - 1] != AbbrevOp::Array,
            AbbrevOp::Fixed(_) | AbbrevOp::Vbr(_) | AbbrevOp::Char6 => true,
        };
        if !fits {
            return Err(StreamErrorKind::AbbrevForm);
        }
    }
    Ok(())
}

/// The abbreviations that blocks of each kind begin with.
#[derive(Clone, Debug, Default)]
pub struct BlockInfos {
    rows: Vec<(u32, AbbrevTable)>,
}

impl BlockInfos {
    /// The row of a kind of block.
    pub fn find(&self, block: u32) -> Option<usize> {
        self.rows.iter().position(|row| row.0 == block)
    }

    /// The row of a kind of block, made where there is none.
    pub fn row(&mut self, block: u32) -> usize {
        self.find(block).unwrap_or_else(|| {
            self.rows.push((block, AbbrevTable::default()));
            self.rows.len() - 1
        })
    }

    /// The kinds of blocks with their abbreviations.
    pub fn rows(&self) -> impl Iterator<Item = (u32, &AbbrevTable)> {
        self.rows.iter().map(|(block, table)| (*block, table))
    }

    /// The abbreviations of a row.
    #[inline]
    pub fn table(&self, row: usize) -> &AbbrevTable {
        &self.rows[row].1
    }

    /// The abbreviations of a row, to be added to.
    pub fn table_mut(&mut self, row: usize) -> &mut AbbrevTable {
        &mut self.rows[row].1
    }
}
