//! Types of Rust that a program's values are read and written as.

use std::ffi::CStr;

use super::types::ValType;
use crate::lir;

/// A Rust type that a program's values are read and written as: `bool`, the integers of 8 to 128
/// bits with and without sign, `f32`, `f64`, raw pointers, arrays of these, and structs that
/// [`host_struct!`](crate::host_struct) declares.
///
/// # Safety
///
/// It is for this library and its macro to implement: the type must have the layout of C's struct or
/// of the scalar that [`ty`](Self::ty) says, and the methods must treat its scalars in order.
pub unsafe trait HostVal: for<'a> Param<Given<'a> = Self> + Copy + 'static {
    /// The number of its scalars that travel in integer registers, and of those in vector registers.
    #[doc(hidden)]
    const SCALARS: Scalars;
    /// The type in the program.
    fn ty() -> ValType;
    /// Gives its scalars away, in order.
    #[doc(hidden)]
    fn put(self, to: &mut impl Sink);
    /// The value whose scalars are these.
    #[doc(hidden)]
    fn take(from: &mut impl Source) -> Self;
    /// The value in memory, which need not be aligned.
    ///
    /// # Safety
    ///
    /// The memory must be there, and be initialised.
    #[doc(hidden)]
    unsafe fn read(at: *const u8) -> Self;
    /// Writes the value to memory, which need not be aligned. What lies between fields stays as it is.
    ///
    /// # Safety
    ///
    /// The memory must be there.
    #[doc(hidden)]
    unsafe fn write(self, at: *mut u8);
}

/// A [`HostVal`] without pointers: numbers alone, which safe code may pass to programs and lend them memory of.
///
/// # Safety
///
/// As for [`HostVal`]; there must be no pointer in it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` may hold a pointer, which a program follows",
    note = "only the unsafe functions `..._with_pointers` pass pointers"
)]
pub unsafe trait HostData: HostVal + SafeParam {}

/// [`HostData`] of which every pattern of bits is a value: programs may be lent such memory to write to. That is all of it
/// but `bool`.
///
/// # Safety
///
/// As for [`HostData`]; all bits must be a value of the type.
pub unsafe trait HostPlain: HostData {}

/// A parameter of a [`TypedFunc`](crate::TypedFunc): a [`HostVal`], or memory that is lent for the time of the call,
/// as a `ptr` to it: `&T`, `&mut T`, `&[T]` and `&mut [T]` of [`HostData`], and `&CStr`.
///
/// A function may declare how much memory it is given (`dereferenceable(N)`, `sret(T)`, `byref(T)`, `align N`): then
/// what is lent is compared with that in each call.
pub trait Param {
    /// The same with the lifetime of a call.
    type Given<'a>;
    /// The type in the program.
    fn param_type() -> ValType;
    /// Gives its scalars away, in order.
    #[doc(hidden)]
    fn put_param(given: Self::Given<'_>, to: &mut impl Sink);
    /// The memory that it is, if it is lent.
    #[doc(hidden)]
    fn loan(_: &Self::Given<'_>) -> Option<Loan> {
        None
    }
}

/// A [`Param`] that safe code may pass: one without raw pointers.
///
/// # Safety
///
/// It is for this library and [`host_struct!`](crate::host_struct) to implement: no address may be in it but that of
/// memory which is lent.
#[diagnostic::on_unimplemented(
    message = "`{Self}` may hold a pointer, which a program follows",
    note = "memory is lent to a program as `&T`, `&mut T`, `&[T]`, `&mut [T]` or `&CStr`",
    note = "the unsafe `TypedFunc::call_with_pointers` passes raw pointers"
)]
pub unsafe trait SafeParam: Param {}

/// Memory that is lent for a call.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Loan {
    pub address: usize,
    pub bytes: usize,
    /// Whether the program may write there.
    pub mutable: bool,
}

impl Loan {
    fn of<T: ?Sized>(memory: &T, mutable: bool) -> Option<Loan> {
        Some(Loan {
            address: std::ptr::from_ref(memory).cast::<u8>() as usize,
            bytes: size_of_val(memory),
            mutable,
        })
    }
}

/// Memory that is lent: `$memory` of the lifetime of a call.
macro_rules! lent {
    ($([$($generic:tt)*] $memory:ty, $given:ty, $pointer:expr, $mutable:expr;)*) => {$(
        impl<'x, $($generic)*> Param for $memory {
            type Given<'a> = $given;
            fn param_type() -> ValType {
                ValType::Ptr
            }
            fn put_param<'a>(given: $given, to: &mut impl Sink) {
                let address = $pointer(given) as usize;
                to.scalar(lir::Type::I64, address as u64);
            }
            fn loan<'a>(given: &$given) -> Option<Loan> {
                Loan::of(&**given, $mutable)
            }
        }
        // SAFETY: it is lent.
        unsafe impl<'x, $($generic)*> SafeParam for $memory {}
    )*};
}

lent! {
    [T: HostData] &'x T, &'a T, std::ptr::from_ref, false;
    [T: HostPlain] &'x mut T, &'a mut T, std::ptr::from_mut, true;
    [T: HostData] &'x [T], &'a [T], <[T]>::as_ptr, false;
    [T: HostPlain] &'x mut [T], &'a mut [T], <[T]>::as_mut_ptr, true;
    [] &'x CStr, &'a CStr, CStr::as_ptr, false;
}

/// Values are given as they are.
macro_rules! by_value {
    ($([$($generic:tt)*] $rust:ty;)*) => {$(
        impl<$($generic)*> Param for $rust {
            type Given<'a> = $rust;
            fn param_type() -> ValType {
                <$rust as HostVal>::ty()
            }
            #[inline]
            fn put_param(given: $rust, to: &mut impl Sink) {
                given.put(to);
            }
        }
    )*};
}

by_value! {
    [] bool; [] i8; [] u8; [] i16; [] u16; [] i32; [] u32; [] i64; [] u64; [] isize; [] usize;
    [] f32; [] f64; [] i128; [] u128; [T: 'static] *const T; [T: 'static] *mut T;
    [T: HostVal, const N: usize] [T; N];
}

/// Types without pointers; behind the semicolon those of which all bits are a value.
macro_rules! numbers {
    ($($any:ty),*; $($plain:ty),*) => {
        numbers!(@data $($any,)* $($plain,)*);
        // SAFETY: all bits are a number.
        $(unsafe impl HostPlain for $plain {})*
    };
    (@data $($data:ty,)*) => {$(
        // SAFETY: it is a number.
        unsafe impl SafeParam for $data {}
        // SAFETY: it is a number.
        unsafe impl HostData for $data {}
    )*};
}

numbers!(bool; i8, u8, i16, u16, i32, u32, i64, u64, isize, usize, f32, f64, i128, u128);

// SAFETY: it holds what its elements hold.
unsafe impl<T: HostData, const N: usize> SafeParam for [T; N] {}
// SAFETY: it holds what its elements hold.
unsafe impl<T: HostData, const N: usize> HostData for [T; N] {}
// SAFETY: it holds what its elements hold.
unsafe impl<T: HostPlain, const N: usize> HostPlain for [T; N] {}

/// A [`HostVal`] that is a scalar: it travels in C as it does in a program, and is a pattern of bits
/// of its size in memory.
///
/// # Safety
///
/// As for [`HostVal`].
pub unsafe trait HostScalar: HostVal {}

/// Where the scalars of a value go.
#[doc(hidden)]
pub trait Sink {
    /// The next one, of at most 64 bits, extended as C does it.
    fn scalar(&mut self, ty: lir::Type, bits: u64);
    /// The next one, of 128 bits.
    fn pair(&mut self, low: u64, high: u64);
}

/// Where the scalars of a value come from.
#[doc(hidden)]
pub trait Source {
    /// The low bits of the next one, of at most 64.
    fn scalar(&mut self, ty: lir::Type) -> u64;
    /// The next one, of 128 bits.
    fn pair(&mut self) -> [u64; 2];
}

/// How many scalars there are of the two classes.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Scalars {
    pub ints: usize,
    pub floats: usize,
}

impl Scalars {
    /// None.
    pub const NONE: Scalars = Scalars { ints: 0, floats: 0 };

    /// One of this type.
    pub const fn one(ty: lir::Type) -> Scalars {
        match ty {
            lir::Type::F32 | lir::Type::F64 | lir::Type::V128 | lir::Type::V256 => {
                Scalars { ints: 0, floats: 1 }
            }
            _ => Scalars { ints: 1, floats: 0 },
        }
    }

    /// These and those.
    pub const fn and(self, other: Scalars) -> Scalars {
        Scalars {
            ints: self.ints.saturating_add(other.ints),
            floats: self.floats.saturating_add(other.floats),
        }
    }

    /// So many times these.
    pub const fn times(self, n: usize) -> Scalars {
        Scalars {
            ints: self.ints.saturating_mul(n),
            floats: self.floats.saturating_mul(n),
        }
    }

    /// Whether a result of them is returned in registers (see [`lir::ArgAssigner::result`]).
    pub const fn fit_in_registers(self) -> bool {
        self.ints <= lir::ArgAssigner::INT_RESULTS as usize
            && self.floats <= lir::ArgAssigner::FLOAT_RESULTS as usize
    }

    /// The bits of a scalar, set.
    pub(super) fn mask(ty: lir::Type) -> u64 {
        u64::MAX >> (64 - ty.bits().min(64))
    }
}

/// The scalars of a field: each travels by itself, so a wide integer is two.
#[doc(hidden)]
pub struct Field<'a, T>(pub &'a mut T);

impl<T: Sink> Sink for Field<'_, T> {
    fn scalar(&mut self, ty: lir::Type, bits: u64) {
        self.0.scalar(ty, bits);
    }
    fn pair(&mut self, low: u64, high: u64) {
        self.0.scalar(lir::Type::I64, low);
        self.0.scalar(lir::Type::I64, high);
    }
}

impl<T: Source> Source for Field<'_, T> {
    fn scalar(&mut self, ty: lir::Type) -> u64 {
        self.0.scalar(ty)
    }
    fn pair(&mut self) -> [u64; 2] {
        [(); 2].map(|()| self.0.scalar(lir::Type::I64))
    }
}

/// Scalars of at most 64 bits: `$from` and `$to` go from bits and to bits.
macro_rules! scalars {
    ($([$($generic:tt)*] $rust:ty = $ty:expr, $lir:ident, $raw:ty, $from:expr, $to:expr;)*) => {$(
        // SAFETY: it is the scalar that `ty` says.
        unsafe impl<$($generic)*> HostVal for $rust {
            const SCALARS: Scalars = Scalars::one(lir::Type::$lir);
            #[inline]
            fn ty() -> ValType {
                $ty
            }
            #[inline]
            fn put(self, to: &mut impl Sink) {
                to.scalar(lir::Type::$lir, $to(self));
            }
            #[inline]
            fn take(from: &mut impl Source) -> Self {
                $from(from.scalar(lir::Type::$lir))
            }
            #[inline]
            unsafe fn read(at: *const u8) -> Self {
                // SAFETY: the caller keeps the contract of `read`; all bits are a value of this type.
                $from(u64::from(unsafe { at.cast::<$raw>().read_unaligned() }))
            }
            #[inline]
            unsafe fn write(self, at: *mut u8) {
                let bits: u64 = $to(self);
                // SAFETY: the caller keeps the contract of `write`.
                unsafe { at.cast::<$raw>().write_unaligned(bits as $raw) };
            }
        }
        // SAFETY: it is one scalar.
        unsafe impl<$($generic)*> HostScalar for $rust {}
    )*};
}

scalars! {
    [] bool = ValType::I1, I8, u8, |bits| bits & 0xff != 0, u64::from;
    [] i8 = ValType::I8, I8, u8, |bits| bits as i8, |value| value as u64;
    [] u8 = ValType::I8, I8, u8, |bits| bits as u8, u64::from;
    [] i16 = ValType::I16, I16, u16, |bits| bits as i16, |value| value as u64;
    [] u16 = ValType::I16, I16, u16, |bits| bits as u16, u64::from;
    [] i32 = ValType::I32, I32, u32, |bits| bits as i32, |value| value as u64;
    [] u32 = ValType::I32, I32, u32, |bits| bits as u32, u64::from;
    [] i64 = ValType::I64, I64, u64, |bits| bits as i64, |value| value as u64;
    [] u64 = ValType::I64, I64, u64, |bits| bits, |value| value;
    [] isize = ValType::I64, I64, u64, |bits| bits as isize, |value| value as u64;
    [] usize = ValType::I64, I64, u64, |bits| bits as usize, |value| value as u64;
    [] f32 = ValType::F32, F32, u32, |bits| f32::from_bits(bits as u32), |value| u64::from(f32::to_bits(value));
    [] f64 = ValType::F64, F64, u64, f64::from_bits, f64::to_bits;
    [T: 'static] *const T = ValType::Ptr, I64, u64, |bits| bits as *const T, |value| value as u64;
    [T: 'static] *mut T = ValType::Ptr, I64, u64, |bits| bits as *mut T, |value| value as u64;
}

macro_rules! wide {
    ($($rust:ty),*) => {$(
        // SAFETY: it is the scalar that `ty` says.
        unsafe impl HostVal for $rust {
            const SCALARS: Scalars = Scalars { ints: 2, floats: 0 };
            fn ty() -> ValType {
                ValType::I128
            }
            #[inline]
            fn put(self, to: &mut impl Sink) {
                to.pair(self as u64, (self >> 64) as u64);
            }
            #[inline]
            fn take(from: &mut impl Source) -> Self {
                let [low, high] = from.pair();
                (u128::from(high) << 64 | u128::from(low)) as $rust
            }
            unsafe fn read(at: *const u8) -> Self {
                // SAFETY: the caller keeps the contract of `read`.
                unsafe { at.cast::<$rust>().read_unaligned() }
            }
            unsafe fn write(self, at: *mut u8) {
                // SAFETY: the caller keeps the contract of `write`.
                unsafe { at.cast::<$rust>().write_unaligned(self) };
            }
        }
        // SAFETY: it is a number of the size that `ty` says.
        unsafe impl HostScalar for $rust {}
    )*};
}

wide!(i128, u128);

// SAFETY: the elements of an array lie behind each other, as in a program.
unsafe impl<T: HostVal, const N: usize> HostVal for [T; N] {
    const SCALARS: Scalars = T::SCALARS.times(N);
    fn ty() -> ValType {
        ValType::array(T::ty(), N as u64)
    }
    fn put(self, to: &mut impl Sink) {
        for elem in self {
            elem.put(&mut Field(&mut *to));
        }
    }
    fn take(from: &mut impl Source) -> Self {
        std::array::from_fn(|_| T::take(&mut Field(&mut *from)))
    }
    unsafe fn read(at: *const u8) -> Self {
        // SAFETY: the caller keeps the contract of `read`.
        std::array::from_fn(|i| unsafe { T::read(at.add(i * size_of::<T>())) })
    }
    unsafe fn write(self, at: *mut u8) {
        for (i, elem) in self.into_iter().enumerate() {
            // SAFETY: the caller keeps the contract of `write`.
            unsafe { elem.write(at.add(i * size_of::<T>())) };
        }
    }
}

/// Declares structs that cross between Rust and a program by value: as `{ ... }` of the types of their
/// fields, each of which is a [`HostVal`](crate::HostVal). They have the layout of C, and are `Copy`.
///
/// A compiler for C rarely passes a small struct as a struct of LLVM's: it takes it apart as its ABI
/// says, which is to be seen in the IR. This is for the IR's own structs, as front ends return pairs.
///
/// ```
/// jitlite::host_struct! {
///     /// The quotient and the remainder.
///     #[derive(Debug, PartialEq)]
///     pub struct Divided {
///         /// The quotient.
///         pub quotient: i64,
///         /// The remainder.
///         pub remainder: i64,
///     }
/// }
///
/// use jitlite::{Config, Engine, Linker, Module, Profile};
///
/// # fn main() -> Result<(), jitlite::Error> {
/// let engine = Engine::new(&Config::new())?;
/// let text = "
///     define { i64, i64 } @divide(i64 %a, i64 %b) {
///       %q = sdiv i64 %a, %b
///       %r = srem i64 %a, %b
///       %x = insertvalue { i64, i64 } undef, i64 %q, 0
///       %y = insertvalue { i64, i64 } %x, i64 %r, 1
///       ret { i64, i64 } %y
///     }";
/// let module = Module::from_text("divide.ll", text, Profile::Auto)?;
/// // SAFETY: the program uses no memory but its stack.
/// let instance = unsafe { Linker::new(&engine).instantiate(&module)? };
/// let divide = instance.typed_func::<(i64, i64), Divided>("divide")?;
/// assert_eq!(divide.call((17, 5))?, Divided { quotient: 3, remainder: 2 });
/// # Ok(())
/// # }
/// ```
#[macro_export]
macro_rules! host_struct {
    ($($(#[$meta:meta])* $vis:vis struct $name:ident {
        $($(#[$field_meta:meta])* $field_vis:vis $field:ident: $ty:ty),* $(,)?
    })*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy)]
        #[repr(C)]
        $vis struct $name {
            $($(#[$field_meta])* $field_vis $field: $ty),*
        }

        // SAFETY: its layout is that of C, and its fields are treated in their order.
        unsafe impl $crate::HostVal for $name {
            const SCALARS: $crate::api::host_val::Scalars =
                $crate::api::host_val::Scalars::NONE
                    $(.and(<$ty as $crate::HostVal>::SCALARS))*;
            fn ty() -> $crate::ValType {
                $crate::ValType::structure(
                    ::std::vec![$(<$ty as $crate::HostVal>::ty()),*]
                )
            }
            #[allow(unused_variables)]
            fn put(self, to: &mut impl $crate::api::host_val::Sink) {
                $($crate::HostVal::put(self.$field, &mut $crate::api::host_val::Field(&mut *to));)*
            }
            #[allow(unused_variables)]
            fn take(from: &mut impl $crate::api::host_val::Source) -> Self {
                $name {
                    $($field: <$ty as $crate::HostVal>::take(
                        &mut $crate::api::host_val::Field(&mut *from)
                    )),*
                }
            }
            #[allow(unused_variables)]
            unsafe fn read(at: *const u8) -> Self {
                $name {
                    // SAFETY: the fields are where the layout says.
                    $($field: unsafe {
                        <$ty as $crate::HostVal>::read(
                            at.add(::std::mem::offset_of!($name, $field))
                        )
                    }),*
                }
            }
            #[allow(unused_variables)]
            unsafe fn write(self, at: *mut u8) {
                $(
                    // SAFETY: the fields are where the layout says.
                    unsafe {
                        let at = at.add(::std::mem::offset_of!($name, $field));
                        $crate::HostVal::write(self.$field, at);
                    }
                )*
            }
        }

        impl $crate::Param for $name {
            type Given<'a> = $name;
            fn param_type() -> $crate::ValType {
                <$name as $crate::HostVal>::ty()
            }
            fn put_param(given: $name, to: &mut impl $crate::api::host_val::Sink) {
                $crate::HostVal::put(given, to);
            }
        }

        // SAFETY: it holds what its fields hold. (A bound with a lifetime may be one that does not hold.)
        unsafe impl $crate::SafeParam for $name where $(for<'field> $ty: $crate::HostData),* {}
        // SAFETY: it holds what its fields hold. (A bound with a lifetime may be one that does not hold.)
        unsafe impl $crate::HostData for $name where $(for<'field> $ty: $crate::HostData),* {}
        // SAFETY: it holds what its fields hold. (A bound with a lifetime may be one that does not hold.)
        unsafe impl $crate::HostPlain for $name where $(for<'field> $ty: $crate::HostPlain),* {}
    )*};
}
