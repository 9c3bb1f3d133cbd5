//! The helpers that generated code calls, by address: functions of the C library, and those on
//! 128-bit integers that a compiler's own library has.

use std::arch::asm;
use std::ffi::{CString, c_int, c_void};
use std::ptr;

use super::{element_copy, float16, float80, float128, host, multiword};
use crate::lir::Libcall;

unsafe extern "C" {
    fn memcpy(to: *mut c_void, from: *const c_void, n: usize) -> *mut c_void;
    fn memmove(to: *mut c_void, from: *const c_void, n: usize) -> *mut c_void;
    fn memset(to: *mut c_void, byte: c_int, n: usize) -> *mut c_void;
    // Known here by their addresses only.
    fn _setjmp();
    fn longjmp();
    fn __ctype_tolower_loc();
    fn __ctype_toupper_loc();
}

// Division by 0 has trapped before one of these is called; they must not panic nevertheless.

extern "C" fn udivti3(a: u128, b: u128) -> u128 {
    a.checked_div(b).unwrap_or(0)
}
extern "C" fn umodti3(a: u128, b: u128) -> u128 {
    a.checked_rem(b).unwrap_or(0)
}
extern "C" fn divti3(a: i128, b: i128) -> i128 {
    if b == 0 { 0 } else { a.wrapping_div(b) }
}
extern "C" fn modti3(a: i128, b: i128) -> i128 {
    if b == 0 { 0 } else { a.wrapping_rem(b) }
}
extern "C" fn floattidf(a: i128) -> f64 {
    a as f64
}
extern "C" fn floattisf(a: i128) -> f32 {
    a as f32
}
extern "C" fn floatuntidf(a: u128) -> f64 {
    a as f64
}
extern "C" fn floatuntisf(a: u128) -> f32 {
    a as f32
}
extern "C" fn fixdfti(a: f64) -> i128 {
    a as i128
}
extern "C" fn fixsfti(a: f32) -> i128 {
    a as i128
}
extern "C" fn fixunsdfti(a: f64) -> u128 {
    a as u128
}
extern "C" fn fixunssfti(a: f32) -> u128 {
    a as u128
}

extern "C" fn smulo128(a: i128, b: i128) -> u8 {
    a.overflowing_mul(b).1.into()
}

/// By squaring, in the order of the compiler's own library.
extern "C" fn powidf2(x: f64, n: i32) -> f64 {
    let (mut power, mut rest, mut result) = (x, n, 1.0);
    loop {
        if rest & 1 != 0 {
            result *= power;
        }
        rest /= 2;
        if rest == 0 {
            break;
        }
        power *= power;
    }
    if n < 0 { 1.0 / result } else { result }
}
extern "C" fn powisf2(x: f32, n: i32) -> f32 {
    let (mut power, mut rest, mut result) = (x, n, 1.0);
    loop {
        if rest & 1 != 0 {
            result *= power;
        }
        rest /= 2;
        if rest == 0 {
            break;
        }
        power *= power;
    }
    if n < 0 { 1.0 / result } else { result }
}

/// # Safety
/// Three vectors can be read there, and the first be written.
unsafe extern "C" fn vector_operation(at: *mut [u8; 16], code: u64) {
    // SAFETY: the caller vouches for it; those that the operation does not take may hold anything.
    let [a, b, c] = [0, 1, 2].map(|i| u128::from_le_bytes(unsafe { at.add(i).read() }));
    let result = crate::lir::vector_code::run(code, a, b, c);
    // SAFETY: the caller vouches for it; those that the operation does not take may hold anything.
    unsafe { at.write(result.to_le_bytes()) };
}

extern "C" fn clmul(x: u64, y: u64) -> u64 {
    let terms = (0..64).filter(|&i| y >> i & 1 != 0);
    terms.fold(0, |product, i| product ^ x << i)
}

extern "C" fn cycles() -> u64 {
    // SAFETY: every x86-64 processor has this clock.
    unsafe { std::arch::x86_64::_rdtsc() }
}
extern "C" fn nanoseconds() -> u64 {
    let mut now = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: the clock exists, and the result goes to a local.
    unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &raw mut now) };
    now.tv_sec as u64 * 1_000_000_000 + now.tv_nsec as u64
}

/// How the x87 rounds, as its control word has it, by the number that LLVM gives each mode. In the control
/// word of SSE it stands three bits further up.
const ROUNDING: [u16; 4] = [0xc00, 0, 0x800, 0x400];

/// The bits of the control word that hold it.
const ROUNDING_MASK: u16 = 0xc00;

/// What `fegetround` returns, which is the x87's mode. That one is of the mathematical library, which
/// would have to be loaded at each start.
extern "C" fn stack_map() -> u64 {
    0
}

extern "C" fn get_rounding() -> i32 {
    let mut word = 0u16;
    // SAFETY: two bytes are stored to a local.
    unsafe { asm!("fnstcw [{}]", in(reg) &raw mut word, options(nostack, preserves_flags)) };
    let found = ROUNDING
        .iter()
        .position(|&known| known == word & ROUNDING_MASK);
    found.map_or(-1, |n| n as i32)
}

/// Sets both units' modes, as `fesetround` does: 0, or 1 where there is no such mode.
extern "C" fn set_rounding(mode: i32) -> i32 {
    let Some(&mode) = usize::try_from(mode).ok().and_then(|n| ROUNDING.get(n)) else {
        return 1;
    };
    let (mut x87, mut sse) = (0u16, 0u32);
    // SAFETY: both words are read to locals and written back with another mode, which changes no mask
    // of exceptions. Whoever asks for this is generated code, which is compiled not to rely on the mode.
    unsafe {
        asm!("fnstcw [{}]", "stmxcsr [{}]", in(reg) &raw mut x87, in(reg) &raw mut sse,
            options(nostack, preserves_flags));
        x87 = x87 & !ROUNDING_MASK | mode;
        sse = sse & !(u32::from(ROUNDING_MASK) << 3) | u32::from(mode) << 3;
        asm!("fldcw [{}]", "ldmxcsr [{}]", in(reg) &raw const x87, in(reg) &raw const sse,
            options(nostack, preserves_flags));
    }
    0
}

/// Where `fs` begins, by the word that stands there (the ABI's supplement on thread-local storage).
extern "C" fn thread_pointer() -> u64 {
    let address;
    // SAFETY: reads the first word of the thread's own block, which each thread of the C library has.
    unsafe {
        asm!("mov {}, fs:[0]", out(reg) address, options(nostack, preserves_flags, readonly))
    };
    address
}

/// `lock cmpxchg16b`, which every processor that Linux still runs on has.
///
/// # Safety
///
/// The address is a multiple of 16, and the program vouches for what lies there. A bad one faults.
pub(super) unsafe extern "C" fn compare_and_swap_16(
    at: *mut u128,
    expected: u128,
    new: u128,
) -> u128 {
    let (mut low, mut high) = (expected as u64, (expected >> 64) as u64);
    // SAFETY: the program vouches for the address, and a bad one faults. `rbx`, which cannot be
    // named as an operand, is as it was behind the three instructions.
    unsafe {
        asm!(
            "xchg {new_low}, rbx",
            "lock cmpxchg16b xmmword ptr [rdi]",
            "xchg {new_low}, rbx",
            new_low = inout(reg) new as u64 => _,
            in("rdi") at,
            in("rcx") (new >> 64) as u64,
            inout("rax") low,
            inout("rdx") high,
            options(nostack)
        );
    }
    u128::from(low) | u128::from(high) << 64
}

/// The address of a helper; null for a function that no library of this system has.
pub fn address(libcall: Libcall) -> *const u8 {
    let found = match helper(libcall) {
        Helper::Linked(address) => return address,
        Helper::Maths => host::c_library(libcall.name().as_bytes()),
        Helper::Compiler => CString::new(libcall.name())
            .ok()
            .and_then(|name| host::compiler_library(&name)),
        Helper::Engine => None,
    };
    found.unwrap_or(ptr::null())
}

/// Where a helper is found.
pub enum Helper {
    /// It is a function of the runtime, or of C and linked to it.
    Linked(*const u8),
    /// In the mathematical library, by its name.
    Maths,
    /// In the compiler's library, by its name.
    Compiler,
    /// It is a function of each engine.
    Engine,
}

/// Where a helper is found. That loads nothing.
pub fn helper(libcall: Libcall) -> Helper {
    let address = match libcall {
        Libcall::Cmptf2 => float128::compare as *const u8,
        Libcall::Extendxftf2 => float128::from_f80 as *const u8,
        Libcall::Trunctfxf2 => float128::to_f80 as *const u8,
        Libcall::Trunctfhf2 => float128::to_half as *const u8,
        Libcall::Trunctfbf2 => float128::to_bfloat as *const u8,
        Libcall::Math(..)
        | Libcall::Fegetenv
        | Libcall::Fesetenv
        | Libcall::Fegetmode
        | Libcall::Fesetmode => return Helper::Maths,
        Libcall::UnwindResume
        | Libcall::Addtf3
        | Libcall::Subtf3
        | Libcall::Multf3
        | Libcall::Powitf2
        | Libcall::Divtf3
        | Libcall::Extendsftf2
        | Libcall::Extenddftf2
        | Libcall::Trunctfsf2
        | Libcall::Trunctfdf2
        | Libcall::Floattitf
        | Libcall::Floatuntitf
        | Libcall::Fixtfti
        | Libcall::Fixunstfti => return Helper::Compiler,
        Libcall::OtherCode | Libcall::Trampoline => return Helper::Engine,
        Libcall::StackMap => stack_map as *const u8,
        Libcall::Smulo128 => smulo128 as *const u8,
        Libcall::Powidf2 => powidf2 as *const u8,
        Libcall::Powisf2 => powisf2 as *const u8,
        Libcall::Powixf2 => float80::powi as *const u8,
        Libcall::Emulate => super::emulate::emulate as *const u8,
        Libcall::VectorOperation => vector_operation as *const u8,
        Libcall::Clmul => clmul as *const u8,
        Libcall::Cycles => cycles as *const u8,
        Libcall::Nanoseconds => nanoseconds as *const u8,
        Libcall::GetRounding => get_rounding as *const u8,
        Libcall::SetRounding => set_rounding as *const u8,
        Libcall::Addxf3 => float80::add as *const u8,
        Libcall::Subxf3 => float80::sub as *const u8,
        Libcall::Mulxf3 => float80::mul as *const u8,
        Libcall::Divxf3 => float80::div as *const u8,
        Libcall::Cmpxf2 => float80::compare as *const u8,
        Libcall::Extendsfxf2 => float80::from_f32 as *const u8,
        Libcall::Extenddfxf2 => float80::from_f64 as *const u8,
        Libcall::Truncxfsf2 => float80::to_f32 as *const u8,
        Libcall::Truncxfdf2 => float80::to_f64 as *const u8,
        Libcall::Truncxfhf2 => float80::to_half as *const u8,
        Libcall::Truncxfbf2 => float80::to_bfloat as *const u8,
        Libcall::Floattixf => float80::from_i128 as *const u8,
        Libcall::Floatuntixf => float80::from_u128 as *const u8,
        Libcall::Fixxfti => float80::to_i128 as *const u8,
        Libcall::Fixunsxfti => float80::to_u128 as *const u8,
        Libcall::Extendhfsf2 => float16::half_to_f32 as *const u8,
        Libcall::Truncsfhf2 => float16::f32_to_half as *const u8,
        Libcall::Truncdfhf2 => float16::f64_to_half as *const u8,
        Libcall::Truncsfbf2 => float16::f32_to_bfloat as *const u8,
        Libcall::Truncdfbf2 => float16::f64_to_bfloat as *const u8,
        Libcall::ThreadLocal => super::tls::address as *const u8,
        Libcall::ThreadPointer => thread_pointer as *const u8,
        Libcall::CtypeTolowerLoc => __ctype_tolower_loc as *const u8,
        Libcall::CtypeToupperLoc => __ctype_toupper_loc as *const u8,
        Libcall::Setjmp => _setjmp as *const u8,
        Libcall::Longjmp => longjmp as *const u8,
        Libcall::Memcpy => memcpy as *const u8,
        Libcall::Memmove => memmove as *const u8,
        Libcall::Memset => memset as *const u8,
        Libcall::MemcpyElements | Libcall::MemmoveElements => element_copy::copy as *const u8,
        Libcall::MemsetElements => element_copy::fill as *const u8,
        Libcall::Udivti3 => udivti3 as *const u8,
        Libcall::Umodti3 => umodti3 as *const u8,
        Libcall::Divti3 => divti3 as *const u8,
        Libcall::Modti3 => modti3 as *const u8,
        Libcall::Floattidf => floattidf as *const u8,
        Libcall::Floattisf => floattisf as *const u8,
        Libcall::Floatuntidf => floatuntidf as *const u8,
        Libcall::Floatuntisf => floatuntisf as *const u8,
        Libcall::Fixdfti => fixdfti as *const u8,
        Libcall::Fixsfti => fixsfti as *const u8,
        Libcall::Fixunsdfti => fixunsdfti as *const u8,
        Libcall::Fixunssfti => fixunssfti as *const u8,
        Libcall::WideMul => multiword::multiply as *const u8,
        Libcall::WideDiv => multiword::divide as *const u8,
        Libcall::CmpXchg16 => compare_and_swap_16 as *const u8,
    };
    Helper::Linked(address)
}
