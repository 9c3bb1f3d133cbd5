//! Rust functions and the functions of a program, each with a type that both sides know.

use std::sync::Arc;

use super::caller::{Caller, CallerClosure};
use super::value::{FuncType, HostVal, ValType, get_arg, put_arg, put_result, result_bits};
use crate::jit::closure::HostClosure;
use crate::lir::Places;
use crate::runtime::trampoline::ArgBlock;

/// The parameters of a [`TypedFunc`](super::TypedFunc): a tuple of up to eight [`HostVal`]s.
pub trait Params {
    /// Their types.
    fn types() -> Vec<ValType>;
    /// Puts them where a call expects them.
    #[doc(hidden)]
    fn put(self, args: &mut ArgBlock, stack: &mut Vec<u64>);
}

/// The result of a [`TypedFunc`](super::TypedFunc): `()` or a [`HostVal`].
pub trait Results {
    /// Its type; `None` for `()`.
    fn ty() -> Option<ValType>;
    /// Takes it from where a call has left it.
    #[doc(hidden)]
    fn take(args: &ArgBlock) -> Self;
}

impl Results for () {
    fn ty() -> Option<ValType> {
        None
    }
    fn take(_: &ArgBlock) -> Self {}
}

impl<T: HostVal> Results for T {
    fn ty() -> Option<ValType> {
        Some(T::TYPE)
    }
    fn take(args: &ArgBlock) -> Self {
        T::from_bits(result_bits(args, T::TYPE))
    }
}

/// What a host function may return: `()`, a [`HostVal`], or a [`Result`] of these, whose error
/// ends the program's call with a [`Trap`](super::Trap) that says so.
pub trait HostResult {
    /// The type in the program; `None` for `void`.
    fn ty() -> Option<ValType>;
    /// Puts it where the caller expects it.
    #[doc(hidden)]
    fn put(self, args: &mut ArgBlock) -> Result<(), String>;
}

impl HostResult for () {
    fn ty() -> Option<ValType> {
        None
    }
    fn put(self, _: &mut ArgBlock) -> Result<(), String> {
        Ok(())
    }
}

impl<T: HostVal> HostResult for T {
    fn ty() -> Option<ValType> {
        Some(T::TYPE)
    }
    fn put(self, args: &mut ArgBlock) -> Result<(), String> {
        put_result(args, self);
        Ok(())
    }
}

impl<T: HostResult, E: std::fmt::Display> HostResult for Result<T, E> {
    fn ty() -> Option<ValType> {
        T::ty()
    }
    fn put(self, args: &mut ArgBlock) -> Result<(), String> {
        match self {
            Ok(value) => value.put(args),
            Err(error) => Err(error.to_string()),
        }
    }
}

/// A Rust function or closure that programs can call: of up to eight [`HostVal`] parameters,
/// with a [`HostResult`], and maybe a [`Caller`] in front of them. It may be called from several
/// threads at once.
pub trait IntoHostFunc<Args> {
    /// The type in the program.
    #[doc(hidden)]
    fn func_type() -> FuncType;
    /// The closure that takes its arguments from a block.
    #[doc(hidden)]
    fn into_closure(self) -> Closure;
}

/// A closure that takes its arguments from a block.
#[doc(hidden)]
pub enum Closure {
    /// For whoever calls it.
    Plain(Box<HostClosure>),
    /// Which is told who calls it.
    Told(Arc<CallerClosure>),
}

macro_rules! tuples {
    ($(($($name:ident),*);)*) => {$(
        impl<$($name: HostVal),*> Params for ($($name,)*) {
            fn types() -> Vec<ValType> {
                vec![$($name::TYPE),*]
            }
            #[allow(non_snake_case, unused)]
            fn put(self, args: &mut ArgBlock, stack: &mut Vec<u64>) {
                let ($($name,)*) = self;
                let mut places = Places::default();
                $(put_arg(args, stack, &mut places, $name::TYPE, $name.to_bits());)*
            }
        }

        impl<Func, Ret, $($name),*> IntoHostFunc<(Ret, $($name,)*)> for Func
        where
            Func: Fn($($name),*) -> Ret + Send + Sync + 'static,
            Ret: HostResult,
            $($name: HostVal,)*
        {
            fn func_type() -> FuncType {
                FuncType {
                    params: vec![$($name::TYPE),*],
                    result: Ret::ty(),
                    varargs: false,
                }
            }
            #[allow(non_snake_case, unused)]
            fn into_closure(self) -> Closure {
                Closure::Plain(Box::new(move |args: &mut ArgBlock| {
                    let mut places = Places::default();
                    $(
                        // SAFETY: the linker has checked that the program calls this function
                        // with the parameters that `func_type` says.
                        let $name: $name = unsafe { get_arg(args, &mut places) };
                    )*
                    self($($name),*).put(args)
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
                FuncType {
                    params: vec![$($name::TYPE),*],
                    result: Ret::ty(),
                    varargs: false,
                }
            }
            #[allow(non_snake_case, unused)]
            fn into_closure(self) -> Closure {
                Closure::Told(Arc::new(move |caller: Caller<'_>, args: &mut ArgBlock| {
                    let mut places = Places::default();
                    $(
                        // SAFETY: as above.
                        let $name: $name = unsafe { get_arg(args, &mut places) };
                    )*
                    self(caller, $($name),*).put(args)
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
}

#[cfg(test)]
mod tests {
    use super::*;

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
    }

    #[test]
    fn a_closure_takes_its_arguments_from_the_block() {
        let closure = (|a: i32, x: f64, b: bool| -> Result<f64, &str> {
            if b { Ok(f64::from(a) + x) } else { Err("no") }
        })
        .into_closure();
        let Closure::Plain(closure) = closure else {
            panic!("it is told who calls it")
        };
        let mut args = ArgBlock::new();
        (-5i32, 1.5f64, true).put(&mut args, &mut Vec::new());
        assert_eq!(closure(&mut args), Ok(()));
        assert_eq!(f64::take(&args), -3.5);
        args.ints[1] = 0;
        assert_eq!(closure(&mut args), Err("no".into()));
    }
}
