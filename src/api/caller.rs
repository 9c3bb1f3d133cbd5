//! What a host function knows of the program that calls it.

use std::marker::PhantomData;
use std::ops::Deref;
use std::sync::{Arc, OnceLock, Weak};

use super::instance::{Inner, Instance};
use crate::jit::closure::HostClosure;
use crate::runtime::trampoline::ArgBlock;

/// The program that calls a host function: the first parameter of a closure that wants it.
///
/// It is used as the [`Instance`] that it is. So a closure calls a function that the program has
/// passed to it by its address, as an activation of its own: a trap there is an error here.
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

/// A closure that is told who calls it.
pub type CallerClosure = dyn Fn(Caller<'_>, &mut ArgBlock) -> Result<(), String> + Send + Sync;

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
        Box::new(move |args| {
            let instance = coming.0.get().and_then(Weak::upgrade);
            let caller = Caller {
                instance: Instance(instance.ok_or("the program is being unloaded")?),
                call: PhantomData,
            };
            closure(caller, args)
        })
    }
}
