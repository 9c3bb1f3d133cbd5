//! What the masks of shuffles are: the instructions that do them, for both compilers.

use super::asm::Opcode;
use super::packed::*;

/// Numbers of bytes: below 16 of the first operand, below 32 of the second, else zero.
pub(crate) type Bytes = [u8; 16];

/// The byte of a mask that stands for zero.
pub(crate) const ZERO: u8 = 0xff;

/// Whether byte `i` of a mask is `f(i)`, for all.
pub(crate) fn is(mask: Bytes, f: impl Fn(u8) -> u8) -> bool {
    mask.iter().enumerate().all(|(i, &byte)| byte == f(i as u8))
}

/// The four numbers of words, two bits each, if bytes from `start` on are words of the eight bytes
/// from `base` on.
pub(crate) fn half_words(mask: Bytes, start: usize, base: u8) -> Option<u8> {
    let mut imm = 0;
    for (i, word) in mask[start..start + 8].chunks_exact(2).enumerate() {
        let at = word[0].wrapping_sub(base);
        if at > 6 || at % 2 == 1 || word[1].wrapping_sub(base) != at + 1 {
            return None;
        }
        imm |= (at / 2) << (2 * i);
    }
    Some(imm)
}

/// The immediate of `shufps` if the low half is double words of the first operand and the high
/// half of the second.
pub(crate) fn shufps(mask: Bytes) -> Option<u8> {
    let mut imm = 0;
    for (i, word) in mask.chunks_exact(4).enumerate() {
        let at = word[0].wrapping_sub(if i < 2 { 0 } else { 16 });
        let is_word = (0..4).all(|n| word[n as usize].wrapping_sub(word[0]) == n);
        if at > 12 || at % 4 != 0 || !is_word {
            return None;
        }
        imm |= (at / 4) << (2 * i);
    }
    Some(imm)
}

/// `punpckl`, or `punpckh` for lanes from byte 8 on.
pub(crate) fn unpack_from(bytes: u8, half: u8) -> Opcode {
    match half {
        0 => unpack(bytes.into()),
        _ => unpack_high(bytes.into()),
    }
}

/// The instructions of a shuffle that needs no other operand than vectors; the same do it in both
/// halves of registers of 256 bits.
pub(crate) enum Lanes {
    /// `pshufd`
    Words(u8),
    /// One instruction on both operands, the second one first if swapped.
    Two {
        /// Which.
        op: Opcode,
        /// Its immediate byte.
        imm: Option<u8>,
        /// See there.
        swapped: bool,
    },
    /// `pshufb` of the first operand, and of the second one, put together.
    Bytes(Bytes, Option<Bytes>),
}

impl Lanes {
    /// The shuffle by a mask; whether both operands are the same one.
    pub(crate) fn of(mask: Bytes, same: bool) -> Lanes {
        let mask = mask.map(|byte| match byte {
            32.. => ZERO,
            16.. if same => byte - 16,
            _ => byte,
        });
        if let Some(words) = words_of(mask, 0) {
            return Lanes::Words(words);
        }
        let second = if same { 0 } else { 16 };
        if let Some((op, swapped)) = unpack_of(mask, second) {
            let imm = None;
            return Lanes::Two { op, imm, swapped };
        }
        let flipped = mask.map(|byte| if byte == ZERO { byte } else { byte ^ second });
        for (mask, swapped) in [(mask, false), (flipped, true)] {
            if let Some(imm) = shufps(mask).filter(|_| !same) {
                let (op, imm) = (SHUFPS, Some(imm));
                return Lanes::Two { op, imm, swapped };
            }
        }
        let of = |base: u8| {
            mask.map(|byte| match byte.wrapping_sub(base) {
                byte @ 0..16 => byte,
                _ => 0x80,
            })
        };
        let two = mask.iter().any(|byte| (16..32).contains(byte));
        Lanes::Bytes(of(0), two.then(|| of(16)))
    }
}

/// The `punpckl` or `punpckh` that a mask is, and whether of the second operand and the first; the
/// bytes of the second one are those from `second` on.
pub(crate) fn unpack_of(mask: Bytes, second: u8) -> Option<(Opcode, bool)> {
    for bytes in [8, 4, 2, 1] {
        for half in [0, 8] {
            let byte = |i: u8, order: u8| {
                let of = if i / bytes % 2 == order { 0 } else { second };
                of + half + i / (2 * bytes) * bytes + i % bytes
            };
            // The bytes of the first operand come first, or second.
            for (order, swapped) in [(0, false), (1, true)] {
                if is(mask, |i| byte(i, order)) {
                    return Some((unpack_from(bytes, half), swapped));
                }
            }
        }
    }
    None
}

/// The immediate of the `pshufd` that a shuffle of bytes is: of bytes from `base` on.
pub(crate) fn words_of(mask: [u8; 16], base: u8) -> Option<u8> {
    let mut imm = 0;
    for (i, word) in mask.chunks_exact(4).enumerate() {
        let lane = word[0].wrapping_sub(base) / 4;
        let is_word = (0..4).all(|n| word[n as usize].wrapping_sub(base) == 4 * lane + n);
        if lane > 3 || !is_word {
            return None;
        }
        imm |= lane << (2 * i);
    }
    Some(imm)
}
