//! Values of more parts than are handled one by one: they are loaded into memory of the function, stored and passed from there.

use super::Cx;
use super::fail::{Done, Limit};
use super::info::ModuleInfo;
use super::memory::MAX_SLOT_BYTES;
use super::operand::Repr;
use super::scalar;
use crate::ir::{Const, Module, Operand, TypeId};
use crate::lir::{Libcall, Type, Value};

/// The bytes and the alignment of a type, if its values have too many parts.
pub(super) fn size(module: &Module, info: &ModuleInfo, ty: TypeId) -> Option<(u32, u32)> {
    let layout = info.layout(module, ty)?;
    // Most types are small, and their leaves are not looked at.
    if layout.store_size < 1 << 14 {
        return None;
    }
    let mut leaves = Vec::new();
    match info.leaves(module, ty, 0, &mut leaves) {
        Err(Limit::TooManyParts) => {}
        Ok(()) | Err(Limit::Type(_)) => return None,
    }
    let size = u32::try_from(layout.alloc_size()).ok()?;
    Some((size, layout.align.clamp(1, 4096) as u32))
}

/// Loads such a value; `None` of any other type.
pub(super) fn load(cx: &mut Cx<'_>, ty: TypeId, ptr: Operand) -> Done<Option<Repr>> {
    if size(cx.module, cx.info, ty).is_none() {
        return Ok(None);
    }
    let from = cx.value(ptr)?;
    load_from(cx, ty, from)
}

/// The same from an address.
pub(super) fn load_from(cx: &mut Cx<'_>, ty: TypeId, from: Value) -> Done<Option<Repr>> {
    let Some((size, align)) = size(cx.module, cx.info, ty) else {
        return Ok(None);
    };
    if u64::from(size) > MAX_SLOT_BYTES - cx.slot_bytes {
        return Err(cx.unsupported_type(ty));
    }
    cx.slot_bytes += u64::from(size);
    let slot = Repr::Slot(cx.b.slot(size, align), 0);
    let to = cx.materialize(slot)?;
    copy(cx, to, from, size)?;
    Ok(Some(slot))
}

/// Stores such a value; false of any other type.
pub(super) fn store(cx: &mut Cx<'_>, value: Operand, ptr: Operand) -> Done<bool> {
    let ty = cx.type_of(value);
    if size(cx.module, cx.info, ty).is_none() {
        return Ok(false);
    }
    let to = cx.value(ptr)?;
    store_to(cx, value, to)
}

/// The same to an address.
pub(super) fn store_to(cx: &mut Cx<'_>, value: Operand, to: Value) -> Done<bool> {
    let ty = cx.type_of(value);
    let Some((size, _)) = size(cx.module, cx.info, ty) else {
        return Ok(false);
    };
    if let Some(id) = value.as_const() {
        match cx.module.consts.get(id) {
            Const::Undef(_) | Const::Poison(_) => {}
            Const::Zero(_) => {
                let (zero, len) = (
                    cx.constant(Type::I32, 0),
                    cx.constant(Type::I64, size.into()),
                );
                scalar::libcall(cx, Libcall::Memset, Type::I64, &[to, zero, len])?;
            }
            _ => return Err(cx.limit(Limit::TooManyParts, ty)),
        }
        return Ok(true);
    }
    let from = cx.repr(value)?;
    if !matches!(from, Repr::Slot(..)) {
        return Err(cx.limit(Limit::TooManyParts, ty));
    }
    let from = cx.materialize(from)?;
    copy(cx, to, from, size)?;
    Ok(true)
}

fn copy(cx: &mut Cx<'_>, to: Value, from: Value, size: u32) -> Done<()> {
    let len = cx.constant(Type::I64, size.into());
    scalar::libcall(cx, Libcall::Memcpy, Type::I64, &[to, from, len])?;
    Ok(())
}
