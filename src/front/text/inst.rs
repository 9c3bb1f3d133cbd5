//! Instructions, all but calls and the atomic ones.

use super::error::Expected;
use super::global::short_align;
use super::lex::{
    ALPHA, DIGIT, Input, NAME, PResult, eat, eat_word, fail, ident, is, key, key_of, keyword, peek,
    peek_word, punct, run, skip, starts, uint32, unescape,
};
use super::opcode::{Opcode, opcode};
use super::parser::Parser;
use super::{
    attrs, body, call, constexpr, consts, diagnose, former, func, funclet, global, metadata, types,
};
use crate::diag::Diagnostic;
use crate::entity::List;
use crate::ir::derive::GepWalk;
use crate::ir::inst::{
    Align, Flags, GepFlags, INALLOCA, MemFlags, Ordering, SWIFTERROR, SyncScope,
};
use crate::ir::{
    BinaryOp, Block, CastOp, FCmpCond, ICmpCond, InstData, LocalName, Operand, OperandKind, TypeId,
};

/// An instruction that was read: its data and the type of its result.
pub(super) type ParsedInst = (InstData, TypeId);

/// The instruction at `i`; the statement starts at `start`, with the name it defines, if any.
#[inline(always)]
pub(super) fn instruction<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    i: Input<'a>,
    name: LocalName,
) -> PResult<'a, ()> {
    let len = run(i, ALPHA | DIGIT);
    let Some(op) = opcode(i, len) else {
        return body::directive(p, i);
    };
    let rest = &i[len..];
    let (rest, (data, ty)) = match op {
        Opcode::Binary(op) => binary(p, rest, op)?,
        Opcode::Load => load(p, rest)?,
        Opcode::Store => store(p, rest)?,
        Opcode::ICmp => icmp(p, rest)?,
        Opcode::Br => br(p, rest)?,
        Opcode::Gep => gep(p, rest)?,
        Opcode::Call => call::call(p, rest, crate::ir::body::TailKind::None)?,
        Opcode::Cast(op) => cast(p, rest, op)?,
        Opcode::Ret => ret(p, rest)?,
        Opcode::Alloca => alloca(p, rest)?,
        Opcode::Phi => phi(p, rest)?,
        op => rare(p, i, rest, op)?,
    };
    body::push_inst(p, start, rest, data, ty, name);
    // Most statements end with their line.
    match rest {
        [b'\n', ..] => Ok((rest, ())),
        _ => metadata::attachments(p, rest),
    }
}

#[inline(never)]
fn rare<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    rest: Input<'a>,
    op: Opcode,
) -> PResult<'a, ParsedInst> {
    use crate::ir::body::TailKind;
    match op {
        Opcode::FCmp => fcmp(p, rest),
        Opcode::FNeg => {
            let (rest, flags) = fast_math(rest)?;
            let (rest, (ty, arg)) = typed_operand(p, rest)?;
            Ok((rest, (InstData::FNeg { flags, arg }, ty)))
        }
        Opcode::Freeze => {
            let (rest, (ty, arg)) = typed_operand(p, rest)?;
            Ok((rest, (InstData::Freeze { arg }, ty)))
        }
        Opcode::Select => select(p, rest),
        Opcode::Tail => call::call(p, keyword("call")(rest)?.0, TailKind::Tail),
        Opcode::MustTail => call::call(p, keyword("call")(rest)?.0, TailKind::MustTail),
        Opcode::NoTail => call::call(p, keyword("call")(rest)?.0, TailKind::NoTail),
        Opcode::Invoke => call::invoke(p, rest),
        Opcode::CallBr => call::callbr(p, rest),
        Opcode::VaArg => {
            let (rest, (_, list)) = typed_operand(p, rest)?;
            let (rest, ()) = punct(b',')(rest)?;
            let (rest, ty) = types::ty(p, rest)?;
            Ok((rest, (InstData::VaArg { list }, ty)))
        }
        Opcode::ExtractValue => extract_value(p, rest),
        Opcode::InsertValue => insert_value(p, rest),
        Opcode::ExtractElement => {
            let (rest, (ty, [a, b])) = typed_values::<2>(p, rest)?;
            let elem = p.m.types.element(ty).unwrap_or(TypeId::VOID);
            Ok((rest, (InstData::ExtractElement { args: [a, b] }, elem)))
        }
        Opcode::InsertElement => {
            let (rest, (ty, args)) = typed_values::<3>(p, rest)?;
            Ok((rest, (InstData::InsertElement { args }, ty)))
        }
        Opcode::ShuffleVector => {
            let (rest, (ty, args)) = typed_values::<3>(p, rest)?;
            // A mask that is no constant is wrong, and may be a value that comes later.
            let mask = match args[2].kind() {
                OperandKind::Const(mask) => p.m.const_type(mask),
                _ => ty,
            };
            let ty = p.m.types.shuffled(ty, mask);
            Ok((rest, (InstData::ShuffleVector { args }, ty)))
        }
        Opcode::Fence => call::fence(p, rest),
        Opcode::CmpXchg => call::cmpxchg(p, i, rest),
        Opcode::AtomicRmw => call::atomicrmw(p, rest),
        Opcode::LandingPad => landing_pad(p, rest),
        Opcode::Resume => {
            let (rest, (_, value)) = typed_operand(p, rest)?;
            Ok((rest, (InstData::Resume { value }, TypeId::VOID)))
        }
        Opcode::CatchSwitch => funclet::catch_switch(p, rest),
        Opcode::CatchPad | Opcode::CleanupPad => funclet::pad(p, rest, op == Opcode::CatchPad),
        Opcode::CatchRet => funclet::catch_ret(p, rest),
        Opcode::CleanupRet => funclet::cleanup_ret(p, rest),
        Opcode::Malloc => former::malloc(p, i, rest),
        Opcode::Free => former::free(p, i, rest),
        Opcode::Switch => switch(p, rest),
        Opcode::IndirectBr => {
            let (rest, (_, addr)) = typed_operand(p, rest)?;
            let (rest, ()) = punct(b',')(rest)?;
            let (rest, targets) = label_list(p, rest, None)?;
            uses_blocks(p);
            Ok((rest, (InstData::IndirectBr { addr, targets }, TypeId::VOID)))
        }
        Opcode::Volatile => {
            let (rest, (mut data, ty)) = match eat_word(rest, "load") {
                Some(rest) => load(p, rest)?,
                None => store(p, keyword("store")(rest)?.0)?,
            };
            if let InstData::Load { flags, .. } | InstData::Store { flags, .. } = &mut data {
                *flags = flags.volatile();
            }
            Ok((rest, (data, ty)))
        }
        Opcode::Unreachable => Ok((rest, terminator(InstData::Unreachable))),
        _ => {
            let span = p.span(i, rest);
            let word = String::from_utf8_lossy(&i[..i.len() - rest.len()]).into_owned();
            p.report(Diagnostic::unsupported(
                span,
                format!("instruction `{word}`"),
            ))
        }
    }
}

/// Marks the instruction that is about to be pushed as one that names blocks.
#[inline(always)]
pub(super) fn uses_blocks(p: &mut Parser<'_>) {
    p.block_users.push(p.body.insts.next_key());
}

#[inline(always)]
fn terminator(data: InstData) -> ParsedInst {
    (data, TypeId::VOID)
}

// Operands.

/// `T x`
#[inline(always)]
pub(super) fn typed_value<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, (TypeId, Operand)> {
    let (i, ty) = types::ty(p, i)?;
    let (i, value) = value(p, i, ty)?;
    Ok((i, (ty, value)))
}

/// As [`typed_value`], where speed is not worth a copy of its code: in what is rare.
#[inline(never)]
pub(super) fn typed_operand<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
) -> PResult<'a, (TypeId, Operand)> {
    typed_value(p, i)
}

/// `T a, U b`; the type is that of the first.
fn typed_values<'a, const N: usize>(
    p: &mut Parser<'a>,
    mut i: Input<'a>,
) -> PResult<'a, (TypeId, [Operand; N])> {
    let mut args = [Operand::MISSING; N];
    let mut first = TypeId::VOID;
    for (n, arg) in args.iter_mut().enumerate() {
        if n > 0 {
            i = punct(b',')(i)?.0;
        }
        let (rest, (ty, value)) = typed_operand(p, i)?;
        if n == 0 {
            first = ty;
        }
        *arg = value;
        i = rest;
    }
    Ok((i, (first, args)))
}

/// A value behind its type.
#[inline(always)]
pub(super) fn value<'a>(p: &mut Parser<'a>, i: Input<'a>, ty: TypeId) -> PResult<'a, Operand> {
    let from = skip(i);
    if let [b'%', after @ ..] = from
        && ty != TypeId::METADATA
    {
        let (rest, name) = ident(after)?;
        let name = consts::local_name(p, name);
        // `%x = ...` on the next line: the operand was forgotten.
        if from.len() + 1 < i.len() && starts_next_statement(i, from, rest) {
            return fail(from, Expected::Value);
        }
        return Ok((rest, body::local_use(p, name, ty, from, rest)));
    }
    // A small number of a common type.
    if let Some([a, b, c, d]) = from.first_chunk::<4>()
        && is(*a, DIGIT)
        && !is(*d, NAME)
        && (TypeId::I8..=TypeId::I64).contains(&ty)
    {
        let digit = |b: u8| (b - b'0') as usize;
        let (len, n) = match (*b, *c) {
            (b, _) if !is(b, NAME) => (1, digit(*a)),
            (b, c) if is(b, DIGIT) && !is(c, NAME) => (2, 10 * digit(*a) + digit(b)),
            _ => (0, 0),
        };
        let row = super::consts::small_row(ty, n as u64);
        if len > 0
            && let Some(&id) = p.small_ints.get(row)
            && id != super::consts::NO_CONST
        {
            return Ok((&from[len..], Operand::constant(id)));
        }
    }
    constant_value(p, from, ty)
}

/// As [`value`], in what is rare.
#[inline(never)]
fn operand<'a>(p: &mut Parser<'a>, i: Input<'a>, ty: TypeId) -> PResult<'a, Operand> {
    value(p, i, ty)
}

#[inline(never)]
fn starts_next_statement<'a>(i: Input<'a>, from: Input<'a>, rest: Input<'a>) -> bool {
    !func::on_line(i, from) && peek(rest) == b'='
}

#[inline(never)]
fn constant_value<'a>(p: &mut Parser<'a>, i: Input<'a>, ty: TypeId) -> PResult<'a, Operand> {
    if ty == TypeId::METADATA {
        let (rest, id) = metadata::metadata_operand(p, i)?;
        return Ok((rest, Operand::constant(id)));
    }
    let (rest, id) = match i {
        [b, ..] if is(*b, DIGIT) || *b == b'-' => {
            let (rest, id) = consts::number(p, i, ty)?;
            return Ok((rest, Operand::constant(id)));
        }
        // A label or type where a value should be starts a word too.
        [b, ..] if is(*b, ALPHA) && starts_label(i) => return fail(i, Expected::Value),
        _ => consts::constant(p, i, ty)?,
    };
    let operand = Operand::constant(id);
    if p.m.const_type(id) != ty {
        body::check_use(p, operand, ty, p.span(i, rest));
    }
    Ok((rest, operand))
}

/// `label %x`
#[inline(always)]
pub(super) fn label<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, Block> {
    let (i, ()) = keyword("label")(i)?;
    label_name(p, i)
}

/// As [`label`], in what is rare.
#[inline(never)]
pub(super) fn target<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, Block> {
    label(p, i)
}

/// `%x` as a label.
#[inline(always)]
pub(super) fn label_name<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, Block> {
    let i = skip(i);
    let [b'%', after @ ..] = i else {
        return fail(i, Expected::Word("a label such as `%loop`"));
    };
    let (rest, name) = ident(after)?;
    let name = consts::local_name(p, name);
    let span = p.span(i, rest);
    Ok((rest, Block(p.locals.label(name, span))))
}

/// An operand with its type in front, as a list of the function holds it.
pub(super) fn operand_word<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, u32> {
    let (i, (_, operand)) = typed_operand(p, i)?;
    Ok((i, operand.0))
}

/// Pushes what stands between commas, up to a closing bracket.
pub(super) fn listed<'a>(
    p: &mut Parser<'a>,
    mut i: Input<'a>,
    close: u8,
    mut item: impl FnMut(&mut Parser<'a>, Input<'a>) -> PResult<'a, u32>,
) -> PResult<'a, ()> {
    if let Some(rest) = eat(i, close) {
        return Ok((rest, ()));
    }
    loop {
        let (rest, word) = item(p, i)?;
        p.words.push(word);
        match eat(rest, b',') {
            Some(rest) => i = rest,
            None => return punct(close)(rest),
        }
    }
}

/// `[label %a, label %b]`
pub(super) fn label_list<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    first: Option<Block>,
) -> PResult<'a, List> {
    let base = p.words.len();
    p.words.extend(first.map(|b| b.0));
    let (i, ()) = punct(b'[')(i)?;
    let (i, ()) = listed(p, i, b']', |p, i| {
        target(p, i).map(|(i, block)| (i, block.0))
    })?;
    let list = p.body.pool.push(&p.words[base..]);
    p.words.truncate(base);
    Ok((i, list))
}

// Instructions.

#[inline(always)]
fn binary<'a>(p: &mut Parser<'a>, i: Input<'a>, op: BinaryOp) -> PResult<'a, ParsedInst> {
    let (i, flags) = match i {
        [b' ', b'i', b, ..] if is(*b, DIGIT) => (i, Flags::NONE),
        _ if op.is_float() => fast_math(i)?,
        _ => int_flags(i)?,
    };
    let (i, ty) = types::ty(p, i)?;
    let (i, a) = value(p, i, ty)?;
    let (i, ()) = punct(b',')(i)?;
    let (i, b) = value(p, i, ty)?;
    let args = [a, b];
    Ok((i, (InstData::Binary { op, flags, args }, ty)))
}

#[inline(always)]
fn icmp<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, flags) = match eat_word(i, "samesign") {
        Some(rest) => (rest, Flags::SAMESIGN),
        None => (i, Flags::NONE),
    };
    let i = skip(i);
    let len = run(i, ALPHA | DIGIT);
    const EQ: u64 = key_of("eq");
    const NE: u64 = key_of("ne");
    const SLT: u64 = key_of("slt");
    const SLE: u64 = key_of("sle");
    const SGT: u64 = key_of("sgt");
    const SGE: u64 = key_of("sge");
    const ULT: u64 = key_of("ult");
    const ULE: u64 = key_of("ule");
    const UGT: u64 = key_of("ugt");
    const UGE: u64 = key_of("uge");
    let cond = match key(i, len) {
        EQ => ICmpCond::Eq,
        NE => ICmpCond::Ne,
        SLT => ICmpCond::Slt,
        SLE => ICmpCond::Sle,
        SGT => ICmpCond::Sgt,
        SGE => ICmpCond::Sge,
        ULT => ICmpCond::Ult,
        ULE => ICmpCond::Ule,
        UGT => ICmpCond::Ugt,
        UGE => ICmpCond::Uge,
        _ => return fail(i, Expected::Word("a condition such as `slt`")),
    };
    let (i, ty) = types::ty(p, &i[len..])?;
    let (i, a) = value(p, i, ty)?;
    let (i, ()) = punct(b',')(i)?;
    let (i, b) = value(p, i, ty)?;
    let data = InstData::ICmp {
        cond,
        flags,
        args: [a, b],
    };
    Ok((i, (data, p.m.types.bool_like(ty))))
}

fn fcmp<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, flags) = fast_math(i)?;
    let word = peek_word(i);
    let Some(cond) = FCmpCond::from_word(word) else {
        return fail(skip(i), Expected::Word("a condition such as `olt`"));
    };
    let (i, ty) = types::ty(p, &skip(i)[word.len()..])?;
    let (i, a) = operand(p, i, ty)?;
    let (i, ()) = punct(b',')(i)?;
    let (i, b) = operand(p, i, ty)?;
    let data = InstData::FCmp {
        cond,
        flags,
        args: [a, b],
    };
    Ok((i, (data, p.m.types.bool_like(ty))))
}

fn select<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, flags) = fast_math(i)?;
    let (i, (_, cond)) = typed_operand(p, i)?;
    let (i, ()) = punct(b',')(i)?;
    let at = i;
    let (i, (ty, then)) = typed_operand(p, i)?;
    let (i, ()) = punct(b',')(i)?;
    let (i, (_, els)) = typed_operand(p, i)?;
    if ty == TypeId::LABEL {
        return diagnose::jump::select_of_labels(p, at, i);
    }
    let args = [cond, then, els];
    Ok((i, (InstData::Select { flags, args }, ty)))
}

#[inline(never)]
fn cast<'a>(p: &mut Parser<'a>, i: Input<'a>, op: CastOp) -> PResult<'a, ParsedInst> {
    let (i, flags) = match op {
        CastOp::ZExt | CastOp::UIToFP | CastOp::Trunc => int_flags(i)?,
        CastOp::FPTrunc | CastOp::FPExt => fast_math(i)?,
        _ => (i, Flags::NONE),
    };
    let (i, (_, arg)) = typed_value(p, i)?;
    let (i, ()) = keyword("to")(i)?;
    let (i, ty) = types::ty(p, i)?;
    Ok((i, (InstData::Cast { op, flags, arg }, ty)))
}

#[inline(never)]
fn alloca<'a>(p: &mut Parser<'a>, mut i: Input<'a>) -> PResult<'a, ParsedInst> {
    let mut flags = 0;
    if let Some(rest) = eat_word(i, "inalloca") {
        flags |= INALLOCA;
        i = rest;
    }
    if let Some(rest) = eat_word(i, "swifterror") {
        flags |= SWIFTERROR;
        i = rest;
    }
    let (mut i, ty) = types::ty(p, i)?;
    let mut count = Operand::MISSING;
    let mut align = Align::NONE;
    let mut result = p.m.types.pointer_to(ty);
    let mut spaced = false;
    while let Some(rest) = eat(i, b',') {
        if let Some((rest, short)) = short_align(i)
            && align == Align::NONE
            && !spaced
        {
            (i, align) = (rest, short);
            continue;
        }
        let next = skip(rest);
        if let [b'!', ..] = next {
            break;
        }
        if spaced {
            return fail(
                next,
                Expected::Word("metadata: the address space stands last"),
            );
        }
        if align != Align::NONE && eat_word(next, "align").is_some() {
            return fail(next, Expected::Word("metadata: the alignment is given"));
        }
        if let Some(rest) = eat_word(next, "align") {
            (i, align) = global::alignment(p, rest)?;
        } else if let Some((rest, space)) = types::address_space(p, next)? {
            result = p.m.types.pointer_into(ty, space);
            spaced = true;
            i = rest;
        } else if align != Align::NONE {
            return fail(next, Expected::Word("`addrspace` or metadata"));
        } else if !count.is_missing() {
            return fail(next, Expected::Word("`align` or metadata"));
        } else {
            let (rest, (_, value)) = typed_operand(p, next)?;
            count = value;
            i = rest;
        }
    }
    let data = InstData::Alloca {
        ty,
        count,
        align,
        flags,
    };
    Ok((i, (data, result)))
}

/// `volatile` and `atomic` in front of a memory access.
#[inline(always)]
pub(super) fn access_flags<'a>(i: Input<'a>) -> (Input<'a>, MemFlags, bool) {
    match i {
        [b' ', b, ..] if !matches!(b, b'a' | b'v') && !is(*b, super::lex::TRIVIA) => {
            (i, MemFlags::PLAIN, false)
        }
        _ => {
            let mut i = i;
            let mut flags = MemFlags::PLAIN;
            let mut atomic = false;
            if let Some(rest) = eat_word(i, "atomic") {
                atomic = true;
                i = rest;
            }
            if let Some(rest) = eat_word(i, "volatile") {
                flags = flags.volatile();
                i = rest;
            }
            (i, flags, atomic)
        }
    }
}

/// `, align N` and, for an atomic access, scope and ordering.
#[inline(always)]
fn access_tail<'a>(
    p: &mut Parser<'a>,
    mut i: Input<'a>,
    mut flags: MemFlags,
    atomic: bool,
) -> PResult<'a, (Align, MemFlags)> {
    if atomic {
        (i, flags) = ordering(p, i, flags)?;
    }
    match i {
        [b'\n', ..] => Ok((i, (Align::NONE, flags))),
        _ => match short_align(i) {
            Some((rest, align)) => Ok((rest, (align, flags))),
            None => access_align(p, i, flags),
        },
    }
}

#[inline(never)]
fn access_align<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    flags: MemFlags,
) -> PResult<'a, (Align, MemFlags)> {
    if let Some(rest) = eat(i, b',')
        && let Some(rest) = eat_word(rest, "align")
    {
        let (rest, align) = global::alignment(p, rest)?;
        return Ok((rest, (align, flags)));
    }
    Ok((i, (Align::NONE, flags)))
}

#[inline(always)]
fn load<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, flags, atomic) = access_flags(i);
    let start = skip(i);
    let (i, first) = types::ty(p, start)?;
    // The oldest form names the type of the pointer alone.
    let (i, ty, ptr_ty) = match eat(i, b',') {
        Some(rest) => {
            let (rest, ptr_ty) = types::ty(p, rest)?;
            (rest, first, ptr_ty)
        }
        None => match p.m.types.pointee(first) {
            Some(pointee) => (i, pointee, first),
            None => return diagnose::memory::load_without_pointer(p, start, i, first),
        },
    };
    let (i, ptr) = value(p, i, ptr_ty)?;
    let (i, (align, flags)) = access_tail(p, i, flags, atomic)?;
    Ok((i, (InstData::Load { ptr, align, flags }, ty)))
}

#[inline(always)]
fn store<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, flags, atomic) = access_flags(i);
    let (i, (_, value)) = typed_value(p, i)?;
    let (i, ()) = punct(b',')(i)?;
    let (i, (_, ptr)) = typed_value(p, i)?;
    let (i, (align, flags)) = access_tail(p, i, flags, atomic)?;
    let data = InstData::Store {
        value,
        ptr,
        align,
        flags,
    };
    Ok((i, (data, TypeId::VOID)))
}

#[inline(never)]
fn gep<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, flags) = match i {
        [b' ', b, ..] if !matches!(b, b'i' | b'n') && !is(*b, super::lex::TRIVIA) => {
            (i, GepFlags::default())
        }
        _ => super::constexpr::gep_flags(i)?,
    };
    let first_at = i;
    let (i, first) = types::ty(p, i)?;
    // The oldest form names the type of the pointer alone.
    let (i, source, ptr_ty) = match eat(i, b',') {
        Some(rest) => {
            let (rest, ptr_ty) = types::ty(p, rest)?;
            (rest, first, ptr_ty)
        }
        None => (i, constexpr::gep_source(p, first_at, i, first)?, first),
    };
    let (mut i, base_value) = value(p, i, ptr_ty)?;
    let base = p.words.len();
    p.words.push(base_value.0);
    let mut walk = GepWalk::new(ptr_ty, source);
    while let Some(rest) = eat(i, b',') {
        if let [b'!', ..] = skip(rest) {
            break;
        }
        let (rest, (ty, index)) = typed_value(p, rest)?;
        p.words.push(index.0);
        i = rest;
        walk.step(&p.m.types, ty, || p.m.index_of(index));
    }
    let args = p.body.pool.push(&p.words[base..]);
    p.words.truncate(base);
    let ty = walk.finish(&mut p.m.types);
    let data = InstData::Gep {
        flags,
        source,
        args,
    };
    Ok((i, (data, ty)))
}

#[inline(never)]
fn phi<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, flags) = match i {
        [b' ', b'i', ..] => (i, Flags::NONE),
        _ => fast_math(i)?,
    };
    let (mut i, ty) = types::ty(p, i)?;
    let base = p.words.len();
    // In a block that nothing goes to it has no values.
    while base != p.words.len() || peek(i) == b'[' {
        let (rest, ()) = punct(b'[')(i)?;
        let (rest, value) = value(p, rest, ty)?;
        let (rest, ()) = punct(b',')(rest)?;
        let (rest, block) = label_name(p, rest)?;
        let (rest, ()) = punct(b']')(rest)?;
        p.words.extend([value.0, block.0]);
        match eat(rest, b',') {
            Some(next) if peek(next) == b'[' => i = next,
            _ => {
                i = rest;
                break;
            }
        }
    }
    let incoming = p.body.pool.push(&p.words[base..]);
    p.words.truncate(base);
    uses_blocks(p);
    Ok((i, (InstData::Phi { flags, incoming }, ty)))
}

#[inline(always)]
fn ret<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let at = skip(i);
    let line_end = at.len() < i.len() && !func::on_line(i, at);
    // What is on the next line may well be the next instruction.
    let is_next = line_end
        && matches!(at, [b'%', name @ ..] if ident(name).is_ok_and(|(rest, _)| peek(rest) == b'='));
    let lacks_type = is_next || starts(at, DIGIT) || matches!(at, [b'@', ..]) || lacks_type(at);
    let (i, ty) = match (!lacks_type).then(|| types::ty(p, at)) {
        Some(Ok(parsed)) => parsed,
        Some(Err(error)) if !line_end => return Err(error),
        _ => return fail(at, Expected::Word("the type of the result, or `void`")),
    };
    let (i, value) = match ty {
        TypeId::VOID => (i, Operand::MISSING),
        ty => value(p, i, ty)?,
    };
    let data = terminator(InstData::Ret { value });
    Ok((i, data))
}

#[inline(always)]
fn br<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    uses_blocks(p);
    if let Some(rest) = eat_word(i, "label") {
        let (rest, to) = label_name(p, rest)?;
        if let [b',' | b' ', ..] = rest {
            jump_ends(rest)?;
        }
        let data = terminator(InstData::Br { to });
        return Ok((rest, data));
    }
    let at = skip(i);
    if lacks_type(at) {
        return fail(at, Expected::Word("`label` or `i1`"));
    }
    let (i, (_, cond)) = typed_value(p, at)?;
    let (i, ()) = punct(b',')(i)?;
    let (i, then) = label(p, i)?;
    let (i, ()) = punct(b',')(i)?;
    let (i, els) = label(p, i)?;
    let data = terminator(InstData::CondBr { cond, then, els });
    Ok((i, data))
}

/// Fails where a jump to one label goes on in its line.
#[cold]
fn jump_ends(i: Input<'_>) -> PResult<'_, ()> {
    let at = skip(i);
    let goes_on = match at {
        [b',', behind @ ..] => peek(behind) != b'!',
        // What comes next in the line may be a label, or an instruction of a block that has none.
        [b, ..] if is(*b, NAME) => {
            let (word, behind) = at.split_at(run(at, NAME));
            let starts_block = behind.first() == Some(&b':') || opcode(at, word.len()).is_some();
            func::on_line(i, at) && !starts_block
        }
        _ => false,
    };
    match goes_on {
        true => fail(at, Expected::Word("the end of the jump")),
        false => Ok((i, ())),
    }
}

fn switch<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, (_, value)) = typed_operand(p, i)?;
    let (i, ()) = punct(b',')(i)?;
    let (i, default) = target(p, i)?;
    let (mut i, ()) = punct(b'[')(i)?;
    let base = p.words.len();
    p.words.push(default.0);
    loop {
        if let Some(rest) = eat(i, b']') {
            i = rest;
            break;
        }
        let (rest, ty) = types::ty(p, i)?;
        let at = skip(rest);
        if let [b'%', ..] = at {
            return fail(at, Expected::Constant);
        }
        let (rest, case) = constant_value(p, at, ty)?;
        let (rest, ()) = punct(b',')(rest)?;
        let (rest, block) = target(p, rest)?;
        let OperandKind::Const(case) = case.kind() else {
            return fail(at, Expected::Constant);
        };
        p.words.extend([case.0, block.0]);
        i = rest;
    }
    let targets = p.body.pool.push(&p.words[base..]);
    p.words.truncate(base);
    uses_blocks(p);
    let data = terminator(InstData::Switch { value, targets });
    Ok((i, data))
}

/// `, 0, 1` behind an aggregate; gives the type that the path leads to.
fn indices<'a>(p: &mut Parser<'a>, mut i: Input<'a>, agg: TypeId) -> PResult<'a, (List, TypeId)> {
    let base = p.words.len();
    let mut at = Some(agg);
    let mut any = false;
    while let Some(rest) = eat(i, b',') {
        let next = skip(rest);
        if let [b'!', ..] = next {
            break;
        }
        let (rest, index) = uint32(next)?;
        p.words.push(index);
        at = at.and_then(|at| p.m.types.field(at, Some(index.into())));
        any = true;
        i = rest;
    }
    if !any {
        return fail(skip(i), Expected::Byte(b','));
    }
    let list = p.body.pool.push(&p.words[base..]);
    p.words.truncate(base);
    Ok((i, (list, at.unwrap_or(TypeId::VOID))))
}

fn extract_value<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, (ty, agg)) = typed_operand(p, i)?;
    let (i, (indices, ty)) = indices(p, i, ty)?;
    Ok((i, (InstData::ExtractValue { agg, indices }, ty)))
}

fn insert_value<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (i, (ty, agg)) = typed_operand(p, i)?;
    let (i, ()) = punct(b',')(i)?;
    let (i, (_, elem)) = typed_operand(p, i)?;
    let (i, (indices, _)) = indices(p, i, ty)?;
    let data = InstData::InsertValue { agg, elem, indices };
    Ok((i, (data, ty)))
}

fn landing_pad<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, ParsedInst> {
    let (mut i, ty) = types::ty(p, i)?;
    // Before LLVM 3.7 it was said here.
    if let Some(rest) = eat_word(i, "personality") {
        let (rest, personality) = attrs::function_constant(p, rest)?;
        p.m.funcs[p.func].personality.get_or_insert(personality);
        i = rest;
    }
    let mut cleanup = false;
    let base = p.words.len();
    loop {
        i = match peek_word(i) {
            b"cleanup" => {
                cleanup = true;
                keyword("cleanup")(i)?.0
            }
            b"catch" => {
                let (rest, (_, value)) = typed_operand(p, keyword("catch")(i)?.0)?;
                p.words.extend([0, value.0]);
                rest
            }
            b"filter" => {
                let (rest, (_, value)) = typed_operand(p, keyword("filter")(i)?.0)?;
                p.words.extend([1, value.0]);
                rest
            }
            _ => break,
        };
    }
    let clauses = p.body.pool.push(&p.words[base..]);
    p.words.truncate(base);
    Ok((i, (InstData::LandingPad { cleanup, clauses }, ty)))
}

/// Whether a local stands where a typed operand should: `%x` with nothing behind it in its line
/// that could be the operand of a type `%x`.
#[inline(always)]
fn lacks_type(i: Input<'_>) -> bool {
    matches!(i, [b'%', ..]) && is_bare_local(i)
}

fn is_bare_local(i: Input<'_>) -> bool {
    let Ok((rest, _)) = ident(&i[1..]) else {
        return true;
    };
    let behind = rest.iter().find(|b| !matches!(b, b' ' | b'\t'));
    matches!(behind, None | Some(b'\n' | b'\r' | b',' | b';' | b'}'))
}

/// Whether a word and a colon start here: the next block's label.
fn starts_label(i: Input<'_>) -> bool {
    i.get(run(i, NAME)) == Some(&b':')
}

/// Integer flags in front of a type.
fn int_flags(mut i: Input<'_>) -> PResult<'_, Flags> {
    let mut flags = Flags::NONE;
    loop {
        let word = peek_word(i);
        let mut rows = Flags::OF_INTEGERS.iter();
        let Some(row) = rows.find(|row| row.1.as_bytes() == word) else {
            return Ok((i, flags));
        };
        flags = flags.with(row.0);
        i = &skip(i)[word.len()..];
    }
}

/// Fast-math flags in front of a type.
pub(super) fn fast_math(mut i: Input<'_>) -> PResult<'_, Flags> {
    let mut flags = Flags::NONE;
    loop {
        let word = peek_word(i);
        let mut rows = Flags::OF_FLOATS.iter();
        let Some(row) = rows.find(|row| row.1.as_bytes() == word) else {
            return Ok((i, flags));
        };
        flags = flags.with(row.0);
        i = &skip(i)[word.len()..];
    }
}

/// `syncscope("...") ordering`
pub(super) fn ordering<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    flags: MemFlags,
) -> PResult<'a, MemFlags> {
    let mut flags = flags;
    let mut i = i;
    if let Some(rest) = eat_word(i, "syncscope") {
        let (rest, ()) = punct(b'(')(rest)?;
        let (rest, scope) = super::lex::string(rest)?;
        let to = rest;
        let from = skip(punct(b'(')(skip(&skip(i)["syncscope".len()..]))?.0);
        i = punct(b')')(rest)?.0;
        flags = flags.scope(match &*unescape(scope) {
            b"" => SyncScope::SYSTEM,
            b"singlethread" => SyncScope::SINGLE_THREAD,
            name => match p.m.scope(name) {
                Some(scope) => scope,
                None => {
                    let span = p.span(from, to);
                    let what = "more than 254 synchronization scopes";
                    return p.report(Diagnostic::unsupported(span, what));
                }
            },
        });
    } else if let Some(rest) = eat_word(i, "singlethread") {
        flags = flags.scope(SyncScope::SINGLE_THREAD);
        i = rest;
    }
    let (i, ordering) = ordering_word(i)?;
    Ok((i, flags.ordering(ordering)))
}

/// An atomic ordering.
pub(super) fn ordering_word(i: Input<'_>) -> PResult<'_, Ordering> {
    let word = peek_word(i);
    match Ordering::from_word(word) {
        Some(ordering) if !word.is_empty() => Ok((&skip(i)[word.len()..], ordering)),
        _ => fail(skip(i), Expected::Word("an ordering such as `seq_cst`")),
    }
}
