//! Calls of the host into programs.
//!
//! Relies on: arguments as the function takes them. Promises: what has ended a call is reported with all that it crossed,
//! and the thread is then as it was before.

use std::cell::Cell;

use super::describe::Ended;
use super::engine::Program;
use super::link::Destructors;
use super::options::interp_stack;
use crate::interp::{self, LimitedStack};
use crate::runtime::FuncIndex;
use crate::runtime::activation::{self, CallError};
use crate::runtime::host;
use crate::runtime::trampoline::ArgBlock;
use crate::runtime::trap::Payload;
use crate::runtime::under_way::CountedCall;

impl Program {
    /// Runs the constructors of the modules in order: with `argc`, `argv` and `envp`, as the GNU system calls them.
    ///
    /// # Errors
    ///
    /// As for [`Program::call`].
    ///
    /// # Safety
    ///
    /// As for [`Program::call`].
    pub(crate) unsafe fn run_constructors(&self, arguments: [u64; 3]) -> Result<(), Ended> {
        for &constructor in &self.group.constructors {
            let mut args = ArgBlock::new();
            args.ints[..3].copy_from_slice(&arguments);
            // SAFETY: the caller keeps the contract of `run_constructors`; one that takes fewer arguments ignores the others.
            unsafe { self.call_address(constructor, &mut args, None)? };
        }
        Ok(())
    }

    /// Runs the destructors of the modules in order, and among them, if the process is the program's, what that has
    /// registered meanwhile to be called at exit: where the files that compilers begin a program with have it called.
    ///
    /// # Errors
    ///
    /// As for [`Program::call`].
    ///
    /// # Safety
    ///
    /// As for [`Program::call`].
    pub(crate) unsafe fn run_destructors(&self, of_process: bool) -> Result<(), Ended> {
        let Destructors { plain, numbered } = &self.group.destructors;
        let finalize = of_process.then_some(host::finalize as *const () as u64);
        let all = plain.iter().copied().chain(finalize);
        for destructor in all.chain(numbered.iter().copied()) {
            // SAFETY: the caller keeps the contract of `run_destructors`; destructors take nothing.
            unsafe { self.call_address(destructor, &mut ArgBlock::new(), None)? };
        }
        Ok(())
    }

    /// Calls a function: with a `stack_limit` on a stack of so many bytes, else as its engine's options say.
    ///
    /// # Errors
    ///
    /// If the call does not return.
    ///
    /// # Safety
    ///
    /// `args` must hold what the function takes, and the program is trusted with all that it
    /// does with memory.
    pub(crate) unsafe fn call(
        &self,
        function: FuncIndex,
        args: &mut ArgBlock,
        stack_limit: Option<usize>,
    ) -> Result<(), Ended> {
        let address = self.address(function) as u64;
        let options = self.engine.options();
        if let Some(bytes) = stack_limit
            && options.is_interpreted()
        {
            let is_kept = bytes <= options.call.stack_size;
            let frames = LimitedStack::new(interp_stack(bytes), is_kept).map_err(Ended::Stack)?;
            // SAFETY: the caller keeps the contract of `call`.
            let result = unsafe { self.call_address(address, args, stack_limit) };
            drop(frames);
            return result;
        }
        // SAFETY: the caller keeps the contract of `call`.
        unsafe { self.call_address(address, args, stack_limit) }
    }

    /// Calls what is at an address.
    ///
    /// # Safety
    ///
    /// At the address is a function of this program, and the block holds arguments for it.
    unsafe fn call_address(
        &self,
        address: u64,
        args: &mut ArgBlock,
        stack_limit: Option<usize>,
    ) -> Result<(), Ended> {
        let interpreted = self.engine.options.is_interpreted();
        let counted = CountedCall::default();
        let call = self.group.begin_call(&self.engine, &counted);
        let _under_way = call.map_err(|why| self.refused(address, why))?;
        let mark = interpreted.then(interp::mark);
        // Cleanups are interpreted where the frames are that have trapped.
        let noted = Cell::new(None);
        let note = || {
            // SAFETY: the trap was just raised, and nothing of it has been abandoned yet.
            noted.set(mark.map(|mark| unsafe { interp::frames(&mark) }));
        };
        // SAFETY: the address is that of a function of this program, which lives as long as
        // `self`; the rest is the caller's.
        let result = unsafe {
            let (options, program) = (&self.engine.options.call, self.group.called());
            let address = self.engine.inner(address) as *const u8;
            activation::call(options, stack_limit, program, address, args, &note)
        };
        let trap = match result {
            Ok(()) => return Ok(()),
            Err(CallError::Stack(error)) => return Err(Ended::Stack(error)),
            Err(CallError::Trap(trap)) => trap,
        };
        // SAFETY: the trap has unwound or abandoned all that was interpreted since the mark.
        let left = mark.map(|mark| unsafe { interp::unwind(&mark) });
        let interpreted = noted.take().or(left);
        Err(match trap.payload {
            Payload::Panic(payload) => Ended::Panic(payload),
            Payload::None | Payload::Error(_) | Payload::PassedOn(_) => {
                let report = self.engine.describe(&trap, interpreted, &self.group);
                Ended::Trap(Box::new(report))
            }
        })
    }
}
