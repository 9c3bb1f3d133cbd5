//! The shadow stack of collectors: functions with `gc "shadow-stack"` keep what `llvm.gcroot` names in a frame of a
//! list that a collector walks.
//!
//! Source: "Garbage Collection with LLVM", section "Using llvm.gcroot" and "The Shadow Stack GC". A frame is
//! `{ ptr next, ptr map, roots }` and its map `{ i32 roots, i32 described, ptr of each description }`; the roots
//! that are described come first. `@llvm_gc_root_chain` is the innermost frame.

use rustc_hash::FxHashMap;

use super::Cx;
use super::fail::Done;
use super::operand::Repr;
use crate::ir::intrinsics::ROOT_CHAIN;
use crate::ir::{self, GlobalKind, Operand, OperandKind, ValueDef};
use crate::lir::{Slot, SymbolId, Type};

/// Bytes of a frame in front of its roots, and of a map in front of its descriptions.
const FRAME_HEAD: u32 = 16;
const MAP_HEAD: u32 = 8;

/// How a function takes part in the list of frames.
#[derive(Debug)]
pub(super) struct Roots {
    /// What leads to the innermost frame; none where nobody in the module can walk the list.
    chain: Option<SymbolId>,
    /// The function's own frame; of a function without roots, where it keeps whose frame was innermost.
    frame: Slot,
    is_collected: bool,
    /// Where in the frame each `alloca` is that is a root.
    places: FxHashMap<ir::Inst, i32>,
}

/// Puts the frame of a function in front of the others, at its entry.
pub(super) fn enter(cx: &mut Cx<'_>) -> Done<()> {
    let chain = cx.module.find(ROOT_CHAIN).filter(|&id| {
        let kind = cx.module.globals[id].kind;
        matches!(kind, GlobalKind::Variable { .. })
    });
    let chain = chain.map(|id| SymbolId(id.0));
    let gc = cx.module.extras.get(&cx.func.global);
    let gc = gc.and_then(|extra| extra.gc);
    let is_collected = gc.is_some_and(|name| cx.module.names.get(name) == b"shadow-stack");
    if !is_collected {
        return remember(cx, chain);
    }
    let mut roots = roots(cx);
    roots.sort_by_key(|root| root.description.is_none());
    let described = roots.iter().filter(|root| root.description.is_some());
    let described = described.count() as u32;
    let map = cx.b.slot(MAP_HEAD + 8 * described, 8);
    let mut size = FRAME_HEAD;
    let mut places = FxHashMap::default();
    for root in &roots {
        places.insert(root.alloca, size as i32);
        size += root.size;
    }
    let frame = cx.b.slot(size, 8);

    let counts = u64::from(roots.len() as u32) | u64::from(described) << 32;
    let map = cx.materialize(Repr::Slot(map, 0))?;
    let counts = cx.constant(Type::I64, counts);
    cx.b.store(counts, map, 0);
    for (n, description) in roots.iter().filter_map(|root| root.description).enumerate() {
        let description = cx.value(description)?;
        cx.b.store(description, map, MAP_HEAD as i32 + 8 * n as i32);
    }
    let at = cx.materialize(Repr::Slot(frame, 0))?;
    cx.b.store(map, at, 8);
    // A collector that comes before a root is set finds nothing there.
    let zero = cx.constant(Type::I64, 0);
    for offset in (FRAME_HEAD..size).step_by(8) {
        cx.b.store(zero, at, offset as i32);
    }
    if let Some(chain) = chain {
        let chain = cx.materialize(Repr::Symbol(chain, 0))?;
        let next = cx.b.load(Type::I64, chain, 0);
        cx.b.store(next, at, 0);
        cx.b.store(at, chain, 0);
    }
    cx.roots = Some(Roots {
        chain,
        frame,
        is_collected,
        places,
    });
    Ok(())
}

/// A function that handles exceptions finds the list as it was: frames that an exception has left are none any
/// more.
fn remember(cx: &mut Cx<'_>, chain: Option<SymbolId>) -> Done<()> {
    let is_pad = |data: &ir::InstData| matches!(data, ir::InstData::LandingPad { .. });
    let Some(symbol) = chain.filter(|_| cx.body.insts.values().any(is_pad)) else {
        return Ok(());
    };
    let frame = cx.b.slot(8, 8);
    let at = cx.materialize(Repr::Slot(frame, 0))?;
    let chain_at = cx.materialize(Repr::Symbol(symbol, 0))?;
    let innermost = cx.b.load(Type::I64, chain_at, 0);
    cx.b.store(innermost, at, 0);
    cx.roots = Some(Roots {
        chain,
        frame,
        is_collected: false,
        places: FxHashMap::default(),
    });
    Ok(())
}

/// Takes the frame of the function away, before it is left.
pub(super) fn leave(cx: &mut Cx<'_>) -> Done<()> {
    let Some(&Roots {
        chain: Some(chain),
        frame,
        is_collected: true,
        ..
    }) = cx.roots.as_ref()
    else {
        return Ok(());
    };
    let at = cx.materialize(Repr::Slot(frame, 0))?;
    let next = cx.b.load(Type::I64, at, 0);
    let chain = cx.materialize(Repr::Symbol(chain, 0))?;
    cx.b.store(next, chain, 0);
    Ok(())
}

/// Makes the frame the innermost one again where an exception is received.
pub(super) fn land(cx: &mut Cx<'_>) -> Done<()> {
    let Some(&Roots {
        chain: Some(chain),
        frame,
        is_collected,
        ..
    }) = cx.roots.as_ref()
    else {
        return Ok(());
    };
    let at = cx.materialize(Repr::Slot(frame, 0))?;
    let innermost = match is_collected {
        true => at,
        false => cx.b.load(Type::I64, at, 0),
    };
    let chain = cx.materialize(Repr::Symbol(chain, 0))?;
    cx.b.store(innermost, chain, 0);
    Ok(())
}

/// Where the `alloca` that is lowered is in the frame, if it is a root.
pub(super) fn place(cx: &Cx<'_>) -> Option<Repr> {
    let roots = cx.roots.as_ref()?;
    let &at = roots.places.get(&cx.inst?)?;
    Some(Repr::Slot(roots.frame, at))
}

/// Whether the function keeps a frame with roots.
pub(super) fn has_frame(cx: &Cx<'_>) -> bool {
    cx.roots.as_ref().is_some_and(|roots| roots.is_collected)
}

struct Root {
    alloca: ir::Inst,
    /// Bytes, a multiple of 8.
    size: u32,
    description: Option<Operand>,
}

/// The roots that a function names, in order.
fn roots(cx: &Cx<'_>) -> Vec<Root> {
    let mut roots: Vec<Root> = Vec::new();
    for inst in cx.body.insts.keys() {
        let ir::InstData::Call { call } = cx.body.insts[inst] else {
            continue;
        };
        let call = &cx.body.calls[call];
        let Some(ir::Const::Global(callee)) =
            call.callee.as_const().map(|id| cx.module.consts.get(id))
        else {
            continue;
        };
        if cx.info.intrinsic(callee) != Some(super::intrinsic::IntrinsicOp::Root) {
            continue;
        }
        let &[root, description] = cx.body.pool.get(call.args) else {
            continue;
        };
        let Some((alloca, size)) = alloca(cx, Operand(root)) else {
            continue;
        };
        if roots.iter().all(|root| root.alloca != alloca) {
            let is_null = matches!(
                Operand(description)
                    .as_const()
                    .map(|id| cx.module.consts.get(id)),
                None | Some(ir::Const::Null(_) | ir::Const::Zero(_))
            );
            roots.push(Root {
                alloca,
                size,
                description: (!is_null).then_some(Operand(description)),
            });
        }
    }
    roots
}

/// The `alloca` that a root is, and its bytes.
fn alloca(cx: &Cx<'_>, mut operand: Operand) -> Option<(ir::Inst, u32)> {
    // Through casts of pointers, which are nothing.
    for _ in 0..8 {
        let OperandKind::Value(value) = operand.kind() else {
            return None;
        };
        let ValueDef::Inst(inst) = cx.body.def(value) else {
            return None;
        };
        match cx.body.insts[inst] {
            ir::InstData::Cast { arg, .. } => operand = arg,
            ir::InstData::Alloca { ty, .. } => {
                let size = cx.info.layout(cx.module, ty)?.alloc_size();
                let size = u32::try_from(size.next_multiple_of(8)).ok()?;
                return Some((inst, size));
            }
            _ => return None,
        }
    }
    None
}
