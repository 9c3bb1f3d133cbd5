//! What the fields of debug nodes hold, as a table: by kind of node and field, the classes of
//! metadata that may stand there. Absent and `null` are the same; a field that is not in the table
//! holds what it likes.

use crate::ir::metadata::{Field, MetadataTable, NodeKind, words};
use crate::ir::{Metadata, MetadataId};

/// Classes of metadata, as a set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Class(u32);

macro_rules! classes {
    ($($name:ident = $bit:literal, $text:literal;)*) => {
        impl Class {
            $(pub(super) const $name: Class = Class(1 << $bit);)*
        }
        /// The classes that are asked for, with the words for what is wanted.
        const WORDS: &[(Class, &str)] = &[$((Class::$name, $text)),*];
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

impl Class {
    /// Any at all.
    pub(super) const ANY: Class = Class(0);

    pub(super) const fn or(self, other: Class) -> Class {
        Class(self.0 | other.0)
    }

    /// Whether there is one that is in both.
    pub(super) fn any(self, of: Class) -> bool {
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
    const fn of_kind(kind: NodeKind) -> Class {
        use NodeKind::*;
        let class = match kind {
            Location => return Class::LOCATION,
            GlobalVariableExpression => return Class::GLOBAL_EXPRESSION,
            AssignID => return Class::ASSIGN,
            Macro | MacroFile => return Class::MACRO,
            BasicType | FixedPointType | StringType | SubrangeType => Class::TYPE.or(Class::SCOPE),
            DerivedType => Class::TYPE.or(Class::SCOPE).or(Class::DERIVED),
            CompositeType => Class::TYPE.or(Class::SCOPE).or(Class::COMPOSITE),
            SubroutineType => Class::TYPE.or(Class::SCOPE).or(Class::SUBROUTINE),
            File => Class::SCOPE.or(Class::FILE),
            CompileUnit => Class::SCOPE.or(Class::UNIT),
            Subprogram => Class::SCOPE.or(Class::LOCAL_SCOPE).or(Class::SUBPROGRAM),
            LexicalBlock | LexicalBlockFile => Class::SCOPE.or(Class::LOCAL_SCOPE),
            Namespace | CommonBlock | Module => Class::SCOPE,
            TemplateTypeParameter | TemplateValueParameter => Class::TEMPLATE,
            GlobalVariable => Class::VARIABLE.or(Class::GLOBAL),
            LocalVariable => Class::VARIABLE
                .or(Class::LOCAL_VARIABLE)
                .or(Class::RETAINED),
            Label => Class::LABEL.or(Class::RETAINED),
            ImportedEntity => Class::IMPORTED.or(Class::RETAINED),
            Generic | Subrange | GenericSubrange | Enumerator | ObjCProperty => Class(0),
        };
        class.or(Class::ENTITY)
    }

    /// The classes that metadata is of.
    #[inline]
    pub(super) fn of(table: &MetadataTable, id: MetadataId) -> Class {
        match table.get(id) {
            Metadata::Node { kind, .. } => KINDS[kind as usize],
            Metadata::Tuple { .. } => Class::TUPLE,
            Metadata::Text(_) => Class::TEXT,
            Metadata::Constant(_) => Class::CONSTANT,
            Metadata::Expression(_) => Class::EXPRESSION,
            Metadata::Local(_) | Metadata::Arguments(_) | Metadata::Undefined => Class(0),
        }
    }
}

/// The classes of each kind of node.
static KINDS: [Class; NodeKind::ALL.len()] = {
    let mut rows = [Class(0); NodeKind::ALL.len()];
    let mut at = 0;
    while at < rows.len() {
        rows[at] = Class::of_kind(NodeKind::ALL[at].0);
        at += 1;
    }
    rows
};

/// A field of a kind of node.
struct FieldRule {
    kind: NodeKind,
    field: Field,
    /// What it holds.
    holds: Class,
    /// What the elements are, where it holds a list.
    elements: Class,
}

const fn rule(kind: NodeKind, field: Field, holds: Class) -> FieldRule {
    FieldRule {
        kind,
        field,
        holds,
        elements: Class::ANY,
    }
}

const fn list(kind: NodeKind, field: Field, elements: Class) -> FieldRule {
    FieldRule {
        kind,
        field,
        holds: Class::TUPLE,
        elements,
    }
}

/// A bound of a subrange.
const BOUND: Class = Class::CONSTANT.or(Class::VARIABLE).or(Class::EXPRESSION);
const COMPUTED: Class = Class::VARIABLE.or(Class::EXPRESSION);

const RULES: &[FieldRule] = {
    use NodeKind as K;
    &[
        rule(K::Location, Field::Scope, Class::LOCAL_SCOPE),
        rule(K::Location, Field::InlinedAt, Class::LOCATION),
        rule(K::Subrange, Field::Count, BOUND),
        rule(K::Subrange, Field::LowerBound, BOUND),
        rule(K::Subrange, Field::UpperBound, BOUND),
        rule(K::Subrange, Field::Stride, BOUND),
        rule(K::GenericSubrange, Field::Count, COMPUTED),
        rule(K::GenericSubrange, Field::LowerBound, COMPUTED),
        rule(K::GenericSubrange, Field::UpperBound, COMPUTED),
        rule(K::GenericSubrange, Field::Stride, COMPUTED),
        rule(K::DerivedType, Field::File, Class::FILE),
        rule(K::DerivedType, Field::Scope, Class::SCOPE),
        rule(K::DerivedType, Field::BaseType, Class::TYPE),
        rule(K::CompositeType, Field::File, Class::FILE),
        rule(K::CompositeType, Field::Scope, Class::SCOPE),
        rule(K::CompositeType, Field::BaseType, Class::TYPE),
        rule(K::CompositeType, Field::Elements, Class::TUPLE),
        rule(K::CompositeType, Field::VtableHolder, Class::TYPE),
        list(K::CompositeType, Field::TemplateParams, Class::TEMPLATE),
        rule(K::CompositeType, Field::Discriminator, Class::DERIVED),
        rule(K::SubroutineType, Field::Types, Class::TUPLE),
        rule(K::CompileUnit, Field::File, Class::FILE),
        rule(K::CompileUnit, Field::Enums, Class::TUPLE),
        rule(K::CompileUnit, Field::RetainedTypes, Class::TUPLE),
        list(K::CompileUnit, Field::Globals, Class::GLOBAL_EXPRESSION),
        list(K::CompileUnit, Field::Imports, Class::IMPORTED),
        list(K::CompileUnit, Field::Macros, Class::MACRO),
        rule(K::Subprogram, Field::Scope, Class::SCOPE),
        rule(K::Subprogram, Field::File, Class::FILE),
        rule(K::Subprogram, Field::Type, Class::SUBROUTINE),
        rule(K::Subprogram, Field::ContainingType, Class::TYPE),
        list(K::Subprogram, Field::TemplateParams, Class::TEMPLATE),
        rule(K::Subprogram, Field::Declaration, Class::SUBPROGRAM),
        list(K::Subprogram, Field::RetainedNodes, Class::RETAINED),
        list(K::Subprogram, Field::ThrownTypes, Class::TYPE),
        rule(K::Subprogram, Field::Unit, Class::UNIT),
        rule(K::LexicalBlock, Field::Scope, Class::LOCAL_SCOPE),
        rule(K::LexicalBlockFile, Field::Scope, Class::LOCAL_SCOPE),
        rule(K::CommonBlock, Field::Scope, Class::SCOPE),
        rule(K::CommonBlock, Field::Declaration, Class::GLOBAL),
        rule(K::Namespace, Field::Scope, Class::SCOPE),
        rule(K::MacroFile, Field::File, Class::FILE),
        list(K::MacroFile, Field::Nodes, Class::MACRO),
        rule(K::TemplateTypeParameter, Field::Type, Class::TYPE),
        rule(K::TemplateValueParameter, Field::Type, Class::TYPE),
        rule(K::GlobalVariable, Field::Scope, Class::SCOPE),
        rule(K::GlobalVariable, Field::File, Class::FILE),
        rule(K::GlobalVariable, Field::Type, Class::TYPE),
        rule(K::GlobalVariable, Field::Declaration, Class::DERIVED),
        rule(K::LocalVariable, Field::Scope, Class::LOCAL_SCOPE),
        rule(K::LocalVariable, Field::File, Class::FILE),
        rule(K::LocalVariable, Field::Type, Class::TYPE),
        rule(K::Label, Field::Scope, Class::LOCAL_SCOPE),
        rule(K::Label, Field::File, Class::FILE),
        rule(K::GlobalVariableExpression, Field::Var, Class::GLOBAL),
        rule(K::GlobalVariableExpression, Field::Expr, Class::EXPRESSION),
        rule(K::ObjCProperty, Field::Type, Class::TYPE),
        rule(K::ObjCProperty, Field::File, Class::FILE),
        rule(K::ImportedEntity, Field::Scope, Class::SCOPE),
        rule(K::ImportedEntity, Field::Entity, Class::ENTITY),
    ]
};

/// What a field holds, and its elements where that is a list.
#[derive(Clone, Copy)]
pub(super) struct Holds {
    pub value: Class,
    pub elements: Class,
}

/// The rules by kind and field.
static HOLDS: [[Holds; Field::ALL.len()]; NodeKind::ALL.len()] = {
    let any = Holds {
        value: Class::ANY,
        elements: Class::ANY,
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
