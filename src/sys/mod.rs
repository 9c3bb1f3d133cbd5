//! What is asked of the system about memory and signals, a file each. No other file of this library calls these
//! functions (`tests/tidy.rs`). Both know nothing of engines and programs: what pages and signals are for, who
//! asks knows.

pub(crate) mod memory;
pub(crate) mod signals;
