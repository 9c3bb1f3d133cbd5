//! Which lines of a text are new.

/// The most pairs of lines that are compared.
const MOST_PAIRS: usize = 4 << 20;

/// The places of the lines that are not in the text before, by a longest common subsequence. Lines are given by numbers:
/// two have the same if they are the same. In texts that are very different and very long, a line is new if it stands
/// nowhere in the text before.
pub(super) fn new_lines(before: &[u32], after: &[u32]) -> Vec<usize> {
    let shorter = before.len().min(after.len());
    let pairs = || before.iter().zip(after);
    let start = pairs().take_while(|(a, b)| a == b).count();
    let backward = before.iter().rev().zip(after.iter().rev());
    let end = backward
        .take(shorter - start)
        .take_while(|(a, b)| a == b)
        .count();
    let (a, b) = (
        &before[start..before.len() - end],
        &after[start..after.len() - end],
    );
    let width = b.len() + 1;
    if a.len().saturating_mul(b.len()) > MOST_PAIRS {
        let mut known = a.to_vec();
        known.sort_unstable();
        let is_new = |n: &usize| known.binary_search(&b[*n]).is_err();
        return (0..b.len()).filter(is_new).map(|n| start + n).collect();
    }
    // The length of the longest common subsequence of the rests from here.
    let mut common = vec![0u32; (a.len() + 1) * width];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            common[i * width + j] = match a[i] == b[j] {
                true => common[(i + 1) * width + j + 1] + 1,
                false => common[(i + 1) * width + j].max(common[i * width + j + 1]),
            };
        }
    }
    let mut found = Vec::new();
    let (mut i, mut j) = (0, 0);
    while j < b.len() {
        if i < a.len() && a[i] == b[j] {
            (i, j) = (i + 1, j + 1);
        } else if i < a.len() && common[(i + 1) * width + j] >= common[i * width + j + 1] {
            i += 1;
        } else {
            found.push(start + j);
            j += 1;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_in_both_in_order_is_not_new() {
        assert!(new_lines(&[1, 2, 3], &[1, 2, 3]).is_empty());
        assert_eq!(new_lines(&[], &[1, 2]), [0, 1]);
        assert_eq!(new_lines(&[1, 2, 3, 4], &[1, 3, 9, 4, 4]), [2, 3]);
        assert_eq!(new_lines(&[1, 2], &[2, 1]), [1]);
        assert!(new_lines(&[1, 1, 1], &[1, 1]).is_empty());
    }

    #[test]
    fn long_texts_are_compared_by_their_lines() {
        let before: Vec<u32> = (0..4000).collect();
        let mut after: Vec<u32> = (0..4000).rev().collect();
        after[7] = 9999;
        assert_eq!(new_lines(&before, &after), [7]);
    }
}
