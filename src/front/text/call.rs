//! Calls, and the atomic instructions.

use super::attrs::AttrPosition;
use super::error::Expected;
use super::inst::{ParsedInst, fast_math, ordering_word};
use super::lex::{
    ALPHA, Input, PResult, eat, eat_word, ends_line, fail, is, keyword, peek, peek_word, punct,
    sigil_name, skip, string, uint, unescape,
};
use super::parser::Parser;
use super::{attrs, body, consts, former, func, global, inst, types};
use crate::diag::Diagnostic;
use crate::entity::List;
use crate::ir::body::{CallData, TailKind};
use crate::ir::inst::{Align, Flags, MemFlags, RmwOp};
use crate::ir::{
    AttrSet, BinaryOp, CallConv, CallId, CastOp, Const, GlobalKind, InstData, Operand, Type, TypeId,
};

#[inline(never)]
pub(super) fn call<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    tail: TailKind,
) -> PResult<'a, ParsedInst> {
    let (i, flags) = match i {
        [b' ', b'i' | b'v' | b'%', ..] => (i, Flags::NONE),
        _ => fast_math(i)?,
    };
    let (i, (call, ty)) = call_body(p, i, tail, flags)?;
    Ok((i, (InstData::Call { call }, ty)))
}

pub(super) fn invoke<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, (call, ty)) = call_body(p, i, TailKind::None, Flags::NONE)?;
    let (i, ()) = to(p, i, call)?;
    let (i, normal) = inst::target(p, i)?;
    let (i, ()) = keyword("unwind")(i)?;
    let (i, unwind) = inst::target(p, i)?;
    inst::uses_blocks(p);
    let data = InstData::Invoke {
        call,
        normal,
        unwind,
    };
    Ok((i, (data, ty)))
}

pub(super) fn callbr<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, (call, ty)) = call_body(p, i, TailKind::None, Flags::NONE)?;
    let (i, ()) = to(p, i, call)?;
    let (i, first) = inst::target(p, i)?;
    let (i, targets) = inst::label_list(p, i, Some(first))?;
    inst::uses_blocks(p);
    Ok((i, (InstData::CallBr { call, targets }, ty)))
}

/// What calls of all kinds share; gives the type of the result too.
fn call_body<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    tail: TailKind,
    flags: Flags,
) -> PResult<'a, (CallId, TypeId)> {
    let (i, conv) = call_convention(i)?;
    let (mut i, ret_attrs) = attrs::attributes(p, i, AttrPosition::Param)?;
    let mut space = p.layout.program_space;
    if let Some((rest, named)) = types::address_space(p, i)? {
        (i, space) = (rest, named);
    }
    let (i, written) = types::ty(p, i)?;
    let callee_at = skip(i);
    let (i, mut callee) = callee(p, callee_at, space)?;
    let callee_end = i;
    let base = p.words.len();
    let types = p.type_stack.len();
    let (i, arg_attrs) = call_args(p, i, tail)?;
    // `call T @f`, `call T (P) @f` or, oldest, `call T (P)* @f`.
    let (fn_ty, ret) = match p.m.types.resolved(written) {
        Type::Function { ret, .. } => (p.m.types.resolve(written), ret),
        Type::TypedPtr { .. } if names_callee(p, written, callee, types) => {
            match func::function_parts(p, written) {
                Some(parts) => parts,
                None => (written, TypeId::VOID),
            }
        }
        _ => (called_type(p, written, callee, types), written),
    };
    p.type_stack.truncate(types);
    if callee.is_missing() {
        // A local: used as a pointer to this function type.
        let (_, name) = sigil_name(b'%', Expected::Local)(callee_at)?;
        let name = consts::local_name(p, name);
        let ty = p.m.types.pointer_into(fn_ty, space);
        callee = body::local_use(p, name, ty, callee_at, callee_end);
    } else if let Some(id) = callee.as_const() {
        if let Const::Global(global) = p.m.consts.get(id)
            && let symbol = &p.m.globals[global]
            && symbol.kind == GlobalKind::Undeclared
            && symbol.ty == TypeId::VOID
        {
            let ptr_ty = p.m.types.pointer_into(fn_ty, space);
            let symbol = &mut p.m.globals[global];
            symbol.ty = fn_ty;
            symbol.ptr_ty = ptr_ty;
        }
        let own = match p.m.consts.get(id) {
            // Code that stands in its call is nowhere.
            Const::InlineAsm { .. } => TypeId::VOID,
            _ => p.m.const_type(id),
        };
        if p.m.types.space(own).is_some_and(|own| own != space) {
            let ty = p.m.types.pointer_into(fn_ty, space);
            let span = p.span(callee_at, callee_end);
            body::check_use(p, callee, ty, span);
        }
    }
    let args = p.body.pool.push(&p.words[base..]);
    p.words.truncate(base);
    let (i, fn_attrs) = attrs::attributes(p, i, AttrPosition::Call)?;
    let (i, bundles) = match i {
        [b'\n', ..] => (i, List::EMPTY),
        _ => match eat(i, b'[') {
            // The targets of a `callbr` follow `to`, so this is a list of bundles.
            Some(rest) => bundles(p, rest)?,
            None => (i, List::EMPTY),
        },
    };
    let call = p.body.calls.push(CallData {
        fn_ty,
        callee,
        args,
        arg_attrs,
        ret_attrs,
        fn_attrs,
        conv,
        tail,
        flags,
        bundles,
    });
    Ok((i, (call, ret)))
}

/// The word in front of the targets of a call that has some.
fn to<'a>(p: &mut Parser<'a>, i: Input<'a>, call: CallId) -> PResult<'a, ()> {
    let word = keyword("to");
    word(i).or_else(|error| match late_attributes(p, i, call) {
        Ok((rest, ())) => word(rest),
        Err(_) => Err(error),
    })
}

/// Attributes and bundles of a call that are not on the line of its arguments.
#[inline(never)]
pub(super) fn late_attributes<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    call: CallId,
) -> PResult<'a, ()> {
    let (rest, set) = attrs::attributes(p, i, AttrPosition::Function)?;
    let own = p.body.calls[call].fn_attrs;
    if set != AttrSet::EMPTY {
        let both = [own, set].map(|set| p.m.attrs.get(set)).concat();
        p.body.calls[call].fn_attrs = p.m.attrs.intern(&both);
    }
    let list = eat(rest, b'[').filter(|_| p.body.calls[call].bundles == List::EMPTY);
    let Some(list) = list else {
        return match set {
            AttrSet::EMPTY => fail(i, Expected::Instruction),
            _ => Ok((rest, ())),
        };
    };
    let (rest, bundles) = bundles(p, list)?;
    p.body.calls[call].bundles = bundles;
    Ok((rest, ()))
}

/// The operand bundles behind the bracket: `"tag"(T a, U b), ...]`.
#[inline(never)]
fn bundles<'a>(p: &mut Parser<'a>, mut i: Input<'a>) -> PResult<'a, List> {
    let base = p.words.len();
    loop {
        let (rest, tag) = string(i)?;
        let tag = p.m.names.intern(&unescape(tag));
        let count = p.words.len() + 1;
        p.words.extend([tag.0, 0]);
        i = punct(b'(')(rest)?.0;
        i = inst::listed(p, i, b')', inst::operand_word)?.0;
        p.words[count] = (p.words.len() - count - 1) as u32;
        match eat(i, b',') {
            Some(rest) => i = rest,
            None => break,
        }
    }
    let (i, ()) = punct(b']')(i)?;
    let bundles = p.body.pool.push(&p.words[base..]);
    p.words.truncate(base);
    Ok((i, bundles))
}

/// What is called. A local is given as missing: its type is known behind the arguments.
fn callee<'a>(p: &mut Parser<'a>, i: Input<'a>, space: u32) -> PResult<'a, Operand> {
    match i {
        [b'%', ..] => {
            let (rest, _) = sigil_name(b'%', Expected::Local)(i)?;
            Ok((rest, Operand::MISSING))
        }
        [b'@', ..] => {
            let (rest, name) = sigil_name(b'@', Expected::Global)(i)?;
            let global = p.global_use(name, p.span(i, rest));
            let id = p.m.consts.intern(Const::Global(global));
            Ok((rest, Operand::constant(id)))
        }
        [b'(', ..] | [] => fail(i, Expected::Word(FUNCTION)),
        // `call void f()`: no constant is written so.
        [b, ..] if is(*b, ALPHA) && is_bare_call(i) => fail(i, Expected::Word(FUNCTION)),
        _ => {
            if let Some(rest) = eat_word(i, "asm") {
                let (rest, id) = consts::inline_asm(p, rest)?;
                return Ok((rest, Operand::constant(id)));
            }
            let ty = match space {
                0 => TypeId::PTR,
                space => p.m.types.intern(Type::Ptr { space }),
            };
            let (rest, id) = consts::constant(p, i, ty)?;
            Ok((rest, Operand::constant(id)))
        }
    }
}

/// The function type of a call with the result `ret` and the arguments on the type stack.
fn called_type(p: &mut Parser<'_>, ret: TypeId, callee: Operand, types: usize) -> TypeId {
    let args = &p.type_stack[types..];
    // Mostly that of the callee.
    if let Some(Const::Global(global)) = callee.as_const().map(|id| p.m.consts.get(id)) {
        let ty = p.m.globals[global].ty;
        if let Type::Function {
            ret: own,
            params,
            varargs: false,
        } = p.m.types.get(ty)
            && own == ret
            && p.m.types.list(params) == args
        {
            return ty;
        }
    }
    p.m.types.function(ret, args, false)
}

/// Whether `T (P)*` in front of a callee is the type of the callee, as the oldest texts write
/// it, and not that of a result which is a pointer to a function.
fn names_callee(p: &Parser<'_>, written: TypeId, callee: Operand, types: usize) -> bool {
    let Some((fn_ty, _)) = func::function_parts(p, written) else {
        return false;
    };
    if let Some(Const::Global(global)) = callee.as_const().map(|id| p.m.consts.get(id)) {
        let symbol = &p.m.globals[global];
        if symbol.ty == fn_ty {
            return true;
        }
        if let Type::Function { ret, .. } = p.m.types.get(symbol.ty)
            && ret == written
        {
            return false;
        }
    }
    let Type::Function {
        params, varargs, ..
    } = p.m.types.get(fn_ty)
    else {
        return false;
    };
    let params = p.m.types.list(params);
    let args = &p.type_stack[types..];
    args.len() == params.len() || varargs && args.len() > params.len()
}

/// The arguments: pushed to `words`, their types to `type_stack`. Gives their attributes.
fn call_args<'a>(p: &mut Parser<'a>, i: Input<'a>, tail: TailKind) -> PResult<'a, List> {
    let (mut i, ()) = punct(b'(')(i)?;
    let mut passes_on = false;
    if let Some(rest) = eat(i, b')') {
        if tail == TailKind::MustTail {
            no_dots(p, rest);
        }
        return Ok((rest, List::EMPTY));
    }
    let base = p.words.len();
    let mut sets: smallvec::SmallVec<[u32; 8]> = Default::default();
    loop {
        // A `musttail` call passes on what its caller was given.
        if let Some(rest) = skip(i).strip_prefix(b"...") {
            passes_on = true;
            dots(p, skip(i), rest, tail);
            i = punct(b')')(rest)?.0;
            break;
        }
        let (rest, ty) = types::ty(p, i)?;
        let rest = match peek(rest) {
            b'%' | b'0'..=b'9' | b'-' => rest,
            _ => {
                let (rest, set) = attrs::attributes(p, rest, AttrPosition::Param)?;
                if set != AttrSet::EMPTY {
                    sets.resize(p.words.len() - base, AttrSet::EMPTY.0);
                    sets.push(set.0);
                }
                rest
            }
        };
        let (rest, value) = inst::value(p, rest, ty)?;
        p.words.push(value.0);
        p.type_stack.push(ty);
        match eat(rest, b',') {
            Some(rest) => i = rest,
            None => {
                i = punct(b')')(rest)?.0;
                break;
            }
        }
    }
    if tail == TailKind::MustTail && !passes_on {
        no_dots(p, i);
    }
    if sets.is_empty() {
        return Ok((i, List::EMPTY));
    }
    sets.resize(p.words.len() - base, AttrSet::EMPTY.0);
    Ok((i, p.body.pool.push(&sets)))
}

/// The `...` behind the arguments of a call: only a `musttail` call in a function that has
/// them passes the variable arguments on.
#[cold]
fn dots<'a>(p: &mut Parser<'a>, start: Input<'a>, end: Input<'a>, tail: TailKind) {
    if tail == TailKind::MustTail && p.m.funcs[p.func].varargs {
        return;
    }
    let span = p.span(start, end);
    let message = match tail {
        TailKind::MustTail => "the caller has no variable arguments to pass on",
        _ => "only a `musttail` call passes variable arguments on",
    };
    p.diags.push(Diagnostic::error("syntax", span, message));
}

/// A `musttail` call without `...`.
#[cold]
fn no_dots<'a>(p: &mut Parser<'a>, end: Input<'a>) {
    if p.m.funcs[p.func].varargs {
        let span = p.span(end, end);
        let message = "a `musttail` call passes its caller's variable arguments on: `...`";
        p.diags.push(Diagnostic::error("syntax", span, message));
    }
}

// Atomic instructions.

pub(super) fn fence<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, flags) = inst::ordering(p, i, MemFlags::PLAIN)?;
    Ok((i, (InstData::Fence { flags }, TypeId::VOID)))
}

pub(super) fn cmpxchg<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    i: Input<'a>,
) -> PResult<'a, ParsedInst> {
    let mut flags = MemFlags::PLAIN;
    let mut i = i;
    loop {
        i = match peek_word(i) {
            b"weak" => {
                flags = flags.weak();
                keyword("weak")(i)?.0
            }
            b"volatile" => {
                flags = flags.volatile();
                keyword("volatile")(i)?.0
            }
            _ => break,
        };
    }
    let (i, (_, ptr)) = inst::typed_operand(p, i)?;
    let (i, ()) = punct(b',')(i)?;
    let (i, (ty, expected)) = inst::typed_operand(p, i)?;
    let (i, ()) = punct(b',')(i)?;
    let (i, (_, new)) = inst::typed_operand(p, i)?;
    let (i, flags) = inst::ordering(p, i, flags)?;
    // Before LLVM 3.5 one ordering served both, and the result was what had been there.
    let (i, failure, is_old) = match ordering_word(i) {
        Err(_) if peek_word(i).is_empty() || ends_line(i) => {
            (i, flags.get_ordering().of_failure(), true)
        }
        failure => {
            let (i, failure) = failure?;
            (i, failure, false)
        }
    };
    let flags = flags.failure(failure);
    let (i, align) = atomic_align(p, i)?;
    let result = p.m.types.exchanged(ty);
    let args = [ptr, expected, new];
    let data = InstData::CmpXchg { args, flags, align };
    match is_old {
        true => Ok((i, (former::first_of(p, start, i, data, result), ty))),
        false => Ok((i, (data, result))),
    }
}

pub(super) fn atomicrmw<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, flags) = match eat_word(i, "volatile") {
        Some(rest) => (rest, MemFlags::PLAIN.volatile()),
        None => (i, MemFlags::PLAIN),
    };
    let word = peek_word(i);
    let Some(op) = RmwOp::from_word(word) else {
        return fail(skip(i), Expected::Word("an operation such as `add`"));
    };
    let i = &skip(i)[word.len()..];
    let (i, (_, ptr)) = inst::typed_operand(p, i)?;
    let (i, ()) = punct(b',')(i)?;
    let (i, (ty, value)) = inst::typed_operand(p, i)?;
    let (i, flags) = inst::ordering(p, i, flags)?;
    let (i, align) = atomic_align(p, i)?;
    let data = InstData::AtomicRmw {
        op,
        ptr,
        value,
        flags,
        align,
    };
    Ok((i, (data, ty)))
}

/// `, align N`, which an atomic read-modify-write may have.
fn atomic_align<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, Align> {
    if let Some(rest) = eat(i, b',')
        && let Some(rest) = eat_word(rest, "align")
    {
        return global::alignment(p, rest);
    }
    Ok((i, Align::NONE))
}

/// What a call needs behind its type.
const FUNCTION: &str = "the name of a function such as `@f`";

/// Whether a word and a parenthesis stand here that are no constant expression.
fn is_bare_call(i: Input<'_>) -> bool {
    let word = peek_word(i);
    let known = CastOp::from_word(word).is_some()
        || BinaryOp::from_word(word).is_some()
        || matches!(
            word,
            b"getelementptr"
                | b"select"
                | b"blockaddress"
                | b"splat"
                | b"null"
                | b"undef"
                | b"poison"
                | b"zeroinitializer"
        );
    !known && i.get(word.len()) == Some(&b'(')
}

/// The calling convention in front of a call's type.
fn call_convention(i: Input<'_>) -> PResult<'_, CallConv> {
    // Nearly always a type comes next.
    if let [b' ', b'i', b'0'..=b'9', ..] | [b' ', b'%' | b'{', ..] | [b' ', b'v', b'o', ..] = i {
        return Ok((i, CallConv::C));
    }
    let word = peek_word(i);
    let rest = &skip(i)[word.len()..];
    if word == b"cc" {
        let (rest, number) = uint(rest)?;
        return Ok((rest, CallConv::from_number(number)));
    }
    match CallConv::from_word(word) {
        Some(conv) => Ok((rest, conv)),
        None => Ok((i, CallConv::C)),
    }
}
