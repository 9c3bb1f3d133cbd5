//! Switches: a tree of comparisons whose leaves are a few cases, or a jump table.

use super::super::vcode::SCRATCH;
use super::Emitter;
use crate::lir::{Table, Type};
use crate::x64::asm::{Base, Cc, Label, Mem, Op};
use crate::x64::regs::Reg;
use dynasmrt::{DynasmApi, dynasm};

/// Tables of cases with at least this share of entries used become jump tables.
const DENSITY: u64 = 3;
/// So many cases are compared one by one.
pub const FEW: usize = 4;

impl Emitter<'_> {
    /// Goes to the successor of the case that equals `value`, which is not needed behind.
    pub fn switch(&mut self, block: u32, table: u32, ty: Type, value: Reg) {
        let table = &self.func.tables[Table(table)];
        let default = Label(self.target(block, 0));
        let mut cases: Vec<(u64, Label)> = (1..)
            .zip(&table.cases)
            .map(|(n, case)| (case.0, Label(self.target(block, n))))
            .collect();
        cases.sort_unstable_by_key(|case| case.0);
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
            if part.len() > FEW && (last.0 - first.0) / (part.len() as u64) < DENSITY {
                self.jump_table(ty, part, default, value);
            } else if part.len() <= FEW {
                for &(case, to) in part {
                    self.arith_case(7, ty, value, case);
                    self.asm.jcc(Cc::E, to);
                }
                if todo.is_empty() && default.0 == self.next {
                    continue;
                }
                self.asm.jmp(default);
            } else {
                let middle = from + part.len() / 2;
                let upper = self.asm.label();
                self.arith_case(7, ty, value, cases[middle].0);
                self.asm.jcc(Cc::Ae, upper);
                todo.push((middle, to, Some(upper)));
                todo.push((from, middle, None));
            }
        }
    }

    /// `cmp` (7) or `sub` (5) of a register and the value of a case.
    fn arith_case(&mut self, ext: u8, ty: Type, reg: Reg, case: u64) {
        let imm = match ty {
            Type::I64 => i32::try_from(case as i64).ok(),
            _ => Some(case as i32),
        };
        match imm {
            Some(imm) if i8::try_from(imm).is_ok() => {
                let op = Op::one(0x83).sized(ty);
                self.asm.op_imm(op, ext, reg.into(), imm as u64, 1);
            }
            Some(imm) => {
                let op = Op::one(0x81).sized(ty);
                self.asm.op_imm(op, ext, reg.into(), imm as u64, 4);
            }
            None => {
                let at = self.asm.pool(&case.to_le_bytes());
                let op = Op::one(ext << 3 | 3).sized(ty);
                self.asm.op(op, reg, Mem::rip(Base::Pool(at), 0));
            }
        }
    }

    fn jump_table(&mut self, ty: Type, cases: &[(u64, Label)], default: Label, value: Reg) {
        let (first, last) = (cases[0].0, cases[cases.len() - 1].0);
        // No other part of the tree follows this one, so the value is not needed any more.
        if first != 0 {
            self.arith_case(5, ty, value, first);
        }
        self.arith_case(7, ty, value, last - first);
        self.asm.jcc(Cc::A, default);
        let mut cases = cases.iter().peekable();
        let entries = (first..=last).map(|n| match cases.next_if(|case| case.0 == n) {
            Some(&(_, label)) => label,
            None => default,
        });
        let start = self.asm.table(entries);
        let lea = Op::one(0x8d).wide();
        self.asm.op(lea, SCRATCH, Mem::rip(Base::Pool(start), 0));
        let entry = Mem {
            index: value,
            scale: 2,
            ..Mem::at(SCRATCH, 0)
        };
        self.asm.op(Op::one(0x63).wide(), value, entry);
        self.asm.op(Op::one(0x03).wide(), value, SCRATCH);
        dynasm!(self.asm ; .arch x64 ; jmp Rq(value.code()));
    }
}
