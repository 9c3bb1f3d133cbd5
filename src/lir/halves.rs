//! Brings a function down to vectors of 128 bits, for engines and processors that have no longer ones:
//! of each value of 256 bits there are two then, its low half and its high half.
//!
//! Here is also said what those operations mean that there are of 256 bits alone.

use super::builder::Builder;
use super::function::{Function, Value, ValueData};
use super::inst::{BlockCall, Inst, InstData, MemFlags};
use super::scalar::{BinaryOp, UnaryOp};
use super::types::Type;
use super::vector::{Shape, VectorBinary, VectorUnary};
use super::visit::VisitMut;
use crate::entity::{Entity, List};
use smallvec::SmallVec;

/// What a shuffle gives zero for.
const ZERO: u8 = 0xff;

/// No value: that of a value of 128 bits or less, which is no two.
const NONE: [Value; 2] = [Value(u32::MAX); 2];

/// What became of the values of 256 bits.
#[derive(Default, Debug)]
pub struct Halves(Vec<[Value; 2]>);

impl Halves {
    /// The halves of a value, if it had 256 bits.
    pub fn of(&self, value: Value) -> Option<[Value; 2]> {
        self.0
            .get(value.index())
            .copied()
            .filter(|&two| two != NONE)
    }
}

impl Function {
    /// Whether there are values of 256 bits.
    pub fn has_long_vectors(&self) -> bool {
        self.values.values().any(|data| data.ty == Type::V256)
    }

    /// The bits of a vector constant by halves; of 128 bits, twice the same ones.
    pub fn vector_bits(&self, value: Value) -> Option<[u128; 2]> {
        match self.insts[self.def_inst(value)?] {
            InstData::Vconst { vconst } => Some([self.vconsts[vconst]; 2]),
            InstData::Vbinary {
                op: VectorBinary::Join,
                args,
                ..
            } => {
                let half = |value| match self.insts[self.def_inst(value)?] {
                    InstData::Vconst { vconst } => Some(self.vconsts[vconst]),
                    _ => None,
                };
                Some([half(args[0])?, half(args[1])?])
            }
            _ => None,
        }
    }

    /// Puts halves in the place of all values of 256 bits. Other values keep their numbers, and
    /// blocks do.
    pub fn halve(&mut self) -> Halves {
        match self.has_long_vectors() {
            true => self.halve_some(|_| true),
            false => Halves::default(),
        }
    }

    /// The same for some values: with one of those all that it is computed from and passed to, but
    /// for constants.
    pub fn halve_some(&mut self, which: impl Fn(Value) -> bool) -> Halves {
        let old = self.clone();
        let long = old
            .values
            .iter()
            .map(|(value, data)| data.ty == Type::V256 && which(value));
        let long: Vec<bool> = long.collect();
        self.layout.clear();
        self.insts.clear();
        self.results.clear();
        self.origins.clear();
        let mut halves = vec![NONE; old.values.len()];
        for &block in &old.layout {
            self.halve_params(&old, block, &long, &mut halves);
            for inst in old.block_insts(block) {
                let is_known = |v: &Value| long[v.index()] || is_join(old.insts[inst]);
                if let Some(result) = old.result(inst).filter(is_known) {
                    halves[result.index()] = self.halves_of(old.insts[inst]);
                }
            }
        }
        for (value, data) in old.values.iter().filter(|row| long[row.0.index()]) {
            // It is nowhere any more.
            self.values[value] = ValueData {
                ty: Type::V128,
                ..*data
            };
        }
        let mut halver = Halver {
            old: &old,
            long: &long,
            halves: &halves,
            b: Builder::new(self),
        };
        halver.rows();
        for &block in &old.layout {
            halver.b.fill(block);
            for inst in old.block_insts(block) {
                halver.b.origin = old.origins[inst];
                halver.inst(inst);
            }
        }
        Halves(halves)
    }

    /// The parameters of a block, with halves.
    fn halve_params(
        &mut self,
        old: &Function,
        block: super::Block,
        long: &[bool],
        halves: &mut [[Value; 2]],
    ) {
        if old.params(block).all(|value| !long[value.index()]) {
            return;
        }
        let mut words: SmallVec<[u32; 8]> = SmallVec::new();
        for value in old.params(block) {
            if long[value.index()] {
                let two = [self.new_half(), self.new_half()];
                halves[value.index()] = two;
                words.extend(two.map(|half| half.0));
            } else {
                words.push(value.0);
            }
        }
        for (i, &word) in words.iter().enumerate() {
            let data = &mut self.values[Value(word)];
            data.is_param = true;
            data.index = i as u16;
            data.owner = block.0;
        }
        self.blocks[block].params = self.pool.push(&words);
    }

    fn new_half(&mut self) -> Value {
        self.values.push(ValueData {
            ty: Type::V128,
            is_param: false,
            index: 0,
            owner: 0,
        })
    }

    /// The halves of what an instruction gives: what it puts together, or new values.
    fn halves_of(&mut self, data: InstData) -> [Value; 2] {
        match data {
            InstData::Vbinary {
                op: VectorBinary::Join,
                args,
                ..
            } => args,
            InstData::Vunary {
                op: VectorUnary::Splat,
                ..
            } => [self.new_half(); 2],
            _ => [self.new_half(), self.new_half()],
        }
    }
}

struct Halver<'h, 'f> {
    /// The function as it was.
    old: &'h Function,
    /// Which of its values halves take the place of.
    long: &'h [bool],
    /// The halves of those, and of what is put together anyway.
    halves: &'h [[Value; 2]],
    b: Builder<'f>,
}

impl Halver<'_, '_> {
    fn of(&self, value: Value) -> [Value; 2] {
        self.halves[value.index()]
    }

    /// Appends what gives a value that has a number already.
    fn put(&mut self, data: InstData, result: Value) {
        let inst = self.b.append(data, result, 1);
        self.b.func.values[result].owner = inst.0;
    }

    fn edge(&mut self, call: BlockCall) -> BlockCall {
        let old = self.old;
        let params = || {
            old.params(old.target(call))
                .map(|param| self.long[param.index()])
        };
        if params().all(|is_long| !is_long) {
            return call;
        }
        let mut args: SmallVec<[Value; 8]> = SmallVec::new();
        for (arg, is_long) in old.args(call).zip(params()) {
            match is_long {
                true => args.extend(self.of(arg)),
                false => args.push(arg),
            }
        }
        self.b.block_call(old.target(call), &args)
    }

    /// The edges of tables and handlers.
    fn rows(&mut self) {
        for (table, row) in self.old.tables.iter() {
            let default = self.edge(row.default);
            let cases = row.cases.iter().map(|&(case, to)| (case, self.edge(to)));
            let cases = cases.collect();
            let new = &mut self.b.func.tables[table];
            (new.default, new.cases) = (default, cases);
        }
        for (handler, row) in self.old.handlers.iter() {
            let (normal, unwind) = (self.edge(row.normal), self.edge(row.unwind));
            let new = &mut self.b.func.handlers[handler];
            (new.normal, new.unwind) = (normal, unwind);
        }
    }

    fn inst(&mut self, inst: Inst) {
        let old = self.old;
        let data = old.insts[inst];
        match old.result(inst) {
            Some(result) if self.long[result.index()] => self.long(data, self.of(result)),
            result => match self.short(data, result) {
                true => {}
                false => self.copy(inst, data),
            },
        }
    }

    /// An instruction that knows nothing of 256 bits, but for what edges pass.
    fn copy(&mut self, inst: Inst, mut data: InstData) {
        data.visit_mut(&mut EdgeHalver(self));
        let (first, count) = self.old.results[inst];
        let copy = self.b.append(data, first, count);
        for value in self.old.inst_results(inst) {
            self.b.func.values[value].owner = copy.0;
        }
    }

    /// What is made of 256 bits, or stores them, and is none; false if it is nothing of that.
    fn short(&mut self, data: InstData, result: Option<Value>) -> bool {
        match (data, result) {
            (
                InstData::Store {
                    ty: Type::V256,
                    flags,
                    value,
                    addr,
                    offset,
                },
                _,
            ) if self.long[value.index()] => {
                for (value, (addr, offset)) in
                    self.of(value).into_iter().zip(self.places(addr, offset))
                {
                    self.b.effect(InstData::Store {
                        ty: Type::V128,
                        flags,
                        value,
                        addr,
                        offset,
                    });
                }
            }
            (
                InstData::Vunary {
                    op,
                    shape,
                    imm,
                    arg,
                },
                Some(result),
            ) if self.long[arg.index()] => self.short_unary(op, shape, imm, arg, result),
            _ => return false,
        }
        true
    }

    fn short_unary(&mut self, op: VectorUnary, shape: Shape, imm: u8, arg: Value, result: Value) {
        let (halves, half) = (self.of(arg), shape.half());
        let lanes = half.lanes() as u8;
        match op {
            VectorUnary::Half => self.put(copy(halves[usize::from(imm % 2)]), result),
            VectorUnary::Extract => {
                let data = InstData::Vunary {
                    op,
                    shape: half,
                    imm: imm % lanes,
                    arg: halves[usize::from(imm / lanes % 2)],
                };
                self.put(data, result);
            }
            VectorUnary::Signs => {
                let [low, high] = halves.map(|arg| self.b.vunary(op, half, 0, arg));
                let by = self.b.iconst(Type::I32, lanes.into());
                let high = self.b.binary(BinaryOp::Shl, high, by);
                let data = InstData::Binary {
                    op: BinaryOp::Or,
                    ty: Type::I32,
                    args: [low, high],
                };
                self.put(data, result);
            }
            // Conversions to half the size: two lanes of each.
            _ => {
                let args = halves.map(|arg| self.b.vunary(op, half, 0, arg));
                let data = self.shuffle(args, |i| if i < 8 { i } else { i + 8 });
                self.put(data, result);
            }
        }
    }

    /// Two places of memory, one behind the other.
    fn places(&mut self, addr: Value, offset: i32) -> [(Value, i32); 2] {
        let second = match offset.checked_add(16) {
            Some(offset) => (addr, offset),
            None => {
                let by = self.b.iconst(Type::I64, 16);
                (self.b.binary(BinaryOp::Add, addr, by), offset)
            }
        };
        [(addr, offset), second]
    }

    fn shuffle(&mut self, args: [Value; 2], byte: impl Fn(u8) -> u8) -> InstData {
        let mask: [u8; 16] = std::array::from_fn(|i| byte(i as u8));
        let mask = self.b.func.vconsts.push(u128::from_le_bytes(mask));
        let ty = Type::V128;
        InstData::Vshuffle { ty, args, mask }
    }

    /// What gives 256 bits.
    fn long(&mut self, data: InstData, results: [Value; 2]) {
        let ty = Type::V128;
        match data {
            InstData::Load {
                flags,
                addr,
                offset,
                ..
            } => self.load(flags, (addr, offset), results),
            InstData::Vunary {
                op,
                shape,
                imm,
                arg,
            } => self.unary(op, shape, imm, arg, results),
            InstData::Vbinary {
                op: VectorBinary::Join,
                ..
            } => {}
            InstData::Vbinary {
                op: op @ VectorBinary::Insert,
                shape,
                imm,
                args: [into, lane],
            } => {
                let (shape, into) = (shape.half(), self.of(into));
                let lanes = shape.lanes() as u8;
                let changed = usize::from(imm / lanes % 2);
                let data = InstData::Vbinary {
                    op,
                    shape,
                    imm: imm % lanes,
                    args: [into[changed], lane],
                };
                self.put(data, results[changed]);
                self.put(copy(into[1 - changed]), results[1 - changed]);
            }
            _ => {
                for (i, result) in results.into_iter().enumerate() {
                    let of = |value: Value| match self.of(value) {
                        NONE => value,
                        halves => halves[i],
                    };
                    let half = match data {
                        InstData::Unary { op, arg, .. } => {
                            let arg = of(arg);
                            InstData::Unary { op, ty, arg }
                        }
                        InstData::Binary { op, args, .. } => {
                            let args = args.map(of);
                            InstData::Binary { op, ty, args }
                        }
                        InstData::Select { args, .. } => {
                            let args = args.map(of);
                            InstData::Select { ty, args }
                        }
                        InstData::Vbinary {
                            op,
                            shape,
                            imm,
                            args,
                        } => InstData::Vbinary {
                            op,
                            shape: shape.half(),
                            imm,
                            args: args.map(of),
                        },
                        InstData::Vternary { op, shape, args } => InstData::Vternary {
                            op,
                            shape: shape.half(),
                            args: args.map(of),
                        },
                        InstData::Vshuffle { args, mask, .. } => {
                            let args = args.map(of);
                            InstData::Vshuffle { ty, args, mask }
                        }
                        other => other,
                    };
                    self.put(half, result);
                }
            }
        }
    }

    fn load(&mut self, flags: MemFlags, (addr, offset): (Value, i32), results: [Value; 2]) {
        let places = self.places(addr, offset);
        for (result, (addr, offset)) in results.into_iter().zip(places) {
            let data = InstData::Load {
                ty: Type::V128,
                flags,
                addr,
                offset,
            };
            self.put(data, result);
        }
    }

    fn unary(&mut self, op: VectorUnary, shape: Shape, imm: u8, arg: Value, results: [Value; 2]) {
        let half = shape.half();
        let data = |arg| InstData::Vunary {
            op,
            shape: half,
            imm,
            arg,
        };
        match op {
            VectorUnary::Splat => self.put(data(arg), results[0]),
            VectorUnary::Uext | VectorUnary::Sext => {
                self.extend(op == VectorUnary::Sext, half, imm, arg, results);
            }
            VectorUnary::StoD | VectorUnary::Fpromote => {
                self.put(data(arg), results[0]);
                let upper = self.shuffle([arg; 2], |i| if i < 8 { i + 8 } else { ZERO });
                let upper = self.b.value(upper, Type::V128);
                self.put(data(upper), results[1]);
            }
            VectorUnary::Permute => {
                let args = self.of(arg);
                for (i, result) in (0..).zip(results) {
                    let lanes = imm >> (4 * i) & 15;
                    let half = match lanes {
                        0b0100 => copy(args[0]),
                        0b1110 => copy(args[1]),
                        _ => self.shuffle(args, |i| (lanes >> (i / 8 * 2) & 3) * 8 + i % 8),
                    };
                    self.put(half, result);
                }
            }
            _ => {
                for (arg, result) in self.of(arg).into_iter().zip(results) {
                    self.put(data(arg), result);
                }
            }
        }
    }

    /// Lanes made wider by zeros or signs.
    fn extend(&mut self, signed: bool, to: Shape, narrow: u8, arg: Value, results: [Value; 2]) {
        let wide = to.lane().bytes() as u8;
        let mut above = arg;
        if let Some(from) = Type::int(u32::from(narrow) * 8).and_then(Shape::of)
            && signed
        {
            let zero = self.b.vconst(Type::V128, 0);
            above = self.b.vbinary(VectorBinary::Sgt, from, [zero, arg]);
        }
        for (i, result) in (0..).zip(results) {
            let start = i * (16 / wide) * narrow;
            let half = self.shuffle([arg, above], |i| {
                let lane = start + i / wide * narrow;
                match i % wide {
                    at if at < narrow => lane + at,
                    _ if signed => 16 + lane + narrow - 1,
                    _ => ZERO,
                }
            });
            self.put(half, result);
        }
    }
}

/// Whether an instruction puts halves together.
fn is_join(data: InstData) -> bool {
    let op = VectorBinary::Join;
    matches!(data, InstData::Vbinary { op: of, .. } if of == op)
}

/// A vector of 128 bits once more.
fn copy(arg: Value) -> InstData {
    InstData::Unary {
        op: UnaryOp::Copy,
        ty: Type::V128,
        arg,
    }
}

/// Changes what edges pass.
struct EdgeHalver<'e, 'h, 'f>(&'e mut Halver<'h, 'f>);

#[rustfmt::skip]
impl VisitMut for EdgeHalver<'_, '_, '_> {
    fn edge(&mut self, to: &mut BlockCall) { *to = self.0.edge(*to); }
    fn vconst(&mut self, _: &mut super::VConst) {}
    fn stub(&mut self, _: &mut super::Stub) {}
    fn value(&mut self, _: &mut Value) {}
    fn slot(&mut self, _: &mut super::Slot) {}
    fn callee(&mut self, _: &mut super::Callee) {}
    fn sig(&mut self, _: &mut super::SigRef) {}
    fn arguments(&mut self, _: &mut List) {}
    fn returned(&mut self, _: &mut List) {}
    fn table(&mut self, _: &mut super::Table) {}
    fn handler(&mut self, _: &mut super::Handler) {}
}
