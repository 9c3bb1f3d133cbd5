//! `jitlite lsp` as editors use it: by a client that is written here, and by real ones.

mod answers;
mod client;
mod nvim;
mod protocol;
mod views;
