//! What a checked program is found to do that the language leaves undefined.

use std::fmt;

/// A rule of the language that a running program can break: with its code, the sentence of the Language Reference or
/// of the C standard that it is, and a few lines that break it.
macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $code:literal, $sentence:literal, $example:literal;)*) => {
        /// A rule that a running program can break.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Rule { $(
            $(#[$doc])*
            $name,
        )* }

        impl Rule {
            /// All rules.
            pub const ALL: &[Rule] = &[$(Rule::$name),*];

            /// Its stable name, in kebab case.
            pub fn code(self) -> &'static str {
                match self { $(Rule::$name => $code,)* }
            }

            /// The sentence that it is.
            pub fn sentence(self) -> &'static str {
                match self { $(Rule::$name => $sentence,)* }
            }

            /// A few lines of C that break it.
            pub fn example(self) -> &'static str {
                match self { $(Rule::$name => $example,)* }
            }
        }
    };
}

rules! {
    /// An access outside of the object that its pointer was made of.
    OutOfBounds = "out-of-bounds",
        "Any memory access must be done through a pointer value associated with an address range of the memory access (Language Reference, \"Pointer Aliasing Rules\")",
        "int a[4]; a[4] = 1;";
    /// An access to a block of the heap that was given back.
    UseAfterFree = "use-after-free",
        "A block that was given back is no object any more (C, 7.24.3: \"The lifetime of an allocated object extends from the allocation until the deallocation\")",
        "char *p = malloc(4); free(p); *p = 1;";
    /// An access to an `alloca` of a function that has returned.
    UseAfterReturn = "use-after-return",
        "All memory that `alloca` allocates is released when the function returns (Language Reference, \"'alloca' Instruction\")",
        "int *f(void) { int x = 1; return &x; } int g(void) { return *f(); }";
    /// An access to an `alloca` outside of its scope.
    UseAfterScope = "use-after-scope",
        "Outside of its lifetime an object is dead: a load of it returns `poison`, a store to it is undefined (Language Reference, \"'llvm.lifetime.end' Intrinsic\")",
        "int *p; { int x = 1; p = &x; } *p = 2;";
    /// An access by a null pointer.
    NullAccess = "null-access",
        "A null pointer in the default address space is associated with no address (Language Reference, \"Pointer Aliasing Rules\")",
        "int *p = 0; *p = 1;";
    /// A write to a constant.
    WriteToConstant = "write-to-constant",
        "The contents of a variable that is marked `constant` will never be modified (Language Reference, \"Global Variables\")",
        "char *p = \"abc\"; p[0] = 'x';";
    /// An access at an address that is not aligned as the access says.
    Misaligned = "misaligned-access",
        "The behavior is undefined if the alignment of an access is not set to a value which is at least the size in bytes that the address is a multiple of (Language Reference, \"'load' Instruction\")",
        "char b[8]; *(int *)(b + 1) = 1;";
    /// `free` of a block that was given back before.
    DoubleFree = "double-free",
        "The behavior is undefined if the space has been deallocated by a call to `free` or `realloc` (C, 7.24.3.3)",
        "char *p = malloc(4); free(p); free(p);";
    /// `free` of what is not a block of the heap.
    InvalidFree = "invalid-free",
        "The argument of `free` must be a pointer earlier returned by a memory management function (C, 7.24.3.3)",
        "int x; free(&x);";
    /// Memory that is given back by a function which does not belong to the one that gave it out.
    MismatchedFree = "mismatched-free",
        "What `new` gives is given back by `delete`, what `new[]` gives by `delete[]`, and what `malloc` gives by `free` (C++, [expr.delete])",
        "int *p = new int[4]; delete p;";
    /// Memory that is copied to where it overlaps itself.
    Overlap = "overlapping-copy",
        "The memory locations of `llvm.memcpy` must be non-overlapping or equal (Language Reference, \"'llvm.memcpy' Intrinsic\")",
        "memcpy(a + 1, a, 8);";
    /// A string that does not end within its object.
    UnterminatedString = "unterminated-string",
        "A string is a sequence of characters terminated by and including the first null character (C, 7.1.1)",
        "char s[2] = {'a', 'b'}; puts(s);";
    /// A branch on a condition that is undefined.
    UndefinedBranch = "undefined-branch",
        "If the condition is `poison` or `undef`, this instruction has undefined behavior (Language Reference, \"'br' Instruction\")",
        "int x; if (x) puts(\"set\");";
    /// A `switch` on a value that is undefined.
    UndefinedSwitch = "undefined-switch",
        "If the value is `poison` or `undef`, this instruction has undefined behavior (Language Reference, \"'switch' Instruction\")",
        "int x; switch (x) { case 1: puts(\"one\"); }";
    /// An access by a pointer that is undefined.
    UndefinedAddress = "undefined-address",
        "If the pointer is not a well-defined value, the behavior is undefined (Language Reference, \"'load' Instruction\")",
        "int *p; *p = 1;";
    /// A division by a value that is undefined.
    UndefinedDivisor = "undefined-divisor",
        "An undefined divisor could be zero, and division by zero is undefined behavior (Language Reference, \"'sdiv' Instruction\")",
        "int x; return 8 / x;";
    /// An undefined value where the program promises a defined one, or that leaves it.
    UndefinedArgument = "undefined-argument",
        "If the value representation of a `noundef` argument contains any undefined or poison bits, the behavior is undefined (Language Reference, \"Parameter Attributes\")",
        "int x; printf(\"%d\\n\", x);";
    /// An undefined result.
    UndefinedResult = "undefined-result",
        "If the value representation of a `noundef` result contains any undefined or poison bits, the behavior is undefined (Language Reference, \"Parameter Attributes\")",
        "int main(void) { int x; return x; }";
    /// A string with bytes that are undefined.
    UndefinedString = "undefined-string",
        "The value of an object that was not initialized is indeterminate (C, 6.7.10)",
        "char s[8]; puts(s);";
    /// Undefined bytes that leave the program.
    UndefinedOutput = "undefined-output",
        "The value of an object that was not initialized is indeterminate (C, 6.7.10), and is written out",
        "char b[8]; write(1, b, 8);";
    /// A format that prints an argument which is not there.
    FormatCount = "format-arguments",
        "If there are insufficient arguments for the format, the behavior is undefined (C, 7.23.6.1)",
        "printf(\"%d\\n\");";
    /// A format that prints an argument of another type.
    FormatType = "format-type",
        "If any argument is not the correct type for the corresponding conversion specification, the behavior is undefined (C, 7.23.6.1)",
        "printf(\"%d\\n\", 1.5);";
    /// An undefined value where a load promises a defined one.
    UndefinedLoad = "undefined-load",
        "`!noundef` on a load promises that the value is well-defined; if it is not, the behavior is undefined (Language Reference, \"'load' Instruction\")",
        "bool b; memset(&b, x, 1); if (b) ...";
    /// A null pointer that is promised to be none.
    BrokenNonnull = "broken-nonnull",
        "`nonnull` promises that the pointer is not null (Language Reference, \"Parameter Attributes\")",
        "void f(int a[static 1]); f(NULL);";
    /// A pointer that is not aligned as is promised.
    BrokenAlign = "broken-align",
        "`align` promises that the pointer is a multiple of the alignment (Language Reference, \"Parameter Attributes\")",
        "char b[32]; p = __builtin_assume_aligned(b + 1, 16);";
    /// A pointer at which less can be read than is promised.
    BrokenDereferenceable = "broken-dereferenceable",
        "`dereferenceable(n)` promises that n bytes can be loaded from the pointer (Language Reference, \"Parameter Attributes\")",
        "int f(struct pair &p); f(*(struct pair *)malloc(4));";
    /// A number outside of the range that is promised.
    BrokenRange = "broken-range",
        "`range` promises that the value is at least the first number and less than the second (Language Reference, \"Parameter Attributes\" and \"'range' Metadata\")",
        "define i32 @f(i32 range(i32 0, 10) %x) ... call i32 @f(i32 12)";
    /// A floating-point number of a class that is promised not to be.
    BrokenClass = "broken-nofpclass",
        "`nofpclass` promises that the value is of none of the classes that it lists (Language Reference, \"Parameter Attributes\")",
        "define float @f(float nofpclass(nan) %x) ... call float @f(float 0x7FF8000000000000)";
    /// A function that returns another value than its parameter.
    BrokenReturned = "broken-returned",
        "`returned` promises that the function returns this argument (Language Reference, \"Parameter Attributes\")",
        "define ptr @f(ptr returned %p) { ret ptr null }";
    /// A function that returns although it promises not to.
    BrokenNoReturn = "broken-noreturn",
        "`noreturn` promises that the function never returns normally (Language Reference, \"Function Attributes\")",
        "_Noreturn void die(void) { puts(\"oh\"); }";
    /// A write in a function, or by a parameter, that promises not to write.
    BrokenReadOnly = "broken-readonly",
        "`readonly` and `memory(read)` promise that nothing is written there that others see (Language Reference, \"Parameter Attributes\" and \"Function Attributes\")",
        "__attribute__((pure)) int count(void) { return ++n; }";
    /// A condition that is assumed to be true and is not.
    FalseAssumption = "false-assumption",
        "If the condition of `llvm.assume` is false, the behavior is undefined (Language Reference, \"'llvm.assume' Intrinsic\")",
        "__builtin_assume(n > 0);";
    /// An `unreachable` that is reached.
    ReachedUnreachable = "reached-unreachable",
        "`unreachable` has no defined semantics: it tells that a portion of the code is not reachable (Language Reference, \"'unreachable' Instruction\")",
        "switch (n) { case 1: return 2; default: __builtin_unreachable(); }";
}

/// What a program promises and what it was found to have broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Promise {
    /// `nonnull`
    Nonnull,
    /// `align`: the logarithm of the bytes.
    Align(u8),
    /// `dereferenceable`
    Dereferenceable,
    /// `range`
    Range,
    /// `nofpclass`
    NoClass,
    /// `returned`
    Returned,
    /// `noreturn`
    NoReturn,
    /// `readonly`, `memory(read)` and the like.
    ReadOnly,
    /// `llvm.assume`
    Assumed,
    /// `unreachable`
    Unreachable,
}

/// Who promises it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Promiser {
    /// A parameter of the function, by its place from 0 on.
    Param(u16),
    /// An argument of the call.
    Argument(u16),
    /// The function's result.
    Result,
    /// The result of the call.
    CallResult,
    /// The load, by its metadata.
    Load,
    /// `llvm.assume`
    Assume,
    /// The function.
    Function,
}

impl Promise {
    fn number(self) -> (u64, u8) {
        match self {
            Promise::Nonnull => (0, 0),
            Promise::Align(log2) => (1, log2),
            Promise::Dereferenceable => (2, 0),
            Promise::Range => (3, 0),
            Promise::NoClass => (4, 0),
            Promise::Returned => (5, 0),
            Promise::NoReturn => (6, 0),
            Promise::ReadOnly => (7, 0),
            Promise::Assumed => (8, 0),
            Promise::Unreachable => (9, 0),
        }
    }

    fn rule(self) -> Rule {
        match self {
            Promise::Nonnull => Rule::BrokenNonnull,
            Promise::Align(_) => Rule::BrokenAlign,
            Promise::Dereferenceable => Rule::BrokenDereferenceable,
            Promise::Range => Rule::BrokenRange,
            Promise::NoClass => Rule::BrokenClass,
            Promise::Returned => Rule::BrokenReturned,
            Promise::NoReturn => Rule::BrokenNoReturn,
            Promise::ReadOnly => Rule::BrokenReadOnly,
            Promise::Assumed => Rule::FalseAssumption,
            Promise::Unreachable => Rule::ReachedUnreachable,
        }
    }
}

impl Promiser {
    /// What it is in one word, and, of a parameter or argument, its place from 0 on.
    pub fn word(self) -> (&'static str, Option<u16>) {
        match self {
            Promiser::Param(at) => ("parameter", Some(at)),
            Promiser::Argument(at) => ("argument", Some(at)),
            Promiser::Result => ("result", None),
            Promiser::CallResult => ("call-result", None),
            Promiser::Load => ("load", None),
            Promiser::Assume => ("assume", None),
            Promiser::Function => ("function", None),
        }
    }

    /// What is promised and by whom, as one word.
    pub(crate) fn encode(self, promise: Promise) -> u64 {
        let (number, detail) = promise.number();
        let (by, at) = match self {
            Promiser::Param(at) => (0, at),
            Promiser::Argument(at) => (1, at),
            Promiser::Result => (2, 0),
            Promiser::CallResult => (3, 0),
            Promiser::Load => (4, 0),
            Promiser::Assume => (5, 0),
            Promiser::Function => (6, 0),
        };
        number | u64::from(detail) << 8 | by << 16 | u64::from(at) << 32
    }
}

/// A promise that was broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Broken {
    /// What was promised.
    pub promise: Promise,
    /// Who has.
    pub by: Promiser,
    /// The value, where one is broken by a value: a number or an address, or the bits of a floating-point number.
    pub value: u64,
}

impl Broken {
    /// What [`Promiser::encode`] has made.
    pub(crate) fn decode(encoded: u64, value: u64) -> Broken {
        let promise = match encoded & 0xff {
            0 => Promise::Nonnull,
            1 => Promise::Align((encoded >> 8) as u8 & 63),
            2 => Promise::Dereferenceable,
            3 => Promise::Range,
            4 => Promise::NoClass,
            5 => Promise::Returned,
            6 => Promise::NoReturn,
            7 => Promise::ReadOnly,
            8 => Promise::Assumed,
            _ => Promise::Unreachable,
        };
        let at = (encoded >> 32) as u16;
        let by = match encoded >> 16 & 0xff {
            0 => Promiser::Param(at),
            1 => Promiser::Argument(at),
            2 => Promiser::Result,
            3 => Promiser::CallResult,
            4 => Promiser::Load,
            5 => Promiser::Assume,
            _ => Promiser::Function,
        };
        Broken { promise, by, value }
    }

    pub(crate) fn rule(self) -> Rule {
        self.promise.rule()
    }

    /// What is wrong.
    fn message(self, name: &str) -> String {
        let value = match self.by {
            Promiser::Param(at) => format!("parameter {}", at + 1),
            Promiser::Argument(at) => format!("argument {}", at + 1),
            Promiser::Result => "the result of the function".into(),
            Promiser::CallResult => "the result of the call".into(),
            Promiser::Load => "what is loaded".into(),
            Promiser::Assume => "the pointer".into(),
            Promiser::Function => "the function".into(),
        };
        let by = match self.by {
            Promiser::Assume => "`llvm.assume` promises",
            Promiser::Load => "the load promises",
            Promiser::Param(_)
            | Promiser::Argument(_)
            | Promiser::Result
            | Promiser::CallResult
            | Promiser::Function => "it promises",
        };
        match self.promise {
            Promise::Nonnull => format!("{value} is null, though {by} `nonnull`"),
            Promise::Align(log2) => {
                let (align, rest) = (1u64 << log2, self.value % (1 << log2));
                let rest = bytes(rest);
                format!(
                    "{value} lies {rest} behind a multiple of {align}, though {by} `align {align}`"
                )
            }
            Promise::Dereferenceable => {
                format!(
                    "{value} leads to {name}, where fewer bytes can be read than its `dereferenceable` promises"
                )
            }
            Promise::Range => {
                let number = self.value as i64;
                format!("{value} is {number}, which is outside of its `range`")
            }
            Promise::NoClass => {
                format!(
                    "{value} is of a class of floating-point numbers that its `nofpclass` rules out"
                )
            }
            Promise::Returned => {
                format!("the function returns something else than {value}, which is `returned`")
            }
            Promise::NoReturn => match self.by {
                Promiser::Function => "a function returns that is `noreturn`".into(),
                _ => "a function has returned that is `noreturn`".into(),
            },
            Promise::ReadOnly => match self.by {
                Promiser::Function => {
                    "a write to memory of others in a function that promises not to write any"
                        .into()
                }
                _ => format!("a write by {value}, which promises `readonly`"),
            },
            Promise::Assumed => "a condition is assumed to be true, and is false".into(),
            Promise::Unreachable => "an `unreachable` is reached".into(),
        }
    }
}

/// An access to memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Access {
    /// Its address.
    pub address: u64,
    /// How many bytes.
    pub size: u64,
    /// Whether it writes.
    pub writes: bool,
}

/// Where an object's memory comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum ObjectKind {
    /// `malloc` and its kin.
    Heap,
    /// `operator new`.
    New,
    /// `operator new[]`.
    NewArray,
    /// `alloca`, or an argument that is passed `byval`.
    Stack,
    /// A variable of the module.
    Variable,
}

/// Where an object is in its life.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum ObjectState {
    /// It can be accessed.
    Alive,
    /// It was given back.
    Freed,
    /// The function that has made it has returned.
    Returned,
    /// Its scope is over, or has not begun.
    OutOfScope,
}

/// An object of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Object {
    /// Where its memory comes from.
    pub kind: ObjectKind,
    /// Where it is in its life.
    pub state: ObjectState,
    /// Its address.
    pub address: u64,
    /// Its size in bytes.
    pub size: u64,
    /// The number of the instruction or variable that has made it, 0 where that is not known.
    pub made_at: u32,
    /// The same of the instruction that has ended its life.
    pub ended_at: u32,
}

/// What a program was found to do that the language leaves undefined.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Finding {
    /// The rule that it breaks.
    pub rule: Rule,
    /// The access that breaks it, if it is one.
    pub access: Option<Access>,
    /// The object that it is about, if one is known.
    pub object: Option<Object>,
    /// Another address that it is about.
    pub other: Option<u64>,
    /// The number of the value that is undefined, 0 where that is not known.
    pub value_at: u32,
    /// The promise that was broken, if it is one.
    pub broken: Option<Broken>,
}

impl Finding {
    /// Whether there is a way to go on behind it.
    pub(crate) fn can_go_on(&self) -> bool {
        let promise = self.broken.map(|broken| broken.promise);
        !matches!(promise, Some(Promise::Unreachable | Promise::NoReturn))
    }

    /// A rule that was broken, and nothing else of it.
    pub(crate) fn new(rule: Rule) -> Finding {
        Finding {
            rule,
            access: None,
            object: None,
            other: None,
            value_at: 0,
            broken: None,
        }
    }
}

/// Where a value has to be defined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
pub(crate) enum Undefined {
    /// In a branch.
    Branch,
    /// In a `switch`.
    Switch,
    /// As an address.
    Address,
    /// As a divisor.
    Divisor,
    /// As an argument.
    Argument,
    /// As a result.
    Result,
    /// As what a load gives.
    Load,
}

impl Undefined {
    /// The rule that an undefined one breaks.
    pub(crate) fn rule(number: u32) -> Rule {
        const RULES: [Rule; 7] = [
            Rule::UndefinedBranch,
            Rule::UndefinedSwitch,
            Rule::UndefinedAddress,
            Rule::UndefinedDivisor,
            Rule::UndefinedArgument,
            Rule::UndefinedResult,
            Rule::UndefinedLoad,
        ];
        RULES[(number as usize).min(6)]
    }
}

fn bytes(n: u64) -> String {
    match n {
        1 => "1 byte".into(),
        n => format!("{n} bytes"),
    }
}

impl Finding {
    /// What is wrong, where the object is called `name`.
    pub fn message(&self, name: &str) -> String {
        let access = |access: &Access| {
            let what = if access.writes { "write" } else { "read" };
            format!("{what} of {}", bytes(access.size))
        };
        if let Some(broken) = self.broken {
            return broken.message(name);
        }
        let what = self.access.as_ref().map_or("a use".into(), access);
        match self.rule {
            Rule::OutOfBounds => format!("{what} {}", self.place(name)),
            Rule::UseAfterFree => format!("{what} in {name}, which was given back"),
            Rule::UseAfterReturn => format!("{what} in {name}, whose function has returned"),
            Rule::UseAfterScope => format!("{what} in {name}, which is not in its scope"),
            Rule::NullAccess => match self.access.map_or(0, |access| access.address) {
                0 => format!("{what} at a null pointer"),
                offset => format!("{what} at {} behind a null pointer", bytes(offset)),
            },
            Rule::WriteToConstant => format!("{what} to {name}, which is constant"),
            Rule::Misaligned => {
                let place = match (self.object, self.access) {
                    (Some(object), Some(access)) => {
                        let offset = access.address.wrapping_sub(object.address);
                        format!("at offset {offset} of {name}")
                    }
                    _ => "at an address of no known object".into(),
                };
                let align = self.other.unwrap_or(1);
                format!("{what} {place}, which is not aligned to {align}")
            }
            Rule::DoubleFree => format!("{name} is given back for the second time"),
            Rule::InvalidFree => match (self.object, self.access) {
                (Some(object), Some(access)) if object.address != access.address => {
                    let inside = access.address.wrapping_sub(object.address);
                    format!(
                        "an address {} inside of {name} is given back",
                        bytes(inside)
                    )
                }
                (Some(_), _) => {
                    format!("{name} is given back, which no function of the heap has given out")
                }
                (None, _) => {
                    "an address is given back that no function of the heap has given out".into()
                }
            },
            Rule::MismatchedFree => {
                let made = match self.object.map(|object| object.kind) {
                    Some(ObjectKind::New) => "`new`",
                    Some(ObjectKind::NewArray) => "`new[]`",
                    _ => "`malloc` or its kin",
                };
                format!(
                    "{name}, which is from {made}, is given back by another family of functions"
                )
            }
            Rule::Overlap => {
                let to = self.access.map_or(0, |access| access.address);
                let from = self.other.unwrap_or(0);
                if to == from {
                    return format!("{what} from the same memory");
                }
                let distance = bytes(to.abs_diff(from));
                format!(
                    "{what} from memory that begins {distance} {} it and overlaps it",
                    if from < to { "in front of" } else { "behind" }
                )
            }
            Rule::UndefinedBranch => self.undefined("a branch on a value that is undefined", name),
            Rule::UndefinedSwitch => {
                self.undefined("a `switch` on a value that is undefined", name)
            }
            Rule::UndefinedAddress => {
                self.undefined("an access by a pointer that is undefined", name)
            }
            Rule::UndefinedDivisor => {
                self.undefined("a division by a value that is undefined", name)
            }
            Rule::UndefinedArgument => self.undefined("an argument is undefined", name),
            Rule::UndefinedResult => self.undefined("the result is undefined", name),
            Rule::UndefinedLoad => self.undefined("what is loaded is undefined", name),
            Rule::BrokenNonnull
            | Rule::BrokenAlign
            | Rule::BrokenDereferenceable
            | Rule::BrokenRange
            | Rule::BrokenClass
            | Rule::BrokenReturned
            | Rule::BrokenNoReturn
            | Rule::BrokenReadOnly
            | Rule::FalseAssumption
            | Rule::ReachedUnreachable => "a promise is broken".into(),
            Rule::UndefinedOutput => {
                let (access, object) = (self.access, self.object);
                let at = access.map_or(0, |access| access.address);
                let offset = object.map_or(0, |object| at.wrapping_sub(object.address));
                format!("the byte at offset {offset} of {name} is written out, and is undefined")
            }
            Rule::UndefinedString => {
                let (access, object) = (self.access, self.object);
                let at = access.map_or(0, |access| access.address);
                let offset = object.map_or(0, |object| at.wrapping_sub(object.address));
                format!("a string whose byte at offset {offset} of {name} is undefined")
            }
            Rule::FormatCount => {
                let (at, conversion, _) = self.conversion();
                format!("`%{conversion}` takes argument {at} of the call, which has fewer")
            }
            Rule::FormatType => {
                let (at, conversion, kind) = self.conversion();
                format!("`%{conversion}` takes argument {at} of the call, which is {kind}")
            }
            Rule::UnterminatedString => format!("a string that does not end within {name}"),
        }
    }

    /// The argument that a format prints, counted from 1, what by, and what it is.
    fn conversion(&self) -> (u64, String, &'static str) {
        let other = self.other.unwrap_or(0);
        let kind = match other >> 16 & 3 {
            0 => "an integer of at most 32 bits",
            1 => "an integer of 64 bits",
            2 => "a floating-point number",
            _ => "a pointer",
        };
        let long = if other >> 18 & 1 != 0 { "l" } else { "" };
        let conversion = format!("{long}{}", char::from((other >> 8) as u8));
        ((other & 0xff) + 1, conversion, kind)
    }

    /// What is undefined, and the memory that it comes from, if that is known.
    fn undefined(&self, what: &str, name: &str) -> String {
        match (self.object, self.other) {
            (Some(object), Some(at)) => {
                let offset = at.wrapping_sub(object.address);
                format!("{what}: nobody has set the byte at offset {offset} of {name}")
            }
            _ => what.into(),
        }
    }

    /// Where an access lies that is outside of its object.
    fn place(&self, name: &str) -> String {
        let (Some(access), Some(object)) = (self.access, self.object) else {
            return "outside of any object".into();
        };
        let offset = access.address.wrapping_sub(object.address) as i64;
        let end = object.size as i64;
        let size = bytes(object.size);
        let of = format!("{name}, which has {size}");
        match offset {
            _ if offset < 0 => format!("{} in front of {of}", bytes(offset.unsigned_abs())),
            _ if offset == end => format!("directly behind {of}"),
            _ if offset > end => format!("{} behind the end of {of}", bytes((offset - end) as u64)),
            _ => format!("at offset {offset} of {of}"),
        }
    }
}

impl Finding {
    /// How its object came to be.
    pub(crate) fn made(&self) -> &'static str {
        match self.object.map(|object| object.kind) {
            Some(ObjectKind::Variable) => "defined",
            Some(ObjectKind::Heap | ObjectKind::New | ObjectKind::NewArray) => "allocated",
            Some(ObjectKind::Stack) => "allocated",
            None => "found",
        }
    }

    /// How its life has ended.
    pub(crate) fn ended(&self) -> &'static str {
        "given back"
    }

    /// What its object is, without a name.
    pub(crate) fn object_name(&self) -> &'static str {
        match self.object.map(|object| object.kind) {
            Some(ObjectKind::Heap | ObjectKind::New | ObjectKind::NewArray) => {
                "a block of the heap"
            }
            Some(ObjectKind::Stack) => "a local variable",
            Some(ObjectKind::Variable) => "a variable",
            None => "no object",
        }
    }
}

/// What is wrong, without names.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(self.object_name()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_distinct_and_rules_explained() {
        let mut codes = std::collections::HashSet::new();
        for rule in Rule::ALL {
            assert!(codes.insert(rule.code()));
            assert!(rule.sentence().contains('(') && !rule.example().is_empty());
        }
    }
}
