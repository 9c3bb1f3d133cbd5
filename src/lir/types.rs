//! Value types and System V signatures.

use smallvec::SmallVec;

/// The type of a LIR value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Type {
    /// 8 bits
    I8,
    /// 16 bits
    I16,
    /// 32 bits
    I32,
    /// 64 bits; also every address
    I64,
    /// IEEE binary32
    F32,
    /// IEEE binary64
    F64,
    /// 128 bits of a vector
    V128,
}

impl Type {
    /// All types.
    pub const ALL: [Type; 7] = [
        Type::I8,
        Type::I16,
        Type::I32,
        Type::I64,
        Type::F32,
        Type::F64,
        Type::V128,
    ];

    /// Size in bytes.
    #[inline]
    pub const fn bytes(self) -> u32 {
        match self {
            Type::I8 => 1,
            Type::I16 => 2,
            Type::I32 | Type::F32 => 4,
            Type::I64 | Type::F64 => 8,
            Type::V128 => 16,
        }
    }

    /// Size in bits.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.bytes() * 8
    }

    /// Whether it is an integer, which lives in a general-purpose register.
    #[inline]
    pub const fn is_int(self) -> bool {
        (self as u8) <= Type::I64 as u8
    }

    /// Whether it is a float.
    #[inline]
    pub const fn is_float(self) -> bool {
        matches!(self, Type::F32 | Type::F64)
    }

    /// The bits of an integer type, set; for others all 64.
    #[inline]
    pub const fn mask(self) -> u64 {
        match self {
            Type::I8 => 0xff,
            Type::I16 => 0xffff,
            Type::I32 | Type::F32 => 0xffff_ffff,
            _ => u64::MAX,
        }
    }

    /// The integer type of a width of 8, 16, 32 or 64.
    pub const fn int(bits: u32) -> Option<Type> {
        match bits {
            8 => Some(Type::I8),
            16 => Some(Type::I16),
            32 => Some(Type::I32),
            64 => Some(Type::I64),
            _ => None,
        }
    }

    /// The word that it is written as.
    pub const fn word(self) -> &'static str {
        match self {
            Type::I8 => "i8",
            Type::I16 => "i16",
            Type::I32 => "i32",
            Type::I64 => "i64",
            Type::F32 => "f32",
            Type::F64 => "f64",
            Type::V128 => "v128",
        }
    }
}

/// The value of an integer type as a signed number.
#[inline(always)]
pub const fn signed(ty: Type, bits: u64) -> i64 {
    let unused = 64 - ty.bits();
    ((bits << unused) as i64) >> unused
}

impl std::fmt::Display for Type {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.word())
    }
}

/// Where a parameter or result travels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AbiLoc {
    /// The nth integer register: of parameters rdi rsi rdx rcx r8 r9; of results rax rdx rcx.
    Int(u8),
    /// The nth vector register, xmm0 and so on.
    Float(u8),
    /// Bytes above the stack pointer at the call instruction (that is, 0 is the first stack
    /// argument; in the callee it stands behind the return address).
    Stack(u32),
    /// The parameter is the address of the stack arguments, plus bytes: how a function with
    /// variable arguments finds them. Only in the signature of a function that is defined; the
    /// caller passes nothing for it.
    StackAddr(u32),
}

/// A parameter or result with its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AbiParam {
    /// Its type. Bits above it in its register or 8-byte stack place are not defined.
    pub ty: Type,
    /// Its place.
    pub loc: AbiLoc,
}

/// A call signature, classified (System V ABI for AMD64, section 3.2.3).
#[derive(PartialEq, Eq, Hash, Debug, Default)]
pub struct Signature {
    /// The parameters.
    pub params: SmallVec<[AbiParam; 6]>,
    /// The results; more than three integers, two floats or four vectors cannot be classified
    /// and are returned in memory by `lower`.
    pub results: SmallVec<[AbiParam; 2]>,
    /// Bytes of stack arguments, a multiple of 16.
    pub stack_bytes: u32,
    /// Number of vector registers that carry parameters: what `al` holds at calls of functions
    /// that may take variable arguments and are not known to be generated code.
    pub float_regs: u8,
    /// Of a call through a pointer: whether the callee takes variable arguments, and so looks at
    /// `al`. Of symbols of the host this is not known: they are declared as C programs of old do,
    /// with the types of one call, and `al` is set for all of them.
    pub varargs: bool,
    /// Whether calls may return more than once, as those of `setjmp`: see
    /// [`Function::returns_twice`](super::Function::returns_twice).
    pub twice: bool,
}

/// Each pass copies all signatures of a function: as bytes, which a derived clone would not.
impl Clone for Signature {
    fn clone(&self) -> Self {
        Signature {
            params: SmallVec::from_slice(&self.params),
            results: SmallVec::from_slice(&self.results),
            ..*self
        }
    }
}

impl Signature {
    /// Number of integer registers for parameters.
    pub const INT_PARAMS: u8 = 6;
    /// Number of vector registers for parameters.
    pub const FLOAT_PARAMS: u8 = 8;
    /// Number of integer registers for results.
    pub const INT_RESULTS: u8 = 3;

    /// Number of vector registers for results of a type that is not an integer.
    pub const fn float_results(ty: Type) -> u8 {
        match ty {
            Type::V128 => 4,
            _ => 2,
        }
    }

    /// Gives each scalar its place. `None` if the results do not fit in registers.
    pub fn classify(params: &[Type], results: &[Type]) -> Option<Signature> {
        let mut sig = Signature::default();
        let (mut ints, mut stack) = (0, 0u32);
        for &ty in params {
            let loc = match ty.is_int() {
                true if ints < Signature::INT_PARAMS => {
                    ints += 1;
                    AbiLoc::Int(ints - 1)
                }
                false if sig.float_regs < Signature::FLOAT_PARAMS => {
                    sig.float_regs += 1;
                    AbiLoc::Float(sig.float_regs - 1)
                }
                _ => {
                    let size = ty.bytes().max(8);
                    stack = stack.next_multiple_of(size);
                    stack += size;
                    AbiLoc::Stack(stack - size)
                }
            };
            sig.params.push(AbiParam { ty, loc });
        }
        sig.stack_bytes = stack.next_multiple_of(16);
        let (mut ints, mut floats) = (0, 0);
        for &ty in results {
            let (next, limit) = match ty.is_int() {
                true => (&mut ints, Signature::INT_RESULTS),
                false => (&mut floats, Signature::float_results(ty)),
            };
            if *next >= limit {
                return None;
            }
            let loc = if ty.is_int() {
                AbiLoc::Int(*next)
            } else {
                AbiLoc::Float(*next)
            };
            *next += 1;
            sig.results.push(AbiParam { ty, loc });
        }
        Some(sig)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scalars_fill_registers_and_then_the_stack() {
        let mut params = vec![Type::I64; 7];
        params.extend([Type::F64; 9]);
        params.push(Type::I8);
        let sig = Signature::classify(&params, &[Type::I32]).unwrap();
        assert_eq!(sig.params[5].loc, AbiLoc::Int(5));
        assert_eq!(sig.params[6].loc, AbiLoc::Stack(0));
        assert_eq!(sig.params[14].loc, AbiLoc::Float(7));
        assert_eq!(sig.params[15].loc, AbiLoc::Stack(8));
        assert_eq!(sig.params[16].loc, AbiLoc::Stack(16));
        assert_eq!((sig.stack_bytes, sig.float_regs), (32, 8));
        assert_eq!(sig.results[0].loc, AbiLoc::Int(0));
    }

    #[test]
    fn results_that_do_not_fit() {
        assert!(Signature::classify(&[], &[Type::I64, Type::F64, Type::I64]).is_some());
        assert!(Signature::classify(&[], &[Type::I64; 4]).is_none());
        assert!(Signature::classify(&[], &[Type::F64; 3]).is_none());
        assert!(Signature::classify(&[], &[Type::V128; 4]).is_some());
    }
}
