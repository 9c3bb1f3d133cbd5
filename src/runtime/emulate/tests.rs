//! What is carried out here is what the processor does, as far as it has the instruction.

use std::arch::x86_64::*;

use super::{Emulated as E, emulate};
use crate::lir::emulated::STRIDE;

type Arg = [u8; STRIDE as usize];

/// The result of an instruction: what it returns, and the first argument's place.
fn run(which: E, args: &[Arg], bytes: u64) -> (u64, Arg) {
    let mut frame = args.to_vec();
    // SAFETY: the frame has all the arguments, and none of these instructions takes an address.
    let value = unsafe { emulate(frame.as_mut_ptr().cast(), which as u64, bytes) };
    (value, frame[0])
}

/// Numbers that look random, with zeros, small and equal ones among them.
struct Random(u64);

impl Random {
    fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn arg(&mut self) -> Arg {
        let mask = match self.word() % 4 {
            0 => 0x0303_0303_0303_0303,
            1 => 0x00ff_ff00_8000_00ff,
            _ => u64::MAX,
        };
        let mut bytes = [0; STRIDE as usize];
        for word in bytes.chunks_exact_mut(8) {
            word.copy_from_slice(&(self.word() & mask).to_le_bytes());
        }
        bytes
    }
}

/// Arguments as vectors of the processor, and back.
fn of<T: Copy>(arg: Arg) -> T {
    assert!(size_of::<T>() <= size_of::<Arg>());
    // SAFETY: the types are plain numbers, or vectors of them, that are no longer.
    unsafe { std::mem::transmute_copy(&arg) }
}

fn bytes_of<T: Copy>(value: T) -> Arg {
    let mut arg = [0; STRIDE as usize];
    // SAFETY: the types are plain numbers, or vectors of them, that are no longer.
    unsafe { arg.as_mut_ptr().cast::<T>().write_unaligned(value) };
    arg
}

/// Compares an instruction with the processor's, whose result is a vector, or is returned.
macro_rules! same {
    ($feature:tt: $($which:ident($($arg:ident: $ty:ty),*) -> $ret:ty = $native:expr;)*) => {
        if is_x86_feature_detected!($feature) {
            $({
                let mut random = Random(0x9e37_79b9_7f4a_7c15);
                for _ in 0..200 {
                    let mut args = Vec::new();
                    $(
                        let arg = random.arg();
                        let $arg: $ty = of(arg);
                        args.push(arg);
                    )*
                    let wanted: $ret = {
                        // SAFETY: the processor has the instruction, as was asked for.
                        #[allow(unused_unsafe)]
                        unsafe { $native }
                    };
                    let wanted = bytes_of(wanted);
                    let first = [$(size_of::<$ty>()),*][0] as u64;
                    let (value, result) = run(E::$which, &args, first);
                    let result = match size_of::<$ret>() {
                        ..=8 => bytes_of(value),
                        _ => result,
                    };
                    let len = size_of::<$ret>();
                    assert_eq!(result[..len], wanted[..len], "{:?} {args:?}", E::$which);
                }
            })*
        }
    };
}

type V = __m128i;

#[test]
fn integers_are_the_processors() {
    same! { "sse4.1":
        Phminposuw(a: V) -> V = _mm_minpos_epu16(a);
    }
}

#[test]
fn bits_are_the_processors() {
    same! { "sse4.2":
        Crc32b(crc: u32, x: u8) -> u32 = _mm_crc32_u8(crc, x);
        Crc32w(crc: u32, x: u16) -> u32 = _mm_crc32_u16(crc, x);
        Crc32d(crc: u32, x: u32) -> u32 = _mm_crc32_u32(crc, x);
        Crc32q(crc: u64, x: u64) -> u64 = _mm_crc32_u64(crc, x);
    }
    same! { "bmi1":
        Bextr64(x: u64, by: u64) -> u64 = _bextr2_u64(x, by);
        Bextr32(x: u32, by: u32) -> u32 = _bextr2_u32(x, by);
    }
    same! { "bmi2":
        Bzhi32(x: u32, by: u32) -> u32 = _bzhi_u32(x, by);
        Bzhi64(x: u64, by: u64) -> u64 = _bzhi_u64(x, by as u32);
        Pdep(x: u64, by: u64) -> u64 = _pdep_u64(x, by);
        Pext(x: u64, by: u64) -> u64 = _pext_u64(x, by);
        Pext(x: u32, by: u32) -> u32 = _pext_u32(x, by);
    }
}

/// The same of instructions with a constant, which the functions of `std` take at compile time.
macro_rules! controls {
    ($which:ident, $feature:tt, $native:ident -> $ret:ty: $($control:literal)*) => {
        if is_x86_feature_detected!($feature) {
            $({
                let mut random = Random(0x1234_5678_9abc_def1);
                for _ in 0..50 {
                    let (a, b) = (random.arg(), random.arg());
                    // SAFETY: the processor has the instruction, as was asked for.
                    let wanted = bytes_of(unsafe { $native::<$control>(of(a), of(b)) });
                    let (value, result) = run(E::$which, &[a, b, bytes_of($control as u32)], 16);
                    let result = match size_of::<$ret>() {
                        ..=8 => bytes_of(value),
                        _ => result,
                    };
                    let len = size_of::<$ret>();
                    assert_eq!(result[..len], wanted[..len], "{} {a:?} {b:?}", $control);
                }
            })*
        }
    };
}

#[test]
fn strings_are_the_processors() {
    macro_rules! all {
        ($($control:literal)*) => {
            controls! { Pcmpistri, "sse4.2", _mm_cmpistri -> i32: $($control)* }
            controls! { Pcmpistrm, "sse4.2", _mm_cmpistrm -> V: $($control)* }
            controls! { Pcmpistriz, "sse4.2", _mm_cmpistrz -> i32: $($control)* }
            controls! { Pcmpistric, "sse4.2", _mm_cmpistrc -> i32: $($control)* }
            controls! { Pcmpistria, "sse4.2", _mm_cmpistra -> i32: $($control)* }
        };
    }
    all! { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 21 26 31 32 48 53 58 63 64 69 74 79 112 127 }
}

#[test]
fn products_are_the_processors() {
    controls! { Mpsadbw, "sse4.1", _mm_mpsadbw_epu8 -> V: 0 1 2 3 4 5 6 7 }
}

#[test]
fn halves_are_the_processors() {
    if !is_x86_feature_detected!("f16c") {
        return;
    }
    let edges = [
        0.0f32,
        1.0,
        -1.5,
        65504.0,
        65519.9,
        65520.0,
        -65520.0,
        1e-8,
        -1e-8,
        2.98e-8,
        2.9802322e-8,
        6.1e-5,
        6.103e-5,
        1e-45,
        f32::MAX,
        f32::INFINITY,
        f32::NAN,
        -f32::INFINITY,
        0.1,
        1.0009766,
    ];
    let mut random = Random(77);
    let bits = (0..4000).map(|_| f32::from_bits(random.word() as u32));
    let near = (0..4000).map(|i| i as f32 * 1.37e-9);
    for x in edges.into_iter().chain(bits).chain(near) {
        let arg = bytes_of([x; 4]);
        macro_rules! modes {
            ($($mode:literal)*) => { $({
                // SAFETY: the processor has the instruction, as was asked for.
                let wanted = bytes_of(unsafe { _mm_cvtps_ph::<$mode>(of(arg)) });
                let (_, result) = run(E::Cvtps2ph, &[arg, bytes_of($mode as u32)], 16);
                assert_eq!(result[..16], wanted[..16], "{x:e} {}", $mode);
            })* };
        }
        modes! { 0 1 2 3 4 }
    }
}
