//! The words of the language as numbers. Each stands where its word is in the tables of `ir`, by which the
//! number is looked up: it comes from C, so that it may be any.

/// The types that have no parts and are no integers.
#[repr(C)]
pub enum jitlite_ir_kind {
    /// `void`
    JITLITE_IR_VOID = 0,
    /// `half`
    JITLITE_IR_HALF,
    /// `bfloat`
    JITLITE_IR_BFLOAT,
    /// `float`
    JITLITE_IR_FLOAT,
    /// `double`
    JITLITE_IR_DOUBLE,
    /// `x86_fp80`
    JITLITE_IR_X86_FP80,
    /// `fp128`
    JITLITE_IR_FP128,
    /// `ptr`
    JITLITE_IR_PTR,
    /// `token`
    JITLITE_IR_TOKEN,
    /// `metadata`
    JITLITE_IR_METADATA,
}

/// What `jitlite_build_binary` computes.
#[repr(C)]
pub enum jitlite_binary_op {
    /// `add`
    JITLITE_ADD = 0,
    /// `sub`
    JITLITE_SUB,
    /// `mul`
    JITLITE_MUL,
    /// `udiv`
    JITLITE_UDIV,
    /// `sdiv`
    JITLITE_SDIV,
    /// `urem`
    JITLITE_UREM,
    /// `srem`
    JITLITE_SREM,
    /// `shl`
    JITLITE_SHL,
    /// `lshr`
    JITLITE_LSHR,
    /// `ashr`
    JITLITE_ASHR,
    /// `and`
    JITLITE_AND,
    /// `or`
    JITLITE_OR,
    /// `xor`
    JITLITE_XOR,
    /// `fadd`
    JITLITE_FADD,
    /// `fsub`
    JITLITE_FSUB,
    /// `fmul`
    JITLITE_FMUL,
    /// `fdiv`
    JITLITE_FDIV,
    /// `frem`
    JITLITE_FREM,
}

/// What `jitlite_build_unary` computes.
#[repr(C)]
pub enum jitlite_unary_op {
    /// `sub 0, value`
    JITLITE_NEG = 0,
    /// `xor value, -1`
    JITLITE_NOT,
    /// `fneg`
    JITLITE_FNEG,
    /// `freeze`
    JITLITE_FREEZE,
}

/// A conversion.
#[repr(C)]
pub enum jitlite_cast_op {
    /// `trunc`
    JITLITE_TRUNC = 0,
    /// `zext`
    JITLITE_ZEXT,
    /// `sext`
    JITLITE_SEXT,
    /// `fptrunc`
    JITLITE_FPTRUNC,
    /// `fpext`
    JITLITE_FPEXT,
    /// `fptoui`
    JITLITE_FPTOUI,
    /// `fptosi`
    JITLITE_FPTOSI,
    /// `uitofp`
    JITLITE_UITOFP,
    /// `sitofp`
    JITLITE_SITOFP,
    /// `ptrtoint`
    JITLITE_PTRTOINT,
    /// `inttoptr`
    JITLITE_INTTOPTR,
    /// `ptrtoaddr`
    JITLITE_PTRTOADDR,
    /// `bitcast`
    JITLITE_BITCAST,
    /// `addrspacecast`
    JITLITE_ADDRSPACECAST,
}

/// The condition of a comparison of integers or pointers.
#[repr(C)]
pub enum jitlite_icmp_cond {
    /// `eq`
    JITLITE_ICMP_EQ = 0,
    /// `ne`
    JITLITE_ICMP_NE,
    /// `ugt`
    JITLITE_ICMP_UGT,
    /// `uge`
    JITLITE_ICMP_UGE,
    /// `ult`
    JITLITE_ICMP_ULT,
    /// `ule`
    JITLITE_ICMP_ULE,
    /// `sgt`
    JITLITE_ICMP_SGT,
    /// `sge`
    JITLITE_ICMP_SGE,
    /// `slt`
    JITLITE_ICMP_SLT,
    /// `sle`
    JITLITE_ICMP_SLE,
}

/// The condition of a comparison of floats.
#[repr(C)]
pub enum jitlite_fcmp_cond {
    /// `false`
    JITLITE_FCMP_FALSE = 0,
    /// `oeq`
    JITLITE_FCMP_OEQ,
    /// `ogt`
    JITLITE_FCMP_OGT,
    /// `oge`
    JITLITE_FCMP_OGE,
    /// `olt`
    JITLITE_FCMP_OLT,
    /// `ole`
    JITLITE_FCMP_OLE,
    /// `one`
    JITLITE_FCMP_ONE,
    /// `ord`
    JITLITE_FCMP_ORD,
    /// `ueq`
    JITLITE_FCMP_UEQ,
    /// `ugt`
    JITLITE_FCMP_UGT,
    /// `uge`
    JITLITE_FCMP_UGE,
    /// `ult`
    JITLITE_FCMP_ULT,
    /// `ule`
    JITLITE_FCMP_ULE,
    /// `une`
    JITLITE_FCMP_UNE,
    /// `uno`
    JITLITE_FCMP_UNO,
    /// `true`
    JITLITE_FCMP_TRUE,
}

/// What `jitlite_build_atomic_rmw` does.
#[repr(C)]
pub enum jitlite_rmw_op {
    /// `xchg`
    JITLITE_RMW_XCHG = 0,
    /// `add`
    JITLITE_RMW_ADD,
    /// `sub`
    JITLITE_RMW_SUB,
    /// `and`
    JITLITE_RMW_AND,
    /// `nand`
    JITLITE_RMW_NAND,
    /// `or`
    JITLITE_RMW_OR,
    /// `xor`
    JITLITE_RMW_XOR,
    /// `max`
    JITLITE_RMW_MAX,
    /// `min`
    JITLITE_RMW_MIN,
    /// `umax`
    JITLITE_RMW_UMAX,
    /// `umin`
    JITLITE_RMW_UMIN,
    /// `fadd`
    JITLITE_RMW_FADD,
    /// `fsub`
    JITLITE_RMW_FSUB,
    /// `fmax`
    JITLITE_RMW_FMAX,
    /// `fmin`
    JITLITE_RMW_FMIN,
    /// `fmaximum`
    JITLITE_RMW_FMAXIMUM,
    /// `fminimum`
    JITLITE_RMW_FMINIMUM,
    /// `uinc_wrap`
    JITLITE_RMW_UINC_WRAP,
    /// `udec_wrap`
    JITLITE_RMW_UDEC_WRAP,
    /// `usub_cond`
    JITLITE_RMW_USUB_COND,
    /// `usub_sat`
    JITLITE_RMW_USUB_SAT,
}

/// An atomic ordering.
#[repr(C)]
pub enum jitlite_ordering {
    /// None.
    JITLITE_NOT_ATOMIC = 0,
    /// `unordered`
    JITLITE_UNORDERED,
    /// `monotonic`
    JITLITE_MONOTONIC,
    /// `acquire`
    JITLITE_ACQUIRE,
    /// `release`
    JITLITE_RELEASE,
    /// `acq_rel`
    JITLITE_ACQ_REL,
    /// `seq_cst`
    JITLITE_SEQ_CST,
}

/// How a symbol links.
#[repr(C)]
pub enum jitlite_linkage {
    /// `external`
    JITLITE_LINKAGE_EXTERNAL = 0,
    /// `private`
    JITLITE_LINKAGE_PRIVATE,
    /// `internal`
    JITLITE_LINKAGE_INTERNAL,
    /// `available_externally`
    JITLITE_LINKAGE_AVAILABLE_EXTERNALLY,
    /// `linkonce`
    JITLITE_LINKAGE_LINKONCE,
    /// `linkonce_odr`
    JITLITE_LINKAGE_LINKONCE_ODR,
    /// `weak`
    JITLITE_LINKAGE_WEAK,
    /// `weak_odr`
    JITLITE_LINKAGE_WEAK_ODR,
    /// `common`
    JITLITE_LINKAGE_COMMON,
    /// `appending`
    JITLITE_LINKAGE_APPENDING,
    /// `extern_weak`
    JITLITE_LINKAGE_EXTERN_WEAK,
}

/// Who sees a symbol.
#[repr(C)]
pub enum jitlite_visibility {
    /// `default`
    JITLITE_VISIBILITY_DEFAULT = 0,
    /// `hidden`
    JITLITE_VISIBILITY_HIDDEN,
    /// `protected`
    JITLITE_VISIBILITY_PROTECTED,
}

/// Whether a call is a tail call.
#[repr(C)]
pub enum jitlite_tail_kind {
    /// It is a call like any other.
    JITLITE_TAIL_NONE = 0,
    /// `tail`
    JITLITE_TAIL_TAIL,
    /// `musttail`
    JITLITE_TAIL_MUST,
    /// `notail`
    JITLITE_TAIL_NOT,
}

/// Flags of instructions on integers.
#[repr(C)]
pub enum jitlite_flag {
    /// `nuw`
    JITLITE_NUW = 1,
    /// `nsw`
    JITLITE_NSW = 2,
    /// `exact`
    JITLITE_EXACT = 4,
    /// `disjoint`
    JITLITE_DISJOINT = 8,
    /// `nneg`
    JITLITE_NNEG = 16,
    /// `samesign`
    JITLITE_SAMESIGN = 32,
}

/// Flags of instructions on floats. They share bits with those on integers, for no instruction has both.
#[repr(C)]
pub enum jitlite_fast_flag {
    /// `nnan`
    JITLITE_NNAN = 1,
    /// `ninf`
    JITLITE_NINF = 2,
    /// `nsz`
    JITLITE_NSZ = 4,
    /// `arcp`
    JITLITE_ARCP = 8,
    /// `contract`
    JITLITE_CONTRACT = 16,
    /// `afn`
    JITLITE_AFN = 32,
    /// `reassoc`
    JITLITE_REASSOC = 64,
    /// All of them.
    JITLITE_FAST = 127,
}

/// Flags of `getelementptr`.
#[repr(C)]
pub enum jitlite_gep_flag {
    /// `inbounds`
    JITLITE_GEP_INBOUNDS = 1,
    /// `nusw`
    JITLITE_GEP_NUSW = 2,
    /// `nuw`
    JITLITE_GEP_NUW = 4,
}

/// What a clause of a `landingpad` is.
#[repr(C)]
pub enum jitlite_clause_kind {
    /// It is entered for every exception, to clean up.
    JITLITE_CLAUSE_CLEANUP = 0,
    /// Exceptions of this type; null is all.
    JITLITE_CLAUSE_CATCH,
    /// Exceptions of none of the types of this array.
    JITLITE_CLAUSE_FILTER,
}

/// Of what of a function or a call an attribute is; the number of a parameter or argument, from 0, is of that.
#[repr(C)]
pub enum jitlite_attribute_place {
    /// Of the function or call itself.
    JITLITE_AT_ALL = -1,
    /// Of the result of a function.
    JITLITE_AT_RESULT = -2,
}
