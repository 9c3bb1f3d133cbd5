//! Types of Rust that a program's values are read and written as.

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
pub unsafe trait HostVal: Copy + 'static {
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
}

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
                // SAFETY: passed on to the caller; all bits are a value of this type.
                $from(u64::from(unsafe { at.cast::<$raw>().read_unaligned() }))
            }
        }
        // SAFETY: as above.
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
                // SAFETY: passed on to the caller.
                unsafe { at.cast::<$rust>().read_unaligned() }
            }
        }
        // SAFETY: as above.
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
        // SAFETY: passed on to the caller.
        std::array::from_fn(|i| unsafe { T::read(at.add(i * size_of::<T>())) })
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
        }
    )*};
}
