//! Vectors of integers: shuffles, sums of neighbours, signs, tests.

use super::{Emulated, OperandBlock, lanes};

pub(super) fn integer(which: Emulated, f: &mut OperandBlock) -> u64 {
    match which {
        Emulated::Pshufb => f.map2(|a: [u8; 16], by: [u8; 16]| {
            lanes::<u8, 16>(|i| match by[i] & 0x80 {
                0 => a[usize::from(by[i] & 15)],
                _ => 0,
            })
        }),
        Emulated::Phaddw => f.map2(|a, b| pairs16(a, b, i16::wrapping_add)),
        Emulated::Phaddsw => f.map2(|a, b| pairs16(a, b, i16::saturating_add)),
        Emulated::Phsubw => f.map2(|a, b| pairs16(a, b, i16::wrapping_sub)),
        Emulated::Phsubsw => f.map2(|a, b| pairs16(a, b, i16::saturating_sub)),
        Emulated::Phaddd => f.map2(|a, b| pairs32(a, b, i32::wrapping_add)),
        Emulated::Phsubd => f.map2(|a, b| pairs32(a, b, i32::wrapping_sub)),
        Emulated::Psignb => {
            f.map2(|a: [i8; 16], b: [i8; 16]| lanes::<i8, 16>(|i| a[i].wrapping_mul(b[i].signum())))
        }
        Emulated::Psignw => {
            f.map2(|a: [i16; 8], b: [i16; 8]| lanes::<i16, 8>(|i| a[i].wrapping_mul(b[i].signum())))
        }
        Emulated::Psignd => {
            f.map2(|a: [i32; 4], b: [i32; 4]| lanes::<i32, 4>(|i| a[i].wrapping_mul(b[i].signum())))
        }
        Emulated::Pmaddubsw => f.map2(|a: [u8; 16], b: [i8; 16]| {
            lanes::<i16, 8>(|i| {
                let product = |i: usize| i16::from(a[i]).wrapping_mul(b[i].into());
                product(2 * i).saturating_add(product(2 * i + 1))
            })
        }),
        Emulated::Pmulhrsw => f.map2(|a: [i16; 8], b: [i16; 8]| {
            lanes::<i16, 8>(|i| {
                let product = i32::from(a[i]) * i32::from(b[i]);
                (((product >> 14) + 1) >> 1) as i16
            })
        }),
        Emulated::Mpsadbw => differences(f),
        Emulated::Phminposuw => {
            let a: [u16; 8] = f.get(0);
            let least = a.iter().copied().min().unwrap_or(0);
            let place = a.iter().position(|&lane| lane == least).unwrap_or(0);
            f.set(0, [least, place as u16, 0, 0, 0, 0, 0, 0]);
            0
        }
        Emulated::Permilps => {
            f.map2(|a: [u32; 4], by: [u32; 4]| lanes::<u32, 4>(|i| a[(by[i] & 3) as usize]))
        }
        Emulated::Permilpd => {
            f.map2(|a: [u64; 2], by: [u64; 2]| lanes::<u64, 2>(|i| a[(by[i] >> 1 & 1) as usize]))
        }
        Emulated::Permd => {
            let a: [[u32; 4]; 2] = [f.block(0, 0), f.block(0, 1)];
            for block in 0..2 {
                let by: [u32; 4] = f.block(1, block);
                let lane = |by: u32| a[(by >> 2 & 1) as usize][(by & 3) as usize];
                f.set(block, by.map(lane));
            }
            0
        }
        _ => 0,
    }
}

/// Lanes of two vectors put together by pairs of neighbours.
fn pairs16(a: [i16; 8], b: [i16; 8], by: fn(i16, i16) -> i16) -> [i16; 8] {
    lanes(|i| {
        let from = if i < 4 { a } else { b };
        by(from[i % 4 * 2], from[i % 4 * 2 + 1])
    })
}

fn pairs32(a: [i32; 4], b: [i32; 4], by: fn(i32, i32) -> i32) -> [i32; 4] {
    lanes(|i| {
        let from = if i < 2 { a } else { b };
        by(from[i % 2 * 2], from[i % 2 * 2 + 1])
    })
}

/// `mpsadbw`: for each of eight places in the one vector how much four bytes differ from four of
/// the other.
fn differences(f: &mut OperandBlock) -> u64 {
    let control: u8 = f.get(2);
    for block in 0..f.blocks() {
        let (a, b): ([u8; 16], [u8; 16]) = (f.block(0, block), f.block(1, block));
        let control = usize::from(control >> (3 * block) & 7);
        let (first, other) = (control / 4 * 4, control % 4 * 4);
        let sums: [u16; 8] = lanes(|i| {
            let each = |j: usize| u16::from(a[first + i + j].abs_diff(b[other + j]));
            (0..4).map(each).sum()
        });
        f.set(block, sums);
    }
    0
}

/// `ptest`, `vtestps`: whether two vectors have no bits in common, and whether the second has none
/// beyond the first; of floats by their signs.
pub(super) fn test(which: Emulated, f: &OperandBlock) -> u64 {
    let mask: [u64; 2] = match which {
        Emulated::Testcpd | Emulated::Testnzcpd | Emulated::Testzpd => [1 << 63; 2],
        Emulated::Testcps | Emulated::Testnzcps | Emulated::Testzps => [1 << 63 | 1 << 31; 2],
        _ => [u64::MAX; 2],
    };
    let (mut common, mut beyond) = (0, 0);
    for block in 0..f.blocks() {
        let (a, b): ([u64; 2], [u64; 2]) = (f.block(0, block), f.block(1, block));
        for i in 0..2 {
            common |= a[i] & b[i] & mask[i];
            beyond |= !a[i] & b[i] & mask[i];
        }
    }
    let holds = match which {
        Emulated::Ptestz | Emulated::Testzpd | Emulated::Testzps => common == 0,
        Emulated::Ptestc | Emulated::Testcpd | Emulated::Testcps => beyond == 0,
        _ => common != 0 && beyond != 0,
    };
    holds.into()
}
