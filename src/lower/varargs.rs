//! Functions that take variable arguments, and the lists of them (System V ABI, section 3.5.7).
//!
//! Such a function saves all argument registers when it is entered. A `va_list` is
//! `{ i32 gp_offset, i32 fp_offset, ptr overflow_arg_area, ptr reg_save_area }`.

use super::Cx;
use super::abi::Variable;
use super::fail::Done;
use super::info::Scalar;
use super::operand::Repr;
use crate::ir::{Operand, TypeId};
use crate::lir::{BinaryOp, IntCond, Signature, Slot, Type, Value};

/// Bytes of the integer registers that are saved.
const INT_BYTES: u32 = 8 * Signature::INT_PARAMS as u32;
/// Bytes of all registers that are saved.
const SAVED_BYTES: u32 = INT_BYTES + 16 * Signature::FLOAT_PARAMS as u32;

const FP_OFFSET: i32 = 4;
const OVERFLOW: i32 = 8;
const SAVED: i32 = 16;

/// Where a function finds its variable arguments.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    /// The registers that the fixed parameters take.
    pub variable: Variable,
    /// The first of the parameters behind the fixed ones.
    pub first: Value,
    /// How many there are.
    pub count: usize,
    saved: Slot,
    overflow: Value,
}

impl Cx<'_> {
    /// Saves the registers that may hold variable arguments; `take` gives their values.
    pub fn save_variable_args(
        &mut self,
        variable: Variable,
        take: &mut impl FnMut() -> Value,
    ) -> Done<()> {
        let saved = self.b.slot(SAVED_BYTES, 16);
        let base = self.materialize(Repr::Slot(saved, 0))?;
        let ints = (variable.ints..Signature::INT_PARAMS).map(|n| 8 * i32::from(n));
        let floats = (variable.floats..Signature::FLOAT_PARAMS)
            .map(|n| INT_BYTES as i32 + 16 * i32::from(n));
        let mut values = Vec::new();
        for at in ints.chain(floats) {
            let value = take();
            self.b.store(value, base, at);
            values.push(value);
        }
        let overflow = take();
        self.variable = Some(Area {
            variable,
            first: values.first().copied().unwrap_or(overflow),
            count: values.len() + 1,
            saved,
            overflow,
        });
        Ok(())
    }

    pub fn va_start(&mut self, list: Operand) -> Done<Repr> {
        let Some(area) = self.variable else {
            return Err(self.invalid("the function takes no variable arguments"));
        };
        let at = self.address(list)?;
        let gp = self.constant(Type::I32, 8 * u64::from(area.variable.ints));
        let fp = u64::from(INT_BYTES) + 16 * u64::from(area.variable.floats);
        let fp = self.constant(Type::I32, fp);
        let saved = self.materialize(Repr::Slot(area.saved, 0))?;
        for (offset, value) in [
            (0, gp),
            (FP_OFFSET, fp),
            (OVERFLOW, area.overflow),
            (SAVED, saved),
        ] {
            let (addr, offset) = self.moved(at, offset as u64);
            self.b.store(value, addr, offset);
        }
        Ok(Repr::Unset)
    }

    pub fn va_copy(&mut self, to: Operand, from: Operand) -> Done<Repr> {
        let from = self.address(from)?;
        let words = [0, 8, 16].map(|at| {
            let (addr, offset) = self.moved(from, at);
            (at, self.b.load(Type::I64, addr, offset))
        });
        let to = self.address(to)?;
        for (at, word) in words {
            let (addr, offset) = self.moved(to, at);
            self.b.store(word, addr, offset);
        }
        Ok(Repr::Unset)
    }

    /// The next argument, without branches: both places are known, and one is selected.
    pub fn va_arg(&mut self, ty: TypeId, list: Operand) -> Done<Repr> {
        let scalar = self.scalar(ty)?;
        let list = self.value(list)?;
        let (field, end, step) = match scalar.ty.is_int() {
            true => (0, INT_BYTES, 8),
            false => (FP_OFFSET, SAVED_BYTES, 16),
        };
        let offset = self.b.load(Type::I32, list, field);
        let overflow = self.b.load(Type::I64, list, OVERFLOW);
        let saved = self.b.load(Type::I64, list, SAVED);
        let end = self.constant(Type::I32, end.into());
        let in_register = self.b.icmp(IntCond::Ult, offset, end);
        let wide = self.zext(offset, Scalar::full(Type::I32), Scalar::PTR);
        let in_saved = self.b.binary(BinaryOp::Add, saved, wide);
        let at = self.select_values(in_register, in_saved, overflow);
        let step = self.constant(Type::I32, step);
        let next = self.b.binary(BinaryOp::Add, offset, step);
        let next = self.select_values(in_register, next, offset);
        self.b.store(next, list, field);
        let behind = self.plus(overflow, 8);
        let behind = self.select_values(in_register, overflow, behind);
        self.b.store(behind, list, OVERFLOW);
        let flags = crate::lir::MemFlags::PLAIN;
        Ok(Repr::Value(self.load_scalar(scalar, flags, (at, 0))))
    }
}
