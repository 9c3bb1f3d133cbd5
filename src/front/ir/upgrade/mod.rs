//! What old versions of LLVM wrote, brought up to date: once for all readers. Some of it LLVM
//! accepts in bitcode alone, and only the reader of bitcode asks for that.

mod attachments;
mod attrs;
mod debug;
mod layout;
mod strict;

pub use attachments::attachments;
pub use attrs::{attributes, fitting, interrupt_handler};
pub use debug::{
    constant_expression, debug_info, expression, type_references, units, variables, with_expression,
};
pub use layout::data_layout;
pub use strict::strict_calls;

/// Whether an operand bundle says nothing: until LLVM 14, `clang.arc.attachedcall` could be empty, which
/// only kept a call in its place.
pub fn is_idle_bundle(tag: &[u8], operands: usize) -> bool {
    tag == b"clang.arc.attachedcall" && operands == 0
}
