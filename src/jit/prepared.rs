//! Modules as the engine keeps them.
//!
//! A module that is read lazily has its top level for everybody, and bodies for whoever compiles: a
//! compiler takes a copy of the module ([`Prepared::view`]), reads the bodies that it needs into
//! that, and gives it back. So nobody waits for another's compiler, and what a body adds to the
//! tables of types and constants changes nothing that somebody else looks at. There are as many
//! copies as there ever were compilers at work at the same time: two, as a rule.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};

use super::kept::{Digest, Stock};
use super::watched::Watched;
use crate::diag::{Diagnostic, Diagnostics, Severity};
use crate::ir::{Const, FuncId, GlobalKind, Inst, InstData, Module, Operand, OperandKind};
use crate::lower::ModuleInfo;
use crate::opt::{self, OwnVariables, UsualArg};
use crate::read::{self, Bodies};
use crate::runtime::critical;
use crate::verify::Gradual;
use rustc_hash::{FxHashMap, FxHashSet};

/// A verified module with the tables that its functions are lowered with.
pub struct Prepared {
    /// The module; without bodies, where those are read when they are needed.
    pub ir: Module,
    /// The tables.
    pub info: ModuleInfo,
    lazy: Option<Box<Lazy>>,
    own_variables: OnceLock<OwnVariables>,
    usual_args: OnceLock<Vec<UsualArg>>,
    /// What the code cache knows it by.
    pub digest: OnceLock<Digest>,
    /// The code of its programs, for others.
    pub stock: Stock,
    /// What the runtime knows of it, where its programs are tested as they run.
    checked: Option<Watched>,
}

/// What it takes to read bodies.
struct Lazy {
    bodies: Bodies,
    /// What judges them, if they were not judged before.
    judge: Option<Gradual>,
    /// Copies of the module that no compiler has.
    idle: Mutex<Vec<Copy>>,
    whole: OnceLock<Module>,
}

/// A module with the bodies that were read into it so far.
struct Copy {
    ir: Module,
    info: ModuleInfo,
    judge: Option<Gradual>,
    /// What functions that were read call, as far as that was asked for.
    calls: FxHashMap<FuncId, Calls>,
}

/// What a function calls.
#[derive(Default)]
struct Calls {
    /// What it calls by its name or passes to what it calls, and may be inlined, each once.
    callees: Vec<FuncId>,
    /// Its other calls.
    indirect: Vec<Inst>,
    /// Whether it is too large to be inlined: what it calls matters to nobody else.
    is_large: bool,
}

/// Shown by its name: a module is printed by `ir/print`.
impl fmt::Debug for Prepared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.ir.source.as_ref().map(|source| source.name());
        f.debug_struct("Prepared")
            .field("source", &name)
            .field("functions", &self.ir.funcs.len())
            .finish_non_exhaustive()
    }
}

impl Prepared {
    /// Makes the tables of a module that the verifier has passed.
    pub fn new(ir: Module) -> Self {
        let info = ModuleInfo::new(&ir);
        Prepared {
            ir,
            info,
            lazy: None,
            own_variables: OnceLock::new(),
            usual_args: OnceLock::new(),
            digest: OnceLock::new(),
            stock: Stock::default(),
            checked: None,
        }
    }

    /// The same of a checked module.
    pub(super) fn with_watched(ir: Module, watched: Watched) -> Self {
        Prepared {
            checked: Some(watched),
            ..Prepared::new(ir)
        }
    }

    /// What the runtime knows of it, if it is checked.
    pub(crate) fn watched(&self) -> Option<&Watched> {
        self.checked.as_ref()
    }

    /// The same of a module whose top level alone was read and judged. Bodies are judged when they are read, if
    /// there is something to judge them.
    pub fn lazy(ir: Module, bodies: Bodies, judge: Option<Gradual>) -> Self {
        let info = ModuleInfo::new(&ir);
        let lazy = Lazy {
            bodies,
            judge,
            idle: Mutex::default(),
            whole: OnceLock::new(),
        };
        Prepared {
            ir,
            info,
            lazy: Some(Box::new(lazy)),
            own_variables: OnceLock::new(),
            usual_args: OnceLock::new(),
            digest: OnceLock::new(),
            stock: Stock::default(),
            checked: None,
        }
    }

    /// The module with all bodies, and all that they say for debuggers: read again, where they are
    /// read lazily. What cannot be read is left out.
    pub fn whole(&self) -> &Module {
        let Some(lazy) = &self.lazy else {
            return &self.ir;
        };
        let _section = critical::enter();
        lazy.whole.get_or_init(|| match &self.ir.source {
            Some(source) => read::module(Arc::clone(source), &mut Diagnostics::default()),
            None => self.ir.clone(),
        })
    }

    /// The variables that are [accessed by name alone](opt::own_variables). Where bodies are read lazily they are
    /// known if the module's outline has them.
    pub fn own_variables(&self) -> &OwnVariables {
        let _section = critical::enter();
        self.own_variables.get_or_init(|| match &self.lazy {
            None => opt::own_variables(&self.ir),
            Some(_) => {
                let outline = self.ir.outline.as_ref();
                outline.map_or_else(OwnVariables::default, |outline| OwnVariables {
                    unexposed: outline.unexposed.to_vec(),
                    unwritten: outline.unwritten.to_vec(),
                })
            }
        })
    }

    /// What functions of the module [pass to each other](opt::usual_args), in order. Where bodies are read lazily that is
    /// not known.
    pub fn usual_args(&self) -> &[UsualArg] {
        let _section = critical::enter();
        self.usual_args.get_or_init(|| opt::usual_args(&self.ir))
    }

    /// How many instructions a function has, or about how many.
    pub fn size(&self, function: FuncId) -> usize {
        match (&self.ir.funcs[function].body, &self.lazy) {
            (Some(body), _) => body.insts.len(),
            (None, Some(lazy)) => lazy.bodies.insts(function),
            (None, None) => 0,
        }
    }

    /// The module for one who compiles a function, whose body is then read and judged.
    ///
    /// # Errors
    ///
    /// What is wrong with the body.
    pub fn view(&self, function: FuncId) -> Result<View<'_>, Box<Diagnostic>> {
        let copy = self.lazy.as_ref().map(|lazy| {
            let idle = lazy.lock().pop();
            idle.unwrap_or_else(|| Copy {
                ir: self.ir.clone(),
                info: self.info.clone(),
                judge: lazy.judge.clone(),
                calls: FxHashMap::default(),
            })
        });
        let mut view = View {
            of: self,
            copy,
            spoiled: false,
        };
        view.read(function)?;
        Ok(view)
    }
}

impl Copy {
    /// What a function calls that was read.
    fn calls(&mut self, function: FuncId) -> &Calls {
        let (ir, info) = (&self.ir, &self.info);
        let calls = self.calls.entry(function);
        calls.or_insert_with(|| Calls::find(ir, info, function))
    }

    fn read(&mut self, bodies: &Bodies, function: FuncId) -> Result<(), Box<Diagnostic>> {
        bodies.read(&mut self.ir, function)?;
        self.info.extend(&self.ir);
        let Some(judge) = &mut self.judge else {
            return Ok(());
        };
        let mut found = Diagnostics::new(1);
        judge.body(&self.ir, function, &mut found);
        let mut found = found.iter();
        match found.find(|found| found.severity == Severity::Error) {
            None => Ok(()),
            Some(error) => Err(Box::new(error.clone())),
        }
    }
}

impl Lazy {
    fn lock(&self) -> MutexGuard<'_, Vec<Copy>> {
        critical::lock(&self.idle)
    }
}

/// A module with the body of a function, and of others that were asked for.
pub struct View<'a> {
    of: &'a Prepared,
    copy: Option<Copy>,
    /// Whether the copy has what came with a body that is not valid: constants that were found
    /// wrong there are not judged again where another body has them.
    spoiled: bool,
}

impl fmt::Debug for View<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("View").field(self.of).finish()
    }
}

impl View<'_> {
    /// The module.
    pub fn ir(&self) -> &Module {
        self.copy.as_ref().map_or(&self.of.ir, |copy| &copy.ir)
    }

    /// The tables that its functions are lowered with.
    pub fn info(&self) -> &ModuleInfo {
        self.copy.as_ref().map_or(&self.of.info, |copy| &copy.info)
    }

    /// Reads a body and judges it, if that was not done.
    fn read(&mut self, function: FuncId) -> Result<(), Box<Diagnostic>> {
        let (Some(copy), Some(lazy)) = (&mut self.copy, &self.of.lazy) else {
            return Ok(());
        };
        if !copy.ir.funcs[function].unread {
            return Ok(());
        }
        let read = copy.read(&lazy.bodies, function);
        if read.is_err() {
            copy.ir.funcs[function].body = None;
            self.spoiled = true;
        }
        read
    }

    /// Reads the bodies that a function calls, and those that they call if they can be inlined themselves, as far as
    /// `wanted` says so: for one who wants to inline them. What an indirect call calls, `called` says. One with errors
    /// is as one that is not there, and the last.
    pub fn read_callees(
        &mut self,
        function: FuncId,
        wanted: impl Fn(FuncId) -> bool,
        called: impl Fn(FuncId, Inst) -> Option<FuncId>,
    ) {
        /// Functions that call each other are not inlined any deeper.
        const DEPTH: usize = 8;
        let mut met = FxHashSet::default();
        let mut callers = vec![function];
        for depth in 0..DEPTH {
            let mut callees = Vec::new();
            for caller in callers {
                let Some(copy) = &mut self.copy else { return };
                let calls = copy.calls(caller);
                if depth > 0 && calls.is_large {
                    continue;
                }
                let indirect = calls.indirect.iter();
                let indirect = indirect.filter_map(|&inst| called(caller, inst));
                for callee in calls.callees.iter().copied().chain(indirect) {
                    if met.insert(callee) && wanted(callee) {
                        callees.push(callee);
                    }
                }
            }
            if callees.iter().any(|&callee| self.read(callee).is_err()) {
                return;
            }
            callers = callees;
        }
    }
}

impl Calls {
    fn find(m: &Module, info: &ModuleInfo, caller: FuncId) -> Calls {
        let mut calls = Calls::default();
        let Some(body) = &m.funcs[caller].body else {
            return calls;
        };
        calls.is_large = !opt::can_be_inlined(m, info, caller);
        let mut met = FxHashSet::default();
        for (inst, data) in body.insts.iter() {
            let (InstData::Call { call } | InstData::Invoke { call, .. }) = *data else {
                continue;
            };
            let call = &body.calls[call];
            // What it passes may be called where the callee is inlined.
            for operand in std::iter::once(call.callee).chain(body.operands(call.args)) {
                if let Some(callee) = function(m, operand)
                    && (m.funcs[callee].unread || m.funcs[callee].body.is_some())
                    && met.insert(callee)
                    && opt::may_be_inlined(m, info, callee)
                {
                    calls.callees.push(callee);
                }
            }
            if let OperandKind::Value(_) = call.callee.kind() {
                calls.indirect.push(inst);
            }
        }
        calls
    }
}

/// The function that an operand is the address of.
fn function(m: &Module, operand: Operand) -> Option<FuncId> {
    let OperandKind::Const(id) = operand.kind() else {
        return None;
    };
    let Const::Global(global) = m.consts.get(id) else {
        return None;
    };
    let GlobalKind::Function(function) = m.globals[global].kind else {
        return None;
    };
    Some(function)
}

impl Drop for View<'_> {
    fn drop(&mut self) {
        if let (Some(copy), Some(lazy)) = (self.copy.take(), &self.of.lazy)
            && !self.spoiled
        {
            lazy.lock().push(copy);
        }
    }
}
