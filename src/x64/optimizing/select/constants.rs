//! Constants of floats and vectors: operands in memory, or registers of a loop.
//!
//! An instruction takes a constant out of the pool as it takes anything else from memory. That costs nothing by itself,
//! but processors load only two or three operands in a cycle, and loops over arrays mostly wait for that. So a loop of one
//! block that calls nothing has its constants in registers that it needs for nothing else; they are loaded at the
//! end of the block in front of it.

use super::{Operands, Selector, class, load_op, long};
use crate::lir::{Block, Function, InstData, Type, Value, ValueDef};
use crate::x64::asm::Opcode;
use crate::x64::baseline::order::NONE;
use crate::x64::optimizing::minst::{Addr, Base, Rm};
use crate::x64::packed::{MOVAPS, newer};
use regalloc2::{Operand, RegClass, VReg};
use rustc_hash::FxHashSet;

/// `vbroadcastf128`, of 256 bits.
const BROADCAST_HALF: Opcode = newer(0x1a);
const MOVUPS: Opcode = Opcode::two(0x10);

/// Registers that a loop may have in use at once, its constants among them.
const REGISTERS: usize = 13;
/// Constants of a loop at most.
const MOST: usize = 6;
/// Instructions of a loop at most.
const INSTS: usize = 500;
/// Loops at most of which the block in front has not been reached.
const PENDING: usize = 16;

/// A loop whose constants are in registers.
pub(crate) struct LoopConstants {
    /// The place of its block in the order, and of the block in front of it.
    block: u32,
    front: u32,
    /// How many constants it has registers for.
    room: usize,
    /// Each one's bits, how many bytes of them there are, and its register.
    kept: Vec<([u128; 2], u8, VReg)>,
}

/// The loops of a function that may keep constants, in the order of their blocks.
pub(super) fn find_loops(cx: &Selector<'_>) -> Vec<LoopConstants> {
    let func = cx.func;
    let mut found: Vec<LoopConstants> = Vec::new();
    let nodes = &cx.order.nodes;
    for (index, node) in (0..).zip(nodes) {
        if node.depth == 0 || node.preds != 2 {
            continue;
        }
        let mut goes_back = false;
        func.for_each_successor(func.terminator(node.block), |call| {
            goes_back |= func.target(call) == node.block;
        });
        if goes_back && has_constants(func, node.block) {
            found.push(LoopConstants {
                block: index,
                front: NONE,
                room: 0,
                kept: Vec::new(),
            });
        }
    }
    if found.is_empty() {
        return found;
    }
    for (index, node) in (0..).zip(nodes) {
        let last = func.terminator(node.block);
        func.for_each_successor(last, |call| {
            let to = cx.order.index_of(func.target(call));
            // Where another loop goes straight there, each of its iterations would load them.
            if to > index
                && !func.insts[last].is_call()
                && let Ok(at) = found.binary_search_by_key(&to, |found| found.block)
                && node.depth < nodes[to as usize].depth
            {
                found[at].front = index;
            }
        });
    }
    found.retain(|found| found.front != NONE);
    for found in &mut found {
        let block = nodes[found.block as usize].block;
        found.room = REGISTERS.saturating_sub(pressure(cx, block)).min(MOST);
    }
    found
}

/// Whether a block calls nothing and uses constants of floats or vectors, or what may become such.
fn has_constants(func: &Function, block: Block) -> bool {
    let mut has_floats = false;
    for (count, inst) in func.block_insts(block).enumerate() {
        let data = func.insts[inst];
        if data.is_call() || count > INSTS {
            return false;
        }
        has_floats |= func.result(inst).is_some_and(|v| !func.ty(v).is_int());
    }
    has_floats
}

/// How many registers of floats and vectors a loop of one block needs at once, without constants.
fn pressure(cx: &Selector<'_>, block: Block) -> usize {
    let func = cx.func;
    let insts = func.blocks[block];
    let is_inside = |value: Value| match func.def(value) {
        ValueDef::Param(of, _) => of == block,
        ValueDef::Result(inst, _) => inst >= insts.first && inst <= func.terminator(block),
    };
    let is_constant = |value: Value| match func.def_data(value) {
        Some(InstData::Fconst { .. } | InstData::Vconst { .. }) => true,
        Some(InstData::Vbinary { .. }) => long::all_bits(cx, value).is_some(),
        _ => false,
    };
    let (mut outside, mut live) = (FxHashSet::default(), FxHashSet::default());
    let mut most = 0;
    for inst in func.block_insts(block).rev() {
        for result in func.inst_results(inst) {
            live.remove(&cx.root(result));
        }
        func.for_each_use(inst, |value| {
            let root = cx.root(value);
            if class(func.ty(root)) == RegClass::Float && !is_constant(root) {
                match is_inside(root) {
                    true => live.insert(root),
                    false => outside.insert(root),
                };
            }
        });
        most = most.max(live.len());
    }
    outside.len() + most
}

impl Selector<'_> {
    /// The memory operand for a constant in the pool.
    pub(super) fn constant(&mut self, bits: u128, len: u8) -> Addr {
        self.constant_of([bits, 0], len)
    }

    /// The same for one of up to 256 bits, the low half first.
    pub(super) fn constant_of(&mut self, bits: [u128; 2], len: u8) -> Addr {
        let asm = &mut *self.asm;
        let put = || {
            let [low, high] = bits.map(u128::to_le_bytes);
            asm.pool(&[low, high].concat()[..len as usize])
        };
        let at = *self.constants.entry((bits, len)).or_insert_with(put);
        Addr::fixed(Base::Pool(at), 0)
    }

    /// The register of a constant of `len` bytes, if the block is a loop that keeps it in one.
    pub(super) fn kept_constant(&mut self, bits: [u128; 2], len: u8) -> Option<VReg> {
        let index = self.index as u32;
        let at = self.loop_constants.last().filter(|l| l.block == index)?;
        if let Some(&(.., vreg)) = at.kept.iter().find(|row| (row.0, row.1) == (bits, len)) {
            return Some(vreg);
        }
        if at.kept.len() >= at.room {
            return None;
        }
        let vreg = self.temp(RegClass::Float);
        let at = self.loop_constants.last_mut()?;
        at.kept.push((bits, len, vreg));
        Some(vreg)
    }

    /// A constant of `len` bytes as an operand: a register of the loop, or memory.
    pub(super) fn constant_rm(&mut self, bits: [u128; 2], len: u8, operands: &mut Operands) -> Rm {
        match self.kept_constant(bits, len) {
            Some(vreg) => {
                operands.push(Operand::reg_use(vreg));
                Rm::Reg
            }
            None => Rm::Mem(self.constant_of(bits, len)),
        }
    }

    /// Loads a constant of `len` bytes into a register.
    fn load_constant(&mut self, to: VReg, bits: [u128; 2], len: u8) {
        let is_twice = bits[0] == bits[1];
        let (op, from) = match len {
            4 => (load_op(Type::F32), self.constant_of(bits, len)),
            8 => (load_op(Type::F64), self.constant_of(bits, len)),
            16 => (MOVAPS, self.constant_of(bits, len)),
            _ if is_twice => (long::whole(BROADCAST_HALF), self.constant(bits[0], 16)),
            _ => (long::whole(MOVUPS), self.constant_of(bits, len)),
        };
        self.code.has_vectors |= len > 8;
        self.emit_def(op, Rm::Mem(from), &[Operand::reg_def(to)]);
    }

    /// Leaves the block that has been selected; if it is a loop, its constants wait for the block in front.
    pub(super) fn leave_loop(&mut self) {
        let index = self.index as u32;
        if self.loop_constants.last().is_some_and(|l| l.block == index)
            && let Some(done) = self.loop_constants.pop()
            && !done.kept.is_empty()
        {
            self.waiting_constants.push(done);
        }
        if self.waiting_constants.len() >= PENDING
            && let Some(next) = self.loop_constants.last_mut()
        {
            next.room = 0;
        }
    }

    /// Loads the constants of the loops that the block is in front of.
    pub(super) fn load_loop_constants(&mut self) {
        let index = self.index as u32;
        let mut waiting = std::mem::take(&mut self.waiting_constants);
        waiting.retain(|done| {
            let is_here = done.front == index;
            for &(bits, len, vreg) in done.kept.iter().filter(|_| is_here) {
                self.load_constant(vreg, bits, len);
            }
            !is_here
        });
        self.waiting_constants = waiting;
    }

    /// A constant of `len` bytes in a register.
    pub(super) fn constant_reg(&mut self, bits: [u128; 2], len: u8) -> VReg {
        self.kept_constant(bits, len).unwrap_or_else(|| {
            let to = self.temp(RegClass::Float);
            self.load_constant(to, bits, len);
            to
        })
    }
}
