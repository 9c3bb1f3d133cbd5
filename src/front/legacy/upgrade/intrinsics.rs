//! Calls: of functions, of intrinsics of the time, and those that can be unwound through.

use super::super::Few;
use super::super::ast::{self, ConstKind, SymbolId, SymbolKind, flag};
use super::super::op::Opcode;
use super::super::types::{Ty, Type};
use super::body::Making;
use super::{Upgrader, expand_consts, varargs};
use crate::diag::Diagnostic;
use crate::entity::List;
use crate::ir::attr::Attr;
use crate::ir::body::{CallData, TailKind};
use crate::ir::inst::{Align, Flags, MemFlags};
use crate::ir::name::LocalName;
use crate::ir::{
    self, AttrSet, Block, CallConv, Const, ConstId, GlobalId, GlobalKind, InstData, Operand, TypeId,
};

/// `call`, `icall` and `invoke`.
pub(super) fn call(cx: &mut Upgrader<'_>, f: &mut Making<'_>, inst: ast::InstId) -> Operand {
    let ast::Inst { op, flags, .. } = f.old.insts[inst];
    let words = f.old.args(inst);
    let with = flags & flag::WITH != 0 && op != Opcode::Invoke;
    let words = match op {
        Opcode::Invoke => &words[2..],
        _ if with => &words[..words.len() - 1],
        _ => words,
    };
    let callee = symbol_of(cx, words[0]);
    if let Some(symbol) = callee
        && cx.is_intrinsic(symbol)
    {
        let made = intrinsic(cx, f, inst, symbol, &words[1..]);
        if op == Opcode::Invoke {
            let to = f.start(f.old.args(inst)[0]);
            f.push(InstData::Br { to }, TypeId::VOID);
        }
        return made;
    }
    if callee.is_some_and(|symbol| is_empty_main(cx, symbol)) && op != Opcode::Invoke && !with {
        return Operand::MISSING;
    }
    let (call, ret) = call_data(cx, f, inst, words);
    if op == Opcode::Invoke {
        let normal = f.start(f.old.args(inst)[0]);
        let unwind = next_pad(f);
        return f.push(
            InstData::Invoke {
                call,
                normal,
                unwind,
            },
            ret,
        );
    }
    if with {
        let normal = f.body.blocks.next_key();
        let unwind = next_pad(f);
        let made = f.push(
            InstData::Invoke {
                call,
                normal,
                unwind,
            },
            ret,
        );
        if let Some(name) = f.old.names[f.old.result(inst)] {
            let name = cx.local_name(Some(name));
            if let Some(value) = made.as_value() {
                f.body.names[value] = name;
            }
        }
        f.close_block();
        f.open_block(LocalName::UNNAMED, f.span);
        return made;
    }
    f.push(InstData::Call { call }, ret)
}

/// The symbol that an operand is.
fn symbol_of(cx: &Upgrader<'_>, word: u32) -> Option<SymbolId> {
    let id = Operand(word).as_const()?;
    match cx.m.consts[ast::ConstId(id.0)].kind {
        ConstKind::Symbol(symbol) => Some(symbol),
        _ => None,
    }
}

/// Whether it is `__main`, which GCC called for constructors, and which is nothing here.
fn is_empty_main(cx: &Upgrader<'_>, symbol: SymbolId) -> bool {
    let SymbolKind::Function(function) = &cx.m.symbols[symbol].kind else {
        return false;
    };
    let name = cx.m.symbols[symbol].name;
    function.body.is_none() && name.is_some_and(|name| cx.out.names.get(name) == b"__main")
}

fn is_void_main(cx: &Upgrader<'_>, callee: Operand) -> bool {
    let callee = callee.as_const().map(|id| cx.out.consts.get(id));
    matches!(callee, Some(Const::Global(global)) if Some(global) == cx.void_main)
}

fn call_data(
    cx: &mut Upgrader<'_>,
    f: &mut Making<'_>,
    inst: ast::InstId,
    words: &[u32],
) -> (ir::CallId, TypeId) {
    let ast::Inst {
        flags, conv, ty, ..
    } = f.old.insts[inst];
    let callee = cx.operand(f, words[0]);
    let (ret, params, varargs) = match cx.m.types.resolved(ty) {
        Type::Function(ret, params, varargs) => {
            (ret, Few::from_slice(cx.m.types.get_list(params)), varargs)
        }
        _ => (Ty::VOID, Few::new(), false),
    };
    let mut fixed: Few<TypeId> = params.iter().map(|&ty| cx.ty(ty, f.span)).collect();
    widen_as_declared(cx, callee, &mut fixed);
    let mut args: Few<Operand> = Few::new();
    let mut attrs: Few<u32> = Few::new();
    for (n, &word) in words[1..].iter().enumerate() {
        let own = cx.old_ty(f, word);
        let mut value = cx.operand(f, word);
        match fixed.get(n) {
            None => value = varargs::promoted(cx, f, own, value),
            Some(&TypeId::I64) if cx.m.types.integral(own).is_some_and(|(b, _)| b < 64) => {
                let signed = matches!(cx.m.types.integral(own), Some((_, true)));
                let to = if signed { Ty::LONG } else { Ty::ULONG };
                value = cx.convert(f, own, to, value);
            }
            Some(_) => {}
        }
        args.push(value);
        let sret = flags & flag::SRET != 0 && n == 0;
        attrs.push(match fixed.get(n) {
            Some(&ty) => cx.param_attrs(own, ty, sret).0,
            None => AttrSet::EMPTY.0,
        });
    }
    let ret = match cx.void_main.is_some() && is_void_main(cx, callee) {
        true => TypeId::I32,
        false => cx.ty(ret, f.span),
    };
    let fn_ty = cx.out.types.function(ret, &fixed, varargs);
    let args = f.list(&args);
    let arg_attrs = match attrs.iter().all(|&set| set == AttrSet::EMPTY.0) {
        true => List::EMPTY,
        false => f.body.pool.push(&attrs),
    };
    let tail = match flags & flag::TAIL {
        0 => TailKind::None,
        _ => TailKind::Tail,
    };
    let call = f.body.calls.push(CallData {
        fn_ty,
        callee,
        args,
        arg_attrs,
        ret_attrs: AttrSet::EMPTY,
        fn_attrs: AttrSet::EMPTY,
        conv: CallConv::from_number(conv.into()),
        tail,
        flags: Flags::NONE,
        bundles: List::EMPTY,
    });
    (call, ret)
}

/// Parameters that a declared function of C has wider.
fn widen_as_declared(cx: &Upgrader<'_>, callee: Operand, fixed: &mut [TypeId]) {
    let Some(Const::Global(global)) = callee.as_const().map(|id| cx.out.consts.get(id)) else {
        return;
    };
    let GlobalKind::Function(func) = cx.out.globals[global].kind else {
        return;
    };
    let params = &cx.out.funcs[func].params;
    for (own, declared) in fixed.iter_mut().zip(params) {
        if declared.ty == TypeId::I64 && cx.out.types.int_width(*own).is_some() {
            *own = TypeId::I64;
        }
    }
}

fn next_pad(f: &mut Making<'_>) -> Block {
    let pad = f.pads.get(f.used_pads).map_or(Block::MISSING, |pad| pad.at);
    f.used_pads += 1;
    pad
}

/// The exception that `unwind` raises: there is one kind, which says nothing.
fn exception(cx: &mut Upgrader<'_>) -> GlobalId {
    const NAME: &str = "llvm1.unwind";
    if let Some(known) = cx.out.find(NAME) {
        return known;
    }
    // The size and alignment of an `_Unwind_Exception` of the Itanium ABI.
    let ty = cx.out.types.array(TypeId::I64, 4);
    let zero = cx.out.consts.intern(Const::Zero(ty));
    let global = ir::builder::variable(&mut cx.out, NAME, zero, false);
    let row = &mut cx.out.globals[global];
    row.ptr_ty = TypeId::PTR;
    row.linkage = ir::Linkage::Internal;
    row.thread_local = Some(ir::global::ThreadLocal::GeneralDynamic);
    row.align = Align::new(16).unwrap_or(Align::NONE);
    global
}

pub(super) fn unwind(cx: &mut Upgrader<'_>, f: &mut Making<'_>) -> Operand {
    let exception = exception(cx);
    let address = Operand::constant(cx.out.consts.intern(Const::Global(exception)));
    let params = [TypeId::PTR];
    let raise = cx.c_function("_Unwind_RaiseException", TypeId::I32, &params, false);
    cx.call_c(f, raise, TypeId::I32, &params, &[address]);
    f.push(InstData::Unreachable, TypeId::VOID)
}

/// The personality that stops every exception where an `invoke` says so.
pub(super) fn personality(cx: &mut Upgrader<'_>) -> ConstId {
    let name = "__gxx_personality_v0";
    let global = cx.c_function(name, TypeId::I32, &[], true);
    cx.out.consts.intern(Const::Global(global))
}

/// The blocks where calls unwind to: each catches whatever comes and goes on at its label.
pub(super) fn landing_pads(cx: &mut Upgrader<'_>, f: &mut Making<'_>) {
    let fields = [TypeId::PTR, TypeId::I32];
    let ty = cx.out.types.structure(&fields, false);
    let null = Operand::constant(cx.zero(TypeId::PTR));
    for pad in f.pads.clone() {
        f.span = pad.span;
        f.open_block(LocalName::UNNAMED, pad.span);
        let clauses = f.body.pool.push(&[0, null.0]);
        let cleanup = false;
        f.push(InstData::LandingPad { cleanup, clauses }, ty);
        expand_consts::emit_late(cx, f, pad.from, Some(pad));
        let to = f.start(pad.to.0);
        f.push(InstData::Br { to }, TypeId::VOID);
        f.close_block();
    }
}

/// A call of an intrinsic.
fn intrinsic(
    cx: &mut Upgrader<'_>,
    f: &mut Making<'_>,
    inst: ast::InstId,
    symbol: SymbolId,
    words: &[u32],
) -> Operand {
    let name = cx.m.symbols[symbol].name;
    let name = name.map_or(String::new(), |name| cx.out.names.text(name).into_owned());
    let whole = name.trim_start_matches("llvm.");
    // Types at the end of a name say what the arguments say.
    let base = whole.split('.').next().unwrap_or(whole);
    if matches!(base, "va_start" | "va_end" | "va_copy") {
        return varargs::list_intrinsic(cx, f, base, words);
    }
    let ret = f.old.types[f.old.result(inst)];
    let ret = cx.ty(ret, f.span);
    let args: Vec<Operand> = words.iter().map(|&word| cx.operand(f, word)).collect();
    let own: Vec<Ty> = words.iter().map(|&word| cx.old_ty(f, word)).collect();
    let types: Vec<TypeId> = own.iter().map(|&ty| cx.ty(ty, f.span)).collect();
    const PTR: TypeId = TypeId::PTR;
    const VOID: TypeId = TypeId::VOID;
    match (base, &args[..]) {
        ("dbg" | "pcmarker", _) => return nothing(cx, ret),
        ("gcroot", &[at, ..]) => {
            let null = Operand::constant(cx.zero(PTR));
            return plain_store(f, null, at);
        }
        ("gcread", &[.., from]) => {
            let (align, flags) = (Align::NONE, MemFlags::PLAIN);
            return f.push(
                InstData::Load {
                    ptr: from,
                    align,
                    flags,
                },
                ret,
            );
        }
        ("gcwrite", &[value, .., to]) => return plain_store(f, value, to),
        ("isunordered", &[a, b]) => return cx.unordered(f, a, b),
        ("memcpy" | "memmove", &[to, from, len, ..]) => {
            let bits = cx.out.types.int_width(types[2]).unwrap_or(64);
            let no = f.int(cx, TypeId::I1, 0);
            let params = [PTR, PTR, types[2], TypeId::I1];
            let name = format!("llvm.{base}.p0.p0.i{bits}");
            return cx.call_intrinsic(f, &name, VOID, &params, &[to, from, len, no]);
        }
        ("memset", &[to, value, len, ..]) => {
            let bits = cx.out.types.int_width(types[2]).unwrap_or(64);
            let no = f.int(cx, TypeId::I1, 0);
            let params = [PTR, TypeId::I8, types[2], TypeId::I1];
            let name = format!("llvm.memset.p0.i{bits}");
            let value = cx.convert(f, own[1], Ty::UBYTE, value);
            return cx.call_intrinsic(f, &name, VOID, &params, &[to, value, len, no]);
        }
        ("returnaddress", &[level]) => {
            let params = [TypeId::I32];
            return cx.call_intrinsic(f, "llvm.returnaddress", PTR, &params, &[level]);
        }
        ("frameaddress", &[level]) => {
            let params = [TypeId::I32];
            return cx.call_intrinsic(f, "llvm.frameaddress.p0", PTR, &params, &[level]);
        }
        ("stacksave", &[]) => {
            return cx.call_intrinsic(f, "llvm.stacksave.p0", PTR, &[], &[]);
        }
        ("stackrestore", &[to]) => {
            return cx.call_intrinsic(f, "llvm.stackrestore.p0", VOID, &[PTR], &[to]);
        }
        ("prefetch", &[at, write, locality]) => {
            let data = f.int(cx, TypeId::I32, 1);
            let params = [PTR, TypeId::I32, TypeId::I32, TypeId::I32];
            let args = [at, write, locality, data];
            return cx.call_intrinsic(f, "llvm.prefetch.p0", VOID, &params, &args);
        }
        ("readcyclecounter", &[]) => {
            return cx.call_intrinsic(f, "llvm.readcyclecounter", TypeId::I64, &[], &[]);
        }
        ("sqrt", &[value]) => {
            let suffix = if ret == TypeId::FLOAT { "f32" } else { "f64" };
            let name = format!("llvm.sqrt.{suffix}");
            return cx.call_intrinsic(f, &name, ret, &[ret], &[value]);
        }
        ("bswap" | "ctpop" | "ctlz" | "cttz", &[value]) => {
            return bit_intrinsic(cx, f, base, types[0], ret, value);
        }
        ("setjmp" | "sigsetjmp", _) => {
            let (name, params) = match base {
                "setjmp" => ("_setjmp", &[PTR][..]),
                _ => ("__sigsetjmp", &[PTR, TypeId::I32][..]),
            };
            let function = cx.c_function(name, TypeId::I32, params, false);
            let attrs = cx.out.attrs.intern(&[Attr::ReturnsTwice]);
            if let GlobalKind::Function(func) = cx.out.globals[function].kind {
                cx.out.funcs[func].attrs = attrs;
            }
            return cx.call_c(f, function, TypeId::I32, params, &args);
        }
        ("longjmp" | "siglongjmp", &[_, _]) => {
            let params = [PTR, TypeId::I32];
            let name = if base == "longjmp" {
                "longjmp"
            } else {
                "siglongjmp"
            };
            let function = cx.c_function(name, VOID, &params, false);
            return cx.call_c(f, function, VOID, &params, &args);
        }
        _ => {}
    }
    no_intrinsic(cx, f, base, &name, ret, &types, &args)
}

/// Ports and addresses of hardware: a process has none to read from or write to, so the function
/// that is called is defined nowhere, and its name says what was asked for.
fn no_intrinsic(
    cx: &mut Upgrader<'_>,
    f: &mut Making<'_>,
    base: &str,
    name: &str,
    ret: TypeId,
    types: &[TypeId],
    args: &[Operand],
) -> Operand {
    if !matches!(base, "readport" | "writeport" | "readio" | "writeio") {
        let diagnostic = Diagnostic::unsupported(f.span, format!("intrinsic `%{name}`"));
        cx.diags.push(diagnostic);
        return Operand::MISSING;
    }
    let name = name.replacen("llvm.", "hardware.", 1);
    cx.call_intrinsic(f, &name, ret, types, args)
}

/// What an intrinsic gives that does nothing.
fn nothing(cx: &mut Upgrader<'_>, ret: TypeId) -> Operand {
    match ret {
        TypeId::VOID => Operand::MISSING,
        _ => Operand::constant(cx.zero(ret)),
    }
}

fn plain_store(f: &mut Making<'_>, value: Operand, ptr: Operand) -> Operand {
    let (align, flags) = (Align::NONE, MemFlags::PLAIN);
    f.push(
        InstData::Store {
            value,
            ptr,
            align,
            flags,
        },
        TypeId::VOID,
    )
}

fn bit_intrinsic(
    cx: &mut Upgrader<'_>,
    f: &mut Making<'_>,
    base: &str,
    ty: TypeId,
    ret: TypeId,
    value: Operand,
) -> Operand {
    let bits = cx.out.types.int_width(ty).unwrap_or(32);
    let name = format!("llvm.{base}.i{bits}");
    let made = match base {
        "ctlz" | "cttz" => {
            let no = f.int(cx, TypeId::I1, 0);
            cx.call_intrinsic(f, &name, ty, &[ty, TypeId::I1], &[value, no])
        }
        _ => cx.call_intrinsic(f, &name, ty, &[ty], &[value]),
    };
    // For some years the result was an `uint` whatever the argument.
    match cx.out.types.int_width(ret).unwrap_or(bits).cmp(&bits) {
        std::cmp::Ordering::Equal => made,
        std::cmp::Ordering::Less => cx.cast(f, ir::CastOp::Trunc, made, ret),
        std::cmp::Ordering::Greater => cx.cast(f, ir::CastOp::ZExt, made, ret),
    }
}
