//! Vectors of floats: sums of neighbours, products, rounding, approximations.

use std::arch::x86_64 as arch;

use super::control::rounding;
use super::{Emulated, OperandBlock, lanes};

pub(super) fn float(which: Emulated, f: &mut OperandBlock) -> u64 {
    match which {
        Emulated::Fmaddsubps => f.map3(|a: [f32; 4], b: [f32; 4], c: [f32; 4]| {
            lanes::<f32, 4>(|i| a[i].mul_add(b[i], if i % 2 == 0 { -c[i] } else { c[i] }))
        }),
        Emulated::Fmaddsubpd => f.map3(|a: [f64; 2], b: [f64; 2], c: [f64; 2]| {
            lanes::<f64, 2>(|i| a[i].mul_add(b[i], if i % 2 == 0 { -c[i] } else { c[i] }))
        }),
        Emulated::Dpps => {
            let control: u8 = f.get(2);
            f.map2(|a: [f32; 4], b: [f32; 4]| {
                let product = |i: usize| match control >> (4 + i) & 1 {
                    0 => 0.0,
                    _ => a[i] * b[i],
                };
                let sum = (product(0) + product(1)) + (product(2) + product(3));
                lanes::<f32, 4>(|i| if control >> i & 1 != 0 { sum } else { 0.0 })
            })
        }
        Emulated::Dppd => {
            let control: u8 = f.get(2);
            f.map2(|a: [f64; 2], b: [f64; 2]| {
                let product = |i: usize| match control >> (4 + i) & 1 {
                    0 => 0.0,
                    _ => a[i] * b[i],
                };
                let sum = product(0) + product(1);
                lanes::<f64, 2>(|i| if control >> i & 1 != 0 { sum } else { 0.0 })
            })
        }
        Emulated::Roundss => {
            let (x, mode): (f32, _) = (f.get(1), mode(f.get(2)));
            f.set_at(0, round32(mode, x));
            0
        }
        Emulated::Roundsd => {
            let (x, mode): (f64, _) = (f.get(1), mode(f.get(2)));
            f.set_at(0, round64(mode, x));
            0
        }
        Emulated::Insertps => {
            let (mut a, b): ([u32; 4], [u32; 4]) = (f.get(0), f.get(1));
            let control: u8 = f.get(2);
            a[usize::from(control >> 4 & 3)] = b[usize::from(control >> 6)];
            f.set(
                0,
                lanes::<u32, 4>(|i| if control >> i & 1 != 0 { 0 } else { a[i] }),
            );
            0
        }
        Emulated::Rcpps => f.map1(|a: [f32; 4]| approximate(a, arch::_mm_rcp_ps)),
        Emulated::Rsqrtps => f.map1(|a: [f32; 4]| approximate(a, arch::_mm_rsqrt_ps)),
        Emulated::Rcpss | Emulated::Rsqrtss => {
            let op = match which {
                Emulated::Rcpss => arch::_mm_rcp_ps,
                _ => arch::_mm_rsqrt_ps,
            };
            let x: f32 = f.get(0);
            f.set_at(0, approximate([x; 4], op)[0]);
            0
        }
        Emulated::Cvtps2ph => halves(f),
        _ => 0,
    }
}

/// What the processor gives for `rcpps` and `rsqrtps`, which each model does in a way of its own.
fn approximate(a: [f32; 4], op: unsafe fn(arch::__m128) -> arch::__m128) -> [f32; 4] {
    // SAFETY: every x86-64 processor has these instructions of SSE, and the types are 16 bytes of
    // any bits.
    unsafe { std::mem::transmute(op(std::mem::transmute::<[f32; 4], arch::__m128>(a))) }
}

/// The rounding control of `roundps`: to nearest, down, up, towards zero.
fn mode(control: u32) -> u32 {
    match control & 4 {
        0 => control & 3,
        _ => rounding(),
    }
}

fn round32(mode: u32, x: f32) -> f32 {
    match mode {
        0 => x.round_ties_even(),
        1 => x.floor(),
        2 => x.ceil(),
        _ => x.trunc(),
    }
}

fn round64(mode: u32, x: f64) -> f64 {
    match mode {
        0 => x.round_ties_even(),
        1 => x.floor(),
        2 => x.ceil(),
        _ => x.trunc(),
    }
}

/// `vcvtps2ph`: the result is half as long as the operand, or has zeros above.
fn halves(f: &mut OperandBlock) -> u64 {
    let mode = mode(f.get(1));
    let mut result = [0u16; 8];
    for block in 0..f.blocks() {
        let a: [u32; 4] = f.block(0, block);
        for (to, bits) in result[block * 4..].iter_mut().zip(a) {
            *to = half(mode, bits);
        }
    }
    f.set(0, result);
    0
}

/// A `float` as a `half`, both as their bits.
fn half(mode: u32, bits: u32) -> u16 {
    let sign = (bits >> 16) as u16 & 0x8000;
    let magnitude = bits & 0x7fff_ffff;
    if magnitude > 0x7f80_0000 {
        return sign | 0x7e00 | (magnitude >> 13) as u16 & 0x3ff;
    }
    if magnitude == 0x7f80_0000 {
        return sign | 0x7c00;
    }
    let exponent = (magnitude >> 23) as i32 - 127;
    // The significand with its leading bit, and how many bits of it are lost.
    let significand = u64::from(magnitude & 0x7f_ffff | u32::from(magnitude >> 23 != 0) << 23);
    let (base, lost) = match exponent {
        ..-14 => (0, (13 - 14 - exponent).min(40) as u32),
        _ => ((exponent + 14) as u64 * 0x400, 13),
    };
    let rest = significand & ((1 << lost) - 1);
    let mut result = base + (significand >> lost);
    let middle = 1u64 << (lost - 1);
    let up = match mode {
        0 => rest > middle || rest == middle && result & 1 != 0,
        1 => rest != 0 && sign != 0,
        2 => rest != 0 && sign == 0,
        _ => false,
    };
    result += u64::from(up);
    // Beyond the largest number is infinity, where rounding leads there.
    if result >= 0x7c00 {
        let infinite = match mode {
            0 => true,
            1 => sign != 0,
            2 => sign == 0,
            _ => false,
        };
        result = if infinite { 0x7c00 } else { 0x7bff };
    }
    sign | result as u16
}
