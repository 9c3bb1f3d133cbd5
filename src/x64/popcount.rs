//! What stands in for `popcnt`.

/// Counting bits without `popcnt`: sums of 2, of 4 and of 8 bits, by a shift and a mask each.
pub(crate) const BIT_SUMS: [(u8, u64); 3] = [
    (1, 0x5555_5555_5555_5555),
    (2, 0x3333_3333_3333_3333),
    (4, 0x0f0f_0f0f_0f0f_0f0f),
];
/// Times this the highest byte is the sum of all.
pub(crate) const BYTES: u64 = 0x0101_0101_0101_0101;
