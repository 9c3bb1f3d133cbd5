//! What old versions of LLVM wrote, brought up to date: once for all readers.

mod attrs;
mod debug;
mod layout;

pub use attrs::attributes;
pub use debug::{constant_variable, debug_info, expression, type_references, units, variables};
pub use layout::data_layout;
