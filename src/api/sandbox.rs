//! Programs in a memory of their own.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::checked::Leaked;
use super::error::{Error, ErrorKind, Invalid};
use super::lost;
use super::module::Module;
use super::trap::{Seen, Trap};
use super::types::{FuncType, ValType};
use super::value::Val;
use crate::checked::Checks;
use crate::diag::{Diagnostics, Source};
use crate::interp::portable::registers::Registers;
use crate::jit::prepared::Prepared;
use crate::lir::{AbiLoc, ArgAssigner, Param, Type};
use crate::portable::{Begun, Clock, Ended, Observer, Output, Program, Settings, State, Streams};
use crate::runtime::trap::TrapKind;
use crate::stages::CodeLine;

/// What a program in a memory of its own is given: streams, files, arguments, and how much it may use.
///
/// Such a program reaches nothing of the process but this. It is interpreted, and every access to memory is compared
/// with the bounds of its memory, so that it need not be trusted: linking and running one is safe. Its C library is
/// jitlite's own. What it cannot have is refused with a name: inline assembly, threads, signals, and functions of other
/// libraries.
///
/// ```
/// use jitlite::{Error, Module, Profile, Ran, Sandbox};
///
/// fn main() -> Result<(), Error> {
///     let text = r#"
///         @text = constant [7 x i8] c"hello\0A\00"
///         declare i32 @printf(ptr, ...)
///         define i32 @main() {
///           call i32 (ptr, ...) @printf(ptr @text)
///           ret i32 3
///         }"#;
///     let module = Module::from_text("hello.ll", text, Profile::Auto)?;
///     let program = Sandbox::new().link(&[module])?;
///     assert!(matches!(program.run("main", &[])?, Ran::Exited(3)));
///     Ok(())
/// }
/// ```
#[derive(Debug, Default)]
pub struct Sandbox {
    settings: Settings,
}

/// How a program of a [`Sandbox`] has run.
#[derive(Debug, Clone, PartialEq)]
pub enum Ran {
    /// The function has returned.
    Returned(Option<Val>),
    /// The program has ended with this status.
    Exited(i32),
}

/// How far a program has run.
#[derive(Debug, Clone)]
pub enum Stepped {
    /// To its end.
    Ended(Ran),
    /// To an instruction in front of which it has stopped.
    Stopped(Box<State>),
}

impl Sandbox {
    /// A sandbox without input, whose output goes nowhere, with 8 MiB of stack and 1 GiB of heap.
    pub fn new() -> Sandbox {
        Sandbox::default()
    }

    /// The functions of the C library, with their types as LLVM IR writes them.
    pub fn functions() -> impl Iterator<Item = (&'static str, &'static str)> {
        crate::portable::listing()
    }

    /// Where standard input comes from.
    pub fn stdin(mut self, stream: impl Read + Send + 'static) -> Self {
        self.settings.streams.set_input(Box::new(stream));
        self
    }

    /// Where standard output goes to.
    pub fn stdout(mut self, stream: impl Write + Send + 'static) -> Self {
        let streams = &mut self.settings.streams;
        streams.set_output(Output::Stdout, Box::new(stream));
        self
    }

    /// Where standard error goes to.
    pub fn stderr(mut self, stream: impl Write + Send + 'static) -> Self {
        let streams = &mut self.settings.streams;
        streams.set_output(Output::Stderr, Box::new(stream));
        self
    }

    /// A file that the program finds under a name. What it writes stays in memory: see [`Sandboxed::file`].
    pub fn file(mut self, name: &str, bytes: impl Into<Vec<u8>>) -> Self {
        let files = &mut self.settings.streams.files;
        files.write(name.as_bytes(), bytes.into());
        self
    }

    /// Lets the program read the files of a folder. It writes none there.
    pub fn folder(mut self, folder: impl Into<PathBuf>) -> Self {
        self.settings.streams.files.grant(folder);
        self
    }

    /// The arguments of `main`, of which the first is the program's name.
    pub fn arguments<A: Into<Vec<u8>>>(mut self, arguments: impl IntoIterator<Item = A>) -> Self {
        self.settings.arguments = arguments.into_iter().map(Into::into).collect();
        self
    }

    /// A variable of the environment.
    pub fn variable(mut self, name: &str, value: &str) -> Self {
        let pair = (name.into(), value.into());
        self.settings.environment.push(pair);
        self
    }

    /// Gives the program a clock of its own, so that it runs alike each time: one that begins at the year 2000 and
    /// goes on by a microsecond whenever it is asked. It is the only one in a browser.
    pub fn counted_clock(mut self) -> Self {
        self.settings.streams.clock = Clock::Counted(0);
        self
    }

    /// Has the program count the instructions of LLVM IR that it runs, `phi`s aside, so that it can be stopped in front of
    /// any of them: see [`Sandboxed::run_to`]. It runs more slowly. [`fuel`](Self::fuel) then counts these instructions,
    /// from the start of the program on.
    pub fn stepped(mut self) -> Self {
        self.settings.stepped = true;
        self
    }

    /// Has the program tested for what the language leaves undefined: what is found ends it by
    /// [`TrapKind::Finding`](super::TrapKind::Finding). Tests cost time and memory.
    pub fn checked(mut self, what: Checks) -> Self {
        self.settings.checks = what;
        self
    }

    /// Has a function told of what the program is found to do, once for each place, and the program go on behind that, if it is
    /// [checked](Self::checked) with [`Checks::keep_going`]. Where there is no way to go on, as behind `unreachable`, the program
    /// ends with the finding all the same.
    pub fn on_finding(mut self, handler: impl Fn(&Trap) + Send + 'static) -> Self {
        let seen = Seen::default();
        let observer = move |report| {
            let trap = Trap::new(report);
            if seen.is_new(&trap) {
                handler(&trap);
            }
        };
        self.settings.observer = Some(Observer(Box::new(observer)));
        self
    }

    /// Bytes of stack.
    pub fn stack_size(mut self, bytes: u64) -> Self {
        self.settings.limits.stack = bytes;
        self
    }

    /// The most bytes of heap.
    pub fn heap_size(mut self, bytes: u64) -> Self {
        self.settings.limits.heap = bytes;
        self
    }

    /// How many instructions of LIR each call may run.
    pub fn fuel(mut self, fuel: u64) -> Self {
        self.settings.limits.fuel = Some(fuel);
        self
    }

    /// Ends the program by a trap, [`TrapKind::DeadlineExceeded`](super::TrapKind), soon after the flag is set.
    pub fn stop_by(mut self, flag: Arc<AtomicBool>) -> Self {
        self.settings.limits.stop = Some(flag);
        self
    }

    /// Links modules, of which the first is the program itself. Nothing is run.
    ///
    /// # Errors
    ///
    /// If the program needs what there is not, each with its name and type.
    pub fn link(self, modules: &[Module]) -> Result<Sandboxed, Error> {
        let prepared: Vec<Arc<Prepared>> = modules.iter().map(|m| m.0.clone()).collect();
        let by_source = |found| {
            let sources = modules.iter().map(|module| module.top().source.clone());
            Invalid::by_source(sources, found)
        };
        let program = Program::link(prepared, self.settings);
        let program =
            program.map_err(|errors| Error::from(ErrorKind::Invalid(by_source(errors))))?;
        let tops: Vec<_> = modules.iter().map(Module::top).collect();
        let warnings = by_source(lost::warnings(&tops, |_| false));
        Ok(Sandboxed {
            program,
            modules: modules.to_vec(),
            warnings,
        })
    }
}

/// A program that a [`Sandbox`] has linked.
#[derive(Debug)]
pub struct Sandboxed {
    program: Program,
    modules: Vec<Module>,
    warnings: Invalid,
}

impl Sandboxed {
    /// What of its modules has no effect here, by their sources.
    pub fn warnings(&self) -> impl Iterator<Item = (Option<&Source>, &Diagnostics)> {
        let parts = self.warnings.parts.iter();
        parts.map(|(source, diagnostics)| (source.as_deref(), diagnostics))
    }

    /// Runs the constructors, which is to be done before anything else.
    ///
    /// # Errors
    ///
    /// The trap that one has ended with.
    pub fn construct(&self) -> Result<Ran, Error> {
        self.ended(self.program.construct(), None)
    }

    /// Calls a function with scalars.
    ///
    /// # Errors
    ///
    /// If there is no such function, if it is of another type, or the trap that it has ended with.
    pub fn call(&self, name: &str, args: &[Val]) -> Result<Ran, Error> {
        let (address, ty, mut registers, stack) = self.call_of(name, args)?;
        let ended = self.program.call(address, &mut registers, &stack);
        let result = ty.result.as_ref().and_then(|ty| result(ty, &registers));
        self.ended(ended, result)
    }

    /// Runs the program from its constructors to its destructors: `name` is called in between, and the status is what it
    /// returns.
    ///
    /// # Errors
    ///
    /// As for [`call`](Self::call).
    pub fn run(&self, name: &str, args: &[Val]) -> Result<Ran, Error> {
        let status = match self.construct()? {
            Ran::Exited(status) => status,
            Ran::Returned(_) => match self.call(name, args)? {
                Ran::Exited(status) => status,
                Ran::Returned(value) => status_of(value),
            },
        };
        self.ended(self.program.destruct(status), None)
    }

    /// Runs a program that is [stepped](Sandbox::stepped) as [`run`](Self::run) does, until it has run so many instructions
    /// of LLVM IR. A program does the same each time it is linked and run, if its input is the same and its clock is
    /// [counted](Sandbox::counted_clock): so a debugger steps back by running again.
    ///
    /// ```
    /// use jitlite::{Error, Module, Profile, Sandbox, Shown, Stepped};
    ///
    /// fn main() -> Result<(), Error> {
    ///     let text = "define i32 @main() {\n  %a = add i32 40, 2\n  ret i32 %a\n}";
    ///     let module = Module::from_text("add.ll", text, Profile::Auto)?;
    ///     let mut program = Sandbox::new().stepped().link(&[module])?;
    ///     let Stepped::Stopped(state) = program.run_to("main", &[], 1)? else {
    ///         panic!("two instructions are more than one");
    ///     };
    ///     let call = &state.calls[0];
    ///     assert_eq!((call.frame.line(), &*call.values[0].name), (Some(3), "a"));
    ///     assert_eq!(call.values[0].value, Some(Shown::Int(32, 42)));
    ///     Ok(())
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// As for [`call`](Self::call). [`state`](Self::state) is then what the program looked like at a trap.
    pub fn run_to(&mut self, name: &str, args: &[Val], steps: u64) -> Result<Stepped, Error> {
        self.program.stop_after(steps);
        match self.run(name, args) {
            Ok(ran) => Ok(Stepped::Ended(ran)),
            Err(error) => match (error.trap().map(Trap::kind), self.program.state()) {
                (Some(TrapKind::OutOfFuel), Some(state)) => Ok(Stepped::Stopped(state)),
                _ => Err(error),
            },
        }
    }

    /// How many instructions of LLVM IR a [stepped](Sandbox::stepped) program has run so far.
    pub fn steps(&self) -> u64 {
        self.program.steps()
    }

    /// What a [stepped](Sandbox::stepped) program looked like when it stopped or trapped last.
    pub fn state(&self) -> Option<Box<State>> {
        self.program.state()
    }

    /// The arguments of `main` as it takes them: their number, and the addresses of their list and of the environment's.
    pub fn main_arguments(&self) -> [u64; 3] {
        self.program.arguments()
    }

    /// The bytecode of a function that the program's first module defines, in lines that change as they like: for people
    /// who look at what runs. `None` where there is no such function, or no bytecode of it.
    pub fn bytecode(&self, name: &str) -> Option<Vec<CodeLine>> {
        self.program.bytecode(name)
    }

    /// The string of C at an address of the program's memory; `None` if there is none.
    pub fn string(&self, address: u64) -> Option<Vec<u8>> {
        self.program.string(address)
    }

    /// Puts a string into the program's memory; `None` if there is no room.
    pub fn put_string(&self, text: &[u8]) -> Option<u64> {
        self.program.put_string(text)
    }

    /// The blocks of the heap of a [checked](Sandbox::checked) program that were not given back, though nothing leads to them
    /// any more. It is for a program that has come to its end.
    pub fn leaks(&self) -> Vec<Leaked> {
        self.program.leaks().into_iter().map(Leaked::new).collect()
    }

    /// The contents of a file, as the program has left it.
    pub fn file(&self, name: &str) -> Option<Vec<u8>> {
        let read = |streams: &mut Streams| streams.read_file(name.as_bytes());
        self.program.with_streams(read)?
    }

    pub(super) fn program(&self) -> &Program {
        &self.program
    }

    /// The call that a recording makes.
    pub(super) fn begun(&self, name: &str, args: &[Val]) -> Result<Begun, Error> {
        let (address, ty, registers, stack) = self.call_of(name, args)?;
        Ok(Begun {
            address,
            registers,
            stack,
            status: Box::new(move |registers| {
                let value = ty.result.as_ref().and_then(|ty| result(ty, registers));
                status_of(value)
            }),
        })
    }

    /// A function that is to be called: its address, its type, and its arguments in registers and on the stack.
    fn call_of(
        &self,
        name: &str,
        args: &[Val],
    ) -> Result<(u64, FuncType, Registers, Vec<u64>), Error> {
        let (address, ty) = self.find(name)?;
        let (Some(ty), Some((registers, stack))) = (&ty, registers(args)) else {
            return Err(wrong_type(name, args, ty));
        };
        let types: Vec<ValType> = args.iter().map(Val::ty).collect();
        let fits = match ty.varargs {
            true => types.starts_with(&ty.params),
            false => types == ty.params,
        };
        if !fits || ty.result.as_ref().is_some_and(|ty| place(ty).is_none()) {
            return Err(wrong_type(name, args, Some(ty.clone())));
        }
        Ok((address, ty.clone(), registers, stack))
    }

    fn find(&self, name: &str) -> Result<(u64, Option<FuncType>), Error> {
        let found = self.program.function(name).and_then(|(module, address)| {
            let module = self.modules.get(module)?.top();
            Some((address, FuncType::of(module, module.find(name)?)))
        });
        found.ok_or_else(|| ErrorKind::NoFunction { name: name.into() }.into())
    }

    fn ended(&self, ended: Ended, result: Option<Val>) -> Result<Ran, Error> {
        match ended {
            Ended::Returned => Ok(Ran::Returned(result)),
            Ended::Exited(status) => Ok(Ran::Exited(status)),
            Ended::Trap(report) => Err(Trap::new(report).into()),
        }
    }
}

/// The status of a program whose function has returned a value.
fn status_of(value: Option<Val>) -> i32 {
    let bits = value.and_then(|value| value.to_bits());
    bits.map_or(0, |bits| bits as i32)
}

fn wrong_type(name: &str, args: &[Val], found: Option<FuncType>) -> Error {
    let expected = FuncType {
        params: args.iter().map(Val::ty).collect(),
        result: found.as_ref().and_then(|ty| ty.result.clone()),
        varargs: false,
    };
    let name = name.into();
    ErrorKind::WrongType {
        name,
        expected,
        found,
    }
    .into()
}

/// What a scalar travels as; `None` for other values.
fn place(ty: &ValType) -> Option<Type> {
    Some(match ty {
        ValType::Int(1..=8) => Type::I8,
        ValType::Int(9..=16) => Type::I16,
        ValType::Int(17..=32) => Type::I32,
        ValType::Int(33..=64) | ValType::Ptr => Type::I64,
        ValType::F32 => Type::F32,
        ValType::F64 => Type::F64,
        ValType::Int(_)
        | ValType::Half
        | ValType::BFloat
        | ValType::F128
        | ValType::Vector { .. }
        | ValType::Array { .. }
        | ValType::Struct { .. } => return None,
    })
}

/// Arguments in registers, and on the stack; `None` if one is no scalar.
fn registers(args: &[Val]) -> Option<(Registers, Vec<u64>)> {
    let mut registers = Registers::default();
    let mut stack = Vec::new();
    let mut places = ArgAssigner::default();
    for arg in args {
        let bits = match arg {
            Val::F32(value) => value.to_bits().into(),
            Val::F64(value) => value.to_bits(),
            other => other.to_bits()? as u64,
        };
        match places.param(Param::new(place(&arg.ty())?)) {
            AbiLoc::Int(n) => *registers.ints.get_mut(usize::from(n))? = bits,
            AbiLoc::Float(n) => *registers.floats.get_mut(usize::from(n))? = [bits, 0],
            AbiLoc::Stack(offset) => {
                let place = offset as usize / 8;
                stack.resize(stack.len().max(place + 1), 0);
                stack[place] = bits;
            }
            AbiLoc::StackAddr(_) => return None,
        }
    }
    Some((registers, stack))
}

fn result(ty: &ValType, registers: &Registers) -> Option<Val> {
    let (word, [float, _]) = (registers.int_results[0], registers.float_results[0]);
    Some(match *ty {
        ValType::F32 => Val::F32(f32::from_bits(float as u32)),
        ValType::F64 => Val::F64(f64::from_bits(float)),
        ValType::Ptr => Val::Ptr(word),
        ValType::Int(width) => Val::int(width, word.into()),
        ValType::Half
        | ValType::BFloat
        | ValType::F128
        | ValType::Vector { .. }
        | ValType::Array { .. }
        | ValType::Struct { .. } => return None,
    })
}
