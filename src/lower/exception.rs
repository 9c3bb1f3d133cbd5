//! Calls that may end by unwinding, and what is done with exceptions then.
//!
//! A personality function (Itanium C++ ABI, Exception Handling) says which handler an exception is
//! for, and gives its landing pad two words. Machine code writes them to a slot of the function, the
//! same for all handlers, from where `landingpad` reads them.

use smallvec::SmallVec;

use super::fail::Done;
use super::operand::Repr;
use super::{Cx, aggregate, call, control, memory, roots, scalar};
use crate::entity::{Entity, List};
use crate::ir::{self, CallData, Const, ConstId, Operand, OperandKind};
use crate::lir::{
    Caught, Clause, Handler, HandlerData, InstData, Libcall, MemFlags, SigRef, Slot, SlotData,
    SymbolId, TrapCode, Type, Value,
};

/// Bytes of the slot: an address and a selector, a word each.
const SLOT: u32 = 16;

/// `invoke`, and `callbr`, which only goes on: a call, behind which the normal way is gone.
pub(super) fn invoke(
    cx: &mut Cx<'_>,
    inst: ir::Inst,
    call: ir::CallId,
    normal: ir::Block,
    unwind: Option<ir::Block>,
) -> Done<()> {
    let is_landed_at = |&block: &ir::Block| has_landing_pad(cx.body, block);
    cx.unwind = unwind.filter(is_landed_at);
    let result = call::call(cx, inst, &cx.body.calls[call]);
    cx.unwind = None;
    cx.s.reprs[cx.body.result(inst).index()] = result?;
    match cx.b.current() {
        Some(_) => control::br(cx, normal),
        None => Ok(()),
    }
}

/// Where a call goes on if it ends by unwinding, unless it says that it does not.
pub(super) fn unwind_of(
    cx: &mut Cx<'_>,
    call: &CallData,
    callee: Option<&ir::Function>,
) -> Option<ir::Block> {
    let unwind = cx.unwind.take()?;
    let says_so = |attrs| cx.info.passing(attrs).nounwind;
    let is_known = says_so(call.fn_attrs) || callee.is_some_and(|f| says_so(f.attrs));
    let has_personality = cx.func.personality.is_some();
    (has_personality && !is_known).then_some(unwind)
}

/// The rest of a call that ends its block: makes the instruction for the row of its handler, and
/// goes on with the normal way.
pub(super) fn end_by_call(
    cx: &mut Cx<'_>,
    unwind: ir::Block,
    (sig, results): (Option<SigRef>, &[Type]),
    data: impl FnOnce(Handler) -> InstData,
) -> Done<crate::lir::Inst> {
    let (clauses, is_cleanup) = clauses(cx, unwind)?;
    if cx.b.func.personality.is_none() {
        cx.b.func.personality = Some(personality(cx)?);
    }
    let [normal, landing] = [cx.b.block(&[]), cx.b.block(&[])];
    let row = HandlerData {
        sig,
        normal: cx.b.block_call(normal, &[]),
        unwind: cx.b.block_call(landing, &[]),
        slot: exception_slot(cx),
        clauses,
        is_cleanup,
    };
    let handler = cx.b.handler(row);
    let inst = cx.b.inst_with(data(handler), results);
    cx.b.fill(landing);
    cx.s.remembered.forget();
    control::br(cx, unwind)?;
    cx.b.fill(normal);
    cx.s.remembered.forget();
    Ok(inst)
}

fn exception_slot(cx: &mut Cx<'_>) -> Slot {
    let slot = SlotData {
        size: SLOT,
        align: 8,
    };
    *cx.exception
        .get_or_insert_with(|| cx.b.func.slots.push(slot))
}

fn personality(cx: &mut Cx<'_>) -> Done<SymbolId> {
    let personality = cx.func.personality.unwrap_or(ConstId::new(0));
    match cx.repr(Operand::constant(personality))? {
        Repr::Symbol(symbol, 0) => Ok(symbol),
        _ => Err(cx.unsupported("a personality that is no function")),
    }
}

/// What exceptions the landing pad of a block is for.
fn clauses(cx: &mut Cx<'_>, block: ir::Block) -> Done<(Vec<Clause>, bool)> {
    let Some(ir::InstData::LandingPad { cleanup, clauses }) = landing_pad(cx.body, block) else {
        return Err(cx.invalid("it unwinds to no landing pad"));
    };
    let mut out = Vec::new();
    for pair in cx.body.pool.get(clauses).chunks_exact(2) {
        let operand = Operand(pair[1]);
        out.push(match pair[0] {
            0 => Clause::Catch(caught(cx, operand)?),
            _ => Clause::Filter(filter(cx, operand)?),
        });
    }
    Ok((out, cleanup))
}

/// The types of a filter: an array of the addresses of variables that describe them.
fn filter(cx: &mut Cx<'_>, operand: Operand) -> Done<Vec<Caught>> {
    let OperandKind::Const(list) = operand.kind() else {
        return Err(cx.unsupported("a filter that is no constant"));
    };
    let elems = match cx.module.consts.get(list) {
        Const::Aggregate { elems, .. } => elems,
        // An array of nothing.
        _ => List::EMPTY,
    };
    cx.module
        .consts
        .list(elems)
        .map(|elem| caught(cx, Operand::constant(elem)))
        .collect()
}

/// The number of a type of exceptions, in this function.
fn caught(cx: &mut Cx<'_>, operand: Operand) -> Done<Caught> {
    let ty = match cx.repr(operand)? {
        Repr::Const(_, 0) => None,
        Repr::Symbol(symbol, 0) => Some(symbol),
        _ => return Err(cx.unsupported("a type of exceptions that is no variable")),
    };
    let rows = &mut cx.b.func.caught;
    let known = rows.iter().find(|row| *row.1 == ty).map(|row| row.0);
    Ok(known.unwrap_or_else(|| rows.push(ty)))
}

/// `llvm.eh.typeid.for`: the selector of a type that a handler catches.
pub(super) fn type_id(cx: &mut Cx<'_>, operand: Operand) -> Done<Repr> {
    let caught = caught(cx, operand)?;
    Ok(Repr::Const(Type::I32, u64::from(caught.0) + 1))
}

/// `landingpad`
pub(super) fn receive(cx: &mut Cx<'_>, ty: ir::TypeId) -> Done<Repr> {
    // That of a statepoint only leads to what it relocates.
    if cx.module.types.resolved(ty) == ir::Type::Token {
        roots::land(cx)?;
        return Ok(Repr::Unset);
    }
    let size = cx
        .info
        .layout(cx.module, ty)
        .map(|layout| layout.store_size);
    if size.is_none_or(|size| size > u64::from(SLOT)) {
        return Err(cx.unsupported_type(ty));
    }
    roots::land(cx)?;
    let slot = exception_slot(cx);
    let at = cx.materialize(Repr::Slot(slot, 0))?;
    memory::load_leaves(cx, ty, MemFlags::PLAIN, (at, 0))
}

/// `llvm.eh.sjlj.setjmp`, which compilers write for `__builtin_setjmp`. The program has put the frame
/// and the stack pointer into two of the five words; the other three are ours. They are too few for
/// what C's `setjmp` notes, so that is kept in the frame, which is there for as long as anybody may
/// jump to it, and the second word leads there.
pub(super) fn sjlj_setjmp(cx: &mut Cx<'_>, buffer: Operand) -> Done<Repr> {
    /// Bytes of C's `jmp_buf`.
    const NOTED: u32 = 200;
    let (at, offset) = cx.address(buffer)?;
    let slot = cx.b.slot(NOTED, 16);
    let noted = cx.materialize(Repr::Slot(slot, 0))?;
    cx.b.store(noted, at, offset + 8);
    let came = scalar::libcall(cx, Libcall::Setjmp, Type::I32, &[noted])?;
    Ok(Repr::Value(came))
}

/// `llvm.eh.sjlj.longjmp`
pub(super) fn sjlj_longjmp(cx: &mut Cx<'_>, buffer: Operand) -> Done<Repr> {
    let (at, offset) = cx.address(buffer)?;
    let noted = cx.b.load(Type::I64, at, offset + 8);
    let one = cx.materialize(Repr::Const(Type::I32, 1))?;
    scalar::libcall(cx, Libcall::Longjmp, Type::I64, &[noted, one])?;
    Ok(Repr::Unset)
}

/// `resume`: the search goes on with the caller.
pub(super) fn resume(cx: &mut Cx<'_>, value: Operand) -> Done<()> {
    let ty = cx.type_of(value);
    let parts = aggregate::parts(cx, value)?;
    let exception: Value = aggregate::part(cx, parts, 0)?;
    // What is called does not look at the selector: a handler of the same frame does.
    let mut args = SmallVec::<[Value; 2]>::from_slice(&[exception]);
    if cx.leaf_count(ty)? > 1 {
        args.push(aggregate::part(cx, parts, 1)?);
    }
    roots::leave(cx)?;
    cx.b.effect(InstData::Cold);
    scalar::libcall(cx, Libcall::UnwindResume, Type::I64, &args)?;
    control::trap(cx, TrapCode::Unreachable);
    Ok(())
}

/// The landing pad that a block begins with.
fn landing_pad(body: &ir::Body, block: ir::Block) -> Option<ir::InstData> {
    let mut insts = body.block_insts(block).map(|inst| body.insts[inst]);
    let first = insts.find(|data| !matches!(data, ir::InstData::Phi { .. }))?;
    matches!(first, ir::InstData::LandingPad { .. }).then_some(first)
}

/// Whether a block begins with a landing pad, and not with one that is not known here.
pub(super) fn has_landing_pad(body: &ir::Body, block: ir::Block) -> bool {
    body.blocks.get(block).is_some() && landing_pad(body, block).is_some()
}
