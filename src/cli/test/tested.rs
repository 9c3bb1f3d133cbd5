//! A program whose assertions are tested, on whichever engine.

use std::ffi::{CStr, CString};
use std::path::Path;

use crate::api::{Error, Module, Ran, Sandboxed, Val};
use crate::args::EngineName;
use crate::portable;
use crate::program::{How, Program};

/// The program.
pub(super) enum Tested {
    /// In the memory of this process, which is a child that was made for it.
    Process(Program),
    /// In a memory of its own.
    Sandbox(Box<Sandboxed>),
}

impl Tested {
    /// Links modules, and runs their constructors.
    ///
    /// # Errors
    /// If something is missing, or a constructor traps.
    pub(super) fn start(modules: &[Module], how: &How<'_>) -> Result<Tested, Error> {
        if how.engine != EngineName::Portable {
            return Ok(Tested::Process(Program::start(modules, how)?));
        }
        let program = portable::link(modules, Path::new("test"), &[], how, None)?;
        program.construct()?;
        Ok(Tested::Sandbox(Box::new(program)))
    }

    /// Calls a function; what it returns. `explain` puts errors into words.
    ///
    /// # Errors
    /// Why it does not return.
    pub(super) fn call(
        &self,
        name: &str,
        args: &[Val],
        explain: impl Fn(&Error) -> String,
    ) -> Result<Option<Val>, String> {
        match self {
            Tested::Process(program) => program.call(name, args).map_err(|error| explain(&error)),
            Tested::Sandbox(program) => match program.call(name, args) {
                Ok(Ran::Returned(value)) => Ok(value),
                Ok(Ran::Exited(status)) => {
                    Err(format!("it ended the program with status {status}"))
                }
                Err(error) => Err(explain(&error)),
            },
        }
    }

    /// The string at an address that the program has returned.
    pub(super) fn string(&self, address: u64) -> Option<Vec<u8>> {
        match self {
            Tested::Process(_) => {
                // SAFETY: the program says that this is a string, and is trusted as every program is
                // that is run; this process is a child that was made to run it.
                let text = unsafe { CStr::from_ptr(address as *const libc::c_char) };
                Some(text.to_bytes().to_vec())
            }
            Tested::Sandbox(program) => program.string(address),
        }
    }

    /// The address of a string, which lives as long as the program.
    pub(super) fn put_string(&self, text: &[u8]) -> Option<u64> {
        match self {
            Tested::Process(_) => Some(CString::new(text).ok()?.into_raw() as u64),
            Tested::Sandbox(program) => program.put_string(text),
        }
    }
}
