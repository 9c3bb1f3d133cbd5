//! Appends instructions to a function unless there is a value already that they would compute.
//!
//! An instruction goes through the rules of [`simplify`](super::simplify), then through a table of
//! what was computed before ("global value numbering"): the table holds values by the hash of their
//! instruction, and a hit counts if its block dominates the current one. The blocks come in
//! preorder of the dominator tree, so that a row that does not count can never count again.

use std::hash::{Hash, Hasher};

use super::eval;
use super::simplify::{self, Applied};
use crate::analysis::Dominators;
use crate::entity::Entity;
use crate::lir::{
    BinaryOp, Block, Builder, FloatCond, Function, Inst, InstData, IntCond, Type, UnaryOp, Value,
};

const EMPTY: u32 = u32::MAX;

/// A function being filled, and what it computes already.
pub(crate) struct Emit<'o, 'd> {
    /// The function.
    pub b: Builder<'o>,
    dominators: &'d Dominators,
    /// The block of the original that is being copied: dominance is asked of the original.
    block: Block,
    /// The block of each instruction of the copy that is in the table.
    blocks: Vec<Block>,
    /// Values by the hash of their instruction, with linear probing; at most half full.
    table: Vec<u32>,
    used: usize,
    /// How deep rules are within rules.
    depth: u32,
    /// Which rules have made something.
    pub applied: Applied,
    /// Loads of this instruction and later ones would give the same again.
    pub settled: Inst,
    /// Calls with arguments that give the same each time.
    calls: Vec<Value>,
}

/// So many calls are looked at for one that is the same, at most.
const CALLS: usize = 16;

/// Rules within rules at most.
const DEPTH: u32 = 6;

impl<'o, 'd> Emit<'o, 'd> {
    /// Goes on with `b`, whose function is a copy of one with these dominators.
    pub(crate) fn new(b: Builder<'o>, dominators: &'d Dominators, insts: usize) -> Self {
        Emit {
            b,
            dominators,
            block: Function::ENTRY,
            blocks: Vec::with_capacity(insts),
            table: vec![EMPTY; (insts * 2).next_power_of_two().max(64)],
            used: 0,
            depth: 0,
            applied: 0,
            settled: Inst(0),
            calls: Vec::new(),
        }
    }

    /// Starts the copy of a block.
    pub(crate) fn fill(&mut self, block: Block, copy: Block) {
        self.block = block;
        self.b.fill(copy);
        self.unsettle();
    }

    /// Whether a block of the original dominates another one.
    pub(crate) fn dominates(&self, block: Block, other: Block) -> bool {
        self.dominators.dominates(block, other)
    }

    /// Takes note that memory may be written here.
    pub(crate) fn unsettle(&mut self) {
        self.settled = self.b.func.insts.next_key();
    }

    fn hash(&self, data: &InstData) -> usize {
        let mut hasher = rustc_hash::FxHasher::default();
        data.hash(&mut hasher);
        let hash = hasher.finish();
        (hash ^ hash >> 32) as usize & (self.table.len() - 1)
    }

    fn grow(&mut self) {
        let old = std::mem::take(&mut self.table);
        self.table = vec![EMPTY; old.len() * 2];
        for value in old.into_iter().filter(|&v| v != EMPTY) {
            if let Some(inst) = self.b.func.def_inst(Value(value)) {
                let mut at = self.hash(&self.b.func.insts[inst]);
                while self.table[at] != EMPTY {
                    at = (at + 1) & (self.table.len() - 1);
                }
                self.table[at] = value;
            }
        }
    }

    /// A vector constant.
    pub(crate) fn vector(&mut self, bits: u128) -> Value {
        let rows = self.b.func.vconsts.iter().rev().take(16);
        let known = rows.filter(|row| *row.1 == bits).map(|row| row.0).next();
        let vconst = known.unwrap_or_else(|| self.b.func.vconsts.push(bits));
        self.numbered(InstData::Vconst { vconst }, Type::V128)
    }

    /// The value of an instruction without effects: one that is there, or a new one.
    pub(crate) fn numbered(&mut self, data: InstData, ty: Type) -> Value {
        if self.used * 2 >= self.table.len() {
            self.grow();
        }
        let mut at = self.hash(&data);
        loop {
            let value = Value(self.table[at]);
            if value.0 == EMPTY {
                self.used += 1;
                break;
            }
            if let Some(inst) = self.b.func.def_inst(value)
                && self.b.func.insts[inst] == data
                && self.b.func.ty(value) == ty
            {
                if self
                    .dominators
                    .dominates(self.blocks[inst.index()], self.block)
                {
                    return value;
                }
                break;
            }
            at = (at + 1) & (self.table.len() - 1);
        }
        let value = self.b.value(data, ty);
        self.blocks.resize(self.b.func.insts.len(), self.block);
        self.table[at] = value.0;
        value
    }

    /// The value of a call that gives the same each time: of one that was made before, or of this one.
    pub(crate) fn call(&mut self, data: InstData, ty: Type) -> Value {
        let InstData::Call { callee, args } = data else {
            return self.numbered(data, ty);
        };
        // Lists of arguments have no two equal numbers.
        if self.b.func.list(args).len() == 0 {
            return self.numbered(data, ty);
        }
        let func = &*self.b.func;
        let is_same = |value: Value| {
            func.def_inst(value)
                .is_some_and(|inst| match func.insts[inst] {
                    InstData::Call {
                        callee: other,
                        args: others,
                    } => {
                        other == callee
                            && func.list(others).eq(func.list(args))
                            && self
                                .dominators
                                .dominates(self.blocks[inst.index()], self.block)
                    }
                    _ => false,
                })
        };
        let before = self.calls.iter().rev().take(CALLS);
        if let Some(value) = before.copied().find(|&value| is_same(value)) {
            return value;
        }
        let value = self.b.value(data, ty);
        self.blocks.resize(self.b.func.insts.len(), self.block);
        self.calls.push(value);
        value
    }

    /// What defines a value of the copy.
    #[inline]
    pub(crate) fn def(&self, value: Value) -> Option<InstData> {
        let inst: Inst = self.b.func.def_inst(value)?;
        Some(self.b.func.insts[inst])
    }

    /// The integer constant that a value is.
    #[inline]
    pub(crate) fn konst(&self, value: Value) -> Option<u64> {
        self.b.func.as_iconst(value)
    }

    /// The bits of the constant that a value is.
    pub(crate) fn bits(&self, value: Value) -> Option<u64> {
        match self.def(value)? {
            InstData::Iconst { imm, .. } => Some(imm),
            InstData::Fconst { bits, .. } => Some(bits),
            _ => None,
        }
    }

    /// The type of a value.
    #[inline]
    pub(crate) fn ty(&self, value: Value) -> Type {
        self.b.func.ty(value)
    }

    /// An integer constant; `imm` is cut to the type.
    pub(crate) fn iconst(&mut self, ty: Type, imm: u64) -> Value {
        let imm = imm & ty.mask();
        self.numbered(InstData::Iconst { ty, imm }, ty)
    }

    /// A constant of any type but `v128`, by its bits.
    pub(crate) fn constant(&mut self, ty: Type, bits: u64) -> Value {
        match ty.is_int() {
            true => self.iconst(ty, bits),
            false => self.numbered(InstData::Fconst { ty, bits }, ty),
        }
    }

    /// Applies rules as long as they are not too deep in each other.
    fn within(&mut self, rules: impl FnOnce(&mut Self) -> Option<Value>) -> Option<Value> {
        if self.depth >= DEPTH {
            return None;
        }
        self.depth += 1;
        let value = rules(self);
        self.depth -= 1;
        value
    }

    /// An operation on one value.
    pub(crate) fn unary(&mut self, op: UnaryOp, ty: Type, arg: Value) -> Value {
        let from = self.ty(arg);
        if !ty.is_vector()
            && let Some(bits) = self.bits(arg)
            && let Some(bits) = eval::unary(op, from, ty, bits)
        {
            return self.constant(ty, bits);
        }
        if let Some(value) = self.within(|e| simplify::unary(e, op, ty, arg)) {
            return value;
        }
        self.numbered(InstData::Unary { op, ty, arg }, ty)
    }

    /// An operation on two values of one type.
    pub(crate) fn binary(&mut self, op: BinaryOp, a: Value, b: Value) -> Value {
        let ty = self.ty(a);
        let (mut a, mut b) = (a, b);
        let (x, y) = (self.bits(a), self.bits(b));
        if let (Some(x), Some(y)) = (x, y)
            && !ty.is_vector()
            && let Some(bits) = eval::binary(op, ty, x, y)
        {
            return self.constant(ty, bits);
        }
        if op.commutes() && (x.is_some() || (y.is_none() && a.0 > b.0)) {
            std::mem::swap(&mut a, &mut b);
        }
        if let Some(value) = self.within(|e| simplify::binary(e, op, a, b)) {
            return value;
        }
        let args = [a, b];
        self.numbered(InstData::Binary { op, ty, args }, ty)
    }

    /// An operation on a value and a constant.
    pub(crate) fn binary_imm(&mut self, op: BinaryOp, a: Value, imm: u64) -> Value {
        let b = self.iconst(self.ty(a), imm);
        self.binary(op, a, b)
    }

    /// An integer comparison.
    pub(crate) fn icmp(&mut self, cond: IntCond, a: Value, b: Value) -> Value {
        let ty = self.ty(a);
        let (mut cond, mut a, mut b) = (cond, a, b);
        let (x, y) = (self.konst(a), self.konst(b));
        if let (Some(x), Some(y)) = (x, y) {
            return self.iconst(Type::I8, cond.holds(ty, x, y).into());
        }
        if x.is_some() {
            std::mem::swap(&mut a, &mut b);
            cond = cond.swap();
        }
        if let Some(value) = self.within(|e| simplify::icmp(e, cond, a, b)) {
            return value;
        }
        let args = [a, b];
        self.numbered(InstData::Icmp { cond, ty, args }, Type::I8)
    }

    /// A float comparison.
    pub(crate) fn fcmp(&mut self, cond: FloatCond, a: Value, b: Value) -> Value {
        let ty = self.ty(a);
        if let (Some(x), Some(y)) = (self.bits(a), self.bits(b)) {
            return self.iconst(Type::I8, cond.holds(ty, x, y).into());
        }
        if let Some(value) = self.within(|e| simplify::fcmp(e, cond, a, b)) {
            return value;
        }
        let args = [a, b];
        self.numbered(InstData::Fcmp { cond, ty, args }, Type::I8)
    }

    /// A choice.
    pub(crate) fn select(&mut self, cond: Value, a: Value, b: Value) -> Value {
        if a == b {
            return a;
        }
        match self.konst(cond) {
            Some(0) => return b,
            Some(_) => return a,
            None => {}
        }
        if let Some(value) = self.within(|e| simplify::select(e, cond, a, b)) {
            return value;
        }
        let (ty, args) = (self.ty(a), [cond, a, b]);
        self.numbered(InstData::Select { ty, args }, ty)
    }

    /// An address.
    pub(crate) fn lea(&mut self, base: Value, index: Value, scale: u8, offset: i32) -> Value {
        if let Some(value) = self.within(|e| simplify::lea(e, base, index, scale, offset)) {
            return value;
        }
        let data = InstData::Lea {
            base,
            index,
            scale,
            offset,
        };
        self.numbered(data, Type::I64)
    }

    /// An address plus bytes, as a base and an offset for loads and stores.
    pub(crate) fn address(&mut self, addr: Value, offset: i32) -> (Value, i32) {
        let (mut addr, mut offset) = (addr, offset);
        while let Some((base, by)) = self.split(addr) {
            let Some(sum) = offset.checked_add(by) else {
                break;
            };
            addr = base;
            offset = sum;
        }
        (addr, offset)
    }

    /// An address that is another one plus a constant.
    fn split(&mut self, addr: Value) -> Option<(Value, i32)> {
        match self.def(addr)? {
            InstData::Binary {
                op: BinaryOp::Add,
                args: [base, by],
                ..
            } => {
                let by = i32::try_from(self.konst(by)? as i64).ok()?;
                Some((base, by))
            }
            InstData::Lea {
                base,
                index,
                scale,
                offset,
            } if offset != 0 => Some((self.lea(base, index, scale, 0), offset)),
            InstData::SlotAddr { slot, offset } if offset != 0 => {
                let data = InstData::SlotAddr { slot, offset: 0 };
                Some((self.numbered(data, Type::I64), offset))
            }
            InstData::SymbolAddr { symbol, offset } if offset != 0 => {
                let data = InstData::SymbolAddr { symbol, offset: 0 };
                Some((self.numbered(data, Type::I64), offset))
            }
            _ => None,
        }
    }
}
