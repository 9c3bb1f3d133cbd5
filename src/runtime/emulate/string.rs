//! `pcmpestri` and its like (SSE4.2): strings of bytes or words of 128 bits compared with each
//! other.

use super::{Emulated, OperandBlock};

/// What the instructions find.
struct MatchMask {
    /// A bit for each element of the second string.
    mask: u32,
    /// Whether each string ends in its vector.
    ends: [bool; 2],
    control: u8,
}

/// The elements of a vector, as numbers whose order is that of their kind.
fn elements(bytes: [u8; 16], control: u8) -> Vec16 {
    let mut all = Vec16 {
        lanes: [0; 16],
        len: 16,
    };
    let signed = control & 2 != 0;
    if control & 1 == 0 {
        for (lane, byte) in all.lanes.iter_mut().zip(bytes) {
            *lane = if signed {
                (byte as i8).into()
            } else {
                byte.into()
            };
        }
    } else {
        all.len = 8;
        for (lane, pair) in all.lanes.iter_mut().zip(bytes.chunks_exact(2)) {
            let word = u16::from_le_bytes([pair[0], pair[1]]);
            *lane = if signed {
                (word as i16).into()
            } else {
                word.into()
            };
        }
    }
    all
}

/// Up to 16 elements.
struct Vec16 {
    lanes: [i32; 16],
    len: usize,
}

pub(super) fn explicit(which: Emulated, f: &mut OperandBlock) -> u64 {
    let (a, b): ([u8; 16], [u8; 16]) = (f.get(0), f.get(2));
    let lens = [f.get::<i32>(1), f.get::<i32>(3)];
    let control: u8 = f.get(4);
    let strings = [elements(a, control), elements(b, control)];
    let count = strings[0].len;
    let lens = lens.map(|len| (len.unsigned_abs() as usize).min(count));
    answer(which, f, &compare(&strings, lens, control))
}

pub(super) fn implicit(which: Emulated, f: &mut OperandBlock) -> u64 {
    let (a, b): ([u8; 16], [u8; 16]) = (f.get(0), f.get(1));
    let control: u8 = f.get(2);
    let strings = [elements(a, control), elements(b, control)];
    let len = |string: &Vec16| {
        let lanes = &string.lanes[..string.len];
        lanes
            .iter()
            .position(|&lane| lane == 0)
            .unwrap_or(string.len)
    };
    let lens = [len(&strings[0]), len(&strings[1])];
    answer(which, f, &compare(&strings, lens, control))
}

fn compare([a, b]: &[Vec16; 2], lens: [usize; 2], control: u8) -> MatchMask {
    let count = a.len;
    let mut mask = 0u32;
    for j in 0..count {
        let holds = match control >> 2 & 3 {
            // Any of the first string.
            0 => j < lens[1] && a.lanes[..lens[0]].contains(&b.lanes[j]),
            // Within any of its ranges, each of two elements.
            1 => {
                let mut ranges = a.lanes[..lens[0]].chunks_exact(2);
                j < lens[1] && ranges.any(|range| (range[0]..=range[1]).contains(&b.lanes[j]))
            }
            // Equal, element by element; behind the end of both they are.
            2 => match (j < lens[0], j < lens[1]) {
                (true, true) => a.lanes[j] == b.lanes[j],
                (first, second) => first == second,
            },
            // The first string begins here, as far as the second goes on in its vector.
            _ => {
                (0..lens[0].min(count - j)).all(|i| j + i < lens[1] && a.lanes[i] == b.lanes[j + i])
            }
        };
        mask |= u32::from(holds) << j;
    }
    let all = (1u32 << count) - 1;
    let valid = (1u32 << lens[1]) - 1;
    mask = match control >> 4 & 3 {
        1 => !mask & all,
        3 => mask ^ valid,
        _ => mask,
    };
    MatchMask {
        mask,
        ends: lens.map(|len| len < count),
        control,
    }
}

fn answer(which: Emulated, f: &mut OperandBlock, found: &MatchMask) -> u64 {
    use Emulated as E;
    let words = found.control & 1 != 0;
    match which {
        E::Pcmpestrm | E::Pcmpistrm => {
            let mut bytes = [0u8; 16];
            if found.control & 0x40 == 0 {
                bytes[..4].copy_from_slice(&found.mask.to_le_bytes());
            } else {
                for (i, byte) in bytes.iter_mut().enumerate() {
                    let i = if words { i / 2 } else { i };
                    *byte = if found.mask >> i & 1 != 0 { 0xff } else { 0 };
                }
            }
            f.set(0, bytes);
            0
        }
        E::Pcmpestri | E::Pcmpistri => {
            let count = if words { 8 } else { 16 };
            let place = match (found.mask, found.control & 0x40) {
                (0, _) => count,
                (mask, 0) => mask.trailing_zeros(),
                (mask, _) => 31 - mask.leading_zeros(),
            };
            place.into()
        }
        E::Pcmpestria | E::Pcmpistria => (found.mask == 0 && !found.ends[1]).into(),
        E::Pcmpestric | E::Pcmpistric => (found.mask != 0).into(),
        E::Pcmpestrio | E::Pcmpistrio => (found.mask & 1).into(),
        E::Pcmpestris | E::Pcmpistris => found.ends[0].into(),
        _ => found.ends[1].into(),
    }
}
