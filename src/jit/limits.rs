//! Where the limits of a program are: see [`Limits`].

use std::io;

use super::memory::{CodeMemory, DataBlock};
use crate::runtime::limits::Limits;

/// Which limits programs of an engine have: code has checks of those and no others.
#[derive(Debug, Clone, Copy, Default)]
pub struct LimitOptions {
    /// Whether they can be stopped while they run.
    pub is_interruptible: bool,
    /// How many instructions of LIR each may run, if that is counted.
    pub fuel: Option<u64>,
}

/// The limits of a program, in data that code reaches; null where there are none.
#[derive(Debug)]
pub(super) struct ProgramLimits(*const Limits);

// SAFETY: threads may share what the pointer leads to, which stays where it is as long as the program.
unsafe impl Send for ProgramLimits {}
// SAFETY: as above.
unsafe impl Sync for ProgramLimits {}

impl ProgramLimits {
    /// Makes those of a program, and the data that they are in, which is the program's from now on.
    ///
    /// # Errors
    ///
    /// If there is no memory for them within reach of code.
    pub fn new(
        memory: &CodeMemory,
        options: LimitOptions,
    ) -> io::Result<(ProgramLimits, Option<DataBlock>)> {
        if !options.is_interruptible && options.fuel.is_none() {
            return Ok((ProgramLimits(std::ptr::null()), None));
        }
        let block = memory.take_data(size_of::<Limits>(), align_of::<Limits>())?;
        let limits = block.address() as *mut Limits;
        if !memory.reaches(block.address(), size_of::<Limits>()) {
            // SAFETY: nobody has seen the block.
            unsafe { memory.free_data(block) };
            return Err(io::ErrorKind::OutOfMemory.into());
        }
        // SAFETY: the block is new, large enough and aligned.
        unsafe { limits.write(Limits::new(options.fuel.unwrap_or(u64::MAX))) };
        Ok((ProgramLimits(limits), Some(block)))
    }

    /// Where they are.
    pub fn as_ptr(&self) -> *const Limits {
        self.0
    }

    /// The limits, if there are any.
    pub fn get(&self) -> Option<&Limits> {
        // SAFETY: they are there as long as the program.
        unsafe { self.0.as_ref() }
    }
}
