//! Instructions behind their word, and the types of their results.
//!
//! The words of each instruction's list, where "v" is an operand and "b" a block:
//! `ret` [v]; `br` b or v b b; `switch` v b (v b)*; `invoke` b b callee v*; `call` callee v* (and
//! b with `with`); `phi` (v b)*; `malloc`, `alloca` v, which may be missing, and the alignment;
//! built-in functions the name and v*; all others v*.

use super::super::ast::{Block, ConstKind, Inst, flag};
use super::super::op::{Builtin, Op, Shape};
use super::super::rule;
use super::super::types::{Ty, Type};
use super::super::{Dialect, Few};
use super::locals::Pending;
use super::{Parsed, Parser, Ref};
use crate::diag::Span;
use crate::ir::name::Name;
use crate::ir::{ConstId, Operand};
use crate::text::lex::{self, DIGIT};

/// The instruction that is being parsed.
#[derive(Default)]
pub(super) struct Scratch {
    /// The name of its result.
    pub name: Option<Ref>,
    pub name_span: Span,
    words: Vec<u32>,
    /// Operands that are not known yet, by their place in `words`.
    waiting: Vec<(usize, Ref, Ty, Span)>,
}

impl Scratch {
    pub(super) fn clear(&mut self) {
        self.name = None;
        self.words.clear();
        self.waiting.clear();
    }
}

impl Parser<'_> {
    /// Adds the instruction that was parsed; its result has type `result`.
    fn finish(&mut self, op: Op, flags: u8, conv: u8, ty: Ty, result: Ty) -> Parsed<()> {
        let list = self.body.pool.push(&self.scratch.words);
        for (at, name, ty, span) in self.scratch.waiting.drain(..) {
            self.locals.pending.push(Pending {
                list,
                at: at as u32,
                name,
                ty,
                span,
            });
        }
        let span = self.span(self.start);
        self.body.insts.push(Inst {
            op,
            flags,
            conv,
            ty,
            args: list,
        });
        self.body.spans.push(span);
        let (name, name_span) = (self.scratch.name, self.scratch.name_span);
        if result == Ty::VOID
            && let Some(name) = name
        {
            let message = format!("{} is given to what yields void", self.show_ref(name));
            let made = self.broken(rule::VOID_NAME, name_span, message);
            self.diags.push(*made);
            self.define(None, result, name_span);
        } else {
            self.define(name, result, name_span);
        }
        if op.is_terminator() {
            self.end_block();
        }
        Ok(())
    }

    /// An operand of a type; it must be of first class.
    #[inline]
    fn value(&mut self, ty: Ty) -> Parsed<()> {
        let start = self.next_at();
        let name = match self.plain_name() {
            Some(name) => Some(Ref::Name(name)),
            None if lex::starts(self.i, DIGIT) => None,
            None => self.try_name()?,
        };
        let operand = match name {
            Some(name) => match self.local(name, ty) {
                Some(value) => Operand::value(value),
                None => {
                    let (at, span) = (self.scratch.words.len(), self.span(start));
                    self.scratch.waiting.push((at, name, ty, span));
                    Operand::MISSING
                }
            },
            None => Operand::constant(ConstId(self.plain_const(ty)?.0)),
        };
        self.scratch.words.push(operand.0);
        Ok(())
    }

    /// `T value`
    #[inline]
    fn typed_value(&mut self) -> Parsed<Ty> {
        let start = self.next_at();
        let ty = self.ty()?;
        if !self.m.types.is_first_class(ty) {
            let message = format!("{} is no type of values", self.m.show(ty));
            let span = self.span(start);
            return self.breaks(rule::FIRST_CLASS, span, message);
        }
        self.value(ty)?;
        Ok(ty)
    }

    /// `label %x`
    fn label(&mut self) -> Parsed<()> {
        self.word("label")?;
        self.label_name()
    }

    fn label_name(&mut self) -> Parsed<()> {
        let start = self.next_at();
        let name = match self.plain_name() {
            Some(name) => Ref::Name(name),
            None => self.name()?,
        };
        let span = self.span(start);
        let block = self.label_use(name, span);
        self.scratch.words.push(block.0);
        Ok(())
    }

    /// An instruction behind its word.
    pub(super) fn operation(&mut self, op: Op, flags: u8) -> Parsed<()> {
        let start = self.start;
        match op.shape() {
            Shape::Binary | Shape::Compare => {
                let ty = self.typed_value()?;
                self.punct(b',')?;
                self.value(ty)?;
                let result = self.result_type(op, &[ty, ty], self.span(start))?;
                return self.finish(op, 0, 0, ty, result);
            }
            Shape::Shift => {
                let ty = self.typed_value()?;
                self.punct(b',')?;
                let amount = self.typed_value()?;
                let result = self.result_type(op, &[ty, amount], self.span(start))?;
                return self.finish(op, 0, 0, ty, result);
            }
            Shape::Unary => {
                let ty = self.typed_value()?;
                let span = self.span(start);
                let mend = match op {
                    Op::Not => ": write `xor` with -1",
                    _ => ": write `sub` from 0",
                };
                self.of_year(&format!("`{}`", op.word()), Dialect::Llvm2002, span, mend);
                let result = self.result_type(op, &[ty], span)?;
                return self.finish(op, 0, 0, ty, result);
            }
            Shape::Own => {}
        }
        if op.came_later() && self.m.dialect == Dialect::Llvm2002 {
            let what = format!("`{}`", op.word());
            self.of_year(&what, Dialect::Llvm1, self.span(start), "");
        }
        match op {
            Op::Ret => self.ret(),
            Op::Br => self.br(),
            Op::Switch => self.switch(),
            Op::Call | Op::ICall => self.call(op, flags),
            Op::Invoke => self.invoke(),
            Op::Unwind | Op::Unreachable => self.finish(op, 0, 0, Ty::VOID, Ty::VOID),
            Op::Malloc | Op::Alloca => self.allocate(op),
            Op::Free => {
                let ty = self.typed_value()?;
                if self.m.types.pointee(ty).is_none() {
                    let message = format!("`free` of {}", self.m.show(ty));
                    return self.breaks(rule::FREE, self.span(start), message);
                }
                self.finish(op, 0, 0, ty, Ty::VOID)
            }
            Op::Load => self.load(flags),
            Op::Store => self.store(flags),
            Op::Gep => self.getelementptr(),
            Op::Phi => self.phi(),
            Op::Cast => {
                let from = self.typed_value()?;
                if !self.eat_word("to") {
                    return self.expected("`to`");
                }
                let to = self.ty()?;
                self.cast_types(from, to, start)?;
                self.finish(op, 0, 0, to, to)
            }
            Op::VaArg | Op::VaNext | Op::VaArgIn => self.variable_argument(op),
            Op::Select | Op::ExtractElement | Op::InsertElement | Op::ShuffleVector => {
                let mut types = vec![self.typed_value()?];
                while self.eat(b',') {
                    types.push(self.typed_value()?);
                }
                let count = 3 - usize::from(op == Op::ExtractElement);
                if types.len() != count {
                    return self.expected(&format!("{count} operands of `{}`", op.word()));
                }
                let result = self.result_type(op, &types, self.span(start))?;
                self.finish(op, 0, 0, types[0], result)
            }
            _ => self.expected("an instruction"),
        }
    }

    /// The type of the result of an instruction that only computes, by the types of its operands.
    pub(super) fn result_type(&mut self, op: Op, types: &[Ty], span: Span) -> Parsed<Ty> {
        let first = types[0];
        let scalar = self.m.types.scalar(first);
        let numbers = self.m.types.integer(scalar).is_some() || self.m.types.is_float(scalar);
        let shown = |p: &Self, ty: Ty| format!("`{}` of {}", op.word(), p.m.show(ty));
        if let Some(&second) = types.get(1)
            && matches!(op.shape(), Shape::Binary | Shape::Compare)
            && !self.m.types.same(first, second)
        {
            let message = format!("{} and {}", shown(self, first), self.m.show(second));
            return self.breaks(rule::COMPARE, span, message);
        }
        match op.base() {
            Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Rem if !numbers => {
                self.breaks(rule::ARITHMETIC, span, shown(self, first))
            }
            _ if matches!(op, Op::FDiv | Op::FRem) && !self.m.types.is_float(scalar)
                || matches!(op, Op::SDiv | Op::UDiv | Op::SRem | Op::URem)
                    && self.m.types.is_float(scalar) =>
            {
                self.breaks(rule::ARITHMETIC, span, shown(self, first))
            }
            Op::And | Op::Or | Op::Xor if self.m.types.integral(scalar).is_none() => {
                self.breaks(rule::BITWISE, span, shown(self, first))
            }
            Op::Not if self.m.types.integral(first).is_none() => {
                self.breaks(rule::UNARY, span, shown(self, first))
            }
            Op::Neg if !numbers => self.breaks(rule::UNARY, span, shown(self, first)),
            Op::Shl | Op::Shr => {
                let amount = self.m.types.primitive(types[1]);
                if self.m.types.integer(first).is_none() {
                    return self.breaks(rule::SHIFT, span, shown(self, first));
                }
                if amount != Some(Ty::UBYTE) {
                    let message =
                        format!("`{}` by an amount of {}", op.word(), self.m.show(types[1]));
                    return self.breaks(rule::SHIFT, span, message);
                }
                Ok(first)
            }
            _ if op.shape() == Shape::Compare => {
                let ordered = !matches!(op, Op::SetEq | Op::SetNe);
                let is_bool = self.m.types.primitive(first) == Some(Ty::BOOL);
                let packed = matches!(self.m.types.resolved(first), Type::Packed(..));
                if !self.m.types.is_first_class(first) || packed {
                    return self.breaks(rule::COMPARE, span, shown(self, first));
                }
                if ordered && is_bool && !rule::COMPARE_BOOL.says(self.m.dialect).is_empty() {
                    return self.breaks(rule::COMPARE_BOOL, span, shown(self, first));
                }
                Ok(Ty::BOOL)
            }
            Op::Select => {
                let (cond, a, b) = (types[0], types[1], types[2]);
                if self.m.types.primitive(cond) != Some(Ty::BOOL) {
                    return self.breaks(rule::SELECT, span, shown(self, cond));
                }
                if !self.m.types.same(a, b) {
                    let message = format!("`select` of {} and {}", self.m.show(a), self.m.show(b));
                    return self.breaks(rule::SELECT, span, message);
                }
                Ok(a)
            }
            Op::ExtractElement | Op::InsertElement | Op::ShuffleVector => {
                let Type::Packed(elem, _) = self.m.types.resolved(first) else {
                    return self.breaks(rule::PACKED, span, shown(self, first));
                };
                let index = types[types.len() - 1];
                let mask = match self.m.types.resolved(index) {
                    Type::Packed(elem, _) if op == Op::ShuffleVector => elem,
                    _ => index,
                };
                let right = self.m.types.primitive(mask) == Some(Ty::UINT)
                    && match op {
                        Op::InsertElement => self.m.types.same(types[1], elem),
                        Op::ShuffleVector => self.m.types.same(types[1], first),
                        _ => true,
                    };
                if !right {
                    let message = format!(
                        "{} with {}",
                        shown(self, first),
                        types[1..]
                            .iter()
                            .map(|&ty| self.m.show(ty))
                            .collect::<Vec<_>>()
                            .join(", ")
                    );
                    return self.breaks(rule::PACKED, span, message);
                }
                Ok(match (op, self.m.types.resolved(index)) {
                    (Op::ExtractElement, _) => elem,
                    (Op::ShuffleVector, Type::Packed(_, len)) => {
                        self.m.types.intern(Type::Packed(elem, len))
                    }
                    _ => first,
                })
            }
            _ => Ok(first),
        }
    }

    /// Judges what a `cast` is from and to.
    #[inline]
    pub(super) fn cast_types(&mut self, from: Ty, to: Ty, start: usize) -> Parsed<()> {
        let scalar = |ty: Ty| match self.m.types.get(ty) {
            Type::Pointer(_) => true,
            Type::Primitive(_) => !matches!(ty, Ty::VOID | Ty::LABEL),
            _ => false,
        };
        match scalar(from) && scalar(to) {
            true => Ok(()),
            false => self.other_cast_types(from, to, start),
        }
    }

    fn other_cast_types(&mut self, from: Ty, to: Ty, start: usize) -> Parsed<()> {
        let packed = |ty: Ty| match self.m.types.resolved(ty) {
            Type::Packed(elem, len) => {
                let bits = match self.m.types.integral(elem) {
                    Some((bits, _)) => u64::from(bits),
                    None if self.m.types.primitive(elem) == Some(Ty::FLOAT) => 32,
                    None => 64,
                };
                Some(bits * len)
            }
            _ => None,
        };
        let fits = match (packed(from), packed(to)) {
            (None, None) => true,
            (a, b) => a == b,
        };
        if self.m.types.is_first_class(from) && self.m.types.is_first_class(to) && fits {
            return Ok(());
        }
        let message = format!("`cast` of {} to {}", self.m.show(from), self.m.show(to));
        self.breaks(rule::CAST, self.span(start), message)
    }

    fn ret(&mut self) -> Parsed<()> {
        let start = self.start;
        let ty = match self.eat_word("void") {
            true => Ty::VOID,
            false => self.typed_value()?,
        };
        if !self.m.types.same(ty, self.ret) {
            let message = format!(
                "`ret` of {} in a function that returns {}",
                self.m.show(ty),
                self.m.show(self.ret)
            );
            let made = self.broken(rule::RET, self.span(start), message);
            self.diags.push(*made);
        }
        self.finish(Op::Ret, 0, 0, ty, Ty::VOID)
    }

    fn br(&mut self) -> Parsed<()> {
        if self.eat_word("label") {
            self.label_name()?;
            return self.finish(Op::Br, 0, 0, Ty::BOOL, Ty::VOID);
        }
        let start = self.next_at();
        let ty = self.typed_value()?;
        if self.m.types.primitive(ty) != Some(Ty::BOOL) {
            let message = format!("`br` on a value of type {}", self.m.show(ty));
            return self.breaks(rule::BRANCH, self.span(start), message);
        }
        self.punct(b',')?;
        self.label()?;
        self.punct(b',')?;
        self.label()?;
        self.finish(Op::Br, 0, 0, Ty::BOOL, Ty::VOID)
    }

    fn switch(&mut self) -> Parsed<()> {
        let start = self.next_at();
        let ty = self.typed_value()?;
        if self.m.types.integer(ty).is_none() {
            let message = format!("`switch` on a value of type {}", self.m.show(ty));
            return self.breaks(rule::SWITCH, self.span(start), message);
        }
        self.punct(b',')?;
        self.label()?;
        if self.eat(b',') {
            return self.switch_table(ty);
        }
        self.punct(b'[')?;
        while !self.eat(b']') {
            let start = self.next_at();
            let own = self.ty()?;
            if !self.m.types.same(own, ty) {
                let message = format!(
                    "a case of type {} where {} is switched on",
                    self.m.show(own),
                    self.m.show(ty)
                );
                return self.breaks(rule::SWITCH, self.span(start), message);
            }
            let case = self.constant(own)?;
            self.scratch
                .words
                .push(Operand::constant(ConstId(case.0)).0);
            self.punct(b',')?;
            self.label()?;
            self.eat(b',');
        }
        self.finish(Op::Switch, 0, 0, ty, Ty::VOID)
    }

    /// The table of the `switch` of 2002: labels, or pairs of a value and a label.
    fn switch_table(&mut self, ty: Ty) -> Parsed<()> {
        let start = self.next_at();
        let table = self.ty()?;
        let id = self.constant(table)?;
        let span = self.span(start);
        self.of_year("`switch` with a table", Dialect::Llvm2002, span, "");
        let rows = match self.m.consts[id].kind {
            ConstKind::Aggregate(rows) => self.m.lists.get(rows).to_vec(),
            ConstKind::Zero => Vec::new(),
            _ => {
                let message = "the table of a `switch` is a constant array";
                return self.breaks(rule::SWITCH, span, message);
            }
        };
        let mut form = flag::INDEXED;
        for (n, row) in rows.into_iter().enumerate() {
            let row = super::super::ast::ConstId(row);
            let (case, label) = match self.m.consts[row].kind {
                ConstKind::Label(block) => (self.int_const(ty, n as u64), Some(block)),
                ConstKind::Aggregate(pair) => {
                    form = flag::LOOKUP;
                    let pair = self.m.lists.get(pair);
                    let case = super::super::ast::ConstId(pair.first().copied().unwrap_or(row.0));
                    let label = pair
                        .get(1)
                        .map(|&id| self.m.consts[super::super::ast::ConstId(id)]);
                    let block = match label.map(|label| label.kind) {
                        Some(ConstKind::Label(block)) => Some(block),
                        _ => None,
                    };
                    (case, block)
                }
                _ => (row, None),
            };
            let own = self.m.consts[case].ty;
            let Some(block) = label.filter(|_| self.m.types.same(own, ty)) else {
                let message = format!(
                    "a table of labels, or of pairs of {} and a label, is asked for",
                    self.m.show(ty)
                );
                return self.breaks(rule::SWITCH, span, message);
            };
            self.scratch
                .words
                .push(Operand::constant(ConstId(case.0)).0);
            self.scratch.words.push(block.0);
        }
        self.finish(Op::Switch, form, 0, ty, Ty::VOID)
    }

    fn allocate(&mut self, op: Op) -> Parsed<()> {
        let start = self.next_at();
        let ty = self.ty()?;
        let ty_span = self.span(start);
        let mut align = 0;
        let mut count = Operand::MISSING.0;
        while self.eat(b',') {
            if lex::peek_word(self.i) == b"align" {
                align = self.align()?;
                continue;
            }
            let start = self.next_at();
            let own = self.typed_value()?;
            let right = match self.m.types.primitive(own) {
                Some(Ty::UINT) => true,
                // Compilers of the time wrote other widths too.
                Some(Ty::INT | Ty::ULONG | Ty::LONG) => true,
                _ => false,
            };
            if !right {
                let message = format!("a number of elements of type {}", self.m.show(own));
                return self.breaks(rule::ALLOCATE, self.span(start), message);
            }
            count = self.scratch.words.pop().unwrap_or(count);
            if let Some(waiting) = self.scratch.waiting.last_mut() {
                waiting.0 = 0;
            }
        }
        let sized = match self.m.types.resolved(ty) {
            Type::Unsized(elem) => {
                self.m.types.is_sized(elem) && count != Operand::MISSING.0
                    || self.m.types.is_sized(elem) && !self.scratch.waiting.is_empty()
            }
            _ => self.m.types.is_sized(ty),
        };
        if !sized {
            let message = format!("`{}` of {}, which has no size", op.word(), self.m.show(ty));
            return self.breaks(rule::ALLOCATE, ty_span, message);
        }
        self.scratch.words.clear();
        self.scratch.words.extend([count, align]);
        let result = self.m.types.pointer(ty);
        self.finish(op, 0, 0, ty, result)
    }

    /// `T value` that is a pointer; what it points to.
    fn pointer(&mut self, rule: &super::Rule, what: &str) -> Parsed<(Ty, Ty)> {
        let start = self.next_at();
        let ty = self.typed_value()?;
        match self.m.types.pointee(ty) {
            Some(to) => Ok((ty, to)),
            None => {
                let message = format!("{what} {}, which is no pointer", self.m.show(ty));
                self.breaks(rule, self.span(start), message)
            }
        }
    }

    /// The indices behind a pointer; whether one has no type.
    fn indices(&mut self) -> Parsed<bool> {
        let mut bare = false;
        while self.eat(b',') {
            if matches!(lex::skip(self.i), [b'0'..=b'9', ..]) {
                bare = true;
                let id = self.plain_const(Ty::UBYTE)?;
                self.scratch.words.push(Operand::constant(ConstId(id.0)).0);
            } else {
                self.typed_value()?;
            }
        }
        Ok(bare)
    }

    /// What the indices behind word `at` of a `load` or `store` lead to. Both steps were written in
    /// the course of 2002: with an index for the pointer itself, and without.
    fn indexed(&mut self, ptr: Ty, to: Ty, at: usize, bare: bool, span: Span) -> Parsed<(Ty, u8)> {
        if self.scratch.words.len() == at {
            return Ok((to, 0));
        }
        self.of_year(
            "an index",
            Dialect::Llvm2002,
            span,
            ": write a `getelementptr`",
        );
        let words: Few<u32> = Few::from_slice(&self.scratch.words[at..]);
        let into = self.index_type(ptr, &words, true, span);
        match into {
            Ok(to) if self.m.types.is_first_class(to) => Ok((to, flag::INTO)),
            other => match self.index_type(ptr, &words, false, span) {
                Ok(to) if !bare && self.m.types.is_first_class(to) => Ok((to, 0)),
                _ => Ok((other?, flag::INTO)),
            },
        }
    }

    fn load(&mut self, flags: u8) -> Parsed<()> {
        let start = self.start;
        let (ptr, to) = self.pointer(rule::LOAD, "`load` from")?;
        let bare = self.indices()?;
        let span = self.span(start);
        let (to, into) = self.indexed(ptr, to, 1, bare, span)?;
        if !self.m.types.is_first_class(to) {
            let message = format!("`load` of {}", self.m.show(to));
            return self.breaks(rule::LOAD, span, message);
        }
        self.finish(Op::Load, flags | into, 0, ptr, to)
    }

    fn store(&mut self, flags: u8) -> Parsed<()> {
        let start = self.start;
        let value = self.typed_value()?;
        self.punct(b',')?;
        let (ptr, to) = self.pointer(rule::STORE, "`store` to")?;
        let bare = self.indices()?;
        let span = self.span(start);
        let (to, into) = self.indexed(ptr, to, 2, bare, span)?;
        if !self.m.types.same(value, to) {
            let message = format!(
                "`store` of {} to a place of type {}",
                self.m.show(value),
                self.m.show(to)
            );
            return self.breaks(rule::STORE, span, message);
        }
        self.finish(Op::Store, flags | into, 0, ptr, Ty::VOID)
    }

    fn getelementptr(&mut self) -> Parsed<()> {
        let start = self.start;
        let (ptr, _) = self.pointer(rule::INDEX, "`getelementptr` of")?;
        let bare = self.indices()?;
        let span = self.span(start);
        let words: Few<u32> = Few::from_slice(&self.scratch.words[1..]);
        let (to, into) = self.indexed_by_either(ptr, &words, bare, span)?;
        let result = self.m.types.pointer(to);
        let flags = if into { flag::INTO } else { 0 };
        self.finish(Op::Gep, flags, 0, ptr, result)
    }

    /// What indices lead to, as they are read in this year, or else in the other; and whether the
    /// first steps into what the pointer points to.
    pub(super) fn indexed_by_either(
        &mut self,
        ptr: Ty,
        words: &[u32],
        bare: bool,
        span: Span,
    ) -> Parsed<(Ty, bool)> {
        let into = bare || self.steps_into(ptr, words);
        match self.index_type(ptr, words, into, span) {
            Ok(to) => Ok((to, into)),
            Err(first) if bare => Err(first),
            Err(first) => match self.index_type(ptr, words, !into, span) {
                Ok(to) => Ok((to, !into)),
                Err(_) => Err(first),
            },
        }
    }

    /// Whether the first index steps into what the pointer points to, as in the manual of 2002, and
    /// not over the pointer. A structure tells by the type of its index, an array by the year.
    pub(super) fn steps_into(&self, ptr: Ty, words: &[u32]) -> bool {
        let Some(to) = self.m.types.pointee(ptr) else {
            return false;
        };
        let Some(&first) = words.first() else {
            return false;
        };
        let first = match self.word_ty(first) {
            Some(ty) => self.m.types.primitive(ty),
            None => None,
        };
        match self.m.types.resolved(to) {
            Type::Struct(..) => first == Some(Ty::UBYTE),
            Type::Unsized(_) => matches!(first, Some(Ty::UINT | Ty::UBYTE)),
            Type::Array(..) => match first {
                Some(Ty::UINT) => self.m.dialect == Dialect::Llvm2002,
                first => first == Some(Ty::UBYTE),
            },
            _ => false,
        }
    }

    /// The type of an operand, also of one that is not known yet.
    fn word_ty(&self, word: u32) -> Option<Ty> {
        if word == Operand::MISSING.0 {
            // All that wait here are indices of the types that they were written with.
            return self.scratch.waiting.last().map(|waiting| waiting.2);
        }
        self.m.operand_ty(&self.body, Operand(word))
    }

    /// What a list of indices leads to.
    pub(super) fn index_type(
        &mut self,
        ptr: Ty,
        words: &[u32],
        into: bool,
        span: Span,
    ) -> Parsed<Ty> {
        let Some(mut to) = self.m.types.pointee(ptr) else {
            let message = format!("{} is no pointer", self.m.show(ptr));
            return self.breaks(rule::INDEX, span, message);
        };
        let mut words = words.iter();
        let aggregate = matches!(
            self.m.types.resolved(to),
            Type::Struct(..) | Type::Array(..) | Type::Unsized(_)
        );
        if (!into || !aggregate)
            && let Some(&first) = words.next()
        {
            self.sequential_index(first, ptr, span)?;
        }
        for &word in words {
            to = match self.m.types.resolved(to) {
                Type::Struct(fields, _) => {
                    let index = self.m.int_of(Operand(word));
                    let fields = self.m.types.get_list(fields);
                    let ty = self.word_ty(word).and_then(|ty| self.m.types.primitive(ty));
                    let right = matches!(ty, Some(Ty::UINT | Ty::UBYTE));
                    match index.and_then(|n| fields.get(n as usize)) {
                        Some(&field) if right => field,
                        _ => {
                            let what = match (index, ty) {
                                (Some(n), _) if right => format!("field {n}"),
                                (_, Some(ty)) => format!("an index of type {}", self.m.show(ty)),
                                _ => "an index that is no constant".into(),
                            };
                            let message = format!("{what} of {}", self.m.show(to));
                            return self.breaks(rule::INDEX, span, message);
                        }
                    }
                }
                Type::Array(elem, _) | Type::Unsized(elem) | Type::Packed(elem, _) => {
                    self.sequential_index(word, to, span)?;
                    elem
                }
                _ => {
                    let message = format!("an index into {}", self.m.show(to));
                    return self.breaks(rule::INDEX, span, message);
                }
            };
        }
        Ok(to)
    }

    fn sequential_index(&self, word: u32, of: Ty, span: Span) -> Parsed<()> {
        let ty = self.word_ty(word);
        match ty.and_then(|ty| self.m.types.integer(ty)) {
            Some(_) => Ok(()),
            None => {
                let shown = ty.map_or("no type".into(), |ty| self.m.show(ty));
                let message = format!("an index of {} is {shown}", self.m.show(of));
                self.breaks(rule::INDEX, span, message)
            }
        }
    }

    fn phi(&mut self) -> Parsed<()> {
        let (ty, span) = self.spanned_ty()?;
        if !self.m.types.is_first_class(ty) {
            let message = format!("`phi` of {}", self.m.show(ty));
            return self.breaks(rule::PHI_TYPE, span, message);
        }
        loop {
            self.punct(b'[')?;
            self.value(ty)?;
            self.punct(b',')?;
            self.eat_word("label");
            self.label_name()?;
            self.punct(b']')?;
            if !self.eat(b',') {
                break;
            }
        }
        self.finish(Op::Phi, 0, 0, ty, ty)
    }

    fn variable_argument(&mut self, op: Op) -> Parsed<()> {
        let start = self.start;
        let list = self.typed_value()?;
        self.punct(b',')?;
        let ty = self.ty()?;
        if self.m.types.pointee(list).is_none() || !self.m.types.is_first_class(ty) {
            let message = format!(
                "`{}` of {} from a list of type {}",
                op.word(),
                self.m.show(ty),
                self.m.show(list)
            );
            return self.breaks(rule::VA_LIST, self.span(start), message);
        }
        let result = if op == Op::VaNext { list } else { ty };
        self.finish(op, 0, 0, ty, result)
    }

    /// A call of a built-in function of 2002, behind its name.
    pub(super) fn builtin(&mut self, name: Name, builtin: Builtin) -> Parsed<()> {
        let start = self.start;
        self.scratch.words.push(name.0);
        self.punct(b'(')?;
        let ty = self.typed_value()?;
        let mut count = 1;
        let mut right = true;
        while self.eat(b',') {
            let other = self.typed_value()?;
            right &= self.m.types.same(ty, other);
            count += 1;
        }
        self.punct(b')')?;
        let span = self.span(start);
        let float = self.m.types.is_float(ty);
        right &= match builtin {
            Builtin::Math(..) => float,
            _ => float || self.m.types.integer(ty).is_some(),
        };
        if !right || count != builtin.arity() {
            let message = format!(
                "`{}` of {count} arguments, the first of type {}",
                self.m.names.text(name),
                self.m.show(ty)
            );
            return self.breaks(rule::BUILTIN, span, message);
        }
        self.finish(Op::Builtin, 0, 0, ty, ty)
    }

    /// A calling convention: its number, and whether it is `csretcc`.
    pub(super) fn convention(&mut self) -> Parsed<(u32, bool)> {
        let word = self.peek_word();
        let number = match word {
            b"ccc" | b"csretcc" => 0,
            b"fastcc" => 8,
            b"coldcc" => 9,
            b"x86_stdcallcc" => 64,
            b"x86_fastcallcc" => 65,
            b"cc" => {
                self.eat_word("cc");
                let start = self.next_at();
                let n = self.uint()?;
                if n > 255 {
                    let span = self.span(start);
                    return self.breaks(rule::CALLEE, span, "a calling convention above 255");
                }
                return Ok((n as u32, false));
            }
            _ => return Ok((0, false)),
        };
        self.next_at();
        self.i = &self.i[word.len()..];
        Ok((number, word == b"csretcc"))
    }

    fn call(&mut self, op: Op, flags: u8) -> Parsed<()> {
        let (fn_ty, ret, mut flags, conv) = self.callee_and_args(flags)?;
        if self.eat_word("with") {
            self.label()?;
            flags |= flag::WITH;
            let span = self.span(self.start);
            self.of_year(
                "`with label`",
                Dialect::Llvm2002,
                span,
                ": write an `invoke`",
            );
        }
        self.finish(op, flags, conv, fn_ty, ret)
    }

    fn invoke(&mut self) -> Parsed<()> {
        self.scratch.words.extend([Block::MISSING.0; 2]);
        let (fn_ty, ret, flags, conv) = self.callee_and_args(0)?;
        self.word("to")?;
        self.label()?;
        if !self.eat_word("except") && !self.eat_word("unwind") {
            return self.expected("`except`");
        }
        self.eat_word("to");
        self.label()?;
        let unwind = self.scratch.words.pop().unwrap_or(0);
        let normal = self.scratch.words.pop().unwrap_or(0);
        self.scratch.words[0] = normal;
        self.scratch.words[1] = unwind;
        self.finish(Op::Invoke, flags, conv, fn_ty, ret)
    }

    /// `[cc] T callee(args)`, where `T` is the type of the result or of the pointer to the function.
    /// Gives the function type and the type of the result.
    fn callee_and_args(&mut self, mut flags: u8) -> Parsed<(Ty, Ty, u8, u8)> {
        let (conv, sret) = self.convention()?;
        if sret {
            flags |= flag::SRET;
        }
        let written = self.ty()?;
        let full = match self.m.types.resolved(written) {
            Type::Pointer(to) => match self.m.types.resolved(to) {
                Type::Function(ret, params, varargs) => Some((to, ret, params, varargs)),
                _ => None,
            },
            Type::Function(ret, params, varargs) => Some((written, ret, params, varargs)),
            _ => None,
        };
        let start = self.next_at();
        let name = self.try_name()?;
        let mut callee = None;
        if name.is_none() {
            callee = Some(match full {
                Some((fn_ty, ..)) => {
                    let ty = self.m.types.pointer(fn_ty);
                    self.plain_const(ty)?
                }
                None => self.callee_expression(start)?,
            });
        }
        let callee_span = self.span(start);
        let at = self.scratch.words.len();
        self.scratch.words.push(Operand::MISSING.0);
        self.punct(b'(')?;
        let fixed = full.map(|(_, _, params, _)| Few::from_slice(self.m.types.get_list(params)));
        let mut types: Few<Ty> = Few::new();
        if !self.eat(b')') {
            loop {
                let start = self.next_at();
                let ty = self.typed_value()?;
                if let Some(&wanted) = fixed.as_ref().and_then(|fixed| fixed.get(types.len()))
                    && !self.m.types.same(ty, wanted)
                {
                    let message = format!(
                        "argument {} is {}, not {}",
                        types.len() + 1,
                        self.m.show(ty),
                        self.m.show(wanted)
                    );
                    return self.breaks(rule::ARGUMENTS, self.span(start), message);
                }
                types.push(ty);
                if !self.eat(b',') {
                    break;
                }
            }
            self.punct(b')')?;
        }
        let (fn_ty, ret) = match (full, fixed) {
            (Some((fn_ty, ret, _, varargs)), Some(fixed)) => {
                if types.len() < fixed.len() || types.len() > fixed.len() && !varargs {
                    let message = format!(
                        "a call with {} arguments of {}",
                        types.len(),
                        self.m.show(fn_ty)
                    );
                    return self.breaks(rule::ARGUMENTS, callee_span, message);
                }
                (fn_ty, ret)
            }
            _ => {
                flags |= flag::SHORT;
                (self.m.types.function(written, &types, false), written)
            }
        };
        let ty = self.m.types.pointer(fn_ty);
        match (name, callee) {
            (Some(name), _) => match self.local(name, ty) {
                Some(value) => self.scratch.words[at] = Operand::value(value).0,
                None => self.scratch.waiting.push((at, name, ty, callee_span)),
            },
            (None, Some(id)) => {
                let callee = &mut self.m.consts[id];
                if matches!(callee.kind, ConstKind::Asm(..)) {
                    callee.ty = ty;
                }
                let own = callee.ty;
                if !self.m.types.same(own, ty) {
                    let message = format!("{} is called as {}", self.m.show(own), self.m.show(ty));
                    return self.breaks(rule::CALLEE, callee_span, message);
                }
                self.scratch.words[at] = Operand::constant(ConstId(id.0)).0;
            }
            _ => {}
        }
        Ok((fn_ty, ret, flags, conv as u8))
    }

    /// A callee that is a constant expression, which says its own type, or assembly.
    fn callee_expression(&mut self, start: usize) -> Parsed<super::super::ast::ConstId> {
        let word = self.peek_word();
        match Op::from_word(word) {
            Some(op) => {
                self.i = &self.i[word.len()..];
                self.nested(|p| p.expression(op, start))
            }
            None if word == b"asm" => {
                self.i = &self.i[word.len()..];
                // The call gives it its type.
                self.asm_const(Ty::VOID)
            }
            None => self.expected("the function that is called"),
        }
    }
}
