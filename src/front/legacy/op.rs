//! The instructions as a table: the word of each, what shape it is written in, and the year.

/// How the operands of an instruction are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OperandShape {
    /// `T a, b`
    Binary,
    /// `T a, b`, giving a `bool`.
    Compare,
    /// `T a, ubyte b`
    Shift,
    /// `T a`
    Unary,
    /// A form of its own.
    Own,
}

macro_rules! ops {
    ($($name:ident = $word:literal, $shape:ident;)*) => {
        /// An instruction, or the operator of a constant expression.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Opcode { $(#[doc = concat!("`", $word, "`")] $name,)* }

        impl Opcode {
            /// The word that it is written as.
            pub fn word(self) -> &'static str {
                match self { $(Opcode::$name => $word,)* }
            }

            /// The instruction whose word a text starts with, which has `len` bytes there.
            #[inline]
            pub fn starting(text: &[u8], len: usize) -> Option<Opcode> {
                $(const $name: u64 = key_of($word);)*
                // The first eight bytes tell all words apart.
                let op = match key(text, len) {
                    $($name => Opcode::$name,)*
                    _ => return None,
                };
                let whole = len <= 8 || op.word().as_bytes() == &text[..len];
                whole.then_some(op)
            }

            /// The instruction of a word.
            pub fn from_word(word: &[u8]) -> Option<Opcode> {
                Opcode::starting(word, word.len())
            }

            /// How its operands are written.
            pub fn shape(self) -> OperandShape {
                match self { $(Opcode::$name => OperandShape::$shape,)* }
            }

            /// All words.
            pub const WORDS: &'static [&'static str] = &[$($word),*];
        }
    };
}

#[allow(non_upper_case_globals)]
mod table {
    use super::OperandShape;
    use crate::text::lex::{key, key_of};

    ops! {
        Ret = "ret", Own;
        Br = "br", Own;
        Switch = "switch", Own;
        Invoke = "invoke", Own;
        Unwind = "unwind", Own;
        Unreachable = "unreachable", Own;
        Add = "add", Binary;
        Sub = "sub", Binary;
        Mul = "mul", Binary;
        Div = "div", Binary;
        Rem = "rem", Binary;
        And = "and", Binary;
        Or = "or", Binary;
        Xor = "xor", Binary;
        SetEq = "seteq", Compare;
        SetNe = "setne", Compare;
        SetLt = "setlt", Compare;
        SetGt = "setgt", Compare;
        SetLe = "setle", Compare;
        SetGe = "setge", Compare;
        Shl = "shl", Shift;
        Shr = "shr", Shift;
        SDiv = "sdiv", Binary;
        UDiv = "udiv", Binary;
        FDiv = "fdiv", Binary;
        SRem = "srem", Binary;
        URem = "urem", Binary;
        FRem = "frem", Binary;
        AShr = "ashr", Shift;
        LShr = "lshr", Shift;
        Not = "not", Unary;
        Neg = "neg", Unary;
        Malloc = "malloc", Own;
        Free = "free", Own;
        Alloca = "alloca", Own;
        Load = "load", Own;
        Store = "store", Own;
        Gep = "getelementptr", Own;
        Phi = "phi", Own;
        Cast = "cast", Own;
        Select = "select", Own;
        Call = "call", Own;
        ICall = "icall", Own;
        VaArg = "vaarg", Own;
        VaNext = "vanext", Own;
        VaArgIn = "va_arg", Own;
        ExtractElement = "extractelement", Own;
        InsertElement = "insertelement", Own;
        ShuffleVector = "shufflevector", Own;
        Builtin = "a built-in function", Own;
    }
}

pub use table::Opcode;

impl Opcode {
    /// The instruction that it is a form of: those of 1.9 say which sign they mean.
    pub fn base(self) -> Opcode {
        match self {
            Opcode::SDiv | Opcode::UDiv | Opcode::FDiv => Opcode::Div,
            Opcode::SRem | Opcode::URem | Opcode::FRem => Opcode::Rem,
            Opcode::AShr | Opcode::LShr => Opcode::Shr,
            other => other,
        }
    }

    /// Whether it came with LLVM 1.x. (`invoke` and `unwind` were there in 2002, although its manual
    /// has no more than `call … with`.)
    pub fn came_later(self) -> bool {
        matches!(
            self,
            Opcode::Unreachable
                | Opcode::Select
                | Opcode::VaArg
                | Opcode::VaNext
                | Opcode::VaArgIn
                | Opcode::ExtractElement
                | Opcode::InsertElement
                | Opcode::ShuffleVector
        )
    }

    /// Whether it ends a block.
    pub fn is_terminator(self) -> bool {
        self as u8 <= Opcode::Unreachable as u8
    }
}

/// The built-in functions of 2002, which are called by name as instructions are.
pub const BUILTINS: &[(&str, Builtin)] = &[
    ("max", Builtin::Choose(false)),
    ("min", Builtin::Choose(true)),
    ("abs", Builtin::Abs),
    ("sin", Builtin::Math("llvm.sin", "sin")),
    ("cos", Builtin::Math("llvm.cos", "cos")),
    ("exp", Builtin::Math("llvm.exp", "exp")),
    ("log", Builtin::Math("llvm.log", "log")),
    ("sqrt", Builtin::Math("llvm.sqrt", "sqrt")),
    ("floor", Builtin::Math("llvm.floor", "floor")),
    ("ceil", Builtin::Math("llvm.ceil", "ceil")),
    ("fabs", Builtin::Math("llvm.fabs", "fabs")),
    ("pow", Builtin::Math("llvm.pow", "pow")),
];

/// What a built-in function of 2002 does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Builtin {
    /// The lesser (with the flag) or greater of two values of a type.
    Choose(bool),
    /// The value without its sign.
    Abs,
    /// An intrinsic of floating-point numbers, and its name in C.
    Math(&'static str, &'static str),
}

impl Builtin {
    /// The built-in function of a name.
    pub fn find(name: &[u8]) -> Option<Builtin> {
        let mut rows = BUILTINS.iter();
        rows.find(|row| row.0.as_bytes() == name).map(|row| row.1)
    }

    /// How many arguments it takes.
    pub fn arity(self) -> usize {
        match self {
            Builtin::Choose(_) | Builtin::Math("llvm.pow", _) => 2,
            _ => 1,
        }
    }
}
