//! Constants. Those that are made of others may stand in front of them, so that they are made when
//! all of a block are known, or are asked for.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::super::codes::{constants as code, record_name};
use super::super::opcodes;
use super::big_int;
use super::blocks::BlockNames;
use super::input::{Input, Result, signed};
use super::types::TypeRows;
use crate::diag::{Diagnostic, Span};
use crate::ir::derive::GepWalk;
use crate::ir::inst::{Flags, GepFlags};
use crate::ir::{
    BinaryOp, CastOp, Const, ConstId, ConstOp, FCmpCond, GlobalKind, ICmpCond, Module, Operand,
    Type, TypeId,
};

/// What a file numbers: values and metadata, of the module or of one function.
#[derive(Default)]
pub(super) struct Level {
    /// The values; [`Operand::MISSING`] where one is not known.
    pub values: Vec<Operand>,
    /// Why values are not known.
    broken: FxHashMap<u32, Box<Diagnostic>>,
    /// The types of functions that are inline assembly, by the numbers of their values.
    pub asm: FxHashMap<u32, TypeId>,
    pub metadata: Vec<crate::ir::MetadataId>,
    /// Constants that are not made so far, in order of their values.
    pending: Vec<Pending>,
    /// The operands of those.
    ops: Vec<u64>,
}

/// A constant that is made of others.
#[derive(Clone, Copy)]
struct Pending {
    /// The number of its value.
    value: u32,
    code: u32,
    ty: TypeId,
    /// Its operands.
    start: u32,
    end: u32,
    span: Span,
    /// Whether what it is made of is being made.
    open: bool,
}

impl Level {
    /// Forgets everything and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.values.clear();
        self.broken.clear();
        self.asm.clear();
        self.metadata.clear();
        self.pending.clear();
        self.ops.clear();
    }

    /// Adds a value.
    #[inline]
    pub(super) fn push(&mut self, operand: Operand) {
        self.values.push(operand);
    }

    /// The row of a constant that is not made so far.
    fn row(&self, value: u32) -> Option<usize> {
        self.pending
            .binary_search_by_key(&value, |row| row.value)
            .ok()
    }

    /// Why a value is not known.
    pub(super) fn why_missing(&self, index: u32) -> Option<Box<Diagnostic>> {
        self.broken.get(&index).cloned()
    }
}

/// What reading constants needs.
pub(super) struct Constants<'r, 'a> {
    pub m: &'r mut Module,
    pub types: &'r TypeRows,
    /// The values of the module, where those of a function are read.
    pub base: Option<&'r Level>,
    pub own: &'r mut Level,
    pub blocks: &'r mut BlockNames<'a>,
}

impl Constants<'_, '_> {
    fn base_values(&self) -> &[Operand] {
        self.base.map_or(&[], |base| &base.values)
    }

    /// Reads a block. What is made of other constants is left for [`settle`](Self::settle).
    pub(super) fn read(&mut self, input: &mut Input<'_>) -> Result<()> {
        input.enter(code::BLOCK)?;
        let mut ty = TypeId::I32;
        while let Some(record) = input.next()? {
            if record == code::SETTYPE {
                input.ops();
                ty = self.types.get(input, self.m, input.op(0)?)?;
                continue;
            }
            let value = (self.base_values().len() + self.own.values.len()) as u32;
            let constant = self.simple(input, record, ty, value)?;
            if constant.is_none() {
                let start = self.own.ops.len() as u32;
                let ops = input.record.numbers();
                self.own.ops.extend_from_slice(ops);
                self.own.pending.push(Pending {
                    value,
                    code: record,
                    ty,
                    start,
                    end: self.own.ops.len() as u32,
                    span: input.span(),
                    open: false,
                });
            }
            self.own
                .push(constant.map_or(Operand::MISSING, Operand::constant));
        }
        Ok(())
    }

    /// A constant that is made of no other; `None` where it is.
    fn simple(
        &mut self,
        input: &mut Input<'_>,
        record: u32,
        ty: TypeId,
        value: u32,
    ) -> Result<Option<ConstId>> {
        let m = &mut *self.m;
        let elem = m.types.element(ty).unwrap_or(ty);
        let scalar = match record {
            code::NULL => return null(m, input, ty).map(Some),
            code::UNDEF => m.consts.intern(Const::Undef(ty)),
            code::POISON => m.consts.intern(Const::Poison(ty)),
            code::INTEGER | code::WIDE_INTEGER => {
                input.ops();
                let Some(width) = m.types.int_width(elem) else {
                    return Err(input.malformed("its type is no integer"));
                };
                input.op(0)?;
                let scalar = integer(m, elem, width, &input.record.ops);
                return Ok(Some(splat(m, ty, scalar)));
            }
            code::FLOAT => {
                input.ops();
                let (first, second) = (input.op(0)?, input.or_zero(1));
                let Some(scalar) = float(m, elem, first, second) else {
                    return Err(input.malformed("its type is no floating-point number"));
                };
                return Ok(Some(splat(m, ty, scalar)));
            }
            code::STRING | code::CSTRING => {
                let mut text = input.text(0)?.to_vec();
                if record == code::CSTRING {
                    text.push(0);
                }
                let ty = bytes_type(m, ty, text.len());
                m.consts.string(ty, &text)
            }
            code::DATA => {
                input.ops();
                return data(m, input, ty).map(Some);
            }
            code::INLINEASM_OLD | code::INLINEASM_OLD2 | code::INLINEASM_OLD3 | code::INLINEASM => {
                input.ops();
                return self.inline_asm(input, record, ty, value).map(Some);
            }
            _ => return Ok(None),
        };
        Ok(Some(scalar))
    }

    /// Inline assembly: the type of the function, flags, and two texts with their lengths.
    fn inline_asm(
        &mut self,
        input: &Input<'_>,
        record: u32,
        ty: TypeId,
        value: u32,
    ) -> Result<ConstId> {
        let mut at = 0;
        let function = match record {
            code::INLINEASM => {
                at = 1;
                Some(self.types.get(input, self.m, input.op(0)?)?)
            }
            _ => self.m.types.pointee(ty),
        };
        // `sideeffect`, `alignstack`, `inteldialect`, `unwind`, as far as there were any.
        let known = match record {
            code::INLINEASM_OLD => 3,
            code::INLINEASM_OLD2 => 7,
            _ => 15,
        };
        let flags = (input.op(at)? & known) as u8;
        at += 1;
        let mut text = || {
            let len = input.op(at)? as usize;
            let chars = input
                .record
                .ops
                .get(at + 1..)
                .and_then(|ops| ops.get(..len));
            let Some(chars) = chars else {
                return Err(input.malformed(format!("there is no text of {len} characters")));
            };
            at += 1 + len;
            Ok(chars.iter().map(|&char| char as u8).collect::<Vec<u8>>())
        };
        let (text, constraints) = (text()?, text()?);
        if let Some(function) = function {
            self.own.asm.insert(value, function);
        }
        let names = &mut self.m.names;
        let asm = Const::InlineAsm {
            text: names.intern(&text),
            constraints: names.intern(&constraints),
            flags,
        };
        Ok(self.m.consts.intern(asm))
    }

    /// Makes all constants that are left. Those that are not supported are errors of who uses them.
    pub(super) fn settle(&mut self) -> Result<()> {
        for row in 0..self.own.pending.len() {
            let value = self.own.pending[row].value;
            match self.get(value) {
                Ok(_) => {}
                Err(fault) if fault.code == "unsupported" => {
                    self.own.broken.insert(value, fault);
                }
                Err(fault) => return Err(fault),
            }
        }
        self.own.pending.clear();
        self.own.ops.clear();
        Ok(())
    }

    /// A constant by the number of its value, made if it is not so far.
    pub(super) fn get(&mut self, value: u32) -> Result<ConstId> {
        match self.known(value)? {
            Some(id) => Ok(id),
            None => self.make_all(value),
        }
    }

    /// A constant that is made already; `None` where it is not.
    fn known(&self, value: u32) -> Result<Option<ConstId>> {
        let index = value as usize;
        let base = self.base_values();
        let operand = match index.checked_sub(base.len()) {
            None => Some(base[index]),
            Some(index) => self.own.values.get(index).copied(),
        };
        let fail = |what: String| {
            let span = Span::NONE;
            Err(Box::new(Diagnostic::error(
                super::input::MALFORMED,
                span,
                what,
            )))
        };
        match operand {
            Some(Operand::MISSING) => {
                let of_base = self.base.and_then(|base| base.why_missing(value));
                let broken = self.own.why_missing(value).or(of_base);
                match broken {
                    Some(broken) => Err(broken),
                    None if self.own.row(value).is_some() => Ok(None),
                    None => fail(format!("value {value} is not known")),
                }
            }
            Some(operand) => match operand.as_const() {
                Some(id) => Ok(Some(id)),
                None => fail(format!("value {value} is no constant")),
            },
            None => fail(format!("there is no value {value}")),
        }
    }

    /// Makes a constant behind all those that it is made of.
    fn make_all(&mut self, value: u32) -> Result<ConstId> {
        let mut stack: SmallVec<[u32; 16]> = SmallVec::from_slice(&[value]);
        let mut made = ConstId(0);
        while let Some(&value) = stack.last() {
            if let Some(id) = self.known(value)? {
                stack.pop();
                made = id;
                continue;
            }
            let Some(row) = self.own.row(value) else {
                break;
            };
            let pending = self.own.pending[row];
            let at = |mut fault: Box<Diagnostic>| {
                if fault.span().is_none() {
                    fault.labels[0].span = pending.span;
                }
                fault
            };
            let open = stack.len();
            let ops = &self.own.ops[pending.start as usize..pending.end as usize];
            for n in operand_places(pending.code, ops) {
                let part = u32::try_from(self.own.ops[pending.start as usize + n]);
                let part = part.unwrap_or(u32::MAX);
                if self.known(part).map_err(at)?.is_none() {
                    let made_of = self.own.row(part).map(|row| self.own.pending[row].open);
                    if made_of == Some(true) || part == value {
                        let what = format!("constant {part} is made of itself");
                        let code = super::input::MALFORMED;
                        return Err(Box::new(Diagnostic::error(code, pending.span, what)));
                    }
                    stack.push(part);
                }
            }
            if stack.len() > open {
                self.own.pending[row].open = true;
                continue;
            }
            let id = self.make(pending).map_err(at)?;
            let index = value as usize - self.base_values().len();
            self.own.values[index] = Operand::constant(id);
            self.own.pending[row].open = false;
        }
        Ok(made)
    }

    /// Makes a constant of those that are made already.
    fn make(&mut self, pending: Pending) -> Result<ConstId> {
        let Pending {
            code: record,
            ty,
            start,
            end,
            ..
        } = pending;
        let fail = |what: String| {
            let code = super::input::MALFORMED;
            Box::new(Diagnostic::error(code, pending.span, what))
        };
        let unsupported = |what: &str| {
            Box::new(Diagnostic::unsupported(
                pending.span,
                format!("constant {what}"),
            ))
        };
        let ops: SmallVec<[u64; 16]> =
            SmallVec::from_slice(&self.own.ops[start as usize..end as usize]);
        let op = |n: usize| match ops.get(n) {
            Some(&op) => Ok(op),
            None => Err(fail(format!(
                "a constant of kind {record} has {} operands",
                ops.len()
            ))),
        };
        // All parts are made, so that none of these fails.
        let part = |this: &Self, n: usize| -> Result<ConstId> {
            let value = u32::try_from(op(n)?).unwrap_or(u32::MAX);
            match this.known(value)? {
                Some(id) => Ok(id),
                None => Err(fail(format!("value {value} is not known"))),
            }
        };
        let expr = |this: &mut Self, op: ConstOp, args: &[ConstId]| {
            Ok(this.m.consts.expr(op, ty, ty, args))
        };
        match record {
            code::AGGREGATE => {
                let parts: Result<SmallVec<[ConstId; 16]>> =
                    (0..ops.len()).map(|n| part(self, n)).collect();
                aggregate(self.m, ty, &parts?)
                    .ok_or_else(|| fail("an aggregate has a type that has no parts".into()))
            }
            code::CE_BINOP => {
                let is_float = opcodes::is_float(self.m, ty);
                let Some(binary) = BinaryOp::from_bitcode(op(0)?, is_float) else {
                    return Err(fail(format!("{} is no binary operator", op(0)?)));
                };
                let flags = opcodes::int_flags(binary, ops.get(3).copied().unwrap_or(0));
                let flags = Flags(flags.0 & !Flags::DISJOINT.0);
                let args = [part(self, 1)?, part(self, 2)?];
                expr(self, ConstOp::Binary(binary, flags), &args)
            }
            code::CE_UNOP => {
                let arg = part(self, 1)?;
                expr(self, ConstOp::FNeg, &[arg])
            }
            code::CE_CAST => {
                let Some(cast) = CastOp::from_bitcode(op(0)?) else {
                    return Err(fail(format!("{} is no conversion", op(0)?)));
                };
                let arg = part(self, 2)?;
                expr(self, ConstOp::Cast(cast), &[arg])
            }
            code::CE_SELECT => {
                let args = [part(self, 0)?, part(self, 1)?, part(self, 2)?];
                expr(self, ConstOp::Select, &args)
            }
            code::CE_EXTRACTELT => {
                let args = [
                    part(self, 1)?,
                    part(self, ops.len().min(4).saturating_sub(1))?,
                ];
                expr(self, ConstOp::ExtractElement, &args)
            }
            code::CE_INSERTELT => {
                let index = part(self, ops.len().min(4).saturating_sub(1))?;
                let args = [part(self, 0)?, part(self, 1)?, index];
                expr(self, ConstOp::InsertElement, &args)
            }
            code::CE_SHUFFLEVEC | code::CE_SHUFVEC_EX => {
                let at = usize::from(record == code::CE_SHUFVEC_EX);
                let args = [part(self, at)?, part(self, at + 1)?, part(self, at + 2)?];
                expr(self, ConstOp::ShuffleVector, &args)
            }
            code::CE_CMP => {
                let args = [part(self, 1)?, part(self, 2)?];
                let kind = match (
                    ICmpCond::from_bitcode(op(3)?),
                    FCmpCond::from_bitcode(op(3)?),
                ) {
                    (Some(cond), _) => ConstOp::ICmp(cond),
                    (_, Some(cond)) => ConstOp::FCmp(cond),
                    _ => return Err(fail(format!("{} is no condition", op(3)?))),
                };
                expr(self, kind, &args)
            }
            code::CE_GEP_OLD
            | code::CE_INBOUNDS_GEP
            | code::CE_GEP_WITH_INRANGE_INDEX_OLD
            | code::CE_GEP
            | code::CE_GEP_WITH_INRANGE => self.gep(pending, &ops, fail),
            code::BLOCKADDRESS => {
                let function = part(self, 1)?;
                let Const::Global(global) = self.m.consts.get(function) else {
                    return Err(fail("the block of what is no function".into()));
                };
                let GlobalKind::Function(func) = self.m.globals[global].kind else {
                    return Err(fail("the block of what is no function".into()));
                };
                let block = u32::try_from(op(2)?).unwrap_or(u32::MAX);
                let block = self.blocks.name(self.m, func, block)?;
                let address = Const::BlockAddress {
                    function: global,
                    block,
                };
                Ok(self.m.consts.intern(address))
            }
            code::DSO_LOCAL_EQUIVALENT | code::NO_CFI_VALUE => {
                let symbol = part(self, 1)?;
                let Const::Global(symbol) = self.m.consts.get(symbol) else {
                    return Err(fail("the address of what is no symbol".into()));
                };
                let constant = match record {
                    code::NO_CFI_VALUE => Const::NoCfi(symbol),
                    _ => Const::DsoLocalEquivalent(symbol),
                };
                Ok(self.m.consts.intern(constant))
            }
            code::PTRAUTH => {
                let args = [0, 1, 2, 3].map(|n| part(self, n));
                let [pointer, key, discriminator, address] = args;
                let args = [pointer?, key?, discriminator?, address?];
                let zero = |this: &Self, id: ConstId| match this.m.consts.get(id) {
                    Const::Int { value, .. } => value == 0,
                    constant => matches!(constant, Const::Null(_)),
                };
                let written = args.iter().rposition(|&arg| !zero(self, arg));
                let written = written.map_or(2, |last| (last + 1).max(2));
                expr(self, ConstOp::PtrAuth, &args[..written])
            }
            _ => Err(unsupported(&record_name(code::BLOCK, record))),
        }
    }

    /// A `getelementptr`: the source type, flags, a range, and then types and values, as far as
    /// its form has them.
    fn gep(
        &mut self,
        pending: Pending,
        ops: &[u64],
        fail: impl Fn(String) -> Box<Diagnostic>,
    ) -> Result<ConstId> {
        let form = gep_form(pending.code, ops);
        let short = || fail("a `getelementptr` has too few operands".into());
        let type_at = |this: &Self, n: usize| {
            let number = *ops.get(n).ok_or_else(short)?;
            this.types
                .known(number)
                .ok_or_else(|| fail(format!("there is no type {number}")))
        };
        let mut flags = match pending.code {
            code::CE_INBOUNDS_GEP => GepFlags::INBOUNDS,
            code::CE_GEP_WITH_INRANGE_INDEX_OLD => {
                opcodes::gep_flags(ops.get(form.flags).copied().ok_or_else(short)? & 1)
            }
            code::CE_GEP | code::CE_GEP_WITH_INRANGE => {
                opcodes::gep_flags(ops.get(form.flags).copied().ok_or_else(short)?)
            }
            _ => GepFlags::default(),
        };
        let pointer = type_at(self, form.first)?;
        let source = match form.source {
            true => type_at(self, 0)?,
            false => self.m.types.gep_source(pointer),
        };
        let mut walk = GepWalk::new(pointer, source);
        let mut args: SmallVec<[ConstId; 8]> = SmallVec::new();
        for (n, pair) in ops[form.first.min(ops.len())..].chunks_exact(2).enumerate() {
            let value = u32::try_from(pair[1]).unwrap_or(u32::MAX);
            let arg = self.known(value)?.ok_or_else(short)?;
            args.push(arg);
            if n > 0 {
                let ty = self.m.const_type(arg);
                walk.step(&self.m.types, ty, || self.m.index_value(arg));
            }
        }
        if args.is_empty() {
            return Err(short());
        }
        let ty = walk.finish(&mut self.m.types);
        let consts = &mut self.m.consts;
        match form.range {
            Some(range) => Ok(consts.gep_inrange(flags, (ty, source), &args, range)),
            None => {
                flags.0 &= !GepFlags::INRANGE.0;
                Ok(consts.expr(ConstOp::Gep(flags), ty, source, &args))
            }
        }
    }
}

/// Where the operands of a `getelementptr` stand.
struct GepForm {
    /// Whether the source type comes first.
    source: bool,
    flags: usize,
    range: Option<(i64, i64)>,
    /// The type of the base pointer.
    first: usize,
}

fn gep_form(record: u32, ops: &[u64]) -> GepForm {
    let plain = |source: bool, first: usize| GepForm {
        source,
        flags: usize::from(source),
        range: None,
        first,
    };
    match record {
        code::CE_GEP | code::CE_GEP_WITH_INRANGE_INDEX_OLD => plain(true, 2),
        code::CE_GEP_WITH_INRANGE => {
            // The width of its bounds, and two of them; wide ones are several words.
            let width = ops.get(2).copied().unwrap_or(0);
            let bound = |n: usize| signed(ops.get(n).copied().unwrap_or(0));
            let (range, words) = match width > 64 {
                false => ((bound(3), bound(4)), 2),
                true => {
                    let counts = ops.get(3).copied().unwrap_or(0);
                    let (low, high) = ((counts & 0xffff_ffff) as usize, (counts >> 32) as usize);
                    let range = (bound(4), bound(4_usize.saturating_add(low)));
                    (range, 1_usize.saturating_add(low).saturating_add(high))
                }
            };
            GepForm {
                range: Some(range),
                ..plain(true, 3_usize.saturating_add(words))
            }
        }
        // An odd number of operands begins with the source type.
        _ if ops.len() % 2 == 1 => plain(true, 1),
        _ => plain(false, 0),
    }
}

/// Which operands of a constant are other constants.
fn operand_places(record: u32, ops: &[u64]) -> OperandIndices {
    let len = ops.len();
    let (first, end, step) = match record {
        code::AGGREGATE | code::CE_SELECT | code::CE_SHUFFLEVEC => (0, len, 1),
        code::PTRAUTH => (0, 4, 1),
        code::CE_BINOP | code::CE_CMP => (1, 3, 1),
        code::CE_UNOP | code::DSO_LOCAL_EQUIVALENT | code::NO_CFI_VALUE | code::BLOCKADDRESS => {
            (1, 2, 1)
        }
        code::CE_CAST => (2, 3, 1),
        // The index has its type in front of it, but for old ones.
        code::CE_EXTRACTELT if len >= 4 => (1, 4, 2),
        code::CE_EXTRACTELT => (1, 3, 1),
        code::CE_INSERTELT => (0, len.min(4), 1),
        code::CE_SHUFVEC_EX => (1, 4, 1),
        code::CE_GEP_OLD
        | code::CE_INBOUNDS_GEP
        | code::CE_GEP_WITH_INRANGE_INDEX_OLD
        | code::CE_GEP
        | code::CE_GEP_WITH_INRANGE => (gep_form(record, ops).first.saturating_add(1), len, 2),
        _ => (0, 0, 1),
    };
    OperandIndices {
        next: first,
        end: end.min(len),
        step,
        skip: (record == code::CE_INSERTELT && len >= 4).then_some(2),
    }
}

struct OperandIndices {
    next: usize,
    end: usize,
    step: usize,
    skip: Option<usize>,
}

impl Iterator for OperandIndices {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        if Some(self.next) == self.skip {
            self.next += 1;
        }
        let n = self.next;
        self.next += self.step;
        (n < self.end).then_some(n)
    }
}

/// `null`, `0`, `zeroinitializer`, `none`: whatever is zero of a type.
fn null(m: &mut Module, input: &Input<'_>, ty: TypeId) -> Result<ConstId> {
    let resolved = m.types.resolved(ty);
    Ok(match resolved {
        Type::Int(width) => integer(m, ty, width, &[0]),
        Type::Half | Type::BFloat | Type::Float | Type::Double => {
            m.consts.intern(Const::Float { ty, bits: 0 })
        }
        Type::X86Fp80 => m.consts.big_float(ty, &[0; 3]),
        Type::Fp128 | Type::PpcFp128 => m.consts.big_float(ty, &[0; 4]),
        Type::Ptr { .. } | Type::TypedPtr { .. } => m.consts.intern(Const::Null(ty)),
        Type::Token => m.consts.intern(Const::NoneToken),
        Type::Void | Type::Label | Type::Function { .. } | Type::Metadata => {
            return Err(input.malformed("nothing of its type is zero"));
        }
        _ => m.consts.intern(Const::Zero(ty)),
    })
}

/// An integer of the numbers of a record.
fn integer(m: &mut Module, ty: TypeId, width: u32, ops: &[u64]) -> ConstId {
    if width <= 64 {
        let value = ops.first().map_or(0, |&op| signed(op));
        return m.consts.int(ty, width, value as u64);
    }
    let values: SmallVec<[u64; 8]> = ops.iter().map(|&op| signed(op) as u64).collect();
    m.consts.big_int(ty, &big_int::words(&values, width))
}

fn float(m: &mut Module, ty: TypeId, first: u64, second: u64) -> Option<ConstId> {
    let words = |value: u128, count: usize| -> SmallVec<[u32; 4]> {
        (0..count).map(|n| (value >> (32 * n)) as u32).collect()
    };
    let bits = match m.types.resolved(ty) {
        Type::Half | Type::BFloat => first & 0xffff,
        Type::Float => first & 0xffff_ffff,
        Type::Double => first,
        Type::X86Fp80 => {
            // The first has the high bits here.
            let value = u128::from(first) << 16 | u128::from(second & 0xffff);
            return Some(m.consts.big_float(ty, &words(value, 3)));
        }
        Type::Fp128 | Type::PpcFp128 => {
            let value = u128::from(second) << 64 | u128::from(first);
            return Some(m.consts.big_float(ty, &words(value, 4)));
        }
        _ => return None,
    };
    Some(m.consts.intern(Const::Float { ty, bits }))
}

/// A scalar, or a vector of nothing else.
fn splat(m: &mut Module, ty: TypeId, elem: ConstId) -> ConstId {
    match m.types.vector_len(ty) {
        Some(_) => m.consts.intern(Const::Splat { ty, elem }),
        None => elem,
    }
}

/// An array of `len` bytes: the given type, if it is one.
fn bytes_type(m: &mut Module, ty: TypeId, len: usize) -> TypeId {
    match m.types.resolved(ty) {
        Type::Array { elem, len: own }
            if own == len as u64 && m.types.int_width(elem) == Some(8) =>
        {
            ty
        }
        _ => m.types.array(TypeId::I8, len as u64),
    }
}

/// An array or vector of numbers.
fn data(m: &mut Module, input: &Input<'_>, ty: TypeId) -> Result<ConstId> {
    let ops = &input.record.ops;
    let (elem, array) = match m.types.resolved(ty) {
        Type::Array { elem, .. } => (elem, true),
        Type::Vector { elem, .. } => (elem, false),
        _ => return Err(input.malformed("its type is no array and no vector")),
    };
    let kind = m.types.resolved(elem);
    if array && kind == Type::Int(8) {
        let bytes: Vec<u8> = ops.iter().map(|&op| op as u8).collect();
        let ty = bytes_type(m, ty, bytes.len());
        return Ok(m.consts.string(ty, &bytes));
    }
    let mut parts: Vec<ConstId> = Vec::with_capacity(ops.len());
    for &op in ops {
        parts.push(match kind {
            Type::Int(width @ ..=64) => m.consts.int(elem, width, op),
            _ => match float(m, elem, op, 0) {
                Some(part) => part,
                None => return Err(input.malformed("its elements are no numbers")),
            },
        });
    }
    match aggregate(m, ty, &parts) {
        Some(id) => Ok(id),
        None => Err(input.malformed("its type has no elements")),
    }
}

/// An aggregate; `None` where its type has no parts.
fn aggregate(m: &mut Module, ty: TypeId, parts: &[ConstId]) -> Option<ConstId> {
    match m.types.resolved(ty) {
        Type::Struct { .. } | Type::Array { .. } => Some(m.consts.aggregate(ty, parts)),
        Type::Vector { .. } => Some(m.vector_constant(ty, parts)),
        _ => None,
    }
}
