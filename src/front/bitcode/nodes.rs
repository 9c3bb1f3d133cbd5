//! Which operand of a record of metadata is which field of a node, as LLVM writes it today.

use super::codes::metadata as code;
use crate::ir::metadata::{Field, NodeKind};

/// Declares the operands of records: of each record the kind of its nodes and what stands in it one
/// by one, where `none` is an operand that is no field.
macro_rules! records {
    (@operand none) => {
        None
    };
    (@operand $field:ident) => {
        Some(Field::$field)
    };
    ($($record:ident = $kind:ident: [$($operand:ident)*];)*) => {
        /// The records whose operands are fields one by one, behind the first.
        pub(super) fn layout(record: u32) -> Option<(NodeKind, &'static [Option<Field>])> {
            Some(match record {
                $(code::$record => (NodeKind::$kind, &[$(records!(@operand $operand)),*]),)*
                _ => return None,
            })
        }
    };
}

records! {
    // The scope is an exception: it is never null.
    LOCATION = Location: [Line Column none InlinedAt IsImplicitCode AtomGroup AtomRank];
    GENERIC_SUBRANGE = GenericSubrange: [Count LowerBound UpperBound Stride];
    SUBRANGE_TYPE = SubrangeType: [
        Name File Line Scope Size Align Flags BaseType LowerBound UpperBound Stride Bias
    ];
    BASIC_TYPE = BasicType: [
        Tag Name Size Align Encoding Flags NumExtraInhabitants DataSize File Line Scope
    ];
    STRING_TYPE = StringType: [
        Tag Name StringLength StringLengthExpression StringLocationExpression Size Align
        Encoding
    ];
    DERIVED_TYPE = DerivedType: [
        Tag Name File Line Scope BaseType Size Align Offset Flags ExtraData none Annotations
    ];
    COMPOSITE_TYPE = CompositeType: [
        Tag Name File Line Scope BaseType Size Align Offset Flags Elements RuntimeLang
        VtableHolder TemplateParams Identifier Discriminator DataLocation Associated
        Allocated Rank Annotations NumExtraInhabitants Specification none BitStride
    ];
    SUBROUTINE_TYPE = SubroutineType: [Flags Types Cc];
    FILE = File: [Filename Directory none none Source];
    COMPILE_UNIT = CompileUnit: [
        none File Producer IsOptimized Flags RuntimeVersion SplitDebugFilename EmissionKind
        Enums RetainedTypes none Globals Imports DwoId Macros SplitDebugInlining
        DebugInfoForProfiling NameTableKind RangesBaseAddress Sysroot Sdk
    ];
    SUBPROGRAM = Subprogram: [
        Scope Name LinkageName File Line Type ScopeLine ContainingType SpFlags VirtualIndex
        Flags Unit TemplateParams Declaration RetainedNodes ThisAdjustment ThrownTypes
        Annotations TargetFuncName KeyInstructions
    ];
    LEXICAL_BLOCK = LexicalBlock: [Scope File Line Column];
    LEXICAL_BLOCK_FILE = LexicalBlockFile: [Scope File Discriminator];
    COMMON_BLOCK = CommonBlock: [Scope Declaration Name File Line];
    MACRO = Macro: [Type Line Name Value];
    MACRO_FILE = MacroFile: [Type Line File Nodes];
    MODULE = Module: [File Scope Name ConfigMacros IncludePath Apinotes Line IsDecl];
    TEMPLATE_TYPE = TemplateTypeParameter: [Name Type Defaulted];
    TEMPLATE_VALUE = TemplateValueParameter: [Tag Name Type Defaulted Value];
    GLOBAL_VAR = GlobalVariable: [
        Scope Name LinkageName File Line Type IsLocal IsDefinition Declaration
        TemplateParams Align Annotations
    ];
    LOCAL_VAR = LocalVariable: [Scope Name File Line Type Arg Flags Align Annotations];
    LABEL = Label: [Scope Name File Line Column none];
    GLOBAL_VAR_EXPR = GlobalVariableExpression: [Var Expr];
    OBJC_PROPERTY = ObjCProperty: [Name File Line Getter Setter Attributes Type];
    IMPORTED_ENTITY = ImportedEntity: [Tag Scope Entity Line Name File Elements];
    NAMESPACE = Namespace: [Scope Name];
    ASSIGN_ID = AssignID: [];
}

/// The record of a kind of node, of those that [`layout`] knows.
pub(super) fn record_of(kind: NodeKind) -> Option<u32> {
    (code::LOCATION..=code::FIXED_POINT_TYPE)
        .find(|&record| layout(record).is_some_and(|(known, _)| known == kind))
}

/// Whether the size of a node is metadata, by a bit of its first operand.
pub(super) fn size_is_metadata(record: u32, head: u64) -> bool {
    match record {
        code::COMPOSITE_TYPE => head & 4 != 0,
        code::BASIC_TYPE | code::STRING_TYPE | code::DERIVED_TYPE | code::SUBRANGE_TYPE => {
            head & 2 != 0
        }
        _ => false,
    }
}
