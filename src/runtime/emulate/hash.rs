//! SHA-1 and SHA-256 (FIPS 180-4), by the steps that the SHA extensions have. The first word of
//! what the standard writes is the highest lane.

use super::{Emulated, OperandBlock};

type U32x4 = [u32; 4];

pub(super) fn sha1(which: Emulated, f: &mut OperandBlock) -> u64 {
    let (a, b): (U32x4, U32x4) = (f.get(0), f.get(1));
    let result = match which {
        Emulated::Sha1msg1 => [a[0] ^ b[2], a[1] ^ b[3], a[2] ^ a[0], a[3] ^ a[1]],
        Emulated::Sha1msg2 => {
            let first = (a[3] ^ b[2]).rotate_left(1);
            [
                (a[0] ^ first).rotate_left(1),
                (a[1] ^ b[0]).rotate_left(1),
                (a[2] ^ b[1]).rotate_left(1),
                first,
            ]
        }
        Emulated::Sha1nexte => [b[0], b[1], b[2], b[3].wrapping_add(a[3].rotate_left(30))],
        _ => rounds1(a, b, f.get::<u8>(2) & 3),
    };
    f.set(0, result);
    0
}

/// Four rounds; `more` has the words of the message, and the fifth word of the state in the first.
fn rounds1(state: U32x4, more: U32x4, part: u8) -> U32x4 {
    let constant: u32 = match part {
        0 => 0x5a82_7999,
        1 => 0x6ed9_eba1,
        2 => 0x8f1b_bcdc,
        _ => 0xca62_c1d6,
    };
    let [mut d, mut c, mut b, mut a] = state;
    let mut e = 0;
    for word in more.into_iter().rev() {
        let mix = match part {
            0 => b & c ^ !b & d,
            2 => b & c ^ b & d ^ c & d,
            _ => b ^ c ^ d,
        };
        let next = mix
            .wrapping_add(a.rotate_left(5))
            .wrapping_add(word)
            .wrapping_add(e)
            .wrapping_add(constant);
        (e, d, c, b, a) = (d, c, b.rotate_left(30), a, next);
    }
    [d, c, b, a]
}

pub(super) fn sha256(which: Emulated, f: &mut OperandBlock) -> u64 {
    let (a, b): (U32x4, U32x4) = (f.get(0), f.get(1));
    let result = match which {
        Emulated::Sha256msg1 => {
            let small = |x: u32| x.rotate_right(7) ^ x.rotate_right(18) ^ x >> 3;
            let next = [a[1], a[2], a[3], b[0]];
            super::lanes(|i| a[i].wrapping_add(small(next[i])))
        }
        Emulated::Sha256msg2 => {
            let small = |x: u32| x.rotate_right(17) ^ x.rotate_right(19) ^ x >> 10;
            let first = a[0].wrapping_add(small(b[2]));
            let second = a[1].wrapping_add(small(b[3]));
            let third = a[2].wrapping_add(small(first));
            [first, second, third, a[3].wrapping_add(small(second))]
        }
        _ => rounds256(a, b, f.get(2)),
    };
    f.set(0, result);
    0
}

/// Two rounds of a state that is `c d g h` and `a b e f`.
fn rounds256(cdgh: U32x4, abef: U32x4, words: U32x4) -> U32x4 {
    let [mut h, mut g, mut d, mut c] = cdgh;
    let [mut f, mut e, mut b, mut a] = abef;
    for word in [words[0], words[1]] {
        let choice = e & f ^ !e & g;
        let majority = a & b ^ a & c ^ b & c;
        let large_e = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let large_a = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
        let first = choice
            .wrapping_add(large_e)
            .wrapping_add(word)
            .wrapping_add(h);
        let next = first.wrapping_add(majority).wrapping_add(large_a);
        (h, g, f, e, d, c, b, a) = (g, f, e, d.wrapping_add(first), c, b, a, next);
    }
    [f, e, b, a]
}
