//! What is asked of the system about memory. It knows nothing of engines and programs: what pages are for, who asks
//! knows.

pub(crate) mod memory;
