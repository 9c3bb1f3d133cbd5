//! Stores, and what else is done for its effect.

use super::{Operands, Selector, address, atomic, call, long, vector};
use crate::lir::{BinaryOp, Inst, InstData, MemFlags, Type, Value};
use crate::x64::asm::Opcode;
use crate::x64::opcode::{self, Alu, imm_form};
use crate::x64::optimizing::minst::{Addr, Base, MInst, Rm};
use crate::x64::packed::masked;
use crate::x64::reloc::UnsupportedInst;
use regalloc2::{Operand, RegClass};

/// The opcode that writes a register of a type to memory.
pub(super) fn store_op(ty: Type) -> Opcode {
    match ty {
        Type::V256 => long::whole(opcode::store(ty)),
        _ => opcode::store(ty),
    }
}

/// An instruction without a result that is wanted.
pub(super) fn effect(
    cx: &mut Selector<'_>,
    inst: Inst,
    data: InstData,
) -> Result<(), UnsupportedInst> {
    match data {
        InstData::Store {
            ty,
            flags,
            value,
            addr,
            offset,
        } => {
            if flags.0 == 0 && modify_memory(cx, ty, value, addr, offset) {
                return Ok(());
            }
            let mut ops = Operands::new();
            let at = address::operand(cx, addr, offset, &mut ops);
            let to = at.accessed_by(cx.origin());
            store(cx, ty, value, to, &ops);
            if flags.has(MemFlags::SEQ_CST) {
                cx.emit(MInst::Fence, &[]);
            }
        }
        InstData::MaskedLoad {
            shape,
            args: [mask, addr],
            offset,
        } => {
            let to = match cx.func.result(inst) {
                Some(result) => cx.own(result),
                None => cx.temp(RegClass::Float),
            };
            let mut ops = Operands::new();
            ops.extend([Operand::reg_def(to), cx.use_reg(mask)]);
            let at = address::operand(cx, addr, offset, &mut ops);
            let load = MInst::Three {
                op: masked(shape, false),
                rm: Rm::Mem(at.accessed_by(cx.origin())),
                imm: 0,
                imm_len: 0,
            };
            cx.emit(load, &ops);
        }
        InstData::MaskedStore {
            shape,
            args: [mask, value, addr],
        } => {
            let mut ops = Operands::new();
            ops.extend([cx.use_reg(value), cx.use_reg(mask)]);
            let at = address::operand(cx, addr, 0, &mut ops);
            let rm = Rm::Mem(at.accessed_by(cx.origin()));
            let op = masked(shape, true);
            cx.emit(MInst::UseTwo { op, rm }, &ops);
        }
        InstData::Fence => cx.emit(MInst::Fence, &[]),
        InstData::Prefetch {
            locality,
            addr,
            offset,
        } => {
            let mut ops = Operands::new();
            let at = address::operand(cx, addr, offset, &mut ops);
            let (op, ext) = opcode::prefetch(locality);
            let (rm, imm, imm_len) = (Rm::Mem(at), 0, 0);
            let prefetch = MInst::Ext {
                op,
                ext,
                rm,
                imm,
                imm_len,
            };
            cx.emit(prefetch, &ops);
        }
        InstData::Pause => cx.emit(MInst::Pause, &[]),
        InstData::Poll => cx.emit(MInst::Poll, &[]),
        InstData::Fuel { amount } => {
            let limits = cx.resolve.limits();
            cx.emit(MInst::Fuel { limits, amount }, &[]);
        }
        // Nothing: what is selected stays in order.
        InstData::Barrier | InstData::Cold => {}
        InstData::Call { callee, args } => call::call(cx, inst, callee, args),
        InstData::CallIndirect { sig, addr, args } => {
            call::call_indirect(cx, inst, sig, addr, args);
        }
        InstData::StackAlloc { size, align } => {
            cx.code.moves_rsp = true;
            let size = cx.use_reg(size);
            let to = match cx.func.result(inst) {
                Some(result) => cx.own(result),
                None => cx.temp(RegClass::Int),
            };
            cx.emit(MInst::StackAlloc { align }, &[Operand::reg_def(to), size]);
        }
        InstData::StackSave => {
            cx.code.moves_rsp = true;
            if let Some(result) = cx.func.result(inst) {
                let ops = cx.def(result);
                cx.emit(MInst::StackSave, &ops);
            }
        }
        InstData::EntryStack => {
            if let Some(result) = cx.func.result(inst) {
                let ops = cx.def(result);
                // Arguments on the stack begin behind the return address.
                let at = Addr::fixed(Base::Args, -8);
                cx.emit_def(Opcode::one(0x8d).wide(), Rm::Mem(at), &ops);
            }
        }
        InstData::StackRestore { saved } => {
            cx.code.moves_rsp = true;
            let ops = [cx.use_reg(saved)];
            cx.emit(MInst::StackRestore, &ops);
        }
        InstData::AtomicRmw {
            op,
            ty,
            value,
            addr,
        } => atomic::atomic_rmw(cx, inst, op, ty, value, addr),
        InstData::CmpXchg {
            ty,
            addr,
            expected,
            new,
        } => atomic::cmpxchg(cx, inst, ty, addr, expected, new),
        InstData::X87Push { addr } => atomic::x87(cx, 5, addr),
        InstData::X87Pop { addr } => atomic::x87(cx, 7, addr),
        // Loads and divisions have results, which they are emitted with.
        InstData::Load { .. } | InstData::Binary { .. } => {
            return Err(cx.unsupported("an instruction without its result", None));
        }
        _ => return Err(cx.unsupported("this instruction", None)),
    }
    Ok(())
}

/// Writes a value to memory, whose registers are `address`.
pub(super) fn store(cx: &mut Selector<'_>, ty: Type, value: Value, to: Addr, address: &[Operand]) {
    let rm = Rm::Mem(to);
    let put = |imm: u64, wide: bool| {
        let op = match wide {
            true => Opcode::one(0xc7).wide(),
            false => Opcode::one(0xc7).sized(if ty.is_int() { ty } else { Type::I32 }),
        };
        MInst::Ext {
            op,
            ext: 0,
            rm,
            imm: imm as i32,
            imm_len: ty.bytes().min(4) as u8,
        }
    };
    if let Some(imm) = cx.imm32(value) {
        return cx.emit(put(imm as u64, ty == Type::I64), address);
    }
    let mut op = store_op(ty);
    let mut ops = Operands::new();
    match cx.def_of(value) {
        Some((_, InstData::Fconst { bits, .. })) => {
            let fits = i32::try_from(bits as i64).is_ok();
            if ty == Type::F32 || fits {
                return cx.emit(put(bits, ty == Type::F64), address);
            }
            let temp = cx.temp(RegClass::Int);
            cx.emit(MInst::Imm(bits), &[Operand::reg_def(temp)]);
            op = store_op(Type::I64);
            ops.push(Operand::reg_use(temp));
        }
        _ if vector::store_lane(cx, ty, value, rm, address)
            || long::store_half(cx, value, rm, address) =>
        {
            return;
        }
        _ => ops.push(cx.use_reg(value)),
    }
    ops.extend_from_slice(address);
    cx.emit(MInst::Use { op, rm }, &ops);
}

/// Operates on memory in place, where what is stored is computed from what is there.
fn modify_memory(cx: &mut Selector<'_>, ty: Type, value: Value, addr: Value, offset: i32) -> bool {
    if !cx.is_single(value) {
        return false;
    }
    let Some((_, InstData::Binary { op, ty: of, args })) = cx.local_def(value) else {
        return false;
    };
    let Some(alu) = Alu::of(op).filter(|_| of == ty) else {
        return false;
    };
    let is_there = |value: Value| {
        let inst = cx.foldable_load(value)?;
        let InstData::Load {
            ty: read,
            addr: from,
            offset: at,
            ..
        } = cx.func.insts[inst]
        else {
            return None;
        };
        let same = read == ty && at == offset && cx.root(from) == cx.root(addr);
        same.then_some(inst)
    };
    let (load, with) = match (is_there(args[0]), is_there(args[1])) {
        (Some(load), _) => (load, args[1]),
        (None, Some(load)) if op.commutes_but_nan() => (load, args[0]),
        _ => return false,
    };
    cx.facts.sunk[load.0 as usize] = true;
    let imm = cx.imm32(with);
    let mut ops = Operands::new();
    if imm.is_none() {
        ops.push(cx.use_reg(with));
    }
    let at = address::operand(cx, addr, offset, &mut ops);
    // What cannot be accessed at all, the load meets first.
    let rm = Rm::Mem(at.accessed_by(cx.func.origins[load]));
    match imm {
        Some(imm) => {
            let (alu, imm) = match (op, imm) {
                // One byte instead of four.
                (BinaryOp::Add, 128) => (Alu::Sub, -128),
                _ => (alu, imm),
            };
            let (op, imm_len) = imm_form(ty, imm);
            let ext = alu as u8;
            cx.emit(
                MInst::Ext {
                    op,
                    ext,
                    rm,
                    imm,
                    imm_len,
                },
                &ops,
            );
        }
        None => {
            let op = alu.store_op(ty);
            cx.emit(MInst::Use { op, rm }, &ops);
        }
    }
    true
}
