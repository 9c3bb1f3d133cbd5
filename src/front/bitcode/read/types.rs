//! The table of types, of both eras: pointers to something, and `ptr`.

use rustc_hash::FxHashMap;

use super::super::codes::types as code;
use super::input::{Input, Result};
use crate::ir::{Module, Name, NamedTypeId, Type, TypeId};

/// A row of the file's table of types.
#[derive(Clone, Copy)]
enum TypeEntry {
    Type(TypeId),
    /// A type that is not known here, by its name.
    Unsupported(Name),
}

/// The types by their numbers in the file.
#[derive(Default)]
pub(super) struct TypeRows {
    rows: Vec<TypeEntry>,
    /// Structs that were used before they are defined.
    forward: FxHashMap<u64, NamedTypeId>,
    /// How many rows there will be.
    count: u64,
    /// How many types were given another name than theirs, by that.
    renamed: FxHashMap<Name, u32>,
}

/// The widest integer.
const MAX_WIDTH: u64 = 1 << 23;

impl TypeRows {
    /// The type of a number that the current record has.
    #[inline]
    pub(super) fn get(&self, input: &Input<'_>, m: &Module, number: u64) -> Result<TypeId> {
        match self.rows.get(number as usize) {
            Some(&TypeEntry::Type(ty)) => Ok(ty),
            Some(&TypeEntry::Unsupported(name)) => {
                Err(input.unsupported(format_args!("type `{}`", m.names.text(name))))
            }
            None => Err(input.malformed(format!("there is no type {number}"))),
        }
    }

    /// The type of a number; `None` where it is not known.
    #[inline]
    pub(super) fn known(&self, number: u64) -> Option<TypeId> {
        match self.rows.get(usize::try_from(number).ok()?) {
            Some(&TypeEntry::Type(ty)) => Some(ty),
            _ => None,
        }
    }

    /// Reads the block.
    pub(super) fn read(&mut self, input: &mut Input<'_>, m: &mut Module) -> Result<()> {
        if !self.rows.is_empty() {
            return Err(input.bad_block("there is another one"));
        }
        input.enter(code::BLOCK)?;
        let mut name: Option<Name> = None;
        while let Some(record) = input.next()? {
            match record {
                code::NUMENTRY => {
                    self.count = input.ops().first().copied().unwrap_or(0);
                    // Each takes a few bits.
                    if self.count > input.stream.left() {
                        return Err(
                            input.malformed(format!("there is no room for {} types", self.count))
                        );
                    }
                }
                code::STRUCT_NAME => name = Some(m.names.intern(input.text(0)?)),
                code::STRUCT_NAMED | code::OPAQUE => {
                    let row = self.named(input, m, record, name.take())?;
                    self.push(input, row)?;
                }
                code::TARGET_TYPE => {
                    let Some(name) = name.take() else {
                        return Err(input.malformed("it has no name"));
                    };
                    let row = self.target(input, m, name)?;
                    self.push(input, row)?;
                }
                code::BYTE => {
                    let name = m.names.intern(b"b8");
                    self.push(input, TypeEntry::Unsupported(name))?;
                }
                _ => {
                    input.ops();
                    let row = self.other(input, m, record)?;
                    self.push(input, row)?;
                }
            }
        }
        if self.rows.len() as u64 != self.count {
            return Err(input.bad_block(format!(
                "it has {} types, not {}",
                self.rows.len(),
                self.count
            )));
        }
        if let Some(number) = self.forward.keys().min() {
            return Err(input.bad_block(format!("type {number} is used and not defined")));
        }
        Ok(())
    }

    fn push(&mut self, input: &Input<'_>, row: TypeEntry) -> Result<()> {
        let number = self.rows.len() as u64;
        if number >= self.count {
            return Err(input.malformed("there are more types than was said"));
        }
        if self.forward.contains_key(&number) {
            return Err(input.malformed(format!(
                "type {number} is used before it is defined, which only a named struct can be"
            )));
        }
        self.rows.push(row);
        Ok(())
    }

    /// A part of a type.
    fn part(&mut self, input: &Input<'_>, m: &mut Module, number: u64) -> Result<TypeEntry> {
        if let Some(&row) = self.rows.get(number as usize) {
            return Ok(row);
        }
        if number >= self.count {
            return Err(input.malformed(format!("there is no type {number}")));
        }
        // Only named structs are used before they are defined.
        let named = *self
            .forward
            .entry(number)
            .or_insert_with(|| m.types.declare(m.names.intern(b"")));
        Ok(TypeEntry::Type(m.types.intern(Type::Named(named))))
    }

    fn parts(
        &mut self,
        input: &Input<'_>,
        m: &mut Module,
        from: usize,
    ) -> Result<std::result::Result<Vec<TypeId>, Name>> {
        let mut parts = Vec::with_capacity(input.len().saturating_sub(from));
        for n in from..input.len() {
            match self.part(input, m, input.record.ops[n])? {
                TypeEntry::Type(ty) => parts.push(ty),
                TypeEntry::Unsupported(name) => return Ok(Err(name)),
            }
        }
        Ok(Ok(parts))
    }

    /// A struct with a name, or one that has no name and is another one than its equals.
    fn named(
        &mut self,
        input: &mut Input<'_>,
        m: &mut Module,
        record: u32,
        name: Option<Name>,
    ) -> Result<TypeEntry> {
        input.ops();
        let number = self.rows.len() as u64;
        let named = match self.forward.remove(&number) {
            Some(named) => named,
            None => m.types.declare(m.names.intern(b"")),
        };
        let row = &mut m.types.named[named];
        row.defined = true;
        row.span = input.span();
        if let Some(name) = name {
            let name = self.unused(m, name);
            m.types.set_name(named, name);
        }
        if record == code::STRUCT_NAMED {
            let packed = input.op(0)? != 0;
            let fields = match self.parts(input, m, 1)? {
                Ok(fields) => fields,
                Err(name) => return Ok(TypeEntry::Unsupported(name)),
            };
            let body = m.types.structure(&fields, packed);
            m.types.named[named].body = Some(body);
        }
        Ok(TypeEntry::Type(m.types.intern(Type::Named(named))))
    }

    /// `[how many types, types, numbers]`: a type that only a target knows.
    fn target(&mut self, input: &mut Input<'_>, m: &mut Module, name: Name) -> Result<TypeEntry> {
        input.ops();
        let count = usize::try_from(input.op(0)?).unwrap_or(usize::MAX);
        let rest = input.record.ops.get(1..).unwrap_or(&[]);
        let Some((types, numbers)) = rest.split_at_checked(count) else {
            return Err(input.malformed(format!("there is no room for {count} types")));
        };
        let mut params = Vec::with_capacity(types.len());
        for &ty in types {
            match self.part(input, m, ty)? {
                TypeEntry::Type(ty) => params.push(ty),
                row => return Ok(row),
            }
        }
        let numbers: std::result::Result<Vec<u32>, _> =
            numbers.iter().map(|&number| number.try_into()).collect();
        let Ok(numbers) = numbers else {
            return Err(input.malformed("a number of it has more than 32 bits"));
        };
        let text = m.names.get(name).to_vec();
        let ty = m.types.target((name, &text), &params, &numbers);
        Ok(TypeEntry::Type(ty))
    }

    /// A name that no type has, as LLVM would give it.
    fn unused(&mut self, m: &mut Module, name: Name) -> Name {
        let mut free = name;
        while m.types.find_named(free).is_some() {
            let number = self.renamed.entry(name).or_default();
            let text = [m.names.get(name), format!(".{number}").as_bytes()].concat();
            *number += 1;
            free = m.names.intern(&text);
        }
        free
    }

    fn other(&mut self, input: &Input<'_>, m: &mut Module, record: u32) -> Result<TypeEntry> {
        // What is made of a type that is not known is not known either.
        macro_rules! part {
            ($n:expr) => {
                match self.part(input, m, input.op($n)?)? {
                    TypeEntry::Type(ty) => ty,
                    row => return Ok(row),
                }
            };
        }
        macro_rules! parts {
            ($from:expr) => {
                match self.parts(input, m, $from)? {
                    Ok(parts) => parts,
                    Err(name) => return Ok(TypeEntry::Unsupported(name)),
                }
            };
        }
        let ty = match record {
            code::VOID => Type::Void,
            code::FLOAT => Type::Float,
            code::DOUBLE => Type::Double,
            code::LABEL => Type::Label,
            code::HALF => Type::Half,
            code::BFLOAT => Type::BFloat,
            code::X86_FP80 => Type::X86Fp80,
            code::FP128 => Type::Fp128,
            code::PPC_FP128 => Type::PpcFp128,
            code::METADATA => Type::Metadata,
            code::X86_AMX => Type::X86Amx,
            code::X86_MMX => Type::X86Mmx,
            code::TOKEN => Type::Token,
            code::INTEGER => match input.op(0)? {
                width @ 1..=MAX_WIDTH => Type::Int(width as u32),
                width => return Err(input.malformed(format!("no integer has {width} bits"))),
            },
            code::OPAQUE_POINTER => {
                m.opaque_pointers = true;
                Type::Ptr {
                    space: input.op32(0)?,
                }
            }
            code::POINTER => {
                let pointee = part!(0);
                let space = match input.len() {
                    0 | 1 => 0,
                    _ => input.op32(1)?,
                };
                Type::TypedPtr { pointee, space }
            }
            code::FUNCTION_OLD | code::FUNCTION => {
                // The old one has a number in between that says nothing.
                let at = 1 + usize::from(record == code::FUNCTION_OLD);
                let varargs = input.op(0)? != 0;
                let ret = part!(at);
                let params = parts!(at + 1);
                let params = m.types.intern_list(&params);
                Type::Function {
                    ret,
                    params,
                    varargs,
                }
            }
            code::STRUCT_ANON => {
                let packed = input.op(0)? != 0;
                let fields = parts!(1);
                let fields = m.types.intern_list(&fields);
                Type::Struct { fields, packed }
            }
            code::ARRAY => {
                let elem = part!(1);
                let len = input.op(0)?;
                Type::Array { elem, len }
            }
            code::VECTOR => {
                let elem = part!(1);
                let len = input.op32(0)?;
                let scalable = input.or_zero(2) != 0;
                Type::Vector {
                    elem,
                    len,
                    scalable,
                }
            }
            _ => {
                let what = format!("{} in a type table", input.name());
                return Err(input.unsupported(what));
            }
        };
        Ok(TypeEntry::Type(m.types.intern(ty)))
    }
}
