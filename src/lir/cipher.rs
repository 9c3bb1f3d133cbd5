//! What the instructions of x86 for ciphers and hashes compute, on vectors of 128 bits: AES (FIPS 197), products of
//! polynomials over two elements, and the steps of SHA-1 and SHA-256 (FIPS 180-4). The meaning of each is that of
//! Intel's manual, which the tests here compare with the processor.

type Bytes = [u8; 16];
type Words = [u32; 4];

fn words(a: u128) -> Words {
    std::array::from_fn(|i| (a >> (32 * i)) as u32)
}

fn of_words(words: Words) -> u128 {
    words
        .iter()
        .rev()
        .fold(0, |all, &word| all << 32 | u128::from(word))
}

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

fn of(table: &[u8; 256], byte: u8) -> u8 {
    table[usize::from(byte)]
}

fn bytes(byte: impl FnMut(usize) -> u8) -> Bytes {
    std::array::from_fn(byte)
}

/// The rows of the state are shifted to the left by their numbers; its columns stand one behind the other.
fn substituted(state: Bytes) -> Bytes {
    bytes(|i| of(&SUBSTITUTES, state[(i + i % 4 * 4) % 16]))
}

fn restored(state: Bytes) -> Bytes {
    bytes(|i| of(&ORIGINALS, state[(i + 16 - i % 4 * 4) % 16]))
}

fn mix_columns(state: Bytes) -> Bytes {
    bytes(|i| {
        let at = |n: usize| state[i / 4 * 4 + (i + n) % 4];
        of(&TIMES_2, at(0)) ^ of(&TIMES_2, at(1)) ^ at(1) ^ at(2) ^ at(3)
    })
}

fn unmix_columns(state: Bytes) -> Bytes {
    bytes(|i| {
        let at = |n: usize| state[i / 4 * 4 + (i + n) % 4];
        of(&TIMES_14, at(0)) ^ of(&TIMES_11, at(1)) ^ of(&TIMES_13, at(2)) ^ of(&TIMES_9, at(3))
    })
}

/// `aesenc`
pub(super) fn aes_enc(state: u128, key: u128) -> u128 {
    u128::from_le_bytes(mix_columns(substituted(state.to_le_bytes()))) ^ key
}

/// `aesenclast`
pub(super) fn aes_enc_last(state: u128, key: u128) -> u128 {
    u128::from_le_bytes(substituted(state.to_le_bytes())) ^ key
}

/// `aesdec`
pub(super) fn aes_dec(state: u128, key: u128) -> u128 {
    u128::from_le_bytes(unmix_columns(restored(state.to_le_bytes()))) ^ key
}

/// `aesdeclast`
pub(super) fn aes_dec_last(state: u128, key: u128) -> u128 {
    u128::from_le_bytes(restored(state.to_le_bytes())) ^ key
}

/// `aesimc`
pub(super) fn aes_imc(key: u128) -> u128 {
    u128::from_le_bytes(unmix_columns(key.to_le_bytes()))
}

/// `aeskeygenassist`
pub(super) fn aes_key(key: u128, constant: u8) -> u128 {
    let key = key.to_le_bytes();
    let word =
        |n: usize| u32::from_le_bytes(std::array::from_fn(|i| of(&SUBSTITUTES, key[n * 4 + i])));
    let (one, three) = (word(1), word(3));
    let turned = |word: u32| word.rotate_right(8) ^ u32::from(constant);
    of_words([one, turned(one), three, turned(three)])
}

/// `pclmulqdq`: the product of the halves that the control names.
pub(super) fn multiply_carryless(control: u8, a: u128, b: u128) -> u128 {
    let half = |of: u128, high: u8| (of >> (64 * u32::from(high & 1))) as u64;
    let (a, b) = (u128::from(half(a, control)), half(b, control >> 4));
    let terms = (0..64).filter(|&i| b >> i & 1 != 0);
    terms.fold(0, |product, i| product ^ a << i)
}

// The first word of what the standard of SHA writes is the highest lane.

/// `sha1msg1`
pub(super) fn sha1_msg1(a: u128, b: u128) -> u128 {
    let (a, b) = (words(a), words(b));
    of_words([a[0] ^ b[2], a[1] ^ b[3], a[2] ^ a[0], a[3] ^ a[1]])
}

/// `sha1msg2`
pub(super) fn sha1_msg2(a: u128, b: u128) -> u128 {
    let (a, b) = (words(a), words(b));
    let first = (a[3] ^ b[2]).rotate_left(1);
    of_words([
        (a[0] ^ first).rotate_left(1),
        (a[1] ^ b[0]).rotate_left(1),
        (a[2] ^ b[1]).rotate_left(1),
        first,
    ])
}

/// `sha1nexte`
pub(super) fn sha1_next_e(a: u128, b: u128) -> u128 {
    let (a, b) = (words(a), words(b));
    of_words([b[0], b[1], b[2], b[3].wrapping_add(a[3].rotate_left(30))])
}

/// `sha1rnds4`: four rounds; `more` has the words of the message, and the fifth word of the state in the first.
pub(super) fn sha1_rounds(part: u8, state: u128, more: u128) -> u128 {
    let constant: u32 = match part {
        0 => 0x5a82_7999,
        1 => 0x6ed9_eba1,
        2 => 0x8f1b_bcdc,
        _ => 0xca62_c1d6,
    };
    let [mut d, mut c, mut b, mut a] = words(state);
    let mut e = 0;
    for word in words(more).into_iter().rev() {
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
    of_words([d, c, b, a])
}

/// `sha256msg1`
pub(super) fn sha256_msg1(a: u128, b: u128) -> u128 {
    let small = |x: u32| x.rotate_right(7) ^ x.rotate_right(18) ^ x >> 3;
    let (a, b) = (words(a), words(b));
    let next = [a[1], a[2], a[3], b[0]];
    of_words(std::array::from_fn(|i| a[i].wrapping_add(small(next[i]))))
}

/// `sha256msg2`
pub(super) fn sha256_msg2(a: u128, b: u128) -> u128 {
    let small = |x: u32| x.rotate_right(17) ^ x.rotate_right(19) ^ x >> 10;
    let (a, b) = (words(a), words(b));
    let first = a[0].wrapping_add(small(b[2]));
    let second = a[1].wrapping_add(small(b[3]));
    let third = a[2].wrapping_add(small(first));
    of_words([first, second, third, a[3].wrapping_add(small(second))])
}

/// `sha256rnds2`: two rounds of a state that is `c d g h` and `a b e f`.
pub(super) fn sha256_rounds(cdgh: u128, abef: u128, message: u128) -> u128 {
    let [mut h, mut g, mut d, mut c] = words(cdgh);
    let [mut f, mut e, mut b, mut a] = words(abef);
    for word in &words(message)[..2] {
        let choice = e & f ^ !e & g;
        let majority = a & b ^ a & c ^ b & c;
        let large_e = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let large_a = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
        let first = choice
            .wrapping_add(large_e)
            .wrapping_add(*word)
            .wrapping_add(h);
        let next = first.wrapping_add(majority).wrapping_add(large_a);
        (h, g, f, e, d, c, b, a) = (g, f, e, d.wrapping_add(first), c, b, a, next);
    }
    of_words([f, e, b, a])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::arch::x86_64::*;

    /// Vectors that look random.
    fn vectors() -> impl Iterator<Item = [u128; 3]> {
        let mut state = 0x9e37_79b9_7f4a_7c15u64;
        let mut word = move || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            u128::from(state.wrapping_mul(0x2545_f491_4f6c_dd1d))
        };
        let mut vector = move || word() << 64 | word();
        std::iter::repeat_with(move || [vector(), vector(), vector()]).take(200)
    }

    fn v(bits: u128) -> __m128i {
        // SAFETY: both are 128 bits of anything.
        unsafe { std::mem::transmute(bits) }
    }

    fn bits(vector: __m128i) -> u128 {
        // SAFETY: both are 128 bits of anything.
        unsafe { std::mem::transmute(vector) }
    }

    /// Compares functions with the processor's instructions, if it has them.
    macro_rules! same {
        ($feature:tt, |$a:ident, $b:ident, $c:ident| $($ours:expr => $native:expr;)*) => {
            if is_x86_feature_detected!($feature) {
                for [$a, $b, $c] in vectors() {
                    // SAFETY: the processor has the instruction, as was asked for.
                    $(assert_eq!($ours, bits(unsafe { $native }), stringify!($native));)*
                    let _ = $c;
                }
            }
        };
    }

    #[test]
    fn ciphers_are_the_processors() {
        same! { "aes", |a, b, c|
            aes_enc(a, b) => _mm_aesenc_si128(v(a), v(b));
            aes_enc_last(a, b) => _mm_aesenclast_si128(v(a), v(b));
            aes_dec(a, b) => _mm_aesdec_si128(v(a), v(b));
            aes_dec_last(a, b) => _mm_aesdeclast_si128(v(a), v(b));
            aes_imc(b) => _mm_aesimc_si128(v(b));
            aes_key(b, 0x1b) => _mm_aeskeygenassist_si128::<0x1b>(v(b));
        }
        same! { "pclmulqdq", |a, b, c|
            multiply_carryless(0x00, a, b) => _mm_clmulepi64_si128::<0x00>(v(a), v(b));
            multiply_carryless(0x01, a, b) => _mm_clmulepi64_si128::<0x01>(v(a), v(b));
            multiply_carryless(0x10, a, b) => _mm_clmulepi64_si128::<0x10>(v(a), v(b));
            multiply_carryless(0x11, a, b) => _mm_clmulepi64_si128::<0x11>(v(a), v(b));
        }
    }

    #[test]
    fn hashes_are_the_processors() {
        same! { "sha", |a, b, c|
            sha1_msg1(a, b) => _mm_sha1msg1_epu32(v(a), v(b));
            sha1_msg2(a, b) => _mm_sha1msg2_epu32(v(a), v(b));
            sha1_next_e(a, b) => _mm_sha1nexte_epu32(v(a), v(b));
            sha1_rounds(0, a, b) => _mm_sha1rnds4_epu32::<0>(v(a), v(b));
            sha1_rounds(1, a, b) => _mm_sha1rnds4_epu32::<1>(v(a), v(b));
            sha1_rounds(2, a, b) => _mm_sha1rnds4_epu32::<2>(v(a), v(b));
            sha1_rounds(3, a, b) => _mm_sha1rnds4_epu32::<3>(v(a), v(b));
            sha256_msg1(a, b) => _mm_sha256msg1_epu32(v(a), v(b));
            sha256_msg2(a, b) => _mm_sha256msg2_epu32(v(a), v(b));
            sha256_rounds(a, b, c) => _mm_sha256rnds2_epu32(v(a), v(b), v(c));
        }
    }

    /// The first example of FIPS 197, appendix B: one round by hand.
    #[test]
    fn a_round_is_that_of_the_standard() {
        let start = u128::from_le_bytes(
            *b"\x19\x3d\xe3\xbe\xa0\xf4\xe2\x2b\x9a\xc6\x8d\x2a\xe9\xf8\x48\x08",
        );
        let key = u128::from_le_bytes(
            *b"\xa0\xfa\xfe\x17\x88\x54\x2c\xb1\x23\xa3\x39\x39\x2a\x6c\x76\x05",
        );
        let next = u128::from_le_bytes(
            *b"\xa4\x9c\x7f\xf2\x68\x9f\x35\x2b\x6b\x5b\xea\x43\x02\x6a\x50\x49",
        );
        assert_eq!(aes_enc(start, key), next);
    }
}
