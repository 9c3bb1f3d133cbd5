//! Host thunks: machine code that calls a Rust closure.
//!
//! A thunk is a System V function of any signature: it puts its arguments into an [`ArgBlock`],
//! and the closure takes from there what it knows to be its own. Promises: a panic of the closure
//! does not unwind into generated code; it ends the activation and is resumed by the caller of
//! the program. An error of the closure becomes a trap.

use std::any::Any;
use std::error::Error;
use std::fmt;
use std::ops::Range;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;

use super::memory::{CodeBlock, CodeMemory};
use super::report::Report;
use super::stubs::{HostRecord, Stubs};
use crate::runtime::activation::{self, WalkStart};
use crate::runtime::trampoline::ArgBlock;
use crate::runtime::trap::{Payload, TrapKind};

/// A closure as a thunk calls it: it reads its arguments from the block, and leaves its results
/// there.
pub(crate) type HostClosure = dyn Fn(&mut ArgBlock) -> Result<(), HostError> + Send + Sync;

/// Why a closure gives up: the call into the program ends with a trap.
#[derive(Debug)]
pub struct HostError {
    /// Of what kind the trap is.
    pub kind: TrapKind,
    /// What it carries.
    pub payload: Payload,
}

impl HostError {
    /// An error of the host's, which the trap carries.
    pub fn new(error: Box<dyn Error + Send + Sync>) -> HostError {
        HostError {
            kind: TrapKind::Host(error.to_string()),
            payload: Payload::Error(error.into()),
        }
    }

    /// A trap of a call that the closure has made, which ends this call, too.
    pub(crate) fn passed_on(report: Report) -> HostError {
        HostError {
            kind: report.kind.clone(),
            payload: Payload::PassedOn(Arc::new(report)),
        }
    }

    /// A trap of this kind.
    pub fn of(kind: TrapKind) -> HostError {
        HostError {
            kind,
            payload: Payload::None,
        }
    }

    /// A message alone.
    pub fn message(message: impl Into<String>) -> HostError {
        HostError::of(TrapKind::Host(message.into()))
    }
}

/// A mistake of the program that a function of ours has found: the trap is of this kind.
#[derive(Debug)]
pub(crate) struct Mistake(pub TrapKind);

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Error for Mistake {}

/// A closure with the machine code that calls it, valid as long as this value lives.
pub(crate) struct HostThunk {
    memory: Arc<CodeMemory>,
    code: Option<CodeBlock>,
    address: usize,
    _record: Box<ClosureRecord>,
}

#[repr(C)]
struct ClosureRecord {
    head: HostRecord,
    closure: Box<HostClosure>,
}

impl HostThunk {
    /// Makes a thunk, or gives `None` where the code memory is full.
    pub(crate) fn new(
        memory: Arc<CodeMemory>,
        stubs: &Stubs,
        closure: Box<HostClosure>,
    ) -> Option<Self> {
        let record = Box::new(ClosureRecord {
            head: HostRecord { call: call_closure },
            closure,
        });
        let writer = memory.writer().ok()?;
        let code = writer.take_code(CODE.len())?;
        let mut bytes = CODE;
        bytes[2..10].copy_from_slice(&(&raw const *record as u64).to_le_bytes());
        let after = code.address() + CODE.len();
        let distance = stubs.host().wrapping_sub(after) as u32;
        bytes[11..15].copy_from_slice(&distance.to_le_bytes());
        writer.write(&code, 0, &bytes);
        drop(writer);
        Some(HostThunk {
            memory,
            address: code.address(),
            code: Some(code),
            _record: record,
        })
    }

    /// The addresses of its code.
    pub(crate) fn range(&self) -> Range<usize> {
        self.address..self.address + CODE.len()
    }

    /// The address of the function.
    pub(crate) fn address(&self) -> *const u8 {
        self.address as *const u8
    }
}

impl Drop for HostThunk {
    fn drop(&mut self) {
        // What cannot be written, for want of memory, cannot be used again.
        if let (Some(code), Ok(writer)) = (self.code.take(), self.memory.writer()) {
            // SAFETY: whoever can reach the thunk keeps this value alive.
            unsafe { writer.free_code(code) };
        }
    }
}

impl fmt::Debug for HostThunk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HostThunk({:#x})", self.address)
    }
}

/// `mov r11, record; jmp host`
const CODE: [u8; 15] = [0x49, 0xbb, 0, 0, 0, 0, 0, 0, 0, 0, 0xe9, 0, 0, 0, 0];

/// What host thunks call.
///
/// # Safety
///
/// A host thunk calls it, with its own record and a block of the arguments. Frames up to the innermost activation have no destructor
/// to run.
unsafe extern "C-unwind" fn call_closure(record: *const HostRecord, args: *mut ArgBlock) {
    // SAFETY: nothing in this frame is to be dropped yet.
    unsafe { activation::ensure_host_room() };
    if let Some(ending) = run(record, args) {
        // SAFETY: what is to be dropped has been handed over; the frames up to the activation
        // are this one and those of generated code.
        unsafe {
            match ending {
                Ending::Error(error) => {
                    // Below its arguments in memory the thunk has kept where it was called from.
                    let args = (*args).stack as usize;
                    let place = WalkStart {
                        sp: args - 8,
                        fp: ((args - 16) as *const usize).read(),
                        is_called: true,
                    };
                    activation::raise_error(error.kind, error.payload, place)
                }
                Ending::Panic(payload) => activation::raise_panic(payload),
            }
        }
    }
}

/// How a closure ends that does not return.
enum Ending {
    Error(HostError),
    Panic(Box<dyn Any + Send>),
}

#[inline(never)]
fn run(record: *const HostRecord, args: *mut ArgBlock) -> Option<Ending> {
    // SAFETY: the record is the first part of a `ClosureRecord`, whose thunk is being executed
    // and so is alive; the block is the thunk's own.
    let (record, args) = unsafe { (&*record.cast::<ClosureRecord>(), &mut *args) };
    let result = activation::in_host(|| {
        // Whatever the closure has left half done is as visible to its owner as after any panic.
        panic::catch_unwind(AssertUnwindSafe(|| (record.closure)(args)))
    });
    match result {
        Ok(Ok(())) => None,
        Ok(Err(error)) => Some(Ending::Error(error)),
        Err(payload) => Some(Ending::Panic(payload)),
    }
}
