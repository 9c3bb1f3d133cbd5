//! What stands for the limits of programs that machine code or the native machine runs, where there are none.

/// There are none.
#[derive(Debug)]
pub enum Limits {}
