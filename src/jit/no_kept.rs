//! What stands for code that is kept, where there is none.

/// What says that two modules are the same.
pub(crate) type Digest = [u8; 16];

/// There is none.
#[derive(Default)]
pub struct Stock;
