//! The atomics and locks of the protocols that `tests/loom.rs` checks: it includes their modules in a crate whose
//! `sync` is a model checker's, so they name what they are made of by this module alone.

pub(crate) use std::hint::spin_loop;
pub(crate) use std::sync::atomic::{
    AtomicPtr, AtomicU8, AtomicU32, AtomicU64, AtomicUsize, Ordering, fence,
};
pub(crate) use std::sync::{Condvar, Mutex, PoisonError};
