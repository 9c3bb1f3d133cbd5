//! The variables of a program.

use std::ffi::{CStr, CString};
use std::fmt;
use std::marker::PhantomData;
use std::mem::MaybeUninit;

use super::abi;
use super::error::{Error, ErrorKind};
use super::host_val::{HostScalar, HostVal};
use super::instance::Instance;
use super::memory::bytes_of;
use super::object::Target;
use super::shared_copy;
use super::types::ValType;
use super::value::Val;
use crate::ir::print::type_text;
use crate::ir::{self, GlobalId, GlobalKind};
use crate::jit::prepared::Prepared;
use crate::lower::info::Leaf;
use crate::runtime::ResolvedSymbol;

/// A variable of a program, with its type known at run time only: [`Instance::variable`] finds it.
///
/// What is read and written here is within the object that is there, which may be larger or smaller than the type
/// says: that of an alias, or of what a declaration is bound to. The program's own threads may read and write it
/// meanwhile: what is copied here is copied by relaxed atomic accesses, so an aligned scalar of up to eight bytes is
/// never torn, and other values may be. Of a thread-local variable it is that of the thread that asks.
///
/// Numbers can be written by safe code: who [makes an instance](super::Linker::instantiate_all) vouches for the
/// program with whatever numbers are in its variables. The program follows its pointers, so those are only written by
/// [`write_with_pointers`](Self::write_with_pointers) and [`set_with_pointers`](Self::set_with_pointers). The types
/// of the IR say which bytes hold pointers.
#[derive(Clone)]
pub struct Variable {
    instance: Instance,
    place: (usize, GlobalId),
    target: Target,
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
        let mut variable = Variable {
            instance: instance.clone(),
            place,
            target: Target::of(instance, place),
        };
        // Of several definitions the linker has chosen one.
        let is_alias = matches!(variable.global().kind, GlobalKind::Alias(_));
        if let (Some(chosen), false) = (variable.target.start_of, is_alias) {
            variable.place = chosen;
        }
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

    /// How many bytes the object that is there has, from the variable on. `None` where that is not known, so that
    /// nothing can be read or written: of a [symbol](super::Linker::define_symbol) that the host has offered by its
    /// address alone, and of a library's that says no size.
    pub fn size(&self) -> Option<usize> {
        self.target.size
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
        self.target.constant
    }

    /// Its value.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::WrongVariable`] if its type has no [`ValType`], or is a vector that is packed bit by bit, and
    /// those of [`read`](Self::read).
    pub fn get(&self) -> Result<Val, Error> {
        let (ty, leaves) = self.leaves()?;
        let mut bytes = vec![0; self.type_size()];
        self.read(0, &mut bytes)?;
        Ok(abi::from_bytes(&ty, &leaves, &bytes))
    }

    /// Gives it a value.
    ///
    /// # Errors
    ///
    /// As for [`get`](Self::get); [`ErrorKind::WrongVariable`] if the value is not of its type,
    /// [`ErrorKind::Constant`] if it is a `constant`, and [`ErrorKind::HoldsPointer`] if there are pointers in it.
    pub fn set(&self, value: &Val) -> Result<(), Error> {
        self.check_numbers(0, self.type_size())?;
        if self.ty().is_some_and(|ty| ty.has_pointer()) {
            return Err(self.holds_pointer());
        }
        // SAFETY: there are none.
        unsafe { self.set_with_pointers(value) }
    }

    /// The same, also of pointers.
    ///
    /// # Errors
    ///
    /// As for [`set`](Self::set), but for [`ErrorKind::HoldsPointer`].
    ///
    /// # Safety
    ///
    /// What the program does with these addresses, as long as they are there, must leave memory alone that it is not
    /// lent.
    pub unsafe fn set_with_pointers(&self, value: &Val) -> Result<(), Error> {
        let (ty, leaves) = self.leaves()?;
        if !value.is_of(&ty) {
            return Err(self.wrong(Some(value.ty())));
        }
        self.check_writable(0, self.type_size())?;
        let at = self.address();
        abi::to_bytes(value, &leaves, |offset, bytes| {
            // SAFETY: it is within the type, which is within the variable.
            unsafe { shared_copy::write(at.wrapping_add(offset), bytes) };
        });
        Ok(())
    }

    /// The size of its type.
    fn type_size(&self) -> usize {
        let unit = self.module();
        let layout = unit.info.layout(&unit.ir, self.global().ty);
        layout.map_or(0, |layout| layout.alloc_size() as usize)
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

    fn holds_pointer(&self) -> Error {
        ErrorKind::HoldsPointer { name: self.name() }.into()
    }

    /// Where so many bytes of it are.
    fn range(&self, offset: usize, len: usize) -> Result<*mut u8, Error> {
        let name = || self.name();
        let Some(size) = self.target.size else {
            return Err(ErrorKind::UnknownSize { name: name() }.into());
        };
        match offset.checked_add(len) {
            Some(end) if end <= size => Ok(self.address().wrapping_add(offset)),
            _ => Err(Error::from(ErrorKind::OutOfBounds {
                name: name(),
                offset,
                len,
                size,
            })),
        }
    }

    /// Where so many bytes of it are, which are to be written.
    fn check_writable(&self, offset: usize, len: usize) -> Result<*mut u8, Error> {
        let to = self.range(offset, len)?;
        match self.target.constant {
            true => Err(ErrorKind::Constant { name: self.name() }.into()),
            false => Ok(to),
        }
    }

    /// The same, if they are numbers.
    fn check_numbers(&self, offset: usize, len: usize) -> Result<*mut u8, Error> {
        let to = self.check_writable(offset, len)?;
        match self.target.holds_pointer(offset..offset + len) {
            true => Err(self.holds_pointer()),
            false => Ok(to),
        }
    }

    /// Copies bytes that begin at `offset`.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::OutOfBounds`] if it has not so many, and [`ErrorKind::UnknownSize`] if nobody says how many it has.
    pub fn read(&self, offset: usize, into: &mut [u8]) -> Result<(), Error> {
        let from = self.range(offset, into.len())?;
        // SAFETY: they are within the variable, whose memory is the program's as long as it lives.
        unsafe { shared_copy::read(from, into) };
        Ok(())
    }

    /// Copies bytes to `offset` and behind.
    ///
    /// # Errors
    ///
    /// As for [`read`](Self::read); [`ErrorKind::Constant`] if it is a `constant`, and [`ErrorKind::HoldsPointer`] if
    /// any of the bytes is part of a pointer, or where nobody says what they are.
    pub fn write(&self, offset: usize, from: &[u8]) -> Result<(), Error> {
        let to = self.check_numbers(offset, from.len())?;
        // SAFETY: they are within the variable, whose memory is the program's as long as it lives, and it is
        // to be written.
        unsafe { shared_copy::write(to, from) };
        Ok(())
    }

    /// The same, also over pointers.
    ///
    /// # Errors
    ///
    /// As for [`write`](Self::write), but for [`ErrorKind::HoldsPointer`].
    ///
    /// # Safety
    ///
    /// As for [`set_with_pointers`](Self::set_with_pointers).
    pub unsafe fn write_with_pointers(&self, offset: usize, from: &[u8]) -> Result<(), Error> {
        let to = self.check_writable(offset, from.len())?;
        // SAFETY: they are within the variable, whose memory is the program's as long as it lives.
        unsafe { shared_copy::write(to, from) };
        Ok(())
    }

    /// Copies `len` values that begin at `offset`, which is in bytes.
    ///
    /// # Errors
    ///
    /// As for [`read`](Self::read).
    pub fn read_slice<T: HostScalar>(&self, offset: usize, len: usize) -> Result<Vec<T>, Error> {
        let size = len.saturating_mul(size_of::<T>());
        self.range(offset, size)?;
        let mut bytes = vec![0; size];
        self.read(offset, &mut bytes)?;
        let values = bytes.chunks_exact(size_of::<T>());
        // SAFETY: each has the bytes of the type.
        Ok(values
            .map(|value| unsafe { T::read(value.as_ptr()) })
            .collect())
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
    /// As for [`read`](Self::read), if there is no null byte from there to its end.
    pub fn c_string(&self, offset: usize) -> Result<CString, Error> {
        let rest = self.size().unwrap_or(0).saturating_sub(offset);
        let mut bytes = vec![0; rest];
        self.read(offset, &mut bytes)?;
        match CStr::from_bytes_until_nul(&bytes) {
            Ok(text) => Ok(text.into()),
            Err(_) => Err(self
                .range(offset, rest + 1)
                .err()
                .unwrap_or_else(|| self.wrong(None))),
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
    /// [`ErrorKind::WrongVariable`] if it is of another type; [`ErrorKind::OutOfBounds`] or
    /// [`ErrorKind::UnknownSize`] if what is there is smaller, or of a size that nobody says.
    pub fn typed<T: HostVal>(self) -> Result<Global<T>, Error> {
        // Where the layout of a module has another alignment than C's, a struct is not the same.
        if self.ty() != Some(T::ty()) || !self.has_layout::<T>() {
            return Err(self.wrong(Some(T::ty())));
        }
        self.range(0, size_of::<T>())?;
        Ok(Global {
            has_pointer: T::ty().has_pointer() || self.target.holds_pointer(0..size_of::<T>()),
            variable: self,
            ty: PhantomData,
        })
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
    has_pointer: bool,
    ty: PhantomData<fn() -> T>,
}

impl<T: HostVal> Global<T> {
    /// Its value, read by relaxed atomic accesses: see [`Variable`].
    pub fn get(&self) -> T {
        let mut value = MaybeUninit::<T>::zeroed();
        let at = value.as_mut_ptr().cast::<u8>();
        // SAFETY: the variable is of this type, and the bytes of the value are initialised and nobody else's.
        unsafe {
            let bytes = std::slice::from_raw_parts_mut(at, size_of::<T>());
            shared_copy::read(self.variable.address(), bytes);
            T::read(at)
        }
    }

    /// Gives it a value, written by relaxed atomic accesses.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Constant`] if it is a `constant`, and [`ErrorKind::HoldsPointer`] if there are pointers in it.
    pub fn set(&self, value: T) -> Result<(), Error> {
        match self.has_pointer && !self.variable.is_constant() {
            true => Err(self.variable.holds_pointer()),
            // SAFETY: there are none.
            false => unsafe { self.set_with_pointers(value) },
        }
    }

    /// The same, also of pointers.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Constant`] if it is a `constant`.
    ///
    /// # Safety
    ///
    /// As for [`Variable::set_with_pointers`].
    pub unsafe fn set_with_pointers(&self, value: T) -> Result<(), Error> {
        let to = self.variable.check_writable(0, size_of::<T>())?;
        let mut bytes = MaybeUninit::<T>::zeroed();
        let at = bytes.as_mut_ptr().cast::<u8>();
        // SAFETY: the variable is of this type and to be written. What is between the fields stays initialised.
        unsafe {
            value.write(at);
            shared_copy::write(to, std::slice::from_raw_parts(at, size_of::<T>()));
        }
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
            has_pointer: self.has_pointer,
            ty: PhantomData,
        }
    }
}

impl<T> fmt::Debug for Global<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Global").field(&self.variable).finish()
    }
}
