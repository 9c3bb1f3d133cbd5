//! What a fault is, and the trap that it becomes.

use super::deliver::{RED_ZONE, blocked, set_blocked};
use super::{Came, report_on_thread, write_error};
use crate::runtime::activation::{self, Activation, State, WalkStart};
use crate::runtime::critical;
use crate::runtime::divide;
use crate::runtime::frames;
use crate::runtime::limits::StopRequest;
use crate::runtime::registry;
use crate::runtime::stack::StackBounds;
use crate::runtime::threads;
use crate::runtime::trampoline;
use crate::runtime::trap::{Fault, TrapKind, TrapOrigin, suspect_heap};
use crate::runtime::unhandled;
use crate::runtime::unwind::{self, Interrupted};
use crate::sys::memory::PAGE;
use crate::sys::signals;

/// The `si_code` of a fault whose address the processor does not report.
const SI_KERNEL: i32 = 0x80;

impl Came {
    /// What the signal says. `bounds` are those of the stack of the thread.
    ///
    /// # Safety
    ///
    /// The processor, or this process with `abort`, has raised the signal.
    unsafe fn fault(&self, bounds: Option<StackBounds>) -> Fault {
        if let StopRequest::Trap(fault) = self.asked {
            return fault;
        }
        // SAFETY: the pointers are the kernel's. At an address of generated code there is a whole
        // instruction; elsewhere the processor has just executed it.
        unsafe {
            match self.signal {
                libc::SIGSEGV | libc::SIGBUS => {
                    let address = (*self.info).si_addr() as usize;
                    // The kernel's own code stands for an address that is not canonical; the signal
                    // does not have the address.
                    match (*self.info).si_code == SI_KERNEL {
                        true => Fault::BadAddress(None),
                        false if bounds.is_some_and(|bounds| self.overflows(&bounds, address)) => {
                            Fault::StackOverflow
                        }
                        false if self.signal == libc::SIGBUS => {
                            Fault::BusError(Some(address as u64))
                        }
                        false => Fault::BadAddress(Some(address as u64)),
                    }
                }
                libc::SIGFPE => match divide::by_zero(&(*self.context).uc_mcontext.gregs) {
                    true => Fault::DivisionByZero,
                    false => Fault::DivisionOverflow,
                },
                libc::SIGABRT => Fault::Aborted,
                _ => Fault::Unreachable,
            }
        }
    }

    /// Whether an access to an address has overflowed a stack. What only was given the address, such as `strlen`
    /// or an allocator that follows what it finds in memory, has not: its stack pointer is elsewhere. Generated code
    /// may touch pages of a large frame before it moves that.
    fn overflows(&self, bounds: &StackBounds, address: usize) -> bool {
        bounds.in_guard(address) && (self.in_code || self.sp < bounds.low + PAGE)
    }

    /// Where the frame is of the function that has trapped.
    ///
    /// # Safety
    ///
    /// The origin is that of the trap.
    unsafe fn place(&self, origin: TrapOrigin) -> WalkStart {
        let sp = match origin {
            // SAFETY: the code at the address runs; the context is the kernel's.
            TrapOrigin::Code(pc) => unsafe {
                let registers = &(*self.context).uc_mcontext.gregs;
                frames::frame_pointer(pc, self.sp, registers[libc::REG_R11 as usize] as usize)
            },
            TrapOrigin::Interp | TrapOrigin::Host(_) => self.sp,
        };
        WalkStart {
            sp,
            fp: self.fp,
            is_called: false,
        }
    }

    /// Whether it is what `abort` raises, here.
    fn is_abort(&self) -> bool {
        // SAFETY: a signal that was sent says by whom.
        self.signal == libc::SIGABRT
            && self.is_sent
            && unsafe { (*self.info).si_pid() == libc::getpid() }
    }

    /// Makes a trap of the signal, if it is the program's, and arranges for what ends the activation to be
    /// what runs after the handler: its landing, or first the cleanups.
    ///
    /// # Safety
    ///
    /// The context is the kernel's, and the activation the innermost of this thread.
    pub(super) unsafe fn end_activation(&self, activation: &Activation) -> bool {
        if self.is_sent && !self.is_abort() {
            return false;
        }
        let state = activation.state();
        // SAFETY: it was raised here.
        let fault = unsafe { self.fault(Some(activation.bounds())) };
        let bad_access = matches!(self.signal, libc::SIGSEGV | libc::SIGBUS);
        let pc = self.pc;
        let origin = match state {
            _ if self.in_code => TrapOrigin::Code(pc),
            State::Host => {
                if fault == Fault::StackOverflow {
                    write_error(format_args!("a host function has overflowed the stack"));
                }
                return false;
            }
            State::Interp if bad_access => TrapOrigin::Interp,
            _ if fault == Fault::StackOverflow => TrapOrigin::Host(Some(pc)),
            // SAFETY: the stack pointer is checked to be on the activation's stack.
            State::Native if bad_access && unsafe { self.is_wild_call(activation) } => {
                TrapOrigin::Host(Some(pc))
            }
            // A library of C++ has called `std::terminate`, where the trap must not go through.
            State::Native if activation.is_unwinding() && fault == Fault::Aborted => {
                TrapOrigin::Host(None)
            }
            State::Native if activation.trap_in_host() => match fault {
                Fault::Unreachable => return false,
                // What has called `abort` is more telling than that has raised the signal.
                Fault::Aborted => TrapOrigin::Host(None),
                _ => TrapOrigin::Host(Some(pc)),
            },
            _ => return false,
        };
        if activation.is_raw() {
            activation::die_raw(&fault.into());
        }
        if let TrapOrigin::Host(_) = origin {
            suspect_heap();
        }
        // SAFETY: the stack is abandoned below.
        unsafe { activation.record_fault(fault, origin, self.place(origin)) };
        // SAFETY: the fault was just written down. Below what it has interrupted, the stack is free.
        unsafe {
            if let Some(interrupted) = self.interrupted(activation, fault, origin) {
                let at = (interrupted.sp - RED_ZONE - size_of::<Interrupted>()) & !15;
                (at as *mut Interrupted).write(interrupted);
                let from_fault: unsafe extern "C-unwind" fn() -> ! = unwind::from_fault;
                self.go_on_at(from_fault as usize, at);
                return true;
            }
        }
        // Until the trap is reported, no handler may run that could take what the report needs.
        // SAFETY: the context is the kernel's.
        unsafe {
            let before = blocked(self.context);
            activation.blocked.set(Some(before));
            set_blocked(self.context, before | critical::WAITING);
        }
        let landing: unsafe extern "C" fn() = trampoline::landing;
        // SAFETY: the context is the kernel's.
        unsafe { self.go_on_at(landing as usize, activation.saved_rsp.get()) };
        true
    }

    /// Has the thread go on elsewhere, with another stack pointer.
    ///
    /// # Safety
    ///
    /// The context is the kernel's, and what is there can run so.
    unsafe fn go_on_at(&self, pc: usize, sp: usize) {
        // SAFETY: the context is the kernel's.
        let registers = unsafe { &mut (*self.context).uc_mcontext.gregs };
        registers[libc::REG_RIP as usize] = pc as i64;
        registers[libc::REG_RSP as usize] = sp as i64;
    }

    /// What the cleanups of an activation are to be run from, if they are to be: what the signal has
    /// interrupted is known to the unwinder, holds no lock, and has room below it on its stack.
    ///
    /// # Safety
    ///
    /// `origin` is that of the trap, which is written down.
    unsafe fn interrupted(
        &self,
        activation: &Activation,
        fault: Fault,
        origin: TrapOrigin,
    ) -> Option<Interrupted> {
        if !activation.runs_cleanups() || fault == Fault::Aborted {
            return None;
        }
        let (pc, sp) = match origin {
            TrapOrigin::Code(_) | TrapOrigin::Interp => (self.pc, self.sp),
            // SAFETY: as the caller vouches.
            TrapOrigin::Host(_) if unsafe { self.is_wild_call(activation) } => {
                // SAFETY: where that is so, there is a return address; the call stands before it.
                (unsafe { *(self.sp as *const usize) } - 1, self.sp + 8)
            }
            TrapOrigin::Host(_) => return None,
        };
        activation.has_room_for_cleanups(sp).then(|| Interrupted {
            pc,
            sp,
            // SAFETY: the context is the kernel's.
            r11: unsafe { (*self.context).uc_mcontext.gregs[libc::REG_R11 as usize] as usize },
            _padding: 0,
        })
    }

    /// Whether the processor has failed to fetch an instruction, and generated code or the
    /// interpreter has called it there: the program has called an address where there is no code.
    ///
    /// # Safety
    ///
    /// The context is the kernel's, and the activation the innermost of this thread.
    unsafe fn is_wild_call(&self, activation: &Activation) -> bool {
        /// In the error code of a page fault: the access was that of an instruction.
        const FETCH: i64 = 1 << 4;
        // SAFETY: the context is the kernel's.
        let error = unsafe { (*self.context).uc_mcontext.gregs[libc::REG_ERR as usize] };
        if error & FETCH == 0
            || !self.sp.is_multiple_of(8)
            || !activation.bounds().contains(self.sp)
        {
            return false;
        }
        // SAFETY: an aligned word of the activation's stack, which is mapped.
        let caller = unsafe { (self.sp as *const usize).read_volatile() };
        registry::is_code(caller) || trampoline::is_in_call(caller)
    }

    /// Tells of a fault in a thread that the program has started, if it is one of generated code
    /// or, as far as can be seen here, of the interpreter, if its stack has overflowed, or if it
    /// has called `abort`.
    ///
    /// # Safety
    ///
    /// The context is the kernel's.
    pub(super) unsafe fn report_unhandled(&self) {
        if self.is_sent && !(self.is_abort() && threads::program().is_some()) {
            return;
        }
        // SAFETY: the registers are those of the fault.
        unsafe {
            let fault = self.fault(threads::bounds());
            let origin = match self.in_code {
                true => TrapOrigin::Code(self.pc),
                false if is_here(self.pc) => TrapOrigin::Interp,
                false => TrapOrigin::Host(Some(self.pc)),
            };
            let kind = TrapKind::from(fault);
            match origin {
                TrapOrigin::Host(_) => match fault {
                    Fault::StackOverflow | Fault::Aborted => {
                        suspect_heap();
                        die_later(self.signal);
                    }
                    _ => return,
                },
                TrapOrigin::Code(_) | TrapOrigin::Interp => {}
            }
            let origin = match fault {
                Fault::Aborted => TrapOrigin::Host(None),
                _ => origin,
            };
            unhandled::report(kind.clone(), origin, self.place(origin));
            if let TrapOrigin::Code(_) = origin {
                report_on_thread(&kind);
            }
        }
    }
}

/// Has the process die of a signal in a second: whoever reports the trap may wait for ever for a
/// lock that a function of C holds which has overflowed the stack, as that of `malloc`.
///
/// # Safety
///
/// The process must be ending, since the signal is handled no more.
unsafe fn die_later(signal: i32) {
    let handler: extern "C" fn(i32) = die_waiting;
    // SAFETY: the handler only writes, and ends the process, as the caller has it.
    unsafe { signals::signal(signal, handler as usize) };
    signals::send_to_process_in(1, signal);
    // It may be this thread that it is sent to.
    signals::unblock(signal);
}

extern "C" fn die_waiting(signal: i32) {
    let what = match signal {
        libc::SIGABRT => "it was aborted",
        _ => "stack overflow",
    };
    write_error(format_args!(
        "{what}, in a host function that a thread has called"
    ));
    signals::set_default(signal);
    signals::raise(signal);
}

unsafe extern "C" {
    /// The header of the file that this code is part of, as the linker has placed it in memory.
    static __ehdr_start: libc::Elf64_Ehdr;
}

/// Whether an address is one of the code that this function is part of. Async-signal-safe.
fn is_here(pc: usize) -> bool {
    const EXECUTABLE: u32 = 1;
    let header = &raw const __ehdr_start;
    // SAFETY: the header is part of what the system has loaded, and says where the table of its
    // parts is, which lies behind it.
    let parts = unsafe {
        let table = header.cast::<u8>().add((*header).e_phoff as usize);
        std::slice::from_raw_parts(table.cast::<libc::Elf64_Phdr>(), (*header).e_phnum as usize)
    };
    let mut loaded = parts.iter().filter(|part| part.p_type == libc::PT_LOAD);
    // The first part starts with the header.
    let Some(first) = loaded.clone().next() else {
        return false;
    };
    let moved = (header as usize).wrapping_sub(first.p_vaddr as usize);
    loaded.any(|part| {
        let start = moved.wrapping_add(part.p_vaddr as usize);
        part.p_flags & EXECUTABLE != 0 && (start..start + part.p_memsz as usize).contains(&pc)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_knows_its_own() {
        assert!(is_here(is_here as *const () as usize));
        assert!(!is_here(libc::strlen as *const () as usize));
        assert!(!is_here(&raw const __ehdr_start as usize + (1 << 40)));
        assert!(!is_here(0));
    }
}
