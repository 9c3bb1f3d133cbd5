//! Instructions that LLVM has had: `malloc` and `free` of LLVM 2, which became calls, and others that
//! are two instructions now.

use super::error::Expected;
use super::inst::ParsedInst;
use super::lex::{Input, PResult, eat, eat_word, fail, skip};
use super::parser::Parser;
use super::{body, global, inst, types};
use crate::diag::Span;
use crate::entity::List;
use crate::ir::body::{CallData, TailKind};
use crate::ir::global::Param;
use crate::ir::inst::{Flags, GepFlags};
use crate::ir::{
    AttrSet, BinaryOp, CallConv, CastOp, Const, ConstOp, Function, GlobalId, GlobalKind, InstData,
    LocalName, Operand, TypeId,
};

/// `malloc T, iN %count, align 4`: a call of `@malloc` with the size of so many.
pub(super) fn malloc<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    i: Input<'a>,
) -> PResult<'a, ParsedInst> {
    let (mut i, ty) = types::ty(p, i)?;
    let mut count = None;
    while let Some(rest) = eat(i, b',') {
        let next = skip(rest);
        i = match next {
            [b'!', ..] => break,
            _ if eat_word(next, "align").is_some() => {
                global::alignment(p, &next[b"align".len()..])?.0
            }
            _ if count.is_some() => return fail(next, Expected::Word("`align` or metadata")),
            _ => {
                let (rest, typed) = inst::typed_operand(p, next)?;
                count = Some(typed);
                rest
            }
        };
    }
    let bytes = p.m.types.pointer_to(TypeId::I8);
    let (function, sizes) = allocator(p, "malloc", bytes, TypeId::I64);
    let mut size = size_of(p, ty, sizes);
    if let Some((own, count)) = count {
        let count = widened(p, start, i, count, (own, sizes));
        let data = InstData::Binary {
            op: BinaryOp::Mul,
            flags: Flags::NONE,
            args: [count, size],
        };
        size = step(p, start, i, data, sizes);
    }
    let call = plain_call(p, function, size);
    let result = p.m.types.pointer_to(ty);
    if result == bytes {
        return Ok((i, (call, bytes)));
    }
    let arg = step(p, start, i, call, bytes);
    Ok((i, (pointer_cast(arg), result)))
}

/// `free T %p`
pub(super) fn free<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    i: Input<'a>,
) -> PResult<'a, ParsedInst> {
    let (i, (ty, mut ptr)) = inst::typed_operand(p, i)?;
    let bytes = p.m.types.pointer_to(TypeId::I8);
    let (function, _) = allocator(p, "free", TypeId::VOID, bytes);
    if ty != bytes {
        ptr = step(p, start, i, pointer_cast(ptr), bytes);
    }
    let call = plain_call(p, function, ptr);
    Ok((i, (call, TypeId::VOID)))
}

/// The first part of the result of an instruction, which was all that it gave.
pub(super) fn first_of<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    end: Input<'a>,
    data: InstData,
    ty: TypeId,
) -> InstData {
    let agg = step(p, start, end, data, ty);
    let indices = p.body.pool.push(&[0]);
    InstData::ExtractValue { agg, indices }
}

/// The function of a name, declared where nothing does, with the type of its parameter.
fn allocator(p: &mut Parser<'_>, name: &str, ret: TypeId, param: TypeId) -> (GlobalId, TypeId) {
    let name = p.m.names.intern(name.as_bytes());
    let global = p.m.symbol(name, false, Span::NONE);
    if let Some(own) = p.m.function(global) {
        let param = match own.params.as_slice() {
            [only] => only.ty,
            _ => param,
        };
        return (global, param);
    }
    if p.m.globals[global].kind == GlobalKind::Undeclared {
        let ty = p.m.types.function(ret, &[param], false);
        let ptr_ty = p.m.types.pointer_to(ty);
        let func = p.m.funcs.push(Function {
            global,
            params: vec![Param {
                ty: param,
                name: LocalName::UNNAMED,
                span: Span::NONE,
                attrs: AttrSet::EMPTY,
            }],
            ret,
            varargs: false,
            ret_attrs: AttrSet::EMPTY,
            attrs: AttrSet::EMPTY,
            conv: CallConv::C,
            personality: None,
            prefix: [None; 2],
            span: Span::NONE,
            body: None,
            unread: false,
        });
        let symbol = &mut p.m.globals[global];
        (symbol.ty, symbol.ptr_ty) = (ty, ptr_ty);
        symbol.kind = GlobalKind::Function(func);
    }
    (global, param)
}

/// A call of a function with one argument.
fn plain_call(p: &mut Parser<'_>, function: GlobalId, arg: Operand) -> InstData {
    let callee = p.m.consts.intern(Const::Global(function));
    let call = p.body.calls.push(CallData {
        fn_ty: p.m.globals[function].ty,
        callee: Operand::constant(callee),
        args: p.body.pool.push(&[arg.0]),
        arg_attrs: List::EMPTY,
        ret_attrs: AttrSet::EMPTY,
        fn_attrs: AttrSet::EMPTY,
        conv: CallConv::C,
        tail: TailKind::None,
        flags: Flags::NONE,
        bundles: List::EMPTY,
    });
    InstData::Call { call }
}

/// The size of a type: the address of the second element of an array at null.
fn size_of(p: &mut Parser<'_>, ty: TypeId, size: TypeId) -> Operand {
    let ptr = p.m.types.pointer_to(ty);
    let null = p.m.consts.intern(Const::Null(ptr));
    let one = p.m.consts.int(TypeId::I32, 32, 1);
    let consts = &mut p.m.consts;
    let end = consts.expr(ConstOp::Gep(GepFlags::default()), ptr, ty, &[null, one]);
    let size = consts.expr(ConstOp::Cast(CastOp::PtrToInt), size, size, &[end]);
    Operand::constant(size)
}

/// A count as an integer of another width.
fn widened<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    end: Input<'a>,
    arg: Operand,
    (own, wanted): (TypeId, TypeId),
) -> Operand {
    let (Some(from), Some(to)) = (p.m.types.int_width(own), p.m.types.int_width(wanted)) else {
        return arg;
    };
    let op = match from.cmp(&to) {
        std::cmp::Ordering::Less => CastOp::ZExt,
        std::cmp::Ordering::Equal => return arg,
        std::cmp::Ordering::Greater => CastOp::Trunc,
    };
    let flags = Flags::NONE;
    step(p, start, end, InstData::Cast { op, flags, arg }, wanted)
}

/// An instruction of its own, in front of the one that the statement stands for. Its name is
/// one that no text has, so that it takes no number.
fn step<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    end: Input<'a>,
    data: InstData,
    ty: TypeId,
) -> Operand {
    let value = crate::ir::Value(p.body.types.len() as u32);
    let name = format!("{} {}", data.word(), value.0);
    let name = LocalName::named(p.m.names.intern(name.as_bytes()));
    body::push_inst(p, start, end, data, ty, name);
    Operand::value(value)
}

fn pointer_cast(arg: Operand) -> InstData {
    InstData::Cast {
        op: CastOp::BitCast,
        flags: Flags::NONE,
        arg,
    }
}
