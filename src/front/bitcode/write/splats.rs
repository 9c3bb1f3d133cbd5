//! Constants whose every element is the same, in vectors whose length is known only when they run:
//! LLVM 19 has no record for them, and says them by two expressions.

use crate::entity::Entity;
use crate::ir::{Const, ConstId, ConstOp, Module, Type, TypeId};

/// The module with these constants as LLVM says them; `None` if it has none.
///
/// The first element is inserted into nothing and then shuffled to all places:
/// `shufflevector (insertelement (poison, x, i64 0), poison, zeroinitializer)`.
pub(super) fn spelled_out(m: &Module) -> Option<Module> {
    let splats: Vec<(ConstId, TypeId, ConstId)> = (0..m.consts.len())
        .map(ConstId::new)
        .filter_map(|id| match m.consts.get(id) {
            Const::Splat { ty, elem } => Some((id, ty, elem)),
            _ => None,
        })
        .filter(|&(_, ty, _)| matches!(m.types.vector_len(ty), Some((_, true))))
        .collect();
    if splats.is_empty() {
        return None;
    }
    let mut m = m.clone();
    for (id, ty, elem) in splats {
        let whole = match m.consts.get(elem) {
            Const::Int { value: 0, .. } | Const::Float { bits: 0, .. } => Const::Zero(ty),
            Const::Undef(_) => Const::Undef(ty),
            Const::Poison(_) => Const::Poison(ty),
            _ => shuffled(&mut m, ty, elem),
        };
        m.consts.replace(id, whole);
    }
    Some(m)
}

fn shuffled(m: &mut Module, ty: TypeId, elem: ConstId) -> Const {
    let (len, scalable) = m.types.vector_len(ty).unwrap_or((1, true));
    let mask = m.types.intern(Type::Vector {
        elem: TypeId::I32,
        len,
        scalable,
    });
    let nothing = m.consts.intern(Const::Poison(ty));
    let first = m.consts.int(TypeId::I64, 64, 0);
    let op = ConstOp::InsertElement;
    let inserted = m.consts.expr(op, ty, ty, &[nothing, elem, first]);
    let mask = m.consts.intern(Const::Zero(mask));
    let op = ConstOp::ShuffleVector;
    let all = m.consts.expr(op, ty, ty, &[inserted, nothing, mask]);
    m.consts.get(all)
}
