//! How an engine works.

use super::limits::LimitOptions;
use super::memory::WindowSize;
use super::tier::TierOptions;
use super::tools::ToolOptions;
use crate::checked::Checks;
use crate::opt::Pass;
use crate::runtime::activation::CallOptions;
use crate::x64::Features;

/// What runs functions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum EngineKind {
    /// The interpreter. No trap is lost: a load from a bad address traps even where nobody uses its
    /// result.
    Interp,
    /// The interpreter, for functions as they were lowered: what the others are compared with.
    Reference,
    /// The baseline compiler.
    Baseline,
    /// The optimizing compiler, for all functions at their first call. What LLVM leaves undefined
    /// may go unseen: a load whose result nobody uses is left out, and does not trap. It is a feature of the
    /// crate, `opt`.
    Opt,
    /// The baseline compiler, and the optimizing one for what turns out to be hot, with what is
    /// said there; without the feature `opt` the baseline compiler alone.
    #[default]
    Auto,
}

impl EngineKind {
    /// What it is in this build: without the optimizing compiler nothing is hot enough for it, and there is
    /// none to be asked for.
    pub(crate) fn built(self) -> Option<EngineKind> {
        match self {
            _ if cfg!(feature = "opt") => Some(self),
            EngineKind::Opt => None,
            EngineKind::Auto => Some(EngineKind::Baseline),
            kind => Some(kind),
        }
    }
}

/// How an engine works.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Options {
    /// What runs functions.
    pub kind: EngineKind,
    /// What interpreters have functions go through, where it is not what is usual.
    pub passes: Option<&'static [Pass]>,
    /// When functions are compiled again, by [`EngineKind::Auto`].
    pub tier: TierOptions,
    /// How many addresses to reserve.
    pub window: WindowSize,
    /// Whether no program is expected that throws exceptions or looks at the stack: to be ready for those
    /// takes a little time once. They run all the same.
    pub without_unwinding: bool,
    /// Whether code is not kept for further programs of the same modules.
    pub without_sharing: bool,
    /// How programs are called.
    pub call: CallOptions,
    /// Whether a function that is defined nowhere is an error only when it is called.
    pub lazy_linking: bool,
    /// Which limits programs have.
    pub limits: LimitOptions,
    /// Whether functions that other modules can see may be replaced while the program runs: then they are
    /// called by their cells, whatever the compiler sees of them.
    pub is_replaceable: bool,
    /// What code may need of the processor.
    pub features: Features,
    /// What programs are tested for that the language leaves undefined.
    pub checks: Option<Checks>,
    /// Which profilers and debuggers code is announced to.
    pub tools: ToolOptions,
    /// Whether it is kept from where in the source all code comes, for who has threads say where they are.
    pub keeps_map: bool,
}

impl Options {
    pub(super) fn is_interpreted(&self) -> bool {
        matches!(self.kind, EngineKind::Interp | EngineKind::Reference)
    }

    /// Bytes of the interpreter's own stack.
    pub(super) fn interp_stack(&self) -> usize {
        interp_stack(self.call.stack_size)
    }
}

/// Bytes of the interpreter's own stack for a call that has so many: its frames are larger than those of machine code.
pub(super) fn interp_stack(stack_size: usize) -> usize {
    stack_size.saturating_mul(4)
}
