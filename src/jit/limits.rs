//! Where the limits of a program are, and how its code is stopped: see [`limits`].

use std::io;
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::engine::{Engine, Group};
use super::memory::{CodeMemory, DataBlock, Writer};
use crate::interp;
use crate::runtime::critical;
use crate::runtime::limits::{self, Limits, Stop};
use crate::sys::memory::synchronize_instruction_streams;

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

    /// Those of another program, which are there longer.
    pub fn shared(other: &ProgramLimits) -> ProgramLimits {
        ProgramLimits(other.0)
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

/// Where the machine code of a program can be stopped.
#[derive(Debug, Default)]
pub(super) struct Stops(Mutex<Places>);

#[derive(Debug, Default)]
struct Places {
    /// The instructions, each by its address and its first byte.
    code: Vec<(usize, u8)>,
    is_stopped: bool,
}

impl Stops {
    fn lock(&self) -> MutexGuard<'_, Places> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds those of code that is written at an address, but that nobody can reach yet.
    pub fn add(&self, writer: &Writer<'_>, address: usize, bytes: &[u8], stops: &[u32]) {
        if stops.is_empty() {
            return;
        }
        let mut places = self.lock();
        for &at in stops {
            let place = address + at as usize;
            places.code.push((place, bytes[at as usize]));
            if places.is_stopped {
                writer.patch(place, limits::STOP);
            }
        }
    }

    /// Forgets those of code that is to be given back.
    pub fn forget(&self, code: &Range<usize>) {
        self.lock().code.retain(|(place, _)| !code.contains(place));
    }

    /// Lets bytecode be found, stopped if the program is.
    pub fn publish(&self, code: &interp::Code, publish: impl FnOnce()) {
        let places = self.lock();
        if places.is_stopped {
            code.set_stopped(true);
        }
        publish();
    }
}

impl Group {
    /// Has the program stop wherever it can be stopped, or takes that back.
    pub fn set_stopped(&self, engine: &Engine, why: Stop, stopped: bool) {
        let Some(limits) = self.limits.get() else {
            return;
        };
        let _section = critical::enter();
        match stopped {
            true => limits.stop(why),
            false => limits.go_on(why),
        }
        self.obey_limits(engine);
    }

    /// Has the program stop if its limits say so, or go on.
    pub fn obey_limits(&self, engine: &Engine) {
        let Some(limits) = self.limits.get() else {
            return;
        };
        let _section = critical::enter();
        let mut places = self.stops.lock();
        let stopped = limits.is_stopped();
        if places.is_stopped == stopped {
            return;
        }
        places.is_stopped = stopped;
        self.apart.wake();
        for code in self.lock_bytecode().iter() {
            code.set_stopped(stopped);
        }
        // Without memory for a copy of what is shared with another process, code runs on.
        let Ok(writer) = engine.memory.writer() else {
            return;
        };
        if !stopped {
            limits::resume();
        }
        for &(place, byte) in &places.code {
            writer.patch(place, if stopped { limits::STOP } else { byte });
        }
        synchronize_instruction_streams();
    }
}
