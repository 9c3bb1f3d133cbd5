//! Where values are while code is made.
//!
//! An instruction is emitted in four steps: fetch the operands (which locks their registers),
//! choose a register for the result, emit, and [`release`](Gen::release) the operands. A value that
//! was used for the last time frees its register, or leaves it to the result.

use super::count::{Changed, Cold, Counting, HeaderState};
use super::early::Early;
use super::live::{ALIAS, FOLDED, FULL, IN_MEMORY, REMAT, SHARED, SlotInfo, Span, Val};
use super::moves::Moves;
use super::order::{NONE, Order};
use super::rotate::Header;
use super::{fold, memory};
use crate::entity::Entity;
use crate::lir::{Block, Function, Inst, InstData, Slot, Type, Value, ValueDef};
use crate::x64::abi::SigLocations;
use crate::x64::asm::{Asm, Base, CodePosition, Mem, Opcode, Rm};
use crate::x64::checks::Check;
use crate::x64::features::Features;
use crate::x64::frame::FrameLayout;
use crate::x64::indirect::Other;
use crate::x64::opcode;
use crate::x64::regs::{Reg, RegSet};
use crate::x64::reloc::{Resolve, SymbolAddr};
use rustc_hash::FxHashMap;

/// Never allocated: what moves, far addresses and short sequences may use.
pub(super) const SCRATCH: Reg = Reg::R11;
/// The same for floats.
pub(super) const XSCRATCH: Reg = Reg::XMM15;

/// What can be allocated where it is nobody's home.
pub(super) const TEMPS: RegSet = RegSet::GPRS
    .or(RegSet::XMMS)
    .without(RegSet::of(&[Reg::RSP, Reg::RBP, SCRATCH, XSCRATCH]))
    .without(crate::x64::abi::CALLEE_SAVED);

/// The state of the registers.
pub struct Regs {
    /// The value that a register holds, where it is not its home.
    pub owner: [u32; 32],
    /// The registers that have an owner.
    pub owned: RegSet,
    /// Operands of the instruction that is being emitted.
    pub locked: RegSet,
    /// Whether a register was wanted where all were operands.
    pub ran_out: bool,
    /// What can be allocated in this chain.
    pub temps: RegSet,
    /// Callee-saved registers that are saved anyway.
    pub saved: RegSet,
    /// Whether the flags hold a condition that is still to be used.
    pub flags_live: bool,
    /// Values that are what a variable's register holds.
    pub aliases: [Vec<Value>; 32],
    /// Per block: the first of the values that are given up at its end.
    pub delayed: Vec<u32>,
    /// Where the code of the current block starts.
    pub block_start: CodePosition,
    /// Headers of loops around whose code can be copied.
    pub headers: Vec<Header>,
    clock: u32,
}

impl Default for Regs {
    fn default() -> Self {
        Regs {
            owner: [NONE; 32],
            owned: RegSet::EMPTY,
            locked: RegSet::EMPTY,
            ran_out: false,
            temps: RegSet::EMPTY,
            saved: RegSet::EMPTY,
            flags_live: false,
            aliases: [const { Vec::new() }; 32],
            delayed: Vec::new(),
            block_start: CodePosition::default(),
            headers: Vec::new(),
            clock: 0,
        }
    }
}

impl Regs {
    /// Forgets which values are what variables hold.
    pub fn aliases_clear(&mut self) {
        self.aliases.iter_mut().for_each(Vec::clear);
    }

    pub fn reset(&mut self, blocks: usize) {
        self.owned = RegSet::EMPTY;
        self.locked = RegSet::EMPTY;
        self.ran_out = false;
        self.flags_live = false;
        // What is compiled again is compiled in the same way: OSR relies on it.
        self.clock = 0;
        self.aliases.iter_mut().for_each(Vec::clear);
        self.headers.clear();
        self.delayed.clear();
        self.delayed.resize(blocks, NONE);
    }
}

/// A function being compiled.
pub struct Gen<'a> {
    pub func: &'a Function,
    pub resolve: &'a dyn Resolve,
    pub sigs: &'a SigLocations,
    pub order: &'a Order,
    pub vals: &'a mut Vec<Val>,
    pub variables: &'a [SlotInfo],
    pub early: Option<Early>,
    pub spans: &'a [Span],
    pub busy: &'a [RegSet],
    pub regs: &'a mut Regs,
    pub frame: &'a mut FrameLayout,
    pub asm: &'a mut Asm,
    pub moves: &'a mut Moves,
    pub constants: &'a mut FxHashMap<(u64, u8), u32>,
    pub features: Features,
    pub wants_map: bool,
    pub is_last_tier: bool,
    pub counting: Option<Counting>,
    /// The block at which it is to be said where everything is.
    pub state: Option<&'a mut (Block, HeaderState)>,
    /// How much each block that counts counts.
    pub weights: &'a mut Vec<u32>,
    /// What counting does out of line.
    pub cold: Vec<Cold>,
    /// What noting the targets of indirect calls does out of line.
    pub changed: Vec<Changed>,
    /// The current block's place in the order.
    pub index: u32,
    /// The current instruction.
    pub inst: Inst,
    /// Behind the current block.
    pub block_end: Inst,
    /// What indirect calls do out of line.
    pub others: Vec<Other>,
    /// What checks of limits do out of line.
    pub checks: Vec<Check>,
}

/// The type as which a value stands in the frame: of a narrow integer, the 32 bits of the register.
fn spilled(ty: Type) -> Type {
    match ty {
        Type::I8 | Type::I16 => Type::I32,
        _ => ty,
    }
}

/// The registers of a type.
#[inline]
pub(super) fn class(ty: Type) -> RegSet {
    if ty.is_int() {
        RegSet::GPRS
    } else {
        RegSet::XMMS
    }
}

impl Gen<'_> {
    #[inline]
    pub fn val(&self, value: Value) -> &Val {
        &self.vals[value.index()]
    }

    #[inline]
    pub fn val_mut(&mut self, value: Value) -> &mut Val {
        &mut self.vals[value.index()]
    }

    #[inline]
    pub fn is(&self, value: Value, flags: u8) -> bool {
        self.vals[value.index()].is(flags)
    }

    /// The instruction that defines a constant or a folded value.
    #[inline]
    pub fn def(&self, value: Value) -> Option<InstData> {
        match self.func.def(value) {
            ValueDef::Result(inst, _) => Some(self.func.insts[inst]),
            ValueDef::Param(..) => None,
        }
    }

    /// The instruction that a folded value comes from.
    #[inline]
    pub fn folded(&self, value: Value) -> Option<InstData> {
        match self.is(value, FOLDED) {
            true => self.def(value),
            false => None,
        }
    }

    /// The integer constant that a value is.
    #[inline]
    pub fn iconst(&self, value: Value) -> Option<u64> {
        match self.is(value, REMAT) {
            true => match self.def(value) {
                Some(InstData::Iconst { imm, .. }) => Some(imm),
                _ => None,
            },
            false => None,
        }
    }

    /// The constant as an immediate operand of its type, sign-extended.
    #[inline]
    pub fn imm32(&self, value: Value) -> Option<i32> {
        let imm = self.iconst(value)?;
        Some(match self.val(value).ty {
            Type::I8 => imm as i8 as i32,
            Type::I16 => imm as i16 as i32,
            Type::I32 => imm as i32,
            _ => i32::try_from(imm as i64).ok()?,
        })
    }

    #[inline]
    pub fn lock(&mut self, reg: Reg) {
        self.regs.locked.insert(reg);
    }

    /// Whether this is the value's last use and it then leaves a register of no other meaning.
    #[inline]
    pub fn dies_in(&self, value: Value) -> Option<Reg> {
        let val = self.val(value);
        let dies = val.refs == 1
            && val.flags & (FULL | ALIAS | FOLDED | REMAT) == 0
            && val.reg.is_some()
            && !val.home.is_some();
        dies.then_some(val.reg)
    }

    /// A free register, locked.
    pub fn alloc(&mut self, ty: Type) -> Reg {
        let usable = self.regs.temps.and(class(ty)).without(self.regs.locked);
        let free = usable.without(self.regs.owned);
        let reg = match free.first() {
            Some(reg) => reg,
            None => self.evict_any(usable),
        };
        self.lock(reg);
        reg
    }

    #[cold]
    fn evict_any(&mut self, usable: RegSet) -> Reg {
        let clean = usable.clone().find(|reg| {
            let owner = self.regs.owner[reg.0 as usize];
            self.vals[owner as usize].is(IN_MEMORY)
        });
        let reg = clean.or_else(|| {
            self.regs.clock = self.regs.clock.wrapping_add(1);
            let n = self.regs.clock % usable.count().max(1);
            usable.clone().nth(n as usize)
        });
        // At most three registers of a class are locked where another one is wanted, and more are
        // temporary in every chain. If that were wrong the code would be: it is not used then.
        debug_assert!(reg.is_some(), "all registers are locked");
        let Some(reg) = reg else {
            self.regs.ran_out = true;
            return SCRATCH;
        };
        self.drop_owner(reg, true);
        reg
    }

    /// Takes a register from its owner, whose value goes to the frame if it is still needed.
    pub fn drop_owner(&mut self, reg: Reg, keep: bool) {
        if !self.regs.owned.has(reg) {
            return;
        }
        let owner = Value(self.regs.owner[reg.0 as usize]);
        if keep {
            self.spill(owner);
        }
        self.regs.owned.remove(reg);
        self.val_mut(owner).reg = Reg::NONE;
    }

    /// Frees a certain register and locks it; its owner moves to another one.
    pub fn take(&mut self, reg: Reg) {
        self.lock(reg);
        if !self.regs.owned.has(reg) {
            return;
        }
        let owner = Value(self.regs.owner[reg.0 as usize]);
        let ty = self.val(owner).ty;
        let usable = self.regs.temps.and(class(ty)).without(self.regs.locked);
        match usable.without(self.regs.owned).first() {
            Some(free) if !self.is(owner, IN_MEMORY) || self.val(owner).refs > 0 => {
                self.mov(ty, free, reg);
                self.regs.owned.remove(reg);
                self.own(owner, free);
            }
            _ => self.drop_owner(reg, true),
        }
    }

    /// Notes that a register holds a value.
    #[inline]
    pub fn own(&mut self, value: Value, reg: Reg) {
        self.regs.owner[reg.0 as usize] = value.0;
        self.regs.owned.insert(reg);
        self.val_mut(value).reg = reg;
    }

    /// The place of a value in the frame.
    pub fn slot_of(&mut self, value: Value) -> i32 {
        let val = &mut self.vals[value.index()];
        if val.slot == 0 {
            val.slot = self.frame.alloc(val.ty == Type::V128);
        }
        val.slot
    }

    /// Stores a value to its place in the frame, if that was not done before.
    pub fn spill(&mut self, value: Value) {
        if self.is(value, IN_MEMORY) {
            return;
        }
        let slot = self.slot_of(value);
        let val = self.val_mut(value);
        val.flags |= IN_MEMORY;
        let (ty, reg) = (val.ty, val.reg);
        self.store_frame(ty, slot, reg);
    }

    /// Copies between registers of one class.
    #[inline]
    pub fn mov(&mut self, ty: Type, to: Reg, from: Reg) {
        if to == from {
            return;
        }
        match ty {
            Type::I64 => self.asm.op(Opcode::one(0x89).wide(), from, to),
            Type::I8 | Type::I16 | Type::I32 => self.asm.op(Opcode::one(0x89), from, to),
            _ => self.asm.op(Opcode::two(0x28), to, from),
        }
    }

    pub fn store_frame(&mut self, ty: Type, at: i32, from: Reg) {
        let op = opcode::store(spilled(ty));
        self.asm.op(op, from, self.frame.place(at, 0));
    }

    pub fn load_frame(&mut self, ty: Type, to: Reg, at: i32) {
        let op = opcode::load(spilled(ty));
        self.asm.op(op, to, self.frame.place(at, 0));
    }

    /// Puts an integer constant into a register.
    pub fn mov_imm(&mut self, to: Reg, imm: u64) {
        if imm == 0 && !self.regs.flags_live {
            self.asm.op(Opcode::one(0x31), to, to);
        } else if let Ok(imm) = u32::try_from(imm) {
            if to.code() >= 8 {
                self.asm.code.bytes.push(0x41);
            }
            self.asm.code.bytes.push(0xb8 | to.code() & 7);
            self.asm.code.bytes.extend_from_slice(&imm.to_le_bytes());
        } else if i32::try_from(imm as i64).is_ok() {
            self.asm
                .op_imm(Opcode::one(0xc7).wide(), 0, to.into(), imm, 4);
        } else {
            self.asm.code.bytes.push(0x48 | to.code() >> 3);
            self.asm.code.bytes.push(0xb8 | to.code() & 7);
            self.asm.code.bytes.extend_from_slice(&imm.to_le_bytes());
        }
    }

    /// A constant of the pool.
    pub fn constant(&mut self, bits: u64, bytes: u8) -> Mem {
        let asm = &mut *self.asm;
        let offset = *self.constants.entry((bits, bytes)).or_insert_with(|| {
            let data = bits.to_le_bytes();
            match bytes {
                16 => asm.pool(&[data, data].concat()),
                n => asm.pool(&data[..n as usize]),
            }
        });
        Mem::rip(Base::Pool(offset), 0)
    }

    /// The operand for an address of a symbol, if it is in reach, or else the address.
    pub fn symbol(&self, symbol: crate::lir::SymbolId, offset: i32) -> Result<Mem, (u64, i32)> {
        match self.resolve.symbol(symbol) {
            SymbolAddr::Function { thunk, .. } => Ok(Mem::rip(Base::Abs(thunk), offset)),
            SymbolAddr::Data { addr, near } => {
                if near && offset.unsigned_abs() <= 1 << 20 {
                    return Ok(Mem::rip(Base::Abs(addr), offset));
                }
                Err((addr, offset))
            }
        }
    }

    /// The operand for an address in a stack slot.
    pub fn slot_addr(&mut self, slot: Slot, offset: i32) -> Mem {
        match self.frame.slot(slot.index(), offset) {
            Ok(mem) => mem,
            Err(cell) => {
                let reg = self.alloc(Type::I64);
                self.asm.op(Opcode::one(0x8b).wide(), reg, cell);
                Mem::at(reg, offset)
            }
        }
    }

    #[inline]
    pub fn lea(&mut self, to: Reg, mem: Mem) {
        let mem = Mem { site: None, ..mem };
        if let (Base::Reg(base), false, 0) = (mem.base, mem.index.is_some(), mem.disp) {
            return self.mov(Type::I64, to, base);
        }
        self.asm.op(Opcode::one(0x8d).wide(), to, mem);
    }

    /// Makes a constant or an address in a register.
    pub fn materialize(&mut self, value: Value, to: Reg) {
        match self.def(value) {
            Some(InstData::Iconst { imm, .. }) => self.mov_imm(to, imm),
            Some(InstData::Fconst { bits: 0, .. }) => self.asm.op(Opcode::two(0x57), to, to),
            Some(InstData::Fconst {
                ty: Type::F32,
                bits,
            }) => {
                let mem = self.constant(bits, 4);
                self.asm.op(Opcode::two(0x10).prefix(0xf3), to, mem);
            }
            Some(InstData::Fconst { bits, .. }) => {
                let mem = self.constant(bits, 8);
                self.asm.op(Opcode::two(0x10).prefix(0xf2), to, mem);
            }
            Some(InstData::Vconst { vconst }) if self.func.vconsts[vconst] == 0 => {
                self.asm.op(Opcode::two(0x57), to, to);
            }
            Some(InstData::Vconst { vconst }) => {
                let offset = self.asm.pool(&self.func.vconsts[vconst].to_le_bytes());
                self.asm
                    .op(Opcode::two(0x10), to, Mem::rip(Base::Pool(offset), 0));
            }
            Some(InstData::SlotAddr { slot, offset }) => {
                let mem = self
                    .frame
                    .slot(slot.index(), offset)
                    .unwrap_or_else(|cell| {
                        self.asm.op(Opcode::one(0x8b).wide(), to, cell);
                        Mem::at(to, offset)
                    });
                self.lea(to, mem);
            }
            Some(InstData::SymbolAddr { symbol, offset }) => match self.symbol(symbol, offset) {
                Ok(mem) => self.lea(to, mem),
                Err(address) => self.asm.mov_address(to, address),
            },
            _ => {}
        }
    }

    /// A value in a register, which is locked.
    pub fn use_reg(&mut self, value: Value) -> Reg {
        let val = *self.val(value);
        if val.reg.is_some() {
            self.lock(val.reg);
            return val.reg;
        }
        if val.flags & (REMAT | FOLDED) != 0 {
            let reg = self.alloc(val.ty);
            self.into(reg, value);
            return reg;
        }
        let reg = self.alloc(val.ty);
        self.load_frame(val.ty, reg, val.slot);
        self.own(value, reg);
        reg
    }

    /// A value in a register or in memory. What is used again goes to a register.
    pub fn use_rm(&mut self, value: Value) -> Rm {
        let val = *self.val(value);
        if val.reg.is_some() {
            self.lock(val.reg);
            return Rm::Reg(val.reg);
        }
        if val.is(REMAT) {
            if let Some(InstData::Fconst { ty, bits }) = self.def(value)
                && bits != 0
            {
                return Rm::Mem(self.constant(bits, ty.bytes() as u8));
            }
        } else if val.is(FOLDED) {
            if let Some(InstData::Load { addr, offset, .. }) = self.def(value) {
                return Rm::Mem(fold::access(self, value, addr, offset));
            }
        } else if val.refs <= 1 {
            return Rm::Mem(self.frame.place(val.slot, 0));
        }
        Rm::Reg(self.use_reg(value))
    }

    /// Copies a value to a register, which may be any but the scratch registers. Locks nothing.
    pub fn into(&mut self, to: Reg, value: Value) {
        let val = *self.val(value);
        if val.reg.is_some() {
            return self.mov(val.ty, to, val.reg);
        }
        if val.is(REMAT) {
            return self.materialize(value, to);
        }
        if !val.is(FOLDED) {
            return self.load_frame(val.ty, to, val.slot);
        }
        match self.def(value) {
            Some(InstData::Load {
                ty, addr, offset, ..
            }) => {
                let mem = fold::access(self, value, addr, offset);
                memory::load(self, ty, to, mem);
            }
            Some(InstData::Lea {
                base,
                index,
                scale,
                offset,
            }) => {
                let mem = fold::lea_operand(self, base, index, scale, offset);
                self.lea(to, mem);
            }
            _ => debug_assert!(false, "{value} cannot be folded here"),
        }
    }

    /// Counts a use of a value as done.
    #[inline]
    pub fn release(&mut self, value: Value) {
        let val = &mut self.vals[value.index()];
        if val.is(REMAT) {
            return;
        }
        val.refs = val.refs.saturating_sub(1);
        if val.refs > 0 {
            return;
        }
        if val.is(FOLDED) {
            return self.release_folded(value);
        }
        if !val.is(FULL) {
            self.free(value);
        }
    }

    /// Counts the uses of an instruction that was emitted as a part of another as done.
    fn release_folded(&mut self, value: Value) {
        match self.def(value) {
            Some(InstData::Load { addr, .. }) => self.release(addr),
            Some(InstData::Lea { base, index, .. }) => {
                self.release(base);
                self.release(index);
            }
            Some(
                InstData::Icmp { args, .. }
                | InstData::Fcmp { args, .. }
                | InstData::Binary { args, .. },
            ) => {
                self.release(args[0]);
                self.release(args[1]);
            }
            Some(InstData::Unary { arg, .. }) => self.release(arg),
            _ => {}
        }
    }

    /// Forgets a value that is not needed any more.
    pub fn free(&mut self, value: Value) {
        let val = &mut self.vals[value.index()];
        if val.home.is_some() {
            return;
        }
        if val.reg.is_some() {
            if !val.is(ALIAS) {
                self.regs.owned.remove(val.reg);
            }
            val.reg = Reg::NONE;
        }
        if !self.delays_slot(value) {
            self.free_slot(value);
        }
    }

    /// Gives the place of a value in the frame back.
    pub fn free_slot(&mut self, value: Value) {
        let val = &mut self.vals[value.index()];
        // Above `rbp` are the caller's.
        if val.slot < 0 {
            self.frame.release(val.slot, val.ty == Type::V128);
        }
        val.slot = 0;
    }

    /// Whether the place in the frame of a parameter is kept until its loop ends, because the jump
    /// back writes it.
    fn delays_slot(&self, value: Value) -> bool {
        let val = self.val(value);
        if val.slot >= 0 || !self.func.values[value].is_param {
            return false;
        }
        let end = self.order.nodes[val.def as usize].region_end;
        end != NONE && self.index <= end
    }

    /// Notes that a value without a home is given up at the end of a block, where no use does it.
    pub fn delay(&mut self, value: Value) {
        let val = self.val(value);
        if val.home.is_some() || val.is(REMAT) {
            return;
        }
        let mut end = if val.is(FULL) { val.last } else { NONE };
        if self.func.values[value].is_param {
            let region_end = self.order.nodes[val.def as usize].region_end;
            if region_end != NONE && val.last <= region_end {
                end = region_end;
            }
        }
        if end != NONE {
            let next = std::mem::replace(&mut self.regs.delayed[end as usize], value.0);
            self.val_mut(value).next = next;
        }
    }

    /// The register where the result of the current instruction is wanted, if it can go there.
    /// `ops` are the values that the instruction uses.
    #[inline]
    fn wanted(&self, result: Value, ops: &[Value]) -> Reg {
        let val = self.val(result);
        if val.home.is_some() {
            return val.home;
        }
        let stored = self.wanted_by_store(result, ops);
        if stored.is_some() {
            return stored;
        }
        let Some(param) = val.passed_to() else {
            return match val.taken_in() {
                Some(reg) if self.regs.temps.has(reg) && !self.regs.owned.has(reg) => reg,
                _ => Reg::NONE,
            };
        };
        let param = &self.vals[param];
        let reg = param.home;
        if !reg.is_some() || self.regs.owned.has(reg) {
            return Reg::NONE;
        }
        if self.regs.temps.has(reg) {
            return reg;
        }
        // The parameter of a loop around, used for the last time.
        let node = self.order.nodes[param.def as usize];
        let end = node.region_end;
        let inside = end != NONE && param.def <= self.index && self.index <= end;
        let used = ops.iter().filter(|op| op.0 == val.hint).count() as u32;
        let dead = param.refs <= used && !(param.is(FULL) && self.index <= param.last);
        // Or all other uses are behind the loop, which is not left any more but by its start.
        // (An inner loop could lead to such an exit again.)
        let directly = self.order.nodes[self.index as usize].region == param.def;
        let dead = dead || directly && self.index > node.last_exit && self.is_behind(param.inside);
        match inside && dead && !param.is(SHARED) {
            true => reg,
            false => Reg::NONE,
        }
    }

    /// Whether the current instruction is at or behind a position of a block.
    #[inline]
    fn is_behind(&self, (block, position): (u32, u32)) -> bool {
        if self.index != block {
            return self.index > block;
        }
        let node = self.order.nodes[block as usize];
        let first = self.func.blocks[node.block].first;
        let here = self.spans[block as usize].start + 1 + (self.inst.0 - first.0);
        position != NONE && here >= position
    }

    /// The register of a variable that the next instruction stores the result to.
    #[inline]
    fn wanted_by_store(&self, result: Value, ops: &[Value]) -> Reg {
        if !self.val(result).is_local() {
            return Reg::NONE;
        }
        let Some(next) = fold::next_inst(self, self.inst) else {
            return Reg::NONE;
        };
        let InstData::Store { value, addr, .. } = self.func.insts[next] else {
            return Reg::NONE;
        };
        if value != result {
            return Reg::NONE;
        }
        let reg = self.variable(addr);
        if !reg.is_some() || !memory::outlives_calls(self, result, reg) {
            return Reg::NONE;
        }
        let in_use = self.regs.aliases[reg.0 as usize].iter().any(|&alias| {
            let val = self.val(alias);
            let used = ops.iter().filter(|&&op| op == alias).count() as u32;
            val.is(ALIAS) && val.reg == reg && val.refs > used
        });
        match in_use {
            true => Reg::NONE,
            false => reg,
        }
    }

    /// The register of the variable at an address.
    #[inline]
    pub fn variable(&self, addr: Value) -> Reg {
        if !self.is(addr, REMAT) {
            return Reg::NONE;
        }
        match self.def(addr) {
            Some(InstData::SlotAddr { slot, .. }) => self.variables[slot.index()].home,
            _ => Reg::NONE,
        }
    }

    /// A register for a result that is written before all operands were read: none of theirs.
    pub fn dst(&mut self, result: Value, ops: &[Value]) -> Reg {
        let wanted = self.wanted(result, ops);
        let taken = self.regs.locked.or(self.regs.owned);
        if wanted.is_some() && !taken.has(wanted) {
            self.lock(wanted);
            return wanted;
        }
        self.alloc(self.val(result).ty)
    }

    /// A register for a result that is written when the operand `from` was read, but maybe before
    /// the registers `others` are.
    pub fn dst_from(
        &mut self,
        result: Value,
        ops: &[Value],
        from: Option<Value>,
        others: RegSet,
    ) -> Reg {
        let wanted = self.wanted(result, ops);
        if wanted.is_some() && !others.has(wanted) {
            let holds = from.map_or(Reg::NONE, |from| self.val(from).reg);
            let taken = self.regs.locked.or(self.regs.owned);
            if !taken.has(wanted) || holds == wanted && !self.regs.owned.has(wanted) {
                self.lock(wanted);
                return wanted;
            }
        }
        if let Some(reg) = from.and_then(|from| self.dies_in(from))
            && !others.has(reg)
            && class(self.val(result).ty).has(reg)
        {
            return reg;
        }
        self.alloc(self.val(result).ty)
    }

    /// Notes that the result is in a register, after the operands were released.
    pub fn define(&mut self, result: Value, reg: Reg) {
        let val = *self.val(result);
        if val.home.is_some() {
            if self.regs.owned.has(val.home) {
                self.lock(reg);
                self.take(val.home);
            }
            self.mov(val.ty, val.home, reg);
            self.val_mut(result).reg = val.home;
        } else if val.refs > 0 {
            self.own(result, reg);
            if val.is(FULL) {
                self.delay(result);
            }
        }
    }

    /// Whether the loop around makes `value` dead code: it is never used.
    #[inline]
    pub fn is_unused(&self, inst: Inst) -> bool {
        let mut results = self.func.inst_results(inst);
        results.all(|value| self.val(value).refs == 0)
    }
}
