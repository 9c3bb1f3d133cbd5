//! How long a pass takes.

use std::time::{Duration, Instant};

/// What has begun at a time.
pub(super) struct Stopwatch(Instant);

impl Stopwatch {
    /// It begins now.
    pub(super) fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }

    /// The time since then.
    pub(super) fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
