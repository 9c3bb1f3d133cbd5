//! Loads that are answered by what memory is known to hold.

use super::emit::Emit;
use crate::lir::{InstData, Type, UnaryOp, Value};
use crate::opt::analyses::based::Based;
use crate::opt::analyses::memory::Contents;
use crate::opt::env::Initial;

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
    let value = emit.b.load(ty, addr, offset);
    contents.know(emit.b.func, (addr, offset, ty), value, based);
    value
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
