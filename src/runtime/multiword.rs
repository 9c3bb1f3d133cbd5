//! Products and quotients of integers of any number of words, the lowest first: what lowering
//! does not spell out word by word.
//!
//! The words are in slots of the function that calls; it has looked whether a divisor is 0.

use std::slice::{from_raw_parts, from_raw_parts_mut};

/// `x *= y`, cut to their length.
///
/// # Safety
/// Both are `count` words, which do not overlap.
pub(super) unsafe extern "C" fn multiply(x: *mut u64, y: *const u64, count: u64) {
    // SAFETY: the caller vouches for the words.
    let (x, y) = unsafe {
        (
            from_raw_parts_mut(x, count as usize),
            from_raw_parts(y, count as usize),
        )
    };
    product(x, y);
}

/// `(x, y) = (x / y, x % y)`, without sign.
///
/// # Safety
/// Both are `count` words, which do not overlap.
pub(super) unsafe extern "C" fn divide(x: *mut u64, y: *mut u64, count: u64) {
    // SAFETY: the caller vouches for the words.
    let (x, y) = unsafe {
        (
            from_raw_parts_mut(x, count as usize),
            from_raw_parts_mut(y, count as usize),
        )
    };
    quotient(x, y);
}

fn product(x: &mut [u64], y: &[u64]) {
    let count = x.len();
    // From the highest word down, so that the words of `x` that are still needed are still there.
    for i in (0..count).rev() {
        let factor = u128::from(std::mem::take(&mut x[i]));
        let mut carry = 0;
        for (word, &y) in x[i..].iter_mut().zip(y) {
            let sum = factor * u128::from(y) + u128::from(*word) + carry;
            *word = sum as u64;
            carry = sum >> 64;
        }
    }
}

/// As many words as a number has.
fn length(x: &[u64]) -> usize {
    x.iter().rposition(|&word| word != 0).map_or(0, |i| i + 1)
}

/// Moves a number by less than 64 bits to the left, and gives what leaves it.
fn shift_left(x: &mut [u64], by: u32) -> u64 {
    let mut carry = 0;
    for word in x {
        let wide = u128::from(*word) << by | carry;
        *word = wide as u64;
        carry = wide >> 64;
    }
    carry as u64
}

/// Knuth's algorithm D, in base 2^64.
fn quotient(x: &mut [u64], y: &mut [u64]) {
    let (m, n) = (length(x), length(y));
    if n == 0 || m < n {
        y.copy_from_slice(x);
        x.fill(0);
        return;
    }
    if n == 1 {
        let by = u128::from(y[0]);
        let mut rest = 0;
        for word in x[..m].iter_mut().rev() {
            let here = rest << 64 | u128::from(*word);
            *word = (here / by) as u64;
            rest = here % by;
        }
        y[0] = rest as u64;
        return;
    }
    // So far to the left that the divisor's highest bit is set: then a digit that is guessed from
    // two words of it is at most 2 too large.
    let by = y[n - 1].leading_zeros();
    shift_left(&mut y[..n], by);
    let mut rest = x[..m].to_vec();
    rest.push(0);
    rest[m] = shift_left(&mut rest[..m], by);
    x.fill(0);
    for j in (0..=m - n).rev() {
        let digit = digit(&rest[j..=j + n], &y[..n]);
        x[j] = take_away(&mut rest[j..=j + n], &y[..n], digit);
    }
    y.fill(0);
    for (i, word) in y[..n].iter_mut().enumerate() {
        let both = u128::from(rest[i + 1]) << 64 | u128::from(rest[i]);
        *word = (both >> by) as u64;
    }
}

/// A guess at `rest / y`, of a `rest` of one word more; 0 or 1 too large.
fn digit(rest: &[u64], y: &[u64]) -> u64 {
    let n = y.len();
    let top = u128::from(rest[n]) << 64 | u128::from(rest[n - 1]);
    let by = u128::from(y[n - 1]);
    let (mut guess, mut left) = (top / by, top % by);
    while guess >> 64 != 0 || guess * u128::from(y[n - 2]) > left << 64 | u128::from(rest[n - 2]) {
        guess -= 1;
        left += by;
        if left >> 64 != 0 {
            break;
        }
    }
    guess as u64
}

/// Takes `digit` times `y` away, or once less if that is too much; how often it was.
fn take_away(rest: &mut [u64], y: &[u64], digit: u64) -> u64 {
    let n = y.len();
    let (mut carry, mut borrow) = (0u128, false);
    for (i, word) in rest.iter_mut().enumerate() {
        let product = match y.get(i) {
            Some(&y) => u128::from(y) * u128::from(digit) + carry,
            None => carry,
        };
        carry = product >> 64;
        let (less, first) = word.overflowing_sub(product as u64);
        let (less, second) = less.overflowing_sub(borrow.into());
        *word = less;
        borrow = first || second;
    }
    if !borrow {
        return digit;
    }
    let mut carry = 0;
    for (i, word) in rest[..n].iter_mut().enumerate() {
        let sum = u128::from(*word) + u128::from(y[i]) + carry;
        *word = sum as u64;
        carry = sum >> 64;
    }
    rest[n] = rest[n].wrapping_add(carry as u64);
    digit - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The next of a row of words that are often all zeros or all ones.
    fn next(seed: &mut u64) -> u64 {
        *seed ^= *seed << 13;
        *seed ^= *seed >> 7;
        *seed ^= *seed << 17;
        match *seed % 5 {
            0 => 0,
            1 => u64::MAX,
            2 => 1 << 63,
            _ => seed.rotate_left(29),
        }
    }

    #[test]
    fn two_words_are_as_the_compilers_own() {
        let mut seed = 0x9e37_79b9_7f4a_7c15;
        for _ in 0..5000 {
            let [a, b, c, d] = [0; 4].map(|_| next(&mut seed));
            let whole = |low, high| u128::from(high) << 64 | u128::from(low);
            let (x, y) = (whole(a, b), whole(c, d));
            let mut words = [a, b];
            product(&mut words, &[c, d]);
            assert_eq!(whole(words[0], words[1]), x.wrapping_mul(y));
            if let (Some(quotient_of), Some(rest_of)) = (x.checked_div(y), x.checked_rem(y)) {
                let (mut quot, mut rest) = ([a, b], [c, d]);
                quotient(&mut quot, &mut rest);
                assert_eq!(whole(quot[0], quot[1]), quotient_of, "{x} / {y}");
                assert_eq!(whole(rest[0], rest[1]), rest_of, "{x} % {y}");
            }
        }
    }

    /// `quotient * divisor + remainder` is the dividend, and the remainder the smaller one.
    #[test]
    fn quotients_undo_products() {
        let mut seed = 0x1234_5678_9abc_def1;
        for round in 0..20000 {
            let count = 2 + round % 7;
            let of = |seed: &mut u64, words: usize| -> Vec<u64> {
                (0..count)
                    .map(|i| if i < words { next(seed) } else { 0 })
                    .collect()
            };
            let x = of(&mut seed, count - round / 7 % 2);
            let y = of(&mut seed, 1 + round / 3 % count);
            if length(&y) == 0 {
                continue;
            }
            let (mut quot, mut rest) = (x.clone(), y.clone());
            quotient(&mut quot, &mut rest);
            assert!(rest.iter().rev().lt(y.iter().rev()), "{x:x?} % {y:x?}");
            product(&mut quot, &y);
            let mut carry = 0;
            for (word, &rest) in quot.iter_mut().zip(&rest) {
                let sum = u128::from(*word) + u128::from(rest) + carry;
                *word = sum as u64;
                carry = sum >> 64;
            }
            assert_eq!(quot, x, "/ {y:x?}");
        }
    }
}
