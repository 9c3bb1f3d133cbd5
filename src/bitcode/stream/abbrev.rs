//! Abbreviations: how records are laid out.
//!
//! Source: LLVM Bitcode File Format, "Abbreviations" and "#0 - BLOCKINFO Block".

use super::cursor::Cursor;
use super::{Fault, Malformed};

/// What one operand of an abbreviation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operand {
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

impl Operand {
    /// How many bits it takes at least.
    pub fn least_bits(self) -> u64 {
        match self {
            Operand::Literal(_) => 0,
            Operand::Fixed(width) | Operand::Vbr(width) => width.into(),
            Operand::Array | Operand::Char6 | Operand::Blob => 6,
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
    operands: Vec<Operand>,
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
    pub fn get(&self, index: usize) -> Option<&[Operand]> {
        let end = *self.ends.get(index)? as usize;
        let start = match index {
            0 => 0,
            n => self.ends[n - 1] as usize,
        };
        Some(&self.operands[start..end])
    }

    /// Adds one.
    pub fn push(&mut self, operands: &[Operand]) {
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
            return Err(malformed(Fault::AbbrevLength(count)));
        }
        let start = self.operands.len();
        for _ in 0..count {
            let operand = operand(cursor).map_err(malformed)?;
            self.operands.push(operand);
        }
        if cursor.is_behind_end() {
            return Err(malformed(Fault::BehindEnd));
        }
        check_form(&self.operands[start..]).map_err(malformed)?;
        self.ends.push(self.operands.len() as u32);
        Ok(())
    }
}

fn operand(cursor: &mut Cursor<'_>) -> Result<Operand, Fault> {
    if cursor.fixed(1) == 1 {
        return Ok(Operand::Literal(cursor.vbr(8)));
    }
    let encoding = cursor.fixed(3);
    Ok(match encoding {
        // A number of no bits is 0.
        1 | 2 => match cursor.vbr(5) {
            0 => Operand::Literal(0),
            width if width > WIDEST || (encoding == 2 && width == 1) => {
                return Err(Fault::AbbrevWidth(width));
            }
            width if encoding == 1 => Operand::Fixed(width as u8),
            width => Operand::Vbr(width as u8),
        },
        3 => Operand::Array,
        4 => Operand::Char6,
        5 => Operand::Blob,
        _ => return Err(Fault::AbbrevEncoding(encoding)),
    })
}

/// An array is the last operand but one, a blob the last one, and the code is a number.
fn check_form(operands: &[Operand]) -> Result<(), Fault> {
    let last = operands.len() - 1;
    for (n, operand) in operands.iter().enumerate() {
        let fits = match operand {
            Operand::Array => n > 0 && n + 1 == last,
            Operand::Blob => n > 0 && n == last && operands[n - 1] != Operand::Array,
            Operand::Literal(_) => n == 0 || operands[n - 1] != Operand::Array,
            Operand::Fixed(_) | Operand::Vbr(_) | Operand::Char6 => true,
        };
        if !fits {
            return Err(Fault::AbbrevForm);
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
