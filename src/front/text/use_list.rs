//! Use-list orders: `uselistorder i32 %x, { 1, 0 }` and `uselistorder_bb @f, %b, { 1, 0 }`.

use super::error::{Expected, quote};
use super::lex::{Input, PResult, eat, eat_word, fail, punct, sigil_name, skip, uint32};
use super::locals::Locals;
use super::parser::Parser;
use super::{consts, inst, types};
use crate::diag::Diagnostic;
use crate::ir::use_list::{UseListOf, UseListOrder};
use crate::ir::{Inst, Operand};

/// A directive of the top level.
pub(super) fn module_use_list<'a>(p: &mut Parser<'a>, start: Input<'a>) -> PResult<'a, ()> {
    let (rest, of) = match eat_word(start, "uselistorder_bb") {
        Some(rest) => {
            let at = skip(rest);
            let (rest, name) = sigil_name(b'@', Expected::Global)(at)?;
            let function = p.global_use(name, p.span(at, rest));
            let (rest, ()) = punct(b',')(rest)?;
            let (rest, name) = sigil_name(b'%', Expected::Local)(rest)?;
            (
                rest,
                UseListOf::BlockOf(function, consts::local_name(p, name)),
            )
        }
        None => {
            let rest = &start[b"uselistorder".len()..];
            let (rest, constant) = consts::typed_constant(p, rest)?;
            (rest, UseListOf::Operand(Operand::constant(constant)))
        }
    };
    let (rest, order) = use_list_order(p, start, rest, of, Inst(0))?;
    p.m.use_lists.push(order);
    Ok((rest, ()))
}

/// A directive of a function.
pub(super) fn body_use_list<'a>(p: &mut Parser<'a>, start: Input<'a>) -> PResult<'a, ()> {
    let Some(rest) = eat_word(start, "uselistorder") else {
        return fail(start, Expected::Word("`uselistorder`"));
    };
    let (rest, of) = match eat_word(rest, "label") {
        Some(rest) => {
            let (rest, label) = inst::label_name(p, rest)?;
            // Its number is the label's: no instruction uses it that would be settled later.
            let block = p.locals.labels[label.0 as usize].block;
            (rest, UseListOf::Block(crate::ir::Block(block)))
        }
        None => {
            let (rest, operand) = use_list_operand(p, rest)?;
            (rest, UseListOf::Operand(operand))
        }
    };
    let before = p.body.insts.next_key();
    let (rest, order) = use_list_order(p, start, rest, of, before)?;
    p.body.notes_mut().use_lists.push(order);
    Ok((rest, ()))
}

/// `T %x`, a value that is defined above, or a constant.
fn use_list_operand<'a>(p: &mut Parser<'a>, i: Input<'a>) -> PResult<'a, Operand> {
    let (rest, ty) = types::ty(p, i)?;
    let at = skip(rest);
    let [b'%', ..] = at else {
        let (rest, id) = consts::checked_constant(p, at, ty)?;
        return Ok((rest, Operand::constant(id)));
    };
    let (rest, name) = sigil_name(b'%', Expected::Local)(at)?;
    let name = consts::local_name(p, name);
    let span = p.span(at, rest);
    let Some(value) = Locals::value_of(p.locals.slot(name).value) else {
        let message = format!("use of undefined value {}", quote(p.m.text(span)));
        return p.report(Diagnostic::error("undefined-local", span, message));
    };
    let own = p.body.types[value];
    if !p.agree(own, ty) {
        let shown = |ty| crate::ir::print::type_text(&p.m, ty);
        let (own, ty) = (shown(own), shown(ty));
        let name = quote(p.m.text(span));
        let message = format!("{name} has type `{own}`, but is used as `{ty}`");
        return p.report(Diagnostic::error("operand-type", span, message));
    }
    Ok((rest, Operand::value(value)))
}

/// `, { 1, 0 }`
fn use_list_order<'a>(
    p: &mut Parser<'a>,
    start: Input<'a>,
    i: Input<'a>,
    of: UseListOf,
    before: Inst,
) -> PResult<'a, UseListOrder> {
    let (i, ()) = punct(b',')(i)?;
    let (mut i, ()) = punct(b'{')(i)?;
    let mut indexes = Vec::new();
    loop {
        let (rest, index) = uint32(i)?;
        indexes.push(index);
        match eat(rest, b',') {
            Some(rest) => i = rest,
            None => {
                i = punct(b'}')(rest)?.0;
                break;
            }
        }
    }
    let span = p.span(start, i);
    let order = UseListOrder {
        of,
        indexes,
        before,
        span,
    };
    Ok((i, order))
}
