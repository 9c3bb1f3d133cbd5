//! Selection: machine instructions for the trees of LIR.
//!
//! Blocks and their instructions are walked backwards, so that each user is met before what it
//! uses. A user looks at how its operands are computed and takes what it can do by itself into
//! its own instruction (a load, an address, an extension, a comparison, a constant); what is left
//! it *needs* in a register. An instruction that nobody needs when the walk comes to it is not
//! emitted. So each decision is made once, and the walk is linear.
//!
//! A load is folded only into its single user, in its own block, with no effect between them. A
//! value whose computation is a copy of another one's bits (a truncation, an extension of what
//! has zeros there already) is an alias: it has no register of its own.

mod across_calls;
mod address;
mod atomic;
mod call;
mod carry;
mod constants;
mod facts;
pub(super) mod float;
mod flow;
mod integer;
mod long;
mod memory;
mod packs;
mod shuffle;
mod sink;
mod vector;

use super::minst::{Addr, Base, MInst, Rm};
use super::vcode::{IndexRange, VCode, preg};
use crate::lir::{Function, Inst, InstData, Origin, SymbolId, Type, Value};
use crate::x64::abi::SigLocations;
use crate::x64::asm::{Asm, Opcode};
use crate::x64::baseline::order::Order;
use crate::x64::features::Features;
use crate::x64::opcode::zero_extend;
use crate::x64::regs::Reg;
use crate::x64::reloc::{Resolve, SymbolAddr, UnsupportedInst};
use constants::LoopConstants;
pub(super) use facts::{Facts, switch_edges};
use regalloc2::{Operand, RegClass, VReg};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The operands of one instruction.
pub(super) type Operands = SmallVec<[Operand; 6]>;

/// The state of selection.
pub(super) struct Selector<'a> {
    pub func: &'a Function,
    pub resolve: &'a dyn Resolve,
    pub sigs: &'a SigLocations,
    pub order: &'a Order,
    pub facts: &'a mut Facts,
    pub code: &'a mut VCode,
    pub asm: &'a mut Asm,
    pub constants: &'a mut FxHashMap<([u128; 2], u8), u32>,
    pub features: Features,
    pub is_last_tier: bool,
    /// The instruction that is being selected: the root of the tree.
    pub inst: Inst,
    /// The block of `inst`, by its place in the order.
    pub index: usize,
    /// Where that starts.
    pub block_start: Inst,
    /// Whether the block is in a loop.
    pub in_loop: bool,
    /// Whether what is selected belongs to the function's entry.
    pub at_entry: bool,
    /// Symbols whose addresses loops need, each with a register for the whole function.
    pub symbols: Vec<(SymbolId, VReg)>,
    /// The loops that have yet to be selected of those that may keep constants in registers.
    pub loop_constants: Vec<LoopConstants>,
    /// Those whose constants have yet to be loaded.
    pub waiting_constants: Vec<LoopConstants>,
}

/// At most so many addresses of symbols are kept in registers for the whole function.
const MOST_SYMBOLS: usize = 12;

/// The class of registers for a type.
pub(super) fn class(ty: Type) -> RegClass {
    match ty.is_int() {
        true => RegClass::Int,
        false => RegClass::Float,
    }
}

/// The opcode that moves from memory or a register to a register, with zeros above the type.
pub(super) fn load_op(ty: Type) -> Opcode {
    match ty {
        Type::V256 => long::whole(zero_extend(ty)),
        _ => zero_extend(ty),
    }
}

impl Selector<'_> {
    /// Selects the whole function.
    pub(super) fn function(&mut self) -> Result<(), UnsupportedInst> {
        self.code.clear();
        self.code.vregs = self.func.values.len();
        facts::number_blocks(self);
        facts::collect_facts(self);
        across_calls::find_wide(self);
        if !self.facts.returns_twice {
            self.loop_constants = constants::find_loops(self);
        }
        self.code.has_long = self.func.has_long_vectors();
        self.code.has_vectors = self.code.has_long;
        for index in (0..self.order.nodes.len()).rev() {
            self.block(index)?;
        }
        self.code.turn();
        self.code.link();
        Ok(())
    }

    fn block(&mut self, index: usize) -> Result<(), UnsupportedInst> {
        let func = self.func;
        let node = self.order.nodes[index];
        let block = func.blocks[node.block];
        self.in_loop = node.depth > 0;
        self.index = index;
        self.block_start = block.first;
        self.inst = func.terminator(node.block);
        let late = sink::sums(self, index);
        let start = flow::terminator(self, index)?;
        let at = self.code.insts.len();
        self.load_loop_constants();
        self.code.turn_from(at);
        let rest = func.block_insts(node.block).rev().skip(1);
        let rest = rest.filter(|inst| !late.contains(inst));
        for inst in late.iter().copied().chain(rest) {
            self.inst = inst;
            let at = self.code.insts.len();
            self.instruction(inst)?;
            self.code.turn_from(at);
        }
        self.leave_loop();
        if index == 0 {
            let at = self.code.insts.len();
            self.at_entry = true;
            call::receive_params(self);
            self.code.turn_from(at);
        }
        let end = self.code.insts.len() as u32;
        let params = match index {
            0 => 0..0,
            _ => self.block_params(node.block),
        };
        let each_way = self.order.each_way(func, index);
        let made = &mut self.code.blocks[self.facts.vblocks[index] as usize];
        made.insts = start..end;
        made.cold = self.facts.cold[index];
        made.each_way = each_way;
        made.params = params;
        Ok(())
    }

    fn block_params(&mut self, block: crate::lir::Block) -> IndexRange {
        let start = self.code.lists.len() as u32;
        for param in self.func.params(block) {
            let vreg = self.own(param);
            self.code.lists.push(vreg);
        }
        start..self.code.lists.len() as u32
    }

    fn instruction(&mut self, inst: Inst) -> Result<(), UnsupportedInst> {
        let data = self.func.insts[inst];
        if self.facts.sunk[inst.0 as usize] {
            return Ok(());
        }
        let result = self.func.result(inst);
        if data.is_pure() && !result.is_some_and(|v| self.is_needed(v)) {
            return Ok(());
        }
        let Some(result) = result else {
            return memory::effect(self, inst, data);
        };
        match data {
            InstData::Unary { op, ty, arg } => integer::unary(self, result, op, ty, arg),
            InstData::Binary { op, ty, args } => integer::binary(self, result, op, ty, args),
            InstData::Fma { ty, args } => {
                float::select_multiply_add(self, result, ty, args);
                Ok(())
            }
            InstData::Icmp { .. } | InstData::Fcmp { .. } => {
                let test = flow::compare_inst(self, data);
                let def = Operand::reg_def(self.own(result));
                let is_extended = self.facts.is_extended[result.0 as usize];
                self.emit(MInst::SetCc(test, is_extended), &[def]);
                Ok(())
            }
            InstData::Select { ty, args } => flow::select(self, result, ty, args),
            InstData::Vunary { .. }
            | InstData::Vbinary { .. }
            | InstData::Vternary { .. }
            | InstData::Vshuffle { .. } => {
                vector::vector(self, result, data);
                Ok(())
            }
            InstData::Lea { .. } => {
                let mut ops = self.def(result);
                let addr = address::lea(self, inst, &mut ops);
                self.emit_def(Opcode::one(0x8d).wide(), Rm::Mem(addr), &ops);
                Ok(())
            }
            InstData::Load { ty, .. } => {
                let mut ops = self.def(result);
                let addr = address::load_address(self, inst, &mut ops);
                self.emit_def(load_op(ty), Rm::Mem(addr), &ops);
                Ok(())
            }
            // Constants and addresses of fixed places are made where they are used.
            InstData::Iconst { .. }
            | InstData::Fconst { .. }
            | InstData::Vconst { .. }
            | InstData::SlotAddr { .. }
            | InstData::SymbolAddr { .. } => Ok(()),
            _ => memory::effect(self, inst, data),
        }
    }

    /// Whether somebody needs a value in a register.
    fn is_needed(&self, value: Value) -> bool {
        self.facts.need[value.0 as usize]
    }

    /// What this compiler does not know.
    pub(super) fn unsupported(&self, what: &'static str, ty: Option<Type>) -> UnsupportedInst {
        UnsupportedInst {
            what,
            ty,
            origin: self.func.origins[self.inst],
        }
    }

    pub(super) fn origin(&self) -> Origin {
        match self.at_entry {
            true => Origin::NONE,
            false => self.func.origins[self.inst],
        }
    }

    /// Adds an instruction to those for the root.
    pub(super) fn emit(&mut self, inst: MInst, operands: &[Operand]) {
        let origin = self.origin();
        self.code.push(inst, operands, origin);
    }

    /// `op def, rm`
    pub(super) fn emit_def(&mut self, op: Opcode, rm: Rm, operands: &[Operand]) {
        let inst = MInst::Def {
            op,
            rm,
            imm: 0,
            imm_len: 0,
        };
        self.emit(inst, operands);
    }

    /// A new register.
    pub(super) fn temp(&mut self, class: RegClass) -> VReg {
        self.code.vregs += 1;
        VReg::new(self.code.vregs - 1, class)
    }

    /// The register that belongs to a value itself.
    pub(super) fn own(&mut self, value: Value) -> VReg {
        let ty = self.func.ty(value);
        self.code.has_vectors |= ty.is_vector();
        VReg::new(value.0 as usize, class(ty))
    }

    /// The value whose bits a value is.
    pub(super) fn root(&self, value: Value) -> Value {
        Value(self.facts.alias[value.0 as usize])
    }

    /// The instruction that computes a value, if it computes it in the value's own type.
    pub(super) fn def_of(&self, value: Value) -> Option<(Inst, InstData)> {
        let root = self.root(value);
        if self.func.ty(root) != self.func.ty(value) {
            return None;
        }
        let inst = self.func.def_inst(root)?;
        Some((inst, self.func.insts[inst]))
    }

    /// As [`def_of`](Self::def_of), if that is in the block of the root.
    pub(super) fn local_def(&self, value: Value) -> Option<(Inst, InstData)> {
        self.def_of(value)
            .filter(|(inst, _)| *inst >= self.block_start && *inst < self.inst)
    }

    /// Whether the root is all that uses a value.
    pub(super) fn is_single(&self, value: Value) -> bool {
        self.facts.uses[self.root(value).0 as usize] == 1
    }

    /// The integer constant that a value is, zero-extended.
    pub(super) fn iconst(&self, value: Value) -> Option<u64> {
        let imm = self.func.as_iconst(self.root(value))?;
        Some(imm & self.func.ty(value).mask())
    }

    /// The constant, sign-extended, if it can be an immediate operand.
    pub(super) fn imm32(&self, value: Value) -> Option<i32> {
        let ty = self.func.ty(value);
        let imm = self.iconst(value)?;
        let unused = 64 - ty.bits();
        i32::try_from(((imm << unused) as i64) >> unused).ok()
    }

    /// The operand that defines a result.
    pub(super) fn def(&mut self, result: Value) -> Operands {
        let mut ops = Operands::new();
        ops.push(Operand::reg_def(self.own(result)));
        ops
    }

    /// A register that holds a value.
    pub(super) fn reg(&mut self, value: Value) -> VReg {
        let root = self.root(value);
        let data = match self.func.def_inst(root) {
            Some(inst) => self.func.insts[inst],
            None => {
                self.facts.need[root.0 as usize] = true;
                return self.own(root);
            }
        };
        if matches!(data, InstData::Vbinary { .. })
            && let Some(bits) = long::all_bits(self, root)
        {
            return long::long_constant(self, bits);
        }
        match data {
            InstData::Iconst { imm, .. } => {
                let imm = imm & self.func.ty(value).mask();
                let to = self.temp(RegClass::Int);
                self.emit(MInst::Imm(imm), &[Operand::reg_def(to)]);
                to
            }
            InstData::Vconst { vconst } if self.func.vconsts[vconst] == 0 => {
                vector::zero_vector(self)
            }
            InstData::Fconst { bits: 0, .. } => {
                let to = self.temp(RegClass::Float);
                self.emit(MInst::ZeroVector, &[Operand::reg_def(to)]);
                to
            }
            InstData::Fconst { ty, bits } => self.constant_reg([bits.into(), 0], ty.bytes() as u8),
            InstData::Vconst { vconst } => self.constant_reg([self.func.vconsts[vconst], 0], 16),
            InstData::SlotAddr { slot, offset } => {
                let to = self.temp(RegClass::Int);
                self.facts.slots[slot.0 as usize] = true;
                self.emit(MInst::SlotAddr(slot.0, offset), &[Operand::reg_def(to)]);
                to
            }
            InstData::SymbolAddr { symbol, offset } => self.symbol_reg(symbol, offset),
            _ => {
                self.facts.need[root.0 as usize] = true;
                self.own(root)
            }
        }
    }

    fn symbol_reg(&mut self, symbol: SymbolId, offset: i32) -> VReg {
        if offset == 0 && self.in_loop && !self.facts.returns_twice {
            if let Some(&(_, vreg)) = self.symbols.iter().find(|row| row.0 == symbol) {
                return vreg;
            }
            if self.symbols.len() < MOST_SYMBOLS {
                let vreg = self.temp(RegClass::Int);
                self.symbols.push((symbol, vreg));
                return vreg;
            }
        }
        let to = self.temp(RegClass::Int);
        self.symbol_into(to, symbol, offset);
        to
    }

    /// Makes the address of a symbol.
    pub(super) fn symbol_into(&mut self, to: VReg, symbol: SymbolId, offset: i32) {
        let def = [Operand::reg_def(to)];
        let (address, near) = match self.resolve.symbol(symbol) {
            SymbolAddr::Function { thunk, .. } => (thunk, true),
            SymbolAddr::Data { addr, near } => (addr, near),
        };
        if near && offset.unsigned_abs() <= 1 << 20 {
            let base = self.address(address);
            let addr = Addr::fixed(base, offset);
            self.emit_def(Opcode::one(0x8d).wide(), Rm::Mem(addr), &def);
        } else {
            self.code.addresses.push(address);
            let row = self.code.addresses.len() as u32 - 1;
            self.emit(MInst::Address(row, offset), &def);
        }
    }

    /// A row of the table of addresses.
    pub(super) fn address(&mut self, address: u64) -> Base {
        self.code.addresses.push(address);
        Base::Abs(self.code.addresses.len() as u32 - 1)
    }

    /// A use of a value in a register.
    pub(super) fn use_reg(&mut self, value: Value) -> Operand {
        Operand::reg_use(self.reg(value))
    }

    /// A use of a value in a certain register.
    pub(super) fn use_in(&mut self, value: Value, reg: Reg) -> Operand {
        let vreg = self.reg(value);
        let root = self.root(value);
        if vreg.vreg() != root.0 as usize || !across_calls::is_wide(self, root) {
            if let Some(fixed) = self.facts.fixed.get_mut(vreg.vreg()) {
                *fixed = true;
            }
            return Operand::reg_fixed_use(vreg, preg(reg));
        }
        Operand::reg_fixed_use(self.copy_of(vreg), preg(reg))
    }

    /// A copy of a register, in another one.
    pub(super) fn copy_of(&mut self, vreg: VReg) -> VReg {
        let to = self.temp(vreg.class());
        self.emit(MInst::Move, &[Operand::reg_def(to), Operand::any_use(vreg)]);
        to
    }

    /// A definition of a value in a certain register, and what has to follow the instruction.
    pub(super) fn def_in(&mut self, value: Value, reg: Reg) -> (Operand, Option<[Operand; 2]>) {
        let own = self.own(value);
        if !across_calls::is_wide(self, value) {
            return (Operand::reg_fixed_def(own, preg(reg)), None);
        }
        let from = self.temp(own.class());
        let def = Operand::reg_fixed_def(from, preg(reg));
        (def, Some([Operand::reg_def(own), Operand::reg_use(from)]))
    }

    /// A value as the operand of an operation in its own width: a folded load or constant of the
    /// pool, a register, or its place in the frame. Adds to the operands.
    pub(super) fn rm(&mut self, value: Value, ops: &mut Operands) -> Rm {
        if let Some(inst) = self.foldable_load(value) {
            self.facts.sunk[inst.0 as usize] = true;
            return Rm::Mem(address::load_address(self, inst, ops));
        }
        if let Some((_, InstData::Fconst { ty, bits })) = self.def_of(value)
            && bits != 0
        {
            return self.constant_rm([bits.into(), 0], ty.bytes() as u8, ops);
        }
        self.rm_in_place(value, ops)
    }

    /// As [`rm`](Self::rm), but no load is folded.
    pub(super) fn rm_in_place(&mut self, value: Value, ops: &mut Operands) -> Rm {
        let vreg = self.reg(value);
        ops.push(match self.func.ty(value) {
            Type::V128 | Type::V256 => Operand::reg_use(vreg),
            _ => Operand::any_use(vreg),
        });
        Rm::Reg
    }

    /// The load that computes a value, if the root can do it as part of itself.
    pub(super) fn foldable_load(&self, value: Value) -> Option<Inst> {
        self.foldable(value)
            .filter(|_| !self.func.ty(value).is_vector())
    }

    /// The load of a vector that the root can do as part of itself, where that need not be
    /// aligned: if it is encoded by VEX.
    pub(super) fn foldable_vector(&self, value: Value) -> Option<Inst> {
        self.foldable(value).filter(|_| self.features.avx)
    }

    fn foldable(&self, value: Value) -> Option<Inst> {
        let (inst, data) = self.local_def(value)?;
        let InstData::Load { flags, .. } = data else {
            return None;
        };
        let epoch = |inst: Inst| self.facts.epochs[inst.0 as usize];
        let can = flags.0 == 0
            && self.is_single(value)
            && !self.facts.sunk[inst.0 as usize]
            // A comparison that is made a second time needs it in a register.
            && !self.facts.need[self.root(value).0 as usize]
            && epoch(inst) == epoch(self.inst);
        can.then_some(inst)
    }
}
