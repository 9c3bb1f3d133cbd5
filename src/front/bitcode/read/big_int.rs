//! Integers of more than 64 bits.

/// The 32-bit words of a number of some 64-bit words, cut to a width; words that are not written
/// are zero.
pub(super) fn words(words: &[u64], width: u32) -> Vec<u32> {
    let count = width.div_ceil(32) as usize;
    let mut all: Vec<u32> = (0..count)
        .map(|n| {
            let word = words.get(n / 2).copied().unwrap_or(0);
            (word >> (32 * (n % 2))) as u32
        })
        .collect();
    if let (Some(last), rest @ 1..) = (all.last_mut(), width % 32) {
        *last &= (1 << rest) - 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_numbers_are_cut_to_their_width() {
        assert_eq!(words(&[u64::MAX], 70), [u32::MAX, u32::MAX, 0]);
        assert_eq!(words(&[0, u64::MAX], 70), [0, 0, 0x3f]);
        assert_eq!(words(&[1 << 32, 2], 128), [0, 1, 2, 0]);
    }
}
