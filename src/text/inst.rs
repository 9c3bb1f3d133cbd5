//! Instructions, all but calls and the atomic ones.

use super::error::Expected;
use super::global::short_align;
use super::lex::{
    ALPHA, DIGIT, Input, NAME, PResult, eat, eat_word, fail, ident, is, key, key_of, keyword, peek,
    peek_word, punct, run, skip, starts, uint32, unescape,
};
use super::opcode::{Opcode, opcode};
use super::parser::Parser;
use crate::diag::Diagnostic;
use crate::entity::List;
use crate::ir::derive::GepWalk;
use crate::ir::inst::{Align, Flags, GepFlags, MemFlags, Ordering, SyncScope};
use crate::ir::{
    BinaryOp, Block, CastOp, FCmpCond, ICmpCond, InstData, LocalName, Operand, OperandKind, Type,
    TypeId,
};

/// An instruction that was read: its data and the type of its result.
pub(super) type Made = (InstData, TypeId);

impl<'a> Parser<'a> {
    /// The instruction at `i`; the statement starts at `start`, with the name it defines, if any.
    #[inline(always)]
    pub(super) fn instruction(
        &mut self,
        start: Input<'a>,
        i: Input<'a>,
        name: LocalName,
    ) -> PResult<'a, ()> {
        let len = run(i, ALPHA | DIGIT);
        let Some(op) = opcode(i, len) else {
            return self.directive(i);
        };
        let rest = &i[len..];
        let (rest, (data, ty)) = match op {
            Opcode::Binary(op) => self.binary(rest, op)?,
            Opcode::Load => self.load(rest)?,
            Opcode::Store => self.store(rest)?,
            Opcode::ICmp => self.icmp(rest)?,
            Opcode::Br => self.br(rest)?,
            Opcode::Gep => self.gep(rest)?,
            Opcode::Call => self.call(rest, crate::ir::body::TailKind::None)?,
            Opcode::Cast(op) => self.cast(rest, op)?,
            Opcode::Ret => self.ret(rest)?,
            Opcode::Alloca => self.alloca(rest)?,
            Opcode::Phi => self.phi(rest)?,
            op => self.rare(i, rest, op)?,
        };
        self.push_inst(start, rest, data, ty, name);
        // Most statements end with their line.
        match rest {
            [b'\n', ..] => Ok((rest, ())),
            _ => self.attachments(rest),
        }
    }

    #[inline(never)]
    fn rare(&mut self, i: Input<'a>, rest: Input<'a>, op: Opcode) -> PResult<'a, Made> {
        use crate::ir::body::TailKind;
        match op {
            Opcode::FCmp => self.fcmp(rest),
            Opcode::FNeg => {
                let (rest, flags) = fast_math(rest)?;
                let (rest, (ty, arg)) = self.typed_operand(rest)?;
                Ok((rest, (InstData::FNeg { flags, arg }, ty)))
            }
            Opcode::Freeze => {
                let (rest, (ty, arg)) = self.typed_operand(rest)?;
                Ok((rest, (InstData::Freeze { arg }, ty)))
            }
            Opcode::Select => self.select(rest),
            Opcode::Tail => self.call(keyword("call")(rest)?.0, TailKind::Tail),
            Opcode::MustTail => self.call(keyword("call")(rest)?.0, TailKind::MustTail),
            Opcode::NoTail => self.call(keyword("call")(rest)?.0, TailKind::NoTail),
            Opcode::Invoke => self.invoke(rest),
            Opcode::CallBr => self.callbr(rest),
            Opcode::VaArg => {
                let (rest, (_, list)) = self.typed_operand(rest)?;
                let (rest, ()) = punct(b',')(rest)?;
                let (rest, ty) = self.ty(rest)?;
                Ok((rest, (InstData::VaArg { list }, ty)))
            }
            Opcode::ExtractValue => self.extract_value(rest),
            Opcode::InsertValue => self.insert_value(rest),
            Opcode::ExtractElement => {
                let (rest, (ty, [a, b])) = self.typed_values::<2>(rest)?;
                let elem = self.m.types.element(ty).unwrap_or(TypeId::VOID);
                Ok((rest, (InstData::ExtractElement { args: [a, b] }, elem)))
            }
            Opcode::InsertElement => {
                let (rest, (ty, args)) = self.typed_values::<3>(rest)?;
                Ok((rest, (InstData::InsertElement { args }, ty)))
            }
            Opcode::ShuffleVector => {
                let (rest, (ty, args)) = self.typed_values::<3>(rest)?;
                // A mask that is no constant is wrong, and may be a value that comes later.
                let mask = match args[2].kind() {
                    OperandKind::Const(mask) => self.m.const_type(mask),
                    _ => ty,
                };
                let ty = self.m.types.shuffled(ty, mask);
                Ok((rest, (InstData::ShuffleVector { args }, ty)))
            }
            Opcode::Fence => self.fence(rest),
            Opcode::CmpXchg => self.cmpxchg(i, rest),
            Opcode::AtomicRmw => self.atomicrmw(rest),
            Opcode::LandingPad => self.landing_pad(rest),
            Opcode::Resume => {
                let (rest, (_, value)) = self.typed_operand(rest)?;
                Ok((rest, (InstData::Resume { value }, TypeId::VOID)))
            }
            Opcode::CatchSwitch => self.catch_switch(rest),
            Opcode::CatchPad | Opcode::CleanupPad => self.pad(rest, op == Opcode::CatchPad),
            Opcode::CatchRet => self.catch_ret(rest),
            Opcode::CleanupRet => self.cleanup_ret(rest),
            Opcode::Malloc => self.malloc(i, rest),
            Opcode::Free => self.free(i, rest),
            Opcode::Switch => self.switch(rest),
            Opcode::IndirectBr => {
                let (rest, (_, addr)) = self.typed_operand(rest)?;
                let (rest, ()) = punct(b',')(rest)?;
                let (rest, targets) = self.label_list(rest, None)?;
                self.uses_blocks();
                Ok((rest, (InstData::IndirectBr { addr, targets }, TypeId::VOID)))
            }
            Opcode::Volatile => {
                let (rest, (mut data, ty)) = match eat_word(rest, "load") {
                    Some(rest) => self.load(rest)?,
                    None => self.store(keyword("store")(rest)?.0)?,
                };
                if let InstData::Load { flags, .. } | InstData::Store { flags, .. } = &mut data {
                    *flags = flags.volatile();
                }
                Ok((rest, (data, ty)))
            }
            Opcode::Unreachable => Ok((rest, self.terminator(InstData::Unreachable))),
            _ => {
                let span = self.span(i, rest);
                let word = String::from_utf8_lossy(&i[..i.len() - rest.len()]).into_owned();
                self.report(Diagnostic::unsupported(
                    span,
                    format!("instruction `{word}`"),
                ))
            }
        }
    }

    /// Marks the instruction that is about to be pushed as one that names blocks.
    #[inline(always)]
    pub(super) fn uses_blocks(&mut self) {
        self.block_users.push(self.body.insts.next_key());
    }

    #[inline(always)]
    fn terminator(&mut self, data: InstData) -> Made {
        (data, TypeId::VOID)
    }

    // Operands.

    /// `T x`
    #[inline(always)]
    pub(super) fn typed_value(&mut self, i: Input<'a>) -> PResult<'a, (TypeId, Operand)> {
        let (i, ty) = self.ty(i)?;
        let (i, value) = self.value(i, ty)?;
        Ok((i, (ty, value)))
    }

    /// As [`Self::typed_value`], where speed is not worth a copy of its code: in what is rare.
    #[inline(never)]
    pub(super) fn typed_operand(&mut self, i: Input<'a>) -> PResult<'a, (TypeId, Operand)> {
        self.typed_value(i)
    }

    /// `T a, U b`; the type is that of the first.
    fn typed_values<const N: usize>(
        &mut self,
        mut i: Input<'a>,
    ) -> PResult<'a, (TypeId, [Operand; N])> {
        let mut args = [Operand::MISSING; N];
        let mut first = TypeId::VOID;
        for (n, arg) in args.iter_mut().enumerate() {
            if n > 0 {
                i = punct(b',')(i)?.0;
            }
            let (rest, (ty, value)) = self.typed_operand(i)?;
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
    pub(super) fn value(&mut self, i: Input<'a>, ty: TypeId) -> PResult<'a, Operand> {
        let from = skip(i);
        if let [b'%', after @ ..] = from
            && ty != TypeId::METADATA
        {
            let (rest, name) = ident(after)?;
            let name = self.local_name(name);
            // `%x = ...` on the next line: the operand was forgotten.
            if from.len() + 1 < i.len() && self.starts_next_statement(i, from, rest) {
                return fail(from, Expected::Value);
            }
            return Ok((rest, self.local_use(name, ty, from, rest)));
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
                && let Some(&id) = self.small_ints.get(row)
                && id != super::consts::NO_CONST
            {
                return Ok((&from[len..], Operand::constant(id)));
            }
        }
        self.constant_value(from, ty)
    }

    /// As [`Self::value`], in what is rare.
    #[inline(never)]
    fn operand(&mut self, i: Input<'a>, ty: TypeId) -> PResult<'a, Operand> {
        self.value(i, ty)
    }

    #[inline(never)]
    fn starts_next_statement(&self, i: Input<'a>, from: Input<'a>, rest: Input<'a>) -> bool {
        !self.on_line(i, from) && peek(rest) == b'='
    }

    #[inline(never)]
    fn constant_value(&mut self, i: Input<'a>, ty: TypeId) -> PResult<'a, Operand> {
        if ty == TypeId::METADATA {
            let (rest, id) = self.metadata_operand(i)?;
            return Ok((rest, Operand::constant(id)));
        }
        let (rest, id) = match i {
            [b, ..] if is(*b, DIGIT) || *b == b'-' => {
                let (rest, id) = self.number(i, ty)?;
                return Ok((rest, Operand::constant(id)));
            }
            // A label or type where a value should be starts a word too.
            [b, ..] if is(*b, ALPHA) && starts_label(i) => return fail(i, Expected::Value),
            _ => self.constant(i, ty)?,
        };
        let operand = Operand::constant(id);
        if self.m.const_type(id) != ty {
            self.check_use(operand, ty, self.span(i, rest));
        }
        Ok((rest, operand))
    }

    /// `label %x`
    #[inline(always)]
    pub(super) fn label(&mut self, i: Input<'a>) -> PResult<'a, Block> {
        let (i, ()) = keyword("label")(i)?;
        self.label_name(i)
    }

    /// As [`Self::label`], in what is rare.
    #[inline(never)]
    pub(super) fn target(&mut self, i: Input<'a>) -> PResult<'a, Block> {
        self.label(i)
    }

    /// `%x` as a label.
    #[inline(always)]
    pub(super) fn label_name(&mut self, i: Input<'a>) -> PResult<'a, Block> {
        let i = skip(i);
        let [b'%', after @ ..] = i else {
            return fail(i, Expected::Word("a label such as `%loop`"));
        };
        let (rest, name) = ident(after)?;
        let name = self.local_name(name);
        let span = self.span(i, rest);
        Ok((rest, Block(self.locals.label(name, span))))
    }

    /// An operand with its type in front, as a list of the function holds it.
    pub(super) fn operand_word(&mut self, i: Input<'a>) -> PResult<'a, u32> {
        let (i, (_, operand)) = self.typed_operand(i)?;
        Ok((i, operand.0))
    }

    /// Pushes what stands between commas, up to a closing bracket.
    pub(super) fn listed(
        &mut self,
        mut i: Input<'a>,
        close: u8,
        mut item: impl FnMut(&mut Self, Input<'a>) -> PResult<'a, u32>,
    ) -> PResult<'a, ()> {
        if let Some(rest) = eat(i, close) {
            return Ok((rest, ()));
        }
        loop {
            let (rest, word) = item(self, i)?;
            self.words.push(word);
            match eat(rest, b',') {
                Some(rest) => i = rest,
                None => return punct(close)(rest),
            }
        }
    }

    /// `[label %a, label %b]`
    pub(super) fn label_list(&mut self, i: Input<'a>, first: Option<Block>) -> PResult<'a, List> {
        let base = self.words.len();
        self.words.extend(first.map(|b| b.0));
        let (i, ()) = punct(b'[')(i)?;
        let (i, ()) = self.listed(i, b']', |p, i| p.target(i).map(|(i, block)| (i, block.0)))?;
        let list = self.body.pool.push(&self.words[base..]);
        self.words.truncate(base);
        Ok((i, list))
    }

    // Instructions.

    #[inline(always)]
    fn binary(&mut self, i: Input<'a>, op: BinaryOp) -> PResult<'a, Made> {
        let (i, flags) = match i {
            [b' ', b'i', b, ..] if is(*b, DIGIT) => (i, Flags::NONE),
            _ if op.is_float() => fast_math(i)?,
            _ => int_flags(i)?,
        };
        let (i, ty) = self.ty(i)?;
        let (i, a) = self.value(i, ty)?;
        let (i, ()) = punct(b',')(i)?;
        let (i, b) = self.value(i, ty)?;
        let args = [a, b];
        Ok((i, (InstData::Binary { op, flags, args }, ty)))
    }

    #[inline(always)]
    fn icmp(&mut self, i: Input<'a>) -> PResult<'a, Made> {
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
        let (i, ty) = self.ty(&i[len..])?;
        let (i, a) = self.value(i, ty)?;
        let (i, ()) = punct(b',')(i)?;
        let (i, b) = self.value(i, ty)?;
        let data = InstData::ICmp {
            cond,
            flags,
            args: [a, b],
        };
        Ok((i, (data, self.m.types.bool_like(ty))))
    }

    fn fcmp(&mut self, i: Input<'a>) -> PResult<'a, Made> {
        let (i, flags) = fast_math(i)?;
        let word = peek_word(i);
        let Some(cond) = FCmpCond::from_word(word) else {
            return fail(skip(i), Expected::Word("a condition such as `olt`"));
        };
        let (i, ty) = self.ty(&skip(i)[word.len()..])?;
        let (i, a) = self.operand(i, ty)?;
        let (i, ()) = punct(b',')(i)?;
        let (i, b) = self.operand(i, ty)?;
        let data = InstData::FCmp {
            cond,
            flags,
            args: [a, b],
        };
        Ok((i, (data, self.m.types.bool_like(ty))))
    }

    fn select(&mut self, i: Input<'a>) -> PResult<'a, Made> {
        let (i, flags) = fast_math(i)?;
        let (i, (_, cond)) = self.typed_operand(i)?;
        let (i, ()) = punct(b',')(i)?;
        let (i, (ty, then)) = self.typed_operand(i)?;
        let (i, ()) = punct(b',')(i)?;
        let (i, (_, els)) = self.typed_operand(i)?;
        let args = [cond, then, els];
        Ok((i, (InstData::Select { flags, args }, ty)))
    }

    #[inline(never)]
    fn cast(&mut self, i: Input<'a>, op: CastOp) -> PResult<'a, Made> {
        let (i, flags) = match op {
            CastOp::ZExt | CastOp::UIToFP | CastOp::Trunc => int_flags(i)?,
            CastOp::FPTrunc | CastOp::FPExt => fast_math(i)?,
            _ => (i, Flags::NONE),
        };
        let (i, (_, arg)) = self.typed_value(i)?;
        let (i, ()) = keyword("to")(i)?;
        let (i, ty) = self.ty(i)?;
        Ok((i, (InstData::Cast { op, flags, arg }, ty)))
    }

    #[inline(never)]
    fn alloca(&mut self, mut i: Input<'a>) -> PResult<'a, Made> {
        let mut flags = 0;
        if let Some(rest) = eat_word(i, "inalloca") {
            flags |= 1;
            i = rest;
        }
        if let Some(rest) = eat_word(i, "swifterror") {
            flags |= 2;
            i = rest;
        }
        let (mut i, ty) = self.ty(i)?;
        let mut count = Operand::MISSING;
        let mut align = Align::NONE;
        let mut result = self.m.types.pointer_to(ty);
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
                (i, align) = self.alignment(rest)?;
            } else if let Some((rest, space)) = self.address_space(next)? {
                result = self.m.types.pointer_into(ty, space);
                spaced = true;
                i = rest;
            } else if align != Align::NONE {
                return fail(next, Expected::Word("`addrspace` or metadata"));
            } else if !count.is_missing() {
                return fail(next, Expected::Word("`align` or metadata"));
            } else {
                let (rest, (_, value)) = self.typed_operand(next)?;
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
    pub(super) fn access_flags(&mut self, i: Input<'a>) -> (Input<'a>, MemFlags, bool) {
        match i {
            [b' ', b'a' | b'v', ..] | [b' ', b' ', ..] => {
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
            _ => (i, MemFlags::PLAIN, false),
        }
    }

    /// `, align N` and, for an atomic access, scope and ordering.
    #[inline(always)]
    fn access_tail(
        &mut self,
        mut i: Input<'a>,
        mut flags: MemFlags,
        atomic: bool,
    ) -> PResult<'a, (Align, MemFlags)> {
        if atomic {
            (i, flags) = self.ordering(i, flags)?;
        }
        match i {
            [b'\n', ..] => Ok((i, (Align::NONE, flags))),
            _ => match short_align(i) {
                Some((rest, align)) => Ok((rest, (align, flags))),
                None => self.access_align(i, flags),
            },
        }
    }

    #[inline(never)]
    fn access_align(&mut self, i: Input<'a>, flags: MemFlags) -> PResult<'a, (Align, MemFlags)> {
        if let Some(rest) = eat(i, b',')
            && let Some(rest) = eat_word(rest, "align")
        {
            let (rest, align) = self.alignment(rest)?;
            return Ok((rest, (align, flags)));
        }
        Ok((i, (Align::NONE, flags)))
    }

    #[inline(always)]
    fn load(&mut self, i: Input<'a>) -> PResult<'a, Made> {
        let (i, flags, atomic) = self.access_flags(i);
        let start = skip(i);
        let (i, first) = self.ty(start)?;
        // The oldest form names the type of the pointer alone.
        let (i, ty, ptr_ty) = match eat(i, b',') {
            Some(rest) => {
                let (rest, ptr_ty) = self.ty(rest)?;
                (rest, first, ptr_ty)
            }
            None => match self.m.types.pointee(first) {
                Some(pointee) => (i, pointee, first),
                None => return self.load_without_pointer(start, i, first),
            },
        };
        let (i, ptr) = self.value(i, ptr_ty)?;
        let (i, (align, flags)) = self.access_tail(i, flags, atomic)?;
        Ok((i, (InstData::Load { ptr, align, flags }, ty)))
    }

    #[cold]
    fn load_without_pointer<T>(
        &mut self,
        start: Input<'a>,
        end: Input<'a>,
        ty: TypeId,
    ) -> PResult<'a, T> {
        let span = self.span(start, end);
        if let Some(better) = self.load_without_type(span) {
            return self.report(better);
        }
        let shown = crate::ir::print::type_text(&self.m, ty);
        let error = |message: String| Diagnostic::error("load-type", span, message);
        let diagnostic = match self.m.types.get(ty) {
            Type::Ptr { .. } => error(format!(
                "the type that is loaded from the `{shown}` is missing"
            ))
            .note("with `ptr` the type that is loaded is written first: `load i64, ptr %p`"),
            _ => error(format!(
                "a load needs a pointer, found a value of type `{shown}`"
            ))
            .note("a load is written `load i64* %p`, `load i64, i64* %p` or `load i64, ptr %p`")
            .fix(
                span,
                format!("{shown}, {shown}*"),
                "write the loaded type, then the pointer's",
            ),
        };
        self.report(diagnostic)
    }

    #[inline(always)]
    fn store(&mut self, i: Input<'a>) -> PResult<'a, Made> {
        let (i, flags, atomic) = self.access_flags(i);
        let (i, (_, value)) = self.typed_value(i)?;
        let (i, ()) = punct(b',')(i)?;
        let (i, (_, ptr)) = self.typed_value(i)?;
        let (i, (align, flags)) = self.access_tail(i, flags, atomic)?;
        let data = InstData::Store {
            value,
            ptr,
            align,
            flags,
        };
        Ok((i, (data, TypeId::VOID)))
    }

    #[inline(never)]
    fn gep(&mut self, i: Input<'a>) -> PResult<'a, Made> {
        let (i, flags) = match i {
            [b' ', b, ..] if !matches!(b, b'i' | b'n' | b' ') => (i, GepFlags::default()),
            _ => super::constexpr::gep_flags(i)?,
        };
        let first_at = i;
        let (i, first) = self.ty(i)?;
        // The oldest form names the type of the pointer alone.
        let (i, source, ptr_ty) = match eat(i, b',') {
            Some(rest) => {
                let (rest, ptr_ty) = self.ty(rest)?;
                (rest, first, ptr_ty)
            }
            None => (i, self.gep_source(first_at, i, first)?, first),
        };
        let (mut i, base_value) = self.value(i, ptr_ty)?;
        let base = self.words.len();
        self.words.push(base_value.0);
        let mut walk = GepWalk::new(ptr_ty, source);
        while let Some(rest) = eat(i, b',') {
            if let [b'!', ..] = skip(rest) {
                break;
            }
            let (rest, (ty, index)) = self.typed_value(rest)?;
            self.words.push(index.0);
            i = rest;
            walk.step(&self.m.types, ty, || self.m.index_of(index));
        }
        let args = self.body.pool.push(&self.words[base..]);
        self.words.truncate(base);
        let ty = walk.finish(&mut self.m.types);
        let data = InstData::Gep {
            flags,
            source,
            args,
        };
        Ok((i, (data, ty)))
    }

    #[inline(never)]
    fn phi(&mut self, i: Input<'a>) -> PResult<'a, Made> {
        let (i, flags) = match i {
            [b' ', b'i', ..] => (i, Flags::NONE),
            _ => fast_math(i)?,
        };
        let (mut i, ty) = self.ty(i)?;
        let base = self.words.len();
        // In a block that nothing goes to it has no values.
        while base != self.words.len() || peek(i) == b'[' {
            let (rest, ()) = punct(b'[')(i)?;
            let (rest, value) = self.value(rest, ty)?;
            let (rest, ()) = punct(b',')(rest)?;
            let (rest, block) = self.label_name(rest)?;
            let (rest, ()) = punct(b']')(rest)?;
            self.words.extend([value.0, block.0]);
            match eat(rest, b',') {
                Some(next) if peek(next) == b'[' => i = next,
                _ => {
                    i = rest;
                    break;
                }
            }
        }
        let incoming = self.body.pool.push(&self.words[base..]);
        self.words.truncate(base);
        self.uses_blocks();
        Ok((i, (InstData::Phi { flags, incoming }, ty)))
    }

    #[inline(always)]
    fn ret(&mut self, i: Input<'a>) -> PResult<'a, Made> {
        let at = skip(i);
        let line_end = at.len() < i.len() && !self.on_line(i, at);
        if line_end || matches!(at, [b'@', ..]) || starts(at, DIGIT) || lacks_type(at) {
            return fail(at, Expected::Word("the type of the result, or `void`"));
        }
        let (i, ty) = self.ty(at)?;
        let (i, value) = match ty {
            TypeId::VOID => (i, Operand::MISSING),
            ty => self.value(i, ty)?,
        };
        let data = self.terminator(InstData::Ret { value });
        Ok((i, data))
    }

    #[inline(always)]
    fn br(&mut self, i: Input<'a>) -> PResult<'a, Made> {
        self.uses_blocks();
        if let Some(rest) = eat_word(i, "label") {
            let (rest, to) = self.label_name(rest)?;
            let data = self.terminator(InstData::Br { to });
            return Ok((rest, data));
        }
        let at = skip(i);
        if lacks_type(at) {
            return fail(at, Expected::Word("`label` or `i1`"));
        }
        let (i, (_, cond)) = self.typed_value(at)?;
        let (i, ()) = punct(b',')(i)?;
        let (i, then) = self.label(i)?;
        let (i, ()) = punct(b',')(i)?;
        let (i, els) = self.label(i)?;
        let data = self.terminator(InstData::CondBr { cond, then, els });
        Ok((i, data))
    }

    fn switch(&mut self, i: Input<'a>) -> PResult<'a, Made> {
        let (i, (_, value)) = self.typed_operand(i)?;
        let (i, ()) = punct(b',')(i)?;
        let (i, default) = self.target(i)?;
        let (mut i, ()) = punct(b'[')(i)?;
        let base = self.words.len();
        self.words.push(default.0);
        loop {
            if let Some(rest) = eat(i, b']') {
                i = rest;
                break;
            }
            let (rest, ty) = self.ty(i)?;
            let at = skip(rest);
            if let [b'%', ..] = at {
                return fail(at, Expected::Constant);
            }
            let (rest, case) = self.constant_value(at, ty)?;
            let (rest, ()) = punct(b',')(rest)?;
            let (rest, block) = self.target(rest)?;
            let OperandKind::Const(case) = case.kind() else {
                return fail(at, Expected::Constant);
            };
            self.words.extend([case.0, block.0]);
            i = rest;
        }
        let targets = self.body.pool.push(&self.words[base..]);
        self.words.truncate(base);
        self.uses_blocks();
        let data = self.terminator(InstData::Switch { value, targets });
        Ok((i, data))
    }

    /// `, 0, 1` behind an aggregate; gives the type that the path leads to.
    fn indices(&mut self, mut i: Input<'a>, agg: TypeId) -> PResult<'a, (List, TypeId)> {
        let base = self.words.len();
        let mut at = Some(agg);
        let mut any = false;
        while let Some(rest) = eat(i, b',') {
            let next = skip(rest);
            if let [b'!', ..] = next {
                break;
            }
            let (rest, index) = uint32(next)?;
            self.words.push(index);
            at = at.and_then(|at| self.m.types.field(at, Some(index.into())));
            any = true;
            i = rest;
        }
        if !any {
            return fail(skip(i), Expected::Byte(b','));
        }
        let list = self.body.pool.push(&self.words[base..]);
        self.words.truncate(base);
        Ok((i, (list, at.unwrap_or(TypeId::VOID))))
    }

    fn extract_value(&mut self, i: Input<'a>) -> PResult<'a, Made> {
        let (i, (ty, agg)) = self.typed_operand(i)?;
        let (i, (indices, ty)) = self.indices(i, ty)?;
        Ok((i, (InstData::ExtractValue { agg, indices }, ty)))
    }

    fn insert_value(&mut self, i: Input<'a>) -> PResult<'a, Made> {
        let (i, (ty, agg)) = self.typed_operand(i)?;
        let (i, ()) = punct(b',')(i)?;
        let (i, (_, elem)) = self.typed_operand(i)?;
        let (i, (indices, _)) = self.indices(i, ty)?;
        let data = InstData::InsertValue { agg, elem, indices };
        Ok((i, (data, ty)))
    }

    fn landing_pad(&mut self, i: Input<'a>) -> PResult<'a, Made> {
        let (mut i, ty) = self.ty(i)?;
        // Before LLVM 3.7 it was said here.
        if let Some(rest) = eat_word(i, "personality") {
            let (rest, personality) = self.function_constant(rest)?;
            self.m.funcs[self.func]
                .personality
                .get_or_insert(personality);
            i = rest;
        }
        let mut cleanup = false;
        let base = self.words.len();
        loop {
            i = match peek_word(i) {
                b"cleanup" => {
                    cleanup = true;
                    keyword("cleanup")(i)?.0
                }
                b"catch" => {
                    let (rest, (_, value)) = self.typed_operand(keyword("catch")(i)?.0)?;
                    self.words.extend([0, value.0]);
                    rest
                }
                b"filter" => {
                    let (rest, (_, value)) = self.typed_operand(keyword("filter")(i)?.0)?;
                    self.words.extend([1, value.0]);
                    rest
                }
                _ => break,
            };
        }
        let clauses = self.body.pool.push(&self.words[base..]);
        self.words.truncate(base);
        Ok((i, (InstData::LandingPad { cleanup, clauses }, ty)))
    }
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
        let flag = match word {
            b"nuw" => Flags::NUW,
            b"nsw" => Flags::NSW,
            b"exact" => Flags::EXACT,
            b"disjoint" => Flags::DISJOINT,
            b"nneg" => Flags::NNEG,
            b"samesign" => Flags::SAMESIGN,
            _ => return Ok((i, flags)),
        };
        flags = flags.with(flag);
        i = &skip(i)[word.len()..];
    }
}

/// Fast-math flags in front of a type.
pub(super) fn fast_math(mut i: Input<'_>) -> PResult<'_, Flags> {
    let mut flags = Flags::NONE;
    loop {
        let word = peek_word(i);
        let flag = match word {
            b"nnan" => Flags::NNAN,
            b"ninf" => Flags::NINF,
            b"nsz" => Flags::NSZ,
            b"arcp" => Flags::ARCP,
            b"contract" => Flags::CONTRACT,
            b"afn" => Flags::AFN,
            b"reassoc" => Flags::REASSOC,
            b"fast" => Flags::FAST,
            _ => return Ok((i, flags)),
        };
        flags = flags.with(flag);
        i = &skip(i)[word.len()..];
    }
}

impl<'a> Parser<'a> {
    /// `syncscope("...") ordering`
    pub(super) fn ordering(&mut self, i: Input<'a>, flags: MemFlags) -> PResult<'a, MemFlags> {
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
                name => match self.m.scope(name) {
                    Some(scope) => scope,
                    None => {
                        let span = self.span(from, to);
                        let what = "more than 254 synchronization scopes";
                        return self.report(Diagnostic::unsupported(span, what));
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
}

/// An atomic ordering.
pub(super) fn ordering_word(i: Input<'_>) -> PResult<'_, Ordering> {
    let word = peek_word(i);
    match Ordering::from_word(word) {
        Some(ordering) if !word.is_empty() => Ok((&skip(i)[word.len()..], ordering)),
        _ => fail(skip(i), Expected::Word("an ordering such as `seq_cst`")),
    }
}
