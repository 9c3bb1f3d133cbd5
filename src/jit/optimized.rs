//! What the optimizing compiler did: time, instructions and bytes, by stage and pass.
//!
//! All functions of an engine are summed, on whatever thread they were compiled; a loop that is
//! entered on its own counts as a function.

use std::time::Duration;

use crate::opt::Spent;
use crate::x64::Times;

/// An engine that programs come to and go from is not to grow by what it reports.
const MOST_TOLD: usize = 100;

/// Sums over the functions that were given to the optimizing compiler.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Optimized {
    /// How many it compiled.
    pub functions: usize,
    /// Those that it refused, and why: the baseline compiler compiled them. The first of them, if
    /// there were many.
    pub refused: Vec<String>,
    /// How many more it refused.
    pub more_refused: usize,
    /// Whether `noinline` was ignored in a module where nearly every function has it.
    pub ignores_noinline: bool,
    /// LIR instructions as they were lowered.
    pub lowered: usize,
    /// Each pass, in the order in which they run: what it took, and what it left.
    pub passes: Vec<Spent>,
    /// Time spent in the stages of the back end.
    pub stages: Times,
    /// Machine instructions that were selected.
    pub selected: usize,
    /// Bytes of code.
    pub bytes: usize,
}

impl Optimized {
    /// Time spent in all passes.
    pub fn pass_time(&self) -> Duration {
        self.passes.iter().map(|row| row.time).sum()
    }

    /// LIR instructions that the last pass left.
    pub fn passed(&self) -> usize {
        self.passes.last().map_or(self.lowered, |row| row.insts)
    }

    /// Adds a function that it refused, in words.
    pub fn add_refused(&mut self, what: String) {
        match self.refused.len() < MOST_TOLD {
            true => self.refused.push(what),
            false => self.more_refused += 1,
        }
    }

    /// Adds what the passes did with a function of so many instructions. A function that they
    /// do not touch passes through each as it is.
    pub fn add_passes(&mut self, lowered: usize, rows: &[Spent]) {
        self.lowered += lowered;
        for (n, row) in rows.iter().enumerate() {
            match self.passes.get_mut(n) {
                Some(sum) => {
                    sum.time += row.time;
                    sum.insts += row.insts;
                }
                None => self.passes.push(*row),
            }
        }
        if rows.is_empty() {
            self.passes.iter_mut().for_each(|sum| sum.insts += lowered);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_refused_is_told_of_some_and_counted_of_all() {
        let mut sum = Optimized::default();
        (0..10_000).for_each(|n| sum.add_refused(format!("@f{n}: for a reason")));
        assert_eq!((sum.refused.len(), sum.more_refused), (100, 9_900));
        assert_eq!(sum.refused[1], "@f1: for a reason");
    }

    #[test]
    fn passes_are_summed_in_their_order() {
        let row = |pass, insts| Spent {
            pass,
            time: Duration::from_nanos(5),
            insts,
        };
        let mut sum = Optimized::default();
        sum.add_passes(10, &[row("a", 8), row("b", 7), row("a", 6)]);
        sum.add_passes(20, &[row("a", 18), row("b", 17), row("a", 16)]);
        sum.add_passes(1, &[]);
        let insts: Vec<usize> = sum.passes.iter().map(|row| row.insts).collect();
        assert_eq!((sum.lowered, insts), (31, vec![27, 25, 23]));
        assert_eq!(sum.passed(), 23);
        assert_eq!(sum.pass_time(), Duration::from_nanos(30));
    }
}
