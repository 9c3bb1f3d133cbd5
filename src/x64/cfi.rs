//! Call frame information: where a caller's registers are, for whoever unwinds the stack (DWARF 5,
//! section 6.4; System V ABI for x86-64, section 3.7).
//!
//! The *canonical frame address* is the stack pointer as it was before the function was called: the
//! return address lies right below it. At the entry of a function it is `rsp + 8`.

use super::regs::Reg;

/// What changes from an instruction on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// The canonical frame address is so many bytes above this register.
    Cfa(Reg, u32),
    /// The caller's value of a register lies so many bytes below the canonical frame address.
    Saved(Reg, u32),
    /// All is noted as it is.
    Remember,
    /// All is as it was when it was noted last.
    Recall,
}

/// What is known of a function's frame: changes by the offset of the instruction from which on they
/// hold.
#[derive(Clone, Default, Debug)]
pub struct FrameInfo {
    changes: Vec<(u32, Change)>,
}

impl FrameInfo {
    /// Forgets all and keeps the memory.
    pub fn clear(&mut self) {
        self.changes.clear();
    }

    /// Notes a change, at an offset that is not below those before it.
    pub fn push(&mut self, offset: u32, change: Change) {
        debug_assert!(self.changes.last().is_none_or(|last| last.0 <= offset));
        self.changes.push((offset, change));
    }

    /// Appends the instructions of DWARF, for addresses in bytes and places in words downwards.
    pub fn encode(&self, out: &mut Vec<u8>) {
        let mut at = 0;
        for &(offset, change) in &self.changes {
            advance(offset - at, out);
            at = offset;
            match change {
                Change::Cfa(reg, distance) => {
                    out.extend([0x0c, dwarf(reg)]);
                    uleb128(distance.into(), out);
                }
                Change::Saved(reg, distance) => {
                    out.push(0x80 | dwarf(reg));
                    uleb128(u64::from(distance / 8), out);
                }
                Change::Remember => out.push(0x0a),
                Change::Recall => out.push(0x0b),
            }
        }
    }
}

/// What comes next holds from so many bytes further on.
fn advance(bytes: u32, out: &mut Vec<u8>) {
    match bytes {
        0 => {}
        1..0x40 => out.push(0x40 | bytes as u8),
        0x40..0x100 => out.extend([0x02, bytes as u8]),
        0x100..0x1_0000 => {
            out.push(0x03);
            out.extend((bytes as u16).to_le_bytes());
        }
        _ => {
            out.push(0x04);
            out.extend(bytes.to_le_bytes());
        }
    }
}

/// The number of a general-purpose register in DWARF (System V ABI for x86-64, figure 3.36).
fn dwarf(reg: Reg) -> u8 {
    match reg.code() {
        1 => 2,
        2 => 1,
        4 => 7,
        5 => 6,
        6 => 4,
        7 => 5,
        other => other,
    }
}

/// Appends a number in unsigned LEB128 (DWARF 5, section 7.6).
pub(crate) fn uleb128(mut number: u64, out: &mut Vec<u8>) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// Appends a number in signed LEB128.
pub(crate) fn sleb128(mut number: i64, out: &mut Vec<u8>) {
    loop {
        let byte = number as u8 & 0x7f;
        number >>= 7;
        // All that is left is what the sign of the last byte says.
        let is_last = number == if byte & 0x40 == 0 { 0 } else { -1 };
        out.push(if is_last { byte } else { byte | 0x80 });
        if is_last {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_specification() {
        // DWARF 5, tables 7.7 and 7.8.
        let unsigned = |number| {
            let mut out = Vec::new();
            uleb128(number, &mut out);
            out
        };
        assert_eq!(unsigned(2), [2]);
        assert_eq!(unsigned(127), [127]);
        assert_eq!(unsigned(128), [0x80, 1]);
        assert_eq!(unsigned(12857), [0xb9, 0x64]);
        let signed = |number| {
            let mut out = Vec::new();
            sleb128(number, &mut out);
            out
        };
        assert_eq!(signed(2), [2]);
        assert_eq!(signed(-2), [0x7e]);
        assert_eq!(signed(127), [0xff, 0]);
        assert_eq!(signed(-127), [0x81, 0x7f]);
        assert_eq!(signed(128), [0x80, 1]);
        assert_eq!(signed(-128), [0x80, 0x7f]);
        assert_eq!(signed(-129), [0xff, 0x7e]);
    }

    #[test]
    fn a_prologue_is_told_row_by_row() {
        let mut info = FrameInfo::default();
        info.push(1, Change::Cfa(Reg::RSP, 16));
        info.push(1, Change::Saved(Reg::RBP, 16));
        info.push(4, Change::Cfa(Reg::RBP, 16));
        info.push(300, Change::Saved(Reg::RBX, 24));
        let mut out = Vec::new();
        info.encode(&mut out);
        let expected = [
            0x41, 0x0c, 7, 16, 0x86, 2, 0x43, 0x0c, 6, 16, 0x03, 0x28, 0x01, 0x83, 3,
        ];
        assert_eq!(out, expected);
    }
}
