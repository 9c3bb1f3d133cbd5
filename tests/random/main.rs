//! Programs that are made or damaged at random. Each failure prints its seed, with which it comes again.

mod abi;
mod conventions;
mod differential;
mod downgrade;
mod mutate;
#[path = "../support/mod.rs"]
mod support;
mod throw;
