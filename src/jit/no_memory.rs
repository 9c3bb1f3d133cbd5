//! What stands for code memory where there is no machine code.

use std::io;

/// There is none.
#[derive(Debug)]
pub(crate) enum CodeMemory {}

/// There is none.
#[derive(Debug)]
pub(crate) enum DataBlock {}

impl CodeMemory {
    pub(crate) fn take_data(&self, _: usize, _: usize) -> io::Result<DataBlock> {
        match *self {}
    }

    pub(crate) fn take_constants(&self, _: usize, _: usize) -> io::Result<DataBlock> {
        match *self {}
    }
}

impl DataBlock {
    pub(crate) fn address(&self) -> usize {
        match *self {}
    }
}

/// The bytes of a slot of a function.
pub(crate) const SLOT_SIZE: usize = 16;
