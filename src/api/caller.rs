//! What a host function knows of the program that calls it.

use std::error::Error;
use std::marker::PhantomData;
use std::ops::Deref;
use std::sync::{Arc, OnceLock, Weak};

use super::abi::Abi;
use super::instance::{Inner, Instance};
use super::value::Val;
use crate::jit::closure::{HostClosure, HostError};
use crate::runtime::trampoline::ArgBlock;

/// The program that calls a host function: the first parameter of a closure that wants it.
///
/// It is used as the [`Instance`] that it is, so no closure has to capture one: it finds functions by
/// name ([`Instance::func`], [`Instance::typed_func`]) or by an address that the program has passed
/// ([`Instance::typed_func_at`], which checks that it is one and of that type), variables
/// ([`Instance::global`]), memory ([`Instance::memory`]), and data of the host's own
/// ([`Instance::data`]). A call is an activation of its own: a trap there is an error here.
///
/// ```
/// use jitlite::{Caller, Config, Engine, Error, Linker, Module, Profile};
///
/// fn main() -> Result<(), Error> {
///     let engine = Engine::new(&Config::new())?;
///     let text = "
///         declare i64 @apply(ptr, i64)
///         define i64 @half(i64 %n) { %r = sdiv i64 %n, 2 ret i64 %r }
///         define i64 @run(i64 %n) { %r = call i64 @apply(ptr @half, i64 %n) ret i64 %r }";
///     let module = Module::from_text("apply.ll", text, Profile::Auto)?;
///     let mut linker = Linker::new(&engine);
///     linker.func("apply", |caller: Caller<'_>, f: *const u8, n: i64| {
///         caller.typed_func_at::<(i64,), i64>(f)?.call((n,)).map_err(Error::from)
///     })?;
///     // SAFETY: the program uses no memory but its stack.
///     let instance = unsafe { linker.instantiate(&module)? };
///     assert_eq!(instance.typed_func::<(i64,), i64>("run")?.call((84,))?, 42);
///     Ok(())
/// }
/// ```
#[derive(Debug)]
pub struct Caller<'a> {
    instance: Instance,
    call: PhantomData<&'a ()>,
}

impl Caller<'_> {
    /// The program. Who keeps it in a place that the program keeps alive, such as a closure of its
    /// linker, has both live for ever.
    pub fn instance(&self) -> &Instance {
        &self.instance
    }
}

impl Deref for Caller<'_> {
    type Target = Instance;

    fn deref(&self) -> &Instance {
        &self.instance
    }
}

/// A closure that takes its caller as an argument.
pub(super) type CallerClosure =
    dyn Fn(Caller<'_>, &mut ArgBlock) -> Result<(), HostError> + Send + Sync;

/// The same, with values whose types are known at run time only.
pub(super) type UntypedClosure =
    dyn Fn(Caller<'_>, &[Val], &mut [Val]) -> Result<(), HostError> + Send + Sync;

/// A closure that is asked for more fuel, and gives it or an error.
pub(super) type AskedForFuel =
    dyn Fn(Caller<'_>) -> Result<u64, Arc<dyn Error + Send + Sync>> + Send + Sync;

/// The same for one program, to which it adds what it gives.
pub(super) type BoundRefuel = dyn Fn() -> Result<(), Arc<dyn Error + Send + Sync>> + Send + Sync;

/// The instance that is being made of a program, for the closures that are made for it alone.
#[derive(Clone, Default)]
pub(super) struct Coming(Arc<OnceLock<Weak<Inner>>>);

impl Coming {
    /// It is there.
    pub(super) fn is(&self, instance: &Instance) {
        // It comes once.
        let _ = self.0.set(instance.downgrade());
    }

    /// The closure as this instance calls it.
    pub(super) fn bind(&self, closure: Arc<CallerClosure>) -> Box<HostClosure> {
        let coming = self.clone();
        Box::new(move |args| closure(coming.caller()?, args))
    }

    /// The same of a closure that takes values, in calls whose values travel so.
    pub(super) fn bind_untyped(&self, closure: Arc<UntypedClosure>, abi: Abi) -> Box<HostClosure> {
        let coming = self.clone();
        Box::new(move |args| {
            // SAFETY: the linker has made the ABI of the function that the program calls.
            let vals = unsafe { abi.args(args) };
            let expected = abi.ty.result.as_ref();
            let mut results: Vec<Val> = expected.map(Val::zero).into_iter().collect();
            closure(coming.caller()?, &vals, &mut results)?;
            let result = results.first();
            if let (Some(result), Some(ty)) = (result, expected)
                && !result.is_of(ty)
            {
                let message = format!(
                    "a host function returned a value of type `{}`, not `{ty}`",
                    result.ty()
                );
                return Err(HostError::message(message));
            }
            // SAFETY: the linker has made the ABI of the function that the program calls, and the result is
            // of its type.
            unsafe { abi.put_result(result, args) };
            Ok(())
        })
    }

    /// The closure that is asked for more fuel as this instance asks it.
    pub(super) fn bind_asked_for_fuel(&self, closure: Arc<AskedForFuel>) -> Box<BoundRefuel> {
        let coming = self.clone();
        Box::new(move || {
            let gone = |error: HostError| Arc::from(Box::from(error.kind.to_string()));
            let caller = coming.caller().map_err(gone)?;
            let instance = caller.instance().clone();
            instance.add_fuel(closure(caller)?);
            Ok(())
        })
    }

    fn caller<'a>(&self) -> Result<Caller<'a>, HostError> {
        let instance = self.0.get().and_then(Weak::upgrade);
        let gone = || HostError::message("the program is being unloaded");
        Ok(Caller {
            instance: Instance(instance.ok_or_else(gone)?),
            call: PhantomData,
        })
    }
}
