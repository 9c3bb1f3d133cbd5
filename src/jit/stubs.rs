//! The shared machine code behind every lazy stub, interp shim and host thunk, and the slots that
//! lead to it.
//!
//! A function's slot is 16 bytes: its *thunk*, `jmp [rip + cell]`, which is the function's
//! address for ever, and its *lazy stub*, `call common`, to which its entry cell leads at first.
//! The stub's return address says which function was called, so stubs hold no number.
//!
//! Promises: the common code saves every register that may carry an argument (`al`, `r10` and
//! all of `xmm0` to `xmm7` too), keeps a frame that backtraces can follow, and calls into Rust
//! with the stack aligned.

// `dynasm!` converts register numbers to the type that they have here already.
#![allow(clippy::useless_conversion)]

use std::ffi::c_void;
use std::mem::offset_of;
use std::ops::Range;

use dynasmrt::x64::X64Relocation;
use dynasmrt::{DynasmApi, VecAssembler, dynasm};

use super::memory::{CodeMemory, ROW_SIZE, SLOT_SIZE};
use super::unwind::table::{self, Written};
use crate::runtime::trampoline::ArgBlock;
use crate::x64::baseline::count::Leaving;
use crate::x64::cfi::{Change, FrameInfo};
use crate::x64::regs::Reg;

/// The Rust functions that the common code calls.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Handlers {
    /// The first argument of both.
    pub context: *const c_void,
    /// Gives the address where the call to this function is to go on, which returns to `back`.
    pub resolve: unsafe extern "C-unwind" fn(
        context: *const c_void,
        function: u32,
        back: usize,
    ) -> *const u8,
    /// Runs this function in the interpreter. The arguments in registers are in the block, its
    /// `stack` leads to the others, `n_stack` is not known and zero; results are left in it. Or
    /// the address of a function is given, which is called in its place with what the block has.
    pub interpret: unsafe extern "C-unwind" fn(
        context: *const c_void,
        function: u32,
        args: *mut ArgBlock,
    ) -> *const u8,
    /// Gives the address where a function goes on that is left at the header of a loop; or null, if
    /// it is not left.
    pub leave: unsafe extern "C" fn(context: *const c_void, leaving: *const Leaving) -> *const u8,
}

/// What a host thunk leads to: the first word of whatever the thunk has the address of.
#[repr(C)]
#[derive(Debug)]
pub(crate) struct HostRecord {
    /// Called with the record and the arguments as for [`Handlers::interpret`].
    pub call: unsafe extern "C-unwind" fn(record: *const HostRecord, args: *mut ArgBlock),
}

/// What a function's stub leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StubKind {
    /// Asks the engine for the function.
    Lazy,
    /// Interprets the function.
    Interp,
}

/// The addresses of the common code.
#[derive(Debug)]
pub(crate) struct Stubs {
    slots: usize,
    cells: usize,
    lazy: usize,
    interp: usize,
    #[cfg(test)]
    interp_indexed: usize,
    host: usize,
    leave: usize,
    /// Where what the unwinder needs stands, for the slots and for the common code.
    frames: [(Range<usize>, Written); 2],
}

/// Bytes for what the unwinder needs.
const FRAMES: usize = 256;

/// Where in a slot the stub starts, and where its call returns to.
const STUB: usize = 8;
const STUB_RETURN: usize = STUB + 5;

impl Stubs {
    /// Assembles and publishes the common code, or gives `None` where the memory is full.
    pub(crate) fn new(memory: &CodeMemory, handlers: Handlers) -> Option<Self> {
        let (mut code, offsets, frames) = assemble(memory.slots(), handlers)?;
        let writer = memory.writer().ok()?;
        let len = code.len();
        let block = writer.take_code(len + FRAMES)?;
        let base = block.address();
        let slots = memory.slots()..memory.slots() + memory.max_functions() * SLOT_SIZE;
        let frames = [(slots, FrameInfo::default()), (base..base + len, frames)];
        let frames = frames.map(|(range, frames)| {
            let relative = |address: usize| address.wrapping_sub(base) as isize;
            let relative = relative(range.start)..relative(range.end);
            let written = table::append(&mut code, relative, &frames, None);
            (range, written.at(base))
        });
        writer.write(&block, 0, &code);
        Some(Stubs {
            slots: memory.slots(),
            cells: memory.rows(),
            lazy: block.address(),
            interp: block.address() + offsets[0],
            #[cfg(test)]
            interp_indexed: block.address() + offsets[1],
            host: block.address() + offsets[2],
            leave: block.address() + offsets[3],
            frames,
        })
    }

    /// The unwind tables of the slots and of the common code.
    pub(super) fn frames(&self) -> &[(Range<usize>, Written)] {
        &self.frames
    }

    /// The bytes of a function's slot.
    pub(crate) fn slot(&self, index: usize, kind: StubKind) -> [u8; SLOT_SIZE] {
        let slot = self.slots + index * SLOT_SIZE;
        let common = match kind {
            StubKind::Lazy => self.lazy,
            StubKind::Interp => self.interp,
        };
        let to_cell = (self.cells + ROW_SIZE * index).wrapping_sub(slot + 6) as u32;
        let to_common = common.wrapping_sub(slot + STUB_RETURN) as u32;
        let [a, b, c, d] = to_cell.to_le_bytes();
        let [e, f, g, h] = to_common.to_le_bytes();
        [
            0xff, 0x25, a, b, c, d, 0x66, 0x90, // jmp [rip + cell]; xchg ax, ax
            0xe8, e, f, g, h, 0xcc, 0xcc, 0xcc, // call common; int3
        ]
    }

    /// The address of a function's thunk.
    pub(crate) fn thunk(&self, index: usize) -> usize {
        self.slots + index * SLOT_SIZE
    }

    /// The address of a function's stub.
    pub(crate) fn stub(&self, index: usize) -> usize {
        self.slots + index * SLOT_SIZE + STUB
    }

    /// The addresses of the slots of functions with successive numbers.
    pub(crate) fn slots(&self, functions: Range<u32>) -> Range<usize> {
        self.thunk(functions.start as usize)..self.thunk(functions.end as usize)
    }

    /// Where the code of a host thunk goes on, with the address of a [`HostRecord`] in `r11`.
    pub(crate) fn host(&self) -> usize {
        self.host
    }

    /// What baseline code calls at the header of a loop where its counter has run out.
    pub(crate) fn leave(&self) -> usize {
        self.leave
    }

    /// What `resolve` returns for a function that is to be interpreted: there `r11` holds the
    /// function's number.
    #[cfg(test)]
    pub(crate) fn interp_indexed(&self) -> usize {
        self.interp_indexed
    }
}

/// Where the saved registers lie in the frame of the lazy common code.
const SAVED_FLOATS: i32 = 64;
const SAVED_INDEX: i32 = 192;
const SAVED_TARGET: i32 = 200;
const LAZY_FRAME: i32 = 208;

const INTS: i32 = offset_of!(ArgBlock, ints) as i32;
const FLOATS: i32 = offset_of!(ArgBlock, floats) as i32;
const STACK_COUNT: i32 = offset_of!(ArgBlock, n_stack) as i32;
const STACK: i32 = offset_of!(ArgBlock, stack) as i32;
const INT_RESULTS: i32 = offset_of!(ArgBlock, int_results) as i32;
const FLOAT_RESULTS: i32 = offset_of!(ArgBlock, float_results) as i32;
const BLOCK: i32 = size_of::<ArgBlock>() as i32;

const _: () = assert!(BLOCK % 16 == 0 && LAZY_FRAME % 16 == 0);

/// The code, which may run anywhere, and the offsets of its entries but the first.
fn assemble(slots: usize, handlers: Handlers) -> Option<(Vec<u8>, [usize; 4], FrameInfo)> {
    let mut frames = FrameInfo::default();
    let mut ops = VecAssembler::<X64Relocation>::new(0);
    let context = handlers.context as i64;
    let resolve = handlers.resolve as usize as i64;
    let interpret = handlers.interpret as usize as i64;
    let first_return = (slots + STUB_RETURN) as i64;

    // Lazy stubs. The stub's return address is taken off first, so that the frame made here is
    // that of a function which the stub's caller has called.
    note(&mut frames, &ops, Change::Cfa(Reg::RSP, 16));
    dynasm!(ops ; .arch x64 ; pop r11);
    note(&mut frames, &ops, Change::Cfa(Reg::RSP, 8));
    push_frame(&mut ops, &mut frames);
    dynasm!(ops
        ; .arch x64
        ; sub rsp, LAZY_FRAME
        ; mov [rsp], rdi
        ; mov [rsp + 8], rsi
        ; mov [rsp + 16], rdx
        ; mov [rsp + 24], rcx
        ; mov [rsp + 32], r8
        ; mov [rsp + 40], r9
        ; mov [rsp + 48], rax
        ; mov [rsp + 56], r10
    );
    for i in 0..8u8 {
        dynasm!(ops ; .arch x64 ; movaps [rsp + SAVED_FLOATS + 16 * i32::from(i)], Rx(i));
    }
    dynasm!(ops
        ; .arch x64
        ; mov rdi, QWORD context
        ; mov rax, QWORD first_return
        ; mov rsi, r11
        ; sub rsi, rax
        ; shr rsi, 4
        ; mov [rsp + SAVED_INDEX], rsi
        // Whoever looks through this stack for addresses sees whose function is resolved.
        ; mov [rsp + SAVED_TARGET], r11
        ; mov rdx, [rbp + 8]
        ; mov rax, QWORD resolve
        ; call rax
        ; mov [rsp + SAVED_TARGET], rax
    );
    erase_return(&mut ops);
    for i in 0..8u8 {
        dynasm!(ops ; .arch x64 ; movaps Rx(i), [rsp + SAVED_FLOATS + 16 * i32::from(i)]);
    }
    dynasm!(ops
        ; .arch x64
        ; mov rdi, [rsp]
        ; mov rsi, [rsp + 8]
        ; mov rdx, [rsp + 16]
        ; mov rcx, [rsp + 24]
        ; mov r8, [rsp + 32]
        ; mov r9, [rsp + 40]
        ; mov rax, [rsp + 48]
        ; mov r10, [rsp + 56]
        ; mov r11, [rsp + SAVED_INDEX]
        ; leave
    );
    note(&mut frames, &ops, Change::Cfa(Reg::RSP, 8));
    dynasm!(ops
        ; .arch x64
        // The target is in the red zone now: it lay 8 bytes below the saved frame pointer.
        ; jmp QWORD [rsp + SAVED_TARGET - LAZY_FRAME - 8]
        ; .align 16
    );

    // Interp shims.
    let tail = ops.offset().0;
    note(&mut frames, &ops, Change::Cfa(Reg::RBP, 16));
    tail_call(&mut ops, &mut frames);
    let interp = ops.offset().0;
    note(&mut frames, &ops, Change::Cfa(Reg::RSP, 16));
    dynasm!(ops
        ; .arch x64
        ; pop r11
        ; mov rax, QWORD first_return
        ; sub r11, rax
        ; shr r11, 4
    );
    let interp_indexed = ops.offset().0;
    save_arguments(&mut ops, &mut frames);
    dynasm!(ops
        ; .arch x64
        ; mov rdi, QWORD context
        ; mov esi, r11d
        ; mov rdx, rsp
        ; mov rax, QWORD interpret
        ; call rax
    );
    erase_return(&mut ops);
    dynasm!(ops ; .arch x64 ; test rax, rax);
    // jnz tail
    ops.extend([0x0f, 0x85]);
    let behind = ops.offset().0 + 4;
    ops.push_i32(tail as i32 - behind as i32);
    return_results(&mut ops, &mut frames);

    // Host thunks.
    let host = ops.offset().0;
    save_arguments(&mut ops, &mut frames);
    dynasm!(ops
        ; .arch x64
        ; mov rdi, r11
        ; mov rsi, rsp
        ; call QWORD [r11]
    );
    erase_return(&mut ops);
    return_results(&mut ops, &mut frames);

    let leave = ops.offset().0;
    leave_loop(&mut ops, handlers, &mut frames);
    let offsets = [interp, interp_indexed, host, leave];
    Some((ops.finalize().ok()?, offsets, frames))
}

/// Saves all registers in the [`Leaving`] that the caller has made, and asks where to go on.
fn leave_loop(ops: &mut VecAssembler<X64Relocation>, handlers: Handlers, frames: &mut FrameInfo) {
    /// The return address and the frame pointer lie below it.
    const LEAVING: i32 = 16;
    let context = handlers.context as i64;
    let leave = handlers.leave as usize as i64;
    // Where the registers are saved, but for `rbp`, which lies in the frame.
    let saved = || {
        let regs = (0..16).map(Reg).filter(|&reg| reg != Reg::RBP);
        let regs = regs.chain((0..16).map(Reg::xmm));
        regs.filter_map(|reg| Some((reg, LEAVING + Leaving::offset_of(reg)?)))
    };
    push_frame(ops, frames);
    for (reg, at) in saved() {
        let code = reg.code();
        match reg.is_xmm() {
            true => dynasm!(ops ; .arch x64 ; movaps [rbp + at], Rx(code)),
            false => dynasm!(ops ; .arch x64 ; mov [rbp + at], Rq(code)),
        }
    }
    if let Some(at) = Leaving::offset_of(Reg::RBP) {
        dynasm!(ops ; .arch x64 ; mov rax, [rbp] ; mov [rbp + LEAVING + at], rax);
    }
    dynasm!(ops
        ; .arch x64
        ; mov rdi, QWORD context
        ; lea rsi, [rbp + LEAVING]
        ; mov rax, QWORD leave
        ; call rax
        ; mov r11, rax
    );
    erase_return(ops);
    for (reg, at) in saved() {
        let code = reg.code();
        match reg.is_xmm() {
            true => dynasm!(ops ; .arch x64 ; movaps Rx(code), [rbp + at]),
            false => dynasm!(ops ; .arch x64 ; mov Rq(code), [rbp + at]),
        }
    }
    dynasm!(ops ; .arch x64 ; leave ; ret);
}

/// Erases the return address of a call that has returned. What the program calls next may leave it in its frame
/// unwritten, and whoever searches the stack for calls would take it for one that is under way.
fn erase_return(ops: &mut VecAssembler<X64Relocation>) {
    dynasm!(ops ; .arch x64 ; mov QWORD [rsp - 8], 0);
}

/// Makes a frame whose lowest part is an [`ArgBlock`] with the caller's arguments.
fn save_arguments(ops: &mut VecAssembler<X64Relocation>, frames: &mut FrameInfo) {
    push_frame(ops, frames);
    dynasm!(ops
        ; .arch x64
        ; sub rsp, BLOCK
        ; mov [rsp + INTS], rdi
        ; mov [rsp + INTS + 8], rsi
        ; mov [rsp + INTS + 16], rdx
        ; mov [rsp + INTS + 24], rcx
        ; mov [rsp + INTS + 32], r8
        ; mov [rsp + INTS + 40], r9
    );
    for i in 0..8u8 {
        dynasm!(ops ; .arch x64 ; movaps [rsp + FLOATS + 16 * i32::from(i)], Rx(i));
    }
    dynasm!(ops
        ; .arch x64
        ; lea rax, [rbp + 16]
        ; mov [rsp + STACK], rax
        ; mov QWORD [rsp + STACK_COUNT], 0
    );
}

/// Leaves the frame of [`save_arguments`] for a function, whose address is in `rax`, with the
/// arguments that are in the [`ArgBlock`] now.
fn tail_call(ops: &mut VecAssembler<X64Relocation>, frames: &mut FrameInfo) {
    for i in 0..8u8 {
        dynasm!(ops ; .arch x64 ; movaps Rx(i), [rsp + FLOATS + 16 * i32::from(i)]);
    }
    dynasm!(ops
        ; .arch x64
        ; mov rdi, [rsp + INTS]
        ; mov rsi, [rsp + INTS + 8]
        ; mov rdx, [rsp + INTS + 16]
        ; mov rcx, [rsp + INTS + 24]
        ; mov r8, [rsp + INTS + 32]
        ; mov r9, [rsp + INTS + 40]
        ; mov r11, rax
        // Of a function with variable arguments: so many vector registers at most.
        ; mov eax, 8
        ; leave
    );
    note(frames, ops, Change::Cfa(Reg::RSP, 8));
    dynasm!(ops ; .arch x64 ; jmp r11);
}

/// Returns with the results in the [`ArgBlock`] at the stack pointer.
fn return_results(ops: &mut VecAssembler<X64Relocation>, frames: &mut FrameInfo) {
    dynasm!(ops
        ; .arch x64
        ; mov rax, [rsp + INT_RESULTS]
        ; mov rdx, [rsp + INT_RESULTS + 8]
        ; mov rcx, [rsp + INT_RESULTS + 16]
        ; movaps xmm0, [rsp + FLOAT_RESULTS]
        ; movaps xmm1, [rsp + FLOAT_RESULTS + 16]
        ; movaps xmm2, [rsp + FLOAT_RESULTS + 32]
        ; movaps xmm3, [rsp + FLOAT_RESULTS + 48]
        ; leave
    );
    note(frames, ops, Change::Cfa(Reg::RSP, 8));
    dynasm!(ops ; .arch x64 ; ret);
}

/// Notes that the frame is another one from here on.
fn note(frames: &mut FrameInfo, ops: &VecAssembler<X64Relocation>, change: Change) {
    frames.push(ops.offset().0 as u32, change);
}

/// Makes a frame whose pointer is `rbp`.
fn push_frame(ops: &mut VecAssembler<X64Relocation>, frames: &mut FrameInfo) {
    note(frames, ops, Change::Cfa(Reg::RSP, 8));
    dynasm!(ops ; .arch x64 ; push rbp);
    note(frames, ops, Change::Cfa(Reg::RSP, 16));
    note(frames, ops, Change::Saved(Reg::RBP, 16));
    dynasm!(ops ; .arch x64 ; mov rbp, rsp);
    note(frames, ops, Change::Cfa(Reg::RBP, 16));
}
