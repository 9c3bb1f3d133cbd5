//! The helpers that generated code calls, by address: functions of the C library, and those on
//! 128-bit integers that a compiler's own library has.

use std::ffi::{c_int, c_void};

use super::{float80, float128};
use crate::lir::Libcall;

unsafe extern "C" {
    fn memcpy(to: *mut c_void, from: *const c_void, n: usize) -> *mut c_void;
    fn memmove(to: *mut c_void, from: *const c_void, n: usize) -> *mut c_void;
    fn memset(to: *mut c_void, byte: c_int, n: usize) -> *mut c_void;
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

/// `lock cmpxchg16b`, which every processor that Linux still runs on has.
unsafe extern "C" fn compare_and_swap_16(at: *mut u128, expected: u128, new: u128) -> u128 {
    let (mut low, mut high) = (expected as u64, (expected >> 64) as u64);
    // SAFETY: the program vouches for the address, and a bad one faults. `rbx`, which cannot be
    // named as an operand, is as it was behind the three instructions.
    unsafe {
        std::arch::asm!(
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

/// The address of a helper; null for a function that this C library lacks.
pub fn address(libcall: Libcall) -> *const u8 {
    match libcall {
        Libcall::Cmptf2 => float128::compare as *const u8,
        Libcall::Extendxftf2 => float128::from_f80 as *const u8,
        Libcall::Trunctfxf2 => float128::to_f80 as *const u8,
        Libcall::Math(..)
        | Libcall::Addtf3
        | Libcall::Subtf3
        | Libcall::Multf3
        | Libcall::Divtf3
        | Libcall::Extendsftf2
        | Libcall::Extenddftf2
        | Libcall::Trunctfsf2
        | Libcall::Trunctfdf2
        | Libcall::Floattitf
        | Libcall::Floatuntitf
        | Libcall::Fixtfti
        | Libcall::Fixunstfti => {
            let found = super::host::c_symbol(libcall.name().as_bytes());
            found.unwrap_or(std::ptr::null())
        }
        Libcall::Addxf3 => float80::add as *const u8,
        Libcall::Subxf3 => float80::sub as *const u8,
        Libcall::Mulxf3 => float80::mul as *const u8,
        Libcall::Divxf3 => float80::div as *const u8,
        Libcall::Cmpxf2 => float80::compare as *const u8,
        Libcall::Extendsfxf2 => float80::from_f32 as *const u8,
        Libcall::Extenddfxf2 => float80::from_f64 as *const u8,
        Libcall::Truncxfsf2 => float80::to_f32 as *const u8,
        Libcall::Truncxfdf2 => float80::to_f64 as *const u8,
        Libcall::Floattixf => float80::from_i128 as *const u8,
        Libcall::Floatuntixf => float80::from_u128 as *const u8,
        Libcall::Fixxfti => float80::to_i128 as *const u8,
        Libcall::Fixunsxfti => float80::to_u128 as *const u8,
        Libcall::ThreadLocal => super::tls::address as *const u8,
        Libcall::Memcpy => memcpy as *const u8,
        Libcall::Memmove => memmove as *const u8,
        Libcall::Memset => memset as *const u8,
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
        Libcall::CmpXchg16 => compare_and_swap_16 as *const u8,
    }
}
