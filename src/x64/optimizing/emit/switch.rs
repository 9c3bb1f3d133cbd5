//! Switches: a tree of comparisons whose leaves are a few cases, or a jump table. Before that one bit of a
//! word is tested where several cases go to one place. A table for a byte has all that it can be, so that nothing is compared.

use super::super::select::switch_edges;
use super::super::vcode::SCRATCH;
use super::Emitter;
use crate::lir::{Table, Type};
use crate::sort;
use crate::x64::asm::{Base, Cc, Label, Mem, Opcode};
use crate::x64::opcode::in_register;
use crate::x64::regs::Reg;
use dynasmrt::{DynasmApi, dynasm};

/// Tables of cases of which at least one entry in so many is used become jump tables, as with LLVM: a search
/// for the case takes several branches, and which ones is guessed badly where what comes next varies.
const DENSITY: u64 = 10;
/// So many cases are compared one by one.
pub(super) const FEW: usize = 4;
/// So many cases that go to one place are looked for by one test of a bit.
const MANY: usize = 3;
/// So many other cases at most are left then: of more a jump table is better made.
const OTHERS: usize = 8;

impl Emitter<'_> {
    /// Goes to the successor of the case that equals `value`, which is not needed behind.
    pub(crate) fn switch(&mut self, block: u32, table: u32, ty: Type, value: Reg) {
        let (_, taken) = switch_edges(self.func, Table(table));
        let number = table;
        let table = &self.func.tables[Table(table)];
        let default = Label(self.target(block, taken[0]));
        let mut cases: Vec<(u64, Label)> = (table.cases.iter().zip(&taken[1..]))
            .map(|(case, &n)| (case.0, Label(self.target(block, n))))
            .collect();
        sort::by_number(&mut cases, |case| case.0);
        if ty == Type::I8 && is_dense(0, ty.mask(), cases.len()) {
            return self.jump_by(number, (0, ty.mask()), &cases, default, value);
        }
        let ty = in_register(ty);
        if self.test_bits(ty, &mut cases, default, value) {
            return;
        }
        // A stack of ranges, so that many cases cannot exhaust that of the host.
        let mut todo = vec![(0, cases.len(), None)];
        while let Some((from, to, label)) = todo.pop() {
            if let Some(label) = label {
                self.asm.bind(label);
            }
            let part = &cases[from..to];
            let (Some(first), Some(last)) = (part.first(), part.last()) else {
                self.jump(default.0);
                continue;
            };
            if is_dense(first.0, last.0, part.len()) {
                self.jump_table(number, ty, part, default, value);
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
                let middle = from + split(part);
                let upper = self.asm.label();
                self.arith_case(7, ty, value, cases[middle].0);
                self.asm.jcc(Cc::Ae, upper);
                todo.push((middle, to, Some(upper)));
                todo.push((from, middle, None));
            }
        }
    }

    /// Goes on where most cases do, if there are many whose values are near each other, and takes these
    /// cases away; the others are of what is in the register then. Gives whether there are no others.
    fn test_bits(
        &mut self,
        ty: Type,
        cases: &mut Vec<(u64, Label)>,
        default: Label,
        value: Reg,
    ) -> bool {
        let Some((to, first)) = most_common(cases) else {
            return false;
        };
        // Small values are bits of a word as they are.
        let base = match cases.iter().all(|case| case.1.0 != to.0 || case.0 < 64) {
            true => 0,
            false => first,
        };
        let mut mask = 0u64;
        cases.retain_mut(|case| {
            let is_one = case.1.0 == to.0;
            case.0 = case.0.wrapping_sub(base) & ty.mask();
            if is_one {
                mask |= 1 << case.0;
            }
            !is_one
        });
        sort::by_number(cases, |case| case.0);
        if base != 0 {
            self.arith_case(5, ty, value, base);
        }
        let last = 63 - u64::from(mask.leading_zeros());
        // Where no other case is beyond these, what is beyond is none.
        let rest = match cases.last() {
            Some(case) if case.0 > last => Some(self.asm.label()),
            _ => None,
        };
        self.arith_case(7, ty, value, last);
        self.asm.jcc(Cc::A, rest.unwrap_or(default));
        match u32::try_from(mask) {
            Ok(mask) => self.asm.mov_imm32(SCRATCH, mask),
            Err(_) => dynasm!(self.asm ; .arch x64 ; mov Rq(SCRATCH.code()), QWORD mask as i64),
        }
        // `bt`
        self.asm.op(Opcode::two(0xa3).wide(), value, SCRATCH);
        if let Some(first) = cases.first() {
            self.asm.jcc(Cc::B, to);
            if first.0 > last {
                self.asm.jmp(default);
            }
            if let Some(rest) = rest {
                self.asm.bind(rest);
            }
            return false;
        }
        if to.0 == self.next {
            self.asm.jcc(Cc::Ae, default);
            return true;
        }
        self.asm.jcc(Cc::B, to);
        self.jump(default.0);
        true
    }

    /// `cmp` (7) or `sub` (5) of a register and the value of a case.
    fn arith_case(&mut self, ext: u8, ty: Type, reg: Reg, case: u64) {
        let imm = match ty {
            Type::I64 => i32::try_from(case as i64).ok(),
            _ => Some(case as i32),
        };
        match imm {
            Some(imm) if i8::try_from(imm).is_ok() => {
                let op = Opcode::one(0x83).sized(ty);
                self.asm.op_imm(op, ext, reg.into(), imm as u64, 1);
            }
            Some(imm) => {
                let op = Opcode::one(0x81).sized(ty);
                self.asm.op_imm(op, ext, reg.into(), imm as u64, 4);
            }
            None => {
                let at = self.asm.pool(&case.to_le_bytes());
                let op = Opcode::one(ext << 3 | 3).sized(ty);
                self.asm.op(op, reg, Mem::rip(Base::Pool(at), 0));
            }
        }
    }

    fn jump_table(
        &mut self,
        table: u32,
        ty: Type,
        cases: &[(u64, Label)],
        default: Label,
        value: Reg,
    ) {
        let (first, last) = (cases[0].0, cases[cases.len() - 1].0);
        // No other part of the tree follows this one, so the value is not needed any more.
        if first != 0 {
            self.arith_case(5, ty, value, first);
        }
        self.arith_case(7, ty, value, last - first);
        self.asm.jcc(Cc::A, default);
        self.jump_by(table, (first, last), cases, default, value);
    }

    /// Jumps by a table of the cases between two, which lies in the code once. The value is the distance from the first.
    fn jump_by(
        &mut self,
        table: u32,
        (first, last): (u64, u64),
        cases: &[(u64, Label)],
        default: Label,
        value: Reg,
    ) {
        let mut cases = cases.iter().peekable();
        let entries = (first..=last).map(|n| match cases.next_if(|case| case.0 == n) {
            Some(&(_, label)) => label,
            None => default,
        });
        let made = self.jump_tables.entry((table, first));
        let start = *made.or_insert_with(|| self.asm.table(entries));
        let lea = Opcode::one(0x8d).wide();
        self.asm.op(lea, SCRATCH, Mem::rip(Base::Pool(start), 0));
        let entry = Mem {
            index: value,
            scale: 2,
            ..Mem::at(SCRATCH, 0)
        };
        self.asm.op(Opcode::one(0x63).wide(), value, entry);
        self.asm.op(Opcode::one(0x03).wide(), value, SCRATCH);
        dynasm!(self.asm ; .arch x64 ; jmp Rq(value.code()));
    }
}

/// Where a search divides cases that are no table: behind a few that lie far from all others, if those are a table; else in
/// the middle.
fn split(cases: &[(u64, Label)]) -> usize {
    let is_table = |part: &[(u64, Label)]| match part {
        [(first, _), .., (last, _)] => is_dense(*first, *last, part.len()),
        _ => false,
    };
    let few = 1..=FEW.min(cases.len());
    let places = few.flat_map(|n| [n, cases.len() - n]);
    let mut places = places.filter(|&at| is_table(&cases[..at]) || is_table(&cases[at..]));
    places.next().unwrap_or(cases.len() / 2)
}

/// Whether so many cases between two become a jump table.
pub(super) fn is_dense(first: u64, last: u64, count: usize) -> bool {
    count > FEW && (last - first) / (count as u64) < DENSITY
}

/// Where most cases go, and the least of them, if those are many within a word's bits of each other and
/// few are left.
fn most_common(cases: &[(u64, Label)]) -> Option<(Label, u64)> {
    if cases.len() < MANY || cases.len() > OTHERS * 2 {
        return None;
    }
    let of = |to: Label| cases.iter().filter(move |case| case.1.0 == to.0);
    let to = cases
        .iter()
        .map(|case| case.1)
        .max_by_key(|&to| of(to).count())?;
    let (first, last) = (of(to).next()?.0, of(to).next_back()?.0);
    let count = of(to).count();
    let fits = count >= MANY && cases.len() - count <= OTHERS && last - first < 64;
    fits.then_some((to, first))
}
