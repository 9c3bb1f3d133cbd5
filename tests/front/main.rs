//! What is read, judged and printed: on modules, with nothing that runs.

mod print;
mod rules;
#[path = "../support/mod.rs"]
mod support;
mod verify_built;
