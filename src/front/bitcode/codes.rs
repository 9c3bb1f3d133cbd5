//! The blocks of LLVM IR and the codes of their records.
//!
//! Sources: LLVM Bitcode File Format, "LLVM IR Blocks"; for what it leaves out, the files that
//! LLVM 3.0 to 22 have written.

/// A kind of block.
#[derive(Debug)]
pub(super) struct BlockRow {
    /// Its id.
    pub id: u32,
    /// Its name.
    pub name: &'static str,
    /// The codes of its records with their names.
    pub records: &'static [(u32, &'static str)],
}

impl BlockRow {
    /// The row of a block id.
    pub(super) fn find(id: u32) -> Option<&'static BlockRow> {
        BLOCKS.iter().find(|row| row.id == id)
    }

    /// The name of a record.
    pub(super) fn record(&self, code: u32) -> Option<&'static str> {
        let row = self.records.iter().find(|row| row.0 == code)?;
        Some(row.1)
    }
}

/// The name of a block, or its number.
pub(super) fn block_name(id: u32) -> String {
    match BlockRow::find(id) {
        Some(row) => row.name.into(),
        None => format!("block {id}"),
    }
}

/// The name of a record, or its number.
pub(super) fn record_name(block: u32, code: u32) -> String {
    match BlockRow::find(block).and_then(|row| row.record(code)) {
        Some(name) => name.into(),
        None => format!("record {code}"),
    }
}

macro_rules! blocks {
    ($($module:ident = $id:literal, $name:literal { $($code:ident = $n:literal,)* })*) => {
        $(
            // Some are only ever shown.
            #[allow(dead_code)]
            pub(super) mod $module {
                pub(crate) const BLOCK: u32 = $id;
                $(pub(crate) const $code: u32 = $n;)*
            }
        )*
        /// All blocks that are known.
        pub(super) const BLOCKS: &[BlockRow] = &[$(
            BlockRow { id: $id, name: $name, records: &[$(($n, stringify!($code)),)*] },
        )*];
    };
}

blocks! {
    blockinfo = 0, "BLOCKINFO_BLOCK" {
        SETBID = 1, BLOCKNAME = 2, SETRECORDNAME = 3,
    }
    module = 8, "MODULE_BLOCK" {
        VERSION = 1, TRIPLE = 2, DATALAYOUT = 3, ASM = 4, SECTIONNAME = 5, DEPLIB = 6,
        GLOBALVAR = 7, FUNCTION = 8, ALIAS_OLD = 9, PURGEVALS = 10, GCNAME = 11, COMDAT = 12,
        VSTOFFSET = 13, ALIAS = 14, METADATA_VALUES = 15, SOURCE_FILENAME = 16, HASH = 17,
        IFUNC = 18,
    }
    paramattr = 9, "PARAMATTR_BLOCK" {
        ENTRY_OLD = 1, ENTRY = 2,
    }
    paramattr_group = 10, "PARAMATTR_GROUP_BLOCK" {
        GRP_ENTRY = 3,
    }
    constants = 11, "CONSTANTS_BLOCK" {
        SETTYPE = 1, NULL = 2, UNDEF = 3, INTEGER = 4, WIDE_INTEGER = 5, FLOAT = 6,
        AGGREGATE = 7, STRING = 8, CSTRING = 9, CE_BINOP = 10, CE_CAST = 11, CE_GEP_OLD = 12,
        CE_SELECT = 13, CE_EXTRACTELT = 14, CE_INSERTELT = 15, CE_SHUFFLEVEC = 16, CE_CMP = 17,
        INLINEASM_OLD = 18, CE_SHUFVEC_EX = 19, CE_INBOUNDS_GEP = 20, BLOCKADDRESS = 21,
        DATA = 22, INLINEASM_OLD2 = 23, CE_GEP_WITH_INRANGE_INDEX_OLD = 24, CE_UNOP = 25,
        POISON = 26, DSO_LOCAL_EQUIVALENT = 27, INLINEASM_OLD3 = 28, NO_CFI_VALUE = 29,
        INLINEASM = 30, CE_GEP_WITH_INRANGE = 31, CE_GEP = 32, PTRAUTH = 33, PTRAUTH2 = 34,
        BYTE = 35, WIDE_BYTE = 36,
    }
    function = 12, "FUNCTION_BLOCK" {
        DECLAREBLOCKS = 1, INST_BINOP = 2, INST_CAST = 3, INST_GEP_OLD = 4, INST_SELECT = 5,
        INST_EXTRACTELT = 6, INST_INSERTELT = 7, INST_SHUFFLEVEC = 8, INST_CMP = 9,
        INST_RET = 10, INST_BR = 11, INST_SWITCH = 12, INST_INVOKE = 13, INST_UNREACHABLE = 15,
        INST_PHI = 16, INST_ALLOCA = 19, INST_LOAD = 20, INST_VAARG = 23, INST_STORE_OLD = 24,
        INST_EXTRACTVAL = 26, INST_INSERTVAL = 27, INST_CMP2 = 28, INST_VSELECT = 29,
        INST_INBOUNDS_GEP_OLD = 30, INST_INDIRECTBR = 31, DEBUG_LOC_AGAIN = 33, INST_CALL = 34,
        DEBUG_LOC = 35, INST_FENCE = 36, INST_CMPXCHG_OLD = 37, INST_ATOMICRMW_OLD = 38,
        INST_RESUME = 39, INST_LANDINGPAD_OLD = 40, INST_LOADATOMIC = 41,
        INST_STOREATOMIC_OLD = 42, INST_GEP = 43, INST_STORE = 44, INST_STOREATOMIC = 45,
        INST_CMPXCHG = 46, INST_LANDINGPAD = 47, INST_CLEANUPRET = 48, INST_CATCHRET = 49,
        INST_CATCHPAD = 50, INST_CLEANUPPAD = 51, INST_CATCHSWITCH = 52, OPERAND_BUNDLE = 55,
        INST_UNOP = 56, INST_CALLBR = 57, INST_FREEZE = 58, INST_ATOMICRMW = 59,
        BLOCKADDR_USERS = 60, DEBUG_RECORD_VALUE = 61, DEBUG_RECORD_DECLARE = 62,
        DEBUG_RECORD_ASSIGN = 63, DEBUG_RECORD_VALUE_SIMPLE = 64, DEBUG_RECORD_LABEL = 65,
        DEBUG_RECORD_DECLARE_VALUE = 66,
    }
    identification = 13, "IDENTIFICATION_BLOCK" {
        STRING = 1, EPOCH = 2,
    }
    symbols = 14, "VALUE_SYMTAB_BLOCK" {
        ENTRY = 1, BBENTRY = 2, FNENTRY = 3, COMBINED_ENTRY = 5,
    }
    metadata = 15, "METADATA_BLOCK" {
        STRING_OLD = 1, VALUE = 2, NODE = 3, NAME = 4, DISTINCT_NODE = 5, KIND = 6,
        LOCATION = 7, OLD_NODE = 8, OLD_FN_NODE = 9, NAMED_NODE = 10, ATTACHMENT = 11,
        GENERIC_DEBUG = 12, SUBRANGE = 13, ENUMERATOR = 14, BASIC_TYPE = 15, FILE = 16,
        DERIVED_TYPE = 17, COMPOSITE_TYPE = 18, SUBROUTINE_TYPE = 19, COMPILE_UNIT = 20,
        SUBPROGRAM = 21, LEXICAL_BLOCK = 22, LEXICAL_BLOCK_FILE = 23, NAMESPACE = 24,
        TEMPLATE_TYPE = 25, TEMPLATE_VALUE = 26, GLOBAL_VAR = 27, LOCAL_VAR = 28,
        EXPRESSION = 29, OBJC_PROPERTY = 30, IMPORTED_ENTITY = 31, MODULE = 32, MACRO = 33,
        MACRO_FILE = 34, STRINGS = 35, GLOBAL_DECL_ATTACHMENT = 36, GLOBAL_VAR_EXPR = 37,
        INDEX_OFFSET = 38, INDEX = 39, LABEL = 40, STRING_TYPE = 41, COMMON_BLOCK = 44,
        GENERIC_SUBRANGE = 45, ARG_LIST = 46, ASSIGN_ID = 47, SUBRANGE_TYPE = 48,
        FIXED_POINT_TYPE = 49,
    }
    attachment = 16, "METADATA_ATTACHMENT" {
        ATTACHMENT = 11,
    }
    types = 17, "TYPE_BLOCK" {
        NUMENTRY = 1, VOID = 2, FLOAT = 3, DOUBLE = 4, LABEL = 5, OPAQUE = 6, INTEGER = 7,
        POINTER = 8, FUNCTION_OLD = 9, HALF = 10, ARRAY = 11, VECTOR = 12, X86_FP80 = 13,
        FP128 = 14, PPC_FP128 = 15, METADATA = 16, X86_MMX = 17, STRUCT_ANON = 18,
        STRUCT_NAME = 19, STRUCT_NAMED = 20, FUNCTION = 21, TOKEN = 22, BFLOAT = 23,
        X86_AMX = 24, OPAQUE_POINTER = 25, TARGET_TYPE = 26, BYTE = 27,
    }
    uselist = 18, "USELIST_BLOCK" {
        DEFAULT = 1, BB = 2,
    }
    module_strtab = 19, "MODULE_STRTAB_BLOCK" {
        ENTRY = 1, HASH = 2,
    }
    summary = 20, "GLOBALVAL_SUMMARY_BLOCK" {
        PERMODULE = 1, PERMODULE_PROFILE = 2, PERMODULE_GLOBALVAR_INIT_REFS = 3, COMBINED = 4,
        COMBINED_PROFILE = 5, COMBINED_GLOBALVAR_INIT_REFS = 6, ALIAS = 7, COMBINED_ALIAS = 8,
        COMBINED_ORIGINAL_NAME = 9, VERSION = 10, TYPE_TESTS = 11, TYPE_TEST_ASSUME_VCALLS = 12,
        TYPE_CHECKED_LOAD_VCALLS = 13, TYPE_TEST_ASSUME_CONST_VCALL = 14,
        TYPE_CHECKED_LOAD_CONST_VCALL = 15, VALUE_GUID = 16, CFI_FUNCTION_DEFS = 17,
        CFI_FUNCTION_DECLS = 18, PERMODULE_RELBF = 19, FLAGS = 20, TYPE_ID = 21,
        TYPE_ID_METADATA = 22, PERMODULE_VTABLE_GLOBALVAR_INIT_REFS = 23, BLOCK_COUNT = 24,
        PARAM_ACCESS = 25, PERMODULE_CALLSITE_INFO = 26, PERMODULE_ALLOC_INFO = 27,
        COMBINED_CALLSITE_INFO = 28, COMBINED_ALLOC_INFO = 29, STACK_IDS = 30,
        ALLOC_CONTEXT_IDS = 31, CONTEXT_RADIX_TREE_ARRAY = 32,
        COMBINED_ALLOC_INFO_NO_CONTEXT = 33,
    }
    bundle_tags = 21, "OPERAND_BUNDLE_TAGS_BLOCK" {
        OPERAND_BUNDLE_TAG = 1,
    }
    metadata_kinds = 22, "METADATA_KIND_BLOCK" {
        KIND = 6,
    }
    strtab = 23, "STRTAB_BLOCK" {
        BLOB = 1,
    }
    lto_summary = 24, "FULL_LTO_GLOBALVAL_SUMMARY_BLOCK" {
        FLAGS = 20,
    }
    symtab = 25, "SYMTAB_BLOCK" {
        BLOB = 1,
    }
    sync_scopes = 26, "SYNC_SCOPE_NAMES_BLOCK" {
        SYNC_SCOPE_NAME = 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_and_records_have_names() {
        assert_eq!(block_name(function::BLOCK), "FUNCTION_BLOCK");
        assert_eq!(record_name(12, function::INST_CALL), "INST_CALL");
        assert_eq!(record_name(12, 999), "record 999");
        assert_eq!(block_name(999), "block 999");
    }
}
