//! Bits of integers: fields, deposits, checksums.

use super::{Emulated, OperandBlock};

pub(super) fn bits(which: Emulated, f: &mut OperandBlock) -> u64 {
    match which {
        Emulated::Bextr32 => field(f.get::<u32>(0).into(), 32, f.get(1)),
        Emulated::Bextr64 => field(f.get(0), 64, f.get::<u64>(1) as u32),
        Emulated::Bzhi32 => below(f.get::<u32>(0).into(), f.get::<u8>(1).into()),
        Emulated::Bzhi64 => below(f.get(0), f.get::<u8>(1).into()),
        Emulated::Pdep => deposit(f.get_word(0), f.get_word(1)),
        Emulated::Pext => extract(f.get_word(0), f.get_word(1)),
        Emulated::Crc32b => checksum(f.get(0), &f.get::<u8>(1).to_le_bytes()),
        Emulated::Crc32w => checksum(f.get(0), &f.get::<u16>(1).to_le_bytes()),
        Emulated::Crc32d => checksum(f.get(0), &f.get::<u32>(1).to_le_bytes()),
        Emulated::Crc32q => checksum(f.get(0), &f.get::<u64>(1).to_le_bytes()),
        Emulated::Extrqi => {
            let (len, index): (u8, u8) = (f.get(1), f.get(2));
            extract_bits(f, len, index)
        }
        Emulated::Extrq => {
            let by: [u8; 16] = f.get(1);
            extract_bits(f, by[0], by[1])
        }
        Emulated::Insertqi => {
            let (len, index): (u8, u8) = (f.get(2), f.get(3));
            insert_bits(f, len, index)
        }
        Emulated::Insertq => {
            let by: [[u8; 8]; 2] = f.get(1);
            insert_bits(f, by[1][0], by[1][1])
        }
        _ => 0,
    }
}

impl OperandBlock {
    /// An integer argument of 32 or 64 bits, as `bytes` says.
    fn get_word(&self, arg: usize) -> u64 {
        match self.bytes {
            4 => self.get::<u32>(arg).into(),
            _ => self.get(arg),
        }
    }
}

/// `bextr`: so many bits from a place on; the places are the low byte of the control and the next.
fn field(x: u64, width: u32, control: u32) -> u64 {
    let (start, len) = (control & 0xff, control >> 8 & 0xff);
    match start < width {
        true => below(x >> start, len),
        false => 0,
    }
}

/// The bits below a place.
fn below(x: u64, place: u32) -> u64 {
    match place {
        64.. => x,
        _ => x & ((1 << place) - 1),
    }
}

/// The low bits of `x`, put where the mask has bits.
fn deposit(mut x: u64, mut mask: u64) -> u64 {
    let mut result = 0;
    while mask != 0 {
        let lowest = mask & mask.wrapping_neg();
        result |= if x & 1 != 0 { lowest } else { 0 };
        x >>= 1;
        mask ^= lowest;
    }
    result
}

/// The bits of `x` where the mask has bits, put together.
fn extract(x: u64, mut mask: u64) -> u64 {
    let (mut result, mut place) = (0, 0);
    while mask != 0 {
        let lowest = mask & mask.wrapping_neg();
        result |= u64::from(x & lowest != 0) << place;
        place += 1;
        mask ^= lowest;
    }
    result
}

/// The polynomial of CRC-32C, mirrored.
const POLYNOMIAL: u32 = 0x82f6_3b78;

/// What four more bits do to a checksum.
const NIBBLES: [u32; 16] = {
    let mut table = [0; 16];
    let mut i = 0;
    while i < 16 {
        let (mut crc, mut bit) = (i as u32, 0);
        while bit < 4 {
            crc = (crc >> 1) ^ (if crc & 1 != 0 { POLYNOMIAL } else { 0 });
            bit += 1;
        }
        table[i] = crc;
        i += 1;
    }
    table
};

fn checksum(mut crc: u32, bytes: &[u8]) -> u64 {
    for &byte in bytes {
        crc ^= u32::from(byte);
        for _ in 0..2 {
            crc = crc >> 4 ^ NIBBLES[(crc & 15) as usize];
        }
    }
    crc.into()
}

/// The mask of a field of SSE4a: a length of 0 means 64.
fn mask(len: u8) -> u64 {
    match len & 63 {
        0 => u64::MAX,
        len => (1 << len) - 1,
    }
}

fn extract_bits(f: &mut OperandBlock, len: u8, index: u8) -> u64 {
    let a: [u64; 2] = f.get(0);
    f.set(0, [a[0] >> (index & 63) & mask(len), 0]);
    0
}

fn insert_bits(f: &mut OperandBlock, len: u8, index: u8) -> u64 {
    let (a, b): ([u64; 2], [u64; 2]) = (f.get(0), f.get(1));
    let (field, index) = (mask(len), index & 63);
    let low = a[0] & !(field << index) | (b[0] & field) << index;
    f.set(0, [low, 0]);
    0
}
