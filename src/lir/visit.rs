//! The roles that the fields of instructions have, for whoever walks over them.
//!
//! Each of the three traits has a function for each role. The further arguments of those of [`Visit`] are
//! what the table asks of the field: the type that an operand has to have, whether the operation knows a
//! type.

use super::function::{Callee, Handler, SigRef, Slot, Stub, SymbolId, Table, VConst, Value};
use super::inst::{BlockCall, MemFlags, Results};
use super::scalar::{UnaryOp, Word};
use super::types::Type;
use super::vector::Shape;
use crate::entity::List;

/// Visits the fields of an instruction in the order in which they are written.
#[allow(unused_variables)]
#[rustfmt::skip]
pub trait Visit {
    /// The name of the instruction.
    #[inline(always)]
    fn name(&mut self, name: &'static str) {}
    /// An operation of a table, which has the name.
    #[inline(always)]
    fn operation<W: Word>(&mut self, op: W) { self.name(op.word()); }
    /// Another choice that is written as a word.
    #[inline(always)]
    fn word<W: Word>(&mut self, word: W) {}
    /// A type, and whether there is the instruction for it.
    #[inline(always)]
    fn of(&mut self, ty: Type, is_known: bool) {}
    /// A shape, and whether there is the instruction for it.
    #[inline(always)]
    fn shape(&mut self, shape: Shape, is_known: bool) {}
    /// A number that the operation needs.
    #[inline(always)]
    fn imm(&mut self, imm: u8) {}
    /// The bits of an integer of a type.
    #[inline(always)]
    fn integer(&mut self, bits: u64, ty: Type) {}
    /// The bits of a float of a type.
    #[inline(always)]
    fn float(&mut self, bits: u64, ty: Type) {}
    /// A vector.
    #[inline(always)]
    fn vconst(&mut self, vconst: VConst) {}
    /// Machine code.
    #[inline(always)]
    fn stub(&mut self, stub: Stub) {}
    /// The mask of a shuffle.
    #[inline(always)]
    fn mask(&mut self, mask: VConst) { self.vconst(mask); }
    /// The flags of a memory access.
    #[inline(always)]
    fn flags(&mut self, flags: MemFlags) {}
    /// An operand of any type.
    #[inline(always)]
    fn value(&mut self, value: Value) {}
    /// An operand, and the type that it has to have.
    #[inline(always)]
    fn operand(&mut self, value: Value, ty: Type) { self.value(value); }
    /// Operands, and the types that they have to have.
    #[inline(always)]
    fn operands<const N: usize>(&mut self, values: [Value; N], types: [Type; N]) {
        for (value, ty) in values.into_iter().zip(types) {
            self.operand(value, ty);
        }
    }
    /// The operand of an operation whose result has a type.
    #[inline(always)]
    fn source(&mut self, value: Value, op: UnaryOp, to: Type) { self.value(value); }
    /// What is scaled and added to the operand before.
    #[inline(always)]
    fn index(&mut self, value: Value) { self.operand(value, Type::I64); }
    /// The logarithm of a factor.
    #[inline(always)]
    fn scale(&mut self, scale: u8) {}
    /// Bytes that are added.
    #[inline(always)]
    fn offset(&mut self, offset: i32) {}
    /// The logarithm of an alignment.
    #[inline(always)]
    fn align(&mut self, align: u8) {}
    /// A stack slot.
    #[inline(always)]
    fn slot(&mut self, slot: Slot) {}
    /// A symbol.
    #[inline(always)]
    fn symbol(&mut self, symbol: SymbolId) {}
    /// What is called by name.
    #[inline(always)]
    fn callee(&mut self, callee: Callee) {}
    /// The signature of a call.
    #[inline(always)]
    fn sig(&mut self, sig: SigRef) {}
    /// The arguments of a call, and whose results it has.
    #[inline(always)]
    fn arguments(&mut self, args: List, of: Results) {}
    /// The values that are returned.
    #[inline(always)]
    fn returned(&mut self, values: List) {}
    /// Where control goes.
    #[inline(always)]
    fn edge(&mut self, to: BlockCall) {}
    /// The cases of a switch.
    #[inline(always)]
    fn table(&mut self, table: Table) {}
    /// Where a call goes on that may end by unwinding.
    #[inline(always)]
    fn handler(&mut self, handler: Handler) {}
}

/// Visits the fields of an instruction, and may change them.
#[allow(unused_variables)]
#[rustfmt::skip]
pub trait VisitMut {
    /// A field that refers to nothing.
    #[inline(always)]
    fn operation<T>(&mut self, op: &mut T) {}
    /// A field that refers to nothing.
    #[inline(always)]
    fn word<T>(&mut self, word: &mut T) {}
    /// A field that refers to nothing.
    #[inline(always)]
    fn of(&mut self, ty: &mut Type) {}
    /// A field that refers to nothing.
    #[inline(always)]
    fn shape(&mut self, shape: &mut Shape) {}
    /// A field that refers to nothing.
    #[inline(always)]
    fn imm(&mut self, imm: &mut u8) {}
    /// A field that refers to nothing.
    #[inline(always)]
    fn integer(&mut self, bits: &mut u64) {}
    /// A field that refers to nothing.
    #[inline(always)]
    fn float(&mut self, bits: &mut u64) {}
    /// A vector.
    fn vconst(&mut self, vconst: &mut VConst);
    /// Machine code.
    fn stub(&mut self, stub: &mut Stub);
    /// The mask of a shuffle.
    #[inline(always)]
    fn mask(&mut self, mask: &mut VConst) { self.vconst(mask); }
    /// A field that refers to nothing.
    #[inline(always)]
    fn flags(&mut self, flags: &mut MemFlags) {}
    /// An operand.
    fn value(&mut self, value: &mut Value);
    /// An operand.
    #[inline(always)]
    fn operand(&mut self, value: &mut Value) { self.value(value); }
    /// Operands.
    #[inline(always)]
    fn operands(&mut self, values: &mut [Value]) { values.iter_mut().for_each(|v| self.value(v)); }
    /// An operand.
    #[inline(always)]
    fn source(&mut self, value: &mut Value) { self.value(value); }
    /// An operand.
    #[inline(always)]
    fn index(&mut self, value: &mut Value) { self.value(value); }
    /// A field that refers to nothing.
    #[inline(always)]
    fn scale(&mut self, scale: &mut u8) {}
    /// A field that refers to nothing.
    #[inline(always)]
    fn offset(&mut self, offset: &mut i32) {}
    /// A field that refers to nothing.
    #[inline(always)]
    fn align(&mut self, align: &mut u8) {}
    /// A stack slot.
    fn slot(&mut self, slot: &mut Slot);
    /// A symbol.
    #[inline(always)]
    fn symbol(&mut self, symbol: &mut SymbolId) {}
    /// What is called by name.
    fn callee(&mut self, callee: &mut Callee);
    /// The signature of a call.
    fn sig(&mut self, sig: &mut SigRef);
    /// The arguments of a call.
    fn arguments(&mut self, args: &mut List);
    /// The values that are returned.
    fn returned(&mut self, values: &mut List);
    /// Where control goes.
    fn edge(&mut self, to: &mut BlockCall);
    /// The cases of a switch.
    fn table(&mut self, table: &mut Table);
    /// Where a call goes on that may end by unwinding.
    fn handler(&mut self, handler: &mut Handler);
}

/// Gives the fields of an instruction, in the order in which they are written.
#[allow(missing_docs, reason = "the roles are those of `Visit`")]
#[rustfmt::skip]
pub trait Read {
    /// Why there is no such field.
    type Error;

    fn operation<W: Word>(&mut self) -> Result<W, Self::Error>;
    fn word<W: Word>(&mut self) -> Result<W, Self::Error>;
    fn of(&mut self) -> Result<Type, Self::Error>;
    fn shape(&mut self) -> Result<Shape, Self::Error>;
    fn imm(&mut self) -> Result<u8, Self::Error>;
    fn integer(&mut self) -> Result<u64, Self::Error>;
    fn float(&mut self) -> Result<u64, Self::Error>;
    fn vconst(&mut self) -> Result<VConst, Self::Error>;
    fn stub(&mut self) -> Result<Stub, Self::Error>;
    fn mask(&mut self) -> Result<VConst, Self::Error>;
    fn flags(&mut self) -> Result<MemFlags, Self::Error>;
    fn value(&mut self) -> Result<Value, Self::Error>;
    fn operand(&mut self) -> Result<Value, Self::Error> { self.value() }
    fn operands<const N: usize>(&mut self) -> Result<[Value; N], Self::Error> {
        let mut values = [Value(0); N];
        for value in &mut values {
            *value = self.value()?;
        }
        Ok(values)
    }
    fn source(&mut self) -> Result<Value, Self::Error> { self.value() }
    fn index(&mut self) -> Result<Value, Self::Error>;
    fn scale(&mut self) -> Result<u8, Self::Error>;
    fn offset(&mut self) -> Result<i32, Self::Error>;
    fn align(&mut self) -> Result<u8, Self::Error>;
    fn slot(&mut self) -> Result<Slot, Self::Error>;
    fn symbol(&mut self) -> Result<SymbolId, Self::Error>;
    fn callee(&mut self) -> Result<Callee, Self::Error>;
    fn sig(&mut self) -> Result<SigRef, Self::Error>;
    fn arguments(&mut self) -> Result<List, Self::Error>;
    fn returned(&mut self) -> Result<List, Self::Error>;
    fn edge(&mut self) -> Result<BlockCall, Self::Error>;
    fn table(&mut self) -> Result<Table, Self::Error>;
    fn handler(&mut self) -> Result<Handler, Self::Error>;
}
