//! Shuffles of bytes: the cheapest instruction that does one.
//!
//! One instruction on one register where that is enough, then one on two, then `pshufb` of each
//! operand; without SSSE3 what remains is put together word by word.

use super::{Operands, Selector};
use crate::lir::{InstData, Shape, Type, VConst, Value, VectorBinary};
use crate::x64::asm::Op;
use crate::x64::optimizing::minst::{MInst, Rm};
use crate::x64::packed::*;
use crate::x64::shuffle::*;
use regalloc2::{Operand, RegClass, VReg};

/// The widths of `pmovzx` and `pmovsx`, in the order of their opcodes.
const WIDENED: [(u8, u8); 6] = [(1, 2), (1, 4), (1, 8), (2, 4), (2, 8), (4, 8)];

/// Lanes of a register, from byte `start` on, made wider by zeros or signs.
#[derive(Clone, Copy, Debug)]
struct Widening {
    /// `pmovzx` or `pmovsx`
    op: Op,
    /// Bytes of a lane before.
    narrow: u8,
    /// And after.
    wide: u8,
    /// See there.
    start: u8,
    /// The register.
    of: Value,
}

impl Selector<'_> {
    pub fn shuffle(&mut self, result: Value, args: [Value; 2], mask: VConst) {
        let (a, b, mask) = self.normal(args, mask);
        let two = mask.iter().any(|byte| (16..32).contains(byte));
        let zeros = mask.contains(&ZERO);
        if !two && mask.iter().all(|&byte| byte == ZERO) {
            let ops = self.def(result);
            return self.emit(MInst::ZeroVector, &ops);
        }
        let done = match (two, zeros) {
            (false, false) => self.shuffle_one(result, a, mask),
            (false, true) => self.shuffle_with_zeros(result, a, mask),
            (true, false) => match self.signs_above([a, b], mask) {
                Some(widening) => {
                    self.widened(result, widening);
                    true
                }
                None => self.shuffle_two(result, [a, b], mask),
            },
            (true, true) => false,
        };
        if done {
            return;
        }
        let to = self.own(result);
        let (x, y) = (self.reg(a), if two { self.reg(b) } else { self.reg(a) });
        match (self.features.ssse3, two) {
            (true, false) => self.shuffle_bytes(to, x, mask, 0),
            (true, true) => {
                let parts = [self.temp(RegClass::Float), self.temp(RegClass::Float)];
                self.shuffle_bytes(parts[0], x, mask, 0);
                self.shuffle_bytes(parts[1], y, mask, 16);
                self.packed_two(to, POR, parts, None);
            }
            (false, _) => self.shuffle_by_words(to, [x, y], mask),
        }
    }

    /// The operands and the mask of a shuffle: one operand is the first one, and what is known to be
    /// zero is zero.
    fn normal(&self, [a, b]: [Value; 2], mask: VConst) -> (Value, Value, Bytes) {
        let mut mask = self.func.vconsts[mask].to_le_bytes();
        let (mut a, mut b) = (self.root(a), self.root(b));
        for byte in &mut mask {
            *byte = match *byte {
                0..16 if self.vector_bits(a) == Some(0) => ZERO,
                16..32 if self.vector_bits(b) == Some(0) => ZERO,
                16..32 if a == b => *byte - 16,
                32.. => ZERO,
                byte => byte,
            };
        }
        if !mask.iter().any(|&byte| byte < 16) {
            (a, b) = (b, a);
            for byte in &mut mask {
                *byte = byte
                    .checked_sub(16)
                    .filter(|&byte| byte < 16)
                    .unwrap_or(ZERO);
            }
        }
        (a, b, mask)
    }

    /// `pshufb`, of the bytes of the mask that are from `base` on.
    fn shuffle_bytes(&mut self, to: VReg, from: VReg, mask: Bytes, base: u8) {
        let mask = mask.map(|byte| match byte.wrapping_sub(base) {
            byte @ 0..16 => byte,
            _ => 0x80,
        });
        let rm = Rm::Mem(self.constant(u128::from_le_bytes(mask), 16));
        self.packed_mod(to, PSHUFB, from, rm, &[], None);
    }

    fn shuffle_one(&mut self, result: Value, a: Value, mask: Bytes) -> bool {
        let to = self.own(result);
        let def = if is(mask, |i| i) {
            (MOVAPS, None)
        } else if is(mask, |i| i % 8) && self.features.sse3 {
            // `movddup`
            let mut ops = self.def(result);
            let rm = self.low_rm(a, Type::I64, &mut ops);
            self.emit_def(Op::two(0x12).prefix(0xf2), rm, &ops);
            return true;
        } else if let Some(words) = words_of(mask, 0) {
            (PSHUFD, Some(words))
        } else {
            let low = half_words(mask, 0, 0);
            let high = half_words(mask, 8, 8);
            match (low, high) {
                (Some(low), Some(0xe4)) => (PSHUFLW, Some(low)),
                (Some(0xe4), Some(high)) => (PSHUFHW, Some(high)),
                (Some(low), Some(high)) => {
                    let from = self.reg(a);
                    let half = self.converted(PSHUFLW, from, Some(low));
                    self.packed_def(to, PSHUFHW, half, Some(high));
                    return true;
                }
                _ => return !self.features.ssse3 && self.unpacked(result, [a, a], mask),
            }
        };
        let from = self.reg(a);
        self.packed_def(to, def.0, from, def.1);
        true
    }

    fn shuffle_with_zeros(&mut self, result: Value, a: Value, mask: Bytes) -> bool {
        if let Some(widening) = self.zeros_above(a, mask) {
            self.widened(result, widening);
            return true;
        }
        let to = self.own(result);
        if is(mask, |i| if i < 8 { i } else { ZERO }) {
            let mut ops = self.def(result);
            let rm = self.low_rm(a, Type::I64, &mut ops);
            // `movq`
            self.emit_def(Op::two(0x7e).prefix(0xf3), rm, &ops);
            return true;
        }
        if mask
            .iter()
            .enumerate()
            .all(|(i, &b)| b == ZERO || usize::from(b) == i)
        {
            let from = self.reg(a);
            let keep = mask.map(|byte| if byte == ZERO { 0 } else { 0xff });
            let rm = Rm::Mem(self.constant(u128::from_le_bytes(keep), 16));
            self.packed_mod(to, PAND, from, rm, &[], None);
            return true;
        }
        for by in 1..16 {
            let right = |i: u8| if i + by < 16 { i + by } else { ZERO };
            let left = |i: u8| i.checked_sub(by).unwrap_or(ZERO);
            // `psrldq`, `pslldq`
            let ext = match (is(mask, right), is(mask, left)) {
                (true, _) => 3,
                (_, true) => 7,
                _ => continue,
            };
            let from = self.reg(a);
            self.shifted(to, from, packed(0x73), ext, by);
            return true;
        }
        for bytes in [1, 2, 4, 8] {
            for half in [0, 8] {
                let byte = |i: u8| match i / bytes % 2 {
                    0 => half + i / (2 * bytes) * bytes + i % bytes,
                    _ => ZERO,
                };
                if is(mask, byte) {
                    let from = self.reg(a);
                    let zero = self.zero_vector();
                    let op = unpack_from(bytes, half);
                    self.packed_two(to, op, [from, zero], None);
                    return true;
                }
            }
        }
        false
    }

    /// Lanes with zeros above them.
    fn zeros_above(&self, a: Value, mask: Bytes) -> Option<Widening> {
        let is_other = |&byte: &u8| byte != ZERO && byte > 15;
        let start = mask[0];
        if !self.features.sse41 || start > 15 || mask.iter().any(is_other) {
            return None;
        }
        let fits = |&(_, &(narrow, wide)): &(usize, &(u8, u8))| {
            let byte = |i: u8| match i % wide {
                at if at < narrow => start.saturating_add(i / wide * narrow + at),
                _ => ZERO,
            };
            start.is_multiple_of(narrow) && is(mask, byte)
        };
        let (i, &(narrow, wide)) = WIDENED.iter().enumerate().find(fits)?;
        Some(Widening {
            op: newer(0x30 + i as u8),
            narrow,
            wide,
            start,
            of: a,
        })
    }

    fn widened(&mut self, result: Value, widening: Widening) {
        let mut ops = self.def(result);
        let rm = self.widening_rm(widening, &mut ops);
        self.emit_def(widening.op, rm, &ops);
    }

    /// What an instruction reads that makes lanes wider.
    fn widening_rm(&mut self, widening: Widening, ops: &mut Operands) -> Rm {
        let Widening {
            narrow,
            wide,
            start,
            of,
            ..
        } = widening;
        let from = match (start, 16 / wide * narrow) {
            (0, 8) => return self.low_rm(of, Type::I64, ops),
            (0, 4) => return self.low_rm(of, Type::I32, ops),
            (0, _) => return self.low_rm(of, Type::I16, ops),
            _ => self.reg(of),
        };
        let low = match start % 4 {
            0 => {
                // The words from there on come first.
                let word = |i: u8| (start / 4 + i) % 4;
                let words = word(0) | word(1) << 2 | word(2) << 4 | word(3) << 6;
                self.converted(PSHUFD, from, Some(words))
            }
            _ => {
                let low = self.temp(RegClass::Float);
                self.shifted(low, from, packed(0x73), 3, start);
                low
            }
        };
        ops.push(Operand::reg_use(low));
        Rm::Reg
    }

    /// Lanes with their signs above them.
    fn signs_above(&self, [a, b]: [Value; 2], mask: Bytes) -> Option<Widening> {
        let Some((
            _,
            InstData::Vbinary {
                op: VectorBinary::Sgt,
                shape,
                args: [zero, of],
                ..
            },
        )) = self.def_of(b)
        else {
            return None;
        };
        let is_sign = self.vector_bits(zero) == Some(0) && self.root(of) == a;
        if !is_sign || !self.features.sse41 || matches!(shape, Shape::I64x2) {
            return None;
        }
        let lane = shape.lane().bytes() as u8;
        for (i, &(narrow, wide)) in WIDENED.iter().enumerate() {
            if narrow != lane {
                continue;
            }
            for start in (0..16).step_by(usize::from(narrow)).map(|at| at as u8) {
                let fits = mask.iter().enumerate().all(|(i, &byte)| {
                    let i = i as u8;
                    let source = start.saturating_add(i / wide * narrow);
                    match i % wide {
                        at if at < narrow => byte == source + at,
                        // Any byte of the sign.
                        _ => byte >= 16 && (byte - 16) / narrow * narrow == source,
                    }
                });
                if fits {
                    return Some(Widening {
                        op: newer(0x20 + i as u8),
                        narrow,
                        wide,
                        start,
                        of: a,
                    });
                }
            }
        }
        None
    }

    /// `punpckl` and `punpckh`
    fn unpacked(&mut self, result: Value, [a, b]: [Value; 2], mask: Bytes) -> bool {
        let second = if a == b { 0 } else { 16 };
        let Some((op, swapped)) = unpack_of(mask, second) else {
            return false;
        };
        let args = if swapped { [b, a] } else { [a, b] };
        let args = args.map(|arg| self.reg(arg));
        let to = self.own(result);
        self.packed_two(to, op, args, None);
        true
    }

    fn shuffle_two(&mut self, result: Value, [a, b]: [Value; 2], mask: Bytes) -> bool {
        if self.unpacked(result, [a, b], mask) {
            return true;
        }
        let to = self.own(result);
        let flipped = mask.map(|byte| byte ^ 16);
        for (mask, args) in [(mask, [a, b]), (flipped, [b, a])] {
            if let Some(imm) = shufps(mask) {
                let args = args.map(|arg| self.reg(arg));
                self.packed_two(to, SHUFPS, args, Some(imm));
                return true;
            }
            let by = mask[0];
            if self.features.ssse3 && by < 16 && is(mask, |i| i + by) {
                let [low, high] = args.map(|arg| self.reg(arg));
                // `palignr`
                self.packed_two(to, newer_imm(0x0f), [high, low], Some(by));
                return true;
            }
        }
        let in_place = (mask.iter().enumerate()).all(|(i, &byte)| usize::from(byte % 16) == i);
        let by_words = mask
            .chunks_exact(2)
            .all(|word| word[0] / 16 == word[1] / 16);
        if self.features.sse41 && in_place && by_words {
            let imm = (mask.chunks_exact(2).enumerate())
                .fold(0, |imm, (i, word)| imm | (word[0] / 16) << i);
            let args = [a, b].map(|arg| self.reg(arg));
            // `pblendw`
            self.packed_two(to, newer_imm(0x0e), args, Some(imm));
            return true;
        }
        // Lanes cut to half: the low halves side by side, then packed.
        if is(mask, |i| 2 * i) {
            let keep = u128::from_le_bytes([0xff, 0].repeat(8).try_into().unwrap_or([0; 16]));
            let args = [a, b].map(|arg| {
                let (from, to) = (self.reg(arg), self.temp(RegClass::Float));
                let rm = Rm::Mem(self.constant(keep, 16));
                self.packed_mod(to, PAND, from, rm, &[], None);
                to
            });
            // `packuswb`
            self.packed_two(to, packed(0x67), args, None);
            return true;
        }
        false
    }

    /// Without SSSE3, by way of general registers: word by word.
    fn shuffle_by_words(&mut self, to: VReg, from: [VReg; 2], mask: Bytes) {
        let mut into = self.zero_vector();
        for (i, pair) in mask.chunks_exact(2).enumerate() {
            let next = match i {
                7 => to,
                _ => self.temp(RegClass::Float),
            };
            let parts = [self.byte(from, pair[0], 0), self.byte(from, pair[1], 8)];
            let word = self.temp(RegClass::Int);
            let ops = [
                Operand::reg_reuse_def(word, 1),
                Operand::reg_use(parts[0]),
                Operand::reg_use(parts[1]),
            ];
            let op = super::integer::Alu::Or.op(Type::I32);
            self.emit(MInst::Mod { op, rm: Rm::Reg }, &ops);
            let with = [Operand::reg_use(word)];
            self.packed_mod(next, PINSRW, into, Rm::Reg, &with, Some(i as u8));
            into = next;
        }
    }

    /// A byte as a number, shifted left.
    fn byte(&mut self, from: [VReg; 2], byte: u8, shift: i32) -> VReg {
        let int = RegClass::Int;
        if byte == ZERO {
            let to = self.temp(int);
            self.emit(MInst::Imm(0), &[Operand::reg_def(to)]);
            return to;
        }
        let of = from[usize::from(byte / 16 % 2)];
        let mut word = self.temp(int);
        self.packed_def(word, PEXTRW, of, Some(byte % 16 / 2));
        if byte % 2 == 1 {
            let low = self.temp(int);
            let ops = [Operand::reg_reuse_def(low, 1), Operand::reg_use(word)];
            self.mod_ext(Op::one(0xc1), 5, 8, 1, &ops);
            word = low;
        }
        let mut ops = Operands::new();
        let mut to = self.temp(int);
        ops.extend([Operand::reg_def(to), Operand::reg_use(word)]);
        self.emit_def(super::load_op(Type::I8), Rm::Reg, &ops);
        if shift > 0 {
            let high = self.temp(int);
            let ops = [Operand::reg_reuse_def(high, 1), Operand::reg_use(to)];
            self.mod_ext(Op::one(0xc1), 4, shift, 1, &ops);
            to = high;
        }
        to
    }
}
