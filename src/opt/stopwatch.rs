//! How long a pass takes.

use std::time::{Duration, Instant};

/// Runs since it was started.
pub(super) struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts one.
    pub(super) fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }

    /// The time since then.
    pub(super) fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
