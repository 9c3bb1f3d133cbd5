//! The variables of a program.

use std::ffi::{CStr, CString};
use std::fmt;
use std::marker::PhantomData;

use super::abi;
use super::error::{Error, ErrorKind};
use super::host_val::{HostScalar, HostVal};
use super::instance::Instance;
use super::memory::bytes_of;
use super::types::ValType;
use super::value::Val;
use crate::ir::print::type_text;
use crate::ir::{self, Const, GlobalId, GlobalKind};
use crate::jit::prepared::Prepared;
use crate::lower::info::Leaf;
use crate::runtime::ResolvedSymbol;

/// A variable of a program, with its type known at run time only: [`Instance::variable`] finds it.
///
/// What is read and written here is within its bounds. The program's own threads may read and write
/// it meanwhile, and a copy is then not atomic. Of a thread-local variable it is that of the thread
/// that asks.
#[derive(Clone)]
pub struct Variable {
    instance: Instance,
    place: (usize, GlobalId),
}

impl Variable {
    pub(super) fn find(instance: &Instance, name: &str) -> Option<Variable> {
        let modules = instance.0.program.group().modules.iter().enumerate();
        let mut places = modules.filter_map(|(m, unit)| {
            let ir = &unit.module.ir;
            let id = ir.find(name)?;
            // An alias of a variable is one.
            let is_function = matches!(
                ir.types.resolved(ir.globals[id].ty),
                ir::Type::Function { .. }
            );
            (!is_function).then_some((m, id))
        });
        // What a definition says of it counts, where there is one.
        let is_defined = |&(m, id): &(usize, GlobalId)| {
            let unit = &instance.0.program.group().modules[m];
            match unit.module.ir.globals[id].kind {
                GlobalKind::Variable { init, .. } => init.is_some(),
                _ => true,
            }
        };
        let first = places.next()?;
        let place = match is_defined(&first) {
            true => first,
            false => places.find(is_defined).unwrap_or(first),
        };
        let variable = Variable {
            instance: instance.clone(),
            place,
        };
        (!variable.address().is_null()).then_some(variable)
    }

    fn module(&self) -> &Prepared {
        &self.instance.0.program.group().modules[self.place.0].module
    }

    fn global(&self) -> &ir::Global {
        &self.module().ir.globals[self.place.1]
    }

    /// Its name, without the `@`.
    pub fn name(&self) -> String {
        self.module().ir.names.text(self.global().name).into_owned()
    }

    /// Where it is. The address is valid as long as a clone of the instance lives. Programs need not see what is
    /// written there if it [is constant](Self::is_constant), nor, of a variable that is `private` or `internal`, what
    /// they write there themselves by a pointer that they were given for it.
    pub fn address(&self) -> *mut u8 {
        match self.instance.0.program.symbol(self.place) {
            Some(ResolvedSymbol::Data(address)) => address as *mut u8,
            _ => std::ptr::null_mut(),
        }
    }

    /// Its size in bytes.
    pub fn size(&self) -> usize {
        let unit = self.module();
        let layout = unit.info.layout(&unit.ir, self.global().ty);
        layout.map_or(0, |layout| layout.alloc_size() as usize)
    }

    /// Its type; `None` if that is one without a [`ValType`].
    pub fn ty(&self) -> Option<ValType> {
        ValType::of(&self.module().ir, self.global().ty)
    }

    /// Its type as LLVM writes it.
    pub fn type_text(&self) -> String {
        type_text(&self.module().ir, self.global().ty)
    }

    /// Whether it is a `constant`, which nobody may write, or as good as one: a variable that is `private` or
    /// `internal`, so that only its own module may write it, which nowhere does. Declared `externally_initialized`, it can be
    /// written.
    pub fn is_constant(&self) -> bool {
        let ir = &self.module().ir;
        if self
            .module()
            .own_variables()
            .unwritten
            .contains(&self.place.1)
        {
            return true;
        }
        let mut kind = &self.global().kind;
        for _ in 0..ir.globals.len() {
            match *kind {
                GlobalKind::Variable { constant, .. } => return constant,
                GlobalKind::Alias(target) => match ir.consts.get(target) {
                    Const::Global(other) => kind = &ir.globals[other].kind,
                    // Of a place within another it is not known here.
                    _ => return true,
                },
                _ => return false,
            }
        }
        true
    }

    /// Its value.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::WrongVariable`] if its type has no [`ValType`], or is a vector that is packed bit by bit.
    pub fn get(&self) -> Result<Val, Error> {
        let (ty, leaves) = self.leaves()?;
        let mut bytes = vec![0; self.size()];
        self.read(0, &mut bytes)?;
        Ok(abi::from_bytes(&ty, &leaves, &bytes))
    }

    /// Gives it a value.
    ///
    /// # Errors
    ///
    /// As for [`get`](Self::get); [`ErrorKind::WrongVariable`] if the value is not of its type, and
    /// [`ErrorKind::Constant`] if it is a `constant`.
    pub fn set(&self, value: &Val) -> Result<(), Error> {
        let (ty, leaves) = self.leaves()?;
        if !value.is_of(&ty) {
            return Err(self.wrong(Some(value.ty())));
        }
        self.check_writable()?;
        let mut result = Ok(());
        abi::to_bytes(value, &leaves, |offset, bytes| {
            if result.is_ok() {
                result = self.write(offset, bytes);
            }
        });
        result
    }

    fn leaves(&self) -> Result<(ValType, Vec<Leaf>), Error> {
        let unit = self.module();
        let mut leaves = Vec::new();
        let known = unit.info.leaves(&unit.ir, self.global().ty, 0, &mut leaves);
        match self.ty() {
            Some(ty) if known.is_ok() && leaves.iter().all(|leaf| leaf.packed == 0) => {
                Ok((ty, leaves))
            }
            _ => Err(self.wrong(None)),
        }
    }

    fn wrong(&self, expected: Option<ValType>) -> Error {
        let (name, found) = (self.name(), self.type_text());
        Error::from(ErrorKind::WrongVariable {
            name,
            expected,
            found,
        })
    }

    fn out_of_bounds(&self, offset: usize, len: usize) -> Error {
        let (name, size) = (self.name(), self.size());
        Error::from(ErrorKind::OutOfBounds {
            name,
            offset,
            len,
            size,
        })
    }

    fn check_writable(&self) -> Result<(), Error> {
        match self.is_constant() {
            true => Err(ErrorKind::Constant { name: self.name() }.into()),
            false => Ok(()),
        }
    }

    /// Where so many bytes of it are.
    fn range(&self, offset: usize, len: usize) -> Result<*mut u8, Error> {
        let size = self.size();
        match offset.checked_add(len) {
            Some(end) if end <= size => Ok(self.address().wrapping_add(offset)),
            _ => Err(self.out_of_bounds(offset, len)),
        }
    }

    /// Copies bytes that begin at `offset`.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::OutOfBounds`] if it has not so many.
    pub fn read(&self, offset: usize, into: &mut [u8]) -> Result<(), Error> {
        let from = self.range(offset, into.len())?;
        // SAFETY: they are within the variable, whose memory is the program's as long as it lives.
        unsafe { from.copy_to(into.as_mut_ptr(), into.len()) };
        Ok(())
    }

    /// Copies bytes to `offset` and behind.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::OutOfBounds`] if it has not so many, and [`ErrorKind::Constant`] if it is a `constant`.
    pub fn write(&self, offset: usize, from: &[u8]) -> Result<(), Error> {
        let to = self.range(offset, from.len())?;
        self.check_writable()?;
        // SAFETY: as above.
        unsafe { to.copy_from(from.as_ptr(), from.len()) };
        Ok(())
    }

    /// Copies `len` values that begin at `offset`, which is in bytes.
    ///
    /// # Errors
    ///
    /// As for [`read`](Self::read).
    pub fn read_slice<T: HostScalar>(&self, offset: usize, len: usize) -> Result<Vec<T>, Error> {
        let from = self.range(offset, len.saturating_mul(size_of::<T>()))?;
        let at = |i| from.wrapping_add(i * size_of::<T>());
        // SAFETY: as above.
        Ok((0..len).map(|i| unsafe { T::read(at(i)) }).collect())
    }

    /// Copies values to `offset`, which is in bytes, and behind.
    ///
    /// # Errors
    ///
    /// As for [`write`](Self::write).
    pub fn write_slice<T: HostScalar>(&self, offset: usize, values: &[T]) -> Result<(), Error> {
        self.write(offset, bytes_of(values))
    }

    /// Copies the string of C that begins at `offset`.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::OutOfBounds`] if there is no null byte from there to its end.
    pub fn c_string(&self, offset: usize) -> Result<CString, Error> {
        let rest = self.size().saturating_sub(offset);
        let mut bytes = vec![0; rest];
        self.read(offset, &mut bytes)?;
        match CStr::from_bytes_until_nul(&bytes) {
            Ok(text) => Ok(text.into()),
            Err(_) => Err(self.out_of_bounds(offset, rest + 1)),
        }
    }

    /// Copies a string of C to `offset` and behind, with its null byte.
    ///
    /// # Errors
    ///
    /// As for [`write`](Self::write).
    pub fn write_c_string(&self, offset: usize, text: &CStr) -> Result<(), Error> {
        self.write(offset, text.to_bytes_with_nul())
    }

    /// The same variable, of a type that Rust knows.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::WrongVariable`] if it is of another type.
    pub fn typed<T: HostVal>(self) -> Result<Global<T>, Error> {
        // Where the layout of a module has another alignment than C's, a struct is not the same.
        match self.ty() == Some(T::ty()) && self.size() >= size_of::<T>() && self.has_layout::<T>()
        {
            true => Ok(Global {
                variable: self,
                ty: PhantomData,
            }),
            false => Err(self.wrong(Some(T::ty()))),
        }
    }

    fn has_layout<T>(&self) -> bool {
        let unit = self.module();
        has_layout(unit, self.global().ty, (size_of::<T>(), align_of::<T>()))
    }
}

/// Whether a type of a module has this size and alignment, or is a scalar: the alignment of that
/// does not matter here.
pub(super) fn has_layout(unit: &Prepared, ty: ir::TypeId, (size, align): (usize, usize)) -> bool {
    unit.info.layout(&unit.ir, ty).is_some_and(|layout| {
        let same = (layout.alloc_size(), layout.align) == (size as u64, align as u64);
        same || ValType::of(&unit.ir, ty).is_some_and(|ty| ty.is_scalar())
    })
}

impl fmt::Debug for Variable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}: {}", self.name(), self.type_text())
    }
}

/// A variable of a program, with its type in Rust: [`Instance::global`] finds it.
///
/// ```
/// use jitlite::{Config, Engine, Error, ErrorKind, Linker, Module, Profile};
///
/// fn main() -> Result<(), Error> {
///     let engine = Engine::new(&Config::new())?;
///     let text = "@counter = global i64 41  @name = global [8 x i8] zeroinitializer";
///     let module = Module::from_text("counter.ll", text, Profile::Auto)?;
///     // SAFETY: the program does nothing.
///     let instance = unsafe { Linker::new(&engine).instantiate(&module)? };
///     let counter = instance.global::<i64>("counter")?;
///     counter.set(counter.get() + 1)?;
///     assert_eq!(counter.get(), 42);
///     assert!(instance.global::<i32>("counter").is_err());
///
///     let name = instance.variable("name")?;
///     name.write_c_string(0, c"seven..")?;
///     assert_eq!(name.c_string(0)?.to_bytes(), b"seven..");
///     let error = name.write_c_string(1, c"seven..").unwrap_err();
///     assert!(matches!(error.kind(), ErrorKind::OutOfBounds { size: 8, .. }));
///     Ok(())
/// }
/// ```
pub struct Global<T> {
    variable: Variable,
    ty: PhantomData<fn() -> T>,
}

impl<T: HostVal> Global<T> {
    /// Its value.
    pub fn get(&self) -> T {
        // SAFETY: the variable is of this type.
        unsafe { T::read(self.variable.address()) }
    }

    /// Gives it a value.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Constant`] if it is a `constant`.
    pub fn set(&self, value: T) -> Result<(), Error> {
        self.variable.check_writable()?;
        // SAFETY: as above, and it is to be written.
        unsafe { self.variable.address().cast::<T>().write_unaligned(value) };
        Ok(())
    }

    /// The same variable, with its type known at run time only.
    pub fn variable(&self) -> &Variable {
        &self.variable
    }
}

impl<T> Clone for Global<T> {
    fn clone(&self) -> Self {
        Global {
            variable: self.variable.clone(),
            ty: PhantomData,
        }
    }
}

impl<T> fmt::Debug for Global<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Global").field(&self.variable).finish()
    }
}
