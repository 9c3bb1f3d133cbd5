//! The helpers of the runtime that generated code calls, by the C names that they stand for.

use super::scalar::UnaryOp;

/// The format of a float that a mathematical function takes and gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Format {
    /// `float`
    F32,
    /// `double`
    F64,
    /// `long double`: 80 bits, on the stack and in `st(0)`.
    X87,
    /// `_Float128`
    F128,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 4] = [Format::F32, Format::F64, Format::X87, Format::F128];
}

/// Declares the mathematical functions of C with the names that they have for each format.
macro_rules! maths {
    ($($member:ident = $word:literal,)*) => {
        /// A function of C's mathematical library that takes floats of one format; by its name.
        #[allow(missing_docs)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u8)]
        pub enum Maths { $($member,)* }
        impl Maths {
            /// All functions.
            pub const ALL: &'static [Maths] = &[$(Maths::$member),*];
            const NAMES: &'static [[&'static str; 4]] = &[$([
                concat!($word, "f"), $word, concat!($word, "l"), concat!($word, "f128"),
            ]),*];
        }
    };
}

maths! {
    Fmod = "fmod", Floor = "floor", Ceil = "ceil", Trunc = "trunc", Rint = "rint",
    NearbyInt = "nearbyint", RoundEven = "roundeven", Round = "round", Fma = "fma",
    Sqrt = "sqrt", Sin = "sin", Cos = "cos", Tan = "tan", Asin = "asin", Acos = "acos",
    Atan = "atan", Atan2 = "atan2", Sinh = "sinh", Cosh = "cosh", Tanh = "tanh", Exp = "exp",
    Exp2 = "exp2", Exp10 = "exp10", Log = "log", Log2 = "log2", Log10 = "log10", Pow = "pow",
    Lrint = "lrint", Lround = "lround", Ldexp = "ldexp", Frexp = "frexp", Modf = "modf",
}

/// The operations that round to integers, and the functions that do the same.
pub const ROUNDINGS: [(UnaryOp, Maths); 6] = [
    (UnaryOp::Ffloor, Maths::Floor),
    (UnaryOp::Fceil, Maths::Ceil),
    (UnaryOp::Ftrunc, Maths::Trunc),
    (UnaryOp::Froundeven, Maths::RoundEven),
    (UnaryOp::Frint, Maths::Rint),
    (UnaryOp::Fnearbyint, Maths::NearbyInt),
];

impl Maths {
    /// The operation that does the same with `float` and `double`, if it rounds to integers.
    pub fn rounding(self) -> Option<UnaryOp> {
        let row = ROUNDINGS.iter().find(|row| row.1 == self);
        row.map(|row| row.0)
    }
}

/// Declares the helpers with their C names.
macro_rules! libcalls {
    ($($(#[$doc:meta])* $member:ident = $word:literal,)*) => {
        /// A runtime helper that generated code calls.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Libcall {
            $($(#[$doc])* $member,)*
            /// A function of C's mathematical library.
            Math(Maths, Format),
        }
        /// The helpers that are no mathematical functions.
        const HELPERS: &[(Libcall, &str)] = &[$((Libcall::$member, $word)),*];
        /// Their numbers.
        #[repr(u16)]
        enum Number { $($member,)* }
        impl Libcall {
            /// Its number: less than [`COUNT`](Self::COUNT).
            #[inline]
            pub const fn index(self) -> usize {
                match self {
                    $(Libcall::$member => Number::$member as usize,)*
                    Libcall::Math(function, format) => {
                        HELPERS.len() + function as usize * 4 + format as usize
                    }
                }
            }
        }
    };
}

libcalls! {
    /// `void *memcpy(void *to, const void *from, size_t n)`
    Memcpy = "memcpy",
    /// `void *memmove(void *to, const void *from, size_t n)`
    Memmove = "memmove",
    /// `void *memset(void *to, int byte, size_t n)`
    Memset = "memset",
    /// `memcpy` in elements of the size that is a fourth argument, each copied at once.
    MemcpyElements = "__llvm_memcpy_element_unordered_atomic",
    /// The same of areas that may overlap.
    MemmoveElements = "__llvm_memmove_element_unordered_atomic",
    /// `memset` in such elements.
    MemsetElements = "__llvm_memset_element_unordered_atomic",
    /// `unsigned __int128 __udivti3(unsigned __int128, unsigned __int128)`; not by 0
    Udivti3 = "__udivti3",
    /// `unsigned __int128 __umodti3(unsigned __int128, unsigned __int128)`; not by 0
    Umodti3 = "__umodti3",
    /// `__int128 __divti3(__int128, __int128)`, wrapping; not by 0
    Divti3 = "__divti3",
    /// `__int128 __modti3(__int128, __int128)`, wrapping; not by 0
    Modti3 = "__modti3",
    /// `void __wide_mul(uint64_t *x, const uint64_t *y, uint64_t words)`: `x *= y`
    WideMul = "__wide_mul",
    /// `void __wide_div(uint64_t *x, uint64_t *y, uint64_t words)`: quotient and remainder, in
    /// their place; not by 0
    WideDiv = "__wide_div",
    /// `double __floattidf(__int128)`
    Floattidf = "__floattidf",
    /// `float __floattisf(__int128)`
    Floattisf = "__floattisf",
    /// `double __floatuntidf(unsigned __int128)`
    Floatuntidf = "__floatuntidf",
    /// `float __floatuntisf(unsigned __int128)`
    Floatuntisf = "__floatuntisf",
    /// `int _setjmp(jmp_buf)`, which returns more than once
    Setjmp = "_setjmp",
    /// `void longjmp(jmp_buf, int)`
    Longjmp = "longjmp",
    /// The address of this thread's block of data, which is what `fs` begins with.
    ThreadPointer = "__jitlite_thread_pointer",
    /// `const int32_t **__ctype_tolower_loc(void)`: where this thread's pointer to the table of lower case is.
    CtypeTolowerLoc = "__ctype_tolower_loc",
    /// `const int32_t **__ctype_toupper_loc(void)`: the same of upper case.
    CtypeToupperLoc = "__ctype_toupper_loc",
    /// `void *__tls_get_addr(const void *variable)`: where this thread's copy of a variable is.
    ThreadLocal = "__tls_get_addr",
    /// `float __extendhfsf2(_Float16)`; here and below, small floats as integers
    Extendhfsf2 = "__extendhfsf2",
    /// `_Float16 __truncsfhf2(float)`
    Truncsfhf2 = "__truncsfhf2",
    /// `_Float16 __truncdfhf2(double)`
    Truncdfhf2 = "__truncdfhf2",
    /// `__bf16 __truncsfbf2(float)`
    Truncsfbf2 = "__truncsfbf2",
    /// `__bf16 __truncdfbf2(double)`
    Truncdfbf2 = "__truncdfbf2",
    /// `__int128 __fixdfti(double)`, saturating
    Fixdfti = "__fixdfti",
    /// `__int128 __fixsfti(float)`, saturating
    Fixsfti = "__fixsfti",
    /// `unsigned __int128 __fixunsdfti(double)`, saturating
    Fixunsdfti = "__fixunsdfti",
    /// `unsigned __int128 __fixunssfti(float)`, saturating
    Fixunssfti = "__fixunssfti",
    /// `unsigned __int128 __sync_val_compare_and_swap_16(unsigned __int128 *at, unsigned __int128
    /// expected, unsigned __int128 new)`
    CmpXchg16 = "__sync_val_compare_and_swap_16",
    // Of 80-bit floats as pairs of an `i64` (the significand) and an `i16` (exponent and sign).
    /// Whether a product of signed 128-bit integers overflows.
    Smulo128 = "__smulo128",
    /// `double __powidf2(double, int)`
    Powidf2 = "__powidf2",
    /// `float __powisf2(float, int)`
    Powisf2 = "__powisf2",
    /// The same of 80 bits, as below.
    Powixf2 = "__powixf2",
    /// `_Float128 __powitf2(_Float128, int)`
    Powitf2 = "__powitf2",
    /// `void _Unwind_Resume(struct _Unwind_Exception *exception)`, which does not return.
    UnwindResume = "_Unwind_Resume",
    /// The processor's clock.
    Cycles = "__rdtsc",
    /// A clock of nanoseconds.
    Nanoseconds = "__nanoseconds",
    /// How floats are rounded: 0 towards zero, 1 to nearest, 2 up, 3 down.
    GetRounding = "__get_rounding",
    /// Sets it.
    SetRounding = "__set_rounding",
    /// `int fegetenv(fenv_t *)`
    Fegetenv = "fegetenv",
    /// `int fesetenv(const fenv_t *)`
    Fesetenv = "fesetenv",
    /// `int fegetmode(femode_t *)`
    Fegetmode = "fegetmode",
    /// `int fesetmode(const femode_t *)`
    Fesetmode = "fesetmode",
    /// `uint64_t __x86_instruction(void *frame, uint64_t which, uint64_t bytes)`: see
    /// [`emulated`](super::emulated).
    Emulate = "__x86_instruction",
    /// `void __vector_operation(uint128_t *args, uint64_t code)`: an operation on the vectors that stand there
    /// (`lir/vector_code.rs`), whose result takes the place of the first.
    VectorOperation = "__vector_operation",
    /// `uint64_t __clmuldi(uint64_t, uint64_t)`: the low bits of a product without carries.
    Clmul = "__clmuldi",
    /// `uint64_t __jitlite_other_code(uint64_t address, const uint64_t *crossing, uint64_t words)`: where a call by address goes
    /// on that may meet code of another convention: see [`convention`](super::convention).
    OtherCode = "__jitlite_other_code",
    /// `uint64_t __jitlite_trampoline(void *place, uint64_t function, uint64_t nest)`: the address of code that calls a function
    /// with that in the register of `nest`, for each place its own.
    Trampoline = "__jitlite_trampoline",
    /// `uint64_t __jitlite_stack_map(void)`: nothing, at a place that a stack map is of.
    StackMap = "__jitlite_stack_map",
    /// Sum of 80-bit floats.
    Addxf3 = "__addxf3",
    /// Difference.
    Subxf3 = "__subxf3",
    /// Product.
    Mulxf3 = "__mulxf3",
    /// Quotient.
    Divxf3 = "__divxf3",
    /// How two 80-bit floats compare: 1 less, 2 equal, 4 greater, 8 unordered.
    Cmpxf2 = "__cmpxf2",
    /// `float` to 80 bits.
    Extendsfxf2 = "__extendsfxf2",
    /// `double` to 80 bits.
    Extenddfxf2 = "__extenddfxf2",
    /// 80 bits to `float`.
    Truncxfsf2 = "__truncxfsf2",
    /// 80 bits to `double`.
    Truncxfdf2 = "__truncxfdf2",
    /// A signed 128-bit integer to 80 bits.
    Floattixf = "__floattixf",
    /// An unsigned one.
    Floatuntixf = "__floatuntixf",
    /// 80 bits to `half`.
    Truncxfhf2 = "__truncxfhf2",
    /// 80 bits to `bfloat`.
    Truncxfbf2 = "__truncxfbf2",
    // `fp128` in vector registers where the C library's compiler has a function; else as two words.
    /// `_Float128 __addtf3(_Float128, _Float128)`
    Addtf3 = "__addtf3",
    /// `_Float128 __subtf3(_Float128, _Float128)`
    Subtf3 = "__subtf3",
    /// `_Float128 __multf3(_Float128, _Float128)`
    Multf3 = "__multf3",
    /// `_Float128 __divtf3(_Float128, _Float128)`
    Divtf3 = "__divtf3",
    /// How two `fp128` compare, as two words each: as `__cmpxf2`.
    Cmptf2 = "__cmptf2",
    /// `_Float128 __extendsftf2(float)`
    Extendsftf2 = "__extendsftf2",
    /// `_Float128 __extenddftf2(double)`
    Extenddftf2 = "__extenddftf2",
    /// `float __trunctfsf2(_Float128)`
    Trunctfsf2 = "__trunctfsf2",
    /// `double __trunctfdf2(_Float128)`
    Trunctfdf2 = "__trunctfdf2",
    /// `_Float128 __floattitf(__int128)`
    Floattitf = "__floattitf",
    /// `_Float128 __floatuntitf(unsigned __int128)`
    Floatuntitf = "__floatuntitf",
    /// `__int128 __fixtfti(_Float128)`
    Fixtfti = "__fixtfti",
    /// `unsigned __int128 __fixunstfti(_Float128)`
    Fixunstfti = "__fixunstfti",
    /// 80 bits to `fp128`, both as two integers.
    Extendxftf2 = "__extendxftf2",
    /// `fp128` to 80 bits, both as two integers.
    Trunctfxf2 = "__trunctfxf2",
    /// `fp128` as two integers to `half`.
    Trunctfhf2 = "__trunctfhf2",
    /// `fp128` as two integers to `bfloat`.
    Trunctfbf2 = "__trunctfbf2",
    /// 80 bits to a signed 128-bit integer, saturating.
    Fixxfti = "__fixxfti",
    /// To an unsigned one, saturating.
    Fixunsxfti = "__fixunsxfti",
}

impl Libcall {
    /// How many there are.
    pub const COUNT: usize = HELPERS.len() + 4 * Maths::ALL.len();

    /// All libcalls, by their numbers.
    pub fn all() -> impl ExactSizeIterator<Item = Libcall> {
        (0..Libcall::COUNT).map(|i| match i.checked_sub(HELPERS.len()) {
            None => HELPERS[i].0,
            Some(i) => Libcall::Math(Maths::ALL[i / 4], Format::ALL[i % 4]),
        })
    }

    /// The libcall of a number.
    pub fn of_index(index: usize) -> Option<Libcall> {
        match index.checked_sub(HELPERS.len()) {
            None => HELPERS.get(index).map(|helper| helper.0),
            Some(i) => Some(Libcall::Math(*Maths::ALL.get(i / 4)?, Format::ALL[i % 4])),
        }
    }

    /// Its C name.
    pub fn name(self) -> &'static str {
        match self {
            Libcall::Math(function, format) => Maths::NAMES[function as usize][format as usize],
            helper => HELPERS[helper.index()].1,
        }
    }

    /// Whether it computes its result from its arguments and does nothing else.
    pub fn is_pure(self) -> bool {
        !matches!(
            self,
            Libcall::Memcpy
                | Libcall::Memmove
                | Libcall::Memset
                | Libcall::MemcpyElements
                | Libcall::MemmoveElements
                | Libcall::MemsetElements
                | Libcall::CmpXchg16
                | Libcall::WideMul
                | Libcall::WideDiv
                | Libcall::Emulate
                | Libcall::VectorOperation
                | Libcall::UnwindResume
                | Libcall::Setjmp
                | Libcall::Longjmp
                | Libcall::ThreadPointer
                | Libcall::OtherCode
                | Libcall::Trampoline
                | Libcall::StackMap
                | Libcall::Cycles
                | Libcall::Nanoseconds
                | Libcall::GetRounding
                | Libcall::SetRounding
                | Libcall::Fegetenv
                | Libcall::Fesetenv
                | Libcall::Fegetmode
                | Libcall::Fesetmode
                | Libcall::Udivti3
                | Libcall::Umodti3
                | Libcall::Divti3
                | Libcall::Modti3
                // A result on the stack of the x87 has to be popped.
                | Libcall::Math(_, Format::X87)
                | Libcall::Math(Maths::Frexp | Maths::Modf, _)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_names_are_distinct() {
        let mut names = std::collections::HashSet::new();
        for (i, libcall) in Libcall::all().enumerate() {
            assert_eq!(libcall.index(), i);
            assert!(names.insert(libcall.name()), "{}", libcall.name());
        }
        assert_eq!(names.len(), Libcall::COUNT);
        let sine = Libcall::Math(Maths::Sin, Format::X87);
        assert_eq!(sine.name(), "sinl");
    }
}
