//! Points: an assertion earns its points if it holds on every engine.

use super::output::Case;

/// What was earned of what could be.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Score {
    /// Points of assertions that hold.
    pub earned: u64,
    /// Points of all.
    pub possible: u64,
}

/// Adds points up. The tests of an assertion follow each other.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Scorer {
    /// `None` while no assertion had points.
    score: Option<Score>,
    /// The file and line of the last assertion.
    last: Option<(String, u32)>,
    /// Whether its points are lost.
    is_lost: bool,
}

impl Scorer {
    /// Counts a test.
    pub(super) fn test(&mut self, case: &Case, passed: bool) {
        let Some(points) = case.points.map(u64::from) else {
            return;
        };
        let score = self.score.get_or_insert_default();
        let here = Some((case.file.clone(), case.line));
        if self.last != here {
            self.last = here;
            self.is_lost = false;
            score.earned += points;
            score.possible += points;
        }
        if !passed && !self.is_lost {
            self.is_lost = true;
            score.earned -= points;
        }
    }

    /// Counts a program that could not be tested, and could have earned this.
    pub(super) fn not_run(&mut self, points: Option<u64>) {
        if let Some(points) = points {
            self.score.get_or_insert_default().possible += points;
        }
    }

    /// What there is so far.
    pub(super) fn score(&self) -> Option<Score> {
        self.score
    }
}

/// What assertions are worth together, if any of them has points.
pub(super) fn possible(points: impl Iterator<Item = Option<u32>>) -> Option<u64> {
    points
        .flatten()
        .map(u64::from)
        .fold(None, |sum, points| Some(sum.unwrap_or(0) + points))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_assertion_earns_its_points_on_all_engines_or_none() {
        let case = |line: u32, points: Option<u32>| Case {
            file: "a.ll".into(),
            line,
            text: String::new(),
            points,
            engine: "interp",
        };
        let mut scorer = Scorer::default();
        scorer.test(&case(1, None), true);
        assert_eq!(scorer.score(), None);
        for (line, passed) in [(2, [true, true]), (3, [false, false]), (4, [true, false])] {
            for passed in passed {
                scorer.test(&case(line, Some(line)), passed);
            }
        }
        scorer.not_run(None);
        scorer.not_run(possible([Some(1), None, Some(2)].into_iter()));
        let score = Score {
            earned: 2,
            possible: 2 + 3 + 4 + 3,
        };
        assert_eq!(scorer.score(), Some(score));
        assert_eq!(possible([None, None].into_iter()), None);
    }
}
