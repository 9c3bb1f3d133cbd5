//! Verified modules.

use std::path::Path;
use std::sync::Arc;

use super::error::{Error, ErrorKind, Invalid};
use super::externs::{self, Extern};
use super::types::FuncType;
use crate::diag::{Diagnostics, Source};
use crate::ir::{self, GlobalId, GlobalKind};
use crate::jit::prepared::Prepared;
use crate::read::{self, Bodies};
use crate::verify::{self, Gradual, Profile};

/// A module that has been parsed and verified. It belongs to no engine: it can be instantiated
/// any number of times, and cloning it is cheap.
#[derive(Debug, Clone)]
pub struct Module(pub(crate) Arc<Prepared>);

impl Module {
    /// Reads a file, which is text or bitcode, and verifies it. The file may change or go afterwards.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or is not valid.
    pub fn from_file(path: impl AsRef<Path>, profile: Profile) -> Result<Module, Error> {
        let name = path.as_ref().to_string_lossy();
        Module::from_source(Arc::new(Source::open(&name)?), profile)
    }

    /// As [`from_file`](Self::from_file), of a file that is mapped into memory instead of read, which saves copying it.
    ///
    /// # Errors
    ///
    /// If it cannot be mapped, or is not valid.
    ///
    /// # Safety
    ///
    /// As long as the module or an instance of it lives nobody may write to the file or truncate it. It may be replaced by
    /// another file of its name.
    pub unsafe fn from_mapped_file(
        path: impl AsRef<Path>,
        profile: Profile,
    ) -> Result<Module, Error> {
        let name = path.as_ref().to_string_lossy();
        // SAFETY: the caller keeps the contract of `from_mapped_file`.
        Module::from_source(Arc::new(unsafe { Source::map(&name)? }), profile)
    }

    /// Verifies a text. `name` is what diagnostics call it.
    ///
    /// # Errors
    ///
    /// If it is not valid.
    pub fn from_text(
        name: &str,
        text: impl Into<Vec<u8>>,
        profile: Profile,
    ) -> Result<Module, Error> {
        Module::from_source(Arc::new(Source::new(name, text)?), profile)
    }

    /// Verifies a module that is text or bitcode: its first bytes say which. `name` is what
    /// diagnostics call it.
    ///
    /// # Errors
    ///
    /// If it is not valid, or is bitcode of several modules.
    pub fn from_bytes(
        name: &str,
        bytes: impl Into<Vec<u8>>,
        profile: Profile,
    ) -> Result<Module, Error> {
        Module::from_source(Arc::new(Source::new(name, bytes)?), profile)
    }

    /// As [`from_bytes`](Self::from_bytes), with the bodies of functions left for later, where it is
    /// bitcode: each is read and verified when the function is first compiled. What is wrong there
    /// ends the call as what cannot be compiled does, and is a [`Failure`](crate::api::Failure) of the
    /// instance. Nothing that is wrong is run.
    ///
    /// Functions are not inlined into those of other modules. Modules of which more has to be known
    /// are read at once all the same: those that use the addresses of blocks, that were made for
    /// another target than x86-64 Linux, or that are held to LLVMlite.
    ///
    /// # Errors
    ///
    /// If it is not valid outside of bodies, or is bitcode of several modules.
    pub fn from_bytes_lazily(
        name: &str,
        bytes: impl Into<Vec<u8>>,
        profile: Profile,
    ) -> Result<Module, Error> {
        let source = Arc::new(Source::new(name, bytes)?);
        let mut diagnostics = Diagnostics::default();
        let lazy = Module::lazily(&source, profile, &mut diagnostics);
        match lazy.filter(|_| !diagnostics.has_errors()) {
            Some(module) => Ok(module),
            None => Module::from_source(source, profile),
        }
    }

    /// Reads the top level of a source and verifies it; `None` where that has to be done at once.
    #[doc(hidden)]
    pub fn lazily(
        source: &Arc<Source>,
        profile: Profile,
        diagnostics: &mut Diagnostics,
    ) -> Option<Module> {
        let (ir, bodies) = read::lazily(source)?;
        let judge = Gradual::new(&ir, profile, diagnostics)?;
        Some(Module(Arc::new(Prepared::lazy(
            ir,
            Bodies::Bitcode(bodies),
            Some(judge),
        ))))
    }

    /// Verifies a source, which is text or bitcode.
    ///
    /// # Errors
    ///
    /// If it is not valid.
    pub fn from_source(source: Arc<Source>, profile: Profile) -> Result<Module, Error> {
        let mut diagnostics = Diagnostics::default();
        let module = read::module_in(source, profile.language(), &mut diagnostics);
        Module::verify(module, profile, diagnostics)
    }

    /// Verifies a module that was built.
    ///
    /// # Errors
    ///
    /// If it is not valid.
    pub fn from_ir(module: ir::Module, profile: Profile) -> Result<Module, Error> {
        Module::verify(module, profile, Diagnostics::default())
    }

    fn verify(
        module: ir::Module,
        profile: Profile,
        mut diagnostics: Diagnostics,
    ) -> Result<Module, Error> {
        verify::verify(&module, profile, &mut diagnostics);
        Module::with_diagnostics(module, diagnostics)
    }

    /// A module with all that was found to say of it.
    pub(super) fn with_diagnostics(
        module: ir::Module,
        diagnostics: Diagnostics,
    ) -> Result<Module, Error> {
        if !diagnostics.has_errors() {
            // SAFETY: there is no error in it.
            return Ok(unsafe { Module::from_verified(module) });
        }
        let parts = vec![(module.source.clone(), diagnostics)];
        Err(ErrorKind::Invalid(Invalid { parts }).into())
    }

    /// Takes a module that was verified; [`from_ir`](Self::from_ir) does that itself.
    ///
    /// # Safety
    ///
    /// [`verify::verify`] must have found no error in it: the engines rely on all that it checks.
    pub unsafe fn from_verified(module: ir::Module) -> Module {
        Module(Arc::new(Prepared::new(module)))
    }

    /// The module as it was written. One that is read lazily is read again for that, once; what
    /// cannot be read of it is left out.
    pub fn ir(&self) -> &ir::Module {
        self.0.whole()
    }

    /// Its canonical text, which parses to the same module.
    pub fn to_text(&self) -> String {
        String::from_utf8_lossy(&ir::print::module(self.ir())).into_owned()
    }

    /// Whether it throws exceptions or looks at the stack, as far as its declarations say.
    #[cfg(feature = "internals")]
    #[doc(hidden)]
    pub fn unwinds(&self) -> bool {
        crate::jit::unwind::unwinds(&self.0.ir)
    }

    /// The module with as many bodies as were read at once.
    #[doc(hidden)]
    pub fn top(&self) -> &ir::Module {
        &self.0.ir
    }

    /// What it was read from; `None` for a module that was built.
    pub fn source(&self) -> Option<&Source> {
        self.0.ir.source.as_deref()
    }

    /// What it declares and does not define: the symbols that it needs from other modules or from the
    /// host, in their order, without LLVM's intrinsics.
    pub fn imports(&self) -> impl Iterator<Item = Extern> + '_ {
        externs::imports(&self.0.ir)
    }

    /// What it defines for others to see, in order: functions, variables and their aliases, but not
    /// what is `private` or `internal`.
    pub fn exports(&self) -> impl Iterator<Item = Extern> + '_ {
        externs::exports(&self.0.ir)
    }

    /// The names and types of the functions that it defines, aliases of functions among them.
    /// Those that Rust cannot call have no type here.
    pub fn functions(&self) -> impl Iterator<Item = (String, Option<FuncType>)> + '_ {
        let ir = &self.0.ir;
        ir.globals.keys().filter_map(|id| function(ir, id))
    }

    /// The name and type of the function of a name that it defines.
    #[cfg(feature = "internals")]
    #[doc(hidden)]
    pub fn function(&self, name: &str) -> Option<(String, Option<FuncType>)> {
        let ir = &self.0.ir;
        function(ir, ir.find(name)?)
    }
}

/// The name and type of a function that a module defines, or of an alias of one.
fn function(ir: &ir::Module, id: GlobalId) -> Option<(String, Option<FuncType>)> {
    let global = &ir.globals[id];
    match global.kind {
        GlobalKind::Function(function) => {
            if !ir.funcs[function].is_defined() {
                return None;
            }
        }
        GlobalKind::Alias(_) => {
            let ir::Type::Function { .. } = ir.types.resolved(global.ty) else {
                return None;
            };
        }
        _ => return None,
    }
    let name = ir.names.text(global.name).into_owned();
    Some((name, FuncType::of(ir, id)))
}
