//! Comparisons, selections, and the ends of blocks.

use super::float::scalar;
use super::integer::{Alu, imm_form};
use super::{Operands, Selector, in_register};
use crate::lir::{BinaryOp, BlockCall, FloatCond, InstData, IntCond, Type, Value};
use crate::x64::asm::{Cc, Op, float_test};
use crate::x64::optimizing::minst::{MInst, Rm, Test};
use crate::x64::optimizing::vcode::Part;
use crate::x64::packed::newer_imm;
use crate::x64::reloc::Unsupported;
use regalloc2::{Operand, VReg};
use smallvec::SmallVec;

/// The condition code for a comparison of integers.
fn condition(cond: IntCond) -> Cc {
    match cond {
        IntCond::Eq => Cc::E,
        IntCond::Ne => Cc::Ne,
        IntCond::Ugt => Cc::A,
        IntCond::Uge => Cc::Ae,
        IntCond::Ult => Cc::B,
        IntCond::Ule => Cc::Be,
        IntCond::Sgt => Cc::G,
        IntCond::Sge => Cc::Ge,
        IntCond::Slt => Cc::L,
        IntCond::Sle => Cc::Le,
    }
}

/// The number of a comparison in AVX's instructions that make masks: of each two of the same
/// meaning the one that is quiet about NaNs, as `ucomisd` is.
fn predicate(cond: FloatCond) -> u8 {
    match cond {
        FloatCond::Oeq => 0,
        FloatCond::Uno => 3,
        FloatCond::Une => 4,
        FloatCond::Ord => 7,
        FloatCond::Ueq => 8,
        FloatCond::One => 12,
        FloatCond::Olt => 17,
        FloatCond::Ole => 18,
        FloatCond::Uge => 21,
        FloatCond::Ugt => 22,
        FloatCond::Ult => 25,
        FloatCond::Ule => 26,
        FloatCond::Oge => 29,
        FloatCond::Ogt => 30,
    }
}

/// An edge out of a block.
struct Edge {
    call: BlockCall,
    /// The machine block it leads to.
    to: u32,
    /// If it is critical, the machine block that it has for itself.
    split: Option<u32>,
    /// Whether it leads from or to what hardly ever runs.
    cold: bool,
    /// About how often it is taken.
    each_way: u32,
}

impl Selector<'_> {
    /// Sets the flags for a condition and gives what to test for it to be true.
    fn condition(&mut self, cond: Value) -> Test {
        let Some((_, data)) = self.local_def(cond) else {
            return self.test_byte(cond);
        };
        // What is compared a second time must be there a second time.
        let folds = self.is_single(cond);
        match data {
            InstData::Icmp { cond, ty, args } => Test::of(self.compare(cond, ty, args, folds)),
            InstData::Fcmp { cond, ty, args } => self.compare_floats(cond, ty, args, folds),
            InstData::Binary {
                op: BinaryOp::Xor,
                args: [a, b],
                ..
            } if folds && self.iconst(b) == Some(1) && self.is_boolean(a) => {
                self.condition(a).negate()
            }
            InstData::Binary {
                op: BinaryOp::And,
                ty,
                args,
            } if folds => {
                self.test_bits(ty, args, true);
                Test::of(Cc::Ne)
            }
            _ => self.test_byte(cond),
        }
    }

    fn is_boolean(&self, value: Value) -> bool {
        matches!(
            self.local_def(value),
            Some((_, InstData::Icmp { .. } | InstData::Fcmp { .. }))
        )
    }

    fn test_byte(&mut self, cond: Value) -> Test {
        if self.foldable_load(cond).is_some() {
            self.compare_imm(Type::I8, cond, 0, true, IntCond::Ne);
        } else {
            let reg = self.use_reg(cond);
            let op = Op::one(0x84).byte();
            self.emit(MInst::Use { op, rm: Rm::Reg }, &[reg, reg]);
        }
        Test::of(Cc::Ne)
    }

    /// The comparison that is an instruction of its own.
    pub fn compare_inst(&mut self, data: InstData) -> Test {
        match data {
            InstData::Icmp { cond, ty, args } => Test::of(self.compare(cond, ty, args, true)),
            InstData::Fcmp { cond, ty, args } => self.compare_floats(cond, ty, args, true),
            _ => Test::of(Cc::E),
        }
    }

    fn compare(&mut self, cond: IntCond, ty: Type, args: [Value; 2], folds: bool) -> Cc {
        let [mut a, mut b] = args;
        let mut cond = cond;
        if self.iconst(a).is_some() && self.iconst(b).is_none() {
            (a, b) = (b, a);
            cond = cond.swap();
        }
        if let Some(imm) = self.imm32(b) {
            if ty == Type::I16 && i8::try_from(imm).is_err() {
                return self.compare_extended(cond, a, imm);
            }
            self.compare_imm(ty, a, imm, folds, cond);
            return match (cond, imm) {
                // The sign alone, which what has computed it has left in the flags, too.
                (IntCond::Slt, 0) => Cc::S,
                (IntCond::Sge, 0) => Cc::Ns,
                _ => condition(cond),
            };
        }
        if folds && self.foldable_load(b).is_none() && self.foldable_load(a).is_some() {
            (a, b) = (b, a);
            cond = cond.swap();
        }
        let mut ops = Operands::new();
        ops.push(self.use_reg(a));
        let rm = match folds {
            true => self.rm(b, &mut ops),
            false => self.rm_in_place(b, &mut ops),
        };
        let op = Alu::Cmp.op(ty);
        self.emit(MInst::Use { op, rm }, &ops);
        condition(cond)
    }

    /// With a large immediate operand of 16 bits the processor is slow to find where an
    /// instruction ends.
    fn compare_extended(&mut self, cond: IntCond, a: Value, imm: i32) -> Cc {
        use IntCond as C;
        let signed = matches!(cond, C::Sgt | C::Sge | C::Slt | C::Sle);
        let ops = [Operand::reg_use(self.extended(signed, a))];
        let imm = if signed { imm } else { imm & 0xffff };
        self.ext(Op::one(0x81), Alu::Cmp as u8, Rm::Reg, imm, 4, &ops);
        condition(cond)
    }

    fn ext(&mut self, op: Op, ext: u8, rm: Rm, imm: i32, imm_len: u8, ops: &[Operand]) {
        let inst = MInst::Ext {
            op,
            ext,
            rm,
            imm,
            imm_len,
        };
        self.emit(inst, ops);
    }

    fn compare_imm(&mut self, ty: Type, a: Value, imm: i32, folds: bool, cond: IntCond) {
        if imm == 0
            && folds
            && self.is_single(a)
            && let Some((
                _,
                InstData::Binary {
                    op: BinaryOp::And,
                    args,
                    ..
                },
            )) = self.local_def(a)
        {
            return self.test_bits(ty, args, matches!(cond, IntCond::Eq | IntCond::Ne));
        }
        let mut ops = Operands::new();
        let in_memory = folds && self.foldable_load(a).is_some();
        if imm == 0 && !in_memory {
            let reg = self.use_reg(a);
            let op = Op::one(0x85).sized(ty);
            return self.emit(MInst::Use { op, rm: Rm::Reg }, &[reg, reg]);
        }
        let rm = match in_memory {
            true => self.rm(a, &mut ops),
            false => self.rm_in_place(a, &mut ops),
        };
        let (op, len) = imm_form(ty, imm);
        self.ext(op, Alu::Cmp as u8, rm, imm, len, &ops);
    }

    /// Sets the flags for the bitwise and of two values; its sign is of interest or not.
    fn test_bits(&mut self, ty: Type, args: [Value; 2], unsigned: bool) {
        let [a, b] = match self.imm32(args[0]) {
            Some(_) => [args[1], args[0]],
            None => args,
        };
        let mut ops = Operands::new();
        if let Some(imm) = self.imm32(b) {
            // Eight bits are enough where the mask has no more, and take less room.
            let ty = match imm {
                0..=127 => Type::I8,
                _ if unsigned => in_register_unless_byte(ty),
                _ => ty,
            };
            let in_place = self.use_reg(a);
            ops.push(in_place);
            let imm = match ty {
                Type::I32 if self.func.ty(a) == Type::I16 => imm & 0xffff,
                _ => imm,
            };
            let len = ty.bytes().min(4) as u8;
            return self.ext(Op::one(0xf7).sized(ty), 0, Rm::Reg, imm, len, &ops);
        }
        ops.push(self.use_reg(a));
        let rm = self.rm_in_place(b, &mut ops);
        let op = Op::one(0x85).sized(ty);
        self.emit(MInst::Use { op, rm }, &ops);
    }

    /// Sets the flags for a comparison of floats and gives what to test.
    fn compare_floats(&mut self, cond: FloatCond, ty: Type, args: [Value; 2], folds: bool) -> Test {
        let (swap, cc, parity) = float_test(cond);
        let [mut a, mut b] = args;
        if swap {
            (a, b) = (b, a);
        }
        let mut ops = Operands::new();
        ops.push(self.use_reg(a));
        let rm = match folds {
            true => self.rm(b, &mut ops),
            false => self.rm_in_place(b, &mut ops),
        };
        let op = match ty {
            Type::F32 => Op::two(0x2e),
            _ => Op::two(0x2e).prefix(0x66),
        };
        self.emit(MInst::Use { op, rm }, &ops);
        Test { cc, parity }
    }

    pub fn select(
        &mut self,
        result: Value,
        ty: Type,
        [cond, a, b]: [Value; 3],
    ) -> Result<(), Unsupported> {
        // What the operands need is made before the flags are set.
        if !ty.is_int() && self.select_by_mask(result, [cond, a, b]) {
            return Ok(());
        }
        if !ty.is_int() {
            let (yes, no) = (self.reg(a), self.reg(b));
            let test = self.condition(cond);
            let mut ops = self.modifying(result, yes);
            ops.push(Operand::reg_use(no));
            self.emit(MInst::FloatSelect(test), &ops);
            return Ok(());
        }
        let (mut yes, mut no) = (self.reg(a), self.reg(b));
        let mut test = self.condition(cond);
        if test.parity == Some(false) {
            // "And" of two flags is the other one unless one of both is not set.
            test = test.negate();
            (yes, no) = (no, yes);
        } else if test.parity.is_none() && self.is_single(a) && !self.is_single(b) {
            // What is used again is better not overwritten.
            test = test.negate();
            (yes, no) = (no, yes);
        }
        let wide = in_register(ty);
        if test.parity.is_some() {
            let first = self.temp(regalloc2::RegClass::Int);
            self.move_if(Cc::P, wide, first, no, yes);
            no = first;
        }
        let to = self.own(result);
        self.move_if(test.cc, wide, to, no, yes);
        Ok(())
    }

    /// Chooses between floats by a comparison of floats, without a jump; false if it is none of
    /// those.
    fn select_by_mask(&mut self, result: Value, [cond, a, b]: [Value; 3]) -> bool {
        let Some((_, InstData::Fcmp { cond: of, ty, args })) = self.local_def(cond) else {
            return false;
        };
        let to = self.own(result);
        let lane = self.func.ty(result);
        if !self.features.avx || lane != ty || !self.is_single(cond) {
            return false;
        }
        let (yes, no) = (self.reg(a), self.use_reg(b));
        let mask = self.temp(regalloc2::RegClass::Float);
        let first = self.reg(args[0]);
        let mut with = Operands::new();
        let rm = self.rm(args[1], &mut with);
        let compare = scalar(0xc2, ty);
        self.packed_mod(mask, compare, first, rm, &with, Some(predicate(of)));
        // `vblendvps`, `vblendvpd`
        let opcode = if ty == Type::F32 { 0x4a } else { 0x4b };
        let op = newer_imm(opcode);
        let ops = [
            Operand::reg_def(to),
            no,
            Operand::reg_use(mask),
            Operand::reg_use(yes),
        ];
        self.emit(MInst::Blend { op, rm: Rm::Reg }, &ops);
        true
    }

    /// `cmov`
    fn move_if(&mut self, cc: Cc, ty: Type, to: VReg, no: VReg, yes: VReg) {
        let ops = [
            Operand::reg_reuse_def(to, 1),
            Operand::reg_use(no),
            Operand::any_use(yes),
        ];
        let op = Op::two(0x40 | cc as u8).sized(ty);
        self.emit(MInst::Mod { op, rm: Rm::Reg }, &ops);
    }

    /// The end of a block of the order, after the blocks of its critical edges. Gives where the
    /// instructions of the block itself start.
    pub fn terminator(&mut self, index: usize) -> Result<u32, Unsupported> {
        let func = self.func;
        let inst = self.inst;
        let own = self.facts.vblocks[index];
        let mut calls: SmallVec<[BlockCall; 2]> = SmallVec::new();
        func.for_each_successor(inst, |call| calls.push(call));
        let many = calls.len() > 1;
        let mut next = own;
        let mut edges: SmallVec<[Edge; 2]> = SmallVec::new();
        for call in calls {
            let place = self.order.index_of(func.target(call)) as usize;
            let critical = many && self.has_own_block(inst, call);
            next += u32::from(critical);
            edges.push(Edge {
                call,
                to: self.facts.vblocks[place],
                split: critical.then_some(next),
                cold: self.facts.cold[place] || self.facts.cold[index],
                each_way: self.order.each_way(func, index),
            });
        }
        for edge in edges.iter().rev() {
            if let Some(split) = edge.split {
                self.edge_block(edge, split);
            }
        }
        let start = self.code.insts.len();
        let passed: SmallVec<[Part; 2]> = edges
            .iter()
            .map(|edge| match edge.split {
                Some(_) => 0..0,
                None => self.passed(edge.call),
            })
            .collect();
        match func.insts[inst] {
            InstData::Jump { .. } => self.emit(MInst::Jump, &[]),
            InstData::Brif { cond, .. } => {
                let test = self.condition(cond);
                self.emit(MInst::Branch(test), &[]);
            }
            InstData::Switch { value, table } => {
                let ty = self.func.ty(value);
                let to = self.extended(false, value);
                let table = table.0;
                let ty = in_register(ty);
                self.emit(MInst::Switch { table, ty }, &[Operand::reg_use(to)]);
            }
            InstData::Return { values } => self.return_values(values),
            InstData::TailCall { callee, args } => self.tail_call(callee, args),
            InstData::TailCallIndirect { sig, addr, args } => {
                self.tail_call_indirect(sig, addr, args);
            }
            InstData::Trap { code } => self.emit(MInst::Trap(code), &[]),
            InstData::Invoke {
                callee,
                args,
                handler,
            } => self.invoke(inst, callee, args, handler),
            InstData::InvokeIndirect {
                addr,
                args,
                handler,
            } => self.invoke_indirect(inst, addr, args, handler),
            _ => return Err(self.unsupported("this end of a block", None)),
        }
        self.code.turn_from(start);
        let first = self.code.edges.len() as u32;
        for (edge, part) in edges.iter().zip(passed) {
            let to = edge.split.unwrap_or(edge.to);
            self.code.edges.push(regalloc2::Block::new(to as usize));
            self.code.passed.push(part);
        }
        self.code.blocks[own as usize].succs = first..self.code.edges.len() as u32;
        Ok(start as u32)
    }

    /// The registers that are passed along an edge.
    fn passed(&mut self, call: BlockCall) -> Part {
        let func = self.func;
        let mut args: SmallVec<[VReg; 4]> = SmallVec::new();
        for arg in func.args(call) {
            args.push(self.reg(arg));
        }
        let start = self.code.lists.len() as u32;
        self.code.lists.extend_from_slice(&args);
        start..self.code.lists.len() as u32
    }

    fn edge_block(&mut self, edge: &Edge, split: u32) {
        let start = self.code.insts.len();
        let part = self.passed(edge.call);
        self.emit(MInst::Jump, &[]);
        self.code.turn_from(start);
        let at = self.code.edges.len() as u32;
        let to = regalloc2::Block::new(edge.to as usize);
        self.code.edges.push(to);
        self.code.passed.push(part);
        let block = &mut self.code.blocks[split as usize];
        block.insts = start as u32..self.code.insts.len() as u32;
        block.succs = at..at + 1;
        block.cold = edge.cold;
        block.each_way = edge.each_way;
    }
}

fn in_register_unless_byte(ty: Type) -> Type {
    match ty {
        Type::I16 => Type::I32,
        ty => ty,
    }
}
