//! Types of host functions, where no machine code calls any.

mod signature;

pub use signature::{HostType, Signature};
