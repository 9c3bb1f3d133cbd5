//! What the fields of debug nodes hold, as a table: by kind of node and field, the classes of
//! metadata that may stand there. Absent and `null` are the same; a field that is not in the table
//! holds what it likes.

use crate::ir::metadata::{Field, MetadataTable, NodeKind, words};
use crate::ir::{Metadata, MetadataId};

/// Classes of metadata, as a set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct NodeClasses(u32);

macro_rules! classes {
    ($($name:ident = $bit:literal, $text:literal;)*) => {
        impl NodeClasses {
            $(pub(super) const $name: NodeClasses = NodeClasses(1 << $bit);)*
        }
        /// The classes that are asked for, with the words for what is wanted.
        const WORDS: &[(NodeClasses, &str)] = &[$((NodeClasses::$name, $text)),*];
    };
}

classes! {
    TYPE = 0, "a type";
    SCOPE = 1, "a scope";
    LOCAL_SCOPE = 2, "a subprogram or a block";
    FILE = 3, "a `!DIFile`";
    TUPLE = 4, "a list such as `!{!0}`";
    TEXT = 5, "a string";
    CONSTANT = 6, "a constant";
    EXPRESSION = 7, "a `!DIExpression`";
    VARIABLE = 8, "a variable";
    SUBPROGRAM = 9, "a `!DISubprogram`";
    UNIT = 10, "a `!DICompileUnit`";
    LOCATION = 11, "a `!DILocation`";
    GLOBAL = 12, "a `!DIGlobalVariable`";
    DERIVED = 13, "a `!DIDerivedType`";
    SUBROUTINE = 14, "a `!DISubroutineType`";
    ENTITY = 15, "a debug node";
    GLOBAL_EXPRESSION = 16, "a `!DIGlobalVariableExpression`";
    IMPORTED = 17, "a `!DIImportedEntity`";
    MACRO = 18, "a macro";
    TEMPLATE = 19, "a template parameter";
    RETAINED = 20, "a `!DILocalVariable`, `!DILabel` or `!DIImportedEntity`";
    COMPOSITE = 21, "a `!DICompositeType`";
    LOCAL_VARIABLE = 22, "a `!DILocalVariable`";
    ASSIGN = 23, "a `!DIAssignID`";
    LABEL = 24, "a `!DILabel`";
}

impl NodeClasses {
    /// Any at all.
    pub(super) const ANY: NodeClasses = NodeClasses(0);

    pub(super) const fn or(self, other: NodeClasses) -> NodeClasses {
        NodeClasses(self.0 | other.0)
    }

    /// Whether there is one that is in both.
    pub(super) fn any(self, of: NodeClasses) -> bool {
        self.0 & of.0 != 0
    }

    /// What is wanted, in words.
    pub(super) fn text(self) -> String {
        let words = WORDS.iter().filter(|(class, _)| self.any(*class));
        let words: Vec<&str> = words.map(|(_, text)| *text).collect();
        match words.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
            Some((last, _)) => (*last).into(),
            None => String::new(),
        }
    }

    /// The classes that a kind of node is of.
    const fn of_kind(kind: NodeKind) -> NodeClasses {
        use NodeKind::*;
        let class = match kind {
            Location => return NodeClasses::LOCATION,
            GlobalVariableExpression => return NodeClasses::GLOBAL_EXPRESSION,
            AssignID => return NodeClasses::ASSIGN,
            Macro | MacroFile => return NodeClasses::MACRO,
            BasicType | FixedPointType | StringType | SubrangeType => {
                NodeClasses::TYPE.or(NodeClasses::SCOPE)
            }
            DerivedType => NodeClasses::TYPE
                .or(NodeClasses::SCOPE)
                .or(NodeClasses::DERIVED),
            CompositeType => NodeClasses::TYPE
                .or(NodeClasses::SCOPE)
                .or(NodeClasses::COMPOSITE),
            SubroutineType => NodeClasses::TYPE
                .or(NodeClasses::SCOPE)
                .or(NodeClasses::SUBROUTINE),
            File => NodeClasses::SCOPE.or(NodeClasses::FILE),
            CompileUnit => NodeClasses::SCOPE.or(NodeClasses::UNIT),
            Subprogram => NodeClasses::SCOPE
                .or(NodeClasses::LOCAL_SCOPE)
                .or(NodeClasses::SUBPROGRAM),
            LexicalBlock | LexicalBlockFile => NodeClasses::SCOPE.or(NodeClasses::LOCAL_SCOPE),
            Namespace | CommonBlock | Module => NodeClasses::SCOPE,
            TemplateTypeParameter | TemplateValueParameter => NodeClasses::TEMPLATE,
            GlobalVariable => NodeClasses::VARIABLE.or(NodeClasses::GLOBAL),
            LocalVariable => NodeClasses::VARIABLE
                .or(NodeClasses::LOCAL_VARIABLE)
                .or(NodeClasses::RETAINED),
            Label => NodeClasses::LABEL.or(NodeClasses::RETAINED),
            ImportedEntity => NodeClasses::IMPORTED.or(NodeClasses::RETAINED),
            Generic | Subrange | GenericSubrange | Enumerator | ObjCProperty => NodeClasses(0),
        };
        class.or(NodeClasses::ENTITY)
    }

    /// The classes that metadata is of.
    #[inline]
    pub(super) fn of(table: &MetadataTable, id: MetadataId) -> NodeClasses {
        match table.get(id) {
            Metadata::Node { kind, .. } => KINDS[kind as usize],
            Metadata::Tuple { .. } => NodeClasses::TUPLE,
            Metadata::Text(_) => NodeClasses::TEXT,
            Metadata::Constant(_) => NodeClasses::CONSTANT,
            Metadata::Expression(_) => NodeClasses::EXPRESSION,
            Metadata::Local(_) | Metadata::Arguments(_) | Metadata::Undefined => NodeClasses(0),
        }
    }
}

/// The classes of each kind of node.
static KINDS: [NodeClasses; NodeKind::ALL.len()] = {
    let mut rows = [NodeClasses(0); NodeKind::ALL.len()];
    let mut at = 0;
    while at < rows.len() {
        rows[at] = NodeClasses::of_kind(NodeKind::ALL[at].0);
        at += 1;
    }
    rows
};

/// A field of a kind of node.
struct FieldRule {
    kind: NodeKind,
    field: Field,
    /// What it holds.
    holds: NodeClasses,
    /// What the elements are, where it holds a list.
    elements: NodeClasses,
}

const fn rule(kind: NodeKind, field: Field, holds: NodeClasses) -> FieldRule {
    FieldRule {
        kind,
        field,
        holds,
        elements: NodeClasses::ANY,
    }
}

const fn list(kind: NodeKind, field: Field, elements: NodeClasses) -> FieldRule {
    FieldRule {
        kind,
        field,
        holds: NodeClasses::TUPLE,
        elements,
    }
}

/// A bound of a subrange.
const BOUND: NodeClasses = NodeClasses::CONSTANT
    .or(NodeClasses::VARIABLE)
    .or(NodeClasses::EXPRESSION);
const COMPUTED: NodeClasses = NodeClasses::VARIABLE.or(NodeClasses::EXPRESSION);

const RULES: &[FieldRule] = {
    use NodeKind as K;
    &[
        rule(K::Location, Field::Scope, NodeClasses::LOCAL_SCOPE),
        rule(K::Location, Field::InlinedAt, NodeClasses::LOCATION),
        rule(K::Subrange, Field::Count, BOUND),
        rule(K::Subrange, Field::LowerBound, BOUND),
        rule(K::Subrange, Field::UpperBound, BOUND),
        rule(K::Subrange, Field::Stride, BOUND),
        rule(K::GenericSubrange, Field::Count, COMPUTED),
        rule(K::GenericSubrange, Field::LowerBound, COMPUTED),
        rule(K::GenericSubrange, Field::UpperBound, COMPUTED),
        rule(K::GenericSubrange, Field::Stride, COMPUTED),
        rule(K::DerivedType, Field::File, NodeClasses::FILE),
        rule(K::DerivedType, Field::Scope, NodeClasses::SCOPE),
        rule(K::DerivedType, Field::BaseType, NodeClasses::TYPE),
        rule(K::CompositeType, Field::File, NodeClasses::FILE),
        rule(K::CompositeType, Field::Scope, NodeClasses::SCOPE),
        rule(K::CompositeType, Field::BaseType, NodeClasses::TYPE),
        rule(K::CompositeType, Field::Elements, NodeClasses::TUPLE),
        rule(K::CompositeType, Field::VtableHolder, NodeClasses::TYPE),
        list(
            K::CompositeType,
            Field::TemplateParams,
            NodeClasses::TEMPLATE,
        ),
        rule(K::CompositeType, Field::Discriminator, NodeClasses::DERIVED),
        rule(K::SubroutineType, Field::Types, NodeClasses::TUPLE),
        rule(K::CompileUnit, Field::File, NodeClasses::FILE),
        rule(K::CompileUnit, Field::Enums, NodeClasses::TUPLE),
        rule(K::CompileUnit, Field::RetainedTypes, NodeClasses::TUPLE),
        list(
            K::CompileUnit,
            Field::Globals,
            NodeClasses::GLOBAL_EXPRESSION,
        ),
        list(K::CompileUnit, Field::Imports, NodeClasses::IMPORTED),
        list(K::CompileUnit, Field::Macros, NodeClasses::MACRO),
        rule(K::Subprogram, Field::Scope, NodeClasses::SCOPE),
        rule(K::Subprogram, Field::File, NodeClasses::FILE),
        rule(K::Subprogram, Field::Type, NodeClasses::SUBROUTINE),
        rule(K::Subprogram, Field::ContainingType, NodeClasses::TYPE),
        list(K::Subprogram, Field::TemplateParams, NodeClasses::TEMPLATE),
        rule(K::Subprogram, Field::Declaration, NodeClasses::SUBPROGRAM),
        list(K::Subprogram, Field::RetainedNodes, NodeClasses::RETAINED),
        list(K::Subprogram, Field::ThrownTypes, NodeClasses::TYPE),
        rule(K::Subprogram, Field::Unit, NodeClasses::UNIT),
        rule(K::LexicalBlock, Field::Scope, NodeClasses::LOCAL_SCOPE),
        rule(K::LexicalBlockFile, Field::Scope, NodeClasses::LOCAL_SCOPE),
        rule(K::CommonBlock, Field::Scope, NodeClasses::SCOPE),
        rule(K::CommonBlock, Field::Declaration, NodeClasses::GLOBAL),
        rule(K::Namespace, Field::Scope, NodeClasses::SCOPE),
        rule(K::MacroFile, Field::File, NodeClasses::FILE),
        list(K::MacroFile, Field::Nodes, NodeClasses::MACRO),
        rule(K::TemplateTypeParameter, Field::Type, NodeClasses::TYPE),
        rule(K::TemplateValueParameter, Field::Type, NodeClasses::TYPE),
        rule(K::GlobalVariable, Field::Scope, NodeClasses::SCOPE),
        rule(K::GlobalVariable, Field::File, NodeClasses::FILE),
        rule(K::GlobalVariable, Field::Type, NodeClasses::TYPE),
        rule(K::GlobalVariable, Field::Declaration, NodeClasses::DERIVED),
        rule(K::LocalVariable, Field::Scope, NodeClasses::LOCAL_SCOPE),
        rule(K::LocalVariable, Field::File, NodeClasses::FILE),
        rule(K::LocalVariable, Field::Type, NodeClasses::TYPE),
        rule(K::Label, Field::Scope, NodeClasses::LOCAL_SCOPE),
        rule(K::Label, Field::File, NodeClasses::FILE),
        rule(K::GlobalVariableExpression, Field::Var, NodeClasses::GLOBAL),
        rule(
            K::GlobalVariableExpression,
            Field::Expr,
            NodeClasses::EXPRESSION,
        ),
        rule(K::ObjCProperty, Field::Type, NodeClasses::TYPE),
        rule(K::ObjCProperty, Field::File, NodeClasses::FILE),
        rule(K::ImportedEntity, Field::Scope, NodeClasses::SCOPE),
        rule(K::ImportedEntity, Field::Entity, NodeClasses::ENTITY),
    ]
};

/// What a field holds, and its elements where that is a list.
#[derive(Clone, Copy)]
pub(super) struct Holds {
    pub value: NodeClasses,
    pub elements: NodeClasses,
}

/// The rules by kind and field.
static HOLDS: [[Holds; Field::ALL.len()]; NodeKind::ALL.len()] = {
    let any = Holds {
        value: NodeClasses::ANY,
        elements: NodeClasses::ANY,
    };
    let mut rows = [[any; Field::ALL.len()]; NodeKind::ALL.len()];
    let mut at = 0;
    while at < RULES.len() {
        let row = &RULES[at];
        rows[row.kind as usize][row.field as usize] = Holds {
            value: row.holds,
            elements: row.elements,
        };
        at += 1;
    }
    rows
};

/// What a field of a kind of node holds.
#[inline]
pub(super) fn holds(kind: NodeKind, field: Field) -> Holds {
    HOLDS[kind as usize][field as usize]
}

/// The tags that a kind of node may have; `None` where it has no tag, or any.
pub(super) fn tags(kind: NodeKind) -> Option<&'static [u64]> {
    Some(match kind {
        NodeKind::BasicType => &[tag::BASE, tag::UNSPECIFIED, tag::STRING],
        NodeKind::StringType => &[tag::STRING],
        NodeKind::DerivedType => &[
            tag::MEMBER,
            tag::POINTER,
            tag::TYPEDEF,
            tag::CONST,
            tag::REFERENCE,
            tag::INHERITANCE,
            tag::RVALUE_REFERENCE,
            tag::VOLATILE,
            tag::RESTRICT,
            tag::POINTER_TO_MEMBER,
            tag::IMMUTABLE,
            tag::ATOMIC,
            tag::PTRAUTH,
            tag::VARIABLE,
            tag::FRIEND,
            tag::SET,
            tag::TEMPLATE_ALIAS,
        ],
        NodeKind::CompositeType => &[
            tag::STRUCTURE,
            tag::ARRAY,
            tag::UNION,
            tag::ENUMERATION,
            tag::CLASS,
            tag::VARIANT_PART,
            tag::NAMELIST,
        ],
        NodeKind::TemplateValueParameter => &[0x30, 0x4106, 0x4107],
        NodeKind::ImportedEntity => &[0x3a, 0x08],
        _ => return None,
    })
}

/// Numbers of tags (DWARF Version 5, 7.5.3).
pub(super) mod tag {
    pub(crate) const ARRAY: u64 = 0x01;
    pub(crate) const CLASS: u64 = 0x02;
    pub(crate) const ENUMERATION: u64 = 0x04;
    pub(crate) const MEMBER: u64 = 0x0d;
    pub(crate) const POINTER: u64 = 0x0f;
    pub(crate) const REFERENCE: u64 = 0x10;
    pub(crate) const STRING: u64 = 0x12;
    pub(crate) const STRUCTURE: u64 = 0x13;
    pub(crate) const TYPEDEF: u64 = 0x16;
    pub(crate) const UNION: u64 = 0x17;
    pub(crate) const INHERITANCE: u64 = 0x1c;
    pub(crate) const POINTER_TO_MEMBER: u64 = 0x1f;
    pub(crate) const SET: u64 = 0x20;
    pub(crate) const BASE: u64 = 0x24;
    pub(crate) const CONST: u64 = 0x26;
    pub(crate) const FRIEND: u64 = 0x2a;
    pub(crate) const NAMELIST: u64 = 0x2b;
    pub(crate) const VARIANT_PART: u64 = 0x33;
    pub(crate) const VARIABLE: u64 = 0x34;
    pub(crate) const VOLATILE: u64 = 0x35;
    pub(crate) const RESTRICT: u64 = 0x37;
    pub(crate) const UNSPECIFIED: u64 = 0x3b;
    pub(crate) const RVALUE_REFERENCE: u64 = 0x42;
    pub(crate) const TEMPLATE_ALIAS: u64 = 0x43;
    pub(crate) const ATOMIC: u64 = 0x47;
    pub(crate) const IMMUTABLE: u64 = 0x4b;
    pub(crate) const PTRAUTH: u64 = 0x4300;
}

/// A tag as it is written.
pub(super) fn tag_text(tag: u64) -> String {
    let word = u32::try_from(tag).ok().and_then(|n| words::TAGS.word(n));
    word.unwrap_or_else(|| tag.to_string())
}
