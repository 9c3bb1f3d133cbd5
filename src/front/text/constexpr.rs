//! Constant expressions, those that LLVM has since removed included.

use super::consts::ConstPart;
use super::error::Expected;
use super::lex::{
    ALPHA, DIGIT, Input, PResult, eat, eat_word, fail, is, keyword, peek_word, punct, run, skip,
    uint,
};
use super::parser::Parser;
use super::{consts, types};
use crate::diag::Diagnostic;
use crate::ir::derive::GepWalk;
use crate::ir::inst::{Flags, GepFlags};
use crate::ir::{BinaryOp, CastOp, ConstId, ConstOp, FCmpCond, ICmpCond, TypeId};

/// An expression whose end was not reached; see [`OpenConst`](super::consts::OpenConst).
#[derive(Clone, Copy)]
pub(super) enum OpenExpr {
    /// `op (T a, ...`, of so many operands.
    Operands(ConstOp, usize),
    /// `op (T a to U)`
    Cast(CastOp),
    /// `ptrauth (ptr @f, i32 key, i64 discriminator, ptr @address)`
    PtrAuth,
    /// `extractvalue (T a, 1, ...` or `insertvalue (T a, U b, 1, ...`
    Value { insert: bool },
    /// `getelementptr (T, U p, ...`
    Gep {
        flags: GepFlags,
        range: Option<(i64, i64)>,
        source: TypeId,
        pointer: TypeId,
    },
}

/// The beginning of a constant expression, from its operator up to its first operand.
pub(super) fn begin_expr<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, OpenExpr> {
    let len = run(i, ALPHA | DIGIT);
    let (word, rest) = i.split_at(len);
    let operands = |op, count| OpenExpr::Operands(op, count);
    let (rest, expr) = if let Some(op) = CastOp::from_word(word) {
        (rest, OpenExpr::Cast(op))
    } else if let Some(op) = BinaryOp::from_word(word) {
        let flags: &[_] = match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => {
                &[("nuw", Flags::NUW), ("nsw", Flags::NSW)]
            }
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::LShr | BinaryOp::AShr => {
                &[("exact", Flags::EXACT)]
            }
            _ => &[],
        };
        let (rest, flags) = flags_among(rest, flags);
        (rest, operands(ConstOp::Binary(op, flags), 2))
    } else {
        match word {
            b"getelementptr" => return begin_gep(p, rest),
            b"icmp" | b"fcmp" => {
                let (rest, cond) = super::lex::word(rest)?;
                let op = match word {
                    b"icmp" => ICmpCond::from_word(cond).map(ConstOp::ICmp),
                    _ => FCmpCond::from_word(cond).map(ConstOp::FCmp),
                };
                let Some(op) = op else {
                    return fail(skip(i), Expected::Word("a condition"));
                };
                (rest, operands(op, 2))
            }
            b"fneg" => (rest, operands(ConstOp::FNeg, 1)),
            b"select" => (rest, operands(ConstOp::Select, 3)),
            b"extractelement" => (rest, operands(ConstOp::ExtractElement, 2)),
            b"insertelement" => (rest, operands(ConstOp::InsertElement, 3)),
            b"shufflevector" => (rest, operands(ConstOp::ShuffleVector, 3)),
            b"extractvalue" => (rest, OpenExpr::Value { insert: false }),
            b"insertvalue" => (rest, OpenExpr::Value { insert: true }),
            b"ptrauth" => (rest, OpenExpr::PtrAuth),
            _ => return fail(i, Expected::Value),
        }
    };
    let (rest, ()) = punct(b'(')(rest)?;
    Ok((rest, expr))
}

/// What comes next in an expression, behind its parenthesis or an operand. Its operands are the constants
/// from `base` on, and `ty` is the type that stands in front of it.
pub(super) fn next_in_expr<'a>(
    p: &mut Parser<'a>,
    i: Input<'a>,
    expr: &OpenExpr,
    ty: TypeId,
    base: usize,
) -> PResult<'a, ConstPart> {
    let count = p.const_stack.len() - base;
    if count == 0 {
        return match *expr {
            OpenExpr::Gep { pointer, .. } => Ok((i, ConstPart::Part(pointer))),
            _ => consts::next_typed(p, i),
        };
    }
    let (rest, id) = match *expr {
        OpenExpr::Operands(_, wanted) if count < wanted => {
            let (rest, ()) = punct(b',')(i)?;
            return consts::next_typed(p, rest);
        }
        OpenExpr::Operands(op, _) => {
            let (rest, ()) = punct(b')')(i)?;
            (rest, operation(p, op, ty, base))
        }
        OpenExpr::Cast(op) => {
            let (i, ()) = keyword("to")(i)?;
            let (i, ty) = types::ty(p, i)?;
            let (rest, ()) = punct(b')')(i)?;
            let args = &p.const_stack[base..];
            (rest, p.m.consts.expr(ConstOp::Cast(op), ty, ty, args))
        }
        OpenExpr::PtrAuth => {
            match eat(i, b',') {
                Some(rest) if count < 4 => return consts::next_typed(p, rest),
                Some(rest) => return fail(skip(rest), Expected::Byte(b')')),
                None if count == 1 => return fail(skip(i), Expected::Byte(b',')),
                None => {}
            }
            let (rest, ()) = punct(b')')(i)?;
            let args = &p.const_stack[base..];
            let ty = match p.m.const_type(args[0]) {
                ty if p.m.types.is_pointer(ty) => ty,
                _ => TypeId::PTR,
            };
            (rest, p.m.consts.expr(ConstOp::PtrAuth, ty, ty, args))
        }
        OpenExpr::Value { insert: true } if count == 1 => {
            let (rest, ()) = punct(b',')(i)?;
            return consts::next_typed(p, rest);
        }
        OpenExpr::Value { insert } => value_expr(p, i, insert, ty, base)?,
        OpenExpr::Gep {
            flags,
            range,
            source,
            pointer,
        } => {
            if let Some(rest) = eat(i, b',') {
                let rest = eat_word(rest, "inrange").unwrap_or(rest);
                return consts::next_typed(p, rest);
            }
            let (rest, ()) = punct(b')')(i)?;
            (rest, gep_expr(p, (flags, range), (source, pointer), base))
        }
    };
    Ok((rest, ConstPart::End(id)))
}

/// An expression of operands alone; `written` is the type that stands in front of it.
fn operation(p: &mut Parser<'_>, op: ConstOp, written: TypeId, base: usize) -> ConstId {
    let m = &mut p.m;
    let args = &p.const_stack[base..];
    let first = m.const_type(args[0]);
    let ty = match op {
        ConstOp::ICmp(_) | ConstOp::FCmp(_) => m.types.bool_like(first),
        ConstOp::Select => m.const_type(args[1]),
        ConstOp::ExtractElement => m.types.element(first).unwrap_or(written),
        ConstOp::ShuffleVector => {
            let mask = m.const_type(args[2]);
            m.types.shuffled(first, mask)
        }
        _ => first,
    };
    m.consts.expr(op, ty, ty, args)
}

/// The rest of an `extractvalue` or `insertvalue`, behind what it is of.
fn value_expr<'a>(
    p: &mut Parser<'a>,
    mut i: Input<'a>,
    insert: bool,
    ty: TypeId,
    base: usize,
) -> PResult<'a, ConstId> {
    let agg = p.m.const_type(p.const_stack[base]);
    let mut at = agg;
    while let Some(rest) = eat(i, b',') {
        let (rest, index) = uint(rest)?;
        at = p.m.types.field(at, Some(index)).unwrap_or(ty);
        let index = consts::int(p, TypeId::I32, 32, index);
        p.const_stack.push(index);
        i = rest;
    }
    let (i, ()) = punct(b')')(i)?;
    let (op, ty) = match insert {
        true => (ConstOp::InsertValue, agg),
        false => (ConstOp::ExtractValue, at),
    };
    let id = p.m.consts.expr(op, ty, ty, &p.const_stack[base..]);
    Ok((i, id))
}

/// The beginning of a `getelementptr`, behind the word, up to its base but for the type of that.
fn begin_gep<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, OpenExpr> {
    let (i, flags) = gep_flags(i)?;
    let (i, range) = inrange(i)?;
    // The flags may stand on either side of it.
    let (i, more) = gep_flags(i)?;
    let flags = flags.with(more);
    let (first_at, ()) = punct(b'(')(i)?;
    let (i, first) = types::ty(p, first_at)?;
    // The oldest form names the type of the pointer alone.
    let (i, source, pointer) = match eat(i, b',') {
        Some(rest) => {
            let (rest, pointer) = types::ty(p, rest)?;
            (rest, first, pointer)
        }
        None => (i, gep_source(p, first_at, i, first)?, first),
    };
    let gep = OpenExpr::Gep {
        flags,
        range,
        source,
        pointer,
    };
    Ok((i, gep))
}

fn gep_expr(
    p: &mut Parser<'_>,
    (flags, range): (GepFlags, Option<(i64, i64)>),
    (source, pointer): (TypeId, TypeId),
    base: usize,
) -> ConstId {
    let mut walk = GepWalk::new(pointer, source);
    for &index in &p.const_stack[base + 1..] {
        let ty = p.m.const_type(index);
        walk.step(&p.m.types, ty, || p.m.index_value(index));
    }
    let ty = walk.finish(&mut p.m.types);
    let consts = &mut p.m.consts;
    let args = &p.const_stack[base..];
    match range {
        Some(range) => consts.gep_inrange(flags, (ty, source), args, range),
        None => consts.expr(ConstOp::Gep(flags), ty, source, args),
    }
}

/// The type that a `getelementptr` of a pointer steps over that does not name it: it is written
/// from `start` to `end`.
pub(super) fn gep_source<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    end: Input<'a>,
    pointer: TypeId,
) -> Result<TypeId, nom::Err<super::error::Error>> {
    let types = &p.m.types;
    let scalar = types.element(pointer).unwrap_or(pointer);
    if let Some(pointee) = types.pointee(scalar) {
        return Ok(pointee);
    }
    if !types.is_pointer(scalar) {
        // What is no pointer is for the verifier to report.
        return Ok(TypeId::I8);
    }
    let span = p.span(skip(start), end);
    let message = "this `getelementptr` does not name the type that it steps over";
    let diagnostic = Diagnostic::error("syntax", span, message)
        .note("a `ptr` does not say what it points to: `getelementptr i8, ptr %p, i64 1`");
    let here = crate::diag::Span::new(span.start as usize, span.start as usize);
    let diagnostic = diagnostic.fix(here, "i8, ", "name it, such as `i8`");
    p.report(diagnostic).map(|(_, ty)| ty)
}

/// The flags of a `getelementptr`.
pub(super) fn gep_flags(mut i: Input<'_>) -> PResult<'_, GepFlags> {
    let mut flags = GepFlags::default();
    // Mostly this is all.
    if let Some(rest) = i.strip_prefix(b" inbounds") {
        match rest {
            [b' ', b'i', b, ..] if is(*b, DIGIT) => return Ok((rest, GepFlags::INBOUNDS)),
            [b' ', b, ..] if !matches!(b, b'i' | b'n') && !is(*b, super::lex::TRIVIA) => {
                return Ok((rest, GepFlags::INBOUNDS));
            }
            _ => {}
        }
    }
    loop {
        let word = peek_word(i);
        let mut rows = GepFlags::ALL.iter();
        let Some(row) = rows.find(|row| row.1.as_bytes() == word) else {
            return Ok((i, flags));
        };
        flags = flags.with(row.0);
        i = &skip(i)[word.len()..];
    }
}

/// `inrange(low, high)`, if it comes next.
#[allow(clippy::type_complexity)]
fn inrange(i: Input<'_>) -> PResult<'_, Option<(i64, i64)>> {
    let Some(rest) = eat_word(i, "inrange") else {
        return Ok((i, None));
    };
    let (rest, ()) = punct(b'(')(rest)?;
    let (rest, low) = bound(rest)?;
    let (rest, ()) = punct(b',')(rest)?;
    let (rest, high) = bound(rest)?;
    let (rest, ()) = punct(b')')(rest)?;
    Ok((rest, Some((low, high))))
}

/// A number with a sign or none.
fn bound(i: Input<'_>) -> PResult<'_, i64> {
    let i = skip(i);
    let digits = i.strip_prefix(b"-").unwrap_or(i);
    let (rest, number) = uint(digits)?;
    let number = match digits.len() < i.len() {
        true => number.wrapping_neg() as i64,
        false => number as i64,
    };
    Ok((rest, number))
}

/// Those of some flags that come next, in any order.
fn flags_among<'a>(mut i: Input<'a>, known: &[(&str, Flags)]) -> (Input<'a>, Flags) {
    let mut flags = Flags::NONE;
    while let Some((rest, flag)) = known
        .iter()
        .find_map(|&(word, flag)| Some((eat_word(i, word)?, flag)))
    {
        flags = flags.with(flag);
        i = rest;
    }
    (i, flags)
}
