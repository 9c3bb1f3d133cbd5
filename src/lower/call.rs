//! Calls: direct, indirect, varargs; the extensions that attributes ask for; results in memory.

use super::abi::{self, PassMode, Return};
use super::fail::{Done, Fail};
use super::info::{Class, Passing, Scalar};
use super::memory::MAX_SLOT_BYTES;
use super::operand::Repr;
use super::tail::{CallKind, guarantees_tail_calls};
use super::{
    Cx, aggregate, asm, control, exception, huge, intrinsic, memory, passing, roots, scalar,
    small_float, tail,
};
use crate::entity::Entity;
use crate::ir::body::TailKind;
use crate::ir::print::type_text;
use crate::ir::{
    self, Attr, AttrSet, CallData, Const, GlobalId, GlobalKind, Operand, OperandKind, Type, TypeId,
};
use crate::lir::convention::Role;
use crate::lir::{
    self, Callee, CalleeData, InstData, Libcall, MemFlags, SigRef, SymbolId, Target, TrapCode,
    Value,
};

/// What is called.
#[derive(Clone, Copy)]
enum Called {
    Symbol(SymbolId),
    Address(Value),
}

/// The numbers of the values that a call gives.
type ResultRange = std::ops::Range<u32>;

/// Operand bundles of calls that run as they do without: state for a deoptimizer, checks
/// of the callee that a correct program passes, and who converges with whom.
const IGNORED_BUNDLES: [&[u8]; 3] = [b"deopt", b"kcfi", b"convergencectrl"];

pub(super) fn call(cx: &mut Cx<'_>, inst: ir::Inst, call: &CallData) -> Done<Repr> {
    if let OperandKind::Const(id) = call.callee.kind() {
        match cx.module.consts.get(id) {
            Const::Global(global) => {
                if let Some(intrinsic) = intrinsic::intrinsic(cx, global)
                    && !intrinsic::is_called(cx, intrinsic, inst, call)
                {
                    return intrinsic::call_intrinsic(cx, intrinsic, global, inst, call);
                }
            }
            Const::InlineAsm { .. } => return Ok(asm::inline_asm(cx, inst, call)?.0),
            _ => {}
        }
    }
    for bundle in cx.body.bundles(call.bundles) {
        if !IGNORED_BUNDLES.contains(&cx.module.names.get(bundle.tag)) {
            let tag = cx.module.names.text(bundle.tag);
            let what = format!("`call` with the operand bundle \"{tag}\"");
            return Err(cx.unsupported(what));
        }
    }
    let Type::Function { ret, .. } = cx.module.types.resolved(call.fn_ty) else {
        return Err(cx.invalid("what it calls is not a function"));
    };
    let passed = Passed {
        operands: cx.body.pool.get(call.args),
        attrs: cx.body.pool.get(call.arg_attrs),
    };
    let target = cx.repr(call.callee)?;
    call_target(cx, inst, call, passed, (target, ret), None)
}

/// The arguments of a call.
#[derive(Clone, Copy)]
pub(super) struct Passed<'b> {
    /// As [`Operand`]s.
    pub operands: &'b [u32],
    /// As [`AttrSet`]s; shorter where the last have none.
    pub attrs: &'b [u32],
}

/// What is done in front of a call.
type Step<'f> = dyn FnMut(&mut Cx<'_>) -> Done<()> + 'f;

/// A call of what no pass is to see through, with its result's type; right in front of it, something is done.
pub(super) fn call_opaquely(
    cx: &mut Cx<'_>,
    inst: ir::Inst,
    call: &CallData,
    passed: Passed<'_>,
    target: (Repr, TypeId),
    before: &mut Step<'_>,
) -> Done<Repr> {
    call_target(cx, inst, call, passed, target, Some(before))
}

/// By an address that is only known where the call is made.
fn hidden(cx: &mut Cx<'_>, target: Repr) -> Done<Value> {
    let address = cx.materialize(target)?;
    let slot = cx.b.slot(8, 8);
    let at = (cx.materialize(Repr::Slot(slot, 0))?, 0);
    memory::store_scalar(cx, Scalar::PTR, MemFlags::VOLATILE, address, at);
    Ok(memory::load_scalar(cx, Scalar::PTR, MemFlags::VOLATILE, at))
}

fn call_target(
    cx: &mut Cx<'_>,
    inst: ir::Inst,
    call: &CallData,
    passed: Passed<'_>,
    (target, ret): (Repr, TypeId),
    before: Option<&mut Step<'_>>,
) -> Done<Repr> {
    let varargs = is_variadic(cx, call.fn_ty);
    abi::check_conv(call.conv, varargs).map_err(|what| cx.unsupported(what))?;
    let Type::Function { params, .. } = cx.module.types.resolved(call.fn_ty) else {
        return Err(cx.invalid("what it calls is not a function"));
    };
    let fixed = cx.module.types.list(params);
    let mut called = match target {
        Repr::Symbol(symbol, 0) if is_function(cx, symbol) => Called::Symbol(symbol),
        repr => Called::Address(cx.materialize(repr)?),
    };
    let declared = match called {
        Called::Symbol(symbol) => cx.module.function(GlobalId(symbol.0)),
        Called::Address(_) => None,
    };
    let ret_passing = cx.info.passing(call.ret_attrs).or(declared
        .map(|f| cx.info.passing(f.ret_attrs))
        .unwrap_or_default());
    let kind = tail::call_kind(cx, inst, call)?;
    cx.s.sig.clear();
    let mut how = abi::result(
        cx.module,
        cx.info,
        &mut cx.s.sig,
        &mut cx.s.leaves,
        ret,
        ret_passing,
    )
    .map_err(|what| cx.unsupported(format_args!("`call` with {what}")))?;

    let mut args = std::mem::take(&mut cx.s.args);
    args.clear();
    let mut memory = None;
    if how == Return::Memory && kind == CallKind::Tail {
        args.extend(cx.ret_ptr);
    } else if how == Return::Memory {
        let (slot, at) = slot_of(cx, ret)?;
        memory = Some(slot);
        args.push(at);
    }
    if before.is_some() {
        called = Called::Address(hidden(cx, target)?);
    }
    let mut roles = roles_by_address(cx, called, (call, passed.attrs), (ret, how));
    if before.is_some() && roles.is_some() {
        let what = "a call with a stack map by a convention that other code has another of";
        return Err(cx.unsupported(what));
    }
    for (i, &word) in passed.operands.iter().enumerate() {
        let operand = Operand(word);
        let passing = passing(cx, passed.attrs, declared, i);
        let is_address = passing.sret && how == Return::Leaves && cx.info.class(ret) == Class::Void;
        let at = cx.s.sig.sig.params.len();
        let mode = argument(cx, operand, passing, i >= fixed.len(), &mut args)?;
        if let Some(roles) = &mut roles {
            roles.resize(at, Role::Plain);
            let set = passed.attrs.get(i);
            let role = abi::role(cx.module, set.map_or(AttrSet::EMPTY, |&set| AttrSet(set)));
            roles.resize(cx.s.sig.sig.params.len(), role);
        }
        if is_address {
            cx.s.sig.returns_address(at);
            how = Return::SRet(i as u32);
        }
        if mode == PassMode::ByAddress && (kind == CallKind::Tail || i >= fixed.len()) {
            let what = match kind {
                CallKind::Tail => "a tail call with an argument",
                CallKind::Plain => "a variable argument",
            };
            let ty = type_text(cx.module, cx.type_of(operand));
            return Err(cx.unsupported(format_args!("{what} of type `{ty}`")));
        }
    }
    if let (Some(roles), Called::Address(address)) = (roles, called) {
        called = Called::Address(other_code(cx, address, call, (ret, how), varargs, roles)?);
    }
    let of_call = cx.info.passing(call.fn_attrs);
    let of_callee = declared.map(|f| cx.info.passing(f.attrs));
    if of_call.or(of_callee.unwrap_or_default()).cold {
        cx.b.effect(InstData::Cold);
    }
    let returns_twice = of_call.returns_twice;
    let x87 = passing::x87_slots(cx, cx.s.sig.x87_results)?;
    if let Some(before) = before {
        before(cx)?;
    }
    let results = finish_call(cx, called, call, how, (kind, returns_twice), &mut args);
    cx.s.args = args;
    let Some(results) = results? else {
        return Ok(Repr::Unset);
    };
    if !x87.is_empty() {
        let x87 = passing::pop_x87(cx, &x87);
        return passing::with_x87(cx, ret, &mut results.map(Value), &x87);
    }

    match (how, memory) {
        (Return::Memory, Some(slot)) if huge::size(cx.module, cx.info, ret).is_some() => Ok(slot),
        (Return::Memory, Some(slot)) => {
            let at = cx.materialize(slot)?;
            memory::load_leaves(cx, ret, MemFlags::PLAIN, (at, 0))
        }
        (Return::SRet(_), _) => Ok(Repr::Unset),
        _ => {
            // What is extended by its sign has bits above its width, whoever returns it.
            let known = declared.is_some_and(|f| f.is_defined()) || ret_passing.zero_ext;
            let known = known && how != (Return::Extended { signed: true });
            call_result(cx, ret, how, results, known)
        }
    }
}

/// Where what the parameters are is put, of a call by address of a signature that other code may understand in another way.
fn roles_by_address(
    cx: &Cx<'_>,
    called: Called,
    (call, attrs): (&CallData, &[u32]),
    (ret, how): (TypeId, Return),
) -> Option<Vec<Role>> {
    let roles = attrs.iter().map(|&set| abi::role(cx.module, AttrSet(set)));
    let is_c = |roles| {
        let has_room = how != Return::Memory || !abi::returns_many_floats(cx.module, cx.info, ret);
        has_room && abi::is_plainly_c(call.conv, roles)
    };
    let is_same = matches!(called, Called::Symbol(_)) || is_c(roles);
    (!is_same).then(Vec::new)
}

/// Where a call of this address goes on, which may be that of code of another convention.
fn other_code(
    cx: &mut Cx<'_>,
    address: Value,
    call: &CallData,
    ret: (TypeId, Return),
    varargs: bool,
    roles: Vec<Role>,
) -> Done<Value> {
    let mut sig = cx.s.sig.sig.clone();
    sig.tail = guarantees_tail_calls(call.conv);
    let (module, info) = (cx.module, cx.info);
    let crossing = abi::crossing_of(module, info, call.conv, ret, varargs, sig, roles);
    let Some(crossing) = crossing else {
        return Ok(address);
    };
    let words = crossing.words();
    let slot = Repr::Slot(cx.b.slot(8 * words.len() as u32, 8), 0);
    let start = cx.materialize(slot)?;
    for (i, &word) in words.iter().enumerate() {
        let word = cx.constant(lir::Type::I64, word);
        let at = cx.moved((start, 0), 8 * i as u64);
        memory::store_scalar(cx, Scalar::PTR, MemFlags::PLAIN, word, at);
    }
    let count = cx.constant(lir::Type::I64, words.len() as u64);
    scalar::libcall(
        cx,
        Libcall::OtherCode,
        lir::Type::I64,
        &[address, start, count],
    )
}

/// The results of a call as a value; odd widths are cut where the callee may not have.
fn call_result(
    cx: &mut Cx<'_>,
    ret: TypeId,
    how: Return,
    results: ResultRange,
    known: bool,
) -> Done<Repr> {
    match cx.info.class(ret) {
        Class::Void => Ok(Repr::Unset),
        Class::Scalar(scalar) => {
            let Some(value) = results.map(Value).next() else {
                return Err(cx.invalid("it has no result"));
            };
            let value = match how {
                Return::Extended { .. } => scalar::cut_extended(cx, value, scalar),
                _ => value,
            };
            match known && scalar.small.is_none() {
                true => Ok(Repr::Value(value)),
                false => Ok(Repr::Value(small_float::received(cx, value, scalar))),
            }
        }
        _ => passing::of_pieces(cx, ret, &mut results.map(Value)),
    }
}

fn is_function(cx: &Cx<'_>, symbol: SymbolId) -> bool {
    // Symbols behind those of the module are labels.
    let global = cx.module.globals.get(GlobalId(symbol.0));
    let kind = global.map(|global| global.kind);
    matches!(
        kind,
        Some(GlobalKind::Function(_) | GlobalKind::Undeclared | GlobalKind::IFunc(_))
    )
}

/// The attributes of argument `i`: of the call and of the function that it names.
/// The type that the attribute `elementtype` of an argument names.
pub(super) fn element_type(cx: &Cx<'_>, call: &CallData, n: usize) -> Option<TypeId> {
    let sets = cx.body.pool.get(call.arg_attrs);
    let set = sets.get(n).map_or(AttrSet::EMPTY, |&set| AttrSet(set));
    cx.module.attrs.all(set).find_map(|attr| match attr {
        Attr::ElementType(ty) => Some(ty),
        _ => None,
    })
}

fn passing(cx: &Cx<'_>, attrs: &[u32], declared: Option<&ir::Function>, i: usize) -> Passing {
    let set = attrs.get(i).copied();
    let own = cx.info.passing(set.map_or(AttrSet::EMPTY, AttrSet));
    match declared.and_then(|f| f.params.get(i)) {
        Some(param) if param.attrs != AttrSet::EMPTY => own.or(cx.info.passing(param.attrs)),
        _ => own,
    }
}

/// A slot for a value that travels in memory: as what it is, and its address.
fn slot_of(cx: &mut Cx<'_>, ty: TypeId) -> Done<(Repr, Value)> {
    let Some(layout) = cx.info.layout(cx.module, ty) else {
        return Err(cx.unsupported_type(ty));
    };
    let align = layout.align.min(4096) as u32;
    if layout.alloc_size() > MAX_SLOT_BYTES - cx.slot_bytes {
        return Err(cx.unsupported_type(ty));
    }
    let size = layout.alloc_size().max(1) as u32;
    cx.slot_bytes += u64::from(size);
    let slot = Repr::Slot(cx.b.slot(size, align), 0);
    Ok((slot, cx.materialize(slot)?))
}

fn argument(
    cx: &mut Cx<'_>,
    operand: Operand,
    passing: Passing,
    variadic: bool,
    args: &mut Vec<Value>,
) -> Done<PassMode> {
    let ty = cx.type_of(operand);
    let passed = abi::param(
        cx.module,
        cx.info,
        &mut cx.s.sig,
        &mut cx.s.leaves,
        ty,
        match cx.info.scalar(ty) {
            // Narrow variadic arguments have defined high bits, whatever was written.
            Some(_) if variadic && !passing.sign_ext => Passing {
                zero_ext: true,
                ..passing
            },
            _ => passing,
        },
    )
    .map_err(|what| cx.unsupported(format_args!("`call` with {what}")))?;
    match passed {
        PassMode::Leaves if variadic && abi::is_long_vector(cx.module, cx.info, ty) => {
            return Err(overaligned(cx));
        }
        PassMode::Leaves => passing::push_pieces(cx, operand, ty, args)?,
        PassMode::Extended { signed } => {
            let scalar = scalar::of_type(cx, ty)?;
            let value = cx.value(operand)?;
            args.push(control::extended(cx, value, scalar, signed));
        }
        // `va_arg` looks for it at such an address, and stacks are aligned to 16 at calls.
        PassMode::Copied { align: 17.., .. } if variadic => return Err(overaligned(cx)),
        PassMode::Copied { size, .. } => {
            let at = cx.address(operand)?;
            copy_words(cx, at, size, args);
        }
        PassMode::ByAddress => {
            let (_, at) = slot_of(cx, ty)?;
            if !huge::store_to(cx, operand, at)? {
                let parts = aggregate::parts(cx, operand)?;
                memory::store_leaves(cx, ty, MemFlags::PLAIN, parts, (at, 0))?;
            }
            args.push(at);
        }
    }
    Ok(passed)
}

fn overaligned(cx: &Cx<'_>) -> Fail {
    cx.unsupported("a variable argument on the stack that is aligned to more than 16")
}

/// Loads `size` bytes as words for the stack; memory behind them is not touched.
fn copy_words(cx: &mut Cx<'_>, at: (Value, i32), size: u32, args: &mut Vec<Value>) {
    let mut done = 0;
    while done < size {
        let bytes = (size - done).min(8);
        let at = cx.moved(at, done.into());
        if let Some(scalar) = Scalar::int(bytes * 8) {
            let word = memory::load_scalar(cx, scalar, MemFlags::PLAIN, at);
            args.push(scalar::zext(cx, word, scalar, Scalar::PTR));
        }
        done += bytes;
    }
}

/// Appends the call to the signature that was built. One in place of this function gives
/// nothing here.
fn finish_call(
    cx: &mut Cx<'_>,
    called: Called,
    call: &CallData,
    how: Return,
    (kind, returns_twice): (CallKind, bool),
    args: &mut Vec<Value>,
) -> Done<Option<ResultRange>> {
    cx.s.sig.sig.tail = guarantees_tail_calls(call.conv);
    let through_pointer = matches!(called, Called::Address(_));
    cx.s.sig.sig.returns_twice = match called {
        Called::Symbol(symbol) => returns_twice || cx.info.returns_twice(cx.module, symbol),
        Called::Address(_) => {
            let types = args.iter().map(|&arg| cx.b.func.ty(arg));
            returns_twice || cx.info.may_return_twice(cx.module, call.fn_ty, types)
        }
    };
    cx.s.sig.sig.varargs = through_pointer && is_variadic(cx, call.fn_ty);
    let mut kind = kind;
    if cx.s.sig.sig.returns_twice && call.tail != TailKind::MustTail {
        // It returns again to this function, which has to be there.
        kind = CallKind::Plain;
    }
    if kind == CallKind::Tail && !tail::fits_in_place(cx, how, &cx.s.sig) {
        if call.tail == TailKind::MustTail || how == Return::Memory {
            return Err(
                cx.unsupported("a tail call that needs another place for its arguments or result")
            );
        }
        kind = CallKind::Plain;
    }
    if kind == CallKind::Tail && is_variadic(cx, call.fn_ty) && cx.variable.is_some() {
        tail::forward_variable_args(cx, args)?;
    }
    if kind == CallKind::Tail {
        roots::leave(cx)?;
    }
    let args = cx.b.list(args);
    let callee = match called {
        Called::Symbol(symbol) => cx.module.function(GlobalId(symbol.0)),
        Called::Address(_) => None,
    };
    let unwind = match kind {
        CallKind::Plain => exception::unwind_of(cx, call, callee),
        CallKind::Tail => None,
    };
    let (data, sig) = match called {
        Called::Symbol(symbol) => {
            let callee = callee_of(cx, symbol);
            let sig = cx.b.func.callees[callee].sig;
            let data = match kind {
                CallKind::Plain => InstData::Call { callee, args },
                CallKind::Tail => InstData::TailCall { callee, args },
            };
            (data, sig)
        }
        Called::Address(addr) => {
            let sig = sig(cx, call.fn_ty);
            let data = match kind {
                CallKind::Tail => InstData::TailCallIndirect { sig, addr, args },
                _ => InstData::CallIndirect { sig, addr, args },
            };
            (data, sig)
        }
    };
    if kind == CallKind::Tail {
        cx.b.effect(data);
        return Ok(None);
    }
    let types: smallvec::SmallVec<[crate::lir::Type; 4]> =
        cx.b.func.sigs[sig].results.iter().map(|r| r.ty).collect();
    let inst = match (unwind, data) {
        (Some(unwind), InstData::Call { callee, args }) => {
            exception::end_by_call(cx, unwind, (None, &types), |handler| InstData::Invoke {
                callee,
                args,
                handler,
            })?
        }
        (Some(unwind), InstData::CallIndirect { addr, .. }) => {
            exception::end_by_call(cx, unwind, (Some(sig), &types), |handler| {
                InstData::InvokeIndirect {
                    addr,
                    args,
                    handler,
                }
            })?
        }
        _ => cx.b.inst_with(data, &types),
    };
    let (first, count) = cx.b.func.results[inst];
    Ok(Some(first.0..first.0 + count))
}

fn is_variadic(cx: &Cx<'_>, fn_ty: TypeId) -> bool {
    match cx.module.types.resolved(fn_ty) {
        Type::Function { varargs, .. } => varargs,
        _ => false,
    }
}

/// The row of the callee with the signature that was built: of calls of one symbol, mostly
/// the same.
fn callee_of(cx: &mut Cx<'_>, symbol: SymbolId) -> Callee {
    let func = &mut *cx.b.func;
    let row = cx.s.callees.row(symbol.index());
    if let Some(callee) = row.of(cx.s.epoch)
        && func.sigs[func.callees[callee].sig] == cx.s.sig.sig
    {
        return callee;
    }
    let sig = func.sigs.push(cx.s.sig.sig.clone());
    let target = Target::Symbol(symbol);
    let callee = func.callees.push(CalleeData { target, sig });
    row.set(cx.s.epoch, callee);
    callee
}

/// The row of the signature that was built, for a call through a pointer.
fn sig(cx: &mut Cx<'_>, fn_ty: TypeId) -> SigRef {
    let func = &mut *cx.b.func;
    let row = cx.s.sigs.row(fn_ty.index());
    if let Some(sig) = row.of(cx.s.epoch)
        && func.sigs[sig] == cx.s.sig.sig
    {
        return sig;
    }
    let sig = func.sigs.push(cx.s.sig.sig.clone());
    row.set(cx.s.epoch, sig);
    sig
}

/// A call that does not return, which need not be the end of its block.
pub(super) fn abort(cx: &mut Cx<'_>, inst: ir::Inst) {
    control::trap(cx, TrapCode::Abort);
    let next = cx.body.insts.get(ir::Inst(inst.0 + 1));
    if !matches!(next, Some(ir::InstData::Unreachable)) {
        let rest = cx.b.block(&[]);
        cx.b.fill(rest);
        cx.s.remembered.forget();
    }
}
