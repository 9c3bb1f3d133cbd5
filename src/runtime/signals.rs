//! Signals: faults in a program become traps, all others go where they went before.
//!
//! Handlers for SIGSEGV, SIGBUS, SIGFPE and SIGILL are installed once per process, at the first
//! call into a program, and each thread that makes such a call gets an alternate stack. A fault
//! is the program's if it was raised by the processor, and
//!
//! * hit the guard of the stack that the program runs on, or
//! * stands at an address of generated code, or
//! * is a call of an address where there is no code, or
//! * is a bad access of the interpreter, or, where the call asks for it, of a C function that
//!   the program called.
//!
//! It is then written down in the innermost activation, and the thread resumes at the landing of
//! its trampoline. Everything here that runs in a handler is async-signal-safe, but for what tells
//! of a fault that has no activation and ends the process.

use std::cell::Cell;
use std::ffi::c_void;
use std::io;
use std::mem::{self, MaybeUninit};
use std::ptr;
use std::sync::OnceLock;

use super::activation::{self, Activation, State};
use super::alternate;
use super::divide;
use super::frames;
use super::registry;
use super::stray;
use super::threads;
use super::trampoline;
use super::trap::{Fault, TrapKind, TrapOrigin};

const SIGNALS: [i32; 4] = [libc::SIGSEGV, libc::SIGBUS, libc::SIGFPE, libc::SIGILL];

/// The handlers that were there before, in the order of [`SIGNALS`].
static PREVIOUS: OnceLock<[libc::sigaction; 4]> = OnceLock::new();

/// Installs the handlers and gives this thread an alternate stack, if that is still to be done.
pub fn prepare() -> io::Result<()> {
    if READY.get() {
        return Ok(());
    }
    if PREVIOUS.get().is_none() {
        install()?;
    }
    alternate::ensure()?;
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
        SIGNALS.map(|signal| {
            // SAFETY: `sigaction` is plain data for which zero is a valid value.
            let mut action: libc::sigaction = unsafe { mem::zeroed() };
            action.sa_sigaction = on_signal as *const () as usize;
            action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
            let mut previous = MaybeUninit::<libc::sigaction>::zeroed();
            // SAFETY: both pointers lead to a `sigaction`; the handler is sound for these
            // signals wherever they come from.
            let result = unsafe { libc::sigaction(signal, &action, previous.as_mut_ptr()) };
            if result != 0 {
                error = Some(io::Error::last_os_error());
            }
            // SAFETY: zero is a valid value, and so is what the kernel has written over it.
            unsafe { previous.assume_init() }
        })
    });
    error.map_or(Ok(()), Err)
}

thread_local! {
    static READY: Cell<bool> = const { Cell::new(false) };
}

unsafe extern "C" fn on_signal(signal: i32, info: *mut libc::siginfo_t, context: *mut c_void) {
    // SAFETY: the kernel hands a handler with SA_SIGINFO valid pointers to both.
    unsafe {
        let context = context.cast::<libc::ucontext_t>();
        let ours = match activation::current() {
            Some(activation) => resume_at_landing(activation, signal, &*info, &mut *context),
            None => {
                tell_of_stray(signal, &*info, &(*context).uc_mcontext.gregs);
                false
            }
        };
        if !ours {
            pass_on(signal, info, context);
        }
    }
}

/// Tells of a fault in a thread that the program has started, if it is one of generated code or,
/// as far as can be seen here, of the interpreter, or if its stack has overflowed.
unsafe fn tell_of_stray(signal: i32, info: &libc::siginfo_t, registers: &[i64; 23]) {
    let pc = registers[libc::REG_RIP as usize] as usize;
    let fp = registers[libc::REG_RBP as usize] as usize;
    let origin = match registry::is_code(pc) {
        true => TrapOrigin::Code(pc),
        false if is_here(pc) => TrapOrigin::Interp,
        false => TrapOrigin::Host(Some(pc)),
    };
    if info.si_code <= 0 {
        return;
    }
    // SAFETY: the registers are those of the fault.
    unsafe {
        let fault = fault_of(signal, info, registers, threads::in_guard);
        if let TrapOrigin::Host(_) = origin {
            if fault != Fault::StackOverflow {
                return;
            }
            die_later(signal);
        }
        stray::tell(fault.into(), origin, frame_of(origin, registers), fp);
    }
    if let TrapOrigin::Code(_) = origin {
        write_error("jitlite: a trap in a thread that the program has started\n");
    }
}

/// Has the process die of a signal in a second: whoever tells of the trap may wait for ever for a
/// lock that a function of C holds which has overflowed the stack, as that of `malloc`.
///
/// # Safety
///
/// The process must be ending, since the signal is handled no more.
unsafe fn die_later(signal: i32) {
    let handler: extern "C" fn(i32) = die_waiting;
    // SAFETY: plain data for which zero is a valid value, filled in where it counts.
    unsafe {
        libc::signal(signal, handler as libc::sighandler_t);
        let mut event: libc::sigevent = mem::zeroed();
        event.sigev_notify = libc::SIGEV_SIGNAL;
        event.sigev_signo = signal;
        let mut when: libc::itimerspec = mem::zeroed();
        when.it_value.tv_sec = 1;
        let mut timer = MaybeUninit::<libc::timer_t>::zeroed();
        if libc::timer_create(libc::CLOCK_MONOTONIC, &mut event, timer.as_mut_ptr()) == 0 {
            libc::timer_settime(timer.assume_init(), 0, &when, ptr::null_mut());
        }
        // It may be this thread that it is sent to.
        let mut own = MaybeUninit::<libc::sigset_t>::uninit();
        libc::sigemptyset(own.as_mut_ptr());
        libc::sigaddset(own.as_mut_ptr(), signal);
        libc::pthread_sigmask(libc::SIG_UNBLOCK, own.as_ptr(), ptr::null_mut());
    }
}

extern "C" fn die_waiting(signal: i32) {
    write_error("error[trap]: stack overflow, in a host function that a thread has called\n");
    // SAFETY: sets the signal's default action and sends it to this thread.
    unsafe {
        libc::signal(signal, libc::SIG_DFL);
        libc::raise(signal);
    }
}

/// Whether an address is one of the code that this function is part of.
fn is_here(pc: usize) -> bool {
    let module = |address: usize| {
        let mut found = MaybeUninit::<libc::Dl_info>::zeroed();
        // SAFETY: the place for the answer is there; zero is a valid value of it.
        let found = unsafe {
            libc::dladdr(address as *const c_void, found.as_mut_ptr());
            found.assume_init()
        };
        found.dli_fbase
    };
    !module(pc).is_null() && module(pc) == module(is_here as *const () as usize)
}

/// What a signal of the processor says. `in_guard` is whether an address is one of the guard of
/// the stack.
///
/// # Safety
///
/// The signal is one that the handlers are for, with what the kernel says of it.
unsafe fn fault_of(
    signal: i32,
    info: &libc::siginfo_t,
    registers: &[i64; 23],
    in_guard: impl Fn(usize) -> bool,
) -> Fault {
    match signal {
        libc::SIGSEGV | libc::SIGBUS => {
            // SAFETY: these two signals carry an address.
            let address = unsafe { info.si_addr() } as usize;
            // The kernel's own code stands for an address that is not canonical; it is not told.
            match info.si_code == SI_KERNEL {
                true => Fault::BadAddress(None),
                false if in_guard(address) => Fault::StackOverflow,
                false => Fault::BadAddress(Some(address as u64)),
            }
        }
        // SAFETY: at an address of generated code there is a whole instruction; elsewhere the
        // processor has just executed it.
        libc::SIGFPE => match unsafe { divide::by_zero(registers) } {
            true => Fault::DivisionByZero,
            false => Fault::DivisionOverflow,
        },
        _ => Fault::Unreachable,
    }
}

/// Makes a trap of the signal, if it is the program's, and arranges for the landing to be what
/// runs after the handler.
unsafe fn resume_at_landing(
    activation: &Activation,
    signal: i32,
    info: &libc::siginfo_t,
    context: &mut libc::ucontext_t,
) -> bool {
    // Codes that are not positive say that a process, not the processor, has sent it.
    if info.si_code <= 0 {
        return false;
    }
    let registers = &mut context.uc_mcontext.gregs;
    let pc = registers[libc::REG_RIP as usize] as usize;
    let fp = registers[libc::REG_RBP as usize] as usize;
    let state = activation.state();
    let in_code = registry::is_code(pc);

    // SAFETY: the caller's signal.
    let fault = unsafe {
        fault_of(signal, info, registers, |address| {
            activation.bounds().in_guard(address)
        })
    };
    let bad_access = matches!(signal, libc::SIGSEGV | libc::SIGBUS);
    let origin = match state {
        State::Host => {
            if fault == Fault::StackOverflow {
                write_error("jitlite: a host function has overflowed the stack\n");
            }
            return false;
        }
        _ if in_code => TrapOrigin::Code(pc),
        // SAFETY: the stack pointer is checked to be on the activation's stack.
        State::Native if bad_access && unsafe { is_wild_call(activation, registers) } => {
            TrapOrigin::Host(Some(pc))
        }
        State::Interp if bad_access => TrapOrigin::Interp,
        _ if fault == Fault::StackOverflow => TrapOrigin::Host(Some(pc)),
        State::Native if activation.trap_in_host() && signal != libc::SIGILL => {
            TrapOrigin::Host(Some(pc))
        }
        _ => return false,
    };
    // SAFETY: the registers are those of the fault; the stack is abandoned below.
    unsafe { activation.record_fault(fault, origin, frame_of(origin, registers), fp) };
    let landing: unsafe extern "C" fn() = trampoline::landing;
    registers[libc::REG_RIP as usize] = landing as usize as i64;
    registers[libc::REG_RSP as usize] = activation.saved_rsp.get() as i64;
    true
}

/// Where the frame of the function is that has trapped.
///
/// # Safety
///
/// The registers are those of the fault, whose origin is this.
unsafe fn frame_of(origin: TrapOrigin, registers: &[i64; 23]) -> usize {
    let sp = registers[libc::REG_RSP as usize] as usize;
    match origin {
        // SAFETY: the code at the address runs.
        TrapOrigin::Code(pc) => unsafe {
            frames::frame_pointer(pc, sp, registers[libc::REG_R11 as usize] as usize)
        },
        TrapOrigin::Interp | TrapOrigin::Host(_) => sp,
    }
}

/// Whether the processor has failed to fetch an instruction, and generated code or the
/// interpreter has called it there: the program has called an address where there is no code.
unsafe fn is_wild_call(activation: &Activation, registers: &[i64; 23]) -> bool {
    /// In the error code of a page fault: the access was that of an instruction.
    const FETCH: i64 = 1 << 4;
    let sp = registers[libc::REG_RSP as usize] as usize;
    if registers[libc::REG_ERR as usize] & FETCH == 0
        || !sp.is_multiple_of(8)
        || !activation.bounds().contains(sp)
    {
        return false;
    }
    // SAFETY: an aligned word of the activation's stack, which is mapped.
    let caller = unsafe { (sp as *const usize).read_volatile() };
    registry::is_code(caller) || trampoline::is_in_call(caller)
}

/// The `si_code` of a fault whose address the processor does not tell.
const SI_KERNEL: i32 = 0x80;

/// Does what would have happened without this handler.
unsafe fn pass_on(signal: i32, info: *mut libc::siginfo_t, context: *mut libc::ucontext_t) {
    // SAFETY: the previous handler is called as the kernel would have called it; for the default
    // the handler is taken away, so that the fault, which happens again, meets the default.
    unsafe {
        let index = SIGNALS.iter().position(|&known| known == signal);
        let previous = PREVIOUS
            .get()
            .zip(index)
            .and_then(|(previous, index)| previous.get(index));
        let sent = (*info).si_code <= 0;
        match previous {
            Some(action) if action.sa_sigaction == libc::SIG_IGN && sent => {}
            Some(action)
                if action.sa_sigaction != libc::SIG_DFL && action.sa_sigaction != libc::SIG_IGN =>
            {
                let mut old = MaybeUninit::<libc::sigset_t>::uninit();
                libc::pthread_sigmask(libc::SIG_BLOCK, &action.sa_mask, old.as_mut_ptr());
                if action.sa_flags & libc::SA_SIGINFO != 0 {
                    let handler: extern "C" fn(i32, *mut libc::siginfo_t, *mut c_void) =
                        mem::transmute(action.sa_sigaction);
                    handler(signal, info, context.cast());
                } else {
                    let handler: extern "C" fn(i32) = mem::transmute(action.sa_sigaction);
                    handler(signal);
                }
                libc::pthread_sigmask(libc::SIG_SETMASK, old.as_ptr(), ptr::null_mut());
            }
            _ => {
                libc::signal(signal, libc::SIG_DFL);
                // A fault happens again on return; a signal that was sent has to be sent again.
                if sent {
                    libc::raise(signal);
                }
            }
        }
    }
}

fn write_error(message: &str) {
    // SAFETY: the pointer and the length are those of a string.
    unsafe { libc::write(libc::STDERR_FILENO, message.as_ptr().cast(), message.len()) };
}

/// Ends the process as a trap's signal would, where there is no caller to tell of the trap.
pub(super) fn die_of(kind: &TrapKind) -> ! {
    eprintln!("jitlite: trap in a thread that the program has started: {kind}");
    // SAFETY: sets the signal's default action and sends it to this thread.
    unsafe {
        libc::signal(kind.signal(), libc::SIG_DFL);
        libc::raise(kind.signal());
    }
    std::process::abort()
}
