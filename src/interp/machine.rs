//! What the loop needs from outside of the bytecode: the program's memory, its calls and its traps.
//!
//! There are two machines. [`Native`](super::native::Native) gives the program the memory of the process: an
//! access is one machine instruction, and a trap abandons the loop. [`Machine`](super::portable::Machine) gives it
//! a linear memory of its own: an access is compared with the bounds, and the loop returns why it ends. The loop is
//! compiled once for each; for the native machine the errors below have no values, so that their tests vanish.

use std::sync::atomic::AtomicU64;

use super::code::Bytecode;
use super::op::{Opcode, Word};
use crate::runtime::trap::TrapKind;

/// The machine that a program runs on.
///
/// # Safety
///
/// `limit` is the end of the memory that frames lie in, behind which is the slack. A method that takes `fp`, `sp` and
/// `ip` leaves them as the loop needs them: see the head of [`exec`](super::exec).
pub(super) unsafe trait Machine {
    /// Why the loop ends before the function that it was started for returns.
    type Stop;
    /// Why an access cannot be made.
    type Fault;

    /// Bytes in front of the header of a frame, a multiple of 16.
    const HEAD: usize;

    /// Notes the place before memory is accessed.
    ///
    /// # Safety
    ///
    /// `ip` is the instruction of the running frame.
    unsafe fn note(&mut self, ip: *const AtomicU64);
    /// Notes the frame that runs.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn set_frame(&mut self, fp: *mut u64);
    /// No frame reaches behind this.
    ///
    /// # Safety
    ///
    /// The machine runs on this thread.
    unsafe fn limit(&self) -> usize;
    /// Makes room for the slots of a frame that is being entered.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn enter_frame(
        &mut self,
        frame: *mut u64,
        callee: *const Bytecode,
    ) -> Result<(), TrapKind>;
    /// Makes room for the slots of a function that takes the place of the frame's.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn replace_frame(&mut self, callee: *const Bytecode) -> Result<(), TrapKind>;
    /// Gives up the slots of a frame that is left.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn leave_frame(&mut self, frame: *mut u64);

    /// Ends the loop by a trap at an instruction.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn trap(&mut self, ip: *const AtomicU64, fp: *mut u64, kind: TrapKind) -> Self::Stop;
    /// Ends the loop by an access that cannot be made.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn fault(
        &mut self,
        ip: *const AtomicU64,
        fp: *mut u64,
        fault: Self::Fault,
    ) -> Self::Stop;
    /// Takes fuel.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn spend(
        &mut self,
        amount: u32,
        ip: *const AtomicU64,
        fp: *mut u64,
        sp: usize,
    ) -> Result<(), Self::Stop>;
    /// Ends the loop at a place where the program is to stop, or gives the operation that is there else.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn ask_at_stop(
        &mut self,
        ip: *const AtomicU64,
        fp: *mut u64,
        sp: usize,
    ) -> Result<Opcode, Self::Stop>;
    /// Goes on in a loop that gets past all such places.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn run_past_stops(
        &mut self,
        fp: *mut u64,
        sp: usize,
        ip: *const AtomicU64,
    ) -> Result<(), Self::Stop>;

    /// A call whose callee is not known to be bytecode. Where `ip` stays, the call is to be started again.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn call_slow(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
    ) -> Result<(), Self::Stop>;
    /// Finds what an indirect call goes to: bytecode that takes these arguments, or null where the call was made.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn call_indirect(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
        address: u64,
    ) -> Result<*const Bytecode, Self::Stop>;
    /// A call that may end by an exception.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn invoke(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
    ) -> Result<(), Self::Stop>;
    /// A call that may return more than once, of a function that is known, or of an address.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn call_twice(
        &mut self,
        fp: &mut *mut u64,
        sp: &mut usize,
        ip: &mut *const AtomicU64,
        address: Option<u64>,
    ) -> Result<(), Self::Stop>;

    /// Allocates in the frame, at a multiple of `1 << log2`.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn stack_alloc(&mut self, sp: &mut usize, size: u64, log2: u16)
    -> Result<u64, TrapKind>;
    /// Where what the frame has allocated ends.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn stack_save(&mut self, sp: usize) -> u64;
    /// Gives up what the frame has allocated since [`stack_save`](Self::stack_save).
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn stack_restore(&mut self, fp: *mut u64, sp: &mut usize, saved: u64);

    /// The address of a byte of the slots.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn slot_address(&mut self, fp: *mut u64, at: i32) -> u64;
    /// Reads from the slots.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn load_slot<const N: usize>(
        &mut self,
        fp: *mut u64,
        at: i32,
    ) -> Result<[u8; N], Self::Fault>;
    /// Writes to the slots.
    ///
    /// # Safety
    ///
    /// `ip`, `fp` and `sp` are those of the running frame, as the head of [`exec`](super::exec) has them, or of one that fits.
    unsafe fn store_slot<const N: usize>(
        &mut self,
        fp: *mut u64,
        at: i32,
        bytes: [u8; N],
    ) -> Result<(), Self::Fault>;

    /// Reads `[addr + offset]`.
    ///
    /// # Safety
    ///
    /// [`note`](Self::note) was called for the instruction, so that a fault has a place; registers and pointers are those of the
    /// running frame.
    unsafe fn load8(&mut self, addr: u64, offset: i64) -> Result<u64, Self::Fault>;
    /// Reads `[addr + offset]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn load16(&mut self, addr: u64, offset: i64) -> Result<u64, Self::Fault>;
    /// Reads `[addr + offset]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn load32(&mut self, addr: u64, offset: i64) -> Result<u64, Self::Fault>;
    /// Reads `[addr + offset]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn load64(&mut self, addr: u64, offset: i64) -> Result<u64, Self::Fault>;
    /// Reads 16 bytes at `[addr + offset]` into two registers.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn load128(&mut self, addr: u64, offset: i64, to: *mut u64) -> Result<(), Self::Fault>;
    /// Reads `[addr + index * 1]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn load8_indexed(&mut self, addr: u64, index: u64) -> Result<u64, Self::Fault>;
    /// Reads `[addr + index * 2]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn load16_indexed(&mut self, addr: u64, index: u64) -> Result<u64, Self::Fault>;
    /// Reads `[addr + index * 4]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn load32_indexed(&mut self, addr: u64, index: u64) -> Result<u64, Self::Fault>;
    /// Reads `[addr + index * 8]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn load64_indexed(&mut self, addr: u64, index: u64) -> Result<u64, Self::Fault>;
    /// Writes `[addr + offset]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn store8(&mut self, addr: u64, offset: i64, value: u8) -> Result<(), Self::Fault>;
    /// Writes `[addr + offset]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn store16(&mut self, addr: u64, offset: i64, value: u16) -> Result<(), Self::Fault>;
    /// Writes `[addr + offset]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn store32(&mut self, addr: u64, offset: i64, value: u32) -> Result<(), Self::Fault>;
    /// Writes `[addr + offset]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn store64(&mut self, addr: u64, offset: i64, value: u64) -> Result<(), Self::Fault>;
    /// Writes 16 bytes from two registers at `[addr + offset]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn store128(
        &mut self,
        addr: u64,
        offset: i64,
        from: *const u64,
    ) -> Result<(), Self::Fault>;
    /// Writes `[addr + index * 1]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn store8_indexed(
        &mut self,
        addr: u64,
        index: u64,
        value: u8,
    ) -> Result<(), Self::Fault>;
    /// Writes `[addr + index * 2]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn store16_indexed(
        &mut self,
        addr: u64,
        index: u64,
        value: u16,
    ) -> Result<(), Self::Fault>;
    /// Writes `[addr + index * 4]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn store32_indexed(
        &mut self,
        addr: u64,
        index: u64,
        value: u32,
    ) -> Result<(), Self::Fault>;
    /// Writes `[addr + index * 8]`.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn store64_indexed(
        &mut self,
        addr: u64,
        index: u64,
        value: u64,
    ) -> Result<(), Self::Fault>;
    /// Exchanges `value` with the `1 << log2` bytes at an address, or adds it to them; what they were.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn rmw(
        &mut self,
        adds: bool,
        log2: u64,
        addr: u64,
        value: u64,
    ) -> Result<u64, Self::Fault>;
    /// Writes `new` to the `1 << log2` bytes at an address if they are `expected`; what they were.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn cmpxchg(
        &mut self,
        log2: u64,
        addr: u64,
        expected: u64,
        new: u64,
    ) -> Result<u64, Self::Fault>;
    /// Pushes 80 bits on the stack of the x87, which hold a result.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn x87_push(&mut self, addr: u64) -> Result<(), Self::Fault>;
    /// Pops 80 bits, which a function has just returned.
    ///
    /// # Safety
    ///
    /// As for [`load8`](Self::load8).
    unsafe fn x87_pop(&mut self, addr: u64) -> Result<(), Self::Fault>;
}

/// The words that the operands of a call take behind its first ones.
#[inline(always)]
pub(super) fn list_words(call: Word) -> usize {
    (call.b as usize).div_ceil(4)
}
