//! Functions that are replaced while their program runs.

use std::sync::{Arc, MutexGuard};

use super::caller::Coming;
use super::engine::Engine;
use super::error::{Error, ErrorKind, Invalid, Unsupported};
use super::externs;
use super::instance::{Inner, Instance, trap};
use super::linker::Linker;
use super::module::Module;
use crate::diag::{Diagnostic, Diagnostics};
use crate::ir::print::type_text;
use crate::jit::replace::Replacement;
use crate::runtime::{FuncIndex, ResolvedSymbol, critical};

/// The programs that functions of a program were replaced with.
#[derive(Default)]
pub(super) struct Replacements {
    /// Those that calls go to, with the functions whose place they have taken.
    current: Vec<(FuncIndex, Arc<Replacement>)>,
    /// Those that were replaced in turn, which threads may be in.
    superseded: Vec<Arc<Replacement>>,
}

impl Inner {
    pub(super) fn lock_replacements(&self) -> MutexGuard<'_, Replacements> {
        critical::lock(&self.replacements)
    }
}

impl Instance {
    /// Has all calls of the function `name`, by whomever and by whatever address of it, go to the function
    /// of that name in `module` from now on. Calls that are under way go on in the old function; code that
    /// was replaced is given back when no thread is in it any more ([`reclaim`](Self::reclaim)).
    ///
    /// The module is linked with what the program was linked with, and with the program itself: it may use
    /// whatever that defines for other modules, or declares. What it defines beside the function is its own;
    /// so state that is to outlive it belongs to the program, and is declared there as `external`. Its
    /// constructors run first. It counts as the program's with regard to limits, its heap and its data.
    ///
    /// ```
    /// use jitlite::{Config, Engine, Error, Linker, Module, Profile};
    ///
    /// fn main() -> Result<(), Error> {
    ///     let engine = Engine::new(Config::new().replaceable(true))?;
    ///     let text = "
    ///         @calls = global i64 0
    ///         define i64 @price(i64 %n) {
    ///           %calls = load i64, ptr @calls
    ///           %more = add i64 %calls, 1
    ///           store i64 %more, ptr @calls
    ///           %r = mul i64 %n, 3
    ///           ret i64 %r
    ///         }
    ///         define i64 @bill(i64 %n) { %r = call i64 @price(i64 %n) ret i64 %r }";
    ///     let module = Module::from_text("bill.ll", text, Profile::Auto)?;
    ///     // SAFETY: the program uses no memory but its own.
    ///     let instance = unsafe { Linker::new(&engine).instantiate(&module)? };
    ///     let bill = instance.typed_func::<(i64,), i64>("bill")?;
    ///     assert_eq!(bill.call((10,))?, 30);
    ///
    ///     let text = "
    ///         @calls = external global i64
    ///         define i64 @price(i64 %n) { %calls = load i64, ptr @calls
    ///                                     %r = add i64 %n, %calls ret i64 %r }";
    ///     let module = Module::from_text("price.ll", text, Profile::Auto)?;
    ///     // SAFETY: as above.
    ///     unsafe { instance.replace("price", &module)? };
    ///     assert_eq!(bill.call((10,))?, 11);
    ///     Ok(())
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Unsupported`] if the engine's programs are not [replaceable](super::Config::replaceable), or
    /// this function is not: one that is `internal`, or not the program's own. [`ErrorKind::NoFunction`] if the
    /// program or the module has none of this name, [`ErrorKind::Invalid`] if the module's is of another type, and
    /// those of [`Linker::instantiate`]. Then all is as it was.
    ///
    /// # Safety
    ///
    /// As for [`Linker::instantiate`]. And once the function is replaced again, nobody may use addresses of
    /// what the module has defined beside it, which is then given back. A program that switches between
    /// stacks of its own must have left those on which this function was called.
    pub unsafe fn replace(&self, name: &str, module: &Module) -> Result<(), Error> {
        let (inner, program) = (&self.0, &self.0.program);
        let function = self.func(name)?.number();
        if !program.engine().options().is_replaceable {
            return Err(Unsupported::NotReplaceable.into());
        }
        if !program.can_replace(function) {
            return Err(Unsupported::InternalFunction { name: name.into() }.into());
        }
        self.check_replacement(name, function, module)?;
        let mut linker = Linker::offering(&Engine::of(program.engine()), inner.offers.clone());
        linker.offers.add(self, externs::imports);
        linker.offers.add(self, externs::exports);
        let coming = Coming::default();
        coming.is(self);
        let heap = inner.heap();
        let modules = std::slice::from_ref(module);
        let (new, bound) = linker.link(modules, heap.as_ref(), coming, Some(program))?;
        let found = new.find(name).and_then(|place| new.symbol(place));
        let Some(ResolvedSymbol::Function(target)) = found else {
            return Err(ErrorKind::NoFunction { name: name.into() }.into());
        };
        let to = new.address(target);
        let new = Arc::new(Replacement {
            program: new,
            thunks: bound.thunks,
        });
        // SAFETY: the caller keeps the contract of `replace`.
        let made = unsafe { new.program.run_constructors(inner.arguments().words()) };
        let _section = critical::enter();
        let mut replacements = inner.lock_replacements();
        if let Err(ended) = made {
            drop(replacements);
            return Err(trap(ended).into());
        }
        program.redirect(function, to);
        let Replacements {
            current,
            superseded,
        } = &mut *replacements;
        let old = current.extract_if(.., |(of, _)| *of == function);
        superseded.extend(old.map(|(_, old)| old));
        current.push((function, new));
        // SAFETY: who has had functions replaced has promised it.
        unsafe { program.reclaim(superseded) };
        Ok(())
    }

    /// Gives back code of functions that were [replaced](Self::replace), where no thread is in it any more.
    /// Each `replace` does this too; between two of one function there is at most one version of it to be
    /// given back, unless calls of older ones are still under way. Interpreted programs keep theirs.
    ///
    /// To see where threads are, each thread of the process is sent a signal (number 62), whose handler looks
    /// through the thread's stack. Code stays if one does not answer within 20 ms.
    pub fn reclaim(&self) {
        let _section = critical::enter();
        let mut replacements = self.0.lock_replacements();
        // SAFETY: who has had functions replaced has promised it.
        unsafe { self.0.program.reclaim(&mut replacements.superseded) };
    }

    /// Refuses a module whose function is of another type than the program's.
    fn check_replacement(
        &self,
        name: &str,
        function: FuncIndex,
        module: &Module,
    ) -> Result<(), Error> {
        let ir = module.top();
        let missing = || Error::from(ErrorKind::NoFunction { name: name.into() });
        let global = ir.find(name).ok_or_else(missing)?;
        let group = self.0.program.group();
        let (unit, of) = group.definition(function).ok_or_else(missing)?;
        let old = &unit.module.ir;
        let expected = type_text(old, old.globals[old.funcs[of].global].ty);
        let found = type_text(ir, ir.globals[global].ty);
        if !externs::exports(ir).any(|export| export.name == name) {
            return Err(missing());
        }
        if expected == found {
            return Ok(());
        }
        let message = format!("the program's `@{name}` is of type `{expected}`");
        let error = Diagnostic::error("host-type", ir.globals[global].span, message);
        let mut diagnostics = Diagnostics::default();
        diagnostics.push(error.label(format!("defined as `{found}`")));
        let parts = vec![(ir.source.clone(), diagnostics)];
        Err(ErrorKind::Invalid(Invalid { parts }).into())
    }
}
