//! Metadata: which of it is written, by which numbers, and its records.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::super::codes::{attachment, metadata as code, metadata_kinds};
use super::super::nodes::{layout, record_of};
use super::super::opcodes::with_sign;
use super::super::stream::{AbbrevOp as Form, BitWriter};
use super::numbers::{NONE, ValueEnumerator};
use super::{WriteError, unsupported};
use crate::entity::Entity;
use crate::ir::body::RecordKind;
use crate::ir::metadata::{Field, FieldKind, FieldValue, NodeKind};
use crate::ir::{Body, Const, ConstId, GlobalId, GlobalKind, Metadata, MetadataId, Name, TypeId};

/// Which metadata has which number: strings come first.
#[derive(Default)]
pub(super) struct MetadataNumbers {
    strings: Vec<Name>,
    string_numbers: FxHashMap<Name, u32>,
    /// What comes behind them.
    order: Vec<MetadataEntry>,
    constants: FxHashMap<ConstId, u32>,
    /// Numbers that fields have.
    numbers: FxHashMap<FieldNumber, u32>,
    /// By the ids of rows.
    rows: Vec<u32>,
    visited: Vec<bool>,
}

#[derive(Clone, Copy)]
enum MetadataEntry {
    Constant(ConstId),
    /// An expression that is a number.
    Number(u64),
    Node(MetadataId),
}

/// A number that a field has, where the file has metadata.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum FieldNumber {
    /// A constant, as `!DISubrange` has it.
    Constant(u64),
    /// An expression, as `!DIGenericSubrange` has it.
    Expression(u64),
}

/// The version of the records of expressions.
const EXPRESSION_VERSION: u64 = 3;

impl MetadataNumbers {
    /// How many the module has.
    pub(super) fn len(&self) -> u32 {
        (self.strings.len() + self.order.len()) as u32
    }

    /// The constants that are metadata, in order.
    pub(super) fn constants(&self) -> Vec<ConstId> {
        let rows = self.order.iter().filter_map(|row| match row {
            MetadataEntry::Constant(id) => Some(*id),
            _ => None,
        });
        rows.collect()
    }

    fn text(&mut self, name: Name) {
        let next = self.strings.len() as u32;
        if let std::collections::hash_map::Entry::Vacant(entry) = self.string_numbers.entry(name) {
            entry.insert(next);
            self.strings.push(name);
        }
    }

    fn behind(&self, place: u32) -> u64 {
        self.strings.len() as u64 + u64::from(place)
    }
}

/// The lists of fields in which a record has more than there is today: what LLVM 19 does not know is
/// left out where it says nothing.
fn least(record: u32) -> Option<usize> {
    Some(match record {
        code::LOCATION => 5,
        code::BASIC_TYPE => 6,
        code::COMPOSITE_TYPE => 21,
        code::SUBPROGRAM => 19,
        code::LABEL | code::FILE => 4,
        _ => return None,
    })
}

impl ValueEnumerator<'_> {
    /// Numbers metadata behind what it refers to.
    pub(super) fn add_metadata(&mut self, root: MetadataId) -> Result<(), WriteError> {
        let count = self.m.metadata.len();
        if self.metadata.rows.len() < count {
            self.metadata.rows.resize(count, NONE);
            self.metadata.visited.resize(count, false);
        }
        let mut stack = vec![(root, false)];
        while let Some((id, done)) = stack.pop() {
            if id == MetadataId::NULL {
                continue;
            }
            if done {
                self.metadata.rows[id.index()] = self.metadata.order.len() as u32;
                self.metadata.order.push(MetadataEntry::Node(id));
                continue;
            }
            if std::mem::replace(&mut self.metadata.visited[id.index()], true) {
                continue;
            }
            self.visit(id, &mut stack)?;
        }
        Ok(())
    }

    /// Numbers what a row holds itself, and pushes what it refers to.
    fn visit(
        &mut self,
        id: MetadataId,
        stack: &mut Vec<(MetadataId, bool)>,
    ) -> Result<(), WriteError> {
        let m = self.m;
        match m.metadata.get(id) {
            Metadata::Undefined => return Err(unsupported("metadata that is not defined")),
            Metadata::Text(name) => self.metadata.text(name),
            Metadata::Constant(constant) => self.metadata_constant(constant)?,
            // These are numbered in their function.
            Metadata::Local(_) => {}
            Metadata::Arguments(list) => {
                for id in m.metadata.list(list) {
                    stack.push((id, false));
                }
            }
            Metadata::Expression(_) => stack.push((id, true)),
            Metadata::Tuple { operands, .. } => {
                stack.push((id, true));
                let at = stack.len();
                stack.extend(m.metadata.list(operands).map(|id| (id, false)));
                stack[at..].reverse();
            }
            Metadata::Node { kind, fields, .. } => {
                stack.push((id, true));
                let at = stack.len();
                for (field, value) in m.metadata.fields(fields) {
                    match value {
                        FieldValue::Text(name) => self.metadata.text(name),
                        // Its operands are written in place of the list.
                        FieldValue::Node(list) if kind == NodeKind::Generic => {
                            stack.extend(m.metadata.operands(list).map(|id| (id, false)));
                        }
                        FieldValue::Node(id) => stack.push((id, false)),
                        value => {
                            if let Some(number) = as_node(kind, field, value) {
                                self.metadata_of_field(number)?;
                            }
                        }
                    }
                }
                stack[at..].reverse();
            }
        }
        Ok(())
    }

    fn metadata_of_field(&mut self, number: FieldNumber) -> Result<(), WriteError> {
        if self.metadata.numbers.contains_key(&number) {
            return Ok(());
        }
        let place = match number {
            FieldNumber::Constant(value) => {
                let constant = self.consts.int(TypeId::I64, 64, value);
                self.metadata_constant(constant)?;
                self.metadata.constants[&constant]
            }
            FieldNumber::Expression(value) => {
                self.metadata.order.push(MetadataEntry::Number(value));
                self.metadata.order.len() as u32 - 1
            }
        };
        self.metadata.numbers.insert(number, place);
        Ok(())
    }

    fn metadata_constant(&mut self, id: ConstId) -> Result<(), WriteError> {
        if !self.metadata.constants.contains_key(&id) {
            self.constant(id)?;
            let place = self.metadata.order.len() as u32;
            self.metadata.constants.insert(id, place);
            self.metadata.order.push(MetadataEntry::Constant(id));
        }
        Ok(())
    }

    /// Numbers the metadata of the module, and that of its functions as far as it is not of their
    /// values.
    pub(super) fn module_metadata(&mut self) -> Result<(), WriteError> {
        let m = self.m;
        for named in &m.metadata.named {
            named
                .operands
                .iter()
                .try_for_each(|&id| self.add_metadata(id))?;
        }
        for id in self.symbols.clone() {
            let attached: Vec<_> = m.global_attachments(id).collect();
            for (kind, node) in attached {
                self.add_kind(kind);
                self.add_metadata(node)?;
            }
        }
        let dbg = m.names.find(b"dbg");
        for function in m.funcs.values() {
            let Some(body) = &function.body else { continue };
            for attached in body.attachments() {
                if Some(attached.kind) == dbg && is_location(self, attached.node) {
                    for field in [Field::Scope, Field::InlinedAt] {
                        if let Some(id) = m.metadata.node(attached.node, field) {
                            self.add_metadata(id)?;
                        }
                    }
                    continue;
                }
                self.add_kind(attached.kind);
                self.add_metadata(attached.node)?;
            }
            for record in body.records() {
                let operands = body.pool.get(record.operands);
                let skip = usize::from(super::numbers::constant_of(m, body, record).is_some());
                for &id in &operands[skip..] {
                    self.add_metadata(MetadataId(id))?;
                }
            }
        }
        Ok(())
    }

    fn add_kind(&mut self, kind: Name) {
        if !self.kinds.contains(&kind) {
            self.kinds.push(kind);
        }
    }

    /// The number of metadata of the module.
    pub(super) fn metadata_number(&self, id: MetadataId) -> Result<u64, WriteError> {
        let numbers = &self.metadata;
        let place = match self.m.metadata.get(id) {
            Metadata::Text(name) => return Ok(self.string_number(name)),
            Metadata::Constant(id) => numbers.constants.get(&id).copied(),
            _ => numbers
                .rows
                .get(id.index())
                .copied()
                .filter(|&place| place != NONE),
        };
        let place = place.ok_or_else(|| unsupported("metadata of a function at the top level"))?;
        Ok(numbers.behind(place))
    }

    /// The number of metadata and one, or 0 for none.
    pub(super) fn number_or_null(&self, id: MetadataId) -> Result<u64, WriteError> {
        match id {
            MetadataId::NULL => Ok(0),
            id => Ok(self.metadata_number(id)? + 1),
        }
    }

    fn string_number(&self, name: Name) -> u64 {
        let number = self.metadata.string_numbers.get(&name);
        number.copied().unwrap_or(0).into()
    }

    /// Writes the kinds of attachments.
    pub(super) fn write_kinds(&self, out: &mut BitWriter) {
        if self.kinds.is_empty() {
            return;
        }
        out.enter(metadata_kinds::BLOCK, 3);
        for (n, &kind) in self.kinds.iter().enumerate() {
            out.text(metadata_kinds::KIND, &[n as u64], self.m.names.get(kind));
        }
        out.leave();
    }

    /// Writes the metadata of the module.
    pub(super) fn write_metadata(&self, out: &mut BitWriter) -> Result<(), WriteError> {
        let m = self.m;
        let attached = self.symbols.iter().filter(|&&id| {
            let defined = match m.globals[id].kind {
                GlobalKind::Function(func) => m.funcs[func].body.is_some(),
                _ => false,
            };
            !defined && m.global_attachments(id).next().is_some()
        });
        let attached: Vec<GlobalId> = attached.copied().collect();
        if self.metadata.len() == 0 && m.metadata.named.is_empty() && attached.is_empty() {
            return Ok(());
        }
        out.enter(code::BLOCK, 4);
        self.strings(out);
        let location = out.define(&[
            Form::Literal(code::LOCATION.into()),
            Form::Fixed(1),
            Form::Vbr(6),
            Form::Vbr(8),
            Form::Vbr(6),
            Form::Vbr(6),
            Form::Fixed(1),
        ]);
        for &row in &self.metadata.order {
            match row {
                MetadataEntry::Constant(id) => {
                    let ty = self.types.number(m, self.const_type(id));
                    let value = self.const_number(id)?;
                    out.record(code::VALUE, &[ty, value.into()]);
                }
                MetadataEntry::Number(value) => {
                    const DW_OP_CONSTS: u64 = 0x11;
                    let ops = [EXPRESSION_VERSION << 1, DW_OP_CONSTS, value];
                    out.record(code::EXPRESSION, &ops);
                }
                MetadataEntry::Node(id) => {
                    let (record, ops) = self.record(id)?;
                    match record == code::LOCATION && ops.len() == 6 {
                        true => out.abbreviated(location, record, &ops),
                        false => out.record(record, &ops),
                    }
                }
            }
        }
        self.named(out)?;
        for id in attached {
            let mut ops: Vec<u64> = vec![self.symbol_numbers[id.index()].into()];
            for (kind, node) in m.global_attachments(id) {
                ops.extend([self.kind(kind), self.metadata_number(node)?]);
            }
            out.record(code::GLOBAL_DECL_ATTACHMENT, &ops);
        }
        out.leave();
        Ok(())
    }

    fn strings(&self, out: &mut BitWriter) {
        let strings = &self.metadata.strings;
        if strings.is_empty() {
            return;
        }
        let mut lengths = BitWriter::new();
        for &name in strings {
            lengths.vbr(self.m.names.get(name).len() as u64, 6);
        }
        let mut blob = lengths.finish();
        let offset = blob.len() as u64;
        for &name in strings {
            blob.extend_from_slice(self.m.names.get(name));
        }
        let form = out.define(&[
            Form::Literal(code::STRINGS.into()),
            Form::Vbr(6),
            Form::Vbr(6),
            Form::Blob,
        ]);
        out.blob(form, &[strings.len() as u64, offset], &blob);
    }

    fn named(&self, out: &mut BitWriter) -> Result<(), WriteError> {
        let named = &self.m.metadata.named;
        if named.is_empty() {
            return Ok(());
        }
        let name = out.define(&[
            Form::Literal(code::NAME.into()),
            Form::Array,
            Form::Fixed(8),
        ]);
        for row in named {
            out.abbreviated_text(name, code::NAME, &[], self.m.names.get(row.name));
            let ops: Result<Vec<u64>, WriteError> = row
                .operands
                .iter()
                .map(|&id| self.metadata_number(id))
                .collect();
            out.record(code::NAMED_NODE, &ops?);
        }
        Ok(())
    }

    /// The record of a node.
    fn record(&self, id: MetadataId) -> Result<(u32, SmallVec<[u64; 24]>), WriteError> {
        let m = self.m;
        let mut ops: SmallVec<[u64; 24]> = SmallVec::new();
        Ok(match m.metadata.get(id) {
            Metadata::Tuple { distinct, operands } => {
                for id in m.metadata.list(operands) {
                    ops.push(self.number_or_null(id)?);
                }
                match distinct {
                    true => (code::DISTINCT_NODE, ops),
                    false => (code::NODE, ops),
                }
            }
            Metadata::Expression(list) => {
                ops.push(EXPRESSION_VERSION << 1);
                ops.extend(m.metadata.elements(list));
                (code::EXPRESSION, ops)
            }
            Metadata::Node { kind, distinct, .. } => {
                let node = NodeRecord {
                    numbers: self,
                    id,
                    kind,
                };
                node.record(distinct)?
            }
            _ => return Err(unsupported("metadata of a function at the top level")),
        })
    }

    /// Writes the metadata of a body: values of the function, and lists of them. Gives their
    /// numbers.
    pub(super) fn write_local_metadata(
        &self,
        out: &mut BitWriter,
        body: &Body,
        wanted: &[MetadataId],
        number: impl Fn(crate::ir::Operand) -> Result<u32, WriteError>,
    ) -> Result<FxHashMap<MetadataId, u64>, WriteError> {
        let m = self.m;
        let mut numbers = FxHashMap::default();
        if wanted.is_empty() {
            return Ok(numbers);
        }
        out.enter(code::BLOCK, 3);
        let mut next = u64::from(self.metadata.len());
        let mut value = |out: &mut BitWriter, id, operand| -> Result<u64, WriteError> {
            if let Some(&number) = numbers.get(&id) {
                return Ok(number);
            }
            let ty = super::numbers::operand_type(m, body, operand);
            let ty = self.types.number(m, ty);
            out.record(code::VALUE, &[ty, number(operand)?.into()]);
            numbers.insert(id, next);
            next += 1;
            Ok(next - 1)
        };
        // Values come first, so that lists refer to what is there.
        for &id in wanted {
            match m.metadata.get(id) {
                Metadata::Local(operand) => {
                    value(out, id, operand)?;
                }
                Metadata::Arguments(list) => {
                    for id in m.metadata.list(list) {
                        if let Metadata::Local(operand) = m.metadata.get(id) {
                            value(out, id, operand)?;
                        }
                    }
                }
                _ => {}
            }
        }
        for &id in wanted {
            if let Metadata::Arguments(list) = m.metadata.get(id) {
                let mut ops: Vec<u64> = Vec::new();
                for id in m.metadata.list(list) {
                    ops.push(match numbers.get(&id) {
                        Some(&number) => number,
                        None => self.metadata_number(id)?,
                    });
                }
                out.record(code::ARG_LIST, &ops);
                numbers.insert(id, next);
                next += 1;
            }
        }
        out.leave();
        Ok(numbers)
    }

    /// Writes what is attached to a function and its instructions, locations apart.
    pub(super) fn write_attachments(
        &self,
        out: &mut BitWriter,
        function: GlobalId,
        body: &Body,
    ) -> Result<(), WriteError> {
        let m = self.m;
        let dbg = m.names.find(b"dbg");
        let own: Vec<_> = m.global_attachments(function).collect();
        let rest = |kind, node| Some(kind) != dbg || !is_location(self, node);
        let mut rows = body
            .attachments()
            .iter()
            .filter(|row| rest(row.kind, row.node))
            .peekable();
        if own.is_empty() && rows.peek().is_none() {
            return Ok(());
        }
        out.enter(attachment::BLOCK, 3);
        let mut ops: Vec<u64> = Vec::new();
        for (kind, node) in own {
            ops.extend([self.kind(kind), self.metadata_number(node)?]);
        }
        if !ops.is_empty() {
            out.record(attachment::ATTACHMENT, &ops);
        }
        while let Some(row) = rows.next() {
            ops.clear();
            ops.push(u64::from(row.inst.0));
            ops.extend([self.kind(row.kind), self.metadata_number(row.node)?]);
            while let Some(row) = rows.next_if(|next| next.inst == row.inst) {
                ops.extend([self.kind(row.kind), self.metadata_number(row.node)?]);
            }
            out.record(attachment::ATTACHMENT, &ops);
        }
        out.leave();
        Ok(())
    }
}

/// Whether metadata is a place of the source, which has a record of its own in bodies.
pub(super) fn is_location(numbers: &ValueEnumerator<'_>, id: MetadataId) -> bool {
    numbers.m.metadata.kind(id) == Some(NodeKind::Location)
}

/// The number that a field has where the file has metadata.
fn as_node(kind: NodeKind, field: Field, value: FieldValue) -> Option<FieldNumber> {
    let row = kind.fields().iter().find(|row| row.field == field)?;
    let number = match (row.kind, value) {
        (FieldKind::NumberOrNode, FieldValue::Unsigned(number)) => number,
        (FieldKind::NumberOrNode, FieldValue::Negative(number)) => number as u64,
        _ => return None,
    };
    Some(match kind {
        NodeKind::GenericSubrange => FieldNumber::Expression(number),
        _ => FieldNumber::Constant(number),
    })
}

/// A node with fields that is written.
struct NodeRecord<'n, 'm> {
    numbers: &'n ValueEnumerator<'m>,
    id: MetadataId,
    kind: NodeKind,
}

type Ops = SmallVec<[u64; 24]>;

impl NodeRecord<'_, '_> {
    fn get(&self, field: Field) -> Option<FieldValue> {
        let m = self.numbers.m;
        m.metadata.field(self.id, field).or_else(|| {
            let row = self.kind.fields().iter().find(|row| row.field == field)?;
            row.default.map(FieldValue::Unsigned)
        })
    }

    /// A field as an operand; 0 where it is left out.
    fn op(&self, field: Field) -> Result<u64, WriteError> {
        let Some(value) = self.get(field) else {
            return Ok(0);
        };
        if self.numbers.m.metadata.field(self.id, field).is_some()
            && let Some(number) = as_node(self.kind, field, value)
        {
            let metadata = &self.numbers.metadata;
            let place = metadata.numbers.get(&number).copied().unwrap_or(0);
            return Ok(metadata.behind(place) + 1);
        }
        match value {
            FieldValue::Node(id) => {
                let row = self.kind.fields().iter().find(|row| row.field == field);
                match row.map(|row| row.kind) {
                    Some(FieldKind::SizeOrNode) => Err(unsupported("a size that is metadata")),
                    _ => self.numbers.number_or_null(id),
                }
            }
            FieldValue::Text(name) => Ok(self.numbers.string_number(name) + 1),
            FieldValue::Unsigned(number) => Ok(number),
            FieldValue::Negative(number) => Ok(number as u64),
            FieldValue::Wide(_) => Err(unsupported("an integer of more than 64 bits in metadata")),
        }
    }

    fn number(&self, field: Field) -> u64 {
        match self.get(field) {
            Some(FieldValue::Unsigned(number)) => number,
            Some(FieldValue::Negative(number)) => number as u64,
            _ => 0,
        }
    }

    fn record(&self, distinct: bool) -> Result<(u32, Ops), WriteError> {
        let distinct = u64::from(distinct);
        match self.kind {
            NodeKind::Generic => self.generic(distinct),
            NodeKind::Subrange => self.subrange(distinct),
            NodeKind::Enumerator => self.enumerator(distinct),
            kind => match record_of(kind) {
                Some(record) => Ok((record, self.fields(record, distinct)?)),
                None => Err(unsupported(&format!("`!{}`", kind.word()))),
            },
        }
    }

    /// Fields one by one behind the head.
    fn fields(&self, record: u32, distinct: u64) -> Result<Ops, WriteError> {
        let (_, layout) = layout(record).unwrap_or((self.kind, &[]));
        let mut ops: Ops = SmallVec::new();
        ops.push(self.head(record, distinct));
        for (n, &field) in layout.iter().enumerate() {
            ops.push(match field {
                Some(field) => self.op(field)?,
                None => self.special(record, n)?,
            });
        }
        if record == code::DERIVED_TYPE {
            ops.push(self.pointer_auth());
        }
        if let Some(least) = least(record) {
            while ops.len() > least + 1 && ops.last() == Some(&0) {
                ops.pop();
            }
        }
        Ok(ops)
    }

    fn head(&self, record: u32, distinct: u64) -> u64 {
        let bits = match record {
            code::SUBPROGRAM => 2 | 4,
            code::GLOBAL_VAR => 2 << 1,
            code::LOCAL_VAR | code::COMPOSITE_TYPE | code::SUBROUTINE_TYPE => 2,
            code::NAMESPACE => self.number(Field::ExportSymbols) << 1,
            code::LABEL => self.number(Field::IsArtificial) << 1,
            _ => 0,
        };
        distinct | bits
    }

    /// What is no field by itself.
    fn special(&self, record: u32, n: usize) -> Result<u64, WriteError> {
        let m = self.numbers.m;
        Ok(match (record, n) {
            (code::LOCATION, 2) => match m.metadata.node(self.id, Field::Scope) {
                Some(scope) => self.numbers.metadata_number(scope)?,
                None => return Err(unsupported("a location without a scope")),
            },
            (code::FILE, 2) => self.number(Field::Checksumkind),
            (code::FILE, 3) => self.op(Field::Checksum)?,
            (code::DERIVED_TYPE, 11) => {
                let space = m.metadata.field(self.id, Field::DwarfAddressSpace);
                match space {
                    Some(FieldValue::Unsigned(space)) => space + 1,
                    _ => 0,
                }
            }
            (code::COMPILE_UNIT, 0) => self.number(Field::Language),
            // One that there is none of is 0 here, to be cut off.
            (code::COMPOSITE_TYPE, 23) => self.number(Field::EnumKind),
            (code::LABEL, 5) => self.number(Field::CoroSuspendIdx),
            _ => 0,
        })
    }

    fn pointer_auth(&self) -> u64 {
        self.number(Field::PtrAuthKey)
            | self.number(Field::PtrAuthIsAddressDiscriminated) << 4
            | self.number(Field::PtrAuthExtraDiscriminator) << 5
            | self.number(Field::PtrAuthIsaPointer) << 21
            | self.number(Field::PtrAuthAuthenticatesNullValues) << 22
    }

    fn generic(&self, distinct: u64) -> Result<(u32, Ops), WriteError> {
        let mut ops: Ops = SmallVec::new();
        ops.extend([distinct, self.op(Field::Tag)?, 0, self.op(Field::Header)?]);
        let m = self.numbers.m;
        if let Some(list) = m.metadata.node(self.id, Field::Operands) {
            for id in m.metadata.operands(list) {
                ops.push(self.numbers.number_or_null(id)?);
            }
        }
        Ok((code::GENERIC_DEBUG, ops))
    }

    fn subrange(&self, distinct: u64) -> Result<(u32, Ops), WriteError> {
        const VERSION: u64 = 2;
        let mut ops: Ops = SmallVec::new();
        ops.push(distinct | VERSION << 1);
        for field in [
            Field::Count,
            Field::LowerBound,
            Field::UpperBound,
            Field::Stride,
        ] {
            ops.push(self.op(field)?);
        }
        Ok((code::SUBRANGE, ops))
    }

    fn enumerator(&self, distinct: u64) -> Result<(u32, Ops), WriteError> {
        const BIG: u64 = 4;
        let m = self.numbers.m;
        let unsigned = self.number(Field::IsUnsigned);
        let mut ops: Ops = SmallVec::new();
        ops.push(distinct | unsigned << 1 | BIG);
        let name = self.op(Field::Name)?;
        match self.get(Field::Value) {
            Some(FieldValue::Wide(id)) => {
                let Const::BigInt { ty, words } = m.consts.get(id) else {
                    return Err(unsupported("the value of an enumerator"));
                };
                let width = m.types.int_width(ty).unwrap_or(64);
                ops.extend([width.into(), name]);
                for n in 0..width.div_ceil(64) as usize {
                    let low = u64::from(m.consts.word(words, 2 * n));
                    let high = u64::from(m.consts.word(words, 2 * n + 1));
                    ops.push(with_sign((high << 32 | low) as i64));
                }
            }
            _ => {
                let value = self.number(Field::Value);
                ops.extend([64, name, with_sign(value as i64)]);
            }
        }
        Ok((code::ENUMERATOR, ops))
    }
}

/// The code of a debug record.
pub(super) fn record_code(kind: RecordKind) -> u32 {
    use super::super::codes::function;
    match kind {
        RecordKind::Value => function::DEBUG_RECORD_VALUE,
        RecordKind::Declare => function::DEBUG_RECORD_DECLARE,
        RecordKind::Assign => function::DEBUG_RECORD_ASSIGN,
        RecordKind::Label => function::DEBUG_RECORD_LABEL,
        RecordKind::DeclareValue => function::DEBUG_RECORD_DECLARE_VALUE,
    }
}
