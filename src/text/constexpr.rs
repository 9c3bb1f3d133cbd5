//! Constant expressions, those that LLVM has since removed included.

use super::error::Expected;
use super::lex::{
    ALPHA, DIGIT, Input, PResult, eat, eat_word, fail, is, keyword, peek_word, punct, run, skip,
    uint,
};
use super::parser::Parser;
use crate::diag::Diagnostic;
use crate::ir::derive::GepWalk;
use crate::ir::inst::{Flags, GepFlags};
use crate::ir::{BinaryOp, CastOp, ConstId, ConstOp, FCmpCond, ICmpCond, TypeId};

impl<'a> Parser<'a> {
    /// A constant expression, from its operator on.
    pub(super) fn constant_expr(&mut self, i: Input<'a>, ty: TypeId) -> PResult<'a, ConstId> {
        let len = run(i, ALPHA | DIGIT);
        let (word, rest) = i.split_at(len);
        if let Some(op) = CastOp::from_word(word) {
            return self.cast_expr(rest, op);
        }
        if let Some(op) = BinaryOp::from_word(word) {
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
            let (rest, [a, b]) = self.expr_args::<2>(rest)?;
            let ty = self.m.const_type(a);
            return Ok((
                rest,
                self.m
                    .consts
                    .expr(ConstOp::Binary(op, flags), ty, ty, &[a, b]),
            ));
        }
        match word {
            b"getelementptr" => self.gep_expr(rest),
            b"icmp" | b"fcmp" => {
                let (rest, cond) = super::lex::word(rest)?;
                let op = match word {
                    b"icmp" => ICmpCond::from_word(cond).map(ConstOp::ICmp),
                    _ => FCmpCond::from_word(cond).map(ConstOp::FCmp),
                };
                let Some(op) = op else {
                    return fail(skip(i), Expected::Word("a condition"));
                };
                let (rest, [a, b]) = self.expr_args::<2>(rest)?;
                let ty = self.m.const_type(a);
                let ty = self.m.types.bool_like(ty);
                Ok((rest, self.m.consts.expr(op, ty, ty, &[a, b])))
            }
            b"fneg" => {
                let (rest, [a]) = self.expr_args::<1>(rest)?;
                let ty = self.m.const_type(a);
                Ok((rest, self.m.consts.expr(ConstOp::FNeg, ty, ty, &[a])))
            }
            b"select" => {
                let (rest, args) = self.expr_args::<3>(rest)?;
                let ty = self.m.const_type(args[1]);
                Ok((rest, self.m.consts.expr(ConstOp::Select, ty, ty, &args)))
            }
            b"extractelement" => {
                let (rest, args) = self.expr_args::<2>(rest)?;
                let vector = self.m.const_type(args[0]);
                let ty = self.m.types.element(vector).unwrap_or(ty);
                Ok((
                    rest,
                    self.m.consts.expr(ConstOp::ExtractElement, ty, ty, &args),
                ))
            }
            b"insertelement" => {
                let (rest, args) = self.expr_args::<3>(rest)?;
                let ty = self.m.const_type(args[0]);
                Ok((
                    rest,
                    self.m.consts.expr(ConstOp::InsertElement, ty, ty, &args),
                ))
            }
            b"shufflevector" => {
                let (rest, args) = self.expr_args::<3>(rest)?;
                let [vector, _, mask] = args.map(|arg| self.m.const_type(arg));
                let ty = self.m.types.shuffled(vector, mask);
                Ok((
                    rest,
                    self.m.consts.expr(ConstOp::ShuffleVector, ty, ty, &args),
                ))
            }
            b"extractvalue" | b"insertvalue" => self.value_expr(rest, word == b"insertvalue", ty),
            _ => fail(i, Expected::Value),
        }
    }

    /// `(T a, U b)`
    fn expr_args<const N: usize>(&mut self, i: Input<'a>) -> PResult<'a, [ConstId; N]> {
        let mut args = [ConstId(0); N];
        let (mut i, ()) = punct(b'(')(i)?;
        for (n, arg) in args.iter_mut().enumerate() {
            if n > 0 {
                i = punct(b',')(i)?.0;
            }
            (i, *arg) = self.typed_constant(i)?;
        }
        let (i, ()) = punct(b')')(i)?;
        Ok((i, args))
    }

    /// `(ptr @f, i32 key, i64 discriminator, ptr @address)`
    pub(super) fn signed_pointer(&mut self, i: Input<'a>) -> PResult<'a, ConstId> {
        let mut args: smallvec::SmallVec<[ConstId; 4]> = Default::default();
        let (mut i, ()) = punct(b'(')(i)?;
        loop {
            let (rest, arg) = self.typed_constant(i)?;
            args.push(arg);
            match eat(rest, b',') {
                Some(rest) if args.len() < 4 => i = rest,
                Some(_) => return fail(skip(rest), Expected::Byte(b')')),
                None if args.len() == 1 => return fail(skip(rest), Expected::Byte(b',')),
                None => {
                    i = punct(b')')(rest)?.0;
                    break;
                }
            }
        }
        let ty = match self.m.const_type(args[0]) {
            ty if self.m.types.is_pointer(ty) => ty,
            _ => TypeId::PTR,
        };
        Ok((i, self.m.consts.expr(ConstOp::PtrAuth, ty, ty, &args)))
    }

    fn cast_expr(&mut self, i: Input<'a>, op: CastOp) -> PResult<'a, ConstId> {
        let (i, ()) = punct(b'(')(i)?;
        let (i, arg) = self.typed_constant(i)?;
        let (i, ()) = keyword("to")(i)?;
        let (i, ty) = self.ty(i)?;
        let (i, ()) = punct(b')')(i)?;
        Ok((i, self.m.consts.expr(ConstOp::Cast(op), ty, ty, &[arg])))
    }

    fn value_expr(&mut self, i: Input<'a>, insert: bool, ty: TypeId) -> PResult<'a, ConstId> {
        let base = self.const_stack.len();
        let (i, ()) = punct(b'(')(i)?;
        let (mut i, agg) = self.typed_constant(i)?;
        self.const_stack.push(agg);
        if insert {
            i = punct(b',')(i)?.0;
            let (rest, elem) = self.typed_constant(i)?;
            self.const_stack.push(elem);
            i = rest;
        }
        let mut at = self.m.const_type(agg);
        while let Some(rest) = eat(i, b',') {
            let (rest, index) = uint(rest)?;
            at = self.m.types.field(at, Some(index)).unwrap_or(ty);
            let index = self.int(TypeId::I32, 32, index);
            self.const_stack.push(index);
            i = rest;
        }
        let (i, ()) = punct(b')')(i)?;
        let (op, ty) = match insert {
            true => (ConstOp::InsertValue, self.m.const_type(agg)),
            false => (ConstOp::ExtractValue, at),
        };
        let id = self.m.consts.expr(op, ty, ty, &self.const_stack[base..]);
        self.const_stack.truncate(base);
        Ok((i, id))
    }

    fn gep_expr(&mut self, i: Input<'a>) -> PResult<'a, ConstId> {
        let base = self.const_stack.len();
        let (i, flags) = gep_flags(i)?;
        let (i, range) = inrange(i)?;
        // The flags may stand on either side of it.
        let (i, more) = gep_flags(i)?;
        let flags = flags.with(more);
        let (first_at, ()) = punct(b'(')(i)?;
        let (i, first) = self.ty(first_at)?;
        // The oldest form names the type of the pointer alone.
        let (mut i, source, pointer) = match eat(i, b',') {
            Some(rest) => {
                let (rest, pointer) = self.ty(rest)?;
                (rest, Some(first), pointer)
            }
            None => (i, None, first),
        };
        let source = match source {
            Some(source) => source,
            None => self.gep_source(first_at, i, pointer)?,
        };
        let (rest, arg) = self.checked_constant(i, pointer)?;
        self.const_stack.push(arg);
        i = rest;
        while let Some(rest) = eat(i, b',') {
            let rest = eat_word(rest, "inrange").unwrap_or(rest);
            let (rest, arg) = self.typed_constant(rest)?;
            self.const_stack.push(arg);
            i = rest;
        }
        let (i, ()) = punct(b')')(i)?;
        let mut walk = GepWalk::new(pointer, source);
        for &index in &self.const_stack[base + 1..] {
            let ty = self.m.const_type(index);
            walk.step(&self.m.types, ty, || self.m.index_value(index));
        }
        let ty = walk.finish(&mut self.m.types);
        let consts = &mut self.m.consts;
        let args = &self.const_stack[base..];
        let id = match range {
            Some(range) => consts.gep_inrange(flags, (ty, source), args, range),
            None => consts.expr(ConstOp::Gep(flags), ty, source, args),
        };
        self.const_stack.truncate(base);
        Ok((i, id))
    }

    /// The type that a `getelementptr` of a pointer steps over that does not name it: it is written
    /// from `start` to `end`.
    pub(super) fn gep_source(
        &mut self,
        start: Input<'a>,
        end: Input<'a>,
        pointer: TypeId,
    ) -> Result<TypeId, nom::Err<super::error::Error>> {
        let types = &self.m.types;
        let scalar = types.element(pointer).unwrap_or(pointer);
        if let Some(pointee) = types.pointee(scalar) {
            return Ok(pointee);
        }
        if !types.is_pointer(scalar) {
            // What is no pointer is for the verifier to report.
            return Ok(TypeId::I8);
        }
        let span = self.span(skip(start), end);
        let message = "this `getelementptr` does not name the type that it steps over";
        let diagnostic = Diagnostic::error("syntax", span, message)
            .note("a `ptr` does not say what it points to: `getelementptr i8, ptr %p, i64 1`");
        self.report(diagnostic).map(|(_, ty)| ty)
    }
}

/// The flags of a `getelementptr`.
pub(super) fn gep_flags(mut i: Input<'_>) -> PResult<'_, GepFlags> {
    let mut flags = GepFlags::default();
    // Mostly this is all.
    if let Some(rest) = i.strip_prefix(b" inbounds") {
        match rest {
            [b' ', b'i', b, ..] if is(*b, DIGIT) => return Ok((rest, GepFlags::INBOUNDS)),
            [b' ', b, ..] if !matches!(b, b'i' | b'n' | b' ') => {
                return Ok((rest, GepFlags::INBOUNDS));
            }
            _ => {}
        }
    }
    loop {
        let word = peek_word(i);
        let flag = match word {
            b"inbounds" => GepFlags::INBOUNDS,
            b"nusw" => GepFlags::NUSW,
            b"nuw" => GepFlags::NUW,
            _ => return Ok((i, flags)),
        };
        flags.0 |= flag.0;
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
