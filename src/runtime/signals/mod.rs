//! Signals: faults in a program become traps, all others go where they went before.
//!
//! ```text
//!   dispositions   what each program has set for them
//!   calls          the functions of C by which it does so
//!   deliver        how a handler is called
//!   alternate      the stack that the handler here runs on
//!   fault          what a fault is, and the trap that it becomes
//!   refuel         how the host is asked for more fuel
//!   spawn          what other programs inherit
//!   abort          programs that give up
//! ```
//!
//! Handlers for SIGSEGV, SIGBUS, SIGFPE, SIGILL and SIGABRT are installed once per process, at the
//! first call into a program, and each thread that makes such a call gets an alternate stack. A
//! signal is the program's if it comes to a thread that runs the program, and not Rust code of the
//! host that the program has called. Where the program has a handler of its own, that is called.
//! Else a fault is a trap if it was raised by the processor, and
//!
//! * hit the guard of the stack that the program runs on, or
//! * stands at an address of generated code, or
//! * is a call of an address where there is no code, or
//! * is a bad access of the interpreter, or, where the call asks for it, of a C function that
//!   the program called; there also if that function has called `abort`.
//!
//! It is then written down in the innermost activation, and the thread resumes at the landing of
//! its trampoline, or first runs the cleanups of the frames that are abandoned. Everything here that runs in a handler is async-signal-safe, but for what tells
//! of a fault of the program's that has no activation and ends the process.
//!
//! Whoever installs a handler past the functions in `calls`, as a library does that the program has
//! loaded and that calls C's `sigaction` itself, takes the signal away from here: from then on
//! a fault that it does not pass on ends the process.

mod abort;
mod alternate;
mod calls;
mod deliver;
mod dispositions;
mod fault;
mod refuel;
mod seqlock;
mod spawn;

use std::cell::Cell;
use std::ffi::c_void;
use std::fmt::{self, Write};
use std::io;
use std::sync::OnceLock;

use super::activation::{self, Activation, State};
use super::critical;
use super::limits::{self, StopRequest};
use super::quiescence;
use super::registry;
use super::stack::StackBounds;
use super::threads;
use super::trap::TrapKind;
use crate::sys::signals;

pub(super) use calls::{open_faults, symbol};
use deliver::deliver;
pub use dispositions::{Disposition, Dispositions, OwnDispositions};

const SIGNALS: [i32; 5] = [
    libc::SIGSEGV,
    libc::SIGBUS,
    libc::SIGFPE,
    libc::SIGILL,
    libc::SIGABRT,
];

/// The place of a signal in [`SIGNALS`].
fn row_of(signal: i32) -> Option<usize> {
    SIGNALS.iter().position(|&known| known == signal)
}

/// What was done with them before, in the order of [`SIGNALS`].
static PREVIOUS: OnceLock<[Disposition; SIGNALS.len()]> = OnceLock::new();

/// What was done with a signal before there was a handler here.
fn previous(row: usize) -> Option<Disposition> {
    PREVIOUS.get().map(|previous| previous[row])
}

/// Installs the handlers and gives this thread an alternate stack, if that is still to be done.
pub fn prepare() -> io::Result<()> {
    if READY.get() {
        return Ok(());
    }
    let _section = critical::enter();
    if PREVIOUS.get().is_none() {
        install()?;
    }
    alternate::ensure()?;
    quiescence::know_this_thread();
    READY.set(true);
    Ok(())
}

/// Whether that is done.
pub(super) fn is_prepared() -> bool {
    READY.get()
}

fn install() -> io::Result<()> {
    // Whoever comes second waits for the first: `OnceLock` runs one initialiser at a time.
    let mut error = None;
    PREVIOUS.get_or_init(|| {
        SIGNALS.map(|signal| match set_own(signal, 0) {
            Ok(previous) => previous,
            Err(why) => {
                error = Some(why);
                Disposition {
                    handler: libc::SIG_DFL,
                    flags: 0,
                    mask: 0,
                }
            }
        })
    });
    error.map_or(Ok(()), Err)
}

/// Installs the handler for a signal, with `SA_RESTART` if that is given, and gives what was there.
fn set_own(signal: i32, flags: i32) -> io::Result<Disposition> {
    // SAFETY: the handler is sound for these signals wherever they come from.
    unsafe { signals::install(signal, on_signal, libc::SA_ONSTACK | flags, 0) }
}

thread_local! {
    static READY: Cell<bool> = const { Cell::new(false) };
}

/// The dispositions of the program that this thread runs, or that has started it.
pub(super) fn program() -> Option<&'static Dispositions> {
    let running = activation::current().map(Activation::dispositions);
    running.or_else(threads::program)
}

/// The handler of all signals of [`SIGNALS`].
///
/// # Safety
///
/// The kernel calls it, as a handler with `SA_SIGINFO`.
unsafe extern "C" fn on_signal(signal: i32, info: *mut libc::siginfo_t, context: *mut c_void) {
    // SAFETY: the kernel hands a handler with SA_SIGINFO valid pointers to both; this thread's
    // `errno` is always there.
    unsafe {
        let errno = *libc::__errno_location();
        let mut came = Came::new(signal, info, context.cast());
        // What the code's own checks come to is not for the program to handle.
        let program = match came.asked {
            StopRequest::Nothing => came.program(),
            StopRequest::Trap(_) | StopRequest::GoOn(_) | StopRequest::Host => None,
        };
        let is_done = came.goes_on()
            || came.asks_host()
            || program.is_some_and(|program| came.give(program))
            || match activation::current() {
                Some(activation) => came.end_activation(activation),
                None => {
                    came.report_unhandled();
                    false
                }
            };
        if !is_done {
            came.pass_on(program);
        }
        *libc::__errno_location() = errno;
    }
}

/// A signal that has come to this thread.
struct Came {
    signal: i32,
    info: *mut libc::siginfo_t,
    context: *mut libc::ucontext_t,
    /// Whether a process has sent it, and not the processor: its code is not positive then.
    is_sent: bool,
    pc: usize,
    sp: usize,
    fp: usize,
    /// Whether generated code has raised it.
    in_code: bool,
    /// What the code has asked.
    asked: StopRequest,
}

impl Came {
    /// Looks at a signal.
    ///
    /// # Safety
    ///
    /// The pointers are those that the kernel has handed to the handler.
    unsafe fn new(signal: i32, info: *mut libc::siginfo_t, context: *mut libc::ucontext_t) -> Came {
        // SAFETY: the caller's pointers are the kernel's.
        let (registers, code) = unsafe { (&(*context).uc_mcontext.gregs, (*info).si_code) };
        let pc = registers[libc::REG_RIP as usize] as usize;
        let is_sent = code <= 0;
        let in_code = !is_sent && registry::is_code(pc);
        let r11 = registers[libc::REG_R11 as usize] as usize;
        Came {
            signal,
            info,
            context,
            is_sent,
            pc,
            sp: registers[libc::REG_RSP as usize] as usize,
            fp: registers[libc::REG_RBP as usize] as usize,
            in_code,
            asked: match in_code && signal == libc::SIGILL {
                // SAFETY: the processor has refused this instruction, with these registers.
                true => unsafe { limits::stop_request(pc, r11) },
                false => StopRequest::Nothing,
            },
        }
    }

    /// The dispositions of the program whose signal it is: of the one that runs here, unless what
    /// runs is Rust code of the host, or that has started this thread.
    fn program(&self) -> Option<&'static Dispositions> {
        match activation::current() {
            Some(activation) if activation.state() == State::Host && !self.in_code => None,
            _ => program(),
        }
    }

    /// Lets code that has asked what is to be done go on, if that is nothing.
    ///
    /// # Safety
    ///
    /// The context is the kernel's.
    unsafe fn goes_on(&self) -> bool {
        let StopRequest::GoOn(further) = self.asked else {
            return false;
        };
        // SAFETY: the caller keeps the contract of `goes_on`.
        let registers = unsafe { &mut (*self.context).uc_mcontext.gregs };
        registers[libc::REG_RIP as usize] += further as i64;
        true
    }

    /// Gives the signal to the handler that the program has set for it, if it has. Whether there is
    /// no more to be done.
    ///
    /// # Safety
    ///
    /// The context is the kernel's.
    unsafe fn give(&self, program: &Dispositions) -> bool {
        let Some(mut found) = program.on(self.signal) else {
            return false;
        };
        if !found.is_function() {
            // A fault cannot be ignored.
            return found.handler == libc::SIG_IGN && self.is_sent;
        }
        if !program.owns_process() {
            // A fault in the handler must not end the process either.
            found.flags |= libc::SA_NODEFER;
            found.mask &= !calls::FAULTS;
        }
        // SAFETY: the pointers are the kernel's; the program vouches for its handler.
        unsafe { deliver(&found, self.signal, self.info, self.context, self.bounds()) }
    }

    /// The stack that the thread runs on.
    fn bounds(&self) -> Option<StackBounds> {
        match activation::current() {
            Some(activation) => Some(activation.bounds()),
            None => threads::bounds(),
        }
    }

    /// Does what would have happened without the handler here. `program` is whose signal it is; it
    /// has no handler for it.
    ///
    /// # Safety
    ///
    /// The context is the kernel's.
    unsafe fn pass_on(&self, program: Option<&'static Dispositions>) {
        let previous = row_of(self.signal).and_then(previous);
        // SAFETY: the pointers are the kernel's, and the handlers those of others for this signal.
        unsafe {
            if let Some(action) = previous.filter(Disposition::is_function)
                && deliver(&action, self.signal, self.info, self.context, None)
            {
                return;
            }
            if program.is_none() && self.is_sent {
                // Where nobody knows better, it is for the process.
                match dispositions::only_program() {
                    Some(sole) if self.give(sole) => return,
                    None if previous.is_some_and(|old| old.handler == libc::SIG_IGN) => return,
                    _ => {}
                }
            }
        }
        // The handler is taken away, so that the fault, which happens again, meets the default; a signal
        // that was sent has to be sent again.
        signals::set_default(self.signal);
        if self.is_sent {
            signals::raise(self.signal);
        }
    }
}

/// Has the program's own handler of what is about to be a trap called, if it has one, as where the
/// processor raises the fault. It may jump out.
pub(super) fn offer(kind: &TrapKind) {
    let (signal, address) = (kind.signal(), kind.address());
    let action = program().and_then(|program| program.get(signal));
    let Some(action) = action.filter(Disposition::is_function) else {
        return;
    };
    if *kind == TrapKind::StackOverflow && action.flags & libc::SA_ONSTACK == 0 {
        return;
    }
    /// The codes that the processor's own faults have.
    const DIVISION: i32 = 1;
    const NOT_MAPPED: i32 = 1;
    const NO_PAGE: i32 = 2;
    const OPERAND: i32 = 2;
    let code = match kind {
        TrapKind::BadAddress(_) | TrapKind::StackOverflow => NOT_MAPPED,
        TrapKind::BusError(_) => NO_PAGE,
        TrapKind::DivisionByZero | TrapKind::DivisionOverflow => DIVISION,
        TrapKind::Unreachable | TrapKind::Abort | TrapKind::Ubsan(_) => OPERAND,
        TrapKind::Aborted
        | TrapKind::BadFree { .. }
        | TrapKind::Interrupted
        | TrapKind::DeadlineExceeded
        | TrapKind::OutOfFuel
        | TrapKind::Unsupported(_)
        | TrapKind::Invalid(_)
        | TrapKind::Argument(_)
        | TrapKind::Undefined(_)
        | TrapKind::Finding(_)
        | TrapKind::Host(_) => {
            return;
        }
    };
    signals::raise_fault(signal, code, address);
}

/// Text for a message that is made where nothing may be allocated.
struct MessageBuffer {
    bytes: [u8; 256],
    len: usize,
}

impl Write for MessageBuffer {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = (self.len + text.len()).min(self.bytes.len());
        let room = &mut self.bytes[self.len..end];
        room.copy_from_slice(&text.as_bytes()[..room.len()]);
        self.len = end;
        Ok(())
    }
}

/// Writes a message to stderr. Async-signal-safe, if what is shown is.
pub(super) fn write_error(message: fmt::Arguments<'_>) {
    let mut text = MessageBuffer {
        bytes: [0; 256],
        len: 0,
    };
    // What does not fit is left out.
    let _ = writeln!(text, "jitlite: {message}");
    // SAFETY: the pointer and the length are those of the text.
    unsafe { libc::write(libc::STDERR_FILENO, text.bytes.as_ptr().cast(), text.len) };
}

/// Ends the process as a trap's signal would, where there is no caller to report the trap to.
pub(super) fn die_of(kind: &TrapKind) -> ! {
    report_on_thread(kind);
    signals::set_default(kind.signal());
    signals::raise(kind.signal());
    std::process::abort()
}

fn report_on_thread(kind: &TrapKind) {
    write_error(format_args!(
        "trap in a thread that the program has started: {kind}"
    ));
}
