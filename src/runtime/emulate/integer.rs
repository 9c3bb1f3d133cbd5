//! Vectors of integers: differences at several places, the least lane.

use super::{Emulated, OperandBlock, lanes};

pub(super) fn integer(which: Emulated, f: &mut OperandBlock) -> u64 {
    match which {
        Emulated::Mpsadbw => differences(f),
        Emulated::Phminposuw => {
            let a: [u16; 8] = f.get(0);
            let least = a.iter().copied().min().unwrap_or(0);
            let place = a.iter().position(|&lane| lane == least).unwrap_or(0);
            f.set(0, [least, place as u16, 0, 0, 0, 0, 0, 0]);
            0
        }
        _ => 0,
    }
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
