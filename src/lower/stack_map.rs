//! Statepoints, stack maps and patch points: calls of which a collector or a deoptimizer is to know where values are.
//!
//! Sources: "Garbage Collection Safepoints in LLVM", "Stack maps and patch points in LLVM". What is alive is stored to a
//! slot of the frame in front of the call, by accesses that no pass may leave out, and read back behind it: `gc.relocate`
//! is a load of what the collector has left there. The slot describes itself, so code for the description of the map
//! (`jit/stack_maps.rs`) finds it in any form of the function, whatever was inlined into what: it begins with the
//! number of the map and a word that says what follows, [`lir::stack_map`](crate::lir::stack_map).
//!
//! A callee is called by an address that no pass sees through. Were it inlined, the frame that the map is of would not
//! be there.

use rustc_hash::FxHashMap;

use super::call::{self, Passed};
use super::fail::Done;
use super::info::Scalar;
use super::intrinsic::IntrinsicOp;
use super::intrinsic::predicated;
use super::operand::Repr;
use super::{Cx, control, elements, memory, scalar};
use crate::entity::List;
use crate::ir::body::TailKind;
use crate::ir::{self, CallConv, CallData, Const, InstData, Operand, TypeId, ValueDef};
use crate::lir::stack_map::{self, MOST};
use crate::lir::{Libcall, MemFlags, Slot, SymbolId, Type, UnaryOp, Value};

/// The number of the map of a call that leaves for a deoptimizer (`StatepointDirectives::DeoptBundleStatepointID`).
const DEOPTIMIZES: u64 = 0xabcd_ef0f;

/// What is called to go on in another form of the program.
const DEOPTIMIZER: &str = "__llvm_deoptimize";

/// An intrinsic of which there is a map, or that reads one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mapped {
    /// `llvm.experimental.gc.statepoint`: a call at which a collector may run.
    Statepoint,
    /// `llvm.experimental.gc.relocate`: a pointer behind that.
    Relocated,
    /// `llvm.experimental.stackmap`: where values are.
    StackMap,
    /// `llvm.experimental.patchpoint`: a call and where values are.
    PatchPoint,
    /// `llvm.experimental.deoptimize`: a call of what goes on with other code.
    Deoptimize,
    /// `llvm.experimental.guard`: the same unless a condition holds.
    Guard,
}

pub(super) fn mapped(
    cx: &mut Cx<'_>,
    what: Mapped,
    (inst, call): (ir::Inst, &CallData),
    (args, ty): (&[u32], TypeId),
) -> Done<Repr> {
    let arg = |i: usize| args.get(i).map_or(Operand::MISSING, |&word| Operand(word));
    match what {
        Mapped::Statepoint => statepoint(cx, inst, call),
        Mapped::Relocated => relocated(cx, [arg(0), arg(1), arg(2)]),
        Mapped::StackMap => stack_map(cx, call),
        Mapped::PatchPoint => patch_point(cx, inst, call, ty),
        Mapped::Deoptimize => deoptimize(cx, inst, call, (args, ty)),
        Mapped::Guard => guard(cx, inst, call).map(|()| Repr::Unset),
    }
}

/// The statepoints of a function.
#[derive(Default, Debug)]
pub(super) struct Statepoints {
    /// By the instruction that calls: where its map is, and which values are relocated.
    points: FxHashMap<ir::Inst, Point>,
    /// Landing pads whose tokens are those of a call.
    landed: FxHashMap<ir::Inst, ir::Inst>,
}

#[derive(Debug)]
struct Point {
    slot: Slot,
    /// The places of an object and of a pointer into it in the bundle `gc-live`, each pair once.
    pairs: Vec<(u32, u32)>,
    /// How many values are in front of these.
    before: usize,
}

/// A value of a map.
#[derive(Clone, Copy)]
enum Live {
    Constant(u64),
    Value(Value),
}

/// Finds the statepoints of a function, and makes room for their maps.
pub(super) fn enter(cx: &mut Cx<'_>) {
    let has_collector = cx.module.extras.get(&cx.func.global);
    if has_collector.and_then(|extra| extra.gc).is_none() {
        return;
    }
    let mut found = Statepoints::default();
    for inst in cx.body.insts.keys() {
        let (call, unwind) = match cx.body.insts[inst] {
            InstData::Call { call } => (call, None),
            InstData::Invoke { call, unwind, .. } => (call, Some(unwind)),
            _ => continue,
        };
        let call = &cx.body.calls[call];
        match intrinsic_of(cx, call) {
            Some(IntrinsicOp::Mapped(Mapped::Statepoint)) => {}
            Some(IntrinsicOp::Mapped(Mapped::Relocated)) => {
                let &[token, object, pointer] = cx.body.pool.get(call.args) else {
                    continue;
                };
                let (Some(token), Some(object), Some(pointer)) = (
                    defining(cx, Operand(token)),
                    number(cx, Operand(object)),
                    number(cx, Operand(pointer)),
                ) else {
                    continue;
                };
                let pair = (object as u32, pointer as u32);
                let pairs = &mut found.point(token).pairs;
                if !pairs.contains(&pair) {
                    pairs.push(pair);
                }
                continue;
            }
            _ => continue,
        }
        if let Some(pad) = unwind.and_then(|block| pad_of(cx, block)) {
            found.landed.insert(pad, inst);
        }
        let before = 3 + bundle(cx, call, b"deopt").len();
        found.point(inst).before = before;
    }
    // What a landing pad relocates is the call's.
    for (pad, inst) in found.landed.clone() {
        if let Some(point) = found.points.remove(&pad) {
            let pairs = &mut found.point(inst).pairs;
            for pair in point.pairs {
                if !pairs.contains(&pair) {
                    pairs.push(pair);
                }
            }
        }
    }
    let mut calls: Vec<ir::Inst> = found.points.keys().copied().collect();
    calls.sort_unstable();
    for inst in calls {
        let point = found.point(inst);
        let count = point.before + 2 * point.pairs.len();
        point.slot = cx.b.slot(stack_map::bytes(count), 8);
    }
    cx.statepoints = found;
}

impl Statepoints {
    fn point(&mut self, inst: ir::Inst) -> &mut Point {
        self.points.entry(inst).or_insert(Point {
            slot: Slot(0),
            pairs: Vec::new(),
            before: 0,
        })
    }
}

fn intrinsic_of(cx: &Cx<'_>, call: &CallData) -> Option<IntrinsicOp> {
    match cx.module.consts.get(call.callee.as_const()?) {
        Const::Global(global) => cx.info.intrinsic(global),
        _ => None,
    }
}

fn defining(cx: &Cx<'_>, operand: Operand) -> Option<ir::Inst> {
    match cx.body.def(operand.as_value()?) {
        ValueDef::Inst(inst) => Some(inst),
        _ => None,
    }
}

fn number(cx: &Cx<'_>, operand: Operand) -> Option<u64> {
    match cx.module.consts.get(operand.as_const()?) {
        Const::Int { value, .. } => Some(value),
        _ => None,
    }
}

fn pad_of(cx: &Cx<'_>, block: ir::Block) -> Option<ir::Inst> {
    let mut insts = cx.body.block_insts(block);
    insts.find(|&inst| matches!(cx.body.insts[inst], InstData::LandingPad { .. }))
}

/// The operands of a bundle.
fn bundle<'b>(cx: &Cx<'b>, call: &CallData, tag: &[u8]) -> &'b [u32] {
    let mut bundles = cx.body.bundles(call.bundles);
    let found = bundles.find(|bundle| cx.module.names.get(bundle.tag) == tag);
    found.map_or(&[], |bundle| bundle.operands)
}

/// `llvm.experimental.gc.statepoint`: the call; its token stands for what that returns.
fn statepoint(cx: &mut Cx<'_>, inst: ir::Inst, call: &CallData) -> Done<Repr> {
    let args = cx.body.pool.get(call.args);
    let (Some(&[id, patched, callee, count, flags]), Some(fn_ty)) =
        (args.first_chunk(), call::element_type(cx, call, 2))
    else {
        return Err(cx.invalid("it does not say what it calls"));
    };
    let [id, patched, count, flags] =
        [id, patched, count, flags].map(|word| number(cx, Operand(word)).unwrap_or(0));
    if patched != 0 {
        return Err(cx.unsupported("a statepoint whose call is to be patched in"));
    }
    let range = 5..5 + count as usize;
    let attrs = cx.body.pool.get(call.arg_attrs);
    let passed = Passed {
        operands: args.get(range.clone()).unwrap_or(&[]),
        attrs: attrs.get(range).unwrap_or(&[]),
    };
    let deopt = bundle(cx, call, b"deopt");
    let live = bundle(cx, call, b"gc-live");
    let head = [call.conv.to_number().into(), flags, deopt.len() as u64];
    let mut values: Vec<Live> = head.map(Live::Constant).to_vec();
    for &word in deopt {
        values.push(live_value(cx, Operand(word))?);
    }
    let Some(point) = cx.statepoints.points.get(&inst) else {
        return Err(cx.invalid("it stands in a function without a collector"));
    };
    let (slot, pairs) = (point.slot, point.pairs.clone());
    for (object, pointer) in pairs {
        for n in [object, pointer] {
            let Some(&word) = live.get(n as usize) else {
                return Err(cx.invalid("it lacks a value that is relocated"));
            };
            values.push(live_value(cx, Operand(word))?);
        }
    }
    let target = cx.repr(Operand(callee))?;
    let ir::Type::Function { ret, .. } = cx.module.types.resolved(fn_ty) else {
        return Err(cx.invalid("what it calls is not a function"));
    };
    let call = CallData {
        fn_ty,
        tail: TailKind::NoTail,
        bundles: List::EMPTY,
        ..*call
    };
    let stored = &mut |cx: &mut Cx<'_>| store(cx, slot, id, &values);
    call::call_opaquely(cx, inst, &call, passed, (target, ret), stored)
}

/// `llvm.experimental.gc.relocate`: what the collector has left in the frame.
fn relocated(cx: &mut Cx<'_>, args: [Operand; 3]) -> Done<Repr> {
    let [token, object, pointer] = args;
    let token = defining(cx, token);
    let token = token.map(|inst| *cx.statepoints.landed.get(&inst).unwrap_or(&inst));
    let point = token.and_then(|inst| cx.statepoints.points.get(&inst));
    let pair = number(cx, object).zip(number(cx, pointer));
    let (Some(point), Some((object, pointer))) = (point, pair) else {
        return Err(cx.invalid("it is of no statepoint"));
    };
    let pair = (object as u32, pointer as u32);
    let Some(at) = point.pairs.iter().position(|&known| known == pair) else {
        return Err(cx.invalid("it is of no value of its statepoint"));
    };
    let count = point.before + 2 * point.pairs.len();
    let place = stack_map::place(count, point.before + 2 * at + 1);
    let start = cx.materialize(Repr::Slot(point.slot, 0))?;
    let value = memory::load_scalar(cx, Scalar::PTR, MemFlags::VOLATILE, (start, place as i32));
    Ok(Repr::Value(value))
}

/// `llvm.experimental.stackmap`: a call of nothing, of which a map is.
fn stack_map(cx: &mut Cx<'_>, call: &CallData) -> Done<Repr> {
    let args = cx.body.pool.get(call.args);
    let Some((&[id, _], live)) = args.split_first_chunk() else {
        return Err(cx.invalid("it lacks arguments"));
    };
    noted(cx, Operand(id), live)?;
    Ok(Repr::Unset)
}

/// `llvm.experimental.patchpoint`: a call of an address, if there is one. Code is never written to, so none is patched in.
fn patch_point(cx: &mut Cx<'_>, inst: ir::Inst, call: &CallData, ty: TypeId) -> Done<Repr> {
    let args = cx.body.pool.get(call.args);
    let Some(&[id, _, callee, count]) = args.first_chunk() else {
        return Err(cx.invalid("it lacks arguments"));
    };
    if call.conv == CallConv::Number(13) {
        return Err(cx.unsupported("a patch point of `anyregcc`"));
    }
    let count = number(cx, Operand(count)).unwrap_or(0) as usize;
    let end = (4 + count).min(args.len());
    let (operands, live) = (&args[4..end], &args[end..]);
    let target = cx.repr(Operand(callee))?;
    if matches!(target, Repr::Const(_, 0)) {
        noted(cx, Operand(id), live)?;
        return match cx.module.types.resolved(ty) {
            ir::Type::Void => Ok(Repr::Unset),
            _ => {
                let zero = predicated::zero(cx, ty)?;
                cx.repr(zero)
            }
        };
    }
    let attrs = cx.body.pool.get(call.arg_attrs);
    let passed = Passed {
        operands,
        attrs: attrs.get(4..end).unwrap_or(&[]),
    };
    let (id, ret) = (number(cx, Operand(id)).unwrap_or(0), ty);
    let (slot, values) = map_of(cx, live)?;
    let call = CallData {
        tail: TailKind::NoTail,
        bundles: List::EMPTY,
        ..*call
    };
    let stored = &mut |cx: &mut Cx<'_>| store(cx, slot, id, &values);
    call::call_opaquely(cx, inst, &call, passed, (target, ret), stored)
}

/// `llvm.experimental.deoptimize`: a call of what goes on in another form of the program, with the operands, which returns
/// what this function is to return.
fn deoptimize(
    cx: &mut Cx<'_>,
    inst: ir::Inst,
    call: &CallData,
    (operands, ret): (&[u32], TypeId),
) -> Done<Repr> {
    let Some(deoptimizer) = cx.module.find(DEOPTIMIZER) else {
        let what = format!("a deoptimization without a declaration of `@{DEOPTIMIZER}`");
        return Err(cx.unsupported(what));
    };
    let target = Repr::Symbol(SymbolId(deoptimizer.0), 0);
    let deopt = bundle(cx, call, b"deopt");
    let head = [call.conv.to_number().into(), 0, deopt.len() as u64];
    let mut values: Vec<Live> = head.map(Live::Constant).to_vec();
    for &word in deopt {
        values.push(live_value(cx, Operand(word))?);
    }
    let slot = cx.b.slot(stack_map::bytes(values.len()), 8);
    let passed = Passed {
        operands,
        attrs: &[],
    };
    let call = CallData {
        tail: TailKind::NoTail,
        bundles: List::EMPTY,
        ..*call
    };
    let stored = &mut |cx: &mut Cx<'_>| store(cx, slot, DEOPTIMIZES, &values);
    call::call_opaquely(cx, inst, &call, passed, (target, ret), stored)
}

/// `llvm.experimental.guard`: where the condition does not hold, the function returns what the deoptimizer gives.
fn guard(cx: &mut Cx<'_>, inst: ir::Inst, call: &CallData) -> Done<()> {
    let Some((&holds, operands)) = cx.body.pool.get(call.args).split_first() else {
        return Err(cx.invalid("it lacks a condition"));
    };
    let holds = cx.value(Operand(holds))?;
    let [on, leaves] = [cx.b.block(&[]), cx.b.block(&[])];
    cx.b.brif(holds, (on, &[]), (leaves, &[]));
    cx.b.fill(leaves);
    cx.s.remembered.forget();
    let ret = cx.func.ret;
    let result = deoptimize(cx, inst, call, (operands, ret))?;
    let result = match cx.module.types.resolved(ret) {
        ir::Type::Void => Operand::MISSING,
        _ => elements::stand_in(cx, ret, result),
    };
    control::ret(cx, result)?;
    cx.b.fill(on);
    cx.s.remembered.forget();
    Ok(())
}

/// A map of these values at a call of nothing.
fn noted(cx: &mut Cx<'_>, id: Operand, live: &[u32]) -> Done<()> {
    let id = number(cx, id).unwrap_or(0);
    let (slot, values) = map_of(cx, live)?;
    store(cx, slot, id, &values)?;
    scalar::libcall(cx, Libcall::StackMap, Type::I64, &[])?;
    Ok(())
}

fn map_of(cx: &mut Cx<'_>, live: &[u32]) -> Done<(Slot, Vec<Live>)> {
    let mut values = Vec::new();
    for &word in live {
        values.push(live_value(cx, Operand(word))?);
    }
    Ok((cx.b.slot(stack_map::bytes(values.len()), 8), values))
}

/// A value of a map, as a word.
fn live_value(cx: &mut Cx<'_>, operand: Operand) -> Done<Live> {
    let ty = cx.type_of(operand);
    let Some(scalar) = cx.info.scalar(ty).filter(|scalar| scalar.ty.bytes() <= 8) else {
        return Err(cx.unsupported(format_args!("a live value of type {}", cx.named(ty))));
    };
    match cx.repr(operand)? {
        Repr::Const(_, bits) if scalar.ty.is_int() && scalar.small.is_none() => {
            let unused = 64 - u32::from(scalar.bits).clamp(1, 64);
            Ok(Live::Constant(((bits << unused) as i64 >> unused) as u64))
        }
        repr => {
            let value = cx.materialize(repr)?;
            let word = match Type::int(scalar.ty.bits()) {
                Some(int) if !scalar.ty.is_int() => {
                    let bits = cx.b.unary(UnaryOp::Bitcast, int, value);
                    scalar::zext(cx, bits, Scalar::full(int), Scalar::PTR)
                }
                _ => scalar::zext(cx, value, scalar, Scalar::PTR),
            };
            Ok(Live::Value(word))
        }
    }
}

/// Stores a map to its slot.
fn store(cx: &mut Cx<'_>, slot: Slot, id: u64, values: &[Live]) -> Done<()> {
    if values.len() > MOST {
        return Err(cx.unsupported(format_args!("a stack map of {} values", values.len())));
    }
    let at = cx.materialize(Repr::Slot(slot, 0))?;
    let constants: Vec<bool> = values
        .iter()
        .map(|value| matches!(value, Live::Constant(_)))
        .collect();
    let mut words: Vec<Live> = vec![Live::Constant(id)];
    words.extend(stack_map::describe(&constants).map(Live::Constant));
    words.extend_from_slice(values);
    for (n, word) in words.into_iter().enumerate() {
        let value = match word {
            Live::Constant(bits) => cx.constant(Type::I64, bits),
            Live::Value(value) => value,
        };
        memory::store_scalar(
            cx,
            Scalar::PTR,
            MemFlags::VOLATILE,
            value,
            (at, 8 * n as i32),
        );
    }
    Ok(())
}

/// Whether the module has intrinsics of which there are maps.
pub(crate) fn has_maps(intrinsics: &[Option<IntrinsicOp>]) -> bool {
    let is_mapped = |op: &Option<IntrinsicOp>| matches!(op, Some(IntrinsicOp::Mapped(_)));
    intrinsics.iter().any(is_mapped)
}
