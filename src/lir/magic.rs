//! The multipliers that stand for division by a constant (Hacker's Delight, chapter 10; Granlund and
//! Montgomery, "Division by Invariant Integers using Multiplication", 1994).

/// The least shift `s` and multiplier `m` below `2^width` with `x / by = (x * m) >> (width + s)`
/// for all numbers of `bits` bits. `by` is at least 2.
pub(crate) fn unsigned_magic(width: u32, bits: u32, by: u64) -> Option<(u64, u32)> {
    let log = 64 - (by - 1).leading_zeros();
    (0..=log.min(63)).find_map(|shift| {
        let power = 1u128 << (width + shift);
        let magic = power / u128::from(by) + 1;
        let error = magic.checked_mul(u128::from(by))? - power;
        (magic >> width == 0 && error <= 1 << (shift + width - bits))
            .then_some((magic as u64, shift))
    })
}

/// The shift and the multiplier for all numbers of `width` bits where none below `2^width` will do: this is
/// `2^width` more than what is given.
pub(crate) fn long_magic(width: u32, by: u64) -> (u64, u32) {
    let log = 64 - (by - 1).leading_zeros();
    let magic = (((1u128 << log) - u128::from(by)) << width) / u128::from(by) + 1;
    (magic as u64, log)
}

/// The least shift `s` and multiplier `m` below `2^width` with which `(x * m) >> (width + s)`, and one more where `x` is
/// negative, is `x / by` for all signed `x` of `width` bits. `by` is at least 3 and no power of two.
pub(crate) fn signed_magic(width: u32, by: u64) -> (u64, u32) {
    let log = 64 - (by - 1).leading_zeros();
    let with_shift = |shift: u32| {
        let power = 1u128 << (width + shift);
        let magic = power / u128::from(by) + 1;
        (magic, magic * u128::from(by) - power)
    };
    // The last one always has an error small enough.
    let is_exact = |&shift: &u32| with_shift(shift).1 <= 1 << (shift + 1);
    let shift = (0..log - 1).find(is_exact).unwrap_or(log - 1);
    (with_shift(shift).0 as u64, shift)
}

#[cfg(test)]
mod tests {
    use super::{long_magic, signed_magic, unsigned_magic};

    /// With no more than 16 bits between, as lanes have.
    fn divide(x: u64, by: u64, bits: u32) -> Option<u64> {
        if let Some((magic, shift)) = unsigned_magic(16, bits, by) {
            assert!(magic < 1 << 16);
            return Some((x * magic) >> 16 >> shift);
        }
        let (magic, shift) = long_magic(16, by);
        let high = (x * magic) >> 16;
        (bits == 16).then(|| (((x - high) >> 1) + high) >> (shift - 1))
    }

    #[test]
    fn words_are_divided_by_each_constant() {
        for bits in [8, 12, 16] {
            let most = (1 << bits) - 1;
            for by in 2..0x10000 {
                // Where a quotient changes.
                for multiple in (0..=most).step_by(by as usize) {
                    for x in [multiple, (multiple + by - 1).min(most)] {
                        let quotient = divide(x, by, bits);
                        assert!(quotient.is_none_or(|q| q == x / by), "{x} / {by}");
                    }
                }
            }
        }
    }

    #[test]
    fn signed_words_are_divided_by_each_constant() {
        for by in (3..=0x8000_i64).filter(|by| !by.unsigned_abs().is_power_of_two()) {
            let (magic, shift) = signed_magic(16, by.unsigned_abs());
            assert!(magic < 1 << 16);
            let divide = |x: i64| ((x * magic as i64) >> (16 + shift)) + i64::from(x < 0);
            // Where a quotient changes.
            for multiple in (0..0x8000).step_by(by as usize) {
                for x in [multiple, (multiple + by - 1).min(0x7fff)] {
                    assert_eq!(divide(x), x / by, "{x} / {by}");
                    assert_eq!(divide(-x - 1), (-x - 1) / by, "{} / {by}", -x - 1);
                    assert_eq!(divide(-x), -x / by, "{} / {by}", -x);
                }
            }
        }
    }

    #[test]
    fn signed_multipliers_have_no_bit_too_many() {
        assert_eq!(signed_magic(32, 10), (0x6666_6667, 2));
        assert_eq!(signed_magic(32, 3), (0x5555_5556, 0));
        assert_eq!(signed_magic(32, 7), (0x9249_2493, 2));
        assert_eq!(signed_magic(64, 10), (0x6666_6666_6666_6667, 2));
    }
}
