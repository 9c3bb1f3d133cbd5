//! What the loop asks of the machine. Unsafe here is only what reads and writes frames.

use std::sync::atomic::AtomicU64;

use super::memory::{Fault, Segment};
use super::{Machine, ROUND, Stop};
use crate::interp::code::Bytecode;
use crate::interp::machine;
use crate::interp::op::Opcode;
use crate::runtime::trap::TrapKind;

/// The words in front of a frame's header: the slots of what runs before it, and the end of what is in use.
pub(super) const SLOTS: usize = 1;
pub(super) const TOP: usize = 2;

/// Declares loads of an integer.
macro_rules! loads {
    ($($near:ident $indexed:ident $ty:ty;)*) => {$(
        #[inline(always)]
        unsafe fn $near(&mut self, addr: u64, offset: i64) -> Result<u64, Fault> {
            let bytes = self.memory.read(addr.wrapping_add_signed(offset))?;
            Ok(u64::from(<$ty>::from_le_bytes(bytes)))
        }
        #[inline(always)]
        unsafe fn $indexed(&mut self, addr: u64, index: u64) -> Result<u64, Fault> {
            let distance = index.wrapping_mul(size_of::<$ty>() as u64);
            let bytes = self.memory.read(addr.wrapping_add(distance))?;
            Ok(u64::from(<$ty>::from_le_bytes(bytes)))
        }
    )*};
}

/// Declares stores of an integer.
macro_rules! stores {
    ($($near:ident $indexed:ident $ty:ty;)*) => {$(
        #[inline(always)]
        unsafe fn $near(&mut self, addr: u64, offset: i64, value: $ty) -> Result<(), Fault> {
            self.memory.write(addr.wrapping_add_signed(offset), value.to_le_bytes())
        }
        #[inline(always)]
        unsafe fn $indexed(&mut self, addr: u64, index: u64, value: $ty) -> Result<(), Fault> {
            let distance = index.wrapping_mul(size_of::<$ty>() as u64);
            self.memory.write(addr.wrapping_add(distance), value.to_le_bytes())
        }
    )*};
}

// SAFETY: `limit` is the end of the frames but for the slack. The methods that change `fp`, `sp` and `ip` are in
// `calls.rs`, and argue there; the others change numbers of the program's.
unsafe impl<S> machine::Machine for Machine<'_, S> {
    type Stop = Stop;
    type Fault = Fault;

    const HEAD: usize = 16;

    // Where an access fails, `fault` is given the place.
    #[inline(always)]
    unsafe fn note(&mut self, _: *const AtomicU64) {}

    #[inline(always)]
    unsafe fn set_frame(&mut self, fp: *mut u64) {
        self.fp = fp;
    }

    #[inline(always)]
    unsafe fn limit(&self) -> usize {
        self.limit
    }

    #[inline(always)]
    unsafe fn enter_frame(
        &mut self,
        frame: *mut u64,
        callee: *const Bytecode,
    ) -> Result<(), TrapKind> {
        // SAFETY: the callee is code that stays alive; the head of the frame is in front of it.
        unsafe {
            let end = self.top + (*callee).slot_bytes as u64;
            if end > self.stack_end() {
                return Err(TrapKind::StackOverflow);
            }
            *frame.sub(SLOTS) = self.slots;
            *frame.sub(TOP) = self.top;
            self.slots = self.top;
            self.top = end;
        }
        Ok(())
    }

    #[inline(always)]
    unsafe fn replace_frame(&mut self, callee: *const Bytecode) -> Result<(), TrapKind> {
        // SAFETY: the callee is code that stays alive.
        let end = self.slots + unsafe { (*callee).slot_bytes } as u64;
        if end > self.stack_end() {
            return Err(TrapKind::StackOverflow);
        }
        self.top = end;
        Ok(())
    }

    #[inline(always)]
    unsafe fn leave_frame(&mut self, frame: *mut u64) {
        // SAFETY: `enter_frame` has written the head of the frame.
        unsafe {
            self.slots = *frame.sub(SLOTS);
            self.top = *frame.sub(TOP);
        }
    }

    #[cold]
    #[inline(never)]
    unsafe fn trap(&mut self, ip: *const AtomicU64, fp: *mut u64, kind: TrapKind) -> Stop {
        (self.ip, self.fp) = (ip, fp);
        Stop::Trap(kind)
    }

    #[cold]
    #[inline(never)]
    unsafe fn fault(&mut self, ip: *const AtomicU64, fp: *mut u64, fault: Fault) -> Stop {
        (self.ip, self.fp) = (ip, fp);
        fault.into()
    }

    #[inline(always)]
    unsafe fn spend(
        &mut self,
        amount: u32,
        ip: *const AtomicU64,
        fp: *mut u64,
        sp: usize,
    ) -> Result<(), Stop> {
        if let Err(kind) = self.take_fuel(amount) {
            // SAFETY: the caller keeps the contract of `spend`.
            return unsafe { self.ask_pilot((ip, fp, sp), amount, kind) };
        }
        if cfg!(target_family = "wasm") {
            self.round += u64::from(amount);
            if self.round > ROUND {
                self.round = 0;
                // SAFETY: the operation is one word, and there is another one behind it.
                (self.ip, self.fp, self.sp) = (unsafe { ip.add(1) }, fp, sp);
                return Err(Stop::Again);
            }
        }
        Ok(())
    }

    // Nobody asks for stops in the code of such a program: it is asked where it takes fuel.
    unsafe fn ask_at_stop(
        &mut self,
        ip: *const AtomicU64,
        fp: *mut u64,
        _: usize,
    ) -> Result<Opcode, Stop> {
        (self.ip, self.fp) = (ip, fp);
        Err(Stop::Trap(TrapKind::Interrupted))
    }

    unsafe fn run_past_stops(
        &mut self,
        fp: *mut u64,
        _: usize,
        ip: *const AtomicU64,
    ) -> Result<(), Stop> {
        (self.ip, self.fp) = (ip, fp);
        Err(Stop::Trap(TrapKind::Interrupted))
    }

    #[inline(always)]
    unsafe fn call_slow(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
    ) -> Result<(), Stop> {
        // SAFETY: the caller keeps the contract of `call_slow`.
        unsafe { self.call_known(fp, sp, ip) }
    }

    #[inline(always)]
    unsafe fn call_indirect(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
        address: u64,
    ) -> Result<*const Bytecode, Stop> {
        // SAFETY: the caller keeps the contract of `call_indirect`.
        unsafe { self.call_address(fp, sp, ip, address) }
    }

    unsafe fn invoke(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
    ) -> Result<(), Stop> {
        // SAFETY: the caller keeps the contract of `invoke`.
        unsafe { self.call_with_handler(fp, sp, ip) }
    }

    unsafe fn call_twice(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
        address: Option<u64>,
    ) -> Result<(), Stop> {
        // SAFETY: the caller keeps the contract of `call_twice`.
        unsafe { self.call_returning_twice(fp, sp, ip, address) }
    }

    #[inline(always)]
    unsafe fn stack_alloc(&mut self, _: &mut usize, size: u64, log2: u16) -> Result<u64, TrapKind> {
        let start = self.top.next_multiple_of(1 << log2);
        let room = self.stack_end().saturating_sub(start);
        if size > room {
            return Err(TrapKind::StackOverflow);
        }
        // The end of the stack is a multiple of 16, too.
        self.top = (start + size).next_multiple_of(16);
        Ok(start)
    }

    #[inline(always)]
    unsafe fn stack_save(&mut self, _: usize) -> u64 {
        self.top
    }

    #[inline(always)]
    unsafe fn stack_restore(&mut self, _: *mut u64, _: &mut usize, saved: u64) {
        // What the program hands back may be anything.
        if saved >= self.slots && saved <= self.top && saved.is_multiple_of(16) {
            self.top = saved;
        }
    }

    #[inline(always)]
    unsafe fn slot_address(&mut self, _: *mut u64, at: i32) -> u64 {
        self.slots.wrapping_add_signed(at.into())
    }

    #[inline(always)]
    unsafe fn load_slot<const N: usize>(&mut self, _: *mut u64, at: i32) -> Result<[u8; N], Fault> {
        self.memory.read(self.slots.wrapping_add_signed(at.into()))
    }

    #[inline(always)]
    unsafe fn store_slot<const N: usize>(
        &mut self,
        _: *mut u64,
        at: i32,
        bytes: [u8; N],
    ) -> Result<(), Fault> {
        let at = self.slots.wrapping_add_signed(at.into());
        self.memory.write(at, bytes)
    }

    loads! {
        load8 load8_indexed u8;
        load16 load16_indexed u16;
        load32 load32_indexed u32;
        load64 load64_indexed u64;
    }
    stores! {
        store8 store8_indexed u8;
        store16 store16_indexed u16;
        store32 store32_indexed u32;
        store64 store64_indexed u64;
    }

    #[inline(always)]
    unsafe fn load128(&mut self, addr: u64, offset: i64, to: *mut u64) -> Result<(), Fault> {
        let bytes: [u8; 16] = self.memory.read(addr.wrapping_add_signed(offset))?;
        let value = u128::from_le_bytes(bytes);
        // SAFETY: `to` leads to two registers.
        unsafe {
            *to = value as u64;
            *to.add(1) = (value >> 64) as u64;
        }
        Ok(())
    }

    #[inline(always)]
    unsafe fn store128(&mut self, addr: u64, offset: i64, from: *const u64) -> Result<(), Fault> {
        // SAFETY: `from` leads to two registers.
        let value = unsafe { u128::from(*from) | u128::from(*from.add(1)) << 64 };
        self.memory
            .write(addr.wrapping_add_signed(offset), value.to_le_bytes())
    }

    unsafe fn rmw(&mut self, adds: bool, log2: u64, addr: u64, value: u64) -> Result<u64, Fault> {
        let old = self.word(addr, log2)?;
        let new = if adds { old.wrapping_add(value) } else { value };
        self.set_word(addr, log2, new)?;
        Ok(old)
    }

    unsafe fn cmpxchg(
        &mut self,
        log2: u64,
        addr: u64,
        expected: u64,
        new: u64,
    ) -> Result<u64, Fault> {
        let old = self.word(addr, log2)?;
        let bits = 8 << log2.min(3);
        let is_expected = (old ^ expected) << (64 - bits) == 0;
        // As the processor does, which writes in any case.
        self.set_word(addr, log2, if is_expected { new } else { old })?;
        Ok(old)
    }

    unsafe fn x87_push(&mut self, addr: u64) -> Result<(), Fault> {
        let bytes = self.memory.read(addr)?;
        self.x87.push(bytes);
        Ok(())
    }

    unsafe fn x87_pop(&mut self, addr: u64) -> Result<(), Fault> {
        let bytes = self.x87.pop().unwrap_or_default();
        self.memory.write(addr, bytes)
    }
}

impl<S> Machine<'_, S> {
    /// The `1 << log2` bytes at an address.
    fn word(&self, addr: u64, log2: u64) -> Result<u64, Fault> {
        Ok(match log2 {
            0 => u64::from(u8::from_le_bytes(self.memory.read(addr)?)),
            1 => u64::from(u16::from_le_bytes(self.memory.read(addr)?)),
            2 => u64::from(u32::from_le_bytes(self.memory.read(addr)?)),
            _ => u64::from_le_bytes(self.memory.read(addr)?),
        })
    }

    fn set_word(&mut self, addr: u64, log2: u64, value: u64) -> Result<(), Fault> {
        match log2 {
            0 => self.memory.write(addr, (value as u8).to_le_bytes()),
            1 => self.memory.write(addr, (value as u16).to_le_bytes()),
            2 => self.memory.write(addr, (value as u32).to_le_bytes()),
            _ => self.memory.write(addr, value.to_le_bytes()),
        }
    }
}

/// The stack begins at a multiple of any alignment that slots may have.
const _: () = assert!(Segment::Stack.start().is_multiple_of(1 << 15));
