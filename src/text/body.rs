//! Function bodies: statements, labels, names, and what is settled when the body ends.

use super::error::{self, Error, Expected};
use super::lex::{
    ALPHA, BLANK, DIGIT, Input, NAME, PResult, fail, ident, is, punct, run, skip, skip_line, string,
};
use super::locals::{Locals, NO_VALUE};
use super::parser::Parser;
use crate::diag::{Diagnostic, Span, suggest};
use crate::entity::Entity;
use crate::ir::body::{BlockData, Mismatch};
use crate::ir::{Block, FuncId, Inst, InstData, LocalName, LocalNameKind, Operand, TypeId, Value};

/// A body of more instructions than this is given away as it is instead of copied to size.
const LARGE: usize = 1 << 14;
/// How many errors get a guess at what was meant: guessing looks at all names.
const MAX_GUESSES: usize = 50;

impl<'a> Parser<'a> {
    /// Parses the body of `func`, which stands at `span`, without its braces.
    pub(super) fn function_body(&mut self, func: FuncId, span: Span) {
        self.end = span.end();
        let mut i = &self.text[span.start as usize..span.end()];
        self.locals.start(i.len());
        self.block_users.clear();
        self.block_open = false;
        self.prev_end = span.start as usize;
        self.define_params(func);
        let mut closed = self.text.get(span.end()) == Some(&b'}');
        loop {
            i = skip_line(i);
            match i {
                [] => break,
                [b'}', rest @ ..] => {
                    // The skim took the end of something else for the end of this body.
                    closed = true;
                    if !skip(rest).is_empty() {
                        let late = self.span(rest, &[]);
                        self.late.push(late);
                    }
                    break;
                }
                _ => {}
            }
            match self.statement(i) {
                Ok((rest, ())) => i = rest,
                Err(nom::Err::Error(e) | nom::Err::Failure(e)) => i = self.bad_statement(i, e),
                Err(nom::Err::Incomplete(_)) => break,
            }
        }
        if !closed && self.body.gaps().is_empty() {
            let brace = Span::new(span.start as usize - 1, span.start as usize);
            let end = error::found(
                self.text,
                span.start as usize,
                span.end().min(self.text.len()),
            )
            .0;
            let end = Span::new(end.start as usize, end.start as usize);
            self.diags.push(
                Diagnostic::error("syntax", end, "this function body is not closed by `}`")
                    .also(brace, "opened here")
                    .fix(end, "\n}", "add a closing brace")
                    .certain(),
            );
        }
        self.close_block();
        self.settle_values();
        self.settle_labels();
        let body = self.take_body();
        self.m.funcs[func].body = Some(body);
        self.end = self.text.len();
    }

    fn define_params(&mut self, func: FuncId) {
        self.func = func;
        let count = self.m.funcs[func].params.len();
        self.body.param_count = count as u32;
        for n in 0..count {
            let param = self.m.funcs[func].params[n];
            let value = self.body.types.push(param.ty);
            self.body.names.push(param.name);
            if param.name == LocalName::UNNAMED {
                let number = self.locals.take_next();
                self.define_implicit(number, value);
            } else {
                self.define(param.name, value, param.span);
            }
        }
    }

    /// The finished body; the scratch one is empty again and keeps its memory.
    fn take_body(&mut self) -> crate::ir::Body {
        let body = &mut self.body;
        if body.insts.len() > LARGE {
            let mut body = std::mem::take(body);
            body.shrink_to_fit();
            return body;
        }
        let copy = body.clone();
        body.clear();
        copy
    }

    /// One statement: a label or an instruction.
    #[inline(always)]
    fn statement(&mut self, i: Input<'a>) -> PResult<'a, ()> {
        if let [b'%', after @ ..] = i {
            let (rest, name) = ident(after)?;
            let name = self.local_name(name);
            self.statement_name = name;
            let (rest, ()) = punct(b'=')(rest)?;
            return self.instruction(i, skip(rest), name);
        }
        self.statement_name = LocalName::UNNAMED;
        if let [b, ..] = i
            && is(*b, ALPHA)
            && i.get(run(i, NAME)) != Some(&b':')
        {
            return self.instruction(i, i, LocalName::UNNAMED);
        }
        self.other_statement(i)
    }

    /// A label or a debug record.
    #[inline(never)]
    fn other_statement(&mut self, i: Input<'a>) -> PResult<'a, ()> {
        match i {
            [b, ..] if is(*b, NAME) || *b == b'"' => {
                let (rest, name) = ident(i)?;
                let name = self.local_name(name);
                let span = self.span(i, rest);
                let (rest, ()) = match rest {
                    [b':', rest @ ..] => (rest, ()),
                    _ => return fail(i, Expected::Instruction),
                };
                self.open_block(name, span);
                Ok((rest, ()))
            }
            [b'#', ..] if i.starts_with(b"#dbg_") => self.debug_record(i),
            // Metadata of the instruction on the line before.
            [b',', ..] if !self.body.insts.is_empty() && super::lex::peek(&i[1..]) == b'!' => {
                self.attachments(i)
            }
            _ => fail(i, Expected::Instruction),
        }
    }

    /// Attributes of the call on the line before.
    fn late_attributes(&mut self, i: Input<'a>) -> PResult<'a, ()> {
        let last = self.body.insts.values().next_back();
        let (Some(&InstData::Call { call }), true) = (last, self.block_open) else {
            return fail(i, Expected::Instruction);
        };
        let (rest, set) = self.attributes(i, super::attrs::AttrPosition::Function)?;
        if set == crate::ir::AttrSet::EMPTY {
            return fail(i, Expected::Instruction);
        }
        let own = self.body.calls[call].fn_attrs;
        let both = [own, set].map(|set| self.m.attrs.get(set)).concat();
        self.body.calls[call].fn_attrs = self.m.attrs.intern(&both);
        self.attachments(rest)
    }

    /// A statement that starts with a word that is no instruction.
    pub(super) fn directive(&mut self, i: Input<'a>) -> PResult<'a, ()> {
        if i.starts_with(b"uselistorder") {
            return self.body_use_list(i);
        }
        self.late_attributes(i)
    }

    /// Reports a statement that failed and finds the next one.
    #[cold]
    fn bad_statement(&mut self, start: Input<'a>, e: Error) -> Input<'a> {
        if let Some(rest) = self.mend_statement(start, e) {
            return rest;
        }
        // What was left is counted from where the failure was, in this body.
        let mut left = e.left as usize;
        if e.expected == Expected::Reported || left > start.len() {
            left = start.len();
        } else {
            self.syntax_error(start, e);
        }
        self.words.clear();
        self.type_stack.clear();
        self.const_stack.clear();
        self.forget_uses(start);
        if !self.block_open {
            self.open_unlabelled(start);
        }
        let gap = self.body.insts.next_key();
        self.body.notes_mut().gaps.push(gap);
        // Uses of what the statement would have defined are no errors of their own.
        let name = self.statement_name;
        if name != LocalName::UNNAMED {
            let slot = self.locals.slot(name);
            let word = slot.value;
            if word == NO_VALUE {
                slot.value = Operand::MISSING.0;
            } else if let Some(forward) = Locals::as_forward(Operand(word)) {
                slot.value = Operand::MISSING.0;
                self.locals.forwards[forward as usize].defined = true;
            }
            self.locals.take(name);
        }
        let fault = &start[start.len() - left..];
        // A token that starts a line was meant to start a statement.
        let before = &self.text[..self.at(fault)];
        let line = before
            .iter()
            .rposition(|&b| !is(b, BLANK) || b == b'\n')
            .is_some_and(|at| before[at] == b'\n');
        if line && fault.len() < start.len() && starts_statement(fault) {
            return fault;
        }
        let mut rest = fault;
        loop {
            let Some(at) = memchr::memchr(b'\n', rest) else {
                return &[];
            };
            rest = &rest[at + 1..];
            let next = skip(rest);
            if next.is_empty() || starts_statement(next) {
                return next;
            }
            rest = next;
        }
    }

    /// Goes on with a statement that is wrong in one place only, where it is certain what is meant:
    /// reports that, and gives what comes behind it.
    fn mend_statement(&mut self, start: Input<'a>, e: Error) -> Option<Input<'a>> {
        let fault = start.get(start.len().checked_sub(e.left as usize)?..)?;
        if e.expected != super::error::Expected::Byte(b'=') || !fault.starts_with(b":") {
            return None;
        }
        if let Some(rest) = fault.strip_prefix(b":=") {
            self.syntax_error(start, e);
            let made = self.instruction(start, skip(rest), self.statement_name);
            return Some(match made {
                Ok((rest, ())) => rest,
                Err(nom::Err::Error(e) | nom::Err::Failure(e)) => self.bad_statement(start, e),
                Err(nom::Err::Incomplete(_)) => &[],
            });
        }
        let sign = self.span(start, &start[1..]);
        let label = self.span(start, fault);
        let shown = self.shown(self.statement_name);
        let message = format!("a label is defined without a percent sign: `{shown}:`");
        self.diags.push(
            Diagnostic::error("syntax", label, message)
                .fix(sign, "", "remove the percent sign")
                .certain(),
        );
        self.open_block(self.statement_name, label);
        Some(&fault[1..])
    }

    /// Forgets what a statement that has failed has used: that it failed was said already.
    fn forget_uses(&mut self, start: Input<'a>) {
        let start = self.at(start) as u32;
        if self.body.notes.is_some() {
            let mismatches = &mut self.body.notes_mut().mismatches;
            mismatches.retain(|mismatch| mismatch.span.start < start);
        }
        self.locals.uses.retain(|used| used.span.start < start);
        // Other uses of a name are told of on their own.
        for at in (0..self.locals.forwards.len()).rev() {
            let forward = &mut self.locals.forwards[at];
            if forward.span.start < start {
                break;
            }
            let was_defined = std::mem::replace(&mut forward.defined, true);
            let name = forward.name;
            if !was_defined {
                self.locals.slot(name).value = NO_VALUE;
            }
        }
        for at in (0..self.locals.labels.len()).rev() {
            let label = &mut self.locals.labels[at];
            if label.span.start < start {
                break;
            }
            if label.block == u32::MAX {
                label.forgotten = true;
                let name = label.name;
                self.locals.slot(name).label = super::locals::NO_LABEL;
            }
        }
    }

    // Blocks.

    /// Starts a block at a label.
    pub(super) fn open_block(&mut self, name: LocalName, span: Span) {
        self.close_block();
        let block = self.body.blocks.next_key();
        let label = self.locals.label(name, span);
        let row = &mut self.locals.labels[label as usize];
        if row.block == u32::MAX {
            row.block = block.0;
            row.span = span;
        } else if self.body.blocks[Block(row.block)].name == LocalName::UNNAMED {
            // The number that an unlabelled block was given here is no label that was written.
            row.block = block.0;
            row.span = span;
        } else {
            let first = row.span;
            let shown = self.shown(name);
            self.diags.push(
                Diagnostic::error(
                    "redefinition",
                    span,
                    format!("label `{shown}` is defined twice"),
                )
                .also(first, "first defined here"),
            );
        }
        self.locals.take(name);
        self.push_block(name, span);
    }

    fn push_block(&mut self, name: LocalName, span: Span) {
        let first = self.body.insts.next_key();
        self.body.blocks.push(BlockData {
            name,
            span,
            first,
            end: first,
        });
        self.block_open = true;
    }

    /// Starts a block that has no label at the instruction `i`. Its number is the next one, or
    /// what a comment in front of it says (`; <label>:7`).
    #[inline(never)]
    pub(super) fn open_unlabelled(&mut self, i: Input<'a>) {
        let at = self.at(i);
        let before = &self.text[self.prev_end.min(at)..at];
        let mut number = None;
        if let Some(comment) = memchr::memmem::rfind(before, b"<label>:") {
            let digits = &before[comment + b"<label>:".len()..];
            if let Ok((_, n)) = super::lex::uint32(digits)
                && n <= LocalName::MAX_NUMBER
                && self.is_mentioned(n, self.locals.next)
            {
                number = Some(LocalName::number(n));
            }
        }
        let name = match number {
            Some(number) => {
                self.locals.take(number);
                number
            }
            None => self.locals.take_next(),
        };
        let span = Span::new(at, at);
        let block = self.body.blocks.next_key();
        let label = self.locals.label(name, span);
        let row = &mut self.locals.labels[label as usize];
        if row.block == u32::MAX {
            row.block = block.0;
            row.span = span;
        }
        self.push_block(number.unwrap_or(LocalName::UNNAMED), span);
    }

    /// Whether a block is rather this one than the one that counting gives, by the labels that were
    /// met: comments say what they like.
    fn is_mentioned(&mut self, said: u32, counted: u32) -> bool {
        let mut met = |n| self.locals.slot(LocalName::number(n)).label != super::locals::NO_LABEL;
        met(said) && (counted > LocalName::MAX_NUMBER || !met(counted))
    }

    /// Ends the open block behind the last instruction.
    pub(super) fn close_block(&mut self) {
        if self.block_open {
            let end = self.body.insts.next_key();
            let last = Block::new(self.body.blocks.len() - 1);
            self.body.blocks[last].end = end;
            self.block_open = false;
        }
    }

    // Values.

    /// Gives a value its name.
    #[inline(always)]
    pub(super) fn define(&mut self, name: LocalName, value: Value, span: Span) {
        let slot = self.locals.slot(name);
        if slot.value == NO_VALUE {
            slot.value = value.0;
        } else {
            self.define_again(name, value, span);
        }
        self.locals.take(name);
    }

    #[inline(never)]
    fn define_again(&mut self, name: LocalName, value: Value, span: Span) {
        let word = self.locals.slot(name).value;
        if let Some(forward) = Locals::as_forward(Operand(word)) {
            let forward = &mut self.locals.forwards[forward as usize];
            forward.target = Operand::value(value);
            forward.defined = true;
        } else if let Some(first) = Locals::value_of(word)
            && self.body.names[first] != LocalName::UNNAMED
        {
            let shown = self.shown(name);
            let first_span = self.name_span(first);
            let again = &self.text[span.start as usize..span.end()];
            let span = match again {
                [b'%', ..] => Span {
                    len: super::lex::token_len(again) as u32,
                    ..span
                },
                _ => span,
            };
            self.diags.push(
                Diagnostic::error("redefinition", span, format!("`%{shown}` is defined twice"))
                    .also(first_span, "first defined here"),
            );
            return;
        }
        self.locals.slot(name).value = value.0;
    }

    /// Gives a value the number that counting gives it, unless the text says otherwise.
    pub(super) fn define_implicit(&mut self, number: LocalName, value: Value) {
        let slot = self.locals.slot(number);
        if slot.value == NO_VALUE || slot.value == Operand::MISSING.0 {
            slot.value = value.0;
        } else if let Some(forward) = Locals::as_forward(Operand(slot.value)) {
            slot.value = value.0;
            let forward = &mut self.locals.forwards[forward as usize];
            forward.target = Operand::value(value);
            forward.defined = true;
        }
    }

    /// Where the name of a value stands in its definition.
    fn name_span(&self, value: Value) -> Span {
        match value.0.checked_sub(self.body.param_count) {
            Some(inst) => {
                let span = self.body.spans[Inst(inst)];
                let text = &self.text[span.start as usize..span.end()];
                Span::new(
                    span.start as usize,
                    span.start as usize + super::lex::token_len(text),
                )
            }
            None => self.m.funcs[self.func]
                .params
                .get(value.index())
                .map_or(Span::NONE, |param| param.span),
        }
    }

    /// A use of a local name with the type written in front of it.
    #[inline(always)]
    pub(super) fn local_use(
        &mut self,
        name: LocalName,
        ty: TypeId,
        from: Input<'a>,
        to: Input<'a>,
    ) -> Operand {
        let word = self.locals.slot(name).value;
        if let Some(value) = Locals::value_of(word) {
            if self.body.types[value] != ty {
                self.check_use(Operand(word), ty, self.span(from, to));
            }
            return Operand(word);
        }
        self.unknown_use(name, word, ty, self.span(from, to))
    }

    /// Notes a use whose written type is not the operand's.
    #[inline(never)]
    pub(super) fn check_use(&mut self, operand: Operand, written: TypeId, span: Span) {
        let Some(own) = self.m.operand_type(&self.body, operand) else {
            return;
        };
        if !self.agree(own, written) {
            let inst = self.body.insts.next_key();
            self.body.notes_mut().mismatches.push(Mismatch {
                inst,
                span,
                written,
                operand,
            });
        }
    }

    #[inline(never)]
    fn unknown_use(&mut self, name: LocalName, word: u32, written: TypeId, span: Span) -> Operand {
        if word == Operand::MISSING.0 {
            return Operand::MISSING;
        }
        let operand = match word {
            NO_VALUE => self.locals.forward(name, span),
            word => Operand(word),
        };
        if let Some(forward) = Locals::as_forward(operand) {
            let inst = self.body.insts.next_key();
            self.locals.uses.push(super::locals::ForwardUse {
                inst,
                forward,
                written,
                span,
            });
        }
        operand
    }

    // The end of a body.

    /// Replaces placeholders by what the names turned out to be.
    fn settle_values(&mut self) {
        if self.locals.forwards.is_empty() {
            return;
        }
        for at in 0..self.locals.forwards.len() {
            let forward = &self.locals.forwards[at];
            if !forward.defined {
                let (name, span) = (forward.name, forward.span);
                self.undefined_value(name, span);
            }
        }
        self.settle_metadata();
        let uses = std::mem::take(&mut self.locals.uses);
        let mut mismatches = Vec::new();
        let mut last = None;
        for used in &uses {
            let target = self.locals.forwards[used.forward as usize].target;
            if let Some(own) = self.m.operand_type(&self.body, target)
                && !self.agree(own, used.written)
            {
                mismatches.push(Mismatch {
                    inst: used.inst,
                    span: used.span,
                    written: used.written,
                    operand: target,
                });
            }
            // All placeholders of an instruction are replaced at once.
            if last != Some(used.inst) && used.inst.index() < self.body.insts.len() {
                last = Some(used.inst);
                let forwards = &self.locals.forwards;
                self.body
                    .map_operands(used.inst, |operand| match Locals::as_forward(operand) {
                        Some(forward) => forwards[forward as usize].target,
                        None => operand,
                    });
            }
        }
        self.locals.uses = uses;
        if !mismatches.is_empty() {
            let all = &mut self.body.notes_mut().mismatches;
            all.extend(mismatches);
            all.sort_by_key(|m| m.span);
        }
    }

    /// Replaces label numbers by block numbers.
    fn settle_labels(&mut self) {
        let mut in_order = true;
        for at in 0..self.locals.labels.len() {
            let label = &self.locals.labels[at];
            if label.block == u32::MAX && !label.forgotten {
                let (name, span) = (label.name, label.span);
                self.undefined_label(name, span);
            }
            in_order &= self.locals.labels[at].block == at as u32;
        }
        if in_order {
            return;
        }
        let mut users = std::mem::take(&mut self.block_users);
        // An instruction that failed after it was marked left its place to the next, or to none.
        users.dedup();
        users.retain(|inst| inst.index() < self.body.insts.len());
        let labels = &self.locals.labels;
        for &inst in &users {
            self.body
                .map_blocks(inst, |block| match labels.get(block.index()) {
                    Some(label) => Block(label.block),
                    None => block,
                });
        }
        self.block_users = users;
    }

    #[cold]
    fn undefined_value(&mut self, name: LocalName, span: Span) {
        let shown = self.shown(name);
        let mut diagnostic = Diagnostic::error(
            "undefined-local",
            span,
            format!("use of undefined value `%{shown}`"),
        );
        if self.diags.error_count() < MAX_GUESSES {
            let guess = match name.kind() {
                LocalNameKind::Named(name) => {
                    let names = &self.m.names;
                    let written = names.get(name);
                    let locals = self.body.names.values().filter_map(|n| match n.kind() {
                        LocalNameKind::Named(name) => Some((names.get(name), name)),
                        _ => None,
                    });
                    suggest::closest(written, locals)
                        .map(|best| format!("%{}", crate::ir::print::name_text(names.get(best))))
                        .or_else(|| {
                            let global = self.m.by_name.get(name, false)?;
                            (self.m.globals[global].kind != crate::ir::GlobalKind::Undeclared)
                                .then(|| format!("@{shown}"))
                        })
                }
                _ => None,
            };
            if let Some(guess) = guess {
                let text = format!("did you mean `{guess}`?");
                diagnostic = diagnostic.fix(span, guess, text);
            }
        }
        if self.locals.slot(name).label != super::locals::NO_LABEL {
            diagnostic = diagnostic.note(format!("`%{shown}` is a label, not a value"));
        }
        self.diags.push(diagnostic);
    }

    #[cold]
    fn undefined_label(&mut self, name: LocalName, span: Span) {
        let shown = self.shown(name);
        let mut diagnostic = Diagnostic::error(
            "undefined-label",
            span,
            format!("use of undefined label `%{shown}`"),
        );
        if self.diags.error_count() < MAX_GUESSES
            && let LocalNameKind::Named(name) = name.kind()
        {
            let names = &self.m.names;
            let labels = self
                .body
                .blocks
                .values()
                .filter_map(|b| match b.name.kind() {
                    LocalNameKind::Named(name) => Some((names.get(name), name)),
                    _ => None,
                });
            if let Some(best) = suggest::closest(names.get(name), labels) {
                let guess = format!("%{}", crate::ir::print::name_text(names.get(best)));
                let text = format!("did you mean `{guess}`?");
                diagnostic = diagnostic.fix(span, guess, text);
            }
        }
        let value = Locals::value_of(self.locals.slot(name).value);
        if let Some(value) = value.filter(|&value| value.index() < self.body.names.len()) {
            let defined = self.name_span(value);
            diagnostic = diagnostic.also(defined, "this is a value").note(format!(
                "`%{shown}` is a value, not a label; a label is a name with a colon on a line of its own"
            ));
        } else if let Some(other) = self.label_elsewhere(&shown) {
            diagnostic = diagnostic
                .also(other, "a label of another function")
                .note("a branch stays in its function; another function is called");
        }
        self.diags.push(diagnostic);
    }

    /// Where a label of this name is defined, outside of this body.
    fn label_elsewhere(&self, name: &str) -> Option<Span> {
        if self.diags.error_count() >= MAX_GUESSES {
            return None;
        }
        let line = format!("\n{name}:");
        let at = memchr::memmem::find(self.text, line.as_bytes())?;
        Some(Span::new(at + 1, at + 1 + name.len()))
    }

    /// A local name for a message, without its sigil.
    pub(super) fn shown(&self, name: LocalName) -> String {
        match name.kind() {
            LocalNameKind::Named(name) => crate::ir::print::name_text(self.m.names.get(name)),
            LocalNameKind::Number(n) => n.to_string(),
            LocalNameKind::Unnamed => String::new(),
        }
    }

    /// Appends an instruction and gives its value a name.
    #[inline(always)]
    pub(super) fn push_inst(
        &mut self,
        start: Input<'a>,
        end: Input<'a>,
        data: InstData,
        ty: TypeId,
        name: LocalName,
    ) {
        if !self.block_open {
            self.open_unlabelled(start);
        }
        let value = self.body.types.push(ty);
        self.body.names.push(name);
        self.body.insts.push(data);
        let span = self.span(start, end);
        self.body.spans.push(span);
        self.prev_end = span.end();
        if name != LocalName::UNNAMED {
            self.define(name, value, span);
        } else if ty != TypeId::VOID {
            let number = self.locals.take_next();
            self.define_implicit(number, value);
        }
        if data.is_terminator() {
            self.close_block();
        }
    }
}

/// Whether a line starts a statement, and does not go on with the one before: only lists of
/// cases, the targets of an `invoke` and the clauses of a `landingpad` take more than a line.
fn starts_statement(i: Input<'_>) -> bool {
    match i {
        [b'}' | b'#', ..] => true,
        [b'%', ..] => match ident(&i[1..]) {
            Ok((rest, _)) => matches!(super::lex::peek(rest), b'=' | b'a'..=b'z'),
            Err(_) => false,
        },
        [b'"', ..] => matches!(string(i), Ok(([b':', ..], _))),
        [b, ..] if is(*b, NAME) => {
            let len = run(i, NAME);
            i.get(len) == Some(&b':')
                || is(*b, ALPHA)
                    && !matches!(
                        &i[..len],
                        b"to" | b"unwind" | b"catch" | b"filter" | b"cleanup"
                    )
                    && !matches!(&i[..len], [b'i', digits @ ..] if digits.iter().all(|&d| is(d, DIGIT)))
        }
        _ => false,
    }
}
