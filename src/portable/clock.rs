//! What a program takes for the time.

use std::time::Duration;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// A clock.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Clock {
    /// That of the system, and when the program was linked.
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    System(Instant),
    /// One that is the same in each run: it begins at the year 2000, and how often it was asked is the number of
    /// microseconds since.
    Counted(u64),
}

/// 1 January 2000, in seconds since 1970.
const START: u64 = 946_684_800;

impl Default for Clock {
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    fn default() -> Self {
        Clock::System(Instant::now())
    }

    #[cfg(all(target_family = "wasm", target_os = "unknown"))]
    fn default() -> Self {
        Clock::Counted(0)
    }
}

impl Clock {
    /// The time since 1970.
    pub(super) fn now(&mut self) -> Duration {
        match self {
            #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
            Clock::System(_) => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .unwrap_or_default(),
            Clock::Counted(_) => Duration::from_secs(START) + self.since_start(),
        }
    }

    /// The time since the program was linked.
    pub(super) fn since_start(&mut self) -> Duration {
        match self {
            #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
            Clock::System(start) => start.elapsed(),
            Clock::Counted(asked) => {
                *asked += 1;
                Duration::from_micros(*asked)
            }
        }
    }
}
