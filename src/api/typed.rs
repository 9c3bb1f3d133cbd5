//! Rust functions and the functions of a program, each with a type that both sides know.

use std::convert::Infallible;
use std::error::Error;
use std::sync::Arc;

use super::caller::{Caller, CallerClosure};
use super::host_error::host_error;
use super::host_val::{HostScalar, HostVal, Loan, Param, SafeParam, Scalars, Sink, Source};
use super::types::{FuncType, ValType};
use crate::jit::closure::{HostClosure, HostError};
use crate::lir::{self, AbiLoc, ArgAssigner, ParamMark};
use crate::runtime::trampoline::ArgBlock;

/// The parameters of a [`TypedFunc`](super::TypedFunc): a tuple of up to sixteen [`Param`]s.
pub trait Params {
    /// The same with the lifetime of a call.
    type Given<'a>;
    /// Their types.
    fn types() -> Vec<ValType>;
    /// Gives their scalars away, in order.
    #[doc(hidden)]
    fn put(given: Self::Given<'_>, to: &mut impl Sink);
    /// The memory that each lends.
    #[doc(hidden)]
    fn loans(given: &Self::Given<'_>) -> Vec<Option<Loan>>;
}

/// [`Params`] that safe code may pass: a tuple of [`SafeParam`]s.
///
/// # Safety
///
/// It is for this library to implement.
#[diagnostic::on_unimplemented(
    message = "there may be a pointer in `{Self}`, which a program follows",
    note = "memory is lent to a program as `&T`, `&mut T`, `&[T]`, `&mut [T]` or `&CStr`",
    note = "the unsafe `TypedFunc::call_with_pointers` passes raw pointers"
)]
pub unsafe trait SafeParams: Params {}

/// Parameters that are scalars, for a function that is called by its address.
pub trait ScalarParams: Params {
    /// The function of C with these parameters and this result.
    type Pointer<R>: Copy;
    /// The function at an address.
    ///
    /// # Safety
    ///
    /// There must be one, of this type.
    #[doc(hidden)]
    unsafe fn pointer<R>(address: *const u8) -> Self::Pointer<R>;
}

/// The result of a [`TypedFunc`](super::TypedFunc): `()` or a [`HostVal`].
pub trait Results: Sized {
    /// Its scalars.
    #[doc(hidden)]
    const SCALARS: Scalars;
    /// Its type; `None` for `()`.
    fn ty() -> Option<ValType>;
    /// Takes it from where a call has left it.
    #[doc(hidden)]
    fn take(from: &mut impl Source) -> Self;
    /// Takes it from memory.
    ///
    /// # Safety
    ///
    /// It must be there.
    #[doc(hidden)]
    unsafe fn read(at: *const u8) -> Self;
}

/// The result of a function that is called by its address: `()` or a [`HostScalar`].
pub trait ScalarResult: Results {}

impl ScalarResult for () {}
impl<T: HostScalar> ScalarResult for T {}

impl Results for () {
    const SCALARS: Scalars = Scalars::NONE;
    fn ty() -> Option<ValType> {
        None
    }
    fn take(_: &mut impl Source) -> Self {}
    unsafe fn read(_: *const u8) -> Self {}
}

impl<T: HostVal> Results for T {
    const SCALARS: Scalars = T::SCALARS;
    fn ty() -> Option<ValType> {
        Some(T::ty())
    }
    #[inline]
    fn take(from: &mut impl Source) -> Self {
        T::take(from)
    }
    unsafe fn read(at: *const u8) -> Self {
        // SAFETY: the caller keeps the contract of `read`.
        unsafe { T::read(at) }
    }
}

/// What a host function may return: `()`, a [`HostVal`], [`Infallible`] or `!` where it never returns,
/// or a [`Result`] of these. An `Err` ends the program's call with a [`Trap`](super::Trap) that says
/// what the error says and carries it: see [`Trap::downcast_ref`](super::Trap::downcast_ref). One that is a trap itself
/// is passed on as it is.
pub trait HostResult {
    /// Its scalars.
    #[doc(hidden)]
    const SCALARS: Scalars;
    /// The type in the program; `None` for `void`.
    fn ty() -> Option<ValType>;
    /// Gives it to the caller.
    #[doc(hidden)]
    fn put(self, to: &mut Returned<'_>) -> Result<(), HostError>;
}

impl HostResult for () {
    const SCALARS: Scalars = Scalars::NONE;
    fn ty() -> Option<ValType> {
        None
    }
    fn put(self, _: &mut Returned<'_>) -> Result<(), HostError> {
        Ok(())
    }
}

impl HostResult for Infallible {
    const SCALARS: Scalars = Scalars::NONE;
    fn ty() -> Option<ValType> {
        None
    }
    fn put(self, _: &mut Returned<'_>) -> Result<(), HostError> {
        match self {}
    }
}

/// The type `!`, which has no name that stable Rust accepts here.
type Never = <fn() -> ! as ResultOf>::Type;

#[doc(hidden)]
pub trait ResultOf {
    type Type;
}

impl<T> ResultOf for fn() -> T {
    type Type = T;
}

impl HostResult for Never {
    const SCALARS: Scalars = Scalars::NONE;
    fn ty() -> Option<ValType> {
        None
    }
    fn put(self, _: &mut Returned<'_>) -> Result<(), HostError> {
        self
    }
}

impl<T: HostVal> HostResult for T {
    const SCALARS: Scalars = T::SCALARS;
    fn ty() -> Option<ValType> {
        Some(T::ty())
    }
    #[inline]
    fn put(self, to: &mut Returned<'_>) -> Result<(), HostError> {
        match to.memory {
            // SAFETY: a program that has such a result in memory has given the address of that, with
            // the layout of the type; it is trusted.
            Some(at) => unsafe { (at as *mut T).write_unaligned(self) },
            None => HostVal::put(self, to),
        }
        Ok(())
    }
}

impl<T: HostResult, E: Into<Box<dyn Error + Send + Sync>>> HostResult for Result<T, E> {
    const SCALARS: Scalars = T::SCALARS;
    fn ty() -> Option<ValType> {
        T::ty()
    }
    #[inline]
    fn put(self, to: &mut Returned<'_>) -> Result<(), HostError> {
        match self {
            Ok(value) => value.put(to),
            Err(error) => Err(host_error(error)),
        }
    }
}

/// Where the arguments of a call into a program go.
pub(super) struct Passed<'a> {
    pub args: &'a mut ArgBlock,
    pub stack: &'a mut Vec<u64>,
    places: ArgAssigner,
}

impl<'a> Passed<'a> {
    /// Those of a call whose result is in memory, if that is given.
    #[inline]
    pub(super) fn new(
        args: &'a mut ArgBlock,
        stack: &'a mut Vec<u64>,
        memory: Option<*mut u8>,
    ) -> Passed<'a> {
        let mut passed = Passed {
            args,
            stack,
            places: ArgAssigner::default(),
        };
        if let Some(memory) = memory {
            passed.scalar(lir::Type::I64, memory as u64);
        }
        passed
    }

    fn store(&mut self, loc: AbiLoc, bits: u64) {
        match loc {
            AbiLoc::Stack(offset) => {
                // What is aligned leaves a gap.
                self.stack.resize(offset as usize / 8, 0);
                self.stack.push(bits);
            }
            loc => self.args.set_arg(loc, [bits, 0]),
        }
    }
}

impl Sink for Passed<'_> {
    #[inline]
    fn scalar(&mut self, ty: lir::Type, bits: u64) {
        let loc = self.places.param(lir::Param::new(ty));
        self.store(loc, bits);
    }

    fn pair(&mut self, low: u64, high: u64) {
        for (word, bits) in PAIR.into_iter().zip([low, high]) {
            let loc = self.places.param(word);
            self.store(loc, bits);
        }
    }
}

/// An integer of two words, as it travels.
const PAIR: [lir::Param; 2] = [
    lir::Param {
        ty: lir::Type::I64,
        mark: ParamMark::Pair,
    },
    lir::Param {
        ty: lir::Type::I64,
        mark: ParamMark::Rest,
    },
];

/// The arguments of a call that a host function has received.
#[doc(hidden)]
pub(super) struct Received<'a> {
    args: &'a ArgBlock,
    places: ArgAssigner,
}

impl<'a> Received<'a> {
    /// # Safety
    ///
    /// The block must be one that a host thunk has filled, in a call with the parameters that will be
    /// taken, of a function with such a result.
    #[inline]
    unsafe fn new(args: &'a ArgBlock, result: Scalars) -> Received<'a> {
        let mut received = Received {
            args,
            places: ArgAssigner::default(),
        };
        if !result.fit_in_registers() {
            received.scalar(lir::Type::I64);
        }
        received
    }

    fn load(&self, loc: AbiLoc) -> u64 {
        // SAFETY: the caller has passed this argument, so it is where the block says.
        let [bits, _] = unsafe { self.args.arg(loc, 8) };
        bits
    }
}

impl Source for Received<'_> {
    #[inline]
    fn scalar(&mut self, ty: lir::Type) -> u64 {
        let loc = self.places.param(lir::Param::new(ty));
        self.load(loc)
    }

    fn pair(&mut self) -> [u64; 2] {
        PAIR.map(|word| {
            let loc = self.places.param(word);
            self.load(loc)
        })
    }
}

/// Where the result of a host function goes.
#[doc(hidden)]
pub struct Returned<'a> {
    args: &'a mut ArgBlock,
    places: ArgAssigner,
    /// The address that the caller has given for it.
    memory: Option<u64>,
}

impl<'a> Returned<'a> {
    #[inline]
    fn new(args: &'a mut ArgBlock, result: Scalars) -> Returned<'a> {
        let memory = (!result.fit_in_registers()).then_some(args.ints[0]);
        if let Some(memory) = memory {
            args.int_results[0] = memory;
        }
        Returned {
            args,
            places: ArgAssigner::default(),
            memory,
        }
    }
}

impl Sink for Returned<'_> {
    #[inline]
    fn scalar(&mut self, ty: lir::Type, bits: u64) {
        if let Some(loc) = self.places.result(ty) {
            self.args.set_result(loc, [bits, 0]);
        }
    }

    fn pair(&mut self, low: u64, high: u64) {
        self.scalar(lir::Type::I64, low);
        self.scalar(lir::Type::I64, high);
    }
}

/// The result of a call into a program, in registers.
pub(super) struct Left<'a> {
    args: &'a ArgBlock,
    places: ArgAssigner,
}

impl<'a> Left<'a> {
    #[inline]
    pub(super) fn new(args: &'a ArgBlock) -> Left<'a> {
        Left {
            args,
            places: ArgAssigner::default(),
        }
    }
}

impl Source for Left<'_> {
    #[inline]
    fn scalar(&mut self, ty: lir::Type) -> u64 {
        let loc = self.places.result(ty);
        loc.map_or(0, |loc| self.args.result(loc)[0])
    }

    fn pair(&mut self) -> [u64; 2] {
        [(); 2].map(|()| self.scalar(lir::Type::I64))
    }
}

/// A Rust function or closure that programs can call: of up to sixteen [`HostVal`] parameters,
/// with a [`HostResult`], and maybe a [`Caller`] in front of them. It may be called from several
/// threads at once, and by itself again while it runs: so it is a `Fn`, and what it changes is behind
/// a lock or atomic.
pub trait IntoHostFunc<Args> {
    /// The type in the program.
    #[doc(hidden)]
    fn func_type() -> FuncType;
    /// The size and alignment of a result that is in memory.
    #[doc(hidden)]
    fn memory() -> Option<(usize, usize)>;
    /// The closure that takes its arguments from a block.
    #[doc(hidden)]
    fn into_closure(self) -> Closure;
}

/// A closure that takes its arguments from a block.
#[doc(hidden)]
pub enum Closure {
    /// For whoever calls it.
    Plain(Box<HostClosure>),
    /// With the caller as its first argument.
    WithCaller(Arc<CallerClosure>),
}

/// The size and alignment of a result that travels in memory.
pub(super) fn memory_of<T>(scalars: Scalars) -> Option<(usize, usize)> {
    (!scalars.fit_in_registers()).then_some((size_of::<T>(), align_of::<T>()))
}

macro_rules! tuples {
    ($(($($name:ident),*);)*) => {$(
        impl<$($name: Param),*> Params for ($($name,)*) {
            type Given<'a> = ($($name::Given<'a>,)*);
            fn types() -> Vec<ValType> {
                vec![$($name::param_type()),*]
            }
            #[allow(non_snake_case, unused)]
            #[inline]
            fn put(given: Self::Given<'_>, to: &mut impl Sink) {
                // The values are named as their types are.
                let ($($name,)*) = given;
                $(<$name as Param>::put_param($name, to);)*
            }
            #[allow(non_snake_case, unused)]
            fn loans(given: &Self::Given<'_>) -> Vec<Option<Loan>> {
                let ($($name,)*) = given;
                vec![$(<$name as Param>::loan($name)),*]
            }
        }

        // SAFETY: each of them is one.
        unsafe impl<$($name: SafeParam),*> SafeParams for ($($name,)*) {}

        impl<$($name: HostScalar),*> ScalarParams for ($($name,)*) {
            type Pointer<R> = unsafe extern "C" fn($($name),*) -> R;
            unsafe fn pointer<R>(address: *const u8) -> Self::Pointer<R> {
                // SAFETY: the caller says that this is such a function.
                unsafe { std::mem::transmute::<*const u8, Self::Pointer<R>>(address) }
            }
        }

        impl<Func, Ret, $($name),*> IntoHostFunc<(Ret, $($name,)*)> for Func
        where
            Func: Fn($($name),*) -> Ret + Send + Sync + 'static,
            Ret: HostResult,
            $($name: HostVal,)*
        {
            fn func_type() -> FuncType {
                FuncType::new([$($name::ty()),*], Ret::ty())
            }
            fn memory() -> Option<(usize, usize)> {
                memory_of::<Ret>(Ret::SCALARS)
            }
            #[allow(non_snake_case, unused)]
            fn into_closure(self) -> Closure {
                Closure::Plain(Box::new(move |args: &mut ArgBlock| {
                    // SAFETY: the linker has checked that the program calls this function with the
                    // parameters that `func_type` says.
                    let mut received = unsafe { Received::new(args, Ret::SCALARS) };
                    $(let $name = $name::take(&mut received);)*
                    self($($name),*).put(&mut Returned::new(args, Ret::SCALARS))
                }))
            }
        }

        impl<Func, Ret, $($name),*> IntoHostFunc<(Caller<'static>, Ret, $($name,)*)> for Func
        where
            Func: for<'a> Fn(Caller<'a>, $($name),*) -> Ret + Send + Sync + 'static,
            Ret: HostResult,
            $($name: HostVal,)*
        {
            fn func_type() -> FuncType {
                FuncType::new([$($name::ty()),*], Ret::ty())
            }
            fn memory() -> Option<(usize, usize)> {
                memory_of::<Ret>(Ret::SCALARS)
            }
            #[allow(non_snake_case, unused)]
            fn into_closure(self) -> Closure {
                Closure::WithCaller(Arc::new(move |caller: Caller<'_>, args: &mut ArgBlock| {
                    // SAFETY: the linker has checked that the program calls this function with the parameters
                    // that `func_type` says.
                    let mut received = unsafe { Received::new(args, Ret::SCALARS) };
                    $(let $name = $name::take(&mut received);)*
                    self(caller, $($name),*).put(&mut Returned::new(args, Ret::SCALARS))
                }))
            }
        }
    )*};
}

tuples! {
    ();
    (A);
    (A, B);
    (A, B, C);
    (A, B, C, D);
    (A, B, C, D, E);
    (A, B, C, D, E, F);
    (A, B, C, D, E, F, G);
    (A, B, C, D, E, F, G, H);
    (A, B, C, D, E, F, G, H, I);
    (A, B, C, D, E, F, G, H, I, J);
    (A, B, C, D, E, F, G, H, I, J, K);
    (A, B, C, D, E, F, G, H, I, J, K, L);
    (A, B, C, D, E, F, G, H, I, J, K, L, M);
    (A, B, C, D, E, F, G, H, I, J, K, L, M, N);
    (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O);
    (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runtime::trap::{Payload, TrapKind};

    fn describe<Args, F: IntoHostFunc<Args>>(_: &F) -> String {
        F::func_type().to_string()
    }

    #[test]
    fn closures_have_types() {
        assert_eq!(describe(&|| ()), "void ()");
        assert_eq!(
            describe(&|a: i64, b: bool| a + i64::from(b)),
            "i64 (i64, i1)"
        );
        assert_eq!(describe(&|_: Caller<'_>, n: i8| n), "i8 (i8)");
        let fallible = |p: *const u8| -> Result<f64, String> { Err(format!("{p:?}")) };
        assert_eq!(describe(&fallible), "double (ptr)");
        let never = || -> Result<Infallible, String> { Err("never".into()) };
        assert_eq!(describe(&never), "void ()");
        let array = |a: [f32; 2], n: u128| [n as f32, a[0]];
        assert_eq!(describe(&array), "[2 x float] ([2 x float], i128)");
        fn ends(_: i32) -> ! {
            panic!("it never returns")
        }
        assert_eq!(describe(&(ends as fn(i32) -> !)), "void (i32)");
    }

    #[test]
    fn a_closure_takes_its_arguments_from_the_block() {
        let closure = (|a: i32, x: f64, b: bool| -> Result<f64, &str> {
            if b { Ok(f64::from(a) + x) } else { Err("no") }
        })
        .into_closure();
        let Closure::Plain(closure) = closure else {
            panic!("it takes its caller")
        };
        let mut args = ArgBlock::new();
        let mut stack = Vec::new();
        let mut passed = Passed::new(&mut args, &mut stack, None);
        <(i32, f64, bool)>::put((-5, 1.5, true), &mut passed);
        closure(&mut args).unwrap();
        assert_eq!(<f64 as HostVal>::take(&mut Left::new(&args)), -3.5);
        args.ints[1] = 0;
        let error = closure(&mut args).unwrap_err();
        assert_eq!(error.kind, TrapKind::Host("no".into()));
        assert!(matches!(error.payload, Payload::Error(error) if error.to_string() == "no"));
    }

    #[test]
    fn arguments_fill_registers_and_then_the_stack() {
        let mut args = ArgBlock::new();
        let mut stack = Vec::new();
        type Many = (u64, u64, u64, u64, u64, u128, u64, u64, u128);
        let params = (0, 1, 2, 3, 4, 5 << 64 | 6, 7, 8, 9);
        Many::put(params, &mut Passed::new(&mut args, &mut stack, None));
        // A pair is not torn apart: the last register is for what follows.
        assert_eq!(args.ints, [0, 1, 2, 3, 4, 7]);
        assert_eq!(stack, [6, 5, 8, 0, 9, 0]);
    }
}
