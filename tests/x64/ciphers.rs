//! What the operations for ciphers and hashes mean, by the formulas of FIPS 197 and FIPS 180-4 as they are written
//! there, without tables.

use jitlite::lir::{VectorBinary, VectorTernary, VectorUnary};
use std::sync::OnceLock;

/// The product of two polynomials over two elements, modulo that of AES.
fn times(a: u8, b: u8) -> u8 {
    let mut product = (0..8).fold(0u16, |sum, i| {
        sum ^ if b >> i & 1 == 1 {
            u16::from(a) << i
        } else {
            0
        }
    });
    for i in (8..16).rev() {
        if product >> i & 1 == 1 {
            product ^= 0x11b << (i - 8);
        }
    }
    product as u8
}

/// `SubBytes` of each byte.
fn substitutes() -> &'static [u8; 256] {
    static ALL: OnceLock<[u8; 256]> = OnceLock::new();
    ALL.get_or_init(|| {
        std::array::from_fn(|byte| {
            let inverse = (1..=255).find(|&other| times(byte as u8, other) == 1);
            let inverse = inverse.unwrap_or(0);
            (0..8).fold(0x63, |all, i| {
                let bits = [0, 4, 5, 6, 7].map(|n| inverse >> ((i + n) % 8) & 1);
                all ^ bits.iter().fold(0, |sum, bit| sum ^ bit) << i
            })
        })
    })
}

/// The state by rows and columns.
type State = [[u8; 4]; 4];

fn state(a: u128) -> State {
    std::array::from_fn(|row| std::array::from_fn(|column| (a >> (8 * (4 * column + row))) as u8))
}

fn number(state: State) -> u128 {
    let mut all = 0;
    for (row, bytes) in state.iter().enumerate() {
        for (column, &byte) in bytes.iter().enumerate() {
            all |= u128::from(byte) << (8 * (4 * column + row));
        }
    }
    all
}

fn each(f: impl Fn(usize, usize) -> u8) -> State {
    std::array::from_fn(|row| std::array::from_fn(|column| f(row, column)))
}

fn substituted(s: State) -> State {
    each(|row, column| substitutes()[usize::from(s[row][(column + row) % 4])])
}

fn restored(s: State) -> State {
    each(|row, column| {
        let byte = s[row][(column + 4 - row) % 4];
        let before = substitutes().iter().position(|&other| other == byte);
        before.unwrap() as u8
    })
}

/// The columns by the matrix whose first row this is.
fn mixed(s: State, factors: [u8; 4]) -> State {
    each(|row, column| {
        (0..4).fold(0, |sum, k| {
            sum ^ times(factors[(k + 4 - row) % 4], s[k][column])
        })
    })
}

const MIX: [u8; 4] = [2, 3, 1, 1];
const UNMIX: [u8; 4] = [14, 11, 13, 9];

pub fn unary(op: VectorUnary, imm: u8, a: u128) -> u128 {
    if op == VectorUnary::AesImc {
        return number(mixed(state(a), UNMIX));
    }
    let word = |n: u32| {
        (0..4).fold(0u32, |all, i| {
            let byte = (a >> (32 * n + 8 * i)) as u8;
            all | u32::from(substitutes()[usize::from(byte)]) << (8 * i)
        })
    };
    let next = |word: u32| rotr(word, 8) ^ u32::from(imm);
    of([word(1), next(word(1)), word(3), next(word(3))])
}

fn of(words: [u32; 4]) -> u128 {
    (0..4).map(|i| u128::from(words[i]) << (32 * i)).sum()
}

fn word(a: u128, i: u32) -> u32 {
    (a >> (32 * i)) as u32
}

fn rotl(x: u32, by: u32) -> u32 {
    x.rotate_left(by)
}

fn rotr(x: u32, by: u32) -> u32 {
    rotl(x, 32 - by)
}

fn sum(words: &[u32]) -> u32 {
    words.iter().fold(0, |sum, &word| sum.wrapping_add(word))
}

pub fn binary(op: VectorBinary, imm: u8, a: u128, b: u128) -> u128 {
    use VectorBinary as V;
    let w = |i: u32| {
        if i < 4 {
            word(a, 3 - i)
        } else {
            word(b, 7 - i)
        }
    };
    match op {
        V::AesEnc => number(mixed(substituted(state(a)), MIX)) ^ b,
        V::AesEncLast => number(substituted(state(a))) ^ b,
        V::AesDec => number(mixed(restored(state(a)), UNMIX)) ^ b,
        V::AesDecLast => number(restored(state(a))) ^ b,
        V::MulCarryless => {
            let (a, b) = (a >> (64 * (imm & 1)), b >> (64 * (imm >> 4)));
            (0..127u32).fold(0, |all, i| {
                let ones = (0..=i).filter(|&j| j < 64 && i - j < 64);
                let bit = ones.fold(0, |bit, j| bit ^ (a >> j & 1 & b >> (i - j)));
                all | bit << i
            })
        }
        // The words 0 to 3 of the schedule are in the first operand, the highest lane first.
        V::Sha1Msg1 => of([5, 4, 3, 2].map(|t| w(t) ^ w(t - 2))),
        V::Sha1Msg2 => {
            // The first operand is what has been made of words 16 to 19 already, the second words 12 to 15.
            let w16 = rotl(w(0) ^ w(5), 1);
            let w17 = rotl(w(1) ^ w(6), 1);
            let w18 = rotl(w(2) ^ w(7), 1);
            let w19 = rotl(w(3) ^ w16, 1);
            of([w19, w18, w17, w16])
        }
        V::Sha1NextE => of([
            word(b, 0),
            word(b, 1),
            word(b, 2),
            sum(&[word(b, 3), rotl(word(a, 3), 30)]),
        ]),
        V::Sha1Rounds => {
            let mut s = [w(0), w(1), w(2), w(3), 0];
            for t in 4..8 {
                let [x, y, z] = [s[1], s[2], s[3]];
                let (f, k) = match imm {
                    0 => ((x & y) ^ (!x & z), 0x5a827999),
                    1 => (x ^ y ^ z, 0x6ed9eba1),
                    2 => ((x & y) ^ (x & z) ^ (y & z), 0x8f1bbcdc),
                    _ => (x ^ y ^ z, 0xca62c1d6),
                };
                let first = sum(&[rotl(s[0], 5), f, s[4], w(t), k]);
                s = [first, s[0], rotl(s[1], 30), s[2], s[3]];
            }
            of([s[3], s[2], s[1], s[0]])
        }
        // Here the lowest lane is the first word.
        V::Sha256Msg1 => {
            let w = |i: u32| if i < 4 { word(a, i) } else { word(b, i - 4) };
            of([0, 1, 2, 3].map(|i| {
                let x = w(i + 1);
                sum(&[w(i), rotr(x, 7) ^ rotr(x, 18) ^ (x >> 3)])
            }))
        }
        V::Sha256Msg2 => {
            let next = |x: u32| rotr(x, 17) ^ rotr(x, 19) ^ (x >> 10);
            let w16 = sum(&[word(a, 0), next(word(b, 2))]);
            let w17 = sum(&[word(a, 1), next(word(b, 3))]);
            let (w18, w19) = (sum(&[word(a, 2), next(w16)]), sum(&[word(a, 3), next(w17)]));
            of([w16, w17, w18, w19])
        }
        _ => panic!("{op:?} is none of ciphers"),
    }
}

pub fn ternary(op: VectorTernary, [a, b, c]: [u128; 3]) -> u128 {
    assert_eq!(op, VectorTernary::Sha256Rounds);
    // A, B, E, F are in the second operand, C, D, G, H in the first, the highest lane first.
    let mut s = [
        word(b, 3),
        word(b, 2),
        word(a, 3),
        word(a, 2),
        word(b, 1),
        word(b, 0),
        word(a, 1),
        word(a, 0),
    ];
    for t in 0..2 {
        let (a, e) = (s[0], s[4]);
        let one = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
        let t1 = sum(&[s[7], one, (e & s[5]) ^ (!e & s[6]), word(c, t)]);
        let zero = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
        let t2 = sum(&[zero, (a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2])]);
        s = [
            sum(&[t1, t2]),
            a,
            s[1],
            s[2],
            sum(&[s[3], t1]),
            e,
            s[5],
            s[6],
        ];
    }
    of([s[5], s[4], s[1], s[0]])
}
