//! Constants of `ir` as bytes: initialisers of variables, and addresses computed from symbols.
//!
//! Relies on: the verifier's word on the types of constants; and final addresses of all symbols,
//! since constants that refer to each other in a circle are ordinary. Promises: writes nothing
//! outside of the bytes it is given, and names the constant that it does not support. What a constant
//! is worth is for `lower::constant` to say.

#[cfg_attr(
    not(all(target_arch = "x86_64", target_os = "linux")),
    path = "soft_float.rs"
)]
mod big_float;
mod float;
#[cfg(all(test, feature = "portable"))]
mod soft_float;

use crate::ir::types::{Type, TypeId};
use crate::ir::{self, Const, ConstId, ConstOp, Module};
use crate::lir::SymbolId;
use crate::lower::ModuleInfo;
use crate::lower::constant::{ConstValue, Environment, Evaluator, Linear, Memo};
use crate::runtime::SymbolTable;

/// A constant that cannot be computed here: the words that name it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct UnsupportedConstant(pub String);

/// Constants of one module.
pub(crate) struct Constants<'a> {
    module: &'a Module,
    info: &'a ModuleInfo,
    linked: LinkedSymbols<'a>,
    memo: Memo,
}

/// What is known of a module that is linked.
struct LinkedSymbols<'a> {
    module: &'a Module,
    symbols: &'a SymbolTable,
}

impl Environment for LinkedSymbols<'_> {
    fn address(&self, symbol: SymbolId) -> Option<u64> {
        // Each thread has its own.
        let global = self.module.globals.get(ir::GlobalId(symbol.0));
        let is_local = global.is_some_and(|global| global.thread_local.is_some());
        (!is_local).then(|| self.symbols.address(symbol))
    }

    fn float(&self, op: ConstOp, from: Type, to: Type, values: [u128; 2]) -> Option<u128> {
        float::compute(op, from, to, values)
    }
}

impl<'a> Constants<'a> {
    /// The constants of a module with these tables, whose symbols are these.
    pub(crate) fn new(module: &'a Module, info: &'a ModuleInfo, symbols: &'a SymbolTable) -> Self {
        Constants {
            module,
            info,
            linked: LinkedSymbols { module, symbols },
            memo: Memo::default(),
        }
    }

    fn evaluator(&mut self) -> Evaluator<'_> {
        Evaluator {
            module: self.module,
            info: self.info,
            environment: &self.linked,
            memo: &mut self.memo,
        }
    }

    /// The value of a constant of at most 64 bits, zero-extended; of a float, its bits.
    pub(crate) fn evaluate(&mut self, constant: ConstId) -> Result<u64, UnsupportedConstant> {
        let mut evaluator = self.evaluator();
        let value = evaluator.evaluate(constant);
        match value.scalar().and_then(Linear::known) {
            Some(bits) => Ok(bits as u64),
            None => Err(UnsupportedConstant(evaluator.reason(&value))),
        }
    }

    /// Writes a constant over `to`, which holds zeros and is of its type's size.
    pub(crate) fn write(
        &mut self,
        constant: ConstId,
        to: &mut [u8],
    ) -> Result<(), UnsupportedConstant> {
        let value = self.value_of(constant);
        self.write_value(value, self.module.const_type(constant), to)
    }

    /// The value of a constant; aggregates are written as they are.
    fn value_of(&mut self, id: ConstId) -> ConstValue {
        match self.module.consts.get(id) {
            Const::Aggregate { .. } | Const::Splat { .. } | Const::Bytes { .. } => {
                ConstValue::Const(id)
            }
            _ => self.evaluator().evaluate(id),
        }
    }

    fn write_value(
        &mut self,
        value: ConstValue,
        ty: TypeId,
        to: &mut [u8],
    ) -> Result<(), UnsupportedConstant> {
        let module = self.module;
        let mut work = vec![PendingWrite { value, ty, at: 0 }];
        while let Some(item) = work.pop() {
            let PendingWrite { ty, at, .. } = item;
            match &item.value {
                ConstValue::Zero => {}
                ConstValue::Scalar(linear) => {
                    let Some(bits) = linear.known() else {
                        return Err(UnsupportedConstant(self.evaluator().reason(&item.value)));
                    };
                    let size = self.size(ty)? as usize;
                    put(to, at, bits.to_le_bytes().get(..size).ok_or_else(no_size)?)?;
                }
                ConstValue::Parts(parts) => {
                    let part = |_: &mut Self, n: usize| parts[n].clone();
                    self.write_parts(&item, parts.len(), part, to, &mut work)?;
                }
                ConstValue::Const(id) => match module.consts.get(*id) {
                    Const::Bytes { at: start, len, .. } => {
                        put(to, at, module.consts.bytes(start, len))?;
                    }
                    Const::BigInt { words, .. } | Const::BigFloat { words, .. } => {
                        let size = self.size(ty)? as usize;
                        let word = |i| module.consts.word(words, i).to_le_bytes();
                        let bytes: Vec<u8> = (0..size.div_ceil(4)).flat_map(word).collect();
                        put(to, at, &bytes[..size])?;
                    }
                    Const::Aggregate { elems, .. } => {
                        let elems = module.consts.lists.get(elems);
                        let part = |this: &mut Self, n: usize| this.value_of(ConstId(elems[n]));
                        self.write_parts(&item, elems.len(), part, to, &mut work)?;
                    }
                    Const::Splat { elem, .. } => {
                        let Type::Vector { len, .. } = module.types.resolved(ty) else {
                            return Err(UnsupportedConstant(
                                "a splat that is not of a vector type".into(),
                            ));
                        };
                        let part = |this: &mut Self, _| this.value_of(elem);
                        self.write_parts(&item, len as usize, part, to, &mut work)?;
                    }
                    _ => return Err(UnsupportedConstant(self.evaluator().reason(&item.value))),
                },
            }
        }
        Ok(())
    }

    /// Writes the scalars among the parts of a value, and leaves the others to be done.
    fn write_parts(
        &mut self,
        whole: &PendingWrite,
        count: usize,
        mut part: impl FnMut(&mut Self, usize) -> ConstValue,
        to: &mut [u8],
        work: &mut Vec<PendingWrite>,
    ) -> Result<(), UnsupportedConstant> {
        let types = &self.module.types;
        let (fields, elem, stride) = match types.resolved(whole.ty) {
            Type::Struct { fields, .. } => (types.list(fields), TypeId::VOID, 0),
            Type::Array { elem, .. } => (&[][..], elem, self.stride(elem)?),
            Type::Vector { elem, .. } => match types.int_width(elem) {
                Some(width) if width % 8 != 0 => {
                    return self.write_bits(width, whole, count, part, to);
                }
                _ => (&[][..], elem, self.size(elem)?),
            },
            _ => return Err(no_size()),
        };
        for n in 0..count {
            let (ty, offset) = match fields.get(n) {
                Some(&field) => {
                    let offset = self.info.layouts.field_offset(types, whole.ty, n);
                    (field, offset.ok_or_else(no_size)?)
                }
                None => (elem, n as u64 * stride),
            };
            let (value, at) = (part(self, n), whole.at + offset);
            match value.scalar().and_then(Linear::known) {
                Some(0) => {}
                Some(bits) => {
                    let size = self.size(ty)? as usize;
                    put(to, at, bits.to_le_bytes().get(..size).ok_or_else(no_size)?)?;
                }
                None => work.push(PendingWrite { value, ty, at }),
            }
        }
        Ok(())
    }

    /// Writes the elements of a vector whose width is not one of whole bytes: they are packed.
    fn write_bits(
        &mut self,
        width: u32,
        whole: &PendingWrite,
        count: usize,
        mut part: impl FnMut(&mut Self, usize) -> ConstValue,
        to: &mut [u8],
    ) -> Result<(), UnsupportedConstant> {
        let width = width as usize;
        let mut bytes = vec![0u8; (width * count).div_ceil(8)];
        let mut one = vec![0u8; width.div_ceil(8)];
        let Type::Vector { elem, .. } = self.module.types.resolved(whole.ty) else {
            return Err(no_size());
        };
        for n in 0..count {
            one.fill(0);
            let value = part(self, n);
            self.write_value(value, elem, &mut one)?;
            for bit in (0..width).filter(|bit| one[bit / 8] >> (bit % 8) & 1 != 0) {
                let place = n * width + bit;
                bytes[place / 8] |= 1 << (place % 8);
            }
        }
        put(to, whole.at, &bytes)
    }

    fn size(&self, ty: TypeId) -> Result<u64, UnsupportedConstant> {
        let layout = self.info.layouts.of(&self.module.types, ty);
        layout.map(|layout| layout.store_size).ok_or_else(no_size)
    }

    fn stride(&self, ty: TypeId) -> Result<u64, UnsupportedConstant> {
        let layout = self.info.layouts.of(&self.module.types, ty);
        layout.map(|layout| layout.alloc_size()).ok_or_else(no_size)
    }
}

/// What is still to be written, and where.
struct PendingWrite {
    value: ConstValue,
    ty: TypeId,
    at: u64,
}

fn no_size() -> UnsupportedConstant {
    UnsupportedConstant("a constant of a type without a size".into())
}

fn put(to: &mut [u8], at: u64, bytes: &[u8]) -> Result<(), UnsupportedConstant> {
    let place = usize::try_from(at)
        .ok()
        .and_then(|at| to.get_mut(at..)?.get_mut(..bytes.len()));
    match place {
        Some(place) => {
            place.copy_from_slice(bytes);
            Ok(())
        }
        None => Err(UnsupportedConstant(
            "a constant larger than its type".into(),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::constant::ConstOp;
    use crate::ir::inst::{BinaryOp, CastOp, Flags, GepFlags};
    use crate::runtime::{EntryLayout, FuncIndex, ResolvedSymbol};

    fn with<R>(module: &Module, f: impl FnOnce(&mut Constants) -> R) -> R {
        let info = ModuleInfo::new(module);
        let entries = EntryLayout {
            thunks: 0x1000,
            cells: 0x2000,
            limit: 8,
        };
        let rows = [
            ResolvedSymbol::Data(0x5000),
            ResolvedSymbol::Function(FuncIndex(2)),
        ];
        let symbols = SymbolTable::new(rows.into(), entries);
        f(&mut Constants::new(module, &info, &symbols))
    }

    #[test]
    fn structs_arrays_and_strings_are_laid_out() {
        let mut module = Module::new();
        let (types, consts) = (&mut module.types, &mut module.consts);
        let string = types.array(TypeId::I8, 3);
        let pair = types.structure(&[TypeId::I8, TypeId::I32, string], false);
        let array = types.array(pair, 2);
        let one = consts.int(TypeId::I8, 8, 1);
        let two = consts.int(TypeId::I32, 32, -2i32 as u64);
        let text = consts.string(string, b"ab\0");
        let first = consts.aggregate(pair, &[one, two, text]);
        let zero = consts.intern(Const::Zero(pair));
        let whole = consts.aggregate(array, &[zero, first]);
        let mut bytes = [0; 24];
        with(&module, |constants| constants.write(whole, &mut bytes)).unwrap();
        assert_eq!(bytes[..12], [0; 12]);
        assert_eq!(bytes[12..], *b"\x01\0\0\0\xfe\xff\xff\xffab\0\0");
        let mut short = [0; 20];
        assert!(with(&module, |constants| constants.write(whole, &mut short)).is_err());
    }

    #[test]
    fn expressions_are_computed_from_addresses() {
        let mut module = Module::new();
        let (types, consts) = (&mut module.types, &mut module.consts);
        let inner = types.array(TypeId::I64, 10);
        let outer = types.structure(&[TypeId::I64, inner], false);
        let name = module.names.intern(b"g");
        for i in 0..2 {
            let global = crate::ir::Global {
                name,
                numbered: false,
                span: crate::diag::Span::NONE,
                kind: crate::ir::GlobalKind::Undeclared,
                ty: outer,
                ptr_ty: TypeId::PTR,
                linkage: Default::default(),
                visibility: Default::default(),
                thread_local: None,
                align: Default::default(),
                section: None,
                comdat: None,
                locality: Default::default(),
                dll: Default::default(),
                unnamed_addr: Default::default(),
                externally_initialized: false,
                metadata: crate::entity::List::EMPTY,
            };
            assert_eq!(module.globals.push(global).0, i);
        }
        let g = consts.intern(Const::Global(crate::ir::GlobalId(0)));
        let f = consts.intern(Const::Global(crate::ir::GlobalId(1)));
        let one = consts.int(TypeId::I32, 32, 1);
        let minus = consts.int(TypeId::I32, 32, -3i32 as u64);
        let gep = consts.expr(
            ConstOp::Gep(GepFlags::INBOUNDS),
            TypeId::PTR,
            outer,
            &[g, one, one, minus],
        );
        let cast = ConstOp::Cast(CastOp::PtrToInt);
        let a = consts.expr(cast, TypeId::I64, TypeId::I64, &[gep]);
        let b = consts.expr(cast, TypeId::I64, TypeId::I64, &[f]);
        let sub = ConstOp::Binary(BinaryOp::Sub, Flags::NONE);
        let difference = consts.expr(sub, TypeId::I64, TypeId::I64, &[a, b]);
        let trunc = ConstOp::Cast(CastOp::Trunc);
        let low = consts.expr(trunc, TypeId::I8, TypeId::I8, &[difference]);
        let expected = 0x5000 + 88 + 8 - 24 - 0x1020u64;
        with(&module, |constants| {
            assert_eq!(constants.evaluate(difference), Ok(expected));
            assert_eq!(constants.evaluate(low), Ok(expected & 0xff));
            let mut bytes = [0; 8];
            constants.write(f, &mut bytes).unwrap();
            assert_eq!(u64::from_le_bytes(bytes), 0x1020);
        });
    }

    #[test]
    fn vectors_of_bits_are_packed() {
        let mut module = Module::new();
        let ty = module.types.intern(Type::Vector {
            elem: TypeId::I1,
            len: 10,
            scalable: false,
        });
        let bits = [0, 1].map(|bit| module.consts.int(TypeId::I1, 1, bit));
        let elems: Vec<ConstId> = (0..10)
            .map(|i| bits[usize::from(i == 0 || i == 9)])
            .collect();
        let vector = module.consts.aggregate(ty, &elems);
        let mut bytes = [0; 2];
        with(&module, |constants| constants.write(vector, &mut bytes)).unwrap();
        assert_eq!(bytes, [1, 2]);
    }

    #[test]
    fn nesting_and_sharing_have_no_limit() {
        let mut module = Module::new();
        let consts = &mut module.consts;
        let one = consts.int(TypeId::I64, 64, 1);
        let add = ConstOp::Binary(BinaryOp::Add, Flags::NONE);
        let (mut deep, mut shared) = (one, one);
        for _ in 0..100_000 {
            deep = consts.expr(add, TypeId::I64, TypeId::I64, &[deep, one]);
            // Both operands are the same: 2^100,000 paths lead to the first.
            shared = consts.expr(add, TypeId::I64, TypeId::I64, &[shared, shared]);
        }
        with(&module, |constants| {
            assert_eq!(constants.evaluate(deep), Ok(100_001));
            assert_eq!(constants.evaluate(shared), Ok(0));
        });
    }
}
