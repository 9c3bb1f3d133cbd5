//! Words of other languages, and what LLVM IR says instead.

/// A word that is no instruction, with the one that is meant.
pub(super) struct Instruction {
    /// The word.
    word: &'static [u8],
    /// What it is on integers.
    pub int: &'static str,
    /// What it is on floating-point numbers.
    pub float: &'static str,
    /// What else could be meant.
    pub note: &'static str,
}

const SHIFT: &str = "`lshr` shifts zeros in, `ashr` copies of the sign";
const DIVIDE: &str = "`sdiv` divides signed numbers, `udiv` unsigned ones";
const REMAIN: &str = "`srem` gives the remainder of signed numbers, `urem` of unsigned ones";
const CAST: &str = "integers are converted by `trunc`, `zext` and `sext`, pointers by `ptrtoint` and \
                    `inttoptr`, bits as they are by `bitcast`";

#[rustfmt::skip]
const INSTRUCTIONS: &[Instruction] = &[
    row(b"shr", "lshr", "lshr", SHIFT),
    row(b"sar", "ashr", "ashr", ""),
    row(b"asr", "ashr", "ashr", ""),
    row(b"lsr", "lshr", "lshr", ""),
    row(b"sal", "shl", "shl", ""),
    row(b"lsl", "shl", "shl", ""),
    row(b"div", "sdiv", "fdiv", DIVIDE),
    row(b"idiv", "sdiv", "fdiv", DIVIDE),
    row(b"rem", "srem", "frem", REMAIN),
    row(b"mod", "srem", "frem", REMAIN),
    row(b"plus", "add", "fadd", ""),
    row(b"minus", "sub", "fsub", ""),
    row(b"mult", "mul", "fmul", ""),
    row(b"multiply", "mul", "fmul", ""),
    row(b"neg", "sub", "fneg", ""),
    row(b"not", "xor", "xor", ""),
    row(b"cmp", "icmp", "fcmp", ""),
    row(b"compare", "icmp", "fcmp", ""),
    row(b"return", "ret", "ret", ""),
    row(b"goto", "br", "br", ""),
    row(b"jmp", "br", "br", ""),
    row(b"jump", "br", "br", ""),
    row(b"branch", "br", "br", ""),
    row(b"gep", "getelementptr", "getelementptr", ""),
    row(b"alloc", "alloca", "alloca", ""),
    row(b"cast", "bitcast", "bitcast", CAST),
    row(b"convert", "bitcast", "bitcast", CAST),
];

const fn row(
    word: &'static [u8],
    int: &'static str,
    float: &'static str,
    note: &'static str,
) -> Instruction {
    Instruction {
        word,
        int,
        float,
        note,
    }
}

/// The instruction that a word of another language means.
pub(super) fn instruction(word: &[u8]) -> Option<&'static Instruction> {
    INSTRUCTIONS.iter().find(|row| row.word == word)
}

/// The words that [`instruction`] knows, for misspelt ones.
pub(super) fn instruction_words() -> impl Iterator<Item = &'static [u8]> {
    INSTRUCTIONS.iter().map(|row| row.word)
}

/// An operator as the instruction that computes it, of integers and of floating-point numbers.
#[rustfmt::skip]
const OPERATORS: &[(&str, &str, &str)] = &[
    ("+", "add", "fadd"), ("-", "sub", "fsub"), ("*", "mul", "fmul"), ("/", "sdiv", "fdiv"),
    ("%", "srem", "frem"), ("&", "and", ""), ("|", "or", ""), ("^", "xor", ""), ("<<", "shl", ""),
    (">>", "ashr", ""), ("&&", "and", ""), ("||", "or", ""),
    ("==", "icmp eq", "fcmp oeq"), ("!=", "icmp ne", "fcmp une"), ("<", "icmp slt", "fcmp olt"),
    ("<=", "icmp sle", "fcmp ole"), (">", "icmp sgt", "fcmp ogt"), (">=", "icmp sge", "fcmp oge"),
];

/// The instruction that an operator is.
pub(super) fn operator(operator: &str, float: bool) -> Option<&'static str> {
    let row = OPERATORS.iter().find(|row| row.0 == operator)?;
    let word = if float { row.2 } else { row.1 };
    (!word.is_empty()).then_some(word)
}

/// The condition of `icmp` or, with `float`, of `fcmp` that a word or an operator means.
pub(super) fn condition(written: &str, float: bool) -> Option<&'static str> {
    let (int, ordered) = match written {
        "==" | "=" | "===" | "equal" | "equals" | "eql" => ("eq", "oeq"),
        "eq" => ("eq", "oeq"),
        "!=" | "<>" | "neq" | "noteq" => ("ne", "une"),
        "ne" => ("ne", "une"),
        "<" | "lt" | "less" | "slt" | "ult" => ("slt", "olt"),
        "<=" | "=<" | "le" | "lte" | "leq" | "sle" | "ule" => ("sle", "ole"),
        ">" | "gt" | "greater" | "sgt" | "ugt" => ("sgt", "ogt"),
        ">=" | "=>" | "ge" | "gte" | "geq" | "sge" | "uge" => ("sge", "oge"),
        _ => return None,
    };
    Some(if float { ordered } else { int })
}

/// The type that a word means.
pub(super) fn type_word(word: &[u8]) -> Option<&'static str> {
    Some(match word {
        b"int" | b"u32" | b"int32" | b"uint32" | b"int32_t" | b"uint32_t" => "i32",
        b"long" | b"u64" | b"int64" | b"uint64" | b"int64_t" | b"uint64_t" | b"usize"
        | b"isize" | b"size_t" | b"integer" => "i64",
        b"short" | b"u16" | b"int16" | b"uint16" => "i16",
        b"char" | b"byte" | b"u8" | b"int8" | b"uint8" => "i8",
        b"bool" | b"boolean" | b"_Bool" => "i1",
        b"f64" | b"float64" | b"real" | b"Double" => "double",
        b"f32" | b"float32" | b"single" => "float",
        b"f16" | b"float16" => "half",
        b"string" | b"str" => "i8*",
        b"unit" | b"nil" | b"none" => "void",
        b"pointer" => "ptr",
        _ => return None,
    })
}

/// The word that starts a definition, where another language has another.
pub(super) fn definition(word: &[u8]) -> Option<&'static str> {
    Some(match word {
        b"func" | b"function" | b"fn" | b"def" | b"fun" | b"proc" => "define",
        b"extern" | b"external" | b"import" | b"extrn" => "declare",
        _ => return None,
    })
}
