//! Guesses at what was meant: the name closest to the one that was written.

/// The candidate whose name is closest to `written`, if one is close enough to be meant: one letter
/// of up to four differs, two of up to eight, a third of more. Each candidate is a name and what to
/// answer for it.
pub fn closest<'a, T>(
    written: &[u8],
    candidates: impl IntoIterator<Item = (&'a [u8], T)>,
) -> Option<T> {
    // Long names are not typed by hand, and comparing takes time by the product of the lengths.
    const MAX_LEN: usize = 64;
    // Among so many names there is one that is close by chance.
    const MAX_NAMES: usize = 10_000;
    // A name of one letter is as close to each other one, but for itself in the other case.
    if written.len() < 2 {
        let mut candidates = candidates.into_iter().take(MAX_NAMES);
        let same =
            candidates.find(|(name, _)| name.eq_ignore_ascii_case(written) && *name != written);
        return same.map(|(_, answer)| answer);
    }
    if written.len() > MAX_LEN {
        return None;
    }
    let mut limit = match written.len() {
        0..=4 => 1,
        5..=8 => 2,
        more => more / 3,
    };
    let letters = letters_of(written);
    let mut best = None;
    for (name, answer) in candidates.into_iter().take(MAX_NAMES) {
        if name.len().abs_diff(written.len()) > limit || name == written {
            continue;
        }
        if name.eq_ignore_ascii_case(written) {
            return Some(answer);
        }
        // Each letter that only one of them has takes an edit of its own.
        let others = letters_of(name);
        let missing = (letters & !others).count_ones();
        let added = (others & !letters).count_ones();
        if missing.max(added) as usize > limit {
            continue;
        }
        // Of equally close ones the first.
        if let Some(distance) = distance(written, name, limit)
            && distance < name.len().max(2)
        {
            best = Some(answer);
            if distance == 0 {
                break;
            }
            limit = distance - 1;
            if limit == 0 {
                break;
            }
        }
    }
    best
}

/// The set of the bytes of a name, modulo 64: letters of both cases, digits and points differ.
fn letters_of(name: &[u8]) -> u64 {
    name.iter().fold(0, |all, byte| all | 1 << (byte % 64))
}

/// How many insertions, deletions, replacements and swaps of neighbours lead from `a` to `b`, if
/// they are at most `limit` (the distance of optimal string alignments).
fn distance(a: &[u8], b: &[u8], limit: usize) -> Option<usize> {
    // Common ends cost nothing and most names share one.
    let same = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let (a, b) = (&a[same..], &b[same..]);
    let mut before = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    let mut row = before.clone();
    for (i, &x) in a.iter().enumerate() {
        row[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let mut cost = (last[j] + usize::from(x != y))
                .min(last[j + 1] + 1)
                .min(row[j] + 1);
            if i > 0 && j > 0 && x == b[j - 1] && a[i - 1] == y {
                cost = cost.min(before[j - 1] + 1);
            }
            row[j + 1] = cost;
        }
        // No later row has a smaller number than the smallest of this one.
        if row.iter().all(|&cost| cost > limit) {
            return None;
        }
        std::mem::swap(&mut before, &mut last);
        std::mem::swap(&mut last, &mut row);
    }
    last.last().copied().filter(|&cost| cost <= limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        assert_eq!(distance(b"", b"ab", 2), Some(2));
        assert_eq!(distance(b"link1", b"link2", 1), Some(1));
        assert_eq!(distance(b"retrun", b"return", 9), Some(1));
        assert_eq!(distance(b"kitten", b"sitting", 3), Some(3));
        assert_eq!(distance(b"kitten", b"sitting", 2), None);
        assert_eq!(distance(b"aab", b"aba", 1), Some(1));
    }

    #[test]
    fn only_close_names_are_offered() {
        let names = ["link", "link2", "count"];
        let find = |name: &str| closest(name.as_bytes(), names.map(|n| (n.as_bytes(), n)));
        assert_eq!(find("link3"), Some("link"));
        assert_eq!(find("cuont"), Some("count"));
        assert_eq!(find("total"), None);
        assert_eq!(find(""), None);
    }
}
