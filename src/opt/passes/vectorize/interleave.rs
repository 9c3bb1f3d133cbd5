//! Elements that lie apart: picked out of registers that hold all that lies between them, and
//! put together to such.
//!
//! Nothing is loaded that lies before the first element or behind the last one: the last register ends
//! where that does.

use super::access::Group;
use super::emit::{Emitter, ZERO};
use super::pack::int;
use crate::lir::{BinaryOp, InstData, Shape, Type, Value};
use crate::opt::rewrite::rebuild::NONE;
use crate::sort;

/// Where a byte comes from: a register and which of its bytes; any if none.
type Source = Option<(Value, u8)>;

/// About how many shuffles it takes to pick elements of some bytes for one register.
pub(super) fn pick_cost(step: u32, width: u32) -> u32 {
    let from = step.div_ceil(width).min(16 / width);
    match (step.is_multiple_of(4) && width >= 4, from) {
        (true, 2) => 1,
        (true, _) => 3,
        (false, _) => 2 * from - 1,
    }
}

/// About how many shuffles it takes to put elements of fields together in one register.
pub(super) fn fill_cost(widths: &[u32]) -> u32 {
    match *widths {
        [a, b] if a == b => 1,
        [a, b, c, d] if [b, c, d] == [a; 3] => 2,
        _ if widths.iter().all(|width| width % 4 == 0) => 3,
        _ => 2 * widths.len() as u32 - 1,
    }
}

impl Group {
    /// Bytes from the first element of so many iterations to the end of the last one.
    pub(super) fn bytes(&self, lanes: u32) -> u32 {
        (lanes - 1) * self.step + self.span
    }

    /// Whether it is shuffled by parts of 32 bits.
    pub(super) fn is_coarse(&self) -> bool {
        self.step.is_multiple_of(4) && self.fields.iter().all(|width| width % 4 == 0)
    }
}

impl Emitter<'_, '_> {
    /// The elements of a field of a group, which lies `at` bytes from its lowest one.
    pub(super) fn pick(&mut self, group: u32, at: u32, width: u32) -> Vec<Value> {
        let plan = self.plan;
        let Group { step, .. } = plan.accesses.groups[group as usize];
        let all = plan.accesses.groups[group as usize].bytes(plan.lanes);
        let lanes = 16 / width;
        let mut made = Vec::new();
        for part in 0..plan.parts(width) {
            let mut bytes = [None; 16];
            for lane in 0..lanes.min(plan.lanes) {
                for i in 0..width {
                    let place = (part * lanes + lane) * step + at + i;
                    // The last one ends with the last element.
                    let start = (place / 16 * 16).min(all - 16);
                    let from = self.chunk(group, start);
                    bytes[(lane * width + i) as usize] = Some((from, (place - start) as u8));
                }
            }
            made.push(self.gather(bytes));
        }
        made
    }

    /// Sixteen bytes of a group.
    fn chunk(&mut self, group: u32, start: u32) -> Value {
        if let Some(&(.., chunk)) = (self.chunks.iter()).find(|c| (c.0, c.1) == (group, start)) {
            return chunk;
        }
        let Group {
            addr, offset, step, ..
        } = self.plan.accesses.groups[group as usize];
        let offset = self.start_of(offset, step) + start as i32;
        let origin = self.out.origin;
        let addr = self.scalar(addr);
        self.out.origin = origin;
        let chunk = self.out.load(Type::V128, addr, offset);
        self.chunks.push((group, start, chunk));
        chunk
    }

    /// Stores the fields of a group, whose registers come one field behind the other, or what masks have of them.
    pub(super) fn fill(&mut self, group: u32, values: &[Value], masks: Option<&[Value]>) {
        let Group {
            addr,
            offset,
            step,
            ref fields,
            ..
        } = self.plan.accesses.groups[group as usize];
        let values = self.side_by_side(group, values);
        let masks = masks.map(|masks| self.side_by_side(group, masks));
        let offset = self.start_of(offset, step);
        let origin = self.out.origin;
        let addr = self.scalar(addr);
        self.out.origin = origin;
        for (part, &value) in (0..).zip(&values) {
            let offset = offset + 16 * part as i32;
            let Some(masks) = &masks else {
                self.out.store(value, addr, offset);
                continue;
            };
            let shape = Shape::of(int(fields[0])).unwrap_or(Shape::I64x2);
            let addr = self.with(BinaryOp::Add, addr, offset.into());
            let args = [masks[part], value, addr];
            self.out.effect(InstData::MaskedStore { shape, args });
        }
    }

    /// The registers of fields of a group, which come one field behind the other, as they lie in memory.
    fn side_by_side(&mut self, group: u32, values: &[Value]) -> Vec<Value> {
        let plan = self.plan;
        let step = plan.accesses.groups[group as usize].step;
        let widths = &plan.accesses.groups[group as usize].fields;
        let mut fields: Vec<&[Value]> = Vec::new();
        let mut rest = values;
        for &width in widths {
            let (field, others) = rest.split_at(plan.parts(width) as usize);
            fields.push(field);
            rest = others;
        }
        let mut registers: Vec<Value> = match (&fields[..], &widths[..]) {
            (&[a, b, c, d], &[width @ 1..4, ..]) if widths[1..] == [width; 3] => {
                let [low, high] = [[a, b], [c, d]].map(|[a, b]| self.zip(a, b, width as u8));
                self.zip(&low, &high, 2 * width as u8)
            }
            _ => {
                let sources = sources(&fields, widths, plan.lanes);
                let registers = sources.chunks_exact(16);
                let bytes = |register: &[Source]| std::array::from_fn(|i| register[i]);
                registers
                    .map(|register| self.gather(bytes(register)))
                    .collect()
            }
        };
        // Where fields do not fill their registers, there is nothing in the last ones.
        registers.truncate((plan.lanes * step / 16) as usize);
        registers
    }

    /// Lanes of two fields by turns.
    fn zip(&mut self, a: &[Value], b: &[Value], width: u8) -> Vec<Value> {
        let mut made = Vec::new();
        for (&a, &b) in a.iter().zip(b) {
            for half in [0, 8] {
                made.push(self.shuffle([a, b], |i| {
                    half + i / (2 * width) * width + i % width + i / width % 2 * 16
                }));
            }
        }
        made
    }

    /// A register of bytes of others.
    fn gather(&mut self, bytes: [Source; 16]) -> Value {
        let mut from: Vec<Value> = bytes.iter().flatten().map(|source| source.0).collect();
        sort::by_number(&mut from, |value| value.0);
        from.dedup();
        if let Some(words) = words(bytes) {
            return self.gather_words(words);
        }
        let byte = |of: [Value; 2], i: u8| match bytes[usize::from(i)] {
            Some((from, byte)) if from == of[0] => byte,
            Some((from, byte)) if from == of[1] => byte + 16,
            _ => ZERO,
        };
        if let [a, .., b] | [a @ b] = from[..]
            && from.len() <= 2
        {
            return self.shuffle([a, b], |i| byte([a, b], i));
        }
        let mut all: Option<Value> = None;
        for &a in &from {
            let part = self.shuffle([a; 2], |i| byte([a; 2], i));
            all = Some(match all {
                Some(all) => self.out.binary(BinaryOp::Or, all, part),
                None => part,
            });
        }
        all.unwrap_or(Value(NONE))
    }

    /// The same, of parts of 32 bits: two of one register and two of another at a time.
    fn gather_words(&mut self, words: [(Value, u8); 4]) -> Value {
        let [a, b, c, d] = words;
        let by_two = |pair: [(Value, u8); 4]| (pair[0].0 == pair[1].0) && (pair[2].0 == pair[3].0);
        // `unpcklps` and `unpckhps`
        let by_turns = |x: (Value, u8), y: (Value, u8)| x.1 == y.1 && x.0 != y.0;
        let unpacks = by_turns(a, b)
            && by_turns(c, d)
            && (a.0, b.0) == (c.0, d.0)
            && matches!((a.1, c.1), (0, 1) | (2, 3));
        if !by_two(words) && !unpacks {
            let low = self.two_words(a, b);
            let high = self.two_words(c, d);
            return self.gather_words([low[0], low[1], high[0], high[1]]);
        }
        let first = a.0;
        let second = words.map(|word| word.0).into_iter().find(|&v| v != first);
        self.shuffle([first, second.unwrap_or(first)], |i| {
            let (of, word) = words[usize::from(i / 4)];
            word * 4 + i % 4 + if of == first { 0 } else { 16 }
        })
    }

    /// A register that has two parts of two registers, and where they are.
    fn two_words(&mut self, a: (Value, u8), b: (Value, u8)) -> [(Value, u8); 2] {
        if a.0 == b.0 {
            return [a, b];
        }
        if a.1 == b.1 {
            // All of what is unpacked is mostly needed.
            let half = a.1 / 2 * 8;
            let both = self.shuffle([a.0, b.0], |i| half + i / 8 * 4 + i % 4 + i / 4 % 2 * 16);
            let at = a.1 % 2 * 2;
            return [(both, at), (both, at + 1)];
        }
        let both = self.shuffle([a.0, b.0], |i| match i {
            0..8 => a.1 * 4 + i % 4,
            _ => b.1 * 4 + i % 4 + 16,
        });
        [(both, 0), (both, 2)]
    }
}

/// Where each byte of fields comes from that lie side by side.
fn sources(fields: &[&[Value]], widths: &[u32], lanes: u32) -> Vec<Source> {
    let mut sources = Vec::new();
    for lane in 0..lanes {
        for (registers, &width) in fields.iter().zip(widths) {
            for i in 0..width {
                let place = lane * width + i;
                let from = registers[(place / 16) as usize];
                sources.push(Some((from, (place % 16) as u8)));
            }
        }
    }
    sources
}

/// The parts of 32 bits that bytes are, if they are; what is not needed is as what is.
fn words(bytes: [Source; 16]) -> Option<[(Value, u8); 4]> {
    let mut words = [None; 4];
    for (word, bytes) in words.iter_mut().zip(bytes.chunks_exact(4)) {
        let Some((from, start)) = bytes[0] else {
            continue;
        };
        let is_next = |(i, &byte): (usize, &Source)| byte == Some((from, start + i as u8));
        if start % 4 != 0 || !bytes.iter().enumerate().all(is_next) {
            return None;
        }
        *word = Some((from, start / 4));
    }
    let first = words[0]?;
    let second = words[1].unwrap_or(first);
    let high = [words[2].unwrap_or(first), words[3].unwrap_or(second)];
    Some([first, second, high[0], high[1]])
}
