//! The machine whose memory is that of the process.
//!
//! Each access is one machine instruction that may fault; a fault, as every trap, abandons the loop.

mod atomic;
mod memory;
mod stops;

use std::convert::Infallible;
use std::ptr;
use std::sync::atomic::AtomicU64;

use super::calls;
use super::code::Bytecode;
use super::exec::go_on;
use super::frame::CODE;
use super::machine::{Machine, list_words};
use super::op::{Opcode, Word};
use super::returns_twice::{self, Run};
use super::stack::Context;
use crate::runtime::trap::TrapKind;

/// Runs the function of the frame `fp`, whose header and parameters are written, from the
/// instruction `ip` on, until the innermost frame that was entered from native code returns. What
/// the program has in use ends at `sp`.
///
/// # Safety
///
/// The frame must lie on the interpreter stack of the run's context, which is that of this
/// thread, and fit; its code must be bytecode of `flatten` that stays alive. No frame between here
/// and the innermost activation may have a destructor to run.
pub(super) unsafe fn run(run: &Run<'_>, fp: *mut u64, sp: usize, ip: *const AtomicU64) {
    // SAFETY: the caller keeps the contract of `run`.
    unsafe { native::<false>(run, fp, sp, ip) }
}

/// The same for a run that has come to where others are to stop, and it is not: it gets past all such places.
///
/// # Safety
///
/// As for [`run`].
#[cold]
#[inline(never)]
unsafe fn run_past_stops(run: &Run<'_>, fp: *mut u64, sp: usize, ip: *const AtomicU64) {
    // SAFETY: the caller keeps the contract of `run_past_stops`.
    unsafe { native::<true>(run, fp, sp, ip) }
}

/// The loop in the memory of the process, which ends in no other way.
///
/// # Safety
///
/// As for [`run`].
#[inline(always)]
unsafe fn native<const PAST_STOPS: bool>(
    run: &Run<'_>,
    fp: *mut u64,
    sp: usize,
    ip: *const AtomicU64,
) {
    // SAFETY: the caller keeps the contract of `native`.
    match unsafe { go_on::<_, PAST_STOPS>(&mut Native::new(run), fp, sp, ip) } {
        Ok(()) => {}
        Err(never) => match never {},
    }
}

/// The memory and the stack of this thread.
pub(super) struct Native<'a, 'b> {
    run: &'a Run<'b>,
    context: *mut Context,
}

impl<'a, 'b> Native<'a, 'b> {
    /// The machine of a run.
    #[inline(always)]
    pub(super) fn new(run: &'a Run<'b>) -> Self {
        Native {
            run,
            context: run.context,
        }
    }
}

/// Passes accesses on to the functions that make them.
macro_rules! accesses {
    ($($module:ident::$name:ident($($arg:ident: $ty:ty),*) -> $result:ty;)*) => {$(
        #[inline(always)]
        unsafe fn $name(&mut self, $($arg: $ty),*) -> Result<$result, Infallible> {
            // SAFETY: the caller has noted the instruction, and is prepared for a fault.
            Ok(unsafe { $module::$name($($arg),*) })
        }
    )*};
}

// SAFETY: the context has the limit of its stack. What changes `fp`, `sp` or `ip` is argued at the head of `exec`.
unsafe impl Machine for Native<'_, '_> {
    type Stop = Infallible;
    type Fault = Infallible;

    const HEAD: usize = 0;

    #[inline(always)]
    unsafe fn note(&mut self, ip: *const AtomicU64) {
        // SAFETY: the context is this thread's, and nobody else holds a reference to it.
        unsafe { ptr::write_volatile(&raw mut (*self.context).ip, ip) }
    }

    #[inline(always)]
    unsafe fn set_frame(&mut self, fp: *mut u64) {
        // SAFETY: the frame is the one that runs.
        unsafe { (*self.context).fp = fp }
    }

    #[inline(always)]
    unsafe fn limit(&self) -> usize {
        // SAFETY: the context is this thread's.
        unsafe { (*self.context).limit }
    }

    #[inline(always)]
    unsafe fn enter_frame(&mut self, _: *mut u64, _: *const Bytecode) -> Result<(), TrapKind> {
        Ok(())
    }

    #[inline(always)]
    unsafe fn replace_frame(&mut self, _: *const Bytecode) -> Result<(), TrapKind> {
        Ok(())
    }

    #[inline(always)]
    unsafe fn leave_frame(&mut self, _: *mut u64) {}

    #[inline(always)]
    unsafe fn trap(&mut self, ip: *const AtomicU64, fp: *mut u64, kind: TrapKind) -> Infallible {
        // SAFETY: the caller keeps the contract of `trap`.
        unsafe { stops::trap(self.context, ip, fp, kind) }
    }

    #[inline(always)]
    unsafe fn fault(&mut self, _: *const AtomicU64, _: *mut u64, fault: Infallible) -> Infallible {
        fault
    }

    #[inline(always)]
    unsafe fn spend(
        &mut self,
        amount: u32,
        ip: *const AtomicU64,
        fp: *mut u64,
        sp: usize,
    ) -> Result<(), Infallible> {
        // SAFETY: code that takes fuel has limits; the rest is passed on to the caller.
        unsafe {
            if !(*stops::limits(fp)).spend(amount) {
                stops::raise_if_stopped(self.context, ip, fp, sp);
            }
        }
        Ok(())
    }

    #[inline(always)]
    unsafe fn ask_at_stop(
        &mut self,
        ip: *const AtomicU64,
        fp: *mut u64,
        sp: usize,
    ) -> Result<Opcode, Infallible> {
        // SAFETY: the caller keeps the contract of `ask_at_stop`.
        Ok(unsafe { stops::ask_at_stop(self.context, ip, fp, sp) })
    }

    #[inline(always)]
    unsafe fn run_past_stops(
        &mut self,
        fp: *mut u64,
        sp: usize,
        ip: *const AtomicU64,
    ) -> Result<(), Infallible> {
        // SAFETY: the caller keeps the contract of `run_past_stops`.
        unsafe { run_past_stops(self.run, fp, sp, ip) };
        Ok(())
    }

    #[inline(always)]
    unsafe fn call_slow(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
    ) -> Result<(), Infallible> {
        // SAFETY: the caller keeps the contract of `call_slow`; a call has its list behind two words.
        unsafe {
            (*self.context).ip = *ip;
            (*self.context).sp = *sp;
            if calls::call_slow(self.run, *fp, *ip) {
                *ip = ip.add(2 + list_words(*ip.cast::<Word>()));
            }
        }
        Ok(())
    }

    #[inline(always)]
    unsafe fn call_indirect(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
        address: u64,
    ) -> Result<*const Bytecode, Infallible> {
        // SAFETY: the caller keeps the contract of `call_indirect`.
        unsafe {
            (*self.context).ip = *ip;
            (*self.context).sp = *sp;
            let callee = calls::call_indirect(self.run, *fp, *ip, address);
            if callee.is_null() {
                *ip = ip.add(2 + list_words(*ip.cast::<Word>()));
            }
            Ok(callee)
        }
    }

    #[inline(always)]
    unsafe fn invoke(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
    ) -> Result<(), Infallible> {
        // SAFETY: the caller keeps the contract of `invoke`.
        *ip = unsafe { calls::invoke(self.run, *fp, *sp, *ip) };
        Ok(())
    }

    #[inline(always)]
    unsafe fn call_twice(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
        address: Option<u64>,
    ) -> Result<(), Infallible> {
        // SAFETY: the caller keeps the contract of `call_twice`.
        unsafe {
            match address {
                None => returns_twice::call(self.run, *fp, *sp, *ip),
                Some(address) => returns_twice::call_indirect(self.run, *fp, *sp, *ip, address),
            }
        }
    }

    #[inline(always)]
    unsafe fn stack_alloc(
        &mut self,
        sp: &mut usize,
        size: u64,
        log2: u16,
    ) -> Result<u64, TrapKind> {
        let align = 1usize << log2;
        let start = (*sp + align - 1) & !(align - 1);
        // SAFETY: the context is this thread's.
        let room = unsafe { (*self.context).limit }.saturating_sub(start);
        if size > room as u64 {
            return Err(TrapKind::StackOverflow);
        }
        *sp = (start + size as usize + 15) & !15;
        Ok(start as u64)
    }

    #[inline(always)]
    unsafe fn stack_save(&mut self, sp: usize) -> u64 {
        sp as u64
    }

    #[inline(always)]
    unsafe fn stack_restore(&mut self, fp: *mut u64, sp: &mut usize, saved: u64) {
        // What the program hands back may be anything: the frame stays, and what is behind it.
        let saved = saved as usize;
        // SAFETY: the header of a frame has its code.
        let end = fp as usize + unsafe { (*(*fp.add(CODE) as *const Bytecode)).frame_bytes };
        if saved >= end && saved <= *sp && saved.is_multiple_of(16) {
            *sp = saved;
        }
    }

    #[inline(always)]
    unsafe fn slot_address(&mut self, fp: *mut u64, at: i32) -> u64 {
        // SAFETY: the byte is one of the frame.
        unsafe { fp.cast::<u8>().offset(at as isize) as u64 }
    }

    #[inline(always)]
    unsafe fn load_slot<const N: usize>(
        &mut self,
        fp: *mut u64,
        at: i32,
    ) -> Result<[u8; N], Infallible> {
        // SAFETY: the bytes are of the frame, or of what is behind it.
        Ok(unsafe { fp.cast::<u8>().offset(at as isize).cast::<[u8; N]>().read() })
    }

    #[inline(always)]
    unsafe fn store_slot<const N: usize>(
        &mut self,
        fp: *mut u64,
        at: i32,
        bytes: [u8; N],
    ) -> Result<(), Infallible> {
        // SAFETY: the frame is that of `store_slot`'s caller.
        unsafe { (fp.cast::<u8>().offset(at as isize).cast::<[u8; N]>()).write(bytes) };
        Ok(())
    }

    accesses! {
        memory::load8(addr: u64, offset: i64) -> u64;
        memory::load16(addr: u64, offset: i64) -> u64;
        memory::load32(addr: u64, offset: i64) -> u64;
        memory::load64(addr: u64, offset: i64) -> u64;
        memory::load128(addr: u64, offset: i64, to: *mut u64) -> ();
        memory::load8_indexed(addr: u64, index: u64) -> u64;
        memory::load16_indexed(addr: u64, index: u64) -> u64;
        memory::load32_indexed(addr: u64, index: u64) -> u64;
        memory::load64_indexed(addr: u64, index: u64) -> u64;
        memory::store8(addr: u64, offset: i64, value: u8) -> ();
        memory::store16(addr: u64, offset: i64, value: u16) -> ();
        memory::store32(addr: u64, offset: i64, value: u32) -> ();
        memory::store64(addr: u64, offset: i64, value: u64) -> ();
        memory::store128(addr: u64, offset: i64, from: *const u64) -> ();
        memory::store8_indexed(addr: u64, index: u64, value: u8) -> ();
        memory::store16_indexed(addr: u64, index: u64, value: u16) -> ();
        memory::store32_indexed(addr: u64, index: u64, value: u32) -> ();
        memory::store64_indexed(addr: u64, index: u64, value: u64) -> ();
        atomic::rmw(adds: bool, log2: u64, addr: u64, value: u64) -> u64;
        atomic::cmpxchg(log2: u64, addr: u64, expected: u64, new: u64) -> u64;
        atomic::x87_push(addr: u64) -> ();
        atomic::x87_pop(addr: u64) -> ();
    }
}
