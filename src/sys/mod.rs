//! What is asked of the system about memory, the processor, signals and threads of the library's own, a file each. No
//! other file calls the functions for memory and signals (`tests/tidy.rs`). They know nothing of engines and programs:
//! what pages, signals and threads are for, who asks knows.

pub mod memory;
pub(crate) mod processor;
pub mod signals;
pub(crate) mod threads;
