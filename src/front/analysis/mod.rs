//! What the shape of a function says: its flow graph, dominators and loops.
//!
//! All of it is generic over [`Flow`], a trait of three methods, so that bodies of `ir` and
//! functions of `lir` use the same algorithms. Nothing here recurses, and nothing takes more
//! than nearly linear time: functions of 100,000 blocks are ordinary for generated code.
//!
//! Relies on successors that are blocks of the function; promises nothing about instructions.

mod dominators;
mod graph;
mod loops;

pub use dominators::Dominators;
pub use graph::{Flow, Graph};
pub use loops::{LoopId, Loops};
