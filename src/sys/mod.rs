//! What is asked of the system about memory, signals and threads, a file each. No other file of this library calls these
//! functions (`tests/tidy.rs`). They know nothing of engines and programs: what pages, signals and threads are for, who
//! asks knows.

pub(crate) mod memory;
pub(crate) mod signals;
pub(crate) mod threads;
