//! Calls and returns.

use super::{Flattener, Result, words};
use crate::entity::List;
use crate::interp::code::{CalleeRow, shape};
use crate::interp::code::{RESULT_WORDS, may_return_twice};
use crate::interp::op::{Opcode, Word};
use crate::lir::{Callee, Inst, SigRef, Signature, Target, Value};
use crate::runtime::FuncIndex;

impl Flattener<'_> {
    pub(super) fn sig_row(&mut self, sig: &Signature) -> u32 {
        if let Some(&row) = self.sig_rows.get(sig) {
            return row;
        }
        let row = self.locations.len() as u32;
        self.locations.push(sig);
        self.shapes.push(shape(sig));
        self.sig_rows.insert(sig.clone(), row);
        row
    }

    fn callee_row(&mut self, function: FuncIndex, sig: u32) -> u64 {
        let known = |row: &CalleeRow| row.function == function && row.sig == sig;
        // Calls of one function often stand together: the last rows are looked at.
        let near = self.callees.iter().rev().take(8).position(known);
        let row = match near {
            Some(back) => self.callees.len() - 1 - back,
            None => {
                self.callees.push(CalleeRow {
                    function,
                    sig,
                    native: 0.into(),
                });
                self.callees.len() - 1
            }
        };
        row as u64
    }

    pub(super) fn call(&mut self, inst: Inst, callee: Callee, args: List) -> Result {
        let data = self.func.callees[callee];
        let function = match data.target {
            Target::Libcall(libcall) => Some(self.libcall_function(libcall)),
            Target::Symbol(symbol) => self.symbol_function(symbol),
        };
        let sig = self.sig_row(&self.func.sigs[data.sig]);
        let args = self.args(args)?;
        if self.func.sigs[data.sig].returns_twice {
            let fits = may_return_twice(self.locations.row(sig as usize));
            let Some(function) = function.filter(|_| fits) else {
                return Err(self.unsupported("such a call that returns twice"));
            };
            let row = self.callee_row(function, sig);
            let to = self.results(inst)?;
            self.emit_with(Word::new(Opcode::CallTwice, to, args.len() as u16, 0), row);
            self.list(&args);
            // Constants in registers until the end of the block are not there any more when it
            // returns again.
            self.forget_constants();
            return Ok(());
        }
        match function {
            Some(function) => {
                let row = self.callee_row(function, sig);
                let to = self.results(inst)?;
                let word = Word::new(Opcode::Call, to, args.len() as u16, 0);
                self.emit_with(word, row << 2 | 1);
            }
            None => {
                let Target::Symbol(symbol) = data.target else {
                    return Ok(());
                };
                let address = self.symbols.address(symbol);
                let addr = self.constant_reg(super::Constant::Bits(address))?;
                let to = self.results(inst)?;
                let word = Word::new(Opcode::CallIndirect, to, args.len() as u16, addr);
                self.emit_with(word, sig.into());
            }
        }
        self.list(&args);
        Ok(())
    }

    pub(super) fn call_indirect(
        &mut self,
        inst: Inst,
        sig: SigRef,
        addr: Value,
        args: List,
    ) -> Result {
        let returns_twice = self.func.sigs[sig].returns_twice;
        let sig = self.sig_row(&self.func.sigs[sig]);
        if returns_twice && !may_return_twice(self.locations.row(sig as usize)) {
            return Err(self.unsupported("such a call that returns twice"));
        }
        let addr = self.reg(addr)?;
        let args = self.args(args)?;
        let to = self.results(inst)?;
        let op = match returns_twice {
            true => Opcode::CallIndirectTwice,
            false => Opcode::CallIndirect,
        };
        self.emit_with(Word::new(op, to, args.len() as u16, addr), sig.into());
        self.list(&args);
        if returns_twice {
            // As in `call`.
            self.forget_constants();
        }
        Ok(())
    }

    /// A call in place of the function. What follows is for a callee that is native code.
    pub(super) fn tail_call(&mut self, callee: Callee, args: List) -> Result {
        let data = self.func.callees[callee];
        let function = match data.target {
            Target::Libcall(libcall) => Some(self.libcall_function(libcall)),
            Target::Symbol(symbol) => self.symbol_function(symbol),
        };
        let sig = self.sig_row(&self.func.sigs[data.sig]);
        let args = self.args(args)?;
        let to = self.temp(RESULT_WORDS)?;
        match (function, data.target) {
            (None, Target::Symbol(symbol)) => {
                let address = self.symbols.address(symbol);
                let addr = self.constant_reg(super::Constant::Bits(address))?;
                let word = Word::new(Opcode::TailCallIndirect, to, args.len() as u16, addr);
                self.emit_with(word, sig.into());
            }
            (Some(function), _) => {
                let row = self.callee_row(function, sig);
                let word = Word::new(Opcode::TailCall, to, args.len() as u16, 0);
                self.emit_with(word, row << 2 | 1);
            }
            (None, _) => return Ok(()),
        }
        self.list(&args);
        self.return_from(to);
        Ok(())
    }

    pub(super) fn tail_call_indirect(&mut self, sig: SigRef, addr: Value, args: List) -> Result {
        let sig = self.sig_row(&self.func.sigs[sig]);
        let addr = self.reg(addr)?;
        let args = self.args(args)?;
        let to = self.temp(RESULT_WORDS)?;
        let word = Word::new(Opcode::TailCallIndirect, to, args.len() as u16, addr);
        self.emit_with(word, sig.into());
        self.list(&args);
        self.return_from(to);
        Ok(())
    }

    /// Returns the results of the function that stand in registers from `first` on.
    fn return_from(&mut self, first: u16) {
        let results = self.func.sig.results.iter();
        let count: u32 = results.map(|result| words(result.ty)).sum();
        let regs: Vec<u16> = (0..count as u16).map(|i| first + i).collect();
        self.return_regs(&regs);
    }

    /// The registers of values, word by word.
    pub(super) fn args(&mut self, args: List) -> Result<Vec<u16>> {
        let mut regs = Vec::new();
        let func = self.func;
        for value in func.list(args) {
            let reg = self.reg(value)?;
            regs.extend((0..words(func.ty(value)) as u16).map(|i| reg + i));
        }
        if regs.len() > 0x8000 {
            return Err(self.unsupported("so many arguments"));
        }
        Ok(regs)
    }

    /// Appends a list of registers, four to a word.
    pub(super) fn list(&mut self, regs: &[u16]) {
        for four in regs.chunks(4) {
            let word = (four.iter().rev()).fold(0, |all, &reg| all << 16 | u64::from(reg));
            self.words.push(word);
        }
    }

    /// The first of the registers that the results of a call go to. Its operands were all found.
    fn results(&mut self, inst: Inst) -> Result<u16> {
        self.release(inst);
        self.places(inst)
    }

    /// The same where operands are still needed.
    pub(super) fn places(&mut self, inst: Inst) -> Result<u16> {
        let func = self.func;
        let mut results = func.inst_results(inst);
        let count = results.len();
        let Some(first) = results.next() else {
            return Ok(0);
        };
        if count == 1 {
            return self.define(first);
        }
        let crate::interp::plan::Home::Reg(reg) = self.plan.home(first) else {
            return Err(self.unsupported("results without a place"));
        };
        if reg < super::FAR_BASE {
            return Ok(reg as u16);
        }
        let total = func.inst_results(inst).map(|v| words(func.ty(v))).sum();
        let temp = self.temp(total)?;
        self.puts.push((temp, reg, total));
        Ok(temp)
    }

    pub(super) fn ret(&mut self, values: List) -> Result {
        let regs = self.args(values)?;
        self.return_regs(&regs);
        Ok(())
    }

    fn return_regs(&mut self, regs: &[u16]) {
        match *regs {
            [] => self.emit(Word::new(Opcode::Ret, 0, 0, 0)),
            [only] => self.emit(Word::new(Opcode::Ret1, only, 0, 0)),
            _ => {
                self.emit(Word::new(Opcode::RetN, regs.len() as u16, 0, 0));
                self.list(regs);
            }
        }
    }
}
