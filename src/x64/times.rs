//! How long the stages of the optimizing compiler take.

use std::time::Duration;

/// How long each stage took, all functions together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Times {
    /// The order of blocks, and selection.
    pub select: Duration,
    /// Register allocation.
    pub allocate: Duration,
    /// Emission.
    pub emit: Duration,
}

impl std::ops::AddAssign for Times {
    fn add_assign(&mut self, other: Times) {
        self.select += other.select;
        self.allocate += other.allocate;
        self.emit += other.emit;
    }
}
