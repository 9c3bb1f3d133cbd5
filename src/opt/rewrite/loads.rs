//! Loads that are answered by what memory is known to hold.

use super::emit::Emit;
use crate::lir::{
    Block, Function, Inst, InstData, MemFlags, Shape, Type, UnaryOp, Value, VectorBinary,
    VectorUnary,
};
use crate::opt::analyses::based::Based;
use crate::opt::analyses::memory::Contents;
use crate::opt::env::Initial;
use rustc_hash::FxHashMap;

/// What a plain load gives: what is known to be there, or what a load reads, which is known from then on. `based` is
/// what its address is based on.
pub(crate) fn load(
    emit: &mut Emit<'_, '_>,
    contents: &mut Contents<'_>,
    (addr, offset, ty): (Value, i32, Type),
    based: Based,
) -> Value {
    let (addr, offset) = emit.address(addr, offset);
    if let Some(value) = contents.read(addr, offset, ty) {
        return match emit.ty(value) == ty {
            true => value,
            false => emit.unary(UnaryOp::Bitcast, ty, value),
        };
    }
    if let Some(value) = initial(emit, contents, (addr, offset, ty)) {
        return value;
    }
    let halves = match ty {
        Type::V128 => halves(contents, addr, offset),
        _ => None,
    };
    let value = match halves {
        Some(halves) => of_halves(emit, contents, halves),
        None => emit.b.load(ty, addr, offset),
    };
    contents.know(emit.b.func, (addr, offset, ty), value, based);
    value
}

/// The loads of integers whose bits are those of floats to all who use them but to stores, and which floats. Copies of
/// records are made of words, whatever is in them.
pub(crate) fn of_floats(func: &Function, order: &[Block]) -> FxHashMap<Inst, Type> {
    let mut floats = FxHashMap::default();
    let insts = || order.iter().flat_map(|&block| func.block_insts(block));
    let load = |value: Value| {
        let inst = func.def_inst(value)?;
        let is_load = matches!(func.insts[inst], InstData::Load { ty, flags: MemFlags::PLAIN, .. } if ty.is_int());
        is_load.then_some(inst)
    };
    for inst in insts() {
        if let InstData::Unary {
            op: UnaryOp::Bitcast,
            ty,
            arg,
        } = func.insts[inst]
            && ty.is_float()
            && let Some(load) = load(arg)
        {
            floats.insert(load, ty);
        }
    }
    if floats.is_empty() {
        return floats;
    }
    for inst in insts() {
        let stays = match func.insts[inst] {
            InstData::Unary {
                op: UnaryOp::Bitcast,
                ..
            } => continue,
            InstData::Store { value, .. } => Some(value),
            _ => None,
        };
        func.for_each_use(inst, |value| {
            if Some(value) != stays
                && let Some(load) = load(value)
            {
                floats.remove(&load);
            }
        });
    }
    floats
}

/// Both halves of what a load of 16 bytes gives, if they are known.
fn halves(contents: &Contents<'_>, addr: Value, offset: i32) -> Option<[Value; 2]> {
    let low = contents.read(addr, offset, Type::I64)?;
    Some([low, contents.read(addr, offset.checked_add(8)?, Type::I64)?])
}

/// A vector of two halves. Copies are made of words, so that records become values; where such words are read as one
/// vector, that is what the copy is of, if it is there still. In memory the vector would have to wait until both words
/// are stored.
fn of_halves(emit: &mut Emit<'_, '_>, contents: &Contents<'_>, halves: [Value; 2]) -> Value {
    let func = &*emit.b.func;
    let source = |half: Value| match func.insts[func.def_inst(half)?] {
        InstData::Load { addr, offset, .. } => Some((addr, offset)),
        _ => None,
    };
    if let (Some((addr, low)), Some((other, high))) = (source(halves[0]), source(halves[1]))
        && addr == other
        && low.checked_add(8) == Some(high)
        && self::halves(contents, addr, low) == Some(halves)
    {
        return emit.b.load(Type::V128, addr, low);
    }
    let [low, high] = halves.map(|half| match emit.ty(half) {
        Type::I64 => half,
        _ => emit.unary(UnaryOp::Bitcast, Type::I64, half),
    });
    let splat = InstData::Vunary {
        op: VectorUnary::Splat,
        shape: Shape::I64x2,
        imm: 0,
        arg: low,
    };
    let splat = emit.b.value(splat, Type::V128);
    let insert = InstData::Vbinary {
        op: VectorBinary::Insert,
        shape: Shape::I64x2,
        imm: 1,
        args: [splat, high],
    };
    emit.b.value(insert, Type::V128)
}

/// What a load gives of memory that nothing ever writes to.
fn initial(
    emit: &mut Emit<'_, '_>,
    contents: &Contents<'_>,
    (addr, offset, ty): (Value, i32, Type),
) -> Option<Value> {
    match contents.initial(emit.b.func, (addr, offset, ty))? {
        Initial::Bits(bits) => match ty {
            Type::V128 => Some(emit.vector(bits)),
            Type::V256 => None,
            _ => Some(emit.constant(ty, bits as u64)),
        },
        Initial::Address(symbol, offset) => match ty {
            Type::I64 => Some(emit.numbered(InstData::SymbolAddr { symbol, offset }, ty)),
            _ => None,
        },
    }
}
