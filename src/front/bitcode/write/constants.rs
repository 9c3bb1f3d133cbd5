//! Constants: those of the module, and those of a function.

use super::super::codes::constants as code;
use super::super::opcodes::{self, with_sign};
use super::super::stream::{AbbrevOp as Form, BitWriter, char6};
use super::numbers::ValueEnumerator;
use super::{WriteError, form, unsupported};
use crate::entity::{Entity, List};
use crate::ir::inst::GepFlags;
use crate::ir::print::Numbering;
use crate::ir::{
    BinaryOp, Block, Const, ConstId, ConstOp, GlobalId, GlobalKind, LocalName, Type, TypeId,
};

impl ValueEnumerator<'_> {
    /// Writes the constants that were numbered last: those of the module have more abbreviations.
    pub(super) fn write_constants(
        &self,
        out: &mut BitWriter,
        of_module: bool,
    ) -> Result<(), WriteError> {
        let rows = &self.constants.rows;
        if rows.is_empty() {
            return Ok(());
        }
        out.enter(code::BLOCK, 4);
        let forms = of_module.then(|| {
            let last = u64::from(self.constants.first) + rows.len() as u64;
            let width = super::width_of(last + 1);
            let array = |record: u32, form| [Form::Literal(record.into()), Form::Array, form];
            [
                out.define(&array(code::AGGREGATE, Form::Fixed(width))),
                out.define(&array(code::STRING, Form::Fixed(8))),
                out.define(&array(code::CSTRING, Form::Fixed(7))),
                out.define(&array(code::CSTRING, Form::Char6)),
            ]
        });
        let mut ty = None;
        for row in rows {
            let number = self.types.number(self.m, row.ty);
            let number = match self.consts.get(row.id) {
                // The type of its function is among its operands.
                Const::InlineAsm { .. } => self.types.number(self.m, TypeId::PTR),
                _ => number,
            };
            if ty != Some(number) {
                out.abbreviated(form::SETTYPE, code::SETTYPE, &[number]);
                ty = Some(number);
            }
            self.write_constant(out, row.id, row.ty, forms)?;
        }
        out.leave();
        Ok(())
    }

    fn write_constant(
        &self,
        out: &mut BitWriter,
        id: ConstId,
        ty: TypeId,
        forms: Option<[u64; 4]>,
    ) -> Result<(), WriteError> {
        let m = self.m;
        let null = |out: &mut BitWriter| out.abbreviated(form::NULL, code::NULL, &[]);
        match self.consts.get(id) {
            Const::Int { value: 0, .. } | Const::Float { bits: 0, .. } => null(out),
            Const::Null(_) | Const::Zero(_) | Const::NoneToken => null(out),
            Const::BigInt { words, .. } | Const::BigFloat { words, .. }
                if self.consts.lists.get(words).iter().all(|&word| word == 0) =>
            {
                null(out);
            }
            Const::Int { value, .. } => {
                let unused = 64 - m.types.int_width(ty).unwrap_or(64).clamp(1, 64);
                let value = (value << unused) as i64 >> unused;
                out.abbreviated(form::INTEGER, code::INTEGER, &[with_sign(value)]);
            }
            Const::BigInt { words, .. } => {
                let width = m.types.int_width(ty).unwrap_or(0) as usize;
                let mut ops: Vec<u64> = (0..width.div_ceil(64))
                    .map(|n| with_sign(self.word(words, n, width) as i64))
                    .collect();
                while ops.len() > 1 && ops.last() == Some(&0) {
                    ops.pop();
                }
                out.record(code::WIDE_INTEGER, &ops);
            }
            Const::Float { bits, .. } => out.record(code::FLOAT, &[bits]),
            Const::BigFloat { words, .. } => {
                let [low, high] = [0, 1].map(|n| self.word(words, n, 128));
                let ops = match m.types.resolved(ty) {
                    Type::X86Fp80 => [high << 48 | low >> 16, low & 0xffff],
                    _ => [low, high],
                };
                out.record(code::FLOAT, &ops);
            }
            Const::Undef(_) => out.record(code::UNDEF, &[]),
            Const::Poison(_) => out.record(code::POISON, &[]),
            // LLVM has no text of zeros alone.
            Const::Bytes { at, len, .. }
                if self.consts.bytes(at, len).iter().all(|&byte| byte == 0) =>
            {
                null(out);
            }
            Const::Bytes { at, len, .. } => {
                self.write_bytes(out, self.consts.bytes(at, len), forms)
            }
            Const::Aggregate { elems, .. } => {
                let elems: Vec<ConstId> = self.consts.list(elems).collect();
                self.write_aggregate(out, id, &elems, forms)?;
            }
            Const::Splat { elem, .. } => match m.types.vector_len(ty) {
                Some((len, false)) => {
                    self.write_aggregate(out, id, &vec![elem; len as usize], forms)?;
                }
                _ => return Err(unsupported("`splat` of a vector of unknown length")),
            },
            Const::BlockAddress { function, block } => {
                let block = self.block_number(function, block)?;
                let global = &m.globals[function];
                let ty = self.types.number(m, global.ptr_ty);
                let number = self.symbol_number(function)?;
                out.record(code::BLOCKADDRESS, &[ty, number, block]);
            }
            Const::DsoLocalEquivalent(symbol) | Const::NoCfi(symbol) => {
                let record = match self.consts.get(id) {
                    Const::NoCfi(_) => code::NO_CFI_VALUE,
                    _ => code::DSO_LOCAL_EQUIVALENT,
                };
                let ty = self.types.number(m, m.globals[symbol].ptr_ty);
                out.record(record, &[ty, self.symbol_number(symbol)?]);
            }
            Const::InlineAsm {
                text,
                constraints,
                flags,
            } => {
                let mut ops = vec![self.types.number(m, ty), flags.into()];
                for name in [text, constraints] {
                    let text = m.names.get(name);
                    ops.push(text.len() as u64);
                    ops.extend(text.iter().map(|&byte| u64::from(byte)));
                }
                out.record(code::INLINEASM, &ops);
            }
            Const::Expr {
                op, source, args, ..
            } => {
                self.write_expr(out, (op, source, args), ty)?;
            }
            Const::Global(_) | Const::Metadata(_) => {}
        }
        Ok(())
    }

    /// Word `n` of 64 bits of a number of a width.
    fn word(&self, words: List, n: usize, width: usize) -> u64 {
        let low = u64::from(self.consts.word(words, 2 * n));
        let high = u64::from(self.consts.word(words, 2 * n + 1));
        let word = high << 32 | low;
        match width.saturating_sub(64 * n) {
            rest @ 1..64 => word & ((1 << rest) - 1),
            _ => word,
        }
    }

    fn symbol_number(&self, symbol: GlobalId) -> Result<u64, WriteError> {
        match self.symbol_numbers[symbol.index()] {
            super::numbers::NONE => Err(unsupported("a symbol that is not declared")),
            number => Ok(number.into()),
        }
    }

    /// The number of the block of a function that a name says.
    fn block_number(&self, function: GlobalId, name: LocalName) -> Result<u64, WriteError> {
        let body = match self.m.globals[function].kind {
            GlobalKind::Function(func) => self.m.funcs[func].body.as_ref(),
            _ => None,
        };
        let found = body.and_then(|body| {
            let same = |block: &Block| body.blocks[*block].name == name;
            // Where no label is written, the number is counted.
            let numbering = Numbering::new(body);
            let counted = |block: &Block| {
                let unnamed = body.blocks[*block].name == LocalName::UNNAMED;
                unnamed && LocalName::number(numbering.block_number(*block)) == name
            };
            let found = body.blocks.keys().find(same);
            found.or_else(|| body.blocks.keys().find(counted))
        });
        match found {
            Some(block) => Ok(block.index() as u64),
            None => Err(unsupported("the address of a block that is not there")),
        }
    }

    fn write_bytes(&self, out: &mut BitWriter, bytes: &[u8], forms: Option<[u64; 4]>) {
        let (record, bytes) = match bytes {
            [text @ .., 0] => (code::CSTRING, text),
            bytes => (code::STRING, bytes),
        };
        let Some([_, string, seven, six]) = forms else {
            return out.text(record, &[], bytes);
        };
        let is_ascii = bytes.is_ascii();
        match record {
            code::STRING => out.abbreviated_text(string, record, &[], bytes),
            _ if bytes.iter().all(|&byte| char6(byte).is_some()) => {
                out.abbreviated_text(six, record, &[], bytes);
            }
            _ if is_ascii => out.abbreviated_text(seven, record, &[], bytes),
            _ => out.text(record, &[], bytes),
        }
    }

    fn write_aggregate(
        &self,
        out: &mut BitWriter,
        id: ConstId,
        elems: &[ConstId],
        forms: Option<[u64; 4]>,
    ) -> Result<(), WriteError> {
        if self.is_data(id) {
            let ops: Vec<u64> = elems
                .iter()
                .map(|&elem| match self.consts.get(elem) {
                    Const::Int { value, .. } => value,
                    Const::Float { bits, .. } => bits,
                    _ => 0,
                })
                .collect();
            out.record(code::DATA, &ops);
            return Ok(());
        }
        // What has no elements is no aggregate in LLVM.
        if elems.is_empty() {
            match self.m.types.resolved(self.const_type(id)) {
                Type::Array { .. } => out.record(code::UNDEF, &[]),
                _ => out.abbreviated(form::NULL, code::NULL, &[]),
            }
            return Ok(());
        }
        let ops: Result<Vec<u64>, WriteError> = elems
            .iter()
            .map(|&elem| Ok(self.const_number(elem)?.into()))
            .collect();
        match forms {
            Some([aggregate, ..]) => out.abbreviated(aggregate, code::AGGREGATE, &ops?),
            None => out.record(code::AGGREGATE, &ops?),
        }
        Ok(())
    }

    fn write_expr(
        &self,
        out: &mut BitWriter,
        (op, source, list): (ConstOp, TypeId, List),
        ty: TypeId,
    ) -> Result<(), WriteError> {
        let m = self.m;
        let args = self.expr_parts(op, self.consts.list(list));
        let numbers: Result<Vec<u64>, WriteError> = args
            .iter()
            .map(|&arg| Ok(self.const_number(arg)?.into()))
            .collect();
        let numbers = numbers?;
        let type_of = |n: usize| self.types.number(m, self.const_type(args[n]));
        match op {
            ConstOp::Cast(cast) => {
                let ops = [cast.bitcode(), type_of(0), numbers[0]];
                out.abbreviated(form::CE_CAST, code::CE_CAST, &ops);
            }
            ConstOp::Gep(flags) => {
                let mut ops = vec![self.types.number(m, source), opcodes::gep_bits(flags)];
                let mut record = code::CE_GEP;
                if flags.has(GepFlags::INRANGE) {
                    let (low, high) = self.consts.inrange(list);
                    ops.extend([64, with_sign(low), with_sign(high)]);
                    record = code::CE_GEP_WITH_INRANGE;
                }
                for (n, &number) in numbers.iter().enumerate() {
                    ops.extend([type_of(n), number]);
                }
                out.record(record, &ops);
            }
            ConstOp::Binary(op, flags) => {
                let mut ops = vec![op.bitcode(), numbers[0], numbers[1]];
                match opcodes::int_bits(flags) {
                    bits if bits != 0 && op != BinaryOp::FAdd => ops.push(bits),
                    _ => {}
                }
                out.record(code::CE_BINOP, &ops);
            }
            ConstOp::FNeg => out.record(code::CE_UNOP, &[0, numbers[0]]),
            ConstOp::ICmp(cond) => {
                let ops = [type_of(0), numbers[0], numbers[1], cond.bitcode()];
                out.record(code::CE_CMP, &ops);
            }
            ConstOp::FCmp(cond) => {
                let ops = [type_of(0), numbers[0], numbers[1], cond.bitcode()];
                out.record(code::CE_CMP, &ops);
            }
            ConstOp::Select => out.record(code::CE_SELECT, &numbers),
            ConstOp::ExtractElement => {
                let ops = [type_of(0), numbers[0], type_of(1), numbers[1]];
                out.record(code::CE_EXTRACTELT, &ops);
            }
            ConstOp::InsertElement => {
                let ops = [numbers[0], numbers[1], type_of(2), numbers[2]];
                out.record(code::CE_INSERTELT, &ops);
            }
            ConstOp::ShuffleVector => match type_of(0) == self.types.number(m, ty) {
                true => out.record(code::CE_SHUFFLEVEC, &numbers),
                false => {
                    let ops = [type_of(0), numbers[0], numbers[1], numbers[2]];
                    out.record(code::CE_SHUFVEC_EX, &ops);
                }
            },
            ConstOp::PtrAuth => out.record(code::PTRAUTH, &numbers),
            ConstOp::ExtractValue | ConstOp::InsertValue => {
                return Err(unsupported("`extractvalue` or `insertvalue` of constants"));
            }
        }
        Ok(())
    }
}
