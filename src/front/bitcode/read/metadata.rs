//! Blocks of metadata: strings, values, nodes, names, and what is attached to symbols.

use rustc_hash::FxHashMap;

use super::super::codes::{metadata as code, record_name};
use super::super::nodes::layout;
use super::super::stream::Cursor;
use super::body::FORWARD;
use super::constants::Level;
use super::input::{Input, MALFORMED, Result};
use super::nodes;
use super::symbols::symbol_of;
use super::types::TypeRows;
use crate::diag::Diagnostic;
use crate::entity::List;
use crate::ir::metadata::{FieldValue, NamedMetadata};
use crate::ir::{
    Const, GlobalId, Metadata, MetadataId, Module, Name, NodeKind, Operand, Type, TypeId,
};

/// What reading metadata needs.
pub(super) struct MetadataReader<'r> {
    pub m: &'r mut Module,
    pub types: &'r TypeRows,
    /// What the module numbers, where the block of a function is read.
    pub base: Option<&'r Level>,
    pub own: &'r mut Level,
    /// The kinds of attachments.
    pub kinds: &'r FxHashMap<u64, Name>,
    /// Whether nodes are read without their fields: what these say is for debuggers.
    pub without_fields: bool,
}

/// What was found that concerns more than metadata.
#[derive(Default)]
pub(super) struct ModuleFindings {
    /// The units that list their subprograms, as those did before subprograms named their unit.
    pub units: Vec<(MetadataId, MetadataId)>,
    /// Functions with the subprograms that name them, as those did of old.
    pub subprograms: Vec<(GlobalId, MetadataId)>,
    /// Variables with what names them.
    pub variables: Vec<(GlobalId, MetadataId)>,
    /// Types by the identifiers that others may refer to them by.
    pub types: Vec<(Name, MetadataId)>,
    /// Whether there are variables as they were before LLVM 4.
    pub old_variables: bool,
    /// Kinds of attachments, which of old stood among other metadata.
    pub kinds: Vec<(u64, Name)>,
    /// Metadata that is a value of the function which comes later.
    pub forwards: Vec<MetadataId>,
}

impl MetadataReader<'_> {
    /// Reads a block.
    pub(super) fn read(&mut self, input: &mut Input<'_>) -> Result<ModuleFindings> {
        input.enter(code::BLOCK)?;
        let mut found = ModuleFindings::default();
        let first = self.own.metadata.len();
        // The number of the next piece of metadata.
        let mut next = self.base_len() + first;
        let mut name: Option<Name> = None;
        let mut attached: FxHashMap<GlobalId, Vec<(Name, MetadataId)>> = FxHashMap::default();
        while let Some(record) = input.next()? {
            match record {
                code::STRINGS => self.strings(input, &mut next)?,
                code::STRING_OLD => {
                    let text = self.m.names.intern(input.text(0)?);
                    self.put(input, &mut next, Metadata::Text(text));
                }
                code::NAME => name = Some(self.m.names.intern(input.text(0)?)),
                code::KIND => {
                    let kind = self.m.names.intern(input.text(1)?);
                    found.kinds.push((input.op(0)?, kind));
                }
                code::INDEX | code::INDEX_OFFSET => {}
                code::NAMED_NODE => {
                    let Some(name) = name.take() else {
                        return Err(input.malformed("it has no name"));
                    };
                    self.named(input, name)?;
                }
                code::GLOBAL_DECL_ATTACHMENT => {
                    input.ops();
                    let value = input.op(0)?;
                    let Some(symbol) = symbol_of(self.m, self.own, value) else {
                        return Err(input.malformed(format!("value {value} is no symbol")));
                    };
                    let list = attached.entry(symbol).or_default();
                    self.attachments(input, 1, |kind, node| list.push((kind, node)))?;
                }
                _ => {
                    input.ops();
                    self.one(input, record, &mut next, &mut found)?;
                }
            }
        }
        for (symbol, list) in attached {
            self.m.attach(symbol, &list);
        }
        self.check_defined(first)?;
        Ok(found)
    }

    fn base_len(&self) -> usize {
        self.base.map_or(0, |base| base.metadata.len())
    }

    /// All that was used has to be defined.
    fn check_defined(&self, first: usize) -> Result<()> {
        let undefined = |&id: &MetadataId| matches!(self.m.metadata.get(id), Metadata::Undefined);
        match self.own.metadata[first..].iter().position(undefined) {
            None => Ok(()),
            Some(at) => {
                let number = self.base_len() + first + at;
                let span = self.m.metadata.span(self.own.metadata[first + at]);
                let message = format!("metadata {number} is used and not defined");
                Err(Box::new(Diagnostic::error(MALFORMED, span, message)))
            }
        }
    }

    /// The row of a number, made where it was not met.
    pub(super) fn id(&mut self, input: &Input<'_>, number: u64) -> Result<MetadataId> {
        let number = usize::try_from(number).unwrap_or(usize::MAX);
        let Some(index) = number.checked_sub(self.base_len()) else {
            let base = self.base.map_or(&[][..], |base| &base.metadata);
            return Ok(base[number]);
        };
        // What is yet to come takes some bits each.
        if index >= self.own.metadata.len() {
            let room = input.stream.left() as usize;
            if index - self.own.metadata.len() > room {
                return Err(input.malformed(format!("there is no metadata {number}")));
            }
            self.own.metadata.resize(index + 1, MetadataId::NULL);
        }
        if self.own.metadata[index] == MetadataId::NULL {
            let span = input.span();
            self.own.metadata[index] = self.m.metadata.push(Metadata::Undefined, span);
        }
        Ok(self.own.metadata[index])
    }

    /// The row of a number that is one more, or none.
    pub(super) fn id_or_null(&mut self, input: &Input<'_>, number: u64) -> Result<MetadataId> {
        match number.checked_sub(1) {
            None => Ok(MetadataId::NULL),
            Some(number) => self.id(input, number),
        }
    }

    /// The string of a number that is one more, or none. An empty one is as none.
    pub(super) fn text(&mut self, input: &Input<'_>, number: u64) -> Result<Option<Name>> {
        let id = self.id_or_null(input, number)?;
        if id == MetadataId::NULL {
            return Ok(None);
        }
        match self.m.metadata.as_text(id) {
            Some(text) => Ok(Some(text).filter(|&text| !self.m.names.get(text).is_empty())),
            None => Err(input.malformed(format!("metadata {} is no string", number - 1))),
        }
    }

    /// Defines what has the next number.
    fn put(&mut self, input: &Input<'_>, next: &mut usize, value: Metadata) -> MetadataId {
        let index = *next - self.base_len();
        *next += 1;
        let span = input.span();
        match self.own.metadata.get(index).copied() {
            Some(id) if id != MetadataId::NULL => {
                self.m.metadata.define(id, value, span);
                self.m.metadata.make_known(id);
                id
            }
            known => {
                let id = match value {
                    // Nodes of other kinds are not made again by anyone who reads a function.
                    Metadata::Tuple { .. } => self.m.metadata.push(value, span),
                    Metadata::Node { kind, .. } if kind != NodeKind::Location => {
                        self.m.metadata.push(value, span)
                    }
                    _ => self.m.metadata.intern(value, span),
                };
                match known {
                    Some(_) => self.own.metadata[index] = id,
                    None => self.own.metadata.push(id),
                }
                id
            }
        }
    }

    /// `[count, offset of the characters]` and a blob: the lengths as bits, and the characters.
    fn strings(&mut self, input: &mut Input<'_>, next: &mut usize) -> Result<()> {
        input.ops();
        let (count, offset) = (input.op(0)?, input.op(1)?);
        let blob = input.bytes(input.record.blob.clone().unwrap_or(0..0));
        let offset = usize::try_from(offset).unwrap_or(usize::MAX);
        let Some((lengths, mut chars)) = blob.split_at_checked(offset) else {
            return Err(input.malformed("the characters begin behind the strings"));
        };
        let mut lengths = Cursor::new(lengths);
        if count > lengths.end() / 6 {
            return Err(input.malformed(format!("there is no room for {count} strings")));
        }
        for _ in 0..count {
            let len = usize::try_from(lengths.vbr(6)).unwrap_or(usize::MAX);
            let Some((text, rest)) = chars.split_at_checked(len) else {
                return Err(input.malformed("the strings are longer than they can be"));
            };
            chars = rest;
            let text = self.m.names.intern(text);
            self.put(input, next, Metadata::Text(text));
        }
        Ok(())
    }

    /// `!name = !{...}`
    fn named(&mut self, input: &mut Input<'_>, name: Name) -> Result<()> {
        let numbers = input.ops().to_vec();
        let operands: Result<Vec<MetadataId>> = numbers
            .into_iter()
            .map(|number| self.id(input, number))
            .collect();
        let operands = operands?;
        let span = input.span();
        let named = &mut self.m.metadata.named;
        match named.iter_mut().find(|row| row.name == name) {
            Some(row) => row.operands.extend(operands),
            None => named.push(NamedMetadata {
                name,
                operands,
                span,
            }),
        }
        Ok(())
    }

    /// Pairs of a kind and a node, from operand `from` on.
    pub(super) fn attachments(
        &mut self,
        input: &Input<'_>,
        from: usize,
        mut each: impl FnMut(Name, MetadataId),
    ) -> Result<()> {
        for pair in input.record.ops.get(from..).unwrap_or(&[]).chunks_exact(2) {
            let Some(&kind) = self.kinds.get(&pair[0]) else {
                return Err(input.malformed(format!("there is no kind {} of metadata", pair[0])));
            };
            let node = self.id(input, pair[1])?;
            each(kind, node);
        }
        Ok(())
    }

    /// A value with its type, as metadata.
    fn value(&mut self, input: &Input<'_>, ty: u64, value: u64) -> Result<Metadata> {
        self.types.get(input, self.m, ty)?;
        let index = usize::try_from(value).unwrap_or(usize::MAX);
        let base = self.base.map_or(&[][..], |base| &base.values);
        let operand = match index.checked_sub(base.len()) {
            None => Some(base[index]),
            Some(index) => self.own.values.get(index).copied(),
        };
        let operand = match operand {
            // A value of the function that comes later, and takes some bits.
            None if self.base.is_some() => {
                let index = (index - base.len()) as u64;
                let room = self.own.values.len() as u64 + input.stream.bytes().len() as u64 * 8;
                match index < room.min(FORWARD.into()) {
                    true => Operand(FORWARD + index as u32),
                    false => Operand::MISSING,
                }
            }
            operand => operand.unwrap_or(Operand::MISSING),
        };
        if operand.is_missing() {
            let own = self.own.why_missing(value as u32);
            let why = own.or(self.base.and_then(|base| base.why_missing(value as u32)));
            return match why {
                // A constant that LLVM has no more is as good as none.
                Some(_) => Ok(Metadata::Constant(
                    self.m.consts.intern(Const::Undef(TypeId::PTR)),
                )),
                None => Err(input.malformed(format!("there is no value {value}"))),
            };
        }
        Ok(match operand.as_const() {
            Some(id) => Metadata::Constant(id),
            None => Metadata::Local(operand),
        })
    }

    /// A record that defines what has the next number.
    fn one(
        &mut self,
        input: &Input<'_>,
        record: u32,
        next: &mut usize,
        found: &mut ModuleFindings,
    ) -> Result<()> {
        let value = match record {
            code::VALUE => self.value(input, input.op(0)?, input.op(1)?)?,
            code::NODE | code::DISTINCT_NODE => {
                let mut words = Vec::with_capacity(input.len());
                for n in 0..input.len() {
                    words.push(self.id_or_null(input, input.record.ops[n])?.0);
                }
                Metadata::Tuple {
                    distinct: record == code::DISTINCT_NODE,
                    operands: self.m.metadata.push_list(&words),
                }
            }
            code::OLD_NODE => self.old_node(input)?,
            code::OLD_FN_NODE => match input.record.ops[..] {
                [ty, value] => self.value(input, ty, value)?,
                _ => Metadata::Tuple {
                    distinct: false,
                    operands: self.m.metadata.push_list(&[]),
                },
            },
            code::ARG_LIST => {
                let mut words = Vec::with_capacity(input.len());
                for n in 0..input.len() {
                    let id = self.id(input, input.record.ops[n])?;
                    let value = self.m.metadata.get(id);
                    if !matches!(value, Metadata::Constant(_) | Metadata::Local(_)) {
                        return Err(input.malformed("it lists what is no value"));
                    }
                    words.push(id.0);
                }
                Metadata::Arguments(self.m.metadata.push_list(&words))
            }
            code::EXPRESSION => {
                let mut elements = input.record.ops.get(1..).unwrap_or(&[]).to_vec();
                let version = input.op(0)? >> 1;
                crate::ir::upgrade::expression(version, &mut elements);
                Metadata::Expression(self.m.metadata.push_elements(&elements))
            }
            _ => {
                if let Some((kind, _)) = layout(record).filter(|_| self.without_fields) {
                    let node = Metadata::Node {
                        kind,
                        distinct: true,
                        fields: List::EMPTY,
                    };
                    self.put(input, next, node);
                    return Ok(());
                }
                let id = nodes::read(self, input, record)?;
                let Some(node) = id else {
                    let name = record_name(code::BLOCK, record);
                    return Err(input.unsupported(format_args!("{name} in metadata")));
                };
                let id = self.put(input, next, node.value);
                if node.subprograms != MetadataId::NULL {
                    found.units.push((id, node.subprograms));
                }
                found.old_variables |= node.is_old_variable;
                if let Some(name) = node.identifier {
                    found.types.push((name, id));
                }
                if let Some((symbol, is_function)) = node.symbol {
                    match is_function {
                        true => found.subprograms.push((symbol, id)),
                        false => found.variables.push((symbol, id)),
                    }
                }
                return Ok(());
            }
        };
        let id = self.put(input, next, value);
        if let Metadata::Local(Operand(FORWARD..)) = value {
            found.forwards.push(id);
        }
        Ok(())
    }

    /// A node of LLVM 3.5 and older: pairs of a type and a value, which may be metadata.
    fn old_node(&mut self, input: &Input<'_>) -> Result<Metadata> {
        let mut words = Vec::with_capacity(input.len() / 2);
        for pair in input.record.ops.chunks_exact(2) {
            let ty = self.types.get(input, self.m, pair[0])?;
            words.push(match self.m.types.get(ty) {
                Type::Metadata => self.id(input, pair[1])?.0,
                Type::Void => MetadataId::NULL.0,
                _ => {
                    let value = self.value(input, pair[0], pair[1])?;
                    self.m.metadata.intern(value, input.span()).0
                }
            });
        }
        Ok(Metadata::Tuple {
            distinct: false,
            operands: self.m.metadata.push_list(&words),
        })
    }

    /// The number that metadata is, if it is a constant of at most 64 bits.
    pub(super) fn number(&self, id: MetadataId) -> Option<FieldValue> {
        let Const::Int { ty, value } = self.m.consts.get(self.m.metadata.as_constant(id)?) else {
            return None;
        };
        let unused = 64 - self.m.types.int_width(ty)?.clamp(1, 64);
        Some(match (value << unused) as i64 >> unused {
            n if n < 0 => FieldValue::Negative(n),
            n => FieldValue::Unsigned(n as u64),
        })
    }

    /// The symbol whose address metadata is.
    pub(super) fn symbol(&self, id: MetadataId) -> Option<GlobalId> {
        match self.m.consts.get(self.m.metadata.as_constant(id)?) {
            Const::Global(symbol) => Some(symbol),
            _ => None,
        }
    }
}
