//! Use-list orders: `uselistorder i32 %x, { 1, 0 }` and `uselistorder_bb @f, %b, { 1, 0 }`.

use super::error::{Expected, quote};
use super::lex::{Input, PResult, eat, eat_word, fail, punct, sigil_name, skip, uint32};
use super::locals::Locals;
use super::parser::Parser;
use crate::diag::Diagnostic;
use crate::ir::use_list::{UseListOf, UseListOrder};
use crate::ir::{Inst, Operand};

impl<'a> Parser<'a> {
    /// A directive of the top level.
    pub(super) fn module_use_list(&mut self, start: Input<'a>) -> PResult<'a, ()> {
        let (rest, of) = match eat_word(start, "uselistorder_bb") {
            Some(rest) => {
                let at = skip(rest);
                let (rest, name) = sigil_name(b'@', Expected::Global)(at)?;
                let function = self.global_use(name, self.span(at, rest));
                let (rest, ()) = punct(b',')(rest)?;
                let (rest, name) = sigil_name(b'%', Expected::Local)(rest)?;
                (rest, UseListOf::BlockOf(function, self.local_name(name)))
            }
            None => {
                let rest = &start[b"uselistorder".len()..];
                let (rest, constant) = self.typed_constant(rest)?;
                (rest, UseListOf::Operand(Operand::constant(constant)))
            }
        };
        let (rest, order) = self.use_list_order(start, rest, of, Inst(0))?;
        self.m.use_lists.push(order);
        Ok((rest, ()))
    }

    /// A directive of a function.
    pub(super) fn body_use_list(&mut self, start: Input<'a>) -> PResult<'a, ()> {
        let Some(rest) = eat_word(start, "uselistorder") else {
            return fail(start, Expected::Word("`uselistorder`"));
        };
        let (rest, of) = match eat_word(rest, "label") {
            Some(rest) => {
                let (rest, label) = self.label_name(rest)?;
                // Its number is the label's: no instruction uses it that would be settled later.
                let block = self.locals.labels[label.0 as usize].block;
                (rest, UseListOf::Block(crate::ir::Block(block)))
            }
            None => {
                let (rest, operand) = self.use_list_operand(rest)?;
                (rest, UseListOf::Operand(operand))
            }
        };
        let before = self.body.insts.next_key();
        let (rest, order) = self.use_list_order(start, rest, of, before)?;
        self.body.notes_mut().use_lists.push(order);
        Ok((rest, ()))
    }

    /// `T %x`, a value that is defined above, or a constant.
    fn use_list_operand(&mut self, i: Input<'a>) -> PResult<'a, Operand> {
        let (rest, ty) = self.ty(i)?;
        let at = skip(rest);
        let [b'%', ..] = at else {
            let (rest, id) = self.checked_constant(at, ty)?;
            return Ok((rest, Operand::constant(id)));
        };
        let (rest, name) = sigil_name(b'%', Expected::Local)(at)?;
        let name = self.local_name(name);
        let span = self.span(at, rest);
        let Some(value) = Locals::value_of(self.locals.slot(name).value) else {
            let message = format!("use of undefined value {}", quote(self.m.text(span)));
            return self.report(Diagnostic::error("undefined-local", span, message));
        };
        let own = self.body.types[value];
        if !self.agree(own, ty) {
            let shown = |ty| crate::ir::print::type_text(&self.m, ty);
            let (own, ty) = (shown(own), shown(ty));
            let name = quote(self.m.text(span));
            let message = format!("{name} has type `{own}`, but is used as `{ty}`");
            return self.report(Diagnostic::error("operand-type", span, message));
        }
        Ok((rest, Operand::value(value)))
    }

    /// `, { 1, 0 }`
    fn use_list_order(
        &mut self,
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
        let span = self.span(start, i);
        let order = UseListOrder {
            of,
            indexes,
            before,
            span,
        };
        Ok((i, order))
    }
}
