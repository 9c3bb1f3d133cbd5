//! The helpers that generated code calls, by address: functions of the C library.

use std::ffi::{c_int, c_void};

use crate::lir::Libcall;

unsafe extern "C" {
    fn memcpy(to: *mut c_void, from: *const c_void, n: usize) -> *mut c_void;
    fn memmove(to: *mut c_void, from: *const c_void, n: usize) -> *mut c_void;
    fn memset(to: *mut c_void, byte: c_int, n: usize) -> *mut c_void;
    safe fn fmod(x: f64, y: f64) -> f64;
    safe fn fmodf(x: f32, y: f32) -> f32;
    safe fn floor(x: f64) -> f64;
    safe fn ceil(x: f64) -> f64;
    safe fn trunc(x: f64) -> f64;
    safe fn rint(x: f64) -> f64;
    safe fn round(x: f64) -> f64;
    safe fn fma(x: f64, y: f64, z: f64) -> f64;
    safe fn sin(x: f64) -> f64;
    safe fn cos(x: f64) -> f64;
    safe fn exp(x: f64) -> f64;
    safe fn log(x: f64) -> f64;
    safe fn pow(x: f64, y: f64) -> f64;
}

/// The address of a helper.
pub fn address(libcall: Libcall) -> *const u8 {
    match libcall {
        Libcall::Memcpy => memcpy as *const u8,
        Libcall::Memmove => memmove as *const u8,
        Libcall::Memset => memset as *const u8,
        Libcall::Fmod => fmod as *const u8,
        Libcall::Fmodf => fmodf as *const u8,
        Libcall::Floor => floor as *const u8,
        Libcall::Ceil => ceil as *const u8,
        Libcall::Ftrunc => trunc as *const u8,
        Libcall::Rint => rint as *const u8,
        Libcall::Round => round as *const u8,
        Libcall::Fma => fma as *const u8,
        Libcall::Sin => sin as *const u8,
        Libcall::Cos => cos as *const u8,
        Libcall::Exp => exp as *const u8,
        Libcall::Log => log as *const u8,
        Libcall::Pow => pow as *const u8,
    }
}
