//! The memory of a program, by the addresses that it gives to the host.

use std::ffi::CString;
use std::marker::PhantomData;

use super::error::{Error, ErrorKind};
use super::host_val::HostScalar;
use super::instance::Instance;
use crate::runtime::copy;

/// The memory that a program sees, which is that of the process: [`Instance::memory`] gives it.
///
/// What is copied here is copied by the system, so an address that a program has made up is an
/// [`ErrorKind::BadAddress`] and no fault of the host's. A copy takes about half a microsecond; what is
/// large or read often is better looked at in place, by [`slice`](Self::slice). No copy is atomic
/// to threads of the program that write there meanwhile.
///
/// ```
/// use jitlite::{Caller, Config, Engine, Error, ErrorKind, Linker, Module, Profile};
///
/// fn main() -> Result<(), Error> {
///     let engine = Engine::new(&Config::new())?;
///     let text = r#"
///         @text = constant [6 x i8] c"hello\00"
///         declare i64 @length(ptr)
///         define i64 @run() { %r = call i64 @length(ptr @text) ret i64 %r }
///         define i64 @fail() { %r = call i64 @length(ptr inttoptr (i64 8 to ptr)) ret i64 %r }"#;
///     let module = Module::from_text("length.ll", text, Profile::Auto)?;
///     let mut linker = Linker::new(&engine);
///     linker.func("length", |caller: Caller<'_>, text: *const u8| -> Result<usize, Error> {
///         Ok(caller.memory().c_string(text)?.as_bytes().len())
///     })?;
///     // SAFETY: the program writes to no memory.
///     let instance = unsafe { linker.instantiate(&module)? };
///     assert_eq!(instance.typed_func::<(), i64>("run")?.call(())?, 5);
///     let trap = instance.typed_func::<(), i64>("fail")?.call(()).unwrap_err();
///     let error = trap.downcast_ref::<Error>().unwrap();
///     assert!(matches!(error.kind(), ErrorKind::BadAddress { address: 8 }));
///     Ok(())
/// }
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Memory<'a>(PhantomData<&'a Instance>);

impl<'a> Memory<'a> {
    pub(super) fn of(_: &'a Instance) -> Memory<'a> {
        Memory(PhantomData)
    }

    /// Copies bytes from an address.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::BadAddress`] if not all of them are there to be read; what `into` holds then is not
    /// said. [`ErrorKind::Io`] if the system does not offer such copies.
    pub fn read<T>(&self, address: *const T, into: &mut [u8]) -> Result<(), Error> {
        if into.is_empty() {
            return Ok(());
        }
        let copied = copy::read(address as usize, into)?;
        all(address as usize, copied, into.len())
    }

    /// Copies bytes to an address.
    ///
    /// # Errors
    ///
    /// As for [`read`](Self::read), if not all of them can be written; the first ones may have been.
    ///
    /// # Safety
    ///
    /// What is there must be the program's, or the caller's to change.
    pub unsafe fn write<T>(&self, address: *mut T, from: &[u8]) -> Result<(), Error> {
        if from.is_empty() {
            return Ok(());
        }
        // SAFETY: the caller keeps the contract of `write`.
        let copied = unsafe { copy::write(address as usize, from)? };
        all(address as usize, copied, from.len())
    }

    /// Copies `len` values from an address, which need not be aligned.
    ///
    /// # Errors
    ///
    /// As for [`read`](Self::read).
    pub fn read_slice<T: HostScalar>(
        &self,
        address: *const T,
        len: usize,
    ) -> Result<Vec<T>, Error> {
        const STEP: usize = 1 << 16;
        let size = len.checked_mul(size_of::<T>());
        let size = size.ok_or_else(|| bad(address as usize))?;
        let mut values = Vec::new();
        // What the program calls a length may be any number: memory is taken for what is there.
        let mut buffer = vec![0; size.min(STEP)];
        let mut at = 0;
        while at < size {
            let step = &mut buffer[..(size - at).min(STEP)];
            self.read((address as usize).wrapping_add(at) as *const u8, step)?;
            let parts = step.chunks_exact(size_of::<T>());
            // SAFETY: each part is as long as the type.
            values.extend(parts.map(|part| unsafe { T::read(part.as_ptr()) }));
            at += step.len();
        }
        Ok(values)
    }

    /// Copies values to an address, which need not be aligned.
    ///
    /// # Errors
    ///
    /// As for [`write`](Self::write).
    ///
    /// # Safety
    ///
    /// As for [`write`](Self::write).
    pub unsafe fn write_slice<T: HostScalar>(
        &self,
        address: *mut T,
        values: &[T],
    ) -> Result<(), Error> {
        // SAFETY: a scalar has no padding; the rest is passed on to the caller.
        unsafe { self.write(address, bytes_of(values)) }
    }

    /// Copies the string of C at an address.
    ///
    /// # Errors
    ///
    /// As for [`read`](Self::read), if there is no null byte before what cannot be read.
    pub fn c_string<T>(&self, address: *const T) -> Result<CString, Error> {
        const PAGE: usize = 4096;
        let mut text = Vec::new();
        let mut at = address as usize;
        loop {
            let mut buffer = [0; PAGE];
            let part = &mut buffer[..PAGE - at % PAGE];
            let copied = copy::read(at, part)?;
            if let Some(end) = part[..copied].iter().position(|&byte| byte == 0) {
                text.extend_from_slice(&part[..end]);
                // There is no null byte before the first.
                return Ok(CString::new(text).unwrap_or_default());
            }
            all(at, copied, part.len())?;
            text.extend_from_slice(part);
            at = at.wrapping_add(part.len());
        }
    }

    /// The values at an address, in place; of none the empty slice.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::BadAddress`] if the address is null or not aligned.
    ///
    /// # Safety
    ///
    /// They must be there, be valid values of their type, and not change while the slice is in use.
    pub unsafe fn slice<T: HostScalar>(
        &self,
        address: *const T,
        len: usize,
    ) -> Result<&'a [T], Error> {
        if len == 0 {
            return Ok(&[]);
        }
        check(address)?;
        // SAFETY: the caller keeps the contract of `slice`.
        Ok(unsafe { std::slice::from_raw_parts(address, len) })
    }

    /// The same, to be changed.
    ///
    /// # Errors
    ///
    /// As for [`slice`](Self::slice).
    ///
    /// # Safety
    ///
    /// As for [`slice`](Self::slice), and nothing else may read or write them meanwhile.
    pub unsafe fn slice_mut<T: HostScalar>(
        &self,
        address: *mut T,
        len: usize,
    ) -> Result<&'a mut [T], Error> {
        if len == 0 {
            return Ok(&mut []);
        }
        check(address.cast_const())?;
        // SAFETY: the caller keeps the contract of `slice_mut`.
        Ok(unsafe { std::slice::from_raw_parts_mut(address, len) })
    }
}

fn bad(address: usize) -> Error {
    ErrorKind::BadAddress { address }.into()
}

fn check<T>(pointer: *const T) -> Result<(), Error> {
    match pointer.is_null() || !pointer.is_aligned() {
        true => Err(bad(pointer as usize)),
        false => Ok(()),
    }
}

fn all(address: usize, copied: usize, len: usize) -> Result<(), Error> {
    match copied == len {
        true => Ok(()),
        false => Err(bad(address.wrapping_add(copied))),
    }
}

/// The bytes of scalars, which have no padding.
pub(super) fn bytes_of<T: HostScalar>(values: &[T]) -> &[u8] {
    // SAFETY: scalars are patterns of bits of their size.
    unsafe { std::slice::from_raw_parts(values.as_ptr().cast(), size_of_val(values)) }
}
