//! Branches, and the moves that they make.

use super::{Constant, Failure, Fixup, Flattener, Label, Result, UNKNOWN, words};
use crate::entity::{Entity, List};
use crate::interp::cond::CompareTest;
use crate::interp::moves::{Move, sequence};
use crate::interp::op::{Opcode, Word};
use crate::interp::plan::{FAR_BASE, Home, Mode};
use crate::lir::{
    Block, BlockCall, Handler, Inst, InstData, SigRef, Table, Target, TrapCode, Value,
};
use crate::sort;

/// What a block call does besides going to its target.
#[derive(Default)]
struct EdgeMoves {
    moves: Vec<Move>,
    constants: Vec<(u32, Constant)>,
}

impl EdgeMoves {
    fn is_empty(&self) -> bool {
        self.moves.is_empty() && self.constants.is_empty()
    }
}

impl Flattener<'_> {
    pub(super) fn terminator(&mut self, inst: Inst, next: Option<Block>) -> Result {
        match self.func.insts[inst] {
            InstData::Jump { to } => {
                let edge = self.edge(to)?;
                self.moves(edge)?;
                self.jump_to(self.func.target(to), next);
            }
            InstData::Brif { cond, then, els } => {
                let test = self.test(cond)?;
                let edges = [self.edge(then)?, self.edge(els)?];
                let targets = [self.func.target(then), self.func.target(els)];
                self.branch_on(test, edges, targets, next)?;
            }
            InstData::Switch { value, table } => self.switch(value, table)?,
            InstData::Invoke {
                callee,
                args,
                handler,
            } => {
                let data = self.func.callees[callee];
                let function = match data.target {
                    Target::Libcall(libcall) => Some(self.libcall_function(libcall)),
                    Target::Symbol(symbol) => self.symbol_function(symbol),
                };
                let address = match (function, data.target) {
                    (Some(function), _) => self.symbols.entries().thunk(function),
                    (None, Target::Symbol(symbol)) => self.symbols.address(symbol),
                    (None, Target::Libcall(_)) => 0,
                };
                let addr = self.constant_reg(Constant::Bits(address))?;
                self.invoke(inst, addr, data.sig, args, handler, next)?;
            }
            InstData::InvokeIndirect {
                addr,
                args,
                handler,
            } => {
                let Some(sig) = self.func.handlers[handler].sig else {
                    return Err(self.unsupported("a call without a signature"));
                };
                let addr = self.reg(addr)?;
                self.invoke(inst, addr, sig, args, handler, next)?;
            }
            InstData::Return { values } => self.ret(values)?,
            InstData::TailCall { callee, args } => self.tail_call(callee, args)?,
            InstData::TailCallIndirect { sig, addr, args } => {
                self.tail_call_indirect(sig, addr, args)?;
            }
            InstData::Trap { code } => {
                let op = match code {
                    TrapCode::Unreachable => Opcode::Unreachable,
                    TrapCode::Abort => Opcode::Abort,
                };
                self.emit(Word::new(op, 0, 0, 0));
            }
            _ => {}
        }
        // Not earlier: the moves read registers that are given back here.
        self.release(inst);
        Ok(())
    }

    /// The test that a branch on this value makes, its operands found.
    fn test(&mut self, cond: Value) -> Result<CompareTest> {
        let root = self.plan.root(cond);
        if let Some(def) = self.func.def_inst(root)
            && self.plan.mode(def) == Mode::Fused
        {
            match self.func.insts[def] {
                InstData::Icmp { cond, ty, args } => return self.int_test(cond, ty, args),
                InstData::Fcmp { cond, args, .. } => {
                    let a = self.reg(args[0])?;
                    let b = self.reg(args[1])?;
                    return Ok(CompareTest::Float { cond, a, b });
                }
                _ => {}
            }
        }
        Ok(CompareTest::NonZero(self.reg(cond)?))
    }

    fn branch_on(
        &mut self,
        test: CompareTest,
        edges: [EdgeMoves; 2],
        targets: [Block; 2],
        next: Option<Block>,
    ) -> Result {
        let [then, els] = edges;
        let [to_then, to_els] = targets;
        match (then.is_empty(), els.is_empty()) {
            (true, true) if next == Some(to_then) => {
                self.branch(test.negate(), block_label(to_els))
            }
            (true, _) => {
                self.branch(test, block_label(to_then));
                self.moves(els)?;
                self.jump_to(to_els, next);
            }
            (false, true) => {
                self.branch(test.negate(), block_label(to_els));
                self.moves(then)?;
                self.jump_to(to_then, next);
            }
            (false, false) => {
                let stub = self.new_label();
                self.branch(test, stub);
                self.moves(els)?;
                self.jump_to(to_els, None);
                self.bind(stub);
                self.moves(then)?;
                self.jump_to(to_then, next);
            }
        }
        Ok(())
    }

    /// A call that goes on at one of two blocks.
    fn invoke(
        &mut self,
        inst: Inst,
        addr: u16,
        sig: SigRef,
        args: List,
        handler: Handler,
        next: Option<Block>,
    ) -> Result {
        let func = self.func;
        let data = &func.handlers[handler];
        if func.sigs[sig].returns_twice {
            return Err(self.unsupported("such a call that returns twice"));
        }
        let row = self.sig_row(&func.sigs[sig]);
        let args = self.args(args)?;
        let words = self.constant_reg(Constant::Slot(data.slot, 0))?;
        let is_caught = self.temp(1)?;
        let to = self.places(inst)?;
        self.emit_with(
            Word::new(Opcode::Invoke, to, args.len() as u16, addr),
            row.into(),
        );
        let fields = [is_caught, words, handler.0 as u16, (handler.0 >> 16) as u16];
        self.list(&fields);
        self.list(&args);
        let unwind = self.new_label();
        self.branch(CompareTest::NonZero(is_caught), unwind);
        // There are results on this way only.
        self.put_far();
        let edge = self.edge(data.normal)?;
        self.moves(edge)?;
        self.jump(block_label(func.target(data.normal)));
        self.bind(unwind);
        let edge = self.edge(data.unwind)?;
        self.moves(edge)?;
        self.jump_to(func.target(data.unwind), next);
        Ok(())
    }

    fn switch(&mut self, value: Value, table: Table) -> Result {
        let func = self.func;
        let table = &func.tables[table];
        let value = self.reg(value)?;
        let mut cases: Vec<(u64, BlockCall)> = table.cases.clone();
        sort::by_number(&mut cases, |case| case.0);
        let mut edges = Vec::new();
        for call in cases.iter().map(|case| case.1).chain([table.default]) {
            let edge = self.edge(call)?;
            let label = match edge.is_empty() {
                true => block_label(func.target(call)),
                false => self.new_label(),
            };
            edges.push((edge, func.target(call), label));
        }
        let start = self.here();
        let low = cases.first().map_or(0, |case| case.0);
        let high = cases.last().map_or(0, |case| case.0);
        let span = high.wrapping_sub(low);
        let default = cases.len();
        let distance = |this: &mut Self, edge: usize| {
            let at = this.here();
            this.fixups.push(Fixup {
                at,
                from: start,
                label: edges[edge].2,
            });
            this.words.push(0);
        };
        if !cases.is_empty() && span < 4 * cases.len() as u64 + 8 {
            self.emit_with(Word::new(Opcode::SwitchDense, value, 0, 0), low);
            self.words.push(span + 1);
            let mut case = 0;
            for i in 0..=span {
                let hit = cases[case].0 == low + i;
                distance(self, if hit { case } else { default });
                case += usize::from(hit);
            }
        } else {
            let op = Word::new(Opcode::SwitchSparse, value, 0, 0);
            self.emit_with(op, cases.len() as u64);
            for (i, case) in cases.iter().enumerate() {
                self.words.push(case.0);
                distance(self, i);
            }
        }
        distance(self, default);
        for (edge, target, label) in edges {
            if !edge.is_empty() {
                self.bind(label);
                self.moves(edge)?;
                self.jump_to(target, None);
            }
        }
        Ok(())
    }

    /// What a block call moves, its arguments found.
    fn edge(&mut self, call: BlockCall) -> Result<EdgeMoves> {
        let func = self.func;
        let mut edge = EdgeMoves::default();
        for (param, arg) in func.params(func.target(call)).zip(func.args(call)) {
            let arg = self.plan.root(arg);
            if self.plan.is_unused(param) {
                continue;
            }
            let Home::Reg(to) = self.plan.home(param) else {
                continue;
            };
            if let Some(constant) = self.constant(arg) {
                let known = self.hoisted.get(&constant);
                match known.or_else(|| self.cached.get(&constant)) {
                    Some(&from) => edge.push(to, from.into(), constant.words()),
                    None => edge.constants.push((to, constant)),
                }
                continue;
            }
            let from = match (self.plan.home(arg), self.chosen[arg.index()]) {
                (Home::Reg(reg), _) => reg,
                (Home::None, Some(reg)) => reg.into(),
                (Home::None, None) => {
                    return Err(self.unsupported("a value that is used before it is defined"));
                }
            };
            edge.push(to, from, words(func.ty(param)));
        }
        Ok(edge)
    }

    fn moves(&mut self, mut edge: EdgeMoves) -> Result {
        if edge.is_empty() {
            return Ok(());
        }
        let temp = self.take(1)?;
        let far_temp = self.take(1)?;
        let mut out = Vec::new();
        sequence(&mut edge.moves, temp.into(), &mut out);
        for Move { to, from } in out {
            match (to < FAR_BASE, from < FAR_BASE) {
                (true, true) => self.emit(Word::new(Opcode::Mov, to as u16, from as u16, 0)),
                (true, false) => self.emit(Word::wide(Opcode::FarGet, to as u16, from as i32)),
                (false, true) => self.emit(Word::wide(Opcode::FarPut, from as u16, to as i32)),
                (false, false) => {
                    self.emit(Word::wide(Opcode::FarGet, far_temp, from as i32));
                    self.emit(Word::wide(Opcode::FarPut, far_temp, to as i32));
                }
            }
        }
        for (to, constant) in edge.constants {
            if to < FAR_BASE {
                self.set_constant(to as u16, constant);
                continue;
            }
            let words = constant.words();
            let temp = self.take(words)?;
            self.set_constant(temp, constant);
            for i in 0..words {
                self.emit(Word::wide(Opcode::FarPut, temp + i as u16, (to + i) as i32));
            }
            self.regs.give(temp, words);
        }
        self.regs.give(temp, 1);
        self.regs.give(far_temp, 1);
        Ok(())
    }

    fn new_label(&mut self) -> Label {
        self.labels.push(UNKNOWN);
        Label(self.labels.len() as u32 - 1)
    }

    fn bind(&mut self, label: Label) {
        self.labels[label.0 as usize] = self.here();
    }

    fn fix(&mut self, label: Label) {
        let at = self.here();
        self.fixups.push(Fixup {
            at,
            from: at,
            label,
        });
    }

    fn branch(&mut self, test: CompareTest, label: Label) {
        let is_wide = matches!(test, CompareTest::NonZero(_) | CompareTest::Zero(_));
        if self.long && !is_wide {
            let (op, a, b) = test.negate().branch();
            self.emit(Word::new(op, a, b, 2));
            self.jump(label);
            return;
        }
        self.fix(label);
        let (op, a, b) = test.branch();
        self.emit(Word::new(op, a, b, 0));
    }

    fn jump(&mut self, label: Label) {
        self.fix(label);
        self.emit(Word::wide(Opcode::Jump, 0, 0));
    }

    /// Goes to a block from the end of another one.
    fn jump_to(&mut self, block: Block, next: Option<Block>) {
        if next == Some(block) || self.turn(block, next) {
            return;
        }
        self.jump(block_label(block));
    }

    /// A jump back to a block that soon branches is replaced by the words up to that branch and
    /// the opposite branch: the loop then takes one branch a round and not two.
    fn turn(&mut self, block: Block, next: Option<Block>) -> bool {
        const LIMIT: u32 = 6;
        let start = self.labels[block.index()];
        if start == UNKNOWN || self.long {
            return false;
        }
        let mut at = start;
        let test = loop {
            let word = self.words.get(at as usize).copied();
            let Some(word) = word.and_then(Word::from_bits) else {
                return false;
            };
            if let Some(test) = CompareTest::of_branch(word.op, word.a, word.b) {
                break test;
            }
            let Some(len) = word
                .op
                .straight_len()
                .filter(|len| at + len - start <= LIMIT)
            else {
                return false;
            };
            at += len;
        };
        let found = self.fixups.binary_search_by_key(&at, |fixup| fixup.at);
        let Ok(found) = found else {
            return false;
        };
        let exit = self.fixups[found].label;
        let offset = self.here() - start;
        let from = self.origins.partition_point(|&(word, _)| word < start);
        let inside = from.saturating_sub(1)..self.origins.len();
        let copied: Vec<(u32, u32)> = (self.origins[inside].iter())
            .take_while(|&&(word, _)| word <= at)
            .map(|&(word, origin)| (word.max(start) + offset, origin))
            .collect();
        self.origins.extend(copied);
        if self.stops.binary_search(&start).is_ok() {
            self.stops.push(self.here());
        }
        let mut i = start;
        while i < at {
            let Some(word) = self
                .words
                .get(i as usize)
                .copied()
                .and_then(Word::from_bits)
            else {
                return false;
            };
            let len = word.op.straight_len().unwrap_or(1);
            if word.op.names_slot() {
                let here = self.here();
                self.slot_words.push(here);
            }
            self.words
                .extend_from_within(i as usize..(i + len) as usize);
            i += len;
        }
        let behind = Label(self.labels.len() as u32);
        self.labels.push(at + 1);
        self.branch(test.negate(), behind);
        if next.map(block_label) != Some(exit) {
            self.jump(exit);
        }
        true
    }

    /// Where one arrives who goes to this word, if jumps stand there.
    fn end_of_jumps(&self, target: u32) -> u32 {
        const LIMIT: usize = 8;
        let mut at = target;
        for _ in 0..LIMIT {
            let word = self
                .words
                .get(at as usize)
                .copied()
                .and_then(Word::from_bits);
            let Some(Opcode::Jump) = word.map(|word| word.op) else {
                break;
            };
            if self.stops.binary_search(&at).is_ok() {
                break;
            }
            let Ok(found) = self.fixups.binary_search_by_key(&at, |fixup| fixup.at) else {
                break;
            };
            match self.labels[self.fixups[found].label.0 as usize] {
                UNKNOWN => break,
                next => at = next,
            }
        }
        at
    }

    /// Fills in all distances.
    pub(super) fn resolve(&mut self) -> Result {
        for i in 0..self.fixups.len() {
            let fixup = self.fixups[i];
            let target = self.labels[fixup.label.0 as usize];
            if target == UNKNOWN {
                return Err(self.unsupported("a jump to a block that is not laid out"));
            }
            let end = self.end_of_jumps(target);
            let near = i16::try_from(i64::from(end) - i64::from(fixup.from)).is_ok();
            let target = if near { end } else { target };
            let distance = i64::from(target) - i64::from(fixup.from);
            if fixup.at == fixup.from
                && Word::from_bits(self.words[fixup.at as usize]).map(|w| w.op)
                    == Some(Opcode::Jump)
                && let Some(word) = Word::from_bits(self.words[target as usize])
                && matches!(word.op, Opcode::Ret | Opcode::Ret1)
            {
                self.words[fixup.at as usize] = word.bits();
                continue;
            }
            let place = &mut self.words[fixup.at as usize];
            if fixup.at != fixup.from {
                *place = distance as u64;
                continue;
            }
            let Some(word) = Word::from_bits(*place) else {
                continue;
            };
            let fixed = match word.op {
                Opcode::Jump | Opcode::BrNz | Opcode::BrZ => match i32::try_from(distance) {
                    Ok(bc) => Word::wide(word.op, word.a, bc),
                    Err(_) => return Err(Failure::TooFar),
                },
                _ => match i16::try_from(distance) {
                    Ok(c) => Word::new(word.op, word.a, word.b, c as u16),
                    Err(_) => return Err(Failure::TooFar),
                },
            };
            *place = fixed.bits();
        }
        Ok(())
    }
}

impl EdgeMoves {
    fn push(&mut self, to: u32, from: u32, words: u32) {
        if to != from {
            self.moves.extend((0..words).map(|i| Move {
                to: to + i,
                from: from + i,
            }));
        }
    }
}

fn block_label(block: Block) -> Label {
    Label(block.index() as u32)
}
