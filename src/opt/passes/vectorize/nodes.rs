//! Makes the registers of the nodes of a loop that is vectorised.

use super::emit::{Emitter, ZERO};
use super::pack::{LaneOp, N, Node, int};
use crate::lir::{
    BinaryOp, Import, Inst, InstData, MemFlags, Shape, Type, UnaryOp, Value, VectorBinary,
    VectorUnary,
};

impl Emitter<'_, '_> {
    /// A constant by halves, of which one of 128 bits has only the low one.
    pub(super) fn vconst(&mut self, ty: Type, bits: [u128; 2]) -> Value {
        let is_known = |row: &&([u128; 2], Type, Value)| row.0 == bits && row.1 == ty;
        if let Some(&(_, _, value)) = self.consts.iter().find(is_known) {
            return value;
        }
        let value = match ty {
            Type::V256 => {
                let halves = bits.map(|half| self.vconst(Type::V128, [half; 2]));
                self.two(VectorBinary::Join, Shape::I64x4, halves)
            }
            _ => self.out.vconst(ty, bits[0]),
        };
        self.consts.push((bits, ty, value));
        value
    }

    /// The shape of a register with integers of some bytes.
    pub(super) fn lanes(&self, width: u32) -> Shape {
        let lanes = Shape::of(int(width)).unwrap_or(Shape::I64x2);
        self.shaped(lanes, width)
    }

    /// The shape of a register whose lanes have some bytes, and are those of a shape.
    pub(super) fn shaped(&self, shape: Shape, width: u32) -> Shape {
        match self.plan.is_long(width) {
            true => shape.long(),
            false => shape,
        }
    }

    /// The same bits in each lane of some bytes.
    pub(super) fn all(&mut self, width: u32, bits: u64) -> Value {
        let lanes = self.lanes(width);
        self.vconst(lanes.ty(), [lanes.make(|_| bits); 2])
    }

    pub(super) fn one(&mut self, op: VectorUnary, shape: Shape, imm: u8, arg: Value) -> Value {
        self.out.vunary(op, shape, imm, arg)
    }

    pub(super) fn two(&mut self, op: VectorBinary, shape: Shape, args: [Value; 2]) -> Value {
        self.out.vbinary(op, shape, args)
    }

    /// A shuffle; of each half, of 256 bits.
    pub(super) fn shuffle(&mut self, args: [Value; 2], byte: impl Fn(u8) -> u8) -> Value {
        let mask: [u8; 16] = std::array::from_fn(|i| byte(i as u8));
        let mask = self.out.func.vconsts.push(u128::from_le_bytes(mask));
        let ty = self.out.func.ty(args[0]);
        self.out.value(InstData::Vshuffle { ty, args, mask }, ty)
    }

    /// Part `i` of 128 bits of registers.
    pub(super) fn half(&mut self, of: &[Value], i: usize) -> Value {
        match self.out.func.ty(of[0]) {
            Type::V256 => self.out.half(of[i / 2], (i % 2) as u8),
            _ => of[i],
        }
    }

    /// Registers as parts of 128 bits.
    pub(super) fn halves(&mut self, of: &[Value]) -> Vec<Value> {
        let mut halves = Vec::new();
        for &value in of {
            match self.out.func.ty(value) {
                Type::V256 => halves.extend([0, 1].map(|i| self.out.half(value, i))),
                _ => halves.push(value),
            }
        }
        halves
    }

    /// Registers of 128 bits as those that lanes of some bytes are in.
    pub(super) fn joined(&mut self, halves: Vec<Value>, width: u32) -> Vec<Value> {
        if !self.plan.is_long(width) {
            return halves;
        }
        let two = halves.chunks_exact(2);
        two.map(|two| self.two(VectorBinary::Join, Shape::I64x4, [two[0], two[1]]))
            .collect()
    }

    /// Makes the registers of a node.
    pub(super) fn node(&mut self, n: usize, node: &Node) {
        self.out.origin = node.origin;
        let plan = self.plan;
        let parts = plan.registers(node.width);
        let args = |this: &Self, arg: N| this.made[arg as usize].clone();
        let values: Vec<Value> = match node.op {
            LaneOp::Acc(_) => return,
            LaneOp::Const(bits) => vec![self.all(node.width, bits); parts as usize],
            LaneOp::Splat(value) => {
                let value = self.scalar(value);
                self.out.origin = node.origin;
                vec![self.splat(value, node.width); parts as usize]
            }
            LaneOp::Counter(param, step) => {
                let value = self.map.value(param);
                let first = self.splat(value, node.width);
                let lanes = self.lanes(node.width);
                let each = (0..parts).map(|part| {
                    let from = part * lanes.lanes();
                    let turn = |lane: u32| match plan.accesses.backwards {
                        true => i64::from(plan.lanes) - 1 - i64::from(lane),
                        false => lane.into(),
                    };
                    let far = [from, from + lanes.half().lanes()]
                        .map(|from| lanes.make(|i| turn(from + i).wrapping_mul(step) as u64));
                    let far = self.vconst(lanes.ty(), far);
                    self.two(VectorBinary::Add, lanes, [first, far])
                });
                each.collect()
            }
            LaneOp::MaskedLoad(..)
            | LaneOp::MaskedStore(..)
            | LaneOp::Pick(..)
            | LaneOp::Strided(..)
            | LaneOp::Reversed(_)
            | LaneOp::Fill(..)
            | LaneOp::MaskedFill(..)
            | LaneOp::Load(_)
            | LaneOp::Store(..) => return self.access(n, node),
            LaneOp::Join(fields) => fields.map(|field| self.halves(&args(self, field))).concat(),
            LaneOp::Bits(op, [a, b]) => {
                let pairs = args(self, a).into_iter().zip(args(self, b));
                pairs.map(|(a, b)| self.out.binary(op, a, b)).collect()
            }
            LaneOp::Two(op, shape, [a, b]) => {
                let shape = self.shaped(shape, node.width);
                let pairs = args(self, a).into_iter().zip(args(self, b));
                pairs.map(|(a, b)| self.two(op, shape, [a, b])).collect()
            }
            LaneOp::One(op, shape, imm, a) => {
                let shape = self.shaped(shape, node.width);
                let each = args(self, a).into_iter();
                each.map(|a| self.one(op, shape, imm, a)).collect()
            }
            LaneOp::Blend([mask, a, b]) => {
                let (a, b) = (args(self, a), args(self, b));
                let each = args(self, mask).into_iter().zip(a).zip(b);
                each.map(|((mask, a), b)| self.out.blend(mask, a, b))
                    .collect()
            }
            LaneOp::Widen(..) | LaneOp::Narrow(_) | LaneOp::Spread(..) | LaneOp::Gather(..) => {
                self.converted(node)
            }
        };
        self.made[n] = values;
    }

    /// Makes the registers of a node that accesses memory, or accesses it.
    fn access(&mut self, n: usize, node: &Node) {
        let parts = self.plan.registers(node.width);
        let bytes = self.lanes(node.width).ty().bytes() as i32;
        let args = |this: &Self, arg: N| this.made[arg as usize].clone();
        let values: Vec<Value> = match node.op {
            LaneOp::MaskedLoad(inst, mask) => {
                let Some((addr, offset)) = self.address(inst, node) else {
                    return;
                };
                let shape = Shape::of(int(node.width)).unwrap_or(Shape::I64x2);
                let masks = self.halves(&args(self, mask));
                let each = (0..).zip(masks).map(|(part, mask)| {
                    let load = InstData::MaskedLoad {
                        shape,
                        args: [mask, addr],
                        offset: offset + 16 * part,
                    };
                    self.out.value(load, Type::V128)
                });
                let halves = each.collect();
                self.joined(halves, node.width)
            }
            LaneOp::MaskedStore(inst, [mask, value]) => {
                let Some((addr, offset)) = self.address(inst, node) else {
                    return;
                };
                let shape = Shape::of(int(node.width)).unwrap_or(Shape::I64x2);
                let masks = self.halves(&args(self, mask));
                let values = self.halves(&args(self, value));
                let pairs = masks.into_iter().zip(values);
                for (part, (mask, value)) in (0..).zip(pairs) {
                    let addr = self.with(BinaryOp::Add, addr, (offset + 16 * part).into());
                    let args = [mask, value, addr];
                    self.out.effect(InstData::MaskedStore { shape, args });
                }
                self.chunks.clear();
                return;
            }
            LaneOp::Pick(group, at, _) => {
                let halves = self.pick(group, at, node.width);
                self.joined(halves, node.width)
            }
            LaneOp::Strided(inst, step) => {
                let halves = self.strided(inst, step, node);
                self.joined(halves, node.width)
            }
            LaneOp::Reversed(inst) => {
                let halves = self.reversed(inst, node);
                self.joined(halves, node.width)
            }
            LaneOp::Fill(group, _, values) => {
                let values = self.halves(&args(self, values));
                self.fill(group, &values, None);
                self.chunks.clear();
                return;
            }
            LaneOp::MaskedFill(group, _, fields) => {
                let [masks, values] = fields.map(|fields| self.halves(&args(self, fields)));
                self.fill(group, &values, Some(&masks));
                self.chunks.clear();
                return;
            }
            LaneOp::Load(inst) => {
                let Some((addr, offset)) = self.address(inst, node) else {
                    return;
                };
                if let Some((bytes, parts)) = self.pieces(n as N, node.width) {
                    let each = (0..parts).map(|part| {
                        let offset = offset + (bytes * part) as i32;
                        self.load_bytes(bytes, addr, offset)
                    });
                    self.made[n] = each.collect();
                    return;
                }
                let each = (0..parts)
                    .map(|part| self.load(node.width, addr, offset + bytes * part as i32));
                each.collect()
            }
            LaneOp::Store(inst, value) => {
                let Some((addr, offset)) = self.address(inst, node) else {
                    return;
                };
                for (part, value) in (0..).zip(args(self, value)) {
                    self.store(node.width, value, addr, offset + bytes * part);
                }
                self.chunks.clear();
                return;
            }
            _ => return,
        };
        self.made[n] = values;
    }

    /// Parts of 128 bits whose lanes are loaded one by one.
    fn strided(&mut self, inst: Inst, step: u32, node: &Node) -> Vec<Value> {
        let InstData::Load {
            ty, addr, offset, ..
        } = self.func.insts[inst]
        else {
            return Vec::new();
        };
        let addr = self.scalar(addr);
        self.out.origin = node.origin;
        let start = self.start_of(offset, step);
        let shape = Shape::of(ty).unwrap_or(Shape::I64x2);
        let lanes = self.plan.lanes.min(shape.lanes());
        let none = self.vconst(Type::V128, [0; 2]);
        let parts = (0..self.plan.parts(node.width)).map(|part| {
            (0..lanes).fold(none, |whole, lane| {
                let far = (part * lanes + lane) * step;
                let element = self.out.load(ty, addr, start + far as i32);
                let insert = InstData::Vbinary {
                    op: VectorBinary::Insert,
                    shape,
                    imm: lane as u8,
                    args: [whole, element],
                };
                self.out.value(insert, Type::V128)
            })
        });
        parts.collect()
    }

    /// Parts of 128 bits of which the first lane is the last one in memory.
    fn reversed(&mut self, inst: Inst, node: &Node) -> Vec<Value> {
        let InstData::Load { addr, offset, .. } = self.func.insts[inst] else {
            return Vec::new();
        };
        let addr = self.scalar(addr);
        self.out.origin = node.origin;
        let last = match self.plan.accesses.backwards {
            true => offset + ((self.plan.lanes - 1) * node.width) as i32,
            false => offset,
        };
        let bytes = (self.plan.lanes * node.width).min(16);
        let (width, top) = (node.width as u8, bytes as u8);
        let parts = (1..=self.plan.parts(node.width)).map(|part| {
            let offset = last + node.width as i32 - (bytes * part) as i32;
            let loaded = self.load_bytes(bytes, addr, offset);
            self.shuffle([loaded; 2], |i| match i < top {
                true => top - width - i / width * width + i % width,
                false => ZERO,
            })
        });
        parts.collect()
    }

    /// Where a node loads from or stores to: what is put in from here on is that node's.
    fn address(&mut self, inst: Inst, node: &Node) -> Option<(Value, i32)> {
        let (InstData::Load { addr, offset, .. } | InstData::Store { addr, offset, .. }) =
            self.func.insts[inst]
        else {
            return None;
        };
        let addr = self.scalar(addr);
        self.out.origin = node.origin;
        Some((addr, self.start_of(offset, node.width)))
    }

    /// The registers of a node whose lanes are wider or narrower than those that it is made of.
    fn converted(&mut self, node: &Node) -> Vec<Value> {
        let plan = self.plan;
        let parts = plan.registers(node.width);
        let args = |this: &Self, arg: N| this.made[arg as usize].clone();
        match node.op {
            LaneOp::Widen(signed, arg) => self.widen(signed, arg, node.width),
            LaneOp::Narrow(arg) => self.narrow(args(self, arg), node.width),
            LaneOp::Spread(op, arg) => {
                let from = args(self, arg);
                let shape = if op == VectorUnary::StoD {
                    Shape::I32x4
                } else {
                    Shape::F32x4
                };
                let each = (0..parts as usize).map(|part| {
                    if plan.is_long(node.width) {
                        let half = self.half(&from, part);
                        return self.one(op, shape.long(), 0, half);
                    }
                    let half = match part % 2 {
                        0 => from[part / 2],
                        _ => {
                            self.shuffle([from[part / 2]; 2], |i| if i < 8 { i + 8 } else { ZERO })
                        }
                    };
                    self.one(op, shape, 0, half)
                });
                each.collect()
            }
            LaneOp::Gather(op, arg) => {
                let from = args(self, arg);
                let shape = self.shaped(Shape::F64x2, 2 * node.width);
                let halves = from.iter().map(|&from| self.one(op, shape, 0, from));
                let halves: Vec<Value> = halves.collect();
                if shape.is_long() {
                    return self.joined(halves, node.width);
                }
                let each = halves.chunks(2).map(|halves| match *halves {
                    [low, high] => self.shuffle([low, high], |i| if i < 8 { i } else { i + 8 }),
                    _ => halves[0],
                });
                each.collect()
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn splat(&mut self, value: Value, width: u32) -> Value {
        let ty = self.out.func.ty(value);
        let value = self.cut(value, int(width));
        let lane = if ty.bytes() == width { ty } else { int(width) };
        let shape = Shape::of(lane).unwrap_or(Shape::I64x2);
        self.one(VectorUnary::Splat, self.shaped(shape, width), 0, value)
    }

    /// The bytes that each register of 256 bits is made of, and how many such there are, if lanes are only
    /// made wider: then they are loaded so.
    fn pieces(&self, n: N, narrow: u32) -> Option<(u32, u32)> {
        let mut wider = None;
        for (_, node) in self.plan.in_use() {
            let mut uses = false;
            node.op.for_each_use(|arg| uses |= arg == n);
            let widens = matches!(node.op, LaneOp::Widen(..) | LaneOp::Spread(..));
            match wider {
                _ if !uses => {}
                None if widens && self.plan.is_long(node.width) => wider = Some(node.width),
                Some(width) if widens && width == node.width => {}
                _ => return None,
            }
        }
        let wider = wider?;
        Some((32 / wider * narrow, self.plan.registers(wider)))
    }

    /// Loads what is in lanes of a register: all of it, or less.
    fn load(&mut self, width: u32, addr: Value, offset: i32) -> Value {
        let bytes = self.plan.lanes * width;
        match self.plan.is_long(width) {
            true => self.out.load(Type::V256, addr, offset),
            false => self.load_bytes(bytes, addr, offset),
        }
    }

    /// Loads the low bytes of a register of 128 bits.
    fn load_bytes(&mut self, bytes: u32, addr: Value, offset: i32) -> Value {
        if bytes >= 16 {
            return self.out.load(Type::V128, addr, offset);
        }
        let value = self.out.load(int(bytes), addr, offset);
        let (value, shape) = match bytes {
            8 => (value, Shape::I64x2),
            4 => (value, Shape::I32x4),
            _ => (
                self.out.unary(UnaryOp::Uext, Type::I32, value),
                Shape::I32x4,
            ),
        };
        self.one(VectorUnary::Low, shape, 0, value)
    }

    fn store(&mut self, width: u32, value: Value, addr: Value, offset: i32) {
        let bytes = self.plan.lanes * width;
        let value = match Shape::of(int(bytes)).filter(|_| bytes < 16) {
            Some(shape) => self.one(VectorUnary::Extract, shape, 0, value),
            None => value,
        };
        self.out.effect(InstData::Store {
            ty: self.out.func.ty(value),
            flags: MemFlags::PLAIN,
            value,
            addr,
            offset,
        });
    }

    pub(super) fn widen(&mut self, signed: bool, arg: N, width: u32) -> Vec<Value> {
        let from = self.plan.nodes[arg as usize];
        let (narrow, parts) = (from.width, self.plan.registers(width));
        let is_mask = matches!(from.op, LaneOp::Two(op, ..) if op.is_mask());
        let sources = self.made[arg as usize].clone();
        if self.plan.is_long(width) {
            return self.widen_long(signed, sources, narrow, width);
        }
        let shape = Shape::of(int(narrow)).unwrap_or(Shape::I64x2);
        // What is above each lane.
        let above: Vec<Value> = match signed && !is_mask {
            true => {
                let zero = self.vconst(Type::V128, [0; 2]);
                let signs = sources
                    .iter()
                    .map(|&of| self.two(VectorBinary::Sgt, shape, [zero, of]));
                signs.collect()
            }
            false => sources.clone(),
        };
        let mut made = Vec::new();
        for part in 0..parts {
            let start = part * (16 / width) * narrow;
            let (source, start) = ((start / 16) as usize, (start % 16) as u8);
            let (narrow, width) = (narrow as u8, width as u8);
            let args = [sources[source], above[source]];
            made.push(self.shuffle(args, |i| {
                let lane = start + i / width * narrow;
                match i % width {
                    at if at < narrow => lane + at,
                    _ if !signed => ZERO,
                    at if is_mask => lane + at % narrow,
                    at => 16 + lane + at % narrow,
                }
            }));
        }
        made
    }

    /// Registers of 256 bits, each of 128 bits or less of what is made wider.
    fn widen_long(
        &mut self,
        signed: bool,
        sources: Vec<Value>,
        narrow: u32,
        width: u32,
    ) -> Vec<Value> {
        let op = match signed {
            true => VectorUnary::Sext,
            false => VectorUnary::Uext,
        };
        let shape = self.lanes(width);
        let parts = self.plan.registers(width);
        let each = (0..parts).map(|part| {
            if sources.len() == parts as usize {
                return self.one(op, shape, narrow as u8, sources[part as usize]);
            }
            let start = part * shape.lanes() * narrow;
            let mut low = self.half(&sources, (start / 16) as usize);
            let start = (start % 16) as u8;
            if start > 0 {
                low = self.shuffle([low; 2], |i| if i + start < 16 { i + start } else { ZERO });
            }
            self.one(op, shape, narrow as u8, low)
        });
        each.collect()
    }

    /// The low halves of the lanes of registers, side by side.
    pub(super) fn narrow(&mut self, sources: Vec<Value>, width: u32) -> Vec<Value> {
        let width = width as u8;
        let lane = |i: u8| i / width * 2 * width + i % width;
        let by_words = width == 2 && !self.plan.vectors.sse41;
        if let [of] = sources[..]
            && self.out.func.ty(of) == Type::V256
        {
            let halves = [0, 1].map(|i| self.out.half(of, i));
            return vec![self.shuffle(halves, lane)];
        }
        if self.plan.is_long(width.into()) {
            let each = sources.chunks_exact(2).map(|two| {
                // In each half, what is of the first register and then of the second.
                let halves = self.shuffle([two[0], two[1]], lane);
                self.one(VectorUnary::Permute, Shape::I64x4, 0b11_01_10_00, halves)
            });
            return each.collect();
        }
        let each = sources.chunks(2).map(|two| {
            let &[low, high] = two else {
                return self.shuffle([two[0]; 2], |i| if i < 8 { lane(i) } else { ZERO });
            };
            if !by_words {
                return self.shuffle([low, high], lane);
            }
            // The low words of each half, then the halves.
            let [low, high] = [low, high].map(|of| {
                self.shuffle([of; 2], |i| match i % 8 {
                    at @ 0..4 => i / 8 * 8 + lane(at),
                    _ => i,
                })
            });
            self.shuffle([low, high], |i| i / 4 * 8 + i % 4)
        });
        each.collect()
    }
}
