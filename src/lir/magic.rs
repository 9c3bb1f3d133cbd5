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

#[cfg(test)]
mod tests {
    use super::{long_magic, unsigned_magic};

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
}
