//! What several test binaries share. Each of them uses a part of it.
#![allow(dead_code)]

pub mod downgrade;
pub mod engines;
pub mod expectation;
pub mod generate;
pub mod mutate;
pub mod oracle;
pub mod process;
pub mod programs;
pub mod random;
pub mod signatures;
pub mod vintage;
