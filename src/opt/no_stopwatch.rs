//! In place of `stopwatch`, on a machine without a clock.

use std::time::Duration;

pub(super) struct Stopwatch;

impl Stopwatch {
    pub(super) fn start() -> Stopwatch {
        Stopwatch
    }

    pub(super) fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}
