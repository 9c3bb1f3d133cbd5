//! The machine whose memory is its own.
//!
//! A [`Machine`] interprets the same bytecode as the engines do, in a [`LinearMemory`]. It uses no signal, no
//! assembly and nothing of the system.
//!
//! # What a program can reach
//!
//! A program can reach the bytes of its memory, and what the functions of its host do for it. The argument has
//! three parts.
//!
//! * **Addresses.** Loads, stores and atomic operations go to [`LinearMemory`], which is safe code and compares each
//!   with the bounds. So do the slots of functions, which lie in the segment of the stack.
//! * **Frames.** Registers and the headers of frames, which have pointers of the process, lie in a vector of the
//!   machine's own. The program has no address of a byte there. `flatten` names only registers of the frame, whatever
//!   the program is; that is the promise that the native machine relies on, too.
//! * **Calls.** The address of a function is a number, which is looked up in a table. A call whose types are not those
//!   of the callee passes its arguments by way of [`Registers`]. `longjmp` goes to a frame that is found among those
//!   that are under way. What the host offers is safe Rust over the memory.
//!
//! The unsafe code is that of the loop and in `calls.rs` and `access.rs`, for frames alone.

mod access;
mod calls;
pub mod inspect;
pub mod memory;
pub mod pages;
pub mod pilot;
pub mod registers;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rustc_hash::FxHashMap;

use super::code::Bytecode;
use super::frame::{self, InterpreterFrame, SLACK};
use crate::runtime::trap::TrapKind;
use crate::runtime::{EntryLayout, FuncIndex};
use memory::{Fault, LinearMemory, Segment};
use pilot::Pilot;
use registers::Registers;

/// What a call of a function goes to.
#[derive(Debug)]
pub enum Callee<'a> {
    /// Bytecode.
    Code(&'a Bytecode),
    /// A function of the host: its name, and a number that the host knows it by.
    Host(&'static str, usize),
    /// What the function at this address gives, which is to be asked once.
    Resolver(u64),
}

/// What the machine has to know of the program that it runs.
pub trait Env<S> {
    /// The addresses of functions.
    fn entries(&self) -> EntryLayout;

    /// What a call of a function goes to; its bytecode is made now if need be.
    ///
    /// # Errors
    ///
    /// Why the function cannot be run; the program is then ended by a trap that says so.
    fn function(&self, function: FuncIndex) -> Result<Callee<'_>, TrapKind>;

    /// Whether the host can call the function of the program at an address.
    ///
    /// # Errors
    ///
    /// Why it cannot.
    fn called_back(&self, _address: u64) -> Result<(), TrapKind> {
        Ok(())
    }

    /// Notes what the resolver of a function has given.
    fn resolve(&self, function: FuncIndex, address: u64);

    /// Runs a function of the host. What it is given and gives travels in registers.
    ///
    /// # Errors
    ///
    /// Why the function does not return.
    fn call_host(
        &self,
        number: usize,
        machine: &mut Machine<'_, S>,
        registers: &mut Registers,
    ) -> Result<(), Stop>;
}

/// Why a call does not return.
#[derive(Debug)]
pub enum Stop {
    /// A trap, at the place that the machine has noted.
    Trap(TrapKind),
    /// The program has ended itself, and what it has registered for that is to be called.
    Exit(i32),
    /// The same without that.
    ExitAtOnce(i32),
    /// `longjmp`, to what [`Machine::set_jump`] has noted under this number, with a value.
    Jump(u64, i32),
    /// The loop is to be entered anew, where the machine has noted (`ROUND`). Nobody else sees this.
    Again,
}

impl From<Fault> for Stop {
    fn from(Fault(address): Fault) -> Self {
        Stop::Trap(TrapKind::BadAddress(Some(address)))
    }
}

/// How much a program may use.
#[derive(Clone, Debug)]
pub struct MachineLimits {
    /// Bytes of the stack.
    pub stack: u64,
    /// Bytes of the heap.
    pub heap: u64,
    /// How many instructions of LIR it may run, if it is metered.
    pub fuel: Option<u64>,
    /// Ends the program when it is set, if it is metered.
    pub stop: Option<Arc<AtomicBool>>,
}

impl Default for MachineLimits {
    fn default() -> Self {
        MachineLimits {
            stack: 8 << 20,
            heap: 1 << 30,
            fuel: None,
            stop: None,
        }
    }
}

/// How much fuel the loop takes before it is entered anew, where it is compiled to WebAssembly: engines of that replace
/// slow code by fast code where a function is entered, and not in the midst of a loop.
const ROUND: u64 = 1 << 18;

/// The most places that `longjmp` can go to at once.
const MOST_POINTS: usize = 1 << 16;

/// A place that `setjmp` has noted.
#[derive(Clone, Copy, Debug)]
struct JumpPoint {
    /// The address of the `jmp_buf`.
    buffer: u64,
    /// The call of `setjmp`, and its frame with what ran in it.
    ip: *const AtomicU64,
    fp: *mut u64,
    code: u64,
    slots: u64,
    top: u64,
}

/// Loops within loops: functions of the host call back.
const MOST_LEVELS: usize = 100;

/// Bytes of the host's own stack that these may take.
const MOST_HOST_STACK: usize = if cfg!(target_family = "wasm") {
    256 << 10
} else {
    1 << 20
};

/// Bytes of frames for each byte of the program's own stack.
const FRAMES_PER_BYTE: u64 = 4;

/// A program that runs, with the state `S` of its host.
pub struct Machine<'a, S> {
    /// The memory.
    pub memory: LinearMemory,
    /// What the functions of the host keep.
    pub state: S,
    env: &'a dyn Env<S>,
    limits: MachineLimits,
    /// The fuel of this round so far.
    round: u64,
    /// How many calls of functions of the host are left, if the program has fuel.
    host_calls: Option<u64>,
    /// The frames: headers and registers.
    frames: Vec<u64>,
    /// No frame reaches behind this.
    limit: usize,
    /// The last instruction that has called or trapped, and the frame that runs.
    ip: *const AtomicU64,
    fp: *mut u64,
    /// Behind all frames, where the loop has called.
    sp: usize,
    /// The slots of the frame that runs, and the end of what is in use of the stack.
    slots: u64,
    top: u64,
    /// The number of loops that run within each other.
    level: usize,
    /// Where the host's stack was when the first of them began.
    host_stack: usize,
    points: FxHashMap<u64, JumpPoint>,
    next_point: u64,
    /// The stack of the x87.
    x87: Vec<[u8; 10]>,
    /// The function of the host that runs, or has trapped.
    host: Option<&'static str>,
    /// A number of its own.
    id: u64,
    /// Who decides how far it goes.
    pilot: Option<Box<dyn Pilot<S> + 'a>>,
    /// The fuel that this one has given so far.
    granted: u64,
    /// Whether it is in front of an instruction of the outermost loop, which it can go on with.
    is_paused: bool,
}

impl<S> fmt::Debug for Machine<'_, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Machine").finish_non_exhaustive()
    }
}

impl<'a, S> Machine<'a, S> {
    /// A machine for a program that lies in a memory.
    pub fn new(
        env: &'a dyn Env<S>,
        mut memory: LinearMemory,
        state: S,
        limits: MachineLimits,
    ) -> Option<Machine<'a, S>> {
        let stack = limits.stack.next_multiple_of(16);
        let top = memory.grow(Segment::Stack, stack)?;
        let bytes = stack.checked_mul(FRAMES_PER_BYTE)?;
        let words = usize::try_from(bytes).ok()?.checked_add(SLACK)? / 8;
        let mut frames = vec![0u64; words];
        let start = frames.as_mut_ptr() as usize;
        let sp = start.next_multiple_of(16);
        Some(Machine {
            memory,
            state,
            env,
            host_calls: limits.fuel.map(|fuel| fuel.saturating_mul(10)),
            limits,
            round: 0,
            limit: start + 8 * words - SLACK,
            frames,
            ip: std::ptr::null(),
            fp: std::ptr::null_mut(),
            sp,
            slots: top,
            top,
            level: 0,
            host_stack: 0,
            points: FxHashMap::default(),
            next_point: 0,
            x87: Vec::new(),
            host: None,
            id: pilot::new_id(),
            granted: 0,
            pilot: None,
            is_paused: false,
        })
    }

    /// Forgets what was under way when the program stopped.
    pub fn reset(&mut self) {
        self.sp = (self.frames.as_mut_ptr() as usize).next_multiple_of(16);
        self.ip = std::ptr::null();
        self.fp = std::ptr::null_mut();
        self.top = Segment::Stack.start();
        self.slots = self.top;
        self.level = 0;
        self.points.clear();
        self.x87.clear();
        self.host = None;
        self.is_paused = false;
    }

    /// The memory and the state of the host.
    pub fn into_parts(mut self) -> (LinearMemory, S) {
        self.memory.clear(Segment::Stack);
        (self.memory, self.state)
    }

    /// The functions that were under way when the program stopped, the innermost first, and how many were left out
    /// behind the first 64.
    pub fn frames(&self) -> (Vec<InterpreterFrame>, usize) {
        // SAFETY: the frames are those of this machine, whose code its program keeps.
        unsafe { frame::walk_portable(self.ip, self.fp) }
    }

    /// The function of the host in which the program stopped.
    pub fn host(&self) -> Option<&'static str> {
        self.host
    }

    /// The most bytes that the heap may have.
    pub fn heap_limit(&self) -> u64 {
        self.limits.heap
    }

    /// The bits of a number that a function returns by way of the x87.
    pub fn return_x87(&mut self, bytes: [u8; 10]) {
        self.x87.push(bytes);
    }

    /// Takes memory of the stack until the function of the host that runs returns.
    pub fn stack_room(&mut self, bytes: u64) -> Result<u64, Stop> {
        let at = self.top;
        let bytes = bytes.checked_next_multiple_of(16);
        let end = bytes.and_then(|bytes| at.checked_add(bytes));
        match end.filter(|&end| end <= self.stack_end()) {
            Some(end) => {
                self.top = end;
                Ok(at)
            }
            None => Err(Stop::Trap(TrapKind::StackOverflow)),
        }
    }

    fn stack_end(&self) -> u64 {
        Segment::Stack.start() + self.memory.size(Segment::Stack)
    }

    /// Notes the call of the function of the host that runs, for [`Stop::Jump`]; `buffer` has the number.
    pub fn set_jump(&mut self, buffer: u64) -> Result<(), Stop> {
        let old = u64::from_le_bytes(self.memory.read(buffer)?);
        if self.points.get(&old).is_some_and(|p| p.buffer == buffer) {
            self.points.remove(&old);
        }
        if self.points.len() >= MOST_POINTS {
            self.forget_dead_points();
        }
        if self.points.len() >= MOST_POINTS {
            let what = "unsupported: so many places of `setjmp` at once on this engine";
            return Err(Stop::Trap(TrapKind::Unsupported(what.into())));
        }
        // Numbers that programs are unlikely to write by mistake.
        self.next_point += 1;
        let number = self.next_point ^ 0x6a6d_705f_6275_6600;
        self.memory.write(buffer, number.to_le_bytes())?;
        let point = JumpPoint {
            buffer,
            ip: self.ip,
            fp: self.fp,
            code: self.running_code(),
            slots: self.slots,
            top: self.top,
        };
        self.points.insert(number, point);
        Ok(())
    }

    /// Takes fuel; whether there was some, and nobody has asked the program to stop.
    #[inline]
    fn take_fuel(&mut self, amount: u32) -> Result<(), TrapKind> {
        self.ask_to_stop()?;
        if let Some(fuel) = &mut self.limits.fuel {
            match fuel.checked_sub(amount.into()) {
                Some(left) => *fuel = left,
                None => return Err(TrapKind::OutOfFuel),
            }
        }
        Ok(())
    }

    /// Counts a call of a function of the host, which takes no fuel: the count is that of other engines. A program that
    /// does nothing but such calls, by callbacks and jumps, ends all the same.
    fn count_host_call(&mut self) -> Result<(), TrapKind> {
        if let Some(left) = &mut self.host_calls {
            match left.checked_sub(1) {
                Some(less) => *left = less,
                None => return Err(TrapKind::OutOfFuel),
            }
        }
        self.ask_to_stop()
    }

    fn ask_to_stop(&self) -> Result<(), TrapKind> {
        match &self.limits.stop {
            Some(stop) if stop.load(Ordering::Relaxed) => Err(TrapKind::DeadlineExceeded),
            Some(_) | None => Ok(()),
        }
    }
}
