//! What is asked of each debug node: what its fields hold, and how they go together.

use super::expression;
use super::fields::{Holds, NodeClasses, holds, tag, tag_text, tags};
use super::{NODE, TAG, VALUE};
use crate::ir::metadata::{Field, FieldValue, MetadataTable, NodeKind};
use crate::ir::{Const, Metadata, MetadataId};
use crate::verify::checker::Checker;
use crate::verify::rule::Rule;

/// Flags of types and functions.
mod flag {
    pub(super) const BLOCK_BY_REF: u64 = 1 << 4;
    pub(super) const VECTOR: u64 = 1 << 11;
    pub(super) const STATIC_MEMBER: u64 = 1 << 12;
    pub(super) const LVALUE_REFERENCE: u64 = 1 << 13;
    pub(super) const RVALUE_REFERENCE: u64 = 1 << 14;
    pub(super) const BY_VALUE: u64 = 1 << 22;
    pub(super) const BY_REFERENCE: u64 = 1 << 23;
    pub(super) const ALL_CALLS: u64 = 1 << 29;
}

/// The flag of a subprogram that is a definition.
const DEFINITION: u64 = 8;

/// The fields of a node, taken apart once.
struct NodeFields {
    id: MetadataId,
    kind: NodeKind,
    distinct: bool,
    /// Which fields it has, by their numbers.
    present: u128,
    /// The node in its field `scope`.
    scope: MetadataId,
    tag: u64,
    flags: u64,
    sp_flags: u64,
}

impl NodeFields {
    fn has(&self, field: Field) -> bool {
        self.present >> field as u32 & 1 != 0
    }

    fn is_definition(&self) -> bool {
        self.sp_flags & DEFINITION != 0
    }
}

/// Judges a node, and calls `operand` with all metadata that it refers to.
#[inline]
pub(in crate::verify) fn check(
    c: &mut Checker<'_>,
    id: MetadataId,
    (kind, distinct): (NodeKind, bool),
    fields: crate::entity::List,
    mut operand: impl FnMut(MetadataId),
) {
    let m = c.m;
    let table = &m.metadata;
    if kind == NodeKind::Location && is_plain_location(table, fields, &mut operand) {
        return;
    }
    let mut parts = NodeFields {
        id,
        kind,
        distinct,
        present: 0,
        scope: MetadataId::NULL,
        tag: 0,
        flags: 0,
        sp_flags: 0,
    };
    for (field, value) in table.fields(fields) {
        parts.present |= 1 << field as u32;
        match value {
            FieldValue::Node(MetadataId::NULL) => {}
            FieldValue::Node(held) => {
                operand(held);
                if field == Field::Scope {
                    parts.scope = held;
                }
                let Holds { value, elements } = holds(kind, field);
                if value == NodeClasses::ANY {
                    continue;
                }
                if !NodeClasses::of(table, held).any(value) {
                    wrong_field(c, &parts, field, held, value);
                } else if elements != NodeClasses::ANY {
                    wrong_element(c, &parts, field, held, elements);
                }
            }
            FieldValue::Unsigned(n) => match field {
                Field::Tag => parts.tag = n,
                Field::Flags => parts.flags = n,
                Field::SpFlags => parts.sp_flags = n,
                _ => {}
            },
            _ => {}
        }
    }
    together(c, &mut parts);
}

/// Whether there is nothing wrong with a location, as with nearly all of them: there are more than of
/// all other nodes. Calls `operand` if so.
#[inline]
fn is_plain_location(
    table: &MetadataTable,
    fields: crate::entity::List,
    mut operand: impl FnMut(MetadataId),
) -> bool {
    let node = |field| match table.field_among(fields, field) {
        Some(FieldValue::Node(id)) => id,
        _ => MetadataId::NULL,
    };
    let (scope, outer) = (node(Field::Scope), node(Field::InlinedAt));
    let fits = match table.kind(scope) {
        Some(NodeKind::LexicalBlock | NodeKind::LexicalBlockFile) => true,
        Some(NodeKind::Subprogram) => is_definition(table, scope),
        _ => false,
    };
    if !fits || outer != MetadataId::NULL && table.kind(outer) != Some(NodeKind::Location) {
        return false;
    }
    operand(scope);
    if outer != MetadataId::NULL {
        operand(outer);
    }
    true
}

#[cold]
fn wrong_field(
    c: &mut Checker<'_>,
    parts: &NodeFields,
    field: Field,
    held: MetadataId,
    wanted: NodeClasses,
) {
    // What is not defined was reported as such.
    if c.m.metadata.get(held) == Metadata::Undefined {
        return;
    }
    let message = format!(
        "the field `{}` of a `!{}` must be {}, not {}",
        field.word(),
        parts.kind.word(),
        wanted.text(),
        super::shown(c, held),
    );
    super::report(c, VALUE, parts.id, message);
}

fn wrong_element(
    c: &mut Checker<'_>,
    parts: &NodeFields,
    field: Field,
    held: MetadataId,
    wanted: NodeClasses,
) {
    let m = c.m;
    let fits = |id| NodeClasses::of(&m.metadata, id).any(wanted);
    let Some(other) = m.metadata.operands(held).find(|&id| !fits(id)) else {
        return;
    };
    let message = format!(
        "the list `{}` of a `!{}` has {}, which is not {}",
        field.word(),
        parts.kind.word(),
        super::shown(c, other),
        wanted.text(),
    );
    super::report(c, VALUE, parts.id, message);
}

/// Reports what a node as such is not.
#[cold]
fn report(
    c: &mut Checker<'_>,
    rule: &'static Rule,
    parts: &NodeFields,
    message: impl Into<String>,
) {
    super::report(c, rule, parts.id, message.into());
}

/// What a field with a number of a node says; 0 where there is none.
fn number(c: &Checker<'_>, parts: &NodeFields, field: Field) -> u64 {
    match parts.has(field) {
        true => c.m.metadata.number(parts.id, field),
        false => 0,
    }
}

/// The node in a field, if it has one that is not null.
fn node(c: &Checker<'_>, parts: &NodeFields, field: Field) -> Option<MetadataId> {
    match parts.has(field) {
        true => c.m.metadata.node(parts.id, field),
        false => None,
    }
}

/// Whether a node is a subprogram that is a definition.
fn is_definition(table: &MetadataTable, id: MetadataId) -> bool {
    table.number(id, Field::SpFlags) & DEFINITION != 0
}

/// What the fields of a node say together.
#[inline]
fn together(c: &mut Checker<'_>, parts: &mut NodeFields) {
    if parts.kind == NodeKind::StringType || parts.kind == NodeKind::BasicType {
        // Left out where it is the one that most have.
        let default = match parts.kind {
            NodeKind::BasicType => tag::BASE,
            _ => tag::STRING,
        };
        parts.tag = match parts.has(Field::Tag) {
            true => parts.tag,
            false => default,
        };
    }
    if parts.kind == NodeKind::TemplateValueParameter && !parts.has(Field::Tag) {
        parts.tag = 0x30;
    }
    if let Some(tags) = tags(parts.kind)
        && !tags.contains(&parts.tag)
    {
        let (tag, kind) = (tag_text(parts.tag), parts.kind.word());
        return report(
            c,
            TAG,
            parts,
            format!("a `!{kind}` cannot have the tag `{tag}`"),
        );
    }
    match parts.kind {
        NodeKind::Location | NodeKind::LexicalBlock | NodeKind::LexicalBlockFile => block(c, parts),
        NodeKind::Subrange | NodeKind::GenericSubrange => subrange(c, parts),
        NodeKind::DerivedType => derived(c, parts),
        NodeKind::CompositeType => composite(c, parts),
        NodeKind::SubroutineType => {
            reference_flags(c, parts);
            let types = node(c, parts, Field::Types);
            types.into_iter().for_each(|types| {
                let null_too = |id| id == MetadataId::NULL;
                list(c, parts, (Field::Types, types), "a type", |table, id| {
                    null_too(id) || NodeClasses::of(table, id).any(NodeClasses::TYPE)
                });
            });
        }
        NodeKind::File => checksum(c, parts),
        NodeKind::CompileUnit => unit(c, parts),
        NodeKind::Subprogram => subprogram(c, parts),
        NodeKind::Macro => macro_entry(c, parts),
        NodeKind::MacroFile if parts.has(Field::Type) => {
            report(
                c,
                VALUE,
                parts,
                "a `!DIMacroFile` must be a `DW_MACINFO_start_file`",
            );
        }
        NodeKind::Module if !parts.has(Field::Name) => {
            report(c, NODE, parts, "a `!DIModule` must have a name");
        }
        NodeKind::GlobalVariable => {
            let definition = !parts.has(Field::IsDefinition);
            if definition && node(c, parts, Field::Type).is_none() {
                report(
                    c,
                    NODE,
                    parts,
                    "a global variable that is defined must have a type",
                );
            }
        }
        NodeKind::LocalVariable => {
            let ty = node(c, parts, Field::Type);
            if ty.is_some_and(|ty| c.m.metadata.kind(ty) == Some(NodeKind::SubroutineType)) {
                report(
                    c,
                    VALUE,
                    parts,
                    "the type of a variable cannot be a `!DISubroutineType`",
                );
            }
        }
        NodeKind::AssignID if !parts.distinct => {
            report(c, NODE, parts, "a `!DIAssignID` must be `distinct`");
        }
        NodeKind::GlobalVariableExpression => {
            if node(c, parts, Field::Var).is_none() {
                return report(c, NODE, parts, "this expression is of no variable");
            }
            let (var, expr) = (node(c, parts, Field::Var), node(c, parts, Field::Expr));
            if let (Some(var), Some(expr)) = (var, expr)
                && let Some(message) = expression::fragment_error(c, var, expr)
            {
                report(c, NODE, parts, message);
            }
        }
        NodeKind::Generic if parts.tag == 0 => {
            report(c, TAG, parts, "the tag of a `!GenericDINode` cannot be 0");
        }
        _ => {}
    }
}

/// A location or a block: where it stands is a definition.
fn block(c: &mut Checker<'_>, parts: &NodeFields) {
    let declared = c.m.metadata.kind(parts.scope) == Some(NodeKind::Subprogram)
        && !is_definition(&c.m.metadata, parts.scope);
    if declared {
        let kind = parts.kind.word();
        let message =
            format!("the scope of a `!{kind}` cannot be a subprogram that is only declared");
        return report(c, NODE, parts, message);
    }
    if parts.kind == NodeKind::LexicalBlock && parts.has(Field::Column) && !parts.has(Field::Line) {
        report(
            c,
            NODE,
            parts,
            "a block cannot have a column without a line",
        );
    }
}

fn subrange(c: &mut Checker<'_>, parts: &NodeFields) {
    if parts.has(Field::Count) && parts.has(Field::UpperBound) {
        let kind = parts.kind.word();
        let message = format!("a `!{kind}` cannot have both a `count` and an `upperBound`");
        return report(c, NODE, parts, message);
    }
    if parts.kind == NodeKind::GenericSubrange {
        for field in [Field::LowerBound, Field::Stride] {
            if !parts.has(field) {
                let message = format!("a `!DIGenericSubrange` must have a `{}`", field.word());
                return report(c, NODE, parts, message);
            }
        }
        return;
    }
    let count = node(c, parts, Field::Count).and_then(|id| c.m.metadata.as_constant(id));
    let value = count.map(|id| c.m.consts.get(id));
    if let Some(Const::Int { ty, value }) = value
        && let Some(width) = c.m.types.int_width(ty)
        && ((value << (64 - width)) as i64) >> (64 - width) < -1
    {
        report(
            c,
            VALUE,
            parts,
            "the count of a subrange must be -1 or more",
        );
    }
}

fn derived(c: &mut Checker<'_>, parts: &NodeFields) {
    if parts.tag == tag::VARIABLE && parts.flags & flag::STATIC_MEMBER == 0 {
        let message = "a `!DIDerivedType` with the tag `DW_TAG_variable` must be a static member";
        return report(c, NODE, parts, message);
    }
    if parts.tag == tag::POINTER_TO_MEMBER
        && let Some(extra) = node(c, parts, Field::ExtraData)
        && !NodeClasses::of(&c.m.metadata, extra).any(NodeClasses::TYPE)
    {
        let shown = super::shown(c, extra);
        let message = format!(
            "the `extraData` of a pointer to a member must be the type of its class, not {shown}"
        );
        return report(c, VALUE, parts, message);
    }
    if parts.tag == tag::SET
        && let Some(base) = node(c, parts, Field::BaseType)
        && !is_set_base(&c.m.metadata, base)
    {
        let message = "the base type of a set must be an enumeration, or integers, characters or truth values";
        return report(c, VALUE, parts, message);
    }
    let pointer = matches!(
        parts.tag,
        tag::POINTER | tag::REFERENCE | tag::RVALUE_REFERENCE
    );
    if parts.has(Field::DwarfAddressSpace) && !pointer {
        let tag = tag_text(parts.tag);
        let message =
            format!("a `{tag}` cannot have a `dwarfAddressSpace`: only pointers have one");
        report(c, NODE, parts, message);
    }
}

fn is_set_base(table: &MetadataTable, id: MetadataId) -> bool {
    /// `boolean`, `signed`, `signed_char`, `unsigned`, `unsigned_char`
    const ENCODINGS: [u64; 5] = [2, 5, 6, 7, 8];
    match table.kind(id) {
        Some(NodeKind::CompositeType) => table.number(id, Field::Tag) == tag::ENUMERATION,
        Some(NodeKind::BasicType) => ENCODINGS.contains(&table.number(id, Field::Encoding)),
        _ => false,
    }
}

/// Flags that contradict each other.
fn reference_flags(c: &mut Checker<'_>, parts: &NodeFields) {
    let both = |a, b| parts.flags & a != 0 && parts.flags & b != 0;
    if both(flag::LVALUE_REFERENCE, flag::RVALUE_REFERENCE)
        || both(flag::BY_VALUE, flag::BY_REFERENCE)
    {
        report(c, NODE, parts, "these flags contradict each other");
    }
}

fn composite(c: &mut Checker<'_>, parts: &NodeFields) {
    const ARRAYS_ONLY: [Field; 4] = [
        Field::DataLocation,
        Field::Associated,
        Field::Allocated,
        Field::Rank,
    ];
    reference_flags(c, parts);
    if parts.flags & flag::BLOCK_BY_REF != 0 {
        return report(
            c,
            NODE,
            parts,
            "the flag `DIFlagBlockByrefStruct` is no longer supported",
        );
    }
    if parts.flags & flag::VECTOR != 0 {
        let elements = node(c, parts, Field::Elements);
        let mut list = elements.into_iter().flat_map(|e| c.m.metadata.operands(e));
        let first = list.next().and_then(|id| c.m.metadata.kind(id));
        if first != Some(NodeKind::Subrange) || list.next().is_some() {
            return report(
                c,
                NODE,
                parts,
                "a vector must have one element, a `!DISubrange`",
            );
        }
    }
    if parts.has(Field::Discriminator) && parts.tag != tag::VARIANT_PART {
        return report(
            c,
            NODE,
            parts,
            "only a variant part can have a discriminator",
        );
    }
    if parts.tag == tag::ARRAY {
        if node(c, parts, Field::BaseType).is_none() {
            report(c, NODE, parts, "an array must have a base type");
        }
        return;
    }
    if let Some(field) = ARRAYS_ONLY.iter().find(|&&field| parts.has(field)) {
        let (field, tag) = (field.word(), tag_text(parts.tag));
        let message = format!("a `{tag}` cannot have a field `{field}`: only arrays have one");
        report(c, NODE, parts, message);
    }
}

fn checksum(c: &mut Checker<'_>, parts: &NodeFields) {
    if !parts.has(Field::Checksumkind) {
        return;
    }
    let len = match number(c, parts, Field::Checksumkind) {
        1 => 32,
        2 => 40,
        3 => 64,
        _ => {
            return report(
                c,
                VALUE,
                parts,
                "a checksum must be `CSK_MD5`, `CSK_SHA1` or `CSK_SHA256`",
            );
        }
    };
    let text = c.m.metadata.string(parts.id, Field::Checksum);
    let text = text.map_or(&b""[..], |name| c.m.names.get(name));
    if text.len() != len || !text.iter().all(u8::is_ascii_hexdigit) {
        let message = format!("a checksum of this kind must have {len} hexadecimal digits");
        report(c, VALUE, parts, message);
    }
}

/// The elements of a list, judged by a function.
fn list(
    c: &mut Checker<'_>,
    parts: &NodeFields,
    (field, held): (Field, MetadataId),
    wanted: &str,
    fits: impl Fn(&MetadataTable, MetadataId) -> bool,
) {
    let m = c.m;
    let mut elements = m.metadata.operands(held);
    if let Some(other) = elements.find(|&id| !fits(&m.metadata, id)) {
        let (kind, field, other) = (parts.kind.word(), field.word(), super::shown(c, other));
        let message =
            format!("the list `{field}` of a `!{kind}` has {other}, which is not {wanted}");
        report(c, VALUE, parts, message);
    }
}

fn unit(c: &mut Checker<'_>, parts: &NodeFields) {
    if !parts.distinct {
        report(c, NODE, parts, "a `!DICompileUnit` must be `distinct`");
    }
    let file = node(c, parts, Field::File);
    match file {
        None => return report(c, NODE, parts, "a compile unit must have a file"),
        Some(file) => {
            let named = c.m.metadata.string(file, Field::Filename).is_some();
            if c.m.metadata.kind(file) == Some(NodeKind::File) && !named {
                return report(
                    c,
                    NODE,
                    parts,
                    "the file of a compile unit must have a name",
                );
            }
        }
    }
    if let Some(enums) = node(c, parts, Field::Enums) {
        list(
            c,
            parts,
            (Field::Enums, enums),
            "an enumeration",
            |table, id| {
                table.kind(id) == Some(NodeKind::CompositeType)
                    && table.number(id, Field::Tag) == tag::ENUMERATION
            },
        );
    }
    if let Some(types) = node(c, parts, Field::RetainedTypes) {
        let wanted = "a type or the declaration of a function";
        list(
            c,
            parts,
            (Field::RetainedTypes, types),
            wanted,
            |table, id| {
                NodeClasses::of(table, id).any(NodeClasses::TYPE)
                    || table.kind(id) == Some(NodeKind::Subprogram) && !is_definition(table, id)
            },
        );
    }
}

fn subprogram(c: &mut Checker<'_>, parts: &NodeFields) {
    reference_flags(c, parts);
    if node(c, parts, Field::File).is_none() && number(c, parts, Field::Line) != 0 {
        return report(
            c,
            NODE,
            parts,
            "a subprogram cannot have a line without a file",
        );
    }
    let declaration = node(c, parts, Field::Declaration);
    let unit = node(c, parts, Field::Unit);
    let message = if parts.is_definition() {
        if !parts.distinct {
            "the `!DISubprogram` of a definition must be `distinct`"
        } else if unit.is_none() {
            "the `!DISubprogram` of a definition must have a `unit`"
        } else if declaration.is_some_and(|id| is_definition(&c.m.metadata, id)) {
            "the `declaration` of a subprogram cannot be a definition"
        } else {
            return;
        }
    } else if unit.is_some() {
        "the `!DISubprogram` of a declaration cannot have a `unit`"
    } else if declaration.is_some() {
        "the `!DISubprogram` of a declaration cannot have a `declaration` of its own"
    } else if parts.flags & flag::ALL_CALLS != 0 {
        "only definitions can have `DIFlagAllCallsDescribed`"
    } else {
        return;
    };
    report(c, NODE, parts, message);
}

fn macro_entry(c: &mut Checker<'_>, parts: &NodeFields) {
    if !matches!(number(c, parts, Field::Type), 1 | 2) {
        let message = "a `!DIMacro` must be a `DW_MACINFO_define` or `DW_MACINFO_undef`";
        report(c, VALUE, parts, message);
    } else if !parts.has(Field::Name) {
        report(c, NODE, parts, "a `!DIMacro` must have a name");
    }
}
