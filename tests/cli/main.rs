//! The command `jitlite`, as people and scripts use it.

mod assertions;
mod bad_input;
mod book;
mod cache;
mod checked;
mod commands;
mod dap;
mod explore;
mod files;
mod growth;
mod interposition;
mod libraries;
mod mistakes;
mod reports;
mod show;
#[path = "../support/mod.rs"]
mod support;
mod tiers;
mod tools;
