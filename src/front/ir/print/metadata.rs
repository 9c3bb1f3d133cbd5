//! Metadata as text: nodes, attachments, debug records.

use super::{Numbering, Printer, escaped};
use crate::ir::body::{Body, DebugRecord};
use crate::ir::inst::{Operand, OperandKind};
use crate::ir::metadata::{FieldKind, FieldRow, FieldValue, Metadata, words};
use crate::ir::{MetadataId, Name};

/// The function whose values metadata may name.
#[derive(Clone, Copy)]
pub(super) struct Within<'b> {
    pub body: &'b Body,
    pub numbering: &'b Numbering,
}

impl Printer<'_> {
    /// Named metadata, and then all nodes that have numbers.
    pub(super) fn all_metadata(&mut self) {
        let m = self.m;
        for named in &m.metadata.named {
            self.text("!");
            self.metadata_name(named.name);
            self.text(" = !{");
            for (n, &id) in named.operands.iter().enumerate() {
                if n > 0 {
                    self.text(", ");
                }
                self.metadata(id, None);
            }
            self.text("}\n");
        }
        self.gap();
        let order = std::mem::take(&mut self.numbers().order);
        for (n, &id) in order.iter().enumerate() {
            self.text(&format!("!{n} = "));
            let start = self.out.len();
            self.node(id);
            self.place(m.metadata.span(id), start);
            self.text("\n");
        }
        self.numbers().order = order;
    }

    /// ` !dbg !3`, each with what stands in front.
    pub(super) fn attachments(
        &mut self,
        front: &str,
        attached: impl Iterator<Item = (Name, MetadataId)>,
    ) {
        for (kind, node) in attached {
            self.text(front);
            self.text("!");
            self.metadata_name(kind);
            self.text(" ");
            self.metadata(node, None);
        }
    }

    /// A name of named metadata or of a kind, in which other bytes than letters, digits and
    /// `-$._` are escaped.
    fn metadata_name(&mut self, name: Name) {
        for (n, &b) in self.m.names.get(name).iter().enumerate() {
            let plain = b.is_ascii_alphabetic()
                || matches!(b, b'-' | b'$' | b'.' | b'_')
                || n > 0 && b.is_ascii_digit();
            match plain {
                true => self.out.push(b),
                false => self.text(&format!("\\{b:02X}")),
            }
        }
    }

    /// Metadata where it is used: a node by its number.
    pub(super) fn metadata(&mut self, id: MetadataId, within: Option<Within<'_>>) {
        let m = self.m;
        if id == MetadataId::NULL {
            return self.text("null");
        }
        match m.metadata.get(id) {
            Metadata::Undefined => self.text("!{}"),
            Metadata::Text(name) => {
                let text = escaped(m.names.get(name));
                self.text(&format!("!\"{text}\""));
            }
            Metadata::Constant(id) => self.typed_const(id),
            Metadata::Local(operand) => self.local(operand, within),
            Metadata::Expression(_) => self.node(id),
            Metadata::Arguments(list) => {
                self.text("!DIArgList(");
                for (n, id) in m.metadata.list(list).enumerate() {
                    if n > 0 {
                        self.text(", ");
                    }
                    self.metadata(id, within);
                }
                self.text(")");
            }
            Metadata::Tuple { .. } | Metadata::Node { .. } => match self.numbers().get(id) {
                Some(number) => self.text(&format!("!{number}")),
                None => self.node(id),
            },
        }
    }

    /// A value of a function with its type.
    fn local(&mut self, operand: Operand, within: Option<Within<'_>>) {
        match (operand.kind(), within) {
            (OperandKind::Value(value), Some(Within { body, numbering })) => {
                self.value_type(body, value);
                let text = numbering.value_text(self.m, body, value);
                self.text(&format!(" %{text}"));
            }
            (OperandKind::Const(id), _) => self.typed_const(id),
            _ => self.text("i1 poison"),
        }
    }

    /// A node in full.
    fn node(&mut self, id: MetadataId) {
        let m = self.m;
        match m.metadata.get(id) {
            Metadata::Tuple { distinct, operands } => {
                self.text(if distinct { "distinct !{" } else { "!{" });
                for (n, id) in m.metadata.list(operands).enumerate() {
                    if n > 0 {
                        self.text(", ");
                    }
                    self.metadata(id, None);
                }
                self.text("}");
            }
            Metadata::Node {
                kind,
                distinct,
                fields,
            } => {
                self.text(if distinct { "distinct !" } else { "!" });
                self.text(kind.word());
                self.text("(");
                let mut given = m.metadata.fields(fields).peekable();
                let mut first = true;
                for row in kind.fields() {
                    let value = given.next_if(|&(field, _)| field == row.field);
                    if value.is_none() && !row.shown {
                        continue;
                    }
                    if !std::mem::replace(&mut first, false) {
                        self.text(", ");
                    }
                    self.text(row.field.word());
                    self.text(": ");
                    match value {
                        Some((_, value)) => self.field(row, value),
                        None => self.default(row),
                    }
                }
                self.text(")");
            }
            Metadata::Expression(elements) => {
                self.text("!DIExpression(");
                let elements: Vec<u64> = m.metadata.elements(elements).collect();
                self.text(&expression(&elements));
                self.text(")");
            }
            _ => self.metadata(id, None),
        }
    }

    /// The value of a field that is printed although the node does not have it.
    fn default(&mut self, row: &FieldRow) {
        match row.kind {
            FieldKind::Node | FieldKind::NotNull => self.text("null"),
            FieldKind::OperandList => self.text("{}"),
            FieldKind::Text | FieldKind::NotEmpty => self.text("\"\""),
            _ => self.field(row, FieldValue::Unsigned(row.default.unwrap_or(0))),
        }
    }

    /// The value of a field.
    fn field(&mut self, row: &FieldRow, value: FieldValue) {
        let m = self.m;
        match (value, row.kind) {
            (FieldValue::Node(id), FieldKind::OperandList) => {
                self.text("{");
                for (n, id) in m.metadata.operands(id).enumerate() {
                    if n > 0 {
                        self.text(", ");
                    }
                    self.metadata(id, None);
                }
                self.text("}");
            }
            (FieldValue::Node(id), _) => self.metadata(id, None),
            (FieldValue::Text(name), _) => {
                let text = escaped(m.names.get(name));
                self.text(&format!("\"{text}\""));
            }
            (FieldValue::Wide(id), _) => self.const_value(id),
            (FieldValue::Negative(n), _) => self.text(&n.to_string()),
            (FieldValue::Unsigned(n), kind) => {
                let short = u32::try_from(n).ok();
                let text = match (kind, short) {
                    (FieldKind::Truth, _) => Some((n != 0).to_string()),
                    (FieldKind::WordOf(words), Some(n)) => words.word(n),
                    (FieldKind::FlagsOf(flags), Some(n)) => Some(flags.text(n)),
                    _ => None,
                };
                self.text(&text.unwrap_or_else(|| n.to_string()));
            }
        }
    }

    /// `#dbg_value(...)`
    pub(super) fn debug_record(&mut self, record: &DebugRecord, within: Within<'_>) {
        self.text("#dbg_");
        self.text(record.kind.word());
        self.text("(");
        for (n, &word) in within.body.pool.get(record.operands).iter().enumerate() {
            if n > 0 {
                self.text(", ");
            }
            self.metadata(MetadataId(word), Some(within));
        }
        self.text(")");
    }
}

/// The elements of an expression: operations by their words, and their operands.
fn expression(elements: &[u64]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut rest = elements;
    while let Some((&op, mut behind)) = rest.split_first() {
        let short = u32::try_from(op).ok();
        let Some(word) = short.and_then(|op| words::OPERATIONS.word(op)) else {
            // Not an operation: all else is numbers.
            parts.extend(rest.iter().map(u64::to_string));
            break;
        };
        let convert = word == "DW_OP_LLVM_convert";
        parts.push(word);
        for n in 0..words::operand_count(op) {
            let Some((&operand, after)) = behind.split_first() else {
                break;
            };
            let encoding = u32::try_from(operand).ok();
            let encoding = encoding.and_then(|n| words::ENCODINGS.word(n));
            parts.push(match encoding {
                Some(word) if convert && n == 1 => word,
                _ => operand.to_string(),
            });
            behind = after;
        }
        rest = behind;
    }
    parts.join(", ")
}
