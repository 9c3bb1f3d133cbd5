//! Where parameters and results travel, by the System V convention (System V ABI for AMD64, section
//! 3.2.3) as LLVM applies it to the types of its IR.
//!
//! [`ArgAssigner`] gives the places out, one value after the other, and is the only one that knows the
//! rules; a [`LocationTable`] has those of whole [`Signature`]s. Whoever passes or takes values asks here:
//! the compilers, the interpreter where it calls machine code and is called, and the library
//! for what its users pass. The convention is one of x86-64, but this is no part of `x64`, because the
//! rooms above that ask, too: the LIR verifier and `lower`, whether a call can take the place of a
//! function, and the interpreter. Registers are only numbered here; `x64` and
//! [`ArgBlock`](crate::runtime::trampoline::ArgBlock) know which they are.

use super::signature::{Param, ParamMark, Signature};
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
    /// variable arguments finds them.
    StackAddr(u32),
}

/// A parameter or result with its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AbiParam {
    /// Its type. Bits above it in its register or 8-byte stack place are not defined.
    pub ty: Type,
    /// Its place.
    pub loc: AbiLoc,
}

/// Where all that a signature names travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Locations<'a> {
    /// The parameters.
    pub params: &'a [AbiParam],
    /// The results.
    pub results: &'a [AbiParam],
    /// Bytes of stack arguments, a multiple of 16.
    pub stack_bytes: u32,
    /// Number of vector registers that carry parameters: what `al` holds at calls of functions
    /// that may take variable arguments and are not known to be generated code.
    pub float_regs: u8,
}

/// The [`Locations`] of a function's own signature and of those of its calls, each found once.
#[derive(Clone, Debug, Default)]
pub struct LocationTable {
    /// The parameters and then the results of each row.
    places: Vec<AbiParam>,
    rows: Vec<Row>,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    params: u32,
    results: u32,
    end: u32,
    stack_bytes: u32,
    float_regs: u8,
}

impl LocationTable {
    /// Those of one signature, row 0.
    pub fn of(sig: &Signature) -> LocationTable {
        let mut table = LocationTable::default();
        table.push(sig);
        table
    }

    /// Removes all rows and keeps the memory.
    pub fn clear(&mut self) {
        self.places.clear();
        self.rows.clear();
    }

    /// Adds a row. Results that do not fit in registers are left out.
    pub fn push(&mut self, sig: &Signature) {
        let mut given = ArgAssigner::default();
        let params = self.places.len() as u32;
        self.places.extend(sig.params.iter().map(|&param| AbiParam {
            ty: param.ty,
            loc: given.param(param),
        }));
        let results = self.places.len() as u32;
        for &Param { ty, .. } in &sig.results {
            let Some(loc) = given.result(ty) else { break };
            self.places.push(AbiParam { ty, loc });
        }
        self.rows.push(Row {
            params,
            results,
            end: self.places.len() as u32,
            stack_bytes: given.stack_bytes(sig.tail),
            float_regs: given.floats,
        });
    }

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// A row, which must be there.
    #[inline(always)]
    pub fn row(&self, row: usize) -> Locations<'_> {
        let row = self.rows[row];
        Locations {
            params: &self.places[row.params as usize..row.results as usize],
            results: &self.places[row.results as usize..row.end as usize],
            stack_bytes: row.stack_bytes,
            float_regs: row.float_regs,
        }
    }
}

/// Bytes for stack arguments that each function of a convention with guaranteed tail calls has,
/// so that functions of different types can call each other in place of themselves.
pub const TAIL_ROOM: u32 = 256;

impl Signature {
    /// Bytes of stack arguments, a multiple of 16.
    pub fn stack_bytes(&self) -> u32 {
        ArgAssigner::after(&self.params).stack_bytes(self.tail)
    }
}

/// Whether results travel in registers: three integers, and two floats or four vectors.
pub fn results_fit(types: impl IntoIterator<Item = Type>) -> bool {
    let mut places = ArgAssigner::default();
    types.into_iter().all(|ty| places.result(ty).is_some())
}

/// Gives out the places of parameters and of results, in order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ArgAssigner {
    ints: u8,
    floats: u8,
    /// Whether the words of the value that was begun last are on the stack.
    is_on_stack: bool,
    int_results: u8,
    float_results: u8,
    stack: u32,
}

impl ArgAssigner {
    /// Number of integer registers for parameters.
    pub const INTS: u8 = 6;
    /// Number of vector registers for parameters.
    pub const FLOATS: u8 = 8;
    /// Number of integer registers for results.
    pub const INT_RESULTS: u8 = 3;
    /// Number of vector registers for results that are floats.
    pub const FLOAT_RESULTS: u8 = 2;
    /// Number of vector registers for results that are vectors.
    pub const VECTOR_RESULTS: u8 = 4;

    /// What is left behind these parameters.
    pub fn after(params: &[Param]) -> ArgAssigner {
        let mut places = ArgAssigner::default();
        for &param in params {
            places.param(param);
        }
        places
    }

    /// The place of the next parameter.
    #[inline(always)]
    pub fn param(&mut self, param: Param) -> AbiLoc {
        match param.mark {
            ParamMark::None => self.by_type(param.ty),
            _ => {
                let (loc, next) = self.marked(param);
                *self = next;
                loc
            }
        }
    }

    /// The place of a parameter with a mark, and what is left then. (By value: so what is left can be in
    /// registers in a loop over parameters, few of which have any.)
    fn marked(mut self, Param { ty, mark }: Param) -> (AbiLoc, ArgAssigner) {
        let loc = match mark {
            ParamMark::None
            | ParamMark::SignExtended
            | ParamMark::ZeroExtended
            | ParamMark::ResultAddress => self.by_type(ty),
            ParamMark::Pair => {
                self.is_on_stack = self.ints + 2 > ArgAssigner::INTS;
                match self.is_on_stack {
                    true => self.in_memory(ty, 16),
                    false => self.by_type(ty),
                }
            }
            ParamMark::Split => {
                if self.ints + 2 > ArgAssigner::INTS {
                    self.ints = ArgAssigner::INTS;
                    self.align_stack(16);
                }
                self.by_type(ty)
            }
            ParamMark::Memory { align } => {
                self.is_on_stack = true;
                self.in_memory(ty, align.into())
            }
            ParamMark::Rest if self.is_on_stack => self.in_memory(ty, 8),
            ParamMark::Rest => self.by_type(ty),
            ParamMark::Variable => AbiLoc::StackAddr(self.stack),
        };
        (loc, self)
    }

    /// The next register for values of a type, or else the next place on the stack.
    #[inline(always)]
    fn by_type(&mut self, ty: Type) -> AbiLoc {
        match ty.is_int() {
            true if self.ints < ArgAssigner::INTS => {
                self.ints += 1;
                AbiLoc::Int(self.ints - 1)
            }
            false if self.floats < ArgAssigner::FLOATS => {
                self.floats += 1;
                AbiLoc::Float(self.floats - 1)
            }
            _ => self.in_memory(ty, 8),
        }
    }

    /// The next place on the stack, aligned to so many bytes at least, a power of two.
    #[inline(always)]
    fn in_memory(&mut self, ty: Type, align: u32) -> AbiLoc {
        let size = ty.bytes().max(8);
        self.align_stack(align.max(size));
        let at = self.stack;
        self.stack = at.saturating_add(size);
        AbiLoc::Stack(at)
    }

    #[inline(always)]
    fn align_stack(&mut self, bytes: u32) {
        self.stack = self.stack.saturating_add(bytes - 1) & !(bytes - 1);
    }

    /// How many integer registers the parameters so far have taken.
    pub const fn ints(&self) -> u8 {
        self.ints
    }

    /// How many vector registers the parameters so far have taken.
    pub const fn floats(&self) -> u8 {
        self.floats
    }

    /// Bytes of stack arguments, a multiple of 16, and with a convention of tail calls room for more.
    fn stack_bytes(&self, tail: bool) -> u32 {
        let room = if tail { TAIL_ROOM } else { 0 };
        let bytes = self.stack.saturating_add(15) & !15;
        bytes.max(room)
    }

    /// The place of the next result; `None` if there is none left.
    #[inline]
    pub fn result(&mut self, ty: Type) -> Option<AbiLoc> {
        let (next, limit, loc): (_, _, fn(u8) -> AbiLoc) = match ty {
            Type::V128 | Type::V256 => (
                &mut self.float_results,
                ArgAssigner::VECTOR_RESULTS,
                AbiLoc::Float,
            ),
            ty if ty.is_float() => (
                &mut self.float_results,
                ArgAssigner::FLOAT_RESULTS,
                AbiLoc::Float,
            ),
            _ => (&mut self.int_results, ArgAssigner::INT_RESULTS, AbiLoc::Int),
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

    /// The places of parameters, as text.
    fn places(params: &[Param]) -> String {
        let mut places = ArgAssigner::default();
        let words = params.iter().map(|&param| match places.param(param) {
            AbiLoc::Int(n) => format!("i{n}"),
            AbiLoc::Float(n) => format!("f{n}"),
            AbiLoc::Stack(at) => format!("@{at}"),
            AbiLoc::StackAddr(at) => format!("&{at}"),
        });
        words.collect::<Vec<_>>().join(" ")
    }

    fn marked(ty: Type, mark: ParamMark) -> Param {
        Param { ty, mark }
    }

    fn word(mark: ParamMark) -> Param {
        marked(Type::I64, mark)
    }

    const WORD: Param = Param::new(Type::I64);

    #[test]
    fn scalars_fill_registers_and_then_the_stack() {
        let mut params = vec![Type::I64; 7];
        params.extend([Type::F64; 9]);
        params.push(Type::I8);
        let table = LocationTable::of(&Signature::new(&params, &[Type::I32]));
        let sig = table.row(0);
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
        assert!(results_fit([Type::I64, Type::F64, Type::I64]));
        assert!(!results_fit([Type::I64; 4]));
        assert!(!results_fit([Type::F64; 3]));
        assert!(results_fit([Type::V128; 4]));
        let table = LocationTable::of(&Signature::new(&[], &[Type::F64; 3]));
        assert_eq!(table.row(0).results.len(), 2);
    }

    #[test]
    fn a_pair_is_in_registers_or_on_the_stack() {
        let (low, high) = (word(ParamMark::Pair), word(ParamMark::Rest));
        assert_eq!(places(&[low, high, WORD]), "i0 i1 i2");
        let mut params = vec![WORD; 5];
        params.extend([low, high, WORD, WORD]);
        // The register that is left is for the next one.
        assert_eq!(places(&params), "i0 i1 i2 i3 i4 @0 @8 i5 @16");
        params.extend([low, high]);
        assert_eq!(places(&params[5..]), "i0 i1 i2 i3 i4 i5");
        assert_eq!(places(&params), "i0 i1 i2 i3 i4 @0 @8 i5 @16 @32 @40");
    }

    #[test]
    fn a_vector_that_was_taken_apart_leaves_no_register() {
        let mut params = vec![WORD; 5];
        params.extend([word(ParamMark::Split), WORD, WORD]);
        assert_eq!(places(&params), "i0 i1 i2 i3 i4 @0 @8 @16");
        assert_eq!(places(&params[1..]), "i0 i1 i2 i3 i4 i5 @0");
    }

    #[test]
    fn copies_take_no_register() {
        let (first, rest) = (word(ParamMark::Memory { align: 32 }), word(ParamMark::Rest));
        let float = Param::new(Type::F64);
        let params = [
            word(ParamMark::Memory { align: 8 }),
            first,
            rest,
            WORD,
            float,
        ];
        assert_eq!(places(&params), "@0 @32 @40 i0 f0");
        // An 80-bit float.
        let long = word(ParamMark::Memory { align: 16 });
        let params = [long, marked(Type::I16, ParamMark::Rest), WORD];
        assert_eq!(places(&params), "@0 @8 i0");
    }

    #[test]
    fn variable_arguments_are_behind_the_others() {
        let mut params = vec![WORD; 6];
        params.extend([Param::new(Type::V128); 8]);
        params.push(word(ParamMark::Variable));
        let sig = Signature {
            params: params.iter().copied().collect(),
            ..Signature::default()
        };
        assert!(sig.is_variadic());
        let table = LocationTable::of(&sig);
        let all = table.row(0);
        assert_eq!(all.params[14].loc, AbiLoc::StackAddr(0));
        assert_eq!((all.stack_bytes, all.float_regs), (0, 8));
        params.insert(0, WORD);
        assert!(places(&params).ends_with("&8"));
    }

    #[test]
    fn conventions_of_tail_calls_have_room() {
        let mut sig = Signature::new(&[Type::I64; 7], &[]);
        assert_eq!(sig.stack_bytes(), 16);
        sig.tail = true;
        assert_eq!(sig.stack_bytes(), 256);
        assert_eq!(LocationTable::of(&sig).row(0).stack_bytes, 256);
    }
}
