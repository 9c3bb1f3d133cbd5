//! The doors into machine code: naked functions that go from Rust into a System V function whose
//! arguments are known only at run time.
//!
//! * [`enter`] is the trampoline proper: it remembers in the activation where to come back to,
//!   changes to the program's stack and calls. It returns 0 after a normal return, and 1 where
//!   [`landing`] was jumped to instead.
//! * [`call_with`] calls from where it stands. The interpreter uses it for native functions.
//!
//! Relies on: an [`ArgBlock`] whose `stack` points to `n_stack` words. Promises: callee-saved
//! registers, and after a trap also the floating-point control words, are as they were.

use std::arch::naked_asm;
use std::mem::offset_of;
use std::ptr;

use super::activation::Activation;
use crate::lir::AbiLoc;

/// The arguments and results of one call, as the System V convention classifies them.
///
/// Vector registers are stored whole (16 bytes each); a `double` is the low half.
#[repr(C, align(16))]
#[derive(Debug, Clone)]
pub struct ArgBlock {
    /// `rdi rsi rdx rcx r8 r9`.
    pub ints: [u64; 6],
    /// `xmm0` to `xmm7`.
    pub floats: [[u64; 2]; 8],
    /// The number of words at `stack`.
    pub n_stack: u64,
    /// The arguments passed in memory, in order of increasing address.
    pub stack: *const u64,
    /// `xmm0` to `xmm3` after the call.
    pub float_results: [[u64; 2]; 4],
    /// `rax rdx rcx` after the call.
    pub int_results: [u64; 3],
}

impl ArgBlock {
    /// No arguments.
    pub const fn new() -> Self {
        ArgBlock {
            ints: [0; 6],
            floats: [[0; 2]; 8],
            n_stack: 0,
            stack: ptr::null(),
            float_results: [[0; 2]; 4],
            int_results: [0; 3],
        }
    }

    /// Puts an argument into its register, if it travels in one; of a vector register both words.
    #[inline]
    pub fn set_arg(&mut self, loc: AbiLoc, words: [u64; 2]) {
        match loc {
            AbiLoc::Int(n) => self.ints[n as usize % 6] = words[0],
            AbiLoc::Float(n) => self.floats[n as usize % 8] = words,
            AbiLoc::Stack(_) | AbiLoc::StackAddr(_) => {}
        }
    }

    /// An argument; of an integer the second word has no meaning.
    ///
    /// # Safety
    ///
    /// What is on the stack must be where [`stack`](Self::stack) points to: `size` bytes of this
    /// argument.
    #[inline]
    pub unsafe fn arg(&self, loc: AbiLoc, size: u32) -> [u64; 2] {
        match loc {
            AbiLoc::Int(n) => [self.ints[n as usize % 6], 0],
            AbiLoc::Float(n) => self.floats[n as usize % 8],
            AbiLoc::Stack(offset) => {
                // SAFETY: the caller says that they are there.
                unsafe {
                    let at = self.stack.add(offset as usize / 8);
                    [*at, if size > 8 { *at.add(1) } else { 0 }]
                }
            }
            AbiLoc::StackAddr(offset) => [self.stack as u64 + u64::from(offset), 0],
        }
    }

    /// A result; of an integer the second word has no meaning.
    #[inline]
    pub fn result(&self, loc: AbiLoc) -> [u64; 2] {
        match loc {
            AbiLoc::Int(n) => [self.int_results[n as usize % 3], 0],
            AbiLoc::Float(n) => self.float_results[n as usize % 4],
            AbiLoc::Stack(_) | AbiLoc::StackAddr(_) => [0, 0],
        }
    }

    /// Makes two words the result that travels there; of an integer the first.
    #[inline]
    pub fn set_result(&mut self, loc: AbiLoc, words: [u64; 2]) {
        match loc {
            AbiLoc::Int(n) => self.int_results[n as usize % 3] = words[0],
            AbiLoc::Float(n) => self.float_results[n as usize % 4] = words,
            AbiLoc::Stack(_) | AbiLoc::StackAddr(_) => {}
        }
    }
}

impl Default for ArgBlock {
    fn default() -> Self {
        Self::new()
    }
}

/// Bytes that [`enter`] pushes below the frame pointer, the address [`landing`] resumes at.
const SAVED: usize = 64;

/// Changes to the stack whose top is `stack_top` (or stays, where that is 0) and calls `code`.
///
/// # Safety
///
/// `code` must be a System V function that takes what `args` holds; `stack_top` must be 0 or the
/// 16-aligned top of a stack that nothing runs on; `activation` must stay valid and be the
/// thread's current one until this returns.
#[unsafe(naked)]
pub unsafe extern "C" fn enter(
    activation: *const Activation,
    code: *const u8,
    args: *mut ArgBlock,
    stack_top: usize,
) -> u64 {
    naked_asm!(
        // Whoever unwinds the stack finds its end here: no exception of a program is the host's.
        ".cfi_startproc",
        ".cfi_undefined rip",
        "push rbp",
        "mov rbp, rsp",
        ".cfi_def_cfa rbp, 16",
        "push rbx",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "sub rsp, 24",
        "stmxcsr [rsp]",
        "fnstcw [rsp + 4]",
        "mov [rdi + {saved_rsp}], rsp",
        "mov rdi, rsi",
        "mov rsi, rdx",
        "test rcx, rcx",
        "cmovne rsp, rcx",
        "call {call_with}",
        "lea rsp, [rbp - {saved}]",
        "xor eax, eax",
        "add rsp, 24",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbx",
        "pop rbp",
        "ret",
        ".cfi_endproc",
        saved_rsp = const offset_of!(Activation, saved_rsp),
        call_with = sym call_with,
        saved = const SAVED,
    )
}

/// Where a trap comes back: the second half of [`enter`], reached with `rsp` as it was saved and
/// every other register unknown. Never call this; `raise` and the signal handler jump to it.
///
/// # Safety
///
/// `rsp` must be the `saved_rsp` of the innermost activation of this thread.
#[unsafe(naked)]
pub unsafe extern "C" fn landing() {
    naked_asm!(
        "cld",
        "fninit",
        "ldmxcsr [rsp]",
        "fldcw [rsp + 4]",
        "mov eax, 1",
        "add rsp, 24",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbx",
        "pop rbp",
        "ret",
    )
}

/// Abandons the current stack and resumes at [`landing`].
///
/// # Safety
///
/// As for [`landing`]; no frame between here and the activation may hold a Rust destructor.
#[unsafe(naked)]
pub unsafe extern "C" fn jump_to_landing(saved_rsp: usize) -> ! {
    naked_asm!("mov rsp, rdi", "jmp {landing}", landing = sym landing)
}

/// Calls `code` on the current stack with the arguments in `args` and stores the results there.
///
/// `al` is always 8, an upper bound of the number of vector registers used, so a function with
/// variable arguments can be called too.
///
/// # Safety
///
/// `code` must be a System V function that takes what `args` holds.
#[unsafe(naked)]
pub unsafe extern "C-unwind" fn call_with(code: *const u8, args: *mut ArgBlock) {
    naked_asm!(
        ".cfi_startproc",
        "push rbp",
        ".cfi_def_cfa rsp, 16",
        ".cfi_offset rbp, -16",
        "mov rbp, rsp",
        ".cfi_def_cfa_register rbp",
        "push rbx",
        ".cfi_offset rbx, -24",
        // What is called may have room for more stack arguments than are passed.
        "sub rsp, 264",
        "mov rbx, rsi",
        "mov r10, rdi",
        "mov rcx, [rbx + {n_stack}]",
        "test rcx, rcx",
        "jz 2f",
        // An odd number of words is rounded up: the arguments must start at a multiple of 16.
        "lea rax, [rcx * 8 + 8]",
        "and rax, -16",
        "sub rsp, rax",
        "mov rsi, [rbx + {stack}]",
        "mov rdi, rsp",
        "rep movsq",
        "2:",
        "movaps xmm0, [rbx + {floats}]",
        "movaps xmm1, [rbx + {floats} + 16]",
        "movaps xmm2, [rbx + {floats} + 32]",
        "movaps xmm3, [rbx + {floats} + 48]",
        "movaps xmm4, [rbx + {floats} + 64]",
        "movaps xmm5, [rbx + {floats} + 80]",
        "movaps xmm6, [rbx + {floats} + 96]",
        "movaps xmm7, [rbx + {floats} + 112]",
        "mov rdi, [rbx + {ints}]",
        "mov rsi, [rbx + {ints} + 8]",
        "mov rdx, [rbx + {ints} + 16]",
        "mov rcx, [rbx + {ints} + 24]",
        "mov r8, [rbx + {ints} + 32]",
        "mov r9, [rbx + {ints} + 40]",
        "mov eax, 8",
        "call r10",
        "mov [rbx + {int_results}], rax",
        "mov [rbx + {int_results} + 8], rdx",
        "mov [rbx + {int_results} + 16], rcx",
        "movaps [rbx + {float_results}], xmm0",
        "movaps [rbx + {float_results} + 16], xmm1",
        "movaps [rbx + {float_results} + 32], xmm2",
        "movaps [rbx + {float_results} + 48], xmm3",
        "mov rbx, [rbp - 8]",
        "leave",
        ".cfi_def_cfa rsp, 8",
        "ret",
        ".cfi_endproc",
        n_stack = const offset_of!(ArgBlock, n_stack),
        stack = const offset_of!(ArgBlock, stack),
        floats = const offset_of!(ArgBlock, floats),
        ints = const offset_of!(ArgBlock, ints),
        int_results = const offset_of!(ArgBlock, int_results),
        float_results = const offset_of!(ArgBlock, float_results),
    )
}

/// Whether a return address is that of the call in [`call_with`]. Async-signal-safe.
pub(super) fn is_in_call(pc: usize) -> bool {
    /// Not less than the size of `call_with`, and too little to reach another function's call
    /// of generated code, which there is none of.
    const EXTENT: usize = 192;
    let start = call_with as *const u8 as usize;
    (start..start + EXTENT).contains(&pc)
}

// `movaps` needs the vector parts at multiples of 16 of a 16-aligned block.
const _: () = assert!(offset_of!(ArgBlock, floats) % 16 == 0);
const _: () = assert!(offset_of!(ArgBlock, float_results) % 16 == 0);

#[cfg(test)]
mod tests {
    use super::*;

    #[allow(clippy::too_many_arguments)]
    extern "C" fn many(
        a: i64,
        b: i64,
        c: i64,
        d: i64,
        e: i64,
        f: i64,
        x: f64,
        y: f64,
        g: i64,
        z: f64,
        h: i64,
        i: i64,
    ) -> f64 {
        (a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i) as f64 + x + y * z
    }

    #[test]
    fn arguments_reach_registers_and_stack() {
        let mut args = ArgBlock::new();
        args.ints = [1, 2, 3, 4, 5, 6];
        args.floats[0][0] = 0.25f64.to_bits();
        args.floats[1][0] = 10.0f64.to_bits();
        args.floats[2][0] = 100.0f64.to_bits();
        let stack = [7u64, 8, 9];
        args.n_stack = 3;
        args.stack = stack.as_ptr();
        // SAFETY: the block holds what `many` takes: six integers, three doubles, three words.
        unsafe { call_with(many as *const u8, &mut args) };
        let expected = many(1, 2, 3, 4, 5, 6, 0.25, 10.0, 7, 100.0, 8, 9);
        assert_eq!(f64::from_bits(args.float_results[0][0]), expected);
    }

    #[test]
    fn variable_arguments_are_passed() {
        let mut buffer = [0u8; 64];
        let mut args = ArgBlock::new();
        args.ints[0] = buffer.as_mut_ptr() as u64;
        args.ints[1] = buffer.len() as u64;
        args.ints[2] = c"%d %.1f %s".as_ptr() as u64;
        args.ints[3] = 42;
        args.floats[0][0] = 2.5f64.to_bits();
        args.ints[4] = c"end".as_ptr() as u64;
        // SAFETY: the block holds what this call of `snprintf` takes.
        unsafe { call_with(libc::snprintf as *const u8, &mut args) };
        assert_eq!(args.int_results[0] as i32, 10);
        assert_eq!(&buffer[..11], b"42 2.5 end\0");
    }
}
