//! Which operand of a record of metadata is which field of a node, as LLVM writes it today.

use super::codes::metadata as code;
use crate::ir::metadata::{Field, NodeKind};

/// An operand that is no field.
const NONE: Option<Field> = None;

/// The records whose operands are fields one by one, behind the first.
pub fn layout(record: u32) -> Option<(NodeKind, &'static [Option<Field>])> {
    use Field::*;
    Some(match record {
        code::LOCATION => (
            NodeKind::Location,
            // The scope is told apart: it is never null.
            &[
                Some(Line),
                Some(Column),
                NONE,
                Some(InlinedAt),
                Some(IsImplicitCode),
                Some(AtomGroup),
                Some(AtomRank),
            ],
        ),
        code::GENERIC_SUBRANGE => (
            NodeKind::GenericSubrange,
            &[
                Some(Count),
                Some(LowerBound),
                Some(UpperBound),
                Some(Stride),
            ],
        ),
        code::SUBRANGE_TYPE => (
            NodeKind::SubrangeType,
            &[
                Some(Name),
                Some(File),
                Some(Line),
                Some(Scope),
                Some(Size),
                Some(Align),
                Some(Flags),
                Some(BaseType),
                Some(LowerBound),
                Some(UpperBound),
                Some(Stride),
                Some(Bias),
            ],
        ),
        code::BASIC_TYPE => (
            NodeKind::BasicType,
            &[
                Some(Tag),
                Some(Name),
                Some(Size),
                Some(Align),
                Some(Encoding),
                Some(Flags),
                Some(NumExtraInhabitants),
                Some(DataSize),
                Some(File),
                Some(Line),
                Some(Scope),
            ],
        ),
        code::STRING_TYPE => (
            NodeKind::StringType,
            &[
                Some(Tag),
                Some(Name),
                Some(StringLength),
                Some(StringLengthExpression),
                Some(StringLocationExpression),
                Some(Size),
                Some(Align),
                Some(Encoding),
            ],
        ),
        code::DERIVED_TYPE => (
            NodeKind::DerivedType,
            &[
                Some(Tag),
                Some(Name),
                Some(File),
                Some(Line),
                Some(Scope),
                Some(BaseType),
                Some(Size),
                Some(Align),
                Some(Offset),
                Some(Flags),
                Some(ExtraData),
                NONE,
                Some(Annotations),
            ],
        ),
        code::COMPOSITE_TYPE => (
            NodeKind::CompositeType,
            &[
                Some(Tag),
                Some(Name),
                Some(File),
                Some(Line),
                Some(Scope),
                Some(BaseType),
                Some(Size),
                Some(Align),
                Some(Offset),
                Some(Flags),
                Some(Elements),
                Some(RuntimeLang),
                Some(VtableHolder),
                Some(TemplateParams),
                Some(Identifier),
                Some(Discriminator),
                Some(DataLocation),
                Some(Associated),
                Some(Allocated),
                Some(Rank),
                Some(Annotations),
                Some(NumExtraInhabitants),
                Some(Specification),
                NONE,
                Some(BitStride),
            ],
        ),
        code::SUBROUTINE_TYPE => (
            NodeKind::SubroutineType,
            &[Some(Flags), Some(Types), Some(Cc)],
        ),
        code::FILE => (
            NodeKind::File,
            &[Some(Filename), Some(Directory), NONE, NONE, Some(Source)],
        ),
        code::COMPILE_UNIT => (
            NodeKind::CompileUnit,
            &[
                NONE,
                Some(File),
                Some(Producer),
                Some(IsOptimized),
                Some(Flags),
                Some(RuntimeVersion),
                Some(SplitDebugFilename),
                Some(EmissionKind),
                Some(Enums),
                Some(RetainedTypes),
                NONE,
                Some(Globals),
                Some(Imports),
                Some(DwoId),
                Some(Macros),
                Some(SplitDebugInlining),
                Some(DebugInfoForProfiling),
                Some(NameTableKind),
                Some(RangesBaseAddress),
                Some(Sysroot),
                Some(Sdk),
            ],
        ),
        code::SUBPROGRAM => (
            NodeKind::Subprogram,
            &[
                Some(Scope),
                Some(Name),
                Some(LinkageName),
                Some(File),
                Some(Line),
                Some(Type),
                Some(ScopeLine),
                Some(ContainingType),
                Some(SpFlags),
                Some(VirtualIndex),
                Some(Flags),
                Some(Unit),
                Some(TemplateParams),
                Some(Declaration),
                Some(RetainedNodes),
                Some(ThisAdjustment),
                Some(ThrownTypes),
                Some(Annotations),
                Some(TargetFuncName),
                Some(KeyInstructions),
            ],
        ),
        code::LEXICAL_BLOCK => (
            NodeKind::LexicalBlock,
            &[Some(Scope), Some(File), Some(Line), Some(Column)],
        ),
        code::LEXICAL_BLOCK_FILE => (
            NodeKind::LexicalBlockFile,
            &[Some(Scope), Some(File), Some(Discriminator)],
        ),
        code::COMMON_BLOCK => (
            NodeKind::CommonBlock,
            &[
                Some(Scope),
                Some(Declaration),
                Some(Name),
                Some(File),
                Some(Line),
            ],
        ),
        code::MACRO => (
            NodeKind::Macro,
            &[Some(Type), Some(Line), Some(Name), Some(Value)],
        ),
        code::MACRO_FILE => (
            NodeKind::MacroFile,
            &[Some(Type), Some(Line), Some(File), Some(Nodes)],
        ),
        code::MODULE => (
            NodeKind::Module,
            &[
                Some(File),
                Some(Scope),
                Some(Name),
                Some(ConfigMacros),
                Some(IncludePath),
                Some(Apinotes),
                Some(Line),
                Some(IsDecl),
            ],
        ),
        code::TEMPLATE_TYPE => (
            NodeKind::TemplateTypeParameter,
            &[Some(Name), Some(Type), Some(Defaulted)],
        ),
        code::TEMPLATE_VALUE => (
            NodeKind::TemplateValueParameter,
            &[
                Some(Tag),
                Some(Name),
                Some(Type),
                Some(Defaulted),
                Some(Value),
            ],
        ),
        code::GLOBAL_VAR => (
            NodeKind::GlobalVariable,
            &[
                Some(Scope),
                Some(Name),
                Some(LinkageName),
                Some(File),
                Some(Line),
                Some(Type),
                Some(IsLocal),
                Some(IsDefinition),
                Some(Declaration),
                Some(TemplateParams),
                Some(Align),
                Some(Annotations),
            ],
        ),
        code::LOCAL_VAR => (
            NodeKind::LocalVariable,
            &[
                Some(Scope),
                Some(Name),
                Some(File),
                Some(Line),
                Some(Type),
                Some(Arg),
                Some(Flags),
                Some(Align),
                Some(Annotations),
            ],
        ),
        code::LABEL => (
            NodeKind::Label,
            &[
                Some(Scope),
                Some(Name),
                Some(File),
                Some(Line),
                Some(Column),
                NONE,
            ],
        ),
        code::GLOBAL_VAR_EXPR => (NodeKind::GlobalVariableExpression, &[Some(Var), Some(Expr)]),
        code::OBJC_PROPERTY => (
            NodeKind::ObjCProperty,
            &[
                Some(Name),
                Some(File),
                Some(Line),
                Some(Getter),
                Some(Setter),
                Some(Attributes),
                Some(Type),
            ],
        ),
        code::IMPORTED_ENTITY => (
            NodeKind::ImportedEntity,
            &[
                Some(Tag),
                Some(Scope),
                Some(Entity),
                Some(Line),
                Some(Name),
                Some(File),
                Some(Elements),
            ],
        ),
        code::NAMESPACE => (NodeKind::Namespace, &[Some(Scope), Some(Name)]),
        code::ASSIGN_ID => (NodeKind::AssignID, &[]),
        _ => return None,
    })
}

/// The record of a kind of node, of those that [`layout`] knows.
pub fn record_of(kind: NodeKind) -> Option<u32> {
    (code::LOCATION..=code::FIXED_POINT_TYPE)
        .find(|&record| layout(record).is_some_and(|(known, _)| known == kind))
}

/// Whether the size of a node is metadata, by a bit of its first operand.
pub fn size_is_metadata(record: u32, head: u64) -> bool {
    match record {
        code::COMPOSITE_TYPE => head & 4 != 0,
        code::BASIC_TYPE | code::STRING_TYPE | code::DERIVED_TYPE | code::SUBRANGE_TYPE => {
            head & 2 != 0
        }
        _ => false,
    }
}
