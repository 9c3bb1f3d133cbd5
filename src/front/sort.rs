//! Sorting by numbers.
//!
//! The algorithm of the standard library is compiled anew for each type and each order: 5 KB of code for each of
//! ninety calls. Here it is compiled for pairs of a number and a place alone, and the items follow.

use smallvec::SmallVec;

/// Sorts items by numbers, lowest first; those of the same number stay in their order.
pub fn by_number<T, K: Into<u128>>(items: &mut [T], number: impl Fn(&T) -> K) {
    let numbers = items.iter().map(|item| number(item).into());
    let mut places: SmallVec<[(u128, usize); 8]> = numbers.zip(0..).collect();
    places.sort_unstable();
    for at in 0..items.len() {
        // What belongs here may have gone where an earlier item was.
        let mut from = places[at].1;
        while from < at {
            from = places[from].1;
        }
        places[at].1 = from;
        items.swap(at, from);
    }
}

/// The number of a pair, for an order by the first and then the second.
#[inline]
pub fn pair(first: impl Into<u64>, second: impl Into<u64>) -> u128 {
    u128::from(first.into()) << 64 | u128::from(second.into())
}

/// The number of a signed one, for the order of those.
#[inline]
pub fn signed(number: impl Into<i64>) -> u64 {
    number.into() as u64 ^ 1 << 63
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_come_in_the_order_of_the_standard_library() {
        let mut state = 1u32;
        for len in (0..40).chain([100, 1000]) {
            for values in [2, 10, 1000] {
                let mut items: Vec<(u32, usize)> = (0..len)
                    .map(|at| {
                        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                        ((state >> 8) % values, at)
                    })
                    .collect();
                let mut expected = items.clone();
                expected.sort_by_key(|item| item.0);
                by_number(&mut items, |item| item.0);
                assert_eq!(items, expected, "{len} items of {values} numbers");
            }
        }
    }

    #[test]
    fn negative_numbers_come_first() {
        let mut numbers = [3, -1, i64::MIN, 0, i64::MAX];
        by_number(&mut numbers, |&n| signed(n));
        assert_eq!(numbers, [i64::MIN, -1, 0, 3, i64::MAX]);
    }

    #[test]
    fn pairs_are_compared_by_their_first() {
        assert!(pair(1u32, 9u32) < pair(2u32, 0u32));
        assert!(pair(1u32, 0u32) < pair(1u32, u64::MAX));
    }
}
