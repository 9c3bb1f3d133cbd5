//! Signatures: where parameters and results travel, by the System V convention (System V ABI for
//! AMD64, section 3.2.3).
//!
//! [`Places`] gives the places out, to whoever makes a signature or passes values by one: `lower`
//! for the types of `ir`, the library for those of its users.

use smallvec::SmallVec;

use super::types::Type;

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
    pub returns_twice: bool,
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
    /// Gives each scalar its place. `None` if the results do not fit in registers.
    pub fn classify(params: &[Type], results: &[Type]) -> Option<Signature> {
        let mut places = Places::default();
        let mut sig = Signature::default();
        for &ty in params {
            let loc = places.param(ty);
            sig.params.push(AbiParam { ty, loc });
        }
        for &ty in results {
            let loc = places.result(ty)?;
            sig.results.push(AbiParam { ty, loc });
        }
        sig.float_regs = places.floats();
        sig.stack_bytes = places.stack_bytes();
        Some(sig)
    }
}

/// Gives out the places of parameters and of results, in order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Places {
    ints: u8,
    floats: u8,
    stack: u32,
    int_results: u8,
    float_results: u8,
}

impl Places {
    /// Number of integer registers for parameters.
    pub const INTS: u8 = 6;
    /// Number of vector registers for parameters.
    pub const FLOATS: u8 = 8;
    /// Number of integer registers for results.
    pub const INT_RESULTS: u8 = 3;

    /// The place of the next parameter.
    #[inline]
    pub fn param(&mut self, ty: Type) -> AbiLoc {
        match ty.is_int() {
            true if self.ints < Places::INTS => {
                self.ints += 1;
                AbiLoc::Int(self.ints - 1)
            }
            false if self.floats < Places::FLOATS => {
                self.floats += 1;
                AbiLoc::Float(self.floats - 1)
            }
            _ => self.on_stack(ty),
        }
    }

    /// The place of a parameter that travels on the stack.
    pub fn on_stack(&mut self, ty: Type) -> AbiLoc {
        let size = ty.bytes().max(8);
        self.align_stack(size);
        self.stack += size;
        AbiLoc::Stack(self.stack - size)
    }

    /// The next parameter on the stack is aligned to so many bytes.
    pub fn align_stack(&mut self, bytes: u32) {
        self.stack = self.stack.next_multiple_of(bytes);
    }

    /// No later parameter travels in an integer register.
    pub fn use_up_ints(&mut self) {
        self.ints = Places::INTS;
    }

    /// No later parameter travels in a vector register.
    pub fn use_up_floats(&mut self) {
        self.floats = Places::FLOATS;
    }

    /// How many integer registers the parameters so far have taken.
    pub const fn ints(&self) -> u8 {
        self.ints
    }

    /// How many vector registers the parameters so far have taken.
    pub const fn floats(&self) -> u8 {
        self.floats
    }

    /// Where the next parameter on the stack would be.
    pub const fn stack(&self) -> u32 {
        self.stack
    }

    /// Bytes of stack arguments, a multiple of 16.
    pub const fn stack_bytes(&self) -> u32 {
        self.stack.next_multiple_of(16)
    }

    /// The place of the next result; `None` if there is none left: three integers, two floats and
    /// four vectors travel in registers.
    #[inline]
    pub fn result(&mut self, ty: Type) -> Option<AbiLoc> {
        let (next, limit, loc): (_, _, fn(u8) -> AbiLoc) = match ty {
            Type::V128 | Type::V256 => (&mut self.float_results, 4, AbiLoc::Float),
            ty if ty.is_float() => (&mut self.float_results, 2, AbiLoc::Float),
            _ => (&mut self.int_results, Places::INT_RESULTS, AbiLoc::Int),
        };
        let n = *next;
        (n < limit).then(|| {
            *next += 1;
            loc(n)
        })
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
