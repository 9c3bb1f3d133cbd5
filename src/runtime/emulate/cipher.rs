//! AES (FIPS 197), and products of polynomials over two elements.

use super::{Emulated, OperandBlock, lanes};

/// A product in the field of AES.
const fn times(mut a: u8, mut b: u8) -> u8 {
    let mut product = 0;
    while b != 0 {
        if b & 1 != 0 {
            product ^= a;
        }
        a = (a << 1) ^ (if a & 0x80 != 0 { 0x1b } else { 0 });
        b >>= 1;
    }
    product
}

/// What a byte is replaced by: its inverse in the field, with its bits mixed.
const SUBSTITUTES: [u8; 256] = {
    let mut table = [0; 256];
    // All elements but 0 are powers of 3, and their inverses those of its inverse.
    let (mut power, mut inverse) = (1u8, 1u8);
    loop {
        let mixed = inverse
            ^ inverse.rotate_left(1)
            ^ inverse.rotate_left(2)
            ^ inverse.rotate_left(3)
            ^ inverse.rotate_left(4);
        table[power as usize] = mixed ^ 0x63;
        power = times(power, 3);
        inverse = times(inverse, 0xf6);
        if power == 1 {
            break;
        }
    }
    table[0] = 0x63;
    table
};

/// And back.
const ORIGINALS: [u8; 256] = {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 256 {
        table[SUBSTITUTES[i] as usize] = i as u8;
        i += 1;
    }
    table
};

/// The products with a constant.
const fn products(factor: u8) -> [u8; 256] {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 256 {
        table[i] = times(i as u8, factor);
        i += 1;
    }
    table
}

const TIMES_2: [u8; 256] = products(2);
const TIMES_9: [u8; 256] = products(9);
const TIMES_11: [u8; 256] = products(11);
const TIMES_13: [u8; 256] = products(13);
const TIMES_14: [u8; 256] = products(14);

type AesBlock = [u8; 16];

fn of(table: &[u8; 256], byte: u8) -> u8 {
    table[usize::from(byte)]
}

/// The rows of the state are shifted to the left by their numbers; its columns stand one behind the
/// other.
fn encrypted(state: AesBlock) -> AesBlock {
    lanes(|i| of(&SUBSTITUTES, state[(i + i % 4 * 4) % 16]))
}

fn decrypted(state: AesBlock) -> AesBlock {
    lanes(|i| of(&ORIGINALS, state[(i + 16 - i % 4 * 4) % 16]))
}

fn mixed(state: AesBlock) -> AesBlock {
    lanes(|i| {
        let at = |n: usize| state[i / 4 * 4 + (i + n) % 4];
        of(&TIMES_2, at(0)) ^ of(&TIMES_2, at(1)) ^ at(1) ^ at(2) ^ at(3)
    })
}

fn inv_mix_columns(state: AesBlock) -> AesBlock {
    lanes(|i| {
        let at = |n: usize| state[i / 4 * 4 + (i + n) % 4];
        of(&TIMES_14, at(0)) ^ of(&TIMES_11, at(1)) ^ of(&TIMES_13, at(2)) ^ of(&TIMES_9, at(3))
    })
}

fn xor(a: AesBlock, b: AesBlock) -> AesBlock {
    lanes(|i| a[i] ^ b[i])
}

pub(super) fn aes(which: Emulated, f: &mut OperandBlock) -> u64 {
    match which {
        Emulated::Aesenc => f.map2(|state, key| xor(mixed(encrypted(state)), key)),
        Emulated::Aesenclast => f.map2(|state, key| xor(encrypted(state), key)),
        Emulated::Aesdec => f.map2(|state, key| xor(inv_mix_columns(decrypted(state)), key)),
        Emulated::Aesdeclast => f.map2(|state, key| xor(decrypted(state), key)),
        Emulated::Aesimc => f.map1(inv_mix_columns),
        _ => {
            let a: AesBlock = f.get(0);
            let constant = u32::from(f.get::<u8>(1));
            let word = |n: usize| u32::from_le_bytes(lanes(|i| of(&SUBSTITUTES, a[n * 4 + i])));
            let (one, three) = (word(1), word(3));
            let turned = |word: u32| word.rotate_right(8) ^ constant;
            f.set(0, [one, turned(one), three, turned(three)]);
            0
        }
    }
}

/// `pclmulqdq`: of each pair of pieces the halves that the control names.
pub(super) fn multiply(f: &mut OperandBlock) -> u64 {
    let control: u8 = f.get(2);
    let halves = [control & 1, control >> 4 & 1].map(usize::from);
    f.map2(|a: [u64; 2], b: [u64; 2]| {
        let (a, b) = (u128::from(a[halves[0]]), b[halves[1]]);
        let product = (0..64)
            .filter(|&i| b >> i & 1 != 0)
            .fold(0, |product, i| product ^ a << i);
        [product as u64, (product >> 64) as u64]
    })
}
