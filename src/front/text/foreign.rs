//! Words of other languages, and what LLVM IR says instead.

/// A word that is no instruction, with the one that is meant.
pub(super) struct Instruction {
    /// The word.
    word: &'static [u8],
    /// What it is on integers; empty where no instruction is.
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

const TO_INT: &str = "`fptosi` gives a signed number, `fptoui` one without a sign";
const TO_FLOAT: &str = "`sitofp` takes a signed number, `uitofp` one without a sign";
const EXTEND: &str = "`sext` copies the sign, `zext` puts zeros in front";
const SIGN: &str = "the `s` is for signed numbers: `icmp ult` and its kin compare unsigned ones";
const COPY: &str =
    "a value has one name and is not copied: its operand is used where the result is meant";
const VARIABLE: &str = "a value is named where it is computed, `%x = add i64 1, 2`; what changes is in memory: \
                        `alloca`, `store`, `load`";
const JUMP: &str =
    "a jump on a condition is `br i1 %c, label %yes, label %no`; `icmp` gives the condition";
pub(super) const COMPARE: &str =
    "a comparison gives a value that has a name: `%c = icmp slt i64 %a, %b`";
const HEAP: &str =
    "memory of the function comes from `alloca`, memory that stays from a call of `@malloc`";
const BLOCKS: &str = "control flow is made of blocks: `br i1 %c, label %yes, label %no`, and a line `yes:` at each target";
const STACK: &str =
    "values have names and not places on a stack; memory of the function comes from `alloca`";
const PRINT: &str = "printing is a call of a function that is declared: `declare i32 @puts(ptr)`, \
                     then `call i32 @puts(ptr @text)`";
pub(super) const SIZE: &str = "the size of a type is where the second element of an array would be: `ptrtoint (ptr \
                    getelementptr (i32, ptr null, i64 1) to i64)`";
const EXIT: &str =
    "a function ends by `ret`; a program ends where `@main` does, or by a call of `@exit`";

#[rustfmt::skip]
const INSTRUCTIONS: &[Instruction] = &[
    row(b"shr", "lshr", "lshr", SHIFT),
    row(b"sar", "ashr", "ashr", ""),
    row(b"asr", "ashr", "ashr", ""),
    row(b"lsr", "lshr", "lshr", ""),
    row(b"shrl", "lshr", "lshr", ""),
    row(b"srl", "lshr", "lshr", ""),
    row(b"sra", "ashr", "ashr", ""),
    row(b"sll", "shl", "shl", ""),
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
    row(b"lea", "getelementptr", "getelementptr", ""),
    row(b"cmov", "select", "select", ""),
    row(b"ld", "load", "load", ""),
    row(b"ldr", "load", "load", ""),
    row(b"st", "store", "store", ""),
    row(b"str", "store", "store", ""),
    row(b"alloc", "alloca", "alloca", ""),
    row(b"cast", "bitcast", "bitcast", CAST),
    row(b"convert", "bitcast", "bitcast", CAST),
    row(b"imul", "mul", "fmul", ""),
    row(b"seteq", "icmp eq", "fcmp oeq", ""),
    row(b"setne", "icmp ne", "fcmp une", ""),
    row(b"setlt", "icmp slt", "fcmp olt", SIGN),
    row(b"setle", "icmp sle", "fcmp ole", SIGN),
    row(b"setgt", "icmp sgt", "fcmp ogt", SIGN),
    row(b"setge", "icmp sge", "fcmp oge", SIGN),
    row(b"fptoint", "fptosi", "fptosi", TO_INT),
    row(b"fptoi", "fptosi", "fptosi", TO_INT),
    row(b"ftoi", "fptosi", "fptosi", TO_INT),
    row(b"floattoint", "fptosi", "fptosi", TO_INT),
    row(b"inttofp", "sitofp", "sitofp", TO_FLOAT),
    row(b"itofp", "sitofp", "sitofp", TO_FLOAT),
    row(b"itof", "sitofp", "sitofp", TO_FLOAT),
    row(b"inttofloat", "sitofp", "sitofp", TO_FLOAT),
    row(b"ext", "sext", "fpext", EXTEND),
    row(b"extend", "sext", "fpext", EXTEND),
    row(b"truncate", "trunc", "fptrunc", ""),
    row(b"inc", "add", "fadd", ""),
    row(b"dec", "sub", "fsub", ""),
    row(b"mov", "", "", COPY),
    row(b"move", "", "", COPY),
    row(b"copy", "", "", COPY),
    row(b"assign", "", "", COPY),
    row(b"mv", "", "", COPY),
    row(b"let", "", "", VARIABLE),
    row(b"var", "", "", VARIABLE),
    row(b"const", "", "", VARIABLE),
    row(b"auto", "", "", VARIABLE),
    row(b"set", "", "", VARIABLE),
    row(b"jz", "", "", JUMP),
    row(b"jnz", "", "", JUMP),
    row(b"je", "", "", JUMP),
    row(b"jne", "", "", JUMP),
    row(b"jl", "", "", JUMP),
    row(b"jg", "", "", JUMP),
    row(b"jle", "", "", JUMP),
    row(b"jge", "", "", JUMP),
    row(b"brif", "", "", JUMP),
    row(b"br_if", "", "", JUMP),
    row(b"condbr", "", "", JUMP),
    row(b"cond_br", "", "", JUMP),
    row(b"cbr", "", "", JUMP),
    row(b"bz", "", "", JUMP),
    row(b"bnz", "", "", JUMP),
    row(b"blt", "", "", JUMP),
    row(b"bgt", "", "", JUMP),
    row(b"ble", "", "", JUMP),
    row(b"bge", "", "", JUMP),
    row(b"test", "", "", COMPARE),
    row(b"new", "", "", HEAP),
    row(b"delete", "", "", HEAP),
    row(b"beq", "", "", JUMP),
    row(b"bne", "", "", JUMP),
    row(b"if", "", "", BLOCKS),
    row(b"else", "", "", BLOCKS),
    row(b"while", "", "", BLOCKS),
    row(b"for", "", "", BLOCKS),
    row(b"loop", "", "", BLOCKS),
    row(b"push", "", "", STACK),
    row(b"pop", "", "", STACK),
    row(b"nop", "", "", "no instruction does nothing: leave it out"),
    row(b"asm", "", "", "inline assembly is called: `call void asm sideeffect \"nop\", \"\"()`"),
    row(b"print", "", "", PRINT),
    row(b"printf", "", "", PRINT),
    row(b"puts", "", "", PRINT),
    row(b"sizeof", "", "", SIZE),
    row(b"halt", "", "", EXIT),
    row(b"exit", "", "", EXIT),
    row(b"throw", "", "", "an exception is thrown by a function of the language's runtime, and caught by `landingpad`"),
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

/// The ordering of an atomic access that a word of C, C++ or Rust means.
pub(super) fn ordering(word: &[u8]) -> Option<&'static str> {
    Some(match word {
        b"relaxed" | b"Relaxed" | b"memory_order_relaxed" => "monotonic",
        b"consume" | b"Acquire" | b"memory_order_acquire" => "acquire",
        b"Release" | b"memory_order_release" => "release",
        b"acqrel" | b"AcqRel" | b"acquire_release" | b"memory_order_acq_rel" => "acq_rel",
        b"seqcst"
        | b"SeqCst"
        | b"sequential"
        | b"sequentially_consistent"
        | b"full"
        | b"memory_order_seq_cst" => "seq_cst",
        _ => return None,
    })
}

/// Whether the word of a row jumps on a condition.
pub(super) fn jumps(row: &Instruction) -> bool {
    row.note == JUMP
}

/// Whether a word is the dialect of an operation of MLIR.
pub(super) fn is_dialect(word: &[u8]) -> bool {
    matches!(
        word,
        b"arith"
            | b"llvm"
            | b"func"
            | b"cf"
            | b"scf"
            | b"memref"
            | b"std"
            | b"builtin"
            | b"affine"
            | b"tensor"
            | b"linalg"
    )
}

/// Whether a word begins code with branches or a loop.
pub(super) fn is_block(word: &[u8]) -> bool {
    matches!(
        word,
        b"if" | b"else" | b"while" | b"for" | b"loop" | b"do" | b"switch" | b"match"
    ) && instruction(word).is_none_or(|row| row.note == BLOCKS)
}

/// Whether the word of a row copies a value.
pub(super) fn copies(row: &Instruction) -> bool {
    row.note == COPY
}

/// The words that [`instruction`] knows, for misspelt ones: short words are near to too many.
pub(super) fn instruction_words() -> impl Iterator<Item = &'static [u8]> {
    const SHORT: usize = 4;
    let words = INSTRUCTIONS.iter().map(|row| row.word);
    words.filter(|word| word.len() > SHORT)
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
        "eq" | "oeq" | "ueq" => ("eq", "oeq"),
        "!=" | "<>" | "neq" | "noteq" => ("ne", "une"),
        "ne" | "one" | "une" => ("ne", "une"),
        "<" | "lt" | "less" | "slt" | "ult" | "olt" => ("slt", "olt"),
        "<=" | "=<" | "le" | "lte" | "leq" | "sle" | "ule" | "ole" => ("sle", "ole"),
        ">" | "gt" | "greater" | "sgt" | "ugt" | "ogt" => ("sgt", "ogt"),
        ">=" | "=>" | "ge" | "gte" | "geq" | "sge" | "uge" | "oge" => ("sge", "oge"),
        _ => return None,
    };
    Some(if float { ordered } else { int })
}

/// The type that a word means.
pub(super) fn type_word(word: &[u8]) -> Option<&'static str> {
    const OWN: [&str; 10] = [
        "i1", "i8", "i16", "i32", "i64", "i128", "ptr", "float", "double", "void",
    ];
    let mut own = OWN.into_iter().filter(|own| own.as_bytes() != word);
    if let Some(own) = own.find(|own| own.as_bytes().eq_ignore_ascii_case(word)) {
        return Some(own);
    }
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

/// The number of a character that an escape of C stands for.
pub(super) fn escape(letter: u8) -> Option<&'static str> {
    Some(match letter {
        b'0' => "0",
        b'a' => "7",
        b'b' => "8",
        b't' => "9",
        b'n' => "10",
        b'v' => "11",
        b'f' => "12",
        b'r' => "13",
        b'"' => "34",
        b'\'' => "39",
        b'\\' => "92",
        _ => return None,
    })
}

/// Whether a word starts the definition of a type in another language.
pub(super) fn is_type_definition(word: &[u8]) -> bool {
    matches!(
        word,
        b"typedef" | b"struct" | b"union" | b"class" | b"record" | b"type"
    )
}

/// The word that a variable is defined by, where another language has another.
pub(super) fn variable(word: &[u8]) -> Option<&'static str> {
    Some(match word {
        b"const" | b"readonly" | b"final" => "constant",
        b"var" | b"let" | b"static" | b"variable" | b"data" => "global",
        _ => return None,
    })
}

/// A word of a definition's header that is another one here.
pub(super) fn linkage(word: &[u8]) -> Option<&'static str> {
    Some(match word {
        b"static" => "internal",
        b"extern" => "external",
        b"local" => "private",
        b"fastcall" | b"__fastcall" => "fastcc",
        b"cdecl" | b"__cdecl" => "ccc",
        b"stdcall" | b"__stdcall" => "x86_stdcallcc",
        b"public" | b"export" | b"pub" | b"inline" | b"unsigned" | b"signed" | b"const"
        | b"virtual" | b"function" | b"func" | b"fn" | b"def" => "",
        _ => return None,
    })
}

/// How the constant is written that a word of another language means, where a value of the type
/// `ty` is wanted. `None` for other words; an empty text where the type has no such value.
pub(super) fn constant(word: &[u8], ty: &str) -> Option<&'static str> {
    let is_pointer = ty == "ptr" || ty.ends_with('*') || ty.is_empty();
    let is_int = ty.starts_with('i') && !is_pointer;
    let is_float = matches!(ty, "float" | "double");
    let is_word = |words: &[&str]| {
        let word = std::str::from_utf8(word).unwrap_or("");
        words.contains(&word)
    };
    let bits = |double, half, brain, x87, quad| match ty {
        "float" | "double" => double,
        "half" => half,
        "bfloat" => brain,
        "x86_fp80" => x87,
        "fp128" => quad,
        _ => "",
    };
    Some(
        if is_word(&[
            "None", "NULL", "nil", "Null", "nullptr", "Nil", "nul", "none",
        ]) {
            match () {
                () if is_pointer => "null",
                () if is_int => "0",
                () if is_float => "0.0",
                () => "zeroinitializer",
            }
        } else if is_word(&["True", "TRUE", "yes"]) {
            if ty == "i1" || ty.is_empty() {
                "true"
            } else if is_int {
                "1"
            } else {
                ""
            }
        } else if is_word(&["False", "FALSE", "no"]) {
            if ty == "i1" || ty.is_empty() {
                "false"
            } else if is_int {
                "0"
            } else {
                ""
            }
        } else if is_word(&["undefined", "Undef", "UNDEF"]) {
            "undef"
        } else if is_word(&["zero", "zeroinit", "zeroinitialiser"]) {
            "zeroinitializer"
        } else if is_word(&["nan", "NaN", "NAN"]) {
            bits(
                "0x7FF8000000000000",
                "0xH7E00",
                "0xR7FC0",
                "0xK7FFFC000000000000000",
                "0xL00000000000000007FFF800000000000",
            )
        } else if is_word(&["inf", "Inf", "INF", "infinity", "Infinity", "INFINITY"]) {
            bits(
                "0x7FF0000000000000",
                "0xH7C00",
                "0xR7F80",
                "0xK7FFF8000000000000000",
                "0xL00000000000000007FFF000000000000",
            )
        } else {
            return None;
        },
    )
}

/// A character that looks like one of ASCII, that one, and its name.
pub(super) fn character(text: &[u8]) -> Option<(usize, &'static str, &'static str)> {
    const ROWS: &[(char, &str, &str)] = &[
        ('\u{2212}', "-", "a minus sign"),
        ('\u{2010}', "-", "a hyphen"),
        ('\u{2011}', "-", "a hyphen"),
        ('\u{2012}', "-", "a dash"),
        ('\u{2013}', "-", "a dash"),
        ('\u{2014}', "-", "a dash"),
        ('\u{201c}', "\"", "a typographic quote"),
        ('\u{201d}', "\"", "a typographic quote"),
        ('\u{201e}', "\"", "a typographic quote"),
        ('\u{2018}', "\"", "a typographic quote"),
        ('\u{2019}', "\"", "a typographic quote"),
        ('\u{a0}', " ", "a blank that does not break"),
        ('\u{200b}', "", "a blank without width"),
        ('\u{2026}', "...", "an ellipsis"),
        ('\u{ff0c}', ",", "a wide comma"),
        ('\u{ff08}', "(", "a wide parenthesis"),
        ('\u{ff09}', ")", "a wide parenthesis"),
        ('\u{ff1a}', ":", "a wide colon"),
        ('\u{ff1b}', ";", "a wide semicolon"),
    ];
    ROWS.iter().find_map(|&(c, ascii, name)| {
        let mut buffer = [0; 4];
        let written = c.encode_utf8(&mut buffer);
        text.starts_with(written.as_bytes())
            .then_some((written.len(), ascii, name))
    })
}
