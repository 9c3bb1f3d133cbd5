//! What lowering and the optimizer make of the functions of a module, one at a time: for people who look at the stages.
//!
//! Functions are optimized as the compilers have it, with all that the module alone says of them.

use crate::diag::Diagnostic;
use crate::entity::Entity;
use crate::ir::{FuncId, GlobalId, Inst, Module};
use crate::lir::{self, SymbolId, print::Printer};
use crate::lower::{Lowerer, ModuleInfo};
use crate::opt::{
    self, Definition, Level, ModuleEnv, Optimizer, OwnVariables, Pass, UsualArg, Vectors,
};

/// A line of what a stage has made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodeLine {
    /// The text, without what ends it.
    pub text: String,
    /// The instruction of LLVM IR that it comes from, if it comes from one.
    pub inst: Option<Inst>,
}

/// The LIR of a function behind a pass that has changed it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The name of the pass, or `lowering`.
    pub pass: &'static str,
    /// What the pass does.
    pub says: &'static str,
    pub lines: Vec<CodeLine>,
}

/// The stages, with what they know of a module.
#[derive(Debug)]
pub struct Stages<'m> {
    module: &'m Module,
    info: ModuleInfo,
    variables: OwnVariables,
    usual_args: Vec<UsualArg>,
    vectors: Vectors,
    lowerer: Lowerer,
    optimizer: Optimizer,
}

impl<'m> Stages<'m> {
    /// The stages for a valid module, and a processor that has these lanes.
    pub fn new(module: &'m Module, vectors: Vectors) -> Stages<'m> {
        Stages {
            module,
            info: ModuleInfo::new(module),
            variables: opt::own_variables(module),
            usual_args: opt::usual_args(module),
            vectors,
            lowerer: Lowerer::new(),
            optimizer: Optimizer::new(),
        }
    }

    /// The LIR of a function that is defined.
    ///
    /// # Errors
    /// What is unsupported.
    pub fn lower(&mut self, function: FuncId) -> Result<lir::Function, Box<Diagnostic>> {
        self.lowerer.lower(self.module, &self.info, function)
    }

    /// Runs all passes for compiled code.
    pub fn optimize(&mut self, function: &mut lir::Function) {
        self.optimize_each(function, &mut |_, _| {});
    }

    /// Runs all passes for compiled code, and shows the function behind each of them.
    pub fn optimize_each(
        &mut self,
        function: &mut lir::Function,
        after: &mut dyn FnMut(&Pass, &lir::Function),
    ) {
        let (module, info) = (self.module, &self.info);
        let definition = |symbol| Definition::alone(module, info, symbol);
        let env = ModuleEnv::new(module)
            .with_constants(info)
            .with_unwritten(&self.variables.unwritten)
            .with_unexposed(&self.variables.unexposed)
            .with_usual_args(&self.usual_args)
            .with_vectors(self.vectors)
            .with_bodies(&mut self.lowerer, &definition)
            .with_library(&|_, _| true);
        let passes = Level::Full.passes();
        self.optimizer.run_each(function, passes, &env, after);
    }

    /// A function as lowering has made it, and behind each pass that has changed it.
    ///
    /// # Errors
    /// What is unsupported.
    pub fn steps(&mut self, function: FuncId) -> Result<Vec<Step>, Box<Diagnostic>> {
        let module = self.module;
        let mut lowered = self.lower(function)?;
        let mut steps = vec![Step {
            pass: "lowering",
            says: "makes LIR of the instructions of LLVM",
            lines: lines(module, &lowered),
        }];
        let mut before = lowered.to_string();
        self.optimize_each(&mut lowered, &mut |pass, function| {
            let after = function.to_string();
            if after != before {
                steps.push(Step {
                    pass: pass.name,
                    says: pass.says,
                    lines: lines(module, function),
                });
                before = after;
            }
        });
        Ok(steps)
    }
}

/// The text of a function of LIR with the names of its module.
pub fn lines(module: &Module, function: &lir::Function) -> Vec<CodeLine> {
    let printer = Printer {
        symbol: &|symbol| symbol_name(module, symbol),
        origins: true,
    };
    let text = printer.function(function).to_string();
    let line = |line: &str| {
        // `!12` at the end is the number of the instruction.
        let split = line.rsplit_once(" !").and_then(|(text, number)| {
            let number: usize = number.parse().ok()?;
            Some((text, Inst::new(number)))
        });
        match split {
            Some((text, inst)) => CodeLine {
                text: text.into(),
                inst: Some(inst),
            },
            None => CodeLine {
                text: line.into(),
                inst: None,
            },
        }
    };
    text.lines().map(line).collect()
}

/// The name of a symbol, which is a global of the module.
pub fn symbol_name(module: &Module, symbol: SymbolId) -> Option<Vec<u8>> {
    let global = module.globals.get(GlobalId(symbol.0))?;
    Some(module.names.get(global.name).to_vec())
}
