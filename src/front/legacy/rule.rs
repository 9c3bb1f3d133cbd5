//! The rules of both manuals as a table: a name, which is the code of the diagnostics, what it looks
//! at, and the sentence of each manual. Where the manual of one year is silent, the sentence says
//! what the tools of that year did.

use super::Dialect;
use crate::diag::{Diagnostic, Span};

/// A rule.
pub struct Rule {
    /// The code of its diagnostics.
    pub code: &'static str,
    /// What it looks at, in words.
    pub looks_at: &'static str,
    says: [&'static str; 2],
}

impl Rule {
    /// The sentence of the manual of a dialect; empty where the dialect does not have the rule.
    pub fn says(&self, dialect: Dialect) -> &'static str {
        self.says[dialect as usize]
    }

    /// A violation of the rule.
    pub fn broken(
        &self,
        dialect: Dialect,
        span: Span,
        message: impl Into<String>,
    ) -> Box<Diagnostic> {
        let diagnostic = Diagnostic::error(self.code, span, message);
        Box::new(match self.says(dialect) {
            "" => diagnostic,
            says => diagnostic.note(says),
        })
    }

    /// The rules of a dialect.
    pub fn all(dialect: Dialect) -> impl Iterator<Item = &'static Rule> {
        let rules = RULES.iter().copied();
        rules.filter(move |rule| !rule.says(dialect).is_empty())
    }
}

macro_rules! rules {
    ($($name:ident = $code:literal, $at:literal, $one:literal, $two:literal;)*) => {
        $(
            #[doc = concat!("`", $code, "`")]
            pub const $name: &Rule = &Rule { code: $code, looks_at: $at, says: [$one, $two] };
        )*
        /// All of them.
        pub const RULES: &[&Rule] = &[$($name),*];
    };
}

rules! {
    UNDEFINED = "undefined-value", "each operand",
        "a name that is used is that of a value of the written type, in the function or the module",
        "a name that is used is that of a value of the written type, in the method or the module";
    REDEFINITION = "redefinition", "each name",
        "a name is given to one value of a type: functions with the same name but different parameter lists or return values are considered different functions",
        "a name is given to one value of a type";
    TYPE_NAME = "undefined-type", "each named type",
        "a type name is defined by `%name = type ...`, perhaps as `opaque`",
        "a type name is defined by `%name = type ...`, perhaps as `opaque`";
    LABEL = "undefined-label", "each label",
        "each basic block may optionally start with a label, and a branch names one of the same function",
        "a branch names a label of the same method";
    CONSTANT = "constant-type", "each constant",
        "a constant has the form that its type asks for, and fits into it",
        "a constant has the form that its type asks for, and fits into it";
    FIRST_CLASS = "first-class", "each value",
        "values of first class types are the only ones which can be produced by instructions, passed as arguments, or used as operands to instructions",
        "only first class types are the types of values";
    ARITHMETIC = "arithmetic-type", "`add`, `sub`, `mul`, `div`, `rem`",
        "the two arguments must be either integer or floating point values, or packed versions of them, and have identical types",
        "the two arguments must be integral or floating point values of identical types, or pointers to add, subtract or multiply as numbers";
    BITWISE = "bitwise-type", "`and`, `or`, `xor`",
        "the two arguments must be integral values and have identical types",
        "the two arguments must be integral values of identical types";
    UNARY = "unary-type", "`not`, `neg`",
        "`not` is of 2002: it takes a value of an integral type, as `neg` takes one of a floating point type too",
        "`not` takes a value of an integral type, and `neg` one of a floating point type too";
    COMPARE = "setcc-type", "`seteq`, `setne`, `setlt`, `setgt`, `setle`, `setge`",
        "the two arguments must be of first class type (it is not possible to compare labels, arrays, structures or void values) and have identical types",
        "the two arguments must be of first class type and have identical types";
    COMPARE_BOOL = "setcc-bool", "`setlt`, `setgt`, `setle`, `setge`",
        "",
        "the 'setlt', 'setgt', 'setle', and 'setge' instructions do not operate on 'bool' typed arguments";
    SHIFT = "shift-type", "`shl`, `shr`",
        "the first argument must be an integer type, and the second argument must be an 'ubyte' type",
        "the first argument must be an integral type, and the second argument an 'ubyte'";
    CAST = "cast-type", "`cast`",
        "'cast' takes a value to cast, which must be a first class value, and a type to cast it to, which must also be a first class type",
        "'cast' converts between first class types";
    SELECT = "select-type", "`select`",
        "'select' requires a boolean value indicating the condition, and two values of the same first class type",
        "`select` came later; it takes a bool and two values of one type";
    ALLOCATE = "allocated-type", "`malloc`, `alloca`",
        "'type' must be a sized type, and the number of elements a uint",
        "'type' may be any type except for an unsized array type, and the number of elements is a uint";
    FREE = "free-type", "`free`",
        "'value' shall be a pointer value that points to a value that was allocated with the 'malloc' instruction",
        "the value is a pointer";
    LOAD = "load-type", "`load`",
        "the pointer must point to a first class type",
        "'<ty>' must be a pointer to a simple type, or the indices lead to one";
    STORE = "store-type", "`store`",
        "the type of the '<pointer>' operand must be a pointer to the type of the '<value>' operand",
        "the type of the pointer, or of what the indices lead to, is a pointer to the type of the value";
    INDEX = "getelementptr-index", "`getelementptr` and other lists of indices",
        "pointer and array types require uint, int, ulong, or long values, and structure types require uint constants",
        "arrays are indexed by uint values, and structures by ubyte constants, one for each level of dereferencing involved";
    PHI_TYPE = "phi-type", "`phi`",
        "only values of first class type may be used as the value arguments to the PHI node",
        "a phi is of first class type";
    PHI_FIRST = "phi-first", "`phi`",
        "there must be no non-phi instructions between the start of a basic block and the PHI instructions: i.e. PHI instructions must be first in a basic block",
        "phi instructions are first in a basic block";
    PHI_PAIRS = "phi-predecessors", "`phi`",
        "the 'phi' instruction takes a list of pairs as arguments, with one pair for each predecessor basic block of the current block",
        "a phi has one pair for each predecessor of its block";
    VOID_NAME = "void-name", "each instruction",
        "an instruction that yields void has no value to give a name to",
        "an instruction that yields void has no value to give a name to";
    CALLEE = "callee-type", "`call`, `invoke`",
        "'ty' shall be the signature of the pointer to function value being invoked",
        "the method of a call has the type that the call says";
    ARGUMENTS = "call-arguments", "`call`, `invoke`",
        "the argument types must match the types implied by this signature; if it accepts a variable number of arguments, the extra arguments can be specified",
        "the arguments of a call have the types of the method's parameters";
    RET = "ret-type", "`ret`",
        "a function is not well formed if there exists a 'ret' instruction inside of the function that returns a value that does not match the return type of the function",
        "'ret' returns a value of the method's type from a non-void method, and none from a void method";
    BRANCH = "br-condition", "`br`",
        "the conditional branch form of the 'br' instruction takes a single 'bool' value and two 'label' values",
        "the conditional form of 'br' takes a 'bool' and two labels";
    SWITCH = "switch-type", "`switch`",
        "the 'switch' instruction uses an integer comparison value 'value', a default 'label' destination, and an array of pairs of comparison value constants and labels",
        "'switch' takes an 'uint' value, a default 'label' and a constant array of labels, or of pairs of an 'uint' and a label";
    SWITCH_TWICE = "switch-duplicate", "`switch`",
        "the table is not allowed to contain duplicate constant entries",
        "a value stands once in the table";
    TERMINATOR = "block-terminator", "each block",
        "each basic block ends with a terminator instruction (such as a branch or function return)",
        "each basic block ends with a terminator";
    ENTRY = "entry-predecessor", "each function",
        "the first basic block is not allowed to have predecessor basic blocks (i.e. there can not be any branches to the entry block of a function)",
        "no branch leads to the first basic block of a method";
    EMPTY = "empty-body", "each function",
        "a function definition contains a list of basic blocks",
        "a method has a basic block";
    DOMINANCE = "dominance", "each use of a value",
        "a value is used only where its definition dominates: `%x = add int 1, %x` is not well formed",
        "only a phi node may refer to itself: the definition of a value dominates all of its uses";
    VA_START = "va-start", "calls of `llvm.va_start`",
        "this intrinsic function is only legal to be called from within the body of a variable argument function",
        "`llvm.va_start` is called in methods with variable arguments alone";
    VA_LIST = "va-list", "`vaarg`, `vanext`, `va_arg`",
        "this instruction takes a va_list value, which is a pointer, and the type of the argument",
        "a list of arguments is a pointer";
    INTRINSIC = "intrinsic-body", "each function",
        "intrinsic functions must always be external functions: you cannot define the body of intrinsic functions",
        "methods whose names start with `llvm.` have no body";
    INTRINSIC_USE = "intrinsic-address", "each operand",
        "intrinsic functions may only be used in call or invoke instructions: it is illegal to take the address of an intrinsic function",
        "methods whose names start with `llvm.` are only called";
    INTRINSIC_TYPES = "intrinsic-arguments", "calls of intrinsic functions",
        "intrinsic functions have well known names and semantics: the arguments and the result are of the types that each asks for",
        "methods whose names start with `llvm.` take and give the types that each asks for";
    AGGREGATE_RET = "aggregate-return", "each function type",
        "the return type of a function type cannot be an aggregate type",
        "the return type of a method is a first class type or void";
    ELEMENT = "element-type", "each type",
        "the elements of an array or a structure may be of any type that has a size, and those of a packed type of any integral or floating point type",
        "the elements of an array or a structure have a size, but for the outermost dimension of an array";
    PACKED = "packed-operand", "`extractelement`, `insertelement`, `shufflevector`",
        "the first operand is of packed type, an index a uint, and an element of the packed type's element type",
        "packed types came later; an index into one is a uint";
    INIT = "initializer", "each variable",
        "a global variable is of a sized type and is initialized by a constant of that type",
        "a global variable is initialized by a constant of its type, unless it is `uninitialized`";
    BUILTIN = "builtin-arguments", "calls of built-in functions",
        "built-in functions are of 2002: all arguments are of one type",
        "builtin functions are polymorphic, like instructions: all arguments are of one type";
    YEAR = "dialect", "each statement",
        "a construct of 2002 that LLVM 1.x does not have",
        "a construct of LLVM 1.x that 2002 did not have";
}
