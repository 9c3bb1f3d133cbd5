//! The ends of blocks: jumps, branches, switches, and what moves along edges.

use super::alloc::{Gen, SCRATCH, class};
use super::alu::Alu;
use super::early::Early;
use super::live::{FULL, IN_MEMORY};
use super::moves::MoveOperand;
use super::order::NONE;
use crate::entity::Entity;
use crate::lir::{BlockCall, Handler, HandlerData, Inst, InstData, Table, Type, Value};
use crate::x64::asm::{Base, Cc, Label, Mem, Op, Rm};
use crate::x64::regs::{Reg, RegSet};
use dynasmrt::{DynasmApi, dynasm};

/// What is tested after a comparison: a condition, and for some of floats "and not unordered"
/// (`Some(false)`) or "or unordered" (`Some(true)`).
#[derive(Clone, Copy, Debug)]
pub struct Test {
    pub cc: Cc,
    pub parity: Option<bool>,
}

impl Test {
    fn negate(self) -> Test {
        Test {
            cc: self.cc.negate(),
            parity: self.parity.map(|or| !or),
        }
    }
}

/// Tables of cases with at least this share of entries used become jump tables.
const DENSITY: u64 = 3;

impl Gen<'_> {
    /// Sets the flags for a condition and gives what to test for it to be true.
    pub fn condition(&mut self, cond: Value) -> Test {
        match self.folded(cond) {
            Some(InstData::Icmp { cond, ty, args }) => {
                let cc = self.compare(cond, ty, args);
                return Test { cc, parity: None };
            }
            Some(InstData::Fcmp { cond, ty, args }) => return self.compare_floats(cond, ty, args),
            Some(InstData::Binary { ty, args, .. }) => self.test(ty, args),
            _ => match self.use_rm(cond) {
                Rm::Reg(reg) => self.asm.op(Op::one(0x84).byte(), reg, reg),
                operand => self.alu_imm(Alu::Cmp, Type::I8, operand, 0),
            },
        }
        Test {
            cc: Cc::Ne,
            parity: None,
        }
    }

    /// Jumps to a label if the test is true.
    fn jump_if(&mut self, test: Test, to: Label) {
        match test.parity {
            None => self.asm.jcc(test.cc, to),
            Some(true) => {
                self.asm.jcc(test.cc, to);
                self.asm.jcc(Cc::P, to);
            }
            Some(false) => {
                let over = self.asm.jcc_short(Cc::P);
                self.asm.jcc(test.cc, to);
                self.asm.land(over);
            }
        }
    }

    /// Jumps over what follows if the test is true; gives where the jumps are.
    pub fn jump_short_if(&mut self, test: Test) -> [Option<u32>; 2] {
        match test.parity {
            None => [Some(self.asm.jcc_short(test.cc)), None],
            Some(true) => {
                let first = self.asm.jcc_short(test.cc);
                [Some(first), Some(self.asm.jcc_short(Cc::P))]
            }
            Some(false) => {
                let over = self.asm.jcc_short(Cc::P);
                let first = self.asm.jcc_short(test.cc);
                self.asm.land(over);
                [Some(first), None]
            }
        }
    }

    fn target(&self, call: BlockCall) -> u32 {
        self.order.index_of(self.func.target(call))
    }

    fn label(block: u32) -> Label {
        Label(block)
    }

    /// Whether the next block continues the chain of this one.
    fn chain_goes_on(&self) -> bool {
        let next = self.index as usize + 1;
        let nodes = &self.order.nodes;
        next < nodes.len() && nodes[next].chain != next as u32
    }

    /// Stores what successors may need from memory: those that do not continue the chain.
    fn store_for_successors(&mut self, inst: Inst) {
        let owned = self.regs.owned;
        if owned.is_empty() {
            return;
        }
        let kept = match self.chain_goes_on() {
            true => self.index + 1,
            false => NONE,
        };
        // The nearest block ahead and the farthest one back decide for all.
        let (mut ahead, mut back) = (NONE, None);
        Early::for_each_successor(self.early.as_ref(), self.func, inst, |call| {
            let to = self.target(call);
            if to > self.index {
                if to != kept {
                    ahead = ahead.min(to);
                }
            } else {
                back = back.max(Some(to));
            }
        });
        for reg in owned {
            let owner = Value(self.regs.owner[reg.0 as usize]);
            let val = self.val(owner);
            let needed = ahead <= val.last || back.is_some_and(|to| to > val.def);
            if needed && !val.is(IN_MEMORY) && (val.refs > 0 || val.is(FULL)) {
                self.spill(owner);
            }
        }
    }

    /// Collects what moves along an edge. `false` if nothing does.
    fn edge_moves(&mut self, call: BlockCall) -> bool {
        let func = self.func;
        self.moves_clear();
        let params = func.params(func.target(call));
        let mut any = false;
        for (arg, param) in func.args(call).zip(params) {
            let val = *self.val(param);
            if val.refs == 0 && !self.is_looped(param) {
                continue;
            }
            let to = match val.home.is_some() {
                true => MoveOperand::Reg(val.home),
                false => MoveOperand::Frame(self.slot_of(param)),
            };
            let from = self.place(arg);
            any |= to != from;
            self.moves_add(val.ty, to, from);
        }
        any
    }

    /// Whether a parameter's uses may have been emitted already: its block is behind.
    fn is_looped(&self, param: Value) -> bool {
        let val = self.val(param);
        val.def <= self.index && (val.home.is_some() || val.slot != 0)
    }

    /// Moves along an edge and goes to its target.
    fn follow(&mut self, call: BlockCall, fall: bool) {
        if self.edge_moves(call) {
            self.moves_do();
        }
        if !fall {
            let to = self.target(call);
            self.asm.jmp(Self::label(to));
        }
    }

    /// As [`follow`](Self::follow), at the very end of the block.
    fn follow_last(&mut self, call: BlockCall, fall: bool) {
        let to = self.target(call);
        if fall || to > self.index {
            return self.follow(call, fall);
        }
        if self.edge_moves(call) {
            self.moves_do();
        }
        if !self.jump_by_copy(to) {
            self.asm.jmp(Self::label(to));
        }
    }

    /// Before the next block continues the chain: moves what stands in registers that are homes
    /// there to others.
    fn leave_homes(&mut self) {
        let strange = self.regs.owned.without(self.regs.temps);
        for reg in strange {
            let owner = Value(self.regs.owner[reg.0 as usize]);
            let val = *self.val(owner);
            if val.last <= self.index && !val.is(FULL) {
                continue;
            }
            let usable = self.regs.temps.and(class(val.ty)).without(self.regs.owned);
            match usable.first() {
                Some(free) => {
                    self.mov(val.ty, free, reg);
                    self.regs.owned.remove(reg);
                    self.own(owner, free);
                }
                None => self.drop_owner(reg, true),
            }
        }
    }

    pub fn emit_jump(&mut self, inst: Inst, to: BlockCall) {
        self.store_for_successors(inst);
        let fall = self.target(to) == self.index + 1;
        if fall && self.chain_goes_on() {
            self.leave_homes();
        }
        self.follow_last(to, fall);
        self.release_edge(to);
    }

    fn release_edge(&mut self, call: BlockCall) {
        let func = self.func;
        func.args(call).for_each(|arg| self.release(arg));
    }

    pub fn emit_brif(&mut self, inst: Inst, cond: Value, then: BlockCall, els: BlockCall) {
        if let Some(imm) = self.iconst(cond) {
            return self.emit_known_branch(inst, imm != 0, then, els);
        }
        self.store_for_successors(inst);
        let mut test = self.condition(cond);
        let next = self.index + 1;
        let (mut taken, mut fall) = (then, els);
        if self.target(then) == next {
            (taken, fall) = (els, then);
            test = test.negate();
        }
        let falls = self.target(fall) == next;
        let branch = self.asm.mark();
        let moves = self.edge_moves(taken);
        // The other way round where only that saves a jump: over moves to a jump.
        if moves {
            let skip = self.asm.label();
            self.jump_if(test.negate(), skip);
            self.moves_do();
            let to = self.target(taken);
            self.asm.jmp(Self::label(to));
            self.asm.bind(skip);
        } else {
            let to = self.target(taken);
            self.jump_if(test, Self::label(to));
        }
        let behind = self.asm.pos();
        if falls && self.chain_goes_on() {
            self.leave_homes();
        }
        self.follow_last(fall, falls);
        if falls && !moves && test.parity.is_none() && self.asm.pos() == behind {
            self.note_header(branch, test.cc.negate(), self.target(taken));
        }
        self.release(cond);
        self.release_edge(then);
        self.release_edge(els);
    }

    fn emit_known_branch(&mut self, inst: Inst, cond: bool, then: BlockCall, els: BlockCall) {
        self.store_for_successors(inst);
        let to = if cond { then } else { els };
        let falls = self.target(to) == self.index + 1;
        if falls && self.chain_goes_on() {
            self.leave_homes();
        }
        self.follow(to, falls);
        self.release_edge(then);
        self.release_edge(els);
    }

    /// A call that ends its block. Where it ends by unwinding, the registers that it gives back are as
    /// they were, and so is the frame: that way's code follows the call, which the other way jumps
    /// over.
    pub fn emit_invoke(&mut self, inst: Inst, handler: Handler, call: impl FnOnce(&mut Self)) {
        let HandlerData {
            normal,
            unwind,
            slot,
            ..
        } = self.func.handlers[handler];
        self.store_for_successors(inst);
        call(self);
        // Behind that the results may have been moved.
        let returned = self.asm.code.sites.last().map_or(0, |site| site.offset);
        self.store_for_successors(inst);
        let over = self.asm.label();
        self.asm.jmp(over);
        self.asm.landing_pad(returned, handler);
        for (reg, offset) in [(Reg::RAX, 0), (Reg::RDX, 8)] {
            let (Ok(to) | Err(to)) = self.frame.slot(slot.index(), offset);
            self.asm.op(Op::one(0x89).wide(), reg, to);
        }
        self.follow(unwind, false);
        self.asm.bind(over);
        let falls = self.target(normal) == self.index + 1;
        if falls && self.chain_goes_on() {
            self.leave_homes();
        }
        self.follow_last(normal, falls);
        self.release_edge(normal);
        self.release_edge(unwind);
    }

    pub fn emit_switch(&mut self, inst: Inst, value: Value, table: Table) {
        self.store_for_successors(inst);
        let func = self.func;
        let table = &func.tables[table];
        let ty = self.val(value).ty;
        // The value in the scratch register, zero-extended: comparisons are all unsigned.
        let extend = match ty {
            Type::I8 => Op::two(0xb6).byte(),
            Type::I16 => Op::two(0xb7),
            Type::I32 => Op::one(0x8b),
            _ => Op::one(0x8b).wide(),
        };
        let from = self.use_rm(value);
        self.asm.op(extend, SCRATCH, from);
        // Edges with moves get code of their own, behind.
        let mut stubs: Vec<(Label, BlockCall)> = Vec::new();
        let mut label = |this: &mut Self, call: BlockCall| {
            if this.edge_moves(call) {
                let stub = this.asm.label();
                stubs.push((stub, call));
                stub
            } else {
                Self::label(this.target(call))
            }
        };
        let mut cases: Vec<(u64, Label)> = Vec::with_capacity(table.cases.len());
        for &(case, call) in &table.cases {
            let to = label(self, call);
            cases.push((case, to));
        }
        let default = label(self, table.default);
        cases.sort_unstable_by_key(|case| case.0);
        // What lies in registers until the stubs were emitted stays there.
        let wide = if ty == Type::I64 {
            Type::I64
        } else {
            Type::I32
        };
        self.dispatch(wide, &cases, default);
        for (stub, call) in stubs {
            self.asm.bind(stub);
            self.follow(call, false);
        }
        self.release(value);
        self.release_edge(table.default);
        table
            .cases
            .iter()
            .for_each(|&(_, call)| self.release_edge(call));
    }

    /// Goes to the label of the case that equals the scratch register.
    fn dispatch(&mut self, ty: Type, cases: &[(u64, Label)], default: Label) {
        // A stack of ranges, so that many cases cannot exhaust that of the host.
        let mut todo = vec![(0, cases.len(), None)];
        while let Some((from, to, label)) = todo.pop() {
            if let Some(label) = label {
                self.asm.bind(label);
            }
            let part = &cases[from..to];
            let (Some(first), Some(last)) = (part.first(), part.last()) else {
                self.asm.jmp(default);
                continue;
            };
            if part.len() >= 5 && (last.0 - first.0) / (part.len() as u64) < DENSITY {
                self.jump_table(ty, part, default);
                continue;
            }
            if part.len() <= 4 {
                for &(case, to) in part {
                    self.compare_case(ty, case);
                    self.asm.jcc(Cc::E, to);
                }
                self.asm.jmp(default);
                continue;
            }
            let middle = from + part.len() / 2;
            let upper = self.asm.label();
            self.compare_case(ty, cases[middle].0);
            self.asm.jcc(Cc::Ae, upper);
            todo.push((middle, to, Some(upper)));
            todo.push((from, middle, None));
        }
    }

    /// Compares the scratch register. Constants of 64 bits go through the constant pool.
    fn compare_case(&mut self, ty: Type, case: u64) {
        match i32::try_from(case as i64) {
            Ok(imm) => self.alu_imm(Alu::Cmp, ty, SCRATCH, imm),
            Err(_) if ty != Type::I64 => self.alu_imm(Alu::Cmp, ty, SCRATCH, case as i32),
            Err(_) => {
                let mem = self.constant(case, 8);
                self.alu(Alu::Cmp, ty, SCRATCH, mem);
            }
        }
    }

    fn jump_table(&mut self, ty: Type, cases: &[(u64, Label)], default: Label) {
        let (first, last) = (cases[0].0, cases[cases.len() - 1].0);
        if first != 0 {
            match i32::try_from(first as i64) {
                Ok(imm) => self.alu_imm(Alu::Sub, ty, SCRATCH, imm),
                Err(_) if ty != Type::I64 => {
                    self.alu_imm(Alu::Sub, ty, SCRATCH, first as i32);
                }
                Err(_) => {
                    let mem = self.constant(first, 8);
                    self.alu(Alu::Sub, ty, SCRATCH, mem);
                }
            }
        }
        self.compare_case(ty, last - first);
        self.asm.jcc(Cc::A, default);
        let mut cases = cases.iter().peekable();
        let entries = (first..=last).map(|n| match cases.next_if(|case| case.0 == n) {
            Some(&(_, label)) => label,
            None => default,
        });
        let start = self.asm.table(entries);
        // One more register: any temporary one whose value the stubs do not need, else it is saved
        // on the stack around the three instructions.
        let table = Mem::rip(Base::Pool(start), 0);
        let usable = self.regs.temps.and(RegSet::GPRS).without(self.regs.owned);
        let (reg, saved): (Reg, bool) = match usable.without(self.regs.locked).first() {
            Some(reg) => (reg, false),
            None => (Reg::RAX, true),
        };
        if saved {
            // That is where a frame in the red zone would be.
            self.frame.is_leaf = false;
            dynasm!(self.asm ; .arch x64 ; mov [rsp - 8], rax);
        }
        self.asm.op(Op::one(0x8d).wide(), reg, table);
        let entry = Mem {
            index: SCRATCH,
            scale: 2,
            ..Mem::at(reg, 0)
        };
        self.asm.op(Op::one(0x63).wide(), SCRATCH, entry);
        self.alu(Alu::Add, Type::I64, SCRATCH, reg);
        if saved {
            dynasm!(self.asm ; .arch x64 ; mov rax, [rsp - 8]);
        }
        dynasm!(self.asm ; .arch x64 ; jmp r11);
    }
}
