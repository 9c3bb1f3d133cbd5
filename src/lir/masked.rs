//! What accesses of memory by masks are without instructions for them: each lane is accessed by
//! itself, and one that is not to be is accessed in a slot that nobody reads.

use super::builder::Builder;
use super::function::{Function, Slot, Value};
use super::inst::InstData;
use super::scalar::IntCond;
use super::types::Type;
use super::vector::{Shape, VectorBinary, VectorUnary};

/// Puts accesses of single lanes in the place of masked ones, if a function has such.
pub fn expand(func: &mut Function) {
    if !func.insts.values().any(is_masked) {
        return;
    }
    let mut slot = None;
    func.expand(|old, b, inst| by_lanes(b, old.insts[inst], &mut slot));
}

/// Whether an instruction accesses memory by a mask.
pub fn is_masked(data: &InstData) -> bool {
    matches!(
        data,
        InstData::MaskedLoad { .. } | InstData::MaskedStore { .. }
    )
}

/// Appends what a masked access is by lanes; gives what is loaded, or the last address. The slot is
/// that of the function for lanes that are not accessed, made where it is needed.
pub fn by_lanes(b: &mut Builder<'_>, data: InstData, slot: &mut Option<Slot>) -> Option<Value> {
    let (shape, mask, value, addr, offset) = match data {
        InstData::MaskedLoad {
            shape,
            args: [mask, addr],
            offset,
        } => (shape, mask, None, addr, offset),
        InstData::MaskedStore {
            shape,
            args: [mask, value, addr],
        } => (shape, mask, Some(value), addr, 0),
        _ => return None,
    };
    let slot = *slot.get_or_insert_with(|| b.slot(8, 8));
    let aside = b.value(InstData::SlotAddr { slot, offset: 0 }, Type::I64);
    let ty = shape.lane();
    let extract = |b: &mut Builder<'_>, arg: Value, imm: u8| {
        let op = VectorUnary::Extract;
        let data = InstData::Vunary {
            op,
            shape,
            imm,
            arg,
        };
        b.value(data, ty)
    };
    let zero = b.iconst(ty, 0);
    let vconst = b.func.vconsts.push(0);
    let mut whole = b.value(InstData::Vconst { vconst }, Type::V128);
    let mut last = addr;
    for i in 0..shape.lanes() as u8 {
        let lane = extract(b, mask, i);
        let cond = b.icmp(IntCond::Slt, lane, zero);
        let far = i64::from(offset) + i64::from(u32::from(i) * ty.bytes());
        let far = b.iconst(Type::I64, far as u64);
        let at = b.binary(super::BinaryOp::Add, addr, far);
        let args = [cond, at, aside];
        let ty64 = Type::I64;
        last = b.value(InstData::Select { ty: ty64, args }, ty64);
        match value {
            Some(value) => {
                let lane = extract(b, value, i);
                b.store(lane, last, 0);
            }
            None => {
                let lane = b.load(ty, last, 0);
                let args = [cond, lane, zero];
                let lane = b.value(InstData::Select { ty, args }, ty);
                let op = VectorBinary::Insert;
                let args = [whole, lane];
                let data = InstData::Vbinary {
                    op,
                    shape,
                    imm: i,
                    args,
                };
                whole = b.value(data, Type::V128);
            }
        }
    }
    Some(match value {
        Some(_) => last,
        None => whole,
    })
}

/// Whether there are masked accesses of lanes of a shape.
pub const fn is_known(shape: Shape) -> bool {
    matches!(shape, Shape::I32x4 | Shape::I64x2)
}
