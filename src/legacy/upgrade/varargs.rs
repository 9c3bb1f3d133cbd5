//! Variable arguments, in the forms of each year.
//!
//! Until 1.5 a list is a value that `llvm.va_start` returns and `vanext` gives a new one of; from
//! then on it is in a variable, whose address `va_start` and `va_arg` take. Today's list is a
//! structure of 24 bytes on x86-64, which does not fit into a variable of the time: so a value of
//! the type of lists is the address of such a structure, as it is for C when it is passed on.

use super::super::op::Opcode;
use super::super::types::Ty;
use super::Upgrader;
use super::body::Making;
use crate::ir::inst::{Align, MemFlags};
use crate::ir::{CastOp, InstData, Operand, TypeId};

/// The size of a list.
const SIZE: u64 = 24;

impl Upgrader<'_> {
    /// Room for a list of today.
    fn new_list(&mut self, f: &mut Making<'_>) -> Operand {
        let fields = [TypeId::I32, TypeId::I32, TypeId::PTR, TypeId::PTR];
        let ty = self.out.types.structure(&fields, false);
        let data = InstData::Alloca {
            ty,
            count: Operand::MISSING,
            align: Align::NONE,
            flags: 0,
        };
        f.push(data, TypeId::PTR)
    }

    fn copied_list(&mut self, f: &mut Making<'_>, from: Operand) -> Operand {
        let to = self.new_list(f);
        self.copy_list(f, to, from);
        to
    }

    fn copy_list(&mut self, f: &mut Making<'_>, to: Operand, from: Operand) {
        let params = [TypeId::PTR, TypeId::PTR, TypeId::I64, TypeId::I1];
        let size = f.int(self, TypeId::I64, SIZE);
        let not_volatile = f.int(self, TypeId::I1, 0);
        let args = [to, from, size, not_volatile];
        self.call_intrinsic(f, "llvm.memcpy.p0.p0.i64", TypeId::VOID, &params, &args);
    }

    /// Whether a pointer of this type is the address of a variable that holds a list: such a
    /// variable is a pointer itself.
    fn is_variable(&self, ty: Ty) -> bool {
        let to = self.m.types.pointee(ty);
        to.is_some_and(|to| self.m.types.pointee(to).is_some())
    }

    fn load_list(&mut self, f: &mut Making<'_>, from: Operand) -> Operand {
        let data = InstData::Load {
            ptr: from,
            align: Align::NONE,
            flags: MemFlags::PLAIN,
        };
        f.push(data, TypeId::PTR)
    }

    fn store_list(&mut self, f: &mut Making<'_>, list: Operand, to: Operand) {
        let data = InstData::Store {
            value: list,
            ptr: to,
            align: Align::NONE,
            flags: MemFlags::PLAIN,
        };
        f.push(data, TypeId::VOID);
    }

    fn start_list(&mut self, f: &mut Making<'_>, list: Operand) {
        self.call_intrinsic(f, "llvm.va_start", TypeId::VOID, &[TypeId::PTR], &[list]);
    }

    /// `llvm.va_start`, `llvm.va_end` and `llvm.va_copy`, by their arguments.
    pub(super) fn list_intrinsic(
        &mut self,
        f: &mut Making<'_>,
        name: &str,
        words: &[u32],
    ) -> Operand {
        let types: Vec<Ty> = words.iter().map(|&word| self.old_ty(f, word)).collect();
        let args: Vec<Operand> = words.iter().map(|&word| self.operand(f, word)).collect();
        match (name, &args[..]) {
            ("va_start", []) => {
                let list = self.new_list(f);
                self.start_list(f, list);
                list
            }
            ("va_start", &[to, ..]) if self.is_variable(types[0]) => {
                let list = self.new_list(f);
                self.start_list(f, list);
                self.store_list(f, list, to);
                Operand::MISSING
            }
            ("va_start", &[to, ..]) => {
                self.start_list(f, to);
                Operand::MISSING
            }
            // Of a list that is copied it is the value that is given back.
            ("va_copy", &[from]) => self.copied_list(f, from),
            ("va_copy", &[to, from]) => {
                let from = match self.is_variable(types[1]) {
                    true => self.load_list(f, from),
                    false => from,
                };
                match self.is_variable(types[0]) {
                    true => {
                        let list = self.copied_list(f, from);
                        self.store_list(f, list, to);
                    }
                    false => self.copy_list(f, to, from),
                }
                Operand::MISSING
            }
            _ => Operand::MISSING,
        }
    }

    /// `vaarg`, `vanext` and `va_arg`.
    pub(super) fn variable_argument(
        &mut self,
        f: &mut Making<'_>,
        op: Opcode,
        ty: Ty,
        word: u32,
    ) -> Operand {
        let own = self.old_ty(f, word);
        let list = self.operand(f, word);
        if op == Opcode::VaArgIn {
            let list = match self.is_variable(own) {
                true => self.load_list(f, list),
                false => list,
            };
            return self.next_argument(f, list, ty);
        }
        // The list that is given stays where it is.
        let copy = self.copied_list(f, list);
        let value = self.next_argument(f, copy, ty);
        match op {
            Opcode::VaNext => copy,
            _ => value,
        }
    }

    /// Takes an argument: those that C passes wider were passed so.
    fn next_argument(&mut self, f: &mut Making<'_>, list: Operand, own: Ty) -> Operand {
        let ty = self.ty(own, f.span);
        let take = |f: &mut Making<'_>, ty| f.push(InstData::VaArg { list }, ty);
        match self.m.types.integral(own) {
            Some((bits, _)) if bits < 32 => {
                let wide = take(f, TypeId::I32);
                self.cast(f, CastOp::Trunc, wide, ty)
            }
            _ if ty == TypeId::FLOAT => {
                let wide = take(f, TypeId::DOUBLE);
                self.cast(f, CastOp::FPTrunc, wide, ty)
            }
            _ => take(f, ty),
        }
    }

    /// A variable argument as C passes it.
    pub(super) fn promoted(&mut self, f: &mut Making<'_>, own: Ty, value: Operand) -> Operand {
        match self.m.types.integral(own) {
            Some((bits, signed)) if bits < 32 => {
                let to = if signed { Ty::INT } else { Ty::UINT };
                self.convert(f, own, to, value)
            }
            _ if self.m.types.primitive(own) == Some(Ty::FLOAT) => {
                self.convert(f, own, Ty::DOUBLE, value)
            }
            _ => value,
        }
    }
}
