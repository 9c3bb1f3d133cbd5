//! The nodes with fields, such as `!DILocation(line: 3, scope: !1)`: which fields each kind has.
//!
//! Source: the nodes that LLVM 19 knows, and the fields that LLVM 20 to 22 have added to them; the
//! Language Reference describes them under "Specialized Metadata Nodes".

use super::words::{self, FlagWords, Words};
use crate::ir::inst::words;

/// What the value of a field is.
#[derive(Clone, Copy, Debug)]
pub enum FieldKind {
    /// Metadata, or `null`.
    Node,
    /// Metadata.
    NotNull,
    /// `"text"`; an empty one is as none.
    Text,
    /// `"text"`, not empty.
    NotEmpty,
    /// A number from 0 to this one.
    Unsigned(u64),
    /// A number of 32 bits with its sign.
    Signed,
    /// A number of any width, with its sign.
    Integer,
    /// A number of 64 bits with its sign, or metadata.
    NumberOrNode,
    /// A number of 64 bits, or metadata.
    SizeOrNode,
    /// `true` or `false`
    Truth,
    /// A word, or its number.
    WordOf(&'static Words),
    /// Words with `|` between them, or their numbers.
    FlagsOf(&'static FlagWords),
    /// `{!1, !2}`
    OperandList,
}

/// A field of a kind of node.
#[derive(Clone, Copy, Debug)]
pub struct FieldRow {
    /// Its name.
    pub field: Field,
    /// What its value is.
    pub kind: FieldKind,
    /// The value that it has where it is left out: a number, 0 standing for `null`, the empty text
    /// and `false`. `None` where leaving it out is a value of its own.
    pub default: Option<u64>,
    /// Whether every node has it in its text.
    pub required: bool,
    /// Whether it is printed even where it has its default.
    pub shown: bool,
}

const fn field(field: Field, kind: FieldKind, default: u64) -> FieldRow {
    FieldRow {
        field,
        kind,
        default: Some(default),
        required: false,
        shown: false,
    }
}

const fn needed(name: Field, kind: FieldKind) -> FieldRow {
    FieldRow {
        required: true,
        shown: true,
        ..field(name, kind, 0)
    }
}

const fn absent(name: Field, kind: FieldKind) -> FieldRow {
    FieldRow {
        default: None,
        ..field(name, kind, 0)
    }
}

impl FieldRow {
    const fn shown(self) -> FieldRow {
        FieldRow {
            shown: true,
            ..self
        }
    }
}

words! {
    /// The kind of a node with fields, as it is written behind the `!`.
    pub enum NodeKind {
        Generic = "GenericDINode",
        Location = "DILocation",
        Subrange = "DISubrange",
        GenericSubrange = "DIGenericSubrange",
        SubrangeType = "DISubrangeType",
        Enumerator = "DIEnumerator",
        BasicType = "DIBasicType",
        FixedPointType = "DIFixedPointType",
        StringType = "DIStringType",
        DerivedType = "DIDerivedType",
        CompositeType = "DICompositeType",
        SubroutineType = "DISubroutineType",
        File = "DIFile",
        CompileUnit = "DICompileUnit",
        Subprogram = "DISubprogram",
        LexicalBlock = "DILexicalBlock",
        LexicalBlockFile = "DILexicalBlockFile",
        Namespace = "DINamespace",
        CommonBlock = "DICommonBlock",
        Macro = "DIMacro",
        MacroFile = "DIMacroFile",
        Module = "DIModule",
        TemplateTypeParameter = "DITemplateTypeParameter",
        TemplateValueParameter = "DITemplateValueParameter",
        GlobalVariable = "DIGlobalVariable",
        LocalVariable = "DILocalVariable",
        Label = "DILabel",
        GlobalVariableExpression = "DIGlobalVariableExpression",
        ObjCProperty = "DIObjCProperty",
        ImportedEntity = "DIImportedEntity",
        AssignID = "DIAssignID",
    }
}

words! {
    /// The name of a field: nodes of several kinds may have it.
    pub enum Field {
        Align = "align",
        Allocated = "allocated",
        Annotations = "annotations",
        Apinotes = "apinotes",
        Arg = "arg",
        Associated = "associated",
        AtomGroup = "atomGroup",
        AtomRank = "atomRank",
        Attributes = "attributes",
        BaseType = "baseType",
        Bias = "bias",
        BitStride = "bitStride",
        Cc = "cc",
        Checksum = "checksum",
        Checksumkind = "checksumkind",
        Column = "column",
        ConfigMacros = "configMacros",
        ContainingType = "containingType",
        CoroSuspendIdx = "coroSuspendIdx",
        Count = "count",
        DataLocation = "dataLocation",
        DataSize = "dataSize",
        DebugInfoForProfiling = "debugInfoForProfiling",
        Declaration = "declaration",
        Defaulted = "defaulted",
        Denominator = "denominator",
        Directory = "directory",
        Discriminator = "discriminator",
        DwarfAddressSpace = "dwarfAddressSpace",
        DwoId = "dwoId",
        Elements = "elements",
        EmissionKind = "emissionKind",
        Encoding = "encoding",
        Entity = "entity",
        EnumKind = "enumKind",
        Enums = "enums",
        ExportSymbols = "exportSymbols",
        Expr = "expr",
        ExtraData = "extraData",
        Factor = "factor",
        File = "file",
        Filename = "filename",
        Flags = "flags",
        Getter = "getter",
        Globals = "globals",
        Header = "header",
        Identifier = "identifier",
        Imports = "imports",
        IncludePath = "includePath",
        InlinedAt = "inlinedAt",
        IsArtificial = "isArtificial",
        IsDecl = "isDecl",
        IsDefinition = "isDefinition",
        IsImplicitCode = "isImplicitCode",
        IsLocal = "isLocal",
        IsOptimized = "isOptimized",
        IsUnsigned = "isUnsigned",
        KeyInstructions = "keyInstructions",
        Kind = "kind",
        Language = "language",
        Line = "line",
        LinkageName = "linkageName",
        LowerBound = "lowerBound",
        Macros = "macros",
        Name = "name",
        NameTableKind = "nameTableKind",
        Nodes = "nodes",
        NumExtraInhabitants = "num_extra_inhabitants",
        Numerator = "numerator",
        Offset = "offset",
        Operands = "operands",
        Producer = "producer",
        PtrAuthAuthenticatesNullValues = "ptrAuthAuthenticatesNullValues",
        PtrAuthExtraDiscriminator = "ptrAuthExtraDiscriminator",
        PtrAuthIsAddressDiscriminated = "ptrAuthIsAddressDiscriminated",
        PtrAuthIsaPointer = "ptrAuthIsaPointer",
        PtrAuthKey = "ptrAuthKey",
        RangesBaseAddress = "rangesBaseAddress",
        Rank = "rank",
        RetainedNodes = "retainedNodes",
        RetainedTypes = "retainedTypes",
        RuntimeLang = "runtimeLang",
        RuntimeVersion = "runtimeVersion",
        Scope = "scope",
        ScopeLine = "scopeLine",
        Sdk = "sdk",
        Setter = "setter",
        Size = "size",
        Source = "source",
        SourceLanguageName = "sourceLanguageName",
        SourceLanguageVersion = "sourceLanguageVersion",
        SpFlags = "spFlags",
        Specification = "specification",
        SplitDebugFilename = "splitDebugFilename",
        SplitDebugInlining = "splitDebugInlining",
        Stride = "stride",
        StringLength = "stringLength",
        StringLengthExpression = "stringLengthExpression",
        StringLocationExpression = "stringLocationExpression",
        Sysroot = "sysroot",
        Tag = "tag",
        TargetFuncName = "targetFuncName",
        TemplateParams = "templateParams",
        ThisAdjustment = "thisAdjustment",
        ThrownTypes = "thrownTypes",
        Type = "type",
        Types = "types",
        Unit = "unit",
        UpperBound = "upperBound",
        Value = "value",
        Var = "var",
        VirtualIndex = "virtualIndex",
        Virtuality = "virtuality",
        VtableHolder = "vtableHolder",
    }
}

/// Declares the fields of all kinds of nodes.
macro_rules! fields {
    ($($kind:ident: [$($row:expr),* $(,)?];)*) => {
        impl NodeKind {
            /// The fields that a node of this kind has, in the order in which they are printed.
            pub fn fields(self) -> &'static [FieldRow] {
                use Field::*;
                use FieldKind::*;
                match self { $(NodeKind::$kind => const { &[$($row),*] },)* }
            }
        }
    };
}

fields! {
    Generic: [
        needed(Tag, WordOf(&words::TAGS)),
        field(Header, Text, 0),
        field(Operands, OperandList, 0),
    ];
    Location: [
        field(Line, Unsigned(u32::MAX as u64), 0).shown(),
        field(Column, Unsigned(u16::MAX as u64), 0),
        needed(Scope, NotNull),
        field(InlinedAt, Node, 0),
        field(IsImplicitCode, Truth, 0),
        field(AtomGroup, Unsigned(u64::MAX), 0),
        field(AtomRank, Unsigned(u8::MAX as u64), 0),
    ];
    Subrange: [
        absent(Count, NumberOrNode),
        absent(LowerBound, NumberOrNode),
        absent(UpperBound, NumberOrNode),
        absent(Stride, NumberOrNode),
    ];
    GenericSubrange: [
        absent(Count, NumberOrNode),
        absent(LowerBound, NumberOrNode),
        absent(UpperBound, NumberOrNode),
        absent(Stride, NumberOrNode),
    ];
    SubrangeType: [
        field(Name, Text, 0),
        field(File, Node, 0),
        field(Line, Unsigned(u32::MAX as u64), 0),
        field(Scope, Node, 0),
        field(Size, SizeOrNode, 0),
        field(Align, Unsigned(u32::MAX as u64), 0),
        field(Flags, FlagsOf(&words::FLAGS), 0),
        field(BaseType, Node, 0),
        absent(LowerBound, NumberOrNode),
        absent(UpperBound, NumberOrNode),
        absent(Stride, NumberOrNode),
        absent(Bias, NumberOrNode),
    ];
    Enumerator: [
        needed(Name, Text),
        needed(Value, Integer),
        field(IsUnsigned, Truth, 0),
    ];
    BasicType: [
        field(Tag, WordOf(&words::TAGS), 0x24),
        field(Name, Text, 0),
        field(Scope, Node, 0),
        field(File, Node, 0),
        field(Line, Unsigned(u32::MAX as u64), 0),
        field(Size, SizeOrNode, 0),
        field(Align, Unsigned(u32::MAX as u64), 0),
        field(DataSize, Unsigned(u32::MAX as u64), 0),
        field(Encoding, WordOf(&words::ENCODINGS), 0),
        field(NumExtraInhabitants, Unsigned(u32::MAX as u64), 0),
        field(Flags, FlagsOf(&words::FLAGS), 0),
    ];
    FixedPointType: [
        field(Tag, WordOf(&words::TAGS), 0x24),
        field(Name, Text, 0),
        field(Scope, Node, 0),
        field(File, Node, 0),
        field(Line, Unsigned(u32::MAX as u64), 0),
        field(Size, SizeOrNode, 0),
        field(Align, Unsigned(u32::MAX as u64), 0),
        field(Encoding, WordOf(&words::ENCODINGS), 0),
        field(Flags, FlagsOf(&words::FLAGS), 0),
        field(Kind, WordOf(&words::FIXED_POINT_KINDS), 0).shown(),
        field(Factor, Signed, 0),
        field(Numerator, Integer, 0),
        field(Denominator, Integer, 0),
    ];
    StringType: [
        field(Tag, WordOf(&words::TAGS), 0x12),
        field(Name, Text, 0),
        field(StringLength, Node, 0),
        field(StringLengthExpression, Node, 0),
        field(StringLocationExpression, Node, 0),
        field(Size, SizeOrNode, 0),
        field(Align, Unsigned(u32::MAX as u64), 0),
        field(Encoding, WordOf(&words::ENCODINGS), 0),
    ];
    DerivedType: [
        needed(Tag, WordOf(&words::TAGS)),
        field(Name, Text, 0),
        field(Scope, Node, 0),
        field(File, Node, 0),
        field(Line, Unsigned(u32::MAX as u64), 0),
        needed(BaseType, Node),
        field(Size, SizeOrNode, 0),
        field(Align, Unsigned(u32::MAX as u64), 0),
        field(Offset, SizeOrNode, 0),
        field(Flags, FlagsOf(&words::FLAGS), 0),
        field(ExtraData, Node, 0),
        absent(DwarfAddressSpace, Unsigned(u32::MAX as u64)),
        field(Annotations, Node, 0),
        field(PtrAuthKey, Unsigned(7), 0),
        field(PtrAuthIsAddressDiscriminated, Truth, 0),
        field(PtrAuthExtraDiscriminator, Unsigned(u16::MAX as u64), 0),
        field(PtrAuthIsaPointer, Truth, 0),
        field(PtrAuthAuthenticatesNullValues, Truth, 0),
    ];
    CompositeType: [
        needed(Tag, WordOf(&words::TAGS)),
        field(Name, Text, 0),
        field(Scope, Node, 0),
        field(File, Node, 0),
        field(Line, Unsigned(u32::MAX as u64), 0),
        field(BaseType, Node, 0),
        field(Size, SizeOrNode, 0),
        field(Align, Unsigned(u32::MAX as u64), 0),
        field(Offset, SizeOrNode, 0),
        field(Flags, FlagsOf(&words::FLAGS), 0),
        field(Elements, Node, 0),
        field(RuntimeLang, WordOf(&words::LANGUAGES), 0),
        absent(EnumKind, WordOf(&words::ENUM_KINDS)),
        field(VtableHolder, Node, 0),
        field(TemplateParams, Node, 0),
        field(Identifier, Text, 0),
        field(Discriminator, Node, 0),
        field(DataLocation, Node, 0),
        field(Associated, Node, 0),
        field(Allocated, Node, 0),
        absent(Rank, NumberOrNode),
        field(Annotations, Node, 0),
        field(NumExtraInhabitants, Unsigned(u32::MAX as u64), 0),
        field(Specification, Node, 0),
        field(BitStride, Node, 0),
    ];
    SubroutineType: [
        field(Flags, FlagsOf(&words::FLAGS), 0),
        field(Cc, WordOf(&words::CONVENTIONS), 0),
        needed(Types, Node),
    ];
    File: [
        needed(Filename, Text),
        needed(Directory, Text),
        absent(Checksumkind, WordOf(&words::CHECKSUM_KINDS)),
        absent(Checksum, Text),
        absent(Source, Text),
    ];
    CompileUnit: [
        absent(Language, WordOf(&words::LANGUAGES)),
        absent(SourceLanguageName, WordOf(&words::LANGUAGE_NAMES)),
        field(SourceLanguageVersion, Unsigned(u32::MAX as u64), 0),
        needed(File, NotNull),
        field(Producer, Text, 0),
        field(IsOptimized, Truth, 0).shown(),
        field(Flags, Text, 0),
        field(RuntimeVersion, Unsigned(u32::MAX as u64), 0).shown(),
        field(SplitDebugFilename, Text, 0),
        field(EmissionKind, WordOf(&words::EMISSION_KINDS), 0).shown(),
        field(Enums, Node, 0),
        field(RetainedTypes, Node, 0),
        field(Globals, Node, 0),
        field(Imports, Node, 0),
        field(Macros, Node, 0),
        field(DwoId, Unsigned(u64::MAX), 0),
        field(SplitDebugInlining, Truth, 1),
        field(DebugInfoForProfiling, Truth, 0),
        field(NameTableKind, WordOf(&words::NAME_TABLE_KINDS), 0),
        field(RangesBaseAddress, Truth, 0),
        field(Sysroot, Text, 0),
        field(Sdk, Text, 0),
    ];
    Subprogram: [
        field(Name, Text, 0),
        field(LinkageName, Text, 0),
        field(Scope, Node, 0).shown(),
        field(File, Node, 0),
        field(Line, Unsigned(u32::MAX as u64), 0),
        field(Type, Node, 0),
        absent(IsLocal, Truth),
        absent(IsDefinition, Truth),
        field(ScopeLine, Unsigned(u32::MAX as u64), 0),
        field(ContainingType, Node, 0),
        absent(Virtuality, WordOf(&words::VIRTUALITIES)),
        field(VirtualIndex, Unsigned(u32::MAX as u64), 0),
        field(ThisAdjustment, Signed, 0),
        field(Flags, FlagsOf(&words::FLAGS), 0),
        field(SpFlags, FlagsOf(&words::SUBPROGRAM_FLAGS), 0).shown(),
        absent(IsOptimized, Truth),
        field(Unit, Node, 0),
        field(TemplateParams, Node, 0),
        field(Declaration, Node, 0),
        field(RetainedNodes, Node, 0),
        field(ThrownTypes, Node, 0),
        field(Annotations, Node, 0),
        field(TargetFuncName, Text, 0),
        field(KeyInstructions, Truth, 0),
    ];
    LexicalBlock: [
        needed(Scope, NotNull),
        field(File, Node, 0),
        field(Line, Unsigned(u32::MAX as u64), 0),
        field(Column, Unsigned(u16::MAX as u64), 0),
    ];
    LexicalBlockFile: [
        needed(Scope, NotNull),
        field(File, Node, 0),
        needed(Discriminator, Unsigned(u32::MAX as u64)),
    ];
    Namespace: [
        field(Name, Text, 0),
        needed(Scope, Node),
        field(ExportSymbols, Truth, 0),
    ];
    CommonBlock: [
        needed(Scope, Node),
        field(Declaration, Node, 0).shown(),
        field(Name, Text, 0),
        field(File, Node, 0),
        field(Line, Unsigned(u32::MAX as u64), 0),
    ];
    Macro: [
        needed(Type, WordOf(&words::MACRO_ENTRIES)),
        field(Line, Unsigned(u32::MAX as u64), 0),
        needed(Name, Text),
        field(Value, Text, 0),
    ];
    MacroFile: [
        field(Type, WordOf(&words::MACRO_ENTRIES), 3),
        field(Line, Unsigned(u32::MAX as u64), 0),
        needed(File, Node),
        field(Nodes, Node, 0),
    ];
    Module: [
        needed(Scope, Node),
        needed(Name, Text),
        field(ConfigMacros, Text, 0),
        field(IncludePath, Text, 0),
        field(Apinotes, Text, 0),
        field(File, Node, 0),
        field(Line, Unsigned(u32::MAX as u64), 0),
        field(IsDecl, Truth, 0),
    ];
    TemplateTypeParameter: [
        field(Name, Text, 0),
        needed(Type, Node),
        field(Defaulted, Truth, 0),
    ];
    TemplateValueParameter: [
        field(Tag, WordOf(&words::TAGS), 0x30),
        field(Name, Text, 0),
        field(Type, Node, 0),
        field(Defaulted, Truth, 0),
        needed(Value, Node),
    ];
    GlobalVariable: [
        field(Name, NotEmpty, 0),
        field(LinkageName, Text, 0),
        field(Scope, Node, 0).shown(),
        field(File, Node, 0),
        field(Line, Unsigned(u32::MAX as u64), 0),
        field(Type, Node, 0),
        field(IsLocal, Truth, 0).shown(),
        field(IsDefinition, Truth, 1).shown(),
        field(Declaration, Node, 0),
        field(TemplateParams, Node, 0),
        field(Align, Unsigned(u32::MAX as u64), 0),
        field(Annotations, Node, 0),
    ];
    LocalVariable: [
        field(Name, Text, 0),
        field(Arg, Unsigned(u16::MAX as u64), 0),
        needed(Scope, NotNull),
        field(File, Node, 0),
        field(Line, Unsigned(u32::MAX as u64), 0),
        field(Type, Node, 0),
        field(Flags, FlagsOf(&words::FLAGS), 0),
        field(Align, Unsigned(u32::MAX as u64), 0),
        field(Annotations, Node, 0),
    ];
    Label: [
        needed(Scope, NotNull),
        needed(Name, Text),
        needed(File, Node),
        needed(Line, Unsigned(u32::MAX as u64)),
        field(Column, Unsigned(u16::MAX as u64), 0),
        field(IsArtificial, Truth, 0),
        absent(CoroSuspendIdx, Unsigned(u32::MAX as u64)),
    ];
    GlobalVariableExpression: [
        needed(Var, Node), needed(Expr, Node),
    ];
    ObjCProperty: [
        field(Name, Text, 0),
        field(File, Node, 0),
        field(Line, Unsigned(u32::MAX as u64), 0),
        field(Setter, Text, 0),
        field(Getter, Text, 0),
        field(Attributes, Unsigned(u32::MAX as u64), 0),
        field(Type, Node, 0),
    ];
    ImportedEntity: [
        needed(Tag, WordOf(&words::TAGS)),
        field(Name, Text, 0),
        needed(Scope, Node),
        field(Entity, Node, 0),
        field(File, Node, 0),
        field(Line, Unsigned(u32::MAX as u64), 0),
        field(Elements, Node, 0),
    ];
    AssignID: [];
}

impl NodeKind {
    /// Whether a node of this kind is a type.
    pub fn is_type(self) -> bool {
        matches!(
            self,
            NodeKind::BasicType
                | NodeKind::FixedPointType
                | NodeKind::StringType
                | NodeKind::DerivedType
                | NodeKind::CompositeType
                | NodeKind::SubroutineType
                | NodeKind::SubrangeType
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_of_a_node_are_told_apart() {
        for &(kind, word) in NodeKind::ALL {
            let fields = kind.fields();
            for (at, row) in fields.iter().enumerate() {
                let again = fields[at + 1..]
                    .iter()
                    .any(|other| other.field == row.field);
                assert!(!again, "{word} has {} twice", row.field.word());
            }
            // A set of those that were met fits into a word.
            assert!(fields.len() <= 32, "{word}");
        }
        assert!(Field::ALL.len() <= 256);
    }
}
