//! Puts moves that happen at the same time into an order in which they can happen one by one.

use rustc_hash::FxHashMap;

/// A move between registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Move {
    pub(super) to: u32,
    pub(super) from: u32,
}

/// Appends to `out` moves that, one after the other, do what `moves` do at once. The targets are
/// distinct. `temp` is a register that none of them names.
pub(super) fn sequence(moves: &mut Vec<Move>, temp: u32, out: &mut Vec<Move>) {
    moves.retain(|m| m.to != m.from);
    if let [only] = moves[..] {
        out.push(only);
        return;
    }
    let mut readers: FxHashMap<u32, u32> = FxHashMap::default();
    let mut by_target: FxHashMap<u32, Move> = FxHashMap::default();
    for &m in moves.iter() {
        *readers.entry(m.from).or_default() += 1;
        by_target.insert(m.to, m);
    }
    let is_free = |readers: &FxHashMap<u32, u32>, reg: u32| !readers.contains_key(&reg);
    let mut ready: Vec<Move> = (moves.iter().copied())
        .filter(|m| is_free(&readers, m.to))
        .collect();
    let mut at = 0;
    loop {
        while let Some(m) = ready.pop() {
            by_target.remove(&m.to);
            out.push(m);
            let left = readers.entry(m.from).or_default();
            *left = left.saturating_sub(1);
            if *left == 0 {
                readers.remove(&m.from);
                ready.extend(by_target.get(&m.from));
            }
        }
        // What is left are cycles: one register of each is saved, and the cycle is a chain then.
        let Some(&m) = moves[at..].iter().find(|m| by_target.contains_key(&m.to)) else {
            return;
        };
        at += 1;
        out.push(Move {
            to: temp,
            from: m.to,
        });
        readers.remove(&m.to);
        readers.insert(temp, 1);
        for other in by_target.values_mut() {
            if other.from == m.to {
                other.from = temp;
            }
        }
        ready.extend(by_target.get(&m.to));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every way to move `n` registers among themselves, compared with moving them at once.
    #[test]
    fn all_small_permutations_and_copies() {
        for n in 1..=5u32 {
            for code in 0..n.pow(n) {
                let from = |i: u32| code / n.pow(i) % n;
                let mut moves: Vec<Move> = (0..n).map(|to| Move { to, from: from(to) }).collect();
                let mut out = Vec::new();
                sequence(&mut moves, 99, &mut out);
                let mut regs: FxHashMap<u32, u32> = (0..n).map(|r| (r, r)).collect();
                for m in &out {
                    let value = regs[&m.from];
                    regs.insert(m.to, value);
                }
                for to in 0..n {
                    assert_eq!(regs[&to], from(to), "{n} {code} {out:?}");
                }
            }
        }
    }
}
