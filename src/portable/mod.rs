//! Programs in a memory of their own: linked, compiled to bytecode, and run to their end.
//!
//! A program is linked by [`jit::link`](crate::jit::link) into a linear memory, with the [C library](libc) of this
//! room; its functions are lowered and flattened when they are first called, and interpreted by
//! [`interp::portable`](crate::interp::portable), whose head argues what a program can reach. This room is safe Rust.

#![forbid(unsafe_code)]

mod clock;
mod libc;
mod objects;
mod program;
mod recording;
mod state;
mod streams;

pub(crate) use clock::Clock;
pub(crate) use libc::listing;
pub(crate) use program::{Ended, Observer, Program, Settings};
pub(crate) use recording::{Begun, Recording};
pub use recording::{Cause, Here, Hit};
pub use state::{Shown, State, StateCall, StateObject, StatePlace, StateValue};
pub(crate) use streams::{Output, Streams};
