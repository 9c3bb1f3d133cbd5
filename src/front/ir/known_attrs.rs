//! The attributes that there are: where each may stand, at values of which types, with what in
//! parentheses, and what it means. Those of all versions of LLVM that write text, old and new.
//!
//! A table: the parser takes its words from it, and the verifier all else.

use super::types::{Type, TypeId, TypeTable};

/// Where attributes may stand: bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places(u8);

impl Places {
    /// Behind the parameters of a function.
    pub const FUNCTION: Places = Places(1);
    /// Behind the arguments of a call.
    pub const CALL: Places = Places(2);
    /// At a parameter or an argument.
    pub const PARAM: Places = Places(4);
    /// In front of the type of a result.
    pub const RESULT: Places = Places(8);

    /// These and those.
    pub const fn or(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    /// Whether there is any place that is in both.
    pub const fn any(self, of: Places) -> bool {
        self.0 & of.0 != 0
    }

    /// In words.
    pub fn text(self) -> String {
        let words: Vec<&str> = [
            (Places::FUNCTION, "behind the parameters of a function"),
            (Places::CALL, "behind the arguments of a call"),
            (Places::PARAM, "behind the type of a parameter"),
            (Places::RESULT, "in front of the type of a result"),
        ]
        .into_iter()
        .filter(|&(place, _)| self.any(place))
        .map(|(_, words)| words)
        .collect();
        words.join(" or ")
    }
}

/// The types of the values that an attribute can be said of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    /// Values of any type, or no value at all.
    Any,
    /// Values of any type.
    Value,
    /// Integers.
    Int,
    /// Integers and vectors of them.
    IntLike,
    /// Floating-point numbers, and vectors, arrays and structs of nothing else.
    FloatLike,
    /// Pointers.
    Ptr,
    /// Pointers and vectors of them.
    PtrLike,
}

impl On {
    /// In words.
    pub const fn text(self) -> &'static str {
        match self {
            On::Any => "anything",
            On::Value => "values",
            On::Int => "integers",
            On::IntLike => "integers and vectors of them",
            On::FloatLike => "floating-point numbers, and vectors and arrays of them",
            On::Ptr => "pointers",
            On::PtrLike => "pointers and vectors of them",
        }
    }

    /// Whether values of a type are among them.
    pub fn fits(self, types: &TypeTable, ty: TypeId) -> bool {
        let elem = match types.resolved(ty) {
            Type::Vector { elem, .. } => elem,
            _ => ty,
        };
        match self {
            On::Any => true,
            On::Value => types.resolve(ty) != TypeId::VOID,
            On::Int => types.int_width(ty).is_some(),
            On::IntLike => types.int_width(elem).is_some(),
            On::FloatLike => is_of_floats(types, ty),
            On::Ptr => types.is_pointer(ty),
            On::PtrLike => types.is_pointer(elem),
        }
    }
}

/// Whether there are floating-point numbers and nothing else in a type.
fn is_of_floats(types: &TypeTable, ty: TypeId) -> bool {
    let mut todo = vec![ty];
    // A struct may name a type a million times: what is deep or long is not looked through.
    for _ in 0..64 {
        let Some(ty) = todo.pop() else { return true };
        match types.resolved(ty) {
            Type::Array { elem, .. } | Type::Vector { elem, .. } => todo.push(elem),
            Type::Struct { fields, .. } => todo.extend(types.list(fields).iter().copied()),
            ty if ty.is_float() => {}
            _ => return false,
        }
    }
    true
}

/// What stands in parentheses behind an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// Nothing.
    Nothing,
    /// A type, or the pointee where it is left out.
    Type,
    /// A power of two.
    Alignment,
    /// A number of bytes that is not zero.
    Bytes,
    /// A number of bytes, or nothing.
    MaybeBytes,
    /// `argmem: read, inaccessiblemem: write`
    Memory,
    /// `nan inf`, or their bits as a number.
    FpClasses,
    /// `i32 0, 10`
    Range,
    /// The numbers of one parameter or two.
    Sizes,
    /// `"alloc,zeroed"`
    Kinds,
    /// `1, 16`
    Scale,
    /// `sync`, `async`, or nothing.
    Unwind,
    /// `none`, `address, provenance`
    Captures,
    /// `(0, 4), (8, 12)`
    Parts,
    /// `dynamic, float: ieee|preservesign`
    Denormals,
}

impl Takes {
    /// An example.
    pub const fn example(self) -> &'static str {
        match self {
            Takes::Nothing => "",
            Takes::Type => "(i32)",
            Takes::Alignment => "(8)",
            Takes::Bytes | Takes::MaybeBytes => "(8)",
            Takes::Memory => "(argmem: read, inaccessiblemem: write)",
            Takes::FpClasses => "(nan inf)",
            Takes::Range => "(i32 0, 10)",
            Takes::Sizes => "(0, 1)",
            Takes::Kinds => "(\"alloc,zeroed\")",
            Takes::Scale => "(1, 16)",
            Takes::Unwind => "(sync)",
            Takes::Captures => "(address, provenance)",
            Takes::Parts => "((0, 4), (8, 12))",
            Takes::Denormals => "(ieee|preservesign, float: dynamic)",
        }
    }
}

/// An attribute.
#[derive(Clone, Copy, Debug)]
pub struct KnownAttr {
    /// Its word.
    pub word: &'static str,
    /// Where it may stand.
    pub places: Places,
    /// What it can be said of, at parameters and results.
    pub on: On,
    /// What stands behind it.
    pub takes: Takes,
    /// What it means.
    pub says: &'static str,
}

/// The row of a word.
pub fn known(word: &[u8]) -> Option<&'static KnownAttr> {
    let at = KNOWN.binary_search_by(|row| row.word.as_bytes().cmp(word));
    at.ok().map(|at| &KNOWN[at])
}

const FN: Places = Places::FUNCTION.or(Places::CALL);
const DEF: Places = Places::FUNCTION;
const CALL: Places = Places::CALL;
const P: Places = Places::PARAM;
const PR: Places = Places::PARAM.or(Places::RESULT);
const FP: Places = FN.or(P);

const fn row(
    word: &'static str,
    places: Places,
    on: On,
    takes: Takes,
    says: &'static str,
) -> KnownAttr {
    KnownAttr {
        word,
        places,
        on,
        takes,
        says,
    }
}

/// All of them, sorted by their words.
#[rustfmt::skip]
pub const KNOWN: &[KnownAttr] = &[
    row("align", DEF.or(PR), On::PtrLike, Takes::Alignment, "the address is a multiple of this"),
    row("alignstack", FP, On::Any, Takes::Alignment, "the stack, or this argument's place on it, is aligned to this"),
    row("allocalign", P, On::Int, Takes::Nothing, "the parameter is the alignment of what the function allocates"),
    row("allockind", FN, On::Any, Takes::Kinds, "what the function does as an allocator"),
    row("allocptr", P, On::Ptr, Takes::Nothing, "the parameter is the memory that the function reallocates or frees"),
    row("allocsize", FN, On::Any, Takes::Sizes, "the parameters that say how many bytes the function allocates"),
    row("alwaysinline", FN, On::Any, Takes::Nothing, "calls are to be inlined wherever that is possible"),
    row("argmemonly", FN, On::Any, Takes::Nothing, "the function reads and writes memory through its pointer parameters alone"),
    row("builtin", CALL, On::Any, Takes::Nothing, "the call may be treated as one of a library function although its callee is `nobuiltin`"),
    row("byref", P, On::Ptr, Takes::Type, "the argument is memory of this type, which is not copied"),
    row("byval", P, On::Ptr, Takes::Type, "the callee gets a copy of what the argument points to"),
    row("captures", P, On::Ptr, Takes::Captures, "what the callee keeps of the pointer"),
    row("cold", FN, On::Any, Takes::Nothing, "the function is hardly ever called"),
    row("convergent", FN, On::Any, Takes::Nothing, "a call must not depend on more conditions than it is written under"),
    row("coro_elide_safe", FN, On::Any, Takes::Nothing, "the coroutine's frame may be made by its caller"),
    row("coro_only_destroy_when_complete", FN, On::Any, Takes::Nothing, "the coroutine is destroyed only at its final suspend point"),
    row("dead_on_return", P, On::Ptr, Takes::MaybeBytes, "nobody reads the memory behind the pointer after the function returns"),
    row("dead_on_unwind", P, On::Ptr, Takes::Nothing, "nobody reads the memory behind the pointer if the function unwinds"),
    row("denormal_fpenv", DEF, On::Any, Takes::Denormals, "what becomes of subnormal results and operands"),
    row("dereferenceable", PR, On::Ptr, Takes::Bytes, "so many bytes behind the pointer can be read"),
    row("dereferenceable_or_null", PR, On::Ptr, Takes::Bytes, "so many bytes behind the pointer can be read unless it is null"),
    row("disable_sanitizer_instrumentation", FN, On::Any, Takes::Nothing, "no sanitizer adds code to the function"),
    row("elementtype", P, On::Ptr, Takes::Type, "the type of what an argument of an intrinsic points to"),
    row("fn_ret_thunk_extern", FN, On::Any, Takes::Nothing, "returns go through an external thunk"),
    row("hot", FN, On::Any, Takes::Nothing, "the function is called often"),
    row("hybrid_patchable", FN, On::Any, Takes::Nothing, "the function can be patched on Arm64EC"),
    row("immarg", P, On::Value, Takes::Nothing, "the argument of an intrinsic is a constant"),
    row("inaccessiblemem_or_argmemonly", FN, On::Any, Takes::Nothing, "the function reads and writes its arguments' memory and what the module cannot see alone"),
    row("inaccessiblememonly", FN, On::Any, Takes::Nothing, "the function reads and writes memory that the module cannot see alone"),
    row("inalloca", P, On::Ptr, Takes::Type, "the argument stands on the caller's stack, made by an `alloca inalloca`"),
    row("initializes", P, On::Ptr, Takes::Parts, "the function writes these bytes behind the pointer before it reads them"),
    row("inlinehint", FN, On::Any, Takes::Nothing, "the source asked for calls to be inlined"),
    row("inreg", PR, On::Any, Takes::Nothing, "the value travels in a register where the target has a choice"),
    row("jumptable", DEF, On::Any, Takes::Nothing, "the function's address is that of an entry in a jump table"),
    row("memory", FN, On::Any, Takes::Memory, "which memory the function reads and writes"),
    row("minsize", FN, On::Any, Takes::Nothing, "the function is compiled to be as small as possible"),
    row("mustprogress", FN, On::Any, Takes::Nothing, "the function returns, unwinds or does something that others can see"),
    row("naked", FN, On::Any, Takes::Nothing, "the function has no prologue and no epilogue"),
    row("nest", P, On::Ptr, Takes::Nothing, "the parameter is the static chain of a trampoline"),
    row("no_sanitize_address", DEF, On::Any, Takes::Nothing, "AddressSanitizer leaves this alone"),
    row("no_sanitize_hwaddress", DEF, On::Any, Takes::Nothing, "HWAddressSanitizer leaves this alone"),
    row("no_sanitize_memory", DEF, On::Any, Takes::Nothing, "MemorySanitizer leaves this alone"),
    row("noalias", PR, On::Ptr, Takes::Nothing, "no other pointer leads to the same memory while the function runs"),
    row("nobuiltin", FN, On::Any, Takes::Nothing, "the callee is not the library function of its name"),
    row("nocallback", FN, On::Any, Takes::Nothing, "the function calls nothing back in this module"),
    row("nocapture", P, On::Ptr, Takes::Nothing, "the callee keeps no copy of the pointer"),
    row("nocf_check", FN, On::Any, Takes::Nothing, "the function's targets are not checked"),
    row("nocreateundeforpoison", FN, On::Any, Takes::Nothing, "the result is defined if the arguments are"),
    row("nodivergencesource", FN, On::Any, Takes::Nothing, "the result is uniform if the arguments are"),
    row("noduplicate", FN, On::Any, Takes::Nothing, "calls must not be duplicated"),
    row("noext", PR, On::Int, Takes::Nothing, "the narrow integer is passed without extending it"),
    row("nofpclass", PR, On::FloatLike, Takes::FpClasses, "the value is none of these kinds of floating-point numbers"),
    row("nofree", FP, On::Any, Takes::Nothing, "the function frees no memory, or not what the pointer leads to"),
    row("noimplicitfloat", FN, On::Any, Takes::Nothing, "no floating-point instructions that the program does not ask for"),
    row("noinline", FN, On::Any, Takes::Nothing, "calls are never inlined"),
    row("nomerge", FN, On::Any, Takes::Nothing, "calls must not be merged"),
    row("nonlazybind", FN, On::Any, Takes::Nothing, "the symbol is bound when the program is loaded"),
    row("nonnull", PR, On::Ptr, Takes::Nothing, "the pointer is not null"),
    row("nooutline", FN, On::Any, Takes::Nothing, "parts of the function are not moved to functions of their own"),
    row("noprofile", FN, On::Any, Takes::Nothing, "no profile is made of the function"),
    row("norecurse", FN, On::Any, Takes::Nothing, "the function does not call itself, directly or through others"),
    row("noredzone", FN, On::Any, Takes::Nothing, "the function leaves the memory below the stack pointer alone"),
    row("noreturn", FN, On::Any, Takes::Nothing, "the function never returns"),
    row("nosanitize_bounds", FN, On::Any, Takes::Nothing, "no bounds checks are added"),
    row("nosanitize_coverage", FN, On::Any, Takes::Nothing, "no coverage is recorded"),
    row("nosync", FN, On::Any, Takes::Nothing, "the function does not communicate with other threads"),
    row("noundef", PR, On::Value, Takes::Nothing, "the value is neither `undef` nor `poison`"),
    row("nounwind", FN, On::Any, Takes::Nothing, "the function never throws"),
    row("null_pointer_is_valid", FN, On::Any, Takes::Nothing, "address 0 may be read and written"),
    row("optdebug", FN, On::Any, Takes::Nothing, "the function is optimized only as far as it can still be debugged"),
    row("optforfuzzing", FN, On::Any, Takes::Nothing, "the function is optimized for fuzzing"),
    row("optnone", FN, On::Any, Takes::Nothing, "the function is not optimized; `noinline` belongs to it"),
    row("optsize", FN, On::Any, Takes::Nothing, "the function is optimized for size"),
    row("preallocated", DEF.or(CALL).or(P), On::Ptr, Takes::Type, "the argument's memory was set up before the call"),
    row("presplitcoroutine", FN, On::Any, Takes::Nothing, "the function is a coroutine that is not split yet"),
    row("range", PR, On::IntLike, Takes::Range, "the value is at least the first number and below the second"),
    row("readnone", FP, On::Ptr, Takes::Nothing, "the function, or it through this pointer, reads and writes no memory"),
    row("readonly", FP, On::Ptr, Takes::Nothing, "the function, or it through this pointer, writes no memory"),
    row("returned", P, On::Value, Takes::Nothing, "the function returns this argument"),
    row("returns_twice", FN, On::Any, Takes::Nothing, "calls may return more than once, as those of `setjmp`"),
    row("safestack", FN, On::Any, Takes::Nothing, "the function keeps buffers on a stack of their own"),
    row("sanitize_address", FN, On::Any, Takes::Nothing, "AddressSanitizer checks the function"),
    row("sanitize_alloc_token", FN, On::Any, Takes::Nothing, "allocations carry a token"),
    row("sanitize_hwaddress", FN, On::Any, Takes::Nothing, "HWAddressSanitizer checks the function"),
    row("sanitize_memory", FN, On::Any, Takes::Nothing, "MemorySanitizer checks the function"),
    row("sanitize_memtag", FN, On::Any, Takes::Nothing, "memory tagging checks the function"),
    row("sanitize_numerical_stability", FN, On::Any, Takes::Nothing, "NumericalStabilitySanitizer checks the function"),
    row("sanitize_realtime", FN, On::Any, Takes::Nothing, "RealtimeSanitizer checks the function"),
    row("sanitize_realtime_blocking", FN, On::Any, Takes::Nothing, "RealtimeSanitizer takes the function for one that blocks"),
    row("sanitize_thread", FN, On::Any, Takes::Nothing, "ThreadSanitizer checks the function"),
    row("sanitize_type", FN, On::Any, Takes::Nothing, "TypeSanitizer checks the function"),
    row("shadowcallstack", FN, On::Any, Takes::Nothing, "return addresses are kept on a stack of their own"),
    row("signext", PR, On::Int, Takes::Nothing, "the narrow integer is sign-extended by who passes it"),
    row("skipprofile", FN, On::Any, Takes::Nothing, "the function has no profile although others have"),
    row("speculatable", DEF, On::Any, Takes::Nothing, "a call has no effects and may be made although the program would not reach it"),
    row("speculative_load_hardening", FN, On::Any, Takes::Nothing, "loads are hardened against speculation"),
    row("sret", P, On::Ptr, Takes::Type, "the function stores its result here"),
    row("ssp", FN, On::Any, Takes::Nothing, "the function may need a stack protector"),
    row("sspreq", FN, On::Any, Takes::Nothing, "the function always has a stack protector"),
    row("sspstrong", FN, On::Any, Takes::Nothing, "the function has a stack protector wherever it has arrays or addresses of locals"),
    row("strictfp", FN, On::Any, Takes::Nothing, "the floating-point environment is not the default one"),
    row("swiftasync", P, On::Value, Takes::Nothing, "the parameter is the context of an asynchronous Swift function"),
    row("swifterror", P, On::Ptr, Takes::Nothing, "the parameter is where a Swift function leaves its error"),
    row("swiftself", P, On::Value, Takes::Nothing, "the parameter is `self` of a Swift function"),
    row("thunk", FN, On::Any, Takes::Nothing, "the function passes its arguments on to another"),
    row("uwtable", FN, On::Any, Takes::Unwind, "the function has an entry in the table for unwinding"),
    row("vscale_range", FN, On::Any, Takes::Scale, "the least and the largest factor of scalable vectors"),
    row("willreturn", FN, On::Any, Takes::Nothing, "a call returns, or ends the program"),
    row("writable", P, On::Ptr, Takes::Nothing, "the memory behind the pointer may be written, although the program would not"),
    row("writeonly", FP, On::Any, Takes::Nothing, "the function, or it through this pointer, reads no memory"),
    row("zeroext", PR, On::Int, Takes::Nothing, "the narrow integer is zero-extended by who passes it"),
];

/// The kinds of numbers of `nofpclass` with their bits, which are those of `llvm.is.fpclass`, unions first.
pub const FP_CLASSES: &[(&str, u64)] = &[
    ("all", 0x3ff),
    ("nan", 3),
    ("snan", 1),
    ("qnan", 2),
    ("inf", 0x204),
    ("ninf", 4),
    ("pinf", 0x200),
    ("zero", 0x60),
    ("nzero", 0x20),
    ("pzero", 0x40),
    ("sub", 0x90),
    ("nsub", 0x10),
    ("psub", 0x80),
    ("norm", 0x108),
    ("nnorm", 8),
    ("pnorm", 0x100),
];

#[cfg(test)]
mod tests {
    #[test]
    fn rows_are_sorted() {
        assert!(super::KNOWN.is_sorted_by_key(|row| row.word));
    }
}
