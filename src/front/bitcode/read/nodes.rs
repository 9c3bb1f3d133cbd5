//! Nodes with fields, such as `!DILocation(line: 3, scope: !1)`: which operand of a record is which
//! field. How it has its value follows from the kind of the field.
//!
//! The first operand says whether the node is `distinct`, by its lowest bit, and in higher bits
//! which form of the record it is.

use smallvec::SmallVec;

use super::super::codes::metadata as code;
use super::super::nodes::{layout, size_is_metadata};
use super::big_int;
use super::input::{Input, Result, inverted, signed};
use super::metadata::MetadataReader;
use crate::ir::metadata::{Field, FieldKind, FieldValue, NodeKind};
use crate::ir::{Const, GlobalId, Metadata, MetadataId, Name, Type, upgrade};

/// A node that was read.
pub(super) struct DecodedNode {
    pub value: Metadata,
    /// Of a unit: the list of its subprograms, which those of old have.
    pub subprograms: MetadataId,
    /// A symbol that the node names, as those of old do, and whether it is a function.
    pub symbol: Option<(GlobalId, bool)>,
    /// Of a type: the identifier by which nodes of old refer to it.
    pub identifier: Option<Name>,
    /// Whether it is a variable of those that symbols themselves had attached.
    pub is_old_variable: bool,
    /// Of such one that comes with an expression, as a constant does: that.
    expr: Option<MetadataId>,
}

impl DecodedNode {
    fn new(value: Metadata) -> DecodedNode {
        DecodedNode {
            value,
            subprograms: MetadataId::NULL,
            symbol: None,
            identifier: None,
            is_old_variable: false,
            expr: None,
        }
    }
}

type Fields = SmallVec<[(Field, FieldValue); 24]>;

/// Reads the record of a node; `None` where it is none that is known.
pub(super) fn read(
    r: &mut MetadataReader<'_>,
    input: &Input<'_>,
    record: u32,
) -> Result<Option<DecodedNode>> {
    let head = input.op(0)?;
    let mut reader = NodeReader {
        r,
        input,
        head,
        ops: SmallVec::from_slice(&input.record.ops[1..]),
        fields: Fields::new(),
    };
    match record {
        code::GENERIC_DEBUG => reader.generic().map(Some),
        code::SUBRANGE => reader.subrange().map(Some),
        code::ENUMERATOR => reader.enumerator().map(Some),
        code::FIXED_POINT_TYPE => reader.fixed_point().map(Some),
        _ => match layout(record) {
            Some((kind, fields)) => reader.node(record, kind, fields).map(Some),
            None => Ok(None),
        },
    }
}

/// A node that is read.
struct NodeReader<'n, 'r, 'a> {
    r: &'n mut MetadataReader<'r>,
    input: &'n Input<'a>,
    head: u64,
    /// The operands behind it, in the form that newer records have.
    ops: SmallVec<[u64; 32]>,
    fields: Fields,
}

impl NodeReader<'_, '_, '_> {
    /// A node whose operands are mostly fields one by one.
    fn node(
        &mut self,
        record: u32,
        kind: NodeKind,
        layout: &[Option<Field>],
    ) -> Result<DecodedNode> {
        let mut node = DecodedNode::new(Metadata::Undefined);
        self.upgrade(record, &mut node)?;
        let size_is_metadata = size_is_metadata(record, self.head);
        for (n, &field) in layout.iter().enumerate().take(self.ops.len()) {
            if let Some(field) = field {
                self.field(kind, field, self.ops[n], size_is_metadata)?;
            }
        }
        self.special(record, &mut node)?;
        let distinct = match record {
            // Units and definitions of functions are always another one than their equals.
            code::COMPILE_UNIT => true,
            code::SUBPROGRAM => {
                let flags = self.op(8);
                self.head & 1 != 0 || flags & subprogram::DEFINITION != 0
            }
            _ => self.head & 1 != 0,
        };
        node.value = self.made(kind, distinct);
        if let Some(expr) = node.expr {
            let span = self.input.span();
            let variable = self.r.m.metadata.push(node.value, span);
            node.value = upgrade::with_expression(self.r.m, variable, expr);
        }
        Ok(node)
    }

    fn made(&mut self, kind: NodeKind, distinct: bool) -> Metadata {
        Metadata::Node {
            kind,
            distinct,
            fields: self.r.m.metadata.push_fields(kind, &self.fields),
        }
    }

    /// Operand `n` behind the first, or 0.
    fn op(&self, n: usize) -> u64 {
        self.ops.get(n).copied().unwrap_or(0)
    }

    fn put(&mut self, field: Field, value: FieldValue) {
        self.fields.push((field, value));
    }

    /// A number where there is one, and metadata where there is none.
    fn number_or_node(&mut self, field: Field, op: u64) -> Result<()> {
        let id = self.r.id_or_null(self.input, op)?;
        if id != MetadataId::NULL {
            let value = self.r.number(id).unwrap_or(FieldValue::Node(id));
            self.put(field, value);
        }
        Ok(())
    }

    /// A field as its kind has it.
    fn field(&mut self, kind: NodeKind, field: Field, op: u64, node_size: bool) -> Result<()> {
        let Some(row) = kind.fields().iter().find(|row| row.field == field) else {
            return Ok(());
        };
        let value = match row.kind {
            FieldKind::Node | FieldKind::NotNull | FieldKind::OperandList => {
                FieldValue::Node(self.r.id_or_null(self.input, op)?)
            }
            FieldKind::Text | FieldKind::NotEmpty => match self.r.text(self.input, op)? {
                Some(text) => FieldValue::Text(text),
                None => return Ok(()),
            },
            FieldKind::NumberOrNode => return self.number_or_node(field, op),
            FieldKind::SizeOrNode if node_size => return self.number_or_node(field, op),
            FieldKind::Signed => from_signed(op as i64),
            FieldKind::Unsigned(_)
            | FieldKind::SizeOrNode
            | FieldKind::Integer
            | FieldKind::Truth
            | FieldKind::WordOf(_)
            | FieldKind::FlagsOf(_) => FieldValue::Unsigned(op),
        };
        self.put(field, value);
        Ok(())
    }

    /// Brings the operands of a record of old into the form of newer ones.
    fn upgrade(&mut self, record: u32, node: &mut DecodedNode) -> Result<()> {
        let len = self.input.len();
        match record {
            code::STRING_TYPE if len == 8 => self.ops.insert(4.min(self.ops.len()), 0),
            code::MODULE if len < 8 => self.ops.insert(0, 0),
            code::TEMPLATE_VALUE if len == 5 => self.ops.insert(3.min(self.ops.len()), 0),
            code::IMPORTED_ENTITY if len < 7 => {
                if let Some(line) = self.ops.get_mut(3) {
                    *line = 0;
                }
            }
            // A file and a line once stood around the name.
            code::NAMESPACE if len == 5 => {
                self.ops = SmallVec::from_slice(&[self.op(0), self.op(2)])
            }
            code::LOCAL_VAR if self.head & 2 == 0 => {
                if len > 8 {
                    self.ops.remove(0);
                }
                self.ops.truncate(7);
            }
            code::DERIVED_TYPE if len < 15 => self.ops.truncate(12),
            code::SUBPROGRAM => self.renew_subprogram(len, node)?,
            code::GLOBAL_VAR => self.renew_variable(node)?,
            _ => {}
        }
        Ok(())
    }

    /// Flags stood in operands of their own, and the function or nothing where its unit stands.
    fn renew_subprogram(&mut self, len: usize, node: &mut DecodedNode) -> Result<()> {
        const MAIN: u64 = 1 << 21;
        if self.head & 4 == 0 {
            let op = |n: usize| self.op(n);
            let flags = op(10) & 3 | op(6) << 2 | op(7) << 3 | (op(13) & 1) << 4;
            // With a unit or function in between, all else stands one further.
            let has_unit = self.head & 2 != 0;
            let unit = match len >= 19 {
                true => op(14),
                false => 0,
            };
            let rest = 14 + usize::from(len >= 19);
            let mut new: SmallVec<[u64; 32]> = SmallVec::from_slice(&[
                op(0),
                op(1),
                op(2),
                op(3),
                op(4),
                op(5),
                op(8),
                op(9),
                flags,
                op(11),
                op(12),
                if has_unit { unit } else { 0 },
            ]);
            new.extend((rest..rest + 5).map(op));
            self.ops = new;
            if !has_unit && unit != 0 {
                let id = self.r.id_or_null(self.input, unit)?;
                node.symbol = self.r.symbol(id).map(|symbol| (symbol, true));
            }
        }
        // What says that this is the main program was among the flags of all nodes.
        if let Some([.., flags, _, other]) = self.ops.first_chunk_mut::<11>()
            && *other & MAIN != 0
        {
            *other &= !MAIN;
            *flags |= subprogram::MAIN;
        }
        Ok(())
    }

    /// What the variable is stood among its operands.
    fn renew_variable(&mut self, node: &mut DecodedNode) -> Result<()> {
        let version = self.head >> 1;
        node.is_old_variable = version == 0;
        if version >= 2 {
            return Ok(());
        }
        let (old, declaration, align) = (self.op(8), self.op(9), self.op(10));
        self.ops.truncate(8);
        self.ops.extend([declaration, 0, align]);
        if version == 0 && old != 0 {
            let id = self.r.id_or_null(self.input, old)?;
            node.symbol = self.r.symbol(id).map(|symbol| (symbol, false));
            let constant = self.r.m.metadata.as_constant(id);
            node.expr = match constant.map(|id| self.r.m.consts.get(id)) {
                Some(Const::Int { value, .. }) => {
                    let span = self.input.span();
                    Some(upgrade::constant_expression(self.r.m, value, span))
                }
                Some(_) => None,
                None => Some(id),
            };
        }
        Ok(())
    }

    /// What is more than a field for each operand.
    fn special(&mut self, record: u32, node: &mut DecodedNode) -> Result<()> {
        match record {
            code::LOCATION => {
                let scope = self.r.id(self.input, self.op(2))?;
                self.put(Field::Scope, FieldValue::Node(scope));
            }
            code::NAMESPACE => {
                let export = self.head >> 1 & 1;
                self.put(Field::ExportSymbols, FieldValue::Unsigned(export));
            }
            code::LABEL => {
                let artificial = self.head >> 1 & 1;
                self.put(Field::IsArtificial, FieldValue::Unsigned(artificial));
                if self.ops.len() > 5 && self.op(5) != u64::MAX {
                    self.put(Field::CoroSuspendIdx, FieldValue::Unsigned(self.op(5)));
                }
            }
            code::FILE if self.op(2) != 0 && self.op(3) != 0 => {
                self.put(Field::Checksumkind, FieldValue::Unsigned(self.op(2)));
                if let Some(text) = self.r.text(self.input, self.op(3))? {
                    self.put(Field::Checksum, FieldValue::Text(text));
                }
            }
            code::DERIVED_TYPE => {
                if let Some(space) = self.op(11).checked_sub(1) {
                    self.put(Field::DwarfAddressSpace, FieldValue::Unsigned(space));
                }
                self.pointer_auth(self.op(13));
            }
            code::COMPOSITE_TYPE => {
                // Since LLVM 3.9 a bit says that nobody refers to it by its identifier.
                if self.head & 2 == 0 {
                    node.identifier = self.r.text(self.input, self.op(14))?;
                }
                let kind = self.ops.get(23).copied().unwrap_or(u64::MAX);
                if u32::try_from(kind).is_ok_and(|kind| kind != u32::MAX) {
                    self.put(Field::EnumKind, FieldValue::Unsigned(kind));
                }
            }
            code::COMPILE_UNIT => {
                const VERSIONED: u64 = 1 << 63;
                let language = self.op(0);
                match language & VERSIONED {
                    0 => self.put(Field::Language, FieldValue::Unsigned(language)),
                    _ => {
                        let name = FieldValue::Unsigned(language & !VERSIONED);
                        self.put(Field::SourceLanguageName, name);
                        let version = FieldValue::Unsigned(self.op(21));
                        self.put(Field::SourceLanguageVersion, version);
                    }
                }
                if self.ops.len() <= 15 {
                    self.put(Field::SplitDebugInlining, FieldValue::Unsigned(1));
                }
                node.subprograms = self.r.id_or_null(self.input, self.op(10))?;
            }
            code::GLOBAL_VAR_EXPR if self.op(1) == 0 => {
                let none = self.r.m.metadata.push_elements(&[]);
                let none = Metadata::Expression(none);
                let none = self.r.m.metadata.intern(none, self.input.span());
                self.fields.retain(|field| field.0 != Field::Expr);
                self.put(Field::Expr, FieldValue::Node(none));
            }
            _ => {}
        }
        Ok(())
    }

    /// The parts of a pointer's authentication: four bits, one, sixteen, one, one.
    fn pointer_auth(&mut self, bits: u64) {
        if bits == 0 {
            return;
        }
        let parts = [
            (Field::PtrAuthKey, bits & 15),
            (Field::PtrAuthIsAddressDiscriminated, bits >> 4 & 1),
            (Field::PtrAuthExtraDiscriminator, bits >> 5 & 0xffff),
            (Field::PtrAuthIsaPointer, bits >> 21 & 1),
            (Field::PtrAuthAuthenticatesNullValues, bits >> 22 & 1),
        ];
        for (field, value) in parts {
            self.put(field, FieldValue::Unsigned(value));
        }
    }

    /// `[distinct, tag, version, header, operands]`
    fn generic(&mut self) -> Result<DecodedNode> {
        self.put(Field::Tag, FieldValue::Unsigned(self.op(0)));
        if let Some(header) = self.r.text(self.input, self.op(2))? {
            self.put(Field::Header, FieldValue::Text(header));
        }
        let mut words: SmallVec<[u32; 8]> = SmallVec::new();
        for n in 3..self.ops.len() {
            words.push(self.r.id_or_null(self.input, self.ops[n])?.0);
        }
        if !words.is_empty() {
            let operands = self.r.m.metadata.push_list(&words);
            let list = Metadata::Tuple {
                distinct: false,
                operands,
            };
            let list = self.r.m.metadata.push(list, self.input.span());
            self.put(Field::Operands, FieldValue::Node(list));
        }
        let value = self.made(NodeKind::Generic, self.head & 1 != 0);
        Ok(DecodedNode::new(value))
    }

    /// `[count, lower bound, upper bound, stride]`: the first of old is a number, and so is the
    /// second of all but new ones.
    fn subrange(&mut self) -> Result<DecodedNode> {
        match self.head >> 1 {
            0 => self.put(Field::Count, from_signed(self.op(0) as i64)),
            _ => self.number_or_node(Field::Count, self.op(0))?,
        }
        if self.head >> 1 < 2 {
            self.put(Field::LowerBound, from_signed(inverted(self.op(1))));
        } else {
            self.number_or_node(Field::LowerBound, self.op(1))?;
            self.number_or_node(Field::UpperBound, self.op(2))?;
            self.number_or_node(Field::Stride, self.op(3))?;
        }
        let value = self.made(NodeKind::Subrange, self.head & 1 != 0);
        Ok(DecodedNode::new(value))
    }

    /// `[value, name]`, or with bit 2 of the first operand `[width, name, words]`. Bit 1 says that
    /// the value has no sign.
    fn enumerator(&mut self) -> Result<DecodedNode> {
        let unsigned = self.head >> 1 & 1;
        let value = match self.head & 4 {
            0 => {
                let value = inverted(self.op(0));
                match unsigned {
                    1 => FieldValue::Unsigned(value as u64),
                    _ => from_signed(value),
                }
            }
            _ => {
                let words = self.ops.get(2..).unwrap_or(&[]).to_vec();
                self.wide(self.op(0), &words, unsigned == 1)?
            }
        };
        self.put(Field::Value, value);
        self.put(Field::IsUnsigned, FieldValue::Unsigned(unsigned));
        if let Some(name) = self.r.text(self.input, self.op(1))? {
            self.put(Field::Name, FieldValue::Text(name));
        }
        let value = self.made(NodeKind::Enumerator, self.head & 1 != 0);
        Ok(DecodedNode::new(value))
    }

    /// An integer of a width, of words whose lowest bits are their signs.
    fn wide(&mut self, width: u64, words: &[u64], unsigned: bool) -> Result<FieldValue> {
        let words: SmallVec<[u64; 4]> = words.iter().map(|&word| signed(word) as u64).collect();
        if width <= 64 {
            let unused = 64 - width.clamp(1, 64);
            let value = words.first().copied().unwrap_or(0) << unused;
            return Ok(match unsigned {
                true => FieldValue::Unsigned(value >> unused),
                false => from_signed(value as i64 >> unused),
            });
        }
        // One that has no sign is positive with a bit more.
        let width = match u32::try_from(width) {
            Ok(width @ ..=0x7f_ffff) => width + u32::from(unsigned),
            _ => return Err(self.input.malformed(format!("no integer has {width} bits"))),
        };
        let ty = self.r.m.types.intern(Type::Int(width));
        let words = big_int::words(&words, width);
        Ok(FieldValue::Wide(self.r.m.consts.big_int(ty, &words)))
    }

    /// `[tag, name, size, align, encoding, flags, kind, factor]`, then the numerator and the
    /// denominator, each with its width and the number of its words in front, and `[file, line,
    /// scope]`.
    fn fixed_point(&mut self) -> Result<DecodedNode> {
        let kind = NodeKind::FixedPointType;
        let size_is_metadata = self.head & 2 != 0;
        let fields = [
            Field::Tag,
            Field::Name,
            Field::Size,
            Field::Align,
            Field::Encoding,
            Field::Flags,
            Field::Kind,
            Field::Factor,
        ];
        for (n, field) in fields.into_iter().enumerate() {
            self.field(kind, field, self.op(n), size_is_metadata)?;
        }
        let mut at = fields.len();
        for field in [Field::Numerator, Field::Denominator] {
            let (width, count) = (self.op(at) & 0xffff_ffff, (self.op(at) >> 32) as usize);
            let words = self.ops.get(at + 1..).and_then(|ops| ops.get(..count));
            let Some(words) = words.map(<[u64]>::to_vec) else {
                return Err(self.input.malformed("it has too few operands"));
            };
            let value = self.wide(width, &words, false)?;
            self.put(field, value);
            at += 1 + count;
        }
        for field in [Field::File, Field::Line, Field::Scope] {
            self.field(kind, field, self.op(at), false)?;
            at += 1;
        }
        let value = self.made(kind, self.head & 1 != 0);
        Ok(DecodedNode::new(value))
    }
}

/// The flags of subprograms that are distinguished here.
mod subprogram {
    pub(super) const DEFINITION: u64 = 8;
    pub(super) const MAIN: u64 = 1 << 8;
}

fn from_signed(value: i64) -> FieldValue {
    match value {
        0.. => FieldValue::Unsigned(value as u64),
        _ => FieldValue::Negative(value),
    }
}
