//! Constants of `ir` as bytes: initialisers of variables, and addresses computed from symbols.
//!
//! Relies on: the verifier's word on the types of constants; and final addresses of all symbols,
//! since constants that refer to each other in a circle are ordinary. Promises: writes nothing
//! outside of the bytes it is given, and names the constant that it does not support.

mod big_float;
mod expression;

use self::expression::Expression;
use crate::ir::types::{Type, TypeId};
use crate::ir::{Const, ConstId, Module};
use crate::lir::SymbolId;
use crate::lower::ModuleInfo;
use crate::runtime::SymbolTable;

/// A constant that cannot be computed here: the words that name it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unsupported(pub String);

/// Constants of one module.
pub struct Constants<'a> {
    /// The module.
    pub module: &'a Module,
    /// Its tables.
    pub info: &'a ModuleInfo,
    /// Its symbols.
    pub symbols: &'a SymbolTable,
}

/// How deep constant expressions may nest: deeper than in any text.
const MAX_DEPTH: u32 = 150;

impl Constants<'_> {
    /// Writes a constant over `to`, which holds zeros and is of its type's size.
    pub fn write(&self, constant: ConstId, to: &mut [u8]) -> Result<(), Unsupported> {
        self.write_at(constant, to, 0)
    }

    fn write_at(&self, constant: ConstId, to: &mut [u8], depth: u32) -> Result<(), Unsupported> {
        if depth > MAX_DEPTH {
            return Err(too_deep());
        }
        let mut work = vec![(constant, 0u64)];
        while let Some((constant, at)) = work.pop() {
            match self.module.consts.get(constant) {
                Const::Zero(_) | Const::Undef(_) | Const::Poison(_) | Const::Null(_) => {}
                Const::Bytes { at: start, len, .. } => {
                    put(to, at, self.module.consts.bytes(start, len))?;
                }
                Const::BigInt { ty, words } => {
                    let size = self.size(ty)? as usize;
                    let word = |i| self.module.consts.word(words, i).to_le_bytes();
                    let bytes: Vec<u8> = (0..size.div_ceil(4)).flat_map(word).collect();
                    put(to, at, &bytes[..size])?;
                }
                Const::BigFloat { ty, words } => {
                    let words = self.module.consts.lists.get(words);
                    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
                    let size = (self.size(ty)? as usize).min(bytes.len());
                    put(to, at, &bytes[..size])?;
                }
                Const::Aggregate { ty, elems } => {
                    let elems: Vec<ConstId> = self.module.consts.list(elems).collect();
                    self.write_parts(ty, &elems, at, to, &mut work)?;
                }
                Const::Splat { ty, elem } => {
                    let Type::Vector { len, .. } = self.module.types.resolved(ty) else {
                        return Err(Unsupported("a splat that is not of a vector type".into()));
                    };
                    self.write_parts(ty, &vec![elem; len as usize], at, to, &mut work)?;
                }
                Const::Expr {
                    op,
                    ty,
                    source,
                    args,
                } if !self.is_scalar(ty) => {
                    let args = self.module.consts.list(args).collect();
                    let e = Expression {
                        op,
                        ty,
                        source,
                        args,
                    };
                    put(to, at, &self.expression_bytes(&e, depth + 1)?)?;
                }
                _ => {
                    let size = self.size(self.module.const_type(constant))?;
                    let value = self.evaluate_at(constant, depth)?.to_le_bytes();
                    let Some(value) = value.get(..size as usize) else {
                        return Err(Unsupported("a constant expression of a wide type".into()));
                    };
                    put(to, at, value)?;
                }
            }
        }
        Ok(())
    }

    fn write_parts(
        &self,
        ty: TypeId,
        elems: &[ConstId],
        at: u64,
        to: &mut [u8],
        work: &mut Vec<(ConstId, u64)>,
    ) -> Result<(), Unsupported> {
        let types = &self.module.types;
        match types.resolved(ty) {
            Type::Struct { .. } => {
                for (i, &elem) in elems.iter().enumerate() {
                    let offset = self.info.layouts.field_offset(types, ty, i);
                    work.push((elem, at + offset.ok_or_else(no_size)?));
                }
            }
            Type::Array { elem: part, .. } => {
                let stride = self.stride(part)?;
                for (i, &elem) in elems.iter().enumerate() {
                    work.push((elem, at + i as u64 * stride));
                }
            }
            Type::Vector { elem: part, .. } => match types.int_width(part) {
                Some(width) if width % 8 != 0 => {
                    self.write_bits(u64::from(width), elems, at, to)?;
                }
                _ => {
                    let size = self.size(part)?;
                    for (i, &elem) in elems.iter().enumerate() {
                        work.push((elem, at + i as u64 * size));
                    }
                }
            },
            _ => return Err(no_size()),
        }
        Ok(())
    }

    /// Writes the elements of a vector whose width is not one of whole bytes: they are packed.
    fn write_bits(
        &self,
        width: u64,
        elems: &[ConstId],
        at: u64,
        to: &mut [u8],
    ) -> Result<(), Unsupported> {
        let mut bytes = vec![0u8; (width * elems.len() as u64).div_ceil(8) as usize];
        let mut one = vec![0u8; width.div_ceil(8) as usize];
        for (i, &elem) in elems.iter().enumerate() {
            one.fill(0);
            self.write(elem, &mut one)?;
            for bit in (0..width).filter(|bit| one[(bit / 8) as usize] >> (bit % 8) & 1 != 0) {
                let place = i as u64 * width + bit;
                bytes[(place / 8) as usize] |= 1 << (place % 8);
            }
        }
        put(to, at, &bytes)
    }

    /// The value of a constant of at most 64 bits, zero-extended; of a float, its bits.
    pub fn evaluate(&self, constant: ConstId) -> Result<u64, Unsupported> {
        Ok(self.evaluate_at(constant, 0)? as u64)
    }

    /// The same of at most 128 bits.
    fn evaluate_at(&self, constant: ConstId, depth: u32) -> Result<u128, Unsupported> {
        if depth > MAX_DEPTH {
            return Err(too_deep());
        }
        Ok(match self.module.consts.get(constant) {
            Const::Int { value, .. } => value.into(),
            Const::Float { bits, .. } => bits.into(),
            Const::BigInt { ty, words } | Const::BigFloat { ty, words } => {
                let words = self.module.consts.lists.get(words);
                if self.size(ty)? > 16 {
                    return Err(Unsupported("a constant expression of a wide type".into()));
                }
                let word = |value, &word: &u32| value << 32 | u128::from(word);
                words.iter().rev().fold(0, word)
            }
            Const::Null(_) => 0,
            Const::Zero(ty) | Const::Undef(ty) | Const::Poison(ty) if self.size(ty)? <= 16 => 0,
            Const::Global(global) if self.module.globals[global].thread_local.is_some() => {
                let name = self.module.names.text(self.module.globals[global].name);
                return Err(Unsupported(format!(
                    "the address of the thread-local variable `@{name}` as a constant"
                )));
            }
            Const::Global(global) | Const::DsoLocalEquivalent(global) | Const::NoCfi(global) => {
                self.symbols.address(SymbolId(global.0)).into()
            }
            Const::Expr {
                op,
                ty,
                source,
                args,
            } => {
                let args = self.module.consts.list(args).collect();
                let e = Expression {
                    op,
                    ty,
                    source,
                    args,
                };
                self.scalar(&e, depth + 1)?
            }
            Const::BlockAddress { .. } => match self.info.labels.address(constant) {
                Some((symbol, place)) => (self.symbols.address(symbol) + u64::from(place)).into(),
                None => return Err(Unsupported("a `blockaddress` of no block".into())),
            },
            Const::InlineAsm { .. } => return Err(Unsupported("`asm` as a constant".into())),
            _ => return Err(Unsupported("a constant of this type".into())),
        })
    }

    /// The bytes that a path of indices steps over, the first of which counts whole `source`s, and
    /// the type that it leads to.
    fn step(&self, source: TypeId, indices: &[i64]) -> Result<(i64, TypeId), Unsupported> {
        let types = &self.module.types;
        let mut offset = 0i64;
        let mut ty = source;
        for (i, &index) in indices.iter().enumerate() {
            if i == 0 {
                offset = index.wrapping_mul(self.stride(ty)? as i64);
                continue;
            }
            let step = match types.resolved(ty) {
                Type::Struct { fields, .. } => {
                    let field = index as usize;
                    let step = self.info.layouts.field_offset(types, ty, field);
                    ty = *types.list(fields).get(field).ok_or_else(no_size)?;
                    step.ok_or_else(no_size)? as i64
                }
                Type::Array { elem, .. } => {
                    ty = elem;
                    index.wrapping_mul(self.stride(elem)? as i64)
                }
                Type::Vector { elem, .. } => {
                    ty = elem;
                    index.wrapping_mul(self.size(elem)? as i64)
                }
                _ => return Err(no_size()),
            };
            offset = offset.wrapping_add(step);
        }
        Ok((offset, ty))
    }

    fn size(&self, ty: TypeId) -> Result<u64, Unsupported> {
        let layout = self.info.layouts.of(&self.module.types, ty);
        layout.map(|layout| layout.store_size).ok_or_else(no_size)
    }

    fn stride(&self, ty: TypeId) -> Result<u64, Unsupported> {
        let layout = self.info.layouts.of(&self.module.types, ty);
        layout.map(|layout| layout.alloc_size()).ok_or_else(no_size)
    }

    fn is_scalar(&self, ty: TypeId) -> bool {
        !matches!(
            self.module.types.resolved(ty),
            Type::Vector { .. } | Type::Array { .. } | Type::Struct { .. }
        )
    }
}

fn too_deep() -> Unsupported {
    Unsupported("a constant expression nested this deep".into())
}

fn no_size() -> Unsupported {
    Unsupported("a constant of a type without a size".into())
}

fn put(to: &mut [u8], at: u64, bytes: &[u8]) -> Result<(), Unsupported> {
    let place = usize::try_from(at)
        .ok()
        .and_then(|at| to.get_mut(at..)?.get_mut(..bytes.len()));
    match place {
        Some(place) => {
            place.copy_from_slice(bytes);
            Ok(())
        }
        None => Err(Unsupported("a constant larger than its type".into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::constant::ConstOp;
    use crate::ir::inst::{BinaryOp, CastOp, Flags, GepFlags};
    use crate::runtime::{EntryLayout, FuncIndex, Symbol};

    fn with<R>(module: &Module, f: impl FnOnce(&Constants) -> R) -> R {
        let info = ModuleInfo::new(module);
        let entries = EntryLayout {
            thunks: 0x1000,
            cells: 0x2000,
            limit: 8,
        };
        let rows = [Symbol::Data(0x5000), Symbol::Function(FuncIndex(2))];
        f(&Constants {
            module,
            info: &info,
            symbols: &SymbolTable::new(rows.into(), entries),
        })
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
    fn nesting_without_end_is_refused() {
        let mut module = Module::new();
        let mut value = module.consts.int(TypeId::I64, 64, 1);
        for _ in 0..100_000 {
            let op = ConstOp::Cast(CastOp::BitCast);
            value = module.consts.expr(op, TypeId::I64, TypeId::I64, &[value]);
        }
        assert!(with(&module, |constants| constants.evaluate(value)).is_err());
    }
}
