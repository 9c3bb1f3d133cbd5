//! Asks the host for more fuel where code has used up what it had: on the stack that it has interrupted, as a
//! handler of the program's would be called, so that the host may take its time, call the program, and be
//! interrupted itself.

use std::ffi::c_void;

use super::Came;
use super::deliver::deliver;
use super::dispositions::Disposition;
use crate::runtime::limits::{self, StopRequest};
use crate::runtime::stack::HOST_RESERVE;
use crate::runtime::trap::Fault;

impl Came {
    /// Has the host asked, if code has asked for that; whether this is what happens next. Without room for it
    /// on its stack the code traps.
    ///
    /// # Safety
    ///
    /// As for [`deliver`].
    pub(super) unsafe fn asks_host(&mut self) -> bool {
        if self.asked != StopRequest::Host {
            return false;
        }
        let bounds = self.bounds();
        let known = bounds.filter(|bounds| bounds.contains(self.sp));
        let has_room = known.is_none_or(|bounds| self.sp - bounds.low >= HOST_RESERVE / 2);
        let handler: unsafe extern "C" fn(i32, *mut libc::siginfo_t, *mut c_void) = on_out_of_fuel;
        let found = Disposition {
            handler: handler as usize,
            // Code that the host calls may run out of it, too.
            flags: libc::SA_NODEFER,
            mask: 0,
        };
        // SAFETY: the caller keeps the contract of `asks_host`; the handler is for this.
        if has_room && unsafe { deliver(&found, self.signal, self.info, self.context, bounds) } {
            return true;
        }
        self.asked = StopRequest::Trap(Fault::StackOverflow);
        false
    }
}

/// Asks the host, and has the code go on, or ask again.
///
/// # Safety
///
/// It is called as a handler with `SA_SIGINFO`, with the context of code that has run out of fuel.
unsafe extern "C" fn on_out_of_fuel(_: i32, _: *mut libc::siginfo_t, context: *mut c_void) {
    // SAFETY: the context is the kernel's, or a copy that it reads again, of code that has asked; this thread's
    // `errno` is always there.
    unsafe {
        let errno = *libc::__errno_location();
        let registers = &mut (*context.cast::<libc::ucontext_t>()).uc_mcontext.gregs;
        let [pc, r11] = [libc::REG_RIP, libc::REG_R11].map(|at| registers[at as usize] as usize);
        let further = limits::ask_host(pc, r11);
        registers[libc::REG_RIP as usize] += further as i64;
        *libc::__errno_location() = errno;
    }
}
