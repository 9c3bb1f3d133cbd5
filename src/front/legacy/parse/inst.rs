//! Instructions behind their word, and the types of their results.
//!
//! The words of each instruction's list, where "v" is an operand and "b" a block:
//! `ret` [v]; `br` b or v b b; `switch` v b (v b)*; `invoke` b b callee v*; `call` callee v* (and
//! b with `with`); `phi` (v b)*; `malloc`, `alloca` v, which may be missing, and the alignment;
//! built-in functions the name and v*; all others v*.

use super::super::ast::{Block, ConstKind, Inst, flag};
use super::super::op::{Builtin, Opcode, OperandShape};
use super::super::rule;
use super::super::types::{Ty, Type};
use super::super::{Dialect, Few};
use super::locals::Pending;
use super::{Parsed, Parser, Ref, consts, locals, types};
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

/// Adds the instruction that was parsed; its result has type `result`.
fn finish(p: &mut Parser<'_>, op: Opcode, flags: u8, conv: u8, ty: Ty, result: Ty) -> Parsed<()> {
    let list = p.body.pool.push(&p.scratch.words);
    for (at, name, ty, span) in p.scratch.waiting.drain(..) {
        p.locals.pending.push(Pending {
            list,
            at: at as u32,
            name,
            ty,
            span,
        });
    }
    let span = p.span(p.start);
    p.body.insts.push(Inst {
        op,
        flags,
        conv,
        ty,
        args: list,
    });
    p.body.spans.push(span);
    let (name, name_span) = (p.scratch.name, p.scratch.name_span);
    if result == Ty::VOID
        && let Some(name) = name
    {
        let message = format!("{} is given to what yields void", p.show_ref(name));
        let made = p.broken(rule::VOID_NAME, name_span, message);
        p.diags.push(*made);
        locals::define(p, None, result, name_span);
    } else {
        locals::define(p, name, result, name_span);
    }
    if op.is_terminator() {
        locals::end_block(p);
    }
    Ok(())
}

/// An operand of a type; it must be of first class.
#[inline]
fn value(p: &mut Parser<'_>, ty: Ty) -> Parsed<()> {
    let start = p.next_at();
    let name = match p.plain_name() {
        Some(name) => Some(Ref::Name(name)),
        None if lex::starts(p.i, DIGIT) => None,
        None => p.try_name()?,
    };
    let operand = match name {
        Some(name) => match locals::local(p, name, ty) {
            Some(value) => Operand::value(value),
            None => {
                let (at, span) = (p.scratch.words.len(), p.span(start));
                p.scratch.waiting.push((at, name, ty, span));
                Operand::MISSING
            }
        },
        None => Operand::constant(ConstId(consts::plain_const(p, ty)?.0)),
    };
    p.scratch.words.push(operand.0);
    Ok(())
}

/// `T value`
#[inline]
fn typed_value(p: &mut Parser<'_>) -> Parsed<Ty> {
    let start = p.next_at();
    let ty = types::ty(p)?;
    if !p.m.types.is_first_class(ty) {
        let message = format!("{} is no type of values", p.m.show(ty));
        let span = p.span(start);
        return p.breaks(rule::FIRST_CLASS, span, message);
    }
    value(p, ty)?;
    Ok(ty)
}

/// `label %x`
fn label(p: &mut Parser<'_>) -> Parsed<()> {
    p.word("label")?;
    label_name(p)
}

fn label_name(p: &mut Parser<'_>) -> Parsed<()> {
    let start = p.next_at();
    let name = match p.plain_name() {
        Some(name) => Ref::Name(name),
        None => p.name()?,
    };
    let span = p.span(start);
    let block = locals::label_use(p, name, span);
    p.scratch.words.push(block.0);
    Ok(())
}

/// An instruction behind its word.
pub(super) fn operation(p: &mut Parser<'_>, op: Opcode, flags: u8) -> Parsed<()> {
    let start = p.start;
    match op.shape() {
        OperandShape::Binary | OperandShape::Compare => {
            let ty = typed_value(p)?;
            p.punct(b',')?;
            value(p, ty)?;
            if adds_addresses(p, op, ty) {
                return finish(p, op, 0, 0, ty, ty);
            }
            let result = result_type(p, op, &[ty, ty], p.span(start))?;
            return finish(p, op, 0, 0, ty, result);
        }
        OperandShape::Shift => {
            let ty = typed_value(p)?;
            p.punct(b',')?;
            let amount = typed_value(p)?;
            let result = result_type(p, op, &[ty, amount], p.span(start))?;
            return finish(p, op, 0, 0, ty, result);
        }
        OperandShape::Unary => {
            let ty = typed_value(p)?;
            let span = p.span(start);
            let fix = match op {
                Opcode::Not => ": write `xor` with -1",
                _ => ": write `sub` from 0",
            };
            p.of_year(&format!("`{}`", op.word()), Dialect::Llvm2002, span, fix);
            let result = result_type(p, op, &[ty], span)?;
            return finish(p, op, 0, 0, ty, result);
        }
        OperandShape::Own => {}
    }
    if op.came_later() && p.m.dialect == Dialect::Llvm2002 {
        let what = format!("`{}`", op.word());
        p.of_year(&what, Dialect::Llvm1, p.span(start), "");
    }
    match op {
        Opcode::Ret => ret(p),
        Opcode::Br => br(p),
        Opcode::Switch => switch(p),
        Opcode::Call | Opcode::ICall => call(p, op, flags),
        Opcode::Invoke => invoke(p),
        Opcode::Unwind | Opcode::Unreachable => finish(p, op, 0, 0, Ty::VOID, Ty::VOID),
        Opcode::Malloc | Opcode::Alloca => allocate(p, op),
        Opcode::Free => {
            let ty = typed_value(p)?;
            if p.m.types.pointee(ty).is_none() {
                let message = format!("`free` of {}", p.m.show(ty));
                return p.breaks(rule::FREE, p.span(start), message);
            }
            finish(p, op, 0, 0, ty, Ty::VOID)
        }
        Opcode::Load => load(p, flags),
        Opcode::Store => store(p, flags),
        Opcode::Gep => getelementptr(p),
        Opcode::Phi => phi(p),
        Opcode::Cast => {
            let from = typed_value(p)?;
            if !p.eat_word("to") {
                return p.expected("`to`");
            }
            let to = types::ty(p)?;
            cast_types(p, from, to, start)?;
            finish(p, op, 0, 0, to, to)
        }
        Opcode::VaArg | Opcode::VaNext | Opcode::VaArgIn => variable_argument(p, op),
        Opcode::Select | Opcode::ExtractElement | Opcode::InsertElement | Opcode::ShuffleVector => {
            let mut types = vec![typed_value(p)?];
            while p.eat(b',') {
                types.push(typed_value(p)?);
            }
            let count = 3 - usize::from(op == Opcode::ExtractElement);
            if types.len() != count {
                return p.expected(&format!("{count} operands of `{}`", op.word()));
            }
            let result = result_type(p, op, &types, p.span(start))?;
            finish(p, op, 0, 0, types[0], result)
        }
        _ => p.expected("an instruction"),
    }
}

/// Whether an instruction computes with pointers as numbers, as the compilers of 2002 wrote it.
fn adds_addresses(p: &Parser<'_>, op: Opcode, ty: Ty) -> bool {
    p.m.dialect == Dialect::Llvm2002
        && matches!(op, Opcode::Add | Opcode::Sub | Opcode::Mul)
        && p.m.types.pointee(ty).is_some()
}

/// The type of the result of an instruction that only computes, by the types of its operands.
pub(super) fn result_type(p: &mut Parser<'_>, op: Opcode, types: &[Ty], span: Span) -> Parsed<Ty> {
    let first = types[0];
    let scalar = p.m.types.scalar(first);
    let numbers = p.m.types.integer(scalar).is_some() || p.m.types.is_float(scalar);
    let shown = |p: &Parser<'_>, ty: Ty| format!("`{}` of {}", op.word(), p.m.show(ty));
    if let Some(&second) = types.get(1)
        && matches!(op.shape(), OperandShape::Binary | OperandShape::Compare)
        && !p.m.types.same(first, second)
    {
        let message = format!("{} and {}", shown(p, first), p.m.show(second));
        return p.breaks(rule::COMPARE, span, message);
    }
    match op.base() {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Div | Opcode::Rem if !numbers => {
            p.breaks(rule::ARITHMETIC, span, shown(p, first))
        }
        _ if matches!(op, Opcode::FDiv | Opcode::FRem) && !p.m.types.is_float(scalar)
            || matches!(
                op,
                Opcode::SDiv | Opcode::UDiv | Opcode::SRem | Opcode::URem
            ) && p.m.types.is_float(scalar) =>
        {
            p.breaks(rule::ARITHMETIC, span, shown(p, first))
        }
        Opcode::And | Opcode::Or | Opcode::Xor if p.m.types.integral(scalar).is_none() => {
            p.breaks(rule::BITWISE, span, shown(p, first))
        }
        Opcode::Not if p.m.types.integral(first).is_none() => {
            p.breaks(rule::UNARY, span, shown(p, first))
        }
        Opcode::Neg if !numbers => p.breaks(rule::UNARY, span, shown(p, first)),
        Opcode::Shl | Opcode::Shr => {
            let amount = p.m.types.primitive(types[1]);
            if p.m.types.integer(first).is_none() {
                return p.breaks(rule::SHIFT, span, shown(p, first));
            }
            if amount != Some(Ty::UBYTE) {
                let message = format!("`{}` by an amount of {}", op.word(), p.m.show(types[1]));
                return p.breaks(rule::SHIFT, span, message);
            }
            Ok(first)
        }
        _ if op.shape() == OperandShape::Compare => {
            let ordered = !matches!(op, Opcode::SetEq | Opcode::SetNe);
            let is_bool = p.m.types.primitive(first) == Some(Ty::BOOL);
            let packed = matches!(p.m.types.resolved(first), Type::Packed(..));
            if !p.m.types.is_first_class(first) || packed {
                return p.breaks(rule::COMPARE, span, shown(p, first));
            }
            if ordered && is_bool && !rule::COMPARE_BOOL.says(p.m.dialect).is_empty() {
                return p.breaks(rule::COMPARE_BOOL, span, shown(p, first));
            }
            Ok(Ty::BOOL)
        }
        Opcode::Select => {
            let (cond, a, b) = (types[0], types[1], types[2]);
            if p.m.types.primitive(cond) != Some(Ty::BOOL) {
                return p.breaks(rule::SELECT, span, shown(p, cond));
            }
            if !p.m.types.same(a, b) {
                let message = format!("`select` of {} and {}", p.m.show(a), p.m.show(b));
                return p.breaks(rule::SELECT, span, message);
            }
            Ok(a)
        }
        Opcode::ExtractElement | Opcode::InsertElement | Opcode::ShuffleVector => {
            let Type::Packed(elem, _) = p.m.types.resolved(first) else {
                return p.breaks(rule::PACKED, span, shown(p, first));
            };
            let index = types[types.len() - 1];
            let mask = match p.m.types.resolved(index) {
                Type::Packed(elem, _) if op == Opcode::ShuffleVector => elem,
                _ => index,
            };
            let right = p.m.types.primitive(mask) == Some(Ty::UINT)
                && match op {
                    Opcode::InsertElement => p.m.types.same(types[1], elem),
                    Opcode::ShuffleVector => p.m.types.same(types[1], first),
                    _ => true,
                };
            if !right {
                let message = format!(
                    "{} with {}",
                    shown(p, first),
                    types[1..]
                        .iter()
                        .map(|&ty| p.m.show(ty))
                        .collect::<Vec<_>>()
                        .join(", ")
                );
                return p.breaks(rule::PACKED, span, message);
            }
            Ok(match (op, p.m.types.resolved(index)) {
                (Opcode::ExtractElement, _) => elem,
                (Opcode::ShuffleVector, Type::Packed(_, len)) => {
                    p.m.types.intern(Type::Packed(elem, len))
                }
                _ => first,
            })
        }
        _ => Ok(first),
    }
}

/// Judges what a `cast` is from and to.
#[inline]
pub(super) fn cast_types(p: &mut Parser<'_>, from: Ty, to: Ty, start: usize) -> Parsed<()> {
    let scalar = |ty: Ty| match p.m.types.get(ty) {
        Type::Pointer(_) => true,
        Type::Primitive(_) => !matches!(ty, Ty::VOID | Ty::LABEL),
        _ => false,
    };
    match scalar(from) && scalar(to) {
        true => Ok(()),
        false => other_cast_types(p, from, to, start),
    }
}

fn other_cast_types(p: &mut Parser<'_>, from: Ty, to: Ty, start: usize) -> Parsed<()> {
    let packed = |ty: Ty| match p.m.types.resolved(ty) {
        Type::Packed(elem, len) => {
            let bits = match p.m.types.integral(elem) {
                Some((bits, _)) => u64::from(bits),
                None if p.m.types.primitive(elem) == Some(Ty::FLOAT) => 32,
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
    if p.m.types.is_first_class(from) && p.m.types.is_first_class(to) && fits {
        return Ok(());
    }
    let message = format!("`cast` of {} to {}", p.m.show(from), p.m.show(to));
    p.breaks(rule::CAST, p.span(start), message)
}

fn ret(p: &mut Parser<'_>) -> Parsed<()> {
    let start = p.start;
    let ty = match p.eat_word("void") {
        true => Ty::VOID,
        false => typed_value(p)?,
    };
    if !p.m.types.same(ty, p.ret) {
        let message = format!(
            "`ret` of {} in a function that returns {}",
            p.m.show(ty),
            p.m.show(p.ret)
        );
        let made = p.broken(rule::RET, p.span(start), message);
        p.diags.push(*made);
    }
    finish(p, Opcode::Ret, 0, 0, ty, Ty::VOID)
}

fn br(p: &mut Parser<'_>) -> Parsed<()> {
    if p.eat_word("label") {
        label_name(p)?;
        return finish(p, Opcode::Br, 0, 0, Ty::BOOL, Ty::VOID);
    }
    let start = p.next_at();
    let ty = typed_value(p)?;
    if p.m.types.primitive(ty) != Some(Ty::BOOL) {
        let message = format!("`br` on a value of type {}", p.m.show(ty));
        return p.breaks(rule::BRANCH, p.span(start), message);
    }
    p.punct(b',')?;
    label(p)?;
    p.punct(b',')?;
    label(p)?;
    finish(p, Opcode::Br, 0, 0, Ty::BOOL, Ty::VOID)
}

fn switch(p: &mut Parser<'_>) -> Parsed<()> {
    let start = p.next_at();
    let ty = typed_value(p)?;
    if p.m.types.integer(ty).is_none() {
        let message = format!("`switch` on a value of type {}", p.m.show(ty));
        return p.breaks(rule::SWITCH, p.span(start), message);
    }
    p.punct(b',')?;
    label(p)?;
    if p.eat(b',') {
        return switch_table(p, ty);
    }
    p.punct(b'[')?;
    while !p.eat(b']') {
        let start = p.next_at();
        let own = types::ty(p)?;
        if !p.m.types.same(own, ty) {
            let message = format!(
                "a case of type {} where {} is switched on",
                p.m.show(own),
                p.m.show(ty)
            );
            return p.breaks(rule::SWITCH, p.span(start), message);
        }
        let case = consts::constant(p, own)?;
        p.scratch.words.push(Operand::constant(ConstId(case.0)).0);
        p.punct(b',')?;
        label(p)?;
        p.eat(b',');
    }
    finish(p, Opcode::Switch, 0, 0, ty, Ty::VOID)
}

/// The table of the `switch` of 2002: labels, or pairs of a value and a label.
fn switch_table(p: &mut Parser<'_>, ty: Ty) -> Parsed<()> {
    let start = p.next_at();
    let table = types::ty(p)?;
    let id = consts::constant(p, table)?;
    let span = p.span(start);
    p.of_year("`switch` with a table", Dialect::Llvm2002, span, "");
    let rows = match p.m.consts[id].kind {
        ConstKind::Aggregate(rows) => p.m.lists.get(rows).to_vec(),
        ConstKind::Zero => Vec::new(),
        _ => {
            let message = "the table of a `switch` is a constant array";
            return p.breaks(rule::SWITCH, span, message);
        }
    };
    let mut form = flag::INDEXED;
    for (n, row) in rows.into_iter().enumerate() {
        let row = super::super::ast::ConstId(row);
        let (case, label) = match p.m.consts[row].kind {
            ConstKind::Label(block) => (consts::int_const(p, ty, n as u64), Some(block)),
            ConstKind::Aggregate(pair) => {
                form = flag::LOOKUP;
                let pair = p.m.lists.get(pair);
                let case = super::super::ast::ConstId(pair.first().copied().unwrap_or(row.0));
                let label = pair
                    .get(1)
                    .map(|&id| p.m.consts[super::super::ast::ConstId(id)]);
                let block = match label.map(|label| label.kind) {
                    Some(ConstKind::Label(block)) => Some(block),
                    _ => None,
                };
                (case, block)
            }
            _ => (row, None),
        };
        let own = p.m.consts[case].ty;
        let Some(block) = label.filter(|_| p.m.types.same(own, ty)) else {
            let message = format!(
                "a table of labels, or of pairs of {} and a label, is asked for",
                p.m.show(ty)
            );
            return p.breaks(rule::SWITCH, span, message);
        };
        p.scratch.words.push(Operand::constant(ConstId(case.0)).0);
        p.scratch.words.push(block.0);
    }
    finish(p, Opcode::Switch, form, 0, ty, Ty::VOID)
}

fn allocate(p: &mut Parser<'_>, op: Opcode) -> Parsed<()> {
    let start = p.next_at();
    let ty = types::ty(p)?;
    let ty_span = p.span(start);
    let mut align = 0;
    let mut count = Operand::MISSING.0;
    while p.eat(b',') {
        if lex::peek_word(p.i) == b"align" {
            align = p.align()?;
            continue;
        }
        let start = p.next_at();
        let own = typed_value(p)?;
        let right = match p.m.types.primitive(own) {
            Some(Ty::UINT) => true,
            // Compilers of the time wrote other widths too.
            Some(Ty::INT | Ty::ULONG | Ty::LONG) => true,
            _ => false,
        };
        if !right {
            let message = format!("a number of elements of type {}", p.m.show(own));
            return p.breaks(rule::ALLOCATE, p.span(start), message);
        }
        count = p.scratch.words.pop().unwrap_or(count);
        if let Some(waiting) = p.scratch.waiting.last_mut() {
            waiting.0 = 0;
        }
    }
    let sized = match p.m.types.resolved(ty) {
        Type::Unsized(elem) => {
            p.m.types.is_sized(elem) && count != Operand::MISSING.0
                || p.m.types.is_sized(elem) && !p.scratch.waiting.is_empty()
        }
        _ => p.m.types.is_sized(ty),
    };
    if !sized {
        let message = format!("`{}` of {}, which has no size", op.word(), p.m.show(ty));
        return p.breaks(rule::ALLOCATE, ty_span, message);
    }
    p.scratch.words.clear();
    p.scratch.words.extend([count, align]);
    let result = p.m.types.pointer(ty);
    finish(p, op, 0, 0, ty, result)
}

/// `T value` that is a pointer; what it points to.
fn pointer(p: &mut Parser<'_>, rule: &super::Rule, what: &str) -> Parsed<(Ty, Ty)> {
    let start = p.next_at();
    let ty = typed_value(p)?;
    match p.m.types.pointee(ty) {
        Some(to) => Ok((ty, to)),
        None => {
            let message = format!("{what} {}, which is no pointer", p.m.show(ty));
            p.breaks(rule, p.span(start), message)
        }
    }
}

/// The indices behind a pointer; whether one has no type.
fn indices(p: &mut Parser<'_>) -> Parsed<bool> {
    let mut bare = false;
    while p.eat(b',') {
        if matches!(lex::skip(p.i), [b'0'..=b'9', ..]) {
            bare = true;
            let id = consts::plain_const(p, Ty::UBYTE)?;
            p.scratch.words.push(Operand::constant(ConstId(id.0)).0);
        } else {
            typed_value(p)?;
        }
    }
    Ok(bare)
}

/// What the indices behind word `at` of a `load` or `store` lead to. Both steps were written in
/// the course of 2002: with an index for the pointer itself, and without.
fn indexed(
    p: &mut Parser<'_>,
    ptr: Ty,
    to: Ty,
    at: usize,
    bare: bool,
    span: Span,
) -> Parsed<(Ty, u8)> {
    if p.scratch.words.len() == at {
        return Ok((to, 0));
    }
    p.of_year(
        "an index",
        Dialect::Llvm2002,
        span,
        ": write a `getelementptr`",
    );
    let words: Few<u32> = Few::from_slice(&p.scratch.words[at..]);
    let into = index_type(p, ptr, &words, true, span);
    match into {
        Ok(to) if p.m.types.is_first_class(to) => Ok((to, flag::INTO)),
        other => match index_type(p, ptr, &words, false, span) {
            Ok(to) if !bare && p.m.types.is_first_class(to) => Ok((to, 0)),
            _ => Ok((other?, flag::INTO)),
        },
    }
}

fn load(p: &mut Parser<'_>, flags: u8) -> Parsed<()> {
    let start = p.start;
    let (ptr, to) = pointer(p, rule::LOAD, "`load` from")?;
    let bare = indices(p)?;
    let span = p.span(start);
    let (to, into) = indexed(p, ptr, to, 1, bare, span)?;
    if !p.m.types.is_first_class(to) {
        let message = format!("`load` of {}", p.m.show(to));
        return p.breaks(rule::LOAD, span, message);
    }
    finish(p, Opcode::Load, flags | into, 0, ptr, to)
}

fn store(p: &mut Parser<'_>, flags: u8) -> Parsed<()> {
    let start = p.start;
    let value = typed_value(p)?;
    p.punct(b',')?;
    let (ptr, to) = pointer(p, rule::STORE, "`store` to")?;
    let bare = indices(p)?;
    let span = p.span(start);
    let (to, into) = indexed(p, ptr, to, 2, bare, span)?;
    if !p.m.types.same(value, to) {
        let message = format!(
            "`store` of {} to a place of type {}",
            p.m.show(value),
            p.m.show(to)
        );
        return p.breaks(rule::STORE, span, message);
    }
    finish(p, Opcode::Store, flags | into, 0, ptr, Ty::VOID)
}

fn getelementptr(p: &mut Parser<'_>) -> Parsed<()> {
    let start = p.start;
    let (ptr, _) = pointer(p, rule::INDEX, "`getelementptr` of")?;
    let bare = indices(p)?;
    let span = p.span(start);
    let words: Few<u32> = Few::from_slice(&p.scratch.words[1..]);
    let (to, into) = indexed_by_either(p, ptr, &words, bare, span)?;
    let result = p.m.types.pointer(to);
    let flags = if into { flag::INTO } else { 0 };
    finish(p, Opcode::Gep, flags, 0, ptr, result)
}

/// What indices lead to, as they are read in this year, or else in the other; and whether the
/// first steps into what the pointer points to.
pub(super) fn indexed_by_either(
    p: &mut Parser<'_>,
    ptr: Ty,
    words: &[u32],
    bare: bool,
    span: Span,
) -> Parsed<(Ty, bool)> {
    let into = bare || steps_into(p, ptr, words);
    match index_type(p, ptr, words, into, span) {
        Ok(to) => Ok((to, into)),
        Err(first) if bare => Err(first),
        Err(first) => match index_type(p, ptr, words, !into, span) {
            Ok(to) => Ok((to, !into)),
            Err(_) => Err(first),
        },
    }
}

/// Whether the first index steps into what the pointer points to, as in the manual of 2002, and
/// not over the pointer. For a structure the type of its index decides, for an array the year.
pub(super) fn steps_into(p: &Parser<'_>, ptr: Ty, words: &[u32]) -> bool {
    let Some(to) = p.m.types.pointee(ptr) else {
        return false;
    };
    let Some(&first) = words.first() else {
        return false;
    };
    let first = match word_ty(p, first) {
        Some(ty) => p.m.types.primitive(ty),
        None => None,
    };
    match p.m.types.resolved(to) {
        Type::Struct(..) => first == Some(Ty::UBYTE),
        Type::Unsized(_) => matches!(first, Some(Ty::UINT | Ty::UBYTE)),
        Type::Array(..) => match first {
            Some(Ty::UINT) => p.m.dialect == Dialect::Llvm2002,
            first => first == Some(Ty::UBYTE),
        },
        _ => false,
    }
}

/// The type of an operand, also of one that is not known yet.
fn word_ty(p: &Parser<'_>, word: u32) -> Option<Ty> {
    if word == Operand::MISSING.0 {
        // All that wait here are indices of the types that they were written with.
        return p.scratch.waiting.last().map(|waiting| waiting.2);
    }
    p.m.operand_ty(&p.body, Operand(word))
}

/// What a list of indices leads to.
pub(super) fn index_type(
    p: &mut Parser<'_>,
    ptr: Ty,
    words: &[u32],
    into: bool,
    span: Span,
) -> Parsed<Ty> {
    let Some(mut to) = p.m.types.pointee(ptr) else {
        let message = format!("{} is no pointer", p.m.show(ptr));
        return p.breaks(rule::INDEX, span, message);
    };
    let mut words = words.iter();
    let aggregate = matches!(
        p.m.types.resolved(to),
        Type::Struct(..) | Type::Array(..) | Type::Unsized(_)
    );
    if (!into || !aggregate)
        && let Some(&first) = words.next()
    {
        sequential_index(p, first, ptr, span)?;
    }
    for &word in words {
        to = match p.m.types.resolved(to) {
            Type::Struct(fields, _) => {
                let index = p.m.int_of(Operand(word));
                let fields = p.m.types.get_list(fields);
                let ty = word_ty(p, word).and_then(|ty| p.m.types.primitive(ty));
                let right = matches!(ty, Some(Ty::UINT | Ty::UBYTE));
                match index.and_then(|n| fields.get(n as usize)) {
                    Some(&field) if right => field,
                    _ => {
                        let what = match (index, ty) {
                            (Some(n), _) if right => format!("field {n}"),
                            (_, Some(ty)) => format!("an index of type {}", p.m.show(ty)),
                            _ => "an index that is no constant".into(),
                        };
                        let message = format!("{what} of {}", p.m.show(to));
                        return p.breaks(rule::INDEX, span, message);
                    }
                }
            }
            Type::Array(elem, _) | Type::Unsized(elem) | Type::Packed(elem, _) => {
                sequential_index(p, word, to, span)?;
                elem
            }
            _ => {
                let message = format!("an index into {}", p.m.show(to));
                return p.breaks(rule::INDEX, span, message);
            }
        };
    }
    Ok(to)
}

fn sequential_index(p: &Parser<'_>, word: u32, of: Ty, span: Span) -> Parsed<()> {
    let ty = word_ty(p, word);
    match ty.and_then(|ty| p.m.types.integer(ty)) {
        Some(_) => Ok(()),
        None => {
            let shown = ty.map_or("no type".into(), |ty| p.m.show(ty));
            let message = format!("an index of {} is {shown}", p.m.show(of));
            p.breaks(rule::INDEX, span, message)
        }
    }
}

fn phi(p: &mut Parser<'_>) -> Parsed<()> {
    let (ty, span) = types::spanned_ty(p)?;
    if !p.m.types.is_first_class(ty) {
        let message = format!("`phi` of {}", p.m.show(ty));
        return p.breaks(rule::PHI_TYPE, span, message);
    }
    loop {
        p.punct(b'[')?;
        value(p, ty)?;
        p.punct(b',')?;
        p.eat_word("label");
        label_name(p)?;
        p.punct(b']')?;
        if !p.eat(b',') {
            break;
        }
    }
    finish(p, Opcode::Phi, 0, 0, ty, ty)
}

fn variable_argument(p: &mut Parser<'_>, op: Opcode) -> Parsed<()> {
    let start = p.start;
    let list = typed_value(p)?;
    p.punct(b',')?;
    let ty = types::ty(p)?;
    if p.m.types.pointee(list).is_none() || !p.m.types.is_first_class(ty) {
        let message = format!(
            "`{}` of {} from a list of type {}",
            op.word(),
            p.m.show(ty),
            p.m.show(list)
        );
        return p.breaks(rule::VA_LIST, p.span(start), message);
    }
    let result = if op == Opcode::VaNext { list } else { ty };
    finish(p, op, 0, 0, ty, result)
}

/// A call of a built-in function of 2002, behind its name.
pub(super) fn builtin(p: &mut Parser<'_>, name: Name, builtin: Builtin) -> Parsed<()> {
    let start = p.start;
    p.scratch.words.push(name.0);
    p.punct(b'(')?;
    let ty = typed_value(p)?;
    let mut count = 1;
    let mut right = true;
    while p.eat(b',') {
        let other = typed_value(p)?;
        right &= p.m.types.same(ty, other);
        count += 1;
    }
    p.punct(b')')?;
    let span = p.span(start);
    let float = p.m.types.is_float(ty);
    right &= match builtin {
        Builtin::Math(..) => float,
        _ => float || p.m.types.integer(ty).is_some(),
    };
    if !right || count != builtin.arity() {
        let message = format!(
            "`{}` of {count} arguments, the first of type {}",
            p.m.names.text(name),
            p.m.show(ty)
        );
        return p.breaks(rule::BUILTIN, span, message);
    }
    finish(p, Opcode::Builtin, 0, 0, ty, ty)
}

/// A calling convention: its number, and whether it is `csretcc`.
pub(super) fn convention(p: &mut Parser<'_>) -> Parsed<(u32, bool)> {
    let word = p.peek_word();
    // The number may stand right behind the word.
    let is_numbered = |rest: &[u8]| !rest.is_empty() && rest.iter().all(u8::is_ascii_digit);
    let number = match word {
        b"ccc" | b"csretcc" => 0,
        b"fastcc" => 8,
        b"coldcc" => 9,
        b"x86_stdcallcc" => 64,
        b"x86_fastcallcc" => 65,
        [b'c', b'c', rest @ ..] if rest.is_empty() || is_numbered(rest) => {
            p.next_at();
            p.i = &p.i[2..];
            let start = p.next_at();
            let n = p.uint()?;
            if n > 255 {
                let span = p.span(start);
                return p.breaks(rule::CALLEE, span, "a calling convention above 255");
            }
            return Ok((n as u32, false));
        }
        _ => return Ok((0, false)),
    };
    p.next_at();
    p.i = &p.i[word.len()..];
    Ok((number, word == b"csretcc"))
}

fn call(p: &mut Parser<'_>, op: Opcode, flags: u8) -> Parsed<()> {
    let (fn_ty, ret, mut flags, conv) = callee_and_args(p, flags)?;
    if p.eat_word("with") {
        label(p)?;
        flags |= flag::WITH;
        let span = p.span(p.start);
        p.of_year(
            "`with label`",
            Dialect::Llvm2002,
            span,
            ": write an `invoke`",
        );
    }
    finish(p, op, flags, conv, fn_ty, ret)
}

fn invoke(p: &mut Parser<'_>) -> Parsed<()> {
    p.scratch.words.extend([Block::MISSING.0; 2]);
    let (fn_ty, ret, flags, conv) = callee_and_args(p, 0)?;
    p.word("to")?;
    label(p)?;
    if !p.eat_word("except") && !p.eat_word("unwind") {
        return p.expected("`except`");
    }
    p.eat_word("to");
    label(p)?;
    let unwind = p.scratch.words.pop().unwrap_or(0);
    let normal = p.scratch.words.pop().unwrap_or(0);
    p.scratch.words[0] = normal;
    p.scratch.words[1] = unwind;
    finish(p, Opcode::Invoke, flags, conv, fn_ty, ret)
}

/// `[cc] T callee(args)`, where `T` is the type of the result or of the pointer to the function.
/// Gives the function type and the type of the result.
fn callee_and_args(p: &mut Parser<'_>, mut flags: u8) -> Parsed<(Ty, Ty, u8, u8)> {
    let (conv, sret) = convention(p)?;
    if sret {
        flags |= flag::SRET;
    }
    let written = types::ty(p)?;
    let full = match p.m.types.resolved(written) {
        Type::Pointer(to) => match p.m.types.resolved(to) {
            Type::Function(ret, params, varargs) => Some((to, ret, params, varargs)),
            _ => None,
        },
        Type::Function(ret, params, varargs) => Some((written, ret, params, varargs)),
        _ => None,
    };
    let start = p.next_at();
    let name = p.try_name()?;
    let mut callee = None;
    if name.is_none() {
        callee = Some(match full {
            Some((fn_ty, ..)) => {
                let ty = p.m.types.pointer(fn_ty);
                consts::plain_const(p, ty)?
            }
            None => callee_expression(p, start)?,
        });
    }
    let callee_span = p.span(start);
    let at = p.scratch.words.len();
    p.scratch.words.push(Operand::MISSING.0);
    p.punct(b'(')?;
    let fixed = full.map(|(_, _, params, _)| Few::from_slice(p.m.types.get_list(params)));
    let mut types: Few<Ty> = Few::new();
    if !p.eat(b')') {
        loop {
            let start = p.next_at();
            let ty = typed_value(p)?;
            if let Some(&wanted) = fixed.as_ref().and_then(|fixed| fixed.get(types.len()))
                && !p.m.types.same(ty, wanted)
            {
                let message = format!(
                    "argument {} is {}, not {}",
                    types.len() + 1,
                    p.m.show(ty),
                    p.m.show(wanted)
                );
                return p.breaks(rule::ARGUMENTS, p.span(start), message);
            }
            types.push(ty);
            if !p.eat(b',') {
                break;
            }
        }
        p.punct(b')')?;
    }
    let (fn_ty, ret) = match (full, fixed) {
        (Some((fn_ty, ret, _, varargs)), Some(fixed)) => {
            if types.len() < fixed.len() || types.len() > fixed.len() && !varargs {
                let message = format!(
                    "a call with {} arguments of {}",
                    types.len(),
                    p.m.show(fn_ty)
                );
                return p.breaks(rule::ARGUMENTS, callee_span, message);
            }
            (fn_ty, ret)
        }
        _ => {
            flags |= flag::SHORT;
            (p.m.types.function(written, &types, false), written)
        }
    };
    let ty = p.m.types.pointer(fn_ty);
    match (name, callee) {
        (Some(name), _) => match locals::local(p, name, ty) {
            Some(value) => p.scratch.words[at] = Operand::value(value).0,
            None => p.scratch.waiting.push((at, name, ty, callee_span)),
        },
        (None, Some(id)) => {
            let callee = &mut p.m.consts[id];
            if matches!(callee.kind, ConstKind::Asm(..)) {
                callee.ty = ty;
            }
            let own = callee.ty;
            if !p.m.types.same(own, ty) {
                let message = format!("{} is called as {}", p.m.show(own), p.m.show(ty));
                return p.breaks(rule::CALLEE, callee_span, message);
            }
            p.scratch.words[at] = Operand::constant(ConstId(id.0)).0;
        }
        _ => {}
    }
    Ok((fn_ty, ret, flags, conv as u8))
}

/// A callee that is a constant expression, which says its own type, or assembly.
fn callee_expression(p: &mut Parser<'_>, start: usize) -> Parsed<super::super::ast::ConstId> {
    let word = p.peek_word();
    match Opcode::from_word(word) {
        Some(op) => {
            p.i = &p.i[word.len()..];
            p.nested(|p| consts::expression(p, op, start))
        }
        None if word == b"asm" => {
            p.i = &p.i[word.len()..];
            // The call gives it its type.
            consts::asm_const(p, Ty::VOID)
        }
        None => p.expected("the function that is called"),
    }
}
