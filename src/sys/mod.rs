//! What is asked of the system about memory, signals and threads of the library's own, a file each. No other file calls
//! the functions of the first two (`tests/tidy.rs`). They know nothing of engines and programs: what pages, signals and
//! threads are for, who asks knows.

pub(crate) mod memory;
pub(crate) mod signals;
pub(crate) mod threads;
